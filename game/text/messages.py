"""Fluent files that are parsed on demand: only the message ids are read at once, a message when it is first used.

Finding the ids of a thousand messages takes a millisecond. Parsing them all takes half a second, and a screen uses a few dozen.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ \t]*=|^#", re.MULTILINE)
"""Where a message, a term ("-id") or a comment begins. No continuation line matches."""
_PLAIN = re.compile(r"[^=]*=[ \t]*([^{}\s][^{}\n]*?)\s*")
"""A message of one line without braces, whose text needs no formatting."""
_FORM = re.compile(r"^name-.*\n[ \t]+\.(?:the|acc|dat|gen|gender)[ \t]*=", re.DOTALL)
"""A name that says how it is inflected."""
_NAMED = re.compile(r"[{(,:]\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""References to other messages and terms."""


@lru_cache(maxsize=32)
def entries(file: Path, changed: int) -> Mapping[str, str]:
    """The source of each message and term of a file, by id; `changed` is the time of the file's last change."""
    text = file.read_text(encoding="utf-8")
    found = list(_ENTRY.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    # an empty file has an end, but no message
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=False) if one[1]}


class Messages:
    """The messages of several files in one language. A later file overrides an earlier one."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._written: dict[str, str] = {}
        for file in files:
            self._written.update(entries(file, file.stat().st_mtime_ns))
        self._plain: dict[str, str | None] = {}
        self._learnt: set[str] = set()
        self._bundle: FluentBundle | None = None

    def has(self, message: str) -> bool:
        """Whether there is a valid message with this id."""
        if message not in self._written or message.startswith("-"):
            return False
        return self._as_written(message) is not None or self._knowing(message).has_message(message)

    def format(self, message: str, values: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """The text of a message with these values, and the errors in it; None for a message without text."""
        plain = self._as_written(message)
        if plain is not None:
            return plain, []
        bundle = self._knowing(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            return None, []
        words, errors = bundle.format_pattern(pattern, dict(values))
        return str(words), errors

    @cached_property
    def inflects(self) -> bool:
        """Whether any name has forms."""
        return any(_FORM.match(source) for name, source in self._written.items() if name.startswith("name-"))

    def form(self, message: str, attribute: str, values: Mapping[str, Any]) -> str:
        """The attribute of a message as text; "" for a message without it."""
        if f".{attribute}" not in self._written.get(message, ""):
            return ""
        bundle = self._knowing(message)
        pattern = bundle.get_message(message).attributes.get(attribute)
        return str(bundle.format_pattern(pattern, dict(values))[0]) if pattern is not None else ""

    def _as_written(self, message: str) -> str | None:
        """The text of a message without placeholders, None for any other."""
        if message not in self._plain:
            found = _PLAIN.fullmatch(self._written[message])
            self._plain[message] = found[1] if found is not None else None
        return self._plain[message]

    def _knowing(self, message: str) -> "FluentBundle":
        """A bundle that has parsed a message and those that it refers to."""
        if message in self._learnt and self._bundle is not None:
            return self._bundle
        from fluent.runtime import FluentBundle, FluentResource  # lazy, because it takes a tenth of the start-up time

        if self._bundle is None:
            self._bundle = FluentBundle([self.language, "en"], use_isolating=False)
        wanted = [message]
        while wanted:
            one = wanted.pop()
            if one not in self._learnt and one in self._written:
                self._learnt.add(one)
                self._bundle.add_resource(FluentResource(self._written[one]), allow_overrides=True)
                wanted += _NAMED.findall(self._written[one])
        return self._bundle
