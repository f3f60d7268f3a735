"""What players have added themselves: adventures in a folder of their own, with their words."""

from pathlib import Path
from typing import Protocol, runtime_checkable

from game import text
from game.rules import GAMES
from game.rules.engine.content import ContentError
from game.storage import paths

WORDS = ("name", "text", "goal", "lost")
"""What every adventure has to say: its name, how it goes, how it is won and lost."""


@runtime_checkable
class Adopting(Protocol):
    """Rules that take in adventures from a folder."""

    name: str

    def adopt(self, folder: Path) -> tuple[list[str], list[ContentError]]:
        """Take in the adventures of a folder; return their ids and what is wrong with the others."""
        ...


def take_in(folder: Path | None = None) -> tuple[list[str], list[str]]:
    """Take in the player's own adventures, or those of `folder`; return their ids, and sentences about what is wrong.

    An adventure with a mistake is left out; one without words is taken in, and shows ids.
    """
    folder = folder or paths.adventures()
    if not folder.is_dir():
        return [], []
    found, wrong = list[str](), list[str]()
    for rules in GAMES.values():
        if not isinstance(rules, Adopting):
            continue
        ids, problems = rules.adopt(folder)
        for file in sorted(folder.glob("*.ftl")):
            text.use(extra=file)
        wrong += [text.say("error-content", problem=str(problem)) for problem in problems]
        for one in ids:
            missing = [f"{kind}-{one}" for kind in WORDS if not text.has(f"{kind}-{one}")]
            wrong += [text.say("check-own-words", adventure=one, message=message, folder=str(folder)) for message in missing]
        found += ids
    return found, wrong
