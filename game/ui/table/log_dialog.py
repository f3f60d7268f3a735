"""The dialog with the whole log of a match."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.text import rule_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette, rgb
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import LogLine
from game.ui.table.protocol import DialogTable
from game.ui.widgets.boxes import Box, Drawn, Line, Space
from game.ui.widgets.containers import Column, Row, Sized, panel
from game.ui.widgets.dialog import BoxDialog, DialogParent
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button
from game.ui.widgets.virtual_rows import VirtualList, VirtualRows

AROUND, BETWEEN = 12.0, 2.0
"""Logical pixels above and below the words of a line of the log, and between two of them."""
SIZE = 21.0


def _plain(canvas: Canvas, line: LogLine, area: Area, palette: Palette) -> None:
    """Paint a line as a paragraph."""
    canvas.paragraph(line.words, area, SIZE, palette.text)


class LogStyle(NamedTuple):
    """How a game writes the lines of its log: what paints one, and the width that it takes beside the words."""

    paint: Callable[[Canvas, LogLine, Area, Palette], None] = _plain
    beside: float = 0.0


PLAIN = LogStyle()


class LogDialog(BoxDialog):
    """A list of log lines, which can be selected. A line opens its rule with `rulebook`, and shows it below while it has the focus."""

    toggle_action = "log"
    edge = 12.0

    def __init__(
        self, on: DialogParent, lines: Sequence[LogLine], rulebook: Callable[[str], Navigation | None], style: LogStyle = PLAIN
    ) -> None:
        super().__init__(on, ("line", len(lines) - 1) if lines else "close")
        self.lines, self.rulebook, self.style = tuple(lines), rulebook, style
        self.scroll = Scroll(top=1e9)  # start at the newest line
        self._measured: tuple[object, VirtualRows] = (None, VirtualRows((), lambda _: 0.0, BETWEEN))

    def open(self, place: int) -> Navigation | None:
        """Open the rulebook at the rule of a line."""
        rule = self.lines[place].rule
        return self.rulebook(rule) if rule else None

    def quoted(self) -> str:
        """The rule of the line in focus."""
        current = self.on.focus.current
        return self.lines[current[1]].rule if isinstance(current, tuple) else ""

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The title, the list, and the foot with the rule and the button."""
        back = Button("close", say("ui-back"), self.close, self.palette, "bar", cap=self.on.context.input.cap("back"))
        head, (wide, high) = canvas.high(40, "title"), (back.wide(canvas), back.high(canvas, 1e5))
        foot = max(high, min((room.h - 38 - head) * 0.24, canvas.high(SIZE) * 4))
        least = len(self.lines) * (canvas.high(SIZE) + AROUND + BETWEEN) - BETWEEN
        rows = VirtualList(partial(self.rows, canvas), self._target, self._row, self.scroll, self.palette, least)
        bar = Row(
            Drawn(self._rule), Sized(Column(Space(), Sized(back, h=high), grow=(0,)), wide, foot), gap=24, grow=(0,), align="fill"
        )
        page = Column(
            Line(say("ui-log"), 40, self.palette.title, "title"), Space(6), rows, Space(12), Sized(bar, h=foot), grow=(2,)
        )
        sheet = panel(page, self.palette, line=rgb("#d8a850"))
        return Sized(sheet, 1344 * max(1.0, canvas.stretch**0.7), room.h)

    # ------------------------------------------------------------------ the lines

    def rows(self, canvas: Canvas, wide: float) -> VirtualRows:
        """The rows in a list of this width, kept while the dialog is open."""
        if self._measured[0] != (canvas, wide):
            room, line = self.room(canvas, wide) - self.style.beside, canvas.high(SIZE)
            letter = canvas.wide("n" * 50, SIZE) / 50
            estimates = [line * (len(one.words) * letter // room + 1) + AROUND for one in self.lines]
            rows = VirtualRows(estimates, lambda place: canvas.tall(self.lines[place].words, SIZE, room) + AROUND, BETWEEN)
            self._measured = (canvas, wide), rows
        return self._measured[1]

    @staticmethod
    def room(canvas: Canvas, wide: float) -> float:
        """The width of a line beside its rule."""
        return wide - canvas.wide("CR-000", 19) - 52

    def _target(self, place: int, area: Area) -> Target:
        return Target(("line", place), area, partial(self.open, place), "lines", self.lines[place].words, selectable=True)

    def _row(self, canvas: Canvas, place: int, area: Area, *, focused: bool) -> None:
        line = self.lines[place]
        if focused:
            canvas.box(area, rgb("#3a2f20"), self.palette.focus, radius=6, width=2)
        with canvas.selecting():
            words = Area(area.x + 16, area.y + 5, self.room(canvas, area.w), area.h)
            self.style.paint(canvas, line, words, self.palette)
        canvas.text(line.rule, (area.x + area.w - 16, area.y + 6), 19, rgb("#d8bd86"), align="right")

    def _rule(self, canvas: Canvas, area: Area) -> None:
        """Draw the text of the rule of the line in focus, if it fits; the rulebook has it in any case."""
        rule = self.quoted()
        if not rule:
            return
        used = canvas.text(rule, (area.x, area.y), 22, self.palette.accent, face="bold") + 18
        room = Area(area.x + used, area.y, area.w - used, area.h)
        words = rule_text(rule)
        size = canvas.block(words, room, SIZE, "book", 15)
        with canvas.selecting():
            if canvas.tall(words, size, room.w, "book") <= room.h + 1:
                canvas.paragraph(words, room, size, self.palette.text, face="book")
            else:
                canvas.paragraph(say("ui-rule-in-book"), room, 20, self.palette.muted, face="italic")


def log_dialog(table: DialogTable, style: LogStyle = PLAIN) -> LogDialog:
    """The log of what this screen may know of a match."""
    return LogDialog(table, table.client.log, table.rulebook, style)
