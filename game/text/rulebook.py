"""The rulebooks, `levels/<game>/rules.md`, or `rules.<language>.md` in another language than English, as data: chapters of numbered rules with cross-references, and a full-text search.

A rule is a line `- **CR-093** *Its title.* Its text`. Lines of letters indented by four spaces below it are its drawing, and a
Markdown table below it is its table. A table of one row shows steps: each cell but the first is `picture: words (CR-090)`, with
the rule it leads to.
"""

import math
import re
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from game.rules.engine.content import data_folder

_RULE = re.compile(r"- \*\*([A-Z]{2}-\d{3})\*\*(?: \*(.+?)\.\*)? (.*)")
_EXAMPLE = re.compile(r"(EX-\d+) (.*)")
REFERENCE = re.compile(r"\b(?:[A-Z]{2}-\d{3}|EX-\d+)\b")
"""A reference to a rule in a sentence: its number, or that of an example."""
_STEP = re.compile(r"([\w-]+): (.+) \(([A-Z]{2}-\d{3})\)")
HOUSE = " (house ruling)"
"""The end of the line of a ruling of this program, in every language."""
ENGLISH = "en"
ALIKE = 0.16
"""The least cosine similarity of two rules on the same subject."""
_WORD = re.compile(r"[^\W\d_]{3,}")


class Passage(NamedTuple):
    """A rule: its id ("CR-093"), chapter and section ("" for none), title and text.

    `example` is its number as an example ("EX-2"), `house` marks a ruling of this program, `drawing` holds lines of letters,
    `table` rows of cells, the first one the head, and `names` the rules that its text refers to.
    """

    id: str
    chapter: str
    part: str
    title: str
    words: str
    example: str = ""
    house: bool = False
    drawing: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()

    @property
    def steps(self) -> tuple["TableStep", ...]:
        """The steps of its table, if the table shows steps."""
        cells = self.table[0][1:] if len(self.table) == 1 else ()
        return tuple(TableStep(*found.groups()) for cell in cells if (found := _STEP.fullmatch(cell)) is not None)


class TableStep(NamedTuple):
    """One of several steps: its picture, its words, and its rule."""

    picture: str
    words: str
    rule: str


