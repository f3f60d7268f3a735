"""Terrorscape: the villa, the course of a night, the radio, the curtain and the storm. Survivors, items, killers and music are in files beside this one."""

from recipes import bell, house, metal, motor, music, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, curve, mix, put, tone
from recipes.room import within
from recipes.sound import sound
from recipes.weather import gust, thunder

ROOM, HALL = 0.6, 1.1
"""Seconds for which a room and the great halls of the villa ring."""


# Steps and ways


@sound(kind="soft", variants=4)
def step_wood(chance: Chance) -> Wave:
    """Somebody goes through a room, and the boards tell of it."""
    return within(chance, house.walk(chance, house.board(chance), house.board(chance)), 0.1, ROOM)


@sound(kind="soft", variants=3)
def step_tiles(chance: Chance) -> Wave:
    """The same on tiles."""
    return within(chance, house.walk(chance, stone.step(chance, 0.8), stone.step(chance, 0.8)), 0.14, ROOM)


@sound(kind="soft", variants=3)
def step_gravel(chance: Chance) -> Wave:
    """The same on gravel, under the open sky."""
    return house.walk(chance, house.gravel(chance), house.gravel(chance), 0.34)


@sound(kind="soft", variants=3)
def step_grass(chance: Chance) -> Wave:
    """The same in wet grass."""
    return house.walk(chance, house.grass(chance), house.grass(chance), 0.36)


@sound(kind="soft", variants=3)
def door(chance: Chance) -> Wave:
    """A door: latch, hinge, latch."""
    canvas = blank(1.1)
    put(canvas, house.latch(chance), 0, 0.8)
    put(canvas, wood.creak(chance, about(chance, 0.45, 0.2), 25, 80), 0.1, 0.3)
    put(canvas, house.latch(chance, 1.3), 0.62)
    return within(chance, canvas, 0.15, ROOM)


@sound(variants=2)
def passage(chance: Chance) -> Wave:
    """A panel in the wall slides, and someone is gone behind it."""
    canvas = blank(1.8)
    put(canvas, metal.click(chance, 700), 0, 0.6)
    put(canvas, stone.grind(chance, 0.8, 0.8), 0.1, 0.6)
    put(canvas, house.walk(chance, stone.step(chance, 0.8), stone.step(chance, 0.8)), 0.75, 0.35)
    put(canvas, wood.knock(chance, 2.2), 1.35, 0.9)
    return within(chance, canvas, 0.3, HALL)


@sound(kind="soft", variants=3)
def floorboard(chance: Chance) -> Wave:
    """A board gives underfoot: whoever is near has heard it."""
    return mix(band(wood.creak(chance, about(chance, 0.5, 0.2), 30, 95), 90, 9000), 0.3 * house.board(chance, 1.2))


@sound(variants=3)
def noise(chance: Chance) -> Wave:
    """Somewhere in the house something fell."""
    canvas = blank(1.4)
    put(canvas, house.plank(chance, about(chance, 1.6, 0.2)), 0)
    put(canvas, wood.die(chance, 5, 0.12), 0.14, 0.35)
    put(canvas, wood.creak(chance, 0.4), 0.3, 0.2)
    return within(chance, band(canvas, 60, 2600), 0.4, HALL)


@sound(kind="soft")
def hush(chance: Chance) -> Wave:
    """Nothing is heard: the house holds its breath, and a clock goes on."""
    canvas = blank(1.8)
    put(canvas, gust(chance, 1.6), 0.1, 0.25)
    for place in range(3):
        put(canvas, metal.click(chance, 1900 if place % 2 else 2200), 0.3 + 0.5 * place, 0.35)
    return within(chance, canvas, 0.2, HALL)


# The course of a night


