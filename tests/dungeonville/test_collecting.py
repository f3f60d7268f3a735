"""Collection: the haul comes home, deeds change hands, the stone goes on (DV-020, DV-089 to DV-092, DV-112, DV-113, DV-121)."""

import pytest

from game.rules.dungeonville import RULES, event
from game.rules.dungeonville.choice import Lay, Pay, Swap
from game.rules.dungeonville.party import owns
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import leaders, true_score
from game.rules.engine.script import Done
from game.rules.engine.secret import HiddenError, redact
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, kinds, table

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))
FIFTY = ["cr-12", "cr-03", "cr-04"]
"""Gold cards of 25, 20 and 5."""
MORE = ["dl-12", "dl-16", "dl-07"]
"""30, 25 and 20."""


def collect(players: int = 2, **given: object) -> Evening:
    return Evening(table(*PARTIES[:players], phase="collect", **given))  # type: ignore[arg-type]


@pytest.mark.rule("DV-089", "DV-019", "DV-109", "DV-090")
def test_the_haul_comes_home_in_turn_order_and_pays_at_once() -> None:
    evening = collect(3, stone=2, hauls={0: ["cr-01", "ember-orb"], 2: ["dl-12"]}, treasuries={0: ["rh-01"]})
    told = [event.Collected(ORANGE, ("dl-12",), 30), event.Collected(BLACK, ("cr-01", "ember-orb"), 10)]
    assert evening.seen(event.Collected) == told
    black = evening.t.wizards[BLACK]
    assert (black.treasury, black.haul) == (["rh-01", "cr-01", "ember-orb"], []) and owns(evening.t, BLACK, "ember-orb")
    assert redact(evening.t, {WHITE}).wizards[BLACK].treasury == black.treasury, "for all to see"
    assert collect(hauls={0: FIFTY}).question == ("prompt-swap", BLACK), "what was just collected can pay for a deed"
    crypt, haus = ([f"{dungeon}-{number:02}" for number in range(1, 31)] for dungeon in ("cr", "rh"))
    assert wealth(collect(hauls={0: crypt}, treasuries={0: haus}).t, BLACK) == 750, "there is no limit to a treasury"


@pytest.mark.rule("DV-090", "DV-091", "DV-092", "DV-112", "DV-106")
def test_a_deed_is_exchanged_unseen_for_50() -> None:
    evening = collect(treasuries={0: FIFTY}, deeds=["crypt", "ice-cave"])
    assert [secret.face for secret in evening.t.house] == ["rat-haus", "goblin-camp", "dragons-lair"]
    assert evening.question == ("prompt-swap", BLACK)
    assert evening.options() == (Done(), *(Swap(place, by_hand=hand) for hand in (False, True) for place in range(3)))
    for secret in evening.view(BLACK).house:
        with pytest.raises(HiddenError):
            _ = secret.face
    news = evening.play(Swap(1))
    assert news[:2] == [event.Paid(BLACK, 50, tuple(FIFTY), 0, 0), event.DeedSwapped(BLACK, 1, evening.t.deeds[BLACK])]
    lying = ["goblin-camp", "ice-cave", "rat-haus", "crypt", "dragons-lair"]
    assert [secret.face for secret in (*evening.t.deeds, *evening.t.house)] == lying
    mine, theirs = evening.view(BLACK), evening.view(WHITE)
    assert (mine.deeds[BLACK].face, mine.house[1].face) == ("goblin-camp", "crypt"), "the new one, and where the old one lies"
    assert [secret.sealed for secret in (theirs.deeds[BLACK], *theirs.house)] == [None] * 4
    assert redact(news[1], {BLACK}) == news[1]
    told = redact(news[1], {WHITE})
    assert (told.seat, told.place, told.deed.sealed) == (BLACK, 1, None), "all see with which place, and no more"


