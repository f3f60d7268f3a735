"""The Monsters and Villains: their cards and every line of their scripts; and the objects of adventures."""

from typing import Any

import pytest

from game.rules.ravenloft import activation, event, stats, wounds
from game.rules.ravenloft.choice import PickTile, Target
from game.rules.ravenloft.space import board, distance, figure, placing, targets
from game.rules.ravenloft.state import Hero, Monster, Placed, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.activations import Activation, carry_out, lines, strikes
from tests.ravenloft.cards.deeds import act, asked, choices, drift, offered, only, play, use
from tests.ravenloft.cards.scene import HIT, MISS, ROW, gone, hp, row, thing, tile, to, villain, where
from tests.ravenloft.kit import Dice, meet, on_top, put, spot

NUMBERS = {
    "count-strahd": (19, 12, 6, 1, ["vampire", "undead"], ["mistform"]),
    "gravestorm": (14, 20, 6, 3, ["undead"], ["dragons-breath"]), "klak": (14, 6, 5, 1, ["reptile"], []),
    "flesh-golem": (14, 10, 5, 2, ["undead"], []), "howling-hag": (15, 10, 5, 1, ["fey"], []),
    "werewolf": (15, 5, 5, 1, ["animal"], []), "young-vampire": (16, 8, 5, 1, ["vampire", "undead"], []),
    "zombie-dragon": (13, 13, 5, 2, ["undead"], []),
}  # fmt: skip


@pytest.mark.rule("CR-143", "CR-158", "CR-040")
@pytest.mark.parametrize("kind", NUMBERS)
def test_the_numbers_on_the_villains_cards(dice: Dice, kind: str) -> None:
    card = MONSTERS[kind]
    assert (card.ac, card.hp, card.xp, card.base, card.kinds, card.markers) == NUMBERS[kind]
    assert card.villain and not card.copies and not card.thing
    state = row("thorgrim", tiles=3, top={"treasure": "breath-of-life"}, dice=HIT)
    state.turn.looted = []
    other = villain(state, kind, 0, 1, 0, damage=card.hp - 1)
    events = use(state, "healing-strike", Target(other.id))
    assert gone(state, other) and state.pile == [kind] and only(events, event.TreasureDrawn), "experience and a Treasure"
    assert f"destroyed {kind}" in state.quest.done


STORM, KLAK, GOLEM, HAG = (("gravestorm", 0, 0, 0), ("klak", 0, 0, 0), ("flesh-golem", 0, 0, 0), ("howling-hag", 0, 0, 0))
VAMPIRE, DRAGON, STRAHD = ("young-vampire", 0, 0, 0), ("zombie-dragon", 0, 0, 0), ("count-strahd", 0, 0, 0)
WOLF = ("werewolf", 0, 0, 0)
BREATH, FAR = ("dragons-breath",), {"thorgrim": (3, 1, 1)}
FIVE = {"arjhan": (1, 0, 3), "kat": (1, 3, 3), "thorgrim": (1, 0, 2), "allisa": (0, 3, 0), "immeril": (0, 3, 3)}
PAIR = {"arjhan": (1, 0, 2), "kat": (1, 0, 3)}

