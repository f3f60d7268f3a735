"""The targets of the planning table: places, clocks, tokens, agreement, portraits and tools."""

from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, STREETS
from game.rules.london.tables.cards import SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area
from game.ui.london.planning.layout import PlanningLayout
from game.ui.london.planning.panels.column_layout import ColumnLayout
from game.ui.london.planning.pointers import TargetKey
from game.ui.london.planning.view import PlanningView
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, rows

TOOLS = ("menu", "hint", "log", "rulebook")


def table_targets(scene: PlanningView) -> list[Target]:
    """All targets of the table."""
    layout = scene.layout
    assert layout is not None
    clocks = [target for seat, column in layout.columns.items() for target in _column_targets(scene, seat, column)]
    return [*_place_targets(layout), *clocks, *_token_targets(layout), *_tool_targets(scene, layout)]


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


def _column_targets(scene: PlanningView, seat: Seat, column: ColumnLayout) -> list[Target]:
    """The portrait, the slots, the tokens and the agreement of a player."""
    other, group = seat not in scene.pointers.persons, f"clock-{seat}"
    made = [_target(TargetKey("portrait", seat), column.portrait, group, name(scene.t.people[seat].id), refused=other)]
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


def _tool_targets(scene: PlanningView, layout: PlanningLayout) -> list[Target]:
    """The tool buttons."""
    areas = [area for line in rows(layout.regions.tools, 2, 8) for area in columns(line, 2, 8)]
    commands = scene.commands()
    return [
        Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"), what)
        for what, area in zip(TOOLS, areas, strict=True)
    ]
