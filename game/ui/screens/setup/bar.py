"""The foot of a set-up page: the field of the seed, and the bar with options, seed, message, Back and Begin."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.screens.setup.page import NOTE, heading, options, press, stacked, values
from game.ui.screens.setup.registration import Form, SetupUi
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, Row, Sized, Stack, panel
from game.ui.widgets.pressed import SLIM, SLIM_PAD, Button, Choosable, slim_button
from game.ui.widgets.text_field import ButtonField


class SeedField(ButtonField):
    """The field in which a seed is typed."""

    def __init__(self, canvas: Canvas, area: Area, seed: str) -> None:
        super().__init__(canvas, area, seed, allowed="numbers", longest=18)


DIE = 56.0
"""The width of the button for a random seed."""
APART, PAD = 28.0, 12.0
"""The distance of groups of options in the bar, and the margin of a bar with options."""
SAID, WIDEST_NOTE = 220.0, 280.0
"""The least width for a message in such a bar, and the greatest width of a note."""
Group = tuple[Box, Box, Line]
"""A group of the bar; its values and its note in one line, which give it its width."""


class Bar(NamedTuple):
    """The props of the bar: the seed, a message, why the match cannot begin, the labels of the keys, and the commitment."""

    seed: str
    message: str
    problem: str
    begin_cap: str
    back_cap: str
    commitment: str = ""


@dataclass(frozen=True)
class Foot:
    """The bar below the page: options, the seed, a message, Back and Begin. Where it is too narrow, only message and Begin stay there."""

    ui: SetupUi
    bar: Bar
    form: Form

    def is_tight(self, canvas: Canvas, wide: float) -> bool:
        """Whether the bar has no room for options, seed and Back."""
        if self.ui.in_bar:
            groups = sum(self._group_width(canvas, group) + APART for group in self._groups(canvas))
            return groups + SAID * max(1.0, canvas.stretch) + self._end_width(canvas) + 2 * PAD > wide
        ends = self._label(canvas) + self._field(canvas) + self._back_width(canvas) + self._end_width(canvas) + 108
        return ends + self._fairness.wide(canvas) > wide

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the bar."""
        line = self._line(canvas)
        if not self.ui.in_bar or self.is_tight(canvas, wide):
            return line
        return (
            max(box.high(canvas, self._group_width(canvas, (box, values, note))) for box, values, note in self._groups(canvas))
            + 2 * PAD
        )

    def row(self, canvas: Canvas, wide: float, aside: Box | None) -> Box:
        """The bar."""
        end = Wide(self._begin, self._end_width(canvas))
        if self.is_tight(canvas, wide):
            return Row(self._said(canvas, wide, aside), end, gap=12, grow=(0,), align="fill")
        if self.ui.in_bar:
            groups = [Wide(group[0], self._group_width(canvas, group)) for group in self._groups(canvas)]
            ends = Wide(Column(self._begin, self._back, gap=8, grow=(0,)), self._end_width(canvas))
            bar = Row(*groups, self._said(canvas, wide, aside), ends, gap=APART, grow=(len(groups),), align="fill")
            return panel(bar, self.ui.palette, pad=(PAD, PAD))
        words, muted, said = say("ui-set-seed"), self.ui.palette.muted, self._said(canvas, wide, aside)
        label = Drawn(lambda c, a: c.within(words, a, 22, muted, align="left", margin=0), w=self._label(canvas))
        back = Wide(self._back, self._back_width(canvas))
        boxes = [label, *self._seed(self._field(canvas)), Space(w=16), said, Space(w=16), back, Space(w=12), end]
        return Row(*boxes, gap=0, grow=(boxes.index(said),), align="fill")

    def low(self, canvas: Canvas, wide: float) -> Box:
        """The options, the seed and Back for the end of the page."""
        shown = options(self.form, self.ui.in_bar(self.form), self.ui.palette) if self.ui.in_bar else None
        field, back = min(self._field(canvas), wide - DIE - 8), min(self._back_width(canvas), wide)
        lines = Row(*self._seed(field), gap=0, align="fill"), Row(Wide(self._back, back), align="fill")
        line = Space(self._line(canvas))
        seed, back_line = (Stack(line, one) for one in lines)
        below = () if self.ui.aside is None else (self._commitment(),)
        return stacked(shown, Column(heading(say("ui-set-seed"), self.ui.palette), seed, *below, back_line, gap=12))

    # -------------------------------------------------------------- the parts

    @property
    def _begin(self) -> Button:
        words, off = say(self.ui.begin), bool(self.bar.problem)
        return Button("begin", words, press, self.ui.palette, "bar", cap=self.bar.begin_cap, size=26, primary=True, off=off)

    @property
    def _back(self) -> Button:
        return Button("back", say("ui-back"), press, self.ui.palette, "bar", cap=self.bar.back_cap, size=22)

    def _commitment(self) -> Box:
        """The commitment as a button, no wider than it needs to be."""
        button = self._fairness
        return ByWidth(
            lambda canvas, wide: Row(Wide(button, min(wide, button.wide(canvas))), Space(), gap=0, grow=(1,), align="fill")
        )

    @property
    def _fairness(self) -> Button:
        words, off = self.bar.commitment or say("fairness-open"), not self.bar.commitment
        return Button("fairness", words, press, self.ui.palette, "bar", size=20, off=off)

    def _end_width(self, canvas: Canvas) -> float:
        begin = self._begin.wide(canvas) + 20
        return max(begin, self._back_width(canvas)) if self.ui.in_bar else begin

    def _back_width(self, canvas: Canvas) -> float:
        return controls.button_size(canvas, say("ui-back"), key=self.bar.back_cap)[0]

    @staticmethod
    def _line(canvas: Canvas) -> float:
        return max(56.0, controls.button_size(canvas, "M")[1] + 8)

    @staticmethod
    def _label(canvas: Canvas) -> float:
        return canvas.wide(say("ui-set-seed"), 22) + 16

    @staticmethod
    def _field(canvas: Canvas) -> float:
        return max(170.0, canvas.wide("0" * 9, 22), controls.button_size(canvas, say("ui-seed-drawn"), size=22)[0])

    def _groups(self, canvas: Canvas) -> list[Group]:
        """The options of the bar and the seed, each with its title and note."""
        made = [] if self.ui.in_bar is None else self.ui.in_bar(self.form)
        rows = [(one.title, Row(*values(self.form, one, self.ui.palette), gap=4), one.note) for one in made]
        rows.append((say("ui-set-seed"), Row(*self._seed(self._field(canvas)), gap=0, align="fill"), say("ui-seed-note")))
        p = self.ui.palette
        return [
            (Column(Line(title, 20, p.accent, "bold"), row, Text(note, NOTE, p.muted), gap=6), row, Line(note, NOTE, p.muted))
            for title, row, note in rows
        ]

    @staticmethod
    def _group_width(canvas: Canvas, group: Group) -> float:
        """The width of a group: that of its values, or more for a long note."""
        _, row, note = group
        return max(row.wide(canvas), min(note.wide(canvas), WIDEST_NOTE))

    def _seed(self, wide: float) -> list[Box]:
        palette = self.ui.palette

        def die(canvas: Canvas, area: Area, focused: bool) -> None:
            controls.button(canvas, area, "", palette, focused=focused, size=22, picture="ui/die")

        field = Button("seed", self.bar.seed, press, palette, "bar", size=22)
        lot = Choosable(Space(w=DIE), "lot", press, "bar", say("ui-new-seed"), die)
        return [Wide(field, wide), Space(w=8), lot]

    def _said(self, canvas: Canvas, wide: float, aside: Box | None) -> Box:
        words = self.bar.message or self.bar.problem
        colour = self.ui.palette.danger if self.bar.message else self.ui.palette.muted
        if words:
            return Text(words, 21, colour, middle=True, most=self.high(canvas, wide), least=12)
        if aside is None:
            return self._commitment()
        return (
            aside
            if self.is_tight(canvas, wide)
            else ByWidth(partial(self._over_commitment, aside, self.high(canvas, wide) - 2 * PAD))
        )

    def _over_commitment(self, aside: Box, high: float, canvas: Canvas, wide: float) -> Box:
        """What the game says of the match, in this height with the commitment below it."""
        words, spare = self.bar.commitment, wide - 2 * SLIM_PAD - 1
        low = slim_button(words, "fairness", press, self.ui.palette, "bar", canvas.fitting(words, SLIM, spare, least=0.85))
        line = Row(Wide(low, min(wide, low.wide(canvas))), Space(), gap=0, grow=(1,))
        return Column(Sized(aside, h=high - line.high(canvas, wide) - 4), line, gap=4)
