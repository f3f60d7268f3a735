"""Paints the panel of a Character."""

from collections.abc import Iterator

from game.ui.draw.canvas import Canvas
from game.ui.london.panels import shapes
from game.ui.london.story.character_layout import CharacterLayout
from game.ui.london.story.panels import belongings
from game.ui.london.story.panels.character.backdrop import paint_backdrop
from game.ui.london.story.panels.character.head import paint_head
from game.ui.london.story.panels.character.icons import paint_added, paint_personality, paint_sheet
from game.ui.london.story.panels.character.points import paint_points
from game.ui.london.story.panels.character.props import CharacterProps
from game.ui.london.story.panels.character.strip import paint_strip
from game.ui.london.story.panels.dice import felt


def paint(canvas: Canvas, layout: CharacterLayout, props: CharacterProps) -> None:
    """Paint a panel: open, or a narrow strip if its layout has a head alone."""
    for _ in paint_steps(canvas, layout, props):
        pass


def paint_steps(canvas: Canvas, layout: CharacterLayout, props: CharacterProps) -> Iterator[None]:
    """Paint a panel, a part in each step."""
    return (paint_strip if layout.head == layout.area else _open_panel)(canvas, layout, props)


def _open_panel(canvas: Canvas, spots: CharacterLayout, props: CharacterProps) -> Iterator[None]:
    """Paint an open panel, a part in each step."""
    acts = props.highlights.acting == props.seat
    shapes.plate(canvas, spots.area, props.colour if acts else shapes.LINE, width=4 if acts else 2)
    paint_head(canvas, spots, props)
    yield
    paint_sheet(canvas, spots.sheet, props)
    if props.inquiry is not None and props.inquiry.kind in ("dread", "goon"):
        paint_added(canvas, spots.trait, props)
    elif spots.trait.h:
        paint_personality(canvas, spots.trait, props)
    yield
    paint_points(canvas, spots.points, props)
    if spots.felt.h:
        felt(canvas, spots.felt, spots.dice, props.part, props.seat, props.shown, props.highlights)
    yield
    belongings.paint(canvas, spots, props.t, props.shown, props.highlights, props.counts)
    yield
    used = (*spots.belongings.values(), spots.felt, spots.points)
    paint_backdrop(canvas, spots.area, max(one.y + one.h for one in used if one.h) + 12, props)
