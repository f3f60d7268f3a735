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


@pytest.mark.rule("TS-050", "TS-051", "TS-092", "TS-093", "TS-294")
def test_the_third_fear_is_a_scream_and_two_tokens_stay() -> None:
    evening = screamed(at=("R2", "B4", "B4"))
    evening.play(Play("scream"))
    assert evening.t.survivors[0].fear == 2
    assert evening.view(0).noise == ["R2"]
    assert evening.seen(event.Screamed, {0}) == [event.Screamed("william", "R2")]
    evening.until("prompt-act")
    calm = screamed(at=("R2", "B4", "B4"))
    calm.t.survivors[0].fear = 0
    calm.play(Play("scream"))
    assert (calm.t.survivors[0].fear, calm.t.noise) == (1, [])


@pytest.mark.rule("TS-091", "TS-323")
def test_two_screams_on_one_location_leave_one_noise() -> None:
    evening = screamed(at=("R2", "R2", "B4"))
    evening.t.survivors[1].fear = 2
    evening.play(Play("scream"))
    assert len(evening.seen(event.Screamed, {0})) == 2
    assert evening.t.noise == ["R2"]


@pytest.mark.rule("TS-097")
def test_a_scream_is_told_through_a_firecracker_too() -> None:
    evening = screamed(at=("R2", "B4", "B4"))
    evening.t.cracker = True
    evening.play(Play("scream"))
    assert evening.seen(event.Screamed, {0}) == [event.Screamed("william", "R2")]
    assert evening.t.noise == [], "no token beside the firecracker's"


@pytest.mark.rule("TS-098", "TS-326")
def test_the_noise_of_a_scream_stays_until_the_next_round() -> None:
    evening = screamed(at=("R2", "B4", "B4"))
    evening.play(Play("scream"))
    assert evening.t.noise == ["R2"]
    evening.play(Done())
    assert evening.t.noise == []
    assert evening.t.survivors[0].fear == 2


@pytest.mark.rule("TS-041", "TS-052", "TS-316")
def test_healing_between_two_injuries_saves_a_life() -> None:
    for healed in (True, False):
        t = night(killer="butcher", hand=["howling-chainsaw", "sense", "sense"], lair="R1", at=("R1", "B4", "B4"), level=4)
        t.survivors[0].hurt = not healed
        evening = Evening(t)
        evening.play(Play("howling-chainsaw"))
        evening.until("prompt-killer", lambda options: Done() if Done() in options else options[0])
        assert bool(evening.over) != healed
        assert evening.t.survivors[0].hurt


@pytest.mark.rule("TS-091", "TS-119", "TS-121", "TS-191", "TS-285")
def test_noise_is_told_at_the_end_of_the_turn_as_a_set_of_places() -> None:
    t = night(side="survivors", at=("B3", "B3", "G1"), packs={"marco": ["whiskey-bottle"], "johnson": ["whiskey-bottle"]})
    on_top(t.team.discovery, "ammo", "ammo")
    evening = Evening(t)
    for seat in (1, 2):
        evening.play(Use("whiskey-bottle"), Spot("B4"), seat=seat)
    assert evening.view(0).noise == []
    assert evening.t.team.pending == ["B4"]
    evening.until("prompt-killer")
    assert evening.view(0).noise == ["B4"]
    assert evening.seen(event.NoiseHeard, {0}) == [event.NoiseHeard(("B4",))]
    assert evening.seen(event.NoiseMade, {0}) == []


@pytest.mark.rule("TS-099", "TS-218")
def test_the_noise_of_the_last_round_is_remembered() -> None:
    t = night()
    t.noise = ["B4"]
    evening = Evening(t)
    evening.play(Done())
    evening.until("prompt-killer")
    assert evening.view(0).noise_before == ["B4"]
    assert evening.view(0).noise != ["B4"]


@pytest.mark.rule("TS-076", "TS-193", "TS-194")
def test_health_and_fear_are_open_to_both_sides() -> None:
    evening = screamed(at=("R2", "B4", "B4"))
    evening.t.survivors[2].hurt = True
    assert evening.view(0).survivors == evening.view(3).survivors
    evening.until("prompt-act").play(Calm(), seat=1)
    assert evening.view(0).survivors[0].fear == 0


@pytest.mark.rule("TS-006")
def test_noise_tokens_never_run_out() -> None:
    t = night(side="survivors")
    t.team.pending = ["R1", "R2", "R3", "R4", "R5", "B1", "B2", "B3", "B4", "B5"]
    evening = Evening(t)
    evening.until("prompt-discover").play(Name("marco"))
    evening.until("prompt-killer")
    assert len(evening.t.noise) >= 10
