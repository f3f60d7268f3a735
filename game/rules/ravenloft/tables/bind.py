"""Checks the function names in all tables when the game is loaded, so that a typo fails at the start and not in play."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game.rules.engine.content import ContentError, Registry, data_folder, nearest
from game.rules.ravenloft import activation, stats, turn
from game.rules.ravenloft.adventures import (
    quests,
    quests_exits,
    quests_gauntlet,
    quests_kavan,
    quests_strahd,
    quests_tokens,
    quests_veterans,
    quests_villains,
)
from game.rules.ravenloft.adventures.adventure import LAWS, Adventure
from game.rules.ravenloft.effects import (
    assaults,
    encounters,
    events_fate,
    events_place,
    powers_attack,
    powers_moment,
    powers_phase,
    treasures,
    treasures_adventure,
    villains,
)
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.content import Attack, Bonus, Content, Line, Strike, Volley

_LOADED = (
    activation,
    assaults,
    encounters,
    events_fate,
    events_place,
    powers_attack,
    powers_moment,
    powers_phase,
    quests,
    quests_exits,
    quests_gauntlet,
    quests_kavan,
    quests_strahd,
    quests_tokens,
    quests_veterans,
    quests_villains,
    stats,
    treasures,
    treasures_adventure,
    turn,
    villains,
)
"""Imported to register their named functions."""

_WINDOWS = ("die", "hit", "damaged", "attacked", "encounter", "monster", "treasure")

Calls = Iterator[tuple[str, str, Registry[Any], str]]
"""Row, key, registry and function name."""


def check(content: Content) -> None:
    """Raise ContentError(file, id, key) for the first name in `content` without a function."""
    folder = data_folder("levels") / "ravenloft"
    tables: Mapping[str, Calls] = {
        "heroes.toml": _heroes(content),
        "powers.toml": _cards(content.powers),
        "treasures.toml": _cards(content.treasures),
        "monsters.toml": _monsters(content),
        "encounters.toml": _encounters(content),
    }
    for file, calls in tables.items():
        for row, key, kind, name in calls:
            if name:
                kind.bind(folder / file, row, key, name)
    for adventure in content.adventures.values():
        check_adventure(folder / "adventures" / f"{adventure.id}.toml", adventure)


def _bonuses(row: str, key: str, bonuses: list[Bonus]) -> Calls:
    for one in bonuses:
        yield row, key, stats.condition, one.when
        yield row, key, stats.count, one.count


def _heroes(content: Content) -> Calls:
    for row in content.heroes.values():
        yield row.id, "at_end", registry.ability, row.at_end
        yield from _bonuses(row.id, "bonus", row.bonus)
        yield from _bonuses(row.id, "aura", row.aura)


def _cards(table: Mapping[str, Any]) -> Calls:
    for row in table.values():
        yield row.id, "effect", registry.reaction if row.when in _WINDOWS else registry.effect, row.effect
        yield row.id, "only", registry.only, row.only
        yield from _bonuses(row.id, "bonus", row.bonus)
        if row.attack is not None:
            yield from _attack(row.id, row.attack)


def _attack(row: str, attack: Attack) -> Calls:
    yield row, "attack.before", registry.before, attack.before
    for key in ("first", "on_hit", "on_miss", "then"):
        yield row, f"attack.{key}", registry.hook, getattr(attack, key)
    yield row, "attack.after", registry.after, attack.after
    yield from _bonuses(row, "attack.bonuses", attack.bonuses)


def _strike(row: str, key: str, strike: Strike | None) -> Calls:
    if strike is not None:
        yield row, f"{key}.on_hit", registry.bite, strike.on_hit
        yield row, f"{key}.count", stats.count, strike.count


def _script(row: str, script: list[Line]) -> Calls:
    for one in script:
        yield row, "script.when", registry.line, one.when
        yield row, "script.target", registry.aim, one.target
        for key in ("first", "then", "do"):
            yield row, f"script.{key}", registry.deed, getattr(one, key)
        yield from _strike(row, "script.attack", one.attack)


def _monsters(content: Content) -> Calls:
    for row in content.monsters.values():
        yield row.id, "wakes", registry.deed, row.wakes
        yield row.id, "dies", registry.deed, row.dies
        yield from _script(row.id, row.script)


def _encounters(content: Content) -> Calls:
    for row in content.encounters.values():
        yield row.id, "effect", registry.event, row.effect
        yield from _bonuses(row.id, "bonus", row.bonus)
        volley: Volley | None = row.volley
        yield from _strike(row.id, "volley.strike", volley.strike if volley else None)


def check_adventure(file: Path, row: Adventure) -> None:
    """Raise ContentError(file, id, key) for the first name in an adventure without a function."""
    for number, one in enumerate(row.trigger, start=1):
        try:
            registry.quest.bind(file, row.id, "trigger.do", one.do)
        except ContentError as error:  # adds which of the many triggers it is
            problem = f'trigger {number}, on "{one.on}": {error.problem}'
            raise ContentError(file, row.id, "trigger.do", problem) from error
    for deed in row.action:
        registry.allowed.bind(file, row.id, "action.do", deed.do)
        registry.action.bind(file, row.id, "action.do", deed.do)
    for key, goal in row.goals():
        registry.goal.bind(file, row.id, f"{key}.ask", goal.ask)
    for name in row.laws:
        if name not in LAWS:
            raise ContentError(file, row.id, "laws", f'no law is called "{name}"; {nearest(name, LAWS)}')
