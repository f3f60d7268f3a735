"""How the text mode shows a game: a painter, and what a game's own module paints instead."""

import importlib
import importlib.util
import shutil
from collections.abc import Sequence
from typing import Any, Literal

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.text import Speaker, say


class Painter:
    """How a game is shown in a terminal: by its Events alone, but for what a module `game.cli.<game>_text` does instead."""

    def mapped(self, options: Sequence[Choice]) -> bool:
        """Whether the table has to be shown with a question, because its answers are read off it."""
        return False

    def sight(self, view: Observation[Any]) -> object:
        """What has to change for the table to be shown again, unasked."""
        return None

    def describe(self, view: Observation[Any], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
        """The table, line by line, with the numbers of the answers where they belong; `whole` with everything beside the board."""
        return []

    def manner(self, prompt: str, choice: Choice) -> Literal["typed", "once", "each"]:
        """Whether an answer is typed in words, has one number for the whole team, or one for each seat."""
        return "each"

    def typed(self, view: Observation[Any], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
        """The answers that a line in words stands for, where `seat` wrote the last one; none if it means nothing."""
        return []

    def private(self, view: Observation[Any], seat: Seat, speaker: Speaker) -> list[str]:
        """What `seat` keeps from all others, who may sit before the same screen; nothing where what one may know all of them may."""
        return []

    def asks_private(self, view: Observation[Any], seat: Seat, line: str) -> Seat | None:
        """Who wants to look at what is private, where `seat` is asked; None where the line says something else."""
        return None

    def menu(self, view: Observation[Any], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
        """The answers with their numbers, line by line: a numbered list in columns."""
        labels = [self.label(view, option, speaker, prompt) for option in options]
        return columns([say("terminal-option", number=number, choice=label) for number, label in enumerate(labels, 1)])

    def label(self, view: Observation[Any], option: Choice, speaker: Speaker, prompt: str) -> str:
        """What an answer is called: its message."""
        return speaker.choice(option, prompt)

    def tell(self, view: Observation[Any], event: Event, speaker: Speaker) -> list[str]:
        """What is told of an Event, line by line: its message."""
        line = speaker.event(event).strip()
        return [line] if line else []

    def evening(self, view: Observation[Any]) -> list[str]:
        """The special rules of the evening, line by line; nothing where a game has the same rules every time."""
        return []

    def ended(self, view: Observation[Any], speaker: Speaker) -> list[str]:
        """What is told at the very end, line by line, in the `view` of all seats together."""
        return []


def painter_of(game: str) -> Painter:
    """The painter of a game, with what its module does in a way of its own."""
    painter = Painter()
    if importlib.util.find_spec(f"game.cli.{game}_text") is not None:
        module = importlib.import_module(f"game.cli.{game}_text")
        vars(painter).update({name: one for name, one in vars(module).items() if name in vars(Painter) and callable(one)})
    return painter


def columns(words: Sequence[str]) -> list[str]:
    """Words in as many columns as the terminal is wide, read downwards."""
    widest = max(map(len, words)) + 2
    across = max(1, min(len(words), (shutil.get_terminal_size().columns - 1) // widest))
    deep = -(-len(words) // across)
    return ["".join(word.ljust(widest) for word in words[row::deep]).rstrip() for row in range(deep)]
