"""Pictures that the menu paints once for a window: the wood, the boxes, the thumbnail."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.draw.text_recorder import text_recorder


class PictureCache:
    """Keeps one picture a name, until its key changes."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[Hashable, pygame.Surface]] = {}

    def get(self, name: str, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a name, made again if it was made for another key, or if texts are being recorded."""
        found = self._pictures.get(name)
        if found is None or found[0] != key or text_recorder.notes is not None:
            found = self._pictures[name] = key, make()
        return found[1]
