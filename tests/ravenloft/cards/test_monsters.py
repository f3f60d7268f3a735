"""The Monsters: every line of every script, from the top."""

import pytest

from game.rules.ravenloft import activation, event
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.activations import Activation, carry_out, lines, strikes
from tests.ravenloft.cards.deeds import act, drift, only
from tests.ravenloft.cards.scene import MISS, row, to, where
from tests.ravenloft.kit import Dice, put

CARDS = {
    "blazing-skeleton": (13, 2, 2, "undead"), "gargoyle": (16, 2, 3, "elemental"), "ghoul": (16, 1, 2, "undead"),
    "kobold-skirmisher": (13, 1, 1, "reptile"), "rat-swarm": (12, 1, 1, "animal"), "skeleton": (16, 1, 2, "undead"),
    "spider": (15, 1, 2, "vermin"), "wolf": (14, 1, 1, "animal"), "wraith": (15, 2, 3, "undead"),
    "zombie": (11, 1, 1, "undead"),
}  # fmt: skip


@pytest.mark.card(*CARDS)
@pytest.mark.rule("CR-143")
def test_the_numbers_on_the_monster_cards() -> None:
    printed = {
        card.id: (card.ac, card.hp, card.xp, *card.kinds) for card in MONSTERS.values() if not (card.villain or card.thing)
    }
    assert printed == CARDS and all(MONSTERS[name].copies == 3 for name in CARDS)


