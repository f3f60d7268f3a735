"""The painting of a set-up page: titles, explanations, options, seats, and the bar with the seed."""

from collections.abc import Sequence
from typing import Protocol

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext
from game.ui.widgets.controls import button
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll

NOTE = 19.0
"""The text size of explanations."""


class SetupView(Protocol):
    """The setup screen as its painter knows it; the base class of setup scenes documents the attributes."""

    context: AppContext
    focus: FocusManager
    scroll: Scroll
    palette: Palette
    head: Area
    note: Area
    said: Area
    tight: bool
    message: str
    titles: list[tuple[str, Area]]
    notes: list[tuple[str, Area]]

    def title(self) -> str:
        """The title of the screen."""
        ...

    def focused(self, key: object) -> bool:
        """Whether a target has the focus, and the focus is shown."""
        ...

    def now(self, what: str) -> str | bool | int:
        """The chosen value of an option."""
        ...

    def problem(self) -> str:
        """Why the match cannot begin, "" if it can."""
        ...

    def seat_picture(self, seat: int) -> str:
        """The picture on the button of a seat."""
        ...

    def figure(self, canvas: Canvas, item: Target, *, highlighted: bool) -> None:
        """Paint a target of the game's own."""
        ...


def paint(setup: SetupView, canvas: Canvas) -> None:
    """Paint the whole screen but for the field of the seed."""
    size = canvas.fitting(setup.title(), 44.0, setup.head.w, "title", 0.4)
    canvas.text(setup.title(), (setup.head.x, setup.head.y), size, setup.palette.title, face="title")
    with canvas.clip(setup.scroll.view.inset(-8)):
        for words, area in setup.titles:
            spot, fits = setup.scroll.at(area), canvas.fitting(words, 24, area.w, "title")
            canvas.text(words, (spot.x, spot.y), fits, setup.palette.accent, face="title")
        for words, area in setup.notes:
            canvas.paragraph(words, setup.scroll.at(area), NOTE, setup.palette.muted)
        _targets(setup, canvas, [item for item in setup.focus.targets if item.within is not None])
    setup.scroll.bar(canvas, setup.palette)
    _targets(setup, canvas, [item for item in setup.focus.targets if item.within is None])
    _message(setup, canvas)


def _targets(setup: SetupView, canvas: Canvas, items: Sequence[Target]) -> None:
    for item in items:
        focused = setup.focused(item.key)
        if item.group == "variants" and isinstance(item.key, tuple):
            chosen = setup.now(item.key[0]) == item.key[1]
            button(canvas, item.area, item.label, setup.palette, focused=focused, primary=chosen, size=21)
        elif item.group == "bar":
            _bar(setup, canvas, item, focused=focused)
        elif item.group == "seats" and isinstance(item.key, tuple):
            picture = setup.seat_picture(item.key[1])
            button(canvas, item.area, item.label, setup.palette, focused=focused, size=22, picture=picture)
        else:
            setup.figure(canvas, item, highlighted=focused)


def _bar(setup: SetupView, canvas: Canvas, item: Target, *, focused: bool) -> None:
    """Paint the seed, the button for another one, Back and Begin."""
    what, cap = str(item.key), setup.context.input.cap
    words, picture = ("", "ui/die") if what == "lot" else (item.label, "")
    key = cap(what) if what in ("begin", "back") else ""
    begin = what == "begin"
    size = 26 if begin else 22
    button(canvas, item.area, words, setup.palette, key=key, focused=focused, primary=begin, size=size, picture=picture)


def _message(setup: SetupView, canvas: Canvas) -> None:
    """Paint the label of the seed, and why the match cannot begin."""
    if not setup.tight:
        canvas.within(say("ui-set-seed"), setup.note, 22, setup.palette.muted, align="left", margin=0)
    words = setup.message or setup.problem()
    if words:
        fits = canvas.block(words, setup.said, 21, least=12)
        colour = setup.palette.danger if setup.message else setup.palette.muted
        canvas.paragraph(words, setup.said, fits, colour, middle=True)
