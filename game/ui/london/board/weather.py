"""The city from noon to night with its gas light, and over it rain and drops on the glass, glints on the river, and flickering lamps."""

from collections.abc import Iterator
from itertools import pairwise
from math import pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.rng import Rng
from game.rules.london.places import LOCATIONS
from game.rules.london.tables.cards import AREAS
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.shapes import streak
from game.ui.draw.theme import BLACK, WHITE, mix
from game.ui.london import theme
from game.ui.london.board.layout import SIZE, MapLayout, Point

LEVELS = 24
"""The number of steps between noon and night."""
HOURS = (0.0, 0.42, 0.8, 1.0)
"""The darkness of the pictures that the others are blended from: noon, a low sun, bright lamps, night."""
LAMPS_ON, LAMPS_FULL = 0.38, 0.8
"""The darkness at which the lamps are lit, and at which they are brightest."""
LOW_SUN = 0.42


def light_level(darkness: float) -> int:
    """The step nearest to a darkness of 0 (noon) to 1 (night)."""
    return round(max(0.0, min(1.0, darkness)) * LEVELS)


def lamplight(darkness: float) -> float:
    """The brightness of the lamps, from 0 to 1."""
    return max(0.0, min(1.0, (darkness - LAMPS_ON) / (LAMPS_FULL - LAMPS_ON)))


@keep(10)
def city_picture(w: int, h: int, step: int) -> pygame.Surface:
    """The city at a step between noon and night, its frame included: a blend of two pictures of `HOURS`."""
    darkness, made = step / LEVELS, pygame.Surface((w, h))
    later = next(number for number, dark in enumerate(HOURS) if darkness <= dark)
    made.blit(hour_picture(w, h, later - (darkness < HOURS[later])), (0, 0))
    if darkness < HOURS[later]:
        over = hour_picture(w, h, later)
        over.set_alpha(min(254, round(255 * (darkness - HOURS[later - 1]) / (HOURS[later] - HOURS[later - 1]))))
        made.blit(over, (0, 0))
        over.set_alpha(None)
    return made


