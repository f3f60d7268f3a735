"""The tables of Castle Ravenloft are strict: a mistake is one sentence with the file, the row, the key and what is allowed."""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.rules.engine.content import ContentError, data_folder
from game.rules.ravenloft.tables import bind
from game.rules.ravenloft.tables.content import load, tables

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copytree(FOLDER / "adventures", tmp_path / "adventures")
    return tmp_path


ICON = "adventures/find-the-icon"
"""The file of an adventure holds its one row."""


@contextmanager
def changed(folder: Path, table: str, row: str, old: str, new: str) -> Iterator[Path]:
    """The file of a copied table while the first `old` in one of its rows is replaced."""
    file = folder / f"{table}.toml"
    whole = file.read_text(encoding="utf-8")
    before, mark, after = whole.partition(f'id = "{row}"\n')
    assert mark and old in after
    file.write_text(before + mark + after.replace(old, new, 1), encoding="utf-8")
    try:
        yield file
    finally:
        file.write_text(whole, encoding="utf-8")


def refused(folder: Path, file: Path, row: str, key: str, *, bound: bool = False) -> str:
    """The problem that is told of a table; with `bound` that of looking up the functions that it names."""
    with pytest.raises(ContentError) as caught:
        bind.check(load(folder)) if bound else load(folder)
    error = caught.value
    assert (Path(error.file).name, error.row, error.key) == (file.name, row, key)
    for part in (file.name, f"[{row}]", key):
        assert part in str(error)
    assert bound or error.file == str(file)
    return error.problem


def told(folder: Path, rows: Sequence[tuple[str, str, str, str, str]], says: str, *, bound: bool = False) -> None:
    """Try one change after the other: each is refused, and told by file, row and key in a problem with these words."""
    faults = []
    for table, row, old, new, key in rows:
        try:
            with changed(folder, table, row, old, new) as file:
                assert says in refused(folder, file, row, key, bound=bound)
        except (AssertionError, pytest.fail.Exception) as fault:
            faults.append((table, row, new, str(fault)))
    assert not faults, faults


MISSPELT = (
    ("heroes", "kat", "levels"), ("powers", "cleave", "attack"), ("monsters", "wolf", "script"), ("encounters", "alarm", "effect"),
    ("treasures", "lucky-charm", "copies"), ("tiles", "T07", "triangle"), (ICON, "find-the-icon", "layers"),
    ("measured", "escape-the-tomb-kat-2", "games"),
)  # fmt: skip


def test_a_misspelt_key_is_reported_with_a_hint(folder: Path) -> None:
    for table, row, key in MISSPELT:
        told(folder, [(table, row, f"{key} = ", f"{key}x = ", f"{key}x")], f'did you mean "{key}"?')
    told(folder, [("powers", "cleave", "on_hit", "onhit", "attack")], "onhit")


WRONG_TYPES = (
    ("heroes", "kat", "ac = 14", 'ac = "14"', "levels[0].ac"), ("powers", "cleave", "bonus = 6", "bonus = 6.5", "attack.bonus"),
    ("powers", "cleave", 'when = "attack"', 'when = "tuesday"', "when"), ("monsters", "wolf", "ac = 14", "ac = true", "ac"),
    ("monsters", "wolf", "tiles = 2", 'tiles = "two"', "script[1].tiles"),
    ("encounters", "dart-trap", 'at = "tile"', 'at = "nowhere"', "volley.at"),
    ("treasures", "lucky-charm", "copies = 3", 'copies = "three"', "copies"),
    ("tiles", "T07", 'triangle = "black"', 'triangle = "grey"', "triangle"), ("tiles", "T07", '"....",', '".....",', "rows"),
    (ICON, "find-the-icon", "random = 8", "random = []", "layers[0].random"),
)  # fmt: skip
MISSING_ROWS = (
    ("heroes", "kat", "sneak-attack", "sneek-attack", "automatic"), ("heroes", "kat", "backstab", "backstap", "suggested"),
    ("powers", "cleave", "arjhan", "arjan", "hero"), (ICON, "find-the-icon", '"T13"', '"T93"', "board[2].tile"),
    (ICON, "find-the-icon", 'tiles = ["T34"]', 'tiles = ["T43"]', "layers[1].tiles"),
    (ICON, "find-the-icon", 'needed = ["T34"]', 'needed = ["T43"]', "needed"),
    (ICON, "find-the-icon", 'tile = "T34"', 'tile = "T99"', "trigger.tile"),
    (ICON, "find-the-icon", "icon-of-ravenloft", "icon-of-ravenlost", "bring"),
)  # fmt: skip
MISSING_FUNCTIONS = (
    ("heroes", "thorgrim", '"aid"', '"aidd"', "at_end"),
    ("powers", "cleave", 'on_hit = "cleave"', 'on_hit = "cleeve"', "attack.on_hit"),
    ("powers", "bodyguard", "monster-hit-other-near", "monster-hit-another", "only"),
    ("powers", "lance-of-faith", 'when = "undead"', 'when = "undeaf"', "attack.bonuses"),
    ("monsters", "wraith", "death-shriek", "death-shreik", "dies"),
    ("monsters", "zombie", "monsters-on-tile", "monster-on-tile", "script.attack.count"),
    ("monsters", "count-strahd", 'do = "turn-to-mist"', 'do = "turn-to-fog"', "script.do"),
    ("encounters", "secret-door", 'effect = "secret-door"', 'effect = "secret-dor"', "effect"),
    ("encounters", "gray-ooze", "lose-treasure", "loose-treasure", "volley.strike.on_hit"),
    ("treasures", "holy-water", 'effect = "holy-water"', 'effect = "wholly-water"', "effect"),
    ("treasures", "heroic-stand", "monsters-on-tile", "monster-on-tile", "bonus"),
    (ICON, "find-the-icon", 'do = "guards"', 'do = "guard"', "trigger.do"),
    (ICON, "find-the-icon", 'ask = "unguarded"', 'ask = "ungarded"', "won.ask"),
)  # fmt: skip


