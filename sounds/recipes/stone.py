"""Stone, earth and water: footsteps, slabs, rubble, drops, bodies that fall."""

import numpy as np

from recipes.kit import Chance, Wave, about, band, blank, bump, clock, curve, mix, put, sinking, strewn, struck, tone
from recipes.noise import coloured, wander

FLAG = ((310.0, 1.0, 0.05), (470.0, 0.8, 0.045), (720.0, 0.5, 0.035), (890.0, 0.3, 0.03))
SLAB = ((58.0, 1.0, 0.4), (93.0, 0.8, 0.3), (141.0, 0.6, 0.22), (330.0, 0.25, 0.1), (520.0, 0.15, 0.07))


def step(chance: Chance, weight: float = 1.0) -> Wave:
    """A boot on flagstones: heel, then sole, with a little grit."""
    heel = struck(chance, strewn(chance, FLAG, 0.12), 0.1, 0.003 * weight, 0.7)
    sole = struck(chance, strewn(chance, FLAG, 0.15), 0.1, 0.006 * weight, 0.9)
    body = struck(chance, [(about(chance, 95 / weight, 0.1), 1, 0.08)], 0.12, 0.006, 0.2)
    grit = bump(0.07, 0.3) * band(coloured(chance, 0.07, 0), 1500, 6000) * wander(chance, 0.07, 80, 0, 1)
    canvas = blank(0.26)
    put(canvas, heel, 0)
    put(canvas, weight * 0.7 * body, 0)
    put(canvas, sole, about(chance, 0.055, 0.3), 0.7)
    put(canvas, grit, about(chance, 0.05, 0.3), 0.03)
    return canvas


def slab(chance: Chance, size: float = 1.0) -> Wave:
    """A slab of stone falls into its place."""
    modes = [(f / size, a, t * size) for f, a, t in strewn(chance, SLAB, 0.06)]
    dust = sinking(0.3, 0.25) * band(coloured(chance, 0.3, 1), 200, 2500)
    return mix(struck(chance, modes, 0.8, 0.006, 0.6), 0.03 * dust)


def grind(chance: Chance, seconds: float, bright: float = 1.0) -> Wave:
    """Stone slides on stone: rough noise that stutters, and grains that jump."""
    stutter = wander(chance, seconds, 45, 0, 1) ** 2 * wander(chance, seconds, 5, 0.4, 1)
    bed = band(coloured(chance, seconds, 1), 70, 520 * bright) + 0.35 * band(coloured(chance, seconds, 0), 600, 2400 * bright)
    return curve(seconds, (0, 0), (0.12, 1), (0.8, 0.9), (1, 0)) * stutter * bed


def rubble(chance: Chance, count: int, seconds: float, size: float = 1.0) -> Wave:
    """Stones fall and roll: many small knocks that thin out."""
    canvas = blank(seconds)
    for _stone in range(count):
        part = float(chance.beta(1.0, 2.4))
        small = about(chance, 1.4, 0.6) / size
        modes = [(f * small, a, t / small) for f, a, t in strewn(chance, FLAG, 0.2)]
        put(canvas, struck(chance, modes, 0.12, 0.002, 0.8), part * seconds * 0.85, chance.uniform(0.2, 1) * (1 - 0.6 * part))
    return canvas


def thud(chance: Chance, pitch: float = 70.0) -> Wave:
    """A body or a fist strikes: a low note that sinks, and a dull slap."""
    glide = pitch * (1 + 0.8 * np.exp(-clock(0.3) / 0.025))
    low = tone(glide) * sinking(0.3, 0.28) * np.minimum(1, clock(0.3) / 0.003)
    slap = sinking(0.09, 0.07) * np.minimum(1, clock(0.09) / 0.002) * band(coloured(chance, 0.09, 1), 180, 1800)
    return mix(low, 0.45 * slap)


def squelch(chance: Chance, seconds: float = 0.18) -> Wave:
    """Something wet gives way."""
    wet = wander(chance, seconds, 60, 0, 1) ** 2 * band(coloured(chance, seconds, 1), 400, 3500)
    return bump(seconds, 0.25) * wet


def drop(chance: Chance, pitch: float = 900.0) -> Wave:
    """A drop falls into water: a tick, and a bubble whose note rises while it dies."""
    rise = curve(0.12, (0, pitch), (1, about(chance, 1.7, 0.1) * pitch))
    bubble = tone(rise) * sinking(0.12, 0.09) * np.minimum(1, clock(0.12) / 0.002)
    tick = struck(chance, [(about(chance, 3800, 0.2), 1, 0.01)], 0.03, 0.0006, 0.9)
    canvas = blank(0.16)
    put(canvas, tick, 0, 0.8)
    put(canvas, bubble, 0.012)
    return canvas


def bubbles(chance: Chance, count: int, seconds: float, pitch: float = 320.0) -> Wave:
    """A thick liquid boils or is poured."""
    canvas = blank(seconds)
    for _bubble in range(count):
        put(canvas, drop(chance, about(chance, pitch, 0.5)), chance.uniform(0, 0.85 * seconds), chance.uniform(0.2, 1))
    return canvas


def heartbeat(chance: Chance) -> Wave:
    """Two thumps of 50 to 60 Hz, 120 ms apart."""
    canvas = blank(0.55)
    for at, gain, pitch in ((0.0, 1.0, 52.0), (0.12, 0.7, 60.0)):
        thump = tone(about(chance, pitch, 0.02) * (1 + 0.25 * np.exp(-clock(0.2) / 0.03))) * bump(0.2, 0.1) * sinking(0.2, 0.25)
        put(canvas, np.tanh(2.5 * thump), at, gain)
        put(canvas, bump(0.05, 0.3) * band(coloured(chance, 0.05, 2), 60, 300), at, 0.2 * gain)
    return canvas
