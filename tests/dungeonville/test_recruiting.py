"""Recruitment, lap after lap, and paying with cards that give no change (DV-022 to DV-039, DV-133, DV-140 to DV-143)."""

import random
from itertools import chain, combinations

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter, Lay, Pay, Swap
from game.rules.dungeonville.purse import choosable, proposal, wealth, worth
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, hire, kinds, table, who
from tests.dungeonville.tales import paying, recruiting
from tests.sweep import each
from tests.tales import faults

STRONG, OTHERS = (2, 3, 4), (6, 7, 8)
TOWN = (5, 12, 33, 40, 64)


@pytest.mark.rule("DV-EX-02", "DV-021", "DV-022", "DV-024", "DV-025", "DV-026", "DV-027", "DV-030", "DV-031", "DV-032", "DV-033")
@pytest.mark.rule("DV-034", "DV-037")
@pytest.mark.rule("DV-038", "DV-039", "DV-094", "DV-104", "DV-132", "DV-140", "DV-143")
def test_who_hires_whom_at_which_price() -> None:
    tales = """
        as in the example: the town is sorted anew after every recruit, and 12 costs 20 now [50 dl-25 dl-29 dl-12 dl-03 dl-16 town=64,40,33,12,5 deck=2 v 6 7 8 dl-07]
            recruit(1)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33 0 pays 20: dl-03 0 too much 5 0:33 from
            temple comes 2 recruit[1](3)? no*/64/40/12 | 50 33; 6 7 8 | 64 40 12 5 2 | | dl-25 dl-29 dl-12 dl-16; dl-07
        when the last card of the deck is drawn nothing is shuffled yet, but when the next is needed [town=5,12,33,40,64 deck=20 pile=21,22 only v 2 3 4]
            recruit(0)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit(1)? 40* | 64; 2 3 4 | 40 33
            20 12 5 | 21 22 | -; -
        with five, too [2 3 4 9 10 town=5,12,33,40,64 v 6 7 8]
            recruit(5)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 2 3 4 9 10; 6 7 8 | 64 40 33 12 5 | | -; -
        whoever then recruits pays 10 at the Inn, discards another, anyone but the new one, and gets the new one [2 3 4 dl-19 dl-23 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(3)? no*/64/40/33/40-by-hand/33-by-hand =40 0 pays 10: dl-19 0 too much 0 dismiss(40)? 2/3/4 =3 0:3 goes 0:40
            from inn comes 20 recruit[1](3)? no*/64 | 2 4 40; 6 7 8 | 64 33 20 12 5 | 3 | dl-23; -
        of five, too [2 3 4 9 10 dl-19 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(5)? no*/64/40 =40 0 pays 10: dl-19 0 too much 0 dismiss(40)? 2/3/4/9/10 =3 0:3 goes 0:40 from inn comes 20
            recruit[1](3)? no*/64 | 2 4 9 10 40; 6 7 8 | 64 33 20 12 5 | 3 | -; -
        the mule can be sent away [2 3 64 town=5,12,33,40,50 deck=20 v 6 7 8]
            recruit(3)? no*/50 =50 dismiss(50)? 2/3/64 =64 0:64 goes 0:50 from street comes 20 recruit[1](3)? no*/40 | 2 3 50; 6 7
            8 | 40 33 20 12 5 | 64 | -; -
        the discarded one may come back with the refill, sorted in: the strongest is the dearest [2 3 4 town=5,12,33,40,64 only v 6 7 8]
            recruit(3)? no*/64 =64 dismiss(64)? 2/3/4 =2 0:2 goes 0:64 from street shuffled comes 2 recruit[1](3)? no*/40 | 3 4
            64; 6 7 8 | 40 33 12 5 2 | | -; -
        with fewer than three a player must recruit and discards nobody; the phase ends at the end of a lap, never in the middle [2 3 town=5,12,33,40,64 deck=20,21 v 6 7 8 v 10 11]
            recruit(2)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit[2](2)? 40* =40 2:40 from
            street comes 21 | 2 3 64; 6 7 8; 10 11 40 | 33 21 20 12 5 | | -; -; -
        passing in one lap does not bar from the next [2 3 4 town=5,12,33,40,64 deck=20,21,22 v 10]
            recruit(3)? no*/64 =no 0 passes recruit[1](1)? 64* =64 1:64 from street comes 20 recruit(3)? no*/40 =40 dismiss(40)?
            2/3/4 =2 0:2 goes 0:40 from street comes 21 recruit[1](2)? 33* =33 1:33 from street comes 22 | 3 4 40; 10 64 33 | 22
            21 20 12 5 | 2 | -; -
        with three it may pass, which is the default; one lap is played even if all have three [2 3 4 town=5,12,33,40,64 v 6 7 8]
            recruit(3)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 2 3 4; 6 7 8 | 64 40 33 12 5 | | -; -
        whoever could only pass is passed over: nobody can pay 30 or 40 [2 3 4 town=5,12 only v 6 7 8]
            | 2 3 4; 6 7 8 | 12 5 | | -; -
        a full party without colour is discarded at the end of the lap, and recruits anew [1 32 town=5,12,34,40,64 deck=20 v 6 7 8]
            recruit(2)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes 0 dissolves 1 32 64 recruit(0)? 40* |
            -; 6 7 8 | 40 34 20 12 5 | 1 32 64 | -; -
        one that is still being filled is not [1 town=5,12,34,40,64 deck=20,21 v 6 7 8]
            recruit(1)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit(2)? 40* =40 0:40 from street
            comes 21 recruit[1](3)? no*/34 =no 1 passes | 1 64 40; 6 7 8 | 34 21 20 12 5 | | -; -
        one colour is enough [1 32 50 town=5,12,33,40,64 v 6 7 8]
            recruit(3)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 1 32 50; 6 7 8 | 64 40 33 12 5 | | -; -
        fewer than five fill the places from the Tavern downward [49 dl-25 dl-29 town=5,12,40 only v 6 7 8]
            recruit(1)? 40*/12/5/40-by-hand/12-by-hand/5-by-hand =40 0 pays 20: dl-25 0 too much 10 0:40 from temple recruit(2)?
            12* | 49 40; 6 7 8 | 12 5 | | dl-29; -
        four; the Guild is 30 [49 dl-25 dl-29 town=5,12,40,50 only v 6 7 8]
            recruit(1)? 50*/40/12/5/50-by-hand/40-by-hand/12-by-hand/5-by-hand =12 0 pays 30: dl-25 0 too much 0 0:12 from guild
            recruit(2)? 50*/40 | 49 12; 6 7 8 | 50 40 5 | | dl-29; -
        one; the Tavern is 40 [49 dl-25 dl-19 town=50 only v 6 7 8]
            recruit(1)? 50*/50-by-hand =50 0 pays 40: dl-25 dl-19 0 too much 0 0:50 from tavern | 49 50; 6 7 8 | | | -; -
        whoever can afford nobody gets the weakest for nothing, and nobody arrives [50 51 dl-24 dl-21 town=5,12 only v 6 7 8 rh-01]
            recruit(2)? 12* =12 0:12 from guild | 50 51 12; 6 7 8 | 5 | | dl-24 dl-21; rh-01
        that holds for nobody who has three: black can pay 30 or 40, and has to [50 51 dl-25 dl-29 town=5,12 only v 60 61 62 v 57 58 59]
            recruit(2)? 12*/5/12-by-hand/5-by-hand =12 0 pays 30: dl-25 0 too much 0 0:12 from guild | 50 51 12; 60 61 62; 57 58
            59 | 5 | | dl-29; -; -
        with an empty town the phase ends with parties below three [town=50 only v  v 6 7 8]
            recruit(0)? 50* =50 0:50 from tavern | 50; -; 6 7 8 | | | -; -; -
        a small party without colour does not survive it either [33 town=64 only v  v 6 7 8]
            recruit(1)? 64* =64 0:64 from tavern 0 dissolves 33 64 | -; -; 6 7 8 | | 33 64 | -; -; -
    """
    assert not faults(recruiting, tales)


