"""Dungeonville below ground: five kinds of doors with their echo, rooms, and the way out."""

import numpy as np
from recipes import bell, creature, house, lute, metal, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, curve, put, sinking
from recipes.lute import A4, C5, D4, D5, F4, F5
from recipes.noise import breath, coloured, wander
from recipes.room import within
from recipes.sound import sound

VAULT, SEWER, ICE, CAMP, LAIR = 2.6, 0.9, 1.8, 0.35, 3.2
"""Seconds for which each dungeon rings."""


# Going in


def _boots(chance: Chance, canvas: Wave, start: float, count: int = 4) -> None:
    for place in range(count):
        put(canvas, stone.step(chance), start + about(chance, 0.26, 0.06) * place, 0.6)


@sound()
def enter_crypt(chance: Chance) -> Wave:
    """A slab slides aside, and it is very quiet behind it."""
    canvas = blank(2.0)
    put(canvas, stone.grind(chance, 1.0), 0.0, 0.8)
    put(canvas, stone.slab(chance, 1.2), 0.95, 0.8)
    _boots(chance, canvas, 1.1, 3)
    return within(chance, canvas, 0.5, VAULT)[: round(3.6 * 44100)] * curve(3.6, (0, 1), (0.6, 1), (1, 0))


@sound()
def enter_rat_haus(chance: Chance) -> Wave:
    """A town hall's door, off its hinge, and small officials who run."""
    canvas = blank(2.0)
    put(canvas, wood.creak(chance, 0.9, 26, 80), 0.0, 0.8)
    put(canvas, house.plank(chance), 0.85, 0.7)
    put(canvas, creature.patter(chance, 26, 0.9, 1.4), 0.95, 0.7)
    put(canvas, creature.squeaks(chance, 7, 0.9), 0.95, 0.3)
    return within(chance, canvas, 0.3, SEWER)


@sound()
def enter_ice_cave(chance: Chance) -> Wave:
    """Ice breaks away, and wind comes out."""
    canvas = blank(2.2)
    put(canvas, spell.frost(chance, 0.7, 26), 0.0, 0.9)
    put(canvas, house.shatter(chance, 14, 0.6), 0.5, 0.4)
    put(canvas, breath(chance, 1.4, 900, 0.4), 0.7, 0.3)
    _boots(chance, canvas, 1.0, 3)
    return within(chance, canvas, 0.4, ICE)[: round(3.2 * 44100)] * curve(3.2, (0, 1), (0.6, 1), (1, 0))


@sound()
def enter_goblin_camp(chance: Chance) -> Wave:
    """A gate of stakes, a drum, and somebody who has seen you."""
    canvas = blank(2.0)
    put(canvas, wood.creak(chance, 0.6, 16, 42), 0.0, 0.7)
    put(canvas, house.plank(chance, 1.8), 0.6, 0.9)
    for at in (0.9, 1.1, 1.3):
        put(canvas, lute.tabor(chance), at, 1.2)
    put(canvas, creature.yap(chance, 2), 1.25, 0.5)
    return within(chance, canvas, 0.2, CAMP)


@sound()
def enter_dragons_lair(chance: Chance) -> Wave:
    """Iron doors, and a breath behind them that was not yours."""
    canvas = blank(2.6)
    put(canvas, metal.links(chance, 8, 0.7), 0.0, 0.5)
    put(canvas, stone.grind(chance, 0.9, 0.6), 0.3, 0.6)
    put(canvas, metal.shield(chance), 1.05, 0.8)
    put(canvas, band(breath(chance, 1.4, 210, 0.4), 60, 900), 1.2, 1.0)
    return within(chance, canvas, 0.5, LAIR)[: round(4.2 * 44100)] * curve(4.2, (0, 1), (0.6, 1), (1, 0))


# Rooms


@sound(variants=2)
def door_crypt(chance: Chance) -> Wave:
    """A lid is moved, and bones settle."""
    canvas = blank(1.1)
    put(canvas, stone.grind(chance, 0.6, 0.9), 0.0, 0.8)
    put(canvas, wood.bones(chance, 7, 0.5), 0.55, 0.35)
    return within(chance, canvas, 0.45, VAULT)[: round(2.3 * 44100)] * curve(2.3, (0, 1), (0.5, 1), (1, 0))


