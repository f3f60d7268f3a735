"""The rulebook in the game: every rule once, in words of its own, and every number that is quoted."""

import re
from pathlib import Path

import pytest

from game.rules.engine.content import data_folder
from game.text.rulebook import Rulebook, book, books, home, unknown


@pytest.fixture
def rules() -> Rulebook:
    return book("terrorscape")


@pytest.mark.rule("TS-333")
def test_the_book_states_every_rule_once_with_a_title_of_its_own(rules: Rulebook) -> None:
    assert "terrorscape" in books() and sorted(rules.rules) == [f"TS-{number:03}" for number in range(1, 344)]
    titles = [rule.title for rule in rules.rules.values()]
    assert all(titles) and len(set(titles)) == len(titles)
    assert all(rule.words and rule.chapter for rule in rules.rules.values())
    assert all(rule.words[-1] in ".)" for rule in rules.rules.values())
    assert "variant 2" not in " ".join(rule.words for rule in rules.rules.values()).lower()


def test_no_line_of_the_book_is_lost(rules: Rulebook) -> None:
    text = (Path(data_folder("levels")) / "terrorscape" / "rules.md").read_text(encoding="utf-8")
    assert sum(line.startswith("- **") for line in text.splitlines()) == len(rules.rules)
    assert not re.search(r"\[(seed|public|memory|design)", text) and set(re.findall(r"TS-\d{3}", text)) == set(rules.rules)
    assert rules.preface.startswith("Every rule has a number")


def test_every_rule_that_the_program_cites_stands_in_the_book() -> None:
    quoted: set[str] = set()
    folders = [Path("game/rules/terrorscape").rglob("*.py"), Path("levels/terrorscape").glob("*.toml")]
    for folder in folders:
        for file in folder:
            quoted |= set(re.findall(r"\bTS-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 200 and unknown(quoted) == []


def test_rules_are_found_by_number_and_by_words(rules: Rulebook) -> None:
    assert (home("TS-142"), rules.find("ts-59")) == ("terrorscape", "TS-059")
    assert rules.search("firecracker")[0] in {"TS-094", "TS-095", "TS-278"} and "TS-150" in rules.rules["TS-064"].names
