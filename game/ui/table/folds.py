"""Folds: what is counted from the Events of a match, one after the other."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.rules.engine.script import Event

Summary = TypeVar("Summary")
Fold = Callable[[Summary, Event], Summary]
"""The summary after one more Event. It does not change the summary before it."""


def folded(fold: Fold[Summary], summary: Summary, log: Iterable[Iterable[Event]]) -> Summary:
    """The summary after all Events of a log, which has the Events of each answer."""
    for events in log:
        for event in events:
            summary = fold(summary, event)
    return summary
