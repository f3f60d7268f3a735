"""Kat's Power cards: the rogue's ten."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickTile, React, Target, Use
from game.rules.ravenloft.decks import encounter_deck, monster_deck
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Lasting
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    At,
    act,
    asked,
    choices,
    encounter,
    gone,
    grant,
    hp,
    offered,
    only,
    play,
    row,
    to,
    use,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put


@proves("sneak-attack", "CR-049", "CR-117")
def test_sneak_attack_lasts_this_hero_phase_and_the_next(dice: Dice) -> None:
    state = row("kat,arjhan", phase="start", powers={"kat": ["sneak-attack"]})
    evening = Evening(state)
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("sneak-attack"))
    state = evening.state
    assert used(state, "sneak-attack")
    assert (stats.bonus(state, "attack", 0, ""), stats.bonus(state, "damage", 0, "")) == (4, 1)
    assert stats.bonus(state, "attack", 1, "") == 0, "nobody else"
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 0, "") == 4
    play(state, expire(state, 0))
    assert (stats.bonus(state, "attack", 0, ""), stats.bonus(state, "damage", 0, "")) == (0, 0)


@proves("sneak-attack")
def test_sneak_attack_adds_its_damage_to_hits_only(dice: Dice) -> None:
    state = row("kat")
    state.lasting.append(Lasting("sneak-attack", [0], 0, 2))
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(8)
    events = use(state, "backstab", Target(strahd.id))
    assert only(events, event.Attacked)[0].total == 19 and hp(state, strahd) == [10], "8 + 7 + 4, damage 1 + 1"
    gargoyle = put(state, "gargoyle", 1, 0, 0)
    dice(4)
    use(state, "dagger-barrage", PickTile(1))
    assert hp(state, gargoyle) == [1], "4 + 7 + 4 misses: Miss 1, no more"


@proves("backstab", "CR-037", "CR-117")
@pytest.mark.parametrize(("friend", "fallen", "damage"), [((0, 1, 2), False, 2), ((0, 1, 3), False, 1), ((0, 1, 2), True, 1)])
def test_backstab_is_worse_for_a_monster_between_two_heroes(dice: Dice, friend: At, fallen: bool, damage: int) -> None:
    state = row("kat,arjhan", at={"arjhan": friend})
    state.heroes[1].damage = 10 * fallen
    strahd = villain(state, "count-strahd", 0, 1, 1)
    put(state, "wolf", 0, 3, 3)
    assert choices(state, "backstab") == [strahd.id]
    dice(12)
    use(state, "backstab", Target(strahd.id))
    assert hp(state, strahd) == [12 - damage]
    dice(11)
    use(state, "backstab", Target(strahd.id))
    assert hp(state, strahd) == [12 - damage] and not used(state, "backstab")


@proves("deft-strike", "CR-064", "CR-271")
def test_deft_strike_may_move_two_squares_before_the_roll(dice: Dice) -> None:
    state = row("kat", at={"kat": (0, 0, 0)})
    gargoyle = put(state, "gargoyle", 0, 3, 3)
    assert max(max(place[1:]) for place in choices(state, "deft-strike", "prompt-step")[:-1]) == 2, "two squares"
    dice(9)
    use(state, "deft-strike", to(state, 0, 2, 2), Target(gargoyle.id))
    assert where(state, "kat") == (0, 2, 2) and hp(state, gargoyle) == [1] and state.turn.parts == []
    dice(8)
    use(state, "deft-strike", Done(), Target(gargoyle.id))
    assert hp(state, gargoyle) == [1]
    state.heroes[0].conditions.append("immobilized")
    dice(9)
    use(state, "deft-strike", Target(gargoyle.id))
    assert gone(state, gargoyle), "Immobilized she strikes from where she stands"


@proves("snipe-shot", "CR-034", "CR-117", "CR-263")
def test_snipe_shot_is_better_from_exactly_one_tile_away(dice: Dice) -> None:
    state = row("kat", tiles=3)
    here, there, far = put(state, "gargoyle", 0, 3, 3), put(state, "wraith", 1, 0, 0), put(state, "wolf", 2, 0, 0)
    assert choices(state, "snipe-shot") == [here.id, there.id], far
    dice(8)
    use(state, "snipe-shot", Target(here.id))
    assert hp(state, here) == [2], "15 misses AC 16"
    dice(6)
    use(state, "snipe-shot", Target(there.id))
    assert hp(state, there) == [1], "6 + 7 + 2 hits AC 15"


@proves("dagger-barrage", "CR-034", "CR-103", "CR-113")
def test_dagger_barrage_strikes_all_of_one_tile_within_one(dice: Dice) -> None:
    state = row("kat", tiles=3)
    gargoyle, wraith, here, far = (put(state, *where) for where in PLACES)
    assert choices(state, "dagger-barrage", "prompt-attack-tile") == [0, 1], far
    dice(8, 8)
    use(state, "dagger-barrage", PickTile(1), Target(gargoyle.id))
    assert hp(state, gargoyle) == [1] and gone(state, wraith) and hp(state, here) == [1]
    assert used(state, "dagger-barrage")


PLACES = [("gargoyle", 1, 3, 3), ("wraith", 1, 3, 2), ("zombie", 0, 3, 3), ("wolf", 2, 0, 0)]


@proves("deep-cut", "CR-037", "CR-103")
@pytest.mark.parametrize(("face", "beside", "damage"), [(12, True, 4), (11, True, 2), (12, False, 2), (11, False, 0)])
def test_deep_cut_hit_or_miss_wounds_a_monster_next_to_another_hero(dice: Dice, face: int, beside: bool, damage: int) -> None:
    state = row("kat,arjhan", at={"arjhan": (0, 1, 2) if beside else (0, 1, 3)})
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(face)
    use(state, "deep-cut", Target(strahd.id))
    assert hp(state, strahd) == [12 - damage] and used(state, "deep-cut")


@proves("riposte-strike", "CR-230", "CR-103", "CR-127")
def test_riposte_strike_answers_an_adjacent_attacker_and_earns_a_treasure(dice: Dice) -> None:
    state = row("arjhan,kat", at={"arjhan": (1, 3, 3), "kat": (0, 0, 0)}, powers={"kat": ["riposte-strike"]})
    state.turn.looted = []
    wolf = put(state, "wolf", 0, 1, 1)
    on_top(state, "treasure", "breath-of-life")
    dice(MISS, 7)
    events = act(state, wolf, React("riposte-strike"))
    assert gone(state, wolf) and used(state, "riposte-strike", seat=1), "a miss is an attack, too; 14 hits AC 14"
    assert only(events, event.MonsterDestroyed)[0].by == "kat" and only(events, event.TreasureDrawn)[0].hero == "kat"


@proves("riposte-strike")
def test_riposte_strike_that_misses_stays_but_strikes_once_for_each_attack(dice: Dice) -> None:
    state = row("kat", powers={"kat": ["riposte-strike"]})
    wolf = put(state, "wolf", 0, 1, 1)
    dice(HIT, 6)
    act(state, wolf, React("riposte-strike"))
    assert hp(state, "kat", wolf) == [6, 1] and not used(state, "riposte-strike")
    dice(HIT)
    act(state, wolf, Done())
    assert not used(state, "riposte-strike"), "it may be kept"


@proves("riposte-strike", "CR-230")
@pytest.mark.parametrize("why", ["far", "fallen"])
def test_riposte_strike_needs_the_attacker_adjacent_and_kat_standing(dice: Dice, why: str) -> None:
    state = row("kat", at={"kat": (0, 0, 0)}, powers={"kat": ["riposte-strike"]})
    state.heroes[0].damage = 7
    other = put(state, "kobold-skirmisher", 0, 3, 3) if why == "far" else put(state, "wolf", 0, 1, 1)
    dice(MISS if why == "far" else HIT)
    act(state, other)
    assert not used(state, "riposte-strike")


@proves("riposte-strike")
def test_riposte_strike_is_for_attacks_on_kat(dice: Dice) -> None:
    state = row("kat,arjhan", powers={"kat": ["riposte-strike"]})
    wolf = put(state, "wolf", 0, 1, 0)
    dice(MISS)
    act(state, wolf, Target("arjhan"))
    assert not used(state, "riposte-strike") and not gone(state, wolf)


@proves("great-leap", "CR-052", "CR-066")
def test_great_leap_replaces_a_move_and_reaches_two_tiles() -> None:
    state = row("kat", tiles=4)
    state.heroes[0].conditions.append("immobilized")
    assert {place[0] for place in choices(state, "great-leap", "prompt-leap")} == {0, 1, 2}
    grant(state, "great-leap")
    evening = Evening(state)
    evening.play(Use("great-leap"), to(state, 2, 3, 3))
    state = evening.state
    assert where(state, "kat") == (2, 3, 3) and state.turn.parts == ["move"] and used(state, "great-leap")
    state.turn.parts, state.heroes[0].powers = ["move", "move"], []
    assert not offered(state, "great-leap")


@proves("spring-away", "CR-163", "CR-066")
def test_spring_away_takes_her_two_tiles_off_before_another_heros_card_takes_effect(dice: Dice) -> None:
    state = row("arjhan,kat", tiles=4, powers={"kat": ["spring-away"]})
    dice(HIT)
    encounter(state, "animated-armor", React("spring-away"), to(state, 2, 1, 1))
    assert where(state, "kat") == (2, 1, 1) and hp(state, "arjhan", "kat") == [7, 8], "she is no longer on the tile"
    assert used(state, "spring-away", seat=1)


@proves("spring-away")
def test_spring_away_lands_exactly_two_tiles_away_and_not_for_her_own_cards() -> None:
    state = row("kat,arjhan", tiles=4, powers={"kat": ["spring-away"]})
    encounter(state, "passage-of-time")
    assert not used(state, "spring-away")
    state.turn.hero = 1
    on_top(state, "encounter", "passage-of-time")
    squares = asked(state, encounter_deck.draw_encounter(state, 1), "prompt-leap", React("spring-away"))
    assert {place[0] for place in squares} == {2}


@proves("spring-away")
def test_spring_away_needs_a_tile_two_tiles_away() -> None:
    state = row("arjhan,kat", tiles=2, powers={"kat": ["spring-away"]})
    encounter(state, "passage-of-time")
    assert hp(state, "kat") == [7] and not used(state, "spring-away", seat=1)


@proves("stealth", "CR-129")
def test_stealth_discards_the_monster_that_she_drew() -> None:
    state = row("kat", powers={"kat": ["stealth"]})
    on_top(state, "monster", "wraith")
    play(state, monster_deck.new_monster(state, 0, tile=1), React("stealth"))
    assert not state.heroes[0].threats and state.decks.monster.discard == ["wraith"] and state.pile == []
    assert used(state, "stealth")


@proves("stealth")
def test_stealth_does_not_hide_from_another_heros_draw() -> None:
    state = row("arjhan,kat", powers={"kat": ["stealth"]})
    on_top(state, "monster", "wraith")
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert [other.kind for other in figure.controlled(state, 0)] == ["wraith"] and not used(state, "stealth", seat=1)
