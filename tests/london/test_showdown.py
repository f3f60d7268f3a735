"""The Final Showdown and what a win is worth (LD-210 to LD-229)."""

import pytest

from game.rules.engine.script import Done
from game.rules.london import event
from game.rules.london.choice import Act, Deplete, Die, Spend, Use
from tests.london.kit import Evening, Fate
from tests.london.scenes import TEAM, showdown


def ended(evening: Evening) -> event.ShowdownEnded:
    """How it ended, when nobody does anything more."""
    found: event.ShowdownEnded = evening.until("nothing").seen(event.ShowdownEnded)[0]
    return found


@pytest.mark.rule("LD-006", "LD-212", "LD-EX-16")
@pytest.mark.parametrize(("dread", "target"), [(0, 1), (4, 1), (5, 2), (9, 2), (17, 4), (23, 5), (25, 6), (50, 11)])
def test_the_target_grows_with_every_splatter(fate: Fate, dread: int, target: int) -> None:
    fate.dice(*[False] * 4)
    evening = showdown(dread=dread)
    assert evening.seen(event.ShowdownBegan) == [event.ShowdownBegan(target)]
    assert ended(evening).target == target


@pytest.mark.rule("LD-211", "LD-213", "LD-216", "LD-284")
def test_each_rolls_the_dice_of_his_sheet_one_after_the_other(fate: Fate) -> None:
    evening = showdown(dice=(2, 1, 4, 3), items={2: ["crowbar", "campaign-medal"]}, dread=50).until("prompt-roller")
    assert evening.options() == (Act(0), Act(1), Act(2), Act(3))
    evening.play(Act(2))
    assert evening.options() == (Act(0), Act(1), Act(3))
    evening.play(Act(0), Act(3))
    assert evening.options() == (Act(1),)
    evening.play(Act(1))
    assert [(news.seat, len(news.dice)) for news in evening.seen(event.DiceRolled)] == [(2, 4), (0, 2), (3, 3), (1, 1)]


@pytest.mark.rule("LD-213", "LD-214", "LD-218", "LD-260", "LD-261")
@pytest.mark.parametrize(("fists", "won"), [(2, False), (3, True), (4, True)])
def test_the_fists_of_all_together_have_to_reach_the_target(fate: Fate, fists: int, won: bool) -> None:
    fate.dice(*[True] * fists, *[False] * (8 - fists))
    evening = showdown(dice=(2, 2, 2, 2), dread=10)
    assert ended(evening) == event.ShowdownEnded(fists, 3)
    assert evening.over == ("won-showdown" if won else "lost-showdown")
    assert evening.t.end.winners == (("investigators",) if won else ("dread",))
    assert len(evening.seen(event.StoryWon)) == won
    assert len(evening.seen(event.StoryLost)) == (not won)


@pytest.mark.rule("LD-193", "LD-213")
def test_who_had_withdrawn_takes_part_again(fate: Fate) -> None:
    fate.dice(*[True] * 4)
    evening = showdown(dread=15)
    assert not any(person.out for person in evening.t.people)
    assert ended(evening) == event.ShowdownEnded(4, 4)


# ---------------------------------------------------------------------------------------------- Items and Virtue


@pytest.mark.rule("LD-215", "LD-128")
def test_items_change_the_own_roll_and_icons_have_no_effect(fate: Fate) -> None:
    fate.dice(False, False, False, False)
    items = {0: ["lucky-sovereign", "crowbar", "fortune-tellers-charm"], 1: ["clasp-knife"]}
    evening = showdown(items=items, dread=50)
    evening.play(Act(1))
    assert (evening.options(0), evening.options(1)) == ((), (Deplete("clasp-knife"), Done()))
    evening.play(Done(), Act(0))
    assert evening.options(0) == (Use("lucky-sovereign"), Deplete("lucky-sovereign"), Use("fortune-tellers-charm"), Done())
    fate.dice(True)
    evening.play(Use("lucky-sovereign"))
    assert evening.seen(event.DieTurned) == [event.DieTurned(0, 0, True)]


