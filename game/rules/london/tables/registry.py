"""The registry of the functions that the tables name."""

from collections.abc import Callable

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london.effects.deed import Step
from game.rules.london.state import State

effect: Registry[Callable[[State, Seat, Step], Rule[None]]] = Registry("effect", "t", "seat", "step")
"""Effects of steps; `seat` is the owner of the card."""