@sound(variants=2)
def door_rat_haus(chance: Chance) -> Wave:
    """A warped door, and whoever was behind it."""
    canvas = blank(1.3)
    put(canvas, wood.creak(chance, 0.55, 30, 90), 0.0, 0.9)
    put(canvas, wood.knock(chance, 1.2), 0.55, 0.8)
    put(canvas, creature.patter(chance, 14, 0.6, 1.4), 0.6, 0.6)
    put(canvas, creature.squeaks(chance, 4, 0.5), 0.65, 0.25)
    return within(chance, canvas, 0.3, SEWER)


@sound(variants=2)
def door_ice_cave(chance: Chance) -> Wave:
    """Ice gives way, with a ring."""
    canvas = blank(1.2)
    put(canvas, spell.frost(chance, 0.5, 16), 0.0, 0.8)
    put(canvas, bell.glass(chance, about(chance, 1700, 0.1), 0.8), 0.4, 0.4)
    put(canvas, stone.rubble(chance, 5, 0.5, 0.7), 0.45, 0.4)
    return within(chance, canvas, 0.4, ICE)[: round(2.1 * 44100)] * curve(2.1, (0, 1), (0.5, 1), (1, 0))


@sound(variants=2)
def door_goblin_camp(chance: Chance) -> Wave:
    """Hides are torn aside, and a camp looks up."""
    canvas = blank(1.2)
    put(canvas, house.cloth(chance, 0.4), 0.0, 0.9)
    put(canvas, wood.knock(chance, 1.1), 0.35, 0.6)
    put(canvas, creature.yap(chance, 1), 0.5, 0.5)
    put(canvas, lute.tabor(chance), 0.55, 0.9)
    return within(chance, canvas, 0.2, CAMP)


@sound(variants=2)
def door_dragons_lair(chance: Chance) -> Wave:
    """Hot iron swings, coins slide, and something breathes out."""
    canvas = blank(1.5)
    put(canvas, wood.creak(chance, 0.5, 10, 26), 0.0, 0.5)
    put(canvas, metal.shield(chance), 0.45, 0.6)
    put(canvas, bell.coins(chance, 6, 0.6), 0.55, 0.25)
    put(canvas, band(breath(chance, 0.9, 230, 0.4), 60, 900), 0.5, 0.8)
    return within(chance, canvas, 0.45, LAIR)[: round(2.6 * 44100)] * curve(2.6, (0, 1), (0.5, 1), (1, 0))


@sound(kind="soft", variants=2)
def survived(chance: Chance) -> Wave:
    """Everybody breathes out."""
    canvas = blank(0.9)
    for at, centre in ((0.0, 900.0), (0.08, 1150.0), (0.15, 760.0)):
        put(canvas, breath(chance, about(chance, 0.6, 0.1), centre, 0.25), at, 0.5)
    return canvas


@sound(variants=3)
def perished(chance: Chance) -> Wave:
    """A scream cut short, and then only its echo."""
    canvas = blank(1.0)
    cry = creature.shriek(chance, about(chance, 0.55, 0.15), chance.choice([240.0, 310.0, 400.0]))
    cry = cry[: round(0.6 * len(cry))]
    cry[-300:] *= np.linspace(1, 0, 300)
    put(canvas, cry, 0.0, 0.9)
    put(canvas, stone.thud(chance, 58), 0.42, 1.3)
    put(canvas, stone.squelch(chance), 0.45, 0.5)
    put(canvas, wood.bones(chance, 3, 0.3), 0.5, 0.3)
    return within(chance, canvas, 0.4, 1.9)[: round(2.2 * 44100)] * curve(2.2, (0, 1), (0.5, 1), (1, 0))


@sound(kind="soft", variants=2)
def blood_spilled(chance: Chance) -> Wave:
    """It drips, somewhere, and the place remembers."""
    canvas = blank(1.2)
    for at, pitch, gain in ((0.0, 520.0, 1.0), (0.42, 610.0, 0.6), (0.74, 560.0, 0.35)):
        put(canvas, stone.drop(chance, about(chance, pitch, 0.12)), about(chance, at, 0.1), gain)
    return within(chance, canvas, 0.5, 2.2)[: round(2.0 * 44100)] * curve(2.0, (0, 1), (0.5, 1), (1, 0))


