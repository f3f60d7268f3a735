"""Paints the aid line below the map: who will be at a card, when, with what result, and what is missing there."""

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
from game.ui.london import shapes, theme
from game.ui.london.planning.panels.text_rows import DOT, StyledText, TextRow, fits, fitting, flow, joined, wide, write
from game.ui.london.theme import P
from game.ui.widgets.layout import off_right, off_top

Subject = Place | tuple[Seat, int]
"""What a player looks at: a place, or an hour of a clock."""
MOST_ROWS = 4
"""The greatest number of rows."""
TITLE, NOTE = 25.0, 22.0
LEAST_WORDS = 6.0
"""The least text size of notices and help, for large print, before text is left out."""
EQUALS = StyledText("=")


class AidText(NamedTuple):
    """What the aid line says about a subject: a title, the hour, and groups of runs.

    `brief` is the sum for a row beside other subjects; `notes` is further information. `verdict` is "good" if the plan is enough,
    "helped" if Items and Virtue tokens can make it so, "bad" if it is not, "" without a judgement.
    """

    title: str
    place: str
    hour: str
    line: tuple[TextRow, ...]
    brief: tuple[TextRow, ...]
    notes: tuple[str, ...] = ()
    verdict: str = ""


def aid_text(t: State, forecast: Forecast, subject: Subject, level: str) -> AidText:
    """The text about a card or an hour. Level "off" names it alone, "sums" adds the sum, "full" also what is missing."""
    return _hour(t, forecast, *subject, level) if isinstance(subject, tuple) else _card(t, forecast, subject, level)


def _hour(t: State, forecast: Forecast, seat: Seat, slot: int, level: str) -> AidText:
    """Where a Character will be, the card there, and why the hour is wasted."""
    place, hour = forecast.places[seat][slot], SLOTS[slot].id
    who, where = say(f"short-{t.people[seat].id}"), [StyledText(say(f"short-{place}"))]
    lead, why = forecast.leads.get(place), forecast.waste[seat].get(slot) if level == "full" else None
    there = [[StyledText(name(lead.card), P.text, "italic")]] if lead is not None else []
    notes = (say(f"ui-ld-waste-{why}"),) if why is not None else ()
    title = say("ui-ld-at", who=who, hour=hour)
    return AidText(title, who, "", (where, *there), (where, *there), notes, "bad" if why not in (None, "empty") else "")


def _card(t: State, forecast: Forecast, place: Place, level: str) -> AidText:
    """Who comes to a card, and with what result."""
    lead, short = forecast.leads.get(place), say(f"short-{place}")
    where = [StyledText(short)]
    if lead is None:
        street = name(place) if place in STREETS.values() else ""
        title = street or say("ui-ld-face-down" if place in t.dark else "ui-ld-no-card")
        return AidText(title, short, "", (where,), (where,))
    title, need = name(lead.card), _need(lead)
    best = lead.best if level != "off" else None
    if level == "off":
        return AidText(title, short, "", (where, need), (need,))
    if best is None:
        nobody = [StyledText(say("ui-ld-nobody"), P.muted, "italic")]
        left = (say("ui-ld-costs", dread=lead.dread),) if level == "full" and lead.dread else ()
        return AidText(
            title, short, "", (where, need, nobody), (need, nobody), left, "bad" if lead.dread or lead.card in PLOTS else ""
        )
    hour, notes = say("ui-ld-hour", hour=SLOTS[best.slot].id), _notes(t, lead, best) if level == "full" else ()
    line = (where, need, [*_company(t, best, named=True), *_outcome(lead, best, brief=False)])
    brief = ([*_company(t, best, named=False), *_outcome(lead, best, brief=True)],)
    return AidText(
        title, short, hour, line, brief, notes, "good" if lead.done is not None else "helped" if lead.covered else "bad"
    )


def _need(lead: Lead) -> TextRow:
    if lead.card in PLOTS:
        return [StyledText(say(f"ui-ld-from-{PLOTS[lead.card].time}"))]
    return [StyledText(say("ui-ld-needs", need=lead.need))] if lead.need else []


