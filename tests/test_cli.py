"""The command line."""

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import cutpurse
import pytest
import test_match
import toys

from game.__main__ import main
from game.match import Match, save_file
from game.storage import autosave, paths

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command while these lines are typed, then end the input; return its exit code and what it printed."""

    def run(words: str, *lines: str) -> tuple[int, str, str]:
        waiting = iter(lines)

        def read(prompt: str = "") -> str:
            for line in waiting:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", read)
        capsys.readouterr()
        return main(words.split()), *capsys.readouterr()

    return run


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
simulate cutpurse --jobs 2 --cluster tcp://127.0.0.1:8786
simulate cutpurse --out rows.txt
simulate cutpurse --out .csv
simulate cutpurse --out no/such/folder/rows.csv
simulate cutpurse --resume no/such/folder/run
simulate cutpurse --resume .
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


def test_bad_input_is_one_sentence_and_changes_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for words in BAD_INPUT.split("\n")[1:-1]:
        code, out, err = run(words)
        assert (code, out, len(err.splitlines()), "Traceback" in err) == (2, "", 1, False), words
        assert list(tmp_path.iterdir()) == [], words
    # a game without a scene is played in the terminal
    for words in ("play cutpurse", "demo cutpurse", "shot cutpurse --out a.png"):
        code, _, err = run(words)
        assert code == 2 and "dreadhouse play cutpurse --text" in err, words


def test_without_a_screen_the_text_mode_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for key in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(key, raising=False)
    for words in ("", "play cutpurse", "demo", "play"):
        code, _, err = run(words)
        assert code == 2 and "dreadhouse play ravenloft --text" in err


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("", "play", "demo", "simulate", "replay", "shot", "check"):
        code, out, _ = run(f"{command} --help")
        assert code == 0 and "usage: dreadhouse" in out, command


def test_simulate_speaks_to_programs_and_to_people(run: Run) -> None:
    code, out, _ = run("simulate cutpurse --games 20 --seed 3 --seats 2 --set copies=8 --json")
    report = json.loads(out)
    assert (code, report["games"], report["errors"], sum(report["outcomes"].values())) == (0, 20, 0, 20)
    code, out, _ = run("simulate cutpurse --games 20 --check")
    assert code == 0 and out.startswith("Cutpurse: 20 games") and "Rounds: median" in out


def test_a_replay_is_verified_and_a_lie_is_found_out(saved: Path, run: Run) -> None:
    code, out, _ = run(f"replay {saved} --verify")
    assert code == 0 and "verified: " in out
    lie = save_file.read(saved)
    lie.seed += 1
    save_file.write(saved, lie)
    code, out, _ = run(f"replay {saved} --verify")
    assert code == 1 and "doesn't match its seed" in out


def test_a_damaged_file_names_the_newest_good_autosave(saved: Path, run: Run) -> None:
    good = autosave.Autosaves(paths.autosaves()).save(Match.load(saved))
    saved.write_bytes(saved.read_bytes()[:-9])
    code, _, err = run(f"play --text --file {saved}")
    assert code == 2 and str(saved) in err and str(good) in err


def test_a_whole_game_can_be_played_in_text_with_every_command(run: Run) -> None:
    code, out, _ = run("play cutpurse --text --seed 4 --seat 1=normal --seat 2=random", *["1"] * 200)
    assert code == 0 and "The game is over. The richest wins. Won: " in out and "a hidden card" in out
    # every command of the text mode answers
    typed = ("?", "f", "v", "h", "l", "r TOY-001", "r", "u", "99", "0", "-1", "one", "", "s an evening", "s", "1", "u", "q")
    code, out, _ = run("play cutpurse --text --seed 4", *typed)
    for words in (
        "takes the default action", "no one looked", "is greedy", "The rulebook has no TOY-001", "Nothing to undo", '"99" isn\'t an answer',
        '"one" isn\'t an answer', "cutpurse-an evening.json", "To continue: dreadhouse play --text --file",
    ):  # fmt: skip
        assert code == 0 and words in out, words
    [unnamed] = [file for file in paths.saves().iterdir() if "evening" not in file.name]
    assert Match.load(unnamed).turn == 0 and unnamed.stem == f"cutpurse-{Match.load(unnamed).uuid.hex[:8]}"  # not its seed


def test_the_end_of_input_saves_or_says_why_not(run: Run, own_folders: Path) -> None:
    code, out, _ = run("play cutpurse --text --seed 4", "1", "1")
    newest = autosave.autosaves(paths.autosaves())[0]
    assert code == 0 and str(newest) in out and Match.load(newest).turn == 2
    code, out, _ = run(f"play --text --file {newest}", *["1"] * 200)
    assert code == 0 and "The game is over" in out
    # a folder that cannot be written is said once and play goes on
    shutil.rmtree(own_folders)
    own_folders.write_text("a file where the folder should be")
    code, out, _ = run("play cutpurse --text --seed 4", *["1"] * 200)
    assert code == 0 and out.count("can't be written") == 1 and "The game is over" in out


def test_a_crash_of_the_rules_is_kept_and_play_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for card in ("thief", "dice"):
        monkeypatch.setitem(cutpurse.EFFECTS, card, test_match.broken)
    code, out, _ = run("play cutpurse --text --seed 4", "1", "1", "q")
    assert code == 0 and "The rules hit an internal error" in out and out.count("Play which card?") == 3
    assert len([*paths.crashes().glob("crash-*.json")]) == 2


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "game", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("Dreadhouse 0.")


heavy = pytest.mark.heavy
SOLO, PARTY = "--set adventure=1", "--set adventure=2 --set seats=3 --set powers=free"


@pytest.mark.parametrize(
    ("words", "seed"),
    [(SOLO, 0), *(pytest.param(words, seed, marks=heavy) for words, seed in ((SOLO, 1), (PARTY, 0), (PARTY, 1)))],
)
def test_a_night_in_the_castle_can_be_played_in_text(words: str, seed: int, run: Run) -> None:
    """Random numbers and every command are typed; no message is missing, and the match ends."""
    dice = random.Random(seed)
    typed = [dice.choice(["v", "h", "u", "l", "i 1", "", *map(str, range(1, 40))]) for _ in range(5000)]
    code, out, _ = run(f"play ravenloft --text --seed {seed} {words}", *typed)
    assert code == 0 and "The game is over." in out and "Won: " in out and "Goal: " in out


def test_maps_rules_cards_and_sealed_bids_can_be_read_in_text(run: Run) -> None:
    # the map carries the numbers of the answers
    _, out, _ = run("play ravenloft --text --seed 5 --set adventure=2", "3")
    before, after = out.split("Arjhan steps onto the board.")
    assert "############ 1  2  3  4 ############" in before and "############ 1  2 Ar  3 ############" in after
    # rules and cards can be read
    assert "CR-042: A turn consists of a Hero Phase" in run("play ravenloft --text --seed 5", "1", "r cr-042", "i 30")[1]
    # a sealed bid game works in text
    code, out, _ = run("play sealed --text --seed 4 --seat 1=random", *["", "3"] * 40)
    assert code == 0 and "The game is over" in out
