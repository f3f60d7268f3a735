"""The Events: those that lay tiles, bring Monsters and place figures."""

from typing import Any

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Accept, PickCard, PickEdge, PickTile, Target
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Board, Placed, State
from tests.ravenloft.cards.scene import (
    MISS,
    asked,
    at,
    at_bottom,
    conditions,
    encounter,
    hp,
    only,
    play,
    row,
    tile,
    to,
    used,
    villain,
    where,
)  # fmt: skip
from tests.ravenloft.kit import Dice, on_top, proves, put, trap


@proves("bubbling-cauldron", "CR-068", "CR-157")
def test_bubbling_cauldron_brings_each_monster_and_villain_a_tile_closer() -> None:
    state = row("kat,arjhan", tiles=4, at={"kat": (0, 0, 0), "arjhan": (3, 1, 1)})
    here, wolf = put(state, "ghoul", 0, 3, 3), put(state, "wolf", 1, 0, 0)
    strahd = villain(state, "count-strahd", 3, 2, 1)
    encounter(state, "bubbling-cauldron", Target(here.id), Target(wolf.id), to(state, 0, 2, 2), to(state, 2, 3, 3))
    assert [where(state, other) for other in (here, wolf, strahd)] == [(0, 3, 3), (0, 2, 2), (2, 3, 3)]


@proves("corner-of-your-eye", "CR-176", "CR-104")
@pytest.mark.parametrize(("face", "monster"), [(1, True), (15, True), (16, False), (20, False)])
def test_corner_of_your_eye(dice: Dice, face: int, monster: bool) -> None:
    state = row("kat,arjhan", tiles=3, at={"kat": (1, 0, 0)}, powers={"kat": ["stealth", "deep-cut"]})
    for held in state.heroes[0].powers:
        held.used = True
    on_top(state, "monster", "wolf")
    dice(face)
    answers = [] if monster else [PickCard("deep-cut")]
    encounter(state, "corner-of-your-eye", PickTile(2), to(state, 2, 3, 3), *answers)
    assert where(state, "kat") == (2, 3, 3), "an adjacent tile, not her own"
    assert [where(state, other) for other in figure.controlled(state, 0)] == ([(2, 2, 1)] if monster else [])
    assert used(state, "deep-cut") == monster and used(state, "stealth")


@proves("corner-of-your-eye", "CR-175")
@pytest.mark.parametrize("tiles", [1, 4])
def test_corner_of_your_eye_looks_no_farther_than_the_next_tile(dice: Dice, tiles: int) -> None:
    state = row("kat", tiles=tiles)
    dice(20)
    if tiles == 1:
        encounter(state, "corner-of-your-eye")
        assert where(state, "kat") == (0, 0, 0) and not state.heroes[0].threats, "nowhere to go, nothing to turn up"
    else:
        on_top(state, "encounter", "corner-of-your-eye")
        assert {place[0] for place in asked(state, encounter_deck.draw_encounter(state, 0), "prompt-place")} == {1}


@proves("cowardly-flight", "CR-177", "CR-087")
def test_cowardly_flight_takes_the_closest_monster_to_a_new_tile_from_the_bottom() -> None:
    state = row("kat", tiles=3)
    near, far = put(state, "ghoul", 0, 3, 3), put(state, "zombie", 1, 0, 0)
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf")
    encounter(state, "cowardly-flight", PickEdge(0, "north"), at(0, -1, 2, 1), at(0, -1, 1, 1))
    assert state.board.tiles[3].tile == "T12" and where(state, near) == (3, 2, 1) and where(state, far) == (1, 0, 0)
    wolf = figure.controlled(state, 0)[-1]
    assert wolf.kind == "wolf" and where(state, wolf) == (3, 1, 1), "the bone pile, (2, 1), is taken"
    assert state.turn.explored == ""


@proves("cowardly-flight")
def test_cowardly_flight_without_a_monster_does_nothing() -> None:
    state = row("kat")
    encounter(state, "cowardly-flight")
    assert len(state.board.tiles) == 2 and not state.heroes[0].threats
    assert state.decks.encounter.discard == ["cowardly-flight"]


