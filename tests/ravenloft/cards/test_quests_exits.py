"""Adventures that are left: loot by daylight, the stairs in the fog, one Hero after the other; and the gauntlet, which the Monsters leave."""

from collections import Counter
from typing import Any

import pytest

from game.rules.engine.script import Done, Outcome
from game.rules.engine.secret import Secret
from game.rules.ravenloft import ending, event, experience, turn
from game.rules.ravenloft.activation import act as carry_out_script
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Accept, Target
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Placed, State, Token
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from tests.ravenloft.cards.scene import drift, only, play, row, where
from tests.ravenloft.kit import Evening, on_top, proves, put, table

START = (Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0))


def daylight(*more: Placed, at: dict[str, tuple[int, int, int]] | None = None, **rest: Any) -> State:
    """Daylight Assault with Kat and Arjhan on the Start tile, without Items."""
    places = {"kat": (1, 0, 0), "arjhan": (1, 0, 1)} | (at or {})
    powers = {"kat": list[str](), "arjhan": list[str]()}
    return table("kat,arjhan", tiles=[*START, *more], at=places, powers=powers, adventure="daylight-assault", **rest)


def lost(state: State) -> Outcome:
    """How the adventure ends now."""
    with pytest.raises(ending.Over) as over:
        play(state, ending.settle(state))
    return over.value.outcome


# ------------------------------------------------------------------ Daylight Assault


@proves("daylight-assault", "CR-009", "CR-019")
def test_daylight_assault_is_set_up() -> None:
    state = new_game(Options(adventure="4", heroes="kat,arjhan"), 1)
    assert [placed.tile for placed in state.board.tiles] == ["ST-N", "ST-S"] and len(state.decks.tile.draw) == 40
    assert (state.quest.sun, state.quest.sunset, state.surges) == (1, 6, 2)


@proves("CR-268", "CR-288")
def test_twelve_cards_carried_out_win_though_others_are_inside() -> None:
    state = daylight()
    kat, arjhan = state.heroes
    state.quest.counters["banked"] = 7
    arjhan.items, arjhan.loot = ["magic-sword", "holy-water", "scroll-of-teleportation"], ["second-wind", "lucky-find"]
    events = play(state, occasions.occur(state, "hero-end", 1), Accept())
    assert only(events, event.HeroLeft) == [event.HeroLeft("arjhan", "escaped")]
    assert only(events, event.Counted) == [event.Counted("banked", 12, 12)]
    assert (arjhan.gone, arjhan.square, kat.gone) == ("escaped", None, "")
    assert lost(state) == Outcome(("heroes",), "won-daylight-assault")


@proves("CR-280", "CR-287")
@pytest.mark.parametrize(("tile", "damage", "asked"), [(0, 0, True), (1, 0, True), (2, 0, False), (1, 99, False)])
def test_only_a_standing_hero_on_the_start_tile_may_escape(tile: int, damage: int, asked: bool) -> None:
    state = daylight(Placed("T10", 0, -1, 0), at={"kat": (tile, 1, 1) if tile != 1 else (1, 0, 0)})
    state.heroes[0].damage = damage
    events = play(state, occasions.occur(state, "hero-end", 0), *([Accept()] if asked else []))
    assert bool(only(events, event.HeroLeft)) is asked


@proves("CR-288")
def test_all_out_with_fewer_than_twelve_lose() -> None:
    state = daylight()
    for hero in state.heroes:
        hero.gone, hero.square = "escaped", None
    state.quest.counters["banked"] = 11
    assert lost(state) == Outcome(("castle",), "failed-daylight-assault")


@proves("daylight-assault")
@pytest.mark.parametrize("keep", [True, False])
def test_a_drawn_fortune_may_be_kept_as_loot(keep: bool) -> None:
    state = daylight()
    state.heroes[0].damage = 3
    on_top(state, "treasure", "second-wind")
    events = play(state, treasure_deck.draw_treasure(state, 0), Accept() if keep else Done())
    assert state.heroes[0].loot == (["second-wind"] if keep else [])
    assert bool(only(events, event.LootKept)) is keep and not state.limbo
    assert bool(only(events, event.Healed)) is not keep


@proves("daylight-assault")
def test_an_item_is_no_loot() -> None:
    state = daylight()
    on_top(state, "treasure", "holy-water")
    gained = only(play(state, treasure_deck.draw_treasure(state, 0), Target("kat")), event.ItemGained)
    assert gained == [event.ItemGained("kat", "holy-water")] and state.heroes[0].loot == []


