"""Recruitment, lap after lap (DV-022 to DV-039, DV-133, DV-140, DV-143)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Dismiss, Enter
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, MULE, ORANGE, WHITE, Evening, hire, kinds, one, table, who

STRONG = (2, 3, 4)
OTHERS = (6, 7, 8)
TOWN = (5, 12, 33, 40, 64)
PRICES = {"street": 0, "inn": 10, "temple": 20, "guild": 30, "tavern": 40}
PLENTY = ["dl-25", "dl-29", "dl-12", "dl-03", "dl-16"]
"""Gold cards of 30, 30, 30, 25 and 25."""


def prices(evening: Evening) -> dict[int, int]:
    """What it costs to recruit the adventurers of the town, by rank, in the eyes of who is asked: as much as is then paid."""
    found = {}
    for place in evening.town():
        if hire(place) in evening.options():
            trial = Evening(evening.game.fork().state)
            paid = [happened for happened in trial.play(hire(place)) if isinstance(happened, event.Paid)]
            found[place] = paid[0].price if paid else 0
    return found


@pytest.mark.rule("DV-EX-02", "DV-024", "DV-025", "DV-026", "DV-022")
def test_the_town_is_sorted_and_sorted_anew_after_every_recruit() -> None:
    evening = Evening(table((50,), OTHERS, town=TOWN, deck=(2,), treasuries={0: PLENTY, 1: ["dl-07"]}))
    assert evening.town() == [64, 40, 33, 12, 5], "from the Street to the Tavern"
    assert prices(evening) == {64: 0, 40: 10, 33: 20, 12: 30, 5: 40}
    news = evening.play(hire(33))
    assert event.Recruited(BLACK, one(33), "temple") in news
    assert next(happened.price for happened in news if isinstance(happened, event.Paid)) == 20
    assert event.Arrived(one(2), tuple(who(64, 40, 12, 5, 2))) in news
    assert evening.town() == [64, 40, 12, 5, 2]
    assert (evening.party(BLACK), evening.asked) == ([50, 33], WHITE)
    assert {choice.adventurer for choice in evening.options(WHITE) if not isinstance(choice, Done)} == set(who(64, 40, 12)), (
        "white sees the new order: 12 is in the Temple now and costs 20"
    )


@pytest.mark.rule("DV-024", "DV-025")
@pytest.mark.parametrize(("rank", "place"), list(zip((64, 40, 33, 12, 5), PRICES, strict=True)))
def test_each_place_has_its_price(rank: int, place: str) -> None:
    evening = Evening(table((50,), OTHERS, town=TOWN, treasuries={0: PLENTY}))
    news = evening.play(hire(rank))
    paid = [happened.price for happened in news if isinstance(happened, event.Paid)]
    assert paid == ([PRICES[place]] if PRICES[place] else [])
    assert event.Recruited(BLACK, one(rank), place) in news


@pytest.mark.rule("DV-023", "DV-019")
def test_every_round_begins_with_five_fresh_adventurers() -> None:
    evening = Evening(table(STRONG, OTHERS, phase="begin", town=TOWN, deck=(20, 21, 22, 23, 24), discard=(9,)))
    assert evening.town() == [24, 23, 22, 21, 20]
    assert evening.discard() == [9, 64, 40, 33, 12, 5], "who was left goes to the discard pile first"
    assert evening.seen(event.TownEmptied) == [event.TownEmptied(tuple(who(64, 40, 33, 12, 5)))]
    assert evening.seen(event.RoundBegan) == [event.RoundBegan(3, 0)]
    assert not evening.seen(event.BloodTaken), "only in round 1"


@pytest.mark.rule("DV-027", "DV-103")
def test_the_discard_pile_is_shuffled_when_an_adventurer_is_needed() -> None:
    t = table((), STRONG, town=TOWN, deck=(20,), discard=(21, 22), only=True)
    evening = Evening(t)
    news = evening.play(hire(64))
    assert "DeckRenewed" not in kinds(news), "the last card of the deck is drawn, and no card is needed now"
    assert (evening.town(), evening.discard(), evening.t.deck) == ([40, 33, 20, 12, 5], [21, 22], [])
    evening.play(Done())
    news = evening.play(hire(40))
    assert kinds(news).index("DeckRenewed") < kinds(news).index("Arrived")
    assert event.DeckRenewed("adventurers") in news
    assert evening.discard() == []
    left = [card.face for card in evening.t.deck]
    assert sorted([*left, *set(evening.t.town).intersection(who(21, 22))]) == sorted(who(21, 22))


@pytest.mark.rule("DV-027")
def test_the_new_deck_is_shuffled() -> None:
    found = set()
    for seed in range(30):
        evening = Evening(table((), STRONG, town=TOWN, discard=(20, 21, 22, 23), only=True, seed=seed))
        evening.play(hire(64))
        found.add(tuple(card.face for card in evening.t.deck))
    assert len(found) > 8, "of 24 orders"


@pytest.mark.rule("DV-030", "DV-037", "DV-133", "DV-019")
def test_each_recruits_one_a_turn_lap_after_lap_from_the_stone_to_the_left() -> None:
    evening = Evening(table((), (), (), stone=1))
    asked = []
    while evening.prompt == "prompt-recruit":
        asked.append(evening.asked)
        evening.play(evening.options()[0])
    assert asked == [1, 2, 0] * 3
    assert all(len(wizard.party) == 3 for wizard in evening.t.wizards)
    assert evening.question == ("prompt-scout", 1)
    assert evening.seen(event.PhaseBegan)[-1] == event.PhaseBegan("scout")
    assert not evening.seen(event.Paid), "the Street is free"


@pytest.mark.rule("DV-031")
@pytest.mark.parametrize("party", [(), (2,), (2, 3)])
def test_with_fewer_than_three_a_player_must_recruit(party: tuple[int, ...]) -> None:
    evening = Evening(table(party, OTHERS, town=TOWN, treasuries={0: PLENTY}))
    assert Done() not in evening.options()
    assert {type(choice).__name__ for choice in evening.options()} == {"Recruit"}


@pytest.mark.rule("DV-032", "DV-037")
@pytest.mark.parametrize("party", [STRONG, (2, 3, 4, 9, 10)])
def test_with_three_or_more_a_player_may_pass(party: tuple[int, ...]) -> None:
    evening = Evening(table(party, OTHERS, town=TOWN))
    assert evening.options() == (Done(), hire(64))
    assert evening.game.decision.default == Done()
    assert evening.play(Done()) == [event.RecruitingPassed(BLACK)]
    assert evening.party(BLACK) == list(party)
    assert evening.asked == WHITE, "at least one lap is played in every round"


@pytest.mark.rule("DV-032", "DV-140", "DV-104")
@pytest.mark.parametrize("party", [STRONG, (2, 3, 4, 9, 10)])
def test_whoever_then_recruits_discards_another(party: tuple[int, ...]) -> None:
    evening = Evening(table(party, OTHERS, town=TOWN, treasuries={0: ["dl-19"]}))
    evening.play(hire(40))
    assert evening.prompt == "prompt-dismiss"
    assert evening.options() == tuple(Dismiss(member) for member in who(*party)), "any one but the new one"
    news = evening.play(Dismiss(one(3)))
    assert event.Dismissed(BLACK, one(3)) in news
    assert evening.party(BLACK) == [*(rank for rank in party if rank != 3), 40], "as many as before"
    assert evening.discard() == [3]
    assert not any(sum(spilled) for spilled in evening.t.blood.values()), "and no token"


@pytest.mark.rule("DV-140", "DV-032")
def test_the_mule_can_be_sent_away() -> None:
    evening = Evening(table((2, 3, MULE), OTHERS, town=(5, 12, 33, 40, 50)))
    evening.play(hire(50), Dismiss(one(MULE)))
    assert evening.party(BLACK) == [2, 3, 50]


@pytest.mark.rule("DV-032")
def test_whoever_is_filling_up_discards_nobody() -> None:
    evening = Evening(table((2, 3), OTHERS, town=TOWN))
    evening.play(hire(64))
    assert (evening.party(BLACK), evening.discard()) == ([2, 3, 64], [])
    assert evening.asked == WHITE


@pytest.mark.rule("DV-033", "DV-034")
def test_first_the_price_is_paid_then_somebody_goes_then_the_new_one_comes() -> None:
    evening = Evening(table(STRONG, OTHERS, town=TOWN, deck=(20,), treasuries={0: ["dl-19", "dl-23"]}))
    paid = evening.play(hire(40))
    assert kinds(paid) == ["Paid"]
    assert (evening.t.wizards[BLACK].treasury, evening.t.heaps["dragons-lair"]) == (["dl-23"], ["dl-19"])
    assert (evening.town(), evening.party(BLACK)) == ([64, 40, 33, 12, 5], [2, 3, 4])
    news = evening.play(Dismiss(one(2)))
    assert kinds(news) == ["Dismissed", "Recruited", "Arrived"]


@pytest.mark.rule("DV-143", "DV-033", "DV-027")
def test_the_discarded_one_may_come_back_with_the_refill() -> None:
    evening = Evening(table(STRONG, OTHERS, town=TOWN, only=True))
    news = evening.play(hire(64), Dismiss(one(2)))
    assert kinds(news) == ["Dismissed", "Recruited", "DeckRenewed", "Arrived"]
    assert evening.town() == [40, 33, 12, 5, 2], "sorted in: the strongest is the dearest"
    assert evening.discard() == []


@pytest.mark.rule("DV-037")
def test_the_phase_ends_at_the_end_of_a_lap_never_in_the_middle() -> None:
    evening = Evening(table((2, 3), OTHERS, (10, 11), town=TOWN))
    evening.play(hire(64))
    assert evening.question == ("prompt-recruit", WHITE), "black has three, but the lap goes on"
    evening.play(Done())
    evening.play(hire(evening.town()[0]))
    assert evening.prompt == "prompt-scout"


@pytest.mark.rule("DV-037")
def test_passing_in_one_lap_does_not_bar_from_the_next() -> None:
    evening = Evening(table(STRONG, (10,), town=TOWN))
    evening.play(Done(), hire(64))
    assert evening.question == ("prompt-recruit", BLACK), "white has two: another lap"
    assert {Done(), hire(40)} <= set(evening.options())
    evening.play(hire(40), Dismiss(one(2)))
    evening.play(hire(evening.town()[0]))
    assert evening.prompt == "prompt-scout"


@pytest.mark.rule("DV-037", "DV-021")
def test_one_lap_is_played_even_if_all_have_three() -> None:
    evening = Evening(table(STRONG, OTHERS, town=TOWN))
    evening.play(Done())
    assert evening.question == ("prompt-recruit", WHITE)
    evening.play(Done())
    assert evening.question == ("prompt-scout", BLACK)


@pytest.mark.rule("DV-021")
def test_whoever_could_only_pass_is_passed_over() -> None:
    evening = Evening(table(STRONG, OTHERS, town=(5, 12), only=True))
    assert evening.prompt == "prompt-scout", "nobody can pay 30 or 40"
    assert not evening.seen(event.RecruitingPassed)


@pytest.mark.rule("DV-038", "DV-094", "DV-104")
def test_a_full_party_without_colour_is_discarded_at_the_end_of_the_lap() -> None:
    evening = Evening(table((1, 32), OTHERS, town=(5, 12, 34, 40, 64)))
    evening.play(hire(64))
    assert evening.party(BLACK) == [1, 32, 64], "not before the lap is over"
    news = evening.play(Done())
    assert event.PartyDissolved(BLACK, tuple(who(1, 32, 64))) in news
    assert (evening.party(BLACK), evening.discard()) == ([], [1, 32, 64])
    assert not any(sum(wizard.graveyard) for wizard in evening.t.wizards), "no kill, no token"
    assert evening.question == ("prompt-recruit", BLACK), "who must recruit anew"
    assert Done() not in evening.options()


@pytest.mark.rule("DV-038")
def test_a_party_that_is_still_being_filled_is_not_discarded() -> None:
    evening = Evening(table((1,), OTHERS, town=(5, 12, 34, 40, 64)))
    evening.play(hire(64), Done())
    assert evening.party(BLACK) == [1, 64]
    evening.play(hire(40))
    assert evening.party(BLACK) == [1, 64, 40]
    assert not evening.seen(event.PartyDissolved)


@pytest.mark.rule("DV-132", "DV-094")
def test_one_colour_is_enough() -> None:
    evening = Evening(table((1, 32, 50), OTHERS, town=TOWN))
    evening.play(Done(), Done())
    assert (evening.party(BLACK), evening.prompt) == ([1, 32, 50], "prompt-scout")


@pytest.mark.rule("DV-039")
@pytest.mark.parametrize(
    ("town", "costs"),
    [((5, 12, 40), {40: 20, 12: 30, 5: 40}), ((5, 12, 40, 50), {50: 10, 40: 20, 12: 30, 5: 40}), ((50,), {50: 40})],
)
def test_fewer_than_five_fill_the_places_from_the_tavern_downward(town: tuple[int, ...], costs: dict[int, int]) -> None:
    evening = Evening(table((49,), OTHERS, town=town, only=True, treasuries={0: PLENTY}))
    assert prices(evening) == costs


@pytest.mark.rule("DV-039", "DV-031")
def test_whoever_can_afford_nobody_gets_the_weakest_for_nothing() -> None:
    t = table((50, 51), OTHERS, town=(5, 12), discard=(), only=True, treasuries={0: ["dl-24", "dl-21"], 1: ["rh-01"]})
    evening = Evening(t)
    news = evening.play(hire(12))
    assert evening.party(BLACK) == [50, 51, 12]
    assert "Paid" not in kinds(news)
    assert evening.t.wizards[BLACK].treasury == ["dl-24", "dl-21"]
    assert evening.town() == [5], "and nobody is left to arrive"
    assert not evening.seen(event.DeckRenewed), "nor to be shuffled"


@pytest.mark.rule("DV-039")
def test_that_holds_for_nobody_who_has_three() -> None:
    evening = Evening(table((50, 51), (60, 61, 62), (57, 58, 59), town=(5, 12), only=True, treasuries={0: PLENTY}))
    assert evening.options(BLACK)[:2] == (hire(12), hire(5)), "black can pay 30 or 40, and has to"
    evening.play(hire(12))
    assert evening.prompt == "prompt-scout", "white and orange can pay nobody"


@pytest.mark.rule("DV-039")
def test_with_an_empty_town_the_phase_ends_with_parties_below_three() -> None:
    evening = Evening(table((), (), OTHERS, town=(50,), only=True))
    evening.play(hire(50))
    assert (evening.party(BLACK), evening.party(WHITE), evening.town()) == ([50], [], [])
    assert evening.question == ("prompt-scout", BLACK)
    evening.play(Enter("crypt"))
    assert evening.question == ("prompt-scout", ORANGE), "white has nobody to send"


@pytest.mark.rule("DV-039", "DV-094", "DV-038")
def test_a_small_party_without_colour_does_not_survive_the_phase_either() -> None:
    """It is not being filled any more, and the rulebook knows no party without colour."""
    evening = Evening(table((33,), (), OTHERS, town=(64,), only=True))
    evening.play(hire(64))
    assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, tuple(who(33, 64)))]
    assert (evening.party(BLACK), evening.prompt, evening.asked) == ([], "prompt-scout", ORANGE)
