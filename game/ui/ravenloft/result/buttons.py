"""The buttons of the result screen."""

from collections.abc import Callable

from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target

PICTURES = {"again": "ui/again", "same": "ui/same", "watch": "ui/play", "ledger": "ui/log", "cabinet": "ui/home"}
KEYS = {"again": "take", "same": "same", "watch": "watch", "ledger": "log", "cabinet": "back"}
"""The input action of each button."""


def message_id(what: str, *, back: bool) -> str:
    """Return the message id of a button; with `back` the last one returns to the scene below instead of the menu."""
    return "ui-end-back" if what == "cabinet" and back else f"ui-end-{what}"


def main_button(canvas: Canvas, target: Target, cap: Callable[[str], str], *, focused: bool, back: bool, notes: bool) -> None:
    """Draw a button of the bottom row; with `notes` it has a second line."""
    what = str(target.key)
    tight = target.area.w < 300 * canvas.letter
    button(
        canvas, target.area, target.label, RAVENLOFT,
        key="" if tight else cap(KEYS[what]), note=say(f"{message_id(what, back=back)}-note") if notes else "",
        primary=what == "again", focused=focused, picture="" if tight or what == "again" else PICTURES[what],
    )  # fmt: skip


def page_button(canvas: Canvas, target: Target, page: str, *, focused: bool) -> None:
    """Draw the tab of a page; that of the shown `page` is highlighted."""
    button(canvas, target.area, target.label, RAVENLOFT, primary=target.key == ("page", page), focused=focused, size=22)
