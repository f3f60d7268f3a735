"""The how-to-play page of Dungeonville: six parts, each with a drawing of real components."""

from functools import partial

from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, TOWN
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.board.pieces import coin, letter_chip, medallion, parchment, token
from game.ui.dungeonville.targets import TOOL_ACTIONS
from game.ui.dungeonville.theme import EDGE, P
from game.ui.screens.how_to_play import HowToPlay, Part, Sign, plain_sign
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
        Part(f"ui-dv-how-to-play-{part}-head", f"ui-dv-how-to-play-{part}", partial(plain_sign, draw))
        for part, draw in PARTS.items()
    )
    return HowToPlay(
        say("ui-dv-how-to-play-title"), tuple(parts), PARCHMENT, EDGE, PAGE_ID, face=6.0, ground=parchment,
        values={"goal": goal, "dear": max(row.price for row in TOWN.values()), "swap": NUMBERS.swap_price}, controls=KEY_ACTIONS,
    )  # fmt: skip


# ------------------------------------------------------------------ drawings


def _deed(canvas: Canvas, area: Area) -> None:
    """A deed, with the blood of others on its dungeon."""
    wide = area.h * 240 / 336
    canvas.picture(f"dungeonville/deeds/{HOME}", Area(area.centre[0] - wide / 2, area.y, wide, area.h))
    for place, seat in enumerate((1, 2, 3)):
        token(canvas, (area.x + area.w * (0.2 + 0.3 * place), area.y + area.h * 0.9), area.w * 0.13, seat)


def _hire(canvas: Canvas, area: Area) -> None:
    """An expensive fighter, and a carrier who is free."""
    side = area.w * 0.46
    for row, (who, price) in enumerate(((STRONG, max(row.price for row in TOWN.values())), (WEAK, 0))):
        y = area.y + side / 2 + row * (area.h - side)
        medallion(canvas, (area.x + side / 2, y), side / 2, who)
        rank, middle = str(ADVENTURERS[who].rank), area.x + area.w * 0.76
        size = side * 0.5
        canvas.text(rank, (middle, y - side * 0.46), size, P.title, face="title", align="centre")
        coin(canvas, (middle, y + side * 0.28), side * 0.22, str(price))


def _fight(canvas: Canvas, area: Area) -> None:
    """Two opponents, and a third one who defects."""
    side = area.w * 0.5
    medallion(canvas, (area.x + side / 2, area.y + side / 2), side / 2, STRONG)
    medallion(canvas, (area.x + area.w - side / 2, area.y + side / 2), side / 2, WEAK, grey=True)
    medallion(canvas, (area.centre[0], area.y + area.h - side / 2), side / 2, FRIEND)
    canvas.picture("dungeonville/tokens/swords", Area(area.centre[0] - side * 0.3, area.y + side * 0.2, side * 0.6, side * 0.6))
    token(canvas, (area.x + area.w - side * 0.2, area.y + side), side * 0.24, 2)


def _rooms(canvas: Canvas, area: Area) -> None:
    """The entrance of a dungeon, letters, and gold that is carried out."""
    high = area.w * 440 / 480
    for name in (HOME, f"{HOME}-lit"):
        canvas.picture(f"dungeonville/mouths/{name}", Area(area.x, area.y, area.w, high))
    chip = area.w * 0.19
    for place, letter in enumerate("ABCDE"):
        spot = Area(area.x + place * (chip + area.w * 0.0125), area.y + area.h - chip, chip, chip)
        letter_chip(canvas, spot, letter, HOME, highlighted=letter == "D")
    coin(canvas, (area.x + area.w * 0.82, area.y + area.h * 0.66), area.w * 0.13, "25")


def _claim(canvas: Canvas, area: Area) -> None:
    """A face-down deed, and enough blood."""
    high = area.h * 0.86
    wide = high * 240 / 336
    canvas.picture("dungeonville/cards/back-deed", Area(area.x, area.y, wide, high))
    for place in range(5):
        x, y = area.x + area.w * (0.5 + 0.2 * (place % 3)), area.y + area.h * (0.66 + 0.2 * (place // 3))
        token(canvas, (x, y), area.w * 0.12, place)


def _help(canvas: Canvas, area: Area) -> None:
    """A mask before a curtain, and the hint button."""
    side, lamp = area.w * 0.78, area.w * 0.2
    canvas.picture("dungeonville/tokens/curtain-mask", Area(area.x, area.centre[1] - side * 0.6, side, side))
    x, y = area.x + area.w - lamp, area.centre[1] + side * 0.42
    canvas.circle((x, y), lamp, P.accent)
    canvas.picture("ui/hint", Area(x - lamp * 0.7, y - lamp * 0.7, lamp * 1.4, lamp * 1.4))


PARTS: dict[str, Sign] = {"deed": _deed, "hire": _hire, "fight": _fight, "rooms": _rooms, "claim": _claim, "help": _help}
"""The parts in their order, each with its drawing."""
