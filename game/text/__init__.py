"""The texts that a player reads: message ids and values become sentences in the player's language."""

from game.text.text import (
    ENGLISH,
    MissingMessage,
    Speaker,
    Texts,
    has,
    kebab,
    language,
    languages,
    name,
    rule_text,
    say,
    sorry,
    speaking,
    tongue,
    use,
)

__all__ = [
    "ENGLISH", "MissingMessage", "Speaker", "Texts", "has", "kebab", "language", "languages", "name", "rule_text", "say", "sorry",
    "speaking", "tongue", "use",
]  # fmt: skip
