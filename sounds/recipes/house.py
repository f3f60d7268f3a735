"""An old house and what lies about in it: boards, doors, planks and nails, drawers, glass, gravel, grass."""

import numpy as np

from recipes import metal, paper, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, mix, put, ringing, sinking, struck, tone
from recipes.noise import coloured, swept, wander

FLOOR = ((92.0, 0.45, 0.14), (151.0, 0.9, 0.13), (244.0, 0.85, 0.1), (402.0, 0.5, 0.07), (690.0, 0.3, 0.04))


def board(chance: Chance, weight: float = 1.0) -> Wave:
    """A shoe on a wooden floor: a hollow board, and leather."""
    modes = [(about(chance, f / weight**0.3, 0.08), about(chance, a, 0.25), t) for f, a, t in FLOOR]
    canvas = blank(0.3)
    put(canvas, struck(chance, modes, 0.28, 0.005 * weight, 0.5), 0, weight)
    put(canvas, struck(chance, modes, 0.2, 0.008, 0.7), about(chance, 0.06, 0.2), 0.45)
    put(canvas, bump(0.06) * band(coloured(chance, 0.06), 1200, 5000), 0.04, 0.02)
    return canvas


def gravel(chance: Chance) -> Wave:
    """A shoe on gravel: many small stones, most of them when the sole comes down."""
    canvas = blank(0.32)
    for _stone in range(46):
        pitch = chance.uniform(1300, 5200)
        one = ringing([(pitch, 1, 0.012), (1.7 * pitch, 0.5, 0.008)], 0.02)
        put(canvas, one, 0.26 * float(chance.beta(1.3, 2.2)), chance.uniform(0.1, 1) ** 2)
    return mix(canvas, 0.3 * bump(0.24, 0.25) * band(coloured(chance, 0.24, 0.5), 500, 4500), 0.4 * stone.thud(chance, 80)[:6000])


def grass(chance: Chance) -> Wave:
    """A shoe in wet grass: a swish and a soft step."""
    swish = bump(0.26, 0.4) * wander(chance, 0.26, 50, 0.2, 1) * band(coloured(chance, 0.26, 0.3), 1800, 8000)
    return mix(
        0.6 * swish, 0.5 * bump(0.16, 0.3) * band(coloured(chance, 0.16, 1.5), 60, 420), 0.25 * stone.squelch(chance, 0.14)
    )


def walk(chance: Chance, one: Wave, two: Wave, apart: float = 0.3, tail: float = 0.1) -> Wave:
    """Two steps, the second not quite as loud."""
    canvas = blank(apart + len(two) / 44100 + tail)
    put(canvas, one, 0)
    put(canvas, two, about(chance, apart, 0.06), about(chance, 0.85, 0.1))
    return canvas


def latch(chance: Chance, size: float = 1.0) -> Wave:
    """The latch of a door."""
    return mix(metal.click(chance, 900 / size), 0.5 * wood.knock(chance, 0.9 * size))


def plank(chance: Chance, size: float = 1.3) -> Wave:
    """A plank falls flat or knocks against a frame."""
    return mix(
        wood.knock(chance, size), 0.5 * struck(chance, ((310.0, 1, 0.05), (520.0, 0.7, 0.04), (980.0, 0.4, 0.02)), 0.1, 0.001)
    )


def nail(chance: Chance, deep: float = 0.0) -> Wave:
    """A hammer on a nail in wood: the deeper it is, the higher it rings."""
    ring = struck(chance, metal.plate(chance, 1500 + 900 * deep, 8, 0.12), 0.2, 0.0006, 0.8)
    return mix(1.1 * plank(chance, 1.1), 0.8 * ring)


def prise(chance: Chance, seconds: float = 0.6) -> Wave:
    """A nail is drawn out of wood: it shrieks."""
    shriek = swept(chance, 900 + 1700 * (clock(seconds) / seconds) ** 0.6, 260) * wander(chance, seconds, 40, 0.2, 1)
    return mix(0.5 * bump(seconds, 0.7) * shriek, 0.8 * wood.creak(chance, seconds, 40, 110))


