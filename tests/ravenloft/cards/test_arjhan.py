"""Arjhan's Power cards: the fighter's ten."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickTile, React, Target, Use
from game.rules.ravenloft.state import Marker
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    act,
    choices,
    gone,
    hp,
    offered,
    only,
    row,
    spring_trap,
    to,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, Evening, proves, put, trap


@proves("dragons-breath", "CR-052", "CR-113", "CR-205")
def test_dragons_breath_burns_every_monster_on_the_tile_and_costs_no_attack(dice: Dice) -> None:
    state = row("arjhan")
    zombie, gargoyle, beside = put(state, "zombie", 0, 3, 3), put(state, "gargoyle", 0, 3, 2), put(state, "wolf", 1, 0, 0)
    dice(11, 11)
    use(state, "dragons-breath", Target(gargoyle.id))
    assert gone(state, zombie) and hp(state, gargoyle, beside) == [2, 1], "15 hits AC 11, misses AC 16 without damage"
    assert state.turn.parts == [] and used(state, "dragons-breath")


@proves("dragons-breath")
def test_dragons_breath_is_free_even_after_the_attack() -> None:
    state = row("arjhan")
    put(state, "zombie", 0, 3, 3)
    state.turn.parts = ["attack", "move"]
    assert offered(state, "dragons-breath")


@proves("cleave", "CR-116", "CR-273")
def test_cleave_carries_on_to_another_monster_of_the_tile(dice: Dice) -> None:
    state = row("arjhan", tiles=2)
    first, other = put(state, "zombie", 0, 1, 1), put(state, "gargoyle", 0, 3, 3)
    put(state, "wolf", 1, 0, 0)
    dice(10)
    assert choices(state, "cleave", "prompt-cleave", Target(first.id))[:-1] == [other.id], "of his tile, not the same"
    dice(10)
    use(state, "cleave", Target(first.id), Target(other.id), to(state, 0, 2, 2))
    assert gone(state, first) and hp(state, other) == [1] and where(state, "arjhan") == (0, 2, 2)


@proves("cleave")
@pytest.mark.parametrize(("condition", "place"), [("slowed", True), ("immobilized", False)])
def test_cleaves_move_is_limited_by_conditions(dice: Dice, condition: str, place: bool) -> None:
    state = row("arjhan")
    first, other = put(state, "zombie", 0, 1, 1), put(state, "gargoyle", 0, 3, 3)
    state.heroes[0].conditions.append(condition)
    dice(10)
    answers = [Target(other.id)] if place else []
    use(state, "cleave", Target(first.id), *answers)
    assert hp(state, other) == [1 if place else 2]


@proves("cleave")
def test_cleave_may_stop_or_strike_a_neighbour_and_does_nothing_on_a_miss(dice: Dice) -> None:
    state = row("arjhan")
    first, other = put(state, "gargoyle", 0, 1, 1), put(state, "wraith", 0, 0, 1)
    dice(9)
    use(state, "cleave", Target(first.id))
    assert hp(state, first, other) == [2, 2], "15 misses AC 16"
    dice(10)
    use(state, "cleave", Target(first.id), Done())
    assert hp(state, first, other) == [1, 2]
    dice(10)
    use(state, "cleave", Target(first.id), Target(other.id))
    assert gone(state, first) and hp(state, other) == [1] and where(state, "arjhan") == (0, 0, 0), "adjacent already"


@proves("cleave", "CR-130", "CR-133")
def test_cleave_ends_when_the_wraiths_shriek_fells_him(dice: Dice) -> None:
    state = row("arjhan")
    state.heroes[0].damage = 9
    wraith, other = put(state, "wraith", 0, 1, 1, damage=1), put(state, "gargoyle", 0, 0, 1)
    dice(HIT)
    use(state, "cleave", Target(wraith.id))
    assert gone(state, wraith) and hp(state, "arjhan", other) == [0, 2]


@proves("trapping-strike", "CR-271", "CR-272")
def test_trapping_strike_drags_the_monster_beside_him_and_attacks_it(dice: Dice) -> None:
    state = row("arjhan", tiles=3)
    gargoyle, far = put(state, "gargoyle", 1, 3, 3), put(state, "wolf", 2, 0, 0)
    assert choices(state, "trapping-strike") == [gargoyle.id], far
    assert choices(state, "trapping-strike", "prompt-place-adjacent") == [(0, 0, 1), (0, 1, 0), (0, 1, 1)]
    dice(7)
    use(state, "trapping-strike", Target(gargoyle.id), to(state, 0, 1, 1))
    assert where(state, gargoyle) == (0, 1, 1) and hp(state, gargoyle) == [2], "placed first; 15 misses AC 16"
    dice(8)
    use(state, "trapping-strike", Target(gargoyle.id))
    assert hp(state, gargoyle) == [1]


@proves("trapping-strike", "CR-227")
def test_trapping_strike_needs_no_roll_when_a_glyph_destroys_the_monster_on_its_way() -> None:
    state = row("arjhan")
    state.markers.append(Marker("glyph-of-warding", 0, 0))
    wolf = put(state, "wolf", 1, 3, 3)
    events = use(state, "trapping-strike", Target(wolf.id), to(state, 0, 1, 1))
    assert gone(state, wolf) and not only(events, event.DieRolled)


@proves("tide-of-iron", "CR-066", "CR-273")
def test_tide_of_iron_pushes_a_survivor_and_lets_him_follow_on_his_tile(dice: Dice) -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (1, 0, 0)})
    gargoyle = put(state, "gargoyle", 1, 1, 1)
    dice(8)
    assert choices(state, "tide-of-iron", "prompt-push-tile", Target(gargoyle.id)) == [0, 1, 2]
    dice(8)
    use(state, "tide-of-iron", Target(gargoyle.id), PickTile(2), to(state, 2, 3, 3), to(state, 1, 3, 3))
    assert hp(state, gargoyle) == [1] and where(state, gargoyle) == (2, 3, 3) and where(state, "arjhan") == (1, 3, 3)


@proves("tide-of-iron")
def test_tide_of_iron_moves_nobody_on_a_miss_and_only_him_after_a_kill(dice: Dice) -> None:
    state = row("arjhan", at={"arjhan": (0, 0, 0)})
    gargoyle, wolf = put(state, "gargoyle", 0, 1, 1), put(state, "wolf", 0, 0, 1)
    dice(7)
    use(state, "tide-of-iron", Target(gargoyle.id))
    assert where(state, gargoyle) == (0, 1, 1)
    dice(6)
    assert all(place[0] == 0 for place in choices(state, "tide-of-iron", "prompt-reposition", Target(wolf.id))[:-1]), (
        "his tile only"
    )
    dice(6)
    use(state, "tide-of-iron", Target(wolf.id), Done())
    assert gone(state, wolf) and where(state, "arjhan") == (0, 0, 0)


@proves("brute-strike", "precise-strike", "CR-103", "CR-100")
@pytest.mark.parametrize(("card", "bonus", "damage"), [("brute-strike", 5, 4), ("precise-strike", 11, 2)])
def test_a_strike_that_misses_is_not_used_up(dice: Dice, card: str, bonus: int, damage: int) -> None:
    state = row("arjhan")
    strahd = villain(state, "count-strahd", 0, 1, 1)
    put(state, "wolf", 0, 3, 3)
    assert choices(state, card) == [strahd.id], "adjacent only"
    dice(18 - bonus)
    use(state, card, Target(strahd.id))
    assert not used(state, card) and hp(state, strahd) == [12]
    dice(19 - bonus)
    use(state, card, Target(strahd.id))
    assert used(state, card) and hp(state, strahd) == [12 - damage]


@proves("come-and-get-it", "CR-229", "CR-271")
def test_come_and_get_it_fetches_a_tile_and_attacks_everything_adjacent(dice: Dice) -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (0, 0, 0)})
    beside = put(state, "gargoyle", 0, 0, 1)
    one, two, three = put(state, "wolf", 1, 3, 3), put(state, "ghoul", 1, 3, 2), put(state, "zombie", 1, 3, 1)
    far = put(state, "rat-swarm", 2, 1, 0)
    dice(10, 10, 10)
    assert choices(state, "come-and-get-it", "prompt-attack-tile") == [0, 1], "tiles within 1 that hold a Monster"
    use(
        state, "come-and-get-it", PickTile(1), Target(one.id), to(state, 0, 1, 1), Target(two.id), Target(beside.id),
    )  # fmt: skip
    assert hp(state, beside) == [1], "also what stood there before"
    assert gone(state, one) and gone(state, two), "16 hits"
    assert where(state, three) == (1, 3, 1) and hp(state, three, far) == [1, 1], "no square was left"
    assert used(state, "come-and-get-it")


@proves("come-and-get-it")
def test_come_and_get_it_is_used_up_by_a_miss(dice: Dice) -> None:
    state = row("arjhan")
    gargoyle = put(state, "gargoyle", 0, 0, 1)
    dice(9)
    use(state, "come-and-get-it", PickTile(0))
    assert used(state, "come-and-get-it") and hp(state, gargoyle) == [2]


@proves("come-and-get-it", "CR-271")
def test_come_and_get_it_is_used_up_when_nobody_is_near_enough() -> None:
    state = row("arjhan", tiles=3)
    wolf = put(state, "wolf", 2, 0, 0)
    events = use(state, "come-and-get-it")
    assert used(state, "come-and-get-it") and where(state, wolf) == (2, 0, 0) and not only(events, event.Attacked)


@proves("bodyguard", "CR-231", "CR-069", "CR-106")
def test_bodyguard_takes_the_place_of_a_hero_that_a_monster_hits(dice: Dice) -> None:
    state = row("arjhan,kat", at={"arjhan": (0, 0, 0), "kat": (1, 0, 0)}, powers={"arjhan": ["bodyguard"]})
    kobold = put(state, "kobold-skirmisher", 1, 3, 3)
    dice(HIT)
    events = act(state, kobold, React("bodyguard"))
    assert hp(state, "arjhan", "kat") == [10, 8] and only(events, event.AttackFoiled)
    assert where(state, "arjhan") == (1, 0, 0) and where(state, "kat") == (0, 0, 0)
    assert used(state, "bodyguard")


@proves("bodyguard")
@pytest.mark.parametrize("why", ["himself", "far", "trap", "miss"])
def test_bodyguard_is_for_hits_by_monsters_on_others_within_one_tile(dice: Dice, why: str) -> None:
    there = {"himself": (1, 0, 0), "far": (2, 0, 0)}.get(why, (0, 0, 1))
    state = row("arjhan,kat", tiles=4, at={"arjhan": (0, 0, 0), "kat": there}, powers={"arjhan": ["bodyguard"]})
    if why == "trap":
        dice(HIT, MISS)
        spring_trap(state, trap(state, "dart-trap", 0), Target("kat"))
    else:
        kobold = put(state, "kobold-skirmisher", {"himself": 0, "far": 3}.get(why, 0), 1, 1)
        dice(MISS if why == "miss" else HIT)
        answers = [Target("kat")] if why == "miss" else []
        act(state, kobold, *answers)
    assert not used(state, "bodyguard")


@proves("get-over-there", "CR-052", "CR-066")
def test_get_over_there_places_him_next_to_a_monster_two_tiles_away_instead_of_a_move() -> None:
    state = row("arjhan", tiles=4)
    far = put(state, "wolf", 3, 1, 1)
    assert not offered(state, "get-over-there"), "three tiles are too many"
    wolf = put(state, "ghoul", 2, 0, 3)
    state.heroes[0].conditions.append("immobilized")
    squares = choices(state, "get-over-there", "prompt-place-adjacent")
    assert (0, 0, 0) not in squares and (2, 1, 2) in squares and len(squares) == 5, "a corner has five neighbours"
    evening = Evening(state)
    evening.play(Use("get-over-there"), *[Target(wolf.id)] * (evening.asked[1] == "prompt-target"))
    evening.play(to(state, 2, 1, 2))
    assert where(evening.state, "arjhan") == (2, 1, 2) and far.id
    assert evening.state.turn.parts == ["move"] and used(evening.state, "get-over-there")


@proves("get-over-there")
def test_get_over_there_needs_a_move_left() -> None:
    state = row("arjhan")
    put(state, "wolf", 0, 3, 3)
    state.turn.parts = ["attack"]
    assert offered(state, "get-over-there"), "the move after the attack"
    state.turn.parts = ["attack", "move"]
    assert not offered(state, "get-over-there")


@proves("get-over-there")
def test_get_over_there_may_take_him_to_another_side_of_a_neighbour() -> None:
    state = row("arjhan", at={"arjhan": (0, 0, 0)})
    put(state, "wolf", 0, 1, 1)
    use(state, "get-over-there", to(state, 0, 2, 2))
    assert where(state, "arjhan") == (0, 2, 2)


@proves("unstoppable", "CR-102", "CR-120")
@pytest.mark.parametrize(("damage", "left"), [(5, 7), (1, 10), (0, None)])
def test_unstoppable_at_the_start_of_his_hero_phase(damage: int, left: int | None) -> None:
    state = row("arjhan", phase="start", powers={"arjhan": ["unstoppable"]})
    state.heroes[0].damage = damage
    evening = Evening(state)
    if left is None:
        assert evening.asked[1] == "prompt-hero-phase", "unhurt: not offered"
        return
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("unstoppable"))
    assert evening.hp("arjhan") == left and used(evening.state, "unstoppable")
    assert Use("unstoppable") not in evening.options


@proves("unstoppable")
def test_unstoppable_is_too_late_once_the_hero_phase_runs() -> None:
    state = row("arjhan")
    state.heroes[0].damage = 5
    assert not offered(state, "unstoppable")