@sound(kind="stinger")
def villa(chance: Chance) -> Wave:
    """The night begins: rain, a door that falls shut by itself, a key that turns, a low piano."""
    canvas = blank(5.2)
    put(canvas, thunder(chance, 4.2, 0.5), 0, 0.5)
    put(canvas, wood.creak(chance, 1.2, 16, 50), 0.5, 0.4)
    put(canvas, wood.knock(chance, 2.8), 1.7, 2.0)
    put(canvas, house.latch(chance, 1.5), 2.15, 1.2)
    for at, note in ((2.5, 73.4), (2.5, 110.0), (2.62, 155.6)):
        put(canvas, music.string(chance, note, 2.6), at, 0.5)
    return within(chance, canvas, 0.3, HALL)


@sound(kind="soft")
def hour(chance: Chance) -> Wave:
    """Another round: a clock in the hall strikes."""
    canvas = blank(2.6)
    put(canvas, metal.click(chance, 1500), 0, 0.5)
    for at in (0.18, 1.02):
        put(canvas, bell.tower(chance, 392, 1.5, 2.2, 0.4), at, 0.8)
    return within(chance, canvas, 0.3, HALL)


@sound(kind="soft")
def his_turn(chance: Chance) -> Wave:
    """The killer's turn: a low string is bowed, and wood settles."""
    canvas = blank(2.0)
    put(canvas, spell.halo(chance, (110.0, 116.5, 58.3), 1.9, 0.5), 0, 0.8)
    put(canvas, wood.knock(chance, 2.4), 0.35, 0.6)
    return within(chance, canvas, 0.25, HALL)


@sound(kind="stinger")
def night_saved(chance: Chance) -> Wave:
    """They are out: rain on the open road, an engine, a chord that clears."""
    canvas = blank(6.0)
    put(canvas, motor.siren(chance, 3.0, 0.6), 0, 0.16)
    for at, notes in ((0.4, (146.8, 220)), (1.5, (164.8, 246.9, 329.6)), (2.6, (146.8, 220, 293.7, 370))):
        put(canvas, spell.halo(chance, notes, 5.8 - at if at > 2 else 2.0, 0.25), at, 0.9)
    for at, note in ((2.6, 370), (3.0, 440), (3.4, 587.3)):
        put(canvas, music.string(chance, note, 2.4), at, 0.4)
    return within(chance, canvas, 0.3, HALL)


@sound(kind="stinger")
def night_lost(chance: Chance) -> Wave:
    """Nobody comes out: steps that stop, a lamp that breaks, a heart that does not go on."""
    canvas = blank(6.0)
    put(canvas, house.walk(chance, house.board(chance, 1.3), house.board(chance, 1.3), 0.5), 0, 0.5)
    put(canvas, house.shatter(chance, 26), 1.1, 0.5)
    put(canvas, spell.halo(chance, (73.4, 77.8, 103.8, 155.6), 4.4, 0.2), 1.15)
    for at, gain in ((2.0, 0.9), (3.1, 0.6), (4.6, 0.35)):
        put(canvas, stone.heartbeat(chance), at, gain)
    return within(chance, canvas, 0.35, HALL)


@sound(kind="stinger")
def ways_parted(chance: Chance) -> Wave:
    """Each has gone a way alone: two bells that do not agree."""
    canvas = blank(5.0)
    for at, note in ((0.0, 196.0), (0.9, 185.0), (1.9, 196.0)):
        put(canvas, bell.tower(chance, note, 3.0, 5), at, 0.5)
    put(canvas, spell.halo(chance, (98, 146.8, 185), 4.6, 0.3), 0.2, 0.7)
    return within(chance, canvas, 0.35, HALL)


# The wireless and those who come


def _repair(chance: Chance, clear: float) -> Wave:
    """A screwdriver, a spark, and how much of a station is heard already."""
    canvas = blank(1.9)
    for at in (0.0, 0.16, 0.3):
        put(canvas, metal.click(chance, about(chance, 2300, 0.2)), at, 0.7)
    put(canvas, spell.buzz(chance, 0.16), 0.46, 0.4)
    put(canvas, motor.static(chance, 1.2, clear) * bump(1.2, 0.3), 0.6, 0.5)
    put(canvas, motor.announcer(chance, 1.2), 0.6, 0.9 * clear**1.5)
    return canvas


@sound()
def radio_first(chance: Chance) -> Wave:
    """The repair begins: dead static."""
    return _repair(chance, 0.0)


