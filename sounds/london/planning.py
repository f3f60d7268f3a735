"""London Dread: the great bell, and what hands do while it lets them. Story and beds stand beside this file."""

import numpy as np
from recipes import bell, house, metal, music, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, clock, put, sinking, struck, tone
from recipes.noise import breath
from recipes.room import within
from recipes.sound import sound
from recipes.street import roofs

E3 = 164.81
GS4, FS4, E4, B3 = 415.3, 369.99, 329.63, 246.94
ROOM, STREET = 0.5, 1.3
"""Seconds for which a room and a street ring."""


# The bells of Westminster


def _great(chance: Chance, seconds: float, t60: float = 14.0) -> Wave:
    """One stroke of the great bell: hammer, strike note, and the hum an octave below that stays longest."""
    stroke = bell.tower(chance, E3, seconds, t60, 0.5)
    hammer = stone.thud(chance, 82)
    out = 1.0 * stroke
    put(out, hammer, 0, 0.35)
    return out


def _small(chance: Chance, note: float, seconds: float) -> Wave:
    """One of the quarter bells: brighter, since its hammer is light, and with less of the hum."""
    modes = [
        (about(chance, part * note, 0.0008), 0.45 * height if part < 1 else height, 3.6 * hold)
        for part, height, hold in bell.TOWER
    ]
    return struck(chance, modes, seconds, 0.0012, 0.5)


@sound(kind="stinger")
def quarters(chance: Chance) -> Wave:
    """The quarter bells, before the hour: two phrases of four notes, over the roofs."""
    canvas = blank(7.7)
    for place, note in enumerate((GS4, E4, FS4, B3, B3, FS4, GS4, E4)):
        at = 0.62 * place + (0.35 if place > 3 else 0.0)
        put(canvas, _small(chance, note, min(4.0, 7.6 - at)), at, about(chance, 0.8, 0.08))
    return within(chance, canvas, 0.35, 2.4)[: round(7.7 * 44100)] * _closing(7.7, 1.4)


@sound(kind="stinger")
def bell_first(chance: Chance) -> Wave:
    """The first stroke: the planning begins."""
    return within(chance, _great(chance, 5.8), 0.3, 2.0)[: round(5.8 * 44100)] * _closing(5.8, 2.0)


@sound(kind="stinger")
def bell_second(chance: Chance) -> Wave:
    """The second: half of it is gone. Two strokes."""
    canvas = blank(7.4)
    for at in (0.0, 2.2):
        put(canvas, _great(chance, 7.4 - at), at)
    return within(chance, canvas, 0.3, 2.0)[: round(7.4 * 44100)] * _closing(7.4, 2.0)


@sound(kind="stinger")
def bell_third(chance: Chance) -> Wave:
    """The third: hands off the clocks. One stroke, an octave below it the ground, and a tail over all roofs."""
    canvas = blank(7.9)
    put(canvas, _great(chance, 7.9, 26.0), 0)
    put(canvas, tone(E3 / 4, 5.0) * sinking(5.0, 4.5) * np.minimum(1, clock(5.0) / 0.02), 0, 0.9)
    put(canvas, music.string(chance, E3 / 2, 6.0), 0.02, 0.5)
    put(canvas, music.string(chance, 1.06 * E3, 5.0), 0.3, 0.18)
    return within(chance, canvas, 0.45, 3.4)[: round(7.9 * 44100)] * _closing(7.9, 2.6)


def _closing(seconds: float, last: float) -> Wave:
    """A fade over the `last` seconds."""
    return np.interp(clock(seconds), [0, seconds - last, seconds], [1, 1, 0]) ** 1.5


@sound()
def hour(chance: Chance) -> Wave:
    """One stroke of the hour by day; the game counts them."""
    return within(chance, _great(chance, 2.6, 5.0), 0.22, 1.6)[: round(2.6 * 44100)] * _closing(2.6, 1.6)


@sound()
def hour_night(chance: Chance) -> Wave:
    """The same by night, through fog: all treble is gone."""
    stroke = band(_great(chance, 2.8, 6.0), 60, 420, 3)
    return within(chance, stroke, 0.5, 2.2)[: round(2.8 * 44100)] * _closing(2.8, 1.7)


@sound(kind="soft", variants=2)
def tick(chance: Chance) -> Wave:
    """The last minute: the wheel of a great clock lets one tooth go."""
    canvas = blank(0.24)
    put(canvas, metal.click(chance, about(chance, 980, 0.12)), 0, 0.9)
    put(canvas, wood.knock(chance, about(chance, 1.1, 0.1)), 0.004, 0.8)
    return canvas


# Hands on the clocks


@sound(kind="soft", variants=3)
def token_place(chance: Chance) -> Wave:
    """A brass piece is set into its hour."""
    brass = bell.coin(chance, 0.16)
    canvas = blank(0.3)
    put(canvas, paper.counter(chance), 0, 1.0)
    put(canvas, brass, 0.004, 0.14)
    put(canvas, wood.knock(chance, 0.6), 0.05, 0.35)
    return canvas


@sound(kind="soft", variants=2)
def token_turn(chance: Chance) -> Wave:
    """A piece is turned in its place: the teeth of a ratchet."""
    canvas, at = blank(0.36), 0.0
    for tooth in range(4):
        put(canvas, metal.click(chance, about(chance, 1900 + 160 * tooth, 0.06)), at, 0.35 + 0.15 * tooth)
        at += about(chance, 0.045, 0.15)
    put(canvas, paper.counter(chance), at + 0.01, 0.7)
    return canvas


