"""Settings, the worker for agents, the queue of clips, text, tooltips; areas that are cut, lists that scroll, and where arrow keys go."""

import random
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match import Match
from game.ui import settings
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.scene.agent_worker import AgentWorker
from game.ui.table.director import AnimationQueue, Clip
from game.ui.table.tooltip import best_position
from game.ui.widgets import layout
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import meeting


def target(key: object, *area: float, **more: Any) -> Target:
    return Target(key, Area(*area), lambda: None, **more)  # type: ignore[arg-type]


def test_settings_are_kept_and_only_what_is_damaged_falls_back(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    assert settings.load(file) == settings.Settings()
    assert settings.store(settings.Settings(speed="quick", reduced=True), file)
    assert settings.load(file).speed == "quick" and not settings.store(settings.Settings(), file / "below.json")
    file.write_text(
        '{"speed": "warp", "letter": 9, "scale": "big", "master": 101, "music": 35, "keys": [1], "soft": true, "undo": "turn", "new": 1}',
        encoding="utf-8",
    )
    assert settings.load(file) == settings.Settings(music=35, soft=True, undo="turn")
    for junk in (b'{"speed": "warp"}', b"[1, 2]", b"{", b"", b"null", b"\xff\x00"):
        file.write_bytes(junk)
        assert settings.load(file) == settings.Settings() and file.read_bytes() == junk
    assert settings.Settings(reduced=True).pace >= 1000, "reduced motion cuts to the end"
    assert settings.Settings(speed="calm").pace < settings.Settings().pace < settings.Settings(speed="quick").pace


def advised(match: Match, worker: AgentWorker) -> float:
    """Take the answer of a worker; the seconds for which the screen waits."""
    try:
        before = time.monotonic()
        worker.ask(match.question(0))
        ready = worker.poll()
        waited = time.monotonic() - before
        while ready is None and time.monotonic() < before + 60:
            time.sleep(0.01)
            ready = worker.poll()
        assert ready is not None, "no answer"
        question, advice = ready
        assert match.is_current(question)
        match.submit(0, advice.choice)
        return waited
    finally:
        worker.close()


class Broken:
    """A process in which every agent fails."""

    def submit(self, *_: object) -> "Future[object]":
        future: Future[object] = Future()
        future.set_exception(ZeroDivisionError())
        return future

    def shutdown(self, **_: object) -> None:
        return None


def test_an_agent_thinks_in_another_process_and_one_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = AgentWorker()
    monkeypatch.setattr(broken, "_workers", Broken)
    for worker, failures in ((AgentWorker(), 0), (AgentWorker(timeout=0.0), 1), (broken, 1)):
        match = Match.new("ravenloft", seed=1, seats={0: "random"})
        assert (advised(match, worker) < 1.0 or failures) and (match.turn, worker.failures) == (1, failures)


def test_clips_run_one_after_the_other_and_skipping_leaves_none_out() -> None:
    told: list[str] = []
    show = AnimationQueue()
    show.add(Clip(100, lambda n=n: told.append(f"b{n}"), end=lambda n=n: told.append(f"e{n}")) for n in range(3))  # type: ignore[misc]
    assert show.update(50) and told == ["b0"] and show.update(100) and told == ["b0", "e0", "b1"]
    show.skip()
    assert told == ["b0", "e0", "b1", "e1", "b2", "e2"] and not show.busy and not show.update(10)


def field() -> FocusManager:
    places = [target((x, y), 100 * x, 100 * y, 80, 80, group="grid") for y in range(3) for x in range(3)]
    return FocusManager([*places, target("below", 0, 400, 300, 80, group="bar")], (0, 0), frozenset({"grid"}))


def test_arrows_go_to_the_nearest_place_tab_visits_a_field_once_and_the_mouse_finds_what_lies_on_top() -> None:
    keys = field()
    assert keys.move(1, 0) and keys.current == (1, 0)
    keys.move(0, 1)
    keys.move(0, 1)
    assert keys.current == (1, 2)
    keys.move(0, 1)
    assert keys.current == "below" and not keys.move(0, 1)
    keys = field()
    for step, place in ((1, "below"), (1, (0, 0)), (-1, "below")):
        keys.tab(step)
        assert keys.current == place
    low, top = target("low", 0, 0, 50, 50), target("top", 10, 10, 50, 50, within=Area(0, 0, 40, 40))
    keys = FocusManager([low, top])
    assert [keys.under((place, place)) for place in (20, 45, 55)] == [top, low, None]
    assert keys.hover((20, 20)) and not keys.hover((21, 21))
    keys, usual = field(), target("a", 0, 0, 1, 1)
    keys.fill([usual, target((0, 0), 0, 0, 1, 1)], "a")
    assert keys.current == (0, 0)
    keys.fill([usual], "a")
    assert keys.current == "a"


def test_a_canvas_keeps_its_proportions_and_text_is_cut_rather_than_spilt_and_never_tiny(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, (1280, 720))
    words = "A sentence that is far too long for the room that it is given here"
    assert canvas.text(words, (0, 0), 24, (255, 255, 255), room=200) <= 200 and canvas.size(4) >= 13
    assert canvas.paragraph(words, Area(0, 0, 150, 60), 20, (255, 255, 255)) <= 66
    assert fonts.wrap("text", 20, "one two\nthree", 1000) == ("one two", "three")
    box, name = Area(0, 0, 100, 400), "The survivors' side"
    assert canvas.breaks(name, 30, box.w) and not canvas.breaks(name, canvas.block(name, box, 30), box.w)
    assert canvas.block("A/file/path/with/no/end", box, 30) == canvas.block("Thesurvivorssideisshut", box, 30) == 30
    wide, small, usual = (Canvas(screen, size) for size in ((2000, 1080), (1280, 720), (1920, 1080)))
    assert wide.point(0, 0) == (0, 0) and wide.room == (0, 0, 2000, 1080)
    assert small.room == pytest.approx((0, 0, 1920, 1080))
    assert Canvas(screen, (1920, 1080), zoom=2.0).room == (0, 0, 960, 540)
    assert wide.logical(wide.point(960, 540)) == pytest.approx((960, 540))
    assert (small.compact, usual.compact, Canvas(screen, (1920, 1080), 1.3).compact) == (True, False, True)


def test_corners_are_smooth_and_lines_even(screen: pygame.Surface) -> None:
    line, area = (240, 240, 240), Area(40, 40, 300, 200)
    for size in ((1280, 720), (1920, 1080), (2560, 1440)):
        canvas = Canvas(pygame.Surface(size), size)
        shade, rect, thick = canvas.surface.get_at, canvas.rect(area), canvas.pixels(3)
        for filled in (True, False):
            canvas.surface.fill((0, 0, 0))
            if filled:
                canvas.box(area, (30, 30, 30), line, width=3, radius=18)
            else:
                canvas.frame(area, line, width=3, radius=18)
            corner = {shade((rect.x + x, rect.y + y))[0] for x in range(rect.h // 9) for y in range(rect.h // 9)}
            assert len(corner) > 6, "a corner without steps has many shades"
            for x, y in (rect.midleft, (rect.right - thick, rect.centery)):
                assert [shade((x + step, y))[0] for step in range(thick)] == [240] * thick
            assert shade(rect.topleft)[0] == shade((rect.x - 1, rect.centery))[0] == 0


def test_a_tooltip_lies_beside_its_thing_and_to_the_side_rather_than_over_a_figure() -> None:
    """Beside the thing it is 70 pixels farther away than above or below it, where a figure stands."""
    thing, figures = Area(480, 280, 40, 40), [Area.around((500, y), 40, 40) for y in (240, 360)]
    for others in ([], figures):
        found = best_position(Area(0, 0, 1000, 600), thing, (200.0, 60.0), others)
        assert not any(meeting(found, one) > 0 for one in (thing, *others))
        assert others or abs(found.centre[0] - thing.centre[0]) + abs(found.centre[1] - thing.centre[1]) < 200


ROOM = Area(10, 20, 400, 300)


def rows_of(number: int) -> list[Target]:
    return [Target(row, Area(10, 20 + 50 * row, 380, 44), lambda: None, "rows") for row in range(number)]


def test_strips_columns_rows_and_plates_share_the_room() -> None:
    assert layout.off_top(ROOM, 100, 10) == ((10, 20, 400, 100), (10, 130, 400, 190))
    assert layout.off_bottom(ROOM, 100, 10) == ((10, 220, 400, 100), (10, 20, 400, 190))
    assert layout.off_left(ROOM, 100, 10) == ((10, 20, 100, 300), (120, 20, 290, 300))
    assert layout.off_right(ROOM, 100, 10) == ((310, 20, 100, 300), (10, 20, 290, 300)) and layout.off_top(ROOM, 999)[1].h == 0
    assert layout.columns(ROOM, (1, 2), 10) == [(10, 20, 130, 300), (150, 20, 260, 300)]
    assert layout.rows(ROOM, 2, 10) == [(10, 20, 400, 145), (10, 175, 400, 145)]
    plates = layout.flow(ROOM, [(180, 40), (180, 60), (180, 40), (900, 40)], 10)  # they never leave their width
    assert plates == [(10, 20, 180, 40), (200, 20, 180, 60), (10, 90, 180, 40), (10, 140, 400, 40)]
    assert layout.depth(ROOM, plates) == 160
    assert [plate.w for plate in layout.grid(ROOM, 3, 190, 40, 20)] == [190, 190, 190]
    assert [plate.y for plate in layout.grid(ROOM, 3, 500, 40, 20)] == [20, 80, 140]


def test_the_focus_scrolls_into_view_and_what_is_out_of_view_takes_no_click() -> None:
    scroll, ring = layout.Scroll(), FocusManager()
    made = rows_of(20)
    column = scroll.fit(ROOM, 1000)
    assert column.w < ROOM.w
    ring.fill(scroll.items(made, ring, (0, 0)), 0)
    assert ring.under((50, 330)) is None
    ring.current = 12
    ring.fill(scroll.items(made, ring, (0, 0)))
    shown, top = ring.focused, scroll.top
    assert shown is not None and ROOM.y <= shown.area.y and shown.area.y + shown.area.h <= ROOM.y + ROOM.h
    ring.fill(scroll.items(made, ring, (0, 0)))
    assert scroll.top == top
    scroll, ring = layout.Scroll(), FocusManager()  # the mouse rests on a row that is half in view, and nothing jumps
    scroll.fit(Area(10, 20, 400, 285), 1000)
    ring.fill(scroll.items(rows_of(20), ring, (50, 300)))
    assert ring.hover((50, 300))
    scroll.items(rows_of(20), ring, (50, 300))
    assert scroll.top == 0


def test_wheel_paging_keys_and_the_bar_scroll_and_stop_at_the_ends() -> None:
    scroll, event = layout.Scroll(), pygame.event.Event
    scroll.fit(ROOM, 1000)
    wheel, end = event(pygame.MOUSEWHEEL, y=-1, x=0), event(pygame.KEYDOWN, key=pygame.K_END, mod=0)
    assert scroll.take(wheel, (50, 50)) and scroll.top == layout.STEP and not scroll.take(wheel, (900, 50))
    assert scroll.take(end, (0, 0)) and scroll.top == scroll.most == 700
    thumb, motion = scroll.thumb(), event(pygame.MOUSEMOTION, pos=(0, 0))
    assert scroll.take(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)), thumb.centre)
    assert scroll.take(motion, (thumb.x, -500)) and scroll.top == 0
    assert scroll.take(event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0)), (0, 0)) and not scroll.take(motion, (thumb.x, 90))
    scroll.fit(ROOM, 200)
    assert not scroll.take(end, (0, 0))