CARDS = {
    "blazing-skeleton": (13, 2, 2, "undead"), "gargoyle": (16, 2, 3, "elemental"), "ghoul": (16, 1, 2, "undead"),
    "kobold-skirmisher": (13, 1, 1, "reptile"), "rat-swarm": (12, 1, 1, "animal"), "skeleton": (16, 1, 2, "undead"),
    "spider": (15, 1, 2, "vermin"), "wolf": (14, 1, 1, "animal"), "wraith": (15, 2, 3, "undead"),
    "zombie": (11, 1, 1, "undead"),
}  # fmt: skip
ARJHAN, THORGRIM = {"arjhan": (0, 0, 0)}, {"thorgrim": (0, 0, 0)}
TRIO = {"arjhan": (1, 0, 0), "kat": (1, 0, 1), "thorgrim": (2, 0, 0)}
CLOSE = {"thorgrim": (0, 1, 2), "kat": (1, 1, 0)}
CROWD = (("gargoyle", 0, 3, 3), ("count-strahd", 0, 3, 2), ("wolf", 1, 0, 0))
SCRIPTS = {
    # ---- the Villains
    # ---- Gravestorm
    "it breathes on the fullest tile within one tile: 17 hits AC 17 for 3; 1 for a miss": Activation(foe=STORM, at=FIVE, tiles=3,
        dice=(9, 1, 1), answers="arjhan, kat", markers=BREATH, line=1, ends=(0, 0, 0), left=[], hp=[7, 7, 7, 8, 6],
        strikes=tuple(f"blast-of-lightning 8 {name}" for name in ("arjhan", "kat", "thorgrim"))),
    "it breathes on the closest of two equally full tiles": Activation(foe=STORM,
        at="arjhan 1/3/3, kat 1/2/3, thorgrim 0/3/0, allisa 0/3/1", dice=(MISS, MISS), markers=BREATH, line=1,
        strikes="blast-of-lightning 8 thorgrim, blast-of-lightning 8 allisa"),
    "the Crowd makes two of one Hero": Activation(foe=STORM, at="arjhan 1/0/3, kat 0/3/3", crowd=1, dice=(MISS, MISS),
        markers=BREATH, line=1, strikes="blast-of-lightning 8 arjhan, blast-of-lightning 8 illusionary-crowd"),
    "without breath it bites": Activation(foe=STORM, at=PAIR, tiles=4, dice=MISS, answers=None, line=2),
    "where one Hero stands on each tile it bites": Activation(foe=STORM, at="arjhan 1/0/2, kat 0/3/3", tiles=4, dice=MISS,
        answers=None, markers=BREATH, line=2),
    "a crowd too far away it strikes from afar": Activation(foe=STORM, at="arjhan 3/1/1, kat 3/1/2", tiles=4, dice=MISS,
        answers=None, markers=BREATH, line=3),
    "a fallen Hero makes no crowd": Activation(foe=STORM, at=PAIR, hurt="kat 8", tiles=4, dice=MISS, answers=None,
        markers=BREATH, line=2),
    "it moves next to the closest Hero and bites": Activation(foe=STORM, at="thorgrim 1/3/3", tiles=3, dice=9, answers=None,
        markers=BREATH, line=2, hp=[6], ends=(1, 0, 0), strikes="bite 8 thorgrim"),
    "it strikes at three tiles, then comes one nearer": Activation(foe=STORM, at=FAR, tiles=4, dice=HIT, answers=None, line=3,
        hp=[7], ends=1, left=[], strikes="burst-of-lightning 8 thorgrim"),
    "it does not move once the Crowd that it struck is gone": Activation(foe=STORM, at="thorgrim 4/1/1", tiles=5, crowd=2,
        dice=HIT, line=3, ends=(0, 0, 0)),
    "far from everybody it draws breath": Activation(foe=STORM, at="thorgrim 4/1/1", tiles=5, answers=None, line=4, ends=2,
        left=[*BREATH]),
    "far from everybody it keeps its breath": Activation(foe=STORM, at="thorgrim 4/1/1", tiles=5, answers=None, markers=BREATH,
        line=4, ends=2, left=[*BREATH]),
    # ---- Klak
    "he burns his tile and vanishes to the nearest without Heroes: 17 hits AC 17 for 1; 13 misses for nothing": Activation(
        foe="klak 1/1/1", at="arjhan 1/0/0, kat 1/3/3, thorgrim 0/1/1", tiles=4, dice=(9, 5), answers="arjhan, 2/3/0", line=1,
        strikes="fire-burst 8 arjhan, fire-burst 8 kat", hp=[9, 8, 8], ends=(2, 3, 0)),
    "he stays where nobody is left to flee from": Activation(foe="klak 0/3/3", at="kat 0/0/0", hurt="kat 7", dice=HIT, line=1,
        hp=[0], ends=(0, 3, 3)),
    "he stays where no tile is empty": Activation(foe="klak 0/3/3", at="kat 0/0/0, arjhan 1/0/0", dice=MISS, line=1,
        ends=(0, 3, 3)),
    "his bolt hits at two tiles": Activation(foe=KLAK, at="kat 2/0/0", tiles=4, others="wolf 2/3/3", dice=6, line=3,
        strikes="chaos-bolt 8 kat", hits=[True], hp=[7], ends=(0, 0, 0)),
    "his bolt misses, and hurts": Activation(foe=KLAK, at="kat 2/0/0", tiles=4, others="wolf 2/3/3", dice=5, line=3,
        strikes="chaos-bolt 8 kat", hits=[False], hp=[7], ends=(0, 0, 0)),
    "he walks one tile": Activation(foe=KLAK, at="kat 3/1/1", tiles=4, others="wolf 3/2/1", answers="1/3/3", line=4,
        ends=(1, 3, 3)),
    # ---- the Flesh Golem
    "it slams every adjacent Hero; Thorgrim touches the other corner": Activation(foe="flesh-golem 0/1/1",
        at="arjhan 0/0/0, kat 0/3/3, thorgrim 0/3/0", dice=(9, 5, HIT), answers="arjhan, kat", line=1,
        strikes="slam 8 arjhan, slam 8 kat, slam 8 thorgrim", hp=[8, 8, 6], held={}, ends=(0, 1, 1)),
    "it comes and slams one Hero": Activation(foe=GOLEM, at="kat 1/3/3", tiles=3, dice=6, answers=None, line=2,
        strikes="slam 8 kat", hp=[6], held="kat slowed", ends="kat"),
    "it comes and misses": Activation(foe=GOLEM, at="kat 1/3/3", tiles=3, dice=5, answers=None, line=2, strikes="slam 8 kat",
        hp=[8], held={}, ends="kat"),
    "it walks one tile": Activation(foe=GOLEM, at="kat 3/1/1", tiles=4, answers=None, line=3, ends=(0, 0, 3)),
    **{
        f"with {tokens} enrage tokens a {'hit' if face == HIT else 'miss'} leaves {left}": Activation(foe="flesh-golem 0/1/1",
            at="kat 0/0/0", dice=face, markers=("enrage",) * tokens, line=1, hp=[left])
        for tokens, face, left in [(0, HIT, 6), (1, HIT, 5), (3, HIT, 3), (3, MISS, 8)]
    },
    # ---- the Howling Hag
    "she howls at every Hero near her": Activation(foe=HAG, at="arjhan 1/0/0, kat 0/3/3, thorgrim 2/0/0", tiles=4, dice=(10, 6),
        answers="arjhan", line=1, strikes="howl 7 arjhan, howl 7 kat", hp=[9, 8, 8], ends=(0, 0, 0)),
    "her claw carries a Hero to the farthest tile": Activation(foe=HAG, at="arjhan 1/0/0, kat 3/1/1", tiles=4, dice=9,
        answers="0/0/3, 3/2/2", line=2, strikes="claw 8 arjhan", hp=[8, 8], ends=(0, 0, 3), heroes="arjhan 3/2/2"),
    "her claw misses and carries nobody": Activation(foe="howling-hag 0/0/3", at="arjhan 0/1/3, kat 3/1/1", hurt="arjhan 2",
        tiles=4, dice=MISS, line=2, hp=[8, 8], heroes="arjhan 0/1/3"),
    "her claw carries no Crowd": Activation(foe=HAG, at=FAR, tiles=4, crowd=0, dice=HIT, answers=None, line=2,
        strikes="claw 8 illusionary-crowd", heroes="thorgrim 3/1/1"),
    "her claw carries nobody where there is nowhere": Activation(foe="howling-hag 0/1/1", at="arjhan 0/0/0", tiles=1, dice=HIT,
        answers=None, line=2, hp=[8], heroes="arjhan 0/0/0"),
    "she appears beside the closest Hero and strikes nobody": Activation(foe=HAG, at="arjhan 3/1/1, kat 4/1/2", tiles=5,
        answers="3/2/1", line=3, strikes=(), ends=(3, 2, 1)),
    "she appears on the tile of a Hero that is surrounded": Activation(foe=HAG, at="arjhan 2/0/3", tiles=3,
        others="wolf 2/0/2, zombie 2/1/2, spider 2/1/3", answers="2/3/0", line=3, ends=(2, 3, 0)),
    "she appears beside the Crowd": Activation(foe=HAG, at="arjhan 3/1/1", tiles=4, crowd=2, answers="2/0/0", line=3, ends=2),
    # ---- the Werewolf
    **{
        f"wounded by {damage} with {markers} it has {own} after its start": Activation(foe="werewolf 0/0/2", at="thorgrim 0/0/0",
            dice=MISS, answers=None, damage=damage, markers=markers, line=2, strikes="bite 8 thorgrim", hp=[8], own=own)
        for damage, markers, own in [(2, (), 4), (0, (), 5), (2, ("silvered",), 3)]
    },
    "it regains nothing while a Hero is next to it": Activation(foe="werewolf 0/0/1", at="thorgrim 0/0/0", dice=MISS, damage=2,
        line=1, strikes="rake 9 thorgrim", hp=[8], own=3),
    "it rakes one adjacent Hero whom the active player picks: 16 hits AC 16": Activation(foe="werewolf 0/0/1",
        at="thorgrim 0/0/0, kat 0/0/2", dice=7, answers="thorgrim", line=1, hp=[6, 8]),
    **{
        f"it leaps two tiles and bites, leaving {left}": Activation(foe=WOLF, at="thorgrim 2/0/0", tiles=4, dice=face,
            answers="1/0/3", line=2, strikes="bite 8 thorgrim", hp=[left], ends=(1, 0, 3))
        for face, left in [(8, 6), (7, 8)]
    },
    "it runs two tiles": Activation(foe=WOLF, at=FAR, tiles=4, answers="2/0/0", line=3, ends=(2, 0, 0)),
    # ---- the Young Vampire
    **{
        f"it drinks after {face}": Activation(foe="young-vampire 0/0/1", at="thorgrim 0/0/0", dice=face, damage=3, line=1,
            strikes="claws-and-fangs 8 thorgrim", hp=[left], own=own)
        for face, left, own in [(8, 6, 6), (7, 8, 5)]
    },
    "its gaze beckons": Activation(foe=VAMPIRE, at="thorgrim 1/3/3, kat 1/3/2", hurt="kat 8", dice=8, answers="0/1/1", line=2,
        strikes="hypnotic-gaze 8 thorgrim", hp=[7, 0], held="thorgrim immobilized", heroes="thorgrim 0/1/1", ends=(0, 0, 0)),
    "a gaze that misses beckons nobody": Activation(foe=VAMPIRE, at="thorgrim 1/3/3", dice=7, line=2, hp=[8], held={},
        heroes="thorgrim 1/3/3"),
    "a gaze at the Crowd moves nobody": Activation(foe=VAMPIRE, at=FAR, tiles=4, crowd=1, dice=HIT, line=2,
        strikes="hypnotic-gaze 8 illusionary-crowd", heroes="thorgrim 3/1/1"),
    "it walks one tile too": Activation(foe=VAMPIRE, at=FAR, tiles=4, answers="1/0/0", line=3, ends=(1, 0, 0)),
    # ---- the Zombie Dragon
    "it sweeps a tile clear: 2 for the hit, nothing for the miss": Activation(foe=DRAGON, at="thorgrim 1/0/3, kat 1/3/3",
        tiles=4, dice=(9, 6), line=1, ends=(1, 1, 1), heroes="thorgrim 2/3/3, kat 1/3/3", answers="1/1/1, thorgrim, 2, 2/3/3",
        strikes="sweeping-claw 7 thorgrim, sweeping-claw 7 kat", hp=[6, 8]),
    "half on tile 0, half on tile 1 it need not move; tile 2 alone is one tile away from both": Activation(
        foe="zombie-dragon 0/1/3", at="thorgrim 1/0/3", tiles=3, dice=HIT, answers=None, line=1, ends=(0, 1, 3),
        heroes="thorgrim 2/0/0"),
    "where there is no such tile it throws nobody": Activation(foe="zombie-dragon 0/1/3", at="thorgrim 1/0/3", dice=HIT, line=1,
        hp=[6], heroes="thorgrim 1/0/3"),
    "the dragon walks one tile": Activation(foe=DRAGON, at=FAR, tiles=4, answers=None, line=2, strikes=(), ends=1),
    # ---- the Count; his first and fifth lines are below
    "he bites the strongest adjacent Hero, not Arjhan farther away, and drinks: 17 hits AC 17": Activation(
        foe="count-strahd 0/1/1", at="thorgrim 0/0/0, arjhan 1/0/0, kat 0/0/2", hurt="kat 1", dice=9, damage=3, line=2,
        strikes="bite 8 thorgrim", hp=[6, 10, 7], own=10),
    "he bites the next, and 13 misses: nothing to drink": Activation(foe="count-strahd 0/1/1",
        at="thorgrim 0/0/0, arjhan 1/0/0, kat 0/0/2", dice=5, damage=2, hurt="thorgrim 2, kat 1", line=2, strikes="bite 8 kat",
        hp=[6, 10, 7], own=10),
    "he goes for the Hero with most Hit Points": Activation(foe="count-strahd 1/0/0", at="thorgrim 1/3/3, arjhan 2/0/0", tiles=3,
        dice=9, answers="1/1/3", line=3, strikes="bite 8 arjhan", hp=[8, 8], ends="arjhan"),
    "drinking heals no more than his card": Activation(foe="count-strahd 1/0/0", at="thorgrim 1/3/3", dice=HIT, line=3, own=12),
    "line three lets him drink too": Activation(foe="count-strahd 1/0/0", at="thorgrim 1/3/3", dice=HIT, damage=2, line=3,
        own=11),
    "he goes for one of the strongest though another is far": Activation(foe="count-strahd 0/1/1",
        at="kat 1/1/1, thorgrim 3/1/1", tiles=4, dice=HIT, answers=None, damage=2, line=3, hp=[6, 8], own=11),
    "he takes the closest of several equally strong": Activation(foe="count-strahd 1/0/0", at="thorgrim 2/0/3, kat 1/3/3",
        tiles=3, dice=HIT, line=3, strikes="bite 8 kat"),
    **{
        f"the strongest is two tiles away, the weaker at {weaker}": Activation(foe=STRAHD,
            at={"arjhan": (2, 3, 3), "kat": weaker}, tiles=4, dice=MISS, answers=None, line=number)
        for weaker, number in [((1, 3, 3), 4), ((3, 1, 1), 6)]
    },
    "he burns the closest tile when the strongest is far: 2 for the hit, 1 for the miss": Activation(foe=STRAHD,
        at="thorgrim 1/3/3, kat 1/3/2, arjhan 4/1/2", tiles=5, dice=(8, 5), answers="thorgrim", line=4,
        strikes="ball-of-fire 8 thorgrim, ball-of-fire 8 kat", hp=[6, 7, 10], ends=(0, 0, 0)),
    "he moves two tiles toward the closest Hero": Activation(foe=STRAHD, at=FAR, tiles=4, answers="2/0/0", line=6, strikes=(),
        ends=(2, 0, 0)),
    # ---- the Monsters
    "Blazing Skeleton burns the closest Hero's tile without moving: 15 misses AC 17 (1), hits AC 15 (2)": Activation(
        foe="blazing-skeleton 0/1/1", at=TRIO, tiles=3, dice=(8, 8), answers="arjhan", line=1,
        strikes="ball-of-fire 7 arjhan, ball-of-fire 7 kat", hp=[9, 6, 8], ends=(0, 1, 1)),
    "Gargoyle whirls on the closest Hero's tile; Slowed by the hit only": Activation(foe="gargoyle 0/1/1",
        at="arjhan 1/0/0, kat 1/3/3, thorgrim 2/0/0", tiles=3, dice=(8, 8), answers="1/1/1, arjhan", line=1,
        strikes="whirlwind-of-claws 8 arjhan, whirlwind-of-claws 8 kat", hp=[9, 6, 8], ends=(1, 1, 1), held="kat slowed"),
    "Gargoyle without a Hero near never moves": Activation(foe="gargoyle 2/0/0", at=ARJHAN, tiles=3, line=0, strikes=(),
        ends=(2, 0, 0)),
    "Ghoul paralyses what it runs to": Activation(foe="ghoul 0/3/3", at="immeril 0/0/0", dice=7, line=2,
        strikes="paralyzing-claw 7 immeril", ends=(0, 1, 1), hp=[5], held="immeril immobilized"),
    "Ghoul bites what is adjacent": Activation(foe="ghoul 0/1/1", at="immeril 0/0/0", dice=5, line=1,
        strikes="rending-bite 9 immeril", hp=[3]),
    "Ghoul does no damage on a miss": Activation(foe="ghoul 0/1/1", at="immeril 0/0/0", dice=4, line=1, hp=[6]),
    **{
        f"Kobold Skirmisher throws at the closest Hero from where it stands, {face}": Activation(foe="kobold-skirmisher 0/3/3",
            at="arjhan 1/0/0, kat 2/0/0", tiles=3, dice=face, line=1, strikes="javelin 9 arjhan", hp=[left, 8], ends=(0, 3, 3))
        for face, left in [(8, 9), (7, 10)]
    },
    "Rat Swarm bites everybody on the closest Hero's tile; no damage on a miss": Activation(foe="rat-swarm 0/0/0",
        at="kat 1/0/0, thorgrim 1/3/3", dice=(7, 8), answers="1/2/2, kat", line=1, strikes="bites 7 kat, bites 7 thorgrim",
        hp=[7, 8], ends=(1, 2, 2)),
    "Rat Swarm on their tile stays": Activation(foe="rat-swarm 1/2/2", at="kat 1/0/0, thorgrim 1/3/3", dice=(MISS, MISS), line=1,
        ends=(1, 2, 2)),
    "Skeleton charges": Activation(foe="skeleton 1/3/3", at=THORGRIM, dice=7, answers="0/1/1", line=2,
        strikes="charging-slice 9 thorgrim", hp=[6], ends=(0, 1, 1)),
    "Skeleton hacks": Activation(foe="skeleton 0/1/1", at=THORGRIM, dice=9, line=1, strikes="scimitar 7 thorgrim", hp=[7]),
    "Spider spits its web: 16 misses AC 17": Activation(foe="spider 1/3/3", at=ARJHAN, dice=5, line=2, ends=(1, 3, 3), held={}),
    "Spider comes along the thread": Activation(foe="spider 1/3/3", at=ARJHAN, dice=6, answers="0/1/1", line=2,
        strikes="acidic-web 11 arjhan", hp=[9], held="arjhan slowed", ends=(0, 1, 1)),
    "Spider bites: Miss 1": Activation(foe="spider 0/1/1", at=ARJHAN, dice=10, line=1, strikes="venomous-bite 6 arjhan", hp=[9],
        held={}),
    "Spider bites": Activation(foe="spider 0/1/1", at=ARJHAN, dice=11, line=1, hp=[8], held={}),
    "Wolf pounces from two tiles away": Activation(foe="wolf 2/0/3", at=THORGRIM, tiles=3, dice=9, answers="0/1/1", line=2,
        strikes="pounce 7 thorgrim", hp=[7], held="thorgrim slowed", ends=(0, 1, 1)),
    "Wolf bites": Activation(foe="wolf 0/1/1", at=THORGRIM, dice=7, line=1, strikes="bite 9 thorgrim", hp=[6]),
    "Wraith drains with one line from afar": Activation(foe="wraith 1/3/3", at=THORGRIM, dice=10, answers="0/1/1", line=1,
        strikes="life-draining-claw 6 thorgrim", hp=[5], ends=(0, 1, 1)),
    "Wraith drains near and stays: Miss 1": Activation(foe="wraith 0/1/1", at=THORGRIM, dice=9, line=1,
        strikes="life-draining-claw 6 thorgrim", hp=[7], ends=(0, 1, 1)),
    "Zombie: 14 misses AC 15": Activation(foe="zombie 1/3/3", at="allisa 0/0/0", others=CROWD, dice=9, answers="0/1/1", line=1,
        hp=[8], ends=(0, 1, 1)),
    "Zombie strikes with the weight of all three Monsters on the tile where it went": Activation(foe="zombie 1/3/3",
        at="allisa 0/0/0", others=CROWD, dice=10, answers="0/1/1", line=1, strikes="rotting-fist 5 allisa", hp=[5]),
    **{
        f"{kind}: the active player picks among adjacent Heroes even of two tiles": Activation(foe=(kind, 0, 1, 3), at=CLOSE,
            active=1, dice=MISS, answers="kat", line=1, hp=[8, hp])
        for kind, hp in [("ghoul", 8), ("skeleton", 8), ("spider", 7), ("wolf", 8)]
    },
}  # fmt: skip


