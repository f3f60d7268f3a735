"""The loudspeaker, or none: everything that speaks to pygame's mixer, so that a machine without sound is merely silent."""

import io
import logging
import os
import wave
from pathlib import Path
from typing import Any, Protocol

import pygame

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

Noise = Any
"""A decoded sound, as the device plays it."""


class Trouble:
    """What went wrong: the first time it stands in the program's log, later it is only counted."""

    def __init__(self) -> None:
        self.count = 0

    def note(self, what: str, error: Exception) -> None:
        """Count, and write the first one down."""
        self.count += 1
        if self.count == 1:
            logging.getLogger("dreadhouse.sound").warning("no sound: %s (%s)", what, error)


class Device(Protocol):
    """What plays: voices are numbers, volumes are amplitudes from 0 to 1 for the left and the right."""

    def start(self) -> None:
        """Open it. Raises one of TROUBLE where that is not possible."""
        ...

    def decode(self, file: Path, speed: float = 1.0) -> tuple[Noise, int]:
        """Read a file, faster or slower; also its bytes in memory. Raises one of TROUBLE."""
        ...

    def play(self, voice: int, noise: Noise, sides: tuple[float, float], *, loop: bool = False) -> None:
        """Let a voice sound."""
        ...

    def volume(self, voice: int, sides: tuple[float, float]) -> None:
        """Change how loud a voice is."""
        ...

    def busy(self, voice: int) -> bool:
        """Whether a voice still sounds."""
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
    """pygame's mixer. `start` and `decode` may be called in another thread; the rest belongs to the window's."""

    def __init__(self) -> None:
        self._voices: list[pygame.mixer.Channel] = []

    def start(self) -> None:
        """Open the device of the system, mixing at the rate of the files."""
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        self._voices = [pygame.mixer.Channel(voice) for voice in range(VOICES)]

    def decode(self, file: Path, speed: float = 1.0) -> tuple[Noise, int]:
        """Decode a file; another speed is that of samples that say that they were taken at another rate."""
        noise = pygame.mixer.Sound(file)
        if speed != 1.0:
            noise = pygame.mixer.Sound(_wave(noise.get_raw(), round(RATE * speed)))
        return noise, round(noise.get_length() * SECOND)

    def play(self, voice: int, noise: Noise, sides: tuple[float, float], *, loop: bool = False) -> None:
        """Play from the start; a channel forgets its volume then."""
        channel = self._voices[voice]
        noise.set_volume(0.0 if loop else 1.0)  # several layers begin together, and none of them louder than it should be
        channel.play(noise, loops=-1 if loop else 0)
        channel.set_volume(*sides)
        noise.set_volume(1.0)

    def volume(self, voice: int, sides: tuple[float, float]) -> None:
        """Change both sides."""
        self._voices[voice].set_volume(*sides)

    def busy(self, voice: int) -> bool:
        """Whether the channel plays."""
        return self._voices[voice].get_busy()

    def stop(self, voice: int) -> None:
        """Stop the channel."""
        self._voices[voice].stop()

    def close(self) -> None:
        """Close the device."""
        self._voices = []
        pygame.mixer.quit()


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
