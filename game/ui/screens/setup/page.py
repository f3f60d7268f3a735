"""The boxes of a set-up page: headings, options, seats, sections with buttons."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.match import PERSON
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.screens.setup.registration import Form, Option, SetupUi
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Drawn, Space, Text
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Flow, Grid, Row, Scrolled, Stack
from game.ui.widgets.layout import Scroll, off_top
from game.ui.widgets.pressed import Button, Choosable

NOTE = 19.0
"""The text size of explanations."""
PAIR = 640.0
"""The width of a column, for text of nominal size, from which two seats are side by side."""
BETWEEN = 20.0
"""The distance of two blocks."""


def press() -> None:
    """What the targets of a page do before the scene gives them their action."""


# ------------------------------------------------------------------ blocks of a column


def heading(words: str, palette: Palette, under: float = 8.0) -> Box:
    """A title of a block, with room below it. It shrinks to the width."""

    def draw(canvas: Canvas, area: Area) -> None:
        size = canvas.fitting(words, 24, area.w, "title")
        canvas.text(words, (area.x, area.y), size, palette.accent, face="title")

    return Drawn(draw, lambda canvas, wide: canvas.high(26, "title") + under)


def note(words: str, palette: Palette) -> Box:
    """An explanation, with room below it."""
    return Column(Text(words, NOTE, palette.muted), Space(8))


def stacked(*blocks: Box | None, gap: float = BETWEEN) -> Box:
    """Blocks below each other, without those that are None."""
    return Column(*(block for block in blocks if block is not None), gap=gap)


def fitting(words: str, size: float, palette: Palette, face: str = "title") -> Box:
    """A centred name that first shrinks to the width and then wraps."""
    return ByWidth(lambda canvas, wide: Text(words, canvas.fitting(words, size, wide, face), palette.title, face, "centre"))


def natural(box: Box) -> Box:
    """A box as wide as it likes."""
    return Flow(box)


def framed(box: Box, key: Hashable, group: str, label: str, palette: Palette, *, refused: bool = False) -> Box:
    """A box that can be chosen; the focus frame is around it."""

    def mark(canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            controls.focus_frame(canvas, area, palette, diamonds=False)

    return Choosable(box, key, press, group, label, mark, refused=refused)


def cells(*boxes: Box) -> Box:
    """Boxes of one width and height side by side."""
    return Row(*boxes, shares=[1.0] * len(boxes), gap=12, align="fill")


def options(form: Form, shown: Sequence[Option], palette: Palette) -> Box | None:
    """Options below each other, None for none: their titles, explanations and values."""
    return Column(*(option(form, one, palette) for one in shown), gap=14) if shown else None


def option(form: Form, one: Option, palette: Palette) -> Box:
    """An option: its title, its explanation and its values."""
    return Column(heading(one.title, palette, 2), note(one.note, palette), Flow(*values(form, one, palette), gap=8))


def values(form: Form, one: Option, palette: Palette) -> list[Button]:
    """The buttons of the values of an option; the chosen one is golden."""
    return [
        Button((one.what, value), label, press, palette, "variants", size=21, primary=form.values[one.what] == value)
        for value, label in one.values
    ]


def holder_words(ui: SetupUi, level: str) -> str:
    """The name of a holder."""
    own = ui.holder(level)
    return own or (say("ui-human") if level == PERSON else say("ui-computer", level=say(f"level-{level}")))


def holder_note(level: str) -> str:
    """How a holder plays this game, in one line."""
    note = f"holder-{level}"
    return say(note) if has(note) else ""


def seats(form: Form, ui: SetupUi, pictures: Mapping[int, str] | None = None) -> Box:
    """The buttons of the seats with their holders, two side by side if there is room."""
    made = []
    for seat in ui.holders(form):
        words = say("ui-seat-holder", seat=ui.seat_name(form, seat), holder=holder_words(ui, form.who[seat]))
        picture = (pictures or {}).get(seat, "")
        made.append(Stack(Space(48), Button(("who", seat), words, press, ui.palette, "seats", size=22, picture=picture)))

    def arranged(canvas: Canvas, wide: float) -> Box:
        pair = wide > PAIR * max(1.0, canvas.stretch)
        return Grid(*made, least=(wide - 8) / 2 if pair else wide, gap=8)

    return ByWidth(arranged)


def section(title: str, buttons: Sequence[Button], palette: Palette) -> Box:
    """The title of a section with buttons beside it, or below it where there is no room."""
    head, row = heading(title, palette), Flow(*buttons, gap=8)

    def arranged(canvas: Canvas, wide: float) -> Box:
        if canvas.wide(title, 24, "title") + row.wide(canvas) + 24 <= wide:
            return Stack(head, Column(Row(Space(), row, gap=0, grow=(0,), align="top"), Space(8)))
        return Column(head, row, Space(8))

    return ByWidth(arranged)


# ------------------------------------------------------------------ the page


def _title(canvas: Canvas, area: Area, ui: SetupUi) -> tuple[str, float]:
    """The title and its size."""
    words = say(ui.title)
    return words, canvas.fitting(words, 44, area.w, "title", 0.4)


def head(canvas: Canvas, room: Area, ui: SetupUi, modes: Box) -> tuple[Area, Area, Area, Area]:
    """The areas of the title, of the modes beside it or below it, of the hints, and of the rest of the page."""
    title, rest = off_top(room, canvas.high(44, "title") + 4, 10)
    left, wide = canvas.wide(*_title(canvas, title, ui), "title") + 40, modes.wide(canvas)
    if left + wide <= title.w:
        way = Area(title.x + left, title.y, wide, title.h)
        return title, way, title.beside(way.x + way.w + 30), rest
    way, rest = off_top(rest, modes.high(canvas, rest.w), 10)
    return title, way, title.beside(title.x + left), rest


def paint_title(canvas: Canvas, area: Area, beside: Area, ui: SetupUi, caps: Sequence[str]) -> None:
    """Paint the title, and `beside` it what the keys with these labels do, as far as there is room."""
    words, size = _title(canvas, area, ui)
    canvas.text(words, (area.x, area.y), size, ui.palette.title, face="title")
    pairs = [(cap, say(what)) for cap, (_, what) in zip(caps, ui.hints, strict=True)]
    while pairs and controls.hints_width(canvas, pairs) > beside.w:
        pairs = pairs[1:]
    controls.hints(canvas, beside.x + beside.w, beside.centre[1] - 16, pairs, ui.palette)


def body(form: Form, ui: SetupUi, scroll: Scroll, low: Box | None, high: float) -> Box:
    """The columns in a view of this height, side by side if the window is wide enough. `low` is below them."""

    def arranged(density: int, canvas: Canvas, wide: float) -> Box:
        narrow = wide / max(1.0, canvas.stretch) < ui.narrow
        props = replace(form, density=0 if narrow else density)
        left, right = ui.left(props), ui.right(props)
        columns = stacked(left, right) if narrow else Row(left, right, shares=ui.shares, gap=ui.gap, align="fill")
        below = Space() if ui.below is None else Drawn(ui.below)
        return Column(
            Column(*filter(None, (columns, low)), gap=BETWEEN, grow=(0,)), Space(8), below, grow=(2 if ui.below else 0,)
        )

    columns = [ByWidth(partial(arranged, density)) for density in range(ui.densities)]
    fitting_one = FirstFit(columns, high) if len(columns) > 1 else columns[0]
    return Scrolled(fitting_one, scroll, ui.palette, margin=8, fades=False, spill=8)
