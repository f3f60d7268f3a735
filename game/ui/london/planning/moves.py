"""The choices behind a gesture of the planning, in the order in which they are submitted (LD-071 to LD-087), and hints for the next one."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import NamedTuple

from msgspec.structs import replace

from game.rules.engine.agent import Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.agents import AGENTS
from game.rules.london.choice import Agree, Note, Put, Retract, Reveal, Take, Wipe
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.places import NUMBERS, STREETS, area_of, destination, is_arrow
from game.rules.london.planning import planned
from game.rules.london.state import SLOTS, CardId, Place, State, Token
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS as HOURS
from game.text import say
from game.ui.scene.agent_worker import AgentWorker

FACES = ("", "-north", "-east", "-south", "-west")
"""The faces of a token: its number, then an arrow to each Area."""


def place_before(t: State, seat: Seat, slot: int) -> Place:
    """Where a Character will be when an hour strikes, before it moves (LD-092)."""
    place = t.people[seat].place
    for token in t.people[seat].clock[:slot]:
        place = destination(place, token)
    return place


def arrow_number(t: State, seat: Seat) -> int:
    """The number whose token is best used as an arrow: the one with most own tokens left, the highest of those."""
    used = {number: sum(token.startswith(str(number)) for token in t.people[seat].clock) for number in NUMBERS}
    return min(reversed(NUMBERS), key=lambda number: used[number])


def reach(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """The choices that bring a Character to `place` in that hour.

    A number, an arrow or an empty slot; or an arrow now and the number an hour later.
    """
    area, before = area_of(place), area_of(place_before(t, seat, slot))
    token = t.people[seat].clock[slot]
    if place == STREETS[area]:
        if area != before:
            return [Put(slot, f"{arrow_number(t, seat)}-{area}")]
        return [Take(slot)] if token else []
    number = place.rsplit("-", 1)[1]
    if area == before:
        return [Put(slot, number)] if token != number else []
    if slot + 1 >= SLOTS:
        return []
    return [Put(slot, f"{arrow_number(t, seat)}-{area}"), Put(slot + 1, number)]


def turn(t: State, seat: Seat, slot: int, way: int) -> list[Choice]:
    """Turn the token of a slot to its next face."""
    token = t.people[seat].clock[slot]
    if not token:
        return []
    number, face = token[0], token[1:]
    return [Put(slot, number + FACES[(FACES.index(face) + way) % len(FACES)])]


def shift(t: State, seat: Seat, slot: int, to: int) -> list[Choice]:
    """Move a token to another hour; a token there takes its slot."""
    token, other = t.people[seat].clock[slot], t.people[seat].clock[to]
    if not token or slot == to:
        return []
    return [Take(slot), *([Take(to), Put(slot, other)] if other else []), Put(to, token)]


def note(t: State, place: Place, colour: str) -> Choice:
    """Place an Investigation token, or remove the one of that colour."""
    return Wipe(place) if t.notes.get(place) == colour else Note(place, colour)


def agreement(t: State, seat: Seat) -> Choice:
    """Agree to the plan, or take the agreement back."""
    return Retract() if t.people[seat].ready else Agree()


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour of the next token: the next empty one, else simply the next."""
    empty = [slot for slot in range(after + 1, SLOTS) if not clock[slot]]
    return empty[0] if empty else min(after + 1, SLOTS - 1)


LEVEL = "hard"


class Hint(NamedTuple):
    """The next step, and its result: at `slot` the Character would be at `place` with `card` ("" for none).

    `seats` are all Characters there at that time, `points` their certain Action Points, against `need` (0 for a card without a
    Difficulty).
    """

    choice: Choice
    place: Place = ""
    slot: int = 0
    card: CardId = ""
    seats: tuple[Seat, ...] = ()
    points: int = 0
    need: int = 0


def planning_hint(agent_worker: AgentWorker, view: Observation[State], seat: Seat) -> Future[Hint]:
    """Start to work out a hint for the clock of `seat`."""
    return agent_worker.compute(work_out, view, seat)


def work_out(view: Observation[State], seat: Seat) -> Hint:
    """The next step of a companion with this clock; an arrow is followed to the place where it leads.

    Raises ValueError if no question is open.
    """
    t, steps = _paper(view.state, seat), list[Choice]()
    while len(steps) < 2:
        steps.append(_next(view, t, seat))
        step = steps[-1]
        if not isinstance(step, Put):
            break
        t.people[seat].clock[step.slot] = step.token
        if not is_arrow(step.token):
            break
    if not isinstance(steps[0], Put):
        return Hint(steps[0])
    return _led(t, seat, steps[0])


def _paper(t: State, seat: Seat) -> State:
    """A copy of the state in which this seat plans as companions do."""
    people = [
        replace(person, clock=[*person.clock], companion=person.companion or other == seat)
        for other, person in enumerate(t.people)
    ]
    return replace(t, people=people)


def _next(view: Observation[State], t: State, seat: Seat) -> Choice:
    if view.decision is None:
        raise ValueError("nothing is asked")
    query = replace(view, state=t, decision=replace(view.decision, options=planned(t)))
    return AGENTS[LEVEL](query, seat, Rng(0), Budget(samples=0)).choice


def _led(t: State, seat: Seat, step: Put) -> Hint:
    """The result of a token; an arrow leads to the place of the number after it."""
    clock, slot = t.people[seat].clock, step.slot
    if is_arrow(step.token) and slot + 1 < SLOTS and clock[slot + 1] and not is_arrow(clock[slot + 1]):
        slot += 1
    day = forecast(t)
    place = day.places[seat][slot]
    lead = day.leads.get(place)
    visit = next((one for one in lead.visits if one.slot == slot), None) if lead is not None else None
    if lead is None or visit is None:
        return Hint(step, place, slot)
    return Hint(step, place, slot, lead.card, visit.seats, sum(visit.sure), visit.need)


# ------------------------------------------------------------------ words


def words(t: State, hint: Hint) -> str:
    """A hint in words."""
    match hint.choice:
        case Reveal():
            return say("ui-ld-hint-reveal", count=len(t.dark))
        case Put(slot, token):
            area = token.partition("-")[2]
            place, hour = say(f"short-{hint.place}"), HOURS[slot].id
            instruction = (
                say("ui-ld-hint-way", area=area, place=place, hour=hour) if area else say("ui-ld-hint-go", place=place, hour=hour)
            )
            return f"{instruction} {_why(t, hint)}".strip()
        case Take(slot):
            return say("ui-ld-hint-take", hour=HOURS[slot].id)
        case _:
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
