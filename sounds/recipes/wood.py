"""Wood and bone: knocks, creaks, doors, dice and dry joints."""

import numpy as np

from recipes.kit import Chance, Wave, about, blank, convolved, put, ringing, strewn, struck

BOARD = ((168.0, 1.0, 0.14), (257.0, 0.8, 0.11), (391.0, 0.5, 0.08), (588.0, 0.3, 0.06), (910.0, 0.12, 0.03))
DIE = ((2350.0, 1.0, 0.022), (3480.0, 0.8, 0.018), (4700.0, 0.5, 0.012))
LONG_BONE = ((980.0, 1.0, 0.06), (1730.0, 0.8, 0.045), (2710.0, 0.6, 0.03), (3900.0, 0.3, 0.02))


def knock(chance: Chance, size: float = 1.0) -> Wave:
    """A knock on a board; `size` 2 is a board an octave deeper."""
    return struck(chance, [(f / size, a, t * size) for f, a, t in strewn(chance, BOARD, 0.08)], 0.3 * size, 0.003 * size, 0.4)


def creak(chance: Chance, seconds: float, low: float = 22.0, high: float = 70.0) -> Wave:
    """Old wood sticks and slips: pulses that come faster and slower, through the resonances of a board."""
    canvas, at, pace = blank(seconds), 0.0, chance.uniform(0, 6)
    while at < seconds * 0.96:
        canvas[int(at * 44100)] += chance.uniform(0.4, 1.0) * np.sin(np.pi * at / seconds) ** 0.6
        at += 1 / about(chance, low + (high - low) * (0.5 + 0.5 * np.sin(pace + 5 * at / seconds)), 0.12)
    body = [(340.0, 1.0, 0.05), (560.0, 0.9, 0.04), (905.0, 0.8, 0.03), (1480.0, 0.5, 0.02), (2300.0, 0.25, 0.012)]
    return convolved(canvas, ringing(strewn(chance, body, 0.1), 0.1))


def die(chance: Chance, bounces: int = 7, first: float = 0.15) -> Wave:
    """A die falls on stone, bounces lower and faster each time, and rocks to rest."""
    canvas, at, gap, gain = blank(1.3), 0.0, about(chance, first, 0.2), 1.0
    for _bounce in range(bounces):
        hit = struck(chance, strewn(chance, DIE, 0.12), 0.06, 0.0007, 0.8)
        thump = struck(chance, strewn(chance, ((420.0, 1.0, 0.04), (760.0, 0.6, 0.03)), 0.1), 0.08, 0.002, 0.4)
        put(canvas, hit, at, gain)
        put(canvas, thump, at, 0.5 * gain)
        at, gap, gain = at + gap, max(0.02, gap * about(chance, 0.72, 0.15)), gain * about(chance, 0.74, 0.15)
    return canvas


def bones(chance: Chance, count: int, seconds: float) -> Wave:
    """Dry bones rattle: hollow clicks in clusters."""
    canvas = blank(seconds)
    for _bone in range(count):
        at = chance.beta(1.2, 1.6) * seconds * 0.85
        one = struck(chance, strewn(chance, LONG_BONE, 0.25), 0.09, 0.0009, 0.7)
        put(canvas, one, float(at), chance.uniform(0.25, 1.0))
    return canvas
