"""The buttons of the replay: transport, speeds, viewers, the result, the way out."""

from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.widgets.controls import button, focus_frame, panel
from game.ui.widgets.focus import Target

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
ICONS = {"eyes": "eye", "ended": "dawn", "back": "home"}
"""The icons of the buttons that have words where there is room."""


def speed_label(index: int) -> str:
    """Return the words of a speed."""
    return say("ui-replay-speed", factor=f"{SPEEDS[index]:g}")


def is_icon(target: Target) -> bool:
    """Return whether a button shows an icon: all of the transport, others where there is little room."""
    return target.group == "transport" or (target.group == "plates" and target.area.w <= target.area.h + 1)


def draw_button(canvas: Canvas, target: Target, *, playing: bool, speed: int, focused: bool) -> None:
    """Draw a button with its icon or its words; the chosen `speed` is highlighted."""
    if target.group == "transport":
        _icon_button(canvas, target, "halt" if target.key == "play" and playing else str(target.key), focused=focused)
    elif is_icon(target):
        _icon_button(canvas, target, ICONS[str(target.key)], focused=focused)
    elif target.group == "plates":
        chosen = target.key == ("speed", speed)
        button(canvas, target.area, target.label, RAVENLOFT, primary=chosen, focused=focused, size=21)


def _icon_button(canvas: Canvas, target: Target, icon: str, *, focused: bool) -> None:
    panel(canvas, target.area, RAVENLOFT, line=RAVENLOFT.focus if focused else None)
    canvas.picture(f"ui/{icon}", target.area.inset(target.area.w * 0.22))
    if focused:
        focus_frame(canvas, target.area, RAVENLOFT, diamonds=False, light=False)
