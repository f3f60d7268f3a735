"""What the rows of all adventures say of their set-up: who may go, what lies there, where the special tiles come, which must come."""

import pytest

from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event, turn
from game.rules.ravenloft.decks import tile_stack
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES
from tests.ravenloft.cards.scene import drift, ends, night, only
from tests.ravenloft.kit import on_top, proves

HEROES = ("kat", "arjhan", "immeril", "thorgrim", "allisa")
SEEDED = {
    "find-the-icon": "T34",
    "klaks-infernal-artifact": "T37",
    "the-final-transformation": "T35",
    "destroy-the-dracolich": "T33",
    "horror-of-the-howling-hag": "T33",
    "rampaging-golem": "T40",
    "hunt-for-strahd-2": "T32",
}
"""Adventures whose tile lies in a packet of four under the first eight tiles."""
NEEDED = {name: {tile} for name, tile in SEEDED.items()} | {
    "escape-the-tomb": {"T39"},
    "daylight-assault": set(),
    "gauntlet-of-terror": set(),
    "adventure-impossible": {"T33", "T35", "T36", "T37", "T38", "T40"},
    "blood-and-fog": {"T38", "T39"},
    "hunt-for-strahd-1": {"T33", "T39"},
}


def fresh(adventure: str, seed: int = 1, heroes: int = 2) -> State:
    """A new evening."""
    return new_game(
        Options(adventure=adventure, heroes=",".join(HEROES[: 1 if adventure == "escape-the-tomb" else heroes])), seed
    )


@proves("CR-009")
def test_there_are_thirteen_in_their_order() -> None:
    assert [row.number for row in ADVENTURES.values() if row.number <= 13] == list(range(1, 14)) and set(NEEDED) <= set(
        ADVENTURES
    )


@proves("CR-024", "CR-025")
@pytest.mark.parametrize("adventure", NEEDED)
def test_for_how_many_heroes_an_adventure_is(adventure: str) -> None:
    wanted = {"escape-the-tomb": [1], "adventure-impossible": [1, 2, 3, 4, 5]}.get(adventure, [2, 3, 4, 5])
    for number in range(1, 6):
        options = Options(adventure=adventure, heroes=",".join(HEROES[:number]))
        if number in wanted:
            assert len(new_game(options, 1).heroes) == number
        else:
            with pytest.raises(OptionsError):
                new_game(options, 1)
    assert ADVENTURES[adventure].heroes == wanted


@proves("CR-013", "CR-027", "CR-208")
@pytest.mark.parametrize("adventure", NEEDED)
def test_the_two_halves_of_the_start_tile_lie_joined_with_two_surges_beside_them(adventure: str) -> None:
    state = fresh(adventure)
    lay, names = board.chart(state.board), [placed.tile for placed in state.board.tiles]
    if adventure not in ("escape-the-tomb", "horror-of-the-howling-hag"):
        assert names[:2] == ["ST-N", "ST-S"] and 1 in lay.links[0]
        north, south = state.board.tiles[:2]
        assert (north.x, north.y, south.x - north.x, south.y - north.y) == (0, 0, 0, 1)
    else:
        assert "ST-N" not in names
    assert state.surges == (0 if adventure == "adventure-impossible" else 2)
    used = {*names, *ADVENTURES[adventure].out}
    stack = [secret.sealed for secret in state.decks.tile.draw]
    left = 3 if adventure == "adventure-impossible" else 0
    assert len(stack) == len(set(stack)) == 40 - len({name for name in used if name.startswith("T")}) - left
    assert not used & set(stack)


@proves("CR-019")
@pytest.mark.parametrize(("adventure", "tile"), SEEDED.items())
def test_a_special_tile_comes_ninth_to_twelfth(adventure: str, tile: str) -> None:
    places = set()
    for seed in range(40):
        stack = [secret.sealed for secret in reversed(fresh(adventure, seed).decks.tile.draw)]
        places.add(stack.index(tile))
    assert places == {8, 9, 10, 11}


