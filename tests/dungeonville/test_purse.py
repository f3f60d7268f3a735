"""Paying with cards that give no change (DV-028, DV-029, DV-034 to DV-036, DV-141)."""

import random
from itertools import chain, combinations

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Lay, Pay, Swap
from game.rules.dungeonville.purse import choosable, proposal, wealth, worth
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, WHITE, Evening, hire, table
from tests.dungeonville.tales import faults, recruiting
from tests.sweep import each

OTHERS = (6, 7, 8)
TOWN = (5, 12, 33, 40, 64)
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
        as in the example: 15 and an item pay 20 [50 51 cr-07 rh-02 ember-orb town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =ember-orb pay(20,20)? pay*/rh-02 =pay 0 pays 20: cr-07 ember-orb 0 too much 0 0:33
            from temple comes 20 recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | rh-02; -
        two of 15 give no change [50 51 cr-07 rh-02 ember-orb town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =rh-02 pay(20,30)? pay*/ember-orb =pay 0 pays 20: cr-07 rh-02 0 too much 10 0:33 from
            temple comes 20 recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | ember-orb; -
        with the last card the payment is complete [50 51 cr-07 rh-02 ember-orb town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =rh-02 pay(20,30)? pay*/ember-orb =ember-orb 0 pays 20: cr-07 rh-02 ember-orb 0 too
            much 15 0:33 from temple comes 20 recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | -; -
        15 alone is not enough: the payment is completed [50 51 cr-07 rh-02 ember-orb town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-07/rh-02/ember-orb =cr-07
            pay(20,15)? pay*/rh-02/ember-orb =pay 0 pays 20: cr-07 ember-orb 0 too much 0 0:33 from temple comes 20 recruit[1](3)?
            no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | rh-02; -
        paying less is impossible [50 51 cr-07 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40 | 50 51; 6 7 8 | 64 40 33 12 5 | | cr-07; -
        to the last coin [50 51 cr-07 cr-04 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-07 cr-04 0 too much 0 0:33 from temple comes 20
            recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | -; -
        an item pays exactly five: two of them 10 and no more [50 51 ember-orb pious-shield town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/40-by-hand =40 0 pays 10: ember-orb pious-shield 0 too much 0 0:40 from inn comes 20 recruit[1](3)?
            no*/64 | 50 51 40; 6 7 8 | 64 33 20 12 5 | | -; -
        paying more is allowed and gives no change [50 51 dl-12 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12 =33 0 pays 20: dl-12 0 too much 10 0:33 from temple comes 20 recruit[1](3)? no*/64 | 50 51
            33; 6 7 8 | 64 40 20 12 5 | | -; -
        paying others leaves an item where it is [50 51 cr-03 ember-orb town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-03 0 too much 0 0:33 from temple comes 20 recruit[1](3)?
            no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | ember-orb; -
        at price 0 nothing is paid, and there is no choice [50 51 cr-04 cr-05 town=5,12,33,40,64 deck=20 blood=4 v 6 7 8]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =64 0:64 from street comes 20 recruit[1](3)?
            no*/40 | 50 51 64; 6 7 8 | 40 33 20 12 5 | | cr-04 cr-05; -
        the payer may choose the cards, and what lies on the counter is laid [50 51 cr-03 cr-05 cr-06 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/cr-05/cr-06
            =cr-06 pay(20,10)? pay*/cr-03/cr-05 =cr-05 pay(20,20)? pay*/cr-03 =pay 0 pays 20: cr-06 cr-05 0 too much 0 0:33 from
            temple comes 20 recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | cr-03; -
        it is not laid again, though another ten would have been exact [50 51 cr-05 cr-07 rh-07 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-05/cr-07/rh-07
            =cr-05 pay(20,10)? pay*/cr-07/rh-07 =pay 0 pays 20: cr-05 cr-07 0 too much 5 0:33 from temple comes 20 recruit[1](3)?
            no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | rh-07; -
        whoever wants to may pay too much [50 51 cr-03 dl-12 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/dl-12 =dl-12
            pay(20,30)? pay*/cr-03 =cr-03 0 pays 20: dl-12 cr-03 0 too much 30 0:33 from temple comes 20 recruit[1](3)? no*/64 |
            50 51 33; 6 7 8 | 64 40 20 12 5 | | -; -
        tokens mix with cards and items [50 51 cr-04 ember-orb town=5,12,33,40,64 deck=20 blood=1 v 6 7 8]
            recruit(2)? 64*/40/33/40-by-hand/33-by-hand =33 0 pays 20: cr-04 ember-orb 1 too much 0 0:33 from temple comes 20
            recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | -; -
        tokens are laid by hand too, one by one and none twice [50 51 cr-03 town=5,12,33,40,64 deck=20 blood=2 v 6 7 8]
            recruit(2)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33-by-hand pay(20,0)? pay*/cr-03/blood =blood
            pay(20,10)? pay*/cr-03/blood =blood pay(20,20)? pay*/cr-03 =pay 0 pays 20: 2 too much 0 0:33 from temple comes 20
            recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64 40 20 12 5 | | cr-03; -
        where there is no other token a card completes the payment [50 51 cr-03 town=5,12,33,40,64 deck=20 blood=1 v 6 7 8]
            recruit(2)? 64*/40/33/12/40-by-hand/33-by-hand/12-by-hand =33-by-hand pay(20,0)? pay*/cr-03/blood =blood pay(20,10)?
            pay*/cr-03 =pay 0 pays 20: cr-03 1 too much 10 0:33 from temple comes 20 recruit[1](3)? no*/64 | 50 51 33; 6 7 8 | 64
            40 20 12 5 | | -; -
    """
    assert not faults(recruiting, tales)


@pytest.mark.rule("DV-034", "DV-035", "DV-103", "DV-088", "DV-141", "DV-036")
def test_each_card_goes_to_the_pile_of_its_dungeon_and_tokens_to_none() -> None:
    evening = purse([TEN, "rh-04", ITEM])
    evening.play(hire(33))
    assert (evening.t.heaps["crypt"], evening.t.heaps["rat-haus"], evening.t.heaps["dragons-lair"]) == ([TEN], ["rh-04"], [ITEM])
    assert [len(heap) for heap in evening.t.heaps.values()] == [1, 1, 0, 0, 1]
    # tokens mix with cards and items and lie on no pile
    evening = purse([FIVE, ITEM], blood=1)
    evening.play(hire(33))
    assert paid(evening) == event.Paid(BLACK, 20, (FIVE, ITEM), 1, 0)
    assert evening.t.wizards[BLACK].blood == 0
    assert sum(map(len, evening.t.heaps.values())) == 2
    assert not any(sum(spilled) for spilled in evening.t.blood.values())
    # what lies on the counter is seen until it is paid
    evening = purse([TWENTY, TEN, "cr-06"])
    evening.play(hire(33, by_hand=True), Lay("cr-06"))
    assert evening.t.counter.cards == ["cr-06"]
    evening.play(Lay(TEN), Pay())
    assert evening.t.counter is None


@pytest.mark.rule("DV-035")
def test_an_item_pays_exactly_five() -> None:
    assert [worth(card) for card in (ITEM, "last-rites-kit", FIVE, THIRTY)] == [5, 5, 5, 30]


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
    assert evening.t.round == 1
    assert wealth(evening.t, BLACK) == 40
    evening.play(hire(12))
    assert paid(evening) == event.Paid(BLACK, 30, (), 3, 0)
    assert evening.t.wizards[BLACK].blood == 1
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