@sound(variants=3)
def treasure(chance: Chance) -> Wave:
    """Gold goes into a sack."""
    canvas = blank(0.9)
    put(canvas, bell.coins(chance, 8, 0.6), 0.0, 0.8)
    put(canvas, house.cloth(chance, 0.25), 0.4, 0.4)
    return canvas


@sound(kind="soft", variants=2)
def treasure_dropped(chance: Chance) -> Wave:
    """Gold is left on the floor. Somebody sobs, quietly."""
    canvas = blank(1.3)
    put(canvas, bell.coins(chance, 9, 0.9), 0.0, 0.8)
    put(canvas, stone.rubble(chance, 4, 0.4, 0.6), 0.05, 0.2)
    return within(chance, canvas, 0.3, 1.2)


@sound()
def item(chance: Chance) -> Wave:
    """Something in there shines: a harp, and a lid."""
    canvas = blank(2.2)
    put(canvas, wood.creak(chance, 0.4, 20, 60), 0.0, 0.5)
    put(canvas, lute.harp(chance, (D4, F4, A4, D5, F5), 0.09, 1.5), 0.35, 0.8)
    put(canvas, spell.shimmer(chance, 0.9, 587.33, 12), 0.4, 0.25)
    return within(chance, canvas, 0.3, 1.6)[: round(2.6 * 44100)] * curve(2.6, (0, 1), (0.7, 1), (1, 0))


@sound(kind="soft")
def item_taken(chance: Chance) -> Wave:
    """It is tied to a belt."""
    canvas = blank(0.8)
    put(canvas, house.cloth(chance, 0.25), 0.0, 0.6)
    put(canvas, metal.click(chance, 1300), 0.26, 0.6)
    put(canvas, lute.pluck(chance, A4, 0.5), 0.28, 0.5)
    return canvas


# Coming out


@sound()
def escaped(chance: Chance) -> Wave:
    """They run, a door slams, and they are on the right side of it."""
    canvas = blank(2.6)
    for place in range(6):
        put(canvas, stone.step(chance, 1.1), 0.13 * place, 0.5 + 0.06 * place)
    put(canvas, bell.coins(chance, 5, 0.7), 0.1, 0.25)
    put(canvas, house.plank(chance, 1.6), 0.85, 1.2)
    put(canvas, lute.tune(chance, ((1.15, A4), (1.27, C5), (1.39, D5), (1.55, F5)), 0.9), 0.0, 0.8)
    return canvas


@sound(kind="soft")
def hollow(chance: Chance) -> Wave:
    """Not a room is left: a knock, and all that answers is the knock."""
    canvas = blank(0.9)
    for at in (0.0, 0.25):
        put(canvas, wood.knock(chance, 1.6), at, 1.0)
    return within(chance, canvas, 0.6, 2.8)[: round(2.4 * 44100)] * curve(2.4, (0, 1), (0.4, 1), (1, 0))


@sound(kind="stinger")
def party_lost(chance: Chance) -> Wave:
    """Screams, a door, nothing; and somewhere the rats applaud."""
    canvas = blank(5.4)
    for place, low in enumerate((270.0, 380.0, 210.0)):
        cry = creature.shriek(chance, 0.7, low)
        cry = cry[: round((0.75 - 0.12 * place) * len(cry))]
        cry[-300:] *= np.linspace(1, 0, 300)
        put(canvas, cry, 0.28 * place, 0.7)
    put(canvas, stone.slab(chance, 1.4), 1.15, 1.5)
    put(canvas, band(coloured(chance, 0.8, 1.5), 40, 400) * sinking(0.8, 0.6), 1.15, 0.5)
    swell = curve(2.8, (0, 0), (0.15, 1), (0.6, 0.7), (1, 0)) * wander(chance, 2.8, 5, 0.6, 1)
    put(canvas, creature.patter(chance, 220, 2.8, 1.5) * swell, 2.3, 0.8)
    put(canvas, creature.squeaks(chance, 16, 2.6) * swell[: round(2.6 * 44100)], 2.4, 0.16)
    return within(chance, canvas, 0.3, 2.0)[: round(5.6 * 44100)] * curve(5.6, (0, 1), (0.85, 1), (1, 0))
