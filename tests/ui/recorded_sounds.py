"""Sounds for tests: records the sounds that would be played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.ui.settings import Settings
from game.ui.sound.device import SECOND
from game.ui.sound.sounds import Sounds

MISSING: frozenset[str] = frozenset()


class Paper:
    """Plays on paper: `played` are the files with their voices and sides, `levels` how loud each voice is now."""

    def __init__(self, *, missing: frozenset[str] = MISSING, seconds: float = 1.0, broken: str = "") -> None:
        self.missing, self.seconds, self.broken = missing, seconds, broken
        self.played: list[tuple[str, int, tuple[float, float]]] = []
        self.loops: list[str] = []
        self.levels: dict[int, tuple[float, float]] = {}
        self.decoded: list[str] = []
        self.speeds: list[float] = []
        self.open = False

    def _maybe(self, what: str) -> None:
        if self.broken == what:
            raise pygame.error(what)

    def start(self) -> None:
        self._maybe("start")
        self.open = True

    def decode(self, file: Path, speed: float = 1.0) -> tuple[Any, int]:
        assert file.is_file(), file
        name = f"{file.parent.name}/{file.stem}"
        self.decoded.append(name)
        self.speeds.append(speed)
        if name in self.missing:
            raise FileNotFoundError(file)
        return name, round(self.seconds * SECOND)

    def play(self, voice: int, noise: Any, sides: tuple[float, float]) -> None:
        self._maybe("play")
        self.played.append((noise, voice, sides))
        self.levels[voice] = sides

    def loop(self, noises: Sequence[Any]) -> None:
        self.loops = list(noises)

    def volume(self, voice: int, sides: tuple[float, float]) -> None:
        self.levels[voice] = sides

    def stop(self, voice: int) -> None:
        self.levels.pop(voice, None)

    def close(self) -> None:
        self.open = False

    @property
    def names(self) -> list[str]:
        """What was played, without the numbers of variants."""
        return [name.rpartition("-")[0] if name[-1].isdigit() else name for name, _voice, _sides in self.played]


class Room:
    """A scene with nothing in it but a name."""

    def __init__(self, name: str = "elsewhere") -> None:
        self.name, self.dirty = name, False


def sounds(paper: Paper, settings: Settings) -> Sounds:
    """Sounds on paper, all in one thread, after the frames in which they wake."""
    made = Sounds(lambda: settings, paper, background=False)
    for _ in range(3):
        made.update(16, Room())
    return made
