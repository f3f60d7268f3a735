"""Checks a translation against the English texts: nothing is missing, and every message knows the same variables and variants.

A translation may use, for each variable of the English message, its forms (`$hero_acc`), its id (`$hero_id`) and the count of a list.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from game.rules.engine.content import data_folder
from game.text.lint import phrases
from game.text.rulebook import ENGLISH, Passage, book, books, references
from game.text.text import FORMS

DERIVED = ("id", "short", "count", "yes", "start", "gender", *FORMS)
"""What a message gets for a variable beside its value."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_WORDS = re.compile(r"[A-Za-z]{3,}")
NAMES = ("name-", "short-", "game-")
"""The ids of names, which may be the same in two languages."""
UNTRANSLATED = 3
"""From so many words on a message that equals the English one counts as not translated."""


class Fault(NamedTuple):
    """A place where a translation differs from English in more than its words: the kind of difference, and what differs."""

    file: Path
    place: str
    kind: str
    what: str = ""


class _Parts(Visitor):
    """The variables of a message, and the variants by what they select."""

    def __init__(self, message: ast.Message) -> None:
        self.variables = set[str]()
        self.variants: dict[str, set[str]] = defaultdict(set)
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        """Note the variants of a selection."""
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.variants[serialize_expression(node.selector)] |= keys - PLURALS
        self.generic_visit(node)


def faults(language: str) -> list[Fault]:
    """The faults of a whole translation: of its messages, then of its rulebooks."""
    files = sorted(data_folder("levels").glob(f"*/{ENGLISH}.ftl"))
    found = [one for file in files for one in file_faults(file, file.with_stem(language))]
    return found + [one for game in books() for one in book_faults(game, language)]


# ------------------------------------------------------------------ messages


def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by id."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def file_faults(english: Path, translated: Path) -> Iterator[Fault]:
    """The faults of one file of messages."""
    if not translated.is_file():
        yield Fault(translated, "", "file")
        return
    for entry in FluentParser().parse(translated.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            yield Fault(translated, str(entry.content).split()[0], "syntax")
    ours, theirs = messages(english), messages(translated)
    yield from (Fault(translated, one, "missing") for one in ours if one not in theirs)
    yield from (Fault(translated, one, "unknown") for one in theirs if one not in ours)
    for one in ours.keys() & theirs.keys():
        yield from (Fault(translated, one, kind, what) for kind, what in _differences(ours[one], theirs[one]))


def _differences(ours: ast.Message, theirs: ast.Message) -> Iterator[tuple[str, str]]:
    """How a translated message differs from the English one."""
    english, own = _Parts(ours), _Parts(theirs)
    known = _stems(english.variables)
    for variable in sorted(own.variables - known):
        stem, _, form = variable.rpartition("_")
        if stem not in known or form not in DERIVED:
            yield "variable", variable
    for selector, keys in english.variants.items():
        if selector in own.variants and (left := keys ^ own.variants[selector]):
            yield "variants", f"{selector}: {', '.join(sorted(left))}"
    if {one.id.name for one in ours.attributes} - {one.id.name for one in theirs.attributes}:
        yield "attributes", ", ".join(one.id.name for one in ours.attributes)
    if (
        ours.id.name.startswith(NAMES)
        or ours.value is None
        or theirs.value is None
        or (said := phrases(ours.value)) != phrases(theirs.value)
    ):
        return
    if len(_WORDS.findall(re.sub(r"\{[^}]*\}", "", said[0]))) >= UNTRANSLATED:
        yield "english", said[0]


def _stems(variables: set[str]) -> set[str]:
    """The variables, and those that they are derived from."""
    cut = {one.rpartition("_")[0] for one in variables if one.rpartition("_")[2] in DERIVED}
    return variables | cut - {""}


# ------------------------------------------------------------------ rulebooks


def book_faults(game: str, language: str) -> Iterator[Fault]:
    """The faults of a rulebook: rules that are missing or unknown, and what a rule has otherwise: references, example, drawing, table."""
    file = data_folder("levels") / game / f"rules.{language}.md"
    if not file.is_file():
        yield Fault(file, "", "file")
        return
    ours, theirs = book(game), book(game, language)
    yield from (Fault(file, rule, "missing") for rule in ours.rules if rule not in theirs.rules)
    yield from (Fault(file, rule, "unknown") for rule in theirs.rules if rule not in ours.rules)
    if len(ours.chapters) != len(theirs.chapters):
        yield Fault(file, "", "chapters", f"{len(theirs.chapters)} / {len(ours.chapters)}")
    for rule in ours.rules.keys() & theirs.rules.keys():
        yield from (Fault(file, rule, "rule", what) for what in _rule_differences(ours.rules[rule], theirs.rules[rule]))


def _rule_differences(ours: Passage, theirs: Passage) -> Iterator[str]:
    for what, found in _shape(ours).items():
        if found != _shape(theirs)[what]:
            yield what
    if ours.words == theirs.words and len(_WORDS.findall(ours.words)) >= UNTRANSLATED:
        yield "english"


def _shape(rule: Passage) -> Mapping[str, object]:
    """What a rule has the same of in every language."""
    return {
        "references": sorted(references(rule.words)), "example": rule.example, "house": rule.house, "title": bool(rule.title),
        "drawing": len(rule.drawing), "table": [len(row) for row in rule.table], "steps": [(one.picture, one.rule) for one in rule.steps],
    }  # fmt: skip
