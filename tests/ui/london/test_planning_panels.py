"""What the table of the planning tells: columns, Plot cards, marks, what companions mean to do, the aid line, and cover pages, in all sizes."""

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pygame
import pytest
import text_audit

from game import text
from game.rules.london.choice import Put, Take
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.planning import stash as lying_in_stash
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import ALLIES, DREAD, PLOTS, SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.input.state import KEYS, MOUSE, PAD
from game.ui.london import shapes as signs, theme
from game.ui.london.board.board import CardMark, MapProps, paint, paint_key
from game.ui.london.board.layout import map_layout
from game.ui.london.planning import aid_line, aid_text, cover_pages, intentions, layers, player_columns, shared
from game.ui.london.planning.layers import card_mark, map_props
from game.ui.london.planning.layout import ColumnLayout, arrange, arrange_column, regions, tokens_left
from game.ui.london.planning.pointers import Subject, TargetKey
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import Screen
from tests.london.kit import day
from tests.ui.london import painter_kit
from tests.ui.london.painter_kit import faults, in_sizes, words
from tests.ui.london.planning_kit import PLACES, TEAM, Planning, planning, token

SHOWN = PLACES | {"north-2": "the-ratcatchers-cellar", "east-5": "the-anarchists-parcel", "south-3": "bodies-in-the-fog"}
CLOCKS = [
    {0: "1", 1: "3-north", 2: "2", 3: "2", 4: "2", 5: "4", 11: "6-west"},
    {0: "1", 1: "5-north", 2: "2", 3: "4"},
    {2: "2-east", 3: "5"},
    {0: "4-south", 1: "3", 2: "6"},
]
SHAPES = painter_kit.SHAPES | {
    "1080 at 75": ((1920, 1080), 1.0, 0.75),
    "1080 at 200": ((1920, 1080), 1.0, 2.0),
    "720 at 200": ((1280, 720), 1.0, 2.0),
    "720 with letters at 200": ((1280, 720), 2.0, 1.0),
}
EXTREME = ("1080", "720 at 200", "720 with letters at 200")
EVERY_LEVEL = ("off", "sums", "full")

pytestmark = pytest.mark.usefixtures("fresh_fonts", "london_words")


def board(team: str = TEAM, **more: Any) -> State:
    seats = len(team.split(","))
    t = planning(*CLOCKS[:seats], team=team, shown=SHOWN, virtue=1, deck=["by-god-it-worked"], **more)
    t.people[0].items, t.people[0].conditions = [Item("brandy"), Item("crowbar", tilted=True)], ["injured"]
    t.people[1].ready = True
    return t


def planned(*clocks: dict[int, str], **more: object) -> State:
    """A planning with these clocks, two Plots, a Dread card at West 5, and an Ally at West 6."""
    return planning(*clocks, shown=SHOWN | {"east-5": "bruiser", "west-5": "the-anarchists-parcel", "west-6": "wiggins"}, **more)


def sheet(size: tuple[int, int] = (1920, 1080), *, letter: float = 1.0, scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface(size), size, letter, zoom=scale)


def context(settings: Settings | None = None) -> AppContext:
    return AppContext(settings or Settings(), AgentWorker(background=False))


def layout_of(shape: str, t: State, **more: Any) -> tuple[Canvas, Any]:
    canvas = painter_kit.canvas(shape)
    return canvas, arrange(canvas, t, frozenset(), **more)


