"""The content of the rulebook's columns as blocks."""

from collections.abc import Callable, Sequence
from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb
from game.ui.screens.rulebook import flow
from game.ui.screens.rulebook.rule_page import page
from game.ui.screens.rulebook.style import BOX, PAPER, RED, focus_ring
from game.ui.screens.rulebook.tables import table
from game.ui.screens.rulebook.view import CARD, BookView
from game.ui.widgets.blocks import Block
from game.ui.widgets.focus import Target

BODY = 23.0


# ------------------------------------------------------------------ chapters


def chapters(book: BookView, canvas: Canvas, wide: float) -> Sequence[Block]:
    """The table of contents."""
    high = canvas.high(30, "title") + 8

    def head(c: Canvas, area: Area) -> None:
        c.text(say("ui-book-chapters"), (area.x + 10, area.y), 27, INK, face="title", room=area.w - 16)

    return [Block(high, head, gap=6), *(_chapter(book, canvas, chapter, places[0]) for chapter, places in book.chapters.items())]


def _chapter(book: BookView, canvas: Canvas, chapter: str, first: str) -> Block:
    """A chapter with the number of its first rule."""
    key = ("chapter", chapter)
    first = "" if first.startswith(CARD) else first.partition("-")[2]

    def paint(c: Canvas, area: Area) -> None:
        here = chapter == book.spot.chapter and not book.query
        if here:
            c.box(area, (rgb("#9c2324"), rgb("#7b1719")), rgb("#5a0f12"), radius=6)
        y = area.y + (area.h - c.high(21)) / 2 - 1
        ink, low = (rgb("#fff3dc"), rgb("#f3d9c4")) if here else (INK, PAPER.muted)
        number = c.wide(first, 19)
        c.text(chapter, (area.x + 12, y), 21, ink, face="bold" if here else "text", room=area.w - number - 34)
        c.text(first, (area.x + area.w - 10, y + 1), 19, low, align="right")
        if book.focused(key):
            focus_ring(c, area, 6)

    high = max(31.0, canvas.high(21) + 5)
    return Block(high, paint, lambda area: [Target(key, area, partial(book.turn_to, chapter), "chapters", chapter)], 1)


# ------------------------------------------------------------------ the rules of a chapter, or what was found


def rules(book: BookView, canvas: Canvas, wide: float) -> Sequence[Block]:
    """The text of the chapter, or the search results."""
    title = say("ui-book-results", query=book.query) if book.query else book.spot.chapter
    lines = canvas.lines(title, 33, wide, "title")

    def head(c: Canvas, area: Area) -> None:
        c.paragraph(title, area, 33, INK, face="title")

    made = [Block(canvas.high(33, "title") * len(lines) + 4, head, gap=10)]
    if book.query and not book.found:
        words = say("ui-book-nothing", query=book.query)
        made.append(Block(flow.high(canvas, words, BODY, wide), lambda c, area: _words(c, area, words)))
    if not book.query and book.spot.chapter == next(iter(book.book.chapters)):
        made.append(_preface(canvas, book.book.preface, wide))
    part = ""
    for place in book.rows:
        if place.startswith(CARD):
            made.append(_card_row(book, canvas, place, wide))
            continue
        if not book.query and (new := book.book.rules[place].part) != part:
            part = new
            made.append(_part(canvas, part))
        made.append(_row(book, canvas, place, wide))
        if not book.query and (passage := book.book.rules[place]).table:
            made.append(table(book, canvas, wide, passage))
    if book.query and (left := len(book.found) - len(book.rows)) > 0:
        more = say("ui-book-more", count=left)
        made.append(Block(flow.high(canvas, more, BODY, wide), lambda c, area: _words(c, area, more)))
    return made


