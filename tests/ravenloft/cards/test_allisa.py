"""Allisa's Power cards: the ranger's ten."""

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.ravenloft import activation, event
from game.rules.ravenloft.choice import Disable, PickTile, React, Step, Target, Use
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    act,
    asked,
    choices,
    encounter,
    gone,
    hp,
    only,
    row,
    spring_trap,
    to,
    treasure,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put, spot, table, trap


@proves("careful-attack", "CR-270")
def test_careful_attack_needs_no_die_and_counts_as_no_hit() -> None:
    state = row("allisa")
    state.heroes[0].damage = 2
    strahd = villain(state, "count-strahd", 0, 1, 1)
    put(state, "wolf", 0, 3, 3)
    treasure(state, "rejuvenating-onslaught")
    assert choices(state, "careful-attack") == [strahd.id]
    events = use(state, "careful-attack", Target(strahd.id))
    assert hp(state, strahd, "allisa") == [11, 6] and not only(events, event.DieRolled)
    assert not used(state, "careful-attack")


@proves("hit-and-run", "CR-066")
@pytest.mark.parametrize(("face", "left"), [(10, 0), (9, 2)])
def test_hit_and_run_deals_two_and_places_her_anywhere_on_her_tile(dice: Dice, face: int, left: int) -> None:
    state = row("allisa", at={"allisa": (0, 0, 3)})
    state.heroes[0].conditions.append("immobilized")
    gargoyle = put(state, "gargoyle", 1, 0, 0)
    dice(face)
    squares = choices(state, "hit-and-run", "prompt-reposition")
    assert {place[0] for place in squares[:-1]} == {0} and len(squares) == 17, "all 16 squares, or none"
    dice(face)
    use(state, "hit-and-run", Target(gargoyle.id), to(state, 0, 3, 0))
    assert where(state, "allisa") == (0, 3, 0), "hit or miss"
    assert hp(state, gargoyle) == [left], "no damage on a miss"


@proves("hit-and-run", "CR-130", "CR-133")
def test_hit_and_run_ends_for_her_when_the_wraiths_shriek_fells_her(dice: Dice) -> None:
    state = row("allisa")
    state.heroes[0].damage = 7
    wraith = put(state, "wraith", 0, 1, 1)
    dice(HIT)
    use(state, "hit-and-run", Target(wraith.id))
    assert gone(state, wraith) and hp(state, "allisa") == [0] and where(state, "allisa") == (0, 0, 0)


@proves("hunters-shot", "CR-068", "CR-034")
def test_hunters_shot_lures_a_distant_target_that_it_missed(dice: Dice) -> None:
    state = row("allisa", tiles=4)
    wolf, near, far = put(state, "gargoyle", 2, 3, 3), put(state, "wraith", 1, 0, 0), put(state, "rat-swarm", 3, 1, 1)
    assert choices(state, "hunters-shot") == [wolf.id, near.id], far
    dice(9)
    use(state, "hunters-shot", Target(wolf.id), to(state, 1, 3, 3))
    assert where(state, wolf) == (1, 3, 3) and hp(state, wolf) == [2]
    dice(9)
    use(state, "hunters-shot", Target(wolf.id))
    assert where(state, wolf) == (1, 3, 3), "one tile away it is not drawn closer"
    dice(10)
    use(state, "hunters-shot", Target(wolf.id))
    assert hp(state, wolf) == [1]


