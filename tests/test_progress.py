"""Long commands show how far they are on a terminal, and write nothing of it anywhere else."""

import io
import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.lab.simulate import simulate
from game.match import Match
from game.rules import GAMES
from game.storage.replay import verify
from game.ui.app import film as demo_film
from game.ui.settings import Start


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match.new("cutpurse", seed=3, seats=dict.fromkeys(range(3), "random"))
    match.play()
    match.save(tmp_path / "over.json")
    return tmp_path / "over.json"


def test_a_long_command_shows_its_progress_on_a_terminal_alone(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.checks.GAMES", {game: GAMES[game] for game in ("cutpurse", "sealed")})
    for command, what in (
        ("simulate cutpurse --games 12", "Cutpurse"),
        ("simulate cutpurse --games 12 --jobs 2", "Cutpurse"),
        (f"replay {saved} --verify", "over.json"),
        ("check", "Checking"),
        (f"demo ravenloft --out {saved.parent}/a.png --seconds 2 --size 320x180", "Filming"),
    ):
        if what != "Filming" and "--jobs" not in command:  # which take longest, and have the same bar
            assert (main(command.split()), capsys.readouterr().err) == (0, "")
        screen = Screen()
        with monkeypatch.context() as terminal:
            terminal.setattr("sys.stderr", screen)
            assert main(command.split()) == 0
        shown = screen.getvalue()
        assert what in shown and "100 %" in shown and "it/s" not in shown, command


@pytest.mark.heavy
def test_every_game_is_checked_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["check"]), capsys.readouterr().err) == (0, "")


def test_the_progress_of_every_long_job_rises_to_its_end(saved: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))

    simulate("cutpurse", games=9, seed=1, on_progress=tell)
    assert told == [(done, 9) for done in range(1, 10)]
    told.clear()
    record = Match.load(saved).to_record()
    verify(record, on_progress=tell)
    assert told == [(done, len(record.actions)) for done in range(1, len(record.actions) + 1)]
    told.clear()
    demo_film.film(Start("ravenloft", seed=2, demo=True, kiosk=True), (320, 180), 2, tmp_path / "a.png", on_progress=tell)
    assert told == [(1, 2), (2, 2)]


def test_simulated_games_are_played_by_normal_agents_unless_another_level_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "cutpurse", "--games", "30", "--seed", "5", "--json"]
    outcomes = []
    for words in (command, [*command, "--agents", "normal"], [*command, "--agents", "random"]):
        assert main(words) == 0
        outcomes.append(json.loads(capsys.readouterr().out)["outcomes"])
    assert outcomes[0] == outcomes[1] != outcomes[2]
