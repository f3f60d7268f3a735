"""What lies and stands on the map: cards, and the Characters' medallions in a row at a place or on their way; and the cache of their pictures."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import present
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import ALLIES, DREAD, PLOTS
from game.text import name
from game.ui.draw.art import SurfaceCache
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import BLACK, FLOOR, Colour
from game.ui.london import shapes, theme
from game.ui.london.board.layout import MEDALLION, MapLayout, Point, point_along
from game.ui.london.panels.card_text import motif

LINES, GROWN, SQUEEZE = 2, 1.3, 0.875
WIDE = 120.0
"""The width of a card in its own units; the height follows from its shape."""


class PlacedCard(NamedTuple):
    """A card on a Location with its Investigation token.

    `card` is "" for a face-down card of this `tier`; `signs_only` leaves out its title.
    """

    card: CardId
    tier: int = 1
    note: str = ""
    signs_only: bool = False


class CardFrame(NamedTuple):
    """The coordinates of a card in a window: `WIDE` units across."""

    area: Area

    @property
    def unit(self) -> float:
        """The length of a unit in logical pixels."""
        return self.area.w / WIDE

    @property
    def deep(self) -> float:
        """The height of the card in units."""
        return self.area.h / self.unit

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card, given in units."""
        return self.area.x + x * self.unit, self.area.y + y * self.unit

    def box(self, x: float, y: float, w: float, h: float) -> Area:
        """A box of the card, given in units."""
        return Area(*self.at(x, y), w * self.unit, h * self.unit)


def draw(canvas: Canvas, area: Area, what: PlacedCard) -> None:
    """Paint a card with a shadow to the right and below."""
    unit = area.w / WIDE
    canvas.box(area.moved(3 * unit, 5 * unit), BLACK, radius=8 * unit, alpha=120)
    draw_flat(canvas, area, what)


def draw_flat(canvas: Canvas, area: Area, what: PlacedCard) -> None:
    """Paint a card without a shadow."""
    if not what.card:
        canvas.picture(shapes.back_of(str(what.tier)), area)
        return
    kind = shapes.kind_of(what.card)
    canvas.picture(f"london/frames/{kind}", area)
    frame = CardFrame(area)
    high = (66.0 if not what.signs_only else frame.deep - 72) + (20 if kind == "ally" else 0)
    _scene(canvas, frame.box(7, 7, WIDE - 14, high - 7), what.card, dark=kind == "plot")
    if kind == "plot":
        _order(canvas, frame, what)
    if not what.signs_only:
        _title(canvas, frame.box(7, 21, WIDE - 14, high - 24), what.card, 18.0 if kind != "plot" else 16.5)
    _icons(canvas, frame, high, what)
    _foot(canvas, frame, what, kind)


def _scene(canvas: Canvas, box: Area, card: CardId, *, dark: bool) -> None:
    """Paint the picture of a card, darker behind the title."""
    canvas.picture(motif(card), box, cover=True, eye=0.3 if card not in ALLIES else 0.7)
    for step in range(6):
        low = box.h * ((0.28 if card not in ALLIES else 0.5) + 0.08 * step)
        canvas.veil(box._replace(y=box.y + low, h=box.h - low), theme.PLOT_LOW if dark else BLACK, 26)
    canvas.frame(box, theme.BRASS if dark else theme.BRONZE, width=1.2, radius=2)


def _title(canvas: Canvas, box: Area, card: CardId, most: float) -> None:
    """Paint the title at the foot of the picture, on two lines if they can be squeezed into its width."""
    words, size = name(card), most * box.w / 106
    while len(canvas.lines(words, size, box.w, "bold")) > LINES and canvas.size(size) > FLOOR:
        size -= 0.5
    lines = canvas.lines(words, size, box.w, "bold")
    if len(lines) > LINES and max(canvas.wide(half, size, "bold") for half in halves(canvas, words, size)) * SQUEEZE < box.w:
        lines = halves(canvas, words, size)
    step = canvas.high(size, "bold") * (0.94 if len(lines) <= LINES else 0.82)
    y = box.y + box.h - step * len(lines)
    for line in lines:
        canvas.text(line, (box.centre[0], y), size, theme.IVORY, face="bold", align="centre", room=box.w, halo=True)
        y += step


