"""Both stores of results keep every match that people played to its end, once: the campaign ledger of the castle and the League's score sheet."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.match import PERSON, Match
from game.storage import campaign, league
from tests.nights import NOON, OPTIONS, ended, recorded


class Store(NamedTuple):
    """A game with what keeps its results."""

    game: str
    enter: Callable[[Match, Path, datetime], object]
    read: Callable[[Path], Any]


STORES = (Store("ravenloft", campaign.enter, campaign.read), Store("london", league.enter, league.read))
OTHER = {"ravenloft": "london", "london": "ravenloft"}


@pytest.fixture(params=STORES, ids=lambda store: store.game)
def store(request: pytest.FixtureRequest) -> Store:
    found: Store = request.param
    return found


def test_a_match_counts_once_however_often_it_is_loaded_and_another_of_its_seed_counts_again(
    store: Store, tmp_path: Path
) -> None:
    file, match = tmp_path / "new" / "results", ended(store.game)
    store.enter(match, file, NOON)
    written = file.read_bytes()
    match.save(tmp_path / "night.json")
    store.enter(Match.load(tmp_path / "night.json"), file, NOON + timedelta(days=1))
    assert file.read_bytes() == written
    again = Match.new(store.game, seed=match.seed, options=OPTIONS[store.game])
    again.stopwatch.pause()
    again.stopwatch.wind(2500)
    while again.decision is not None:
        again.answer("normal")
    store.enter(again, file, NOON + timedelta(days=2))
    assert [one.when for one in store.read(file).results] == [NOON, NOON + timedelta(days=2)]


def test_another_end_of_the_same_night_does_not_count(store: Store, tmp_path: Path) -> None:
    file, match = tmp_path / "results", ended(store.game, won=False)
    store.enter(match, file, NOON)
    middle = Match.replay(recorded(store.game, won=False), len(match.actions) - 20)
    assert middle.decision is not None
    while middle.decision is not None:
        middle.answer("easy")
    assert middle.actions != match.actions
    store.enter(middle, file, NOON + timedelta(days=1))
    assert [one.when for one in store.read(file).results] == [NOON]


def test_what_is_not_over_or_was_played_by_nobody_or_is_another_game_counts_nowhere(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "results"
    store.enter(Match.new(store.game, seed=3, options=OPTIONS[store.game]), file, NOON)
    alone = ended(store.game)
    alone.holders = dict.fromkeys(alone.holders, "normal")
    store.enter(alone, file, NOON)
    store.enter(ended(OTHER[store.game]), file, NOON)
    assert not file.exists()


@pytest.mark.parametrize(("ms", "minutes"), [(0, 1), (29_000, 1), (150_001, 3), (3_600_000, 60)])
def test_the_time_is_told_in_whole_minutes_and_never_as_none(store: Store, tmp_path: Path, ms: int, minutes: int) -> None:
    match = ended(store.game)
    match.stopwatch.pause()
    match.stopwatch.wind(ms)
    store.enter(match, tmp_path / "results", NOON)
    (one,) = store.read(tmp_path / "results").results
    assert (one.minutes, one.persons) == (minutes, list(match.holders.values()).count(PERSON))
