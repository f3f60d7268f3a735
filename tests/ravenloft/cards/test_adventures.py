"""The first two adventures, and the rows of all: who may go, what lies there, which tiles and Heroes must come."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Done, Outcome, freeze, thaw
from game.rules.engine.secret import Secret
from game.rules.ravenloft import ending, event, turn, wounds
from game.rules.ravenloft.adventures import occasions, quests, quests_tokens
from game.rules.ravenloft.adventures.adventure import Goal, Trigger
from game.rules.ravenloft.choice import PickEdge, React, Target
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Placed, State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES as CARDS
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import FIRST, GAUNTLET, ICON, IMPOSSIBLE, KLAK, SECOND
from tests.ravenloft.cards.deeds import asked, drift, encounter, ends, explore, only, play, result, use
from tests.ravenloft.cards.quests import carry_out, come, faces_of, pool
from tests.ravenloft.cards.scene import HIT, MISS, ROW, at, at_bottom, hp, night, row, thing, tile, to, villain, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, table

CRYPT = Placed("T32", 0, 0, 0)


def tomb(*more: Placed, phase: str = "explore", at: tuple[int, int, int] = (0, 3, 0), **rest: Any) -> State:
    """Escape the Tomb: Kat in the Count's crypt, nothing explored yet."""
    return table("kat", tiles=[CRYPT, *more], at={"kat": at}, powers="", phase=phase, **rest)


def chapel(heroes: str = "kat,arjhan", *, edge: str = "north", **more: Any) -> State:
    """Find the Icon: the next tile of the stack is the Chapel, and the active Hero stands at the edge of an open tile."""
    places = {"north": (0, 0, 1), "east": (0, 1, 3), "south": (0, 3, 1), "west": (0, 1, 0)}
    state = row(heroes, tiles=1, at={"kat": places[edge]}, **more)
    on_top(state, "tile", "T34")
    return state


def phase_of(state: State, *answers: Any) -> list[Any]:
    """Play one step of the turn."""
    return play(state, turn.step(state), *answers)


