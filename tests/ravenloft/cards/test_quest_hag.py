"""Horror of the Howling Hag: her pool of tokens, the ritual, and a dungeon in parts."""

import pytest

from game.rules.ravenloft import activation, event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.decks import tile_stack
from game.rules.ravenloft.effects import encounters
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Placed, State
from tests.ravenloft.cards.adventures import DAY, HAG
from tests.ravenloft.cards.deeds import draw, drift, encounter, ends, explore, only, open_by_card, result, strike
from tests.ravenloft.cards.quests import bones, carry_out, come, faces_of, happen, pool, rows_of, won
from tests.ravenloft.cards.scene import HIT, MISS, At, night, tile, to, villain, where
from tests.ravenloft.kit import Dice, Evening, meet, spot

pytestmark = pytest.mark.card(HAG)


@pytest.mark.rule("CR-001")
@pytest.mark.parametrize("heroes", ["kat,arjhan", "kat,arjhan,immeril,thorgrim,allisa"])
def test_each_hero_begins_on_a_tile_of_its_own(heroes: str) -> None:
    state = new_game(Options(adventure="8", heroes=heroes), 2)
    assert [secret.sealed for secret in state.quest.pools["hag"]].count("howling-hag") == 5, "all of the box"
    evening = Evening(state)
    assert evening.asked[1] != "prompt-enter", "nobody enters by stairs"
    state, number = evening.until("prompt-hero-phase").state, len(state.heroes)
    assert [(one.x, one.y) for one in state.board.tiles] == [(0, 0), (4, 0), (0, 4), (4, 4), (2, 2)][:number]
    assert all(placed.tile < "T21" for placed in state.board.tiles)
    assert [one.square for one in state.heroes] == [bones(state, tile) for tile in range(number)]
    stack = faces_of(state)
    assert len(stack) == 40 - number and stack.index("T33") in range(8, 12)


@pytest.mark.rule("CR-087", "CR-291")
def test_a_token_decides_what_comes_with_an_explored_tile() -> None:
    for face, drawn in [("monsters-1", True), ("monsters-0", False), ("howling-hag", False)]:
        state = night(HAG)
        pool(state, "hag", face, face)
        assert result(occasions.occur(state, "explored", 0, tile=4)) is not drawn
        assert only(come(state, "explored", tile=3), event.TokenDrawn) == [event.TokenDrawn("kat", "hag", face)]
        assert [other.kind for other in state.villains] == ["howling-hag"] * (face == "howling-hag")
    # The hag comes to the free square from where she is and not again once destroyed.
    state = night(HAG)
    pool(state, "hag", *["howling-hag"] * 4, "monsters-0")
    state.heroes[0].square = bones(state, 4)
    come(state, "explored", tile=4)
    [hag] = state.villains
    assert tile(state, hag) == 4 and hag.square != bones(state, 4)
    hag.square, hag.damage = spot(2, 0, 0, state), 6
    come(state, "explored", tile=4)
    assert tile(state, hag) == 4 and hag.damage == 6 and state.villains == [hag]
    strike(state, hag)
    assert "destroyed howling-hag" in state.quest.done
    assert result(occasions.occur(state, "explored", 0, tile=3)) is True and state.villains == []
    state.quest.pools["hag"] = []
    assert come(state, "explored", tile=4) == [], "an empty pool leaves the Monster deck"
    # A tile laid by a card draws no token.
    state = night(HAG)
    tokens = len(state.quest.pools["hag"])
    assert only(open_by_card(state), event.MonsterPlaced) and len(state.quest.pools["hag"]) == tokens


@pytest.mark.rule("CR-287", "CR-291")
def test_a_hero_that_stays_in_the_circle_breaks_the_ritual() -> None:
    state = night(HAG, Placed("T33", 0, -4, 0), at={"kat": (5, 1, 1)})
    assert happen(state, "hero-end") == [], "it did not begin there"
    happen(state, "hero")
    for step in range(1, 6):
        assert ends(state) is None and only(happen(state, "hero-end"), event.Counted) == [event.Counted("ritual", step, 5)]
    assert happen(state, "hero-end") == [], "no step is left"
    assert ends(state) is None
    state.quest.done.append("destroyed howling-hag")
    assert ends(state) == won(HAG)
    state.quest.counters["ritual"] = 4
    assert ends(state) is None, "the Hag and the last Time token both must go"
    # The circle brings its token too and breaks in full turns alone.
    state = night(HAG, at={"kat": (4, 0, 1)})
    pool(state, "hag", "howling-hag")
    explore(state, "T33")
    assert [other.kind for other in state.villains] == ["howling-hag"] and tile(state, state.villains[0]) == 5
    kat, inside = state.heroes[0], board.chart(state.board).cells[5].floor[0]
    kat.square = inside
    come(state, "hero-end")
    assert "ritual" not in state.quest.counters, "she did not begin there"
    come(state, "hero")
    kat.square = spot(4, 0, 1, state)
    come(state, "hero-end")
    assert "ritual" not in state.quest.counters, "she does not end there"
    kat.square, kat.damage = inside, 99
    come(state, "hero-end")
    assert "ritual" not in state.quest.counters, "she lies there"
    state.turn.marks = []
    come(state, "hero")
    assert state.turn.marks == []
    kat.square = None
    assert come(state, "hero") == []
    # Rows about the ritual say whether they found something to do.
    state = night(HAG, Placed("T33", 0, -4, 0), at={"kat": (5, 1, 1)})
    rows = rows_of(state)
    assert carry_out(state, rows["stand-apart"]) is True
    for place, found in ((spot(4, 0, 1, state), False), (board.chart(state.board).cells[5].floor[0], True)):
        state.heroes[0].square = place
        assert carry_out(state, rows["begin-on-tile"]) is found and carry_out(state, rows["count-on-tile"]) is found


