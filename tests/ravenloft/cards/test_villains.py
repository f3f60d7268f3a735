"""The Villains beside the Count: their cards and every line of their scripts; and the objects of adventures."""

from typing import Any

import pytest

from game.rules.ravenloft import activation, event, stats, wounds
from game.rules.ravenloft.choice import PickTile, Target
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.space import distance, figure, placing, targets
from game.rules.ravenloft.state import Marker, Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    act,
    asked,
    choices,
    conditions,
    drift,
    gone,
    hp,
    offered,
    only,
    play,
    row,
    tile,
    to,
    use,
    villain,
    where,
)
from tests.ravenloft.kit import Dice, on_top, proves, put, spot

NUMBERS = {
    "gravestorm": (14, 20, 6, 3, ["undead"], ["dragons-breath"]),
    "klak": (14, 6, 5, 1, ["reptile"], []),
    "flesh-golem": (14, 10, 5, 2, ["undead"], []),
    "howling-hag": (15, 10, 5, 1, ["fey"], []),
    "werewolf": (15, 5, 5, 1, ["animal"], []),
    "young-vampire": (16, 8, 5, 1, ["vampire", "undead"], []),
    "zombie-dragon": (13, 13, 5, 2, ["undead"], []),
}


def lines(events: list[Any]) -> list[int]:
    return [activated.line for activated in only(events, event.MonsterActivated)]


def attacks(events: list[Any]) -> list[tuple[str, int, str]]:
    return [(attack.card, attack.bonus, attack.target) for attack in only(events, event.Attacked)]


@proves("CR-143", "CR-158", "CR-040")
@pytest.mark.parametrize("kind", NUMBERS)
def test_the_numbers_on_the_villains_cards(dice: Dice, kind: str) -> None:
    card = MONSTERS[kind]
    assert (card.ac, card.hp, card.xp, card.base, card.kinds, card.markers) == NUMBERS[kind]
    assert card.villain and not card.copies and not card.thing
    state = row("thorgrim", tiles=3)
    state.turn.looted = []
    on_top(state, "treasure", "breath-of-life")
    other = villain(state, kind, 0, 1, 0, damage=card.hp - 1)
    dice(HIT)
    events = use(state, "healing-strike", Target(other.id))
    assert gone(state, other) and state.pile == [kind] and only(events, event.TreasureDrawn), "experience and a Treasure"
    assert f"destroyed {kind}" in state.quest.done


# ------------------------------------------------------------------ Gravestorm


def storm(state: State, at: tuple[int, int, int] = (0, 0, 0), *, breath: bool = True, damage: int = 0) -> Monster:
    return villain(state, "gravestorm", *at, damage=damage, markers=("dragons-breath",) if breath else ())


@proves("gravestorm", "CR-151", "CR-245")
def test_gravestorm_breathes_on_the_fullest_tile_within_one_tile(dice: Dice) -> None:
    at = {"arjhan": (1, 0, 3), "kat": (1, 3, 3), "thorgrim": (1, 0, 2), "allisa": (0, 3, 0), "immeril": (0, 3, 3)}
    state = row("arjhan,kat,thorgrim,allisa,immeril", tiles=3, at=at)
    other = storm(state)
    dice(9, 1, 1)
    events = act(state, other, Target("arjhan"), Target("kat"))
    assert lines(events) == [1] and where(state, other) == (0, 0, 0)
    assert [attack[:2] for attack in attacks(events)] == [("blast-of-lightning", 8)] * 3
    assert hp(state, "arjhan", "kat", "thorgrim", "allisa", "immeril") == [7, 7, 7, 8, 6], "17 hits AC 17 for 3; 1 for a miss"
    assert other.markers == [] and [spent.marker for spent in only(events, event.MarkerSpent)] == ["dragons-breath"]


@proves("gravestorm", "CR-147")
def test_gravestorm_breathes_on_the_closest_of_two_equally_full_tiles(dice: Dice) -> None:
    at = {"arjhan": (1, 3, 3), "kat": (1, 2, 3), "thorgrim": (0, 3, 0), "allisa": (0, 3, 1)}
    state = row("arjhan,kat,thorgrim,allisa", tiles=2, at=at)
    dice(MISS, MISS)
    assert {name for _, _, name in attacks(act(state, storm(state)))} == {"thorgrim", "allisa"}


