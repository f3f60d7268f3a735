"""Environments for learners: numbers, vectors, secrecy, the clock, and PettingZoo's own tests."""

import random
import warnings
from array import array
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from game.lab.game_spec import spec_of
from game.lab.playing import LabMatch
from game.match.agents import INPUT_MS
from game.match.options import read_options
from game.rules.engine.script import IllegalAction
from game.rules.engine.secret import redact
from game.rules.london.tables.cards import STORIES
from game.rules.ravenloft.tables.cards import ADVENTURES

FINGERPRINTS = {
    "dungeonville": "86d04d41d69e0caf", "london": "1881e7cb026e201e", "ravenloft": "78f87528b956e7d6",
    "terrorscape": "420e97693c41b822",
}  # fmt: skip
FEW: dict[str, list[dict[str, Any]]] = {
    "dungeonville": [{"seats": 3}],
    "london": [{"level": "untimed", "seats": 2}],
    "ravenloft": [{"adventure": "find-the-icon"}],
    "terrorscape": [{"killer": "specter", "difficulty": "hard", "plans": True}],
}
MANY: dict[str, list[dict[str, Any]]] = {
    "dungeonville": [{"seats": seats, "goal": goal} for seats in range(2, 6) for goal in (5, 12)],
    "london": [
        {"story": story, "seats": 2 + number % 3, "allies": number % 2 == 0, "level": level}
        for number, story in enumerate(STORIES) for level in ("normal", "untimed")
    ],
    "ravenloft": [{"adventure": adventure} for adventure in ADVENTURES],
    "terrorscape": [
        {"killer": killer, "difficulty": difficulty, "plans": plans, "separate": separate}
        for killer in ("butcher", "specter", "murderer") for difficulty in ("none", "nightmare")
        for plans in (True, False) for separate in (True, False)
    ],
}  # fmt: skip
by_setups = pytest.mark.parametrize("setups", [FEW, pytest.param(MANY, marks=pytest.mark.heavy)], ids=["few", "many"])
by_game = pytest.mark.parametrize("game", sorted(FEW))


def played(game: str, options: dict[str, Any], seed: int = 1, most: int = 20_000) -> Iterator[LabMatch]:
    """A match at each of its questions, played evenly at random."""
    spec, rng = spec_of(game), random.Random(seed)
    match = LabMatch(spec.rules, spec.actions, read_options(spec.rules, options), seed)
    for _ in range(most):
        if match.seat is None:
            break
        yield match
        match.act(rng.choice(sorted(match.legal)))
    yield match


@by_game
def test_numbers_are_those_of_this_version_and_each_stands_for_one_thing(game: str) -> None:
    actions = spec_of(game).actions
    labels = list(actions.labels())
    assert len(set(labels)) == len(labels) == actions.size
    assert actions.fingerprint == FINGERPRINTS[game], "other numbers make a new version of the environment"


@by_setups
@by_game
def test_every_answer_has_numbers_of_its_own_and_play_by_numbers_comes_to_an_end(game: str, setups: Any) -> None:
    for options in setups[game]:
        for match in played(game, options):
            if match.seat is None:
                break
            decision = match.game.decision
            assert decision is not None
            paths = {match.actions.path(choice, match.game.state) for choice in decision.options[match.seat]}
            assert len(paths) == len(decision.options[match.seat]) and all(
                0 <= one < match.actions.size for path in paths for one in path
            )
            assert match.legal and len(set(match.legal)) == len(match.legal)
        assert match.seat is None and match.game.decision is None, options


@by_setups
@by_game
def test_a_vector_holds_no_more_than_its_seat_may_know(game: str, setups: Any) -> None:
    """The vector of the true state is that of the state as the seat sees it, in which all secrets are blank."""
    layout, blind = spec_of(game).layout, 0
    blank = bytes(4 * layout.width)
    for options in setups[game]:
        for number, match in enumerate(played(game, options)):
            if number % 9:
                continue
            vectors = []
            for seat in match.rules.seats(read_options(match.rules, options)):
                whole, seen = array("f", blank), array("f", blank)
                layout.write(match.game.state, {seat}, whole)
                layout.write(redact(match.game.state, {seat}), {seat}, seen)
                assert whole == seen
                vectors.append(whole.tobytes())
            blind += len(set(vectors)) > 1
    assert bool(blind) == (game in ("dungeonville", "terrorscape")), "all heroes and all investigators know the same"


@by_game
def test_the_layout_says_what_every_entry_is(game: str) -> None:
    layout = spec_of(game).layout
    at = 0
    for entry in layout.entries():
        assert entry.start == at and entry.width > 0 and entry.meaning and entry.path
        at += entry.width
    assert at == layout.width


def test_an_illegal_number_changes_nothing() -> None:
    match = next(played("terrorscape", {}))
    before, legal = msgspec.msgpack.encode(match.game.state), set(match.legal)
    for number in {*range(match.actions.size)} - legal:
        with pytest.raises(IllegalAction):
            match.act(number)
    assert msgspec.msgpack.encode(match.game.state) == before and set(match.legal) == legal


def test_an_order_of_fighters_is_laid_one_after_the_other() -> None:
    longest = 0
    for match in played("dungeonville", {"seats": 4}, seed=3):
        longest = max(longest, len(match.spelled))
        if len(match.spelled) > 1:
            assert match.actions.label(match.spelled[0]) == "Order()"
            assert match.actions.label(match.spelled[1]).startswith("Order.fighters[")
    assert longest > 1


def test_planning_takes_its_time_for_all_who_plan_and_the_clock_ends_it() -> None:
    before, ended = None, False
    for match in played("london", {"seats": 2, "level": "dread", "allies": False}):
        decision = match.game.decision
        planning = decision is not None and decision.deadline_ms is not None
        if planning and before is not None and not match.spelled:
            assert match.now_ms - before == INPUT_MS // 4
        before = match.now_ms if planning and (not match.spelled or before is not None) else None
        ended |= match.now_ms > 0 and not planning
        if ended:
            break
    assert ended


@pytest.mark.heavy
@by_game
def test_the_environments_pass_the_tests_of_pettingzoo(game: str) -> None:
    tests = pytest.importorskip("pettingzoo.test")
    module = import_module(f"game.lab.{game}_v0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for options in [{}, *MANY[game][:: max(1, len(MANY[game]) // 12)]]:
            tests.api_test(module.env(**options), num_cycles=50)
            tests.seed_test(lambda options=options: module.env(**options), num_cycles=30)
            tests.parallel_api_test(module.parallel_env(**options), num_cycles=20)
            tests.render_test(lambda render_mode=None, options=options: module.env(render_mode=render_mode, **options))
        tests.max_cycles_test(module)
