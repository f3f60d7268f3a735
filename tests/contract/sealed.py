"""A toy game with sealed bids, a deadline and a clock: several seats answer at once, and nobody sees what the others wrote."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, ClassVar

from cutpurse import GoldCounted, Toy
from msgspec import Meta, Struct

from game.rules.engine.agent import Agent, Observation, random_agent
from game.rules.engine.reference import Known
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Done, Event, IllegalAction, Outcome, Rule, TimeUp
from game.rules.engine.secret import CLOCK, Seat, Secret

LOT_MS = 5_000


class Options(Struct):
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    lots: Annotated[int, Meta(ge=1, le=20)] = 4


class Hall(Struct):
    """The whole state; `bids` are numbers in letters, each known to its bidder."""

    rng: Rng
    lots: list[Secret]
    purses: list[int]
    bids: list[Secret]
    won: list[int]
    sold: int = 0
    clock_ms: int = 0
    end: Outcome | None = None


class Bid(Choice, frozen=True):
    amount: int


class BidMade(Event, frozen=True):
    seat: Seat
    bid: Secret


class LotSold(Event, frozen=True):
    """The bids were opened; `seat` is -1 if nobody bought."""

    reveals: ClassVar[bool] = True
    seat: Seat
    paid: int
    value: str


class HammerFell(Event, frozen=True):
    """The time for bids is over."""

    reveals: ClassVar[bool] = True


def auction(t: Hall) -> Rule[bool]:
    """One lot: everybody bids at once, in any order, until all have or the hammer falls."""
    t.bids = [Secret(None) for _ in t.purses]
    open_seats = set(range(len(t.purses)))
    deadline = t.clock_ms + LOT_MS
    while open_seats:
        options: dict[Seat, tuple[Choice, ...]] = {}
        for seat in sorted(open_seats):
            options[seat] = (Done(), *(Bid(amount) for amount in range(1, t.purses[seat] + 1)))
        options[CLOCK] = (TimeUp(),)
        answer = yield Decision("toy-bid", options, {"lot": t.sold + 1}, Done(), deadline)
        t.clock_ms = max(t.clock_ms, answer.at_ms)
        if answer.seat == CLOCK:
            yield HammerFell()
            break
        open_seats.remove(answer.seat)
        yield from seal(t, answer)
    yield from sell(t)
    if t.sold == len(t.lots):
        ended = GoldCounted.of(t.won)
        t.end = ended.announced()
        yield ended
    return t.end is not None


def seal(t: Hall, answer: Action) -> Rule[None]:
    """Put a bid away; only its bidder knows it."""
    amount = answer.choice.amount if isinstance(answer.choice, Bid) else 0
    t.bids[answer.seat] = Secret(str(amount), (answer.seat,))
    yield BidMade(answer.seat, t.bids[answer.seat])


def sell(t: Hall) -> Rule[None]:
    """Open the bids; the highest pays, the first of equals."""
    bids = [int(bid.sealed or "0") for bid in t.bids]
    value, best = t.lots[t.sold].face, max(bids)
    winner = bids.index(best) if best else CLOCK
    if best:
        t.purses[winner] -= best
        t.won[winner] += int(value)
    t.sold += 1
    yield LotSold(winner, best, value)


class Sealed(Toy):
    name, role = "sealed", "bidder"
    options_type = Options
    state_type = Hall
    choice_types = (Bid, Done, TimeUp)
    event_types = (BidMade, LotSold, HammerFell, GoldCounted)
    agents: Mapping[str, Agent[Hall]] = {"random": random_agent}

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return tuple(range(options.seats))

    def new_game(self, options: Options, seed: int) -> Hall:
        rng = Rng(seed)
        lots = [Secret(str(1 + rng.below("lots", 9))) for _ in range(options.lots)]
        return Hall(rng, lots, [10] * options.seats, [Secret(None)] * options.seats, [0] * options.seats)

    def step(self, state: Hall) -> Rule[bool]:
        return auction(state)

    def rounds(self, state: Hall) -> int:
        return state.sold + 1

    def players(self, state: Hall) -> tuple[str, ...]:
        return tuple(self.seat_name(state, seat) for seat in range(len(state.purses)))

    def known_ids(self, state: Hall) -> Known:
        return {"seat": range(len(state.purses))}

    def determinize(self, observation: Observation[Hall], seat: Seat, rng: Rng) -> Hall:
        """Other values for the lots to come; the checkpoint holds no open bids."""
        state = observation.start
        lots = [Secret(str(1 + rng.below("imagine", 9))) if lot.sealed is None else lot for lot in state.lots]
        dice = Rng(rng.below("imagine", 2**62))
        bids = [
            Secret(str(rng.below("imagine", 4)), bid.audience) if bid.sealed is None and bid.audience else bid
            for bid in state.bids
        ]
        return Hall(dice, lots, list(state.purses), bids, list(state.won), state.sold, state.clock_ms, state.end)

    def explain(self, state: Hall, seat: Seat, choice: Choice) -> IllegalAction | None:
        if isinstance(choice, Bid) and choice.amount > state.purses[seat]:
            return IllegalAction("toy-refused-purse", "TOY-101", seat=seat, coins=state.purses[seat])
        return None


def census(t: Hall) -> Counter[str]:
    """Lots are neither made nor lost; coins only leave by a sale."""
    return Counter(lots=len(t.lots), bidders=len(t.purses))


RULES = Sealed()