@proves("gravestorm", "CR-147")
def test_the_active_player_breaks_a_tie_between_tiles() -> None:
    at = {"arjhan": (0, 0, 0), "kat": (0, 3, 0), "thorgrim": (2, 0, 0), "allisa": (2, 3, 0)}
    state = row("arjhan,kat,thorgrim,allisa", tiles=3, at=at)
    other = storm(state, (1, 0, 0))  # on columns 0 to 2 of the middle tile; nobody stands on it
    state.heroes[2].square, state.heroes[3].square = spot(2, 0, 1, state), spot(2, 3, 1, state)
    state.heroes[0].square, state.heroes[1].square = spot(0, 0, 1, state), spot(0, 3, 1, state)
    found = asked(state, activation.act(state, other.id), "prompt-monster-target")
    assert len(found) == 2 and {figure.tiles_of(state, name)[0] for name in found} == {0, 2}, "one question for each tile"


@proves("gravestorm", "CR-295", "CR-237")
def test_the_crowd_makes_two_of_one_hero(dice: Dice) -> None:
    state = row("arjhan,kat", tiles=2, at={"arjhan": (1, 0, 3), "kat": (0, 3, 3)})
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    dice(MISS, MISS)
    assert {name for _, _, name in attacks(act(state, storm(state)))} == {"arjhan", "illusionary-crowd"}


@proves("gravestorm")
@pytest.mark.parametrize("why", ["no marker", "one hero on each tile", "too far", "fallen"])
def test_without_breath_or_a_crowd_gravestorm_bites_or_strikes_from_afar(dice: Dice, why: str) -> None:
    kat = {"no marker": (1, 0, 3), "one hero on each tile": (0, 3, 3), "too far": (3, 1, 2), "fallen": (1, 0, 3)}[why]
    arjhan = (3, 1, 1) if why == "too far" else (1, 0, 2)
    state = row("arjhan,kat", tiles=4, at={"arjhan": arjhan, "kat": kat})
    if why == "fallen":
        state.heroes[1].damage = 8
    dice(MISS)
    events = drift(activation.act(state, storm(state, breath=why != "no marker").id))
    assert lines(events) == [3 if why == "too far" else 2]


@proves("gravestorm", "CR-149", "CR-277")
def test_gravestorm_moves_next_to_the_closest_hero_and_bites(dice: Dice) -> None:
    state = row("thorgrim", tiles=3, at={"thorgrim": (1, 3, 3)})
    other = storm(state)
    dice(9)
    events = drift(activation.act(state, other.id))
    assert lines(events) == [2] and attacks(events) == [("bite", 8, "thorgrim")] and hp(state, "thorgrim") == [6]
    assert distance.adjacent(state, other.id, "thorgrim") and where(state, other)[2] == 0, "no farther than it must"


@proves("gravestorm", "CR-034", "CR-146")
def test_gravestorm_strikes_at_three_tiles_then_comes_one_nearer(dice: Dice) -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    other = storm(state, breath=False)
    dice(HIT)
    events = drift(activation.act(state, other.id))
    assert lines(events) == [3] and attacks(events) == [("burst-of-lightning", 8, "thorgrim")] and hp(state, "thorgrim") == [7]
    assert 1 in figure.tiles_of(state, other.id) and other.markers == []
    order = [type(one) for one in events if isinstance(one, event.Attacked | event.MonsterMoved)]
    assert order == [event.Attacked, event.MonsterMoved]


@proves("gravestorm")
def test_gravestorm_does_not_move_once_the_crowd_it_struck_is_gone(dice: Dice) -> None:
    state = row("thorgrim", tiles=5, at={"thorgrim": (4, 1, 1)})
    state.markers.append(Marker("illusionary-crowd", 2, 0))
    other = storm(state, breath=False)
    dice(HIT)
    events = act(state, other)
    assert lines(events) == [3] and not only(events, event.MonsterMoved) and where(state, other) == (0, 0, 0)