@proves("CR-293")
@pytest.mark.parametrize(("adventure", "tile"), [(name, tile) for name, tiles in NEEDED.items() for tile in sorted(tiles)])
def test_while_a_needed_tile_is_in_the_stack_no_other_closes_the_dungeon(
    monkeypatch: pytest.MonkeyPatch, adventure: str, tile: str
) -> None:
    monkeypatch.setattr(tile_stack, "closes", lambda t, edge, name: True)
    state = fresh(adventure)
    edge = board.chart(state.board).edges[0]
    state.decks.tile.draw = [Secret(tile), Secret("T20")]
    events = drift(tile_stack.draw_tile(state, edge))
    assert only(events, event.TileReturned) and [secret.sealed for secret in state.decks.tile.draw] == ["T20"], (
        "it lies below now"
    )
    assert not only(drift(tile_stack.draw_tile(state, edge)), event.TileReturned)


@proves("CR-293")
@pytest.mark.parametrize("adventure", ["daylight-assault", "gauntlet-of-terror"])
def test_where_no_tile_is_needed_any_may_close_it(monkeypatch: pytest.MonkeyPatch, adventure: str) -> None:
    monkeypatch.setattr(tile_stack, "closes", lambda t, edge, name: True)
    state = night(adventure)
    state.decks.tile.draw = [Secret("T33"), Secret("T20")]
    assert not only(drift(tile_stack.draw_tile(state, board.Edge(4, "north"))), event.TileReturned)


@proves("CR-019")
def test_in_the_fog_the_dragon_comes_sixth_to_ninth_and_the_stairway_not_before_the_eleventh() -> None:
    stacks = [[secret.sealed for secret in reversed(fresh("blood-and-fog", seed).decks.tile.draw)] for seed in range(40)]
    assert {stack.index("T38") for stack in stacks} == {5, 6, 7, 8}
    assert min(stack.index("T39") for stack in stacks) == 10


def explored(adventure: str, tile: str) -> State:
    """An evening in which the first Hero has just explored this tile, at the northern end of the open ones."""
    state = night(adventure, at={"kat": (4, 0, 1)})
    on_top(state, "tile", tile)
    state.quest.pools["hag"] = [Secret("monsters-0", (), "hag")]
    state.turn.phase = "explore"
    drift(turn.step(state))
    return state


@proves("CR-285")
@pytest.mark.parametrize(
    ("adventure", "tile", "villains", "things", "monsters"),
    [
        ("klaks-infernal-artifact", "T37", ["klak"], ["klaks-artifact"], 0),
        ("destroy-the-dracolich", "T33", ["gravestorm"], ["gravestorms-phylactery"], 1),
        ("the-final-transformation", "T35", [], [], 1),
        ("horror-of-the-howling-hag", "T33", [], [], 0),
        ("blood-and-fog", "T38", ["zombie-dragon"], [], 0),
        ("blood-and-fog", "T39", [], [], 1),
        ("rampaging-golem", "T40", ["flesh-golem"], [], 0),
        ("hunt-for-strahd-1", "T39", ["count-strahd"], [], 0),
        ("hunt-for-strahd-2", "T32", ["count-strahd"], [], 0),
        ("daylight-assault", "T33", [], [], 1),
        ("daylight-assault", "T32", [], [], 1),
    ],
)
def test_what_comes_with_a_special_tile_that_is_explored(
    adventure: str, tile: str, villains: list[str], things: list[str], monsters: int
) -> None:
    state = explored(adventure, tile)
    assert [other.kind for other in state.villains] == villains and [other.kind for other in state.things] == things
    assert len(figure.monsters(state)) == monsters
    if adventure == "destroy-the-dracolich":
        assert state.board.tiles[figure.tiles_of(state, figure.monsters(state)[0].id)[0]].tile == "T37"


@proves("CR-285")
@pytest.mark.parametrize(
    "adventure", sorted(set(NEEDED) - {"escape-the-tomb", "horror-of-the-howling-hag", "gauntlet-of-terror"})
)
@pytest.mark.parametrize("tile", ["T20", "T08", "T21"])
def test_any_other_tile_brings_its_monster_and_nothing_else(adventure: str, tile: str) -> None:
    state = explored(adventure, tile)
    assert state.villains == [] and state.things == [] and len(figure.monsters(state)) == 1
    assert not [other for other in figure.monsters(state) if other.guard]
    assert all(token.kind in ("item-back", "coffin-shut") for token in state.quest.tokens)
    if adventure not in ("adventure-impossible", "daylight-assault"):
        assert not ends(state)
