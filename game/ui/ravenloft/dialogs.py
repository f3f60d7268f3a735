"""The pause dialog of Castle Ravenloft, with the decks."""

from functools import partial

from game.text import name, say
from game.ui.draw.theme import RAVENLOFT as P
from game.ui.ravenloft.how_to_play import page_of
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.acts import DialogTable
from game.ui.table.dialogs import PauseDialog, PauseFacts, commitment_fact, fact
from game.ui.widgets.boxes import Box


def pause_dialog(table: DialogTable, game: Presentation) -> PauseDialog:
    """The pause of a table."""
    return PauseDialog(table, partial(_facts, table, game))


def _facts(table: DialogTable, game: Presentation) -> PauseFacts:
    """The decks, the seed and the experience pile."""
    t, rows = game.t, list[Box]()
    for what in ("tile", "monster", "encounter", "treasure"):
        deck = getattr(t.decks, what)
        left = say("ui-deck-left", left=len(deck.draw), discarded=len(deck.discard))
        rows += [fact(name(what), P.text, 22, "bold", 0), fact(left, P.muted, after=14)]
    rows += [commitment_fact(table), fact(say("ui-pile", cards=tuple(t.pile)) if t.pile else say("ui-pile-empty"), P.muted)]
    entries = [("primer", lambda: table.open(HowToPlayDialog(table, page_of(game.t.adventure))))]
    return PauseFacts(
        say("ui-decks"), rows, entries=entries, tools={str(item.data) for item in game.laid if item.group == "tools"}, pans=True
    )
