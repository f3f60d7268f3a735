"""Expeditions by lot, held against a second reading of the rules that shares no line with the program (DV-062 to DV-078, DV-095 to DV-101)."""

import random

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Drop, Escape, Imitate, Peek, Press, Sacrifice, Thaw, UseItem
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, ROOMS, rooms_of
from game.rules.engine.script import Choice, Done, Event
from tests.dungeonville.kit import BLACK, JESTER, MULE, ORACLE, Evening, table

ORB, RITES, MAP, KEYS = "ember-orb", "last-rites-kit", "trail-map", "skeleton-keys"
STAFF, PANNIERS = "thaw-staff", "dragonhide-panniers"
USEFUL = (ORB, RITES, MAP, KEYS, STAFF, PANNIERS)
CARDS = {row.rank: row for row in ADVENTURERS.values()}
RARE = [rank for rank, row in CARDS.items() if not row.colour or row.kind in {ITEMS[item].kind for item in USEFUL}]


class Reading:
    """An expedition of black as the ledger tells it, in ranks; it answers each question by lot and follows what happens."""

    def __init__(self, evening: Evening, dungeon: str, party: list[int], owned: list[str], dice: random.Random):
        self.evening, self.dungeon, self.dice, self.party = evening, dungeon, dice, party
        self.owned = owned
        self.deck: set[str] = set()
        self.heap: set[str] = set()
        self.carried: list[str] = []
        self.letters: dict[int, str] = {}
        self.used: set[str] = set()
        self.blood, self.next = 0, 0

    def tell(self) -> None:
        """From the door to the end."""
        self._happens("Entered")
        self._enter()
        while self._open():
            pass
        assert self.evening.blood(self.dungeon) == [self.blood, 0]
        assert self.evening.party(BLACK) == self.party
        assert {*self.evening.t.heaps[self.dungeon]} == self.heap
        assert self.evening.t.wizards[BLACK].treasury == [*self.owned, *self.carried]
        assert self.evening.t.wizards[BLACK].pawn == ""

    def _enter(self) -> None:
        if JESTER in self.party:
            while isinstance(happened := self._happens(), event.DeckRenewed | event.OracleDrawn):
                pass
            assert isinstance(happened, event.JesterDealt)
            assert happened.drawn not in (ORACLE, self._id(JESTER))
            self.letters[JESTER] = ADVENTURERS[happened.drawn].letter(self.dungeon) if happened.drawn else "E"
        self._thaw()
        if ORACLE in self.party:
            ways: list[Choice] = [Imitate(self._id(rank)) for rank in self.party if rank != ORACLE]
            copied = self._choose("prompt-imitate", ways) if len(ways) > 1 else ways[0]
            assert isinstance(copied, Imitate)
            self.letters[ORACLE] = self._letter(ADVENTURERS[copied.adventurer].rank)
            self._happens("Imitated")

    def _thaw(self) -> None:
        if STAFF not in self.used and self._serves(STAFF):
            self.used.add(STAFF)
            answer = self._choose("prompt-thaw", [*(Thaw(self._id(rank)) for rank in self.party if rank != ORACLE), Done()])
            if isinstance(answer, Thaw):
                self.letters[ADVENTURERS[answer.adventurer].rank] = "A"
                self._happens("Thawed")

    def _open(self) -> bool:
        """One room; False when the expedition is over."""
        if not self._shuffled():
            self._happens("DungeonEmpty")
            return self._out()
        happened = self._happens("RoomRevealed")
        assert isinstance(happened, event.RoomRevealed)
        room = happened.room
        self.deck.remove(room)
        if ROOMS[room].item:
            self._take(room)
            self._thaw()
            return True
        if ORB not in self.used and self._serves(ORB) and self._choose("prompt-orb", [UseItem(ORB), Done()]) != Done():
            self.used.add(ORB)
            self.heap.add(room)
            self._happens("OrbBurned")
            return True
        killed = self._dies(room)
        if not any(CARDS[rank].colour for rank in self.party):
            return self._all_lost(room)
        self._take(room)
        return self._goes_on(killed=killed)

    def _dies(self, room: str) -> bool:
        doomed = [rank for rank in self.party if self._letter(rank) == ROOMS[room].letter]
        if not doomed:
            self._happens("Survived")
            return False
        ways: list[Choice] = [Sacrifice(self._id(rank)) for rank in doomed]
        if RITES not in self.used and self._serves(RITES):
            ways.append(UseItem(RITES))
        answer = self._choose("prompt-victim", ways) if len(ways) > 1 else ways[0]
        if not isinstance(answer, Sacrifice):
            self.used.add(RITES)
            self._happens("RitesRead")
            return False
        self.party.remove(ADVENTURERS[answer.adventurer].rank)
        assert self._happens("Perished") == event.Perished(BLACK, answer.adventurer, room)
        if answer.adventurer != self._id(MULE):
            self.blood += 1
            self._happens("BloodSpilled")
        return True

    def _all_lost(self, room: str) -> bool:
        if self.party:
            self._happens("PartyDissolved")
        assert self._happens("PartyLost") == event.PartyLost(BLACK, self.dungeon, (*self.carried, room))
        self.heap |= {*self.carried, room}
        self.party, self.carried = [], []
        return False

    def _take(self, room: str) -> None:
        self.carried.append(room)
        self._happens("TreasureTaken")
        while self._gold() > (limit := sum(self.party) + 40 * self._serves(PANNIERS)):
            ways: list[Choice] = self._drops()
            hopeless = [Drop(card) for card in self.carried if ROOMS[card].gold > limit]
            if hopeless or len(ways) == 1:  # there is nothing to choose
                self._drop(hopeless[0] if hopeless else ways[0])
            else:
                self._drop(self._choose("prompt-drop", ways))

    def _goes_on(self, *, killed: bool) -> bool:
        if killed and not self._serves(MAP):
            return True
        peek: list[Choice] = [Peek()] if self._serves(KEYS) else []
        while (answer := self._choose("prompt-escape", [Escape(), Press(), *peek, *self._drops()])) not in (Escape(), Press()):
            if isinstance(answer, Drop):
                self._drop(answer)
                continue
            peek = []
            if self._shuffled():
                happened = self._happens("Peeked")
                assert isinstance(happened, event.Peeked)
                assert happened.room.face in self.deck
        if answer == Press():
            return True
        if killed:
            self._happens("MapRead")
        return self._out()

    def _out(self) -> bool:
        assert self._happens("Escaped") == event.Escaped(BLACK, self.dungeon, tuple(self.carried), self._gold())
        return False

    def _happens(self, kind: str = "") -> Event:
        happened = self.evening.events[self.next]
        self.next += 1
        assert kind in ("", type(happened).__name__), self.evening.events[: self.next]
        return happened

    def _choose(self, prompt: str, ways: list[Choice]) -> Choice:
        assert self.next == len(self.evening.events), "something happens that the rules do not know"
        assert self.evening.question == (prompt, BLACK)
        assert set(self.evening.options()) == set(ways)
        answer = self.dice.choice(ways)
        self.evening.play(answer)
        return answer

    def _shuffled(self) -> bool:
        """Whether there is a room to come, after a shuffle if it must be."""
        if not self.deck and self.heap:
            self._happens("DeckRenewed")
            self.deck, self.heap = self.heap, set()
        return bool(self.deck)

    def _drop(self, drop: Choice) -> None:
        assert isinstance(drop, Drop)
        assert self._happens("TreasureDropped") == event.TreasureDropped(BLACK, drop.card)
        self.carried.remove(drop.card)
        self.heap.add(drop.card)

    def _drops(self) -> list[Choice]:
        return [Drop(card) for card in self.carried if not ROOMS[card].item]

    def _gold(self) -> int:
        return sum(ROOMS[card].gold for card in self.carried)

    def _serves(self, item: str) -> bool:
        return item in (*self.owned, *self.carried) and any(CARDS[rank].kind == ITEMS[item].kind for rank in self.party)

    def _letter(self, rank: int) -> str:
        return self.letters.get(rank, CARDS[rank].letter(self.dungeon))

    @staticmethod
    def _id(rank: int) -> str:
        return CARDS[rank].id