def test_a_wrong_type_and_a_name_of_a_missing_row_or_function_are_reported(folder: Path) -> None:
    told(folder, WRONG_TYPES, "")
    told(folder, MISSING_ROWS, "Known:")
    told(folder, MISSING_FUNCTIONS, "did you mean", bound=True)
    bind.check(CONTENT)


def test_a_repeated_id_is_reported(folder: Path) -> None:
    for table in ("heroes", "powers", "monsters", "encounters", "treasures", "tiles"):
        file = folder / f"{table}.toml"
        text = file.read_text(encoding="utf-8")
        start = text.index("[[")
        end = text.index("[[", start + 2)
        file.write_text(text + "\n" + text[start:end], encoding="utf-8")
        assert refused(folder, file, text[start:end].partition('id = "')[2].partition('"')[0], "id") == "stands twice"
        file.write_text(text, encoding="utf-8")
    file = folder / "adventures" / "icon-again.toml"
    shutil.copy(folder / f"{ICON}.toml", file)
    assert refused(folder, file, "find-the-icon", "id") == "stands twice"


IMPOSSIBLE = (
    ('tiles = ["T34"]', 'tiles = ["T34", "T34"]', "layers[1].tiles", 'there is no "T34"'),
    ('tiles = ["T34"]', 'tiles = ["T13"]', "layers[1].tiles", 'there is no "T13"'),
    ('tiles = ["T34"]', 'tiles = ["ST-N"]', "layers[1].tiles", 'there is no "ST-N"'),
    ('needed = ["T34"]', 'needed = ["T14"]', "needed", 'there is no "T14"'),
    ("random = 3", "random = 30", "layers[1].random", "is 0 or more, and the layers have 38 tiles in all"),
    ("random = 8", "random = -1", "layers[0].random", "is 0 or more, and the layers have 38 tiles in all"),
    ("numbers = [3, 5, 8, 10]", "numbers = [3, 5, 8]", "trigger.numbers", "has a number for each of [2, 3, 4, 5], or none at all"),
)  # fmt: skip


def test_an_adventure_that_cannot_be_laid_is_reported_in_one_sentence(folder: Path) -> None:
    """A tile is in the stack once, one that lies on the table is not, and the layers ask for no more than there are."""
    for old, new, key, problem in IMPOSSIBLE:
        with changed(folder, ICON, "find-the-icon", old, new) as file:
            assert refused(folder, file, "find-the-icon", key).startswith(problem), new
    with changed(folder, ICON, "find-the-icon", 'needed = ["T34"]', 'needed = ["T34x"]') as file:
        with pytest.raises(ContentError) as caught:
            load(folder)
        sentence = str(caught.value)
    assert sentence.startswith(f'{file}, [find-the-icon], key "needed": there is no "T34x"; did you mean "T34"? Known: T01, T02,')
    assert "ST-N" not in sentence and "\n" not in sentence


def test_missing_table_and_broken_toml_are_reported(folder: Path) -> None:
    file = folder / "heroes.toml"
    file.write_text("[[hero]\n", encoding="utf-8")
    with pytest.raises(ContentError, match="not valid TOML"):
        load(folder)
    file.unlink()
    with pytest.raises(ContentError, match="cannot be read"):
        load(folder)
