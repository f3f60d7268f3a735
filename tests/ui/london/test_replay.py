"""The replay of a day: its record with all times, playback, steps, jumps, dragging, and the plan beside the actual hours."""

from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game import text
from game.match import Match
from game.match.save_file import read
from game.rules.london import event
from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.state import SLOTS
from game.rules.london.tables.cards import PLOTS
from game.storage.replay import Replay
from game.ui.london.replay.day import JOINED, SOLVED, TIER_RESULTS, DayRecord, planned, read_day
from game.ui.london.replay.position import APART, ENDGAME, HOUR, PLAN
from game.ui.london.replay.stage import PLANNING_MS, cell_of
from game.ui.london.result.facts import greatest, honours, sources, tally, worth
from game.ui.scene.navigation import Back
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from tests.ui.london import finished_matches
from tests.ui.london.painter_kit import in_sizes
from tests.ui.london.story_kit import press as key
from tests.ui.user_input import opened

SIZE = (1920, 1080)


pytestmark = pytest.mark.usefixtures("screen", "london_words", "fresh_fonts")


def watch(moment: int = 0, *, reel: Replay | None = None, settings: Settings | None = None) -> ReplayScene:
    made = ReplayScene(finished_matches.context(settings), reel or finished_matches.reel(), moment=moment)
    made.playing = False
    made.draw(pygame.Surface(SIZE))
    return made


def click(scene: ReplayScene, item: Target, at: float = 0.5) -> None:
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
@pytest.mark.heavy
def test_the_planning_goes_by_and_the_grid_fills_as_it_was_however_long_it_took() -> None:
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
    half = planning.token_changes[len(planning.token_changes) // 2]
    made.go(half.moment)
    made.draw(pygame.Surface(SIZE))
    clocks = made.stage.now.clocks
    assert clocks == [person.clock for person in made.stage.now.t.people] and clocks[half.seat][half.slot] == half.token
    assert any("" in clock for clock in clocks)
    made.go(planning.end - 1)
    assert made.stage.now.clocks == planning.clocks(4)


def test_the_story_goes_on_step_by_step_to_its_end_and_stands_still_there_to_be_seen_and_left() -> None:
    made = watch(finished_matches.reel().last - 12)
    made.playing = True
    for _ in range(400):
        made.update(100)
    assert made.moment == made.replay.last and not made.playing
    assert made.stage.now.act == ENDGAME
    key(made, pygame.K_SPACE)
    assert made.playing and made.moment == 0
    made.go(made.replay.last)
    after = opened(made, key(made, pygame.K_r))
    assert isinstance(after, ResultScene) and after.facts.entered is None
    assert key(made, pygame.K_ESCAPE) == Back()
    told = " ".join(words(made))
    fists, target = made.stage.day.fists or (0, 0)
    assert text.say("ui-ld-watch-fists", fists=fists, target=target) in told


@pytest.mark.heavy
def test_whoever_goes_somewhere_walks_there_unless_nothing_may_move() -> None:
    hour, surface = watch().stage.day.hours[3], pygame.Surface(SIZE)
    calm = watch(hour.begin - 1, settings=Settings(reduced=True))
    calm.move("step-on")
    assert not calm.stage.moving
    made = watch(hour.begin - 1)
    made.draw(surface)
    made.move("step-on")
    assert made.stage.moving
    made.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    made.update(200)
    made.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before
    assert made.stage.layout is not None and made.canvas is not None
    assert made.context.spots == [made.canvas.rect(made.stage.layout.map)]
    made.update(2000)
    assert not made.stage.moving


# ---------------------------------------------------------------------------------------------- moving along
def test_keys_step_and_jump_from_hour_to_hour_and_the_line_is_dragged() -> None:
    made = watch(60)
    stops = list(made.line.begins)
    ways = [(pygame.K_RIGHT, 61), (pygame.K_LEFT, 60), (pygame.K_LEFT, 59), (pygame.K_END, made.replay.last), (pygame.K_HOME, 0)]
    ways += [(pygame.K_PAGEDOWN, stop) for stop in stops[1:]] + [(pygame.K_PAGEUP, stop) for stop in reversed(stops[:-1])]
    for code, moment in ways:
        key(made, code)
        assert made.moment == moment
    made = watch()
    line = made.line
    assert made.canvas is not None
    assert line.area.w > 1000
    start, to = (made.canvas.point(x, line.area.centre[1]) for x in (line.area.x + 5, line.area.x + line.area.w * 0.6))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    assert made.dragging
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0)))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1))
    assert not made.dragging and made.moment == line.moment_at(line.area.x + line.area.w * 0.6) > 0
    places = [line.x_of(one.moment) for one in line.spread(APART) if one.moment < line.last]
    assert all(other - one >= APART - 0.01 for one, other in pairwise(places)), "its signs stand apart"
    assert all((attempt.result in TIER_RESULTS) == (attempt.card in PLOTS) for attempt in made.stage.day.attempts)


