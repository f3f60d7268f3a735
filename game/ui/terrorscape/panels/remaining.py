"""What is left to do in a turn: the killer's actions, and survivors who have not acted."""

from game.rules.terrorscape.state import State

HIS_TURN = "prompt-killer"
"""The prompt for the killer's next action."""
LEFT = {"quick": 2, "second": 1}
"""The actions left at each stage of his turn."""


def steps_left(t: State) -> int:
    """The number of actions that the killer has left in this turn."""
    return LEFT.get(t.stage, 0)


def to_act(t: State) -> list[int]:
    """The survivors who may still take their main action in this turn."""
    over = [acted or ended for acted, ended in zip(t.team.acted, t.team.finished, strict=True)]
    return [number for number, one in enumerate(t.survivors) if not one.fate and not over[number]]
