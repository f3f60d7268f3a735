"""Settings, the agent_worker, the queue of clips, the ring of places, layout of text, places of tooltips."""

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
from game.ui.scene.agent_worker import AgentWorker
from game.ui.table.director import AnimationQueue, Clip
from game.ui.table.tooltip import best_position
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
        assert advised(match, worker) < 1.0 or failures
        assert (match.turn, worker.failures) == (1, failures)


def test_clips_run_one_after_the_other_and_skipping_leaves_none_out() -> None:
    told: list[str] = []
    show = AnimationQueue()
    show.add(Clip(100, lambda n=n: told.append(f"b{n}"), end=lambda n=n: told.append(f"e{n}")) for n in range(3))  # type: ignore[misc]
    assert show.update(50) and told == ["b0"]
    assert show.update(100) and told == ["b0", "e0", "b1"]
    show.skip()
    assert told == ["b0", "e0", "b1", "e1", "b2", "e2"] and not show.busy
    assert not show.update(10)


def ring() -> FocusManager:
    places = [target((x, y), 100 * x, 100 * y, 80, 80, group="grid") for y in range(3) for x in range(3)]
    return FocusManager([*places, target("below", 0, 400, 300, 80, group="bar")], (0, 0), frozenset({"grid"}))


def test_arrows_go_to_the_nearest_place_tab_visits_a_field_once_and_the_mouse_finds_what_lies_on_top() -> None:
    keys = ring()
    assert keys.move(1, 0) and keys.current == (1, 0)
    keys.move(0, 1)
    keys.move(0, 1)
    assert keys.current == (1, 2)
    keys.move(0, 1)
    assert keys.current == "below" and not keys.move(0, 1)
    keys = ring()
    for step, place in ((1, "below"), (1, (0, 0)), (-1, "below")):
        keys.tab(step)
        assert keys.current == place
    low, top = target("low", 0, 0, 50, 50), target("top", 10, 10, 50, 50, within=Area(0, 0, 40, 40))
    keys = FocusManager([low, top])
    assert [keys.under((place, place)) for place in (20, 45, 55)] == [top, low, None]
    assert keys.hover((20, 20)) and not keys.hover((21, 21))
    keys, usual = ring(), target("a", 0, 0, 1, 1)
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