def test_a_click_goes_to_an_hour_and_shows_who_it_was_or_to_a_time_of_the_planning() -> None:
    made = watch(finished_matches.reel().last)
    hour = made.stage.day.hours[6]
    click(made, place(made, ("cell", 1, 6)))
    assert made.moment == hour.begin and cell_of(made.shown) == (1, 6)
    assert made.stage.now.hour is hour
    assert text.say("ui-ld-watch-of", who=made.stage.now.t.people[1].id, hour="hour-18") in words(made)
    made.go(1)
    item = place(made, "time")
    click(made, item, at=0.41)
    assert made.stage.now.act == PLAN
    planning, now = made.stage.day.chapters[0].planning, made.stage.now
    times = [made.stage._at(moment, now.t) for moment in range(planning.begin, planning.end)]
    assert abs(now.ms - max(ms for ms in times if ms <= now.scale * 0.41)) <= 1100
    assert now.scale * 0.2 < now.ms <= now.scale * 0.41 + 200


# ---------------------------------------------------------------------------------------------- what is shown


@pytest.mark.heavy
@pytest.mark.rule("LD-100")
def test_a_detour_is_told_with_what_was_meant_and_what_it_became_and_marked_in_its_hour() -> None:
    match = finished_matches.strayed()
    made = watch(match.turn, reel=Replay(match.to_record()))
    hour = next(one for one in made.stage.day.hours if any(one.planned[seat] != one.actual[seat] for seat in one.detours))
    seat = next(seat for seat in hour.detours if hour.planned[seat] != hour.actual[seat])
    made.go(hour.begin + 3)
    made.focus.current = ("cell", seat, hour.slot)
    told = " ".join(words(made))
    assert text.say("ui-ld-watch-way", kind="detour", meant=hour.planned[seat], been=hour.actual[seat])[:30] in told
    day = day_of(match)
    turned = [(one.seat, one.slot) for events in match.log for one in events if isinstance(one, event.ArrowTurned)]
    assert turned
    marked = [(seat, hour.slot) for hour in day.hours for seat in hour.detours]
    assert set(turned) == set(marked)
    assert any(hour.planned[seat] != hour.actual[seat] for hour in day.hours for seat in hour.detours)
    assert sum(one.why == "detour" for one in day.dread_changes) == len(turned)


@pytest.mark.heavy
def test_an_hour_tells_each_card_and_who_was_there_and_its_last_deed_is_still_seen_when_it_is_over() -> None:
    made = watch()
    for hour in made.stage.day.hours:
        for attempt in hour.attempts:
            made.go(attempt.moment)
            assert made.stage.now.hour is hour
            assert attempt in made.stage.now.attempts(hour)
    hour = max(made.stage.day.hours, key=lambda one: len(one.attempts))
    made.go(hour.attempts[-1].moment)
    assert made.stage.now.act == HOUR
    assert {text.name(attempt.card) for attempt in hour.attempts} <= {*words(made)}


def test_in_a_small_window_what_has_no_room_is_turned_to() -> None:
    made = watch(100, settings=Settings(scale=2.0))
    for page in ("grid", "map", "news"):
        made.dirty = True
        made.draw(pygame.Surface((1280, 720)))
        assert made.layout is not None and made.layout.tight
        assert [name for name in ("map", "news", "grid") if getattr(made.stage.layout, name).h] == [page]
        key(made, pygame.K_v)
    assert made.shown.view == "grid"


def test_a_record_that_is_not_over_can_be_watched_as_far_as_it_goes() -> None:
    match = Match.replay(finished_matches.reel().saved, 120)
    made = watch(120, reel=Replay(match.to_record()))
    assert made.replay.last == 120 and made.focus.find("ended") is None
    assert key(made, pygame.K_r) is None


@pytest.mark.heavy
@in_sizes("720 at 200", "720 with letters at 200", every=SHAPES | MORE)
def test_nothing_is_cut_or_covered(shapes: list[str]) -> None:
    """Of one match or another in turn, every page at each moment in the extreme sizes, in all others another page at each moment."""
    wrong, pages, moments = [], ("grid", "map", "news"), (0.2, 0.62, 1.0)
    reels = finished_matches.reel(2, "calypsos-bargain"), finished_matches.reel()
    for (number, shape), (place, share), page in product(enumerate(shapes), enumerate(moments), pages):
        if len(shapes) > 2 and page != pages[(number + place) % 3]:
            continue
        (size, settings), reel = (SHAPES | MORE)[shape], reels[(number + place) % 2]
        made = ReplayScene(finished_matches.context(settings), reel, moment=round(reel.last * share))
        made.playing, made.view = False, page
        wrong += [(shape, share, page, one) for one in text_audit.faults(made, size)]
    assert not wrong, wrong


# ---------------------------------------------------------------------------------------------- the record
def day_of(match: Match) -> DayRecord:
    return read_day(match.log, match.actions, len(match.holders))


