"""Every refusal says why, and by which rule."""

import pytest

from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Walk
from tests.terrorscape.kit import night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-033", "TS-069", "TS-159", "TS-165", "TS-173", "TS-231", "TS-248", "TS-263", "TS-327", "TS-342")
def test_both_sides_hear_why_not(tales: Tales) -> None:
    assert not tales("""
        doors, killers and empty hands [survivors at=R2,B1,R1 lair=R2 marco=medical-kit barricades=R1-R2,R1-R3]
            1!Walk(G5):not-adjacent,TS-030 1!Walk(R1):barricaded,TS-074 1!Repair:not-at-radio,TS-080 1!Rummage:killer-here,TS-088
            1!Clear(R1-R3):no-barricade,TS-078 1!TakePassage(G2):no-passage,TS-033 1!Trade(johnson):no-trade,TS-065
            1!Use(camera):not-carried,TS-105 1!Use(medical-kit):no-use,TS-077
        the killer's turn is nearly over [hand=sense,stay lair=R2 stage=slow at=B4,B4,B4]
            0!Walk(G5):not-adjacent,TS-030 0!Walk(R3):actions-done,TS-173 0!Seek:actions-done,TS-173
            0!Play(sense):step-over,TS-159 0!Play(stay):cost,TS-165 0!Play(madness):not-in-hand,TS-165
        each for itself [survivors separate plan=buzzer at=R1,R2,R1 marco+coordinator johnson=ammo t.survivors.1.fate=dead t.team.acted.0=yes]
            1!UseTrait(sound-decoy):no-trait,TS-231 1!UseTrait(coordinator):acted,TS-069 1!UsePlan(buzzer):no-plan,TS-263
            1!Loot(johnson,ammo):no-loot,TS-248 1!Trade(johnson):no-trade,TS-065 2!Walk(R2):gone,TS-342
        darkness, and a main action done [survivors at=B1,R1,R1 marco=medical-kit,adrenaline]
            1!TakePassage(G2):dark,TS-033 =1:Calm 1!Walk(R1):acted,TS-069 1!Repair:acted,TS-069 1!Exert(salvage):acted,TS-069
            =2:Walk(R2) 2!Walk(B1):not-adjacent,TS-030
        a trait that is used up [marks=insidious-entrapment t.dulled=insidious-entrapment]
            0!UseTrait(insidious-entrapment):no-trait,TS-231
    """)
    # nothing is explained to a side that is not asked
    assert RULES.explain(night(), 1, Walk("G5")) is None and RULES.explain(night(side="survivors"), 0, Walk("R1")) is None
