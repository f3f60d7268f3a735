"""Measured win rates: how many simulated matches agents of one level won, by adventure, party and options.

The set-up shows them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from game.rules.engine.content import ContentError, nearest

MOST_DANGER = 5
"""The highest danger of an adventure; the lowest is 1."""


class Measured(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A measurement: of `games` matches of one kind, played by agents of one `level`, the Heroes won `won`.

    They are the matches of exactly these `heroes`, or, if none are named, of `size` Heroes, divided equally among all parties of
    that size. The other keys are the options of the match (CR-002, CR-204, CR-207).
    """

    id: str
    adventure: str
    heroes: list[str] = []
    size: int
    surges: Literal[1, 2, 3]
    powers: Literal["suggested", "free", "random"] = "suggested"
    treasures: Literal[45, 50] = 50
    level: str = "normal"
    games: Annotated[int, Meta(ge=100)]
    won: Annotated[int, Meta(ge=0)]

    @property
    def share(self) -> float:
        """The share of the matches that were won, from 0 to 1."""
        return self.won / self.games

    @property
    def kind(self) -> tuple[str, frozenset[str], int, int, str, int]:
        """The kind of match, unique to each row."""
        return self.adventure, frozenset(self.heroes), self.size, self.surges, self.powers, self.treasures

    def suits(self, adventure: str, chosen: Mapping[str, str | int]) -> bool:
        """Whether it measures this adventure with these options, for any party."""
        return self.adventure == adventure and all(
            getattr(self, key) == chosen[key] for key in ("surges", "powers", "treasures") if key in chosen
        )


Rows = Iterable[Measured]


def fitting(rows: Rows, adventure: str, heroes: Sequence[str], chosen: Mapping[str, str | int]) -> Measured | None:
    """The measurement of this kind of match: that of the party, else that of all parties of its size; None without one."""
    alike = [row for row in rows if row.suits(adventure, chosen) and row.size == len(heroes)]
    found = [row for row in alike if not row.heroes or set(row.heroes) == set(heroes)]
    return max(found, key=lambda row: bool(row.heroes), default=None)


def danger(rows: Rows, adventure: str, chosen: Mapping[str, str | int]) -> int:
    """How dangerous an adventure is with these options, from 1 to MOST_DANGER; 0 if it is unknown.

    It grows with the share of lost matches: the mean over the sizes of parties, and for each size over the parties.
    """
    lost: dict[int, list[Fraction]] = {}
    for row in rows:
        if row.suits(adventure, chosen):
            lost.setdefault(row.size, []).append(Fraction(row.games - row.won, row.games))
    if not lost:
        return 0
    means = [sum(shares) / len(shares) for shares in lost.values()]
    return min(MOST_DANGER, 1 + int(MOST_DANGER * sum(means) / len(means)))


def check(file: Path, rows: Mapping[str, Measured], adventures: Mapping[str, Collection[int]], heroes: Collection[str]) -> None:
    """Raise ContentError for matches that cannot be played, and for two rows of one kind.

    `adventures` has the sizes of parties.
    """
    seen: dict[object, str] = {}
    for row in rows.values():
        if row.adventure not in adventures:
            raise ContentError(file, row.id, "adventure", f"does not exist; {nearest(row.adventure, adventures)}")
        for hero in row.heroes:
            if hero not in heroes:
                raise ContentError(file, row.id, "heroes", f'there is no "{hero}"; {nearest(hero, heroes)}')
        if row.heroes and len(set(row.heroes)) != row.size:
            raise ContentError(file, row.id, "size", "is how many Heroes are named")
        if row.size not in adventures[row.adventure]:
            raise ContentError(file, row.id, "size", f"is one of {list(adventures[row.adventure])}")
        if row.won > row.games:
            raise ContentError(file, row.id, "won", "is no more than the games")
        if row.kind in seen:
            raise ContentError(file, row.id, "id", f'is about the same nights as "{seen[row.kind]}"')
        seen[row.kind] = row.id