@proves("cyrus-belview", "CR-177", "CR-087", "CR-176")
def test_cyrus_belview_leads_the_hero_to_a_new_tile_with_two_monsters() -> None:
    state = row("kat,arjhan,allisa", tiles=2)
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf", "ghoul")
    encounter(
        state, "cyrus-belview", PickEdge(1, "south"), at(1, 1, 2, 2), at(1, 1, 1, 1), Accept(), at(1, 1, 2, 1), Done(),
    )  # fmt: skip
    assert state.board.tiles[2].tile == "T12" and where(state, "kat") == (2, 1, 1)
    assert where(state, "arjhan") == (2, 2, 1) and tile(state, "allisa") == 0
    assert [tile(state, other) for other in figure.controlled(state, 0)] == [2, 2]


@proves("illusionary-trick", "CR-069", "CR-178", "CR-234")
def test_illusionary_trick_swaps_the_hero_with_the_farthest_monster() -> None:
    state = row("kat", tiles=4, at={"kat": (0, 0, 0)})
    near, far = put(state, "ghoul", 1, 0, 0), put(state, "wolf", 3, 1, 1)
    encounter(state, "illusionary-trick")
    assert where(state, "kat") == (3, 1, 1) and where(state, far) == (0, 0, 0) and where(state, near) == (1, 0, 0)


@proves("illusionary-trick")
def test_illusionary_trick_needs_a_monster_and_lets_the_player_break_ties() -> None:
    state = row("kat")
    encounter(state, "illusionary-trick")
    assert where(state, "kat") == (0, 0, 0)
    put(state, "ghoul", 1, 0, 0)
    wolf = put(state, "wolf", 1, 3, 3)
    encounter(state, "illusionary-trick", Target(wolf.id))
    assert where(state, wolf) == (0, 0, 0)


START = (Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 1, 0, 0), Placed("T09", 2, 0, 0), Placed("T11", 3, 0, 0))


def start_tiles(**more: Any) -> State:
    """The Start tile with a row of three tiles to its east."""
    state = row("kat,arjhan", **more)
    state.board = Board(list(START))
    state.decks.tile.draw = [secret for secret in state.decks.tile.draw if secret.face not in {placed.tile for placed in START}]
    for seat, place in enumerate([(4, 0, 0), (3, 0, 0)]):
        state.heroes[seat].square = to(state, *place).square
    return state


@proves("neglected-passage", "CR-280", "CR-236", "CR-088")
def test_neglected_passage_opens_beside_the_start_tile() -> None:
    state = start_tiles()
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf")
    encounter(state, "neglected-passage", PickEdge(1, "west"))
    assert state.board.tiles[5] == Placed("T12", -1, 1, 3)
    assert where(state, figure.controlled(state, 0)[0])[0] == 5 and state.decks.encounter.discard == ["neglected-passage"]


@proves("neglected-passage", "CR-280")
def test_neglected_passage_offers_all_edges_of_both_halves_and_no_other() -> None:
    state = start_tiles()
    on_top(state, "encounter", "neglected-passage")
    edges = asked(state, encounter_deck.draw_encounter(state, 0), "prompt-edge")
    assert edges == [(0, "north"), (0, "west"), (1, "east"), (1, "west")]


@proves("neglected-passage", "overwhelming-terror", "CR-179")
@pytest.mark.parametrize("card", ["neglected-passage", "overwhelming-terror"])
def test_without_a_start_tile_another_card_is_drawn(card: str) -> None:
    state = row("kat")
    on_top(state, "encounter", card, card, "passage-of-time")
    events = play(state, encounter_deck.draw_encounter(state, 0))
    assert only(events, event.EncounterDrawn)[-1].card == "passage-of-time" and hp(state, "kat") == [7]
    assert state.decks.encounter.discard[-1] == "passage-of-time" and state.decks.encounter.discard[0] == card
    assert len(state.board.tiles) == 2 and not state.limbo


