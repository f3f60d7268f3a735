"""The panels around the map: columns, Plot cards, Stash, notes and the aid line, in all window sizes and text scales."""

from itertools import combinations
from typing import Any

import pygame
import pytest
import text_audit

from game import text
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.planning import stash as lying_in_stash
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import SLOTS
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.london import shapes, theme
from game.ui.london.board.layout import map_layout as chart
from game.ui.london.planning import aid_line, aid_text, cover_pages, player_columns, shared
from game.ui.london.planning.layout import ColumnLayout, arrange, arrange_column, regions, tokens_left
from game.ui.london.planning.pointers import Subject
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import Screen
from tests.london.kit import day
from tests.ui.london import painter_kit
from tests.ui.london.painter_kit import faults
from tests.ui.london.planning_kit import PLACES, TEAM, Planning, planning

SHOWN = PLACES | {
    "north-2": "the-ratcatchers-cellar",
    "east-5": "the-anarchists-parcel",
    "south-3": "bodies-in-the-fog",
}
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

pytestmark = pytest.mark.usefixtures("fresh_fonts", "london_words")


def board(team: str = TEAM, **more: Any) -> State:
    """A planning after some inputs."""
    seats = len(team.split(","))
    t = planning(*CLOCKS[:seats], team=team, shown=SHOWN, virtue=1, deck=["by-god-it-worked"], **more)
    t.people[0].items, t.people[0].conditions = [Item("brandy"), Item("crowbar", tilted=True)], ["injured"]
    t.people[1].ready = True
    return t


def sheet(size: tuple[int, int] = (1920, 1080), *, letter: float = 1.0, scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface(size), size, letter, zoom=scale)


class Panels(Screen):
    """All panels as they lie round the map; `looked` are the places that players look at."""

    palette = LONDON

    def __init__(self, context: AppContext, t: State, *looked: Subject) -> None:
        super().__init__(context)
        self.t, self.looked = t, looked
        self.columns: dict[int, ColumnLayout] = {}

    def paint(self, canvas: Canvas) -> None:
        t, told, level = self.t, forecast(self.t), self.context.settings.assistance
        spots = regions(canvas, len(t.people))
        self.columns = {seat: arrange_column(canvas, area, t, seat) for seat, area in spots.people.items()}
        for seat, column in self.columns.items():
            status, waste = player_columns.status_words(t.people[seat]), told.waste[seat]
            props = player_columns.column_props(column, t.people[seat], status, waste=waste)
            player_columns.paint(canvas, column.area, props)
        found = {card: (lead.place, lead.done) for card, lead in told.plots if lead is not None}
        for card, area in arrange(canvas, t, frozenset()).plots.items():
            shared.paint_plate(canvas, area, shared.PlotProps(card, *found.get(card, ("", None)), level))
        shared.paint_stash(canvas, spots.stash, lying_in_stash(t))
        shared.paint_notes(canvas, spots.notes, tuple(shared.notes_left(t).items()))
        looked = tuple((seat, aid_text.aid_text(t, told, one, level)) for seat, one in enumerate(self.looked))
        aid_line.paint(canvas, spots.aid, aid_line.AidProps(subjects=looked, help=text.say("ui-ld-how")))


def panels(settings: Settings, t: State, *looked: Subject) -> Panels:
    """All panels around the map. `looked` are the targets in focus of the players."""
    return Panels(AppContext(settings, AgentWorker(background=False)), t, *looked)


# ------------------------------------------------------------------ every size


@pytest.mark.parametrize("team", [TEAM, "milton,maria,basil", "milton,sturmer"])
@pytest.mark.parametrize("shape", SHAPES)
def test_columns_hold_everything_apart_in_every_size(shape: str, team: str) -> None:
    size, letter, scale = SHAPES[shape]
    canvas, t = sheet(size, letter=letter, scale=scale), board(team)
    for seat, area in regions(canvas, len(t.people)).people.items():
        for opened in (False, True):
            column = arrange_column(canvas, area, t, seat, is_open=opened)
            spots = [*column.slots, *column.tokens.values(), column.agree, column.portrait]
            spots += [one for one in (column.sheet, column.things) if one is not None]
            frame = area.inset(-1)
            for spot in spots:
                assert frame.holds((spot.x, spot.y))
                assert frame.holds((spot.x + spot.w, spot.y + spot.h))
                assert min(spot.w, spot.h) * canvas.scale >= 18
            for one, other in combinations(spots, 2):
                assert meeting(one, other) < 0.12 * min(one.w * one.h, other.w * other.h)
            assert column.dial.w * canvas.scale >= 120


