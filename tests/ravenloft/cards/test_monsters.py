"""The Monsters: every line of every script, from the top."""

from typing import Any

import pytest

from game.rules.ravenloft import activation, event
from game.rules.ravenloft.choice import Target
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.scene import HIT, MISS, act, conditions, drift, hp, only, row, tile, to, use, villain, where
from tests.ravenloft.kit import Dice, proves, put

CARDS = {
    "blazing-skeleton": (13, 2, 2, "undead"),
    "gargoyle": (16, 2, 3, "elemental"),
    "ghoul": (16, 1, 2, "undead"),
    "kobold-skirmisher": (13, 1, 1, "reptile"),
    "rat-swarm": (12, 1, 1, "animal"),
    "skeleton": (16, 1, 2, "undead"),
    "spider": (15, 1, 2, "vermin"),
    "wolf": (14, 1, 1, "animal"),
    "wraith": (15, 2, 3, "undead"),
    "zombie": (11, 1, 1, "undead"),
}


def line(events: list[Any]) -> int:
    """The line of the script that was carried out; 0 for none."""
    return only(events, event.MonsterActivated)[0].line if only(events, event.MonsterActivated) else 0


def attacks(events: list[Any]) -> list[tuple[str, int, str]]:
    """Which attacks were made: name, bonus, target."""
    return [(attack.card, attack.bonus, attack.target) for attack in only(events, event.Attacked)]


@proves(*CARDS, "CR-143")
def test_the_numbers_on_the_monster_cards() -> None:
    printed = {
        card.id: (card.ac, card.hp, card.xp, *card.kinds) for card in MONSTERS.values() if not (card.villain or card.thing)
    }
    assert printed == CARDS
    assert all(MONSTERS[name].copies == 3 for name in CARDS)


@proves("CR-008", "CR-146", "CR-152")
@pytest.mark.parametrize(
    ("kind", "number", "steps"),
    [
        ("blazing-skeleton", 2, 1), ("ghoul", 3, 1), ("kobold-skirmisher", 2, 1), ("rat-swarm", 2, 1), ("skeleton", 3, 1),
        ("spider", 3, 2), ("wolf", 3, 2), ("wraith", 2, 1), ("zombie", 2, 1),
    ],
)  # fmt: skip
def test_the_last_line_walks_toward_the_closest_hero(kind: str, number: int, steps: int) -> None:
    state = row("arjhan,kat", tiles=5, at={"arjhan": (0, 0, 0), "kat": (0, 3, 3)})
    other = put(state, kind, 4, 1, 2)
    there = 4 - steps
    bones = {3: (3, 1, 1), 2: (2, 2, 1)}[there]
    events = act(state, other, to(state, *bones))
    assert line(events) == number and where(state, other) == bones, "onto the bone pile, or where the active player wants"
    assert not attacks(events)


@proves("CR-145", "CR-152")
@pytest.mark.parametrize(("kind", "reach"), [(kind, 2 if kind == "wolf" else 1) for kind in CARDS])
def test_just_out_of_reach_nobody_is_attacked(kind: str, reach: int) -> None:
    state = row("arjhan", tiles=5, at={"arjhan": (0, 0, 0)})
    other = put(state, kind, reach + 1, 1, 1)
    events = drift(activation.act(state, other.id))
    assert not attacks(events) and line(events) == (0 if kind == "gargoyle" else len(MONSTERS[kind].script))


@proves("CR-224")
def test_a_gargoyle_without_a_hero_near_never_moves() -> None:
    state = row("arjhan", tiles=3)
    gargoyle = put(state, "gargoyle", 2, 0, 0)
    events = act(state, gargoyle)
    assert line(events) == 0 and only(events, event.MonsterIdle) and where(state, gargoyle) == (2, 0, 0)


@proves("blazing-skeleton", "CR-250", "CR-151")
def test_blazing_skeleton_burns_the_closest_heros_tile_without_moving(dice: Dice) -> None:
    state = row("arjhan,kat,thorgrim", tiles=3, at={"arjhan": (1, 0, 0), "kat": (1, 0, 1), "thorgrim": (2, 0, 0)})
    skeleton = put(state, "blazing-skeleton", 0, 1, 1)
    dice(8, 8)
    events = act(state, skeleton, Target("arjhan"))
    assert line(events) == 1 and attacks(events) == [("ball-of-fire", 7, "arjhan"), ("ball-of-fire", 7, "kat")]
    assert hp(state, "arjhan", "kat", "thorgrim") == [9, 6, 8], "15 misses AC 17 (1), hits AC 15 (2)"
    assert where(state, skeleton) == (0, 1, 1)