@proves("CR-288", "CR-289")
def test_a_player_whose_hero_is_out_has_a_villain_phase_without_its_first_step() -> None:
    state = daylight(phase="start")
    kat = state.heroes[0]
    kat.gone, kat.square, kat.damage = "escaped", None, 99
    state.quest.sun = 6
    state.surges = 0
    put(state, "zombie", 1, 2, 0, owner=0)
    evening = Evening(state)
    phases = [seen.phase for seen in evening.seen(event.PhaseBegan) if seen.hero == "kat"]
    assert phases == ["villain"], "no surge is asked of it, and it neither moves nor explores"
    assert not [seen for seen in evening.seen(event.EncounterDrawn) if seen.hero == "kat"]
    assert [seen.figure for seen in evening.seen(event.MonsterActivated)][:1] == ["zombie-1"]


@proves("CR-289")
@pytest.mark.parametrize(("sun", "cards"), [(5, 0), (6, 1)])
def test_after_sunset_every_villain_phase_brings_an_encounter(sun: int, cards: int) -> None:
    state = daylight(phase="encounter")
    state.quest.sun, state.turn.explored = sun, "white"
    state.decks.encounter.skip = "moments-respite"
    events = play(state, turn.step(state))
    assert len(only(events, event.DrawReplaced)) == cards


# ------------------------------------------------------------------ Blood and Fog

STAIRWAY = Placed("T39", 0, -1, 0)


def fog(at: dict[str, tuple[int, int, int]]) -> State:
    return table("kat,arjhan", tiles=[*START, STAIRWAY], at=at, powers={"kat": [], "arjhan": []}, adventure="blood-and-fog")


@proves("blood-and-fog", "CR-290")
def test_the_fog_is_in_play_from_the_start_and_out_of_its_deck() -> None:
    for seed in range(4):
        state = new_game(Options(adventure="blood-and-fog", heroes="kat,arjhan"), seed)
        assert state.environment == "blood-fog"
        assert "blood-fog" not in [secret.face for secret in state.decks.encounter.draw]
        stack = [secret.face for secret in reversed(state.decks.tile.draw)]
        assert stack.index("T38") in range(5, 9) and stack.index("T39") in range(10, 14)


