"""The kinds of small functions that the tables may name."""

from collections.abc import Callable

from game.rules.engine.content import Named
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london.effects.deed import Step
from game.rules.london.state import State

effect: Named[Callable[[State, Seat, Step], Rule[None]]] = Named("effect", "t", "seat", "step")
"""What a step does; `seat` is whose card it is."""

useful: Named[Callable[[State, Seat, Step], bool]] = Named("readiness", "t", "seat", "step")
"""Whether the effect of the same name would do anything now; those without one always would."""
