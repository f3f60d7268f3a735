"""Long texts, read aloud by a speech engine that this machine happens to have: a process of its own, for which nothing here ever waits."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from game.text import language
from game.ui.sound.loader import Loader

PATIENCE = 0.5
"""Seconds in which an engine that is told to be silent has to end by itself."""
TROUBLE = (OSError, ValueError, subprocess.SubprocessError)
WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
"""What PowerShell is told to do with what it reads."""
TONGUE, WORDS = "<tongue>", "<words>"


class Engine(NamedTuple):
    """How something is made to speak: a command in which TONGUE stands for the language.

    It reads the text where WORDS stand in the command, else from its standard input; `hush` silences what goes on speaking when it has ended.
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
"""Elsewhere something else may be called like that."""


def engines(system: str = sys.platform, which: Callable[[str], str | None] = shutil.which) -> list[Engine]:
    """The engines of this machine, the best first, each with its command as a path."""
    known = MAC if system == "darwin" else ENGINES
    return [
        Engine(*(command and (path, *command[1:]) for command in one))
        for one in known
        if (path := which(one.speak[0])) is not None
    ]


class SpeechReader:
    """Reads one text at a time. All that may take a while happens in a thread; an engine that fails is left out from then on."""

    def __init__(self, found: Sequence[Engine], *, background: bool = True) -> None:
        self.found = list(found)
        self.loader = Loader("voice", background=background)
        self._wish, self._asked = 0, False
        self._process: subprocess.Popen[bytes] | None = None
        self._words = self._followed = ""

    @property
    def able(self) -> bool:
        """Whether there is anything that could speak."""
        return bool(self.found)

    @property
    def speaking(self) -> bool:
        """Whether something is being read."""
        process = self._process
        return process is not None and process.poll() is None

    def read(self, words: str) -> None:
        """Read this instead of what is being read."""
        self._wish += 1
        wish, words = self._wish, " ".join(words.split())
        if self.found and words:
            self._asked = True
            self.loader.ask(lambda: self._read(wish, words))

    def stop(self) -> None:
        """Be silent, if something is being read or will be."""
        if self._asked:
            self._asked = False
            self._wish += 1
            self.loader.ask(self._hush)

    def follow(self, words: str) -> None:
        """Read `words` when they change, and fall silent when they are empty; called once a frame."""
        self.update()
        if words != self._followed:
            self._followed = words
            if words:
                self.read(words)
            else:
                self.stop()

    def update(self) -> None:
        """A frame passes: see whether an engine has ended, perhaps with an error."""
        process, wish = self._process, self._wish
        if process is not None and process.poll() is not None:
            self.loader.ask(lambda: self._ended(process, wish))

    def close(self) -> None:
        """Be silent for good."""
        self._wish += 1
        if self.loader.close():
            self._hush()

    # ------------------------------------------------------------------ in the thread

    def _read(self, wish: int, words: str) -> None:
        """Begin, unless something else was wished for in the meantime."""
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
        """An engine has ended: after an error the next one tries to read the same."""
        if process is self._process:
            self._process = None
            if process.returncode and self.found:
                self.found.pop(0)
                self._read(wish, self._words)

    def _hush(self) -> None:
        """End what is speaking."""
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
    with suppress(OSError):  # it reads none of it, since it was given the words otherwise, or has ended already
        process.stdin.write(words.encode())
        process.stdin.close()
    return process