# ------------------------------------------------------------------ every size
@in_sizes(*EXTREME, every=SHAPES)
def test_columns_hold_everything_apart_in_every_size(shapes: list[str]) -> None:
    for shape, team in product(shapes, (TEAM, "milton,maria,basil", "milton,sturmer")):
        size, letter, scale = SHAPES[shape]
        canvas, t = sheet(size, letter=letter, scale=scale), board(team)
        for (seat, area), opened in product(regions(canvas, len(t.people)).people.items(), (False, True)):
            column = arrange_column(canvas, area, t, seat, is_open=opened)
            spots = [*column.slots, *column.tokens.values(), column.agree, column.portrait]
            spots += [one for one in (column.sheet, column.things) if one is not None]
            frame = area.inset(-1)
            for spot in spots:
                assert frame.holds((spot.x, spot.y)) and frame.holds((spot.x + spot.w, spot.y + spot.h)), (shape, team, seat)
                assert min(spot.w, spot.h) * canvas.scale >= 18, (shape, team, seat)
            for one, other in combinations(spots, 2):
                assert meeting(one, other) < 0.12 * min(one.w * one.h, other.w * other.h), (shape, team, seat)
            assert column.dial.w * canvas.scale >= 120, (shape, team, seat)


def test_in_a_small_window_clocks_take_what_the_map_does_not_need() -> None:
    large, small = sheet(), sheet((1280, 720))
    assert small.rect(arrange_column(small, regions(small, 4).people[0], board(), 0).dial).w >= 156
    maps = [map_layout(canvas, regions(canvas, 4).board).unit for canvas in (large, small)]
    assert maps[1] == pytest.approx(maps[0], rel=0.02)


def test_round_places_may_meet_with_their_corners_but_not_with_their_rims() -> None:
    canvas = sheet()
    for far, found in ((29, 0), (24, 1)):
        one, other = (
            Target(key, signs.square((100 + way, 100 + way), 40), lambda: None, round=True) for key, way in ((1, 0), (2, far))
        )
        assert len(list(text_audit.plates(canvas, [one, other]))) == found


# ------------------------------------------------------------------ a column
def column_of(t: State, *, is_open: bool = True, high: float = 516) -> tuple[Canvas, ColumnLayout]:
    canvas = sheet()
    return canvas, arrange_column(canvas, Area(16, 16, 256, high), t, 0, is_open=is_open)


def test_the_slots_go_round_like_a_clock_from_six_in_the_morning() -> None:
    _, column = column_of(board())
    x, y = column.dial.centre
    tops = [spot.centre for spot in column.slots]
    assert tops[0] == (pytest.approx(x), min(spot[1] for spot in tops)) and tops[3][0] == max(spot[0] for spot in tops)
    assert tops[6][1] == pytest.approx(2 * y - tops[0][1]) and tops[9][0] == min(spot[0] for spot in tops)


@pytest.mark.rule("LD-080")
def test_the_tray_offers_the_tokens_that_are_left_and_the_third_of_a_number_is_the_stashs() -> None:
    t = board()
    t.people[0].clock = ["1", "1-east", "2", "3", *[""] * 8]
    assert tokens_left(t.people[0].clock) == {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}
    assert set(column_of(t)[1].tokens) == {2, 3, 4, 5, 6}
    t.people[2].clock = ["4", "4-east", "2", "4", *[""] * 8]
    assert player_columns.owners(t.people[2].clock, 2)[:4] == [2, 2, 2, signs.STASH]
    assert 4 not in lying_in_stash(t)
    for high, low in ((516, False), (300, True)):  # a low column opens its tray in the place of the sheet
        (_, shut), (_, opened) = (column_of(t, is_open=is_open, high=high) for is_open in (False, True))
        assert bool(shut.tokens) != low
        assert opened.tokens and (opened.sheet is None) == low
        assert shut.sheet is not None and shut.agree == opened.agree


def test_a_wasted_hour_bears_a_sign_where_a_token_lies_and_an_empty_one_does_not() -> None:
    t = board()
    canvas, column = column_of(t)

    def pixels(waste: dict[int, Any]) -> bytes:
        canvas.panels.clear()
        canvas.surface.fill((0, 0, 0))
        player_columns.paint(canvas, column.area, player_columns.column_props(column, t.people[0], waste=waste))
        return pygame.image.tobytes(canvas.surface, "RGB")

    plain = pixels({})
    assert pixels({8: "empty"}) == plain
    assert pixels({4: "solved"}) != plain


