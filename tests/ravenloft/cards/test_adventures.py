"""The two adventures: their set-up, their special rules, how they end."""

from typing import Any

import pytest

from game.rules.engine.script import Done, Outcome, freeze, thaw
from game.rules.ravenloft import ending, event, turn, wounds
from game.rules.ravenloft.adventures import occasions, quests
from game.rules.ravenloft.choice import PickEdge, React, Target
from game.rules.ravenloft.decks import encounter_deck, treasure_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Marker, Placed, State, Token
from tests.ravenloft.cards.deeds import asked, drift, encounter, ends, only, play, use
from tests.ravenloft.cards.scene import HIT, MISS, ROW, at, at_bottom, hp, row, tile, to, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, table

pytestmark = pytest.mark.card("escape-the-tomb", "find-the-icon")


CRYPT = Placed("T32", 0, 0, 0)


def tomb(*more: Placed, phase: str = "explore", at: tuple[int, int, int] = (0, 3, 0)) -> State:
    """Escape the Tomb: Kat in the Count's crypt, nothing explored yet."""
    return table("kat", tiles=[CRYPT, *more], at={"kat": at}, powers={}, phase=phase)


def chapel(heroes: str = "kat,arjhan", *, edge: str = "north", **more: Any) -> State:
    """Find the Icon: the next tile of the stack is the Chapel, and the active Hero stands at the edge of an open tile."""
    state = row(
        heroes, tiles=1, at={"kat": {"north": (0, 0, 1), "east": (0, 1, 3), "south": (0, 3, 1), "west": (0, 1, 0)}[edge]}, **more
    )
    on_top(state, "tile", "T34")
    return state


def phase_of(state: State, *answers: Any) -> list[Any]:
    """Play one step of the turn."""
    return play(state, turn.step(state), *answers)


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


@pytest.mark.rule("CR-087", "CR-156", "CR-215", "CR-222", "CR-227", "CR-267", "CR-285")
def test_at_sunset_the_count_enters_at_his_crypt_and_acts_at_once_but_no_card_moves_the_sun(dice: Dice) -> None:
    state = tomb(Placed("T10", 0, 1, 2), at=(1, 3, 1))
    state.quest.sun = 4
    on_top(state, "tile", "T13")
    on_top(state, "monster", "wolf")
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
    state = tomb(Placed("T10", 0, 1, 2), at=(1, 3, 1))
    state.quest.sun = 4
    state.markers.append(Marker("glyph-of-warding", 0, 0))
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
    state = tomb(at=(0, 3, 1))
    on_top(state, "tile", "T39")
    on_top(state, "monster", "wolf")
    phase_of(state)
    assert tile(state, figure.controlled(state, 0)[0]) == 1 and state.quest.sun == 2 and state.end is None
    # Without a surge for a fallen hero all is lost.
    for heroes in ["kat", "kat,arjhan"]:
        state = row(heroes, phase="start")
        state.heroes[0].damage, state.surges = 8, 0
        evening = Evening(state)
        assert evening.state.end == Outcome(("castle",), "lost-no-surge") and type(evening.events[-1]).__name__ == "Lost"


@pytest.mark.rule("CR-285", "CR-083", "CR-081")
@pytest.mark.parametrize(
    ("heroes", "owners"), [("kat,arjhan", [0, 1, 0]), ("arjhan,kat,thorgrim,allisa", [1, 2, 3, 0, 1, 2, 3, 0])]
)
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
        state = row("kat, arjhan", phase="encounter")
        state.quest.done, state.turn.explored = list(done), "white"
        on_top(state, "encounter", "passage-of-time", "passage-of-time")
        assert len(only(phase_of(state), event.EncounterDrawn)) == drawn
    state = row("kat, arjhan", phase="encounter")
    state.quest.done, state.turn.explored = ["chapel"], "black"
    on_top(state, "encounter", "passage-of-time", "passage-of-time")
    assert len(only(phase_of(state), event.EncounterDrawn)) == 1, "one, not two"


@pytest.mark.rule("CR-285")
@pytest.mark.parametrize(
    "card", ["secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost", "neglected-passage", "eagle-eyes"]
)
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
    state = row(heroes, tiles=1)
    state.board = Board([ROW[0], Placed("T34", 0, -1, 0)])
    state.heroes[0].square = to(state, *hero).square
    state.quest.tokens = [Token("icon-of-ravenloft", to(state, 1, 1, 2).square)]
    state.quest.done = ["chapel"]
    return state


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
    state = chapel(phase="explore", powers={"kat": ["stealth"]})
    on_top(state, "monster", "wolf", "ghoul", "zombie")
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
