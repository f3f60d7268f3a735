"""What lies under everything in Dungeonville: a market street, five dungeons, a dance for the town, and a score that tightens with the load."""

import numpy as np
from recipes import bell, creature, house, lute, metal, music, spell, stone, street, wood
from recipes.kit import Chance, Wave, about, band, even, panned, stereo, tone, wrap
from recipes.lute import A2, A3, A4, BB2, C3, C4, C5, D2, D3, D4, D5, E4, E5, F2, F3, F4, F5, G2, G3, G4
from recipes.noise import breath, coloured, crackle, fire, wander, wind
from recipes.room import looped
from recipes.sound import sound
from recipes.weather import gutter

LONG = 11.0
"""Seconds of a place."""
BEAT, BEATS = 0.3, 64
"""Seconds of half a step of the dance, and how many there are in a layer: all layers are equally long, so that they can be faded."""
SCORE = BEAT * BEATS


def _floor(chance: Chance, low: float, high: float, height: float) -> Wave:
    """The dull air of a place, in stereo."""
    return height * stereo(even(band(coloured(chance, LONG, 2), low, high)), even(band(coloured(chance, LONG, 2), low, high)))


# Places


@sound(kind="ambience")
def town(chance: Chance) -> Wave:
    """A street between an inn and a temple: people, a smith, a hoof, a small bell."""
    out = 0.45 * even(street.crowd(chance, LONG, 9))
    for at in (1.2, 1.75, 2.3, 2.85):
        wrap(out, panned(band(metal.clash(chance, 1500, 0.3, 0.4), 700, 5000), 0.7), at, 0.35)
    for at in (4.2, 7.6):
        wrap(out, panned(band(street.gait(chance, 1.8, 3.2), 200, 2000), chance.uniform(-0.7, 0.2)), at, 0.4)
    for at in (6.1, 6.4):
        wrap(out, panned(bell.chime(chance, about(chance, 1560, 0.01), 0.6, 0.5), -0.6), at, 2.2)
    wrap(out, panned(house.latch(chance), 0.3), 9.3, 0.8)
    return looped(chance, out, 0.3, 0.9)


@sound(kind="ambience")
def crypt(chance: Chance) -> Wave:
    """Drops, a draught, and a bone that has turned over in its sleep."""
    out = _floor(chance, 40, 180, 0.5) + 0.4 * panned(even(wind(chance, LONG, 130, 300)), 0.2)
    for at, pitch in ((0.9, 640.0), (3.6, 820.0), (6.2, 590.0), (9.4, 760.0)):
        wrap(out, panned(stone.drop(chance, about(chance, pitch, 0.1)), chance.uniform(-0.8, 0.8)), at, 7.0)
    wrap(out, panned(wood.bones(chance, 4, 0.5), -0.6), 4.7, 1.6)
    wrap(out, panned(wood.creak(chance, 1.0, 10, 24), 0.6), 7.6, 2.0)
    return looped(chance, out, 0.7, 2.6)


@sound(kind="ambience")
def rat_haus(chance: Chance) -> Wave:
    """Small feet on all floors, small quarrels, and the pipes."""
    out = _floor(chance, 60, 260, 0.06) + 0.1 * panned(even(gutter(chance, LONG)), -0.5)
    for at in (0.5, 2.6, 4.9, 7.1, 9.0):
        wrap(out, panned(creature.patter(chance, 22, 1.1, 1.3), chance.uniform(-0.8, 0.8)), at, 2.6)
    for at in (1.4, 5.4, 8.2):
        wrap(out, panned(creature.squeaks(chance, 5, 0.9), chance.uniform(-0.8, 0.8)), at, 0.7)
    wrap(out, panned(house.board(chance, 1.3), 0.4), 6.3, 1.4)
    return looped(chance, out, 0.3, 0.9)


@sound(kind="ambience")
def ice_cave(chance: Chance) -> Wave:
    """Wind over a mouth of ice, and what it cracks."""
    out = 1.0 * stereo(even(wind(chance, LONG, 300, 900)), even(wind(chance, LONG, 260, 820)))
    for at in (1.6, 5.8, 9.1):
        wrap(out, panned(spell.frost(chance, 0.7, 16), chance.uniform(-0.8, 0.8)), at, 1.3)
    for at, note in ((3.3, 2093.0), (7.4, 1760.0)):
        wrap(out, panned(bell.glass(chance, note, 0.9), chance.uniform(-0.7, 0.7)), at, 0.9)
    return looped(chance, out, 0.5, 1.8)


