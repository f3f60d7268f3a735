"""London Dread: the hours of the day, and the showdown."""

from recipes import bell, creature, house, metal, music, paper, spell, stone, street, wood
from recipes.kit import Chance, Wave, band, blank, bump, curve, put, sinking, tone
from recipes.noise import breath, coloured, wander
from recipes.room import within
from recipes.sound import sound
from recipes.weather import gust, thunder

ROOM, STREET, VAULT = 0.6, 1.3, 2.4
"""Seconds for which a room, a street and what lies beneath ring."""
E2, F2, B2, E3, F3, G3, BB3, B3, E4 = 82.41, 87.31, 123.47, 164.81, 174.61, 196.0, 233.08, 246.94, 329.63

# The day passes


@sound(kind="soft")
def noon(chance: Chance) -> Wave:
    """The morning is over: a works whistle across the river."""
    return within(chance, street.roofs(chance, band(street.whistle(chance, 1.4, 494), 200, 3000)), 0.4, 1.4)[: round(2.6 * 44100)]


@sound(kind="soft")
def lamps(chance: Chance) -> Wave:
    """The day is over: the lamplighter's pole, a tap, gas that catches."""
    canvas = blank(1.9)
    put(canvas, metal.click(chance, 1400), 0, 0.7)
    put(canvas, metal.click(chance, 1100), 0.3, 0.7)
    put(canvas, stone.thud(chance, 160), 0.6, 0.25)
    put(canvas, street.gas(chance, 1.25) * curve(1.25, (0, 0), (0.05, 1.6), (0.2, 0.8), (1, 0)), 0.6, 0.3)
    return canvas


@sound(kind="soft")
def lamps_out(chance: Chance) -> Wave:
    """The night is over: gas that is turned down, a cock that is too early."""
    canvas = blank(2.0)
    put(canvas, street.gas(chance, 0.6) * curve(0.6, (0, 0), (0.1, 1), (1, 0)), 0, 0.3)
    put(canvas, metal.click(chance, 1200), 0.5, 0.6)
    crow = curve(0.9, (0, 480), (0.15, 700), (0.3, 620), (0.45, 980), (0.8, 900), (1, 520))
    mouth = ((1300.0, 260, 1.0), (2400.0, 400, 0.6))
    put(canvas, creature.voice(chance, crow, mouth, rough=0.05, breath=0.12) * bump(0.9, 0.5), 0.8, 0.25)
    return within(chance, canvas, 0.4, STREET)


@sound(kind="soft")
def respite(chance: Chance) -> Wave:
    """The hour that belongs to nobody: water under a bridge, a can is set down."""
    canvas = blank(3.2)
    put(canvas, street.lapping(chance, 3.0) * bump(3.0, 0.4), 0, 0.5)
    put(canvas, metal.click(chance, 800), 0.7, 0.5)
    put(canvas, spell.halo(chance, (E3, G3, B3), 2.6, 0.4), 0.4, 0.7)
    return canvas


# The end


@sound(kind="stinger")
def antagonist(chance: Chance) -> Wave:
    """The one behind it all shows a face: an organ from below, and every window in the street."""
    canvas = blank(5.2)
    put(canvas, stone.grind(chance, 1.4, 0.7), 0, 0.5)
    for note in (E2 / 2, E2, BB3 / 2, F3):
        put(canvas, music.organ(note, 3.6), 0.9, 0.22)
    put(canvas, music.drum(chance, 38), 0.9, 2.0)
    put(canvas, house.shatter(chance, 30, 1.2), 0.95, 0.3)
    put(canvas, creature.laugh(chance, 70.0), 2.4, 0.35)
    return within(chance, canvas, 0.4, VAULT)[: round(5.8 * 44100)]


@sound(kind="stinger")
def endgame(chance: Chance) -> Wave:
    """There is nothing left to find out: a door that leads down, wind from below, a choir."""
    canvas = blank(6.0)
    put(canvas, wood.creak(chance, 1.4, 10, 34), 0, 0.5)
    put(canvas, wood.knock(chance, 3.2), 1.4, 2.0)
    put(canvas, gust(chance, 3.6), 1.2, 0.5)
    for at, note in ((1.5, E2), (2.4, F2), (3.3, E2)):
        put(canvas, music.string(chance, note, 2.6), at, 0.8)
        put(canvas, music.drum(chance, 42), at, 1.4)
    put(canvas, spell.halo(chance, (E3, F3, BB3), 4.2, 0.6), 1.6, 0.8)
    return within(chance, canvas, 0.4, VAULT)[: round(6.8 * 44100)]


@sound(kind="soft")
def stays_in(chance: Chance) -> Wave:
    """I stay: a revolver's hammer is drawn back."""
    canvas = blank(0.6)
    put(canvas, metal.click(chance, 1100), 0, 1.0)
    put(canvas, stone.thud(chance, 96), 0.08, 0.4)
    return canvas


@sound(kind="soft")
def bows_out(chance: Chance) -> Wave:
    """I do not: steps, and a door that shuts softly."""
    canvas = blank(1.6)
    for place in range(3):
        put(canvas, stone.step(chance, 0.8), 0.28 * place, 0.7 - 0.15 * place)
    put(canvas, house.latch(chance, 1.3), 0.95, 0.7)
    return within(chance, canvas, 0.3, ROOM)


