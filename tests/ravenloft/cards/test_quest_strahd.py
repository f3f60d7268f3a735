"""The Hunt for Strahd: the bodyguard, the Count who turns to mist, his coffins; and the Horror of the Howling Hag."""

from collections import Counter

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spot, Target
from game.rules.ravenloft.decks import tile_stack
from game.rules.ravenloft.effects import encounters
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Marker, Monster, Placed, State, Token
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards import deeds
from tests.ravenloft.cards.adventures import DAY, FIRST, HAG, SECOND
from tests.ravenloft.cards.deeds import draw, drift, encounter, ends, explore, lay_tile, only, open_by_card, play, result, strike
from tests.ravenloft.cards.quests import bones, carry_out, come, faces_of, happen, pool, rows_of, shut, won
from tests.ravenloft.cards.scene import HIT, MISS, At, night, tile, to, villain, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, spot

MIST = ("mistform",)


def count(state: State, damage: int = 0, at: At = (4, 1, 1), markers: tuple[str, ...] = ()) -> Monster:
    return villain(state, "count-strahd", *at, damage=damage, markers=markers)


@pytest.mark.card(FIRST)
@pytest.mark.rule("CR-210", "CR-285")
def test_the_bodyguard_is_drawn_once_for_its_tile_and_secret_until_then() -> None:
    # The bodyguard is secret until its tile is explored and comes instead of a monster.
    state = night(FIRST, at={"kat": (4, 0, 1)})
    state.quest.pools["bodyguard"][-1] = Secret("werewolf", (), "bodyguard")
    events = explore(state, "T33")
    assert only(events, event.TokenDrawn) == [event.TokenDrawn("kat", "bodyguard", "werewolf")]
    assert [other.kind for other in state.villains] == ["werewolf"] and not only(events, event.MonsterDrawn)
    strike(state, state.villains[0])
    assert ends(state) is None
    state.quest.done.append("beaten")
    assert ends(state) == won(FIRST)
    # The bodyguard is drawn once and the stairway brings the count with his marker.
    state = night(FIRST)
    events = lay_tile(state, "T39")
    assert [(other.kind, other.markers) for other in state.villains] == [("count-strahd", [*MIST])]
    assert not only(events, event.MonsterDrawn)
    lot = rows_of(state, tile=4)["villain-by-lot"]
    pool(state, "bodyguard")
    assert carry_out(state, lot) is False
    pool(state, "bodyguard", "klak")
    assert carry_out(state, lot) is True and [other.kind for other in state.villains] == ["count-strahd", "klak"]
    state.quest.done = ["destroyed werewolf", "beaten"]
    assert ends(state) is None, "another Villain is no bodyguard"
    # Every villain may be the bodyguard and the crypt is not used.
    seen, places = set(), (set[int](), set[int]())
    for seed in range(40):
        state = new_game(Options(adventure="12", heroes="kat,arjhan"), seed)
        seen.add(state.quest.pools["bodyguard"][-1].sealed)
        stack = faces_of(state)
        assert "T32" not in stack and len(state.quest.pools["bodyguard"]) == 6
        places[0].add(stack.index("T33"))
        places[1].add(stack.index("T39"))
    assert places == (set(range(4, 8)), set(range(8, 12))) and len(state.quest.pools["items"]) == 8
    assert seen == {"flesh-golem", "howling-hag", "klak", "werewolf", "young-vampire", "zombie-dragon"}


@pytest.mark.card(FIRST)
@pytest.mark.rule("CR-287", "CR-290", "CR-291")
def test_items_lie_on_black_tiles_that_are_explored_and_wait_for_a_hero_beside_them() -> None:
    state = night(FIRST, at={"kat": (4, 0, 1)})
    pool(state, "items", "torch", "silver-dagger")
    kat = state.heroes[0]
    for name, laid in (("T20", 0), ("T08", 1)):
        kat.square = board.chart(state.board).cells[len(state.board.tiles) - 1].sides["north"][0]
        explore(state, name)
        assert len(state.quest.tokens) == laid, name
    [token] = state.quest.tokens
    assert token.square == bones(state, 6)
    open_by_card(state)
    assert len(state.quest.tokens) == 1, "a card explores nothing"
    kat.square = spot(2, 0, 0, state)
    assert happen(state, "hero-end") == [] and state.quest.tokens == [token]
    kat.square, kat.damage = token.square, 99
    assert happen(state, "hero-end") == []
    kat.damage = 0
    come(state, "hero-end")
    assert kat.items == ["torch"] and state.quest.tokens == []
    state.quest.pools["items"] = []
    come(state, "explored", tile=6)
    assert state.quest.tokens == [], "the pool is empty"
    # What the rows of items say of themselves.
    state = night(FIRST)
    rows = rows_of(state, tile=3)
    pick, lay = rows["pick-up-item"], rows["lay-from-pool"]
    assert carry_out(state, pick) is False and carry_out(state, lay) is True
    state.heroes[0].square = state.quest.tokens[0].square
    assert carry_out(state, pick) is True
    state.quest.pools["items"] = []
    assert carry_out(state, lay) is False and carry_out(state, rows["mist-away"]) is False, "he is not there"


