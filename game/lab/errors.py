"""The error for a simulation that can't run or go on."""

from typing import Any


class SimulationError(Exception):
    """A simulation can't run or go on: the problem as a message id, with its values."""

    def __init__(self, problem: str, **values: Any) -> None:
        super().__init__(" ".join((problem, *(f"{key}={value}" for key, value in values.items()))))
        self.problem, self.values = problem, values
