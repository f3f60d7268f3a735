"""The tables: what they hold is checked to the letter, and every id has its words."""

import re
import shutil
from pathlib import Path

import pytest

from game import text
from game.rules import terrorscape
from game.rules.engine.content import ContentError, data_folder
from game.rules.terrorscape.asking import ask_each
from game.rules.terrorscape.tables import bind
from game.rules.terrorscape.tables.content import load, tables

MISTAKES = [
    ("villa.toml", 'zone = "red"', 'zone = "rot"', r"villa.toml, \[R1\], key \"zone\""),
    ("villa.toml", 'ends = ["R1", "R2"]', 'ends = ["R1", "R9"]', r"\[R1-R2\], key \"ends\": there is no \"R9\""),
    ("villa.toml", 'marks = ["radio"]', "", 'exactly one location is marked "radio"'),
    ("villa.toml", "passage = 2", "passage = 3", "passage 3|passage 2"),
    ("killers.toml", 'unlock = "brutal-rage"', 'unlock = "brutal-rag"', 'did you mean "brutal-rage"'),
    ("killers.toml", 'quick = ["howling-chainsaw"]', 'quik = ["howling-chainsaw"]', r"butcher.*quik|levels"),
    ("abilities.toml", "copies = { butcher = 3, specter = 2", "copies = { butcher = 4, specter = 2", "a killer has 13 cards"),
    ("abilities.toml", "locked = true", "", "the one locked card"),
    ("abilities.toml", 'types = ["quick"]', 'types = ["swift"]', r"abilities.toml, \[pursue\], key \"types"),
    ("items.toml", "discovery = 2, search = 4, bottom = 1 }", "discovery = 2, search = 4 }", "45 item cards"),
    ("items.toml", 'needs = "revolver"', 'needs = "revolter"', r"\[ammo\], key \"needs\""),
    ("items.toml", 'effect = "hurry"', "", r"\[adrenaline\], key \"effect\""),
    ("survivors.toml", 'item = "camera"', 'item = "kamera"', r"\[sophia\], key \"item\""),
    ("numbers.toml", "hand = 5", "hand = 'five'", r"numbers.toml, \[printed\], key \"hand\""),
]
UNBOUND = [
    ("abilities.toml", 'do = "sense-zone"', 'do = "sens-zone"', 'no effect is called "sens-zone"; did you mean "sense-zone"'),
    ("items.toml", 'effect = "hurry"', 'effect = "hury"', r"\[adrenaline\].*\"hurry\""),
    ("killers.toml", 'reached = "shut-four-doors"', 'reached = "shut-doors"', r"\[murderer\], key \"levels.reached\""),
    ("survivors.toml", 'special = "sprint"', 'special = "print"', r"\[william\].*\"sprint\""),
]
"""Names that no function has: they are found at the start."""


def test_a_mistake_is_named_with_file_row_and_key(tmp_path: Path) -> None:
    copy = tmp_path / "terrorscape"
    shutil.copytree(data_folder("levels") / "terrorscape", copy)
    for file, old, new, problem in (*MISTAKES, *UNBOUND):
        words = (copy / file).read_text(encoding="utf-8")
        assert old in words
        (copy / file).write_text(words.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentError, match=problem):
            bind.check(load(copy))
        (copy / file).write_text(words, encoding="utf-8")


def test_every_thing_has_its_words() -> None:
    content = tables()
    for table in (content.places, content.killers, content.abilities, content.survivors, content.items):
        for name in table:
            assert text.has(f"name-{name}") and text.has(f"text-{name}"), name
    wanted = ["won-main-exit", "won-secret-exit", "won-rescue", "won-elimination", "won-time", "prompt-wait-killer"]
    for message in (*wanted, "prompt-wait-survivors", *(f"name-{way}" for way in content.ways)):
        assert text.has(message), message
    # every refusal has its words
    sources = Path(terrorscape.__file__).parent.rglob("*.py")
    found = {name for file in sources for name in re.findall(r'"(refused-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert len(found) >= 15 and all(text.has(name) for name in found)


def test_a_question_without_options_is_a_fault() -> None:
    with pytest.raises(ValueError, match="no options"):
        next(ask_each("prompt-act", {0: ()}))