ARJHAN, THORGRIM = {"arjhan": (0, 0, 0)}, {"thorgrim": (0, 0, 0)}
TRIO = {"arjhan": (1, 0, 0), "kat": (1, 0, 1), "thorgrim": (2, 0, 0)}
CLOSE = {"thorgrim": (0, 1, 2), "kat": (1, 1, 0)}
CROWD = (("gargoyle", 0, 3, 3), ("count-strahd", 0, 3, 2), ("wolf", 1, 0, 0))
SCRIPTS = {
    "Blazing Skeleton burns the closest Hero's tile without moving: 15 misses AC 17 (1), hits AC 15 (2)": Activation(
        foe=("blazing-skeleton", 0, 1, 1), at=TRIO, tiles=3, dice=(8, 8), answers=("arjhan",), line=1,
        strikes=("ball-of-fire 7 arjhan", "ball-of-fire 7 kat"), hp=[9, 6, 8], ends=(0, 1, 1)),
    "Gargoyle whirls on the closest Hero's tile; Slowed by the hit only": Activation(
        foe=("gargoyle", 0, 1, 1), at=TRIO | {"kat": (1, 3, 3)}, tiles=3, dice=(8, 8), answers=((1, 1, 1), "arjhan"), line=1,
        strikes=("whirlwind-of-claws 8 arjhan", "whirlwind-of-claws 8 kat"), hp=[9, 6, 8], ends=(1, 1, 1),
        held={"kat": ["slowed"]}),
    "Gargoyle without a Hero near never moves": Activation(
        foe=("gargoyle", 2, 0, 0), at=ARJHAN, tiles=3, line=0, strikes=(), ends=(2, 0, 0)),
    "Ghoul paralyses what it runs to": Activation(foe=("ghoul", 0, 3, 3), at={"immeril": (0, 0, 0)}, dice=(7,), line=2,
        strikes=("paralyzing-claw 7 immeril",), ends=(0, 1, 1), hp=[5], held={"immeril": ["immobilized"]}),
    "Ghoul bites what is adjacent": Activation(
        foe=("ghoul", 0, 1, 1), at={"immeril": (0, 0, 0)}, dice=(5,), line=1, strikes=("rending-bite 9 immeril",), hp=[3]),
    "Ghoul does no damage on a miss": Activation(foe=("ghoul", 0, 1, 1), at={"immeril": (0, 0, 0)}, dice=(4,), line=1, hp=[6]),
    **{
        f"Kobold Skirmisher throws at the closest Hero from where it stands, {face}": Activation(
            foe=("kobold-skirmisher", 0, 3, 3), at={"arjhan": (1, 0, 0), "kat": (2, 0, 0)}, tiles=3, dice=(face,), line=1,
            strikes=("javelin 9 arjhan",), hp=[left, 8], ends=(0, 3, 3))
        for face, left in [(8, 9), (7, 10)]
    },
    "Rat Swarm bites everybody on the closest Hero's tile; no damage on a miss": Activation(
        foe=("rat-swarm", 0, 0, 0), at={"kat": (1, 0, 0), "thorgrim": (1, 3, 3)}, dice=(7, 8), answers=((1, 2, 2), "kat"), line=1,
        strikes=("bites 7 kat", "bites 7 thorgrim"), hp=[7, 8], ends=(1, 2, 2)),
    "Rat Swarm on their tile stays": Activation(
        foe=("rat-swarm", 1, 2, 2), at={"kat": (1, 0, 0), "thorgrim": (1, 3, 3)}, dice=(MISS, MISS), line=1, ends=(1, 2, 2)),
    "Skeleton charges": Activation(foe=("skeleton", 1, 3, 3), at=THORGRIM, dice=(7,), answers=((0, 1, 1),), line=2,
        strikes=("charging-slice 9 thorgrim",), hp=[6], ends=(0, 1, 1)),
    "Skeleton hacks": Activation(
        foe=("skeleton", 0, 1, 1), at=THORGRIM, dice=(9,), line=1, strikes=("scimitar 7 thorgrim",), hp=[7]),
    "Spider spits its web: 16 misses AC 17": Activation(
        foe=("spider", 1, 3, 3), at=ARJHAN, dice=(5,), line=2, ends=(1, 3, 3), held={}),
    "Spider comes along the thread": Activation(foe=("spider", 1, 3, 3), at=ARJHAN, dice=(6,), answers=((0, 1, 1),), line=2,
        strikes=("acidic-web 11 arjhan",), hp=[9], held={"arjhan": ["slowed"]}, ends=(0, 1, 1)),
    "Spider bites: Miss 1": Activation(
        foe=("spider", 0, 1, 1), at=ARJHAN, dice=(10,), line=1, strikes=("venomous-bite 6 arjhan",), hp=[9], held={}),
    "Spider bites": Activation(foe=("spider", 0, 1, 1), at=ARJHAN, dice=(11,), line=1, hp=[8], held={}),
    "Wolf pounces from two tiles away": Activation(foe=("wolf", 2, 0, 3), at=THORGRIM, tiles=3, dice=(9,), answers=((0, 1, 1),),
        line=2, strikes=("pounce 7 thorgrim",), hp=[7], held={"thorgrim": ["slowed"]}, ends=(0, 1, 1)),
    "Wolf bites": Activation(foe=("wolf", 0, 1, 1), at=THORGRIM, dice=(7,), line=1, strikes=("bite 9 thorgrim",), hp=[6]),
    "Wraith drains with one line from afar": Activation(foe=("wraith", 1, 3, 3), at=THORGRIM, dice=(10,), answers=((0, 1, 1),),
        line=1, strikes=("life-draining-claw 6 thorgrim",), hp=[5], ends=(0, 1, 1)),
    "Wraith drains near and stays: Miss 1": Activation(foe=("wraith", 0, 1, 1), at=THORGRIM, dice=(9,), line=1,
        strikes=("life-draining-claw 6 thorgrim",), hp=[7], ends=(0, 1, 1)),
    "Zombie: 14 misses AC 15": Activation(foe=("zombie", 1, 3, 3), at={"allisa": (0, 0, 0)}, others=CROWD, dice=(9,),
        answers=((0, 1, 1),), line=1, hp=[8], ends=(0, 1, 1)),
    "Zombie strikes with the weight of all three Monsters on the tile where it went": Activation(
        foe=("zombie", 1, 3, 3), at={"allisa": (0, 0, 0)}, others=CROWD, dice=(10,), answers=((0, 1, 1),), line=1,
        strikes=("rotting-fist 5 allisa",), hp=[5]),
    **{
        f"{kind}: the active player picks among adjacent Heroes even of two tiles": Activation(
            foe=(kind, 0, 1, 3), at=CLOSE, active=1, dice=(MISS,), answers=("kat",), line=1, hp=[8, hp])
        for kind, hp in [("ghoul", 8), ("skeleton", 8), ("spider", 7), ("wolf", 8)]
    },
}  # fmt: skip


@pytest.mark.card(*CARDS)
@pytest.mark.rule("CR-083", "CR-130", "CR-148", "CR-149", "CR-150", "CR-151", "CR-224", "CR-225", "CR-226", "CR-249", "CR-250")
@pytest.mark.rule("CR-251", "CR-294")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_monster_carries_out_a_line_of_its_script(dice: Dice, name: str) -> None:
    case = SCRIPTS[name]
    _, _, events = carry_out(dice, case)
    assert bool(only(events, event.MonsterIdle)) == (case.line == 0)
    if case.active:
        assert [blow.split()[2] for blow in strikes(events)] == ["kat"]


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