@pytest.mark.rule("LD-134", "LD-216")
def test_each_decides_after_his_roll_and_again_after_all_have_rolled(fate: Fate) -> None:
    fate.dice(*[False] * 4)
    evening = showdown(items={0: ["service-revolver"]}, dread=5)
    evening.play(Act(0))
    assert evening.prompt == "prompt-dice"
    evening.play(Done(), Act(1), Done(), Act(2), Done(), Act(3))
    assert evening.prompt == "prompt-dice"
    evening.play(Deplete("service-revolver"))
    assert evening.seen(event.ShowdownEnded) == [event.ShowdownEnded(1, 2)]


@pytest.mark.rule("LD-217")
@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_dread_may_be_lowered_until_the_result_is_told(fate: Fate, moment: str) -> None:
    fate.dice(True, False, False, False)
    evening = showdown(items={3: ["saints-knucklebone"]}, dread=6)
    assert evening.prompt == "prompt-dice"
    while evening.t.end is None:
        rolled = len(evening.seen(event.DiceRolled))
        wanted = {"before": 0, "between": 2, "after": 4}[moment]
        spend = rolled == wanted and Deplete("saints-knucklebone") in evening.options()
        evening.play(Deplete("saints-knucklebone") if spend else evening.options()[-1])
    assert evening.seen(event.ShowdownBegan) == [event.ShowdownBegan(2)]
    assert evening.seen(event.ShowdownEnded) == [event.ShowdownEnded(1, 1)]
    assert evening.over == "won-showdown"


@pytest.mark.rule("LD-217", "LD-203")
def test_the_phonograph_lowers_dread_and_gives_its_owner_a_card(fate: Fate) -> None:
    fate.dice(True, True, False, False)
    evening = showdown(items={1: ["phonograph"]}, dread=10)
    evening.play(Deplete("phonograph"))
    assert ended(evening) == event.ShowdownEnded(2, 2)
    assert evening.t.score["cards"] == 1


@pytest.mark.rule("LD-215", "LD-135")
def test_murphy_rolls_his_dice_again_with_virtue(fate: Fate) -> None:
    fate.dice(False, False, True, True)
    evening = showdown(dice=(1, 1, 1, 2), virtue=1)
    evening.play(Act(3))
    assert evening.options(3) == (Spend(1), Done())
    evening.play(Spend(1), Die(0), Die(1))
    assert [news.fist for news in evening.seen(event.DieTurned)] == [True, True]


# ---------------------------------------------------------------------------------------------- the score


@pytest.mark.rule("LD-EX-17", "LD-220", "LD-221", "LD-222", "LD-223", "LD-224", "LD-225", "LD-226", "LD-228", "LD-229")
def test_the_score_of_the_worked_example(fate: Fate) -> None:
    fate.dice(*[True] * 7, *[False] * 5)
    evening = showdown(
        TEAM,
        dice=(4, 4, 4, 0),
        dread=23,
        items={0: ["brandy", "crowbar"], 1: ["tonic"], 2: ["museum-pass"], 3: ["holy-water", "chalk-circle"]},
        hands={0: ["cool-nerve", "gallantry"], 1: ["not-tonight"], 2: ["cipher-and-key", "a-steady-hand"], 3: ["bruiser"]},
        ill={0: ["injured", "unhinged"], 2: ["injured"], 3: ["injured", "unhinged"]},
    )
    for seat, count in ((0, 2), (3, 1)):
        evening.t.people[seat].virtue = count
    evening = Evening(evening.t)
    assert ended(evening) == event.ShowdownEnded(7, 5)
    assert evening.t.score == {"survivors": 12, "fists": 6, "items": 12, "virtue": 4, "cards": 5, "conditions": 3}
    assert evening.seen(event.StoryWon) == [event.StoryWon(42)]


@pytest.mark.rule("LD-223")
def test_a_tilted_item_counts_and_a_depleted_one_does_not(fate: Fate) -> None:
    fate.dice(False, True, True, True, True)
    evening = showdown(items={0: ["lucky-sovereign", "service-revolver"]}, dread=0)
    evening.play(Act(0), Use("lucky-sovereign"), Deplete("service-revolver"))
    ended(evening)
    assert evening.t.score["items"] == 3


@pytest.mark.rule("LD-220")
def test_a_defeat_is_worth_nothing(fate: Fate) -> None:
    fate.dice(*[False] * 4)
    evening = showdown(items={0: ["crowbar"]}, virtue=2)
    ended(evening)
    assert evening.over == "lost-showdown"
    assert evening.t.score == {}
