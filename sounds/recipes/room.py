"""The place in which a sound is heard: one tail of shaped, decaying noise for each."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, band, blank, clock, convolved

BANDS = ((60, 250, 1.15), (250, 700, 1.0), (700, 2000, 0.8), (2000, 5000, 0.5), (5000, 11000, 0.28))
"""Low and high end in Hz, and the part of the reverberation time: stone swallows treble."""
CASTLE, CRYPT = 1.7, 2.8


def tail(chance: Chance, t60: float, near: float = 0.011) -> Wave:
    """The answer of a room with the reverberation time `t60`, without the direct sound: a few walls first, then all of them."""
    out, moments = blank(t60), clock(t60)
    for low, high, part in BANDS:
        out += band(chance.standard_normal(len(out)), low, high) * np.exp(-6.91 * moments / (part * t60)) * (200 / high) ** 0.25
    out *= np.minimum(1, moments / 0.03) * (moments > near)
    for wall in range(6):
        out[round((near * (1.6 + 1.3 * wall) + chance.uniform(0, 0.004)) * RATE)] += chance.choice([-1, 1]) * 9 * 0.75**wall
    return out / np.sqrt(np.sum(out**2))


def within(chance: Chance, wave: Wave, wet: float = 0.3, t60: float = CASTLE) -> Wave:
    """A mono wave in a room, still mono: `wet` is how loud the room is beside it."""
    answer = convolved(wave, tail(chance, t60))
    answer[: len(wave)] += wave / max(wet, 1e-6)
    return answer * wet


def around(chance: Chance, wave: Wave, wet: float = 0.3, t60: float = CASTLE) -> Wave:
    """A wave in a room, in stereo: both ears hear other walls."""
    sides = (wave, wave) if wave.ndim == 1 else (wave[:, 0], wave[:, 1])
    return np.stack([within(chance, side, wet, t60) for side in sides], axis=1)


def looped(chance: Chance, wave: Wave, wet: float = 0.3, t60: float = CASTLE) -> Wave:
    """A loop, mono or stereo, in a room, in stereo: what rings over the end is heard again at the start."""
    sides = (wave, wave) if wave.ndim == 1 else (wave[:, 0], wave[:, 1])
    out = []
    for side in sides:
        answer = np.zeros(len(side))
        ring = tail(chance, t60)
        answer[: min(len(ring), len(side))] = ring[: len(side)]
        out.append(side + wet * np.fft.irfft(np.fft.rfft(side) * np.fft.rfft(answer), len(side)))
    return np.stack(out, axis=1)
