"""London Dread, the story: streets and doors, and what the investigators carry."""

from recipes import bell, creature, house, metal, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, put
from recipes.noise import breath, coloured, whoosh
from recipes.room import within
from recipes.sound import sound

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
