"""The how-to-play page of Dungeonville: six pictures of a round."""

from functools import partial

import pygame

from game.rules.dungeonville.tables.cards import ADVENTURERS, TOWN
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GLOW, GLOW_VIOLET, INK, mix
from game.ui.dungeonville import theme
from game.ui.dungeonville.panels.pieces import FRAME, HOLE, coin, letter_chip, parchment, write
from game.ui.dungeonville.targets import TOOL_ACTIONS
from game.ui.dungeonville.theme import EDGE, P
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.screens.how_to_play_pictures import Button, Crop, Goal, Painter, Picture, Thing, paint_things, stood
from game.ui.table.handover import SECRETS_ACTION

KEY_ACTIONS = {"hint": "hint", "rulebook": "rulebook", "secret": SECRETS_ACTION, "claim": TOOL_ACTIONS["claim"]}
"""Input actions by the names that the texts use for their keys."""
PARCHMENT = P._replace(accent=mix(P.accent, INK, 0.3), muted=mix(P.muted, INK, 0.4))
"""The palette of a page of parchment, with darker headings and notes."""
HOME = "crypt"
"""The dungeon in the pictures."""
STRONG, WEAK, FRIEND = "sir-percival-loud", "gaffer-barley", "wat-turnip"
"""The adventurers in the pictures: a fighter, a carrier, and one of the fighter's colour."""


def page_of(goal: int) -> HowToPlay:
    """The page of a match with this goal."""
    parts = (
        Part(f"ui-dv-how-to-play-{part}-head", f"ui-dv-how-to-play-{part}", Picture(_paint, things))
        for part, things in PARTS.items()
    )
    return HowToPlay(
        say("ui-dv-how-to-play-title"), tuple(parts), PARCHMENT, EDGE, ground=parchment,
        values={"goal": goal}, controls=KEY_ACTIONS,
    )  # fmt: skip


# ------------------------------------------------------------------ things

GONE, RANKED = ("dead", "beaten"), ("rank", "beaten")
"""The looks of adventurers without their colours, and of those with their rank."""


def _fighter(canvas: Canvas, who: str, area: Area, look: str | None) -> None:
    """An adventurer's medallion: "dead" without its colours, with its "rank" below, or both if it is "beaten"."""
    rect = canvas.rect(area)
    made = art.scaled(f"dungeonville/adventurers/{who}", *rect.size, look in GONE).copy()
    if look in GONE:
        made.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    stood(canvas, made, area.centre)
    if look in RANKED:
        spot = Area.around((area.centre[0], area.y + area.h), area.w * 0.5, area.w * 0.3)
        canvas.box(spot, theme.PAPER, INK, width=2, radius=spot.h / 2)
        write(canvas, str(ADVENTURERS[who].rank), spot.centre, area.w * 0.25, INK, "title")


def _coin(canvas: Canvas, words: str, area: Area, _: None) -> None:
    canvas.circle((area.centre[0] + 3, area.centre[1] + 5), area.w / 2, theme.COIN_SHADOW)
    coin(canvas, area.centre, area.w / 2, words)


def _letter(canvas: Canvas, letter: str, area: Area, highlighted: bool | None) -> None:
    letter_chip(canvas, area, letter, HOME, highlighted=bool(highlighted))


def _room(canvas: Canvas, room: str, area: Area, _: None) -> None:
    """A room card with its letter and its gold, without its name."""
    rows = art.load(f"dungeonville/frames/{HOME}")
    room_area = Area(0, 0, area.w, area.w * rows.get_height() / rows.get_width())
    made = pygame.Surface(canvas.rect(room_area).size, pygame.SRCALPHA)
    on, across = Canvas(made, canvas.window), area.w / FRAME[0]
    on.picture(f"dungeonville/rooms/{room}", Area(HOLE.x * across, HOLE.y * across, HOLE.w * across, HOLE.h * across), cover=True)
    on.picture(f"dungeonville/frames/{HOME}", room_area)
    stood(canvas, made, area.centre, 1.4)
    left, top = area.centre[0] - area.w / 2, area.centre[1] - room_area.h / 2
    letter_chip(canvas, Area(left + area.w * 0.05, top + area.w * 0.03, area.w * 0.24, area.w * 0.2), ROOM_LETTER, HOME)
    coin(canvas, (left + area.w * 0.85, top + area.w * 0.13), area.w * 0.14, ROOM_GOLD)


def _front(canvas: Canvas, place: str, area: Area, _: None) -> None:
    """A house of the town with the price of its adventurers."""
    spot = Area.around(area.centre, area.w, area.w * 0.6)
    canvas.box(spot.inset(-3).moved(2, 4), BLACK, radius=6, alpha=130)
    canvas.box(spot.inset(-3), INK, radius=5)
    canvas.picture(f"dungeonville/fronts/{place}", spot, cover=True, eye=1.0)
    canvas.circle((spot.x + spot.w - 12, spot.y + 8), 28, INK)
    coin(canvas, (spot.x + spot.w - 12, spot.y + 8), 26, str(TOWN[place].price))


PAINTERS: dict[str, Painter] = {"fighter": _fighter, "coin": _coin, "letter": _letter, "room": _room, "front": _front}
"""The painters of the things that only this game has."""
_paint = partial(paint_things, PAINTERS)

