"""London Dread, the story: streets, doors, cards, dice, what befalls the investigators, and the end of it all."""

from recipes import bell, creature, house, metal, music, paper, spell, stone, street, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put, sinking, tone
from recipes.noise import breath, coloured, wander, whoosh
from recipes.room import within
from recipes.sound import sound
from recipes.weather import gust, thunder

ROOM, STREET, VAULT = 0.6, 1.3, 2.4
"""Seconds for which a room, a street and what lies beneath ring."""
E2, F2, B2, E3, F3, G3, BB3, B3, E4 = 82.41, 87.31, 123.47, 164.81, 174.61, 196.0, 233.08, 246.94, 329.63


# Streets and doors


@sound(kind="soft", variants=2)
def moved(chance: Chance) -> Wave:
    """Somebody goes through the streets: boots on wet stones."""
    canvas = blank(1.1)
    for place in range(3):
        put(canvas, stone.step(chance, 0.9), 0.3 * place, about(chance, 0.9 - 0.1 * place, 0.1))
        put(canvas, stone.squelch(chance, 0.1), 0.3 * place + 0.03, 0.06)
    return within(chance, canvas, 0.16, STREET)[: round(1.3 * 44100)]


@sound(kind="soft")
def befriended(chance: Chance) -> Wave:
    """A hand is held out, and somebody falls into step."""
    canvas = blank(1.7)
    put(canvas, house.cloth(chance, 0.25), 0, 0.4)
    put(canvas, spell.halo(chance, (E3, B3, 1.25 * E4), 1.4, 0.3), 0.1, 0.8)
    for place in range(3):
        put(canvas, stone.step(chance, 0.8), 0.5 + 0.33 * place, 0.5)
    return within(chance, canvas, 0.2, STREET)


@sound(kind="soft", variants=2)
def inquiry(chance: Chance) -> Wave:
    """An iron knocker, and a door that is not quite shut."""
    canvas = blank(1.5)
    for at, gain in ((0.0, 1.0), (0.24, 0.8)):
        put(canvas, metal.shield(chance), at, 0.35 * gain)
        put(canvas, wood.knock(chance, about(chance, 1.7, 0.1)), at, 1.1 * gain)
    put(canvas, wood.creak(chance, about(chance, 0.6, 0.15), 20, 60), 0.75, 0.35)
    return within(chance, canvas, 0.25, STREET)


@sound()
def inquiry_plot(chance: Chance) -> Wave:
    """The trail leads in here: a bolt, a heavy door, and the room that has waited behind it."""
    canvas = blank(2.6)
    put(canvas, house.latch(chance, 1.8), 0, 1.0)
    put(canvas, wood.creak(chance, 1.1, 14, 46), 0.25, 0.5)
    put(canvas, stone.thud(chance, 58), 1.3, 0.8)
    for at, note in ((1.35, E2), (1.42, BB3), (1.5, F3)):
        put(canvas, music.string(chance, note, 1.2), at, 0.4)
    return within(chance, canvas, 0.35, VAULT)[: round(3.2 * 44100)]


@sound()
def inquiry_goon(chance: Chance) -> Wave:
    """Somebody who has been paid for it steps out of a doorway."""
    canvas = blank(1.5)
    for at in (0.0, 0.42):
        put(canvas, stone.step(chance, 1.5), at, 1.0)
    put(canvas, metal.links(chance, 7, 0.5), 0.3, 0.35)
    put(canvas, metal.drawn(chance, 0.25), 0.75, 0.3)
    return within(chance, canvas, 0.25, STREET)


@sound()
def goon(chance: Chance) -> Wave:
    """A hired hand takes his corner: a rough laugh down the lane."""
    canvas = blank(2.0)
    put(canvas, creature.laugh(chance, about(chance, 104, 0.08)), 0, 0.9)
    put(canvas, metal.links(chance, 4, 0.4), 0.2, 0.2)
    return within(chance, band(canvas, 90, 3000), 0.4, STREET)


# What they carry


@sound(kind="soft", variants=2)
def item_used(chance: Chance) -> Wave:
    """A clasp of a bag, and something of brass is put to use."""
    canvas = blank(0.8)
    put(canvas, metal.click(chance, 1700), 0, 0.9)
    put(canvas, house.cloth(chance, 0.2), 0.05, 0.16)
    put(canvas, metal.click(chance, about(chance, 2400, 0.2)), 0.3, 0.6)
    put(canvas, bell.chime(chance, about(chance, 1320, 0.1), 0.4, 0.4), 0.33, 0.2)
    return canvas


@sound(kind="soft", variants=2)
def item_depleted(chance: Chance) -> Wave:
    """It gives all it has, and is gone: a spark, a crack, ash."""
    canvas = blank(1.2)
    put(canvas, spell.glide(700, 1500, 0.3, 1.5, 2) * bump(0.3, 0.7), 0, 0.3)
    put(canvas, house.splinter(chance, 0.4), 0.26, 0.9)
    put(canvas, house.shatter(chance, 8, 0.5), 0.28, 0.3)
    put(canvas, breath(chance, 0.5, 2600, 0.15), 0.4, 0.2)
    return canvas


