"""Tiles and squares counted, and moves of Heroes against numbers worked out by hand and a slow walk over the drawn tiles."""

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from game.rules.engine.script import Action, Done, IllegalAction
from game.rules.ravenloft import event, stats, wounds
from game.rules.ravenloft.choice import PickTile, Spot, Target, Use, Walk
from game.rules.ravenloft.effects import powers_attack
from game.rules.ravenloft.space import board, distance, figure, placing
from game.rules.ravenloft.space.board import FAR, WIDTH, Chart, chart
from game.rules.ravenloft.state import Board, Lasting, Placed, Square, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.rules.ravenloft.tables.content import Level
from tests.ravenloft import scenes
from tests.ravenloft.kit import Dice, Evening, meet, put, run, spot, table
from tests.ravenloft.scenes import (
    OPEN,
    amend,
    corridor,
    drawing,
    drawn,
    dungeons,
    field,
    grow,
    of,
    pinched,
    quiet,
    villain,
    where,
)

STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def walks(state: State) -> set[Square]:
    """Where the active Hero may walk now."""
    return {option.square for option in of(Evening(state).options, Walk)}


def slow_walk(state: State, seat: int, steps: int) -> set[tuple[int, int]]:
    """Where a Hero can end a move: every step tried from every square, by the rules of CR-058 to CR-063 and nothing else."""
    floor = drawing(state.board.tiles)
    foes = {board.xy(other.square) for hero in state.heroes for other in hero.threats if hasattr(other, "square")}
    heroes = {board.xy(hero.square) for hero in state.heroes if hero.square is not None}
    here = {board.xy(state.heroes[seat].square or 0)}
    for _ in range(steps):
        here |= {
            (x + dx, y + dy)
            for x, y in here
            for dx, dy in STEPS
            if (x + dx, y + dy) in floor - foes and not pinched(floor, x, y, dx, dy)
        }
    return here - heroes


