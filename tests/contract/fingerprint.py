"""Print what one random game of each variant comes to: a line of digests, to be compared between processes."""

import random
import sys
from hashlib import blake2b

import toys

toys.register_toys()

from variants import VARIANTS  # noqa: E402  # the toys have to be registered first

for variant in VARIANTS:
    events = blake2b(digest_size=16)
    match, time = toys.new(variant.game, 12, **variant.options)
    dice = random.Random(12)
    while match.decision is not None:
        events.update(repr(match.decision).encode())
        events.update(repr(toys.give(match, time, dice)).encode())
    sys.stdout.write(f"{variant} {match.digest} {events.hexdigest()}\n")
