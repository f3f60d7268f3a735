"""A great city: hooves and wheels on cobbles, a crowd too thick for words, cries, a river at night, a horn in the fog, gas."""

import numpy as np

from recipes import stone, wood
from recipes.creature import voice
from recipes.kit import (
    RATE,
    Chance,
    Wave,
    about,
    band,
    blank,
    bump,
    clock,
    convolved,
    curve,
    even,
    filtered,
    panned,
    put,
    ringing,
    strewn,
    struck,
    wrap,
)
from recipes.noise import coloured, wander

SHOE = ((760.0, 1.0, 0.035), (1240.0, 0.9, 0.03), (2050.0, 0.6, 0.02), (3300.0, 0.35, 0.012))
VOWELS = (
    ((310.0, 70.0, 1.0), (2150.0, 160.0, 0.35), (2900.0, 200.0, 0.2)),
    ((560.0, 90.0, 1.0), (1750.0, 150.0, 0.45), (2500.0, 200.0, 0.2)),
    ((720.0, 110.0, 1.0), (1180.0, 120.0, 0.7), (2600.0, 220.0, 0.18)),
    ((430.0, 80.0, 1.0), (860.0, 100.0, 0.6), (2450.0, 220.0, 0.1)),
)
"""Formants of "ee", "eh", "ah" and "oh": the middle in Hz, the width in Hz, the height."""


def hoof(chance: Chance) -> Wave:
    """An iron shoe on a cobble: a hollow clop, and the hardness of the iron."""
    clop = struck(chance, strewn(chance, SHOE, 0.12), 0.12, 0.0012, 0.7)
    body = struck(chance, [(about(chance, 235, 0.1), 1, 0.07), (about(chance, 390, 0.1), 0.8, 0.05)], 0.12, 0.004, 0.3)
    canvas = blank(0.14)
    put(canvas, clop, 0)
    put(canvas, body, 0, 1.3)
    return canvas


def gait(chance: Chance, seconds: float, pace: float, limp: float = 0.16) -> Wave:
    """A horse that sets down `pace` feet a second; every second one comes a little early and lighter."""
    canvas, at, foot = blank(seconds), about(chance, 0.05, 0.5), 0
    while at < seconds - 0.15:
        put(canvas, hoof(chance), at, about(chance, 0.7 if foot % 2 else 1.0, 0.15))
        at += about(chance, (1 + (limp if foot % 2 else -limp)) / pace, 0.03)
        foot += 1
    return canvas


def wheels(chance: Chance, seconds: float, pace: float = 1.0) -> Wave:
    """Iron tyres over cobbles: a rumble that stutters from stone to stone, spokes that rattle, springs that creak."""
    stutter = wander(chance, seconds, 24 * pace, 0.1, 1) ** 1.5
    rumble = stutter * (band(coloured(chance, seconds, 1), 70, 420) + 0.3 * band(coloured(chance, seconds, 0), 900, 3800))
    canvas = 0.5 * rumble
    for _knock in range(chance.poisson(5 * seconds * pace)):
        put(canvas, wood.knock(chance, about(chance, 0.7, 0.4)), chance.uniform(0, seconds), chance.uniform(0.1, 0.5))
    for _creak in range(round(seconds / 1.3)):
        put(canvas, wood.creak(chance, 0.3, 40, 90), chance.uniform(0, seconds - 0.3), 0.06)
    return canvas


def passing(wave: Wave, near: float = 0.5, side: float = 1.0, close: float = 0.13) -> Wave:
    """Something goes by from one side to the other, in stereo: nearest at the part `near` of its time, dull while it is far."""
    seconds = len(wave) / RATE
    far = (clock(seconds)[: len(wave)] / seconds - near) / close
    gain = 1 / (1 + far**2)
    dull = band(wave, 40, 700)
    heard = (gain * wave + (1 - gain) * dull) * gain**0.8 * curve(seconds, (0, 0), (0.12, 1), (0.86, 1), (1, 0))[: len(wave)]
    angle = (side * np.tanh(far / 1.6) * 0.9 + 1) * np.pi / 4
    return np.stack([np.cos(angle) * heard, np.sin(angle) * heard], axis=1)


def _vowel(source: Wave, mouth: tuple[tuple[float, float, float], ...], large: float) -> Wave:
    """What a mouth that keeps still lets through of a throat."""
    return filtered(
        source, lambda f: sum(height / (1 + ((f - large * middle) / width) ** 2) for middle, width, height in mouth) + 0.002
    )


def speaker(chance: Chance, seconds: float, low: float) -> Wave:
    """Somebody who talks without a stop and without a word: a throat of `low` Hz, a mouth that wanders between vowels. It loops."""
    pitch = low * (1 + 0.2 * wander(chance, seconds, 2.2, -1, 1))
    turns = float(np.sum(pitch)) / RATE
    pitch = pitch + (round(turns) - turns) / seconds
    phase = np.cumsum(pitch) / RATE
    source = filtered(2 * (phase % 1) - 1, lambda f: 1 / (1 + (f / 700) ** 1.2)) + 0.08 * coloured(chance, seconds, 0)
    large = (low / 125) ** 0.25
    spoken = sum(_vowel(source, mouth, large) * wander(chance, seconds, 4.5, 0, 1) ** 2 for mouth in VOWELS)
    syllables = np.maximum(0, wander(chance, seconds, 4.6, -0.5, 1)) ** 0.8
    return even(spoken * syllables * np.maximum(0, wander(chance, seconds, 0.35, -0.2, 1)))


