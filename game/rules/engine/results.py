"""Results: the facts that a game stores of a finished match with persons."""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Result(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The facts that every game stores.

    `match` identifies the match. `when` is the ISO 8601 time in UTC at which it ended. `persons` is the number of seats held by
    persons, `won` whether one of them won, and `reason` the message id of why the match ended.
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
        """The result of a match that is over.

        `facts` are the values of the fields of Result, `title` is the current name of its adventure or story.
        """
        ...
