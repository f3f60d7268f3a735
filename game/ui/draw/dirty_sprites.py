"""Sprites that move over a painted scene. Each is removed before the next frame, so that the scene is painted only once."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame


class Sprite(NamedTuple):
    """A picture and its top left corner, in pixels of the window; how it is blended, and the part of the window that it stays in."""

    picture: pygame.Surface
    at: tuple[int, int]
    flags: int = 0
    within: pygame.Rect | None = None

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw the sprite; returns its area."""
        rect = self.area(surface)
        return surface.blit(self.picture, rect, rect.move(-self.at[0], -self.at[1]), self.flags)

    def area(self, surface: pygame.Surface) -> pygame.Rect:
        """The area that it covers, in the window and in the part that it stays in."""
        rect, whole = self.picture.get_rect(topleft=self.at), surface.get_rect()
        return rect.clip(whole if self.within is None else self.within.clip(whole))


class DirtySprites:
    """The sprites over the scene, and the background that they cover."""

    def __init__(self) -> None:
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._placed: tuple[tuple[int, tuple[int, int]], ...] = ()

    def stands(self, sprites: Iterable[Sprite]) -> bool:
        """Whether exactly these sprites are drawn already."""
        return self._placed == tuple((id(one.picture), one.at) for one in sprites)

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Remove all sprites. Returns the changed areas."""
        spots = [surface.blit(under, rect) for under, rect in reversed(self._under)]
        self.forget()
        return spots

    def draw(self, surface: pygame.Surface, sprites: Iterable[Sprite]) -> list[pygame.Rect]:
        """Draw sprites, the topmost last. Returns the changed areas."""
        placed, spots = [], []
        for sprite in sprites:
            rect = sprite.area(surface)
            placed.append((id(sprite.picture), sprite.at))
            if rect.w and rect.h:
                self._under.append((surface.subsurface(rect).copy(), rect))
                sprite.draw(surface)
                spots.append(rect)
        self._placed = tuple(placed)
        return spots

    def forget(self) -> None:
        """Drop the backgrounds after the scene was repainted."""
        self._under, self._placed = [], ()
