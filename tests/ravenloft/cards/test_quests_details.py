"""The small print of adventures' rows: what their named functions do at the edges, and whether they found something to do."""

from typing import Any

import pytest

from game.rules.engine.script import Done, Outcome
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, turn, wounds
from game.rules.ravenloft.adventures import occasions, quests_tokens
from game.rules.ravenloft.adventures.adventure import Goal, Trigger
from game.rules.ravenloft.adventures.quests_villains import _edges_away
from game.rules.ravenloft.choice import Accept, PickCard, Target
from game.rules.ravenloft.decks import encounter_deck, tile_stack
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.space import board, distance, figure
from game.rules.ravenloft.state import Board, Lasting, Marker, Placed, State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import TILES
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import DAY, FOG, GAUNTLET, HAG, ICON, KAVAN, KLAK, LICH
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    asked,
    drift,
    ends,
    gone,
    night,
    offered,
    only,
    play,
    result,
    thing,
    tile,
    to,
    use,
    villain,
    where,
)
from tests.ravenloft.kit import Dice, on_top, proves, put, spot


def ask(state: State, **row: Any) -> bool:
    """The answer to an adventure's question."""
    return registry.goal.functions[row["ask"]](state, Goal(**row))


def carry_out(state: State, now: Now, seat: int = 0) -> Any:
    """Carry out a row as its adventure would; return what it says of itself. Questions take their first answer."""
    return result(registry.quest.functions[now.row.do](state, seat, now))


# ------------------------------------------------------------------ questions and occasions


def test_questions_that_any_adventure_may_ask() -> None:
    state = night(KLAK)
    assert ask(state, ask="not-marked", mark="bell") and not ask(state, ask="marked", mark="bell")
    state.quest.done.append("bell")
    assert ask(state, ask="marked", mark="bell") and not ask(state, ask="not-marked", mark="bell")
    assert not ask(state, ask="counted", counter="bones", amount=1) and ask(state, ask="not-counted", counter="bones", amount=1)
    assert ask(state, ask="in-play", tile="T09") and not ask(state, ask="in-play", tile="T20")
    assert not ask(state, ask="in-play", figure="klak")
    wolf = villain(state, "werewolf", 3, 0, 0)
    assert not ask(state, ask="in-play", figure="klak") and ask(state, ask="in-play", figure="werewolf")
    thing(state, "klaks-artifact", 3, 2, 2)
    assert ask(state, ask="in-play", figure="klaks-artifact") and wolf in state.villains
    assert not ask(state, ask="sun-set"), "without a track there is no sunset"
    assert not ask(state, ask="markers", figure="flesh-golem", token="calm", amount=0), "there is no Golem"
    state.quest.sun = state.quest.sunset = 1
    assert ask(state, ask="sun-set")


def test_a_row_may_be_about_the_first_tile_and_happens_once_if_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        Trigger(on="placed", do="count", tile="T11", counter="eleven"),
        Trigger(on="placed", do="count", tile="ST-N", counter="start", once=True, mark="begun"),
        Trigger(on="villain", do="count", counter="phases", amount=3),
    ]
    adventure = occasions.adventure(night(KLAK))
    monkeypatch.setitem(
        occasions.ADVENTURES,
        KLAK,
        type(adventure)(**{name: getattr(adventure, name) for name in adventure.__struct_fields__} | {"trigger": rows}),
    )
    state = night(KLAK)
    for _ in range(2):
        drift(occasions.occur(state, "placed", 0, tile=0))
        drift(occasions.occur(state, "villain", 0))
    assert state.quest.counters == {"start": 1, "phases": 6} and state.quest.done.count("begun") == 1
    assert not result(occasions.occur(state, "turn-end", 0))


def test_a_counter_tells_how_far_it_goes_if_something_ends_there() -> None:
    state = night(GAUNTLET)
    assert only(drift(quests_tokens.count(state, "kills", 2)), event.Counted) == [event.Counted("kills", 2, 20)]
    assert only(drift(quests_tokens.count(state, "sneezes")), event.Counted) == [event.Counted("sneezes", 1, 0)]


