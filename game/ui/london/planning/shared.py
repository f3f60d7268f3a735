"""Paints what the players share: the Plot cards above the map in the order of their letters, the Stash, the Investigation tokens that are left, the tools."""

from typing import NamedTuple

from game.rules.london.places import NUMBERS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import NUMBERS as AMOUNTS, PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.theme import P
from game.ui.widgets.boxes import Box, Drawn, Line, Space, paint
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.layout import columns, rows

NARROW = 176.0
"""A plate narrower than this, at the nominal text size, shows signs alone."""
NEARLY, LEAST_TITLE = 1.3, 0.6
TITLE, NUMBER, TOKEN = 23.0, 25.0, 36.0
COLOURS = ("green", "yellow", "white", "red")


class PlotProps(NamedTuple):
    """What the plate of a Plot card shows: its place ("": it was not found), the hour at which the plan meets it, the level of assistance."""

    card: CardId
    place: Place
    done: int | None
    aid: str


def paint_plate(canvas: Canvas, area: Area, props: PlotProps) -> None:
    """Paint the plate of a Plot card: its letter in a ring, and where it was found."""
    if found := bool(props.place):
        canvas.box(area, (theme.PLOT, theme.PLOT_LOW), theme.BRASS, width=2)
    else:
        shapes.dashed(canvas, area, mix(P.deep, P.line, 0.8))
    wide, gap, letter = min(area.h * 0.72, 46.0, area.w * 0.4), min(8.0, area.w * 0.04), PLOTS[props.card].letter
    middle = (area.x + min(10.0, area.w * 0.06) + wide / 2, area.centre[1])
    if found:
        canvas.circle(middle, wide / 2, theme.PLOT_LOW)
    canvas.circle(middle, wide / 2, theme.BRASS if found else mix(P.deep, P.line, 0.6), 2)
    size = canvas.block(letter, shapes.square(middle, wide * 0.86), 28, "title", 10)
    canvas.within(letter, shapes.square(middle, wide), size, P.title if found else P.muted, face="title", margin=0)
    rest = area.beside(middle[0] + wide / 2 + gap, right=gap)
    if found:
        _paint_found(canvas, rest, props, roomy=area.w >= NARROW * max(1.0, canvas.stretch))
    elif rest.w > 60 * max(1.0, canvas.stretch):
        words = say("ui-ld-not-found")
        canvas.paragraph(words, rest, canvas.block(words, rest.inset(0, 6), 20, "italic"), P.muted, face="italic", middle=True)


def _paint_found(canvas: Canvas, rest: Area, props: PlotProps, *, roomy: bool) -> None:
    """Paint place and Dread Value, time code, and the hour at which the plan meets the card, or a warning; without room signs alone."""
    row, words, side = PLOTS[props.card], say(f"ui-ld-story-{PLOTS[props.card].time}"), min(24.0, rest.h * 0.4, rest.w * 0.48)
    red, segment, status = theme.DREAD_RED, theme.SEGMENTS[row.time], list[Box]()

    def sign(name: str, colour: Colour) -> Box:
        return Drawn(lambda inner, area: shapes.sign(inner, name, area.centre, side, colour), side, side)

    if props.aid != "off" and props.done is None:
        status.append(Drawn(lambda inner, area: shapes.flag(inner, area.centre, side), side, side))
    elif props.aid != "off" and props.done is not None:
        status.append(
            Line(say("ui-ld-at-hour", hour=SLOTS[props.done].id), 19, theme.GREEN) if roomy else sign("tick", theme.GREEN)
        )
    fits = roomy and canvas.wide(words, 20 * 0.62) <= rest.w - side - 10 - sum(box.wide(canvas) for box in status)
    time = Line(words, 20, segment) if fits else Space()  # else the sign alone
    dread = Line(str(row.dread), 24, red, "bold", least=0.4)
    place, left = say(f"short-{props.place}"), rest.w - side - 8 - dread.wide(canvas)
    face = "title" if canvas.wide(place, 21 * 0.6, "title") <= left else "bold"  # which is narrower
    top = [Line(place, 21, P.title, face, least=0.5), sign("dread", red), dread] if roomy else [sign("dread", red), dread]
    low = Row(sign(row.time, segment), time, *status, gap=5, grow=(1,))
    paint(Column(Row(*top, gap=4, grow=(0 if roomy else 1,)), low, grow=(0, 1)), canvas, rest.inset(0, min(4.0, rest.h * 0.05)))


