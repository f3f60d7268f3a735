"""The map of London: positions, texts, and drawing time."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game import text
from game.rules.london.places import LOCATIONS, STREETS
from game.rules.london.planning import turn_up
from game.rules.london.tables.cards import ALLIES, AREAS, DREAD, GOONS, PLACES, PLOTS, STORIES
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board import dial, pieces
from game.ui.london.board.board import CardMark, MapProps, StoryProps, card_mark, paint, placed_card, story_plate
from game.ui.london.board.dial import DialState, dial_area, dial_state
from game.ui.london.board.layout import MapLayout, map_layout, point_along
from game.ui.london.board.pieces import MedallionMove
from game.ui.london.facts import place_page
from game.ui.london.planning.layout import regions
from game.ui.widgets.layout import meeting
from tests.london.kit import day
from tests.ui.london.painter_kit import SHAPES, canvas as painted, faults, written

STUDY = Area(288, 80, 1344, 864)
CLOCK = dial_area(MapLayout(STUDY).clock)
SMALL = Area(296, 60, 1328, 854)
INSET = Area(40, 300, 700, 460)
SHEETS = [MapLayout(STUDY), MapLayout(SMALL, signs_only=True), MapLayout(INSET)]


@pytest.fixture
def table(screen: pygame.Surface) -> Canvas:
    """A window of full size with London's texts."""
    fonts.forget()
    pygame.font.init()
    text.use(game="london")
    return Canvas(pygame.Surface((1920, 1080)), (1920, 1080))


@pytest.mark.parametrize("here", SHEETS)
def test_cards_plates_and_the_clock_lie_beside_each_other_on_the_map(here: MapLayout) -> None:
    boxes = (
        [here.card(place) for place in LOCATIONS] + [here.streets(area) for area in AREAS] + [here.clock, here.story, here.dread]
    )
    for box in boxes:
        assert meeting(box, here.area) == pytest.approx(box.w * box.h), "it hangs over the edge"
    for one, other in combinations(boxes, 2):
        assert meeting(one, other) == 0


def test_the_map_of_the_study_has_cards_where_the_study_has_them() -> None:
    here = MapLayout(STUDY)
    places = {"north-1": (280, 32), "north-6": (944, 32), "west-5": (150, 468), "east-3": (1206, 268), "south-2": (412.8, 712)}
    for place, (x, y) in places.items():
        found = here.card(place)
        assert (found.x - 288, found.y - 80) == (pytest.approx(x, abs=1.5), pytest.approx(y, abs=1.5))
        assert (found.w, found.h) == (120, 136)


def test_a_way_leads_along_streets_and_round_the_clock() -> None:
    here = MapLayout(STUDY)
    for start in PLACES:
        for end in PLACES:
            way = here.route(start, end)
            assert point_along(way, 0) == way[0] == here.medallion(start)
            assert point_along(way, 1) == pytest.approx(here.medallion(end))
            for step in range(101):
                point = point_along(way, step / 100)
                assert here.area.holds(point)
                assert not here.clock.inset(4).holds(point), f"from {start} to {end} through the clock"


def test_four_on_one_place_stand_in_a_row_in_the_order_of_seats() -> None:
    here = MapLayout(STUDY)
    for place in (*LOCATIONS[:3], STREETS["west"], "south-6"):
        spots = [here.medallion(place, rank, 4) for rank in range(4)]
        assert [x for x, _ in spots] == sorted({x for x, _ in spots})
        assert all(here.area.inset(12).holds(spot) for spot in spots)
        shown = pieces.positions(here, day(at=[place] * 4)).values()
        assert all(abs(one[0] - other[0]) > 20 for one, other in combinations(shown, 2)), "none hides another"


# ------------------------------------------------------------------ what can be read


def read(canvas: Canvas, draw: Callable[[], object]) -> set[str]:
    """The lines that a call draws, none of them cut."""
    lines = written(draw)
    assert not [line.words for line in lines if line.cut]
    return {line.words for line in lines}


@pytest.mark.parametrize("card", [*DREAD, *PLOTS, *ALLIES])
def test_every_title_is_read_whole_on_its_card(table: Canvas, card: str) -> None:
    t = day(phase="planning")
    t.dark.pop("east-3")
    t.shown["east-3"] = card
    said = read(table, lambda: paint(table, MapLayout(STUDY), t, MapProps()))
    assert all(word in " ".join(said) for word in text.name(card).split())


def test_cards_for_large_letters_have_no_titles(table: Canvas) -> None:
    t = day(phase="planning", shown={"north-4": "a-tough-bargain"})
    large = Canvas(pygame.Surface((1280, 720)), (1280, 720))
    here = map_layout(large, SMALL)
    assert here.signs_only
    assert not map_layout(table, STUDY).signs_only
    assert "Bargain" not in read(large, lambda: paint(large, here, t, MapProps()))


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("shape", ["720", "1080"])
def test_the_plate_names_every_story_at_least_on_two_lines(fresh_fonts: None, shape: str, story: str) -> None:
    here = painted(shape)
    plate = map_layout(here, regions(here, 4).board).story

    def draw() -> None:
        story_plate(here, plate, StoryProps(story, 1, planning=True))

    assert not faults(draw)
    assert all(word in " ".join(read(here, draw)) for word in text.name(story).split())


