"""The Events: those that hurt, reward and stir up."""

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickCard, PickTile, React, Target, Use
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.phases import villain_phase
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    asked,
    conditions,
    encounter,
    hp,
    only,
    play,
    row,
    tile,
    to,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, on_top, proves, put, trap


@proves("frenzy", "CR-281", "CR-093")
def test_frenzy_lets_the_active_players_monsters_act_twice_this_villain_phase(dice: Dice) -> None:
    state = row("arjhan,kat", at={"arjhan": (0, 0, 0), "kat": (1, 3, 3)})
    mine, theirs = put(state, "kobold-skirmisher", 0, 3, 3, owner=0), put(state, "kobold-skirmisher", 0, 3, 2, owner=1)
    laid = trap(state, "fire-trap", 1)
    state.turn.phase = "monsters"
    state.turn.queue, state.turn.present = ["kobold-skirmisher", "fire-trap"], [mine.id, theirs.id]
    encounter(state, "frenzy")
    dice(MISS, MISS, MISS)
    events = [*play(state, villain_phase.monsters_step(state)), *play(state, villain_phase.monsters_step(state))]
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [mine.id, theirs.id, mine.id, laid.card]


@proves("ghost-of-prince-aurel", "CR-174")
def test_ghost_of_prince_aurel_turns_a_daily_or_utility_or_hurts() -> None:
    state = row("kat", powers={"kat": ["deep-cut", "stealth", "backstab"]})
    on_top(state, "encounter", "ghost-of-prince-aurel")
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-lose-power") == ["deep-cut", "stealth"]
    encounter(state, "ghost-of-prince-aurel", PickCard("stealth"))
    assert used(state, "stealth") and not used(state, "deep-cut") and hp(state, "kat") == [8]
    encounter(state, "ghost-of-prince-aurel")
    assert used(state, "deep-cut") and hp(state, "kat") == [8]
    encounter(state, "ghost-of-prince-aurel")
    assert hp(state, "kat") == [7], "At-Wills do not count"


@proves("howl-of-the-wolf", "CR-145", "CR-157")
def test_howl_of_the_wolf_wakes_one_monster_on_any_heros_tile(dice: Dice) -> None:
    state = row("kat,arjhan", tiles=3, at={"arjhan": (1, 0, 0)})
    here, there, far = (
        put(state, "wolf", 0, 1, 1),
        put(state, "kobold-skirmisher", 1, 3, 3, owner=1),
        put(state, "ghoul", 2, 0, 0),
    )
    strahd = villain(state, "count-strahd", 1, 2, 2)
    on_top(state, "encounter", "howl-of-the-wolf")
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-activate") == [here.id, there.id, strahd.id], far
    dice(HIT)
    encounter(state, "howl-of-the-wolf", Target(there.id))
    assert hp(state, "kat", "arjhan") == [8, 9]


@proves("howl-of-the-wolf")
def test_howl_of_the_wolf_is_answered_by_silence_when_none_is_near() -> None:
    state = row("kat")
    put(state, "wolf", 1, 0, 0)
    assert not only(encounter(state, "howl-of-the-wolf"), event.MonsterActivated)


@proves("lief-lipsiege", "CR-176", "CR-180")
@pytest.mark.parametrize(("face", "treasure_drawn"), [(1, False), (10, False), (11, True), (20, True)])
def test_lief_lipsiege(dice: Dice, face: int, treasure_drawn: bool) -> None:
    state = row("kat")
    on_top(state, "treasure", "harrowed-experience")
    on_top(state, "monster", "wolf")
    dice(face)
    encounter(state, "lief-lipsiege")
    assert (state.pile == ["harrowed-experience"]) == treasure_drawn
    assert [where(state, other) for other in figure.controlled(state, 0)] == ([] if treasure_drawn else [(0, 1, 2)])


@proves("mists-of-terror", "CR-071")
def test_mists_of_terror_roll_for_every_hero(dice: Dice) -> None:
    state = row("kat,arjhan,allisa", tiles=2, at={"allisa": (1, 0, 0)})
    dice(5, 6, 1)
    encounter(state, "mists-of-terror")
    assert hp(state, "kat", "arjhan", "allisa") == [7, 10, 7]
    assert [conditions(state, seat) for seat in range(3)] == [["immobilized"], [], ["immobilized"]]


