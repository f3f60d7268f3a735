"""The Villain Phase: who acts, in which order, and how often; the Count in it, and how far a Villain is a Monster."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import activation, event, experience
from game.rules.ravenloft.choice import PickTile, Spend, Spot, Target, Use
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import Marker, Placed, State, Turn
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, MONSTERS
from tests.ravenloft.kit import Dice, Evening, on_top, put, run, spot, table, trap
from tests.ravenloft.scenes import OPEN, drawn, dusk, field, grow, of, quiet, villain, where


def acted(evening: Evening) -> list[str]:
    """Who was activated, in order, in the first turn."""
    names: list[str] = []
    for seen in evening.events:
        if isinstance(seen, event.TurnEnded):
            break
        if isinstance(seen, event.MonsterActivated):
            names.append(seen.figure)
    return names


def two(**at: tuple[int, int, int]) -> State:
    """Arjhan and Kat far apart in a row of five tiles, without powers."""
    places = {"arjhan": (0, 0, 0), "kat": (4, 3, 3), **at}
    return table("arjhan,kat", tiles=field(5), at=places, powers={})


@pytest.mark.rule("CR-243", "CR-093")
@pytest.mark.parametrize("active", [0, 1])
def test_two_kobolds_of_two_players(active: int) -> None:
    """Whoever's Villain Phase it is: both Kobolds act."""
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0)
    put(state, "kobold-skirmisher", 4, 0, 0, owner=1)
    evening = dusk(state, active)
    assert sorted(acted(evening)) == ["kobold-skirmisher-1", "kobold-skirmisher-2"]


@pytest.mark.rule("CR-093")
def test_only_monsters_of_exactly_that_name() -> None:
    """A Skeleton card wakes neither the Blazing Skeleton nor the Wolf of the other player."""
    state = two()
    put(state, "skeleton", 0, 0, 1, owner=0)
    put(state, "blazing-skeleton", 4, 3, 2, owner=1)
    put(state, "wolf", 4, 2, 3, owner=1)
    assert acted(dusk(state)) == ["skeleton-1"]


@pytest.mark.rule("CR-260", "CR-092", "CR-094", "CR-097", "CR-173")
def test_cards_act_in_the_order_they_were_drawn() -> None:
    """A: Skeleton, both Wolves (A's first), Dart Trap. B: both Wolves, B's first, and no trap of A."""
    state = two(arjhan=(0, 0, 0))
    put(state, "skeleton", 0, 0, 1, owner=0)
    put(state, "wolf", 0, 1, 0, owner=0)
    trap(state, "dart-trap", 2)
    put(state, "wolf", 4, 3, 2, owner=1)
    evening = dusk(state)
    assert acted(evening) == ["skeleton-1", "wolf-1", "wolf-2", "dart-trap"]
    assert acted(dusk(state, 1)) == ["wolf-2", "wolf-1"]


@pytest.mark.rule("CR-094")
def test_same_names_act_clockwise_from_the_active_player() -> None:
    heroes = "arjhan,kat,allisa"
    state = table(
        heroes, tiles=field(5), at={"arjhan": (0, 0, 0), "kat": (2, 0, 0), "allisa": (4, 0, 0)}, powers={name: [] for name in heroes.split(",")}
    )  # fmt: skip
    for owner in (2, 0, 1):
        put(state, "kobold-skirmisher", 2 * owner, 3, 3, owner=owner)
    kobold = {owner: state.heroes[owner].threats[0].id for owner in range(3)}  # type: ignore[union-attr]  # a Monster
    assert acted(dusk(state, 1)) == [kobold[1], kobold[2], kobold[0]]


@pytest.mark.rule("CR-173", "CR-092", "CR-167")
def test_trap_drawn_this_turn_acts_last() -> None:
    state = two()
    put(state, "skeleton", 0, 0, 1)
    assert acted(drawn(state, "dart-trap")) == ["skeleton-1", "dart-trap"]


@pytest.mark.rule("CR-095", "CR-097")
def test_monster_received_in_step_three_waits() -> None:
    """The Alarm calls a Zombie that does not act in this Villain Phase; the next phase of its player it does."""
    state = two()
    trap(state, "alarm", 0)
    on_top(state, "monster", "zombie")
    evening = dusk(state).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.MonsterPlaced)] == ["zombie-1"] and acted(evening) == ["alarm"]
    assert "zombie-1" in acted(dusk(evening.state).until("prompt-hero-phase"))


@pytest.mark.rule("CR-095", "CR-096")
def test_new_card_does_not_take_the_place_of_one_that_fell() -> None:
    """The Wolf on the fixed list has fallen and another Wolf came since: it waits for the next Villain Phase."""
    state = two()
    put(state, "wolf", 0, 0, 1)
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf"], present=["wolf-0"])
    assert acted(Evening(state)) == []


@pytest.mark.rule("CR-095")
def test_monster_received_in_step_one_acts_at_once() -> None:
    state = two()
    on_top(state, "monster", "kobold-skirmisher")
    assert acted(drawn(state, "ambush").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]


