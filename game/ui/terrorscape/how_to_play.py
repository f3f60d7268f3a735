"""The how-to-play page of each side: goals, turn, terms. It is taken from the rules and contains no secret."""

from game.rules.terrorscape.survivors.parting import KEYS
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, SURVIVORS

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


def page_of(side: str, *, separate: bool) -> HowToPlay:
    """The page of a side, with `separate` keys or common ones. It opens before the side's first prompt."""
    colour = signs.ICE if side == KILLER else signs.LAMP
    return HowToPlay(
        say(f"ui-ts-primer-{side}"), tuple(_part(side, part, colour) for part in PARTS[side]), TERRORSCAPE, colour, side,
        values={"ways": "apart" if separate else "together", "keys": KEYS if separate else NUMBERS.keys, "own": KEYS},
        controls={what: what for what in HELP},
    )  # fmt: skip


def _part(side: str, part: str, colour: Colour) -> Part:
    """A part with its icon."""

    def icon(canvas: Canvas, area: Area) -> None:
        PARTS[side][part](canvas, area.centre, area.w * 0.42, colour)

    return Part(f"ui-ts-primer-{part}-head", f"ui-ts-primer-{side}-{part}", icon)