@proves("gravestorm", "CR-146", "CR-277")
@pytest.mark.parametrize("breath", [True, False])
def test_gravestorm_far_from_everybody_draws_breath(breath: bool) -> None:
    state = row("thorgrim", tiles=5, at={"thorgrim": (4, 1, 1)})
    other = storm(state, breath=breath)
    events = drift(activation.act(state, other.id))
    assert lines(events) == [4] and 2 in figure.tiles_of(state, other.id) and other.markers == ["dragons-breath"]
    assert [one.marker for one in only(events, event.MarkerGained)] == ([] if breath else ["dragons-breath"])


@proves("gravestorm", "CR-152")
def test_gravestorm_does_nothing_where_no_path_leads() -> None:
    state = row("thorgrim", tiles=1)
    state.board.tiles.append(state.board.tiles[0].__class__("T09", 5, 5, 0))
    other = storm(state, (1, 0, 0), breath=False)
    events = act(state, other)
    assert lines(events) == [4] and only(events, event.MonsterIdle) and other.markers == []


# ------------------------------------------------------------------ Klak


@proves("klak", "CR-151", "CR-066")
def test_klak_burns_his_tile_and_vanishes(dice: Dice) -> None:
    state = row("arjhan,kat,thorgrim", tiles=4, at={"arjhan": (1, 0, 0), "kat": (1, 3, 3), "thorgrim": (0, 1, 1)})
    klak = villain(state, "klak", 1, 1, 1)
    dice(9, 5)
    events = act(state, klak, Target("arjhan"), to(state, 2, 3, 0))
    assert lines(events) == [1] and attacks(events) == [("fire-burst", 8, "arjhan"), ("fire-burst", 8, "kat")]
    assert hp(state, "arjhan", "kat", "thorgrim") == [9, 8, 8], "17 hits AC 17 for 1; 13 misses AC 14 for nothing"
    assert where(state, klak) == (2, 3, 0), "the nearest tile without Heroes: on tile 0 stands Thorgrim"


@proves("CR-153")
@pytest.mark.parametrize("kind", [row.id for row in MONSTERS.values() if not row.thing])
def test_where_every_hero_lies_nobody_does_anything(kind: str) -> None:
    state = row("kat,arjhan", tiles=3, at={"kat": (1, 0, 0), "arjhan": (2, 0, 0)})
    for hero in state.heroes:
        hero.damage = 99
    other = villain(state, kind, 0, 0, 0)
    assert act(state, other) == [event.MonsterIdle(other.id)]


@proves("klak", "CR-279", "CR-287")
def test_klak_stays_where_nobody_is_left_to_flee_from_or_nowhere_is_empty(dice: Dice) -> None:
    state = row("kat", tiles=2, at={"kat": (0, 0, 0)})
    state.heroes[0].damage = 7
    klak = villain(state, "klak", 0, 3, 3)
    dice(HIT)
    act(state, klak)
    assert hp(state, "kat") == [0] and where(state, klak) == (0, 3, 3)
    state = row("kat,arjhan", tiles=2, at={"kat": (0, 0, 0), "arjhan": (1, 0, 0)})
    klak = villain(state, "klak", 0, 3, 3)
    dice(MISS)
    act(state, klak)
    assert where(state, klak) == (0, 3, 3)


@proves("klak", "CR-157", "CR-287")
@pytest.mark.parametrize(("monsters", "number"), [(0, 2), (1, 2), (2, 3)])
def test_klak_calls_help_while_there_are_fewer_monsters_than_heroes(dice: Dice, monsters: int, number: int) -> None:
    state = row("kat,arjhan", tiles=3, at={"kat": (0, 0, 0), "arjhan": (0, 0, 1)})
    state.turn.hero = 1
    for _, kind in zip(range(monsters), ("wolf", "zombie"), strict=False):
        put(state, kind, 0, 3, 3 if kind == "wolf" else 2)
    klak = villain(state, "klak", 1, 0, 0)
    villain(state, "werewolf", 2, 3, 3)
    on_top(state, "monster", "spider")
    dice(MISS)
    events = drift(activation.act(state, klak.id))
    assert lines(events) == [number], "Villains are not counted"
    new = [other for other in figure.monsters(state) if other.kind == "spider"]
    assert [(where(state, other), figure.controller(state, other.id)) for other in new] == (
        [((1, 1, 1), 1)] if number == 2 else []
    )


