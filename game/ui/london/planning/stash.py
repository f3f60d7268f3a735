"""What all players share: the six tokens of the Stash, and the Investigation tokens that are left, as places to pick one up."""

from collections import Counter
from typing import NamedTuple

from game.rules.london.cards import NUMBERS as AMOUNTS
from game.rules.london.places import NUMBERS
from game.rules.london.planning import stash
from game.rules.london.state import State
from game.text import say
from game.ui.canvas import Area, Canvas
from game.ui.lay import columns
from game.ui.london import look
from game.ui.london.look import P

COLOURS = ("green", "yellow", "white", "red")


class Pile(NamedTuple):
    """Where the Stash tokens lie by number, and the Investigation tokens by colour."""

    stash: Area
    tokens: dict[int, Area]
    box: Area
    notes: dict[str, Area]


def lay(canvas: Canvas, stash_area: Area, notes_area: Area) -> Pile:
    """Cut the two boxes up: a title, and a row below it."""
    tokens = columns(_row(canvas, stash_area), len(NUMBERS), 4)
    notes = columns(_row(canvas, notes_area), len(COLOURS), 4)
    return Pile(stash_area, dict(zip(NUMBERS, tokens, strict=True)), notes_area, dict(zip(COLOURS, notes, strict=True)))


def _row(canvas: Canvas, area: Area) -> Area:
    head = min(canvas.high(23, "title") + 8, area.h * 0.42)
    return Area(area.x + 8, area.y + head, area.w - 16, area.h - head - 8)


def notes_left(t: State) -> dict[str, int]:
    """How many Investigation tokens of each colour lie beside the board (LD-083)."""
    used = Counter(t.notes.values())
    return {colour: most - used[colour] for colour, most in AMOUNTS.notes.items()}


def paint(canvas: Canvas, pile: Pile, t: State, *, lit: int | str | None = None) -> None:
    """Draw both boxes; `lit` is the number or the colour in focus."""
    lying, left = stash(t), notes_left(t)
    canvas.panel(
        "stash", (pile.stash, lying, canvas.look, canvas.letter), pile.stash, lambda c, a: _stash(c, a, pile, lying), solid=False
    )
    canvas.panel(
        "notes",
        (pile.box, tuple(left.items()), canvas.look, canvas.letter),
        pile.box,
        lambda c, a: _notes(c, a, pile, left),
        solid=False,
    )
    spot = pile.tokens.get(lit) if isinstance(lit, int) else pile.notes.get(lit or "")
    if spot is not None:
        canvas.frame(spot.inset(-2), P.focus, width=4)


def _box(canvas: Canvas, area: Area, title: str, row: Area) -> None:
    canvas.box(area, (P.panel, P.panel_low), P.line, width=2)
    canvas.within(
        title,
        Area(area.x, area.y + 2, area.w, row.y - area.y),
        canvas.fitting(title, 23, area.w - 16, "title"),
        P.title,
        face="title",
    )


def _stash(canvas: Canvas, area: Area, pile: Pile, lying: tuple[int, ...]) -> None:
    _box(canvas, area, say("ui-ld-stash"), pile.tokens[1])
    for number, spot in pile.tokens.items():
        look.token(canvas, str(number) if number in lying else "", look.STASH, spot.centre, min(spot.w, spot.h, 46.0))


def _notes(canvas: Canvas, area: Area, pile: Pile, left: dict[str, int]) -> None:
    _box(canvas, area, say("ui-ld-notes"), pile.notes["green"])
    for colour, spot in pile.notes.items():
        wide = min(spot.w * 0.56, spot.h, 36.0)
        canvas.picture(
            f"london/tokens/note-{colour}", look.square((spot.x + wide / 2 + 2, spot.centre[1]), wide), grey=not left[colour]
        )
        high = canvas.high(25, "bold")
        canvas.text(
            str(left[colour]), (spot.x + wide + 6, spot.centre[1] - high / 2), 25, P.text, face="bold", room=spot.w - wide - 6
        )