@proves("twin-shot", "CR-113", "CR-034")
def test_twin_shot_rolls_for_up_to_two_different_monsters(dice: Dice) -> None:
    state = row("allisa", tiles=3)
    one, two, far = put(state, "wolf", 0, 3, 3), put(state, "gargoyle", 1, 3, 3), put(state, "zombie", 2, 0, 0)
    third = put(state, "ghoul", 1, 0, 0)
    assert choices(state, "twin-shot") == [one.id, two.id, third.id], far
    others = choices(state, "twin-shot", "prompt-another-target", Target(one.id))
    assert others == [two.id, third.id, Done()], "different ones, or one only"
    dice(10, 12)
    events = use(state, "twin-shot", Target(one.id), Target(two.id), Target(one.id))
    assert hp(state, third) == [1], "no third shot is asked for"
    assert [shot.hit for shot in only(events, event.Attacked)] == [True, True] and gone(state, one) and hp(state, two) == [1]
    dice(11)
    use(state, "twin-shot", Target(two.id), Done())
    assert hp(state, two) == [1], "15 misses AC 16; there was one target"


@proves("attacks-on-the-run", "CR-271", "CR-273", "CR-103")
def test_attacks_on_the_run_strikes_two_that_she_passed(dice: Dice) -> None:
    state = row("allisa", tiles=3, at={"allisa": (0, 0, 0)})
    first, passed, far = put(state, "gargoyle", 0, 1, 1), put(state, "wraith", 0, 1, 3), put(state, "wolf", 1, 3, 3)
    way = [Step(to(state, *place).square) for place in [(0, 0, 1), (0, 0, 2), (0, 0, 3), (1, 0, 0), (1, 0, 1), (1, 0, 2)]]
    assert choices(state, "attacks-on-the-run", "prompt-target", *way) == [first.id, passed.id], far
    dice(11, 11)
    use(state, "attacks-on-the-run", *way, Target(first.id), Target(passed.id), Target(first.id))
    assert where(state, "allisa") == (1, 0, 2), "six squares, then no more is asked"
    assert hp(state, first) == [1] and gone(state, passed), "15 misses AC 16: Miss 1; hits AC 15 for 2"
    assert used(state, "attacks-on-the-run") and state.turn.parts == []


@proves("attacks-on-the-run", "CR-062")
def test_attacks_on_the_run_never_strands_her_on_another_heros_square(dice: Dice) -> None:
    state = row("allisa,arjhan", at={"allisa": (0, 0, 0), "arjhan": (0, 0, 2)})
    put(state, "gargoyle", 0, 3, 3)
    state.heroes[0].conditions.append("slowed")
    one = Step(to(state, 0, 0, 1).square)
    assert (0, 0, 2) not in choices(state, "attacks-on-the-run", "prompt-run", one), (
        "the second of two steps must end on a free square"
    )
    state.heroes[0].conditions.clear()
    assert (0, 0, 2) in choices(state, "attacks-on-the-run", "prompt-run", one), "with more steps left she may pass through"


@proves("attacks-on-the-run", "split-the-tree", "CR-271", "CR-113")
@pytest.mark.parametrize("card", ["attacks-on-the-run", "split-the-tree"])
def test_two_targets_are_the_most(dice: Dice, card: str) -> None:
    state = row("allisa")
    state.heroes[0].conditions.append("immobilized")
    three = [put(state, kind, 0, *place) for kind, place in [("wolf", (1, 1)), ("ghoul", (0, 1)), ("gargoyle", (1, 0))]]
    dice(HIT, HIT, HIT)
    use(state, card, Target(three[0].id), Target(three[1].id), Target(three[0].id))
    assert [gone(state, other) for other in three] == [True, True, False]


@proves("attacks-on-the-run")
def test_attacks_on_the_run_without_a_step_attacks_from_where_she_stands(dice: Dice) -> None:
    state = row("allisa")
    state.heroes[0].conditions.append("immobilized")
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(12)
    use(state, "attacks-on-the-run", Target(gargoyle.id))
    assert gone(state, gargoyle)


