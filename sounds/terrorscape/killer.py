"""The killers of Terrorscape: the steps, powers and motif of each."""

from recipes import bell, creature, house, metal, motor, paper, spell, stone
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put, tone
from recipes.noise import breath, swept, whoosh
from recipes.room import within
from recipes.sound import sound

ROOM, HALL = 0.6, 1.1


# The Butcher: boots, chains, a saw. His motif are three falling half-tones on an iron bar.


def _iron(chance: Chance, notes: tuple[float, ...], apart: float) -> Wave:
    canvas = blank(apart * len(notes) + 1.6)
    for place, note in enumerate(notes):
        put(canvas, bell.tower(chance, note, 1.8, 2.4, 1.5), apart * place, 0.7)
        put(canvas, stone.thud(chance, note / 2), apart * place, 1.0)
    return canvas


@sound(kind="soft", variants=3)
def step_butcher(chance: Chance) -> Wave:
    """Heavy boots, and a chain that drags."""
    one, two = (mix(0.6 * house.board(chance, 1.8), 0.7 * house.plank(chance, 1.9)) for _foot in range(2))
    return within(chance, mix(house.walk(chance, one, two, 0.52), 0.12 * metal.links(chance, 9, 0.9)), 0.18, HALL)


@sound(kind="stinger")
def appear_butcher(chance: Chance) -> Wave:
    """The Butcher: iron falls by half-tones, and the saw catches."""
    canvas = blank(3.8)
    put(canvas, _iron(chance, (116.5, 110.0, 103.8), 0.42), 0)
    put(canvas, motor.chainsaw(chance, 2.2), 1.1, 0.55)
    return within(chance, canvas, 0.3, HALL)


@sound()
def hide_butcher(chance: Chance) -> Wave:
    """The Butcher goes into the dark: the chain is lifted, the iron once more, muffled."""
    canvas = blank(2.4)
    put(canvas, metal.links(chance, 10, 0.6), 0, 0.3)
    put(canvas, band(_iron(chance, (103.8,), 0.4), 40, 420), 0.5, 0.8)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="stinger")
def chainsaw(chance: Chance) -> Wave:
    """The saw howls through the house."""
    return within(chance, motor.chainsaw(chance, 2.6), 0.3, HALL)


@sound()
def rage(chance: Chance) -> Wave:
    """A bellow that a mask swallows, and blows on everything."""
    canvas = blank(2.0)
    mouth = ((480.0, 130, 1.0), (900.0, 180, 0.7), (2300.0, 400, 0.25))
    put(canvas, creature.growl(chance, 1.3, 78, mouth, 34) * bump(1.3, 0.35), 0, 1.0)
    for at in (0.5, 0.85, 1.15):
        put(canvas, stone.thud(chance, 60), at, 0.9)
        put(canvas, house.plank(chance, 1.5), at, 0.5)
    return within(chance, canvas, 0.3, HALL)


# The Specter: cold air and glass. Its motif is a tritone that slides.


def _slide(chance: Chance, low: float, long: float) -> Wave:
    glide = low * curve(long, (0, 1.0), (0.45, 1.41), (0.7, 1.41), (1, 1.335))
    out = sum(tone(off * glide) for off in (0.996, 1.0, 1.005)) + 0.3 * tone(2.0 * glide)
    return out * bump(long, 0.5) * (0.8 + 0.2 * tone(5.3, long)) + 0.4 * breath(chance, long, 2 * low)


@sound(kind="soft", variants=2)
def step_specter(chance: Chance) -> Wave:
    """It does not walk: cold air passes, and silk."""
    return within(chance, mix(whoosh(chance, 1.1, 300, 900, 0.5), 0.3 * paper.rustle(chance, 0.9, 1500, 6000)), 0.4, 1.6)


@sound(kind="stinger")
def appear_specter(chance: Chance) -> Wave:
    """The Specter: the tritone slides up, and all glass in the room sings."""
    canvas = blank(3.6)
    put(canvas, _slide(chance, 233.1, 2.6), 0, 0.5)
    put(canvas, _slide(chance, 466.2, 2.0), 0.4, 0.25)
    put(canvas, spell.frost(chance, 1.6), 0.9, 0.4)
    put(canvas, creature.wail(chance, 1.5, 640), 1.4, 0.5)
    return within(chance, canvas, 0.5, 1.8)


@sound()
def hide_specter(chance: Chance) -> Wave:
    """The Specter fades: the tritone slides away."""
    return within(chance, mix(0.6 * _slide(chance, 233.1, 1.8)[::-1], whoosh(chance, 1.4, 250, 1100, 0.2)), 0.5, 1.8)


