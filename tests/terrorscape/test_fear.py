"""Fear, screams, noise, injuries (TS-041, TS-050 to TS-053, TS-091 to TS-099, TS-119 to TS-121)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Calm, Name, Play, Spot, Use
from tests.terrorscape.kit import Evening, night, on_top


def screamed(**given: object) -> Evening:
    """The Specter screams in R1; its hand holds nothing else."""
    t = night("william,johnson,marco", killer="specter", hand=["scream"], lair="R1", **given)  # type: ignore[arg-type]
    t.survivors[0].fear = 2
    return Evening(t)


@pytest.mark.rule("TS-050", "TS-051", "TS-092", "TS-093", "TS-294", "TS-091", "TS-323", "TS-097", "TS-098", "TS-326")
def test_the_third_fear_is_a_scream_that_is_told() -> None:
    # the third fear is a scream and two tokens stay
    evening = screamed(at=("R2", "B4", "B4")).after(Play("scream"))
    assert (evening.t.survivors[0].fear, evening.view(0).noise) == (2, ["R2"])
    assert evening.seen(event.Screamed, {0}) == [event.Screamed("william", "R2")]
    evening.until("prompt-act")
    calm = screamed(at=("R2", "B4", "B4"))
    calm.t.survivors[0].fear = 0
    calm.play(Play("scream"))
    assert (calm.t.survivors[0].fear, calm.t.noise) == (1, [])
    # two screams on one location leave one noise
    evening = screamed(at=("R2", "R2", "B4"))
    evening.t.survivors[1].fear = 2
    evening.play(Play("scream"))
    assert (len(evening.seen(event.Screamed, {0})), evening.t.noise) == (2, ["R2"])
    # a scream is told through a firecracker too
    evening = screamed(at=("R2", "B4", "B4"))
    evening.t.cracker = True
    evening.play(Play("scream"))
    assert evening.seen(event.Screamed, {0}) == [event.Screamed("william", "R2")]
    assert evening.t.noise == [], "no token beside the firecracker's"
    # the noise of a scream stays until the next round
    evening = screamed(at=("R2", "B4", "B4")).after(Play("scream"))
    assert evening.t.noise == ["R2"]
    evening.play(Done())
    assert (evening.t.noise, evening.t.survivors[0].fear) == ([], 2)


@pytest.mark.rule("TS-041", "TS-052", "TS-316", "TS-076", "TS-193", "TS-194")
def test_health_is_open_and_healing_saves_lives() -> None:
    # healing between two injuries saves a life
    for healed in (True, False):
        t = night(killer="butcher", hand=["howling-chainsaw", "sense", "sense"], lair="R1", at=("R1", "B4", "B4"), level=4)
        t.survivors[0].hurt = not healed
        evening = Evening(t).after(Play("howling-chainsaw"))
        evening.until("prompt-killer", lambda options: Done() if Done() in options else options[0])
        assert bool(evening.over) != healed and evening.t.survivors[0].hurt
    # health and fear are open to both sides
    evening = screamed(at=("R2", "B4", "B4"))
    evening.t.survivors[2].hurt = True
    assert evening.view(0).survivors == evening.view(3).survivors
    evening.until("prompt-act").play(Calm(), seat=1)
    assert evening.view(0).survivors[0].fear == 0


@pytest.mark.rule("TS-091", "TS-119", "TS-121", "TS-191", "TS-285", "TS-099", "TS-218", "TS-006")
def test_noise_is_told_at_the_end_of_the_turn_and_remembered() -> None:
    # noise is told at the end of the turn as a set of places
    t = night(side="survivors", at=("B3", "B3", "G1"), packs={"marco": ["whiskey-bottle"], "johnson": ["whiskey-bottle"]})
    on_top(t.team.discovery, "ammo", "ammo")
    evening = Evening(t)
    for seat in (1, 2):
        evening.play(Use("whiskey-bottle"), Spot("B4"), seat=seat)
    assert (evening.view(0).noise, evening.t.team.pending) == ([], ["B4"])
    evening.until("prompt-killer")
    assert (evening.view(0).noise, evening.seen(event.NoiseHeard, {0})) == (["B4"], [event.NoiseHeard(("B4",))])
    assert evening.seen(event.NoiseMade, {0}) == []
    # the noise of the last round is remembered
    t = night()
    t.noise = ["B4"]
    evening = Evening(t).after(Done()).until("prompt-killer")
    assert evening.view(0).noise_before == ["B4"] and evening.view(0).noise != ["B4"]
    # noise tokens never run out
    t = night(side="survivors")
    t.team.pending = ["R1", "R2", "R3", "R4", "R5", "B1", "B2", "B3", "B4", "B5"]
    evening = Evening(t)
    evening.until("prompt-discover").play(Name("marco"))
    evening.until("prompt-killer")
    assert len(evening.t.noise) >= 10
