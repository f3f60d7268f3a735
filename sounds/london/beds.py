"""What is heard under everything in London: rain, a market by day, the river by night, what passes by, and the two scores of its hours."""

import numpy as np
from recipes import bell, metal, music, stone, street, wood
from recipes.kit import RATE, Chance, Wave, about, band, blank, bump, clock, even, panned, sinking, stereo, tone, wrap
from recipes.music import BB3, C3, D3, E3, F3, G3
from recipes.noise import coloured, wander
from recipes.room import looped, within
from recipes.sound import sound
from recipes.weather import drops, gutter, rain

STREET = 1.3
E1, B1, E2, F2, B2, B3, E4, F4 = 41.2, 61.74, 82.41, 87.31, 123.47, 246.94, 329.63, 349.23
"""The great bell strikes an E, so both scores stand on one."""
PLAN, STORY = 24.0, 24.0
"""Seconds: the layers of a score are equally long, so that they can be faded over each other at any moment."""


@sound(kind="ambience")
def rain_on_glass(chance: Chance) -> Wave:
    """A steady London rain: on the pane before one, on slates, down a pipe."""
    sides = []
    for low, high, pipe in ((2300, 5600, 0.1), (2000, 5000, 0.24)):
        bed = band(rain(chance, 11, 250, 6000), 200, 4200) + 0.35 * drops(chance, 11, 26, low, high)
        sides.append(bed + pipe * gutter(chance, 11))
    return looped(chance, stereo(sides[0], sides[1]), 0.12, 0.7)


@sound(kind="ambience")
def market(chance: Chance) -> Wave:
    """By day: a crowd, hawkers, a muffin man's bell, wheels in the next street."""
    out = street.crowd(chance, 16, 16)
    out = even(out)
    for at, low in ((2.6, 205.0), (7.8, 158.0), (10.4, 228.0), (13.9, 176.0)):
        hawker = even(band(street.cry(chance, about(chance, low, 0.06)), 250, 2600))
        wrap(out, panned(hawker, chance.uniform(-0.8, 0.8)), at, 1.5)
    for at in (5.4, 5.75, 6.1, 6.42):
        wrap(out, panned(bell.chime(chance, about(chance, 1480, 0.01), 0.7, 0.6), 0.7), at, 5.0)
    traffic = band(street.wheels(chance, 16, 0.8), 40, 420)
    out += 0.5 * panned(even(traffic) * wander(chance, 16, 0.2, 0.2, 1), -0.4)
    for at in (0.8, 8.6, 12.4):
        wrap(out, panned(band(street.gait(chance, 2.6, 4.4), 200, 1800), chance.uniform(-0.7, 0.7)), at, 0.35)
    return looped(chance, out, 0.4, STREET)


@sound(kind="ambience")
def river(chance: Chance) -> Wave:
    """By night: the river at its stairs, a moored boat, a gas lamp overhead."""
    water = stereo(street.lapping(chance, 12), street.lapping(chance, 12))
    lamp = street.gas(chance, 12)
    out = even(water) + 0.16 * panned(even(lamp), 0.35)
    for at in (2.7, 6.2, 10.1):
        wrap(out, panned(wood.creak(chance, about(chance, 1.1, 0.2), 12, 34), chance.uniform(-0.8, -0.2)), at, 0.55)
    for at in (4.6, 9.3):
        wrap(out, panned(metal.links(chance, 5, 0.7), -0.5), at, 0.12)
    return looped(chance, out, 0.45, STREET)


# What passes by


@sound(kind="soft", variants=2)
def carriage(chance: Chance) -> Wave:
    """A carriage and pair go by at a trot."""
    wave = street.gait(chance, 5.4, 4.6) + 0.85 * street.gait(chance, 5.4, 4.5) + 0.9 * street.wheels(chance, 5.4)
    return street.passing(wave, 0.48, chance.choice([-1.0, 1.0]))


@sound(kind="soft")
def hansom(chance: Chance) -> Wave:
    """By night: one cab, at a walk, over wet stones."""
    wave = street.gait(chance, 6.4, 2.7, 0.08) + 0.5 * street.wheels(chance, 6.4, 0.55)
    return street.passing(wave, 0.5, chance.choice([-1.0, 1.0]), 0.17)


