"""What holds at every answer of any evening, by whomever it is played: evenings by lot, held against the rules."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.party import capacity, colourless, gold, rank
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS, TOWN
from game.rules.engine.script import Event
from tests.dungeonville.kit import DUNGEONS
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
@pytest.mark.rule("DV-052", "DV-067", "DV-105", "DV-125", "DV-054")
def test_blood_is_shed_token_by_token_and_never_comes_back(seats: int, goal: int, seed: int) -> None:
    won = [[0] * seats for _ in range(seats)]
    spilled = {dungeon: [0] * seats for dungeon in DUNGEONS}
    for t, news, _ in played(seats, goal, seed):
        for happened in news:
            if isinstance(happened, event.BloodWon):
                assert happened.seat != happened.owner_seat
                won[happened.seat][happened.owner_seat] += 1
            elif isinstance(happened, event.BloodSpilled):
                spilled[happened.dungeon][happened.seat] += 1
        assert [wizard.graveyard for wizard in t.wizards] == won
        assert t.blood == spilled


@each_evening
@pytest.mark.rule("DV-024", "DV-022", "DV-023", "DV-037", "DV-038", "DV-094")
def test_the_town_is_sorted_and_nobody_sets_out_without_three_and_a_colour(seats: int, goal: int, seed: int) -> None:
    for t, news, prompt in played(seats, goal, seed):
        assert [rank(one) for one in t.town] == sorted((rank(one) for one in t.town), reverse=True)
        assert len(t.town) == len(TOWN)
        if event.PhaseBegan("scout") in news:
            for wizard in t.wizards:
                assert len(wizard.party) >= NUMBERS.party
                assert not colourless(wizard.party)
        if prompt in ("prompt-escape", "prompt-swap"):
            assert not any(colourless(wizard.party) for wizard in t.wizards), "neither after a fight nor in a dungeon"


@each_evening
@pytest.mark.rule("DV-071", "DV-072", "DV-068", "DV-075", "DV-089")
def test_nobody_carries_out_more_than_the_party_can_bear(seats: int, goal: int, seed: int) -> None:
    brought = 0
    for t, news, prompt in played(seats, goal, seed):
        if t.trip is not None and prompt == "prompt-escape":
            assert gold(t.trip.carried) <= capacity(t, t.trip.seat)
        for happened in news:
            if isinstance(happened, event.Escaped):
                assert happened.gold == gold(list(happened.cards))
                brought += 1
            elif isinstance(happened, event.Collected):
                assert happened.cards
    assert brought


@each_evening
@pytest.mark.rule("DV-034", "DV-090", "DV-028")
def test_every_price_is_paid(seats: int, goal: int, seed: int) -> None:
    for t, news, _ in played(seats, goal, seed):
        for happened in news:
            if isinstance(happened, event.Paid):
                given = sum(NUMBERS.item_gold if ROOMS[card].item else ROOMS[card].gold for card in happened.cards)
                assert given + NUMBERS.blood_gold * happened.blood == happened.price + happened.lost
                assert happened.lost >= 0
                assert happened.price in {*(place.price for place in TOWN.values()), NUMBERS.swap_price}
        assert all(0 <= wizard.blood <= NUMBERS.blood_in_hand for wizard in t.wizards)
        assert t.round <= 1 or not any(wizard.blood for wizard in t.wizards)


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
    assert isinstance(won, event.VictoryClaimed)
    assert won.score == true_score(final, won.seat) >= goal
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
            assert not any(wizard.pawn for wizard in t.wizards)
            assert t.trip is None
            assert t.fight is None
    assert phases == [order[(place + 1) % 5] for place in range(len(phases))], "the first began with the table"
    assert all((one + 1) % seats == other for one, other in pairwise(stones))
