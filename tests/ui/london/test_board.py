"""The map of London: positions, texts, the great clock, and its weather, which keeps off texts, stops where it must, and draws little in a frame."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise, product

import pygame
import pytest

from game import text
from game.rules.london.places import LOCATIONS, STREETS
from game.rules.london.planning import turn_up
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, AREAS, DREAD, GOONS, PLACES, PLOTS, STORIES
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board import board, dial, map_picture, pieces, weather
from game.ui.london.board.board import CardMark, MapProps, StoryProps, card_mark, paint, placed_card, story_plate
from game.ui.london.board.dial import dial_area, dial_state
from game.ui.london.board.layout import MapLayout, map_layout, point_along
from game.ui.london.board.map_picture import MapFrame, MapPicture, changed_areas, paint_frame
from game.ui.london.board.pieces import MedallionMove
from game.ui.london.facts import place_page
from game.ui.london.planning.layout import regions
from game.ui.table.compositor import Compositor, Layer
from game.ui.widgets.layout import meeting
from tests.london.kit import day
from tests.ui.london.painter_kit import canvas as painted, faults, in_sizes, written

STUDY = Area(288, 80, 1344, 864)
HERE = MapLayout(STUDY)
CLOCK = dial_area(HERE.clock)
SMALL = Area(296, 60, 1328, 854)
INSET = Area(40, 300, 700, 460)
SHEETS = [HERE, MapLayout(SMALL, signs_only=True), MapLayout(INSET)]
NIGHT = MapProps(darkness=1.0)
RAIN = replace(NIGHT, lamps_move=False)
LARGEST_SHARE = 0.5
"""Of the map that a frame of fog and rain may draw again."""


@pytest.fixture(autouse=True)
def _words(screen: pygame.Surface) -> None:
    fonts.forget()
    pygame.font.init()
    text.use(game="london")


def window() -> Canvas:
    return Canvas(pygame.Surface((1920, 1080)), (1920, 1080))


@pytest.fixture
def table() -> Canvas:
    return window()


def opened(place: str, card: str) -> State:
    """A planning in which one card lies open."""
    t = day(phase="planning")
    t.dark.pop(place)
    t.shown[place] = card
    return t


def cards_and_plates(here: MapLayout) -> list[Area]:
    """All that rain keeps off, and that keeps off each other."""
    cards = [here.card(place) for place in LOCATIONS]
    return [*cards, *[here.streets(area) for area in AREAS], here.clock, here.story, here.dread]


def same(one: pygame.Surface, other: pygame.Surface, area: Area) -> bool:
    rect = pygame.Rect(*map(round, area))
    return pygame.image.tobytes(one.subsurface(rect), "RGB") == pygame.image.tobytes(other.subsurface(rect), "RGB")


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


def test_cards_plates_and_the_clock_lie_beside_each_other_where_the_study_has_them() -> None:
    for here in SHEETS:
        boxes = cards_and_plates(here)
        for box in boxes:
            assert meeting(box, here.area) == pytest.approx(box.w * box.h), "it hangs over the edge"
        assert not [pair for pair in combinations(boxes, 2) if meeting(*pair)]
    places = {"north-1": (280, 32), "north-6": (944, 32), "west-5": (150, 468), "east-3": (1206, 268), "south-2": (412.8, 712)}
    for place, (x, y) in places.items():
        found = HERE.card(place)
        assert (found.x - 288, found.y - 80) == (pytest.approx(x, abs=1.5), pytest.approx(y, abs=1.5))
        assert (found.w, found.h) == (120, 136)


@pytest.mark.heavy
def test_a_way_leads_along_streets_and_round_the_clock() -> None:
    clock = HERE.clock.inset(4)
    for start, end in product(PLACES, repeat=2):
        way = HERE.route(start, end)
        assert point_along(way, 0) == way[0] == HERE.medallion(start)
        assert point_along(way, 1) == pytest.approx(HERE.medallion(end))
        for step in range(0, 101, 4):
            point = point_along(way, step / 100)
            assert HERE.area.holds(point)
            assert not clock.holds(point), f"from {start} to {end} through the clock"


def test_four_on_one_place_stand_in_a_row_and_who_walks_begins_where_he_stood_and_ends_where_he_will_stand() -> None:
    for place in (*LOCATIONS[:3], STREETS["west"], "south-6"):
        spots = [HERE.medallion(place, rank, 4) for rank in range(4)]
        assert [x for x, _ in spots] == sorted({x for x, _ in spots})
        assert all(HERE.area.inset(12).holds(spot) for spot in spots)
        shown = pieces.positions(HERE, day(at=[place] * 4)).values()
        assert all(abs(one[0] - other[0]) > 20 for one, other in combinations(shown, 2)), "none hides another"
    t = day(at=["west-streets", "west-streets", "east-2", "west-streets"])
    before = pieces.positions(HERE, t)
    gone = pieces.positions(HERE, t, {1: MedallionMove("west-streets", "east-2", 0.0)})
    assert gone[1] == pytest.approx(before[1])
    t.people[1].place = "east-2"
    after = pieces.positions(HERE, t)
    assert pieces.positions(HERE, t, {1: MedallionMove("west-streets", "east-2", 1.0)})[1] == pytest.approx(after[1])


# ------------------------------------------------------------------ what can be read
def read(canvas: Canvas, draw: Callable[[], object]) -> set[str]:
    """The lines that a call draws, none of them cut."""
    lines = written(draw)
    assert not [line.words for line in lines if line.cut]
    return {line.words for line in lines}


@pytest.mark.heavy
def test_every_title_is_read_whole_on_its_card(table: Canvas) -> None:
    t, lost = day(phase="planning"), []
    cards, places = [*DREAD, *PLOTS, *ALLIES], LOCATIONS
    for begin in range(0, len(cards), len(places)):
        laid = dict(zip(places, cards[begin:], strict=False))
        for place, card in laid.items():
            t.dark.pop(place, None)
            t.shown[place] = card
        lines = written(lambda: paint(table, HERE, t, MapProps()))
        for place, card in laid.items():
            box = table.rect(HERE.card(place)).inflate(8, 8)
            said = " ".join(line.words for line in lines if box.collidepoint(line.band.center) and not line.cut)
            lost += [(card, word) for word in text.name(card).split() if word not in said]
    assert not lost, lost
    large = Canvas(pygame.Surface((1280, 720)), (1280, 720))
    here = map_layout(large, SMALL)
    assert here.signs_only and not map_layout(table, STUDY).signs_only, "cards for large letters have no titles"
    assert "Bargain" not in read(
        large, lambda: paint(large, here, day(phase="planning", shown={"north-4": "a-tough-bargain"}), MapProps())
    )


def test_the_plate_names_every_story_at_least_on_two_lines() -> None:
    for shape, story in product(("720", "1080"), STORIES):
        here = painted(shape)
        plate = map_layout(here, regions(here, 4).board).story

        def draw(here: Canvas = here, plate: Area = plate, story: str = story) -> None:
            story_plate(here, plate, StoryProps(story, 1, planning=True))

        assert not faults(draw), (shape, story)
        assert all(word in " ".join(read(here, draw)) for word in text.name(story).split()), (shape, story)


def test_a_plot_tells_its_letter_and_a_warning_stands_where_nobody_comes(table: Canvas) -> None:
    t = day(phase="planning", shown={"west-3": "mr-reynauds-residence"})
    assert "A" in read(table, lambda: paint(table, HERE, t, MapProps()))
    paint(table, HERE, t, MapProps())
    before = table.surface.copy()
    paint(table, HERE, t, MapProps(marks={"west-3": CardMark("bad")}))
    mark = changed(before, table.surface)
    assert mark.w > 20
    assert table.rect(HERE.card("west-3").inset(-20)).contains(mark)


@pytest.mark.heavy
def test_neither_its_title_nor_a_mark_covers_the_letter_and_the_time_of_a_plot(
    table: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: dict[str, pygame.Rect] = {}
    sign = pieces.shapes.sign

    def seen(canvas: Canvas, what: str, centre: tuple[float, float], wide: float, *colour: tuple[int, int, int]) -> None:
        placed[what] = canvas.rect(Area.around(centre, wide, wide))
        sign(canvas, what, centre, wide, *colour)

    monkeypatch.setattr(pieces.shapes, "sign", seen)
    plot, place = "the-chapel-under-wych-street", "north-4"
    for here, note in product((MapLayout(Area(56, 112, 1232, 792)), *SHEETS), ("", "yellow")):
        t = day(phase="planning", shown={place: plot})
        t.notes = {place: note} if note else {}
        piece = placed_card(here, t, place)
        lines = [one for one in written(lambda: pieces.draw(table, here.card(place), piece)) if one.words]  # noqa: B023
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


def test_who_looks_closer_reads_all_of_an_open_card_and_of_a_hidden_one_only_what_it_costs() -> None:
    for size, card in product(((1920, 1080), (1280, 720)), ("a-tough-bargain", "opium-den", "the-unsealed-door", "wiggins")):
        t, here = opened("east-3", card), Canvas(pygame.Surface(size), size)
        said = read(here, lambda: place_page.draw(here, Area(300, 90, 1320, 860), t, "east-3"))  # noqa: B023
        facts = place_page.place_facts(t, "east-3")
        icons = [text.name(icon) for icon in (DREAD.get(card) or PLOTS.get(card) or ALLIES[card]).icons]
        assert {"Spitalfields Market", "East 3", *icons, *[fact.value for fact in facts if fact.value]} <= said, card
        assert (text.say("ui-ld-face-last") in [fact.words for fact in facts]) == (card == "the-unsealed-door")
        if card == "the-unsealed-door":
            assert {text.say(f"effect-{key}-{card}") for key in ("low", "middle", "top")} <= {fact.words for fact in facts}
    t = day(phase="planning")
    assert {tuple(place_page.place_facts(t, place)) for place in t.dark} == {tuple(place_page.place_facts(t, "east-3"))}


@in_sizes()
def test_all_that_is_written_on_the_map_and_on_a_card_looked_at_is_whole_and_clear(shapes: list[str]) -> None:
    t, wrong = day("basil,maria,murphy", phase="planning", seed=4, story="london-dread"), []
    for place in LOCATIONS:
        list(turn_up(t, place))
    t.notes = {place: "yellow" for place in LOCATIONS[::3] if t.shown[place] not in ALLIES}
    marks = dict.fromkeys(LOCATIONS[:3], CardMark("bad", 3))
    for shape in shapes:
        here = painted(shape)
        room = here.room
        laid = map_layout(here, Area(room.w * 0.15, room.h * 0.08, room.w * 0.7, room.w * 0.7 * 0.64))

        def draw(dark: float, here: Canvas = here, laid: MapLayout = laid) -> None:
            paint(here, laid, t, MapProps(darkness=dark, marks=marks, medallions=True))
            dial.paint(here, dial_area(laid.clock), dial_state(462_000, 0, 1))

        wrong += [(shape, dark, one) for dark in (0.0, 0.5, 1.0) for one in faults(lambda dark=dark: draw(dark))]
        area = Area(room.w * 0.1, room.h * 0.06, room.w * 0.8, room.h * 0.88)
        for card in ("a-tough-bargain", "the-unsealed-door", "wiggins"):
            page = opened("east-3", card)
            page.notes["east-3"] = "red"
            found = faults(lambda: place_page.draw(painted(shape), area, page, "east-3"))  # noqa: B023
            wrong += [(shape, card, one) for one in found]
    assert not wrong, wrong


CLOSE = [
    ((1920, 1080), 1.0, Area(460, 250, 996, 590)),
    ((1280, 720), 1.0, Area(400, 170, 1126, 640)),
    ((1280, 720), 1.5, Area(310, 190, 1300, 710)),
]
"""Where cards are looked at while London is planned, by window and letters."""


@pytest.mark.heavy
def test_a_card_looked_at_stays_on_its_sheet() -> None:
    wrong, others = [], ("a-tough-bargain", "brother-marrow")
    for (size, letter, area), card in product(CLOSE, (*PLOTS, *others)):
        if letter == 1.0 and card not in (*others, *list(PLOTS)[::4]):  # the largest letters need the most room
            continue
        here, place = Canvas(pygame.Surface(size), size, letter), "east-streets" if card in GOONS else "east-3"
        t = opened("east-3", card if place == "east-3" else "a-tough-bargain")
        t.goons = {"east": "brother-marrow"}
        t.notes["east-3"] = "red"
        lines = written(lambda: place_page.draw(here, area, t, place))  # noqa: B023
        assert lines
        wrong += [(card, size, line.words) for line in lines if line.cut or not here.rect(area).contains(line.band)]
    assert not wrong, wrong


# ------------------------------------------------------------------ the great clock
def test_the_clock_tells_the_time_its_hand_the_minutes_that_are_left_and_its_rim_pulses_in_the_last_one_alone(
    table: Canvas,
) -> None:
    for face, words in (
        (dial_state(462_000, 258_000, 1), {"07:42", "minutes left"}),
        (dial_state(461_001, 258_999, 1), {"07:42"}),
        (dial_state(None, 1_125_000), {"18:45", "so far"}),
    ):
        assert words <= read(table, lambda face=face: dial.paint(table, CLOCK, face))

    def at(left: int) -> tuple[int, int, int]:
        dial.paint(table, CLOCK, dial_state(left, 0, 1))
        centre, radius = HERE.dial
        return tuple(table.surface.get_at((round(centre[0] + radius * 0.94), round(centre[1]))))[:3]

    assert at(180_000) != at(400_000), "at the three stands the hand"
    assert at(400_000) != at(100_000), "what is used up is dark"
    assert len({dial_state(59_000, 0, time=ms) for ms in range(100, 1100, 50)}) > 4
    assert len({dial_state(61_000, 0, time=ms) for ms in range(100, 1100, 50)}) == 1
    assert dial_state(59_000, 0).pulse == dial.PULSE_STEPS


# ------------------------------------------------------------------ weather
def planned(turned: int = 0) -> State:
    """A state of the planning with this many revealed cards."""
    t = day(phase="planning")
    for place in LOCATIONS[:turned]:
        list(turn_up(t, place))
    return t


class Sky:
    """The map with its weather in a window, as a table shows it."""

    def __init__(self, t: State, show: MapProps, time: float = 5000.0) -> None:
        self.canvas, self.t, self.map, self.compositor = window(), t, MapPicture(), Compositor()
        self.map.time = time
        self.canvas.surface.fill((0, 0, 0))
        frame = self.map.show(self.canvas, HERE, t, show)
        self.rect = self.canvas.rect(HERE.area)
        self.compositor.paint(self.canvas, [self._layer(frame)])
        self.compositor.draw_sprites(self.canvas, [self.map.sprites(self.canvas, HERE)])

    @staticmethod
    def _layer(frame: MapFrame) -> Layer:
        return Layer("map", HERE.area, paint_frame, frame, cached=False, covers=True, parts=changed_areas)

    def update(self, time: float, show: MapProps) -> list[pygame.Rect]:
        """Let time pass. Returns the rectangles that are drawn again."""
        self.map.time = time
        moved, sprites = self.map.update(self.t, show), [self.map.sprites(self.canvas, HERE)]
        if not moved and not self.compositor.moves(sprites):
            return []
        spots = self.compositor.lift(self.canvas.surface) + self.compositor.update(self.canvas, [self._layer(self.map.frame)])
        return spots + self.compositor.draw_sprites(self.canvas, sprites)


@pytest.mark.heavy
def test_a_frame_of_fog_and_rain_draws_a_small_part_of_the_map_which_holds_all_that_changes_and_nothing_stays_behind() -> None:
    for turned in (0, 12, 24):
        t, drawn = planned(turned), list[int]()
        made = Sky(t, NIGHT)
        for frame in range(1, 41):
            before = made.canvas.surface.copy() if frame % 8 == 0 else None
            spots = made.update(5000.0 + 23 * frame, NIGHT)
            drawn.append(sum(spot.width * spot.height for spot in spots))
            if before is not None:
                after = made.canvas.surface.copy()
                for spot in spots:
                    after.blit(before, spot, spot)
                assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB"), (turned, frame)
        assert 0 < max(drawn[20:]) < LARGEST_SHARE * made.rect.width * made.rect.height, (
            "milliseconds are measured in tests/bench"
        )
        if turned:  # fog comes at its own pace, so that only the same way leads to the same picture; without any each way does
            again = Sky(t, NIGHT, 5000.0 if turned == 12 else 5000.0 + 23 * 40)
            for frame in range(1, 41 if turned == 12 else 1):
                again.update(5000.0 + 23 * frame, NIGHT)
            assert same(made.canvas.surface, again.canvas.surface, HERE.area), turned


@pytest.mark.heavy
def test_rain_falls_on_no_card_no_plate_and_not_on_the_clock_and_harder_at_night() -> None:
    canvas = window()
    boxes, counts = [canvas.rect(area) for area in cards_and_plates(HERE)], list[int]()
    for dark in (0.0, 0.6, 1.0):
        for time in range(0, 30_000, 880):
            bits = weather.sprites(canvas, HERE, time=float(time), lamps=0.0, dark=dark)
            assert not [bit for bit in bits if bit.area(canvas.surface).collidelist(boxes) >= 0], (dark, time)
        counts.append(len(weather.sprites(canvas, HERE, time=3000.0, lamps=0.0, dark=dark)))
    assert counts == sorted(set(counts))
    for number in range(weather.DROPS):
        runs = [weather.drop(number, ms)[2] for ms in range(0, 12_000, 15)]
        falling = [late - early for early, late in pairwise(runs) if late]
        assert max(runs) > 50
        assert all(step >= -0.01 for step in falling), "water runs down"


def test_the_day_goes_from_dawn_over_noon_to_night_and_lamps_burn_and_waver_at_night_alone() -> None:
    canvas = window()

    def glows(ms: float, dark: float) -> list[int]:
        return [id(bit.picture) for bit in weather.sprites(canvas, HERE, time=0.0, lamps=ms, dark=dark) if bit.flags]

    assert weather.lamplight(0.1) == 0
    assert not glows(900.0, 0.1) and glows(900.0, 1.0) != glows(1200.0, 1.0)
    assert not glows(0.0, 1.0), "a lamp that may not waver adds nothing"
    shares = [step / 50 for step in range(51)]
    dark = [weather.darkness_at(share) for share in shares]
    noon = dark.index(min(dark))
    assert 0 < noon < 25
    assert dark[:noon] == sorted(dark[:noon], reverse=True) and dark[noon:] == sorted(dark[noon:])
    assert (weather.lamplight(dark[0]) > 0, weather.lamplight(min(dark)), weather.lamplight(dark[-1])) == (True, 0, 1)


@pytest.mark.heavy
def test_fog_lies_over_a_hidden_card_and_thins_when_it_is_turned_up() -> None:
    t = planned(23)
    place = next(iter(t.dark))
    made, time, bare = Sky(t, RAIN), 5000.0, window()
    board.paint(bare, HERE, t, RAIN)
    assert not same(made.canvas.surface, bare.surface, HERE.card(place)), "fog"
    list(turn_up(t, place))
    assert made.update(time, RAIN), "the card is seen without painting everything"
    dense = [made.map.fog.density(place, time + passed) for passed in (0, 300, 900, 1400, map_picture.CLEARING_MS)]
    assert dense == sorted(dense, reverse=True) and (dense[0], dense[-1]) == (1, 0)
    for frame in range(1, 110):
        made.update(time + 16 * frame, RAIN)
    board.paint(bare, HERE, t, RAIN)
    assert same(made.canvas.surface, bare.surface, HERE.card(place))


@pytest.mark.heavy
def test_a_card_that_is_turned_is_seen_turning_and_a_note_on_it_at_once() -> None:
    t = planned(10)
    place = LOCATIONS[3]
    made, seen = Sky(t, MapProps(weather_moves=False)), set()
    for step in range(1, 8):
        show = MapProps(weather_moves=False, flips={place: step / 8})
        assert made.update(5000.0, show)
        seen.add(pygame.image.tobytes(made.canvas.surface.subsurface(made.canvas.rect(HERE.card(place))), "RGB"))
    assert len(seen) == 7
    made.update(5000.0, MapProps(weather_moves=False))
    fresh = Sky(t, MapProps(weather_moves=False)).canvas
    assert same(made.canvas.surface, fresh.surface, HERE.area), "and then it lies there as if nothing had been"
    t.notes[place] = "yellow"
    made.update(5000.0, MapProps(weather_moves=False))
    assert not same(fresh.surface, made.canvas.surface, HERE.card(place))
    assert same(fresh.surface, made.canvas.surface, HERE.card(LOCATIONS[5]))


@pytest.mark.heavy
def test_where_nothing_may_move_nothing_does() -> None:
    t = planned(6)
    still = replace(NIGHT, weather_moves=False, lamps_move=False)
    made = Sky(t, still)
    before = made.canvas.surface.copy()
    for frame in range(30):
        assert made.update(5000.0 + 40 * frame, still) == []
    assert same(before, made.canvas.surface, HERE.area)
    place = next(iter(t.dark))
    list(turn_up(t, place))
    made.update(6300.0, still)
    fresh = Sky(t, still).canvas
    assert same(made.canvas.surface, fresh.surface, HERE.card(place)), "the fog is gone at once"


@pytest.mark.heavy
def test_the_fog_of_every_location_is_drawn_within_its_pace() -> None:
    t = planned()
    made, drawn = Sky(t, NIGHT), set()
    for frame in range(1, 12):
        made.update(5000.0 + map_picture.CYCLE_MS * frame / 10, NIGHT)
        drawn |= {place for place in LOCATIONS if map_picture.patch(HERE, place) in (made.map.frame.changed or ())}
    assert drawn == set(LOCATIONS)
