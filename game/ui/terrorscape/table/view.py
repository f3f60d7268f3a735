"""The attributes of the table that painters, targets, dialogs and choreography read and write; `TableController` implements them."""

from collections.abc import Sequence
from typing import Protocol

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Canvas
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.protocol import DialogTable
from game.ui.terrorscape.board.doors import Bump
from game.ui.terrorscape.board.heat_map import HeatMap
from game.ui.terrorscape.board.villa import Walk
from game.ui.terrorscape.board.weather import Weather
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.layout import Layout
from game.ui.terrorscape.table.curtain import Curtain
from game.ui.terrorscape.table.recap import Recap
from game.ui.terrorscape.table.side import Side
from game.ui.terrorscape.table.waiting_shade import WaitingShade
from game.ui.terrorscape.targets.option_map import OptionMap


class TableView(DialogTable, Protocol):
    """The table as painters, targets, dialogs and choreography use it. `SeatedTable` documents the attributes."""

    match: Match
    held: frozenset[Seat] | None
    seating_mode: str
    sides: list[Side]
    shown: Side | None
    front: str
    second: bool
    t: State
    option_map: OptionMap
    layout: Layout | None
    canvas: Canvas | None
    animations: AnimationQueue
    recap: Recap
    curtain: Curtain
    heats: dict[str, HeatMap]
    waiting_shade: WaitingShade
    weather: Weather
    time: float
    flash: float
    caption: str
    dice: tuple[int, ...]
    throw: DiceThrow
    shows_board: bool
    walks: dict[str, Walk]
    bump: Bump | None
    board_is_current: bool
    dirty: bool

    @property
    def client(self) -> Side:
        """The client of the open side, else of a spectator."""
        ...

    @property
    def first(self) -> "TableView":
        """The table in the first window."""
        ...

    @property
    def acting(self) -> "TableView":
        """The table in this window that takes input."""
        ...

    @property
    def drawn(self) -> "Sequence[TableView]":
        """The tables in this window."""
        ...

    @property
    def next(self) -> Side | None:
        """The side at this screen that is prompted."""
        ...

    @property
    def alone(self) -> bool:
        """Whether one side or a spectator has the window to itself."""
        ...

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown before the next prompt."""
        ...

    @property
    def has_pending(self) -> bool:
        """Whether moments of agents are still to be shown."""
        ...

    @property
    def at_public_screen(self) -> bool:
        """Whether both sides look at the encounter's public screen, since they share the screen."""
        ...

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        ...

    @property
    def agents_may_act(self) -> bool:
        """Whether agents of this side wait for persons to act."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is focused."""
        ...

    def show_snapshot(self, side: Side, moment: EventSnapshot, *, again: bool = False) -> None:
        """Show the state at a moment, and note its Event in the log unless it is shown `again`."""
        ...

    def sit(self, way: str = "") -> Navigation | None:
        """Set the seating, with a confirmation if needed."""
        ...

    def arrange(self, way: str) -> None:
        """Set the seating."""
        ...

    def answer(self, choice: Choice) -> Navigation | None:
        """Submit an answer and show its consequences."""
        ...

    def default_answer(self) -> Choice | None:
        """The answer that Space gives."""
        ...

    def refuse(self, choice: Choice) -> Navigation | None:
        """Show why `choice` is not possible."""
        ...

    def choose(self, seat: Seat) -> Navigation | None:
        """Answer for another survivor."""
        ...

    def let_agents_act(self) -> Navigation | None:
        """Let the agents of this side act first."""
        ...

    def undo(self) -> Navigation | None:
        """Undo the last answer of the open side."""
        ...

    def cut(self) -> None:
        """Continue after a notice, or skip to the next one."""
        ...

    def note_public(self) -> None:
        """Note that the encounter's public screen is shown."""
        ...

    def show(self, side: Side, moments: list[EventSnapshot], *, own: bool) -> None:
        """Queue the clips of these moments."""
        ...

    def notify_sides(self, teller: Side) -> None:
        """Update the other sides at this screen after an answer."""
        ...

    def settle(self) -> None:
        """Open the next prompt unless something is still to be shown."""
        ...