@pytest.mark.rule("DV-023", "DV-019")
def test_every_round_begins_with_five_fresh_adventurers() -> None:
    evening = Evening(table(STRONG, OTHERS, phase="begin", town=TOWN, deck=(20, 21, 22, 23, 24), discard=(9,)))
    assert evening.town() == [24, 23, 22, 21, 20]
    assert evening.discard() == [9, 64, 40, 33, 12, 5], "who was left goes to the discard pile first"
    assert evening.seen(event.TownEmptied) == [event.TownEmptied(tuple(who(64, 40, 33, 12, 5)))]
    assert evening.seen(event.RoundBegan) == [event.RoundBegan(3, 0)]
    assert not evening.seen(event.BloodTaken), "only in round 1"


@pytest.mark.rule("DV-026", "DV-027", "DV-103")
def test_the_discard_pile_is_shuffled_when_an_adventurer_is_needed() -> None:
    evening = Evening(table((), STRONG, town=TOWN, discard=(21, 22), only=True))
    news = evening.play(hire(64))
    assert kinds(news)[-2:] == ["DeckRenewed", "Arrived"] and event.DeckRenewed("adventurers") in news
    assert news[-1].town == tuple(evening.t.town), "all see the new order"  # type: ignore[attr-defined]
    assert evening.discard() == []
    left = [card.face for card in evening.t.deck]
    assert sorted([*left, *set(evening.t.town).intersection(who(21, 22))]) == sorted(who(21, 22))
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
    assert asked == [1, 2, 0] * 3 and all(len(wizard.party) == 3 for wizard in evening.t.wizards)
    assert evening.question == ("prompt-scout", 1) and evening.seen(event.PhaseBegan)[-1] == event.PhaseBegan("scout")
    assert not evening.seen(event.Paid), "the Street is free"