@proves("overrun", "CR-157")
def test_overrun_counts_the_monsters_of_each_hero() -> None:
    state = row("kat,arjhan,allisa")
    for kind, owner, column in [("wolf", 0, 0), ("ghoul", 0, 1), ("zombie", 1, 2)]:
        put(state, kind, 1, 3, column, owner=owner)
    trap(state, "alarm", 0)
    villain(state, "count-strahd", 1, 0, 0)
    encounter(state, "overrun")
    assert hp(state, "kat", "arjhan", "allisa") == [6, 9, 8], "neither the Trap nor the Count"


@proves("passage-of-time")
def test_passage_of_time_touches_everyone_but_the_absent() -> None:
    state = row("kat,arjhan,allisa")
    state.heroes[2].square = None
    encounter(state, "passage-of-time")
    assert hp(state, "kat", "arjhan", "allisa") == [7, 9, 8]


@proves("prowling-spirits", "CR-185")
def test_prowling_spirits_take_a_treasure_of_the_players_choice() -> None:
    state = row("kat,arjhan", items={"kat": ["magic-sword", "crystal-ball"], "arjhan": ["holy-water"]})
    encounter(state, "prowling-spirits", PickCard("crystal-ball"))
    assert state.heroes[0].items == ["magic-sword"] and state.heroes[1].items == ["holy-water"]
    assert state.decks.treasure.discard[-1] == "crystal-ball"
    state.heroes[0].items = []
    encounter(state, "prowling-spirits")


@proves("spirit-of-doom-event", "CR-064", "CR-273")
def test_spirit_of_doom_spares_those_who_end_among_monsters() -> None:
    state = row("kat,arjhan,allisa", tiles=3, at={"kat": (0, 0, 3), "arjhan": (0, 3, 3), "allisa": (2, 0, 0)})
    state.heroes[2].conditions.append("immobilized")
    put(state, "wolf", 1, 3, 3)
    encounter(state, "spirit-of-doom-event", to(state, 1, 0, 0), Done())
    assert where(state, "kat") == (1, 0, 0) and hp(state, "kat", "arjhan", "allisa") == [8, 9, 7]


@proves("spirit-of-doom-event", "CR-273")
def test_spirit_of_doom_moves_reach_as_far_as_the_speed() -> None:
    state = row("kat", tiles=3, at={"kat": (0, 0, 0)})
    on_top(state, "encounter", "spirit-of-doom-event")
    squares = asked(state, encounter_deck.draw_encounter(state, 0), "prompt-walk")
    assert (1, 0, 2) in squares and (1, 0, 3) not in squares, "six squares"


@proves("strahds-hunger", "CR-071")
def test_strahds_hunger_feeds_on_the_strongest() -> None:
    state = row("kat,arjhan,allisa")
    encounter(state, "strahds-hunger")
    assert hp(state, "kat", "arjhan", "allisa") == [8, 9, 8] and conditions(state, 1) == ["immobilized"]
    state.heroes[1].damage = 4
    encounter(state, "strahds-hunger", Target("allisa"))
    assert hp(state, "kat", "allisa") == [8, 7] and conditions(state, 2) == ["immobilized"], "a tie: the active player"


@proves("strahds-whispers", "CR-235", "CR-284", "CR-203")
def test_strahds_whispers_turn_the_hero_against_the_closest_other(dice: Dice) -> None:
    state = row(
        "kat,arjhan,allisa",
        tiles=3,
        at={"arjhan": (1, 0, 0), "allisa": (2, 0, 0)},
        powers={"kat": ["backstab", "snipe-shot", "deep-cut"]},
    )
    on_top(state, "encounter", "strahds-whispers")
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-whispers", to(state, 1, 1, 1)) == [
        "backstab",
        "snipe-shot",
    ], "At-Wills"
    dice(10)
    encounter(state, "strahds-whispers", to(state, 1, 1, 1), Use("backstab"), Target("arjhan"))
    assert where(state, "kat") == (1, 1, 1) and hp(state, "arjhan", "allisa") == [9, 8], "17 hits Arjhan's AC"
    dice(9)
    encounter(state, "strahds-whispers", Use("backstab"), Target("arjhan"))
    assert hp(state, "arjhan") == [9] and state.prey is None


@proves("strahds-hunger")
def test_strahds_hunger_finds_nobody_when_all_have_fallen() -> None:
    state = row("kat")
    state.heroes[0].damage = 8
    encounter(state, "strahds-hunger")
    assert conditions(state) == []