@proves("overwhelming-terror", "CR-068", "CR-280")
def test_overwhelming_terror_drives_everyone_two_tiles_toward_the_start() -> None:
    state = start_tiles()
    put(state, "wolf", 2, 3, 3)
    encounter(state, "overwhelming-terror", to(state, 2, 0, 0), to(state, 0, 0, 0))
    assert where(state, "kat") == (2, 0, 0) and where(state, "arjhan") == (0, 0, 0)
    assert (conditions(state), conditions(state, 1)) == (["slowed"], []), "Kat came to the Wolf's tile"


@proves("overwhelming-terror")
def test_overwhelming_terror_stops_at_the_start_tile() -> None:
    state = start_tiles()
    state.heroes[0].square, state.heroes[1].square = to(state, 2, 0, 0).square, to(state, 1, 0, 0).square
    put(state, "wolf", 1, 0, 3)
    encounter(state, "overwhelming-terror", to(state, 0, 1, 1))
    assert where(state, "kat") == (0, 1, 1) and where(state, "arjhan") == (1, 0, 0), "already there"
    assert (conditions(state), conditions(state, 1)) == ([], ["slowed"])


@proves("reinforcements", "CR-157", "CR-176")
def test_reinforcements_come_to_the_hero_with_fewest_monsters() -> None:
    state = row("kat,arjhan,allisa")
    state.board = Board([Placed("T10", 0, 0, 0), *(Placed("T09", x, y, 0) for x, y in [(1, 0), (-1, 0), (0, 1), (0, -1)])])
    put(state, "ghoul", 0, 3, 3, owner=0)
    trap(state, "alarm", 0, owner=1)
    put(state, "zombie", 0, 3, 2, owner=2)
    on_top(state, "monster", "wolf")
    assert_tiles(state, [1, 2, 3, 4])
    encounter(state, "reinforcements", PickTile(3))
    [wolf] = figure.controlled(state, 1)
    assert where(state, wolf) == (3, 1, 1), "Arjhan's Trap does not count"


def assert_tiles(state: State, tiles: list[int]) -> None:
    copy = thaw(State, freeze(state))
    on_top(copy, "encounter", "reinforcements")
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-tile") == tiles, "tiles with an unexplored edge"


@proves("reinforcements", "CR-233")
def test_reinforcements_ask_the_active_player_in_a_tie_and_pass_over_the_absent() -> None:
    state = row("kat,arjhan,allisa")
    state.heroes[2].square = None
    on_top(state, "monster", "wolf")
    encounter(state, "reinforcements", Target("arjhan"), PickTile(0))
    assert len(figure.controlled(state, 1)) == 1
    on_top(state, "monster", "ghoul")
    encounter(state, "reinforcements", PickTile(1))
    assert len(figure.controlled(state, 0)) == 1 and not figure.controlled(state, 2)


@proves("secret-door", "CR-088", "CR-177", "CR-087")
def test_secret_door_opens_next_to_the_hero() -> None:
    state = row("kat", tiles=3)
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf")
    encounter(state, "secret-door", PickEdge(0, "west"))
    assert state.board.tiles[3].tile == "T12" and tile(state, figure.controlled(state, 0)[0]) == 3
    assert state.turn.explored == ""


@proves("secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost", "CR-177")
@pytest.mark.parametrize("card", ["secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost"])
def test_no_passage_opens_when_no_tile_is_left(dice: Dice, card: str) -> None:
    state = row("kat,arjhan")
    wolf = put(state, "wolf", 0, 3, 3)
    state.decks.tile.draw = []
    dice(MISS)
    encounter(state, card)
    assert len(state.board.tiles) == 2 and state.heroes[0].threats == [wolf]
    assert where(state, "kat") == (0, 0, 0) and where(state, wolf) == (0, 3, 3)


@proves("neglected-passage", "CR-177")
def test_a_neglected_passage_without_tiles_is_no_reason_to_draw_again() -> None:
    state = start_tiles()
    state.decks.tile.draw = []
    assert len(only(encounter(state, "neglected-passage"), event.EncounterDrawn)) == 1 and not state.heroes[0].threats


