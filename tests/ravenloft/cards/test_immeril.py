"""Immeril's Power cards: the wizard's ten."""

import pytest

from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickTile, React, Target
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Marker
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    act,
    choices,
    conditions,
    encounter,
    gone,
    hp,
    offered,
    only,
    play,
    row,
    spring_trap,
    to,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, on_top, proves, put, trap


@proves("fey-step", "CR-067", "CR-259", "CR-066")
def test_fey_step_is_free_and_works_while_immobilized() -> None:
    state = row("immeril", tiles=3)
    state.heroes[0].conditions.append("immobilized")
    state.turn.parts = ["move", "move"]
    put(state, "wolf", 1, 3, 3)
    squares = choices(state, "fey-step", "prompt-leap")
    assert {place[0] for place in squares} == {0, 1} and (1, 3, 3) not in squares
    assert offered(state, "fey-step")
    use(state, "fey-step", to(state, 1, 0, 0))
    assert where(state, "immeril") == (1, 0, 0) and used(state, "fey-step") and conditions(state) == ["immobilized"]


@proves("magic-missile", "CR-034", "CR-068", "CR-242")
def test_magic_missile_reaches_three_tiles_and_draws_a_missed_target_closer(dice: Dice) -> None:
    state = row("immeril", tiles=5)
    gargoyle, far, near = put(state, "gargoyle", 3, 1, 1), put(state, "wolf", 4, 1, 1), put(state, "wraith", 1, 0, 0)
    assert choices(state, "magic-missile") == [gargoyle.id, near.id], far
    dice(7)
    use(state, "magic-missile", Target(gargoyle.id), to(state, 2, 0, 0))
    assert where(state, gargoyle) == (2, 0, 0) and hp(state, gargoyle) == [2], "15 misses AC 16"
    dice(8)
    use(state, "magic-missile", Target(gargoyle.id))
    assert where(state, gargoyle) == (2, 0, 0) and hp(state, gargoyle) == [1]
    dice(6)
    use(state, "magic-missile", Target(near.id))
    assert where(state, near) == (1, 0, 0), "one tile away it stays"
    assert not used(state, "magic-missile")


@proves("thunderwave", "CR-221", "CR-113", "CR-157")
def test_thunderwave_strikes_his_tile_and_sends_every_survivor_to_one_tile(dice: Dice) -> None:
    state = row("immeril", tiles=4, at={"immeril": (1, 0, 0)})
    rats, gargoyle, wraith = put(state, "rat-swarm", 1, 3, 3), put(state, "gargoyle", 1, 3, 2), put(state, "wraith", 1, 3, 1)
    beside = put(state, "zombie", 0, 0, 3)
    assert choices(state, "thunderwave", "prompt-push-tile", Target(rats.id)) == [0, 1, 2]
    dice(8, 8, 8)
    use(
        state, "thunderwave", Target(rats.id), Target(gargoyle.id), PickTile(2), Target(gargoyle.id), to(state, 2, 0, 0),
        to(state, 2, 0, 1),
    )  # fmt: skip
    assert gone(state, rats) and hp(state, gargoyle, wraith, beside) == [2, 1, 1], "15 hits AC 12 and 15, misses 16"
    assert where(state, gargoyle) == (2, 0, 0) and where(state, wraith) == (2, 0, 1), "hit or missed"
    assert where(state, beside) == (0, 0, 3)


@proves("thunderwave")
def test_thunderwave_may_leave_them_where_they_are(dice: Dice) -> None:
    state = row("immeril")
    gargoyle = put(state, "gargoyle", 0, 3, 3)
    dice(MISS)
    use(state, "thunderwave", PickTile(0))
    assert where(state, gargoyle) == (0, 3, 3)


@proves("thunderwave")
def test_thunderwave_has_nobody_to_push_when_all_are_destroyed(dice: Dice) -> None:
    state = row("immeril")
    rats = put(state, "rat-swarm", 0, 3, 3)
    dice(HIT)
    use(state, "thunderwave")
    assert gone(state, rats)


@proves("scorching-burst", "CR-034", "CR-113", "CR-242")
def test_scorching_burst_fills_a_tile_exactly_one_away(dice: Dice) -> None:
    state = row("immeril", tiles=3)
    here, far = put(state, "zombie", 0, 3, 3), put(state, "rat-swarm", 2, 1, 1)
    assert not offered(state, "scorching-burst"), "neither the own tile nor one two away"
    wraith, gargoyle = put(state, "wraith", 1, 1, 1), put(state, "gargoyle", 1, 1, 2)
    dice(8, 8)
    use(state, "scorching-burst", PickTile(1), Target(wraith.id))
    assert hp(state, wraith, gargoyle, here, far) == [1, 2, 1, 1] and not used(state, "scorching-burst")