def _company(t: State, best: Visit, *, named: bool) -> list[StyledText]:
    """The Characters there with their Action Points, by name or by sign."""
    made: list[StyledText] = []
    for place, seat in enumerate(best.seats):
        points, colour = best.sure[place] if best.sure else None, theme.SEATS[seat].colour
        if named:
            who = say(f"short-{t.people[seat].id}")
            run = StyledText(who if points is None else say("ui-ld-brings", who=who, points=points), colour, "bold")
        else:
            run = StyledText("" if points is None else str(points), colour, "bold", seat)
        made += [*([StyledText("+")] if place else []), run]
    return made


def _outcome(lead: Lead, best: Visit, *, brief: bool) -> list[StyledText]:
    """The result: a sum against the Difficulty, or dice."""
    if lead.card in PLOTS:
        dice = best.dice
        colour = P.accent if best.fate == "solved" else theme.DREAD_RED
        found = [EQUALS, StyledText(say("ui-ld-dice", least=dice.least, most=dice.most), colour)]
        return found if brief else [*found, DOT, StyledText(say("ui-ld-fists", fists=round(dice.fists, 1)), colour)]
    if not best.sure:
        return []
    colour = theme.GREEN if not best.missing else P.accent if best.fate == "helped" else theme.DREAD_RED
    return [EQUALS, StyledText(say("ui-ld-of", points=sum(best.sure), need=best.need), colour, "bold")]


def _notes(t: State, lead: Lead, best: Visit) -> tuple[str, ...]:
    """What is missing, and what could help."""
    if best.fate in ("untimely", "blocked", "full"):
        return (say(f"ui-ld-fate-{best.fate}"),)
    if not best.missing:
        return (say("ui-ld-late", dread=lead.dread),) if lead.dread else ()
    helps = [say("ui-ld-help", help=sum(best.help))] if sum(best.help) else []
    cards = [say("ui-ld-deck", points=round(drawn(t, lead.card), 1))] if t.deck else []
    return say("ui-ld-missing", missing=best.missing), *helps, *cards


def plan_words(t: State, forecast: Forecast, level: str) -> list[str]:
    """Sentences about the whole plan, the most important first."""
    free = sum(why == "empty" for wasted in forecast.waste for why in wasted.values())
    found = [say("ui-ld-plan-free", hours=free), say("ui-ld-plan-cards", hidden=forecast.hidden, open=len(forecast.leads))]
    if level == "off":
        return found
    found.insert(0, say("ui-ld-plan-plots", met=len(forecast.plots) - len(forecast.uncovered), all=len(forecast.plots)))
    if level == "full":
        vain = sum(why != "empty" for wasted in forecast.waste for why in wasted.values())
        found[1:1] = [say("ui-ld-plan-vain", hours=vain), say("ui-ld-plan-dread", dread=forecast.dread, now=t.dread)]
    return found


# ------------------------------------------------------------------ how it looks


class AidProps(NamedTuple):
    """What the aid line shows: the last `notice` of a pointer, else the subjects of the players, else how to plan (`help`)."""

    notice: str = ""
    is_notice_good: bool = False
    subjects: tuple[tuple[Seat, AidText], ...] = ()
    help: str = ""


def paint(canvas: Canvas, area: Area, props: AidProps) -> None:
    """Paint the aid line: words, one subject in full, or several in a row each."""
    subjects = () if props.notice else props.subjects[:MOST_ROWS]
    alone = bool(subjects) and all(text == subjects[0][1] for _, text in subjects)
    edge = P.focus if alone else P.danger if props.notice and not props.is_notice_good else P.line
    canvas.box(area, (P.panel, P.panel_low), edge, width=3 if alone else 2)
    if not subjects:
        words, inner = props.notice or props.help, area.inset(min(22.0, area.w * 0.05), 8)
        size = canvas.block(words, inner, 25 if props.notice else 24, least=LEAST_WORDS)
        colour, align = (P.text, "left") if props.notice else (P.muted, "centre")
        canvas.paragraph(words, inner, size, colour, middle=True, align=align)
        return
    inner = area.inset(min(22.0, area.w * 0.04), 8)
    if alone:
        _whole(canvas, inner, subjects[0][1])
    else:
        _rows(canvas, inner, subjects)


