"""Adventures that players make: the example of the guide can be played, and what is wrong with a file is one sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import text
from game.cli.commands import run
from game.lab.simulate import play_one, prepare
from game.match import Match
from game.rules.ravenloft.adventures.own import OWN
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths
from game.text import Texts, own_content, text as implementation

LAYED = 'trigger 2: no occasion is called "layed"; did you mean "placed"? Known: acts, called, cancelled, destroyed, drawn, '
GUIDE = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """What a test adds to the catalogue goes with it."""
    monkeypatch.setenv(paths.HOME, str(tmp_path / "home"))
    before, texts = dict(ADVENTURES), Texts(strict=True)
    monkeypatch.setattr(implementation, "_texts", texts)
    yield
    ADVENTURES.clear()
    ADVENTURES.update(before)
    OWN.clear()


def example(folder: Path) -> Path:
    """The example of the guide, as a player would write it down."""
    found = dict(re.findall(r"```(toml|ftl)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL))
    folder.mkdir(parents=True, exist_ok=True)
    for kind, words in found.items():
        (folder / f"cold-supper.{kind}").write_text(words, encoding="utf-8")
    return folder / "cold-supper.toml"


def test_the_example_of_the_guide_is_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example(tmp_path / "mine")
    assert run(["check", str(tmp_path / "mine")]) == 0 and capsys.readouterr().out == "A Cold Supper: in order.\n"


def test_an_adventure_in_the_players_folder_is_found_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    example(paths.adventures())
    assert own_content.load_adventures() == (["cold-supper"], []) and list(ADVENTURES)[-1] == "cold-supper"
    text.use(game="ravenloft")
    assert text.name("cold-supper") == "A Cold Supper"
    for size in (2, 5):
        result = play_one(prepare("ravenloft", {"adventure": "14", "seats": size}, {}, "random"), size)
        assert result.side == "castle" and not result.trace
    match = Match.new("ravenloft", seed=3, options={"adventure": "cold-supper", "seats": 2})
    again = Match.from_record(match.to_record())
    assert again.decision == match.decision and capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("old", "new", "key", "says"),
    [
        ('figure = "werewolf" }]', 'figure = "werwolf" }]', "won.figure", 'did you mean "werewolf"?'),
        ('do = "guards"', 'do = "gards"', "trigger.do", 'did you mean "guards"?'),
        ('do = "guards"', 'do = "gards"', "trigger.do", 'trigger 2, on "placed": no adventure script is called "gards"'),
        ('on = "placed"\ntile = "T36"\ndo = "guards"', 'on = "layed"\ntile = "T36"\ndo = "guards"', "trigger.on", LAYED),
        ('ask = "sun-set"', 'ask = "sunset"', "always_encounter.ask", 'did you mean "sun-set"?'),
        ('tile = "T36"\ndo = "villain-rises"', 'tile = "T63"\ndo = "villain-rises"', "trigger.tile", 'there is no "T63"'),
        ("numbers = [1, 1, 2, 2]", "numbers = [1, 1, 2]", "trigger.numbers", "has a number for each of [2, 3, 4, 5]"),
        ("number = 14", "number = 13", "number", "is that of"),
        ('id = "cold-supper"', 'id = "find-the-icon"', "id", "is that of another adventure"),
        ("heroes = [2, 3, 4, 5]", "heroes = [2, 6]", "heroes", "are numbers from 1 to 5"),
        ("sunset = 7", "sunsets = 7", "sunsets", 'did you mean "sunset"?'),
    ],
)
def test_a_mistake_is_told_by_file_and_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, key: str, says: str
) -> None:
    file = example(tmp_path)
    words = file.read_text(encoding="utf-8")
    assert old in words
    file.write_text(words.replace(old, new), encoding="utf-8")
    assert run(["check", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert str(file) in error and f'key "{key}"' in error and says in error
    assert "cold-supper" not in ADVENTURES, "it is left out, and everything stays as it was"


def test_missing_words_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = example(tmp_path).with_suffix(".ftl")
    file.write_text(file.read_text(encoding="utf-8").replace("goal-cold-supper", "gaol-cold-supper"), encoding="utf-8")
    assert run(["check", str(tmp_path)]) == 1 and '"goal-cold-supper" is missing' in capsys.readouterr().err


def test_a_folder_without_adventures_is_said_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(tmp_path)]) == 1 and "no adventure" in capsys.readouterr().err


def test_a_save_whose_adventure_is_gone_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example(paths.adventures())
    own_content.load_adventures()
    file = tmp_path / "night.json"
    Match.new("ravenloft", seed=3, options={"adventure": "cold-supper", "seats": 2}).save(file)
    del ADVENTURES["cold-supper"]
    for one in paths.adventures().iterdir():
        one.unlink()
    assert run(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert "is not here any more" in error and "Traceback" not in error and error.count("\n") == 1
