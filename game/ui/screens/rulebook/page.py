"""The right page of the rulebook: the open rule with its drawing, examples, references, and the cards that cite it."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

from game.text import say
from game.text.rulebook import REFERENCE, Passage
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Colour, mix
from game.ui.screens.rulebook.parts import CARD, BookProps, PageTop, boxed, card_buttons, heading, ring, rule_buttons
from game.ui.screens.theme import BAD, BOX, EXAMPLE, EXAMPLE_EDGE, EXAMPLE_INK, FLOOR, GOOD, MARK, PAPER, RED, SHADOW, WALL
from game.ui.widgets.boxes import Box, Drawn, Line, Part, Pointing, Space, Spaced, Text
from game.ui.widgets.containers import Column, Framed, Row
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import GAP
from game.ui.widgets.pressed import Choosable


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

    def lines(self, canvas: Canvas, wide: float) -> Lines:
        """The lines in a column of this width."""
        return broken(canvas.face(self.face), canvas.size(self.size), self.words, int(wide * canvas.scale), self.terms)

    def step(self, canvas: Canvas) -> float:
        """The line height, a little larger than elsewhere for better reading."""
        return canvas.high(self.size, self.face) * 1.08

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of its lines."""
        return self.step(canvas) * len(self.lines(canvas, wide))

    def runs(self, canvas: Canvas, area: Area) -> Iterator[tuple[TextRun, Area]]:
        """The runs with their areas."""
        for row, line in enumerate(self.lines(canvas, area.w)):
            y, high = area.y + row * self.step(canvas), canvas.high(self.size, self.face)
            yield from ((run, Area(area.x + run.x / canvas.scale, y, run.wide / canvas.scale, high)) for run in line)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The text with its links."""
        found = [(run.rule, spot) for run, spot in self.runs(canvas, area) if run.rule and self.follow is not None]
        targets = [
            Target(("inline", self.tag, place), spot, partial(self.follow, rule), "inline", rule)
            for place, (rule, spot) in enumerate(found)
            if self.follow is not None
        ]
        yield Part(area, self._paint, tuple(targets))

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        texts = [" ".join(run.words for run in line) for line in self.lines(canvas, area.w)]
        passage = [(text, (area.x, area.y + self.step(canvas) * row)) for row, text in enumerate(texts)]
        canvas.passage(passage, self.size, self.colour, self.face)
        for run, spot in self.runs(canvas, area):
            if run.marked:
                canvas.box(spot.inset(-3, 0), MARK, mix(MARK, RED, 0.4), radius=4, width=1)
            made = fonts.render(canvas.face(self.face), canvas.size(self.size), run.words, RED if run.rule else self.colour)
            canvas.surface.blit(made, canvas.point(spot.x, spot.y))
            if run.rule:  # colour is never the only difference
                low = spot.y + spot.h * 0.98
                canvas.line((spot.x, low), (spot.x + spot.w, low), RED, 1.2)


OPEN, LATELY = 25.0, 20.0
"""The text sizes of the open rule, and of the log lines below it."""
MOST = 6
"""The number of references on a page from which similar rules are left out."""
MARGINS = (28.0, 18.0, 20.0, 18.0)
SQUARE = 56.0
"""The largest square of a drawing."""


def page(book: BookProps, canvas: Canvas, wide: float) -> Box:
    """The open rule or card with everything about it."""
    if book.spot.open.startswith(CARD):
        return Column(*book.cards.page(book, canvas, wide, book.spot.open.removeprefix(CARD)), gap=GAP)
    rule, texts = book.spot.open, book.book.rules
    passage, related = texts[rule], book.book.related(rule)
    examples = [other for other in related if texts[other].example]
    others = [other for other in related if other not in examples]
    made = [_opened(book, canvas, wide)]
    if not passage.example:
        made += [_example(book, other) for other in examples]
    else:
        others = [*others, *examples]
    others += [other for other in book.book.kin(rule) if other not in related][: max(0, MOST - len(others))]
    if others:
        made += [heading(say("ui-book-see-also")), rule_buttons(book, canvas, wide, others)]
    if found := book.cards.citing(rule):
        made += [heading(say("ui-book-cards", count=len(found))), card_buttons(book, canvas, found)]
    return Column(*made, gap=GAP)


# ------------------------------------------------------------------ the open rule


def _opened(book: BookProps, canvas: Canvas, wide: float) -> Box:
    """The open rule in its frame, its drawing beside or below the text, and the log lines of the match that quote it."""
    passage, inner = book.book.rules[book.spot.open], wide - MARGINS[0] - MARGINS[2]
    text: list[Box] = [
        Spaced(_title(passage), 10),
        Prose(passage.words, OPEN, INK, book.terms, follow=book.follow, tag=passage.id),
    ]
    if passage.house:
        text.append(Framed(Line(say("ui-book-house"), 20, PAPER.muted, "italic", least=1.0), (0, 4)))
    body: Box = Column(*text)
    if passage.drawing:
        w, h = drawing_size(passage.drawing, min(250.0, inner * 0.4))
        if inner - w - 24 > canvas.wide("n" * 18, OPEN):
            body = Row(body, Drawn(partial(_drawing, rows=passage.drawing, down=4), h + 6, w), gap=24, grow=(0,), align="top")
        else:
            low = Drawn(partial(_drawing, rows=passage.drawing, down=10), h + 16, w)
            body = Column(body, Row(low, Space(), gap=0))
    lately = [Text(line, LATELY, INK) for line in book.lately]
    if lately:
        head = Line(say("ui-book-your-game"), LATELY, PAPER.muted, "italic", least=1.0)
        body = Column(Spaced(body, 8), Drawn(_divider, 6), Spaced(head, 2), *lately)
    return Spaced(PageTop(body, _frame, MARGINS), 20)


def _frame(canvas: Canvas, area: Area) -> None:
    canvas.box(area.moved(2, 3), SHADOW, radius=10, alpha=70)
    canvas.box(area, BOX, RED, radius=10, width=3)
    canvas.box(area.column(area.x, 12), RED, radius=4)


def _divider(canvas: Canvas, area: Area) -> None:
    canvas.line((area.x, area.y), (area.x + area.w, area.y), PAPER.line, 1.2)


def _title(passage: Passage) -> Box:
    """The number of a rule, and its title beside it; below it where only a few letters would fit."""
    number = f"{passage.id}  {passage.example}".strip()

    def high(canvas: Canvas, wide: float) -> float:
        title, first = _title_area(canvas, wide, number), canvas.high(30, "title")
        tall = canvas.tall(passage.title, 27, title.w, "bold")
        return first + tall + 4 if title.y > first else max(first, tall)

    def paint(canvas: Canvas, area: Area) -> None:
        canvas.text(number, (area.x, area.y - 2), 30, RED, face="title", room=area.w)
        title = _title_area(canvas, area.w, number).moved(area.x, area.y)
        canvas.paragraph(passage.title, title._replace(w=title.w + (2 if title.x > area.x else 0)), 27, INK, face="bold")

    return Drawn(paint, high)


def _title_area(canvas: Canvas, wide: float, number: str) -> Area:
    left = canvas.wide(number, 30, "title") + 16
    if wide - left > canvas.wide("n" * 10, 27):
        return Area(left, 1, wide - left, 1e4)
    return Area(0, canvas.high(30, "title") + 2, wide, 1e4)


def _example(book: BookProps, rule: str) -> Box:
    """An example in a box."""
    passage = book.book.rules[rule]
    head = say("ui-book-example", number=passage.example, title=passage.title)
    text = Prose(passage.words, 22, INK, book.terms, "book")
    body = Column(Spaced(Text(head, 22, EXAMPLE_INK, "bold"), 2), text, Space(2))
    framed = Framed(body, (20, 12), boxed(EXAMPLE, EXAMPLE_EDGE, radius=8, width=1.5))
    act = partial(book.follow, rule)
    return Choosable(framed, ("example", rule), act, "links", head, ring(8), data=rule, selectable=True)


# ------------------------------------------------------------------ the drawing


def drawing_size(rows: tuple[str, ...], most: float) -> tuple[float, float]:
    """The size of a drawing, at most `most` wide."""
    across = max(map(len, rows))
    side = min(SQUARE, most / across)
    return side * across, side * len(rows)


def _drawing(canvas: Canvas, area: Area, rows: tuple[str, ...], down: float) -> None:
    """Draw it `down` pixels lower: # wall, . floor, H and h Heroes, M a Monster, O reachable, X not reachable, digits, _ nothing."""
    side = area.w / max(map(len, rows))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "_":
                _square(canvas, area.at(x * side, down + y * side, side, side), letter)
    canvas.frame(area.row(area.y + down, side * len(rows)).inset(-3), INK, width=2, radius=3)


def _square(canvas: Canvas, spot: Area, letter: str) -> None:
    canvas.box(spot, WALL if letter == "#" else FLOOR, mix(FLOOR, INK, 0.3), width=1, radius=0)
    (x, y), r = spot.centre, spot.w * 0.32
    if letter in "Hh":
        canvas.picture("ravenloft/arjhan" if letter == "H" else "ravenloft/kat", spot.inset(3))
    elif letter == "M":
        canvas.picture("ravenloft/skeleton", spot.inset(3))
    elif letter == "O":
        canvas.circle((x, y), r * 0.8, GOOD, 4)
    elif letter == "X":
        canvas.line((x - r * 0.7, y - r * 0.7), (x + r * 0.7, y + r * 0.7), BAD, 4)
        canvas.line((x - r * 0.7, y + r * 0.7), (x + r * 0.7, y - r * 0.7), BAD, 4)
    elif letter.isdecimal():
        size = spot.w * 0.5
        canvas.text(letter, (x, y - canvas.high(size, "title") / 2), size, INK, face="title", align="centre")
