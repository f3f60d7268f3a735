"""The constants and the layout data of the setup page."""

from dataclasses import dataclass, field

from game.ui.draw.canvas import Area
from game.ui.widgets import layout

HOME = "home"
"""The holder of a Hero that is not in the party."""
ROW = 36.0
"""The height of a card's row."""

SEGMENTS: dict[str, tuple[str | int, ...]] = {
    "powers": ("suggested", "free", "random"),
    "surges": (1, 2, 3),
    "treasures": (50, 45),
}
"""The values of each option group."""


@dataclass
class SetupLayout:
    """The areas of the setup page. Those of the body are unscrolled; the bar and the head do not scroll.

    `segments` are the option groups with title and note; `numbers` says whether Heroes show their numbers, `row` is the height of a card's row.
    """

    head: Area
    body: Area
    bar: Area
    listed: Area = layout.NOWHERE
    guided: Area = layout.NOWHERE
    ledger: Area = layout.NOWHERE
    rows: dict[str, Area] = field(default_factory=dict)
    adventure: Area = layout.NOWHERE
    rules: Area = layout.NOWHERE
    heroes: dict[str, Area] = field(default_factory=dict)
    segments: dict[str, Area] = field(default_factory=dict)
    choices: Area = layout.NOWHERE
    begin: Area = layout.NOWHERE
    numbers: bool = True
    row: float = ROW
    wide: bool = True
    beside: bool = True

    @property
    def parts(self) -> list[Area]:
        """The panels of the body."""
        return [self.listed, self.adventure, *self.heroes.values(), self.choices]
