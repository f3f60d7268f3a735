"""The tooltip beside an inspected thing: its picture, description, letters with their odds, and rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.dungeonville.tables.cards import ROOMS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.facts.thing import Description, LetterChip, Thing
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import DUNGEON_COLOURS, P, coin, letter_chip, medallion, parchment, portrait, tokens
from game.ui.widgets.boxes import Box, Part, Pointing, drawn
from game.ui.widgets.controls import cap_width, key_cap
from game.ui.widgets.layout import columns, meeting

PANEL = "dv-tooltip"
WIDE, SIZE, SMALLEST, FULL_SIZE = 440.0, 20.0, 15.0, 9.5
"""The width of a tooltip at nominal text size, its largest and smallest text sizes, and the one where it fills the window."""
SIDE = 132.0
DISTANCE, MARGIN = 10.0, 10.0
"""The distances of a tooltip from its thing and from the edge of the window."""
COVER_COST = 9.0
"""The cost of covering a square pixel of the thing itself, relative to one of an answer."""
DISTANCE_COST = 40.0
"""The cost of a logical pixel of distance: the pointer has to travel to the tooltip."""


def draw_thing(canvas: Canvas, area: Area, thing: Thing) -> None:
    """The picture of a thing, as large as fits into `area`."""
    side, which = min(area.w, area.h), thing.which
    match thing.kind:
        case "adventurer":
            medallion(canvas, area.centre, side / 2, which)
        case "wizard" | "graveyard" | "treasury":
            portrait(canvas, positions.square(area.centre, side), thing.seat)
        case "dungeon" | "blood":
            canvas.picture(f"dungeonville/mouths/{which}", positions.square(area.centre, side, positions.ENTRANCE_SHAPE))
        case "room" if ROOMS[which].item:
            canvas.picture(f"dungeonville/items/{which}", positions.square(area.centre, side))
        case "room":
            _room(canvas, positions.square(area.centre, side), which)
        case "place":
            canvas.picture(f"dungeonville/fronts/{which}", positions.square(area.centre, side, 0.6), cover=True, eye=1.0)
        case "town":
            canvas.picture("dungeonville/town", positions.square(area.centre, side, 0.8), cover=True)
        case "house":
            canvas.picture("dungeonville/deed-house", positions.square(area.centre, side, 200 / 240))


def _room(canvas: Canvas, area: Area, room: str) -> None:
    row = ROOMS[room]
    if art.has(f"dungeonville/rooms/{room}"):
        canvas.picture(f"dungeonville/rooms/{room}", area, cover=True)
    else:
        canvas.box(area, mix(DUNGEON_COLOURS[row.dungeon], INK, 0.45), None, radius=4)
    canvas.frame(area, DUNGEON_COLOURS[row.dungeon], width=4, radius=6)
    chip = max(30.0, area.w * 0.26)
    letter_chip(canvas, Area(area.x + 6, area.y + 6, chip, chip), row.letter, row.dungeon)
    coin(canvas, (area.x + area.w - 6 - chip / 2, area.y + 6 + chip / 2), chip / 2, str(row.gold))


def draw_chips(canvas: Canvas, area: Area, row: Sequence[LetterChip], size: float, *, named: bool = True) -> float:
    """Letters in a row with the text below each; `named` writes the names of different dungeons above. Returns the height."""
    named = named and len({one.dungeon for one in row}) > 1
    cells = columns(area, len(row), 5)
    small, high = size * 0.84, max(30.0, canvas.high(24, "bold") + 2)
    heads = [canvas.lines(name(one.dungeon), small, cell.w) for one, cell in zip(row, cells, strict=True)]
    top = canvas.high(small) * max(map(len, heads)) if named else 0.0
    for one, cell, head in zip(row, cells, heads, strict=True):
        y = area.y + top - canvas.high(small) * len(head)
        for words in head if named else ():
            canvas.text(words, (cell.centre[0], y), small, P.text, align="centre", room=cell.w)
            y += canvas.high(small)
        spot = Area(cell.x, area.y + top + 2, cell.w, high)
        letter_chip(canvas, spot, one.letter, one.dungeon, faint=one.faint)
        if one.below:
            canvas.text(one.below, (cell.centre[0], spot.y + high + 1), small, P.text, face="bold", align="centre", room=cell.w)
    return top + high + 3 + (canvas.high(small, "bold") if any(one.below for one in row) else 0.0)


@dataclass(frozen=True)
class Chips(Box):
    """Letters in a row with the text below each."""

    row: tuple[LetterChip, ...]
    size: float
    named: bool = True

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of letters and texts."""
        key = (self.row, self.size, self.named)
        return canvas.measured("dv-chips", key, wide, self._draw)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The whole area."""
        yield drawn(area, self._draw)

    def _draw(self, canvas: Canvas, area: Area) -> float:
        return draw_chips(canvas, area, self.row, self.size, named=self.named)


def draw_description(
    canvas: Canvas, area: Area, description: Description, thing: Thing, size: float, *, tale: bool = True
) -> float:
    """Write the description of a thing; returns where it ends."""
    side = min(SIDE * max(1.0, canvas.stretch**0.5), area.w * 0.32) if thing.kind != "phase" else 0.0
    if side:
        draw_thing(canvas, Area(area.x, area.y, side, side), thing)
    beside = Area(area.x + (side + 14 if side else 0), area.y, area.w - (side + 14 if side else 0), 1e4)
    y = area.y + canvas.paragraph(description.title, beside, size * 1.3, P.title, face="title")
    for words, shade in ((description.kind, P.text), (description.tale if tale else "", P.muted)):
        if words:
            y += canvas.paragraph(words, beside._replace(y=y), size * 0.95, shade, face="italic") + 3
    y = max(y, area.y + side) + 6
    for words in description.words:
        y += canvas.paragraph(words, Area(area.x, y, area.w, 1e4), size, P.text) + 4
    if description.chips:
        y += canvas.paragraph(description.chips_title, Area(area.x, y, area.w, 1e4), size * 0.9, P.muted) + 2
        y += draw_chips(canvas, Area(area.x, y, area.w, 1e4), description.chips, size) + 6
    if any(description.tokens):
        tokens(canvas, Area(area.x, y + 2, area.w, 28), description.tokens)
        y += 36
    if description.rules:
        rules = say("ui-dv-inspect-rules", rules=", ".join(description.rules))
        y += canvas.paragraph(rules, Area(area.x, y, area.w, 1e4), size * 0.9, P.muted) + 2
    return y


def draw_tooltip(
    canvas: Canvas,
    description: Description,
    thing: Thing,
    at: Area,
    avoided: Sequence[Area],
    *,
    key: str = "",
    room: Area | None = None,
) -> Area:
    """Draw the tooltip beside the thing at `at`, where it covers little of `avoided`; returns its area.

    `key` opens the page of the thing. The tooltip stays in `room` if it fits there, else in the window.
    """
    whole = canvas.room.inset(MARGIN)
    space = room if room is not None and _fit(canvas, description, thing, key, room) is not None else whole
    wide, high, size, tale = _fit(canvas, description, thing, key, space) or (whole.w, whole.h, FULL_SIZE, False)
    area = best_position(space, at, (wide, high), avoided)
    canvas.links[:] = [link for link in canvas.links if meeting(link[1], area) <= 0]

    def paint(c: Canvas, spot: Area) -> None:
        parchment(c, spot, P.title, wide=3)
        end = draw_description(c, spot.inset(18, 14), description, thing, size, tale=tale)
        if key:
            words = say("ui-dv-inspect-page")
            used = key_cap(c, (spot.x + 18, end + 2), key, P)
            c.within(words, Area(spot.x + 22 + used, end + 2, spot.w - used - 40, 32), size * 0.9, P.text, align="left")

    canvas.panel(PANEL, (description, thing, size, tale, key, canvas.look), area, paint, solid=False)
    return area


def area_below(canvas: Canvas, part: Area) -> Area:
    """The part of the window below `part`."""
    top = part.y + part.h + MARGIN
    return Area(MARGIN, top, canvas.room.w - 2 * MARGIN, canvas.room.h - top - MARGIN)


def _fit(canvas: Canvas, description: Description, thing: Thing, key: str, room: Area) -> tuple[float, float, float, bool] | None:
    """Width, height and text size of a tooltip in `room`, and whether the flavour text fits; None if the tooltip is too large."""
    base = WIDE * max(1.0, canvas.stretch**0.7)
    foot = 28 + (max(38.0, canvas.high(18) + 12) if key else 0)
    tries = [(part, size, tale) for tale in (True, False) for size in (SIZE, 18.0, SMALLEST) for part in (1.0, 1.3, 1.7, 9.0)]
    tries.append((9.0, FULL_SIZE, False))
    for part, size, tale in tries:
        wide = min(base * part, room.w, room.h * 2.2)
        least = cap_width(canvas, key) + canvas.wide(say("ui-dv-inspect-page"), size * 0.9) + 48 if key else 0.0
        wide = max(wide, min(least, room.w))

        def measure(c: Canvas, area: Area, size: float = size, tale: bool = tale) -> float:
            return draw_description(c, area, description, thing, size, tale=tale)

        high = canvas.measured(f"{PANEL}-{size}-{tale}", (description, thing, canvas.look), wide - 36, measure) + foot
        if high <= room.h:
            return wide, high, size, tale
    return None


def best_position(room: Area, at: Area, size: tuple[float, float], avoided: Sequence[Area]) -> Area:
    """The best area of this size in `room`: beside `at`, covering little of it and of `avoided`."""
    w, h = size
    (x, y), low, right = at.centre, room.y + room.h - h, room.x + room.w - w
    wanted = [
        (at.x + at.w + DISTANCE, y - h / 2),
        (at.x - w - DISTANCE, y - h / 2),
        (x - w / 2, at.y + at.h + DISTANCE),
        (x - w / 2, at.y - h - DISTANCE),
        (room.x, room.y),
        (right, room.y),
        (room.x, low),
        (right, low),
    ]
    candidates = [Area(min(max(one, room.x), right), min(max(other, room.y), low), w, h) for one, other in wanted]

    def cost(spot: Area) -> float:
        away = abs(spot.centre[0] - x) + abs(spot.centre[1] - y)
        return COVER_COST * meeting(spot, at) + sum(meeting(spot, one) for one in avoided) + away * DISTANCE_COST

    return min(candidates, key=cost)
