"""The how-to-play page of Castle Ravenloft, and its pause dialog with the decks."""

from functools import partial

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT as P
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.theme import FRAME
from game.ui.screens.how_to_play import HowToPlay, HowToPlayDialog, Part
from game.ui.table.acts import DialogTable
from game.ui.table.dialogs import PauseDialog, PauseFacts, fact, seed_fact
from game.ui.widgets.boxes import Box

PARTS = {
    "tonight": "ui/sun", "hero": "ui/person", "explore": "ui/tile", "villain": "ui/skull", "life": "ui/heart", "board": "ui/look",
    "beside": "ui/shield", "help": "ui/hint",
}  # fmt: skip
"""The parts of the page in order, with their icons."""
HELP = ("hint", "look", "undo", "rulebook", "menu")


def page_of(adventure: str) -> HowToPlay:
    """The page for an adventure."""
    story = " ".join(say(f"text-{adventure}").split())
    return HowToPlay(
        say("ui-primer"), tuple(Part(f"ui-primer-{part}-head", f"ui-primer-{part}", partial(_icon, icon)) for part, icon in PARTS.items()),
        P, FRAME, by_device=True,
        values={"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}"), "story": story},
        controls={what: what for what in HELP},
    )  # fmt: skip


def _icon(name: str, canvas: Canvas, area: Area) -> None:
    canvas.picture(name, area)


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
    rows += [seed_fact(table), fact(say("ui-pile", cards=tuple(t.pile)) if t.pile else say("ui-pile-empty"), P.muted)]
    entries = [("primer", lambda: table.open(HowToPlayDialog(table, page_of(game.t.adventure))))]
    return PauseFacts(
        say("ui-decks"), rows, entries=entries, tools={str(item.data) for item in game.laid if item.group == "tools"}, pans=True
    )
