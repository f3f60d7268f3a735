"""What the Villain Phase costs at worst: told as it comes in the worst case, and never exceeded."""

import copy
import random
from typing import Any

import pytest

from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Decision, Done
from game.rules.ravenloft import turn
from game.rules.ravenloft.forecasts.worst_case import Worst, worst
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Marker, State
from tests.ravenloft.kit import Dice, drive, put, spot, table, trap
from tests.ravenloft.scenes import field, villain


def seen(t: State) -> Observation[State]:
    return Observation(frozenset(range(len(t.heroes))), t, None, t, ())


def told(t: State, square: int | None = None) -> Worst:
    found = worst(seen(t), square)
    assert found is not None
    return found


@pytest.mark.rule("CR-092", "CR-093", "CR-145", "CR-147", "CR-189")
def test_the_blows_of_all_that_act_for_this_hero_add_up() -> None:
    t = table("arjhan 0/1/1, kat 2/1/1", tiles=field(3), foes="wraith 0/1/2, skeleton 1/1/1")
    assert told(t) == Worst("arjhan", 3 + 2, 10, "no-tile", (("life-draining-claw", 3), ("charging-slice", 2)))
    put(t, "wolf", 0, 3, 3, owner=1)
    assert told(t).damage == 5
    # A card wakes all of its name.
    t = table("arjhan 0/1/1, kat 1/3/3", tiles=field(2), foes="kobold-skirmisher 0/1/2")
    alone = told(t).damage
    put(t, "kobold-skirmisher", 0, 2, 1, owner=1)
    assert told(t).damage == 2 * alone
    # A monster whose activation is cancelled costs nothing.
    t = table("arjhan", tiles=field(2))
    put(t, "wraith", 0, 1, 2).asleep = "daze"
    assert told(t).damage == 0
    # Where the player may decide it goes against the hero.
    assert told(table("arjhan 0/0/0, kat 0/0/2", tiles=field(1), foes="wraith 0/0/1")).damage == 3


@pytest.mark.rule("CR-132")
def test_a_square_is_looked_at_as_if_the_hero_stood_there_and_a_fall_is_told() -> None:
    t = table("arjhan 0/1/1", tiles=field(4), foes="spider 0/1/2")
    before = copy.deepcopy(t)
    assert told(t).damage > 0 and told(t, spot(3, 1, 1, t)).damage == 0 and t == before
    # A hero that would fall is told so.
    t = table("arjhan 0/1/1 -7", tiles=field(1), foes="wraith 0/1/2")
    assert told(t) == Worst("arjhan", 3, 3, "no-tile", (("life-draining-claw", 3),)) and told(t).falls
    t.heroes[0].damage = 8
    assert told(t) == Worst("arjhan", 3, 2, "no-tile", (("life-draining-claw", 3),)), "the blow is told in full"
    t.heroes[0].damage = 6
    assert not told(t).falls
    t.heroes[0].damage = 10
    assert worst(seen(t)) is None


@pytest.mark.rule("CR-097", "CR-098", "CR-128", "CR-171", "CR-220", "CR-266")
def test_traps_villains_crowds_and_environments_count_at_their_worst(dice: Dice) -> None:
    # Traps villains and a crowd of zombies count.
    t = table("arjhan 0/1/1", tiles=field(2))
    trap(t, "fire-trap", 0)
    fire = told(t).damage
    assert fire > 0
    villain(t, "count-strahd", 0, 1, 2)
    assert told(t).damage == fire + 2
    t = table("arjhan 0/1/1", tiles=field(2), foes="zombie 1/1/2")
    one = told(t).damage
    put(t, "rat-swarm", 1, 2, 2)
    t.turn.phase = "encounter"
    assert (one, told(t).damage) == (1, 1 + 1)
    # A trap that is kind on a high roll is told at its worst.
    t = table("arjhan 1/1/1", tiles=field(2))
    trap(t, "sliding-walls", 1)
    assert told(t).damage == 1
    t.turn.phase, t.turn.villains = "villains", []
    dice(20)
    while t.turn.phase in ("villains", "monsters"):
        drive(turn.step(t), lambda asked, options: options[0])
    assert figure.hero_hp(t.heroes[0]) == 10
    # What an environment does at the end of the turn counts.
    t = table("arjhan 0/1/1, kat 0/2/2", tiles=field(1))
    assert told(t).damage == 0
    t.environment = "deadly-shadows"
    assert told(t).damage == 1
    # No card is drawn for what falls on the way.
    t = table("arjhan 0/1/1", tiles=field(3), foes="wolf 2/1/1")
    t.markers.append(Marker("glyph-of-warding", 0, 0))
    left = len(t.decks.treasure.draw)
    assert told(t).damage == 0 and len(t.decks.treasure.draw) == left


