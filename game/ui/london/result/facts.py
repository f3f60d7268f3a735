"""The content of the result screen: verdict, score, record, figures of the day, and the part of each Character."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple, cast

from msgspec import Struct

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.london import event, league
from game.rules.london.league import Figures, Result, Sheet, Variant
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import DREAD, GOONS, NUMBERS, PLACES, PLOTS, plot_cards
from game.storage import paths, results
from game.text import error_text, say
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, CardAttempt, DayRecord, HourRecord, read_day
from game.ui.london.replay.position import hour_words
from game.ui.table import facts as folds

PARTS = ("survivors", "fists", "items", "virtue", "cards", "conditions")
"""The parts of the score in the order of the rules (LD-221 to LD-226)."""
SCORE = NUMBERS.score
WORTH = dict(zip(PARTS, (SCORE.survivor, SCORE.fist, SCORE.item, SCORE.virtue, SCORE.card, SCORE.condition), strict=True))
"""The points for each one."""
SIGNS = dict(zip(PARTS, ("tick", "fist", "item", "virtue", "cards", "injured"), strict=True))
FEW = 2
"""The number of rule changes that short texts still list."""


@dataclass(frozen=True, eq=False)
class ResultFacts:
    """A finished match with the League's `sheet`; `entered` is its line there. `problem` explains a failed write."""

    t: State
    seed: int
    holders: Mapping[int, str]
    log: Sequence[Sequence[Event]]
    day: DayRecord
    won: bool
    reason: str
    sheet: Sheet
    problem: str
    entered: Result | None
    result: Result

    @property
    def opened(self) -> str:
        """The story that this result has unlocked, "" if none."""
        return self.sheet.opened_by(self.entered) if self.entered is not None else ""

    @property
    def record(self) -> str:
        """This result compared with the earlier ones of the story under the same rules, in words."""
        if self.entered is None:
            return say("ui-ld-end-uncounted")
        earlier = Sheet(self.sheet.results[: self.sheet.results.index(self.entered)])
        found: Figures = league.figures(earlier.some(self.result.story, self.result.variant))
        if not self.won:
            return say("ui-ld-end-tries", played=found.played + 1, won=found.won)
        if found.best is None:
            return say("ui-ld-end-first")
        best = found.best.total
        return say("ui-ld-end-best", before=best) if self.result.total > best else say("ui-ld-end-best-is", best=best)

    @property
    def epilogue(self) -> str:
        """The text of the story's end."""
        return say(f"{'victory' if self.won else 'defeat'}-{self.t.options.story}")

    @property
    def short(self) -> list[str]:
        """The reasons of a defeat in sentences."""
        found = []
        if self.reason == "lost-showdown" and self.day.fists is not None:
            fists, target = self.day.fists
            found.append(say("ui-ld-end-short", fists=fists, target=target))
            found.append(say("ui-ld-end-target", dread=self.t.dread, splatter=NUMBERS.splatter))
        elif self.reason == "lost-trail":
            last = plot_cards(self.t.options.story, self.t.chapter)[-1]
            found.append(say("ui-ld-end-trail", card=last, hour=say(f"name-{PLOTS[last].time}")))
        elif self.reason == "lost-dread":
            found.append(say("ui-ld-end-track", most=NUMBERS.dread_limit))
        for source, change in sources(self.day)[:1]:
            found += [say("ui-ld-end-most", source=say(f"ui-ld-dread-{source}"), dread=change)] if change > 0 else []
        return found

    @cached_property
    def tallies(self) -> list[tuple["CharacterTally", tuple[str, int]]]:
        """The figures and the honour of each Character by seat."""
        done = tally(self.day, self.log)
        return list(zip(done, honours(done), strict=True))

    @cached_property
    def plots(self) -> list[tuple[CardId, int]]:
        """All Plot cards of the played Chapters with the tier reached, -1 if unresolved."""
        tiers = {attempt.card: attempt.tier for attempt in self.day.attempts}
        cards = [card for chapter in self.day.chapters for card in plot_cards(self.t.options.story, chapter.number)]
        return [(card, tiers.get(card, -1)) for card in cards]

    @property
    def numbers(self) -> list[tuple[str, str]]:
        """The figures of the whole match with their labels."""
        found = Counter(one.result for one in self.day.attempts)
        for one, _ in self.tallies:
            found.update(fists=one.fists, detours=one.detours)
        counts = [(what, found[what]) for what in (SOLVED, FAILED, "fists", "detours")]
        return [(str(count), say(f"ui-ld-end-count-{what}", count=count)) for what, count in counts]

    @property
    def hours(self) -> list[tuple[str, str]]:
        """The best and the worst hour, each with its sign, in words."""
        found = []
        if (best := greatest(self.day, worth)) is not None:
            done = tuple(attempt.card for attempt in best.attempts if attempt.result in (SOLVED, *TIER_RESULTS[1:]))
            found.append(("tick", say("ui-ld-end-hour-best", hour=hour_words(self.day, best), cards=done)))
        if (worst := greatest(self.day, lambda hour: hour.change)) is not None:
            found.append(("dread", say("ui-ld-end-hour-worst", hour=hour_words(self.day, worst), dread=worst.change)))
        return found


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match. With `counts` it enters the League unless it is there already."""
    seats, outcome = tuple(match.holders), match.outcome
    t: State = match.view(seats).state
    log = match.seen(seats)
    sheet, problem = _read_sheet(match, paths.results(league.FILE), counts=counts)
    entered = sheet.of(results.key_of(match))
    won, reason = (False, "") if outcome is None else ("investigators" in outcome.winners, outcome.reason)
    result = entered or cast(Result, results.result_of(match, datetime.now(UTC)))
    day = read_day(log, match.actions, len(t.people))
    return ResultFacts(t, match.seed, dict(match.holders), log, day, won, reason, sheet, problem, entered, result)


def _read_sheet(match: Match, file: Path, *, counts: bool) -> tuple[Sheet, str]:
    """The League's sheet, and what went wrong."""
    try:
        entered = results.enter(match, file) if counts else None
        problem = say("ui-ld-league-aside", file=str(entered.aside)) if entered is not None and entered.aside is not None else ""
        return Sheet(results.read(file, Result).results), problem
    except SaveError as error:
        return Sheet(), error_text(error)


