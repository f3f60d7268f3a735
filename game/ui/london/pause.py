"""The pause dialogs of London Dread: that of the planning with its keys, and that of the story with its facts."""

from collections.abc import Callable
from functools import partial

from game.rules.london.menace import showdown_target
from game.rules.london.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.theme import LONDON as P
from game.ui.input.state import PAD
from game.ui.london.how_to_play import dialog_on
from game.ui.london.planning.device_input import CHOOSE_HOUR, GO_TO_STREETS
from game.ui.scene.navigation import Navigation
from game.ui.table.acts import DialogTable
from game.ui.table.dialogs import KeyRows, PauseDialog, PauseFacts, fact, holder_words, seed_fact
from game.ui.widgets.boxes import Space

KEY_ROWS = {
    "way": tuple(GO_TO_STREETS), "hour": tuple(CHOOSE_HOUR), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "closer": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""The rows of the planning's key table: the message of each, and its input actions."""
UNUSED = ("undo", "redo")
"""Commands of other tables: each person answers alone, so nothing is taken back."""


def planning_pause(table: DialogTable, go_on: Callable[[], Navigation | None]) -> PauseDialog:
    """The pause of the planning. To resume closes the cover, too, with `go_on`."""
    return PauseDialog(table, partial(_planning_facts, table, go_on))


def _planning_facts(table: DialogTable, go_on: Callable[[], Navigation | None]) -> PauseFacts:
    """The seed, and the keys. For a gamepad the how-to-play page explains the cursor."""
    primer, pad = ("primer", lambda: table.open(dialog_on(table))), table.context.input.device == PAD
    keys = () if pad else _planning_keys(table)
    return PauseFacts(entries=[primer], tools=("rulebook", *UNUSED), keys=keys, all_keys=not pad, pans=True, resume=go_on)


def _planning_keys(table: DialogTable) -> KeyRows:
    """The keys of the planning."""
    state = table.context.input
    keys = [(" ".join(map(state.named, actions)), say(f"ui-ld-key-{what}")) for what, actions in KEY_ROWS.items()]
    tools = [(state.named(what), say(f"ui-tool-{what}")) for what in table.commands() if what not in UNUSED]
    return [("1 – 6", say("ui-ld-key-number")), *(row for row in keys + tools if row[0].strip())]


def story_pause(table: DialogTable) -> PauseDialog:
    """The pause of the story: who plays whom, Dread, and the target."""
    return PauseDialog(table, partial(_story_facts, table))


def _story_facts(table: DialogTable) -> PauseFacts:
    t, holders = table.client.view.state, table.client.match.holders
    cast = [say("ui-ld-scene-holder", seat=who.id, holder=holder_words(holders[seat])) for seat, who in enumerate(t.people)]
    state = (say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), say("table-target", target=showdown_target(t)))
    rows = [*(fact(words, P.text, 21) for words in cast), Space(8), *(fact(words, P.muted) for words in state), seed_fact(table)]
    primer = ("primer", lambda: table.open(dialog_on(table)))
    return PauseFacts(name(t.options.story), rows, entries=[primer], tools=("aid",))
