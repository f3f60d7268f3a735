"""The interface of a table scene that dialogs of all games use."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.match import Match
from game.ui.scene.navigation import Navigation
from game.ui.table.acts import Doing
from game.ui.table.facts import TableFacts
from game.ui.table.match_client import MatchClient
from game.ui.widgets.dialog import Dialog, DialogParent


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
