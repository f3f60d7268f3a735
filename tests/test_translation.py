"""What a translation must have in common with English."""

from pathlib import Path

import pytest

from game.text import languages, translation
from game.text.rulebook import Rulebook
from tests.fluent_files import parsed_once  # noqa: F401  # a fixture

ENGLISH = """\
hello = Hello, { $hero }.
count = { $found_count ->
    [one] One card of the deck
   *[other] Some cards of the deck
 }
way = { $way ->
    [up] Up
   *[down] Down
 }
hit = It hits
    .hard = It hits hard
"""
GOOD = """\
hello = Hallo, { $hero_acc }.
count = { $found_count ->
   *[other] Karten: { $found }
 }
way = { $way ->
    [up] Auf
   *[down] Ab
 }
hit = Treffer
    .hard = Harter Treffer
"""


def found(tmp_path: Path, translated: str) -> list[tuple[str, str, str]]:
    english, own = tmp_path / "en.ftl", tmp_path / "de.ftl"
    english.write_text(ENGLISH, encoding="utf-8")
    own.write_text(translated, encoding="utf-8")
    return [one[1:] for one in translation.file_faults(english, own)]


def test_free_forms_pass_and_rules_keep_their_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(tmp_path, GOOD) == []
    # a missing file is one fault
    assert [one.kind for one in translation.file_faults(tmp_path / "none" / "en.ftl", tmp_path / "none" / "de.ftl")] == ["file"]
    # a rule keeps its references and marks
    german = BOOK.replace("Kat goes", "Kat geht").replace("## One", "## Eins")
    changed = german.replace("EX-1 and CR-002. (house ruling)", "EX-1.")
    monkeypatch.setattr(translation, "book", lambda game, language="en": Rulebook(BOOK if language == "en" else changed))
    monkeypatch.setattr(Path, "is_file", lambda _: True)
    assert [one.what for one in translation.book_faults("ravenloft", "de")] == ["references", "house"]


FAULTS = [
    ("hello = Hallo, { $hero_acc }.\n", "", ("hello", "missing", "")),
    ("hello =", "hallo = Ja\nhello =", ("hallo", "unknown", "")),
    ("$hero_acc", "$heroine", ("hello", "variable", "heroine")),
    ("$hero_acc", "$hero_red", ("hello", "variable", "hero_red")),
    ("[up]", "[auf]", ("way", "variants", "$way: auf, up")),
    ("    .hard = Harter Treffer\n", "", ("hit", "attributes", "hard")),
    ("Karten: { $found }", "Some cards of the deck\n   [one] One card of the deck", ("count", "english", "Some cards of the deck")),
    ("hit = Treffer", "hit Treffer", ("hit", "syntax", "")),
]  # fmt: skip


def test_each_fault_is_found(tmp_path: Path) -> None:
    for old, new, fault in FAULTS:
        assert old in GOOD and fault in found(tmp_path, GOOD.replace(old, new)), fault


BOOK = "# Rules\n\n## One\n\n- **CR-001** *Begin.* Read EX-1 and CR-002. (house ruling)\n- **CR-002** *Go.* EX-1 Kat goes.\n"


@pytest.mark.heavy
@pytest.mark.usefixtures("parsed_once")
@pytest.mark.parametrize("language", languages()[1:])
def test_every_translation_is_whole(language: str) -> None:
    assert translation.faults(language) == []
