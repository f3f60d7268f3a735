"""Terrorscape: the killer's cards, the encounter with him, and his end of the match."""

import numpy as np
from recipes import bell, creature, house, metal, motor, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, curve, mix, put, sinking, tone
from recipes.noise import breath, coloured, wander, whoosh
from recipes.room import within
from recipes.sound import sound

ROOM, HALL = 0.6, 1.1

# His cards and what he is told


@sound(kind="soft", variants=2)
def card_quick(chance: Chance) -> Wave:
    """A quick card: a snap, and a short breath."""
    canvas = blank(0.8)
    put(canvas, paper.flip(chance, 0.12), 0)
    put(canvas, breath(chance, 0.35, 700, 0.3), 0.1, 0.4)
    put(canvas, stone.thud(chance, 80), 0.12, 0.4)
    return canvas


@sound(variants=2)
def card_special(chance: Chance) -> Wave:
    """A special card: a drum, and iron under it."""
    canvas = blank(1.8)
    put(canvas, paper.flip(chance), 0, 0.6)
    put(canvas, music.drum(chance, 52), 0.14, 0.7)
    put(canvas, bell.tower(chance, 155.6, 1.5, 2.5), 0.14, 0.6)
    return within(chance, canvas, 0.2, HALL)


@sound(kind="soft", variants=2)
def card_slow(chance: Chance) -> Wave:
    """A slow card: it is drawn across the table, and old wood answers."""
    canvas = blank(1.6)
    put(canvas, paper.rustle(chance, 0.6, 600, 4000), 0, 0.6)
    put(canvas, wood.creak(chance, 0.9, 14, 40), 0.4, 0.5)
    return canvas


@sound(variants=2)
def sense(chance: Chance) -> Wave:
    """He listens: all sound is drawn in, and nothing comes of it."""
    canvas = blank(2.0)
    put(canvas, music.backwards(chance, 98, 1.3), 0, 1.0)
    put(canvas, breath(chance, 0.9, 600, 0.7), 0.6, 0.5)
    return within(chance, canvas, 0.3, HALL)


@sound(variants=2)
def sense_found(chance: Chance) -> Wave:
    """He listens, and there is a heart."""
    canvas = blank(2.4)
    put(canvas, music.backwards(chance, 98, 1.2), 0, 1.0)
    put(canvas, stone.heartbeat(chance), 1.2, 1.2)
    put(canvas, spell.halo(chance, (311.1, 329.6), 1.1, 0.2), 1.2, 0.6)
    return within(chance, canvas, 0.25, HALL)


@sound(variants=2)
def ransacked(chance: Chance) -> Wave:
    """He searches the room: wardrobes, tables, curtains. Nobody."""
    canvas = blank(2.0)
    put(canvas, wood.knock(chance, 2.2), 0, 1.0)
    put(canvas, wood.creak(chance, 0.4), 0.1, 0.4)
    put(canvas, house.plank(chance, 1.8), 0.6, 1.0)
    put(canvas, house.cloth(chance, 0.4), 0.85, 0.7)
    put(canvas, wood.die(chance, 5, 0.1), 1.0, 0.3)
    return within(chance, canvas, 0.2, HALL)


@sound(variants=2)
def found(chance: Chance) -> Wave:
    """Somebody is found: a string stabs twice."""
    canvas = blank(1.7)
    for at in (0.0, 0.24):
        stab = sum(tone(k * note, 0.5) / k for note in (311.1, 329.6, 466.2) for k in range(1, 6)) * sinking(0.5, 0.3)
        put(canvas, stab * np.minimum(1, clock(0.5) / 0.006), at, 0.25)
        put(canvas, stone.thud(chance, 70), at, 0.6)
    return within(chance, canvas, 0.3, HALL)


@sound()
def revealed(chance: Chance) -> Wave:
    """Whoever is asked must say where he is: a whisper from there."""
    canvas = blank(1.3)
    for place in range(4):
        put(canvas, breath(chance, 0.22, about(chance, 2300, 0.3), 0.4), 0.2 * place, chance.uniform(0.5, 1))
    put(canvas, spell.halo(chance, (293.7, 311.1), 1.1, 0.3), 0.05, 0.35)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="soft", variants=2)
def card_drawn(chance: Chance) -> Wave:
    """He draws cards."""
    canvas = blank(0.8)
    for at in (0.0, 0.2, 0.38):
        put(canvas, paper.rustle(chance, 0.13, 1800, 7000), at, 0.8)
        put(canvas, paper.tap(chance), at + 0.1, 3)
    return canvas


@sound()
def unlocked(chance: Chance) -> Wave:
    """What was locked away comes to his hand."""
    canvas = blank(2.0)
    put(canvas, metal.click(chance, 700), 0, 1.2)
    put(canvas, metal.links(chance, 12, 0.5), 0.12, 0.4)
    mouth = ((400.0, 120, 1.0), (950.0, 180, 0.5))
    put(canvas, creature.growl(chance, 1.0, 58, mouth, 24) * bump(1.0, 0.4), 0.5, 0.7)
    return within(chance, canvas, 0.25, HALL)


@sound(kind="stinger")
def grows(chance: Chance) -> Wave:
    """The killer grows: the floor shakes, a bell, a chord that climbs by half-tones."""
    canvas = blank(4.0)
    put(canvas, music.drum(chance, 44), 0, 0.9)
    put(canvas, music.drum(chance, 44), 0.5, 1.0)
    for at, notes in ((0.4, (146.8, 220)), (1.0, (155.6, 233.1)), (1.6, (82.4, 164.8, 246.9, 349.2))):
        put(canvas, spell.halo(chance, notes, 2.3 if at > 1.5 else 0.9, 0.2), at, 1.0)
    put(canvas, bell.tower(chance, 82.4, 2.3, 5), 1.6, 0.6)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="soft")
