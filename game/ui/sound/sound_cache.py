"""The cache of decoded sounds, with the next variant of each recent cue."""

import random
from collections import OrderedDict, deque
from pathlib import Path
from typing import NamedTuple

from game.ui.sound.cues import Cue
from game.ui.sound.device import SECOND, TROUBLE, DecodedSound, Device, ErrorLog, Loader

ROOM = 8_000_000
"""The size of the cache in bytes."""


class CachedSound(NamedTuple):
    """A decoded sound: its file, its samples, and its bytes."""

    name: str
    noise: DecodedSound
    bytes: int

    @property
    def ms(self) -> float:
        """Its length in milliseconds."""
        return self.bytes / SECOND * 1000


class SoundCache:
    """Holds the next sound of each Cue: a variant other than the last one, at a random speed.

    The Loader decodes a missing sound within milliseconds. A missing or damaged file is tried once.
    """

    def __init__(self, device: Device, folder: Path, loader: Loader, trouble: ErrorLog, room: int = ROOM) -> None:
        self.device, self.folder, self.loader, self.trouble, self.room = device, folder, loader, trouble, room
        self.chance = random.Random()  # noqa: S311  # only chooses the variant of a sound
        self.bytes = 0
        self.bad: set[str] = set()
        self._kept: OrderedDict[str, CachedSound] = OrderedDict()
        self._last: dict[str, str] = {}
        self._asked: set[str] = set()
        self._ready: deque[tuple[str, str, DecodedSound, int]] = deque()

    def take(self, cue: Cue) -> CachedSound | None:
        """The sound to play now, None if it is not decoded yet. The next one is prepared."""
        self.settle()
        kept = self._kept.get(cue.file)
        if kept is None:
            self.want(cue)
            return None
        self._kept.move_to_end(cue.file)
        self._last[cue.file] = kept.name
        if cue.variants > 1 or cue.pitch:
            self._ask(cue)
        return kept

    def want(self, cue: Cue) -> None:
        """Prepare a cue's next sound."""
        if cue.file not in self._kept:
            self._ask(cue)

    def hopeless(self, cue: Cue) -> bool:
        """Whether none of a cue's files can be read."""
        return all(cue.name(one) in self.bad for one in range(cue.variants))

    def _ask(self, cue: Cue) -> None:
        names = [cue.name(one) for one in range(cue.variants)]
        found = [name for name in names if name not in self.bad]
        found = [name for name in found if name != self._last.get(cue.file)] or found
        if not found or cue.file in self._asked:
            return
        self._asked.add(cue.file)
        name, speed = self.chance.choice(found), 1.0 + self.chance.uniform(-cue.pitch, cue.pitch)
        self.loader.ask(lambda: self._decode(cue.file, name, speed))

    def _decode(self, key: str, name: str, speed: float) -> None:
        """Decode one file, in the Loader's thread."""
        try:
            noise, size = self.device.decode(self.folder / f"{name}.ogg", speed)
        except TROUBLE as error:
            self.trouble.note(name, error)
            noise, size = None, 0
        self._ready.append((key, name, noise, size))

    def settle(self) -> None:
        """Add the decoded sounds, and remove the least recently used ones."""
        while self._ready:
            key, name, noise, size = self._ready.popleft()
            self._asked.discard(key)
            if noise is None:
                self.bad.add(name)
                continue
            self._drop(key)
            self._kept[key] = CachedSound(name, noise, size)
            self.bytes += size
        while self.bytes > self.room and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: str) -> None:
        if (old := self._kept.pop(key, None)) is not None:
            self.bytes -= old.bytes

    def clear(self) -> None:
        """Remove every sound."""
        self._ready.clear()
        self._kept.clear()
        self._asked.clear()
        self.bytes = 0
