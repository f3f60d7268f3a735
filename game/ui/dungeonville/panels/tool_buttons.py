"""The buttons of the tools, and the tooltip of the one in focus."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, rgb
from game.ui.dungeonville.style import LIGHT_INK, P
from game.ui.widgets.controls import cap_width, key_cap
from game.ui.widgets.focus import Target

TOOLS = {"undo": "turn-back", "claim": "crown", "deeds": "eye", "aid": "look"}
"""Pictures of tools whose picture has another name."""


def paint_tool(canvas: Canvas, item: Target, *, focused: bool, key: str = "") -> None:
    """A tool; in focus, with a tooltip that names it and its key."""
    what = item.key[1] if isinstance(item.key, tuple) else ""
    canvas.box(item.area, (rgb("#3a2413"), rgb("#22130a")), P.focus if focused else rgb("#a98a57"), width=3 if focused else 1.5)
    side = min(item.area.w, item.area.h) * 0.66
    x, y = item.area.centre
    canvas.picture(f"ui/{TOOLS.get(what, what)}", Area(x - side / 2, y - side / 2, side, side))
    if focused:
        paint_tooltip(canvas, item, key)


def paint_tooltip(canvas: Canvas, item: Target, key: str = "") -> None:
    """A tooltip above a tool or a tab: what it does, and its key."""
    if item.label:
        cap = cap_width(canvas, key) + 12 if key else 0.0
        wide, high = canvas.wide(item.label, 20) + 24 + cap, max(canvas.high(20), 32.0 if key else 0.0) + 8
        right = min(item.area.x + item.area.w, canvas.room.w - 16)
        area = Area(max(16.0, right - wide), item.area.y - high - 6, wide, high)
        canvas.box(area, rgb("#22130a"), P.focus, width=2)
        canvas.within(item.label, area._replace(w=wide - cap), 20, LIGHT_INK)
        if key:
            key_cap(canvas, (area.x + wide - 12, area.centre[1] - 16), key, CABINET, align="right")
