"""The how-to-play page of Castle Ravenloft: goal, the three phases of a turn, defeat, the board, and help."""

from game.storage import paths, replays
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft import tutorial
from game.ui.ravenloft.theme import FRAME
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.settings import Settings

PARTS = {
    "tonight": "ui/sun", "hero": "ui/person", "explore": "ui/tile", "villain": "ui/skull", "life": "ui/heart", "board": "ui/look",
    "beside": "ui/shield", "help": "ui/hint",
}  # fmt: skip
"""The parts of the page in order, with their icons."""
HELP = ("hint", "look", "undo", "rulebook", "menu")


def due(settings: Settings) -> bool:
    """Whether to open the page: no match was finished here, and the guided match was never opened."""
    return not tutorial.was_seen(settings) and not replays.files(paths.replays())


def page_of(adventure: str) -> HowToPlay:
    """The page for an adventure. It opens by itself in the first match."""
    story = " ".join(say(f"text-{adventure}").split())
    return HowToPlay(
        say("ui-primer"), tuple(_part(part) for part in PARTS), RAVENLOFT, FRAME, by_device=True,
        values={"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}"), "story": story},
        controls={what: what for what in HELP},
    )  # fmt: skip


def _part(part: str) -> Part:
    """A part with its icon."""

    def icon(canvas: Canvas, area: Area) -> None:
        canvas.picture(PARTS[part], area)

    return Part(f"ui-primer-{part}-head", f"ui-primer-{part}", icon)
