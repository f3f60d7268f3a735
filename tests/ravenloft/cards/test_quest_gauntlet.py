"""Gauntlet of Terror: its arms and hidden Monsters; and The Final Transformation of Kavan, whom somebody has to lead."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, hero, turn, wounds
from game.rules.ravenloft.adventures import occasions, quests_tokens
from game.rules.ravenloft.adventures.adventure import Trigger
from game.rules.ravenloft.adventures.quests_exits import START as HALVES
from game.rules.ravenloft.adventures.quests_gauntlet import ARMS
from game.rules.ravenloft.choice import Accept, Spot, Step
from game.rules.ravenloft.effects import moves
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure, placing
from game.rules.ravenloft.state import Board, Marker, Placed, State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import GAUNTLET, HAG, KAVAN
from tests.ravenloft.cards.deeds import asked, drift, ends, explore, only, open_by_card, result, strike
from tests.ravenloft.cards.quests import bones, carry_out, come, faces_of, failed, happen, pool, rows_of, won
from tests.ravenloft.cards.scene import MISS, START, At, grant, night, tile, villain, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, spot


def new(seed: int = 1) -> State:
    return new_game(Options(adventure="9", heroes="kat,arjhan"), seed)


@pytest.mark.parametrize("seed", range(6))
def test_three_arms_of_five_tiles_and_a_token_on_all_but_the_first(seed: int) -> None:
    state = Evening(new(seed)).state
    assert len(state.board.tiles) == 17 and len(state.decks.tile.draw) == 25
    lay = board.chart(state.board)
    assert sorted(lay.tile_of[token.square] for token in state.quest.tokens) == list(range(5, 17))
    steps = [min(lay.tile_steps(0)[tile], lay.tile_steps(1)[tile]) for tile in range(17)]
    assert max(steps) >= 4 and all(one < board.FAR for one in steps)
    faces = [secret.face for secret in state.quest.pools["monsters"]]
    faces += [token.face.face for token in state.quest.tokens if token.face is not None]
    assert Counter(faces) == ADVENTURES[GAUNTLET].pools["monsters"], "each token has a face"


@pytest.mark.parametrize("seed", range(24))
def test_every_arm_grows_outwards_and_leaves_the_others_room(seed: int) -> None:
    before = new(seed)
    order = faces_of(before)
    state = Evening(before).state
    tiles = state.board.tiles
    assert len({(one.x, one.y) for one in tiles}) == len(tiles) == 17
    assert [(one.x, one.y, one.turn) for one in tiles[2:5]] == [(0, -1, 0), (-1, 0, 3), (1, 0, 1)]
    arms: dict[str, list[int]] = {side: [] for side in ARMS}
    for index in range(2, 17):
        prefix = Board(tiles[:index])
        arm = next((one for side, one in arms.items() if not one or grows_from(prefix, one, tiles[index])))
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
    unused = {name for name in skipped if name not in {one.tile for one in tiles}}
    stack = [secret.face for secret in state.decks.tile.draw]
    assert set(stack[: len(unused)]) == unused, "what did not fit lies under the stack"


def edges_of(laid_so_far: Board, index: int) -> list[board.Edge]:
    return [edge for edge in board.chart(laid_so_far).edges if edge.tile == index]


def laid(laid_so_far: Board, edge: board.Edge, name: str) -> Placed:
    return Placed(name, *board.beyond(laid_so_far, edge), board.QUARTER[edge.side])


def grows_from(laid_so_far: Board, arm: list[int], new: Placed) -> bool:
    return any(new == laid(laid_so_far, edge, new.tile) for index in arm for edge in edges_of(laid_so_far, index))


def away(laid_so_far: Board, one: Placed) -> int:
    return min(abs(one.x - half.x) + abs(one.y - half.y) for half in laid_so_far.tiles if half.tile in HALVES)


def edges_out(laid_so_far: Board, index: int) -> int:
    """How far the farthest open edge of a tile leads from the Start tile."""
    return max((away(laid_so_far, laid(laid_so_far, edge, "T10")) for edge in edges_of(laid_so_far, index)), default=0)


@pytest.mark.rule("CR-001", "CR-019", "CR-289")
def test_the_arms_lead_as_far_as_they_can_and_nobody_explores() -> None:
    farthest = others = 0
    lots = Counter[int]()
    for seed in range(30):
        tiles = Evening(new(seed)).state.board.tiles
        for index in range(5, 17):
            prefix, parent = Board(tiles[:index]), index - 3
            if grows_from(prefix, [parent], tiles[index]):
                best = edges_out(prefix, parent)
                farthest += away(prefix, tiles[index]) == best
                others += away(prefix, tiles[index]) < best
                fits = [laid(prefix, edge, tiles[index].tile) for edge in edges_of(prefix, parent)]
                alike = [one for one in fits if away(prefix, one) == best]
                if len(alike) > 1 and tiles[index] in alike:
                    lots[alike.index(tiles[index])] += 1
    assert farthest > 100 * others and lots[1] > lots[0] / 3, "by lot among equals"
    # Nobody explores so every villain phase brings an encounter.
    state = Evening(new()).until("prompt-hero-phase").state
    edge = board.chart(state.board).edges[0]
    state.heroes[0].square = board.chart(state.board).cells[edge.tile].sides[edge.side][0]
    assert exploration.explorable(state, 0) == []
    state = gauntlet(at={"kat": (4, 0, 1), "arjhan": (1, 0, 1)}, phase="explore")
    drift(turn.step(state))
    assert state.turn.explored == "" and len(state.board.tiles) == 5
    state.decks.encounter.skip = "moments-respite"
    assert only(drift(turn.step(state)), event.DrawReplaced)
    # No pool asks for more monster tokens than the box holds.
    for adventure in [HAG, GAUNTLET]:
        for faces in ADVENTURES[adventure].pools.values():
            assert all(number <= TOKENS[face] for face, number in faces.items())


TOKENS = {"monsters-0": 8, "monsters-1": 12, "monsters-2": 6, "monsters-3": 2, "howling-hag": 5}
"""The Monster tokens of the box, those of one Villain each left aside."""


def gauntlet(**rest: Any) -> State:
    return night(GAUNTLET, **({"at": {"kat": (2, 2, 1), "arjhan": (1, 0, 1)}} | rest))


def hide(state: State, index: int, face: str = "monsters-0") -> Token:
    state.quest.tokens.append(Token("monster-back", bones(state, index), Secret(face, (), "monsters")))
    return state.quest.tokens[-1]


@pytest.mark.card(GAUNTLET)
@pytest.mark.rule("CR-081", "CR-188", "CR-287")
def test_tokens_near_the_end_of_a_move_are_turned_over() -> None:
    state = gauntlet(top={"monster": "wolf,ghoul"})
    kat, token = state.heroes[0], hide(state, 3, "monsters-2")
    for place, damage in ((spot(0, 2, 1, state), 0), (kat.square, 99), (None, 0)):
        near, kat.square, kat.damage = kat.square, place, damage
        assert come(state, "moved") == [], "two tiles away, fallen, or gone"
        kat.square = near
    events = come(state, "moved")
    assert only(events, event.TokenTurned) == [event.TokenTurned("monster-back", "monsters-2", token.square)]
    assert [(one.figure, one.hero) for one in only(events, event.MonsterPlaced)] == [("wolf-1", "kat"), ("ghoul-1", "arjhan")]
    assert state.quest.tokens == [] and state.quest.shown == {"monsters": ["monsters-2"]} and tile(state, "wolf-1") == 3
    # Several tokens in reach are turned over each.
    state = gauntlet(at={"kat": (3, 2, 1), "arjhan": (1, 0, 1)})
    *_, far = [hide(state, index) for index in (2, 3, 4, 0)]
    come(state, "moved")
    assert state.quest.tokens == [far]
    # The tokens of the set up are those that heroes turn over.
    state = Evening(new()).until("prompt-hero-phase").state
    token, lay = state.quest.tokens[0], board.chart(state.board)
    state.heroes[0].square = lay.cells[lay.tile_of[token.square]].floor[0]
    assert token.square in [one.square for one in only(come(state, "moved"), event.TokenTurned)]
    # Hidden monsters are dealt from the active player on and a respite costs one.
    state = gauntlet(active=1, top={"monster": "wolf,ghoul,spider"})
    hide(state, 3, "monsters-3")
    assert [one.hero for one in only(come(state, "moved"), event.MonsterPlaced)] == ["arjhan", "kat", "arjhan"]
    assert all(tile(state, other) == 3 for other in figure.monsters(state))
    state = gauntlet(top={"monster": "wolf"})
    hide(state, 3, "monsters-2")
    state.decks.monster.skip = "moments-respite"
    assert [one.hero for one in only(come(state, "moved"), event.MonsterPlaced)] == ["arjhan"]


@pytest.mark.rule("CR-064", "CR-274")
@pytest.mark.parametrize("way", ["walk", "attacks-on-the-run", "hallowed-advance", "placed"])
def test_the_end_of_any_move_turns_tokens_over_but_not_a_placing(dice: Dice, way: str) -> None:
    state = gauntlet(heroes="kat,thorgrim,allisa", at={"kat": (1, 0, 0), "thorgrim": (1, 0, 1), "allisa": (0, 2, 1)})
    token, goal = hide(state, 3), spot(2, 3, 1, state)
    if way == "walk":
        state.heroes[2].square = spot(0, 0, 1, state)
        drift(moves.go(state, 2, goal))
    elif way == "attacks-on-the-run":
        state.turn.hero, state.heroes[2].square = 2, spot(0, 0, 1, state)
        put(state, "wolf", 2, 3, 2)
        grant(state, "attacks-on-the-run", seat=2)
        dice(1, 1)
        result(hero.use(state, 2, "attacks-on-the-run"), Step(goal))
    elif way == "hallowed-advance":
        state.turn.hero = 1
        result(registry.after.functions["advance-others"](state, 1, "hallowed-advance", -1), Spot(goal))
    else:
        drift(placing.relocate(state, "allisa", goal))
    assert (token not in state.quest.tokens) is (way != "placed")


@pytest.mark.rule("CR-291")
def test_with_few_tokens_another_lies_on_the_farthest_empty_tile_and_a_pool_is_renewed() -> None:
    # With few tokens another lies on the farthest empty tile.
    state = gauntlet(at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)}, foes="wolf 4/1/1")
    left = len(state.quest.pools["monsters"])
    happen(state, "turn-end")
    assert [token.square for token in state.quest.tokens] == [bones(state, 3)], "the wolf's tile is not empty"
    assert len(state.quest.pools["monsters"]) == left - 1
    for _ in range(2):
        happen(state, "turn-end")
    assert len(state.quest.tokens) == 2, "as many as Heroes are enough"
    at = {"kat": (0, 2, 1), "arjhan": (1, 0, 1)}
    state = gauntlet(tiles=START, at=at)
    assert come(state, "turn-end") == [] and state.quest.tokens == [], "every tile is full"
    state = gauntlet()
    state.quest.pools["monsters"], state.quest.shown = [], {}
    come(state, "turn-end")
    assert state.quest.tokens == [], "no token is left"
    state = gauntlet(tiles=[*START, Placed("T10", 0, -1, 0), Placed("T09", 5, 5, 0)], at=at)
    come(state, "turn-end")
    assert [token.square for token in state.quest.tokens] == [bones(state, 2)], "not where no way leads"
    # A pool is renewed and shuffled and the top token keeps its place while there are any.
    state = gauntlet(tiles=[*START, Placed("T10", 0, -1, 0)], at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    state.quest.pools["monsters"], state.quest.shown["monsters"] = [], ["monsters-3"]
    happen(state, "turn-end")
    [token] = state.quest.tokens
    assert token.face is not None and token.face.sealed == "monsters-3" and state.quest.shown.get("monsters", []) == []
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
    top = quests_tokens.draw_token(state, "monsters", renew=True)
    assert top is not None and top.sealed == "monsters-3" and state.quest.shown == {"monsters": ["monsters-1"]}
    assert quests_tokens.draw_token(state, "monsters") is None, "only an adventure that says so renews a pool"


@pytest.mark.rule("CR-129", "CR-280", "CR-217")
def test_the_fifth_monster_that_escapes_loses_and_the_twentieth_destroyed_wins_all_the_same() -> None:
    # A monster on the start tile escapes and takes nothing along and the fifth loses.
    state, inside, sleeper = meet(gauntlet(at={"kat": (2, 2, 1), "arjhan": (2, 1, 1)}), "ghoul 2/0/0 arjhan, wolf 0/1/1")
    sleeper.asleep = "daze"
    hide(state, 3), hide(state, 4)
    state.quest.counters["escaped"] = 3
    treasures = len(state.decks.treasure.draw)
    events = happen(state, "turn-end")
    assert only(events, event.FigureLeft) == [event.FigureLeft("wolf-1", "escaped")] and figure.monsters(state) == [inside]
    assert state.decks.monster.discard == ["wolf"] and state.decks.treasure.discard[-1] == "daze", "with what lay on its card"
    assert state.pile == [] and len(state.decks.treasure.draw) == treasures and ends(state) is None
    escape = rows_of(state)["monsters-escape"]
    assert carry_out(state, escape) is False
    put(state, "zombie", 1, 2, 2, owner=1)
    assert carry_out(state, escape) is True and state.quest.counters["escaped"] == 5 and ends(state) == failed(GAUNTLET)
    assert sorted(state.decks.monster.discard) == ["wolf", "zombie"]
    state.quest.counters["kills"] = 20
    assert ends(state) == won(GAUNTLET), "the twentieth destroyed wins though the fifth has escaped"
    # Twenty destroyed win though five have escaped and monsters of cards count.
    state = gauntlet()
    state.quest.counters |= {"kills": 19, "escaped": 4}
    happen(state, "destroyed", figure="wolf-1")
    assert ends(state) == won(GAUNTLET)
    state.quest.counters["escaped"] = 5
    assert ends(state) == won(GAUNTLET)
    # Monsters of cards count and tiles of cards hide nothing.
    state = gauntlet()
    open_by_card(state)
    [other] = figure.monsters(state)
    assert state.quest.tokens == [] and len(state.board.tiles) == 6
    drift(wounds.hurt(state, other.id, 9, "fire-trap"))
    assert state.quest.counters == {"kills": 1}
    state.pile = []
    strike(state, put(state, "wolf", 3, 1, 1), 9)
    assert state.quest.counters == {"kills": 2}, "spent experience still counts"


@pytest.mark.card(GAUNTLET)
@pytest.mark.rule("CR-146", "CR-280")
def test_monsters_without_prey_make_for_the_nearer_half_of_the_start_tile(dice: Dice) -> None:
    # A monster without prey makes for the start tile: a zombie walks one tile, a wolf two; a gargoyle has no line for it
    # and stays.
    for kind, goal in [("zombie", 3), ("wolf", 2), ("gargoyle", 4)]:
        state = gauntlet(at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
        for one in state.heroes:
            one.damage = 99
        other = put(state, kind, 4, 2, 1)
        drift(activation.act(state, other.id))
        assert tile(state, other) == goal
    # Monsters make for the nearer half of the start tile.
    beside = [Placed("T10", 1, 1, 0), Placed("T09", 2, 1, 0), Placed("T11", 2, 0, 0)]
    state = gauntlet(tiles=[*START, *beside], at={"kat": (0, 2, 1), "arjhan": (0, 2, 2)})
    for one in state.heroes:
        one.damage = 99
    other, runner = put(state, "zombie", 2, 1, 1), put(state, "wolf", 3, 1, 1)
    drift(activation.act(state, other.id))
    assert tile(state, other) == 1
    drift(activation.act(state, runner.id))
    assert tile(state, runner) == 1, "two tiles: its own distance is larger than one"
    place = where(state, runner)
    assert only(drift(activation.act(state, runner.id)), event.MonsterIdle) and where(state, runner) == place
    # A monster with a hero in reach attacks and one without walks home past everybody.
    state, near, far = meet(gauntlet(at={"kat": (4, 1, 1), "arjhan": (4, 1, 2)}, dice=1), "kobold-skirmisher 3/1/1, zombie 2/1/1")
    assert only(drift(activation.act(state, near.id)), event.Attacked)
    assert not only(drift(activation.act(state, far.id)), event.Attacked) and tile(state, far) == 0


def kavan(place: At = (2, 1, 1), **rest: At) -> State:
    state = night(KAVAN, at=rest)
    state.quest.tokens = [Token("kavan", spot(*place, state))]
    return state


@pytest.mark.rule("CR-227", "CR-279")
def test_kavan_begins_beside_the_stairs_and_turns_when_nobody_or_a_monster_is_with_him() -> None:
    evening = Evening(new_game(Options(adventure="5", heroes="kat,arjhan"), 1)).until("prompt-kavan-square")
    evening.play(evening.options[0])
    [token], lay = evening.state.quest.tokens, board.chart(evening.state.board)
    assert token.kind == "kavan" and any(lay.cells[1].art.get(place) == "S" for place in lay.near[token.square])
    for alone, monster, turns in [(False, False, False), (True, False, True), (False, True, True)]:
        state = kavan(kat=(3, 1, 1) if alone else (2, 2, 2), arjhan=(3, 1, 2))
        if monster:
            put(state, "wolf", 2, 3, 3)
        state.quest.counters["young-vampire"] = 3
        come(state, "villain")
        assert [(other.kind, other.damage) for other in state.villains] == [("young-vampire", 3)] * turns
        assert bool(state.quest.tokens) is not turns
    # The vampire steps beside a hero on Kavan's square and trips a glyph.
    state = kavan(kat=(2, 1, 1), arjhan=(3, 1, 1))
    put(state, "wolf", 2, 3, 3)
    state.markers = [Marker("glyph-of-warding", 2, 0)]
    events = come(state, "villain")
    [vampire] = state.villains
    assert distance.adjacent(state, vampire.id, "kat") and vampire.damage == 1 and state.markers == []
    assert only(events, event.TokenRemoved) and [one.figure for one in only(events, event.MonsterPlaced)] == [vampire.id]
    state = kavan(kat=(3, 1, 1), arjhan=(3, 1, 2))
    come(state, "villain")
    assert where(state, state.villains[0]) == (2, 1, 1) and state.villains[0].damage == 0, "the first time at full strength"


@pytest.mark.card(KAVAN)
@pytest.mark.rule("CR-287")
def test_whoever_begins_beside_kavan_may_lead_him_and_he_follows() -> None:
    # Whoever begins beside Kavan may lead him.
    for square, damage, may in [((2, 2, 2), 0, True), ((2, 1, 1), 0, True), ((2, 3, 3), 0, False), ((2, 2, 2), 99, False)]:
        state = kavan(kat=square)
        state.heroes[0].damage = damage
        happen(state, "hero", *[Accept()] * may)
        assert ("led" in state.turn.marks) is may
    # Kavan follows whoever led him to a free square and not whoever fell or is gone.
    state = kavan(kat=(4, 2, 1))
    assert happen(state, "hero-end") == [], "nobody leads him"
    state.turn.marks = ["led"]
    put(state, "wolf", 4, 0, 0)
    squares = asked(state, occasions.occur(state, "hero-end", 0), "prompt-kavan-square")
    assert (4, 2, 1) in squares and (4, 0, 0) not in squares and {place[0] for place in squares} == {4}
    kat, goal = state.heroes[0], spot(4, 2, 1, state)
    kat.damage = 99
    assert come(state, "hero-end") == []
    kat.damage, kat.square = 0, None
    assert come(state, "hero-end") == []
    kat.square = goal
    events = happen(state, "hero-end", Spot(goal))
    assert [one.square for one in only(events, event.TokenMoved)] == [goal], "on the Hero's own square, which he may share"
    assert happen(state, "hero-end", Spot(goal)) == [], "he stands there already"
    state.quest.tokens = []
    assert come(state, "hero-end") == [], "he is no more"


@pytest.mark.card(KAVAN)
@pytest.mark.rule("CR-285", "CR-287")
def test_the_vampire_turns_back_beside_a_hero_alone_and_is_cured_at_the_fountain(dice: Dice) -> None:
    # The vampire acts in the phase in which it comes and stays for who lies or is elsewhere.
    state = kavan(kat=(3, 3, 1), arjhan=(3, 3, 2))
    state.turn.phase, state.turn.explored = "encounter", "white"
    drift(turn.step(state))
    assert state.turn.villains == ["young-vampire-1"]
    dice(MISS, MISS)
    drift(turn.step(state))
    state.heroes[0].square = spot(4, 0, 0, state)
    assert only(come(state, "turn-end"), event.FigureLeft) == [], "she is elsewhere"
    state.heroes[0].square, state.heroes[0].damage = spot(tile(state, "young-vampire-1"), 0, 3, state), 99
    assert only(come(state, "turn-end"), event.FigureLeft) == [], "she lies there"
    # The vampire turns back beside a hero alone and keeps its wounds.
    state, other, wolf = meet(night(KAVAN, at={"kat": (3, 1, 1)}), "young-vampire 3/2/2 -5, wolf 3/0/0")
    assert happen(state, "turn-end") == [], "a Monster is there, too"
    state.heroes[0].threats.remove(wolf)
    assert only(happen(state, "turn-end"), event.FigureLeft) == [event.FigureLeft("young-vampire-1", "turned")]
    assert not state.villains and state.quest.tokens == [Token("kavan", other.square)]
    assert state.quest.counters["young-vampire"] == 5
    state.heroes[0].square = spot(2, 0, 0, state)
    come(state, "villain")
    assert [(again.damage, where(state, again)) for again in state.villains] == [(5, (3, 2, 2))]
    # Five turns at the fountain cure him.
    state = night(KAVAN, Placed("T35", 0, -4, 0), at={"kat": (5, 2, 1)})
    state.quest.tokens = [Token("kavan", bones(state, 5))]
    for step in range(1, 6):
        assert only(happen(state, "turn-end", seat=1), event.Counted) == [event.Counted("cured", step, 5)]
    assert ends(state) == won(KAVAN)
    # The cure needs the fountain a hero and no monster.
    for place, one, monster, counts in [(5, 5, 0, True), (4, 4, 0, False), (5, 4, 0, False), (5, 5, 5, False)]:
        state = night(KAVAN, Placed("T35", 0, -4, 0), at={"arjhan": (2, 1, 1)})
        cells = board.chart(state.board).cells
        state.quest.tokens = [Token("kavan", cells[place].bones)]
        state.heroes[0].square = next(square for square in cells[one].floor if square != cells[one].bones)
        if monster:
            put(state, "wolf", 2, 0, 0).square = cells[5].floor[-1]
        assert bool(only(come(state, "turn-end", 1), event.Counted)) is counts, "anybody's turn"
    # The fountain brings its monster as usual.
    state = kavan(kat=(4, 0, 1))
    on_top(state, "monster", "wolf")
    explore(state, "T35")
    assert [tile(state, other) for other in figure.monsters(state)] == [5]
    assert figure.blocked(state) == {figure.monsters(state)[0].square}, "Kavan is in nobody's way"
    # The vampire must not be destroyed.
    state = night(KAVAN)
    strike(state, villain(state, "young-vampire", 3, 2, 2))
    assert ends(state) == failed(KAVAN)


def test_what_a_row_found_to_do_is_told() -> None:
    state = night(KAVAN, at={"kat": (2, 1, 2), "arjhan": (3, 1, 1)})
    lead, follow = Now(Trigger(on="hero", do="lead", token="kavan")), Now(Trigger(on="hero-end", do="follow", token="kavan"))
    turns = Now(Trigger(on="villain", do="turn-into-villain", token="kavan", figure="young-vampire"))
    back = Now(Trigger(on="turn-end", do="turn-back", token="kavan", figure="young-vampire"))
    cure = Now(Trigger(on="turn-end", do="cure", token="kavan", tile="T10", counter="cured"))

    def done(*rows: Now) -> list[bool]:
        return [carry_out(state, now) for now in rows]

    assert done(lead, follow, turns, back, cure) == [False] * 5, "no Kavan, no Vampire"
    state.quest.tokens = [Token("kavan", spot(2, 1, 1, state))]
    assert done(follow) == [False], "nobody leads him"
    assert carry_out(state, lead, Done()) is False and state.turn.marks == []
    assert done(lead, follow, turns, cure, back) == [True, True, False, True, False]
    state.heroes[0].square = spot(4, 1, 1, state)
    assert done(lead, cure, turns, back) == [False, False, True, False]
    state.heroes[0].square = spot(2, 0, 3, state)
    assert done(back, Now(Trigger(on="entered", do="kavan-joins", token="kavan"))) == [True, True]
