"""Dungeonville above ground: the town, its quills and coins, wooden pawns, steel before the doors, deeds and claims. All of it is meant badly."""

import numpy as np
from recipes import bell, creature, house, lute, metal, paper, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, curve, put, sinking, tone
from recipes.lute import A3, A4, B3, C4, C5, D3, D4, D5, E4, E5, F3, F4, F5, G3, G4, G5
from recipes.noise import breath, coloured, wander
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


# The fight


@sound()
def fight(chance: Chance) -> Wave:
    """Two parties, one door: blades come out, one after the other."""
    canvas = blank(1.9)
    put(canvas, metal.drawn(chance, 0.4), 0.0, 0.7)
    put(canvas, metal.drawn(chance, 0.36), 0.28, 0.6)
    for at in (0.75, 0.95, 1.05, 1.15):
        put(canvas, lute.tabor(chance), at, 1.1)
    return within(chance, canvas, 0.2, 0.9)


@sound(kind="soft")
def lineup(chance: Chance) -> Wave:
    """Cards go down on their faces: as many, and as fast, whoever lies below."""
    canvas = blank(0.9)
    for at in (0.0, 0.24, 0.48):
        put(canvas, paper.rustle(chance, 0.14, 1500, 6000), at, 0.14)
        put(canvas, paper.tap(chance), at + 0.12, 1.6)
    return canvas


@sound(kind="soft")
def lineup_turned(chance: Chance) -> Wave:
    """Two cards change places."""
    canvas = blank(0.8)
    put(canvas, paper.rustle(chance, 0.3, 900, 5000), 0.0, 0.35)
    put(canvas, paper.rustle(chance, 0.3, 1200, 6000), 0.16, 0.35)
    put(canvas, paper.tap(chance), 0.5, 1.8)
    return canvas


@sound(kind="soft")
def lineup_kept(chance: Chance) -> Wave:
    """A finger on a card: it stays."""
    canvas = blank(0.4)
    put(canvas, paper.tap(chance), 0.0, 1.5)
    put(canvas, paper.tap(chance), 0.14, 1.0)
    return canvas


@sound(variants=2)
def set_revealed(chance: Chance) -> Wave:
    """All at once they are turned over, and look at each other."""
    canvas = blank(0.9)
    for place in range(3):
        put(canvas, paper.flip(chance, about(chance, 0.14, 0.1)), 0.06 * place, 0.8)
    put(canvas, metal.swing(chance, 0.3), 0.3, 0.3)
    return canvas


@sound(variants=3)
def set_won(chance: Chance) -> Wave:
    """Steel on steel, once more, and then only one of them."""
    canvas = blank(1.3)
    put(canvas, metal.clash(chance, about(chance, 980, 0.1), 0.4, 0.6), 0.0, 0.8)
    put(canvas, metal.swing(chance, 0.22), 0.24, 0.4)
    put(canvas, metal.clash(chance, about(chance, 820, 0.1), 0.7, 0.9), 0.4, 1.0)
    return canvas


@sound(kind="soft")
def stood_alone(chance: Chance) -> Wave:
    """Nobody came. Crickets."""
    canvas = blank(1.6)
    for at in (0.05, 0.45, 0.95):
        chirp = tone(4200.0, 0.22) * bump(0.22) * (np.sin(2 * np.pi * 34 * clock(0.22)) > 0)
        put(canvas, band(chirp, 2500, 7000), at, 0.5)
    put(canvas, stone.step(chance), 1.25, 0.6)
    return canvas


@sound(variants=2)
def defected(chance: Chance) -> Wave:
    """Quick steps across the street, and the lute finds it funny."""
    canvas = blank(1.3)
    for place in range(5):
        put(canvas, stone.step(chance, 0.8), 0.11 * place, 0.4 + 0.1 * place)
    put(canvas, lute.tune(chance, ((0.55, A4), (0.66, C5), (0.77, E5)), 0.6), 0.0, 0.8)
    return canvas


@sound()
def piped(chance: Chance) -> Wave:
    """The Piper's Flute, and feet that follow it."""
    notes = ((0.0, D5, 0.2), (0.2, E5, 0.2), (0.4, F5, 0.2), (0.6, E5, 0.14), (0.74, D5, 0.14), (0.88, A4, 0.5))
    canvas = blank(2.0)
    put(canvas, lute.melody(chance, notes, 1.5), 0.0, 0.6)
    for at in (0.9, 1.08, 1.26, 1.44):
        put(canvas, stone.step(chance, 0.8), at, 0.5)
    return within(chance, canvas, 0.2, 0.8)


@sound()
def shielded(chance: Chance) -> Wave:
    """A blow on a shield that has seen worse."""
    canvas = blank(1.3)
    put(canvas, metal.swing(chance, 0.2), 0.0, 0.4)
    put(canvas, metal.shield(chance), 0.16, 1.2)
    put(canvas, bell.chime(chance, 880.0, 0.9, 0.7), 0.22, 0.25)
    return canvas


def _cut_short(chance: Chance, long: float, low: float) -> Wave:
    """A scream that was going to be longer."""
    cry = creature.shriek(chance, long / 0.55, low)[: round(long * 44100)]
    cry[-400:] *= np.linspace(1, 0, 400)
    return cry


@sound(variants=3)
def slain(chance: Chance) -> Wave:
    """A scream cut short, and somebody who falls with all he has on."""
    canvas = blank(1.2)
    put(canvas, metal.swing(chance, 0.2), 0.0, 0.5)
    put(canvas, _cut_short(chance, about(chance, 0.26, 0.2), chance.choice([260.0, 330.0, 420.0])), 0.16, 0.8)
    put(canvas, stone.thud(chance, 62), 0.5, 1.2)
    put(canvas, metal.links(chance, 5, 0.4), 0.53, 0.3)
    return canvas


@sound(kind="soft", variants=3)
def blood(chance: Chance) -> Wave:
    """One drop into a cup that is not empty."""
    canvas = blank(0.9)
    put(canvas, stone.drop(chance, about(chance, 560, 0.15)), 0.02, 1.0)
    put(canvas, bell.glass(chance, about(chance, 1250, 0.05), 0.7), 0.04, 0.12)
    put(canvas, stone.drop(chance, about(chance, 820, 0.15)), 0.3, 0.3)
    return canvas


@sound()
def fight_won(chance: Chance) -> Wave:
    """The door is theirs: a flourish, a little too long."""
    notes = ((0.0, D4), (0.12, F4), (0.24, A4), (0.36, D5), (0.48, C5), (0.6, D5))
    canvas = blank(2.2)
    put(canvas, lute.tune(chance, notes, 0.8), 0.0, 0.9)
    for at in (0.0, 0.24, 0.48, 0.72):
        put(canvas, lute.tabor(chance), at, 0.8)
    put(canvas, lute.strum(chance, (D3, A3, D4, F4, A4), 1.3), 0.74, 1.0)
    return canvas


@sound(kind="soft")
def fight_drawn(chance: Chance) -> Wave:
    """Nobody is left. A wind, a helmet that rolls."""
    canvas = blank(2.2)
    put(canvas, breath(chance, 1.8, 420, 0.4), 0.0, 0.5)
    for place in range(5):
        put(canvas, metal.click(chance, 620 + 30 * place), 0.4 + 0.2 * place + 0.03 * place**1.5, 0.6 * 0.75**place)
    return canvas


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
