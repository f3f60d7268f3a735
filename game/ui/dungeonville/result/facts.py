"""What an evening in Dungeonville was like, read from its record: the race round by round, who knew what when, the expeditions worth telling of."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.belief import believe, wizard
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import State
from game.rules.engine.script import Event
from game.storage.replay import Replay

PUBLIC = -1
"""Somebody who only watches."""
SURE = 0.75
"""From this chance on one may say that somebody knew."""


@dataclass
class Trip:
    """An expedition: how likely it was that nobody would die in the rooms that were opened, how many died, what came out of it."""

    seat: int
    dungeon: str
    round: int
    rooms: int = 0
    spared: float = 1.0
    deaths: int = 0
    gold: int = 0
    lost: bool = False


@dataclass
class Told:
    """`scores` and `suspicions` have a row for each wizard: its true score, and how sure a watcher was of its dungeon, at the end of each round.

    `known` says for each wizard who came to know its dungeon, and in which round, in the order in which they did.
    """

    scores: list[list[int]]
    suspicions: list[list[float]]
    known: dict[int, list[tuple[int, int]]]
    trips: list[Trip] = field(default_factory=list)

    @property
    def luckiest(self) -> Trip | None:
        """Nobody died although that was least likely."""
        lucky = [trip for trip in self.trips if not trip.deaths and not trip.lost and trip.rooms]
        return min(lucky, key=lambda trip: trip.spared, default=None)

    @property
    def bloodiest(self) -> Trip | None:
        """Most died, if anybody did."""
        worst = max(self.trips, key=lambda trip: (trip.deaths, trip.lost), default=None)
        return worst if worst is not None and worst.deaths else None

    @property
    def richest(self) -> Trip | None:
        """Most gold came out, if any did."""
        best = max(self.trips, key=lambda trip: trip.gold, default=None)
        return best if best is not None and best.gold else None


def tell(match: Match) -> Told:
    """Read a match that is over. Raises SaveError where its record does not hang together."""
    reel = Replay(match.to_record())
    number = len(match.holders)
    told = Told([[] for _ in range(number)], [[] for _ in range(number)], {})
    for round_number, moment in enumerate(_ends(reel), 1):
        now = reel.at(moment)
        state: State = now.game.state
        public = believe(now.view(None).state, PUBLIC)
        for seat in range(number):
            told.scores[seat].append(true_score(state, seat))
            told.suspicions[seat].append(public[wizard(seat)].get(state.deeds[seat].face, 0.0))
        _note_known(told, now, round_number)
    told.trips = list(_trips(one for events in reel.log for one in events))
    return told


def _ends(reel: Replay) -> list[int]:
    """The moments at which rounds were over: just before the next one began, and the last of all."""
    begun = [moment for moment, events in enumerate(reel.log) if any(isinstance(one, event.RoundBegan) for one in events)]
    return [*begun[1:], reel.last]


def _note_known(told: Told, now: Match, round_number: int) -> None:
    """Who is sure by now of a dungeon of which it was not sure before."""
    state: State = now.game.state
    for observer in range(len(state.wizards)):
        belief = believe(now.view(observer).state, observer)
        for seat in range(len(state.wizards)):
            sure = belief[wizard(seat)].get(state.deeds[seat].face, 0.0) >= SURE
            already = told.known.setdefault(seat, []) if seat != observer else []
            if seat != observer and sure and observer not in [one for one, _ in already]:
                already.append((observer, round_number))


def _trips(log: Iterable[Event]) -> Iterator[Trip]:
    """All expeditions, in their order; one that the end has cut short, too."""
    trip, number = None, 0
    for happened in log:
        match happened:
            case event.RoundBegan(round_number):
                number = round_number
            case event.Entered(seat, dungeon):
                trip = Trip(seat, dungeon, number)
            case event.RoomRevealed(danger=danger) if trip is not None:
                trip.rooms, trip.spared = trip.rooms + 1, trip.spared * (1 - danger / 100)
            case event.Perished() if trip is not None:
                trip.deaths += 1
            case event.Escaped(gold=gold) if trip is not None:
                trip.gold = gold
                yield trip
                trip = None
            case event.PartyLost() if trip is not None:
                trip.lost = True
                yield trip
                trip = None
    if trip is not None:
        yield trip
