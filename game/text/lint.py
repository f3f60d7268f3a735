"""The lint of texts: patterns of wording that the guide to the language advises against, in `levels/lint.toml`.

A pattern is looked for in the text of each message, with every variant in turn; placeables stand as `{ $name }`. A comment
`# lint-ok 13 22` directly above a message allows these patterns there.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from msgspec import Struct, convert

from game.rules.engine.content import data_folder, read_toml

_ALLOWED = re.compile(r"lint-ok((?: \d+)+)")


class Advice(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern with its number, the `scope` of messages that it is looked for in, and what to write instead."""

    number: int
    scope: str
    pattern: str
    advice: str


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """The advice for a language. `skipped` are prefixes of messages that are not looked at; `scopes` are patterns of ids by name."""

    skipped: list[str]
    scopes: dict[str, str]
    advice: list[Advice]


class Finding(NamedTuple):
    """A place where a text goes against the guide."""

    file: Path
    message: str
    number: int
    words: str
    advice: str


def guides() -> dict[str, Guide]:
    """The guide of each language that has one."""
    return convert(read_toml(data_folder("levels") / "lint.toml"), dict[str, Guide])


def lint(language: str, guide: Guide | None = None) -> list[Finding]:
    """What the texts of a language go against; nothing for a language without a guide."""
    guide = guide or guides().get(language)
    if guide is None:
        return []
    files = sorted(data_folder("levels").glob(f"*/{language}.ftl"))
    return [found for file in files for found in lint_file(file, guide)]


def lint_file(file: Path, guide: Guide) -> Iterator[Finding]:
    """What the texts of a file go against."""
    patterns = [(one, re.compile(one.pattern)) for one in guide.advice]
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None or entry.id.name.startswith(tuple(guide.skipped)):
            continue
        above = entry.comment.content if entry.comment is not None else None
        allowed = {int(one) for found in _ALLOWED.findall(above or "") for one in found.split()}
        said = phrases(entry.value)
        for advice, pattern in patterns:
            if advice.number in allowed or not re.match(guide.scopes.get(advice.scope, ""), entry.id.name):
                continue
            found = next((match for words in said if (match := pattern.search(words)) is not None), None)
            if found is not None:
                yield Finding(file, entry.id.name, advice.number, found[0], advice.advice)


def phrases(pattern: ast.Pattern) -> Sequence[str]:
    """The text with each variant in turn, and the default variant of every other choice; placeables stand as `{ $name }`."""
    placed = [one.expression for one in pattern.elements if isinstance(one, ast.Placeable)]
    most = max((len(one.variants) for one in placed if isinstance(one, ast.SelectExpression)), default=0)
    return list(dict.fromkeys(_phrase(pattern, number) for number in range(-1, most)))


def _phrase(pattern: ast.Pattern, number: int) -> str:
    """The text with the variant of this number where there is one, else with the default."""
    return " ".join("".join(_words(one, number) for one in pattern.elements).split())


def _words(element: ast.TextElement | ast.Placeable, number: int) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.SelectExpression(variants=variants):
            usual = next(one for one in variants if one.default)
            return _phrase((variants[number] if 0 <= number < len(variants) else usual).value, number)
        case ast.VariableReference(id=name):
            return f"{{ ${name.name} }}"
        case ast.StringLiteral(value=value):
            return value.encode().decode("unicode_escape") if "\\u" in value else value
        case ast.Placeable() as inner:
            return _words(inner, number)
    return "{ … }"
