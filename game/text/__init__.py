"""The texts that a player reads: message ids and values become sentences in the player's language."""

from game.text.speaker import Speaker
from game.text.text import (
    ENGLISH,
    MissingMessage,
    Texts,
    error_text,
    has,
    kebab,
    language,
    language_name,
    languages,
    name,
    option_error_text,
    rule_text,
    say,
    speaking,
    use,
)

__all__ = [
    "ENGLISH",
    "MissingMessage",
    "Speaker",
    "Texts",
    "error_text",
    "has",
    "kebab",
    "language",
    "language_name",
    "languages",
    "name",
    "option_error_text",
    "rule_text",
    "say",
    "speaking",
    "use",
]