@pytest.mark.card(*NUMBERS, *CARDS)
@pytest.mark.rule("CR-034", "CR-039", "CR-066", "CR-083", "CR-117", "CR-120", "CR-130", "CR-145", "CR-146", "CR-147", "CR-148")
@pytest.mark.rule("CR-149", "CR-150", "CR-151", "CR-159", "CR-178", "CR-224", "CR-225", "CR-226", "CR-237", "CR-245", "CR-249")
@pytest.mark.rule("CR-250", "CR-251", "CR-277", "CR-279", "CR-287", "CR-294", "CR-295")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_figure_carries_out_a_line_of_its_script(dice: Dice, name: str) -> None:
    case = SCRIPTS[name]
    _, foe, events = carry_out(dice, case)
    assert len(only(events, event.MarkerSpent)) == len({*case.markers} & {"dragons-breath"} - {*foe.markers})
    assert [one.marker for one in only(events, event.MarkerGained)] == [mark for mark in foe.markers if mark not in case.markers]
    assert len(only(events, event.Healed)) == (foe.damage < case.damage)
    cause = "regenerate" if foe.kind == "werewolf" else "drink"
    assert {one.cause for one in only(events, event.Healed)} <= {cause} and stats.rage(foe) == case.markers.count("enrage")
    moved = {one.figure for one in [*only(events, event.MonsterMoved), *only(events, event.Relocated)]}
    assert not moved & {name for name in case.heroes if case.heroes[name] == case.at[name]}
    assert foe.id not in moved or case.ends != case.foe[1:]
    assert foe.kind != "howling-hag" or case.line != 3 or moved == {foe.id}
    assert bool(only(events, event.MonsterIdle)) == (case.line == 0)
    assert not case.active or [blow.split()[2] for blow in strikes(events)] == ["kat"]


