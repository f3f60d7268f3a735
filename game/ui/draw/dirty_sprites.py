"""Sprites that lie over a painted scene and move on their own: each is taken off before the next picture, so what is below is painted once."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame


class Sprite(NamedTuple):
    """A picture and where its corner lies, in pixels of the window."""

    picture: pygame.Surface
    at: tuple[int, int]


class DirtySprites:
    """What lies over the scene now, and what was there before it."""

    def __init__(self) -> None:
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._lain: tuple[tuple[int, tuple[int, int]], ...] = ()

    def stands(self, sprites: Iterable[Sprite]) -> bool:
        """Whether these very sprites lie there already."""
        return self._lain == tuple((id(one.picture), one.at) for one in sprites)

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take all sprites off; returns what has changed."""
        spots = [surface.blit(under, rect) for under, rect in reversed(self._under)]
        self.forget()
        return spots

    def draw(self, surface: pygame.Surface, sprites: Iterable[Sprite]) -> list[pygame.Rect]:
        """Lay sprites, the last on top; returns what has changed."""
        whole, spots = surface.get_rect(), []
        lain = []
        for sprite in sprites:
            rect = sprite.picture.get_rect(topleft=sprite.at).clip(whole)
            lain.append((id(sprite.picture), sprite.at))
            if rect.w and rect.h:
                self._under.append((surface.subsurface(rect).copy(), rect))
                surface.blit(sprite.picture, sprite.at)
                spots.append(rect)
        self._lain = tuple(lain)
        return spots

    def forget(self) -> None:
        """The scene has been painted anew: nothing lies over it."""
        self._under, self._lain = [], ()
