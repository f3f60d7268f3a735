"""Figures of a match by Character and hour, computed from its Events."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.tables.cards import PLACES
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, DayRecord, HourRecord, Seat
from game.ui.table import facts

SOURCES = ("hidden", "open", "plot", "card", "trauma", "duplicate", "detour", "stash", "goon", "antagonist")
"""The sources of Dread in the order in which equal ones are listed."""


class CharacterTally(Struct, frozen=True):
    """The figures of a Character."""

    solved: int = 0
    plots: int = 0
    failed: int = 0
    dice: int = 0
    fists: int = 0
    laid: int = 0
    turned: int = 0
    used: int = 0
    virtue: int = 0
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


RANKS = tuple(
    (what, attrgetter(what), least)
    for what, least in (
        ("beaten", 2), ("solved", 3), ("fists", 3), ("plots", 3), ("turned", 6), ("wounds", 2), ("friends", 2), ("used", 2),
        ("laid", 12), ("idle", 3),
    )
)  # fmt: skip
"""The honours in their order, what is compared, and its least value."""


def tally(day: DayRecord, log: Iterable[Iterable[Event]]) -> list[CharacterTally]:
    """The figures of all Characters by seat."""
    begun = Tallies({seat: CharacterTally() for seat in range(day.seats)}, {})
    found = facts.folded(count, begun, log).seats
    for seat, more in _of_day(day):
        found = facts.counted(found, seat, **more)
    return list(found.values())


def _of_day(day: DayRecord) -> Iterator[tuple[Seat, dict[str, int]]]:
    """What the record of the day counts, and for whom."""
    results = {SOLVED: "solved", FAILED: "failed", JOINED: "friends", **dict.fromkeys(TIER_RESULTS, "plots")}
    for attempt in day.attempts:
        if attempt.result in results:
            yield from ((seat, {results[attempt.result]: 1}) for seat in attempt.seats)
    for chapter in day.chapters:
        for hour, before in zip(chapter.hours, [None, *chapter.hours], strict=False):
            yield from ((seat, {"idle": int(_idle(hour, before, seat))}) for seat in range(day.seats))
        yield from ((turned.seat, {"turned": 1}) for turned in chapter.planning.reveals)
        yield from ((laid.seat, {"laid": int(bool(laid.token))}) for laid in chapter.planning.token_changes)
    yield from ((met.seat, {"met": 1, "beaten": met.won}) for met in day.challenge_results)


def _idle(hour: HourRecord, before: HourRecord | None, seat: Seat) -> bool:
    """Whether a Character did nothing in an hour and did not travel either."""
    here = hour.actual[seat]
    stays = before is not None and before.actual[seat] == here
    return not hour.of(seat) and (PLACES[here].number > 0 or stays)


def count(found: Tallies, one: Event) -> Tallies:
    """Fold: the figures after one more Event."""

    def more(**numbers: int) -> Tallies:
        return found._replace(seats=facts.counted(found.seats, one.seat, **numbers))  # type: ignore[attr-defined]

    match one:
        case event.DiceRolled():
            return more(dice=len(one.dice), fists=sum(one.dice))._replace(dice={**found.dice, one.seat: tuple(one.dice)})
        case event.DieTurned():
            dice = found.dice[one.seat]
            turned = (*dice[: one.number], one.fist, *dice[one.number + 1 :])
            return more(fists=one.fist - dice[one.number])._replace(dice={**found.dice, one.seat: turned})
        case event.FistAdded():
            return more(fists=one.count)
        case event.ItemUsed() | event.ItemDepleted():
            return more(used=1)
        case event.VirtueSpent():
            return more(virtue=1)
        case event.ArrowTurned():
            return more(detours=1)
        case event.ConditionGained() | event.ConditionDoubled():
            return more(wounds=1)
        case event.Defeated():
            return more(defeated=1)
    return found


def honours(tallies: Sequence[CharacterTally]) -> list[tuple[str, int]]:
    """The honour of each Character by seat."""
    given = {seat: ("fallen", 0) for seat, one in enumerate(tallies) if one.defeated}
    return list(facts.honours(dict(enumerate(tallies)), RANKS, given).values())


def sources(day: DayRecord) -> list[tuple[str, int]]:
    """The rise of Dread by source, the greatest first. All that lowered it ("relief", negative) is last."""
    raised, relief = Counter[str](), 0
    for one in day.dread_changes:
        if one.change > 0:
            raised[one.why] += one.change
        else:
            relief += one.change
    found = sorted(raised.items(), key=lambda one: (-one[1], SOURCES.index(one[0])))
    return [*found, ("relief", relief)] if relief else found


def best_hour(day: DayRecord) -> HourRecord | None:
    """The hour with the highest worth, the earlier of equals, or None if no hour has any."""
    hour = max(day.hours, key=lambda one: one.worth, default=None)
    return hour if hour is not None and hour.worth > 0 else None


def worst_hour(day: DayRecord) -> HourRecord | None:
    """The hour with the greatest rise of Dread, the earlier of equals, or None without a rise."""
    hour = max(day.hours, key=lambda one: one.change, default=None)
    return hour if hour is not None and hour.change > 0 else None
