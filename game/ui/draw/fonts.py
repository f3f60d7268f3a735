"""Fonts and text: fonts found by fontpkg, text rendered at its final size and cached."""

from functools import lru_cache
from pathlib import Path

import fontpkg
import pygame

from game.ui.draw.art import keep
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
    """Drop every font, because fonts do not outlive pygame's font module."""
    font.cache_clear()
    render.clear()


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
def wrap(face: str, pixels: int, words: str, room: int) -> tuple[str, ...]:
    """Wrap a text into lines of at most the width `room`. A word that is too wide, such as a file name, is broken."""
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
    """A word, split into parts of at most the width `room` if it is wider."""
    parts: list[str] = []
    while len(word) > 1 and width(face, pixels, word) > room:
        most = next((end for end in range(len(word) - 1, 1, -1) if width(face, pixels, word[:end]) <= room), 1)
        parts.append(word[:most])
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