@proves("klak", "CR-034")
@pytest.mark.parametrize(("face", "left"), [(6, 7), (5, 7)])
def test_klaks_bolt_reaches_two_tiles(dice: Dice, face: int, left: int) -> None:
    state = row("kat", tiles=4, at={"kat": (2, 0, 0)})
    put(state, "wolf", 2, 3, 3)
    klak = villain(state, "klak", 0, 0, 0)
    dice(face)
    events = act(state, klak)
    assert lines(events) == [3] and attacks(events) == [("chaos-bolt", 8, "kat")] and hp(state, "kat") == [left]
    assert only(events, event.Attacked)[0].hit == (face == 6) and where(state, klak) == (0, 0, 0)


@proves("klak", "CR-146")
def test_klak_walks_one_tile() -> None:
    state = row("kat", tiles=4, at={"kat": (3, 1, 1)})
    put(state, "wolf", 3, 2, 1)
    klak = villain(state, "klak", 0, 0, 0)
    assert lines(act(state, klak, to(state, 1, 3, 3))) == [4] and where(state, klak) == (1, 3, 3)


# ------------------------------------------------------------------ the Flesh Golem


@proves("flesh-golem", "CR-148", "CR-277")
def test_the_golem_slams_every_adjacent_hero(dice: Dice) -> None:
    state = row("arjhan,kat,thorgrim", tiles=2, at={"arjhan": (0, 0, 0), "kat": (1, 2, 0), "thorgrim": (0, 3, 0)})
    golem = villain(state, "flesh-golem", 0, 1, 1)
    state.heroes[1].square = spot(0, 3, 3, state)
    dice(9, 5)
    events = act(state, golem, Target("arjhan"), Target("kat"))
    assert lines(events) == [1] and attacks(events)[:2] == [("slam", 8, "arjhan"), ("slam", 8, "kat")]
    assert hp(state, "arjhan", "kat") == [8, 8] and len(attacks(events)) == 3, "Thorgrim touches the other corner"
    assert not conditions(state, 0) and where(state, golem) == (0, 1, 1)


@proves("flesh-golem", "CR-149")
@pytest.mark.parametrize(("face", "left", "held"), [(6, 6, ["slowed"]), (5, 8, [])])
def test_the_golem_comes_and_slams_one_hero(dice: Dice, face: int, left: int, held: list[str]) -> None:
    state = row("kat", tiles=3, at={"kat": (1, 3, 3)})
    golem = villain(state, "flesh-golem", 0, 0, 0)
    dice(face)
    events = drift(activation.act(state, golem.id))
    assert lines(events) == [2] and attacks(events) == [("slam", 8, "kat")] and hp(state, "kat") == [left]
    assert conditions(state) == held and distance.adjacent(state, golem.id, "kat")


@proves("flesh-golem", "CR-146")
def test_the_golem_walks_one_tile() -> None:
    state = row("kat", tiles=4, at={"kat": (3, 1, 1)})
    golem = villain(state, "flesh-golem", 0, 0, 0)
    events = drift(activation.act(state, golem.id))
    assert lines(events) == [3] and 1 in figure.tiles_of(state, golem.id) and 2 not in figure.tiles_of(state, golem.id)


@proves("flesh-golem", "CR-117")
@pytest.mark.parametrize(("tokens", "face", "left"), [(0, HIT, 6), (1, HIT, 5), (3, HIT, 3), (3, MISS, 8)])
def test_each_enrage_token_adds_a_damage_to_hits(dice: Dice, tokens: int, face: int, left: int) -> None:
    state = row("kat", at={"kat": (0, 0, 0)})
    golem = villain(state, "flesh-golem", 0, 1, 1, markers=("enrage",) * tokens)
    dice(face)
    act(state, golem)
    assert stats.rage(golem) == tokens and hp(state, "kat") == [left]


# ------------------------------------------------------------------ the Howling Hag


