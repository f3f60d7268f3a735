"""What is heard under everything in Castle Ravenloft: wind, drops and torches, and three layers of slow music on the same forty seconds."""

import numpy as np
from recipes import bell, music, stone, wood
from recipes.kit import Chance, Wave, about, blank, panned, stereo, wrap
from recipes.music import A1, A2, A3, BB2, CS3, D1, D2, D3, D4, E3, EB2, EB3, F3, F4, G3, GS3, LOOP
from recipes.noise import fire, wind
from recipes.room import CRYPT, looped
from recipes.sound import sound


@sound(kind="ambience")
def castle_wind(chance: Chance) -> Wave:
    """Wind in the towers; each ear has its own."""
    return looped(chance, stereo(wind(chance, 30), wind(chance, 30, 150, 540)), 0.25, CRYPT)


@sound(kind="ambience")
def castle_drips(chance: Chance) -> Wave:
    """A vault that drips, with now and then a stone that settles."""
    canvas = np.zeros((len(blank(24)), 2))
    for spot, pitch, side in ((0.4, 620, -0.7), (1.9, 940, 0.5), (0.9, 1300, 0.1)):
        at = spot
        while at < 23.5:
            wrap(canvas, panned(stone.drop(chance, about(chance, pitch, 0.05)), side), at, chance.uniform(0.4, 1.0))
            at += about(chance, 2.2 + 1.3 * abs(side), 0.5)
    for at in (7.3, 18.1):
        wrap(canvas, panned(stone.rubble(chance, 3, 0.8), chance.uniform(-0.8, 0.8)), at, 0.25)
    return looped(chance, canvas, 0.7, CRYPT)


@sound(kind="ambience")
def torches(chance: Chance) -> Wave:
    """Torches on both walls."""
    return stereo(fire(chance, 18, 7), fire(chance, 18, 5))


def _ground() -> Wave:
    """The drone that all layers share to the sample, so that it stays while they are faded: root and fifth."""
    chance = np.random.default_rng(1897)
    return music.level(music.drone(chance, D2, 0.8), 1.0) + music.level(music.drone(chance, A2, 0.5), 0.45)


@sound(kind="music")
def music_calm(chance: Chance) -> Wave:
    """The castle waits: root and fifth, a few struck notes, swells that run backwards."""
    out = _ground()
    for at, note in ((2.0, D3), (7.0, F3), (9.5, E3), (15.0, A2), (22.0, D3), (25.0, G3), (27.5, F3), (34.0, A3)):
        wrap(out, panned(music.string(chance, note), chance.uniform(-0.5, 0.5)), at, 1.4)
    for at, note in ((11.0, A3), (31.0, D4)):
        wrap(out, panned(music.backwards(chance, note), chance.uniform(-0.6, 0.6)), at, 1.1)
    return looped(chance, out, 0.35, CRYPT)


@sound(kind="music")
def music_danger(chance: Chance) -> Wave:
    """Something hunts: a drum like a slow heart, a half-tone that beats, strings that tremble."""
    out = 0.8 * _ground() + music.level(music.drone(chance, EB2, 0.7), 0.6)
    out += music.level(music.trembling(chance, (D3, EB3, A3, GS3), 7.5), 0.4)
    for place in range(20):
        wrap(out, panned(music.drum(chance), 0.0), 2.0 * place, 3.6)
        wrap(out, panned(music.drum(chance, 54), 0.2), 2.0 * place + 0.34, 2.0)
    for at, note in ((6.0, EB3), (18.0, CS3), (26.0, EB3), (36.0, GS3)):
        wrap(out, panned(music.backwards(chance, note, 3.5), chance.uniform(-0.7, 0.7)), at - 3.5, 1.2)
        wrap(out, panned(music.string(chance, note / 2), 0.0), at, 1.6)
    return looped(chance, out, 0.35, CRYPT)


@sound(kind="music")
def music_strahd(chance: Chance) -> Wave:
    """The Count walks: hollow voices, an organ far below, a bell, and old wood."""
    out = 0.6 * _ground() + music.level(music.drone(chance, D1, 1.0), 0.5) + music.level(music.drone(chance, A1, 0.7), 0.3)
    chords = ((D3, F3, A3, D4), (CS3, E3, BB2, F4), (D3, GS3, A3, F4), (EB3, G3, BB2, D4))
    for place, notes in enumerate(chords):
        choir = np.zeros_like(out)
        music.choir(chance, notes, 10.0 * place, 11.0, choir)
        out += music.level(choir, 0.55)
        wrap(out, panned(bell.tower(chance, D3, 7, 7), 0.3), 10.0 * place + 5, 1.8)
        for note in notes[:2]:
            wrap(out, panned(music.organ(note / 2, 9.0), -0.2), 10.0 * place + 0.5, 0.18)
    for at in (13.0, 33.5):
        wrap(out, panned(wood.creak(chance, 1.6, 14, 40), chance.uniform(-0.8, 0.8)), at, 0.3)
    assert len(out) == round(LOOP * 44100)
    return looped(chance, out, 0.45, CRYPT)
