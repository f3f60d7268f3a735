"""An encounter on the table: both halves show what is public, and the answers of the side that is asked lie in its own half alone."""

from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.encounter import dice_tower, killer_half, parts, survivors_half
from game.ui.terrorscape.encounter.layout import Board, Stage
from game.ui.terrorscape.encounter.timing import layout_of, listed, listed_answers
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.panels import over_board, prompt
from game.ui.terrorscape.table import curtain
from game.ui.terrorscape.table.view import TableView


def paint(canvas: Canvas, table: TableView, lay: Layout) -> None:
    """Everything that may be seen of the encounter now; while the curtain is down the half behind it is not drawn at all."""
    scene, side = layout_of(canvas, table, lay), table.shown
    both, front = len(scene.boards) > 1, lay.half.side
    cover = scene.half_of(front).area if both else lay.half.area
    told = dice_tower.told(table.t, table.throw)
    for board in scene.boards:
        if side is not None or board.side != front:
            _board(canvas, table, told, scene, board)
    if side is None:
        curtain.cloth(canvas, cover, table.t, table.front, table.curtain, table.client.speaker)
        if lay.back.w and not both:
            curtain.shutter(canvas, lay.back, KILLER if front == SURVIVORS else SURVIVORS)
    dice_tower.paint(canvas, lay.divider if side is None and not both else scene.tower, table.t, table.throw)
    if side is not None:
        roomy = scene.half_of(front).top.h > 0
        if not table.busy and (roomy or table.client.message):
            over_board.told(canvas, table, scene.mine)
        curtain.rising(canvas, cover, side.name, table.curtain)


def roll(canvas: Canvas, table: TableView, lay: Layout) -> Area:
    """Draw anew only the tower, in which dice fall or a verdict comes; return where it is."""
    area = layout_of(canvas, table, lay).tower
    with canvas.clip(area):
        if canvas.under is not None:
            canvas.surface.blit(canvas.under, (0, 0))
        dice_tower.paint(canvas, area, table.t, table.throw)
    return area


def _board(canvas: Canvas, table: TableView, t: State, scene: Stage, board: Board) -> None:
    """A half by what was told so far, `t`: its own side sees its answers in it as long as it is asked, everybody else what is public."""
    ours = table.shown is not None and board.side == scene.mine.side
    asked = ours and table.asks is not None
    parts.head(canvas, table, board, tools=ours)
    if board.side == KILLER:
        killer_half.paint(canvas, table, t, board, scene.mine if asked else None, alone=len(scene.boards) == 1)
    else:
        survivors_half.paint(canvas, table, t, board, listed_answers(table) if asked and listed(table) else [])
    if ours and table.client.name:
        prompt.prompt(canvas, table, scene.mine)
        parts.note(canvas, table, t, board, under=scene.mine.prompt)
    else:
        parts.note(canvas, table, t, board, under=None)
