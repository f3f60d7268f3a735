"""London Dread: Investigations, Dread and Conditions."""

from recipes import bell, creature, house, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put, tone
from recipes.noise import breath, coloured
from recipes.room import within
from recipes.sound import sound
from recipes.weather import gust

ROOM, STREET, VAULT = 0.6, 1.3, 2.4
"""Seconds for which a room, a street and what lies beneath ring."""
E2, F2, B2, E3, F3, G3, BB3, B3, E4 = 82.41, 87.31, 123.47, 164.81, 174.61, 196.0, 233.08, 246.94, 329.63

# Investigations


@sound()
def solved(chance: Chance) -> Wave:
    """That is that: a stamp comes down on the file."""
    canvas = blank(1.4)
    put(canvas, wood.knock(chance, 1.5), 0, 1.3)
    put(canvas, stone.thud(chance, 88), 0, 0.7)
    put(canvas, paper.rustle(chance, 0.25, 1000, 6000), 0.2, 0.3)
    put(canvas, bell.chimes(chance, (E4 * 2, B3 * 4), 0.1, 0.8), 0.08, 0.3)
    return canvas


@sound()
def failed(chance: Chance) -> Wave:
    """It was not enough: a door is shut in one's face."""
    canvas = blank(1.5)
    put(canvas, wood.knock(chance, 2.4), 0, 1.6)
    put(canvas, house.latch(chance, 1.6), 0.11, 0.8)
    put(canvas, music.string(chance, F2, 1.2), 0.05, 0.5)
    put(canvas, music.string(chance, E2, 1.2), 0.22, 0.5)
    return within(chance, canvas, 0.25, STREET)


@sound(kind="soft")
def walked_away(chance: Chance) -> Wave:
    """They let it be: steps that turn and go."""
    canvas = blank(1.5)
    for place in range(4):
        put(canvas, band(stone.step(chance, 0.8), 80, 3600 - 700 * place), 0.29 * place, 0.9 - 0.18 * place)
    return within(chance, canvas, 0.22, STREET)


@sound(kind="soft")
def talent(chance: Chance) -> Wave:
    """A card that shows what somebody is good at."""
    canvas = blank(1.2)
    put(canvas, paper.flip(chance, 0.14), 0, 1.0)
    put(canvas, bell.chimes(chance, (659.3, 830.6, 987.8), 0.07, 0.6), 0.13, 0.9)
    return canvas


@sound()
def trauma(chance: Chance) -> Wave:
    """A card that shows what somebody cannot forget: strings torn out of tune, a breath that does not come."""
    canvas = blank(2.0)
    put(canvas, paper.flip(chance, 0.14), 0, 0.8)
    cluster = sum(
        tone(note * curve(1.5, (0, 1.0), (1, 0.94))) * (0.7 + 0.3 * tone(pace, 1.5))
        for note, pace in ((622.3, 9.0), (659.3, 11.0), (698.5, 13.0), (1318.5, 8.0))
    )
    put(canvas, cluster * bump(1.5, 0.12), 0.14, 0.22)
    put(canvas, breath(chance, 0.3, 1900, 0.8), 0.2, 0.9)
    put(canvas, music.drum(chance, 44), 0.16, 0.8)
    return within(chance, canvas, 0.3, VAULT)[: round(2.6 * 44100)]


@sound()
def trauma_die(chance: Chance) -> Wave:
    """The black die rolls, and one hears one's own blood."""
    canvas = blank(1.6)
    put(canvas, wood.die(chance, 8, 0.16), 0, 1.0)
    for at in (0.1, 0.85):
        put(canvas, stone.heartbeat(chance), at, 0.7)
    return canvas


@sound(kind="soft")
def shrugged(chance: Chance) -> Wave:
    """It passes by: a long breath out."""
    canvas = blank(1.2)
    put(canvas, breath(chance, 0.9, 850, 0.25), 0, 0.9)
    put(canvas, spell.halo(chance, (E3, B3), 0.9, 0.4), 0.15, 0.3)
    return canvas


@sound(variants=3)
def fist(chance: Chance) -> Wave:
    """A fist comes down on the table."""
    canvas = blank(0.45)
    put(canvas, stone.thud(chance, about(chance, 84, 0.05)), 0, 1.0)
    put(canvas, wood.knock(chance, about(chance, 1.5, 0.08)), 0, 1.2)
    put(canvas, bell.glass(chance, about(chance, 1900, 0.08), 0.2), 0.02, 0.06)
    return canvas


@sound()
def plot_low(chance: Chance) -> Wave:
    """It goes wrong: glass, a lamp that goes out, laughter of the house itself."""
    canvas = blank(2.6)
    put(canvas, house.shatter(chance, 20, 0.7), 0, 0.6)
    put(canvas, gust(chance, 0.9), 0.25, 0.5)
    for at, note in ((0.3, E2), (0.42, F2), (0.55, BB3 / 2)):
        put(canvas, music.string(chance, note, 1.9), at, 0.6)
    return within(chance, canvas, 0.35, VAULT)[: round(3.2 * 44100)]


@sound()
def plot_middle(chance: Chance) -> Wave:
    """It goes on: a page is turned, and there is writing on the other side."""
    canvas = blank(2.0)
    put(canvas, paper.rustle(chance, 0.4, 700, 6000), 0, 0.7)
    for at, note in ((0.3, E3), (0.48, B3), (0.68, G3)):
        put(canvas, music.string(chance, note, 1.3), at, 0.5)
    return within(chance, canvas, 0.25, ROOM)


