"""A summary of a match from its record: scores and suspicions by round, who knew whose deed when, and remarkable expeditions."""

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
"""The observer who sees public information only."""
SURE = 0.75
"""The chance from which on a wizard counts as knowing a deed."""


@dataclass
class Trip:
    """An expedition: the chance that all would survive its rooms (`spared`), deaths, and gold."""

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
    """The summary of a match.

    `scores` and `suspicions` have a row for each wizard: its true score, and a spectator's certainty of its deed, at the end of
    each round. `known` lists for each wizard who came to know its deed and in which round, in order.
    """

    scores: list[list[int]]
    suspicions: list[list[float]]
    known: dict[int, list[tuple[int, int]]]
    trips: list[Trip] = field(default_factory=list)

    @property
    def luckiest(self) -> Trip | None:
        """The expedition without deaths that was least likely to have none."""
        lucky = [trip for trip in self.trips if not trip.deaths and not trip.lost and trip.rooms]
        return min(lucky, key=lambda trip: trip.spared, default=None)

    @property
    def bloodiest(self) -> Trip | None:
        """The expedition with the most deaths, None if nobody died."""
        worst = max(self.trips, key=lambda trip: (trip.deaths, trip.lost), default=None)
        return worst if worst is not None and worst.deaths else None

    @property
    def richest(self) -> Trip | None:
        """The expedition with the most gold, None if there was no gold."""
        best = max(self.trips, key=lambda trip: trip.gold, default=None)
        return best if best is not None and best.gold else None


def tell(match: Match) -> Told:
    """Summarize a finished match. Raises SaveError if its record is inconsistent."""
    replay = Replay(match.to_record())
    number = len(match.holders)
    told = Told([[] for _ in range(number)], [[] for _ in range(number)], {})
    for round_number, moment in enumerate(_ends(replay), 1):
        now = replay.at(moment)
        state: State = now.game.state
        public = believe(now.view(None).state, PUBLIC)
        for seat in range(number):
            told.scores[seat].append(true_score(state, seat))
            told.suspicions[seat].append(public[wizard(seat)].get(state.deeds[seat].face, 0.0))
        _note_known(told, now, round_number)
    told.trips = list(_trips(one for events in replay.log for one in events))
    return told


def _ends(replay: Replay) -> list[int]:
    """The last moment of each round."""
    begun = [moment for moment, events in enumerate(replay.log) if any(isinstance(one, event.RoundBegan) for one in events)]
    return [*begun[1:], replay.last]


def _note_known(told: Told, now: Match, round_number: int) -> None:
    """Record who has become sure of whose deed by now."""
    state: State = now.game.state
    for observer in range(len(state.wizards)):
        belief = believe(now.view(observer).state, observer)
        for seat in range(len(state.wizards)):
            sure = belief[wizard(seat)].get(state.deeds[seat].face, 0.0) >= SURE
            already = told.known.setdefault(seat, []) if seat != observer else []
            if seat != observer and sure and observer not in [one for one, _ in already]:
                already.append((observer, round_number))


def _trips(log: Iterable[Event]) -> Iterator[Trip]:
    """All expeditions in order, including one that the end of the match cut short."""
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