@sound(kind="soft", variants=2)
def item_gained(chance: Chance) -> Wave:
    """Something useful comes out of a box with straw in it."""
    canvas = blank(1.0)
    put(canvas, wood.creak(chance, 0.2, 40, 90), 0, 0.3)
    put(canvas, paper.rustle(chance, 0.35, 1500, 7500), 0.12, 0.25)
    put(canvas, metal.click(chance, 1500), 0.42, 0.7)
    put(canvas, bell.chimes(chance, (987.8, 1318.5), 0.08, 0.4), 0.46, 0.22)
    return canvas


@sound(kind="soft")
def item_lost(chance: Chance) -> Wave:
    """It slips through the fingers into a drain."""
    canvas = blank(1.2)
    for at, gain in ((0.0, 1.0), (0.16, 0.6), (0.27, 0.35)):
        put(canvas, metal.click(chance, 1300), at, gain)
    put(canvas, stone.drop(chance, 420), 0.62, 1.4)
    return within(chance, canvas, 0.3, STREET)


@sound(kind="soft")
def item_ready(chance: Chance) -> Wave:
    """A spring is wound again."""
    canvas = blank(0.8)
    for place in range(6):
        put(canvas, metal.click(chance, 1500 + 90 * place), 0.07 * place, 0.45)
    put(canvas, bell.chime(chance, 1174.7, 0.35, 0.35), 0.45, 0.3)
    return canvas


@sound(kind="soft")
def supply(chance: Chance) -> Wave:
    """A crate is opened on the table."""
    canvas = blank(0.9)
    put(canvas, house.prise(chance, 0.3), 0, 0.25)
    put(canvas, house.plank(chance, 1.1), 0.32, 0.8)
    put(canvas, paper.rustle(chance, 0.3, 1200, 6500), 0.45, 0.5)
    return canvas


@sound(kind="soft", variants=2)
def virtue_gained(chance: Chance) -> Wave:
    """A small light in the breast."""
    canvas = blank(1.3)
    put(canvas, spell.halo(chance, (E4, 1.25 * E4, 1.5 * E4), 1.2, 0.3), 0, 1.0)
    put(canvas, bell.chime(chance, 4 * E4, 0.8, 0.7), 0.28, 0.8)
    return canvas


@sound(kind="soft")
def virtue_spent(chance: Chance) -> Wave:
    """It is given away, and for a moment everything is plain to see."""
    canvas = blank(1.5)
    put(canvas, bell.chime(chance, 4 * E4, 0.8, 0.7), 0, 0.3)
    put(canvas, spell.halo(chance, (1.5 * E4, E4, B3), 1.3, 0.2), 0.05, 1.0)
    put(canvas, stone.heartbeat(chance), 0.35, 0.5)
    return canvas


@sound(kind="soft")
def ally_lost(chance: Chance) -> Wave:
    """A friend does a last favour: a hat is lifted, steps go off into the fog."""
    canvas = blank(2.4)
    put(canvas, music.string(chance, E3, 2.2), 0, 0.6)
    put(canvas, music.string(chance, G3, 2.0), 0.1, 0.45)
    for place in range(5):
        put(canvas, band(stone.step(chance, 0.8), 80, 3200 - 560 * place), 0.3 + 0.38 * place, 0.8 - 0.14 * place)
    return within(chance, canvas, 0.3, STREET)


@sound(kind="soft")
def secret_gained(chance: Chance) -> Wave:
    """A shell is held to the ear, and it says something."""
    canvas = blank(2.0)
    sea = band(coloured(chance, 1.9, 0.6), 300, 2400) * bump(1.9, 0.4)
    put(canvas, sea, 0, 0.35)
    for at, centre in ((0.35, 1700), (0.62, 2400), (0.8, 1500), (1.05, 2100)):
        put(canvas, breath(chance, 0.2, centre, 0.4), at, 0.5)
    put(canvas, spell.halo(chance, (E3, F3, 2 * B3), 1.7, 0.4), 0.2, 0.5)
    return within(chance, canvas, 0.25, VAULT)[: round(2.6 * 44100)]


@sound(kind="soft")
def secret_spent(chance: Chance) -> Wave:
    """The name is said aloud, and the candles lean away from it."""
    canvas = blank(2.0)
    put(canvas, whoosh(chance, 0.7, 300, 1500, 0.6), 0, 0.5)
    for at, centre in ((0.1, 900), (0.34, 1300)):
        put(canvas, breath(chance, 0.26, centre, 0.4), at, 0.8)
    put(canvas, bell.tower(chance, BB3, 1.4, 3.0), 0.6, 0.5)
    return within(chance, canvas, 0.35, VAULT)[: round(2.6 * 44100)]


@sound(kind="soft", variants=2)
def icons(chance: Chance) -> Wave:
    """What one more can do is laid into the scale."""
    return bell.chimes(chance, (about(chance, 880.0, 0.003), 1108.7), 0.07, 0.4)


@sound(kind="soft")
def confidence(chance: Chance) -> Wave:
    """Cards go onto the deck; somebody breathes more easily."""
    canvas = blank(1.2)
    for at in (0.0, 0.13):
        put(canvas, paper.rustle(chance, 0.1, 1200, 6000), at, 0.8)
        put(canvas, paper.tap(chance), at + 0.09, 5)
    put(canvas, spell.halo(chance, (E3, G3 * 1.06, B3), 0.9, 0.4), 0.2, 0.5)
    return canvas


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
