"""Immeril's Power cards: the wizard's ten."""

import pytest

from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickTile, React, Target
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Marker
from tests.ravenloft.cards.deeds import act, choices, encounter, only, play, spring_trap, use
from tests.ravenloft.cards.plays import Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, hp, row, used
from tests.ravenloft.kit import Dice, meet, put, trap

HERE = {"immeril": (0, 0, 0)}
FOUR = {"wolf": (0, 3, 3), "gargoyle": (0, 3, 2), "wraith": (1, 0, 0), "ghoul": (1, 0, 1)}
PLAYS = {
    "Fey Step is free and works while Immobilized": Play(do="use fey-step", at=HERE, tiles=3, bad={"immeril": "immobilized"},
        parts=("move", "move"), foes={"wolf": (1, 3, 3)}, may=True, offers={"prompt-leap": {0, 1}}, answers=((1, 0, 0),),
        ends={"immeril": (1, 0, 0)}, held={"immeril": ["immobilized"]}, used=True),
    "Magic Missile reaches three tiles and draws a missed target closer: 15 misses AC 16": Play(do="use magic-missile", at=HERE,
        tiles=5, foes={"gargoyle": (3, 1, 1), "wolf": (4, 1, 1), "wraith": (1, 0, 0)}, dice=(7,), answers=("gargoyle", (2, 0, 0)),
        offers={"prompt-target": ["gargoyle", "wraith"]}, ends={"gargoyle": (2, 0, 0)}, hp={"gargoyle": 2}, used=False),
    "Magic Missile does not move whom it hits": Play(do="use magic-missile", at=HERE, tiles=3, foes={"gargoyle": (2, 0, 0)},
        dice=(8,), answers=("gargoyle",), ends={"gargoyle": (2, 0, 0)}, hp={"gargoyle": 1}, used=False),
    "Magic Missile leaves one that it misses one tile away": Play(do="use magic-missile", at=HERE, foes={"wraith": (1, 0, 0)},
        dice=(6,), answers=("wraith",), ends={"wraith": (1, 0, 0)}, used=False),
    "Thunderwave strikes his tile and sends every survivor to one tile, hit or missed: 15 hits AC 12 and 15, misses 16": Play(
        do="use thunderwave", at={"immeril": (1, 0, 0)}, tiles=4, dice=(8, 8, 8),
        offers={"prompt-push-tile rat-swarm": [0, 1, 2]},
        foes={"rat-swarm": (1, 3, 3), "gargoyle": (1, 3, 2), "wraith": (1, 3, 1), "zombie": (0, 0, 3)},
        answers=("rat-swarm", "gargoyle", 2, "gargoyle", (2, 0, 0), (2, 0, 1)),
        hp={"rat-swarm": 0, "gargoyle": 2, "wraith": 1, "zombie": 1},
        ends={"gargoyle": (2, 0, 0), "wraith": (2, 0, 1), "zombie": (0, 0, 3)}),
    "Thunderwave may leave them where they are": Play(
        do="use thunderwave", at=HERE, foes={"gargoyle": (0, 3, 3)}, dice=(MISS,), answers=(0,), ends={"gargoyle": (0, 3, 3)}),
    "Thunderwave has nobody to push when all are destroyed": Play(
        do="use thunderwave", at=HERE, foes={"rat-swarm": (0, 3, 3)}, dice=(HIT,), hp={"rat-swarm": 0}),
    "Scorching Burst reaches neither the own tile nor one two away": Play(
        do="use scorching-burst", at=HERE, tiles=3, foes={"zombie": (0, 3, 3), "rat-swarm": (2, 1, 1)}, may=False),
    "Scorching Burst fills a tile exactly one away": Play(
        do="use scorching-burst", at=HERE, tiles=3, dice=(8, 8), answers=(1, "wraith"), used=False,
        foes={"zombie": (0, 3, 3), "rat-swarm": (2, 1, 1), "wraith": (1, 1, 1), "gargoyle": (1, 1, 2)},
        hp={"wraith": 1, "gargoyle": 2, "zombie": 1, "rat-swarm": 1}),
    "Fireball hurts the Count": Play(
        do="use fireball", at=HERE, foes={"count-strahd": (1, 1, 1)}, dice=(12,), answers=(1,), hp={"count-strahd": 9}),
    "Lightning Bolt hurts the Count": Play(do="use lightning-bolt", at=HERE, foes={"count-strahd": (1, 1, 1)}, dice=(12,),
        answers=("count-strahd",), hp={"count-strahd": 10}),
    "Lightning Bolt forks to three Monsters within one tile: Miss 1 for the Gargoyle": Play(
        do="use lightning-bolt", at=HERE, tiles=3, foes=FOUR | {"zombie": (2, 0, 0)}, dice=(8, 8, 8),
        offers={"prompt-target": [*FOUR]}, answers=("wolf", "gargoyle", "wraith", "wolf", "gargoyle"),
        hp={"wolf": 0, "gargoyle": 1, "wraith": 0, "ghoul": 1}, used=True),
    "Freezing Cloud needs a neighbouring tile": Play(
        do="use freezing-cloud", at={"immeril": (1, 0, 0)}, tiles=3, offers={"prompt-tile": [0, 2]}, answers=(0,), may=True),
    "Freezing Cloud does not reach two tiles": Play(do="use freezing-cloud", at=HERE, tiles=3, traps=(("alarm", 1),), may=False),
    "Freezing Cloud needs a tile without a marker": Play(
        do="use freezing-cloud", at={"immeril": (1, 0, 0)}, tiles=3, traps=(("dart-trap", 0), ("alarm", 2)), may=False),
    "Freezing Cloud needs the attack": Play(
        do="use freezing-cloud", at={"immeril": (1, 0, 0)}, tiles=3, parts=("attack",), may=False),
    "Dispel Magic does not help another Hero": Play(do="draw passage-of-time", at={"arjhan": (0, 0, 0), "immeril": (0, 0, 1)},
        powers={"immeril": ["dispel-magic"]}, hp={"immeril": 5, "arjhan": 9}, used=False),
    "Illusionary Crowd draws every Monster but Villains around it": Play(do="use illusionary-crowd", at=HERE, tiles=5,
        foes={"count-strahd": (0, 3, 3), "wolf": (0, 3, 0), "ghoul": (4, 1, 2)}, traps=(("dart-trap", 1),),
        offers={"prompt-tile": [0, 2, 3, 4], "prompt-place 3 wolf": {2, 4}}, answers=(3, "wolf", (2, 0, 0), (4, 1, 2)), used=True,
        ends={"wolf": (2, 0, 0), "ghoul": (4, 1, 2), "count-strahd": (0, 3, 3)}),
    "Illusionary Crowd on an island draws nobody": Play(
        do="use illusionary-crowd", at=HERE, tiles=1, foes={"wolf": (0, 3, 3)}, ends={"wolf": (0, 3, 3)}, used=True),
}  # fmt: skip


