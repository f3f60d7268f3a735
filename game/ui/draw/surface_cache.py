"""Caches of surfaces with a memory limit; the least recently used ones are dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, Protocol

import pygame

P = ParamSpec("P")
MEGABYTE = 2**20


class SurfaceCache:
    """Surfaces by name, with a limit in megabytes. The newest one is kept however large it is. `held` counts the bytes."""

    def __init__(self, megabytes: float) -> None:
        self.most = int(megabytes * MEGABYTE)
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: Hashable) -> pygame.Surface | None:
        """The surface of this name, if it is cached."""
        picture = self._kept.get(name)
        if picture is not None:
            self._kept.move_to_end(name)
        return picture

    def put(self, name: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Cache a surface in place of an older one of this name, and return it."""
        self.drop(name)
        self._kept[name] = picture
        self.held += bytes_of(picture)
        while self.held > self.most and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return picture

    def drop(self, name: Hashable) -> None:
        """Remove the surface of this name."""
        picture = self._kept.pop(name, None)
        if picture is not None:
            self.held -= bytes_of(picture)

    def clear(self) -> None:
        """Remove everything."""
        self._kept.clear()
        self.held = 0


class CachedFunction(Protocol, Generic[P]):
    """A function whose surfaces are cached."""

    def __call__(self, *given: P.args, **named: P.kwargs) -> pygame.Surface:
        """The surface, made only if it is not cached."""
        ...

    def cache_clear(self) -> None:
        """Remove everything."""
        ...

    def held(self) -> int:
        """The bytes of the cached surfaces."""
        ...


def keep(megabytes: float) -> Callable[[Callable[P, pygame.Surface]], CachedFunction[P]]:
    """Cache the surfaces that a function returns, with a limit in megabytes. The newest one is kept however large it is."""

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
    """The bytes of a surface's pixels."""
    return picture.get_pitch() * picture.get_height()