@proves("howling-hag", "CR-034", "CR-151")
def test_the_hag_howls_at_every_hero_near_her(dice: Dice) -> None:
    state = row("arjhan,kat,thorgrim", tiles=4, at={"arjhan": (1, 0, 0), "kat": (0, 3, 3), "thorgrim": (2, 0, 0)})
    hag = villain(state, "howling-hag", 0, 0, 0)
    dice(10, 6)
    events = act(state, hag, Target("arjhan"))
    assert lines(events) == [1] and attacks(events) == [("howl", 7, "arjhan"), ("howl", 7, "kat")]
    assert hp(state, "arjhan", "kat", "thorgrim") == [9, 8, 8] and where(state, hag) == (0, 0, 0)


@proves("howling-hag", "CR-149", "CR-178", "CR-294")
def test_the_hags_claw_carries_a_hero_to_the_farthest_tile(dice: Dice) -> None:
    state = row("arjhan,kat", tiles=4, at={"arjhan": (1, 0, 0), "kat": (3, 1, 1)})
    hag = villain(state, "howling-hag", 0, 0, 0)
    dice(9)
    events = act(state, hag, to(state, 0, 0, 3), to(state, 3, 2, 2))
    assert lines(events) == [2] and attacks(events) == [("claw", 8, "arjhan")] and hp(state, "arjhan") == [8]
    assert where(state, hag) == (0, 0, 3) and where(state, "arjhan") == (3, 2, 2)
    dice(MISS)
    state.heroes[0].square = spot(0, 1, 3, state)
    act(state, hag)
    assert where(state, "arjhan") == (0, 1, 3) and hp(state, "arjhan") == [8]


@proves("howling-hag", "CR-178")
def test_the_active_player_picks_between_equally_far_tiles(dice: Dice) -> None:
    state = row("arjhan,kat", tiles=3, at={"arjhan": (1, 0, 0)})
    state.heroes[1].square = None
    state.turn.hero = 1
    hag = villain(state, "howling-hag", 1, 1, 1)
    dice(HIT)
    play(state, activation.act(state, hag.id), PickTile(2), to(state, 2, 0, 0))
    assert where(state, "arjhan") == (2, 0, 0)


@proves("howling-hag", "CR-147", "CR-294")
def test_the_hag_appears_beside_the_closest_hero_and_strikes_nobody() -> None:
    state = row("arjhan,kat", tiles=5, at={"arjhan": (3, 1, 1), "kat": (4, 1, 2)})
    hag = villain(state, "howling-hag", 0, 0, 0)
    events = act(state, hag, to(state, 3, 2, 1))
    assert lines(events) == [3] and where(state, hag) == (3, 2, 1) and not attacks(events)
    assert [moved.figure for moved in only(events, event.Relocated)] == [hag.id]


@proves("howling-hag", "CR-149")
def test_the_hag_appears_on_the_tile_of_a_hero_that_is_surrounded_and_beside_the_crowd() -> None:
    state = row("arjhan", tiles=3, at={"arjhan": (2, 0, 3)})
    for number, (line, column) in enumerate([(0, 2), (1, 2), (1, 3)]):
        put(state, ("wolf", "zombie", "spider")[number], 2, line, column)
    hag = villain(state, "howling-hag", 0, 0, 0)
    act(state, hag, to(state, 2, 3, 0))
    assert where(state, hag) == (2, 3, 0)
    state = row("arjhan", tiles=4, at={"arjhan": (3, 1, 1)})
    state.markers.append(Marker("illusionary-crowd", 2, 0))
    hag = villain(state, "howling-hag", 0, 0, 0)
    act(state, hag, to(state, 2, 0, 0))
    assert tile(state, hag) == 2


@proves("howling-hag", "CR-294")
def test_the_hag_finds_heroes_where_no_path_leads() -> None:
    state = row("arjhan,kat", tiles=1, at={"kat": (0, 0, 0)})
    placed = state.board.tiles[0].__class__
    state.board.tiles += [placed("T09", 2, 2, 0), placed("T11", 0, 5, 0)]
    state.heroes[0].square = spot(1, 0, 0, state)
    hag = villain(state, "howling-hag", 2, 0, 0)
    assert distance.apart(state, 2) == [5, 5, 0]
    state.heroes[1].square = None
    drift(activation.act(state, hag.id))
    assert distance.adjacent(state, hag.id, "arjhan")