@pytest.mark.card("escape-the-tomb", "find-the-icon")
@pytest.mark.rule("CR-009", "CR-016", "CR-019", "CR-024")
def test_both_adventures_are_set_up() -> None:
    for seed in range(5):
        state = new_game(Options(adventure="escape-the-tomb", heroes="kat"), seed)
        assert state.board.tiles == [CRYPT] and (state.quest.sun, state.quest.sunset, state.surges) == (1, 5, 2)
        stack = [secret.face for secret in reversed(state.decks.tile.draw)]
        assert stack[10] == "T39" and len(stack) == 39 and len(set(stack)) == 39 and "T32" not in stack, "exactly the 11th"
    evening = Evening(state)
    lay = board.chart(evening.state.board).cells[0]
    assert {spot.square for spot in evening.options} == set(lay.floor) - {lay.bones}, "any square but the bone pile"  # type: ignore[attr-defined]
    places = set()
    for seed in range(12):
        state = new_game(Options(adventure="find-the-icon", heroes="kat,arjhan,thorgrim"), seed)
        stack = [secret.face for secret in reversed(state.decks.tile.draw)]
        places.add(stack.index("T34") + 1)
        assert len(stack) == 38 and "icon-of-ravenloft" in state.removed and state.surges == 2
        assert all(secret.face != "icon-of-ravenloft" for secret in state.decks.treasure.draw)
    assert places <= {9, 10, 11, 12} and len(places) > 2, "among the 9th to 12th tile"
    found = state.board.tiles
    assert found == [Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T13", 1, 1, 1), Placed("T14", -1, 1, 3)]
    lay = board.chart(state.board)
    halls = {placed.tile: lay.links[index] for index, placed in enumerate(state.board.tiles)}
    assert halls["T13"] == (1,) and halls["T14"] == (1,), "both hallways lead to the south half"
    evening = Evening(state)
    stairs = {place for place, letter in lay.cells[1].art.items() if letter == "S"}
    assert {spot.square for spot in evening.options} == {near for place in stairs for near in lay.near[place]} - stairs  # type: ignore[attr-defined]
    assert not list(figure.monsters(state))


@pytest.mark.card("escape-the-tomb")
@pytest.mark.rule("CR-087", "CR-156", "CR-215", "CR-222", "CR-227", "CR-267", "CR-285")
def test_at_sunset_the_count_enters_at_his_crypt_and_acts_at_once_but_no_card_moves_the_sun(dice: Dice) -> None:
    state = tomb(Placed("T10", 0, 1, 2), at=(1, 3, 1), top={"tile": "T13", "monster": "wolf"})
    state.quest.sun = 4
    events = phase_of(state)
    assert [(seen.space, seen.last) for seen in only(events, event.SunMoved)] == [(5, 5)]
    [strahd] = state.villains
    assert [seen.hero for seen in only(events, event.MonsterPlaced) if seen.figure == strahd.id] == [""], "nobody's card"
    assert where(state, strahd) == (0, 2, 1) and strahd.markers == ["mistform"] and strahd.damage == 0
    dice(*[MISS] * 5)
    assert state.turn.phase == "encounter"
    phase_of(state)
    acted = only(asked_strahd(state), event.MonsterActivated)
    assert [activated.figure for activated in acted] == [strahd.id], "in step 2 of the same Villain Phase"
    state.quest.sun = 5
    play(state, quests.advance_sun(state, 0))
    assert state.quest.sun == 5 and len(state.villains) == 1, "the Sun stays, there is one Count"
    # The sun does not move for a tile laid by a card.
    state = tomb(at=(0, 3, 1))
    at_bottom(state, "T13")
    encounter(state, "secret-door", PickEdge(0, "south"))
    assert state.board.tiles[1].tile == "T13" and state.quest.sun == 1
    # The count treads on a glyph in his crypt.
    state = tomb(Placed("T10", 0, 1, 2), at=(1, 3, 1), marks="glyph-of-warding 0")
    state.quest.sun = 4
    play(state, quests.advance_sun(state, 0))
    assert hp(state, state.villains[0]) == [11] and not state.markers


def asked_strahd(state: State) -> list[Any]:
    """Play step 2 of the Villain Phase; the Count takes the first square that is offered."""
    copy = thaw(State, freeze(state))
    return phase_of(state, to(state, *asked(copy, turn.step(copy), "prompt-monster-square")[0]))


@pytest.mark.rule("CR-080", "CR-138", "CR-139", "CR-213", "CR-214", "CR-216", "CR-217", "CR-287")
def test_a_hero_that_starts_its_turn_on_the_stairway_has_escaped_and_one_without_a_surge_has_lost() -> None:
    for damage in [0, 8]:
        state = tomb(Placed("T39", 1, 0, 1), phase="start", at=(1, 1, 1))
        state.heroes[0].damage, state.surges = damage, 0
        evening = Evening(state)
        assert evening.state.end == Outcome(("heroes",), "won-escape-the-tomb"), "even at 0, before the surge"
        assert evening.game.decision is None and [type(seen).__name__ for seen in evening.events][-2:] == ["TurnBegan", "Won"]
    # Reaching the stairway is not enough before the turn begins.
    assert Evening(tomb(Placed("T39", 1, 0, 1), phase="hero", at=(1, 1, 1))).game.decision is not None
    # The stairway brings a monster as usual.
    state = tomb(at=(0, 3, 1), top={"tile": "T39", "monster": "wolf"})
    phase_of(state)
    assert tile(state, figure.controlled(state, 0)[0]) == 1 and state.quest.sun == 2 and state.end is None
    # Without a surge for a fallen hero all is lost.
    for heroes in ["kat", "kat,arjhan"]:
        state = row(heroes, phase="start")
        state.heroes[0].damage, state.surges = 8, 0
        evening = Evening(state)
        assert evening.state.end == Outcome(("castle",), "lost-no-surge") and type(evening.events[-1]).__name__ == "Lost"


PASSAGES = ["secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost", "neglected-passage", "eagle-eyes"]
PARTIES = [("kat,arjhan", [0, 1, 0]), ("arjhan,kat,thorgrim,allisa", [1, 2, 3, 0, 1, 2, 3, 0])]


@pytest.mark.rule("CR-285", "CR-083", "CR-081")
@pytest.mark.parametrize(("heroes", "owners"), PARTIES)
def test_the_chapel_is_guarded_by_more_monsters_than_there_are_heroes(heroes: str, owners: list[int]) -> None:
    state = chapel(heroes, phase="explore", active=heroes.split(",").index("kat"))
    kinds = ["wolf", "ghoul", "zombie", "spider", "skeleton", "rat-swarm", "wraith", "kobold-skirmisher"][: len(owners)]
    on_top(state, "monster", *kinds)
    placed = only(drift(turn.step(state)), event.MonsterPlaced)
    brought = [(one.figure.removesuffix("-1"), figure.controller(state, one.figure)) for one in placed]
    assert brought == list(zip(kinds, owners, strict=True)), "dealt in the order of play, from the active player on"
    assert all(other.guard and tile(state, other) == 1 for other in figure.monsters(state))
    assert where(state, placed[0].figure) == (1, 2, 1), "the first on the bone pile"
    assert all(distance.adjacent(state, placed[0].figure, one.figure) for one in placed[1:6]), "the next ones beside it"
    assert state.quest.done == ["chapel"]
    [token] = state.quest.tokens
    assert token.kind == "icon-of-ravenloft" and token.square == to(state, 1, 1, 2).square


@pytest.mark.rule("CR-041", "CR-289")
def test_the_icon_lies_on_the_altar_and_every_villain_phase_brings_an_encounter() -> None:
    # The icon lies on the upper half of the altar however the chapel lies.
    for edge, altar in [("north", (1, 1, 2)), ("east", (1, 2, 2)), ("south", (1, 2, 1)), ("west", (1, 1, 1))]:
        state = chapel(edge=edge, phase="explore")
        drift(turn.step(state))
        [token] = state.quest.tokens
        assert token.square == to(state, *altar).square and board.chart(state.board).cells[1].art[token.square] == "A"
    # From the chapel on every villain phase brings an encounter card.
    for done, drawn in [([], 0), (["chapel"], 1)]:
        state = row("kat, arjhan", phase="encounter", top={"encounter": "passage-of-time,passage-of-time"})
        state.quest.done, state.turn.explored = list(done), "white"
        assert len(only(phase_of(state), event.EncounterDrawn)) == drawn
    state = row("kat, arjhan", phase="encounter", top={"encounter": "passage-of-time,passage-of-time"})
    state.quest.done, state.turn.explored = ["chapel"], "black"
    assert len(only(phase_of(state), event.EncounterDrawn)) == 1, "one, not two"


@pytest.mark.rule("CR-285")
@pytest.mark.parametrize("card", PASSAGES)
def test_the_chapel_brings_its_guard_and_no_other_monster_when_a_card_lays_it(dice: Dice, card: str) -> None:
    state = chapel()
    if card == "neglected-passage":
        state.board = Board([Placed("ST-N", 0, 0, 0)])
    runner = put(state, "gargoyle", 0, 3, 3)
    if card == "eagle-eyes":
        on_top(state, "treasure", card)
        events = drift(treasure_deck.draw_treasure(state, 0))
    else:
        at_bottom(state, "T34")
        on_top(state, "encounter", card)
        dice(MISS)
        events = drift(encounter_deck.draw_encounter(state, 0))
    assert state.board.tiles[1].tile == "T34" and len(only(events, event.MonsterPlaced)) == 3
    assert [other.guard for other in figure.monsters(state)].count(True) == 3 and where(state, runner) == (0, 3, 3)


def icon_lies(hero: tuple[int, int, int] = (1, 2, 2), heroes: str = "kat,arjhan") -> State:
    """The Chapel north of the first tile, the Icon on its altar, no guard yet."""
    state = row(heroes, tiles=[ROW[0], Placed("T34", 0, -1, 0)])
    state.heroes[0].square = to(state, *hero).square
    state.quest.tokens = [Token("icon-of-ravenloft", to(state, 1, 1, 2).square)]
    state.quest.done = ["chapel"]
    return state


@pytest.mark.card("find-the-icon")
@pytest.mark.rule("CR-213", "CR-215", "CR-216")
@pytest.mark.parametrize(("hero", "taken"), [((1, 1, 2), True), ((1, 2, 1), True), ((1, 3, 2), False), ((0, 0, 1), False)])
def test_whoever_ends_its_hero_phase_at_the_altar_takes_the_icon_and_wins(hero: tuple[int, int, int], taken: bool) -> None:
    evening = Evening(icon_lies(hero), Done())
    assert (evening.state.end == Outcome(("heroes",), "won-find-the-icon")) == taken
    assert ([type(seen).__name__ for seen in evening.events] == ["TokenTaken", "ItemGained", "Won"]) == taken, "at once"
    assert ("icon-of-ravenloft" in evening.state.heroes[0].items) == taken and len(evening.seen(event.TokenTaken)) == taken


@pytest.mark.rule("CR-129", "CR-213")
def test_a_guard_keeps_the_icon_only_in_the_chapel(dice: Dice) -> None:
    state, guard = meet(icon_lies(), "wolf 1/0/1")
    guard.guard = True
    play(state, hero_phase.end(state, 0))
    assert state.quest.tokens and state.heroes[0].items == []
    guard.guard = False
    with pytest.raises(ending.Over):
        play(state, hero_phase.end(state, 0))
    assert state.heroes[0].items == ["icon-of-ravenloft"] and not state.removed and not state.quest.tokens
    # With a guard elsewhere the icon is taken and the last guards fall wins.
    state = icon_lies(hero=(1, 3, 1))
    state.heroes[0].square = to(state, 1, 2, 2).square
    guard = put(state, "wolf", 0, 0, 1)
    guard.guard = True
    play(state, hero_phase.end(state, 0))
    assert state.heroes[0].items == ["icon-of-ravenloft"] and state.end is None
    state.heroes[0].square = to(state, 0, 1, 1).square
    dice(HIT)
    with pytest.raises(ending.Over) as over:
        use(state, "backstab", Target(guard.id))
    assert over.value.outcome == Outcome(("heroes",), "won-find-the-icon")
    # An icon that a guard keeps counts as not taken.
    state, guard = meet(icon_lies(), "wolf 1/0/1")
    guard.guard = True
    drift(occasions.occur(state, "hero-end", 0))
    assert state.quest.done == ["chapel"]
    drift(wounds.hurt(state, guard.id, 9, "backstab", by=0))
    state.turn.kills = []
    assert ends(state) is None, "the guard is gone, and the Icon still lies there"
    # A guard drawn in vain counts as destroyed.
    state = chapel(phase="explore", powers={"kat": ["stealth"]}, top={"monster": "wolf,ghoul,zombie"})
    copy = thaw(State, freeze(state))
    square = asked(copy, turn.step(copy), "prompt-monster-square", React("stealth"))[0]
    events = phase_of(state, React("stealth"), at(0, -1, *square[1:]))
    assert len(only(events, event.MonsterPlaced)) == 2 and len(list(figure.monsters(state))) == 2


@pytest.mark.rule("CR-287", "CR-290")
def test_the_token_of_the_icon_is_taken_by_those_that_stand() -> None:
    # A fallen hero takes nothing.
    state = icon_lies()
    state.heroes[0].damage = 8
    play(state, hero_phase.end(state, 0))
    assert state.quest.tokens and state.heroes[0].items == []
    # The token is taken though its card is gone and other tokens stay.
    state = icon_lies((1, 1, 1))
    state.quest.tokens.insert(0, Token("item-back", to(state, 1, 1, 1).square))
    state.removed = []
    assert only(drift(occasions.occur(state, "hero-end", 0)), event.TokenTaken) == [event.TokenTaken("kat", "icon-of-ravenloft")]
    assert [token.kind for token in state.quest.tokens] == ["item-back"] and state.heroes[0].items == []


HEROES = ("kat", "arjhan", "immeril", "thorgrim", "allisa")
SEEDED = {
    "find-the-icon": "T34", "klaks-infernal-artifact": "T37", "the-final-transformation": "T35",
    "destroy-the-dracolich": "T33", "horror-of-the-howling-hag": "T33", "rampaging-golem": "T40", "hunt-for-strahd-2": "T32",
}  # fmt: skip
"""Adventures whose tile lies in a packet of four under the first eight tiles."""
NEEDED = {name: {tile} for name, tile in SEEDED.items()} | {
    "escape-the-tomb": {"T39"}, "daylight-assault": set(), "gauntlet-of-terror": set(),
    "adventure-impossible": {"T33", "T35", "T36", "T37", "T38", "T40"}, "blood-and-fog": {"T38", "T39"},
    "hunt-for-strahd-1": {"T33", "T39"},
}  # fmt: skip


def fresh(adventure: str, seed: int = 1, heroes: int = 2) -> State:
    """A new evening."""
    names = HEROES[: 1 if adventure == "escape-the-tomb" else heroes]
    return new_game(Options(adventure=adventure, heroes=",".join(names)), seed)


@pytest.mark.rule("CR-009", "CR-024", "CR-025", "CR-013", "CR-027", "CR-208", "CR-019")
def test_for_how_many_heroes_an_adventure_is_and_how_its_tiles_are_stacked() -> None:
    assert [row.number for row in ADVENTURES.values() if row.number <= 13] == list(range(1, 14))
    faults = []
    for adventure in NEEDED:
        wanted = {"escape-the-tomb": [1], "adventure-impossible": [1, 2, 3, 4, 5]}.get(adventure, [2, 3, 4, 5])
        found = []
        for number in range(1, 6):
            with suppress(OptionsError):
                found.append(len(new_game(Options(adventure=adventure, heroes=",".join(HEROES[:number])), 1).heroes))
        if not found == wanted == ADVENTURES[adventure].heroes:
            faults.append((adventure, found))
    assert not faults, faults
    # The two halves of the start tile lie joined with two surges beside them.
    for adventure in NEEDED:
        state = fresh(adventure)
        lay, names = board.chart(state.board), [placed.tile for placed in state.board.tiles]
        if adventure not in ("escape-the-tomb", "horror-of-the-howling-hag"):
            assert names[:2] == ["ST-N", "ST-S"] and 1 in lay.links[0], adventure
            assert [(half.x, half.y) for half in state.board.tiles[:2]] == [(0, 0), (0, 1)], adventure
        else:
            assert "ST-N" not in names, adventure
        few = adventure == "adventure-impossible"
        assert state.surges == (0 if few else 2), adventure
        used = {*names, *ADVENTURES[adventure].out}
        stack = [secret.sealed for secret in state.decks.tile.draw]
        left = 40 - len({name for name in used if name.startswith("T")}) - 3 * few
        assert len(stack) == len(set(stack)) == left and not used & set(stack), adventure
    # Special tiles come ninth to twelfth but in the fog.
    places = {name: {faces_of(fresh(name, seed)).index(tile) for seed in range(40)} for name, tile in SEEDED.items()}
    assert set(map(frozenset, places.values())) == {frozenset({8, 9, 10, 11})}, places
    stacks = [faces_of(fresh("blood-and-fog", seed)) for seed in range(40)]
    assert {stack.index("T38") for stack in stacks} == {5, 6, 7, 8}
    assert min(stack.index("T39") for stack in stacks) == 10, "the Stairway does not come before the eleventh"


@pytest.mark.rule("CR-293")
def test_while_a_needed_tile_is_in_the_stack_no_other_closes_the_dungeon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_stack, "closes", lambda t, edge, name: True)
    faults = []
    for adventure, needed in [(name, each) for name, tiles in NEEDED.items() for each in sorted(tiles)]:
        state = fresh(adventure)
        edge = board.chart(state.board).edges[0]
        state.decks.tile.draw = [Secret(needed), Secret("T20")]
        returned = bool(only(drift(tile_stack.draw_tile(state, edge)), event.TileReturned))
        lies_below = faces_of(state) == ["T20"]
        if not returned or not lies_below or only(drift(tile_stack.draw_tile(state, edge)), event.TileReturned):
            faults.append((adventure, needed))
    for adventure in ("daylight-assault", "gauntlet-of-terror"):  # no tile is needed: any may close it
        state = night(adventure)
        state.decks.tile.draw = [Secret("T33"), Secret("T20")]
        if only(drift(tile_stack.draw_tile(state, board.Edge(4, "north"))), event.TileReturned):
            faults.append((adventure, ""))
    assert not faults, faults


