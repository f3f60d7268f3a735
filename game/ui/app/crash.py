"""Recovery from an unexpected error in the window: saves the match and a crash report, and offers to continue."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.match import Match
from game.match.record import SaveError
from game.storage import autosave, paths
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, RED_LIGHT
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Goto, Navigation, Quit
from game.ui.widgets.controls import button, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, middle
from game.ui.widgets.screen import Screen

UNATTENDED = 15_000.0
"""The milliseconds after which a demo continues by itself."""
MARGIN, TITLE, PLATE = 40.0, 44.0, 76.0


class Fault(NamedTuple):
    """An unexpected error: the `file` of its report (None if that could not be written), and the match of the scene that failed.

    `is_own` says whether the match is the player's and not a demo's, `following` where that scene would have led.
    """

    file: Path | None
    match: Match | None = None
    is_own: bool = True
    following: Navigation | None = None
    is_demo: bool = False


def rescue(context: AppContext, scene: Scene, surface: pygame.Surface, error: Exception) -> Goto:
    """Save the match of `scene`, write the report and the last picture to files, and open the crash screen."""
    match = _match(scene)
    context.agent_worker.cancel()
    surface.set_clip(None)
    attract = bool(getattr(scene, "attract", False))
    mine = match is not None and getattr(scene, "slot", None) is None  # a demo saves only the report
    following = getattr(scene, "following", None)
    fault = Fault(None, match, mine, None if following is None else following(), attract)
    if match is not None and mine:
        with suppress(Exception):  # the autosave after the last answer is already on disk
            context.autosave(match)
    try:
        file = autosave.write_fault(paths.crashes(), error, scene=str(getattr(scene, "name", "")), match=match)
    except SaveError:
        return Goto("crash", fault)
    with suppress(pygame.error, OSError):
        pygame.image.save(surface, file.with_suffix(".png"))
    return Goto("crash", fault._replace(file=file))


def _match(scene: Scene) -> Match | None:
    play: Any = getattr(scene, "client", None)
    match = getattr(play, "match", None)
    return match if isinstance(match, Match) and not getattr(play, "watching", False) else None


class CrashScene(Screen):
    """One sentence, the path of the report, and three buttons. After an error in a demo or a kiosk it continues by itself."""

    name = "crash"
    palette = CABINET

    def __init__(self, context: AppContext, fault: Fault) -> None:
        super().__init__(context)
        use(game="common")
        self.fault, self.file, self.match = fault, fault.file, fault.is_own
        self.share = 1.0
        self.left = UNATTENDED if fault.is_demo or context.kiosk else None

    @property
    def words(self) -> str:
        """The sentence."""
        return say("ui-crash", match=self.match) if self.file is not None else say("ui-crash-unsaved", match=self.match)

    def update(self, dt: float) -> Navigation | None:
        """Continue by itself after a while, if unattended."""
        if self.left is None:
            return None
        before = ceil(self.left / 1000)
        self.left -= dt
        self.dirty = self.dirty or ceil(self.left / 1000) != before
        return self.go_on() if self.left <= 0 else None

    def go_on(self) -> Navigation:
        """Continue: the next match of a demo, the same match at a new table, else the menu."""
        if self.fault.following is not None:
            return self.fault.following
        try:
            return Goto("menu") if self.fault.match is None else Goto("table", Match.from_record(self.fault.match.to_record()))
        except SaveError:
            return Goto("menu")

    def cabinet(self) -> Navigation | None:
        """Open the menu, where the match can be continued."""
        return Goto("menu")

    def leave(self) -> Navigation | None:
        """Quit the program."""
        return Quit()

    def back(self) -> Navigation | None:
        """Esc opens the menu."""
        return self.cabinet()

    def area(self, canvas: Canvas) -> Area:
        """The area of the dialog, centred, as high as its text needs."""
        wide = min(1100.0 * canvas.letter**0.5, canvas.room.w - 32)
        room, high = canvas.room.inset(16), 0.0
        for self.share in (1.0, 0.85, 0.7, 0.6, 0.5):  # shrink only if the whole window is too small
            high = self._high(canvas, wide - 2 * MARGIN)
            if high <= room.h:
                break
        return middle(room, wide, high)

    def _high(self, canvas: Canvas, inner: float) -> float:
        """The height of the dialog at this width."""
        share = self.share
        words = canvas.tall(say("ui-crash-title"), TITLE * share, inner, "title") + canvas.tall(self.words, 26 * share, inner)
        rows = len(_rows(canvas, str(self.file), 22 * share, inner)) if self.file is not None else 0
        soon = canvas.tall(self.soon, 22 * share, inner) + 12 if self.left is not None else 0.0
        return words + rows * canvas.high(22 * share) + soon + PLATE + 150

    @property
    def soon(self) -> str:
        """The sentence that says when it continues by itself."""
        return say("ui-crash-soon", seconds=max(0, ceil((self.left or 0.0) / 1000)))

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons."""
        ways: list[tuple[str, Callable[[], Navigation | None]]] = [("go-on", self.go_on)]
        if not self.context.kiosk:
            ways += [("cabinet", self.cabinet), ("quit", self.leave)]
        area = self.area(canvas)
        row = Area(area.x + MARGIN, area.y + area.h - PLATE - 36, area.w - 2 * MARGIN, PLATE)
        return [
            Target(what, place, act, "plates", say(f"ui-crash-{what}"))
            for (what, act), place in zip(ways, columns(row, len(ways)), strict=True)
        ]

    def paint(self, canvas: Canvas) -> None:
        """Paint the sentence, the path and the buttons."""
        area, share = self.area(canvas), self.share
        panel(canvas, area, self.palette, line=RED_LIGHT)
        inner = area.inset(MARGIN, 30)
        y = inner.y + canvas.paragraph(say("ui-crash-title"), inner, TITLE * share, self.palette.title, face="title") + 14
        y += canvas.paragraph(self.words, Area(inner.x, y, inner.w, area.h), 26 * share, self.palette.text) + 12
        for row in _rows(canvas, str(self.file), 22 * share, inner.w) if self.file is not None else ():
            canvas.text(row, (inner.x, y), 22 * share, self.palette.accent, face="book")
            y += canvas.high(22 * share)
        if self.left is not None:
            canvas.paragraph(self.soon, Area(inner.x, y + 12, inner.w, area.h), 22 * share, self.palette.muted)
        for item in self.focus.targets:
            button(
                canvas, item.area, item.label, self.palette, focused=self.focused(item.key), primary=item.key == "go-on", size=26
            )


def _rows(canvas: Canvas, path: str, size: float, room: float) -> list[str]:
    """A path wrapped to the width `room`, after folders if possible."""
    rows = []
    while path:
        end = len(path)
        while end > 1 and canvas.wide(path[:end], size, "book") > room:
            end -= 1
        folder = max(path.rfind(sign, 0, end) for sign in "/\\") + 1
        cut = folder if end < len(path) and folder > end // 2 else end
        rows.append(path[:cut])
        path = path[cut:]
    return rows