# ------------------------------------------------------------------ Stash and Investigation tokens


def stash_cells(canvas: Canvas, area: Area) -> dict[int, Area]:
    """The cells of the Stash by number."""
    return dict(zip(NUMBERS, _cells(canvas, area, say("ui-ld-stash"), len(NUMBERS), 1.0), strict=True))


def note_cells(canvas: Canvas, area: Area) -> dict[str, Area]:
    """The cells of the Investigation tokens by colour."""
    shape = 1 + canvas.wide("20", NUMBER, "bold") / TOKEN
    return dict(zip(COLOURS, _cells(canvas, area, say("ui-ld-notes"), len(COLOURS), shape), strict=True))


def _cells(canvas: Canvas, area: Area, title: str, count: int, shape: float) -> list[Area]:
    """Equal cells in full rows: as few rows as leave things of this shape (width by height) nearly as large as possible.

    The title above them is left out if it does not fit or needs more than a third.
    """
    head, edge = canvas.high(TITLE, "title") + 6, min(8.0, area.w * 0.06)
    fits = head <= area.h * 0.36 and canvas.wide(title, TITLE * LEAST_TITLE, "title") <= area.w - 8
    inner = area.trimmed(left=edge, top=head if fits else edge, right=edge, bottom=edge)
    made = [
        [cell for row in rows(inner, count // across, 2) for cell in columns(row, across, 4)]
        for across in range(count, 0, -1)
        if count % across == 0
    ]
    sizes = [min(cells[0].w / shape, cells[0].h) for cells in made]
    return next(cells for cells, size in zip(made, sizes, strict=True) if size * NEARLY >= max(sizes))


def notes_left(t: State) -> dict[str, int]:
    """The number of Investigation tokens of each colour beside the board (LD-083)."""
    return {colour: most - list(t.notes.values()).count(colour) for colour, most in AMOUNTS.notes.items()}


def _box(canvas: Canvas, area: Area, title: str, first: Area) -> None:
    canvas.box(area, (P.panel, P.panel_low), P.line, width=2)
    head = area.row(area.y + 3, first.y - area.y - 3)
    if head.h > 12:
        canvas.within(title, head, canvas.fitting(title, TITLE, area.w - 8, "title", LEAST_TITLE), P.title, face="title")


def paint_stash(canvas: Canvas, area: Area, tokens: tuple[int, ...]) -> None:
    """Paint the Stash with these tokens."""
    cells = stash_cells(canvas, area)
    _box(canvas, area, say("ui-ld-stash"), cells[NUMBERS[0]])
    for number, spot in cells.items():
        shapes.token(canvas, str(number) if number in tokens else "", shapes.STASH, spot.centre, min(spot.w, spot.h, 46.0))


def paint_notes(canvas: Canvas, area: Area, left: tuple[tuple[str, int], ...]) -> None:
    """Paint the Investigation tokens that are left."""
    cells = note_cells(canvas, area)
    _box(canvas, area, say("ui-ld-notes"), cells[COLOURS[0]])
    for colour, count in left:
        spot = cells[colour]
        wide = min(spot.w * 0.54, spot.h, TOKEN)
        canvas.picture(f"london/tokens/note-{colour}", shapes.square((spot.x + wide / 2, spot.centre[1]), wide), grey=not count)
        room = spot.trimmed(left=wide + 1)
        size = canvas.fitting(str(count), NUMBER, room.w - 2, "bold", 0.4)
        canvas.within(str(count), room, size, P.text, face="bold", align="left", margin=1)


def paint_tools(canvas: Canvas, _area: Area, buttons: tuple[tuple[str, Area], ...]) -> None:
    """Paint the tool buttons, given by name."""
    for name, area in buttons:
        canvas.box(area, P.panel_low, P.line, width=1.5)
        canvas.picture(f"ui/{'book' if name == 'rulebook' else name}", shapes.square(area.centre, min(area.w, area.h) * 0.64))
