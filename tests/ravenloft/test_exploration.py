"""The Exploration Phase: when a tile is laid, which way it lies, and who comes with it."""

import pytest
from msgspec.structs import replace

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickEdge
from game.rules.ravenloft.decks import monster_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects import encounters
from game.rules.ravenloft.space import board
from game.rules.ravenloft.space.board import Edge
from game.rules.ravenloft.state import Monster, Placed, State
from game.rules.ravenloft.tables.cards import ADVENTURES, TILES
from tests.ravenloft.kit import Evening, on_top, put, run, table
from tests.ravenloft.scenes import OPEN, amend, drawn, field, quiet, where


def explorer(at: tuple[int, int, int] = (0, 1, 3), tile: str = "T16", monster: str = "zombie", hero: str = "arjhan") -> State:
    """A Hero on an open tile, about to end the Hero Phase; this tile and this Monster come next."""
    state = table(hero, at={hero: at}, powers={})
    on_top(state, "tile", tile)
    on_top(state, "monster", monster)
    return quiet(state)


def explore(state: State) -> Evening:
    """End the Hero Phase and go on to the next one."""
    return Evening(state, Done()).until("prompt-hero-phase", lambda options: options[0])


@pytest.mark.rule("CR-075", "CR-076", "CR-077", "CR-079", "CR-080", "CR-085", "CR-089", "CR-090", "CR-144", "CR-252")
def test_a_tile_is_explored_with_its_monster_by_whoever_stands_at_an_edge() -> None:
    # Nothing is asked on a square along one edge; the figure stands on the bone pile and its card lies in front of the
    # Hero.
    evening = Evening(explorer(monster="kobold-skirmisher"), Done())
    assert evening.asked == (0, "prompt-hero-phase")
    names = [type(seen).__name__ + getattr(seen, "phase", "") for seen in evening.events]
    order = [
        name for name in names if name in ("PhaseBeganexplore", "TileLaid", "MonsterDrawn", "MonsterPlaced", "PhaseBeganvillain")
    ]
    assert order == ["PhaseBeganexplore", "TileLaid", "MonsterDrawn", "MonsterPlaced", "PhaseBeganvillain"]
    [placed] = evening.seen(event.MonsterPlaced)
    assert placed.square == board.chart(evening.state.board).cells[1].bones
    assert [threat.kind for threat in evening.state.heroes[0].threats if isinstance(threat, Monster)] == ["kobold-skirmisher"]
    # Away from the edges no tile is laid.
    evening = explore(explorer(at=(0, 1, 1)))
    assert not evening.seen(event.TileLaid)
    assert len(evening.seen(event.DrawReplaced)) == 1  # the one Encounter card of this turn
    # Corner square lies on two edges.
    evening = Evening(explorer(at=(0, 0, 3)), Done())
    assert set(evening.options) == {PickEdge(0, "north"), PickEdge(0, "east")}
    evening.play(PickEdge(0, "north"))
    assert [(placed.x, placed.y) for placed in evening.state.board.tiles] == [(0, 0), (0, -1)]
    # Scout declines and draws an encounter card.
    evening = Evening(explorer(at=(0, 1, 1), hero="allisa"), Done(), Done())
    assert not evening.seen(event.TileLaid) and evening.seen(event.DrawReplaced)
    # Empty stack counts as no tile.
    state = explorer()
    state.decks.tile.draw.clear()
    evening = explore(state)
    assert not evening.seen(event.TileLaid) and [seen.deck for seen in evening.seen(event.DeckEmpty)][:1] == ["tile"]
    assert evening.seen(event.DrawReplaced)


