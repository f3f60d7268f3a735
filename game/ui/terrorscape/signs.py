"""Small signs drawn from plain shapes: noise, fear, a drop of blood, keys, a lock. Each says what a colour or a word beside it says, too."""

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

from game.ui.canvas import Canvas
from game.ui.theme import Colour, rgb

SURVIVOR = (rgb("#4fc3b5"), rgb("#f09a4a"), rgb("#9aa2f0"))
"""The rings of the three survivors, in the order of their tokens."""
KIND = {"quick": rgb("#f0c75e"), "special": rgb("#c39bea"), "slow": rgb("#7fb9f0"), "attack": rgb("#ef6a60")}
ZONE = {"red": rgb("#e2655c"), "blue": rgb("#6fb0e8"), "green": rgb("#7fc97f")}
ICE, LAMP, BRASS, NIGHT = rgb("#9fd8ec"), rgb("#f2b45c"), rgb("#b08d4f"), rgb("#0b1114")
Point = tuple[float, float]
Sign = Callable[[Canvas, Point, float, Colour], None]


def _ring(at: Point, r: float, number: int, turn: float = 0.0) -> list[Point]:
    return [
        (at[0] + r * cos(turn + 2 * pi * one / number), at[1] + r * sin(turn + 2 * pi * one / number)) for one in range(number)
    ]


def gem(canvas: Canvas, at: Point, r: float, zone: str) -> None:
    """The sign of a zone: a red diamond, a blue disc, a green triangle."""
    x, y = at
    if zone == "blue":
        canvas.circle(at, r + 1.5, NIGHT)
        canvas.circle(at, r, ZONE[zone])
    elif zone == "red":
        canvas.shape([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], ZONE[zone], NIGHT)
    else:
        canvas.shape([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], ZONE[zone], NIGHT)


