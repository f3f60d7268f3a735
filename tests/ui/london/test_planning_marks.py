"""What the table of the planning shows at a glance: the free hours of each clock, and what each open card still costs."""

import pygame
import pytest

from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, DREAD, PLOTS
from game.text import say
from game.ui.input.state import KEYS, MOUSE, PAD
from game.ui.london.board.board import CardMark, MapProps, paint, paint_key
from game.ui.london.board.layout import map_layout
from game.ui.london.planning import aid_line, aid_text, layers, player_columns
from game.ui.london.planning.layers import card_mark, map_props
from game.ui.london.planning.layout import arrange
from game.ui.london.planning.pointers import TargetKey
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from tests.ui.london import painter_kit
from tests.ui.london.planning_kit import PLACES, Planning, planning, token

pytestmark = pytest.mark.usefixtures("fresh_fonts", "london_words")


def planned(*clocks: dict[int, str], **more: object) -> State:
    shown = PLACES | {"west-5": "the-anarchists-parcel", "west-6": "wiggins"}
    return planning(*clocks, team="jacqueline,murphy,maria", shown=shown, **more)


def mark(t: State, place: str) -> CardMark | None:
    return card_mark(forecast(t).leads[place])


@pytest.mark.rule("LD-112")
def test_a_card_shows_all_that_it_costs_until_somebody_comes_and_then_the_rest() -> None:
    need = DREAD["the-anarchists-parcel"].difficulty
    assert mark(planned(), "west-5") == CardMark("bad", need)
    t = planned({0: "5"})
    best = forecast(t).leads["west-5"].best
    assert best is not None
    assert 0 < best.missing < need
    assert mark(t, "west-5") == CardMark("bad", best.missing)
    assert mark(planned({0: "5"}, {0: "5"}, {0: "5"}), "west-5") == CardMark("good")


@pytest.mark.rule("LD-114")
def test_a_card_that_virtue_can_settle_says_so_without_a_number() -> None:
    t = planned({0: "5"}, {0: "5"}, virtue=4)
    lead = forecast(t).leads["west-5"]
    assert (lead.done, lead.covered) == (None, True)
    assert card_mark(lead) == CardMark("helped")


@pytest.mark.rule("LD-142", "LD-230")
def test_a_plot_warns_until_it_is_met_in_its_order_and_an_ally_asks_nothing() -> None:
    assert mark(planned(), "west-1") == mark(planned(), "north-4") == CardMark("bad")
    early = planned({0: "1-north", 1: "4"})
    assert mark(early, "north-4") == CardMark("bad")
    both = planned({0: "1", 1: "1-north", 2: "4"})
    assert mark(both, "west-1") == mark(both, "north-4") == CardMark("good")
    assert mark(planned(), "west-6") is None
    assert mark(planned({0: "6"}), "west-6") == CardMark("good")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_number_stands_on_the_card_and_is_whole(size: tuple[int, int]) -> None:
    canvas = painter_kit.canvas("720" if size[0] == 1280 else "1080")
    t, layout = planned(), map_layout(canvas, arrange(canvas, planned(), frozenset()).regions.board)
    props = MapProps(marks={"west-5": CardMark("bad", 5), "north-4": CardMark("bad")})
    said = painter_kit.words(lambda: paint(canvas, layout, t, props))
    assert say("ui-ld-mark-missing", missing=5) in said
    assert say("ui-ld-mark-missing", missing=5) not in painter_kit.words(lambda: paint(canvas, layout, t, MapProps()))
    assert not painter_kit.faults(lambda: paint(canvas, layout, t, props))
    assert paint_key(layout, t, props, "west-5") != paint_key(layout, t, MapProps(), "west-5")


