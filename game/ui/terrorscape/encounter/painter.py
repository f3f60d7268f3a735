"""Paints an encounter and lists its targets: both halves show public facts, answers are only in the half of the prompted side."""

from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.encounter import dice_tower, killer_half, parts, survivors_half
from game.ui.terrorscape.encounter.layout import EncounterHalf, EncounterLayout, is_listed, layout_of, listed_answers
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels import curtain, over_board, prompt
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets.half import buttons, go_on, tools
from game.ui.terrorscape.targets.sides import answering, in_hand
from game.ui.widgets.focus import Target

TOOLS = ("menu", "log", "hint", "undo")
"""The tools that are useful without a board."""


def paint(canvas: Canvas, area: Area, props: TableProps) -> None:
    """Paint what may be seen of the encounter now. While the curtain is down the half behind it is not drawn."""
    layout, side, table = layout_of(canvas, props), props.side, props.layout
    both, front = len(layout.halves) > 1, table.half.side
    cover = layout.half_of(front).area if both else table.half.area
    disclosed = dice_tower.disclosed_state(props.t, props.throw)
    for half in layout.halves:
        if side is not None or half.side != front:
            _paint_half(canvas, props, disclosed, layout, half)
    if side is None:
        curtain.cloth(canvas, cover, props.t, props.front, props.curtain)
        if table.back.w and not both:
            curtain.shutter(canvas, table.back, curtain.other(front))
    dice_tower.paint(canvas, table.divider if side is None and not both else layout.tower, props.t, props.throw)
    if side is not None:
        if not props.busy and (layout.half_of(front).top.h > 0 or props.message):
            over_board.message_or_tips(canvas, over_board.cover_props(canvas, layout.mine, props))
        curtain.rising(canvas, cover, side, props.curtain.cloth_elapsed)


def _paint_half(canvas: Canvas, props: TableProps, t: State, layout: EncounterLayout, half: EncounterHalf) -> None:
    """Paint a half from the disclosed state `t`, with the answers if its side is prompted."""
    ours = props.side is not None and half.side == layout.mine.side
    prompted = ours and props.prompt.asks is not None
    parts.head(canvas, half, props, tools=ours)
    if half.side == KILLER:
        killer_half.paint(canvas, half, t, props, layout.mine if prompted else None, alone=len(layout.halves) == 1)
    else:
        survivors_half.paint(canvas, half, t, props, listed_answers(props.options) if prompted and is_listed(props) else [])
    if ours and props.side:
        prompt.prompt(canvas, layout.mine, props)
        parts.note(canvas, half, t, props.latest, layout.mine.prompt)
    else:
        parts.note(canvas, half, t, props.latest, None)


# ------------------------------------------------------------------ targets


def targets(canvas: Canvas, props: TableProps) -> list[Target]:
    """All targets while the encounter is shown."""
    if props.side is None:
        return []
    layout = layout_of(canvas, props)
    made = [item for item in tools(props, layout.mine) if item.data in TOOLS]
    if props.prompt.asks is None:
        return made + go_on(canvas, props, layout.mine)
    if props.side == KILLER:
        made += in_hand(canvas, props, layout.mine)
    elif is_listed(props):
        return made + _listed(canvas, props, layout)
    else:
        areas, options = survivors_half.people_areas(props.t, layout.half_of(SURVIVORS)), props.options.of("survivor")
        named = [(("survivor", who), area) for who, area in areas.items() if ("survivor", who) in options]
        made += [answering(props, key, area, "survivors", options[key]) for key, area in named]
    return made + buttons(canvas, props, layout.mine)


def _listed(canvas: Canvas, props: TableProps, layout: EncounterLayout) -> list[Target]:
    found = listed_answers(props.options)
    areas = parts.row_areas(canvas, layout.half_of(SURVIVORS), len(found))
    return [answering(props, key, area, "answers", choice) for (key, choice), area in zip(found, areas, strict=True)]