@pytest.mark.rule("CR-096")
def test_card_that_left_play_is_skipped() -> None:
    """A's Wolf card is gone before its moment: B's Wolf does not act on the memory of it; the Skeleton does."""
    state = two()
    put(state, "skeleton", 0, 0, 1, owner=0)
    put(state, "wolf", 4, 3, 2, owner=1)
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf", "skeleton"], present=["skeleton-1", "wolf-1"])
    assert acted(Evening(state)) == ["skeleton-1"]


@pytest.mark.rule("CR-096", "CR-227", "CR-127", "CR-128")
def test_figure_that_falls_before_its_moment_does_not_act(dice: Dice) -> None:
    """B's Wolf runs onto Kat's Glyph and is destroyed; only Kat is credited. The Wolf does not strike, and nobody else has a Treasure."""
    state = two(kat=(1, 1, 1))
    state.markers.append(Marker("glyph-of-warding", 1, 1))
    put(state, "wolf", 3, 0, 0, owner=0)
    on_top(state, "treasure", "clear-the-air")
    evening = dusk(state).until("prompt-hero-phase")
    assert not evening.seen(event.Attacked) and [seen.by for seen in evening.seen(event.MonsterDestroyed)] == ["kat"]
    assert [seen.hero for seen in evening.seen(event.TreasureDrawn)] == ["kat"]


@pytest.mark.rule("CR-089", "CR-091", "CR-156", "CR-222")
@pytest.mark.parametrize("active", [0, 1])
def test_villain_acts_in_every_villain_phase(active: int) -> None:
    """Step 2, before the Monsters of step 3, once, whoever's turn it is."""
    state = two(arjhan=(2, 0, 0), kat=(2, 3, 3))
    strahd = villain(state, "count-strahd", 2, 1, 1)
    put(state, "gargoyle", 2, 0, 1, owner=active)
    names = acted(dusk(state, active).until("prompt-hero-phase"))
    assert names == [strahd, "gargoyle-1"]


@pytest.mark.rule("CR-091", "CR-156")
def test_active_player_orders_several_villains() -> None:
    state = two()
    one, other = villain(state, "count-strahd", 0, 0, 1), villain(state, "count-strahd", 4, 3, 2)
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-villain") and set(evening.options) == {Target(one), Target(other)}
    evening.play(Target(other))
    assert acted(evening.until("prompt-hero-phase")) == [other, one]


@pytest.mark.rule("CR-096")
def test_nobody_is_asked_about_a_villain_that_is_gone() -> None:
    state = two()
    strahd = villain(state, "count-strahd", 0, 0, 1)
    state.turn.phase, state.turn.villains = "villains", ["klak-1", strahd]
    assert Evening(state).asked[1] != "prompt-villain"


@pytest.mark.rule("CR-281")
def test_frenzy_makes_the_own_figures_act_twice() -> None:
    """Arjhan's Kobold acts twice, Kat's of the same name once, the trap and the Villain once."""
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0)
    put(state, "kobold-skirmisher", 4, 0, 0, owner=1)
    trap(state, "dart-trap", 2)
    strahd = villain(state, "count-strahd", 2, 1, 1)
    evening = drawn(state, "frenzy").until("prompt-hero-phase")
    assert acted(evening) == [strahd, "kobold-skirmisher-1", "kobold-skirmisher-2", "kobold-skirmisher-1", "dart-trap"]


@pytest.mark.rule("CR-189", "CR-157")
def test_daze_cancels_one_activation_of_one_card() -> None:
    """Arjhan's Wolf card is dazed: in Kat's phase both Wolves act by her card; in Arjhan's neither, and the Daze is spent."""
    state = two(arjhan=(2, 0, 0))
    put(state, "wolf", 2, 3, 3, owner=0).asleep = "daze"
    put(state, "wolf", 4, 3, 2, owner=1)
    assert acted(dusk(state, 1).until("prompt-hero-phase")) == ["wolf-2", "wolf-1"]
    evening = dusk(state, 0).until("prompt-hero-phase")
    assert acted(evening) == [] and [seen.card for seen in evening.seen(event.MonsterSlept)] == ["daze"]
    assert "daze" in evening.state.decks.treasure.discard
    assert acted(dusk(evening.state, 0).until("prompt-hero-phase")) == ["wolf-1", "wolf-2"]


@pytest.mark.rule("CR-189", "CR-281")
def test_daze_cancels_one_of_two_activations_in_a_frenzy() -> None:
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0).asleep = "daze"
    assert acted(drawn(state, "frenzy").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]


@pytest.mark.rule("CR-189", "CR-278", "CR-125")
def test_daze_stays_with_the_card_it_lies_on(dice: Dice) -> None:
    """Kat destroys Arjhan's dazed Wolf figure and gives her own card: Arjhan's card keeps its Daze, over the other figure."""
    state = table(
        "arjhan,kat",
        tiles=field(2),
        at={"arjhan": (1, 3, 3), "kat": (0, 1, 1)},
        powers={"kat": ["backstab"]},
        active=1,
    )
    put(state, "wolf", 0, 1, 2, owner=0).asleep = "daze"
    put(state, "wolf", 0, 3, 3, owner=1)
    on_top(state, "treasure", "clear-the-air")
    evening = Evening(state)
    dice(15)
    evening.play(Use("backstab"), Target("wolf-1"))
    [left] = evening.state.heroes[0].threats
    assert (getattr(left, "id", ""), getattr(left, "asleep", "")) == ("wolf-2", "daze")
    assert "daze" not in evening.state.decks.treasure.discard


