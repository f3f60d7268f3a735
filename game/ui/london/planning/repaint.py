"""The state of incremental painting: what has changed since the last frame, and a map that is painted ahead."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.london.forecasts.forecast import forecast
from game.rules.london.forecasts.result import Forecast
from game.rules.london.state import State
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.board import MapProps
from game.ui.london.board.dial import DialState


class PendingMap(NamedTuple):
    """A map in the next light that is painted off screen: its paint key, its animations, and the remaining steps."""

    key: Hashable
    animations: MapAnimations
    steps: Iterator[None]


@dataclass
class RepaintState:
    """What has changed since the last frame, and what the table shows.

    `time` is the clock of the animations in milliseconds. `changed` is set by an answer, `stale` by a pointer that moves to another target. `second` and
    `dial` are on the clock, `map_props` and `light_key` on the map, `part_keys` in the parts around it; `pending_parts` still have to be compared.
    `animations_paused` marks a frame that left out the animations, `pending_map` is the map in the next light.
    """

    time: float = 0.0
    changed: bool = False
    stale: bool = False
    second: int = -1
    dial: DialState = field(default_factory=DialState)
    map_props: MapProps = field(default_factory=MapProps)
    light_key: Hashable = None
    animations: MapAnimations = field(default_factory=MapAnimations)
    animations_paused: bool = False
    part_keys: dict[str, Hashable] = field(default_factory=dict)
    pending_parts: set[str] = field(default_factory=set)
    pending_map: PendingMap | None = None
    _forecast: tuple[int, Forecast] | None = None

    def update(self, dt: float) -> None:
        """Advance the clock of the animations."""
        self.time += dt

    @property
    def is_pending(self) -> bool:
        """Whether an answer, a pointer or an earlier frame has left something to repaint."""
        now = self.changed or self.stale or self.animations_paused
        return now or bool(self.pending_parts) or bool(self.map_props.turning) or self.pending_map is not None

    def forecast(self, turn: int, t: State) -> Forecast:
        """The forecast of the plan, cached by the number of answers."""
        if self._forecast is None or self._forecast[0] != turn:
            self._forecast = turn, forecast(t)
        return self._forecast[1]
