"""What the result screen shows of a match: computed once from its state and its log."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.storage import paths, replays
from game.text import Speaker
from game.ui.ravenloft.replay.turns import TurnHistory, read_turns
from game.ui.ravenloft.result import last_blow
from game.ui.ravenloft.result.hero_panels import HeroSummary
from game.ui.ravenloft.result.highlights import Highlight, find_highlights
from game.ui.ravenloft.result.tally import honours, tally
from game.ui.ravenloft.result.verdict import Verdict
from game.ui.table.match_client import LogLine

LAST_LINES = 8
"""The greatest number of log lines on the result screen."""


@dataclass
class MatchSummary:
    """The turns, the highlights, the Heroes, the verdict and the last log lines of a match."""

    match: Match
    state: State
    won: bool
    verdict: Verdict
    history: TurnHistory
    highlights: list[Highlight]
    heroes: list[HeroSummary]
    last_lines: list[LogLine]

    @classmethod
    def of(cls, match: Match) -> "MatchSummary":
        """Return the summary of a finished match, with everything that any of its seats saw."""
        seats = tuple(match.holders)
        t: State = match.view(seats).state
        log, names = match.seen(seats), [hero.id for hero in t.heroes]
        won = match.outcome is not None and "heroes" in match.outcome.winners
        verdict = Verdict(match, t, won=won)
        verdict.blow = last_blow.sentence(log)
        history, tallies = read_turns(log, names), tally(log, names)
        given = honours(tallies, {hero.id: figure.hero_hp(hero) > 0 for hero in t.heroes}, won=won)
        heroes = [HeroSummary(hero, tallies[hero.id], given[hero.id], match.holders[seat]) for seat, hero in enumerate(t.heroes)]
        return cls(match, t, won, verdict, history, find_highlights(history, log), heroes, _last_lines(match, log))

    @property
    def standing(self) -> int:
        """The number of Heroes with Hit Points left."""
        return sum(figure.hero_hp(hero) > 0 for hero in self.state.heroes)

    def earlier_wins(self) -> list[Path]:
        """Return the replay files that may hold an earlier win; none after a defeat."""
        return replays.files(paths.replays()) if self.won else []

    def compare(self, file: Path) -> bool:
        """Compare the match with the replay in a file; True if it is the fastest earlier win of the same adventure so far."""
        try:
            earlier = replays.read_summary(file)
        except SaveError:
            return False
        same = (earlier.seed, earlier.answers) == (self.match.seed, self.match.turn)
        if not earlier.won or same or earlier.title != self.state.adventure or len(earlier.characters) != len(self.heroes):
            return False
        if self.verdict.before is not None and earlier.turns >= self.verdict.before:
            return False
        self.verdict.before = earlier.turns
        return True


def _last_lines(match: Match, log: Sequence[Sequence[Event]]) -> list[LogLine]:
    """Return the last lines of the log, without the changes of turn and phase."""
    steps = (happened.TurnBegan, happened.PhaseBegan, happened.TurnEnded)
    shown = [event for events in log[-12:] for event in events if not isinstance(event, steps)]
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    found = [LogLine(" ".join(speaker.event(event).split()), type(event).rule) for event in shown]
    return [line for line in found if line.words][-LAST_LINES:]