@sound(kind="ambience")
def goblin_camp(chance: Chance) -> Wave:
    """A cooking fire, four hundred opinions, and a drum that nobody asked for."""
    out = panned(even(fire(chance, LONG, 9)), -0.3) + 0.5 * even(street.crowd(chance, LONG, 7))
    for at in (0.4, 0.95, 1.5, 5.9, 6.45, 7.0):
        wrap(out, panned(band(lute.tabor(chance), 60, 1200), 0.6), at, 1.6)
    for at in (3.0, 8.6):
        wrap(out, panned(creature.yap(chance, 2), chance.uniform(-0.8, 0.8)), at, 0.8)
    return looped(chance, out, 0.2, 0.5)


@sound(kind="ambience")
def dragons_lair(chance: Chance) -> Wave:
    """It is asleep: in, and out, and a coin that slides with it."""
    out = _floor(chance, 30, 120, 0.8) + 0.4 * panned(even(crackle(chance, LONG, 3)), 0.5)
    for at, centre in ((0.2, 210.0), (2.9, 160.0), (5.7, 215.0), (8.4, 160.0)):
        slow = band(breath(chance, 2.5, centre, 0.45), 50, 900)
        wrap(out, panned(even(slow), -0.1), at, 1.6)
    for at in (2.4, 7.9):
        wrap(out, panned(bell.coins(chance, 4, 0.7), chance.uniform(-0.7, 0.7)), at, 1.4)
    return looped(chance, out, 0.6, 3.0)


# The town's dance, and the fight that it becomes


TUNE = (
    (0, D4), (2, F4), (4, A4), (6, G4), (7, F4), (8, E4), (10, C4), (12, E4), (14, G4), (16, F4), (18, A4), (20, D5), (22, C5), (23, A4), (24, G4),
    (26, E4), (28, D4), (32, D5), (34, C5), (36, A4), (38, F4), (40, G4), (42, E5), (44, C5), (46, G4), (48, A4), (50, F4), (52, D4), (54, F4),
    (56, E4), (58, C4), (60, D4),
)  # fmt: skip
BASS = (D3, A2, C3, G2, F2, D3, G2, A2, D3, F2, C3, G2, F2, D3, A2, D3)
"""The roots of its bars."""


def _place(out: Wave, wave: Wave, beat: float, gain: float, side: float = 0.0) -> None:
    wrap(out, panned(wave, side), BEAT * beat, gain)


def _bassline(chance: Chance, out: Wave, gain: float) -> None:
    for bar, note in enumerate(BASS):
        _place(out, lute.pluck(chance, note, 1.4, 0.7), 4 * bar, gain, -0.25)


@sound(kind="music")
def music_town(chance: Chance) -> Wave:
    """A dance on the lute, as merry as one is about other people's lives."""
    out = np.zeros((round(SCORE * 44100), 2))
    _bassline(chance, out, 1.0)
    for beat, note in TUNE:
        _place(out, lute.pluck(chance, note, 1.2), beat, 0.75, 0.25)
    for bar, note in enumerate(BASS):
        _place(out, lute.pluck(chance, 3 * note, 0.7), 4 * bar + 2, 0.35, 0.0)
        _place(out, lute.pluck(chance, 4 * note, 0.7), 4 * bar + 3, 0.25, 0.05)
    for beat in range(0, BEATS, 8):
        _place(out, lute.tabor(chance), beat, 0.5, 0.4)
        _place(out, lute.tabor(chance), beat + 4, 0.3, 0.4)
        _place(out, lute.tabor(chance), beat + 6, 0.25, 0.4)
    for beat, note in TUNE[-15:]:
        _place(out, lute.pipe(chance, 2 * note, 0.42), beat, 0.06, -0.5)
    return looped(chance, out, 0.25, 0.9)