def test_a_plot_tells_its_letter_and_a_warning_stands_where_nobody_comes(table: Canvas) -> None:
    t, here = day(phase="planning", shown={"west-3": "mr-reynauds-residence"}), MapLayout(STUDY)
    assert "A" in read(table, lambda: paint(table, here, t, MapProps()))
    paint(table, here, t, MapProps())
    before = table.surface.copy()
    paint(table, here, t, MapProps(marks={"west-3": CardMark("bad")}))
    mark = changed(before, table.surface)
    assert mark.w > 20
    assert table.rect(here.card("west-3").inset(-20)).contains(mark)


@pytest.mark.parametrize("note", ["", "yellow"])
@pytest.mark.parametrize("here", [MapLayout(Area(56, 112, 1232, 792)), *SHEETS])
def test_neither_its_title_nor_a_mark_covers_the_letter_and_the_time_of_a_plot(
    table: Canvas, monkeypatch: pytest.MonkeyPatch, here: MapLayout, note: str
) -> None:
    placed: dict[str, pygame.Rect] = {}
    sign = pieces.shapes.sign

    def seen(canvas: Canvas, what: str, centre: tuple[float, float], wide: float, *colour: tuple[int, int, int]) -> None:
        placed[what] = canvas.rect(Area.around(centre, wide, wide))
        sign(canvas, what, centre, wide, *colour)

    monkeypatch.setattr(pieces.shapes, "sign", seen)
    plot, place = "the-chapel-under-wych-street", "north-4"
    t = day(phase="planning", shown={place: plot})
    t.notes = {place: note} if note else {}
    lines = [one for one in written(lambda: pieces.draw(table, here.card(place), placed_card(here, t, place))) if one.words]
    (letter,) = [line.band for line in lines if line.words == PLOTS[plot].letter]
    title = [line.band for line in lines if line.words in text.name(plot) and line.band != letter]
    dread = [line.band for line in lines if line.words == str(PLOTS[plot].dread)]
    time = placed[PLOTS[plot].time]
    assert bool(title) is not here.signs_only
    bare = table.surface.copy()
    for mark in (CardMark("bad"), CardMark("bad", 4)):
        table.surface.blit(bare, (0, 0))
        card_mark(table, here.card(place), here.unit, mark)
        title.append(changed(bare, table.surface))
    assert time.collidelist([*title, *dread, placed["dread"], letter]) < 0
    assert letter.collidelist([*title, *dread]) < 0


