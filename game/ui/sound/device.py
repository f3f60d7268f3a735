"""The sound device, and the threads that read and decode files, so that no frame waits.

Everything that calls pygame's mixer is here, so that a machine without sound is merely silent.
"""

import io
import logging
import os
import queue
import threading
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

Job = Callable[[], object]
PATIENCE = 2.0
"""The seconds that the program waits at its end for a running job."""


class Loader:
    """Runs jobs one after the other in a thread. Without `background` each runs at once, for tests."""

    def __init__(self, name: str, *, background: bool = True) -> None:
        self.name, self.background = name, background
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def ask(self, job: Job) -> None:
        """Queue a job."""
        if self._closed:
            return
        if not self.background:
            job()
            return
        self.begin()
        self._jobs.put(job)

    def begin(self) -> None:
        """Start the thread. That takes a moment, so it is not called in the first frame."""
        if self._thread is None and self.background:
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and not self._closed:
            job()

    def close(self) -> bool:
        """Stop. Returns False if a running job does not end."""
        self._closed = True
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()


RATE = 44100
BUFFER = 1024
"""The samples in the mixer's buffer: 23 ms."""
SECOND = RATE * 4
"""The bytes of a second of mixed sound: two channels of 16 bits."""
VOICES = 16
SILENT = ("dummy", "")
"""SDL drivers without output."""
TROUBLE = (pygame.error, NotImplementedError, OSError, EOFError, ValueError, MemoryError, wave.Error)
"""The exceptions that devices and files can raise."""

TOGETHER, TRIES = 0.004, 5
"""The seconds within which loops of one bed must start, and the number of attempts."""

Sides = tuple[float, float]
"""Amplitudes from 0 to 1 for the left and the right."""
DecodedSound = Any
"""A decoded sound, as the device plays it."""


class ErrorLog:
    """The errors of the device: the first of each kind is logged, later ones are counted."""

    def __init__(self) -> None:
        self.count = 0

    def note(self, what: str, error: Exception) -> None:
        """Count an error, and log the first of its kind."""
        self.count += 1
        if self.count == 1:
            logging.getLogger("dreadhouse.sound").warning("no sound: %s (%s)", what, error)


def wanted() -> bool:
    """Whether sound can be heard: not if the environment selects a dummy driver."""
    return os.environ.get("SDL_AUDIODRIVER", "any") not in SILENT


class Loudspeaker:
    """pygame's mixer; voices are numbers."""

    def __init__(self) -> None:
        self._voices: list[pygame.mixer.Channel] = []

    def start(self) -> None:
        """Open the device of the system, mixing at the rate of the files. Raises one of TROUBLE."""
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        self._voices = [pygame.mixer.Channel(voice) for voice in range(VOICES)]

    def decode(self, file: Path, speed: float = 1.0) -> tuple[DecodedSound, int]:
        """Decode a file; another speed is set by declaring another sample rate. Returns the sound and its bytes. Raises one of TROUBLE."""
        noise = pygame.mixer.Sound(file)
        if speed != 1.0:
            noise = pygame.mixer.Sound(_wave(noise.get_raw(), round(RATE * speed)))
        return noise, round(noise.get_length() * SECOND)

    def play(self, voice: int, noise: DecodedSound, sides: Sides) -> None:
        """Play from the start, which resets the volume of the channel."""
        channel = self._voices[voice]
        channel.play(noise)
        channel.set_volume(*sides)

    def loop(self, noises: Sequence[DecodedSound]) -> None:
        """Start loops on the first voices within one buffer, silent until their volumes are raised; retry if they did not start together."""
        for _try in range(TRIES):
            before = perf_counter()
            for channel, noise in zip(self._voices, noises, strict=False):
                noise.set_volume(0.0)  # a channel starts at full volume
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


class ThreadedSpeaker(Loudspeaker):
    """A loudspeaker in a thread of its own, so that callers never wait for the lock of the mixer. One that fails is not used again."""

    def __init__(self, device: Loudspeaker, loader: Loader, trouble: ErrorLog) -> None:
        super().__init__()
        self.device, self.loader, self.trouble = device, loader, trouble
        self.open = self.broken = False

    def _ask(self, job: Callable[[], object]) -> None:
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
        """Open the device in the background; `open` tells when it is ready."""

        def job() -> None:
            self.device.start()
            self.open = True

        self._ask(job)

    def decode(self, file: Path, speed: float = 1.0) -> tuple[DecodedSound, int]:
        """Decode a file synchronously, for other threads."""
        return self.device.decode(file, speed)

    def play(self, voice: int, noise: DecodedSound, sides: Sides) -> None:
        """Play a sound on a voice."""
        self._ask(lambda: self.device.play(voice, noise, sides))

    def loop(self, noises: Sequence[DecodedSound]) -> None:
        """Loop sounds on the first voices."""
        self._ask(lambda: self.device.loop(noises))

    def volume(self, voice: int, sides: Sides) -> None:
        """Change the volume of a voice."""
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
    """Stereo samples of 16 bits as a WAV file in memory."""
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframesraw(raw)
    made.seek(0)
    return made
