"""The load page: saved matches and autosaves."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.match import Match
from game.match.record import SaveError
from game.storage import autosave, paths, replays
from game.storage.replays import Summary
from game.text import error_text, name, say, use
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, RED_LIGHT
from game.ui.registry import game_ui, speaking_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.match_list import learn, unstaged
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import Column, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle, off_bottom, off_top
from game.ui.widgets.pressed import Button, Choosable
from game.ui.widgets.screen import Screen

WIDEST = 1480.0
READ = 2
"""The number of files read per frame, so that no frame is late."""
INDENT = 44.0
"""The indent of the earlier turns of a match."""


class FileRow(NamedTuple):
    """A file in the list. `earlier` are older autosaves of the same match; a row of one of these has the newest as `within`."""

    path: Path
    earlier: tuple[Path, ...] = ()
    within: bool = False


def gathered(files: Sequence[Path]) -> list[FileRow]:
    """A row for each saved match, and one for the newest autosave of each match, with all earlier ones."""
    rings: dict[str, list[Path]] = {}
    for path in files:
        own = path.parent != paths.autosaves()
        rings.setdefault(str(path) if own else autosave.short_id_in(path), []).append(path)
    return [FileRow(ring[0], tuple(ring[1:])) for ring in rings.values()]


def open_match(path: Path) -> tuple[Navigation | None, str]:
    """Open the table of a saved match; otherwise return the error message."""
    try:
        match: Match = autosave.load(path, paths.autosaves())
    except SaveError as error:
        words = error_text(error)
        if error.fallback is not None:
            words += " " + say("save-fallback", file=str(error.fallback))
        return None, words
    if match.rules.name not in STAGED:
        return None, unstaged(match.rules.name)
    return Goto("table", match), ""


class LoadScene(Screen):
    """A list of files: saved matches first, then autosaves, newest first.

    `expanded` are the newest autosaves of those matches whose earlier turns are shown.
    """

    name = "load"
    palette = CABINET

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        use(game="ravenloft")
        self.rings = gathered(replays.saved_matches())
        self.expanded: set[Path] = set()
        self.kept: dict[Path, Summary | str] = {}
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.message = ""
        self.placed: list[Placed] = []

    @property
    def rows(self) -> list[FileRow]:
        """The visible rows."""
        made = list[FileRow]()
        for ring in self.rings:
            shown = ring.earlier if ring.path in self.expanded else ()
            made += [ring, *(FileRow(path, within=True) for path in shown)]
        return made

    def toggle_earlier_turns(self, path: Path) -> Navigation | None:
        """Show or hide the earlier turns of a match."""
        self.expanded ^= {path}
        return None

    def update(self, dt: float) -> Navigation | None:
        """Read the files, the visible ones first, a few per frame."""
        for row in [row for row in self.rows if row.path not in self.kept][:READ]:
            self.know(row.path)
            self.dirty = True
        return None

    def know(self, path: Path) -> Summary | str:
        """The summary of a file, or the error message."""
        if path not in self.kept:
            self.kept[path] = learn(path)
        return self.kept[path]

    def about(self, path: Path) -> str:
        """The summary of a file in one line."""
        known = self.know(path)
        if isinstance(known, str):
            return known
        with speaking_of(known.game):
            return f"{name(known.title)}. {self.party(known)}"

    @staticmethod
    def party(known: Summary) -> str:
        """The players of a match, and whose turn it is."""
        return say("ui-save-heroes" if known.taker else "ui-save-party", hero=known.taker, heroes=list(known.characters))

    def open(self, path: Path) -> Navigation | None:
        """Continue a match."""
        navigation, self.message = open_match(path)
        return navigation

    def back(self) -> Navigation | None:
        """Back to the menu."""
        return Back()

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The rows, and a button back."""
        room = middle(canvas.room.inset(24, 20), WIDEST, canvas.room.h - 40)
        head, rest = off_top(room, canvas.high(48, "title") + 4, 12)
        wide, high = button_size(canvas, say("ui-back"), key=self.context.input.cap("back"))
        lines = canvas.tall(self.message, 22, max(200.0, room.w - wide - 40)) if self.message else 0.0
        foot, view = off_bottom(rest, max(high, 56, min(lines, room.h * 0.3)), 14)
        back = Button("back", say("ui-back"), self.back, self.palette, "bar", cap=self.context.input.cap("back"))
        note = Text(self.message, 22, RED_LIGHT, middle=True, most=foot.h, least=10)
        bar = Row(note, Sized(back, wide + 20, max(high, 56)), gap=20, grow=(0,), align="fill")
        files = Scrolled(self._list(canvas, view.w), self.scroll, self.palette, fades=False)
        self.placed = [
            place(Line(say("ui-load-title"), 48, self.palette.title, "title"), canvas, head._replace(h=canvas.high(48, "title"))),
            place(files, canvas, view, Pointing(self.focus, self.pointer)),
            place(bar, canvas, foot),
        ]
        return [target for one in self.placed for target in one.targets]

    def _list(self, canvas: Canvas, wide: float) -> Box:
        """A row for each file."""
        if not self.rings:
            return Framed(Text(say("ui-load-none"), 26, self.palette.muted), (0, 30))
        high = canvas.high(26, "title") + 2 * canvas.high(20) + 26
        rows = [self._row(canvas, place, row, wide) for place, row in enumerate(self.rows)]
        return Column(*(Framed(Sized(row, h=high), (6, 5)) for row in rows))

    def _row(self, canvas: Canvas, at: int, row: FileRow, wide: float) -> Box:
        """A file, with a button for the earlier turns of its match if there are any."""
        shown = Choosable(
            Space(), ("file", at), partial(self.open, row.path), "files", row.path.name, partial(self._file, row.path)
        )
        if not row.earlier:
            return Row(Space(w=INDENT), shown, gap=0, grow=(1,), align="fill") if row.within else shown
        labels = (say("ui-load-fold"), say("ui-load-earlier", count=len(row.earlier)))
        most = max(button_size(canvas, one, size=20, room=wide * 0.3)[0] for one in labels)
        act = partial(self.toggle_earlier_turns, row.path)
        button = Button(("earlier", row.path), labels[row.path not in self.expanded], act, self.palette, "files", size=20)
        return Row(shown, Sized(button, most, 1e5), gap=8, grow=(0,), align="fill")

    def default(self) -> object:
        """The newest match, or the button back."""
        return ("file", 0) if self.rings else "back"

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, the message and the button."""
        for one in self.placed:
            one.paint(canvas, self.focus.current)

    def _file(self, path: Path, canvas: Canvas, area: Area, focused: bool) -> None:
        known = self.kept.get(path)
        if focused:
            canvas.glow(area, self.palette.accent, spread=18)
        panel(canvas, area, self.palette)
        inner = area.inset(22, 10)
        if known is None:
            canvas.within(say("ui-replays-reading"), inner, 22, self.palette.muted, align="left")
        elif isinstance(known, str):
            canvas.paragraph(known, inner, 21, RED_LIGHT, middle=True)
        else:
            with speaking_of(known.game):
                self._match(canvas, inner, path, known)
        if focused:
            focus_frame(canvas, area, self.palette, diamonds=False, light=False)

    def _match(self, canvas: Canvas, area: Area, path: Path, told: Summary) -> None:
        medal = min(area.h - 8, 72.0, area.w * 0.08)
        for at, hero in enumerate(told.characters):
            spot = Area(area.x + at * medal * 0.8, area.centre[1] - medal / 2, medal, medal)
            game_ui(told.game).portrait(canvas, spot, hero)
        x = area.x + medal * 4.4 + 12
        room, y = area.x + area.w - x, area.y + (area.h - canvas.high(26, "title") - 2 * canvas.high(20)) / 2
        canvas.text(name(told.title), (x, y), 26, self.palette.title, face="title", room=room)
        y += canvas.high(26, "title")
        words = self.party(told)
        canvas.text(words, (x, y), 20, self.palette.text, face="book", room=room)
        auto = path.parent == paths.autosaves()
        about = say("ui-save-about", game=say(f"game-{told.game}"), answers=told.answers, seed=str(told.seed), auto=auto)
        kind = "ui-save-round" if told.party else "ui-save-line"
        line = say(kind, kind=told.game, when=time_text(told.when), turns=told.turns, about=about, side=told.party)
        canvas.text(line, (x, y + canvas.high(20)), 20, self.palette.muted, room=room)
