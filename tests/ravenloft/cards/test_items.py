"""The Items, and the Icon of Ravenloft."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Accept, Disable, PickCard, PickDeck, PickTile, React, Target, Use
from game.rules.ravenloft.decks import deck, monster_deck
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import TREASURES
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
    tile,
    to,
    treasure,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put, trap

FREE = ["dragons-breath-elixir", "potion-of-healing", "potion-of-rejuvenation", "scroll-of-teleportation", "icon-of-ravenloft"]
ATTACK_PART = [
    "crystal-ball",
    "glyph-of-warding",
    "holy-water",
    "necklace-of-fireballs",
    "wand-of-teleportation",
    "silvered-bolts",
]
KEPT = [card.id for card in TREASURES.values() if card.keep]


def busy(**more: Any) -> State:
    """A table on which every Item finds something to do."""
    state = row("kat,arjhan", powers={"kat": ["stealth"]}, **more)
    state.heroes[0].damage, state.heroes[0].powers[0].used = 2, True
    put(state, "zombie", 0, 3, 3)
    put(state, "wraith", 1, 0, 0)
    return state


@proves("CR-052")
@pytest.mark.parametrize("card", FREE)
def test_a_free_item_may_be_used_when_move_and_attack_are_spent(card: str) -> None:
    state = busy()
    state.turn.parts = ["move", "attack"]
    assert offered(state, card)


@proves("CR-052", "CR-050")
@pytest.mark.parametrize("card", ATTACK_PART)
def test_an_item_used_instead_of_attacking_takes_the_attack(card: str) -> None:
    state = busy()
    assert offered(state, card)
    evening = Evening(state)
    evening.play(Use(card))
    assert evening.state.turn.parts == ["attack"]
    state.turn.parts = ["attack"]
    assert not offered(state, card)


@proves("CR-182", "CR-183")
@pytest.mark.parametrize("card", [card.id for card in TREASURES.values() if card.kind == "item"])
def test_an_item_goes_to_any_hero_and_stays_there(card: str) -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 3, 3)})
    treasure(state, card, Target("arjhan"))
    assert state.heroes[1].items == [card] and state.heroes[0].items == []
    assert (card in KEPT) == (TREASURES[card].when == "passive" or card == "ring-of-regeneration")


@proves("amulet-of-protection", "CR-183")
def test_amulet_of_protection() -> None:
    state = row("kat,allisa", items={"kat": ["amulet-of-protection"]})
    assert [stats.armour(state, name) for name in ("kat", "allisa")] == [15, 15] and figure.level(state.heroes[0]).ac == 14


@proves("boots-of-striding", "CR-072")
def test_boots_of_striding() -> None:
    state = row("kat,arjhan", items={"kat": ["boots-of-striding"]})
    assert [stats.speed(state, seat) for seat in (0, 1)] == [7, 5]
    state.heroes[0].conditions.append("slowed")
    assert stats.speed(state, 0) == 2


@proves("crystal-ball", "CR-211")
@pytest.mark.parametrize(("name", "card"), [("encounter", "alarm"), ("monster", "wolf"), ("treasure", "run"), ("tile", "T12")])
def test_crystal_ball_shows_the_top_card_of_any_deck_and_leaves_it(name: str, card: str) -> None:
    state = row("kat", items={"kat": ["crystal-ball"]})
    on_top(state, name, card)
    number = len(deck.deck_of(state, name).draw)
    events = use(state, "crystal-ball", PickDeck(name))
    assert [secret.face for secret in only(events, event.CardsSeen)[0].cards] == [card]
    assert len(deck.deck_of(state, name).draw) == number and deck.deck_of(state, name).draw[-1].face == card
    assert state.heroes[0].items == [] and "crystal-ball" in state.decks.treasure.discard


@proves("dragons-breath-elixir", "CR-113")
def test_dragons_breath_elixir_burns_the_own_tile(dice: Dice) -> None:
    state = row("kat")
    zombie, wraith, beside = put(state, "zombie", 0, 3, 3), put(state, "wraith", 0, 3, 2), put(state, "wolf", 1, 0, 0)
    dice(7, 10)
    events = use(state, "dragons-breath-elixir", Target(zombie.id))
    assert gone(state, zombie) and hp(state, wraith, beside) == [2, 1] and state.turn.parts == [], (
        "11 hits AC 11, 14 misses AC 15"
    )
    assert state.heroes[0].items == [] and len(only(events, event.Attacked)) == 2


@proves("dragons-breath-elixir", "CR-048")
def test_dragons_breath_elixir_is_an_attack_and_costs_the_cleric_his_aid(dice: Dice) -> None:
    state = row("thorgrim,kat", items={"thorgrim": ["dragons-breath-elixir"]})
    state.heroes[1].damage = 2
    gargoyle = put(state, "gargoyle", 0, 3, 3)
    dice(MISS)
    evening = Evening(state)
    evening.play(Use("dragons-breath-elixir"), Done())
    assert evening.hp("kat") == 6 and evening.hp(gargoyle.id) == 2


@proves("glyph-of-warding", "CR-227", "CR-169")
def test_glyph_of_warding_hurts_the_first_monster_that_comes(dice: Dice) -> None:
    state = row("kat,arjhan", tiles=3, at={"kat": (1, 0, 0), "arjhan": (1, 3, 3)})
    state.turn.looted = []
    inside, comer = put(state, "wraith", 1, 3, 0), put(state, "wolf", 2, 0, 0)
    use(state, "glyph-of-warding")
    assert figure.find_marker(state, "glyph-of-warding").tile == 1 and figure.marker_on(state, 1) is None  # type: ignore[union-attr]
    state.heroes[0].square, state.turn.hero = to(state, 0, 0, 0).square, 1
    dice(MISS)
    act(state, inside, to(state, 1, 3, 2))
    assert hp(state, inside) == [2], "it was there and moved within the tile"
    on_top(state, "treasure", "harrowed-experience")
    events = act(state, comer, to(state, 1, 2, 3))
    assert (
        gone(state, comer)
        and only(events, event.MonsterDestroyed)[0].by == "kat"
        and state.pile == ["wolf", "harrowed-experience"]
    )
    assert figure.find_marker(state, "glyph-of-warding") is None and not only(events, event.Attacked)


@proves("glyph-of-warding")
@pytest.mark.parametrize("way", ["placed", "new"])
def test_glyph_of_warding_hurts_what_is_placed_there(way: str) -> None:
    state = row("arjhan")
    use(state, "glyph-of-warding")
    on_top(state, "monster", "gargoyle")
    if way == "new":
        play(state, monster_deck.new_monster(state, 0, tile=0))
    else:
        put(state, "gargoyle", 1, 0, 0)
        play(state, placing.place_on(state, 0, "gargoyle-1", 0), to(state, 0, 3, 3))
    assert hp(state, "gargoyle-1") == [1] and figure.find_marker(state, "glyph-of-warding") is None


@proves("holy-avenger", "magic-sword", "ring-of-accuracy", "CR-117", "CR-183")
@pytest.mark.parametrize(
    ("item", "near_living", "near_undead", "far_undead"),
    [("holy-avenger", 1, 3, 0), ("magic-sword", 1, 1, 0), ("ring-of-accuracy", 0, 0, 1)],
)
def test_weapons_and_rings_help_near_or_far(item: str, near_living: int, near_undead: int, far_undead: int) -> None:
    state = row("kat,arjhan", items={"kat": [item]})
    names = [put(state, *place).id for place in [("wolf", 0, 1, 1), ("ghoul", 0, 1, 0), ("zombie", 0, 3, 3)]]
    assert [stats.bonus(state, "attack", 0, name) for name in names] == [near_living, near_undead, far_undead]
    assert stats.bonus(state, "attack", 1, names[0]) == 0


@proves("holy-water", "CR-034")
def test_holy_water_burns_one_undead_within_one_tile_without_a_roll() -> None:
    state = row("kat", tiles=3)
    put(state, "wolf", 0, 1, 1)
    put(state, "zombie", 2, 0, 0)
    assert not offered(state, "holy-water"), "neither a Wolf nor two tiles away"
    wraith, strahd = put(state, "wraith", 1, 3, 3), villain(state, "count-strahd", 0, 3, 3)
    assert choices(state, "holy-water") == [wraith.id, strahd.id], "Vampires are Undead"
    events = use(state, "holy-water", Target(wraith.id))
    assert hp(state, wraith) == [1] and not only(events, event.DieRolled) and state.heroes[0].items == []


@proves("lucky-charm", "CR-201", "CR-055")
def test_lucky_charm_rolls_any_die_again(dice: Dice) -> None:
    state = row("arjhan,kat", at={"kat": (1, 3, 3)}, items={"kat": ["lucky-charm", "lucky-charm"]})
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(20, 3)
    state.pile = ["wraith", "ghoul"]
    use(state, "cleave", Target(gargoyle.id), React("lucky-charm"), Done())
    assert hp(state, gargoyle) == [2] and state.heroes[0].level == 1, "the new result stands; the 20 is gone"
    assert state.heroes[1].items == ["lucky-charm"]
    dice(HIT, MISS)
    act(state, gargoyle, React("lucky-charm"))
    assert hp(state, "arjhan") == [9] and state.heroes[1].items == [], "a Monster's roll: Miss 1"


@proves("lucky-charm")
@pytest.mark.parametrize("card", ["lief-lipsiege", "treasure-chest"])
def test_lucky_charm_turns_an_event(dice: Dice, card: str) -> None:
    state = row("kat", items={"kat": ["lucky-charm"]})
    on_top(state, "treasure", "harrowed-experience")
    dice(1, 20)
    encounter(state, card, React("lucky-charm"))
    assert state.pile == ["harrowed-experience"] and hp(state, "kat") == [8]


@proves("necklace-of-fireballs", "CR-034", "CR-110", "CR-113")
def test_necklace_of_fireballs_bursts_one_tile_away(dice: Dice) -> None:
    state = row("kat", tiles=3)
    put(state, "zombie", 0, 3, 3)
    put(state, "rat-swarm", 2, 3, 3)
    assert not offered(state, "necklace-of-fireballs")
    wolf, wraith = put(state, "wolf", 1, 3, 3), put(state, "wraith", 1, 3, 2)
    dice(9, 9)
    assert choices(state, "necklace-of-fireballs", "prompt-attack-tile") == [1], "not the own tile, and none farther away"
    use(state, "necklace-of-fireballs", PickTile(1), Target(wolf.id))
    assert gone(state, wolf) and hp(state, wraith) == [2] and state.heroes[0].items == [], "14 hits AC 14, misses AC 15"


@proves("potion-of-healing", "CR-238", "CR-120")
def test_potion_of_healing_for_oneself_or_a_neighbour() -> None:
    state = row(
        "kat,arjhan,allisa", at={"kat": (0, 0, 3), "arjhan": (1, 0, 0), "allisa": (0, 0, 1)}, items={"kat": ["potion-of-healing"]}
    )
    for hero, damage in zip(state.heroes, (1, 10, 3), strict=True):
        hero.damage = damage
    assert choices(state, "potion-of-healing", "prompt-heal") == ["kat", "arjhan"]
    use(state, "potion-of-healing", Target("arjhan"))
    assert hp(state, "arjhan") == [2] and state.heroes[0].items == [] and state.turn.parts == []
    use(state, "potion-of-healing", Target("kat"))
    assert hp(state, "kat") == [8]
    state.heroes[1].damage = 0
    assert not offered(state, "potion-of-healing"), "nobody near is hurt"


@proves("potion-of-rejuvenation", "CR-104")
def test_potion_of_rejuvenation_turns_a_power_up() -> None:
    state = row("kat", powers={"kat": ["deep-cut", "stealth"]}, items={"kat": ["potion-of-rejuvenation"]})
    assert not offered(state, "potion-of-rejuvenation")
    for held in state.heroes[0].powers:
        held.used = True
    use(state, "potion-of-rejuvenation", PickCard("deep-cut"))
    assert not used(state, "deep-cut") and used(state, "stealth") and state.heroes[0].items == []


@proves("ring-of-regeneration", "CR-180")
def test_ring_of_regeneration_heals_instead_of_a_treasure_and_stays() -> None:
    state = row("kat,arjhan", items={"kat": ["ring-of-regeneration"]})
    state.heroes[0].damage = 3
    events = treasure(state, "guided-strikes", React("ring-of-regeneration"))
    assert hp(state, "kat") == [6] and not only(events, event.TreasureDrawn) and state.heroes[0].items == ["ring-of-regeneration"]
    assert state.decks.treasure.draw[-1].face == "guided-strikes"
    treasure(state, "guided-strikes", Done())
    assert state.lasting
    treasure(state, "run", seat=1)
    assert len(state.lasting) == 2, "not for another Hero's draw"


@proves("scroll-of-teleportation", "CR-066", "CR-294")
def test_scroll_of_teleportation_takes_any_heroes_of_the_tile_to_another() -> None:
    state = row("kat,arjhan,allisa,thorgrim", tiles=4, at={"thorgrim": (1, 0, 0)}, items={"kat": ["scroll-of-teleportation"]})
    assert choices(state, "scroll-of-teleportation", "prompt-tile") == [1, 2, 3]
    assert choices(state, "scroll-of-teleportation", "prompt-teleport-who", PickTile(3)) == ["kat", "arjhan", "allisa", Done()]
    use(
        state, "scroll-of-teleportation", PickTile(3), Target("kat"), to(state, 3, 1, 1), Target("allisa"), to(state, 3, 2, 1), Done(),
    )  # fmt: skip
    assert [tile(state, name) for name in ("kat", "arjhan", "allisa", "thorgrim")] == [3, 0, 3, 1] and state.heroes[0].items == []


@proves("thieves-tools", "CR-256")
@pytest.mark.parametrize(
    ("items", "face", "success"), [(["thieves-tools"], 6, True), (["thieves-tools"], 5, False), ([], 9, False)]
)
def test_thieves_tools(dice: Dice, items: list[str], face: int, success: bool) -> None:
    state = row("arjhan", items={"arjhan": items})
    trap(state, "dart-trap", 0)
    evening = Evening(state)
    dice(face)
    evening.play(Disable("dart-trap"))
    assert (figure.trap_on(evening.state, 0) is None) == success


@proves("wand-of-teleportation", "CR-066", "CR-157")
def test_wand_of_teleportation_sends_a_tiles_monsters_up_to_three_tiles_off() -> None:
    state = row("kat", tiles=5)
    put(state, "ghoul", 2, 0, 0)
    assert not offered(state, "wand-of-teleportation"), "two tiles are too far"
    wolf, strahd, here = put(state, "wolf", 1, 0, 0), villain(state, "count-strahd", 1, 3, 3), put(state, "zombie", 0, 3, 3)
    assert choices(state, "wand-of-teleportation", "prompt-tile") == [0, 1]
    assert choices(state, "wand-of-teleportation", "prompt-push-tile", PickTile(1)) == [0, 1, 2, 3]
    use(state, "wand-of-teleportation", PickTile(1), PickTile(3), Target(wolf.id), to(state, 3, 1, 1), to(state, 3, 2, 1))
    assert where(state, wolf) == (3, 1, 1) and where(state, strahd) == (3, 2, 1) and where(state, here) == (0, 3, 3)


@proves("warding-cloak", "CR-106", "CR-107")
@pytest.mark.parametrize("source", ["event", "trap", "monster"])
def test_warding_cloak_turns_aside_any_attack(dice: Dice, source: str) -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 3, 3)}, items={"kat": ["warding-cloak"]})
    dice(HIT)
    if source == "event":
        encounter(state, "hands-of-the-dead", React("warding-cloak"))
    elif source == "trap":
        spring_trap(state, trap(state, "crushing-walls", 0), React("warding-cloak"))
    else:
        act(state, put(state, "wolf", 0, 1, 1), React("warding-cloak"))
    assert hp(state, "kat") == [8] and conditions(state) == []
    assert state.heroes[0].items == []


@proves("warding-cloak", "CR-107")
def test_warding_cloak_protects_its_wearer_only(dice: Dice) -> None:
    state = row("kat,arjhan", items={"kat": ["warding-cloak"]})
    dice(MISS, HIT)
    encounter(state, "hands-of-the-dead", Target("kat"))
    assert hp(state, "kat", "arjhan") == [7, 8] and state.heroes[0].items == ["warding-cloak"], "nor against the damage of a miss"


@proves("silvered-bolts", "CR-034")
def test_silvered_bolts_reach_two_tiles(dice: Dice) -> None:
    state = row("kat", tiles=4)
    near, far = put(state, "wraith", 2, 3, 3), put(state, "wolf", 3, 1, 1)
    assert choices(state, "silvered-bolts") == [near.id], far
    dice(6)
    use(state, "silvered-bolts", Target(near.id))
    assert hp(state, near) == [2] and state.heroes[0].items == [], "14 misses AC 15"
    dice(7)
    use(state, "silvered-bolts", Target(near.id))
    assert near not in figure.foes(state)


@proves("icon-of-ravenloft", "CR-120", "CR-005")
def test_icon_of_ravenloft_heals_each_hero_a_little() -> None:
    state = row("kat,arjhan,allisa", at={"allisa": (1, 3, 3)})
    for hero, damage in zip(state.heroes, (5, 10, 1), strict=True):
        hero.damage = damage
    use(state, "icon-of-ravenloft", Accept())
    assert hp(state, "kat", "arjhan", "allisa") == [5, 2, 8]
    assert state.heroes[0].items == [] and "icon-of-ravenloft" in state.removed, "it is in no deck"


@proves("icon-of-ravenloft")
def test_icon_of_ravenloft_heals_one_hero_completely() -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 3, 3)})
    assert not offered(state, "icon-of-ravenloft")
    state.heroes[0].damage, state.heroes[1].damage = 5, 10
    use(state, "icon-of-ravenloft", Target("arjhan"))
    assert hp(state, "kat", "arjhan") == [3, 10]
