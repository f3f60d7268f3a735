"""The tables among the rules of a chapter: steps as buttons that lead to their rules, and rows of cells."""

from collections.abc import Sequence
from functools import partial

from game.text.rulebook import Passage, TableStep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb
from game.ui.screens.rulebook.style import BOX, PAPER, RED
from game.ui.screens.rulebook.view import BookView
from game.ui.widgets.blocks import Block
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns

SIZE = 20.0
ICON = 34.0
PAD = 10.0


def table(book: BookView, canvas: Canvas, wide: float, passage: Passage) -> Block:
    """The table below a rule: a row of steps, or rows of cells."""
    return steps(book, canvas, wide, passage) if passage.steps else cells(canvas, wide, passage.table)


# ------------------------------------------------------------------ steps


def steps(book: BookView, canvas: Canvas, wide: float, passage: Passage) -> Block:
    """A button for each step with its picture and number; the one of the open rule is red."""
    made, head = passage.steps, passage.table[0][0]
    top = canvas.tall(head, SIZE, wide - 2 * PAD, "bold") + 4
    labels = [f"{place} {one.words}" for place, one in enumerate(made, start=1)]
    each = (wide - 2 * PAD - 10 * (len(made) - 1)) / len(made)
    text = max(canvas.tall(label, SIZE, each - 16, "bold") for label in labels)
    high = ICON + text + 18

    def spots(area: Area) -> list[Area]:
        return columns(Area(area.x + PAD, area.y + top, area.w - 2 * PAD, high), len(made), 10)

    def paint(c: Canvas, area: Area) -> None:
        c.paragraph(head, Area(area.x + PAD, area.y, area.w - 2 * PAD, top), SIZE, PAPER.muted, face="bold")
        for one, label, spot in zip(made, labels, spots(area), strict=True):
            _step(c, spot, one, label, here=book.spot.open == one.rule)

    def places(area: Area) -> list[Target]:
        return [
            Target(("step", one.rule), spot, partial(book.pick, one.rule), "steps", label, one.rule)
            for one, label, spot in zip(made, labels, spots(area), strict=True)
        ]

    return Block(top + high + 8, paint, places, gap=8)


def _step(canvas: Canvas, area: Area, one: TableStep, label: str, *, here: bool) -> None:
    canvas.box(area, RED if here else BOX, rgb("#5a0f12") if here else PAPER.line, radius=7, width=2 if here else 1.2)
    canvas.picture(f"ui/{one.picture}", Area(area.centre[0] - ICON / 2, area.y + 6, ICON, ICON))
    low = Area(area.x + 8, area.y + ICON + 9, area.w - 16, area.h - ICON - 10)
    canvas.paragraph(label, low, SIZE, rgb("#fff3dc") if here else INK, face="bold", align="centre")


# ------------------------------------------------------------------ cells


def _shares(canvas: Canvas, rows: Sequence[Sequence[str]]) -> list[float]:
    """The preferred widths of the columns."""
    return [max(canvas.wide(row[place], SIZE, "bold") for row in rows) + 16 for place in range(len(rows[0]))]


def cells(canvas: Canvas, wide: float, rows: Sequence[Sequence[str]]) -> Block:
    """Rows of cells with a line below each. The first cell is bold, and cells wrap their text."""
    room = Area(0, 0, wide - 2 * PAD, 0)
    widths = [one.w for one in columns(room, _shares(canvas, rows), 0)]
    highs = [
        max(canvas.tall(cell, SIZE, width - 12, _face(x, y)) for x, (cell, width) in enumerate(zip(row, widths, strict=True))) + 7
        for y, row in enumerate(rows)
    ]

    def paint(c: Canvas, area: Area) -> None:
        y = area.y
        for number, (row, high) in enumerate(zip(rows, highs, strict=True)):
            x = area.x + PAD
            for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
                colour = PAPER.muted if number == 0 else INK
                spot = Area(x, y + 2, width - 12, high)
                c.paragraph(cell, spot, SIZE, colour, face=_face(place, number), align="centre" if place else "left")
                x += width
            y += high
            c.line((area.x + PAD, y - 1), (area.x + area.w - PAD, y - 1), mix(PAPER.line, PAPER.ground, 0.2), 1.2)

    return Block(sum(highs), paint, gap=12)


def _face(column: int, row: int) -> str:
    """The face of a cell."""
    return "bold" if column == 0 else "italic" if row == 0 else "text"