def test_below_a_name_stands_what_its_player_does_or_says() -> None:
    person = board().people[0]
    for more, ready, message in (
        ({}, False, "ui-ld-free"),
        ({}, True, "ui-ld-agreed"),
        ({"holder": "agent"}, False, "ui-ld-follows"),
        ({"holder": "companion"}, False, "ui-ld-follows"),
        ({"thinking": True}, False, "ui-ld-thinking"),
    ):
        person.ready, given = ready, dict[str, Any](more)
        assert player_columns.status_words(person, **given) == say(message, hours=person.clock.count("")), message
        assert player_columns.status_words(person, thinking=True, words="I shall be late") == "I shall be late"


@in_sizes("720", "1080 with letters at 150")
def test_a_clock_says_how_many_of_its_hours_are_free_until_none_is(shapes: list[str]) -> None:
    t, free = planned({0: "1", 5: "2"}, dict.fromkeys(range(12), "3")), say("ui-ld-clock-free")
    for shape in shapes:
        canvas, place = layout_of(shape, t, told=True)

        def drawn(seat: int, canvas: Canvas = canvas, place: Any = place, status: str = "") -> Callable[[], object]:
            column = place.columns[seat]
            return lambda: player_columns.paint(
                canvas, column.area, player_columns.column_props(column, t.people[seat], *filter(None, [status]))
            )

        assert f"10 {free}" in words(drawn(0))
        assert free not in words(drawn(1))
        assert f"12 {free}" in words(drawn(2))
        assert not faults(drawn(0, status="Meets nobody")), shape


# ------------------------------------------------------------------ marks on cards
@pytest.mark.rule("LD-112", "LD-114", "LD-142", "LD-230")
def test_a_card_shows_what_it_still_costs_and_a_plot_warns_until_it_is_met_in_its_order() -> None:
    def mark(place: str, *clocks: dict[int, str], **more: object) -> CardMark | None:
        return card_mark(forecast(planned(*clocks, team="jacqueline,murphy,maria", **more)).leads[place])

    need = DREAD["the-anarchists-parcel"].difficulty
    best = forecast(planned({0: "5"}, team="jacqueline,murphy,maria")).leads["west-5"].best
    assert best is not None
    assert 0 < best.missing < need
    assert mark("west-5") == CardMark("bad", need) and mark("west-5", {0: "5"}) == CardMark("bad", best.missing)
    assert mark("west-5", {0: "5"}, {0: "5"}, {0: "5"}) == CardMark("good")
    lead = forecast(planned({0: "5"}, {0: "5"}, team="jacqueline,murphy,maria", virtue=4)).leads["west-5"]
    assert (lead.done, lead.covered) == (None, True)
    assert card_mark(lead) == CardMark("helped"), "Virtue can settle it"
    assert mark("west-1") == mark("north-4") == mark("north-4", {0: "1-north", 1: "4"}) == CardMark("bad")
    both = {0: "1", 1: "1-north", 2: "4"}
    assert mark("west-1", both) == mark("north-4", both) == CardMark("good")
    assert mark("west-6") is None, "an Ally asks nothing"
    assert mark("west-6", {0: "6"}) == CardMark("good")


@pytest.mark.heavy
def test_the_number_stands_on_the_card_and_is_whole() -> None:
    for shape in painter_kit.SHAPES:
        canvas, t = painter_kit.canvas(shape), planned()
        layout = map_layout(canvas, arrange(canvas, t, frozenset()).regions.board)
        props = MapProps(marks={"west-5": CardMark("bad", 5), "north-4": CardMark("bad")})
        assert say("ui-ld-mark-missing", missing=5) in words(lambda: paint(canvas, layout, t, props))  # noqa: B023
        assert say("ui-ld-mark-missing", missing=5) not in words(lambda: paint(canvas, layout, t, MapProps()))  # noqa: B023
        assert not faults(lambda: paint(canvas, layout, t, props)), shape  # noqa: B023
        assert paint_key(layout, t, props, "west-5") != paint_key(layout, t, MapProps(), "west-5")


