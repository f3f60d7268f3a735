"""What the painter of the replay reads of its scene: `Opened` for the two boards, the protocol `ReplayView` for the rest."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from game.rules.terrorscape.state import Place, State
from game.storage.replay import Replay
from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.screens.timeline import Line
from game.ui.terrorscape.board.heat_map import Chances
from game.ui.terrorscape.board.villa import Walk
from game.ui.terrorscape.board.weather import WeatherBoard
from game.ui.terrorscape.replay.actions import RoundAction
from game.ui.terrorscape.replay.layout import ReplayLayout
from game.ui.terrorscape.replay.rounds import CloseCall, HalfTurn, Night, TimelineMark
from game.ui.widgets.focus import FocusManager

SPEEDS = (1.0, 2.0, 4.0, 0.5)


class OpenBoards(NamedTuple):
    """Both boards at a moment: the whole truth, the killer's view, what he believed (None while that is not known yet), and what is told of it.

    `deeds` are those of this round, `way` is his hidden way, `true` where the survivors that are shown really are, `side` whose half-turn it is;
    `call` is the close call that has just been, `alarm` its rooms, `who` the survivor whose places are shown (None: anybody), `marks` the signs that he set,
    `gliding` the figures that are on their way.
    """

    t: State
    his: State
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
    """The replay as its painter knows it. `RevealScene` documents the attributes."""

    context: AppContext
    focus: FocusManager
    reel: Replay
    over: bool
    eyes: str
    t: State
    log_lines: list[str]
    night: Night
    half: HalfTurn
    line: Line
    timeline_marks: list[TimelineMark]
    names: tuple[str, ...]
    who: int | None
    speed: int
    playing: bool
    layout: ReplayLayout | None

    @property
    def opened(self) -> OpenBoards:
        """Both boards as they are shown now."""
        ...

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the boards that the panes show."""
        ...

    @property
    def moment(self) -> int:
        """The moment that is shown."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...

    def settle(self, canvas: Canvas, boards: list[WeatherBoard]) -> None:
        """Draw the weather over boards that were painted just now."""
        ...
