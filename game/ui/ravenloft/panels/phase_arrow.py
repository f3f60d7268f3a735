"""The three phases of a turn as arrows."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, RAVENLOFT, mix

P = RAVENLOFT
PHASES = {
    "start": 0,
    "hero": 0,
    "setup": -1,
    "powers": -1,
    "explore": 1,
    "encounter": 2,
    "villain": 2,
    "villains": 2,
    "monsters": 2,
    "end": 2,
}
NIB = 12.0


def arrow(canvas: Canvas, area: Area, words: str, *, first: bool, highlighted: bool, size: float = 20) -> None:
    """Paint the arrow of a phase."""
    nib, right = NIB, area.x + area.w
    points = [(area.x, area.y), (right - nib, area.y), (right, area.y + area.h / 2), (right - nib, area.y + area.h)]
    points.append((area.x, area.y + area.h))
    if not first:
        points.append((area.x + nib, area.y + area.h / 2))
    canvas.shape(points, mix(GOLD, GOLD_LOW, 0.4) if highlighted else P.deep, P.title if highlighted else P.line)
    room = area.w - nib - (4 if first else 14)
    size = canvas.fitting(words, size, room, "bold")
    middle = (area.x + (area.w - nib) / 2 + (0 if first else 7), area.y + (area.h - canvas.high(size)) / 2 - 1)
    canvas.text(words, middle, size, INK if highlighted else P.muted, face="bold", align="centre", room=room)
