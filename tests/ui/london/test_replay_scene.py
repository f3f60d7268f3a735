"""The replay of a day: playback, steps, jumps, dragging, and the plan beside the actual hours."""

from itertools import pairwise

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.london.tables.cards import PLOTS
from game.storage.replay import Replay
from game.ui.london.replay.day import TIER_RESULTS
from game.ui.london.replay.position import APART, ENDGAME, HOUR, PLAN
from game.ui.london.replay.stage import PLANNING_MS, cell_of
from game.ui.scene.navigation import Back
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from tests.ui.london import finished_matches
from tests.ui.london.story_kit import press as key
from tests.ui.london.test_result import ODD, SHAPES
from tests.ui.user_input import opened

SIZE = (1920, 1080)


pytestmark = pytest.mark.usefixtures("screen", "london_words", "fresh_fonts")


def watch(moment: int = 0, *, reel: Replay | None = None, settings: Settings | None = None) -> ReplayScene:
    made = ReplayScene(finished_matches.context(settings), reel or finished_matches.reel(), moment=moment)
    made.playing = False
    made.draw(pygame.Surface(SIZE))
    return made


def click(scene: ReplayScene, item: Target, at: float = 0.5) -> None:
    """Press the mouse on a target, at a share of its width."""
    assert scene.canvas is not None
    point = scene.canvas.point(item.area.x + item.area.w * at, item.area.centre[1])
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=point, button=1))


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
            assert made.moment >= max((one.moment for one in planning.inputs if one.ms <= made.stage.now.ms), default=0)
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
    stops = list(made.line.begins)
    ways = [(pygame.K_RIGHT, 61), (pygame.K_LEFT, 60), (pygame.K_LEFT, 59), (pygame.K_END, made.replay.last), (pygame.K_HOME, 0)]
    ways += [(pygame.K_PAGEDOWN, stop) for stop in stops[1:]] + [(pygame.K_PAGEUP, stop) for stop in reversed(stops[:-1])]
    for code, moment in ways:
        key(made, code)
        assert made.moment == moment


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
    planning, now = made.stage.day.chapters[0].planning, made.stage.now
    times = [made.stage._at(moment, now.t) for moment in range(planning.begin, planning.end)]
    assert abs(now.ms - max(ms for ms in times if ms <= now.scale * 0.41)) <= 1100
    assert now.scale * 0.2 < now.ms <= now.scale * 0.41 + 200


def test_the_signs_of_the_line_stand_apart() -> None:
    made = watch()
    shown = made.line.spread(APART)
    places = [made.line.x_of(one.moment) for one in shown if one.moment < made.line.last]
    assert all(other - one >= APART - 0.01 for one, other in pairwise(places))
    assert all((attempt.result in TIER_RESULTS) == (attempt.card in PLOTS) for attempt in made.stage.day.attempts)


# ---------------------------------------------------------------------------------------------- what is shown


def test_the_grid_fills_as_the_planning_did() -> None:
    made = watch()
    planning = made.stage.day.chapters[0].planning
    half = planning.token_changes[len(planning.token_changes) // 2]
    made.go(half.moment)
    made.draw(pygame.Surface(SIZE))
    clocks = made.stage.now.clocks
    assert clocks == [person.clock for person in made.stage.now.t.people]
    assert clocks[half.seat][half.slot] == half.token
    assert any("" in clock for clock in clocks)
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
    assert {text.name(attempt.card) for attempt in hour.attempts} <= {*words(made)}


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
    for page in ("grid", "map", "news"):
        made.dirty = True
        made.draw(pygame.Surface((1280, 720)))
        assert made.layout is not None
        assert made.layout.tight
        assert [name for name in ("map", "news", "grid") if getattr(made.stage.layout, name).h] == [page]
        key(made, pygame.K_v)
    assert made.shown.view == "grid"


def test_a_record_that_is_not_over_can_be_watched_as_far_as_it_goes() -> None:
    match = Match.replay(finished_matches.reel().saved, 120)
    made = watch(120, reel=Replay(match.to_record()))
    assert made.replay.last == 120
    assert made.focus.find("ended") is None
    assert key(made, pygame.K_r) is None


@pytest.mark.parametrize("shape", [*(pytest.param(shape, id=name) for name, shape in SHAPES.items()), *ODD])
@pytest.mark.parametrize("share", [0.2, 0.62, 1.0])
def test_nothing_is_cut_or_covered(share: float, shape: tuple[tuple[int, int], Settings]) -> None:
    for reel in (finished_matches.reel(), finished_matches.reel(2, "calypsos-bargain")):
        for page in ("grid", "map", "news"):
            made = ReplayScene(finished_matches.context(shape[1]), reel, moment=round(reel.last * share))
            made.playing, made.view = False, page
            assert text_audit.faults(made, shape[0]) == []
