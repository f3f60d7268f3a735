"""Records the text on the screen for tests. Nothing is recorded unless a test asks for it."""

from typing import NamedTuple

import pygame

Shade = tuple[int, int, int]


class DrawnText(NamedTuple):
    """A line of text: its position in pixels of the window and its surface, the intended and the drawn text, its colour, and the background."""

    rect: pygame.Rect
    clip: pygame.Rect
    limit: pygame.Rect
    wanted: str
    words: str
    colour: Shade
    ground: Shade
    pixels: int

    @property
    def cut(self) -> bool:
        """Whether a part of it is missing."""
        return self.wanted != self.words

    @property
    def band(self) -> pygame.Rect:
        """The band of the lower-case letters."""
        return pygame.Rect(
            self.rect.x + 1, self.rect.y + round(self.rect.h * 0.34), self.rect.w - 2, max(1, round(self.rect.h * 0.4))
        )

    def torn(self, hidden: pygame.Rect) -> bool:
        """Whether `hidden` covers a part of its visible area, and not all of it."""
        seen = self.rect.clip(self.clip)
        return bool(seen) and hidden.colliderect(self.band.clip(self.clip)) and not hidden.inflate(4, 4).contains(seen)

    @property
    def shown(self) -> bool:
        """Whether all of it is inside the part of the window that was drawn."""
        return self.clip.contains(self.band)


class TextRecorder:
    """Records text while `notes` is a list; `torn` are lines of which a part was covered later."""

    def __init__(self) -> None:
        self.notes: list[DrawnText] | None = None
        self.torn: list[DrawnText] = []

    def note(
        self,
        surface: pygame.Surface,
        at: tuple[int, int],
        rect: pygame.Rect,
        wanted: str,
        words: str,
        look: tuple[Shade, int, bool],
    ) -> None:
        """Record a line before it is drawn at `rect` on `surface`, whose corner is `at`. `look`: colour, pixels, with a halo."""
        if self.notes is None or not words.strip():
            return
        colour, pixels, halo = look
        ground = (0, 0, 0) if halo else background_colour(surface, rect)
        clip, limit = surface.get_clip().move(at), surface.get_rect().move(at)
        self.notes.append(DrawnText(rect.move(at), clip, limit, wanted, words, colour, ground, pixels))

    def cover(self, at: tuple[int, int], rect: pygame.Rect) -> None:
        """Remove the lines under a part of the window that was drawn over."""
        hidden = rect.move(at)
        near = [one for one in self.notes or () if hidden.colliderect(one.rect)]
        if near and self.notes is not None:
            self.torn += [one for one in near if one.torn(hidden)]
            self.notes = [one for one in self.notes if not hidden.colliderect(one.rect) or not hidden.colliderect(one.band)]


def background_colour(surface: pygame.Surface, rect: pygame.Rect) -> Shade:
    """The mean colour under the part of a line of text inside the clip of the surface; transparent counts as black."""
    part = rect.clip(surface.get_clip())
    if not part.w or not part.h:
        return (0, 0, 0)
    red, green, blue, alpha = pygame.transform.average_color(surface, part, consider_alpha=False)
    if surface.get_flags() & pygame.SRCALPHA and alpha < 255:
        return red * alpha // 255, green * alpha // 255, blue * alpha // 255
    return red, green, blue


text_recorder = TextRecorder()
