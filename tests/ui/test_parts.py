"""Settings, the agent_worker, the queue of clips, the ring of places, layout of text."""

import time
from pathlib import Path

import pygame
import pytest

from game.match import Match
from game.ui import settings
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.agent_worker import AgentWorker
from game.ui.table.director import AnimationQueue, Clip
from game.ui.widgets.focus import FocusManager, Target


def nothing() -> None:
    return None


# ------------------------------------------------------------------ settings


def test_settings_are_kept_and_damage_gives_the_usual_ones(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    assert settings.load(file) == settings.Settings()
    assert settings.store(settings.Settings(speed="quick", reduced=True), file)
    assert settings.load(file).speed == "quick"
    file.write_text('{"speed": "warp"}', encoding="utf-8")
    assert settings.load(file) == settings.Settings()
    assert not settings.store(settings.Settings(), file / "below.json")


def test_only_the_damaged_fields_of_a_file_fall_back(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        '{"speed": "warp", "letter": 9, "scale": "big", "master": 101, "music": 35, "keys": [1], "soft": true, "undo": "turn", "new": 1}',
        encoding="utf-8",
    )
    assert settings.load(file) == settings.Settings(music=35, soft=True, undo="turn")
    for junk in ("[1, 2]", "{", "", "null"):
        file.write_text(junk, encoding="utf-8")
        assert settings.load(file) == settings.Settings()
        assert file.read_text(encoding="utf-8") == junk
    file.write_bytes(b"\xff\x00")
    assert settings.load(file) == settings.Settings()


def test_reduced_motion_cuts_to_the_end() -> None:
    assert settings.Settings(reduced=True).pace >= 1000
    assert settings.Settings(speed="calm").pace < settings.Settings().pace < settings.Settings(speed="quick").pace


# ------------------------------------------------------------------ agents in a process of their own


def question_of(match: Match) -> object:
    return match.question(0)


def wait(agent_worker: AgentWorker) -> object:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if (ready := agent_worker.poll()) is not None:
            return ready
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_an_agent_thinks_in_another_process_and_the_screen_never_waits() -> None:
    match = Match.new("ravenloft", seed=1, seats={0: "random"})
    agent_worker = AgentWorker()
    try:
        before = time.monotonic()
        agent_worker.ask(match.question(0))
        agent_worker.poll()
        assert time.monotonic() - before < 1.0
        question, advice = wait(agent_worker)  # type: ignore[misc]
        assert match.is_current(question)
        match.submit(0, advice.choice)
        assert not agent_worker.failures
    finally:
        agent_worker.close()


def test_a_worker_that_dies_or_dawdles_is_replaced_by_a_random_answer() -> None:
    match = Match.new("ravenloft", seed=1, seats={0: "random"})
    agent_worker = AgentWorker(timeout=0.0)
    try:
        agent_worker.ask(match.question(0))
        _, advice = wait(agent_worker)  # type: ignore[misc]
        assert advice.choice in match.decision.options[0]  # type: ignore[union-attr]
        assert agent_worker.failures == 1
    finally:
        agent_worker.close()


def test_an_agent_that_fails_is_replaced_by_a_random_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures import Future

    match = Match.new("ravenloft", seed=1, seats={0: "random"})

    class Broken:
        def submit(self, *_: object) -> "Future[object]":
            future: Future[object] = Future()
            future.set_exception(ZeroDivisionError())
            return future

        def shutdown(self, **_: object) -> None:
            return None

    agent_worker = AgentWorker()
    monkeypatch.setattr(agent_worker, "_workers", Broken)
    agent_worker.ask(match.question(0))
    _, advice = wait(agent_worker)  # type: ignore[misc]
    assert advice.choice in match.decision.options[0]  # type: ignore[union-attr]
    assert agent_worker.failures == 1


# ------------------------------------------------------------------ the show


def test_clips_run_one_after_the_other_and_skipping_leaves_none_out() -> None:
    told: list[str] = []
    show = AnimationQueue()
    show.add(Clip(100, lambda n=n: told.append(f"b{n}"), end=lambda n=n: told.append(f"e{n}")) for n in range(3))  # type: ignore[misc]
    assert show.update(50)
    assert told == ["b0"]
    assert show.update(100)
    assert told == ["b0", "e0", "b1"]
    show.skip()
    assert told == ["b0", "e0", "b1", "e1", "b2", "e2"]
    assert not show.busy
    assert not show.update(10)


# ------------------------------------------------------------------ the ring


def ring() -> FocusManager:
    places = [Target((x, y), Area(100 * x, 100 * y, 80, 80), nothing, "grid") for y in range(3) for x in range(3)]
    return FocusManager([*places, Target("below", Area(0, 400, 300, 80), nothing, "bar")], (0, 0), frozenset({"grid"}))


def test_arrows_go_to_the_nearest_place_and_leave_the_group_at_its_rim() -> None:
    keys = ring()
    assert keys.move(1, 0)
    assert keys.current == (1, 0)
    keys.move(0, 1)
    keys.move(0, 1)
    assert keys.current == (1, 2)
    keys.move(0, 1)
    assert keys.current == "below"
    assert not keys.move(0, 1)


def test_tab_visits_a_field_of_squares_once() -> None:
    keys = ring()
    keys.tab(1)
    assert keys.current == "below"
    keys.tab(1)
    assert keys.current == (0, 0)
    keys.tab(-1)
    assert keys.current == "below"


def test_the_mouse_finds_what_lies_on_top_and_only_where_it_may() -> None:
    low, top = Target("low", Area(0, 0, 50, 50), nothing), Target("top", Area(10, 10, 50, 50), nothing, within=Area(0, 0, 40, 40))
    keys = FocusManager([low, top])
    assert keys.under((20, 20)) is top
    assert keys.under((45, 45)) is low
    assert keys.under((55, 55)) is None
    assert keys.hover((20, 20))
    assert not keys.hover((21, 21))


def test_the_focus_stays_where_it_was_or_goes_to_the_default() -> None:
    keys = ring()
    keys.fill([Target("a", Area(0, 0, 1, 1), nothing), Target((0, 0), Area(0, 0, 1, 1), nothing)], "a")
    assert keys.current == (0, 0)
    keys.fill([Target("a", Area(0, 0, 1, 1), nothing)], "a")
    assert keys.current == "a"


# ------------------------------------------------------------------ text


def test_text_is_cut_rather_than_spilt_and_never_tiny(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, (1280, 720))
    words = "A sentence that is far too long for the room that it is given here"
    assert canvas.text(words, (0, 0), 24, (255, 255, 255), room=200) <= 200
    assert canvas.size(4) >= 13
    used = canvas.paragraph(words, Area(0, 0, 150, 60), 20, (255, 255, 255))
    assert used <= 66
    assert fonts.wrap("text", 20, "one two\nthree", 1000) == ("one two", "three")


def test_a_canvas_keeps_its_proportions(screen: pygame.Surface) -> None:
    wide = Canvas(screen, (2000, 1080))
    assert wide.point(0, 0) == (0, 0)
    assert wide.room == (0, 0, 2000, 1080)
    assert Canvas(screen, (1280, 720)).room == pytest.approx((0, 0, 1920, 1080))
    assert Canvas(screen, (1920, 1080), zoom=2.0).room == (0, 0, 960, 540)
    assert wide.logical(wide.point(960, 540)) == pytest.approx((960, 540))
    assert Canvas(screen, (1280, 720)).compact
    assert not Canvas(screen, (1920, 1080)).compact
    assert Canvas(screen, (1920, 1080), 1.3).compact


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_corners_are_smooth_and_lines_even(screen: pygame.Surface, size: tuple[int, int]) -> None:
    canvas, line = Canvas(pygame.Surface(size), size), (240, 240, 240)
    for draw in (
        lambda area: canvas.box(area, (30, 30, 30), line, width=3, radius=18),
        lambda area: canvas.frame(area, line, width=3, radius=18),
    ):
        canvas.surface.fill((0, 0, 0))
        area = Area(40, 40, 300, 200)
        draw(area)
        rect = canvas.rect(area)
        corner = {canvas.surface.get_at((rect.x + x, rect.y + y))[0] for x in range(rect.h // 9) for y in range(rect.h // 9)}
        assert len(corner) > 6, "a corner without steps has many shades"
        thick = canvas.pixels(3)
        for at in (rect.midleft, (rect.right - thick, rect.centery)):
            assert [canvas.surface.get_at((at[0] + step, at[1]))[0] for step in range(thick)] == [240] * thick
        assert canvas.surface.get_at(rect.topleft)[0] == 0
        assert canvas.surface.get_at((rect.x - 1, rect.centery))[0] == 0