def noise(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A loudspeaker."""
    x, y = at
    canvas.shape(
        [
            (x - r, y - r * 0.35),
            (x - r * 0.5, y - r * 0.35),
            (x, y - r * 0.85),
            (x, y + r * 0.85),
            (x - r * 0.5, y + r * 0.35),
            (x - r, y + r * 0.35),
        ],
        colour,
    )
    for reach in (0.45, 0.85):
        arc = [(x + r * 0.15 + r * reach * cos(one), y + r * reach * sin(one)) for one in (-0.9, -0.45, 0, 0.45, 0.9)]
        for start, end in pairwise(arc):
            canvas.line(start, end, colour, max(1.5, r * 0.16))


def drop(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A drop of blood."""
    x, y = at
    canvas.circle((x, y + r * 0.25), r * 0.65, colour)
    canvas.shape([(x, y - r), (x + r * 0.58, y), (x - r * 0.58, y)], colour)


def fear(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A face that screams."""
    x, y = at
    canvas.circle((x, y - r * 0.1), r * 0.85, colour)
    for dx in (-0.32, 0.32):
        canvas.circle((x + dx * r, y - r * 0.3), r * 0.18, NIGHT)
    canvas.circle((x, y + r * 0.35), r * 0.24, NIGHT)


def key(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A key that hangs."""
    x, y = at
    wide = max(2.0, r * 0.22)
    canvas.circle((x, y - r * 0.5), r * 0.45, colour, wide)
    canvas.line((x, y), (x, y + r), colour, wide)
    for low in (0.55, 0.95):
        canvas.line((x, y + r * low), (x + r * 0.4, y + r * low), colour, wide)


def lock(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A padlock."""
    x, y = at
    canvas.circle((x, y - r * 0.25), r * 0.5, colour, max(2.0, r * 0.16))
    canvas.shape([(x - r * 0.75, y - r * 0.1), (x + r * 0.75, y - r * 0.1), (x + r * 0.75, y + r), (x - r * 0.75, y + r)], colour)
    canvas.circle((x, y + r * 0.4), r * 0.18, NIGHT)


def way_out(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """An open door and an arrow out of it."""
    x, y = at
    wide = max(1.5, r * 0.18)
    for start, end in (
        ((-0.8, -0.9), (0.1, -0.9)),
        ((-0.8, -0.9), (-0.8, 0.9)),
        ((-0.8, 0.9), (0.1, 0.9)),
        ((-0.2, 0), (0.9, 0)),
        ((0.5, -0.4), (0.9, 0)),
        ((0.5, 0.4), (0.9, 0)),
    ):
        canvas.line((x + start[0] * r, y + start[1] * r), (x + end[0] * r, y + end[1] * r), colour, wide)


def glass(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A magnifying glass: items can be searched for."""
    x, y = at
    canvas.circle((x - r * 0.2, y - r * 0.2), r * 0.6, colour, max(1.5, r * 0.22))
    canvas.line((x + r * 0.25, y + r * 0.25), (x + r * 0.9, y + r * 0.9), colour, max(2.0, r * 0.3))


def jaws(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A trap."""
    x, y = at
    teeth = [
        (x + r * dx, y + r * dy)
        for dx, dy in ((-1, 0), (-0.6, 0.25), (-0.3, -0.15), (0, 0.25), (0.3, -0.15), (0.6, 0.25), (1, 0))
    ]
    canvas.shape([*teeth, (x + r * 0.6, y - r * 0.8), (x - r * 0.6, y - r * 0.8)], colour)
    canvas.shape(
        [(x - r * 0.9, y + r * 0.4), (x + r * 0.9, y + r * 0.4), (x + r * 0.5, y + r * 0.9), (x - r * 0.5, y + r * 0.9)], colour
    )


def feet(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Footprints."""
    x, y = at
    for dx, dy in ((-0.45, -0.15), (0.45, 0.15)):
        canvas.circle((x + dx * r, y + (dy - 0.3) * r), r * 0.33, colour)
        canvas.circle((x + dx * r, y + (dy + 0.45) * r), r * 0.24, colour)


def heart(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A calm heart."""
    x, y = at
    for dx in (-0.42, 0.42):
        canvas.circle((x + dx * r, y - r * 0.25), r * 0.48, colour)
    canvas.shape([(x - r * 0.86, y - r * 0.05), (x + r * 0.86, y - r * 0.05), (x, y + r * 0.95)], colour)


def star(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A star with five points."""
    outer, inner = _ring(at, r, 5, -pi / 2), _ring(at, r * 0.42, 5, -pi / 2 + pi / 5)
    canvas.shape([point for pair in zip(outer, inner, strict=True) for point in pair], colour)


def planks(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Two crossed planks."""
    x, y = at
    for turn in (-1, 1):
        canvas.line((x - r * 0.9, y - turn * r * 0.5), (x + r * 0.9, y + turn * r * 0.5), colour, r * 0.4)


def wrench(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A wrench."""
    x, y = at
    canvas.line((x - r * 0.8, y + r * 0.8), (x + r * 0.3, y - r * 0.3), colour, r * 0.36)
    canvas.circle((x + r * 0.45, y - r * 0.45), r * 0.5, colour, r * 0.3)


def bolt(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Lightning: a quick card."""
    x, y = at
    canvas.shape(
        [(x + r * dx, y + r * dy) for dx, dy in ((0.25, -1), (-0.7, 0.15), (-0.1, 0.15), (-0.25, 1), (0.7, -0.25), (0.1, -0.25))],
        colour,
    )


def hourglass(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """An hourglass: a slow card."""
    x, y = at
    canvas.shape([(x - r * 0.7, y - r), (x + r * 0.7, y - r), (x, y)], colour)
    canvas.shape([(x - r * 0.7, y + r), (x + r * 0.7, y + r), (x, y)], colour)


def knife(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A blade: an attack card."""
    x, y = at
    canvas.shape([(x + r * dx, y + r * dy) for dx, dy in ((1, -1), (0.7, 0), (-0.1, 0.6), (-0.5, 0.2))], colour)
    canvas.line((x - r * 0.35, y + r * 0.4), (x - r, y + r), colour, r * 0.3)


def cards(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Two cards."""
    x, y = at
    for dx, dy in ((-0.25, 0.15), (0.25, -0.15)):
        corners = [
            (x + r * (dx - 0.45), y + r * (dy - 0.7)),
            (x + r * (dx + 0.45), y + r * (dy - 0.7)),
            (x + r * (dx + 0.45), y + r * (dy + 0.7)),
            (x + r * (dx - 0.45), y + r * (dy + 0.7)),
        ]
        canvas.shape(corners, colour, NIGHT)


def tick(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A tick."""
    x, y = at
    canvas.line((x - r * 0.8, y), (x - r * 0.2, y + r * 0.6), colour, r * 0.34)
    canvas.line((x - r * 0.2, y + r * 0.6), (x + r * 0.8, y - r * 0.6), colour, r * 0.34)


def book(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """An open book."""
    x, y = at
    for way in (-1, 1):
        canvas.shape(
            [(x, y - r * 0.45), (x + way * r, y - r * 0.75), (x + way * r, y + r * 0.5), (x, y + r * 0.8)], colour, NIGHT
        )


def shield(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A shield: a successful defence."""
    x, y = at
    canvas.shape([(x - r, y - r), (x + r, y - r), (x + r, y + r * 0.2), (x, y + r * 1.2), (x - r, y + r * 0.2)], colour, NIGHT)


def swap(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Two arrows: something is given for something."""
    x, y = at
    for way in (-1, 1):
        low = y + way * r * 0.45
        canvas.line((x - r, low), (x + r, low), colour, max(2.0, r * 0.2))
        canvas.shape([(x + way * r * 1.2, low), (x + way * r * 0.5, low - r * 0.4), (x + way * r * 0.5, low + r * 0.4)], colour)


KINDS: dict[str, Sign] = {"quick": bolt, "special": star, "slow": hourglass, "attack": knife}
"""The sign of each kind of card."""