def crowd(chance: Chance, seconds: float, heads: int) -> Wave:
    """So many people at once that nobody is understood, in stereo. It loops."""
    out = np.zeros((round(seconds * RATE), 2))
    for head in range(heads):
        low = about(chance, 118 if head % 5 else 205, 0.18)
        far = chance.uniform(0.2, 1.0)
        line = band(speaker(chance, seconds, low), 150, 900 + 2600 * far)
        out += panned(far * line, chance.uniform(-0.9, 0.9))
    return out / heads**0.5


def cry(chance: Chance, low: float = 190.0) -> Wave:
    """A hawker cries what he sells: two long notes, the second a fourth above or below, and no word of it to be made out."""
    leap = chance.choice([4 / 3, 3 / 4, 6 / 5])
    pitch = low * curve(1.15, (0, 0.9), (0.06, 1.0), (0.4, 1.02), (0.46, leap), (0.85, leap * 0.99), (1, 0.9 * leap))
    first = curve(1.15, (0, 420), (0.1, 740), (0.42, 700), (0.5, 480), (0.9, 520), (1, 400))
    mouth = ((first, 120, 1.0), (curve(1.15, (0, 1700), (0.4, 1250), (0.6, 980), (1, 900)), 150, 0.6), (2700.0, 260, 0.25))
    line = voice(chance, pitch, mouth, rough=0.015, breath=0.06, tilt=0.6)
    return line * curve(1.15, (0, 0), (0.06, 1), (0.4, 0.9), (0.44, 0.5), (0.5, 1), (0.85, 0.8), (1, 0))


def lapping(chance: Chance, seconds: float) -> Wave:
    """Black water against stairs of stone: slow swells, each with a slap and some bubbles. It loops."""
    bed = band(coloured(chance, seconds, 1.6), 50, 380) * wander(chance, seconds, 0.4, 0.35, 1)
    canvas, at = np.array(0.8 * bed), 0.6
    while at < seconds - 1.2:
        slap = bump(0.8, 0.3) * wander(chance, 0.8, 22, 0, 1) * band(coloured(chance, 0.8, 1), 180, 1900)
        wrap(canvas, slap, at, about(chance, 0.55, 0.5))
        for _bubble in range(int(chance.integers(2, 6))):
            wrap(canvas, stone.drop(chance, about(chance, 430, 0.4)), at + chance.uniform(0.1, 0.9), chance.uniform(0.05, 0.25))
        at += about(chance, 2.1, 0.35)
    return canvas


def gas(chance: Chance, seconds: float) -> Wave:
    """A gas lamp burns: a thin hiss that flutters a little, with the hum of its mantle. It loops."""
    hiss = band(coloured(chance, seconds, 0), 3200, 8500) * wander(chance, seconds, 9, 0.75, 1)
    roar = band(coloured(chance, seconds, 1), 240, 900) * wander(chance, seconds, 14, 0.5, 1)
    return 0.5 * hiss + 0.4 * roar


def foghorn(chance: Chance, seconds: float = 3.0, low: float = 92.5) -> Wave:
    """A steam horn far out in the fog: a reed that starts with a grunt, holds, and sinks when the steam gives out."""
    pitch = about(chance, low, 0.02) * curve(seconds, (0, 0.8), (0.08, 1.0), (0.85, 1.0), (1, 0.72))
    turn = 2 * np.pi * np.cumsum(pitch * (1 + 0.004 * wander(chance, seconds, 25, -1, 1))) / RATE
    reed = sum(np.sin(number * turn + 0.4 * number) / number**0.75 for number in range(1, 22))
    steam = band(coloured(chance, seconds, 0.5), 300, 1500)
    horn = band(np.tanh(0.6 * reed), 60, 620) + 0.04 * steam
    return horn * curve(seconds, (0, 0), (0.07, 1), (0.82, 0.9), (1, 0))


def whistle(chance: Chance, seconds: float, note: float) -> Wave:
    """A steam whistle: three pipes that come to their pitch together."""
    out = blank(seconds)
    for part in (1.0, 1.26, 1.5):
        pitch = note * part * curve(seconds, (0, 0.93), (0.12, 1.0), (0.85, 1.0), (1, 0.9))
        turn = 2 * np.pi * np.cumsum(pitch) / RATE
        out += np.sin(turn) + 0.3 * np.sin(2 * turn) + 0.12 * np.sin(3 * turn)
    steam = band(coloured(chance, seconds, 0.3), 1500, 7000)
    return (out + 0.35 * steam) * curve(seconds, (0, 0), (0.1, 1), (0.85, 0.9), (1, 0))


def roofs(chance: Chance, wave: Wave) -> Wave:
    """A sound over the roofs of a city, mono: a few late walls give it back, each duller than the last."""
    answer = blank(1.1)
    answer[0] = 1.0
    for at, gain in ((0.17, 0.34), (0.31, 0.22), (0.52, 0.15), (0.83, 0.1)):
        answer[round(about(chance, at, 0.08) * RATE)] = gain
    return convolved(wave, convolved(answer, ringing([(500.0, 0.02, 0.02)], 0.02))[: len(answer)] + answer)
