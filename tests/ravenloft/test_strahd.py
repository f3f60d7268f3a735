"""The Count: his script, his crypt, and how far a Villain is a Monster."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import activation, event, experience
from game.rules.ravenloft.choice import PickTile, Spend, Spot, Target, Use
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import Placed, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, MONSTERS
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put, run, spot, table
from tests.ravenloft.scenes import OPEN, drawn, dusk, grow, of, quiet, villain, where

CRYPT = [Placed("T32", 0, 0, 0), *(Placed(OPEN, x, 0, 0) for x in range(1, 5))]
"""The crypt and four open tiles in a row; its bone pile is in row 2, column 1."""


def lair(hero: str = "arjhan", at: tuple[int, int, int] = (3, 1, 1), **others: tuple[int, int, int]) -> State:
    """Heroes without powers in a row of tiles that begins with the crypt."""
    names = [hero, *others]
    return table(",".join(names), tiles=CRYPT, at={hero: at, **others}, powers={name: [] for name in names})


def lines(evening: Evening) -> list[int]:
    """The lines of his script that held in the first turn."""
    told = []
    for seen in evening.events:
        if isinstance(seen, event.TurnEnded):
            break
        if isinstance(seen, event.MonsterActivated) and seen.figure.startswith("count-strahd"):
            told.append(seen.line)
    return told


@proves("CR-262", "CR-159", "CR-160")
def test_wounded_count_turns_to_mist_and_bites_in_the_next_villain_phase(dice: Dice) -> None:
    """HP 5 and the marker: he goes to the crypt's bone pile and does not attack. Next phase the strongest Hero is at one tile: bite."""
    state = lair(at=(1, 1, 1))
    strahd = villain(state, "count-strahd", 1, 1, 2, damage=7)
    evening = dusk(state)
    assert lines(evening) == [1] and where(evening.state, figure.square_of(evening.state, strahd)) == (0, 2, 1)
    assert not evening.seen(event.Attacked)
    assert [seen.marker for seen in evening.seen(event.MarkerSpent)] == ["mistform"]
    again = dusk(evening.state)
    dice(19)
    again.until("prompt-hero-phase", lambda options: options[0])
    assert lines(again) == [3] and [blow.card for blow in again.seen(event.Attacked)] == ["bite"]


@proves("CR-279", "CR-262")
def test_occupied_bone_pile_of_the_crypt() -> None:
    """Arjhan stands on it: the Count takes a free square of the crypt nearest to it, the active player's choice."""
    state = lair(at=(0, 2, 1))
    villain(state, "count-strahd", 2, 1, 2, damage=7)
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    near = {(0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)} - {(0, 2, 1)}
    assert {where(state, option.square) for option in of(evening.options, Spot)} == near


@proves("CR-279")
def test_villain_told_to_appear_where_it_stands_stays() -> None:
    state = lair(at=(3, 1, 1))
    villain(state, "count-strahd", 0, 2, 1, damage=7)
    evening = dusk(state)
    assert not evening.seen(event.Relocated) and evening.state.villains[0].markers == []


@proves("CR-267", "CR-279")
def test_sunset_with_the_bone_pile_taken() -> None:
    """A Monster stands there: he rises on a free square next to it, not anywhere on the tile."""
    state = lair(at=(4, 1, 3))
    state.quest.sun = 4
    put(state, "gargoyle", 0, 2, 1)
    on_top(state, "tile", "T16")
    evening = Evening(state)
    evening.play(Done())
    evening.until("prompt-monster-square")
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {
        (0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)
    } - {(0, 2, 1)}  # fmt: skip


@proves("CR-267", "CR-215")
@pytest.mark.parametrize(("tile", "sun"), [("T16", 3), ("T12", 2)])
def test_sun_moves_on_white_tiles_only_and_stays_at_the_end(tile: str, sun: int) -> None:
    state = lair(at=(4, 1, 3))
    state.quest.sun = 2
    on_top(state, "tile", tile)
    evening = Evening(quiet(state))
    evening.play(Done())
    assert evening.state.quest.sun == sun
    state.quest.sun = 5
    evening = Evening(state)
    evening.play(Done())
    assert evening.state.quest.sun == 5 and evening.state.villains == []


@proves("CR-159")
def test_equally_strong_heroes_the_closest_then_the_active_player() -> None:
    """Arjhan with 8 of 10 and Kat with 8: the closer one; equally close: the active player's choice."""
    state = lair(at=(2, 1, 0), kat=(3, 1, 1))
    villain(state, "count-strahd", 3, 3, 3)
    state.heroes[0].damage = 2
    other = state.villains[0]
    assert activation.closest(state, other, activation.strongest(state, ["arjhan", "kat"])) == ["kat"]
    state.heroes[0].square = spot(3, 3, 1, state)
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-target") and set(evening.options) == {Target("arjhan"), Target("kat")}


@proves("CR-158")
def test_destroyed_villain_is_six_experience_and_a_treasure(dice: Dice) -> None:
    state = table("kat", tiles=CRYPT, at={"kat": (2, 1, 1)}, powers={"kat": ["backstab"]})
    strahd = villain(state, "count-strahd", 2, 1, 2, damage=11)
    on_top(state, "treasure", "clear-the-air")
    evening = Evening(state)
    dice(12)
    evening.play(Use("backstab"), Target(strahd))
    assert (evening.state.villains, evening.state.pile) == ([], ["count-strahd"])
    assert [(seen.by, seen.xp) for seen in evening.seen(event.MonsterDestroyed)] == [("kat", 6)]
    assert len(evening.seen(event.TreasureDrawn)) == 1
    assert experience.payments(evening.state) == (Spend(("count-strahd",)),)


