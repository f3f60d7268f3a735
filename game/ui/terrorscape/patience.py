"""How long the program's side thinks, as the other side sees it: always for the same time, which tells nothing of what it does."""

from math import ceil

from game.ui.settings import PACE, Speed

THINKS, BRISK = 2400.0, 1200.0
"""Milliseconds that the other side thinks where the program plays it, at the usual speed and at a quick one.

It is the same for every turn and every answer in the middle of one, whoever sits there, whatever is done and however much. A machine that
needs longer waits as long again, and again; at all its levels the program needs a tenth of it.
"""


def put_off(took: float, speed: Speed) -> float:
    """When what the other side did is shown, in milliseconds since it was asked; it has taken `took` of them."""
    waits = THINKS if PACE[speed] <= 1 else BRISK
    return max(1, ceil(took / waits)) * waits
