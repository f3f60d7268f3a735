"""Determinization: samples the other side's board and cards from a redacted state and the public record."""

from collections import Counter

from msgspec.structs import replace

from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat, Secret
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs import guesses
from game.rules.terrorscape.beliefs.belief import standing
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.beliefs.traces import most_progress
from game.rules.terrorscape.killer.counting import count, unknown_cards
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import CardId, Dark, Place, State, Team
from game.rules.terrorscape.status import pack_limit, sneak_reach
from game.rules.terrorscape.survivors.finding import DISCOVERED
from game.rules.terrorscape.tables.cards import ITEMS, KEY, KILLERS, NUMBERS, SURVIVORS, item_cards, item_with, killer_cards
from game.rules.terrorscape.villa import PLACES, within

STREAM = "imagined"
TRAP, CRACKER = item_with("lay-trap"), item_with("light-firecracker")


def determinize(t: State, seat: Seat, rng: Rng) -> State:
    """Return a copy of the redacted state `t` of `seat`, with the other side and all decks sampled; `t` is not changed."""
    if seat == KILLER:
        team, dark = _imagined_team(t, rng), _known_dark(t, rng)
        guesses.suppose_team(t, team, rng)
        guesses.recall_dark(t, dark, rng)
    else:
        team, dark = _known_team(t, rng), _imagined_dark(t, rng)
        guesses.recall_team(t, team, rng)
        guesses.suppose_dark(t, dark, rng)
    return replace(t, team=team, dark=dark, rng=Rng(rng.below(STREAM, 1 << 48), {}))


def _shuffled(cards: list[CardId], rng: Rng) -> list[CardId]:
    rng.shuffle(STREAM, cards)
    return cards


def _minus(cards: list[CardId], *gone: list[CardId]) -> list[CardId]:
    left = Counter(cards)
    for pile in gone:
        left.subtract(pile)
    return sorted(left.elements())


# ------------------------------------------------------------------ the killer's side


def _known_dark(t: State, rng: Rng) -> Dark:
    """The killer's own part: only the order of his deck is sampled."""
    dark = t.dark
    held = [*dark.hand, *dark.discard, *dark.playing, *([dark.locked] if dark.locked else [])]
    deck = _shuffled(_minus(killer_cards(t.killer), held), rng)
    return replace(dark, deck=[Secret(card) for card in deck])


def _imagined_dark(t: State, rng: Rng) -> Dark:
    """Sample the killer's part for the team: his cards by counting, his place within range of the last known one (TS-210)."""
    found = count(t)
    cards = _shuffled(unknown_cards(t, found), rng)
    hand = [cards.pop() for _ in range(found.hand)]
    deck = [Secret(cards.pop()) for _ in range(found.deck)]
    locked = next((row.unlock for row in KILLERS[t.killer].levels[t.level :] if row.unlock), "")
    return Dark(
        place=t.place if t.place is not None else _hidden_place(t, rng),
        deck=deck,
        hand=hand,
        locked=locked,
        discard=[*found.played, *cards],
        estimate=rng.below(STREAM, NUMBERS.repair + 1),
    )


def _hidden_place(t: State, rng: Rng) -> Place:
    places = within(t.seen, sneak_reach(t))
    return places[rng.below(STREAM, len(places))]


# ------------------------------------------------------------------ the team's side


def _known_team(t: State, rng: Rng) -> Team:
    """The team's own part: only the order of its decks is sampled; the card beneath the search deck is known (TS-023, TS-199)."""
    team = t.team
    keys = [KEY] * (t.keys + sum(team.purses))
    seen = [*(item for pack in team.packs for item in pack), *team.discard, *team.drawn, *team.away, *keys]
    started = [SURVIVORS[token.id].item for token in t.survivors if SURVIVORS[token.id].item]
    discovery = _minus([*item_cards("discovery"), *started, *team.searched], seen)
    bottom = item_cards("bottom") if team.search and not team.bare else []
    search = _shuffled(_minus([*item_cards("search"), *item_cards("bottom")], team.searched, bottom), rng)
    return replace(
        team,
        discovery=[Secret(item) for item in _shuffled(discovery, rng)],
        search=[Secret(item) for item in [*bottom, *search]],
    )


