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
from game.text import error_text, say, use
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, RED_LIGHT, mix
from game.ui.input.actions import input_action
from game.ui.registry import speaking_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation, Push
from game.ui.screens.match_summary import is_narrow, learn, paint_row, unstaged
from game.ui.start import STAGED, WATCHED
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle, off_bottom, off_right, off_top
from game.ui.widgets.screen import Screen

WIDEST = 1480.0
READ = 2
"""The number of files read per frame, so that no frame is late."""


def open_reel(path: Path) -> tuple[Replay | None, str]:
    """Open the replay of a file; otherwise return the error message."""
    try:
        saved = read(path)
        if saved.game not in STAGED:
            return None, unstaged(saved.game)
        if saved.game not in WATCHED:
            return None, say("ui-not-watched", game=say(f"game-{saved.game}"))
        reel = Replay(saved, path)
    except SaveError as error:
        return None, error_text(error)
    return (reel, "") if reel.last else (None, say("ui-replays-empty"))


class ReplaysScene(Screen):
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
        self.doomed: Path | None = None

    # ------------------------------------------------------------------ actions

    def watch(self, path: Path) -> Navigation | None:
        """Watch a replay."""
        reel, self.message = open_reel(path)
        return None if reel is None else Push("replay", reel)

    def ask(self, path: Path) -> Navigation | None:
        """Ask for confirmation before deleting a replay."""
        self.doomed, self.focus.current = path, "keep"
        return None

    def spare(self) -> Navigation | None:
        """Cancel deleting."""
        doomed, self.doomed = self.doomed, None
        self.focus.current = ("night", self.files.index(doomed)) if doomed in self.files else None
        return None

    def remove(self) -> Navigation | None:
        """Delete the replay."""
        doomed, self.doomed = self.doomed, None
        if doomed is None:
            return None
        if not replays.remove(doomed):
            self.message = say("ui-replays-stays", file=str(doomed))
            return None
        place = self.files.index(doomed)
        self.files.remove(doomed)
        self.focus.current = ("night", min(place, len(self.files) - 1)) if self.files else "back"
        self.message = ""
        return None

    def back(self) -> Navigation | None:
        """Close the question; without one return to the menu."""
        if self.doomed is not None:
            return self.spare()
        return Back()

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Delete asks to delete the replay in focus."""
        current = self.focus.current
        if event.key == pygame.K_DELETE and self.doomed is None and isinstance(current, tuple):
            return self.ask(self.files[current[1]])
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Left and right move between a replay and its delete button."""
        current, what = self.focus.current, input_action(event)
        if isinstance(current, tuple) and self.doomed is None and what in ("left", "right"):
            self.focus.current = ("night" if what == "left" else "bin", current[1])
            return None
        return super().typed(event)

    def update(self, dt: float) -> Navigation | None:
        """Read the files, the visible ones first, a few per frame."""
        for path in [path for path in self.files if path not in self.known][:READ]:
            self.know(path)
            self.dirty = True
        return None

    def know(self, path: Path) -> Summary | str:
        """The summary of a file, or the error message."""
        if path not in self.known:
            self.known[path] = learn(path)
        return self.known[path]

    # ------------------------------------------------------------------ targets

    def row_high(self, canvas: Canvas) -> float:
        """The height of a row."""
        return canvas.high(26, "title") + (3 if is_narrow(canvas) else 2) * canvas.high(20) + 26

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The rows with their delete buttons and a button back; or the two answers to the question."""
        room = middle(canvas.room.inset(24, 20), WIDEST, canvas.room.h - 40)
        self.head, rest = off_top(room, canvas.high(48, "title") + 4, 12)
        wide, high = button_size(canvas, say("ui-back"), key=self.context.input.cap("back"))
        self.foot, view = off_bottom(rest, max(high, 56), 14)
        corner, self.note = off_right(self.foot, wide + 20, 20)
        each = self.row_high(canvas)
        column = self.scroll.fit(view, len(self.files) * (each + 10))
        made = []
        for place, path in enumerate(self.files):
            row = Area(column.x + 6, column.y + place * (each + 10) + 5, column.w - 12, each)
            bin_, night = off_right(row, 64, 10)
            made.append(Target(("night", place), night, partial(self.watch, path), "nights", path.name))
            made.append(Target(("bin", place), bin_, partial(self.ask, path), "bins", say("ui-replays-remove")))
        items = self.scroll.items(made, self.focus, self.pointer)
        items.append(Target("back", corner, self.back, "bar", say("ui-back")))
        return items if self.doomed is None else self.question(canvas)

    def question(self, canvas: Canvas) -> list[Target]:
        """The two answers."""
        sheet = self.sheet(canvas)
        no, yes = say("ui-replays-keep"), say("ui-replays-remove-it")
        wide = max(button_size(canvas, no)[0], button_size(canvas, yes)[0]) + 24
        high = button_size(canvas, no)[1]
        y = sheet.y + sheet.h - high - 28
        x = sheet.centre[0]
        return [
            Target("keep", Area(x - wide - 10, y, wide, high), self.spare, "answers", no),
            Target("remove", Area(x + 10, y, wide, high), self.remove, "answers", yes),
        ]

    def sheet(self, canvas: Canvas) -> Area:
        """The area of the question."""
        wide = min(820.0, canvas.room.w - 60)
        high = canvas.high(32, "title") + canvas.tall(self.doomed_words(), 24, wide - 72) + button_size(canvas, "M")[1] + 110
        return middle(canvas.room, wide, high)

    def doomed_words(self) -> str:
        """The replay that the question is about, in words."""
        known = self.know(self.doomed) if self.doomed is not None else ""
        if isinstance(known, str):
            return say("ui-replays-question-file", file=self.doomed.name if self.doomed else "")
        with speaking_of(known.game):
            return say("ui-replays-question", adventure=known.title, when=time_text(known.when))

    def default(self) -> object:
        """The newest replay, or the button back."""
        return ("night", 0) if self.files else "back"

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, and the question over it."""
        palette = self.palette
        canvas.text(say("ui-replays-title"), (self.head.x, self.head.y), 48, palette.title, face="title")
        words = say("ui-replays-count", count=len(self.files))
        canvas.text(words, (self.head.x + self.head.w, self.head.y + 18), 22, palette.muted, align="right")
        if not self.files:
            canvas.paragraph(say("ui-replays-none"), self.scroll.view.inset(0, 30), 26, palette.muted)
        with canvas.clip(self.scroll.view):
            if self.doomed is None:
                for item in self.focus.targets:
                    self._item(canvas, item)
            else:
                self._rows_behind(canvas)
        if self.doomed is None:
            self.scroll.bar(canvas, palette)
            for item in self.focus.targets:
                if item.key == "back":
                    cap = self.context.input.cap("back")
                    button(canvas, item.area, item.label, palette, key=cap, focused=self.focused("back"))
            if self.message:
                canvas.paragraph(self.message, self.note, 22, RED_LIGHT, middle=True)
            else:
                words = say("ui-replays-hint")
                canvas.paragraph(words, self.note, canvas.block(words, self.note, 20), palette.muted, middle=True)
        else:
            self._question(canvas)

    def _rows_behind(self, canvas: Canvas) -> None:
        each = self.row_high(canvas)
        column = self.scroll.fit(self.scroll.view, len(self.files) * (each + 10))
        for place, path in enumerate(self.files):
            row = self.scroll.at(Area(column.x + 6, column.y + place * (each + 10) + 5, column.w - 86, each))
            if self.scroll.shows(self.scroll.at(row)):
                paint_row(canvas, row, self.known.get(path), self.palette, focused=False)

    def _item(self, canvas: Canvas, item: Target) -> None:
        view = self.scroll.view
        if not isinstance(item.key, tuple) or item.area.y > view.y + view.h or item.area.y + item.area.h < view.y:
            return
        focused = self.focused(item.key)
        path = self.files[item.key[1]]
        if item.key[0] == "night":
            paint_row(canvas, item.area, self.known.get(path), self.palette, focused=focused)
            return
        panel(canvas, item.area, self.palette)
        canvas.picture(
            "ui/remove", Area(item.area.centre[0] - 18, item.area.centre[1] - 18, 36, 36), alpha=255 if focused else 150
        )
        if focused:
            focus_frame(canvas, item.area, self.palette, diamonds=False, light=False)

    def _question(self, canvas: Canvas) -> None:
        palette, sheet = self.palette, self.sheet(canvas)
        canvas.veil(canvas.room, BLACK, 150)
        canvas.box(sheet, (mix(palette.panel, palette.line, 0.12), palette.panel_low), palette.accent, width=2, radius=12)
        canvas.text(
            say("ui-replays-sure"),
            (sheet.centre[0], sheet.y + 26),
            32,
            palette.title,
            face="title",
            align="centre",
            room=sheet.w - 60,
        )
        y = sheet.y + 40 + canvas.high(32, "title")
        canvas.paragraph(self.doomed_words(), Area(sheet.x + 36, y, sheet.w - 72, sheet.h), 24, palette.text, align="centre")
        for item in self.focus.targets:
            button(canvas, item.area, item.label, palette, focused=self.focused(item.key), primary=item.key == "keep")
