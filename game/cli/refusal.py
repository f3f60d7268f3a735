"""Refusals of the command line: one sentence on stderr."""

import sys
from pathlib import Path

from game.lab.errors import SimulationError
from game.match.record import SaveError
from game.text import error_text, say


class RefusalError(Exception):
    """An impossible command: one sentence for the player."""


def refuse(error: Exception) -> int:
    """Print one sentence on stderr, with a usable fallback if there is one; returns the exit code of bad input."""
    match error:
        case SaveError(fallback=Path() as good):
            sentence = f"{error_text(error)} {say('save-fallback', file=str(good))}"
        case SimulationError():
            sentence = say(error.problem, **error.values)
        case _:
            sentence = error_text(error)
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
