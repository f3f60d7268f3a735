"""The line below the map: who will be at a card and when, and what is missing there."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.cards import PLOTS, SLOTS
from game.rules.london.forecast import Forecast, Lead, Visit, drawn
from game.rules.london.state import Place, State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.london import look
from game.ui.london.look import P
from game.ui.london.planning.columns import flag
from game.ui.theme import Colour

GOOD, LEAST, SPACE = look.GREEN, 0.5, 0.3


class Piece(NamedTuple):
    """Some words of a line in one colour."""

    words: str
    colour: Colour = P.text
    face: str = "text"


Line = list[Piece]


class Told(NamedTuple):
    """What is said of a place: the title, the hour at which somebody is there, the sum, what else there is to know, and whether it is enough.

    `brief` is the sum for a row of its own, where others are told of other places.
    """

    title: str
    hour: str
    line: Line
    notes: tuple[str, ...] = ()
    good: bool | None = None
    brief: tuple[Piece, ...] = ()


def told(t: State, day: Forecast, place: Place, level: str) -> Told:
    """What is said of a place at a level of assistance: "off" names the card alone, "sums" reckons, "full" says what is missing, too."""
    lead = day.leads.get(place)
    if lead is None:
        card = say("ui-ld-face-down") if place in t.dark else say("ui-ld-no-card")
        where = Piece(say(f"short-{place}"))
        return Told(card, "", [where], brief=(where,))
    where = Piece(say(f"short-{place}"))
    best = lead.best if level != "off" else None
    need = _need(lead)
    hour = say("ui-ld-hour", hour=SLOTS[best.slot].id) if best is not None else ""
    line = [where, *need]
    if level == "off":
        return Told(name(lead.card), "", line, brief=(where, *need))
    company = _company(t, lead, best)
    good = lead.covered if best is not None else None
    notes = _notes(t, lead, best) if level == "full" else ()
    return Told(name(lead.card), hour, [*line, *company], notes, good, (Piece(hour, P.muted, "italic"), *need, *company))


def _need(lead: Lead) -> Line:
    if lead.card in PLOTS:
        return [Piece(say(f"ui-ld-from-{PLOTS[lead.card].time}"))]
    need = next((visit.need for visit in lead.visits), 0) or lead.need
    return [Piece(say("ui-ld-needs", need=need))] if need else []


def _company(t: State, lead: Lead, best: Visit | None) -> Line:
    """Who is there with how many Action Points, and their sum."""
    if best is None:
        return [Piece(say("ui-ld-nobody"), P.muted, "italic")]
    made: Line = []
    for place, seat in enumerate(best.seats):
        who = f"short-{t.people[seat].id}"
        words = say("ui-ld-brings", who=say(who), points=best.sure[place]) if best.sure else say(who)
        made += [*([Piece("+")] if place else []), Piece(words, look.SEATS[seat].colour, "bold")]
    if lead.card in PLOTS:
        made.append(Piece(say("ui-ld-dice", least=best.dice.least, most=best.dice.most, fists=round(best.dice.fists, 1)), GOOD))
    elif best.sure:
        made += [Piece("="), Piece(str(sum(best.sure)), GOOD if not best.missing else look.DREAD_RED, "bold")]
    return made


def _notes(t: State, lead: Lead, best: Visit | None) -> tuple[str, ...]:
    """What is missing, and what could make up for it."""
    if best is None:
        return (say("ui-ld-costs", dread=lead.dread),) if lead.dread else ()
    if best.fate in ("untimely", "blocked"):
        return (say(f"ui-ld-{best.fate}"),)
    if not best.missing:
        return ()
    return (
        say("ui-ld-missing", missing=best.missing),
        *([say("ui-ld-help", help=sum(best.help))] if sum(best.help) else []),
        *([say("ui-ld-deck", points=round(drawn(t, lead.card), 1))] if t.deck else []),
    )


def paint(canvas: Canvas, area: Area, t: State, day: Forecast, focused: Sequence[tuple[Seat, Place]], level: str) -> None:
    """Draw the line for the places that the players look at: one in two rows, several in one row each."""
    focused = list(focused)[:4]
    one = focused[0] if len({place for _, place in focused}) == 1 else None
    canvas.box(area, (P.panel, P.panel_low), P.focus if one else P.line, width=3 if one else 2)
    inner = area.inset(22, 8)
    if one is not None:
        _whole(canvas, inner, told(t, day, one[1], level))
        return
    said = [told(t, day, where, level) for _, where in focused]
    rows = [[Piece(its.title, P.title, "title"), *its.brief] for its in said]
    high = inner.h / max(1, len(rows))
    start = min(high, 34.0) + 8
    size = min((fitting(canvas, row, min(24.0, high * 0.8), inner.w - start - 40) for row in rows), default=0.0)
    for place, (row, its) in enumerate(zip(rows, said, strict=True)):
        spot = Area(inner.x + start, inner.y + place * high, inner.w - start - 40, high)
        look.badge(canvas, focused[place][0], (inner.x + start / 2 - 4, spot.centre[1]), min(high - 2, 30.0))
        write(canvas, spot, row, size)
        _verdict(canvas, (inner.x + inner.w - 14, spot.centre[1]), min(high - 2, 26.0), its.good)


def _whole(canvas: Canvas, inner: Area, said: Told) -> None:
    top = canvas.high(25, "title")
    wide = canvas.wide(said.hour, 23, "italic")
    canvas.text(said.title, (inner.x, inner.y), 25, P.title, face="title", room=inner.w - wide - 24)
    canvas.text(said.hour, (inner.x + inner.w, inner.y + 2), 23, P.muted, face="italic", align="right")
    row = Area(inner.x, inner.y + top, inner.w - 56, inner.h - top)
    write(canvas, row, [*said.line, *(Piece(words, P.accent, "italic") for words in said.notes)], 32)
    _verdict(canvas, (inner.x + inner.w - 22, row.centre[1]), 42, said.good)


def _verdict(canvas: Canvas, centre: tuple[float, float], wide: float, good: bool | None) -> None:
    """A tick where the plan is enough, the sign of a warning where it is not."""
    if good is None:
        return
    if not good:
        flag(canvas, centre, wide * 0.8)
        return
    canvas.circle(centre, wide / 2, look.GREEN_DEEP)
    canvas.circle(centre, wide / 2, GOOD, 2.5)
    look.sign(canvas, "tick", centre, wide * 0.6, GOOD)


def fitting(canvas: Canvas, line: Line, size: float, room: float) -> float:
    """The size at which a row of words finds room: `size` or less, but not below the half."""
    least = size * LEAST
    while size > least and _wide(canvas, line, size) > room:
        size -= 1
    return size


def _wide(canvas: Canvas, line: Line, size: float) -> float:
    return sum(canvas.wide(one.words, size, one.face) for one in line) + SPACE * size * max(0, len(line) - 1)


def write(canvas: Canvas, area: Area, line: Line, size: float) -> None:
    """Words of several colours in one row, as large as finds room."""
    size = fitting(canvas, line, size, area.w)
    x, end = area.x, area.x + area.w
    for one in line:
        if x >= end - size:
            break
        high = canvas.high(size, one.face)
        x += canvas.text(one.words, (x, area.centre[1] - high / 2), size, one.colour, face=one.face, room=end - x) + SPACE * size
