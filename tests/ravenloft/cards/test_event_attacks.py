"""The Event-Attacks: whom they strike, how hard, and what follows."""

from typing import Any

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickCard, PickEdge, Spot, Target
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    asked,
    at,
    at_bottom,
    conditions,
    encounter,
    hp,
    only,
    row,
    tile,
    to,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put

# Title, whom, bonus, damage of a hit, damage of a miss, Condition of a hit.
STRIKES = [
    ("ambush", "tile", 8, 0, 0, "slowed"), ("animated-armor", "tile", 7, 3, 1, ""), ("choking-fog", "tile", 8, 2, 1, ""),
    ("circle-of-death", "tile", 8, 2, 1, ""), ("gray-ooze", "active", 8, 3, 1, ""), ("green-slime", "tile", 6, 2, 1, ""),
    ("hands-of-the-dead", "tile", 6, 2, 1, "slowed"), ("howling-ghost", "tile", 9, 2, 0, ""), ("icy-corridor", "tile", 8, 2, 1, ""),
    ("patrina-velikovna", "all", 7, 2, 1, ""), ("prowling-ghost", "active", 9, 1, 0, ""), ("strahd-attacks", "near", 6, 3, 1, ""),
]  # fmt: skip
REACH = {
    "active": ["kat"],
    "tile": ["kat", "allisa"],
    "near": ["kat", "allisa", "immeril"],
    "all": ["kat", "allisa", "immeril", "thorgrim"],
}
SEATS = {"kat": (0, 0, 0), "allisa": (0, 3, 3), "immeril": (1, 0, 0), "thorgrim": (2, 0, 0)}
FULL = {"kat": 8, "allisa": 8, "immeril": 6, "thorgrim": 8}


def after(card: str) -> list[Any]:
    """Answers to what follows an attack, in `test_whom_an_event_attack_strikes`."""
    if card == "icy-corridor":
        return [Spot(board.square(0, 2)), Spot(board.square(1, 2))]
    return [PickEdge(0, "north"), at(0, -1, 1, 1)] if card == "prowling-ghost" else []


@proves(*(strike[0] for strike in STRIKES), "CR-165", "CR-166", "CR-112", "CR-113", "CR-114", "CR-116")
@pytest.mark.parametrize("hits", [True, False])
@pytest.mark.parametrize(("card", "whom", "bonus", "damage", "miss", "condition"), STRIKES)
def test_whom_an_event_attack_strikes(
    dice: Dice, card: str, whom: str, bonus: int, damage: int, miss: int, condition: str, hits: bool
) -> None:
    state = row(",".join(SEATS), tiles=3, at=SEATS)
    at_bottom(state, "T12")
    struck = REACH[whom]
    armour = {name: stats.armour(state, name) for name in struck}
    dice(*(armour[name] - bonus - (not hits) for name in struck))
    events = encounter(state, card, *map(Target, struck[:-1]), *after(card))
    assert [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)] == [
        (name, bonus, hits) for name in struck
    ]
    lost = damage if hits else miss
    assert {name: hp(state, name)[0] for name in SEATS} == {name: FULL[name] - lost * (name in struck) for name in SEATS}
    assert [hero.conditions for hero in state.heroes] == [
        [condition] if hits and condition and hero.id in struck else [] for hero in state.heroes
    ]
    assert state.decks.encounter.discard == [card]


@proves("ambush", "CR-176", "CR-070")
def test_ambush_ends_with_a_new_monster_on_the_heros_tile(dice: Dice) -> None:
    state = row("kat")
    on_top(state, "monster", "wolf")
    dice(MISS)
    encounter(state, "ambush")
    assert where(state, figure.controlled(state, 0)[0]) == (0, 1, 2)


@proves("circle-of-death", "CR-120")
def test_circle_of_death_strengthens_the_undead_of_the_tile(dice: Dice) -> None:
    state = row("kat")
    undead, living, beside = (
        put(state, "wraith", 0, 3, 3, damage=1),
        put(state, "gargoyle", 0, 3, 2, damage=1),
        put(state, "ghoul", 1, 0, 0),
    )
    burning = put(state, "blazing-skeleton", 1, 3, 3, damage=1)
    strahd = villain(state, "count-strahd", 0, 3, 0, damage=2)
    dice(MISS)
    encounter(state, "circle-of-death")
    assert hp(state, undead, living, beside, burning, strahd) == [2, 1, 1, 1, 11]