@pytest.mark.card("gravestorm", "werewolf", "klak")
@pytest.mark.rule("CR-034", "CR-146", "CR-147", "CR-152", "CR-153", "CR-066", "CR-157", "CR-287")
def test_gravestorm_strikes_first_and_klak_calls_help_and_vanishes(dice: Dice) -> None:
    # Gravestorm strikes before it comes nearer.
    events = carry_out(dice, SCRIPTS["it strikes at three tiles, then comes one nearer"])[2]
    order = [type(one) for one in events if isinstance(one, event.Attacked | event.MonsterMoved)]
    assert order == [event.Attacked, event.MonsterMoved]
    # The active player breaks a tie between tiles.
    at = {"arjhan": (0, 0, 1), "kat": (0, 3, 1), "thorgrim": (2, 0, 1), "allisa": (2, 3, 1)}
    state = row("arjhan,kat,thorgrim,allisa", tiles=3, at=at)
    other = villain(state, "gravestorm", 1, 0, 0, markers=BREATH)  # on columns 0 to 2 of the middle tile; nobody stands on it
    found = asked(state, activation.act(state, other.id), "prompt-monster-target")
    assert len(found) == 2 and {tile(state, name) for name in found} == {0, 2}, "one question for each tile"
    # Gravestorm does nothing where no path leads.
    state, other = meet(row("thorgrim", tiles=[ROW[0], Placed("T09", 5, 5, 0)]), "gravestorm 1/0/0")
    events = act(state, other)
    assert lines(events) == [4] and only(events, event.MonsterIdle) and other.markers == []
    # Where every Hero lies nobody does anything but regenerate.
    for kind in [card.id for card in MONSTERS.values() if not card.thing]:
        state, other = meet(row("kat 1/0/0 -99, arjhan 2/0/0 -99", tiles=3), f"{kind} 0/0/0")
        assert act(state, other) == [event.MonsterIdle(other.id)]
    # The werewolf regenerates where there is nobody to hunt.
    state, wolf = meet(row("thorgrim -8"), "werewolf 0/3/3 -2")
    events = act(state, wolf)
    assert hp(state, wolf) == [4] and only(events, event.MonsterIdle)
    # Klak calls help while there are fewer monsters than heroes.
    for monsters, number in [(0, 2), (1, 2), (2, 3)]:
        foes = ", ".join(["klak 1/0/0", "werewolf 2/3/3", "wolf 0/3/3", "zombie 0/3/2"][: 2 + monsters])
        state, klak, *_ = meet(row("kat 0/0/0, arjhan 0/0/1", tiles=3, active=1, dice=MISS, top={"monster": "spider"}), foes)
        assert lines(drift(activation.act(state, klak.id))) == [number], "Villains are not counted"
        new = [other for other in figure.monsters(state) if other.kind == "spider"]
        found = [(where(state, other), figure.controller(state, other.id)) for other in new]
        assert found == ([((1, 1, 1), 1)] if number == 2 else [])
    # Klak vanishes to the nearest empty tile and beside it if it is full.
    state, klak = meet(row("kat 0/0/0", tiles=4, dice=MISS), "klak 0/3/3")
    assert {place[0] for place in asked(state, activation.act(state, klak.id), "prompt-monster-square")} == {1}
    klak.square = spot(0, 3, 3, state)
    crowd_tile(state, 1)
    dice(MISS)
    drift(activation.act(state, klak.id))
    assert tile(state, klak) in (0, 2), "the nearest free square"


