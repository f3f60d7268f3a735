"""Where the survivors can be: what follows from doors, noise, silence and answers, and that the truth is never ruled out."""

from typing import Any

import pytest

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game, freeze
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.beliefs.belief import Belief, gatherings, standing
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.beliefs.habits import House, acts
from game.rules.terrorscape.beliefs.joint import N, beginning, contracted, weighed
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.setup import Options, new_game
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import DISTANCE, PLACES
from tests.terrorscape.kit import night

PLAIN = "marco,johnson,anna"


def heard(*facts: Any, survivors: str = PLAIN, killer: str = "butcher", opening: int = 2) -> State:
    """A night of which these Facts are told, from the turn of round `opening` on: from the second one on somebody may carry items."""
    t = night(survivors, killer=killer)
    t.record = [event.RoundBegan(opening), *facts]
    return t


def total(belief: Belief) -> float:
    return sum(belief.joint)


@pytest.mark.rule("TS-189", "TS-019")
def test_at_first_all_three_stand_at_the_main_exit() -> None:
    t = night()
    t.record = []
    belief = believe(t)
    assert [belief.alone(survivor) for survivor in range(3)] == [{"R1": 1.0}] * 3
    assert gatherings(belief)["R1"] == {(0, 1, 2): 1.0}


@pytest.mark.rule("TS-043", "TS-189")
def test_in_the_first_round_two_steps_are_all_but_for_a_sprint_or_a_passage() -> None:
    near = believe(heard(event.NoiseHeard(()), survivors="marco,william,sophia", opening=1))
    assert set(near.alone(0)) == {place for place in PLACES if DISTANCE["R1"][place] <= 2}
    assert set(near.alone(2)) == set(near.alone(0)), "the passage begins at B1, and getting there is the whole action"
    noisy = believe(heard(event.NoiseHeard(("G2",)), survivors="marco,william,sophia", opening=1))
    assert noisy.alone(1) == {"G2": pytest.approx(1.0)}, "only William can be heard that far away"


@pytest.mark.rule("TS-074")
def test_a_barricade_bars_the_way() -> None:
    free = believe(heard(event.NoiseHeard(()), opening=1)).alone(0)
    t = heard(opening=1)
    t.record = [event.BarricadePlaced("R1-R2", True), event.BarricadePlaced("R2-R3", True), *t.record, event.NoiseHeard(())]
    barred = believe(t).alone(0)
    assert {"R2", "R5", "G1"} <= set(free)
    assert not {"R2", "R5", "G1"} & set(barred)


@pytest.mark.rule("TS-119", "TS-091")
def test_a_noise_was_made_by_somebody() -> None:
    """Each of three may have done it, so each alone is uncertain; that nobody did it is impossible."""
    belief = believe(heard(event.NoiseHeard(("R2",)), opening=1))
    together = gatherings(belief)["R2"]
    assert sum(together.values()) == pytest.approx(1.0)
    assert all(0.2 < belief.alone(survivor)["R2"] < 0.8 for survivor in range(3))


@pytest.mark.rule("TS-119")
def test_noise_binds_two_and_an_answer_about_one_tells_of_the_other() -> None:
    """Marco or Johnson was heard; when Marco was elsewhere it was Johnson."""
    facts = [event.NoiseHeard(("B1",)), event.Searched("R2", ("marco", "anna"))]
    belief = believe(heard(*facts, opening=1))
    assert belief.alone(1) == {"B1": pytest.approx(1.0)}


@pytest.mark.rule("TS-119", "TS-087")
def test_silence_speaks_against_a_search() -> None:
    t = heard(event.NoiseHeard(()), event.Searched("R2", ("johnson",)), opening=1)
    quiet = believe(heard(*t.record[1:], event.RoundBegan(2), event.NoiseHeard(())))
    noisy = believe(heard(*t.record[1:], event.RoundBegan(2), event.NoiseHeard(("R2",))))
    untold = believe(heard(*t.record[1:], event.RoundBegan(2), event.CrackerHeard()))
    assert quiet.alone(1)["R2"] < untold.alone(1)["R2"] - 0.1
    assert noisy.alone(1)["R2"] > 0.75


@pytest.mark.rule("TS-120", "TS-278")
def test_a_firecracker_tells_nothing() -> None:
    drowned = believe(heard(event.CrackerHeard()))
    assert set(drowned.alone(0)) >= set(believe(heard(event.NoiseHeard(()))).alone(0))


@pytest.mark.rule("TS-201", "TS-078")
def test_who_removed_a_barricade_was_at_its_door() -> None:
    t = night(PLAIN)
    t.record = [
        event.BarricadePlaced("R1-B1", True),
        event.RoundBegan(1),
        event.BarricadeCleared("R1-B1"),
        event.NoiseHeard(()),
        event.Searched("R2", ("marco", "johnson")),
    ]
    assert believe(t).alone(2) == {"R1": pytest.approx(1.0)}, "to clear it is a main action, so whoever did it did not walk"


@pytest.mark.rule("TS-206", "TS-279")
def test_sense_narrows_all_but_her_who_is_never_named() -> None:
    blue = tuple(place for place in PLACES if place.startswith("B"))
    belief = believe(heard(event.NoiseHeard(()), event.Sensed(blue, "blue", ("marco",))))
    assert set(belief.alone(0)) <= set(blue)
    assert not set(belief.alone(1)) & set(blue)
    assert set(belief.alone(2)) & set(blue)


