"""The row of Plot cards above the map: those found, in letter order, and those that still lie somewhere."""

from collections.abc import Hashable, Sequence

from game.rules.london.cards import PLOTS, SLOTS, plot_cards
from game.rules.london.forecast import Forecast, Lead
from game.rules.london.state import CardId, State
from game.text import say
from game.ui.canvas import Area, Canvas
from game.ui.lay import columns
from game.ui.london import look
from game.ui.london.look import P
from game.ui.london.planning.columns import flag
from game.ui.london.story.pen import dashed
from game.ui.theme import mix


def lay(area: Area, t: State) -> dict[CardId, Area]:
    """Where the Plot cards of the Chapter stand, by letter."""
    cards = plot_cards(t.options.story, t.chapter)
    return dict(zip(cards, columns(area, len(cards), 12), strict=True))


def paint(canvas: Canvas, places: dict[CardId, Area], told: Forecast, *, lit: Sequence[CardId] = (), aid: str = "sums") -> None:
    """Draw the row; each plate is painted anew only when it tells something else."""
    found = dict(told.plots)
    for card, area in places.items():
        lead = found.get(card)
        best = lead.best if lead is not None else None
        key: Hashable = (card, lead and lead.place, lead and lead.done, best and best.fate, aid, canvas.look, canvas.letter)

        def within(c: Canvas, _: Area, card: CardId = card, lead: Lead | None = lead, area: Area = area) -> None:
            _plate(c, area, card, lead, aid)

        canvas.panel(f"plot-{card}", key, area, within, solid=False)
        if card in lit:
            canvas.frame(area.inset(-3), P.focus, width=4)


def _plate(canvas: Canvas, area: Area, card: CardId, lead: Lead | None, aid: str) -> None:
    row, ring = PLOTS[card], min(area.h - 14, 46.0)
    middle = (area.x + 10 + ring / 2, area.centre[1])
    if lead is None:
        dashed(canvas, area, mix(P.deep, P.line, 0.8))
        canvas.circle(middle, ring / 2, mix(P.deep, P.line, 0.5), 2)
        canvas.within(row.letter, look.square(middle, ring), 26, P.line, face="title", margin=0)
        rest = Area(area.x + ring + 20, area.y, area.w - ring - 28, area.h)
        canvas.within(say("ui-ld-not-found"), rest, 20, P.muted, face="italic", align="left", margin=2)
        return
    canvas.box(area, (look.PLOT, look.PLOT_LOW), look.BRASS, width=2)
    canvas.circle(middle, ring / 2, look.PLOT_LOW)
    canvas.circle(middle, ring / 2, look.BRASS, 2)
    canvas.within(row.letter, look.square(middle, ring), 28, P.title, face="title", margin=0)
    x, wide = area.x + ring + 20, area.w - ring - 24 - 66
    high = canvas.high(21, "title")
    canvas.text(say(f"short-{lead.place}"), (x, area.centre[1] - high), 21, P.title, face="title", room=wide)
    segment = look.SEGMENTS[row.time]
    look.sign(canvas, row.time, (x + 11, area.centre[1] + 14), 22, segment)
    canvas.text(say(f"ui-ld-story-{row.time}"), (x + 28, area.centre[1] + 14 - canvas.high(20) / 2), 20, segment, room=wide - 28)
    right = area.x + area.w - 10
    canvas.text(str(row.dread), (right, area.y + 6), 24, look.DREAD_RED, face="bold", align="right")
    look.sign(canvas, "dread", (right - 28, area.y + 8 + canvas.high(24) / 2), 24, look.DREAD_RED)
    if aid != "off":
        _covered(canvas, area, lead)


def _covered(canvas: Canvas, area: Area, lead: Lead) -> None:
    """When somebody will be there, or the sign that nobody will in time."""
    right, y = area.x + area.w - 10, area.y + area.h - 20
    if lead.done is not None:
        words = say("ui-ld-at-hour", hour=SLOTS[lead.done].id)
        canvas.text(words, (right, y - canvas.high(18) / 2), 18, look.GREEN, align="right", room=62)
    else:
        flag(canvas, (right - 9, y), 18)