def crowd_tile(state: State, number: int) -> None:
    """Fill the squares of a tile that are free with Monsters."""
    taken = figure.taken(state)
    free = [place for place in board.chart(state.board).cells[number].floor if place not in taken]
    small = [kind for kind, card in MONSTERS.items() if not card.villain and not card.thing]
    for count, place in enumerate(free):
        put(state, small[count % len(small)], number, 1, 2).square = place


@pytest.mark.card("howling-hag")
@pytest.mark.rule("CR-066", "CR-147", "CR-149", "CR-178", "CR-294")
def test_where_the_hag_throws_heroes_and_appears(dice: Dice) -> None:
    # The active player picks between equally far tiles.
    state, hag = meet(row("arjhan 1/0/0, kat", tiles=3, active=1, dice=HIT), "howling-hag 1/1/1")
    state.heroes[1].square = None
    act(state, hag, PickTile(2), to(state, 2, 0, 0))
    assert where(state, "arjhan") == (2, 0, 0)
    # The hag finds heroes where no path leads.
    tiles = [ROW[0], Placed("T09", 2, 2, 0), Placed("T11", 0, 5, 0)]
    state, hag = meet(row("arjhan 1/0/0, kat 0/0/0", tiles=tiles), "howling-hag 2/0/0")
    assert distance.apart(state, 2) == [5, 5, 0]
    state.heroes[1].square = None
    drift(activation.act(state, hag.id))
    assert distance.adjacent(state, hag.id, "arjhan")
    # The hag appears next to the nearer of two on equally far tiles.
    for arjhan, kat, nearer in [((4, 1, 1), (0, 0, 0), "arjhan"), ((0, 0, 0), (4, 1, 1), "kat")]:
        state, hag = meet(row("arjhan,kat", tiles=5, at={"arjhan": arjhan, "kat": kat}), "howling-hag 2/1/2")
        far = "kat" if nearer == "arjhan" else "arjhan"
        assert distance.square_distance(state, hag.id, nearer) < distance.square_distance(state, hag.id, far)
        squares = asked(state, activation.act(state, hag.id), "prompt-monster-square")
        place = figure.square_of(state, nearer)
        assert place is not None and {spot(*one, state) for one in squares} == set(board.chart(state.board).near[place])
    # The hag appears near a full tile.
    state = row("arjhan 3/1/1", tiles=4)
    crowd_tile(state, 3)
    hag = villain(state, "howling-hag", 0, 0, 0)
    drift(activation.act(state, hag.id))
    assert tile(state, hag) == 2, "the tile is full: the nearest free square"