def test_the_count_flees_as_mist_or_is_beaten_whatever_wounds_him() -> None:
    # The count flees as mist at five hit points whatever wounds him.
    for damage, markers, flees in [(6, MIST, False), (7, MIST, True), (7, (), False)]:
        state = night(FIRST)
        other = count(state, damage - 1, markers=markers)
        events = drift(wounds.hurt(state, other.id, 1, "fire-trap"))
        assert only(events, event.FigureLeft) == [event.FigureLeft("count-strahd-1", "mist")] * flees
        assert state.quest.done == ["beaten"] * flees and state.villains == [other] * (not flees)
        assert (state.pile, state.turn.kills) == ([], [])
    # Whatever wounds the count drives him off.
    for source in ["card", "marker", "trap"]:
        state = night(FIRST)
        other = count(state, 6, markers=MIST)
        if source == "card":
            state.heroes[0].square = spot(4, 1, 2, state)
            deeds.use(state, "holy-water", Target(other.id))
        elif source == "marker":
            state.markers = [Marker("freezing-cloud", 4, 0, 2)]
            play(state, hero_phase.end(state, 0))
        else:
            state.markers = [Marker("glyph-of-warding", 2, 0)]
            state.heroes[0].square, state.heroes[1].square = spot(2, 0, 0, state), spot(2, 0, 1, state)
            drift(activation.act(state, other.id))
        assert state.villains == [] and "beaten" in state.quest.done
    # The count is mist before the second blow of one attack falls.
    state = night(FIRST, at={"kat": (4, 2, 2)})
    klak, other = villain(state, "klak", 3, 0, 0), count(state, 6, markers=MIST)
    strike(state, klak, 1)
    assert state.villains == [klak, other], "another's wounds are nothing to him"
    events = strike(state, other, 1, "dimensional-shackles")
    assert only(events, event.MarkerSpent) == [event.MarkerSpent(other.id, "mistform")] and state.villains == [klak]
    strike(state, other, 6)
    assert (state.pile, state.turn.kills, state.quest.done) == ([], [], ["beaten"]), "he is out of reach"
    # Destroyed at one blow the count is beaten too.
    state = night(FIRST)
    strike(state, count(state, 5, markers=MIST), 7)
    assert state.pile == ["count-strahd"] and state.turn.kills == [0] and state.villains == []
    state.turn.kills, state.quest.shown["bodyguard"] = [], ["werewolf"]
    assert ends(state) is None
    state.quest.done.append("destroyed werewolf")
    assert ends(state) == won(FIRST)
    # Wounded in another way he still does not go home as mist.
    state = night(FIRST, Placed("T32", 0, -4, 0), at={"kat": (3, 1, 1)})
    other = count(state, 8, markers=MIST)
    drift(activation.activate(state, other.id))
    assert other.markers == [*MIST] and tile(state, other) != 5


def coffins(*faces: str) -> State:
    """Part 2 with these coffins; Kat stands at the first."""
    state = night(SECOND)
    state.heroes[0].square = shut(state, *faces)[0].square
    return state


@pytest.mark.rule("CR-287")
@pytest.mark.parametrize(
    "face", ["coffin-empty", "coffin-monster", "coffin-trap", "coffin-treasure", "coffin-strahd", "holy-water", "wooden-stake"]
)
def test_what_a_coffin_may_hold(face: str) -> None:
    state = coffins(face)
    kat, place = state.heroes[0], state.quest.tokens[0].square
    state.quest.tokens.append(Token("item-back", place))
    on_top(state, "treasure", "second-wind")
    on_top(state, "monster", "wolf")
    events = come(state, "hero-end")
    assert only(events, event.TokenTurned) == [event.TokenTurned("coffin-shut", face, place)]
    assert state.quest.tokens == [Token("item-back", place)], "other tokens are no coffins"
    assert bool(only(events, event.MonsterDrawn)) is (face == "coffin-monster")
    assert kat.damage == (1 if face == "coffin-trap" else 0)
    assert bool(only(events, event.TreasureDrawn)) is (face == "coffin-treasure")
    assert [other.kind for other in state.villains] == ["count-strahd"] * (face == "coffin-strahd")
    assert kat.items == [face] * (face in ("holy-water", "wooden-stake")) and kat.tokens == []


