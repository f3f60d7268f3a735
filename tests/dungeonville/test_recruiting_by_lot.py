"""Recruitment by lot, held against a second reading of the rules that shares no line with the program (DV-022 to DV-039, DV-141, DV-143)."""

import random
from itertools import chain, combinations

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Dismiss, Recruit
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS
from game.rules.engine.script import Choice, Done, Event
from tests.dungeonville.kit import Evening, table

CARDS = {row.rank: row for row in ADVENTURERS.values()}
PLACES = ["street", "inn", "temple", "guild", "tavern"]
"""From 0 gold to 40."""


def gold(card: str) -> int:
    """What a card of a treasury is worth in town."""
    return 5 if ROOMS[card].item else ROOMS[card].gold


class Reading:
    """Recruitment as the ledger tells it, in ranks and by seat; it answers by lot and follows what happens."""

    def __init__(self, evening: Evening, turn: list[int], dice: random.Random):
        self.evening, self.turn, self.dice, self.next = evening, turn, dice, 0
        self.party: dict[int, list[int]] = {}
        self.purse: dict[int, list[str]] = {}
        self.tokens: dict[int, int] = {}
        self.town: list[int] = []
        self.deck: set[int] = set()
        self.discard: set[int] = set()

    def tell(self) -> None:
        """Lap after lap, until the next phase begins."""
        ready, laps = False, 0
        while not ready:
            laps += 1
            assert laps < 50, "only those without colour are left to hire, of all 64"
            for seat in self.turn:
                self._turn(seat)
            for seat in self.turn:
                party = self.party[seat]
                if party and not any(CARDS[rank].colour for rank in party) and (len(party) >= 3 or not self.town):
                    self._happens("PartyDissolved")
                    self.discard |= {*party}
                    self.party[seat] = []
            ready = not self.town or min(map(len, self.party.values())) >= 3
        assert self._happens("PhaseBegan") == event.PhaseBegan("scout")
        if not any(self.party.values()):
            return  # nobody sets out, and the next round has begun
        for seat in self.turn:
            assert self.evening.party(seat) == self.party[seat]
            assert sorted(self.evening.t.wizards[seat].treasury) == sorted(self.purse[seat])
        assert {*self.evening.discard()} == self.discard
        assert {*self.evening.town()} == {*self.town}

    def _turn(self, seat: int) -> None:
        must = len(self.party[seat]) < 3
        offers = self._offers(seat, must=must)
        if not offers:
            return
        hired = self._choose("prompt-recruit", seat, [*(Recruit(CARDS[rank].id) for rank in offers), *([] if must else [Done()])])
        if not isinstance(hired, Recruit):
            self._happens("RecruitingPassed")
            return
        rank = ADVENTURERS[hired.adventurer].rank
        place = PLACES[5 - len(self.town) + sorted(self.town, reverse=True).index(rank)]
        self._pays(seat, offers[rank])
        if not must:
            gone = self._choose("prompt-dismiss", seat, [Dismiss(CARDS[member].id) for member in self.party[seat]])
            assert isinstance(gone, Dismiss)
            self._happens("Dismissed")
            self.party[seat].remove(ADVENTURERS[gone.adventurer].rank)
            self.discard.add(ADVENTURERS[gone.adventurer].rank)
        assert self._happens("Recruited") == event.Recruited(seat, hired.adventurer, place)
        self.town.remove(rank)
        self.party[seat].append(rank)
        self._fills()

    def _offers(self, seat: int, *, must: bool) -> dict[int, int]:
        rich = sum(map(gold, self.purse[seat])) + 10 * self.tokens[seat]
        dear_first = sorted(self.town)
        offers = {rank: 40 - 10 * place for place, rank in enumerate(dear_first) if 40 - 10 * place <= rich}
        return offers or ({dear_first[-1]: 0} if must and dear_first else {})

    def _pays(self, seat: int, price: int) -> None:
        if not price:
            return
        paid = self._happens("Paid")
        assert isinstance(paid, event.Paid)
        cards = self.purse[seat]
        sets = chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))
        ways = [self._rated(laid, tokens, price) for laid in sets for tokens in range(self.tokens[seat] + 1)]
        rated = self._rated(paid.cards, paid.blood, price)
        assert rated == min(way for way in ways if way[0] >= 0), "the least is lost, then fewest cards go, items last"
        assert (paid.seat, paid.price, paid.lost) == (seat, price, rated[0])
        self.purse[seat] = [card for card in cards if card not in paid.cards]
        self.tokens[seat] -= paid.blood

    @staticmethod
    def _rated(cards: tuple[str, ...], tokens: int, price: int) -> tuple[int, int, int]:
        return sum(map(gold, cards)) + 10 * tokens - price, len(cards), sum(ROOMS[card].item for card in cards)

    def _fills(self) -> None:
        while len(self.town) < 5 and (self.deck or self.discard):
            if not self.deck:
                self._happens("DeckRenewed")
                self.deck, self.discard = self.discard, set()
            came = self._happens("Arrived")
            assert isinstance(came, event.Arrived)
            rank = ADVENTURERS[came.adventurer].rank
            self.deck.remove(rank)
            self.town.append(rank)
            assert [ADVENTURERS[one].rank for one in came.town] == sorted(self.town, reverse=True)

    def _happens(self, kind: str) -> Event:
        happened = self.evening.events[self.next]
        self.next += 1
        assert kind == type(happened).__name__, self.evening.events[: self.next]
        return happened

    def _choose(self, prompt: str, seat: int, ways: list[Choice]) -> Choice:
        if prompt == "prompt-dismiss" and len(ways) == 1:
            return ways[0]
        assert self.next == len(self.evening.events), "something happens that the rules do not know"
        assert self.evening.question == (prompt, seat)
        assert {way for way in self.evening.options() if not (isinstance(way, Recruit) and way.by_hand)} == {*ways}
        answer = self.dice.choice(ways)
        self.evening.play(answer)
        return answer


