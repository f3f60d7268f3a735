"""The ways out of a scene."""

from collections.abc import Callable

from game.text import use
from game.ui.scene import House, Scene


def cabinet(house: House, game: str = "") -> Scene:
    """The cabinet, which speaks no game's words; the box of `game` stands in front, else that of the game that was on the table last."""
    from game.ui.menu import MenuScene

    house.box = game or house.box
    use(game="common")
    return MenuScene(house)


def leave(house: House, after: Callable[[], Scene] | None) -> Scene:
    """What `after` makes, where the player came from; the cabinet without it."""
    return cabinet(house) if after is None else after()