def splinter(chance: Chance, seconds: float = 0.7) -> Wave:
    """Wood breaks: dry cracks that thin out."""
    canvas = blank(seconds)
    for place in np.sort(chance.beta(1.0, 2.6, 26)) * seconds * 0.9:
        pitch = about(chance, 1100, 0.6)
        crack = struck(chance, ((pitch, 1, 0.03), (2.3 * pitch, 0.7, 0.015), (0.4 * pitch, 0.8, 0.05)), 0.08, 0.0007, 1.0)
        put(canvas, crack, float(place), chance.uniform(0.2, 1))
    return canvas


def drawer(chance: Chance, seconds: float = 0.4) -> Wave:
    """A drawer is pulled: wood on wood, and what rolls about in it."""
    rub = bump(seconds, 0.6) * band(coloured(chance, seconds, 1), 160, 1300) * wander(chance, seconds, 30, 0.3, 1)
    canvas = blank(seconds + 0.3)
    put(canvas, rub, 0, 0.5)
    put(canvas, wood.knock(chance, 0.9), seconds * 0.9)
    put(canvas, metal.links(chance, 4, 0.25), seconds * 0.85, 0.12)
    return canvas


def jingle(chance: Chance, count: int = 6, seconds: float = 0.5) -> Wave:
    """Keys on a ring."""
    canvas = blank(seconds)
    for place in np.sort(chance.uniform(0, 0.7 * seconds, count)):
        key = struck(chance, metal.plate(chance, about(chance, 2900, 0.2), 5, 0.22), 0.3, 0.0006, 0.4)
        put(canvas, key, float(place), chance.uniform(0.3, 1))
    return canvas


def shatter(chance: Chance, shards: int = 34, seconds: float = 0.9) -> Wave:
    """Glass bursts, and the pieces fall."""
    burst = band(coloured(chance, 0.12, 0), 2200, 12000) * sinking(0.12, 0.14)
    canvas = blank(seconds)
    put(canvas, burst, 0, 0.7)
    for _shard in range(shards):
        pitch = chance.uniform(2400, 9000)
        shard = ringing([(pitch, 1, about(chance, 0.09, 0.5)), (1.61 * pitch, 0.6, 0.05), (2.45 * pitch, 0.3, 0.03)], 0.14)
        put(canvas, shard, seconds * 0.8 * float(chance.beta(1, 3)), chance.uniform(0.1, 1) ** 1.5)
    return canvas


def shot(chance: Chance, seconds: float = 1.4) -> Wave:
    """A revolver indoors: a crack, a boom, the room."""
    crack = band(coloured(chance, 0.05, 0), 900, 12000) * sinking(0.05, 0.06)
    boom = band(coloured(chance, 0.5, 1.5), 60, 900) * sinking(0.5, 0.32)
    low = tone(95 * (1 + 0.9 * np.exp(-clock(0.3) / 0.02))) * sinking(0.3, 0.2)
    canvas = blank(seconds)
    for wave, gain in ((crack, 1.6), (boom, 1.1), (low, 1.2)):
        put(canvas, wave, 0, gain)
    return canvas


def cloth(chance: Chance, seconds: float = 0.5) -> Wave:
    """Cloth is pulled or torn open."""
    return paper.rustle(chance, seconds, 300, 3200)


def fuse(chance: Chance, seconds: float = 0.9) -> Wave:
    """A fuse spits: a match, then sparks."""
    spit = band(coloured(chance, seconds, 0), 2500, 11000) * wander(chance, seconds, 60, 0, 1) ** 2
    match = band(coloured(chance, 0.3, 0), 1200, 7000) * bump(0.3, 0.2)
    canvas = blank(seconds + 0.2)
    put(canvas, match, 0, 0.9)
    put(canvas, spit * bump(seconds, 0.6), 0.2, 0.7)
    return canvas
