"""The targets of the planning: places, clocks, tokens, agreement, portraits and tools, and those of the pages over the board."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, STREETS
from game.rules.london.state import CardId
from game.rules.london.tables.cards import SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.planning.layout import ColumnLayout, PlanningLayout
from game.ui.london.planning.panels import cover_pages
from game.ui.london.planning.panels.cover_pages import CoverProps
from game.ui.london.planning.pointers import TargetKey
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, rows

TOOLS = ("menu", "hint", "log", "rulebook")
CORNER = 52.0
"""The size of the pause button on the pages over the board."""


class CoverActs(NamedTuple):
    """What the targets of a page over the board do: go on, open the pause, or let the device that was used last act for a seat."""

    go_on: Act
    pause: Act
    claim: Callable[[Seat], Navigation | None]


def cover_targets(canvas: Canvas, props: CoverProps, acts: CoverActs) -> list[Target]:
    """The targets of a page over the board: the seats, the button that goes on, and the pause."""
    corner = Area(canvas.room.w - CORNER - 12, 12, CORNER, CORNER)
    pause = Target(("tool", "menu"), corner, acts.pause, "tools", say("ui-tool-menu"), "menu")
    go_on = partial(Target, "go-on", act=acts.go_on, group="cover", label=say(f"ui-ld-{props.kind}-go"))
    if props.opening is not None:
        return [go_on(area=cover_pages.opening_areas(canvas)[1]), pause]
    page = cover_pages.arrange(canvas, props.kind, len(props.seats))
    seats = [
        Target(("seat", one.seat), page.seats[one.seat], partial(acts.claim, one.seat), "seats", say(f"short-{one.who}"))
        for one in props.seats
        if one.holder == PERSON and one.seat in page.seats
    ]
    return [*seats, go_on(area=page.go), pause]


def table_targets(
    layout: PlanningLayout, who: Sequence[CardId], persons: Sequence[Seat], commands: Mapping[str, Act]
) -> list[Target]:
    """All targets of the table. `who` are the Characters by seat, `persons` the seats that people hold here."""
    clocks = [
        target
        for seat, column in layout.columns.items()
        for target in _column_targets(who[seat], seat, column, other=seat not in persons)
    ]
    return [*_place_targets(layout), *clocks, *_token_targets(layout), *_tool_targets(layout, commands)]


def _target(key: TargetKey, area: Area, group: str, label: str, *, refused: bool = False, is_round: bool = False) -> Target:
    """A target that gestures act on; it does nothing by itself."""
    return Target(key, area, lambda: None, group, label, key, refused, is_round)


def _place_targets(layout: PlanningLayout) -> list[Target]:
    """The name plates of the Streets, and the Locations."""
    streets = [
        _target(TargetKey("streets", what=place), layout.map.streets(area), "cards", name(place))
        for area, place in STREETS.items()
    ]
    cards = [_target(TargetKey("card", what=place), layout.map.card(place), "cards", name(place)) for place in LOCATIONS]
    return streets + cards


def _column_targets(who: CardId, seat: Seat, column: ColumnLayout, *, other: bool) -> list[Target]:
    """The portrait, the slots, the tokens and the agreement of a player; those of an `other` one are refused."""
    group = f"clock-{seat}"
    made = [_target(TargetKey("portrait", seat), column.portrait, group, name(who), refused=other)]
    for slot, area in enumerate(column.slots):
        key = TargetKey("slot", seat, number=slot)
        made.append(_target(key, area, group, name(SLOTS[slot].id), refused=other, is_round=True))
    for number, area in column.tokens.items():
        made.append(_target(TargetKey("token", seat, number=number), area, group, str(number), refused=other))
    if not other:
        made.append(_target(TargetKey("agree", seat), column.agree, group, say("ui-ld-agree")))
    return made


def _token_targets(layout: PlanningLayout) -> list[Target]:
    """The Stash and the Investigation tokens."""
    boxes = layout.boxes
    stash = [_target(TargetKey("stash", number=number), area, "stash", str(number)) for number, area in boxes.tokens.items()]
    notes = [
        _target(TargetKey("note", what=colour), area, "notes", say(f"ui-ld-note-{colour}"))
        for colour, area in boxes.notes.items()
    ]
    return stash + notes


def _tool_targets(layout: PlanningLayout, commands: Mapping[str, Act]) -> list[Target]:
    """The tool buttons."""
    areas = [area for line in rows(layout.regions.tools, 2, 8) for area in columns(line, 2, 8)]
    return [
        Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"), what)
        for what, area in zip(TOOLS, areas, strict=True)
    ]
