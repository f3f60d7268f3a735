"""What the painters and the targets of the table get: one frozen snapshot of an open half, without the controller and without actions.

It holds what the open side may know, and nothing else. Panels that are cached get smaller props, which are taken from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.text import Speaker
from game.ui.draw.canvas import Area
from game.ui.draw.theme import Colour
from game.ui.terrorscape.board.aid_painter import AidProps
from game.ui.terrorscape.board.villa import Bump, Point, Walk
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.layout import Layout
from game.ui.terrorscape.targets.option_map import OptionMap
from game.ui.widgets.focus import Target


class TargetProps(NamedTuple):
    """A target as it is painted: without its action. `data` is a choice or the name of a tool."""

    key: Any
    area: Area
    group: str = ""
    label: str = ""
    refused: bool = False
    data: object = None
    shape: tuple[Point, ...] = ()


class Caps(NamedTuple):
    """The labels of the keys that answer, "" without one."""

    take: str = ""
    usual: str = ""
    next: str = ""
    undo: str = ""
    menu: str = ""
    back: str = ""


class RecapLine(NamedTuple):
    """A public Event on the curtain: icon, its colour, and a sentence."""

    sign: str
    colour: Colour
    words: str


class CurtainProps(NamedTuple):
    """The curtain: the held share of its key, elapsed milliseconds of cloth and shutter, and the public Events to tell.

    `own` marks the curtain of a window with one side only.
    """

    own: bool
    share: float
    cloth_elapsed: float
    shutter_elapsed: float
    lines: tuple[RecapLine, ...] = ()


@dataclass(frozen=True)
class PromptProps:
    """The open prompt as the side at this table has it.

    `id` is that of the prompt, "" at the end of the match, and `words` its text. `seat` is the one that the player answers for,
    `asks` the same while nothing else is shown. `usual` is the answer that Space gives.
    """

    id: str = ""
    words: str = ""
    seat: Seat | None = None
    asks: Seat | None = None
    prompted: tuple[Seat, ...] = ()
    usual: Choice | None = None
    may_pass: bool = False
    may_undo: bool = False


@dataclass(frozen=True)
class TableProps:
    """A table as it is painted.

    `side` is the open half, "" for a spectator, None behind the curtain; `front` is the half in front, `mode` the seating. `busy`
    means that anything is still to be shown, `animating` that clips run, `stopped` that a notice waits, `pending` that moves of
    agents are held back, `tools` are the commands that are available, `recap` that a side sees what it has missed. `taken` are the survivors by the action that they took.
    `aids` are those of the side on its board, `known` what the killer can know of each survivor.
    """

    t: State
    side: str | None
    front: str
    mode: str
    layout: Layout
    options: OptionMap
    prompt: PromptProps
    curtain: CurtainProps
    caps: Caps
    speaker: Speaker
    tools: tuple[str, ...] = ()
    focus: object = None
    targets: tuple[TargetProps, ...] = ()
    busy: bool = False
    animating: bool = False
    stopped: bool = False
    begun: int = 0
    pending: bool = False
    recap: bool = False
    caption: str = ""
    message: str = ""
    good: bool = False
    dice: tuple[int, ...] = ()
    throw: DiceThrow = field(default_factory=DiceThrow)
    shows_board: bool = False
    walks: tuple[tuple[str, Walk], ...] = ()
    bump: Bump | None = None
    flash: float = 0.0
    shade: float = 0.0
    taken: tuple[tuple[str, tuple[int, ...]], ...] = ()
    log: tuple[str, ...] = ()
    latest: str = ""
    aids: AidProps = field(default_factory=AidProps)
    known: tuple[tuple[int, int] | None, ...] = (None, None, None)

    def label(self, choice: Choice) -> str:
        """An answer to the open prompt in words."""
        return self.speaker.choice(choice, self.prompt.id)

    def find(self, key: object) -> TargetProps | None:
        """The target with this key."""
        return next((item for item in self.targets if item.key == key), None)

    def group(self, *groups: str) -> tuple[TargetProps, ...]:
        """The targets of these groups."""
        return tuple(item for item in self.targets if item.group in groups)

    @property
    def focused(self) -> TargetProps | None:
        """The target with the focus."""
        return self.find(self.focus) if self.focus is not None else None

    @property
    def alone(self) -> bool:
        """Whether one side or a spectator has the window to itself."""
        return self.mode not in ("table", "open")


def target_props(targets: Sequence[Target]) -> tuple[TargetProps, ...]:
    """The targets without their actions."""
    return tuple(TargetProps(one.key, one.area, one.group, one.label, one.refused, one.data, one.shape) for one in targets)