@pytest.mark.heavy
def test_the_numbers_follow_the_clocks_and_are_left_out_without_help(screen: pygame.Surface) -> None:
    alone = Planning(screen, turned=24, settings=Settings(assistance="full"))
    shown = alone.t.shown
    place = next(place for place, card in shown.items() if card in DREAD and place.startswith("west"))
    before = map_props(alone.table.session).marks
    assert {place for place, card in shown.items() if card not in ALLIES} == set(before)
    assert all(before[place].missing > 0 for place, card in shown.items() if card in DREAD)
    assert all(before[place] == CardMark("bad") for place, card in shown.items() if card in PLOTS)
    alone.submit(Put(0, place[-1]))
    assert map_props(alone.table.session).marks[place] != before[place]
    alone.submit(Take(0))
    assert map_props(alone.table.session).marks == before
    alone.context.settings.assistance = "off"
    assert map_props(alone.table.session).marks == {}


# ------------------------------------------------------------------ what companions say
@pytest.mark.rule("LD-112", "LD-142")
def test_a_companion_names_the_first_card_at_which_something_is_missing_how_much_and_the_letter_before_it() -> None:
    def told(*clocks: dict[int, str], level: str = "full") -> tuple[str, ...]:
        return intentions.words(forecast(planned(*clocks)), 1, level, last=0)

    apart = forecast(planned({}, {0: "1", 2: "5"}))
    (first, second) = intentions.meetings(apart, 1)
    assert (first.card, second.card) == ("mr-reynauds-residence", "the-anarchists-parcel")
    assert (first.need, second.need) == ("nothing", "missing")
    said, brief, least = told({}, {0: "1", 2: "5"})
    assert len(least) < len(brief) < len(said)
    assert all(f"needs {second.visit.missing}" in one for one in (said, brief, least))
    assert name("the-anarchists-parcel") in said
    assert name(SLOTS[2].id) in said
    assert not any("needs" in one for one in told({}, {0: "1", 2: "5"}, level="off"))
    lone, helped = (intentions.foremost(forecast(planned(mine, {2: "5"})), 1) for mine in ({}, {2: "5"}))
    assert lone is not None
    assert helped is not None
    assert 0 <= helped.missing < lone.missing, "what a player brings is needed no longer"
    assert all("needs nothing" in one for one in told(*[{2: "5"}] * 4)[:2])
    assert all("Plot A" in one for one in told({}, {0: "1-north", 1: "4"})), "the letter comes too soon"
    assert not any("Plot A" in one for one in told({0: "1"}, {0: "1-north", 1: "4"}))
    for slot in (0, 2):  # with nothing missing it tells of the last token
        one = intentions.foremost(forecast(planned({0: "1"}, {0: "1", 1: "1-north", 2: "4"})), 1, slot)
        assert one is not None and one.slot == slot
    assert told() == ()


def test_the_aid_line_tells_all_that_a_companion_needs() -> None:
    t = planned({}, {0: "5", 1: "1-north", 2: "2"})
    off, full = (
        " ".join(one.words for row in intentions.plan_text(t, forecast(t), 1, level).line for one in row)
        for level in ("off", "full")
    )
    lacking = [one for one in intentions.meetings(forecast(t), 1) if one.lacks]
    assert len(lacking) == 2
    for one in lacking:
        assert say(f"short-{one.lead.place}") in full
        assert f"{one.missing} missing" in full
    assert "missing" not in off


