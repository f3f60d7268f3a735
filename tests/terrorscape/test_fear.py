"""Fear, screams, noise, injuries (TS-041, TS-050 to TS-053, TS-091 to TS-099, TS-119 to TS-121)."""

import pytest

from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-050", "TS-051", "TS-092", "TS-093", "TS-294", "TS-091", "TS-323", "TS-097", "TS-098", "TS-326")
def test_the_third_fear_is_a_scream_that_is_told(tales: Tales) -> None:
    assert not tales("""
        the third fear is a scream and two tokens stay; its noise stays until the next round [specter team=william,johnson,marco hand=scream lair=R1 at=R2,B4,B4 fear=200]
            =Play(scream) fear:2+0+0 noise@0:R2 Screamed@0:william,R2 =Done noise:- fear:2+0+0 prompt:act
        the first is none [specter team=william,johnson,marco hand=scream lair=R1 at=R2,B4,B4]
            =Play(scream) fear:1+0+0 noise:- Screamed:-
        two screams on one location leave one noise [specter team=william,johnson,marco hand=scream lair=R1 at=R2,R2,B4 fear=220]
            =Play(scream) Screamed@0:william,R2&johnson,R2 noise:R2
        a scream is told through a firecracker, too, without a token beside it [specter team=william,johnson,marco hand=scream lair=R1 at=R2,B4,B4 fear=200 t.cracker=yes]
            =Play(scream) Screamed@0:william,R2 noise:-
    """)


@pytest.mark.rule("TS-041", "TS-052", "TS-316", "TS-076", "TS-193", "TS-194")
def test_health_is_open_and_healing_saves_lives(tales: Tales) -> None:
    assert not tales("""
        a second injury kills [hand=howling-chainsaw,sense,sense lair=R1 at=R1,B4,B4 level=4 hurt=0]
            =Play(howling-chainsaw) =pay =Done over:won-elimination+killer marco.hurt:yes
        healing between the two saves a life [hand=howling-chainsaw,sense,sense lair=R1 at=R1,B4,B4 level=4]
            =Play(howling-chainsaw) =pay =Done over:- marco.hurt:yes
        health and fear are open to both sides [specter team=william,johnson,marco hand=scream lair=R1 at=R2,B4,B4 fear=200 hurt=2]
            hurt@0:no+no+yes hurt@3:no+no+yes fear@0:2+0+0 fear@3:2+0+0 fate@0:-+-+- fate@3:-+-+- =>act =1:Calm fear@0:0+0+0
    """)


@pytest.mark.rule("TS-091", "TS-119", "TS-121", "TS-191", "TS-285", "TS-099", "TS-218", "TS-006")
def test_noise_is_told_at_the_end_of_the_turn_and_remembered(tales: Tales) -> None:
    assert not tales("""
        noise is told at the end of the turn as a set of places [survivors at=B3,B3,G1 marco=whiskey-bottle johnson=whiskey-bottle discovery=ammo,ammo]
            =1:Use(whiskey-bottle) =1:Spot(B4) =2:Use(whiskey-bottle) =2:Spot(B4) noise@0:- team.pending:B4 =>killer noise@0:B4
            NoiseHeard@0:B4 NoiseMade@0:-
        the noise of the last round is remembered [t.noise=B4]
            =Done =>killer noise_before@0:B4 noise@0:-
        noise tokens never run out [survivors t.team.pending=R1,R2,R3,R4,R5,B1,B2,B3,B4,B5]
            =>discover =Name(marco) =>killer noise:R1+R2+R3+R4+R5+B1+B2+B3+B4+B5
    """)
