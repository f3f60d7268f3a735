"""The dialogs of every table: the log, and the pause with facts of the match, commands and keys."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from game.text import rule_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CARD_EDGE, GOLD, WARM, Colour, Palette
from game.ui.input.actions import PANS
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.table.acts import DialogTable, Doing
from game.ui.table.match_client import LogLine
from game.ui.widgets.boxes import Box, Drawn, KeyCap, Line, Space, Text
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Sized, panel
from game.ui.widgets.dialog import BoxDialog, Choice as DialogChoice, ChoiceDialog, DialogParent
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button, VirtualList, VirtualRows

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
        rows = VirtualList(partial(self.rows, canvas), self._target, self._number, self._row, self.scroll, self.palette, least)
        bar = Row(
            Drawn(self._rule), Sized(Column(Space(), Sized(back, h=high), grow=(0,)), wide, foot), gap=24, grow=(0,), align="fill"
        )
        page = Column(
            Line(say("ui-log"), 40, self.palette.title, "title"), Space(6), rows, Space(12), Sized(bar, h=foot), grow=(2,)
        )
        sheet = panel(page, self.palette, line=CARD_EDGE)
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

    @staticmethod
    def _number(key: Hashable) -> int | None:
        return key[1] if isinstance(key, tuple) and key[0] == "line" else None

    def _row(self, canvas: Canvas, place: int, area: Area, *, focused: bool) -> None:
        line = self.lines[place]
        if focused:
            canvas.box(area, WARM, self.palette.focus, radius=6, width=2)
        with canvas.selecting():
            words = Area(area.x + 16, area.y + 5, self.room(canvas, area.w), area.h)
            self.style.paint(canvas, line, words, self.palette)
        canvas.text(line.rule, (area.x + area.w - 16, area.y + 6), 19, GOLD, align="right")

    def _rule(self, canvas: Canvas, area: Area) -> None:
        """Draw the text of the rule of the line in focus, if it fits; the rulebook has it in any case."""
        rule = self.quoted()
        if not rule:
            return
        used = canvas.text(rule, (area.x, area.y), 22, self.palette.accent, face="bold") + 18
        room = area.trimmed(left=used)
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


SHARES = (440, 560, 480)
"""The widths of facts, commands and keys side by side."""
KeyRows = Sequence[tuple[str, str]]
"""Keys and their meaning."""
Entry = tuple[str, Doing]
"""A command: its name, and what it does."""


@dataclass(frozen=True)
class PauseFacts:
    """What a game says of a match in the pause: the `title` and the `rows` of the facts, by default the commitment.

    `first` are commands below the one that resumes, `entries` those after the log, each a name and what it does. `tools` are commands that
    are visible beside the board. `keys` are the keys of this table alone, or with `all_keys` the only ones; `tool_key` names the key of
    a tool. To resume may mean more than to close the dialog.
    """

    title: str = ""
    rows: Sequence[Box] = ()
    first: Sequence[Entry] = ()
    entries: Sequence[Entry] = ()
    tools: Collection[str] = ()
    keys: KeyRows = ()
    all_keys: bool = False
    tool_key: Callable[[str], str] | None = None
    pans: bool = False
    resume: Doing = None


def fact(words: str, colour: Colour, size: float = 20.0, face: str = "text", after: float = 4.0) -> Box:
    """A row of words among the facts, with the gap below it."""
    return Column(Text(words, size, colour, face, selectable=True), Space(after))


class PauseDialog(BoxDialog):
    """The pause of a table. It reads the facts of the game whenever it is laid out."""

    toggle_action = "menu"

    def __init__(self, table: DialogTable, read: Callable[[], PauseFacts] = PauseFacts) -> None:
        super().__init__(table, "resume")
        self.table, self.read = table, read

    @property
    def acts(self) -> dict[str, Callable[[], Any]]:
        """The commands by their names: those of the dialog, and those of the table without room beside the board."""
        table, facts = self.table, self.read()
        hidden = {"menu", "save", "log", *facts.tools}
        if "redo" not in hidden:
            hidden.discard("undo")  # redo has no tool at the board: the two stand together here
        tools = {what: act for what, act in table.commands().items() if what not in hidden}
        return {
            "resume": partial(self._closing, facts.resume),
            **{name: partial(_do, doing) for name, doing in facts.first},
            "save": partial(self._closing, table.save),
            "log": table.commands()["log"],
            **{name: partial(_do, doing) for name, doing in facts.entries},
            **table.pause_entries(),
            "rulebook": table.rulebook,
            "settings": partial(self._closing, Push("settings")),
            "main-menu": self._leave,
            **{f"tool-{what}": partial(self._closing, act) for what, act in tools.items()},
        }

    def _closing(self, doing: Doing) -> Any:
        self.table.dialog = None
        return _do(doing)

    def _leave(self) -> Navigation:
        """Leave the table for the menu; the match is saved."""
        self.table.context.agent_worker.cancel()
        self.table.context.autosave(self.table.client.match)
        return Goto("menu", self.table.client.match.rules.name)

    def key_rows(self) -> KeyRows:
        """The keys of the tools, of this table, and of all tables, each with its meaning."""
        named, facts = self.table.context.input.cap, self.read()
        if facts.all_keys:
            return facts.keys
        rows = [((facts.tool_key or named)(what), _label(f"tool-{what}")) for what in {**self.table.commands(), "rulebook": None}]
        rows += [*facts.keys, *((named(what), say(f"ui-do-{what}")) for what in ("next", "take", "usual", "back"))]
        rows += [(named(*PANS), say("ui-do-pan"))] if facts.pans else []
        rows += [(named(what), say(f"ui-do-{what}")) for what in ("fast", "full-screen")]
        return [row for row in rows if row[0]]

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """Facts, commands and keys side by side; in a narrow window below each other, the commands first."""
        facts, p, k = self.read(), self.palette, canvas.stretch
        heading = (Line(facts.title, 28, p.accent, "title"), Space(12)) if facts.title else ()
        decks = panel(Column(*heading, *(facts.rows or [commitment_fact(self.table)])), p)
        plates = [
            Button(name, _label(name), act, p, size=26, primary=name == "resume", more=8) for name, act in self.acts.items()
        ]
        title = Line(say("ui-paused"), 48, p.title, "title", "centre")
        commands = panel(Column(title, Space(20), Column(*plates, gap=12), Space(4)), p, pad=(40, 20), line=CARD_EDGE)
        keys = panel(_keys(canvas, self.key_rows(), p), p)

        def arranged(_: Canvas, wide: float) -> Box:
            if wide >= 1240 * k:
                row = Row(decks, commands, keys, gap=24, shares=SHARES, align="fill")
                return Sized(row, min(wide, 1600 * max(1.0, k**0.8)))
            return Column(Sized(Column(commands, decks, keys, gap=16), min(wide, 640 * k)))

        return self.scrolled(ByWidth(arranged))


def _keys(canvas: Canvas, keys: KeyRows, palette: Palette) -> Box:
    """A row for each key: its cap, and its meaning beside it, or below it if there is no room."""
    high = max(34.0, canvas.high(20) + 6)

    def row(key: str, words: str, canvas: Canvas, wide: float) -> Box:
        cap = KeyCap(key, palette)
        if cap.wide(canvas) + 12 + canvas.wide(words, 20) <= wide:
            beside = Row(cap, Line(words, 20, palette.text), gap=12, grow=(1,))
            return Column(Sized(beside, h=high), Space(3))
        return Column(Sized(cap, h=high), Space(2), Framed(Text(words, 20, palette.text), (12, 0)), Space(4))

    rows = [ByWidth(partial(row, key, words[:1].upper() + words[1:])) for key, words in keys]
    return Column(Line(say("ui-keys"), 28, palette.accent, "title"), Space(12), *rows)


def _label(name: str) -> str:
    """The label of a command."""
    return say(f"ui-{name}" if name.startswith("tool-") else f"ui-pause-{name}")


def _do(doing: Doing) -> Any:
    return doing() if callable(doing) else doing


def commitment_fact(table: DialogTable) -> Box:
    """The commitment to the seed; the seed itself would disclose hidden cards while the match runs."""
    made = table.client.match.commitment
    words = say("fairness-commitment", commitment=made.shown) if made is not None else say("fairness-none")
    return fact(words, table.palette.muted)


def holder_words(holder: str) -> str:
    """Who plays a seat: a person, or an agent of a level."""
    return say("ui-human") if holder == "person" else say("ui-computer", level=say(f"level-{holder}"))


class ConfirmDialog(ChoiceDialog):
    """The question before an answer by which something is lost, in `words`."""

    def __init__(self, on: DialogParent, words: str, act: Callable[[], Navigation | None]) -> None:
        choices = (DialogChoice("no", say("ui-confirm-no")), DialogChoice("yes", say("ui-confirm-yes"), act=act))
        super().__init__(on, say("ui-confirm"), words, choices)
