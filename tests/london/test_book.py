"""The rulebook in the game: every rule once, in words of its own, and every number that is quoted."""

import re
from pathlib import Path

import pytest

from game.rules.engine.content import data_folder
from game.text.rulebook import Rulebook, book, books, home, unknown

LEDGER = [
    *range(1, 19), *range(20, 44), *range(45, 49), *range(50, 54), *range(60, 65), *range(70, 105), *range(110, 124), *range(125, 183),
    *range(185, 239), *range(240, 248), *range(250, 256), 260, 261, *range(270, 287),
]  # fmt: skip
"""The numbers of the rules; behind them the Stories' own, the examples from 301 on, and the words of the cards."""
MORE = [*range(290, 299), *range(301, 328), *range(330, 345)]


@pytest.fixture
def rules() -> Rulebook:
    return book("london")


def test_the_book_states_every_rule_once_with_a_title_of_its_own(rules: Rulebook) -> None:
    assert "london" in books()
    wanted = {f"LD-{number:03}" for number in [*LEDGER, *MORE]}
    assert set(rules.rules) == wanted
    titles = [rule.title for rule in rules.rules.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert all(rule.words and rule.chapter and rule.words[-1] in ".)" for rule in rules.rules.values())


def test_no_line_of_the_book_is_lost(rules: Rulebook) -> None:
    text = (Path(data_folder("levels")) / "london" / "rules.md").read_text(encoding="utf-8")
    assert sum(line.startswith("- **") for line in text.splitlines()) == len(rules.rules)
    assert not re.search(r"\[(seed|public|memory|design)", text)
    assert set(re.findall(r"LD-\d{3}", text)) == set(rules.rules)
    assert rules.preface.startswith("Every rule has a number")


def test_every_rule_that_the_program_cites_stands_in_the_book() -> None:
    quoted: set[str] = set()
    for folder in (Path("game/rules/london").rglob("*.py"), Path("levels/london").glob("*.toml")):
        for file in folder:
            quoted |= set(re.findall(r"\bLD-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 60
    assert unknown(quoted) == []


def test_a_ruling_of_this_game_says_so(rules: Rulebook) -> None:
    house = {rule.id for rule in rules.rules.values() if rule.house}
    assert {"LD-010", "LD-089", "LD-103", "LD-134", "LD-169", "LD-290", "LD-344"} <= house
    assert not house & {"LD-001", "LD-071", "LD-112", "LD-143", "LD-174", "LD-212"}


def test_rules_are_found_by_number_and_by_words(rules: Rulebook) -> None:
    assert home("LD-166") == "london"
    assert rules.find("ld-80") == "LD-080"
    assert rules.search("detour")[0] == "LD-100"
    assert "LD-143" in rules.rules["LD-104"].names
    assert rules.search("trauma die")[0] in {"LD-010", "LD-161"}


def test_numbers_that_other_books_share_lead_to_them_as_before() -> None:
    assert home("CR-001") == "ravenloft"
    assert home("TS-001") == "terrorscape"
    assert home("EX-2") == "ravenloft"
