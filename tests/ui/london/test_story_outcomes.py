"""The panels around the Characters: Dread track, hour, outcomes with their odds, decks, Endgame."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from game.rules.london.places import STREETS
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import CHALLENGES, DREAD, GOONS, PLOTS, SLOTS, TEAMS
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Colour
from game.ui.london import theme
from game.ui.london.story import facts as odds
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.layout import arrange
from game.ui.london.story.option_map import Highlights, Key
from game.ui.london.story.panels import balance, cards as small_cards, outcomes
from game.ui.london.story.panels.dread_and_hour import TrackProps, cell, hour_props, paint_hour, paint_track
from tests.london.kit import day
from tests.ui.london.painter_kit import SHAPES, canvas, faults, words

pytestmark = pytest.mark.usefixtures("fresh_fonts")
EVERYBODY = (0, 1, 2, 3)


def plot(card: str = "opium-den", *rolls: Part) -> State:
    """A Plot card investigated by as many Characters as there are rolls, at least two."""
    t = day()
    t.inquiry = Inquiry("plot", card, "east-2", dict(enumerate(rolls or (Part(), Part()))))
    return t


def endgame(*, dread: int = 21, rolls: Iterable[Part] = ()) -> State:
    """The state before the Antagonist, or in the Showdown with these rolls."""
    t = day(phase="endgame", dread=dread)
    t.antagonist = t.antagonist.shown_to(*EVERYBODY)
    t.faced = list(CHALLENGES)[:1]
    for person in t.people:
        person.dice = 2
    if parts := dict(enumerate(rolls)):
        t.inquiry = Inquiry("showdown", t.antagonist.face, "endgame", parts)
    return t


def said(t: State, shown: ShownState | None = None) -> str:
    """The text of the result."""
    table = canvas()
    area = arrange(table, EVERYBODY, hand=t.phase == "endgame").tiers
    return words(lambda: outcomes.paint(table, area, outcomes.result_props(t, shown or ShownState())))


def wrong(table: Canvas, t: State, shown: ShownState | None = None) -> list[str]:
    """What is wrong with the text of the result."""
    area = arrange(table, list(t.inquiry.parts) if t.inquiry else EVERYBODY, hand=t.phase == "endgame").tiers
    return faults(lambda: outcomes.paint(table, area, outcomes.result_props(t, shown or ShownState())))


# ------------------------------------------------------------------ odds


def test_odds_are_exact() -> None:
    """Every way that the dice can fall, counted: two faces of six are FISTs (LD-009)."""
    for dice, need in product(range(5), range(6)):
        falls = list(product((True, True, False, False, False, False), repeat=dice))
        assert odds.chance(dice, need) == pytest.approx(sum(sum(fall) >= need for fall in falls) / len(falls))
    assert odds.in_hundred(odds.chance(4, 2)) == 41
    told = [odds.in_hundred(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert told == [0, 1, 50, 99, 100], "only what is certain is called so"


def test_the_next_outcome_is_hoped_for_with_the_dice_that_are_left() -> None:
    t = plot("opium-den", Part(dice=[True, True, False], rolled=True), Part())
    assert t.inquiry is not None
    found = odds.next_outcome(t, 2)
    assert found is not None
    assert (found.more, found.dice) == (PLOTS["opium-den"].top.least - 2, odds.to_roll(t, t.inquiry))
    assert found.share == pytest.approx(odds.chance(found.dice, found.more))
    assert found.words.endswith(f"{odds.in_hundred(found.share)}% chance")
    assert odds.next_outcome(t, 9) is None, "there is nothing above the best"
    t.inquiry.kind = "dread"
    assert odds.next_outcome(t, 0) is None


# ------------------------------------------------------------------ outcomes


@pytest.mark.parametrize("shape", SHAPES)
def test_the_outcomes_of_every_plot_find_room(shape: str) -> None:
    for card, shown in product(PLOTS, (ShownState(), ShownState(tier=0, page="low"))):
        assert wrong(canvas(shape), plot(card), shown) == [], card


def test_an_outcome_is_reached_possible_or_closed() -> None:
    t = plot("opium-den", Part(dice=[True, True], rolled=True), Part())
    assert t.inquiry is not None
    for final, standings in ((-1, ["closed", "reached", "possible"]), (1, ["closed", "reached", "closed"])):
        assert [outcomes.standing(t, t.inquiry, tier, 2, final) for tier in range(3)] == standings
    assert [outcomes.reach(PLOTS["opium-den"].tiers, tier) for tier in range(3)] == ["0–1", "2–3", "4+"]


TOLD: list[tuple[dict[str, Any], str]] = [
    ({"points": {0: 0, 1: 0}}, "3 more needed"), ({"points": {0: 1, 1: 0}}, "2 more needed"),
    ({"points": {0: 2, 1: 0}}, "1 more needed"), ({"points": {0: 3, 1: 0}}, "Enough"), ({"verdict": "solved"}, "Solved"),
    ({"verdict": "failed"}, "it stays"), ({"verdict": "left"}, "walked away"), ({"verdict": "met"}, "Stood up"), ({"verdict": "missed"}, "Failed"),
]  # fmt: skip


@pytest.mark.parametrize(("shown", "told"), TOLD)
def test_what_is_wanting_is_said_beside_the_balance(shown: dict[str, Any], told: str) -> None:
    t = day()
    t.inquiry = Inquiry("dread", "bruiser", "east-2", {0: Part(), 1: Part()})
    assert told in said(t, ShownState(**shown))


@pytest.mark.parametrize("shape", SHAPES)
def test_the_balance_finds_room_for_everybody(shape: str) -> None:
    kinds = (("dread", next(iter(DREAD))), ("goon", next(iter(GOONS))), ("challenge", next(iter(CHALLENGES))))
    for (kind, card), points in product(kinds, (0, 4, 12)):
        t, seats = day("jacqueline,sturmer,murphy,milton"), range(4 if kind != "challenge" else 1)
        t.inquiry = Inquiry(kind, card, STREETS["north"], {seat: Part() for seat in seats})
        assert wrong(canvas(shape), t, ShownState(points=dict.fromkeys(seats, points))) == []


# ------------------------------------------------------------------ track and hour


@pytest.mark.parametrize("shape", SHAPES)
def test_the_track_tells_its_number_wherever_it_stands(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table).track
    for dread, told in ((0, 0), (4, 4), (5, 5), (17, 17), (18.6, 18), (49, 49), (50, 50)):  # what has been shown, and no more
        props = TrackProps(dread, 0.7 if dread == 18.6 else 0.0)
        assert f"{told} of 50" in words(lambda props=props: paint_track(table, area, props))
        assert faults(lambda props=props: paint_track(table, area, props)) == []


def test_blood_is_on_the_track_only_while_it_moves() -> None:
    seen = set()
    for glow in (0.0, 0.8):
        table = canvas()
        area = arrange(table).track
        paint_track(table, area, TrackProps(17, glow))
        seen.add(bytes(table.surface.subsurface(table.rect(cell(area, 17, 20)).inflate(24, 16)).copy().get_buffer()))
    assert len(seen) == 2


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
    assert [part for part in ("4 p.m.", "Day", "East 2", "Limehouse Basin", "elsewhere") if part not in told] == []
    t.phase, t.inquiry = "endgame", None
    assert "The Endgame" in words(lambda: paint_hour(table, arrange(table).hour, hour_props(t, ShownState())))


# ------------------------------------------------------------------ piles and the Endgame


@pytest.mark.parametrize("shape", SHAPES)
def test_the_piles_find_room(shape: str) -> None:
    table = canvas(shape)
    area = arrange(table, (0, 1)).deck
    for t, legal in product(
        (plot(), day(deck=["cool-nerve"]), day(phase="endgame")), (frozenset[Key](), frozenset({outcomes.DRAW}))
    ):
        props = outcomes.deck_props(t, ShownState(), Highlights(legal=legal))
        assert faults(lambda props=props: outcomes.paint_decks(table, area, props)) == []
    assert len(odds.known_words(day())) == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_the_endgame_finds_room_beside_its_stages(shape: str) -> None:
    for dread, rolls in product((0, 21, 50), ([], [Part(dice=[True, False], rolled=seat < 2) for seat in EVERYBODY])):
        assert wrong(canvas(shape), endgame(dread=dread, rolls=rolls)) == []


def test_the_showdown_tells_its_target_at_the_dread_of_now() -> None:
    told = said(endgame(dread=21))
    assert f"Challenge 1 of {TEAMS[4].challenges}" in told
    assert "Final Showdown at Dread 21: 5 FISTs" in told
    assert f"With 8 dice: {odds.in_hundred(odds.chance(8, 5))}% chance" in told
    for second, told in ((True, "Enough"), (False, "1 more FIST needed")):
        assert told in said(endgame(rolls=[Part(dice=[True, second], rolled=True) for _ in EVERYBODY]))


@pytest.mark.rule("LD-212", "LD-214")
@pytest.mark.parametrize(
    ("dread", "rolled", "colour"),
    [
        (21, None, theme.HOPE),
        (50, None, theme.DREAD_RED),  # 11 FISTs of 8 dice
        (0, (True, True), theme.GREEN),
        (50, (True, False), theme.DREAD_RED),
    ],
)
def test_what_can_no_longer_be_won_is_not_told_in_green(dread: int, rolled: tuple[bool, ...] | None, colour: Colour) -> None:
    t = endgame(dread=dread, rolls=[Part(dice=list(rolled), rolled=True) for _ in EVERYBODY] if rolled else [])
    assert balance.outlook(balance.showdown_props(t, ShownState()))[1] == colour


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [0, 1, 3, 7, 14])
def test_a_hand_of_any_size_finds_room(count: int, shape: str) -> None:
    table, held = canvas(shape), tuple(list(DREAD)[:count])
    marks = Highlights(legal=frozenset(("hand", card) for card in held), focus=("hand", held[0]) if held else None)
    area = arrange(table, EVERYBODY, hand=True).hand
    assert faults(lambda: small_cards.hand(table, area, small_cards.HandProps(held, None, marks))) == []
