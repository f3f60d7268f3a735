"""Paints a player's column beside the map: who plans, the clock, the tokens left, and what lies on and beside the sheet."""

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Waste
from game.rules.london.places import NUMBERS
from game.rules.london.planning import borrowed
from game.rules.london.state import Character, State
from game.rules.london.tables.cards import CHARACTERS, NUMBERS as AMOUNTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import style
from game.ui.london.planning.panels import belongings
from game.ui.london.planning.panels.column_layout import GAP, NAME, STATUS, ColumnLayout, ray, tokens_left
from game.ui.london.style import P
from game.ui.widgets.layout import columns, rows

TOKEN, RIM = 0.158, 0.478
"""The size of a token and the radius of the dial's rim, in widths of the dial."""


class ColumnProps(NamedTuple):
    """What a column shows beside the State.

    `slot` is the hour of the next token; `focus` is the highlighted part: ("slot", 3), ("token", 2), ("agree",), ("portrait",) or
    ("status",). `waste` are wasted hours with a warning. `holder` is "person", "companion" or "agent"; `words` is the intention
    of a companion.
    """

    slot: int | None = None
    focus: tuple[str, int] | tuple[str] | None = None
    waste: Mapping[int, Waste] = {}
    holder: str = "person"
    thinking: bool = False
    words: str = ""


def paint(canvas: Canvas, column: ColumnLayout, t: State, props: ColumnProps) -> None:
    """Paint a column; without a change it comes from the cache, except for the focus marks."""
    person = t.people[column.seat]
    key: Hashable = (
        column.area, column.tray, tuple(person.clock), person.ready, props._replace(slot=None, focus=None, waste={}), tuple(sorted(props.waste.items())),
        belongings.paint_key(person), canvas.look, canvas.letter,
    )  # fmt: skip
    canvas.panel(f"column-{column.seat}", key, column.area.inset(-3), lambda c, _: _whole(c, column, person, props))
    _marks(canvas, column, props)


def _whole(canvas: Canvas, column: ColumnLayout, person: Character, props: ColumnProps) -> None:
    player = style.SEATS[column.seat]
    canvas.box(column.area, (P.panel, P.panel_low), player.colour, width=3, radius=8)
    canvas.frame(column.area.inset(6), mix(P.panel, P.line, 0.7), width=1.2, radius=5)
    _head(canvas, column, person, props)
    _dial(canvas, column, person, props)
    for part in (column.tray, column.sheet):
        if part is not None and part.w > part.h:
            y = part.y - GAP / 2
            canvas.line((part.x + 4, y), (column.area.x + column.area.w - 14, y), mix(P.panel, P.line, 0.8), 1.5)
    if column.tray is not None:
        _tray(canvas, column.tray, column.seat, tokens_left(person))
    if column.things is not None:
        belongings.paint(canvas, column.things, person)
    if column.sheet is not None:
        _sheet(canvas, column.sheet, person)
    spot = column.agree
    canvas.box(spot, style.GREEN_DEEP if person.ready else P.deep, style.GREEN if person.ready else P.line, radius=8, width=2)
    style.sign(canvas, "tick", spot.centre, min(spot.w, spot.h) * 0.66, style.GREEN if person.ready else mix(P.line, P.text, 0.2))


def _head(canvas: Canvas, column: ColumnLayout, person: Character, props: ColumnProps) -> None:
    spot = column.portrait
    style.medal(canvas, person.id, column.seat, spot.centre, spot.w)
    style.badge(canvas, column.seat, (spot.x + spot.w * 0.87, spot.y + spot.w * 0.87), max(20.0, spot.w * 0.32))
    name = say(f"short-{person.id}")
    face = "title" if canvas.wide(name, NAME * 0.6, "title") <= column.name.w else "bold"
    size = canvas.fitting(name, NAME, column.name.w, face, 0.5)
    canvas.within(name, column.name, size, P.title, face=face, align="left", margin=0)
    words, room = status_words(person, props), column.status
    colour = style.GREEN if person.ready else P.accent
    canvas.paragraph(words, room, canvas.block(words, room, STATUS, "italic", 12), colour, face="italic")


def status_words(person: Character, props: ColumnProps) -> str:
    """The state of a player's plan, or the intention of a companion."""
    if props.thinking:
        return say("ui-ld-thinking")
    if props.words:
        return props.words
    if person.ready:
        return say("ui-ld-agreed")
    free = person.clock.count("")
    return say("ui-ld-free", hours=free) if props.holder == "person" else say("ui-ld-follows", hours=free)


