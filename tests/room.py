"""A terminal with a recorded screen, and persons who type prepared lines, then random numbers and a word now and then."""

import random

import pytest

from game import text
from game.cli.terminal import Terminal
from game.match import Match


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync: these tests do not lose power."""
    monkeypatch.setattr("os.fsync", lambda number: None)


class Room:
    """`screens` are the lines of each screen; after the prepared `lines` any number or one of the `words` is typed, `most` lines in all."""

    def __init__(self, match: Match, *lines: str, words: tuple[str, ...] = (), most: int = 6000) -> None:
        self.screens: list[list[str]] = [[]]
        self.lines, self.words, self.dice, self.most = list(lines), words, random.Random(1), most
        self.terminal = Terminal(match, self.read, self.write, lambda: self.screens.append([]))

    def write(self, line: str) -> None:
        self.screens[-1].append(line)

    def read(self, prompt: str) -> str:
        self.write(prompt)
        self.most -= 1
        if not self.most:
            raise EOFError
        if prompt.strip() != text.say("terminal-ask"):
            return ""  # Enter, at a hand-over
        if self.lines:
            return self.lines.pop(0)
        if self.words and self.dice.random() < 0.05:
            return self.dice.choice(self.words)
        return str(self.dice.randint(1, len(self.terminal.offers)))

    def play(self) -> "Room":
        self.terminal.run()
        return self

    @property
    def said(self) -> str:
        return "\n".join(line for screen in self.screens for line in screen)
