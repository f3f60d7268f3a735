"""Helpers for tests of the planning: a scene without a window, a manual clock, mouse, keyboard and gamepads."""

from collections.abc import Mapping
from typing import Any

import pygame

from game.match import Match
from game.match.clock import Stopwatch
from game.rules.london.choice import Begin
from game.rules.london.state import State
from game.ui.input.actions import usual_key
from game.ui.london.planning.pointers import Pointer, TargetKey, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.scene import TableScene
from tests.london.kit import day

FRAME = 16
TEAM = "jacqueline,murphy,maria,milton"
PLACES = {"west-1": "mr-reynauds-residence", "north-4": "a-pawnshop"}
"""Where Plot A and Plot B lie open."""


def planning(*clocks: Mapping[int, str], team: str = TEAM, shown: Mapping[str, str] = PLACES, **more: Any) -> State:
    """A planning with these cards open, and the tokens in the clocks of the first players, by slot."""
    return day(team, phase="planning", shown=shown, clocks=dict(enumerate(clocks)), **more)


class Planning:
    """A planning whose clock runs with its frames. Seats in `seats` are held by agents."""

    def __init__(self, surface: pygame.Surface, *, seed: int = 3, begin: bool = True, **options: Any) -> None:
        self.now = 0.0
        self.surface = surface
        seats = options.pop("holders", {})
        self.context = AppContext(options.pop("settings", Settings()), AgentWorker(background=False))
        self.match = Match.new("london", seed=seed, options=options, seats=seats, stopwatch=Stopwatch(lambda: self.now))
        self.sit()
        if begin:
            self.open()

    def sit(self, match: Match | None = None) -> PlanningTable:
        """Open the scene of a match."""
        self.match = match or self.match
        self.table = PlanningTable(self.context, self.match)
        self.scene = TableScene(self.context, self.match, self.table)
        self.scene.draw(self.surface)
        return self.table

    def open(self) -> None:
        """Close the cover pages until the planning begins."""
        while self.table.cover:
            self.table.go_on()
            self.scene.dirty = True
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
        """Send an input event and let a frame pass."""
        self.scene.handle(pygame.event.Event(kind, **what))
        self.frames()

    def at(self, spot: TargetKey) -> tuple[int, int]:
        """The centre of a target in pixels."""
        item = self.scene.focus.find(spot)
        assert item is not None, spot
        return self.context.canvas(self.surface).point(*item.area.centre)

    # ------------------------------------------------------------------ mouse, keys, pads

    def down(self, spot: TargetKey, button: int = 1) -> None:
        self.hover(spot)
        self.tell(pygame.MOUSEBUTTONDOWN, pos=self.at(spot), button=button)

    def up(self, spot: TargetKey, button: int = 1) -> None:
        self.hover(spot)
        self.tell(pygame.MOUSEBUTTONUP, pos=self.at(spot), button=button)

    def click(self, spot: TargetKey, button: int = 1) -> None:
        self.down(spot, button)
        self.up(spot, button)

    def key(self, key: int, mod: int = 0) -> None:
        self.tell(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.tell(pygame.KEYUP, key=key, mod=mod)

    def pad(self, which: int, action: str, *, kind: int = 0, part: str = "button0") -> None:
        """Press and release a gamepad button, or send an event of the type `kind`."""
        key, mod = usual_key(action)
        for one in (kind,) if kind else (pygame.KEYDOWN, pygame.KEYUP):
            self.tell(one, key=key, mod=mod, unicode="", action=action, pad=True, which=which, part=part)

    def lean(self, which: int, x: float, y: float, frames: int) -> None:
        """Move the left stick of a gamepad for a number of frames."""
        self.context.input.sticks = {which: (x, y)}
        self.frames(frames)
        self.context.input.sticks = {}

    def pointer(self, device: str) -> Pointer:
        return self.table.pointers.by_device[device]

    @property
    def left(self) -> int:
        """The milliseconds left."""
        left = self.table.session.left_ms
        assert left is not None
        return left

    def hover(self, spot: TargetKey) -> None:
        self.tell(pygame.MOUSEMOTION, pos=self.at(spot), rel=(9, 9), buttons=(0, 0, 0))

    def pad_over(self, which: int, spot: TargetKey, action: str = "") -> Pointer:
        """Move the pointer of a gamepad to a target; press and release a button there."""
        self.pad(which, "down")
        pointer = self.pointer(pad_name(which))
        pointer.hovered = spot
        if action:
            self.pad(which, action)
        return pointer

    def clock(self, seat: int) -> list[str]:
        return list(self.match.game.state.people[seat].clock)

    def reveal(self, spot: TargetKey) -> None:
        """Hold a card until it is revealed."""
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
    """The same match after the first stroke."""
    if match.game.state.phase == "ready":
        match.submit(0, Begin())
    return match