@proves("fireball", "CR-255", "CR-126", "CR-034")
def test_fireball_burns_everything_next_door(dice: Dice) -> None:
    state = row("immeril", tiles=3)
    state.turn.looted = []
    rats, gargoyle, here, far = (put(state, *place) for place in PLACES)
    on_top(state, "treasure", "breath-of-life", "clear-the-air")
    assert choices(state, "fireball", "prompt-attack-tile") == [1], (here, far)
    dice(5, 3)
    events = use(state, "fireball", PickTile(1), Target(rats.id))
    assert gone(state, rats) and hp(state, gargoyle) == [1], "12 hits AC 12; 10 misses: Miss 1"
    assert len(only(events, event.TreasureDrawn)) == 1 and state.pile == ["rat-swarm"] and used(state, "fireball")


PLACES = [("rat-swarm", 1, 3, 3), ("gargoyle", 1, 3, 2), ("zombie", 0, 3, 3), ("wolf", 2, 0, 0)]


@proves("fireball", "lightning-bolt")
@pytest.mark.parametrize(("card", "damage"), [("fireball", 3), ("lightning-bolt", 2)])
def test_the_wizards_great_spells_hurt_the_count(dice: Dice, card: str, damage: int) -> None:
    state = row("immeril")
    strahd = villain(state, "count-strahd", 1, 1, 1)
    dice(12)
    use(state, card, PickTile(1) if card == "fireball" else Target(strahd.id))
    assert hp(state, strahd) == [12 - damage]


@proves("lightning-bolt", "CR-113", "CR-034")
def test_lightning_bolt_forks_to_three_monsters_within_one_tile(dice: Dice) -> None:
    state = row("immeril", tiles=3)
    four = [
        put(state, "wolf", 0, 3, 3),
        put(state, "gargoyle", 0, 3, 2),
        put(state, "wraith", 1, 0, 0),
        put(state, "ghoul", 1, 0, 1),
    ]
    far = put(state, "zombie", 2, 0, 0)
    names = [other.id for other in four]
    assert choices(state, "lightning-bolt") == names, far
    dice(8, 8, 8)
    use(state, "lightning-bolt", *map(Target, names[:3]), *map(Target, names[:2]))
    assert gone(state, four[0]) and hp(state, four[1]) == [1] and gone(state, four[2]), "Miss 1 for the Gargoyle"
    assert not gone(state, four[3]) and used(state, "lightning-bolt")


@proves("freezing-cloud", "CR-228", "CR-048", "CR-270")
def test_freezing_cloud_hurts_its_tile_at_the_end_of_three_hero_phases() -> None:
    state = row("immeril", tiles=3)
    gargoyle, here = put(state, "gargoyle", 1, 3, 3), put(state, "zombie", 0, 3, 3)
    use(state, "freezing-cloud")
    cloud = figure.find_marker(state, "freezing-cloud")
    assert cloud and (cloud.tile, cloud.tokens) == (1, 3) and hp(state, gargoyle) == [2], "nothing yet"
    play(state, hero_phase.end(state, 0))
    assert hp(state, gargoyle, here) == [1, 1] and cloud.tokens == 2, "this Hero Phase counts"
    wraith = put(state, "wraith", 1, 0, 0)
    events = play(state, hero_phase.end(state, 0))
    assert gone(state, gargoyle) and hp(state, wraith) == [1] and only(events, event.MonsterDestroyed)[0].by == "immeril"
    play(state, hero_phase.end(state, 0))
    assert gone(state, wraith) and figure.find_marker(state, "freezing-cloud") is None and used(state, "freezing-cloud")


@proves("freezing-cloud", "CR-169")
def test_freezing_cloud_needs_a_neighbouring_tile_without_a_marker_and_the_attack() -> None:
    state = row("immeril", tiles=3, at={"immeril": (1, 0, 0)})
    assert choices(state, "freezing-cloud", "prompt-tile") == [0, 2]
    at_the_end = row("immeril", tiles=3)
    trap(at_the_end, "alarm", 1)
    assert not offered(at_the_end, "freezing-cloud"), "two tiles are too far"
    trap(state, "dart-trap", 0)
    trap(state, "alarm", 2)
    assert not offered(state, "freezing-cloud")
    state.heroes[0].threats.clear()
    state.turn.parts = ["attack"]
    assert not offered(state, "freezing-cloud")


@proves("dispel-magic", "CR-163")
def test_dispel_magic_cancels_his_own_encounter_card_for_nothing() -> None:
    state = row("immeril,arjhan", powers={"immeril": ["dispel-magic"]})
    state.pile = ["wraith"]
    events = encounter(state, "passage-of-time", React("dispel-magic"))
    assert hp(state, "immeril", "arjhan") == [6, 10] and state.pile == ["wraith"] and used(state, "dispel-magic")
    assert only(events, event.EncounterCancelled)[0].by == "dispel-magic"
    assert state.decks.encounter.discard == ["passage-of-time"]


