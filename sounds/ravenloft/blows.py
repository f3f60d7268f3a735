"""Castle Ravenloft: blows, and wounds and what heals them."""

from recipes import bell, creature, metal, spell, stone, wood
from recipes.kit import Chance, Wave, about, blank, bump, clock, mix, put, sinking, tone
from recipes.noise import roar, swept, whoosh
from recipes.room import CRYPT, within
from recipes.sound import sound

# Blows


@sound(variants=3)
def hit_blade(chance: Chance) -> Wave:
    """Steel bites."""
    canvas = blank(0.9)
    put(canvas, metal.swing(chance, 0.14), 0, 0.25)
    put(canvas, metal.clash(chance, about(chance, 820, 0.15), 0.45), 0.1, 1.1)
    put(canvas, stone.thud(chance, 85), 0.1, 0.8)
    put(canvas, stone.squelch(chance, 0.13), 0.12, 0.25)
    return canvas


@sound(variants=3)
def hit_blunt(chance: Chance) -> Wave:
    """A hammer or a fist lands."""
    canvas = blank(0.7)
    put(canvas, whoosh(chance, 0.16, 120, 500, 0.8), 0, 0.15)
    put(canvas, stone.thud(chance, about(chance, 62, 0.1)), 0.12, 1.3)
    put(canvas, wood.knock(chance, 1.6), 0.12, 0.9)
    put(canvas, wood.bones(chance, 3, 0.08), 0.12, 0.3)
    return canvas


@sound(variants=3)
def hit_arrow(chance: Chance) -> Wave:
    """A shaft strikes home and trembles."""
    canvas = blank(0.7)
    put(canvas, metal.string(chance, about(chance, 118, 0.1)), 0, 0.35)
    put(canvas, whoosh(chance, 0.16, 900, 3400, 0.6), 0.05, 0.15)
    put(canvas, wood.knock(chance, 0.7), 0.2, 1.1)
    put(canvas, stone.thud(chance, 95), 0.2, 0.6)
    shaft = tone(46 * (1 + 0.1 * sinking(0.3, 0.3))) * sinking(0.3, 0.3) * tone(190, 0.3)
    put(canvas, shaft, 0.205, 0.25)
    return canvas


@sound(variants=3)
def hit_claw(chance: Chance) -> Wave:
    """Claws or teeth tear."""
    canvas = blank(0.6)
    for place in range(3):
        put(canvas, bump(0.1, 0.3) * swept(chance, 1500 + 1200 * clock(0.1) / 0.1, 1400), 0.035 * place, 0.35)
    put(canvas, stone.thud(chance, 90), 0.03, 0.8)
    put(canvas, stone.squelch(chance, 0.22), 0.06, 0.6)
    return canvas


@sound(variants=3)
def hit_spell(chance: Chance) -> Wave:
    """Force bursts on its target."""
    canvas = blank(0.9)
    put(canvas, stone.thud(chance, 75), 0, 1.0)
    put(canvas, spell.glide(900, 120, 0.4, 1.5, 6) * sinking(0.4, 0.4), 0, 0.5)
    put(canvas, spell.shimmer(chance, 0.3, 440, 14, falling=True), 0.02, 0.3)
    return canvas


@sound(variants=2)
def hit_fire(chance: Chance) -> Wave:
    """Flames wash over someone."""
    return mix(roar(chance, 0.8, 0.12), 0.7 * stone.thud(chance, 65))


@sound(kind="soft", variants=3)
def miss_swing(chance: Chance) -> Wave:
    """A blow cuts nothing but air."""
    return metal.swing(chance, about(chance, 0.27, 0.15))


@sound(kind="soft", variants=3)
def miss_arrow(chance: Chance) -> Wave:
    """A shaft goes past and breaks on the wall."""
    canvas = blank(0.8)
    put(canvas, metal.string(chance, about(chance, 122, 0.1)), 0, 0.4)
    put(canvas, whoosh(chance, 0.25, 700, 3000, 0.5), 0.04, 0.2)
    put(canvas, wood.bones(chance, 2, 0.06), 0.3, 0.5)
    put(canvas, wood.bones(chance, 3, 0.25), 0.36, 0.25)
    return within(chance, canvas, 0.15)


@sound(kind="soft", variants=2)
def miss_spell(chance: Chance) -> Wave:
    """A spell goes out on the stones."""
    return mix(0.6 * spell.buzz(chance, 0.22), spell.unravel(chance, 0.45))