# ------------------------------------------------------------------ the Werewolf


@proves("werewolf", "CR-120")
@pytest.mark.parametrize(("damage", "markers", "left"), [(2, (), 4), (0, (), 5), (2, ("silvered",), 3)])
def test_the_werewolf_regenerates_at_the_start_of_each_activation(
    dice: Dice, damage: int, markers: tuple[str, ...], left: int
) -> None:
    state = row("thorgrim", at={"thorgrim": (0, 0, 0)})
    wolf = villain(state, "werewolf", 0, 0, 2, damage=damage, markers=markers)
    dice(MISS)
    events = drift(activation.act(state, wolf.id))
    assert hp(state, wolf) == [left] and [one.cause for one in only(events, event.Healed)] == ["regenerate"] * (left == 4)
    assert lines(events) == [2] and attacks(events) == [("bite", 8, "thorgrim")] and hp(state, "thorgrim") == [8]


@proves("werewolf", "CR-120")
def test_the_werewolf_regains_nothing_while_a_hero_is_next_to_it(dice: Dice) -> None:
    state = row("thorgrim", at={"thorgrim": (0, 0, 0)})
    wolf = villain(state, "werewolf", 0, 0, 1, damage=2)
    dice(MISS)
    events = act(state, wolf)
    assert hp(state, wolf) == [3] and not only(events, event.Healed)
    assert lines(events) == [1] and attacks(events) == [("rake", 9, "thorgrim")] and hp(state, "thorgrim") == [8]


@proves("werewolf", "CR-153")
def test_the_werewolf_regenerates_where_there_is_nobody_to_hunt() -> None:
    state = row("thorgrim")
    state.heroes[0].damage = 8
    wolf = villain(state, "werewolf", 0, 3, 3, damage=2)
    events = act(state, wolf)
    assert hp(state, wolf) == [4] and only(events, event.MonsterIdle)


@proves("werewolf", "CR-148")
def test_the_werewolf_rakes_one_adjacent_hero_whom_the_active_player_picks(dice: Dice) -> None:
    state = row("thorgrim,kat", at={"thorgrim": (0, 0, 0), "kat": (0, 0, 2)})
    wolf = villain(state, "werewolf", 0, 0, 1)
    dice(7)
    events = act(state, wolf, Target("thorgrim"))
    assert lines(events) == [1] and hp(state, "thorgrim", "kat") == [6, 8], "16 hits AC 16"


@proves("werewolf", "CR-149")
@pytest.mark.parametrize(("face", "left"), [(8, 6), (7, 8)])
def test_the_werewolf_leaps_two_tiles_and_bites(dice: Dice, face: int, left: int) -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (2, 0, 0)})
    wolf = villain(state, "werewolf", 0, 0, 0)
    dice(face)
    events = act(state, wolf, to(state, 1, 0, 3))
    assert lines(events) == [2] and attacks(events) == [("bite", 8, "thorgrim")] and hp(state, "thorgrim") == [left]
    assert where(state, wolf) == (1, 0, 3)


@proves("werewolf", "CR-146")
def test_the_werewolf_runs_two_tiles() -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    wolf = villain(state, "werewolf", 0, 0, 0)
    assert lines(act(state, wolf, to(state, 2, 0, 0))) == [3] and where(state, wolf) == (2, 0, 0)


# ------------------------------------------------------------------ the Young Vampire


@proves("young-vampire", "CR-120", "CR-148")
@pytest.mark.parametrize(("face", "left", "own"), [(8, 6, 6), (7, 8, 5)])
def test_the_young_vampire_drinks(dice: Dice, face: int, left: int, own: int) -> None:
    state = row("thorgrim", at={"thorgrim": (0, 0, 0)})
    vampire = villain(state, "young-vampire", 0, 0, 1, damage=3)
    dice(face)
    events = act(state, vampire)
    assert lines(events) == [1] and attacks(events) == [("claws-and-fangs", 8, "thorgrim")]
    assert hp(state, "thorgrim", vampire) == [left, own]


