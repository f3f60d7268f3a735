"""The areas of the table, computed from the size of the window and of its text.

With much room there are two rails beside the board; with less room narrower rails, then one rail with tabs, then none,
and the panels open as dialogs. The board always keeps at least half of the width.
"""

from dataclasses import dataclass
from functools import lru_cache

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import SIZE

RAIL, NARROW, NARROW_FAR = 342.0, 272.0, 235.0
"""The width of a rail: preferred, least, and least in table mode, which shows less."""
BOARD = 0.5
"""The board's least share of the width."""
SPARE = 8.0
STRIP, AROUND = 12.0, 30.0
"""The gap between board and tools, and the greatest margin at the sides of the dungeon."""


@dataclass(frozen=True)
class Layout:
    """The areas of the table in logical pixels. `rails` is their number; `tabs` is empty if all panels are visible.

    The `tools` have a strip of their own at the right of the `view`; between two rails the hand ends there, too.

    `style` is how much a card of the hand shows: "art", "plain", "slim", or in table mode "far".
    """

    rails: int
    left: Area
    right: Area
    tabs: Area
    prompt: Area
    view: Area
    hand: Area
    card: tuple[float, float]
    style: str
    banner: Area
    tools: Area
    tool: float
    gap: float
    large_print: bool

    @property
    def clear(self) -> Area:
        """The part of the view in which the dungeon is shown, with a margin around it."""
        return self.view.inset(min(AROUND, self.view.w * 0.05), min(36.0, self.view.h * 0.06))


def layout(canvas: Canvas | None = None) -> Layout:
    """The layout for a canvas; without one, for a window of the design size."""
    if canvas is None:
        return arrange(*SIZE, 1.0, 56.0, (316.0, 200.0), large_print=False)
    bar = max(56.0, canvas.high(28, "bold") + 20)
    words = 2 * canvas.high(20) + canvas.high(26, "title") + canvas.high(34, "title")
    banner = 200 + 116 * canvas.stretch, 14 + words + 8 + strip_high(canvas) + 8
    return arrange(canvas.room.w, canvas.room.h, canvas.stretch, bar, banner, large_print=canvas.look.large_print)


def strip_high(canvas: Canvas) -> float:
    """The height of the strip with the verdict."""
    return canvas.high(21) + 14


def rails(wide: float, stretch: float, margin: float, *, large_print: bool) -> tuple[int, float]:
    """The number of rails that a window has room for, and their width."""
    least = (NARROW_FAR if large_print else NARROW) * stretch
    gladly = max(least, (NARROW_FAR if large_print else RAIL) * stretch)
    spare = wide * (1 - BOARD) - 4 * margin
    if 2 * least <= spare:
        return 2, min(gladly, max(least, (wide * 0.4 - 4 * margin) / 2))
    if least <= spare + margin:
        return 1, min(gladly, max(least, wide * 0.36))
    return 0, 0.0


def card(high: float, stretch: float, *, large_print: bool) -> tuple[str, float, float]:
    """The style, width and height of a card of the hand in a window of this height."""
    plain = 26 + 112 * stretch
    if large_print:
        return "far", 172 * stretch, 34 + 96 * stretch
    if plain + 86 <= high * 0.215:
        return "art", 152 * max(1.0, stretch * 0.94), plain + 86
    if plain <= high * 0.27:
        return "plain", 138 * stretch, plain
    return "slim", 176 * stretch, 18 + 58 * stretch


@lru_cache(maxsize=64)
def arrange(wide: float, high: float, stretch: float, bar: float, die: tuple[float, float], *, large_print: bool) -> Layout:
    """Lay out the table in this room; `bar` is the height of the prompt, `die` the size of the die banner."""
    margin = 16.0 if wide >= 1500 and high >= 900 else 10.0
    number, rail = rails(wide, stretch, margin, large_print=large_print)
    left = Area(margin, margin, rail, high - 2 * margin)
    right = Area(wide - margin - rail, margin, rail, high - 2 * margin)
    tabs = Area(0, 0, 0, 0)
    if number == 1:
        tall = 30 + 22 * stretch
        tabs = left.row(left.y, tall)
        left = right = left.trimmed(top=tall + 8)
    start = margin + (rail + margin if number else 0)
    end = right.x - margin if number == 2 else wide - margin
    style, card_wide, card_high = card(high, stretch, large_print=large_print)
    prompt = Area(start, margin, end - start, bar)
    top, below = prompt.y + prompt.h + SPARE, high - margin - card_high
    tool = 48.0 if below - SPARE - top >= 420 else 40.0
    inner = end - tool - STRIP
    hand = Area(start, below, (inner if number == 2 else end) - start, card_high)
    view = Area(start - SPARE, top, inner - start + SPARE + STRIP / 2, below - SPARE - top)
    tools = Area(end - tool, view.y + 8, tool, view.h - 16)
    banner = Area(view.x + 14, view.y + 14, min(die[0], view.w - 90), min(die[1], view.h - 20))
    size = (min(card_wide, hand.w), card_high)
    return Layout(number, left, right, tabs, prompt, view, hand, size, style, banner, tools, tool, margin, large_print)
