"""Voices: the harmonics of a throat, shaped by the formants of a mouth that moves, with breath and roughness."""

import numpy as np

from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, curve, even, put, radiated, ringing
from recipes.noise import coloured, wander

Mouth = tuple[tuple[Wave | float, float, float], ...]
"""Formants: the middle in Hz (steady or moving), the width in Hz, the height."""
TOP = 9000.0


def voice(chance: Chance, pitch: Wave, mouth: Mouth, *, rough: float = 0.02, breath: float = 0.1, tilt: float = 1.0) -> Wave:
    """A voice at `pitch` (Hz, moment by moment).

    `rough` is how far the pitch trembles from one moment to the next, `breath` the part of noise, `tilt` how dark the throat is: the
    harmonics fall by 6 dB per octave for each step. What the mouth lets through is computed for every harmonic and moment.
    """
    seconds = len(pitch) / RATE
    tremble = wander(chance, seconds, 45, -1, 1)
    moving = np.maximum(20, pitch * (1 + rough * tremble))
    turn = 2 * np.pi * np.cumsum(moving) / RATE
    out = np.zeros(len(pitch))
    for number in range(1, max(2, int(TOP / float(np.min(moving)))) + 1):
        high = number * moving
        if float(np.min(high)) > TOP:
            break
        out += np.sin(number * turn + chance.uniform(0, 0.6)) * number**-tilt * _open(high, mouth) * (high < TOP)
    air = blank(seconds)
    for middle, width, height in mouth:
        carrier = np.cos(2 * np.pi * np.cumsum(np.broadcast_to(middle, len(pitch))) / RATE)
        air += height * carrier * band(coloured(chance, seconds, 0), 0, width)
    return even(out) * (1 - breath) + breath * even(air) * (0.6 + 0.4 * np.cos(turn))


def _open(high: Wave, mouth: Mouth) -> Wave:
    """How much of a frequency the mouth lets through: a sum of resonance curves."""
    return sum(height / (1 + ((high - middle) / (0.6 * width)) ** 2) for middle, width, height in mouth) + 0.004


def growl(chance: Chance, seconds: float, low: float, mouth: Mouth, purr: float = 28.0) -> Wave:
    """A rough voice whose loudness beats `purr` times a second, never quite evenly."""
    pitch = low * (1 + 0.25 * bump(seconds, 0.4))
    beat = np.cumsum(purr * (1 + 0.5 * wander(chance, seconds, 12, -1, 1))) / RATE
    gate = 0.25 + 0.75 * np.maximum(0, np.sin(2 * np.pi * beat)) ** 1.5
    return voice(chance, pitch, mouth, rough=0.06, breath=0.25, tilt=0.7) * gate


def howl(chance: Chance, seconds: float = 2.4, top: float = 610.0) -> Wave:
    """A wolf: up quickly, a long held note, and down; almost a pure vowel."""
    pitch = top * curve(seconds, (0, 0.55), (0.16, 0.98), (0.3, 1.0), (0.62, 0.97), (1, 0.62))
    pitch = pitch * (1 + 0.008 * np.sin(2 * np.pi * 5.2 * clock(seconds)))
    mouth = ((1.05 * pitch, 260, 1.0), (curve(seconds, (0, 900), (0.4, 1150), (1, 800)), 200, 0.35), (2600.0, 500, 0.04))
    return voice(chance, pitch, mouth, rough=0.004, breath=0.05, tilt=1.3) * curve(seconds, (0, 0), (0.12, 1), (0.7, 0.8), (1, 0))


def snarl(chance: Chance, seconds: float = 0.9) -> Wave:
    """A wolf's snarl: low, torn, with the lips drawn back."""
    mouth = ((520.0, 160, 1.0), (1250.0, 260, 0.8), (2500.0, 500, 0.45), (3900.0, 900, 0.25))
    return growl(chance, seconds, about(chance, 84, 0.1), mouth, 31) * curve(seconds, (0, 0), (0.2, 0.7), (0.7, 1), (1, 0))