CRYPT = Placed("T32", 1, 1, 2)
"""The Count's crypt south of the second tile of the row, its open side to the north."""


def count(damage: int = 7, markers: tuple[str, ...] = ("mistform",), *, crypt: bool = True) -> tuple[State, Monster, Any]:
    """Three tiles and the crypt; the Count; the bone pile of the crypt."""
    state = row("thorgrim", tiles=[*ROW[:3], *[CRYPT] * crypt])
    state.heroes.append(Hero("wanderer", board.chart(state.board).cells[-1].bones, [], []))
    bones = where(state, "wanderer")
    state.heroes.pop()
    return state, villain(state, "count-strahd", 0, 1, 1, damage=damage, markers=markers), bones


@pytest.mark.card("count-strahd")
@pytest.mark.rule("CR-159", "CR-160", "CR-176", "CR-262", "CR-275")
def test_the_first_and_the_fifth_line_of_the_count(dice: Dice) -> None:
    state, strahd, bones = count()
    events = act(state, strahd)
    assert lines(events) == [1] and not strikes(events) and where(state, strahd) == bones
    assert strahd.markers == [] and only(events, event.MarkerSpent)
    # Line one needs wounds the marker and the crypt.
    for changed in [{"damage": 6}, {"markers": ()}, {"crypt": False}]:
        state, strahd, _ = count(**changed)
        dice(MISS)
        assert lines(act(state, strahd)) == [2]
    for damage, number in [(7, 5), (6, 6)]:
        state = row("thorgrim 3/1/1, kat 3/1/2", tiles=4, foes="wolf 3/2/1")
        strahd = villain(state, "count-strahd", 0, 0, 0, damage=damage)
        on_top(state, "monster", "zombie")
        events = act(state, strahd, *[to(state, 2, 2, 1)] * (number == 6))
        helpers = [where(state, other) for other in figure.controlled(state, 1)]
        assert (lines(events), helpers) == ([number], [(0, 1, 2)] * (number == 5)), "on the bone pile of his tile"
        assert where(state, strahd) == ((0, 0, 0) if number == 5 else (2, 2, 1))
    # Line five asks the active player when heroes control equally many.
    state, strahd = meet(row("thorgrim 3/1/1, kat 3/1/2", tiles=4, top={"monster": "zombie"}), "count-strahd 0/0/0 -8")
    act(state, strahd, Target("kat"))
    assert len(figure.controlled(state, 1)) == 1


