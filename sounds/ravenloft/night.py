"""Castle Ravenloft: steps, tiles, the course of a night, cards. Blows, creatures, hazards, spells and music are in files beside this one."""

from recipes import bell, creature, metal, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, blank, bump, clock, mix, put, sinking
from recipes.noise import flutter, roar, swept, whoosh
from recipes.room import CRYPT, within
from recipes.sound import sound

# Steps and places


@sound(kind="soft", variants=5)
def step(chance: Chance) -> Wave:
    """A boot on the flags of the castle."""
    return within(chance, stone.step(chance), 0.12, 0.9)


@sound(kind="soft", variants=2)
def swept_away(chance: Chance) -> Wave:
    """A figure stands elsewhere: air rushes after it."""
    return mix(whoosh(chance, 0.45, 250, 1900, 0.7), 0.25 * spell.shimmer(chance, 0.4, 330, 8))


@sound()
def gone(chance: Chance) -> Wave:
    """A figure is on the table no more: the air closes behind it."""
    return within(chance, mix(whoosh(chance, 0.6, 200, 1400, 0.25), stone.thud(chance, 48)), 0.3)


@sound(variants=3)
def tile(chance: Chance) -> Wave:
    """Stone grinds on stone, and a room of the castle falls into place."""
    long = about(chance, 0.75, 0.15)
    canvas = blank(long + 0.9)
    put(canvas, stone.grind(chance, long), 0, 0.9)
    put(canvas, stone.slab(chance), long - 0.06, 5)
    return within(chance, canvas, 0.22)


@sound(kind="stinger", variants=2)
def tile_black(chance: Chance) -> Wave:
    """The same, and something waits in that room: a low cluster swells under the stone."""
    canvas = blank(2.6)
    put(canvas, stone.grind(chance, 0.8), 0, 0.8)
    put(canvas, stone.slab(chance), 0.74, 5)
    put(canvas, spell.halo(chance, (73.4, 77.8, 110.0, 155.6), 2.2, 0.25), 0.4, 1.3)
    return within(chance, canvas, 0.3)


@sound()
def tile_away(chance: Chance) -> Wave:
    """A room sinks back into the walls."""
    return within(chance, stone.grind(chance, 0.9, 0.7) + 0.4 * stone.grind(chance, 0.9, 1.4)[::-1], 0.25)


# The course of a night


@sound(kind="stinger")
def nightfall(chance: Chance) -> Wave:
    """The doors of the castle close: wood, iron, and a bell far up in the tower."""
    canvas = blank(5.0)
    put(canvas, wood.creak(chance, 1.3), 0, 0.5)
    put(canvas, stone.slab(chance), 1.3, 3)
    put(canvas, wood.knock(chance, 2.5), 1.3, 1.2)
    put(canvas, metal.shield(chance), 1.36, 0.3)
    put(canvas, bell.tower(chance, 98, 3.2, 7), 1.75, 0.6)
    return within(chance, canvas, 0.35, CRYPT)


@sound(kind="soft")
def turn(chance: Chance) -> Wave:
    """The next Hero's turn: one low wooden stroke and its fifth."""
    return mix(music.string(chance, 110, 1.2), 0.5 * music.string(chance, 164.8, 1.2), 0.8 * wood.knock(chance))


@sound(kind="soft")
def turn_over(chance: Chance) -> Wave:
    """A turn is over: a soft knock."""
    return mix(wood.knock(chance, 1.4), 0.15 * music.string(chance, 82.4, 0.7))


@sound(kind="soft")
def phase_hero(chance: Chance) -> Wave:
    """A blade is drawn."""
    return metal.drawn(chance, 0.42)


@sound(kind="soft")
def phase_explore(chance: Chance) -> Wave:
    """A torch is raised."""
    return mix(roar(chance, 0.8, 0.3), 0.4 * flutter(chance, 0.8, 11))


@sound(kind="soft")
def phase_villain(chance: Chance) -> Wave:
    """The castle's turn: a skin drum, and a half-tone that beats."""
    return within(chance, mix(music.drum(chance), 0.5 * spell.halo(chance, (73.4, 77.8), 1.5, 0.3)), 0.3)


@sound(kind="soft", variants=2)
def sun(chance: Chance) -> Wave:
    """The sun sinks another hand: a gong."""
    gong = bell.tower(chance, about(chance, 130.8, 0.01), 2.2, 5, 1.4)
    return within(chance, gong * (1 - 0.7 * sinking(2.2, 0.4)), 0.3)


@sound(kind="stinger")
def sunset(chance: Chance) -> Wave:
    """The sun has set."""
    canvas = blank(4.5)
    for at, gain in ((0.0, 0.7), (1.1, 0.85), (2.2, 1.0)):
        put(canvas, bell.tower(chance, 98, 2.3, 6), at, 0.6 * gain)
    put(canvas, spell.halo(chance, (49, 73.4, 77.8, 103.8), 4.2, 0.7), 0.2, 1.1)
    return within(chance, canvas, 0.35, CRYPT)


@sound(kind="stinger")
def victory(chance: Chance) -> Wave:
    """Dawn: bells, and a chord that climbs from the fifth to the major third."""
    canvas = blank(6.0)
    for at, notes in ((0.0, (146.8, 220)), (0.9, (146.8, 220, 293.7)), (1.8, (146.8, 220, 293.7, 370, 440))):
        put(canvas, spell.halo(chance, notes, 5.8 - at if at > 1 else 2.2, 0.2), at, 0.9)
    for at, note in ((0.0, 293.7), (0.45, 370), (0.9, 440), (1.35, 587.3), (1.8, 740)):
        put(canvas, bell.chime(chance, note, 2.4, 2.2), at, 0.5)
    put(canvas, bell.tower(chance, 146.8, 4, 6), 1.8, 0.4)
    return within(chance, canvas, 0.35)


