"""Paints an encounter: both halves show public facts; answers appear only in the half of the prompted side."""

from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.encounter import dice_tower, killer_half, parts, survivors_half
from game.ui.terrorscape.encounter.layout import EncounterHalf, EncounterLayout
from game.ui.terrorscape.encounter.timing import is_listed, layout_of, listed_answers
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.panels import over_board, prompt
from game.ui.terrorscape.table import curtain
from game.ui.terrorscape.table.view import TableView


def paint(canvas: Canvas, table: TableView, table_layout: Layout) -> None:
    """Paint what may be seen of the encounter now. While the curtain is down the half behind it is not drawn."""
    layout, side = layout_of(canvas, table, table_layout), table.shown
    both, front = len(layout.halves) > 1, table_layout.half.side
    cover = layout.half_of(front).area if both else table_layout.half.area
    disclosed = dice_tower.disclosed_state(table.t, table.throw)
    for half in layout.halves:
        if side is not None or half.side != front:
            _paint_half(canvas, table, disclosed, layout, half)
    if side is None:
        curtain.cloth(canvas, cover, table.t, table.front, table.curtain, table.client.speaker)
        if table_layout.back.w and not both:
            curtain.shutter(canvas, table_layout.back, KILLER if front == SURVIVORS else SURVIVORS)
    dice_tower.paint(canvas, table_layout.divider if side is None and not both else layout.tower, table.t, table.throw)
    if side is not None:
        roomy = layout.half_of(front).top.h > 0
        if not table.busy and (roomy or table.client.message):
            over_board.message_or_tip(canvas, table, layout.mine)
        curtain.rising(canvas, cover, side.name, table.curtain)


def roll(canvas: Canvas, table: TableView, table_layout: Layout) -> Area:
    """Repaint only the tower; return its area."""
    area = layout_of(canvas, table, table_layout).tower
    with canvas.clip(area):
        if canvas.under is not None:
            canvas.surface.blit(canvas.under, (0, 0))
        dice_tower.paint(canvas, area, table.t, table.throw)
    return area


def _paint_half(canvas: Canvas, table: TableView, t: State, layout: EncounterLayout, half: EncounterHalf) -> None:
    """Paint a half from the disclosed state `t`, with the answers if its side is prompted."""
    ours = table.shown is not None and half.side == layout.mine.side
    prompted = ours and table.asks is not None
    parts.head(canvas, table, half, tools=ours)
    if half.side == KILLER:
        killer_half.paint(canvas, table, t, half, layout.mine if prompted else None, alone=len(layout.halves) == 1)
    else:
        survivors_half.paint(canvas, table, t, half, listed_answers(table) if prompted and is_listed(table) else [])
    if ours and table.client.name:
        prompt.prompt(canvas, table, layout.mine)
        parts.note(canvas, table, t, half, under=layout.mine.prompt)
    else:
        parts.note(canvas, table, t, half, under=None)
