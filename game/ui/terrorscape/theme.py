"""The colours and icons of Terrorscape. Each icon repeats what a colour or a text beside it says.

A pair of colours is for the survivors' warm board and for the killer's cold one: `RIM[cold]`.
"""

from collections.abc import Callable

import pygame

from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE as P, Colour, rgb
from game.ui.terrorscape.layout import KILLER

SURVIVOR = (rgb("#4fc3b5"), rgb("#f09a4a"), rgb("#9aa2f0"))
"""Ring colours of the three survivors, by number."""
KIND = {"quick": rgb("#f0c75e"), "special": rgb("#c39bea"), "slow": rgb("#7fb9f0"), "attack": rgb("#ef6a60")}
ZONE = {"red": rgb("#e2655c"), "blue": rgb("#6fb0e8"), "green": rgb("#7fc97f")}
ICE, LAMP, TRUTH, HEAT, HEAT_TEXT = rgb("#9fd8ec"), rgb("#f2b45c"), rgb("#ffcf7a"), rgb("#e2446c"), rgb("#ffd3de")
NIGHT, DEEP_SEA, SLATE_LOW, SLATE, SLATE_HIGH = rgb("#0b1114"), rgb("#0b1b22"), rgb("#17262c"), rgb("#1b2a30"), rgb("#20323b")
STEEL_LOW, STEEL, ASH_LOW, ASH = rgb("#3d5661"), rgb("#4a6570"), rgb("#6f878f"), rgb("#7f98a2")
BONE, FROST, BRIGHT = rgb("#c9d6da"), rgb("#d9eef5"), rgb("#fff6e0")
LIT_LOW, LIT = rgb("#1d1a12"), rgb("#2a2312")
"""What is highlighted or open to choice."""
WOOD_DEEP, WOOD_LOW, WOOD, WOOD_HIGH, WOOD_EDGE = rgb("#1d130a"), rgb("#3d2b18"), rgb("#5a4322"), rgb("#6b4a26"), rgb("#8a6a3a")
BRASS, BRASS_HIGH, BRASS_PALE, GOLD, HONEY = rgb("#b08d4f"), rgb("#d9b873"), rgb("#cdbf9c"), rgb("#e9cf95"), rgb("#ffdf9a")
AMBER, LINEN, FELT = rgb("#d9a24a"), rgb("#e6c9a8"), rgb("#12352a")
WINE_DEEP, WINE, PLUM, BLOOD, CORAL, BLUSH = (
    rgb("#160809"), rgb("#2a0f12"), rgb("#2c0d1c"), rgb("#c0564d"), rgb("#ffb4aa"), rgb("#ffdcd6"),
)  # fmt: skip
PINE, MINT = rgb("#1e6b43"), rgb("#e8ffe8")
DUSK, FROSTED_WOOD, SHEEN, HURT, DIM = rgb("#b4bcd0"), rgb("#c4cedd"), rgb("#56708a"), rgb("#ff8a78"), rgb("#b86a62")
"""What pictures are tinted with: the killer's board, wood on it, a board in lightning, a portrait hurt or remembered."""
RIM = rgb("#3d3323"), rgb("#24414d")
ROOM_NAME, ROOM_MARK = (P.text, FROST), (BRASS_HIGH, rgb("#8fb8c8"))
CHOICE_LINE, CHOICE_TINT = (rgb("#ffd966"), rgb("#a5ffd6")), (P.focus, rgb("#bfe8fa"))
NOISE, NOISE_LOW = (rgb("#ffc061"), rgb("#bfefff")), (rgb("#3a2208"), DEEP_SEA)
RAIN, RIPPLE = (rgb("#a9bcc0"), rgb("#8fb4c8")), (rgb("#f0a84a"), rgb("#8fd6f2"))
LIGHTS = {
    "lamp": (rgb("#ffd39a"), rgb("#2c1a08"), rgb("#0e0a05")), "heard": (rgb("#b4dcff"), rgb("#0c2634"), rgb("#122a36")),
    "faded": (rgb("#6f8fae"), BLACK, BLACK), "own": (rgb("#86b4e0"), rgb("#060f16"), rgb("#060a0c")),
}  # fmt: skip
"""Each kind of light: its tint, its warmth in the middle, and its flicker."""

# ------------------------------------------------------------------ icons

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
    return lambda canvas, at, r, colour: stamp(canvas, name, at, r, colour)


noise, drop, fear, key, lock = sign("noise"), sign("drop"), sign("fear"), sign("key"), sign("lock")
glass, jaws, feet, heart, star = sign("glass"), sign("jaws"), sign("feet"), sign("heart"), sign("star")
planks, unbar, wrench, bolt, hourglass = sign("planks"), sign("unbar"), sign("wrench"), sign("bolt"), sign("hourglass")
knife, cards, tick, book, shield = sign("knife"), sign("cards"), sign("tick"), sign("book"), sign("shield")
swap, way_out, radio = sign("swap"), sign("way-out"), sign("radio")
KINDS: dict[str, Sign] = {"quick": bolt, "special": star, "slow": hourglass, "attack": knife}
"""The icon of each kind of card."""


def eye(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Paint an eye: everybody may look."""
    x, y = at
    far, near, high = r * 1.2, r * 0.4, r * 0.6
    upper, lower = ((x - near, y - high), (x + near, y - high)), ((x + near, y + high), (x - near, y + high))
    canvas.shape([(x - far, y), *upper, (x + far, y), *lower], colour)
    canvas.circle(at, r * 0.42, NIGHT)


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


def ticked(canvas: Canvas, at: Point, r: float) -> None:
    """Paint a green disc with a tick: done."""
    canvas.circle(at, r, PINE)
    tick(canvas, at, r * 0.6, MINT)
