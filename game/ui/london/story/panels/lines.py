"""Boxes of the story's panels: fitted lines, sentences with tokens, signs, and rows of FISTs."""

from dataclasses import dataclass

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes
from game.ui.london.story.layout import centred
from game.ui.widgets.boxes import Box, Drawn, Line
from game.ui.widgets.containers import Framed


@dataclass(frozen=True)
class Fit(Line):
    """A line that shrinks to the width and the height of its area, in a plainer face if the title face is too wide."""

    def _draw(self, canvas: Canvas, area: Area) -> None:
        shapes.fit(canvas, self.words, area, self.size, self.colour, face=self.face, align=self.align)


def sign(name: str, side: float, colour: Colour) -> Drawn:
    """A sign."""
    return Drawn(lambda canvas, area: shapes.sign(canvas, name, area.centre, min(side, area.w), colour), side, side)


def badge(box: Box, colour: Colour, *, line: float, dark: float = 0.86, pad: tuple[float, float] = (18.0, 4.0)) -> Framed:
    """A box on a dark ground of a colour, with an edge of this width or none."""
    edge = colour if line else None
    return Framed(box, pad, lambda canvas, area: canvas.box(area, mix(colour, BLACK, dark), edge, width=line, radius=8))


def fists(won: int, count: int, *, side: float, per_row: int = 99) -> Drawn:
    """A disc for each FIST that was `won`, and dashed places up to the `count`, as large as there is room for."""

    def draw(canvas: Canvas, area: Area) -> None:
        lines = -(-count // per_row)
        across = -(-count // max(1, lines))
        wide = min(side, area.h / max(1, lines) - 4, (area.w - 8) / max(1, across) - 4)
        for number, spot in enumerate(centred(area, count, lines, (wide, wide), 4)):
            shapes.fist(canvas, spot.centre, wide, won=number < won)

    return Drawn(draw)
