"""Simulates the planned day on a copy of the state, hour by hour (LD-104)."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Dice, Fate, Lead, Visit
from game.rules.london.investigations.plot import may_resolve, timely
from game.rules.london.investigations.points import difficulty, points
from game.rules.london.investigations.reserve import draw_upon, reserves
from game.rules.london.places import STREETS, area_of, destination, present
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
)


class Day:
    """A copy of the State in which all Characters follow their clocks.

    Cards that are certain to be solved are removed from it.
    """

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
        """Simulate one Action: movement, Allies, Goons and Dread cards, then Plot cards by letter (LD-104)."""
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
        """The Character with the fewest Allies takes the Ally (LD-230, LD-233, LD-235)."""
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
        """Count the Dread of Plot cards that are open at the end of a segment in which they could be investigated (LD-143, LD-144)."""
        for place, card in self.t.shown.items():
            if card in PLOTS and timely(card, SLOTS[slot].segment):
                self.late[place] = self.late.get(place, 0) + PLOTS[card].dread

    def lead(self, place: Place, card: CardId) -> Lead:
        """The result for an open card; one that stays open costs its Dread Value (LD-171, LD-297)."""
        left = 0 if place in self.gone else DREAD[card].dread if card in DREAD else NUMBERS.goon_left if card in GOONS else 0
        visits = tuple(self.visits[place])
        return Lead(place, card, visits, self.gone.get(place), left + self.late.get(place, 0), self.need.get(place, 0))


def _kind(card: CardId) -> str:
    """The kind of investigation of a card."""
    return "plot" if card in PLOTS else "goon" if card in GOONS else "dread"


def _turn(card: CardId) -> tuple[int, str]:
    """The order of cards within an hour: Allies, Goons and Dread cards, then Plot cards by letter, because the last one ends the Chapter (LD-158)."""
    if card in PLOTS:
        return 3, PLOTS[card].letter
    return 0 if card in ALLIES else 1 if card in GOONS else 2, ""


def _dice(t: State, inquiry: Inquiry) -> Dice:
    """The dice of all Characters present: each flips one of six Personality cards (LD-145, LD-160)."""
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
