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
from game.ui.screens.match_summary import learn, unstaged
from game.ui.start import STAGED
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle, off_bottom, off_left, off_right, off_top
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

    # ------------------------------------------------------------------ targets

    def row_high(self, canvas: Canvas) -> float:
        """The height of a row."""
        return canvas.high(26, "title") + 2 * canvas.high(20) + 26

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The rows, and a button back."""
        room = middle(canvas.room.inset(24, 20), WIDEST, canvas.room.h - 40)
        self.head, rest = off_top(room, canvas.high(48, "title") + 4, 12)
        wide, high = button_size(canvas, say("ui-back"), key=self.context.input.cap("back"))
        lines = canvas.tall(self.message, 22, max(200.0, room.w - wide - 40)) if self.message else 0.0
        self.foot, view = off_bottom(rest, max(high, 56, min(lines, room.h * 0.3)), 14)
        corner, self.note = off_right(self.foot, wide + 20, 20)
        each = self.row_high(canvas)
        rows = self.rows
        column = self.scroll.fit(view, len(rows) * (each + 10))
        made = list[Target]()
        for place, row in enumerate(rows):
            area = self._place(column, place, each)
            if row.earlier:
                plate, area = off_right(area, self.earlier_size(canvas, row, area)[0], 8)
                made.append(
                    Target(("earlier", row.path), plate, partial(self.toggle_earlier_turns, row.path), "files", self.earlier(row))
                )
            area = off_left(area, INDENT, 0)[1] if row.within else area
            made.append(Target(("file", place), area, partial(self.open, row.path), "files", row.path.name))
        items = self.scroll.items(made, self.focus, self.pointer)
        plate = Area(corner.x, corner.y + (corner.h - max(high, 56)) / 2, corner.w, max(high, 56))
        return [*items, Target("back", plate, self.back, "bar", say("ui-back"))]

    def earlier(self, row: FileRow) -> str:
        """The label of the button beside a row."""
        return say("ui-load-fold" if row.path in self.expanded else "ui-load-earlier", count=len(row.earlier))

    def earlier_size(self, canvas: Canvas, row: FileRow, area: Area) -> tuple[float, float]:
        """The size of that button for the longer of its labels."""
        words = (say("ui-load-fold"), say("ui-load-earlier", count=len(row.earlier)))
        sizes = [button_size(canvas, one, size=20, room=area.w * 0.3) for one in words]
        return max(wide for wide, _ in sizes), max(high for _, high in sizes)

    @staticmethod
    def _place(column: Area, place: int, each: float) -> Area:
        return Area(column.x + 6, column.y + place * (each + 10) + 5, column.w - 12, each)

    def default(self) -> object:
        """The newest match, or the button back."""
        return ("file", 0) if self.rings else "back"

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, the message and the button."""
        canvas.text(say("ui-load-title"), (self.head.x, self.head.y), 48, self.palette.title, face="title", room=self.head.w)
        if not self.rings:
            canvas.paragraph(say("ui-load-none"), self.scroll.view.inset(0, 30), 26, self.palette.muted)
        rows = self.rows
        with canvas.clip(self.scroll.view):
            for item in self.focus.targets:
                if not isinstance(item.key, tuple) or not self.scroll.shows(item.area.moved(0, self.scroll.top)):
                    continue
                if item.key[0] == "earlier":
                    button(canvas, item.area, item.label, self.palette, focused=self.focused(item.key), size=20)
                else:
                    self._row(canvas, item.area, rows[item.key[1]].path, focused=self.focused(item.key))
        self.scroll.bar(canvas, self.palette)
        for item in self.focus.targets:
            if item.key == "back":
                cap = self.context.input.cap("back")
                button(canvas, item.area, item.label, self.palette, key=cap, focused=self.focused("back"))
        if self.message:
            size = canvas.block(self.message, self.note, 22, least=10)
            canvas.paragraph(self.message, self.note, size, RED_LIGHT, middle=True)

    def _row(self, canvas: Canvas, area: Area, path: Path, *, focused: bool) -> None:
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
        for place, hero in enumerate(told.characters):
            spot = Area(area.x + place * medal * 0.8, area.centre[1] - medal / 2, medal, medal)
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
