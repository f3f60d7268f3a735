"""The store of results keeps every match that people played to its end, once, for each game that has one."""

from datetime import timedelta
from pathlib import Path

import pytest

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.results import KeepsResults, Result
from game.storage import results
from tests.nights import LEVELS, NOON, NOON_TEXT, OPTIONS, ended, recorded

LONG = ("terrorscape", "dungeonville")
"""Games of which the long run alone plays matches: the store is the same for all."""


@pytest.fixture(
    params=[
        pytest.param(name, marks=[pytest.mark.heavy] if name in LONG else [])
        for name, rules in GAMES.items()
        if isinstance(rules, KeepsResults)
    ]
)
def game(request: pytest.FixtureRequest) -> str:
    """A game that keeps results."""
    name: str = request.param
    return name


def read(game: str, file: Path) -> list[Result]:
    rules = GAMES[game]
    assert isinstance(rules, KeepsResults)
    return results.read(file, rules.result_type).results


def test_all_games_keep_results() -> None:
    kept = {name: rules.results_file for name, rules in GAMES.items() if isinstance(rules, KeepsResults)}
    assert kept == {"ravenloft": "campaign", "london": "league", "terrorscape": "terrorscape", "dungeonville": "dungeonville"}


def test_a_match_counts_once_however_often_it_is_loaded_and_another_of_its_seed_counts_again(game: str, tmp_path: Path) -> None:
    file, match = tmp_path / "new" / "results", ended(game)
    results.enter(match, file, NOON)
    written = file.read_bytes()
    match.save(tmp_path / "night.json")
    results.enter(Match.load(tmp_path / "night.json"), file, NOON + timedelta(days=1))
    assert file.read_bytes() == written
    again = Match.new(game, seed=match.seed, options=OPTIONS[game])
    again.stopwatch.pause()
    again.stopwatch.wind(2500)
    while again.decision is not None:
        again.answer(LEVELS.get(game, "normal"))
    results.enter(again, file, NOON + timedelta(days=2))
    assert [one.when for one in read(game, file)] == [NOON_TEXT, "2026-03-03T12:00:00Z"]


def test_another_end_or_agents_alone_count_nowhere(game: str, tmp_path: Path) -> None:
    file, match = tmp_path / "results", ended(game, won=False)
    results.enter(match, file, NOON)
    middle = Match.replay(recorded(game, won=False), len(match.actions) - 20)
    assert middle.decision is not None
    while middle.decision is not None:
        middle.answer("easy")
    assert middle.actions != match.actions
    results.enter(middle, file, NOON + timedelta(days=1))
    assert [one.when for one in read(game, file)] == [NOON_TEXT]
    # what is not over or was played by agents alone counts nowhere
    file = tmp_path / "others"
    results.enter(Match.new(game, seed=3, options=OPTIONS[game]), file, NOON)
    alone = ended(game)
    alone.holders = dict.fromkeys(alone.holders, "normal")
    results.enter(alone, file, NOON)
    assert not file.exists()


def test_the_time_is_told_in_whole_minutes_and_never_as_none(game: str, tmp_path: Path) -> None:
    for ms, minutes in ((0, 1), (29_000, 1), (150_001, 3), (3_600_000, 60)):
        file, match = tmp_path / f"results-{ms}", ended(game)
        match.stopwatch.pause()
        match.stopwatch.wind(ms)
        results.enter(match, file, NOON)
        (one,) = read(game, file)
        assert (one.minutes, one.persons) == (minutes, list(match.holders.values()).count(PERSON))
