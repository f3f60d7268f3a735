"""What is heard under everything in Terrorscape: the storm outside and through the walls, a bed for each side, two layers of music."""

import numpy as np
from recipes import house, metal, music, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, panned, stereo, wrap
from recipes.music import A2, A3, BB2, CS3, D1, D2, D3, EB2, EB3, F3, GS3
from recipes.noise import breath, coloured, wander, wind
from recipes.room import looped
from recipes.sound import sound
from recipes.weather import drops, gutter, rain

HALL = 1.1
LONG = 32.0
"""Seconds: both layers of music are as long, so that they can be faded over each other at any moment."""


@sound(kind="ambience")
def storm(chance: Chance) -> Wave:
    """Out in it: rain on gravel, leaves and slate, wind in the trees."""
    sides = []
    for low, high in ((1800, 5200), (1500, 4600)):
        bed = 1.2 * rain(chance, 20, 350, 10_000) + 0.5 * drops(chance, 20, 60, low, high)
        sides.append(bed + 0.5 * wind(chance, 20, 160, 520))
    return stereo(sides[0], sides[1])


@sound(kind="ambience")
def storm_within(chance: Chance) -> Wave:
    """The same through walls: a rush over the roof, panes, a gutter."""
    sides = []
    for side in (0, 1):
        bed = band(rain(chance, 20, 60, 2400), 60, 700) + 0.12 * drops(chance, 20, 10, 2200, 5200)
        sides.append(bed + (0.35 if side else 0.15) * gutter(chance, 20) + 0.5 * band(wind(chance, 20, 120, 330), 40, 500))
    return looped(chance, stereo(sides[0], sides[1]), 0.15, HALL)


@sound(kind="ambience")
def old_house(chance: Chance) -> Wave:
    """Where the survivors hide: boards that settle, a clock in the next room, a pane that rattles."""
    canvas = np.zeros((len(blank(24)), 2))
    for beat in range(24):
        tick = panned(band(metal.click(chance, 1500 if beat % 2 else 1750), 300, 3500), -0.5)
        wrap(canvas, tick, float(beat), 0.22)
    for at in (2.4, 8.1, 13.7, 19.2):
        wrap(
            canvas,
            panned(wood.creak(chance, about(chance, 0.9, 0.4), 16, 55), chance.uniform(-0.8, 0.8)),
            about(chance, at, 0.05),
            0.4,
        )
    for at in (5.3, 16.4, 21.5):
        wrap(canvas, panned(house.board(chance, 1.4), chance.uniform(-0.9, 0.9)), at, 0.2)
    floor = stereo(band(coloured(chance, 24, 2), 40, 160), band(coloured(chance, 24, 2), 40, 160))
    return looped(chance, canvas + 0.06 * floor, 0.4, HALL)


@sound(kind="ambience")
def lair(chance: Chance) -> Wave:
    """Where he waits: a cellar hum, slow breath, a chain that turns, drops."""
    hum = music.level(music.drone(chance, D1, 0.7, seconds=24), 0.5) + music.level(
        music.drone(chance, EB2, 0.3, seconds=24), 0.12
    )
    canvas = np.array(hum)
    for number in range(6):
        centre = 430.0 if number % 2 else 330.0
        wrap(canvas, panned(breath(chance, 2.4, centre, 0.5), 0.1), 4.0 * number + 0.6, 0.5)
    for at, pitch in ((3.1, 620), (11.4, 840), (17.9, 560)):
        wrap(canvas, panned(stone.drop(chance, pitch), chance.uniform(-0.8, 0.8)), at, 0.8)
    wrap(canvas, panned(metal.links(chance, 8, 0.9), -0.6), 14.2, 0.16)
    return looped(chance, canvas, 0.5, HALL)


def _ground() -> Wave:
    """What both layers share to the sample, so that it stays while they are faded."""
    chance = np.random.default_rng(1921)
    root = music.level(music.drone(chance, D2, 0.7, seconds=LONG), 1.0)
    return root + music.level(music.drone(chance, A2, 0.4, seconds=LONG), 0.3)


@sound(kind="music")
def music_night(chance: Chance) -> Wave:
    """The night is long: a piano in another room, and swells that run backwards."""
    out = _ground()
    for at, note in ((1.0, D3), (5.0, F3), (7.5, EB3), (13.0, A2), (17.0, D3), (20.0, GS3), (22.5, A3), (27.0, BB2)):
        wrap(out, panned(music.string(chance, note), chance.uniform(-0.5, 0.5)), at, 1.2)
    for at, note in ((9.0, A3), (24.0, CS3)):
        wrap(out, panned(music.backwards(chance, note), chance.uniform(-0.6, 0.6)), at, 1.0)
    return looped(chance, out, 0.35, 1.6)


@sound(kind="music")
def music_hunt(chance: Chance) -> Wave:
    """The night tightens: a half-tone that beats, strings that tremble, a drum like steps overhead."""
    out = 0.8 * _ground() + music.level(music.drone(chance, EB2, 0.7, seconds=LONG), 0.6)
    out += music.level(music.trembling(chance, (D3, EB3, GS3, A3), 8.0, LONG), 0.4)
    for place in range(16):
        wrap(out, panned(music.drum(chance), -0.1), 2.0 * place, 3.2)
        if place % 2:
            wrap(out, panned(music.drum(chance, 56), 0.2), 2.0 * place + 0.5, 2.0)
            wrap(out, panned(music.drum(chance, 56), 0.25), 2.0 * place + 1.0, 1.6)
    for at, note in ((5.5, EB3), (13.0, GS3), (21.0, CS3), (29.0, EB3)):
        wrap(out, panned(music.backwards(chance, note, 3.0), chance.uniform(-0.7, 0.7)), at - 3.0, 1.2)
    for at in (9.0, 25.0):
        scrape = bump(1.6, 0.6) * wander(chance, 1.6, 30, 0.2, 1) * band(coloured(chance, 1.6, 0), 1200, 4200)
        wrap(out, panned(scrape, chance.uniform(-0.8, 0.8)), at, 0.12)
    return looped(chance, out, 0.35, 1.6)
