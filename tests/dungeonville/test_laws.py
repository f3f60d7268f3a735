"""What holds at every answer of any evening, by whomever it is played: evenings by lot, held against the rules."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import State
from game.rules.engine.script import Event
from tests.sweep import each

EVENINGS = [(seats, goal, seed) for seats, goal in ((2, 5), (3, 7), (5, 9)) for seed in range(2)]
each_evening = each(("seats", "goal", "seed"), EVENINGS)
CLAIMS = 0.02
"""How often somebody claims who is not asked."""


def played(seats: int, goal: int, seed: int) -> Iterator[tuple[State, list[Event], str]]:
    """An evening by lot: the table after each answer, what has just happened, and what is asked now."""
    match = Match.new("dungeonville", seed=seed, options={"seats": seats, "goal": goal})
    dice = random.Random(seed)
    while (decision := match.decision) is not None:
        asked = decision.out_of_turn if dice.random() < CLAIMS else decision.options
        seat = dice.choice(list(asked))
        news = match.submit(seat, dice.choice(asked[seat]))
        yield match.game.state, news, match.decision.prompt if match.decision else ""


@each_evening
@pytest.mark.rule("DV-116", "DV-117", "DV-115", "DV-113", "DV-119")
def test_only_a_true_claim_ends_the_evening(seats: int, goal: int, seed: int) -> None:
    last: list[Event] = []
    for t, news, _ in played(seats, goal, seed):
        for happened in news:
            if isinstance(happened, event.ClaimFailed):
                assert happened.score < goal
        for wizard, deed in zip(t.wizards, t.deeds, strict=True):
            assert wizard.exposed in ("", deed.face)
        for shown, deed in zip(t.house_exposed, t.house, strict=True):
            assert shown in ("", deed.face)
        last, final = news, t
    won = last[-1]
    assert isinstance(won, event.VictoryClaimed) and won.score == true_score(final, won.seat) >= goal
    assert won.dungeon == final.deeds[won.seat].face


@each_evening
@pytest.mark.rule("DV-019", "DV-020", "DV-079", "DV-062")
def test_phases_follow_each_other_and_all_pawns_come_home(seats: int, goal: int, seed: int) -> None:
    order = ["recruit", "scout", "combat", "explore", "collect"]
    phases: list[str] = []
    stones: list[int] = []
    for t, news, _ in played(seats, goal, seed):
        phases += [happened.phase for happened in news if isinstance(happened, event.PhaseBegan)]
        stones += [happened.seat for happened in news if isinstance(happened, event.RoundBegan)]
        if t.phase in ("recruit", "collect"):
            assert not any(wizard.pawn for wizard in t.wizards) and t.trip is None and t.fight is None
    assert phases == [order[(place + 1) % 5] for place in range(len(phases))], "the first began with the table"
    assert all((one + 1) % seats == other for one, other in pairwise(stones))
