"""When the encounter replaces the board, and where the answers to its prompts appear."""

from game.rules.engine.script import Choice, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Canvas
from game.ui.terrorscape.encounter.facts import ended
from game.ui.terrorscape.encounter.layout import EncounterLayout, encounter_layout, fits
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.table.view import TableView

HOMES = {SURVIVORS: frozenset({"survivor", "item"}), KILLER: frozenset({"hand"})}
"""The kinds of answers that have a target in the encounter, by side; any other needs the board."""
LISTED = frozenset({"prompt-defend", "prompt-molotov", "prompt-save"})
"""Prompts whose answers appear in a list with their odds."""


def is_shown(canvas: Canvas, table: TableView) -> bool:
    """Whether the encounter is shown now."""
    return table.t.encounter is not None and not table.shows_board and fits(canvas) and not _homeless(table)


def shows_board(t: State, happened: Event | None, *, walks: bool) -> bool:
    """Whether the board is shown during an encounter: a figure walks, or only running away is left."""
    over = t.encounter is not None and ended(t)
    return walks or (over and not isinstance(happened, event.EncounterEnded))


def is_private(table: TableView) -> bool:
    """Whether the open half shows secrets during the encounter; otherwise both sides may look."""
    return table.seating_mode != "open" and (table.asks is not None or table.recap.shows)


def _homeless(table: TableView) -> bool:
    """Whether the open prompt has answers without a target in the encounter."""
    side, found = table.shown, table.option_map
    if side is None or table.asks is None:
        return False
    homes = HOMES.get(side.name, frozenset())
    strange = any(key[0] not in homes for key in found.places) or bool(found.tray)
    return strange or (bool(found.rows) and not is_listed(table))


def is_listed(table: TableView) -> bool:
    """Whether the answers to the open prompt appear in the survivors' list."""
    decision = table.client.decision
    return table.asks is not None and table.client.name == SURVIVORS and decision is not None and decision.prompt in LISTED


def listed_answers(table: TableView) -> list[tuple[object, Choice]]:
    """The listed answers by target key; the one that declines comes last."""
    found = table.option_map
    rows: list[tuple[object, Choice]] = [*found.places.items()]
    rows += [(("row", place), choice) for place, choice in enumerate(found.rows)]
    return rows + [(("button", place), choice) for place, choice in enumerate(found.buttons)]


def layout_of(canvas: Canvas, table: TableView, table_layout: Layout) -> EncounterLayout:
    """The layout of the encounter on a table."""
    return encounter_layout(canvas, table_layout, hand=table.asks is not None and table.client.name == KILLER)
