"""What is shown for a moment: a roll of the die, a number that rises."""

from dataclasses import dataclass


@dataclass
class Roll:
    """The die on the banner: `face` once it lies still, and what became of it."""

    who: str
    purpose: str
    face: int
    card: str = ""
    bonus: int = 0
    total: int | None = None
    ac: int = 0
    target: str = ""
    hit: bool | None = None
    spin: float = 0.0


@dataclass
class Float:
    """A number that rises from a figure."""

    words: str
    figure: str
    good: bool
    share: float = 0.0
