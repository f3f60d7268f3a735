"""Slowed and Immobilized."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats, wounds
from game.rules.ravenloft.choice import Spot, Target, Use, Walk
from game.rules.ravenloft.state import Lasting, Marker, Placed
from game.rules.ravenloft.tables.cards import ENCOUNTERS, HEROES, MONSTERS, POWERS, TREASURES
from game.rules.ravenloft.tables.content import Condition, Level
from tests.ravenloft.kit import Dice, Evening, proves, put, run, spot, table
from tests.ravenloft.scenes import amend, drawn, dusk, field, of, quiet, where


@proves("CR-070", "CR-071")
@pytest.mark.parametrize(("name", "speed"), [("slowed", 2), ("immobilized", 0)])
def test_condition_is_held_once_and_goes_at_the_end_of_the_hero_phase(name: Condition, speed: int) -> None:
    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 3, 3)}, powers={"arjhan": [], "kat": []})
    first, _ = run(state, wounds.afflict(state, 0, name))
    again, _ = run(state, wounds.afflict(state, 0, name))
    assert (len(first), len(again), state.heroes[0].conditions) == (1, 0, [name])
    run(state, wounds.afflict(state, 1, name))
    assert stats.speed(state, 0) == speed
    evening = Evening(quiet(state))
    if speed:
        places = [where(state, option.square) for option in of(evening.options, Walk)]
        assert max(4 * tile + column for tile, _, column in places) == 1 + speed
        evening.play(Done())
    assert [seen.hero for seen in evening.seen(event.ConditionEnded)][:1] == ["arjhan"]
    assert evening.state.heroes[0].conditions == []


@proves("CR-070")
def test_a_slowed_hero_is_never_made_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=17, hp=10, speed=1, surge=5)])
    state = table("arjhan", at={"arjhan": (0, 1, 1)})
    run(state, wounds.afflict(state, 0, "slowed"))
    assert stats.speed(state, 0) == 1


@proves("CR-072")
@pytest.mark.parametrize(("conditions", "speed"), [([], 1), (["slowed"], 2)])
def test_miasma_takes_nothing_from_a_slowed_hero(
    monkeypatch: pytest.MonkeyPatch, conditions: list[Condition], speed: int
) -> None:
    amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=17, hp=10, speed=2, surge=5)])
    state = table("arjhan", at={"arjhan": (0, 1, 1)})
    state.environment, state.heroes[0].conditions = "crippling-miasma", conditions
    assert stats.speed(state, 0) == speed


@proves("CR-070", "CR-071")
def test_marker_stays_through_the_turn_of_another() -> None:
    """Kat's marker leaves at the end of her own Hero Phase, not of Arjhan's, and not at the end of her turn."""
    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 2, 2)}, powers={"arjhan": [], "kat": []})
    state.heroes[1].conditions = ["slowed"]
    evening = Evening(quiet(state))
    evening.play(Done())
    assert evening.asked[0] == 1 and evening.state.heroes[1].conditions == ["slowed"]
    evening.play(Walk(spot(0, 3, 3, state)))
    assert evening.state.heroes[1].conditions == ["slowed"]
    quiet(evening.state)
    evening.play(Done())
    ended = next(number for number, seen in enumerate(evening.events) if isinstance(seen, event.ConditionEnded))
    assert getattr(evening.events[ended + 1], "phase", "") == "explore"


@proves("CR-072", "CR-070", "CR-071")
@pytest.mark.parametrize(
    ("conditions", "items", "environment", "run_card", "speed"),
    [
        ([], [], None, False, 6), ([], ["boots-of-striding"], None, False, 7), ([], ["boots-of-striding"], None, True, 9),
        ([], [], "crippling-miasma", False, 5), ([], ["boots-of-striding"], "crippling-miasma", True, 8),
        (["slowed"], ["boots-of-striding"], None, True, 2), (["slowed"], [], "crippling-miasma", False, 2),
        (["slowed", "immobilized"], ["boots-of-striding"], None, True, 0),
        (["immobilized"], [], "crippling-miasma", False, 0),
    ],
)  # fmt: skip
def test_speed_is_the_sum_then_the_cap(
    conditions: list[str], items: list[str], environment: str | None, run_card: bool, speed: int
) -> None:
    state = table("kat", items={"kat": items})
    state.heroes[0].conditions, state.environment = conditions, environment
    if run_card:
        state.lasting.append(Lasting("run", [0], 0, 2))
    assert stats.speed(state, 0) == speed


@proves("CR-072")
def test_both_markers_leave_together() -> None:
    state = table("arjhan", at={"arjhan": (0, 1, 1)}, powers={"arjhan": []})
    state.heroes[0].conditions = ["slowed", "immobilized"]
    evening = Evening(quiet(state))
    assert [seen.condition for seen in evening.seen(event.ConditionEnded)] == ["slowed", "immobilized"]


@proves("CR-258")
def test_slowed_wizard_in_a_hurry() -> None:
    """With Run! in force two Moves of two squares each; the marker leaves at the end of that Hero Phase."""
    state = table("immeril", tiles=field(3), at={"immeril": (0, 1, 0)}, powers={"immeril": []})
    state.heroes[0].conditions = ["slowed"]
    state.lasting.append(Lasting("run", [0], 0, 2))
    evening = Evening(quiet(state))
    for column in (2, 4):
        assert (
            max(where(state, option.square)[2] + 4 * where(state, option.square)[0] for option in of(evening.options, Walk))
            == column
        )
        evening.play(Walk(spot(column // 4, 1, column % 4, state)))
    assert [walked.squares for walked in evening.seen(event.Walked)] == [2, 2] and evening.seen(event.ConditionEnded)


@proves("CR-259", "CR-067", "CR-073")
def test_immobilized_wizard_steps_through_the_fey(dice: Dice) -> None:
    """Fey Step to another tile and an attack there; the marker leaves afterwards."""
    state = table("immeril", tiles=field(2), at={"immeril": (0, 0, 0)}, powers={"immeril": ["fey-step", "thunderwave"]})
    put(state, "gargoyle", 1, 3, 3)
    state.heroes[0].conditions = ["immobilized"]
    evening = Evening(quiet(state))
    assert not of(evening.options, Walk)
    evening.play(Use("fey-step"), Spot(spot(1, 0, 0, state)))
    assert evening.state.heroes[0].conditions == ["immobilized"]
    dice(1)
    evening.play(Use("thunderwave"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["gargoyle-1"]
    evening.until("prompt-hero-phase", lambda options: options[-1])
    assert [seen.condition for seen in evening.seen(event.ConditionEnded)] == ["immobilized"]


@proves("CR-073", "CR-134")
def test_fallen_hero_can_be_slowed_and_placed() -> None:
    """Overwhelming Terror: Kat at 0 Hit Points is placed nearer to the Start tile and Slowed beside the Wolf there."""
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 0, -1, 0)]
    state = table("arjhan,kat", tiles=tiles, at={"arjhan": (1, 0, 0), "kat": (2, 1, 1)}, powers={"arjhan": [], "kat": []})
    state.heroes[1].damage = 8
    put(state, "wolf", 0, 0, 0)
    evening = drawn(state, "overwhelming-terror").until("prompt-place")
    assert evening.asked[0] == 1
    evening.play(evening.options[0])
    assert evening.state.heroes[1].conditions == ["slowed"]
    assert where(evening.state, evening.state.heroes[1].square)[0] == 0


@proves("CR-073")
def test_conditions_stop_no_attack(dice: Dice) -> None:
    state = table("kat", at={"kat": (0, 1, 1)}, powers={"kat": ["backstab"]})
    state.heroes[0].conditions = ["slowed", "immobilized"]
    put(state, "gargoyle", 0, 1, 2)
    evening = Evening(state)
    dice(20)
    evening.play(Use("backstab"), Target("gargoyle-1"))
    assert evening.hp("gargoyle-1") == 1


@proves("CR-074")
def test_conditions_are_for_heroes_only(dice: Dice) -> None:
    """No card of a Hero gives one; a claw that immobilizes takes the illusionary Crowd away and nothing more."""
    attacks = [card.attack for card in [*POWERS.values(), *TREASURES.values()] if card.attack]
    assert not any("condition" in field_name for attack in attacks for field_name in attack.__struct_fields__)
    assert any(line.attack and line.attack.condition for card in MONSTERS.values() for line in card.script)
    assert any(card.volley and card.volley.strike.condition for card in ENCOUNTERS.values())
    state = table("immeril", tiles=field(3), at={"immeril": (2, 0, 0)}, powers={"immeril": []})
    put(state, "ghoul", 0, 1, 1)
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    dice(20)
    evening = dusk(state).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["illusionary-crowd"]
    assert not evening.seen(event.ConditionGained)


@proves("CR-273")
@pytest.mark.parametrize(("conditions", "reach"), [([], 5), (["slowed"], 2), (["immobilized"], 0)])
def test_move_without_a_number_goes_as_far_as_speed(conditions: list[str], reach: int) -> None:
    """Spirit of Doom: up to the current Speed, and the Move costs no part of the turn."""
    state = table("arjhan", tiles=field(3), at={"arjhan": (0, 0, 0)}, powers={"arjhan": []})
    state.heroes[0].conditions = conditions
    evening = drawn(state, "spirit-of-doom-event")
    spots = [where(state, option.square) for option in of(evening.options, Spot)] if evening.asked[1] == "prompt-walk" else []
    assert max((4 * tile + column for tile, _, column in spots), default=0) == reach


@proves("CR-274")
@pytest.mark.parametrize(("conditions", "asked"), [([], True), (["slowed"], True), (["immobilized"], False)])
def test_move_by_tiles_counts_no_squares(dice: Dice, conditions: list[str], asked: bool) -> None:
    """Hallowed Advance: Kat may go to any free square within one tile, Slowed or not, but not Immobilized."""
    state = table(
        "thorgrim,kat",
        tiles=field(3),
        at={"thorgrim": (0, 0, 0), "kat": (0, 0, 3)},
        powers={"thorgrim": ["hallowed-advance"], "kat": []},
    )
    state.heroes[1].conditions = conditions
    put(state, "gargoyle", 0, 1, 0)
    evening = Evening(state)
    dice(1)
    evening.play(Use("hallowed-advance"), Target("gargoyle-1"))
    assert (evening.asked == (1, "prompt-advance")) is asked
    if asked:
        squares = [where(state, option.square) for option in of(evening.options, Spot)]
        assert {tile for tile, _, _ in squares} == {0, 1} and (1, 3, 3) in squares and len(squares) == 32 - 3
