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
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import RED_LIGHT
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Goto, Navigation, Quit
from game.ui.widgets.boxes import Box, Placed, Space, Text, place
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Row, Sized, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button
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

    def __init__(self, context: AppContext, fault: Fault) -> None:
        super().__init__(context)
        use(game="common")
        self.fault, self.file, self.placed = fault, fault.file, Placed()
        self.left = UNATTENDED if fault.is_demo or context.kiosk else None

    @property
    def words(self) -> str:
        """The sentence."""
        return say("ui-crash" if self.file is not None else "ui-crash-unsaved", match=self.fault.is_own)

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

    def back(self) -> Navigation | None:
        """Esc opens the menu, where the match can be continued."""
        return Goto("menu")

    def tree(self, share: float) -> Box:
        """The dialog, its letters reduced to a share."""
        p, size, file = self.palette, 26 * share, self.file
        made: list[Box] = [Text(say("ui-crash-title"), TITLE * share, p.title, "title"), Text(self.words, size, p.text)]
        if file is not None:
            made.append(
                ByWidth(lambda c, wide: Text("\n".join(_rows(c, str(file), 22 * share, wide)), 22 * share, p.accent, "book"))
            )
        if self.left is not None:
            made.append(Text(say("ui-crash-soon", seconds=max(0, ceil(self.left / 1000))), 22 * share, p.muted))
        ways: dict[str, Callable[[], Navigation | None]] = {"continue": self.go_on, "main-menu": self.back, "quit": Quit}
        shown = list(ways)[:1] if self.context.kiosk else list(ways)
        buttons = [Button(way, say(f"ui-crash-{way}"), ways[way], p, primary=way == "continue", size=26) for way in shown]
        made += [Space(14), Sized(Row(*buttons, shares=[1] * len(buttons), align="fill"), h=PLATE), Space()]
        return panel(Column(*made, gap=12), p, pad=(MARGIN, 30), line=RED_LIGHT)

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Place the dialog in the middle, and return its buttons. It shrinks only if the whole window is too small."""
        room = canvas.room.inset(16)
        fitting = FirstFit([self.tree(share) for share in (1.0, 0.85, 0.7, 0.6, 0.5)], room.h)
        self.placed = place(Sized(fitting, min(1100.0 * canvas.letter**0.5, room.w)), canvas, room)
        return self.placed.targets

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog."""
        self.placed.paint(canvas, self.focus.current)


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
