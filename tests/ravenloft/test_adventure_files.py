"""What is looked at in a file of an adventure before it is played: every name that it uses, and whether the tiles suffice."""

from pathlib import Path

import pytest

from game.rules.engine.content import ContentError
from game.rules.ravenloft.adventures.adventure import Goal, load_adventure, load_adventures
from game.rules.ravenloft.adventures.own import OWN, adopt, examine
from game.rules.ravenloft.tables.cards import ADVENTURES

GOOD = """
id = "cellar"
number = 99
rules = ["CR-019"]
heroes = [2, 3]
board = [{ tile = "ST-N", x = 0, y = 0 }, { tile = "ST-S", x = 0, y = 1 }]
out = ["T32"]
groups = { holes = ["T33", "T34"] }
layers = [{ one_of = "holes", random = 3 }, { tiles = ["T35"], random = 2 }]
needed = ["T35"]
environment = "blood-fog"
won = [{ ask = "any", any_of = [{ ask = "destroyed", figure = "klak" }] }]

[[trigger]]
on = "placed"
do = "count"
counter = "bones"
when = [{ ask = "destroyed", figure = "werewolf" }]

[[action]]
do = "show-item"
figure = "flesh-golem"
pool = "moods"

[pools.moods]
calm = 1
"""


def write(folder: Path, text: str, name: str = "cellar.toml") -> Path:
    """A file with this adventure."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_good_file_is_an_adventure_with_all_its_questions(tmp_path: Path) -> None:
    row = examine(write(tmp_path, GOOD))
    assert [(key, goal.ask, goal.figure) for key, goal in row.goals()] == [
        ("won", "any", ""),
        ("trigger.when", "destroyed", "werewolf"),
        ("won.any_of", "destroyed", "klak"),
    ]
    assert [key for key, _ in row.parts()] == ["trigger", "action", "won", "trigger.when", "won.any_of"]
    assert isinstance(row.goals()[0][1], Goal)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('figure = "klak"', 'figure = "clack"', "won.any_of.figure"),
        ('figure = "werewolf"', 'figure = "weirdwolf"', "trigger.when.figure"),
        ('figure = "flesh-golem"', 'figure = "fresh-golem"', "action.figure"),
        ('pool = "moods"', 'pool = "noods"', "action.pool"),
        ('environment = "blood-fog"', 'environment = "blood-frog"', "environment"), ('out = ["T32"]', 'out = ["T99"]', "out"),
        ('out = ["T32"]', 'out = ["ST-N"]', "out"), ('"T33", "T34"', '"T33", "T99"', "groups.holes"),
        ('one_of = "holes"', 'one_of = "hole"', "layers[0].one_of"),
        ('tiles = ["T35"]', 'tiles = ["T33"]', "layers[1].tiles"), ('tiles = ["T35"]', 'tiles = ["T32"]', "layers[1].tiles"),
        ('tiles = ["T35"]', 'tiles = ["T35", "T35"]', "layers[1].tiles"), ("random = 2", "random = -1", "layers[1].random"),
        ("random = 2", "random = 40", "layers[1].random"), ('needed = ["T35"]', 'needed = ["T99"]', "needed"),
        ('tile = "ST-S"', 'tile = "ST-Z"', "board[1].tile"), ("heroes = [2, 3]", "heroes = []", "heroes"),
        ("heroes = [2, 3]", "heroes = [0]", "heroes"), ('do = "count"', 'do = "discount"', "trigger.do"),
        ('ask = "any"', 'ask = "all"', "won.ask"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_its_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(ContentError) as error:
        examine(write(tmp_path, GOOD.replace(old, new)))
    assert f'key "{key}"' in str(error.value), str(error.value)


def test_layers_take_each_tile_of_a_group_once_and_all_tiles_may_be_used(tmp_path: Path) -> None:
    two = GOOD.replace("layers = [", 'layers = [{ one_of = "holes" }, ')
    assert len(examine(write(tmp_path, two)).layers) == 3
    with pytest.raises(ContentError, match="layers"):
        examine(write(tmp_path, GOOD.replace("layers = [", 'layers = [{ one_of = "holes" }, { one_of = "holes" }, ')))
    free = 40 - 1 - 2 - 1 - 3  # less those that are out, of the group, named, and random before
    assert examine(write(tmp_path, GOOD.replace("random = 2", f"random = {free}"))).layers[1].random == free
    with pytest.raises(ContentError, match="layers have 37 tiles in all"):
        examine(write(tmp_path, GOOD.replace("random = 2", f"random = {free + 1}")))


def test_a_file_may_be_looked_at_again_once_it_is_in_the_catalogue(tmp_path: Path) -> None:
    file = write(tmp_path, GOOD)
    try:
        assert adopt(tmp_path) == (["cellar"], [])
        assert examine(file).id == "cellar" and ADVENTURES["cellar"].number == 99
        double = write(tmp_path, GOOD, "copy.toml")
        with pytest.raises(ContentError, match="another adventure"):
            examine(double)
        with pytest.raises(ContentError, match="is that of cellar"):
            examine(write(tmp_path, GOOD.replace('id = "cellar"', 'id = "attic"'), "attic.toml"))
    finally:
        ADVENTURES.pop("cellar", None)
        OWN.clear()


def test_a_folder_holds_each_adventure_once_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    write(tmp_path, GOOD.replace('"cellar"', '"attic"').replace("99", "98"), "z.toml")
    assert list(load_adventures(tmp_path)) == ["attic", "cellar"]
    write(tmp_path, GOOD, "again.toml")
    with pytest.raises(ContentError, match="stands twice"):
        load_adventures(tmp_path)
    with pytest.raises(ContentError) as error:
        load_adventure(write(tmp_path, GOOD.replace("number = 99", 'number = "many"')))
    assert "cellar" in str(error.value) and "number" in str(error.value)


def test_the_start_tile_is_no_tile_of_the_stack(tmp_path: Path) -> None:
    board = 'board = [{ tile = "ST-N", x = 0, y = 0 }, { tile = "ST-S", x = 0, y = 1 }]'
    for key in ('out = ["T32"]', 'needed = ["T35"]'):
        text = GOOD.replace(board, 'board = [{ tile = "T10", x = 0, y = 0 }]').replace(key, key[: key.index("[")] + '["ST-N"]')
        with pytest.raises(ContentError, match="ST-N"):
            examine(write(tmp_path, text))
