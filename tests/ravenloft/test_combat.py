"""Attacks: rolls against AC, hits, misses and what follows."""

import pytest

from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickTile, Target, Use
from game.rules.ravenloft.state import Lasting, Marker, State
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.rules.ravenloft.tables.content import Level
from tests.ravenloft.kit import Dice, Evening, on_top, put, spot, table
from tests.ravenloft.scenes import amend, dusk, field, of


@pytest.mark.rule("CR-109", "CR-118")
def test_a_power_is_chosen_before_its_targets_and_those_before_the_first_roll(dice: Dice) -> None:
    # One without a target in range is not on offer.
    state = table("kat 0/1/3", tiles=field(3), powers={"kat": ["backstab", "snipe-shot"]}, foes="wolf 0/1/2, ghoul 1/3/3")
    put(state, "zombie", 2, 0, 0)
    evening = Evening(state)
    assert of(evening.options, Use) == [Use("backstab"), Use("snipe-shot")] and not of(evening.options, Target)
    evening.play(Use("snipe-shot"))
    assert set(evening.options) == {Target("wolf-1"), Target("ghoul-1")}
    backstab = Evening(state, Use("backstab"))
    assert set(backstab.options) == {Target("wolf-1")}
    # Lightning Bolt: up to three different Monsters, all named first; the attacker then orders the rolls.
    state = table("immeril 0/1/1", tiles=field(2), powers={"immeril": ["lightning-bolt"]})
    for column, kind in enumerate(("gargoyle", "wraith", "wolf", "zombie")):
        put(state, kind, 1, 0, column)
    dice(1, 1, 1)
    evening = Evening(state, Use("lightning-bolt"), Target("gargoyle-1"), Target("wraith-1"), Target("wolf-1"))
    assert not evening.seen(event.DieRolled) and evening.asked[1] == "prompt-next-target"
    evening.play(Target("wolf-1"), Target("gargoyle-1"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["wolf-1", "gargoyle-1", "wraith-1"]


@pytest.mark.rule("CR-111", "CR-112", "CR-114", "CR-115", "CR-116", "CR-123")
def test_the_total_is_held_against_the_armour_class_and_no_face_always_hits_or_misses(
    dice: Dice, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Backstab +7, damage 1: equal to the AC hits; damage comes off the Hit Points of the card.
    for kind, face, total, hit, left in [
        ("gargoyle", 9, 16, True, 1), ("gargoyle", 8, 15, False, 2), ("zombie", 4, 11, True, 0), ("zombie", 3, 10, False, 1),
        ("rat-swarm", 5, 12, True, 0),
    ]:  # fmt: skip
        state = table("kat 0/1/1", powers={"kat": ["backstab"]})
        foe = put(state, kind, 0, 1, 2)
        on_top(state, "treasure", "clear-the-air")
        dice(face)
        evening = Evening(state, Use("backstab"), Target(foe.id))
        [blow] = evening.seen(event.Attacked)
        assert (blow.total, blow.bonus, blow.hit) == (total, 7, hit) and evening.hp(foe.id) == left
        assert bool(evening.seen(event.MonsterDestroyed)) is (left == 0)
    # A Zombie's fist, +5, against Arjhan; his Cleave, +6, one harder to hit, against the Zombie.
    for face, ac, hit in [(1, 6, True), (20, 26, False)]:
        amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=ac, hp=10, speed=5, surge=5)])
        amend(monkeypatch, MONSTERS, "zombie", ac=ac + 1)
        state = table("arjhan 0/1/1", powers={"arjhan": ["cleave"]}, foes="zombie 0/1/2", top={"treasure": "clear-the-air"})
        dice(face)
        assert [blow.hit for blow in dusk(state).seen(event.Attacked)] == [hit]
        state = table("arjhan 0/1/1", powers={"arjhan": ["cleave"]}, foes="zombie 0/1/2", top={"treasure": "clear-the-air"})
        dice(face)
        assert [blow.hit for blow in Evening(state, Use("cleave"), Target("zombie-1")).seen(event.Attacked)] == [hit]


