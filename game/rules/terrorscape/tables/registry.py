"""The kinds of small functions that the tables may name."""

from collections.abc import Callable

from game.rules.engine.content import Named
from game.rules.engine.script import Rule
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.content import Step

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

mark: Named[Callable[[State, list[int]], Rule[None]]] = Named("trait of the killer", "t", "found")
"""What a trait of the killer does; `found` are the survivors that were just named, if any."""

gift: Named[Callable[[State, int], Rule[None]]] = Named("trait of a survivor", "t", "survivor")
"""What a trait does for the survivor that uses it."""

handy: Named[Callable[[State, int], bool]] = Named("trait readiness", "t", "survivor")
"""Whether the trait effect of the same name can be used now; those without one always can."""

scheme: Named[Callable[[State, int], Rule[None]]] = Named("plan effect", "t", "survivor")
"""What a fulfilled plan does for the survivor that uses it."""

feasible: Named[Callable[[State, int], bool]] = Named("plan readiness", "t", "survivor")
"""Whether the plan effect of the same name can be used now."""

outcome: Named[Callable[[State], Rule[None]]] = Named("plan completion", "t")
"""What happens when a plan is fulfilled."""
