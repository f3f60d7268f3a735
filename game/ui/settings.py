"""The player's settings: a small JSON file that is read at the start and written at once when something changes."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

Speed = Literal["calm", "normal", "quick", "instant"]
SPEEDS: tuple[Speed, ...] = ("calm", "normal", "quick", "instant")
PACE: dict[Speed, float] = {"calm": 0.6, "normal": 1.0, "quick": 2.2, "instant": 1000.0}
LETTERS = (1.0, 1.15, 1.3)


class Settings(Struct):
    """How the program shows itself: speed of the animations, reduced motion, size of the text, full screen."""

    speed: Speed = "normal"
    reduced: bool = False
    letter: float = 1.0
    full_screen: bool = False

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
