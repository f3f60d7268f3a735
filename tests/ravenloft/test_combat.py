"""Attacks: rolls against AC, hits, misses and what follows."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Target, Use
from tests.ravenloft.kit import Dice, Evening, put, table


@pytest.mark.rule("CR-114", "CR-248", "CR-126")
@pytest.mark.parametrize(("face", "total", "hit"), [(8, 16, True), (7, 15, False)])
def test_healing_strike_on_a_skeleton(dice: Dice, face: int, total: int, hit: bool) -> None:
    """Thorgrim, +8, against AC 16: a die of 8 hits and destroys, a 7 misses."""
    state = table("thorgrim", tiles=table().board.tiles, at={"thorgrim": (0, 1, 1)})
    skeleton = put(state, "skeleton", 0, 1, 2)
    evening = Evening(state)
    dice(face)
    evening.play(Use("healing-strike"), Target(skeleton.id))
    [attacked] = evening.seen(event.Attacked)
    assert (attacked.total, attacked.ac, attacked.hit) == (total, 16, hit)
    assert len(evening.seen(event.MonsterDestroyed)) == hit
    assert len(evening.seen(event.TreasureDrawn)) == hit
    assert evening.state.pile == (["skeleton"] if hit else [])
    assert Use("healing-strike") not in evening.options or Done() in evening.options
