"""The Fortunes: played when they are drawn, then discarded."""

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.ravenloft import event, experience, stats
from game.rules.ravenloft.choice import PickCard, PickCondition, PickDeck, PickEdge, Spend, Target, Use
from game.rules.ravenloft.decks import deck, encounter_deck, monster_deck, treasure_deck
from game.rules.ravenloft.phases import hero_phase, villain_phase
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Board, Placed, State
from game.rules.ravenloft.tables.cards import TREASURES
from tests.ravenloft.cards.scene import (
    MISS,
    ROW,
    asked,
    conditions,
    encounter,
    gone,
    hp,
    only,
    play,
    row,
    tile,
    to,
    treasure,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, on_top, proves, put

FORTUNES = [card.id for card in TREASURES.values() if card.kind == "fortune"]


def lies_discarded(state: State, card: str) -> bool:
    return card in state.decks.treasure.discard and not state.limbo


@proves("CR-181")
@pytest.mark.parametrize(
    "card", [card for card in FORTUNES if card not in {"moments-respite", "harrowed-experience", "lucky-find"}]
)
def test_a_fortune_that_can_do_nothing_is_discarded(card: str) -> None:
    state = row("kat")
    state.heroes[0].damage = 8
    state.board = Board([ROW[0]])
    for name in ("monster", "encounter", "tile"):
        deck.deck_of(state, name).draw = []
    treasure(state, card)
    assert lies_discarded(state, card) and hp(state, "kat") == [0] and state.decks.encounter.discard == []


@proves("action-surge", "CR-187")
def test_action_surge_gives_a_move_beyond_the_two_parts_of_the_turn() -> None:
    state = row("kat", tiles=3, at={"kat": (0, 0, 0)})
    state.turn.parts = ["move", "move"]
    on_top(state, "treasure", "action-surge")
    copy = thaw(State, freeze(state))
    squares = [
        place for place in asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-action-surge") if isinstance(place, tuple)
    ]
    assert (1, 0, 2) in squares and (1, 0, 3) not in squares, "her Speed"
    treasure(state, "action-surge", to(state, 1, 0, 2))
    assert where(state, "kat") == (1, 0, 2) and state.turn.parts == ["move", "move"] and lies_discarded(state, "action-surge")


@proves("action-surge", "CR-187", "CR-051")
def test_action_surge_gives_an_attack_with_any_attack_card(dice: Dice) -> None:
    state = row(
        "kat,arjhan",
        active=1,
        phase="monsters",
        powers={"kat": ["backstab", "dagger-barrage", "great-leap"]},
        items={"kat": ["silvered-bolts"]},
    )
    wolf = put(state, "wolf", 0, 1, 1)
    state.heroes[0].powers[1].used = True
    on_top(state, "treasure", "action-surge")
    copy = thaw(State, freeze(state))
    cards = [name for name in asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-action-surge") if isinstance(name, str)]
    assert cards == ["backstab", "silvered-bolts"]
    dice(7)
    treasure(state, "action-surge", Use("backstab"), Target(wolf.id))
    assert gone(state, wolf)


@proves("action-surge", "CR-048")
def test_action_surge_with_an_attack_costs_the_cleric_his_aid(dice: Dice) -> None:
    state = row("thorgrim,kat", powers={"thorgrim": ["healing-strike"]})
    put(state, "wolf", 0, 1, 1)
    dice(MISS)
    treasure(state, "action-surge", Use("healing-strike"), Target("wolf-1"))
    state.heroes[1].damage = 2
    play(state, hero_phase.end(state, 0))
    assert hp(state, "kat") == [6]


@proves("action-surge")
def test_action_surge_of_one_who_can_neither_move_nor_attack_is_lost() -> None:
    state = row("kat", powers={"kat": ["backstab"]})
    state.heroes[0].conditions = ["immobilized"]
    treasure(state, "action-surge")
    assert lies_discarded(state, "action-surge")


@proves("breath-of-life", "CR-239", "CR-120")
@pytest.mark.parametrize(("damage", "left"), [(3, 6), (0, 8), (8, 0)])
def test_breath_of_life_gives_back_one(damage: int, left: int) -> None:
    state = row("kat,arjhan")
    state.heroes[0].damage, state.heroes[1].damage = damage, 3
    treasure(state, "breath-of-life")
    assert hp(state, "kat", "arjhan") == [left, 7], "nothing while she is at 0"


@proves("burst-of-speed", "CR-187", "CR-273")
def test_burst_of_speed_is_one_more_move_in_any_phase() -> None:
    state = row("kat", tiles=3, at={"kat": (0, 0, 0)}, phase="monsters")
    state.heroes[0].conditions = ["slowed"]
    on_top(state, "treasure", "burst-of-speed")
    copy = thaw(State, freeze(state))
    assert max(max(place[1:]) for place in asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-walk")[:-1]) == 2
    treasure(state, "burst-of-speed", to(state, 0, 2, 2))
    assert where(state, "kat") == (0, 2, 2)
    treasure(state, "burst-of-speed", Done())


@proves("clear-the-air", "CR-164")
def test_clear_the_air_discards_the_environment() -> None:
    state = row("kat")
    encounter(state, "bat-swarm")
    events = treasure(state, "clear-the-air")
    assert not state.environment and state.decks.encounter.discard == ["bat-swarm"]
    assert only(events, event.EnvironmentChanged)[0].old == "bat-swarm"


@proves("daze", "CR-189", "CR-157", "CR-096")
def test_daze_cancels_one_activation_of_one_monster_card(dice: Dice) -> None:
    state = row("arjhan,kat", phase="monsters")
    wolf, other = put(state, "wolf", 0, 1, 1), put(state, "ghoul", 0, 1, 0)
    villain(state, "count-strahd", 1, 3, 3)
    on_top(state, "treasure", "daze")
    copy = thaw(State, freeze(state))
    assert asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-daze") == [wolf.id, other.id], "no Villain"
    treasure(state, "daze", Target(wolf.id))
    assert wolf.asleep == "daze" and not lies_discarded(state, "daze")
    for number in range(2):
        state.turn.queue, state.turn.present = ["wolf"], [wolf.id]
        dice(MISS)
        answers = [] if number == 0 else [Target("arjhan")]
        events = play(state, villain_phase.monsters_step(state), *answers)
        assert len(only(events, event.MonsterSlept)) == (number == 0) and len(only(events, event.Attacked)) == number
    assert lies_discarded(state, "daze")


@proves("distant-sounds", "glimpse-of-the-future", "scrawled-map", "CR-211")
@pytest.mark.parametrize(
    ("card", "name", "cards"),
    [
        ("distant-sounds", "monster", ("wolf", "ghoul", "zombie")),
        ("glimpse-of-the-future", "encounter", ("frenzy", "alarm", "overrun")),
        ("scrawled-map", "tile", ("T12", "T08", "T36")),
    ],
)
def test_looking_ahead_and_putting_back_in_any_order(card: str, name: str, cards: tuple[str, str, str]) -> None:
    state = row("kat,arjhan")
    on_top(state, name, *cards)
    fourth = deck.deck_of(state, name).draw[-4]
    events = treasure(state, card, PickCard(cards[2]), PickCard(cards[0]))
    [seen] = only(events, event.CardsSeen)
    assert tuple(secret.face for secret in seen.cards) == cards and seen.hero == "kat"
    draw = deck.deck_of(state, name).draw
    assert [secret.face for secret in reversed(draw[-3:])] == [cards[2], cards[0], cards[1]], "the first picked is drawn first"
    assert draw[-4] == fourth, "only three"
    assert all(secret.audience == (0,) for secret in draw[-3:]) and lies_discarded(state, card)


@proves("eagle-eyes", "CR-087")
def test_eagle_eyes_lays_the_top_tile_anywhere_with_a_monster_but_no_encounter() -> None:
    state = row("kat,arjhan", active=1)
    on_top(state, "tile", "T12")
    on_top(state, "monster", "wolf")
    treasure(state, "eagle-eyes", PickEdge(1, "east"))
    assert state.board.tiles[2] == Placed("T12", 2, 0, 1) and state.turn.explored == ""
    [wolf] = figure.controlled(state, 0)
    assert tile(state, wolf) == 2, "the drawer's, on the new tile"


@proves("harrowed-experience", "CR-192", "CR-193")
def test_harrowed_experience_counts_one_in_the_pile() -> None:
    state = row("kat,arjhan")
    treasure(state, "harrowed-experience")
    assert state.pile == ["harrowed-experience"] and not state.limbo and experience.xp_of("harrowed-experience") == 1
    state.pile += ["ghoul", "skeleton"]
    encounter(state, "passage-of-time", Spend(("ghoul", "harrowed-experience", "skeleton")))
    assert state.pile == [] and "harrowed-experience" in state.decks.treasure.discard and hp(state, "kat") == [8]


@proves("intimidating-bellow", "CR-066", "CR-157")
def test_intimidating_bellow_drives_a_monster_exactly_two_tiles_off() -> None:
    state = row("kat", tiles=5)
    wolf = put(state, "wolf", 0, 3, 3)
    put(state, "ghoul", 2, 3, 3)
    on_top(state, "treasure", "intimidating-bellow")
    copy = thaw(State, freeze(state))
    assert asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-push-tile", Target("ghoul-1")) == [0, 4]
    treasure(state, "intimidating-bellow", Target(wolf.id), to(state, 2, 0, 0))
    assert where(state, wolf) == (2, 0, 0)


@proves("level-up", "CR-198", "CR-202", "CR-200")
def test_level_up_sells_the_second_level_for_five_experience() -> None:
    state = row("kat", powers={"kat": ["deep-cut", "backstab"]})
    state.heroes[0].damage = 3
    treasure(state, "level-up")
    assert state.heroes[0].level == 1, "no experience"
    state.pile = ["wraith", "ghoul"]
    treasure(state, "level-up", Done())
    assert state.heroes[0].level == 1
    on_top(state, "treasure", "level-up")
    copy = thaw(State, freeze(state))
    cards = asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-level-daily", Spend(("ghoul", "wraith")))
    assert sorted(cards) == ["dagger-barrage", "riposte-strike"], "a Daily that she does not have"
    treasure(state, "level-up", Spend(("ghoul", "wraith")), PickCard("dagger-barrage"))
    hero = state.heroes[0]
    assert (hero.level, stats.armour(state, "kat"), figure.level(hero).hp, figure.level(hero).surge, hp(state, "kat")) == (
        2,
        15,
        10,
        5,
        [7],
    )
    assert not used(state, "dagger-barrage") and state.pile == []


@proves("lucky-find", "CR-180", "CR-283")
def test_lucky_find_keeps_one_of_three() -> None:
    state = row("kat,arjhan")
    state.environment, state.heroes[0].damage = "spirit-of-doom-environment", 2
    on_top(state, "treasure", "lucky-find", "magic-sword", "breath-of-life", "run")
    play(state, treasure_deck.draw_treasure(state, 0), PickCard("magic-sword"), Target("arjhan"))
    assert state.heroes[1].items == ["magic-sword"] and hp(state, "kat") == [6] and not state.lasting
    assert sorted(state.decks.treasure.discard[-3:]) == ["breath-of-life", "lucky-find", "run"]


@proves("lucky-find")
def test_lucky_find_may_play_a_fortune() -> None:
    state = row("kat")
    state.heroes[0].damage = 2
    on_top(state, "treasure", "lucky-find", "magic-sword", "breath-of-life", "run")
    play(state, treasure_deck.draw_treasure(state, 0), PickCard("breath-of-life"))
    assert hp(state, "kat") == [7] and state.heroes[0].items == []


@proves("moments-respite", "CR-188")
@pytest.mark.parametrize("name", ["encounter", "monster"])
def test_moments_respite_replaces_the_next_draw_of_a_deck(name: str) -> None:
    state = row("kat,arjhan")
    treasure(state, "moments-respite", PickDeck(name))
    assert deck.deck_of(state, name).skip == "moments-respite" and not lies_discarded(state, "moments-respite")
    on_top(state, "encounter", "passage-of-time", "passage-of-time")
    on_top(state, "monster", "wolf", "ghoul")
    for number in range(2):
        play(
            state, encounter_deck.draw_encounter(state, 0) if name == "encounter" else monster_deck.new_monster(state, 0, tile=1)
        )
        assert (8 - hp(state, "kat")[0] if name == "encounter" else len(figure.controlled(state, 0))) == number
    assert lies_discarded(state, "moments-respite")


@proves("shake-it-off", "CR-070", "CR-071")
def test_shake_it_off_ends_one_condition_of_any_hero() -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 3, 3)})
    state.heroes[0].conditions, state.heroes[1].conditions = ["slowed"], ["slowed", "immobilized"]
    treasure(state, "shake-it-off", PickCondition("arjhan", "immobilized"))
    assert (conditions(state), conditions(state, 1)) == (["slowed"], ["slowed"])


