"""The page of replays: the list of finished matches, newest first, each of which can be watched or deleted."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from game.match.record import SaveError
from game.match.save_file import read
from game.storage import paths, replays
from game.storage.replay import Replay
from game.storage.replays import Summary
from game.text import error_text, say, use
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.registry import speaking_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation, Push
from game.ui.screens.match_list import is_narrow, learn, paint_row, unstaged
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import Column, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.dialog import Choice, ChoiceDialog, DialogHost
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle, off_bottom, off_top
from game.ui.widgets.pressed import Button, Choosable

WIDEST = 1480.0
READ = 2
"""The number of files read per frame, so that no frame is late."""


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


class ReplaysScene(DialogHost):
    """The list of replays."""

    name = "replays"
    palette = CABINET
    quiet = frozenset({"bins"})

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        use(game="ravenloft")
        self.files = replays.files(paths.replays())
        self.known: dict[Path, Summary | str] = {}
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.message = ""
        self.asked: Path | None = None
        self.placed: list[Placed] = []

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

    def back(self) -> Navigation | None:
        """Return to the menu."""
        return Back()

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

    def update(self, dt: float) -> Navigation | None:
        """Read the files, the visible ones first, a few per frame."""
        self.calm(dt)
        for path in [path for path in self.files if path not in self.known][:READ]:
            self.know(path)
            self.dirty = True
        return None

    def know(self, path: Path) -> Summary | str:
        """The summary of a file, or the error message."""
        if path not in self.known:
            self.known[path] = learn(path)
        return self.known[path]

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The rows with their delete buttons, and a button back; or those of the question."""
        room, p = middle(canvas.room.inset(24, 20), WIDEST, canvas.room.h - 40), self.palette
        head, rest = off_top(room, canvas.high(48, "title") + 4, 12)
        back = Button("back", say("ui-back"), self.back, p, "bar", cap=self.context.input.cap("back"))
        wide, high = back.wide(canvas), max(back.high(canvas, 1e5), 56)
        foot, view = off_bottom(rest, high, 14)
        note = Text(self.message, 22, RED_LIGHT) if self.message else Text(say("ui-replays-hint"), 20, p.muted)
        note = replace(note, middle=True, most=foot.h, selectable=True)
        count = Line(say("ui-replays-count", count=len(self.files)), 22, p.muted, align="right")
        title = Row(Line(say("ui-replays-title"), 48, p.title, "title"), count, grow=(1,))
        self.placed = [
            place(title, canvas, head._replace(h=canvas.high(48, "title"))),
            place(Scrolled(self._list(canvas), self.scroll, p, fades=False), canvas, view, Pointing(self.focus, self.pointer)),
            place(Row(note, Sized(back, wide + 20, high), gap=20, grow=(0,), align="fill"), canvas, foot),
        ]
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return [target for one in self.placed for target in one.targets]

    def _list(self, canvas: Canvas) -> Box:
        """A row for each replay, with its delete button."""
        if not self.files:
            return Framed(Text(say("ui-replays-none"), 26, self.palette.muted), (0, 30))
        high = canvas.high(26, "title") + (3 if is_narrow(canvas) else 2) * canvas.high(20) + 26
        return Column(*(Framed(Sized(self._row(at, path), h=high), (6, 5)) for at, path in enumerate(self.files)))

    def _row(self, at: int, path: Path) -> Box:
        def paint(canvas: Canvas, area: Area, focused: bool) -> None:
            paint_row(canvas, area, self.known.get(path), self.palette, focused=focused)

        row = Choosable(Space(), ("night", at), partial(self.watch, path), "nights", path.name, paint)
        remove = Choosable(Space(), ("bin", at), partial(self.ask, path), "bins", say("ui-replays-remove"), self._paint_bin)
        return Row(row, Sized(remove, 64, 1e5), gap=10, grow=(0,), align="fill")

    def _paint_bin(self, canvas: Canvas, area: Area, focused: bool) -> None:
        panel(canvas, area, self.palette)
        x, y = area.centre
        canvas.picture("ui/remove", Area(x - 18, y - 18, 36, 36), alpha=255 if focused else 150)
        if focused:
            focus_frame(canvas, area, self.palette, diamonds=False, light=False)

    def first_focus(self) -> object:
        """The replay that was asked about, else the newest one, or the button back."""
        return ("night", self.files.index(self.asked) if self.asked in self.files else 0) if self.files else "back"

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, and the question over it."""
        for one in self.placed:
            one.paint(canvas, self.focus.current)
        if self.dialog is not None:
            canvas.veil(canvas.room, BLACK, 150)
            self.dialog.paint(canvas)
