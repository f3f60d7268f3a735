"""The five Heroes: both sides of their cards, and their special abilities."""

from itertools import product

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import stats
from game.rules.ravenloft.choice import Disable, PickEdge, Target, Use
from game.rules.ravenloft.phases import exploration, hero_phase
from game.rules.ravenloft.space import figure
from tests.ravenloft.cards.deeds import drift, play, use
from tests.ravenloft.cards.scene import MISS, hp, row, villain
from tests.ravenloft.kit import Dice, Evening, meet, put, table, trap

SIDES = {
    "allisa": [(15, 8, 6, 4), (16, 10, 6, 5)], "arjhan": [(17, 10, 5, 5), (18, 12, 5, 6)],
    "immeril": [(14, 6, 6, 3), (15, 8, 6, 4)], "kat": [(14, 8, 6, 4), (15, 10, 6, 5)],
    "thorgrim": [(16, 8, 5, 4), (17, 10, 5, 5)],
}  # fmt: skip
LOADOUTS = {
    "allisa": ["unbalancing-parry", "hit-and-run", "twin-shot", "split-the-tree"],
    "arjhan": ["dragons-breath", "unstoppable", "cleave", "tide-of-iron", "brute-strike"],
    "immeril": ["fey-step", "shield", "magic-missile", "scorching-burst", "lightning-bolt"],
    "kat": ["sneak-attack", "stealth", "backstab", "snipe-shot", "dagger-barrage"],
    "thorgrim": ["healing-word", "shield-of-faith", "divine-flare", "lance-of-faith", "flame-strike"],
}
BOTH = pytest.mark.parametrize("level", [1, 2])


@pytest.mark.card(*SIDES)
@pytest.mark.rule("CR-015", "CR-198", "CR-205", "CR-206", "CR-269")
@pytest.mark.parametrize("name", list(SIDES))
def test_both_sides_of_a_hero_card_and_the_first_power_cards(name: str) -> None:
    state = row(name)
    for level, (ac, hit_points, speed, surge) in enumerate(SIDES[name], start=1):
        hero = state.heroes[0]
        hero.level, hero.damage = level, 0
        assert (stats.armour(state, name), hp(state, name)[0], stats.speed(state, 0)) == (ac, hit_points, speed)
        hero.damage, state.surges = 12, 2
        hero.damage = hit_points
        play(state, hero_phase._surge(state, 0))
        assert hp(state, name) == [surge] and state.surges == 1
    # The cards that a hero begins with.
    state = table(name, adventure="escape-the-tomb")
    assert [held.card for held in state.heroes[0].powers] == LOADOUTS[name]
    assert len(state.heroes[0].powers) + len(state.heroes[0].spare) == 10


@pytest.mark.card("arjhan", "immeril")
@pytest.mark.rule("CR-108")
@BOTH
def test_defender_and_lore_serve_each_other_hero_on_the_tile(dice: Dice, level: int) -> None:
    state = row("arjhan, kat, thorgrim, allisa 1/0/0")
    state.heroes[0].level = level
    assert [stats.armour(state, name) for name in ("arjhan", "kat", "thorgrim", "allisa")] == [16 + level, 15, 17, 15]
    state.heroes[0].damage = 12
    assert stats.armour(state, "kat") == 14, "a fallen Hero guards nobody"
    state = row("immeril, kat, thorgrim 1/0/0", active=1)
    state.heroes[0].level = level
    assert [stats.bonus(state, "attack", seat, "") for seat in range(3)] == [0, 1, 0]
    gargoyle = put(state, "gargoyle", 0, 1, 2)
    dice(8)
    use(state, "backstab", Target(gargoyle.id))
    assert hp(state, gargoyle) == [1], "8 + 7 + 1"
    state.heroes[0].damage = 8
    assert stats.bonus(state, "attack", 1, "") == 0


STRIKES_OF = {
    "allisa": ("twin-shot", 1), "arjhan": ("brute-strike", 4), "immeril": ("magic-missile", 1), "kat": ("backstab", 1),
    "thorgrim": ("healing-strike", 1),
}  # fmt: skip
"""An attack card of each Hero and its damage."""


@pytest.mark.card(*SIDES)
@pytest.mark.rule("CR-053", "CR-117", "CR-199", "CR-256")
def test_trap_expert_and_critical_hit(dice: Dice) -> None:
    for level, face in product((1, 2), (5, 4)):
        state = row("kat")
        state.heroes[0].level = level
        trap(state, "alarm", 0)
        dice(face)
        assert (figure.trap_on(Evening(state, Disable("alarm")).state, 0) is None) == (face == 5), "Trap Expert adds five"
    # A natural twenty adds one at the second level.
    for (name, (card, damage)), (level, face) in product(STRIKES_OF.items(), [(2, 20), (1, 20), (2, 19)]):
        state = row(name)
        state.heroes[0].level = level
        strahd = villain(state, "count-strahd", 0, 1, 1)
        dice(face)
        use(state, card, Target(strahd.id))
        assert hp(state, strahd) == [12 - damage - ((level, face) == (2, 20))], name


@pytest.mark.card("allisa")
@pytest.mark.rule("CR-076", "CR-079")
@BOTH
def test_scout_explores_any_edge_of_her_tile_from_anywhere_on_it(level: int) -> None:
    state = row("allisa 0/1/1, kat 0/2/1")
    state.heroes[0].level = level
    assert [tuple(edge) for edge in exploration.explorable(state, 0)] == [(0, "north"), (0, "south"), (0, "west")]
    assert exploration.explorable(state, 1) == [], "nobody else can"
    state.turn.phase = "explore"
    evening = Evening(state)
    assert evening.asked == (0, "prompt-explore") and Done() in evening.options, "away from the edge she may leave it"
    evening.play(PickEdge(0, "south"))
    assert evening.state.board.tiles[2].y == 1
    # Scout on an edge square must explore but chooses the edge.
    evening = Evening(row("allisa 0/0/1", phase="explore"))
    assert set(evening.options) == {PickEdge(0, "north"), PickEdge(0, "south"), PickEdge(0, "west")}


@pytest.mark.card("thorgrim")
@pytest.mark.rule("CR-048", "CR-269")
@BOTH
def test_aid_heals_another_hero_on_his_tile_when_he_made_no_attack(level: int, dice: Dice) -> None:
    state = row("thorgrim, kat, arjhan, allisa 1/0/0", powers={"thorgrim": ["healing-word"]})
    state.heroes[0].level = level
    for hero in state.heroes:
        hero.damage = 3
    state.heroes[2].damage = 10
    evening = Evening(state, Use("healing-word"), Target("allisa"), Done())
    assert evening.asked == (0, "prompt-aid") and set(evening.options) == {Target("kat"), Target("arjhan"), Done()}
    evening.play(Target("arjhan"))
    assert [evening.hp(name) for name in ("thorgrim", "kat", "arjhan")] == [3 + 2 * level, 5, 1], "it raises the fallen"
    # Who has fallen in his own phase aids nobody.
    state = row("thorgrim -99, kat -3")
    drift(hero_phase.end(state, 0))
    assert hp(state, "kat") == [5]
    # Aid is lost after an attack even a miss.
    state, gargoyle = meet(row("thorgrim, kat -3", powers={"thorgrim": ["healing-strike"]}), "gargoyle 0/1/1")
    dice(MISS)
    assert Evening(state, Use("healing-strike"), Target(gargoyle.id), Done()).hp("kat") == 5
