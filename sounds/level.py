"""How loud a wave is, and how it is made as loud as its kind should be.

Loudness follows ITU-R BS.1770: the wave is weighted as the ear does (a shelf for the head, a high-pass), and its power is taken in dB,
less 0.691. Effects are judged by their loudest 400 ms, what sounds on and on by its loudest three seconds.
"""

from dataclasses import dataclass

import numpy as np
from recipes.kit import RATE, Wave

CEILING = 10 ** (-1.6 / 20)
"""No peak is higher; the compression of the file may add a little, so this is below the -1 dBFS that is promised."""
FADE = 0.005
SILENCE = 10 ** (-58 / 20)
"""Below this part of the peak, the end of a sound is cut off."""


@dataclass(frozen=True)
class Kind:
    """How sounds of a kind are made: loudness in LUFS, the seconds that are judged, the quality of the file, and whether it is a loop."""

    loudness: float
    window: float
    quality: float
    loop: bool = False


KINDS = {
    "effect": Kind(-18, 0.4, 0.3),
    "soft": Kind(-22, 0.4, 0.3),
    "interface": Kind(-25, 0.4, 0.3),
    "stinger": Kind(-17, 3.0, 0.3),
    "ambience": Kind(-30, 3.0, 0.3, loop=True),
    "music": Kind(-26, 3.0, 0.4, loop=True),
}

SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
"""The two filters of BS.1770, for 48 kHz; below, they are used by their answer at the frequency in Hz."""


def _weight(frequencies: Wave) -> Wave:
    """How much the ear makes of each frequency."""
    z = np.exp(-2j * np.pi * np.minimum(frequencies, 23_900) / 48_000)
    gain = np.ones(len(frequencies))
    for above, below in (SHELF, HIGH_PASS):
        gain = gain * np.abs(np.polyval(above[::-1], z) / np.polyval(below[::-1], z))
    return gain


def loudness(wave: Wave, window: float = 0.4) -> float:
    """The loudness, in LUFS, of the loudest `window` seconds of a mono or stereo wave; a shorter wave has silence behind it."""
    sides = wave.reshape(len(wave), -1).T
    span = round(window * RATE)
    power = np.zeros(max(span, sides.shape[1]) + span)
    for side in sides:
        room = np.concatenate([side, np.zeros(len(power) - len(side))])
        heard = np.fft.irfft(np.fft.rfft(room) * _weight(np.fft.rfftfreq(len(room), 1 / RATE)), len(room))
        power += heard**2
    if len(sides) == 1:
        power *= 2  # played from both loudspeakers
    total = np.concatenate([[0.0], np.cumsum(power)])
    loudest = float(np.max(total[span:] - total[:-span])) / span
    return -0.691 + 10 * float(np.log10(max(loudest, 1e-12)))


def peak(wave: Wave) -> float:
    """The highest sample, in dBFS."""
    return 20 * float(np.log10(max(float(np.max(np.abs(wave))), 1e-9)))


def _tamed(wave: Wave) -> Wave:
    """The wave with its peaks held below the ceiling by a gain that dips for some milliseconds, by no more than 6 dB."""
    height = np.abs(wave.reshape(len(wave), -1)).max(axis=1)
    if height.max() <= CEILING:
        return wave
    wave = wave * min(1.0, 2 * CEILING / height.max())
    height = height * min(1.0, 2 * CEILING / height.max())
    span = round(0.003 * RATE)
    need = np.minimum(1, CEILING / np.maximum(height, 1e-9))
    padded = np.concatenate([np.ones(2 * span), need, np.ones(2 * span)])
    lowest = np.lib.stride_tricks.sliding_window_view(padded, 2 * span + 1).min(axis=1)
    window = np.hanning(2 * span + 1)
    gain = np.convolve(lowest, window / window.sum(), mode="valid")[: len(wave)]
    return wave * (gain if wave.ndim == 1 else gain[:, None])


def _trimmed(wave: Wave) -> Wave:
    """The wave without silence around it, with soft ends, 5 ms of stillness before and 25 ms after it.

    The stillness is for the compression, which smears what it leaves out over some milliseconds. The start rises within less than a
    millisecond, since a longer fade would blunt whatever is struck.
    """
    height = np.abs(wave.reshape(len(wave), -1)).max(axis=1)
    heard = np.flatnonzero(height > SILENCE * height.max())
    wave = wave[heard[0] : heard[-1] + 1].copy()
    ends = np.ones(len(wave))
    out = min(round(2 * FADE * RATE), len(wave) // 2)
    rise = round(0.0006 * RATE)
    ends[:rise] = np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    ends[-out:] = np.cos(np.linspace(0, np.pi / 2, out)) ** 2
    wave *= ends if wave.ndim == 1 else ends[:, None]
    still = [np.zeros((round(length * RATE), *wave.shape[1:])) for length in (FADE, 5 * FADE)]
    return np.concatenate([still[0], wave, still[1]])


def levelled(wave: Wave, kind: Kind) -> Wave:
    """The wave as loud as its kind, or as loud as its peaks allow; loops keep their length and their ends."""
    if not kind.loop:
        wave = _trimmed(wave)
    for _pass in range(3):
        wave = wave * 10 ** ((kind.loudness - loudness(wave, kind.window)) / 20)
        wave = _tamed(wave)
    return wave
