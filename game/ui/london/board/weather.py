"""Rain on the glass over the map: streaks that fall, drops that gather and run; and the gas lamps, which waver."""

from math import pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.rng import Rng
from game.rules.london.places import LOCATIONS
from game.rules.london.tables.cards import AREAS
from game.ui.draw.canvas import Canvas
from game.ui.draw.rain import streak
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london.board.ground import lamplight
from game.ui.london.board.layout import SIZE, Point, Sheet

BEAT = 90.0
"""Milliseconds between two pictures of the falling rain, and of the lamps."""
FALLS = 6
FEW, MANY = 20, 60
"""Streaks in a picture by day and by night, and how many different pictures there are."""
STREAK: Point = (8.0, 30.0)
DROP: Point = (11.0, 14.0)
TRAIL = 60.0
"""How long the wet trace of a drop is at most."""
DROPS, STARTS = 34, 240
LIFE, RUN = 7200.0, 0.22
"""How long a drop lives in milliseconds, and for which share of that, at its end, it runs."""
STILL = 4000.0
"""The moment that is seen where nothing may move."""
LEVELS = 4
LAMPS: tuple[Point, ...] = (
    (430, 236), (914, 236), (120, 212), (250, 628), (1090, 224), (1250, 640), (452, 548), (60, 764), (906, 566), (1290, 790), (452, 410),
    (890, 400), (60, 590), (1300, 560), (230, 222), (1240, 214), (240, 820), (1130, 640), (336, 640), (1010, 632), (672, 690), (560, 690),
    (800, 700), (20, 420), (1326, 430), (150, 24), (1200, 24), (200, 700), (1090, 840), (430, 470), (915, 470),
)  # fmt: skip
"""Where the lamps of the map stand."""
RIVER: tuple[Point, ...] = (
    (36, 640), (92, 676), (160, 720), (250, 726), (300, 690), (372, 676), (408, 640), (470, 606), (530, 588), (560, 632), (612, 598), (742, 612),
    (770, 634), (872, 622), (880, 668), (948, 632), (990, 668), (1044, 640), (1090, 690), (1140, 700), (1164, 676), (1212, 730), (1262, 742), (1316, 700),
)  # fmt: skip
"""Where light plays on the Thames."""
GLINT: Point = (30.0, 4.0)
PLAY = 2600.0
"""Milliseconds in which a glint on the water comes and goes."""
HALO = 46.0
FLICKER = rgb("#150e06")
"""What a lamp adds at its brightest: its light goes up and down by four hundredths."""
WATER = rgb("#c9d6dc")


class Bit(NamedTuple):
    """A picture, where it lies in the window, and how it is laid on what is there."""

    picture: pygame.Surface
    rect: pygame.Rect
    flag: int = 0


class Glass(NamedTuple):
    """The bare map in pixels of the window: what is dry, what is inside the frame, where streaks fall, drops begin, and lamps stand."""

    dry: tuple[pygame.Rect, ...]
    within: pygame.Rect
    falls: tuple[tuple[pygame.Rect, ...], ...]
    starts: tuple[Point, ...]
    lamps: tuple[tuple[int, tuple[int, int]], ...]

    def free(self, rect: pygame.Rect) -> bool:
        """Whether a box lies on the bare map."""
        return self.within.contains(rect) and rect.collidelist(self.dry) < 0


GLASSES: dict[tuple[Sheet, float, int, int], Glass] = {}
KEPT, TRIES = 4, 20_000
"""So many maps are remembered, and so often a wet spot is looked for on each: on a tiny one there may be none."""


def glass(canvas: Canvas, sheet: Sheet) -> Glass:
    """The bare map of a sheet. It is the same every time: chance here decides nothing."""
    key = sheet, canvas.scale, canvas.left, canvas.top
    if key not in GLASSES:
        if len(GLASSES) >= KEPT:
            GLASSES.clear()
        GLASSES[key] = _glass(canvas, sheet)
    return GLASSES[key]


