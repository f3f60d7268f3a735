"""Cached shapes: rounded boxes, outlines, glows, and streaks of rain, in pixels."""

import pygame

from game.ui.draw.art import keep
from game.ui.draw.theme import Colour

_GRADIENT_STEPS = 2
SUPERSAMPLING = 4
"""The factor by which corners are drawn larger before they are scaled down."""


@keep(8)
def rounded_box(w: int, h: int, top: Colour, bottom: Colour, line: Colour | None, width: int, radius: int) -> pygame.Surface:
    """A rounded box with a vertical gradient."""
    if top == bottom:
        box = pygame.Surface((w, h), pygame.SRCALPHA)
        box.fill(top)
    else:
        plain = pygame.Surface((1, _GRADIENT_STEPS), pygame.SRCALPHA)
        plain.set_at((0, 0), top)
        plain.set_at((0, 1), bottom)
        box = pygame.transform.smoothscale(plain, (w, h))
    _rounded(box, radius)
    if line is not None and width:
        outline(box, line, box.get_rect(), width, radius)
    return box


def _rounded(box: pygame.Surface, radius: int) -> None:
    """Make the corners transparent. Only the corners are masked, because a mask for the whole box costs as much as the box."""
    (w, h), deep = box.get_size(), min(radius, box.get_width() // 2, box.get_height() // 2)
    if not deep:
        return
    part = deep + 1
    mask = _round(part, deep, 0)
    for x, left in ((0, 0), (w - part, part)):
        for y, top in ((0, 0), (h - part, part)):
            box.blit(mask, (x, y), (left, top, part, part), special_flags=pygame.BLEND_RGBA_MIN)


@keep(1)
def _round(part: int, deep: int, width: int) -> pygame.Surface:
    """The four antialiased white corners of a box in one surface, each `part` pixels wide: filled, or an outline of `width` pixels."""
    large = pygame.Surface((2 * part * SUPERSAMPLING, 2 * part * SUPERSAMPLING), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.rect(large, (255, 255, 255, 255), large.get_rect(), width * SUPERSAMPLING, border_radius=deep * SUPERSAMPLING)
    return pygame.transform.smoothscale(large, (2 * part, 2 * part))


@keep(1)
def _corners(part: int, deep: int, width: int, colour: Colour) -> pygame.Surface:
    """The same corners in a colour."""
    made = _round(part, deep, width).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def outline(surface: pygame.Surface, colour: Colour, rect: pygame.Rect, width: int, radius: int) -> None:
    """Draw a rounded outline from four strips and antialiased corners."""
    deep = min(radius, rect.w // 2, rect.h // 2)
    part = max(deep, width) + 1
    if deep < 2 or 2 * part > min(rect.w, rect.h):
        pygame.draw.rect(surface, colour, rect, width, border_radius=radius)
        return
    corners = _corners(part, deep, width, colour)
    for x, left in ((rect.x, 0), (rect.right - part, part)):
        for y, top in ((rect.y, 0), (rect.bottom - part, part)):
            surface.blit(corners, (x, y), (left, top, part, part))
    for y in (rect.y, rect.bottom - width):
        surface.fill(colour, (rect.x + part, y, rect.w - 2 * part, width))
    for x in (rect.x, rect.right - width):
        surface.fill(colour, (x, rect.y + part, width, rect.h - 2 * part))


@keep(8)
def glow(w: int, h: int, colour: Colour, spread: int, radius: int) -> pygame.Surface:
    """A soft light around a box."""
    size = (w + 2 * spread, h + 2 * spread)
    small = pygame.Surface((max(4, size[0] // 4), max(4, size[1] // 4)), pygame.SRCALPHA)
    small.fill((*colour, 0))
    inner = pygame.Rect(spread // 4, spread // 4, max(1, w // 4), max(1, h // 4))
    pygame.draw.rect(small, (*colour, 170), inner, border_radius=max(1, radius // 4))
    soft = pygame.transform.gaussian_blur(small, max(1, spread // 8))
    light = pygame.transform.smoothscale(soft, size)
    light.fill((0, 0, 0, 0), pygame.Rect(spread, spread, w, h).inflate(-2 * radius, -2 * radius))  # around the box, not over it
    return light


PARTS = 16
"""The number of parts in which a streak fades upward."""


@keep(2)
def streak(wide: int, high: int, colour: Colour, *, faint: int, each: int) -> pygame.Surface:
    """A streak of rain: a thin line from the upper right, with alpha `faint` at its top and `each` more with every part down."""
    large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for step in range(PARTS):
        ends = [(wide * 4 * (1 - share) + (0.5 - share) * 4, high * 4 * share) for share in (step / PARTS, (step + 1) / PARTS)]
        pygame.draw.line(large, (*colour, faint + each * step), ends[0], ends[1], 4)
    return pygame.transform.smoothscale(large, (wide, high))
