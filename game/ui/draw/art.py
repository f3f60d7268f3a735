"""Baked pictures: loaded once, scaled to their final size, and cached."""

from functools import lru_cache
from pathlib import Path

import pygame

from game.rules.engine.content import data_folder
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour, mix


def file_of(name: str) -> Path:
    """The file of a baked picture: "ravenloft/kat" is sprites/baked/ravenloft/kat.png; full scenes are JPEG."""
    png = data_folder("sprites") / "baked" / f"{name}.png"
    return png if png.is_file() else png.with_suffix(".jpg")


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