def test_what_a_row_found_to_do_is_told(dice: Dice) -> None:
    """True marks and replaces; False does neither."""
    state = night(KAVAN, at={"kat": (2, 1, 2), "arjhan": (3, 1, 1)})
    lead, follow = Now(Trigger(on="hero", do="lead", token="kavan")), Now(Trigger(on="hero-end", do="follow", token="kavan"))
    turns = Now(Trigger(on="villain", do="turn-into-villain", token="kavan", figure="young-vampire"))
    back = Now(Trigger(on="turn-end", do="turn-back", token="kavan", figure="young-vampire"))
    cure = Now(Trigger(on="turn-end", do="cure", token="kavan", tile="T10", counter="cured"))
    assert [carry_out(state, now) for now in (lead, follow, turns, back, cure)] == [False] * 5, "no Kavan, no Vampire"
    state.quest.tokens = [Token("kavan", spot(2, 1, 1, state))]
    assert carry_out(state, follow) is False, "nobody leads him"
    assert result(registry.quest.functions["lead"](state, 0, lead), Done()) is False and state.turn.marks == []
    assert carry_out(state, lead) is True and carry_out(state, follow) is True
    assert carry_out(state, turns) is False and carry_out(state, cure) is True and carry_out(state, back) is False
    state.heroes[0].square = spot(4, 1, 1, state)
    assert carry_out(state, lead) is False and carry_out(state, cure) is False and carry_out(state, turns) is True
    assert carry_out(state, back) is False
    state.heroes[0].square = spot(2, 0, 3, state)
    assert carry_out(state, back) is True
    assert carry_out(state, Now(Trigger(on="entered", do="kavan-joins", token="kavan"))) is True


# ------------------------------------------------------------------ Find the Icon, the sun, Villains that enter


@proves(ICON, "CR-290")
def test_the_token_is_taken_though_its_card_is_gone_and_other_tokens_stay() -> None:
    state = night(ICON, at={"kat": (2, 1, 1)})
    state.quest.tokens = [Token("item-back", spot(2, 1, 1, state)), Token("icon-of-ravenloft", spot(2, 1, 2, state))]
    state.removed = []
    events = drift(occasions.occur(state, "hero-end", 0))
    assert only(events, event.TokenTaken) == [event.TokenTaken("kat", "icon-of-ravenloft")]
    assert [token.kind for token in state.quest.tokens] == ["item-back"] and state.heroes[0].items == []


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


# ------------------------------------------------------------------ Klak


@proves(KLAK)
def test_whoever_trades_has_the_power_in_hand_and_whoever_does_not_keeps_the_item() -> None:
    state = night(KLAK, Placed("T20", 0, -4, 0), items={"kat": ["holy-water", "thieves-tools"]})
    kat = state.heroes[0]
    kat.spare = ["backstab"]
    play(state, occasions.occur(state, "explored", 0, tile=5), Done())
    assert (kat.items, kat.spare) == (["holy-water", "thieves-tools"], ["backstab"])
    play(state, occasions.occur(state, "explored", 0, tile=5), PickCard("thieves-tools"))
    assert (kat.items, kat.spare) == (["holy-water"], []) and offered(state, "backstab") is False
    assert [(held.card, held.used) for held in kat.powers] == [("backstab", False)]
    play(state, occasions.occur(state, "explored", 0, tile=5))
    assert kat.items == ["holy-water"], "an empty power deck gives nothing"


@proves(KLAK)
def test_which_power_is_gained_falls_by_lot() -> None:
    gained = set()
    for seed in range(12):
        state = night(KLAK, Placed("T20", 0, -4, 0), items={"kat": ["holy-water"]}, seed=seed)
        state.heroes[0].spare = ["backstab", "stealth", "deep-cut"]
        play(state, occasions.occur(state, "explored", 0, tile=5), PickCard("holy-water"))
        gained |= {held.card for held in state.heroes[0].powers}
    assert gained == {"backstab", "stealth", "deep-cut"}


