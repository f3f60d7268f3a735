"""Every refusal says why, and by which rule."""

import pytest

from game import text
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import (
    Calm,
    Clear,
    Exert,
    Loot,
    Play,
    Repair,
    Rummage,
    Seek,
    TakePassage,
    Trade,
    Use,
    UsePlan,
    UseTrait,
    Walk,
)
from tests.terrorscape.kit import Evening, night

SURVIVOR = [
    (1, Walk("G5"), "refused-not-adjacent", "TS-030"),
    (1, Walk("R1"), "refused-barricaded", "TS-074"),
    (1, Repair(), "refused-not-at-radio", "TS-080"),
    (1, Rummage(), "refused-killer-here", "TS-088"),
    (1, Clear("R1-R3"), "refused-no-barricade", "TS-078"),
    (1, TakePassage("G2"), "refused-no-passage", "TS-033"),
    (1, Trade("johnson"), "refused-no-trade", "TS-065"),
    (1, Use("camera"), "refused-not-carried", "TS-105"),
    (1, Use("medical-kit"), "refused-no-use", "TS-077"),
]
KILLER = [
    (0, Walk("G5"), "refused-not-adjacent", "TS-030"),
    (0, Walk("R3"), "refused-actions-done", "TS-173"),
    (0, Seek(), "refused-actions-done", "TS-173"),
    (0, Play("sense"), "refused-step-over", "TS-159"),
    (0, Play("stay"), "refused-cost", "TS-165"),
    (0, Play("madness"), "refused-not-in-hand", "TS-165"),
]
SEPARATE = [
    (1, UseTrait("sound-decoy"), "refused-no-trait", "TS-231"),
    (1, UseTrait("coordinator"), "refused-acted", "TS-069"),
    (1, UsePlan("buzzer"), "refused-no-plan", "TS-263"),
    (1, Loot("johnson", "ammo"), "refused-no-loot", "TS-248"),
    (1, Trade("johnson"), "refused-no-trade", "TS-065"),
    (2, Walk("R2"), "refused-gone", "TS-342"),
]


@pytest.mark.rule("TS-159", "TS-165", "TS-173", "TS-231", "TS-248", "TS-263", "TS-327", "TS-342")
def test_both_sides_hear_why_not() -> None:
    locked = night(
        side="survivors", at=("R2", "B1", "R1"), lair="R2", packs={"marco": ["medical-kit"]}, barricades=["R1-R2", "R1-R3"]
    )
    late = night(hand=["sense", "stay"], lair="R2", stage="slow", at=("B4", "B4", "B4"))
    given = {"traits": {"marco": ["coordinator"]}, "packs": {"johnson": ["ammo"]}}
    apart = night(side="survivors", separate=True, plan="buzzer", at=("R1", "R2", "R1"), **given)
    apart.survivors[1].fate, apart.team.acted[0] = "dead", True
    for t, rows in ((locked, SURVIVOR), (late, KILLER), (apart, SEPARATE)):
        for seat, choice, reason, rule in rows:
            assert choice not in Evening(t).options(seat), choice
            refusal = RULES.explain(t, seat, choice)
            assert refusal is not None
            assert (refusal.reason, refusal.rule) == (reason, rule), choice
            assert text.has(reason)


@pytest.mark.rule("TS-033", "TS-069")
def test_darkness_traits_and_sides_are_reasons_too() -> None:
    # darkness and a done action are reasons too
    evening = Evening(night(side="survivors", at=("B1", "R1", "R1"), packs={"marco": ["medical-kit", "adrenaline"]}))
    assert RULES.explain(evening.t, 1, TakePassage("G2")).reason == "refused-dark"  # type: ignore[union-attr]
    evening.play(Calm(), seat=1)
    for choice in (Walk("R1"), Repair(), Exert("salvage")):
        assert RULES.explain(evening.t, 1, choice).reason == "refused-acted"  # type: ignore[union-attr]
    evening.play(Walk("R2"), seat=2)
    assert RULES.explain(evening.t, 2, Walk("B1")).reason == "refused-not-adjacent"  # type: ignore[union-attr]
    # nothing is explained to a side that is not asked
    assert RULES.explain(night(), 1, Walk("G5")) is None
    assert RULES.explain(night(side="survivors"), 0, Walk("R1")) is None
    # the killer hears that a trait is used up
    t = night(marks=["insidious-entrapment"])
    t.dulled = ["insidious-entrapment"]
    refusal = RULES.explain(t, 0, UseTrait("insidious-entrapment"))
    assert refusal is not None and refusal.reason == "refused-no-trait"
