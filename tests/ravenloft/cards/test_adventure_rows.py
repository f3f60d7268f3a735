"""The rows of all adventures: who may go, what lies there, where the special tiles come, which must come; questions and occasions."""

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
from tests.ravenloft.cards.quests import carry_out, come, explore, faces_of, pool
from tests.ravenloft.cards.scene import drift, ends, night, only, result, thing, tile, villain
from tests.ravenloft.kit import Evening, on_top

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


@pytest.mark.rule("CR-009")
def test_there_are_thirteen_in_their_order() -> None:
    assert [row.number for row in ADVENTURES.values() if row.number <= 13] == list(range(1, 14))
    assert set(NEEDED) <= set(ADVENTURES)


@pytest.mark.rule("CR-024", "CR-025")
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


@pytest.mark.rule("CR-013", "CR-027", "CR-208")
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


@pytest.mark.rule("CR-019")
@pytest.mark.parametrize(("adventure", "tile"), SEEDED.items())
def test_a_special_tile_comes_ninth_to_twelfth(adventure: str, tile: str) -> None:
    assert {faces_of(fresh(adventure, seed)).index(tile) for seed in range(40)} == {8, 9, 10, 11}


@pytest.mark.rule("CR-293")
@pytest.mark.parametrize(("adventure", "tile"), [(name, tile) for name, tiles in NEEDED.items() for tile in sorted(tiles)])
def test_while_a_needed_tile_is_in_the_stack_no_other_closes_the_dungeon(
    monkeypatch: pytest.MonkeyPatch, adventure: str, tile: str
) -> None:
    monkeypatch.setattr(tile_stack, "closes", lambda t, edge, name: True)
    state = fresh(adventure)
    edge = board.chart(state.board).edges[0]
    state.decks.tile.draw = [Secret(tile), Secret("T20")]
    events = drift(tile_stack.draw_tile(state, edge))
    assert only(events, event.TileReturned) and faces_of(state) == ["T20"], "it lies below now"
    assert not only(drift(tile_stack.draw_tile(state, edge)), event.TileReturned)


@pytest.mark.rule("CR-293")
@pytest.mark.parametrize("adventure", ["daylight-assault", "gauntlet-of-terror"])
def test_where_no_tile_is_needed_any_may_close_it(monkeypatch: pytest.MonkeyPatch, adventure: str) -> None:
    monkeypatch.setattr(tile_stack, "closes", lambda t, edge, name: True)
    state = night(adventure)
    state.decks.tile.draw = [Secret("T33"), Secret("T20")]
    assert not only(drift(tile_stack.draw_tile(state, board.Edge(4, "north"))), event.TileReturned)


@pytest.mark.rule("CR-019")
def test_in_the_fog_the_dragon_comes_sixth_to_ninth_and_the_stairway_not_before_the_eleventh() -> None:
    stacks = [faces_of(fresh("blood-and-fog", seed)) for seed in range(40)]
    assert {stack.index("T38") for stack in stacks} == {5, 6, 7, 8}
    assert min(stack.index("T39") for stack in stacks) == 10


def explored(adventure: str, tile: str) -> State:
    """An evening in which the first Hero has just explored this tile, at the northern end of the open ones."""
    state = night(adventure, at={"kat": (4, 0, 1)})
    pool(state, "hag", "monsters-0")
    explore(state, tile)
    return state


