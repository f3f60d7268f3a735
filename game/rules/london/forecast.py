"""What a plan would come to: the day walked through on paper, with what lies open and on the clocks now (LD-075 to LD-080, LD-091 to LD-111).

Sure are the icons of the sheets and of Allies, those of the plan included (LD-110, LD-231). Ready Items and Virtue tokens are what a Character could still
add; those that an earlier card would take are gone by then (LD-114). Personality cards bring between the worst and the best of the six (LD-145, LD-160); their Talents,
and what the day will gain, are not counted.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from game.rules.engine.secret import Seat
from game.rules.london.investigations.plot import may_resolve, timely
from game.rules.london.investigations.points import difficulty, points
from game.rules.london.investigations.reserve import draw_upon, reserves
from game.rules.london.places import STREETS, area_of, destination, is_arrow, present
from game.rules.london.planning import borrowed
from game.rules.london.state import CardId, Character, Inquiry, Part, Place, State
from game.rules.london.tables.cards import (
    ALLIES,
    DREAD,
    GOONS,
    NUMBERS,
    PERSONALITIES,
    PLOTS,
    SLOTS,
    STORIES,
    TEAMS,
    personality_cards,
    plot_cards,
)

Fate = Literal["solved", "helped", "short", "untimely", "blocked", "met", "full"]
"""How it goes with a card in a slot.

solved: it is investigated, a Dread card or Goon with what is sure. helped: Items and Virtue tokens could make up for what is missing. short: they
could not. untimely, blocked: a Plot card whose time has not come (LD-141), or an earlier letter of which is open (LD-142). met: an Ally comes along.
full: nobody there can take it (LD-233).
"""
Waste = Literal["empty", "hidden", "nothing", "solved", "untimely", "blocked", "full", "roundabout", "over"]
"""Why an hour is wasted.

