"""The page of replays: the list of finished matches, newest first, each of which can be watched or deleted."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.match.record import SaveError
from game.match.save_file import read
from game.storage import paths, replays
from game.storage.replay import Replay
from game.storage.replays import Summary
from game.text import error_text, has, say
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.registry import game_ui, speaking_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation, Push
from game.ui.screens.match_list import SMALL, MatchListPage, P, title_line, unstaged
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Line, Picture, Space
from game.ui.widgets.containers import Row, Sized
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.dialog import Choice, ChoiceDialog
from game.ui.widgets.pressed import Choosable


def open_reel(path: Path) -> tuple[Replay | None, str]:
    """Open the replay of a file; otherwise return the error message."""
    try:
        saved = read(path)
        if saved.game not in STAGED:
            return None, unstaged(saved.game)
        reel = Replay(saved, path)
    except SaveError as error:
        return None, error_text(error)
    return (reel, "") if reel.last else (None, say("ui-replays-empty"))


class ReplaysScene(MatchListPage):
    """The list of replays."""

    name, title, empty, hint = "replays", "ui-replays-title", "ui-replays-none", "ui-replays-hint"
    quiet = frozenset({"bins"})

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.files = replays.files(paths.replays())
        self.asked: Path | None = None

    def paths(self) -> Sequence[Path]:
        """All replays."""
        return self.files

    def count(self) -> str:
        """How many there are."""
        return say("ui-replays-count", count=len(self.files))

    # ------------------------------------------------------------------ actions

    def watch(self, path: Path) -> Navigation | None:
        """Watch a replay."""
        reel, self.message = open_reel(path)
        return None if reel is None else Push("replay", reel)

    def ask(self, path: Path) -> Navigation | None:
        """Ask for confirmation before deleting a replay."""
        self.asked = path
        choices = (
            Choice("keep", say("ui-replays-keep")), Choice("remove", say("ui-replays-remove-it"), act=partial(self.remove, path)),
        )  # fmt: skip
        return self.open(ChoiceDialog(self, say("ui-replays-sure"), self.question(path), choices, "keep"))

    def question(self, path: Path) -> str:
        """The replay that may be deleted, in words."""
        known = self.know(path)
        if isinstance(known, str):
            return say("ui-replays-question-file", file=path.name)
        with speaking_of(known.game):
            return say("ui-replays-question", adventure=known.title, when=time_text(known.when))

    def remove(self, path: Path) -> Navigation | None:
        """Delete a replay."""
        if not replays.remove(path):
            self.message = say("ui-replays-stays", file=str(path))
            return None
        place = self.files.index(path)
        self.files.remove(path)
        self.asked = self.files[min(place, len(self.files) - 1)] if self.files else None
        self.message = ""
        return None

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Delete asks to delete the replay in focus."""
        current = self.focus.current
        if event.key == pygame.K_DELETE and self.dialog is None and isinstance(current, tuple):
            return self.ask(self.files[current[1]])
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Left and right move between a replay and its delete button."""
        current, what = self.focus.current, input_action(event)
        if isinstance(current, tuple) and self.dialog is None and what in ("left", "right"):
            self.focus.current = ("night" if what == "left" else "bin", current[1])
            return None
        return super().typed(event)

    # ------------------------------------------------------------------ the page

    def rows(self, canvas: Canvas, wide: float) -> Sequence[Box]:
        """A row for each replay, with its delete button."""
        return [self._row(at, path) for at, path in enumerate(self.files)]

    def _row(self, at: int, path: Path) -> Box:
        row = self.row(("night", at), "nights", path, partial(self.watch, path))
        remove = Choosable(Space(), ("bin", at), partial(self.ask, path), "bins", say("ui-replays-remove"), self._paint_bin)
        return Row(row, Sized(remove, 64, 1e5), gap=10, grow=(0,), align="fill")

    def _paint_bin(self, canvas: Canvas, area: Area, focused: bool) -> None:
        panel(canvas, area, P)
        x, y = area.centre
        canvas.picture("ui/remove", Area.around((x, y), 36, 36), alpha=255 if focused else 150)
        if focused:
            focus_frame(canvas, area, P, diamonds=False, light=False)

    def lines(self, path: Path, known: Summary, *, narrow: bool) -> Sequence[Box]:
        """What was played, who won and why, when and for how long."""
        outcome = known.outcome
        verdict = (
            say(game_ui(known.game).verdicts[known.side], heroes=list(known.winners)) if known.side else say("ui-replays-open")
        )
        colour = P.muted if outcome is None else GREEN if known.won else RED_LIGHT
        sign = "ui/reel" if outcome is None else "ui/dawn" if known.won else "ui/dusk"
        reason = Line(reason_text(outcome.reason if outcome is not None else ""), SMALL, P.text, "book")
        about = say(
            "ui-replays-about", kind=known.game, when=time_text(known.when), turns=known.turns, minutes=known.minutes,
            persons=known.persons, seed=str(known.seed),
        )  # fmt: skip
        low = (reason, Line(about, SMALL, P.muted))
        if narrow:
            return [title_line(known), Row(Picture(sign, 24, 24), Line(verdict, 21, colour, "bold"), gap=8, grow=(1,)), *low]
        return [Row(title_line(known), Picture(sign, 30, 30), Line(verdict, 24, colour, "bold"), gap=10, grow=(0,)), *low]

    def first_focus(self) -> object:
        """The replay that was asked about, else the newest one, or the button back."""
        return ("night", self.files.index(self.asked) if self.asked in self.files else 0) if self.files else "back"


def reason_text(reason: str) -> str:
    """Why a match has ended, in one line."""
    brief = f"brief-{reason}"
    return say(brief if has(brief) else reason) if reason else ""
