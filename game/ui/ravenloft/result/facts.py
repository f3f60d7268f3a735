"""What the result screen shows of a match: its turns and highlights, what each Hero did, what decided it, the last log lines, and earlier wins."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct

from game.match import PERSON, Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Hero, State
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths, replays
from game.text import Speaker, has, say
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
    ("back", attrgetter("falls"), 1), ("mended", attrgetter("mended"), 2), ("blade", attrgetter("felled"), 2), ("wall", attrgetter("taken"), 4),
    ("seeker", attrgetter("tiles"), 2), ("lucky", lambda one: round(one.mean or 0), 13), ("unlucky", lambda one: 21 - round(one.mean or 21), 13),
    ("finder", attrgetter("treasures"), 2), ("twenty", attrgetter("twenties"), 1),
)  # fmt: skip
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
    def verdict(self) -> str:
        """The id of the sentence who has won: the only person in the match, or a side."""
        if [one.holder for one in self.heroes].count(PERSON) == 1:
            return "ui-you-win" if self.won else "ui-you-lose"
        return "ui-heroes-win" if self.won else "ui-castle-wins"

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
        blow=last_blow(log),
        history=history,
        highlights=find_highlights(history, log),
        heroes=heroes,
        last_lines=_last_lines(match, log),
    )


def compare_wins(facts: ResultFacts) -> Iterator[ResultFacts]:
    """The facts after each replay file that may hold an earlier win of the same adventure; none after a defeat."""
    for file in reversed(replays.files(paths.replays())) if facts.won else ():
        with suppress(SaveError):
            earlier = replays.read_summary(file)
            same = (earlier.seed, earlier.answers) == (facts.seed, facts.answers)
            alike = earlier.won and earlier.title == facts.t.adventure and len(earlier.characters) == len(facts.heroes)
            if alike and not same and (facts.before is None or earlier.turns < facts.before):
                facts = replace(facts, before=earlier.turns)
        yield facts


def _last_lines(match: Match, log: Sequence[Sequence[Event]]) -> list[LogLine]:
    """The last lines of the log, without the changes of turn and phase."""
    steps = (happened.TurnBegan, happened.PhaseBegan, happened.TurnEnded)
    shown = [event for events in log[-12:] for event in events if not isinstance(event, steps)]
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    found = [LogLine(" ".join(speaker.event(event).split()), type(event).rule) for event in shown]
    return [line for line in found if line.words][-LAST_LINES:]


FALLEN = ("lost-no-surge", "failed-adventure-impossible")
"""The reasons of a defeat that a blow decides."""

LEAVING = ("win-on-tile", "escape-with-loot", "escape-by-stairs")
"""The triggers of adventures that are won by leaving the dungeon."""


def last_blow(log: Sequence[Sequence[Event]]) -> str:
    """Return the sentence about it; "" if the match is not over or no single Event decided it."""
    events = [event for events in log for event in events]
    end = next((event for event in reversed(events) if isinstance(event, happened.Won | happened.Lost)), None)
    if isinstance(end, happened.Won):
        return _won(events)
    return _lost(events) if end is not None and end.reason in FALLEN else ""


def _lost(events: list[Event]) -> str:
    """Return who felled the last Hero, with what, and in which turn."""
    turns = [event for event in events if isinstance(event, happened.TurnBegan)]
    lost = turns[-1].hero if turns else ""  # the Hero that could not rise
    for place in reversed(range(len(events))):
        blow = events[place]
        if isinstance(blow, happened.TurnBegan):
            turns.pop()
        if isinstance(blow, happened.Damaged) and not blow.left and blow.figure == lost:
            by = _striker(events[:place], blow)
            message = "ui-blow-struck" if by else "ui-blow-card" if has(f"name-{blow.cause}") else "ui-blow-alone"
            return say(message, by=by, cause=blow.cause, hero=blow.figure, turn=turns[-1].number if turns else 1)
    return ""


def _striker(before: list[Event], blow: happened.Damaged) -> str:
    """Return the figure that dealt the damage; "" if no attack did."""
    for event in reversed(before):
        if isinstance(event, happened.Attacked) and event.target == blow.figure and event.card == blow.cause:
            return event.attacker if event.attacker != event.card else ""
        if isinstance(event, happened.TurnBegan | happened.MonsterActivated):
            return ""
    return ""


def _won(events: list[Event]) -> str:
    """Return the Event that completed the victory, if the adventure asks for one."""
    begun = next((event.adventure for event in events if isinstance(event, happened.AdventureBegan)), "")
    row, heroes = ADVENTURES.get(begun), {event.hero for event in events if isinstance(event, happened.TurnBegan)}
    if row is None:
        return ""
    leaving = any(trigger.do in LEAVING for trigger in row.trigger)
    kills = {trigger.counter for trigger in row.trigger if trigger.on == "destroyed"}
    for event in reversed(events):
        match event:
            case happened.MarkerGained() | happened.FigureLeft():
                return ""  # a figure was calmed or fled: no blow decided it
            case happened.Counted() if event.value >= event.goal > 0 and not leaving and event.counter not in kills:
                return ""  # the last step of several
            case happened.TokenTaken() if event.hero:
                return say("ui-won-took", hero=event.hero, token=event.token)
            case happened.MonsterDestroyed() if _is_required(row, event.figure):
                return say("ui-won-destroyed", hero=event.by, figure=event.figure) if event.by else ""
            case happened.Walked() | happened.Relocated() if leaving and event.figure in heroes:
                return say("ui-won-reached", hero=event.figure)
    return ""


def _is_required(row: Adventure, figure: str) -> bool:
    """Return whether the adventure requires the destruction of this figure: by name, by draw, by number, or as a guard."""
    kind = figure.rpartition("-")[0]
    counted = {trigger.counter for trigger in row.trigger if trigger.on == "destroyed" and trigger.figure in ("", kind)}
    goals = [goal for key, goal in row.goals() if key.startswith("won")]
    return any(
        goal.ask == "unguarded"
        or kind == goal.figure
        or kind in row.pools.get(goal.pool, {})
        or (goal.counter and goal.counter in counted)
        for goal in goals
    )
