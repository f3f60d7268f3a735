"""Paying with cards that give no change (DV-028, DV-029, DV-034 to DV-036, DV-141)."""

import random
from itertools import chain, combinations

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Lay, LayBlood, Pay, Swap
from game.rules.dungeonville.purse import choosable, proposal, wealth, worth
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, WHITE, Evening, hire, table

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


@pytest.mark.rule("DV-EX-03", "DV-034", "DV-035")
def test_what_pays_20_and_what_does_not() -> None:
    for cards, lost in (((FIFTEEN, ITEM), 0), ((FIFTEEN, ALSO), 10), ((FIFTEEN, ALSO, ITEM), 15)):
        evening = purse([FIFTEEN, ALSO, ITEM])
        evening.play(hire(33, by_hand=True), *(Lay(card) for card in cards))
        if len(cards) < 3:  # with the last card the payment is complete
            evening.play(Pay())
        assert paid(evening) == event.Paid(BLACK, 20, cards, 0, lost)
        assert evening.party(BLACK) == [50, 51, 33]
    evening = purse([FIFTEEN, ALSO, ITEM])
    evening.play(hire(33, by_hand=True), Lay(FIFTEEN), Pay())
    assert paid(evening).cards == (FIFTEEN, ITEM), "15 alone is not enough: the payment is completed"


@pytest.mark.rule("DV-034")
def test_paying_less_is_impossible() -> None:
    evening = purse([FIFTEEN])
    assert hire(33) not in evening.options()
    assert hire(40) in evening.options()
    assert wealth(evening.t, BLACK) == 15


@pytest.mark.rule("DV-034")
def test_to_the_last_coin() -> None:
    assert hire(33) in purse([FIFTEEN, FIVE]).options()
    assert hire(33) in purse([TWENTY]).options()
    assert hire(12) not in purse([TWENTY]).options()


@pytest.mark.rule("DV-034", "DV-036")
def test_paying_more_is_allowed_and_gives_no_change() -> None:
    evening = purse([THIRTY])
    evening.play(hire(33))
    assert paid(evening) == event.Paid(BLACK, 20, (THIRTY,), 0, 10)
    assert (evening.t.wizards[BLACK].treasury, wealth(evening.t, BLACK)) == ([], 0)


@pytest.mark.rule("DV-034", "DV-035", "DV-103", "DV-088")
def test_each_card_goes_to_the_pile_of_its_dungeon() -> None:
    evening = purse([TEN, "rh-04", ITEM])
    evening.play(hire(33))
    assert (evening.t.heaps["crypt"], evening.t.heaps["rat-haus"], evening.t.heaps["dragons-lair"]) == ([TEN], ["rh-04"], [ITEM])
    assert [len(heap) for heap in evening.t.heaps.values()] == [1, 1, 0, 0, 1]


@pytest.mark.rule("DV-035")
def test_an_item_pays_exactly_five() -> None:
    assert [worth(card) for card in (ITEM, "last-rites-kit", FIVE, THIRTY)] == [5, 5, 5, 30]
    evening = purse(["ember-orb", "pious-shield"])
    assert {hire(64), hire(40)} <= set(evening.options())
    assert hire(33) not in evening.options()
    evening.play(hire(40))
    assert set(paid(evening).cards) == {"ember-orb", "pious-shield"}


@pytest.mark.rule("DV-036")
def test_at_price_0_nothing_is_paid() -> None:
    evening = purse([FIVE, TEN], blood=4)
    assert hire(64, by_hand=True) not in evening.options()
    evening.play(hire(64))
    assert not evening.seen(event.Paid)
    assert evening.t.wizards[BLACK].treasury == [FIVE, TEN]


@pytest.mark.rule("DV-088")
def test_paying_others_leaves_an_item_where_it_is() -> None:
    evening = purse([TWENTY, ITEM])
    evening.play(hire(33))
    assert evening.t.wizards[BLACK].treasury == [ITEM]


