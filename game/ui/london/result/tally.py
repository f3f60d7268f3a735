"""What everybody did in a story, counted from its Events, and what each is remembered for; where the Dread came from."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.tables.cards import PLACES
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, Day, Hour, Seat

SOURCES = ("hidden", "open", "plot", "card", "trauma", "duplicate", "detour", "stash", "goon", "antagonist")
"""What raises Dread, in the order in which it is told where two raised it alike."""


class Doings(Struct):
    """One Character's part."""

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


def tally(day: Day, log: Iterable[Iterable[Event]]) -> list[Doings]:
    """What each Character did, by seat."""
    found = [Doings() for _ in range(day.seats)]
    for deed in day.deeds:
        for seat in deed.seats:
            one = found[seat]
            one.solved += deed.result == SOLVED
            one.failed += deed.result == FAILED
            one.plots += deed.result in TIER_RESULTS
            one.friends += deed.result == JOINED
    for chapter in day.chapters:
        for hour, before in zip(chapter.hours, [None, *chapter.hours], strict=False):
            for seat in range(day.seats):
                found[seat].idle += _idle(hour, before, seat)
    for chapter in day.chapters:
        for turned in chapter.planning.turned:
            found[turned.seat].turned += 1
        for laid in chapter.planning.laid:
            found[laid.seat].laid += bool(laid.token)
    for met in day.met:
        found[met.seat].met += 1
        found[met.seat].beaten += met.won
    _count(found, log)
    return found


def _idle(hour: Hour, before: Hour | None, seat: Seat) -> bool:
    """Whether somebody did nothing in an hour, and was not on the way either."""
    here = hour.been[seat]
    stays = before is not None and before.been[seat] == here
    return not hour.of(seat) and (PLACES[here].number > 0 or stays)


def _count(found: list[Doings], log: Iterable[Iterable[Event]]) -> None:
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


def honours(doings: Sequence[Doings]) -> list[tuple[str, int]]:
    """What each is remembered for, by seat: the end of a message id and a number. No two share one until they run out."""
    given: dict[Seat, tuple[str, int]] = {seat: ("fallen", 0) for seat, one in enumerate(doings) if one.defeated}
    marks: Mapping[str, tuple[list[int], int]] = {
        "beaten": ([one.beaten for one in doings], 2),
        "solved": ([one.solved for one in doings], 3),
        "fists": ([one.fists for one in doings], 3),
        "plots": ([one.plots for one in doings], 3),
        "turned": ([one.turned for one in doings], 6),
        "wounds": ([one.wounds for one in doings], 2),
        "friends": ([one.friends for one in doings], 2),
        "used": ([one.used for one in doings], 2),
        "laid": ([one.laid for one in doings], 12),
        "idle": ([one.idle for one in doings], 3),
    }
    for honour, (counts, least) in marks.items():
        seat = max((one for one in range(len(doings)) if one not in given), key=lambda one: counts[one], default=-1)
        if seat >= 0 and counts[seat] >= least and counts[seat] == max(counts):
            given[seat] = (honour, counts[seat])
    return [given.get(seat, ("there", 0)) for seat in range(len(doings))]


def sources(day: Day) -> list[tuple[str, int]]:
    """By how much each source raised the Dread, the worst first; what lowered it ("relief", negative) last."""
    raised, relief = Counter[str](), 0
    for one in day.dark:
        if one.change > 0:
            raised[one.why] += one.change
        else:
            relief += one.change
    found = sorted(raised.items(), key=lambda one: (-one[1], SOURCES.index(one[0])))
    return [*found, ("relief", relief)] if relief else found


def best_hour(day: Day) -> Hour | None:
    """The hour in which most was won, the earlier of equals; None where nothing was."""
    hour = max(day.hours, key=lambda one: one.worth, default=None)
    return hour if hour is not None and hour.worth > 0 else None


def worst_hour(day: Day) -> Hour | None:
    """The hour in which Dread rose most, the earlier of equals; None where it never rose."""
    hour = max(day.hours, key=lambda one: one.change, default=None)
    return hour if hour is not None and hour.change > 0 else None
