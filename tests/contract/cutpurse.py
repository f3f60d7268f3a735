"""A toy game of nine rules: thieves round a table. It proves the engine, and no more."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Self

from msgspec import Meta, Struct

from game.rules.engine.agent import Advice, Agent, Budget, Observation, random_agent
from game.rules.engine.reference import Known
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Choice, Event, IllegalAction, Outcome, Rule, choose, own_side
from game.rules.engine.secret import Seat, Secret


class Options(Struct):
    seats: Annotated[int, Meta(ge=2, le=5)] = 3
    copies: Annotated[int, Meta(ge=2, le=40)] = 12


class Player(Struct):
    hand: list[Secret]
    gold: int = 0


class Table(Struct):
    rng: Rng
    deck: list[Secret]
    players: list[Player]
    played: list[Secret] = []
    active: int = 0
    turns: int = 0
    end: Outcome | None = None


class Play(Choice, frozen=True):
    card: str


class Rob(Choice, frozen=True):
    rival: Seat


class Give(Choice, frozen=True):
    card: str


class Gained(Event, frozen=True):
    seat: Seat
    gold: int


class Passed(Event, frozen=True):
    """A card went from `giver` (None: the deck) to `taker` (None: the pile of played cards)."""

    giver: Seat | None
    taker: Seat | None
    card: Secret


class GoldCounted(Event, frozen=True):
    winners: tuple[str, ...]

    @classmethod
    def of(cls, fortunes: list[int]) -> Self:
        """The Event that names the seats with the most gold."""
        return cls(tuple(own_side(seat) for seat, gold in enumerate(fortunes) if gold == max(fortunes)))

    def announced(self) -> Outcome:
        return Outcome(self.winners, "toy-richest")


class Drawn(Passed, frozen=True):
    reveals: ClassVar[bool] = True


def faces(player: Player) -> list[str]:
    """The cards in a hand, each face once, in order."""
    return sorted({card.face for card in player.hand})


def give(t: Table, face: str, giver: Seat, taker: Seat | None) -> Rule[None]:
    """Pass a card on; a played card is seen by all, a given one by both.

    In the state only its holder knows a card in hand: who knows a card is public, and a giver's knowledge would tell which card went.
    """
    del t.players[giver].hand[[card.face for card in t.players[giver].hand].index(face)]
    everybody = tuple(range(len(t.players)))
    card = Secret(face, everybody if taker is None else tuple(sorted((giver, taker))))
    if taker is None:
        t.played.append(card)
    else:
        t.players[taker].hand.append(Secret(face, (taker,)))
    yield Passed(giver, taker, card)


def dice(t: Table, me: Seat) -> Rule[None]:
    """Roll for gold."""
    gold = 1 + t.rng.below("dice", 6)
    t.players[me].gold += gold
    yield Gained(me, gold)


def thief(t: Table, me: Seat) -> Rule[None]:
    """A rival of my choice hands me a card of their choice."""
    rivals = [Rob(seat) for seat, player in enumerate(t.players) if seat != me and player.hand]
    if rivals:
        rival = (yield from choose(me, "toy-rob", rivals, forced=False)).rival
        cards = [Give(face) for face in faces(t.players[rival])]
        face = (yield from choose(rival, "toy-give", cards, about={"seat": me}, default=cards[0], forced=False)).card
        yield from give(t, face, rival, me)


EFFECTS = {"dice": dice, "thief": thief}


def step(t: Table) -> Rule[bool]:
    """One thief's turn; True once somebody has fifteen gold or the deck is empty."""
    me = t.active
    t.turns += 1
    card = t.deck.pop().shown_to(me)
    t.players[me].hand.append(card)
    yield Drawn(None, me, card)
    face = (yield from choose(me, "toy-play", [Play(face) for face in faces(t.players[me])], forced=False)).card
    yield from give(t, face, me, None)
    yield from EFFECTS[face](t, me)
    t.active = (me + 1) % len(t.players)
    if t.players[me].gold >= 15 or not t.deck:
        ended = GoldCounted.of([player.gold for player in t.players])
        t.end = ended.announced()
        yield ended
    return t.end is not None


