"""What the window is opened for: the agreement between the command line and the screen."""

from dataclasses import dataclass, field
from pathlib import Path

STAGED = ("ravenloft", "terrorscape", "london", "dungeonville")
"""The games that the window can show: those with scenes of their own. The others are played in text mode."""
WATCHED = ("ravenloft", "terrorscape", "london", "dungeonville")
"""The games that the window can show by itself: in a demo, and a night that is over once more."""


@dataclass(frozen=True)
class Start:
    """A new `game` with its options and seats, a saved `file` to go on with (or to watch: `replay`), or neither: the menu.

    `demo` lets the program play all seats; with `seconds` the window closes by itself. A `kiosk` is left by its key chord alone.
    """

    game: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    seed: int | None = None
    file: Path | None = None
    demo: bool = False
    replay: bool = False
    seconds: float | None = None
    kiosk: bool = False