def moan(chance: Chance, seconds: float = 1.5) -> Wave:
    """A zombie: a slack throat, from o to a and back."""
    low = about(chance, 84, 0.08)
    pitch = low * curve(seconds, (0, 0.85), (0.35, 1.12), (1, 0.75))
    first, second = curve(seconds, (0, 380), (0.5, 640), (1, 400)), curve(seconds, (0, 760), (0.5, 1020), (1, 700))
    mouth = ((first, 110, 1.0), (second, 140, 0.6), (2350.0, 300, 0.08))
    return voice(chance, pitch, mouth, rough=0.05, breath=0.22, tilt=0.9) * bump(seconds, 0.4) ** 0.7


def wail(chance: Chance, seconds: float = 1.8, top: float = 720.0) -> Wave:
    """A spirit: three thin voices that slide apart and together, more breath than throat."""
    out = blank(seconds)
    for off in (0.985, 1.0, 1.021):
        bend = curve(seconds, (0, 0.6), (0.3, 1.0), (0.55, 0.82), (0.7, 0.95), (1, 0.5))
        pitch = off * top * bend * (1 + 0.02 * np.sin(2 * np.pi * about(chance, 5.5) * clock(seconds)))
        mouth = ((pitch, 200, 1.0), (1350.0, 160, 0.5), (2900.0, 260, 0.3))
        out += voice(chance, pitch, mouth, rough=0.006, breath=0.22, tilt=0.7)
    return out * bump(seconds, 0.4)


def hiss(chance: Chance, seconds: float = 0.9) -> Wave:
    """A ghoul: a hungry rasp from the back of the throat."""
    first, second = curve(seconds, (0, 450), (0.4, 820), (1, 500)), curve(seconds, (0, 1200), (0.5, 1650), (1, 1300))
    pitch = about(chance, 118, 0.1) * curve(seconds, (0, 0.9), (0.3, 1.25), (1, 0.7))
    mouth = ((first, 150, 1.0), (second, 220, 0.9), (2900.0, 500, 0.6), (4800.0, 1400, 0.4))
    gate = 0.4 + 0.6 * wander(chance, seconds, 38, 0, 1)
    return voice(chance, pitch, mouth, rough=0.08, breath=0.4, tilt=0.6) * gate * bump(seconds, 0.35)


def yap(chance: Chance, count: int = 3) -> Wave:
    """A kobold: short, high, dog-like cries."""
    canvas, at = blank(0.26 * count + 0.15), 0.0
    for _cry in range(count):
        long = about(chance, 0.13, 0.25)
        pitch = about(chance, 430, 0.12) * curve(long, (0, 0.8), (0.35, 1.35), (1, 0.7))
        mouth = ((950.0, 200, 1.0), (1900.0, 300, 0.7), (3300.0, 500, 0.4))
        put(canvas, voice(chance, pitch, mouth, rough=0.06, breath=0.2, tilt=0.7) * bump(long, 0.25), at)
        at += long + about(chance, 0.08, 0.4)
    return canvas


def squeaks(chance: Chance, count: int, seconds: float) -> Wave:
    """Rats: short gliding whistles between 2.5 and 6 kHz, in quick quarrels."""
    canvas = blank(seconds)
    for _squeak in range(count):
        long, low = chance.uniform(0.03, 0.11), chance.uniform(2500, 4700)
        pitch = low * curve(long, (0, 0.9), (0.4, chance.uniform(1.1, 1.45)), (1, chance.uniform(0.85, 1.1)))
        turn = 2 * np.pi * np.cumsum(pitch) / RATE
        put(
            canvas,
            (np.sin(turn) + 0.25 * np.sin(2 * turn)) * bump(long, 0.35),
            chance.uniform(0, 0.85) * seconds,
            chance.uniform(0.2, 1),
        )
    return canvas


