"""Castle Ravenloft: traps, and Encounters that can be heard."""

from recipes import bell, creature, metal, music, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, curve, mix, put, sinking, tone
from recipes.noise import coloured, roar, swept, whoosh
from recipes.room import CRYPT, within
from recipes.sound import sound

# Traps


@sound(variants=2)
def trap_bolts(chance: Chance) -> Wave:
    """A crossbow in the wall lets go."""
    canvas = blank(0.9)
    put(canvas, metal.click(chance, 800), 0, 0.8)
    put(canvas, metal.string(chance, 88), 0.06, 0.9)
    put(canvas, whoosh(chance, 0.22, 800, 3200, 0.4), 0.08, 0.25)
    put(canvas, wood.knock(chance, 0.8), 0.29, 1.0)
    return canvas


@sound(variants=2)
def trap_darts(chance: Chance) -> Wave:
    """Darts from a row of holes."""
    canvas = blank(0.9)
    for place in range(6):
        at = about(chance, 0.075 * place, 0.2)
        put(canvas, bump(0.05, 0.2) * band(coloured(chance, 0.05), 1200, 7000), at, 0.4)
        put(canvas, wood.bones(chance, 1, 0.01), at + 0.12, 0.5)
    return canvas


@sound(variants=2)
def trap_spears(chance: Chance) -> Wave:
    """Spears shoot out of the floor."""
    canvas = blank(0.9)
    for place in range(3):
        at = 0.11 * place
        put(canvas, metal.drawn(chance, 0.12), at, 0.5)
        put(canvas, stone.thud(chance, 85), at + 0.08, 0.7)
    put(canvas, metal.clash(chance, 640, 0.5), 0.3, 0.5)
    return canvas


@sound(variants=2)
def trap_walls(chance: Chance) -> Wave:
    """Walls close in."""
    canvas = blank(2.0)
    put(canvas, stone.grind(chance, 1.2, 0.7), 0)
    put(canvas, stone.slab(chance, 1.3), 1.15, 5)
    return within(chance, canvas, 0.25)


@sound(variants=2)
def trap_fire(chance: Chance) -> Wave:
    """A jet of flame from the wall."""
    canvas = blank(1.4)
    put(canvas, metal.click(chance, 900), 0, 0.8)
    put(canvas, roar(chance, 1.2, 0.15), 0.08, 0.6)
    return canvas


@sound(variants=2)
def trap_alarm(chance: Chance) -> Wave:
    """A bell that calls everything in the castle."""
    canvas = blank(2.2)
    for place in range(5):
        put(canvas, bell.tower(chance, 415, 1.2, 1.6), 0.21 * place, 0.6)
    return within(chance, canvas, 0.3)


# Encounters that can be heard


@sound(variants=2)
def ghost_wail(chance: Chance) -> Wave:
    """A ghost cries out, near and far at once."""
    canvas = mix(creature.wail(chance, 2.0, 820), 0.6 * creature.wail(chance, 2.0, 545))
    return within(chance, canvas, 0.7, CRYPT)


@sound()
def slime(chance: Chance) -> Wave:
    """Something without bones drips from the ceiling."""
    canvas = blank(1.3)
    for at in (0.0, 0.3, 0.46):
        put(canvas, stone.squelch(chance, 0.3), at, 0.8)
    put(canvas, stone.bubbles(chance, 16, 1.1, 260), 0.1, 0.4)
    return canvas


@sound()
def cauldron(chance: Chance) -> Wave:
    """A cauldron boils."""
    return within(chance, mix(stone.bubbles(chance, 60, 1.8, 210), 0.03 * coloured(chance, 1.8, 2) * bump(1.8)), 0.2)


@sound()
def damned_music(chance: Chance) -> Wave:
    """An organ plays itself."""
    canvas = blank(3.0)
    for at, notes in ((0.0, (73.4, 146.8, 174.6, 220)), (0.9, (73.4, 138.6, 164.8, 233.1)), (1.8, (73.4, 146.8, 174.6, 207.7))):
        for note in notes:
            put(canvas, music.organ(note, 0.95), at, 0.25)
    return within(chance, canvas, 0.45, CRYPT)


@sound()
def whispers(chance: Chance) -> Wave:
    """A voice in the head."""
    canvas = blank(2.0)
    for _word in range(11):
        long = about(chance, 0.15, 0.4)
        first, last = chance.uniform(700, 2600), chance.uniform(900, 3600)
        word = bump(long, chance.uniform(0.2, 0.7)) * swept(chance, curve(long, (0, first), (1, last)), 700)
        put(canvas, word, chance.uniform(0, 1.7), chance.uniform(0.3, 1))
    murmur = creature.moan(chance, 1.8) * 0.12
    return within(chance, mix(canvas, murmur), 0.5)


@sound()
def hours(chance: Chance) -> Wave:
    """Time passes: a clock, and a bell."""
    canvas = blank(2.4)
    for place in range(6):
        put(canvas, metal.click(chance, 1500 if place % 2 else 1150), 0.3 * place, 0.7)
    put(canvas, bell.tower(chance, 196, 1.6, 3.5), 0.7, 0.4)
    return within(chance, canvas, 0.25)


@sound()
def hidden_door(chance: Chance) -> Wave:
    """A door that nobody had seen."""
    canvas = blank(2.0)
    put(canvas, metal.click(chance, 500), 0, 1.0)
    put(canvas, wood.creak(chance, 1.1, 16, 48), 0.15, 0.5)
    put(canvas, stone.grind(chance, 1.0, 0.9), 0.2, 0.4)
    return within(chance, canvas, 0.3)


@sound()
def armour(chance: Chance) -> Wave:
    """Empty armour walks."""
    canvas = blank(1.2)
    for at in (0.0, 0.38):
        put(canvas, metal.shield(chance), at, 0.6)
        put(canvas, metal.links(chance, 10, 0.3), at, 0.5)
        put(canvas, stone.step(chance, 1.8), at, 1.0)
    put(canvas, tone(46, 0.4) * sinking(0.4, 0.3) * (1 - clock(0.4)), 0.38, 0.3)
    return within(chance, canvas, 0.2)