@sound()
def radio_second(chance: Chance) -> Wave:
    """Something is behind the static."""
    return _repair(chance, 0.25)


@sound()
def radio_third(chance: Chance) -> Wave:
    """A voice, far off."""
    return _repair(chance, 0.5)


@sound()
def radio_fourth(chance: Chance) -> Wave:
    """The voice comes through: one part is missing."""
    return _repair(chance, 0.75)


@sound()
def radio_works(chance: Chance) -> Wave:
    """The set works: a clear voice and a carrier."""
    canvas = blank(2.0)
    put(canvas, metal.click(chance, 1500), 0, 1.2)
    put(canvas, tone(760, 0.5) * bump(0.5, 0.3), 0.15, 0.35)
    put(canvas, motor.announcer(chance, 1.4), 0.55, 1.0)
    put(canvas, motor.static(chance, 1.5, 0.9), 0.4, 0.25)
    return canvas


@sound(kind="stinger")
def rescue_called(chance: Chance) -> Wave:
    """The call goes out: morse through static, and somebody answers."""
    canvas = blank(4.0)
    put(canvas, motor.static(chance, 3.8, 0.6) * curve(3.8, (0, 0), (0.1, 1), (0.9, 1), (1, 0)), 0, 0.35)
    put(canvas, motor.morse(chance, 2.2), 0.2, 0.6)
    put(canvas, motor.announcer(chance, 1.5), 2.35, 1.0)
    return canvas


@sound(variants=2)
def rescue_far(chance: Chance) -> Wave:
    """Help is on its way, still far: an engine beyond the hills."""
    motor_far = motor.engine(chance, curve(2.4, (0, 26), (0.5, 34), (1, 30)), 0.15, 12)
    return mix(band(motor_far, 40, 420) * bump(2.4, 0.6), 0.3 * gust(chance, 2.4))


@sound(variants=2)
def rescue_near(chance: Chance) -> Wave:
    """Help is near: a siren between the trees."""
    return within(chance, motor.siren(chance, 2.4, 0.5), 0.3, 1.6)


# The curtain and the storm


@sound()
def curtain_falls(chance: Chance) -> Wave:
    """Heavy cloth comes down, and a shutter of steel beside it."""
    canvas = blank(1.9)
    put(canvas, house.cloth(chance, 0.9), 0, 0.7)
    put(canvas, stone.grind(chance, 0.5, 2.0), 0.3, 0.35)
    put(canvas, metal.shield(chance), 0.85, 0.7)
    put(canvas, stone.thud(chance, 60), 0.85, 1.4)
    return within(chance, canvas, 0.2, ROOM)


@sound(kind="soft")
def curtain_rises(chance: Chance) -> Wave:
    """Cloth and rings go up."""
    return mix(house.cloth(chance, 0.8), 0.1 * metal.links(chance, 10, 0.7))


@sound(kind="soft")
def ring(chance: Chance) -> Wave:
    """A spring is wound for as long as the key has to be held: clicks that come closer, and a note that climbs."""
    canvas, at = blank(0.85), 0.0
    for place in range(9):
        put(canvas, metal.click(chance, 1300 + 90 * place), at, 0.5)
        at += 0.09 - 0.005 * place
    glide = curve(0.62, (0, 300), (1, 600))
    put(canvas, tone(glide) * bump(0.62, 0.85), 0, 0.25)
    put(canvas, bell.chime(chance, 1174.7, 0.25, 0.25), 0.6, 0.4)
    return canvas


@sound(kind="stinger", variants=2)
def thunder_near(chance: Chance) -> Wave:
    """Lightning over the roof."""
    return thunder(chance, 5.0, 0.1)


@sound(kind="stinger", variants=2)
def thunder_rolls(chance: Chance) -> Wave:
    """Thunder in the valley."""
    return thunder(chance, 5.5, 0.5)


@sound(kind="soft", variants=2)
def thunder_far(chance: Chance) -> Wave:
    """Thunder beyond the hills."""
    return thunder(chance, 6.0, 0.9)