@pytest.mark.card("klaks-artifact", "gravestorms-phylactery", *CARDS)
@pytest.mark.rule("CR-292", "CR-143")
def test_how_objects_are_struck_and_that_monsters_have_their_printed_numbers(dice: Dice) -> None:
    card = MONSTERS["klaks-artifact"]
    assert (card.ac, card.hp, card.xp, card.thing, card.close, card.villain) == (15, 5, 0, True, False, False)
    state = row("allisa 0/0/0", tiles=3, dice=9)
    state.turn.looted = []
    laid = thing(state, "klaks-artifact", 2, 1, 1)
    assert choices(state, "hunters-shot") == [laid.id]
    assert only(use(state, "hunters-shot", Target(laid.id)), event.Attacked)[0].hit and hp(state, laid) == [4], "15 hits AC 15"
    laid.damage = 4
    dice(HIT)
    events = use(state, "hunters-shot", Target(laid.id))
    assert only(events, event.ThingDestroyed) and not state.things and not state.pile and not only(events, event.TreasureDrawn)
    assert not figure.monsters(state) and "destroyed klaks-artifact" in state.quest.done
    # An object blocks nothing is never moved and is no monster.
    state, laid = meet(row("allisa 0/0/0"), "klaks-artifact 0/1/1")
    assert laid.square not in figure.taken(state) and not figure.foes(state) and placing.fixed(laid)
    assert stats.count.functions["monsters-on-tile"](state, "allisa") == 0
    play(state, wounds.hurt(state, laid.id, 5, "fire"))
    assert not state.things
    # The phylactery is struck from its square or the next with any attack.
    for place, open_ in [((1, 1, 1), True), ((1, 1, 2), True), ((1, 1, 3), False), ((0, 3, 3), False)]:
        card = MONSTERS["gravestorms-phylactery"]
        assert (card.ac, card.hp, card.xp, card.thing, card.close) == (10, 1, 0, True, True)
        state = row("immeril", tiles=3, at={"immeril": place}, foes="gravestorms-phylactery 1/1/1")
        for power in ("magic-missile", "scorching-burst", "thunderwave"):  # within 3 tiles, exactly 1 tile away, on the own tile
            assert offered(state, power) == open_, power
        assert ("gravestorms-phylactery-1" in dict(targets.sites(state, 0))) == bool(targets.beside(state, 0)) == open_
    # Attacks on tiles strike the phylactery next door and nothing else out of range.
    state, laid, wolf = meet(row("immeril 1/1/0", tiles=3, dice=(HIT, HIT)), "gravestorms-phylactery 1/1/1, wolf 1/3/3")
    events = use(state, "scorching-burst", PickTile(1))
    assert [attack.target for attack in only(events, event.Attacked)] == [laid.id] and not gone(state, wolf)
    laid = thing(state, "gravestorms-phylactery", 0, 1, 3)
    dice(HIT)
    assert choices(state, "thunderwave", "prompt-attack-tile") == [0, 1]
    assert targets.sight(state, 0, set()).close and offered(state, "thunderwave")
    use(state, "thunderwave", PickTile(0))
    assert laid not in state.things and where(state, wolf) == (1, 3, 3), "the wave went the other way"
    # The numbers on the monster cards.
    printed = {row.id: (row.ac, row.hp, row.xp, *row.kinds) for row in MONSTERS.values() if not (row.villain or row.thing)}
    assert printed == CARDS and all(MONSTERS[name].copies == 3 for name in CARDS)


