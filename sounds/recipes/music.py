"""Slow music on a loop: drones, choirs, swells that run backwards, struck notes, a drum."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, even, panned, sinking, tone, wrap
from recipes.noise import coloured, wander

LOOP = 40.0
"""Seconds: every layer is as long, so that they can be faded over each other at any moment."""
D1, A1, D2, EB2, F2, A2, BB2, C3, CS3, D3, EB3, E3, F3, G3, GS3, A3, BB3, D4, F4, A4 = (
    36.71, 55.0, 73.42, 77.78, 87.31, 110.0, 116.54, 130.81, 138.59, 146.83, 155.56, 164.81, 174.61, 196.0, 207.65, 220.0, 233.08,
    293.66, 349.23, 440.0,
)  # fmt: skip


def whole(pitch: float, seconds: float = LOOP) -> float:
    """The nearest frequency that makes whole turns in the loop."""
    return round(pitch * seconds) / seconds


def drone(chance: Chance, note: float, bright: float = 1.0, voices: int = 3, seconds: float = LOOP) -> Wave:
    """A bowed, breathing note, in stereo: a few voices a hair apart, whose overtones come and go by themselves."""
    out = np.zeros((round(seconds * RATE), 2))
    for place in range(voices):
        pitch = whole(note * (1 + 0.0025 * (place - (voices - 1) / 2)), seconds)
        line = np.zeros(len(out))
        for number in range(1, max(3, int(14 * bright)) + 1):
            if number * pitch < 5000:
                swell = wander(chance, seconds, 0.12, 0.25, 1.0)
                line += swell * tone(number * pitch, seconds, chance.uniform(0, 6.28)) / number ** (2.2 - 0.6 * bright)
        out += panned(line, 0.6 * (2 * place / max(1, voices - 1) - 1))
    return out / voices


def choir(chance: Chance, notes: tuple[float, ...], at: float, long: float, canvas: Wave) -> None:
    """A chord of hollow voices on "oh" that swells for `long` seconds from `at` on."""
    moments = clock(long)
    for place, note in enumerate(notes):
        line = np.zeros(len(moments))
        pitch = note * (1 + 0.004 * np.sin(2 * np.pi * (4.6 + 0.3 * place) * moments + place))
        turn = 2 * np.pi * np.cumsum(pitch) / RATE + chance.uniform(0, 6.28)
        for number in range(1, 14):
            high = number * note
            mouth = sum(a / np.sqrt(1 + ((high - f) / w) ** 2) for f, w, a in ((430, 70, 1.0), (820, 90, 0.5), (2500, 200, 0.06)))
            line += np.sin(number * turn) * mouth / number**0.8
        line += 0.1 * band(coloured(chance, long, 0), 500, 1500)
        wrap(canvas, panned(line * bump(long, 0.5), 0.7 * (2 * place / max(1, len(notes) - 1) - 1)), at)


def backwards(chance: Chance, note: float, long: float = 4.0) -> Wave:
    """A struck string played backwards: it swells out of nothing and breaks off softly."""
    line = sum(
        tone(number * note * (1 + 0.0006 * number**2), long) * sinking(long, long / number**0.6) / number
        for number in range(1, 9)
    )
    line = line[::-1].copy()
    soft = round(0.12 * RATE)
    line[-soft:] *= np.linspace(1, 0, soft) ** 2
    return line + 0.03 * band(coloured(chance, long, 1), 300, 3000) * bump(long, 0.9) ** 4


def string(chance: Chance, note: float, long: float = 5.0) -> Wave:
    """A low string of a piano, struck softly: its overtones are a little wide, and the high ones die first."""
    out = blank(long)
    for number in range(1, 13):
        pitch = note * number * np.sqrt(1 + 0.0004 * number**2)
        if pitch < 6000:
            for off in (0.9996, 1.0004):
                out += tone(off * pitch, long) * sinking(long, about(chance, long / number**0.5, 0.1)) / number**1.5
    return out * np.minimum(1, clock(long) / 0.008)


def drum(chance: Chance, pitch: float = 48.0) -> Wave:
    """A great skin drum, far away."""
    head = tone(pitch * (1 + 0.5 * np.exp(-clock(1.4) / 0.05))) * sinking(1.4, 1.2)
    ring = tone(1.59 * pitch, 1.4) * sinking(1.4, 0.6) + 0.6 * tone(2.14 * pitch, 1.4) * sinking(1.4, 0.4)
    return (head + 0.4 * ring + 0.12 * band(coloured(chance, 1.4, 1), 80, 700) * sinking(1.4, 0.12)) * np.minimum(
        1, clock(1.4) / 0.004
    )


def trembling(chance: Chance, notes: tuple[float, ...], pace: float, seconds: float = LOOP) -> Wave:
    """Strings that tremble: a close chord whose loudness shakes `pace` times a second, in stereo."""
    out = np.zeros((round(seconds * RATE), 2))
    for place, note in enumerate(notes):
        pitch = whole(note, seconds)
        line = sum(tone(k * pitch, seconds, chance.uniform(0, 6.28)) / k**1.4 for k in range(1, 9))
        shake = 0.65 + 0.35 * np.sin(2 * np.pi * whole(about(chance, pace, 0.06), seconds) * clock(seconds))
        line = line * shake * wander(chance, seconds, 0.1, 0.0, 1.0)
        out += panned(line, 0.8 * (2 * place / max(1, len(notes) - 1) - 1))
    return out / len(notes)


def organ(note: float, long: float) -> Wave:
    """A pipe organ in the next hall: octaves and fifths of pure pipes."""
    pipes = ((1, 1.0), (2, 0.7), (3, 0.35), (4, 0.4), (6, 0.15), (8, 0.2))
    swell = np.minimum(1, np.minimum(clock(long) / 0.12, (long - clock(long)) / 0.25))
    return sum(a * tone(k * note, long, 0.7 * k) for k, a in pipes) * swell


def level(wave: Wave, height: float) -> Wave:
    """The wave at a chosen height (root mean square)."""
    return even(wave) * height
