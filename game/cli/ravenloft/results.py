"""Castle Ravenloft in a terminal: the campaign ledger."""

from collections.abc import Sequence

from game.rules.ravenloft.adventures.campaign import Ledger, Result
from game.storage.results import Stored
from game.text import ravenloft


def results_page(stored: Stored[Result], *, every: bool) -> list[str]:
    """The ledger, with every evening if wanted."""
    return ravenloft.page(Ledger(*stored), nights=every)


def damage(stored: Stored[Result], file: str) -> str:
    """A sentence about lines of `file` that could not be read."""
    return ravenloft.problem(Ledger(*stored), file)


def after_result(stored: Stored[Result], result: Result) -> Sequence[str]:
    """What the same Heroes should play next."""
    return [ravenloft.advice(Ledger(*stored), result.heroes)]
