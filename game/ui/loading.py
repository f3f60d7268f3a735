"""The matches that were saved, by the player or by themselves, and a way back into each."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game import folders, saves
from game.match import Match
from game.record import Record, SaveError, read
from game.text import say, use
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.theme import CABINET, RED_LIGHT
from game.ui.widgets import button, focus_frame, panel

ROWS = 10


def open_match(house: House, path: Path) -> tuple[Scene | None, str]:
    """The table of a saved match, or the sentence that says why not."""
    from game.ui.opening import table

    try:
        match: Match = saves.load(path, folders.autosaves())
    except SaveError as error:
        words = str(error)
        if error.fallback is not None:
            words += " " + say("save-fallback", file=str(error.fallback))
        return None, words
    return table(house, match), ""


class LoadScene(Screen):
    """A list of files: the player's own first, then the autosaves, newest first."""

    name = "load"
    palette = CABINET

    def __init__(self, house: House) -> None:
        super().__init__(house)
        own = sorted(folders.saves().glob("*.json"), key=lambda path: -path.stat().st_mtime) if folders.saves().is_dir() else []
        self.files = [*own, *saves.autosaves(folders.autosaves())]
        self.top = 0
        self.message = ""
        self.kept: dict[Path, str] = {}

    def about(self, path: Path) -> str:
        """What a file holds, in words."""
        if path not in self.kept:
            self.kept[path] = _about(path)
        return self.kept[path]

    def open(self, path: Path) -> Scene | None:
        """Go on with a match."""
        scene, self.message = open_match(self.house, path)
        return scene

    def back(self) -> Scene | None:
        """Back to the cabinet."""
        from game.ui.menu import MenuScene

        use(game="common")
        return MenuScene(self.house)

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """The wheel scrolls; so do the arrows at the ends of the list."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        if event.type == pygame.KEYDOWN and isinstance(self.ring.current, tuple):
            row = self.ring.current[1]
            if event.key == pygame.K_DOWN and row + 1 < len(self.files):
                self.ring.current = ("file", row + 1)
                self.top = max(self.top, row + 2 - ROWS)
                self.dirty = True
                return None
            if event.key == pygame.K_UP and row > 0:
                self.ring.current = ("file", row - 1)
                self.top = min(self.top, row - 1)
                self.dirty = True
                return None
        return super().handle(event)

    def _scroll(self, step: int) -> None:
        self.top = min(max(0, self.top + step), max(0, len(self.files) - ROWS))
        self.dirty = True

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """The rows in view, and a way back."""
        made = []
        for row in range(self.top, min(self.top + ROWS, len(self.files))):
            path = self.files[row]
            area = Area(300, 150 + (row - self.top) * 76, 1320, 68)
            made.append(Item(("file", row), area, partial(self.open, path), "files", path.name))
        return [*made, Item("back", Area(1360, 950, 260, 72), self.back, "bar", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """The list."""
        canvas.text(say("ui-load-title"), (300, 60), 48, self.palette.title, face="title")
        if not self.files:
            canvas.text(say("ui-load-none"), (300, 170), 26, self.palette.muted)
        for item in self.ring.items:
            if isinstance(item.key, tuple):
                path = self.files[item.key[1]]
                panel(canvas, item.area, self.palette)
                middle = item.area.y + (item.area.h - canvas.high(24)) / 2
                canvas.text(self.about(path), (item.area.x + 24, middle), 24, self.palette.text, room=item.area.w - 360)
                canvas.text(
                    path.name, (item.area.x + item.area.w - 24, middle + 2), 20, self.palette.muted, align="right", room=320
                )
                if self.focused(item.key):
                    focus_frame(canvas, item.area, self.palette)
            else:
                button(
                    canvas, item.area, item.label, self.palette, key=self.house.hand.cap("back"), focused=self.focused(item.key)
                )
        if self.message:
            canvas.paragraph(self.message, Area(300, 940, 1030, 110), 22, RED_LIGHT)


def _about(path: Path) -> str:
    try:
        record: Record = read(path)
    except SaveError as error:
        return str(error)
    auto = path.parent == folders.autosaves()
    return say("ui-save-about", game=f"game-{record.game}", answers=len(record.actions), seed=str(record.seed), auto=auto)
