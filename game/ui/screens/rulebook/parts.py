"""Parts of a page of the rulebook, which the card pages of all games use: headings, buttons that lead to rules and to cards."""

from collections.abc import Callable, Sequence
from functools import partial

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK
from game.ui.screens.rulebook.style import BOX, PAPER, RED, focus_ring
from game.ui.screens.rulebook.view import CARD, BookView
from game.ui.widgets.blocks import Block
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import depth, flow as wrap, grid

TEXT = 22.0
"""The text size of a card page."""
WIDEST = 470.0
"""The greatest width of an enlarged card."""


def heading(canvas: Canvas, words: str) -> Block:
    """The heading of a part of a page."""

    def paint(c: Canvas, area: Area) -> None:
        c.text(words, (area.x + 2, area.y), 24, INK, face="title", room=area.w)

    return Block(canvas.high(24, "title"), paint, gap=10)


def paragraph(canvas: Canvas, wide: float, words: str) -> Block:
    """A paragraph of a page."""

    def paint(c: Canvas, area: Area) -> None:
        c.paragraph(words, Area(area.x, area.y, area.w, area.h + 4), TEXT, INK)

    return Block(canvas.tall(words, TEXT, wide), paint)


def face_area(book: BookView, wide: float, shape: float, most: float) -> Area:
    """The size of an enlarged card: as large as there is room for, at most `most` wide. `shape` is its width divided by its height."""
    room = book.laid["page"].scroll.view.h or 600.0
    w = min(wide - 40, most, max(280.0, (room - 60) * shape))
    return Area(0, 0, w, w / shape)


def enlarged(book: BookView, face: Area, draw: Callable[[Canvas, Area], object]) -> Block:
    """An enlarged card of the size of `face`, in the middle of the page."""

    def paint(c: Canvas, area: Area) -> None:
        spot = Area(area.x + (area.w - face.w) / 2, area.y + 14, face.w, face.h)
        draw(c, spot)
        if book.focused("page"):
            focus_ring(c, spot.inset(-9), 14)

    return Block(face.h + 30, paint)


def rule_buttons(book: BookView, canvas: Canvas, wide: float, others: Sequence[str]) -> Block:
    """Buttons that lead to other rules, in two columns where there is room."""
    high = max(46.0, canvas.high(21) + 18)
    number = canvas.wide(others[0], 19, "title") + 30
    least = min(wide, number + 14 + max(canvas.wide(book.book.rules[rule].title, 21) for rule in others))

    def spots(area: Area) -> list[Area]:
        return grid(area, len(others), least, high, 8)

    def paint(c: Canvas, area: Area) -> None:
        for rule, spot in zip(others, spots(area), strict=True):
            passage = book.book.rules[rule]
            c.box(spot, BOX, PAPER.line, radius=7)
            y = spot.y + (spot.h - c.high(21)) / 2 - 1
            c.text(rule, (spot.x + 12, y + 2), 19, RED, face="title")
            c.text(passage.title, (spot.x + number, y), 21, INK, room=spot.w - number - 10)
            if book.focused(("link", rule)):
                focus_ring(c, spot, 7)

    def places(area: Area) -> list[Target]:
        return [
            Target(("link", rule), spot, partial(book.open, rule), "links", book.book.rules[rule].title, rule)
            for rule, spot in zip(others, spots(area), strict=True)
        ]

    return Block(depth(Area(0, 0, wide, 0), spots(Area(0, 0, wide, 0))), paint, places, gap=20)


def card_buttons(book: BookView, canvas: Canvas, wide: float, found: Sequence[str]) -> Block:
    """Buttons that lead to cards."""
    high = max(38.0, canvas.high(20) + 12)
    sizes = [(canvas.wide(book.cards.name(card), 20) + 38, high) for card in found]

    def spots(area: Area) -> list[Area]:
        return wrap(area, sizes, 8)

    def paint(c: Canvas, area: Area) -> None:
        for card, spot in zip(found, spots(area), strict=True):
            c.box(spot, BOX, PAPER.line, radius=6)
            c.box(Area(spot.x, spot.y, 8, spot.h), book.cards.colour(card), radius=3)
            c.text(book.cards.name(card), (spot.x + 20, spot.y + (spot.h - c.high(20)) / 2 - 1), 20, INK, room=spot.w - 26)
            if book.focused(("card", card)):
                focus_ring(c, spot, 6)

    def places(area: Area) -> list[Target]:
        return [
            Target(("card", card), spot, partial(book.open, f"{CARD}{card}"), "cards", book.cards.name(card), card)
            for card, spot in zip(found, spots(area), strict=True)
        ]

    return Block(depth(Area(0, 0, wide, 0), spots(Area(0, 0, wide, 0))), paint, places, gap=20)
