"""Pictures that are kept for the next time, by how much memory they take: what was not asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, Protocol

import pygame

P = ParamSpec("P")
MEGABYTE = 2**20


class Kept(Protocol, Generic[P]):
    """A function whose pictures are kept. `held` are the bytes they take."""

    def __call__(self, *given: P.args, **named: P.kwargs) -> pygame.Surface:
        """The picture, made anew only if it is not kept."""
        ...

    def cache_clear(self) -> None:
        """Keep nothing any more."""
        ...

    def held(self) -> int:
        """How many bytes the kept pictures take."""
        ...


def keep(megabytes: float) -> Callable[[Callable[P, pygame.Surface]], Kept[P]]:
    """Keep the pictures that a function makes, at most so many megabytes of them; the newest is kept however large it is."""
    most = int(megabytes * MEGABYTE)

    def decorate(make: Callable[P, pygame.Surface]) -> Kept[P]:
        pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        taken = 0

        @wraps(make)
        def kept(*given: P.args, **named: P.kwargs) -> pygame.Surface:
            nonlocal taken
            key = (given, *named.items()) if named else given
            picture = pictures.get(key)
            if picture is not None:
                pictures.move_to_end(key)
                return picture
            picture = pictures[key] = make(*given, **named)
            taken += bytes_of(picture)
            while taken > most and len(pictures) > 1:
                taken -= bytes_of(pictures.popitem(last=False)[1])
            return picture

        def clear() -> None:
            nonlocal taken
            pictures.clear()
            taken = 0

        found: Any = kept
        found.cache_clear, found.held = clear, lambda: taken
        return found  # type: ignore[no-any-return]

    return decorate


def bytes_of(picture: pygame.Surface) -> int:
    """How much memory the pixels of a picture take."""
    return picture.get_pitch() * picture.get_height()
