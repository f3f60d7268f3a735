"""Many matches without a screen."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import cutpurse
import msgspec
import pytest
import test_match

from game.lab import contract
from game.lab.report import Report, spread
from game.lab.simulate import simulate
from game.match import Match
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Game


def fields(report: Report) -> dict[str, object]:
    """A report without what differs from run to run."""
    found: dict[str, object] = msgspec.to_builtins(report)
    return {key: value for key, value in found.items() if not key.endswith(("seconds", "per_second"))}


def test_the_report_has_the_agreed_form_of_members() -> None:
    report = msgspec.to_builtins(simulate("cutpurse", games=40, seed=1))
    assert list(report) == ["game", "games", "errors", "outcomes", "rounds", "decisions", "seconds", "decisions_per_second"]
    assert (report["game"], report["games"], report["errors"]) == ("cutpurse", 40, 0)
    assert (sum(report["outcomes"].values()), list(report["rounds"])) == (40, ["median", "p10", "p90"])
    assert report["rounds"]["p10"] <= report["rounds"]["median"] <= report["rounds"]["p90"]
    # a spread names members of the row
    assert msgspec.to_builtins(spread(range(101))) == {"median": 50, "p10": 10, "p90": 90}
    assert msgspec.to_builtins(spread([])) == {"median": 0, "p10": 0, "p90": 0}


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_the_number_of_workers_does_not_change_the_result(executor: type[ThreadPoolExecutor]) -> None:
    alone = simulate("cutpurse", games=30, seed=5)
    with executor(2) as workers:
        together = simulate("cutpurse", games=30, seed=5, executor=workers, jobs=2)
    assert fields(alone) == fields(together)


@pytest.mark.parametrize("level", ["random", "normal"])
def test_a_game_of_the_lab_is_the_match_that_the_same_agents_play(level: str) -> None:
    match = Match.new("cutpurse", seed=11, seats=dict.fromkeys(range(3), level))
    match.play()
    report = simulate("cutpurse", games=1, seed=11, level=level)
    assert match.outcome is not None
    assert (report.outcomes, report.decisions) == ({"+".join(match.outcome.winners): 1}, match.turn)


def test_the_better_agent_wins() -> None:
    report = simulate("cutpurse", games=300, seed=1, options={"seats": 2}, seats={0: "normal"}, level="random")
    assert report.outcomes["seat 0"] > 180  # two thirds of the seeds; chance alone gives a half


def test_errors_are_counted_and_broken_laws_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cutpurse.EFFECTS, "thief", test_match.broken)
    report = simulate("cutpurse", games=10, seed=1)
    assert report.errors and "ZeroDivisionError" in str(report.first_error) and "seed" in str(report.first_error)
    # the laws notice what breaks them
    table = cutpurse.RULES.new_game(cutpurse.Options(), 1)
    game = Game.of(cutpurse.RULES, table)
    contract.check(cutpurse.RULES, game)
    game.state.players[0].gold += 1  # behind the back of the script
    with pytest.raises(contract.LawBrokenError, match="another state"):
        contract.check(cutpurse.RULES, game)


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in ({"level": "genius"}, {"seats": {9: "random"}}, {"options": {"seats": 77}}, {"seats": {0: "person"}}):
        with pytest.raises(OptionsError):
            simulate("cutpurse", games=1, seed=1, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["cutpurse", "sealed"])
def test_the_laws_hold_in_the_toys(game: str) -> None:
    assert simulate(game, games=5, seed=1, checked=True).errors == 0
