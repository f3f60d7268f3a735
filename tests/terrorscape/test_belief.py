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


@pytest.mark.rule("TS-189", "TS-019", "TS-043", "TS-074")
def test_survivors_are_thought_where_steps_can_have_led_them() -> None:
    # at first all three stand at the main exit
    t = night()
    t.record = []
    belief = believe(t)
    assert [belief.alone(survivor) for survivor in range(3)] == [{"R1": 1.0}] * 3
    assert gatherings(belief)["R1"] == {(0, 1, 2): 1.0}
    # in the first round two steps are all but for a sprint or a passage
    near = believe(heard(event.NoiseHeard(()), survivors="marco,william,sophia", opening=1))
    assert set(near.alone(0)) == {place for place in PLACES if DISTANCE["R1"][place] <= 2}
    assert set(near.alone(2)) == set(near.alone(0)), "the passage begins at B1, and getting there is the whole action"
    noisy = believe(heard(event.NoiseHeard(("G2",)), survivors="marco,william,sophia", opening=1))
    assert noisy.alone(1) == {"G2": pytest.approx(1.0)}, "only William can be heard that far away"
    # a barricade bars the way
    free = believe(heard(event.NoiseHeard(()), opening=1)).alone(0)
    t = heard(opening=1)
    t.record = [event.BarricadePlaced("R1-R2", True), event.BarricadePlaced("R2-R3", True), *t.record, event.NoiseHeard(())]
    barred = believe(t).alone(0)
    assert {"R2", "R5", "G1"} <= set(free) and not {"R2", "R5", "G1"} & set(barred)


@pytest.mark.rule("TS-119", "TS-091", "TS-087", "TS-120", "TS-278")
def test_noises_tell_who_was_where_and_silence_too() -> None:
    # a noise was made by somebody: Each of three may have done it, so each alone is uncertain; that nobody did it is impossible.
    belief = believe(heard(event.NoiseHeard(("R2",)), opening=1))
    together = gatherings(belief)["R2"]
    assert sum(together.values()) == pytest.approx(1.0)
    assert all(0.2 < belief.alone(survivor)["R2"] < 0.8 for survivor in range(3))
    # noise binds two and an answer about one tells of the other: Marco or Johnson was heard; when Marco was elsewhere it was Johnson.
    facts = [event.NoiseHeard(("B1",)), event.Searched("R2", ("marco", "anna"))]
    belief = believe(heard(*facts, opening=1))
    assert belief.alone(1) == {"B1": pytest.approx(1.0)}
    # silence speaks against a search
    t = heard(event.NoiseHeard(()), event.Searched("R2", ("johnson",)), opening=1)
    quiet = believe(heard(*t.record[1:], event.RoundBegan(2), event.NoiseHeard(())))
    noisy = believe(heard(*t.record[1:], event.RoundBegan(2), event.NoiseHeard(("R2",))))
    untold = believe(heard(*t.record[1:], event.RoundBegan(2), event.CrackerHeard()))
    assert quiet.alone(1)["R2"] < untold.alone(1)["R2"] - 0.1 and noisy.alone(1)["R2"] > 0.75
    # a firecracker tells nothing
    drowned = believe(heard(event.CrackerHeard()))
    assert set(drowned.alone(0)) >= set(believe(heard(event.NoiseHeard(()))).alone(0))


