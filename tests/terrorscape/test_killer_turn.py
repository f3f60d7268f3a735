"""The killer's turn, his ways and his barricades (TS-045 to TS-058, TS-159 to TS-178)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Bar, Creep, Estimate, Lift, Pay, Play, Seek, Walk
from game.rules.terrorscape.villa import NEAR
from tests.terrorscape.kit import Evening, night


@pytest.mark.rule("TS-159", "TS-164", "TS-172", "TS-177", "TS-160", "TS-174")
def test_the_steps_of_a_turn_come_in_order_and_may_be_forgone() -> None:
    # the steps of a turn come in order
    evening = Evening(night(hand=["pursue", "sense", "barricade", "howling-chainsaw"], lair="R4", at=("B4", "B4", "B4")))
    assert {Play("pursue"), Play("sense"), Play("barricade"), Play("howling-chainsaw"), Walk("R5"), Seek(), Done()} <= set(
        evening.options()
    )
    evening.play(Walk("R5"))
    assert set(evening.options()) == {Play("barricade"), *map(Walk, NEAR["R5"]), Seek(), Done()}
    assert RULES.explain(evening.t, 0, Play("pursue")).reason == "refused-step-over"  # type: ignore[union-attr]
    evening.play(Seek())
    assert set(evening.options()) == {Play("barricade"), Done()}
    evening.play(Play("barricade"), Bar("R5-G4"))
    assert evening.t.side == "survivors"
    # actions may be forgone
    evening = Evening(night(hand=["barricade"], lair="R4")).after(Play("barricade"), Bar("R4-R5"))
    assert evening.t.side == "survivors" and not evening.seen(event.KillerMoved)


@pytest.mark.rule("TS-045", "TS-169", "TS-173", "TS-175", "TS-209", "TS-308", "TS-325", "TS-034")
def test_moves_are_announced_and_break_barricades() -> None:
    # two moves are announced and break barricades
    evening = Evening(night(lair="R4", barricades=["R5-G4", "R4-R5", "B3-B4"])).after(Walk("R5"), Walk("G4"))
    assert evening.seen(event.KillerMoved, {2}) == [event.KillerMoved("R4", "R5"), event.KillerMoved("R5", "G4")]
    assert evening.seen(event.BarricadeBroken, {2}) == [event.BarricadeBroken("R4-R5"), event.BarricadeBroken("R5-G4")]
    assert (evening.view(1).barricades, evening.view(1).place, evening.t.stage) == (["B3-B4"], "G4", "slow")
    # the killer takes no secret passage
    options = Evening(night(lair="B1")).options()
    assert Walk("G2") not in options
    assert RULES.explain(night(lair="B1"), 0, Walk("G2")).rule == "TS-030"  # type: ignore[union-attr]


@pytest.mark.rule("TS-047", "TS-007", "TS-048")
def test_barricades_may_be_laid_again_and_come_from_elsewhere() -> None:
    # a barricaded door may be chosen again for nothing
    t = night(hand=["barricade"], lair="R4", barricades=["R4-R5", "B3-B4", "B4-G5", "G3-G4", "R1-R2", "R5-G4", "R2-G1"])
    evening = Evening(t).after(Play("barricade"), Bar("R4-R5"))
    assert len(evening.t.barricades) == 7
    assert evening.seen(event.BarricadePlaced, {1}) == [event.BarricadePlaced("R4-R5", anew=False)]
    # with seven barricades out one is taken from another door
    t = night(hand=["barricade"], lair="R4", barricades=["R4-R5", "B3-B4", "B4-G5", "G3-G4", "R1-R2", "R5-G4", "R2-G1"])
    evening = Evening(t).after(Play("barricade"), Bar("R4-B5"))
    assert evening.prompt == "prompt-lift"
    evening.play(Lift("B3-B4"))
    assert len(evening.t.barricades) == 7 and "R4-B5" in evening.t.barricades
    assert "B3-B4" not in evening.t.barricades
    assert evening.seen(event.BarricadeLifted, {1, 2, 3}) == [event.BarricadeLifted("B3-B4")]


@pytest.mark.rule("TS-054", "TS-055", "TS-056", "TS-210", "TS-276", "TS-307")
def test_sneaking_is_silent_and_leaves_barricades_alone() -> None:
    evening = Evening(night(killer="specter", hand=["vanish", "sense"], lair="B2", barricades=["R1-B2"]))
    evening.play(Play("vanish"), Pay("sense"), Creep("R1"))
    assert evening.t.barricades == ["R1-B2"]
    assert evening.seen(event.KillerHid, {1}) == [event.KillerHid("vanish", "B2")]
    asked = evening.game.decision.for_seats({1, 2, 3})  # type: ignore[union-attr]
    assert asked.prompt == "prompt-wait-killer"
    view = evening.view(1, 2, 3)
    evening.play(Creep("B1"))
    assert evening.t.dark.place == "B1"
    assert evening.seen(event.Crept, {0}) == [event.Crept("B2", "R1"), event.Crept("R1", "B1")]
    after = evening.view(1, 2, 3)
    assert (after.place, after.seen, after.barricades) == (view.place, view.seen, view.barricades) == (None, "B2", ["R1-B2"])


@pytest.mark.rule("TS-171", "TS-339", "TS-170", "TS-178", "TS-126")
def test_cards_are_played_where_they_can_have_an_effect() -> None:
    # a card without a possible effect cannot be played
    t = night(hand=["barricade", "madness", "sense", "sense"], lair="G2")
    assert not {Play("barricade"), Play("madness")} & set(Evening(t).options())
    assert RULES.explain(t, 0, Play("madness")).rule == "TS-171"  # type: ignore[union-attr]
    # an effect that hits nobody is fine
    evening = Evening(night(killer="specter", hand=["scream"], lair="B4", at=("R1", "R1", "R1"))).after(Play("scream"))
    assert evening.t.dark.discard == ["scream"]
    # every card that sneaks is slow
    from game.rules.terrorscape.tables.cards import ABILITIES

    sneaking = [row for row in ABILITIES.values() if any(step.do == "creep" for step in row.steps)]
    assert {row.id for row in sneaking} == {"vanish", "stalk", "lurking-threat", "death-blossom"}
    assert all("slow" in row.types and "quick" not in row.types for row in sneaking)
    # an attack card alone is for attacks
    t = night(killer="murderer", hand=["stalk"], lair="R1", at=("B4", "B4", "B4"))
    assert Play("stalk") in Evening(t).options(), "as a slow card"
    assert RULES.explain(t, 0, Play("murder-notice")).reason == "refused-not-in-hand"  # type: ignore[union-attr]


@pytest.mark.rule("TS-196", "TS-218")
def test_the_killer_keeps_a_private_estimate_of_the_repair() -> None:
    quiet = Evening(night())
    assert not [one for one in quiet.options() if isinstance(one, Estimate)]
    t = night()
    t.noise, t.team.progress = ["B1"], 2
    evening = Evening(t)
    assert [one.progress for one in evening.options() if isinstance(one, Estimate)] == [1, 2, 3, 4, 5]
    team = evening.view(1, 2, 3)
    evening.play(Estimate(1))
    assert (evening.t.dark.estimate, evening.t.team.progress, evening.view(1, 2, 3)) == (1, 2, team)
    assert not [one for one in evening.options() if isinstance(one, Estimate)], "once a turn is enough"