@proves("dispel-magic")
def test_dispel_magic_does_not_help_another_hero() -> None:
    state = row("arjhan,immeril", powers={"immeril": ["dispel-magic"]})
    encounter(state, "passage-of-time")
    assert hp(state, "immeril", "arjhan") == [5, 9] and not used(state, "dispel-magic", seat=1)


@proves("illusionary-crowd", "CR-295", "CR-169", "CR-237")
def test_illusionary_crowd_draws_every_monster_but_villains_around_it() -> None:
    state = row("immeril", tiles=5)
    trap(state, "dart-trap", 1)
    strahd = villain(state, "count-strahd", 0, 3, 3)
    wolf, ghoul = put(state, "wolf", 0, 3, 0), put(state, "ghoul", 4, 1, 2)
    assert choices(state, "illusionary-crowd", "prompt-tile") == [0, 2, 3, 4], "a tile without a marker"
    places = choices(state, "illusionary-crowd", "prompt-place", PickTile(3), Target(wolf.id))
    assert {place[0] for place in places} == {2, 4} and (4, 1, 2) not in places, "free squares exactly one tile away"
    use(state, "illusionary-crowd", PickTile(3), Target(wolf.id), to(state, 2, 0, 0), to(state, 4, 1, 2))
    assert figure.marker_on(state, 3) == "illusionary-crowd" and state.turn.parts == [] and used(state, "illusionary-crowd")
    assert where(state, wolf) == (2, 0, 0) and where(state, ghoul) == (4, 1, 2) and where(state, strahd) == (0, 3, 3)


@proves("illusionary-crowd", "CR-237", "CR-147")
@pytest.mark.parametrize(("face", "stands"), [(5, False), (4, True)])
def test_illusionary_crowd_is_attacked_as_the_closest_hero_and_has_ac_14(dice: Dice, face: int, stands: bool) -> None:
    state = row("immeril", tiles=3)
    state.markers.append(Marker("illusionary-crowd", 2, 0))
    wolf = put(state, "wolf", 2, 0, 0)
    dice(face)
    events = act(state, wolf)
    [attacked] = only(events, event.Attacked)
    assert (attacked.target, attacked.ac, attacked.card) == ("illusionary-crowd", 14, "bite"), "adjacent: on its tile"
    assert (figure.find_marker(state, "illusionary-crowd") is not None) == stands
    assert hp(state, "immeril") == [6]


@proves("illusionary-crowd")
def test_illusionary_crowd_on_an_island_draws_nobody() -> None:
    state = row("immeril", tiles=1)
    wolf = put(state, "wolf", 0, 3, 3)
    use(state, "illusionary-crowd")
    assert figure.marker_on(state, 0) == "illusionary-crowd" and where(state, wolf) == (0, 3, 3)


@proves("illusionary-crowd")
def test_illusionary_crowd_shares_a_tile_attack_and_falls_to_miss_damage(dice: Dice) -> None:
    state = row("immeril")
    state.markers.append(Marker("illusionary-crowd", 0, 0))
    skeleton = put(state, "blazing-skeleton", 0, 3, 3)
    dice(MISS, MISS)
    act(state, skeleton, Target("illusionary-crowd"))
    assert figure.find_marker(state, "illusionary-crowd") is None and hp(state, "immeril") == [5]


@proves("shield", "CR-106", "CR-107", "CR-049")
def test_shield_foils_a_monsters_hit_and_guards_him_until_his_next_hero_phase_ends(dice: Dice) -> None:
    state = row("arjhan,immeril", at={"arjhan": (1, 3, 3)}, powers={"immeril": ["shield"]})
    kobold = put(state, "kobold-skirmisher", 0, 3, 3)
    dice(HIT)
    act(state, kobold, React("shield"))
    assert hp(state, "immeril") == [6] and stats.armour(state, "immeril") == 16 and stats.armour(state, "arjhan") == 17
    assert used(state, "shield", seat=1)
    play(state, expire(state, 1))
    assert stats.armour(state, "immeril") == 14


@proves("shield")
def test_shield_answers_neither_traps_nor_hits_on_others(dice: Dice) -> None:
    state = row("immeril,arjhan", at={"arjhan": (0, 3, 3)}, powers={"immeril": ["shield"]})
    laid = trap(state, "dart-trap", 0)
    dice(HIT, HIT)
    spring_trap(state, laid)
    wolf = put(state, "wolf", 0, 2, 2)
    dice(HIT)
    act(state, wolf)
    assert hp(state, "immeril", "arjhan") == [4, 6] and not used(state, "shield")
