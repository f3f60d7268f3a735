"""The painter of the board over the dungeon, from the bottom up: highlights, markers, figures, effects."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Square
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, GREEN_DEEP, RAVENLOFT
from game.ui.ravenloft.board import effect_forms, tiles
from game.ui.ravenloft.board.camera import Sight
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.board.effects import Act
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.board.pieces import Board, faded
from game.ui.ravenloft.board_targets import BoardView, OptionMap
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.facts.cards import reachable, way
from game.ui.ravenloft.panels import prompt, rail_data
from game.ui.ravenloft.theme import LEGAL, LEGAL_LINE
from game.ui.widgets.layout import meeting


@keep(1)
def _legal(side: int, unit: int, *, focused: bool) -> pygame.Surface:
    """A legal square: gold ticks in its corners and a soft fill."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*LEGAL, 120 if focused else 28))
    thick = max(2, unit // (14 if focused else 24))
    colour = RAVENLOFT.focus if focused else LEGAL_LINE
    if focused:
        pygame.draw.rect(made, colour, made.get_rect(), thick)
    tick = side // 4
    for x, dx in ((0, 1), (side - 1, -1)):
        for y, dy in ((0, 1), (side - 1, -1)):
            pygame.draw.line(made, colour, (x, y), (x + dx * tick, y), thick)
            pygame.draw.line(made, colour, (x, y), (x, y + dy * tick), thick)
    return made


def hint_marker(surface: pygame.Surface, rect: pygame.Rect, unit: int) -> None:
    """The square that a hint means: its lamp, until the Decision is answered."""
    side = max(12, unit * 7 // 10)
    lamp = art.scaled("ui/hint", max(6, side * 6 // 10), max(6, side * 6 // 10))
    pygame.draw.aacircle(surface, GREEN_DEEP, rect.center, side // 2)
    pygame.draw.aacircle(surface, GREEN, rect.center, side // 2, max(2, side // 16))
    surface.blit(lamp, lamp.get_rect(center=rect.center))


@keep(3)
def _plate(size: tuple[int, int], fill: int, thick: int, radius: int, *, focused: bool) -> pygame.Surface:
    """A legal tile, or the glow of a legal edge."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*LEGAL, fill))
    colour = RAVENLOFT.focus if focused else LEGAL_LINE
    pygame.draw.rect(made, colour, made.get_rect(), max(2, thick), border_radius=radius)
    return made


@dataclass(frozen=True)
class BoardProps:
    """The board over its `dungeon` with its effects, and what can be chosen on it: nothing while Events are shown (`options` is None).

    The `number` differs whenever something may have moved.
    `seat` is the seat of this screen that is asked, `current` the key of the focus, `goal` the square to which the Hero would walk,
    `hint` the answer of a hint. `jolt` is the displacement of a shaken board in logical pixels.
    """

    number: int
    dungeon: Dungeon
    board: BoardView
    acts: Sequence[Act]
    options: OptionMap | None = None
    seat: Seat | None = None
    current: object = None
    goal: Square | None = None
    hint: Choice | None = None
    jolt: tuple[float, float] = (0.0, 0.0)


def paint(canvas: Canvas, _area: Area, props: BoardProps) -> None:
    """Paint the dungeon, and the board on it, as it is at this moment."""
    view, camera, t, stage = props.board
    props.dungeon.paint(sight(canvas, props.board, props.acts))
    on = Board(canvas, view, camera)
    effect_forms.paint(on, props.acts, below=True)
    if props.options is not None:
        _places(canvas, on, props, props.options)
    on.marks(t, stage.marks)
    _landmarks(canvas, on, props.board)
    path = _way(canvas, on, props)
    on.pieces(stage, _wanted(props))
    if len(path) > 1:
        words = say("ui-steps", count=len(path) - 1)
        prompt.blue_note(canvas, beside(canvas, on, view, stage, on.rect(path[-1]), words), words)  # above all figures
    effect_forms.paint(on, props.acts)
    dx, dy = round(props.jolt[0] * canvas.scale), round(props.jolt[1] * canvas.scale)
    if dx or dy:  # at the edge, where nothing moves in, the picture stays as it is
        canvas.surface.subsurface(canvas.rect(view).clip(canvas.surface.get_rect())).scroll(dx, dy)


LABEL, NAMED_AT = 19.0, 0.12
"""The greatest text size of the name on a tile, and its height on the tile."""


def _landmarks(canvas: Canvas, on: Board, board: BoardView) -> None:
    """Write the name on each tile that the adventure is about, in gold."""
    view, camera, t, stage = board
    new = stage.tiles - 1 if stage.dim else stage.tiles  # a tile that fades in has no name yet
    for index, tile in rail_data.landmarks(t).items():
        placed = t.board.tiles[index]
        area = camera.patch(canvas, view, placed.x * 4, placed.y * 4, 4)
        if index >= new or meeting(area, view) < area.w * area.h / 2:
            continue
        words = name(tile)
        size = canvas.fitting(words, LABEL, area.w - 10, "bold", 0.5)
        wide = canvas.wide(words, size, "bold") + 10
        if wide <= area.w:
            plate = Area.around((area.centre[0], area.y + area.h * NAMED_AT), wide, canvas.high(size, "bold") + 2)
            canvas.box(plate, BLACK, RAVENLOFT.focus, radius=5, width=1.5, alpha=190)
            canvas.within(words, plate, size, RAVENLOFT.focus, face="bold", margin=2)


def beside(canvas: Canvas, on: Board, view: Area, stage: ShownState, rect: pygame.Rect, words: str) -> tuple[float, float]:
    """The place for a note about a square where it covers no figure and fits in the view: above the square, below it, or beside it."""
    wide, high = round(canvas.wide(words, 22, "bold") * canvas.scale), round(26 * canvas.scale)
    side = (rect.w + wide) // 2 + 4
    spots = [(0, -rect.h // 2 - high // 2), (0, rect.h // 2 + high // 2), (-side, 0), (side, 0)]
    boxes = [on.box(piece) for piece in stage.pieces.values()]
    notes = [pygame.Rect(0, 0, wide, high).move(rect.centerx + x - wide // 2, rect.centery + y - high // 2) for x, y in spots]
    within = canvas.rect(view)
    seen = [note for note in notes if within.contains(note)] or [notes[0].clamp(within)]
    free = next((note for note in seen if note.collidelist(boxes) < 0), seen[0])
    x, y = canvas.logical((free.centerx, free.top))
    return x, y


def sight(canvas: Canvas, board: BoardView, acts: Sequence[Act]) -> Sight:
    """What is painted of the dungeon."""
    view, camera, t, stage = board
    shown = tuple(t.board.tiles[: stage.tiles])
    explores = not figure.law(t, "no-exploring")
    return Sight(canvas, view, camera, shown, stage, effect_forms.flashes(acts), explores, rail_data.sealed(t))


def _places(canvas: Canvas, on: Board, props: BoardProps, found: OptionMap) -> None:
    """Highlight the tiles, edges and squares that can be chosen."""
    current, unit, laid, surface = props.current, on.unit, props.board.t.board.tiles, canvas.surface
    for index in found.tiles:
        here, corner = current == ("tile", index), on.spot(laid[index].x * 4, laid[index].y * 4)
        box = pygame.Rect(corner, (unit * 4, unit * 4)).inflate(-6, -6)
        surface.blit(_plate(box.size, 60 if here else 22, unit // (12 if here else 20), 6, focused=here), box)
    for index, side in found.edges:
        here = current == ("edge", index, side)
        rect = tiles.edge_rect(canvas, on.view, on.camera, laid[index], side, 0.9)
        surface.blit(_plate(rect.size, 170 if here else 34, unit // (12 if here else 24), 4, focused=here), rect)
        tiles.blit_chevron(surface, max(12, round(unit * (0.95 if here else 0.75))), side, rect, unit)
    for place, choice in found.squares.items():
        rect = on.rect(place)
        box = rect.inflate(-max(2, unit // 14), -max(2, unit // 14))
        surface.blit(_legal(box.w, unit, focused=current == ("square", place)), box)
        if props.hint is not None and choice == props.hint:
            hint_marker(surface, rect, unit)


def _wanted(props: BoardProps) -> dict[str, str]:
    """The figures that can be chosen, and those that the focused card could reach."""
    if props.options is None:
        return {}
    current, seat = props.current, props.seat
    wanted = {who: "focus" if current == ("figure", who) else "legal" for who in props.options.figures}
    if isinstance(current, tuple) and current[0] == "card" and seat is not None:
        wanted |= dict.fromkeys(reachable(props.board.t, seat, current[1]), "legal")
    return wanted


def _way(canvas: Canvas, on: Board, props: BoardProps) -> Sequence[Square]:
    """Paint the path to the focused square and a ghost of the Hero there; return its squares."""
    t, seat, goal = props.board.t, props.seat, props.goal
    if seat is None or goal is None:
        return []
    path, surface, unit = way(t, seat, goal), canvas.surface, on.unit
    points = [on.rect(square).center for square in path]
    for one, other in pairwise(points):  # gold dots
        for step in range(4):
            spot = one[0] + (other[0] - one[0]) * step // 4, one[1] + (other[1] - one[1]) * step // 4
            pygame.draw.aacircle(surface, BLACK, spot, max(2, unit // 14))
            pygame.draw.aacircle(surface, RAVENLOFT.focus, spot, max(2, unit // 18))
    if len(path) > 1:
        box = on.rect(path[-1]).inflate(-unit // 12, -unit // 12)
        surface.blit(faded(art.scaled(portrait(t.heroes[seat].id), box.w, box.w), 0.55), box)
    return path
