"""The base of the pages that list saved or finished matches, and the rows of their lists."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.match.record import SaveError
from game.storage import replays
from game.storage.replays import Summary
from game.text import error_text, name, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, RED_LIGHT
from game.ui.registry import game_ui, speaking_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Drawn, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import Column, Framed, Row, Scrolled, Sized, panel
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.dialog import DialogHost
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle, off_bottom, off_top
from game.ui.widgets.pressed import Button, Choosable

WIDEST = 1480.0
P = CABINET
READ = 2
"""The number of files read per frame, so that no frame is late."""
SMALL = 20.0
"""The text size below the title of a row."""


def is_narrow(canvas: Canvas) -> bool:
    """Whether the result of a match needs a line of its own."""
    return canvas.room.w / canvas.letter < 1200


def unstaged(game: str) -> str:
    """The message for a match of a game that the window cannot show."""
    return say("ui-text-only", game=say(f"game-{game}"))


def learn(path: Path) -> Summary | str:
    """The summary of a file, or the message why it cannot be opened."""
    try:
        told = replays.read_summary(path)
    except SaveError as error:
        return error_text(error)
    return told if told.game in STAGED else unstaged(told.game)


class MatchListPage(DialogHost):
    """A page with a row for each of some files, whose summaries (`known`, or the message why one cannot be read) are read one after the other.

    `empty` is the message id of an empty list. `message` says what has gone wrong, `hint` how the page is used.
    """

    palette = P
    title = empty = hint = ""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        use(game="ravenloft")
        self.known: dict[Path, Summary | str] = {}
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.message = ""
        self.placed: list[Placed] = []

    def paths(self) -> Sequence[Path]:
        """The files in the order of their rows."""
        raise NotImplementedError

    def rows(self, canvas: Canvas, wide: float) -> Sequence[Box]:
        """The rows of a list of this width."""
        raise NotImplementedError

    def lines(self, path: Path, known: Summary, *, narrow: bool) -> Sequence[Box]:
        """The lines of a row."""
        raise NotImplementedError

    def count(self) -> str:
        """How many there are, beside the title."""
        return ""

    def update(self, dt: float) -> Navigation | None:
        """Read the files, the visible ones first, a few per frame."""
        self.calm(dt)
        for path in [path for path in self.paths() if path not in self.known][:READ]:
            self.know(path)
            self.dirty = True
        return None

    def know(self, path: Path) -> Summary | str:
        """The summary of a file, or the error message."""
        if path not in self.known:
            self.known[path] = learn(path)
        return self.known[path]

    def back(self) -> Navigation | None:
        """Return to the menu."""
        return Back()

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The rows and a button back; or those of the dialog."""
        room = middle(canvas.room.inset(24, 20), WIDEST, canvas.room.h - 40)
        head, rest = off_top(room, canvas.high(48, "title") + 4, 12)
        back = Button("back", say("ui-back"), self.back, P, "bar", cap=self.context.input.cap("back"))
        wide, high = back.wide(canvas), max(back.high(canvas, 1e5), 56)
        note = Text(self.message, 22, RED_LIGHT) if self.message else Text(say(self.hint) if self.hint else "", SMALL, P.muted)
        lines = note.high(canvas, max(200.0, room.w - wide - 40)) if self.message else 0.0
        foot, view = off_bottom(rest, max(high, min(lines, room.h * 0.3)), 14)
        note = replace(note, middle=True, most=foot.h, least=10, selectable=True)
        title = Row(Line(say(self.title), 48, P.title, "title"), Line(self.count(), 22, P.muted, align="right"), grow=(1,))
        empty = Framed(Text(say(self.empty), 26, P.muted), (0, 30))
        low = canvas.high(26, "title") + (3 if self.hint and is_narrow(canvas) else 2) * canvas.high(SMALL) + 26
        rows = [Framed(Sized(row, h=low), (6, 5)) for row in self.rows(canvas, view.w)]
        table = Scrolled(Column(*(rows or [empty])), self.scroll, P, fades=False)
        self.placed = [
            place(title, canvas, head._replace(h=canvas.high(48, "title"))),
            place(table, canvas, view, Pointing(self.focus, self.pointer)),
            place(Row(note, Sized(back, wide + 20, high), gap=20, grow=(0,), align="fill"), canvas, foot),
        ]
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return [target for one in self.placed for target in one.targets]

    def row(self, key: object, group: str, path: Path, act: Callable[[], Navigation | None]) -> Box:
        """The row of a file as a target. Its label, which is read aloud, is what the row shows, or the file name until that is known."""
        known, label = self.known.get(path), path.name
        if isinstance(known, Summary):
            with speaking_of(known.game):
                label = ". ".join(line.words for line in texts(self.lines(path, known, narrow=True)))
        return Choosable(Space(), key, act, group, label, partial(self._paint_row, path))

    def _paint_row(self, path: Path, canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            canvas.glow(area, P.accent, spread=18)
        place(panel(self._content(path, narrow=is_narrow(canvas)), P, pad=(22, 10)), canvas, area).paint(canvas)
        if focused:
            focus_frame(canvas, area, P, diamonds=False, light=False)

    def _content(self, path: Path, *, narrow: bool) -> Box:
        """Portraits and lines of a match, the sentence that says why it cannot be read, or that it is being read."""
        known = self.known.get(path)
        if known is None:
            return Text(say("ui-replays-reading"), 22, P.muted, middle=True)
        if isinstance(known, str):
            return Text(known, 21, RED_LIGHT, middle=True)
        with speaking_of(known.game):
            words = Column(*self.lines(path, known, narrow=narrow))
        medal = 56.0 if narrow else 72.0
        medals = Drawn(partial(_medals, match=known, narrow=narrow), medal, medal * (3.6 if narrow else 4.6))
        return Row(medals, words, gap=12, grow=(1,))

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, and the dialog over it."""
        for one in self.placed:
            one.paint(canvas, self.focus.current)
        if self.dialog is not None:
            canvas.veil(canvas.room, BLACK, 150)
            self.dialog.paint(canvas)


def texts(boxes: Sequence[Box]) -> Iterator[Line]:
    """The lines of text in some boxes, and in the rows among them."""
    for box in boxes:
        if isinstance(box, Line):
            yield box
        elif isinstance(box, Row):
            yield from texts(box.boxes)


def title_line(known: Summary) -> Line:
    """The name of what was played."""
    return Line(name(known.title), 26, P.title, "title")


def _medals(canvas: Canvas, area: Area, *, match: Summary, narrow: bool) -> None:
    """Paint the portraits of those who played."""
    step = area.h * (0.6 if narrow else 0.82 if len(match.characters) > 3 else 1.06)
    for seat, who in enumerate(match.characters):
        game_ui(match.game).portrait(canvas, Area(area.x + seat * step, area.y, area.h, area.h), who)
