"""Navigation values: what a scene returns to leave for another one. The routes of the program (`game/ui/app/routes.py`) make scenes from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, init=False)
class _Open:
    """The `route` of a scene to open, with its main `subject` (a match, a game ...) and further `arguments` by name."""

    route: str
    subject: Any
    arguments: Mapping[str, Any]

    def __init__(self, route: str, subject: Any = None, **arguments: Any) -> None:
        object.__setattr__(self, "route", route)
        object.__setattr__(self, "subject", subject)
        object.__setattr__(self, "arguments", arguments)


class Goto(_Open):
    """Replace the current scene."""


class Push(_Open):
    """Open a scene on top of the current one, which keeps its state and does not update until `Back`."""


@dataclass(frozen=True)
class Back:
    """Close the scene and return to the one below, which receives `result` in `resumed`; with none below, open the menu."""

    result: Any = None


@dataclass(frozen=True)
class Quit:
    """Leave the program."""


Navigation = Goto | Push | Back | Quit
"""What `handle`, `update` and the `act` of a target return; None stays."""