@proves("bounding-attack", "CR-066", "CR-271")
def test_bounding_attack_places_her_within_one_tile_first(dice: Dice) -> None:
    state = row("allisa", tiles=3)
    state.heroes[0].conditions.append("immobilized")
    gargoyle = put(state, "gargoyle", 1, 3, 3)
    leap = choices(state, "bounding-attack", "prompt-leap")
    assert {place[0] for place in leap} == {0, 1}
    dice(9)
    use(state, "bounding-attack", to(state, 1, 2, 2), Target(gargoyle.id))
    assert where(state, "allisa") == (1, 2, 2) and hp(state, gargoyle) == [1], "Miss 1"
    assert used(state, "bounding-attack")
    strahd = villain(state, "count-strahd", 1, 0, 0)
    dice(13)
    state.heroes[0].powers.clear()
    use(state, "bounding-attack", to(state, 1, 1, 1), Target(strahd.id))
    assert hp(state, strahd) == [9]


@proves("split-the-tree", "CR-034", "CR-113")
def test_split_the_tree_hits_two_on_one_tile_up_to_two_away(dice: Dice) -> None:
    state = row("allisa", tiles=4)
    one, two = put(state, "gargoyle", 2, 0, 0), put(state, "wraith", 2, 0, 1)
    near, far = put(state, "ghoul", 1, 0, 0), put(state, "zombie", 3, 1, 1)
    assert choices(state, "split-the-tree") == [one.id, two.id, near.id], far
    assert choices(state, "split-the-tree", "prompt-another-target", Target(one.id)) == [two.id, Done()], "the same tile"
    dice(9, 9)
    use(state, "split-the-tree", Target(one.id), Target(two.id), Target(one.id))
    assert hp(state, one) == [1] and gone(state, two) and where(state, one) == (2, 0, 0), "Miss 1, hit 2, nobody is drawn closer"
    assert used(state, "split-the-tree")


@proves("crucial-aid", "CR-117", "CR-055")
@pytest.mark.parametrize("roll", ["attack", "disable", "event"])
def test_crucial_aid_adds_four_to_another_heros_roll(dice: Dice, roll: str) -> None:
    state = row("arjhan,allisa", at={"allisa": (1, 3, 3)}, powers={"allisa": ["crucial-aid"]})
    if roll == "attack":
        gargoyle = put(state, "gargoyle", 0, 1, 1)
        dice(6)
        [attack] = only(use(state, "cleave", Target(gargoyle.id), React("crucial-aid")), event.Attacked)
        assert hp(state, gargoyle) == [1] and attack.total == 6 + 6 + 4
    elif roll == "disable":
        trap(state, "dart-trap", 0)
        evening = Evening(state)
        dice(6)
        evening.play(Disable("dart-trap"), React("crucial-aid"))
        state = evening.state
        assert figure.trap_on(state, 0) is None
    else:
        on_top(state, "treasure", "breath-of-life")
        dice(7)
        events = encounter(state, "lief-lipsiege", React("crucial-aid"))
        assert only(events, event.TreasureDrawn), "7 + 4: 11"
    assert used(state, "crucial-aid", seat=1)


@proves("crucial-aid")
def test_crucial_aid_serves_neither_herself_nor_monsters(dice: Dice) -> None:
    state = row("allisa,arjhan", at={"arjhan": (1, 3, 3)}, powers={"allisa": ["crucial-aid"]})
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(MISS)
    use(state, "hit-and-run", Target(gargoyle.id), Done())
    dice(MISS)
    act(state, gargoyle)
    assert not used(state, "crucial-aid")


@proves("unbalancing-parry", "CR-106", "CR-066")
def test_unbalancing_parry_foils_an_adjacent_monster_and_sends_it_a_tile_away(dice: Dice) -> None:
    state = row("allisa", tiles=4, at={"allisa": (1, 0, 0)}, powers={"allisa": ["unbalancing-parry"]})
    wolf = put(state, "wolf", 1, 1, 1)
    dice(HIT)
    copy = thaw(State, freeze(state))
    assert asked(copy, activation.act(copy, wolf.id), "prompt-push-tile", React("unbalancing-parry")) == [0, 1, 2]
    dice(HIT)
    act(state, wolf, React("unbalancing-parry"), PickTile(2), to(state, 2, 3, 3))
    assert hp(state, "allisa") == [8] and where(state, wolf) == (2, 3, 3) and used(state, "unbalancing-parry")


