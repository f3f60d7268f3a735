"""Small versions of the long counts in tests/bench: damaged files, and a program that is killed."""

import json
import subprocess
import sys
import time
from pathlib import Path

import kill
import msgspec
import mutate
import pytest

from game.match import Match, save_file
from game.match.record import Record, SaveError

GAMES = tuple(mutate.MATCHES)


@pytest.mark.parametrize("game", GAMES)
def test_damaged_and_forged_saves_are_refused_in_one_sentence_or_sound(game: str) -> None:
    """The long count is `python tests/bench/mutate.py`, a million files."""
    found, errors, slowest = mutate.chunk(game, seed=7, first=0, many=80, share=0.15, keep="")
    assert not errors, errors[0]
    assert found.total() == 80 and len(found) > 2 and slowest < mutate.PATIENCE
    found, errors, _ = mutate.chunk(game, seed=8, first=0, many=50, share=1.0, keep="")
    assert not errors, errors[0]
    assert found["sound"] and found["save-damaged"]


def test_a_damaged_save_is_the_same_each_time() -> None:
    first, second = ([mutate.damaged("ravenloft", 3, number) for number in range(20)] for _ in range(2))
    assert first == second
    whole = mutate.msgspec.json.decode(mutate.corpus("ravenloft")[0])["content"]
    assert mutate.trees("ravenloft")[0][0] == whole  # forgeries are put right again


@pytest.mark.heavy
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are watched in /proc")
def test_a_program_that_is_killed_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The long count is `python tests/bench/kill.py`, two hundred kills."""
    monkeypatch.setenv("DREADHOUSE_HOME", "")
    found = kill.run(3, seed=3, home=tmp_path)
    assert not found["problems"], found["first_problems"][0]
    assert found["counts"]["play"] == found["counts"]["write"] + 1 == 2


THINKING = """
import sys, time
from game.match import Match
from game.ui.scene.agent_worker import AgentWorker
if __name__ == "__main__":
    agent_worker = AgentWorker()
    agent_worker.ask(Match.new("ravenloft", seed=1, seats={0: "random"}).question(0))
    while agent_worker.poll() is None:
        time.sleep(0.02)
    print(*agent_worker._pool._processes, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are watched in /proc")
def test_no_worker_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "thinking.py"
    script.write_text(THINKING, encoding="utf-8")
    paths = {"PYTHONPATH": str(Path(__file__).resolve().parents[1]), "PATH": ""}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=paths, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        assert kill._lives(worker)
        program.kill()
    ends = time.monotonic() + 20
    while kill._lives(worker) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not kill._lives(worker)


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_mutated_saves_of_a_game_are_refused_or_sound(game: str) -> None:
    found, errors, _ = mutate.chunk(game, seed=11, first=0, many=1000, share=0.5, keep="")
    assert not errors, errors[0]
    assert found["sound"] and found["save-damaged"]


def test_a_forged_save_whose_map_would_take_for_ever_to_draw_is_refused(tmp_path: Path) -> None:
    tree = json.loads(save_file.sealed(Match.new("ravenloft", seed=1, options={"adventure": "2"}).to_record()))["content"]
    tree["states"][0]["board"]["tiles"][0][1] = -1_000_000
    tree["digest"] = mutate.digest_of(tree)
    with pytest.raises(SaveError):
        Match.from_record(msgspec.convert(tree, Record, str_keys=True), tmp_path / "far.json")
