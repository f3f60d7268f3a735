"""Measured results for the match being set up: skulls beside each adventure, and how often such matches were won."""

from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.measured import MOST_DANGER, Measured
from game.rules.ravenloft.tables.cards import MEASURED
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.widgets.controls import SKULL, share_bar, skulls

P = RAVENLOFT
FACE, LEAST_FACE = 54.0, 20.0
PRINTED: dict[str, str | int] = {"powers": "suggested", "surges": 2, "treasures": 50}
"""The options of the printed rules."""
LEAST = 14.0
"""The least text size before a shorter sentence is used."""
BAR = 140.0
"""The preferred length of the bar."""


def danger_wide(canvas: Canvas) -> float:
    """Return the width of an adventure's skulls."""
    return MOST_DANGER * skull_side(canvas) * SKULL


def skull_side(canvas: Canvas) -> float:
    """Return the size of a skull beside text."""
    return canvas.high(22) * 0.92


def danger(setup: RavenloftSetupView, canvas: Canvas, right: float, y: float, adventure: str) -> None:
    """Draw an adventure's skulls, right-aligned at `right`; a word if there are no measurements."""
    number = measured.danger(MEASURED, adventure, setup.chosen)
    side, wide = skull_side(canvas), danger_wide(canvas)
    if number:
        skulls(canvas, (right - wide, y + (canvas.high(24) - side) / 2), number, MOST_DANGER, side)
        return
    words = say("ui-danger-unknown")
    size = canvas.fitting(words, 19, wide, "italic")
    canvas.text(words, (right, y + (canvas.high(24) - canvas.high(size)) / 2), size, P.muted, face="italic", align="right")


def row(setup: RavenloftSetupView) -> Measured | None:
    """Return the measurement that fits the party and the chosen options."""
    return measured.fitting(MEASURED, setup.adventure, setup.party(), setup.chosen)


def words_of(found: Measured | None) -> str:
    """Return the measurement as a sentence that says whether it is for exactly this party."""
    if found is None:
        return say("ui-odds-none")
    number, level = round(100 * found.share), say(f"level-{found.level}")
    return say("ui-odds" if found.heroes else "ui-odds-any", number=number, games=found.games, level=level, count=found.size)


def brief(found: Measured | None) -> str:
    """Return the measurement in a few words."""
    return say("ui-odds-none-short") if found is None else say("ui-odds-short", number=round(100 * found.share))


def party(setup: RavenloftSetupView, canvas: Canvas, room: Area) -> None:
    """Draw the party and how often such matches were won: stacked where there is height, else side by side."""
    found, going = row(setup), setup.party()
    words, head = words_of(found), say("ui-odds-head", count=len(going))
    small = 19.0
    note = canvas.tall(words, small, room.w)
    face = min(FACE, room.h - canvas.high(20) - note - 10, (room.w - BAR - 14) / len(going) - 8)
    if face > LEAST_FACE:
        canvas.text(head, (room.x, room.y), 20, P.accent, face="bold", room=room.w)
        y = room.y + canvas.high(20) + 4
        x = _faces(going, canvas, room.x, y, face) + 6
        if found is not None:
            _bar(canvas, Area(x, y + face / 2 - 9, min(BAR * 1.5, room.x + room.w - x), 18), found)
        canvas.paragraph(words, Area(room.x, y + face + 6, room.w, note + 2), small, P.muted)
        return
    _flat(canvas, room, going, found, words)


def _flat(canvas: Canvas, room: Area, going: list[str], found: Measured | None, words: str) -> None:
    """Draw portraits, bar and sentence in a row; only the sentence in a narrow one."""
    face = min(FACE, room.h)
    x = room.x
    if room.w - len(going) * (face + 8) - BAR - 30 > canvas.wide(words, 19) / 2:
        x = _faces(going, canvas, x, room.centre[1] - face / 2, face) + 8
        if found is not None:
            _bar(canvas, Area(x, room.centre[1] - 9, BAR, 18), found)
            x += BAR + 16
    left = Area(x, room.y, room.x + room.w - x, room.h)
    if canvas.tall(words, LEAST, left.w) > left.h + 1:
        words = brief(found)
    canvas.paragraph(words, left, canvas.block(words, left, 19, least=LEAST), P.muted, middle=True)


def _faces(going: list[str], canvas: Canvas, x: float, y: float, side: float) -> float:
    for hero in going:
        canvas.picture(portrait(hero), Area(x, y, side, side))
        x += side + 8
    return x


def _bar(canvas: Canvas, area: Area, found: Measured) -> None:
    share_bar(canvas, area, found.share, P)
