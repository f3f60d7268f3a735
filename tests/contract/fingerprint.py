"""Print what one random game of each named variant comes to: lines of digests, to be compared between processes."""

import random
import sys
from hashlib import blake2b

import toys

toys.register_toys()

from variants import VARIANTS, Variant  # noqa: E402  # the toys have to be registered first

MOST = 400
"""So many answers are enough: what depends on hashes shows soon, and the longest games have a thousand."""


def fingerprint(variant: Variant) -> str:
    """The digest of the last state, and one of all decisions and events."""
    events = blake2b(digest_size=16)
    match, time = toys.new(variant.game, 12, **variant.options)
    dice = random.Random(12)
    while match.decision is not None and match.turn < MOST:
        events.update(repr(match.decision).encode())
        events.update(repr(toys.give(match, time, dice)).encode())
    return f"{variant} {match.digest} {events.hexdigest()}\n"


if __name__ == "__main__":
    sys.stdout.writelines(fingerprint(variant) for variant in VARIANTS if str(variant) in sys.argv[1:])
