"""The attributes of the setup page that its painter and layout use; the setup scene implements them."""

from typing import Protocol

from game.rules.ravenloft.adventures.campaign import Ledger
from game.ui.ravenloft.setup.past_results import PastResults
from game.ui.ravenloft.setup.regions import SetupLayout
from game.ui.scene.context import AppContext
from game.ui.widgets.focus import FocusManager
from game.ui.widgets.layout import Scroll


class RavenloftSetupView(Protocol):
    """The setup page as its painter and layout know it."""

    context: AppContext
    focus: FocusManager
    adventure: str
    book: Ledger
    card: str
    chosen: dict[str, str | int]
    levels: list[str]
    memory: PastResults
    message: str
    newcomer: bool
    plan: SetupLayout
    scroll: Scroll
    seed: str
    segments: dict[str, tuple[str | int, ...]]
    who: dict[str, str]

    def focused(self, key: object) -> bool:
        """Whether the target `key` has the focus."""
        ...

    def note(self, what: str) -> str:
        """The note below an option group."""
        ...

    def party(self) -> list[str]:
        """The chosen Heroes, in turn order."""
        ...

    def powers_of(self, hero: str) -> list[str]:
        """Return the Power cards on a Hero's panel."""
        ...

    def problem(self) -> str:
        """Why the game cannot begin, "" if it can."""
        ...

    def value(self, what: str, value: str | int) -> str:
        """The words for a value of an option."""
        ...