@pytest.mark.rule("DV-032", "DV-038", "DV-104", "DV-140")
def test_nobody_bleeds_in_town() -> None:
    evening = Evening(table((1, 32), OTHERS, town=(5, 12, 34, 40, 64))).after(hire(64), Done())
    assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, tuple(who(1, 32, 64)))]
    sent_away = Evening(table(STRONG, OTHERS, town=TOWN)).after(hire(64))
    for t in (evening.t, sent_away.after(sent_away.options()[0]).t):
        assert not any(map(sum, (*(wizard.graveyard for wizard in t.wizards), *t.blood.values())))


@pytest.mark.rule("DV-039")
def test_whoever_has_nobody_sends_nobody() -> None:
    evening = Evening(table((), (), OTHERS, town=(50,), only=True))
    evening.play(hire(50))
    assert (evening.party(WHITE), evening.question) == ([], ("prompt-scout", BLACK))
    evening.play(Enter("crypt"))
    assert evening.question == ("prompt-scout", ORANGE)


ITEM = "ember-orb"
FIVE, TEN, FIFTEEN, TWENTY, MORE, THIRTY = "cr-04", "cr-05", "cr-07", "cr-03", "cr-12", "dl-12"
ALSO = "rh-02"
"""Another card of 15, of another dungeon."""


def purse(cards: list[str], blood: int = 0) -> Evening:
    """Black has these cards and must recruit one more; 33 costs 20."""
    return Evening(table((50, 51), OTHERS, town=TOWN, treasuries={BLACK: cards}, in_hand=[blood]))


def paid(evening: Evening) -> event.Paid:
    found: event.Paid = evening.seen(event.Paid)[-1]
    return found


@pytest.mark.rule("DV-EX-03", "DV-034", "DV-035", "DV-036", "DV-088", "DV-141")
def test_what_pays_and_what_does_not() -> None:
    tales = """
        as in the example: 15 and an item pay 20 [cr-07 rh-02 ember-orb]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =ember-orb pay(20,20)? pay*/rh-02 =pay 0 pays 20: cr-07 ember-orb 0 too much 0 |
            rh-02
        two of 15 give no change [cr-07 rh-02 ember-orb]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =rh-02 pay(20,30)? pay*/ember-orb =pay 0 pays 20: cr-07 rh-02 0 too much 10 |
            ember-orb
        with the last card the payment is complete [cr-07 rh-02 ember-orb]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =rh-02 pay(20,30)? pay*/ember-orb =ember-orb 0 pays 20: cr-07 rh-02 ember-orb 0 too
            much 15 |
        15 alone is not enough: the payment is completed [cr-07 rh-02 ember-orb]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =pay 0 pays 20: cr-07 ember-orb 0 too much 0 | rh-02
        paying less is impossible [cr-07]
            recruit(2)? 64*/40 | cr-07
        to the last coin [cr-07 cr-04]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-07 cr-04 0 too much 0 |
        an item pays exactly five: two of them 10 and no more [ember-orb pious-shield]
            recruit(2)? 64*/40/40-by-hand =40 0 pays 10: ember-orb pious-shield 0 too much 0 |
        paying more is allowed and gives no change [dl-12]
            recruit(2)? 64*/40/33/12 =33 0 pays 20: dl-12 0 too much 10 |
        paying others leaves an item where it is [cr-03 ember-orb]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-03 0 too much 0 | ember-orb
        at price 0 nothing is paid, and there is no choice [cr-04 cr-05 blood=4]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =64 0:64 from street | cr-04 cr-05
        the payer may choose the cards, and what lies on the counter is laid [cr-03 cr-05 cr-06]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/cr-05/cr-06
            =cr-06 pay(20,10)? pay*/cr-03/cr-05 =cr-05 pay(20,20)? pay*/cr-03 =pay 0 pays 20: cr-06 cr-05 0 too much 0 | cr-03
        it is not laid again, though another ten would have been exact [cr-05 cr-07 rh-07]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-05/cr-07/rh-07
            =cr-05 pay(20,10)? pay*/cr-07/rh-07 =pay 0 pays 20: cr-05 cr-07 0 too much 5 | rh-07
        whoever wants to may pay too much [cr-03 dl-12]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/dl-12 =dl-12
            pay(20,30)? pay*/cr-03 =cr-03 0 pays 20: dl-12 cr-03 0 too much 30 |
        tokens mix with cards and items [cr-04 ember-orb blood=1]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-04 ember-orb 1 too much 0 |
        tokens are laid by hand too, one by one and none twice [cr-03 blood=2]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/blood =blood
            pay(20,10)? pay*/cr-03/blood =blood pay(20,20)? pay*/cr-03 =pay 0 pays 20: 2 too much 0 | cr-03
        where there is no other token a card completes the payment [cr-03 blood=1]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-03/blood =blood pay(20,10)?
            pay*/cr-03 =pay 0 pays 20: cr-03 1 too much 10 |
    """
    assert not faults(paying, tales)


