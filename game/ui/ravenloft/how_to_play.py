"""How a night in the castle goes: the turn in three phases, what loses it, what stands where, and where to find help."""

from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths, replays
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.tutorial import scene
from game.ui.screens.how_to_play import HowToPlayPage
from game.ui.settings import Settings

PARTS = {
    "tonight": "ui/sun", "hero": "ui/person", "explore": "ui/tile", "villain": "ui/skull", "life": "ui/heart", "board": "ui/look",
    "beside": "ui/shield", "help": "ui/hint",
}  # fmt: skip
"""What is told, with its sign, in this order."""
HELP = ("hint", "look", "undo", "rulebook", "menu")


def due(settings: Settings) -> bool:
    """Whether this is a first night: none has been played to its end here, and nobody was guided."""
    return not scene.was_seen(settings) and not replays.files(paths.replays())


class Primer(HowToPlayPage):
    """The sheet over the table, which opens by itself in a first night."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table, list(PARTS), rgb("#d8a850"))
        self.table = table

    def title(self) -> str:
        """How a night goes."""
        return say("ui-primer")

    def words(self, part: str) -> tuple[str, str]:
        """The head of a part, and what it says."""
        adventure = ADVENTURES[self.table.t.adventure].id
        story = " ".join(say(f"text-{adventure}").split())
        tonight = (
            {"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}"), "story": story} if part == "tonight" else {}
        )
        hand = self.table.context.input
        help_ = {"device": hand.device, **{what: hand.control_name(what) for what in HELP}} if part == "help" else {}
        return say(f"ui-primer-{part}-head"), say(f"ui-primer-{part}", **tonight, **help_)

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """One of the pictures of the table."""
        canvas.picture(PARTS[part], area)
