"""What is stored of a finished match of Dungeonville."""

from typing import Any

from game.rules.dungeonville.options import Options
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine import results

FILE = "dungeonville"


class Result(results.Result, frozen=True, omit_defaults=True, kw_only=True):
    """One match: the number of wizards, the goal, the scores by seat, and whether it had a last round (DV-121)."""

    seats: int
    goal: int
    limit: bool = False
    scores: tuple[int, ...]

    @property
    def subject(self) -> str:
        """The goal."""
        return f"goal-{self.goal}"

    @property
    def points(self) -> int | None:
        """The best score of a person in a win."""
        return max(self.scores[COLOURS.index(one)] for one in self.characters) if self.won and self.characters else None

    @property
    def contest(self) -> tuple[str, ...]:
        """Goal and computer players, with as many wizards."""
        return (self.subject, self.difficulty, str(self.seats), *(("limit",) if self.limit else ()))


def result(t: State, options: Options, facts: dict[str, Any]) -> Result:
    """The result of a finished match; all deeds are known at its end."""
    scores = tuple(true_score(t, seat) for seat in range(len(t.wizards)))
    return Result(**facts, seats=options.seats, goal=options.goal, limit=options.limit, scores=scores)