def chitter(chance: Chance, seconds: float, pace: float = 42.0) -> Wave:
    """A spider: trains of dry clicks between 3 and 6 kHz."""
    canvas, at = blank(seconds), 0.0
    train = wander(chance, seconds, 3, 0, 1)
    while at < seconds * 0.94:
        pitch = chance.uniform(3000, 6200)
        one = ringing([(pitch, 1, 0.014), (0.61 * pitch, 0.6, 0.012)], 0.02)
        put(canvas, one, at, chance.uniform(0.4, 1.0) * (0.15 + float(train[int(at * RATE)])))
        at += 1 / about(chance, pace, 0.35)
    return radiated(canvas, 1500)


def patter(chance: Chance, count: int, seconds: float, bright: float = 1.0) -> Wave:
    """Many small feet on stone."""
    canvas = blank(seconds)
    for _foot in range(count):
        pitch = chance.uniform(900, 2600) * bright
        foot = ringing([(pitch, 1, 0.012), (2.3 * pitch, 0.6, 0.007), (240.0, 0.3, 0.02)], 0.03)
        at = seconds * 0.95 * float(chance.beta(1.3, 1.3))
        put(canvas, foot, at, chance.uniform(0.2, 1.0))
    return radiated(canvas, 180)


def grunt(chance: Chance, low: float, seconds: float = 0.26) -> Wave:
    """A person is struck: a pressed "ah" that falls and closes, torn where it begins, with the breath that is knocked out."""
    pitch = about(chance, low, 0.06) * curve(seconds, (0, 1.0), (0.12, 1.3), (0.45, 1.08), (1, 0.68))
    large = (low / 120) ** 0.25
    first = about(chance, 760, 0.06) * large * curve(seconds, (0, 0.8), (0.2, 1.0), (0.6, 0.85), (1, 0.6))
    second = about(chance, 1260, 0.06) * large * curve(seconds, (0, 1.05), (0.4, 1.0), (1, 0.84))
    mouth = ((first, 110, 1.0), (second, 140, 0.7), (2550.0 * large, 220, 0.25), (3500.0 * large, 350, 0.12))
    tear = 1 + 0.5 * curve(seconds, (0, 1), (0.3, 0.25), (1, 0.5)) * np.sin(np.pi * np.cumsum(pitch) / RATE)
    throat = voice(chance, pitch, mouth, rough=0.035, breath=0.12, tilt=0.75) * tear
    knocked = band(coloured(chance, seconds, 0), 500 * large, 3800) * curve(seconds, (0, 1), (0.12, 0.35), (0.5, 0.12), (1, 0.2))
    return (throat + 0.16 * knocked) * curve(seconds, (0, 0), (0.05, 1), (0.4, 0.75), (1, 0)) ** 1.2


def shriek(chance: Chance, seconds: float, low: float) -> Wave:
    """A torn cry that breaks off."""
    pitch = about(chance, low, 0.05) * curve(seconds, (0, 0.8), (0.15, 1.3), (0.6, 1.1), (1, 0.6))
    mouth = ((1050.0, 240, 1.0), (1900.0, 320, 0.8), (3200.0, 600, 0.6))
    return voice(chance, pitch, mouth, rough=0.09, breath=0.3, tilt=0.5) * curve(seconds, (0, 0), (0.06, 1), (0.6, 0.7), (1, 0))


def laugh(chance: Chance, low: float = 92.0) -> Wave:
    """A slow laugh, deep in the chest."""
    canvas, at = blank(1.7), 0.05
    for place in range(5):
        long = about(chance, 0.2, 0.1)
        pitch = low * (1.1 - 0.06 * place) * curve(long, (0, 1.05), (0.3, 1.12), (1, 0.85))
        mouth = ((560.0, 110, 1.0), (980.0, 130, 0.6), (2450.0, 260, 0.2), (3300.0, 300, 0.12))
        put(canvas, voice(chance, pitch, mouth, rough=0.04, breath=0.3, tilt=0.8) * bump(long, 0.3), at, 1 - 0.13 * place)
        at += long + 0.09
    return canvas
