"""Paints the map of London with its cards and plates: the names of the Streets, the Story, the Dread, and the numbers of the Locations."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from math import cos, pi
from typing import NamedTuple

import pygame

from game.rules.london.places import LOCATIONS, STREETS, present
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import AREAS, GOONS, NUMBERS, PLACES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import shapes, theme
from game.ui.london.board import pieces, weather
from game.ui.london.board.layout import MapLayout
from game.ui.london.board.pieces import PlacedCard, cached_picture, paint_cached
from game.ui.london.theme import P
from game.ui.widgets.boxes import Box, Line, paint as paint_boxes
from game.ui.widgets.containers import Column

ROMAN = {1: "I", 2: "II"}


def plate_ground(canvas: Canvas, area: Area) -> None:
    """Paint an empty plate of dark wood with two brass lines."""
    deep = min(6.0, area.h * 0.14)
    canvas.box(area, theme.WOOD, theme.BRASS, width=2, radius=5)
    canvas.frame(area.inset(deep * 0.7), theme.EDGE, width=1, radius=3)


TINY = 14.0
"""On a plate that is lower than this the smallest letters need all of the width."""


class StreetsProps(NamedTuple):
    """The name plate of an Area and its Streets, with the Goon there. The name moves to the `left` beside Characters."""

    plate: Area
    area: str
    goon: str
    left: bool


def streets_plate(canvas: Canvas, _around: Area, props: StreetsProps) -> None:
    """Paint the name plate of an Area and its Streets."""
    plate, area, goon, left = props
    left = left and plate.h > TINY
    plate_ground(canvas, plate)
    inner, share, y = plate.inset(14, 0), plate.h / 36, plate.centre[1]
    if goon:
        wide = plate.h * 1.45
        x = plate.x + wide * 0.52
        shapes.medal(canvas, goon, None, (x, y), wide)
        disc = shapes.square((x + wide * 0.36, y + wide * 0.26), wide * 0.5)
        canvas.picture(f"london/tokens/goon-{GOONS[goon].number}", disc)
        inner = plate.trimmed(left=1.2 * wide, right=8)
    title, words, big, small = name(area), name(STREETS[area]), 25 * share, 21 * share
    room, gap = inner.w - (4.2 * 36 * share if left else 0), 14 * share
    while canvas.wide(title, big, "title") + 14 + canvas.wide(words, small, "italic") > room and big > gap:
        big, small = big * 0.95, small * 0.95
    if canvas.wide(title, big, "title") + gap + canvas.wide(words, small, "italic") > room:
        words, big = "", canvas.fitting(title, big, room, "title", 0.1)  # the name of the Area alone
    wide = canvas.wide(title, big, "title") + gap + canvas.wide(words, small, "italic")
    x = inner.x if left or goon else inner.centre[0] - wide / 2
    x += canvas.text(title, (x, y - canvas.high(big, "title") / 2), big, P.title, face="title", room=room) + gap
    at, colour = (x, y - canvas.high(small, "italic") / 2), mix(P.muted, P.text, 0.4)
    canvas.text(words, at, small, colour, face="italic", room=max(20.0, inner.x + room - x))


def number_seal(canvas: Canvas, area: Area, number: int) -> None:
    """Paint the number of a Location, with a margin."""
    r = area.w / 2 - 2
    canvas.circle(area.centre, r, theme.SEAL)
    canvas.circle(area.centre, r, theme.SEAL_RING, r * 0.17)
    canvas.circle(area.centre, r * 0.74, theme.EDGE, 1)
    size = 1.24 * r
    y = area.centre[1] - canvas.high(size, "title") / 2
    canvas.text(str(number), (area.centre[0], y), size, theme.SEAL_TEXT, face="title", align="centre")


class StoryProps(NamedTuple):
    """The Story, its Chapter, and whether that is being planned."""

    story: str
    chapter: int
    planning: bool


def story_plate(canvas: Canvas, area: Area, props: StoryProps) -> None:
    """Paint the Story and the Chapter."""
    plate_ground(canvas, area)
    fits, halves = list[Box](), list[Box]()
    for words, nominal, face, colour in (
        (name(props.story), 30, "title", P.title),
        (say("ui-ld-board-chapter", roman=ROMAN[props.chapter]), 25, "bold", P.text),
        (say("ui-ld-board-plan" if props.planning else "ui-ld-board-live"), 21, "italic", P.muted),
    ):
        size = canvas.fitting(words, nominal * area.h / 144, area.w - 20, face, 0.5)
        if canvas.wide(words, size, face) <= area.w - 16:
            fits.append(Line(words, size, colour, face, "centre"))
        elif face == "title":
            halves = _in_halves(canvas, words, nominal * 0.8 * area.h / 144, area.w - 20)
    tall = Column(*halves, *fits, gap=4)  # a long title takes two lines, unless the plate is tiny: that leaves it out
    lines = tall if tall.high(canvas, area.w) <= area.h - 12 else Column(*fits, gap=4)
    paint_boxes(lines, canvas, Area.around(area.centre, area.w - 16, lines.high(canvas, area.w) + 4))


def _in_halves(canvas: Canvas, words: str, size: float, room: float) -> list[Box]:
    """A title on two lines of plainer letters, which are narrower; nothing if they do not fit."""
    halves = pieces.halves(canvas, words, size)
    size = min(canvas.fitting(half, size, room, "bold", 0.5) for half in halves)
    if any(canvas.wide(half, size, "bold") > room for half in halves):
        return []
    return [Line(half, size, P.title, "bold", "centre") for half in halves]


def dread_plate(canvas: Canvas, area: Area, dread: int) -> None:
    """Paint the Dread and its limit."""
    plate_ground(canvas, area)
    share, most = area.h / 144, NUMBERS.dread_limit
    size, title = 28 * share, say("ui-ld-board-dread")
    wide = canvas.wide(title, size, "title")
    title, wide = (title, wide) if wide + 48 * share <= area.w - 8 else ("", 0.0)  # a tiny plate shows the sign alone
    left, middle = area.centre[0] - (wide + 48 * share) / 2, area.y + 42 * share
    shapes.sign(canvas, "dread", (left + 18 * share, middle), 36 * share, theme.DREAD_RED)
    canvas.text(title, (left + 48 * share, middle - canvas.high(size, "title") / 2), size, P.title, face="title")
    words = say("ui-ld-board-dread-of", dread=dread, most=most)
    canvas.text(words, (area.centre[0], area.y + 70 * share), 25 * share, P.text, face="bold", align="centre", room=area.w - 16)
    bar = area.row(area.y + 110 * share, 15 * share, left=20 * share, right=20 * share)
    canvas.box(bar, theme.BAR, theme.EDGE, width=1.5, radius=7)
    if dread:
        full = min(1.0, dread / most)
        canvas.box(bar.inset(2)._replace(w=max(10.0, (bar.w - 4) * full)), theme.BAR_FULL, radius=5)
    for step in range(1, most // 5):
        x = bar.x + bar.w * step * 5 / most
        canvas.line((x, bar.y + 2), (x, bar.y + bar.h - 2), theme.BAR_MARK, 1)


MARGIN = 3.5
"""How far a Location extends to each side of its card, in map pixels: half the gap between two cards where cards are largest."""


class CardMark(NamedTuple):
    """What the plan makes of an open card.

    `verdict` is "good" if it is met, "helped" if Items and Virtue tokens can make it so, else "bad"; then so many Action Points are `missing`,
    0 at a card without a Difficulty.
    """

    verdict: str
    missing: int = 0


MARK = 28.0
"""The height of a mark, in map pixels."""


@dataclass(frozen=True)
class MapProps:
    """Everything that the map shows beside the State.

    `darkness` goes from 0 (noon) to 1 (night). `marks` are what the plan makes of open cards, `flips` is the progress (0 to 1) of cards that are turning
    over. `corner_plates` shows the Story and Dread plates, `medallions` the Characters. `weather_moves` and `lamps_move` enable
    the animation of fog and rain, and of lamps.
    """

    darkness: float = 0.0
    marks: Mapping[Place, CardMark] = field(default_factory=dict)
    flips: Mapping[Place, float] = field(default_factory=dict)
    corner_plates: bool = True
    medallions: bool = False
    weather_moves: bool = True
    lamps_move: bool = True


def paint_steps(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> Iterator[None]:
    """Paint the whole map in steps: the city, and then all with what lies on it."""
    rect = canvas.rect(layout.area)
    yield from weather.prefetch(*rect.size)
    weather.city_picture(*rect.size, weather.light_level(props.darkness))
    yield
    paint(canvas, layout, t, props)


def repaint(canvas: Canvas, layout: MapLayout, t: State, props: MapProps, place: Place) -> Area:
    """Repaint one Location on the painted map. Returns the area."""
    area, seal, unit = layout.card(place), layout.seal(place), layout.unit
    top, low = seal.y - 2, area.y + area.h + 6 * unit
    box = Area(area.x - MARGIN * unit, top, area.w + 2 * MARGIN * unit, low - top)
    with canvas.clip(box):
        paint(canvas, layout, t, props)
    return box


def paint(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> None:
    """Paint the city, the name plates of the Streets, the plates in the corners, the Locations, and the Characters."""
    rect = canvas.rect(layout.area)
    canvas.surface.blit(weather.city_picture(rect.w, rect.h, weather.light_level(props.darkness)), rect)
    for area in AREAS:
        plate, crowd = layout.streets(area), bool(present(t, STREETS[area]))
        plate_props = StreetsProps(plate, area, t.goons.get(area, ""), crowd)
        paint_cached(canvas, plate.inset(-12 * layout.unit), streets_plate, plate_props)
    if props.corner_plates:
        paint_cached(canvas, layout.story, story_plate, StoryProps(t.options.story, t.chapter, t.phase in ("ready", "planning")))
        paint_cached(canvas, layout.dread, dread_plate, t.dread)
    for place in LOCATIONS:
        card(canvas, layout, t, props, place)
    if props.medallions:
        pieces.paint(canvas, layout, t)


def placed_card(layout: MapLayout, t: State, place: Place) -> PlacedCard | None:
    """The card on a Location, None for an empty one."""
    if place in t.dark:
        return PlacedCard("", t.chapter, signs_only=layout.signs_only)
    if place in t.shown:
        return PlacedCard(t.shown[place], t.chapter, t.notes.get(place, ""), layout.signs_only)
    return None


def paint_key(layout: MapLayout, t: State, props: MapProps, place: Place) -> Hashable:
    """Everything that the picture of a Location depends on."""
    return placed_card(layout, t, place), props.flips.get(place), props.marks.get(place)


def _card_with_shadow(canvas: Canvas, around: Area, what: PlacedCard) -> None:
    pieces.draw(canvas, around.inset(8 * around.w / (pieces.WIDE + 16)), what)


def card(canvas: Canvas, layout: MapLayout, t: State, props: MapProps, place: Place) -> None:
    """Paint a Location: its card, its number, and its marks."""
    what, area, flip, unit = placed_card(layout, t, place), layout.card(place), props.flips.get(place, 0.0), layout.unit
    if what is not None:
        if 0 < flip < 1:
            _flip(canvas, area, what, flip)
        else:
            edge = 8 * area.w / pieces.WIDE
            paint_cached(canvas, area.inset(-edge), _card_with_shadow, what)
    canvas.surface.blit(*seal(canvas, layout, place))
    if (mark := props.marks.get(place)) is not None and not 0 < flip < 1:
        card_mark(canvas, area, unit, mark)


def verdict(canvas: Canvas, kind: str, centre: tuple[float, float], wide: float) -> None:
    """Paint a tick for a "good" plan, the Item sign for one that needs help ("helped"), a warning for a "bad" one."""
    if kind == "bad":
        shapes.flag(canvas, centre, wide)
    elif wide >= 8:
        what, colour, ground = ("tick", theme.GREEN, theme.GREEN_DEEP) if kind == "good" else ("item", P.accent, P.deep)
        canvas.circle(centre, wide / 2, ground)
        canvas.circle(centre, wide / 2, colour, 2.5)
        shapes.sign(canvas, what, centre, wide * 0.6, colour)


def card_mark(canvas: Canvas, card: Area, unit: float, mark: CardMark) -> None:
    """Paint what the plan makes of a card in its upper right corner: a sign, or the Action Points that are missing."""
    high = MARK * unit
    if not mark.missing:
        verdict(canvas, mark.verdict, (card.x + card.w - 12 * unit, card.y + 6 * unit), high)
        return
    words, size = say("ui-ld-mark-missing", missing=mark.missing), 25 * unit
    wide = max(40 * unit, canvas.wide(words, size, "bold") + 8 * unit + 2)  # on a tiny map letters are larger than their share
    box = Area(card.x + card.w - wide + 2 * unit, card.y + 6 * unit - high / 2, wide, high)
    canvas.box(box, P.deep, theme.DREAD_RED if mark.verdict == "bad" else P.accent, width=max(1.5, 2.5 * unit), radius=high / 2)
    canvas.within(words, box, size, P.text, face="bold", margin=1)


def seal(canvas: Canvas, layout: MapLayout, place: Place) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a Location's number, and its rectangle."""
    area = layout.seal(place).inset(-2)
    return cached_picture(canvas, area, number_seal, PLACES[place].number), canvas.rect(area)


def _flip(canvas: Canvas, area: Area, what: PlacedCard, share: float) -> None:
    """Paint a card while it turns: its back in the first half, then its face."""
    face = what if share > 0.5 else what._replace(card="", note="")
    whole = cached_picture(canvas, area, pieces.draw_flat, face)
    shapes.squeezed(canvas, area, area.w * max(0.02, abs(cos(pi * share))), whole)
