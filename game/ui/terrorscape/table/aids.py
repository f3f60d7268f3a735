"""What helps a side to think, at its table: its own signs, the map of where the survivors can be, and an agent's advice; by what was agreed."""

from typing import TYPE_CHECKING

from game.rules.terrorscape.seats import KILLER as HUNTER
from game.text import say
from game.ui.scene.context import Scene
from game.ui.terrorscape.board.heat_map import Heat, next_pick, whole
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.encounter import timing
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table import notes
from game.ui.widgets.focus import inside

if TYPE_CHECKING:
    from game.ui.terrorscape.table.controller import TableController


class Aids:
    """The help of the sides at a table. Each side has its own map; signs lie in the record of the match."""

    def __init__(self) -> None:
        self.heats = {SURVIVORS: Heat(), KILLER: Heat()}

    def heat(self, table: "TableController") -> Heat | None:
        """The map of the half that may be seen; None where nobody's half is, or its side may not have one."""
        side = side_of(table)
        return self.heats[side] if side and notes.level(table.match, side) == "computed" else None

    def update(self, table: "TableController", dt: float) -> bool:
        """Let time pass; True if something has changed that can be seen. What is being shown goes before: the map follows when it is over."""
        side, heat = side_of(table), self.heat(table)
        if not side:
            return False
        come = False
        if heat is not None and not table.busy and (heat.picked or side == SURVIVORS):
            heat.ask(table.t, table.context.thinker, ended=whole(side, prompt_of(table)))
            come = heat.poll()
        mine = self.heats[side]
        mine.aim(mine.wanted(table.t, allowed=heat is not None))
        return mine.fade(dt, still=table.context.settings.reduced) or come

    def pick(self, table: "TableController") -> Scene | None:
        """Show the map of everybody, then of one after the other, then none."""
        side = side_of(table)
        if not side:
            return None
        if self.refused(table, "computed"):
            return None
        heat = self.heats[side]
        heat.picked = next_pick(table.t, heat.picked)
        table.dirty = True
        return None

    def mark(self, table: "TableController", room: str = "") -> Scene | None:
        """Take the pen, at a room if one is named. In an encounter the board cannot be seen."""
        from game.ui.terrorscape.table.marking import Pen  # which paints the table, and so knows of it

        if not side_of(table) or table.canvas is None or timing.on(table.canvas, table) or self.refused(table, "marks"):
            return None
        return table.open(Pen(table, room))

    def refused(self, table: "TableController", wanted: notes.Level) -> bool:
        """Whether the side plays with less help than this; if so it is told."""
        side = side_of(table)
        less = bool(side) and notes.LEVELS.index(notes.level(table.match, side)) < notes.LEVELS.index(wanted)
        if less:
            table.client.tell(say(f"ui-ts-aid-not-{wanted}"))
        return less


def side_of(table: "TableController") -> str:
    """Whose half may be seen; "" for nobody's, and for a spectator."""
    return table.shown.name if table.shown is not None else ""


def prompt_of(table: "TableController") -> str:
    """What the killer is asked, "" where he is not."""
    decision = table.client.view.decision
    return decision.prompt if decision is not None and HUNTER in decision.options else ""


def room_at(table: "TableController", point: tuple[float, float]) -> str:
    """The room on the open half under a point, "" if there is none."""
    if table.layout is None or table.shown is None:
        return ""
    sheet = table.layout.half.sheet
    return next((room.id for room in ROOMS.values() if inside(sheet.shape(room.outline), point)), "")


def known_of(table: "TableController", number: int) -> tuple[int, int] | None:
    """What the killer can know of a survivor, for its own panel: in how many rooms it may be, and how likely its own looks, in per cent."""
    heat = table.aids.heat(table)
    if heat is None or side_of(table) != SURVIVORS or table.t.survivors[number].fate:
        return None
    known = heat.known(number, table.t.team.places[number])
    return None if known is None else (known[0], round(100 * known[1]))
