"""Reads long texts aloud with a speech engine of the machine, in a separate process for which no frame waits."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from game.text import language
from game.ui.sound.device import Loader

PATIENCE = 0.5
"""The seconds within which an engine must end after it was told to."""
TROUBLE = (OSError, ValueError, subprocess.SubprocessError)
WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
"""The PowerShell script that speaks its standard input."""
TONGUE, WORDS = "<tongue>", "<words>"


class Engine(NamedTuple):
    """A command of a speech engine, in which TONGUE stands for the language.

    It reads the text in place of WORDS in the command, else from its standard input. `hush` stops an engine that keeps speaking
    after its process has ended.
    """

    speak: tuple[str, ...]
    hush: tuple[str, ...] = ()


ENGINES = (
    Engine(("spd-say", "--wait", "--language", TONGUE, "--", WORDS), ("spd-say", "--cancel")),
    Engine(("espeak-ng", "-v", TONGUE, "--stdin")),
    Engine(("espeak", "-v", TONGUE, "--stdin")),
    Engine(("powershell", "-NoProfile", "-NonInteractive", "-Command", WINDOWS)),
)
MAC = (Engine(("say",)),)
"""The engine of macOS. On other systems another program may have this name."""


def engines(system: str = sys.platform, which: Callable[[str], str | None] = shutil.which) -> list[Engine]:
    """The engines of this machine, the best first, each with its command as a path."""
    paths = [(one, which(one.speak[0])) for one in (MAC if system == "darwin" else ENGINES)]
    return [Engine(*(command and (path, *command[1:]) for command in one)) for one, path in paths if path is not None]


class SpeechReader:
    """Reads one text at a time. Everything that may block runs in a thread. An engine that fails is not used again."""

    def __init__(self, found: Sequence[Engine], *, background: bool = True) -> None:
        self.found = list(found)
        self.loader = Loader("voice", background=background)
        self._wish, self._asked = 0, False
        self._process: subprocess.Popen[bytes] | None = None
        self._words = self._followed = ""

    @property
    def able(self) -> bool:
        """Whether there is an engine."""
        return bool(self.found)

    @property
    def speaking(self) -> bool:
        """Whether a text is being read."""
        process = self._process
        return process is not None and process.poll() is None

    def read(self, words: str) -> None:
        """Read this text in place of the current one."""
        self._wish += 1
        wish, words = self._wish, " ".join(words.split())
        if self.found and words:
            self._asked = True
            self.loader.ask(lambda: self._read(wish, words))

    def stop(self) -> None:
        """Stop reading."""
        if self._asked:
            self._asked = False
            self._wish += 1
            self.loader.ask(self._hush)

    def follow(self, words: str) -> None:
        """Read `words` when they change, and stop when they are empty; called once a frame."""
        self.update()
        if words != self._followed:
            self._followed = words
            self.read(words) if words else self.stop()

    def update(self) -> None:
        """Check once a frame whether an engine has ended, perhaps with an error."""
        process, wish = self._process, self._wish
        if process is not None and process.poll() is not None:
            self.loader.ask(lambda: self._ended(process, wish))

    def close(self) -> None:
        """Stop reading for good."""
        self._wish += 1
        if self.loader.close():
            self._hush()

    # ------------------------------------------------------------------ in the thread

    def _read(self, wish: int, words: str) -> None:
        """Start to read, unless another text was requested since."""
        self._hush()
        while wish == self._wish and self.found:
            parts = {TONGUE: language(), WORDS: words}
            try:
                self._process = _begun([parts.get(part, part) for part in self.found[0].speak], words)
            except TROUBLE:
                self.found.pop(0)
            else:
                self._words = words
                return

    def _ended(self, process: "subprocess.Popen[bytes]", wish: int) -> None:
        """Handle the end of an engine: after an error the next engine reads the same text."""
        if process is self._process:
            self._process = None
            if process.returncode and self.found:
                self.found.pop(0)
                self._read(wish, self._words)

    def _hush(self) -> None:
        """Stop the engine."""
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self.found and self.found[0].hush:
            with suppress(*TROUBLE):
                subprocess.run(self.found[0].hush, check=False, capture_output=True, timeout=PATIENCE)  # noqa: S603  # see _begun


def _begun(command: list[str], words: str) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(  # noqa: S603  # a speech engine by its path; the words are no part of a shell's line
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    assert process.stdin is not None
    with suppress(OSError):  # it does not read its input, or has already ended
        process.stdin.write(words.encode())
        process.stdin.close()
    return process
