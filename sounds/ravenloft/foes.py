"""The creatures of Castle Ravenloft: how each sounds when it comes and acts, how it moves, and how it ends."""

from recipes import bell, creature, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put
from recipes.noise import coloured, flutter, roar, swept, wander, whoosh
from recipes.room import CRYPT, within
from recipes.sound import sound

# Voices


@sound(variants=3)
def skeleton(chance: Chance) -> Wave:
    """Dry bones rattle, and teeth."""
    canvas = blank(0.9)
    put(canvas, wood.bones(chance, 14, 0.8), 0)
    for place in range(5):
        put(canvas, wood.bones(chance, 1, 0.02), 0.45 + 0.07 * place, 0.6)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def blazing_skeleton(chance: Chance) -> Wave:
    """Bones that burn."""
    return within(chance, mix(wood.bones(chance, 11, 0.8), 0.13 * roar(chance, 1.0, 0.3)), 0.15)


@sound(variants=2)
def gargoyle(chance: Chance) -> Wave:
    """Stone joints grate, a stone throat screeches, wings open."""
    canvas = blank(1.5)
    put(canvas, stone.grind(chance, 0.7, 1.5), 0, 0.9)
    put(canvas, creature.shriek(chance, 0.6, 240) * (0.5 + 0.5 * wander(chance, 0.6, 60)), 0.3, 0.3)
    put(canvas, flutter(chance, 0.9, 6, 600), 0.55, 0.6)
    return within(chance, canvas, 0.25)


@sound(variants=3)
def ghoul(chance: Chance) -> Wave:
    """A hungry rasp."""
    return within(chance, creature.hiss(chance, about(chance, 0.95, 0.15)), 0.2)


@sound(variants=3)
def kobold(chance: Chance) -> Wave:
    """Short dog-like cries."""
    return within(chance, creature.yap(chance, int(chance.integers(2, 4))), 0.15)


@sound(variants=3)
def rats(chance: Chance) -> Wave:
    """A swarm of rats squeaks and scurries."""
    return mix(creature.squeaks(chance, 24, 1.1), 0.35 * creature.patter(chance, 60, 1.1))


@sound(variants=3)
def spider(chance: Chance) -> Wave:
    """Mandibles and many feet."""
    breath = bump(0.8, 0.6) * band(coloured(chance, 0.8), 3500, 9000)
    return mix(creature.chitter(chance, 0.9), 0.06 * breath, 0.3 * creature.patter(chance, 22, 0.9, 1.6))


@sound(variants=3)
def wolf(chance: Chance) -> Wave:
    """A wolf snarls."""
    return within(chance, creature.snarl(chance, about(chance, 0.85, 0.15)), 0.15)


@sound(variants=2)
def wolf_howl(chance: Chance) -> Wave:
    """A wolf howls in the next hall."""
    return within(chance, creature.howl(chance, about(chance, 2.3, 0.1), about(chance, 590, 0.08)), 0.4)


@sound(variants=2)
def wraith(chance: Chance) -> Wave:
    """A spirit wails."""
    return within(chance, creature.wail(chance, 1.5, about(chance, 640, 0.08)), 0.5)


@sound(variants=3)
def zombie(chance: Chance) -> Wave:
    """A slack moan."""
    return within(chance, creature.moan(chance, about(chance, 1.3, 0.12)), 0.25)


@sound(variants=2)
def strahd(chance: Chance) -> Wave:
    """The Count draws breath, and a cloak sweeps."""
    canvas = blank(1.8)
    mouth = ((curve(1.2, (0, 420), (1, 640)), 120, 1.0), (curve(1.2, (0, 900), (1, 1150)), 160, 0.7), (2500.0, 300, 0.3))
    put(canvas, creature.growl(chance, 1.2, about(chance, 74, 0.05), mouth, 21) * bump(1.2, 0.7), 0.2, 0.5)
    put(canvas, whoosh(chance, 0.7, 140, 800, 0.4), 0, 0.4)
    return within(chance, canvas, 0.4)


