"""Paints the Plot cards above the map in the order of their letters: those that were found, and those still hidden."""

from collections.abc import Hashable, Sequence

from game.rules.london.forecasts.result import Forecast, Lead
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import PLOTS, SLOTS, plot_cards
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import style
from game.ui.london.panels.shapes import dashed
from game.ui.london.style import P
from game.ui.widgets.layout import columns

NARROW = 176.0
"""A plate narrower than this, at the nominal text size, shows signs alone."""


def arrange(area: Area, t: State) -> dict[CardId, Area]:
    """The plates of the Chapter's Plot cards, by letter."""
    cards = plot_cards(t.options.story, t.chapter)
    return dict(zip(cards, columns(area, len(cards), min(12.0, area.w / 60)), strict=True))


def paint(
    canvas: Canvas, places: dict[CardId, Area], forecast: Forecast, *, focus: Sequence[CardId] = (), aid: str = "sums"
) -> None:
    """Paint the row; unchanged plates come from the cache. `focus` are the highlighted cards."""
    found = dict(forecast.plots)
    for card, area in places.items():
        lead = found.get(card)
        key: Hashable = (card, lead and (lead.place, lead.done, lead.covered), aid, canvas.look, canvas.letter)

        def paint_plate(c: Canvas, _: Area, card: CardId = card, lead: Lead | None = lead, area: Area = area) -> None:
            _unfound(c, area, card) if lead is None else _plate(c, area, lead, aid)

        canvas.panel(f"plot-{card}", key, area, paint_plate)
        if card in focus:
            canvas.frame(area.inset(-3), P.focus, width=4)


def _ring(canvas: Canvas, area: Area, card: CardId, *, dull: bool) -> Area:
    """Paint the letter in its ring. Returns the rest of the plate."""
    wide = min(area.h * 0.72, 46.0, area.w * 0.4)
    middle = (area.x + min(10.0, area.w * 0.06) + wide / 2, area.centre[1])
    colour = mix(P.deep, P.line, 0.6) if dull else style.BRASS
    if not dull:
        canvas.circle(middle, wide / 2, style.PLOT_LOW)
    canvas.circle(middle, wide / 2, colour, 2)
    letter = PLOTS[card].letter
    high = canvas.block(letter, style.square(middle, wide * 0.86), 28, "title", 10)
    canvas.within(letter, style.square(middle, wide), high, P.muted if dull else P.title, face="title", margin=0)
    gap = min(8.0, area.w * 0.04)
    left = middle[0] + wide / 2 + gap
    return Area(left, area.y, area.x + area.w - left - gap, area.h)


def _unfound(canvas: Canvas, area: Area, card: CardId) -> None:
    dashed(canvas, area, mix(P.deep, P.line, 0.8))
    rest, words = _ring(canvas, area, card, dull=True), say("ui-ld-not-found")
    if rest.w > 60 * max(1.0, canvas.stretch):
        canvas.paragraph(words, rest, canvas.block(words, rest.inset(0, 6), 20, "italic"), P.muted, face="italic", middle=True)


def _plate(canvas: Canvas, area: Area, lead: Lead, aid: str) -> None:
    """Paint a Plot card that was found: letter, place, time code, Dread Value, and how the plan meets it."""
    row = PLOTS[lead.card]
    canvas.box(area, (style.PLOT, style.PLOT_LOW), style.BRASS, width=2)
    rest = _ring(canvas, area, lead.card, dull=False)
    segment = style.SEGMENTS[row.time]
    if area.w < NARROW * max(1.0, canvas.stretch):
        _signs(canvas, rest, lead, aid)
        return
    right = canvas.wide(str(row.dread), 24, "bold") + 30
    half = rest.h / 2 - 3
    top, low = Area(rest.x, rest.y + 4, rest.w, half), Area(rest.x, rest.y + 1 + half, rest.w, half)
    place = say(f"short-{lead.place}")
    room = top._replace(w=top.w - right - 4)
    canvas.within(place, room, canvas.fitting(place, 21, room.w, "title"), P.title, face="title", align="left", margin=0)
    end = top.x + top.w
    canvas.within(str(row.dread), top, 24, style.DREAD_RED, face="bold", align="right", margin=0)
    style.sign(canvas, "dread", (end - right + 13, top.centre[1]), 24, style.DREAD_RED)
    status = _status(canvas, low, lead) if aid != "off" else 0.0
    style.sign(canvas, row.time, (low.x + 11, low.centre[1]), 22, segment)
    words, room = say(f"ui-ld-story-{row.time}"), low._replace(x=low.x + 28, w=low.w - 28 - status)
    size = canvas.fitting(words, 20, room.w)
    if canvas.wide(words, size) <= room.w:  # else the sign alone
        canvas.within(words, room, size, segment, align="left", margin=0)


def _status(canvas: Canvas, area: Area, lead: Lead) -> float:
    """Paint the hour at which the plan meets the card, or a warning. Returns the width."""
    end = area.x + area.w
    if lead.done is None:
        style.flag(canvas, (end - 11, area.centre[1]), 23)
        return 30.0
    words = say("ui-ld-at-hour", hour=SLOTS[lead.done].id)
    canvas.within(words, area, 19, style.GREEN, align="right", margin=0)
    return canvas.wide(words, 19) + 8


def _signs(canvas: Canvas, rest: Area, lead: Lead, aid: str) -> None:
    """Paint Dread Value, time code and status without words."""
    row, cell = PLOTS[lead.card], rest.h / 2
    wide = min(24.0, cell * 0.8, rest.w * 0.48)
    x, first, second = rest.x + wide / 2, rest.y + cell * 0.56, rest.y + cell * 1.44
    style.sign(canvas, "dread", (x, first), wide, style.DREAD_RED)
    number = Area(x + wide / 2, first - cell / 2, rest.x + rest.w - x - wide / 2, cell)
    size = canvas.fitting(str(row.dread), 24, number.w - 4, "bold", 0.4)
    canvas.within(str(row.dread), number, size, style.DREAD_RED, face="bold", align="left", margin=min(6.0, number.w * 0.1))
    style.sign(canvas, row.time, (x, second), wide, style.SEGMENTS[row.time])
    if aid == "off":
        return
    spot = (rest.x + rest.w - wide / 2, second)
    if lead.done is None:
        style.flag(canvas, spot, wide)
    else:
        style.sign(canvas, "tick", spot, wide, style.GREEN)
