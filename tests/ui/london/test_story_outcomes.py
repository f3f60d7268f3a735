"""The panels around the Characters: Dread track, hour, outcomes with their odds, decks, Endgame."""

from itertools import product

import pytest

from game.rules.london.places import STREETS
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import CHALLENGES, DREAD, GOONS, PLOTS, SLOTS, TEAMS
from game.ui.london.story import facts as odds
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.layout import arrange
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels import cards as small_cards, outcomes
from game.ui.london.story.panels.dread_and_hour import TrackProps, cell, hour_props, paint_hour, paint_track
from tests.london.kit import day
from tests.ui.london.painter_kit import SHAPES, canvas, faults, words

pytestmark = pytest.mark.usefixtures("fresh_fonts")


def plot(card: str = "opium-den", *rolls: Part) -> State:
    """A Plot card investigated by as many Characters as there are rolls, at least two."""
    t = day()
    parts = rolls or (Part(), Part())
    t.inquiry = Inquiry("plot", card, "east-2", dict(enumerate(parts)))
    return t


# ------------------------------------------------------------------ odds


def test_odds_are_exact() -> None:
    """Every way that the dice can fall, counted: two faces of six are FISTs (LD-009)."""
    for dice, need in product(range(5), range(6)):
        falls = list(product((True, True, False, False, False, False), repeat=dice))
        assert odds.chance(dice, need) == pytest.approx(sum(sum(fall) >= need for fall in falls) / len(falls))
    assert odds.in_hundred(odds.chance(4, 2)) == 41