@sound(kind="stinger")
def strahd_rises(chance: Chance) -> Wave:
    """Count Strahd: stone moves, a half-tone swells, bats leave, and something laughs."""
    canvas = blank(5.2)
    put(canvas, stone.grind(chance, 1.5, 0.7), 0, 0.7)
    put(canvas, stone.slab(chance), 1.5, 4)
    put(canvas, spell.halo(chance, (55, 73.4, 77.8, 103.8, 155.6), 4.6, 0.42), 0.4, 1.2)
    for _bat in range(4):
        put(canvas, flutter(chance, 1.4, about(chance, 12, 0.3), 1500) * bump(1.4), about(chance, 1.9, 0.2), 0.14)
    put(canvas, creature.laugh(chance), 2.4, 0.55)
    put(canvas, bell.tower(chance, 77.8, 3.4, 6), 1.55, 0.4)
    return within(chance, canvas, 0.4, CRYPT)


@sound(kind="soft", variants=2)
def sniffing(chance: Chance) -> Wave:
    """Something finds no one: it sniffs and shuffles."""
    canvas = blank(0.9)
    for at in (0.0, 0.22, 0.38):
        put(canvas, bump(0.12, 0.6) * swept(chance, curve(0.12, (0, 900), (1, 1700)), 900), at, 0.4)
    put(canvas, stone.step(chance, 1.4), 0.55, 0.8)
    return canvas


@sound(kind="soft")
def stupor(chance: Chance) -> Wave:
    """A creature's will leaves it: falling notes."""
    return mix(spell.shimmer(chance, 0.8, 262, 12, falling=True), 0.3 * spell.glide(500, 130, 0.9, 1.5, 2) * bump(0.9, 0.2))


# Ways of moving


@sound(kind="soft", variants=3)
def move_bones(chance: Chance) -> Wave:
    """Bony feet on stone."""
    canvas = blank(0.7)
    for at in (0.0, 0.2, 0.41):
        put(canvas, stone.step(chance, 0.7), at, 0.8)
        put(canvas, wood.bones(chance, 3, 0.12), at, 0.5)
    return canvas


@sound(kind="soft", variants=3)
def move_paws(chance: Chance) -> Wave:
    """Paws and claws at a trot."""
    canvas = blank(0.6)
    for at in (0.0, 0.07, 0.24, 0.31, 0.47):
        put(canvas, stone.thud(chance, about(chance, 120, 0.1))[:5000], about(chance, at, 0.05), 0.4)
        put(canvas, creature.patter(chance, 3, 0.05), about(chance, at, 0.05), 0.4)
    return canvas


@sound(kind="soft", variants=3)
def move_drag(chance: Chance) -> Wave:
    """A heavy step, and a foot that is dragged after it."""
    canvas = blank(1.0)
    put(canvas, stone.step(chance, 1.6), 0, 1.2)
    put(canvas, stone.grind(chance, 0.5, 1.2), 0.25, 0.3)
    put(canvas, stone.step(chance, 1.5), 0.72, 0.6)
    return canvas


@sound(kind="soft", variants=3)
def move_scurry(chance: Chance) -> Wave:
    """Many small feet."""
    return creature.patter(chance, 46, 0.7)


@sound(kind="soft", variants=2)
def move_wings(chance: Chance) -> Wave:
    """Heavy wings."""
    return mix(flutter(chance, 0.8, 5.5, 700) * bump(0.8, 0.4), 0.1 * stone.rubble(chance, 4, 0.8))


@sound(kind="soft", variants=2)
def move_ghost(chance: Chance) -> Wave:
    """Cold air that goes by itself."""
    air = swept(chance, curve(0.9, (0, 420), (0.5, 760), (1, 380)), 120) * bump(0.9, 0.5)
    return within(chance, mix(air, 0.3 * whoosh(chance, 0.9, 900, 2400)), 0.4)


@sound(kind="soft", variants=2)
def move_mist(chance: Chance) -> Wave:
    """Mist creeps under a door."""
    return within(chance, bump(1.2) * (swept(chance, curve(1.2, (0, 2600), (1, 900)), 1500) + coloured(chance, 1.2, 2)), 0.4)


# Ends


