"""Cards, pages and counters on the table."""

from recipes.kit import Chance, Wave, about, band, blank, bump, put, strewn, struck
from recipes.noise import coloured, swept, wander

PAPER = ((640.0, 1.0, 0.02), (1150.0, 0.8, 0.014), (2100.0, 0.6, 0.01), (3600.0, 0.4, 0.006))


def rustle(chance: Chance, seconds: float, low: float = 1500.0, high: float = 7000.0) -> Wave:
    """Paper slides on paper."""
    grain = wander(chance, seconds, 70, 0.2, 1)
    return bump(seconds, 0.35) * grain * band(coloured(chance, seconds, 0.5), low, high)


def tap(chance: Chance) -> Wave:
    """The edge of a card meets the table."""
    return struck(chance, strewn(chance, PAPER, 0.15), 0.05, 0.0012, 0.8)


def flip(chance: Chance, seconds: float = 0.16) -> Wave:
    """A card is turned: it bends, springs and falls flat."""
    canvas = blank(seconds + 0.12)
    put(canvas, bump(seconds, 0.6) * swept(chance, 1800 + 2600 * bump(seconds, 0.6), 1800), 0, 0.5)
    put(canvas, tap(chance), seconds * 0.9, 6)
    return canvas


def riffle(chance: Chance, count: int, seconds: float) -> Wave:
    """A deck is shuffled: the edges snap past the thumb, quickest in the middle."""
    canvas, at = blank(seconds), 0.02
    for place in range(count):
        put(canvas, tap(chance), at, chance.uniform(0.5, 1.0))
        middle = 1 - abs(2 * place / count - 1)
        at += about(chance, (seconds - 0.1) / count * (1.45 - 0.9 * middle), 0.25)
    return canvas


def counter(chance: Chance) -> Wave:
    """A thick counter of card is put down."""
    modes = strewn(chance, ((380.0, 1.0, 0.035), (720.0, 0.7, 0.025), (1350.0, 0.5, 0.015), (2600.0, 0.3, 0.008)), 0.12)
    return struck(chance, modes, 0.09, 0.0018, 0.6)
