"""The how-to-play page of Dungeonville: six parts, each with a drawing of real components."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, TOWN
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.board.pieces import coin, letter_chip, medallion, parchment, token
from game.ui.dungeonville.positions import ENTRANCE_SHAPE, square
from game.ui.dungeonville.targets import TOOL_ACTIONS
from game.ui.dungeonville.theme import EDGE, P
from game.ui.screens.how_to_play import HowToPlay, Part, plain_sign
from game.ui.table.handover import SECRETS_ACTION

PAGE_ID = "dungeonville"
"""The id under which the settings record that the page was read."""
KEY_ACTIONS = {"hint": "hint", "rulebook": "rulebook", "menu": "menu", "secret": SECRETS_ACTION, "closer": "aid", **TOOL_ACTIONS}
"""Input actions by the names that the texts use for their keys."""
PARCHMENT = P._replace(accent=mix(P.accent, INK, 0.3), muted=mix(P.muted, INK, 0.4))
"""The palette of a page of parchment, with darker headings and notes."""
HOME = "crypt"
"""The dungeon in the drawings."""
STRONG, WEAK, FRIEND = "sir-percival-loud", "gaffer-barley", "wat-turnip"
"""The adventurers in the drawings: a fighter, a carrier, and one of the fighter's colour."""


def page_of(goal: int) -> HowToPlay:
    """The page of a match with this goal."""
    parts = (
        Part(f"ui-dv-how-to-play-{part}-head", f"ui-dv-how-to-play-{part}", partial(plain_sign, partial(_draw, marks)))
        for part, marks in PARTS.items()
    )
    return HowToPlay(
        say("ui-dv-how-to-play-title"), tuple(parts), PARCHMENT, EDGE, PAGE_ID, face=6.0, ground=parchment,
        values={"goal": goal, "dear": DEAR, "swap": NUMBERS.swap_price}, controls=KEY_ACTIONS,
    )  # fmt: skip


# ------------------------------------------------------------------ drawings


DEAR = max(row.price for row in TOWN.values())
Mark = tuple[str, Any, float, float, float]
"""A component in a drawing: its kind, which one, its centre and its size, as shares of the side of the square."""
PAINTERS: dict[str, Callable[[Canvas, tuple[float, float], float, Any], object]] = {
    "picture": lambda canvas, at, side, name: canvas.picture(name, square(at, side)),
    "card": lambda canvas, at, side, name: canvas.picture(name, square(at, side, 336 / 240)),
    "entrance": lambda canvas, at, side, name: canvas.picture(name, square(at, side, ENTRANCE_SHAPE)),
    "token": token,
    "coin": coin,
    "face": medallion,
    "beaten": lambda canvas, at, radius, who: medallion(canvas, at, radius, who, grey=True),
    "rank": lambda canvas, at, size, who: canvas.text(
        str(ADVENTURERS[who].rank), at, size, P.title, face="title", align="centre"
    ),
    "letter": lambda canvas, at, side, letter: letter_chip(canvas, square(at, side), letter, HOME, highlighted=letter == "D"),
    "lamp": lambda canvas, at, radius, _: canvas.circle(at, radius, P.accent),
}
PARTS: dict[str, tuple[Mark, ...]] = {
    "deed": (  # a deed, with the blood of others on its dungeon
        ("card", f"dungeonville/deeds/{HOME}", 0.5, 0.5, 240 / 336), ("token", 1, 0.2, 0.9, 0.13), ("token", 2, 0.5, 0.9, 0.13),
        ("token", 3, 0.8, 0.9, 0.13),
    ),
    "hire": (  # an expensive fighter, and a carrier who is free
        ("face", STRONG, 0.23, 0.23, 0.23), ("rank", STRONG, 0.76, 0.018, 0.23), ("coin", str(DEAR), 0.76, 0.359, 0.101),
        ("face", WEAK, 0.23, 0.77, 0.23), ("rank", WEAK, 0.76, 0.558, 0.23), ("coin", "0", 0.76, 0.899, 0.101),
    ),
    "fight": (  # two opponents, and a third one who defects
        ("face", STRONG, 0.25, 0.25, 0.25), ("beaten", WEAK, 0.75, 0.25, 0.25), ("face", FRIEND, 0.5, 0.75, 0.25),
        ("picture", "dungeonville/tokens/swords", 0.5, 0.25, 0.3), ("token", 2, 0.9, 0.5, 0.12),
    ),
    "rooms": (  # the entrance of a dungeon, letters, and gold that is carried out
        ("entrance", f"dungeonville/mouths/{HOME}", 0.5, 0.458, 1.0), ("entrance", f"dungeonville/mouths/{HOME}-lit", 0.5, 0.458, 1.0),
        *(("letter", letter, 0.095 + 0.2025 * place, 0.905, 0.19) for place, letter in enumerate("ABCDE")), ("coin", "25", 0.82, 0.66, 0.13),
    ),
    "claim": (  # a face-down deed, and enough blood
        ("card", "dungeonville/cards/back-deed", 0.307, 0.43, 0.614),
        *(("token", seat, 0.5 + 0.2 * (seat % 3), 0.66 + 0.2 * (seat // 3), 0.12) for seat in range(5)),
    ),
    "help": (  # a mask before a curtain, and the hint button
        ("picture", "dungeonville/tokens/curtain-mask", 0.39, 0.422, 0.78), ("lamp", "", 0.8, 0.828, 0.2), ("picture", "ui/hint", 0.8, 0.828, 0.28),
    ),
}  # fmt: skip
"""The parts in their order, each with its drawing."""


def _draw(marks: tuple[Mark, ...], canvas: Canvas, area: Area) -> None:
    for kind, what, x, y, size in marks:
        PAINTERS[kind](canvas, (area.x + area.w * x, area.y + area.w * y), area.w * size, what)
