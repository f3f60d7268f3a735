"""What the board shows for a moment: a roll of the die, a floating number, a card, an effect between figures with its form and colour; and noise for pictures."""

import math
from dataclasses import dataclass
from functools import cache, lru_cache

from game.rules.engine.content import data_folder, read_toml
from game.ui.draw.theme import Colour

Spot = tuple[float, float]
"""A place on the board, in squares."""


@dataclass
class Roll:
    """The die on the banner: `spin` is 1 when it is thrown and 0 at rest; `landed` means that its outcome has been shown, too."""

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
    landed: bool = True
    first: tuple[int, ...] = ()

    @property
    def concerned(self) -> tuple[str, ...]:
        """The figures of the roll, which nothing may cover."""
        return tuple(dict.fromkeys(name for name in (self.who, self.target) if name))


@dataclass
class Float:
    """Words or a small picture that rise from a figure. `tone` is "good", "bad" or "plain"."""

    words: str
    figure: str
    tone: str = "plain"
    picture: str = ""
    share: float = 0.0


@dataclass
class Act:
    """An effect on the board: `form` names its painter, `hue` a colour in `HUES`.

    Forms: "slash", "rake", "jaws" and "blow" hit `goal`; "shaft", "ball", "jag", "ray" and "gust" fly from `origin` to it; "burst" spreads over
    `reach` squares, "pulse" is a ring around a figure; "flight" carries a `picture`.
    """

    form: str
    hue: str
    origin: Spot = (0.0, 0.0)
    goal: Spot = (0.0, 0.0)
    share: float = 0.0
    reach: float = 1.0
    picture: str = ""
    seed: int = 0


@dataclass
class Flash:
    """A light of short duration: its place, reach in squares, colour, and strength now (0 to 1)."""

    x: float
    y: float
    reach: float
    colour: Colour
    share: float = 1.0


@dataclass
class Shown:
    """A card shown over the board: `turn` is 0 face down and 1 face up, `fate` its end ("" or "cancelled")."""

    card: str
    turn: float = 1.0
    fate: str = ""
    gone: float = 0.0


@dataclass
class SunTrack:
    """The Sun between two spaces, at `share` of the way."""

    space: int
    last: int
    share: float = 0.0


KINDS: dict[str, tuple[str, str]] = {
    "blade": ("slash", "steel"), "blunt": ("blow", "steel"), "claw": ("rake", "blood"), "bite": ("jaws", "bone"),
    "arrow": ("shaft", "wood"), "fire": ("ball", "fire"), "frost": ("ball", "frost"), "spark": ("jag", "spark"), "holy": ("ray", "holy"),
    "shadow": ("ball", "shadow"), "poison": ("ball", "poison"), "force": ("ball", "force"), "web": ("ball", "web"), "wind": ("gust", "wind"),
    "breath": ("breath", "spark"), "howl": ("howl", "shadow"), "slam": ("slam", "steel"),
}  # fmt: skip
"""The form and the colour of each kind of attack in `levels/ui/effects.toml`."""
NEAR = frozenset({"slash", "rake", "jaws", "blow", "slam"})
FRAMES = {"mist": (6, 2.6), "breath": (5, 4.6), "howl": (5, 5.6), "slam": (5, 3.4), "turn": (6, 2.8)}
"""Painted sequences: the number of pictures, and the width in squares for each square of `reach`."""
LINGERS = 0.75
"""The share of its time after which a painted sequence fades."""
SOFTENED = 150
"""The opacity (of 255) of a painted sequence with reduced flashes."""
FLIES = 0.55
"""The share of its time in which a bolt flies; the rest is its impact."""
SHINES = frozenset({"fire", "frost", "spark", "holy", "shadow", "force", "gold", "poison"})


@cache
def _table() -> dict[str, str]:
    table: dict[str, str] = read_toml(data_folder("levels") / "ui" / "effects.toml")["ravenloft"]
    return table


def named() -> frozenset[str]:
    """The attacks that have a style of their own."""
    return frozenset(_table())


def look(card: str, *, far: bool) -> tuple[str, str]:
    """The form and the colour of an attack; by default a blade, or at a distance an arrow."""
    kind = _table().get(card, "arrow" if far else "blade")
    return KINDS.get(kind, KINDS["blade"])


_MASK = 0xFFFFFFFF


@lru_cache(maxsize=4096)
def lot(*numbers: int) -> float:
    """A number from 0 to 1 that depends only on these integers."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & _MASK)) * 0x85EBCA6B & _MASK
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & _MASK
    return (mixed ^ mixed >> 16) / _MASK


def wander(phase: int, at: float) -> float:
    """A value from -1 to 1 that changes smoothly with `at`, by about its whole range in one step of 1."""
    whole = math.floor(at)
    part = at - whole
    part = part * part * (3 - 2 * part)
    one, other = lot(phase, whole), lot(phase, whole + 1)
    return 2 * (one + (other - one) * part) - 1


def flicker(phase: int, ms: float) -> float:
    """The flicker of a flame, from -1 to 1: two noises of about 3 and 7 Hz."""
    return 0.65 * wander(phase, ms * 0.003) + 0.35 * wander(phase + 977, ms * 0.007)
