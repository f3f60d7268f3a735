"""Results: what a game keeps of a match that people played to its end."""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Result(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The facts that every game keeps.

    `match` tells the match apart from all others. `when` it ended is an ISO 8601 time in UTC. `persons` is how many seats people held, `won` whether
    one of them won, `reason` the message id that says why the match ended.
    """

    match: str
    when: str
    persons: int
    won: bool
    reason: str
    minutes: int = 0


@runtime_checkable
class KeepsResults(Protocol):
    """Rules of a game whose results are kept, in a file named `results_file`."""

    name: str
    results_file: str
    result_type: type[Result]

    def result(self, state: Any, options: Any, facts: dict[str, Any], *, seed: int, title: str) -> Result:
        """The result of a match that is over; `facts` are the values of the fields of Result, `title` is what the match is called now."""
        ...
