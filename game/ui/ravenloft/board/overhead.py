"""Overlays on the board while Events are shown: the die banner, floating numbers, the shown card, a sentence, the Sun track.

Banner and sentence lie where they cover the least important parts of the board.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RAVENLOFT, RED_LIGHT, Colour, mix
from game.ui.ravenloft import theme
from game.ui.ravenloft.board import die
from game.ui.ravenloft.board.effects import Float, Roll, Shown, Spot, SunTrack
from game.ui.ravenloft.board.pieces import faded
from game.ui.ravenloft.board_targets import ON_BOARD, BoardView
from game.ui.ravenloft.panels import card_face, prompt
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting

P = RAVENLOFT
TONES: dict[str, Colour] = {"good": GREEN, "bad": RED_LIGHT, "plain": theme.FLOATING}
RISE = 46.0
SENTENCE = 30.0
FORBIDDEN, BLOCKING, FIGURE, PLACE, STONE = 10_000.0, 1_000.0, 60.0, 8.0, 1.0
"""The cost of covering a figure that is concerned, a button, another figure, a highlighted place, a piece of floor."""
SENTENCES = (0.3, 0.16, 0.04, 0.72, 0.86, 0.96)
"""The heights in the view at which a sentence may stand, the best first."""


class Overlays(NamedTuple):
    """What lies over the board: words that rise from spots, the die in its banner, a card in its area, a sentence, and the Sun below it.

    In a `busy` frame the face of a card is left for later if possible.
    """

    board: BoardView
    floats: tuple[tuple[Float, Spot], ...] = ()
    roll: tuple[Area, Roll] | None = None
    card: tuple[Area, Shown] | None = None
    sentence: tuple[Area, str, SunTrack | None] | None = None
    busy: bool = False


def paint(canvas: Canvas, _area: Area, props: Overlays) -> None:
    """Paint all overlays."""
    board = props.board
    for one, spot in props.floats:
        floating(canvas, canvas.logical(board.camera.place(canvas, board.view, *spot)), one)
    if props.roll is not None:
        banner(canvas, *props.roll)
    if props.card is not None:
        card(canvas, *props.card, busy=props.busy)
    if props.sentence is not None:
        sentence(canvas, *props.sentence)


# ------------------------------------------------------------------ where they lie


def candidates(view: Area, size: tuple[float, float]) -> list[Area]:
    """Places along the edge of the view, beginning at the upper left."""
    (w, h), gap = size, 12.0
    xs = (view.x + gap, view.x + (view.w - w) / 2, view.x + view.w - w - gap - 60)
    ys = (view.y + 16, view.y + (view.h - h) / 2, view.y + view.h - h - gap)
    order = [(0, 0), (2, 0), (0, 2), (2, 2), (0, 1), (2, 1), (1, 0), (1, 2)]
    return [Area(xs[column], ys[row], w, h) for column, row in order]


def figure_areas(canvas: Canvas, board: BoardView) -> dict[str, Area]:
    """The areas of all figures, with their badges and Hit Points."""
    view, camera, _, stage = board
    areas = {who: camera.patch(canvas, view, piece.x, piece.y, piece.base) for who, piece in stage.pieces.items()}
    return {who: area.inset(-area.w * 0.12) for who, area in areas.items()}


def best(
    canvas: Canvas, board: BoardView, targets: Sequence[Target], places: Sequence[Area], concerned: Iterable[str] = (), kept: Area | None = None
) -> tuple[Area, bool]:  # fmt: skip
    """The place that covers least, and whether it covers no figure that is concerned. `kept`, the current place, stays while it is good enough."""
    figures, laid, concerned = figure_areas(canvas, board), board.t.board.tiles[: board.stage.tiles], set(concerned)
    stones = [board.camera.patch(canvas, board.view, one.x * 4, one.y * 4, 4) for one in laid]
    costly = [(area, FORBIDDEN if who in concerned else FIGURE) for who, area in figures.items()]
    costly += [(item.area, PLACE) for item in targets if item.group in ON_BOARD]
    costly += [(item.area, BLOCKING) for item in targets if item.group in ("buttons", "tray")]

    def cost(place: Area) -> float:
        worst = sum(each for area, each in costly if meeting(place, area) > 0)
        return worst + STONE * sum(meeting(place, stone) for stone in stones) / (place.w * place.h)

    if kept is not None and kept in places and cost(kept) < FIGURE:
        return kept, True
    worst, _, place = min((cost(place), number, place) for number, place in enumerate(places))
    return place, worst < BLOCKING


def sentence_places(canvas: Canvas, view: Area, words: str, sun: SunTrack | None) -> list[Area]:
    """The places for a sentence, with room for the Sun track below it."""
    wide = min(view.w - 160, canvas.wide(words, SENTENCE, "bold") + 90)
    lines = canvas.lines(words, SENTENCE, wide - 80, "bold")
    high = canvas.high(SENTENCE, "bold") * len(lines) + 34 + (64 if sun else 0)
    wide = max(wide, 90.0 * (sun.last + 1)) if sun else wide
    left = view.centre[0] - wide / 2
    return [Area(left, view.y + (view.h - high) * share, wide, high) for share in SENTENCES]


# ------------------------------------------------------------------ the die


def banner(canvas: Canvas, area: Area, roll: Roll) -> None:
    """The die, the sum, and the verdict in words."""
    canvas.paint("banner", area.inset(-6), prompt.banner, replace(roll, spin=0.0), solid=False)
    place = prompt.die_area(canvas, area)
    pixels = canvas.pixels(place.w)
    x, y = canvas.point(place.x, place.y)
    up, drift = round(die.hop(roll.spin) * pixels * 0.35), round(roll.spin * pixels * 0.16)
    canvas.surface.blit(die.draw(pixels, roll.face, roll.spin), (x + drift, y - up))


# ------------------------------------------------------------------ words that rise


def floating(canvas: Canvas, at: Spot, one: Float) -> None:
    """A number or a picture that rises from a place, in logical pixels."""
    x, y = at[0], at[1] - 26 - RISE * (1 - (1 - one.share) ** 2)
    size = 26 if one.picture else 40 if one.tone == "bad" else 30
    if one.picture:
        side = canvas.pixels(54)
        picture, (px, py) = faded(art.covering(one.picture, side, side), (1 - one.share) * 4), canvas.point(x, y)
        canvas.surface.blit(picture, picture.get_rect(midbottom=(px, py + side // 3)))
        y -= 54 + (canvas.high(26) - 26 if one.words else 0)
    if one.words:
        canvas.text(one.words, (x, y), size, TONES[one.tone], face="title", align="centre", halo=True)


# ------------------------------------------------------------------ cards


def card(canvas: Canvas, area: Area, shown: Shown, *, busy: bool = False) -> None:
    """A card that is turned over, shown, and possibly crossed out. In a `busy` frame its face is left for later if possible."""
    kept, face = canvas.panels.get("shown-up"), replace(shown, turn=1.0, gone=0.0)
    painted = kept is not None and kept[0] == (face, area)
    face_up = shown.turn > 0.5 and (painted or not busy or shown.turn > 0.85)
    picture, middle = _kept(canvas, area, face if face_up else None), canvas.rect(area).center
    if shown.turn < 1 or shown.gone:
        share, size = abs(math.cos(shown.turn * math.pi)), 1 - 0.35 * shown.gone
        wide, high = max(2, round(picture.get_width() * share * size)), max(2, round(picture.get_height() * size))
        picture = pygame.transform.scale(picture, (wide, high))
        picture.set_alpha(round(255 * (1 - shown.gone)) if shown.gone else None)
    canvas.surface.blit(picture, picture.get_rect(center=middle))


def _face(canvas: Canvas, area: Area, shown: Shown) -> None:
    card_face.draw(canvas, area, shown.card)
    left, top, right, low = area.x + 30, area.y + 40, area.x + area.w - 30, area.y + area.h - 40
    for width, colour in ((22.0, BLACK), (14.0, P.danger)) if shown.fate == "cancelled" else ():
        canvas.line((left, top), (right, low), colour, width)
        canvas.line((right, top), (left, low), colour, width)


def _back(canvas: Canvas, area: Area) -> None:
    """The back of a card: the castle's window on dark leather."""
    canvas.box(area.inset(-10), theme.BACK_RIM, BLACK, width=2, radius=18)
    canvas.box(area, theme.LEATHER, theme.LEATHER_EDGE, width=4, radius=10)
    canvas.frame(area.inset(22), theme.BACK_LINE, width=3, radius=8)
    canvas.frame(area.inset(30), theme.TRACK, width=1.5, radius=6)
    x, y = area.centre
    for radius, colour in ((96.0, theme.BACK_LINE), (88.0, theme.ROSE_WINDOW), (62.0, theme.TRACK), (58.0, theme.ROSE_HEART)):
        canvas.circle((x, y), radius, colour)
    for turn in range(8):
        angle = turn * math.tau / 8
        far = (x + math.cos(angle) * 90, y + math.sin(angle) * 90)
        canvas.line((x, y), far, theme.BACK_LINE, 3)
    canvas.circle((x, y), 22, theme.FRAME)
    canvas.circle((x, y), 15, P.danger)


