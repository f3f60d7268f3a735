"""What the pause of a night in the Villa tells beside its plates: who is in the house, and what is varied. Everything in it is public."""

from collections.abc import Hashable
from functools import partial

from game.rules.terrorscape.options import Options
from game.rules.terrorscape.survivors.parting import KEYS
from game.storage import paths
from game.text import name, say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.navigation import Navigation
from game.ui.settings import LETTERS
from game.ui.table.dialogs import PauseDialog
from game.ui.terrorscape.how_to_play import TerrorscapeHowToPlay
from game.ui.terrorscape.panels import tips
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.aid_dialog import AidDialog, deciding
from game.ui.terrorscape.table.seating_dialog import SeatingDialog
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.dialog import Act


class TerrorscapePause(PauseDialog):
    """The pause, with tonight's cast."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.sitting = table

    def plates(self) -> list[tuple[str, Act]]:
        """How people sit, too, where that can be chosen; in a window of its own, how large the letters are."""
        made, sitting = super().plates(), self.sitting
        if sitting.held is None and len(seating.OFFERED[seating.manned(sitting.match.holders)]) > 1:
            made.insert(1, ("sit", lambda: sitting.open(SeatingDialog(sitting))))
        if sitting.seating_mode == "windows":
            made[2:2] = [("larger", partial(self.letters, 1)), ("smaller", partial(self.letters, -1))]
        if deciding(sitting):
            made.insert(1, ("aids", lambda: sitting.open(AidDialog(sitting))))
        after = [key for key, _ in made].index("log") + 1
        return [*made[:after], ("primer", lambda: sitting.open(TerrorscapeHowToPlay(sitting))), *made[after:]]

    def at_hand(self) -> set[str]:
        """The pen and the map lie beside the board."""
        return {"marks", "aid"}

    def letters(self, step: int) -> Navigation | None:
        """Larger or smaller letters, in this window alone."""
        house, field = self.sitting.context, "second_letter" if self.sitting.second else "letter"
        now = min(range(len(LETTERS)), key=lambda place: abs(LETTERS[place] - getattr(house.settings, field)))
        setattr(house.settings, field, LETTERS[max(0, min(len(LETTERS) - 1, now + step))])
        preferences.store(house.settings, paths.settings())
        return None

    def facts(self, canvas: Canvas, area: Area) -> float:
        """The killer, the survivors, the variants and the seed; returns where it ends."""
        t, inner = self.sitting.t, area.inset(28, 16)
        canvas.text(say("ui-ts-tonight"), (inner.x, inner.y), 28, self.palette.accent, face="title")
        y = inner.y + canvas.high(28, "title") + 12
        people = [(t.killer, 0), *((one.id, seat) for seat, one in enumerate(t.survivors, 1))]
        for who, seat in people:
            holder = self.sitting.match.holders[seat]
            words = say(
                "ui-seat-holder",
                seat=who,
                holder=say("ui-person") if holder == "person" else say("ui-agent", level=say(f"level-{holder}")),
            )
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 21, self.palette.text) + 4
        y += 8
        for words in (*self.variants(t.options), say("ui-seed", seed=str(self.sitting.match.seed))):
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 20, self.palette.muted) + 4
        for mark in t.marks:
            words = f"{name(mark)}: {say(f'text-{mark}')}"
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 19, self.palette.muted, face="book") + 4
        for title, words in tips.agreed(self.sitting):
            y += canvas.paragraph(title, Area(inner.x, y, inner.w, 1e4), 20, self.palette.text, face="bold")
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 19, self.palette.muted, face="book") + 4
        return y

    def facts_key(self) -> Hashable:
        """The answers given, and the side that may be seen."""
        return self.sitting.match.turn, self.sitting.shown is None or self.sitting.shown.name

    @staticmethod
    def variants(options: Options) -> list[str]:
        """What is not as in the base game."""
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
