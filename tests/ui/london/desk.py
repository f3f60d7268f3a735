"""A planning at a table that nobody sees, with a clock that goes when it is told to, and hands for it."""

from typing import Any

import pygame

from game.match import Match
from game.match.clock import Stopwatch
from game.rules.london.choice import Begin
from game.ui.input.actions import usual_key
from game.ui.london.planning.pointers import Pointer, TargetKey
from game.ui.london.planning.scene import PlanningScene
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings

FRAME = 16


class Planning:
    """A scene whose seconds pass with its frames. `seats` that are named are agents."""

    def __init__(self, surface: pygame.Surface, *, seed: int = 3, begin: bool = True, **options: Any) -> None:
        self.now = 0.0
        self.surface = surface
        seats = options.pop("holders", {})
        self.context = AppContext(options.pop("settings", Settings()), AgentWorker(background=False))
        self.match = Match.new("london", seed=seed, options=options, seats=seats, stopwatch=Stopwatch(lambda: self.now))
        self.scene = self.sit()
        if begin:
            self.open()

    def sit(self, match: Match | None = None) -> PlanningScene:
        """Sit down to a match anew."""
        self.match = match or self.match
        self.scene = PlanningScene(self.context, self.match)
        self.scene.draw(self.surface)
        return self.scene

    def open(self) -> None:
        """Turn the pages that cover the board, until everybody plans."""
        while self.scene.cover:
            self.scene.go_on()
            self.scene.draw(self.surface)
        self.frames()

    def frames(self, number: int = 1, ms: float = FRAME) -> None:
        """Let frames pass."""
        for _ in range(number):
            self.now += ms / 1000
            following = self.scene.update(ms)
            if following is not None:
                self.following = following
                return
            self.scene.draw(self.surface)

    def tell(self, kind: int, **what: Any) -> None:
        """Let the scene have an event, and a frame."""
        self.scene.handle(pygame.event.Event(kind, **what))
        self.frames()

    def at(self, spot: TargetKey) -> tuple[int, int]:
        """Where a place is, in pixels."""
        item = self.scene.focus.find(spot)
        assert item is not None, spot
        return self.context.canvas(self.surface).point(*item.area.centre)

    # ------------------------------------------------------------------ mouse, keys, pads

    def down(self, spot: TargetKey, button: int = 1) -> None:
        self.tell(pygame.MOUSEMOTION, pos=self.at(spot), rel=(9, 9), buttons=(0, 0, 0))
        self.tell(pygame.MOUSEBUTTONDOWN, pos=self.at(spot), button=button)

    def up(self, spot: TargetKey, button: int = 1) -> None:
        self.tell(pygame.MOUSEMOTION, pos=self.at(spot), rel=(9, 9), buttons=(0, 0, 0))
        self.tell(pygame.MOUSEBUTTONUP, pos=self.at(spot), button=button)

    def click(self, spot: TargetKey, button: int = 1) -> None:
        self.down(spot, button)
        self.up(spot, button)

    def key(self, key: int, mod: int = 0) -> None:
        self.tell(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.tell(pygame.KEYUP, key=key, mod=mod)

    def pad(self, which: int, deed: str, *, kind: int = 0, part: str = "button0") -> None:
        """A button of a pad goes down and up, or does what `kind` says."""
        key, mod = usual_key(deed)
        for one in (kind,) if kind else (pygame.KEYDOWN, pygame.KEYUP):
            self.tell(one, key=key, mod=mod, unicode="", deed=deed, pad=True, which=which, part=part)

    def lean(self, which: int, x: float, y: float, frames: int) -> None:
        """The left stick of a pad leans for so many frames."""
        self.context.input.sticks = {which: (x, y)}
        self.frames(frames)
        self.context.input.sticks = {}

    def pointer(self, device: str) -> Pointer:
        return self.scene.pointers.by_device[device]

    def clock(self, seat: int) -> list[str]:
        return list(self.match.game.state.people[seat].clock)

    def reveal(self, spot: TargetKey) -> None:
        """Hold a card until it has turned."""
        self.down(spot)
        self.frames(25)
        self.up(spot)


def card(place: str) -> TargetKey:
    return TargetKey("card", what=place)


def slot(seat: int, number: int) -> TargetKey:
    return TargetKey("slot", seat, number=number)


def token(seat: int, number: int) -> TargetKey:
    return TargetKey("token", seat, number=number)


def began(match: Match) -> Match:
    """The same match once its first stroke has fallen."""
    if match.game.state.phase == "ready":
        match.submit(0, Begin())
    return match
