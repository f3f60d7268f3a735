"""Fights by lot, held against a second reading of the rules that shares no line with the program (DV-046 to DV-060, DV-142, DV-145, DV-146)."""

import random
from collections import deque
from collections.abc import Iterable

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Spare, UseItem
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS
from game.rules.engine.script import Choice
from tests.dungeonville.kit import MULE, Evening, order, table

AXE, FLUTE, SHIELD, SCROLL = "frostbite-axe", "pipers-flute", "pious-shield", "open-hand-scroll"
QUESTIONS = ("prompt-flute", "prompt-shield", "prompt-scroll")
CARDS = {row.rank: row for row in ADVENTURERS.values()}
RARE = [rank for rank, row in CARDS.items() if not row.colour or row.kind in ("barbarian", "bard", "paladin", "monk")]
Answer = tuple[str, int, Choice]
"""What was asked, whom, and the answer."""


class Reading:
    """A fight as the ledger tells it, in ranks and by seat; `answers` are those that were given in the game, in their order."""

    def __init__(self, turn: list[int], lines: dict[int, list[int]], reserves: dict[int, list[int]], items: dict[int, list[str]]):
        self.turn, self.items = turn, items
        self.lines = {seat: list(lines[seat]) for seat in turn}
        self.party = {seat: [*lines[seat], *reserves[seat]] for seat in turn}
        self.standing: dict[int, list[int]] = {seat: [] for seat in turn}
        self.graves = {seat: [0] * len(turn) for seat in turn}
        self.shielded: set[int] = set()
        self.answers: deque[Answer] = deque()

    def fight(self, answers: Iterable[Answer]) -> int | None:
        """Fight it out and say who enters."""
        self.answers.extend(answers)
        for number in range(3):
            fighters = {seat: self.lines[seat][number] for seat in self.turn if number < len(self.lines[seat])}
            if fighters:
                self._settle(fighters)
            if number == 0:
                self._scrolls()
        assert not self.answers, "more was asked than the rules know"
        for seat in self.turn:
            if not any(CARDS[rank].colour for rank in self.party[seat]):
                self.party[seat], self.standing[seat] = [], []
        most = max(map(len, self.standing.values()))
        return min((min(ranks), seat) for seat, ranks in self.standing.items() if len(ranks) == most)[1] if most else None

    def _settle(self, fighters: dict[int, int]) -> None:
        strength = {seat: self._strength(seat, rank) for seat, rank in fighters.items()}
        winner = min(fighters, key=lambda seat: (strength[seat], fighters[seat]))
        best = fighters.pop(winner)
        self.standing[winner].append(best)
        for seat, rank in [*fighters.items()]:
            if CARDS[best].colour and CARDS[rank].colour == CARDS[best].colour:
                self._goes_over(fighters, seat, winner)
        self._flute(fighters, winner, best)
        for seat in [*fighters]:
            if (
                self._serves(seat, SHIELD)
                and seat not in self.shielded
                and isinstance(self._asked("prompt-shield", seat), UseItem)
            ):
                self.shielded.add(seat)
                self.standing[seat].append(fighters.pop(seat))
        for seat, rank in fighters.items():
            self.party[seat].remove(rank)
        paying = [(rank, seat) for seat, rank in fighters.items() if rank != MULE]
        if paying:
            self.graves[winner][max(paying)[1]] += 1

    def _flute(self, beaten: dict[int, int], winner: int, best: int) -> None:
        charmed = {CARDS[rank].id: seat for seat, rank in beaten.items() if CARDS[rank].colour}
        if CARDS[best].kind == "bard" and FLUTE in self.items[winner] and charmed:
            answer = self._asked("prompt-flute", winner)
            if isinstance(answer, Spare):
                self._goes_over(beaten, charmed[answer.adventurer], winner)

    def _scrolls(self) -> None:
        for seat in self.turn:
            line = self.lines[seat]
            if len(line) == 3 and self._serves(seat, SCROLL) and isinstance(self._asked("prompt-scroll", seat), UseItem):
                line[1:] = line[:0:-1]

    def _goes_over(self, beaten: dict[int, int], seat: int, winner: int) -> None:
        rank = beaten.pop(seat)
        self.party[seat].remove(rank)
        self.party[winner].append(rank)
        self.standing[winner].append(rank)

    def _strength(self, seat: int, rank: int) -> int:
        return rank - 10 if AXE in self.items[seat] and CARDS[rank].kind == "barbarian" else rank

    def _serves(self, seat: int, item: str) -> bool:
        return item in self.items[seat] and any(CARDS[rank].kind == ITEMS[item].kind for rank in self.party[seat])

    def _asked(self, prompt: str, seat: int) -> Choice:
        assert self.answers, f"{prompt} was not asked of {seat}"
        *question, answer = self.answers.popleft()
        assert question == [prompt, seat]
        return answer


def parties(dice: random.Random) -> list[list[int]]:
    """Two to five parties of one to five, most of them of classes that have something to say in a fight."""
    many = [dice.choice((1, 2, 3, 3, 3, 4, 5)) for _ in range(dice.randint(2, 5))]
    others = [rank for rank in CARDS if rank not in RARE]
    drawn = [*dice.sample(RARE, len(RARE)), *dice.sample(others, len(others))][: sum(many)]
    dice.shuffle(drawn)
    return [[drawn.pop() for _ in range(size)] for size in many]


@pytest.mark.rule("DV-049", "DV-050", "DV-054", "DV-125", "DV-051", "DV-052", "DV-055", "DV-056", "DV-059", "DV-060", "DV-142")
@pytest.mark.rule("DV-145", "DV-146")
@pytest.mark.card(AXE, FLUTE, SHIELD, SCROLL)
def test_any_fight_ends_as_the_rules_say(request: pytest.FixtureRequest) -> None:
    for seed in range(400 if request.config.getoption("--heavy") else 80):
        dice = random.Random(seed)
        drawn = parties(dice)
        stone = dice.randrange(len(drawn))
        turn = [(stone + place) % len(drawn) for place in range(len(drawn))]
        items: dict[int, list[str]] = {seat: [] for seat in turn}
        for item in (AXE, FLUTE, SHIELD, SCROLL):
            items[dice.choice(turn)].append(item)
        pawns = dict.fromkeys(turn, "crypt")
        evening = Evening(table(*drawn, phase="combat", stone=stone, goal=30, pawns=pawns, treasuries=items))
        lines = {seat: dice.sample(drawn[seat], min(3, len(drawn[seat]))) for seat in turn}
        for seat in turn:
            evening.play(order(*lines[seat]), seat=seat)
        answers: list[Answer] = []
        while evening.prompt in QUESTIONS:
            answers.append((*evening.question, dice.choice(evening.options())))
            evening.play(answers[-1][2])
        reserves = {seat: [rank for rank in drawn[seat] if rank not in lines[seat]] for seat in turn}
        reading = Reading(turn, lines, reserves, items)
        winner = reading.fight(answers)
        left = tuple(len(reading.standing[seat]) for seat in turn)
        tie = CARDS[min(reading.standing[winner])].id if winner is not None and left.count(max(left)) > 1 else ""
        won = [] if winner is None else [event.FightWon("crypt", winner, tuple(turn), left, tie)]
        assert evening.seen(event.FightWon) == won, seed
        assert {happened.seat for happened in evening.seen(event.WentHome)} == {*turn} - {winner}, seed
        for seat in turn:
            assert evening.t.wizards[seat].graveyard == reading.graves[seat], seed
            assert seat == winner or sorted(evening.party(seat)) == sorted(reading.party[seat]), seed