@pytest.mark.heavy
def test_a_plate_says_so_while_companions_plan(screen: pygame.Surface) -> None:
    led = Planning(screen, beside="easy", turned=24, settings=Settings(assistance="full"))
    text.use(game="london")
    for _ in range(40):
        led.pass_by(2)
        told = forecast(led.t)
        if met := [seat for seat in (1, 2, 3) if intentions.meetings(told, seat)]:
            break
    last = {seat: one.slot for seat, one in led.table.session.last_plans.items()}
    led.scene.whole_due = True
    seen = words(led.frames)
    for seat in met:
        assert any(one in seen for one in intentions.words(told, seat, "full", last[seat]))
    assert led.table.place is not None
    shown = layers.column_props(led.table.session, led.table.place.columns[met[0]])
    assert (shown.status, *shown.briefs) == intentions.words(told, met[0], "full", last[met[0]]), "few words for small plates"
    led.hover(TargetKey("portrait", met[0]))
    led.scene.whole_due = True
    assert intentions.plan_text(led.t, told, met[0], "full").title in words(led.frames)


@in_sizes("720 with letters at 150", every=("720", "1080", "720 with letters at 150"))
def test_the_longest_words_of_a_companion_fit_into_its_plate(shapes: list[str]) -> None:
    for shape, need in product(shapes, ("missing", "first", "nothing")):
        canvas, place = layout_of(shape, t := planned(), told=True)
        facts: dict[str, Any] = {"hour": SLOTS[9].id, "need": need, "missing": 10, "first": "A"}
        longest = max((say("ui-ld-meets", card=card, **facts) for card in (*DREAD, *PLOTS)), key=len)
        brief, column = say("ui-ld-meets-brief", place=say("short-north-streets"), **facts), place.columns[1]
        props = player_columns.column_props(column, t.people[1], longest, briefs=(brief,))
        assert not faults(lambda: player_columns.paint(canvas, column.area, props)), (shape, need)  # noqa: B023


# ------------------------------------------------------------------ the aid line
def words_of(t: State, place: Subject, level: str) -> str:
    said = aid_text.aid_text(t, forecast(t), place, level)
    return " ".join([said.title, said.hour, *(piece.words for group in said.line for piece in group), *said.notes])


def test_each_level_of_assistance_tells_more_the_verdict_whether_the_plan_is_enough_and_of_a_card_face_down_only_where_it_lies() -> (
    None
):
    t = board()
    for level in EVERY_LEVEL:
        assert words_of(t, "south-1", level).split() == [*say("ui-ld-face-down").split(), *say("short-south-1").split()]
    t.dark.pop("south-1")
    assert say("ui-ld-no-card") in words_of(t, "south-1", "full")
    assert aid_text.aid_text(t, forecast(t), "west-streets", "sums").title == name("west-streets")
    off, sums, full = (words_of(t, "north-2", level) for level in EVERY_LEVEL)
    assert name("the-ratcatchers-cellar") in off
    assert say("ui-ld-needs", need=4) in off
    assert say("short-jacqueline") not in off and say("short-jacqueline") in sums
    assert say("ui-ld-of", points=3, need=4) in sums
    assert SLOTS[2].id not in sums and name(SLOTS[2].id) in sums
    assert say("ui-ld-missing", missing=1) not in sums and say("ui-ld-missing", missing=1) in full
    verdicts = {"west-1": "good", "north-2": "helped", "east-5": "bad", "south-3": "bad"}
    assert {place: aid_text.aid_text(t, forecast(t), place, "sums").verdict for place in verdicts} == verdicts
    assert {aid_text.aid_text(t, forecast(t), place, "off").verdict for place in SHOWN} == {""}
    for person in t.people:
        person.virtue, person.items = 0, []
    assert aid_text.aid_text(t, forecast(t), "north-2", "sums").verdict == "bad"


