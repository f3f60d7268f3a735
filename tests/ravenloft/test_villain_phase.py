"""The Villain Phase: who acts, in which order, and how often."""

import pytest

from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Spot, Target, Use
from game.rules.ravenloft.state import Marker, State, Turn
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put, spot, table, trap
from tests.ravenloft.scenes import drawn, dusk, field, of, villain


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
    return table("arjhan,kat", tiles=field(5), at=places, powers={"arjhan": [], "kat": []})


@proves("CR-243", "CR-093")
@pytest.mark.parametrize("active", [0, 1])
def test_two_kobolds_of_two_players(active: int) -> None:
    """Whoever's Villain Phase it is: both Kobolds act."""
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0)
    put(state, "kobold-skirmisher", 4, 0, 0, owner=1)
    evening = dusk(state, active)
    assert sorted(acted(evening)) == ["kobold-skirmisher-1", "kobold-skirmisher-2"]


@proves("CR-093")
def test_only_monsters_of_exactly_that_name() -> None:
    """A Skeleton card wakes neither the Blazing Skeleton nor the Wolf of the other player."""
    state = two()
    put(state, "skeleton", 0, 0, 1, owner=0)
    put(state, "blazing-skeleton", 4, 3, 2, owner=1)
    put(state, "wolf", 4, 2, 3, owner=1)
    assert acted(dusk(state)) == ["skeleton-1"]


@proves("CR-260", "CR-092", "CR-094", "CR-097", "CR-173")
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


@proves("CR-094")
def test_same_names_act_clockwise_from_the_active_player() -> None:
    heroes = "arjhan,kat,allisa"
    state = table(
        heroes, tiles=field(5), at={"arjhan": (0, 0, 0), "kat": (2, 0, 0), "allisa": (4, 0, 0)}, powers={name: [] for name in heroes.split(",")}
    )  # fmt: skip
    for owner in (2, 0, 1):
        put(state, "kobold-skirmisher", 2 * owner, 3, 3, owner=owner)
    kobold = {owner: state.heroes[owner].threats[0].id for owner in range(3)}  # type: ignore[union-attr]  # a Monster
    assert acted(dusk(state, 1)) == [kobold[1], kobold[2], kobold[0]]


@proves("CR-173", "CR-092", "CR-167")
def test_trap_drawn_this_turn_acts_last() -> None:
    state = two()
    put(state, "skeleton", 0, 0, 1)
    assert acted(drawn(state, "dart-trap")) == ["skeleton-1", "dart-trap"]


@proves("CR-095", "CR-097")
def test_monster_received_in_step_three_waits() -> None:
    """The Alarm calls a Zombie that does not act in this Villain Phase; the next phase of its player it does."""
    state = two()
    trap(state, "alarm", 0)
    on_top(state, "monster", "zombie")
    evening = dusk(state).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.MonsterPlaced)] == ["zombie-1"] and acted(evening) == ["alarm"]
    assert "zombie-1" in acted(dusk(evening.state).until("prompt-hero-phase"))


@proves("CR-095", "CR-096")
def test_new_card_does_not_take_the_place_of_one_that_fell() -> None:
    """The Wolf on the fixed list has fallen and another Wolf came since: it waits for the next Villain Phase."""
    state = two()
    put(state, "wolf", 0, 0, 1)
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf"], present=["wolf-0"])
    assert acted(Evening(state)) == []


@proves("CR-095")
def test_monster_received_in_step_one_acts_at_once() -> None:
    state = two()
    on_top(state, "monster", "kobold-skirmisher")
    assert acted(drawn(state, "ambush").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]


@proves("CR-096")
def test_card_that_left_play_is_skipped() -> None:
    """A's Wolf card is gone before its moment: B's Wolf does not act on the memory of it; the Skeleton does."""
    state = two()
    put(state, "skeleton", 0, 0, 1, owner=0)
    put(state, "wolf", 4, 3, 2, owner=1)
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf", "skeleton"], present=["skeleton-1", "wolf-1"])
    assert acted(Evening(state)) == ["skeleton-1"]


@proves("CR-096", "CR-227", "CR-127", "CR-128")
def test_figure_that_falls_before_its_moment_does_not_act(dice: Dice) -> None:
    """B's Wolf runs onto Kat's Glyph and is destroyed; only Kat is credited. The Wolf does not strike, and nobody else has a Treasure."""
    state = two(kat=(1, 1, 1))
    state.markers.append(Marker("glyph-of-warding", 1, 1))
    put(state, "wolf", 3, 0, 0, owner=0)
    on_top(state, "treasure", "clear-the-air")
    evening = dusk(state).until("prompt-hero-phase")
    assert not evening.seen(event.Attacked) and [seen.by for seen in evening.seen(event.MonsterDestroyed)] == ["kat"]
    assert [seen.hero for seen in evening.seen(event.TreasureDrawn)] == ["kat"]


