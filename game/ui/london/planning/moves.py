"""The choices that bring a Character to a place (LD-071 to LD-087), and hints for the next one."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.rules.engine.agent import Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.agents import AGENTS
from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.places import NUMBERS, STREETS, area_of, destination, is_arrow
from game.rules.london.planning import planned
from game.rules.london.state import SLOTS, CardId, Place, State, Token
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS as HOURS
from game.text import say


def reach(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """The choices that bring a Character to `place` in that hour: a number, an arrow or an empty slot; or an arrow now and the number an hour later."""
    clock, before = t.people[seat].clock, t.people[seat].place
    for token in clock[:slot]:
        before = destination(before, token)  # where the Character will be when the hour strikes, before it moves (LD-092)
    area, number = area_of(place), place.rsplit("-", 1)[1]
    if area == area_of(before):
        if place == STREETS[area]:
            return [Take(slot)] if clock[slot] else []
        return [Put(slot, number)] if clock[slot] != number else []
    used = {number: sum(token.startswith(str(number)) for token in clock) for number in NUMBERS}
    arrow = Put(slot, f"{min(reversed(NUMBERS), key=lambda number: used[number])}-{area}")  # the highest of those least used
    if place == STREETS[area]:
        return [arrow]
    return [arrow, Put(slot + 1, number)] if slot + 1 < SLOTS else []


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour of the next token: the next empty one, else simply the next."""
    return next((slot for slot in range(after + 1, SLOTS) if not clock[slot]), min(after + 1, SLOTS - 1))


LEVEL = "hard"


class Hint(NamedTuple):
    """The next step, and its result: at `slot` the Character would be at `place` with `card` ("" for none).

    `seats` are all Characters there at that time, `points` their certain Action Points, against `need` (0 for a card without a Difficulty).
    """

    choice: Choice
    place: Place = ""
    slot: int = 0
    card: CardId = ""
    seats: tuple[Seat, ...] = ()
    points: int = 0
    need: int = 0


def work_out(view: Observation[State], seat: Seat) -> Hint:
    """The next step of a companion with this clock; an arrow is followed to the place where it leads. Raises ValueError if no question is open."""
    people = [
        replace(person, clock=[*person.clock], companion=person.companion or other == seat)
        for other, person in enumerate(view.state.people)
    ]
    t = replace(view.state, people=people)
    clock, step = people[seat].clock, _next(view, t, seat)
    if not isinstance(step, Put):
        return Hint(step)
    clock[step.slot], slot = step.token, step.slot
    if is_arrow(step.token):
        number = _next(view, t, seat)
        if isinstance(number, Put):
            clock[number.slot] = number.token
        if slot + 1 < SLOTS and clock[slot + 1] and not is_arrow(clock[slot + 1]):
            slot += 1
    day = forecast(t)
    place = day.places[seat][slot]
    lead = day.leads.get(place)
    visit = next((one for one in lead.visits if one.slot == slot), None) if lead is not None else None
    if lead is None or visit is None:
        return Hint(step, place, slot)
    return Hint(step, place, slot, lead.card, visit.seats, sum(visit.sure), visit.need)


def _next(view: Observation[State], t: State, seat: Seat) -> Choice:
    if view.decision is None:
        raise ValueError("nothing is asked")
    query = replace(view, state=t, decision=replace(view.decision, options=planned(t)))
    return AGENTS[LEVEL](query, seat, Rng(0), Budget(samples=0)).choice


def words(t: State, hint: Hint) -> str:
    """A hint in words."""
    match hint.choice:
        case Reveal():
            return say("ui-ld-hint-reveal", count=len(t.dark))
        case Put(slot, token):
            area, place, hour = token.partition("-")[2], say(f"short-{hint.place}"), HOURS[slot].id
            step = say("ui-ld-hint-way" if area else "ui-ld-hint-go", area=area, place=place, hour=hour)
            return f"{step} {_why(t, hint)}".strip()
        case Take(slot):
            return say("ui-ld-hint-take", hour=HOURS[slot].id)
    return say("ui-ld-hint-content")


def _why(t: State, hint: Hint) -> str:
    """The card at the place, and whether the Characters there are enough, in words."""
    if not hint.card:
        return ""
    if hint.card in ALLIES:
        return say("ui-ld-hint-ally", card=hint.card)
    company = [t.people[seat].id for seat in hint.seats]
    if hint.card in PLOTS:
        return say("ui-ld-hint-plot", card=hint.card, letter=PLOTS[hint.card].letter, company=company)
    return say("ui-ld-hint-card", card=hint.card, need=hint.need, points=hint.points, company=company)
