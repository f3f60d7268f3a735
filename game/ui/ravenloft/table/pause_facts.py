"""The sheets over the table of Castle Ravenloft that are its own: what the pause tells beside its plates."""

from functools import partial

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.table.log_dialog import LogDialog
from game.ui.table.pause_dialog import PauseDialog
from game.ui.widgets.dialog import Act, Dialog, pointer

__all__ = ["Dialog", "LogDialog", "PauseSheet", "pointer"]
P = RAVENLOFT


class PauseSheet(PauseDialog):
    """The pause of a night, with its decks."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.sitting = table

    def primer(self) -> Navigation | None:
        """How a night goes, instead."""
        from game.ui.ravenloft.how_to_play import Primer

        return self.sitting.open(Primer(self.sitting))

    def plates(self) -> list[tuple[str, Act]]:
        """How a night goes comes after the log, and the guide where this is its evening."""
        made, guide = super().plates(), self.sitting.guide
        led: list[tuple[str, Act]] = []
        if guide.on:
            led = [("guide-leave", partial(self.use, guide.leave))]
        elif guide.note and not guide.course.over:
            led = [("guide-back", partial(self.use, guide.resume))]
        return [*made[:3], ("primer", self.primer), *led, *made[3:]]

    def at_hand(self) -> set[str]:
        """The tools that found room beside the board."""
        return self.sitting.sides.tools

    def facts(self, canvas: Canvas, area: Area) -> float:
        """What is left in each deck, the seed, the experience pile; returns where it ends."""
        t = self.sitting.t
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
