"""What the painter of the replay reads: `OpenBoards` for the two boards, the protocol `ReplayView` for the rest."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from game.rules.terrorscape.state import Place, State
from game.storage.replay import Replay
from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.screens.timeline import Timeline
from game.ui.terrorscape.board.heat_map import Chances
from game.ui.terrorscape.board.villa import Walk
from game.ui.terrorscape.board.weather import WeatherBoard
from game.ui.terrorscape.replay.actions import RoundAction
from game.ui.terrorscape.replay.layout import ReplayLayout
from game.ui.terrorscape.replay.rounds import CloseCall, HalfTurn, Night, TimelineMark
from game.ui.widgets.focus import FocusManager

SPEEDS = (1.0, 2.0, 4.0, 0.5)


class OpenBoards(NamedTuple):
    """Both boards at a moment: full state, the killer's Observation, his belief (None until computed), the round's actions.

    `hidden_path` is the killer's path while unseen, `true_places` the locations of the survivors on show, `side` that of the
    half-turn, `close_call` the latest one of the half-turn, `alarm` its rooms, `who` the survivor whose belief is shown (None:
    any), `marks` those that the killer set, `walks` the moving figures.
    """

    t: State
    killer_state: State
    belief: Chances | None
    round_actions: Sequence[RoundAction]
    hidden_path: Sequence[Place]
    true_places: Mapping[str, Place]
    side: str
    close_call: CloseCall | None = None
    alarm: Sequence[Place] = ()
    who: int | None = None
    marks: Mapping[Place, list[str]] = {}
    walks: Mapping[str, Walk] = {}


class ReplayView(Protocol):
    """The replay as its painter reads it. `ReplayScene` documents the attributes."""

    context: AppContext
    focus: FocusManager
    replay: Replay
    over: bool
    eyes: str
    t: State
    log_lines: list[str]
    night: Night
    half: HalfTurn
    line: Timeline
    timeline_marks: list[TimelineMark]
    names: tuple[str, ...]
    who: int | None
    speed: int
    playing: bool
    layout: ReplayLayout | None

    @property
    def opened(self) -> OpenBoards:
        """Both boards on show."""
        ...

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the boards on show."""
        ...

    @property
    def moment(self) -> int:
        """The moment on show."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is focused."""
        ...

    def settle(self, canvas: Canvas, boards: list[WeatherBoard]) -> None:
        """Draw the weather over boards that were just painted."""
        ...