class Rulebook:
    """The rules of one game in order, after a `preface` on how to read them."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Passage] = {}
        self.chapters: dict[str, list[str]] = {}
        self._alias: dict[str, str] = {}
        drawings, tables = _read(text, self.rules)
        self.preface = " ".join(line for line in text.partition("\n## ")[0].splitlines()[1:] if line)
        for rule in self.rules.values():
            self.chapters.setdefault(rule.chapter, []).append(rule.id)
            if rule.example:
                self._alias[rule.example] = rule.id
        for number, rule in self.rules.items():
            named = dict.fromkeys(found for found in map(self.find, references(rule.words)) if found not in ("", number))
            self.rules[number] = rule._replace(
                names=tuple(named), drawing=tuple(drawings.get(number, ())), table=tuple(tables.get(number, ()))
            )
        self.order = list(self.rules)

    def find(self, rule: str) -> str:
        """The id of the rule for an input such as "CR-093", "cr-93", "93" or "EX-2"; "" if there is none."""
        wanted = rule.strip().upper()
        if wanted in self.rules:
            return wanted
        if wanted in self._alias:
            return self._alias[wanted]
        letters, _, digits = wanted.rpartition("-")
        if letters not in ("", self.prefix) or not (digits.isascii() and digits.isdecimal() and len(digits) < 5):
            return ""
        numbered = f"{self.prefix}-{int(digits):03}"
        return numbered if numbered in self.rules else ""

    def pages(self, chapter: str) -> tuple[int, int]:
        """The numbers of the left and the right page where a chapter begins."""
        left = 2 * list(self.chapters).index(chapter) + 2
        return left, left + 1

    @property
    def prefix(self) -> str:
        """The two letters of the rule ids of this book."""
        return next(iter(self.rules), "").partition("-")[0]

    @cached_property
    def named_by(self) -> dict[str, tuple[str, ...]]:
        """The rules that refer to each rule."""
        found: dict[str, list[str]] = {rule: [] for rule in self.rules}
        for rule in self.rules.values():
            for other in rule.names:
                found[other].append(rule.id)
        return {rule: tuple(others) for rule, others in found.items()}

    def related(self, rule: str) -> list[str]:
        """The rules to read with this one: those that it refers to, then those that refer to it, examples last."""
        both = dict.fromkeys([*self.rules[rule].names, *self.named_by[rule]])
        return sorted(both, key=lambda other: bool(self.rules[other].example))

    @cached_property
    def _weights(self) -> dict[str, dict[str, float]]:
        """The normalized word vector of each rule; rare words weigh more."""
        bags = {rule.id: set(_WORD.findall(f"{rule.title} {rule.words}".lower())) for rule in self.rules.values()}
        often: dict[str, int] = {}
        for bag in bags.values():
            for word in bag:
                often[word] = often.get(word, 0) + 1
        found = {}
        for rule, bag in bags.items():
            own = {word: math.log(len(bags) / often[word]) for word in sorted(bag)}
            length = math.sqrt(sum(weight * weight for weight in own.values())) or 1.0
            found[rule] = {word: weight / length for word, weight in own.items()}
        return found

    @cached_property
    def _holders(self) -> dict[str, list[tuple[str, float]]]:
        """The rules that contain each word, with its weight there."""
        found: dict[str, list[tuple[str, float]]] = {}
        for rule, own in self._weights.items():
            for word, weight in own.items():
                found.setdefault(word, []).append((rule, weight))
        return found

    def kin(self, rule: str, most: int = 4) -> list[str]:
        """The rules on the same subject, the most similar first, without examples."""
        likeness = dict.fromkeys(self._weights, 0.0)
        for word, weight in self._weights[rule].items():
            for other, its in self._holders[word]:
                likeness[other] += weight * its
        near = [(-alike, id_) for id_, alike in likeness.items() if id_ != rule and not self.rules[id_].example]
        return [id_ for unlike, id_ in sorted(near)[:most] if -unlike >= ALIKE]

    @cached_property
    def _haystacks(self) -> list[tuple[str, str, str]]:
        return [
            (rule.id, f" {rule.title} ".lower(), f" {rule.id} {rule.example} {rule.chapter} {rule.part} {rule.words} ".lower())
            for rule in self.rules.values()
        ]

    def search(self, query: str) -> list[str]:
        """The rules that contain all words of `query`, ranked by number, title, beginnings of words, and text."""
        words = terms(query)
        if not words:
            return []
        exact = self.find(query)
        marks = []
        for place, (rule, title, body) in enumerate(self._haystacks):
            mark = sum(_mark(word, title, body) for word in words) if all(word in title or word in body for word in words) else 0
            if mark or rule == exact:
                phrase = len(words) > 1 and " ".join(words) in title + body
                marks.append((-(1000 if rule == exact else 0) - mark - (6 if phrase else 0), place, rule))
        return [rule for _, _, rule in sorted(marks)]


def _mark(word: str, title: str, body: str) -> int:
    """The rank of a match: whole words before beginnings, the title before the text."""
    found = 0
    for text, worth in ((title, 8), (body, 2)):
        if re.search(rf"\b{re.escape(word)}\b", text):
            found += 2 * worth
        elif re.search(rf"\b{re.escape(word)}", text):
            found += worth
        elif word in text:
            found += 1
    return found


def terms(query: str) -> list[str]:
    """The words of a search query."""
    return [word.strip(".,;:!?\"'()") or word for word in query.lower().split()]


def references(words: str) -> list[str]:
    """Every rule that a sentence refers to, in order."""
    return REFERENCE.findall(words)


def _read(text: str, rules: dict[str, Passage]) -> tuple[dict[str, list[str]], dict[str, list[tuple[str, ...]]]]:
    """Parse `text` into `rules`, and return the drawings and the tables."""
    chapter = part = last = ""
    drawings: dict[str, list[str]] = {}
    tables: dict[str, list[tuple[str, ...]]] = {}
    for line in text.splitlines():
        if line.startswith("## "):
            chapter, part = line[3:].strip(), ""
        elif line.startswith("### "):
            part = line[4:].strip()
        elif (found := _RULE.fullmatch(line)) is not None:
            last, title, words = found[1], found[2] or "", found[3].strip()
            house = words.endswith(HOUSE)
            example = _EXAMPLE.fullmatch(words)
            number, words = (example[1], example[2]) if example else ("", words)
            rules[last] = Passage(last, chapter, part, title, words.removesuffix(HOUSE), number, house)
        elif line.startswith("    ") and last:
            drawings.setdefault(last, []).append(line[4:].rstrip())
        elif line.startswith("|") and last and set(line) - set("|-: "):
            tables.setdefault(last, []).append(tuple(cell.strip() for cell in line.strip("| ").split("|")))
    return drawings, tables


def books() -> list[str]:
    """The games with a rulebook."""
    return sorted(file.parent.name for file in data_folder("levels").glob("*/rules.md"))


@cache
def book(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game in a language, or in English if it has none in that one; cached. Raises OSError if there is none."""
    folder = Path(data_folder("levels")) / game
    own = folder / f"rules.{language}.md"
    return Rulebook((own if own.is_file() else folder / "rules.md").read_text(encoding="utf-8"))


def home(rule: str) -> str:
    """The game whose rulebook contains a rule; "" if there is none."""
    return next((game for game in books() if book(game).find(rule)), "")


def passage(rule: str, language: str = ENGLISH) -> Passage | None:
    """A rule in a language; None if no book has it."""
    game = home(rule)
    return book(game, language).rules[book(game).find(rule)] if game else None


def unknown(rules: Iterable[str]) -> list[str]:
    """Those of `rules` that no book has."""
    return sorted({rule for rule in rules if rule and not home(rule)})