@pytest.mark.card("fey-step", "magic-missile", "thunderwave", "scorching-burst", "fireball", "lightning-bolt", "freezing-cloud")
@pytest.mark.card("dispel-magic", "illusionary-crowd")
@pytest.mark.rule("CR-034", "CR-066", "CR-067", "CR-068", "CR-113", "CR-157", "CR-169", "CR-221")
@pytest.mark.rule("CR-237", "CR-242", "CR-259", "CR-295")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert state.turn.parts == list(case.parts)
    crowd = figure.find_marker(state, "illusionary-crowd")
    assert (crowd and crowd.tile) == ((case.answers or (0,))[0] if case.do == "use illusionary-crowd" else None)


@pytest.mark.card("freezing-cloud", "dispel-magic", "fey-step", "illusionary-crowd")
@pytest.mark.rule("CR-048", "CR-066", "CR-163", "CR-228", "CR-270", "CR-295")
def test_clouds_and_dispelled_magic() -> None:
    # Freezing cloud hurts its tile at the end of three hero phases.
    state, gargoyle, here = meet(row("immeril", tiles=3), "gargoyle 1/3/3, zombie 0/3/3")
    use(state, "freezing-cloud")
    cloud = figure.find_marker(state, "freezing-cloud")
    assert cloud and (cloud.tile, cloud.tokens) == (1, 3) and hp(state, gargoyle) == [2], "nothing yet"
    play(state, hero_phase.end(state, 0))
    assert hp(state, gargoyle, here) == [1, 1] and cloud.tokens == 2, "this Hero Phase counts"
    wraith = put(state, "wraith", 1, 0, 0)
    events = play(state, hero_phase.end(state, 0))
    assert gone(state, gargoyle) and hp(state, wraith) == [1] and only(events, event.MonsterDestroyed)[0].by == "immeril"
    play(state, hero_phase.end(state, 0))
    assert gone(state, wraith) and figure.find_marker(state, "freezing-cloud") is None and used(state, "freezing-cloud")
    # Dispel magic cancels his own encounter card for nothing.
    state = row("immeril, arjhan", powers={"immeril": ["dispel-magic"]})
    state.pile = ["wraith"]
    events = encounter(state, "passage-of-time", React("dispel-magic"))
    assert hp(state, "immeril", "arjhan") == [6, 10] and state.pile == ["wraith"] and used(state, "dispel-magic")
    assert only(events, event.EncounterCancelled)[0].by == "dispel-magic" and state.decks.encounter.discard == ["passage-of-time"]
    # Nobody is placed on an occupied square.
    state = row("immeril", tiles=5, foes="wolf 0/3/0, ghoul 4/1/2")
    assert (0, 3, 0) not in choices(state, "fey-step", "prompt-leap")
    places = choices(state, "illusionary-crowd", "prompt-place", PickTile(3), Target("wolf-1"))
    assert {place[0] for place in places} == {2, 4} and (4, 1, 2) not in places, "free squares exactly one tile away"


