"""The command line."""

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import toys

from game.__main__ import main
from game.match import Match
from game.storage import autosave, paths


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines, then end the input."""
    waiting = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match, _ = toys.new("cutpurse", 4)
    match.submit(0, match.decision.options[0][0])  # type: ignore[union-attr]
    path = tmp_path / "evening.json"
    match.save(path)
    return path


BAD_INPUT = """
frobnicate
play chess --text
play cutpurse --text --set seats
play cutpurse --text --set seats=9
play cutpurse --text --set colour=red
play cutpurse --text --seat 1=genius
play cutpurse --text --seat 9=random
play cutpurse --text --seat one=random
play cutpurse --text --seed -4
play cutpurse --text --seed 99999999999999999999999
play cutpurse --text --seed many
play --text
play --text --file nowhere.json
play --text --file .
simulate
simulate chess
simulate chess --seats 3
simulate cutpurse --games 0
simulate cutpurse --games many
simulate cutpurse --agents genius
simulate cutpurse --seats 9
simulate cutpurse --jobs 0
replay nowhere.json
replay nowhere.json --verify
replay
demo chess
demo --seconds -1
demo --seconds soon
shot cutpurse
shot cutpurse --size big --out a.png
shot cutpurse --size 0x0 --out a.png
shot cutpurse --seat 9 --out a.png
shot cutpurse --out no/such/folder/a.png
shot chess --out a.png
shot cutpurse --agents oracle --out a.png
"""


def test_bad_input_is_one_sentence_and_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in BAD_INPUT.split("\n")[1:-1]:
        assert main(words.split()) == 2, words
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines()), "Traceback" in err) == ("", 1, False), words
        assert list(tmp_path.iterdir()) == [], words


def test_without_a_screen_the_text_mode_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for key in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(key, raising=False)
    for words in ([], ["play", "cutpurse"], ["demo"], ["play"]):
        assert main(words) == 2 and "dreadhouse play ravenloft --text" in capsys.readouterr().err


def test_a_game_without_a_scene_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in ("play cutpurse", "demo cutpurse", "shot cutpurse --out a.png"):
        assert main(words.split()) == 2
        assert "dreadhouse play cutpurse --text" in capsys.readouterr().err, words


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("", "play", "demo", "simulate", "replay", "shot", "check"):
        assert main([*command.split(), "--help"]) == 0
        assert "usage: dreadhouse" in capsys.readouterr().out, command


def test_simulate_speaks_to_programs_and_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    # simulate prints the agreed json
    assert main(["simulate", "cutpurse", "--games", "20", "--seed", "3", "--seats", "2", "--set", "copies=8", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["errors"], sum(report["outcomes"].values())) == (20, 0, 20)
    # simulate speaks to people too
    assert main(["simulate", "cutpurse", "--games", "20", "--check"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Cutpurse: 20 games") and "Rounds: median" in out


def test_a_replay_is_verified_and_a_lie_is_found_out(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--verify"]) == 0 and "verified: " in capsys.readouterr().out
    # a replay that lies is found out
    from game.match import save_file

    lie = save_file.read(saved)
    lie.seed += 1
    save_file.write(saved, lie)
    assert main(["replay", str(saved), "--verify"]) == 1 and "doesn't match its seed" in capsys.readouterr().out


def test_a_damaged_file_names_the_newest_good_autosave(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = autosave.Autosaves(paths.autosaves()).save(Match.load(saved))
    saved.write_bytes(saved.read_bytes()[:-9])
    assert main(["play", "--text", "--file", str(saved)]) == 2
    err = capsys.readouterr().err
    assert str(saved) in err and str(good) in err


def test_a_whole_game_can_be_played_in_text_with_every_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *["1"] * 200)
    assert main(["play", "cutpurse", "--text", "--seed", "4", "--seat", "1=normal", "--seat", "2=random"]) == 0
    out = capsys.readouterr().out
    assert "The game is over. The richest wins. Won: " in out and "a hidden card" in out
    # every command of the text mode answers
    typed(monkeypatch, "?", "v", "h", "l", "r TOY-001", "r", "u", "99", "0", "-1", "one", "", "s an evening", "s", "1", "u", "q")
    assert main(["play", "cutpurse", "--text", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    for words in (
        "takes the default action", "is greedy", "The rulebook has no TOY-001", "Nothing to undo", '"99" isn\'t an answer',
        '"one" isn\'t an answer', "cutpurse-an evening.json", "cutpurse-4.json", "To continue: dreadhouse play --text --file",
    ):  # fmt: skip
        assert words in out, words
    assert Match.load(paths.saves() / "cutpurse-4.json").turn == 0


def test_the_end_of_input_saves_or_says_why_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_folders: Path
) -> None:
    typed(monkeypatch, "1", "1")
    assert main(["play", "cutpurse", "--text", "--seed", "4"]) == 0
    newest = autosave.autosaves(paths.autosaves())[0]
    assert str(newest) in capsys.readouterr().out and Match.load(newest).turn == 2
    typed(monkeypatch, *["1"] * 200)
    assert main(["play", "--text", "--file", str(newest)]) == 0 and "The game is over" in capsys.readouterr().out
    # a folder that cannot be written is said once and play goes on
    shutil.rmtree(own_folders)
    own_folders.write_text("a file where the folder should be")
    typed(monkeypatch, *["1"] * 200)
    assert main(["play", "cutpurse", "--text", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert out.count("can't be written") == 1 and "The game is over" in out


def test_a_crash_of_the_rules_is_kept_and_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import cutpurse
    import test_match

    monkeypatch.setitem(cutpurse.EFFECTS, "thief", test_match.broken)
    monkeypatch.setitem(cutpurse.EFFECTS, "dice", test_match.broken)
    typed(monkeypatch, "1", "1", "q")
    assert main(["play", "cutpurse", "--text", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "The rules hit an internal error" in out and out.count("Play which card?") == 3
    [*bundles] = paths.crashes().glob("crash-*.json")
    assert len(bundles) == 2


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "game", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("Dreadhouse 0.")


heavy = pytest.mark.heavy
SOLO, PARTY = ["--set", "adventure=1"], ["--set", "adventure=2", "--set", "seats=3", "--set", "powers=free"]


@pytest.mark.parametrize(
    ("words", "seed"),
    [(SOLO, 0), *(pytest.param(words, seed, marks=heavy) for words, seed in ((SOLO, 1), (PARTY, 0), (PARTY, 1)))],
)
def test_a_night_in_the_castle_can_be_played_in_text(
    words: list[str], seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random numbers and every command are typed; no message is missing, and the match ends."""
    dice = random.Random(seed)
    typed(monkeypatch, *[dice.choice(["v", "h", "u", "l", "i 1", "", *map(str, range(1, 40))]) for _ in range(5000)])
    assert main(["play", "ravenloft", "--text", "--seed", str(seed), *words]) == 0
    out = capsys.readouterr().out
    assert "The game is over." in out and "Won: " in out and "Goal: " in out


def test_maps_rules_cards_and_sealed_bids_can_be_read_in_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # the map carries the numbers of the answers
    typed(monkeypatch, "3")
    main(["play", "ravenloft", "--text", "--seed", "5", "--set", "adventure=2"])
    before, after = capsys.readouterr().out.split("Arjhan steps onto the board.")
    assert "############ 1  2  3  4 ############" in before
    assert "############ 1  2 Ar  3 ############" in after
    # rules and cards can be read
    typed(monkeypatch, "1", "r cr-042", "i 30")
    main(["play", "ravenloft", "--text", "--seed", "5"])
    out = capsys.readouterr().out
    assert "CR-042: A turn consists of a Hero Phase" in out
    # a sealed bid game works in text
    typed(monkeypatch, *["", "3"] * 40)
    assert main(["play", "sealed", "--text", "--seed", "4", "--seat", "1=random"]) == 0
    assert "The game is over" in capsys.readouterr().out