@keep(20)
def hour_picture(w: int, h: int, hour: int) -> pygame.Surface:
    """The city at one of the `HOURS`."""
    darkness, made = HOURS[hour], art.scaled("london/map", w, h).copy()
    night = art.scaled("london/map-night", w, h)
    night.set_alpha(round(255 * darkness) if darkness < 1 else None)  # an alpha of 255 would take ten times as long
    made.blit(night, (0, 0))
    night.set_alpha(None)
    made.fill(mix(WHITE, theme.NIGHT, darkness**2), special_flags=pygame.BLEND_RGB_MULT)
    low, burning = max(0.0, 1.0 - abs(darkness - LOW_SUN) / 0.34), lamplight(darkness)  # the sun is lowest at dawn and at dusk
    made.fill(mix(WHITE, theme.LOW_SUN, low), special_flags=pygame.BLEND_RGB_MULT)
    made.fill(mix(BLACK, theme.HAZE, low), special_flags=pygame.BLEND_RGB_ADD)
    if burning:
        lamps = art.scaled("london/lamps", w, h).copy()
        lamps.fill(mix(BLACK, WHITE, burning), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(lamps, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(art.scaled("london/frame", w, h), (0, 0))
    return made


def prefetch(w: int, h: int) -> Iterator[None]:
    """Cache the pictures of `HOURS`, one in each step."""
    for name in ("london/map", "london/map-night", "london/lamps", "london/frame"):
        art.scaled(name, w, h)
        yield
    for hour in range(len(HOURS)):
        hour_picture(w, h, hour)
        yield


def darkness_at(share: float) -> float:
    """The darkness at a share, 0 to 1, of the day from 6 a.m. to 4 a.m."""
    for (a, dark), (b, darker) in pairwise(DARKNESS_BY_SHARE):
        if share <= b:
            return dark + (darker - dark) * max(0.0, share - a) / (b - a)
    return DARKNESS_BY_SHARE[-1][1]


DARKNESS_BY_SHARE = ((0.0, 0.5), (0.16, 0.1), (0.3, 0.0), (0.46, 0.06), (0.62, 0.5), (0.78, 0.86), (1.0, 1.0))
"""Pairs of the day's share and its darkness: dawn, noon, night."""


FRAME_MS = 90.0
"""Milliseconds between two pictures of the rain and of the lamps."""
RAIN_FRAMES = 6
DAY_STREAKS, NIGHT_STREAKS = 20, 60
"""The number of streaks in a picture by day and by night."""
STREAK: Point = (8.0, 30.0)
DROP: Point = (11.0, 14.0)
TRAIL = 60.0
"""The greatest length of a drop's trail, in map pixels."""
DROPS, STARTS = 34, 240
DROP_MS, RUN_SHARE = 7200.0, 0.22
"""The lifetime of a drop in milliseconds, and the share of it, at the end, in which the drop runs."""
STILL_TIME = 4000.0
"""The time that is shown where nothing may move."""
SHADES = 4
LAMPS: tuple[Point, ...] = (
    (430, 236), (914, 236), (120, 212), (250, 628), (1090, 224), (1250, 640), (452, 548), (60, 764), (906, 566), (1290, 790), (452, 410),
    (890, 400), (60, 590), (1300, 560), (230, 222), (1240, 214), (240, 820), (1130, 640), (336, 640), (1010, 632), (672, 690), (560, 690),
    (800, 700), (20, 420), (1326, 430), (150, 24), (1200, 24), (200, 700), (1090, 840), (430, 470), (915, 470),
)  # fmt: skip
"""The lamps of the map, in map pixels."""
RIVER: tuple[Point, ...] = (
    (36, 640), (92, 676), (160, 720), (250, 726), (300, 690), (372, 676), (408, 640), (470, 606), (530, 588), (560, 632), (612, 598), (742, 612),
    (770, 634), (872, 622), (880, 668), (948, 632), (990, 668), (1044, 640), (1090, 690), (1140, 700), (1164, 676), (1212, 730), (1262, 742), (1316, 700),
)  # fmt: skip
"""The glints on the Thames, in map pixels."""
GLINT: Point = (30.0, 4.0)
GLINT_MS = 2600.0
"""Milliseconds in which a glint comes and goes."""
HALO_RADIUS = 46.0


class BareMap(NamedTuple):
    """The uncovered parts of the map, in window pixels.

    `covered` are cards and plates, `inside` is the area within the frame; `falls` are the places of streaks, `starts` those of drops
    in map pixels.
    """

    covered: tuple[pygame.Rect, ...]
    inside: pygame.Rect
    falls: list[pygame.Rect]
    starts: list[Point]

    def is_free(self, rect: pygame.Rect) -> bool:
        """Whether a rectangle lies on the uncovered map."""
        return self.inside.contains(rect) and rect.collidelist(self.covered) < 0


BARE_MAPS: dict[tuple[MapLayout, float, int, int], BareMap] = {}
CACHED_MAPS, TRIES = 4, 20_000
"""The number of cached maps, and the number of tries to find places for rain: a tiny map may have none."""


def bare_map(canvas: Canvas, layout: MapLayout) -> BareMap:
    """The uncovered parts of a map. Its random numbers have a fixed seed."""
    key = layout, canvas.scale, canvas.left, canvas.top
    if key in BARE_MAPS:
        return BARE_MAPS[key]
    boxes = [layout.card(place) for place in LOCATIONS] + [layout.streets(area) for area in AREAS]
    boxes = [*(box.inset(-2) for box in boxes), layout.clock, layout.story, layout.dread]
    bare = BareMap(tuple(map(canvas.rect, boxes)), canvas.rect(layout.area.inset(8 * layout.unit)), [], [])
    rng = Rng(47, {})
    for _ in range(TRIES):
        if len(bare.falls) >= NIGHT_STREAKS * RAIN_FRAMES and len(bare.starts) >= STARTS:
            break
        middle = float(rng.below("rain", int(SIZE[0]))), float(rng.below("rain", int(SIZE[1])))
        if bare.is_free(rect := canvas.rect(layout.box(middle, *STREAK))):
            bare.falls.append(rect)
            bare.starts.extend([middle] if middle[1] < SIZE[1] * 0.9 else [])
    if len(BARE_MAPS) >= CACHED_MAPS:
        BARE_MAPS.clear()
    BARE_MAPS[key] = bare
    return bare


def sprites(canvas: Canvas, layout: MapLayout, *, time: float, lamps: float, dark: float) -> list[Sprite]:
    """All sprites of the weather at a time; `lamps` is the time of the lamps."""
    bare, time = bare_map(canvas, layout), frame(time) * FRAME_MS / 2
    return [
        *_lamps(canvas, layout, bare, lamps, dark),
        *(one for made in (_glints, _streaks, _drops) for one in made(canvas, layout, bare, time, dark)),
    ]


def frame(time: float) -> int:
    """The number of the picture at a time."""
    return int(time / FRAME_MS * 2)


def _glints(canvas: Canvas, layout: MapLayout, bare: BareMap, time: float, dark: float) -> list[Sprite]:
    """Glints on the river, pale by day and warm by night."""
    found, wide, high = list[Sprite](), canvas.pixels(GLINT[0] * layout.unit), canvas.pixels(GLINT[1] * layout.unit)
    for number, (x, y) in enumerate(RIVER):
        wave = sin(2 * pi * (time / GLINT_MS + number * 0.37))
        level = round(SHADES * max(0.0, wave))
        made = glint_picture(wide, high, level, round(dark))
        rect = made.get_rect(center=canvas.point(*layout.point((x + 5 * wave, y))))
        if level and bare.is_free(rect):
            found.append(Sprite(made, rect.topleft))
    return found


@keep(1)
def glint_picture(wide: int, high: int, level: int, night: int) -> pygame.Surface:
    """A ripple that catches the light."""
    large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    colour = theme.GLINT_BY_NIGHT if night else theme.GLINT_BY_DAY
    large.fill((*colour, 0))
    pygame.draw.ellipse(large, (*colour, 34 * level), large.get_rect().inflate(0, -high))
    return pygame.transform.smoothscale(large, (wide, high))


def _streaks(canvas: Canvas, layout: MapLayout, bare: BareMap, time: float, dark: float) -> list[Sprite]:
    wide, high = (canvas.pixels(length * layout.unit) for length in STREAK)
    made = streak(wide, high, theme.WATER, faint=24, each=8)
    here = bare.falls[int(time / FRAME_MS) % RAIN_FRAMES :: RAIN_FRAMES]
    return [Sprite(made, rect.topleft) for rect in here[: round(DAY_STREAKS + (NIGHT_STREAKS - DAY_STREAKS) * dark)]]


def drop(number: int, time: float) -> tuple[int, float, float]:
    """The number of a drop's start, its growth (0 to 1), and how far it has run in map pixels, at a time."""
    turn, share = divmod(time / (DROP_MS * (0.75 + 0.06 * (number % 9))) + number * 0.377, 1.0)
    chance = (number * 7919 + int(turn) * 104729) % 99991
    running = max(0.0, (share - (1 - RUN_SHARE)) / RUN_SHARE)
    ran = (60.0 + chance % 110) * (running - sin(6 * pi * running) / (6 * pi) * 0.8)
    return chance, min(1.0, share / (1 - RUN_SHARE)), ran


def _drops(canvas: Canvas, layout: MapLayout, bare: BareMap, time: float, dark: float) -> list[Sprite]:
    """Drops on the glass with their trails; they end where a card begins."""
    found, scale = list[Sprite](), layout.unit * canvas.scale
    for number in range(round(DROPS * (0.5 + 0.5 * dark)) if bare.starts else 0):
        chance, grown, ran = drop(number, time)
        size = round((0.5 + 0.5 * grown) * 6) / 6
        begun = bare.starts[chance % len(bare.starts)]
        made = drop_picture(max(3, round(DROP[0] * size * scale)), max(4, round(DROP[1] * size * scale)))
        rect = made.get_rect(center=canvas.point(*layout.point((begun[0], begun[1] + ran))))
        if not bare.is_free(rect):
            continue
        if ran > 8:
            wet = trail_picture(max(3, round(4 * scale)), round(min(TRAIL, ran) / 8) * max(4, round(8 * scale)))
            behind = wet.get_rect(midbottom=rect.center)
            found += [Sprite(wet, behind.topleft)] if bare.is_free(behind) else []
        found.append(Sprite(made, rect.topleft))
    return found


@keep(1)
def drop_picture(wide: int, high: int) -> pygame.Surface:
    """A drop on glass: dark at the top, bright at the bottom, with a spark."""
    large = pygame.Surface((wide * 8, high * 8), pygame.SRCALPHA)
    box = large.get_rect()
    pygame.draw.ellipse(large, (8, 12, 16, 120), box)
    pygame.draw.ellipse(large, (*theme.WATER, 70), box.inflate(-box.w * 0.16, -box.h * 0.16).move(0, box.h * 0.06))
    pygame.draw.ellipse(large, (*theme.WATER, 130), pygame.Rect(box.w * 0.22, box.h * 0.62, box.w * 0.56, box.h * 0.24))
    pygame.draw.ellipse(large, (255, 255, 255, 220), pygame.Rect(box.w * 0.26, box.h * 0.16, box.w * 0.24, box.h * 0.2))
    return pygame.transform.smoothscale(large, (wide, high))


@keep(1)
def trail_picture(wide: int, high: int) -> pygame.Surface:
    """The wet trail of a drop, drying from the top."""
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row in range(high):
        made.fill((*theme.WATER, round(50 * (row / high) ** 1.5)), (0, row, wide, 1))
    return made


def _lamps(canvas: Canvas, layout: MapLayout, bare: BareMap, time: float, dark: float) -> list[Sprite]:
    """The light that each visible lamp adds at a time."""
    burning, found = lamplight(dark), list[Sprite]()
    r, ms, whole = canvas.pixels(HALO_RADIUS * layout.unit), int(time / FRAME_MS) * FRAME_MS, canvas.rect(layout.area)
    for number, lamp in enumerate(LAMPS if burning and time else ()):
        x, y = canvas.point(*layout.point(lamp))
        wave = sin(2 * pi * ms / 620 + 2.1 * number) + sin(2 * pi * ms / 230 + number)
        level = round(burning * SHADES * (wave + 2) / 4)
        if level and bare.is_free(pygame.Rect(x - 5, y - 5, 10, 10)):
            found.append(Sprite(halo_picture(r, level), (x - r, y - r), pygame.BLEND_RGB_ADD, whole))
    return found


@keep(1)
def halo_picture(r: int, level: int) -> pygame.Surface:
    """The light around a lamp, on black."""
    small = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            away = min(1.0, (((x - 11.5) / 12) ** 2 + ((y - 11.5) / 12) ** 2) ** 0.5)
            small.set_at((x, y), mix(BLACK, theme.FLICKER, (1 - away) * level / SHADES))
    return pygame.transform.smoothscale(small, (2 * r, 2 * r))
