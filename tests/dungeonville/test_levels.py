"""The players of the program: what every level keeps to (DV-114, DV-120, DV-128)."""

import pytest

from game.match.agents import observe
from game.rules.dungeonville import RULES
from game.rules.dungeonville.agents import AGENTS
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from tests.dungeonville.kit import BLACK, Evening, hire, table
from tests.sweep import each

LEVELS = [level for level in AGENTS if level != "random"]
each_level = each("level", LEVELS)


def advice(evening: Evening, level: str, number: int = 1) -> Advice:
    """What a level would answer for whoever is asked."""
    seat = evening.asked
    return AGENTS[level](observe(RULES, evening.game, frozenset({seat})), seat, Rng(number), Budget(samples=4))


@pytest.mark.rule("DV-128", "DV-126")
def test_there_are_three_levels_and_chance() -> None:
    assert list(AGENTS) == ["random", "easy", "normal", "hard"]


@pytest.mark.rule("DV-028", "DV-034")
@each("level", ["normal", "hard"])
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
