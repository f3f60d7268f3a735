"""The dialog with the whole log of a match."""

from functools import partial

import pygame

from game.text import rule_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import LogLine
from game.ui.table.protocol import DialogTable
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.dialog import pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.virtual_rows import VirtualRows

AROUND, BETWEEN = 12.0, 2.0
"""Logical pixels above and below the words of a line of the log, and between two of them."""


class LogDialog:
    """A list of all log lines. The selected line shows its rule."""

    toggle_action = "log"

    def __init__(self, table: DialogTable) -> None:
        self.table, self.palette = table, table.palette
        self.lines = list(table.client.log)
        self.scroll = layout.Scroll(top=1e9)  # start at the newest line
        self._measured: tuple[object, VirtualRows] = (None, VirtualRows((), lambda _: 0.0, BETWEEN))
        self.first: object = ("line", len(self.lines) - 1) if self.lines else "close"

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the paging keys and the bar."""
        return self.scroll.take(event, pointer(self.table, event))

    def open(self, place: int) -> Navigation | None:
        """Open the rulebook at the rule of a line."""
        rule = self.lines[place].rule
        return self.table.rulebook(rule) if rule else None

    def quoted(self) -> str:
        """The rule of the line in focus."""
        current = self.table.focus.current
        return self.lines[current[1]].rule if isinstance(current, tuple) else ""

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The areas of the dialog, its title, the list, and the foot with the rule and the button."""
        sheet = layout.middle(canvas.room.inset(12), 1344 * max(1.0, canvas.stretch**0.7), canvas.room.h)
        inner = sheet.inset(28, 16)
        head, rest = layout.off_top(inner, canvas.high(40, "title"), 6)
        back = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))
        foot, body = layout.off_bottom(rest, max(back[1], min(rest.h * 0.24, canvas.high(21) * 4)), 12)
        return sheet, head, body, foot

    def targets(self, canvas: Canvas) -> list[Target]:
        """The lines, and the button that closes the dialog."""
        _, _, body, foot = self.areas(canvas)
        narrow = self._least(canvas) > body.h or self._virtual(canvas, body.w).fit(self.scroll, body).h > body.h
        rows = self._virtual(canvas, body.w - self.scroll.BAR - 8 if narrow else body.w)
        top, made = -1.0, list[Target]()
        while top != self.scroll.top:  # the focus may scroll to rows that were not measured yet
            column = rows.fit(self.scroll, body)
            top = self.scroll.top
            made = self.scroll.items(self._rows(rows, column), self.table.focus, self.table.pointer)
        wide, high = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))
        back = Area(foot.x + foot.w - wide, foot.y + foot.h - high, wide, high)
        return [*made, Target("close", back, self.close, "bar", say("ui-back"))]

    def _rows(self, rows: VirtualRows, column: Area) -> list[Target]:
        """A row for each line, as high as its words need."""
        return [
            Target(
                ("line", place), Area(column.x, column.y + top, column.w, high), partial(self.open, place), "lines", line.words, selectable=True
            )
            for place, (line, top, high) in enumerate(zip(self.lines, rows.tops(), rows.highs, strict=True))
        ]  # fmt: skip

    def _least(self, canvas: Canvas) -> float:
        """A lower bound of the height of all rows, which shows that a long log needs scrolling without wrapping its lines."""
        return len(self.lines) * (canvas.high(21) + AROUND + BETWEEN) - BETWEEN

    def _virtual(self, canvas: Canvas, wide: float) -> VirtualRows:
        """The rows in a list of this width, kept while the dialog is open."""
        if self._measured[0] != (canvas, wide):
            room, line, letter = self.room(canvas, wide), canvas.high(21), canvas.wide("n" * 50, 21) / 50
            estimates = [line * (len(one.words) * letter // room + 1) + AROUND for one in self.lines]
            rows = VirtualRows(estimates, lambda place: canvas.tall(self.lines[place].words, 21, room) + AROUND, BETWEEN)
            self._measured = (canvas, wide), rows
        return self._measured[1]

    @staticmethod
    def room(canvas: Canvas, wide: float) -> float:
        """The width of the text of a line beside its rule."""
        return wide - canvas.wide("CR-000", 19) - 52

    def paint(self, canvas: Canvas) -> None:
        """Paint the lines with their rules, and the text of the rule of the line in focus."""
        sheet, head, body, foot = self.areas(canvas)
        panel(canvas, sheet, self.palette, line=rgb("#d8a850"))
        canvas.text(say("ui-log"), (head.x, head.y), 40, self.palette.title, face="title")
        ring = self.table.focus
        canvas.passages.clear()
        with canvas.clip(body):
            for item in ring.targets:
                if isinstance(item.key, tuple) and item.area.y < body.y + body.h and item.area.y + item.area.h > body.y:
                    self._row(canvas, item, focused=item.key == ring.current)
        self.scroll.bar(canvas, self.palette)
        back = ring.find("close")
        if back is not None:
            key = self.table.context.input.cap("back")
            button(canvas, back.area, back.label, self.palette, key=key, focused=ring.current == "close")
            self._rule(canvas, foot._replace(w=back.area.x - foot.x - 24))

    def _row(self, canvas: Canvas, item: Target, *, focused: bool) -> None:
        line, area = self.lines[item.key[1]], item.area  # type: ignore[index]
        if focused:
            canvas.box(area, rgb("#3a2f20"), self.palette.focus, radius=6, width=2)
        self.words(canvas, line, Area(area.x + 16, area.y + 5, LogDialog.room(canvas, area.w), area.h))
        canvas.text(line.rule, (area.x + area.w - 16, area.y + 6), 19, rgb("#d8bd86"), align="right")

    def words(self, canvas: Canvas, line: LogLine, area: Area) -> None:
        """Draw a line, which can be selected."""
        with canvas.selecting():
            canvas.paragraph(line.words, area, 21, self.palette.text)

    def _rule(self, canvas: Canvas, area: Area) -> None:
        """Draw the text of the rule of the line in focus, if it fits; the rulebook has it in any case."""
        rule = self.quoted()
        if not rule:
            return
        used = canvas.text(rule, (area.x, area.y), 22, self.palette.accent, face="bold") + 18
        room = Area(area.x + used, area.y, area.w - used, area.h)
        words = rule_text(rule)
        size = canvas.block(words, room, 21, "book", 15)
        if canvas.tall(words, size, room.w, "book") <= room.h + 1:
            canvas.paragraph(words, room, size, self.palette.text, face="book")
        else:
            canvas.paragraph(say("ui-rule-in-book"), room, 20, self.palette.muted, face="italic")