def halves(canvas: Canvas, words: str, size: float) -> tuple[str, str]:
    """Split text into two lines of about the same width."""
    parts = words.split()
    cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(canvas.wide(half, size, "bold") for half in cut))


def _order(canvas: Canvas, frame: CardFrame, what: PlacedCard) -> None:
    """Paint the letter of a Plot card, and the Time Segment from which it can be met: at the foot, which no title and no mark of the plan covers."""
    row, foot = PLOTS[what.card], frame.deep - 20
    size, x, y = (38.0, 12.0, 2.0) if what.signs_only else (21.0, 11.0 if what.note else 14.0, foot - 14.5)
    canvas.text(row.letter, frame.at(x, y), size * frame.unit * _held(canvas), theme.LETTER, face="title", halo=True)
    place = 60.0 if what.note else 22.0 if what.signs_only else 50.0
    shapes.sign(canvas, row.time, frame.at(place, foot), (17.0 if what.note else 20.0) * frame.unit, theme.SEGMENTS[row.time])


def _icons(canvas: Canvas, frame: CardFrame, high: float, what: PlacedCard) -> None:
    """Paint the abilities that a card asks for, or that an Ally brings."""
    icons = (DREAD.get(what.card) or PLOTS.get(what.card) or ALLIES[what.card]).icons
    wide, y = (36.0, high + 21) if what.signs_only else (31.0, high + 19)
    for place, icon in enumerate(icons):
        x = WIDE / 2 + (place - (len(icons) - 1) / 2) * (wide + 3.5)
        shapes.ability(canvas, icon, frame.at(x, y), wide * frame.unit)


def _foot(canvas: Canvas, frame: CardFrame, what: PlacedCard, kind: str) -> None:
    """Paint the Difficulty, the Investigation token, and the Dread for leaving the card open."""
    y = frame.deep - 20
    if what.card in DREAD:
        shield(canvas, frame.at(22, y), 27 * frame.unit, DREAD[what.card].difficulty)
    cost = DREAD[what.card].dread if what.card in DREAD else PLOTS[what.card].dread if what.card in PLOTS else 0
    if cost:
        tint = theme.PENALTY[kind == "plot"]
        skull(canvas, frame.at(104, y), 23 * frame.unit, cost, tint)
    if what.note:
        x, wide = (WIDE / 2 - 5, 29.0) if kind != "plot" else (30.0, 29.0) if what.signs_only else (38.5, 25.0)
        canvas.picture(f"london/tokens/note-{what.note}", shapes.square(frame.at(x, y - 1), wide * frame.unit))


def shield(canvas: Canvas, centre: tuple[float, float], wide: float, number: int) -> None:
    """Paint a Difficulty on its shield."""
    x, y, half = centre[0], centre[1], wide / 2
    outline = [(x - half, y - half), (x + half, y - half), (x + half, y + half * 0.2), (x + half * 0.6, y + half * 0.8)]
    outline += [(x, y + half * 1.15), (x - half * 0.6, y + half * 0.8), (x - half, y + half * 0.2)]
    canvas.shape(outline, theme.SHIELD, theme.EDGE, 1.5)
    size = wide * 0.84 * _held(canvas)
    canvas.text(
        str(number), (x, y - canvas.high(size, "bold") / 2 - wide * 0.02), size, theme.SHIELD_TEXT, face="bold", align="centre"
    )


def skull(canvas: Canvas, right: tuple[float, float], wide: float, number: int, tint: Colour) -> None:
    """Paint an amount of Dread: a skull, and the number centred at `right`."""
    size = wide * _held(canvas)
    shapes.sign(canvas, "dread", (right[0] - wide * 0.96, right[1]), wide, tint)
    canvas.text(str(number), (right[0], right[1] - canvas.high(size, "bold") / 2), size, tint, face="bold", align="centre")


def _held(canvas: Canvas) -> float:
    """The scale of letters on a card: they grow with the text size only as far as the card has room."""
    return min(1.0, GROWN / canvas.stretch)


PICTURES = SurfaceCache(12)


