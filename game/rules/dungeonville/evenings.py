"""Measured lengths of simulated matches, by the number of wizards and the goal (DV-127). The set-up shows them."""

from functools import cache

from game.rules.dungeonville.tables.content import Row
from game.rules.engine.content import data_folder, load_table


class Evenings(Row, frozen=True, kw_only=True):
    """A measurement of `games` matches with one number of wizards and one `goal`: the median, tenth and ninetieth percentile of rounds."""

    seats: int
    goal: int
    games: int
    median: int
    least: int
    most: int


@cache
def evenings() -> dict[tuple[int, int], Evenings]:
    """The measurements, by the number of wizards and the goal. Raises ContentError for an invalid table."""
    rows = load_table(data_folder("levels") / "dungeonville" / "measured.toml", Evenings, "measured")
    return {(row.seats, row.goal): row for row in rows.values()}