def test_a_clip_keeps_everything_inside_a_bar_is_drawn_where_there_is_more_and_there_a_list_fades(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, (1280, 720))
    with canvas.clip(Area(0, 0, 30, 30)), canvas.clip(Area(15, 15, 300, 300)):
        canvas.box(Area(0, 0, 600, 600), (255, 0, 0), radius=1)
    assert [screen.get_at((one, one))[0] for one in (15, 40, 5)] == [255, 0, 0] and screen.get_clip() == screen.get_rect()
    scroll = layout.Scroll()
    screen.fill((0, 0, 0))
    for high, drawn in ((100, False), (1000, True)):
        scroll.fit(ROOM, high)
        scroll.bar(canvas, CABINET)
        assert (screen.get_at(canvas.point(403, 40))[:3] != (0, 0, 0)) is drawn
    assert canvas.tall("one two three", 20, canvas.wide("three", 20) + 2) == pytest.approx(3 * canvas.high(20))
    column = scroll.fit(Area(0, 0, 200, 889.24), 889.24 + 2e-13)  # an error of reckoning is nothing to scroll
    assert scroll.most == 0 and column.w == 200, "no room is left for a bar that nobody needs"
    assert scroll.fit(Area(0, 0, 200, 100), 101).w < 200
    scroll, view, paper, ink = layout.Scroll(), Area(0, 0, 300, 300), (200, 180, 140), (10, 10, 10)
    for top, faded in ((0.0, [False, True]), (100.0, [True, True]), (300.0, [True, False])):
        scroll.fit(view, 600)
        scroll.top = top
        screen.fill(paper)
        with scroll.faded(canvas):
            screen.fill(ink)
        rect = canvas.rect(view)
        ends = [screen.get_at((rect.centerx, y))[0] for y in (rect.top, rect.bottom - 1)]
        assert [level > 150 for level in ends] == faded and screen.get_at(rect.center)[0] == ink[0]
        assert screen.get_at((rect.centerx, rect.bottom + 2))[0] == paper[0], "nothing is drawn beyond the view"


