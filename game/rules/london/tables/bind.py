"""Checks the function names in all tables when the game is loaded, so that a typo fails at the start and not in play."""

from typing import get_args

from game.rules.engine.content import ContentError, data_folder, nearest
from game.rules.london.effects import character_effects, dice_effects
from game.rules.london.effects.deed import Do
from game.rules.london.tables.registry import effect

_LOADED = (dice_effects, character_effects)
"""Imported to register their named functions."""


def check() -> None:
    """Raise ContentError for the first effect of a step without a function."""
    for name in get_args(Do):
        if name not in effect.functions:
            raise ContentError(
                data_folder("levels") / "london", "", "do", f'no effect is called "{name}"; {nearest(name, effect.functions)}'
            )
