"""Arjhan's Power cards: the fighter's ten."""

import pytest

from game.rules.ravenloft.choice import Target, Use
from tests.ravenloft.cards.deeds import choices, offered
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, row, to, used, where
from tests.ravenloft.kit import Dice, Evening, meet

HERE = {"arjhan": (0, 0, 0)}
PAIR = {"arjhan": (0, 0, 0), "kat": (0, 0, 1)}
PLAYS = {
    "Dragon's Breath burns his tile and costs no attack: 15 hits AC 11, misses AC 16 without damage": Play(
        do="use dragons-breath", at=HERE, foes={"zombie": (0, 3, 3), "gargoyle": (0, 3, 2), "wolf": (1, 0, 0)}, dice=(11, 11),
        answers=("gargoyle",), hp={"zombie": 0, "gargoyle": 2, "wolf": 1}, used=True),
    "Dragon's Breath is free even after the attack": Play(
        do="use dragons-breath", at=HERE, foes={"zombie": (0, 3, 3)}, parts=("attack", "move"), dice=(MISS,), may=True),
    "Cleave carries on to another Monster of his tile, not the same": Play(
        do="use cleave", at=HERE, foes={"zombie": (0, 1, 1), "gargoyle": (0, 3, 3), "wolf": (1, 0, 0)}, dice=(10,),
        answers=("zombie", "gargoyle", (0, 2, 2)), offers={"prompt-cleave zombie": ["gargoyle", DONE]},
        hp={"zombie": 0, "gargoyle": 1}, ends={"arjhan": (0, 2, 2)}),
    "Cleave while Slowed": Play(do="use cleave", at=HERE, foes={"zombie": (0, 1, 1), "gargoyle": (0, 3, 3)},
        bad={"arjhan": "slowed"}, dice=(10,), answers=("zombie", "gargoyle"), hp={"gargoyle": 1}),
    "Cleave while Immobilized does not carry on": Play(
        do="use cleave", at=HERE, foes={"zombie": (0, 1, 1), "gargoyle": (0, 3, 3)}, bad={"arjhan": "immobilized"}, dice=(10,),
        answers=("zombie",), hp={"gargoyle": 2}),
    "Cleave does nothing on a miss: 15 misses AC 16": Play(do="use cleave", at=HERE,
        foes={"gargoyle": (0, 1, 1), "wraith": (0, 0, 1)}, dice=(9,), answers=("gargoyle",), hp={"gargoyle": 2, "wraith": 2}),
    "Cleave may stop": Play(do="use cleave", at=HERE, foes={"gargoyle": (0, 1, 1), "wraith": (0, 0, 1)}, dice=(10,),
        answers=("gargoyle", DONE), hp={"gargoyle": 1, "wraith": 2}),
    "Cleave strikes a neighbour that is adjacent already": Play(
        do="use cleave", at=HERE, foes={"gargoyle": (0, 1, 1), "wraith": (0, 0, 1)}, hurt={"gargoyle": 1}, dice=(10,),
        answers=("gargoyle", "wraith"), hp={"gargoyle": 0, "wraith": 1}, ends={"arjhan": (0, 0, 0)}),
    "Cleave ends when the Wraith's shriek fells him": Play(
        do="use cleave", at=HERE, foes={"wraith": (0, 1, 1), "gargoyle": (0, 0, 1)}, hurt={"arjhan": 9, "wraith": 1}, dice=(HIT,),
        answers=("wraith",), hp={"wraith": 0, "arjhan": 0, "gargoyle": 2}),
    "Trapping Strike drags the Monster beside him first: 15 misses AC 16": Play(
        do="use trapping-strike", at=HERE, tiles=3, foes={"gargoyle": (1, 3, 3), "wolf": (2, 0, 0)}, dice=(7,),
        answers=("gargoyle", (0, 1, 1)), hp={"gargoyle": 2}, ends={"gargoyle": (0, 1, 1)},
        offers={"prompt-target": ["gargoyle"], "prompt-place-adjacent": [(0, 0, 1), (0, 1, 0), (0, 1, 1)]}),
    "Trapping Strike attacks it": Play(
        do="use trapping-strike", at=HERE, foes={"gargoyle": (0, 1, 1)}, dice=(8,), answers=("gargoyle",), hp={"gargoyle": 1}),
    "Trapping Strike needs no roll when a glyph destroys the Monster on its way": Play(
        do="use trapping-strike", at=HERE, foes={"wolf": (1, 3, 3)}, marks=(("glyph-of-warding", 0),),
        answers=("wolf", (0, 1, 1)), hp={"wolf": 0}, seen={"DieRolled": 0}),
    "Tide of Iron pushes a survivor and lets him follow on his tile": Play(do="use tide-of-iron", at={"arjhan": (1, 0, 0)},
        tiles=3, foes={"gargoyle": (1, 1, 1)}, dice=(8,), answers=("gargoyle", 2, (2, 3, 3), (1, 3, 3)),
        offers={"prompt-push-tile gargoyle": [0, 1, 2]}, hp={"gargoyle": 1}, ends={"gargoyle": (2, 3, 3), "arjhan": (1, 3, 3)}),
    "Tide of Iron moves nobody on a miss": Play(do="use tide-of-iron", at=HERE, foes={"gargoyle": (0, 1, 1), "wolf": (0, 0, 1)},
        dice=(7,), answers=("gargoyle",), ends={"gargoyle": (0, 1, 1), "arjhan": (0, 0, 0)}),
    "Tide of Iron moves only him after a kill, on his tile only": Play(
        do="use tide-of-iron", at=HERE, foes={"gargoyle": (0, 1, 1), "wolf": (0, 0, 1)}, dice=(6,), answers=("wolf", DONE),
        offers={"prompt-reposition wolf": {0}}, hp={"wolf": 0}, ends={"arjhan": (0, 0, 0)}),
    **{
        f"{card} at an adjacent Monster, {'hit' if hit else 'miss: it is not used up'}": Play(do=f"use {card}", at=HERE,
            foes={"count-strahd": (0, 1, 1), "wolf": (0, 3, 3)}, dice=(18 + hit - bonus,), answers=("count-strahd",),
            offers={"prompt-target": ["count-strahd"]}, hp={"count-strahd": 12 - damage * hit}, used=hit)
        for card, bonus, damage in [("brute-strike", 5, 4), ("precise-strike", 11, 2)]
        for hit in (False, True)
    },
    "Come and Get It is used up by a miss": Play(
        do="use come-and-get-it", at=HERE, foes={"gargoyle": (0, 0, 1)}, dice=(9,), answers=(0,), hp={"gargoyle": 2}, used=True),
    "Come and Get It is used up when nobody is near enough": Play(do="use come-and-get-it", at=HERE, tiles=3,
        foes={"wolf": (2, 0, 0)}, ends={"wolf": (2, 0, 0)}, used=True, seen={"Attacked": 0}),
    "Come and Get It fetches a tile that holds a Monster and attacks everything adjacent; the third found no square": Play(
        do="use come-and-get-it", at=HERE, tiles=3, dice=(10, 10, 10), offers={"prompt-attack-tile": [0, 1]}, used=True,
        foes={"gargoyle": (0, 0, 1), "wolf": (1, 3, 3), "ghoul": (1, 3, 2), "zombie": (1, 3, 1), "rat-swarm": (2, 1, 0)},
        answers=(1, "wolf", (0, 1, 1), "ghoul", "gargoyle"), ends={"zombie": (1, 3, 1)},
        hp={"gargoyle": 1, "wolf": 0, "ghoul": 0, "zombie": 1, "rat-swarm": 1}),
    "Bodyguard takes the place of a Hero that a Monster hits": Play(
        do="act kobold-skirmisher", at={"arjhan": (0, 0, 0), "kat": (1, 0, 0)}, powers={"arjhan": ["bodyguard"]},
        foes={"kobold-skirmisher": (1, 3, 3)}, dice=(HIT,), answers=("+bodyguard",), hp={"arjhan": 10, "kat": 8},
        ends={"arjhan": (1, 0, 0), "kat": (0, 0, 0)}, used=True, seen={"AttackFoiled": 1}),
    "Bodyguard is not for himself": Play(do="act kobold-skirmisher", at={"arjhan": (0, 0, 0), "kat": (1, 0, 0)}, tiles=4,
        powers={"arjhan": ["bodyguard"]}, foes={"kobold-skirmisher": (0, 1, 1)}, dice=(HIT,), used=False),
    "Bodyguard reaches one tile": Play(do="act kobold-skirmisher", at={"arjhan": (0, 0, 0), "kat": (2, 0, 0)}, tiles=4,
        powers={"arjhan": ["bodyguard"]}, foes={"kobold-skirmisher": (3, 1, 1)}, dice=(HIT,), used=False),
    "Bodyguard answers no miss": Play(do="act kobold-skirmisher", at=PAIR, powers={"arjhan": ["bodyguard"]},
        foes={"kobold-skirmisher": (0, 1, 1)}, dice=(MISS,), answers=("kat",), used=False),
    "Bodyguard answers no Trap": Play(
        do="spring dart-trap", at=PAIR, powers={"arjhan": ["bodyguard"]}, dice=(HIT, MISS), answers=("kat",), used=False),
    "Get Over There does not reach three tiles": Play(
        do="use get-over-there", at=HERE, tiles=4, foes={"wolf": (3, 1, 1)}, may=False),
    "Get Over There is the move after the attack": Play(
        do="use get-over-there", at=HERE, foes={"wolf": (0, 3, 3)}, parts=("attack",), may=True, answers=((0, 2, 2),)),
    "Get Over There needs a move left": Play(
        do="use get-over-there", at=HERE, foes={"wolf": (0, 3, 3)}, parts=("attack", "move"), may=False),
    "Get Over There may take him to another side of a neighbour": Play(
        do="use get-over-there", at=HERE, foes={"wolf": (0, 1, 1)}, answers=((0, 2, 2),), ends={"arjhan": (0, 2, 2)}),
    "Unstoppable is too late once the Hero Phase runs": Play(do="use unstoppable", at=HERE, hurt={"arjhan": 5}, may=False),
}  # fmt: skip