def stronger(chance: Chance) -> Wave:
    """His strength changes: leather creaks round a fist."""
    return mix(wood.creak(chance, 0.6, 40, 120), 0.8 * stone.thud(chance, 60), 0.4 * house.cloth(chance, 0.4))


@sound()
def his_trait(chance: Chance) -> Wave:
    """He uses what he is: a drum, and breath behind a mask."""
    canvas = blank(1.7)
    put(canvas, music.drum(chance, 58), 0, 0.9)
    put(canvas, breath(chance, 0.7, 500, 0.4), 0.3, 0.7)
    put(canvas, breath(chance, 0.6, 380, 0.3), 1.0, 0.5)
    return within(chance, canvas, 0.25, HALL)


@sound(kind="soft")
def waits(chance: Chance) -> Wave:
    """He waits, and breathes."""
    canvas = blank(2.6)
    for at, centre in ((0.0, 520), (0.9, 360), (1.7, 520)):
        put(canvas, breath(chance, 0.8, centre, 0.5), at, 0.8)
    return canvas


@sound()
def toying(chance: Chance) -> Wave:
    """He lets them go, for now: a laugh."""
    return within(chance, creature.laugh(chance, 84), 0.3, HALL)


# To meet him


@sound(kind="stinger")
def encounter(chance: Chance) -> Wave:
    """Face to face: everything breaks off, strings strike, a heart stops and starts."""
    canvas = blank(3.4)
    chord = sum(tone(k * note, 1.6) / k**1.2 for note in (110.0, 116.5, 155.6, 233.1, 466.2) for k in range(1, 7))
    put(canvas, chord * sinking(1.6, 1.1) * np.minimum(1, clock(1.6) / 0.005), 0.12, 0.4)
    put(canvas, music.drum(chance, 46), 0.12, 1.0)
    put(canvas, whoosh(chance, 0.3, 200, 2400, 0.9), 0, 0.3)
    for at in (1.3, 2.1):
        put(canvas, stone.heartbeat(chance), at, 0.9)
    return within(chance, canvas, 0.35, HALL)


@sound()
def held(chance: Chance) -> Wave:
    """The defence holds: a blow lands on him, and he goes back a step."""
    canvas = blank(1.7)
    put(canvas, stone.thud(chance, 70), 0, 1.3)
    put(canvas, house.plank(chance, 1.4), 0.02, 0.7)
    put(canvas, house.board(chance, 1.9), 0.5, 0.8)
    put(canvas, spell.halo(chance, (146.8, 220), 1.2, 0.3), 0.2, 0.5)
    return within(chance, canvas, 0.25, HALL)


@sound()
def beaten(chance: Chance) -> Wave:
    """The defence breaks."""
    canvas = blank(1.7)
    put(canvas, metal.swing(chance, 0.2), 0, 0.5)
    put(canvas, stone.thud(chance, 58), 0.14, 1.5)
    put(canvas, stone.squelch(chance), 0.16, 0.5)
    put(canvas, spell.halo(chance, (103.8, 110), 1.3, 0.2), 0.2, 0.7)
    return within(chance, canvas, 0.25, HALL)


@sound()
def driven_off(chance: Chance) -> Wave:
    """He goes; doors behind him."""
    canvas = blank(2.0)
    for at, gain in ((0.0, 1.0), (0.4, 0.7), (0.8, 0.45)):
        put(canvas, house.board(chance, 1.5), at, gain)
    put(canvas, house.latch(chance, 1.4), 1.15, 0.8)
    put(canvas, wood.knock(chance, 1.8), 1.2, 0.9)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="soft")
def lets_go(chance: Chance) -> Wave:
    """It is over, and they run."""
    canvas = blank(1.5)
    put(canvas, breath(chance, 0.5, 1500, 0.4), 0, 0.6)
    for place in range(5):
        put(canvas, house.board(chance, 0.8), 0.3 + 0.18 * place, 0.8 - 0.12 * place)
    return within(chance, canvas, 0.2, HALL)


# His end of the night


@sound(kind="stinger")
def hunt_won(chance: Chance) -> Wave:
    """The house is his: a drum, a bell, and a door that he shuts himself."""
    canvas = blank(5.6)
    for place in range(4):
        put(canvas, music.drum(chance, 46), 0.6 * place, 1.0 + 0.15 * place)
    put(canvas, spell.halo(chance, (110, 146.8, 220), 4.6, 0.3), 0.6, 1.3)
    put(canvas, bell.tower(chance, 73.4, 3.6, 6), 1.8, 0.6)
    put(canvas, wood.knock(chance, 2.8), 3.4, 1.6)
    return within(chance, canvas, 0.4, HALL)


@sound(kind="stinger")
def prey_gone(chance: Chance) -> Wave:
    """They got away: an engine that goes, rain, and the half-tone that stays."""
    canvas = blank(5.6)
    away = motor.engine(chance, curve(3.0, (0, 44), (1, 30)), 0.15, 14)
    put(canvas, band(away, 40, 700) * curve(3.0, (0, 0.6), (0.2, 1), (1, 0)), 0, 0.6)
    put(canvas, band(coloured(chance, 5.0, 1), 600, 7000) * bump(5.0, 0.5) * wander(chance, 5.0, 1, 0.6, 1), 0.3, 0.2)
    put(canvas, spell.halo(chance, (98, 103.8, 155.6), 4.0, 0.3), 1.4, 0.9)
    return within(chance, canvas, 0.3, HALL)