def parts(*more: Placed, kat: At = (0, 1, 1), arjhan: At = (1, 1, 1), third: tuple[int, int] = (0, 7)) -> State:
    """Kat's part lies at (0, 0), Arjhan's at (4, 0), a third one at (0, 7)."""
    tiles = [Placed("T10", 0, 0, 0), Placed("T09", 4, 0, 0), Placed("T11", *third, 0), *more]
    return night(HAG, tiles=tiles, at={"kat": kat, "arjhan": arjhan})


@pytest.mark.card("bubbling-cauldron")
@pytest.mark.rule("CR-068", "CR-088", "CR-147", "CR-178")
def test_over_the_gaps_cards_find_and_pull() -> None:
    # Over the gaps cards find the farthest tile and monster and the closest of each.
    state, near, far = meet(parts(), "wolf 1/0/0, ghoul 2/0/0")
    assert [tile_stack.card_distance(state, "kat", other.id) for other in (near, far)] == [4, 7]
    assert encounters.closest_to(state, "kat", [far.id, near.id]) == [near.id]
    encounter(state, "illusionary-trick")
    assert tile(state, "kat") == 2 and tile(state, far) == 0 and tile(state, near) == 1
    state = parts()
    encounter(state, "teleport-glyph", to(state, 2, 2, 2))
    assert where(state, "kat") == (2, 2, 2), "seven tiles away, the other part four"
    # Over the gaps cards find the closest edge.
    state = parts()
    state.board = Board([Placed("T09", 0, 0, 0), *(Placed("T13", x, y, 0) for x, y in [(0, -1), (0, 1)])])
    state.board.tiles += [Placed("T13", 1, 0, 1), Placed("T13", -1, 0, 1), Placed("T10", 3, 0, 0), Placed("T11", 9, 9, 0)]
    assert {edge.tile for edge in tile_stack.edges_nearest(state, 0)} == {1, 2, 3, 4}
    state.board.tiles[1:5] = [Placed("T13", x, y, turn) for x, y, turn in [(0, -1, 1), (0, 1, 1), (1, 0, 0), (-1, 0, 0)]]
    assert {edge.tile for edge in tile_stack.edges_nearest(state, 5)} == {5}
    assert tile_stack.card_steps(state, 0) == [0, 1, 1, 1, 1, 3, 18]
    other = night(DAY, tiles=state.board.tiles, at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    assert tile_stack.card_steps(other, 0)[5] >= board.FAR, "in a dungeon of one piece no card jumps a gap"
    # Over the gaps cards pull monsters closer where a tile lies closer.
    state, near, far = meet(parts(Placed("T07", 3, 0, 0)), "wolf 1/0/0, ghoul 2/0/0")
    draw(state, "bubbling-cauldron")
    assert tile(state, near) == 3 and where(state, far) == (2, 0, 0), "no tile lies between the ghoul and her"
    state, lonely = meet(parts(Placed("T07", 3, 0, 0), arjhan=(0, 1, 2)), "wolf 1/0/0")
    draw(state, "patrina-velikovna")
    assert tile(state, lonely) == 3
    one_piece, lonely = meet(night(DAY, tiles=state.board.tiles, at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)}), "wolf 1/0/0")
    draw(one_piece, "bubbling-cauldron")
    assert tile(one_piece, lonely) == 1


@pytest.mark.rule("CR-147", "CR-152", "CR-178", "CR-294")
def test_over_the_gaps_monsters_neither_move_nor_strike_but_the_hag_does(dice: Dice) -> None:
    state, wolf = meet(parts(arjhan=(0, 2, 2)), "wolf 1/0/0")
    assert only(drift(activation.act(state, wolf.id)), event.MonsterIdle) and where(state, wolf) == (1, 0, 0)
    state.quest.pools["hag"] = []
    hag = villain(state, "howling-hag", 2, 0, 0)
    drift(activation.act(state, hag.id))
    assert tile(state, hag) == 0
    state, other = meet(parts(), "wolf 2/0/0")
    state.heroes[1].square = spot(2, 3, 3, state)
    dice(MISS)
    drift(activation.act(state, other.id))
    assert distance.adjacent(state, other.id, "arjhan"), "the Hero to whom a way leads, though both count"
    # The hag takes the nearer of two heroes over the gaps.
    for hero, third in [("kat", (0, 4)), ("arjhan", (4, 4))]:
        state, hag = meet(parts(third=third), "howling-hag 2/0/0")
        drift(activation.act(state, hag.id))
        assert distance.adjacent(state, hag.id, hero), "four tiles away, the other eight"
    # The hags claw throws over the gaps.
    state, hag = meet(parts(), "howling-hag 1/1/2")
    dice(HIT)
    drift(activation.act(state, hag.id))
    assert tile(state, "arjhan") == 2 and tile(state, "kat") == 0
    # A tile explored beside another part joins the two.
    state = night(HAG, tiles=[Placed("T10", 0, 0, 0), Placed("T09", 2, 0, 0)], at={"kat": (0, 1, 3), "arjhan": (1, 1, 1)})
    pool(state, "hag", "monsters-0")
    explore(state, "T11")
    assert board.chart(state.board).tile_steps(0) == [0, 2, 1] and not figure.monsters(state)
    assert not [edge for edge in board.chart(state.board).edges if (edge.tile, edge.side) in ((0, "east"), (1, "west"))]
