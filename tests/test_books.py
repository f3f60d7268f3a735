"""Rulebooks in the game: every rule once, in words of its own, and every number that is quoted."""

import re
from pathlib import Path

import pytest

from game.rules.engine.content import data_folder
from game.text.rulebook import book, books, home, unknown

NUMBERS = {"terrorscape": [*range(1, 344)], "dungeonville": [*range(1, 147), *range(151, 162), *range(201, 216)]}
"""The rules; of Dungeonville from 151 on what the items do, from 201 on the examples."""
MARKS = {"terrorscape": "TS", "dungeonville": "DV"}
each_book = pytest.mark.parametrize("game", MARKS)


@pytest.mark.rule("TS-333")
@each_book
def test_the_book_states_every_rule_once_with_a_title_of_its_own_and_no_line_of_it_is_lost(game: str) -> None:
    rules, mark = book(game), MARKS[game]
    assert game in books() and sorted(rules.rules) == [f"{mark}-{number:03}" for number in NUMBERS[game]]
    titles = [rule.title for rule in rules.rules.values()]
    assert all(titles) and len(set(titles)) == len(titles)
    assert all(rule.words and rule.chapter and rule.words[-1] in ".)" for rule in rules.rules.values())
    text = (Path(data_folder("levels")) / game / "rules.md").read_text(encoding="utf-8")
    assert sum(line.startswith("- **") for line in text.splitlines()) == len(rules.rules)
    assert not re.search(r"\[(seed|public|memory|design)", text) and set(re.findall(rf"{mark}-\d{{3}}", text)) == set(rules.rules)
    assert "variant 2" not in text.lower() and rules.preface.startswith("Every rule has a number")
    rows = sum(line.startswith("|") and bool(set(line) - set("|- ")) for line in text.splitlines())
    assert sum(len(rule.table) for rule in rules.rules.values()) == rows


@each_book
def test_every_rule_that_the_program_cites_stands_in_the_book(game: str) -> None:
    files = [*Path(f"game/rules/{game}").rglob("*.py"), *Path(f"levels/{game}").glob("*.toml")]
    quoted = {number for file in files for number in re.findall(rf"\b{MARKS[game]}-\d{{3}}\b", file.read_text(encoding="utf-8"))}
    assert len(quoted) > {"terrorscape": 200, "dungeonville": 40}[game] and unknown(quoted) == []


def test_rules_are_found_by_number_and_by_words() -> None:
    villa, town = book("terrorscape"), book("dungeonville")
    assert (home("TS-142"), villa.find("ts-59")) == ("terrorscape", "TS-059")
    assert (home("DV-066"), town.find("dv-66")) == ("dungeonville", "DV-066")
    assert villa.search("firecracker")[0] in {"TS-094", "TS-095", "TS-278"} and "TS-150" in villa.rules["TS-064"].names
    assert town.search("ember orb")[0] == "DV-159" and town.search("seeing stone")[0] in {"DV-008", "DV-020"}
    assert "DV-118" in town.rules["DV-142"].names