def test_in_a_small_window_clocks_take_what_the_map_does_not_need() -> None:
    large, small = sheet(), sheet((1280, 720))
    assert small.rect(arrange_column(small, regions(small, 4).people[0], board(), 0).dial).w >= 156
    maps = [chart(canvas, regions(canvas, 4).board).unit for canvas in (large, small)]
    assert maps[1] == pytest.approx(maps[0], rel=0.02)


@pytest.mark.parametrize("level", ["off", "sums", "full"])
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_cut_or_faint_or_upon_each_other(shape: str, level: Any) -> None:
    size, letter, scale = SHAPES[shape]
    settings = Settings(letter=letter, scale=scale)
    settings.assistance = level
    for looked in ((), ("north-2",), ("west-1",), ((0, 4),), ("west-1", "north-4", "east-1", (1, 5))):
        found = text_audit.faults(panels(settings, board(), *looked), size)
        assert not found, (looked, found)


def test_round_places_may_meet_with_their_corners_but_not_with_their_rims() -> None:
    canvas = sheet()
    for far, found in ((29, 0), (24, 1)):
        one, other = (
            Target(key, shapes.square((100 + way, 100 + way), 40), lambda: None, round=True) for key, way in ((1, 0), (2, far))
        )
        assert len(list(text_audit.plates(canvas, [one, other]))) == found


# ------------------------------------------------------------------ a column


def column_of(t: State, seat: int = 0, *, is_open: bool = True, high: float = 516) -> tuple[Canvas, ColumnLayout]:
    canvas = sheet()
    return canvas, arrange_column(canvas, Area(16, 16, 256, high), t, seat, is_open=is_open)


def test_the_slots_go_round_like_a_clock_from_six_in_the_morning() -> None:
    _, column = column_of(board())
    x, y = column.dial.centre
    tops = [spot.centre for spot in column.slots]
    assert tops[0] == (pytest.approx(x), min(spot[1] for spot in tops))
    assert tops[3][0] == max(spot[0] for spot in tops)
    assert tops[6][1] == pytest.approx(2 * y - tops[0][1])
    assert tops[9][0] == min(spot[0] for spot in tops)


def test_the_tray_offers_the_tokens_that_are_left() -> None:
    t = board()
    t.people[0].clock = ["1", "1-east", "2", "3", *[""] * 8]
    assert tokens_left(t.people[0].clock) == {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}
    _, column = column_of(t)
    assert set(column.tokens) == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("high", [516, 300])
def test_a_low_column_opens_its_tray_in_the_place_of_the_sheet(high: float) -> None:
    t = board()
    _, shut = column_of(t, is_open=False, high=high)
    _, opened = column_of(t, is_open=True, high=high)
    low = high == 300
    assert bool(shut.tokens) != low
    assert opened.tokens
    assert (opened.sheet is None) == low
    assert shut.sheet is not None
    assert shut.agree == opened.agree


@pytest.mark.rule("LD-080")
def test_the_third_token_of_a_number_is_the_stashs() -> None:
    t = board()
    t.people[2].clock = ["4", "4-east", "2", "4", *[""] * 8]
    assert player_columns.owners(t.people[2].clock, 2)[:4] == [2, 2, 2, shapes.STASH]
    assert 4 not in lying_in_stash(t)


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


@pytest.mark.parametrize(
    ("more", "ready", "words"),
    [
        ({}, False, "ui-ld-free"),
        ({}, True, "ui-ld-agreed"),
        ({"holder": "agent"}, False, "ui-ld-follows"),
        ({"holder": "companion"}, False, "ui-ld-follows"),
        ({"thinking": True}, False, "ui-ld-thinking"),
    ],
)
def test_what_stands_below_a_name(more: dict[str, Any], ready: bool, words: str) -> None:
    t = board()
    t.people[0].ready = ready
    assert player_columns.status_words(t.people[0], **more) == text.say(words, hours=t.people[0].clock.count(""))
    assert player_columns.status_words(t.people[0], thinking=True, words="I shall be late") == "I shall be late"


