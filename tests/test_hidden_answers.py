"""What a seat sees does not count what others did in secret (TS-220)."""

import random
from typing import Any

import pytest

from game.match import Match
from game.rules import GAMES
from game.storage import paths
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.match_client import MatchClient

SETTINGS: list[tuple[str, dict[str, Any], int]] = [
    ("terrorscape", {}, 15), ("terrorscape", {"difficulty": "hard", "plans": True}, 15), ("terrorscape", {"separate": True}, 15),
    ("dungeonville", {"seats": 3}, 0),
]  # fmt: skip
"""Games whose answers may be secret, and how many at least are seen in each that change nothing for somebody."""
seeds = pytest.mark.parametrize("seeds", [range(1), pytest.param(range(3), marks=pytest.mark.heavy)], ids=len)


def known(match: Match, seats: tuple[int, ...]) -> tuple[Any, ...]:
    """What the holders of `seats` can see at the table now."""
    view = match.view(seats)
    return view.state, view.decision


@pytest.mark.rule("TS-220")
@seeds
@pytest.mark.parametrize(("game", "options", "least"), SETTINGS)
def test_what_a_seat_does_not_hear_changes_nothing_for_it(game: str, options: dict[str, Any], least: int, seeds: range) -> None:
    hidden = 0
    assert GAMES[game].secret_answers
    for seed in seeds:
        match, dice = Match.new(game, seed=seed, options=options), random.Random(seed)
        groups = [(seat,) for seat in match.holders] if game == "dungeonville" else [(0,), tuple(match.holders)[1:], ()]
        while match.decision is not None and match.turn < 100:
            before = [(known(match, seats), match.view(seats), match.seen(seats)) for seats in groups]
            seat = dice.choice(list(match.decision.options))
            match.submit(seat, dice.choice(match.decision.options[seat]))
            for seats, (state, view, seen) in zip(groups, before, strict=True):
                if seat in seats or match.news(seats) or known(match, seats) != state:
                    continue
                hidden += 1
                assert (match.view(seats), match.seen(seats)) == (view, seen)
    assert hidden >= least * len(seeds)


@pytest.mark.rule("TS-220")
@seeds
@pytest.mark.parametrize("held", [frozenset({0}), frozenset({1, 2, 3})])
def test_the_name_of_a_saved_match_counts_only_answers_that_its_persons_know(held: frozenset[int], seeds: range) -> None:
    hidden = 0
    for seed in seeds:
        match, dice = Match.new("terrorscape", seed=seed), random.Random(seed)
        client = MatchClient(AppContext(Settings(), AgentWorker(background=False)), match, held=held)
        before = name_of_save(client)
        while match.decision is not None and match.turn < 80:
            seat = dice.choice(list(match.decision.options))
            known_before = len(match.seen(client.eyes))
            match.submit(seat, dice.choice(match.decision.options[seat]))
            if len(match.seen(client.eyes)) == known_before:
                hidden += 1
                assert name_of_save(client) == before
            else:
                before = name_of_save(client)
    assert hidden


def name_of_save(client: MatchClient) -> str:
    """The name of the file to which a table saves its match now; the file is removed."""
    client.save()
    (file,) = paths.saves().glob("*.json")
    file.unlink()
    return file.name


def test_a_seat_that_knows_every_answer_sees_a_list_of_events_for_each() -> None:
    for game in ("terrorscape", "ravenloft", "london"):
        match = Match.new(game, seed=3)
        while match.decision is not None and match.turn < 60:
            match.answer("random")
        assert len(match.seen(tuple(match.holders))) == match.turn + 1
    assert len(match.seen(None)) == match.turn + 1, "in London nothing is answered in secret"