@pytest.mark.rule("CR-146", "CR-220")
def test_active_player_picks_squares_for_monsters_of_others() -> None:
    """Kat's Zombie moves in Arjhan's phase, by his own card's name; he picks its square on the next tile, the bone pile as default."""
    state = two()
    put(state, "zombie", 2, 0, 0, owner=1)
    put(state, "zombie", 2, 3, 3, owner=0)
    evening = dusk(state)
    evening.until("prompt-monster-square")
    assert evening.game.decision is not None and evening.asked[0] == 0
    tile = 1 if evening.game.decision.default == Spot(spot(1, 1, 2, state)) else 3
    found = {option.square for option in of(evening.options, Spot)}
    assert found == {spot(tile, row, column, state) for row in range(4) for column in range(4)}
    assert evening.game.decision.default == Spot(spot(tile, 1, 2, state))
    evening.play(evening.options[0])
    assert evening.asked == (0, "prompt-monster-square"), "Kat's comes second, and he picks for it, too"


@pytest.mark.rule("CR-090")
def test_one_encounter_card_when_no_tile_was_placed() -> None:
    state = two()
    on_top(state, "encounter", "passage-of-time", "passage-of-time")
    evening = drawn(state, "passage-of-time")
    assert len([seen for seen in evening.events if isinstance(seen, event.EncounterDrawn)]) == 1
    assert not dusk(state).seen(event.EncounterDrawn)


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


@pytest.mark.rule("CR-262", "CR-159", "CR-160")
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


@pytest.mark.rule("CR-279", "CR-262")
def test_occupied_bone_pile_of_the_crypt() -> None:
    """Arjhan stands on it: the Count takes a free square of the crypt nearest to it, the active player's choice."""
    state = lair(at=(0, 2, 1))
    villain(state, "count-strahd", 2, 1, 2, damage=7)
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    near = {(0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)} - {(0, 2, 1)}
    assert {where(state, option.square) for option in of(evening.options, Spot)} == near


@pytest.mark.rule("CR-279")
def test_villain_told_to_appear_where_it_stands_stays() -> None:
    state = lair(at=(3, 1, 1))
    villain(state, "count-strahd", 0, 2, 1, damage=7)
    evening = dusk(state)
    assert not evening.seen(event.Relocated) and evening.state.villains[0].markers == []


@pytest.mark.rule("CR-267", "CR-279")
def test_sunset_with_the_bone_pile_taken() -> None:
    """A Monster stands there: he rises on a free square next to it, not anywhere on the tile."""
    state = lair(at=(4, 1, 3))
    state.quest.sun = 4
    put(state, "gargoyle", 0, 2, 1)
    on_top(state, "tile", "T16")
    evening = Evening(state)
    evening.play(Done())
    evening.until("prompt-monster-square")
    found = {where(state, option.square) for option in of(evening.options, Spot)}
    assert found == {(0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)} - {(0, 2, 1)}


@pytest.mark.rule("CR-267", "CR-215")
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


@pytest.mark.rule("CR-159")
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


@pytest.mark.rule("CR-158")
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


@pytest.mark.rule("CR-156", "CR-157")
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


@pytest.mark.rule("CR-157", "CR-221", "CR-272")
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


@pytest.mark.rule("CR-272", "CR-157", "CR-271")
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


@pytest.mark.rule("CR-295", "CR-237")
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


@pytest.mark.rule("CR-222")
def test_count_belongs_to_no_player() -> None:
    """He acts in the phase of a Hero that never met him."""
    state = lair(at=(4, 1, 1), kat=(0, 1, 3))
    villain(state, "count-strahd", 4, 1, 2)
    assert lines(dusk(state, 1)) == [2]


@pytest.mark.rule("CR-143", "CR-157")
def test_vampires_are_undead() -> None:
    assert set(MONSTERS["count-strahd"].kinds) == {"vampire", "undead"}
    powers, items = {"thorgrim": ["lance-of-faith"]}, {"thorgrim": ["holy-water"]}
    state = table("thorgrim", tiles=CRYPT, at={"thorgrim": (2, 1, 1)}, powers=powers, items=items)
    strahd = villain(state, "count-strahd", 2, 1, 2)
    evening = Evening(state)
    evening.play(Use("holy-water"), Target(strahd))
    assert evening.hp(strahd) == 11


@pytest.mark.rule("CR-157", "CR-129")
def test_draws_of_monsters_never_bring_a_villain() -> None:
    state = drawn(lair(at=(3, 1, 1)), "ambush").until("prompt-hero-phase").state
    assert not [secret for secret in state.decks.monster.draw if MONSTERS[secret.face].villain]