@sound(variants=3)
def end_bones(chance: Chance) -> Wave:
    """A skeleton falls to pieces."""
    canvas = blank(1.3)
    put(canvas, stone.thud(chance, 90), 0, 0.4)
    put(canvas, wood.bones(chance, 26, 1.0), 0)
    for at in (0.62, 0.78, 0.88):
        put(canvas, wood.bones(chance, 1, 0.01), at, 1.0)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def end_stone(chance: Chance) -> Wave:
    """A gargoyle breaks."""
    canvas = blank(1.7)
    put(canvas, stone.slab(chance, 0.7), 0, 3)
    put(canvas, stone.rubble(chance, 40, 1.5), 0.04)
    return within(chance, canvas, 0.25)


@sound(variants=2)
def end_flesh(chance: Chance) -> Wave:
    """A dead body falls a second time."""
    canvas = blank(1.5)
    put(canvas, creature.moan(chance, 0.7) * curve(0.7, (0, 1), (1, 0)), 0, 0.35)
    put(canvas, stone.thud(chance, 58), 0.55, 1.0)
    put(canvas, stone.squelch(chance, 0.25), 0.57, 0.4)
    put(canvas, stone.thud(chance, 72), 0.72, 0.4)
    return within(chance, canvas, 0.15)


@sound(variants=2)
def end_beast(chance: Chance) -> Wave:
    """A yelp, and silence."""
    long = 0.42
    pitch = about(chance, 520, 0.08) * curve(long, (0, 0.7), (0.15, 1.4), (0.5, 1.0), (1, 0.5))
    mouth = ((pitch, 220, 1.0), (1500.0, 300, 0.5), (2800.0, 500, 0.25))
    cry = creature.voice(chance, pitch, mouth, rough=0.04, breath=0.15) * curve(long, (0, 0), (0.08, 1), (0.5, 0.7), (1, 0))
    canvas = blank(0.9)
    put(canvas, cry, 0, 0.5)
    put(canvas, stone.thud(chance, 80), 0.4, 0.6)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def end_kobold(chance: Chance) -> Wave:
    """A small cry that breaks off, and a spear that clatters."""
    canvas = blank(1.1)
    put(canvas, creature.shriek(chance, 0.35, 420), 0, 0.4)
    put(canvas, stone.thud(chance, 95), 0.33, 0.5)
    put(canvas, wood.bones(chance, 5, 0.5), 0.4, 0.4)
    return within(chance, canvas, 0.15)


@sound(variants=2)
def end_rats(chance: Chance) -> Wave:
    """The swarm scatters."""
    squeals = creature.squeaks(chance, 22, 0.7) * curve(0.7, (0, 1), (1, 0.2))
    feet = creature.patter(chance, 70, 1.2) * curve(1.2, (0, 1), (1, 0))
    return mix(squeals, 0.6 * feet)


@sound(variants=2)
def end_spider(chance: Chance) -> Wave:
    """A shell is crushed."""
    canvas = blank(0.9)
    put(canvas, wood.bones(chance, 12, 0.14), 0, 0.6)
    put(canvas, stone.squelch(chance, 0.35), 0.03, 0.6)
    put(canvas, creature.chitter(chance, 0.6, 24) * curve(0.6, (0, 1), (1, 0)), 0.1, 0.4)
    return canvas


@sound(variants=2)
def end_spirit(chance: Chance) -> Wave:
    """A spirit is torn from the world."""
    canvas = blank(2.0)
    put(canvas, creature.shriek(chance, 1.1, 610), 0, 0.5)
    put(canvas, creature.wail(chance, 1.4, 900), 0, 0.15)
    put(canvas, swept(chance, curve(1.6, (0, 2600), (1, 260)), 400) * bump(1.6, 0.2), 0.1, 0.5)
    return within(chance, canvas, 0.5)


@sound(kind="stinger")
def end_strahd(chance: Chance) -> Wave:
    """The Count falls: a cry, a chord that resolves, dust."""
    canvas = blank(5.0)
    put(canvas, creature.shriek(chance, 1.6, 155), 0, 0.6)
    put(canvas, stone.slab(chance), 1.5, 4)
    put(canvas, stone.rubble(chance, 30, 1.8), 1.5, 0.5)
    put(canvas, spell.halo(chance, (73.4, 77.8, 110), 2.0, 0.5), 0)
    put(canvas, spell.halo(chance, (73.4, 110, 146.8, 185, 220), 3.2, 0.3), 1.7, 1.1)
    return within(chance, canvas, 0.4, CRYPT)
