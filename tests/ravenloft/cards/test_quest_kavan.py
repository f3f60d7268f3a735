"""The Final Transformation: Kavan, whom somebody has to lead, and the Vampire that he becomes."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, turn
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Trigger
from game.rules.ravenloft.choice import Accept, Spot
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Marker, Placed, State, Token
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import KAVAN
from tests.ravenloft.cards.deeds import asked, drift, ends, explore, only, strike
from tests.ravenloft.cards.quests import bones, carry_out, come, failed, happen, won
from tests.ravenloft.cards.scene import MISS, At, night, tile, villain, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, spot

pytestmark = pytest.mark.card(KAVAN)


def kavan(place: At = (2, 1, 1), **rest: At) -> State:
    state = night(KAVAN, at=rest)
    state.quest.tokens = [Token("kavan", spot(*place, state))]
    return state


@pytest.mark.rule("CR-227", "CR-279")
def test_kavan_begins_beside_the_stairs_and_turns_when_nobody_or_a_monster_is_with_him() -> None:
    evening = Evening(new_game(Options(adventure="5", heroes="kat,arjhan"), 1)).until("prompt-kavan-square")
    evening.play(evening.options[0])
    [token], lay = evening.state.quest.tokens, board.chart(evening.state.board)
    assert token.kind == "kavan" and any(lay.cells[1].art.get(place) == "S" for place in lay.near[token.square])
    for alone, monster, turns in [(False, False, False), (True, False, True), (False, True, True)]:
        state = kavan(kat=(3, 1, 1) if alone else (2, 2, 2), arjhan=(3, 1, 2))
        if monster:
            put(state, "wolf", 2, 3, 3)
        state.quest.counters["young-vampire"] = 3
        come(state, "villain")
        assert [(other.kind, other.damage) for other in state.villains] == [("young-vampire", 3)] * turns
        assert bool(state.quest.tokens) is not turns
    # The vampire steps beside a hero on Kavan's square and trips a glyph.
    state = kavan(kat=(2, 1, 1), arjhan=(3, 1, 1))
    put(state, "wolf", 2, 3, 3)
    state.markers = [Marker("glyph-of-warding", 2, 0)]
    events = come(state, "villain")
    [vampire] = state.villains
    assert distance.adjacent(state, vampire.id, "kat") and vampire.damage == 1 and state.markers == []
    assert only(events, event.TokenRemoved) and [one.figure for one in only(events, event.MonsterPlaced)] == [vampire.id]
    state = kavan(kat=(3, 1, 1), arjhan=(3, 1, 2))
    come(state, "villain")
    assert where(state, state.villains[0]) == (2, 1, 1) and state.villains[0].damage == 0, "the first time at full strength"


@pytest.mark.rule("CR-287")
def test_whoever_begins_beside_kavan_may_lead_him_and_he_follows() -> None:
    # Whoever begins beside Kavan may lead him.
    for square, damage, may in [((2, 2, 2), 0, True), ((2, 1, 1), 0, True), ((2, 3, 3), 0, False), ((2, 2, 2), 99, False)]:
        state = kavan(kat=square)
        state.heroes[0].damage = damage
        happen(state, "hero", *[Accept()] * may)
        assert ("led" in state.turn.marks) is may
    # Kavan follows whoever led him to a free square and not whoever fell or is gone.
    state = kavan(kat=(4, 2, 1))
    assert happen(state, "hero-end") == [], "nobody leads him"
    state.turn.marks = ["led"]
    put(state, "wolf", 4, 0, 0)
    squares = asked(state, occasions.occur(state, "hero-end", 0), "prompt-kavan-square")
    assert (4, 2, 1) in squares and (4, 0, 0) not in squares and {place[0] for place in squares} == {4}
    kat, goal = state.heroes[0], spot(4, 2, 1, state)
    kat.damage = 99
    assert come(state, "hero-end") == []
    kat.damage, kat.square = 0, None
    assert come(state, "hero-end") == []
    kat.square = goal
    events = happen(state, "hero-end", Spot(goal))
    assert [one.square for one in only(events, event.TokenMoved)] == [goal], "on the Hero's own square, which he may share"
    assert happen(state, "hero-end", Spot(goal)) == [], "he stands there already"
    state.quest.tokens = []
    assert come(state, "hero-end") == [], "he is no more"


@pytest.mark.rule("CR-285", "CR-287")
def test_the_vampire_acts_at_once_and_turns_back_beside_a_hero_alone(dice: Dice) -> None:
    # The vampire acts in the phase in which it comes and stays for who lies or is elsewhere.
    state = kavan(kat=(3, 3, 1), arjhan=(3, 3, 2))
    state.turn.phase, state.turn.explored = "encounter", "white"
    drift(turn.step(state))
    assert state.turn.villains == ["young-vampire-1"]
    dice(MISS, MISS)
    drift(turn.step(state))
    state.heroes[0].square = spot(4, 0, 0, state)
    assert only(come(state, "turn-end"), event.FigureLeft) == [], "she is elsewhere"
    state.heroes[0].square, state.heroes[0].damage = spot(tile(state, "young-vampire-1"), 0, 3, state), 99
    assert only(come(state, "turn-end"), event.FigureLeft) == [], "she lies there"
    # The vampire turns back beside a hero alone and keeps its wounds.
    state, other, wolf = meet(night(KAVAN, at={"kat": (3, 1, 1)}), "young-vampire 3/2/2 -5, wolf 3/0/0")
    assert happen(state, "turn-end") == [], "a Monster is there, too"
    state.heroes[0].threats.remove(wolf)
    assert only(happen(state, "turn-end"), event.FigureLeft) == [event.FigureLeft("young-vampire-1", "turned")]
    assert not state.villains and state.quest.tokens == [Token("kavan", other.square)]
    assert state.quest.counters["young-vampire"] == 5
    state.heroes[0].square = spot(2, 0, 0, state)
    come(state, "villain")
    assert [(again.damage, where(state, again)) for again in state.villains] == [(5, (3, 2, 2))]


def test_five_turns_at_the_fountain_cure_him_and_the_vampires_end_loses() -> None:
    # Five turns at the fountain cure him.
    state = night(KAVAN, Placed("T35", 0, -4, 0), at={"kat": (5, 2, 1)})
    state.quest.tokens = [Token("kavan", bones(state, 5))]
    for step in range(1, 6):
        assert only(happen(state, "turn-end", seat=1), event.Counted) == [event.Counted("cured", step, 5)]
    assert ends(state) == won(KAVAN)
    # The cure needs the fountain a hero and no monster.
    for place, hero, monster, counts in [(5, 5, 0, True), (4, 4, 0, False), (5, 4, 0, False), (5, 5, 5, False)]:
        state = night(KAVAN, Placed("T35", 0, -4, 0), at={"arjhan": (2, 1, 1)})
        cells = board.chart(state.board).cells
        state.quest.tokens = [Token("kavan", cells[place].bones)]
        state.heroes[0].square = next(square for square in cells[hero].floor if square != cells[hero].bones)
        if monster:
            put(state, "wolf", 2, 0, 0).square = cells[5].floor[-1]
        assert bool(only(come(state, "turn-end", 1), event.Counted)) is counts, "anybody's turn"
    # The fountain brings its monster as usual.
    state = kavan(kat=(4, 0, 1))
    on_top(state, "monster", "wolf")
    explore(state, "T35")
    assert [tile(state, other) for other in figure.monsters(state)] == [5]
    assert figure.blocked(state) == {figure.monsters(state)[0].square}, "Kavan is in nobody's way"
    # The vampire must not be destroyed.
    state = night(KAVAN)
    strike(state, villain(state, "young-vampire", 3, 2, 2))
    assert ends(state) == failed(KAVAN)


def test_what_a_row_found_to_do_is_told() -> None:
    state = night(KAVAN, at={"kat": (2, 1, 2), "arjhan": (3, 1, 1)})
    lead, follow = Now(Trigger(on="hero", do="lead", token="kavan")), Now(Trigger(on="hero-end", do="follow", token="kavan"))
    turns = Now(Trigger(on="villain", do="turn-into-villain", token="kavan", figure="young-vampire"))
    back = Now(Trigger(on="turn-end", do="turn-back", token="kavan", figure="young-vampire"))
    cure = Now(Trigger(on="turn-end", do="cure", token="kavan", tile="T10", counter="cured"))

    def done(*rows: Now) -> list[bool]:
        return [carry_out(state, now) for now in rows]

    assert done(lead, follow, turns, back, cure) == [False] * 5, "no Kavan, no Vampire"
    state.quest.tokens = [Token("kavan", spot(2, 1, 1, state))]
    assert done(follow) == [False], "nobody leads him"
    assert carry_out(state, lead, Done()) is False and state.turn.marks == []
    assert done(lead, follow, turns, cure, back) == [True, True, False, True, False]
    state.heroes[0].square = spot(4, 1, 1, state)
    assert done(lead, cure, turns, back) == [False, False, True, False]
    state.heroes[0].square = spot(2, 0, 3, state)
    assert done(back, Now(Trigger(on="entered", do="kavan-joins", token="kavan"))) == [True, True]
