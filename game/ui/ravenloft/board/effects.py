"""Effects between figures, painted over the board, and the light that they throw on it."""

import math
from collections.abc import Sequence

from game.ui.draw.theme import mix
from game.ui.ravenloft.board.effect_forms import DRAWN, at, paint_burst
from game.ui.ravenloft.board.effect_styles import HUES, SHINES
from game.ui.ravenloft.board.light import Flash
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.board.transients import Act


def flashes(acts: Sequence[Act]) -> list[Flash]:
    """The light of effects that burn or shine."""
    made = []
    for act in acts:
        if act.hue not in SHINES:
            continue
        colour = mix((0, 0, 0), HUES[act.hue], 0.85)
        if act.form in ("ball", "shaft"):
            x, y, late = at(act)
            made.append(Flash(x, y, 2.2 + late * 1.2, colour, 0.8 * (1 - late * late)))
        elif act.form in ("jag", "ray", "burst", "breath"):
            reach = act.reach + 1.5 if act.form == "burst" else 3.0
            made.append(Flash(*act.goal, reach, colour, math.sin(min(1.0, act.share) * math.pi)))
    return made


def paint_below_figures(on: Board, acts: Sequence[Act]) -> None:
    """Paint the effects on the floor, below the figures."""
    for act in acts:
        if act.form == "burst":
            paint_burst(on, act)


def paint_above_figures(on: Board, acts: Sequence[Act]) -> None:
    """Paint the effects above the figures."""
    for act in acts:
        draw = DRAWN.get(act.form)
        if draw is not None:
            draw(on, act)
