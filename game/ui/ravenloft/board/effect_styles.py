"""The styles of effects between figures: the form and the colour of each kind of attack."""

from functools import cache

from game.rules.engine.content import data_folder, read_toml
from game.ui.draw.theme import Colour, rgb

HUES: dict[str, Colour] = {
    "steel": rgb("#e8ecff"), "bone": rgb("#ffd9c0"), "wood": rgb("#e9c58a"), "fire": rgb("#ff8a2a"), "frost": rgb("#8fd4ff"),
    "spark": rgb("#b6c8ff"), "holy": rgb("#ffe9a0"), "shadow": rgb("#9a5cff"), "poison": rgb("#9be05a"), "force": rgb("#d08cff"),
    "web": rgb("#d8dccb"), "wind": rgb("#bfe4e0"), "gold": rgb("#ffd873"), "blood": rgb("#ff5a48"), "life": rgb("#a8dc9a"),
}  # fmt: skip
KINDS: dict[str, tuple[str, str]] = {
    "blade": ("slash", "steel"), "blunt": ("blow", "steel"), "claw": ("rake", "blood"), "bite": ("jaws", "bone"),
    "arrow": ("shaft", "wood"), "fire": ("ball", "fire"), "frost": ("ball", "frost"), "spark": ("jag", "spark"), "holy": ("ray", "holy"),
    "shadow": ("ball", "shadow"), "poison": ("ball", "poison"), "force": ("ball", "force"), "web": ("ball", "web"), "wind": ("gust", "wind"),
    "breath": ("breath", "spark"), "howl": ("howl", "shadow"), "slam": ("slam", "steel"),
}  # fmt: skip
"""The form and the colour of each kind of attack in `levels/ui/effects.toml`."""
NEAR = frozenset({"slash", "rake", "jaws", "blow", "slam"})
FRAMES: dict[str, tuple[int, float]] = {
    "mist": (6, 2.6),
    "breath": (5, 4.6),
    "howl": (5, 5.6),
    "slam": (5, 3.4),
    "turn": (6, 2.8),
}
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