@pytest.mark.rule("CR-078", "CR-084", "CR-265")
@pytest.mark.parametrize(
    ("at", "turn", "place"), [((0, 0, 1), 0, (0, -1)), ((0, 1, 3), 1, (1, 0)), ((0, 3, 1), 2, (0, 1)), ((0, 1, 0), 3, (-1, 0))]
)
def test_triangle_points_to_the_tile_explored_from(at: tuple[int, int, int], turn: int, place: tuple[int, int]) -> None:
    """T21 opens at its triangle and one quarter turn counter-clockwise of it: whichever way it lies, the triangle edge meets the Hero's."""
    evening = explore(explorer(at=at, tile="T21"))
    assert evening.state.board.tiles[1] == Placed("T21", *place, turn)
    toward = {0: "south", 1: "west", 2: "north", 3: "east"}[turn]
    assert board.chart(evening.state.board).cells[1].sides[toward] and board.chart(evening.state.board).links[0] == (1,)


@pytest.mark.rule("CR-081", "CR-082", "CR-083", "CR-220", "CR-247")
def test_which_monster_comes_with_a_tile_and_where_it_stands() -> None:
    # A has a Zombie and draws a Zombie: it is discarded; the Wolf that only B has is placed.
    state = table("arjhan 1/1/3, kat 0/0/0", tiles=field(2), powers={}, foes="zombie 0/3/0, wolf 0/3/1 kat")
    on_top(state, "monster", "zombie", "wolf")
    on_top(state, "tile", "T16")
    evening = Evening(quiet(state), Done())
    assert [seen.card for seen in evening.seen(event.MonsterDrawn)] == ["zombie", "wolf"]
    assert [seen.figure for seen in evening.seen(event.MonsterPlaced)] == ["wolf-2"]
    assert evening.state.decks.monster.discard == ["zombie"]
    # No new name left means no monster.
    state = explorer()
    put(state, "zombie", 0, 3, 0)
    state.decks.monster.draw = [Secret("zombie")]
    state.decks.monster.discard = ["zombie"]
    evening = Evening(state, Done())
    assert evening.seen(event.TileLaid) and not evening.seen(event.MonsterPlaced) and not evening.seen(event.MonsterDrawn)
    # Occupied bone pile lets the active player pick.
    state = table("arjhan 0/0/0, kat 1/1/2", tiles=field(2), powers={}, active=1, top={"monster": "zombie"})
    script = monster_deck.new_monster(state, 0, tile=1)
    step = next(script)
    while not hasattr(step, "options"):
        step = next(script)
    [(seat, spots)] = step.options.items()
    assert seat == 1
    assert {where(state, option.square) for option in spots} == {(1, r, c) for r in range(4) for c in range(4)} - {(1, 1, 2)}


@pytest.mark.rule("CR-041", "CR-084", "CR-090", "CR-252", "CR-286")
def test_the_triangle_decides_about_the_encounter_card(monkeypatch: pytest.MonkeyPatch) -> None:
    # A white tile brings none, a black tile one; the Monster comes with both.
    for tile, cards in [("T16", 0), ("T12", 1), ("T38", 0), ("T31", 1)]:
        assert TILES[tile].triangle == ("black" if cards else "white")
        evening = explore(explorer(tile=tile))
        assert len(evening.seen(event.DrawReplaced)) == cards and len(evening.seen(event.MonsterPlaced)) == 1
    # On a black tile that has lain there for long, exploring a white one brings no Encounter card.
    state = table("arjhan 0/1/3", tiles=field(1), powers={})
    assert TILES[OPEN].triangle == "black"
    on_top(state, "tile", "T16")
    assert not Evening(state, Done()).seen(event.EncounterDrawn)
    # Black special tile brings an encounter card.
    laid = [replace(row, tile="T12") for row in ADVENTURES["find-the-icon"].trigger if row.tile]
    amend(monkeypatch, ADVENTURES, "find-the-icon", trigger=laid, always_encounter=[])
    evening = explore(quiet(table("arjhan 0/1/3, kat 0/0/0", tiles=field(1), powers={}, top={"tile": "T12"})))
    assert len(evening.seen(event.MonsterPlaced)) == 3 and len(evening.seen(event.DrawReplaced)) == 1