def test_the_numbers_follow_the_clocks_and_are_left_out_without_help(screen: pygame.Surface) -> None:
    alone = Planning(screen)
    alone.table.session.submit(0, *[Reveal(place) for place in [*alone.match.game.state.dark]])
    shown = alone.match.game.state.shown
    place = next(place for place, card in shown.items() if card in DREAD and place.startswith("west"))
    before = map_props(alone.table.session).marks
    assert {place for place, card in shown.items() if card not in ALLIES} == set(before)
    assert all(before[place].missing > 0 for place, card in shown.items() if card in DREAD)
    assert all(before[place] == CardMark("bad") for place, card in shown.items() if card in PLOTS)
    alone.table.session.submit(0, Put(0, place[-1]))
    assert map_props(alone.table.session).marks[place] != before[place]
    alone.table.session.submit(0, Take(0))
    assert map_props(alone.table.session).marks == before
    none = Planning(screen, settings=Settings(assistance="off"))
    none.table.session.submit(0, *[Reveal(place) for place in [*none.match.game.state.dark]])
    assert map_props(none.table.session).marks == {}


@pytest.mark.parametrize("shape", ["720", "1080", "1080 with letters at 150"])
def test_a_clock_says_how_many_of_its_hours_are_free_until_none_is(shape: str) -> None:
    canvas, t = painter_kit.canvas(shape), planned({0: "1", 5: "2"}, dict.fromkeys(range(12), "3"))
    columns = arrange(canvas, t, frozenset(), told=True).columns

    def said(seat: int) -> str:
        props = player_columns.column_props(columns[seat], t.people[seat])
        return painter_kit.words(lambda: player_columns.paint(canvas, columns[seat].area, props))

    free = say("ui-ld-clock-free")
    assert f"10 {free}" in said(0)
    assert free not in said(1)
    assert f"12 {free}" in said(2)
    props = player_columns.column_props(columns[0], t.people[0], "Meets nobody")
    assert not painter_kit.faults(lambda: player_columns.paint(canvas, columns[0].area, props))


# ------------------------------------------------------------------ help at the foot


def test_the_foot_tells_what_the_things_around_the_map_are_for(screen: pygame.Surface) -> None:
    alone = Planning(screen)
    for key, words in (
        (TargetKey("agree", 0), say("ui-ld-agree")),
        (TargetKey("note", what="white"), say("ui-ld-note-white")),
        (TargetKey("stash", number=2), say("ui-ld-help-stash")),
        (token(0, 3), say("ui-ld-help-token")),
        (TargetKey("portrait", 0), layers.how_words(alone.context.input)),
    ):
        alone.hover(key)
        assert layers.aid_props(alone.table.session, alone.table.devices).help == words


@pytest.mark.parametrize("device", [MOUSE, KEYS, PAD])
@pytest.mark.parametrize("shape", ["720", "1080"])
def test_how_to_plan_is_told_for_the_device_at_hand_and_fits(device: str, shape: str) -> None:
    state = AppContext(Settings(), AgentWorker(background=False)).input
    state.device = device
    said = layers.how_words(state)
    assert (said == say("ui-ld-how")) == (device == MOUSE)
    assert state.control_name("take") in said or device == MOUSE
    canvas, t = painter_kit.canvas(shape), planned()
    area = arrange(canvas, t, frozenset()).regions.aid
    assert not painter_kit.faults(lambda: aid_line.paint(canvas, area, aid_line.AidProps(help=said)))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("shape", ["720", "1080", "1080 with letters at 150"])
def test_a_hint_leaves_room_for_what_the_other_players_look_at(players: int, shape: str) -> None:
    canvas, t = painter_kit.canvas(shape), planned()
    area, told = arrange(canvas, t, frozenset()).regions.aid, forecast(t)
    places = ["west-5", "north-4", "west-1", "west-6"][:players]
    looked = tuple((seat, aid_text.aid_text(t, told, place, "full")) for seat, place in enumerate(places))
    hint = "At 6 a.m. go to West 5 for The Anarchist's Parcel: Jacqueline brings 2 of 5, 3 missing."
    props = aid_line.AidProps(subjects=looked, hint=hint, hint_brief="6 a.m., West 5: 3 missing", hint_seat=0, hint_cap="H")
    lines = painter_kit.written(lambda: aid_line.paint(canvas, area, props))
    assert any("3 missing" in line.words for line in lines)
    assert not painter_kit.faults(lambda: aid_line.paint(canvas, area, props))
