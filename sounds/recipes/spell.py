"""Magic: gliding frequency modulation, shimmering grains, frost and lightning."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, curve, mix, put, ringing, sinking, tone
from recipes.noise import coloured, swept, wander

DORIAN = (1.0, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 5 / 3, 9 / 5, 2.0)


def glide(start: float, end: float, seconds: float, ratio: float = 1.41, depth: float = 3.0) -> Wave:
    """A note of frequency modulation that goes from `start` to `end` Hz and grows purer on the way."""
    carrier = start * (end / start) ** (clock(seconds) / seconds)
    turn = 2 * np.pi * np.cumsum(carrier) / RATE
    index = depth * (1 - clock(seconds) / seconds)
    return np.sin(turn + index * np.sin(ratio * turn))


def shimmer(chance: Chance, seconds: float, note: float, grains: int, *, falling: bool = False, hold: float = 0.25) -> Wave:
    """Many small notes of a scale upon `note` Hz, that climb (or fall) through three octaves."""
    canvas = blank(seconds + hold)
    for place in np.sort(chance.uniform(0, 1, grains)):
        height = 1 - place if falling else place
        octave = np.clip(round(float(2.4 * height + chance.normal(0, 0.4))), 0, 3)
        pitch = note * chance.choice(DORIAN) * 2.0**octave
        grain = mix(tone(pitch, hold), 0.3 * tone(2.01 * pitch, hold)) * sinking(hold, hold) * np.minimum(1, clock(hold) / 0.006)
        put(canvas, grain, float(place) * seconds, chance.uniform(0.3, 1.0))
    return canvas


def halo(chance: Chance, notes: tuple[float, ...], seconds: float, rise: float = 0.35) -> Wave:
    """A chord that glows: each note three times, a hair apart, so that it breathes."""
    out = blank(seconds)
    for note in notes:
        for off in (-0.004, 0.0, 0.004):
            pitch = note * (1 + off * chance.uniform(0.5, 1.2))
            phase = chance.uniform(0, 2 * np.pi)
            out += tone(pitch, seconds, phase) + 0.3 * tone(2 * pitch, seconds, phase) + 0.12 * tone(3 * pitch, seconds, phase)
    return out / (3 * len(notes)) * bump(seconds, rise)


def frost(chance: Chance, seconds: float, cracks: int = 40) -> Wave:
    """Ice grows: high splinters, ever denser, over a thin hiss."""
    canvas = blank(seconds)
    for _crack in range(cracks):
        pitch = chance.uniform(2600, 8500)
        splinter = ringing([(pitch, 1, about(chance, 0.05, 0.6)), (1.52 * pitch, 0.6, 0.03), (2.18 * pitch, 0.3, 0.02)], 0.09)
        put(canvas, splinter, seconds * 0.92 * float(chance.beta(1.6, 1.2)), chance.uniform(0.1, 1.0) ** 2)
    hiss = swept(chance, curve(seconds, (0, 3000), (1, 7000)), 2500) * bump(seconds, 0.6)
    return canvas + 0.12 * hiss


def lightning(chance: Chance, seconds: float = 1.3) -> Wave:
    """A bolt: a tearing crack of many sparks, then its thunder, which loses its treble first."""
    crack = band(coloured(chance, 0.22, 0), 700, 9000) * (wander(chance, 0.22, 120, 0, 1) ** 3) * sinking(0.22, 0.3)
    burst = blank(seconds)
    for at, gain in ((0.0, 1.0), (0.09, 0.6), (0.31, 0.4)):
        rest = seconds - at
        dull = band(coloured(chance, rest, 2), 35, 300) * sinking(rest, 1.4) * np.minimum(1, clock(rest) / 0.01)
        middle = band(coloured(chance, rest, 1), 200, 1600) * sinking(rest, 0.5) * np.minimum(1, clock(rest) / 0.004)
        put(burst, dull, at, gain)
        put(burst, middle, at, 0.6 * gain)
    return mix(2.2 * crack, burst)


def buzz(chance: Chance, seconds: float) -> Wave:
    """Sparks crawl: a sawtooth of 100 Hz that breaks off and comes again."""
    moments = clock(seconds)
    saw = sum(np.sin(2 * np.pi * 100 * k * moments) / k for k in range(1, 60))
    gate = wander(chance, seconds, 30, 0, 1) ** 3
    return band(saw * gate, 400, 8000) * bump(seconds, 0.3)


def unravel(chance: Chance, seconds: float = 0.7) -> Wave:
    """A spell comes apart: its notes fall and blur."""
    fall = glide(1400, 180, seconds, 1.5, 5) * curve(seconds, (0, 0), (0.03, 1), (1, 0)) ** 1.5
    air = swept(chance, curve(seconds, (0, 5000), (1, 500)), 900) * bump(seconds, 0.2)
    return mix(0.5 * fall, 0.4 * air, 0.5 * shimmer(chance, 0.6 * seconds, 520, 12, falling=True))


def missile(chance: Chance, seconds: float = 0.5) -> Wave:
    """A dart of force flies off: a quick falling note with a bright tail."""
    note = glide(2100, 420, seconds, 2.01, 2.5) * curve(seconds, (0, 0), (0.04, 1), (1, 0)) ** 2
    return mix(0.7 * note, 0.35 * swept(chance, curve(seconds, (0, 5200), (1, 1200)), 1300) * bump(seconds, 0.12))
