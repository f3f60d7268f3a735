"""The pause dialog of Terrorscape: cast, variants and seed, and the team's traits and plans for its own side."""

from collections.abc import Hashable
from functools import partial

from game.rules.terrorscape.options import Options
from game.rules.terrorscape.survivors.parting import KEYS
from game.storage import paths
from game.text import name, say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import LETTERS
from game.ui.table.pause_dialog import PauseDialog
from game.ui.terrorscape.how_to_play import page_of
from game.ui.terrorscape.panels.over_board import agreed
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.aid_dialog import AidDialog, deciding
from game.ui.terrorscape.table.log_dialog import TerrorscapeLog
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.terrorscape.table.seating_dialog import SeatingDialog
from game.ui.widgets.dialog import Act


class TerrorscapePause(PauseDialog):
    """The pause with the cast of the match."""

    def __init__(self, table: SeatedTable) -> None:
        super().__init__(table)
        self.table_view = table

    def buttons(self) -> list[tuple[str, Act]]:
        """Adds seating and aids where they can be chosen, the how-to-play page, and text size in a window of its own."""
        made, table = super().buttons(), self.table_view
        if table.held is None and len(seating.OFFERED[seating.manned(table.match.holders)]) > 1:
            made.insert(1, ("sit", lambda: table.open(SeatingDialog(table))))
        if table.seating_mode == "windows":
            made[2:2] = [("larger", partial(self.letters, 1)), ("smaller", partial(self.letters, -1))]
        if deciding(table):
            made.insert(1, ("aids", lambda: table.open(AidDialog(table))))
        after = [key for key, _ in made].index("log") + 1
        page = page_of((table.shown and table.shown.name) or table.front, separate=table.t.options.separate)
        return [*made[:after], ("primer", lambda: table.open(HowToPlayDialog(table, page))), *made[after:]]

    def log(self) -> Navigation | None:
        """Open the log."""
        return self.table_view.open(TerrorscapeLog(self.table_view))

    def visible_tools(self) -> set[str]:
        """Marks and heat map are tools of the board, so the dialog does not list them."""
        return {"marks", "aid"}

    def letters(self, step: int) -> Navigation | None:
        """Change the text size of this window."""
        context, field = self.table_view.context, "second_letter" if self.table_view.second else "letter"
        now = min(range(len(LETTERS)), key=lambda place: abs(LETTERS[place] - getattr(context.settings, field)))
        setattr(context.settings, field, LETTERS[max(0, min(len(LETTERS) - 1, now + step))])
        preferences.store(context.settings, paths.settings())
        return None

    def facts(self, canvas: Canvas, area: Area) -> float:
        """Paint killer, survivors, variants and seed; return the lower end."""
        t, inner = self.table_view.t, area.inset(28, 16)
        canvas.text(say("ui-ts-tonight"), (inner.x, inner.y), 28, self.palette.accent, face="title")
        y = inner.y + canvas.high(28, "title") + 12
        people = [(t.killer, 0), *((one.id, seat) for seat, one in enumerate(t.survivors, 1))]
        for who, seat in people:
            holder = self.table_view.match.holders[seat]
            words = say(
                "ui-seat-holder",
                seat=who,
                holder=say("ui-person") if holder == "person" else say("ui-agent", level=say(f"level-{holder}")),
            )
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 21, self.palette.text) + 4
        y += 8
        for words in (*self.variants(t.options), say("ui-seed", seed=str(self.table_view.match.seed))):
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 20, self.palette.muted) + 4
        for mark in t.marks:
            words = f"{name(mark)}: {say(f'text-{mark}')}"
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 19, self.palette.muted, face="book") + 4
        for title, words in agreed(self.table_view.t, self.table_view.secret_side):
            y += canvas.paragraph(title, Area(inner.x, y, inner.w, 1e4), 20, self.palette.text, face="bold")
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 19, self.palette.muted, face="book") + 4
        return y

    def facts_key(self) -> Hashable:
        """The cache key of the facts: answers given, and the open side."""
        return (
            self.table_view.match.turn,
            self.table_view.shown is None or self.table_view.shown.name,
            self.table_view.at_public_screen,
        )

    @staticmethod
    def variants(options: Options) -> list[str]:
        """The options that differ from the base game."""
        usual, found = Options(), list[str]()
        if options.difficulty != usual.difficulty:
            found.append(say("ui-ts-with-traits", level=say(f"ui-ts-difficulty-{options.difficulty}")))
        for what, usual_traits in (("survivor", options.survivor_traits), ("killer", options.killer_traits)):
            if usual_traits >= 0:
                found.append(say(f"ui-ts-{what}-traits", number=usual_traits))
        if options.plans:
            found.append(say("ui-ts-set-plans"))
        if options.separate:
            found.append(f"{say('ui-ts-ways')}: {say('ui-ts-ways-need', keys=KEYS)}")
            found += [say("ui-ts-token-note"), *([say("ui-ts-set-key-trade-note")] if options.key_trade else [])]
        if not options.open_rescue:
            found.append(say("ui-ts-rescue-hidden"))
        if options.open_hand:
            found.append(say("ui-ts-hand-open"))
        return found
