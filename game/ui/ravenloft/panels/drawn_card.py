"""A drawn card, enlarged over a rail, with its meaning now and the button that continues."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.board import overhead
from game.ui.ravenloft.board.effects import Shown
from game.ui.ravenloft.facts import cards as text
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels import card_face, turn_order
from game.ui.ravenloft.theme import FRAME, SHEET
from game.ui.table.acts import Command
from game.ui.table.compositor import Layer
from game.ui.table.handover import ContinueTarget
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, KeyCap, Space, Text, place
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button

P = RAVENLOFT
PAD, RIM = 14.0, 12.0
SIZE, SMALL = 20.0, 19.0
GOOD, GOOD_FAR = 16.0, 22.0
"""The text sizes of the card that are good enough, normally and in table mode: a wider area is not tried then."""
TALLER = (1.0, 1.2, 1.45, 1.8)
ABOVE = 8.0
"""The gap between such a card and the hand below it."""
WIDER = (0.42, 0.56, 0.75, 1.0)
"""The shares of the window that a card takes if a rail is too narrow."""


class Spread(NamedTuple):
    """The layout of an open card: the panel, the card, and below it the explanation and the button to continue.

    A `bare` card has room for its name and its text only.
    """

    sheet: Area
    card: Area
    foot: Area
    bare: bool = False


class OpenCard(NamedTuple):
    """A card to lay out: what it means now, whether it asks (or was drawn), and the names of the keys that go on and skip.

    The layout is that of the table, `room` the free part of a single rail. While a figure is `acting` a part of the right rail stays free.
    """

    card: str
    meaning: str
    asks: bool
    cap: str
    skip: str
    where: Layout
    room: Area | None = None
    acting: bool = False


class CardProps(NamedTuple):
    """An open card in its layout. It has `stopped` the animations until its button is pressed; `busy`: its face can wait for a frame."""

    shown: Shown
    laid: OpenCard
    made: Spread
    stopped: bool
    focused: bool
    busy: bool


@lru_cache(maxsize=4)
def spread(canvas: Canvas, card: OpenCard) -> Spread | None:
    """The first area on which the card is readable, or the most readable one; None if there is no room beside the board for one that asks."""
    found: tuple[float, Spread] | None = None
    for sheet in _sheets(canvas, card):
        size, made = _laid(canvas, card, sheet)
        if found is None or size > found[0]:
            found = size, made
        if size >= (GOOD_FAR if canvas.look.large_print else GOOD):
            break
    if found is None or found[0]:
        return None if found is None else found[1]
    return None if card.asks else _bare(canvas, card)


def _sheets(canvas: Canvas, card: OpenCard) -> Iterator[Area]:
    """The areas to try: a rail, the rail with the tools if no Decision is open, then larger parts of the window, first those above the hand."""
    where, room = card.where, canvas.room.inset(10)
    if card.asks:
        if where.rails == 2 and card.acting:  # the acting figure stays visible below the card
            yield where.right._replace(h=where.right.h - turn_order.order_high(canvas) - where.gap)
        if where.rails:
            yield where.right if where.rails == 2 or card.room is None else card.room
        return
    if where.rails == 2:
        x = where.tools.x - 8
        yield where.right._replace(x=x, w=where.right.x + where.right.w - x)
    elif where.rails == 1:
        yield where.left._replace(y=where.tabs.y, h=where.left.y + where.left.h - where.tabs.y)
    above = room._replace(h=where.hand.y - ABOVE - room.y)
    for part in (above, room):
        for share in WIDER:
            yield (layout.off_left if where.rails == 1 else layout.off_right)(part, room.w * share)[0]


def _laid(canvas: Canvas, card: OpenCard, sheet: Area) -> tuple[float, Spread]:
    """The layout of an area from the bottom up, and the text size that remains for the card (0: none)."""
    whole = sheet.inset(PAD)
    foot, inner = layout.off_bottom(whole, _foot(card, bare=False).high(canvas, whole.w), RIM + 8)
    room = inner.trimmed(left=RIM, top=RIM, right=RIM)
    size, area = 0.0, room
    for share in TALLER:
        high = min(room.h, room.w / card_face.SHAPE * share)
        wide = min(room.w, high * card_face.SHAPE * card_face.BROAD[-1])
        at = Area(room.x + (room.w - wide) / 2, room.y, wide, high)
        fits = card_face.plan(canvas, at, card.card).size
        if fits > size:
            size, area = fits, at
    # the remaining height separates the card from its text
    top = min(foot.y, area.y + area.h + RIM + 14) if area.h < room.h else foot.y
    return size, Spread(sheet, area, foot._replace(y=top, h=foot.y + foot.h - top))


def _bare(canvas: Canvas, card: OpenCard) -> Spread:
    """The whole window for the card's text and the button."""
    sheet = canvas.room.inset(6)
    foot, text = layout.off_bottom(sheet.inset(PAD), _foot(card, bare=True).high(canvas, sheet.w), 8)
    return Spread(sheet, text, foot, bare=True)


def _foot(card: OpenCard, *, bare: bool, waits: bool = True) -> Box:
    """The meaning of the card, and while it `waits` for the player the button that continues and the skip key."""
    words = [] if bare else [Text(card.meaning, SIZE, P.text)]
    if card.asks or not waits:
        return Column(*words)
    button = Button(
        ("drawn", card.card), say("ui-continue"), page_on, P, "drawn", card.cap, primary=True, data=ContinueTarget(card.card)
    )
    skip = (
        [Row(KeyCap(card.skip, P), Text(say("ui-drawn-skip"), SMALL, P.muted), gap=10, grow=(1,))]
        if card.skip and not bare
        else []
    )
    return Column(*words, Space(), button, *skip, gap=10, grow=(len(words),))


def page_on() -> Command:
    """Go on after the card."""
    return Command("go-on")


def targets(canvas: Canvas, made: Spread, found: Sequence[Target], card: OpenCard, *, stopped: bool) -> list[Target]:
    """The targets outside the area, and while the animations have `stopped` the button that continues."""
    free = [item for item in found if not layout.meeting(item.area, made.sheet)]
    button = place(_foot(card, bare=made.bare), canvas, made.foot).targets if stopped else []
    return [*free, *(replace(item, act=page_on()) for item in button)]


def beside(made: Spread, area: Area) -> Area:
    """The part of an area beside the shown card."""
    if not layout.meeting(area, made.sheet) or made.sheet.x - area.x < area.w * 0.3:
        return area
    return area._replace(w=made.sheet.x - 8 - area.x)


def layers(props: CardProps) -> list[Layer]:
    """The background, which hides the links below it, and the card on it."""
    sheet = props.made.sheet
    return [
        Layer("sheet", sheet, paint_sheet, None, cached=False, blocks=True),
        Layer("drawn", sheet.inset(-52), paint, props, cached=False),
    ]


def paint_sheet(canvas: Canvas, area: Area, _props: None) -> None:
    """Paint the background."""
    canvas.box(area, SHEET, FRAME, width=2, radius=10)


def paint(canvas: Canvas, _area: Area, props: CardProps) -> None:
    """Paint the card, and the text below it."""
    shown, made = props.shown, props.made
    if made.bare:
        words = text.whole_text(shown.card)
        canvas.paragraph(words, made.card, canvas.block(words, made.card, 30, "book"), P.title, face="book")
    else:
        overhead.card(canvas, made.card, shown, busy=props.busy)
    if not shown.fate:
        foot = _foot(props.laid, bare=made.bare, waits=props.stopped)
        place(foot, canvas, made.foot).paint(canvas, ("drawn", shown.card) if props.focused else None)