empty: no token. hidden: the card there lies face down (LD-096). nothing: no card lies there. solved: it is gone by then. untimely, blocked, full: as above.
roundabout: an arrow that leads nowhere new, or straight on to the next. over: the Chapter has ended (LD-155).
"""


class Dice(NamedTuple):
    """Action dice of a company at a Plot card, as the flipped Personality cards fall (LD-145 to LD-148)."""

    least: int
    mean: float
    most: int

    @property
    def fists(self) -> float:
        """FISTs to be expected (LD-009)."""
        return self.mean * NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)


class Visit(NamedTuple):
    """Who is at a card in a slot: the Action Points of each that are sure, and what each could add; the Difficulty then, 0 for a Plot card or an Ally."""

    slot: int
    seats: tuple[Seat, ...]
    sure: tuple[int, ...] = ()
    help: tuple[int, ...] = ()
    need: int = 0
    dice: Dice = Dice(0, 0.0, 0)
    fate: Fate = "solved"

    @property
    def missing(self) -> int:
        """Action Points short of the Difficulty, without help."""
        return max(0, self.need - sum(self.sure))


class Lead(NamedTuple):
    """A card that lies open: who comes to it, in which slot it is done with ("solved" or "met"; None: in none), and the Dread that it brings.

    `need` is its Difficulty when the day begins, 0 where it has none.
    """

    place: Place
    card: CardId
    visits: tuple[Visit, ...]
    done: int | None
    dread: int
    need: int

    @property
    def best(self) -> Visit | None:
        """The visit that settles it, else the one that comes nearest; None where nobody comes."""
        settled = [one for one in self.visits if one.slot == self.done]
        return next(iter(settled), None) or min(self.visits, key=lambda one: (one.fate in EARLY, one.missing), default=None)

    @property
    def covered(self) -> bool:
        """Whether the plan settles it, with Items and Virtue tokens if need be."""
        return self.done is not None or any(one.fate == "helped" for one in self.visits)


EARLY: tuple[Fate, ...] = ("untimely", "blocked")
_VAIN: dict[str, Waste] = {"untimely": "untimely", "blocked": "blocked", "full": "full"}


class Forecast(NamedTuple):
    """A day on paper.

    `places` are where each Character is by slot, `leads` the cards that lie open by their places. `plots` are the Plot cards of the Chapter in
    letter order, None for those not found yet. `waste` says by seat which slots are wasted, and why. `hidden` cards, and Stash tokens, cost Dread, too
    (LD-170, LD-172). `over` is the slot with which the Chapter ends before its time (LD-155).
    """

    places: tuple[tuple[Place, ...], ...]
    leads: dict[Place, Lead]
    plots: tuple[tuple[CardId, Lead | None], ...]
    waste: tuple[dict[int, Waste], ...]
    hidden: int
    stash: int
    over: int | None

    @property
    def uncovered(self) -> list[CardId]:
        """The Plot cards that the plan leaves open, found or not; without the last the trail runs cold (LD-174)."""
        return [card for card, lead in self.plots if lead is None or not lead.covered]

    @property
    def dread(self) -> int:
        """Dread that the Chapter brings as planned; dice and Traumas may do more (LD-143, LD-170 to LD-172)."""
        return sum(lead.dread for lead in self.leads.values()) + self.hidden * NUMBERS.hidden + self.stash * NUMBERS.stash

    def at(self, place: Place, slot: int) -> tuple[Seat, ...]:
        """Who is at a place in a slot."""
        return tuple(seat for seat, day in enumerate(self.places) if day[slot] == place)


def forecast(t: State) -> Forecast:
    """Walk through the day as planned. What lies face down and in the decks is neither known nor asked for."""
    day = _Day(t)
    for slot in range(len(SLOTS)):
        day.hour(slot)
    order = [(card, day.trail.get(card)) for card in plot_cards(t.options.story, t.chapter) if card not in t.done]
    leads = {place: day.lead(place, card) for place, card in day.open.items()}
    return Forecast(
        tuple(map(tuple, day.places)),
        leads,
        tuple((card, leads[place] if place is not None else None) for card, place in order),
        tuple(dict(_wasted(day, t, leads, seat)) for seat in range(len(t.people))),
        len(t.dark),
        sum(len(borrowed(person.clock)) for person in t.people),
        day.over,
    )


class _Day:
    """A State of paper in which everybody goes where the clocks say; what is surely solved leaves it, so that the rules say of every hour what they would."""

    def __init__(self, t: State) -> None:
        people = [replace(person, allies=[*person.allies], items=[replace(item) for item in person.items]) for person in t.people]
        self.t = replace(
            t,
            people=people,
            shown=dict(t.shown),
            goons=dict(t.goons),
            done=[*t.done],
            phase="story",
            slot=0,
            inquiry=None,
            trouble=None,
        )
        goons = {STREETS[area]: goon for area, goon in t.goons.items()}
        self.open: dict[Place, CardId] = {**t.shown, **goons}
        self.trail = {card: place for place, card in t.shown.items() if card in PLOTS}
        self.need = {
            place: difficulty(self.t, Inquiry(_kind(card), card, place, {}))
            for place, card in self.open.items()
            if card in DREAD or card in GOONS
        }
        self.visits: dict[Place, list[Visit]] = {place: [] for place in self.open}
        self.gone: dict[Place, int] = {}
        self.late: dict[Place, int] = {}
        self.places: list[list[Place]] = [[] for _ in people]
        self.over: int | None = None

    @property
    def ended(self) -> bool:
        """Whether the last Plot card has been investigated, and the Chapter with it."""
        return self.over is not None

    def hour(self, slot: int) -> None:
        """One Action: all move, Allies come along, Goons and Dread cards are investigated, then Plot cards by letter (LD-104)."""
        t = self.t
        t.slot = slot
        for day, person in zip(self.places, t.people, strict=True):
            person.place = destination(person.place, person.clock[slot])
            day.append(person.place)
        if not self.ended:
            self._work(slot)

    def _work(self, slot: int) -> None:
        t = self.t
        there = [place for place in self.open if place not in self.gone and present(t, place)]
        for place in sorted(there, key=lambda one: _turn(self.open[one])):
            self._visit(place, self.open[place])
        if not self.ended and (slot + 1 == len(SLOTS) or SLOTS[slot + 1].segment != SLOTS[slot].segment):
            self._strike(slot)

    def _visit(self, place: Place, card: CardId) -> None:
        seats = tuple(present(self.t, place))
        if card in ALLIES:
            self._meet(place, card, seats)
            return
        inquiry = self.t.inquiry = Inquiry(_kind(card), card, place, {seat: Part() for seat in seats})
        sure = tuple(points(self.t, inquiry, seat) for seat in seats)
        spare = [reserves(self.t, inquiry, seat) for seat in seats]
        helps = tuple(sum(one.points for one in found) for found in spare)
        if card in PLOTS:
            self._plot(Visit(self.t.slot, seats, sure, helps, dice=_dice(self.t, inquiry)), place, card)
        else:
            need = difficulty(self.t, inquiry)
            missing = need - sum(sure)
            fate: Fate = "solved" if missing <= 0 else "helped" if missing <= sum(helps) else "short"
            self._note(place, Visit(self.t.slot, seats, sure, helps, need, fate=fate))
            if fate == "helped":
                draw_upon(self.t, [one for found in spare for one in found], missing)
        self.t.inquiry = None

    def _plot(self, visit: Visit, place: Place, card: CardId) -> None:
        t = self.t
        fate: Fate = "untimely" if not timely(card, SLOTS[t.slot].segment) else "solved" if may_resolve(t, card) else "blocked"
        self._note(place, visit._replace(fate=fate))
        if fate == "solved":
            t.done.append(card)
            if PLOTS[card].last and t.chapter == len(STORIES[t.options.story].plots):
                self.over = t.slot

    def _meet(self, place: Place, ally: CardId, seats: tuple[Seat, ...]) -> None:
        """Whoever has fewest Allies takes it along (LD-230, LD-233, LD-235)."""
        limit = TEAMS[self.t.options.seats].ally_limit
        taker = min(seats, key=lambda seat: len(self.t.people[seat].allies))
        free = len(self.t.people[taker].allies) < limit
        self._note(place, Visit(self.t.slot, (taker, *(seat for seat in seats if seat != taker)), fate="met" if free else "full"))
        if free:
            self.t.people[taker].allies.append(ally)

    def _note(self, place: Place, visit: Visit) -> None:
        self.visits[place].append(visit)
        if visit.fate in ("solved", "met"):
            self.gone[place] = visit.slot
            self.t.shown.pop(place, None)
            if self.open[place] in GOONS:
                del self.t.goons[area_of(place)]

    def _strike(self, slot: int) -> None:
        """Plot cards that are open at the end of a segment in which they could have been investigated raise Dread (LD-143, LD-144)."""
        for place, card in self.t.shown.items():
            if card in PLOTS and timely(card, SLOTS[slot].segment):
                self.late[place] = self.late.get(place, 0) + PLOTS[card].dread

    def lead(self, place: Place, card: CardId) -> Lead:
        """What became of an open card; what stays open costs its Dread Value (LD-171, LD-297)."""
        left = 0 if place in self.gone else DREAD[card].dread if card in DREAD else NUMBERS.goon_left if card in GOONS else 0
        visits = tuple(self.visits[place])
        return Lead(place, card, visits, self.gone.get(place), left + self.late.get(place, 0), self.need.get(place, 0))


def _kind(card: CardId) -> str:
    """What an investigation of a card is called."""
    return "plot" if card in PLOTS else "goon" if card in GOONS else "dread"


def _turn(card: CardId) -> tuple[int, str]:
    """When a card comes within an hour: Allies, Goons and Dread cards, then Plot cards by letter, that the last ends nothing too early (LD-158)."""
    if card in PLOTS:
        return 3, PLOTS[card].letter
    return 0 if card in ALLIES else 1 if card in GOONS else 2, ""


def _dice(t: State, inquiry: Inquiry) -> Dice:
    """The dice of all who are there: each flips one of six (LD-145, LD-160)."""
    least, mean, most = 0, 0.0, 0
    for seat, part in inquiry.parts.items():
        found = list(_flips(t, inquiry, seat, t.people[seat], part))
        least, mean, most = least + min(found), mean + sum(found) / len(found), most + max(found)
    return Dice(least, mean, most)


def _flips(t: State, inquiry: Inquiry, seat: Seat, person: Character, part: Part) -> Iterator[int]:
    """The Action Points of a Character with each of the six Personality cards."""
    for card in personality_cards(person.id):
        part.flipped, part.silent = card, PERSONALITIES[card].kind == "trauma"
        yield points(t, inquiry, seat)
    part.flipped, part.silent = "", False


def _wasted(day: _Day, t: State, leads: dict[Place, Lead], seat: Seat) -> Iterator[tuple[int, Waste]]:
    """The wasted hours of a Character; when the Chapter is over an empty slot is none."""
    clock, places = t.people[seat].clock, day.places[seat]
    for slot, token in enumerate(clock):
        over = day.over is not None and slot > day.over
        if not token:
            why: Waste | None = None if over else "empty"
        elif over:
            why = "over"
        elif is_arrow(token):
            before = places[slot - 1] if slot else t.people[seat].place
            follows = slot + 1 < len(clock) and is_arrow(clock[slot + 1])
            idle = area_of(before) == area_of(places[slot]) or follows
            why = "roundabout" if idle and _vain(leads.get(places[slot]), slot) is not None else None
        elif places[slot] in t.dark:
            why = "hidden"
        else:
            why = _vain(leads.get(places[slot]), slot)
        if why is not None:
            yield slot, why


def _vain(lead: Lead | None, slot: int) -> Waste | None:
    """Why it is in vain to be at a card in a slot; None where it is not."""
    if lead is None:
        return "nothing"
    if lead.done is not None and lead.done < slot:
        return "solved"
    fate = next((visit.fate for visit in lead.visits if visit.slot == slot), "solved")
    return _VAIN.get(fate)
