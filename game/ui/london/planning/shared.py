"""Paints what the players share: the Plot cards above the map in the order of their letters, the Stash, and the Investigation tokens that are left."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.rules.london.forecasts.result import Forecast
from game.rules.london.places import NUMBERS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import NUMBERS as AMOUNTS, PLOTS, SLOTS, plot_cards
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import shapes, theme
from game.ui.london.shapes import dashed
from game.ui.london.theme import P
from game.ui.widgets.layout import columns, rows

NARROW = 176.0
"""A plate narrower than this, at the nominal text size, shows signs alone."""


def arrange_plots(area: Area, t: State) -> dict[CardId, Area]:
    """The plates of the Chapter's Plot cards, by letter."""
    cards = plot_cards(t.options.story, t.chapter)
    return dict(zip(cards, columns(area, len(cards), min(12.0, area.w / 60)), strict=True))


class PlotProps(NamedTuple):
    """What the plate of a Plot card shows: its place ("": it was not found), the hour at which the plan meets it, the level of assistance."""

    card: CardId
    place: Place
    done: int | None
    aid: str


def plots_props(places: Mapping[CardId, Area], forecast: Forecast, aid: str) -> list[tuple[Area, PlotProps]]:
    """The plates of the row, and what each of them shows."""
    found = {card: (lead.place, lead.done) for card, lead in forecast.plots if lead is not None}
    return [(area, PlotProps(card, *found.get(card, ("", None)), aid)) for card, area in places.items()]


def paint_plate(canvas: Canvas, area: Area, props: PlotProps) -> None:
    """Paint the plate of a Plot card."""
    if props.place:
        _found(canvas, area, props)
    else:
        _unfound(canvas, area, props.card)


def _ring(canvas: Canvas, area: Area, card: CardId, *, dull: bool) -> Area:
    """Paint the letter in its ring. Returns the rest of the plate."""
    wide = min(area.h * 0.72, 46.0, area.w * 0.4)
    middle = (area.x + min(10.0, area.w * 0.06) + wide / 2, area.centre[1])
    colour = mix(P.deep, P.line, 0.6) if dull else theme.BRASS
    if not dull:
        canvas.circle(middle, wide / 2, theme.PLOT_LOW)
    canvas.circle(middle, wide / 2, colour, 2)
    letter = PLOTS[card].letter
    high = canvas.block(letter, shapes.square(middle, wide * 0.86), 28, "title", 10)
    canvas.within(letter, shapes.square(middle, wide), high, P.muted if dull else P.title, face="title", margin=0)
    gap = min(8.0, area.w * 0.04)
    left = middle[0] + wide / 2 + gap
    return area.beside(left, right=gap)


def _unfound(canvas: Canvas, area: Area, card: CardId) -> None:
    dashed(canvas, area, mix(P.deep, P.line, 0.8))
    rest, words = _ring(canvas, area, card, dull=True), say("ui-ld-not-found")
    if rest.w > 60 * max(1.0, canvas.stretch):
        canvas.paragraph(words, rest, canvas.block(words, rest.inset(0, 6), 20, "italic"), P.muted, face="italic", middle=True)


def _found(canvas: Canvas, area: Area, props: PlotProps) -> None:
    """Paint a Plot card that was found: letter, place, time code, Dread Value, and how the plan meets it."""
    row = PLOTS[props.card]
    canvas.box(area, (theme.PLOT, theme.PLOT_LOW), theme.BRASS, width=2)
    rest = _ring(canvas, area, props.card, dull=False)
    segment = theme.SEGMENTS[row.time]
    if area.w < NARROW * max(1.0, canvas.stretch):
        _signs(canvas, rest, props)
        return
    right = canvas.wide(str(row.dread), 24, "bold") + 30
    half = rest.h / 2 - 3
    top, low = rest.row(rest.y + 4, half), rest.row(rest.y + 1 + half, half)
    place = say(f"short-{props.place}")
    room = top._replace(w=top.w - right - 4)
    canvas.within(place, room, canvas.fitting(place, 21, room.w, "title"), P.title, face="title", align="left", margin=0)
    end = top.x + top.w
    canvas.within(str(row.dread), top, 24, theme.DREAD_RED, face="bold", align="right", margin=0)
    shapes.sign(canvas, "dread", (end - right + 13, top.centre[1]), 24, theme.DREAD_RED)
    status = _status(canvas, low, props.done) if props.aid != "off" else 0.0
    shapes.sign(canvas, row.time, (low.x + 11, low.centre[1]), 22, segment)
    words, room = say(f"ui-ld-story-{row.time}"), low._replace(x=low.x + 28, w=low.w - 28 - status)
    size = canvas.fitting(words, 20, room.w)
    if canvas.wide(words, size) <= room.w:  # else the sign alone
        canvas.within(words, room, size, segment, align="left", margin=0)


def _status(canvas: Canvas, area: Area, done: int | None) -> float:
    """Paint the hour at which the plan meets the card, or a warning. Returns the width."""
    end = area.x + area.w
    if done is None:
        shapes.flag(canvas, (end - 11, area.centre[1]), 23)
        return 30.0
    words = say("ui-ld-at-hour", hour=SLOTS[done].id)
    canvas.within(words, area, 19, theme.GREEN, align="right", margin=0)
    return canvas.wide(words, 19) + 8


