"""Figures of a match by Character and hour, computed from its Events."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.tables.cards import PLACES
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, DayRecord, HourRecord, Seat

SOURCES = ("hidden", "open", "plot", "card", "trauma", "duplicate", "detour", "stash", "goon", "antagonist")
"""The sources of Dread in the order in which equal ones are listed."""


class CharacterTally(Struct):
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
    defeated: bool = False


def tally(day: DayRecord, log: Iterable[Iterable[Event]]) -> list[CharacterTally]:
    """The figures of all Characters by seat."""
    found = [CharacterTally() for _ in range(day.seats)]
    for attempt in day.attempts:
        for seat in attempt.seats:
            one = found[seat]
            one.solved += attempt.result == SOLVED
            one.failed += attempt.result == FAILED
            one.plots += attempt.result in TIER_RESULTS
            one.friends += attempt.result == JOINED
    for chapter in day.chapters:
        for hour, before in zip(chapter.hours, [None, *chapter.hours], strict=False):
            for seat in range(day.seats):
                found[seat].idle += _idle(hour, before, seat)
    for chapter in day.chapters:
        for turned in chapter.planning.reveals:
            found[turned.seat].turned += 1
        for laid in chapter.planning.token_changes:
            found[laid.seat].laid += bool(laid.token)
    for met in day.challenge_results:
        found[met.seat].met += 1
        found[met.seat].beaten += met.won
    _count(found, log)
    return found


def _idle(hour: HourRecord, before: HourRecord | None, seat: Seat) -> bool:
    """Whether a Character did nothing in an hour and did not travel either."""
    here = hour.actual[seat]
    stays = before is not None and before.actual[seat] == here
    return not hour.of(seat) and (PLACES[here].number > 0 or stays)


def _count(found: list[CharacterTally], log: Iterable[Iterable[Event]]) -> None:
    lying: dict[Seat, list[bool]] = {}
    for events in log:
        for one in events:
            match one:
                case event.DiceRolled():
                    lying[one.seat] = list(one.dice)
                    found[one.seat].dice += len(one.dice)
                    found[one.seat].fists += sum(one.dice)
                case event.DieTurned():
                    found[one.seat].fists += one.fist - lying[one.seat][one.number]
                    lying[one.seat][one.number] = one.fist
                case event.FistAdded():
                    found[one.seat].fists += one.count
                case event.ItemUsed() | event.ItemDepleted():
                    found[one.seat].used += 1
                case event.VirtueSpent():
                    found[one.seat].virtue += 1
                case event.ArrowTurned():
                    found[one.seat].detours += 1
                case event.ConditionGained() | event.ConditionDoubled():
                    found[one.seat].wounds += 1
                case event.Defeated():
                    found[one.seat].defeated = True


def honours(tallies: Sequence[CharacterTally]) -> list[tuple[str, int]]:
    """The honour of each Character by seat: the end of a message id and a number. Honours differ until they run out."""
    given: dict[Seat, tuple[str, int]] = {seat: ("fallen", 0) for seat, one in enumerate(tallies) if one.defeated}
    marks: Mapping[str, tuple[list[int], int]] = {
        "beaten": ([one.beaten for one in tallies], 2),
        "solved": ([one.solved for one in tallies], 3),
        "fists": ([one.fists for one in tallies], 3),
        "plots": ([one.plots for one in tallies], 3),
        "turned": ([one.turned for one in tallies], 6),
        "wounds": ([one.wounds for one in tallies], 2),
        "friends": ([one.friends for one in tallies], 2),
        "used": ([one.used for one in tallies], 2),
        "laid": ([one.laid for one in tallies], 12),
        "idle": ([one.idle for one in tallies], 3),
    }
    for honour, (counts, least) in marks.items():
        seat = max((one for one in range(len(tallies)) if one not in given), key=lambda one: counts[one], default=-1)
        if seat >= 0 and counts[seat] >= least and counts[seat] == max(counts):
            given[seat] = (honour, counts[seat])
    return [given.get(seat, ("there", 0)) for seat in range(len(tallies))]


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