def _imagined_team(t: State, rng: Rng) -> Team:
    """Sample the team's part for the killer: places, items, progress and trap, at the start of its turn or after its end."""
    decks = _Piles(t, rng)
    trapped = TRAP in decks.discard and not any(isinstance(fact, event.TrapSprung) for fact in t.record)
    hunting = t.side == "killer"
    return Team(
        places=_whereabouts(t, rng),
        packs=decks.packs,
        discovery=[Secret(item) for item in decks.discovery],
        search=[Secret(item) for item in decks.search],
        discard=decks.discard,
        searched=decks.searched,
        progress=NUMBERS.repair if t.rescue is not None else rng.below(STREAM, most_progress(t) + 1),
        trap=list(PLACES)[rng.below(STREAM, len(PLACES))] if trapped else None,
        acted=[hunting] * len(t.survivors),
        finished=[hunting] * len(t.survivors),
        stage="over" if hunting else "act" if t.round else "begin",
    )


def _whereabouts(t: State, rng: Rng) -> list[Place]:
    """Sample the survivors' locations from the killer's belief (TS-189)."""
    belief = believe(t)
    drawn, found = rng.below(STREAM, 1 << 32) / (1 << 32), 0
    for number, weight in enumerate(belief.joint):
        if weight:
            found, drawn = number, drawn - weight
            if drawn < 0:
                break
    return list(standing(found))


class _Piles:
    """A sample of the places of the 45 item cards, consistent with the round, the keys on the wall and the items shown."""

    def __init__(self, t: State, rng: Rng) -> None:
        self.t, self.rng = t, rng
        self.packs: list[list[CardId]] = [[] for _ in t.survivors]
        self.discard: list[CardId] = []
        rounds = t.round - (t.side == "survivors")
        drawn = min(len(item_cards("discovery")), DISCOVERED * max(rounds, 0))
        self.discovery, found = self._split(item_cards("discovery"), drawn)
        self.search, self.searched = self._split(item_cards("search"), rng.below(STREAM, min(2 * max(rounds, 0), 9) + 1))
        self._require(found)
        self.search = [*item_cards("bottom"), *self.search] if len(self.searched) < len(item_cards("search")) + 1 else []
        self._hand_out(_minus([*found, *self.searched], [KEY] * t.keys))

    def _split(self, cards: list[CardId], number: int) -> tuple[list[CardId], list[CardId]]:
        cards = _shuffled(cards, self.rng)
        return cards[number:], cards[:number]

    def _require(self, found: list[CardId]) -> None:
        """Move cards known to be drawn to the drawn cards: swap them with others, or draw more."""
        needed = self._known()
        missing = (needed - Counter([*found, *self.searched])).elements()
        for item in sorted(missing):
            spare = next((card for card in found if card not in needed), None)
            if item in self.discovery and spare is not None:
                self.discovery[self.discovery.index(item)] = spare
                found[found.index(spare)] = item
            elif item in self.search:
                self.search.remove(item)
                self.searched.append(item)
            elif item == KEY and len(self.searched) <= len(
                item_cards("search")
            ):  # the last key is beneath the search deck, which is empty then
                self.searched += [*self.search, *item_cards("bottom")]
                self.search = []

    def _known(self) -> Counter[CardId]:
        """Keys on the wall, and every item that was shown or heard; items at the start are no cards of a deck."""
        return self._spent() + self._kept() + Counter({KEY: self.t.keys})

    def _spent(self) -> Counter[CardId]:
        """The items known to be used up: shown in a defence, a spent amulet, a firecracker that was heard, a trap that sprung."""
        spent: Counter[CardId] = Counter()
        for fact in self.t.record:
            match fact:
                case event.ItemShown(_, item) | event.Warded(_, item) if not ITEMS[item].keep:
                    spent[item] += 1
                case event.CrackerHeard():
                    spent[CRACKER] += 1
                case event.TrapSprung():
                    spent[TRAP] += 1
                case _:
                    pass
        return spent

    def _kept(self) -> Counter[CardId]:
        """The items shown and kept by the team."""
        shown = (fact.item for fact in self.t.record if isinstance(fact, event.ItemShown))
        return Counter(dict.fromkeys((item for item in shown if ITEMS[item].keep), 1))

    def _hand_out(self, items: list[CardId]) -> None:
        """Put found items into inventories or on the discard pile, which gets used-up items and keys that are not on the wall."""
        t, rng, spent, kept = self.t, self.rng, self._spent(), self._kept()
        for number, token in enumerate(t.survivors):
            self.packs[number] += [SURVIVORS[token.id].item] if SURVIVORS[token.id].item else []
        for item in sorted(_shuffled(items, rng), key=lambda item: item not in kept):
            room = [n for n, pack in enumerate(self.packs) if not pack_limit(t, n) or len(pack) < pack_limit(t, n)]
            gone = item == KEY or spent[item] > 0 or not room or (kept[item] == 0 and rng.below(STREAM, 2))
            spent[item] -= 1
            if gone:
                self.discard.append(item)
            else:
                kept[item] = 0
                self.packs[room[rng.below(STREAM, len(room))]].append(item)
