"""Dungeonville above ground: the course of a round, the town, the map. The fight and the gold are in files beside this one."""

import numpy as np
from recipes import bell, house, lute, metal, paper, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, put, sinking, tone
from recipes.lute import A3, A4, C5, D3, D4, D5, E4, F4, F5, G3, G5
from recipes.noise import coloured, wander
from recipes.room import within
from recipes.sound import sound

ROOM = 0.5
"""Seconds for which an inn rings."""


# The course of a round


@sound(kind="soft")
def round_begins(chance: Chance) -> Wave:
    """A new round: a chord on the lute, and the tabor calls."""
    canvas = blank(2.3)
    for at in (0.0, 0.16, 0.32):
        put(canvas, lute.tabor(chance), at, 0.5)
    put(canvas, lute.strum(chance, (D3, A3, D4, F4, A4)), 0.48, 1.0)
    return canvas


@sound(kind="soft")
def phase_recruit(chance: Chance) -> Wave:
    """The bell over the door of an inn, and a lute inside."""
    canvas = blank(1.5)
    for at in (0.0, 0.13, 0.24):
        put(canvas, bell.chime(chance, about(chance, 1900, 0.02), 0.5, 0.4), at, 0.35)
    put(canvas, lute.tune(chance, ((0.3, D4), (0.45, F4), (0.6, A4)), 0.9), 0, 1.0)
    return canvas


@sound(kind="soft")
def phase_scout(chance: Chance) -> Wave:
    """A spyglass is drawn out, tube after tube."""
    canvas = blank(1.5)
    for place, at in enumerate((0.0, 0.17, 0.34)):
        put(canvas, metal.click(chance, 900 + 260 * place), at, 0.7)
    put(canvas, lute.tune(chance, ((0.5, E4), (0.68, A4)), 0.8), 0, 1.0)
    return canvas


@sound(kind="soft")
def phase_combat(chance: Chance) -> Wave:
    """A blade is drawn, and the tabor beats."""
    canvas = blank(1.6)
    put(canvas, metal.drawn(chance, 0.4), 0.0, 0.5)
    for at in (0.5, 0.72, 0.83, 0.94):
        put(canvas, lute.tabor(chance), at, 0.9)
    return canvas


@sound(kind="soft")
def phase_explore(chance: Chance) -> Wave:
    """A torch catches, and hinges wait."""
    canvas = blank(1.7)
    flare = bump(0.9, 0.15) * band(coloured(chance, 0.9, 1), 120, 2600) * wander(chance, 0.9, 16, 0.4, 1)
    put(canvas, flare, 0.0, 0.6)
    put(canvas, wood.creak(chance, 0.8, 12, 40), 0.7, 0.5)
    return within(chance, canvas, 0.3, 1.2)


@sound(kind="soft")
def phase_collect(chance: Chance) -> Wave:
    """A chest is opened, and somebody rubs his hands."""
    canvas = blank(1.5)
    put(canvas, metal.click(chance, 800), 0.0, 0.7)
    put(canvas, wood.creak(chance, 0.5, 16, 46), 0.1, 0.5)
    for at in (0.6, 0.78, 0.95):
        put(canvas, paper.rustle(chance, 0.14, 600, 3500), at, 0.12)
    put(canvas, bell.coin(chance), 1.0, 0.25)
    return canvas


@sound(kind="soft")
def stone_passed(chance: Chance) -> Wave:
    """The seeing stone goes to the left: a harp, and glass behind it."""
    canvas = blank(3.0)
    put(canvas, lute.harp(chance, (D4, F4, A4, C5, D5, F5, G5, 1046.5), 0.075), 0, 1.0)
    put(canvas, bell.glass(chance, 1318.5, 1.2), 0.6, 0.12)
    return within(chance, canvas, 0.25, 1.4)[: round(3.0 * 44100)]


# The town


@sound(kind="soft", variants=2)
def arrived(chance: Chance) -> Wave:
    """Somebody comes to town: boots on a board, and a pack put down."""
    canvas = blank(0.9)
    put(canvas, house.board(chance), 0.0, 0.8)
    put(canvas, house.board(chance), about(chance, 0.24, 0.1), 0.7)
    put(canvas, house.cloth(chance, 0.2), 0.5, 0.4)
    put(canvas, stone.thud(chance, 95), 0.56, 0.35)
    return canvas


