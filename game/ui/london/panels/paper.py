"""Paints the paper of a card: parchment in the tint of its kind."""

from typing import NamedTuple

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.text_recorder import text_recorder
from game.ui.draw.theme import BLACK, Colour, mix, rgb


class PaperStyle(NamedTuple):
    """The paper of a kind of card: its tint and edge, and the colours of text."""

    tint: Colour
    edge: Colour
    ink: Colour
    second: Colour


LIGHT_INK = (rgb("#2a1a0d"), rgb("#4f1a0c"))
DARK_INK = (rgb("#f4e6c6"), rgb("#f2c27a"))
PAPERS = {
    "plot": PaperStyle(rgb("#ffffff"), rgb("#8a6a34"), *LIGHT_INK),
    "dread-1": PaperStyle(rgb("#fbe9cf"), rgb("#6b4a20"), *LIGHT_INK),
    "dread-2": PaperStyle(rgb("#f8cfb8"), rgb("#7d2a20"), *LIGHT_INK),
    "ally": PaperStyle(rgb("#dfeccb"), rgb("#3f6a4a"), rgb("#1d2a14"), rgb("#183010")),
    "goon": PaperStyle(rgb("#59302e"), rgb("#b8433a"), *DARK_INK),
    "challenge": PaperStyle(rgb("#4c2430"), rgb("#d8803f"), *DARK_INK),
    "antagonist": PaperStyle(rgb("#2c1c22"), rgb("#d8554a"), *DARK_INK),
    "item": PaperStyle(rgb("#fdeac6"), rgb("#8a5a1c"), *LIGHT_INK),
    "confidence": PaperStyle(rgb("#fff3d0"), rgb("#a87a2c"), *LIGHT_INK),
    "secret": PaperStyle(rgb("#2c4a46"), rgb("#8ad8c0"), *DARK_INK),
}
"""The papers by the kind of card; a card also names its kind."""


def paint_paper(canvas: Canvas, area: Area, paper: PaperStyle, *, shadow: bool = False) -> None:
    """Paint a paper with its edge and, over other things, a `shadow`."""
    if shadow:
        canvas.glow(area.moved(3, 6), BLACK, spread=14, radius=12)
    rect = canvas.rect(area)
    if not canvas.blind and rect.w > 0 and rect.h > 0:
        text_recorder.cover(canvas.origin, rect)
        canvas.surface.blit(tinted(rect.w, rect.h, paper.tint), rect)
    canvas.frame(area.inset(1.5), paper.edge, width=3.5, radius=11)
    canvas.frame(area.inset(9), mix(paper.edge, paper.tint, 0.25), width=1.5, radius=7)


@keep(6)
def tinted(w: int, h: int, tint: Colour) -> pygame.Surface:
    """The parchment in a tint; a wide one is rotated, so that its corners keep their shape."""
    upright = art.scaled("london/parchment", min(w, h), max(w, h))
    made = pygame.transform.rotate(upright, 90) if w > h else upright.copy()
    made.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return made