@pytest.mark.rule("DV-090", "DV-034")
def test_it_takes_50_items_count_5_too_much_is_lost_and_the_payer_may_choose() -> None:
    for cards, asked in ((FIFTY, True), (FIFTY[:2], False), ([*FIFTY[:2], "ember-orb"], True)):
        assert (collect(treasuries={0: cards}).prompt == "prompt-swap") is asked, cards
    evening = collect(treasuries={0: MORE})
    evening.play(Swap(0, by_hand=True), Lay("dl-12"), Lay("dl-16"), Pay())
    assert evening.seen(event.Paid) == [event.Paid(BLACK, 50, ("dl-12", "dl-16"), 0, 5)]
    assert evening.t.wizards[BLACK].treasury == ["dl-07"]


@pytest.mark.rule("DV-090", "DV-021", "DV-014")
def test_whoever_keeps_its_deed_or_can_exchange_none_pays_nothing() -> None:
    evening = collect(treasuries={0: FIFTY}, deeds=["crypt", "ice-cave"])
    assert evening.play(Done())[0] == event.DeedKept(BLACK)
    assert (evening.t.deeds[BLACK].face, evening.t.wizards[BLACK].treasury) == ("crypt", FIFTY)
    assert not evening.seen(event.DeedSwapped)
    five = Evening(table(*PARTIES, (9, 10, 11), (12, 13, 14), phase="collect", treasuries={0: FIFTY}))
    assert five.prompt != "prompt-swap" and not five.seen(event.DeedKept), "with five players there is nothing to exchange"
    four = table(*PARTIES, (9, 10, 11), phase="collect", treasuries={0: ["cr-12", "cr-25"]})
    assert Evening(four).options() == (Done(), Swap(0), Swap(0, by_hand=True)), "with four there is one deed"


@pytest.mark.rule("DV-091", "DV-019")
def test_each_may_exchange_once_a_round_and_in_the_next_again() -> None:
    evening = collect(3, stone=1, treasuries={0: FIFTY, 1: [*MORE, "rh-12", "rh-25", "rh-03"]})
    assert evening.question == ("prompt-swap", WHITE)
    evening.play(Swap(0))
    assert wealth(evening.t, WHITE) >= 50
    assert evening.question == ("prompt-swap", BLACK), "not white again"
    evening.play(Done())
    assert evening.t.round == 3
    # another swap brings the old deed back from where it was laid
    evening = collect(treasuries={0: FIFTY, 1: []}, hauls={0: ["dl-12", "dl-29"]}, deeds=["crypt", "ice-cave"])
    evening.play(Swap(2))
    evening.until("prompt-swap")
    assert (evening.t.round, evening.t.house[2].face) == (3, "crypt"), "places are fixed and not shuffled"
    evening.play(Swap(2))
    assert (evening.t.deeds[BLACK].face, evening.t.house[2].face) == ("crypt", "dragons-lair")


@pytest.mark.rule("DV-091", "DV-112", "DV-113")
def test_who_knows_a_deed_that_was_laid_down() -> None:
    evening = collect(treasuries={0: FIFTY, 1: MORE}, deeds=["crypt", "ice-cave"])
    evening.play(Swap(0), Swap(0))
    assert evening.t.deeds[WHITE].face == "crypt" and evening.view(BLACK).deeds[WHITE].face == "crypt"
    assert evening.view(BLACK).house[0].sealed is None, "but not what white laid there"
    # whoever takes a deed that all know has no secret
    evening = collect(3, treasuries={0: FIFTY, 1: MORE}, deeds=["crypt", "ice-cave", "rat-haus"])
    evening.claim(BLACK)
    evening.play(Swap(1))
    assert evening.t.house_exposed == ["", "crypt"]
    evening.play(Swap(1))
    assert (evening.t.wizards[WHITE].exposed, evening.t.house_exposed) == ("crypt", ["", ""])