@pytest.mark.rule("CR-113", "CR-116", "CR-118", "CR-126", "CR-151", "CR-237", "CR-255")
def test_attacks_on_whole_tiles(dice: Dice) -> None:
    # Dice 5 and 3: 12 hits the Rats, 10 misses the Gargoyle, which keeps 1 Hit Point. One Treasure, one experience.
    state = table("immeril 0/1/1", tiles=field(2), powers={"immeril": ["fireball"]}, foes="rat-swarm 1/0/0, gargoyle 1/3/3")
    on_top(state, "treasure", "clear-the-air")
    dice(5, 3)
    evening = Evening(state, Use("fireball"), PickTile(1))
    assert set(evening.options) == {Target("rat-swarm-1"), Target("gargoyle-1")}
    evening.play(Target("rat-swarm-1"))
    found = [(blow.target, blow.total, blow.hit) for blow in evening.seen(event.Attacked)]
    assert found == [("rat-swarm-1", 12, True), ("gargoyle-1", 10, False)]
    assert evening.hp("gargoyle-1") == 1 and evening.state.pile == ["rat-swarm"] and len(evening.seen(event.TreasureDrawn)) == 1
    kinds = [type(seen).__name__ for seen in evening.events]
    second = len(kinds) - 1 - kinds[::-1].index("Attacked")
    assert kinds.index("MonsterDestroyed") < second < kinds.index("TreasureDrawn"), "the first falls before the second roll"
    # One roll for each standing Hero on the tile and for the Crowd, in the active player's order; the fallen one is
    # spared.
    state = table("arjhan 1/0/0, kat 1/1/1, allisa 1/2/2 -8", tiles=field(2), powers={})
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    put(state, "rat-swarm", 1, 3, 3)
    dice(20, 1, 1)
    evening = dusk(state).until("prompt-attack-order")
    assert evening.asked[0] == 0 and set(evening.options) == {Target("arjhan"), Target("kat"), Target("illusionary-crowd")}
    evening.play(Target("illusionary-crowd"), Target("kat"))
    found = [(blow.target, blow.hit) for blow in evening.seen(event.Attacked)]
    assert found == [("illusionary-crowd", True), ("kat", False), ("arjhan", False)] and evening.state.markers == []


@pytest.mark.rule("CR-116", "CR-119", "CR-121", "CR-132")
def test_damage_stays_and_surplus_is_lost(dice: Dice) -> None:
    # A Fireball's 3 points count for no more than the 1 that was left.
    state = table("immeril 0/1/1", tiles=field(2), powers={"immeril": ["fireball"]}, foes="gargoyle 1/3/3 -1")
    on_top(state, "treasure", "clear-the-air")
    dice(19)
    assert [(seen.amount, seen.left) for seen in Evening(state, Use("fireball"), PickTile(1)).seen(event.Damaged)] == [(1, 0)]
    # Hero keeps damage and never falls below zero.
    state = table("immeril 0/1/1 -4", powers={}, foes="ghoul 0/1/2")
    dice(20)
    evening = dusk(state)
    assert [(seen.amount, seen.left) for seen in evening.seen(event.Damaged)] == [(2, 0)] and evening.seen(event.HeroFell)
    assert evening.hp("immeril") == 3  # the surge of the next turn, counted from 0
    assert evening.asked[1] == "prompt-hero-phase"
    assert evening.state.heroes[0].square == spot(0, 1, 1, evening.state), "she lay where she fell"


def lone(power: str, kind: str, **given: object) -> tuple[State, Evening]:
    """Kat beside a Monster, far from everybody else."""
    state = table("kat", at={"kat": (0, 1, 1)}, powers={"kat": [power]}, **given)  # type: ignore[arg-type]  # options of the table
    put(state, kind, 0, 1, 2)
    return state, Evening(state)


@pytest.mark.rule("CR-117", "CR-183", "CR-184")
def test_all_bonuses_add_up(dice: Dice) -> None:
    # Holy Avenger (+3 against adjacent Undead), Magic Sword, Sneak Attack (+4, damage +1), Guided Strikes (+2), Backstab
    # (+7).
    state, _ = lone("backstab", "wraith", items={"kat": ["holy-avenger", "magic-sword"]})
    state.lasting += [Lasting("sneak-attack", [0], 0, 2), Lasting("guided-strikes", [0], 0, 2)]
    on_top(state, "treasure", "clear-the-air")
    dice(1)
    evening = Evening(state, Use("backstab"), Target("wraith-1"))
    [blow] = evening.seen(event.Attacked)
    assert (blow.bonus, blow.total, blow.hit) == (7 + 3 + 1 + 4 + 2, 18, True)
    assert [seen.amount for seen in evening.seen(event.Damaged)][:1] == [2]