@pytest.mark.rule("CR-041", "CR-076", "CR-090", "CR-289")
def test_whether_an_encounter_comes_beside_it() -> None:
    t = table("arjhan 0/1/1", tiles=field(2))
    assert told(t).card == "no-tile" and told(t, spot(0, 0, 1, t)).card == "tile"
    t.decks.tile.draw = []
    assert told(t, spot(0, 0, 1, t)).card == "no-tile"
    for phase in ("explore", "encounter"):  # once a tile was laid its triangle decides
        t.turn.phase, t.turn.explored = phase, "black"
        assert told(t).card == "sure"
        t.turn.explored = "white"
        assert told(t).card == "past"
    # A card that lies open and asks is not still to come.
    t = table("arjhan", tiles=field(2), phase="encounter")
    t.turn.explored = "black"
    assert told(t).card == "sure"
    asking = Decision("prompt-place", {0: (Done(),)})
    found = worst(Observation(frozenset({0}), t, asking, t, ()))
    assert found is not None and found.card == "past"


def answers(rng: random.Random) -> Any:
    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        return Done() if Done() in options else rng.choice(options)

    return answer


def moments(seed: int, heroes: str, adventure: str) -> list[tuple[Observation[State], State]]:
    """Moments of a night that random Heroes play: as the persons may see it, and as it is."""
    match, found = Match.new("ravenloft", seed=seed, options={"adventure": adventure, "heroes": heroes}), []
    for step in range(700):
        decision = match.decision
        if decision is None:
            break
        seat, options = next(iter(decision.options.items()))
        match.submit(seat, options[(step * 5 + seed) % len(options)])
        if match.decision is not None and match.game.state.turn.phase == "hero":
            found.append((match.view(frozenset(match.holders)), copy.deepcopy(match.game.state)))
    return found


@pytest.mark.parametrize(
    ("seed", "heroes", "adventure"),
    [
        (3, "arjhan,kat,thorgrim", "2"), pytest.param(8, "allisa,immeril", "2", marks=pytest.mark.heavy),
        pytest.param(21, "arjhan,allisa,immeril,kat,thorgrim", "2", marks=pytest.mark.heavy),
        (5, "kat", "1"),
    ],
)  # fmt: skip
def test_no_villain_phase_costs_more_and_some_cost_as_much(seed: int, heroes: str, adventure: str) -> None:
    rng, reached, looked = random.Random(seed), 0, 0
    for view, real in moments(seed, heroes, adventure):
        found = worst(view)
        if found is None:
            continue
        for number in range(6):
            t = copy.deepcopy(real)
            t.rng.seed = rng.randrange(10**9)
            t.turn.phase, t.turn.villains = "villains", [other.id for other in t.villains]
            t.turn.looted = list(range(len(t.heroes)))
            mine = t.turn.hero
            while t.turn.phase in ("villains", "monsters", "end") and t.end is None:
                drive(turn.step(t), answers(rng))
            lost = found.left - figure.hero_hp(t.heroes[mine])
            assert lost <= found.damage, (found, number)
            reached += 0 < lost == found.damage
            looked += found.damage > 0
    assert looked > 20 and reached > 3


def test_it_is_the_same_whatever_lies_hidden_in_the_decks() -> None:
    compared = 0
    for view, real in moments(8, "allisa,immeril", "2"):
        open_eyes = Observation(view.seats, real, view.decision, real, ())
        assert worst(view) == worst(open_eyes)
        compared += 1
    assert compared > 20
