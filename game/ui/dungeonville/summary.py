"""What the result screen shows of a match: its summary from the record, with scores and suspicions by round, who knew whose deed when, and remarkable expeditions."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.match import PERSON, Match
from game.match.record import SaveError
from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.belief import believe, wizard
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.rules import winning_seats
from game.rules.engine.script import Event
from game.storage.replay import Replay
from game.text import name, say
from game.ui.table.facts import folded

PUBLIC = -1
"""The observer who sees public information only."""
SURE = 0.75
"""The chance from which on a wizard counts as knowing a deed."""


@dataclass(frozen=True)
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


class Expeditions(NamedTuple):
    """The expeditions so far, and the round."""

    made: tuple[Expedition, ...] = ()
    round: int = 0

    def changed(self, **values: Any) -> "Expeditions":
        """The same with other values of the last expedition."""
        return self._replace(made=(*self.made[:-1], replace(self.made[-1], **values)))


@dataclass(frozen=True)
class MatchSummary:
    """The summary of a match.

    `scores` and `suspicions` have a row for each wizard: its true score, and a spectator's certainty of its deed, at the end of
    each round. `known` lists for each wizard who came to know its deed and in which round, in order.
    """

    scores: list[list[int]]
    suspicions: list[list[float]]
    known: dict[int, list[tuple[int, int]]]
    expeditions: tuple[Expedition, ...] = ()

    @property
    def remarkable(self) -> dict[str, Expedition]:
        """The expedition without deaths that was least likely to have none, the one with the most deaths, and that with the most gold."""
        lucky = [one for one in self.expeditions if not one.deaths and not one.lost and one.rooms]
        bloody, rich = ([one for one in self.expeditions if getattr(one, what)] for what in ("deaths", "gold"))
        found = {
            "luckiest": min(lucky, key=lambda one: one.spared, default=None),
            "bloodiest": max(bloody, key=lambda one: (one.deaths, one.lost), default=None),
            "richest": max(rich, key=lambda one: one.gold, default=None),
        }
        return {what: one for what, one in found.items() if one is not None}


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
    return replace(summary, expeditions=folded(count_expeditions, Expeditions(), replay.log).made)


@dataclass(frozen=True)
class ResultFacts:
    """A finished match: its last state, the winners, why it ended, and its summary, None if the record is inconsistent.

    `sole` is the only person who played.
    """

    t: State
    won: tuple[int, ...]
    reason: str
    summary: MatchSummary | None
    sole: int | None = None

    @property
    def title(self) -> str:
        """Who has won; to the only person who played, that it was you, or somebody else."""
        alone = "" if self.sole is None else "won" if self.sole in self.won else "lost"
        return say("ui-dv-won", seats=[name(COLOURS[seat]) for seat in self.won], alone=alone)

    @property
    def ranked(self) -> list[int]:
        """The wizards: winners first, then by score."""
        return sorted(range(len(self.t.wizards)), key=lambda seat: (seat not in self.won, -true_score(self.t, seat)))


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match (DV-122)."""
    try:
        summary: MatchSummary | None = summarize(match)
    except SaveError:  # the deeds can be shown without it
        summary = None
    won, outcome = tuple(winning_seats(match.rules, match.game.state)), match.outcome
    reason = "" if outcome is None else say(outcome.reason)
    persons = [seat for seat, holder in match.holders.items() if holder == PERSON]
    sole = persons[0] if len(persons) == 1 else None
    return ResultFacts(match.view(tuple(match.holders)).state, won, reason, summary, sole)


def _ends(replay: Replay) -> list[int]:
    begun = [moment for moment, events in enumerate(replay.log) if any(isinstance(one, event.RoundBegan) for one in events)]
    return [*begun[1:], replay.last]


def _note_known(summary: MatchSummary, now: Match, round_number: int) -> None:
    """Record who has become sure of whose deed by now."""
    state: State = now.game.state
    for observer in range(len(state.wizards)):
        belief = believe(now.view(observer).state, observer)
        for seat in (one for one in range(len(state.wizards)) if one != observer):
            known = summary.known.setdefault(seat, [])
            sure = belief[wizard(seat)].get(state.deeds[seat].face, 0.0) >= SURE
            if sure and observer not in [one for one, _ in known]:
                known.append((observer, round_number))


def count_expeditions(found: Expeditions, happened: Event) -> Expeditions:
    """Fold: the expeditions after one more Event. The end of the match may cut the last one short."""
    match happened:
        case event.RoundBegan(number):
            return found._replace(round=number)
        case event.Entered(seat, dungeon):
            return found._replace(made=(*found.made, Expedition(seat, dungeon, found.round)))
        case event.RoomRevealed(danger=danger):
            last = found.made[-1]
            return found.changed(rooms=last.rooms + 1, spared=last.spared * (1 - danger / 100))
        case event.Perished():
            return found.changed(deaths=found.made[-1].deaths + 1)
        case event.Escaped(gold=gold):
            return found.changed(gold=gold)
        case event.PartyLost():
            return found.changed(lost=True)
    return found