@proves(KLAK, "CR-034", "CR-285", "CR-292")
def test_the_artifact_burns_at_one_tile_and_before_klak_does_anything(dice: Dice) -> None:
    state = night(KLAK, at={"kat": (3, 2, 1), "arjhan": (2, 1, 1)})
    thing(state, "gravestorms-phylactery", 2, 0, 0)
    thing(state, "klaks-artifact", 4, 2, 2)
    klak = villain(state, "klak", 3, 0, 0)
    dice(MISS, MISS)
    events = drift(activation.activate(state, klak.id))
    hurts = [(one.figure, one.cause) for one in only(events, event.Damaged)]
    assert hurts == [("kat", "klaks-artifact")], "Arjhan is two tiles away, and stands beside another object"
    order = [type(one) for one in events]
    assert order.index(event.Damaged) < order.index(event.MonsterActivated)
    put(state, "wolf", 4, 0, 0)
    assert not only(drift(activation.act(state, figure.monsters(state)[0].id)), event.Damaged), "Monsters light nothing"


@proves(KLAK, "CR-292")
def test_klaks_death_puts_the_fire_out_and_only_both_ends_win() -> None:
    state = night(KLAK, at={"kat": (4, 2, 1)})
    artifact = thing(state, "klaks-artifact", 4, 2, 2)
    klak = villain(state, "klak", 4, 0, 0)
    drift(wounds.hurt(state, klak.id, 99, "backstab", by=0))
    state.turn.kills = []
    assert ends(state) is None
    for name in ("villain", "turn-end"):
        drift(occasions.occur(state, name, 0))
    state.turn.villains, state.turn.phase = [], "villains"
    drift(turn.step(state))
    assert state.heroes[0].damage == 0
    drift(wounds.hurt(state, artifact.id, 5, "backstab", by=0))
    assert ends(state) == Outcome(("heroes",), f"won-{KLAK}")


@proves(KLAK, "CR-292")
@pytest.mark.parametrize("kind", ["klaks-artifact", "wolf"])
def test_hitting_an_object_heals_nobody(dice: Dice, kind: str) -> None:
    state = night(KLAK, at={"kat": (4, 2, 1)})
    state.turn.looted = [0, 1]
    kat = state.heroes[0]
    kat.damage = 3
    state.lasting = [Lasting("rejuvenating-onslaught", [0, 1], 1, 1)]
    target = thing(state, kind, 4, 2, 2) if kind != "wolf" else put(state, kind, 4, 2, 2)
    dice(HIT)
    use(state, "backstab", Target(target.id))
    assert kat.damage == (3 if kind != "wolf" else 2), "it is no Monster but for being attacked"