@sound()
def challenge(chance: Chance) -> Wave:
    """Here is the next of it: a drum, and a card thrown down like a glove."""
    canvas = blank(1.9)
    put(canvas, music.drum(chance, 46), 0, 2.0)
    put(canvas, paper.flip(chance, 0.16), 0.12, 1.0)
    put(canvas, music.drum(chance, 46), 0.42, 1.4)
    put(canvas, music.string(chance, F3, 1.3), 0.44, 0.4)
    put(canvas, music.string(chance, E3, 1.3), 0.46, 0.4)
    return within(chance, canvas, 0.3, VAULT)[: round(2.5 * 44100)]


@sound()
def challenge_met(chance: Chance) -> Wave:
    """It is borne: steel that holds, a breath."""
    canvas = blank(1.5)
    put(canvas, metal.clash(chance, 700, 0.6), 0, 0.5)
    put(canvas, stone.thud(chance, 92), 0.01, 0.6)
    put(canvas, spell.halo(chance, (E3, B3, E4), 1.2, 0.25), 0.15, 0.9)
    return canvas


@sound()
def challenge_missed(chance: Chance) -> Wave:
    """It is not: knees on stone, and something that leans closer."""
    canvas = blank(1.7)
    put(canvas, stone.thud(chance, 62), 0, 1.2)
    put(canvas, stone.thud(chance, 70), 0.16, 0.8)
    put(
        canvas,
        creature.growl(chance, 1.1, 52.0, ((300.0, 90, 1.0), (700.0, 140, 0.5), (2100.0, 400, 0.1)), 17.0) * bump(1.1, 0.3),
        0.2,
        0.35,
    )
    return within(chance, canvas, 0.3, VAULT)[: round(2.3 * 44100)]


@sound(kind="stinger")
def showdown(chance: Chance) -> Wave:
    """All or nothing: thunder over the dome, and the great bell, which nobody rings."""
    canvas = blank(6.4)
    put(canvas, thunder(chance, 4.6, 0.2), 0, 0.9)
    for at in (0.6, 2.0, 3.4):
        put(canvas, bell.tower(chance, E3, 6.2 - at, 9.0, 0.5), at, 0.7)
        put(canvas, music.drum(chance, 40), at, 1.6)
    put(canvas, spell.halo(chance, (E2, F2, E3, F3, BB3), 4.8, 0.7), 1.2, 0.9)
    return within(chance, canvas, 0.35, VAULT)[: round(7.2 * 44100)]


@sound(kind="soft")
def target_lowered(chance: Chance) -> Wave:
    """It is weaker than it was: something great lets out its breath."""
    canvas = blank(1.6)
    put(canvas, breath(chance, 1.3, 320, 0.2), 0, 1.0)
    put(canvas, tone(curve(1.3, (0, 174.6), (1, 123.5))) * bump(1.3, 0.25), 0, 0.5)
    return within(chance, canvas, 0.4, VAULT)[: round(2.2 * 44100)]


@sound(kind="stinger")
def victory(chance: Chance) -> Wave:
    """About a quarter to six it sighs, and turns over, and is still: then every bell in London."""
    canvas = blank(7.8)
    put(canvas, breath(chance, 1.2, 240, 0.3), 0, 0.16)
    for at, notes in ((0.5, (E3, B3)), (1.7, (E3, B3, 1.26 * E4)), (2.9, (E2, E3, B3, E4, 1.26 * E4))):
        put(canvas, spell.halo(chance, notes, 7.4 - at if at > 2 else 2.2, 0.25), at, 0.9)
    peal = (659.3, 622.3, 554.4, 493.9, 440.0, 415.3, 370.0, 329.6)
    for place in range(18):
        at, note = 2.6 + 0.26 * place, peal[(place * (3 if place > 7 else 1)) % 8]
        put(canvas, bell.tower(chance, note, 2.0, 2.4, 0.3), at, 0.4 + 0.02 * place)
    return within(chance, canvas, 0.35, 2.0)[: round(7.9 * 44100)] * curve(7.9, (0, 1), (0.8, 1), (1, 0))[: round(7.9 * 44100)]


@sound(kind="stinger")
def defeat(chance: Chance) -> Wave:
    """From that morning on London is inhabited: a held breath let go, a great bell that strikes once too often, and quiet trams."""
    canvas = blank(7.6)
    put(canvas, breath(chance, 2.2, 380, 0.5), 0, 0.4)
    for at, note in ((1.1, E3), (2.9, E3 * 0.944)):
        put(canvas, bell.tower(chance, note, 4.6, 9.0, 0.9), at, 0.8)
    for note in (E2 / 2, F2 / 2, E2, BB3 / 2):
        put(canvas, music.organ(note, 4.8) * sinking(4.8, 9.0), 1.6, 0.14)
    murmur = street.speaker(chance, 4.0, 92.0) + street.speaker(chance, 4.0, 131.0) + street.speaker(chance, 4.0, 205.0)
    put(canvas, band(murmur, 200, 1400) * bump(4.0, 0.6), 2.6, 0.16)
    put(canvas, wander(chance, 3.0, 30, 0, 1) * band(coloured(chance, 3.0, 1), 900, 3600) * bump(3.0, 0.5), 3.6, 0.05)
    return within(chance, canvas, 0.4, VAULT)[: round(7.9 * 44100)] * curve(7.9, (0, 1), (0.78, 1), (1, 0))[: round(7.9 * 44100)]
