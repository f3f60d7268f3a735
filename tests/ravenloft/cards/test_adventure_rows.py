"""The rows of all adventures: who may go, what lies there, where the special tiles come, which must come; questions and occasions."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures import occasions, quests_tokens
from game.rules.ravenloft.adventures.adventure import Goal, Trigger
from game.rules.ravenloft.decks import tile_stack
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES as CARDS
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import FIRST, GAUNTLET, ICON, IMPOSSIBLE, KLAK, SECOND
from tests.ravenloft.cards.deeds import drift, ends, explore, only, result
from tests.ravenloft.cards.quests import carry_out, come, faces_of, pool
from tests.ravenloft.cards.scene import night, thing, tile, villain
from tests.ravenloft.kit import Evening

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


@pytest.mark.rule("CR-009", "CR-024", "CR-025")
def test_for_how_many_heroes_an_adventure_is() -> None:
    assert [row.number for row in ADVENTURES.values() if row.number <= 13] == list(range(1, 14))
    faults = []
    for adventure in NEEDED:
        wanted = {"escape-the-tomb": [1], "adventure-impossible": [1, 2, 3, 4, 5]}.get(adventure, [2, 3, 4, 5])
        found = []
        for number in range(1, 6):
            with suppress(OptionsError):
                state = new_game(Options(adventure=adventure, heroes=",".join(HEROES[:number])), 1)
                found.append(len(state.heroes))
        if not found == wanted == ADVENTURES[adventure].heroes:
            faults.append((adventure, found))
    assert not faults, faults


@pytest.mark.rule("CR-013", "CR-027", "CR-208")
def test_the_two_halves_of_the_start_tile_lie_joined_with_two_surges_beside_them() -> None:
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


@pytest.mark.rule("CR-019")
def test_special_tiles_come_ninth_to_twelfth_but_in_the_fog() -> None:
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


@pytest.mark.rule("CR-213", "CR-214")
def test_an_adventure_ends_with_the_number_and_not_before_and_tells_it() -> None:
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


@pytest.mark.card(IMPOSSIBLE, FIRST, SECOND)
@pytest.mark.rule("CR-017", "CR-022", "CR-198")
def test_the_last_adventures_are_for_heroes_of_the_second_level() -> None:
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


def test_questions_that_any_adventure_may_ask() -> None:
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


def test_rows_may_be_about_any_tile_and_happen_once(monkeypatch: pytest.MonkeyPatch) -> None:
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
