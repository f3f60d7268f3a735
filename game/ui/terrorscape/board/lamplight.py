"""Light in the rooms: lamps on the survivors' board, heard rooms on the killer's, both clipped to the walls.

A lit room is blitted over the dark one. A second, additive layer lets the light flicker or pulse at almost no cost.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot, pi, sin
from typing import NamedTuple

import pygame

from game.rules.terrorscape.state import State
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.villa import ROOMS, SIZE, Room, Viewport, Walk
from game.ui.terrorscape.layout import KILLER, SURVIVORS

WALLS = "terrorscape/walls"
GRAIN = 24
"""Resolution of a room's light before it is scaled up."""
FINER = 2
WAVERS, PULSE = 620.0, 1600.0
"""Periods of a lamp's flicker and of a noise's pulse, in milliseconds."""
LEVELS = 4
ORDER = {place: number for number, place in enumerate(ROOMS)}
"""The phase of each room, so that no two rooms flicker together."""


class Glow(NamedTuple):
    """A kind of light.

    `tint` colours the lit room, `warmth` is added in the middle, `waver` is the flicker, `reach` is in Villa pixels, `strong` and `weak` are
    the opacity in the middle and at the walls (0 to 1), and `pale` is the desaturation.
    """

    tint: Colour
    warmth: Colour
    waver: Colour
    reach: float
    strong: float
    weak: float
    pale: float = 0.0


LAMP = Glow(*theme.LIGHTS["lamp"], 175.0, 1.0, 0.24)
HEARD = Glow(*theme.LIGHTS["heard"], 200.0, 0.9, 0.34, 0.45)
FADED = Glow(*theme.LIGHTS["faded"], 150.0, 0.42, 0.1, 0.7)
OWN = Glow(*theme.LIGHTS["own"], 150.0, 0.7, 0.12, 0.8)


class Light(NamedTuple):
    """A lit room: its kind of light and its brightness (0 to 1)."""

    place: str
    glow: Glow
    share: float = 1.0


NOBODY: Mapping[str, Walk] = {}


def lights(t: State, side: str, walks: Mapping[str, Walk] = NOBODY) -> list[Light]:
    """The lit rooms on a side's board: the survivors'; heard rooms and his own on the killer's. Light walks with figures."""
    if side == SURVIVORS:
        people = ((one.id, place) for one, place in zip(t.survivors, t.team.places, strict=True) if not one.fate)
        return [Light(place, LAMP, share) for place, share in _carried(people, walks).items()]
    own = _carried([("killer", t.dark.place)], walks) if side == KILLER else {}
    found = [Light(place, FADED, 1 - own.get(place, 0.0)) for place in dict.fromkeys(t.noise_before)]
    found += [Light(place, OWN, share) for place, share in own.items()]
    found = [light for light in found if light.share > 0 and light.place not in t.noise]
    return found + [Light(place, HEARD) for place in dict.fromkeys(t.noise)]


def _carried(people: Iterable[tuple[str, str]], walks: Mapping[str, Walk]) -> dict[str, float]:
    """The brightness of each room lit by carried lamps; a figure at rest lights its room fully."""
    found: dict[str, float] = {}
    for who, location in people:
        walk = walks.get(who)
        rests = walk is None or walk.origin == walk.place
        parts = {location: 1.0} if walk is None or rests else {walk.origin: 1 - walk.share, walk.place: walk.share}
        for place, share in parts.items():
            if share > 0:
                found[place] = max(found.get(place, 0.0), share)
    return found


def paint(canvas: Canvas, viewport: Viewport, lit: Sequence[Light]) -> None:
    """Paint the lit rooms over the dark Villa."""
    for light in lit:
        rect = canvas.rect(viewport.area_of(ROOMS[light.place]))
        if rect.w > 1 and rect.h > 1:
            made = lit_room(light.place, rect.w, rect.h, light.glow)
            made.set_alpha(round(255 * light.share))
            canvas.surface.blit(made, rect)
            made.set_alpha(255)


def prefetch(canvas: Canvas, viewport: Viewport, side: str) -> Iterator[None]:
    """Prepare the lit rooms of a side, one per step."""
    for glow in (LAMP,) if side == SURVIVORS else (HEARD, OWN):
        for place in ROOMS:
            rect = canvas.rect(viewport.area_of(ROOMS[place]))
            lit_room(place, rect.w, rect.h, glow)
            yield


def waver(
    canvas: Canvas, viewport: Viewport, t: State, side: str, ms: float, walks: Mapping[str, Walk] = NOBODY
) -> list[tuple[pygame.Rect, pygame.Surface]]:
    """The flicker of each lit room at a time: where, and what to add."""
    found = []
    for place, glow, share in lights(t, side, walks):
        rect = canvas.rect(viewport.area_of(ROOMS[place]))
        level = round(share * _level(ms, ORDER[place], pulses=glow is HEARD))
        if level and glow.waver != BLACK and rect.w > 1 and rect.h > 1:
            found.append((rect, waver_overlay(place, rect.w, rect.h, glow, level)))
    return found


