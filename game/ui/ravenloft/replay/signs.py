"""The icons of the signs in a turn history, and the colours of the Heroes' lanes."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, Colour, mix, rgb
from game.ui.ravenloft.replay.turns import TurnSign

PICTURES = {
    "won": "ui/dawn", "lost": "ui/dusk", "fell": "ui/fallen", "surge": "ui/heart", "villain": "ui/crown", "level": "ui/rank",
    "token": "ui/token", "twenty": "ui/star", "felled": "ui/skull", "curse": "ui/bolt", "treasure": "ui/chest", "tile": "ui/tile",
    "saved": "ui/shield",
}  # fmt: skip
LANES = {
    "arjhan": rgb("#e08a4c"), "immeril": rgb("#7aa9ec"), "thorgrim": rgb("#d9bd55"), "kat": rgb("#e8766a"), "allisa": rgb("#7fc98c"),
}  # fmt: skip
"""The lane colour of each Hero."""


def lane(hero: str) -> Colour:
    """Return the colour of a Hero's lane."""
    return LANES.get(hero, RAVENLOFT.line)


def badge(
    canvas: Canvas, at: tuple[float, float], kind: str, size: float, *, highlighted: bool = False, past: bool = True
) -> None:
    """Draw the icon of a sign in a dark disc centred at `at`."""
    radius = size / 2
    canvas.circle(at, radius, mix(RAVENLOFT.deep, BLACK, 0.2))
    canvas.circle(at, radius, RAVENLOFT.focus if highlighted else RAVENLOFT.line, 3 if highlighted else 1.5)
    inner = size * 0.62
    canvas.picture(
        PICTURES[kind], Area(at[0] - inner / 2, at[1] - inner / 2, inner, inner), alpha=255 if past or highlighted else 190
    )


def words_id(sign: TurnSign) -> str:
    """Return the id of the message that explains a sign."""
    return f"ui-sign-{sign.kind}"