@proves(KLAK, "CR-285", "CR-292")
@pytest.mark.parametrize("turned", range(4))
def test_the_artifact_lies_on_the_table_however_the_laboratory_lies(turned: int) -> None:
    side = ("north", "east", "south", "west")[turned]
    state = night(KLAK, tiles=[Placed("T10", 0, 0, 0)], at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    on_top(state, "tile", "T37")
    events = drift(tile_stack.open_tile(state, 0, board.Edge(0, side)))
    [artifact] = state.things
    cell = board.chart(state.board).cells[1]
    assert cell.art[artifact.square] != cell.art.get(state.villains[0].square) and artifact.square != cell.bones
    assert only(events, event.ThingLaid) == [event.ThingLaid("klaks-artifact-1", artifact.square)]


# ------------------------------------------------------------------ Daylight, the fog


@proves(FOG, "CR-287")
def test_who_lies_on_the_stairs_or_stands_on_others_is_not_out() -> None:
    state = night(FOG, at={"kat": (1, 0, 0)})
    stairs = next(place for place, letter in board.chart(state.board).cells[1].art.items() if letter == "S")
    state.heroes[0].square = stairs
    assert drift(occasions.occur(state, "hero-end", 0)) == [], "those of the Start tile are sealed"
    state.board.tiles.append(Placed("T39", 0, -4, 0))
    assert drift(occasions.occur(state, "hero-end", 0)) == []
    cell = board.chart(state.board).cells[5]
    state.heroes[0].square = next(place for place, letter in cell.art.items() if letter == "S")
    state.heroes[0].damage = 99
    assert drift(occasions.occur(state, "hero-end", 0)) == []
    state.heroes[0].square = None
    assert drift(occasions.occur(state, "hero-end", 0)) == []


@proves(FOG, "CR-164", "CR-193")
def test_the_fog_gives_way_to_another_environment_and_its_special_tiles_hold_for_cards() -> None:
    state = night(FOG)
    on_top(state, "encounter", "bat-swarm")
    drift(encounter_deck.draw_encounter(state, 0))
    assert state.environment == "bat-swarm" and "blood-fog" in state.decks.encounter.discard
    state.decks.tile.draw = [Secret("T38")]
    on_top(state, "encounter", "secret-door")
    events = drift(encounter_deck.draw_encounter(state, 0))
    assert [other.kind for other in state.villains] == ["zombie-dragon"] and not only(events, event.MonsterDrawn)
    on_top(state, "tile", "T39")
    state.heroes[0].square = spot(4, 0, 1, state)
    state.turn.phase = "explore"
    assert only(drift(turn.step(state)), event.MonsterDrawn) or TILES["T39"].triangle == "none", "a Monster as usual"


# ------------------------------------------------------------------ Kavan


def kavan(tile: int = 2, line: int = 1, column: int = 1, **rest: Any) -> State:
    state = night(KAVAN, **rest)
    state.quest.tokens = [Token("kavan", spot(tile, line, column, state))]
    return state


@proves(KAVAN, "CR-287")
def test_kavan_follows_to_a_free_square_and_not_whoever_fell_or_is_gone() -> None:
    state = kavan(at={"kat": (4, 2, 1)})
    state.turn.marks = ["led"]
    put(state, "wolf", 4, 0, 0)
    squares = asked(state, occasions.occur(state, "hero-end", 0), "prompt-kavan-square")
    assert (4, 2, 1) in squares and (4, 0, 0) not in squares and {place[0] for place in squares} == {4}
    state.heroes[0].damage = 99
    assert drift(occasions.occur(state, "hero-end", 0)) == []
    state.heroes[0].damage, state.heroes[0].square = 0, None
    assert drift(occasions.occur(state, "hero-end", 0)) == []
    state = kavan(at={"kat": (2, 2, 1)})
    state.turn.marks = ["led"]
    assert play(state, occasions.occur(state, "hero-end", 0), to(state, 2, 1, 1)) == [], "he stands there already"


@proves(KAVAN, "CR-279", "CR-227")
def test_the_vampire_steps_beside_a_hero_on_kavans_square_and_trips_a_glyph() -> None:
    state = kavan(at={"kat": (2, 1, 1), "arjhan": (3, 1, 1)})
    put(state, "wolf", 2, 3, 3)
    state.markers = [Marker("glyph-of-warding", 2, 0)]
    events = drift(occasions.occur(state, "villain", 0))
    [vampire] = state.villains
    assert distance.adjacent(state, vampire.id, "kat") and vampire.damage == 1 and state.markers == []
    assert only(events, event.TokenRemoved) and [one.figure for one in only(events, event.MonsterPlaced)] == [vampire.id]
    state = kavan(at={"kat": (3, 1, 1), "arjhan": (3, 1, 2)})
    drift(occasions.occur(state, "villain", 0))
    assert where(state, state.villains[0]) == (2, 1, 1) and state.villains[0].damage == 0, "the first time at full strength"


@proves(KAVAN, "CR-285", "CR-287")
def test_the_vampire_acts_in_the_phase_in_which_it_comes_and_stays_for_who_lies_or_is_elsewhere(dice: Dice) -> None:
    state = kavan(at={"kat": (3, 3, 1), "arjhan": (3, 3, 2)})
    state.turn.phase, state.turn.explored = "encounter", "white"
    drift(turn.step(state))
    assert state.turn.villains == ["young-vampire-1"]
    dice(MISS, MISS)
    drift(turn.step(state))
    state.heroes[0].square = spot(4, 0, 0, state)
    assert only(drift(occasions.occur(state, "turn-end", 0)), event.FigureLeft) == [], "she is elsewhere"
    state.heroes[0].square, state.heroes[0].damage = spot(tile(state, "young-vampire-1"), 0, 3, state), 99
    assert only(drift(occasions.occur(state, "turn-end", 0)), event.FigureLeft) == [], "she lies there"


@proves(KAVAN)
def test_what_the_vampire_suffered_comes_back_with_it() -> None:
    state = night(KAVAN, at={"kat": (3, 1, 1)})
    villain(state, "young-vampire", 3, 2, 2, damage=5)
    drift(occasions.occur(state, "turn-end", 0))
    state.heroes[0].square = spot(2, 0, 0, state)
    drift(occasions.occur(state, "villain", 0))
    assert [(other.damage, where(state, other)) for other in state.villains] == [(5, (3, 2, 2))]


@proves(KAVAN)
@pytest.mark.parametrize(
    ("place", "hero", "monster", "counts"), [(5, 5, 0, True), (4, 4, 0, False), (5, 4, 0, False), (5, 5, 5, False)]
)
def test_the_cure_needs_the_fountain_a_hero_and_no_monster(place: int, hero: int, monster: int, counts: bool) -> None:
    state = night(KAVAN, Placed("T35", 0, -4, 0), at={"arjhan": (2, 1, 1)})
    cells = board.chart(state.board).cells
    state.quest.tokens = [Token("kavan", cells[place].bones)]
    state.heroes[0].square = next(square for square in cells[hero].floor if square != cells[hero].bones)
    if monster:
        put(state, "wolf", 2, 0, 0).square = cells[5].floor[-1]
    assert bool(only(drift(occasions.occur(state, "turn-end", 1)), event.Counted)) is counts, "anybody's turn"


@proves(KAVAN)
def test_the_fountain_brings_its_monster_as_usual() -> None:
    state = kavan(at={"kat": (4, 0, 1)})
    on_top(state, "tile", "T35")
    on_top(state, "monster", "wolf")
    state.turn.phase = "explore"
    drift(turn.step(state))
    assert [tile(state, other) for other in figure.monsters(state)] == [5]
    assert figure.blocked(state) == {figure.monsters(state)[0].square}, "Kavan is in nobody's way"


# ------------------------------------------------------------------ the Dracolich


@proves(LICH, "CR-083", "CR-285")
def test_the_room_of_the_vessel_has_a_monster_of_whoever_laid_the_circle() -> None:
    state = night(LICH, active=1)
    on_top(state, "tile", "T33")
    on_top(state, "monster", "wolf")
    events = drift(tile_stack.open_tile(state, 1, board.Edge(4, "north")))
    [wolf] = figure.monsters(state)
    room = next(index for index, placed in enumerate(state.board.tiles) if placed.tile == "T37")
    assert figure.controller(state, wolf.id) == 1 and wolf.square == board.chart(state.board).cells[room].bones
    assert [one.figure for one in only(events, event.ThingLaid)] == ["gravestorms-phylactery-1"]


def lich(*tiles: Placed) -> tuple[State, Now]:
    """A dungeon whose first tile is the circle, and the row that hides the vessel."""
    state = night(LICH, tiles=[Placed("T33", 0, 0, 0), *tiles], at={"kat": (0, 1, 1), "arjhan": (0, 2, 2)})
    row = next(row for row in occasions.adventure(state).trigger if row.do == "hide-thing-away")
    return state, Now(row, tile=0)


@proves(LICH)
def test_the_vessel_lies_at_four_tiles_or_next_beyond_else_as_far_as_can_be() -> None:
    open_tiles = [
        Placed(name, x, y, 0) for name, x, y in [("T10", 0, 1), ("T09", 0, 2), ("T11", 0, 3), ("T10", 0, 4), ("T09", 0, 5)]
    ]
    for length, wanted in ((1, 2), (2, 3), (3, 4), (4, 4), (5, 4)):
        state, now = lich(*open_tiles[:length])
        for edge in _edges_away(state, now):
            trial = Board([*state.board.tiles, Placed("T37", *board.beyond(state.board, edge), board.QUARTER[edge.side])])
            assert board.chart(trial).tile_steps(0)[-1] == wanted, (length, edge)


@proves(LICH)
def test_a_place_that_looks_far_along_the_way_but_lies_near_is_not_far() -> None:
    ring = [(0, 1), (1, 1), (2, 1), (2, 0), (2, -1)]
    state, now = lich(*(Placed("T10", x, y, 0) for x, y in ring))
    for edge in _edges_away(state, now):
        trial = Board([*state.board.tiles, Placed("T37", *board.beyond(state.board, edge), board.QUARTER[edge.side])])
        assert board.chart(trial).tile_steps(0)[-1] >= 4


@proves(LICH)
def test_in_a_dungeon_without_edges_the_vessel_lies_on_the_farthest_bone_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    state, now = lich(Placed("T10", 0, 1, 0), Placed("T09", 0, 2, 0))
    lay = board.chart(state.board)
    monkeypatch.setattr(lay, "edges", ())
    events = drift(registry.quest.functions["hide-thing-away"](state, 0, now))
    [vessel] = state.things
    assert vessel.square == lay.cells[2].bones and len(state.board.tiles) == 3 and not figure.monsters(state)
    assert only(events, event.ThingLaid)


@proves(LICH, "CR-128", "CR-292")
def test_the_vessel_breaks_in_vain_without_gravestorm_and_names_its_cause() -> None:
    state = night(LICH)
    dragon = villain(state, "gravestorm", 3, 0, 0)
    klak = villain(state, "klak", 2, 0, 0)
    events = drift(wounds.hurt(state, thing(state, "gravestorms-phylactery", 4, 2, 3).id, 1, "backstab", by=0))
    hurts = [(one.figure, one.amount, one.cause) for one in only(events, event.Damaged)]
    assert (dragon.id, 10, "gravestorms-phylactery") in hurts and klak.damage == 0
    state.villains.remove(dragon)
    events = drift(wounds.hurt(state, thing(state, "gravestorms-phylactery", 4, 2, 3).id, 1, "backstab", by=0))
    assert len(only(events, event.Damaged)) == 1 and klak.damage == 0


@proves(LICH, "CR-292", "CR-228")
@pytest.mark.parametrize(("place", "broken"), [((4, 2, 2), True), ((4, 0, 0), False)])
def test_a_cloud_breaks_the_vessel_only_for_a_hero_that_could_strike_it(place: tuple[int, int, int], broken: bool) -> None:
    state = night(LICH, at={"kat": place})
    vessel = thing(state, "gravestorms-phylactery", 4, 2, 3)
    wolf = put(state, "wolf", 4, 3, 0)
    state.turn.looted = [0, 1]
    state.markers = [Marker("freezing-cloud", 4, 0, 2)]
    play(state, hero_phase.end(state, 0))
    assert (vessel not in state.things) is broken and gone(state, wolf)


# ------------------------------------------------------------------ what rows say of themselves


def rows_of(state: State, seat: int = 0, *, tile: int = -1) -> dict[str, Now]:
    """The rows of an adventure by what they do."""
    return {row.do: Now(row, tile=tile) for row in occasions.adventure(state).trigger}


def test_rows_about_single_villains_say_whether_they_found_something_to_do() -> None:
    state = night(KLAK, Placed("T20", 0, -4, 0), at={"kat": (4, 2, 1)})
    rows = rows_of(state, tile=5)
    assert carry_out(state, rows["hurt-active"]) is True and state.heroes[0].damage == 1
    trade = registry.quest.functions["trade-for-power"]
    assert result(trade(state, 0, rows["trade-for-power"])) is False, "no Item"
    state.heroes[0].items = ["holy-water"]
    assert result(trade(state, 0, rows["trade-for-power"]), Done()) is False
    assert result(trade(state, 0, rows["trade-for-power"]), PickCard("holy-water")) is True
    assert carry_out(state, rows["burn-near-thing"]) is False
    thing(state, "klaks-artifact", 4, 2, 2)
    assert carry_out(state, rows["burn-near-thing"]) is True and carry_out(state, rows["lay-thing"]) is True
    state = night(LICH)
    rows = rows_of(state, tile=4)
    assert carry_out(state, rows["hurt-figure"]) is False
    villain(state, "gravestorm", 3, 0, 0)
    assert carry_out(state, rows["hurt-figure"]) is True and carry_out(state, rows["hide-thing-away"]) is True
    nameless = Now(Trigger(on="turn-end", do="hurt-figure", target="gravestorm", amount=1))
    events = drift(registry.quest.functions["hurt-figure"](state, 0, nameless))
    assert [one.cause for one in only(events, event.Damaged)] == [LICH]


def test_rows_about_the_ritual_and_ways_out_say_whether_they_found_something_to_do() -> None:
    state = night(HAG, Placed("T33", 0, -4, 0), at={"kat": (5, 1, 1)})
    rows = rows_of(state)
    assert carry_out(state, rows["stand-apart"]) is True
    state.heroes[0].square = spot(4, 0, 1, state)
    assert carry_out(state, rows["begin-on-tile"]) is False and carry_out(state, rows["count-on-tile"]) is False
    state.heroes[0].square = board.chart(state.board).cells[5].floor[0]
    assert carry_out(state, rows["begin-on-tile"]) is True and carry_out(state, rows["count-on-tile"]) is True
    state = night(DAY, at={"kat": (2, 1, 1)})
    way_out = Now(rows_of(state)["escape-with-loot"].row)
    escape = registry.quest.functions["escape-with-loot"]
    assert result(escape(state, 0, way_out), Accept()) is False, "not on the Start tile"
    state.heroes[0].square = spot(1, 0, 0, state)
    assert result(escape(state, 0, way_out), Done()) is False and result(escape(state, 0, way_out), Accept()) is True
    state = night(FOG, Placed("T39", 0, -4, 0), at={"kat": (2, 1, 1)})
    stairs = rows_of(state)["escape-by-stairs"]
    assert carry_out(state, stairs) is False
    cell = board.chart(state.board).cells[5]
    state.heroes[0].square = next(place for place, letter in cell.art.items() if letter == "S")
    assert carry_out(state, stairs) is True


@proves(KAVAN)
def test_nobody_follows_where_kavan_is_no_more() -> None:
    state = night(KAVAN)
    state.turn.marks = ["led"]
    assert drift(occasions.occur(state, "hero-end", 0)) == []


TABLE = {0: (2, 1), 1: (1, 1), 2: (1, 2), 3: (2, 2)}
"""The square in the third row and second column of a tile, by its quarter turns."""


@proves(KLAK, LICH)
@pytest.mark.parametrize("adventure", [KLAK, LICH])
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_objects_lie_on_the_table_of_the_laboratory_however_it_lies(adventure: str, side: str) -> None:
    state = night(adventure, tiles=[Placed("T10", 0, 0, 0)], at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    on_top(state, "tile", "T37" if adventure == KLAK else "T33")
    drift(tile_stack.open_tile(state, 0, board.Edge(0, side)))
    room = next(index for index, placed in enumerate(state.board.tiles) if placed.tile == "T37")
    assert state.things[0].square == spot(room, *TABLE[state.board.tiles[room].turn], state)
    drift(occasions.occur(state, "placed", 0, tile=1))
    assert len(state.things) == (1 if adventure == LICH else 2) and len(state.villains) == 1, "hidden once"
