"""Paints the dimmed portrait of a Character where its panel is empty."""

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.london.story.panels.character.props import CharacterProps

LEAST_HEIGHT = 130.0
"""The least height of empty room for a portrait."""


def paint_backdrop(canvas: Canvas, area: Area, top: float, props: CharacterProps) -> None:
    """Paint the dimmed portrait if the panel is empty below `top`."""
    person = props.t.people[props.seat]
    room = Area(area.x + 4, top, area.w - 8, area.y + area.h - 4 - top)
    rect = canvas.rect(room)
    if room.h >= LEAST_HEIGHT and not canvas.blind and not person.defeated:
        high = min(rect.h, round(rect.w * 1.25))
        canvas.surface.blit(_dim(f"london/portraits/{person.id}", rect.w, high), (rect.x, rect.bottom - high))


@keep(4)
def _dim(portrait: str, w: int, h: int) -> pygame.Surface:
    """A dimmed portrait that fades towards its top and its sides."""
    made = pygame.Surface((w, h), pygame.SRCALPHA)
    made.blit(art.covering(portrait, w, h, False, 0.3), (0, 0))
    made.fill((150, 128, 104), special_flags=pygame.BLEND_RGB_MULT)
    veil = pygame.Surface((w, h), pygame.SRCALPHA)
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            away = min(1.0, abs(x - 11.5) / 12) ** 3
            small.set_at((x, y), (255, 255, 255, round(150 * min(1.0, y / 14) * (1 - away))))
    veil.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made
