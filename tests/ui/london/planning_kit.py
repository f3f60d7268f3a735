"""Helpers for tests of the planning: a scene without a window, a manual clock, mouse, keyboard and gamepads."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar

import pygame

from game.match import Match
from game.match.clock import Stopwatch
from game.rules.engine.script import Choice
from game.rules.london.choice import Accompany, Begin, Reveal
from game.rules.london.state import State
from game.ui.input.actions import usual_key
from game.ui.london.planning.hints import Hint
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
HINT = TargetKey("hint")


def planning(*clocks: Mapping[int, str], team: str = TEAM, shown: Mapping[str, str] = PLACES, **more: Any) -> State:
    """A planning with these cards open, and the tokens in the clocks of the first players, by slot."""
    return day(team, phase="planning", shown=shown, clocks=dict(enumerate(clocks)), **more)


class RememberingWorker(AgentWorker):
    """Works in this process, and works out only once what is asked of the same table: a hint takes a second."""

    known: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        super().__init__(background=False)

    def compute(self, task: Any, *given: Any, **named: Any) -> Any:
        key = repr((task.__qualname__, [getattr(one, "state", one) for one in given], named))
        if key not in self.known:
            self.known[key] = super().compute(task, *given, **named)
        return self.known[key]


class Planning:
    """A planning whose clock runs with its frames. Seats 1 to 3 are held by agents of the level `beside`, if it is given.

    So many cards were `turned` before the table was opened.
    """

    def __init__(self, surface: pygame.Surface, *, begin: bool = True, beside: str = "", turned: int = 0, **options: Any) -> None:
        self.now = 0.0
        self.surface = surface
        seats = options.pop("holders", dict.fromkeys((1, 2, 3), beside) if beside else {})
        self.context = AppContext(options.pop("settings", Settings()), RememberingWorker())
        self.match = Match.new("london", seed=3, options=options, seats=seats, stopwatch=Stopwatch(lambda: self.now))
        if turned:
            self.match.submit(0, Begin())
            for seat in seats:
                self.match.submit(seat, Accompany())
            for place in [*self.t.dark][:turned]:
                self.match.submit(0, Reveal(place))
        self.sit()
        if begin:
            self.open()
        else:
            self.scene.draw(surface)

    def sit(self, match: Match | None = None) -> PlanningTable:
        self.match = match or self.match
        self.table = PlanningTable(self.context, self.match)
        self.scene = TableScene(self.context, self.match, self.table)
        return self.table

    def open(self) -> None:
        """Close the cover pages, which take long to draw, until the planning begins."""
        while self.table.cover:
            self.table.go_on()
        self.scene.dirty = True
        self.scene.draw(self.surface)
        self.frames()

    def frames(self, number: int = 1, ms: float = FRAME) -> None:
        for _ in range(number):
            self.now += ms / 1000
            following = self.scene.update(ms)
            if following is not None:
                self.following = following
                return
            self.scene.draw(self.surface)

    def pass_by(self, seconds: float, ms: float = 100) -> None:
        """Let time pass of which nothing but its end is drawn."""
        for _ in range(round(seconds * 1000 / ms) - 1):
            self.now += ms / 1000
            assert self.scene.update(ms) is None
        self.frames(ms=ms)

    def submit(self, *choices: Choice, seat: int = 0) -> None:
        """Give answers of a seat without its hand."""
        self.table.session.submit(seat, *choices)

    def hush(self) -> None:
        self.table.session.companions.wait.update(dict.fromkeys((1, 2, 3), 1e9))

    @property
    def t(self) -> State:
        state: State = self.match.game.state
        return state

    @property
    def left(self) -> int:
        """The milliseconds left."""
        left = self.table.session.left_ms
        assert left is not None
        return left

    @property
    def hint(self) -> Hint:
        hint = self.table.gestures.hint
        assert hint is not None
        return hint

    def clock(self, seat: int = 0) -> list[str]:
        return list(self.t.people[seat].clock)

    # ------------------------------------------------------------------ mouse, keys, pads
    def tell(self, kind: int, **what: Any) -> None:
        """Send an input event and let a frame pass."""
        self.scene.handle(pygame.event.Event(kind, **what))
        self.frames()

    def at(self, spot: Hashable) -> tuple[int, int]:
        """The centre of a target in pixels."""
        item = self.scene.focus.find(spot)
        assert item is not None, spot
        return self.context.canvas(self.surface).point(*item.area.centre)

    def hover(self, spot: Hashable, button: int = 0) -> None:
        self.tell(pygame.MOUSEMOTION, pos=self.at(spot), rel=(9, 9), buttons=(button, 0, 0))

    def down(self, spot: Hashable, button: int = 1) -> None:
        self.hover(spot)
        self.tell(pygame.MOUSEBUTTONDOWN, pos=self.at(spot), button=button)

    def up(self, spot: Hashable, button: int = 1) -> None:
        self.hover(spot)
        self.tell(pygame.MOUSEBUTTONUP, pos=self.at(spot), button=button)

    def click(self, *spots: Hashable, button: int = 1) -> None:
        for spot in spots:
            self.down(spot, button)
            self.up(spot, button)

    def drag(self, start: Hashable, end: Hashable) -> None:
        self.down(start)
        self.up(end)

    def reveal(self, *spots: Hashable) -> None:
        """Hold each of these cards until it is revealed."""
        for spot in spots:
            self.down(spot)
            self.frames(25)
            self.up(spot)

    def key(self, *keys: int) -> None:
        for key in keys:
            self.tell(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self.tell(pygame.KEYUP, key=key, mod=0)

    def pad(self, which: int, action: str, *, kind: int = 0, part: str = "button0") -> None:
        """Press and release a gamepad button, or send an event of the type `kind`."""
        key, mod = usual_key(action)
        for one in (kind,) if kind else (pygame.KEYDOWN, pygame.KEYUP):
            self.tell(one, key=key, mod=mod, unicode="", action=action, pad=True, which=which, part=part)

    def pad_over(self, which: int, spot: TargetKey, action: str = "") -> Pointer:
        """Move the pointer of a gamepad to a target; press and release a button there."""
        self.pad(which, "down")
        pointer = self.pointer(pad_name(which))
        pointer.hovered = spot
        if action:
            self.pad(which, action)
        return pointer

    def lean(self, which: int, x: float, y: float, frames: int) -> None:
        """Move the left stick of a gamepad for a number of frames."""
        self.context.input.sticks = {which: (x, y)}
        self.frames(frames)
        self.context.input.sticks = {}

    def pointer(self, device: str) -> Pointer:
        return self.table.pointers.by_device[device]


def card(place: str) -> TargetKey:
    return TargetKey("card", what=place)


def streets(area: str) -> TargetKey:
    return TargetKey("streets", what=f"{area}-streets")


def slot(seat: int, number: int) -> TargetKey:
    return TargetKey("slot", seat, number=number)


def token(seat: int, number: int) -> TargetKey:
    return TargetKey("token", seat, number=number)