@proves("gray-ooze", "CR-185")
@pytest.mark.parametrize(("face", "left"), [(HIT, 1), (MISS, 2)])
def test_gray_ooze_dissolves_a_treasure_by_lot_when_it_hits(dice: Dice, face: int, left: int) -> None:
    state = row("kat", items={"kat": ["magic-sword", "crystal-ball"]})
    dice(face)
    encounter(state, "gray-ooze")
    assert len(state.heroes[0].items) == left


@proves("gray-ooze")
def test_gray_ooze_takes_any_of_the_treasures(dice: Dice) -> None:
    lost = set()
    for seed in range(12):
        state = row("kat", items={"kat": ["magic-sword", "crystal-ball"]}, seed=seed)
        dice(HIT)
        encounter(state, "gray-ooze")
        lost.add(state.decks.treasure.discard[-1])
    assert lost == {"magic-sword", "crystal-ball"}


@proves("green-slime", "CR-185")
@pytest.mark.parametrize(("faces", "left"), [((HIT, MISS), [0, 1]), ((MISS, HIT), [1, 1])])
def test_green_slime_dissolves_a_treasure_of_the_active_hero_only(dice: Dice, faces: tuple[int, int], left: list[int]) -> None:
    state = row("kat,allisa", items={"kat": ["magic-sword"], "allisa": ["crystal-ball"]})
    dice(*faces)
    encounter(state, "green-slime", Target("kat"))
    assert [len(hero.items) for hero in state.heroes] == left


@proves("howling-ghost", "CR-232")
def test_howling_ghost_is_bought_off_with_a_daily(dice: Dice) -> None:
    state = row("kat,allisa", powers={"kat": ["deep-cut", "stealth", "dagger-barrage"], "allisa": ["crucial-aid"]})
    state.heroes[0].powers[2].used = True
    dice(HIT, HIT)
    on_top(state, "encounter", "howling-ghost")
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-flip-daily", Target("kat")) == ["deep-cut", Done()], (
        "an unused Daily"
    )
    dice(HIT, HIT)
    encounter(state, "howling-ghost", Target("kat"), PickCard("deep-cut"))
    assert hp(state, "kat", "allisa") == [8, 6] and used(state, "deep-cut") and not used(state, "stealth")
    state.heroes[0].powers[0].used = False
    dice(HIT, MISS)
    encounter(state, "howling-ghost", Target("kat"), Done())
    assert hp(state, "kat") == [6]


@proves("icy-corridor", "CR-034", "CR-066")
def test_icy_corridor_throws_every_hero_of_the_tile_where_its_player_wants(dice: Dice) -> None:
    state = row("kat,allisa,thorgrim", tiles=4, at={"kat": (1, 0, 0), "allisa": (1, 3, 3), "thorgrim": (2, 0, 0)})
    state.heroes[1].damage = 8
    dice(MISS)
    on_top(state, "encounter", "icy-corridor")
    copy = thaw(State, freeze(state))
    assert {place[0] for place in asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-icy-corridor")} == {0, 1, 2}
    dice(MISS)
    encounter(state, "icy-corridor", to(state, 0, 0, 0), to(state, 2, 3, 3))
    assert [where(state, hero) for hero in ("kat", "allisa", "thorgrim")] == [(0, 0, 0), (2, 3, 3), (2, 0, 0)], "also the fallen"


@proves("king-tomescus-portal", "CR-233", "CR-294")
def test_king_tomescus_portal_pulls_three_times_and_swallows_the_hero(dice: Dice) -> None:
    state = row("kat,allisa", tiles=3)
    dice(6, 5, 6)
    events = encounter(state, "king-tomescus-portal")
    assert [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)] == [
        ("kat", 8, True), ("kat", 8, False), ("kat", 8, True),
    ]  # fmt: skip
    assert hp(state, "kat", "allisa") == [6, 8] and state.heroes[0].square is None
    encounter(state, "passage-of-time")
    assert hp(state, "kat", "allisa") == [6, 7], "whoever is gone is affected by nothing"


