"""Terrorscape: barricades, and the survivors' cards and notes."""

from recipes import bell, house, metal, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, mix, put, sinking, tone
from recipes.noise import coloured, wander
from recipes.room import within
from recipes.sound import sound

ROOM, HALL = 0.6, 1.1

# Doors that do not open


@sound(variants=2)
def barricade(chance: Chance) -> Wave:
    """Planks across a door: three nails, each with two strokes."""
    canvas = blank(2.0)
    put(canvas, house.plank(chance, 1.8), 0, 0.9)
    at = 0.28
    for number in range(6):
        put(canvas, house.nail(chance, (number % 2) * 0.8), at, 0.8 + 0.2 * (number % 2))
        at += about(chance, 0.19, 0.1) + (0.1 if number % 2 else 0)
    return within(chance, canvas, 0.3, HALL)


@sound()
def barricade_lifted(chance: Chance) -> Wave:
    """Nails are drawn, planks go over a shoulder."""
    canvas = blank(1.5)
    put(canvas, house.prise(chance, 0.5), 0, 0.8)
    put(canvas, house.plank(chance, 1.6), 0.6, 0.7)
    put(canvas, house.plank(chance, 1.9), 0.8, 0.7)
    return within(chance, canvas, 0.2, HALL)


@sound(variants=2)
def barricade_cleared(chance: Chance) -> Wave:
    """Planks are prised off, quickly, and let fall."""
    canvas = blank(2.0)
    for at in (0.0, 0.55):
        put(canvas, house.prise(chance, 0.45), at, 0.8)
        put(canvas, house.plank(chance, about(chance, 1.5, 0.2)), at + 0.5, 0.9)
        put(canvas, house.plank(chance, 1.2), at + 0.66, 0.4)
    return within(chance, canvas, 0.25, HALL)


@sound(variants=2)
def barricade_broken(chance: Chance) -> Wave:
    """Something comes through the planks."""
    canvas = blank(1.9)
    put(canvas, stone.thud(chance, 58), 0, 1.4)
    put(canvas, house.plank(chance, 2.0), 0.02, 1.1)
    put(canvas, stone.thud(chance, 52), 0.38, 1.7)
    put(canvas, house.splinter(chance, 0.9), 0.38, 1.2)
    put(canvas, house.plank(chance, 1.4), 0.7, 0.6)
    return within(chance, canvas, 0.3, HALL)


# Cards and notes of the survivors


@sound(kind="soft", variants=2)
def search(chance: Chance) -> Wave:
    """Drawers are pulled and turned over."""
    canvas = blank(1.5)
    put(canvas, house.drawer(chance, about(chance, 0.4, 0.2)), 0)
    put(canvas, paper.rustle(chance, 0.5, 700, 5000), 0.55, 0.6)
    put(canvas, house.drawer(chance, 0.25), 0.95, 0.7)
    return canvas


@sound(kind="soft", variants=2)
def discovery(chance: Chance) -> Wave:
    """Something lies where nobody looked: a loose board, and a glint."""
    canvas = blank(1.5)
    put(canvas, wood.creak(chance, 0.35, 30, 90), 0, 0.5)
    put(canvas, house.plank(chance, 1.0), 0.35, 0.8)
    put(canvas, bell.glass(chance, about(chance, 1175, 0.04), 0.8), 0.6, 0.35)
    return canvas


@sound(kind="soft")
def ability(chance: Chance) -> Wave:
    """What only this one can do: two notes of a guitar."""
    return mix(music.string(chance, 146.8, 1.2), 0.7 * music.string(chance, 220, 1.1), 0.6 * wood.knock(chance, 0.7))


@sound(kind="soft")
def trade(chance: Chance) -> Wave:
    """Things change hands."""
    canvas = blank(0.9)
    put(canvas, house.cloth(chance, 0.35), 0, 0.5)
    put(canvas, paper.counter(chance), 0.25, 0.8)
    put(canvas, house.cloth(chance, 0.3), 0.4, 0.5)
    put(canvas, paper.counter(chance), 0.62, 0.8)
    return canvas


@sound(kind="soft")
def pencil(chance: Chance) -> Wave:
    """A pencil makes a mark in a notebook."""
    canvas = blank(0.6)
    for at in (0.0, 0.17, 0.3):
        stroke = bump(0.13) * wander(chance, 0.13, 90, 0.2, 1) * band(coloured(chance, 0.13), 2200, 8000)
        put(canvas, stroke, at, 0.6)
        put(canvas, paper.tap(chance), at, 0.8)
    return canvas


@sound()
def plan_done(chance: Chance) -> Wave:
    """A plan has come together: three notes that fit, and a lock that opens."""
    canvas = blank(1.6)
    put(canvas, bell.chimes(chance, (293.7, 370, 440), 0.16, 1.1), 0, 0.7)
    put(canvas, metal.click(chance, 1300), 0.5, 0.8)
    return canvas


@sound()
def plan_used(chance: Chance) -> Wave:
    """A plan is carried out: a switch, a wheel that turns, a low chord."""
    canvas = blank(1.7)
    put(canvas, metal.click(chance, 900), 0, 1.1)
    put(canvas, metal.links(chance, 12, 0.6), 0.1, 0.35)
    put(canvas, spell.halo(chance, (146.8, 185, 220), 1.4, 0.3), 0.25, 0.8)
    return canvas


@sound(kind="soft")
def kept(chance: Chance) -> Wave:
    """A trait is chosen: a card goes into a pocket, and a string hums."""
    canvas = blank(1.0)
    put(canvas, paper.flip(chance), 0)
    put(canvas, house.cloth(chance, 0.25), 0.15, 0.4)
    put(canvas, music.string(chance, 164.8, 0.8) * sinking(0.8, 0.9), 0.2, 0.4)
    return canvas


@sound(kind="soft")
def shown(chance: Chance) -> Wave:
    """A trait comes to light: a card is turned, and a bell under it."""
    canvas = blank(1.3)
    put(canvas, paper.flip(chance, 0.2), 0)
    put(canvas, bell.chime(chance, 392, 1.0, 1.0), 0.2, 0.3)
    put(canvas, tone(98 + 0 * clock(1.0)) * bump(1.0, 0.2), 0.2, 0.2)
    return canvas
