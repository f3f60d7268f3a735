"""The pauses of London Dread with their keys and facts, and the how-to-play page that they open."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.rules.london.menace import showdown_target
from game.rules.london.planning import minutes
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.theme import LONDON as P
from game.ui.input.actions import input_action
from game.ui.input.state import PAD
from game.ui.london.how_to_play import page_of, topic_of
from game.ui.london.planning.device_input import CHOOSE_HOUR, GO_TO_STREETS
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.acts import DialogTable
from game.ui.table.dialogs import KeyRows, PauseDialog, PauseFacts, commitment_fact, fact, holder_words
from game.ui.widgets.boxes import Box, Space


def dialog_on(table: DialogTable) -> HowToPlayDialog:
    """The page of the current phase as a dialog over a table."""
    t: State = table.client.view.state
    return HowToPlayDialog(table, page_of(topic_of(t), minutes(t), t.antagonist.sealed))


KEY_ROWS = {
    "way": tuple(GO_TO_STREETS), "hour": tuple(CHOOSE_HOUR), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "inspect": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""The rows of the planning's key table: the message of each, and its input actions."""
TOOL_WORDS = {"hint": "ui-ld-key-hint"}
"""The messages of tools whose keys do more here than at other tables."""
UNUSED = ("undo", "redo")
"""Commands of other tables: each person answers alone, so nothing is taken back."""


class PlanningPause(PauseDialog):
    """The pause of the planning. Esc and the key of the pause resume like the button: they close the cover, too, with `go_on`."""

    def __init__(self, table: DialogTable, go_on: Callable[[], Navigation | None], rows: Callable[[], Sequence[Box]]) -> None:
        super().__init__(table, partial(_planning_facts, table, go_on, rows))
        self.go_on = go_on

    def take(self, event: pygame.event.Event) -> bool:
        """Resume with a key that closes the dialog."""
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", self.toggle_action):
            self.table.dialog = None
            self.go_on()
            return True
        return super().take(event)


def _planning_facts(table: DialogTable, go_on: Callable[[], Navigation | None], rows: Callable[[], Sequence[Box]]) -> PauseFacts:
    """The state of the day, and the keys. For a gamepad the how-to-play page explains the cursor."""
    primer, pad = ("primer", lambda: table.open(dialog_on(table))), table.context.input.device == PAD
    keys = () if pad else _planning_keys(table)
    t, told = table.client.view.state, (*rows(), commitment_fact(table))
    idle = UNUSED if t.phase == "planning" else (*UNUSED, "hint")  # before the first stroke there is nothing to advise
    return PauseFacts(
        name(t.options.story), told, entries=[primer], tools=("rulebook", *idle), keys=keys,
        all_keys=not pad, pans=True, resume=go_on,
    )  # fmt: skip


def _planning_keys(table: DialogTable) -> KeyRows:
    """The keys of the planning."""
    state = table.context.input
    keys = [(" ".join(map(state.named, actions)), say(f"ui-ld-key-{what}")) for what, actions in KEY_ROWS.items()]
    tools = [(state.named(what), say(TOOL_WORDS.get(what, f"ui-tool-{what}"))) for what in table.commands() if what not in UNUSED]
    return [("1 – 6", say("ui-ld-key-number")), *(row for row in keys + tools if row[0].strip())]


def story_pause(table: DialogTable) -> PauseDialog:
    """The pause of the story: who plays whom, Dread, and the target."""
    return PauseDialog(table, partial(_story_facts, table))


def _story_facts(table: DialogTable) -> PauseFacts:
    t, holders = table.client.view.state, table.client.match.holders
    cast = [say("ui-ld-scene-holder", seat=who.id, holder=holder_words(holders[seat])) for seat, who in enumerate(t.people)]
    state = (say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), say("table-target", target=showdown_target(t)))
    rows = [
        *(fact(words, P.text, 21) for words in cast),
        Space(8),
        *(fact(words, P.muted) for words in state),
        commitment_fact(table),
    ]
    primer = ("primer", lambda: table.open(dialog_on(table)))
    return PauseFacts(name(t.options.story), rows, entries=[primer], tools=("aid",))