# ------------------------------------------------------------------ the pictures

ROOM, ROOM_LETTER, ROOM_GOLD = "cr-05", "D", "25"
"""The room in the picture of an expedition."""
TOOL = Button(theme.WOOD[0], P.line)
LAMP = TOOL._replace(light=P.focus)
TOKENS = "dungeonville/tokens/"
PARTS: dict[str, tuple[Thing, ...]] = {
    "deed": (  # the deed of a dungeon, and the blood of others in front of it
        Thing("ground", "dungeonville/insides/crypt", more=90), Thing("light", x=0.68, y=0.45, w=0.9, more=GLOW_VIOLET), Thing("thing", f"dungeonville/mouths/{HOME}", 0.68, 0.42, 0.44),
        Thing("thing", f"dungeonville/mouths/{HOME}-lit", 0.68, 0.42, 0.44), Thing("thing", f"dungeonville/deeds/{HOME}", 0.19, 0.5, 0.27, 5.0),
        Thing("arrow", x=0.36, y=0.5, w=0.035, more=Goal(0.47, 0.5)),
        *(Thing("thing", TOKENS + colour, 0.46 + 0.085 * spot, 0.86, 0.1) for spot, colour in enumerate(("pink", "teal", "white"))), Thing("thing", "ui/check", 0.72, 0.86, 0.075),
        Thing("thing", TOKENS + "orange", 0.85, 0.86, 0.1), Thing("thing", "ui/cross", 0.93, 0.86, 0.065), Thing("edges"),
    ),
    "hire": (  # a good fighter is expensive, a carrier costs nothing
        Thing("crop", "dungeonville/town", more=Crop(0.32, 0.013, 0.35)), Thing("front", "tavern", 0.18, 0.22, 0.26), Thing("front", "inn", 0.5, 0.22, 0.26), Thing("front", "street", 0.82, 0.22, 0.26),
        Thing("fighter", STRONG, 0.18, 0.65, 0.24, "rank"), Thing("fighter", "pip-the-eager", 0.5, 0.65, 0.24, "rank"), Thing("fighter", WEAK, 0.82, 0.65, 0.24, "rank"),
    ),
    "fight": (  # a fighter beats another, and one changes sides
        Thing("ground", "dungeonville/duel"), Thing("edges"), Thing("fighter", STRONG, 0.19, 0.5, 0.28, "rank"), Thing("thing", TOKENS + "swords", 0.42, 0.5, 0.19),
        Thing("fighter", WEAK, 0.63, 0.42, 0.24, "beaten"), Thing("fighter", FRIEND, 0.87, 0.48, 0.2), Thing("arrow", "good", 0.86, 0.76, 0.03, Goal(0.33, 0.9, -0.12)),
        Thing("thing", TOKENS + "pink", 0.42, 0.17, 0.1),
    ),
    "rooms": (  # a room kills one with its letter; the others carry the gold
        Thing("ground", "dungeonville/insides/crypt"), Thing("edges"), Thing("thing", f"dungeonville/cards/back-{HOME}", 0.13, 0.5, 0.24, 4.0), Thing("room", ROOM, 0.33, 0.5, 0.27),
        Thing("arrow", "bad", 0.49, 0.36, 0.035, Goal(0.6, 0.33)), Thing("fighter", WEAK, 0.73, 0.31, 0.22, "dead"), Thing("letter", ROOM_LETTER, 0.9, 0.31, 0.09, True),
        Thing("fighter", STRONG, 0.6, 0.78, 0.18), Thing("fighter", FRIEND, 0.75, 0.78, 0.18), Thing("thing", TOKENS + "pack", 0.89, 0.78, 0.13), Thing("coin", ROOM_GOLD, 0.95, 0.69, 0.08),
    ),
    "claim": (  # the deed is shown, and a crown for enough blood
        Thing("ground", "dungeonville/curtain-wide"), Thing("light", x=0.5, y=0.5, w=1.0, more=GLOW), Thing("edges"), Thing("thing", f"dungeonville/deeds/{HOME}", 0.2, 0.52, 0.27, 6.0),
        Thing("arrow", x=0.37, y=0.5, w=0.04, more=Goal(0.56, 0.5)), Thing("thing", TOKENS + "crown", 0.76, 0.36, 0.3),
        *(Thing("thing", TOKENS + colour, 0.59 + 0.085 * spot, 0.78, 0.09) for spot, colour in enumerate(("pink", "teal", "white", "orange", "pink"))),
    ),
    "help": (  # the hint button, the other tools, and the curtain before a secret
        Thing("ground", "dungeonville/dawn", more=70), Thing("edges"), Thing("button", "ui/hint", 0.17, 0.36, 0.2, LAMP),
        *(Thing("button", f"ui/{icon}", 0.09 + 0.135 * spot, 0.8, 0.11, TOOL) for spot, icon in enumerate(("look", "book", "menu"))),
        Thing("arrow", "good", 0.3, 0.36, 0.03, Goal(0.55, 0.42, 0.12)), Thing("thing", TOKENS + "deed-back", 0.7, 0.46, 0.22), Thing("thing", TOKENS + "curtain-mask", 0.86, 0.66, 0.24),
    ),
}  # fmt: skip
"""The parts in their order, each with its picture."""