@proves("strahds-whispers", "CR-133", "CR-174")
def test_strahds_whispers_only_place_a_fallen_hero(dice: Dice) -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 3, 3)}, powers={"kat": ["backstab"]})
    state.heroes[0].damage = 8
    events = encounter(state, "strahds-whispers", to(state, 1, 2, 2))
    assert where(state, "kat") == (1, 2, 2) and not only(events, event.Attacked)


@proves("strahds-whispers", "CR-235")
@pytest.mark.parametrize(("powers", "attacked"), [(["scorching-burst", "magic-missile"], True), (["scorching-burst"], False)])
def test_strahds_whispers_need_a_power_that_reaches_the_neighbour(dice: Dice, powers: list[str], attacked: bool) -> None:
    state = row("immeril,arjhan", powers={"immeril": powers})
    dice(MISS)
    events = encounter(state, "strahds-whispers", *[Target("arjhan")] * attacked)
    assert [used.card for used in only(events, event.CardUsed)] == ["magic-missile"] * attacked


@proves("strahds-whispers", "CR-107")
def test_strahds_whispers_may_be_answered_by_shield_of_faith(dice: Dice) -> None:
    state = row("kat,thorgrim", powers={"kat": ["backstab"], "thorgrim": ["shield-of-faith"]})
    dice(HIT)
    encounter(state, "strahds-whispers", Target("thorgrim"), React("shield-of-faith"))
    assert hp(state, "thorgrim") == [8] and used(state, "shield-of-faith", seat=1)


@proves("strahds-whispers", "CR-284", "CR-241")
@pytest.mark.parametrize("heroes", ["kat", "kat,arjhan"])
def test_strahds_whispers_find_nobody(heroes: str) -> None:
    state = row(heroes, powers={"kat": ["backstab"]})
    for hero in state.heroes[1:]:
        hero.damage = 10
    assert not only(encounter(state, "strahds-whispers"), event.CardUsed)


@proves("treasure-chest", "CR-180", "CR-174")
@pytest.mark.parametrize(("face", "damage", "treasures"), [(1, 2, 0), (10, 2, 0), (11, 1, 1), (15, 1, 1), (16, 0, 1), (20, 0, 1)])
def test_treasure_chest(dice: Dice, face: int, damage: int, treasures: int) -> None:
    state = row("kat")
    on_top(state, "treasure", "harrowed-experience")
    dice(face)
    encounter(state, "treasure-chest")
    assert hp(state, "kat") == [8 - damage] and len(state.pile) == treasures


@proves("treasure-chest", "CR-174")
def test_treasure_chest_enriches_a_fallen_hero_without_more_harm(dice: Dice) -> None:
    state = row("kat,arjhan")
    state.heroes[0].damage = 8
    on_top(state, "treasure", "harrowed-experience")
    dice(11)
    encounter(state, "treasure-chest")
    assert state.heroes[0].damage == 8 and state.pile == ["harrowed-experience"]


@proves("voice-of-the-master", "CR-157", "CR-176")
def test_voice_of_the_master_goes_round_from_the_left_until_a_hero_controls_none(dice: Dice) -> None:
    state = row("kat,arjhan,allisa,thorgrim", tiles=3, at={"thorgrim": (1, 3, 3)})
    one, other = put(state, "kobold-skirmisher", 2, 0, 0, owner=1), put(state, "blazing-skeleton", 2, 0, 1, owner=1)
    put(state, "wolf", 2, 3, 3, owner=3)
    dice(HIT)
    on_top(state, "monster", "ghoul")
    events = encounter(state, "voice-of-the-master", Target(one.id), PickTile(2))
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [one.id], other
    [ghoul] = figure.controlled(state, 2)
    assert tile(state, ghoul) == 2 and hp(state, "thorgrim") == [7], "any tile; then the effect ends"


@proves("voice-of-the-master", "CR-233", "CR-241")
def test_voice_of_the_master_passes_over_a_hero_that_is_off_the_board(dice: Dice) -> None:
    state = row("kat,arjhan", tiles=2)
    state.heroes[1].square = None
    wolf = put(state, "kobold-skirmisher", 0, 3, 3, owner=0)
    dice(MISS)
    events = encounter(state, "voice-of-the-master")
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [wolf.id] and not figure.controlled(state, 1)
