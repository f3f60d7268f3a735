"""The pause dialog of Castle Ravenloft: the common one with facts about the match."""

from functools import partial

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.pause_dialog import PauseDialog
from game.ui.widgets.dialog import Act

P = RAVENLOFT


class RavenloftPause(PauseDialog):
    """The pause dialog, with the decks."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.table_view = table

    def primer(self) -> Navigation | None:
        """Open the how-to-play page instead."""
        from game.ui.ravenloft.how_to_play import page_of

        return self.table_view.open(HowToPlayDialog(self.table_view, page_of(self.table_view.t.adventure)))

    def buttons(self) -> list[tuple[str, Act]]:
        """Add the how-to-play page after the log, and the tutorial in its own match."""
        made, tutorial = super().buttons(), self.table_view.tutorial
        led: list[tuple[str, Act]] = []
        if tutorial.on:
            led = [("guide-leave", partial(self.use, tutorial.leave))]
        elif tutorial.note and not tutorial.progress.finished:
            led = [("guide-back", partial(self.use, tutorial.resume))]
        return [*made[:3], ("primer", self.primer), *led, *made[3:]]

    def visible_tools(self) -> set[str]:
        """Return the tools that are visible beside the board."""
        return self.table_view.sides.tools

    def facts(self, canvas: Canvas, area: Area) -> float:
        """Paint the decks, the seed and the experience pile; return the lower edge."""
        t = self.table_view.t
        inner = area.inset(28, 16)
        canvas.text(say("ui-decks"), (inner.x, inner.y), 28, P.accent, face="title")
        y = inner.y + canvas.high(28, "title") + 16
        decks = (
            ("tile", t.decks.tile),
            ("monster", t.decks.monster),
            ("encounter", t.decks.encounter),
            ("treasure", t.decks.treasure),
        )
        for what, deck in decks:
            y += canvas.paragraph(name(what), Area(inner.x, y, inner.w, 1e4), 22, P.text, face="bold")
            words = say("ui-deck-left", left=len(deck.draw), discarded=len(deck.discard))
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 20, P.muted) + 14
        pile = say("ui-pile", cards=tuple(t.pile)) if t.pile else say("ui-pile-empty")
        for words in (say("ui-seed", seed=str(self.table.client.match.seed)), pile):
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 20, P.muted) + 6
        return y