def _kept(canvas: Canvas, area: Area, face: Shown | None) -> pygame.Surface:
    """The picture of a card's face, or of its back without one, with a margin; cached while the card moves."""
    name_of, key = "shown-back" if face is None else "shown-up", (face, area)
    kept = canvas.panels.get(name_of)
    if kept is None or kept[0] != key:
        rect = canvas.rect(area.inset(-52))
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        corner = (rect.x + canvas.origin[0], rect.y + canvas.origin[1])
        inner = Canvas(made, canvas.window, canvas.letter, corner, canvas.zoom, canvas.look)
        if face is None:
            _back(inner, area)
        else:
            _face(inner, area, face)
        kept = canvas.panels[name_of] = (key, rect, made, [], [])
    return kept[2]


# ------------------------------------------------------------------ sentences


def sentence(canvas: Canvas, area: Area, words: str, sun: SunTrack | None) -> None:
    """A sentence on the board, with the Sun track below it."""
    canvas.paint("sentence", area, _sentence, (words, sun is not None), solid=False)
    if sun:
        track(canvas, Area(area.x + 40, area.y + area.h - 70, area.w - 80, 60), sun)


def _sentence(canvas: Canvas, area: Area, props: tuple[str, bool]) -> None:
    words, has_track = props
    canvas.box(area, theme.SHEET, theme.FRAME, width=2, radius=10, alpha=240)
    room = area.trimmed(left=40, top=16, right=40, bottom=(80 if has_track else 32) - 16)
    canvas.paragraph(words, room, SENTENCE, P.title, face="bold", align="centre")


def track(canvas: Canvas, area: Area, sun: SunTrack) -> None:
    """The spaces of the Sun track from dawn to night, with the Sun between two of them."""
    ways = max(1, sun.last - 1)
    y, step = area.centre[1], area.w / ways
    canvas.line((area.x, y), (area.x + area.w, y), theme.TRACK, 4)
    for way in range(sun.last):
        colour = mix(P.accent, theme.NIGHT, way / ways)
        canvas.circle((area.x + way * step, y), 11, BLACK)
        canvas.circle((area.x + way * step, y), 9, colour if way < sun.space else mix(colour, BLACK, 0.6))
    x = area.x + max(0.0, sun.space - 2 + sun.share) * step
    canvas.picture("ui/sun", Area(x - 26, y - 26 - 10 * math.sin(sun.share * math.pi), 52, 52))
