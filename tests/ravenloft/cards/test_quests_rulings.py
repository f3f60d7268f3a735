"""Where the special rules of adventures meet cards, Heroes that have left, and one another."""

from typing import Any

import pytest

from game.rules.engine.script import Done, Outcome
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, turn, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Accept, PickTile, React, Spot, Target
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects import encounters
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.setup import Options, entrance, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Lasting, Marker, Placed, State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import DAY, FIRST, GOLEM, HAG, IMPOSSIBLE, KLAK, SECOND
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    asked,
    drift,
    encounter,
    ends,
    gone,
    night,
    only,
    play,
    result,
    tile,
    to,
    use,
    villain,
    where,
)
from tests.ravenloft.kit import Dice, on_top, proves, put, spot, trap

# ------------------------------------------------------------------ Heroes that have left


@proves(DAY, "CR-186", "CR-288")
def test_what_a_hero_lent_in_the_turn_of_its_escape_lasts_until_its_player_is_on_again() -> None:
    state = night(DAY, at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    state.lasting = [Lasting("run", [0, 1], 0, 2)]
    play(state, hero_phase.end(state, 0), Accept())
    assert state.heroes[0].gone == "escaped" and [lasting.card for lasting in state.lasting] == ["run"]
    state.turn.phase = "start"
    play(state, turn.step(state))
    assert state.lasting == [] and state.turn.phase == "villains" and "run" in state.decks.treasure.discard


@proves(DAY, "CR-228", "CR-288")
def test_the_cloud_of_a_hero_that_is_out_drifts_on_and_brings_it_no_treasure() -> None:
    state = night(DAY)
    kat = state.heroes[0]
    kat.gone, kat.square = "escaped", None
    state.markers = [Marker("freezing-cloud", 3, 0, 1)]
    wolf = put(state, "wolf", 3, 1, 1)
    state.turn.phase = "start"
    treasures = len(state.decks.treasure.draw)
    play(state, turn.step(state))
    assert gone(state, wolf) and state.markers == [] and len(state.decks.treasure.draw) == treasures


@proves(DAY, "CR-288", "CR-127")
@pytest.mark.parametrize("away", [True, False])
def test_a_glyph_brings_its_owner_a_treasure_unless_it_has_left(away: bool) -> None:
    state = night(DAY)
    if away:
        state.heroes[0].gone, state.heroes[0].square = "escaped", None
    drift(wounds.hurt(state, put(state, "wolf", 3, 1, 1).id, 1, "glyph-of-warding", by=0))
    on_top(state, "treasure", "holy-water")
    assert ends(state) is None
    assert ("holy-water" in state.heroes[0].items) is not away


@proves(DAY, "CR-288")
def test_nobody_hunts_counts_or_asks_a_hero_that_is_out(dice: Dice) -> None:
    state = night(DAY, at={"arjhan": (4, 1, 1)})
    kat = state.heroes[0]
    kat.gone, kat.square = "escaped", None
    state.turn.hero = 1
    on_top(state, "monster", "wolf")
    encounter(state, "reinforcements", PickTile(4))
    assert [threat.kind for threat in figure.controlled(state, 1)] == ["wolf"], "she controls fewer, and is not asked"
    damage = kat.damage
    encounter(state, "passage-of-time")
    encounter(state, "strahds-hunger")
    assert kat.damage == damage and kat.conditions == []
    on_top(state, "monster", "ghoul")
    events = encounter(state, "voice-of-the-master")
    assert [one.figure for one in only(events, event.MonsterActivated)] == ["wolf-1"], "the round goes past her"


@proves(DAY, "CR-287", "CR-288")
def test_a_hero_that_is_out_gets_no_items_and_keeps_no_loot() -> None:
    state = night(DAY)
    state.heroes[0].gone, state.heroes[0].square = "escaped", None
    on_top(state, "treasure", "holy-water")
    drift(treasure_deck.draw_treasure(state, 0))
    assert state.heroes[1].items == ["holy-water"]
    on_top(state, "treasure", "second-wind")
    events = drift(treasure_deck.draw_treasure(state, 0))
    assert not only(events, event.LootKept) and state.heroes[0].loot == []


@proves(DAY)
def test_a_blessing_may_be_loot_and_an_empty_handed_hero_banks_nothing() -> None:
    state = night(DAY, at={"kat": (1, 0, 0)})
    on_top(state, "treasure", "run")
    play(state, treasure_deck.draw_treasure(state, 0), Accept())
    assert state.heroes[0].loot == ["run"] and state.lasting == []
    state.heroes[0].loot = []
    events = play(state, occasions.occur(state, "hero-end", 0), Accept())
    assert only(events, event.HeroLeft) and not only(events, event.Counted)


@proves(DAY, "prowling-spirits", "CR-283")
def test_loot_is_a_treasure_card_for_what_takes_those_away(dice: Dice) -> None:
    state = night(DAY)
    state.heroes[0].loot = ["second-wind"]
    state.environment = "spirit-of-doom-environment"
    encounter(state, "prowling-spirits")
    assert state.heroes[0].loot == [] and "second-wind" in state.decks.treasure.discard and state.heroes[0].damage == 1
    state.environment, state.heroes[0].loot = None, ["run"]
    dice(HIT)
    encounter(state, "gray-ooze")
    assert state.heroes[0].loot == [] and "run" in state.decks.treasure.discard


# ------------------------------------------------------------------ Heroes that come one after the other


def relieved(*more: Placed) -> State:
    """Kat has fallen in her turn, Arjhan waits outside."""
    state = night(IMPOSSIBLE, *more)
    kat, arjhan = state.heroes
    kat.damage, arjhan.gone, arjhan.square = 99, "waiting", None
    state.turn.phase = "end"
    return state


@proves(IMPOSSIBLE, "CR-016")
def test_the_next_hero_comes_by_the_stairs_of_the_start_tile_and_no_others() -> None:
    state = relieved(Placed("T39", 0, -4, 0))
    squares = asked(state, turn.step(state), "prompt-enter")
    assert {place[0] for place in squares} == {1}, "the Secret Stairway is a way out, not in"
    assert {spot(*place, state) for place in squares} == set(entrance(new_game(Options(adventure="7", heroes="kat"), 1)))


@proves(IMPOSSIBLE, "CR-016", "CR-066")
def test_the_next_hero_finds_a_square_though_monsters_crowd_the_stairs() -> None:
    state = relieved()
    gate = entrance(state)
    kinds = ["wolf", "ghoul", "zombie", "spider", "skeleton", "wraith", "rat-swarm", "gargoyle", "kobold-skirmisher"]
    for place in gate[:-2]:
        other = put(state, kinds[gate.index(place) % len(kinds)], 2, 0, 0)
        other.square = place
    assert [spot(*place, state) for place in asked(state, turn.step(state), "prompt-enter")] == gate[-2:]
    state = relieved()
    for number, place in enumerate(gate):
        put(state, kinds[number % len(kinds)], 2, 0, 0).square = place
    squares = asked(state, turn.step(state), "prompt-enter")
    assert squares and all(place[0] == 1 for place in squares), "the nearest free one of that tile"


@proves(IMPOSSIBLE)
def test_what_a_lost_hero_lent_and_laid_ends_with_it() -> None:
    state = relieved()
    state.lasting = [Lasting("run", [0, 1], 0, 2), Lasting("guided-strikes", [0, 1], 1, 1), Lasting("sneak-attack", [0], 0, 1)]
    state.markers = [Marker("freezing-cloud", 3, 0, 3), Marker("illusionary-crowd", 4, 0), Marker("consecrated-ground", 2, 1, 2)]
    events = drift(turn.step(state))
    assert [lasting.card for lasting in state.lasting] == ["guided-strikes"] and "run" in state.decks.treasure.discard
    assert [mark.card for mark in state.markers] == ["illusionary-crowd", "consecrated-ground"], "the cloud would never melt"
    assert [one.card for one in only(events, event.BonusEnded)] == ["run", "sneak-attack"]
    assert "sneak-attack" not in state.decks.treasure.discard
    assert only(events, event.HeroLeft) == [event.HeroLeft("kat", "lost")]


@proves(IMPOSSIBLE)
def test_a_hero_with_one_hit_point_left_is_not_relieved_and_a_lost_one_not_twice() -> None:
    state = relieved()
    state.heroes[0].damage = 7
    drift(turn.step(state))
    assert (state.heroes[0].gone, state.heroes[1].gone) == ("", "waiting")
    state.heroes[0].gone, state.heroes[0].damage = "lost", 99
    assert play(state, occasions.occur(state, "turn-end", 0)) == []


@proves(IMPOSSIBLE)
def test_the_threats_of_a_lost_hero_pass_on_in_their_order_behind_those_of_the_next() -> None:
    state = relieved()
    put(state, "wolf", 3, 1, 1)
    trap(state, "dart-trap", 3)
    drift(turn.step(state))
    assert [getattr(threat, "kind", "") or getattr(threat, "card", "") for threat in state.heroes[1].threats] == [
        "wolf",
        "dart-trap",
    ]
    assert state.turn.hero == 1 and state.heroes[0].threats == []


@proves(IMPOSSIBLE)
def test_a_hero_that_falls_in_its_own_phase_explores_nothing_and_still_has_its_villain_phase() -> None:
    state = relieved()
    state.turn.phase = "explore"
    drift(turn.step(state))
    assert state.turn.phase == "encounter" and len(state.board.tiles) == 5 and not state.heroes[0].gone
    state.decks.encounter.skip = "moments-respite"
    events = play(state, turn.step(state))
    assert only(events, event.DrawReplaced) and state.turn.phase == "villains"


@proves(IMPOSSIBLE)
def test_waiting_heroes_are_hurt_by_nothing_and_answer_nothing(dice: Dice) -> None:
    state = relieved()
    kat, arjhan = state.heroes
    kat.damage, arjhan.items = 0, ["lucky-charm"]
    encounter(state, "passage-of-time")
    dice(MISS)
    encounter(state, "mists-of-terror")
    assert (kat.damage, arjhan.damage, arjhan.conditions) == (2, 0, [])
    assert arjhan.items == ["lucky-charm"], "nobody asked for a reroll"


@proves(IMPOSSIBLE, "CR-285")
@pytest.mark.parametrize(
    ("lair", "kind"),
    [
        ("T33", "howling-hag"),
        ("T35", "young-vampire"),
        ("T36", "werewolf"),
        ("T37", "klak"),
        ("T38", "zombie-dragon"),
        ("T40", "flesh-golem"),
    ],
)
def test_every_lair_has_its_villain_who_counts_once_destroyed(lair: str, kind: str) -> None:
    state = night(IMPOSSIBLE)
    on_top(state, "tile", lair)
    state.heroes[0].square = board.chart(state.board).cells[4].sides["north"][0]
    state.turn.phase = "explore"
    events = drift(turn.step(state))
    [other] = state.villains
    assert other.kind == kind and 5 in figure.tiles_of(state, other.id)
    assert board.chart(state.board).cells[5].bones in figure.covered(other)
    assert not only(events, event.MonsterDrawn) and not figure.monsters(state)
    drift(occasions.occur(state, "placed", 0, tile=5))
    assert len(state.villains) == 1, "it stands already"
    drift(wounds.hurt(state, other.id, 99, "backstab", by=0))
    assert state.quest.counters == {"lairs": 1} and ends(state) is None


@proves(IMPOSSIBLE, "CR-217")
def test_the_third_villain_destroyed_wins_though_the_last_hero_has_fallen() -> None:
    state = relieved()
    state.heroes[1].gone = "lost"
    state.quest.counters["lairs"] = 2
    other = villain(state, "werewolf", 3, 1, 1)
    drift(wounds.hurt(state, other.id, 99, "glyph-of-warding", by=0))
    assert ends(state) == Outcome(("heroes",), "won-adventure-impossible")


# ------------------------------------------------------------------ a dungeon in parts


def parts(*more: Placed, kat: tuple[int, int, int] = (0, 1, 1), arjhan: tuple[int, int, int] = (1, 1, 1)) -> State:
    """The Hag's night: Kat's part lies at (0, 0), Arjhan's at (4, 0), a third one at (0, 7)."""
    tiles = [Placed("T10", 0, 0, 0), Placed("T09", 4, 0, 0), Placed("T11", 0, 7, 0), *more]
    return night(HAG, tiles=tiles, at={"kat": kat, "arjhan": arjhan})


@proves(HAG, "CR-178")
def test_over_the_gaps_cards_find_the_farthest_tile_and_monster() -> None:
    state = parts()
    near, far = put(state, "wolf", 1, 0, 0), put(state, "ghoul", 2, 0, 0)
    encounter(state, "teleport-glyph", to(state, 2, 2, 2))
    assert where(state, "kat") == (2, 2, 2), "seven tiles away, the other part four"
    state = parts()
    near, far = put(state, "wolf", 1, 0, 0), put(state, "ghoul", 2, 0, 0)
    encounter(state, "illusionary-trick")
    assert tile(state, "kat") == 2 and tile(state, far) == 0 and tile(state, near) == 1


@proves(HAG, "CR-147", "CR-088")
def test_over_the_gaps_cards_find_the_closest_monster_hero_and_edge() -> None:
    state = parts()
    near, far = put(state, "wolf", 1, 0, 0), put(state, "ghoul", 2, 0, 0)
    assert [tile_stack.card_distance(state, "kat", other.id) for other in (near, far)] == [4, 7]
    assert encounters.closest_to(state, "kat", [far.id, near.id]) == [near.id]
    state.board = Board([Placed("T09", 0, 0, 0), *(Placed("T13", x, y, 0) for x, y in [(0, -1), (0, 1)])])
    state.board.tiles += [Placed("T13", 1, 0, 1), Placed("T13", -1, 0, 1), Placed("T10", 3, 0, 0), Placed("T11", 9, 9, 0)]
    assert {edge.tile for edge in tile_stack.edges_nearest(state, 0)} == {1, 2, 3, 4}
    state.board.tiles[1:5] = [Placed("T13", x, y, turn) for x, y, turn in [(0, -1, 1), (0, 1, 1), (1, 0, 0), (-1, 0, 0)]]
    assert {edge.tile for edge in tile_stack.edges_nearest(state, 5)} == {5}
    assert tile_stack.card_steps(state, 0) == [0, 1, 1, 1, 1, 3, 18]
    other = night(DAY, tiles=state.board.tiles, at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    assert tile_stack.card_steps(other, 0)[5] >= board.FAR, "in a dungeon of one piece no card jumps a gap"


@proves(HAG, "bubbling-cauldron", "CR-068")
def test_over_the_gaps_cards_pull_monsters_closer_where_a_tile_lies_closer() -> None:
    state = parts(Placed("T07", 3, 0, 0))
    near, far = put(state, "wolf", 1, 0, 0), put(state, "ghoul", 2, 0, 0)
    drift_card(state, "bubbling-cauldron")
    assert tile(state, near) == 3 and where(state, far) == (2, 0, 0), "no tile lies between the ghoul and her"
    state = parts(kat=(0, 1, 1), arjhan=(0, 1, 2))
    state.board.tiles.append(Placed("T07", 3, 0, 0))
    lonely = put(state, "wolf", 1, 0, 0)
    drift_card(state, "patrina-velikovna")
    assert tile(state, lonely) == 3
    one_piece = night(DAY, tiles=state.board.tiles, at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    lonely = put(one_piece, "wolf", 1, 0, 0)
    drift_card(one_piece, "bubbling-cauldron")
    assert tile(one_piece, lonely) == 1


def drift_card(state: State, card: str) -> list[Any]:
    """The active Hero draws this Encounter card; every question takes its first answer."""
    on_top(state, "encounter", card)
    return drift(encounter_deck.draw_encounter(state, state.turn.hero))


@proves(HAG, "CR-152", "CR-294")
def test_over_the_gaps_monsters_neither_move_nor_strike_but_the_hag_does(dice: Dice) -> None:
    state = parts(arjhan=(0, 2, 2))
    wolf = put(state, "wolf", 1, 0, 0)
    assert only(drift(activation.act(state, wolf.id)), event.MonsterIdle) and where(state, wolf) == (1, 0, 0)
    state.quest.pools["hag"] = []
    hag = villain(state, "howling-hag", 2, 0, 0)
    drift(activation.act(state, hag.id))
    assert tile(state, hag) == 0
    state = parts()
    other = put(state, "wolf", 2, 0, 0)
    state.heroes[1].square = spot(2, 3, 3, state)
    dice(MISS)
    drift(activation.act(state, other.id))
    assert distance.adjacent(state, other.id, "arjhan"), "the Hero to whom a way leads, though both count"


@proves(HAG, "CR-147", "CR-294")
def test_the_hag_takes_the_nearer_of_two_heroes_over_the_gaps() -> None:
    for hero, place in (("kat", (0, 4)), ("arjhan", (4, 4))):
        tiles = [Placed("T10", 0, 0, 0), Placed("T09", 4, 0, 0), Placed("T11", *place, 0)]
        state = night(HAG, tiles=tiles, at={"kat": (0, 1, 1), "arjhan": (1, 1, 1)})
        hag = villain(state, "howling-hag", 2, 0, 0)
        drift(activation.act(state, hag.id))
        assert distance.adjacent(state, hag.id, hero), "four tiles away, the other eight"


@proves(HAG, "CR-178", "CR-294")
def test_the_hags_claw_throws_over_the_gaps(dice: Dice) -> None:
    state = parts(kat=(0, 1, 1), arjhan=(1, 1, 1))
    hag = villain(state, "howling-hag", 1, 1, 2)
    dice(HIT)
    drift(activation.act(state, hag.id))
    assert tile(state, "arjhan") == 2 and tile(state, "kat") == 0


@proves(HAG)
def test_a_tile_explored_beside_another_part_joins_the_two() -> None:
    tiles = [Placed("T10", 0, 0, 0), Placed("T09", 2, 0, 0)]
    state = night(HAG, tiles=tiles, at={"kat": (0, 1, 3), "arjhan": (1, 1, 1)})
    on_top(state, "tile", "T11")
    state.quest.pools["hag"] = [Secret("monsters-0", (), "hag")]
    state.turn.phase = "explore"
    drift(turn.step(state))
    assert board.chart(state.board).tile_steps(0) == [0, 2, 1] and not figure.monsters(state)
    assert not [edge for edge in board.chart(state.board).edges if (edge.tile, edge.side) in ((0, "east"), (1, "west"))]


@proves(HAG, "overwhelming-terror", "neglected-passage")
@pytest.mark.parametrize("card", ["overwhelming-terror", "neglected-passage"])
def test_without_a_start_tile_cards_that_need_it_are_replaced(card: str) -> None:
    state = parts()
    on_top(state, "encounter", card, "passage-of-time")
    events = drift(encounter_deck.draw_encounter(state, 0))
    assert [one.card for one in only(events, event.EncounterDrawn)] == [card, "passage-of-time"]


@proves(HAG, "CR-291")
def test_the_circle_brings_its_token_too_and_breaks_in_full_turns_alone() -> None:
    state = night(HAG, at={"kat": (4, 0, 1)})
    on_top(state, "tile", "T33")
    state.quest.pools["hag"] = [Secret("howling-hag", (), "hag")]
    state.turn.phase = "explore"
    drift(turn.step(state))
    assert [other.kind for other in state.villains] == ["howling-hag"] and tile(state, state.villains[0]) == 5
    kat = state.heroes[0]
    kat.square = board.chart(state.board).cells[5].floor[0]
    drift(occasions.occur(state, "hero-end", 0))
    assert "ritual" not in state.quest.counters, "she did not begin there"
    drift(occasions.occur(state, "hero", 0))
    kat.square = spot(4, 0, 1, state)
    drift(occasions.occur(state, "hero-end", 0))
    assert "ritual" not in state.quest.counters, "she does not end there"
    kat.square, kat.damage = board.chart(state.board).cells[5].floor[0], 99
    drift(occasions.occur(state, "hero-end", 0))
    assert "ritual" not in state.quest.counters, "she lies there"
    state.turn.marks = []
    drift(occasions.occur(state, "hero", 0))
    assert state.turn.marks == []
    kat.square = None
    assert drift(occasions.occur(state, "hero", 0)) == []


# ------------------------------------------------------------------ the Count


@proves(FIRST)
def test_the_count_is_mist_before_the_second_blow_of_one_attack_falls(dice: Dice) -> None:
    state = night(FIRST, at={"kat": (4, 2, 2)})
    klak, other = villain(state, "klak", 3, 0, 0), villain(state, "count-strahd", 4, 1, 1, damage=6, markers=("mistform",))
    drift(wounds.hurt(state, klak.id, 1, "backstab", by=0))
    assert state.villains == [klak, other], "another's wounds are nothing to him"
    events = drift(wounds.hurt(state, other.id, 1, "dimensional-shackles", by=0))
    assert only(events, event.MarkerSpent) == [event.MarkerSpent(other.id, "mistform")] and state.villains == [klak]
    drift(wounds.hurt(state, other.id, 6, "backstab", by=0))
    assert (state.pile, state.turn.kills, state.quest.done) == ([], [], ["beaten"]), "he is out of reach"


@proves(FIRST)
@pytest.mark.parametrize("source", ["card", "marker", "trap"])
def test_whatever_wounds_the_count_drives_him_off(source: str) -> None:
    state = night(FIRST)
    other = villain(state, "count-strahd", 4, 1, 1, damage=6, markers=("mistform",))
    if source == "card":
        state.heroes[0].square = spot(4, 1, 2, state)
        use(state, "holy-water", Target(other.id))
    elif source == "marker":
        state.markers = [Marker("freezing-cloud", 4, 0, 2)]
        play(state, hero_phase.end(state, 0))
    else:
        state.markers = [Marker("glyph-of-warding", 2, 0)]
        state.heroes[0].square, state.heroes[1].square = spot(2, 0, 0, state), spot(2, 0, 1, state)
        drift(activation.act(state, other.id))
    assert state.villains == [] and "beaten" in state.quest.done


@proves(FIRST)
def test_destroyed_at_one_blow_the_count_is_beaten_too_and_without_his_marker_he_stays() -> None:
    state = night(FIRST)
    other = villain(state, "count-strahd", 4, 1, 1, damage=5, markers=("mistform",))
    drift(wounds.hurt(state, other.id, 7, "backstab", by=0))
    assert state.pile == ["count-strahd"] and state.turn.kills == [0] and state.villains == []
    state.turn.kills = []
    state.quest.shown["bodyguard"] = ["werewolf"]
    assert ends(state) is None
    state.quest.done.append("destroyed werewolf")
    assert ends(state) == Outcome(("heroes",), f"won-{FIRST}")
    state = night(FIRST)
    other = villain(state, "count-strahd", 4, 1, 1, damage=6)
    drift(wounds.hurt(state, other.id, 1, "backstab", by=0))
    assert state.villains == [other] and state.quest.done == []


@proves(FIRST)
def test_wounded_in_another_way_he_still_does_not_go_home_as_mist() -> None:
    state = night(FIRST, Placed("T32", 0, -4, 0), at={"kat": (3, 1, 1)})
    other = villain(state, "count-strahd", 4, 1, 1, damage=8, markers=("mistform",))
    drift(activation.act(state, other.id))
    assert other.markers == ["mistform"] and tile(state, other) != 5


def shut(state: State, *faces: str) -> None:
    """Lay coffins on the bone piles of the open tiles 2, 3, 4 in this order."""
    cells = board.chart(state.board).cells
    state.quest.tokens = [
        Token("coffin-shut", cells[2 + number].bones, Secret(face, (), "coffins")) for number, face in enumerate(faces)
    ]


def fallen(*faces: str) -> State:
    """Part 2: the Count fell on the last open tile and waits for the next Villain Phase; Kat stands at the first coffin."""
    state = night(SECOND)
    shut(state, *faces)
    drift(wounds.hurt(state, villain(state, "count-strahd", 4, 1, 1).id, 99, "backstab", by=0))
    state.heroes[0].square = state.quest.tokens[0].square
    return state


@proves(SECOND)
def test_called_from_a_coffin_while_he_waits_he_does_not_come_twice() -> None:
    state = fallen("coffin-strahd", "coffin-empty")
    drift(occasions.occur(state, "hero-end", 0))
    drift(occasions.occur(state, "villain", 0))
    [strahd] = state.villains
    assert (tile(state, strahd), strahd.damage, strahd.markers) == (2, 0, [])


@proves(SECOND)
def test_called_from_the_last_coffin_he_is_not_gone_for_good() -> None:
    state = fallen("coffin-strahd")
    drift(occasions.occur(state, "hero-end", 0))
    assert [other.kind for other in state.villains] == ["count-strahd"] and ends(state) is None and state.pile == []
    drift(wounds.hurt(state, state.villains[0].id, 99, "backstab", by=0))
    assert ends(state) == Outcome(("heroes",), f"won-{SECOND}")


@proves(SECOND)
def test_while_he_waits_his_crypt_brings_him_once_with_his_marker() -> None:
    state = fallen("coffin-empty")
    on_top(state, "tile", "T32")
    events = drift(tile_stack.open_tile(state, 0, board.Edge(4, "north")))
    assert [one.marker for one in only(events, event.MarkerGained)] == ["mistform"]
    drift(occasions.occur(state, "villain", 0))
    assert [(other.kind, tile(state, other), other.markers) for other in state.villains] == [("count-strahd", 5, ["mistform"])]


@proves(SECOND)
def test_he_rises_once_from_a_coffin_that_is_left_and_without_his_marker() -> None:
    state = fallen("coffin-empty", "coffin-trap")
    state.heroes[0].square = spot(4, 3, 3, state)
    drift(occasions.occur(state, "villain", 0))
    [strahd] = state.villains
    assert strahd.markers == [] and tile(state, strahd) == 3, "tile 3 is nearer to where he fell than tile 2"
    state.villains = []
    assert drift(occasions.occur(state, "villain", 0)) == [], "he fell once"
    assert state.villains == [] and ends(state) is None


@proves(SECOND)
def test_the_last_coffin_ends_him_and_an_earlier_one_does_not() -> None:
    state = fallen("coffin-empty", "coffin-empty")
    drift(occasions.occur(state, "hero-end", 0))
    assert state.pile == [] and len(state.quest.tokens) == 1
    state.heroes[0].square = state.quest.tokens[0].square
    events = drift(occasions.occur(state, "hero-end", 0))
    assert only(events, event.MonsterDestroyed) == [event.MonsterDestroyed("count-strahd-1", "kat", 6)]
    drift(occasions.occur(state, "hero-end", 0))
    assert state.pile == ["count-strahd"] and state.turn.kills == [0], "once"


@proves(SECOND)
def test_several_coffins_in_reach_may_be_opened_each() -> None:
    state = night(SECOND)
    shut(state, "coffin-empty", "coffin-trap")
    first, second = state.quest.tokens
    first.square, second.square = spot(2, 0, 1, state), spot(3, 3, 1, state)
    state.heroes[0].square = spot(2, 0, 2, state)
    play(state, occasions.occur(state, "hero-end", 0), Spot(second.square), Done())
    assert state.quest.tokens == [first] and state.heroes[0].damage == 1
    state.heroes[0].square = spot(4, 0, 2, state)
    assert play(state, occasions.occur(state, "hero-end", 0)) == [], "out of reach"
    assert state.heroes[0].tokens == []


@proves(SECOND)
def test_a_coffin_heals_him_only_where_he_stands_on_its_tile_and_without_him_nobody() -> None:
    state = night(SECOND)
    shut(state, "coffin-empty", "coffin-empty")
    assert drift(occasions.occur(state, "villain", 0)) == []
    other = villain(state, "count-strahd", 3, 3, 3, damage=5)
    events = drift(occasions.occur(state, "villain", 0))
    assert other.damage == 3 and [one.cause for one in only(events, event.Healed)] == ["coffin"]


@proves(SECOND, "CR-279")
def test_called_to_the_tile_where_he_stands_he_stays_and_a_new_one_has_no_marker() -> None:
    state = night(SECOND)
    shut(state, "coffin-strahd")
    other = villain(state, "count-strahd", 2, 0, 0, damage=4)
    state.heroes[0].square = state.quest.tokens[0].square
    drift(occasions.occur(state, "hero-end", 0))
    assert where(state, other) == (2, 0, 0) and other.damage == 4
    state = night(SECOND)
    shut(state, "coffin-strahd")
    state.heroes[0].square = state.quest.tokens[0].square
    drift(occasions.occur(state, "hero-end", 0))
    assert [(one.markers, one.damage) for one in state.villains] == [([], 0)]


# ------------------------------------------------------------------ what replaces, marks, or is nothing at all


@proves(KLAK, "dispel-magic", "CR-193")
def test_only_experience_that_turns_fate_aside_costs_a_hit_point() -> None:
    state = night(KLAK, heroes="immeril,arjhan", at={"immeril": (2, 3, 1)}, powers={"immeril": ["dispel-magic"]})
    on_top(state, "encounter", "passage-of-time")
    events = play(state, encounter_deck.draw_encounter(state, 0), React("dispel-magic"))
    assert only(events, event.EncounterCancelled) and [one.damage for one in state.heroes] == [0, 0]


@proves(SECOND)
def test_what_the_rows_of_the_coffins_say_of_themselves() -> None:
    """True marks and replaces; False does neither."""
    state = night(SECOND)
    rows = {row.do: Now(row, tile=3) for row in occasions.adventure(state).trigger}

    def done(name: str) -> Any:
        return result(registry.quest.functions[name](state, 0, rows[name]))

    names = ("rest-in-coffin", "rise-from-coffin", "sink-into-coffin", "last-coffin", "open-coffin")
    assert [done(name) for name in names] == [False] * 5, "no Count, no coffin"
    assert done("strahd-appears") is True and done("strahd-appears") is False, "he stands there"
    assert done("rest-in-coffin") is False and done("sink-into-coffin") is False, "no coffin lies there"
    shut(state, "coffin-empty", "coffin-empty")
    assert done("rest-in-coffin") is True, "one lies on his tile"
    state.villains[0].square = spot(4, 0, 0, state)
    assert done("rest-in-coffin") is False and done("rise-from-coffin") is False and done("last-coffin") is False
    rows["strahd-appears"] = Now(rows["strahd-appears"].row, tile=2)
    assert done("strahd-appears") is True, "called from elsewhere"
    assert done("sink-into-coffin") is True and done("last-coffin") is False and done("rise-from-coffin") is True
    assert done("strahd-comes-home") is True and done("strahd-comes-home") is True
    assert done("sink-into-coffin") is True
    state.quest.tokens = []
    assert done("rise-from-coffin") is False and state.villains == [], "nothing to rise from"


@proves(SECOND)
def test_the_count_who_comes_home_heals_in_his_crypt() -> None:
    state = night(SECOND)
    villain(state, "count-strahd", 3, 1, 1, damage=8)
    on_top(state, "tile", "T32")
    events = drift(tile_stack.open_tile(state, 0, board.Edge(4, "north")))
    assert [(one.amount, one.cause) for one in only(events, event.Healed)] == [(8, "crypt")]


@proves(SECOND)
def test_a_fallen_count_with_no_coffin_left_does_not_rise() -> None:
    state = fallen("coffin-empty")
    state.quest.tokens = []
    assert drift(occasions.occur(state, "villain", 0)) == [] and state.villains == []


@proves(SECOND, "CR-291")
def test_every_explored_tile_has_its_coffin_and_its_monster_too() -> None:
    state = night(SECOND, at={"kat": (4, 0, 1)})
    on_top(state, "tile", "T20")
    on_top(state, "monster", "wolf")
    state.turn.phase = "explore"
    drift(turn.step(state))
    bones = board.chart(state.board).cells[5].bones
    assert [token.square for token in state.quest.tokens] == [bones] == [other.square for other in figure.monsters(state)]
    state.decks.tile.draw = [Secret("T05")]
    on_top(state, "encounter", "secret-door")
    drift(encounter_deck.draw_encounter(state, 0))
    assert len(state.quest.tokens) == 1, "a card explores nothing"


@proves(GOLEM)
def test_what_the_rows_of_items_say_of_themselves() -> None:
    state = night(GOLEM)
    now = Now(next(row for row in occasions.adventure(state).trigger if row.do == "item-for-treasure"))
    take = registry.quest.functions["item-for-treasure"]
    state.quest.pools["items"] = [Secret("food", (), "items")]
    assert result(take(state, 0, now), Done()) is False and result(take(state, 0, now), Accept()) is True
    assert result(take(state, 0, now), Accept()) is False and state.heroes[0].tokens == ["food"]
    state = night(FIRST)
    rows = {row.do: Now(row, tile=3) for row in occasions.adventure(state).trigger}
    lay, pick = registry.quest.functions["lay-from-pool"], registry.quest.functions["pick-up-item"]
    assert result(pick(state, 0, rows["pick-up-item"])) is False
    assert result(lay(state, 0, rows["lay-from-pool"])) is True
    state.heroes[0].square = state.quest.tokens[0].square
    assert result(pick(state, 0, rows["pick-up-item"])) is True
    state.quest.pools["items"] = []
    assert result(lay(state, 0, rows["lay-from-pool"])) is False
    mist = registry.quest.functions["mist-away"]
    assert result(mist(state, 0, rows["mist-away"])) is False, "he is not there"


@proves(SECOND)
def test_an_empty_coffin_holds_nothing_and_other_tokens_are_no_coffins() -> None:
    state = night(SECOND)
    shut(state, "coffin-empty")
    [coffin] = state.quest.tokens
    state.quest.tokens.append(Token("item-back", coffin.square))
    state.heroes[0].square = coffin.square
    now = Now(next(row for row in occasions.adventure(state).trigger if row.do == "open-coffin"))
    assert result(registry.quest.functions["open-coffin"](state, 0, now), Done()) is False
    assert result(registry.quest.functions["open-coffin"](state, 0, now)) is True
    assert [token.kind for token in state.quest.tokens] == ["item-back"]
    assert (state.heroes[0].tokens, state.heroes[0].items, state.heroes[0].damage) == ([], [], 0)
    assert ends(state) is None
    drift(wounds.hurt(state, villain(state, "count-strahd", 4, 1, 1).id, 99, "backstab", by=0))
    assert ends(state) == Outcome(("heroes",), f"won-{SECOND}"), "no coffin is left to sink into"


@proves(SECOND, "CR-213")
def test_a_coffin_on_the_board_keeps_the_hunt_going() -> None:
    state = night(SECOND)
    state.quest.done.append("destroyed count-strahd")
    shut(state, "coffin-empty")
    assert ends(state) is None
    state.quest.tokens = []
    assert ends(state) == Outcome(("heroes",), f"won-{SECOND}")