def variant_words(variant: Variant) -> str:
    """The rules of a match in words: the clock, and all deviations from the printed rules."""
    return _variant(variant, ", ".join(say(f"ui-ld-tweak-{one}") for one in variant.tweaks))


def variant_brief(variant: Variant) -> str:
    """The rules in few words, with only the number of deviations if there are more than two."""
    count = len(variant.tweaks)
    return variant_words(variant) if count <= FEW else _variant(variant, say("ui-ld-tweaks", count=count))


def _variant(variant: Variant, tweaks: str) -> str:
    clock = say(f"ui-ld-clock-{variant.clock}")
    return say("ui-ld-variant", clock=clock, tweaks=tweaks) if tweaks else clock


# ------------------------------------------------------------------ figures by Character and hour

SOURCES = ("hidden", "open", "plot", "card", "trauma", "duplicate", "detour", "stash", "goon", "antagonist")
"""The sources of Dread in the order in which equal ones are listed."""


class CharacterTally(Struct, frozen=True):
    """The figures of a Character."""

    solved: int = 0
    plots: int = 0
    dice: int = 0
    fists: int = 0
    laid: int = 0
    turned: int = 0
    used: int = 0
    friends: int = 0
    detours: int = 0
    wounds: int = 0
    idle: int = 0
    met: int = 0
    beaten: int = 0
    defeated: int = 0


class Tallies(NamedTuple):
    """The figures of the Characters by seat, and the dice that lie before each, True for a FIST."""

    seats: Mapping[Seat, CharacterTally]
    dice: Mapping[Seat, tuple[bool, ...]]


RANKS = {
    "beaten": 2,
    "solved": 3,
    "fists": 3,
    "plots": 3,
    "turned": 6,
    "wounds": 2,
    "friends": 2,
    "used": 2,
    "laid": 12,
    "idle": 3,
}
"""The honours in their order, each with the least value of its figure."""
COUNTED: dict[type[Event], str] = {
    event.ItemUsed: "used", event.ItemDepleted: "used", event.ArrowTurned: "detours", event.ConditionGained: "wounds",
    event.ConditionDoubled: "wounds", event.Defeated: "defeated",
}  # fmt: skip
"""The Events that count one for their seat."""
ATTEMPTS = {SOLVED: "solved", JOINED: "friends", **dict.fromkeys(TIER_RESULTS, "plots")}