def test_the_whole_plan_is_told_as_far_as_the_level_goes_and_an_hour_tells_where_its_character_will_be_and_why_that_is_in_vain() -> (
    None
):
    t = board()
    told = forecast(t)
    assert [len(aid_text.plan_words(t, told, level)) for level in EVERY_LEVEL] == [2, 3, 5]
    assert say("ui-ld-plan-dread", dread=told.dread, now=0) in aid_text.plan_words(t, told, "full")
    t.notes = {"west-1": "green", "north-4": "green", "north-2": "white"}
    assert shared.notes_left(t) == {"green": 18, "red": 12, "white": 3, "yellow": 12}
    for level in EVERY_LEVEL:
        said = aid_text.aid_text(t, forecast(t), (0, 4), level)
        assert name(SLOTS[4].id) in said.title
        assert [piece.words for group in said.line for piece in group] == [say("short-north-2"), name("the-ratcatchers-cellar")]
        assert said.notes == ()
    told = forecast(t)
    late = told._replace(over=2, leads={place: lead._replace(visits=()) for place, lead in told.leads.items()})
    pieces = {
        where: [piece.words for group in aid_text.aid_text(t, late, where, "sums").line for piece in group]
        for where in ((0, 4), told.places[0][4])
    }
    assert all(say("ui-ld-waste-over") in one for one in pieces.values()), "after the last Plot card the day is over"
    assert say("ui-ld-nobody") not in pieces[told.places[0][4]]
    t.people[0].virtue, t.people[0].clock[4], t.people[0].clock[5] = 0, "5-east", "5-south"
    for slot, level, notes, verdict in (
        (4, "full", (say("ui-ld-waste-roundabout"),), "bad"),
        (4, "sums", None, ""),
        (8, "full", (say("ui-ld-waste-empty"),), ""),
    ):
        said = aid_text.aid_text(t, forecast(t), (0, slot), level)
        assert said.verdict == verdict
        assert notes is None or said.notes == notes


def test_the_foot_tells_what_the_things_around_the_map_are_for(alone: Planning) -> None:
    for key, told in (
        (TargetKey("agree", 0), say("ui-ld-agree")),
        (TargetKey("note", what="white"), say("ui-ld-note-white")),
        (TargetKey("stash", number=2), say("ui-ld-help-stash")),
        (token(0, 3), say("ui-ld-help-token")),
        (TargetKey("portrait", 0), layers.how_words(alone.context.input)),
    ):
        alone.hover(key)
        assert layers.aid_props(alone.table.session, alone.table.devices).help == told


@in_sizes("720", "1080 with letters at 150")
def test_the_foot_tells_how_to_plan_with_the_device_at_hand_and_a_hint_leaves_room_for_what_others_look_at(
    shapes: list[str],
) -> None:
    state, t = context().input, planned()
    hint = "At 6 a.m. go to West 5 for The Anarchist's Parcel: Jacqueline brings 2 of 5, 3 missing."
    for shape in shapes:
        canvas, place = layout_of(shape, t)
        given = list[aid_line.AidProps]()
        for state.device in (MOUSE, KEYS, PAD):
            given.append(aid_line.AidProps(help=layers.how_words(state)))
            assert (given[-1].help == say("ui-ld-how")) == (state.device == MOUSE)
            assert state.control_name("take") in given[-1].help or state.device == MOUSE
        looked = [
            (seat, aid_text.aid_text(t, forecast(t), at, "full"))
            for seat, at in enumerate(("west-5", "north-4", "west-1", "west-6"))
        ]
        for players in range(1, 5):
            given.append(
                aid_line.AidProps(
                    subjects=tuple(looked[:players]), hint=hint, hint_brief="6 a.m., West 5: 3 missing", hint_seat=0, hint_cap="H"
                )
            )
        for props in given:
            assert not faults(lambda: aid_line.paint(canvas, place.regions.aid, props)), (shape, props)  # noqa: B023
            if props.hint:
                assert "3 missing" in words(lambda: aid_line.paint(canvas, place.regions.aid, props))  # noqa: B023