def reach(viewport: Viewport, walks: Mapping[str, Walk], wide: float, also: Sequence[Area] = ()) -> Area:
    """The part of a board that these walks change: their rooms, and the figures with a width of `wide` Villa pixels."""
    rooms = [*also]
    rooms += [viewport.area_of(ROOMS[place]) for walk in walks.values() for place in (walk.origin, walk.place)]
    rooms += [viewport.around(point, wide) for walk in walks.values() for point in (walk.start, walk.end)]
    if not rooms:
        return Area(0, 0, 0, 0)
    x, y = min(one.x for one in rooms), min(one.y for one in rooms)
    return Area(x, y, max(one.x + one.w for one in rooms) - x, max(one.y + one.h for one in rooms) - y)


def _level(ms: float, number: int, *, pulses: bool) -> int:
    """The flicker level from 0 to `LEVELS`: a noise pulses, a lamp flickers irregularly."""
    if not ms or pulses:
        return round(LEVELS * (0.5 - 0.5 * sin(2 * pi * ms / PULSE))) if ms else 0
    wave = sin(2 * pi * ms / WAVERS + 2.1 * number) + sin(2 * pi * ms / (WAVERS * 0.37) + number)
    return round(LEVELS * (wave + 2) / 4)


@keep(16)
def lit_room(place: str, w: int, h: int, glow: Glow) -> pygame.Surface:
    """A room in its light, with the inner half of its walls; transparent beyond the light."""
    made, room = pygame.Surface((w, h), pygame.SRCALPHA), ROOMS[place]
    made.blit(art.scaled(f"terrorscape/rooms/{place}", w, h), (0, 0))
    whole, at = art.load(WALLS), room.bounds
    k = whole.get_width() / SIZE[0]
    part = pygame.Rect(round(at.x * k), round(at.y * k), round(at.w * k), round(at.h * k)).clip(whole.get_rect())
    made.blit(pygame.transform.smoothscale(whole.subsurface(part), (w, h)), (0, 0))
    if glow.pale:
        grey = pygame.transform.grayscale(made)
        grey.set_alpha(round(255 * glow.pale))
        made.blit(grey, (0, 0))
    made.fill((*glow.tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(_shine(room, w, h, glow, glow.warmth), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    fall = pygame.transform.smoothscale(_thin(room.id, glow), (w, h))
    fall.blit(_shape(room, w, h), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(fall, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@keep(12)
def waver_overlay(place: str, w: int, h: int, glow: Glow, level: int) -> pygame.Surface:
    """What the flicker adds to a room at a level."""
    made = _shine(ROOMS[place], w, h, glow, mix(BLACK, glow.waver, level / LEVELS))
    made.blit(_shape(ROOMS[place], w, h), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _shares(place: str, reach: float) -> Iterator[float]:
    """The light at each grain of a room, from 0 to 1."""
    at, (x, y) = ROOMS[place].bounds, ROOMS[place].spot
    steps = [(grain + 0.5) / GRAIN for grain in range(GRAIN)]
    return (max(0.0, 1 - hypot(at.x + at.w * across - x, at.y + at.h * down - y) / reach) for down in steps for across in steps)


@keep(1)
def _thin(place: str, glow: Glow) -> pygame.Surface:
    """The opacity of the lit room at each grain, in white."""
    far, shares = glow.strong - glow.weak, _shares(place, glow.reach)
    levels = (round(255 * (glow.weak + far * min(1.0, 1.35 * share) ** 1.3)) for share in shares)
    return pygame.image.frombytes(b"".join(bytes((255, 255, 255, level)) for level in levels), (GRAIN, GRAIN), "RGBA")


@keep(1)
def _bright(place: str, reach: float) -> pygame.Surface:
    """The brightness of each grain, in grey."""
    levels = (round(255 * min(1.0, 0.35 + share)) for share in _shares(place, reach))
    return pygame.image.frombytes(b"".join(bytes((level, level, level)) for level in levels), (GRAIN, GRAIN), "RGB")


def _shine(room: Room, w: int, h: int, glow: Glow, colour: Colour) -> pygame.Surface:
    """A colour that is brightest at the source of the light."""
    small = pygame.Surface((GRAIN, GRAIN))
    small.blit(_bright(room.id, glow.reach), (0, 0))
    small.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, (w, h))


@keep(8)
def _shape(room: Room, w: int, h: int) -> pygame.Surface:
    """White within the walls of a room; black and transparent beyond them."""
    at, large = room.bounds, pygame.Surface((w * FINER, h * FINER), pygame.SRCALPHA)
    corners = [((x - at.x) / at.w * w * FINER, (y - at.y) / at.h * h * FINER) for x, y in room.outline]
    pygame.draw.polygon(large, (*WHITE, 255), corners)
    return pygame.transform.smoothscale(large, (w, h))