@proves("young-vampire", "CR-066")
def test_the_young_vampires_gaze_beckons(dice: Dice) -> None:
    state = row("thorgrim,kat", at={"thorgrim": (1, 3, 3), "kat": (1, 3, 2)})
    state.heroes[1].damage = 8
    vampire = villain(state, "young-vampire", 0, 0, 0)
    dice(8)
    events = act(state, vampire, to(state, 0, 1, 1))
    assert lines(events) == [2] and attacks(events) == [("hypnotic-gaze", 8, "thorgrim")]
    assert hp(state, "thorgrim") == [7] and conditions(state) == ["immobilized"]
    assert where(state, "thorgrim") == (0, 1, 1) and where(state, vampire) == (0, 0, 0)


@proves("young-vampire")
def test_a_gaze_that_misses_beckons_nobody(dice: Dice) -> None:
    state = row("thorgrim", at={"thorgrim": (1, 3, 3)})
    vampire = villain(state, "young-vampire", 0, 0, 0)
    dice(7)
    act(state, vampire)
    assert hp(state, "thorgrim") == [8] and not conditions(state) and where(state, "thorgrim") == (1, 3, 3)


@proves("young-vampire", "CR-237")
def test_a_gaze_at_the_crowd_moves_nobody(dice: Dice) -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    dice(HIT)
    events = act(state, villain(state, "young-vampire", 0, 0, 0))
    assert attacks(events) == [("hypnotic-gaze", 8, "illusionary-crowd")] and not only(events, event.Relocated)


@proves("young-vampire", "CR-146")
def test_the_young_vampire_walks_one_tile() -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    vampire = villain(state, "young-vampire", 0, 0, 0)
    assert lines(act(state, vampire, to(state, 1, 0, 0))) == [3] and where(state, vampire) == (1, 0, 0)


# ------------------------------------------------------------------ the Zombie Dragon


@proves("zombie-dragon", "CR-151", "CR-066", "CR-277")
def test_the_zombie_dragon_sweeps_a_tile_clear(dice: Dice) -> None:
    state = row("thorgrim,kat", tiles=4, at={"thorgrim": (1, 0, 3), "kat": (1, 3, 3)})
    dragon = villain(state, "zombie-dragon", 0, 0, 0)
    dice(9, 6)
    scripted = activation.act(state, dragon.id)
    events = play(state, scripted, to(state, 1, 1, 1), Target("thorgrim"), PickTile(2), to(state, 2, 3, 3))
    assert lines(events) == [1] and attacks(events) == [("sweeping-claw", 7, "thorgrim"), ("sweeping-claw", 7, "kat")]
    assert hp(state, "thorgrim", "kat") == [6, 8], "2 for the hit, nothing for the miss"
    assert where(state, dragon) == (1, 1, 1) and where(state, "thorgrim") == (2, 3, 3) and where(state, "kat") == (1, 3, 3)


@proves("zombie-dragon", "CR-034", "CR-039")
def test_tiles_under_the_dragon_are_not_one_tile_away(dice: Dice) -> None:
    state = row("thorgrim", tiles=3, at={"thorgrim": (1, 0, 3)})
    dragon = villain(state, "zombie-dragon", 0, 1, 3)  # half on tile 0, half on tile 1: it need not move
    dice(HIT)
    drift(activation.act(state, dragon.id))
    assert where(state, dragon) == (0, 1, 3) and tile(state, "thorgrim") == 2, "tile 2 alone is one tile away from both"
    state = row("thorgrim", tiles=2, at={"thorgrim": (1, 0, 3)})
    dragon = villain(state, "zombie-dragon", 0, 1, 3)
    dice(HIT)
    act(state, dragon)
    assert where(state, "thorgrim") == (1, 0, 3) and hp(state, "thorgrim") == [6], "there is no such tile"


@proves("zombie-dragon", "CR-146")
def test_the_zombie_dragon_walks_one_tile() -> None:
    state = row("thorgrim", tiles=4, at={"thorgrim": (3, 1, 1)})
    dragon = villain(state, "zombie-dragon", 0, 0, 0)
    events = drift(activation.act(state, dragon.id))
    assert lines(events) == [2] and 1 in figure.tiles_of(state, dragon.id) and not attacks(events)