def _signs(canvas: Canvas, rest: Area, props: PlotProps) -> None:
    """Paint Dread Value, time code and status without words."""
    row, cell = PLOTS[props.card], rest.h / 2
    wide = min(24.0, cell * 0.8, rest.w * 0.48)
    x, first, second = rest.x + wide / 2, rest.y + cell * 0.56, rest.y + cell * 1.44
    shapes.sign(canvas, "dread", (x, first), wide, theme.DREAD_RED)
    number = Area(x + wide / 2, first - cell / 2, rest.x + rest.w - x - wide / 2, cell)
    size = canvas.fitting(str(row.dread), 24, number.w - 4, "bold", 0.4)
    canvas.within(str(row.dread), number, size, theme.DREAD_RED, face="bold", align="left", margin=min(6.0, number.w * 0.1))
    shapes.sign(canvas, row.time, (x, second), wide, theme.SEGMENTS[row.time])
    if props.aid == "off":
        return
    spot = (rest.x + rest.w - wide / 2, second)
    if props.done is None:
        shapes.flag(canvas, spot, wide)
    else:
        shapes.sign(canvas, "tick", spot, wide, theme.GREEN)


NEARLY, LEAST_TITLE = 1.3, 0.6
TITLE, NUMBER, TOKEN = 23.0, 25.0, 36.0
COLOURS = ("green", "yellow", "white", "red")


class TokenBoxes(NamedTuple):
    """The cells of the Stash by number, and those of the Investigation tokens by colour."""

    tokens: dict[int, Area]
    notes: dict[str, Area]


def arrange_tokens(canvas: Canvas, stash_area: Area, notes_area: Area) -> TokenBoxes:
    """Lay out the two boxes: a title, and below it the tokens in one or more rows."""
    tokens = _cells(_below_title(canvas, stash_area, say("ui-ld-stash")), len(NUMBERS), 1.0)
    notes = _cells(
        _below_title(canvas, notes_area, say("ui-ld-notes")), len(COLOURS), 1 + canvas.wide("20", NUMBER, "bold") / TOKEN
    )
    return TokenBoxes(dict(zip(NUMBERS, tokens, strict=True)), dict(zip(COLOURS, notes, strict=True)))


def _below_title(canvas: Canvas, area: Area, title: str) -> Area:
    """The area below the title. The title is left out if it does not fit or needs more than a third."""
    head, edge = canvas.high(TITLE, "title") + 6, min(8.0, area.w * 0.06)
    fits = head <= area.h * 0.36 and canvas.wide(title, TITLE * LEAST_TITLE, "title") <= area.w - 8
    head = head if fits else edge
    return area.trimmed(left=edge, top=head, right=edge, bottom=edge)


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


NotesProps = tuple[tuple[str, Area, int], ...]
"""The cells of the Investigation tokens, each with its colour and how many are left."""


def notes_props(boxes: TokenBoxes, t: State) -> NotesProps:
    """The Investigation tokens that are left."""
    left = notes_left(t)
    return tuple((colour, area, left[colour]) for colour, area in boxes.notes.items())


def _box(canvas: Canvas, area: Area, title: str, first: Area) -> None:
    canvas.box(area, (P.panel, P.panel_low), P.line, width=2)
    head = Area(area.x, area.y + 3, area.w, first.y - area.y - 3)
    if head.h > 12:
        canvas.within(title, head, canvas.fitting(title, TITLE, area.w - 8, "title", LEAST_TITLE), P.title, face="title")


def paint_stash(canvas: Canvas, area: Area, props: StashProps) -> None:
    """Paint the Stash."""
    _box(canvas, area, say("ui-ld-stash"), props.cells[0][1])
    for number, spot in props.cells:
        shapes.token(canvas, str(number) if number in props.tokens else "", shapes.STASH, spot.centre, min(spot.w, spot.h, 46.0))


def paint_notes(canvas: Canvas, area: Area, props: NotesProps) -> None:
    """Paint the Investigation tokens that are left."""
    _box(canvas, area, say("ui-ld-notes"), props[0][1])
    for colour, spot, left in props:
        wide = min(spot.w * 0.54, spot.h, TOKEN)
        canvas.picture(f"london/tokens/note-{colour}", shapes.square((spot.x + wide / 2, spot.centre[1]), wide), grey=not left)
        room = spot.trimmed(left=wide + 1)
        size = canvas.fitting(str(left), NUMBER, room.w - 2, "bold", 0.4)
        canvas.within(str(left), room, size, P.text, face="bold", align="left", margin=1)


ToolButtons = tuple[tuple[str, Area], ...]
"""The tool buttons by name."""


def paint_tools(canvas: Canvas, _area: Area, buttons: ToolButtons) -> None:
    """Paint the tool buttons."""
    for name, area in buttons:
        canvas.box(area, P.panel_low, P.line, width=1.5)
        canvas.picture(f"ui/{'book' if name == 'rulebook' else name}", shapes.square(area.centre, min(area.w, area.h) * 0.64))
