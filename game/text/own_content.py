"""Custom adventures: player-made content in the player's own folder, with its messages."""

from pathlib import Path
from typing import Protocol, runtime_checkable

from game.rules import GAMES
from game.rules.engine.content import ContentError
from game.storage import paths
from game.text.text import error_text, has, say, use

MESSAGES = ("name", "text", "goal", "lost")
"""The messages that every adventure needs: its name, introduction, goal, and how it is lost."""


@runtime_checkable
class AdoptsAdventures(Protocol):
    """Rules that can load adventures from a folder."""

    name: str

    def adopt(self, folder: Path) -> tuple[list[str], list[ContentError]]:
        """Load the adventures of a folder, and return their ids and the errors of the invalid ones."""
        ...


def load_adventures(folder: Path | None = None) -> tuple[list[str], list[str]]:
    """Load the adventures in `folder`, by default the player's own. Returns their ids, and a message for each problem.

    An invalid adventure is left out. One without messages is loaded, and shows their ids.
    """
    folder = folder or paths.adventures()
    if not folder.is_dir():
        return [], []
    found, problems = list[str](), list[str]()
    for rules in GAMES.values():
        if not isinstance(rules, AdoptsAdventures):
            continue
        ids, errors = rules.adopt(folder)
        for file in sorted(folder.glob("*.ftl")):
            use(extra=file)
        problems += [error_text(error) for error in errors]
        for one in ids:
            missing = [f"{kind}-{one}" for kind in MESSAGES if not has(f"{kind}-{one}")]
            problems += [say("check-own-words", adventure=one, message=message, folder=str(folder)) for message in missing]
        found += ids
    return found, problems
