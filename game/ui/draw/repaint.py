"""Repainting little: an expensive picture over several frames, and sprites that move over a painted scene."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.fonts import text_recorder

Paint = Callable[[Canvas], None]
SHARE = 0.003
"""The seconds of a frame in which panels are painted; one more step may begin within them."""
PATIENCE = 30
"""The maximum number of frames for a picture, because one that changes all the time would never be complete."""


class Unready(Exception):  # not an error: painting continues in the next frame
    """The time for painting in this frame is over."""


class IncrementalPaint:
    """A picture in preparation. `frames` counts the frames that it has taken so far."""

    def __init__(self) -> None:
        self.frames = self.panels = 0
        self.ends = 0.0

    def over(self, canvas: Canvas, paint: Paint, since: float, *, whole: bool) -> bool:
        """Whether all panels that `paint` draws are cached, so that it can draw in the frame that began at `since`. If not, some more are painted.

        A frame that is already late paints nothing. Composing the `whole` window takes long, and gets a frame of its own.
        """
        done, late = text_recorder.notes is not None or self.frames >= PATIENCE, time.perf_counter() > since + SHARE
        if not done and (self.frames or not late):
            done = self._rehearsed(canvas, paint, since) and not (whole and self.panels and time.perf_counter() > self.ends)
        self.frames = 0 if done else self.frames + 1
        return done

    def _rehearsed(self, canvas: Canvas, paint: Paint, since: float) -> bool:
        """Run `paint` on a hidden surface until it completes or the time is over."""
        links, clip = canvas.links, canvas.surface.get_clip()
        self.panels, self.ends = 0, since + SHARE
        canvas.links, canvas.begun = [], self._begun
        canvas.surface.set_clip((0, 0, 0, 0))
        try:
            paint(canvas)
        except Unready:
            return False
        finally:
            canvas.surface.set_clip(clip)
            canvas.links, canvas.begun = links, None
        return True

    def _begun(self) -> None:
        """Called before a panel, or a part of it, is painted. The first one is always allowed."""
        if self.panels and time.perf_counter() > self.ends:
            raise Unready
        self.panels += 1


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
        placed, spots, whole = [], [], surface.get_rect()
        for picture, at, flags, within in sprites:
            rect = picture.get_rect(topleft=at).clip(whole if within is None else within.clip(whole))
            placed.append((id(picture), at))
            if rect.w and rect.h:
                self._under.append((surface.subsurface(rect).copy(), rect))
                surface.blit(picture, rect, rect.move(-at[0], -at[1]), flags)
                spots.append(rect)
        self._placed = tuple(placed)
        return spots

    def forget(self) -> None:
        """Drop the backgrounds after the scene was repainted."""
        self._under, self._placed = [], ()
