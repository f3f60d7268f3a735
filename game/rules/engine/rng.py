"""A counter-based random generator: a seed and one counter per named stream are its whole state."""

from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
_EIGHT = Layout(">8Q")
"""A digest as eight whole numbers."""


class Rng(Struct):
    """Named random streams, a part of the game state.

    Streams are independent: a shuffled deck does not change the dice. In an observation `seed` is None, and drawing raises
    ValueError.
    """

    seed: int | None
    draws: dict[str, int] = {}

    def below(self, stream: str, n: int) -> int:
        """Return an integer from 0 to n - 1 and advance `stream` by one draw."""
        if self.seed is None:
            raise ValueError("the dice of an observation cannot be rolled")
        count = self.draws.get(stream, 0) + 1
        self.draws[stream] = count
        key = f"{self.seed}:{stream}:{count}".encode()
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big") % n

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Shuffle `items` in place (Fisher-Yates); the whole shuffle is one draw of `stream`."""
        base = self.below(stream, 1 << 63)
        for start in range(len(items) - 1, 0, -8):
            numbers = _EIGHT.unpack(blake2b(f"{base}:{start}".encode()).digest())
            for last, number in zip(range(start, 0, -1), reversed(numbers), strict=False):
                other = number % (last + 1)
                items[last], items[other] = items[other], items[last]

    @property
    def total(self) -> int:
        """The number of draws from all streams."""
        return sum(self.draws.values())
