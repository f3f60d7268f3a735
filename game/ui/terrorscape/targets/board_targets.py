"""Targets on the board: rooms and doors."""

from dataclasses import replace

from game.rules.terrorscape import choice as answer
from game.text import name
from game.ui.terrorscape.board.villa import GATES, ROOMS
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_targets import answer_target, refused_target
from game.ui.widgets.focus import Target

SPOT = 60.0
"""Size of the targets for keyboard navigation, in Villa pixels."""


def on_board(table: TableView, half: Half) -> list[Target]:
    """The selectable rooms and doors; the other rooms, for the mouse alone, explain why they are not."""
    viewport, made = half.viewport, list[Target]()
    found = table.option_map.of("room")
    prompted, option_map = table.asks is not None, table.option_map
    bare = bool(found) or not (option_map.of("gate") or option_map.tray or option_map.rows)
    for room in ROOMS.values():
        key, area, shape = ("room", room.id), viewport.around(room.spot, SPOT), viewport.shape(room.outline)
        if key in found:
            made.append(replace(answer_target(table, key, area, "rooms"), shape=shape))
        elif prompted and bare:
            made.append(replace(refused_target(table, key, area, "walls", name(room.id), answer.Walk(room.id)), shape=shape))
    for gate in GATES.values():
        if (key := ("gate", gate.id)) in table.option_map.places:
            made.append(answer_target(table, key, viewport.around(gate.at, SPOT), "gates"))
    return made
