"""Metal: blades, shields, chains, locks."""

import numpy as np

from recipes.kit import RATE, Chance, Mode, Wave, about, band, blank, bump, clock, mix, put, struck
from recipes.noise import coloured, swept


def plate(chance: Chance, base: float, count: int, t60: float) -> list[Mode]:
    """The crowded, inharmonic resonances of a blade or a plate; the higher, the shorter."""
    modes: list[Mode] = []
    pitch = base
    for place in range(count):
        modes.append((pitch, about(chance, 1 / (1 + 0.25 * place), 0.3), t60 / (1 + 0.22 * place)))
        pitch += base * chance.uniform(0.35, 0.95)
    return modes


def clash(chance: Chance, base: float = 900.0, t60: float = 0.7, seconds: float = 0.8) -> Wave:
    """Steel on steel: two blades, with a scrape between."""
    one = struck(chance, plate(chance, base, 16, t60), seconds, 0.0008, 1.0)
    two = struck(chance, plate(chance, 1.31 * base, 14, 0.8 * t60), seconds, 0.0008, 1.0)
    scrape = bump(0.09, 0.2) * band(coloured(chance, 0.09, 0), 2500, 9000)
    canvas = blank(seconds)
    put(canvas, one, 0)
    put(canvas, two, about(chance, 0.013, 0.4), 0.7)
    put(canvas, scrape, 0, 0.02)
    return canvas


def drawn(chance: Chance, seconds: float = 0.5) -> Wave:
    """A blade leaves its sheath: a rising scrape, and the blade rings on."""
    rise = clock(seconds) / seconds
    scrape = rise**0.7 * (1 - rise) ** 0.4 * swept(chance, 1800 + 4200 * rise, 1800)
    ring = struck(chance, plate(chance, 1700, 10, 0.6), 0.6, 0.002, 0.5)
    canvas = blank(seconds + 0.5)
    put(canvas, scrape, 0)
    put(canvas, ring, 0.75 * seconds, 1.6)
    return canvas


def swing(chance: Chance, seconds: float = 0.28) -> Wave:
    """A blade cuts the air: its edge whistles the higher the faster it is, and is heard only while it is fast."""
    fast = bump(seconds, 0.64)
    edge = about(chance, 2700, 0.15) * (0.3 + 0.7 * fast)
    air = swept(chance, edge, 380) + 0.45 * swept(chance, 1.7 * edge, 2600) + 0.3 * swept(chance, 0.45 * edge, 420)
    return band(fast**3 * air, 300, 13000)


def shield(chance: Chance) -> Wave:
    """A blow on a shield: a boss of iron on wood."""
    iron = struck(chance, plate(chance, about(chance, 420, 0.1), 14, 0.55), 0.8, 0.0012, 0.8)
    board = struck(chance, [(150, 1, 0.16), (236, 0.7, 0.12), (389, 0.4, 0.09)], 0.4, 0.004, 0.4)
    return mix(iron, 1.2 * board)


def links(chance: Chance, count: int, seconds: float) -> Wave:
    """A chain is dragged or falls: many small rings."""
    canvas = blank(seconds)
    for place in np.sort(chance.uniform(0, seconds * 0.8, count)):
        link = struck(chance, plate(chance, about(chance, 1500, 0.3), 6, 0.16), 0.2, 0.0008, 0.8)
        put(canvas, link, float(place), chance.uniform(0.2, 1.0))
    return canvas


def click(chance: Chance, base: float = 1400.0) -> Wave:
    """A small catch snaps: a pair of clicks of thick metal."""
    canvas = blank(0.16)
    put(canvas, struck(chance, plate(chance, base, 6, 0.05), 0.08, 0.0008, 0.8), 0)
    put(canvas, struck(chance, plate(chance, 0.7 * base, 6, 0.06), 0.09, 0.0012, 0.8), about(chance, 0.045, 0.2), 1.2)
    return canvas


def string(chance: Chance, pitch: float, seconds: float = 0.35) -> Wave:
    """A bowstring let go: harmonics that die quickly and sink a little at first."""
    moments = clock(seconds)
    glide = pitch * (1 + 0.12 * np.exp(-moments / 0.02))
    turn = 2 * np.pi * np.cumsum(glide) / RATE
    out = np.zeros(len(moments))
    for number in range(1, 9):
        out += np.sin(number * turn) / number * np.exp(-moments * (9 + 7 * number))
    snap = bump(0.012, 0.2) * chance.standard_normal(round(0.012 * RATE))
    return mix(out, 0.5 * snap)