@pytest.mark.rule("DV-036", "DV-141")
@pytest.mark.parametrize(
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


@pytest.mark.rule("DV-036")
@pytest.mark.parametrize("treasury", [[ITEM, TEN, TWENTY], [TWENTY, ITEM, TEN], [TEN, TWENTY, ITEM]])
def test_it_names_the_dear_cards_first_and_items_last_however_they_lie(treasury: list[str]) -> None:
    t = table((50, 51), OTHERS, treasuries={BLACK: treasury})
    assert proposal(t, BLACK, 35) == ((TWENTY, TEN, ITEM), 0)


@pytest.mark.rule("DV-036")
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


@pytest.mark.rule("DV-034")
def test_nobody_can_propose_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="cannot pay 20"):
        proposal(table((50, 51), OTHERS, treasuries={BLACK: [FIFTEEN]}), BLACK, 20)


@pytest.mark.rule("DV-036")
def test_the_payer_may_choose_the_cards() -> None:
    evening = purse([TWENTY, TEN, "cr-06"])
    evening.play(hire(33, by_hand=True))
    assert evening.options() == (Pay(), Lay(TWENTY), Lay(TEN), Lay("cr-06"))
    evening.play(Lay("cr-06"))
    assert evening.options() == (Pay(), Lay(TWENTY), Lay(TEN)), "what lies on the counter is laid"
    assert evening.game.decision.about == {"price": 20, "paid": 10}
    assert evening.t.counter.cards == ["cr-06"]
    evening.play(Lay(TEN), Pay())
    assert paid(evening) == event.Paid(BLACK, 20, ("cr-06", TEN), 0, 0)
    assert (evening.t.counter, evening.t.wizards[BLACK].treasury) == (None, [TWENTY])
    assert evening.party(BLACK) == [50, 51, 33]


@pytest.mark.rule("DV-036")
def test_paying_at_once_completes_the_payment() -> None:
    evening = purse([TWENTY, FIFTEEN, ITEM])
    evening.play(hire(33, by_hand=True), Lay(FIFTEEN), Pay())
    assert paid(evening) == event.Paid(BLACK, 20, (FIFTEEN, ITEM), 0, 0)


@pytest.mark.rule("DV-036")
def test_what_lies_on_the_counter_is_not_laid_again() -> None:
    evening = purse([TEN, FIFTEEN, "rh-07"])
    evening.play(hire(33, by_hand=True), Lay(TEN), Pay())
    assert paid(evening) == event.Paid(BLACK, 20, (TEN, FIFTEEN), 0, 5), "though another ten would have been exact"


@pytest.mark.rule("DV-036")
def test_whoever_wants_to_may_pay_too_much() -> None:
    evening = purse([TWENTY, THIRTY])
    evening.play(hire(33, by_hand=True), Lay(THIRTY), Lay(TWENTY))
    assert paid(evening) == event.Paid(BLACK, 20, (THIRTY, TWENTY), 0, 30)


@pytest.mark.rule("DV-036", "DV-141")
@pytest.mark.parametrize(
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


@pytest.mark.rule("DV-141")
def test_tokens_mix_with_cards_and_items_and_lie_on_no_pile() -> None:
    evening = purse([FIVE, ITEM], blood=1)
    evening.play(hire(33))
    assert paid(evening) == event.Paid(BLACK, 20, (FIVE, ITEM), 1, 0)
    assert evening.t.wizards[BLACK].blood == 0
    assert sum(map(len, evening.t.heaps.values())) == 2
    assert not any(sum(spilled) for spilled in evening.t.blood.values())


@pytest.mark.rule("DV-141", "DV-036")
def test_tokens_are_laid_by_hand_too_one_by_one() -> None:
    evening = purse([TWENTY], blood=2)
    evening.play(hire(33, by_hand=True))
    assert LayBlood() in evening.options()
    evening.play(LayBlood())
    assert evening.game.decision.about == {"price": 20, "paid": 10}
    evening.play(LayBlood())
    assert LayBlood() not in evening.options(), "no token is spent twice"
    evening.play(Pay())
    assert paid(evening) == event.Paid(BLACK, 20, (), 2, 0)
    evening = purse([TWENTY], blood=1)
    evening.play(hire(33, by_hand=True), LayBlood(), Pay())
    assert paid(evening) == event.Paid(BLACK, 20, (TWENTY,), 1, 10), "there is no other token"


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
