"""What is stored of a finished match of Terrorscape."""

from typing import Any

from game.rules.engine import results
from game.rules.terrorscape.options import KEPT, Options
from game.rules.terrorscape.state import State

FILE = "terrorscape"
OWN = "own"
"""The difficulty of a match with traits that no other difficulty gives."""


class Result(results.Result, frozen=True, omit_defaults=True, kw_only=True):
    """One match: killer, survivors, the traits that each survivor and the killer kept, the variants, and the killer's level and the keys at its end."""

    killer: str
    survivors: tuple[str, ...]
    traits: str = "none"
    gifts: int = 0
    marks: int = 0
    plans: bool = False
    separate: bool = False
    level: int = 1
    keys: int = 0

    @property
    def subject(self) -> str:
        """The id of the killer."""
        return self.killer

    @property
    def difficulty(self) -> str:
        """The difficulty by traits (TS-225 to TS-228), "own" for other numbers of traits (TS-233)."""
        return self.traits

    @property
    def contest(self) -> tuple[str, ...]:
        """Killer, traits, side and variants."""
        variants = [name for name in ("plans", "separate") if getattr(self, name)]
        return (self.killer, str(self.gifts), str(self.marks), *self.sides, *variants)


def result(t: State, options: Options, facts: dict[str, Any]) -> Result:
    """The result of a finished match."""
    return Result(
        **facts,
        killer=t.killer,
        survivors=tuple(one.id for one in t.survivors),
        traits=difficulty_of(options),
        gifts=options.gifts,
        marks=options.marks,
        plans=options.plans,
        separate=options.separate,
        level=t.level,
        keys=t.keys,
    )


def difficulty_of(options: Options) -> str:
    """The difficulty whose traits are kept, "own" if there is none with these numbers."""
    return next((name for name, kept in KEPT.items() if kept == (options.gifts, options.marks)), OWN)
