"""Adventures with tokens: Items of the Golem and of the bodyguard, the Hag's pool, the hidden Monsters of the gauntlet."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, hero, turn, wounds
from game.rules.ravenloft.adventures import occasions, quests_tokens
from game.rules.ravenloft.adventures.quests_exits import START as HALVES
from game.rules.ravenloft.adventures.quests_gauntlet import ARMS
from game.rules.ravenloft.choice import Accept, Deed, PickCard, Spot, Step
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects import moves
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure, placing
from game.rules.ravenloft.state import Board, Placed, State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import TREASURES
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import FIRST, GAUNTLET, GOLEM, HAG, SECOND
from tests.ravenloft.cards.scene import asked, drift, ends, grant, night, only, play, result, tile, villain, where
from tests.ravenloft.kit import Dice, Evening, drive, on_top, proves, put, spot


def pool(state: State, name: str, *faces: str) -> None:
    """Fill a pool; the first face is drawn first."""
    state.quest.pools[name] = [Secret(face, (), name) for face in reversed(faces)]


# ------------------------------------------------------------------ Item tokens


@proves(GOLEM, "CR-290")
@pytest.mark.parametrize("kept", ["holy-water", "short-rest"])
def test_a_treasure_token_is_the_better_of_two_cards(kept: str) -> None:
    state = night(GOLEM)
    pool(state, "items", "item-treasure")
    on_top(state, "treasure", "holy-water", "short-rest", "magic-sword")
    left = len(state.decks.treasure.draw)
    assert asked(state, treasure_deck.draw_treasure(state, 0), "prompt-lucky-find", Accept()) == ["holy-water", "short-rest"]
    state = night(GOLEM)
    pool(state, "items", "item-treasure")
    on_top(state, "treasure", "holy-water", "short-rest", "magic-sword")
    script = treasure_deck.draw_treasure(state, 0)
    answers = [Accept(), PickCard(kept)]
    events = drift_with(script, answers)
    assert [one.card for one in only(events, event.TreasureDrawn)] == ["holy-water", "short-rest"]
    other = "short-rest" if kept == "holy-water" else "holy-water"
    assert (other in state.decks.treasure.discard) and len(state.decks.treasure.draw) == left - 2
    assert state.heroes[0].items == (["holy-water"] if kept == "holy-water" else []) and not state.limbo
    assert event.TreasureDiscarded("", other) in only(events, event.TreasureDiscarded)


def drift_with(script: Any, answers: list[Any]) -> list[Any]:
    """Run one script; what `answers` do not answer takes its first option."""
    return drive(script, lambda asked, options: answers.pop(0) if answers and answers[0] in options else options[0])[0]


@proves(GOLEM, "CR-154", "CR-290")
def test_a_treasure_token_with_one_card_or_none_left_gives_that() -> None:
    for cards in (["holy-water"], []):
        state = night(GOLEM)
        pool(state, "items", "item-treasure")
        state.decks.treasure.draw, state.decks.treasure.discard = [Secret(card) for card in cards], []
        drift_with(treasure_deck.draw_treasure(state, 0), [Accept()])
        assert state.heroes[0].items == cards and state.heroes[0].tokens == []


@proves(GOLEM, "CR-290")
@pytest.mark.parametrize("lies", ["deck", "discard", "before a Hero"])
def test_a_token_finds_its_card_wherever_it_is(lies: str) -> None:
    state = night(GOLEM)
    pool(state, "items", "holy-water", "mirror")
    treasure = state.decks.treasure
    treasure.draw = [secret for secret in treasure.draw if secret.face != "holy-water"]
    treasure.discard = ["thieves-tools"]
    if lies == "deck":
        treasure.draw.insert(3, Secret("holy-water"))
    elif lies == "discard":
        treasure.discard.append("holy-water")
    else:
        state.heroes[1].items = ["holy-water"]
        on_top(state, "treasure", "magic-sword")
    drift_with(treasure_deck.draw_treasure(state, 0), [Accept(), Done()])
    assert state.heroes[0].items == (["magic-sword"] if lies == "before a Hero" else ["holy-water"])
    assert "holy-water" not in [*treasure.discard, *(secret.face for secret in treasure.draw)]
    assert treasure.discard == ["thieves-tools"]


@proves(GOLEM, "CR-287")
def test_a_hero_that_lies_takes_no_token_and_the_golem_comes_instead_of_a_monster() -> None:
    state = night(GOLEM)
    state.heroes[0].damage = 99
    on_top(state, "treasure", "short-rest")
    assert only(play(state, treasure_deck.draw_treasure(state, 0)), event.TreasureDrawn)
    state.heroes[0].damage, state.heroes[0].square = 0, spot(4, 0, 1, state)
    on_top(state, "tile", "T40")
    state.turn.phase = "explore"
    events = drift(turn.step(state))
    assert [other.kind for other in state.villains] == ["flesh-golem"] and not only(events, event.MonsterDrawn)


@proves(GOLEM, "CR-054", "CR-291")
def test_something_is_shown_only_on_the_golems_tile_while_there_are_reactions() -> None:
    state = night(GOLEM, at={"kat": (3, 3, 1)}, items={"kat": ["holy-water", "holy-water"]})
    kat = state.heroes[0]
    kat.tokens = ["food", "food"]
    show = occasions.adventure(state).action[0]
    may = registry.allowed.functions["show-item"]
    assert may(state, 0, show) == [], "there is no Golem"
    golem = villain(state, "flesh-golem", 3, 0, 1)
    assert may(state, 0, show) == ["holy-water", "food"], "each once"
    golem.square = spot(4, 3, 1, state)
    assert may(state, 0, show) == ["holy-water", "food"], "with one foot on her tile"
    golem.square = spot(4, 0, 1, state)
    assert may(state, 0, show) == [], "it is elsewhere"
    golem.square = spot(3, 0, 1, state)
    pool(state, "reactions")
    assert may(state, 0, show) == [] and not [one for one in hero.menu(state, 0) if isinstance(one, Deed)]
    pool(state, "reactions", "enrage", "calm")
    events = drift(hero.act(state, 0, Deed("show-item", "food")))
    assert only(events, event.TokenTaken) == [event.TokenTaken("", "food")] and kat.tokens == ["food"]
    assert only(events, event.MarkerGained) == [event.MarkerGained(golem.id, "enrage")] and not state.turn.attacked
    assert state.quest.shown["reactions"] == ["enrage"], "it is not put back"


@proves(GOLEM)
def test_a_reaction_without_a_golem_or_a_token_does_nothing() -> None:
    state = night(GOLEM)
    state.heroes[0].tokens = ["food", "skull"]
    pool(state, "reactions", "calm")
    show = occasions.adventure(state).action[0]
    drift(registry.action.functions["show-item"](state, 0, show, "food"))
    golem = villain(state, "flesh-golem", 3, 0, 1)
    drift(registry.action.functions["show-item"](state, 0, show, "skull"))
    assert golem.markers == [] and state.heroes[0].tokens == []


@proves(FIRST, "CR-287", "CR-291")
def test_items_lie_on_black_tiles_that_are_explored_and_wait_for_a_hero_beside_them() -> None:
    state = night(FIRST, at={"kat": (4, 0, 1)})
    pool(state, "items", "torch", "silver-dagger")
    for name, laid in (("T20", False), ("T08", True)):
        on_top(state, "tile", name)
        state.turn.phase = "explore"
        state.heroes[0].square = board.chart(state.board).cells[len(state.board.tiles) - 1].sides["north"][0]
        drift(turn.step(state))
        assert (len(state.quest.tokens) == 1) is laid, name
    [token] = state.quest.tokens
    assert token.square == board.chart(state.board).cells[6].bones
    state.decks.tile.draw = [Secret("T05")]
    on_top(state, "encounter", "secret-door")
    drift(encounter_deck.draw_encounter(state, 0))
    assert len(state.quest.tokens) == 1, "a card explores nothing"
    state.heroes[0].square = spot(2, 0, 0, state)
    assert play(state, occasions.occur(state, "hero-end", 0)) == [] and state.quest.tokens == [token]
    state.heroes[0].square, state.heroes[0].damage = token.square, 99
    assert play(state, occasions.occur(state, "hero-end", 0)) == []
    state.heroes[0].damage = 0
    drift(occasions.occur(state, "hero-end", 0))
    assert state.heroes[0].items == ["torch"] and state.quest.tokens == []
    state.quest.pools["items"] = []
    drift(occasions.occur(state, "explored", 0, tile=6))
    assert state.quest.tokens == [], "the pool is empty"


@proves(FIRST, "CR-285", "CR-210")
def test_the_bodyguard_is_drawn_once_and_the_stairway_brings_the_count_with_his_marker() -> None:
    state = night(FIRST)
    on_top(state, "tile", "T39")
    events = drift(tile_stack.open_tile(state, 0, board.Edge(4, "north")))
    assert [(other.kind, other.markers) for other in state.villains] == [("count-strahd", ["mistform"])]
    assert not only(events, event.MonsterDrawn)
    pool(state, "bodyguard")
    row = next(row for row in occasions.adventure(state).trigger if row.do == "villain-by-lot")
    assert result(registry.quest.functions["villain-by-lot"](state, 0, Now(row, tile=4))) is False
    pool(state, "bodyguard", "klak")
    assert result(registry.quest.functions["villain-by-lot"](state, 0, Now(row, tile=4))) is True
    assert [other.kind for other in state.villains] == ["count-strahd", "klak"]
    state.quest.done = ["destroyed werewolf", "beaten"]
    assert ends(state) is None, "another Villain is no bodyguard"


@proves(FIRST)
def test_every_villain_may_be_the_bodyguard_and_the_crypt_is_not_used() -> None:
    seen, places = set(), (set[int](), set[int]())
    for seed in range(40):
        state = new_game(Options(adventure="12", heroes="kat,arjhan"), seed)
        seen.add(state.quest.pools["bodyguard"][-1].sealed)
        stack = [secret.face for secret in reversed(state.decks.tile.draw)]
        assert "T32" not in stack and len(state.quest.pools["bodyguard"]) == 6
        places[0].add(stack.index("T33"))
        places[1].add(stack.index("T39"))
    assert places == (set(range(4, 8)), set(range(8, 12)))
    assert seen == {"flesh-golem", "howling-hag", "klak", "werewolf", "young-vampire", "zombie-dragon"}
    assert len(state.quest.pools["items"]) == 8


# ------------------------------------------------------------------ the Hag's pool


@proves(HAG, "CR-291")
def test_the_hag_comes_once_and_to_the_square_that_is_free() -> None:
    state = night(HAG)
    pool(state, "hag", "howling-hag", "monsters-0", "monsters-1")
    bones = board.chart(state.board).cells[4].bones
    state.heroes[0].square = bones
    drift(occasions.occur(state, "explored", 0, tile=4))
    [hag] = state.villains
    assert tile(state, hag) == 4 and hag.square != bones
    drift(wounds.hurt(state, hag.id, 99, "backstab", by=0))
    assert "destroyed howling-hag" in state.quest.done
    pool(state, "hag", "howling-hag")
    assert result(occasions.occur(state, "explored", 0, tile=3)) is True and state.villains == []


@proves(HAG, "CR-087")
def test_a_tile_laid_by_a_card_draws_no_token() -> None:
    state = night(HAG)
    tokens = len(state.quest.pools["hag"])
    state.decks.tile.draw = [Secret("T05")]
    on_top(state, "encounter", "secret-door")
    events = drift(encounter_deck.draw_encounter(state, 0))
    assert only(events, event.MonsterPlaced) and len(state.quest.pools["hag"]) == tokens


# ------------------------------------------------------------------ the gauntlet


def gauntlet(**rest: Any) -> State:
    return night(GAUNTLET, **({"at": {"kat": (2, 2, 1), "arjhan": (1, 0, 1)}} | rest))


def hide(state: State, index: int, face: str) -> Token:
    token = Token("monster-back", board.chart(state.board).cells[index].bones, Secret(face, (), "monsters"))
    state.quest.tokens.append(token)
    return token


@proves(GAUNTLET)
@pytest.mark.parametrize("seed", range(24))
def test_every_arm_grows_outwards_and_leaves_the_others_room(seed: int) -> None:
    before = new_game(Options(adventure="9", heroes="kat,arjhan"), seed)
    order = [secret.face for secret in reversed(before.decks.tile.draw)]
    state = Evening(before).state
    tiles = state.board.tiles
    assert len({(one.x, one.y) for one in tiles}) == len(tiles) == 17
    assert [(one.x, one.y, one.turn) for one in tiles[2:5]] == [(0, -1, 0), (-1, 0, 3), (1, 0, 1)]
    arms: dict[str, list[int]] = {side: [] for side in ARMS}
    for index in range(2, 17):
        prefix = Board(tiles[:index])
        arm = next(one for side, one in arms.items() if not one or grows_from(prefix, one, tiles[index]))
        if arm:
            first = edges_out(prefix, arm[-1])
            if first and tiles[index] in [laid(prefix, edge, tiles[index].tile) for edge in edges_of(prefix, arm[-1])]:
                assert away(prefix, tiles[index]) <= first
        arm.append(index)
        whole = Board(tiles[: index + 1])
        growing = [one for one in arms.values() if one and len(one) < 5]
        ways = [{board.beyond(whole, edge) for edge in board.chart(whole).edges if edge.tile in one} for one in growing]
        assert any(len(set(picked)) == len(picked) for picked in product(*ways)), "each has a way on of its own"
    assert [len(arm) for arm in arms.values()] == [5, 5, 5]
    skipped = order[: 1 + max(order.index(one.tile) for one in tiles[2:])]
    unused = [name for name in skipped if name not in {one.tile for one in tiles}]
    stack = [secret.face for secret in state.decks.tile.draw]
    assert set(stack[: len(unused)]) == set(unused), "what did not fit lies under the stack"


def edges_of(laid_so_far: Board, index: int) -> list[board.Edge]:
    return [edge for edge in board.chart(laid_so_far).edges if edge.tile == index]


def laid(laid_so_far: Board, edge: board.Edge, name: str) -> Placed:
    return Placed(name, *board.beyond(laid_so_far, edge), board.QUARTER[edge.side])


def grows_from(laid_so_far: Board, arm: list[int], new: Placed) -> bool:
    return any(new == laid(laid_so_far, edge, new.tile) for index in arm for edge in edges_of(laid_so_far, index))


def away(laid_so_far: Board, one: Placed) -> int:
    halves = [half for half in laid_so_far.tiles if half.tile in HALVES]
    return min(abs(one.x - half.x) + abs(one.y - half.y) for half in halves)


def edges_out(laid_so_far: Board, index: int) -> int:
    """How far the farthest open edge of a tile leads from the Start tile."""
    return max((away(laid_so_far, laid(laid_so_far, edge, "T10")) for edge in edges_of(laid_so_far, index)), default=0)


@proves(GAUNTLET)
def test_the_arms_take_the_edge_that_leads_farthest_where_a_tile_fits_there() -> None:
    farthest = others = 0
    lots = Counter[int]()
    for seed in range(30):
        tiles = Evening(new_game(Options(adventure="9", heroes="kat,arjhan"), seed)).state.board.tiles
        for index in range(5, 17):
            prefix, parent = Board(tiles[:index]), index - 3
            if grows_from(prefix, [parent], tiles[index]):
                best = edges_out(prefix, parent)
                farthest += away(prefix, tiles[index]) == best
                others += away(prefix, tiles[index]) < best
                alike = [
                    one for edge in edges_of(prefix, parent) if away(prefix, one := laid(prefix, edge, tiles[index].tile)) == best
                ]
                if len(alike) > 1 and tiles[index] in alike:
                    lots[alike.index(tiles[index])] += 1
    assert farthest > 100 * others and lots[1] > lots[0] / 3, "by lot among equals"


@proves(GAUNTLET, "CR-064", "CR-274")
@pytest.mark.parametrize("way", ["walk", "attacks-on-the-run", "hallowed-advance", "placed"])
def test_the_end_of_any_move_turns_tokens_over_but_not_a_placing(dice: Dice, way: str) -> None:
    state = gauntlet(heroes="kat,thorgrim,allisa", at={"kat": (1, 0, 0), "thorgrim": (1, 0, 1), "allisa": (0, 2, 1)})
    token = hide(state, 3, "monsters-0")
    goal = spot(2, 3, 1, state)
    if way == "walk":
        state.heroes[2].square = spot(0, 0, 1, state)
        drift(moves.go(state, 2, goal))
    elif way == "attacks-on-the-run":
        state.turn.hero, state.heroes[2].square = 2, spot(0, 0, 1, state)
        put(state, "wolf", 2, 3, 2)
        grant(state, "attacks-on-the-run", seat=2)
        dice(1, 1)
        drift_with(hero.use(state, 2, "attacks-on-the-run"), [Step(goal)])
    elif way == "hallowed-advance":
        state.turn.hero = 1
        after = registry.after.functions["advance-others"]
        drift_with(after(state, 1, "hallowed-advance", -1), [Spot(goal)])
    else:
        drift(placing.relocate(state, "allisa", goal))
    assert (token not in state.quest.tokens) is (way != "placed")


@proves(GAUNTLET, "CR-287")
def test_who_lies_or_is_away_turns_nothing_over() -> None:
    state = gauntlet()
    hide(state, 3, "monsters-2")
    state.heroes[0].damage = 99
    assert drift(occasions.occur(state, "moved", 0)) == []
    state.heroes[0].damage, state.heroes[0].square = 0, None
    assert drift(occasions.occur(state, "moved", 0)) == []


@proves(GAUNTLET, "CR-188", "CR-081")
def test_hidden_monsters_are_dealt_from_the_active_player_on_and_a_respite_costs_one() -> None:
    state = gauntlet(active=1)
    hide(state, 3, "monsters-3")
    on_top(state, "monster", "wolf", "ghoul", "spider")
    events = drift(occasions.occur(state, "moved", 0))
    assert [one.hero for one in only(events, event.MonsterPlaced)] == ["arjhan", "kat", "arjhan"]
    assert all(tile(state, other) == 3 for other in figure.monsters(state))
    state = gauntlet()
    hide(state, 3, "monsters-2")
    state.decks.monster.skip = "moments-respite"
    on_top(state, "monster", "wolf")
    events = drift(occasions.occur(state, "moved", 0))
    assert [one.hero for one in only(events, event.MonsterPlaced)] == ["arjhan"]


@proves(GAUNTLET)
def test_several_tokens_in_reach_are_turned_over_each() -> None:
    state = gauntlet(at={"kat": (3, 2, 1), "arjhan": (1, 0, 1)})
    for index in (2, 3, 4):
        hide(state, index, "monsters-0")
    far = Token("monster-back", board.chart(state.board).cells[0].bones, Secret("monsters-0", (), "monsters"))
    state.quest.tokens.append(far)
    drift(occasions.occur(state, "moved", 0))
    assert state.quest.tokens == [far]


@proves(GAUNTLET, "CR-129")
def test_an_escaped_monster_takes_nothing_along_and_what_lay_on_its_card_is_discarded() -> None:
    state = gauntlet()
    sleeper, other = put(state, "wolf", 0, 1, 1), put(state, "ghoul", 1, 2, 2, owner=1)
    sleeper.asleep = "daze"
    treasures = len(state.decks.treasure.draw)
    assert result(occasions.occur(state, "turn-end", 0)) is False
    assert state.quest.counters["escaped"] == 2 and state.decks.treasure.discard[-1] == "daze"
    assert sorted(state.decks.monster.discard) == ["ghoul", "wolf"] and state.pile == []
    assert len(state.decks.treasure.draw) == treasures and other not in figure.monsters(state)
    row = next(row for row in occasions.adventure(state).trigger if row.do == "monsters-escape")
    escape = registry.quest.functions["monsters-escape"]
    assert result(escape(state, 0, Now(row))) is False
    put(state, "zombie", 0, 1, 1)
    assert result(escape(state, 0, Now(row))) is True


@proves(GAUNTLET, "CR-291")
def test_no_new_token_where_every_tile_is_full_or_no_token_is_left() -> None:
    state = gauntlet(tiles=[Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0)], at={"kat": (0, 2, 1), "arjhan": (1, 0, 1)})
    assert drift(occasions.occur(state, "turn-end", 0)) == [] and state.quest.tokens == []
    state = gauntlet()
    state.quest.pools["monsters"], state.quest.shown = [], {}
    drift(occasions.occur(state, "turn-end", 0))
    assert state.quest.tokens == []
    state = gauntlet(tiles=[Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 0, -1, 0), Placed("T09", 5, 5, 0)])
    state.heroes[0].square = spot(0, 2, 1, state)
    drift(occasions.occur(state, "turn-end", 0))
    assert [board.chart(state.board).tile_of[token.square] for token in state.quest.tokens] == [2], "not where no way leads"


@proves(GAUNTLET)
def test_a_renewed_pool_is_shuffled_and_the_top_token_keeps_its_place_while_there_are_any() -> None:
    orders = set()
    for seed in range(8):
        state = gauntlet(seed=seed)
        state.quest.pools["monsters"] = []
        state.quest.shown = {"monsters": ["monsters-1", "monsters-2", "monsters-3", "monsters-1"]}
        drawn = [quests_tokens.draw_token(state, "monsters", renew=True) for _ in range(5)]
        faces = [token.sealed for token in drawn if token is not None]
        assert sorted(faces) == ["monsters-1", "monsters-1", "monsters-2", "monsters-3"] and drawn[4] is None
        orders.add(tuple(faces))
    assert len(orders) > 2
    pool(state, "monsters", "monsters-3")
    state.quest.shown = {"monsters": ["monsters-1"]}
    token = quests_tokens.draw_token(state, "monsters", renew=True)
    assert token is not None and token.sealed == "monsters-3" and state.quest.shown == {"monsters": ["monsters-1"]}
    assert quests_tokens.draw_token(state, "monsters") is None, "only an adventure that says so renews a pool"


@proves(GAUNTLET, "CR-280", "CR-146")
def test_monsters_make_for_the_nearer_half_of_the_start_tile() -> None:
    tiles = [
        Placed("ST-N", 0, 0, 0),
        Placed("ST-S", 0, 1, 0),
        Placed("T10", 1, 1, 0),
        Placed("T09", 2, 1, 0),
        Placed("T11", 2, 0, 0),
    ]
    state = gauntlet(tiles=tiles, at={"kat": (0, 2, 1), "arjhan": (0, 2, 2)})
    for one in state.heroes:
        one.damage = 99
    other = put(state, "zombie", 2, 1, 1)
    drift(activation.act(state, other.id))
    assert tile(state, other) == 1
    runner = put(state, "wolf", 3, 1, 1)
    drift(activation.act(state, runner.id))
    assert tile(state, runner) == 1, "two tiles: its own distance is larger than one"
    place = where(state, runner)
    assert only(drift(activation.act(state, runner.id)), event.MonsterIdle) and where(state, runner) == place


@proves(GAUNTLET)
def test_a_monster_with_a_hero_in_reach_attacks_and_one_without_walks_home_past_everybody(dice: Dice) -> None:
    state = gauntlet(at={"kat": (4, 1, 1), "arjhan": (4, 1, 2)})
    near, far = put(state, "kobold-skirmisher", 3, 1, 1), put(state, "zombie", 2, 1, 1)
    dice(1)
    assert only(drift(activation.act(state, near.id)), event.Attacked)
    assert not only(drift(activation.act(state, far.id)), event.Attacked) and tile(state, far) == 0


@proves(GAUNTLET)
def test_monsters_of_cards_count_and_tiles_of_cards_hide_nothing() -> None:
    state = gauntlet()
    state.decks.tile.draw = [Secret("T05")]
    tokens = len(state.quest.tokens)
    on_top(state, "encounter", "secret-door")
    drift(encounter_deck.draw_encounter(state, 0))
    [other] = figure.monsters(state)
    assert len(state.quest.tokens) == tokens and len(state.board.tiles) == 6
    drift(wounds.hurt(state, other.id, 9, "fire-trap"))
    assert state.quest.counters == {"kills": 1}
    state.pile = []
    drift(wounds.hurt(state, put(state, "wolf", 3, 1, 1).id, 9, "backstab", by=0))
    assert state.quest.counters == {"kills": 2}, "spent experience still counts"


@proves(GAUNTLET, "CR-289")
def test_nobody_explores_so_every_villain_phase_brings_an_encounter() -> None:
    state = gauntlet(at={"kat": (4, 0, 1), "arjhan": (1, 0, 1)}, phase="explore")
    drift(turn.step(state))
    assert state.turn.explored == "" and len(state.board.tiles) == 5
    state.decks.encounter.skip = "moments-respite"
    assert only(drift(turn.step(state)), event.DrawReplaced)


# ------------------------------------------------------------------ numbers of the box

ITEMS = {"animal", "dimensional-shackles", "feywalk-amulet", "food", "gravestorms-phylactery", "holy-water", "icon-of-ravenloft"} | {
    "mirror", "portrait", "silver-dagger", "skull", "torch", "wooden-stake", "item-treasure",
}  # fmt: skip
"""The kinds of Item tokens; of "item-treasure" there are two."""


@proves(GOLEM, FIRST, SECOND, "CR-001")
@pytest.mark.parametrize(
    ("adventure", "name", "without"),
    [
        (GOLEM, "items", {"icon-of-ravenloft", "gravestorms-phylactery"}),
        (FIRST, "items", {"icon-of-ravenloft", "gravestorms-phylactery", "animal", "food", "mirror", "portrait", "skull"}),
    ],
)
def test_the_item_tokens_of_the_box_but_for_those_set_aside(adventure: str, name: str, without: set[str]) -> None:
    state = night(adventure)
    faces = [secret.sealed for secret in state.quest.pools[name]]
    assert set(faces) == ITEMS - without and len(faces) == 15 - len(without) and faces.count("item-treasure") == 2
    cards = {card for card in faces if card in TREASURES and TREASURES[card].kind == "adventure"}
    assert set(state.removed) == cards, "each token of an adventure's Treasure has its card beside the game"


@proves(GOLEM, SECOND, "CR-001")
def test_three_calm_and_three_enraged_and_ten_coffins() -> None:
    assert Counter(secret.sealed for secret in night(GOLEM).quest.pools["reactions"]) == {"calm": 3, "enrage": 3}
    state = night(SECOND)
    kinds = {"coffin-empty": 2, "coffin-trap": 2, "coffin-treasure": 2}
    kinds |= dict.fromkeys(("holy-water", "wooden-stake", "coffin-monster", "coffin-strahd"), 1)
    assert Counter(secret.sealed for secret in state.quest.pools["coffins"]) == kinds and "wooden-stake" in state.removed
    assert state.removed == ["wooden-stake"]


@proves("CR-213", "CR-214")
@pytest.mark.parametrize(
    ("adventure", "counter", "amount", "winners"),
    [
        (GAUNTLET, "kills", 20, "heroes"),
        (GAUNTLET, "escaped", 5, "castle"),
        ("daylight-assault", "banked", 12, "heroes"),
        ("the-final-transformation", "cured", 5, "heroes"),
        ("adventure-impossible", "lairs", 3, "heroes"),
    ],
)
def test_one_less_than_the_number_ends_nothing(adventure: str, counter: str, amount: int, winners: str) -> None:
    state = night(adventure)
    state.quest.counters[counter] = amount - 1
    assert ends(state) is None
    state.quest.counters[counter] = amount
    outcome = ends(state)
    assert outcome is not None and outcome.winners == (winners,)


@proves(HAG)
@pytest.mark.parametrize("first", ["hag", "ritual"])
def test_the_hag_and_the_last_time_token_both_must_go(first: str) -> None:
    state = night(HAG)
    if first == "hag":
        state.quest.done.append("destroyed howling-hag")
        state.quest.counters["ritual"] = 4
    else:
        state.quest.counters["ritual"] = 5
    assert ends(state) is None
    state.quest.counters["ritual"] = 5
    state.quest.done.append("destroyed howling-hag")
    outcome = ends(state)
    assert outcome is not None and outcome.winners == ("heroes",)


@proves(GOLEM)
def test_two_calm_tokens_are_not_enough_and_enraged_ones_do_not_count() -> None:
    state = night(GOLEM)
    golem = villain(state, "flesh-golem", 3, 0, 1, markers=("calm", "calm", "enrage", "enrage", "enrage"))
    assert ends(state) is None
    golem.markers[2] = "calm"
    assert ends(state) is not None


@proves(GAUNTLET)
def test_the_tokens_of_the_set_up_are_those_that_heroes_turn_over() -> None:
    evening = Evening(new_game(Options(adventure="9", heroes="kat,arjhan"), 1)).until("prompt-hero-phase")
    state = evening.state
    token = state.quest.tokens[0]
    place = board.chart(state.board).cells[board.chart(state.board).tile_of[token.square]].floor[0]
    state.heroes[0].square = place
    events = drift(occasions.occur(state, "moved", 0))
    assert token.square in [one.square for one in only(events, event.TokenTurned)]


@proves(HAG, "CR-001")
def test_all_five_tokens_of_the_hag_are_in_her_pool_and_nobody_enters_by_stairs() -> None:
    state = new_game(Options(adventure="8", heroes="kat,arjhan"), 1)
    assert [secret.sealed for secret in state.quest.pools["hag"]].count("howling-hag") == 5
    evening = Evening(state)
    assert evening.asked[1] != "prompt-enter" and all(one.square is not None for one in evening.state.heroes)


@proves("find-the-icon")
def test_an_icon_that_a_guard_keeps_counts_as_not_taken() -> None:
    state = night("find-the-icon", at={"kat": (2, 1, 1)})
    state.quest.tokens, state.quest.done = [Token("icon-of-ravenloft", spot(2, 1, 2, state))], ["chapel"]
    guard = put(state, "wolf", 2, 0, 0)
    guard.guard = True
    drift(occasions.occur(state, "hero-end", 0))
    assert state.quest.done == ["chapel"]
    drift(wounds.hurt(state, guard.id, 9, "backstab", by=0))
    state.turn.kills = []
    assert ends(state) is None, "the guard is gone, and the Icon still lies there"


@proves(FIRST, "CR-285")
def test_the_bodyguard_comes_instead_of_a_monster() -> None:
    state = night(FIRST, at={"kat": (4, 0, 1)})
    pool(state, "bodyguard", "klak")
    on_top(state, "tile", "T33")
    state.turn.phase = "explore"
    events = drift(turn.step(state))
    assert [other.kind for other in state.villains] == ["klak"] and not only(events, event.MonsterDrawn)
