"""The data of a forecast: visits to cards, and their results."""

from typing import Literal, NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import CardId, Place
from game.rules.london.tables.cards import NUMBERS

Fate = Literal["solved", "helped", "short", "untimely", "blocked", "met", "full"]
"""The result of a visit to a card in a slot.

solved: it is investigated; a Dread card or Goon with certain Action Points. helped: Items and Virtue tokens can add the missing
ones. short: they cannot. untimely, blocked: a Plot card whose time has not come (LD-141), or an earlier letter of which is open
(LD-142). met: a Character takes the Ally. full: no Character there can take it (LD-233).
"""


Waste = Literal["empty", "hidden", "nothing", "solved", "untimely", "blocked", "full", "roundabout", "over"]
"""Why an hour is wasted.

empty: no token. hidden: the card there lies face down (LD-096). nothing: no card is there. solved: the card is solved before.
untimely, blocked, full: as above. roundabout: an arrow to the present Area, or directly before another arrow. over: the Chapter
has ended (LD-155).
"""


class Dice(NamedTuple):
    """The Action dice of a company at a Plot card, depending on the flipped Personality cards (LD-145 to LD-148)."""

    least: int
    mean: float
    most: int

    @property
    def fists(self) -> float:
        """The expected FISTs (LD-009)."""
        return self.mean * NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)


class Visit(NamedTuple):
    """The Characters at a card in a slot, with their certain and possible Action Points, and the Difficulty, 0 for a Plot card or an Ally."""

    slot: int
    seats: tuple[Seat, ...]
    sure: tuple[int, ...] = ()
    help: tuple[int, ...] = ()
    need: int = 0
    dice: Dice = Dice(0, 0.0, 0)
    fate: Fate = "solved"

    @property
    def missing(self) -> int:
        """The Action Points missing to the Difficulty, without help."""
        return max(0, self.need - sum(self.sure))


class Lead(NamedTuple):
    """An open card: its visits, the slot in which it is "solved" or "met" (None: in none), and its Dread.

    `need` is its Difficulty at the start of the day, 0 for a card without one.
    """

    place: Place
    card: CardId
    visits: tuple[Visit, ...]
    done: int | None
    dread: int
    need: int

    @property
    def best(self) -> Visit | None:
        """The visit that solves it, else the one that misses the least; None without visits."""
        settled = [one for one in self.visits if one.slot == self.done]
        return next(iter(settled), None) or min(self.visits, key=lambda one: (one.fate in EARLY, one.missing), default=None)

    @property
    def covered(self) -> bool:
        """Whether the plan solves it, with Items and Virtue tokens if necessary."""
        return self.done is not None or any(one.fate == "helped" for one in self.visits)


EARLY: tuple[Fate, ...] = ("untimely", "blocked")


class Forecast(NamedTuple):
    """The forecast of a planned day.

    `places` are where each Character is by slot, `leads` the open cards by place. `plots` are the Plot cards of the Chapter in
    letter order, None for those not found yet. `waste` has the wasted slots of each seat, with the reasons. `hidden` cards and
    Stash tokens cost Dread as well (LD-170, LD-172). `over` is the slot with which the Chapter ends early (LD-155).
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
        """The Plot cards that the plan leaves open, found or not; without the last one the team loses the trail (LD-174)."""
        return [card for card, lead in self.plots if lead is None or not lead.covered]

    @property
    def dread(self) -> int:
        """The Dread of the Chapter as planned; dice and Traumas can add more (LD-143, LD-170 to LD-172)."""
        return sum(lead.dread for lead in self.leads.values()) + self.hidden * NUMBERS.hidden + self.stash * NUMBERS.stash

    def at(self, place: Place, slot: int) -> tuple[Seat, ...]:
        """The Characters at a place in a slot."""
        return tuple(seat for seat, day in enumerate(self.places) if day[slot] == place)
