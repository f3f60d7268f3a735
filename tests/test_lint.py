"""The lint of texts finds what the guide to the language advises against, and nothing else."""

from pathlib import Path

import pytest

from game.cli import commands
from game.text.lint import Advice, Guide, guides, lint_file
from tests.fluent_files import parsed_once  # noqa: F401  # a fixture

ADVICE = [Advice(1, "all", r"\bby lot\b", "at random"), Advice(2, "prompt", r"\bmay\b", "can")]
GUIDE = Guide(skipped=["flavour-"], scopes={"prompt": "prompt-"}, advice=ADVICE)
TEXT = """\
plain = Drawn by lot.
flavour-old = Drawn by lot.
# lint-ok 1
allowed = Drawn by lot.
prompt-go = You may go.
event-go = You may go.
varied = { $count ->
    [one] One card
   *[other] Cards by lot
 }
long =
    Drawn
    by { $what } lot
split = drawn by
    lot
"""


def test_it_looks_into_variants_and_lines_and_heeds_scopes(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(TEXT, encoding="utf-8")
    found = [(one.message, one.number, one.words) for one in lint_file(file, GUIDE)]
    assert found == [("plain", 1, "by lot"), ("prompt-go", 2, "may"), ("varied", 1, "by lot"), ("split", 1, "by lot")]


@pytest.mark.parametrize("language", list(guides()))
def test_each_pattern_has_a_number_of_its_own_and_a_scope(language: str) -> None:
    guide = guides()[language]
    numbers = [one.number for one in guide.advice]
    assert len(set(numbers)) == len(numbers) and {one.scope for one in guide.advice} <= {"all", *guide.scopes}


@pytest.mark.heavy
@pytest.mark.usefixtures("parsed_once")
def test_the_command_names_file_message_and_advice(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run(["check", "--words", "xx"]) == 2 and '"xx"' in capsys.readouterr().err
    code = commands.run(["check", "--words"])
    lines = capsys.readouterr().out.splitlines()
    assert lines and code == (1 if "en.ftl" in lines[0] else 0)