@pytest.mark.rule("DV-EX-13", "DV-113", "DV-034", "DV-092", "DV-122")
def test_after_a_false_claim_the_old_deed_is_known_to_all_where_it_lies() -> None:
    evening = collect(
        treasuries={0: ["cr-12", "cr-03", "cr-05"]}, deeds=["crypt", "goblin-camp"], graveyards={0: (0, 4)},
        blood={"crypt": (2, 4), "ice-cave": (3, 2)},
    )  # fmt: skip
    evening.claim(BLACK)
    assert true_score(evening.t, BLACK) == 6
    place = [secret.face for secret in evening.t.house].index("ice-cave")
    evening.play(Swap(place))
    assert evening.seen(event.Paid) == [event.Paid(BLACK, 50, ("cr-12", "cr-03", "cr-05"), 0, 5)]
    assert true_score(evening.t, BLACK) == 3
    assert (evening.t.wizards[BLACK].exposed, evening.t.house_exposed[place]) == ("", "crypt")
    assert evening.view(WHITE).deeds[BLACK].sealed is None, "the new one is secret"


@pytest.mark.rule("DV-019", "DV-020", "DV-008")
def test_a_round_has_five_phases_after_which_the_stone_passes_to_the_left_and_at_no_other_time() -> None:
    for stone, next_one in ((0, 1), (1, 2), (2, 0)):
        evening = collect(3, stone=stone)
        assert kinds(evening.events)[:3] == ["StonePassed", "RoundBegan", "PhaseBegan"]
        assert evening.seen(event.StonePassed) == [event.StonePassed(next_one)]
        assert evening.seen(event.RoundBegan) == [event.RoundBegan(3, next_one)]
        assert (evening.t.stone, evening.asked, RULES.rounds(evening.t)) == (next_one, next_one, 3)
    evening = Evening(table(*PARTIES, phase="begin", round=1))
    evening.until("prompt-recruit", lambda options: options[0])
    while evening.t.round == 2:
        assert evening.t.stone == 0
        evening.play(evening.options()[0])
    phases = [happened.phase for happened in evening.seen(event.PhaseBegan)]
    assert phases[:6] == ["recruit", "scout", "combat", "explore", "collect", "recruit"] and evening.t.stone == 1


@pytest.mark.rule("DV-121")
def test_after_40_rounds_all_deeds_are_shown_and_the_highest_score_wins() -> None:
    given = {"deeds": ["crypt", "ice-cave", "rat-haus"], "graveyards": {1: (3, 0, 0)}, "blood": {"crypt": (0, 2, 0)}}
    evening = collect(3, round=40, limit=True, stone=1, **given)
    assert evening.game.decision is None
    assert evening.seen(event.DeedShown) == [
        event.DeedShown(WHITE, "ice-cave", 3), event.DeedShown(ORANGE, "rat-haus", 0), event.DeedShown(BLACK, "crypt", 2),
    ]  # fmt: skip
    assert evening.seen(event.LimitReached) == [event.LimitReached((WHITE,))]
    outcome = RULES.outcome(evening.t)
    assert outcome is not None and (outcome.winners, outcome.reason) == (("seat 1",), "won-by-score")
    assert not evening.seen(event.StonePassed)
    for last, limit in ((39, True), (40, False), (60, False)):
        evening = collect(round=last, limit=limit)
        assert evening.t.round == last + 1 and RULES.outcome(evening.t) is None, "not before, and not unless the setup says so"


TIES: list[tuple[dict[int, tuple[int, ...]], dict[str, tuple[int, ...]], list[int]]] = [
    ({0: (0, 2, 0), 1: (3, 0, 0)}, {"crypt": (0, 1, 0)}, [1]),  # three each: more tokens in the graveyard
    ({0: (0, 2, 0), 1: (2, 0, 0)}, {}, [0, 1]), ({0: (0, 2, 0), 1: (2, 0, 0), 2: (1, 1, 0)}, {}, [0, 1, 2]),  # shared
    ({}, {"crypt": (3, 0, 0)}, [1, 2]), ({2: (1, 0, 0)}, {"crypt": (0, 1, 1)}, [0]),  # a negative score
]  # fmt: skip


@pytest.mark.rule("DV-121")
def test_ties_go_to_the_larger_graveyard_then_they_are_shared() -> None:
    for graveyards, blood, winners in TIES:
        t = table(*PARTIES, deeds=["crypt", "ice-cave", "rat-haus"], graveyards=graveyards, blood=blood, stone=2)
        assert leaders(t) == winners, (graveyards, blood)
