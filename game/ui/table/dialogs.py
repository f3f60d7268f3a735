"""Sheets over the table of any game: the whole log, the pause."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.text import rule_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.input.actions import PANS
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.table.match_client import Line
from game.ui.table.protocol import Table
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, cap_width, key_cap, panel
from game.ui.widgets.dialog import Act, pointer
from game.ui.widgets.focus import Target

AROUND, BETWEEN = 12.0, 2.0
"""Logical pixels above and below the words of a line of the log, and between two of them."""


class LogDialog:
    """Everything that has happened; a chosen line shows its rule."""

    deed = "log"

    def __init__(self, table: Table) -> None:
        self.table, self.palette = table, table.palette
        self.lines = list(table.client.log)
        self.scroll = layout.Scroll(top=1e9)  # at the end: the newest
        self._measured: tuple[object, list[float]] = (None, [])
        self.first: object = ("line", len(self.lines) - 1) if self.lines else "close"

    def take(self, event: pygame.event.Event) -> bool:
        """The wheel, the paging keys and the bar scroll."""
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
        """Back to the table."""
        self.table.dialog = None
        return None

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The sheet, its title, the list, and the foot with the rule and the way back."""
        sheet = layout.middle(canvas.room.inset(12), 1344 * max(1.0, canvas.stretch**0.7), canvas.room.h)
        inner = sheet.inset(28, 16)
        head, rest = layout.off_top(inner, canvas.high(40, "title"), 6)
        back = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))
        foot, body = layout.off_bottom(rest, max(back[1], min(rest.h * 0.24, canvas.high(21) * 4)), 12)
        return sheet, head, body, foot

    def targets(self, canvas: Canvas) -> list[Target]:
        """The lines, and a way back."""
        _, _, body, foot = self.areas(canvas)
        narrow = body.w - self.scroll.BAR - 8
        wide = narrow if self._least(canvas) > body.h or self._content(canvas, body.w) > body.h else body.w
        column = self.scroll.fit(body, self._content(canvas, wide))
        rows = self.scroll.items(self._rows(canvas, column), self.table.focus, self.table.pointer)
        wide, high = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))
        back = Area(foot.x + foot.w - wide, foot.y + foot.h - high, wide, high)
        return [*rows, Target("close", back, self.close, "bar", say("ui-back"))]

    def _rows(self, canvas: Canvas, column: Area) -> list[Target]:
        """A row for each line, as high as its words need."""
        y, made = column.y, []
        for place, (line, high) in enumerate(zip(self.lines, self._highs(canvas, column.w), strict=True)):
            area = Area(column.x, y, column.w, high)
            made.append(Target(("line", place), area, partial(self.open, place), "lines", line.words))
            y += high + BETWEEN
        return made

    def _least(self, canvas: Canvas) -> float:
        """How high all rows are at least: a long log need not be broken into lines to know that it is longer than the sheet."""
        return len(self.lines) * (canvas.high(21) + AROUND + BETWEEN) - BETWEEN

    def _content(self, canvas: Canvas, wide: float) -> float:
        """How high all rows are, one below the other."""
        return max(0.0, sum(self._highs(canvas, wide)) + (len(self.lines) - 1) * BETWEEN)

    def _highs(self, canvas: Canvas, wide: float) -> list[float]:
        """How high each row is, kept: the lines of an open sheet stay as they are."""
        if self._measured[0] != (canvas, wide):
            room = self.room(canvas, wide)
            self._measured = (canvas, wide), [canvas.tall(line.words, 21, room) + AROUND for line in self.lines]
        return self._measured[1]

    @staticmethod
    def room(canvas: Canvas, wide: float) -> float:
        """How wide the words of a line may be beside its rule."""
        return wide - canvas.wide("CR-000", 19) - 52

    def paint(self, canvas: Canvas) -> None:
        """The lines with their rules, and below the rule of the line in focus."""
        sheet, head, body, foot = self.areas(canvas)
        panel(canvas, sheet, self.palette, line=rgb("#d8a850"))
        canvas.text(say("ui-log"), (head.x, head.y), 40, self.palette.title, face="title")
        ring = self.table.focus
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

    def words(self, canvas: Canvas, line: Line, area: Area) -> None:
        """Write a line."""
        canvas.paragraph(line.words, area, 21, self.palette.text)

    def _rule(self, canvas: Canvas, area: Area) -> None:
        """What the rule of the line in focus says, if it can be said in so little room; the rulebook says it in any case."""
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


