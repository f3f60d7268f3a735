"""The pause dialog of the story, with facts about the match."""

from game.rules.london.menace import showdown_target
from game.rules.london.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.how_to_play import with_how_to_play
from game.ui.table.pause_dialog import PauseDialog
from game.ui.widgets.dialog import Act


class StoryPause(PauseDialog):
    """The pause dialog."""

    def buttons(self) -> list[tuple[str, Act]]:
        """The buttons, with the how-to-play page."""
        return with_how_to_play(super().buttons(), self.table)

    def visible_tools(self) -> set[str]:
        """The commands that have a button of their own."""
        return {"aid"}

    def facts(self, canvas: Canvas, area: Area) -> float:
        """Paint the story, its Characters, Dread, target and seed. Returns where it ends."""
        t, inner, holders = self.table.client.view.state, area.inset(28, 16), self.table.client.match.holders
        canvas.text(
            name(t.options.story),
            (inner.x, inner.y),
            canvas.fitting(name(t.options.story), 28, inner.w, "title"),
            self.palette.accent,
            face="title",
        )
        y = inner.y + canvas.high(28, "title") + 12
        for seat, person in enumerate(t.people):
            level = holders[seat]
            holder = say("ui-person") if level == "person" else say("ui-agent", level=say(f"level-{level}"))
            words = say("ui-ld-scene-holder", seat=person.id, holder=holder)
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 21, self.palette.text) + 4
        lines = [
            say("table-dread", dread=t.dread, most=NUMBERS.dread_limit),
            say("table-target", target=showdown_target(t)),
            say("ui-seed", seed=str(self.table.client.match.seed)),
        ]
        for words in lines:
            y += canvas.paragraph(words, Area(inner.x, y + 8, inner.w, 1e4), 20, self.palette.muted) + 4
        return y + 8
