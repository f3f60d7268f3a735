"""The how-to-play page of each side: goals, turn, terms. It is taken from the rules and contains no secret."""

from game.rules.terrorscape.survivors.parting import KEYS
from game.rules.terrorscape.tables.cards import NUMBERS
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.screens.how_to_play import HowToPlayPage
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.seated_table import SeatedTable

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
"""The parts of each side's page in their order, with their icons."""
HELP = ("hint", "marks", "rulebook", "menu")


def due(table: SeatedTable) -> bool:
    """Whether to open the page: a person of the open side is prompted and has never seen it."""
    side = table.shown
    played = table.held is None and table.dialog is None and not table.busy
    return played and side is not None and bool(side.prompted) and side.name not in table.context.settings.primers


class TerrorscapeHowToPlay(HowToPlayPage):
    """The page over the table. It opens before a side's first prompt, and counts as read once it is open."""

    def __init__(self, table: SeatedTable) -> None:
        self.side = (table.shown.name if table.shown is not None else "") or table.front
        super().__init__(table, list(PARTS[self.side]), signs.ICE if self.side == KILLER else signs.LAMP)
        self.table, settings = table, table.context.settings
        if self.side not in settings.primers:
            settings.primers = [*settings.primers, self.side]
            preferences.store(settings, paths.settings())

    def title(self) -> str:
        """The title for the side."""
        return say(f"ui-ts-primer-{self.side}")

    def words(self, part: str) -> tuple[str, str]:
        """The heading and the text of a part."""
        values: dict[str, object] = {}
        if part in ("win", "lose"):
            ways = self.table.t.options.separate
            values = {"ways": "apart" if ways else "together", "keys": KEYS if ways else NUMBERS.keys, "own": KEYS}
        if part == "help":
            values = {what: self.table.context.input.named(what) for what in HELP}
        return say(f"ui-ts-primer-{part}-head"), say(f"ui-ts-primer-{self.side}-{part}", **values)

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """Paint the icon of a part."""
        PARTS[self.side][part](canvas, area.centre, area.w * 0.42, signs.ICE if self.side == KILLER else signs.LAMP)