@proves("blood-and-fog", "CR-287")
def test_whoever_ends_its_hero_phase_on_the_stairs_is_out() -> None:
    state = fog({"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    cell = board.chart(state.board).cells[2]
    stairs = [place for place, letter in cell.art.items() if letter == "S"]
    beside = next(place for place in cell.floor if place not in stairs)
    state.heroes[0].square = beside
    assert not only(play(state, occasions.occur(state, "hero-end", 0)), event.HeroLeft), "on that tile, but not on its stairs"
    state.heroes[0].square = stairs[0]
    assert only(play(state, occasions.occur(state, "hero-end", 0)), event.HeroLeft) == [event.HeroLeft("kat", "escaped")]
    assert not any(one.square == stairs[0] for one in state.heroes)
    state.heroes[1].square = stairs[0]
    play(state, occasions.occur(state, "hero-end", 1))
    assert lost(state) == Outcome(("heroes",), "won-blood-and-fog")


@proves("blood-and-fog")
def test_undead_pay_for_no_cancelling_but_for_a_level() -> None:
    state = fog({"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    state.pile = ["wraith", "zombie", "wolf"]
    assert experience.payments(state) and not experience.cancellings(state)
    state.pile += ["gargoyle", "wolf"]
    assert {way.cards for way in experience.cancellings(state)} == {("gargoyle", "wolf", "wolf")}
    assert experience.cancellings(daylight()) == ()


# ------------------------------------------------------------------ Adventure Impossible


def impossible(heroes: str = "kat,arjhan,immeril") -> Evening:
    return Evening(new_game(Options(adventure="7", heroes=heroes), 3)).until("prompt-hero-phase")


@proves("adventure-impossible", "CR-024", "CR-208")
def test_only_the_first_hero_is_inside_and_there_are_no_surges() -> None:
    evening = impossible()
    assert [hero.gone for hero in evening.state.heroes] == ["", "waiting", "waiting"]
    assert [hero.square is not None for hero in evening.state.heroes] == [True, False, False]
    assert evening.state.surges == 0


@proves("adventure-impossible")
def test_three_of_six_lairs_lie_in_the_first_three_packets() -> None:
    lairs = {"T33", "T35", "T36", "T37", "T38", "T40"}
    seen = set[str]()
    for seed in range(30):
        state = new_game(Options(adventure="7", heroes="kat", surges=3), seed)
        assert state.surges == 0
        stack = [secret.face for secret in reversed(state.decks.tile.draw)]
        packets = [lairs & set(stack[8 * number : 8 * number + 4]) for number in range(3)]
        assert [len(packet) for packet in packets] == [1, 1, 1]
        assert not lairs & set(stack[20:]) and len(stack) == 37
        seen |= set().union(*packets)
    assert seen == lairs


@proves("adventure-impossible")
def test_a_fallen_hero_is_relieved_at_the_end_of_its_turn() -> None:
    state = impossible().state
    kat, arjhan = state.heroes[:2]
    kat.damage = 99
    items, own = list(kat.items), list(arjhan.items)
    put(state, "wolf", 0, 1, 1, owner=0)
    state.turn.phase = "end"
    evening = Evening(state)
    assert evening.asked == (1, "prompt-enter")
    evening.play(evening.options[0])
    assert [(one.hero, one.way) for one in evening.seen(event.HeroLeft)] == [("kat", "lost")]
    state = evening.state
    kat, arjhan = state.heroes[:2]
    assert (kat.gone, kat.square, kat.items, kat.threats) == ("lost", None, [], [])
    assert arjhan.items == [*own, *items] and evening.seen(event.ItemGained) == [
        event.ItemGained("arjhan", card) for card in items
    ]
    assert [threat.id for threat in arjhan.threats] == ["wolf-1"] and arjhan.square is not None and not arjhan.gone
    assert state.turn.hero == 1, "the next turn is that of the Hero that came"


@proves("adventure-impossible")
def test_the_turn_comes_back_to_the_same_hero_while_it_stands() -> None:
    state = impossible().state
    state.turn.phase, number = "end", state.turn.number
    after = Evening(state).state
    assert after.turn.hero == 0 and after.turn.number == number + 1


@proves("adventure-impossible")
def test_with_nobody_left_outside_it_is_lost() -> None:
    state = impossible("kat").state
    state.heroes[0].damage, state.turn.phase = 99, "end"
    assert Evening(state).state.end == Outcome(("castle",), "failed-adventure-impossible")


@proves("adventure-impossible")
def test_three_villains_destroyed_win() -> None:
    state = impossible("kat").state
    for number, name in enumerate(("klak-1", "howling-hag-1", "werewolf-1"), start=1):
        events = play(state, occasions.occur(state, "destroyed", 0, figure=name))
        assert only(events, event.Counted) == [event.Counted("lairs", number, 3)]
    play(state, occasions.occur(state, "destroyed", 0, figure="wolf-1"))
    assert state.quest.counters["lairs"] == 3, "a Monster is no Villain"
    assert lost(state) == Outcome(("heroes",), "won-adventure-impossible")


# ------------------------------------------------------------------ Gauntlet of Terror


def gauntlet(seed: int = 1) -> Evening:
    return Evening(new_game(Options(adventure="9", heroes="kat,arjhan"), seed))


@proves("gauntlet-of-terror")
@pytest.mark.parametrize("seed", range(6))
def test_three_arms_of_five_tiles_and_a_token_on_all_but_the_first(seed: int) -> None:
    state = gauntlet(seed).state
    assert len(state.board.tiles) == 17 and len(state.decks.tile.draw) == 25
    lay = board.chart(state.board)
    arms = [2 + arm for arm in range(3)]
    assert [(state.board.tiles[tile].x, state.board.tiles[tile].y) for tile in arms] == [(0, -1), (-1, 0), (1, 0)]
    covered = sorted(lay.tile_of[token.square] for token in state.quest.tokens)
    assert covered == list(range(5, 17)) and all(token.face is not None for token in state.quest.tokens)
    steps = [min(lay.tile_steps(0)[tile], lay.tile_steps(1)[tile]) for tile in range(17)]
    assert max(steps) >= 4 and all(one < board.FAR for one in steps)
    faces = [secret.face for secret in state.quest.pools["monsters"]]
    faces += [token.face.face for token in state.quest.tokens if token.face is not None]
    assert Counter(faces) == ADVENTURES["gauntlet-of-terror"].pools["monsters"]


MONSTER_TOKENS = {"monsters-0": 8, "monsters-1": 12, "monsters-2": 6, "monsters-3": 2, "howling-hag": 5}
"""The Monster tokens of the box, those of one Villain each left aside."""


@proves("CR-001")
@pytest.mark.parametrize("adventure", ["horror-of-the-howling-hag", "gauntlet-of-terror"])
def test_no_pool_asks_for_more_monster_tokens_than_the_box_holds(adventure: str) -> None:
    for pool in ADVENTURES[adventure].pools.values():
        assert all(number <= MONSTER_TOKENS[face] for face, number in pool.items())


@proves("gauntlet-of-terror", "CR-019")
def test_nobody_explores() -> None:
    state = gauntlet().until("prompt-hero-phase").state
    edge = board.chart(state.board).edges[0]
    state.heroes[0].square = board.chart(state.board).cells[edge.tile].sides[edge.side][0]
    assert exploration.explorable(state, 0) == []


@proves("gauntlet-of-terror")
def test_the_end_of_a_move_near_a_token_turns_it_over() -> None:
    state = table(
        "kat,arjhan",
        tiles=[*START, Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0)],
        adventure="gauntlet-of-terror",
        at={"kat": (2, 2, 1), "arjhan": (1, 0, 1)},
        powers={"kat": [], "arjhan": []},
    )
    bones = board.chart(state.board).cells[3].bones
    state.quest.tokens = [Token("monster-back", bones, Secret("monsters-2", (), "monsters"))]
    on_top(state, "monster", "wolf", "ghoul")
    events = drift(occasions.occur(state, "moved", 0))
    assert only(events, event.TokenTurned) == [event.TokenTurned("monster-back", "monsters-2", bones)]
    assert [(one.figure, one.hero) for one in only(events, event.MonsterPlaced)] == [("wolf-1", "kat"), ("ghoul-1", "arjhan")]
    assert state.quest.tokens == [] and state.quest.shown == {"monsters": ["monsters-2"]}
    assert where(state, figure.monsters(state)[0])[0] == 3


@proves("gauntlet-of-terror")
def test_a_token_two_tiles_away_stays_hidden() -> None:
    state = table(
        "kat,arjhan",
        tiles=[*START, Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0)],
        adventure="gauntlet-of-terror",
        at={"kat": (0, 2, 1), "arjhan": (1, 0, 1)},
        powers={"kat": [], "arjhan": []},
    )
    state.quest.tokens = [Token("monster-back", board.chart(state.board).cells[3].bones, Secret("monsters-2", (), "monsters"))]
    assert play(state, occasions.occur(state, "moved", 0)) == []


@proves("gauntlet-of-terror", "CR-129", "CR-280")
def test_a_monster_on_the_start_tile_escapes_and_the_fifth_loses() -> None:
    state = table(
        "kat,arjhan",
        tiles=[*START, Placed("T10", 0, -1, 0)],
        adventure="gauntlet-of-terror",
        at={"kat": (2, 2, 1), "arjhan": (2, 1, 1)},
        powers={"kat": [], "arjhan": []},
    )
    inside = put(state, "ghoul", 2, 0, 0, owner=1)
    put(state, "wolf", 0, 0, 0, owner=1)
    state.quest.counters["escaped"] = 4
    state.quest.tokens = [Token("monster-back", place) for place in (1, 2)]
    events = play(state, occasions.occur(state, "turn-end", 0))
    assert only(events, event.FigureLeft) == [event.FigureLeft("wolf-1", "escaped")]
    assert figure.monsters(state) == [inside] and state.decks.monster.discard == ["wolf"] and state.pile == []
    assert lost(state) == Outcome(("castle",), "failed-gauntlet-of-terror")


@proves("gauntlet-of-terror")
def test_with_few_tokens_another_lies_on_the_farthest_empty_tile() -> None:
    state = table(
        "kat,arjhan",
        tiles=[*START, Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0), Placed("T11", 0, -3, 0)],
        adventure="gauntlet-of-terror",
        at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)},
        powers={"kat": [], "arjhan": []},
    )
    put(state, "wolf", 4, 1, 1)
    left = len(state.quest.pools["monsters"])
    play(state, occasions.occur(state, "turn-end", 0))
    assert [board.chart(state.board).tile_of[token.square] for token in state.quest.tokens] == [3], "the wolf's tile is not empty"
    assert len(state.quest.pools["monsters"]) == left - 1
    play(state, occasions.occur(state, "turn-end", 0))
    play(state, occasions.occur(state, "turn-end", 0))
    assert len(state.quest.tokens) == 2, "as many as Heroes are enough"


