"""What the tables of all games do alike: what is shown is read or cut short, and one press never does two things."""

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
"""What may be done while something is shown; any other key cuts it short."""
ANSWERING = frozenset({"take", "usual"})
BEGIN, WORD = 1500.0, 280.0
"""Milliseconds to find what lies open, and to read each of its words."""
ALOUD = 3.0
"""So many times as long it may lie open while it is still being read aloud."""
HOLD = 500.0
"""Milliseconds for which the key is held that skips all that is left of the news."""
SOON = 250.0
"""Milliseconds in which a press does nothing: it was meant for what came before."""
FAST = 4.0
"""How many times faster everything is shown while fast-forward is held."""


class ContinueTarget(NamedTuple):
    """What the plate beside something that lies open stands for: it has been read."""

    news: str


class BaseTableScene(DialogHost):
    """A Screen with a Show and with sheets over it.

    `lain` is for how many milliseconds that has lain open at which the show has stopped, and `hurried` for how many of them the key was held
    that skips it; for `guard` more milliseconds no press answers: it was meant to skip what has just ended.
    """

    watching = WATCHING
    guard = lain = hurried = 0.0

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.animations = AnimationQueue()

    # ------------------------------------------------------------------ to be filled in

    @property
    def reads(self) -> bool:
        """Whether a person at this screen wants to read what is shown."""
        raise NotImplementedError

    @property
    def notice_text(self) -> str:
        """The words that lie open."""
        raise NotImplementedError

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        raise NotImplementedError

    def laid_open(self) -> None:
        """Something lies open from now on."""

    def default_answer(self) -> Choice | None:
        """The answer that Space gives, if there is one."""
        raise NotImplementedError

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """What is shown is read or cut short, and what was meant for that answers nothing."""
        bare = self.dialog is None and not (event.type == pygame.MOUSEBUTTONDOWN and self.fresh)
        if bare and self.animations.busy and self.skips(event):
            self.cut()
            return None
        if bare and self.guard and self.answers(event):
            self.dirty = True
            return None
        return super().handle(event)

    def skips(self, event: pygame.event.Event) -> bool:
        """Whether this click or key is meant to cut the show short: not one on a tool, or one for watching."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.answers(event)
        return event.type == pygame.KEYDOWN and event.key not in SILENT_KEYS and input_action(event) not in self.watching

    def answers(self, event: pygame.event.Event) -> bool:
        """Whether this click or key may give an answer."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            item = self.focus.under(self.context.point(event.pos))
            return event.button == LEFT and (item is None or item.group != "tools")
        return event.type == pygame.KEYDOWN and input_action(event) in ANSWERING

    # ------------------------------------------------------------------ the show

    def calm(self, ms: float) -> None:
        """Let so many milliseconds pass in which presses may come too early."""
        super().calm(ms)
        self.guard = max(0.0, self.guard - ms)

    @property
    def manner(self) -> str:
        """How news is shown: "wait" for a person, for a "time"; "" where nobody here plays, or nothing is to be waited for."""
        settings = self.context.settings
        return settings.cards if self.reads and settings.speed != "instant" else ""

    @property
    def pace(self) -> float:
        """How fast the show runs: as set, or faster while the key for that is held."""
        return PACE[self.context.settings.speed] * (FAST if "fast" in self.context.input.held else 1.0)

    def advance_animations(self, dt: float) -> None:
        """Go on with the show, or let that lie open at which it has stopped."""
        show = self.animations
        if show.stopped:
            self.lie(dt)
            return
        show.still, show.stops = self.context.settings.reduced, bool(self.manner)
        show.update(dt * self.pace)
        self.went_on()

    @property
    def aloud(self) -> str:
        """What is read aloud: the news that lies open."""
        return self.notice_text if self.animations.stopped else ""

    def needed(self) -> float:
        """The milliseconds that it takes to read what lies open."""
        return BEGIN + WORD * len(self.notice_text.split())

    def lie(self, ms: float) -> None:
        """News has lain open for so many milliseconds more; go on where that was enough, and it is not being read aloud any more."""
        self.lain += ms
        self.hurried = self.hurried + ms if "fast" in self.context.input.held else 0.0
        if self.hurried >= HOLD:
            self.animations.skip(whole=True)
        elif not self.manner or (
            self.manner == "time" and self.lain >= self.needed() * (ALOUD if self.context.sounds.reading else 1)
        ):
            self.animations.go_on()
        if not self.animations.stopped:
            self.went_on()

    def cut(self) -> None:
        """A key or a click: the news has been read, or what is shown is cut to the next news, or to its end."""
        show = self.animations
        if not show.stopped:
            show.stops = bool(self.manner)
            show.skip()
        elif self.lain >= SOON:
            show.go_on()
        else:
            return
        self.went_on()

    def went_on(self) -> None:
        """The show has gone on: perhaps news lies open now, or the next question is put."""
        if self.animations.stopped:
            self.lain = self.hurried = 0.0
            self.dirty = True
            self.laid_open()
        elif not self.animations.busy:
            self.dirty = True
            self.settle()
            self.guard = SOON
