"""The base of all table scenes: the animation queue, notices that pause it, and protection against unintended presses."""

from typing import NamedTuple

import pygame

from game.rules.engine.script import Choice
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import PACE
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.demo_client import SILENT_KEYS
from game.ui.widgets.dialog_host import DialogHost
from game.ui.widgets.screen import LEFT

WATCHING = frozenset({"fast", "menu", "back", "log", "rulebook", "page-up", "page-down"})
"""The actions that are allowed during an animation; any other key skips it."""
ANSWERING = frozenset({"take", "usual"})
BEGIN, WORD = 1500.0, 280.0
"""The milliseconds to notice a notice, and to read each of its words."""
ALOUD = 3.0
"""The factor by which a notice may stay longer while it is being read aloud."""
HOLD = 500.0
"""The milliseconds for which the key is held to skip all remaining notices."""
SOON = 250.0
"""The milliseconds in which presses are ignored, because they were meant for the previous picture."""
FAST = 4.0
"""The factor of speed while fast-forward is held."""


class ContinueTarget(NamedTuple):
    """The data of the button beside a notice, which closes it."""

    news: str


class BaseTableScene(DialogHost):
    """A Screen with an AnimationQueue and with dialogs.

    `notice_ms` is for how many milliseconds the current notice has been shown, and `hurried` for how many of them the skip key was
    held. For `guard` more milliseconds presses are ignored, because they were meant to skip what has just ended.
    """

    watching = WATCHING
    guard = notice_ms = hurried = 0.0

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.animations = AnimationQueue()

    # ------------------------------------------------------------------ to be filled in

    @property
    def reads(self) -> bool:
        """Whether a person at this screen wants to read notices."""
        raise NotImplementedError

    @property
    def notice_text(self) -> str:
        """The text of the current notice."""
        raise NotImplementedError

    def settle(self) -> None:
        """Show the next decision, once the queue is empty."""
        raise NotImplementedError

    def notice_shown(self) -> None:
        """Called when a notice appears."""

    def default_answer(self) -> Choice | None:
        """The answer of Space, if there is one."""
        raise NotImplementedError

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Close a notice or skip the animation; such a press never answers as well."""
        bare = self.dialog is None and not (event.type == pygame.MOUSEBUTTONDOWN and self.fresh)
        if bare and self.animations.busy and self.skips(event):
            self.cut()
            return None
        if bare and self.guard and self.answers(event):
            self.dirty = True
            return None
        return super().handle(event)

    def skips(self, event: pygame.event.Event) -> bool:
        """Whether this event skips the animation: not one on a tool, nor an allowed action."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.answers(event)
        return event.type == pygame.KEYDOWN and event.key not in SILENT_KEYS and input_action(event) not in self.watching

    def answers(self, event: pygame.event.Event) -> bool:
        """Whether this event may give an answer."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            item = self.focus.under(self.context.point(event.pos))
            return event.button == LEFT and (item is None or item.group != "tools")
        return event.type == pygame.KEYDOWN and input_action(event) in ANSWERING

    # ------------------------------------------------------------------ animations

    def calm(self, ms: float) -> None:
        """Ignore presses for some milliseconds."""
        super().calm(ms)
        self.guard = max(0.0, self.guard - ms)

    @property
    def manner(self) -> str:
        """How long notices stay: "wait" until a key, or for a "time"; "" without a person here, or with notices switched off."""
        settings = self.context.settings
        return settings.cards if self.reads and settings.speed != "instant" else ""

    @property
    def pace(self) -> float:
        """The speed of the animations: the setting, or faster while fast-forward is held."""
        return PACE[self.context.settings.speed] * (FAST if "fast" in self.context.input.held else 1.0)

    def advance_animations(self, dt: float) -> None:
        """Advance the animations, or the notice at which they pause."""
        show = self.animations
        if show.stopped:
            self.advance_notice(dt)
            return
        show.still, show.stops = self.context.settings.reduced, bool(self.manner)
        show.update(dt * self.pace)
        self.went_on()

    @property
    def aloud(self) -> str:
        """The text to be read aloud: the current notice."""
        return self.notice_text if self.animations.stopped else ""

    def needed(self) -> float:
        """The milliseconds that it takes to read the current notice."""
        return BEGIN + WORD * len(self.notice_text.split())

    def advance_notice(self, ms: float) -> None:
        """Advance the time of the notice; continue once it was long enough and is not being read aloud."""
        self.notice_ms += ms
        self.hurried = self.hurried + ms if "fast" in self.context.input.held else 0.0
        if self.hurried >= HOLD:
            self.animations.skip(whole=True)
        elif not self.manner or (
            self.manner == "time" and self.notice_ms >= self.needed() * (ALOUD if self.context.sounds.reading else 1)
        ):
            self.animations.go_on()
        if not self.animations.stopped:
            self.went_on()

    def cut(self) -> None:
        """Close the notice, or skip to the next notice or to the end."""
        show = self.animations
        if not show.stopped:
            show.stops = bool(self.manner)
            show.skip()
        elif self.notice_ms >= SOON:
            show.go_on()
        else:
            return
        self.went_on()

    def went_on(self) -> None:
        """Called when the animations continue: show the next notice, or the next decision."""
        if self.animations.stopped:
            self.notice_ms = self.hurried = 0.0
            self.dirty = True
            self.notice_shown()
        elif not self.animations.busy:
            self.dirty = True
            self.settle()
            self.guard = SOON