@proves("king-tomescus-portal", "CR-233")
def test_king_tomescus_portal_gives_the_hero_back_on_any_tile() -> None:
    state = row("kat,allisa", tiles=3, phase="start")
    state.heroes[0].square, state.heroes[0].damage = None, 8
    put(state, "wolf", 2, 3, 3)
    evening = Evening(state)
    assert evening.asked == (0, "prompt-return") and len(evening.options) == 3 * 16 - 2, "every free square"
    evening.play(to(state, 2, 0, 0))
    assert where(evening.state, "kat") == (2, 0, 0) and evening.hp("kat") == 4 and evening.state.surges == 1, (
        "the surge comes first"
    )


@proves("patrina-velikovna", "CR-068", "CR-147")
def test_patrina_velikovna_drives_lonely_monsters_toward_the_closest_hero(dice: Dice) -> None:
    state = row("kat,allisa", tiles=4, at={"kat": (0, 0, 0), "allisa": (3, 1, 1)})
    lonely, shared, between = put(state, "wolf", 2, 0, 0), put(state, "ghoul", 0, 3, 3), put(state, "zombie", 1, 3, 3)
    dice(MISS, MISS)
    encounter(state, "patrina-velikovna", Target("kat"), Target(lonely.id), to(state, 3, 2, 1), to(state, 0, 2, 2))
    assert [where(state, other) for other in (lonely, shared, between)] == [(3, 2, 1), (0, 3, 3), (0, 2, 2)]


@proves("patrina-velikovna", "CR-068", "CR-134")
def test_patrina_velikovna_moves_by_one_tile_and_leaves_who_stands_by_the_fallen(dice: Dice) -> None:
    state = row("kat,allisa", tiles=5, at={"kat": (0, 0, 0), "allisa": (3, 1, 1)})
    state.heroes[1].damage = 8
    lonely, guard = put(state, "wolf", 4, 1, 2), put(state, "ghoul", 3, 2, 1)
    dice(MISS)
    encounter(state, "patrina-velikovna", to(state, 3, 1, 2))
    assert where(state, lonely) == (3, 1, 2) and where(state, guard) == (3, 2, 1)
    state.heroes[0].damage = 8
    lonely.square = to(state, 4, 1, 2).square
    encounter(state, "patrina-velikovna")
    assert where(state, lonely) == (4, 1, 2), "no Hero stands"


@proves("prowling-ghost", "CR-087", "CR-088", "CR-177")
def test_prowling_ghost_lures_the_hero_to_a_new_tile(dice: Dice) -> None:
    state = row("kat,allisa", tiles=2)
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf")
    dice(MISS)
    encounter(state, "prowling-ghost", PickEdge(0, "north"), at(0, -1, 1, 1))
    assert state.board.tiles[2].tile == "T12" and where(state, "kat") == (2, 1, 1) and tile(state, "allisa") == 0
    assert where(state, figure.controlled(state, 0)[0]) == (2, 2, 1) and hp(state, "kat") == [8] and state.turn.explored == ""


@proves("spider-webs", "CR-070", "CR-071", "CR-166")
@pytest.mark.parametrize(("face", "condition"), [(10, "immobilized"), (9, "slowed")])
def test_spider_webs_catch_the_hero_one_way_or_the_other(dice: Dice, face: int, condition: str) -> None:
    state = row("kat,allisa")
    dice(face)
    encounter(state, "spider-webs")
    assert (conditions(state), conditions(state, 1)) == ([condition], []) and hp(state, "kat") == [8], "+4 against AC 14"


@proves("CR-174")
def test_a_fallen_active_hero_is_not_struck_but_its_tile_is(dice: Dice) -> None:
    state = row("kat,allisa")
    state.heroes[0].damage = 8
    dice(HIT)
    events = encounter(state, "animated-armor")
    assert [attack.target for attack in only(events, event.Attacked)] == ["allisa"] and hp(state, "allisa") == [5]
