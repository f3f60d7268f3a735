"""Fonts and text: found by fontpkg, rendered at their final size, kept."""

from functools import lru_cache
from pathlib import Path

import fontpkg
import pygame

from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour

FACES = {
    "title": ("Cinzel", 400, "normal"),
    "text": ("Crimson Text", 600, "normal"),
    "book": ("Crimson Text", 400, "normal"),
    "bold": ("Crimson Text", 700, "normal"),
    "italic": ("Crimson Text", 400, "italic"),
    "bold-italic": ("Crimson Text", 700, "italic"),
}
BOLDER = {"text": "bold", "book": "bold", "italic": "bold-italic"}
"""The faces for a player who wants thicker letters; the others are thick already."""


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
    made.set_bold(face == "title")  # Cinzel is a variable font, of which SDL opens the lightest weight
    return made


def forget() -> None:
    """Drop every font: they do not outlive pygame's font module."""
    font.cache_clear()
    render.cache_clear()


@keep(8)
def render(face: str, pixels: int, words: str, colour: Colour) -> pygame.Surface:
    """A line of text as a picture."""
    return font(face, pixels).render(words, True, colour)


@lru_cache(maxsize=6000)
def width(face: str, pixels: int, words: str) -> int:
    """How wide a line of text is."""
    return int(font(face, pixels).size(words)[0])


def height(face: str, pixels: int) -> int:
    """How high a line of text is."""
    return int(font(face, pixels).get_height())


@lru_cache(maxsize=3000)
def wrap(face: str, pixels: int, words: str, room: int) -> tuple[str, ...]:
    """Break a text into lines that are no wider than `room`; a word that is too wide, such as the name of a file, is broken itself."""
    lines: list[str] = []
    for block in words.split("\n"):
        parts = [part for whole in block.split() for part in _parts(face, pixels, whole, room)]
        start = 0
        while start < len(parts):
            end = start + _taken(face, pixels, parts[start:], room)
            lines.append(" ".join(parts[start:end]))
            start = end
        if not parts:
            lines.append("")
    return tuple(lines)


def _taken(face: str, pixels: int, parts: list[str], room: int) -> int:
    """How many parts go into the first line. Their widths together are nearly the line's: few lines need to be measured to be sure."""
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
    """A word, in parts that are no wider than `room` if it is wider itself."""
    parts: list[str] = []
    while len(word) > 1 and width(face, pixels, word) > room:
        most = next((end for end in range(len(word) - 1, 1, -1) if width(face, pixels, word[:end]) <= room), 1)
        parts.append(word[:most])
        word = word[most:]
    return [*parts, word]


@lru_cache(maxsize=3000)
def fit(face: str, pixels: int, words: str, room: int) -> str:
    """A line cut with an ellipsis where it would be wider than `room`."""
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