def _dial(canvas: Canvas, column: ColumnLayout, person: Character, props: ColumnProps) -> None:
    dial, wide = column.dial, TOKEN * column.dial.w
    canvas.picture("london/clock", dial)
    canvas.circle(dial.centre, dial.w * RIM, style.SEATS[column.seat].colour, max(1.5, dial.w / 110))
    for token, owner, spot in zip(person.clock, owners(person, column.seat), column.slots, strict=True):
        if token:
            style.token(canvas, token, owner, spot.centre, wide)
    for slot in props.waste:
        if person.clock[slot]:
            style.flag(canvas, ray(dial, slot, RIM - 0.01), max(18.0, dial.w * 0.09))


def owners(person: Character, seat: Seat) -> list[int | str]:
    """The owner of each token of a clock: a third one of a number belongs to the Stash (LD-080)."""
    seen, lent, found = dict.fromkeys(NUMBERS, 0), borrowed(person.clock), list[int | str]()
    for token in person.clock:
        number = int(token[0]) if token else 0
        seen[number] = seen.get(number, 0) + 1
        found.append(style.STASH if number in lent and seen[number] > AMOUNTS.own_tokens else seat)
    return found


def _tray(canvas: Canvas, tray: Area, seat: Seat, left: Mapping[int, int]) -> None:
    """Paint the own tokens left: in two rows, or in one with the second token under the first."""
    lies = tray.w > tray.h
    cells = columns(tray, len(NUMBERS), 0) if lies else rows(tray, len(NUMBERS), 0)
    two = lies and tray.h > 1.6 * cells[0].w
    wide = min(cells[0].w, tray.h / 2 if two else cells[0].h) * 0.92
    for number, cell in zip(NUMBERS, cells, strict=True):
        x, y = cell.centre
        if two:
            for row, high in enumerate((cell.y + cell.h / 4, cell.y + cell.h * 3 / 4)):
                style.token(canvas, str(number) if left[number] > row else "", seat, (x, high), wide)
            continue
        if left[number] > 1:
            style.token(canvas, str(number), seat, (x + 4, y - 2), wide)
        style.token(canvas, str(number) if left[number] else "", seat, (x - (left[number] > 1) * 2, y), wide)


def _sheet(canvas: Canvas, area: Area, person: Character) -> None:
    """Paint the icons of the sheet and the Virtue tokens, in a row or in a strip."""
    icons, lies = CHARACTERS[person.id].icons, area.w > area.h
    cells = columns(area, (1.0, 1.0, 1.0, 1.7), 2) if lies else rows(area, len(icons) + 1, 2)
    for icon, cell in zip(icons, cells, strict=False):
        style.ability(canvas, icon, cell.centre, min(cell.w, cell.h, 36.0))
    spot = cells[-1]
    words, size = str(person.virtue), canvas.fitting(str(person.virtue), 25, spot.w * 0.45, "bold", 0.5)
    wide = min(34.0, spot.h, spot.w - canvas.wide(words, size, "bold") - 3)
    x = spot.centre[0] - (wide + canvas.wide(words, size, "bold") + 3) / 2
    canvas.picture("london/tokens/virtue", style.square((x + wide / 2, spot.centre[1]), wide))
    canvas.text(words, (x + wide + 3, spot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")


def _marks(canvas: Canvas, column: ColumnLayout, props: ColumnProps) -> None:
    """Paint the mark of the next slot and the focus."""
    if props.slot is not None:
        canvas.circle(column.slots[props.slot].centre, column.dial.w * 0.1, P.focus, 3)
    spot = part_area(column, props.focus)
    if spot is None or props.focus is None:
        return
    if props.focus[0] in ("slot", "portrait"):
        canvas.circle(spot.centre, spot.w / 2 + 3, P.focus, 4)
    else:
        canvas.frame(spot.inset(-3), P.focus, width=4)


def part_area(column: ColumnLayout, key: tuple[str, int] | tuple[str] | None) -> Area | None:
    """The area of a part of a column by its key; None if it is not shown."""
    match key:
        case ("slot", int(slot)):
            return column.slots[slot]
        case ("token", int(number)):
            return column.tokens.get(number)
        case ("agree",):
            return column.agree
        case ("portrait",):
            return column.portrait
        case ("status",):
            return column.status
    return None
