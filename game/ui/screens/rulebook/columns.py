"""What stands in the columns of the rulebook, block by block."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CARD_TYPES, INK, mix, rgb
from game.ui.screens.rulebook import flow
from game.ui.screens.rulebook.painter import PAPER, RED, ring
from game.ui.screens.rulebook.rule_page import BOX, page
from game.ui.screens.rulebook.tables import table
from game.ui.widgets.blocks import Block
from game.ui.widgets.focus import Target

if TYPE_CHECKING:
    from game.ui.screens.rulebook.scene import RulebookScene

BODY = 23.0


def cards(game: str) -> dict[str, str]:
    """The cards and adventures of a game that have a page, each with the words by which it is found."""
    if game != "ravenloft":
        return {}
    from game.ui.ravenloft.facts import adventure_page
    from game.ui.ravenloft.facts.citations import pages

    return {card: " ".join([name(card), *map(name, adventure_page.named(card))]).lower() for card in pages()}


def adventures(game: str) -> list[str]:
    """The places of a game's adventures, which have a chapter of their own at the end of its book."""
    if game != "ravenloft":
        return []
    from game.ui.ravenloft.facts import adventure_page

    return [f"card:{adventure}" for adventure in adventure_page.listed()]


# ------------------------------------------------------------------ chapters


def chapters(scene: "RulebookScene", canvas: Canvas, wide: float) -> Sequence[Block]:
    """The contents."""
    high = canvas.high(30, "title") + 8

    def head(c: Canvas, area: Area) -> None:
        c.text(say("ui-book-chapters"), (area.x + 10, area.y), 27, INK, face="title", room=area.w - 16)

    return [Block(high, head, gap=6), *(_chapter(scene, canvas, chapter) for chapter in scene.chapters)]


def _chapter(scene: "RulebookScene", canvas: Canvas, chapter: str) -> Block:
    key = ("chapter", chapter)
    first = scene.chapters[chapter][0]
    first = "" if first.startswith("card:") else first.partition("-")[2]

    def paint(c: Canvas, area: Area) -> None:
        here = chapter == scene.spot.chapter and not scene.query
        if here:
            c.box(area, (rgb("#9c2324"), rgb("#7b1719")), rgb("#5a0f12"), radius=6)
        y = area.y + (area.h - c.high(21)) / 2 - 1
        ink, low = (rgb("#fff3dc"), rgb("#f3d9c4")) if here else (INK, PAPER.muted)
        number = c.wide(first, 19)
        c.text(chapter, (area.x + 12, y), 21, ink, face="bold" if here else "text", room=area.w - number - 34)
        c.text(first, (area.x + area.w - 10, y + 1), 19, low, align="right")
        if scene.focused(key):
            ring(c, area, 6)

    high = max(31.0, canvas.high(21) + 5)
    return Block(high, paint, lambda area: [Target(key, area, partial(scene.turn_to, chapter), "chapters", chapter)], 1)


# ------------------------------------------------------------------ the rules of a chapter, or what was found


def rules(scene: "RulebookScene", canvas: Canvas, wide: float) -> Sequence[Block]:
    """The text of the chapter, or the list of what was found."""
    title = say("ui-book-results", query=scene.query) if scene.query else scene.spot.chapter
    lines = canvas.lines(title, 33, wide, "title")

    def head(c: Canvas, area: Area) -> None:
        c.paragraph(title, area, 33, INK, face="title")

    made = [Block(canvas.high(33, "title") * len(lines) + 4, head, gap=10)]
    if scene.query and not scene.found:
        words = say("ui-book-nothing", query=scene.query)
        made.append(Block(flow.high(canvas, words, BODY, wide), lambda c, area: _words(c, area, words)))
    if not scene.query and scene.spot.chapter == next(iter(scene.book.chapters)):
        made.append(_preface(canvas, scene.book.preface, wide))
    part = ""
    for place in scene.rows:
        if place.startswith("card:"):
            made.append(_card_row(scene, canvas, place, wide))
            continue
        if not scene.query and (new := scene.book.rules[place].part) != part:
            part = new
            made.append(_part(canvas, part))
        made.append(_row(scene, canvas, place, wide))
        if not scene.query and (passage := scene.book.rules[place]).table:
            made.append(table(scene, canvas, wide, passage))
    if scene.query and (left := len(scene.found) - len(scene.rows)) > 0:
        more = say("ui-book-more", count=left)
        made.append(Block(flow.high(canvas, more, BODY, wide), lambda c, area: _words(c, area, more)))
    return made


def _preface(canvas: Canvas, words: str, wide: float) -> Block:
    """How to read the book, before its first chapter."""

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


def _row(scene: "RulebookScene", canvas: Canvas, rule: str, wide: float) -> Block:
    key, passage, pad = ("rule", rule), scene.book.rules[rule], 10.0
    title = passage.title or passage.id
    number = canvas.wide(rule, 20, "title") + 14
    words = _short(passage.words) if scene.query else passage.words
    heads = canvas.lines(title, 23, wide - 2 * pad - number, "bold")
    top = canvas.high(23, "bold") * len(heads)
    body = flow.high(canvas, words, BODY, wide - 2 * pad, scene.terms, "book")

    def paint(c: Canvas, area: Area) -> None:
        if scene.spot.open == rule:
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
            terms=scene.terms,
            face="book",
        )
        if scene.focused(key):
            ring(c, area, 6)

    return Block(top + body + 10, paint, lambda area: [Target(key, area, partial(scene.pick, rule), "rules", title, rule)], 5)


def _short(words: str, most: int = 190) -> str:
    """The beginning of a long text."""
    return words if len(words) <= most else words[:most].rsplit(" ", 1)[0] + " …"


def _card_row(scene: "RulebookScene", canvas: Canvas, place: str, wide: float) -> Block:
    """A card or an adventure: its name, and what it is, beside it or below it."""
    from game.ui.ravenloft.board.faces import type_of

    card, key = place.removeprefix("card:"), ("rule", place)
    beside = canvas.wide(name(card), 23, "bold") + canvas.wide(kind(card), 20, "italic") + 50 < wide
    high = max(44.0, canvas.high(23) + 14 + (0 if beside else canvas.high(20)))

    def paint(c: Canvas, area: Area) -> None:
        c.box(area, BOX, RED if scene.spot.open == place else PAPER.line, radius=6)
        c.box(Area(area.x, area.y, 10, area.h), CARD_TYPES[type_of(card)], radius=3)
        y = area.y + (area.h - c.high(23) - (0 if beside else c.high(20))) / 2 - 1
        used = c.text(name(card), (area.x + 22, y), 23, INK, face="bold", room=area.w - 40)
        x, low = (area.x + 34 + used, y + 2) if beside else (area.x + 22, y + c.high(23))
        c.text(kind(card), (x, low), 20, PAPER.muted, face="italic", room=max(1.0, area.x + area.w - x - 12))
        if scene.focused(key):
            ring(c, area, 6)

    return Block(high, paint, lambda area: [Target(key, area, partial(scene.pick, place), "rules", name(card), place)], 6)


def kind(card: str) -> str:
    """What sort of card it is."""
    from game.ui.ravenloft.facts.adventure_page import heading, row_of
    from game.ui.ravenloft.panels.card_face import kind as words

    row = row_of(card)
    return words(card) if row is None else heading(row)


Maker = Callable[["RulebookScene", Canvas, float], Sequence[Block]]
MAKERS: dict[str, Maker] = {"chapters": chapters, "rules": rules, "page": page}