def _glass(canvas: Canvas, sheet: Sheet) -> Glass:
    boxes = [sheet.card(place) for place in LOCATIONS] + [sheet.streets(area) for area in AREAS]
    boxes = [*(box.inset(-2) for box in boxes), sheet.clock, sheet.story, sheet.dread]
    bare = Glass(tuple(map(canvas.rect, boxes)), canvas.rect(sheet.area.inset(8 * sheet.unit)), (), (), ())
    dice, falling, starts = Rng(47, {}), list[pygame.Rect](), list[Point]()
    for _ in range(TRIES):
        if len(falling) >= MANY * FALLS and len(starts) >= STARTS:
            break
        middle = float(dice.below("rain", int(SIZE[0]))), float(dice.below("rain", int(SIZE[1])))
        if bare.free(rect := canvas.rect(sheet.around(middle, *STREAK))):
            falling.append(rect)
            starts += [middle] if middle[1] < SIZE[1] * 0.9 else []
    lamps = [(number, canvas.point(*sheet.at(lamp))) for number, lamp in enumerate(LAMPS)]
    lit = tuple((number, at) for number, at in lamps if bare.free(pygame.Rect(at[0] - 5, at[1] - 5, 10, 10)))
    return bare._replace(falls=tuple(tuple(falling[start::FALLS]) for start in range(FALLS)), starts=tuple(starts), lamps=lit)


def bits(canvas: Canvas, sheet: Sheet, *, time: float, lamps: float, dark: float) -> list[Bit]:
    """All of the weather at a time; the lamps have a clock of their own."""
    bare, time = glass(canvas, sheet), beat(time) * BEAT / 2
    return [
        *_lamps(canvas, sheet, bare, lamps, dark),
        *_glints(canvas, sheet, bare, time, dark),
        *_streaks(canvas, sheet, bare, time, dark),
        *_drops(canvas, sheet, bare, time, dark),
    ]


def beat(time: float) -> int:
    """The number of the picture that is seen at a time."""
    return int(time / BEAT * 2)


def _glints(canvas: Canvas, sheet: Sheet, bare: Glass, time: float, dark: float) -> list[Bit]:
    """Light on the ripples of the river, pale by day and warm from the lamps by night."""
    found, wide, high = list[Bit](), canvas.pixels(GLINT[0] * sheet.unit), canvas.pixels(GLINT[1] * sheet.unit)
    for number, (x, y) in enumerate(RIVER):
        wave = sin(2 * pi * (time / PLAY + number * 0.37))
        level = round(LEVELS * max(0.0, wave))
        made = glint(wide, high, level, round(dark))
        rect = made.get_rect(center=canvas.point(*sheet.at((x + 5 * wave, y))))
        if level and bare.free(rect):
            found.append(Bit(made, rect))
    return found


@keep(1)
def glint(wide: int, high: int, level: int, night: int) -> pygame.Surface:
    """A ripple that catches the light."""
    large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    colour = rgb("#ffd9a0") if night else rgb("#e6fbf6")
    large.fill((*colour, 0))
    pygame.draw.ellipse(large, (*colour, 34 * level), large.get_rect().inflate(0, -high))
    return pygame.transform.smoothscale(large, (wide, high))


def _streaks(canvas: Canvas, sheet: Sheet, bare: Glass, time: float, dark: float) -> list[Bit]:
    unit = sheet.unit
    made = streak(canvas.pixels(STREAK[0] * unit), canvas.pixels(STREAK[1] * unit), WATER, faint=24, each=8)
    return [
        Bit(made, made.get_rect(topleft=rect.topleft))
        for rect in bare.falls[int(time / BEAT) % FALLS][: round(FEW + (MANY - FEW) * dark)]
    ]