def by_lot(seed: int) -> Reading:
    """Two to five wizards with parties and purses of all sizes, and often so few adventurers that the town runs dry."""
    dice = random.Random(seed)
    ranks = [1, 32, 33, 64, *dice.sample([rank for rank, row in CARDS.items() if row.colour], 60)]
    ranks = ranks if dice.random() < 0.5 else dice.sample(ranks, 64)
    number, stone = dice.randint(2, 5), dice.randrange(5)
    parties = [[ranks.pop(0) for _ in range(dice.choice((0, 1, 2, 3, 3, 4)))] for _ in range(number)]
    rooms = dice.sample([*ROOMS], 4 * number)
    purses = {seat: [rooms.pop() for _ in range(dice.choice((0, 1, 2, 4)))] for seat in range(number)}
    tokens = [dice.choice((0, 0, 4)) for _ in range(number)]
    town = [ranks.pop(0) for _ in range(dice.choice((1, 3, 5)))]
    deck = [ranks.pop(0) for _ in range(dice.choice((0, 2, 12)) if len(town) == 5 else 0)]
    discard = [ranks.pop(0) for _ in range(dice.choice((0, 3)) if len(town) == 5 else 0)]
    t = table(
        *parties,
        stone=stone % number,
        town=town,
        deck=deck,
        discard=discard,
        only=True,
        treasuries=purses,
        in_hand=tokens,
        seed=seed,
    )
    reading = Reading(Evening(t), [(stone + place) % number for place in range(number)], dice)
    reading.party, reading.purse, reading.tokens = dict(enumerate(parties)), purses, dict(enumerate(tokens))
    reading.town, reading.deck, reading.discard = town, {*deck}, {*discard}
    return reading


@pytest.mark.rule("DV-023", "DV-024", "DV-025", "DV-026", "DV-027", "DV-030", "DV-031", "DV-032", "DV-033", "DV-034", "DV-035")
@pytest.mark.rule("DV-036")
@pytest.mark.rule("DV-037", "DV-038", "DV-039", "DV-094", "DV-141", "DV-143")
def test_any_recruitment_goes_as_the_rules_say(request: pytest.FixtureRequest) -> None:
    for seed in range(200 if request.config.getoption("--heavy") else 80):
        by_lot(seed).tell()
