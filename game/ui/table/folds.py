"""Folds: what is counted from the Events of a match, one after the other."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.rules.engine.script import Event

Summary = TypeVar("Summary")
Who = TypeVar("Who", bound=Hashable)
Tally = TypeVar("Tally", bound=Struct)
Fold = Callable[[Summary, Event], Summary]
"""The summary after one more Event. It does not change the summary before it."""


def folded(fold: Fold[Summary], summary: Summary, log: Iterable[Iterable[Event]]) -> Summary:
    """The summary after all Events of a log, which has the Events of each answer."""
    for events in log:
        for event in events:
            summary = fold(summary, event)
    return summary


def counted(tallies: Mapping[Who, Tally], who: Who, **more: int) -> Mapping[Who, Tally]:
    """The tallies with `more` in the fields of one of them; unchanged if nobody has this name."""
    if who not in tallies:
        return tallies
    one = tallies[who]
    return {**tallies, who: replace(one, **{name: getattr(one, name) + number for name, number in more.items()})}


def honours(
    tallies: Mapping[Who, Tally],
    ranks: Sequence[tuple[str, Callable[[Tally], int], int]],
    given: Mapping[Who, tuple[str, int]],
) -> dict[Who, tuple[str, int]]:
    """Each one's honour: the end of a message id and a number. Honours differ until they run out; "there" is left then.

    `ranks` are the honours in their order, each with what is compared and its least value. The honours in `given` are fixed.
    """
    found = dict(given)
    for honour, mark, least in ranks:
        best = max(map(mark, tallies.values()))
        first = next((who for who in tallies if who not in found and mark(tallies[who]) == best), None)
        if first is not None and best >= least:
            found[first] = (honour, best)
    return {who: found.get(who, ("there", 0)) for who in tallies}
