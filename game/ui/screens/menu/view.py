"""The attributes of the menu that its painters use; the menu scene implements them."""

from typing import Protocol

from game.storage.replays import Summary
from game.ui.scene.context import AppContext
from game.ui.screens.menu.layout import MenuLayout
from game.ui.screens.menu.picture_cache import PictureCache
from game.ui.screens.thumbnail import Thumbnail
from game.ui.widgets.focus import FocusManager


class MenuView(Protocol):
    """The menu as its painters know it. `MenuScene` documents the attributes."""

    context: AppContext
    focus: FocusManager
    layout: MenuLayout | None
    message: str
    box: str
    about: Summary | None
    thumbnail: Thumbnail | None
    levels: tuple[int, ...]
    time: float
    pictures: PictureCache

    def focused(self, key: object) -> bool:
        """Whether a target has the focus, and the focus is shown."""
        ...

    def note(self, plate: str) -> str:
        """The second line of a button."""
        ...
