"""The how-to-play page of Castle Ravenloft: six pictures of a night in the castle."""

from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.rules.ravenloft.state import Placed
from game.rules.ravenloft.tables.cards import HEROES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CARD_TYPES, GLOW, GLOW_RED, INK, RAVENLOFT as P, mix
from game.ui.ravenloft.board import die, effect_forms, stone
from game.ui.ravenloft.board.board import hint_marker
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.dungeon import Painter as DungeonPainter
from game.ui.ravenloft.board.effects import Act
from game.ui.ravenloft.board.faces import picture_of, type_of
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.theme import FRAME, LEGAL, LEGAL_LINE, PAPER, PAPER_LOW, RIM
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.screens.how_to_play_pictures import Button, Goal, Painter, Picture, Thing, paint_things, stood, whole
from game.ui.widgets.controls import life

HELP = ("hint", "look", "undo", "rulebook", "menu")
PARTS = ("tonight", "hero", "explore", "villain", "life", "help")
"""The parts of the page in order."""


def page_of(adventure: str) -> HowToPlay:
    """The page for an adventure."""
    scenes = _scenes(adventure)
    parts = (Part(f"ui-primer-{part}-head", f"ui-primer-{part}", Picture(_paint, scenes[part])) for part in PARTS)
    return HowToPlay(
        say("ui-primer"), tuple(parts), P, FRAME, by_device=True,
        values={"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}")}, controls={what: what for what in HELP},
    )  # fmt: skip


# ------------------------------------------------------------------ a part of the dungeon


class Figure(NamedTuple):
    """A figure: its kind, its square, its Hit Points and their maximum, and how it is shown: "", "active", "ghost", "focus" or "struck"."""

    kind: str
    x: float
    y: float
    hp: int = 1
    most: int = 1
    look: str = ""


class Blow(NamedTuple):
    """An effect between two places in squares, at a share of its time."""

    form: str
    hue: str
    origin: tuple[float, float]
    goal: tuple[float, float]
    share: float = 0.6


class Dungeon(NamedTuple):
    """A part of the dungeon: its tiles, the middle of the view in squares, the size of a square, its figures, squares to choose, and a way.

    `blows` are effects, `hint` is the square that a hint means; it is `dark` of 255 darker.
    """

    tiles: tuple[Placed, ...]
    x: float
    y: float
    zoom: float
    figures: tuple[Figure, ...] = ()
    squares: tuple[tuple[int, int], ...] = ()
    way: tuple[tuple[int, int], ...] = ()
    blows: tuple[Blow, ...] = ()
    hint: tuple[int, int] | None = None
    explores: bool = False
    dark: int = 0


def _piece(one: Figure) -> Piece:
    """A figure as the board shows it; its name is unique in a picture."""
    alpha, flash = 0.55 if one.look == "ghost" else 1.0, 0.5 if one.look == "struck" else 0.0
    name = one.kind + one.look
    return Piece(name, one.kind, one.x, one.y, one.hp, one.most, hero=one.kind in HEROES, alpha=alpha, flash=flash)


def _stage(part: Dungeon) -> ShownState:
    """The figures and tiles, and the active Hero."""
    pieces = {one.figure: one for one in map(_piece, part.figures)}
    active = next((one.kind + one.look for one in part.figures if one.look == "active"), "")
    return ShownState(pieces, tiles=len(part.tiles), hero=active)


def _dungeon(canvas: Canvas, _: str, area: Area, part: Dungeon) -> None:
    """Paint the lit stone, what is marked on it, and the figures."""
    view, camera = whole(area), Camera(part.x, part.y, part.zoom)
    stage = _stage(part)
    sight, painter = Sight(canvas, view, camera, part.tiles, stage, explores=part.explores), DungeonPainter()
    painter.times.sway = 0.0
    painter.light.shine(sight, painter.times)
    canvas.surface.blit(painter.compose(sight).surface, sight.rect)
    on = Board(canvas, view, camera)
    for x, y in part.squares:
        _legal(on, x, y)
    _way(on, part.way)
    on.pieces(stage, {one.kind + one.look: "focus" for one in part.figures if one.look == "focus"})
    effect_forms.paint(on, [Act(*blow) for blow in part.blows])
    if part.hint is not None:
        corner = on.spot(*part.hint)
        hint_marker(canvas.surface, pygame.Rect(corner, (on.unit, on.unit)), on.unit)
    if part.dark:
        canvas.veil(view, BLACK, part.dark)


