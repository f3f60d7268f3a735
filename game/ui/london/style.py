"""The style that all screens of London Dread share: colours, the signs of players, tokens, abilities, medallions, card backs."""

from typing import NamedTuple

import pygame

from game.rules.london.state import CardId, Token
from game.rules.london.tables.cards import ALLIES, DREAD, GOONS, PLOTS
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import LONDON, Colour, mix, rgb

P = LONDON
BRASS, INK, PAPER, PAPER_LOW = rgb("#c79a4c"), rgb("#2a1a0d"), rgb("#f5e6c0"), rgb("#e2cda0")
PLOT, PLOT_LOW = rgb("#1c2a2c"), rgb("#121c1e")
DREAD_RED, BLOOD = rgb("#ff9c8c"), rgb("#7d1f1a")
GREEN, GREEN_DEEP = rgb("#8fdc94"), rgb("#1f4a26")
SEGMENTS: dict[str, Colour] = {"morning": rgb("#f0c860"), "day": rgb("#a9d4ec"), "night": rgb("#b9aef2")}
FLAG = rgb("#fff0d0")
STASH = "stash"


class Player(NamedTuple):
    """The colour and the sign of a seat's player; both identify the seat."""

    colour: Colour
    sign: str
    """Paint a one-coloured sign: "fist", "dread", "morning", "virtue", "item", the sign of a player, an ability or a story."""


SEATS = (
    Player(rgb("#d987bb"), "diamond"),
    Player(rgb("#8fc26c"), "clover"),
    Player(rgb("#7fb4ee"), "star"),
    Player(rgb("#f0a44a"), "crescent"),
)
"""The players by seat, in the colours of their tokens."""


def square(centre: tuple[float, float], wide: float) -> Area:
    """The square around a centre."""
    return Area(centre[0] - wide / 2, centre[1] - wide / 2, wide, wide)


@keep(3)
def _tinted(name: str, wide: int, colour: Colour) -> pygame.Surface:
    made = art.scaled(name, wide, wide).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def sign(canvas: Canvas, name: str, centre: tuple[float, float], wide: float, colour: Colour = P.text) -> None:
    """Paint a one-coloured sign: "fist", "dread", "morning", "virtue", "item", the sign of a player, an ability or a story."""
    rect = canvas.rect(square(centre, wide))
    if not canvas.blind and rect.w > 0:
        canvas.surface.blit(_tinted(f"london/signs/{name}", rect.w, colour), rect)


def ability(canvas: Canvas, icon: str, centre: tuple[float, float], wide: float) -> None:
    """Paint the round token of an ability, or of the wild icon."""
    canvas.picture(f"london/tokens/ability-{icon}", square(centre, wide))


def piece(token: Token, owner: int | str) -> str:
    """The picture of a token: its number or its arrow, of a seat or of the Stash; "" is the empty slot."""
    if not token:
        return "london/tokens/empty"
    number, _, way = token.partition("-")
    whose = owner if owner == STASH else str(int(owner) + 1)
    if owner == STASH:
        return f"london/tokens/stash-{way}" if way else f"london/tokens/stash-{number}"
    return f"london/tokens/arrow-{whose}-{way}" if way else f"london/tokens/number-{whose}-{number}"


def token(canvas: Canvas, what: Token, owner: int | str, centre: tuple[float, float], wide: float) -> None:
    """Paint an Action token of a seat (or of the Stash), or an empty slot."""
    canvas.picture(piece(what, owner), square(centre, wide))


def medal(canvas: Canvas, who: str, seat: int | None, centre: tuple[float, float], wide: float) -> None:
    """Paint the medallion of a Character with the ring of its player; without a `seat`, of an Ally, a Goon or an Antagonist."""
    canvas.picture(f"london/{who}", square(centre, wide))
    if seat is not None:
        canvas.circle(centre, wide / 2, SEATS[seat].colour, max(2.0, wide / 18))


def badge(canvas: Canvas, seat: int, centre: tuple[float, float], wide: float) -> None:
    """Paint the disc of a player with its sign."""
    canvas.circle(centre, wide / 2, SEATS[seat].colour)
    sign(canvas, SEATS[seat].sign, centre, wide * 0.66, INK)


def back_of(face_down: str) -> str:
    """The picture of a card back: "1" and "2" (the Dread tiers), "item", "personality" and so on."""
    return f"london/frames/back-{face_down}"


def kind_of(card: CardId) -> str:
    """The kind of a card on a Location: "dread-1", "dread-2", "plot", "ally" or "goon"."""
    if card in DREAD:
        return f"dread-{DREAD[card].tier}"
    return "plot" if card in PLOTS else "ally" if card in ALLIES else "goon" if card in GOONS else ""


def flag(canvas: Canvas, centre: tuple[float, float], wide: float) -> None:
    """Paint a warning seal. Its mark is drawn, since a letter would be too small."""
    canvas.circle(centre, wide / 2, P.deep)
    canvas.picture("london/tokens/plot", square(centre, wide * 1.12))
    x, y = centre
    canvas.line((x, y - wide * 0.27), (x, y + wide * 0.05), FLAG, wide * 0.15)
    canvas.circle((x, y + wide * 0.24), max(wide * 0.09, 0.6), FLAG)


def seal(canvas: Canvas, centre: tuple[float, float], wide: float, symbol: str, words: str = "") -> None:
    """A seal of wax with a sign or a letter in it."""
    canvas.picture("london/tokens/plot", square(centre, wide))
    if symbol:
        sign(canvas, symbol, centre, wide * 0.5, mix(P.title, BLOOD, 0.15))
    if words:
        size = wide * 0.46
        canvas.text(
            words, (centre[0], centre[1] - canvas.high(size, "title") / 2 - 1), size, P.title, face="title", align="centre"
        )
