"""The how-to-play page of Castle Ravenloft: goal, the three phases of a turn, defeat, the board, and help."""

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
"""The parts of the page in order, with their icons."""
HELP = ("hint", "look", "undo", "rulebook", "menu")


def due(settings: Settings) -> bool:
    """Whether to open the page: no match was finished here, and the guided match was never opened."""
    return not scene.was_seen(settings) and not replays.files(paths.replays())


class RavenloftHowToPlay(HowToPlayPage):
    """The how-to-play page over the table. It opens by itself in the first match."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table, list(PARTS), rgb("#d8a850"))
        self.table = table

    def title(self) -> str:
        """The title."""
        return say("ui-primer")

    def words(self, part: str) -> tuple[str, str]:
        """The heading of a part, and its text."""
        adventure = ADVENTURES[self.table.t.adventure].id
        story = " ".join(say(f"text-{adventure}").split())
        tonight = (
            {"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}"), "story": story} if part == "tonight" else {}
        )
        hand = self.table.context.input
        help_ = {"device": hand.device, **{what: hand.control_name(what) for what in HELP}} if part == "help" else {}
        return say(f"ui-primer-{part}-head"), say(f"ui-primer-{part}", **tonight, **help_)

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """Paint the icon of a part."""
        canvas.picture(PARTS[part], area)
