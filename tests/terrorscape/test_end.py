"""How a night is won and lost (TS-060, TS-063, TS-064, TS-150 to TS-158)."""

import pytest

from game.rules.terrorscape import RULES
from tests.terrorscape.kit import Evening, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-060", "TS-150", "TS-151", "TS-064", "TS-318", "TS-063", "TS-152", "TS-153", "TS-298", "TS-154")
def test_escapes_are_checked_at_the_start_of_a_turn_and_rescue_comes_first(tales: Tales) -> None:
    assert not tales("""
        five keys and all three at the main exit [t.keys=5]
            =Done over:won-main-exit+survivors
        or more [t.keys=7]
            =Done over:won-main-exit+survivors
        not with four [t.keys=4]
            =Done over:-
        not with two there [t.keys=5 at=R1,R2,R1]
            =Done over:-
        not elsewhere [t.keys=5 at=G5,G5,G5]
            =Done over:-
        the secret exit takes the map [t.keys=5 at=G5,G5,G5 william=secret-map]
            =Done over:won-secret-exit+survivors
        and all three [t.keys=5 at=G5,G5,G3 william=secret-map]
            =Done over:-
        and five keys [t.keys=4 at=G5,G5,G5 william=secret-map]
            =Done over:-
        escape is checked at the start of a turn alone [survivors at=R1,R1,R2 t.keys=5 hurt=0]
            =3:Walk(R1) =3:Done =>killer over:- team.places:R1+R1+R1 =Done over:won-main-exit+survivors SurvivorsWon:won-main-exit
        rescue comes with the fifth advance [survivors at=B1,B4,B4 lair=G1 progress=4]
            =1:Repair rescue:5 =>killer =Done rescue:4 =>killer =Done rescue:3 =>killer =Done rescue:2 =>killer =Done rescue:1
            =>killer over:- =Done rescue:0 over:won-rescue+survivors RescueMoved@0:4&3&2&1&0
        noise goes first, then rescue, then the exits [t.keys=5 t.rescue=1]
            =Done over:won-rescue+survivors RoundBegan<RescueMoved<SurvivorsWon:yes
    """)


@pytest.mark.rule("TS-155", "TS-157", "TS-158", "TS-222")
def test_one_side_wins_by_the_first_elimination_or_in_time(tales: Tales) -> None:
    assert not tales("""
        one elimination wins for the killer in the middle of everything [lair=R1 t.keys=5 t.rescue=1 hurt=1 dice=0,0,0,0]
            =Seek =Name(johnson) =Done over:won-elimination+killer prompt:- KillerWon:won-elimination fate:-+dead+- last:KillerWon
    """)
    # one side wins and there is no score
    assert RULES.outcome(night()) is None
    t = night()
    t.keys = 5
    over = Evening(t).until("never")
    assert over.t.end is not None and over.view().end == over.t.end == RULES.outcome(over.t)
