"""The killer's turn, his ways and his barricades (TS-045 to TS-058, TS-159 to TS-178)."""

import pytest

from game.rules.terrorscape.choice import Creep, Pay, Play
from game.rules.terrorscape.tables.cards import ABILITIES
from tests.terrorscape.kit import Evening, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-159", "TS-164", "TS-172", "TS-177", "TS-160", "TS-174", "TS-045", "TS-169", "TS-173", "TS-175", "TS-209")
@pytest.mark.rule("TS-308", "TS-325", "TS-034")
def test_the_steps_of_a_turn_come_in_order_and_moves_break_barricades(tales: Tales) -> None:
    assert not tales("""
        the steps of a turn come in order [hand=pursue,sense,barricade,howling-chainsaw lair=R4 at=B4,B4,B4]
            0+Play(pursue) 0+Play(sense) 0+Play(barricade) 0+Play(howling-chainsaw) 0+Walk(R5) 0+Seek 0+Done =Walk(R5)
            0?Play(barricade)/Walk(R2)/Walk(R4)/Walk(G4)/Seek/Done 0!Play(pursue):step-over,TS-159 =Seek 0?Play(barricade)/Done
            =Play(barricade) =Bar(R5-G4) side:survivors
        actions may be forgone [hand=barricade lair=R4]
            =Play(barricade) =Bar(R4-R5) side:survivors KillerMoved:-
        two moves are announced and break barricades [lair=R4 barricades=R5-G4,R4-R5,B3-B4]
            =Walk(R5) =Walk(G4) KillerMoved@2:R4,R5&R5,G4 BarricadeBroken@2:R4-R5,none&R5-G4,none barricades@1:B3-B4 place@1:G4
            stage:slow
        the killer takes no secret passage [lair=B1]
            0-Walk(G2) 0!Walk(G2):not-adjacent,TS-030
    """)


@pytest.mark.rule("TS-047", "TS-007", "TS-048")
def test_barricades_may_be_laid_again_and_come_from_elsewhere(tales: Tales) -> None:
    assert not tales("""
        a barricaded door may be chosen again for nothing [hand=barricade lair=R4 barricades=R4-R5,B3-B4,B4-G5,G3-G4,R1-R2,R5-G4,R2-G1]
            =Play(barricade) =Bar(R4-R5) barricades:R4-R5+B3-B4+B4-G5+G3-G4+R1-R2+R5-G4+R2-G1 BarricadePlaced@1:R4-R5,no
        with seven out one is taken from another door [hand=barricade lair=R4 barricades=R4-R5,B3-B4,B4-G5,G3-G4,R1-R2,R5-G4,R2-G1]
            =Play(barricade) =Bar(R4-B5) prompt:lift =Lift(B3-B4) barricades:R4-R5+B4-G5+G3-G4+R1-R2+R5-G4+R2-G1+R4-B5
            BarricadeLifted@123:B3-B4
    """)


@pytest.mark.rule("TS-054", "TS-055", "TS-056", "TS-210", "TS-276", "TS-307")
def test_sneaking_is_silent_and_leaves_barricades_alone(tales: Tales) -> None:
    assert not tales("""
        he is seen no more, and nobody hears where he goes [specter hand=vanish,sense lair=B2 barricades=R1-B2]
            =Play(vanish) =Pay(sense) =Creep(R1) barricades:R1-B2 KillerHid@1:vanish,B2 place@123:- seen@123:B2
            barricades@123:R1-B2 =Creep(B1) dark.place:B1 Crept@0:B2,R1&R1,B1 place@123:- seen@123:B2 barricades@123:R1-B2
    """)
    evening = Evening(night(killer="specter", hand=["vanish", "sense"], lair="B2")).after(
        Play("vanish"), Pay("sense"), Creep("R1")
    )
    assert evening.game.decision.for_seats({1, 2, 3}).prompt == "prompt-wait-killer"  # type: ignore[union-attr]


@pytest.mark.rule("TS-171", "TS-339", "TS-170", "TS-178", "TS-126", "TS-196", "TS-218")
def test_cards_are_played_where_they_can_have_an_effect_and_the_repair_is_estimated(tales: Tales) -> None:
    assert not tales("""
        a card without a possible effect cannot be played [hand=barricade,madness,sense,sense lair=G2]
            0-Play(barricade) 0-Play(madness) 0!Play(madness):no-door,TS-171
        an effect that hits nobody is fine [specter hand=scream lair=B4 at=R1,R1,R1]
            =Play(scream) dark.discard:scream
        an attack card alone is for attacks; this one is slow, too [murderer hand=stalk lair=R1 at=B4,B4,B4]
            0+Play(stalk) 0!Play(murder-notice):not-in-hand,TS-165
        where nothing was heard the repair is not estimated []
            0-Estimate(1)
        the killer keeps a private estimate of it, once a turn [t.noise=B1 progress=2]
            0+Estimate(1) 0+Estimate(2) 0+Estimate(3) 0+Estimate(4) 0+Estimate(5) 0-Estimate(0) 0-Estimate(6) keep@123
            =Estimate(1) dark.estimate:1 team.progress:2 kept@123:yes 0-Estimate(2)
    """)
    # every card that sneaks is slow
    sneaking = [row for row in ABILITIES.values() if any(step.do == "creep" for step in row.steps)]
    assert {row.id for row in sneaking} == {"vanish", "stalk", "lurking-threat", "death-blossom"}
    assert all("slow" in row.types and "quick" not in row.types for row in sneaking)
