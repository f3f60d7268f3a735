"""The right page of the rulebook: the open rule with its drawing, examples, references, and the cards that cite it."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.text import say
from game.text.rulebook import Passage
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, rgb
from game.ui.screens.rulebook import flow
from game.ui.screens.rulebook.drawing import draw as drawing, size as drawing_size
from game.ui.screens.rulebook.parts import card_buttons, heading, rule_buttons
from game.ui.screens.rulebook.style import BOX, PAPER, RED, focus_ring
from game.ui.screens.rulebook.view import CARD, BookView
from game.ui.widgets.blocks import Block
from game.ui.widgets.focus import Target

OPEN = 25.0
MOST = 6
"""The number of references on a page from which similar rules are left out."""


def page(book: BookView, canvas: Canvas, wide: float) -> Sequence[Block]:
    """The open rule or card with everything about it."""
    if book.spot.open.startswith(CARD):
        return book.cards.page(book, canvas, wide, book.spot.open.removeprefix(CARD))
    rule = book.spot.open
    passage = book.book.rules[rule]
    related = book.book.related(rule)
    examples = [other for other in related if book.book.rules[other].example]
    others = [other for other in related if other not in examples]
    made = [opened(book, canvas, wide)]
    if not passage.example:
        made += [example(book, canvas, wide, other) for other in examples]
    else:
        others = [*others, *examples]
    others += [other for other in book.book.kin(rule) if other not in related][: max(0, MOST - len(others))]
    if others:
        made += [heading(canvas, say("ui-book-see-also")), rule_buttons(book, canvas, wide, others)]
    if found := book.cards.citing(rule):
        made += [heading(canvas, say("ui-book-cards", count=len(found))), card_buttons(book, canvas, wide, found)]
    return made


class Measures(NamedTuple):
    """The layout of the open rule in its frame, in logical pixels from the corner of its text.

    `side` is the size of the drawing, `beside` whether it is to the right. `room` is the width of the title, `below` whether
    the title has a line of its own. `top` is the top of the text, `body` its height, and `deep` the height without the last
    part.
    """

    side: tuple[float, float]
    beside: bool
    text: float
    room: float
    below: bool
    top: float
    body: float
    deep: float


def _measured(canvas: Canvas, passage: Passage, terms: tuple[str, ...], inner: float) -> Measures:
    side = drawing_size(passage.drawing, min(250.0, inner * 0.4))
    beside = bool(side[0]) and inner - side[0] - 24 > canvas.wide("n" * 18, OPEN)
    text = inner - side[0] - 24 if beside else inner
    room = text - canvas.wide(_number(passage), 30, "title") - 16
    below = room <= canvas.wide("n" * 10, 27)
    room = text if below else room
    title = canvas.tall(passage.title, 27, room, "bold")
    first = canvas.high(30, "title")
    top = (first + title + 4 if below else max(first, title)) + 10
    body = flow.high(canvas, passage.words, OPEN, text, terms)
    deep = top + body + (canvas.high(20) + 8 if passage.house else 0.0)
    if side[0]:
        deep = max(deep, side[1] + 6) if beside else deep + side[1] + 16
    return Measures(side, beside, text, room, below, top, body, deep)


def _number(passage: Passage) -> str:
    return f"{passage.id}  {passage.example}".strip()


def opened(book: BookView, canvas: Canvas, wide: float) -> Block:
    """The open rule in its frame, with its drawing, and the log lines of the match that quote it."""
    passage, terms, inner = book.book.rules[book.spot.open], book.terms, wide - 48
    lay = _measured(canvas, passage, terms, inner)
    lately = _lately(book, passage.id)
    tail = canvas.high(20) + 16 + sum(canvas.tall(line, 20, inner) for line in lately) if lately else 0.0

    def paint(c: Canvas, area: Area) -> None:
        c.box(area.moved(2, 3), rgb("#5c4826"), radius=10, alpha=70)
        c.box(area, BOX, RED, radius=10, width=3)
        c.box(Area(area.x, area.y, 12, area.h), RED, radius=4)
        if book.focused("page"):
            focus_ring(c, area, 10)
        _rule(c, Area(area.x + 28, area.y + 18, inner, lay.deep), passage, lay, terms)
        if lately:
            _game(c, Area(area.x + 28, area.y + 26 + lay.deep, inner, tail), lately)

    def places(area: Area) -> list[Target]:
        spot = Area(area.x + 28, area.y + 18 + lay.top, lay.text, lay.body)
        return [
            Target(("inline", at, rule), place, partial(book.open, rule), "inline", rule)
            for at, (rule, place) in enumerate(flow.links(canvas, passage.words, spot, OPEN, terms))
        ]

    return Block(lay.deep + tail + 36, paint, places, gap=20)


def _rule(canvas: Canvas, area: Area, passage: Passage, lay: Measures, terms: tuple[str, ...]) -> None:
    """Draw number, title, text and drawing."""
    x, y = area.x, area.y
    wide = canvas.text(_number(passage), (x, y - 2), 30, RED, face="title", room=lay.text)
    title = Area(x + wide + 16, y + 1, lay.room + 2, area.h)
    if lay.below:
        title = Area(x, y + canvas.high(30, "title") + 2, lay.room, area.h)
    canvas.paragraph(passage.title, title, 27, INK, face="bold")
    flow.draw(canvas, passage.words, Area(x, y + lay.top, lay.text, lay.body), OPEN, INK, terms=terms)
    low = y + lay.top + lay.body + 4
    if passage.house:
        canvas.text(say("ui-book-house"), (x, low), 20, PAPER.muted, face="italic", room=lay.text)
        low += canvas.high(20) + 4
    if lay.side[0]:
        drawing(
            canvas,
            Area(area.x + area.w - lay.side[0], y + 4, *lay.side) if lay.beside else Area(x, low + 6, *lay.side),
            passage.drawing,
        )


def _game(canvas: Canvas, area: Area, lately: Sequence[str]) -> None:
    """Draw the log lines of the match that quote the rule."""
    canvas.line((area.x, area.y), (area.x + area.w, area.y), PAPER.line, 1.2)
    canvas.text(say("ui-book-your-game"), (area.x, area.y + 6), 20, PAPER.muted, face="italic", room=area.w)
    y = area.y + canvas.high(20) + 8
    for line in lately:
        y += canvas.paragraph(line, Area(area.x, y, area.w, 400), 20, INK)


def _lately(book: BookView, rule: str) -> list[str]:
    """The last two log lines that quote a rule."""
    return [line.words for line in book.log if line.rule == rule][-2:]


def example(book: BookView, canvas: Canvas, wide: float, rule: str) -> Block:
    """An example in a box."""
    passage, key = book.book.rules[rule], ("example", rule)
    inner = wide - 40
    head = say("ui-book-example", number=passage.example, title=passage.title)
    top = canvas.tall(head, 22, inner, "bold")
    body = flow.high(canvas, passage.words, 22, inner, book.terms, "book")

    def paint(c: Canvas, area: Area) -> None:
        c.box(area, rgb("#e4e0c0"), rgb("#8d8a52"), radius=8, width=1.5)
        c.paragraph(head, Area(area.x + 20, area.y + 12, inner, top + 2), 22, rgb("#4d4a16"), face="bold")
        flow.draw(c, passage.words, Area(area.x + 20, area.y + 14 + top, inner, body), 22, INK, terms=book.terms, face="book")
        if book.focused(key):
            focus_ring(c, area)

    def places(area: Area) -> list[Target]:
        return [Target(key, area, partial(book.open, rule), "links", head, rule, selectable=True)]

    return Block(top + body + 28, paint, places)