@pytest.mark.card(
    "dragons-breath", "cleave", "trapping-strike", "tide-of-iron", "brute-strike", "precise-strike", "come-and-get-it"
)
@pytest.mark.card("bodyguard", "get-over-there", "unstoppable")
@pytest.mark.rule(
    "CR-052", "CR-066", "CR-069", "CR-100", "CR-103", "CR-106", "CR-113", "CR-116", "CR-130", "CR-133", "CR-205", "CR-227"
)
@pytest.mark.rule("CR-229", "CR-231", "CR-271", "CR-272", "CR-273")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert state.turn.parts == list(case.parts)


@pytest.mark.card("get-over-there")
@pytest.mark.rule("CR-052", "CR-066")
def test_get_over_there_places_him_next_to_a_monster_two_tiles_away_instead_of_a_move() -> None:
    state, _, ghoul = meet(row("arjhan", tiles=4), "wolf 3/1/1, ghoul 2/0/3")
    state.heroes[0].conditions.append("immobilized")
    squares = choices(state, "get-over-there", "prompt-place-adjacent")
    assert (0, 0, 0) not in squares and (2, 1, 2) in squares and len(squares) == 5, "a corner has five neighbours"
    assert offered(state, "get-over-there")
    evening = Evening(state)
    evening.play(Use("get-over-there"), *[Target(ghoul.id)] * (evening.asked[1] == "prompt-target"))
    evening.play(to(state, 2, 1, 2))
    assert where(evening.state, "arjhan") == (2, 1, 2)
    assert evening.state.turn.parts == ["move"] and used(evening.state, "get-over-there")


@pytest.mark.card("unstoppable")
@pytest.mark.rule("CR-102", "CR-120")
@pytest.mark.parametrize(("damage", "left"), [(5, 7), (1, 10), (0, None)])
def test_unstoppable_at_the_start_of_his_hero_phase(damage: int, left: int | None) -> None:
    state = row("arjhan", phase="start", powers={"arjhan": ["unstoppable"]})
    state.heroes[0].damage = damage
    evening = Evening(state)
    if left is None:
        assert evening.asked[1] == "prompt-hero-phase", "unhurt: not offered"
        return
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("unstoppable"))
    assert evening.hp("arjhan") == left and used(evening.state, "unstoppable") and Use("unstoppable") not in evening.options
