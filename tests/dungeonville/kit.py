"""A small kit to set a table of Dungeonville in one line and to play it like its rulebook: `table(...)`, `Evening(...)`, `who(...)`.

Adventurers are given by rank, as in the examples of the rulebook; decks in the order in which they are drawn.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from game.lab import contract
from game.rules.dungeonville import RULES, event
from game.rules.dungeonville.choice import Claim, Order, Recruit
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.setup import new_game
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, NUMBERS, ROOMS, rooms_of
from game.rules.engine.script import Action, Choice, Event
from game.rules.engine.secret import Seat, Secret
from tests import evening

BY_RANK = {row.rank: row.id for row in ADVENTURERS.values()}
BLACK, WHITE, ORANGE, TEAL, PINK = range(5)
JESTER, ORACLE, MULE, ASSASSIN = 32, 33, 64, 1
Ranks = Iterable[int]


def who(*ranks: int) -> list[str]:
    """The ids of adventurers, by rank."""
    return [BY_RANK[rank] for rank in ranks]


def one(rank: int) -> str:
    """The id of an adventurer, by rank."""
    return BY_RANK[rank]


def order(*ranks: int) -> Order:
    return Order(tuple(who(*ranks)))


def hire(rank: int, *, by_hand: bool = False) -> Recruit:
    return Recruit(one(rank), by_hand)


class Evening(evening.Evening):
    """A running evening; `t` is its State. The laws of the engine are checked at every decision."""

    rules = RULES

    def play(self, *choices: Choice, seat: Seat | None = None, at_ms: int = 0) -> list[Event]:
        """Give these answers, one after the other, and hold the game against the laws after each."""
        news: list[Event] = []
        for choice in choices:
            news = super().play(choice, seat=seat, at_ms=at_ms)
            contract.check(RULES, self.game)
        return news

    def claim(self, seat: Seat) -> list[Event]:
        """`seat` claims victory, whoever is asked."""
        news = self.game.apply(Action(seat, Claim()))
        self.events += news
        contract.check(RULES, self.game)
        return news

    @property
    def asked(self) -> Seat:
        assert self.game.decision is not None, "the game is over"
        return next(iter(self.game.decision.options))

    @property
    def question(self) -> tuple[str, Seat]:
        return self.prompt, self.asked

    def party(self, seat: Seat) -> list[int]:
        """The party of `seat`, by rank."""
        return [ADVENTURERS[member].rank for member in self.t.wizards[seat].party]

    def town(self) -> list[int]:
        """Who stands in town, by rank, from the Street up."""
        return [ADVENTURERS[one].rank for one in self.t.town]

    def discard(self) -> list[int]:
        """The adventurers of the discard pile, by rank, as they were laid there."""
        return [ADVENTURERS[one].rank for one in self.t.discard]

    def blood(self, dungeon: str) -> list[int]:
        """The tokens at an entrance, by the seat whose colour they have."""
        found: list[int] = self.t.blood[dungeon]
        return found


def table(
    *parties: Ranks,
    phase: str = "recruit",
    round: int = 2,  # noqa: A002
    stone: Seat = 0,
    town: Ranks = (),
    deck: Ranks = (),
    discard: Ranks = (),
    only: bool = False,
    rooms: Mapping[str, Iterable[str]] | None = None,
    heaps: Iterable[str] = (),
    treasuries: Mapping[Seat, Iterable[str]] | None = None,
    hauls: Mapping[Seat, Iterable[str]] | None = None,
    pawns: Mapping[Seat, str] | None = None,
    deeds: Iterable[str] = (),
    graveyards: Mapping[Seat, Iterable[int]] | None = None,
    blood: Mapping[str, Iterable[int]] | None = None,
    in_hand: Iterable[int] = (),
    seed: int = 1,
    **options: Any,
) -> State:
    """An evening in the middle of `round`, at the beginning of `phase`, with a party for each wizard.

    `town` stands there (by default whoever is drawn), `deck` are the next adventurers, `rooms` the next rooms of dungeons; the other cards lie
    beneath, but with `only` the other adventurers are out of reach, as if they were all in parties. `heaps` are room cards on their discard
    piles; `deeds` are dealt in this order, the others lie in the house; `graveyards` and `blood` are tokens by colour; `in_hand` tokens as money.
    """
    t = new_game(Options(**{"seats": len(parties), "first": stone, **options}), seed)
    t.phase, t.round = phase, round
    for wizard, party in zip(t.wizards, parties, strict=True):
        wizard.party = who(*party)
    _deal_adventurers(t, town, deck, discard, only=only)
    for seat, cards in (treasuries or {}).items():
        t.wizards[seat].treasury = list(cards)
    for seat, cards in (hauls or {}).items():
        t.wizards[seat].haul = list(cards)
    _deal_rooms(t, rooms or {}, list(heaps))
    for seat, dungeon in (pawns or {}).items():
        t.wizards[seat].pawn = dungeon
    for seat, tokens in (graveyards or {}).items():
        t.wizards[seat].graveyard = list(tokens)
    for dungeon, spilled in (blood or {}).items():
        t.blood[dungeon] = list(spilled)
    for wizard, number in zip(t.wizards, in_hand, strict=False):
        wizard.blood = number
    _deal_deeds(t, list(deeds))
    return t


def _deal_adventurers(t: State, town: Ranks, deck: Ranks, discard: Ranks, *, only: bool) -> None:
    lying = [*who(*town, *discard, *deck), *(member for wizard in t.wizards for member in wizard.party)]
    assert len(set(lying)) == len(lying), "an adventurer is twice at the table"
    rest = [] if only else [card.face for card in t.deck if card.face not in lying]
    fill = 0 if town or only else NUMBERS.places
    t.town = sorted([*who(*town), *rest[:fill]], key=lambda name: -ADVENTURERS[name].rank)
    t.discard = who(*discard)
    t.deck = [Secret(card) for card in [*rest[fill:], *reversed(who(*deck))]]


def _deal_rooms(t: State, rooms: Mapping[str, Iterable[str]], heaps: list[str]) -> None:
    away = {*heaps, *(card for wizard in t.wizards for card in (*wizard.treasury, *wizard.haul))}
    for dungeon in DUNGEONS:
        first = list(rooms.get(dungeon, ()))
        assert not away.intersection(first) and set(first) <= set(rooms_of(dungeon)), first
        rest = [card.face for card in t.rooms[dungeon] if card.face not in (*away, *first)]
        t.rooms[dungeon] = [Secret(card) for card in [*rest, *reversed(first)]]
        t.heaps[dungeon] = [card for card in heaps if ROOMS[card].dungeon == dungeon]


def _deal_deeds(t: State, deeds: list[str]) -> None:
    everywhere = [*deeds, *(dungeon for dungeon in DUNGEONS if dungeon not in deeds)]
    if deeds:
        t.deeds = [Secret(dungeon, (seat,)) for seat, dungeon in enumerate(everywhere[: len(t.wizards)])]
        t.house = [Secret(dungeon) for dungeon in everywhere[len(t.wizards) :]]


def fight(
    *lines: Ranks, items: Mapping[Seat, Iterable[str]] | None = None, reserves: Mapping[Seat, Ranks] | None = None, stone: int = 0
) -> Evening:
    """All parties stand before the Crypt and have laid these fighters in this order; `reserves` are others of their parties, `items` theirs."""
    laid = [tuple(line) for line in lines]
    parties = [(*line, *(reserves or {}).get(seat, ())) for seat, line in enumerate(laid)]
    pawns = dict.fromkeys(range(len(laid)), "crypt")
    rooms = {"crypt": ["cr-01", "cr-03"]}
    evening = Evening(table(*parties, phase="combat", stone=stone, pawns=pawns, treasuries=items, rooms=rooms))
    for turn in range(len(laid)):
        seat = (stone + turn) % len(laid)
        evening.play(order(*laid[seat]), seat=seat)
    return evening


def trip(party: Ranks, *rooms: str, items: Iterable[str] = (), dungeon: str = "crypt", deck: Ranks = (), **more: Any) -> Evening:
    """Black, who owns these items, enters a dungeon where these rooms come next."""
    t = table(
        party, (6, 7, 8), phase="explore", pawns={0: dungeon}, treasuries={0: items}, rooms={dungeon: rooms}, deck=deck, **more
    )
    return Evening(t)


def tokens(evening: Evening) -> list[tuple[int, int]]:
    """Who got whose blood in combat."""
    return [(happened.seat, happened.owner_seat) for happened in evening.seen(event.BloodWon)]


def all_but(dungeon: str, *rooms: str) -> list[str]:
    """All room cards of a dungeon but these: in somebody's treasury, they leave only these in the deck."""
    return [card for card in rooms_of(dungeon) if card not in rooms]


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(happened).__name__ for happened in events]