def drop(number: int, time: float) -> tuple[int, float, float]:
    """A drop at a time: by which chance it began, how large it has grown (0 to 1), and how far it has run in pixels of the map."""
    turn, share = divmod(time / (LIFE * (0.75 + 0.06 * (number % 9))) + number * 0.377, 1.0)
    chance = (number * 7919 + int(turn) * 104729) % 99991
    running = max(0.0, (share - (1 - RUN)) / RUN)
    ran = (60.0 + chance % 110) * (running - sin(6 * pi * running) / (6 * pi) * 0.8)
    return chance, min(1.0, share / (1 - RUN)), ran


def _drops(canvas: Canvas, sheet: Sheet, bare: Glass, time: float, dark: float) -> list[Bit]:
    """Drops on the glass, each with its trace behind it; where a card begins they are gone."""
    found, scale = list[Bit](), sheet.unit * canvas.scale
    for number in range(round(DROPS * (0.5 + 0.5 * dark)) if bare.starts else 0):
        chance, grown, ran = drop(number, time)
        size = round((0.5 + 0.5 * grown) * 6) / 6
        begun = bare.starts[chance % len(bare.starts)]
        made = bead(max(3, round(DROP[0] * size * scale)), max(4, round(DROP[1] * size * scale)))
        rect = made.get_rect(center=canvas.point(*sheet.at((begun[0], begun[1] + ran))))
        if not bare.free(rect):
            continue
        if ran > 8:
            wet = trace(max(3, round(4 * scale)), round(min(TRAIL, ran) / 8) * max(4, round(8 * scale)))
            behind = wet.get_rect(midbottom=rect.center)
            found += [Bit(wet, behind)] if bare.free(behind) else []
        found.append(Bit(made, rect))
    return found


@keep(1)
def bead(wide: int, high: int) -> pygame.Surface:
    """A drop on glass: dark at its upper rim, bright at its lower one, a spark where the light comes from."""
    large = pygame.Surface((wide * 8, high * 8), pygame.SRCALPHA)
    box = large.get_rect()
    pygame.draw.ellipse(large, (8, 12, 16, 120), box)
    pygame.draw.ellipse(large, (*WATER, 70), box.inflate(-box.w * 0.16, -box.h * 0.16).move(0, box.h * 0.06))
    pygame.draw.ellipse(large, (*WATER, 130), pygame.Rect(box.w * 0.22, box.h * 0.62, box.w * 0.56, box.h * 0.24))
    pygame.draw.ellipse(large, (255, 255, 255, 220), pygame.Rect(box.w * 0.26, box.h * 0.16, box.w * 0.24, box.h * 0.2))
    return pygame.transform.smoothscale(large, (wide, high))


@keep(1)
def trace(wide: int, high: int) -> pygame.Surface:
    """The wet trace of a drop, which dries from above."""
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row in range(high):
        share = (row / high) ** 1.5
        for column in range(wide):
            edge = 1.0 if column in (0, wide - 1) else 0.55
            tint = (10, 14, 18) if column == 0 else WATER
            made.set_at((column, row), (*tint, round(78 * share * edge)))
    return made


def _lamps(canvas: Canvas, sheet: Sheet, bare: Glass, time: float, dark: float) -> list[Bit]:
    """What each lamp adds to the map while it wavers."""
    burning, found = lamplight(dark), list[Bit]()
    if not burning or not time:
        return found
    r, ms = canvas.pixels(HALO * sheet.unit), int(time / BEAT) * BEAT
    for number, at in bare.lamps:
        wave = sin(2 * pi * ms / 620 + 2.1 * number) + sin(2 * pi * ms / 230 + number)
        if level := round(burning * LEVELS * (wave + 2) / 4):
            made = halo(r, level)
            found.append(Bit(made, made.get_rect(center=at), pygame.BLEND_RGB_ADD))
    return found


@keep(1)
def halo(r: int, level: int) -> pygame.Surface:
    """Light around a lamp, on black."""
    small = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            away = min(1.0, (((x - 11.5) / 12) ** 2 + ((y - 11.5) / 12) ** 2) ** 0.5)
            small.set_at((x, y), mix(BLACK, FLICKER, (1 - away) * level / LEVELS))
    return pygame.transform.smoothscale(small, (2 * r, 2 * r))