LEFT, RIGHT, UP, DOWN = WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def nothing() -> None:
    return None


def ring(at: str, **areas: Area) -> FocusManager:
    return FocusManager([Target(key, area, nothing, "") for key, area in areas.items()], at)


def after(keys: FocusManager, way: tuple[int, int]) -> object:
    keys.move(*way)
    return keys.current


def leads(areas: dict[str, Area], *ways: tuple[str, tuple[int, int], str]) -> None:
    assert [(here, way, after(ring(here, **areas), way)) for here, way, _ in ways] == list(ways)


def test_arrows_lead_to_the_nearest_place_ahead_measured_from_its_edges() -> None:
    # a wide plate is not passed over for a narrow one behind it
    places = {"here": Area(0, 0, 60, 40), "wide": Area(0, 60, 1200, 40), "narrow": Area(0, 130, 60, 40)}
    leads(places, ("here", DOWN, "wide"), ("narrow", UP, "wide"), ("wide", DOWN, "narrow"))
    # a wide plate above does not draw the focus sideways
    places = {"here": Area(0, 60, 60, 40), "wide": Area(0, 0, 760, 40)}
    leads(places, ("here", RIGHT, "here"), ("here", UP, "wide"))
    leads({**places, "next": Area(700, 60, 60, 40)}, ("here", RIGHT, "next"), ("next", LEFT, "here"))
    # a long list is reached from each of its neighbours
    places = {"list": Area(0, 0, 300, 900), "top": Area(320, 0, 80, 40), "low": Area(320, 860, 80, 40)}
    leads(places, ("top", LEFT, "list"), ("low", LEFT, "list"), ("low", UP, "top"))
    # of places as near, the one in the middle is taken
    places = {"wide": Area(0, 0, 320, 40), "a": Area(0, 60, 90, 40), "b": Area(115, 60, 90, 40), "c": Area(230, 60, 90, 40)}
    leads(places, ("wide", DOWN, "b"))
    # a straight way goes before a slanting one
    places = {"here": Area(0, 0, 64, 64), "slanting": Area(64, 64, 64, 64), "straight": Area(128, 0, 64, 64)}
    leads(places, ("here", RIGHT, "straight"))
    # places upon each other are told apart by their middles: the open edges of one tile meet in its corners
    places = {"west": Area(0, 0, 58, 256), "north": Area(0, 0, 256, 58), "east": Area(198, 0, 58, 256)}
    leads(places, ("west", UP, "north"), ("north", RIGHT, "east"))
    assert after(ring("west", **places), RIGHT) in ("north", "east")
    # the own group goes first
    keys = ring("a", a=Area(0, 0, 50, 50), b=Area(400, 0, 50, 50))
    keys.targets.append(Target("near", Area(60, 0, 50, 50), nothing, "other"))
    assert after(keys, RIGHT) == "b"


@pytest.mark.heavy
def test_of_two_places_each_is_reached_from_the_other_the_way_back_leads_back_and_no_arrow_leads_behind() -> None:
    dice, apart = random.Random(7), 0

    def area() -> Area:
        return Area(dice.randrange(1500), dice.randrange(1500), dice.randrange(20, 1200), dice.randrange(20, 1200))

    for one, other in ((area(), area()) for _ in range(3000)):
        ways = [way for way in WAYS if after(ring("one", one=one, other=other), way) == "other"]
        behind = other.x >= one.x + one.w, other.x + other.w <= one.x, other.y >= one.y + one.h, other.y + other.h <= one.y
        assert not [way for way, lies in zip(WAYS, behind, strict=True) if lies and way in ways], (one, other)
        if not pygame.FRect(one).colliderect(pygame.FRect(other)):
            apart += 1
            assert ways, (one, other)
            assert all(after(ring("other", one=one, other=other), (-dx, -dy)) == "one" for dx, dy in ways), (one, other)
    assert apart > 500