@proves("CR-156", "CR-157")
def test_villain_is_a_monster_for_attacks_but_nobodys_card() -> None:
    """He is targeted and moved like a Monster; Daze, Overrun and the count of Monsters pass him by."""
    state = table("immeril", tiles=CRYPT, at={"immeril": (2, 1, 1)}, powers={"immeril": ["thunderwave"]})
    strahd = villain(state, "count-strahd", 2, 1, 2)
    assert [option.card for option in of(Evening(state).options, Use)] == ["thunderwave"]
    assert figure.controller(state, strahd) is None
    state.limbo.append("daze")
    run(state, registry.effect.functions["daze"](state, 0, CARDS["daze"]))
    assert state.villains[0].asleep is None
    run(state, registry.event.functions["overrun"](state, 0, ENCOUNTERS["overrun"]))
    assert state.heroes[0].damage == 0 and run(state, activation.fewest_monsters(state, "reinforcements"))[1] == 0


@proves("CR-157", "CR-221", "CR-272")
@pytest.mark.parametrize("large", [False, True])
def test_placing_a_villain(monkeypatch: pytest.MonkeyPatch, dice: Dice, large: bool) -> None:
    """Thunderwave sends a Villain of one square away and leaves a larger one; the attack itself is made on both."""
    if large:
        grow(monkeypatch, "count-strahd")
    state = table("immeril", tiles=CRYPT, at={"immeril": (2, 3, 3)}, powers={"immeril": ["thunderwave"]})
    strahd = villain(state, "count-strahd", 2, 1, 1)
    evening = Evening(state)
    dice(19)
    evening.play(Use("thunderwave"))
    if not large:  # nobody asks where to send what cannot be moved
        evening.play(PickTile(1))
        evening.play(evening.options[0])
    assert evening.hp(strahd) == 11 and figure.tiles_of(evening.state, strahd) == ([2] if large else [1])


@proves("CR-272", "CR-157", "CR-271")
@pytest.mark.parametrize("large", [False, True])
def test_trapping_strike_on_a_large_villain_only_attacks(monkeypatch: pytest.MonkeyPatch, dice: Dice, large: bool) -> None:
    """The part that cannot be done is skipped; a small one is dragged beside Arjhan first."""
    if large:
        grow(monkeypatch, "count-strahd")
    state = table("arjhan", tiles=CRYPT, at={"arjhan": (1, 1, 1)}, powers={"arjhan": ["trapping-strike"]})
    strahd = villain(state, "count-strahd", 2, 1, 2)
    evening = Evening(state)
    dice(19)
    evening.play(Use("trapping-strike"), Target(strahd))
    if not large:
        evening.play(evening.options[0])
    assert [blow.target for blow in evening.seen(event.Attacked)] == [strahd]
    assert distance.adjacent(evening.state, "arjhan", strahd) is not large


@proves("CR-295", "CR-237")
def test_crowd_moves_monsters_but_no_villain() -> None:
    """The decoy's placing leaves him where he is; with 1 Hit Point it is never the strongest while a Hero has more."""
    state = table("immeril", tiles=CRYPT, at={"immeril": (0, 1, 1)}, powers={"immeril": ["illusionary-crowd"]})
    strahd = villain(state, "count-strahd", 4, 1, 3)
    put(state, "wolf", 4, 3, 3)
    evening = Evening(state)
    evening.play(Use("illusionary-crowd"), PickTile(3))
    assert {where(state, option.square)[0] for option in of(evening.options, Spot)} == {2, 4}
    evening.play(evening.options[0])
    assert [seen.figure for seen in evening.seen(event.Relocated)] == ["wolf-1"]
    assert figure.square_of(evening.state, strahd) == spot(4, 1, 3, state)
    names = activation.prey(evening.state)
    assert "illusionary-crowd" in names and activation.strongest(evening.state, names) == ["immeril"]


@proves("CR-222")
def test_count_belongs_to_no_player() -> None:
    """He acts in the phase of a Hero that never met him."""
    state = lair(at=(4, 1, 1), kat=(0, 1, 3))
    villain(state, "count-strahd", 4, 1, 2)
    assert lines(dusk(state, 1)) == [2]


@proves("CR-143", "CR-157")
def test_vampires_are_undead() -> None:
    assert set(MONSTERS["count-strahd"].kinds) == {"vampire", "undead"}
    powers, items = {"thorgrim": ["lance-of-faith"]}, {"thorgrim": ["holy-water"]}
    state = table("thorgrim", tiles=CRYPT, at={"thorgrim": (2, 1, 1)}, powers=powers, items=items)
    strahd = villain(state, "count-strahd", 2, 1, 2)
    evening = Evening(state)
    evening.play(Use("holy-water"), Target(strahd))
    assert evening.hp(strahd) == 11


@proves("CR-157", "CR-129")
def test_draws_of_monsters_never_bring_a_villain() -> None:
    state = drawn(lair(at=(3, 1, 1)), "ambush").until("prompt-hero-phase").state
    assert not [secret for secret in state.decks.monster.draw if MONSTERS[secret.face].villain]
