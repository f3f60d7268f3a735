"""What targets of the table do, as callbacks."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Act

Point = tuple[float, float]


class TargetActs(NamedTuple):
    """The callbacks of targets.

    `label` names an option, `answer` gives it, `refuse` says why it is not possible. `look` opens the inspector at a point, `turn`
    pages through the hand, `show` opens a tab.
    """

    label: Callable[[Choice], str]
    answer: Callable[[Choice], Navigation | None]
    refuse: Callable[[Choice], Navigation | None]
    look: Callable[[Point | None], Navigation | None]
    turn: Callable[[int], Navigation | None]
    show: Callable[[str], Navigation | None]

    def choose(self, choice: Choice) -> Act:
        """Return the command that gives an answer."""
        return partial(self.answer, choice)