def test_only_what_is_certain_is_called_so() -> None:
    assert [odds.in_hundred(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_next_outcome_is_hoped_for_with_the_dice_that_are_left() -> None:
    t = plot("opium-den", Part(dice=[True, True, False], rolled=True), Part())
    assert t.inquiry is not None
    found = odds.next_outcome(t, 2)
    assert found is not None
    assert found.more == PLOTS["opium-den"].top.least - 2
    assert found.dice == odds.to_roll(t, t.inquiry)
    assert found.share == pytest.approx(odds.chance(found.dice, found.more))
    assert found.words.endswith(f"{odds.in_hundred(found.share)} in 100")
    assert odds.next_outcome(t, 9) is None, "there is nothing above the best"
    t.inquiry.kind = "dread"
    assert odds.next_outcome(t, 0) is None


# ------------------------------------------------------------------ outcomes


@pytest.mark.parametrize("shape", SHAPES)
def test_the_outcomes_of_every_plot_find_room(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table, present=[0, 1]).tiers
    for card in PLOTS:
        t = plot(card)
        for shown in (ShownState(), ShownState(tier=0, page="low")):
            assert faults(lambda t=t, shown=shown: outcomes.paint(table, area, outcomes.result_props(t, shown))) == [], card


def test_an_outcome_is_reached_possible_or_closed() -> None:
    t = plot("opium-den", Part(dice=[True, True], rolled=True), Part())
    assert [outcomes.standing(t, t.inquiry, tier, 2, -1) for tier in range(3)] == ["closed", "reached", "possible"]
    assert [outcomes.standing(t, t.inquiry, tier, 2, 1) for tier in range(3)] == ["closed", "reached", "closed"]
    assert [outcomes.reach(PLOTS["opium-den"].tiers, tier) for tier in range(3)] == ["0–1", "2–3", "4+"]


def test_what_is_wanting_is_said_beside_the_balance() -> None:
    table, t = canvas(), day()
    area = arrange(table, present=[0, 1]).tiers
    t.inquiry = Inquiry("dread", "bruiser", "east-2", {0: Part(), 1: Part()})
    for have, told in ((0, "3 more are missing"), (1, "2 more are missing"), (2, "1 more is missing"), (3, "That is enough")):
        assert told in words(
            lambda have=have: outcomes.paint(table, area, outcomes.result_props(t, ShownState(points={0: have, 1: 0})))
        )
    for verdict, told in (
        ("solved", "Solved"),
        ("failed", "it stays"),
        ("left", "walked away"),
        ("met", "Stood up"),
        ("missed", "Failed"),
    ):
        assert told in words(
            lambda verdict=verdict: outcomes.paint(table, area, outcomes.result_props(t, ShownState(verdict=verdict)))
        )


@pytest.mark.parametrize("shape", SHAPES)
def test_the_balance_finds_room_for_everybody(shape: str) -> None:
    table = canvas(shape)
    for kind, card in (("dread", next(iter(DREAD))), ("goon", next(iter(GOONS))), ("challenge", next(iter(CHALLENGES)))):
        for points in (0, 4, 12):
            t = day("jacqueline,sturmer,murphy,milton")
            seats = range(4) if kind != "challenge" else range(1)
            t.inquiry = Inquiry(kind, card, STREETS["north"], {seat: Part() for seat in seats})
            shown = ShownState(points=dict.fromkeys(seats, points))
            area = arrange(table, present=[*seats]).tiers
            assert faults(lambda t=t, shown=shown, area=area: outcomes.paint(table, area, outcomes.result_props(t, shown))) == []


# ------------------------------------------------------------------ track and hour


@pytest.mark.parametrize("shape", SHAPES)
def test_the_track_tells_its_number_wherever_it_stands(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table).track
    for dread in (0, 4, 5, 17, 49, 50):
        assert f"{dread} of 50" in words(lambda dread=dread: paint_track(table, area, TrackProps(dread)))
        assert faults(lambda dread=dread: paint_track(table, area, TrackProps(dread))) == []
    assert "18 of 50" in words(lambda: paint_track(table, area, TrackProps(18.6, 0.7))), "what has been shown, and no more"


def test_blood_is_on_the_track_only_while_it_moves() -> None:
    still, moving = canvas(), canvas()
    area = arrange(still).track
    paint_track(still, area, TrackProps(17))
    paint_track(moving, area, TrackProps(17, 0.8))
    spot = still.rect(cell(area, 17, 20))
    before, after = (bytes(one.surface.subsurface(spot.inflate(24, 16)).copy().get_buffer()) for one in (still, moving))
    assert before != after


@pytest.mark.parametrize("shape", SHAPES)
def test_the_hour_finds_room_at_every_hour_and_place(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table).hour
    for slot in range(len(SLOTS)):
        t = day(slot=slot, at=["west-streets", "north-streets", "south-streets", "east-streets"][: slot % 4 + 1])
        assert faults(lambda t=t: paint_hour(table, area, hour_props(t, ShownState()))) == []
        t.inquiry = Inquiry("plot", "opium-den", "east-6", {seat: Part() for seat in range(slot % 4 + 1)})
        assert faults(lambda t=t: paint_hour(table, area, hour_props(t, ShownState(hand=0.4)))) == []


def test_the_hour_says_where_and_when() -> None:
    table, t = canvas(), day(slot=5, at=["east-2", "east-2", "west-1", "west-1"])
    t.inquiry = Inquiry("plot", "opium-den", "east-2", {0: Part(), 1: Part()})
    told = words(lambda: paint_hour(table, arrange(table).hour, hour_props(t, ShownState())))
    for part in ("4 p.m.", "Day", "East 2", "Limehouse Basin", "elsewhere"):
        assert part in told
    t.phase, t.inquiry = "endgame", None
    assert "The Endgame" in words(lambda: paint_hour(table, arrange(table).hour, hour_props(t, ShownState())))


# ------------------------------------------------------------------ piles and the Endgame


@pytest.mark.parametrize("shape", SHAPES)
def test_the_piles_find_room(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table, present=[0, 1]).deck
    for t in (plot(), day(deck=["cool-nerve"]), day(phase="endgame")):
        for legal in (frozenset[object](), frozenset({outcomes.DRAW})):
            assert (
                faults(
                    lambda t=t, legal=legal: outcomes.paint_decks(
                        table, area, outcomes.deck_props(t, ShownState(), Highlights(legal=legal))
                    )
                )
                == []
            )
    assert len(odds.known_words(day())) == 0


def endgame(*, faced: int = 1, dread: int = 21) -> State:
    """The state before the Antagonist."""
    t = day(phase="endgame", dread=dread)
    t.antagonist = t.antagonist.shown_to(0, 1, 2, 3)
    t.faced = list(CHALLENGES)[:faced]
    for person in t.people:
        person.dice = 2
    return t


@pytest.mark.parametrize("shape", SHAPES)
def test_the_endgame_finds_room_beside_its_stages(shape: str) -> None:
    table = canvas(shape)
    for dread in (0, 21, 50):
        t = endgame(dread=dread)
        area = arrange(table, present=[0, 1, 2, 3], hand=True).tiers
        assert faults(lambda t=t, area=area: outcomes.paint(table, area, outcomes.result_props(t, ShownState()))) == []
        t.inquiry = Inquiry(
            "showdown", t.antagonist.face, "endgame", {seat: Part(dice=[True, False], rolled=seat < 2) for seat in range(4)}
        )
        assert faults(lambda t=t, area=area: outcomes.paint(table, area, outcomes.result_props(t, ShownState()))) == []


def test_the_showdown_tells_its_target_at_the_dread_of_now() -> None:
    table, t = canvas(), endgame(dread=21)
    area = arrange(table, present=[0, 1, 2, 3], hand=True).tiers
    told = words(lambda: outcomes.paint(table, area, outcomes.result_props(t, ShownState())))
    assert f"Challenge 1 of {TEAMS[4].challenges}" in told
    assert "Final Showdown at Dread 21: 5 FISTs" in told
    assert f"With 8 dice: {odds.in_hundred(odds.chance(8, 5))} in 100" in told
    t.inquiry = Inquiry(
        "showdown", t.antagonist.face, "endgame", {seat: Part(dice=[True, True], rolled=True) for seat in range(4)}
    )
    assert "That is enough" in words(lambda: outcomes.paint(table, area, outcomes.result_props(t, ShownState())))
    t.inquiry.parts = {seat: Part(dice=[True, False], rolled=True) for seat in range(4)}
    assert "1 FIST is missing" in words(lambda: outcomes.paint(table, area, outcomes.result_props(t, ShownState())))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_hand_of_any_size_finds_room(shape: str) -> None:
    table = canvas(shape)
    made = arrange(table, present=[0, 1, 2, 3], hand=True)
    for count in (0, 1, 3, 7, 14):
        cards = tuple(list(DREAD)[:count])
        marks = Highlights(legal=frozenset(("hand", card) for card in cards), focus=("hand", cards[0]) if cards else None)
        props = small_cards.HandProps(cards, None, marks)
        assert faults(lambda props=props: small_cards.hand(table, made.hand, props)) == []
