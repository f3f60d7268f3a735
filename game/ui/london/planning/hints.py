"""Hints of the planning: the next step of a hard agent, which stands until it is laid, and what it leads to in one sentence."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.rules.engine.agent import Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.agents import AGENTS
from game.rules.london.agents.planning import is_renumbered
from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.forecasts.result import Forecast, Visit
from game.rules.london.places import is_arrow
from game.rules.london.planning import borrowed, planned
from game.rules.london.state import SLOTS, CardId, Character, Place, State, Token
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS as HOURS
from game.text import say
from game.ui.london.planning.aid_text import first_open

LEVEL = "hard"
MOST_STEPS = 4
"""The most tokens of one hint: arrows that get other numbers, an arrow, and the number after it."""


class Hint(NamedTuple):
    """What a player may lay next, and its result: at `slot` the Character would be at `place` with `card` ("" for none).

    `steps` are the choices that lay it: an arrow and the number after it are two, and there are none if nothing is better than the
    plan as it is. `before` is the clock for which it was worked out. `visit` is the forecast of the card at that hour, None if the clocks meet it before; `first` is the letter of
    a Plot card that has to be met before ("" for none). `lost` are the places and hours that the player gives up with it, and `stash` the tokens that it borrows.
    """

    seat: Seat
    steps: tuple[Choice, ...] = ()
    before: tuple[Token, ...] = ()
    place: Place = ""
    slot: int = 0
    card: CardId = ""
    visit: Visit | None = None
    first: str = ""
    lost: tuple[tuple[Place, int], ...] = ()
    stash: int = 0


def work_out(view: Observation[State], seat: Seat) -> Hint:
    """The next step of a companion with this clock; an arrow is followed to the place where it leads. Raises ValueError if no question is open.

    Companions whose clocks are full count as persons: the hint fits their plans, and does not wait until they change them.
    """
    people = [
        replace(person, companion=other == seat or (person.companion and not all(person.clock)))
        for other, person in enumerate(view.state.people)
    ]
    t = replace(view.state, people=people)
    before, steps = tuple(t.people[seat].clock), list[Choice]()
    for _ in range(MOST_STEPS):
        step = _next(view, _laid(t, seat, steps), seat)
        last = steps[-1] if steps else None
        if not isinstance(step, Put):
            steps += [step] if isinstance(step, Reveal | Take) and last is None else []
            break
        if isinstance(last, Put) and not is_renumbered(before[last.slot], last.token):  # the way begins with this arrow
            if step.slot == last.slot:
                steps.pop()
            elif step.slot != last.slot + 1 or is_arrow(step.token):
                break
        steps.append(step)
        if not is_arrow(step.token):
            break
    found = _explained(t, Hint(seat, tuple(steps), before))
    return found if _way(found) or found.stash < 0 else found._replace(steps=())


def _next(view: Observation[State], t: State, seat: Seat) -> Choice:
    if view.decision is None:
        raise ValueError("nothing is asked")
    query = replace(view, state=t, decision=replace(view.decision, options=planned(t)))
    return AGENTS[LEVEL](query, seat, Rng(0), Budget(samples=0, wishes=_kept(t, seat))).choice


def _kept(t: State, seat: Seat) -> tuple[tuple[Seat, int, Place], ...]:
    """The hours that the player has planned, as requests: a hint changes them only for the sake of a Plot."""
    places = forecast(t).places[seat]
    return tuple((seat, slot, places[slot]) for slot, token in enumerate(t.people[seat].clock) if token)


def renewed(t: State, hint: Hint) -> Hint | None:
    """The hint on the table as it is now; None once it is placed, leads to another place, or the player or the others have planned something that it would break."""
    clock, steps = t.people[hint.seat].clock, [*hint.steps]
    while steps and isinstance(one := steps[0], Put) and clock[one.slot] == one.token:
        del steps[0]  # the player has laid this one
    slots = [one.slot for one in steps if isinstance(one, Put | Take)]
    if not steps or any(clock[slot] != hint.before[slot] for slot in slots) or steps[0] not in planned(t)[hint.seat]:
        return hint if not hint.steps and clock == [*hint.before] else None
    found = _explained(t, hint._replace(steps=tuple(steps)))
    fits = found.place == hint.place and {*found.lost} <= {*hint.lost}
    return found if fits and (found.visit is not None or hint.visit is None) else None


def _way(hint: Hint) -> Sequence[Choice]:
    """The steps of a hint without arrows that only get another number."""
    return [one for one in hint.steps if not (isinstance(one, Put) and is_renumbered(hint.before[one.slot], one.token))]


def hours(hint: Hint) -> list[int]:
    """The hours in which a hint places tokens."""
    return [one.slot for one in hint.steps if isinstance(one, Put)]


def is_overtaken(t: State, hint: Hint) -> bool:
    """Whether a hint that no longer fits was made useless by the others: its player has touched no hour."""
    return bool(hint.steps) and t.people[hint.seat].clock == [*hint.before]


def _explained(t: State, hint: Hint) -> Hint:
    """The hint with the place to which it leads, and the forecast of the card there."""
    if not hint.steps:
        return hint
    last = hint.steps[-1]
    if isinstance(last, Reveal):
        return hint._replace(place=last.place)
    if not isinstance(last, Put):
        return hint._replace(slot=last.slot if isinstance(last, Take) else 0)
    after = _laid(t, hint.seat, hint.steps)
    clock, slot = after.people[hint.seat].clock, last.slot
    if is_arrow(clock[slot]) and slot + 1 < SLOTS and clock[slot + 1] and not is_arrow(clock[slot + 1]):
        slot += 1  # the number after it already lies there
    day = forecast(after)
    place = day.places[hint.seat][slot]
    hint = hint._replace(lost=tuple(_lost(t, hint, day)), stash=len(borrowed(clock)) - len(borrowed(t.people[hint.seat].clock)))
    lead = day.leads.get(place)
    visit = next((one for one in lead.visits if one.slot == slot), None) if lead is not None else None
    if lead is None:
        return hint._replace(place=place, slot=slot, card="", visit=None, first="")
    return hint._replace(place=place, slot=slot, card=lead.card, visit=visit, first=first_open(day, lead.card, slot))


def _lost(t: State, hint: Hint, after: Forecast) -> list[tuple[Place, int]]:
    """What the player gives up with a hint, by hour: where a token is replaced, or a meeting missed, since the way leads elsewhere."""
    seat, clock, now = hint.seat, t.people[hint.seat].clock, forecast(t)
    replaced = {slot for slot in hours(hint) if clock[slot]}
    visits = [(visit, lead) for lead in now.leads.values() for visit in lead.visits if seat in visit.seats]
    met = {visit.slot for visit, lead in visits if lead.covered or visit.seats[1:]}
    places, ways = now.places[seat], after.places[seat]
    return [(places[slot], slot) for slot in sorted(replaced | met) if places[slot] != ways[slot]]


def _laid(t: State, seat: Seat, steps: Sequence[Choice]) -> State:
    """A copy of the state in which these steps are laid."""

    def clock(person: Character) -> list[Token]:
        found = [*person.clock]
        for step in steps:
            if isinstance(step, Put):
                found[step.slot] = step.token
        return found

    people = [replace(person, clock=clock(person)) if other == seat else person for other, person in enumerate(t.people)]
    return replace(t, people=people)


# ------------------------------------------------------------------ words


def words(t: State, hint: Hint) -> str:
    """A hint in one sentence: which hour, which card, and what is missing there."""
    if not hint.steps:
        return say("ui-ld-hint-content")
    match (_way(hint) or hint.steps)[0]:
        case Reveal(place):
            return say("ui-ld-hint-reveal", place=say(f"short-{place}"), count=len(t.dark))
        case Put(slot) if not _way(hint):
            return say("ui-ld-hint-renumber", hour=HOURS[slot].id)
        case Put(slot, token):
            area, hours = token.partition("-")[2], {"hour": HOURS[hint.slot].id, "start": HOURS[slot].id}
            step = say(f"ui-ld-hint-{'go' if hint.slot == slot else 'way'}", area=area, place=say(f"short-{hint.place}"), **hours)
            told = say("ui-ld-hint-for", step=step, lead=_lead(t, hint)) if hint.card else say("ui-ld-hint-only", step=step)
            return say("ui-ld-hint-stash", hint=told) if hint.stash > 0 else told
        case Take(slot):
            return say("ui-ld-hint-take", hour=HOURS[slot].id)
    return say("ui-ld-hint-content")


def brief_words(t: State, hint: Hint) -> str:
    """A hint in few words, for a line beside other things: the hour, the place, and what is missing."""
    match hint.steps[:1]:
        case [Reveal(place)]:
            return say("ui-ld-hint-brief-reveal", place=say(f"short-{place}"))
        case [Put()] if _way(hint):
            fate, missing = (hint.visit.fate, hint.visit.missing) if hint.visit is not None else ("unknown", 0)
            hour, place = HOURS[hint.slot].id, say(f"short-{hint.place}")
            return say("ui-ld-hint-brief", hour=hour, place=place, fate=fate, missing=missing, first=hint.first)
    return words(t, hint)


def _lead(t: State, hint: Hint) -> str:
    """The card at the place, what the Characters there bring, and what is missing."""
    visit = hint.visit
    if visit is None:
        return say("ui-ld-hint-met", card=hint.card)
    if hint.card in ALLIES:
        return say("ui-ld-hint-ally", card=hint.card, fate=visit.fate)
    company = [say(f"short-{t.people[seat].id}") for seat in visit.seats]
    if hint.card in PLOTS:
        letter, dice = PLOTS[hint.card].letter, visit.dice
        return say(
            "ui-ld-hint-plot", card=hint.card, letter=letter, company=company, fate=visit.fate, first=hint.first,
            least=dice.least, most=dice.most,
        )  # fmt: skip
    return say(
        "ui-ld-hint-card", card=hint.card, company=company, points=sum(visit.sure), need=visit.need, missing=visit.missing,
        help=sum(visit.help), fate=visit.fate,
    )  # fmt: skip
