"""Dungeonville: the fight for a dungeon."""

import numpy as np
from recipes import bell, creature, lute, metal, paper, stone
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, put, tone
from recipes.lute import A3, A4, C5, D3, D4, D5, E5, F4, F5
from recipes.noise import breath
from recipes.room import within
from recipes.sound import sound

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
