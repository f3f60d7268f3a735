"""The players of the program: what every level keeps to (DV-114, DV-120, DV-128)."""

import pytest

from game.match.agents import observe
from game.rules.dungeonville import RULES
from game.rules.dungeonville.agents import AGENTS
from game.rules.dungeonville.choice import Claim, Order, Swap
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, WHITE, Evening, hire, table, who

LEVELS = [level for level in AGENTS if level != "random"]
each_level = pytest.mark.parametrize("level", LEVELS)


def advice(evening: Evening, level: str, number: int = 1) -> Advice:
    """What a level would answer for whoever is asked."""
    seat = evening.asked
    return AGENTS[level](observe(RULES, evening.game, frozenset({seat})), seat, Rng(number), Budget(samples=4))


@pytest.mark.rule("DV-128", "DV-126")
def test_there_are_three_levels_and_chance() -> None:
    assert list(AGENTS) == ["random", "easy", "normal", "hard"]


@each_level
@pytest.mark.rule("DV-120", "DV-116")
@pytest.mark.parametrize(("own", "answer"), [("crypt", Claim()), ("ice-cave", Done())])
def test_every_level_claims_as_soon_as_it_has_the_goal_and_never_falsely(level: str, own: str, answer: Claim | Done) -> None:
    t = table(
        (12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, rooms={"crypt": ["cr-14"]}, deeds=("rat-haus", own), blood={"crypt": (6, 0)},
    )  # fmt: skip
    evening = Evening(t)
    assert evening.question == ("prompt-claim", WHITE)
    for number in range(8):
        assert advice(evening, level, number).choice == answer


@each_level
@pytest.mark.rule("DV-114", "DV-128")
def test_no_level_knows_more_than_its_seat(level: str) -> None:
    """The same answer whatever lies face down before the others."""
    found = set()
    for own, house in (("rat-haus", 1), ("dragons-lair", 2)):
        t = table((2, 20, 41), (9, 17, 38), phase="combat", pawns={0: "crypt", 1: "crypt"}, deeds=("crypt", own), seed=house)
        evening = Evening(t)
        found.add(advice(evening, level).choice)
    assert len(found) == 1
    assert all(isinstance(choice, Order) and sorted(choice.fighters) == sorted(who(2, 20, 41)) for choice in found)


@pytest.mark.rule("DV-128", "DV-090")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_deed_with_which_all_is_lost_is_exchanged_and_a_good_one_kept(level: str) -> None:
    for blood, kind in (({"crypt": (6, 0), "rat-haus": (0, 3), "ice-cave": (0, 4)}, Swap), ({"crypt": (0, 5)}, Done)):
        t = table(
            (50, 51, 52), (6, 7, 8), phase="collect", treasuries={0: ["dl-12", "dl-25"]}, deeds=("crypt", "goblin-camp"), blood=blood
        )  # fmt: skip
        evening = Evening(t)
        assert evening.question == ("prompt-swap", BLACK)
        assert isinstance(advice(evening, level).choice, kind)


@pytest.mark.rule("DV-028", "DV-034")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_gold_that_expires_is_spent_on_the_last_hire(level: str) -> None:
    """Blood in hand buys nothing after the first round: with two adventurers the third may cost all of it."""
    party, town = (12, 16), (2, 20, 40, 55, 63)
    blood = Evening(table(party, (6, 7, 8), phase="recruit", round=1, town=town, in_hand=(4, 4)))
    assert all(advice(blood, level, number).choice == hire(2) for number in range(8))


@pytest.mark.rule("DV-028", "DV-034")
def test_a_normal_wizard_saves_gold_that_lasts_and_counts_the_change_that_it_would_lose() -> None:
    """A fighter that expiring gold buys is not worth a card: 20 costs 30, and 60 in two cards would be paid for it."""
    party, town = (12, 16), (15, 20, 40, 55, 63)
    for in_hand, cards, wanted in (((4, 4), [], hire(15)), ((0, 0), ["dl-12", "dl-25"], None)):
        evening = Evening(
            table(party, (6, 7, 8), phase="recruit", round=1, town=town, in_hand=in_hand, treasuries={BLACK: cards})
        )
        found = [advice(evening, "normal", number).choice for number in range(12)]
        assert (found.count(hire(15)) > 6) is (wanted is not None)