@pytest.mark.card("illusionary-crowd")
@pytest.mark.rule("CR-147", "CR-237")
def test_illusionary_crowd_is_attacked_like_a_hero(dice: Dice) -> None:
    # Illusionary crowd is attacked as the closest hero and has ac 14.
    for face, stands in [(5, False), (4, True)]:
        state = row("immeril", tiles=3)
        state.markers.append(Marker("illusionary-crowd", 2, 0))
        wolf = put(state, "wolf", 2, 0, 0)
        dice(face)
        [attacked] = only(act(state, wolf), event.Attacked)
        assert (attacked.target, attacked.ac, attacked.card) == ("illusionary-crowd", 14, "bite"), "adjacent: on its tile"
        assert (figure.find_marker(state, "illusionary-crowd") is not None) == stands and hp(state, "immeril") == [6]
    # Illusionary crowd shares a tile attack and falls to miss damage.
    state = row("immeril")
    state.markers.append(Marker("illusionary-crowd", 0, 0))
    skeleton = put(state, "blazing-skeleton", 0, 3, 3)
    dice(MISS, MISS)
    act(state, skeleton, Target("illusionary-crowd"))
    assert figure.find_marker(state, "illusionary-crowd") is None and hp(state, "immeril") == [5]


@pytest.mark.card("shield")
@pytest.mark.rule("CR-049", "CR-106", "CR-107")
def test_shield_foils_a_monsters_hit_and_guards_him_until_his_next_hero_phase_ends(dice: Dice) -> None:
    state, kobold = meet(row("arjhan 1/3/3, immeril", powers={"immeril": ["shield"]}), "kobold-skirmisher 0/3/3")
    dice(HIT)
    act(state, kobold, React("shield"))
    assert hp(state, "immeril") == [6] and used(state, "shield", seat=1)
    assert stats.armour(state, "immeril") == 16 and stats.armour(state, "arjhan") == 17
    play(state, expire(state, 1))
    assert stats.armour(state, "immeril") == 14
    # Shield answers neither traps nor hits on others.
    state = row("immeril, arjhan 0/3/3", powers={"immeril": ["shield"]})
    laid = trap(state, "dart-trap", 0)
    dice(HIT, HIT)
    spring_trap(state, laid)
    wolf = put(state, "wolf", 0, 2, 2)
    dice(HIT)
    act(state, wolf)
    assert hp(state, "immeril", "arjhan") == [4, 6] and not used(state, "shield")