@sound(kind="music")
def music_duel(chance: Chance) -> Wave:
    """The same roots, but somebody means it: the tabor runs, a low string grinds, steel keeps time."""
    out = np.zeros((round(SCORE * 44100), 2))
    _bassline(chance, out, 1.0)
    for bar, note in enumerate(BASS):
        for step in range(4):
            _place(out, lute.pluck(chance, note if step != 3 else 1.0595 * note, 0.4, 1.2), 4 * bar + step, 0.6, 0.15)
        for step, gain in ((0, 1.0), (1, 0.4), (1.5, 0.4), (2, 0.8), (3, 0.5), (3.5, 0.5)):
            _place(out, lute.tabor(chance), 4 * bar + step, 0.8 * gain, 0.3)
        if bar % 2:
            _place(out, band(metal.clash(chance, 1300, 0.25, 0.35), 900, 6000), 4 * bar + 2, 0.12, -0.6)
    return looped(chance, out, 0.25, 0.9)


# The score of an expedition


def _dark() -> Wave:
    """The note on which all layers of an expedition stand, alike to the sample, so that it stays while they are faded."""
    chance = np.random.default_rng(2005)
    return music.level(music.drone(chance, D2, 0.6, seconds=SCORE), 0.24) + music.level(
        music.drone(chance, A2, 0.4, seconds=SCORE), 0.09
    )


@sound(kind="music")
def music_trip(chance: Chance) -> Wave:
    """Nothing is carried yet: a lute on tiptoe."""
    out = _dark()
    for beat, note in (
        (0, D3),
        (3, F3),
        (6, A3),
        (14, G3),
        (17, F3),
        (24, D3),
        (30, BB2),
        (32, A2),
        (38, D3),
        (41, F3),
        (46, C4),
        (54, A3),
        (57, G3),
    ):
        _place(out, lute.pluck(chance, note, 1.6, 0.7), beat, 1.9, chance.uniform(-0.4, 0.4))
    for beat, note in ((10, D4), (42, F4)):
        _place(out, music.backwards(chance, note, 3.0), beat, 0.7, chance.uniform(-0.6, 0.6))
    return looped(chance, out, 0.45, 1.8)


@sound(kind="music")
def music_greed(chance: Chance) -> Wave:
    """The sack fills: the lute begins to trot, and something chinks."""
    out = 0.8 * _dark()
    figure = (D3, A3, F3, A3, D3, BB2, F3, A3)
    for beat in range(BEATS):
        _place(out, lute.pluck(chance, figure[beat % 8], 0.7, 0.9), beat, 1.3 if beat % 4 == 0 else 0.9, -0.2 + 0.4 * (beat % 2))
    for beat in range(2, BEATS, 4):
        _place(out, bell.coin(chance, 0.3), beat, 0.07, 0.5)
    for beat in range(0, BEATS, 8):
        _place(out, lute.tabor(chance), beat, 1.0, 0.1)
    return looped(chance, out, 0.4, 1.6)


@sound(kind="music")
def music_doom(chance: Chance) -> Wave:
    """It is heavy, and every door is one too many: a half-tone that beats, a drum in the ground, the trot at double pace."""
    out = 0.7 * _dark() + music.level(music.trembling(chance, (D3, 155.56, A3), 8.0, SCORE), 0.2)
    figure = (D3, 155.56, D3, F3, D3, 155.56, A3, 207.65)
    for half in range(2 * BEATS):
        _place(out, lute.pluck(chance, figure[half % 8], 0.35, 1.1), half / 2, 1.4, -0.3 + 0.6 * (half % 2))
    for beat in range(0, BEATS, 2):
        _place(out, music.drum(chance, 46), beat, 1.5 if beat % 4 == 0 else 0.9, 0.0)
    for beat, note in ((14, F5), (30, E5), (46, F5), (62, D5)):
        _place(out, music.backwards(chance, note / 2, 2.4), beat - 8, 0.8, chance.uniform(-0.6, 0.6))
    out += 0.02 * panned(tone(music.whole(D2 / 2, SCORE), SCORE) * wander(chance, SCORE, 0.3, 0.2, 1), 0.0)
    return looped(chance, out, 0.35, 1.6)