@proves("gauntlet-of-terror")
def test_an_empty_pool_is_renewed_from_what_was_turned_over() -> None:
    state = table(
        "kat,arjhan",
        tiles=[*START, Placed("T10", 0, -1, 0)],
        adventure="gauntlet-of-terror",
        at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)},
        powers={"kat": [], "arjhan": []},
    )
    state.quest.pools["monsters"], state.quest.shown["monsters"] = [], ["monsters-3"]
    play(state, occasions.occur(state, "turn-end", 0))
    [token] = state.quest.tokens
    assert token.face is not None and token.face.sealed == "monsters-3" and state.quest.shown.get("monsters", []) == []


@proves("gauntlet-of-terror")
@pytest.mark.parametrize(("kind", "goal"), [("zombie", 3), ("wolf", 2), ("gargoyle", 4)])
def test_a_monster_without_prey_makes_for_the_start_tile(kind: str, goal: int) -> None:
    """A zombie walks one tile, a wolf two; a gargoyle has no line for it and stays."""
    tiles = [*START, Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0), Placed("T11", 0, -3, 0)]
    places = {"kat": (1, 0, 0), "arjhan": (1, 0, 1)}
    state = table("kat,arjhan", tiles=tiles, adventure="gauntlet-of-terror", at=places, powers={"kat": [], "arjhan": []})
    for hero in state.heroes:
        hero.damage = 99
    other = put(state, kind, 4, 2, 1)
    drift(carry_out_script(state, other.id))
    assert board.chart(state.board).tile_of[other.square] == goal


