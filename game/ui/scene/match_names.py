"""What the adventure and the Heroes of a night are called, kept beside its autosaves.

Naming them takes all texts of a game, which are read already while it is played, but not when the program begins.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game.match import Match
from game.storage import autosave as saves
from game.storage.replays import Summary, cast
from game.text import has, language, name, say

PATTERN = "names-*.json"


class Words(Struct):
    """Names by their ids, in one language."""

    names: dict[str, str]

    def of(self, thing: str) -> str:
        """What a thing is called; its id, if nobody has said."""
        return self.names.get(thing, thing)


def names_of(state: Any) -> Words:
    """What a night's adventure and its people are called: by their short names, where they have any."""
    return Words({thing: say(f"short-{thing}") if has(f"short-{thing}") else name(thing) for thing in cast(state)})


def turn(told: Summary, words: Words | None) -> str:
    """How far a night is: its turn and whose that is, or where two sides play its game, its round and the person's side."""
    if told.side:
        return say("ui-carry-round", game=say(f"game-{told.game}"), round=told.turns, side=told.side)
    if words is not None and told.hero:
        return say("ui-carry-turn-of", turn=told.turns, hero=words.of(told.hero))
    return say("ui-carry-turn", kind=told.game, game=say(f"game-{told.game}"), turn=told.turns)


class Notes:
    """The names of the nights in `folder`: written once for each night and language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: Path | None = None

    def file(self, evening: str) -> Path:
        """Where the names of a night are, in the language that is spoken."""
        return self.folder / f"names-{evening}-{language()}.json"

    def read(self, autosave: Path) -> Words | None:
        """The names of the night that an autosave belongs to; None if they are not known."""
        try:
            return msgspec.json.decode(self.file(saves.short_id_in(autosave)).read_bytes(), type=Words)
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, match: Match) -> None:
        """Note the names of a night that is being played. Where that is not possible they are found out again when they are needed."""
        file = self.file(saves.short_id(match))
        if file == self._written:
            return
        words = names_of(match.game.state)
        try:
            file.write_bytes(msgspec.json.encode(words))
            self._forget()
        except OSError:
            return
        self._written = file

    def _forget(self) -> None:
        """Remove the names of nights that are no longer there."""
        left = {saves.short_id_in(path) for path in saves.autosaves(self.folder)}
        for old in self.folder.glob(PATTERN):
            if old.stem.split("-")[1] not in left:
                old.unlink()
