"""The load page: saved matches and autosaves."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.match.record import SaveError
from game.storage import autosave, paths, replays
from game.storage.replays import Summary
from game.text import error_text, say
from game.text.times import time_text
from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.match_list import SMALL, MatchListPage, P, title_line, unstaged
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Line, Space
from game.ui.widgets.containers import Row, Sized
from game.ui.widgets.controls import button_size
from game.ui.widgets.pressed import Button

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
        match = autosave.load(path, paths.autosaves())
    except SaveError as error:
        other = say("save-fallback", file=str(error.fallback)) if error.fallback is not None else ""
        return None, f"{error_text(error)} {other}".strip()
    return (Goto("table", match), "") if match.rules.name in STAGED else (None, unstaged(match.rules.name))


class LoadScene(MatchListPage):
    """A list of files: saved matches first, then autosaves, newest first.

    `expanded` are the newest autosaves of those matches whose earlier turns are shown.
    """

    name, title, empty = "load", "ui-load-title", "ui-load-none"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.rings = gathered(replays.saved_matches())
        self.expanded: set[Path] = set()

    @property
    def files(self) -> list[FileRow]:
        """The visible rows. Matches that are over are left out: their replays are offered elsewhere."""
        made = list[FileRow]()
        for ring in self.rings:
            if isinstance(known := self.known.get(ring.path), Summary) and known.outcome is not None:
                continue
            shown = ring.earlier if ring.path in self.expanded else ()
            made += [ring, *(FileRow(path, within=True) for path in shown)]
        return made

    def paths(self) -> Sequence[Path]:
        """The visible files."""
        return [row.path for row in self.files]

    def toggle_earlier_turns(self, path: Path) -> Navigation | None:
        """Show or hide the earlier turns of a match."""
        self.expanded ^= {path}
        return None

    @staticmethod
    def party(known: Summary) -> str:
        """The players of a match, and whose turn it is."""
        return say("ui-save-heroes" if known.taker else "ui-save-party", hero=known.taker, heroes=list(known.characters))

    def load(self, path: Path) -> Navigation | None:
        """Continue a match."""
        navigation, self.message = open_match(path)
        return navigation

    def rows(self, canvas: Canvas, wide: float) -> Sequence[Box]:
        """A row for each file, with a button for the earlier turns of its match if there are any."""
        return [self._row(canvas, place, row, wide) for place, row in enumerate(self.files)]

    def _row(self, canvas: Canvas, at: int, row: FileRow, wide: float) -> Box:
        shown = self.row(("file", at), "files", row.path, partial(self.load, row.path))
        if not row.earlier:
            return Row(Space(w=INDENT), shown, gap=0, grow=(1,), align="fill") if row.within else shown
        labels = (say("ui-load-fold"), say("ui-load-earlier", count=len(row.earlier)))
        most = max(button_size(canvas, one, size=SMALL, room=wide * 0.3)[0] for one in labels)
        act = partial(self.toggle_earlier_turns, row.path)
        button = Button(("earlier", row.path), labels[row.path not in self.expanded], act, P, "files", size=SMALL)
        return Row(shown, Sized(button, most, 1e5), gap=8, grow=(0,), align="fill")

    def lines(self, path: Path, known: Summary, *, narrow: bool) -> Sequence[Box]:
        """What is played, by whom, since when and how far."""
        auto = path.parent == paths.autosaves()
        about = say("ui-save-about", game=say(f"game-{known.game}"), minutes=known.minutes, auto=auto)
        kind = "ui-save-round" if known.party else "ui-save-line"
        line = say(kind, kind=known.game, when=time_text(known.when), turns=known.turns, about=about, side=known.party)
        return [title_line(known), Line(self.party(known), SMALL, P.text, "book"), Line(line, SMALL, P.muted)]

    def default(self) -> object:
        """The newest match, or the button back."""
        return ("file", 0) if self.rings else "back"
