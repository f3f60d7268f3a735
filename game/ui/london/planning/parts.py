"""The parts of the planning table around the map: for each an area, a painter and its frozen props."""

from collections.abc import Mapping
from typing import NamedTuple

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.forecasts.result import Forecast
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.planning.layout import PlanningLayout
from game.ui.london.planning.panels import aid_line, player_columns, shared
from game.ui.london.planning.panels.aid_line import AidProps, Subject
from game.ui.london.planning.panels.player_columns import ColumnProps
from game.ui.table.compositor import Layer

PICTURES = {"rulebook": "book"}
"""The pictures of tools that have another name."""

ToolButtons = tuple[tuple[str, Area], ...]
"""The tool buttons by name."""


class PointerProps(NamedTuple):
    """What the table shows of a pointer: the hour of the next token, what it is over (a `tool` by its label), and its last notice."""

    seat: Seat
    slot: int
    subject: Subject | None = None
    tool: str = ""
    notice: str = ""
    is_notice_good: bool = False


class TableProps(NamedTuple):
    """What the parts around the map show. `last_plans` are the last tokens of the seats, `thinking` is the companion that works out an answer."""

    layout: PlanningLayout
    t: State
    forecast: Forecast
    level: str
    holders: Mapping[Seat, str]
    pointers: tuple[PointerProps, ...]
    last_plans: Mapping[Seat, event.TokenPlaced]
    thinking: Seat | None
    tools: ToolButtons


def table_parts(props: TableProps) -> list[Layer]:
    """The parts around the map, which are cheap to paint; those that answer the player's own input come first."""
    layout, regions, boxes = props.layout, props.layout.regions, props.layout.boxes
    columns = [
        Layer(f"column-{seat}", column.area.inset(-4), player_columns.paint, column_props(props, seat), cached=False)
        for seat, column in layout.columns.items()
    ]
    plots = shared.plots_props(layout.plots, props.forecast, props.level)
    return [
        Layer("plots", regions.plots, shared.paint_plots, plots, cached=False),
        *columns,
        Layer("notes", regions.notes, shared.paint_notes, shared.notes_props(boxes, props.t), cached=False),
        Layer("stash", regions.stash, shared.paint_stash, shared.stash_props(boxes, props.t), cached=False),
        Layer("tools", regions.tools, paint_tools, props.tools, cached=False),
        Layer("aid", regions.aid, aid_line.paint, aid_props(props), cached=False),
    ]


def column_props(props: TableProps, seat: Seat) -> ColumnProps:
    """What a player's column shows."""
    holder, person = props.holders.get(seat, PERSON), props.t.people[seat]
    kind = "person" if holder == PERSON else "companion" if person.companion else "agent"
    plan = props.last_plans.get(seat) if holder != PERSON else None
    words = "" if plan is None else intention(props.forecast, plan.seat, plan.slot)
    status = player_columns.status_words(person, kind, thinking=props.thinking == seat, words=words)
    slot = next((pointer.slot for pointer in props.pointers if pointer.seat == seat), None)
    waste = props.forecast.waste[seat] if props.level == "full" else ()
    return player_columns.column_props(props.layout.columns[seat], person, status, slot=slot, waste=waste)


def intention(forecast: Forecast, seat: Seat, slot: int) -> str:
    """Where a companion plans to be at an hour, in words."""
    return say("ui-ld-intends", place=say(f"short-{forecast.places[seat][slot]}"), hour=SLOTS[slot].id)


def aid_props(props: TableProps) -> AidProps:
    """What the aid line shows: the last notice, what the pointers are over, the name of a tool, or how to plan."""
    noticed = [one for one in props.pointers if one.notice]
    if noticed:
        return AidProps(noticed[-1].notice, noticed[-1].is_notice_good)
    focused = dict.fromkeys((one.seat, one.subject) for one in props.pointers if one.subject is not None)
    subjects = tuple((seat, aid_line.aid_text(props.t, props.forecast, subject, props.level)) for seat, subject in focused)
    tool = next((one.tool for one in props.pointers if one.tool), "")
    return AidProps(subjects=subjects, help=tool or say("ui-ld-how"))


def paint_tools(canvas: Canvas, _area: Area, buttons: ToolButtons) -> None:
    """Paint the tool buttons."""
    for name, area in buttons:
        canvas.box(area, theme.P.panel_low, theme.P.line, width=1.5)
        canvas.picture(f"ui/{PICTURES.get(name, name)}", shapes.square(area.centre, min(area.w, area.h) * 0.64))
