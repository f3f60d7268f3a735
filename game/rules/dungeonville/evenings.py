"""How long evenings were in trials, by the number of wizards and the goal (DV-127): what people can be told before they choose."""

from functools import cache

from game.rules.dungeonville.tables.content import Row
from game.rules.engine.content import data_folder, load_table


class Evenings(Row, frozen=True, kw_only=True):
    """So many `games` of so many wizards with one `goal`: their rounds in the middle, and those that a tenth did not reach or did not pass."""

    seats: int
    goal: int
    games: int
    median: int
    least: int
    most: int


@cache
def evenings() -> dict[tuple[int, int], Evenings]:
    """What was measured, by the number of wizards and the goal. Raises ContentError for whatever is wrong in the table."""
    rows = load_table(data_folder("levels") / "dungeonville" / "measured.toml", Evenings, "measured")
    return {(row.seats, row.goal): row for row in rows.values()}
