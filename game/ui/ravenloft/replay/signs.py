"""What the signs of a night look like, and the colour of each hero's lane."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, Colour, mix, rgb
from game.ui.ravenloft.replay.turns import Sign

PICTURES = {
    "won": "ui/dawn", "lost": "ui/dusk", "fell": "ui/fallen", "surge": "ui/heart", "villain": "ui/crown", "level": "ui/rank",
    "token": "ui/token", "twenty": "ui/star", "felled": "ui/skull", "curse": "ui/bolt", "treasure": "ui/chest", "tile": "ui/tile",
    "saved": "ui/shield",
}  # fmt: skip
LANES = {
    "arjhan": rgb("#e08a4c"), "immeril": rgb("#7aa9ec"), "thorgrim": rgb("#d9bd55"), "kat": rgb("#e8766a"), "allisa": rgb("#7fc98c"),
}  # fmt: skip
"""The colours go with the medallion at the head of the lane and the initial on it."""


def lane(hero: str) -> Colour:
    """The colour of a hero's lane."""
    return LANES.get(hero, RAVENLOFT.line)


def badge(canvas: Canvas, at: tuple[float, float], kind: str, size: float, *, lit: bool = False, past: bool = True) -> None:
    """The sign of a kind in a dark disc round `at`."""
    radius = size / 2
    canvas.circle(at, radius, mix(RAVENLOFT.deep, BLACK, 0.2))
    canvas.circle(at, radius, RAVENLOFT.focus if lit else RAVENLOFT.line, 3 if lit else 1.5)
    inner = size * 0.62
    canvas.picture(PICTURES[kind], Area(at[0] - inner / 2, at[1] - inner / 2, inner, inner), alpha=255 if past or lit else 190)


def words_id(sign: Sign) -> str:
    """The message that says what a sign stands for."""
    return f"ui-sign-{sign.kind}"