@pytest.mark.rule("DV-034", "DV-035", "DV-103", "DV-088", "DV-141", "DV-036")
def test_each_card_goes_to_the_pile_of_its_dungeon_and_tokens_to_none() -> None:
    assert [worth(card) for card in (ITEM, "last-rites-kit", FIVE, THIRTY)] == [5, 5, 5, 30]
    evening = purse([TEN, "rh-04", ITEM])
    evening.play(hire(33))
    assert (evening.t.heaps["crypt"], evening.t.heaps["rat-haus"], evening.t.heaps["dragons-lair"]) == ([TEN], ["rh-04"], [ITEM])
    assert [len(heap) for heap in evening.t.heaps.values()] == [1, 1, 0, 0, 1]
    # tokens mix with cards and items and lie on no pile
    evening = purse([FIVE, ITEM], blood=1)
    evening.play(hire(33))
    assert paid(evening) == event.Paid(BLACK, 20, (FIVE, ITEM), 1, 0) and evening.t.wizards[BLACK].blood == 0
    assert sum(map(len, evening.t.heaps.values())) == 2 and not any(sum(spilled) for spilled in evening.t.blood.values())
    # what lies on the counter is seen until it is paid
    evening = purse([TWENTY, TEN, "cr-06"])
    evening.play(hire(33, by_hand=True), Lay("cr-06"))
    assert evening.t.counter.cards == ["cr-06"]
    evening.play(Lay(TEN), Pay())
    assert evening.t.counter is None


@pytest.mark.rule("DV-036", "DV-141")
@each(
    ("cards", "blood", "price", "proposed"),
    [
        ([FIFTEEN, ALSO, ITEM], 0, 20, ({FIFTEEN, ITEM}, 0)),  # exactly
        ([TWENTY, TEN, "cr-06"], 0, 20, ({TWENTY}, 0)),  # the fewest cards
        ([TEN, FIVE, ITEM], 0, 15, ({TEN, FIVE}, 0)),  # gold before an item
        ([FIVE, ITEM], 0, 5, ({FIVE}, 0)),
        ([ITEM, MORE], 0, 20, ({MORE}, 0)),
        ([THIRTY, MORE, FIFTEEN], 0, 20, ({MORE}, 0)),  # the smallest loss
        ([TEN, "cr-06", FIFTEEN], 0, 30, ({TEN, "cr-06", FIFTEEN}, 0)),
        ([TWENTY, FIFTEEN, ALSO, TEN], 0, 30, ({FIFTEEN, ALSO}, 0)),
        ([MORE, TEN, "cr-06", "rh-05", FIVE], 0, 30, ({MORE, FIVE}, 0)),  # two cards rather than three
        ([TWENTY], 4, 20, (set(), 2)),  # tokens first: they are worth nothing later
        ([TWENTY], 1, 30, ({TWENTY}, 1)),
        ([FIVE, FIFTEEN], 4, 15, ({FIVE}, 1)),
        ([TWENTY, TEN], 2, 30, ({TEN}, 2)),
        ([], 4, 40, (set(), 4)),
        ([FIVE], 4, 45, ({FIVE}, 4)),
    ],
)
def test_the_least_is_lost_then_fewest_cards_go_and_items_last(
    cards: list[str], blood: int, price: int, proposed: tuple[set[str], int]
) -> None:
    t = table((50, 51), OTHERS, treasuries={BLACK: cards}, in_hand=[blood])
    laid, tokens = proposal(t, BLACK, price)
    assert (set(laid), tokens) == proposed
    for treasury in ([ITEM, TEN, TWENTY], [TWENTY, ITEM, TEN], [TEN, TWENTY, ITEM]):
        t = table((50, 51), OTHERS, treasuries={BLACK: treasury})
        assert proposal(t, BLACK, 35) == ((TWENTY, TEN, ITEM), 0), "the dear cards first and items last, however they lie"


