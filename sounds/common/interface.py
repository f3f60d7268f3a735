"""The sounds of the cabinet, which belong to every game: its buttons, and what lies on the table."""

from recipes import bell, metal, paper, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, mix, put, sinking, tone
from recipes.music import backwards
from recipes.noise import fire, flutter, whoosh
from recipes.sound import sound


@sound(kind="interface")
def focus(chance: Chance) -> Wave:
    """A fingertip on wood, hardly more than a breath."""
    return mix(wood.knock(chance, 0.5)[:3000], 0.3 * paper.tap(chance))


@sound(kind="interface")
def press(chance: Chance) -> Wave:
    """A brass key is pressed: wood gives, a catch snaps."""
    canvas = blank(0.3)
    put(canvas, wood.knock(chance, 0.8), 0)
    put(canvas, metal.click(chance, 2100), 0.012, 0.5)
    return canvas


@sound(kind="interface")
def back(chance: Chance) -> Wave:
    """The key comes up again: the same, lower, the catch first."""
    canvas = blank(0.34)
    put(canvas, metal.click(chance, 1300), 0, 0.5)
    put(canvas, wood.knock(chance, 1.3), 0.05)
    return canvas


@sound(kind="interface")
def refuse(chance: Chance) -> Wave:
    """A bolt that does not give: two dull knocks a semitone apart."""
    canvas = blank(0.5)
    put(canvas, wood.knock(chance, 1.8), 0)
    put(canvas, wood.knock(chance, 1.9), 0.13)
    put(canvas, metal.click(chance, 700), 0.13, 0.3)
    return canvas


@sound(kind="interface", variants=2)
def page(chance: Chance) -> Wave:
    """A page of heavy paper is turned."""
    canvas = blank(0.6)
    put(canvas, paper.rustle(chance, 0.42, 700, 6000), 0)
    put(canvas, whoosh(chance, 0.3, 200, 700, 0.7), 0.12, 0.25)
    put(canvas, paper.tap(chance), 0.4, 4)
    return canvas


@sound(kind="interface")
def curtain(chance: Chance) -> Wave:
    """The cabinet changes its scene: heavy cloth, and rings on a rod."""
    cloth = paper.rustle(chance, 1.1, 250, 2600)
    return mix(cloth, 0.06 * metal.links(chance, 9, 0.9))


@sound(kind="interface")
def notice(chance: Chance) -> Wave:
    """Someone is awaited: two soft chimes, a fourth apart."""
    return bell.chimes(chance, (587.3, 784.0), 0.14, 0.9)


@sound(kind="interface")
def take_back(chance: Chance) -> Wave:
    """A move is undone: a small sound that runs backwards."""
    return backwards(chance, 440, 0.45)


@sound(kind="interface", variants=3)
def card_lift(chance: Chance) -> Wave:
    """A card slides off the others."""
    canvas = blank(0.22)
    put(canvas, paper.rustle(chance, about(chance, 0.13, 0.2), 2200, 8500), 0)
    put(canvas, paper.tap(chance), 0.11, 1.5)
    return canvas


@sound(kind="soft", variants=3)
def card_lay(chance: Chance) -> Wave:
    """A card is laid down: a puff of air, and a flat tap."""
    canvas = blank(0.24)
    put(canvas, paper.rustle(chance, about(chance, 0.1, 0.2), 900, 5000), 0, 0.7)
    put(canvas, paper.tap(chance), 0.085, 9)
    put(canvas, wood.knock(chance, 0.9), 0.085, 0.5)
    return canvas


@sound(kind="soft", variants=3)
def card_flip(chance: Chance) -> Wave:
    """A card is turned over."""
    return paper.flip(chance, about(chance, 0.15, 0.15))


@sound(kind="soft", variants=2)
def shuffle(chance: Chance) -> Wave:
    """A deck is shuffled and squared."""
    canvas = blank(1.5)
    put(canvas, paper.riffle(chance, 34, 0.8), 0)
    put(canvas, paper.rustle(chance, 0.3, 800, 5000), 0.75, 0.6)
    for at in (1.08, 1.26):
        put(canvas, wood.knock(chance, 0.7), at, 0.5)
        put(canvas, paper.tap(chance), at, 4)
    return canvas


@sound(kind="soft", variants=3)
def token(chance: Chance) -> Wave:
    """A counter is put on the board."""
    canvas = blank(0.2)
    put(canvas, paper.counter(chance), 0)
    put(canvas, paper.counter(chance), about(chance, 0.045, 0.3), 0.3)
    return canvas


@sound(kind="soft", variants=2)
def token_lift(chance: Chance) -> Wave:
    """A counter is taken off the board."""
    canvas = blank(0.2)
    put(canvas, paper.rustle(chance, 0.09, 1200, 5000), 0, 0.4)
    put(canvas, paper.counter(chance), 0.07, 0.7)
    return canvas


@sound(variants=3)
def coin(chance: Chance) -> Wave:
    """A coin is flicked onto the table and spins out."""
    canvas, at, gap, gain = blank(0.95), 0.0, about(chance, 0.15, 0.15), 1.0
    for _bounce in range(6):
        put(canvas, bell.coin(chance), at, gain)
        put(canvas, wood.knock(chance, 0.7), at, 0.15 * gain)
        at, gap, gain = at + gap, gap * 0.66, gain * 0.68
    return canvas


@sound(variants=5)
def die(chance: Chance) -> Wave:
    """A die of bone on stone."""
    return wood.die(chance, int(chance.integers(5, 9)))


@sound(variants=2)
def dice(chance: Chance) -> Wave:
    """Several dice at once."""
    canvas = blank(1.5)
    for place in range(4):
        put(
            canvas,
            wood.die(chance, int(chance.integers(5, 9)), first=about(chance, 0.13, 0.3)),
            about(chance, 0.055 * place, 0.4),
        )
    return canvas


@sound()
def heartbeat(chance: Chance) -> Wave:
    """One beat of a heart; how fast it comes again is for the game to say."""
    return stone.heartbeat(chance)


@sound(kind="soft", variants=2)
def bats(chance: Chance) -> Wave:
    """Bats leave the rafters of the cabinet."""
    wings = mix(*(flutter(chance, 1.3, about(chance, 13, 0.3), 1500) * bump(1.3, chance.uniform(0.2, 0.7)) for _bat in range(4)))
    cries = blank(1.3)
    for _cry in range(9):
        pitch = chance.uniform(5200, 8200)
        put(
            cries,
            tone(pitch, 0.03) * bump(0.03, 0.3) + 0.3 * tone(0.5 * pitch, 0.03) * sinking(0.03, 0.05),
            chance.uniform(0, 1.2),
            0.3,
        )
    return mix(band(wings, 160, 6000), 2.5 * cries)


@sound(kind="ambience")
def fireside(chance: Chance) -> Wave:
    """The room of the cabinet: a fire burns."""
    return fire(chance, 16, 9)
