"""Fonts and text: fonts found by fontpkg, text rendered at its final size and cached, and a record of the text on the screen for tests."""

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import fontpkg
import pygame

from game.ui.draw.art import keep
from game.ui.draw.theme import Colour

Shade = tuple[int, int, int]
_SPACES = re.compile(r"[ \t\r]+")
"""Where lines may break: not at no-break spaces."""
_UNBROKEN = re.compile(r"[^ \t\r\n-]+-?|-")
"""What stays on one line: words, and the parts of one with hyphens."""
LEAST_PART = 3
"""The fewest letters of a broken word on a line."""


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
    """Records text while `notes` is a list; `torn` are lines of which a part was covered later, `broken` texts with a broken word."""

    def __init__(self) -> None:
        self.notes: list[DrawnText] | None = None
        self.torn: list[DrawnText] = []
        self.broken: list[str] = []

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


FACES = {
    "title": ("Cinzel", 400, "normal"),
    "text": ("Crimson Text", 600, "normal"),
    "book": ("Crimson Text", 400, "normal"),
    "bold": ("Crimson Text", 700, "normal"),
    "italic": ("Crimson Text", 400, "italic"),
    "bold-italic": ("Crimson Text", 700, "italic"),
}
BOLDER = {"text": "bold", "book": "bold", "italic": "bold-italic"}
"""The bold faces for players who want bolder text; the other faces are bold already."""


@lru_cache(maxsize=8)
def file_of(face: str) -> Path:
    """The file of the font `face`, wherever it is installed."""
    family, weight, style = FACES[face]
    return Path(fontpkg.path(family) if family == "Cinzel" else fontpkg.path(family, weight=weight, style=style))


@lru_cache(maxsize=256)
def font(face: str, pixels: int) -> pygame.font.Font:
    """The font `face` at its final size in pixels of the window."""
    if not pygame.font.get_init():
        pygame.font.init()
    made = pygame.font.Font(file_of(face), pixels)
    made.set_bold(face == "title")  # Cinzel is a variable font, and SDL opens its lightest weight
    return made


def forget() -> None:
    """Drop every font, because fonts do not outlive pygame's font module. The lines drawn with them do."""
    font.cache_clear()


@keep(8)
def render(face: str, pixels: int, words: str, colour: Colour) -> pygame.Surface:
    """A line of text as a surface."""
    return font(face, pixels).render(words, True, colour)


@lru_cache(maxsize=6000)
def width(face: str, pixels: int, words: str) -> int:
    """The width of a line of text."""
    return int(font(face, pixels).size(words)[0])


def height(face: str, pixels: int) -> int:
    """The height of a line of text."""
    return int(font(face, pixels).get_height())


@lru_cache(maxsize=3000)
def longest(face: str, pixels: int, words: str) -> int:
    """The width of the longest word of a text, or part of one with hyphens. Paths do not count: they may be broken anywhere."""
    parts = {part for part in _UNBROKEN.findall(words) if not {"/", "\\"} & set(part)}
    return max((width(face, pixels, part) for part in parts), default=0)


@lru_cache(maxsize=3000)
def wrap(face: str, pixels: int, words: str, room: int) -> tuple[str, ...]:
    """Wrap a text into lines of at most the width `room`. A word that is too wide, such as a file name, is broken."""
    lines: list[str] = []
    for block in words.split("\n"):
        parts = [part for whole in _SPACES.split(block) if whole for part in _parts(face, pixels, whole, room)]
        start = 0
        while start < len(parts):
            end = start + _taken(face, pixels, parts[start:], room)
            lines.append(" ".join(parts[start:end]))
            start = end
        if not parts:
            lines.append("")
    return tuple(lines)


def _taken(face: str, pixels: int, parts: list[str], room: int) -> int:
    """How many parts fit into the first line. The sum of their widths approximates the line's, so that few lines must be measured."""
    gap = width(face, pixels, " ")
    count, used = 0, -gap
    for part in parts:
        used += gap + width(face, pixels, part)
        if used > room:
            break
        count += 1
    while count > 1 and width(face, pixels, " ".join(parts[:count])) > room:
        count -= 1
    while 0 < count < len(parts) and width(face, pixels, " ".join(parts[: count + 1])) <= room:
        count += 1
    return max(count, 1)


def _parts(face: str, pixels: int, word: str, room: int) -> list[str]:
    """A word, split into parts of at most the width `room` if it is wider: after a hyphen where it has one, else with one that is added."""
    parts: list[str] = []
    while len(word) > 1 and width(face, pixels, word) > room:
        most = next((end for end in range(len(word) - 1, 1, -1) if width(face, pixels, word[:end]) <= room), 1)
        if after := word.rfind("-", 1, most) + 1:
            parts.append(word[:after])
            word = word[after:]
            continue
        hyphen = "-" if word.isalpha() and most > LEAST_PART else ""
        while most > LEAST_PART and (len(word) - most < LEAST_PART or width(face, pixels, word[:most] + hyphen) > room):
            most -= 1
        parts.append(word[:most] + hyphen)
        word = word[most:]
    return [*parts, word]


@lru_cache(maxsize=3000)
def fit(face: str, pixels: int, words: str, room: int) -> str:
    """A line, cut with an ellipsis if it is wider than `room`."""
    if width(face, pixels, words) <= room:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if width(face, pixels, words[:middle].rstrip() + "…") <= room:
            low = middle
        else:
            high = middle - 1
    return words[:low].rstrip() + "…"
