"""Public facts that tell of deeds, as they stand in the record (DV-114)."""

from msgspec import Struct


class Sent(Struct, frozen=True, tag=True):
    """A wizard chose a dungeon: how dangerous each was for its party, in percent, and how many pawns stood there (DV-040, DV-041)."""

    seat: int
    dungeon: str
    dangers: tuple[int, ...]
    pawns: tuple[int, ...]


class Pressed(Struct, frozen=True, tag=True):
    """A party that might have escaped went `on`, or not; `danger` in percent (DV-075)."""

    seat: int
    dungeon: str
    danger: int
    on: bool


class Kept(Struct, frozen=True, tag=True):
    """A wizard who could have paid for another deed kept its own; `scores` are its own with each dungeon (DV-090)."""

    seat: int
    scores: tuple[int, ...]


class Swapped(Struct, frozen=True, tag=True):
    """A wizard exchanged its deed for that in a place of the house; `scores` are its own with each dungeon (DV-092)."""

    seat: int
    place: int
    scores: tuple[int, ...]


class Passed(Struct, frozen=True, tag=True):
    """A wizard claimed nothing, though each of these dungeons would have brought it to the goal (DV-119)."""

    seat: int
    ripe: tuple[str, ...]


Sign = Sent | Pressed | Kept | Swapped | Passed
"""Whatever stands in the record."""
