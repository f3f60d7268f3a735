"""The letter with the epilogue of the story."""

from game.rules.london.tables.cards import STORIES
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.result.facts import ResultFacts
from game.ui.london.style import BRASS, INK, PAPER, PAPER_LOW, seal
from game.ui.widgets.layout import off_top

SEAL = 66.0
"""The diameter of its seal."""


def letter_height(canvas: Canvas, facts: ResultFacts, wide: float) -> float:
    """The height of the letter."""
    return 24 + canvas.high(26, "title") + 12 + canvas.tall(facts.epilogue, 20, wide - 56, "book") + 30


def paint_letter(canvas: Canvas, area: Area, facts: ResultFacts) -> None:
    """Paint the epilogue on sealed paper."""
    canvas.box(area, (PAPER, PAPER_LOW), BRASS, radius=8, width=2)
    canvas.relief("london/parchment", area.inset(3))
    inner = area.inset(28, 20)
    words = name(facts.t.options.story)
    size = canvas.fitting(words, 26, inner.w - SEAL, "title")
    canvas.text(words, (inner.x, inner.y), size, INK, face="title")
    seal(canvas, (area.x + area.w - SEAL * 0.62, area.y + SEAL * 0.56), SEAL, STORIES[facts.t.options.story].symbol)
    body = off_top(inner, canvas.high(26, "title"), 12)[1]
    size = canvas.block(facts.epilogue, body, 25, "book", 15)
    canvas.paragraph(facts.epilogue, body, size, INK, face="book")
