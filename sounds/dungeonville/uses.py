"""Dungeonville: items and abilities that are used in a dungeon."""

from recipes import bell, creature, metal, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, blank, bump, put
from recipes.lute import A4, C5, D4, F5
from recipes.noise import breath, roar
from recipes.sound import sound

VAULT, SEWER, ICE, CAMP, LAIR = 2.6, 0.9, 1.8, 0.35, 3.2
"""Seconds for which each dungeon rings."""

# What is used down there


@sound()
def jester(chance: Chance) -> Wave:
    """Bells on a cap, a card, a giggle."""
    canvas = blank(1.6)
    for at in (0.0, 0.09, 0.2, 0.27, 0.4):
        put(canvas, bell.chime(chance, about(chance, 2900, 0.12), 0.3, 0.25), at, 0.4)
    put(canvas, paper.flip(chance), 0.45, 0.7)
    for place in range(4):
        put(canvas, creature.grunt(chance, 300 + 30 * place, 0.09), 0.75 + 0.13 * place, 0.4)
    return canvas


@sound(kind="soft")
def oracle_drawn(chance: Chance) -> Wave:
    """A card that has nothing to lend, and knew it."""
    canvas = blank(1.4)
    put(canvas, paper.flip(chance), 0.0, 0.7)
    put(canvas, bell.glass(chance, 987.77, 1.1), 0.2, 0.35)
    return canvas


@sound()
def imitated(chance: Chance) -> Wave:
    """One voice, and the same again, a little too late."""
    canvas = blank(2.0)
    for at, gain in ((0.0, 0.8), (0.32, 0.5)):
        put(canvas, spell.halo(chance, (C5, F5), 1.3, 0.2), at, gain)
    put(canvas, bell.glass(chance, 1046.5, 1.0), 0.05, 0.2)
    return canvas


@sound()
def thawed(chance: Chance) -> Wave:
    """Warmth: a drop, a crackle, a chord."""
    canvas = blank(1.9)
    put(canvas, stone.drop(chance, 900), 0.0, 0.6)
    put(canvas, stone.drop(chance, 720), 0.2, 0.5)
    put(canvas, spell.halo(chance, (D4, A4, F5), 1.6, 0.4), 0.1, 0.8)
    return canvas


@sound()
def orb(chance: Chance) -> Wave:
    """The Ember Orb looks at a room, and there is no room any more."""
    canvas = blank(2.0)
    put(canvas, spell.glide(300, 1500, 0.3, 1.5, 2.0) * bump(0.3, 0.8), 0.0, 0.3)
    put(canvas, roar(chance, 1.5, 0.15), 0.2, 1.0)
    return canvas


@sound()
def rites(chance: Chance) -> Wave:
    """Bell, book and oil: death is asked to come another time."""
    canvas = blank(2.4)
    put(canvas, bell.chime(chance, 1174.7, 1.2, 1.0), 0.0, 0.5)
    put(canvas, music.organ(146.83, 1.6) + 0.7 * music.organ(220.0, 1.6), 0.2, 0.25)
    put(canvas, bell.chime(chance, 1174.7, 1.2, 1.0), 1.0, 0.35)
    return canvas


@sound()
def keyhole(chance: Chance) -> Wave:
    """A key of bone, a held breath, an eye; whatever it saw."""
    canvas = blank(1.2)
    put(canvas, wood.bones(chance, 3, 0.2), 0.0, 0.5)
    put(canvas, metal.click(chance, 1500), 0.2, 0.7)
    put(canvas, breath(chance, 0.6, 1300, 0.7), 0.45, 0.35)
    return canvas


@sound()
def trail_map(chance: Chance) -> Wave:
    """A map is unfolded, and turned round."""
    canvas = blank(1.2)
    for at in (0.0, 0.3, 0.55):
        put(canvas, paper.rustle(chance, 0.28, 900, 6000), at, 0.5)
    put(canvas, wood.knock(chance, 0.4), 0.9, 0.4)
    return canvas