@proves("strahds-minions", "CR-178", "CR-066")
def test_strahds_minions_drag_the_hero_and_two_monsters_to_the_farthest_tile() -> None:
    state = row("kat", tiles=4)
    one, two, three = put(state, "ghoul", 0, 3, 3), put(state, "wolf", 1, 0, 0), put(state, "zombie", 2, 0, 0)
    encounter(state, "strahds-minions", to(state, 3, 1, 1), to(state, 3, 2, 1), to(state, 3, 1, 2))
    assert [where(state, name) for name in ("kat", one, two, three)] == [(3, 1, 1), (3, 2, 1), (3, 1, 2), (2, 0, 0)]
    assert len(figure.controlled(state, 0)) == 3, "nobody new"


@proves("strahds-minions", "CR-176")
@pytest.mark.parametrize("there", [0, 1])
def test_strahds_minions_are_joined_by_a_new_one_when_they_are_few(there: int) -> None:
    state = row("kat", tiles=2)
    for _ in range(there):
        put(state, "ghoul", 0, 3, 3)
    on_top(state, "monster", "wolf")
    encounter(state, "strahds-minions", to(state, 1, 1, 1), *[to(state, 1, 3, 3)] * there, to(state, 1, 2, 2))
    wolf = figure.controlled(state, 0)[-1]
    assert wolf.kind == "wolf" and where(state, wolf) == (1, 2, 2), "adjacent to the Hero"


@proves("strahds-minions")
def test_strahds_minions_are_enough_when_there_are_two_and_stay_where_they_wait() -> None:
    state = row("kat", tiles=3)
    one, two = put(state, "ghoul", 0, 3, 3), put(state, "wolf", 2, 0, 0)
    encounter(state, "strahds-minions", to(state, 2, 1, 1), to(state, 2, 2, 2))
    assert [where(state, name) for name in ("kat", one, two)] == [(2, 1, 1), (2, 2, 2), (2, 0, 0)]
    assert figure.controlled(state, 0) == [one, two]


@proves("strahds-trick", "CR-066")
def test_strahds_trick_puts_the_hero_among_most_monsters_within_one_tile() -> None:
    state = row("kat", tiles=3)
    put(state, "ghoul", 0, 3, 3)
    for kind, column in [("wolf", 0), ("zombie", 1)]:
        put(state, kind, 1, 0, column)
    for kind, column in [("spider", 0), ("skeleton", 1), ("gargoyle", 2)]:
        put(state, kind, 2, 0, column)
    encounter(state, "strahds-trick", to(state, 1, 3, 3))
    assert where(state, "kat") == (1, 3, 3) and hp(state, "kat") == [8]


@proves("strahds-trick")
def test_strahds_trick_hurts_a_hero_without_monsters_near() -> None:
    state = row("kat", tiles=3)
    put(state, "ghoul", 2, 0, 0)
    encounter(state, "strahds-trick")
    assert where(state, "kat") == (0, 0, 0) and hp(state, "kat") == [7]


@proves("summoning-circle", "CR-176")
def test_summoning_circle_brings_a_monster_beside_the_hero() -> None:
    state = row("kat", at={"kat": (0, 0, 3)})
    on_top(state, "monster", "wolf")
    encounter(state, "summoning-circle", to(state, 1, 1, 0))
    assert where(state, figure.controlled(state, 0)[0]) == (1, 1, 0)


@proves("teleport-glyph", "CR-178", "CR-066")
def test_teleport_glyph_sends_the_hero_and_her_tiles_monsters_far_away() -> None:
    state = row("kat,arjhan", tiles=4)
    here, beside = put(state, "ghoul", 0, 3, 3), put(state, "wolf", 1, 0, 0)
    encounter(state, "teleport-glyph", to(state, 3, 1, 1), to(state, 3, 2, 1))
    assert [where(state, name) for name in ("kat", here, beside)] == [(3, 1, 1), (3, 2, 1), (1, 0, 0)]
    assert tile(state, "arjhan") == 0
