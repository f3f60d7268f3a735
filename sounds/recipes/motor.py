"""Engines and wireless: a saw that starts and howls, a boat far out, static with a voice in it."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, curve, put, sinking, tone
from recipes.noise import coloured, wander


def engine(chance: Chance, pitch: Wave, rough: float = 0.2, top: int = 24) -> Wave:
    """Explosions, `pitch` a second moment by moment, never quite alike, through a rattling pipe."""
    seconds = len(pitch) / RATE
    turn = 2 * np.pi * np.cumsum(pitch * (1 + 0.03 * wander(chance, seconds, 18, -1, 1))) / RATE
    out = np.zeros(len(pitch))
    for number in range(1, top + 1):
        out += np.sin(number * turn + chance.uniform(0, 6.28)) / number**0.6
    miss = 1 - rough * (np.sin(0.5 * turn) > 0.3)
    return np.tanh(0.5 * out) * miss + 0.15 * band(coloured(chance, seconds, 0), 800, 6000)


def chainsaw(chance: Chance, seconds: float = 2.2) -> Wave:
    """Two pulls of the cord, then it catches and howls."""
    canvas = blank(seconds)
    for at in (0.0, 0.34):
        pull = engine(chance, curve(0.24, (0, 18), (0.6, 46), (1, 22))) * bump(0.24, 0.4)
        put(canvas, pull, at, 0.45)
    long = seconds - 0.7
    howl = engine(chance, curve(long, (0, 40), (0.25, 118), (0.5, 96), (0.8, 132), (1, 60)), 0.1)
    put(canvas, band(howl, 70, 5200) * curve(long, (0, 0), (0.08, 1), (0.85, 0.9), (1, 0)), 0.7)
    return canvas


def static(chance: Chance, seconds: float, clear: float = 0.0) -> Wave:
    """Wireless between the stations: hiss, crackles, a heterodyne that wanders; the clearer the less."""
    hiss = band(coloured(chance, seconds, 0.4), 500, 4200) * wander(chance, seconds, 12, 0.3, 1)
    snap = band(chance.standard_normal(len(hiss)) * (chance.uniform(0, 1, len(hiss)) > 0.9985), 300, 5000)
    whistle = tone(600 + 900 * wander(chance, seconds, 1.2)) * wander(chance, seconds, 3, 0, 1)
    return (1 - 0.75 * clear) * (0.6 * hiss + 6 * snap) + 0.16 * (1 - clear) * whistle


def announcer(chance: Chance, seconds: float, low: float = 132.0) -> Wave:
    """A voice through a small loudspeaker, far too dim for words: a throat that opens and shuts about five times a second."""
    moving = about(chance, low, 0.05) * (1 + 0.16 * wander(chance, seconds, 2.5, -1, 1))
    turn = 2 * np.pi * np.cumsum(moving) / RATE
    mouth = 500 + 900 * wander(chance, seconds, 5, 0, 1)
    out = np.zeros(len(turn))
    for number in range(3, 24):
        near = 1 / (1 + ((number * moving - mouth) / 220) ** 2) + 0.35 / (1 + ((number * moving - 2300) / 320) ** 2)
        out += np.sin(number * turn + chance.uniform(0, 1)) * near
    spoken = np.maximum(0, wander(chance, seconds, 4.5, -0.4, 1)) ** 0.7
    return band(out * spoken, 380, 3000) * curve(seconds, (0, 0), (0.06, 1), (0.92, 1), (1, 0))


def morse(chance: Chance, seconds: float, note: float = 760.0) -> Wave:
    """Dots and dashes, as many as there is room for."""
    canvas, at, unit = blank(seconds), 0.05, 0.062
    for sign in "...---...":
        long = unit * (3 if sign == "-" else 1)
        if at + long > seconds - 0.05:
            break
        edge = np.minimum(1, np.minimum(clock(long), long - clock(long)) / 0.004)
        put(canvas, tone(about(chance, note, 0.002), long) * edge, at)
        at += long + unit
    return canvas


def siren(chance: Chance, seconds: float, far: float = 0.5) -> Wave:
    """Help on its way: a two-tone horn over an engine, the duller the farther."""
    horn = np.where((clock(seconds) * 1.6) % 2 < 1, 435.0, 580.0)
    voice = sum(tone(k * horn) / k**1.3 for k in range(1, 8))
    motor = engine(chance, np.full(len(horn), 34.0), 0.15, 12)
    out = band(voice, 250, 2600 * (1 - far) + 700) + 0.4 * band(motor, 40, 240)
    return out * curve(seconds, (0, 0.1), (0.7, 1), (1, 0)) + 0.05 * sinking(seconds, 1) * coloured(chance, seconds, 2)
