"""The state of repainting the planning: what has changed since the last frame, and a map that is painted ahead in steps."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.london.forecasts.forecast import forecast
from game.rules.london.forecasts.result import Forecast
from game.rules.london.state import State
from game.ui.london.board import dial
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.board import MapProps


class Dawn(NamedTuple):
    """A map that is painted where nobody sees it: how it looks (`key`), its air, and the steps that are left."""

    key: Hashable
    air: MapAnimations
    steps: Iterator[None]


@dataclass
class RepaintState:
    """What has changed since the table was painted last.

    `changed` says that somebody has done something, `stale` that a hand looks at something else; `second` is the one that the clock shows. `shown` is
    what the map showed when it was painted, and in which `light`; `keys` how the parts around it look, `left` those that are still to be looked at;
    `rests` that the air has not moved in the last frame; `dawn` the map in the light that comes next, while that is painted.
    """

    time: float = 0.0
    changed: bool = False
    stale: bool = False
    second: int = -1
    shown: MapProps = field(default_factory=MapProps)
    face: dial.DialState = field(default_factory=dial.DialState)
    air: MapAnimations = field(default_factory=MapAnimations)
    told: tuple[int, Forecast] | None = None
    light: Hashable = None
    keys: dict[str, Hashable] = field(default_factory=dict)
    left: set[str] = field(default_factory=set)
    rests: bool = False
    dawn: Dawn | None = None

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.time += dt

    @property
    def pending(self) -> bool:
        """Whether something waits to be painted that a player or an earlier frame has changed."""
        return self.changed or self.stale or self.rests or bool(self.left) or bool(self.shown.turning) or self.dawn is not None

    def day(self, turn: int, t: State) -> Forecast:
        """The forecast of the plan, cached for each answer."""
        if self.told is None or self.told[0] != turn:
            self.told = turn, forecast(t)
        return self.told[1]