SPECIAL = [
    ("klaks-infernal-artifact", "T37", ["klak"], ["klaks-artifact"], 0),
    ("destroy-the-dracolich", "T33", ["gravestorm"], ["gravestorms-phylactery"], 1),
    ("the-final-transformation", "T35", [], [], 1), ("horror-of-the-howling-hag", "T33", [], [], 0),
    ("blood-and-fog", "T38", ["zombie-dragon"], [], 0), ("blood-and-fog", "T39", [], [], 1),
    ("rampaging-golem", "T40", ["flesh-golem"], [], 0), ("hunt-for-strahd-1", "T39", ["count-strahd"], [], 0),
    ("hunt-for-strahd-2", "T32", ["count-strahd"], [], 0), ("daylight-assault", "T33", [], [], 1),
    ("daylight-assault", "T32", [], [], 1),
]  # fmt: skip
"""Villains, objects and how many Monsters come with a tile; any other tile brings a Monster and nothing else."""


@pytest.mark.rule("CR-285")
def test_what_comes_with_a_tile_that_is_explored() -> None:
    others = sorted(set(NEEDED) - {"escape-the-tomb", "horror-of-the-howling-hag", "gauntlet-of-terror"})
    faults = []
    for adventure, name, *wanted in [*SPECIAL, *((one, each, [], [], 1) for one in others for each in ("T20", "T08", "T21"))]:
        state = night(adventure, at={"kat": (4, 0, 1)})
        pool(state, "hag", "monsters-0")
        explore(state, name)
        monsters = figure.monsters(state)
        found = [[other.kind for other in state.villains], [other.kind for other in state.things], len(monsters)]
        fits = found == wanted and not [other for other in monsters if other.guard]
        if adventure == "destroy-the-dracolich" and wanted[0]:
            fits &= state.board.tiles[tile(state, monsters[0])].tile == "T37"
        if name in ("T20", "T08", "T21"):
            fits &= all(token.kind in ("item-back", "coffin-shut") for token in state.quest.tokens)
            fits &= adventure in ("adventure-impossible", "daylight-assault") or not ends(state)
        if not fits:
            faults.append((adventure, name, found))
    assert not faults, faults


