"""The Items, and the Icon of Ravenloft."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Accept, Disable, PickCard, PickDeck, React, Target, Use
from game.rules.ravenloft.decks import deck, monster_deck
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import TREASURES
from tests.ravenloft.cards.deeds import act, offered, only, play, treasure, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, hp, row, to
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, trap

FREE = ["dragons-breath-elixir", "potion-of-healing", "potion-of-rejuvenation", "scroll-of-teleportation", "icon-of-ravenloft"]
ATTACK_PART = [
    "crystal-ball", "glyph-of-warding", "holy-water", "necklace-of-fireballs", "silvered-bolts", "wand-of-teleportation",
]  # fmt: skip
KEPT = [card.id for card in TREASURES.values() if card.keep]


def busy(**more: Any) -> State:
    """A table on which every Item finds something to do."""
    state = row("kat,arjhan", powers={"kat": ["stealth"]}, **more)
    state.heroes[0].damage, state.heroes[0].powers[0].used = 2, True
    meet(state, "zombie 0/3/3, wraith 1/0/0")
    return state


@pytest.mark.rule("CR-050", "CR-052", "CR-182", "CR-183")
def test_what_part_of_the_turn_an_item_takes() -> None:
    # A free item may be used when move and attack are spent.
    for card in FREE:
        state = busy()
        state.turn.parts = ["move", "attack"]
        assert offered(state, card)
    # An item used instead of attacking takes the attack.
    for card in ATTACK_PART:
        state = busy()
        assert offered(state, card) and Evening(state, Use(card)).state.turn.parts == ["attack"]
        state.turn.parts = ["attack"]
        assert not offered(state, card)
    # An item goes to any hero and stays there.
    for card in [card.id for card in TREASURES.values() if card.kind == "item"]:
        state = row("kat, arjhan 1/3/3")
        treasure(state, card, Target("arjhan"))
        assert state.heroes[1].items == [card] and state.heroes[0].items == []
        assert (card in KEPT) == (TREASURES[card].when == "passive" or card == "ring-of-regeneration")


KAT, PAIR = {"kat": (0, 0, 0)}, {"kat": (0, 0, 0), "arjhan": (0, 0, 1)}
FOUR = PAIR | {"allisa": (0, 0, 2), "thorgrim": (1, 0, 0)}
HEAL = {"kat": (0, 0, 3), "arjhan": (1, 0, 0), "allisa": (0, 0, 1)}
BURST = {"zombie": (0, 3, 3), "rat-swarm": (2, 3, 3)}
CLOAK = {"kat": ["warding-cloak"]}
SPENT = {"kat": []}
PLAYS = {
    "Dragon's Breath Elixir burns the own tile: 11 hits AC 11, 14 misses AC 15": Play(
        do="use dragons-breath-elixir", at=KAT, foes={"zombie": (0, 3, 3), "wraith": (0, 3, 2), "wolf": (1, 0, 0)}, dice=(7, 10),
        answers=("zombie",), hp={"zombie": 0, "wraith": 2, "wolf": 1}, bag=SPENT, seen={"Attacked": 2}),
    "Holy Water is neither for a Wolf nor two tiles away": Play(
        do="use holy-water", at=KAT, tiles=3, foes={"wolf": (0, 1, 1), "zombie": (2, 0, 0)}, may=False),
    "Holy Water burns one Undead within one tile without a roll; Vampires are Undead": Play(do="use holy-water", at=KAT, tiles=3,
        foes={"wolf": (0, 1, 1), "zombie": (2, 0, 0), "wraith": (1, 3, 3), "count-strahd": (0, 3, 3)},
        offers={"prompt-target": ["wraith", "count-strahd"]}, answers=("wraith",), hp={"wraith": 1}, bag=SPENT,
        seen={"DieRolled": 0}),
    **{
        f"Lucky Charm turns {card}": Play(
            do=f"draw {card}", at=KAT, items={"kat": ["lucky-charm"]}, top={"treasure": ["harrowed-experience"]}, dice=(1, 20),
            answers=("+lucky-charm",), pile=["harrowed-experience"], hp={"kat": 8})
        for card in ("lief-lipsiege", "treasure-chest")
    },
    "Necklace of Fireballs reaches neither the own tile nor farther than one": Play(
        do="use necklace-of-fireballs", at=KAT, tiles=3, foes=BURST, may=False),
    "Necklace of Fireballs bursts one tile away: 14 hits AC 14, misses AC 15": Play(
        do="use necklace-of-fireballs", at=KAT, tiles=3, foes=BURST | {"wolf": (1, 3, 3), "wraith": (1, 3, 2)}, dice=(9, 9),
        offers={"prompt-attack-tile": [1]}, answers=(1, "wolf"), hp={"wolf": 0, "wraith": 2}, bag=SPENT),
    "Potion of Healing for a neighbour": Play(do="use potion-of-healing", at=HEAL, hurt={"kat": 1, "arjhan": 10, "allisa": 3},
        offers={"prompt-heal": ["kat", "arjhan"]}, answers=("arjhan",), hp={"arjhan": 2}, bag=SPENT),
    "Potion of Healing for oneself": Play(do="use potion-of-healing", at=HEAL, hurt={"kat": 1}, answers=("kat",), hp={"kat": 8}),
    "Potion of Healing needs somebody near who is hurt": Play(do="use potion-of-healing", at=HEAL, hurt={"allisa": 3}, may=False),
    "Potion of Rejuvenation needs a Power that is used": Play(
        do="use potion-of-rejuvenation", at=KAT, powers={"kat": ["deep-cut", "stealth"]}, may=False),
    "Potion of Rejuvenation turns a Power up": Play(
        do="use potion-of-rejuvenation", at=KAT, powers={"kat": ["deep-cut", "stealth"]}, spent=("deep-cut", "stealth"),
        answers=(PickCard("deep-cut"),), turned=["stealth"], bag=SPENT),
    "Scroll of Teleportation takes any Heroes of the tile to another": Play(
        do="use scroll-of-teleportation", at=FOUR, tiles=4, answers=(3, "kat", (3, 1, 1), "allisa", (3, 2, 1), DONE), bag=SPENT,
        offers={"prompt-tile": [1, 2, 3], "prompt-teleport-who 3": ["kat", "arjhan", "allisa", DONE]},
        ends={"kat": 3, "arjhan": 0, "allisa": 3, "thorgrim": 1}),
    "Wand of Teleportation does not reach two tiles": Play(
        do="use wand-of-teleportation", at=KAT, tiles=5, foes={"ghoul": (2, 0, 0)}, may=False),
    "Wand of Teleportation sends a tile's Monsters up to three tiles off": Play(do="use wand-of-teleportation", at=KAT, tiles=5,
        foes={"ghoul": (2, 0, 0), "wolf": (1, 0, 0), "count-strahd": (1, 3, 3), "zombie": (0, 3, 3)},
        offers={"prompt-tile": [0, 1], "prompt-push-tile 1": [0, 1, 2, 3]}, answers=(1, 3, "wolf", (3, 1, 1), (3, 2, 1)),
        ends={"wolf": (3, 1, 1), "count-strahd": (3, 2, 1), "zombie": (0, 3, 3)}),
    **{
        f"Warding Cloak turns aside {do}": Play(
            do=do, at=PAIR | {"arjhan": (1, 3, 3)}, items=CLOAK, foes={"wolf": (0, 1, 1)} if do == "act wolf" else {},
            dice=(HIT,), answers=("+warding-cloak",), hp={"kat": 8}, held={}, bag=SPENT)
        for do in ("draw hands-of-the-dead", "spring crushing-walls", "act wolf")
    },
    "Warding Cloak protects its wearer only, and not against the damage of a miss": Play(do="draw hands-of-the-dead", at=PAIR,
        items=CLOAK, dice=(MISS, HIT), answers=("kat",), hp={"kat": 7, "arjhan": 8}, bag=CLOAK),
    "Silvered Bolts reach two tiles: 14 misses AC 15": Play(
        do="use silvered-bolts", at=KAT, tiles=4, foes={"wraith": (2, 3, 3), "wolf": (3, 1, 1)},
        offers={"prompt-target": ["wraith"]}, dice=(6,), answers=("wraith",), hp={"wraith": 2}, bag=SPENT),
    "Silvered Bolts hit for two": Play(do="use silvered-bolts", at=KAT, tiles=4, foes={"wraith": (2, 3, 3)}, dice=(7,),
        answers=("wraith",), hp={"wraith": 0}, bag=SPENT),
    "Icon of Ravenloft needs somebody who is hurt": Play(do="use icon-of-ravenloft", at=PAIR | {"arjhan": (1, 3, 3)}, may=False),
    "Icon of Ravenloft heals each Hero a little, and is in no deck": Play(
        do="use icon-of-ravenloft", at=PAIR | {"allisa": (1, 3, 3)}, hurt={"kat": 5, "arjhan": 10, "allisa": 1},
        answers=(Accept(),), hp={"kat": 5, "arjhan": 2, "allisa": 8}, bag=SPENT),
    "Icon of Ravenloft heals one Hero completely": Play(do="use icon-of-ravenloft", at=PAIR | {"arjhan": (1, 3, 3)},
        hurt={"kat": 5, "arjhan": 10}, answers=("arjhan",), hp={"kat": 3, "arjhan": 10}, bag=SPENT),
}  # fmt: skip


@pytest.mark.card("dragons-breath-elixir", "holy-water", "lucky-charm", "necklace-of-fireballs", "potion-of-healing")
@pytest.mark.card("potion-of-rejuvenation", "scroll-of-teleportation", "wand-of-teleportation", "warding-cloak", "silvered-bolts")
@pytest.mark.card("icon-of-ravenloft")
@pytest.mark.rule("CR-005", "CR-034", "CR-066", "CR-104", "CR-106", "CR-107", "CR-110", "CR-113", "CR-120", "CR-157")
@pytest.mark.rule("CR-238", "CR-294")
@pytest.mark.parametrize("name", PLAYS)
def test_what_an_item_does(dice: Dice, name: str) -> None:
    state, _ = perform(dice, PLAYS[name])
    assert state.turn.parts == []
    assert "icon-of-ravenloft" in state.removed or not name.startswith("Icon of Ravenloft heals")


@pytest.mark.card("amulet-of-protection", "boots-of-striding", "holy-avenger", "magic-sword", "ring-of-accuracy", "crystal-ball")
@pytest.mark.card("dragons-breath-elixir")
@pytest.mark.rule("CR-048", "CR-072", "CR-117", "CR-183", "CR-211")
def test_items_that_work_all_the_time_and_the_crystal_ball(dice: Dice) -> None:
    state = row("kat, allisa", items={"kat": ["amulet-of-protection", "boots-of-striding"]})
    assert [stats.armour(state, name) for name in ("kat", "allisa")] == [15, 15] and figure.level(state.heroes[0]).ac == 14
    assert [stats.speed(state, seat) for seat in (0, 1)] == [7, 6]
    state.heroes[0].conditions.append("slowed")
    assert stats.speed(state, 0) == 2
    # Weapons and rings help near or far.
    for item, near_living, near_undead, far_undead in [
        ("holy-avenger", 1, 3, 0),
        ("magic-sword", 1, 1, 0),
        ("ring-of-accuracy", 0, 0, 1),
    ]:
        state = row("kat, arjhan", items={"kat": [item]})
        names = [put(state, *place).id for place in [("wolf", 0, 1, 1), ("ghoul", 0, 1, 0), ("zombie", 0, 3, 3)]]
        assert [stats.bonus(state, "attack", 0, name) for name in names] == [near_living, near_undead, far_undead]
        assert stats.bonus(state, "attack", 1, names[0]) == 0
    # Crystal ball shows the top card of any deck and leaves it.
    for name, card in [("encounter", "alarm"), ("monster", "wolf"), ("treasure", "run"), ("tile", "T12")]:
        state = row("kat", items={"kat": ["crystal-ball"]})
        on_top(state, name, card)
        number = len(deck.deck_of(state, name).draw)
        assert [secret.face for secret in only(use(state, "crystal-ball", PickDeck(name)), event.CardsSeen)[0].cards] == [card]
        assert len(deck.deck_of(state, name).draw) == number and deck.deck_of(state, name).draw[-1].face == card
        assert state.heroes[0].items == [] and "crystal-ball" in state.decks.treasure.discard
    # Dragons breath elixir is an attack and costs the cleric his aid.
    state, gargoyle = meet(row("thorgrim, kat -2", items={"thorgrim": ["dragons-breath-elixir"]}), "gargoyle 0/3/3")
    dice(MISS)
    evening = Evening(state, Use("dragons-breath-elixir"), Done())
    assert evening.hp("kat") == 6 and evening.hp(gargoyle.id) == 2


@pytest.mark.card("glyph-of-warding")
@pytest.mark.rule("CR-169", "CR-227")
def test_glyph_of_warding_hurts_the_first_monster_that_comes_or_is_placed_there(dice: Dice) -> None:
    state = row("kat 1/0/0, arjhan 1/3/3", tiles=3)
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
    assert gone(state, comer) and only(events, event.MonsterDestroyed)[0].by == "kat"
    assert state.pile == ["wolf", "harrowed-experience"]
    assert figure.find_marker(state, "glyph-of-warding") is None and not only(events, event.Attacked)
    # Glyph of warding hurts what is placed there.
    for way in ["placed", "new"]:
        state = row("arjhan")
        use(state, "glyph-of-warding")
        on_top(state, "monster", "gargoyle")
        if way == "new":
            play(state, monster_deck.new_monster(state, 0, tile=0))
        else:
            put(state, "gargoyle", 1, 0, 0)
            play(state, placing.place_on(state, 0, "gargoyle-1", 0), to(state, 0, 3, 3))
        assert hp(state, "gargoyle-1") == [1] and figure.find_marker(state, "glyph-of-warding") is None


@pytest.mark.card("lucky-charm", "ring-of-regeneration", "thieves-tools")
@pytest.mark.rule("CR-055", "CR-180", "CR-201", "CR-256")
def test_lucky_charm_ring_of_regeneration_and_thieves_tools(dice: Dice) -> None:
    # Lucky charm rolls any die again.
    state, gargoyle = meet(row("arjhan, kat 1/3/3", items={"kat": ["lucky-charm", "lucky-charm"]}), "gargoyle 0/1/1")
    dice(20, 3)
    state.pile = ["wraith", "ghoul"]
    use(state, "cleave", Target(gargoyle.id), React("lucky-charm"), Done())
    assert hp(state, gargoyle) == [2] and state.heroes[0].level == 1, "the new result stands; the 20 is gone"
    assert state.heroes[1].items == ["lucky-charm"]
    dice(HIT, MISS)
    act(state, gargoyle, React("lucky-charm"))
    assert hp(state, "arjhan") == [9] and state.heroes[1].items == [], "a Monster's roll: Miss 1"
    # Ring of regeneration heals instead of a treasure and stays.
    state = row("kat -3, arjhan", items={"kat": ["ring-of-regeneration"]})
    events = treasure(state, "guided-strikes", React("ring-of-regeneration"))
    assert hp(state, "kat") == [6] and not only(events, event.TreasureDrawn) and state.heroes[0].items == ["ring-of-regeneration"]
    assert state.decks.treasure.draw[-1].face == "guided-strikes"
    treasure(state, "guided-strikes", Done())
    assert state.lasting
    treasure(state, "run", seat=1)
    assert len(state.lasting) == 2, "not for another Hero's draw"
    # Thieves tools.
    for items, face, success in [(["thieves-tools"], 6, True), (["thieves-tools"], 5, False), ([], 9, False)]:
        state = row("arjhan", items={"arjhan": items})
        trap(state, "dart-trap", 0)
        dice(face)
        assert (figure.trap_on(Evening(state, Disable("dart-trap")).state, 0) is None) == success
