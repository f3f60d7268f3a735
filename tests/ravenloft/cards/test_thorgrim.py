"""Thorgrim's Power cards: the cleric's ten."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickCondition, PickTile, React, Target
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from tests.ravenloft.cards.deeds import choices, encounter, only, play, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, hp, row, used
from tests.ravenloft.kit import Dice, meet, trap

HERE, EDGE = {"thorgrim": (0, 0, 0)}, {"thorgrim": (0, 0, 3), "arjhan": (0, 0, 0)}
STRIKE = {"thorgrim": (0, 0, 0), "arjhan": (1, 0, 0), "kat": (2, 0, 0)}
FLARE = {"thorgrim": "slowed", "arjhan": "immobilized"}
FIVE = {"thorgrim": (0, 0, 0), "arjhan": (0, 0, 1), "kat": (0, 0, 2), "allisa": (0, 0, 3), "immeril": (0, 1, 0)}
TRIO = {"thorgrim": (0, 0, 0), "arjhan": (0, 0, 1), "kat": (1, 0, 0)}
SHIELD = {"thorgrim": ["shield-of-faith"]}
PLAYS = {
    "Healing Word needs somebody who is hurt": Play(do="use healing-word", at=HERE | {"arjhan": (3, 1, 1)}, tiles=4, may=False),
    "Healing Word gives any Hero its own surge value and raises the fallen": Play(
        do="use healing-word", at=HERE | {"arjhan": (3, 1, 1)}, tiles=4, hurt={"arjhan": 10}, answers=("arjhan",),
        hp={"arjhan": 5}, used=True, seen={"HeroRose": 1}),
    "Divine Flare strikes nobody on another tile, though adjacent": Play(
        do="use divine-flare", at=EDGE, foes={"wraith": (1, 0, 0)}, may=False),
    "Divine Flare mends nothing on a miss: 8 + 6 misses AC 15": Play(do="use divine-flare", at=EDGE,
        foes={"wraith 1": (1, 0, 0), "wraith 2": (0, 3, 0)}, bad=FLARE, dice=(8,), answers=("wraith 2",),
        hp={"wraith 1": 2, "wraith 2": 2}, held={"thorgrim": ["slowed"], "arjhan": ["immobilized"]}, used=False),
    "Divine Flare ends a Condition on its tile": Play(
        do="use divine-flare", at=EDGE, foes={"wraith": (0, 3, 0)}, bad=FLARE, dice=(9,),
        answers=("wraith", PickCondition("arjhan", "immobilized")), hp={"wraith": 1}, held={"thorgrim": ["slowed"]}, used=False),
    "Divine Flare mends on his tile alone": Play(do="use divine-flare", at=TRIO, foes={"gargoyle": (0, 1, 1)},
        bad=dict.fromkeys(TRIO, "slowed"), dice=(HIT,), answers=("gargoyle", PickCondition("arjhan", "slowed")),
        offers={"prompt-end-condition gargoyle": [PickCondition("thorgrim", "slowed"), PickCondition("arjhan", "slowed")]}),
    "Healing Strike asks nobody where nobody is hurt": Play(
        do="use healing-strike", at=TRIO, foes={"gargoyle": (0, 1, 1)}, dice=(HIT,), answers=("gargoyle",), hp={"gargoyle": 1}),
    "Healing Strike heals who is hurt": Play(
        do="use healing-strike", at=TRIO, foes={"gargoyle": (0, 1, 1)}, hurt={"arjhan": 1, "kat": 1}, dice=(HIT,),
        offers={"prompt-heal gargoyle": ["arjhan", "kat"]}, answers=("gargoyle", "kat"), hp={"kat": 8}),
    "Healing Strike heals one Hero within one tile on a hit of an adjacent Monster; Kat is two tiles away": Play(
        do="use healing-strike", at=STRIKE, tiles=3, foes={"skeleton": (0, 1, 1), "gargoyle": (0, 0, 2)},
        hurt=dict.fromkeys(STRIKE, 3), dice=(8,), offers={"prompt-target": ["skeleton"], "prompt-heal": ["thorgrim", "arjhan"]},
        answers=("skeleton", "thorgrim"), hp={"thorgrim": 6, "arjhan": 7, "kat": 5}),
    "Healing Strike heals nobody on a miss": Play(
        do="use healing-strike", at=STRIKE, tiles=3, foes={"skeleton": (0, 1, 1), "gargoyle": (0, 0, 2)},
        hurt=dict.fromkeys(STRIKE, 3), dice=(7,), answers=("skeleton",), hp={"thorgrim": 5, "arjhan": 7, "kat": 5}),
    "Lance of Faith reaches one tile and burns the undead for two": Play(
        do="use lance-of-faith", at=HERE, tiles=3, foes={"wraith": (1, 3, 3), "gargoyle": (0, 3, 3), "ghoul": (2, 0, 0)},
        dice=(9,), offers={"prompt-target": ["wraith", "gargoyle"]}, answers=("wraith",), hp={"wraith": 0}, seen={"Damaged": 1}),
    "Lance of Faith: 16 hits AC 16 for 1": Play(
        do="use lance-of-faith", at=HERE, foes={"gargoyle": (0, 3, 3)}, dice=(10,), answers=("gargoyle",), hp={"gargoyle": 1}),
    "Lance of Faith: 14 misses AC 15": Play(
        do="use lance-of-faith", at=HERE, foes={"wraith": (0, 3, 3)}, dice=(8,), answers=("wraith",), hp={"wraith": 2}),
    "Beacon of Hope heals its tile, the fallen Hero too; 15 hits the Wolf, misses the Gargoyle without damage": Play(
        do="use beacon-of-hope", at=HERE | {"arjhan": (1, 3, 2), "kat": (1, 3, 3)}, tiles=3,
        hurt={"thorgrim": 2, "arjhan": 2, "kat": 8}, foes={"wolf": (1, 0, 0), "gargoyle": (1, 0, 1), "zombie": (2, 0, 0)},
        dice=(9, 9), answers=(1, "wolf"), used=True, hp={"wolf": 0, "gargoyle": 2, "thorgrim": 6, "arjhan": 9, "kat": 1},
        seen={"Attacked": 2}),
    "Beacon of Hope heals even when all rolls miss": Play(
        do="use beacon-of-hope", at=HERE | {"arjhan": (1, 3, 2)}, hurt={"arjhan": 1}, foes={"gargoyle": (1, 0, 1)}, dice=(MISS,),
        answers=(1,), hp={"gargoyle": 2, "arjhan": 10}, used=True),
    "Flame Strike burns a tile up to two away, and is turned although it missed one: 15 misses AC 16, Miss 1": Play(
        do="use flame-strike", at=HERE, tiles=4, foes={"gargoyle": (2, 0, 0), "zombie": (2, 0, 1), "wolf": (3, 1, 1)},
        dice=(9, HIT), offers={"prompt-attack-tile": [2]}, answers=(2, "gargoyle"), hp={"gargoyle": 1, "zombie": 0}, used=True),
    "Hallowed Advance lets each other standing Hero move a tile, hit or miss; squares are not counted": Play(
        do="use hallowed-advance", at=FIVE, tiles=3, hurt={"immeril": 6}, bad={"arjhan": "slowed", "kat": "immobilized"},
        foes={"gargoyle": (0, 1, 1)}, dice=(10,), offers={"prompt-advance gargoyle": {0, 1}},
        answers=("gargoyle", (1, 3, 3), DONE), hp={"gargoyle": 1}, ends={"arjhan": (1, 3, 3), "kat": 0, "allisa": 0}, used=True),
    "Hallowed Advance deals three": Play(do="use hallowed-advance", at=HERE, tiles=3, foes={"count-strahd": (0, 1, 1)},
        dice=(14,), answers=("count-strahd",), hp={"count-strahd": 9}),
    "Consecrated Ground takes the place of a Power marker": Play(
        do="use consecrated-ground", at=HERE, marks=(("freezing-cloud", 1),), answers=(1,), used=True),
    "Consecrated Ground takes the attack part": Play(do="use consecrated-ground", at=HERE, parts=("attack",), may=False),
    "Shield of Faith does not reach the next tile": Play(do="act kobold-skirmisher", at=HERE | {"kat": (1, 0, 0)}, powers=SHIELD,
        foes={"kobold-skirmisher": (1, 3, 3)}, dice=(HIT,), hp={"kat": 7}, used=False),
}  # fmt: skip


@pytest.mark.card(
    "healing-word", "divine-flare", "healing-strike", "lance-of-faith", "beacon-of-hope", "flame-strike", "hallowed-advance"
)
@pytest.mark.card("consecrated-ground", "shield-of-faith")
@pytest.mark.rule("CR-034", "CR-052", "CR-100", "CR-101", "CR-102", "CR-103", "CR-113", "CR-116")
@pytest.mark.rule("CR-117", "CR-169", "CR-238", "CR-248", "CR-274")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert state.turn.parts == list(case.parts)
    assert [mark.card for mark in state.markers] == ["consecrated-ground"] * bool(case.marks)


@pytest.mark.card("hallowed-advance", "bless", "consecrated-ground")
@pytest.mark.rule("CR-049", "CR-052", "CR-169", "CR-170", "CR-274")
def test_hallowed_advance_bless_and_consecrated_ground() -> None:
    # Hallowed advance leads to free squares within one tile.
    state, gargoyle = meet(row("thorgrim, arjhan", tiles=3), "gargoyle 0/1/1")
    squares = choices(state, "hallowed-advance", "prompt-advance", Target(gargoyle.id))
    assert (0, 1, 1) not in squares and {place[0] for place in squares[:-1]} == {0, 1}
    gargoyle.damage = 1
    events = use(state, "hallowed-advance", Target(gargoyle.id), Done())
    assert only(events, event.Damaged)[0].amount == 1, "only 1 was left of it"
    # Bless serves who was near until the end of the next hero phase.
    state = row("thorgrim, arjhan 1/0/0, kat 2/0/0", tiles=3)
    use(state, "bless")
    assert [stats.bonus(state, "attack", seat, "") for seat in range(3)] == [2, 2, 0]
    assert used(state, "bless") and state.turn.parts == []
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 0, "") == 2, "the end of this Hero Phase does not end it"
    play(state, expire(state, 1))
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 1, "") == 0
    # Consecrated ground clears a trap and wards off the next.
    state = row("thorgrim 1/0/0", tiles=4)
    laid = trap(state, "fire-trap", 0)
    assert choices(state, "consecrated-ground", "prompt-tile") == [0, 1, 2]
    use(state, "consecrated-ground", PickTile(0))
    assert figure.marker_on(state, 0) == "consecrated-ground" and laid not in state.heroes[0].threats
    assert "fire-trap" in state.decks.encounter.discard
    state.heroes[0].powers.clear()
    use(state, "consecrated-ground", PickTile(1))
    assert figure.marker_on(state, 0) is None, "there is one such marker"
    events = encounter(state, "dart-trap")
    assert [one.card for one in only(events, event.EncounterDrawn)] == ["dart-trap"], "no other card is drawn for it"
    assert figure.marker_on(state, 1) is None
    encounter(state, "dart-trap")
    assert figure.marker_on(state, 1) == "dart-trap"


@pytest.mark.card("shield-of-faith", "bless")
@pytest.mark.rule("CR-034", "CR-106", "CR-107", "CR-049")
@pytest.mark.parametrize(("kat", "lent"), [((1, 0, 0), [2, 2, 2]), ((2, 0, 0), [2, 2, 0])])
def test_shield_of_faith_foils_any_hit_on_its_tile_and_guards_who_is_near(
    dice: Dice, kat: tuple[int, ...], lent: list[int]
) -> None:
    state = row("thorgrim,allisa,kat", tiles=3, at={"allisa": (0, 0, 1), "kat": kat}, active=1, powers=dict(SHIELD))
    dice(HIT)
    events = encounter(state, "gray-ooze", React("shield-of-faith"))
    assert hp(state, "allisa") == [8], "neither the hit nor the miss damage"
    assert only(events, event.AttackFoiled) and used(state, "shield-of-faith")
    assert [stats.bonus(state, "ac", seat, "") for seat in range(3)] == lent
    play(state, expire(state, 0))
    assert stats.bonus(state, "ac", 1, "") == 0, "used in another turn it ends with the coming Hero Phase"