# ------------------------------------------------------------------ objects of adventures


def lay(state: State, kind: str, place: tuple[int, int, int]) -> Monster:
    thing = monster_deck.number_figure(state, kind, spot(*place, state))
    state.things.append(thing)
    return thing


@proves("klaks-artifact", "CR-292")
def test_klaks_artifact_is_struck_like_a_monster_and_brings_nothing(dice: Dice) -> None:
    card = MONSTERS["klaks-artifact"]
    assert (card.ac, card.hp, card.xp, card.thing, card.close, card.villain) == (15, 5, 0, True, False, False)
    state = row("allisa", tiles=3, at={"allisa": (0, 0, 0)})
    state.turn.looted = []
    thing = lay(state, "klaks-artifact", (2, 1, 1))
    dice(9)
    assert choices(state, "hunters-shot") == [thing.id]
    events = use(state, "hunters-shot", Target(thing.id))
    assert only(events, event.Attacked)[0].hit and hp(state, thing) == [4], "15 hits AC 15"
    thing.damage = 4
    dice(HIT)
    events = use(state, "hunters-shot", Target(thing.id))
    assert only(events, event.ThingDestroyed) and not state.things and not state.pile and not only(events, event.TreasureDrawn)
    assert not figure.monsters(state) and "destroyed klaks-artifact" in state.quest.done


@proves("klaks-artifact", "CR-292")
def test_an_object_blocks_nothing_is_never_moved_and_is_no_monster() -> None:
    state = row("allisa", at={"allisa": (0, 0, 0)})
    thing = lay(state, "klaks-artifact", (0, 1, 1))
    assert thing.square not in figure.taken(state) and not figure.foes(state) and placing.fixed(thing)
    assert stats.count.functions["monsters-on-tile"](state, "allisa") == 0
    play(state, wounds.hurt(state, thing.id, 5, "fire"))
    assert not state.things


@proves("gravestorms-phylactery", "CR-292")
@pytest.mark.parametrize(("place", "open_"), [((1, 1, 1), True), ((1, 1, 2), True), ((1, 1, 3), False), ((0, 3, 3), False)])
def test_the_phylactery_is_struck_from_its_square_or_the_next_with_any_attack(place: tuple[int, int, int], open_: bool) -> None:
    card = MONSTERS["gravestorms-phylactery"]
    assert (card.ac, card.hp, card.xp, card.thing, card.close) == (10, 1, 0, True, True)
    state = row("immeril", tiles=3, at={"immeril": place})
    lay(state, "gravestorms-phylactery", (1, 1, 1))
    for power in ("magic-missile", "scorching-burst", "thunderwave"):  # within 3 tiles, exactly 1 tile away, on the own tile
        assert offered(state, power) == open_, power


@proves("gravestorms-phylactery", "CR-292")
def test_striking_the_phylactery_with_a_burst_strikes_nothing_else_out_of_range(dice: Dice) -> None:
    state = row("immeril", tiles=3, at={"immeril": (1, 1, 0)})
    thing = lay(state, "gravestorms-phylactery", (1, 1, 1))
    wolf = put(state, "wolf", 1, 3, 3)
    dice(HIT, HIT)
    events = use(state, "scorching-burst", PickTile(1))
    assert [attack.target for attack in only(events, event.Attacked)] == [thing.id] and not gone(state, wolf)


@proves("gravestorms-phylactery", "CR-292")
def test_an_attack_on_the_own_tile_may_strike_the_phylactery_next_door(dice: Dice) -> None:
    state = row("immeril", tiles=2, at={"immeril": (1, 1, 0)})
    thing = lay(state, "gravestorms-phylactery", (0, 1, 3))
    wolf = put(state, "wolf", 1, 3, 3)
    dice(HIT)
    assert choices(state, "thunderwave", "prompt-attack-tile") == [0, 1]
    assert targets.sight(state, 0).close and offered(state, "thunderwave")
    use(state, "thunderwave", PickTile(0))
    assert thing not in state.things and where(state, wolf) == (1, 3, 3), "the wave went the other way"
