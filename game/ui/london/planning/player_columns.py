"""Paints a player's column beside the map: who plans, the clock, the tokens left, and what lies on and beside the sheet."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import NUMBERS
from game.rules.london.planning import borrowed
from game.rules.london.state import CardId, Character, Token
from game.rules.london.tables.cards import ALLIES, CHARACTERS, NUMBERS as AMOUNTS, PERSONALITIES, personality_cards
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.planning.layout import GAP, NAME, STATUS, ColumnLayout, ray, tokens_left
from game.ui.london.theme import P
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Space, Spaced, Text, paint as paint_boxes
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.layout import columns, off_top, rows

TOKEN, RIM, CORNER = 0.158, 0.478, 0.19
"""The size of a token, the radius of the dial's rim, and the corner beside it, in widths of the dial."""
ICON, SMALL = 24.0, 20.0
ROW, LIST = 34.0, 110.0
"""The height of a belonging, and the least height for a list with names."""


class Belonging(NamedTuple):
    """A line of the list: its kind, its id, its icons, and whether it is `exhausted`."""

    kind: str
    id: str
    icons: tuple[str, ...] = ()
    exhausted: bool = False


class ColumnProps(NamedTuple):
    """What a column shows. `status` is the text below the name, and `briefs` those for smaller and smaller plates; `wasted` are the hours with a warning."""

    layout: ColumnLayout
    who: CardId
    clock: tuple[Token, ...]
    ready: bool
    virtue: int
    things: tuple[Belonging, ...]
    status: str = ""
    wasted: tuple[int, ...] = ()
    briefs: tuple[str, ...] = ()
    free: int = 0


def column_props(
    layout: ColumnLayout,
    person: Character,
    status: str = "",
    *,
    briefs: tuple[str, ...] = (),
    waste: Iterable[int] = (),
    free: int | None = None,
) -> ColumnProps:
    """The props of a Character's column. Of the hours in `waste` those with a token have a warning; `free` are the hours to plan, None for all without a token."""
    things = (
        *(Belonging("item", one.id, exhausted=one.tilted) for one in person.items),
        *(Belonging("ally", one, tuple(ALLIES[one].icons)) for one in person.allies),
        *(Belonging("condition", one) for one in person.conditions),
        *(Belonging("secret", one) for one in person.secrets),
    )
    wasted = tuple(hour for hour in sorted(waste) if person.clock[hour])
    clock, left = tuple(person.clock), person.clock.count("") if free is None else free
    return ColumnProps(layout, person.id, clock, person.ready, person.virtue, things, status, wasted, briefs, left)


def status_words(
    person: Character, holder: str = "person", *, thinking: bool = False, words: str = "", free: int | None = None
) -> str:
    """The state of a player's plan, or the `words` of a companion about its plan. `holder` is "you", "person", "companion" or "agent"."""
    if words:
        return words  # it stays while the companion thinks about the next token
    if thinking:
        return say("ui-ld-thinking")
    if person.ready:
        return say("ui-ld-agreed")
    free = person.clock.count("") if free is None else free
    return say({"you": "ui-ld-yours", "person": "ui-ld-free"}.get(holder, "ui-ld-follows"), hours=free)


def paint(canvas: Canvas, _area: Area, props: ColumnProps) -> None:
    """Paint a column."""
    column, ready = props.layout, props.ready
    canvas.box(column.area, (P.panel, P.panel_low), theme.SEATS[column.seat].colour, width=3, radius=8)
    canvas.frame(column.area.inset(6), mix(P.panel, P.line, 0.7), width=1.2, radius=5)
    _head(canvas, props)
    _dial(canvas, props)
    for part in (column.tray, column.sheet):
        if part is not None and part.w > part.h:
            y = part.y - GAP / 2
            canvas.line((part.x + 4, y), (column.area.x + column.area.w - 14, y), mix(P.panel, P.line, 0.8), 1.5)
    if column.tray is not None:
        _tray(canvas, column.tray, column.seat, tokens_left(props.clock))
    if column.things is not None:
        _things(canvas, column.things, props)
    if column.sheet is not None:
        _sheet(canvas, column.sheet, props)
    spot = column.agree
    canvas.box(spot, theme.GREEN_DEEP if ready else P.deep, theme.GREEN if ready else P.line, radius=8, width=2)
    shapes.sign(canvas, "tick", spot.centre, min(spot.w, spot.h) * 0.66, theme.GREEN if ready else mix(P.line, P.text, 0.2))


