"""What is left to do in a turn: the killer's actions, and the survivors who have not acted."""

from game.rules.terrorscape.state import State

HIS_TURN = "prompt-killer"
"""The question what the killer does next."""
LEFT = {"quick": 2, "second": 1}
"""How many actions are left to him at a stage of it."""


def steps_left(t: State) -> int:
    """How many actions are left to the killer in this turn."""
    return LEFT.get(t.stage, 0)


def to_act(t: State) -> list[int]:
    """The survivors who have not done their main action in this turn, and may still do it."""
    over = [acted or ended for acted, ended in zip(t.team.acted, t.team.finished, strict=True)]
    return [number for number, one in enumerate(t.survivors) if not one.fate and not over[number]]
