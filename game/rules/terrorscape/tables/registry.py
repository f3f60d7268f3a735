"""The kinds of small functions that the tables may name."""

from collections.abc import Callable

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.tables.rows import PlanRow, Step, TraitRow

effect: Registry[Callable[[State, Step], Rule[None]]] = Registry("effect", "t", "step")
"""One effect of an ability card; one whose condition fails cannot be carried out (TS-171)."""

meeting: Registry[Callable[[State, list[int]], Rule[None]]] = Registry("meeting", "t", "involved")
"""What happens at the start of an encounter (TS-125)."""

reached: Registry[Callable[[State], Rule[None]]] = Registry("level effect", "t")
"""What happens when a level is reached."""

law: Registry[Callable[[State, int], Rule[None]]] = Registry("law", "t", "survivor")
"""What a level permits the killer to do when its moment comes; `survivor` is whom it concerns, -1 for nobody."""

item_effect: Registry[Callable[[State, int], Rule[None]]] = Registry("item effect", "t", "survivor")
"""What an item does for the survivor that uses it."""

ability: Registry[Callable[[State, int], Rule[None]]] = Registry("ability", "t", "survivor")
"""A survivor's own special action."""

killer_trait: Registry[Callable[[State, TraitRow, list[int]], Rule[None]]] = Registry(
    "trait of the killer", "t", "trait", "found"
)
"""What a trait of the killer does; `found` are the survivors that were just named, if any."""

survivor_trait: Registry[Callable[[State, int], Rule[None]]] = Registry("trait of a survivor", "t", "survivor")
"""What a trait does for the survivor that uses it."""

plan_effect: Registry[Callable[[State, int, PlanRow], Rule[None]]] = Registry("plan effect", "t", "survivor", "plan")
"""What a fulfilled plan does for the survivor that uses it."""

plan_done: Registry[Callable[[State], Rule[None]]] = Registry("plan completion", "t")
"""What happens when a plan is fulfilled."""

victory: Registry[Callable[[State, PlanRow, Place, int], bool]] = Registry("plan victory", "t", "plan", "place", "margin")
"""Whether a fulfilled plan wins at its moment: at `place`, and where a defence held, by `margin`."""
