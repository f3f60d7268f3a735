"""How the terminal shows a game: a painter, whose functions the modules of `game.cli.<game>` replace."""

import importlib
import importlib.util
import pkgutil
import shutil
from collections.abc import Sequence
from typing import Any, Literal

from game.rules.engine.agent import Observation
from game.rules.engine.results import Result
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.storage.results import Stored
from game.text import Speaker, say


class TextPainter:
    """A game as text. The default writes the messages of its Events; a game's own functions replace these methods by name."""

    def needs_table(self, options: Sequence[Choice]) -> bool:
        """Whether the table has to be shown with a question, because the answers refer to it."""
        return False

    def table_key(self, view: Observation[Any]) -> object:
        """A value whose change shows the table again."""
        return None

    def describe_table(self, view: Observation[Any], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
        """The table, line by line, with the numbers of the answers; `whole` includes everything beside the board."""
        return []

    def offer_mode(self, prompt: str, choice: Choice) -> Literal["typed", "once", "each"]:
        """Whether an answer is typed in words, has one number for the whole team, or one for each seat."""
        return "each"

    def parse_answers(self, view: Observation[Any], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
        """The answers that a typed line means, where `seat` wrote the last one; none if it means nothing."""
        return []

    def private_lines(self, view: Observation[Any], seat: Seat, speaker: Speaker) -> list[str]:
        """What `seat` hides from the others at the same terminal; nothing if they share their knowledge."""
        return []

    def parse_private_request(self, view: Observation[Any], seat: Seat, line: str) -> Seat | None:
        """Whose private lines a typed line requests, where `seat` is asked; None if it requests none."""
        return None

    def menu(self, view: Observation[Any], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
        """The answers as a numbered list in columns."""
        labels = [self.label(view, option, speaker, prompt) for option in options]
        return columns([say("terminal-option", number=number, choice=label) for number, label in enumerate(labels, 1)])

    def label(self, view: Observation[Any], option: Choice, speaker: Speaker, prompt: str) -> str:
        """The label of an answer: its message."""
        return speaker.choice(option, prompt)

    def event_lines(self, view: Observation[Any], event: Event, speaker: Speaker) -> list[str]:
        """The lines for an Event: its message."""
        line = speaker.event(event).strip()
        return [line] if line else []

    def special_rules(self, view: Observation[Any]) -> list[str]:
        """The special rules of this match; nothing for a game without any."""
        return []

    def final_lines(self, view: Observation[Any], speaker: Speaker) -> list[str]:
        """The lines at the very end, from the observation of all seats together."""
        return []

    def results_page(self, stored: Stored[Any], *, every: bool) -> list[str]:
        """The stored results of the game, with `every` single one if wanted."""
        return []

    def damage(self, stored: Stored[Any], file: str) -> str:
        """A sentence about lines of `file` that could not be read, "" if there are none."""
        return ""

    def after_result(self, stored: Stored[Any], result: Result) -> Sequence[str]:
        """The lines below the end of a match whose result was stored."""
        return []


def painter_of(game: str) -> TextPainter:
    """The painter of a game, with the functions that the modules of its package define."""
    painter = TextPainter()
    if importlib.util.find_spec(f"game.cli.{game}") is not None:
        package = importlib.import_module(f"game.cli.{game}")
        for found in pkgutil.iter_modules(package.__path__):
            module = importlib.import_module(f"game.cli.{game}.{found.name}")
            own = {name: one for name, one in vars(module).items() if name in vars(TextPainter) and callable(one)}
            vars(painter).update(own)
    return painter


def columns(words: Sequence[str]) -> list[str]:
    """Words in as many columns as fit into the terminal, read downwards."""
    widest = max(map(len, words)) + 2
    across = max(1, min(len(words), (shutil.get_terminal_size().columns - 1) // widest))
    deep = -(-len(words) // across)
    return ["".join(word.ljust(widest) for word in words[row::deep]).rstrip() for row in range(deep)]
