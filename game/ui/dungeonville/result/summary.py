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
class Expedition:
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
class MatchSummary:
    """The summary of a match.

    `scores` and `suspicions` have a row for each wizard: its true score, and a spectator's certainty of its deed, at the end of
    each round. `known` lists for each wizard who came to know its deed and in which round, in order.
    """

    scores: list[list[int]]
    suspicions: list[list[float]]
    known: dict[int, list[tuple[int, int]]]
    expeditions: list[Expedition] = field(default_factory=list)

    @property
    def luckiest(self) -> Expedition | None:
        """The expedition without deaths that was least likely to have none."""
        lucky = [
            expedition for expedition in self.expeditions if not expedition.deaths and not expedition.lost and expedition.rooms
        ]
        return min(lucky, key=lambda expedition: expedition.spared, default=None)

    @property
    def bloodiest(self) -> Expedition | None:
        """The expedition with the most deaths, None if nobody died."""
        worst = max(self.expeditions, key=lambda expedition: (expedition.deaths, expedition.lost), default=None)
        return worst if worst is not None and worst.deaths else None

    @property
    def richest(self) -> Expedition | None:
        """The expedition with the most gold, None if there was no gold."""
        best = max(self.expeditions, key=lambda expedition: expedition.gold, default=None)
        return best if best is not None and best.gold else None


def summarize(match: Match) -> MatchSummary:
    """Summarize a finished match. Raises SaveError if its record is inconsistent."""
    replay = Replay(match.to_record())
    number = len(match.holders)
    summary = MatchSummary([[] for _ in range(number)], [[] for _ in range(number)], {})
    for round_number, moment in enumerate(_ends(replay), 1):
        now = replay.at(moment)
        state: State = now.game.state
        public = believe(now.view(None).state, PUBLIC)
        for seat in range(number):
            summary.scores[seat].append(true_score(state, seat))
            summary.suspicions[seat].append(public[wizard(seat)].get(state.deeds[seat].face, 0.0))
        _note_known(summary, now, round_number)
    summary.expeditions = list(_expeditions(one for events in replay.log for one in events))
    return summary


def _ends(replay: Replay) -> list[int]:
    """The last moment of each round."""
    begun = [moment for moment, events in enumerate(replay.log) if any(isinstance(one, event.RoundBegan) for one in events)]
    return [*begun[1:], replay.last]


def _note_known(summary: MatchSummary, now: Match, round_number: int) -> None:
    """Record who has become sure of whose deed by now."""
    state: State = now.game.state
    for observer in range(len(state.wizards)):
        belief = believe(now.view(observer).state, observer)
        for seat in range(len(state.wizards)):
            sure = belief[wizard(seat)].get(state.deeds[seat].face, 0.0) >= SURE
            already = summary.known.setdefault(seat, []) if seat != observer else []
            if seat != observer and sure and observer not in [one for one, _ in already]:
                already.append((observer, round_number))


def _expeditions(log: Iterable[Event]) -> Iterator[Expedition]:
    """All expeditions in order, including one that the end of the match cut short."""
    expedition, number = None, 0
    for happened in log:
        match happened:
            case event.RoundBegan(round_number):
                number = round_number
            case event.Entered(seat, dungeon):
                expedition = Expedition(seat, dungeon, number)
            case event.RoomRevealed(danger=danger) if expedition is not None:
                expedition.rooms, expedition.spared = expedition.rooms + 1, expedition.spared * (1 - danger / 100)
            case event.Perished() if expedition is not None:
                expedition.deaths += 1
            case event.Escaped(gold=gold) if expedition is not None:
                expedition.gold = gold
                yield expedition
                expedition = None
            case event.PartyLost() if expedition is not None:
                expedition.lost = True
                yield expedition
                expedition = None
    if expedition is not None:
        yield expedition
