"""Dungeonville: gold, deeds and claims."""

from recipes import bell, creature, house, lute, metal, paper, wood
from recipes.kit import Chance, Wave, blank, curve, put
from recipes.lute import A3, A4, B3, C4, C5, D3, D4, D5, E4, E5, F3, F4, F5, G4, G5
from recipes.sound import sound

# Gold, deeds, claims


@sound(variants=2)
def collected(chance: Chance) -> Wave:
    """A sack is emptied into a chest, and the lid comes down."""
    canvas = blank(1.7)
    put(canvas, bell.coins(chance, 16, 1.0), 0.0, 0.8)
    put(canvas, house.plank(chance, 1.3), 1.15, 0.9)
    put(canvas, metal.click(chance, 900), 1.3, 0.6)
    return canvas


@sound()
def deed_swapped(chance: Chance) -> Wave:
    """A drawer, a seal that breaks, one paper for another: which it is nobody hears."""
    canvas = blank(2.0)
    put(canvas, house.drawer(chance, 0.35), 0.0, 0.6)
    put(canvas, wood.knock(chance, 0.4), 0.45, 0.8)
    put(canvas, paper.rustle(chance, 0.4, 900, 6000), 0.55, 0.4)
    put(canvas, paper.rustle(chance, 0.35, 1200, 7000), 0.95, 0.35)
    put(canvas, house.drawer(chance, 0.3), 1.3, 0.5)
    put(canvas, house.latch(chance), 1.62, 0.6)
    return canvas


@sound(kind="soft")
def deed_kept(chance: Chance) -> Wave:
    """A drawer is pushed shut again."""
    canvas = blank(0.8)
    put(canvas, house.drawer(chance, 0.25), 0.0, 0.6)
    put(canvas, house.latch(chance), 0.32, 0.7)
    return canvas


@sound(kind="soft")
def claim_passed(chance: Chance) -> Wave:
    """Somebody clears his throat, and says nothing."""
    canvas = blank(0.8)
    for at, long in ((0.0, 0.16), (0.24, 0.22)):
        put(canvas, creature.grunt(chance, 105, long), at, 0.5)
    return canvas


@sound(kind="stinger")
def claim_failed(chance: Chance) -> Wave:
    """A seal, a paper, a string that breaks; and somebody laughs, deep and slowly."""
    canvas = blank(3.2)
    put(canvas, wood.knock(chance, 0.4), 0.0, 0.7)
    put(canvas, paper.flip(chance), 0.15, 0.8)
    put(canvas, lute.tune(chance, ((0.4, D4), (0.52, F4), (0.64, A4)), 0.5), 0.0, 0.8)
    put(canvas, metal.string(chance, 190.0, 0.5), 0.82, 1.0)
    put(canvas, creature.laugh(chance, 105.0), 1.3, 0.9)
    return canvas


def _rats(chance: Chance, seconds: float) -> Wave:
    """The applause of rats: hundreds of very small hands."""
    swell = curve(seconds, (0, 0), (0.12, 1), (0.7, 0.8), (1, 0))
    claps = creature.patter(chance, round(85 * seconds), seconds, 1.5)
    return (claps + 0.22 * creature.squeaks(chance, round(9 * seconds), seconds)) * swell


@sound(kind="stinger")
def victory(chance: Chance) -> Wave:
    """The claim is good: a dance on the lute, a pipe above it, and the applause of rats."""
    canvas = blank(6.4)
    tune = ((0.0, D4), (0.2, F4), (0.4, A4), (0.6, D5), (0.9, C5), (1.05, D5), (1.2, E5), (1.5, D5), (1.8, A4), (2.1, D5))
    put(canvas, lute.tune(chance, tune, 1.0), 0.0, 0.8)
    for at in (0.0, 0.6, 1.2, 1.8):
        put(canvas, lute.strum(chance, (D3, A3, D4), 0.9), at, 0.6)
        put(canvas, lute.tabor(chance), at, 0.9)
        put(canvas, lute.tabor(chance), at + 0.3, 0.5)
    pipe = (
        (0.6, D5, 0.28),
        (0.9, C5, 0.14),
        (1.05, D5, 0.14),
        (1.2, E5, 0.28),
        (1.5, F5, 0.28),
        (1.8, G5, 0.28),
        (2.1, 880.0, 0.9),
    )
    put(canvas, lute.melody(chance, pipe, 3.2), 0.0, 0.3)
    put(canvas, lute.strum(chance, (D3, A3, D4, 369.99, A4, D5), 2.2), 2.1, 1.0)
    put(canvas, _rats(chance, 3.6), 2.5, 0.9)
    return canvas


@sound()
def deed_shown(chance: Chance) -> Wave:
    """A seal, and a paper laid open."""
    canvas = blank(1.2)
    put(canvas, wood.knock(chance, 0.4), 0.0, 0.8)
    put(canvas, paper.flip(chance), 0.16, 1.0)
    put(canvas, lute.strum(chance, (A3, E4, A4), 0.8), 0.3, 0.6)
    return canvas


@sound(kind="stinger")
def limit(chance: Chance) -> Wave:
    """The last round: the town's bell, and a slow chord."""
    canvas = blank(5.0)
    put(canvas, bell.tower(chance, 293.66, 4.6, 5.0), 0.0, 0.8)
    put(canvas, lute.strum(chance, (D3, F3, B3, C4, G4), 2.4, 0.09), 1.2, 0.9)
    return canvas * curve(5.0, (0, 1), (0.8, 1), (1, 0))
