"""The pictures of how-to-play pages: scenes of real things of a game, painted large and scaled down, so that they look the same in every window."""

from collections.abc import Callable, Mapping
from functools import cache
from math import hypot
from typing import Any, NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GREEN, HEART, ICE, INK, SIZE, WHITE, Colour, mix

SHAPE = 9 / 16
"""The height of a picture, relative to its width."""
WIDE = 640.0
"""The width of a picture in its own logical pixels."""
FINER, FINEST, COARSEST = 1.7, 2.0, 1.25
"""How much larger than shown a picture is painted, and the most and the least pixels for one of its own."""
Painter = Callable[[Canvas, str, Area, Any], object]
"""Paints a kind of thing: which one, the square around its centre, and what else it needs."""


class Thing(NamedTuple):
    """A thing in a picture: its kind, which it is, its centre and its width as shares of the picture, and its owner, colour, number or goal."""

    kind: str
    what: str = ""
    x: float = 0.5
    y: float = 0.5
    w: float = 1.0
    more: Any = None


class Picture(NamedTuple):
    """A picture: how each kind of thing is painted, and the things from back to front."""

    paint: Callable[[Canvas, tuple[Thing, ...]], None]
    things: tuple[Thing, ...]

    def __call__(self, canvas: Canvas, area: Area) -> None:
        """Paint it in an area."""
        rect = canvas.rect(area)
        if not canvas.blind and rect.w > 1 and rect.h > 1:
            canvas.surface.blit(_made(self, *rect.size), rect)


@keep(16)
def _made(picture: Picture, w: int, h: int) -> pygame.Surface:
    """A picture in its final size."""
    scale = min(FINEST, max(COARSEST, FINER * w / WIDE))
    surface = pygame.Surface((round(WIDE * scale), round(WIDE * SHAPE * scale)))
    canvas = Canvas(surface, (round(SIZE[0] * scale), round(SIZE[1] * scale)))
    canvas.mute, canvas.linking = True, False
    picture.paint(canvas, picture.things)
    return pygame.transform.smoothscale(surface, (w, h))


def paint_things(painters: Mapping[str, Painter], canvas: Canvas, things: tuple[Thing, ...]) -> None:
    """Paint things, each with the painter of its kind."""
    for kind, what, x, y, w, more in things:
        side = w * WIDE
        (painters.get(kind) or COMMON[kind])(canvas, what, Area.around((x * WIDE, y * WIDE * SHAPE), side, side), more)


def whole(area: Area) -> Area:
    """The area of a thing that is as large as the picture."""
    return Area.around(area.centre, area.w, area.w * SHAPE)


# ------------------------------------------------------------------ grounds and light


def _ground(canvas: Canvas, what: str, area: Area, dark: int | None) -> None:
    """A picture that fills the area, `dark` of 255 darker."""
    canvas.picture(what, whole(area), cover=True)
    if dark:
        canvas.veil(whole(area), BLACK, dark)


class Crop(NamedTuple):
    """A part of a large picture: its left and top edge and its width as shares of the large one's width, and how much darker it is, of 255."""

    x: float
    y: float
    w: float
    dark: int = 0


def _crop(canvas: Canvas, what: str, area: Area, part: Crop) -> None:
    """A part of a large picture, such as a map."""
    large, goal = art.load(what), whole(area)
    unit = large.get_width()
    box = pygame.Rect(part.x * unit, part.y * unit, part.w * unit, part.w * unit * SHAPE).clip(large.get_rect())
    rect = canvas.rect(goal)
    canvas.surface.blit(pygame.transform.smoothscale(large.subsurface(box), rect.size), rect)
    if part.dark:
        canvas.veil(goal, BLACK, part.dark)


@cache
def _pool() -> pygame.Surface:
    """A small white light that fades outward."""
    small = pygame.Surface((48, 48))
    for y in range(48):
        for x in range(48):
            share = max(0.0, 1 - hypot(x - 23.5, y - 23.5) / 24)
            small.set_at((x, y), mix(BLACK, WHITE, share * share * (3 - 2 * share)))
    return small


def _light(canvas: Canvas, _: str, area: Area, colour: Colour) -> None:
    """Light of a colour."""
    rect, small = canvas.rect(area), _pool().copy()
    small.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(pygame.transform.smoothscale(small, rect.size), rect, special_flags=pygame.BLEND_RGB_ADD)


@cache
def _vignette() -> pygame.Surface:
    """A small white picture that darkens towards its edges."""
    small = pygame.Surface((32, 18))
    for y in range(18):
        for x in range(32):
            far = min(1.0, max(0.0, hypot((x - 15.5) / 18, (y - 8.5) / 10.5) - 0.35))
            small.set_at((x, y), mix(WHITE, BLACK, far * 0.55))
    return small


def _edges(canvas: Canvas, _: str, area: Area, __: None) -> None:
    """Darkness towards the edges of a picture."""
    rect = canvas.rect(whole(area))
    canvas.surface.blit(pygame.transform.smoothscale(_vignette(), rect.size), rect, special_flags=pygame.BLEND_RGB_MULT)


# ------------------------------------------------------------------ things


COARSE = 4
"""How much smaller than its thing a shadow is made."""


def shape_of(name: str) -> float:
    """The height of a baked picture, relative to its width."""
    made = art.load(name)
    return made.get_height() / made.get_width()