@pytest.mark.rule("CR-285")
@pytest.mark.parametrize(
    ("adventure", "tile", "villains", "things", "monsters"),
    [
        ("klaks-infernal-artifact", "T37", ["klak"], ["klaks-artifact"], 0),
        ("destroy-the-dracolich", "T33", ["gravestorm"], ["gravestorms-phylactery"], 1),
        ("the-final-transformation", "T35", [], [], 1), ("horror-of-the-howling-hag", "T33", [], [], 0),
        ("blood-and-fog", "T38", ["zombie-dragon"], [], 0), ("blood-and-fog", "T39", [], [], 1),
        ("rampaging-golem", "T40", ["flesh-golem"], [], 0), ("hunt-for-strahd-1", "T39", ["count-strahd"], [], 0),
        ("hunt-for-strahd-2", "T32", ["count-strahd"], [], 0), ("daylight-assault", "T33", [], [], 1),
        ("daylight-assault", "T32", [], [], 1),
    ],
)  # fmt: skip
def test_what_comes_with_a_special_tile_that_is_explored(
    adventure: str, tile: str, villains: list[str], things: list[str], monsters: int
) -> None:
    state = explored(adventure, tile)
    assert [other.kind for other in state.villains] == villains and [other.kind for other in state.things] == things
    assert len(figure.monsters(state)) == monsters
    if adventure == "destroy-the-dracolich":
        assert state.board.tiles[figure.tiles_of(state, figure.monsters(state)[0].id)[0]].tile == "T37"


@pytest.mark.rule("CR-285")
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


@pytest.mark.rule("CR-213", "CR-214")
@pytest.mark.parametrize(
    ("adventure", "counter", "amount", "winners"),
    [
        (GAUNTLET, "kills", 20, "heroes"), (GAUNTLET, "escaped", 5, "castle"), ("daylight-assault", "banked", 12, "heroes"),
        ("the-final-transformation", "cured", 5, "heroes"), (IMPOSSIBLE, "lairs", 3, "heroes"),
    ],
)  # fmt: skip
def test_one_less_than_the_number_ends_nothing(adventure: str, counter: str, amount: int, winners: str) -> None:
    state = night(adventure)
    state.quest.counters[counter] = amount - 1
    assert ends(state) is None
    state.quest.counters[counter] = amount
    outcome = ends(state)
    assert outcome is not None and outcome.winners == (winners,)


# ------------------------------------------------------------------ Heroes that have been here before


@pytest.mark.card(IMPOSSIBLE, FIRST, SECOND)
@pytest.mark.rule("CR-017", "CR-022", "CR-198")
@pytest.mark.parametrize(("number", "items"), [("7", 3), ("12", 1), ("13", 2)])
def test_the_last_adventures_are_for_heroes_of_the_second_level(number: str, items: int) -> None:
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


@pytest.mark.rule("CR-017")
def test_where_no_item_is_left_a_veteran_brings_none() -> None:
    state = new_game(Options(adventure="13", heroes="kat,arjhan"), 3)
    state.decks.treasure.draw = [Secret("second-wind"), Secret("holy-water")]
    evening = Evening(state).until("prompt-hero-phase")
    assert [(seen.hero, seen.card) for seen in evening.seen(event.ItemGained)] == [("kat", "holy-water")]
    assert [len(hero.items) for hero in evening.state.heroes] == [2, 1]


@pytest.mark.rule("CR-022")
@pytest.mark.parametrize("number", ["1", "2", "3", "6", "9", "11"])
def test_the_others_are_begun_at_the_first_level(number: str) -> None:
    heroes = "kat" if number == "1" else "kat,arjhan"
    state = Evening(new_game(Options(adventure=number, heroes=heroes), 3)).until("prompt-hero-phase").state
    assert all((hero.level, len(hero.items)) == (1, 1) for hero in state.heroes)


# ------------------------------------------------------------------ questions and occasions


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


def test_a_row_may_be_about_the_first_tile_and_happens_once_if_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_counter_tells_how_far_it_goes_if_something_ends_there() -> None:
    state = night(GAUNTLET)
    assert only(drift(quests_tokens.count(state, "kills", 2)), event.Counted) == [event.Counted("kills", 2, 20)]
    assert only(drift(quests_tokens.count(state, "sneezes")), event.Counted) == [event.Counted("sneezes", 1, 0)]


def test_rows_of_other_adventures_may_lay_guards_and_tokens_anywhere() -> None:
    state = night(ICON)
    on_top(state, "monster", "wolf", "ghoul", "zombie")
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
