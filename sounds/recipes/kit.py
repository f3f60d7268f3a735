"""The workbench of every recipe: time, envelopes, mixing, filters and struck resonances.

A wave is a numpy array of floats at 44.1 kHz: (n,) is mono, (n, 2) stereo. Its height is free, since baking levels it. Chance comes from
the generator that a recipe is given, so a sound is the same each time. Filters work on the spectrum of the whole wave: they shift nothing
in time, and they wrap around the end, which is just what a loop needs.
"""

from collections.abc import Callable, Iterable

import numpy as np

RATE = 44100
Chance = np.random.Generator
Wave = np.ndarray
Mode = tuple[float, float, float]
"""Frequency in Hz, height, and the seconds until it has sunk by 60 dB."""


def clock(seconds: float) -> Wave:
    """The moments of a wave, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """Straight lines through (part of the whole, value): an envelope or a glide."""
    parts, values = zip(*points, strict=True)
    return np.interp(clock(seconds), np.asarray(parts) * seconds, values)


def sinking(seconds: float, t60: float) -> Wave:
    """An exponential decay that has sunk by 60 dB after `t60` seconds."""
    return np.exp(-6.91 * clock(seconds) / t60)


def bump(seconds: float, rise: float = 0.5) -> Wave:
    """A soft swell from 0 to 1, reached at the part `rise` of the whole, and back to 0."""
    place = np.interp(clock(seconds) / max(seconds, 1e-9), [0, rise, 1], [0, 0.5, 1])
    return np.sin(np.pi * place) ** 2


def tone(pitch: Wave | float, seconds: float = 0.0, phase: float = 0.0) -> Wave:
    """A sine of a gliding `pitch` in Hz, or of a steady one for some `seconds`."""
    if np.isscalar(pitch):
        return np.sin(2 * np.pi * float(pitch) * clock(seconds) + phase)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE + phase)


def blank(seconds: float) -> Wave:
    """Silence to put things on."""
    return np.zeros(round(seconds * RATE))


def put(canvas: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Mix `wave` into `canvas` from `at` seconds on; what stands over the end is cut."""
    start = max(0, round(at * RATE))
    part = wave[: max(0, len(canvas) - start)]
    canvas[start : start + len(part)] += gain * part


def wrap(canvas: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Mix `wave` into a loop: what stands over the end goes on at the start."""
    places = (round(at * RATE) + np.arange(len(wave))) % len(canvas)
    np.add.at(canvas, places, gain * wave)


def mix(*waves: Wave) -> Wave:
    """Waves at the same time, as long as the longest."""
    canvas = np.zeros(max(map(len, waves)))
    for wave in waves:
        canvas[: len(wave)] += wave
    return canvas


def after(*waves: Wave) -> Wave:
    """Waves one after the other."""
    return np.concatenate(waves)


def even(wave: Wave) -> Wave:
    """The wave with a height (root mean square) of 1."""
    return wave / max(float(np.sqrt(np.mean(wave**2))), 1e-12)


def filtered(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The wave with every frequency (Hz) multiplied by `gain` of it."""
    spectrum = np.fft.rfft(wave)
    return np.fft.irfft(spectrum * gain(np.fft.rfftfreq(len(wave), 1 / RATE)), len(wave))


def band(wave: Wave, low: float, high: float, steep: int = 2) -> Wave:
    """What lies between `low` and `high` Hz, with shoulders of 6 dB per octave for each step of `steep`."""

    def gain(f: Wave) -> Wave:
        below = 1 / np.sqrt(1 + (f / high) ** (2 * steep))
        return below / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * steep)) if low > 0 else below

    return filtered(wave, gain)


def convolved(wave: Wave, answer: Wave) -> Wave:
    """The wave as a thing with this impulse answer gives it back."""
    length = len(wave) + len(answer) - 1
    size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)[:length]


def ringing(modes: Iterable[Mode], seconds: float) -> Wave:
    """Resonances that were all struck at once and die away, each at its own pace."""
    moments = clock(seconds)
    out = np.zeros(len(moments))
    for pitch, height, t60 in modes:
        if pitch < RATE * 0.45:
            out += height * np.exp(-6.91 * moments / t60) * np.sin(2 * np.pi * pitch * moments)
    release = len(out) // 6
    out[len(out) - release :] *= np.cos(np.linspace(0, np.pi / 2, release)) ** 2
    return out


def radiated(wave: Wave, corner: float) -> Wave:
    """The wave without what a thing is too small to send into the air: below `corner` Hz it falls by 12 dB per octave, causally."""
    span = round(6 / (2 * np.pi * corner) * RATE)
    slow = np.exp(-2 * np.pi * corner * np.arange(span) / RATE)
    slow /= slow.sum()
    for _step in range(2):
        wave = wave - convolved(wave, slow)[: len(wave)]
    return wave


def struck(chance: Chance, modes: Iterable[Mode], seconds: float, contact: float = 0.002, rough: float = 0.5) -> Wave:
    """A thing of these resonances, struck: the longer the `contact` in seconds, the duller; `rough` is the noise of the touch."""
    modes = list(modes)
    push = bump(contact, 0.4)
    push = push * (1 + rough * chance.standard_normal(len(push)))
    hit = convolved(push / np.sum(np.abs(push)), ringing(modes, seconds))[: round(seconds * RATE)]
    return radiated(hit, 0.6 * min(pitch for pitch, _height, _t60 in modes))


def about(chance: Chance, value: float, part: float = 0.1) -> float:
    """A value near `value`, by a random part of it."""
    return float(value * (1 + part * chance.uniform(-1, 1)))


def strewn(chance: Chance, modes: Iterable[Mode], part: float = 0.1) -> list[Mode]:
    """The same resonances in another piece of the material: each a little off."""
    return [(about(chance, f, part), about(chance, a, 3 * part), about(chance, t, part)) for f, a, t in modes]


def stereo(left: Wave, right: Wave) -> Wave:
    """Two waves as the sides of one, the shorter with silence behind it."""
    out = np.zeros((max(len(left), len(right)), 2))
    out[: len(left), 0] = left
    out[: len(right), 1] = right
    return out


def panned(wave: Wave, side: float) -> Wave:
    """A mono wave at a place from -1 (left) to 1 (right), equally loud everywhere."""
    angle = (side + 1) * np.pi / 4
    return np.stack([np.cos(angle) * wave, np.sin(angle) * wave], axis=1)