@pytest.mark.rule("CR-279", "CR-285")
def test_what_coffins_and_the_crypt_do_for_the_count() -> None:
    # Called to a coffin the count comes as he is stays if he stands there or comes new.
    for at in [(4, 3, 3), (2, 0, 0), None]:
        state = coffins("coffin-strahd", "coffin-empty")
        if at:
            count(state, 4, at)
        come(state, "hero-end")
        [strahd] = state.villains
        assert (tile(state, strahd), strahd.damage, strahd.markers) == (2, 4 if at else 0, [])
        assert at != (2, 0, 0) or where(state, strahd) == at
    # An unopened coffin heals him where he stands on its tile and without him nobody.
    for at, left in [((2, 0, 0), 3), ((3, 3, 3), 3), ((4, 0, 0), 5)]:
        state = coffins("coffin-empty", "coffin-empty")
        assert come(state, "villain") == []
        other = count(state, 5, at)
        events = come(state, "villain")
        assert other.damage == left and [one.cause for one in only(events, event.Healed)] == ["coffin"] * (left == 3)
    # In his crypt he heals and may turn to mist once.
    state = night(SECOND)
    other = count(state, 8, (3, 1, 1))
    events = lay_tile(state, "T32")
    assert tile(state, other) == 5 and (other.damage, other.markers) == (0, [*MIST])
    assert [(one.amount, one.cause) for one in only(events, event.Healed)] == [(8, "crypt")]
    other.markers.clear()
    come(state, "placed", tile=5)
    assert other.markers == [], "he has had it in this game"


def fallen(*faces: str) -> State:
    """The Count fell on the last open tile and waits for the next Villain Phase; Kat stands at the first coffin."""
    state = coffins(*faces)
    strike(state, count(state))
    return state


@pytest.mark.card(SECOND)
@pytest.mark.rule("CR-213")
def test_destroyed_he_rises_once_from_the_nearest_coffin_and_the_last_one_ends_him() -> None:
    # Destroyed he rises once from the nearest coffin and without his marker.
    state = coffins("coffin-empty", "coffin-trap")
    assert only(strike(state, count(state, 11), 5), event.FigureLeft) == [event.FigureLeft("count-strahd-1", "sank")]
    assert (state.villains, state.pile, state.turn.kills) == ([], [], []) and ends(state) is None
    state.heroes[0].square = spot(4, 3, 3, state)
    come(state, "villain")
    [strahd] = state.villains
    assert (strahd.markers, strahd.damage) == ([], 0) and tile(state, strahd) == 3, "nearer to where he fell than tile 2"
    state.villains = []
    assert come(state, "villain") == [], "he fell once"
    assert state.villains == [] and ends(state) is None
    # The last coffin ends him and an earlier one does not.
    state = fallen("coffin-empty", "coffin-empty")
    come(state, "hero-end")
    assert state.pile == [] and len(state.quest.tokens) == 1
    state.heroes[0].square = state.quest.tokens[0].square
    assert only(come(state, "hero-end"), event.MonsterDestroyed) == [event.MonsterDestroyed("count-strahd-1", "kat", 6)]
    come(state, "hero-end")
    assert state.pile == ["count-strahd"] and state.turn.kills == [0] and ends(state) == won(SECOND), "once"
    # With no coffin to sink into he is gone and one on the board keeps the hunt going.
    state = night(SECOND)
    strike(state, count(state))
    assert ends(state) == won(SECOND)
    shut(state, "coffin-empty")
    assert ends(state) is None
    state = fallen("coffin-empty")
    state.quest.tokens = []
    assert come(state, "villain") == [] and state.villains == [], "no coffin is left to rise from"
    # Called from a coffin while he waits he does not come twice.
    state = fallen("coffin-strahd", "coffin-empty")
    come(state, "hero-end")
    come(state, "villain")
    [strahd] = state.villains
    assert (tile(state, strahd), strahd.damage, strahd.markers) == (2, 0, [])
    # Called from the last coffin he is not gone for good.
    state = fallen("coffin-strahd")
    come(state, "hero-end")
    assert [other.kind for other in state.villains] == ["count-strahd"] and ends(state) is None and state.pile == []
    strike(state, state.villains[0])
    assert ends(state) == won(SECOND)
    # While he waits his crypt brings him once with his marker.
    state = fallen("coffin-empty")
    assert [one.marker for one in only(lay_tile(state, "T32"), event.MarkerGained)] == [*MIST]
    come(state, "villain")
    assert [(other.kind, tile(state, other), other.markers) for other in state.villains] == [("count-strahd", 5, [*MIST])]