@sound(kind="stinger")
def defeat(chance: Chance) -> Wave:
    """The door falls shut for good: a chord that sinks by half-tones, a last bell."""
    canvas = blank(6.0)
    for at, notes in ((0.0, (146.8, 174.6, 220)), (1.0, (138.6, 164.8, 207.7)), (2.0, (73.4, 77.8, 110, 155.6))):
        put(canvas, spell.halo(chance, notes, 3.9 if at > 1 else 1.6, 0.25), at)
    put(canvas, stone.slab(chance), 2.0, 4)
    put(canvas, bell.tower(chance, 82.4, 4, 7), 2.05, 0.6)
    put(canvas, stone.heartbeat(chance), 1.1, 0.6)
    return within(chance, canvas, 0.4, CRYPT)


@sound(kind="stinger")
def level_up(chance: Chance) -> Wave:
    """A Hero grows: five chimes climb, and a blade catches the light."""
    canvas = blank(2.6)
    put(canvas, bell.chimes(chance, (293.7, 440, 587.3, 740, 880), 0.11, 1.5), 0, 0.8)
    put(canvas, spell.halo(chance, (146.8, 220, 370), 2.2, 0.3), 0.3, 0.7)
    put(canvas, metal.drawn(chance, 0.3), 0.45, 0.2)
    return within(chance, canvas, 0.3)


# Cards and counters


@sound(variants=2)
def omen(chance: Chance) -> Wave:
    """An Encounter card: a string struck in the dark, and a swell that breaks off."""
    canvas = blank(2.0)
    put(canvas, music.backwards(chance, 77.8, 0.8), 0, 1.2)
    put(canvas, music.string(chance, 73.4, 1.5), 0.75, 1.0)
    put(canvas, music.string(chance, 103.8, 1.4), 0.76, 0.6)
    put(canvas, paper.tap(chance), 0.75, 8)
    return within(chance, canvas, 0.3)


@sound(kind="soft", variants=2)
def foe_drawn(chance: Chance) -> Wave:
    """A Monster card: paper, and something breathes."""
    canvas = blank(0.9)
    put(canvas, paper.flip(chance), 0)
    put(canvas, creature.growl(chance, 0.6, 62, ((420.0, 130, 1.0), (980.0, 200, 0.4)), 24) * bump(0.6), 0.14, 0.6)
    return canvas


@sound(variants=2)
def treasure(chance: Chance) -> Wave:
    """A chest opens: the lid creaks, coins slide."""
    canvas = blank(1.4)
    put(canvas, wood.creak(chance, 0.5), 0, 0.25)
    put(canvas, bell.coins(chance, 9, 1.0), 0.3, 0.7)
    return canvas


@sound(variants=2)
def item(chance: Chance) -> Wave:
    """A thing of worth is taken up: it glints."""
    return mix(bell.glass(chance, about(chance, 1320, 0.05), 0.8), 0.3 * spell.shimmer(chance, 0.35, 660, 8))


@sound(kind="soft")
def item_lost(chance: Chance) -> Wave:
    """A thing of worth falls and rolls away."""
    canvas = blank(0.9)
    put(canvas, bell.coins(chance, 2, 0.8), 0, 0.5)
    put(canvas, stone.rubble(chance, 5, 0.6), 0.02, 0.7)
    return canvas


@sound(kind="soft", variants=2)
def experience(chance: Chance) -> Wave:
    """Something was learned: two small chimes."""
    return bell.chimes(chance, (880, 1174.7), 0.08, 0.7)


@sound(kind="soft")
def experience_spent(chance: Chance) -> Wave:
    """What was learned is given away: the chimes, downwards."""
    return bell.chimes(chance, (1174.7, 880, 587.3), 0.08, 0.7)


@sound(kind="soft", variants=2)
def glimpse(chance: Chance) -> Wave:
    """Cards are looked at before their time: whispers behind paper."""
    whispers = blank(1.0)
    for place in range(6):
        at = 0.13 * place + chance.uniform(0, 0.04)
        put(whispers, bump(0.14) * swept(chance, clock(0.14) * 0 + chance.uniform(1800, 4200), 1500), at, chance.uniform(0.4, 1))
    return within(chance, mix(0.5 * whispers, paper.rustle(chance, 0.4)), 0.3)


@sound(kind="soft")
def hollow(chance: Chance) -> Wave:
    """A box is empty: a hollow knock."""
    return within(chance, wood.knock(chance, 2.2), 0.3)


@sound(variants=2)
def trap_set(chance: Chance) -> Wave:
    """Somewhere a catch is cocked."""
    canvas = blank(0.8)
    put(canvas, metal.click(chance, 900), 0)
    put(canvas, stone.grind(chance, 0.4, 1.3), 0.1, 0.5)
    put(canvas, metal.click(chance, 620), 0.48)
    return within(chance, canvas, 0.2)


@sound()
def trap_disabled(chance: Chance) -> Wave:
    """A lock gives way to a patient hand."""
    canvas = blank(1.0)
    for at, base in ((0.0, 2600), (0.17, 2300), (0.3, 2800), (0.52, 1100)):
        put(canvas, metal.click(chance, base), at, 0.5 if base > 2000 else 1.2)
    return canvas


@sound()
def trap_holds(chance: Chance) -> Wave:
    """A pick slips and breaks."""
    canvas = blank(0.9)
    put(canvas, metal.click(chance, 2600), 0, 0.4)
    put(canvas, metal.clash(chance, 2300, 0.2, 0.3), 0.22, 0.7)
    put(canvas, metal.click(chance, 520), 0.3, 1.2)
    return canvas
