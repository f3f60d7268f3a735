"""The pause dialog of Castle Ravenloft: the decks, and the commands of the tutorial."""

from functools import partial

from game.text import name, say
from game.ui.draw.theme import RAVENLOFT as P
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.tutorial import Tutorial
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.acts import Close, DialogTable
from game.ui.table.dialogs import Entry, PauseDialog, PauseFacts, fact, seed_fact
from game.ui.widgets.boxes import Box

DECKS = ("tile", "monster", "encounter", "treasure")


def pause_dialog(table: DialogTable, game: Presentation) -> PauseDialog:
    """The pause of a table."""
    return PauseDialog(table, partial(_facts, table, game))


def _facts(table: DialogTable, game: Presentation) -> PauseFacts:
    """The decks, the seed and the experience pile."""
    t, rows = game.t, list[Box]()
    for what in DECKS:
        deck = getattr(t.decks, what)
        left = say("ui-deck-left", left=len(deck.draw), discarded=len(deck.discard))
        rows += [fact(name(what), P.text, 22, "bold", 0), fact(left, P.muted, after=14)]
    rows += [seed_fact(table), fact(say("ui-pile", cards=tuple(t.pile)) if t.pile else say("ui-pile-empty"), P.muted)]
    entries = [("primer", partial(_how_to_play, table, game.t.adventure)), *_tutorial(game.tutorial)]
    return PauseFacts(say("ui-decks"), rows, entries=entries, tools=game.tools_shown(), pans=True)


def _how_to_play(table: DialogTable, adventure: str) -> Navigation | None:
    from game.ui.ravenloft.how_to_play import page_of

    return table.open(HowToPlayDialog(table, page_of(adventure)))


def _tutorial(tutorial: Tutorial) -> list[Entry]:
    """The command that ends the tutorial of this match, or takes it up again."""

    def resume() -> Close:
        tutorial.resume()
        return Close()

    if tutorial.on:
        return [("guide-leave", lambda: Close(tutorial.leave()))]
    return [("guide-back", resume)] if tutorial.note and not tutorial.progress.finished else []
