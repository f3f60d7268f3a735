"""Every refusal says why, and by which rule."""

import pytest

from game import text
from game.rules.dungeonville import RULES
from game.rules.dungeonville.choice import Dismiss, Drop, Enter, Escape, Order, Press, Recruit, Sacrifice, Swap, UseItem
from game.rules.engine.script import Choice, Done, IllegalAction
from tests.dungeonville.kit import BLACK, WHITE, Evening, hire, one, order, table, trip
from tests.sweep import each

TOWN = (5, 12, 33, 40, 64)


def why(evening: Evening, choice: Choice, seat: int = BLACK) -> tuple[str, str]:
    """Why a seat may not do this now, and by which rule; it is not among what it may do, and the reason can be told."""
    assert choice not in evening.options(seat)
    refusal = RULES.explain(evening.t, seat, choice)
    assert isinstance(refusal, IllegalAction) and text.has(refusal.reason)
    return refusal.reason, refusal.rule


@pytest.mark.rule("DV-031", "DV-022", "DV-034")
def test_in_town() -> None:
    evening = Evening(table((2, 3), (6, 7, 8), town=TOWN, treasuries={0: ["cr-03"]}))
    assert why(evening, Done()) == ("refused-must-recruit", "DV-031")
    assert why(evening, hire(50)) == ("refused-not-in-town", "DV-022")
    assert why(evening, Recruit("deed-house")) == ("refused-not-in-town", "DV-022")
    assert why(evening, hire(12)) == ("refused-too-dear", "DV-034") and hire(33) in evening.options()


@pytest.mark.rule("DV-032")
def test_when_somebody_has_to_go() -> None:
    evening = Evening(table((2, 3, 4), (6, 7, 8), town=TOWN))
    evening.play(hire(64))
    assert why(evening, Dismiss(one(64))) == ("refused-not-in-party", "DV-032")
    assert why(evening, Dismiss(one(6))) == ("refused-not-in-party", "DV-032")


@pytest.mark.rule("DV-046", "DV-061")
def test_before_a_fight() -> None:
    evening = Evening(table((2, 3, 4, 50), (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"}))
    for wrong in (order(2, 3), order(2, 3, 6), order(2, 2, 3), Order(())):
        assert why(evening, wrong) == ("refused-order", "DV-046")


@pytest.mark.rule("DV-066", "DV-076", "DV-063", "DV-082")
def test_in_a_dungeon() -> None:
    evening = trip((10, 13, 2), "cr-04", items=("ember-orb",))
    assert evening.prompt == "prompt-victim" and why(evening, Sacrifice(one(2))) == ("refused-no-match", "DV-066")
    assert why(evening, Escape()) == ("refused-no-escape", "DV-076")
    assert why(evening, UseItem("ember-orb")) == ("refused-no-item", "DV-082"), "without a Sorcerer"
    assert why(evening, UseItem("pious-shield")) == ("refused-no-item", "DV-082"), "somebody else's, or nobody's"
    assert why(evening, Escape(), WHITE) == ("refused-not-exploring", "DV-063")
    assert why(evening, Press(), WHITE) == ("refused-not-exploring", "DV-063")
    before = Evening(table((2, 3, 4), (6, 7, 8), phase="scout"))
    assert why(before, Escape()) == ("refused-not-exploring", "DV-063"), "nobody is in a dungeon yet"


@pytest.mark.rule("DV-014", "DV-090")
def test_at_the_deed_house() -> None:
    t = table((2, 3, 4), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), phase="scout")
    assert why(Evening(t), Swap(0)) == ("refused-no-house", "DV-014")
    t = table((2, 3, 4), (6, 7, 8), phase="scout", treasuries={1: ["dl-12", "dl-07"]})
    assert why(Evening(t), Swap(0)) == ("refused-too-dear", "DV-090")
    assert RULES.explain(t, WHITE, Swap(0)) is None, "it could just pay its 50: it is not the time"


@each("choice", [Enter("crypt"), Drop("cr-01"), hire(64), Done()])
def test_where_there_is_nothing_more_to_say(choice: Choice) -> None:
    assert RULES.explain(table((2, 3, 4), (6, 7, 8), town=TOWN), BLACK, choice) is None