def stood(canvas: Canvas, made: pygame.Surface, centre: tuple[float, float], lift: float = 1.0) -> None:
    """Paint a picture with its soft shadow below and to the right."""
    (x, y), drop = canvas.point(*centre), round(4 * canvas.scale * lift)
    wide, high = (max(2, side // COARSE) for side in made.get_size())
    dark = pygame.Surface((wide + 2 * COARSE, high + 2 * COARSE), pygame.SRCALPHA)
    dark.blit(pygame.transform.smoothscale(made, (wide, high)), (COARSE, COARSE))
    dark.fill((0, 0, 0, 170), special_flags=pygame.BLEND_RGBA_MULT)
    dark = pygame.transform.box_blur(dark, 2)
    dark = pygame.transform.smoothscale(dark, (dark.get_width() * COARSE, dark.get_height() * COARSE))
    canvas.surface.blit(dark, dark.get_rect(center=(x + drop // 2, y + drop)))
    canvas.surface.blit(made, made.get_rect(center=(x, y)))


def _thing(canvas: Canvas, what: str, area: Area, turn: float | None) -> None:
    """A baked picture with a shadow, turned by some degrees."""
    rect = canvas.rect(area)
    made = art.scaled(what, rect.w, round(rect.w * shape_of(what)))
    stood(canvas, pygame.transform.rotozoom(made, turn, 1.0) if turn else made, area.centre)


def _grey(canvas: Canvas, what: str, area: Area, dark: Colour | None) -> None:
    """A baked picture without its colours, for what is dead or used."""
    rect = canvas.rect(area)
    made = art.scaled(what, rect.w, round(rect.w * shape_of(what)), True).copy()
    made.fill(dark or (150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    stood(canvas, made, area.centre)


def number(canvas: Canvas, words: str, area: Area, colour: Colour | None) -> None:
    """Digits as high as the area is wide."""
    x, y = area.centre
    size = area.w
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (1.5, 2.5)):
        canvas.text(words, (x + dx, y + dy - canvas.high(size, "title") / 2), size, INK, face="title", align="centre")
    canvas.text(words, (x, y - canvas.high(size, "title") / 2), size, colour or WHITE, face="title", align="centre")


TONES: dict[str, Colour] = {"": GOLD, "bad": HEART, "good": GREEN, "cold": ICE}
"""The colours of arrows: what you do, what harms you, what helps you, and what the killer does."""


class Goal(NamedTuple):
    """Where an arrow ends, as shares of the picture, and how far it bends to its left, as a share of its length."""

    x: float
    y: float
    bend: float = 0.0


def arrow(canvas: Canvas, tone: str, area: Area, goal: Goal) -> None:
    """An arrow from the centre of the area, whose width is that of its shaft; it grows towards its head."""
    start, end = area.centre, (goal.x * WIDE, goal.y * WIDE * SHAPE)
    colour, thick = TONES[tone], area.w
    for more, fill in ((3.0, BLACK), (1.2, mix(colour, BLACK, 0.55)), (0.0, colour)):
        canvas.shape(_arrow(start, end, goal.bend, thick, more), fill)


def _arrow(
    start: tuple[float, float], end: tuple[float, float], bend: float, thick: float, more: float
) -> list[tuple[float, float]]:
    """The outline of an arrow, `more` farther out."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    pull = (start[0] + dx / 2 + dy * bend, start[1] + dy / 2 - dx * bend)
    long = max(1.0, hypot(end[0] - pull[0], end[1] - pull[1]))
    ahead = ((end[0] - pull[0]) / long, (end[1] - pull[1]) / long)
    head = min(thick * 2.6, 0.6 * hypot(dx, dy))
    neck = (end[0] - ahead[0] * head, end[1] - ahead[1] * head)
    left, right = list[tuple[float, float]](), list[tuple[float, float]]()
    for step in range(17):
        t = step / 16
        x, y = ((1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c for a, b, c in zip(start, pull, neck, strict=True))
        fx, fy = (2 * (1 - t) * (b - a) + 2 * t * (c - b) for a, b, c in zip(start, pull, neck, strict=True))
        far, half = max(0.1, hypot(fx, fy)), thick * (0.3 + 0.2 * t) + more
        left.append((x + fy / far * half, y - fx / far * half))
        right.append((x - fy / far * half, y + fx / far * half))
    side, tip = min(thick * 1.35, head * 0.8) + more * 1.9, more * 2.2
    low = (neck[0] - ahead[0] * more, neck[1] - ahead[1] * more)
    barbs = [
        (low[0] + ahead[1] * side, low[1] - ahead[0] * side), (end[0] + ahead[0] * tip, end[1] + ahead[1] * tip),
        (low[0] - ahead[1] * side, low[1] + ahead[0] * side),
    ]  # fmt: skip
    return [*left, *barbs, *reversed(right)]


class Button(NamedTuple):
    """The look of a tool's button: its ground, its line, and its light if it is pressed now."""

    ground: Colour
    line: Colour
    light: Colour | None = None


def _button(canvas: Canvas, icon: str, area: Area, look: Button) -> None:
    """The button of a tool with its icon."""
    if look.light is not None:
        _light(canvas, "", area.inset(-area.w * 0.8), mix(BLACK, look.light, 0.7))
    canvas.box(area.moved(2, 4), BLACK, radius=area.w * 0.16, alpha=150)
    ground = (mix(look.ground, look.light or WHITE, 0.22 if look.light else 0.06), look.ground)
    canvas.box(area, ground, look.light or look.line, width=area.w * 0.05, radius=area.w * 0.16)
    canvas.picture(icon, area.inset(area.w * 0.2))


COMMON: dict[str, Painter] = {
    "ground": _ground, "crop": _crop, "light": _light, "edges": _edges, "thing": _thing, "grey": _grey, "number": number,
    "arrow": arrow, "button": _button,
}  # fmt: skip
"""The painters that all games share."""