@sound(kind="soft")
def foghorn(chance: Chance) -> Wave:
    """Below the bridges a ship feels its way."""
    canvas = blank(6.4)
    horn = street.foghorn(chance, about(chance, 2.8, 0.1), 92.5)
    canvas[: len(horn)] += horn
    return within(chance, street.roofs(chance, canvas), 0.6, 2.6)[: round(6.6 * RATE)] * np.interp(
        np.arange(round(6.6 * RATE)) / RATE, [0, 5.2, 6.6], [1, 1, 0]
    )


# The score of the planning


def _planned() -> Wave:
    """The note on which all layers of the planning stand, alike to the sample, so that it stays while they are faded."""
    chance = np.random.default_rng(1859)
    root = music.level(music.drone(chance, E2, 0.7, seconds=PLAN), 1.0)
    return root + music.level(music.drone(chance, B2, 0.4, seconds=PLAN), 0.3)


def _bowed(chance: Chance, note: float, long: float) -> Wave:
    """A short stroke of a low bow."""
    pulse = sum(tone(k * note * about(chance, 1, 0.001), long) / k**1.3 for k in range(1, 16))
    edge = np.minimum(1, clock(long) / 0.025) * sinking(long, 1.6 * long)
    return (pulse + 0.1 * band(coloured(chance, long, 0.5), 400, 2600)) * edge


@sound(kind="music")
def music_plan(chance: Chance) -> Wave:
    """There is time: a held note, a piano in a club next door, the wheels of a great clock far above."""
    out = _planned()
    for at, note in ((1.0, E3), (4.0, G3), (5.5, B2), (10.0, D3), (13.0, E3), (16.0, C3), (17.5, B2), (21.0, G3)):
        wrap(out, panned(music.string(chance, note, 4.5), chance.uniform(-0.5, 0.5)), at, 1.1)
    wrap(out, panned(music.backwards(chance, B3), 0.4), 7.0, 0.8)
    for beat in range(12):
        wheel = band(metal.click(chance, 900 if beat % 2 else 1050), 200, 2200)
        wrap(out, panned(wheel, -0.5), 2.0 * beat, 0.9)
    return looped(chance, out, 0.35, 1.6)


@sound(kind="music")
def music_haste(chance: Chance) -> Wave:
    """Half of it is gone: a low bow on every second, a half-tone that beats, a drum below."""
    out = 0.8 * _planned() + music.level(music.trembling(chance, (E3, F3, B3), 6.0, PLAN), 0.35)
    for beat in range(24):
        note = (E2, E2, F2, E2, E2, E2, G3 / 2, F2)[beat % 8]
        wrap(out, panned(_bowed(chance, note, 0.8), 0.15), float(beat), 0.75)
        if beat % 2 == 0:
            wrap(out, panned(music.drum(chance, 46), -0.1), float(beat), 2.4)
    for at, note in ((5.0, F3), (13.0, BB3), (21.0, F3)):
        wrap(out, panned(music.backwards(chance, note, 3.0), chance.uniform(-0.6, 0.6)), at - 3.0, 1.0)
    return looped(chance, out, 0.3, 1.4)


def _endless(chance: Chance, seconds: float, octaves: int = 6, low: float = 41.2) -> Wave:
    """A note that climbs for ever: each of its voices climbs through all octaves, and the next takes over where it began."""
    long = octaves * seconds
    part = clock(long) / long
    turn = 2 * np.pi * np.cumsum(low * 2.0 ** (octaves * part)) / RATE + chance.uniform(0, 6.28)
    rising = np.sin(turn) * np.sin(np.pi * part) ** 2
    out = blank(seconds)
    wrap(out, rising, 0.0)
    return out


@sound(kind="music")
def music_last(chance: Chance) -> Wave:
    """It runs out: what climbs does not stop climbing, the bow goes twice a second, and a bell hums that has not been struck."""
    out = 0.6 * _planned()
    for place in range(3):
        out += music.level(panned(_endless(chance, PLAN, 6, E1 * (1 + 0.012 * place)), 0.7 * (place - 1)), 0.75)
    out += music.level(music.trembling(chance, (E3, F3, BB3, E4, F4), 11.0, PLAN), 0.4)
    for beat in range(48):
        note = (E2, E2, F2, E2, BB3 / 2, E2, F2, E2)[beat % 8]
        wrap(out, panned(_bowed(chance, note, 0.42), 0.15 if beat % 2 else -0.15), 0.5 * beat, 1.2)
        if beat % 4 == 0:
            wrap(out, panned(music.drum(chance, 46), 0.0), 0.5 * beat, 3.0)
        if beat % 4 == 3:
            wrap(out, panned(music.drum(chance, 58), 0.25), 0.5 * beat, 1.6)
    hum = music.level(music.drone(chance, E3 / 2, 0.2, seconds=PLAN), 0.35)
    return looped(chance, out + hum, 0.3, 1.4)