def _preface(canvas: Canvas, words: str, wide: float) -> Block:
    """The preface, before the first chapter."""

    def paint(c: Canvas, area: Area) -> None:
        c.box(area, mix(PAPER.ground, PAPER.line, 0.16), PAPER.line, radius=6, width=1)
        flow.draw(c, words, area.inset(14, 9), 20, PAPER.muted, face="italic")

    return Block(flow.high(canvas, words, 20, wide - 28, face="italic") + 18, paint, gap=10)


def _words(canvas: Canvas, area: Area, words: str) -> None:
    flow.draw(canvas, words, area, BODY, INK)


def _part(canvas: Canvas, part: str) -> Block:
    def paint(c: Canvas, area: Area) -> None:
        c.text(part, (area.x, area.y + 4), 24, PAPER.muted, face="title", room=area.w)

    return Block(canvas.high(24, "title") + 6, paint, gap=8)


def _row(book: BookView, canvas: Canvas, rule: str, wide: float) -> Block:
    key, passage, pad = ("rule", rule), book.book.rules[rule], 10.0
    title = passage.title or passage.id
    number = canvas.wide(rule, 20, "title") + 14
    words = _short(passage.words) if book.query else passage.words
    heads = canvas.lines(title, 23, wide - 2 * pad - number, "bold")
    top = canvas.high(23, "bold") * len(heads)
    body = flow.high(canvas, words, BODY, wide - 2 * pad, book.terms, "book")

    def paint(c: Canvas, area: Area) -> None:
        if book.spot.open == rule:
            c.box(area, BOX, RED, radius=6, width=1.5)
            c.box(Area(area.x, area.y, 6, area.h), RED, radius=2)
        inner = area.inset(pad, 5)
        c.text(rule, (inner.x, inner.y + 2), 20, RED, face="title")
        c.paragraph(title, Area(inner.x + number, inner.y, inner.w - number, top + 4), 23, INK, face="bold")
        flow.draw(
            c,
            words,
            Area(inner.x, inner.y + top, inner.w, body),
            BODY,
            mix(INK, PAPER.ground, 0.12),
            terms=book.terms,
            face="book",
        )
        if book.focused(key):
            focus_ring(c, area, 6)

    return Block(top + body + 10, paint, lambda area: [Target(key, area, partial(book.pick, rule), "rules", title, rule)], 5)


def _short(words: str, most: int = 190) -> str:
    """The beginning of a long text."""
    return words if len(words) <= most else words[:most].rsplit(" ", 1)[0] + " …"


def _card_row(book: BookView, canvas: Canvas, place: str, wide: float) -> Block:
    """A card or an adventure: its name, and its kind beside or below it."""
    card, key = place.removeprefix(CARD), ("rule", place)
    beside = canvas.wide(book.cards.name(card), 23, "bold") + canvas.wide(book.cards.kind(card), 20, "italic") + 50 < wide
    high = max(44.0, canvas.high(23) + 14 + (0 if beside else canvas.high(20)))

    def paint(c: Canvas, area: Area) -> None:
        c.box(area, BOX, RED if book.spot.open == place else PAPER.line, radius=6)
        c.box(Area(area.x, area.y, 10, area.h), book.cards.colour(card), radius=3)
        y = area.y + (area.h - c.high(23) - (0 if beside else c.high(20))) / 2 - 1
        used = c.text(book.cards.name(card), (area.x + 22, y), 23, INK, face="bold", room=area.w - 40)
        x, low = (area.x + 34 + used, y + 2) if beside else (area.x + 22, y + c.high(23))
        c.text(book.cards.kind(card), (x, low), 20, PAPER.muted, face="italic", room=max(1.0, area.x + area.w - x - 12))
        if book.focused(key):
            focus_ring(c, area, 6)

    return Block(
        high, paint, lambda area: [Target(key, area, partial(book.pick, place), "rules", book.cards.name(card), place)], 6
    )


MAKERS: dict[str, Callable[[BookView, Canvas, float], Sequence[Block]]] = {"chapters": chapters, "rules": rules, "page": page}
