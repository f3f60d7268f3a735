"""Terrorscape: the cries, wounds and fear of the survivors."""

from recipes import creature, house, music, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put, tone
from recipes.noise import breath, coloured, whoosh
from recipes.room import within
from recipes.sound import sound

ROOM, HALL = 0.6, 1.1
"""Seconds for which a room and the great halls of the villa ring."""

# Bodies and souls


def _cry(chance: Chance, low: float, size: float, long: float = 1.25) -> Wave:
    """A scream of somebody whose voice is `low` Hz when it is calm, with a mouth of this `size`: it leaps, holds, breaks."""
    pitch = low * curve(long, (0, 1.5), (0.12, 2.7), (0.55, 2.85), (0.8, 2.4), (1, 1.5))
    first = size * curve(long, (0, 620), (0.15, 980), (0.7, 940), (1, 600))
    mouth = ((first, 150, 1.0), (size * 1580.0, 210, 0.8), (size * 2900.0, 320, 0.55), (size * 3900.0, 500, 0.25))
    line = creature.voice(chance, pitch, mouth, rough=0.025, breath=0.14, tilt=0.55)
    return within(chance, line * curve(long, (0, 0), (0.05, 1), (0.7, 0.9), (1, 0)), 0.35, HALL)


@sound()
def scream_marco(chance: Chance) -> Wave:
    """Marco screams."""
    return _cry(chance, 150, 0.98)


@sound()
def scream_johnson(chance: Chance) -> Wave:
    """Johnson screams: the deepest of them."""
    return _cry(chance, 118, 0.9, 1.35)


@sound()
def scream_william(chance: Chance) -> Wave:
    """William screams."""
    return _cry(chance, 134, 0.94, 1.1)


@sound()
def scream_sophia(chance: Chance) -> Wave:
    """Sophia screams: the highest of them."""
    return _cry(chance, 262, 1.16, 1.2)


@sound()
def scream_anna(chance: Chance) -> Wave:
    """Anna screams."""
    return _cry(chance, 226, 1.1, 1.4)


@sound(variants=2)
def hurt_low(chance: Chance) -> Wave:
    """A man is wounded."""
    return mix(creature.grunt(chance, 124, 0.34), 0.6 * stone.thud(chance, 78), 0.3 * stone.squelch(chance))


@sound(variants=2)
def hurt_high(chance: Chance) -> Wave:
    """A woman is wounded."""
    return mix(creature.grunt(chance, 218, 0.32), 0.6 * stone.thud(chance, 82), 0.3 * stone.squelch(chance))


@sound(kind="soft", variants=2)
def fear(chance: Chance) -> Wave:
    """A breath is caught, and a high string trembles."""
    canvas = blank(1.3)
    put(canvas, breath(chance, 0.42, about(chance, 1900, 0.15), 0.75), 0, 0.9)
    shiver = tone(622.3, 1.0) * (0.6 + 0.4 * tone(11, 1.0)) + 0.5 * tone(659.3, 1.0) * (0.6 + 0.4 * tone(12, 1.0))
    put(canvas, shiver * bump(1.0, 0.3), 0.2, 0.3)
    return within(chance, canvas, 0.25, HALL)


@sound(kind="soft", variants=2)
def fear_deep(chance: Chance) -> Wave:
    """The second fright: short breaths, and the string is lower and closer."""
    canvas = blank(1.7)
    for place in range(4):
        put(canvas, breath(chance, 0.2, 1700 if place % 2 else 1200, 0.6), 0.27 * place, 0.8)
    shiver = tone(311.1, 1.4) * (0.6 + 0.4 * tone(9, 1.4)) + 0.7 * tone(329.6, 1.4) * (0.6 + 0.4 * tone(8, 1.4))
    put(canvas, shiver * bump(1.4, 0.5), 0.2, 0.35)
    return within(chance, canvas, 0.25, HALL)


@sound(kind="soft", variants=2)
def calm(chance: Chance) -> Wave:
    """A long breath out, and all fear with it."""
    canvas = blank(1.7)
    put(canvas, breath(chance, 0.5, 1500, 0.6), 0, 0.5)
    put(canvas, breath(chance, 0.9, 800, 0.25), 0.6, 0.8)
    put(canvas, spell.halo(chance, (220, 277.2), 1.1, 0.4), 0.55, 0.3)
    return canvas


@sound(kind="soft")
def calmer(chance: Chance) -> Wave:
    """A shorter breath out."""
    return mix(breath(chance, 0.8, 950, 0.3), 0.2 * spell.halo(chance, (220,), 0.9, 0.4))


@sound(variants=2)
def healed(chance: Chance) -> Wave:
    """A wound is bound, and it holds."""
    canvas = blank(1.7)
    put(canvas, house.cloth(chance, 0.5), 0, 0.5)
    put(canvas, house.cloth(chance, 0.3), 0.45, 0.4)
    put(canvas, spell.halo(chance, (196, 246.9, 293.7), 1.2, 0.4), 0.45, 0.7)
    return canvas


@sound(kind="stinger")
def eliminated(chance: Chance) -> Wave:
    """A life ends: a fall, a lamp that rolls away, a last slow heart."""
    canvas = blank(4.4)
    put(canvas, stone.thud(chance, 55), 0, 1.7)
    put(canvas, house.plank(chance, 2.0), 0.04, 0.9)
    put(canvas, wood.die(chance, 9, 0.1), 0.35, 0.4)
    put(canvas, music.string(chance, 110, 3.6), 0.1, 0.9)
    put(canvas, music.string(chance, 116.5, 3.2), 0.16, 0.6)
    put(canvas, music.string(chance, 233.1, 2.8), 0.22, 0.4)
    for at, gain in ((0.9, 0.8), (2.1, 0.45)):
        put(canvas, stone.heartbeat(chance), at, gain)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="stinger")
def got_away(chance: Chance) -> Wave:
    """One is out: a bolt, a door that flies open, running feet, rain."""
    canvas = blank(3.4)
    put(canvas, house.latch(chance, 1.6), 0, 1.0)
    put(canvas, wood.knock(chance, 2.4), 0.3, 1.4)
    for place in range(7):
        put(canvas, house.gravel(chance), 0.55 + 0.22 * place, 0.9 - 0.1 * place)
    put(canvas, band(coloured(chance, 2.6, 1), 500, 8000) * bump(2.6, 0.3), 0.4, 0.25)
    put(canvas, spell.halo(chance, (146.8, 220, 277.2), 2.4, 0.4), 0.7, 0.8)
    return canvas


@sound()
def slipped_away(chance: Chance) -> Wave:
    """Quick feet, and nobody is there any more."""
    canvas = blank(1.6)
    for place in range(6):
        put(canvas, house.board(chance, 0.7), 0.16 * place, 0.9 - 0.12 * place)
    put(canvas, whoosh(chance, 0.6, 200, 1200, 0.3), 0, 0.3)
    return within(chance, canvas, 0.3, HALL)


@sound()
def taunt(chance: Chance) -> Wave:
    """Somebody whistles in the dark and knocks on the wainscot."""
    canvas = blank(1.5)
    tune = curve(0.7, (0, 880), (0.3, 1175), (0.5, 1046), (1, 784))
    put(canvas, tone(tune) * bump(0.7, 0.4) + 0.1 * breath(chance, 0.7, 2400), 0, 0.6)
    for at in (0.85, 1.02):
        put(canvas, wood.knock(chance, 1.2), at, 0.9)
    return within(chance, canvas, 0.35, HALL)