@proves("CR-089", "CR-091", "CR-156", "CR-222")
@pytest.mark.parametrize("active", [0, 1])
def test_villain_acts_in_every_villain_phase(active: int) -> None:
    """Step 2, before the Monsters of step 3, once, whoever's turn it is."""
    state = two(arjhan=(2, 0, 0), kat=(2, 3, 3))
    strahd = villain(state, "count-strahd", 2, 1, 1)
    put(state, "gargoyle", 2, 0, 1, owner=active)
    names = acted(dusk(state, active).until("prompt-hero-phase"))
    assert names == [strahd, "gargoyle-1"]


@proves("CR-091", "CR-156")
def test_active_player_orders_several_villains() -> None:
    state = two()
    one, other = villain(state, "count-strahd", 0, 0, 1), villain(state, "count-strahd", 4, 3, 2)
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-villain") and set(evening.options) == {Target(one), Target(other)}
    evening.play(Target(other))
    assert acted(evening.until("prompt-hero-phase")) == [other, one]


@proves("CR-096")
def test_nobody_is_asked_about_a_villain_that_is_gone() -> None:
    state = two()
    strahd = villain(state, "count-strahd", 0, 0, 1)
    state.turn.phase, state.turn.villains = "villains", ["klak-1", strahd]
    assert Evening(state).asked[1] != "prompt-villain"


@proves("CR-281")
def test_frenzy_makes_the_own_figures_act_twice() -> None:
    """Arjhan's Kobold acts twice, Kat's of the same name once, the trap and the Villain once."""
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0)
    put(state, "kobold-skirmisher", 4, 0, 0, owner=1)
    trap(state, "dart-trap", 2)
    strahd = villain(state, "count-strahd", 2, 1, 1)
    evening = drawn(state, "frenzy").until("prompt-hero-phase")
    assert acted(evening) == [strahd, "kobold-skirmisher-1", "kobold-skirmisher-2", "kobold-skirmisher-1", "dart-trap"]


@proves("CR-189", "CR-157")
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


@proves("CR-189", "CR-281")
def test_daze_cancels_one_of_two_activations_in_a_frenzy() -> None:
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0).asleep = "daze"
    assert acted(drawn(state, "frenzy").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]


@proves("CR-189", "CR-278", "CR-125")
def test_daze_stays_with_the_card_it_lies_on(dice: Dice) -> None:
    """Kat destroys Arjhan's dazed Wolf figure and gives her own card: Arjhan's card keeps its Daze, over the other figure."""
    state = table(
        "arjhan,kat",
        tiles=field(2),
        at={"arjhan": (1, 3, 3), "kat": (0, 1, 1)},
        powers={"arjhan": [], "kat": ["backstab"]},
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


@proves("CR-146", "CR-220")
def test_active_player_picks_squares_for_monsters_of_others() -> None:
    """Kat's Zombie moves in Arjhan's phase, by his own card's name; he picks its square on the next tile, the bone pile as default."""
    state = two()
    put(state, "zombie", 2, 0, 0, owner=1)
    put(state, "zombie", 2, 3, 3, owner=0)
    evening = dusk(state)
    evening.until("prompt-monster-square")
    assert evening.game.decision is not None and evening.asked[0] == 0
    tile = 1 if evening.game.decision.default == Spot(spot(1, 1, 2, state)) else 3
    assert {option.square for option in of(evening.options, Spot)} == {
        spot(tile, row, column, state) for row in range(4) for column in range(4)
    }
    assert evening.game.decision.default == Spot(spot(tile, 1, 2, state))
    evening.play(evening.options[0])
    assert evening.asked == (0, "prompt-monster-square"), "Kat's comes second, and he picks for it, too"


@proves("CR-090")
def test_one_encounter_card_when_no_tile_was_placed() -> None:
    state = two()
    on_top(state, "encounter", "passage-of-time", "passage-of-time")
    evening = drawn(state, "passage-of-time")
    assert len([seen for seen in evening.events if isinstance(seen, event.EncounterDrawn)]) == 1
    assert not dusk(state).seen(event.EncounterDrawn)
