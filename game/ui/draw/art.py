"""Baked pictures, loaded once and scaled to their final size, and caches of surfaces with a memory limit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import Generic, ParamSpec

import pygame

from game.rules.engine.content import data_folder
from game.ui.draw.theme import Colour, mix

P = ParamSpec("P")
MEGABYTE = 2**20


class SurfaceCache:
    """Surfaces by name, with a limit in megabytes. The newest one is kept however large it is. `held` counts the bytes."""

    def __init__(self, megabytes: float) -> None:
        self.most = int(megabytes * MEGABYTE)
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

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


class CachedFunction(SurfaceCache, Generic[P]):
    """A function whose surfaces are cached by its arguments."""

    def __init__(self, megabytes: float, make: Callable[P, pygame.Surface]) -> None:
        super().__init__(megabytes)
        self._make = make

    def __call__(self, *given: P.args, **named: P.kwargs) -> pygame.Surface:
        """The surface, made only if it is not cached."""
        key = (given, *named.items()) if named else given
        picture = self.get(key)
        return self.put(key, self._make(*given, **named)) if picture is None else picture


def keep(megabytes: float) -> Callable[[Callable[P, pygame.Surface]], CachedFunction[P]]:
    """Cache the surfaces that a function returns, with a limit in megabytes. The newest one is kept however large it is."""
    return lambda make: CachedFunction(megabytes, make)


def bytes_of(picture: pygame.Surface) -> int:
    """The bytes of a surface's pixels."""
    return picture.get_pitch() * picture.get_height()


def file_of(name: str) -> Path:
    """The file of a baked picture: "ravenloft/kat" is sprites/baked/ravenloft/kat.webp; large scenes are JPEG."""
    webp = data_folder("sprites") / "baked" / f"{name}.webp"
    return webp if webp.is_file() else webp.with_suffix(".jpg")


@lru_cache(maxsize=256)
def has(name: str) -> bool:
    """Whether there is a picture with this name."""
    return file_of(name).is_file()


@keep(16)
def load(name: str) -> pygame.Surface:
    """A baked picture in the pixel format of the window, because other formats are drawn many times slower.

    Raises FileNotFoundError.
    """
    made = pygame.image.load(file_of(name))
    return made.convert(pygame.Surface((1, 1), pygame.SRCALPHA)) if made.get_flags() & pygame.SRCALPHA else made.convert(32)


@keep(24)
def scaled(name: str, w: int, h: int, grey: bool = False) -> pygame.Surface:
    """A picture at its final size, optionally in grey."""
    made = pygame.transform.smoothscale(load(name), (w, h))
    return pygame.transform.grayscale(made) if grey else made


@keep(8)
def covering(name: str, w: int, h: int, grey: bool = False, eye: float = 0.5) -> pygame.Surface:
    """A picture scaled and cropped to fill a box. Of its height the part at `eye` is kept, 0 is the top."""
    whole = load(name)
    share = max(w / whole.get_width(), h / whole.get_height())
    size = (max(w, round(whole.get_width() * share)), max(h, round(whole.get_height() * share)))
    made = scaled(name, *size, grey)
    return made.subsurface(pygame.Rect((size[0] - w) // 2, round((size[1] - h) * eye), w, h))


@keep(9)
def gradient(window: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A background that is lighter in its upper middle."""
    small = pygame.Surface((32, 18))
    for y in range(18):
        for x in range(32):
            away = min(1.0, (((x - 16) / 18) ** 2 + ((y - 7) / 13) ** 2) ** 0.5)
            small.set_at((x, y), mix(top, bottom, away))
    return pygame.transform.smoothscale(small, window)