@proves("shake-it-off", "CR-233")
def test_shake_it_off_does_not_reach_a_hero_that_is_off_the_board() -> None:
    state = row("kat,arjhan")
    state.heroes[1].square, state.heroes[1].conditions = None, ["slowed"]
    treasure(state, "shake-it-off")
    assert conditions(state, 1) == ["slowed"]


@proves("short-rest", "CR-104")
def test_short_rest_turns_one_used_power_up() -> None:
    state = row("kat", powers={"kat": ["deep-cut", "stealth", "great-leap"]})
    for held in state.heroes[0].powers[:2]:
        held.used = True
    treasure(state, "short-rest", PickCard("stealth"))
    assert used(state, "deep-cut") and not used(state, "stealth")


@proves("second-wind", "CR-120")
def test_second_wind_helps_the_weakest_that_stands() -> None:
    state = row("kat,arjhan,allisa,thorgrim")
    for hero, damage in zip(state.heroes, [5, 7, 3, 8], strict=True):
        hero.damage = damage
    treasure(state, "second-wind", Target("arjhan"))
    assert hp(state, "kat", "arjhan", "allisa", "thorgrim") == [3, 7, 5, 0], "3 each: the drawer chooses"
    treasure(state, "second-wind")
    assert hp(state, "kat") == [7]
