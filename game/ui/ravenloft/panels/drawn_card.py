"""A drawn card, enlarged over a rail, with its meaning now and the button that continues."""

from collections.abc import Iterator

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, rgb
from game.ui.ravenloft.board import overhead
from game.ui.ravenloft.board.transients import Shown
from game.ui.ravenloft.panels import card_face, right_rail
from game.ui.ravenloft.panels.panel_state import Spread
from game.ui.ravenloft.table import reading, words as text
from game.ui.ravenloft.table.view import TableView
from game.ui.table.table_scene import ContinueTarget
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, cap_width, key_cap
from game.ui.widgets.focus import Target

P = RAVENLOFT
PAD, RIM = 14.0, 12.0
SIZE, SMALL = 20.0, 19.0
GOOD, GOOD_FAR = 16.0, 22.0
"""The text sizes of the card that are good enough, normally and in table mode: a wider area is not tried then."""
TALLER = (1.0, 1.2, 1.45, 1.8)
WIDER = (0.42, 0.56, 0.75, 1.0)
"""The shares of the window that a card takes if a rail is too narrow."""


def open_card(table: TableView) -> Shown | None:
    """The card to show: one that was drawn and is shown to persons, or the one of the open Decision."""
    shown = table.director.shown
    if shown is not None:
        return shown if table.manner else None
    return Shown(table.prompting_card) if table.prompting_card and not table.animations.busy else None


def spread(table: TableView, canvas: Canvas) -> Spread | None:
    """The layout of the shown card; None if there is none, or no room beside the board for one that asks."""
    shown = open_card(table)
    if shown is None:
        return None
    asks, cap, skip = table.director.shown is None, table.context.input.cap("take"), table.context.input.cap("fast")
    key = (
        shown.card,
        asks,
        cap,
        skip,
        table.layout,
        table.sides.room if asks else None,
        canvas.look,
        canvas.scale,
        canvas.letter,
    )
    if table.spread is None or table.spread[0] != key:
        table.spread = (key, _best(table, canvas, shown.card, asks=asks))
    return table.spread[1]


def _best(table: TableView, canvas: Canvas, card: str, *, asks: bool) -> Spread | None:
    """The first area on which the card is readable, or the most readable one."""
    found: tuple[float, Spread] | None = None
    for sheet in _sheets(table, canvas, asks=asks):
        size, made = _laid(table, canvas, card, sheet, asks=asks)
        if found is None or size > found[0]:
            found = size, made
        if size >= (GOOD_FAR if canvas.look.large_print else GOOD):
            break
    if found is None or found[0]:
        return None if found is None else found[1]
    return None if asks else _bare(table, canvas)


def _sheets(table: TableView, canvas: Canvas, *, asks: bool) -> Iterator[Area]:
    """The areas to try: a rail, the rail with the tools if no Decision is open, then larger parts of the window."""
    where, room = table.layout, canvas.room.inset(10)
    if asks:
        if where.rails == 2 and table.stage.activations.now:  # the acting figure stays visible below the card
            yield where.right._replace(h=where.right.h - right_rail.order_high(canvas) - where.gap)
        if where.rails:
            yield where.right if where.rails == 2 else table.sides.room
        return
    if where.rails == 2:
        x = where.tools.x - 8
        yield Area(x, where.right.y, where.right.x + where.right.w - x, where.right.h)
    elif where.rails == 1:
        yield Area(where.left.x, where.tabs.y, where.left.w, where.left.y + where.left.h - where.tabs.y)
    for share in WIDER:
        yield (layout.off_left if where.rails == 1 else layout.off_right)(room, room.w * share)[0]