def test_what_the_rows_of_the_coffins_say_of_themselves() -> None:
    state = night(SECOND)
    rows = rows_of(state, tile=3)

    def done(*names: str) -> list[bool]:
        return [carry_out(state, rows[name]) for name in names]

    names = ("rest-in-coffin", "rise-from-coffin", "sink-into-coffin", "last-coffin", "open-coffin")
    assert done(*names) == [False] * 5, "no Count, no coffin"
    assert done("strahd-appears", "strahd-appears") == [True, False], "he stands there"
    assert done("rest-in-coffin", "sink-into-coffin") == [False, False], "no coffin lies there"
    shut(state, "coffin-empty", "coffin-empty")
    assert done("rest-in-coffin") == [True], "one lies on his tile"
    state.villains[0].square = spot(4, 0, 0, state)
    assert done("rest-in-coffin", "rise-from-coffin", "last-coffin") == [False] * 3
    rows["strahd-appears"] = Now(rows["strahd-appears"].row, tile=2)
    assert done("strahd-appears") == [True], "called from elsewhere"
    assert done("sink-into-coffin", "last-coffin", "rise-from-coffin") == [True, False, True]
    assert done("strahd-comes-home", "strahd-comes-home", "sink-into-coffin") == [True] * 3
    state.quest.tokens = []
    assert done("rise-from-coffin") == [False] and state.villains == [], "nothing to rise from"
    state.heroes[0].square = shut(state, "coffin-empty")[0].square
    assert carry_out(state, rows["open-coffin"], Done()) is False and carry_out(state, rows["open-coffin"]) is True


@pytest.mark.card(SECOND)
@pytest.mark.rule("CR-001", "CR-291")
def test_coffins_lie_on_explored_tiles_and_each_in_reach_may_be_opened() -> None:
    # There are ten coffins.
    state = night(SECOND)
    kinds = {"coffin-empty": 2, "coffin-trap": 2, "coffin-treasure": 2}
    kinds |= dict.fromkeys(("holy-water", "wooden-stake", "coffin-monster", "coffin-strahd"), 1)
    assert Counter(secret.sealed for secret in state.quest.pools["coffins"]) == kinds and state.removed == ["wooden-stake"]
    # Every explored tile has a coffin while there are any and its monster too.
    state = night(SECOND, at={"kat": (4, 0, 1)})
    assert len(state.quest.pools["coffins"]) == 10
    on_top(state, "monster", "wolf")
    explore(state, "T20")
    assert [token.kind for token in state.quest.tokens] == ["coffin-shut"] and len(state.quest.pools["coffins"]) == 9
    assert [token.square for token in state.quest.tokens] == [bones(state, 5)] == [one.square for one in figure.monsters(state)]
    open_by_card(state)
    assert len(state.quest.tokens) == 1, "a card explores nothing"
    state.quest.pools["coffins"].clear()
    come(state, "explored", tile=3)
    assert len(state.quest.tokens) == 1
    # Of several coffins in reach each may be opened or left shut.
    state = coffins("coffin-empty", "coffin-trap")
    first, second = state.quest.tokens
    first.square, second.square = spot(2, 0, 1, state), spot(3, 3, 1, state)
    state.heroes[0].square = spot(2, 0, 2, state)
    happen(state, "hero-end", Done())
    assert state.quest.tokens == [first, second] and state.heroes[0].damage == 0
    happen(state, "hero-end", Spot(second.square), Done())
    assert state.quest.tokens == [first] and state.heroes[0].damage == 1
    state.heroes[0].square = spot(4, 0, 2, state)
    assert happen(state, "hero-end") == [], "out of reach"
    assert state.heroes[0].tokens == []


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


@pytest.mark.card(HAG)
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


def parts(*more: Placed, kat: At = (0, 1, 1), arjhan: At = (1, 1, 1), third: tuple[int, int] = (0, 7), foes: str = "") -> State:
    """Kat's part lies at (0, 0), Arjhan's at (4, 0), a third one at (0, 7)."""
    tiles = [Placed("T10", 0, 0, 0), Placed("T09", 4, 0, 0), Placed("T11", *third, 0), *more]
    return night(HAG, tiles=tiles, at={"kat": kat, "arjhan": arjhan}, foes=foes)


@pytest.mark.card(HAG, "bubbling-cauldron")
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
