"""The rules of all games: pure functions of the state, without input or output, clock or global randomness."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from game.rules.engine.rules import Rules

_MODULES = {
    "ravenloft": "game.rules.ravenloft",
    "terrorscape": "game.rules.terrorscape",
    "london": "game.rules.london",
    "dungeonville": "game.rules.dungeonville",
}


class _Games(Mapping[str, Rules[Any]]):
    """The registered games by name; each is imported on first use."""

    def __getitem__(self, name: str) -> Rules[Any]:
        rules: Rules[Any] = import_module(_MODULES[name]).RULES
        return rules

    def __contains__(self, name: object) -> bool:
        return name in _MODULES

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Mapping[str, Rules[Any]] = _Games()