@pytest.mark.parametrize("card", ["a-tough-bargain", "opium-den", "the-unsealed-door", "wiggins"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_who_looks_closer_reads_all_of_a_card(table: Canvas, size: tuple[int, int], card: str) -> None:
    t = day(phase="planning")
    t.dark.pop("east-3")
    t.shown["east-3"] = card
    here = Canvas(pygame.Surface(size), size)
    said = read(here, lambda: place_page.draw(here, Area(300, 90, 1320, 860), t, "east-3"))
    assert {"Spitalfields Market", "East 3"} <= said
    for fact in place_page.place_facts(t, "east-3"):
        assert not fact.value or fact.value in said
    for icon in (DREAD.get(card) or PLOTS.get(card) or ALLIES[card]).icons:
        assert text.name(icon) in said


def test_a_plot_looked_at_tells_every_outcome_and_when_the_trail_ends(table: Canvas) -> None:
    t = day(phase="planning")
    t.dark.pop("east-3")
    t.shown["east-3"] = "the-unsealed-door"
    told = [fact.words for fact in place_page.place_facts(t, "east-3")]
    for key in ("low", "middle", "top"):
        assert text.say(f"effect-{key}-the-unsealed-door") in told
    assert text.say("ui-ld-face-last") in told
    t.shown["east-3"] = "opium-den"
    assert text.say("ui-ld-face-last") not in [fact.words for fact in place_page.place_facts(t, "east-3")]


def test_who_looks_at_a_hidden_card_learns_only_what_it_costs(table: Canvas) -> None:
    t = day(phase="planning")
    assert {tuple(place_page.place_facts(t, place)) for place in t.dark} == {tuple(place_page.place_facts(t, "east-3"))}


# ------------------------------------------------------------------ medallions


def test_who_walks_begins_where_he_stood_and_ends_where_he_will_stand() -> None:
    t, here = day(at=["west-streets", "west-streets", "east-2", "west-streets"]), MapLayout(STUDY)
    before = pieces.positions(here, t)
    gone = pieces.positions(here, t, {1: MedallionMove("west-streets", "east-2", 0.0)})
    assert gone[1] == pytest.approx(before[1])
    t.people[1].place = "east-2"
    after = pieces.positions(here, t)
    assert pieces.positions(here, t, {1: MedallionMove("west-streets", "east-2", 1.0)})[1] == pytest.approx(after[1])


# ------------------------------------------------------------------ the great clock


@pytest.mark.parametrize(
    ("face", "words"),
    [
        (dial_state(462_000, 258_000, 1), {"07:42", "minutes left"}),
        (dial_state(461_001, 258_999, 1), {"07:42"}),
        (dial_state(None, 1_125_000), {"18:45", "so far"}),
    ],
)
def test_the_clock_tells_the_time(table: Canvas, face: DialState, words: set[str]) -> None:
    assert words <= read(table, lambda: dial.paint(table, CLOCK, face))


def test_the_rim_pulses_in_the_last_minute_alone_and_not_where_nothing_may_move() -> None:
    assert len({dial_state(59_000, 0, time=ms) for ms in range(100, 1100, 50)}) > 4
    assert len({dial_state(61_000, 0, time=ms) for ms in range(100, 1100, 50)}) == 1
    assert dial_state(59_000, 0).pulse == dial.PULSE_STEPS


def test_the_hand_stands_at_the_minutes_that_are_left(table: Canvas) -> None:
    def at(face: DialState) -> tuple[int, int, int]:
        dial.paint(table, CLOCK, face)
        centre, radius = MapLayout(STUDY).dial
        return tuple(table.surface.get_at((round(centre[0] + radius * 0.94), round(centre[1]))))[:3]

    assert at(dial_state(180_000, 0, 1)) != at(dial_state(400_000, 0, 1)), "at the three stands the hand"
    assert at(dial_state(400_000, 0, 1)) != at(dial_state(100_000, 0, 1)), "what is used up is dark"


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The bounding box of all pixels in which two pictures differ."""
    made = one.copy()
    made.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    made.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(made, (255, 255, 255), (254, 254, 254, 255))
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


# ------------------------------------------------------------------ in every size


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("dark", [0.0, 0.5, 1.0])
def test_all_that_is_written_on_the_map_is_whole_and_clear(fresh_fonts: None, shape: str, dark: float) -> None:
    here = painted(shape)
    t = day("basil,maria,murphy", phase="planning", seed=4, story="london-dread")
    for place in LOCATIONS:
        list(turn_up(t, place))
    t.notes = {place: "yellow" for place in LOCATIONS[::3] if t.shown[place] not in ALLIES}
    room = here.room
    area = Area(room.w * 0.15, room.h * 0.08, room.w * 0.7, room.w * 0.7 * 0.64)
    laid = map_layout(here, area)

    def draw() -> None:
        paint(here, laid, t, MapProps(darkness=dark, marks=dict.fromkeys(LOCATIONS[:3], CardMark("bad", 3)), medallions=True))
        dial.paint(here, dial_area(laid.clock), dial_state(462_000, 0, 1))

    assert not faults(draw)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("card", ["a-tough-bargain", "the-unsealed-door", "wiggins"])
def test_all_that_is_written_on_a_card_looked_at_is_whole_and_clear(fresh_fonts: None, shape: str, card: str) -> None:
    here, t = painted(shape), day(phase="planning")
    t.dark.pop("east-3")
    t.shown["east-3"], t.notes["east-3"] = card, "red"
    area = Area(here.room.w * 0.1, here.room.h * 0.06, here.room.w * 0.8, here.room.h * 0.88)
    assert not faults(lambda: place_page.draw(here, area, t, "east-3"))


CLOSE = [
    ((1920, 1080), 1.0, Area(460, 250, 996, 590)),
    ((1280, 720), 1.0, Area(400, 170, 1126, 640)),
    ((1280, 720), 1.5, Area(310, 190, 1300, 710)),
]
"""Where cards are looked at while London is planned, by window and letters."""


@pytest.mark.parametrize(("size", "letter", "area"), CLOSE)
@pytest.mark.parametrize("card", [*PLOTS, "a-tough-bargain", "brother-marrow"])
def test_a_card_looked_at_stays_on_its_sheet(
    fresh_fonts: None, card: str, size: tuple[int, int], letter: float, area: Area
) -> None:
    here, t = Canvas(pygame.Surface(size), size, letter), day(phase="planning")
    place = "east-streets" if card in GOONS else "east-3"
    t.dark.pop("east-3")
    t.goons = {"east": "brother-marrow"}
    t.shown["east-3"] = card if place == "east-3" else "a-tough-bargain"
    t.notes["east-3"] = "red"
    lines = written(lambda: place_page.draw(here, area, t, place))
    sheet_of = here.rect(area)
    assert lines
    assert not [line.words for line in lines if line.cut or not sheet_of.contains(line.band)]