@pytest.mark.heavy
@pytest.mark.rule("LD-089")
@pytest.mark.parametrize(("seats", "won"), [(4, True), (4, False)])
def test_a_replay_reproduces_every_placement_at_its_time(seats: int, won: bool, tmp_path: Path) -> None:
    match = finished_matches.played(seats, won=won)
    match.save(tmp_path / "day.json")
    saved = read(tmp_path / "day.json")
    again = Match.replay(saved)
    assert again.digest == match.digest == saved.digest
    inputs, others = (
        [(one.seat, one.choice, one.at_ms) for one in played.actions if isinstance(one.choice, Put | Take | Reveal)]
        for played in (match, again)
    )
    assert inputs == others
    planning, began = day_of(again).chapters[0].planning, again.game.state.began_ms
    tokens = [(seat, ms) for seat, choice, ms in inputs if not isinstance(choice, Reveal)]
    cards = [(seat, choice.place, ms) for seat, choice, ms in inputs if isinstance(choice, Reveal)]
    assert [(one.seat, one.ms + began) for one in planning.token_changes] == tokens
    assert [(one.seat, one.place, one.ms + began) for one in planning.reveals] == cards
    assert len(inputs) > 30
    assert planning.ms > 30_000


def test_each_moment_of_a_planning_shows_the_clocks_as_they_lay() -> None:
    reel = finished_matches.reel()
    day = read_day(reel.log, reel.actions, 4)
    planning = day.chapters[0].planning
    for one in planning.token_changes[::5]:
        t = reel.at(one.moment).view((0, 1, 2, 3)).state
        assert planning.clocks(4, one.ms) == [person.clock for person in t.people]
        assert t.people[one.seat].clock[one.slot] == one.token
    assert planning.clocks(4) == [person.clock for person in reel.at(planning.end).game.state.people]


@pytest.mark.rule("LD-093")
def test_without_detours_everybody_is_where_the_plan_said() -> None:
    match = finished_matches.played(2)
    day = day_of(match)
    assert not any(isinstance(one, event.ArrowTurned) for events in match.log for one in events)
    assert len(day.hours) == SLOTS
    for hour in day.hours:
        assert hour.planned == hour.actual and not hour.detours
    ways = planned(day.chapters[0].planning.clocks(2))
    assert [hour.planned for hour in day.hours] == [(ways[0][slot], ways[1][slot]) for slot in range(SLOTS)]


@pytest.mark.rule("LD-173")
def test_all_dread_is_told_with_its_hour_and_its_reason_and_every_deed_once_with_those_who_had_a_part() -> None:
    for story in ("the-letter", "calypsos-bargain"):
        match = finished_matches.played(2, story)
        day, t, events = day_of(match), match.game.state, [one for events in match.log for one in events]
        told = [one for one in events if isinstance(one, event.DreadChanged)]
        assert [(one.change, one.dread, one.why) for one in day.dread_changes] == [
            (one.change, one.dread, one.why) for one in told
        ]
        assert day.dread_at(match.turn) == t.dread
        assert all(day.dread_at(at) == dread for at, dread in {one.moment: one.dread for one in day.dread_changes}.items())
        assert sum(change for _, change in sources(day)) == t.dread and len(day.chapters) == t.chapter
        if (worst := greatest(day, lambda hour: hour.change)) is not None:
            assert worst.change == max(hour.change for hour in day.hours)
        assert greatest(day, worth) in day.hours
        counts = Counter(attempt.result if attempt.result not in TIER_RESULTS else "tier" for attempt in day.attempts)
        kinds = {SOLVED: event.DreadSolved, "tier": event.PlotResolved, JOINED: event.Befriended}
        assert all(counts[what] == sum(isinstance(one, kind) for one in events) for what, kind in kinds.items())
        for attempt in day.attempts:
            hour = day.hour_at(attempt.moment)
            assert hour is not None
            assert attempt in hour.attempts and all(hour.actual[seat] == attempt.place for seat in attempt.seats)


def test_what_everybody_did_adds_up_to_the_record() -> None:
    match = finished_matches.played(4)
    day, events = day_of(match), [one for events in match.log for one in events]
    done = tally(day, match.log)
    assert sum(one.dice for one in done) == sum(len(one.dice) for one in events if isinstance(one, event.DiceRolled))
    assert sum(one.turned for one in done) == len(day.chapters[0].planning.reveals) == 24
    assert sum(one.met for one in done) == sum(isinstance(one, event.ChallengeMet) for one in events)
    final = [one.fists for one in events if isinstance(one, event.PlotResolved | event.ShowdownEnded)]
    assert sum(one.fists for one in done) == sum(final)
    given = [honour for honour, _ in honours(done)]
    assert len(given) == 4
    assert max(Counter(given)[one] for one in {*given} - {"there", "fallen"}) == 1, "each honour is given once"
