"""What the result screen shows of a match: its turns and highlights, the Heroes, the last log lines, and earlier wins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Hero, State
from game.storage import paths, replays
from game.text import Speaker, say
from game.ui.ravenloft.replay.turns import TurnHistory, read_turns
from game.ui.ravenloft.result import last_blow
from game.ui.ravenloft.result.highlights import Highlight, find_highlights
from game.ui.ravenloft.result.tally import HeroTally, honours, tally
from game.ui.table.match_client import LogLine

LAST_LINES = 8
"""The greatest number of log lines on the result screen."""


@dataclass(frozen=True)
class HeroSummary:
    """What a Hero's panel shows."""

    hero: Hero
    tally: HeroTally
    honour: tuple[str, int]
    holder: str


@dataclass(frozen=True, eq=False)
class ResultFacts:
    """A finished match of `minutes`, ended by the answer number `answers`.

    `blow` says what decided it; `before` is the fewest turns of an earlier win of this adventure, if there is one.
    """

    t: State
    seed: int
    answers: int
    minutes: int
    won: bool
    reason: str
    blow: str
    history: TurnHistory
    highlights: list[Highlight]
    heroes: list[HeroSummary]
    last_lines: list[LogLine]
    before: int | None = None

    @property
    def standing(self) -> int:
        """The number of Heroes with Hit Points left."""
        return sum(figure.hero_hp(hero) > 0 for hero in self.t.heroes)

    @property
    def note(self) -> str:
        """The turns of a victory compared with the best earlier one."""
        if not self.won or self.before is None:
            return ""
        return say("ui-end-best" if self.t.turn.number < self.before else "ui-end-best-was", turns=self.before)

    @property
    def last_highlight(self) -> int:
        """The index of the turn of the last highlight, else of the last turn."""
        return self.history.index_at(self.highlights[-1].moment) if self.highlights else len(self.history.turns) - 1


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match, with everything that any of its seats saw."""
    seats, outcome = tuple(match.holders), match.outcome
    t: State = match.view(seats).state
    log, names = match.seen(seats), [hero.id for hero in t.heroes]
    won = outcome is not None and "heroes" in outcome.winners
    history, tallies = read_turns(log, names), tally(log, names)
    given = honours(tallies, {hero.id: figure.hero_hp(hero) > 0 for hero in t.heroes}, won=won)
    heroes = [HeroSummary(hero, tallies[hero.id], given[hero.id], match.holders[seat]) for seat, hero in enumerate(t.heroes)]
    return ResultFacts(
        t=t,
        seed=match.seed,
        answers=match.turn,
        minutes=max(1, round(match.stopwatch.ms / 60000)),
        won=won,
        reason=say(outcome.reason) if outcome is not None else "",
        blow=last_blow.sentence(log),
        history=history,
        highlights=find_highlights(history, log),
        heroes=heroes,
        last_lines=_last_lines(match, log),
    )


def compare_wins(facts: ResultFacts) -> Iterator[ResultFacts]:
    """The facts after each replay file that may hold an earlier win of the same adventure; none after a defeat."""
    for file in reversed(replays.files(paths.replays())) if facts.won else ():
        facts = _compared(facts, file)
        yield facts


def _compared(facts: ResultFacts, file: Path) -> ResultFacts:
    """The facts with the turns of the win in a file, if it is the fastest so far."""
    try:
        earlier = replays.read_summary(file)
    except SaveError:
        return facts
    same = (earlier.seed, earlier.answers) == (facts.seed, facts.answers)
    if not earlier.won or same or earlier.title != facts.t.adventure or len(earlier.characters) != len(facts.heroes):
        return facts
    return facts if facts.before is not None and earlier.turns >= facts.before else replace(facts, before=earlier.turns)


def _last_lines(match: Match, log: Sequence[Sequence[Event]]) -> list[LogLine]:
    """The last lines of the log, without the changes of turn and phase."""
    steps = (happened.TurnBegan, happened.PhaseBegan, happened.TurnEnded)
    shown = [event for events in log[-12:] for event in events if not isinstance(event, steps)]
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    found = [LogLine(" ".join(speaker.event(event).split()), type(event).rule) for event in shown]
    return [line for line in found if line.words][-LAST_LINES:]