@proves("gauntlet-of-terror")
def test_twenty_destroyed_win() -> None:
    state = row("kat,arjhan", adventure="gauntlet-of-terror")
    state.quest.counters["kills"] = 19
    play(state, occasions.occur(state, "destroyed", 0, figure="wolf-1"))
    assert lost(state) == Outcome(("heroes",), "won-gauntlet-of-terror")


@proves("gauntlet-of-terror", "CR-217")
def test_the_twentieth_destroyed_wins_though_the_fifth_has_escaped() -> None:
    state = row("kat,arjhan", adventure="gauntlet-of-terror")
    state.quest.counters |= {"kills": 20, "escaped": 5}
    assert lost(state) == Outcome(("heroes",), "won-gauntlet-of-terror")


# ------------------------------------------------------------------ Heroes that have been here before


@proves("CR-017", "CR-022", "CR-198")
@pytest.mark.parametrize(("number", "items"), [("7", 3), ("12", 1), ("13", 2)])
def test_the_last_adventures_are_for_heroes_of_the_second_level(number: str, items: int) -> None:
    evening = Evening(new_game(Options(adventure=number, heroes="kat,arjhan"), 3))
    assert evening.asked == (0, "prompt-level-daily")
    before = {choice.card for choice in evening.options}
    evening.play(evening.options[0])
    evening.until("prompt-hero-phase")
    for hero in evening.state.heroes:
        assert (hero.level, len(hero.items), len(hero.powers)) == (2, items, 6)
        assert figure.hero_hp(hero) == figure.level(hero).hp == HEROES[hero.id].levels[1].hp
    assert {held.card for held in evening.state.heroes[0].powers} & before, "the Daily that was picked"
    assert [one.hero for one in evening.seen(event.LevelGained)][:1] == ["kat"]


@proves("CR-017")
def test_where_no_item_is_left_a_veteran_brings_none() -> None:
    state = new_game(Options(adventure="13", heroes="kat,arjhan"), 3)
    state.decks.treasure.draw = [Secret("second-wind"), Secret("holy-water")]
    evening = Evening(state).until("prompt-hero-phase")
    assert [(seen.hero, seen.card) for seen in evening.seen(event.ItemGained)] == [("kat", "holy-water")]
    assert [len(hero.items) for hero in evening.state.heroes] == [2, 1]


@proves("CR-022")
@pytest.mark.parametrize("number", ["1", "2", "3", "6", "9", "11"])
def test_the_others_are_begun_at_the_first_level(number: str) -> None:
    heroes = "kat" if number == "1" else "kat,arjhan"
    state = Evening(new_game(Options(adventure=number, heroes=heroes), 3)).until("prompt-hero-phase").state
    assert all((hero.level, len(hero.items)) == (1, 1) for hero in state.heroes)