def _legal(on: Board, x: int, y: int) -> None:
    """A square that can be chosen."""
    side = on.unit - 4
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*LEGAL, 34))
    pygame.draw.rect(made, LEGAL_LINE, made.get_rect(), max(3, on.unit // 28), border_radius=on.unit // 12)
    corner = on.spot(x, y)
    on.canvas.surface.blit(made, (corner[0] + 2, corner[1] + 2))


def _way(on: Board, way: tuple[tuple[int, int], ...]) -> None:
    """The steps from square to square."""
    for (x, y), (far_x, far_y) in pairwise(way):
        for step in range(4):
            spot = on.spot(x + 0.5 + (far_x - x) * step / 4, y + 0.5 + (far_y - y) * step / 4)
            pygame.draw.aacircle(on.canvas.surface, BLACK, spot, on.unit // 11)
            pygame.draw.aacircle(on.canvas.surface, P.focus, spot, on.unit // 14)


# ------------------------------------------------------------------ things


def _tile(canvas: Canvas, tile: str, area: Area, turn: float) -> None:
    """A tile in the hand, with its monster's place."""
    made = stone.picture(stone.Face(tile, 0, "----"), canvas.rect(area).w // 4).convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    pygame.draw.rect(made, RIM[0], made.get_rect(), 5)
    stood(canvas, pygame.transform.rotozoom(made, turn, 1.0), area.centre, 3.0)


def _card(canvas: Canvas, card: str, area: Area, turn: float | None) -> None:
    """A card with its picture and the colour of its type, without words."""
    rect = canvas.rect(Area.around(area.centre, area.w, area.w * 1.36))
    made = pygame.Surface(rect.size, pygame.SRCALPHA)
    on = Canvas(made, canvas.window)
    room = Area(0, 0, area.w, area.w * 1.36)
    on.box(room, RIM, BLACK, width=1.5, radius=9)
    on.box(room.inset(5), (PAPER, PAPER_LOW), INK, width=2, radius=6)
    on.relief("ui/paper", room.inset(7))
    picture = room.trimmed(left=10, top=10, right=10, bottom=room.h * 0.36)
    on.box(picture.inset(-2), INK, radius=2)
    on.picture(picture_of(card), picture, cover=True)
    on.box(room.row(picture.y + picture.h + 4, room.h * 0.09, 7, 7), CARD_TYPES[type_of(card)], radius=0)
    for line in range(3):
        wide = picture.w * (1.0, 0.92, 0.6)[line]
        on.box(Area(picture.x, picture.y + picture.h + room.h * (0.15 + 0.055 * line), wide, 3), mix(INK, PAPER, 0.55), radius=1)
    stood(canvas, pygame.transform.rotozoom(made, turn or 0.0, 1.0), area.centre, 1.6)


def _die(canvas: Canvas, face: str, area: Area, _: None) -> None:
    """The twenty-sided die."""
    stood(canvas, die.draw(canvas.rect(area).w, int(face), 0.0), area.centre, 1.6)


def _life(canvas: Canvas, left: str, area: Area, most: int) -> None:
    """Hit Points."""
    spot = Area.around(area.centre, area.w, area.w * 0.11)
    canvas.box(spot.inset(-6), P.deep, P.line, radius=6, alpha=235)
    life(canvas, spot, int(left), most)


PAINTERS: dict[str, Painter] = {"dungeon": _dungeon, "tile": _tile, "card": _card, "die": _die, "life": _life}
"""The painters of the things that only this game has."""
_paint = partial(paint_things, PAINTERS)

# ------------------------------------------------------------------ the pictures

HALL = (Placed("T27", 0, 0, 0), Placed("T36", 1, 0, 0), Placed("T10", 0, 1, 0), Placed("T11", 1, 1, 0))
"""Two tiles with a wall and torches, and two more below."""
EDGE = (Placed("T27", 0, 0, 0), Placed("T09", 0, 1, 0))
"""The same with an unexplored edge in the east."""
LAMP, TOOL = Button(mix(P.panel, P.line, 0.25), P.line, P.accent), Button(mix(P.panel, P.line, 0.25), P.line)
NEAR = 104.0
"""The size of a square in most pictures."""
TONIGHT = Dungeon(
    HALL, 4.3, 2.1, NEAR, (Figure("arjhan", 1.5, 1.1, 8, 8), Figure("kat", 2.4, 2.1, 8, 8), Figure("immeril", 1.4, 2.8, 6, 6), Figure("allisa", 2.5, 1.0, 8, 8)),
)  # fmt: skip
WALK = Dungeon(
    HALL, 3.7, 2.36, NEAR, (Figure("kat", 1, 3, 8, 8, "active"), Figure("kat", 4, 2, 8, 8, "ghost"), Figure("zombie", 5, 1, 1, 1, "focus")),
    ((1, 2), (2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (4, 3), (3, 1)), ((1, 3), (2, 2), (3, 2), (4, 2)),
    (Blow("slash", "steel", (4.5, 2.5), (5.5, 1.5), 0.5),),
)  # fmt: skip
EXPLORE = Dungeon(EDGE, 3.7, 2.2, NEAR, (Figure("arjhan", 3, 2, 8, 8, "active"), Figure("allisa", 1.6, 2.9, 8, 8)), explores=True)
ATTACKED = Dungeon(
    HALL, 3.05, 2.36, NEAR,
    (Figure("immeril", 3, 2, 4, 6, "struck"), Figure("skeleton", 5, 1, 1, 1), Figure("wolf", 5, 3, 1, 1), Figure("gargoyle", 3, 0.9, 2, 2)),
)  # fmt: skip
FALLEN = Dungeon(HALL, 4.0, 2.12, 84, dark=70)
HINTED = Dungeon(HALL, 3.9, 2.36, NEAR, (Figure("thorgrim", 4, 3, 8, 8, "active"), Figure("zombie", 6, 1, 1, 1)), hint=(5, 2))


def _scenes(adventure: str) -> dict[str, tuple[Thing, ...]]:
    """The things of each picture."""
    return {
        "tonight": (
            Thing("dungeon", more=TONIGHT), Thing("light", x=0.74, w=0.8, more=GLOW), Thing("arrow", x=0.41, y=0.52, w=0.035, more=Goal(0.56, 0.52)),
            Thing("card", adventure, 0.77, 0.5, 0.36, 3.0), Thing("edges"),
        ),
        "hero": (Thing("dungeon", more=WALK), Thing("edges"), Thing("die", "17", 0.87, 0.73, 0.2)),
        "explore": (
            Thing("dungeon", more=EXPLORE), Thing("edges"), Thing("light", x=0.8, y=0.5, w=0.7, more=GLOW), Thing("tile", "T33", 0.8, 0.55, 0.38, -6.0),
            Thing("thing", "ravenloft/wraith", 0.795, 0.55, 0.13), Thing("arrow", x=0.74, y=0.87, w=0.034, more=Goal(0.52, 0.87)),
        ),
        "villain": (
            Thing("dungeon", more=ATTACKED), Thing("edges"), Thing("light", x=0.14, w=0.6, more=GLOW_RED), Thing("card", "strahds-minions", 0.19, 0.5, 0.31, 4.0),
            Thing("arrow", "bad", 0.82, 0.33, 0.03, Goal(0.665, 0.42)), Thing("arrow", "bad", 0.82, 0.72, 0.03, Goal(0.665, 0.6)),
            Thing("thing", "ravenloft/tokens/damage", 0.63, 0.63, 0.08),
        ),
        "life": (
            Thing("dungeon", more=FALLEN), Thing("light", x=0.76, w=0.75, more=GLOW), Thing("edges"),
            Thing("grey", "ravenloft/thorgrim", 0.2, 0.44, 0.25), Thing("life", "0", 0.2, 0.78, 0.26, 8),
            Thing("arrow", "", 0.35, 0.46, 0.035, Goal(0.65, 0.46)), Thing("thing", "ravenloft/tokens/surge", 0.49, 0.42, 0.19),
            Thing("thing", "ravenloft/thorgrim", 0.8, 0.44, 0.27), Thing("life", "4", 0.8, 0.78, 0.26, 8),
        ),
        "help": (
            Thing("dungeon", more=HINTED), Thing("edges"), Thing("button", "ui/hint", 0.17, 0.36, 0.19, LAMP), Thing("button", "ui/look", 0.1, 0.78, 0.11, TOOL),
            Thing("button", "ui/undo", 0.235, 0.78, 0.11, TOOL), Thing("button", "ui/book", 0.37, 0.78, 0.11, TOOL),
            Thing("arrow", "good", 0.29, 0.36, 0.03, Goal(0.64, 0.42, 0.12)),
        ),
    }  # fmt: skip
