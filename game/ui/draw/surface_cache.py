"""Pictures that are kept for the next time, by how much memory they take: what was not asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, Protocol

import pygame

P = ParamSpec("P")
MEGABYTE = 2**20


class SurfaceCache:
    """Pictures by their names, at most so many megabytes of them; the newest is kept however large it is. `held` are the bytes they take."""

    def __init__(self, megabytes: float) -> None:
        self.most = int(megabytes * MEGABYTE)
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: Hashable) -> pygame.Surface | None:
        """The picture of this name, if it is kept."""
        picture = self._kept.get(name)
        if picture is not None:
            self._kept.move_to_end(name)
        return picture

    def put(self, name: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Keep a picture, instead of an older one of this name; return it."""
        self.drop(name)
        self._kept[name] = picture
        self.held += bytes_of(picture)
        while self.held > self.most and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return picture

    def drop(self, name: Hashable) -> None:
        """Keep the picture of this name no longer."""
        picture = self._kept.pop(name, None)
        if picture is not None:
            self.held -= bytes_of(picture)

    def clear(self) -> None:
        """Keep nothing any more."""
        self._kept.clear()
        self.held = 0


class CachedFunction(Protocol, Generic[P]):
    """A function whose pictures are kept."""

    def __call__(self, *given: P.args, **named: P.kwargs) -> pygame.Surface:
        """The picture, made anew only if it is not kept."""
        ...

    def cache_clear(self) -> None:
        """Keep nothing any more."""
        ...

    def held(self) -> int:
        """How many bytes the kept pictures take."""
        ...


def keep(megabytes: float) -> Callable[[Callable[P, pygame.Surface]], CachedFunction[P]]:
    """Keep the pictures that a function makes, at most so many megabytes of them; the newest is kept however large it is."""

    def decorate(make: Callable[P, pygame.Surface]) -> CachedFunction[P]:
        pictures = SurfaceCache(megabytes)

        @wraps(make)
        def cached(*given: P.args, **named: P.kwargs) -> pygame.Surface:
            key = (given, *named.items()) if named else given
            picture = pictures.get(key)
            return pictures.put(key, make(*given, **named)) if picture is None else picture

        found: Any = cached
        found.cache_clear, found.held = pictures.clear, lambda: pictures.held
        return found  # type: ignore[no-any-return]

    return decorate


def bytes_of(picture: pygame.Surface) -> int:
    """How much memory the pixels of a picture take."""
    return picture.get_pitch() * picture.get_height()
