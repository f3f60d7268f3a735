"""The aids of a side at the table: its marks, its heat map and hints, as far as its level of aids permits."""

from game.rules.terrorscape.seats import KILLER as HUNTER
from game.text import say
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.board.heat_map import HeatMap, next_pick, whole
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.focus import inside


def heat_of(table: TableView) -> HeatMap | None:
    """The heat map of the open half; None if no half is open or its side may not have a map."""
    side = side_of(table)
    return table.heats[side] if side and notes.level(table.match, side) == "computed" else None


def update(table: TableView, dt: float) -> bool:
    """Advance the maps by `dt` milliseconds; return whether the picture changes. A map is computed only after the animations."""
    side, heat = side_of(table), heat_of(table)
    if not side:
        return False
    come = False
    if heat is not None and not table.busy and (heat.picked or side == SURVIVORS):
        heat.ask(table.t, table.context.agent_worker, ended=whole(side, prompt_of(table)))
        come = heat.poll()
    mine = table.heats[side]
    mine.aim(mine.wanted(table.t, allowed=heat is not None))
    return mine.fade(dt, still=table.context.settings.reduced) or come


def pick(table: TableView) -> Navigation | None:
    """Switch the map: all survivors, each of them, none."""
    side = side_of(table)
    if not side or refused(table, "computed"):
        return None
    heat = table.heats[side]
    heat.picked = next_pick(table.t, heat.picked)
    table.dirty = True
    return None


def refused(table: TableView, wanted: notes.Level) -> bool:
    """Whether the side has less aids than `wanted`; if so, show a message."""
    side = side_of(table)
    less = bool(side) and notes.LEVELS.index(notes.level(table.match, side)) < notes.LEVELS.index(wanted)
    if less:
        table.client.tell(say(f"ui-ts-aid-not-{wanted}"))
    return less


def side_of(table: TableView) -> str:
    """The side of the open half; "" for none and for a spectator."""
    return table.shown.name if table.shown is not None else ""


def prompt_of(table: TableView) -> str:
    """The killer's open prompt, or ""."""
    decision = table.client.view.decision
    return decision.prompt if decision is not None and HUNTER in decision.options else ""


def room_at(table: TableView, point: tuple[float, float]) -> str:
    """The room of the open half at a point, or ""."""
    if table.layout is None or table.shown is None:
        return ""
    viewport = table.layout.half.viewport
    return next((room.id for room in ROOMS.values() if inside(viewport.shape(room.outline), point)), "")


def known_of(table: TableView, number: int) -> tuple[int, int] | None:
    """What the killer can know of a survivor: the number of possible rooms, and the chance of its own room in per cent."""
    heat = heat_of(table)
    if heat is None or side_of(table) != SURVIVORS or table.t.survivors[number].fate:
        return None
    known = heat.known(number, table.t.team.places[number])
    return None if known is None else (known[0], round(100 * known[1]))