@sound()
def plot_top(chance: Chance) -> Wave:
    """It could not have gone better: a lock turns, and light falls in."""
    canvas = blank(2.6)
    put(canvas, house.latch(chance, 1.3), 0, 0.7)
    put(canvas, spell.halo(chance, (E3, B3, E4, 1.26 * E4), 2.3, 0.3), 0.15, 1.0)
    for at, note in ((0.2, E3), (0.34, B3), (0.48, E4), (0.62, 1.26 * E4)):
        put(canvas, music.string(chance, note, 1.6), at, 0.35)
    return within(chance, canvas, 0.25, STREET)


# Dread


@sound(variants=2)
def dread_rises(chance: Chance) -> Wave:
    """Something wet runs on over paper, and a low note swells below it."""
    canvas = blank(1.5)
    put(canvas, stone.squelch(chance, 0.35), 0, 0.8)
    put(canvas, band(coloured(chance, 0.5, 1.5), 60, 500) * bump(0.5, 0.4), 0.1, 0.4)
    low = tone(curve(1.3, (0, 58.3), (1, 61.7))) + 0.7 * tone(curve(1.3, (0, 87.3), (1, 92.5))) + 0.4 * tone(174.6, 1.3)
    put(canvas, low * bump(1.3, 0.45), 0.05, 0.7)
    return canvas


@sound(kind="soft")
def dread_falls(chance: Chance) -> Wave:
    """The stain dries: the note sinks, and the room is larger than before."""
    canvas = blank(1.5)
    low = tone(curve(1.3, (0, 174.6), (1, 164.8))) + 0.6 * tone(curve(1.3, (0, 261.6), (1, 247.0)))
    put(canvas, low * bump(1.3, 0.3), 0, 0.6)
    put(canvas, breath(chance, 0.8, 700, 0.3), 0.2, 0.13)
    return within(chance, canvas, 0.3, STREET)


@sound(kind="stinger")
def dread_darkens(chance: Chance) -> Wave:
    """A threshold is crossed: all lamps of the street sink at once."""
    canvas = blank(3.6)
    put(canvas, music.drum(chance, 40), 0, 1.6)
    fall = curve(2.6, (0, 130.8), (0.5, 110.0), (1, 77.8))
    put(canvas, (tone(fall) + 0.5 * tone(2.02 * fall) + 0.3 * tone(2.98 * fall)) * bump(2.6, 0.25), 0.05, 0.8)
    put(canvas, band(coloured(chance, 2.0, 0), 2500, 7000) * curve(2.0, (0, 0.0), (0.1, 0.3), (1, 0)), 0.1, 0.12)
    put(canvas, creature.wail(chance, 1.9, 392), 0.7, 0.12)
    return within(chance, canvas, 0.4, VAULT)[: round(4.2 * 44100)]


# What befalls them


@sound(variants=2)
def injured(chance: Chance) -> Wave:
    """A blow, and a cry between the teeth."""
    low = about(chance, 150, 0.25)
    return mix(creature.grunt(chance, low, 0.34), 0.8 * stone.thud(chance, 74), 0.4 * house.splinter(chance, 0.15))


@sound()
def unhinged(chance: Chance) -> Wave:
    """A mind slips: whispers from both sides, and a clock that runs backwards."""
    canvas = blank(2.0)
    for place in range(7):
        put(canvas, breath(chance, 0.2, about(chance, 1900, 0.3), 0.5), 0.13 * place + 0.2, 0.3)
    put(canvas, music.backwards(chance, 415.3, 1.4), 0, 0.5)
    put(canvas, tone(curve(1.2, (0, 880), (0.5, 932), (1, 784))) * bump(1.2, 0.6), 0.5, 0.16)
    return within(chance, canvas, 0.35, ROOM)


@sound()
def doubled(chance: Chance) -> Wave:
    """More than one can bear, so London bears it: a cry in the next street, and another."""
    canvas = blank(2.2)
    for at, low in ((0.0, 330.0), (0.5, 262.0)):
        put(canvas, band(creature.shriek(chance, 0.6, about(chance, low, 0.05)), 250, 2600), at, 0.7)
    put(canvas, music.drum(chance, 44), 0.04, 0.9)
    return within(chance, canvas, 0.45, STREET)


@sound(kind="soft")
def condition_lost(chance: Chance) -> Wave:
    """It is over: a bandage is tied off, a bell far away sounds clear again."""
    canvas = blank(1.5)
    put(canvas, house.cloth(chance, 0.4), 0, 0.5)
    put(canvas, spell.halo(chance, (B3, E4, 1.26 * E4), 1.1, 0.35), 0.3, 0.7)
    return canvas


@sound(kind="stinger")
def defeated(chance: Chance) -> Wave:
    """One of them is out of it: a fall, a lamp that rolls away, rain."""
    canvas = blank(4.0)
    put(canvas, stone.thud(chance, 54), 0, 1.6)
    put(canvas, house.cloth(chance, 0.3), 0.03, 0.6)
    put(canvas, wood.die(chance, 8, 0.12), 0.35, 0.35)
    for at, note in ((0.1, E2), (0.2, F2), (0.32, BB3)):
        put(canvas, music.string(chance, note, 3.2), at, 0.6)
    put(canvas, stone.heartbeat(chance), 0.9, 0.8)
    put(canvas, stone.heartbeat(chance), 2.2, 0.4)
    return within(chance, canvas, 0.35, STREET)
