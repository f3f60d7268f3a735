"""Gut, wood and breath: the lute of an inn, a harp, a pipe, a tabor."""

import numpy as np

from recipes.kit import Chance, Wave, about, band, blank, bump, clock, put, sinking, struck, tone
from recipes.noise import coloured

D3, E3, F3, G3, A3, B3, C4, D4, E4, F4, G4, A4, B4, C5, D5, E5, F5, G5, A5 = (
    146.83, 164.81, 174.61, 196.0, 220.0, 246.94, 261.63, 293.66, 329.63, 349.23, 392.0, 440.0, 493.88, 523.25, 587.33, 659.26, 698.46, 783.99,
    880.0,
)  # fmt: skip
D2, F2, G2, A2, BB2, C3 = 73.42, 87.31, 98.0, 110.0, 116.54, 130.81
TABOR = ((118.0, 1.0, 0.16), (188.0, 0.7, 0.12), (251.0, 0.5, 0.1), (344.0, 0.3, 0.07))
Notes = tuple[tuple[float, float], ...]
"""When, in seconds, and which note, in Hz."""


def pluck(chance: Chance, note: float, long: float = 1.4, bright: float = 1.0) -> Wave:
    """A gut string, plucked with the finger near its bridge: the fifth overtone is missing, and the high ones die first."""
    out = blank(long)
    for number in range(1, 15):
        pitch = note * number * np.sqrt(1 + 0.0003 * number**2)
        if pitch < 9000:
            height = abs(np.sin(np.pi * number * 0.19)) / number ** (1.7 - 0.4 * bright)
            out += height * tone(about(chance, pitch, 0.0006), long) * sinking(long, about(chance, long / number**0.55, 0.08))
    finger = bump(0.012, 0.2) * band(coloured(chance, 0.012, 0), 900, 5000)
    out *= np.minimum(1, clock(long) / 0.003)
    put(out, finger, 0, 0.035)
    return out


def strum(chance: Chance, notes: tuple[float, ...], long: float = 1.8, step: float = 0.022, bright: float = 1.0) -> Wave:
    """A chord, string after string."""
    canvas = blank(long + step * len(notes))
    for place, note in enumerate(notes):
        put(canvas, pluck(chance, note, long, bright), step * place, about(chance, 0.9, 0.1))
    return canvas


def tune(chance: Chance, notes: Notes, long: float = 1.2, seconds: float = 0.0, bright: float = 1.0) -> Wave:
    """A phrase on the lute."""
    canvas = blank(seconds or max(at for at, _note in notes) + long)
    for at, note in notes:
        put(canvas, pluck(chance, note, long, bright), at, about(chance, 0.9, 0.12))
    return canvas


def harp(chance: Chance, notes: tuple[float, ...], step: float, long: float = 2.2) -> Wave:
    """A harp is swept."""
    canvas = blank(step * len(notes) + long)
    for place, note in enumerate(notes):
        put(canvas, pluck(chance, note, long, 0.5), step * place, 0.6 + 0.4 * place / len(notes))
    return canvas


def pipe(chance: Chance, note: float, long: float) -> Wave:
    """A wooden pipe: nearly a sine, with the breath that makes it and a chiff where it begins."""
    moments = clock(long)
    pitch = note * (1 + 0.004 * np.sin(2 * np.pi * 5.1 * moments) * np.minimum(1, moments / 0.25))
    sung = tone(pitch) + 0.16 * tone(2 * pitch) + 0.08 * tone(3 * pitch)
    air = band(coloured(chance, long, 0), 0.9 * note, 3.2 * note)
    shape = np.minimum(1, np.minimum(moments / 0.035, (long - moments) / 0.06))
    return (sung + 0.05 * air + 0.25 * air * np.exp(-moments / 0.02)) * shape


def melody(chance: Chance, notes: tuple[tuple[float, float, float], ...], seconds: float) -> Wave:
    """A tune on the pipe: when, which note, how long."""
    canvas = blank(seconds)
    for at, note, long in notes:
        put(canvas, pipe(chance, note, long), at)
    return canvas


def tabor(chance: Chance, gain: float = 1.0) -> Wave:
    """A small drum with a gut snare."""
    skin = struck(chance, [(about(chance, f, 0.03), a, t) for f, a, t in TABOR], 0.3, 0.004, 0.5)
    snare = sinking(0.16, 0.14) * band(coloured(chance, 0.16, 0), 1500, 6500)
    canvas = blank(0.3)
    put(canvas, skin, 0, gain)
    put(canvas, snare, 0.004, 0.02 * gain)
    return canvas
