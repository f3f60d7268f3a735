"""Decoded sounds and the voices of the mixer: volumes, panning, ducking, and which effects yield to more important cues."""

import random
from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.ui.settings import Settings
from game.ui.sound.cues import Bus, Cue
from game.ui.sound.device import SECOND, TROUBLE, VOICES, DecodedSound, ErrorLog, Loader, Loudspeaker, Sides

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

    def __init__(self, device: Loudspeaker, folder: Path, loader: Loader, trouble: ErrorLog, room: int = ROOM) -> None:
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


CURVE = 1.5
"""The exponent with which half of a slider sounds about half as loud."""
FALL, RISE = 90.0, 900.0
"""The milliseconds in which the bed is ducked, and in which it returns."""
NARROW = 0.65
"""The panning of a sound at the edge of the view."""


def amplitude(decibels: float) -> float:
    """A level in dB as an amplitude."""
    return float(10 ** (decibels / 20))


def slider(per_cent: float) -> float:
    """A volume setting as an amplitude."""
    return float(min(1.0, max(0.0, per_cent / 100)) ** CURVE)


def volume(settings: Settings, bus: Bus) -> float:
    """The amplitude of a bus in the settings; the interface belongs to the effects."""
    part = {"music": settings.music, "ambience": settings.ambience}.get(bus, settings.effects)
    return slider(settings.master) * slider(part)


def sides(level: float, pan: float = 0.0) -> Sides:
    """The amplitudes of the left and right channel; `pan` is -1 at the left and 1 at the right edge of the view."""
    aside = max(-1.0, min(1.0, pan)) * NARROW
    return level * min(1.0, 1 - aside), level * min(1.0, 1 + aside)


def near(here: float, goal: float, step: float) -> float:
    """`here` moved by at most `step` towards `goal`."""
    return min(goal, here + step) if here < goal else max(goal, here - step)


class Duck:
    """Ducks music and ambience under important sounds: fast down, slowly up."""

    def __init__(self) -> None:
        self.decibels = 0.0

    def update(self, ms: float, asked: Iterable[float]) -> float:
        """Advance by `ms` milliseconds. Returns the amplitude by which to multiply the beds."""
        goal = max(asked, default=0.0)
        per_ms = 12 / (FALL if goal > self.decibels else RISE)
        self.decibels = near(self.decibels, goal, ms * per_ms)
        return amplitude(-self.decibels)


BEDS = 6
"""The number of voices for ambience and music, which are the first ones."""
ALIKE = 3
"""The maximum number of voices with the same cue."""


@dataclass
class Voice:
    """A busy voice: its cue, its position, and its start and end (milliseconds)."""

    cue: Cue
    pan: float
    since: float
    until: float


class VoicePool:
    """Plays effects and interface sounds on the voices after those of the beds."""

    def __init__(self, device: Loudspeaker, first: int = BEDS, behind: int = VOICES) -> None:
        self.device = device
        self.places = range(first, behind)
        self.active: dict[int, Voice] = {}
        self.now = 0.0

    def update(self, ms: float) -> None:
        """Advance by `ms` milliseconds, and free voices that have ended."""
        self.now += ms
        self.active = {place: voice for place, voice in self.active.items() if voice.until > self.now}

    def level(self, settings: Settings, cue: Cue) -> float:
        """The amplitude of a cue."""
        return min(1.0, volume(settings, cue.bus) * amplitude(cue.gain))

    def play(self, cue: Cue, kept: CachedSound, settings: Settings, pan: float = 0.0) -> int | None:
        """Play a sound. Returns None if all voices have more important cues."""
        place = self._place(cue)
        if place is not None:
            self.active[place] = Voice(cue, pan, self.now, self.now + kept.ms)
            self.device.play(place, kept.noise, sides(self.level(settings, cue), pan))
        return place

    def _place(self, cue: Cue) -> int | None:
        """A voice for a cue: one of too many with the same cue, a free one, or the least important one."""
        alike = [place for place, voice in self.active.items() if voice.cue.file == cue.file]
        if len(alike) >= ALIKE:
            return min(alike, key=lambda place: self.active[place].since)
        free = next((place for place in self.places if place not in self.active), None)
        if free is not None:
            return free
        least = min(self.active, key=lambda place: (self.active[place].cue.weight, self.active[place].since))
        return least if self.active[least].cue.weight <= cue.weight else None

    def retune(self, settings: Settings) -> None:
        """Apply changed volume settings at once."""
        for place, voice in self.active.items():
            self.device.volume(place, sides(self.level(settings, voice.cue), voice.pan))

    @property
    def ducking(self) -> list[float]:
        """The decibels by which the current cues duck the beds."""
        return [voice.cue.duck for voice in self.active.values()]