@pytest.mark.card(IMPOSSIBLE, FIRST, SECOND)
@pytest.mark.rule("CR-213", "CR-214", "CR-017", "CR-022", "CR-198")
def test_when_an_adventure_ends_and_which_are_for_heroes_of_the_second_level() -> None:
    for adventure, counter, amount, winners in [
        (GAUNTLET, "kills", 20, "heroes"), (GAUNTLET, "escaped", 5, "castle"), ("daylight-assault", "banked", 12, "heroes"),
        ("the-final-transformation", "cured", 5, "heroes"), (IMPOSSIBLE, "lairs", 3, "heroes"),
    ]:  # fmt: skip
        state = night(adventure)
        state.quest.counters[counter] = amount - 1
        assert ends(state) is None, counter
        state.quest.counters[counter] = amount
        outcome = ends(state)
        assert outcome is not None and outcome.winners == (winners,), counter
    state = night(GAUNTLET)
    assert only(drift(quests_tokens.count(state, "kills", 2)), event.Counted) == [event.Counted("kills", 2, 20)]
    assert only(drift(quests_tokens.count(state, "sneezes")), event.Counted) == [event.Counted("sneezes", 1, 0)]
    # The last adventures are for heroes of the second level.
    for number, items in [("7", 3), ("12", 1), ("13", 2)]:
        evening = Evening(new_game(Options(adventure=number, heroes="kat,arjhan"), 3))
        assert evening.asked == (0, "prompt-level-daily")
        before = {choice.card for choice in evening.options}
        evening.play(evening.options[0])
        evening.until("prompt-hero-phase")
        for hero in evening.state.heroes:
            assert (hero.level, len(hero.items), len(hero.powers)) == (2, items, 6)
            assert figure.hero_hp(hero) == figure.level(hero).hp == CARDS[hero.id].levels[1].hp
        assert {held.card for held in evening.state.heroes[0].powers} & before, "the Daily that was picked"
        assert [one.hero for one in evening.seen(event.LevelGained)][:1] == ["kat"]
    # Where no item is left a veteran brings none.
    state = new_game(Options(adventure="13", heroes="kat,arjhan"), 3)
    state.decks.treasure.draw = [Secret("second-wind"), Secret("holy-water")]
    evening = Evening(state).until("prompt-hero-phase")
    assert [(seen.hero, seen.card) for seen in evening.seen(event.ItemGained)] == [("kat", "holy-water")]
    assert [len(hero.items) for hero in evening.state.heroes] == [2, 1]
    # The others are begun at the first level.
    for number in ["1", "2", "3", "6", "9", "11"]:
        heroes = "kat" if number == "1" else "kat,arjhan"
        state = Evening(new_game(Options(adventure=number, heroes=heroes), 3)).until("prompt-hero-phase").state
        assert all((hero.level, len(hero.items)) == (1, 1) for hero in state.heroes)


