"""The line below the map: who will be at a card and when, what it comes to, and what is missing there."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Forecast, Lead, Visit
from game.rules.london.investigations.reserve import drawn
from game.rules.london.places import STREETS
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import PLOTS, SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.planning.word_rows import DOT, Line, Piece, fits, fitting, flow, joined, wide, write
from game.ui.london.style import P
from game.ui.widgets.layout import off_right, off_top

About = Place | tuple[Seat, int]
"""What a player looks at: a place, or an hour of a clock."""
MOST = 4
"""So many rows are told at once."""
TITLE, NOTE = 25.0, 22.0
EQUALS = Piece("=")


class Told(NamedTuple):
    """What is said of a place: the title, when somebody is there, and groups of words.

    `brief` is the sum for a row of its own, where others are told of other places; `notes` what else there is to know. The `verdict` is "good" where the
    plan is enough, "helped" where Items and Virtue tokens can make it so, "bad" where it is not, "" where nothing is judged.
    """

    title: str
    place: str
    hour: str
    line: tuple[Line, ...]
    brief: tuple[Line, ...]
    notes: tuple[str, ...] = ()
    verdict: str = ""


def told(t: State, day: Forecast, about: About, level: str) -> Told:
    """What is said of a card or of an hour at a level of assistance: "off" names it alone, "sums" reckons, "full" says what is missing, too."""
    return _hour(t, day, *about, level) if isinstance(about, tuple) else _card(t, day, about, level)


def _hour(t: State, day: Forecast, seat: Seat, slot: int, level: str) -> Told:
    """Where a Character will be, what lies there, and why that would be in vain."""
    place, hour = day.places[seat][slot], SLOTS[slot].id
    who, where = say(f"short-{t.people[seat].id}"), [Piece(say(f"short-{place}"))]
    lead, why = day.leads.get(place), day.waste[seat].get(slot) if level == "full" else None
    there = [[Piece(name(lead.card), P.text, "italic")]] if lead is not None else []
    notes = (say(f"ui-ld-waste-{why}"),) if why is not None else ()
    title = say("ui-ld-at", who=who, hour=hour)
    return Told(title, who, "", (where, *there), (where, *there), notes, "bad" if why not in (None, "empty") else "")


def _card(t: State, day: Forecast, place: Place, level: str) -> Told:
    """Who comes to a card, and what that is worth."""
    lead, short = day.leads.get(place), say(f"short-{place}")
    where = [Piece(short)]
    if lead is None:
        street = name(place) if place in STREETS.values() else ""
        title = street or say("ui-ld-face-down" if place in t.dark else "ui-ld-no-card")
        return Told(title, short, "", (where,), (where,))
    title, need = name(lead.card), _need(lead)
    best = lead.best if level != "off" else None
    if level == "off":
        return Told(title, short, "", (where, need), (need,))
    if best is None:
        nobody = [Piece(say("ui-ld-nobody"), P.muted, "italic")]
        left = (say("ui-ld-costs", dread=lead.dread),) if level == "full" and lead.dread else ()
        return Told(
            title, short, "", (where, need, nobody), (need, nobody), left, "bad" if lead.dread or lead.card in PLOTS else ""
        )
    hour, notes = say("ui-ld-hour", hour=SLOTS[best.slot].id), _notes(t, lead, best) if level == "full" else ()
    line = (where, need, [*_company(t, best, named=True), *_outcome(lead, best, brief=False)])
    brief = ([*_company(t, best, named=False), *_outcome(lead, best, brief=True)],)
    return Told(title, short, hour, line, brief, notes, "good" if lead.done is not None else "helped" if lead.covered else "bad")


def _need(lead: Lead) -> Line:
    if lead.card in PLOTS:
        return [Piece(say(f"ui-ld-from-{PLOTS[lead.card].time}"))]
    return [Piece(say("ui-ld-needs", need=lead.need))] if lead.need else []


def _company(t: State, best: Visit, *, named: bool) -> list[Piece]:
    """Who is there with how many Action Points, by name or by sign."""
    made: list[Piece] = []
    for place, seat in enumerate(best.seats):
        points, colour = best.sure[place] if best.sure else None, style.SEATS[seat].colour
        if named:
            who = say(f"short-{t.people[seat].id}")
            piece = Piece(who if points is None else say("ui-ld-brings", who=who, points=points), colour, "bold")
        else:
            piece = Piece("" if points is None else str(points), colour, "bold", seat)
        made += [*([Piece("+")] if place else []), piece]
    return made


def _outcome(lead: Lead, best: Visit, *, brief: bool) -> list[Piece]:
    """What that comes to: a sum against what is needed, or dice."""
    if lead.card in PLOTS:
        dice = best.dice
        colour = P.accent if best.fate == "solved" else style.DREAD_RED
        found = [EQUALS, Piece(say("ui-ld-dice", least=dice.least, most=dice.most), colour)]
        return found if brief else [*found, DOT, Piece(say("ui-ld-fists", fists=round(dice.fists, 1)), colour)]
    if not best.sure:
        return []
    colour = style.GREEN if not best.missing else P.accent if best.fate == "helped" else style.DREAD_RED
    return [EQUALS, Piece(say("ui-ld-of", points=sum(best.sure), need=best.need), colour, "bold")]


def _notes(t: State, lead: Lead, best: Visit) -> tuple[str, ...]:
    """What is missing, and what could make up for it."""
    if best.fate in ("untimely", "blocked", "full"):
        return (say(f"ui-ld-fate-{best.fate}"),)
    if not best.missing:
        return (say("ui-ld-late", dread=lead.dread),) if lead.dread else ()
    helps = [say("ui-ld-help", help=sum(best.help))] if sum(best.help) else []
    cards = [say("ui-ld-deck", points=round(drawn(t, lead.card), 1))] if t.deck else []
    return say("ui-ld-missing", missing=best.missing), *helps, *cards


def plan_words(t: State, day: Forecast, level: str) -> list[str]:
    """What there is to say of the whole plan as it lies now, what matters most first."""
    free = sum(why == "empty" for wasted in day.waste for why in wasted.values())
    found = [say("ui-ld-plan-free", hours=free), say("ui-ld-plan-cards", hidden=day.hidden, open=len(day.leads))]
    if level == "off":
        return found
    found.insert(0, say("ui-ld-plan-plots", met=len(day.plots) - len(day.uncovered), all=len(day.plots)))
    if level == "full":
        vain = sum(why != "empty" for wasted in day.waste for why in wasted.values())
        found[1:1] = [say("ui-ld-plan-vain", hours=vain), say("ui-ld-plan-dread", dread=day.dread, now=t.dread)]
    return found


# ------------------------------------------------------------------ how it looks


def paint(canvas: Canvas, area: Area, t: State, day: Forecast, focused: Sequence[tuple[Seat, About]], level: str) -> None:
    """Draw the line for what the players look at: one thing in full, several in a row each, for none how the whole plan stands."""
    focused = list(focused)[:MOST]
    alone = len({about for _, about in focused}) == 1
    canvas.box(area, (P.panel, P.panel_low), P.focus if alone else P.line, width=3 if alone else 2)
    inner = area.inset(min(22.0, area.w * 0.04), 8)
    if alone:
        _whole(canvas, inner, told(t, day, focused[0][1], level))
    elif focused:
        _rows(canvas, inner, [(seat, told(t, day, about, level)) for seat, about in focused])
    else:
        _plan(canvas, inner, plan_words(t, day, level))


def _plan(canvas: Canvas, inner: Area, sentences: list[str]) -> None:
    """As many sentences as find room."""
    while len(sentences) > 1 and canvas.tall(" ".join(sentences), NOTE * 0.8, inner.w) > inner.h:
        sentences = sentences[:-1]
    words = " ".join(sentences)
    canvas.paragraph(words, inner, canvas.block(words, inner, 24, least=10), P.muted, align="centre", middle=True)


def _whole(canvas: Canvas, inner: Area, said: Told) -> None:
    """The title with the hour, the sum below, and in the lowest row what else there is to know; all in one where that is too much."""
    right, inner = off_right(inner, min(44.0, inner.h * 0.5) if said.verdict else 0.0, 10)
    _verdict(canvas, right.centre, right.w, said.verdict)
    line, hour = joined(said.line), [Piece(said.hour, P.muted, "italic")] if said.hour else []
    end = wide(canvas, hour, TITLE * 0.9) + 12 if hour else 0.0
    if wide(canvas, line, NOTE) > inner.w or canvas.wide(said.title, TITLE * 0.6, "title") + end > inner.w:
        title = [Piece(word, P.title, "title") for word in said.title.split()]
        most = joined([title, *([hour] if hour else []), *said.line])
        less = joined([title, said.line[-1]])
        flow(canvas, inner, most if fits(canvas, inner, most, NOTE / 2) else less, NOTE)
        return
    head, rest = off_top(inner, min(canvas.high(TITLE, "title"), inner.h * 0.36), 0)
    size = canvas.fitting(said.title, TITLE, head.w - end, "title", 0.5)
    canvas.within(said.title, head._replace(w=head.w - end), size, P.title, face="title", align="left", margin=0)
    if hour:
        write(canvas, Area(head.x + head.w - end + 12, head.y, end, head.h), hour, TITLE * 0.9)
    notes = joined([[Piece(words, P.accent, "italic")] for words in said.notes])
    low = min(rest.h * 0.45, canvas.high(NOTE, "italic")) if notes else 0.0
    flow(canvas, rest._replace(h=rest.h - low), line, 30 if notes else 32)
    flow(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), notes, NOTE)


def _rows(canvas: Canvas, inner: Area, said: Sequence[tuple[Seat, Told]]) -> None:
    """One row for each player who looks at something: whose it is, the title as far as there is room, and the sum."""
    high = inner.h / len(said)
    badge, size = min(high - 2, 30.0), min(24.0, high * 0.84 / max(1.0, canvas.stretch))
    room = inner.w - 2 * badge - 16
    lines = [joined([*([[Piece(its.hour, P.muted, "italic")]] if its.hour else []), *its.brief]) for _, its in said]
    if any(wide(canvas, line, size) > room * 0.62 for line in lines):
        lines = [joined(its.brief) for _, its in said]
    if any(wide(canvas, line, size * 0.6) > room for line in lines):  # the sign at the end of the row tells what the sum would
        lines = [list(takewhile(lambda one: one != EQUALS, line)) for line in lines]
    size = min(fitting(canvas, line, size, room * 0.7) for line in lines)
    for place, ((seat, its), full) in enumerate(zip(said, lines, strict=True)):
        line = _last(canvas, full, size, room)
        row = Area(inner.x, inner.y + place * high, inner.w, high)
        style.badge(canvas, seat, (row.x + badge / 2, row.centre[1]), badge)
        _verdict(canvas, (row.x + row.w - badge / 2, row.centre[1]), badge, its.verdict)
        spot = Area(row.x + badge + 8, row.y, room, high)
        long = min(wide(canvas, line, size), room)
        left = spot._replace(w=room - long - 12)
        title = next((one for one in (its.title, its.place) if canvas.wide(one, size * 0.7, "title") <= left.w), "")
        if title:
            letters = canvas.fitting(title, size, left.w, "title", 0.7)
            canvas.within(title, left, letters, P.title, face="title", align="left", margin=0)
        write(canvas, Area(spot.x + spot.w - long, spot.y, long + 2, high), line, size)


def _last(canvas: Canvas, line: Line, size: float, room: float) -> Line:
    """As much of a line as finds room, without its beginning: what it comes to stands at its end."""
    while line and wide(canvas, line, size) > room:
        line = line[1:]
    return line[1:] if line and line[0] is DOT else line


def _verdict(canvas: Canvas, centre: tuple[float, float], wide: float, verdict: str) -> None:
    """A tick where the plan is enough, the bag of Items where it can be made so, the sign of a warning where it is not."""
    if not verdict or wide < 8:
        return
    if verdict == "bad":
        style.flag(canvas, centre, wide)
        return
    colour, ground = (style.GREEN, style.GREEN_DEEP) if verdict == "good" else (P.accent, P.deep)
    canvas.circle(centre, wide / 2, ground)
    canvas.circle(centre, wide / 2, colour, 2.5)
    style.sign(canvas, "tick" if verdict == "good" else "item", centre, wide * 0.6, colour)
