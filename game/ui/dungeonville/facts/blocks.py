"""The blocks of an inspector page: headings, sentences, rows of adventurers with letters, cards, blood, grids of entries."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.tables.cards import ROOMS
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.dungeonville.facts import tooltip
from game.ui.dungeonville.facts.people import class_line
from game.ui.dungeonville.facts.thing import Description, LetterChip, Thing
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, PAPER, P, coin, letter_chip, medallion, tokens
from game.ui.dungeonville.table.view import InspectedTable
from game.ui.scene.navigation import Navigation
from game.ui.widgets.blocks import Block
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import depth, flow, grid

BODY, SMALL = 21.0, 18.0
FACE = 60.0
NARROW = 860.0
"""A page that is narrower than this, at nominal text size, shows letters below the names."""
CELL = 96.0
CARD = (46.0, 60.0)


@dataclass(frozen=True)
class PageBuilder:
    """A page under construction: its table, canvas and width; `go` opens the page of a thing."""

    table: InspectedTable
    canvas: Canvas
    wide: float
    go: Callable[[Thing], Navigation | None]

    def target(self, thing: Thing, area: Area, number: int = 0) -> Target:
        """The target of a thing on the page."""
        return Target((*thing, number), area, partial(self.go, thing), "things", "", thing)

    def mark_focus(self, canvas: Canvas, thing: Thing, area: Area, number: int = 0) -> None:
        """Frame a thing that is in focus."""
        if self.table.focused((*thing, number)):
            focus_frame(canvas, area.inset(-2), P, diamonds=False, light=False)


class GridEntry(NamedTuple):
    """A thing in a grid: a title beside its picture, and a line below; `number` distinguishes entries of the same thing."""

    thing: Thing
    title: str
    below: str
    number: int = 0
    grey: bool = False


def heading(page: PageBuilder, sentence: str) -> Block:
    """A heading."""
    high = page.canvas.high(28, "title")

    def paint(c: Canvas, area: Area) -> None:
        c.text(sentence, (area.x, area.y), c.fitting(sentence, 28, area.w, "title", 0.4), P.title, face="title", room=area.w)
        c.line((area.x, area.y + high + 2), (area.x + area.w, area.y + high + 2), EDGE, 2)

    return Block(high + 6, paint, gap=8)


def intro(page: PageBuilder, thing: Thing, description: Description) -> Block:
    """The top of a page: a large picture, the title, and the flavour text."""
    c, side = page.canvas, 120.0 * max(1.0, page.canvas.stretch**0.4)
    room = page.wide - side - 20
    lines = (
        (description.title, 36.0, "title", P.title),
        (description.kind, BODY, "text", P.text),
        (description.tale, BODY, "italic", P.muted),
    )
    shown = [line for line in lines if line[0]]
    tall = sum(c.tall(text, size, room, style) + 2 for text, size, style, _ in shown)
    high = max(side, tall)

    def paint(canvas: Canvas, area: Area) -> None:
        tooltip.draw_thing(canvas, Area(area.x, area.y + (high - side) / 2, side, side), thing)
        y = area.y + (high - tall) / 2
        for text, size, style, colour in shown:
            y += canvas.paragraph(text, Area(area.x + side + 20, y, room, tall), size, colour, face=style) + 2

    return Block(high, paint, gap=14)


def sentence(page: PageBuilder, text: str, *, shade: str = "text", gap: float = 8) -> Block:
    """A sentence; rule numbers in it are links to the rulebook."""
    colour, style = {"text": (P.text, "text"), "muted": (P.muted, "italic")}[shade]
    high = page.canvas.tall(text, BODY, page.wide, style)
    return Block(high, lambda c, area: _draw_sentence(c, area, text, colour, style), gap=gap)


def _draw_sentence(canvas: Canvas, area: Area, text: str, colour: tuple[int, int, int], style: str) -> None:
    canvas.paragraph(text, area._replace(h=area.h + 4), BODY, colour, face=style)


def member_row(page: PageBuilder, adventurer: str, row: Sequence[LetterChip], *, first: bool, lead: str = "") -> Block:
    """An adventurer with its letters beside or below it; the `first` of several shows the names of the dungeons."""
    c, thing = page.canvas, Thing("adventurer", adventurer)
    below = f"{lead}{class_line(adventurer)}"

    def picture(canvas: Canvas, spot: Area) -> None:
        medallion(canvas, spot.centre, spot.w / 2, adventurer)

    return _row(
        page,
        (name(adventurer), below),
        row,
        picture,
        partial(page.target, thing),
        partial(page.mark_focus, c, thing),
        named=first,
    )


def party_row(page: PageBuilder, seat: int, title: str, below: str, row: Sequence[LetterChip]) -> Block:
    """A wizard with the letters of its party beside or below it."""
    thing = Thing("wizard", str(seat))

    def picture(canvas: Canvas, spot: Area) -> None:
        tooltip.draw_thing(canvas, spot, thing)

    return _row(
        page, (title, below), row, picture, partial(page.target, thing), partial(page.mark_focus, page.canvas, thing), named=False
    )


def total_row(page: PageBuilder, title: str, row: Sequence[LetterChip], below: str = "") -> Block:
    """A row without a picture, about all of them."""
    return _row(page, (title, below), row, None, None, None, named=False)


def _row(
    page: PageBuilder,
    texts: tuple[str, str],
    row: Sequence[LetterChip],
    picture: Callable[[Canvas, Area], None] | None,
    target_at: Callable[[Area], Target] | None,
    mark_focus: Callable[[Area], None] | None,
    *,
    named: bool,
) -> Block:
    canvas, wide = page.canvas, page.wide
    beside = wide >= NARROW * canvas.stretch
    label = wide * 0.42 if beside else wide
    left = FACE + 14
    low = canvas.tall(texts[0], BODY, label - left, "bold") + (canvas.tall(texts[1], SMALL, label - left) if texts[1] else 0.0)
    least = max(FACE if picture else 0.0, low)
    deep = (
        canvas.measured("inspector-chips", (tuple(row), named), wide - label if beside else wide, partial(_deep, row, named))
        if row
        else 0.0
    )
    high = max(least, deep) if beside else least + deep + (4 if row else 0)

    def paint(c: Canvas, area: Area) -> None:
        top = area.y + ((high - least) * (1.0 if picture else 0.5) if beside else 0.0)
        spot = Area(area.x, top + (least - FACE) / 2, FACE, FACE)
        if picture:
            picture(c, spot)
        text = Area(area.x + left, top + (least - low) / 2, label - left, low + 4)
        used = c.paragraph(texts[0], text, BODY, P.text, face="bold")
        if texts[1]:
            c.paragraph(texts[1], text._replace(y=text.y + used), SMALL, P.muted)
        chips = Area(area.x + label, area.y, area.w - label, high) if beside else area._replace(y=area.y + least + 4)
        if row:
            tooltip.draw_chips(c, _few(c, chips, row), row, BODY, named=named)
        if mark_focus:
            mark_focus(area)

    return Block(high, paint, (lambda area: [target_at(area)]) if target_at else (lambda area: []), gap=10)


def _few(canvas: Canvas, area: Area, row: Sequence[LetterChip]) -> Area:
    """The area for a few letters, each no wider than in a full row."""
    return area if len(row) == len(DUNGEON_COLOURS) else area._replace(w=min(area.w, len(row) * CELL * max(1.0, canvas.stretch)))


def _deep(row: Sequence[LetterChip], named: bool, canvas: Canvas, area: Area) -> float:
    return tooltip.draw_chips(canvas, area, row, BODY, named=named)


def card_row(page: PageBuilder, found: Sequence[str]) -> Block:
    """Gold cards and items side by side, each in the colour of its dungeon."""
    areas = flow(Area(0, 0, page.wide, 0), [CARD] * len(found), 8)

    def at(area: Area) -> list[tuple[str, Area]]:
        return [(card, one.moved(area.x, area.y)) for card, one in zip(found, areas, strict=True)]

    def paint(c: Canvas, area: Area) -> None:
        for card, spot in at(area):
            c.box(
                spot,
                mix(DUNGEON_COLOURS[ROOMS[card].dungeon], PAPER, 0.25),
                DUNGEON_COLOURS[ROOMS[card].dungeon],
                width=3,
                radius=6,
            )
            if ROOMS[card].item:
                c.picture(f"dungeonville/items/{card}", Area(spot.x + 4, spot.centre[1] - 19, 38, 38))
            else:
                coin(c, spot.centre, 19, str(ROOMS[card].gold))
            page.mark_focus(c, Thing("room", card), spot)

    return Block(
        depth(Area(0, 0, 0, 0), areas),
        paint,
        lambda area: [page.target(Thing("room", card), spot) for card, spot in at(area)],
        gap=10,
    )


def blood_row(page: PageBuilder, text: str, counts: Sequence[int]) -> Block:
    """A sentence followed by blood tokens."""
    c = page.canvas
    room = min(c.wide(text, BODY) + 4, page.wide * 0.62)
    high = max(34.0, c.tall(text, BODY, room))

    def paint(canvas: Canvas, area: Area) -> None:
        used = canvas.tall(text, BODY, room)
        canvas.paragraph(text, Area(area.x, area.y + (high - used) / 2, room, used + 4), BODY, P.text)
        tokens(canvas, Area(area.x + room + 14, area.centre[1] - 15, area.w - room - 14, 30), counts)

    return Block(high, paint, gap=6)


def entry_grid(page: PageBuilder, found: Sequence[GridEntry]) -> Block:
    """Things in a grid, each with a picture and two lines."""
    canvas = page.canvas
    line, small = canvas.high(SMALL + 1, "bold"), canvas.high(17)
    side = max(44.0, line + small)
    least = max(260.0, max((canvas.wide(one.title, SMALL + 1, "bold") for one in found), default=0.0) + side + 24)
    areas = grid(Area(0, 0, page.wide, 0), len(found), min(least, page.wide), side + 6, 10)

    def at(area: Area) -> list[tuple[GridEntry, Area]]:
        return [(one, spot.moved(area.x, area.y)) for one, spot in zip(found, areas, strict=True)]

    def paint(c: Canvas, area: Area) -> None:
        for one, spot in at(area):
            _picture(c, Area(spot.x + 2, spot.y + 3, side, side), one)
            x, room = spot.x + side + 12, spot.w - side - 16
            y = spot.centre[1] - (line + small) / 2
            c.text(one.title, (x, y), c.fitting(one.title, SMALL + 1, room, "bold"), P.text, face="bold", room=room)
            c.text(one.below, (x, y + line), c.fitting(one.below, 17, room), P.muted, room=room)
            page.mark_focus(c, one.thing, spot, one.number)

    high = depth(Area(0, 0, 0, 0), areas)
    return Block(high, paint, lambda area: [page.target(one.thing, spot, one.number) for one, spot in at(area)], gap=14)


def _picture(canvas: Canvas, area: Area, one: GridEntry) -> None:
    row = ROOMS.get(one.thing.which)
    if one.thing.kind == "adventurer":
        medallion(canvas, area.centre, area.w / 2, one.thing.which, grey=one.grey)
    elif row is None or row.item:
        tooltip.draw_thing(canvas, area, one.thing)
    else:
        half = min(area.w / 2, 30.0)
        letter_chip(canvas, Area(area.centre[0] - half, area.y, 2 * half, area.h * 0.5), row.letter, row.dungeon)
        coin(canvas, (area.centre[0], area.y + area.h * 0.76), area.h * 0.24, str(row.gold))