@sound(kind="soft")
def left_town(chance: Chance) -> Wave:
    """Nobody wanted them: a row of boots, each farther away."""
    canvas, at = blank(2.2), 0.0
    for place in range(8):
        put(canvas, house.board(chance), at, 0.9 * 0.78**place)
        at += about(chance, 0.22, 0.15)
    put(canvas, house.latch(chance), 1.75, 0.5)
    return canvas


@sound(variants=3)
def paid(chance: Chance) -> Wave:
    """Coins on a counter of oak; none come back."""
    canvas = blank(0.9)
    for place in range(4):
        at = 0.02 + 0.11 * place + chance.uniform(0, 0.03)
        put(canvas, bell.coin(chance), at, 0.6)
        put(canvas, wood.knock(chance, 0.7), at, 0.25)
    return canvas


@sound(variants=2)
def hired(chance: Chance) -> Wave:
    """A quill signs, a stamp falls."""
    canvas, at = blank(1.2), 0.0
    for _stroke in range(5):
        long = about(chance, 0.1, 0.3)
        put(canvas, paper.rustle(chance, long, 2200, 8000), at, 0.45)
        at += long + about(chance, 0.025, 0.5)
    put(canvas, paper.counter(chance), 0.82, 1.0)
    put(canvas, wood.knock(chance, 1.2), 0.825, 0.9)
    return canvas


@sound(kind="soft")
def dismissed(chance: Chance) -> Wave:
    """A door, from behind."""
    canvas = blank(1.2)
    put(canvas, wood.creak(chance, 0.4, 18, 50), 0.0, 0.4)
    put(canvas, house.plank(chance, 1.5), 0.42, 1.0)
    put(canvas, house.latch(chance), 0.5, 0.5)
    return canvas


@sound(kind="soft")
def passed(chance: Chance) -> Wave:
    """Two fingers on the table: not this time."""
    canvas = blank(0.4)
    for at, gain in ((0.0, 1.0), (0.12, 0.7)):
        put(canvas, wood.knock(chance, 0.6), at, gain)
    return canvas


@sound(kind="soft")
def dissolved(chance: Chance) -> Wave:
    """A party without a friend among them goes four ways; the lute slides off its note."""
    canvas = blank(1.9)
    for at in (0.0, 0.17, 0.29, 0.5, 0.66, 0.9, 1.2):
        put(canvas, house.board(chance), about(chance, at, 0.1), 0.7 - 0.4 * at)
    slide = tone(np.interp(clock(1.0), [0, 0.25, 1.0], [G3, G3, 0.7 * G3])) * sinking(1.0, 0.9)
    put(canvas, lute.pluck(chance, G3, 0.5), 0.5, 0.8)
    put(canvas, slide, 0.55, 0.25)
    return canvas


@sound(kind="soft")
def blood_taken(chance: Chance) -> Wave:
    """Four tokens, still warm, into the hand."""
    canvas = blank(0.8)
    for place in range(4):
        put(canvas, paper.counter(chance), 0.12 * place, 0.7)
        put(canvas, stone.drop(chance, about(chance, 520, 0.15)), 0.12 * place + 0.03, 0.35)
    return canvas


@sound(kind="soft")
def blood_returned(chance: Chance) -> Wave:
    """And back with the others."""
    canvas = blank(0.6)
    for place in range(2):
        put(canvas, paper.counter(chance), 0.13 * place, 0.8)
    put(canvas, stone.drop(chance, 460), 0.3, 0.3)
    return canvas


# The map


@sound(variants=3)
def pawn(chance: Chance) -> Wave:
    """A wooden pawn is set down on the map."""
    canvas = blank(0.45)
    put(canvas, wood.knock(chance, about(chance, 0.62, 0.08)), 0.0, 1.0)
    put(canvas, wood.knock(chance, 0.5), about(chance, 0.07, 0.2), 0.3)
    put(canvas, paper.rustle(chance, 0.16, 900, 4000), 0.02, 0.08)
    return canvas


@sound(kind="soft")
def went_home(chance: Chance) -> Wave:
    """Those who lost the door go home, and their pawn scrapes behind them."""
    canvas, at = blank(1.5), 0.0
    for place in range(5):
        put(canvas, house.gravel(chance), at, 0.8 * 0.8**place)
        at += about(chance, 0.25, 0.1)
    put(canvas, house.drawer(chance, 0.3), 0.1, 0.15)
    return canvas
