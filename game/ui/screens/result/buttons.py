"""The buttons of the result screen and the tabs of its pages."""

from collections.abc import Callable, Mapping
from functools import partial

from game.text import has, say
from game.ui.scene.navigation import Navigation
from game.ui.screens.result.registration import ResultUi
from game.ui.widgets.containers import Row
from game.ui.widgets.pressed import Button

TIGHT = 300.0
"""The width of a button, at nominal text size, below which it has a label only."""
MARGIN = 8
"""The margins of a button that has a label only, in letters."""
ACTIONS = {"watch": "watch", "again": "begin", "same": "same", "cabinet": "back"}
PICTURES = {"watch": "ui/play", "again": "ui/again", "same": "ui/same", "cabinet": "ui/home"}
Act = Callable[[], Navigation | None]


def actions(ui: ResultUi) -> dict[str, str]:
    """The input action of each button."""
    return ACTIONS | {route.name: route.action for route in ui.routes}


def message_id(ui: ResultUi, what: str, *, back: bool) -> str:
    """The message id of a button or a page. With `back` the last button returns to the scene below instead of the menu."""
    if what == "cabinet" and back:
        return "ui-end-back"
    own = f"{ui.prefix}{what}"
    return own if has(own) else f"ui-end-{what}"


def bar(ui: ResultUi, commands: Mapping[str, Act], cap: Callable[[str], str], each: float, *, back: bool) -> Row:
    """The buttons, each of a width of `each` at nominal text size; `cap` is the key of an input action."""
    pictures = PICTURES | {route.name: route.picture for route in ui.routes}
    made = []
    for what, act in commands.items():
        words = message_id(ui, what, back=back)
        key = cap(actions(ui)[what]) if each >= TIGHT else ""
        note = say(f"{words}-note") if each >= TIGHT and has(f"{ui.prefix}{what}-note") else ""
        has_picture = each >= TIGHT and ui.has_pictures and what != ui.primary  # it would be faint on gold
        picture = pictures[what] if has_picture else ""
        made.append(
            Button(
                what,
                say(words),
                act,
                ui.palette,
                cap=key,
                note=note,
                picture=picture,
                size=23,
                primary=what == ui.primary,
                more=4,
            )
        )
    shares = [1.0 if each >= TIGHT else MARGIN + len(one.label) for one in made]
    return Row(*made, shares=shares, gap=12, align="fill")


def tabs(ui: ResultUi, page: str, turn: Callable[[str], Navigation | None]) -> Row:
    """The tabs of the pages; that of the shown `page` is highlighted."""
    made = [
        Button(("page", what), say(message_id(ui, f"page-{what}", back=False)), partial(turn, what), ui.palette, "pages",
               size=22, primary=what == page)
        for what in ui.pages
    ]  # fmt: skip
    return Row(*made, shares=[1.0] * len(made), gap=10, align="fill")