def _head(canvas: Canvas, props: ColumnProps) -> None:
    column, spot = props.layout, props.layout.portrait
    shapes.medal(canvas, props.who, column.seat, spot.centre, spot.w)
    shapes.badge(canvas, column.seat, (spot.x + spot.w * 0.87, spot.y + spot.w * 0.87), max(20.0, spot.w * 0.32))
    shapes.fit(canvas, say(f"short-{props.who}"), column.name, NAME, P.title, face="title")
    room, colour = column.status, theme.GREEN if props.ready else P.accent
    for words in (props.status, *props.briefs):
        size = canvas.block(words, room, STATUS, "italic", 7)
        if canvas.tall(words, size, room.w, "italic") <= room.h + 1:
            break
    canvas.paragraph(words, room, size, colour, face="italic")


def _dial(canvas: Canvas, props: ColumnProps) -> None:
    column, dial, wide = props.layout, props.layout.dial, TOKEN * props.layout.dial.w
    canvas.picture("london/clock", dial)
    canvas.circle(dial.centre, dial.w * RIM, theme.SEATS[column.seat].colour, max(1.5, dial.w / 110))
    for token, owner, spot in zip(props.clock, owners(props.clock, column.seat), column.slots, strict=True):
        if token:
            shapes.token(canvas, token, owner, spot.centre, wide)
    _free_hours(canvas, dial, props.free)
    for slot in props.wasted:
        shapes.flag(canvas, ray(dial, slot, RIM - 0.01), max(18.0, dial.w * 0.09))


def _free_hours(canvas: Canvas, dial: Area, free: int) -> None:
    """Paint the number of free hours in the corner that the round clock leaves."""
    if not free:
        return
    corner = Area(dial.x, dial.y, dial.w * CORNER, dial.w * CORNER)
    number, word = off_top(corner, corner.h * 0.56, 0)
    canvas.within(
        str(free), number, canvas.fitting(str(free), 26, number.w, "bold", 0.4), P.accent, face="bold", align="left", margin=2
    )
    words = say("ui-ld-clock-free")
    canvas.within(words, word, canvas.fitting(words, 19, word.w, "italic", 0.4), P.accent, face="italic", align="left", margin=2)


def owners(clock: Sequence[Token], seat: Seat) -> list[int | str]:
    """The owner of each token of a clock: a third one of a number belongs to the Stash (LD-080)."""
    lent, own = [str(number) for number in borrowed(clock)], AMOUNTS.own_tokens
    return [
        shapes.STASH if token[:1] in lent and sum(other[:1] == token[:1] for other in clock[: slot + 1]) > own else seat
        for slot, token in enumerate(clock)
    ]


def _tray(canvas: Canvas, tray: Area, seat: Seat, left: Mapping[int, int]) -> None:
    """Paint the own tokens left: in two rows, or in one with the second token under the first."""
    lies = tray.w > tray.h
    cells = columns(tray, len(NUMBERS), 0) if lies else rows(tray, len(NUMBERS), 0)
    two = lies and tray.h > 1.6 * cells[0].w
    wide = min(cells[0].w, tray.h / 2 if two else cells[0].h) * 0.92
    for number, cell in zip(NUMBERS, cells, strict=True):
        (x, y), more = cell.centre, left[number] > 1
        second = (x, cell.y + cell.h * 3 / 4) if two else (x + 4, y - 2)
        if two or more:
            shapes.token(canvas, str(number) if more else "", seat, second, wide)
        first = (x, cell.y + cell.h / 4) if two else (x - 2 * more, y)
        shapes.token(canvas, str(number) if left[number] else "", seat, first, wide)