@pytest.mark.rule("CR-087", "CR-088", "CR-175", "CR-177", "CR-215")
def test_tiles_of_cards_come_from_below_and_explore_nothing() -> None:
    # Secret Door: the bottom tile lies by the triangle rule at an edge nearest to the Hero, with one Monster and no
    # further card.
    state = table("arjhan 0/1/1", tiles=field(2), powers={}, top={"monster": "zombie"})
    state.decks.tile.draw.insert(0, Secret("T31"))
    evening = drawn(state, "secret-door")
    assert set(evening.options) == {PickEdge(0, side) for side in ("north", "west", "south")}
    evening.play(PickEdge(0, "west"))
    assert evening.state.board.tiles[2] == Placed("T31", -1, 0, 3)
    assert [seen.card for seen in evening.seen(event.EncounterDrawn)] == ["secret-door"]
    assert len(evening.seen(event.MonsterPlaced)) == 1
    # Eagle Eyes lays a white tile in the Hero Phase: the Encounter card is drawn all the same, and the Sun stands still.
    state = table("arjhan 0/1/1", powers={}, top={"treasure": "eagle-eyes", "tile": "T16", "monster": "zombie"})
    run(state, treasure_deck.draw_treasure(state, 0), PickEdge(0, "north"))
    assert (len(state.board.tiles), state.quest.sun) == (2, 1) and explore(quiet(state)).seen(event.DrawReplaced)
    # Card without a tile left is skipped.
    state = table("arjhan 0/1/1", powers={})
    state.decks.tile.draw.clear()
    evening = drawn(state, "secret-door")
    assert evening.asked == (0, "prompt-hero-phase") and not evening.seen(event.MonsterPlaced)
    assert run(explorer(), encounters.passage(explorer(), 0, "secret-door", [])) == ([], None), "nor where no edge is left"
    # In a closed corridor the nearest open edge is two tiles away; of two equally near ones the active player picks.
    state = table("arjhan 2/0/1", tiles=[Placed("T13", 0, y, 0) for y in range(5)])
    assert set(tile_stack.edges_nearest(state, 2)) == {Edge(0, "north"), Edge(4, "south")}
    assert set(tile_stack.edges_nearest(state, 3)) == {Edge(4, "south")}


@pytest.mark.rule("CR-293")
def test_a_dead_end_is_laid_only_when_it_or_nothing_else_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for stack, laid, returned in [(["X-END", "T16", "T39"], "T16", ["X-END"]), (["X-END", "T16"], "X-END", [])]:
        monkeypatch.setitem(TILES, "X-END", TILES["T13"])
        amend(monkeypatch, TILES, "X-END", id="X-END", rows=["####", "#.B#", "#..#", "#..#"])
        state = table("kat 1/0/1", tiles=[Placed("X-END", 0, 1, 2), Placed("T13", 0, 0, 0)], powers={})
        assert board.chart(state.board).edges == (Edge(1, "north"),)
        state.decks.tile.draw = [Secret(tile) for tile in reversed(stack)]
        evening = Evening(quiet(state), Done())
        assert evening.state.board.tiles[2].tile == laid and [seen.tile for seen in evening.seen(event.TileReturned)] == returned
        if returned:
            under = evening.state.decks.tile.draw[0]
            assert (under.face, under.audience) == ("X-END", (0,))
    # Needed tile is always laid.
    monkeypatch.setitem(TILES, "X-END", TILES["T13"])
    amend(monkeypatch, TILES, "X-END", id="X-END", rows=["####", "#.B#", "#..#", "#..#"])
    amend(monkeypatch, ADVENTURES, "escape-the-tomb", needed=["X-END", "T39"])
    state = table("kat 1/0/1", tiles=[Placed("X-END", 0, 1, 2), Placed("T13", 0, 0, 0)], powers={})
    state.decks.tile.draw = [Secret("T39"), Secret("X-END")]
    assert Evening(quiet(state), Done()).state.board.tiles[2].tile == "X-END"
