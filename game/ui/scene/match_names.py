"""The names of the adventure and the Heroes of a match, cached in a file beside its autosave.

To look names up takes all texts of a game. They are loaded while it is played, but the menu needs the names before that.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

from game.match import Match
from game.storage import autosave as saves
from game.storage.replays import Summary, characters
from game.text import has, language, name, say

PATTERN = "names-*.json"


class NameTable(Struct):
    """Names by their ids, in one language."""

    names: dict[str, str]

    def of(self, thing: str) -> str:
        """The name of a thing; its id if the table has no name for it."""
        return self.names.get(thing, thing)


def names_of(match: Match) -> NameTable:
    """The names of what a match is named after and of its characters: their short names, if they have any."""
    rules, state = match.rules, match.game.state
    things = (rules.title(state), *characters(rules, state))
    return NameTable({thing: say(f"short-{thing}") if has(f"short-{thing}") else name(thing) for thing in things})


def turn(summary: Summary, names: NameTable | None) -> str:
    """The progress of a match: its turn and the Hero, or the round and the person's side in a game of two sides."""
    if summary.party:
        return say("ui-carry-round", game=say(f"game-{summary.game}"), round=summary.turns, side=summary.party)
    if names is not None and summary.taker:
        return say("ui-carry-turn-of", turn=summary.turns, hero=names.of(summary.taker))
    return say("ui-carry-turn", kind=summary.game, game=say(f"game-{summary.game}"), turn=summary.turns)


class NameCache:
    """The files with the names of the matches in `folder`, one for each match and language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: Path | None = None

    def file(self, match_id: str) -> Path:
        """The file with the names of a match in the current language."""
        return self.folder / f"names-{match_id}-{language()}.json"

    def read(self, autosave: Path) -> NameTable | None:
        """The names of the match of an autosave; None if they are not cached."""
        try:
            return msgspec.json.decode(self.file(saves.short_id_in(autosave)).read_bytes(), type=NameTable)
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, match: Match) -> None:
        """Cache the names of a running match. Errors are ignored, because names can always be looked up again."""
        file = self.file(saves.short_id(match))
        if file == self._written:
            return
        names = names_of(match)
        try:
            file.write_bytes(msgspec.json.encode(names))
            self._forget()
        except OSError:
            return
        self._written = file

    def _forget(self) -> None:
        """Remove the names of matches without an autosave."""
        left = {saves.short_id_in(path) for path in saves.autosaves(self.folder)}
        for old in self.folder.glob(PATTERN):
            if old.stem.split("-")[1] not in left:
                old.unlink()