@pytest.mark.rule("DV-036", "DV-034")
def test_nothing_better_than_the_proposal_exists() -> None:
    """Against every subset of forty purses by lot."""
    dice = random.Random(7)
    for _ in range(40):
        cards, blood = dice.sample(list(ROOMS), dice.randint(1, 8)), dice.choice((0, 0, 2))
        t = table((50, 51), OTHERS, treasuries={BLACK: cards}, in_hand=[blood])
        price = dice.randrange(5, wealth(t, BLACK) + 1, 5)

        def rated(laid: tuple[str, ...], tokens: int, price: int = price) -> tuple[int, int, int]:
            return sum(map(worth, laid)) + 10 * tokens - price, len(laid), sum(ROOMS[card].item for card in laid)

        subsets = chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))
        ways = [rated(laid, tokens) for laid in subsets for tokens in range(blood + 1)]
        assert rated(*proposal(t, BLACK, price)) == min(way for way in ways if way[0] >= 0), (cards, blood, price)
    # nobody can propose what is not there
    with pytest.raises(ValueError, match="cannot pay 20"):
        proposal(table((50, 51), OTHERS, treasuries={BLACK: [FIFTEEN]}), BLACK, 20)


@pytest.mark.rule("DV-036", "DV-141")
@each(
    ("cards", "blood", "price", "choice"),
    [([TWENTY], 0, 20, False), ([TWENTY, TEN], 0, 20, True), ([TWENTY], 1, 20, True), ([], 4, 20, False), ([TEN, FIVE], 0, 20, False),
     ([TWENTY, TEN], 0, 0, False), ([TWENTY, TEN], 0, 30, True), ([TWENTY, TEN], 0, 35, False)],
)  # fmt: skip
def test_by_hand_only_where_there_is_a_choice(cards: list[str], blood: int, price: int, choice: bool) -> None:
    t = table((50, 51), OTHERS, treasuries={BLACK: cards}, in_hand=[blood])
    assert choosable(t, BLACK, price) is choice


@pytest.mark.rule("DV-EX-04", "DV-028", "DV-141")
def test_forty_to_spend_in_round_one() -> None:
    t = table((), (6, 7, 8), phase="begin", round=0, deck=(5, 12, 33, 40, 64, 63, 62, 61, 60))
    evening = Evening(t)
    assert evening.t.round == 1 and wealth(evening.t, BLACK) == 40
    evening.play(hire(12))
    assert paid(evening) == event.Paid(BLACK, 30, (), 3, 0) and evening.t.wizards[BLACK].blood == 1
    evening.play(Done(), hire(64), Done(), hire(63), Done())
    assert evening.t.wizards[BLACK].blood == 1, "one token is left until the end of round 1"
    assert wealth(evening.t, BLACK) == 10
    evening.until("prompt-recruit")
    assert evening.t.round == 2
    assert evening.seen(event.BloodReturned) == [event.BloodReturned(BLACK, 1), event.BloodReturned(WHITE, 4)]
    assert [wizard.blood for wizard in evening.t.wizards] == [0, 0]
    assert len(evening.seen(event.BloodTaken)) == 2, "once each"


@pytest.mark.rule("DV-029", "DV-090")
def test_in_round_one_tokens_help_to_buy_a_deed() -> None:
    t = table((50, 51, 52), OTHERS, phase="collect", round=1, in_hand=[4, 4], treasuries={BLACK: [TEN], WHITE: [FIVE]})
    evening = Evening(t)
    assert evening.question == ("prompt-swap", BLACK)
    evening.play(Swap(0))
    assert paid(evening) == event.Paid(BLACK, 50, (TEN,), 4, 0)
    assert evening.t.round == 2, "45 are not enough for white, who is not asked"
    assert evening.seen(event.BloodReturned) == [event.BloodReturned(WHITE, 4)], "what was spent is not returned again"
    assert [wizard.blood for wizard in evening.t.wizards] == [0, 0]