@pytest.mark.rule("CR-056", "CR-058", "CR-059", "CR-065")
def test_open_field_of_nine_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the sixth square of the sixth row of twelve: (2n + 1) squared less one, until the edge of the dungeon stops it."""
    for speed, squares in [(1, 8), (2, 24), (3, 48), (4, 80), (5, 120), (6, 143)]:
        state = table("kat 4/1/1", tiles=field(3, 3))
        amend(monkeypatch, HEROES, "kat", levels=[Level(ac=14, hp=8, speed=speed, surge=4)])
        assert len(walks(state)) == squares == len(slow_walk(state, 0, speed))


@st.composite
def tables(draw: st.DrawFn) -> State:
    """A random dungeon of up to six tiles, turned at random, with two Heroes and some Monsters, one Hero perhaps Slowed."""
    tiles = draw(dungeons())
    floor = [board.square(x, y) for x, y in sorted(drawing(tiles))]
    squares = draw(st.lists(st.sampled_from(floor), min_size=2, max_size=14, unique=True))
    state = table("arjhan, kat", tiles=tiles, powers="")
    state.heroes[0].square, state.heroes[1].square = squares[:2]
    for place in squares[2:]:
        wolf = put(state, "wolf", 0, *where(state, board.chart(state.board).cells[0].floor[0])[1:])
        wolf.square = place
    if draw(st.booleans()):
        state.heroes[0].conditions.append("slowed")
    return state


@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables())
@pytest.mark.rule("CR-058", "CR-059", "CR-060", "CR-061", "CR-062", "CR-063", "CR-065", "CR-276")
def test_walking_equals_the_slow_walk_on_any_board(state: State) -> None:
    """Every option is reachable by the rules, and nothing reachable is missing; the way shown obeys them, too."""
    steps = 2 if state.heroes[0].conditions else 5
    there = slow_walk(state, 0, steps)
    evening = Evening(state)  # a Hero that can do nothing at all is not asked: it is another one's turn by then
    options = of(evening.options, Walk) if evening.state.turn.number == 1 else []
    assert {board.xy(option.square) for option in options} == there
    if options:
        evening.play(options[-1])
        [walked] = evening.seen(event.Walked)
        way = [board.xy(place) for place in walked.path]
        assert 1 <= walked.squares == len(way) - 1 <= steps
        for number, place in enumerate(way[1:], start=1):
            state.heroes[0].square = board.square(*way[number - 1])
            assert place in slow_walk(state, 0, 1) | {board.xy(state.heroes[1].square or 0)}


@pytest.mark.rule("CR-059", "CR-060", "CR-061", "CR-062", "CR-244", "CR-063", "CR-140")
def test_walls_monsters_and_heroes_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    # A Monster's square (A) and a wall (B) are not entered, two walls (C) are not slipped between, a Hero (D) is passed,
    # not joined.
    amend(monkeypatch, TILES, "X-PICTURE", like=OPEN, rows=["....", "....", "..#.", ".#.."])
    at = {"arjhan": (0, 2, 1), "kat": (0, 1, 1)}
    state = table("arjhan slowed, kat", tiles=[Placed("X-PICTURE", 0, 0, 0)], at=at, foes="wolf 0/2/0")
    places = {where(state, place)[1:] for place in walks(state)}
    assert (2, 0) not in places  # A
    assert (2, 2) not in places  # B
    assert (3, 2) not in places  # C: only by squeezing between the walls at (2, 2) and (3, 1)
    assert (1, 1) not in places  # D
    assert {(0, 1), (0, 0), (1, 0), (1, 2), (0, 2), (1, 3), (2, 3), (3, 0), (0, 3)} >= places
    assert (0, 1) in places  # through Kat
    # Step by step: from (2, 1) every neighbour but the one behind the two walls.
    state = table("allisa 0/2/1", tiles=[Placed("X-PICTURE", 0, 0, 0)], powers="attacks-on-the-run")
    assert {where(state, place)[1:] for place in powers_attack._steps(state, 0, 6)} == {(1, 0), (1, 1), (1, 2), (2, 0), (3, 0)}
    # One wall at a corner is passed.
    amend(monkeypatch, TILES, "X-CORNER", like=OPEN, rows=["#...", "....", "....", "...."])
    state = table("arjhan 0/0/1 slowed", tiles=[Placed("X-CORNER", 0, 0, 0)])
    assert spot(0, 1, 0, state) in board.chart(state.board).near[spot(0, 0, 1, state)] and spot(0, 2, 0, state) in walks(state)
    # Two Heroes side by side are passed, standing or fallen; two Monsters are a wall.
    for kind in ["heroes", "fallen", "monsters"]:
        state = table("arjhan 0/0/1, kat 0/2/1, allisa 0/2/2", tiles=corridor(2))
        if kind == "fallen":
            state.heroes[1].damage = state.heroes[2].damage = 8
        if kind == "monsters":
            state.heroes[1].square, state.heroes[2].square = spot(0, 0, 2, state), spot(1, 3, 1, state)
            meet(state, "wolf 0/2/1, zombie 0/2/2")
        rows = {(tile, row) for tile, row, _ in (where(state, place) for place in walks(state))}
        assert ((0, 3) in rows) is (kind != "monsters") and (0, 2) not in rows and ((1, 1) in rows) is (kind != "monsters")
    # Diagonal between two monsters.
    state = table("arjhan 0/0/0 slowed", foes="wolf 0/0/1, zombie 0/1/0")
    assert spot(0, 1, 1, state) in walks(state)


@pytest.mark.rule("CR-056", "CR-057", "CR-064", "CR-219", "CR-273", "CR-066", "CR-067", "CR-259", "CR-275")
def test_moves_in_the_own_turn_and_in_that_of_another_and_placings() -> None:
    # Two moves go twice as far and no farther.
    state = table("arjhan 0/0/1", tiles=corridor(4))
    evening = Evening(state, Walk(spot(1, 1, 1, state)))
    assert Walk(spot(2, 3, 1, state)) not in evening.options
    evening.play(Walk(spot(2, 2, 1, state)))
    assert [walked.squares for walked in evening.seen(event.Walked)] == [5, 5]
    assert next(seen.phase for seen in evening.seen(event.PhaseBegan)) == "explore"
    # Heroes do not move in the turn of another.
    state = table("arjhan 0/0/0, kat 0/3/3", tiles=field(2))
    evening = Evening(state)
    with pytest.raises(IllegalAction, match="refused-not-awaited"):
        evening.game.apply(Action(1, Walk(spot(1, 1, 1, state))))
    assert evening.game.decision is not None and list(evening.game.decision.options) == [0]
    # Spirit of Doom lets Kat move in Arjhan's turn: up to her Speed, around the Wolf, not onto a Hero.
    state = table("arjhan 0/0/1, kat 0/1/1", tiles=corridor(3), foes="wolf 0/2/1")
    evening = drawn(state, "spirit-of-doom-event")
    assert evening.asked == (0, "prompt-walk")
    evening.play(Done())
    assert evening.asked == (1, "prompt-walk")
    assert {board.xy(option.square) for option in of(evening.options, Spot)} == slow_walk(state, 1, 6)
    # Fey Step: any free floor square within 1 tile, Immobilized or not, past Monsters; no square with a figure.
    state = table("immeril 0/0/0 immobilized, kat 1/0/0", tiles=field(2), powers="fey-step")
    for row, column in ((0, 1), (1, 0), (1, 1)):
        put(state, "wolf", 0, row, column)
    assert walks(state) == set()
    places = {option.square for option in of(Evening(state, Use("fey-step")).options, Spot)}
    cells = board.chart(state.board).cells
    assert places - {state.heroes[0].square} == {*cells[0].floor, *cells[1].floor} - figure.taken(state)
    assert spot(1, 3, 3, state) in places and spot(1, 0, 0, state) not in places
    # Full tile sends to the nearest free square.
    state = table("arjhan 0/0/0", tiles=field(2))
    for row in range(4):
        for column in range(4):
            put(state, "wolf", 1, row, column)
    question = next(placing.place_on(state, 0, "arjhan", 1))
    places = {where(state, option.square) for option in question.options[0]}  # type: ignore[union-attr]  # a Decision
    assert places == {(0, row, 3) for row in range(4)}
    # Icy Corridor: each Hero's own player; Bubbling Cauldron: the active player, whoever controls the Monsters.
    evening = drawn(table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers=""), "icy-corridor").until("prompt-icy-corridor")
    assert evening.asked[0] == 0
    evening.play(evening.options[0])
    assert evening.asked == (1, "prompt-icy-corridor")
    state = table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers="", foes="wolf 2/0/0 kat")
    assert drawn(state, "bubbling-cauldron").asked == (0, "prompt-place")


@pytest.mark.rule("CR-068", "CR-069", "CR-234")
def test_one_tile_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    # From the opposite corner of four tiles two tiles are on a shortest way, from the next tile the Hero's own; on it
    # nobody stirs.
    evening = drawn(table("arjhan 0/0/0", tiles=field(2, 2), foes="wolf 3/3/3, zombie 1/0/3, ghoul 0/3/3"), "bubbling-cauldron")
    assert evening.asked == (0, "prompt-place-which")
    evening.play(Target("wolf-1"))
    assert set(evening.options) == {PickTile(1), PickTile(2)}
    evening.play(PickTile(2))
    assert {where(evening.state, option.square)[0] for option in of(evening.options, Spot)} == {2}
    evening.play(evening.options[0], Target("zombie-1"))
    assert {where(evening.state, option.square)[0] for option in of(evening.options, Spot)} == {0}
    evening.play(evening.options[0])
    assert [seen.figure for seen in evening.seen(event.Relocated)] == ["wolf-1", "zombie-1"]
    # Nearer than the number is the goal itself.
    state = table("arjhan 0/0/0", tiles=field(3), foes="wolf 2/0/0")
    assert [distance.closer(state, "wolf-1", steps, 0) for steps in (1, 2, 3)] == [[1], [0], [0]]
    # Large villains are not swapped.
    for base in [1, 2]:
        if base == 2:
            grow(monkeypatch, "count-strahd")
        state = table("arjhan 0/0/0", tiles=field(4))
        strahd = villain(state, "count-strahd", 3, 0, 0)
        events, _ = run(state, registry.event.functions["illusionary-trick"](state, 0, ENCOUNTERS["illusionary-trick"]))
        assert len([seen for seen in events if isinstance(seen, event.Relocated)]) == (2 if base == 1 else 0)
        assert (figure.squares_of(state, strahd)[0] == spot(0, 0, 0, state)) is (base == 1)


@pytest.mark.rule("CR-070", "CR-071", "CR-072")
def test_conditions_are_held_once_and_go_at_the_end_of_the_hero_phase() -> None:
    for name, speed in [("slowed", 2), ("immobilized", 0)]:
        state = table("arjhan 0/1/1, kat 0/3/3", tiles=field(2), powers="")
        first, _ = run(state, wounds.afflict(state, 0, name))
        again, _ = run(state, wounds.afflict(state, 0, name))
        assert (len(first), len(again), state.heroes[0].conditions) == (1, 0, [name])
        run(state, wounds.afflict(state, 1, name))
        assert stats.speed(state, 0) == speed
        evening = Evening(quiet(state))
        if speed:
            places = [where(state, option.square) for option in of(evening.options, Walk)]
            assert max(4 * tile + column for tile, _, column in places) == 1 + speed
            evening.play(Done())
        assert [seen.hero for seen in evening.seen(event.ConditionEnded)][:1] == ["arjhan"]
        assert evening.state.heroes[0].conditions == []
    # Both markers leave together.
    evening = Evening(quiet(table("arjhan 0/1/1 slowed immobilized", powers="")))
    assert [seen.condition for seen in evening.seen(event.ConditionEnded)] == ["slowed", "immobilized"]
    # Kat's marker leaves at the end of her own Hero Phase, not of Arjhan's, and not at the end of her turn.
    state = table("arjhan 0/1/1, kat 0/2/2 slowed", tiles=field(2), powers="")
    evening = Evening(quiet(state), Done())
    assert evening.asked[0] == 1 and evening.state.heroes[1].conditions == ["slowed"]
    evening.play(Walk(spot(0, 3, 3, state)))
    assert evening.state.heroes[1].conditions == ["slowed"]
    quiet(evening.state)
    evening.play(Done())
    ended = next((number for number, seen in enumerate(evening.events) if isinstance(seen, event.ConditionEnded)))
    assert getattr(evening.events[ended + 1], "phase", "") == "explore"


@pytest.mark.rule("CR-070", "CR-071", "CR-072", "CR-073", "CR-134", "CR-074")
def test_speed_is_the_sum_then_the_cap_and_conditions_are_for_heroes_only(monkeypatch: pytest.MonkeyPatch, dice: Dice) -> None:
    # Speed is the sum then the cap.
    for conditions, items, environment, run_card, speed in [
        ([], [], None, False, 6), ([], ["boots-of-striding"], None, False, 7), ([], ["boots-of-striding"], None, True, 9),
        ([], [], "crippling-miasma", False, 5), ([], ["boots-of-striding"], "crippling-miasma", True, 8),
        (["slowed"], ["boots-of-striding"], None, True, 2), (["slowed"], [], "crippling-miasma", False, 2),
        (["slowed", "immobilized"], ["boots-of-striding"], None, True, 0),
        (["immobilized"], [], "crippling-miasma", False, 0),
    ]:  # fmt: skip
        state = table("kat", items={"kat": items})
        state.heroes[0].conditions, state.environment = conditions, environment
        if run_card:
            state.lasting.append(Lasting("run", [0], 0, 2))
        assert stats.speed(state, 0) == speed
    # A slowed hero is never made faster.
    amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=17, hp=10, speed=1, surge=5)])
    state = table("arjhan 0/1/1")
    run(state, wounds.afflict(state, 0, "slowed"))
    assert stats.speed(state, 0) == 1
    # Miasma takes nothing from a slowed hero.
    for conditions, speed in [([], 1), (["slowed"], 2)]:
        amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=17, hp=10, speed=2, surge=5)])
        state = table("arjhan 0/1/1")
        state.environment, state.heroes[0].conditions = "crippling-miasma", conditions
        assert stats.speed(state, 0) == speed
    # Overwhelming Terror: Kat at 0 Hit Points is placed nearer to the Start tile and Slowed beside the Wolf there.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 0, -1, 0)]
    state = table("arjhan 1/0/0, kat 2/1/1 -8", tiles=tiles, powers="", foes="wolf 0/0/0")
    evening = drawn(state, "overwhelming-terror").until("prompt-place")
    assert evening.asked[0] == 1
    evening.play(evening.options[0])
    assert evening.state.heroes[1].conditions == ["slowed"] and where(evening.state, evening.state.heroes[1].square)[0] == 0
    # No card of a Hero gives one; a claw that immobilizes takes the illusionary Crowd away and nothing more.
    attacks = [card.attack for card in [*POWERS.values(), *TREASURES.values()] if card.attack]
    assert not any("condition" in field_name for attack in attacks for field_name in attack.__struct_fields__)
    assert any(line.attack and line.attack.condition for card in MONSTERS.values() for line in card.script)
    assert any(card.volley and card.volley.strike.condition for card in ENCOUNTERS.values())
    state = table("immeril 2/0/0", tiles=field(3), powers="", foes="ghoul 0/1/1", marks="illusionary-crowd 1", dice=20)
    evening = scenes.dusk(state).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["illusionary-crowd"]
    assert not evening.seen(event.ConditionGained)


def usable(state: State) -> set[str]:
    """The cards that the active Hero may use now."""
    return {option.card for option in of(Evening(state).options, Use)}


def around() -> list[Placed]:
    """A way around: west to east, then south; tiles 0 and 3 are two tiles apart as the crow flies."""
    return [Placed(OPEN, 0, 0, 0), Placed(OPEN, 1, 0, 0), Placed(OPEN, 2, 0, 0), Placed(OPEN, 2, 1, 0)]


@pytest.mark.rule("CR-027", "CR-032", "CR-034", "CR-036", "CR-110", "CR-242", "CR-026", "CR-033", "CR-035", "CR-037", "CR-038")
@pytest.mark.rule("CR-223", "CR-262", "CR-263", "CR-276", "CR-031")
def test_distances_in_tiles_and_where_walls_part_them(monkeypatch: pytest.MonkeyPatch) -> None:
    # Only Magic Missile reaches so far, and it needs no line of sight around the corner.
    state = table("immeril 0/0/0, allisa 0/1/0", tiles=around(), powers="scorching-burst, magic-missile, hunters-shot")
    put(state, "skeleton", 3, 3, 3)
    assert distance.tile_distance(state, "immeril", "skeleton-1") == 3 and usable(state) == {"magic-missile"}
    state.turn.hero = 1
    assert usable(state) == set()
    # In a row of five tiles: T(1) is distance 0 and 1, "1 tile away" is 1 and nothing else.
    for tile, cards in [
        (0, {"thunderwave", "lightning-bolt", "magic-missile"}), (1, {"scorching-burst", "lightning-bolt", "magic-missile"}),
        (2, {"magic-missile"}), (3, {"magic-missile"}), (4, set[str]()),
    ]:  # fmt: skip
        powers = ["thunderwave", "scorching-burst", "lightning-bolt", "magic-missile"]
        state = table("immeril 0/1/1", tiles=field(5), powers={"immeril": powers})
        put(state, "wolf", tile, 3, 3)
        assert usable(state) == cards
        assert [distance.tiles_at(state, 1, tiles, exactly=True) for tiles in range(4)] == [[1], [0, 2], [3], [4]]
    # Halves of the start tile are two tiles.
    start = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0)]
    state = table("immeril 0/3/0", tiles=start, powers="scorching-burst, thunderwave", foes="wolf 1/0/0")
    assert distance.tile_distance(state, "immeril", "wolf-1") == 1 and usable(state) == {"scorching-burst"}
    # A Wolf across the border is adjacent, but not on the tile; one in the far corner is on the tile, but not adjacent.
    state = table("immeril 0/2/3, kat 0/3/3", tiles=field(2), powers="backstab", foes="wolf 1/1/0")
    assert distance.adjacent(state, "immeril", "wolf-1") and figure.tiles_of(state, "wolf-1") != figure.tiles_of(state, "immeril")
    assert not distance.adjacent(state, "kat", "wolf-1") and distance.square_distance(state, "kat", "wolf-1") == 2
    put(state, "rat-swarm", 0, 0, 0)
    assert distance.tile_distance(state, "kat", "rat-swarm-1") == 0 and not distance.adjacent(state, "kat", "rat-swarm-1")
    # Across the corner the squares touch, so Backstab is legal; the tiles are two apart, so Snipe Shot is not.
    state = table("kat 0/3/3", tiles=field(2, 2), powers="backstab, snipe-shot", foes="wolf 3/0/0")
    assert distance.tile_distance(state, "kat", "wolf-1") == 2 and usable(state) == {"backstab"}
    # T08 has a wall in its south-west corner, T07 in its north-east corner; one wall alone does not part them.
    for east, south, touch in [("T08", "T07", False), ("T08", OPEN, True), (OPEN, "T07", True)]:
        tiles = [Placed(OPEN, 0, 0, 0), Placed(east, 1, 0, 0), Placed(south, 0, 1, 0), Placed(OPEN, 1, 1, 0)]
        state = table("kat 0/3/3", tiles=tiles, powers="backstab", foes="wolf 3/0/0")
        assert distance.adjacent(state, "kat", "wolf-1") is touch and usable(state) == ({"backstab"} if touch else set())
    # The south-western tile is missing: with the wall of T08 it closes the corner.
    for east, touch in [("T08", False), (OPEN, True)]:
        state = table("kat 0/3/3", tiles=[Placed(OPEN, 0, 0, 0), Placed(east, 1, 0, 0), Placed(OPEN, 1, 1, 0)], foes="wolf 2/0/0")
        assert distance.adjacent(state, "kat", "wolf-1") is touch
    # The corridor shows only walls to the tile in the east: the way leads over two other tiles, and T(1) does not reach.
    tiles = [Placed("T13", 0, 0, 0), Placed(OPEN, 1, 0, 0), Placed(OPEN, 0, 1, 0), Placed(OPEN, 1, 1, 0)]
    state = table("kat 0/1/2", tiles=tiles, powers="snipe-shot", foes="wolf 1/1/0")
    assert distance.tile_distance(state, "kat", "wolf-1") == 3 and usable(state) == set()
    put(state, "zombie", 2, 0, 0)
    assert usable(state) == {"snipe-shot"}
    # West: open only in its uppermost square. East: open only below. The tiles are not adjacent, nor are the squares.
    for name, rows in {"X-UP": ["....", "...#", "...#", "...#"], "X-DOWN": ["#...", "....", "....", "...."]}.items():
        amend(monkeypatch, TILES, name, like=OPEN, rows=rows)
    lay = board.chart(Board([Placed("X-UP", 0, 0, 0), Placed("X-DOWN", 1, 0, 0)]))
    assert lay.tile_steps(0) == [0, board.FAR + 1], "no path leads there; it lies one tile away on the grid"
    assert board.square(4, 1) not in lay.near[board.square(3, 0)]


@pytest.mark.rule("CR-039", "CR-245", "CR-030", "CR-280")
def test_a_large_base_and_the_start_tile_are_as_near_as_their_nearest_part(monkeypatch: pytest.MonkeyPatch) -> None:
    # With a base of two squares on tiles 0 and 1 the Count is 1 tile from tile 2.
    grow(monkeypatch, "count-strahd")
    state = table("thorgrim 2/3/3", tiles=field(3), powers="lance-of-faith")
    strahd = villain(state, "count-strahd", 0, 1, 3)
    assert figure.tiles_of(state, strahd) == [0, 1] and distance.tile_distance(state, "thorgrim", strahd) == 1
    assert usable(state) == {"lance-of-faith"}
    monkeypatch.undo()
    assert usable(state) == set()
    # A base of three by three squares on tiles 1 and 2 of a row, with a tile north of each and two more in the east.
    grow(monkeypatch, "count-strahd", base=3)
    tiles = [*field(5), Placed(OPEN, 1, -1, 0), Placed(OPEN, 2, -1, 0)]
    state = table("arjhan 0/0/0", tiles=tiles)
    strahd = villain(state, "count-strahd", 1, 1, 2)
    assert len(figure.squares_of(state, strahd)) == 9 and figure.tiles_of(state, strahd) == [1, 2]
    distances = []
    for there in range(len(tiles)):
        state.heroes[0].square = spot(there, 0, 0, state)
        distances.append(distance.tile_distance(state, "arjhan", strahd))
    assert distances == [1, 0, 0, 1, 2, 1, 1]
    # One tile north of the Start tile, "two tiles closer" ends on the northern half.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed(OPEN, 0, -1, 0), Placed(OPEN, 1, 1, 0)]
    evening = drawn(table("arjhan 2/0/0, kat 3/0/0", tiles=tiles), "overwhelming-terror")
    evening.play(evening.options[0])
    evening.play(evening.options[0])
    placed = {seen.figure: where(evening.state, seen.square)[0] for seen in evening.seen(event.Relocated)}
    assert placed == {"arjhan": 0, "kat": 1}
    # Both halves count: the edges of the southern half are as near as those of the northern one.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed(OPEN, 0, -1, 0)]
    evening = drawn(table("arjhan,kat", tiles=tiles, at={"arjhan": (2, 0, 0), "kat": (2, 0, 1)}), "neglected-passage")
    edges = {(option.tile, option.side) for option in evening.options}  # type: ignore[attr-defined]  # all are edges
    assert edges == {(0, "east"), (0, "west"), (1, "east"), (1, "west")}


@settings(max_examples=50, deadline=None)
@given(dungeons())
@pytest.mark.rule("CR-030", "CR-031", "CR-032", "CR-035", "CR-037", "CR-038", "CR-276")
def test_every_dungeon_is_counted_as_it_is_drawn(tiles: list[Placed]) -> None:
    """Neighbouring squares, adjacent tiles, their distances and the unexplored edges, worked out from the drawings alone."""
    lay, floor = board.chart(Board(tiles)), drawing(tiles)
    spots = {place: (place[0] // 4, place[1] // 4) for place in floor}
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    for x, y in floor:
        beside = {(x + dx, y + dy) for dx, dy in steps if (x + dx, y + dy) in floor and not pinched(floor, x, y, dx, dy)}
        assert {board.xy(place) for place in lay.near[board.square(x, y)]} == beside
    straight = ((0, -1), (1, 0), (0, 1), (-1, 0))
    joined = {(spots[x, y], spots[x + dx, y + dy]) for x, y in floor for dx, dy in straight if (x + dx, y + dy) in floor}
    index = {(placed.x, placed.y): number for number, placed in enumerate(tiles)}
    links = {(index[one], index[other]) for one, other in joined if one != other}
    for first in range(len(tiles)):
        reached = {first: 0}
        for far in range(1, len(tiles)):
            reached |= {b: far for a, b in links if reached.get(a) == far - 1 and b not in reached}
        here = tiles[first]
        away = [board.FAR + abs(here.x - there.x) + abs(here.y - there.y) for there in tiles]
        assert lay.tile_steps(first) == [reached.get(tile, away[tile]) for tile in range(len(tiles))]
        assert lay.area(first, 1) == tuple(sorted(tile for tile, far in reached.items() if far <= 1))
    sides = zip(board.SIDES, straight, strict=True)
    edges = {
        (index[spots[x, y]], side)
        for side, (dx, dy) in sides
        for x, y in floor
        if ((x + dx) // 4, (y + dy) // 4) not in index
    }  # fmt: skip
    assert set(lay.edges) == edges


def corners(lay: Chart, base: int, taken: set[Square]) -> list[Square]:
    """North-west squares of every place where a base fits."""

    def fits(corner: Square) -> bool:
        under = [corner + row * WIDTH + column for row in range(base) for column in range(base)]
        return all(place in lay.near and place not in taken for place in under)

    return [place for place in lay.near if fits(place)]


@pytest.mark.rule("CR-040")
@settings(max_examples=25, deadline=None)
@given(dungeons(), st.sampled_from((2, 3)), st.data())
def test_a_large_base_has_room_where_its_squares_are_free(tiles: list[Placed], base: int, data: st.DataObject) -> None:
    lay = chart(Board(tiles))
    taken = set(data.draw(st.lists(st.sampled_from(sorted(lay.near)), max_size=10, unique=True)))
    assert lay.room(base, taken) == bool(corners(lay, base, taken))
    while left := corners(lay, base, taken):
        taken |= set(left)
    assert not lay.room(base, taken)


@pytest.mark.rule("CR-033", "CR-039")
@settings(max_examples=25, deadline=None)
@given(dungeons(), st.data())
def test_the_way_from_a_base_is_that_from_its_nearest_square(tiles: list[Placed], data: st.DataObject) -> None:
    lay = chart(Board(tiles))
    base = data.draw(st.lists(st.sampled_from(sorted(lay.near)), min_size=1, max_size=9, unique=True))
    alone = [lay.square_steps(place) for place in base]
    expected = {place: min(steps.get(place, FAR) for steps in alone) for place in lay.near}
    found = lay.square_steps(*base)
    assert {place: found.get(place, FAR) for place in lay.near} == expected
