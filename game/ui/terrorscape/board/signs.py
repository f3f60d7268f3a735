"""Icons: noise, fear, blood, keys, a lock. Each repeats what a colour or a text beside it says."""

from collections.abc import Callable

import pygame

from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, rgb
from game.ui.terrorscape.layout import KILLER

SURVIVOR = (rgb("#4fc3b5"), rgb("#f09a4a"), rgb("#9aa2f0"))
"""Ring colours of the three survivors, by number."""
KIND = {"quick": rgb("#f0c75e"), "special": rgb("#c39bea"), "slow": rgb("#7fb9f0"), "attack": rgb("#ef6a60")}
ZONE = {"red": rgb("#e2655c"), "blue": rgb("#6fb0e8"), "green": rgb("#7fc97f")}
ICE, LAMP, BRASS, NIGHT = rgb("#9fd8ec"), rgb("#f2b45c"), rgb("#b08d4f"), rgb("#0b1114")
SWELL = 13 / 11.5
"""Ratio between the size of the picture and of the icon in it."""
Point = tuple[float, float]
Sign = Callable[[Canvas, Point, float, Colour], None]


def accent(side: str) -> Colour:
    """The accent colour of a side."""
    return ICE if side == KILLER else LAMP


@keep(4)
def tinted(name: str, side: int, colour: Colour) -> pygame.Surface:
    """A white icon tinted with a colour."""
    made = art.scaled(f"terrorscape/signs/{name}", side, side).copy()
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def stamp(canvas: Canvas, name: str, at: Point, r: float, colour: Colour) -> None:
    """Paint an icon around `at` with radius `r`."""
    rect = canvas.rect(Area(at[0] - r * SWELL, at[1] - r * SWELL, 2 * r * SWELL, 2 * r * SWELL))
    if rect.w > 1 and not canvas.blind:
        canvas.surface.blit(tinted(name, rect.w, colour), rect)


def sign(name: str) -> Sign:
    """The function that paints the icon with this name."""

    def draw(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
        stamp(canvas, name, at, r, colour)

    return draw


noise, drop, fear, key, lock = sign("noise"), sign("drop"), sign("fear"), sign("key"), sign("lock")
glass, jaws, feet, heart, star = sign("glass"), sign("jaws"), sign("feet"), sign("heart"), sign("star")
planks, unbar, wrench, bolt, hourglass = sign("planks"), sign("unbar"), sign("wrench"), sign("bolt"), sign("hourglass")
knife, cards, tick, book, shield = sign("knife"), sign("cards"), sign("tick"), sign("book"), sign("shield")
swap, way_out, radio, spark = sign("swap"), sign("way-out"), sign("radio"), sign("spark")
KINDS: dict[str, Sign] = {"quick": bolt, "special": star, "slow": hourglass, "attack": knife}
"""The icon of each kind of card."""


def gem(canvas: Canvas, at: Point, r: float, zone: str) -> None:
    """Paint the mark of a zone: a red diamond, a blue disc or a green triangle."""
    x, y = at
    if zone == "blue":
        canvas.circle(at, r + 1.5, NIGHT)
        canvas.circle(at, r, ZONE[zone])
    elif zone == "red":
        canvas.shape([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], ZONE[zone], NIGHT)
    else:
        canvas.shape([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], ZONE[zone], NIGHT)