@sound(kind="soft", variants=2)
def token_stash(chance: Chance) -> Wave:
    """One of the six that belong to all is taken from its box: it will be paid for."""
    canvas = blank(0.9)
    put(canvas, house.drawer(chance, 0.2), 0, 0.35)
    put(canvas, paper.counter(chance), 0.34, 1.0)
    put(canvas, bell.coin(chance, 0.25), 0.345, 0.25)
    put(canvas, music.string(chance, 87.3, 0.55), 0.34, 0.35)
    return canvas


@sound(kind="soft", variants=2)
def card_dread(chance: Chance) -> Wave:
    """A card is turned up, and it is nothing good: paper, and a low breath behind it."""
    canvas = blank(0.95)
    put(canvas, paper.flip(chance, about(chance, 0.15, 0.1)), 0, 1.0)
    put(canvas, breath(chance, 0.7, about(chance, 420, 0.1), 0.3), 0.16, 0.16)
    put(canvas, music.string(chance, about(chance, 87.3, 0.03), 0.75), 0.17, 0.22)
    return canvas


@sound(variants=2)
def card_plot(chance: Chance) -> Wave:
    """A card is turned up, and the trail goes on: a seal breaks, and a note waits for its answer."""
    canvas = blank(1.7)
    put(canvas, paper.flip(chance, about(chance, 0.16, 0.1)), 0, 1.0)
    put(canvas, house.splinter(chance, 0.12), 0.15, 0.35)
    for at, note in ((0.2, E4), (0.34, 1.5 * E3), (0.48, 466.16)):
        put(canvas, music.string(chance, note, 1.2), at, 0.3)
    return within(chance, canvas, 0.2, ROOM)


@sound(kind="soft", variants=2)
def card_ally(chance: Chance) -> Wave:
    """A card is turned up, and somebody on it means well: two notes of a shop door's bell."""
    canvas = blank(1.3)
    put(canvas, paper.flip(chance, about(chance, 0.15, 0.1)), 0, 1.0)
    put(canvas, bell.chimes(chance, (2 * E4, 2.5 * E4), 0.13, 0.8), 0.17, 0.6)
    return canvas


@sound(kind="soft", variants=2)
def note_laid(chance: Chance) -> Wave:
    """A small chip is pushed onto a card, and a pencil makes its tick."""
    canvas = blank(0.42)
    put(canvas, paper.counter(chance), 0, 1.6)
    for at, long in ((0.14, 0.05), (0.21, 0.1)):
        put(canvas, paper.rustle(chance, long, 2400, 8000), at, 0.25)
    return canvas


@sound(kind="soft")
def agree(chance: Chance) -> Wave:
    """The lid of a pocket watch snaps shut: I have what I need."""
    canvas = blank(0.75)
    put(canvas, metal.click(chance, 2600), 0, 1.0)
    put(canvas, bell.chimes(chance, (659.3, 987.8), 0.09, 0.5), 0.06, 0.3)
    return canvas


@sound(kind="soft")
def retract(chance: Chance) -> Wave:
    """The lid springs open again."""
    canvas = blank(0.75)
    put(canvas, metal.click(chance, 1900), 0, 0.8)
    put(canvas, bell.chimes(chance, (880.0, 659.3), 0.09, 0.45), 0.05, 0.3)
    return canvas


@sound(kind="soft")
def companion(chance: Chance) -> Wave:
    """A companion unfolds a map beside the others."""
    canvas = blank(0.9)
    put(canvas, paper.rustle(chance, 0.45, 700, 5200), 0, 0.9)
    put(canvas, paper.tap(chance), 0.44, 4)
    put(canvas, bell.chime(chance, 523.3, 0.4, 0.4), 0.46, 0.2)
    return canvas


@sound(kind="soft")
def leader(chance: Chance) -> Wave:
    """Who leads takes the lantern: a match, and its glass is shut."""
    canvas = blank(1.4)
    put(canvas, house.fuse(chance, 0.5)[: round(0.55 * 44100)], 0, 0.6)
    put(canvas, metal.click(chance, 1500), 0.66, 0.9)
    put(canvas, bell.glass(chance, 1320, 0.4), 0.68, 0.25)
    put(canvas, spell.halo(chance, (164.8, 246.9), 0.8, 0.4), 0.55, 0.5)
    return within(chance, canvas, 0.15, STREET)


@sound(kind="stinger")
def chapter_over(chance: Chance) -> Wave:
    """Four in the morning: the day is spent. A shutter comes down, a lamp is put out, a bell beyond the river."""
    canvas = blank(5.4)
    put(canvas, stone.grind(chance, 0.7, 1.6), 0, 0.4)
    put(canvas, wood.knock(chance, 2.6), 0.72, 1.6)
    put(canvas, breath(chance, 0.4, 2200, 0.2), 1.2, 0.5)
    put(canvas, band(bell.tower(chance, B3 / 2, 3.8, 7.0), 50, 900), 1.6, 0.9)
    put(canvas, spell.halo(chance, (82.4, 123.5, 130.8), 3.6, 0.3), 1.7, 0.7)
    return within(chance, roofs(chance, canvas), 0.3, 2.0)[: round(5.6 * 44100)] * _closing(5.6, 1.2)
