"""The replay of a day: playback, steps, jumps, dragging, and the plan beside the actual hours."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
import text_audit
from test_scale import MORE

from game import text
from game.match import Match
from game.rules.london.tables.cards import PLOTS
from game.storage.replay import Replay
from game.ui.london.replay.day import TIER_RESULTS
from game.ui.london.replay.position import APART, ENDGAME, HOUR, PLAN
from game.ui.london.replay.stage import PLANNING_MS, cell_of
from game.ui.scene.context import Scene
from game.ui.scene.navigation import Back, Navigation
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from tests.ui.london import finished_matches
from tests.ui.london.test_result import SHAPES
from tests.ui.user_input import opened

SIZE = (1920, 1080)


@pytest.fixture(autouse=True)
def _words(screen: pygame.Surface, fresh_fonts: None) -> Iterator[None]:
    yield
    text.use(game="common")


def watch(moment: int = 0, *, reel: Replay | None = None, settings: Settings | None = None) -> ReplayScene:
    made = ReplayScene(finished_matches.context(settings), reel or finished_matches.reel(), moment=moment)
    made.playing = False
    made.draw(pygame.Surface(SIZE))
    return made


def key(scene: Scene, code: int) -> Navigation | None:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def click(scene: ReplayScene, item: Target, at: float = 0.5) -> Navigation | None:
    """Press the mouse on a target, at a share of its width."""
    x, y = item.area.x + item.area.w * at, item.area.centre[1]
    assert scene.canvas is not None
    point = scene.canvas.point(x, y)
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
    found = scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
    return found


def place(scene: ReplayScene, name: object) -> Target:
    scene.dirty = True
    scene.draw(pygame.Surface(SIZE))
    item = scene.focus.find(name)
    assert item is not None
    return item


def words(scene: ReplayScene, size: tuple[int, int] = SIZE) -> list[str]:
    return [line.wanted for line in text_audit.read(scene, size)]


# ---------------------------------------------------------------------------------------------- time


def test_the_planning_goes_by_as_it_was_however_long_it_took() -> None:
    made = watch()
    planning = made.stage.day.chapters[0].planning
    made.go(planning.begin)
    made.playing = True
    seen, passed = [], 0.0
    while made.stage.now.act == PLAN and passed < 3 * PLANNING_MS:
        made.update(50)
        passed += 50
        if made.stage.now.act == PLAN:
            seen.append((made.stage.now.ms, made.moment))
            assert made.moment >= max(
                (one.moment for one in (*planning.token_changes, *planning.reveals) if one.ms <= made.stage.now.ms), default=0
            )
    assert seen == sorted(seen)
    assert PLANNING_MS * 0.8 < passed < PLANNING_MS * 1.4
    assert made.moment >= planning.end


def test_the_story_goes_on_step_by_step_to_its_end_and_stands_still_there() -> None:
    made = watch(finished_matches.reel().last - 12)
    made.playing = True
    for _ in range(400):
        made.update(100)
    assert made.moment == made.replay.last
    assert not made.playing
    assert made.stage.now.act == ENDGAME
    key(made, pygame.K_SPACE)
    assert made.playing
    assert made.moment == 0


def test_whoever_goes_somewhere_walks_there_unless_nothing_may_move() -> None:
    hour = watch().stage.day.hours[3]
    made = watch(hour.begin - 1)
    surface = pygame.Surface(SIZE)
    made.draw(surface)
    made.move("step-on")
    assert made.stage.moving
    made.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    made.update(200)
    made.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before
    assert made.stage.layout is not None
    assert made.canvas is not None
    assert made.context.spots == [made.canvas.rect(made.stage.layout.map)]
    made.update(2000)
    assert not made.stage.moving
    calm = watch(hour.begin - 1, settings=Settings(reduced=True))
    calm.move("step-on")
    assert not calm.stage.moving


# ---------------------------------------------------------------------------------------------- moving along


def test_keys_step_and_jump_from_hour_to_hour() -> None:
    made = watch(60)
    assert key(made, pygame.K_RIGHT) is None
    assert made.moment == 61
    key(made, pygame.K_LEFT)
    key(made, pygame.K_LEFT)
    assert made.moment == 59
    key(made, pygame.K_END)
    assert made.moment == made.replay.last
    key(made, pygame.K_HOME)
    assert made.moment == 0
    stops = list(made.line.begins)
    for stop in stops[1:]:
        key(made, pygame.K_PAGEDOWN)
        assert made.moment == stop
    for stop in reversed(stops[:-1]):
        key(made, pygame.K_PAGEUP)
        assert made.moment == stop


def test_the_line_is_dragged() -> None:
    made = watch()
    assert made.canvas is not None
    line = made.line
    assert line.area.w > 1000
    y = line.area.centre[1]
    start, to = made.canvas.point(line.area.x + 5, y), made.canvas.point(line.area.x + line.area.w * 0.6, y)
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    assert made.dragging
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0)))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1))
    assert not made.dragging
    assert made.moment == line.moment_at(line.area.x + line.area.w * 0.6) > 0


def test_a_click_on_an_hour_goes_there_and_shows_who_it_was() -> None:
    made = watch(finished_matches.reel().last)
    hour = made.stage.day.hours[6]
    click(made, place(made, ("cell", 1, 6)))
    assert made.moment == hour.begin
    assert cell_of(made.shown) == (1, 6)
    assert made.stage.now.hour is hour
    assert text.say("ui-ld-watch-of", who=made.stage.now.t.people[1].id, hour="hour-18") in words(made)


def test_a_click_into_the_time_of_the_planning_goes_to_that_time() -> None:
    made = watch(1)
    item = place(made, "time")
    click(made, item, at=0.41)
    assert made.stage.now.act == PLAN
    planning = made.stage.day.chapters[0].planning
    wanted = made.stage.now.scale * 0.41
    before = [
        made.stage._at(moment, made.stage.now.t)
        for moment in range(planning.begin, planning.end)
        if made.stage._at(moment, made.stage.now.t) <= wanted
    ]
    assert abs(made.stage.now.ms - max(before)) <= 1100
    assert wanted * 0.5 < made.stage.now.ms <= wanted + 200


def test_the_signs_of_the_line_stand_apart() -> None:
    made = watch()
    shown = made.line.spread(APART)
    places = [made.line.x_of(one.moment) for one in shown if one.moment < made.line.last]
    assert all(other - one >= APART - 0.01 for one, other in pairwise(places))
    assert sum(attempt.result in TIER_RESULTS for attempt in made.stage.day.attempts) == len(
        [attempt for attempt in made.stage.day.attempts if attempt.card in PLOTS]
    )


# ---------------------------------------------------------------------------------------------- what is shown


def test_the_grid_fills_as_the_planning_did() -> None:
    made = watch()
    planning = made.stage.day.chapters[0].planning
    half = planning.token_changes[len(planning.token_changes) // 2]
    made.go(half.moment)
    made.draw(pygame.Surface(SIZE))
    assert made.stage.now.clocks == [person.clock for person in made.stage.now.t.people]
    assert made.stage.now.clocks[half.seat][half.slot] == half.token
    assert any("" in clock for clock in made.stage.now.clocks)
    made.go(planning.end - 1)
    assert made.stage.now.clocks == planning.clocks(4)


def test_a_detour_is_told_with_what_was_meant_and_what_it_became() -> None:
    match = finished_matches.strayed()
    made = watch(match.turn, reel=Replay(match.to_record()))
    hour = next(one for one in made.stage.day.hours if any(one.planned[seat] != one.actual[seat] for seat in one.detours))
    seat = next(seat for seat in hour.detours if hour.planned[seat] != hour.actual[seat])
    made.go(hour.begin + 3)
    made.focus.current = ("cell", seat, hour.slot)
    told = " ".join(words(made))
    assert text.say("ui-ld-watch-way", kind="detour", meant=hour.planned[seat], been=hour.actual[seat])[:30] in told


def test_the_last_deed_of_an_hour_is_still_seen_when_it_is_over() -> None:
    made = watch()
    for hour in made.stage.day.hours:
        for attempt in hour.attempts:
            made.go(attempt.moment)
            assert made.stage.now.hour is hour
            assert attempt in made.stage.now.attempts(hour)


def test_an_hour_tells_each_card_and_who_was_there() -> None:
    made = watch()
    hour = max(made.stage.day.hours, key=lambda one: len(one.attempts))
    made.go(hour.attempts[-1].moment)
    assert made.stage.now.act == HOUR
    told = words(made)
    for attempt in hour.attempts:
        assert text.name(attempt.card) in told


def test_the_end_can_be_seen_and_left() -> None:
    made = watch(finished_matches.reel().last)
    after = opened(made, key(made, pygame.K_r))
    assert isinstance(after, ResultScene)
    assert after.facts.entered is None
    assert key(made, pygame.K_ESCAPE) == Back()
    told = " ".join(words(made))
    fists, target = made.stage.day.fists or (0, 0)
    assert text.say("ui-ld-watch-fists", fists=fists, target=target) in told


def test_in_a_small_window_what_has_no_room_is_turned_to() -> None:
    made = watch(100, settings=Settings(scale=2.0))
    surface = pygame.Surface((1280, 720))
    seen = []
    for _ in range(3):
        made.dirty = True
        made.draw(surface)
        assert made.layout is not None
        assert made.layout.tight
        seen.append([part.h > 0 for part in (made.stage.layout.grid, made.stage.layout.map, made.stage.layout.news)])
        key(made, pygame.K_v)
    assert seen == [[True, False, False], [False, True, False], [False, False, True]]
    assert made.shown.view == "grid"


def test_a_record_that_is_not_over_can_be_watched_as_far_as_it_goes() -> None:
    match = Match.replay(finished_matches.reel().saved, 120)
    made = watch(120, reel=Replay(match.to_record()))
    assert made.replay.last == 120
    assert made.focus.find("ended") is None
    assert key(made, pygame.K_r) is None


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("share", [0.2, 0.62, 1.0])
def test_nothing_is_cut_or_covered(share: float, shape: str) -> None:
    check(share, *SHAPES[shape])


@pytest.mark.heavy
@pytest.mark.parametrize("shape", MORE)
@pytest.mark.parametrize("share", [0.2, 0.62, 1.0])
def test_nor_at_odd_shapes_and_sizes(share: float, shape: str) -> None:
    check(share, *MORE[shape])


def check(share: float, size: tuple[int, int], settings: Settings) -> None:
    for reel in (finished_matches.reel(), finished_matches.reel(2, "calypsos-bargain")):
        for page in ("grid", "map", "news"):
            made = ReplayScene(finished_matches.context(settings), reel, moment=round(reel.last * share))
            made.playing, made.view = False, page
            assert text_audit.faults(made, size) == []
