"""Checks the function names in all tables when the game is loaded, so that a typo fails at the start and not in play."""

from collections.abc import Iterator
from typing import Any

from game.rules.engine.content import Registry, data_folder
from game.rules.terrorscape.killer import menace, powers
from game.rules.terrorscape.survivors import boons, gifts, items, schemes, strike
from game.rules.terrorscape.tables import registry
from game.rules.terrorscape.tables.content import Content

_LOADED = (boons, gifts, items, menace, powers, schemes, strike)
"""Imported to register their named functions."""

Calls = Iterator[tuple[str, str, str, Registry[Any], str]]
"""File, row, key, registry and function name."""


def check(content: Content) -> None:
    """Raise ContentError(file, id, key) for the first name in `content` without a function."""
    folder = data_folder("levels") / "terrorscape"
    for calls in (_abilities(content), _killers(content), _others(content)):
        for file, row, key, kind, name in calls:
            if name:
                kind.bind(folder / file, row, key, name)


def _abilities(content: Content) -> Calls:
    for row in content.abilities.values():
        for key in ("steps", "appear"):
            for step in getattr(row, key):
                yield "abilities.toml", row.id, f"{key}.do", registry.effect, step.do


def _killers(content: Content) -> Calls:
    for row in content.killers.values():
        for level in row.levels:
            yield "killers.toml", row.id, "levels.meet", registry.meeting, level.meet
            yield "killers.toml", row.id, "levels.reached", registry.reached, level.reached
            yield "killers.toml", row.id, "levels.law", registry.law, level.law


def _others(content: Content) -> Calls:
    for item in content.items.values():
        yield "items.toml", item.id, "effect", registry.item_effect, item.effect
    for survivor in content.survivors.values():
        yield "survivors.toml", survivor.id, "special", registry.ability, survivor.special
    for trait in content.traits.values():
        kind: Registry[Any] = registry.killer_trait if trait.side == "killer" else registry.survivor_trait
        yield "traits.toml", trait.id, "effect", kind, trait.effect
    for plan in content.plans.values():
        yield "plans.toml", plan.id, "effect", registry.plan_effect, plan.effect
        yield "plans.toml", plan.id, "done", registry.plan_done, plan.done
        yield "plans.toml", plan.id, "wins_if", registry.victory, plan.wins_if