@proves("unbalancing-parry")
def test_unbalancing_parry_does_not_answer_a_javelin_from_afar(dice: Dice) -> None:
    state = row("allisa", powers={"allisa": ["unbalancing-parry"]})
    kobold = put(state, "kobold-skirmisher", 0, 3, 3)
    dice(HIT)
    act(state, kobold)
    assert hp(state, "allisa") == [7] and not used(state, "unbalancing-parry")


@proves("unbalancing-parry", "yield-ground", "CR-107")
def test_hits_on_others_do_not_concern_her(dice: Dice) -> None:
    state = row("kat,allisa", powers={"allisa": ["unbalancing-parry", "yield-ground"]})
    wolf = put(state, "wolf", 0, 1, 0)
    dice(HIT)
    act(state, wolf, Target("kat"))
    assert (
        hp(state, "kat", "allisa") == [6, 8]
        and not used(state, "unbalancing-parry", seat=1)
        and not used(state, "yield-ground", seat=1)
    )


@proves("unbalancing-parry", "yield-ground", "CR-107", "CR-235")
def test_a_hero_under_a_spell_is_no_monster(dice: Dice) -> None:
    state = row("kat,allisa", powers={"kat": ["backstab"], "allisa": ["unbalancing-parry", "yield-ground"]})
    dice(HIT)
    encounter(state, "strahds-whispers", Target("allisa"))
    assert hp(state, "allisa") == [7]


@proves("yield-ground", "CR-071")
def test_yield_ground_is_not_offered_to_one_who_cannot_move(dice: Dice) -> None:
    state = row("allisa", powers={"allisa": ["yield-ground"]})
    state.heroes[0].conditions.append("immobilized")
    dice(HIT)
    act(state, put(state, "wolf", 0, 1, 1))
    assert hp(state, "allisa") == [6] and not used(state, "yield-ground")


@proves("yield-ground", "CR-064", "CR-273")
@pytest.mark.parametrize(("kind", "face", "asked_for"), [("wolf", HIT, True), ("wraith", MISS, True), ("wolf", MISS, False)])
def test_yield_ground_moves_her_when_a_monster_damages_her(dice: Dice, kind: str, face: int, asked_for: bool) -> None:
    state = row("allisa", at={"allisa": (0, 0, 0)}, powers={"allisa": ["yield-ground"]})
    other = put(state, kind, 0, 1, 1)
    dice(face)
    answers = [React("yield-ground"), to(state, 1, 0, 2)] if asked_for else []
    act(state, other, *answers)
    assert used(state, "yield-ground") == asked_for
    assert where(state, "allisa") == ((1, 0, 2) if asked_for else (0, 0, 0)), "also for the damage of a miss"


@proves("yield-ground")
def test_yield_ground_is_no_answer_to_a_trap(dice: Dice) -> None:
    state = row("allisa", powers={"allisa": ["yield-ground"]})
    dice(HIT)
    spring_trap(state, trap(state, "dart-trap", 0))
    assert hp(state, "allisa") == [6] and not used(state, "yield-ground")


@proves("attacks-on-the-run", "CR-062", "CR-271")
def test_a_run_offers_no_end_where_another_hero_stands() -> None:
    """Halfway over a friend's square there is no stopping, neither as an answer nor as the default."""
    state = table("allisa,kat", powers={"allisa": ["attacks-on-the-run"]}, at={"allisa": (0, 0, 0), "kat": (0, 1, 1)})
    put(state, "zombie", 0, 3, 3)
    evening = Evening(state)
    evening.play(Use("attacks-on-the-run"), Step(spot(0, 1, 1, state)))
    decision = evening.game.decision
    assert decision is not None and decision.default is None
    assert Done() not in evening.options