@pytest.mark.rule("TS-201", "TS-078", "TS-206", "TS-279", "TS-194", "TS-053", "TS-149")
def test_what_is_told_narrows_the_places() -> None:
    # who removed a barricade was at its door
    t = night(PLAIN)
    t.record = [event.BarricadePlaced("R1-B1", True), event.RoundBegan(1), event.BarricadeCleared("R1-B1")]
    t.record += [event.NoiseHeard(()), event.Searched("R2", ("marco", "johnson"))]
    assert believe(t).alone(2) == {"R1": pytest.approx(1.0)}, "to clear it is a main action, so whoever did it did not walk"
    # sense narrows all but her who is never named
    blue = tuple(place for place in PLACES if place.startswith("B"))
    belief = believe(heard(event.NoiseHeard(()), event.Sensed(blue, "blue", ("marco",))))
    assert set(belief.alone(0)) <= set(blue) and not set(belief.alone(1)) & set(blue)
    assert set(belief.alone(2)) & set(blue)
    # fear in range tells who was there and who was not
    facts = [event.NoiseHeard(()), event.KillerMoved("R3", "R1"), event.CardPlayed("scream", 0), event.FearGained("anna", 1)]
    t = heard(*facts, killer="specter")
    near = {place for place in PLACES if DISTANCE["R1"][place] <= 1}
    assert set(believe(t).alone(2)) <= near and not set(believe(t).alone(0)) & near
    assert set(believe(t, ended=False).alone(0)) & near, "while the card is being carried out others may follow"
    # a chainsaw tells who was beside it
    facts = [event.KillerMoved("R3", "R1"), event.CardPlayed("howling-chainsaw", 2), event.FearGained("marco", 1)]
    facts += [event.FearGained("johnson", 1), event.KillerMoved("R1", "R2"), event.Injured("johnson")]
    belief = believe(heard(event.NoiseHeard(()), *facts))
    assert belief.alone(1) == {"R2": pytest.approx(1.0)} and "R2" not in belief.alone(0)


@pytest.mark.rule("TS-143", "TS-203", "TS-092", "TS-189")
def test_an_encounter_and_a_scream_give_places_away() -> None:
    # after an encounter who was there is one step away at most
    facts = [event.NoiseHeard(()), event.Searched("R2", ("marco",)), event.EncounterBegan("R2", ("marco",))]
    during, after = believe(heard(*facts)), believe(heard(*facts, event.EncounterEnded(False)))
    assert during.alone(0) == {"R2": pytest.approx(1.0)}
    assert set(after.alone(0)) == {place for place in PLACES if DISTANCE["R2"][place] <= 1}
    # a scream gives a place away and a contradiction is survived
    t = heard(event.NoiseHeard(()), event.Screamed("anna", "B1"))
    assert believe(t).alone(2) == {"B1": pytest.approx(1.0)}
    t.record.append(event.Searched("B1", ()))
    assert total(believe(t)) == pytest.approx(1.0) and "B1" not in believe(t).alone(2)


def test_habits_are_chances_and_turns_come_back() -> None:
    for name in ("marco", "william", "sophia", "anna", "johnson"):
        for place in PLACES:
            for house in (House(), House(lair=place, keyed=True), House(items=False, wild=True)):
                found = acts(name, place, house)
                assert sum(act.weight for act in found) == pytest.approx(1.0)
                assert all(0 <= chance < 1 or act.loud[act.to] == 1 for act in found for chance in act.loud.values())
    # a joint turns round and comes back
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


@pytest.mark.heavy
@pytest.mark.parametrize("killer", ["butcher", "specter", "murderer"])
def test_the_truth_is_never_thought_impossible(killer: Any) -> None:
    right, asked = _random_night(Options(killer=killer), 5)
    assert asked >= 10 and right == asked


@pytest.mark.heavy
@pytest.mark.parametrize("killer", ["butcher", "specter", "murderer"])
def test_in_many_nights_the_truth_is_hardly_ever_thought_impossible(killer: Any) -> None:
    """Three items that carry a step, used by one survivor in one turn, are left to the contradictions."""
    nights = [_random_night(Options(killer=killer), seed) for seed in range(12)]
    assert sum(right for right, _ in nights) >= 0.998 * sum(asked for _, asked in nights)


@pytest.mark.heavy
def test_traits_plans_and_separate_ways_do_not_break_it() -> None:
    for options in (Options(difficulty="nightmare", plans=True), Options(separate=True)):
        right, asked = _random_night(options, 3)
        assert asked and right >= 0.6 * asked


def test_imagined_worlds_agree_with_all_that_the_killer_has_heard() -> None:
    """Not merely with the board as it lies: who was found in the zone is in the zone, and who made the noise stands there."""
    facts = [event.NoiseHeard(("B1",)), event.Searched("R2", ("marco", "anna"))]
    t = heard(*facts, opening=1)
    t.side = "killer"
    view = redact(t, {0})
    before = freeze(view)
    for number in range(20):
        world = determinize(view, 0, Rng(number))
        assert (world.team.places, redact(world, {0}).record) == (["R2", "B1", "R2"], view.record)
    assert freeze(view) == before