def paint_cached(canvas: Canvas, area: Area, painter: Callable[[Canvas, Area, Any], None], props: Hashable) -> None:
    """Paint a thing from the cache. The painter runs only for new `props`, size or look."""
    if canvas.blind:
        return
    if text_recorder.notes is None:
        canvas.surface.blit(cached_picture(canvas, area, painter, props), canvas.rect(area))
    else:
        painter(canvas, area, props)


def cached_picture(canvas: Canvas, area: Area, painter: Callable[[Canvas, Area, Any], None], props: Hashable) -> pygame.Surface:
    """The picture of what a painter draws into an area."""
    rect = canvas.rect(area)
    whole = painter, props, rect.size, canvas.window, canvas.letter, canvas.zoom, canvas.look
    made = PICTURES.get(whole)
    if made is None:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = rect.x + canvas.origin[0], rect.y + canvas.origin[1]
        inner = Canvas(made, canvas.window, canvas.letter, origin, canvas.zoom, canvas.look)
        painter(inner, area, props)
        PICTURES.put(whole, made)
    return made


def picture_sprite(canvas: Canvas, area: Area, painter: Callable[[Canvas, Area, Any], None], props: Hashable) -> Sprite:
    """A cached picture as a sprite."""
    return Sprite(cached_picture(canvas, area, painter, props), canvas.rect(area).topleft)


class MedallionMove(NamedTuple):
    """A Character between two places; `share` goes from 0 to 1."""

    start: Place
    end: Place
    share: float


NO_WALKS: Mapping[Seat, MedallionMove] = {}


def positions(layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> dict[Seat, Point]:
    """The middle of each medallion by seat. A walking Character starts and ends at its position in the rows of the two places."""
    found: dict[Seat, Point] = {}
    for place in dict.fromkeys(person.place for person in t.people):
        there = [seat for seat in present(t, place) if seat not in walks]
        for rank, seat in enumerate(there):
            found[seat] = layout.medallion(place, rank, len(there))
    for seat, walk in walks.items():
        found[seat] = point_along(_route(layout, t, seat, walk, walks), eased(walk.share))
    return dict(sorted(found.items()))


def _route(layout: MapLayout, t: State, seat: Seat, walk: MedallionMove, walks: Mapping[Seat, MedallionMove]) -> list[Point]:
    """The route of a walking Character from its position at one place to that at the other."""
    stay = {place: [one for one in present(t, place) if one not in walks] for place in (walk.start, walk.end)}
    leaving = sorted([one for one, other in walks.items() if other.start == walk.start] + stay[walk.start])
    coming = sorted([one for one, other in walks.items() if other.end == walk.end] + stay[walk.end])
    first = layout.medallion(walk.start, leaving.index(seat), len(leaving))
    last = layout.medallion(walk.end, coming.index(seat), len(coming))
    return layout.route(walk.start, walk.end, first, last)


def eased(share: float) -> float:
    """Ease in and out."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


def draw_medallion(canvas: Canvas, area: Area, props: tuple[str, Seat]) -> None:
    """Paint the medallion of a Character, with the ring and the sign of its player."""
    (who, seat), wide = props, area.w * 0.86
    x, y = area.centre
    canvas.circle((x + wide * 0.04, y + wide * 0.07), wide * 0.54, BLACK)
    canvas.picture(f"london/{who}", shapes.square((x, y), wide))
    canvas.circle((x, y), wide * 0.52, theme.SEATS[seat].colour, max(2.0, wide * 0.085))
    foot = (x + wide * 0.36, y + wide * 0.36)
    canvas.circle(foot, wide * 0.22, BLACK)
    shapes.badge(canvas, seat, foot, wide * 0.36)


def paint(canvas: Canvas, layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> None:
    """Paint all medallions."""
    for sprite in sprites(canvas, layout, t, walks):
        canvas.surface.blit(sprite.picture, sprite.at)


def sprites(canvas: Canvas, layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> list[Sprite]:
    """All medallions as sprites for a map that was painted without them."""
    spots, side = positions(layout, t, walks), MEDALLION * layout.unit * 1.16
    return [
        picture_sprite(canvas, shapes.square(at, side), draw_medallion, (t.people[seat].id, seat)) for seat, at in spots.items()
    ]