# ------------------------------------------------------------------ text


def words_of(t: State, place: str, level: str) -> str:
    said = aid_text.aid_text(t, forecast(t), place, level)
    return " ".join([said.title, said.hour, *(piece.words for group in said.line for piece in group), *said.notes])


def test_each_level_of_assistance_tells_more() -> None:
    t = board()
    off, sums, full = (words_of(t, "north-2", level) for level in ("off", "sums", "full"))
    assert text.name("the-ratcatchers-cellar") in off
    assert text.say("ui-ld-needs", need=4) in off
    assert text.say("short-jacqueline") not in off
    assert text.say("short-jacqueline") in sums
    assert text.say("ui-ld-of", points=3, need=4) in sums
    assert SLOTS[2].id not in sums
    assert text.name(SLOTS[2].id) in sums
    assert text.say("ui-ld-missing", missing=1) not in sums
    assert text.say("ui-ld-missing", missing=1) in full


def test_the_verdict_says_whether_the_plan_is_enough() -> None:
    t = board()
    verdicts = {"west-1": "good", "north-2": "helped", "east-5": "bad", "south-3": "bad"}
    assert {place: aid_text.aid_text(t, forecast(t), place, "sums").verdict for place in verdicts} == verdicts
    assert {aid_text.aid_text(t, forecast(t), place, "off").verdict for place in SHOWN} == {""}
    for person in t.people:
        person.virtue, person.items = 0, []
    assert aid_text.aid_text(t, forecast(t), "north-2", "sums").verdict == "bad"


def test_of_a_card_face_down_nothing_is_told_but_where_it_lies() -> None:
    t = board()
    for level in ("off", "sums", "full"):
        assert words_of(t, "south-1", level).split() == [*text.say("ui-ld-face-down").split(), *text.say("short-south-1").split()]
    t.dark.pop("south-1")
    assert text.say("ui-ld-no-card") in words_of(t, "south-1", "full")


def test_an_hour_of_a_clock_tells_where_its_character_will_be_and_why_that_is_in_vain() -> None:
    t = board()
    told = forecast(t)
    for level in ("off", "sums", "full"):
        said = aid_text.aid_text(t, told, (0, 4), level)
        assert text.name(SLOTS[4].id) in said.title
        assert [piece.words for group in said.line for piece in group] == [
            text.say("short-north-2"),
            text.name("the-ratcatchers-cellar"),
        ]
        assert said.notes == ()
    t.people[0].virtue, t.people[0].clock[4] = 0, "5-east"
    t.people[0].clock[5] = "5-south"
    said = aid_text.aid_text(t, forecast(t), (0, 4), "full")
    assert said.notes == (text.say("ui-ld-waste-roundabout"),)
    assert said.verdict == "bad"
    assert aid_text.aid_text(t, forecast(t), (0, 4), "sums").verdict == ""
    empty = aid_text.aid_text(t, forecast(t), (0, 8), "full")
    assert empty.notes == (text.say("ui-ld-waste-empty"),)
    assert empty.verdict == ""


def test_after_the_last_plot_card_the_day_is_over() -> None:
    t = board()
    told = forecast(t)
    visited = told.places[0][4]
    late = told._replace(over=2, leads={place: lead._replace(visits=()) for place, lead in told.leads.items()})
    said = aid_text.aid_text(t, late, (0, 4), "sums")
    assert text.say("ui-ld-waste-over") in [piece.words for group in said.line for piece in group]
    card = [piece.words for group in aid_text.aid_text(t, late, visited, "sums").line for piece in group]
    assert text.say("ui-ld-waste-over") in card
    assert text.say("ui-ld-nobody") not in card


def test_streets_are_told_by_their_name() -> None:
    t = board()
    assert aid_text.aid_text(t, forecast(t), "west-streets", "sums").title == text.name("west-streets")


def test_the_whole_plan_is_told_as_far_as_the_level_goes() -> None:
    t = board()
    told = forecast(t)
    lengths = [len(aid_text.plan_words(t, told, level)) for level in ("off", "sums", "full")]
    assert lengths == [2, 3, 5]
    assert text.say("ui-ld-plan-dread", dread=told.dread, now=0) in aid_text.plan_words(t, told, "full")


