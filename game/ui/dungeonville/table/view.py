"""The attributes of the table that painters, targets, dialogs and choreography use; `TableController` implements them."""

from typing import Protocol

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.dungeonville.choice import Order
from game.rules.dungeonville.state import State
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Canvas
from game.ui.dungeonville.board.duel import Duel
from game.ui.dungeonville.board.lost_parties import Losses
from game.ui.dungeonville.board.motion import Motion
from game.ui.dungeonville.choreography.round_tally import Tally
from game.ui.dungeonville.facts.counts import DeathLog
from game.ui.dungeonville.facts.thing import Description, Thing
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table.client import DungeonvilleClient
from game.ui.dungeonville.targets.option_map import OptionMap
from game.ui.input.hold import HoldTimer
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.protocol import DialogTable


class EventListener(Protocol):
    """What plays the sound of an Event."""

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds."""
        ...


class TableView(DialogTable, Protocol):
    """The table as painters, targets, dialogs and choreography know it. `TableController` documents the attributes."""

    match: Match
    state: State
    layout: Layout | None
    option_map: OptionMap
    picks: list[str]
    chosen_panel: str
    by_hand: bool
    leaving: bool
    duel: Duel | None
    losses: Losses
    tally: Tally
    motion: Motion | None
    caption: str
    current_event: Event | None
    continue_label: str
    in_recap: bool
    curtain: HoldTimer
    secrets_held: bool
    hint_text: str
    dirty: bool
    animations: AnimationQueue

    @property
    def client(self) -> DungeonvilleClient:
        """The conversation with the match."""
        ...

    @property
    def sound_adapter(self) -> EventListener:
        """Plays the sounds of what is shown."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        ...

    @property
    def front_seat(self) -> Seat | None:
        """The seat whose party is shown in front."""
        ...

    @property
    def curtain_down(self) -> bool:
        """Whether the curtain hides the table."""
        ...

    @property
    def secrets_seat(self) -> Seat | None:
        """The seat whose secrets are drawn."""
        ...

    @property
    def notice(self) -> tuple[str, bool]:
        """The notice over the log, and whether it is good news."""
        ...

    @property
    def lineup(self) -> Order | None:
        """The lineup that has been picked, once it is complete."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...

    def show_snapshot(self, moment: EventSnapshot, state: State) -> None:
        """Show `state` at a moment."""
        ...

    def default_answer(self) -> Choice | None:
        """The answer that Space gives."""
        ...

    def answer(self, choice: Choice, seat: Seat | None = None) -> Navigation | None:
        """Give an answer."""
        ...

    def pick(self, adventurer: str) -> Navigation | None:
        """Pick a fighter for the lineup, or take it back."""
        ...

    def toggle_by_hand(self) -> Navigation | None:
        """Toggle paying by hand."""
        ...

    def toggle_leaving(self) -> Navigation | None:
        """Toggle the offer to leave gold behind."""
        ...

    def cut(self) -> None:
        """Continue after a notice, or skip to the next one."""
        ...


class InspectedTable(TableView, Protocol):
    """A table whose things can be inspected. `death_log` counts the dead."""

    death_log: DeathLog

    def describe(self, thing: Thing) -> Description:
        """The description of a thing now."""
        ...

    def open_page(self, thing: Thing) -> Navigation | None:
        """Open the inspector page of a thing."""
        ...

    def paint_table(self, canvas: Canvas) -> None:
        """Paint the table and the marks of its targets."""
        ...

    def link_at(self, point: tuple[float, float]) -> str:
        """The rule number at a point, "" for none."""
        ...

    def on_link(self) -> bool:
        """Whether the pointer is over a rule number."""
        ...
