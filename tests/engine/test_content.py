"""Tables are checked to the letter when they are loaded."""

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from game.rules.engine.content import ContentError, Registry, convert_row, data_folder, load_row, load_table, nearest, read_toml


class Weapon(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    damage: int
    kind: Literal["blade", "bow"] = "blade"


def write(folder: Path, text: str) -> Path:
    file = folder / "weapons.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_rows_come_in_order_and_are_found_by_id(tmp_path: Path) -> None:
    file = write(tmp_path, '[[weapon]]\nid = "b"\ndamage = 2\n[[weapon]]\nid = "a"\ndamage = 1\nkind = "bow"\n')
    assert list(load_table(file, Weapon, "weapon").values()) == [Weapon("b", 2), Weapon("a", 1, "bow")]
    # one row is found by its id or named as missing
    assert load_row(file, Weapon, "weapon", "a") == Weapon("a", 1, "bow")
    with pytest.raises(ContentError, match=r'\[c\], key "id": is missing'):
        load_row(file, Weapon, "weapon", "c")
    # a single row can be checked
    assert convert_row(Path("w.toml"), "a", {"id": "a", "damage": 3}, Weapon) == Weapon("a", 3)


AXE = '[[weapon]]\nid = "a"\n'
MISTAKES = [
    (f"{AXE}damge = 2\n", "a", "damge", 'did you mean "damage"'), (AXE, "a", "", "damage"),
    (f'{AXE}damage = "two"\n', "a", "damage", "Expected `int`"), (f'{AXE}damage = 2\nkind = "gun"\n', "a", "kind", "Invalid enum value"),
    ("[[weapon]]\ndamage = 2\n", "weapon number 1", "", "id"), (f"{AXE}damage = 1\n{AXE}damage = 2\n", "a", "id", "twice"),
    ('[[wepon]]\nid = "a"\ndamage = 2\n', "", "weapon", 'did you mean "wepon"'), ("[[weapon\n", "", "", "not valid TOML"),
]  # fmt: skip


def test_a_mistake_is_named_with_file_row_and_key(tmp_path: Path) -> None:
    for text, row, key, hint in MISTAKES:
        file = write(tmp_path, text)
        with pytest.raises(ContentError) as error:
            load_table(file, Weapon, "weapon")
        assert (error.value.file, error.value.row, error.value.key) == (str(file), row, key), text
        assert hint in error.value.problem and str(file) in str(error.value), text


def test_mistyped_words_and_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        read_toml(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="cannot be read"):
        read_toml(tmp_path / "binary.toml")
    # the nearest word comes first
    assert nearest("cleeve", ["cleave", "smite"]) == 'did you mean "cleave"? Known: cleave, smite'
    assert nearest("zzz", ["cleave", "smite"]) == "Known: cleave, smite"


def test_functions_are_bound_by_name_and_condition() -> None:
    effect: Registry[object] = Registry("effect", "state", "seat")  # type: ignore[type-var]

    @effect("cleave")
    def cleave(state: object, seat: int) -> None:
        """Hit two."""

    assert effect.bind(Path("p.toml"), "row", "effect", "cleave") is cleave
    with pytest.raises(ContentError, match='no effect is called "cleeve"; did you mean "cleave"'):
        effect.bind(Path("p.toml"), "row", "effect", "cleeve")
    assert effect.applies("cleave", None, 0), "without a condition it always applies"
    with pytest.raises(TypeError, match="twice"):
        effect("cleave")(cleave)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="takes"):
        effect("smite")(lambda state: None)  # type: ignore[type-var]
    # a condition says when a function applies
    effect("smite", when=lambda state, seat: seat > 0)(lambda state, seat: None)  # type: ignore[type-var]
    assert (effect.applies("smite", None, 1), effect.applies("smite", None, 0)) == (True, False)
    with pytest.raises(TypeError, match="takes"):
        effect("other", when=lambda state: True)(lambda state, seat: None)  # type: ignore[type-var]


def test_the_folders_of_content_are_found() -> None:
    assert (data_folder("levels") / "common" / "en.ftl").is_file()