@sound()
def critical(chance: Chance) -> Wave:
    """A blow as it comes once in twenty: steel, and a bell under it."""
    canvas = blank(1.5)
    put(canvas, metal.clash(chance, 760, 0.8, 1.2), 0)
    put(canvas, stone.thud(chance, 55), 0, 1.4)
    put(canvas, bell.tower(chance, 147, 1.4, 3), 0, 0.45)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def foiled(chance: Chance) -> Wave:
    """A shield takes the blow."""
    return within(chance, metal.shield(chance), 0.12, 0.9)


# Wounds and what mends them


@sound(variants=3)
def hurt_low(chance: Chance) -> Wave:
    """A deep voice, struck."""
    return mix(creature.grunt(chance, 118), 0.8 * stone.thud(chance, 75))


@sound(variants=3)
def hurt_high(chance: Chance) -> Wave:
    """A high voice, struck."""
    return mix(creature.grunt(chance, 215, 0.24), 0.8 * stone.thud(chance, 80))


@sound(kind="soft", variants=3)
def hurt_foe(chance: Chance) -> Wave:
    """Something that is no Hero is hurt."""
    return mix(stone.thud(chance, about(chance, 66, 0.1)), 0.5 * stone.squelch(chance))


@sound(variants=2)
def heal(chance: Chance) -> Wave:
    """Warmth returns: a chord that opens, and a few clear notes."""
    return within(chance, mix(spell.halo(chance, (220, 277.2, 329.6), 1.2), 0.4 * spell.shimmer(chance, 0.8, 440, 10)), 0.3)


@sound()
def surge(chance: Chance) -> Wave:
    """A heart that had stopped beats again, and a breath is drawn."""
    canvas = blank(2.2)
    put(canvas, stone.heartbeat(chance), 0, 0.9)
    put(canvas, stone.heartbeat(chance), 0.7, 1.0)
    put(canvas, spell.halo(chance, (146.8, 220, 293.7, 370), 1.6, 0.55), 0.6, 0.8)
    return within(chance, canvas, 0.25)


@sound(kind="stinger")
def hero_falls(chance: Chance) -> Wave:
    """Armour and body strike the stones; a bell, and a heart that slows."""
    canvas = blank(4.2)
    put(canvas, stone.thud(chance, 58), 0, 1.6)
    put(canvas, metal.links(chance, 16, 0.5), 0.03, 0.5)
    put(canvas, metal.shield(chance), 0.16, 0.35)
    put(canvas, bell.tower(chance, 110, 3.8, 6), 0.35, 0.5)
    for at, gain in ((0.9, 0.9), (1.75, 0.6), (2.9, 0.35)):
        put(canvas, stone.heartbeat(chance), at, gain)
    return within(chance, canvas, 0.35, CRYPT)


@sound(kind="stinger")
def hero_rises(chance: Chance) -> Wave:
    """Someone stands again: the chord of the fall turned to major, and a blade taken up."""
    canvas = blank(2.6)
    put(canvas, spell.halo(chance, (110, 164.8, 220, 277.2, 329.6), 2.4, 0.4), 0)
    put(canvas, metal.drawn(chance, 0.4), 0.7, 0.25)
    return within(chance, canvas, 0.3)


@sound(variants=2)
def slowed(chance: Chance) -> Wave:
    """Something heavy hangs on the feet."""
    canvas = blank(1.0)
    put(canvas, metal.links(chance, 18, 0.7), 0, 0.5)
    put(canvas, stone.grind(chance, 0.8, 0.6), 0, 0.5)
    return canvas


@sound(variants=2)
def held(chance: Chance) -> Wave:
    """A shackle snaps shut."""
    canvas = blank(1.0)
    put(canvas, metal.click(chance, 620), 0, 1.4)
    put(canvas, metal.shield(chance), 0.04, 0.4)
    put(canvas, metal.links(chance, 9, 0.4), 0.12, 0.35)
    return within(chance, canvas, 0.15)


@sound()
def freed(chance: Chance) -> Wave:
    """A chain falls off."""
    canvas = blank(0.9)
    put(canvas, metal.click(chance, 1100), 0, 0.8)
    put(canvas, metal.links(chance, 20, 0.5), 0.08, 0.6)
    return canvas
