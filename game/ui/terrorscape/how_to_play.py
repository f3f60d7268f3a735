"""How a night in the Villa goes for one side: what wins and loses it, how its turn goes, what its words mean. All of it is in the rules: nothing is secret."""

from game.rules.terrorscape.survivors.parting import KEYS
from game.rules.terrorscape.tables.cards import NUMBERS
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.screens.how_to_play import HowToPlayPage
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.view import TableView

PARTS: dict[str, dict[str, signs.Sign]] = {
    SURVIVORS: {
        "win": signs.key, "lose": signs.drop, "turn": signs.feet, "noise": signs.noise, "fear": signs.fear, "met": signs.shield,
        "items": signs.glass, "help": signs.book,
    },
    KILLER: {
        "win": signs.jaws, "lose": signs.key, "turn": signs.hourglass, "cards": signs.cards, "noise": signs.noise, "fear": signs.fear,
        "met": signs.knife, "help": signs.book,
    },
}  # fmt: skip
"""What each side is told, with its sign, in this order."""
HELP = ("hint", "marks", "rulebook", "menu")


def due(table: TableView) -> bool:
    """Whether a person of the side that may be seen is asked, and nobody has ever read here how a night goes for it."""
    side = table.shown
    played = table.held is None and table.dialog is None and not table.busy
    return played and side is not None and bool(side.prompted) and side.name not in table.context.settings.primers


class TerrorscapeHowToPlay(HowToPlayPage):
    """The sheet over the table; it opens by itself before a side's first question, and is remembered as read once it lies there."""

    def __init__(self, table: TableView) -> None:
        self.side = (table.shown.name if table.shown is not None else "") or table.front
        super().__init__(table, list(PARTS[self.side]), signs.ICE if self.side == KILLER else signs.LAMP)
        self.table, settings = table, table.context.settings
        if self.side not in settings.primers:
            settings.primers = [*settings.primers, self.side]
            preferences.store(settings, paths.settings())

    def title(self) -> str:
        """For which side this is."""
        return say(f"ui-ts-primer-{self.side}")

    def words(self, part: str) -> tuple[str, str]:
        """The head of a part, and what it says."""
        told: dict[str, object] = {}
        if part in ("win", "lose"):
            ways = self.table.t.options.separate
            told = {"ways": "apart" if ways else "together", "keys": KEYS if ways else NUMBERS.keys, "own": KEYS}
        if part == "help":
            told = {what: self.table.context.input.named(what) for what in HELP}
        return say(f"ui-ts-primer-{part}-head"), say(f"ui-ts-primer-{self.side}-{part}", **told)

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """One of the signs of the house."""
        PARTS[self.side][part](canvas, area.centre, area.w * 0.42, signs.ICE if self.side == KILLER else signs.LAMP)