def _whole(canvas: Canvas, inner: Area, shown: AidText) -> None:
    """Paint a subject: title and hour, the sum below, and the notes last; all in one block where space is short."""
    right, inner = off_right(inner, min(44.0, inner.h * 0.5) if shown.verdict else 0.0, 10)
    _verdict(canvas, right.centre, right.w, shown.verdict)
    line, hour = joined(shown.line), [StyledText(shown.hour, P.muted, "italic")] if shown.hour else []
    end = wide(canvas, hour, TITLE * 0.9) + 12 if hour else 0.0
    if wide(canvas, line, NOTE) > inner.w or canvas.wide(shown.title, TITLE * 0.6, "title") + end > inner.w:
        title = [StyledText(word, P.title, "title") for word in shown.title.split()]
        most = joined([title, *([hour] if hour else []), *shown.line])
        less = joined([title, shown.line[-1]])
        flow(canvas, inner, most if fits(canvas, inner, most, NOTE / 2) else less, NOTE)
        return
    head, rest = off_top(inner, min(canvas.high(TITLE, "title"), inner.h * 0.36), 0)
    size = canvas.fitting(shown.title, TITLE, head.w - end, "title", 0.5)
    canvas.within(shown.title, head._replace(w=head.w - end), size, P.title, face="title", align="left", margin=0)
    if hour:
        write(canvas, Area(head.x + head.w - end + 12, head.y, end, head.h), hour, TITLE * 0.9)
    notes = joined([[StyledText(words, P.accent, "italic")] for words in shown.notes])
    low = min(rest.h * 0.45, canvas.high(NOTE, "italic")) if notes else 0.0
    flow(canvas, rest._replace(h=rest.h - low), line, 30 if notes else 32)
    flow(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), notes, NOTE)


def _rows(canvas: Canvas, inner: Area, shown: Sequence[tuple[Seat, AidText]]) -> None:
    """Paint a row for each player's subject: the player's sign, the title if it fits, and the sum."""
    high = inner.h / len(shown)
    badge, size = min(high - 2, 30.0), min(24.0, high * 0.84 / max(1.0, canvas.stretch))
    room = inner.w - 2 * badge - 16
    lines = [joined([*([[StyledText(its.hour, P.muted, "italic")]] if its.hour else []), *its.brief]) for _, its in shown]
    if any(wide(canvas, line, size) > room * 0.62 for line in lines):
        lines = [joined(its.brief) for _, its in shown]
    if any(wide(canvas, line, size * 0.6) > room for line in lines):  # the verdict at the end of the row replaces the sum
        lines = [list(takewhile(lambda one: one != EQUALS, line)) for line in lines]
    size = min(fitting(canvas, line, size, room * 0.7) for line in lines)
    for place, ((seat, its), full) in enumerate(zip(shown, lines, strict=True)):
        line = _last(canvas, full, size, room)
        row = Area(inner.x, inner.y + place * high, inner.w, high)
        shapes.badge(canvas, seat, (row.x + badge / 2, row.centre[1]), badge)
        _verdict(canvas, (row.x + row.w - badge / 2, row.centre[1]), badge, its.verdict)
        spot = Area(row.x + badge + 8, row.y, room, high)
        long = min(wide(canvas, line, size), room)
        left = spot._replace(w=room - long - 12)
        title = next((one for one in (its.title, its.place) if canvas.wide(one, size * 0.7, "title") <= left.w), "")
        if title:
            letters = canvas.fitting(title, size, left.w, "title", 0.7)
            canvas.within(title, left, letters, P.title, face="title", align="left", margin=0)
        write(canvas, Area(spot.x + spot.w - long, spot.y, long + 2, high), line, size)


def _last(canvas: Canvas, line: TextRow, size: float, room: float) -> TextRow:
    """The end of a row that fits; the result is at the end."""
    while line and wide(canvas, line, size) > room:
        line = line[1:]
    return line[1:] if line and line[0] is DOT else line


def _verdict(canvas: Canvas, centre: tuple[float, float], wide: float, verdict: str) -> None:
    """Paint a tick for a good plan, the Item sign for one that needs help, a warning for a bad one."""
    if not verdict or wide < 8:
        return
    if verdict == "bad":
        shapes.flag(canvas, centre, wide)
        return
    colour, ground = (theme.GREEN, theme.GREEN_DEEP) if verdict == "good" else (P.accent, P.deep)
    canvas.circle(centre, wide / 2, ground)
    canvas.circle(centre, wide / 2, colour, 2.5)
    shapes.sign(canvas, "tick" if verdict == "good" else "item", centre, wide * 0.6, colour)
