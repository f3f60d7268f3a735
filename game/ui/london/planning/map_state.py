"""What the map and the great clock show at this moment."""

from collections.abc import Hashable

from game.rules.london.tables.cards import PLOTS
from game.ui.london import style
from game.ui.london.board import ground
from game.ui.london.board.board import CardTurn, MapProps
from game.ui.london.board.dial import DialState
from game.ui.london.planning.view import PlanningView

LIGHTS = 24
"""The number of steps from dawn to night; the map is repainted for each."""


def second(scene: PlanningView) -> int:
    """The second on the clock: those left, rounded up, or those spent."""
    left = scene.left_ms
    return scene.spent_ms // 1000 if left is None else -(-left // 1000)


def darkness(scene: PlanningView) -> float:
    """The darkness of the map: a day passes during the planning."""
    left, spent = scene.left_ms, scene.spent_ms
    share = 0.3 if left is None else spent / max(1, spent + left)
    return round(ground.darkness_at(share) * LIGHTS) / LIGHTS


def light_key(scene: PlanningView, props: MapProps) -> Hashable:
    """The part of the map's paint key that repaints the whole map: the darkness and the phase."""
    return props.darkness, scene.t.phase


def map_props(scene: PlanningView) -> MapProps:
    """What the map shows beside the State."""
    settings = scene.context.settings
    leads = scene.forecast.leads if settings.assistance == "full" else {}
    warnings = frozenset(place for place, lead in leads.items() if lead.card in PLOTS and not lead.covered)
    turning = {place: CardTurn(style.P.accent, flipped=share) for place, share in scene.flips.items()}
    return MapProps(
        darkness(scene),
        warnings=warnings,
        turning=turning,
        medallions=True,
        weather_moves=settings.drifts,
        lamps_move=settings.wavers,
    )


def dial_state(scene: PlanningView) -> DialState:
    """What the great clock shows."""
    left, spent = scene.left_ms, scene.spent_ms
    half = left is not None and spent >= left
    strokes = 3 if scene.is_over else 2 if half else 1
    return DialState(left, spent, strokes, time=0.0 if scene.context.settings.reduced else scene.repaint.time)
