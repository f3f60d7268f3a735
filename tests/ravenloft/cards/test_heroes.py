"""The five Heroes: both sides of their cards, their special abilities, and the numbers of every attack card."""

from itertools import product
from typing import Any

import pytest

from game.rules.engine.script import Choice, Decision, Done
from game.rules.ravenloft import event, hero, stats
from game.rules.ravenloft.choice import Disable, PickEdge, PickTile, Spot, Target, Use
from game.rules.ravenloft.phases import exploration, hero_phase
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.deeds import drift, offered, play, use
from tests.ravenloft.cards.scene import MISS, grant, hp, row, tile, villain
from tests.ravenloft.kit import Dice, Evening, drive, meet, put, table

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
        hero.damage, state.surges = hit_points, 2
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
        state = row("kat", dice=face, foes="alarm 0")
        state.heroes[0].level = level
        assert (figure.trap_on(Evening(state, Disable("alarm")).state, 0) is None) == (face == 5), "Trap Expert adds five"
    # A natural twenty adds one at the second level.
    for (name, (card, damage)), (level, face) in product(STRIKES_OF.items(), [(2, 20), (1, 20), (2, 19)]):
        state, strahd = meet(row(name, dice=face), "count-strahd 0/1/1")
        state.heroes[0].level = level
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
    state = row("thorgrim, kat, arjhan, allisa 1/0/0", powers="healing-word")
    state.heroes[0].level = level
    for one in state.heroes:
        one.damage = 3
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
    state, gargoyle = meet(row("thorgrim, kat -3", powers="healing-strike", dice=MISS), "gargoyle 0/1/1")
    assert Evening(state, Use("healing-strike"), Target(gargoyle.id), Done()).hp("kat") == 5


# Hero, card, bonus, damage of a hit, damage of a miss, and from where: "a" adjacent on the next tile, 0 to 4 tiles away and not adjacent.
NUMBERS = [
    ("thorgrim", "divine-flare", 6, 1, 0, "0"), ("thorgrim", "healing-strike", 8, 1, 0, "a"), ("thorgrim", "lance-of-faith", 6, 2, 0, "a01"),
    ("thorgrim", "beacon-of-hope", 6, 2, 0, "a01"), ("thorgrim", "flame-strike", 6, 3, 1, "a012"),
    ("thorgrim", "hallowed-advance", 5, 3, 1, "a"),
    ("arjhan", "dragons-breath", 4, 1, 0, "0"), ("arjhan", "cleave", 6, 1, 0, "a"), ("arjhan", "trapping-strike", 8, 1, 0, "a01"),
    ("arjhan", "tide-of-iron", 8, 1, 0, "a"), ("arjhan", "brute-strike", 5, 4, 0, "a"), ("arjhan", "come-and-get-it", 6, 1, 0, "a01"),
    ("arjhan", "precise-strike", 11, 2, 0, "a"),
    ("allisa", "hit-and-run", 6, 2, 0, "a"), ("allisa", "hunters-shot", 6, 1, 0, "a012"), ("allisa", "twin-shot", 4, 1, 0, "a01"),
    ("allisa", "attacks-on-the-run", 4, 2, 1, "a"), ("allisa", "bounding-attack", 6, 3, 1, "a01"),
    ("allisa", "split-the-tree", 6, 2, 1, "a012"),
    ("kat", "backstab", 7, 1, 0, "a"), ("kat", "deft-strike", 7, 1, 0, "a0"), ("kat", "snipe-shot", 7, 1, 0, "a01"),
    ("kat", "dagger-barrage", 7, 2, 1, "a01"), ("kat", "deep-cut", 7, 2, 0, "a"), ("kat", "silvered-bolts", 8, 2, 0, "a012"),
    ("kat", "necklace-of-fireballs", 5, 1, 0, "a1"), ("kat", "dragons-breath-elixir", 4, 1, 0, "0"),
    ("immeril", "magic-missile", 8, 1, 0, "a0123"), ("immeril", "thunderwave", 7, 1, 0, "0"), ("immeril", "scorching-burst", 7, 1, 0, "a1"),
    ("immeril", "fireball", 7, 3, 1, "a1"), ("immeril", "lightning-bolt", 7, 2, 1, "a01"),
]  # fmt: skip
PLACES = {"a": (1, 0, 0), "0": (0, 2, 1), "1": (1, 3, 3), "2": (2, 3, 3), "3": (3, 1, 2), "4": (4, 1, 2)}
"""Where the Count stands; the Hero is at the eastern edge of the first tile."""


def attacked_by(state: State, card: str, strahd: str) -> list[Any]:
    """Use a card on the Count, whatever it asks; an empty list if that cannot be."""
    grant(state, card)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        target = [option for option in options if option in (Target(strahd), *wishes(state, strahd))]
        return (target or [option for option in options if option == Done()] or options)[0]

    events, _ = drive(hero.use(state, 0, card), answer)
    return [attack for attack in events if isinstance(attack, event.Attacked)]


def wishes(state: State, strahd: str) -> list[Any]:
    """The Count's tile, and a square next to him: the own one if it is."""
    own = figure.square_of(state, state.heroes[0].id)
    beside = [own] if own and distance.adjacent(state, state.heroes[0].id, strahd) else placing.adjacent_free(state, strahd)
    return [PickTile(tile(state, strahd)), *map(Spot, beside)]


@pytest.mark.rule("CR-112", "CR-114", "CR-116", "CR-117", "CR-034", "CR-109", "CR-110")
def test_bonus_damage_and_reach(dice: Dice) -> None:
    # Bonus and damage.
    faults = []
    for (name, card, bonus, damage, miss, reach), hits in product(NUMBERS, (True, False)):
        near = 2 if card == "snipe-shot" else 0
        state = row(name, tiles=5, at={name: (0, 0, 3)}, dice=19 - bonus - near - (not hits))
        strahd = villain(state, "count-strahd", *PLACES[reach[0]])
        blows = [(attack.bonus, attack.hit) for attack in attacked_by(state, card, strahd.id)]
        if blows != [(bonus + near, hits)] or strahd.damage != (damage if hits else miss):
            faults.append((card, hits, blows, strahd.damage))
    assert not faults, faults
    # Reach.
    faults = []
    for (name, card, *_, reach), place in product(NUMBERS, PLACES):
        state = row(name, tiles=5, at={name: (0, 0, 3)}, dice=MISS)
        strahd = villain(state, "count-strahd", *PLACES[place])
        state.heroes[0].conditions = ["immobilized"] if card == "attacks-on-the-run" else []
        if (offered(state, card) and bool(attacked_by(state, card, strahd.id))) != (place in reach):
            faults.append((card, place))
    assert not faults, faults
