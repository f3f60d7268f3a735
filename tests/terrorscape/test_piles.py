"""The killer's hand, deck, discard pile and levels (TS-165 to TS-188)."""

from collections import Counter

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Pay, Play
from tests.terrorscape.kit import Evening, bury, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-165", "TS-166", "TS-167", "TS-283", "TS-284", "TS-309", "TS-168", "TS-214", "TS-213")
def test_cards_pay_for_cards_and_are_not_shown(tales: Tales) -> None:
    assert not tales("""
        without another card a card is not paid for [hand=brutal-rage level=3]
            0-Play(brutal-rage) 0!Play(brutal-rage):cost,TS-165
        other cards pay first and the card itself goes last [hand=brutal-rage,sense level=3]
            =Play(brutal-rage) prompt:pay 0?Pay(sense) =Pay(sense) dark.discard:sense dark.playing:brutal-rage =>killer
            dark.discard:sense+brutal-rage dark.hand:-
        a played card is shown and the cards that pay are not; until they have nobody hears of it [hand=madness,sense,stay lair=R1]
            keep@1 =Play(madness) =Pay(stay) prompt:pay kept@1:yes CardPlayed:- CardsPaid:- AbilitiesDiscarded:- =Pay(sense)
            CardPlayed@123:madness,2 AbilitiesDiscarded@123:- AbilitiesDiscarded@0:stay+sense,paid
    """)


@pytest.mark.rule("TS-179", "TS-310", "TS-180", "TS-181", "TS-182", "TS-184", "TS-185", "TS-311", "TS-040")
def test_a_hand_has_five_cards_and_an_empty_deck_raises_the_level(tales: Tales) -> None:
    assert not tales("""
        only fresh cards beyond five are discarded, the last first [hand=pursue,pursue,sense,sense deck=stay,madness,barricade]
            =Done dark.hand:pursue+pursue+sense+sense+stay dark.discard:barricade+madness
        others are kept [hand=pursue deck=stay,madness,barricade]
            =Done dark.hand:pursue+stay+madness+barricade dark.discard:-
        a deck that runs out is made anew and raises the level [hand=pursue,pursue,pursue level=2 bury=1]
            dark.deck:1 dark.discard:howling-chainsaw+barricade+howling-chainsaw+sense+madness+sense+barricade+stay =Done level:3
            prompt:surplus dark.hand:pursue+pursue+pursue+barricade+barricade+brutal-rage
            0?Pay(barricade)/Pay(brutal-rage)/Pay(pursue) dark.deck:6 dark.discard:howling-chainsaw =Pay(brutal-rage)
            dark.hand:pursue+pursue+pursue+barricade+barricade dark.locked:- dark.discard:howling-chainsaw+brutal-rage
        an unlocked card comes to a hand that has room [murderer hand= level=2 bury=0]
            =Done dark.hand:stalk+stalk+pursue+death-blossom AbilityUnlocked@0:death-blossom AbilityUnlocked@123:-
        the fifth level is the last [level=5 hand= bury=0]
            =Done level:5 LevelGained:- dark.hand:barricade+howling-chainsaw+barricade
    """)


@pytest.mark.rule("TS-038", "TS-039", "TS-188", "TS-138", "TS-139", "TS-183", "TS-334", "TS-186", "TS-336", "TS-338", "TS-340")
def test_strength_has_bounds_and_levels_count_at_once(tales: Tales) -> None:
    assert not tales("""
        strength is ten at most [murderer level=5 t.bonus=7]
            strength:10
        and nothing at least [murderer level=5 t.bonus=-9]
            strength:0
        bonuses of the turn end with it [hand=madness,sense,sense lair=R1]
            =Play(madness) =pay =Bar(R1-R2) strength:7 =Done strength:5 bonus:0
        a repelled attack costs two cards of the deck and may raise the level; all but the card that is being played are shuffled [murderer hand=stalk lair=R1 at=R1,B4,B4 bury=1 dice=3,3,3,3]
            =Seek =Play(stalk) =Done =Done level:2 LevelGained:2,5
            AbilitiesDiscarded:logical-deduction+logical-deduction,lost&stalk,played AbilitiesDiscarded@1:- DeckShuffled:11
        a level reached in an encounter counts at once but not for its start [level=4 hand= lair=R1 at=R1,B4,B4 marco=longsword bury=0 dice=0,0,0,3]
            =Seek =Use(longsword) level:5 Defended:marco,3,3,6,6,yes marco.hurt:no
        a choice of the killer interrupts an encounter, and it goes on [hand=pursue,pursue,pursue,sense,sense level=2 lair=R1 at=R1,R1,B4 marco=longsword bury=0 dice=0,0,0,0]
            =Seek =Name(marco) =Use(longsword) prompt:surplus =Pay(sense) Defended:marco,0,3,3,6,no prompt:defend
    """)
    # the effect of appearing stays though its card is drawn again
    t = night(killer="specter", hand=["vanish", "sense"], lair="R1", at=("R2", "B4", "B4"))
    bury(t, 0)
    evening = Evening(t).after(Play("vanish"), Pay("sense"), Done())
    assert "vanish" not in evening.t.dark.playing
    assert Counter([*evening.t.dark.hand, *evening.t.dark.discard, *(one.face for one in evening.t.dark.deck)])["vanish"] == 2
    evening.t.team.places[0] = "R1"
    assert evening.until("prompt-killer").seen(event.FearGained)


@pytest.mark.rule("TS-211", "TS-212", "TS-213", "TS-287", "TS-288")
def test_the_team_sees_nothing_of_the_killers_cards() -> None:
    rich = night(hand=["pursue", "pursue", "pursue", "sense", "sense"])
    poor = night(hand=[])
    bury(poor, 2)
    assert Evening(rich).view(1, 2, 3) == Evening(poor).view(1, 2, 3)
    one, other = (Evening(t).game.decision.for_seats({1, 2, 3}) for t in (rich, poor))  # type: ignore[union-attr]
    assert (one, one.prompt, one.options) == (other, "prompt-wait-killer", {0: ()})