@sound()
def scream_specter(chance: Chance) -> Wave:
    """What was once a throat screams."""
    return within(chance, creature.wail(chance, 1.6, 980), 0.45, 1.8)


@sound()
def whizz(chance: Chance) -> Wave:
    """It flies through rooms as if there were no walls."""
    canvas = blank(1.6)
    for at in (0.0, 0.3, 0.6):
        put(canvas, whoosh(chance, 0.6, 400, 2600, 0.4), at, 0.8)
    put(canvas, _slide(chance, 349.2, 1.3), 0.1, 0.25)
    return within(chance, canvas, 0.4, 1.6)


@sound()
def drain(chance: Chance) -> Wave:
    """Warmth is drawn out of everybody."""
    canvas = blank(2.2)
    put(canvas, swept(chance, curve(1.9, (0, 3200), (1, 240)), 420) * bump(1.9, 0.7), 0, 0.7)
    put(canvas, stone.heartbeat(chance), 0.3, 0.8)
    put(canvas, stone.heartbeat(chance), 1.2, 0.5)
    put(canvas, spell.frost(chance, 1.0, 24), 1.0, 0.3)
    return within(chance, canvas, 0.35, HALL)


# The Murderer: good shoes, a blade, a music box. His motif are four notes of it.


def _tune(chance: Chance, pace: float, notes: tuple[float, ...] = (622.3, 587.3, 466.2, 440.0)) -> Wave:
    canvas = blank(pace * len(notes) + 1.2)
    for place, note in enumerate(notes):
        put(canvas, bell.chime(chance, about(chance, note, 0.004), 1.2, 1.1), pace * place, 0.8)
    return canvas


@sound(kind="soft", variants=3)
def step_murderer(chance: Chance) -> Wave:
    """Good leather shoes, in no hurry."""
    heel = mix(0.5 * house.board(chance, 0.8), stone.step(chance, 0.6))
    other = mix(0.5 * house.board(chance, 0.8), stone.step(chance, 0.6))
    return within(chance, house.walk(chance, heel, other, 0.6), 0.2, HALL)


@sound(kind="stinger")
def appear_murderer(chance: Chance) -> Wave:
    """The Murderer: four notes of a music box, and a knife that is opened."""
    canvas = blank(3.6)
    put(canvas, _tune(chance, 0.3), 0, 0.8)
    put(canvas, metal.drawn(chance, 0.35), 1.25, 0.7)
    put(canvas, spell.halo(chance, (73.4, 77.8, 110), 2.2, 0.3), 1.2, 0.9)
    return within(chance, canvas, 0.35, HALL)


@sound()
def hide_murderer(chance: Chance) -> Wave:
    """The Murderer is not where he was: the last two notes, and a curtain that moves."""
    canvas = blank(2.2)
    put(canvas, _tune(chance, 0.45, (466.2, 440.0)), 0, 0.5)
    put(canvas, house.cloth(chance, 0.7), 0.6, 0.4)
    return within(chance, canvas, 0.4, HALL)


@sound()
def notice_pinned(chance: Chance) -> Wave:
    """A letter is nailed to a door with a knife."""
    canvas = blank(1.5)
    put(canvas, paper.rustle(chance, 0.4, 900, 6000), 0, 0.6)
    put(canvas, metal.swing(chance, 0.2), 0.3, 0.3)
    put(canvas, house.plank(chance, 1.0), 0.46, 1.3)
    put(canvas, metal.clash(chance, 1300, 0.3, 0.4), 0.46, 0.35)
    return within(chance, canvas, 0.25, HALL)


@sound()
def deduction(chance: Chance) -> Wave:
    """He thinks: a watch is opened, its tick, two notes."""
    canvas = blank(1.9)
    put(canvas, metal.click(chance, 2600), 0, 0.8)
    for place in range(5):
        put(canvas, metal.click(chance, 3300), 0.25 + 0.22 * place, 0.22)
    put(canvas, _tune(chance, 0.4, (587.3, 622.3)), 0.5, 0.35)
    return canvas


@sound(kind="stinger")
def blossom(chance: Chance) -> Wave:
    """The whole tune, too fast, while a blade goes round."""
    canvas = blank(3.2)
    put(canvas, _tune(chance, 0.11, (622.3, 587.3, 466.2, 440.0, 622.3, 587.3, 466.2, 415.3)), 0, 0.6)
    for place in range(4):
        put(canvas, metal.swing(chance, 0.22), 0.9 + 0.2 * place, 0.8)
    put(canvas, spell.halo(chance, (69.3, 73.4, 103.8), 2.0, 0.3), 0.8, 0.9)
    return within(chance, canvas, 0.35, HALL)
