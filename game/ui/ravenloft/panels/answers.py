"""What a player presses: the cards of the hand, the tray, buttons, the sign of the Environment, and tools."""

from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.ravenloft.tables.cards import CARDS
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_DEEP, mix
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.panels.column import raised
from game.ui.ravenloft.theme import CARD_LOW, FRAME, ROSE, SHEET
from game.ui.widgets.boxes import KeyCap, Line, place
from game.ui.widgets.containers import Framed, Row
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll

P = RAVENLOFT
LIFT = 22.0
PICTURES = {"heroes": "person", "night": "crown"}
NEVER_WAITS = frozenset({"attack", "no-attack", "move", "free", "start"})
"""The times of use of cards that are off, and do not wait, when they cannot be used."""


# ------------------------------------------------------------------ the hand


class HandCard(NamedTuple):
    """A card of the hand: its state and copies, in its area; `style` is how much it shows."""

    card: str
    state: str
    area: Area
    style: str
    copies: int = 1
    focused: bool = False


def card_state(card: str, choice: Choice | None, *, used: bool) -> str:
    """Return how a card of the hand is drawn: "ready", "reaction", "used", "waits" or "off"; `choice` is what it answers now."""
    if choice is not None:  # also a used card, which can be turned face up
        return "reaction" if type(choice).__name__ == "React" else "ready"
    if used:
        return "used"
    return "off" if CARDS[card].when in NEVER_WAITS else "waits"


class HandProps(NamedTuple):
    """The cards of the hand, and the buttons that turn to more of them: area, direction and focus."""

    cards: tuple[HandCard, ...]
    turners: tuple[tuple[Area, int, bool], ...]


def paint_hand(canvas: Canvas, _area: Area, props: HandProps) -> None:
    """Paint the visible cards, the buttons that turn to more of them, and at last the raised card in focus."""
    seen = [one for one in props.cards if canvas.room.holds(one.area.centre)]
    for one in seen:
        if not one.focused:
            _paint_card(canvas, one)
    for area, step, focused in props.turners:
        _paint_turner(canvas, area, step, focused=focused)
    for one in seen:
        if one.focused:
            _paint_card(canvas, one._replace(area=one.area.moved(0, -LIFT)))


def _paint_card(canvas: Canvas, one: HandCard) -> None:
    name = f"card-{one.card}-{one.focused}-{one.state}"  # one cache entry per look, because cards change back and forth
    canvas.paint(name, one.area.inset(-26 if one.focused else -10), hand_card, one, solid=not one.focused)


def hand_card(canvas: Canvas, _margin: Area, one: HandCard) -> None:
    """Paint a card of the hand."""
    cards.small(canvas, one.area, one.card, one.state, focused=one.focused, count=one.copies, style=one.style)


def _paint_turner(canvas: Canvas, area: Area, step: int, *, focused: bool) -> None:
    canvas.box(area, P.panel_low, P.focus if focused else P.line, width=3 if focused else 1.5)
    x, y = area.centre
    canvas.line((x - 6 * step, y - 16), (x + 6 * step, y), P.accent, 4)
    canvas.line((x + 6 * step, y), (x - 6 * step, y + 16), P.accent, 4)


# ------------------------------------------------------------------ the tray


class TrayProps(NamedTuple):
    """The tray in its area, its targets, the key of the focus, and its scroll."""

    area: Area
    items: tuple[Target, ...]
    current: object
    scroll: Scroll


def paint_tray(canvas: Canvas, _area: Area, props: TrayProps) -> None:
    """Paint the cards and lines of the tray."""
    area, scroll = props.area, props.scroll
    raised(canvas, area, SHEET, FRAME, radius=12)
    with canvas.clip(scroll.view.inset(-12, -6)):
        for item in props.items:
            focused = item.key == props.current
            if isinstance(item.key, tuple) and item.key[0] == "card":
                cards.readable(canvas, item.area, item.key[1], focused=focused)
            else:
                button(canvas, item.area, item.label, P, focused=focused, size=22)
    scroll.bar(canvas, P)


# ------------------------------------------------------------------ buttons, signs and tools


class PlatesProps(NamedTuple):
    """Buttons, sign and tools, and the key of the focus; the answer of Space, the primary one, the name of Space, the key of the focused tool."""

    items: tuple[Target, ...]
    current: object
    usual: Choice | None
    primary: Choice | None
    cap: str
    tool_cap: str


def paint_plates(canvas: Canvas, _area: Area, props: PlatesProps) -> None:
    """Paint the buttons, the sign of the Environment and the tools."""
    for item in props.items:
        area, focused = item.area, item.key == props.current
        if item.group == "buttons":
            usual, primary = (item.data is not None and item.data == one for one in (props.usual, props.primary))
            cap = props.cap if usual else ""
            button(canvas, area, item.label, P, primary=primary or usual, focused=focused, key=cap, size=23)
        elif isinstance(item.key, tuple) and item.key[0] == "sign":
            canvas.box(area, RED_DEEP, P.focus if focused else P.danger, width=3 if focused else 1.5)
            size = canvas.fitting(item.label, 21, area.w - 30, "bold")
            canvas.within(item.label, area, size, ROSE, face="bold", margin=12)
        elif focused:
            tool(canvas, area, str(item.data), focused=True)
            tool_label(canvas, area, item.label, props.tool_cap)
        else:
            canvas.paint(f"tool-{item.data}", area, tool, str(item.data), solid=False)


def tool(canvas: Canvas, area: Area, what: str, *, focused: bool = False) -> None:
    """Paint a small square button."""
    fill, line = (mix(P.panel, P.line, 0.5), P.focus) if focused else (P.panel_low, P.line)
    canvas.box(area, fill, line, radius=8, width=3 if focused else 1.5)
    canvas.picture(f"ui/{PICTURES.get(what, what)}", area.inset(area.w * 0.2))


def tool_label(canvas: Canvas, area: Area, words: str, cap: str) -> None:
    """Paint the label of a tool and its key at its left."""
    row = Row(Line(words, 20, P.text), *([KeyCap(cap, P)] if cap else []), gap=8)
    wide, high = row.wide(canvas) + 24, max(40.0, canvas.high(20) + 10)
    box = Framed(row, (12, 0), lambda c, a: c.box(a, CARD_LOW, P.line, radius=6))
    place(box, canvas, area.halfway_down(area.x - wide - 10, wide, high)).paint(canvas)