@proves("gargoyle", "CR-151", "CR-224")
def test_gargoyle_whirls_on_the_closest_heros_tile(dice: Dice) -> None:
    state = row("arjhan,kat,thorgrim", tiles=3, at={"arjhan": (1, 0, 0), "kat": (1, 3, 3), "thorgrim": (2, 0, 0)})
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(8, 8)
    events = act(state, gargoyle, to(state, 1, 1, 1), Target("arjhan"))
    assert attacks(events) == [("whirlwind-of-claws", 8, "arjhan"), ("whirlwind-of-claws", 8, "kat")]
    assert where(state, gargoyle) == (1, 1, 1) and hp(state, "arjhan", "kat", "thorgrim") == [9, 6, 8]
    assert (conditions(state), conditions(state, 1)) == ([], ["slowed"]), "Slowed by the hit only"


@proves("ghoul", "CR-249", "CR-148")
def test_ghoul_bites_what_is_adjacent_and_paralyses_what_it_runs_to(dice: Dice) -> None:
    state = row("immeril", at={"immeril": (0, 0, 0)})
    ghoul = put(state, "ghoul", 0, 3, 3)
    dice(7)
    events = act(state, ghoul)
    assert line(events) == 2 and attacks(events) == [("paralyzing-claw", 7, "immeril")] and where(state, ghoul) == (0, 1, 1)
    assert hp(state, "immeril") == [5] and conditions(state) == ["immobilized"]
    dice(5)
    events = act(state, ghoul)
    assert line(events) == 1 and attacks(events) == [("rending-bite", 9, "immeril")] and hp(state, "immeril") == [2]
    dice(4)
    act(state, ghoul)
    assert hp(state, "immeril") == [2], "no damage on a miss"


@proves("kobold-skirmisher", "CR-225")
def test_kobold_skirmisher_throws_at_the_closest_hero_from_where_it_stands(dice: Dice) -> None:
    state = row("arjhan,kat", tiles=3, at={"arjhan": (1, 0, 0), "kat": (2, 0, 0)})
    kobold = put(state, "kobold-skirmisher", 0, 3, 3)
    dice(8)
    events = act(state, kobold)
    assert line(events) == 1 and attacks(events) == [("javelin", 9, "arjhan")]
    assert hp(state, "arjhan") == [9] and where(state, kobold) == (0, 3, 3)
    dice(7)
    act(state, kobold)
    assert hp(state, "arjhan") == [9]


@proves("rat-swarm", "CR-151", "CR-083")
def test_rat_swarm_bites_everybody_on_the_closest_heros_tile(dice: Dice) -> None:
    state = row("kat,thorgrim", at={"kat": (1, 0, 0), "thorgrim": (1, 3, 3)})
    rats = put(state, "rat-swarm", 0, 0, 0)
    dice(7, 8)
    events = act(state, rats, to(state, 1, 2, 2), Target("kat"))
    assert line(events) == 1 and attacks(events) == [("bites", 7, "kat"), ("bites", 7, "thorgrim")]
    assert hp(state, "kat", "thorgrim") == [7, 8] and where(state, rats) == (1, 2, 2), "no damage on a miss"
    dice(MISS, MISS)
    act(state, rats)
    assert where(state, rats) == (1, 2, 2), "on their tile it stays"


@proves("skeleton", "CR-148", "CR-149", "CR-150")
def test_skeleton_charges_and_then_hacks(dice: Dice) -> None:
    state = row("thorgrim", at={"thorgrim": (0, 0, 0)})
    skeleton = put(state, "skeleton", 1, 3, 3)
    dice(7)
    events = act(state, skeleton, to(state, 0, 1, 1))
    assert line(events) == 2 and attacks(events) == [("charging-slice", 9, "thorgrim")] and hp(state, "thorgrim") == [6]
    assert where(state, skeleton) == (0, 1, 1)
    dice(9)
    events = act(state, skeleton)
    assert line(events) == 1 and attacks(events) == [("scimitar", 7, "thorgrim")] and hp(state, "thorgrim") == [5]


