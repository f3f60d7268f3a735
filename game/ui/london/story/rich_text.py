"""Sentences in which the name of an ability is drawn as its token: "+1 SPIRIT" is a number and a cross on blue."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, get_args

from game.rules.london.effects.deed import Icon
from game.text import language, say, speaking
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import style

ICONS: tuple[str, ...] = get_args(Icon)
TOKEN = 1.12
"""A token is so much wider than its line is high without what lies between lines."""


SIDE, HIGH = 0.86, 0.92
"""How high a token is in its line, and a line in its font."""


class Atom(NamedTuple):
    """A part of a word: letters, or the token of an ability."""

    letters: str
    icon: str = ""


Word = tuple[Atom, ...]


def words_of(text: str, *, spelled: bool = False) -> tuple[Word, ...]:
    """A sentence as words of letters and tokens; `spelled`: with the name behind each token, too."""
    return _words(text, _names(language(), speaking()), spelled)


@lru_cache(maxsize=4)
def _names(tongue: str, game: str) -> tuple[str, ...]:
    """What the abilities are called in the language that is spoken now."""
    return tuple(say(f"name-{icon}") for icon in ICONS)


@lru_cache(maxsize=1000)
def _words(text: str, names: tuple[str, ...], spelled: bool) -> tuple[Word, ...]:
    pattern = re.compile("(" + "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names) + ")")
    made: list[Word] = []
    for word in text.split():
        atoms: list[Atom] = []
        for part in pattern.split(word):
            if part in names:
                atoms.append(Atom(part if spelled else "", ICONS[names.index(part)]))
            elif part:
                atoms.append(Atom(part))
        made.append(tuple(atoms))
    return tuple(made)


def _token(canvas: Canvas, size: float, face: str) -> float:
    return canvas.high(size, face) * SIDE


def _wide(canvas: Canvas, word: Word, size: float, face: str) -> float:
    side = _token(canvas, size, face)
    return sum((side * TOKEN if atom.icon else 0.0) + canvas.wide(atom.letters, size, face) for atom in word)


def lines(canvas: Canvas, text: str, size: float, room: float, face: str = "text") -> list[list[Word]]:
    """A sentence broken to fit `room`."""
    words = words_of(text, spelled=canvas.look.aids)
    return [list(row) for row in _broken(words, canvas.size(size), canvas.scale, canvas.face(face), room)]


@lru_cache(maxsize=3000)
def _broken(words: tuple[Word, ...], pixels: int, scale: float, face: str, room: float) -> tuple[tuple[Word, ...], ...]:
    """The same by what it depends on: many sizes are tried until one fits, and again when the panel is painted anew."""
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
    """How high a paragraph will be."""
    return canvas.high(size, face) * len(lines(canvas, text, size, room, face))


def wide(canvas: Canvas, text: str, size: float, face: str = "text") -> float:
    """How wide a sentence on one line will be."""
    row = words_of(text, spelled=canvas.look.aids)
    return sum(_wide(canvas, word, size, face) for word in row) + canvas.wide(" ", size, face) * max(0, len(row) - 1)


def block(canvas: Canvas, text: str, area: Area, size: float, face: str = "text", least: float = 15) -> float:
    """The text size at which a paragraph finds room in `area`: `size` or less, but not below `least`."""
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
    """A sentence with tokens in `area`; what finds no room is cut with an ellipsis. Returns the height used."""
    step, made = canvas.high(size, face), lines(canvas, text, size, area.w, face)
    most, wanted = max(1, int((area.h + step * 0.25) / step)), ""
    if len(made) > most:
        made, wanted = made[:most], text
        made[-1] = [*made[-1][:-1], (Atom("…"),)]
    y = area.y + max(0.0, (area.h - step * len(made)) / 2 if middle else 0.0)
    for row in made:
        _line(canvas, row, area._replace(y=y, h=step), size, colour, face, align, wanted)
        y += step
    return step * len(made)


def _line(canvas: Canvas, row: list[Word], area: Area, size: float, colour: Colour, face: str, align: str, wanted: str) -> None:
    """One line: letters in runs as long as possible, tokens between them."""
    long = sum(_wide(canvas, word, size, face) for word in row) + canvas.wide(" ", size, face) * max(0, len(row) - 1)
    x = area.x + {"left": 0.0, "centre": (area.w - long) / 2, "right": area.w - long}[align]
    side = _token(canvas, size, face)
    for atom in _runs(row):
        if atom.icon:
            style.ability(canvas, atom.icon, (x + side * TOKEN / 2, area.centre[1]), side)
            x += side * TOKEN
        if atom.letters.strip():
            canvas.text(atom.letters, (x, area.y), size, colour, face=face, wanted=wanted and f"{atom.letters} ({wanted})")
        x += canvas.wide(atom.letters, size, face)


def _runs(row: list[Word]) -> Iterator[Atom]:
    """The atoms of a line with the spaces between words, letters joined."""
    letters, icon = "", ""
    for number, word in enumerate(row):
        letters += " " if number else ""
        for atom in word:
            if atom.icon:
                if letters or icon:
                    yield Atom(letters, icon)
                letters, icon = atom.letters, atom.icon
            else:
                letters += atom.letters
    yield Atom(letters, icon)
