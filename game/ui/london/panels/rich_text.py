"""Sentences in which the name of an ability is drawn as its token: "+1 SPIRIT" is a number and a token."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, get_args

from game.rules.london.effects.deed import Icon
from game.text import language, say, speaking
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import shapes
from game.ui.widgets.boxes import Leaf

ICONS: tuple[str, ...] = get_args(Icon)
TOKEN = 1.12
"""The width of a token, in heights of a line without leading."""


SIDE, HIGH = 0.86, 0.92
"""The size of a token in its line, and of a line in its font."""


class TextAtom(NamedTuple):
    """A part of a word: letters, or the token of an ability."""

    letters: str
    icon: str = ""


Word = tuple[TextAtom, ...]


def words_of(text: str, *, spelled: bool = False) -> tuple[Word, ...]:
    """A sentence as words of letters and tokens; `spelled` adds the name after each token."""
    return _words(text, _names(language(), speaking()), spelled)


@lru_cache(maxsize=4)
def _names(tongue: str, game: str) -> tuple[str, ...]:
    """The names of the abilities in the current language."""
    return tuple(say(f"name-{icon}") for icon in ICONS)


@lru_cache(maxsize=1000)
def _words(text: str, names: tuple[str, ...], spelled: bool) -> tuple[Word, ...]:
    pattern = re.compile("(" + "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names) + ")")
    made: list[Word] = []
    for word in text.split():
        atoms: list[TextAtom] = []
        for part in pattern.split(word):
            if part in names:
                atoms.append(TextAtom(part if spelled else "", ICONS[names.index(part)]))
            elif part:
                atoms.append(TextAtom(part))
        made.append(tuple(atoms))
    return tuple(made)


def _token(canvas: Canvas, size: float, face: str) -> float:
    return canvas.high(size, face) * SIDE


def _wide(canvas: Canvas, word: Word, size: float, face: str) -> float:
    side = _token(canvas, size, face)
    return sum((side * TOKEN if atom.icon else 0.0) + canvas.wide(atom.letters, size, face) for atom in word)


def lines(canvas: Canvas, text: str, size: float, room: float, face: str = "text") -> list[list[Word]]:
    """A sentence broken into lines that fit into `room`."""
    words = words_of(text, spelled=canvas.look.aids)
    return [list(row) for row in _broken(words, canvas.size(size), canvas.scale, canvas.face(face), room)]


@lru_cache(maxsize=3000)
def _broken(words: tuple[Word, ...], pixels: int, scale: float, face: str, room: float) -> tuple[tuple[Word, ...], ...]:
    """`lines` with plain arguments, for the cache: many sizes are tried until one fits."""
    side = fonts.height(face, pixels) / scale * HIGH * SIDE * TOKEN
    gap, used, made = fonts.width(face, pixels, " ") / scale, 0.0, list[list[Word]]([[]])
    for word in words:
        wide = sum((side if atom.icon else 0.0) + fonts.width(face, pixels, atom.letters) / scale for atom in word)
        if made[-1] and used + gap + wide > room:
            made.append([])
        used = wide if not made[-1] else used + gap + wide
        made[-1].append(word)
    return tuple(map(tuple, made))


def tall(canvas: Canvas, text: str, size: float, room: float, face: str = "text") -> float:
    """The height of a paragraph."""
    return canvas.high(size, face) * len(lines(canvas, text, size, room, face))


def wide(canvas: Canvas, text: str, size: float, face: str = "text") -> float:
    """The width of a sentence on one line."""
    row = words_of(text, spelled=canvas.look.aids)
    return sum(_wide(canvas, word, size, face) for word in row) + canvas.wide(" ", size, face) * max(0, len(row) - 1)


def block(canvas: Canvas, text: str, area: Area, size: float, face: str = "text", least: float = 15) -> float:
    """The text size at which a paragraph fits into `area`: `size` or less, but at least `least`."""
    while size > least and tall(canvas, text, size, area.w, face) > area.h + 1:
        size -= 1
    return size


def paragraph(
    canvas: Canvas,
    text: str,
    area: Area,
    size: float,
    colour: Colour,
    *,
    face: str = "text",
    align: str = "left",
    middle: bool = False,
) -> float:
    """Paint a sentence with tokens in `area`; what does not fit is cut with an ellipsis. Returns the height."""
    step, made = canvas.high(size, face), lines(canvas, text, size, area.w, face)
    most, wanted = max(1, int((area.h + step * 0.25) / step)), ""
    if len(made) > most:
        made, wanted = made[:most], text
        made[-1] = [*made[-1][:-1], (TextAtom("…"),)]
    y = area.y + max(0.0, (area.h - step * len(made)) / 2 if middle else 0.0)
    for row in made:
        _line(canvas, row, area._replace(y=y, h=step), size, colour, face, align, wanted)
        y += step
    return step * len(made)


def _line(canvas: Canvas, row: list[Word], area: Area, size: float, colour: Colour, face: str, align: str, wanted: str) -> None:
    """Paint one line: letters in runs, tokens between them."""
    long = sum(_wide(canvas, word, size, face) for word in row) + canvas.wide(" ", size, face) * max(0, len(row) - 1)
    x = area.x + {"left": 0.0, "centre": (area.w - long) / 2, "right": area.w - long}[align]
    side = _token(canvas, size, face)
    for atom in _runs(row):
        if atom.icon:
            shapes.ability(canvas, atom.icon, (x + side * TOKEN / 2, area.centre[1]), side)
            x += side * TOKEN
        if atom.letters.strip():
            canvas.text(atom.letters, (x, area.y), size, colour, face=face, wanted=wanted and f"{atom.letters} ({wanted})")
        x += canvas.wide(atom.letters, size, face)


def _runs(row: list[Word]) -> Iterator[TextAtom]:
    """The atoms of a line with spaces between words, letters joined."""
    letters, icon = "", ""
    for number, word in enumerate(row):
        letters += " " if number else ""
        for atom in word:
            if atom.icon:
                if letters or icon:
                    yield TextAtom(letters, icon)
                letters, icon = atom.letters, atom.icon
            else:
                letters += atom.letters
    yield TextAtom(letters, icon)


@dataclass(frozen=True)
class Rich(Leaf):
    """A sentence in which the names of abilities are tokens, vertically centred."""

    words: str
    size: float
    colour: Colour
    face: str = "text"

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of its lines."""
        return tall(canvas, self.words, self.size, wide, self.face)

    def _draw(self, canvas: Canvas, area: Area) -> None:
        paragraph(canvas, self.words, area, self.size, self.colour, face=self.face, middle=True)
