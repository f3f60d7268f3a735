"""The ways out of a scene."""

from collections.abc import Callable

from game.text import use
from game.ui.scene.context import AppContext, Scene


def cabinet(context: AppContext, game: str = "") -> Scene:
    """The cabinet, which speaks no game's words; the box of `game` stands in front, else that of the game that was on the table last."""
    from game.ui.screens.menu.scene import MenuScene

    context.box = game or context.box
    use(game="common")
    return MenuScene(context)


def leave(context: AppContext, after: Callable[[], Scene] | None) -> Scene:
    """What `after` makes, where the player came from; the cabinet without it."""
    return cabinet(context) if after is None else after()
