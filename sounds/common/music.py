"""The music of the cabinet: a musical box that somebody has wound up once more."""

from recipes import bell, music
from recipes.kit import Chance, Wave, about, panned, put, wrap
from recipes.room import looped
from recipes.sound import sound

BEAT = 8 / 9
"""Seconds: a slow waltz; twelve bars are 32 seconds."""
D2 = 73.42
OFF = None
Tune = tuple[tuple[int | None, int | None, int | None], ...]
TUNE: Tune = (
    (15, 14, 12), (7, OFF, 12), (8, 12, 17), (14, OFF, 11), (15, 19, 17), (15, OFF, 12),
    (17, 15, 13), (11, OFF, 14), (12, 15, 19), (20, 19, 17), (14, 15, 11), (12, OFF, OFF),
)  # fmt: skip
"""Semitones above D4, bar by bar: D minor, with the flat second that does not belong there."""
CHORDS = (
    (0, 15, 19), (0, 15, 19), (5, 17, 20), (7, 16, 19), (0, 15, 19), (8, 15, 20),
    (1, 17, 20), (7, 16, 19), (0, 15, 19), (5, 17, 20), (7, 16, 22), (0, 15, 19),
)  # fmt: skip
"""Semitones above D2: a low note, and two that answer it."""


def _box(chance: Chance, semitone: int) -> Wave:
    """A tooth of the comb, as far out of tune as its age makes it; its sister an octave below sounds along."""
    note = 4 * D2 * 2 ** (semitone / 12) * about(chance, 1.0, 0.0025)
    out = bell.chime(chance, note, 2.6, 1.7)
    put(out, bell.chime(chance, note / 2, 2.4, 1.2), 0.004, 0.35)
    return out


@sound(kind="music")
def music_cabinet(chance: Chance) -> Wave:
    """A musical box in a dark room, soft strings below it, and under all a note that it does not know."""
    long = 36 * BEAT
    out = music.level(music.drone(chance, D2, 0.55, seconds=long), 0.16)
    for bar, (low, *answers) in enumerate(CHORDS):
        at = 3 * bar * BEAT
        wrap(out, panned(music.string(chance, D2 * 2 ** (low / 12)), -0.15), at, 0.75)
        for beat in (1, 2):
            for place, high in enumerate(answers):
                wrap(out, panned(music.string(chance, D2 * 2 ** (high / 12), 2.2), 0.3 * place), at + beat * BEAT, 0.38)
        for beat, semitone in enumerate(TUNE[bar]):
            if semitone is not None:
                late = about(chance, 0.012, 0.9) + (0.05 if bar in (6, 10) else 0.0)
                tooth = panned(_box(chance, semitone), about(chance, 0.25, 0.3))
                wrap(out, tooth, at + beat * BEAT + late, about(chance, 3.2, 0.12))
    for at, note in ((12.0, 2 * D2), (28.0, 1.5 * D2)):
        wrap(out, panned(music.backwards(chance, note), chance.uniform(-0.5, 0.5)), at, 0.8)
    return looped(chance, out, 0.3, 1.6)