def by_lot(seed: int) -> Reading:
    """One to six explorers with some of the items, before a dungeon of which few or many rooms are left."""
    dice = random.Random(seed)
    dungeon, size = dice.choice([*DUNGEONS]), dice.randint(1, 6)
    party: list[int] = []
    while not any(CARDS[rank].colour for rank in party):
        party = list({dice.choice(dice.choice((RARE, [*CARDS]))) for _ in range(size)})
    others = [rank for rank in CARDS if rank not in party]
    items = [item for item in USEFUL if dice.random() < 0.5]
    left = [room for room in rooms_of(dungeon) if room not in items]
    dice.shuffle(left)
    left, away = left[: (most := dice.choice((1, 2, 4, 8, 31)))], left[most:]
    cut = dice.randint(0, len(left))
    t = table(
        party, others[:3], phase="explore", goal=30, seed=seed, pawns={0: dungeon}, treasuries={0: items, 1: away},
        rooms={dungeon: left[:cut]}, heaps=left[cut:], discard=others[3 : 3 + dice.choice((0, 2))], only=dice.random() < 0.3,
    )  # fmt: skip
    reading = Reading(Evening(t), dungeon, party, items, dice)
    reading.deck, reading.heap = {*left[:cut]}, {*left[cut:]}
    return reading


@pytest.mark.rule("DV-064", "DV-066", "DV-067", "DV-068", "DV-069", "DV-071", "DV-072", "DV-075", "DV-077", "DV-078", "DV-095")
@pytest.mark.rule("DV-098", "DV-101")
@pytest.mark.rule("DV-136")
@pytest.mark.card(*USEFUL, "giggles", "madame-maybe", "dorothea-the-mule")
def test_any_expedition_goes_as_the_rules_say(request: pytest.FixtureRequest) -> None:
    for seed in range(400 if request.config.getoption("--heavy") else 80):
        by_lot(seed).tell()
