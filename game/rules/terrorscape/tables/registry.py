"""The registries of functions that the tables name."""

from collections.abc import Callable

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.tables.rows import PlanRow, Step, TraitRow

effect: Registry[Callable[[State, Step], Rule[None]]] = Registry("effect", "t", "step")
"""Effects of ability cards; one whose condition fails cannot be carried out (TS-171)."""

meeting: Registry[Callable[[State, list[int]], Rule[None]]] = Registry("meeting", "t", "involved")
"""Effects at the start of an encounter (TS-125)."""

reached: Registry[Callable[[State], Rule[None]]] = Registry("level effect", "t")
"""Effects of reaching a level."""

law: Registry[Callable[[State, int], Rule[None]]] = Registry("law", "t", "survivor")
"""Permissions of the killer's levels at a moment; `survivor` is the one concerned, -1 for none."""

item_effect: Registry[Callable[[State, int], Rule[None]]] = Registry("item effect", "t", "survivor")
"""Effects of items for the survivor that uses them."""

ability: Registry[Callable[[State, int], Rule[None]]] = Registry("ability", "t", "survivor")
"""Special actions of the survivors."""

killer_trait: Registry[Callable[[State, TraitRow, list[int]], Rule[None]]] = Registry(
    "trait of the killer", "t", "trait", "found"
)
"""Effects of the killer's traits; `found` are the survivors that were just named, if any."""

survivor_trait: Registry[Callable[[State, int], Rule[None]]] = Registry("trait of a survivor", "t", "survivor")
"""Effects of the survivors' traits."""

plan_effect: Registry[Callable[[State, int, PlanRow], Rule[None]]] = Registry("plan effect", "t", "survivor", "plan")
"""Effects of fulfilled plans for the survivor that uses them."""

plan_done: Registry[Callable[[State], Rule[None]]] = Registry("plan completion", "t")
"""Effects of fulfilling a plan."""

victory: Registry[Callable[[State, PlanRow, Place, int], bool]] = Registry("plan victory", "t", "plan", "place", "margin")
"""Conditions under which a fulfilled plan wins: at `place`, after a defence by `margin`."""
