"""The kinds of small functions that the tables may name."""

from collections.abc import Callable

from game.rules.engine.content import Named
from game.rules.engine.script import Rule
from game.rules.terrorscape.content import Step
from game.rules.terrorscape.state import State

effect: Named[Callable[[State, Step], Rule[None]]] = Named("effect", "t", "step")
"""One effect of an ability card."""

playable: Named[Callable[[State], bool]] = Named("readiness", "t")
"""Whether an effect of the same name can be carried out at all; those without one always can (TS-171)."""

meeting: Named[Callable[[State, list[int]], Rule[None]]] = Named("meeting", "t", "involved")
"""What happens at the start of an encounter (TS-125)."""

reached: Named[Callable[[State], Rule[None]]] = Named("level effect", "t")
"""What happens when a level is reached."""

law: Named[Callable[[State, int], Rule[None]]] = Named("law", "t", "survivor")
"""What a level permits the killer to do when its moment comes; `survivor` is whom it concerns, -1 for nobody."""

item_effect: Named[Callable[[State, int], Rule[None]]] = Named("item effect", "t", "survivor")
"""What an item does for the survivor that uses it."""

useful: Named[Callable[[State, int], bool]] = Named("item readiness", "t", "survivor")
"""Whether the item effect of the same name can be used now; those without one always can."""

special: Named[Callable[[State, int], Rule[None]]] = Named("ability", "t", "survivor")
"""A survivor's own special action."""

able: Named[Callable[[State, int], bool]] = Named("ability readiness", "t", "survivor")
"""Whether the ability of the same name can be used now."""
