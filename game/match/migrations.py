"""Migrations of saved documents from an older format to the next one.

The content is plain JSON data of any kind of document: a match, a crash report, results.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any
from uuid import UUID

import msgspec

from game.rules import GAMES

Migration = Callable[[dict[str, Any]], dict[str, Any]]
SHORT = 4
"""The bytes of the fingerprint that identified a match in the file names of autosaves in format 1."""


def add_identity(content: dict[str, Any]) -> dict[str, Any]:
    """Format 1 to 2: give a match a `uuid`, the same one in all its saves."""
    if isinstance(bundled := content.get("match"), dict):
        return content | {"match": add_identity(bundled)}
    return {"uuid": str(_identity(content)), **content} if "actions" in content else content


def _identity(content: dict[str, Any]) -> UUID:
    """A uuid from game, seed and options. It begins with the fingerprint in the names of autosaves of format 1."""
    game, options = content["game"], content["options"]
    if game in GAMES:
        options = msgspec.convert(options, GAMES[game].options_type)
    key = f"{game}:{content['seed']}:{options}".encode()
    return UUID(bytes=blake2b(key, digest_size=SHORT).digest() + blake2b(key, digest_size=16 - SHORT).digest())


MIGRATIONS: dict[int, Migration] = {1: add_identity}
"""The migration from each older format to the next."""