@pytest.mark.rule("CR-008", "CR-145", "CR-146", "CR-152")
def test_the_last_line_walks_toward_the_closest_hero_out_of_reach() -> None:
    for kind, number, steps in [
        ("blazing-skeleton", 2, 1), ("ghoul", 3, 1), ("kobold-skirmisher", 2, 1), ("rat-swarm", 2, 1), ("skeleton", 3, 1),
        ("spider", 3, 2), ("wolf", 3, 2), ("wraith", 2, 1), ("zombie", 2, 1),
    ]:  # fmt: skip
        state = row("arjhan 0/0/0, kat 0/3/3", tiles=5)
        other = put(state, kind, 4, 1, 2)
        bones = {3: (3, 1, 1), 2: (2, 2, 1)}[4 - steps]
        events = act(state, other, to(state, *bones))
        assert lines(events) == [number] and where(state, other) == bones, "onto the bone pile, or where the active player wants"
        assert not strikes(events)
    # Just out of reach nobody is attacked.
    for kind, reach in [(kind, 2 if kind == "wolf" else 1) for kind in CARDS]:
        state = row("arjhan 0/0/0", tiles=5)
        events = drift(activation.act(state, put(state, kind, reach + 1, 1, 1).id))
        assert not strikes(events) and lines(events) == [len(MONSTERS[kind].script)] * (kind != "gargoyle")
