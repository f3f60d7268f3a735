"""Running text with links to rules, and with marked search words."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

from game.text.rulebook import REFERENCE
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Colour, mix, rgb
from game.ui.widgets.boxes import Box, Part, Pointing
from game.ui.widgets.focus import Target

MARK = rgb("#f2cf63")
LINK = rgb("#8f1d1d")


class TextRun(NamedTuple):
    """Words of one style in a line, with their position and width in pixels. `rule` is the rule of a link."""

    words: str
    x: int
    wide: int
    rule: str = ""
    marked: bool = False


Lines = tuple[tuple[TextRun, ...], ...]


@lru_cache(maxsize=1200)
def broken(face: str, pixels: int, words: str, room: int, terms: tuple[str, ...]) -> Lines:
    """A text wrapped into lines of runs of at most `room` pixels."""
    return tuple(_runs(face, pixels, line, terms) for line in fonts.wrap(face, pixels, words, room))


def _runs(face: str, pixels: int, line: str, terms: tuple[str, ...]) -> tuple[TextRun, ...]:
    runs: list[TextRun] = []
    x, gap = 0, fonts.width(face, pixels, " ")
    plain: list[str] = []

    def flush() -> None:
        nonlocal x
        if plain:
            text = " ".join(plain)
            wide = fonts.width(face, pixels, text)
            runs.append(TextRun(text, x, wide))
            x += wide + gap
            plain.clear()

    for word in line.split(" "):
        named = REFERENCE.search(word)
        found = any(term in word.lower() for term in terms)
        if not named and not found:
            plain.append(word)
            continue
        flush()
        wide = fonts.width(face, pixels, word)
        runs.append(TextRun(word, x, wide, named[0] if named else "", found))
        x += wide + gap
    flush()
    return tuple(runs)


def lines(canvas: Canvas, words: str, size: float, room: float, terms: tuple[str, ...] = (), face: str = "text") -> Lines:
    """The same in the units of a canvas."""
    return broken(canvas.face(face), canvas.size(size), words, int(room * canvas.scale), terms)


def step(canvas: Canvas, size: float, face: str = "text") -> float:
    """The line height, a little larger than elsewhere for better reading."""
    return canvas.high(size, face) * 1.08


def high(canvas: Canvas, words: str, size: float, room: float, terms: tuple[str, ...] = (), face: str = "text") -> float:
    """The height of a text."""
    return step(canvas, size, face) * len(lines(canvas, words, size, room, terms, face))


def draw(
    canvas: Canvas, words: str, area: Area, size: float, colour: Colour, *, terms: tuple[str, ...] = (), face: str = "text"
) -> float:
    """Draw a text at the top of `area`. Returns its height."""
    pixels, y, down = canvas.size(size), area.y, step(canvas, size, face)
    found = lines(canvas, words, size, area.w, terms, face)
    texts = [" ".join(run.words for run in line) for line in found]
    canvas.passage([(text, (area.x, y + down * row)) for row, text in enumerate(texts)], size, colour, face)
    for line in found:
        for run in line:
            x = area.x + run.x / canvas.scale
            if run.marked:
                spot = Area(x - 3, y, run.wide / canvas.scale + 6, canvas.high(size, face))
                canvas.box(spot, MARK, mix(MARK, LINK, 0.4), radius=4, width=1)
            made = fonts.render(canvas.face(face), pixels, run.words, LINK if run.rule else colour)
            canvas.surface.blit(made, canvas.point(x, y))
            if run.rule:  # colour is never the only difference
                low = y + canvas.high(size, face) * 0.98
                canvas.line((x, low), (x + run.wide / canvas.scale, low), LINK, 1.2)
        y += down
    return y - area.y


def links(
    canvas: Canvas, words: str, area: Area, size: float, terms: tuple[str, ...] = (), face: str = "text"
) -> list[tuple[str, Area]]:
    """The areas of the links of a text that is drawn in `area`."""
    found, down = [], step(canvas, size, face)
    for number, line in enumerate(lines(canvas, words, size, area.w, terms, face)):
        for run in line:
            if run.rule:
                spot = Area(
                    area.x + run.x / canvas.scale, area.y + number * down, run.wide / canvas.scale, canvas.high(size, face)
                )
                found.append((run.rule, spot))
    return found


@dataclass(frozen=True)
class Prose(Box):
    """A text in which rule ids are links that `follow` opens. `tag` distinguishes the links of several texts of a page."""

    words: str
    size: float
    colour: Colour = INK
    terms: tuple[str, ...] = ()
    face: str = "text"
    follow: Callable[[str], Any] | None = None
    tag: str = ""

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of its lines."""
        return high(canvas, self.words, self.size, wide, self.terms, self.face)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The text with its links."""
        follow = self.follow
        found = links(canvas, self.words, area, self.size, self.terms, self.face) if follow is not None else []
        targets = [
            Target(("inline", self.tag, place), spot, partial(follow, rule), "inline", rule)
            for place, (rule, spot) in enumerate(found)
            if follow is not None
        ]
        yield Part(area, self._paint, tuple(targets))

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        draw(canvas, self.words, area, self.size, self.colour, terms=self.terms, face=self.face)
