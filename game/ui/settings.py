"""The player's settings: a small JSON file that is read at the start and written at once when something changes."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

Speed = Literal["calm", "normal", "quick", "instant"]
SPEEDS: tuple[Speed, ...] = ("calm", "normal", "quick", "instant")
PACE: dict[Speed, float] = {"calm": 0.6, "normal": 1.0, "quick": 2.2, "instant": 1000.0}
LETTERS = (0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 2.0)
SCALES = (0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 2.0)
Undo = Literal["free", "turn", "never"]
UNDOS: tuple[Undo, ...] = ("free", "turn", "never")


class Settings(Struct):
    """How the program shows itself, sounds, and is held.

    `letter` enlarges text alone, `scale` everything; `table` is the look for two metres away. The four volumes are per cent.
    `keys` are the player's own keys: the name of a deed and the names of its keys. `idle` are the minutes after which the menu
    shows the demo (0: never).
    """

    speed: Speed = "normal"
    reduced: bool = False
    soft: bool = False
    letter: float = 1.0
    scale: float = 1.0
    table: bool = False
    full_screen: bool = False
    master: int = 80
    effects: int = 80
    music: int = 60
    ambience: int = 70
    captions: bool = False
    aids: bool = False
    undo: Undo = "free"
    pad: bool = True
    idle: int = 2
    keys: dict[str, list[str]] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """How fast animations run; reduced motion cuts to their end."""
        return 1000.0 if self.reduced else PACE[self.speed]


def load(path: Path) -> Settings:
    """Read settings; a file that is missing or damaged gives the usual ones, and is left alone until something changes."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()


def store(settings: Settings, path: Path) -> bool:
    """Write settings; False where that is not possible, which is no reason to stop playing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
    except OSError:
        return False
    return True