def tally(day: DayRecord, log: Iterable[Iterable[Event]]) -> list[CharacterTally]:
    """The figures of all Characters by seat."""
    found = folds.folded(count, Tallies({seat: CharacterTally() for seat in range(day.seats)}, {}), log).seats
    for seat, what, more in _of_day(day):
        found = folds.counted(found, seat, **{what: more})
    return list(found.values())


def _of_day(day: DayRecord) -> Iterator[tuple[Seat, str, int]]:
    """What the record of the day counts, and for whom."""
    for attempt in day.attempts:
        yield from ((seat, ATTEMPTS[attempt.result], 1) for seat in attempt.seats if attempt.result in ATTEMPTS)
    for chapter in day.chapters:
        for hour, before in zip(chapter.hours, [None, *chapter.hours], strict=False):
            yield from ((seat, "idle", int(_idle(hour, before, seat))) for seat in range(day.seats))
        yield from ((turned.seat, "turned", 1) for turned in chapter.planning.reveals)
        yield from ((laid.seat, "laid", int(bool(laid.token))) for laid in chapter.planning.token_changes)
    for _, met in day.challenge_results:
        yield from ((met.seat, "met", 1), (met.seat, "beaten", int(met.success)))


def _idle(hour: HourRecord, before: HourRecord | None, seat: Seat) -> bool:
    """Whether a Character did nothing in an hour and did not travel either."""
    here, acts = hour.actual[seat], any(seat in attempt.seats for attempt in hour.attempts)
    return not acts and (PLACES[here].number > 0 or (before is not None and before.actual[seat] == here))


def count(found: Tallies, one: Event) -> Tallies:
    """Fold: the figures after one more Event."""
    seat: Seat = getattr(one, "seat", -1)
    if type(one) in COUNTED:
        return found._replace(seats=folds.counted(found.seats, seat, **{COUNTED[type(one)]: 1}))
    rolled = found.dice.get(seat, ())
    match one:
        case event.DiceRolled():
            more = folds.counted(found.seats, seat, dice=len(one.dice), fists=sum(one.dice))
            return Tallies(more, {**found.dice, seat: tuple(one.dice)})
        case event.DieTurned():
            dice = (*rolled[: one.number], one.fist, *rolled[one.number + 1 :])
            return Tallies(folds.counted(found.seats, seat, fists=one.fist - rolled[one.number]), {**found.dice, seat: dice})
        case event.FistAdded():
            return found._replace(seats=folds.counted(found.seats, seat, fists=one.count))
    return found


def honours(tallies: Sequence[CharacterTally]) -> list[tuple[str, int]]:
    """The honour of each Character by seat."""
    given = {seat: ("fallen", 0) for seat, one in enumerate(tallies) if one.defeated}
    ranks = [(what, attrgetter(what), least) for what, least in RANKS.items()]
    return list(folds.honours(dict(enumerate(tallies)), ranks, given).values())


def sources(day: DayRecord) -> list[tuple[str, int]]:
    """The rise of Dread by source, the greatest first. All that lowered it ("relief", negative) is last."""
    raised, relief = Counter[str](), 0
    for one in day.dread_changes:
        raised[one.why] += max(0, one.change)
        relief += min(0, one.change)
    found = sorted(((why, change) for why, change in raised.items() if change), key=lambda one: (-one[1], SOURCES.index(one[0])))
    return [*found, ("relief", relief)] if relief else found


def greatest(day: DayRecord, mark: Callable[[HourRecord], int]) -> HourRecord | None:
    """The hour with the highest mark, the earlier of equals, or None if no hour has any."""
    hour = max(day.hours, key=mark, default=None)
    return hour if hour is not None and mark(hour) > 0 else None


def worth(hour: HourRecord) -> int:
    """A value to compare hours: the worth of its attempts, minus the rise of Dread."""
    return sum(map(_worth, hour.attempts)) - hour.change


def _worth(attempt: CardAttempt) -> int:
    """The Dread avoided, and the tiers of a Plot card."""
    if attempt.tier > 0:
        return 2 * attempt.tier + PLOTS[attempt.card].dread
    unsolved = NUMBERS.goon_left if attempt.card in GOONS else DREAD[attempt.card].dread if attempt.card in DREAD else 0
    return unsolved if attempt.result == SOLVED else 0
