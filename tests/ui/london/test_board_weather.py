"""Fog, rain and lamps: they move, keep off texts, stop where they must, and draw little in a frame."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game import text
from game.rules.london.places import LOCATIONS
from game.rules.london.planning import turn_up
from game.rules.london.state import State
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board import board, map_picture, weather
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout
from game.ui.london.board.map_picture import MapFrame, MapPicture, changed_areas, paint_frame
from game.ui.table.compositor import Compositor, Layer
from tests.london.kit import day

SIZE = (1920, 1080)
HERE = MapLayout(Area(288, 80, 1344, 864))
NIGHT = MapProps(darkness=1.0)
RAIN = replace(NIGHT, lamps_move=False)
LARGEST_SHARE = 0.5
"""Of the map that a frame of fog and rain may draw again."""


@pytest.fixture(autouse=True)
def words(screen: pygame.Surface) -> None:
    fonts.forget()
    pygame.font.init()
    text.use(game="london")


def window() -> Canvas:
    return Canvas(pygame.Surface(SIZE), SIZE)


def table(opened: int = 0) -> State:
    """A state of the planning with this many revealed cards."""
    t = day(phase="planning")
    for place in LOCATIONS[:opened]:
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


def same(one: pygame.Surface, other: pygame.Surface, area: Area) -> bool:
    rect = pygame.Rect(*map(round, area))
    return pygame.image.tobytes(one.subsurface(rect), "RGB") == pygame.image.tobytes(other.subsurface(rect), "RGB")


def test_only_what_stir_names_has_changed() -> None:
    t = table(8)
    made = Sky(t, NIGHT)
    for frame in range(1, 40):
        before = made.canvas.surface.copy()
        spots = made.update(5000.0 + 23 * frame, NIGHT)
        after = made.canvas.surface.copy()
        for spot in spots:
            after.blit(before, spot, spot)
        assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")


def test_nothing_stays_behind_when_the_weather_has_passed() -> None:
    t = table(24)
    made = Sky(t, NIGHT)
    for frame in range(50):
        made.update(5000.0 + 31 * frame, NIGHT)
    fresh = Sky(t, NIGHT, 5000.0 + 31 * 49).canvas
    assert same(made.canvas.surface, fresh.surface, HERE.area)


def test_the_same_moment_looks_the_same_each_time() -> None:
    one, other = Sky(table(5), NIGHT), Sky(table(5), NIGHT)
    for made in (one, other):
        for frame in range(20):
            made.update(5000.0 + 17 * frame, NIGHT)
    assert same(one.canvas.surface, other.canvas.surface, HERE.area)


@pytest.mark.parametrize("dark", [0.0, 0.6, 1.0])
def test_rain_falls_on_no_card_no_plate_and_not_on_the_clock(dark: float) -> None:
    canvas = window()
    dry = [HERE.card(place) for place in LOCATIONS] + [HERE.streets(area) for area in ("north", "east", "south", "west")]
    dry += [HERE.clock, HERE.story, HERE.dread]
    boxes = [canvas.rect(area) for area in dry]
    for time in range(0, 30_000, 440):
        for bit in weather.sprites(canvas, HERE, time=float(time), lamps=0.0, dark=dark):
            assert bit.area(canvas.surface).collidelist(boxes) < 0


def test_it_rains_harder_at_night_and_drops_run_down() -> None:
    canvas = window()
    counts = [len(weather.sprites(canvas, HERE, time=3000.0, lamps=0.0, dark=dark)) for dark in (0.0, 0.5, 1.0)]
    assert counts == sorted(set(counts))
    for number in range(weather.DROPS):
        runs = [weather.drop(number, ms)[2] for ms in range(0, 12_000, 15)]
        falling = [late - early for early, late in pairwise(runs) if late]
        assert max(runs) > 50
        assert all(step >= -0.01 for step in falling), "water runs down"


def test_lamps_burn_and_waver_at_night_alone() -> None:
    canvas = window()

    def glows(ms: float, dark: float) -> list[int]:
        return [id(bit.picture) for bit in weather.sprites(canvas, HERE, time=0.0, lamps=ms, dark=dark) if bit.flags]

    assert weather.lamplight(0.1) == 0
    assert not glows(900.0, 0.1)
    assert glows(900.0, 1.0) != glows(1200.0, 1.0)
    assert not glows(0.0, 1.0), "a lamp that may not waver adds nothing"


def test_fog_lies_over_a_hidden_card_and_thins_when_it_is_turned_up() -> None:
    t = table(23)
    place = next(iter(t.dark))
    made, time, bare = Sky(t, RAIN), 5000.0, window()
    board.paint(bare, HERE, t, RAIN)
    assert not same(made.canvas.surface, bare.surface, HERE.card(place)), "fog"
    list(turn_up(t, place))
    assert made.update(time, RAIN), "the card is seen without painting everything"
    dense = [made.map.fog.density(place, time + passed) for passed in (0, 300, 900, 1400, map_picture.CLEARING_MS)]
    assert dense == sorted(dense, reverse=True)
    assert (dense[0], dense[-1]) == (1, 0)
    for frame in range(1, 110):
        made.update(time + 16 * frame, RAIN)
    board.paint(bare, HERE, t, RAIN)
    assert same(made.canvas.surface, bare.surface, HERE.card(place))


def test_a_card_that_is_turned_is_seen_turning() -> None:
    t = table(10)
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


def test_a_note_on_a_card_is_seen_at_once() -> None:
    t = table(10)
    made = Sky(t, MapProps())
    before = made.canvas.surface.copy()
    t.notes[LOCATIONS[2]] = "yellow"
    made.update(5000.0, MapProps())
    assert not same(before, made.canvas.surface, HERE.card(LOCATIONS[2]))
    assert same(before, made.canvas.surface, HERE.card(LOCATIONS[5]))


def test_where_nothing_may_move_nothing_does() -> None:
    t = table(6)
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


@pytest.mark.parametrize("opened", [0, 12, 24])
def test_a_frame_of_fog_and_rain_draws_a_small_part_of_the_map(opened: int) -> None:
    t = table(opened)
    made, drawn = Sky(t, NIGHT), []
    for frame in range(120):
        spots = made.update(5000.0 + 16.7 * frame, NIGHT)
        drawn.append(sum(spot.width * spot.height for spot in spots))
    assert 0 < max(drawn[20:]) < LARGEST_SHARE * made.rect.width * made.rect.height, "milliseconds are measured in tests/bench"


def test_the_fog_of_every_location_is_drawn_within_its_pace() -> None:
    t = table()
    made, drawn = Sky(t, NIGHT), set()
    for frame in range(1, 12):
        made.update(5000.0 + map_picture.CYCLE_MS * frame / 10, NIGHT)
        drawn |= {place for place in LOCATIONS if map_picture.patch(HERE, place) in (made.map.frame.changed or ())}
    assert drawn == set(LOCATIONS)


def test_the_day_goes_from_dawn_over_noon_to_night() -> None:
    shares = [step / 50 for step in range(51)]
    dark = [weather.darkness_at(share) for share in shares]
    noon = dark.index(min(dark))
    assert 0 < noon < 25
    assert dark[:noon] == sorted(dark[:noon], reverse=True)
    assert dark[noon:] == sorted(dark[noon:])
    assert (weather.lamplight(dark[0]) > 0, weather.lamplight(min(dark)), weather.lamplight(dark[-1])) == (True, 0, 1)