def _laid(table: TableView, canvas: Canvas, card: str, sheet: Area, *, asks: bool) -> tuple[float, Spread]:
    """The layout of an area from the bottom up, and the text size that remains for the card (0: none)."""
    inner, keys, plate = sheet.inset(PAD), layout.NOWHERE, layout.NOWHERE
    if not asks:
        cap = table.context.input.cap("fast")
        side = cap_width(canvas, cap) + 10 if cap else 0.0
        high = max(32.0, canvas.tall(say("ui-drawn-skip"), SMALL, inner.w - side))
        keys, inner = layout.off_bottom(inner, high if cap else 0.0, 10 if cap else 0.0)
        plate, inner = layout.off_bottom(inner, button_size(canvas, say("ui-go-on"), key=table.context.input.cap("take"))[1], 10)
    words, inner = layout.off_bottom(inner, canvas.tall(reading.meaning(table.t, card), SIZE, inner.w), RIM + 8)
    room = Area(inner.x + RIM, inner.y + RIM, inner.w - 2 * RIM, inner.h - RIM)
    size, area = 0.0, room
    for share in TALLER:
        high = min(room.h, room.w / card_face.SHAPE * share)
        wide = min(room.w, high * card_face.SHAPE * card_face.BROAD[-1])
        at = Area(room.x + (room.w - wide) / 2, room.y, wide, high)
        fits = card_face.plan(canvas, at, card).size
        if fits > size:
            size, area = fits, at
    if area.h < room.h:  # the remaining height separates the card from its text
        words = words._replace(y=min(words.y, area.y + area.h + RIM + 14))
    return size, Spread(sheet, area, words, plate, keys)


def _bare(table: TableView, canvas: Canvas) -> Spread:
    """The whole window for the card's text and the button."""
    sheet = canvas.room.inset(6)
    high = button_size(canvas, say("ui-go-on"), key=table.context.input.cap("take"))[1]
    plate, card = layout.off_bottom(sheet.inset(PAD), high, 8)
    return Spread(sheet, card, layout.NOWHERE, plate, layout.NOWHERE, bare=True)


def items(table: TableView, canvas: Canvas, found: list[Target]) -> list[Target]:
    """The targets outside the area, and the button that continues after the card is shown."""
    made = spread(table, canvas)
    if made is None:
        return found
    free = [item for item in found if not _meet(item.area, made.sheet)]
    if not table.animations.stopped:
        return free
    card = table.director.card
    return [*free, Target(("drawn", card), made.plate, table.cut, "drawn", say("ui-go-on"), ContinueTarget(card))]


def _meet(one: Area, other: Area) -> bool:
    return one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h


def beside(table: TableView, canvas: Canvas, area: Area) -> Area:
    """The part of an area beside the shown card."""
    made = spread(table, canvas) if table.animations.busy else None
    if made is None or not _meet(area, made.sheet) or made.sheet.x - area.x < area.w * 0.3:
        return area
    return area._replace(w=made.sheet.x - 8 - area.x)


def below(table: TableView, canvas: Canvas) -> Area | None:
    """The part of the right rail below a card that asks; None if there is no such card."""
    made, rail = (None if table.animations.busy else spread(table, canvas)), table.layout.right
    if made is None or table.layout.rails != 2:
        return None
    y = made.sheet.y + made.sheet.h + table.layout.gap
    return rail._replace(y=y, h=rail.y + rail.h - y)


def covers(table: TableView, canvas: Canvas, point: tuple[float, float]) -> bool:
    """Whether the shown card covers a point."""
    made = spread(table, canvas)
    return made is not None and made.sheet.holds(point)


def paint(table: TableView, canvas: Canvas) -> None:
    """Paint the background, the card on it, and the text below."""
    shown, made = open_card(table), spread(table, canvas)
    if shown is None or made is None:
        return
    canvas.links[:] = [link for link in canvas.links if not _meet(link[1], made.sheet)]
    canvas.box(made.sheet, (rgb("#241a26"), rgb("#120d16")), rgb("#d8a850"), width=2, radius=10)
    if made.bare:
        words = f"{name(shown.card)}. {text.card_text(shown.card)}"
        canvas.paragraph(words, made.card, canvas.block(words, made.card, 30, "book"), P.title, face="book")
    else:
        overhead.card(canvas, made.card, shown, busy=table.dungeon.worked)
    if not shown.fate:
        _foot(table, canvas, shown.card, made)


def _foot(table: TableView, canvas: Canvas, card: str, made: Spread) -> None:
    """Paint the card's meaning, and the button that continues."""
    if not made.bare:
        canvas.paragraph(reading.meaning(table.t, card), made.words, SIZE, P.text)
    if not table.animations.stopped:
        return
    cap, skip = table.context.input.cap("take"), table.context.input.cap("fast")
    button(canvas, made.plate, say("ui-go-on"), P, key=cap, primary=True, focused=table.focus.current == ("drawn", card))
    if skip and not made.bare:
        wide = key_cap(canvas, (made.keys.x, made.keys.y), skip, P) + 10
        room = made.keys._replace(x=made.keys.x + wide, w=made.keys.w - wide)
        canvas.paragraph(say("ui-drawn-skip"), room, SMALL, P.muted, middle=True)