def greedy(observation: Observation[Table], seat: Seat, rng: Rng, budget: Budget) -> Advice:
    assert observation.decision is not None

    def worth(choice: Choice) -> tuple[int, str]:
        rich = observation.state.players[choice.rival].gold if isinstance(choice, Rob) else 0
        return (rich + (getattr(choice, "card", "") == "dice"), str(choice))

    return Advice(max(observation.decision.options[seat], key=worth), "toy-reason", {"seat": seat})


class Toy:
    """What all toy games have in common; a seat is called `role` and its number."""

    name = role = ""
    secret_answers = True

    def outcome(self, state: Any) -> Outcome | None:
        found: Outcome | None = state.end
        return found

    def seat_name(self, state: Any, seat: Seat) -> str:
        return f"{self.role}-{seat + 1}"

    def title(self, state: Any) -> str:
        return self.name

    def side_of(self, state: Any, seat: Seat) -> str:
        return own_side(seat)

    def party(self, seat: Seat) -> str:
        return ""


class Cutpurse(Toy):
    name, role = "cutpurse", "thief"
    options_type = Options
    state_type = Table
    choice_types = (Play, Rob, Give)
    event_types = (Gained, Passed, Drawn, GoldCounted)
    agents: Mapping[str, Agent[Table]] = {"random": random_agent, "normal": greedy}

    def seats(self, options: Options) -> tuple[Seat, ...]:
        if options.seats == 5 and options.copies < 5:
            raise OptionsError("copies", options.copies, "5 - 40")
        return tuple(range(options.seats))

    def new_game(self, options: Options, seed: int) -> Table:
        rng = Rng(seed)
        deck = [Secret(face) for face in ("dice", "thief") for _ in range(options.copies)]
        rng.shuffle("deck", deck)
        players = [Player([deck.pop().shown_to(seat) for _ in range(2)]) for seat in self.seats(options)]
        return Table(rng, deck, players)

    def step(self, state: Table) -> Rule[bool]:
        return step(state)

    def rounds(self, state: Table) -> int:
        return -(-state.turns // len(state.players))

    def players(self, state: Table) -> tuple[str, ...]:
        return tuple(self.seat_name(state, seat) for seat in range(len(state.players)))

    def known_ids(self, state: Table) -> Known:
        return {"card": EFFECTS, "seat": range(len(state.players))}

    def determinize(self, observation: Observation[Table], seat: Seat, rng: Rng) -> Table:
        """Deal the cards that `seat` does not know anew."""
        state = observation.start
        seen = Counter(card.sealed for card in _cards(state) if card.sealed is not None)
        total = sum(1 for _ in _cards(state)) // 2
        pool = [face for face in EFFECTS for _ in range(total - seen[face])]
        rng.shuffle("imagine", pool)

        def dealt(cards: list[Secret]) -> list[Secret]:
            return [Secret(pool.pop(), card.audience) if card.sealed is None else card for card in cards]

        players = [Player(dealt(player.hand), player.gold) for player in state.players]
        dice_to_come = Rng(rng.below("imagine", 2**62))
        return Table(dice_to_come, dealt(state.deck), players, list(state.played), state.active, state.turns, state.end)

    def explain(self, state: Table, seat: Seat, choice: Choice) -> IllegalAction | None:
        if isinstance(choice, Rob) and choice.rival == seat:
            return IllegalAction("toy-refused-self", "TOY-004", seat=seat)
        return None


def _cards(t: Table) -> Iterator[Secret]:
    for zone in (t.deck, t.played, *(player.hand for player in t.players)):
        yield from zone


def census(t: Table) -> Counter[str]:
    """Every card by its face: the same from the first turn to the last."""
    return Counter(card.face for card in _cards(t))


RULES = Cutpurse()
