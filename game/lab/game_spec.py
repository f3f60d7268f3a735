"""What the laboratory knows of a game: its numbers and its vectors. Each game registers one by name."""

from collections.abc import Mapping, Set
from functools import cache
from importlib import import_module
from typing import Any

from game.lab.actions import Actions
from game.lab.domains import Kinds
from game.lab.vectors import VectorLayout
from game.rules import GAMES
from game.rules.engine.rules import Rules


class GameSpec:
    """A game for learners: its rules, its action numbers, the layout of its vectors, and the name of each seat.

    `most` is the largest number of seats.
    """

    def __init__(
        self, name: str, kinds: Kinds, agents: tuple[str, ...], *, places: Mapping[str, int] | None = None, left_out: Set[str]
    ) -> None:
        self.rules: Rules[Any] = GAMES[name]
        self.agents = agents
        self.actions = Actions(self.rules.choice_types, kinds)
        self.layout = VectorLayout(self.rules.state_type, kinds, places=places or {}, left_out=left_out)


@cache
def spec_of(game: str) -> GameSpec:
    """The specification of a game, from `game/lab/<game>.py`. Raises ModuleNotFoundError."""
    spec: GameSpec = import_module(f"game.lab.{game}").make()
    return spec
