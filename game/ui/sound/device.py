"""The loudspeaker, or none: everything that speaks to pygame's mixer, so that a machine without sound is merely silent."""

import io
import logging
import os
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import pygame

from game.ui.sound.loader import Loader

RATE = 44100
BUFFER = 1024
"""Samples that are mixed at once: 23 ms."""
SECOND = RATE * 4
"""Bytes of a second as it is mixed: two sides of 16 bits."""
VOICES = 16
SILENT = ("dummy", "")
"""Drivers that nobody hears."""
TROUBLE = (pygame.error, NotImplementedError, OSError, EOFError, ValueError, MemoryError, wave.Error)
"""What may go wrong with a device or a file."""

TOGETHER, TRIES = 0.004, 5
"""Seconds within which loops that belong together have to start, and how often that is tried."""

Sides = tuple[float, float]
"""Amplitudes from 0 to 1 for the left and the right."""
DecodedSound = Any
"""A decoded sound, as the device plays it."""


class ErrorLog:
    """What went wrong: the first time it stands in the program's log, later it is only counted."""

    def __init__(self) -> None:
        self.count = 0

    def note(self, what: str, error: Exception) -> None:
        """Count, and write the first one down."""
        self.count += 1
        if self.count == 1:
            logging.getLogger("dreadhouse.sound").warning("no sound: %s (%s)", what, error)


class Device(Protocol):
    """What plays; voices are numbers."""

    def start(self) -> None:
        """Open it. Raises one of TROUBLE where that is not possible."""
        ...

    def decode(self, file: Path, speed: float = 1.0) -> tuple[DecodedSound, int]:
        """Read a file, faster or slower; also its bytes in memory. Raises one of TROUBLE."""
        ...

    def play(self, voice: int, noise: DecodedSound, sides: Sides) -> None:
        """Let a voice sound."""
        ...

    def loop(self, noises: Sequence[DecodedSound]) -> None:
        """Let the first voices go round and round, all from the same moment, unheard until their volumes are raised."""
        ...

    def volume(self, voice: int, sides: Sides) -> None:
        """Change how loud a voice is."""
        ...

    def stop(self, voice: int) -> None:
        """Silence a voice at once."""
        ...

    def close(self) -> None:
        """Let the device go."""
        ...


def wanted() -> bool:
    """Whether anybody could hear something: not if the environment asks for a driver that is deaf."""
    return os.environ.get("SDL_AUDIODRIVER", "any") not in SILENT


class Loudspeaker:
    """pygame's mixer."""

    def __init__(self) -> None:
        self._voices: list[pygame.mixer.Channel] = []

    def start(self) -> None:
        """Open the device of the system, mixing at the rate of the files."""
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        self._voices = [pygame.mixer.Channel(voice) for voice in range(VOICES)]

    def decode(self, file: Path, speed: float = 1.0) -> tuple[DecodedSound, int]:
        """Decode a file; another speed is that of samples that say that they were taken at another rate."""
        noise = pygame.mixer.Sound(file)
        if speed != 1.0:
            noise = pygame.mixer.Sound(_wave(noise.get_raw(), round(RATE * speed)))
        return noise, round(noise.get_length() * SECOND)

    def play(self, voice: int, noise: DecodedSound, sides: Sides) -> None:
        """Play from the start; a channel forgets its volume then."""
        channel = self._voices[voice]
        channel.play(noise)
        channel.set_volume(*sides)

    def loop(self, noises: Sequence[DecodedSound]) -> None:
        """Start all within one buffer; again if something came between, so that none is late."""
        for _try in range(TRIES):
            before = perf_counter()
            for channel, noise in zip(self._voices, noises, strict=False):
                noise.set_volume(0.0)  # a channel that starts is loud until its volume is set
                channel.play(noise, loops=-1)
                channel.set_volume(0.0, 0.0)
            if perf_counter() - before < TOGETHER:
                break
        for noise in noises:
            noise.set_volume(1.0)

    def volume(self, voice: int, sides: Sides) -> None:
        """Change both sides."""
        self._voices[voice].set_volume(*sides)

    def stop(self, voice: int) -> None:
        """Stop the channel."""
        self._voices[voice].stop()

    def close(self) -> None:
        """Close the device."""
        self._voices = []
        pygame.mixer.quit()


class ThreadedDevice:
    """A Device in a thread of its own: whoever asks never waits for the lock of the mixer. A device that fails is not asked again."""

    def __init__(self, device: Device, loader: Loader, trouble: ErrorLog) -> None:
        self.device, self.loader, self.trouble = device, loader, trouble
        self.open = self.broken = False

    def _ask(self, job: Callable[[], None]) -> None:
        def guarded() -> None:
            if self.broken:
                return
            try:
                job()
            except TROUBLE as error:
                self.broken = True
                self.trouble.note("device", error)

        self.loader.ask(guarded)

    def start(self) -> None:
        """Open it soon; `open` says when."""

        def job() -> None:
            self.device.start()
            self.open = True

        self._ask(job)

    def decode(self, file: Path, speed: float = 1.0) -> tuple[DecodedSound, int]:
        """Read a file, here and now: for other threads."""
        return self.device.decode(file, speed)

    def play(self, voice: int, noise: DecodedSound, sides: Sides) -> None:
        """Let a voice sound."""
        self._ask(lambda: self.device.play(voice, noise, sides))

    def loop(self, noises: Sequence[DecodedSound]) -> None:
        """Let the first voices go round."""
        self._ask(lambda: self.device.loop(noises))

    def volume(self, voice: int, sides: Sides) -> None:
        """Change how loud a voice is."""
        self._ask(lambda: self.device.volume(voice, sides))

    def stop(self, voice: int) -> None:
        """Silence a voice."""
        self._ask(lambda: self.device.stop(voice))

    def close(self) -> None:
        """End the thread, then close the device, unless it hangs."""
        if self.loader.close() and self.open:
            try:
                self.device.close()
            except TROUBLE as error:
                self.trouble.note("device", error)
        self.open = False


def _wave(raw: bytes, rate: int) -> io.BytesIO:
    """Stereo samples of 16 bits as a file in memory."""
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframesraw(raw)
    made.seek(0)
    return made
