"""The drawings of the rulebook: rows of letters as squares of a dungeon."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb

SQUARE = 56.0
FLOOR, WALL = rgb("#d6c69c"), rgb("#35291f")
GOOD, BAD = rgb("#2f6b35"), rgb("#a11f1f")


def size(rows: tuple[str, ...], most: float) -> tuple[float, float]:
    """The size of a drawing, at most `most` wide; zero for no drawing."""
    if not rows:
        return 0.0, 0.0
    across = max(map(len, rows))
    side = min(SQUARE, most / across)
    return side * across, side * len(rows)


def draw(canvas: Canvas, area: Area, rows: tuple[str, ...]) -> None:
    """Draw it: # wall, . floor, H and h Heroes, M a Monster, O reachable, X not reachable, digits, _ nothing."""
    side = area.w / max(map(len, rows))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "_":
                _square(canvas, Area(area.x + x * side, area.y + y * side, side, side), letter)
    canvas.frame(area.inset(-3), INK, width=2, radius=3)


def _square(canvas: Canvas, spot: Area, letter: str) -> None:
    canvas.box(spot, WALL if letter == "#" else FLOOR, mix(FLOOR, INK, 0.3), width=1, radius=0)
    (x, y), r = spot.centre, spot.w * 0.32
    if letter in "Hh":
        canvas.picture("ravenloft/arjhan" if letter == "H" else "ravenloft/kat", spot.inset(3))
    elif letter == "M":
        canvas.picture("ravenloft/skeleton", spot.inset(3))
    elif letter == "O":
        canvas.circle((x, y), r * 0.8, GOOD, 4)
    elif letter == "X":
        canvas.line((x - r * 0.7, y - r * 0.7), (x + r * 0.7, y + r * 0.7), BAD, 4)
        canvas.line((x - r * 0.7, y + r * 0.7), (x + r * 0.7, y - r * 0.7), BAD, 4)
    elif letter.isdecimal():
        size = spot.w * 0.5
        canvas.text(letter, (x, y - canvas.high(size, "title") / 2), size, INK, face="title", align="centre")