def test_questions_and_rows_of_any_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    # Questions that any adventure may ask.
    state = night(KLAK)

    def ask(name: str, **about: Any) -> bool:
        return registry.goal.functions[name](state, Goal(ask=name, **about))

    for marked in (False, True):
        assert ask("marked", mark="bell") is marked and ask("not-marked", mark="bell") is not marked
        state.quest.done.append("bell")
    assert not ask("counted", counter="bones", amount=1) and ask("not-counted", counter="bones", amount=1)
    assert ask("in-play", tile="T09") and not ask("in-play", tile="T20") and not ask("in-play", figure="klak")
    wolf = villain(state, "werewolf", 3, 0, 0)
    assert not ask("in-play", figure="klak") and ask("in-play", figure="werewolf")
    thing(state, "klaks-artifact", 3, 2, 2)
    assert ask("in-play", figure="klaks-artifact") and wolf in state.villains
    assert not ask("markers", figure="flesh-golem", token="calm", amount=0), "there is no Golem"
    assert not ask("sun-set"), "without a track there is no sunset"
    state.quest.sun = state.quest.sunset = 1
    assert ask("sun-set")
    # A row may be about the first tile and happens once if it says so.
    rows = [
        Trigger(on="placed", do="count", tile="T11", counter="eleven"),
        Trigger(on="placed", do="count", tile="ST-N", counter="start", once=True, mark="begun"),
        Trigger(on="villain", do="count", counter="phases", amount=3),
    ]
    changed = msgspec.structs.replace(occasions.adventure(night(KLAK)), trigger=rows)
    monkeypatch.setitem(occasions.ADVENTURES, KLAK, changed)
    state = night(KLAK)
    for _ in range(2):
        come(state, "placed", tile=0)
        come(state, "villain")
    assert state.quest.counters == {"start": 1, "phases": 6} and state.quest.done.count("begun") == 1
    assert not result(occasions.occur(state, "turn-end", 0))
    # Rows of other adventures may lay guards and tokens anywhere.
    state = night(ICON, top={"monster": "wolf,ghoul,zombie"})
    now = Now(Trigger(on="explored", do="guards", amount=3), tile=0)
    assert carry_out(state, now) is True and [tile(state, other) for other in figure.monsters(state)] == [0, 0, 0]
    laid = Now(Trigger(on="explored", do="lay-token", token="kavan"), tile=3)
    events = drift(registry.quest.functions["lay-token"](state, 0, laid))
    bones = board.chart(state.board).cells[3].bones
    assert only(events, event.TokenPlaced) == [event.TokenPlaced("kavan", bones)] and carry_out(state, laid) is True
    rises = Now(Trigger(on="explored", do="villain-rises", figure="klak"), tile=0)
    villain(state, "werewolf", 4, 0, 0)
    assert carry_out(state, rises) is True and tile(state, state.villains[1]) == 0
    assert carry_out(state, rises) is False and len(state.villains) == 2
    nowhere = Now(Trigger(on="villain", do="villain-rises", figure="young-vampire", tile="T32"))
    assert carry_out(state, nowhere) is False, "its tile is not in play"
