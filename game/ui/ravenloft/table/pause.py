"""The pause dialog of Castle Ravenloft: the decks, and the commands of the tutorial."""

from functools import partial

from game.text import name, say
from game.ui.draw.theme import RAVENLOFT as P
from game.ui.ravenloft.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.pause_dialog import Entry, PauseDialog, PauseFacts, fact, seed_fact
from game.ui.widgets.boxes import Box
from game.ui.widgets.dialog import Act

DECKS = ("tile", "monster", "encounter", "treasure")


def pause_dialog(table: TableView) -> PauseDialog:
    """The pause of a table."""
    return PauseDialog(table, partial(_facts, table))


def _facts(table: TableView) -> PauseFacts:
    """The decks, the seed and the experience pile."""
    t, rows = table.t, list[Box]()
    for what in DECKS:
        deck = getattr(t.decks, what)
        left = say("ui-deck-left", left=len(deck.draw), discarded=len(deck.discard))
        rows += [fact(name(what), P.text, 22, "bold", 0), fact(left, P.muted, after=14)]
    rows += [seed_fact(table), fact(say("ui-pile", cards=tuple(t.pile)) if t.pile else say("ui-pile-empty"), P.muted)]
    entries = [("primer", partial(_how_to_play, table)), *_tutorial(table)]
    return PauseFacts(say("ui-decks"), rows, entries=entries, tools=table.sides.tools, pans=True)


def _how_to_play(table: TableView) -> Navigation | None:
    from game.ui.ravenloft.how_to_play import page_of

    return table.open(HowToPlayDialog(table, page_of(table.t.adventure)))


def _tutorial(table: TableView) -> list[Entry]:
    """The command that ends the tutorial of this match, or takes it up again."""
    tutorial = table.tutorial

    def closing(act: Act) -> Navigation | None:
        table.dialog = None
        return act()

    if tutorial.on:
        return [("guide-leave", partial(closing, tutorial.leave))]
    if tutorial.note and not tutorial.progress.finished:
        return [("guide-back", partial(closing, tutorial.resume))]
    return []
