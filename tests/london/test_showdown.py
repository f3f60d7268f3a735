"""The Final Showdown and what a win is worth (LD-210 to LD-229)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Act, Deplete, Use
from tests.london.kit import Evening, Fate
from tests.london.scenes import TEAM, showdown
from tests.london.tales import faults
from tests.sweep import each


def ended(evening: Evening) -> event.ShowdownEnded:
    """How it ended, when nobody does anything more."""
    found: event.ShowdownEnded = evening.until("nothing").seen(event.ShowdownEnded)[0]
    return found


@pytest.mark.rule("LD-006", "LD-212", "LD-EX-16")
@each(("dread", "target"), [(0, 1), (4, 1), (5, 2), (9, 2), (17, 4), (23, 5), (25, 6), (50, 11)])
def test_the_target_grows_with_every_splatter(fate: Fate, dread: int, target: int) -> None:
    fate.dice(*[False] * 4)
    evening = showdown(dread=dread)
    assert evening.seen(event.ShowdownBegan) == [event.ShowdownBegan(target)]
    assert ended(evening).target == target


@pytest.mark.rule("LD-020", "LD-213", "LD-214", "LD-218", "LD-260", "LD-261", "LD-EX-16")
@each(("fists", "won"), [(2, False), (3, True), (4, True)])
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


@pytest.mark.rule("LD-128", "LD-134", "LD-135", "LD-165", "LD-203", "LD-211", "LD-213", "LD-215", "LD-216", "LD-217", "LD-221")
@pytest.mark.rule("LD-284")
def test_rolls_items_and_virtue_in_the_showdown(fate: Fate) -> None:
    tales = """
        each rolls the dice of his sheet, one after the other [showdown; sheets=2143; items=2:crowbar,campaign-medal; dread=50]
            ShowdownBegan(11) roller? {Act(0)/Act(1)/Act(2)/Act(3)} =Act(2) DiceRolled(2,----) roller? {Act(0)/Act(1)/Act(3)}
            =Act(0) DiceRolled(0,--) roller? {Act(1)/Act(3)} =Act(3) DiceRolled(3,---) roller? {Act(1)} =Act(1) DiceRolled(1,-)
            ShowdownEnded(0,11) StoryLost(lost-showdown) lost-showdown |
        Items change the own roll, and icons have no effect [showdown; items=0:lucky-sovereign,crowbar,fortune-tellers-charm 1:clasp-knife; dread=50; dice=--F]
            ShowdownBegan(11) roller? =Act(1) DiceRolled(1,-) dice? {1:Deplete(clasp-knife)/Done} =Done roller? =Act(0)
            DiceRolled(0,-) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Use(fortune-tellers-charm)/Done
            1:Deplete(clasp-knife)/Done} =Use(lucky-sovereign) ItemUsed(0,lucky-sovereign) DieTurned(0,0,F) dice?
            {0:Use(fortune-tellers-charm)/Done 1:Deplete(clasp-knife)/Done} |
            0.items=~lucky-sovereign+crowbar+fortune-tellers-charm
        each decides after his roll and again after all have rolled [showdown; items=0:service-revolver; dread=5; dice=----]
            ShowdownBegan(2) roller? =Act(0) DiceRolled(0,-) dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done} =Done
            roller? =Act(1) DiceRolled(1,-) dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done} =Done roller? =Act(2)
            DiceRolled(2,-) dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done} =Done roller? =Act(3) DiceRolled(3,-)
            dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done} =Deplete(service-revolver)
            ItemDepleted(0,service-revolver) FistAdded(0,1) ShowdownEnded(1,2) StoryLost(lost-showdown) lost-showdown | 0.items=
            discards+service-revolver
        Dread may be lowered before the first roll [showdown; items=3:saints-knucklebone; dread=6; dice=F---]
            ShowdownBegan(2) dice? {3:Deplete(saints-knucklebone)/Done} =Deplete(saints-knucklebone)
            ItemDepleted(3,saints-knucklebone) DreadChanged(-2,4,card) roller? =Act(0) DiceRolled(0,F) roller? =Act(1)
            DiceRolled(1,-) roller? =Act(2) DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(1,1)
            StoryWon(16) won-showdown | dread=4 3.items= discards+saints-knucklebone
        between two [showdown; items=3:saints-knucklebone; dread=6; dice=F---]
            ShowdownBegan(2) dice? {3:Deplete(saints-knucklebone)/Done} =Done roller? =Act(0) DiceRolled(0,F) dice?
            {3:Deplete(saints-knucklebone)/Done} =Done roller? =Act(1) DiceRolled(1,-) dice? {3:Deplete(saints-knucklebone)/Done}
            =Deplete(saints-knucklebone) ItemDepleted(3,saints-knucklebone) DreadChanged(-2,4,card) roller? =Act(2)
            DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(1,1) StoryWon(16) won-showdown | dread=4
            3.items= discards+saints-knucklebone
        or after the last [showdown; items=3:saints-knucklebone; dread=6; dice=F---]
            ShowdownBegan(2) dice? {3:Deplete(saints-knucklebone)/Done} =Done roller? =Act(0) DiceRolled(0,F) dice?
            {3:Deplete(saints-knucklebone)/Done} =Done roller? =Act(1) DiceRolled(1,-) dice? {3:Deplete(saints-knucklebone)/Done}
            =Done roller? =Act(2) DiceRolled(2,-) dice? {3:Deplete(saints-knucklebone)/Done} =Done roller? =Act(3) DiceRolled(3,-)
            dice? {3:Deplete(saints-knucklebone)/Done} =Deplete(saints-knucklebone) ItemDepleted(3,saints-knucklebone)
            DreadChanged(-2,4,card) ShowdownEnded(1,1) StoryWon(16) won-showdown | dread=4 3.items= discards+saints-knucklebone
        the phonograph lowers it and gives its owner a card [showdown; items=1:phonograph; dread=10; dice=FF--]
            ShowdownBegan(3) dice? {1:Deplete(phonograph)/Done} =Deplete(phonograph) ItemDepleted(1,phonograph)
            DreadChanged(-1,9,card) HandDealt(1,into-the-lions-den) roller? =Act(0) DiceRolled(0,F) roller? =Act(1)
            DiceRolled(1,F) roller? =Act(2) DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(2,2)
            StoryWon(17) won-showdown | dread=9 1.items= 1.hand=into-the-lions-den discards+phonograph
        Murphy rolls his dice again with Virtue [showdown; sheets=1112; virtue=1; dice=--FF]
            ShowdownBegan(1) roller? =Act(3) DiceRolled(3,--) dice? {3:Spend(1)/Done} =Spend(1) VirtueSpent(3) reroll?
            {3:Die(0)/Die(1)/Done} =Die(0) reroll? {3:Die(1)/Done} =Die(1) DieTurned(3,0,F) DieTurned(3,1,F) roller?
            {Act(0)/Act(1)/Act(2)} | 3.virtue=0
        the defeated stay out, and the others win for all [showdown; sheets=0333; items=0:lucky-sovereign; virtue=1; dice=FFFFFFFFF]
            ShowdownBegan(1) roller? =Act(1) DiceRolled(1,FFF) roller? =Act(2) DiceRolled(2,FFF) roller? =Act(3) DiceRolled(3,FFF)
            dice? {3:Spend(1)/Done} =Done ShowdownEnded(9,1) StoryWon(42) won-showdown |
    """
    assert not faults(fate, tales)


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