@pytest.mark.rule("TS-194", "TS-053")
def test_fear_in_range_tells_who_was_there_and_who_was_not() -> None:
    facts = [event.NoiseHeard(()), event.KillerMoved("R3", "R1"), event.CardPlayed("scream", 0), event.FearGained("anna", 1)]
    t = heard(*facts, killer="specter")
    near = {place for place in PLACES if DISTANCE["R1"][place] <= 1}
    assert set(believe(t).alone(2)) <= near
    assert not set(believe(t).alone(0)) & near
    assert set(believe(t, ended=False).alone(0)) & near, "while the card is being carried out others may follow"


@pytest.mark.rule("TS-149", "TS-194")
def test_a_chainsaw_tells_who_was_beside_it() -> None:
    facts = [
        event.KillerMoved("R3", "R1"),
        event.CardPlayed("howling-chainsaw", 2),
        event.FearGained("marco", 1),
        event.FearGained("johnson", 1),
        event.KillerMoved("R1", "R2"),
        event.Injured("johnson"),
    ]
    belief = believe(heard(event.NoiseHeard(()), *facts))
    assert belief.alone(1) == {"R2": pytest.approx(1.0)}
    assert "R2" not in belief.alone(0)


@pytest.mark.rule("TS-143", "TS-203")
def test_after_an_encounter_who_was_there_is_one_step_away_at_most() -> None:
    facts = [event.NoiseHeard(()), event.Searched("R2", ("marco",)), event.EncounterBegan("R2", ("marco",))]
    during, after = believe(heard(*facts)), believe(heard(*facts, event.EncounterEnded(False)))
    assert during.alone(0) == {"R2": pytest.approx(1.0)}
    assert set(after.alone(0)) == {place for place in PLACES if DISTANCE["R2"][place] <= 1}


@pytest.mark.rule("TS-092", "TS-189")
def test_a_scream_gives_a_place_away_and_a_contradiction_is_survived() -> None:
    t = heard(event.NoiseHeard(()), event.Screamed("anna", "B1"))
    assert believe(t).alone(2) == {"B1": pytest.approx(1.0)}
    t.record.append(event.Searched("B1", ()))
    assert total(believe(t)) == pytest.approx(1.0)
    assert "B1" not in believe(t).alone(2)


def test_habits_are_chances() -> None:
    for name in ("marco", "william", "sophia", "anna", "johnson"):
        for place in PLACES:
            for house in (House(), House(lair=place, keyed=True), House(items=False, wild=True)):
                found = acts(name, place, house)
                assert sum(act.weight for act in found) == pytest.approx(1.0)
                assert all(0 <= chance < 1 or act.loud[act.to] == 1 for act in found for chance in act.loud.values())


def test_a_joint_turns_round_and_comes_back() -> None:
    same = [[(spot, 1.0)] for spot in range(N)]
    joint = weighed([float(number) for number in range(N**3)], 1, [1.0] * N)
    assert contracted(contracted(contracted(joint, same), same), same) == joint
    assert standing(beginning().index(1.0)) == ("R1", "R1", "R1")


def _random_night(options: Options, seed: int) -> tuple[int, int]:
    """Play a night at random; return how often the truth was among what the killer believes, and how often he was asked."""
    game, right, asked = Game.of(RULES, new_game(options, seed), keep=False), 0, 0
    dice = Rng(seed)
    while game.decision is not None:
        seat = next(iter(game.decision.options))
        if game.decision.prompt == "prompt-killer":
            belief = believe(game.state)
            number = 0
            for place in game.state.team.places:
                number = number * N + list(PLACES).index(place)
            right, asked = right + (belief.joint[number] > 0), asked + 1
        game.apply(Action(seat, game.decision.options[seat][dice.below("any", len(game.decision.options[seat]))]))
    return right, asked


@pytest.mark.parametrize("killer", ["butcher", "specter", "murderer"])
def test_the_truth_is_never_thought_impossible(killer: Any) -> None:
    right, asked = _random_night(Options(killer=killer), 5)
    assert asked >= 10
    assert right == asked


@pytest.mark.heavy
@pytest.mark.parametrize("killer", ["butcher", "specter", "murderer"])
def test_in_many_nights_the_truth_is_hardly_ever_thought_impossible(killer: Any) -> None:
    """Three items that carry a step, used by one survivor in one turn, are left to the contradictions."""
    nights = [_random_night(Options(killer=killer), seed) for seed in range(40)]
    assert sum(right for right, _ in nights) >= 0.998 * sum(asked for _, asked in nights)


def test_traits_plans_and_separate_ways_do_not_break_it() -> None:
    for options in (Options(difficulty="nightmare", plans=True), Options(separate=True)):
        right, asked = _random_night(options, 3)
        assert asked
        assert right >= 0.6 * asked


def test_imagined_worlds_agree_with_all_that_the_killer_has_heard() -> None:
    """Not merely with the board as it lies: who was found in the zone is in the zone, and who made the noise stands there."""
    facts = [event.NoiseHeard(("B1",)), event.Searched("R2", ("marco", "anna"))]
    t = heard(*facts, opening=1)
    t.side = "killer"
    view = redact(t, {0})
    before = freeze(view)
    for number in range(20):
        world = determinize(view, 0, Rng(number))
        assert world.team.places == ["R2", "B1", "R2"]
        assert redact(world, {0}).record == view.record
    assert freeze(view) == before
