"""Paints the shared tokens: the Stash, and the Investigation tokens that are left."""

from collections import Counter
from typing import NamedTuple

from game.rules.london.places import NUMBERS
from game.rules.london.planning import stash
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS as AMOUNTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.style import P
from game.ui.widgets.layout import columns, rows

NEARLY, LEAST_TITLE = 1.3, 0.6
TITLE, NUMBER, TOKEN = 23.0, 25.0, 36.0
COLOURS = ("green", "yellow", "white", "red")


class TokenBoxes(NamedTuple):
    """The boxes of the Stash and of the Investigation tokens, with the tokens by number and by colour."""

    stash_box: Area
    tokens: dict[int, Area]
    notes_box: Area
    notes: dict[str, Area]


def arrange(canvas: Canvas, stash_area: Area, notes_area: Area) -> TokenBoxes:
    """Lay out the two boxes: a title, and below it the tokens in one or more rows."""
    tokens = _cells(_below_title(canvas, stash_area, say("ui-ld-stash")), len(NUMBERS), 1.0)
    notes = _cells(
        _below_title(canvas, notes_area, say("ui-ld-notes")), len(COLOURS), 1 + canvas.wide("20", NUMBER, "bold") / TOKEN
    )
    return TokenBoxes(stash_area, dict(zip(NUMBERS, tokens, strict=True)), notes_area, dict(zip(COLOURS, notes, strict=True)))


def _below_title(canvas: Canvas, area: Area, title: str) -> Area:
    """The area below the title. The title is left out if it does not fit or needs more than a third."""
    head, edge = canvas.high(TITLE, "title") + 6, min(8.0, area.w * 0.06)
    fits = head <= area.h * 0.36 and canvas.wide(title, TITLE * LEAST_TITLE, "title") <= area.w - 8
    head = head if fits else edge
    return Area(area.x + edge, area.y + head, area.w - 2 * edge, area.h - head - edge)


def _cells(area: Area, count: int, shape: float) -> list[Area]:
    """Equal cells in full rows: as few rows as leave things of this shape (width by height) nearly as large as possible."""
    made = [
        [cell for row in rows(area, count // across, 2) for cell in columns(row, across, 4)]
        for across in range(count, 0, -1)
        if count % across == 0
    ]
    sizes = [min(cells[0].w / shape, cells[0].h) for cells in made]
    return next(cells for cells, size in zip(made, sizes, strict=True) if size * NEARLY >= max(sizes))


def notes_left(t: State) -> dict[str, int]:
    """The number of Investigation tokens of each colour beside the board (LD-083)."""
    used = Counter(t.notes.values())
    return {colour: most - used[colour] for colour, most in AMOUNTS.notes.items()}


class StashProps(NamedTuple):
    """The cells of the Stash by number, and the numbers of its tokens."""

    cells: tuple[tuple[int, Area], ...]
    tokens: tuple[int, ...]


class NotesProps(NamedTuple):
    """The cells of the Investigation tokens, each with its colour and how many are left."""

    cells: tuple[tuple[str, Area, int], ...]


def stash_props(boxes: TokenBoxes, t: State) -> StashProps:
    """The props of the Stash."""
    return StashProps(tuple(boxes.tokens.items()), stash(t))


def notes_props(boxes: TokenBoxes, t: State) -> NotesProps:
    """The props of the Investigation tokens."""
    left = notes_left(t)
    return NotesProps(tuple((colour, area, left[colour]) for colour, area in boxes.notes.items()))


def _box(canvas: Canvas, area: Area, title: str, first: Area) -> None:
    canvas.box(area, (P.panel, P.panel_low), P.line, width=2)
    head = Area(area.x, area.y + 3, area.w, first.y - area.y - 3)
    if head.h > 12:
        canvas.within(title, head, canvas.fitting(title, TITLE, area.w - 8, "title", LEAST_TITLE), P.title, face="title")


def paint_stash(canvas: Canvas, area: Area, props: StashProps) -> None:
    """Paint the Stash."""
    _box(canvas, area, say("ui-ld-stash"), props.cells[0][1])
    for number, spot in props.cells:
        style.token(canvas, str(number) if number in props.tokens else "", style.STASH, spot.centre, min(spot.w, spot.h, 46.0))


def paint_notes(canvas: Canvas, area: Area, props: NotesProps) -> None:
    """Paint the Investigation tokens that are left."""
    _box(canvas, area, say("ui-ld-notes"), props.cells[0][1])
    for colour, spot, left in props.cells:
        wide = min(spot.w * 0.54, spot.h, TOKEN)
        canvas.picture(f"london/tokens/note-{colour}", style.square((spot.x + wide / 2, spot.centre[1]), wide), grey=not left)
        room = Area(spot.x + wide + 1, spot.y, spot.w - wide - 1, spot.h)
        size = canvas.fitting(str(left), NUMBER, room.w - 2, "bold", 0.4)
        canvas.within(str(left), room, size, P.text, face="bold", align="left", margin=1)