def _sheet(canvas: Canvas, area: Area, props: ColumnProps) -> None:
    """Paint the icons of the sheet and the Virtue tokens, in a row or in a strip."""
    icons, lies = CHARACTERS[props.who].icons, area.w > area.h
    cells = columns(area, (1.0, 1.0, 1.0, 1.7), 2) if lies else rows(area, len(icons) + 1, 2)
    for icon, cell in zip(icons, cells, strict=False):
        shapes.ability(canvas, icon, cell.centre, min(cell.w, cell.h, 36.0))
    number = Line(str(props.virtue), min(25.0, cells[-1].w * 0.45), P.text, "bold")
    side = min(34.0, cells[-1].h, cells[-1].w - number.wide(canvas) - 3)
    paint_boxes(
        Row(Space(), Picture("london/tokens/virtue", side, side), number, Space(), gap=3, grow=(0, -1)), canvas, cells[-1]
    )


# ------------------------------------------------------------------ belongings


def _things(canvas: Canvas, area: Area, props: ColumnProps) -> None:
    """Paint the belongings: a row of pictures, or with room a list."""
    if area.h >= LIST * max(1.0, canvas.stretch):
        _list(canvas, area, props)
        return
    step = min(ROW + 4, area.w / max(1, len(props.things)))
    for number, one in enumerate(props.things):
        _picture(one, canvas, area.at(number * step, 0, ROW, ROW))


def _picture(one: Belonging, canvas: Canvas, spot: Area) -> None:
    if one.kind == "item":
        card = spot.inset(spot.w * 0.06, 0)
        canvas.picture(f"london/cards/{one.id}", card, cover=True, grey=one.exhausted)
        canvas.frame(card, P.line if one.exhausted else theme.BRASS, width=1.5, radius=3)
    elif one.kind == "ally":
        shapes.medal(canvas, one.id, None, spot.centre, spot.h)
    elif one.kind == "condition":
        shapes.sign(canvas, one.id, spot.centre, spot.h * 0.86, theme.DREAD_RED)
    else:
        shapes.sign(canvas, "cards", spot.centre, spot.h * 0.8, theme.BRASS)


def _list(canvas: Canvas, area: Area, props: ColumnProps) -> None:
    """Paint as many details as fit: what each thing does, the Personality cards (which are public, LD-253), or names alone."""
    tries = [[*_rows(props, detail)] for detail in (3, 2, 1, 0)]
    found = next((one for one in tries if Column(*one).high(canvas, area.w) <= area.h), tries[-1])
    while Column(*found).high(canvas, area.w) > area.h + 1:
        found.pop()
    paint_boxes(Column(*found), canvas, area)


def _rows(props: ColumnProps, detail: int) -> Iterator[Box]:
    """The rows of the list: 0: names; 1: Personality cards, too; 2: what Items and Allies do, too; 3: what Virtue does, too."""
    for one in props.things:
        named = _named(one, P.muted if one.exhausted else P.text)
        yield Spaced(Row(Drawn(partial(_picture, one), ROW, ROW), named, gap=6, grow=(1,), align="fill"), 4)
        if detail >= 2 and one.kind == "item":
            yield Spaced(Text(say("ui-ld-story-use", text=say(f"use-{one.id}")), SMALL, P.muted), 4)
            yield Spaced(Text(say("ui-ld-story-deplete", text=say(f"deplete-{one.id}")), SMALL, P.muted), 4)
        elif detail >= 2 and one.kind != "condition":
            yield Spaced(Text(say(f"text-{one.id}"), SMALL, P.muted), 4)
    if detail == 3 and props.virtue:
        yield Spaced(Text(say("ui-ld-setup-virtue", words=say(f"virtue-{props.who}")), SMALL, P.text), 4)
    if detail:
        yield Spaced(Text(say("ui-ld-personality"), SMALL, P.accent, "italic"), 8)
        for card in personality_cards(props.who):
            row = PERSONALITIES[card]
            colour = theme.DREAD_RED if row.kind == "trauma" else P.muted
            yield Spaced(_named(Belonging("personality", card, tuple(row.icons)), colour), 1)


def _named(one: Belonging, colour: Colour) -> Box:
    """A name, and the icons to its right."""
    icons = [Drawn(partial(_icon, icon), ICON + 2, ICON + 2) for icon in one.icons]
    return Row(Text(name(one.id), SMALL, colour, middle=True), Space(w=4), *icons, gap=0, grow=(0,))


def _icon(icon: str, canvas: Canvas, area: Area) -> None:
    shapes.ability(canvas, icon, area.centre, ICON)