def test_notes_are_counted_down() -> None:
    t = board()
    t.notes = {"west-1": "green", "north-4": "green", "north-2": "white"}
    assert shared.notes_left(t) == {"green": 18, "red": 12, "white": 3, "yellow": 12}


# ------------------------------------------------------------------ pages


class Cover(Screen):
    """A page over the board."""

    palette = LONDON

    def __init__(self, context: AppContext, t: State, kind: str, seats: int) -> None:
        super().__init__(context)
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
        story = t.options.story
        return cover_pages.CoverProps(self.kind, story, t.chapter, None, 12, people, 462_000, plan, focus, "Enter")

    def paint(self, canvas: Canvas) -> None:
        cover_pages.paint(canvas, canvas.room, self.props)


@pytest.mark.parametrize("kind", [cover_pages.READY, cover_pages.PAUSED, cover_pages.BETWEEN])
@pytest.mark.parametrize("shape", SHAPES)
def test_pages_are_whole_in_every_size(shape: str, kind: str) -> None:
    size, letter, scale = SHAPES[shape]
    settings = Settings(letter=letter, scale=scale)
    for seats in (2, 3, 4) if kind == cover_pages.READY else (4,):
        scene = Cover(AppContext(settings, AgentWorker(background=False)), board(), kind, seats)
        found = text_audit.faults(scene, size)
        assert not found, (seats, found)
        assert scene.canvas is not None
        page = cover_pages.sheet(scene.canvas, kind)
        found = cover_pages.targets(scene.canvas, scene.props)
        assert len(found) == (2 + seats - (seats == 4) if kind == cover_pages.READY else 2)
        for item in found[:-1]:
            assert page.holds((item.area.x, item.area.y))
            assert page.holds((item.area.x + item.area.w - 1, item.area.y + item.area.h - 1))


@pytest.mark.rule("LD-088")
def test_a_pause_shows_nothing_of_board_and_clocks() -> None:
    surface, seen = pygame.Surface((1280, 720)), set[bytes]()
    for t in (board(), day(TEAM, phase="planning")):
        Cover(AppContext(Settings(), AgentWorker(background=False)), t, cover_pages.PAUSED, 4).draw(surface)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 1


def test_who_holds_a_seat_is_told_with_the_devices() -> None:
    assert cover_pages.SeatInfo(0, "maria", devices=("mouse", "keys")).words == text.say(
        "ui-ld-seat-devices", devices=[text.say("ui-ld-device-mouse"), text.say("ui-ld-device-keys")]
    )
    assert cover_pages.device_words("pad-1") == text.say("ui-ld-device-pad", number=2)
    assert cover_pages.SeatInfo(0, "maria").words == text.say("ui-ld-seat-free")
    assert text.say("level-hard") in cover_pages.SeatInfo(0, "maria", "hard").words
    assert cover_pages.SeatInfo(0, "maria", only=True).words == text.say("ui-ld-seat-you")


def test_whoever_plays_alone_is_not_asked_to_take_a_seat(screen: pygame.Surface) -> None:
    said = {}
    for holders in ({1: "easy", 2: "easy", 3: "easy"}, {2: "easy", 3: "easy"}):
        planning = Planning(screen, begin=False, holders=holders)
        planning.table.cover = cover_pages.READY  # as before the second Chapter
        planning.scene.whole_due = True
        text.use(game="london")
        said[len(holders)] = painter_kit.words(planning.frames)
    assert text.say("ui-ld-seat-you") in said[3]
    assert text.say("ui-ld-seat-free") not in said[3]
    assert text.say("ui-ld-seat-you") not in said[2]
    assert text.say("ui-ld-seat-free") in said[2]


def test_beside_a_late_hour_the_time_of_a_plot_is_whole_or_left_to_its_sign() -> None:
    window = pygame.Surface((1280, 720))
    window.fill(theme.P.deep)
    late = shared.PlotProps("the-unsealed-door", "south-3", 9, "full")
    assert not faults(lambda: shared.paint_plate(Canvas(window, window.get_size()), Area(0, 0, 259, 64), late))
