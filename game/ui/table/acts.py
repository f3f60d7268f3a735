"""Acts: what a target, a key or a dialog does at a table, as values. Target functions and dialogs return them; the table scene performs them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Dialog


@dataclass(frozen=True)
class Answer:
    """Give an answer, for the asked seat unless another `seat` is named. An open dialog closes."""

    choice: Choice
    seat: Seat | None = None


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
