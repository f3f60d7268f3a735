"""The progress of an adventure: the counts of its goals, with the numbers that win or lose."""

from typing import NamedTuple

from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.state import State
from game.text import say


class Count(NamedTuple):
    """A count: the id of what is counted, its number, the number that decides, and whether it wins."""

    what: str
    value: int
    goal: int
    wins: bool


def counts(t: State) -> list[Count]:
    """All counts of the adventure's goals, those that win first."""
    adventure = occasions.adventure(t)
    won = [Count(*found, wins=True) for goal in adventure.won for one in _parts(goal) if (found := _counted(t, one))]
    lost = [Count(*found, wins=False) for goal in adventure.lost for one in _parts(goal) if (found := _counted(t, one))]
    return won + lost


def _parts(goal: Goal) -> list[Goal]:
    return [goal, *(part for one in goal.any_of for part in _parts(one))]


def _counted(t: State, goal: Goal) -> tuple[str, int, int] | None:
    if goal.counter:
        return goal.counter, min(goal.amount, t.quest.counters.get(goal.counter, 0)), goal.amount
    if goal.ask == "markers":
        markers = [marker for other in t.villains if other.kind == goal.figure for marker in other.markers]
        return goal.token, markers.count(goal.token), goal.amount
    return None


def words(one: Count) -> str:
    """A count in words."""
    return say("ui-count", what=one.what, value=one.value, goal=one.goal)


def sealed(t: State) -> bool:
    """Whether the stairs of the Start tile are barred, because the exit is elsewhere."""
    return any(row.do == "escape-by-stairs" for row in occasions.adventure(t).trigger)


def teaches(t: State) -> bool:
    """Whether Heroes can learn more Powers in this adventure."""
    return any(row.do == "trade-for-power" for row in occasions.adventure(t).trigger)
