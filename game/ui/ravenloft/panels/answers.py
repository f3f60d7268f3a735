"""What a player presses: the cards of the hand, the tray, buttons, the sign of the Environment, and tools."""

from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.ravenloft.tables.cards import CARDS
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, RED_DEEP, mix
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.theme import CARD_LOW, FRAME, ROSE, SHEET
from game.ui.widgets.controls import button, cap_width, key_cap
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
    if used:
        return "used"
    if choice is not None:
        return "reaction" if type(choice).__name__ == "React" else "ready"
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
    canvas.box(area.moved(3, 6), BLACK, radius=12, alpha=160)
    canvas.box(area, SHEET, FRAME, width=2, radius=12, alpha=245)
    with canvas.clip(scroll.view.inset(-12, -6)):
        for item in props.items:
            focused = item.key == props.current
            if isinstance(item.key, tuple) and item.key[0] == "card":
                cards.readable(canvas, item.area, item.key[1], focused=focused)
            else:
                button(canvas, item.area, item.label, P, focused=focused, size=22)
    scroll.bar(canvas, P)


# ------------------------------------------------------------------ buttons, signs and tools


class PlateProps(NamedTuple):
    """A button or sign, or with `tool` the id of a tool; whether it is the primary one, and its key if that is shown."""

    area: Area
    words: str
    tool: str = ""
    sign: bool = False
    primary: bool = False
    cap: str = ""
    focused: bool = False


def paint_plates(canvas: Canvas, _area: Area, plates: tuple[PlateProps, ...]) -> None:
    """Paint the buttons, the sign of the Environment and the tools."""
    for one in plates:
        if one.sign:
            canvas.box(one.area, RED_DEEP, P.focus if one.focused else P.danger, width=3 if one.focused else 1.5)
            size = canvas.fitting(one.words, 21, one.area.w - 30, "bold")
            canvas.within(one.words, one.area, size, ROSE, face="bold", margin=12)
        elif not one.tool:
            button(canvas, one.area, one.words, P, primary=one.primary, focused=one.focused, key=one.cap, size=23)
        elif one.focused:
            tool(canvas, one.area, one)
        else:
            canvas.paint(f"tool-{one.tool}", one.area, tool, one, solid=False)


def tool(canvas: Canvas, area: Area, one: PlateProps) -> None:
    """Paint a small square button; with focus also its label and key."""
    focused = one.focused
    fill, line = (mix(P.panel, P.line, 0.5), P.focus) if focused else (P.panel_low, P.line)
    canvas.box(area, fill, line, radius=8, width=3 if focused else 1.5)
    canvas.picture(f"ui/{PICTURES.get(one.tool, one.tool)}", area.inset(area.w * 0.2))
    if not focused:
        return
    wide = canvas.wide(one.words, 20) + 24 + (cap_width(canvas, one.cap) + 8 if one.cap else 0)
    high = max(40.0, canvas.high(20) + 10)
    note = Area(area.x - wide - 10, area.centre[1] - high / 2, wide, high)
    canvas.box(note, CARD_LOW, P.line, radius=6)
    canvas.text(one.words, (note.x + 12, note.y + (high - canvas.high(20)) / 2 - 1), 20, P.text)
    if one.cap:
        key_cap(canvas, (note.x + wide - 6, note.centre[1] - 16), one.cap, P, align="right")
