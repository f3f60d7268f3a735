"""Acts: what a target, a key or a dialog does at a table, as values that the table scene performs; and what dialogs need of a table."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.match import Match
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.ui.scene.navigation import Navigation
from game.ui.table.facts import TableFacts
from game.ui.table.match_client import MatchClient
from game.ui.widgets.dialog import Dialog, DialogParent


@dataclass(frozen=True)
class Answer:
    """Give an answer, for the asked seat unless another `seat` is named. An open dialog closes. One that is not `sure` may be asked about."""

    choice: Choice
    seat: Seat | None = None
    sure: bool = False


@dataclass(frozen=True)
class Refuse:
    """Say why an answer is not possible, or `words` of the game's own."""

    choice: Choice
    words: str = ""


@dataclass(frozen=True)
class Command:
    """Run a command of the table or of the game ("undo", "log", "claim") by its name."""

    name: str


@dataclass(frozen=True)
class Ask:
    """Answer for another seat from now on."""

    seat: Seat


@dataclass(frozen=True)
class Choose:
    """Choose something that the game itself keeps: a fighter of a lineup, a tab, a list to open."""

    what: str
    which: Hashable = None


@dataclass(frozen=True)
class Open:
    """Open a dialog over the table; `make` gets the table as its host."""

    make: Callable[[Any], Dialog]


@dataclass(frozen=True)
class Close:
    """Close the dialog, then perform another act if there is one."""

    then: "Act" = None


@dataclass(frozen=True)
class Tell:
    """Show a message beside the log."""

    words: str
    good: bool = False


@dataclass(frozen=True)
class Focus:
    """Give the focus to a target."""

    key: Hashable


Act = Answer | Refuse | Command | Ask | Choose | Open | Close | Tell | Focus | Navigation | None
"""An act, or where to go; None only changes the picture."""
Doing = Act | Callable[[], Any]
"""An act, or a function that changes what the game itself keeps and returns one."""


class DialogTable(DialogParent, Protocol):
    """What the pause, the log and the how-to-play page need of a table."""

    @property
    def client(self) -> MatchClient:
        """The client of the match."""
        ...

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open another dialog."""
        ...

    def save(self) -> Navigation | None:
        """Save the match."""
        ...

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook."""
        ...

    def commands(self) -> Mapping[str, Callable[[], Any]]:
        """The commands other than answers, by the names of their input actions."""
        ...

    def pause_entries(self) -> Mapping[str, Callable[[], Any]]:
        """The commands that only the pause has, by their names."""
        ...


class TableHost(DialogParent, Protocol):
    """What a dialog of a game needs of the table that it is opened on."""

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def secrets_key(self) -> str:
        """What sentences call the key for secrets on the device in use."""
        ...

    def facts(self) -> TableFacts:
        """What is at the table now."""
        ...

    def do(self, doing: Doing) -> Navigation | None:
        """Perform an act."""
        ...

    def close(self) -> None:
        """Close the dialog."""
        ...

    def link_at(self, point: tuple[float, float]) -> str:
        """The rule whose link is at a point, "" for none."""
        ...

    def on_link(self) -> bool:
        """Whether the mouse is on a link to the rulebook."""
        ...