class PauseDialog:
    """The pause: go on, save, the log, the settings, leave; beside it what a game has to tell (`facts`) and the keys."""

    deed = "menu"

    def __init__(self, table: Table) -> None:
        self.table, self.palette = table, table.palette
        self.scroll = layout.Scroll()
        self.panels: list[Area] = []
        self.first: object = "resume"

    def take(self, event: pygame.event.Event) -> bool:
        """The wheel, the paging keys and the bar scroll, where there is more than the window holds."""
        return self.scroll.take(event, pointer(self.table, event))

    def resume(self) -> Navigation | None:
        """Go on."""
        self.table.dialog = None
        return None

    def save(self) -> Navigation | None:
        """Save, then go on."""
        self.table.dialog = None
        return self.table.save()

    def log(self) -> Navigation | None:
        """Open the log instead."""
        return self.table.open(LogDialog(self.table))

    def rulebook(self) -> Navigation | None:
        """The rulebook, and back to the pause."""
        return self.table.rulebook()

    def preferences(self) -> Navigation | None:
        """The settings, and back to this table."""
        self.table.dialog = None
        return Push("settings")

    def cabinet(self) -> Navigation | None:
        """Leave the table; it is saved."""
        self.table.context.thinker.forget()
        self.table.context.autosave(self.table.client.match)
        return Goto("menu", self.table.client.match.rules.name)

    def deeds(self) -> list[tuple[str, str, Act]]:
        """What can be done, with its words: the plates, and the tools that found no room beside the board."""
        made = [(what, say(f"ui-pause-{what}"), act) for what, act in self.plates()]
        known = {"menu", "save", "log"} | self.at_hand()
        more = [(what, act) for what, act in self.table.commands().items() if what not in known]
        return made + [(f"tool-{what}", say(f"ui-tool-{what}"), partial(self.use, act)) for what, act in more]

    def plates(self) -> list[tuple[str, Act]]:
        """The plates, from the top."""
        return [
            ("resume", self.resume), ("save", self.save), ("log", self.log), ("rulebook", self.rulebook), ("settings", self.preferences),
            ("cabinet", self.cabinet),
        ]  # fmt: skip

    def at_hand(self) -> set[str]:
        """The tools that lie beside the board, too: the sheet leaves them out."""
        return set()

    def cap(self, what: str) -> str:
        """What stands on the key of a tool, "" for none."""
        return self.table.context.input.cap(what)

    def own_keys(self) -> list[tuple[str, str]]:
        """Keys that mean something at this table alone, and what."""
        return []

    def facts_key(self) -> Hashable:
        """What the facts depend on."""
        return self.table.client.match.turn

    def facts(self, canvas: Canvas, area: Area) -> float:
        """What a game has to tell in its pause: here the seed; returns where it ends."""
        inner = area.inset(28, 16)
        words = say("ui-seed", seed=str(self.table.client.match.seed))
        return inner.y + canvas.paragraph(words, Area(inner.x, inner.y, inner.w, 1e4), 20, self.palette.muted)

    def use(self, act: Act) -> Navigation | None:
        """Close the sheet and use a tool."""
        self.table.dialog = None
        return act()

    def columns(self, canvas: Canvas, room: Area) -> list[Area]:
        """The panels' columns: the decks, the plates, the keys; in a narrow window one for all."""
        k = canvas.stretch
        if room.w >= 1240 * k:
            wide = min(room.w, 1600 * max(1.0, k**0.8))
            return layout.columns(layout.middle(room, wide, room.h), (440, 560, 480), 24)
        return [layout.middle(room, min(room.w, 640 * k), room.h)]

    def targets(self, canvas: Canvas) -> list[Target]:
        """The plates; the panels are laid out, too."""
        room = canvas.room.inset(14)
        for view in (room, room._replace(w=room.w - self.scroll.BAR - 8)):
            made = self._lay(canvas, view)
            high = layout.depth(room, self.panels)
            if high <= room.h:
                break
        self.scroll.fit(room, high)
        return self.scroll.items(made, self.table.focus, self.table.pointer)

    def _lay(self, canvas: Canvas, room: Area) -> list[Target]:
        """Measure the panels and put the plates into theirs."""
        columns = self.columns(canvas, room)
        middle = columns[len(columns) // 2]
        side, left, right = (len(columns) == 1), columns[0], columns[-1]
        plates = [
            (what, words, act, button_size(canvas, words, size=26, room=middle.w - 80)[1] + 8)
            for what, words, act in self.deeds()
        ]
        high = canvas.high(48, "title") + 40 + sum(one[3] + 12 for one in plates) + 12
        decks = canvas.measured("pause-decks", self.facts_key(), left.w, self.facts) + 16
        keys = canvas.measured("pause-keys", tuple(self._key_rows()), right.w, self._keys) + 16
        if side:
            y = room.y
            self.panels = []
            for deep in (high, decks, keys):
                self.panels.append(Area(middle.x, y, middle.w, deep))
                y += deep + 16
            self.panels = [self.panels[1], self.panels[0], self.panels[2]]
        else:
            deep = max(high, decks, keys)
            y = room.y + max(0.0, (room.h - deep) / 2)
            self.panels = [Area(one.x, y, one.w, deep) for one in columns]
        area = self.panels[1]
        y, made = area.y + canvas.high(48, "title") + 40, []
        for what, words, act, tall in plates:
            made.append(Target(what, Area(area.x + 40, y, area.w - 80, tall), act, "plates", words))
            y += tall + 12
        return made

    def paint(self, canvas: Canvas) -> None:
        """The plates, the decks, the keys."""
        decks, area, keys = (self.scroll.at(one) for one in self.panels)
        with canvas.clip(self.scroll.view.inset(-6)):
            panel(canvas, area, self.palette, line=rgb("#d8a850"))
            size = canvas.fitting(say("ui-paused"), 48, area.w - 40, "title")
            canvas.text(say("ui-paused"), (area.centre[0], area.y + 20), size, self.palette.title, face="title", align="centre")
            ring = self.table.focus
            for item in ring.targets:
                button(
                    canvas,
                    item.area,
                    item.label,
                    self.palette,
                    focused=item.key == ring.current,
                    primary=item.key == "resume",
                    size=26,
                )
            panel(canvas, decks, self.palette)
            self.facts(canvas, decks)
            panel(canvas, keys, self.palette)
            self._keys(canvas, keys)
        self.scroll.bar(canvas, self.palette)

    def _key_rows(self) -> list[tuple[str, str]]:
        """Each key and what it does."""
        cap, tools = self.table.context.input.cap, {**self.table.commands(), "rulebook": self.rulebook}
        rows = [(self.cap(what), say(f"ui-tool-{what}")) for what in tools] + self.own_keys()
        rows += [(cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("usual"), say("ui-do-usual"))]
        rows += [(cap(*PANS), say("ui-do-pan"))] if hasattr(self.table, "pans") else []
        rows += [(cap("fast"), say("ui-do-fast")), (cap("full-screen"), say("ui-do-full-screen"))]
        return [row for row in rows if row[0]]

    def _keys(self, canvas: Canvas, area: Area) -> float:
        """The keys; returns where they end."""
        inner = area.inset(28, 16)
        canvas.text(say("ui-keys"), (inner.x, inner.y), 28, self.palette.accent, face="title")
        y = inner.y + canvas.high(28, "title") + 12
        for key, words in self._key_rows():
            wide = cap_width(canvas, key)
            beside = wide + 12 + canvas.wide(words, 20) <= inner.w
            high = max(34.0, canvas.high(20) + 6)
            key_cap(canvas, (inner.x, y + high / 2 - 16), key, self.palette)
            if beside:
                canvas.text(words, (inner.x + wide + 12, y + (high - canvas.high(20)) / 2), 20, self.palette.text)
                y += high + 3
            else:
                y += (
                    high + 2 + canvas.paragraph(words, Area(inner.x + 12, y + high, inner.w - 12, 1e4), 20, self.palette.text) + 4
                )
        return y
