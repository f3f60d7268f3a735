"""Moves of Heroes against numbers worked out by hand and a slow walk over the drawn tiles; Slowed and Immobilized."""

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from game.rules.engine.script import Action, Done, IllegalAction
from game.rules.ravenloft import event, stats, wounds
from game.rules.ravenloft.choice import PickTile, Spot, Target, Use, Walk
from game.rules.ravenloft.effects import powers_attack
from game.rules.ravenloft.space import board, distance, figure, placing
from game.rules.ravenloft.state import Lasting, Marker, Placed, Square, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.rules.ravenloft.tables.content import Level
from tests.ravenloft.kit import Dice, Evening, meet, put, run, spot, table
from tests.ravenloft.scenes import (
    OPEN,
    amend,
    corridor,
    drawing,
    drawn,
    dungeons,
    dusk,
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
    state = table("arjhan, kat", tiles=tiles, powers={})
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


@pytest.mark.rule("CR-059", "CR-060", "CR-061", "CR-062", "CR-244")
def test_walls_monsters_and_heroes_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    # A Monster's square (A) and a wall (B) are not entered, two walls (C) are not slipped between, a Hero (D) is passed,
    # not joined.
    monkeypatch.setitem(TILES, "X-PICTURE", TILES[OPEN])
    amend(monkeypatch, TILES, "X-PICTURE", id="X-PICTURE", rows=["....", "....", "..#.", ".#.."])
    at = {"arjhan": (0, 2, 1), "kat": (0, 1, 1)}
    state = table("arjhan,kat", tiles=[Placed("X-PICTURE", 0, 0, 0)], at=at, foes="wolf 0/2/0")
    state.heroes[0].conditions.append("slowed")
    places = {where(state, place)[1:] for place in walks(state)}
    assert (2, 0) not in places  # A
    assert (2, 2) not in places  # B
    assert (3, 2) not in places  # C: only by squeezing between the walls at (2, 2) and (3, 1)
    assert (1, 1) not in places  # D
    assert {(0, 1), (0, 0), (1, 0), (1, 2), (0, 2), (1, 3), (2, 3), (3, 0), (0, 3)} >= places
    assert (0, 1) in places  # through Kat
    # Step by step: from (2, 1) every neighbour but the one behind the two walls.
    monkeypatch.setitem(TILES, "X-PICTURE", TILES[OPEN])
    amend(monkeypatch, TILES, "X-PICTURE", id="X-PICTURE", rows=["....", "....", "..#.", ".#.."])
    state = table("allisa 0/2/1", tiles=[Placed("X-PICTURE", 0, 0, 0)], powers={"allisa": ["attacks-on-the-run"]})
    assert {where(state, place)[1:] for place in powers_attack._steps(state, 0, 6)} == {(1, 0), (1, 1), (1, 2), (2, 0), (3, 0)}
    # One wall at a corner is passed.
    monkeypatch.setitem(TILES, "X-CORNER", TILES[OPEN])
    amend(monkeypatch, TILES, "X-CORNER", id="X-CORNER", rows=["#...", "....", "....", "...."])
    state = table("arjhan 0/0/1", tiles=[Placed("X-CORNER", 0, 0, 0)])
    state.heroes[0].conditions.append("slowed")
    assert spot(0, 1, 0, state) in board.chart(state.board).near[spot(0, 0, 1, state)] and spot(0, 2, 0, state) in walks(state)


@pytest.mark.rule("CR-059", "CR-062", "CR-063", "CR-140")
def test_heroes_are_passed_and_monsters_are_a_wall_but_for_the_diagonal() -> None:
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
    state = table("arjhan 0/0/0", foes="wolf 0/0/1, zombie 0/1/0")
    state.heroes[0].conditions.append("slowed")
    assert spot(0, 1, 1, state) in walks(state)


@pytest.mark.rule("CR-056", "CR-057", "CR-064", "CR-219", "CR-273")
def test_moves_in_the_own_turn_and_in_that_of_another() -> None:
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


@pytest.mark.rule("CR-066", "CR-067", "CR-259", "CR-275")
def test_placings() -> None:
    # Fey Step: any free floor square within 1 tile, Immobilized or not, past Monsters; no square with a figure.
    state = table("immeril 0/0/0, kat 1/0/0", tiles=field(2), powers={"immeril": ["fey-step"]})
    state.heroes[0].conditions.append("immobilized")
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
    evening = drawn(table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers={}), "icy-corridor").until("prompt-icy-corridor")
    assert evening.asked[0] == 0
    evening.play(evening.options[0])
    assert evening.asked == (1, "prompt-icy-corridor")
    state = table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers={}, foes="wolf 2/0/0 kat")
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
        state = table("arjhan 0/1/1, kat 0/3/3", tiles=field(2), powers={})
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
    evening = Evening(quiet(table("arjhan 0/1/1 slowed immobilized", powers={})))
    assert [seen.condition for seen in evening.seen(event.ConditionEnded)] == ["slowed", "immobilized"]
    # Kat's marker leaves at the end of her own Hero Phase, not of Arjhan's, and not at the end of her turn.
    state = table("arjhan 0/1/1, kat 0/2/2 slowed", tiles=field(2), powers={})
    evening = Evening(quiet(state), Done())
    assert evening.asked[0] == 1 and evening.state.heroes[1].conditions == ["slowed"]
    evening.play(Walk(spot(0, 3, 3, state)))
    assert evening.state.heroes[1].conditions == ["slowed"]
    quiet(evening.state)
    evening.play(Done())
    ended = next((number for number, seen in enumerate(evening.events) if isinstance(seen, event.ConditionEnded)))
    assert getattr(evening.events[ended + 1], "phase", "") == "explore"


@pytest.mark.rule("CR-070", "CR-071", "CR-072")
def test_speed_is_the_sum_then_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.rule("CR-073", "CR-134")
def test_fallen_hero_can_be_slowed_and_placed() -> None:
    # Overwhelming Terror: Kat at 0 Hit Points is placed nearer to the Start tile and Slowed beside the Wolf there.
    tiles = [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 0, -1, 0)]
    state = table("arjhan 1/0/0, kat 2/1/1 -8", tiles=tiles, powers={}, foes="wolf 0/0/0")
    evening = drawn(state, "overwhelming-terror").until("prompt-place")
    assert evening.asked[0] == 1
    evening.play(evening.options[0])
    assert evening.state.heroes[1].conditions == ["slowed"] and where(evening.state, evening.state.heroes[1].square)[0] == 0


@pytest.mark.rule("CR-074")
def test_conditions_are_for_heroes_only(dice: Dice) -> None:
    """No card of a Hero gives one; a claw that immobilizes takes the illusionary Crowd away and nothing more."""
    attacks = [card.attack for card in [*POWERS.values(), *TREASURES.values()] if card.attack]
    assert not any("condition" in field_name for attack in attacks for field_name in attack.__struct_fields__)
    assert any(line.attack and line.attack.condition for card in MONSTERS.values() for line in card.script)
    assert any(card.volley and card.volley.strike.condition for card in ENCOUNTERS.values())
    state = table("immeril 2/0/0", tiles=field(3), powers={}, foes="ghoul 0/1/1")
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    dice(20)
    evening = dusk(state).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["illusionary-crowd"]
    assert not evening.seen(event.ConditionGained)
