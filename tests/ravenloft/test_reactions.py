"""Cards that answer a roll: what is told of the roll, and whether a card can turn it."""

import pytest

from game.rules.engine.script import Decision
from game.rules.ravenloft.choice import Disable, React, Target, Use
from game.rules.ravenloft.forecasts.reactions import Answered, answered, can_help, is_well
from game.rules.ravenloft.state import State
from tests.ravenloft.kit import Dice, Evening, put, table, trap
from tests.ravenloft.scenes import drawn, dusk


def party(**items: str) -> State:
    """Arjhan with Cleave (+6) and Allisa with Crucial Aid (+4) on one tile; each holds the item named for them."""
    state = table("arjhan 0/1/1, allisa 0/3/3", powers={"arjhan": ["cleave"], "allisa": ["crucial-aid"]})
    for hero in state.heroes:
        hero.items = [items[hero.id]] if hero.id in items else []
    return state


def asked(evening: Evening) -> Decision:
    """The question about the roll."""
    decision = evening.game.decision
    assert decision is not None and decision.prompt == "prompt-react-die"
    return decision


@pytest.mark.rule("CR-055", "CR-106")
@pytest.mark.parametrize(("face", "helps", "total"), [(5, False, 15), (6, True, 16), (9, True, 19), (10, False, 20)])
def test_a_bonus_is_worth_asking_about_where_it_makes_a_miss_a_hit(dice: Dice, face: int, helps: bool, total: int) -> None:
    """A Gargoyle has AC 16, and Cleave +6: from 10 on it hits, from 6 on with Crucial Aid."""
    state = party()
    put(state, "gargoyle", 0, 1, 2)
    dice(face)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    told = {key: decision.about[key] for key in ("figure", "target", "face", "total", "needs", "reached")}
    assert told == {
        "figure": "arjhan", "target": "gargoyle-1", "face": face, "total": face + 6, "needs": 16, "reached": int(face >= 10)
    }  # fmt: skip
    assert answered(evening.state, decision, "crucial-aid") == Answered(total=total)
    assert can_help(evening.state, decision, 1) is helps and is_well(evening.state, decision) is (face >= 10)


@pytest.mark.rule("CR-055", "CR-201")
def test_a_reroll_is_worth_asking_about_where_a_hero_misses_or_is_hit(dice: Dice) -> None:
    state = party(arjhan="lucky-charm")
    put(state, "gargoyle", 0, 1, 2)
    dice(9, 10)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    assert answered(evening.state, decision, "lucky-charm") == Answered(faces=11), "10 to 20"
    assert can_help(evening.state, decision, 0)
    for face, helps in ((3, False), (18, True)):
        state = party(arjhan="lucky-charm")
        put(state, "skeleton", 0, 1, 2)
        dice(face)
        evening = dusk(state)
        decision = asked(evening)
        assert decision.about["target"] == "arjhan"
        assert can_help(evening.state, decision, 0) is helps, "a Monster's miss stays as it is"
        needs = int(decision.about["needs"]) - int(decision.about["total"]) + face
        assert answered(evening.state, decision, "lucky-charm").faces == needs - 1, "the faces with which it misses"


@pytest.mark.rule("CR-053", "CR-055", "CR-266")
def test_where_an_answer_to_a_roll_may_help(dice: Dice) -> None:
    # Traps and events tell what is enough.
    state = party(arjhan="lucky-charm")
    trap(state, "dart-trap", 0)
    dice(2)
    evening = Evening(state, Disable("dart-trap"))
    assert asked(evening).about["needs"] > 2 and can_help(evening.state, asked(evening), 0)
    for face, helps in ((10, True), (11, False)):
        state = party(arjhan="lucky-charm")
        dice(face)
        evening = drawn(state, "lief-lipsiege")
        assert asked(evening).about["needs"] == 11 and can_help(evening.state, asked(evening), 0) is helps
    # Where no number decides the question is always asked.
    state = party(arjhan="lucky-charm")
    dice(4, 4)
    evening = drawn(state, "sliding-walls")
    evening.until("prompt-react-die")
    assert asked(evening).about["needs"] == 0 and can_help(evening.state, asked(evening), 0)
    # Questions about anything else are always asked.
    other = Decision("prompt-react-hit", {0: (React("shield"),)})
    assert can_help(party(), other, 0)
