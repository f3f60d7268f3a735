"""The commitment to the seed of a match: a hash that is shown before the first card, and checked against seed and salt after the last.

It is the SHA-256 of these five lines in UTF-8, without a line break at the end:

    dreadhouse commitment 1
    game: ravenloft
    options: {"adventure":"the-escape-from-the-tomb","heroes":"arjhan"}
    seed: 7
    salt: 00112233445566778899aabbccddeeff

The options are those that differ from their defaults, as JSON with sorted keys and without spaces: a later version may add options,
and the commitments of older matches still hold. The salt keeps anyone from finding the seed by trying them all.
"""

import re
import secrets
from hashlib import sha256

import msgspec
from msgspec import Struct

SALT_BYTES = 16
SHOWN, GROUP = 32, 4
"""The hexadecimal digits of a hash that are shown, 128 bits, and how many stand together. With fewer digits, two seeds with the
same commitment could be found by trying."""
EXPLAINED = ("fairness-fixed", "fairness-kept", "fairness-verified", "fairness-not-random", "fairness-not-unseen")
"""The messages that say what a commitment proves, and what it does not."""
_SALT = re.compile(rf"[0-9a-f]{{{2 * SALT_BYTES},}}")


class Commitment(Struct, frozen=True):
    """What is committed to: the salt, at least 128 bits as hexadecimal digits, and the whole hash."""

    salt: str
    hash: str

    @property
    def shown(self) -> str:
        """The beginning of the hash in groups, to be copied down."""
        return grouped(self.hash[:SHOWN])


def new_salt() -> str:
    """A random salt."""
    return secrets.token_hex(SALT_BYTES)


def committed_text(game: str, options: Struct, seed: int, salt: str) -> str:
    """The text whose hash is the commitment."""
    chosen = {
        field.encode_name: getattr(options, field.name)
        for field in msgspec.structs.fields(options)
        if getattr(options, field.name) != field.default
    }
    listed = msgspec.json.encode(chosen, order="sorted").decode()
    return f"dreadhouse commitment 1\ngame: {game}\noptions: {listed}\nseed: {seed}\nsalt: {salt}"


def commit(game: str, options: Struct, seed: int, salt: str | None = None) -> Commitment:
    """The commitment to a seed, by default with a new salt."""
    salt = new_salt() if salt is None else salt
    return Commitment(salt, sha256(committed_text(game, options, seed, salt).encode()).hexdigest())


def holds(commitment: Commitment, game: str, options: Struct, seed: int) -> bool:
    """Whether these are the game, the options and the seed that were committed to."""
    return _SALT.fullmatch(commitment.salt) is not None and commit(game, options, seed, commitment.salt) == commitment


def grouped(digits: str) -> str:
    """Digits in groups."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
