"""The entries of the public record: actions that give information about deeds (DV-114)."""

from msgspec import Struct


class Sent(Struct, frozen=True, tag=True):
    """A wizard chose a dungeon: the danger of each for its party, in percent, and the number of pawns there (DV-040, DV-041)."""

    seat: int
    dungeon: str
    dangers: tuple[int, ...]
    pawns: tuple[int, ...]


class Pressed(Struct, frozen=True, tag=True):
    """A party that could escape went `on`, or escaped; `danger` is in percent (DV-075)."""

    seat: int
    dungeon: str
    danger: int
    on: bool


class Kept(Struct, frozen=True, tag=True):
    """A wizard that could pay for another deed kept its own; `scores` are its scores with each dungeon (DV-090)."""

    seat: int
    scores: tuple[int, ...]


class Swapped(Struct, frozen=True, tag=True):
    """A wizard exchanged its deed for that in a place of the house; `scores` are its scores with each dungeon (DV-092)."""

    seat: int
    place: int
    scores: tuple[int, ...]


class Passed(Struct, frozen=True, tag=True):
    """A wizard did not claim, although with each of these dungeons it would have the goal (DV-119)."""

    seat: int
    ripe: tuple[str, ...]


Sign = Sent | Pressed | Kept | Swapped | Passed
"""Any entry of the record."""
