"""What a forecast of the day says: visits to cards, and what becomes of each."""

from typing import Literal, NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import CardId, Place
from game.rules.london.tables.cards import NUMBERS

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
