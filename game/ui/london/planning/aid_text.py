"""What the aid line says of a card or an hour: who will be there, when, with what result, and what is missing; in colours, with the signs of players."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Forecast, Lead, Visit
from game.rules.london.investigations.reserve import drawn
from game.rules.london.places import STREETS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS
from game.text import name, say
from game.ui.draw.theme import Colour
from game.ui.london import theme
from game.ui.london.planning.pointers import Subject
from game.ui.london.theme import P


class StyledText(NamedTuple):
    """Text in one colour, after the sign of a player if a `seat` is given."""

    words: str
    colour: Colour = P.text
    face: str = "text"
    seat: Seat | None = None


TextRow = Sequence[StyledText]
DOT, EQUALS = StyledText("·", P.muted), StyledText("=")


def joined(*groups: TextRow) -> list[StyledText]:
    """Groups of runs as one row, with dots between them."""
    return [one for group in groups if group for one in (DOT, *group)][1:]


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


def aid_text(t: State, told: Forecast, subject: Subject, level: str) -> AidText:
    """The text about a card or an hour. Level "off" names it alone, "sums" adds the sum, "full" also what is missing."""
    return _hour(t, told, *subject, level) if isinstance(subject, tuple) else _card(t, told, subject, level)


def _hour(t: State, told: Forecast, seat: Seat, slot: int, level: str) -> AidText:
    """Where a Character will be, the card there, and why the hour is wasted."""
    place, who = told.places[seat][slot], say(f"short-{t.people[seat].id}")
    lead, why = told.leads.get(place), told.waste[seat].get(slot) if level == "full" else None
    late = level != "off" and told.over is not None and slot > told.over
    what = [StyledText(say("ui-ld-waste-over"), theme.DREAD_RED)] if late else []
    what = what or ([StyledText(name(lead.card), P.text, "italic")] if lead is not None else [])
    line = ([StyledText(say(f"short-{place}"))], *([what] if what else []))
    notes = (say(f"ui-ld-waste-{why}"),) if why not in (None, "over") else ()
    title = say("ui-ld-at", who=who, hour=SLOTS[slot].id)
    return AidText(title, who, "", line, line, notes, "" if why in (None, "empty") else "bad")


def _card(t: State, told: Forecast, place: Place, level: str) -> AidText:
    """Who comes to a card, and with what result."""
    lead, short = told.leads.get(place), say(f"short-{place}")
    where = [StyledText(short)]
    if lead is None:
        bare = say("ui-ld-face-down" if place in t.dark else "ui-ld-no-card")
        return AidText(name(place) if place in STREETS.values() else bare, short, "", (where,), (where,))
    title, need, best = name(lead.card), _need(lead), lead.best
    if level == "off":
        return AidText(title, short, "", (where, need), (need,))
    if best is None:
        nobody = [StyledText(say("ui-ld-waste-over" if _comes_late(told, place) else "ui-ld-nobody"), P.muted, "italic")]
        left = (say("ui-ld-costs", dread=lead.dread),) if level == "full" and lead.dread else ()
        verdict = "bad" if lead.dread or lead.card in PLOTS else ""
        return AidText(title, short, "", (where, need, nobody), (need, nobody), left, verdict)
    hour = say("ui-ld-hour", hour=SLOTS[best.slot].id)
    notes = _notes(t, lead, best) if level == "full" or lead.card in ALLIES else ()
    line = (where, need, [*_company(t, best, named=True), *_outcome(lead, best, brief=False)])
    brief = ([*_company(t, best, named=False), *_outcome(lead, best, brief=True)],)
    return AidText(
        title, short, hour, line, brief, notes, "good" if lead.done is not None else "helped" if lead.covered else "bad"
    )


def _comes_late(told: Forecast, place: Place) -> bool:
    """Whether somebody comes to a place when the last Plot card has ended the day already."""
    return told.over is not None and any(place in places[told.over + 1 :] for places in told.places)


def _need(lead: Lead) -> TextRow:
    if lead.card in PLOTS:
        return [StyledText(say(f"ui-ld-from-{PLOTS[lead.card].time}"))]
    return [StyledText(say("ui-ld-needs", need=lead.need))] if lead.need else []


def _company(t: State, best: Visit, *, named: bool) -> list[StyledText]:
    """The Characters there with their Action Points, by name or by sign."""
    made: list[StyledText] = []
    for place, seat in enumerate(best.seats):
        points, who = best.sure[place] if best.sure else None, say(f"short-{t.people[seat].id}")
        words = who if named else ""
        if points is not None:
            words = say("ui-ld-brings", who=who, points=points) if named else str(points)
        made += [
            *([StyledText("+")] if place else []),
            StyledText(words, theme.SEATS[seat].colour, "bold", None if named else seat),
        ]
    return made


def _outcome(lead: Lead, best: Visit, *, brief: bool) -> list[StyledText]:
    """The result: a sum against the Difficulty, or dice."""
    if lead.card in PLOTS:
        dice = best.dice
        colour = P.accent if best.fate == "solved" else theme.DREAD_RED
        found = [EQUALS, StyledText(say("ui-ld-dice", least=dice.least, most=dice.most), colour)]
        least = PLOTS[lead.card].middle.least
        told = say("ui-ld-fists", fists=round(dice.fists, 1), least=least)
        return found if brief else [*found, DOT, StyledText(told, theme.DREAD_RED if dice.fists < least else colour)]
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


def first_open(told: Forecast, card: CardId, slot: int) -> str:
    """The letter of the first Plot card before this one that the plan does not meet by then, "" for none (LD-142)."""
    if card not in PLOTS:
        return ""
    for other, lead in told.plots:
        if other == card:
            break
        if lead is None or lead.done is None or lead.done > slot:
            return PLOTS[other].letter
    return ""


def plan_words(t: State, told: Forecast, level: str) -> list[str]:
    """Sentences about the whole plan, the most important first."""
    wasted = [why for one in told.waste for why in one.values()]
    free, vain = wasted.count("empty"), len(wasted) - wasted.count("empty")
    plots = say("ui-ld-plan-plots", met=len(told.plots) - len(told.uncovered), all=len(told.plots))
    full = [say("ui-ld-plan-wasted", hours=vain), say("ui-ld-plan-dread", dread=told.dread, now=t.dread)]
    more = [] if level == "off" else [plots] if level == "sums" else [plots, *full]
    return [*more, say("ui-ld-plan-free", hours=free), say("ui-ld-plan-cards", hidden=told.hidden, open=len(told.leads))]