# The score of the story


def _told() -> Wave:
    """The note on which all layers of the story stand."""
    chance = np.random.default_rng(1888)
    root = music.level(music.drone(chance, E1, 0.9, seconds=STORY), 0.7)
    return root + music.level(music.drone(chance, B1, 0.6, seconds=STORY), 0.4)


@sound(kind="music")
def music_story(chance: Chance) -> Wave:
    """The plan goes its way: low notes, an old piano, a street organ that somebody turns too slowly."""
    out = _told()
    for at, note in ((0.5, E2), (3.5, B2), (5.0, E3), (8.5, G3), (12.0, C3), (14.5, B2), (18.0, E3), (20.5, D3)):
        wrap(out, panned(music.string(chance, note, 4.5), chance.uniform(-0.5, 0.5)), at, 1.2)
    for at, note in ((9.6, B3), (10.4, G3 * 2), (11.2, E4), (16.4, B3), (17.3, E4)):
        wrap(out, panned(band(music.organ(note, 1.3), 250, 1800), 0.6), at, 0.16)
    return looped(chance, out, 0.4, 1.8)


@sound(kind="music")
def music_dread(chance: Chance) -> Wave:
    """Something has noticed: a half-tone that beats, strings that shiver, voices behind a wall."""
    out = 0.8 * _told() + music.level(music.drone(chance, F2, 0.6, seconds=STORY), 0.45)
    out += music.level(music.trembling(chance, (E3, F3, BB3), 7.0, STORY), 0.35)
    for place, notes in enumerate(((E3, G3, B3), (F3, G3, BB3))):
        choir = np.zeros_like(out)
        music.choir(chance, notes, 12.0 * place + 1, 10.0, choir)
        out += music.level(choir, 0.3)
    for at, note in ((6.0, F3), (12.0, BB3), (18.0, E3), (23.5, F3)):
        wrap(out, panned(music.backwards(chance, note, 3.5), chance.uniform(-0.7, 0.7)), at - 3.5, 1.1)
    for at in (4.0, 15.0):
        wrap(out, panned(wood.creak(chance, 1.4, 14, 42), chance.uniform(-0.8, 0.8)), at, 0.3)
    return looped(chance, out, 0.4, 1.8)


@sound(kind="music")
def music_terror(chance: Chance) -> Wave:
    """It is nearly here: a heart in the ground, an organ under the river, a scrape, a choir that has lost its key."""
    out = 0.7 * _told() + music.level(music.drone(chance, F2 / 2, 0.9, seconds=STORY), 0.5)
    for beat in range(16):
        wrap(out, panned(music.drum(chance, 42), 0.0), 1.5 * beat, 3.4)
        wrap(out, panned(music.drum(chance, 50), 0.1), 1.5 * beat + 0.32, 2.0)
    for place, notes in enumerate(((E3, F3, BB3), (E3, G3, BB3), (F3, G3, BB3))):
        choir = np.zeros_like(out)
        music.choir(chance, (*notes, 2 * notes[0]), 8.0 * place, 9.0, choir)
        out += music.level(choir, 0.45)
        for note in notes[:2]:
            wrap(out, panned(music.organ(note / 2, 7.4), -0.2), 8.0 * place + 0.5, 0.14)
    for at in (6.0, 14.5, 21.0):
        scrape = bump(1.8, 0.6) * wander(chance, 1.8, 26, 0.2, 1) * band(coloured(chance, 1.8, 0), 1100, 3800)
        wrap(out, panned(scrape, chance.uniform(-0.8, 0.8)), at, 0.12)
    wrap(out, panned(stone.heartbeat(chance), 0.0), 11.0, 0.4)
    return looped(chance, out, 0.4, 1.8)
