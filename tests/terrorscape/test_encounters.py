"""SEARCH, encounters, attacks, running (TS-059, TS-122 to TS-149, TS-334 to TS-337)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Seek, Use, Walk
from tests.terrorscape.kit import Dice, Evening, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-029", "TS-123", "TS-320", "TS-059", "TS-122", "TS-206", "TS-321", "TS-148", "TS-176")
def test_a_search_names_everybody_there_and_costs_an_action(tales: Tales) -> None:
    assert not tales("""
        walking into a room starts nothing [lair=R2]
            =Walk(R1) prompt:killer EncounterBegan:-
        a search names everybody there, Anna too, and cannot be declined [lair=R1 team=anna,johnson,william at=R1,R1,G2]
            =Seek Searched@0:R1,anna+johnson Searched@1:R1,anna+johnson EncounterBegan:R1,anna+johnson,no,no prompt:defender
        a search that finds nobody costs an action [lair=R1 at=R2,R2,R2]
            =Seek prompt:killer stage:second met:no Searched:R1,-
    """)


@pytest.mark.rule("TS-137", "TS-138", "TS-140", "TS-302", "TS-133", "TS-134", "TS-141", "TS-143", "TS-303", "TS-124", "TS-128")
@pytest.mark.rule("TS-142")
def test_the_worked_examples_of_the_rulebook_come_out(tales: Tales) -> None:
    assert not tales("""
        the worked example of limestone [lair=R1 at=R1,B4,B4 level=4 marco=limestone-powder hand=pursue dice=3,1,1,1]
            =Seek dark.deck:11 =Use(limestone-powder) Defended@0:marco,6,2,8,6,yes team.discard:limestone-powder dark.deck:9
            prompt:run 1?Walk(R2)/Walk(R3)/Walk(B1)/Walk(B2)/Done =Walk(B1) marco.places:B1
            dark.hand:pursue+pursue+barricade+sense side:survivors
        the worked example of Sophia and William [lair=R1 team=sophia,william,anna at=R1,R1,G2 level=4 fear=200 dice=1,1,3,1,1,0]
            =Seek =Name(sophia) =Done DiceRolled:sophia,1+1 sophia.hurt:yes =Done Defended:sophia,2,0,2,6,no&william,5,1,6,6,yes
            EncounterEnded:yes =1:Walk(R2) =2:Walk(B2) team.places:R2+B2+G2
        each is attacked once, until one repels or all have failed [lair=R1 dice=0,0,0,0,0,0,0,0,0,0,0,0]
            =Seek 2?Name(marco)/Name(johnson)/Name(william) =Name(johnson) =Done 1?Name(marco)/Name(william) =Name(william) =Done
            =Done DefenderNamed:johnson&william&marco hurt:yes+yes+yes prompt:run EncounterEnded:no
    """)


@pytest.mark.rule("TS-140", "TS-143", "TS-145", "TS-144", "TS-203", "TS-074")
def test_those_who_were_not_attacked_run_unheard(tales: Tales, dice: Dice) -> None:
    assert not tales("""
        whoever was not attacked may run too, in any order [lair=R1 dice=3,3,3,3]
            =Seek =Name(marco) =Done asked:123 =3:Walk(R3) asked:12 =1:Done =2:Walk(B1) team.places:R1+B1+R3
        barricades bar the way of those who run [lair=R1 at=R1,B4,B4 barricades=R1-R2,R1-R3,R1-B1 dice=3,3,3,3]
            =Seek =Done 1?Walk(B2)/Done
    """)
    # the killer does not hear whether and where they run
    told = []
    for answer in (Done(), Walk("B1")):
        dice(3, 3, 3, 3)
        evening = Evening(night(lair="R1", at=("R1", "B4", "B4"), hand=["pursue"])).after(Seek(), Done())
        asked = evening.game.decision.for_seats({0})  # type: ignore[union-attr]
        assert (asked.prompt, asked.about) == ("prompt-wait-survivors", {})
        evening.play(answer)
        told.append((evening.view(0), evening.seen(event.Event, {0})))
    assert told[0] == told[1]


@pytest.mark.rule("TS-135", "TS-136", "TS-202", "TS-305", "TS-129", "TS-130", "TS-132", "TS-275", "TS-337")
def test_help_in_a_defence_is_limited(tales: Tales) -> None:
    assert not tales("""
        a trap helps the first defence and is gone [lair=R5 at=R5,R5,B4 t.team.trap=R5 dice=1,1,1,0,1,1,1,0]
            =Seek =Name(marco) =Done Defended:marco,3,2,5,5,yes TrapSprung@0:R5,2 DiceRolled<TrapSprung<Defended:yes team.trap:-
        nothing is left of it for the second attack [lair=R5 at=R5,R5,B4 t.team.trap=R5 dice=1,1,0,0,1,1,1,0]
            =Seek =Name(marco) =Done TrapSprung@0:R5,2 DiceRolled<TrapSprung<Defended:yes team.trap:- =Done
            Defended:marco,2,2,4,5,no&johnson,3,0,3,5,no
        a trap elsewhere does not help [lair=R5 at=R5,B4,B4 t.team.trap=R4 dice=1,1,1,0]
            =Seek =Done TrapSprung:- team.trap:R4
        one item of the defender's own at most [lair=R1 at=R1,R1,B4 marco=hatchet,limestone-powder johnson=shortsword dice=1,1,1,1]
            =Seek =Name(marco) 1?Use(hatchet)/Use(limestone-powder)/Done =Use(hatchet) Defended:marco,4,1,5,5,yes
            marco.packs:limestone-powder
        fear counts when the dice fall [specter lair=R1 at=R1,B4,B4 fear=100 dice=1,1]
            =Seek =Done DiceRolled:marco,1+1
    """)


@pytest.mark.rule("TS-041", "TS-155", "TS-157", "TS-304", "TS-316", "TS-146", "TS-147", "TS-330", "TS-335", "TS-177", "TS-178")
@pytest.mark.rule("TS-163")
def test_an_encounter_ends_the_turn_and_a_second_injury_the_night(tales: Tales) -> None:
    assert not tales("""
        a second injury ends the night at once [lair=R1 team=anna,johnson,william at=R1,R1,B4 hurt=0 dice=0,0,0,0]
            =Seek =Name(anna) =Done over:won-elimination+killer EncounterEnded:- AbilitiesDrawn:-
        after an encounter the turn ends with three cards [lair=R1 at=R1,B4,B4 hand=pursue,barricade dice=3,3,3,3]
            =Seek =Done =Done side:survivors dark.hand:pursue+barricade+pursue+barricade+sense
            EncounterEnded<KillerRested<AbilitiesDrawn:yes CardPlayed:-
        an encounter on appearing ends the turn [murderer stage=appear lair=R1 at=R1,B4,B4 hand= t.place=none t.sneaking=stalk dice=3,3,3,3]
            =>run =Done side:survivors prompt:act
        a killer without attack cards is not asked for one [lair=R1 at=R1,B4,B4]
            =Seek prompt:defend
        one who might hold one is [murderer hand=pursue lair=R1 at=R1,B4,B4]
            =Seek prompt:attack 0?Done
    """)


@pytest.mark.rule("TS-131", "TS-198", "TS-204", "TS-126", "TS-220")
def test_the_fight_is_open_and_the_rest_is_not(dice: Dice) -> None:
    dice(1, 1, 1, 1)
    evening = Evening(night(lair="R1", at=("R1", "B4", "B4"), packs={"marco": ["shortsword", "ammo"]}))
    heard = evening.after(Seek(), Use("shortsword")).seen(event.Event, {0})
    assert event.ItemShown("marco", "shortsword") in heard and event.DefenderNamed("marco") in heard
    assert any(isinstance(one, event.DiceRolled) for one in heard)
    assert "ammo" not in repr(heard) and evening.t.encounter is not None
    assert evening.view(0).encounter == evening.t.encounter