# ------------------------------------------------------------------ pages
class Cover(Screen):
    """A page over the board."""

    palette = LONDON

    def __init__(self, settings: Settings, t: State, kind: str, seats: int) -> None:
        super().__init__(context(settings))
        self.t, self.kind, self.seats = t, kind, seats

    @property
    def props(self) -> cover_pages.CoverProps:
        devices, t = (("mouse", "keys"), ("pad-0",), (), ()), self.t
        people = tuple(
            cover_pages.SeatInfo(seat, person.id, "hard" if seat == 3 else "person", devices[seat])
            for seat, person in enumerate(t.people[: self.seats])
        )
        focus = ("seat", 1) if self.kind == cover_pages.READY else "go-on"
        plan = tuple(aid_text.plan_words(t, forecast(t), "full"))
        return cover_pages.CoverProps(
            self.kind, t.options.story, t.chapter, None, 12, people, 462_000, plan, focus, "Enter"
        )  # fmt: skip

    def paint(self, canvas: Canvas) -> None:
        cover_pages.paint(canvas, canvas.room, self.props)


@pytest.mark.heavy
def test_pages_are_whole_in_every_size() -> None:
    kinds = [(cover_pages.READY, 2), (cover_pages.READY, 3), *((kind, 4) for kind in ("ready", "paused", "between"))]
    assert {kind for kind, _ in kinds} == {cover_pages.READY, cover_pages.PAUSED, cover_pages.BETWEEN}
    for shape, (kind, seats) in product(SHAPES, kinds):
        size, letter, scale = SHAPES[shape]
        scene = Cover(Settings(letter=letter, scale=scale), board(), kind, seats)
        found = text_audit.faults(scene, size)
        assert not found, (shape, kind, seats, found)
        assert scene.canvas is not None
        page = cover_pages.sheet(scene.canvas, kind)
        spots = cover_pages.targets(scene.canvas, scene.props)
        assert len(spots) == (2 + seats - (seats == 4) if kind == cover_pages.READY else 2)
        for item in spots[:-1]:
            assert page.holds((item.area.x, item.area.y)), (shape, kind, item)
            assert page.holds((item.area.x + item.area.w - 1, item.area.y + item.area.h - 1)), (shape, kind, item)


@pytest.mark.rule("LD-088")
def test_a_pause_shows_nothing_of_board_and_clocks() -> None:
    surface, seen = pygame.Surface((1280, 720)), set[bytes]()
    for t in (board(), day(TEAM, phase="planning")):
        Cover(Settings(), t, cover_pages.PAUSED, 4).draw(surface)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 1


def test_who_holds_a_seat_is_told_with_the_devices_and_whoever_plays_alone_is_not_asked_to_take_one(
    screen: pygame.Surface,
) -> None:
    info = cover_pages.SeatInfo
    devices = [say("ui-ld-device-mouse"), say("ui-ld-device-keys")]
    assert info(0, "maria", devices=("mouse", "keys")).words == say("ui-ld-seat-devices", devices=devices)
    assert cover_pages.device_words("pad-1") == say("ui-ld-device-pad", number=2)
    assert info(0, "maria").words == say("ui-ld-seat-free")
    assert say("level-hard") in info(0, "maria", "hard").words
    assert info(0, "maria", only=True).words == say("ui-ld-seat-you")
    for beside in (3, 2):
        planning = Planning(screen, begin=False, holders=dict.fromkeys((3, 2, 1)[:beside], "easy"))
        planning.table.cover = cover_pages.READY  # as before the second Chapter
        planning.scene.whole_due = True
        text.use(game="london")
        said = words(planning.frames)
        assert (say("ui-ld-seat-you") in said) == (beside == 3)
        assert (say("ui-ld-seat-free") in said) == (beside == 2)


def test_beside_a_late_hour_the_time_of_a_plot_is_whole_or_left_to_its_sign() -> None:
    window = pygame.Surface((1280, 720))
    window.fill(theme.P.deep)
    late = shared.PlotProps("the-unsealed-door", "south-3", 9, "full")
    assert not faults(lambda: shared.paint_plate(Canvas(window, window.get_size()), Area(0, 0, 259, 64), late))
