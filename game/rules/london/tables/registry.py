"""The kinds of small functions that the tables may name."""

from collections.abc import Callable

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london.effects.deed import Step
from game.rules.london.state import State

effect: Registry[Callable[[State, Seat, Step], Rule[None]]] = Registry("effect", "t", "seat", "step")
"""What a step does; `seat` is whose card it is."""
