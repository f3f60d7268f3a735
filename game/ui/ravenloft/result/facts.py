"""What the result screen shows of a match: its turns and highlights, what each Hero did, the last log lines, and earlier wins."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Hero, State
from game.storage import paths, replays
from game.text import Speaker, say
from game.ui.ravenloft.result import last_blow
from game.ui.ravenloft.result.history import Highlight, TurnHistory, find_highlights, read_turns
from game.ui.table import facts as table_facts
from game.ui.table.match_client import LogLine


class HeroTally(Struct, frozen=True):
    """The counts of one Hero."""

    felled: int = 0
    attacks: int = 0
    hits: int = 0
    dealt: int = 0
    taken: int = 0
    tiles: int = 0
    treasures: int = 0
    mended: int = 0
    rolls: int = 0
    pips: int = 0
    twenties: int = 0
    falls: int = 0

    @property
    def mean(self) -> float | None:
        """The mean of its rolls; None before the first."""
        return self.pips / self.rolls if self.rolls else None


class Tallies(NamedTuple):
    """The counts of each Hero, and the active one."""

    heroes: Mapping[str, HeroTally]
    active: str = ""


RANKS = (
    ("back", attrgetter("falls"), 1),
    ("mended", attrgetter("mended"), 2),
    ("blade", attrgetter("felled"), 2),
    ("wall", attrgetter("taken"), 4),
    ("seeker", attrgetter("tiles"), 2),
    ("lucky", lambda one: round(one.mean or 0), 13),
    ("unlucky", lambda one: 21 - round(one.mean or 21), 13),
    ("finder", attrgetter("treasures"), 2),
    ("twenty", attrgetter("twenties"), 1),
)
"""The honours in their order, what is compared, and its least value."""


def tally(log: Iterable[Iterable[Event]], heroes: Iterable[str]) -> Mapping[str, HeroTally]:
    """The counts of each Hero."""
    return table_facts.folded(count, Tallies({hero: HeroTally() for hero in heroes}), log).heroes


def count(summary: Tallies, event: Event) -> Tallies:
    """Fold: the counts after one more Event. Damage by a card counts for the active Hero, and against the one that it hurts."""
    if isinstance(event, happened.TurnBegan):
        return summary._replace(active=event.hero)
    who, more = _counted(summary, event)
    return summary._replace(heroes=table_facts.counted(summary.heroes, who, **more)) if more else summary


def _counted(summary: Tallies, event: Event) -> tuple[str, dict[str, int]]:
    """What an Event counts, and for whom."""
    match event:
        case happened.Attacked():
            return event.attacker, {"attacks": 1, "hits": event.hit, "twenties": event.face == 20}
        case happened.DieRolled():
            return event.figure, {"rolls": 1, "pips": event.face}
        case happened.Damaged() if event.figure in summary.heroes:
            return event.figure, {"taken": event.amount}
        case happened.Damaged():
            return summary.active, {"dealt": event.amount}
        case happened.Healed() if event.cause != "surge":
            return summary.active, {"mended": event.amount}
        case happened.HeroFell():
            return event.hero, {"falls": 1}
        case happened.MonsterDestroyed():
            return event.by, {"felled": 1}
        case happened.TileLaid():
            return summary.active, {"tiles": 1}
        case happened.TreasureDrawn():
            return event.hero, {"treasures": 1}
    return "", {}


def honours(tallies: Mapping[str, HeroTally], standing: Mapping[str, bool], *, won: bool = False) -> dict[str, tuple[str, int]]:
    """Each Hero's honour. `standing` says who has Hit Points left at the end; after a victory the others are carried out."""
    down = ("carried" if won else "fallen", 0)
    return table_facts.honours(tallies, RANKS, {hero: down for hero, stands in standing.items() if not stands})


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
