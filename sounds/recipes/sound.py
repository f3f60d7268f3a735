"""The mark of a finished sound: `@sound(...)` above a function from chance to a wave."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def sound(*, kind: str = "effect", variants: int = 1) -> Callable[[T], T]:
    """Bake this function to a file of its name, or to `variants` numbered ones that differ by chance.

    `kind` says how loud it gets and whether it is a loop: see `KINDS` in `sounds/level.py`. Both are read from the source, so they are
    written as plain values.
    """
    del kind, variants
    return lambda recipe: recipe
