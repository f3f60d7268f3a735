"""Thorgrim's Power cards: the cleric's ten."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickCondition, PickTile, React, Target
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
    hp,
    offered,
    only,
    play,
    row,
    tile,
    to,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, proves, put, trap


@proves("healing-word", "CR-102", "CR-238")
def test_healing_word_gives_any_hero_its_own_surge_value_and_raises_the_fallen() -> None:
    state = row("thorgrim,arjhan", tiles=4, at={"arjhan": (3, 1, 1)})
    assert not offered(state, "healing-word"), "nobody is hurt"
    state.heroes[1].damage = 10
    events = use(state, "healing-word", Target("arjhan"))
    assert hp(state, "arjhan") == [5] and only(events, event.HeroRose)
    assert used(state, "healing-word") and state.turn.parts == [], "free, and turned"


@proves("divine-flare", "CR-101", "CR-116")
def test_divine_flare_ends_a_condition_on_its_tile_only_when_it_hits(dice: Dice) -> None:
    state = row("thorgrim,arjhan", at={"thorgrim": (0, 0, 3)})
    far = put(state, "wraith", 1, 0, 0)
    assert not offered(state, "divine-flare"), "adjacent, but on another tile"
    wraith = put(state, "wraith", 0, 3, 0)
    state.heroes[0].conditions, state.heroes[1].conditions = ["slowed"], ["immobilized"]
    dice(8)
    use(state, "divine-flare", Target(wraith.id))
    assert hp(state, wraith, far) == [2, 2] and conditions(state) == ["slowed"], "8 + 6 misses AC 15"
    dice(9)
    use(state, "divine-flare", Target(wraith.id), PickCondition("arjhan", "immobilized"))
    assert hp(state, wraith) == [1] and conditions(state) == ["slowed"] and conditions(state, 1) == []
    assert not used(state, "divine-flare")


@proves("divine-flare", "healing-strike")
def test_what_a_hit_mends_is_near_and_broken(dice: Dice) -> None:
    state = row("thorgrim,arjhan,kat", at={"thorgrim": (0, 0, 0), "kat": (1, 0, 0)})
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(HIT)
    use(state, "healing-strike", Target(gargoyle.id))
    assert hp(state, gargoyle) == [1], "nobody is hurt, so nobody is asked"
    for hero in state.heroes:
        hero.conditions.append("slowed")
    dice(HIT)
    mended = choices(state, "divine-flare", "prompt-end-condition", Target(gargoyle.id))
    assert mended == [PickCondition("thorgrim", "slowed"), PickCondition("arjhan", "slowed")], "on his tile"
    state.heroes[1].damage, state.heroes[2].damage = 1, 1
    dice(HIT)
    assert choices(state, "healing-strike", "prompt-heal", Target(gargoyle.id)) == ["arjhan", "kat"], "who is hurt"


@proves("healing-strike", "CR-248", "CR-116")
@pytest.mark.parametrize(("face", "healed"), [(8, 1), (7, 0)])
def test_healing_strike_heals_one_hero_within_one_tile_on_a_hit(dice: Dice, face: int, healed: int) -> None:
    state = row("thorgrim,arjhan,kat", tiles=3, at={"thorgrim": (0, 0, 0), "arjhan": (1, 0, 0), "kat": (2, 0, 0)})
    for hero in state.heroes:
        hero.damage = 3
    skeleton = put(state, "skeleton", 0, 1, 1)
    put(state, "gargoyle", 0, 0, 2)
    assert choices(state, "healing-strike") == [skeleton.id], "adjacent only"
    dice(face)
    if healed:
        assert choices(state, "healing-strike", "prompt-heal") == ["thorgrim", "arjhan"], "Kat is two tiles away"
        dice(face)
    answers = [Target("thorgrim")] if healed else []
    use(state, "healing-strike", Target(skeleton.id), *answers)
    assert hp(state, "thorgrim", "arjhan", "kat") == [5 + healed, 7, 5]


@proves("lance-of-faith", "CR-034", "CR-117")
def test_lance_of_faith_reaches_one_tile_and_burns_the_undead(dice: Dice) -> None:
    state = row("thorgrim", tiles=3)
    undead, gargoyle, far = put(state, "wraith", 1, 3, 3), put(state, "gargoyle", 0, 3, 3), put(state, "ghoul", 2, 0, 0)
    assert choices(state, "lance-of-faith") == [undead.id, gargoyle.id], far
    dice(9)
    events = use(state, "lance-of-faith", Target(undead.id))
    assert only(events, event.Damaged)[0].amount == 2
    dice(10)
    use(state, "lance-of-faith", Target(gargoyle.id))
    assert hp(state, gargoyle) == [1], "16 hits AC 16 for 1"
    dice(8)
    state = row("thorgrim")
    wraith = put(state, "wraith", 0, 3, 3)
    use(state, "lance-of-faith", Target(wraith.id))
    assert hp(state, wraith) == [2], "14 misses AC 15"


@proves("beacon-of-hope", "CR-100", "CR-113")
def test_beacon_of_hope_heals_the_chosen_tile_even_when_all_rolls_miss(dice: Dice) -> None:
    state = row("thorgrim,arjhan,kat", tiles=3, at={"kat": (1, 3, 3), "arjhan": (1, 3, 2)})
    for hero in state.heroes:
        hero.damage = 2
    state.heroes[2].damage = 8
    one, other = put(state, "wolf", 1, 0, 0), put(state, "gargoyle", 1, 0, 1)
    put(state, "zombie", 2, 0, 0)
    dice(9, 9)
    events = use(state, "beacon-of-hope", PickTile(1), Target(one.id))
    assert hp(state, other) == [2] and len(only(events, event.Attacked)) == 2, (
        "15 hits the Wolf, misses the Gargoyle, no miss damage"
    )
    assert hp(state, "thorgrim", "arjhan", "kat") == [6, 9, 1], "the tile's Heroes, the fallen one too"
    assert used(state, "beacon-of-hope")
    state.heroes[0].powers.clear()
    dice(MISS)
    use(state, "beacon-of-hope", PickTile(1))
    assert hp(state, "arjhan") == [10]


@proves("flame-strike", "CR-034", "CR-103", "CR-113")
def test_flame_strike_burns_a_tile_up_to_two_away(dice: Dice) -> None:
    state = row("thorgrim", tiles=4)
    gargoyle, zombie, far = put(state, "gargoyle", 2, 0, 0), put(state, "zombie", 2, 0, 1), put(state, "wolf", 3, 1, 1)
    assert choices(state, "flame-strike", "prompt-attack-tile") == [2], far
    dice(9, HIT)
    use(state, "flame-strike", PickTile(2), Target(gargoyle.id))
    assert hp(state, gargoyle) == [1] and figure.monster(state, zombie.id) is None, "15 misses AC 16: Miss 1"
    assert used(state, "flame-strike"), "turned although it missed one"


@proves("hallowed-advance", "CR-274", "CR-103")
def test_hallowed_advance_lets_each_other_hero_move_a_tile_hit_or_miss(dice: Dice) -> None:
    state = row("thorgrim,arjhan,kat,allisa,immeril", tiles=3)
    state.heroes[4].damage = 6
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    state.heroes[1].conditions.append("slowed")
    state.heroes[2].conditions.append("immobilized")
    dice(10)
    squares = choices(state, "hallowed-advance", "prompt-advance", Target(gargoyle.id))
    assert (0, 1, 1) not in squares and {place[0] for place in squares[:-1]} == {0, 1}, "free squares within one tile"
    dice(10)
    use(state, "hallowed-advance", Target(gargoyle.id), to(state, 1, 3, 3), Done())
    assert hp(state, gargoyle) == [1], "15 misses AC 16: Miss 1"
    assert where(state, "arjhan") == (1, 3, 3), "squares are not counted"
    assert tile(state, "kat") == 0 and tile(state, "allisa") == 0
    state.heroes[0].powers.clear()
    dice(11)
    events = use(state, "hallowed-advance", Target(gargoyle.id), Done(), Done())
    assert only(events, event.Damaged)[0].amount == 1, "only 1 was left of it"


@proves("hallowed-advance")
def test_hallowed_advance_deals_three_and_reaches_one_tile_only(dice: Dice) -> None:
    state = row("thorgrim,arjhan", tiles=3)
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(14)
    with pytest.raises(AssertionError, match="is not among"):
        use(state, "hallowed-advance", Target(strahd.id), to(state, 2, 0, 0))
    assert hp(state, strahd) == [9]


@proves("bless", "CR-049")
def test_bless_serves_who_was_near_until_the_end_of_the_next_hero_phase(dice: Dice) -> None:
    state = row("thorgrim,arjhan,kat", tiles=3, at={"arjhan": (1, 0, 0), "kat": (2, 0, 0)})
    use(state, "bless")
    assert [stats.bonus(state, "attack", seat, "") for seat in range(3)] == [2, 2, 0]
    assert used(state, "bless") and state.turn.parts == []
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 0, "") == 2, "the end of this Hero Phase does not end it"
    play(state, expire(state, 1))
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 1, "") == 0


@proves("consecrated-ground", "CR-169", "CR-170", "CR-052")
def test_consecrated_ground_clears_a_trap_and_wards_off_the_next(dice: Dice) -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (1, 0, 0)})
    laid = trap(state, "fire-trap", 0)
    assert choices(state, "consecrated-ground", "prompt-tile") == [0, 1, 2]
    use(state, "consecrated-ground", PickTile(0))
    assert figure.marker_on(state, 0) == "consecrated-ground" and laid not in state.heroes[0].threats
    assert "fire-trap" in state.decks.encounter.discard
    state.heroes[0].powers.clear()
    use(state, "consecrated-ground", PickTile(1))
    assert figure.marker_on(state, 0) is None, "there is one such marker"
    events = encounter(state, "dart-trap")
    assert only(events, event.EncounterDrawn)[-1].card == "dart-trap", "no other card is drawn for it"
    assert len(only(events, event.EncounterDrawn)) == 1 and figure.marker_on(state, 1) is None
    encounter(state, "dart-trap")
    assert figure.marker_on(state, 1) == "dart-trap"


@proves("consecrated-ground", "CR-169")
def test_consecrated_ground_takes_the_place_of_a_power_marker() -> None:
    state = row("thorgrim")
    state.markers.append(Marker("freezing-cloud", 1, 0, 3))
    use(state, "consecrated-ground", PickTile(1))
    assert [mark.card for mark in state.markers] == ["consecrated-ground"]


@proves("consecrated-ground")
def test_consecrated_ground_takes_the_attack_part() -> None:
    state = row("thorgrim")
    state.turn.parts = ["attack"]
    assert not offered(state, "consecrated-ground")


@proves("shield-of-faith", "CR-106", "CR-107", "CR-049")
def test_shield_of_faith_foils_any_hit_on_its_tile_and_guards_who_is_near(dice: Dice) -> None:
    state = row(
        "thorgrim,allisa,kat",
        tiles=3,
        at={"allisa": (0, 0, 1), "kat": (1, 0, 0)},
        active=1,
        powers={"thorgrim": ["shield-of-faith"]},
    )
    dice(HIT)
    events = encounter(state, "gray-ooze", React("shield-of-faith"))
    assert hp(state, "allisa") == [8], "neither the hit nor the miss damage"
    assert only(events, event.AttackFoiled) and used(state, "shield-of-faith")
    assert [stats.bonus(state, "ac", seat, "") for seat in range(3)] == [2, 2, 2]
    play(state, expire(state, 0))
    assert stats.bonus(state, "ac", 1, "") == 0, "used in another turn it ends with the coming Hero Phase"


@proves("shield-of-faith", "bless", "CR-034")
def test_what_thorgrim_lends_does_not_reach_two_tiles(dice: Dice) -> None:
    state = row("thorgrim,kat", tiles=3, at={"kat": (2, 0, 0)}, powers={"thorgrim": ["shield-of-faith"]})
    dice(HIT)
    encounter(state, "gray-ooze", React("shield-of-faith"))
    assert [stats.bonus(state, "ac", seat, "") for seat in (0, 1)] == [2, 0]


@proves("shield-of-faith")
def test_shield_of_faith_does_not_reach_the_next_tile(dice: Dice) -> None:
    state = row("thorgrim,kat", at={"kat": (1, 0, 0)}, powers={"thorgrim": ["shield-of-faith"]})
    kobold = put(state, "kobold-skirmisher", 1, 3, 3)
    dice(HIT)
    act(state, kobold)
    assert hp(state, "kat") == [7] and not used(state, "shield-of-faith")
