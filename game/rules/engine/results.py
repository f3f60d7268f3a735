"""Results: the facts that a game stores of a finished match with persons."""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Result(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The facts that every game stores.

    `match` identifies the match. `when` is the ISO 8601 time in UTC at which it ended. `persons` is the number of seats held by
    persons, `won` whether one of them won, and `reason` the message id of why the match ended. `profile` is the player's profile,
    "" for the first one. `tutorial` marks the match of a tutorial. `sides` are the sides that persons played where several play
    together, `characters` those that persons played; `shared` says that persons held every side, so that one of them won in any
    case. `agents` is the strongest level of a computer player, "" without one. Older results have the defaults.

    The properties are what the games have in common: the records group and compare results by them.
    """

    match: str
    when: str
    persons: int
    won: bool
    reason: str
    minutes: int = 0
    seed: int = 0
    rounds: int = 0
    profile: str = ""
    tutorial: bool = False
    sides: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    shared: bool = False
    agents: str = ""

    @property
    def subject(self) -> str:
        """The id of the adventure, the story, the killer or the goal."""
        return ""

    @property
    def difficulty(self) -> str:
        """The id of the difficulty: by default the level of the computer players, "persons" without any."""
        return self.agents or "persons"

    @property
    def points(self) -> int | None:
        """The score, more is better; None in a game without one, and for a loss."""
        return None

    @property
    def figures(self) -> tuple[str, ...]:
        """The ids of the characters that persons played."""
        return self.characters

    @property
    def contest(self) -> tuple[str, ...]:
        """What was played under which rules: only results with the same one are compared for the best and the fastest win."""
        return (self.subject, self.difficulty, *self.sides)


@runtime_checkable
class KeepsResults(Protocol):
    """Rules of a game whose results are kept, in a file named `results_file`."""

    name: str
    results_file: str
    result_type: type[Result]

    def result(self, state: Any, options: Any, facts: dict[str, Any], *, title: str) -> Result:
        """The result of a match that is over.

        `facts` are the values of the fields of Result, `title` is the current name of its adventure or story.
        """
        ...
