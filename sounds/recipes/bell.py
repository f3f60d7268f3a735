"""Bells, chimes and coins: partials that are not in tune with each other, each with its own decay."""

from recipes.kit import Chance, Mode, Wave, about, blank, mix, put, ringing, struck

TOWER = ((0.5, 0.8, 1.0), (1.0, 1.0, 0.6), (1.19, 0.7, 0.5), (1.5, 0.4, 0.38), (2.0, 0.7, 0.32), (2.5, 0.3, 0.22), (2.67, 0.3, 0.2),
         (3.0, 0.25, 0.16), (4.0, 0.2, 0.1), (5.33, 0.12, 0.06))  # fmt: skip
"""A church bell: part of the strike note, height, and part of the hum's decay; the third is minor."""


def tower(chance: Chance, note: float, seconds: float, t60: float = 8.0, beat: float = 0.6) -> Wave:
    """A great bell of the strike note `note` Hz: every partial is a pair that is `beat` Hz apart and therefore breathes."""
    pairs: list[Mode] = []
    for part, height, hold in TOWER:
        off = beat * chance.uniform(0.4, 1.0) / 2
        pairs += [(part * note - off, height, hold * t60), (part * note + off, 0.6 * height, hold * t60)]
    return struck(chance, pairs, seconds, contact=0.004, rough=0.6)


def chime(chance: Chance, note: float, seconds: float, t60: float = 1.2) -> Wave:
    """A small bar of metal: the modes of a free bar, 1 : 2.76 : 5.40 : 8.93."""
    bar = ((1.0, 1.0, 1.0), (2.756, 0.45, 0.5), (5.404, 0.2, 0.25), (8.933, 0.08, 0.12))
    return struck(chance, [(about(chance, note * r, 0.001), a, t * t60) for r, a, t in bar], seconds, contact=0.0008, rough=0.2)


def chimes(chance: Chance, notes: tuple[float, ...], step: float, t60: float = 1.2) -> Wave:
    """Chimes one after the other, `step` seconds apart."""
    canvas = blank(step * len(notes) + t60)
    for place, note in enumerate(notes):
        put(canvas, chime(chance, note, t60, t60), place * step)
    return canvas


def coin(chance: Chance, seconds: float = 0.5) -> Wave:
    """A coin: the high crowded modes of a small disc."""
    base = about(chance, 3100, 0.12)
    disc = ((1.0, 1.0, 0.3), (1.73, 0.7, 0.22), (2.33, 0.6, 0.18), (2.91, 0.45, 0.14), (3.89, 0.3, 0.1))
    return struck(chance, [(about(chance, base * r, 0.01), a, about(chance, t, 0.2)) for r, a, t in disc], seconds, 0.0005, 0.3)


def coins(chance: Chance, count: int, seconds: float) -> Wave:
    """A handful of coins falls; each bounces once or twice."""
    canvas = blank(seconds)
    for _coin in range(count):
        at, gap, gain = chance.uniform(0, 0.45 * seconds), chance.uniform(0.05, 0.12), chance.uniform(0.4, 1.0)
        for _bounce in range(3):
            put(canvas, coin(chance), at, gain)
            at, gap, gain = at + gap, gap * 0.6, gain * 0.45
    return canvas


def glass(chance: Chance, note: float, seconds: float) -> Wave:
    """A drinking glass, tapped: few modes, rising as the square of their number."""
    modes = [
        (about(chance, note * r, 0.01), a, t)
        for r, a, t in ((1, 1, 0.7), (2.32, 0.5, 0.45), (4.25, 0.35, 0.3), (6.63, 0.2, 0.18))
    ]
    return mix(struck(chance, modes, seconds, 0.0006, 0.2), ringing([(note * 9.4, 0.1, 0.06)], 0.1))
