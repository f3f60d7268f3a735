"""An encounter on the table: both halves show what is public, and the answers of the side that is asked lie in its own half alone."""

from functools import partial

from game.rules.engine.script import Choice
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.encounter import dice_tower, killer_half, parts, survivors_half
from game.ui.terrorscape.encounter.layout import Board, Stage, stage
from game.ui.terrorscape.encounter.timing import answers, listed
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.panels import panels
from game.ui.terrorscape.table import curtain
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import table_targets
from game.ui.widgets.focus import Target

TOOLS = ("menu", "log", "hint", "undo")
"""The tools that are of use without a board."""


# ------------------------------------------------------------------ places


def items(table: TableView, canvas: Canvas) -> list[Target]:
    """All places while the encounter is shown."""
    side, lay = table.shown, table.layout
    if side is None or lay is None:
        return []
    scene = _stage(canvas, table, lay)
    made = [item for item in table_targets.tools(table, scene.mine) if item.data in TOOLS]
    if table.asks is None:
        return made + table_targets.go_on(table, canvas, scene.mine)
    if side.name == KILLER:
        made += table_targets.in_hand(table, canvas, scene.mine)
    elif listed(table):
        return made + _listed(table, canvas, scene)
    else:
        made += _named(table, canvas, _own(scene, SURVIVORS))
    return made + table_targets.buttons(table, canvas, scene.mine)


def _stage(canvas: Canvas, table: TableView, lay: Layout) -> Stage:
    return stage(canvas, lay, hand=table.asks is not None and table.client.name == KILLER)


def _own(scene: Stage, side: str) -> Board:
    return next(board for board in scene.boards if board.side == side)


def _item(table: TableView, key: object, area: Area, group: str, choice: Choice) -> Target:
    return Target(key, area, partial(table.answer, choice), group, table_targets.label(table, choice), choice)


def _listed(table: TableView, canvas: Canvas, scene: Stage) -> list[Target]:
    found = answers(table)
    areas = survivors_half.row_areas(canvas, _own(scene, SURVIVORS), len(found))
    return [_item(table, key, area, "answers", choice) for (key, choice), area in zip(found, areas, strict=True)]


def _named(table: TableView, canvas: Canvas, board: Board) -> list[Target]:
    """Survivors who may defend, on their panels."""
    areas = survivors_half.people_areas(table.t, board)
    options = table.option_map.of("survivor")
    return [
        _item(table, ("survivor", who), area, "survivors", options["survivor", who])
        for who, area in areas.items()
        if ("survivor", who) in options
    ]


# ------------------------------------------------------------------ looks


def paint(canvas: Canvas, table: TableView, lay: Layout) -> None:
    """Everything that may be seen of the encounter now; while the curtain is down the half behind it is not drawn at all."""
    scene, side = _stage(canvas, table, lay), table.shown
    both, front = len(scene.boards) > 1, lay.half.side
    cover = _own(scene, front).area if both else lay.half.area
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
        roomy = _own(scene, front).top.h > 0
        if not table.busy and (roomy or table.client.message):
            panels.told(canvas, table, scene.mine)
        curtain.rising(canvas, cover, side.name, table.curtain)


def roll(canvas: Canvas, table: TableView, lay: Layout) -> Area:
    """Draw anew only the tower, in which dice fall or a verdict comes; return where it is."""
    area = _stage(canvas, table, lay).tower
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
        survivors_half.paint(canvas, table, t, board, answers(table) if asked and listed(table) else [])
    if ours and table.client.name:
        panels.prompt(canvas, table, scene.mine)
        parts.note(canvas, table, t, board, under=scene.mine.prompt)
    else:
        parts.note(canvas, table, t, board, under=None)
