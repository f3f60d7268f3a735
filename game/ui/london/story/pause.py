"""The pause dialog of the story: who plays whom, Dread, and the target."""

from functools import partial

from game.rules.london.menace import showdown_target
from game.rules.london.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.theme import LONDON as P
from game.ui.london.how_to_play import dialog_on
from game.ui.table.pause_dialog import PauseDialog, PauseFacts, fact, holder_words, seed_fact
from game.ui.table.protocol import DialogTable
from game.ui.widgets.boxes import Space


def pause_dialog(table: DialogTable) -> PauseDialog:
    """The pause of the story."""
    return PauseDialog(table, partial(_facts, table))


def _facts(table: DialogTable) -> PauseFacts:
    t, holders = table.client.view.state, table.client.match.holders
    cast = [say("ui-ld-scene-holder", seat=who.id, holder=holder_words(holders[seat])) for seat, who in enumerate(t.people)]
    state = (say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), say("table-target", target=showdown_target(t)))
    rows = [*(fact(words, P.text, 21) for words in cast), Space(8), *(fact(words, P.muted) for words in state), seed_fact(table)]
    primer = ("primer", lambda: table.open(dialog_on(table)))
    return PauseFacts(name(t.options.story), rows, entries=[primer], tools=("aid",))