@proves("spider", "CR-148", "CR-294")
def test_spider_spits_its_web_and_comes_along_the_thread(dice: Dice) -> None:
    state = row("arjhan", at={"arjhan": (0, 0, 0)})
    spider = put(state, "spider", 1, 3, 3)
    dice(5)
    events = act(state, spider)
    assert line(events) == 2 and where(state, spider) == (1, 3, 3) and conditions(state) == [], "16 misses AC 17"
    dice(6)
    events = act(state, spider, to(state, 0, 1, 1))
    assert attacks(events) == [("acidic-web", 11, "arjhan")] and hp(state, "arjhan") == [9]
    assert conditions(state) == ["slowed"] and where(state, spider) == (0, 1, 1)
    dice(10)
    events = act(state, spider)
    assert line(events) == 1 and attacks(events) == [("venomous-bite", 6, "arjhan")] and hp(state, "arjhan") == [8], "Miss 1"
    dice(11)
    act(state, spider)
    assert hp(state, "arjhan") == [6] and conditions(state) == ["slowed"]


@proves("wolf", "CR-148", "CR-149")
def test_wolf_pounces_from_two_tiles_away_and_then_bites(dice: Dice) -> None:
    state = row("thorgrim", tiles=3, at={"thorgrim": (0, 0, 0)})
    wolf = put(state, "wolf", 2, 0, 3)
    dice(9)
    events = act(state, wolf, to(state, 0, 1, 1))
    assert line(events) == 2 and attacks(events) == [("pounce", 7, "thorgrim")] and hp(state, "thorgrim") == [7]
    assert conditions(state) == ["slowed"] and tile(state, wolf) == 0
    dice(7)
    events = act(state, wolf)
    assert line(events) == 1 and attacks(events) == [("bite", 9, "thorgrim")] and hp(state, "thorgrim") == [5]


@proves("ghoul", "skeleton", "spider", "wolf", "CR-148")
@pytest.mark.parametrize("kind", ["ghoul", "skeleton", "spider", "wolf"])
def test_the_active_player_picks_among_adjacent_heroes_even_of_two_tiles(dice: Dice, kind: str) -> None:
    state = row("thorgrim,kat", at={"thorgrim": (0, 1, 2), "kat": (1, 1, 0)}, active=1)
    other = put(state, kind, 0, 1, 3)
    dice(MISS)
    events = act(state, other, Target("kat"))
    assert line(events) == 1 and attacks(events)[0][2] == "kat"


@proves("wraith", "CR-149", "CR-130")
def test_wraith_drains_with_one_line_near_and_far(dice: Dice) -> None:
    state = row("thorgrim", at={"thorgrim": (0, 0, 0)})
    wraith = put(state, "wraith", 1, 3, 3)
    dice(10)
    events = act(state, wraith, to(state, 0, 1, 1))
    assert line(events) == 1 and attacks(events) == [("life-draining-claw", 6, "thorgrim")] and hp(state, "thorgrim") == [5]
    square = where(state, wraith)
    dice(9)
    events = act(state, wraith)
    assert line(events) == 1 and hp(state, "thorgrim") == [4] and where(state, wraith) == square, "Miss 1; adjacent it stays"


@proves("wraith", "CR-130")
def test_a_dying_wraith_shrieks_at_every_hero_on_its_tile(dice: Dice) -> None:
    state = row("kat,arjhan,thorgrim", at={"kat": (0, 0, 0), "arjhan": (0, 3, 3), "thorgrim": (1, 0, 0)})
    wraith = put(state, "wraith", 0, 1, 1, damage=1)
    dice(HIT)
    use(state, "backstab", Target(wraith.id))
    assert hp(state, "kat", "arjhan", "thorgrim") == [7, 9, 8], "its slayer too, the next tile not"


@proves("zombie", "CR-251", "CR-226")
def test_zombie_strikes_with_the_weight_of_all_monsters_on_its_tile(dice: Dice) -> None:
    state = row("allisa", at={"allisa": (0, 0, 0)})
    put(state, "gargoyle", 0, 3, 3)
    villain(state, "count-strahd", 0, 3, 2)
    put(state, "wolf", 1, 0, 0)
    zombie = put(state, "zombie", 1, 3, 3)
    dice(9)
    events = act(state, zombie, to(state, 0, 1, 1))
    assert line(events) == 1 and hp(state, "allisa") == [8], "14 misses AC 15"
    dice(10)
    events = act(state, zombie)
    assert attacks(events) == [("rotting-fist", 5, "allisa")] and hp(state, "allisa") == [5], "three: counted where it went"
