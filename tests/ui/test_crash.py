"""The window: its shape, full screen, hidden and out of focus; presses meant for another scene; faults, evenings that were never closed, and a kiosk."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch

from game.cli.commands import run
from game.match import Match
from game.match.record import SaveError
from game.storage import autosave, paths
from game.storage.run_lock import RunLock
from game.ui.app import windows
from game.ui.app.crash import CrashScene
from game.ui.app.main_loop import App
from game.ui.app.unattended import HELD, MINUTE, IdleTimer, Kiosk
from game.ui.ravenloft.demo import DemoScene
from game.ui.screens.box import BoxScene
from game.ui.screens.menu.scene import MenuScene, newest_match
from game.ui.screens.settings.scene import SettingsScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.demo import DemoScene as VillaDemo

NIGHT = {"adventure": "2", "heroes": "kat,thorgrim"}
GONE = "999999999"
"""The number of a process that has gone."""


@pytest.fixture
def begin(launch: Launch) -> Launch:
    return lambda size="1280x720", **start: launch(Start(**start), size, confirm=True)


@pytest.fixture
def app(begin: Launch) -> App:
    made = begin(game="ravenloft", options=NIGHT, seed=7)
    for _ in range(3):
        user_input.idle(made)
        scene: Any = made.scene
        scene.do(Answer(scene.client.options[0]))
    user_input.idle(made)
    return made


def broken(*given: Any, **named: Any) -> Any:
    raise ZeroDivisionError("a fault that was put there")


def stumbled(app: App) -> CrashScene:
    assert isinstance(app.scene, CrashScene)
    return app.scene


@pytest.fixture
def stumble(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Breaks something of the scene and lets time pass. Returns the scene that tells of it."""

    def made(app: App, where: str = "update", frames: int = 2) -> Any:
        monkeypatch.setattr(app.scene, where, broken)
        user_input.frames(app, frames)
        return stumbled(app)

    return made


def test_a_fault_of_the_window_is_kept_and_told_and_play_goes_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    files: set[Path] = set()
    for where in ("update", "draw", "handle", "_draw_part", "targets"):  # it may come again and again
        scene: Any = app.scene
        match, turn = scene.client.match, scene.client.match.turn
        monkeypatch.setattr(scene, where, broken)
        user_input.press(app, pygame.K_LEFT)
        crash = stumbled(app)
        [file] = set(paths.crashes().glob("crash-*.json")) - files
        files.add(file)
        assert crash.file == file and "\n" not in crash.words and "safe" in crash.words
        bundle = autosave.read_bundle(file)
        assert "ZeroDivisionError" in bundle.trace and bundle.scene == "table" and bundle.match.seed == 7
        assert pygame.image.load(file.with_suffix(".png")).get_size() == (1280, 720)
        assert autosave.load(newest_match()[0], paths.autosaves()).digest == match.digest
        user_input.frames(app, 2)
        user_input.press(app, pygame.K_RETURN)  # go on
        table: Any = app.scene
        assert isinstance(table, TableScene) and table is not scene
        again = table.client.match
        assert (again.turn, again.digest, again.log) == (turn, match.digest, match.log)
        user_input.idle(app)
        assert user_input.answers(app)
        table.do(Answer(table.client.options[0]))
        assert table.client.match.turn == turn + 1
        user_input.idle(app)
    bundle.repeat()


@pytest.mark.heavy
def test_the_other_ways_on_lead_to_the_menu_and_out(app: App, stumble: Callable[..., Any]) -> None:
    user_input.click(app, stumble(app).focus.find("main-menu"))
    assert isinstance(app.scene, MenuScene) and app.scene.newest is not None
    crash = stumble(app)
    assert "Nothing was lost" in crash.words
    user_input.click(app, crash.focus.find("quit"))
    assert not app.running


def test_a_fault_that_cannot_be_written_and_one_of_its_telling(app: App, stumble: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one ends the program."""
    monkeypatch.setattr("game.ui.app.crash.autosave.write_fault", full_disk)
    crash = stumble(app)
    assert crash.file is None and crash.words
    user_input.press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    monkeypatch.setattr(stumble(app), "update", broken)
    with pytest.raises(ZeroDivisionError):
        user_input.frames(app)


def test_a_demo_that_stumbles_goes_on_by_itself_and_a_kiosk_never_leaves_it(begin: Launch, stumble: Callable[..., Any]) -> None:
    app = begin(game="ravenloft", demo=True, seed=4)
    assert "Nothing was lost" in stumble(app, frames=3).words
    user_input.frames(app, 155)
    assert isinstance(app.scene, DemoScene) and app.scene.slot.number == 1 and not paths.autosaves().exists()
    app = begin(kiosk=True, demo=True, seed=4)
    user_input.press(app, pygame.K_ESCAPE)  # any key: even this one
    scene: Any = app.scene
    assert isinstance(scene, DemoScene) and scene.client.person is not None and not scene.slot.has_exit
    user_input.frames(app, 8)
    user_input.press(app, pygame.K_p)
    assert {item.key for item in scene.focus.targets} == {"resume", "return"}
    for _ in range(3):
        user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is scene and [item.key for item in stumble(app, "draw").focus.targets] == ["continue"]
    user_input.frames(app, 160)
    assert isinstance(app.scene, DemoScene | VillaDemo)  # the games take turns


def test_only_the_newest_faults_are_kept_and_no_match_that_cannot_be_written_down(tmp_path: Path) -> None:
    for number in range(autosave.BUNDLES + 4):
        file = autosave.write_fault(tmp_path, ValueError(str(number)))
        file.with_suffix(".png").write_bytes(b"")
    assert len(list(tmp_path.glob("*.json"))) == len(list(tmp_path.glob("*.png"))) == autosave.BUNDLES
    assert "33" in autosave.read_bundle(file).trace
    match = Match.new("ravenloft", seed=1)
    match.game = None
    bundle = autosave.read_bundle(autosave.write_fault(tmp_path, ValueError("x"), match=match))
    assert bundle.match is None
    bundle.repeat()


def test_a_fault_of_a_command_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("game.cli.commands.checks.run", broken)
    assert run(["check"]) == 1
    told = capsys.readouterr()
    [file] = paths.crashes().glob("crash-*.json")
    assert str(file) in told.err and len(told.err.splitlines()) == 1 and autosave.read_bundle(file).scene == "check"
    monkeypatch.setattr(autosave, "_make", full_disk)
    assert run(["check"]) == 1 and "ZeroDivisionError" in capsys.readouterr().err


def full_disk(*given: Any, **named: Any) -> None:
    raise SaveError("there", "save-unwritable", reason="full")


def test_a_lock_file_tells_of_a_match_that_was_never_closed(tmp_path: Path) -> None:
    lock = RunLock(tmp_path / "data" / "running")
    assert not lock.acquire()
    assert lock.acquire()  # the same number: the machine has used it again
    lock.release()
    assert not lock.file.exists() and not lock.acquire()
    lock.file.write_text(GONE, encoding="ascii")
    assert lock.acquire()
    for content in (b"", b"\xff\xfe", b"-5", b"not a number", b"9" * 400):
        lock.file.write_bytes(content)
        lock.acquire()
    lock.file.write_text(str(os.getppid()), encoding="ascii")
    assert not lock.acquire()  # another window is open beside this one
    lock.file.write_text(str(os.getppid()), encoding="ascii")
    lock.release()
    assert lock.file.exists()  # it is that process's lock
    (tmp_path / "file").write_text("")
    dark = RunLock(tmp_path / "file" / "running")  # a folder that cannot be written
    assert not dark.acquire()
    dark.release()


@pytest.mark.heavy
def test_after_an_unclean_end_the_menu_offers_to_go_on(app: App, begin: Launch) -> None:
    scene: Any = app.scene
    digest = scene.client.match.digest
    paths.run_lock().write_text(GONE, encoding="ascii")
    again = begin()
    menu: Any = again.scene
    assert isinstance(menu, MenuScene) and "Continue" in menu.message and menu.focused("continue")
    user_input.press(again, pygame.K_RETURN)
    table: Any = again.scene
    assert table.client.match.digest == digest
    again.close()
    assert not paths.run_lock().exists()
    third = begin()
    assert isinstance(third.scene, MenuScene) and not third.scene.message


def test_after_an_unclean_end_with_nothing_open_nothing_is_said(begin: Launch) -> None:
    RunLock(paths.run_lock()).acquire()
    paths.run_lock().write_text(GONE, encoding="ascii")
    app = begin()
    assert isinstance(app.scene, MenuScene) and not app.scene.message


def keys(app: App, *pressed: int, kind: int = pygame.KEYDOWN) -> None:
    for key in pressed:
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    user_input.frames(app)


@pytest.mark.heavy
@pytest.mark.parametrize("demo", [True, False])
def test_nothing_closes_a_kiosk_but_its_chord(begin: Launch, demo: bool) -> None:
    app = begin(kiosk=True, demo=demo, seed=4)
    app.context.settings.idle = 0
    for event in (pygame.QUIT, pygame.WINDOWCLOSE):
        pygame.event.post(pygame.event.Event(event))
    user_input.frames(app)
    for key in (pygame.K_F11, pygame.K_F4, pygame.K_q, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_ESCAPE):
        user_input.press(app, key)
        user_input.frames(app, 8)
    assert app.running and isinstance(app.scene, DemoScene if demo else MenuScene)
    if not demo:
        user_input.click(app, user_input.screen_of(app).focus.find("quit"))
        assert app.running and user_input.screen_of(app).message
    keys(app, pygame.K_LCTRL, pygame.K_RSHIFT, pygame.K_q)
    user_input.frames(app, int(HELD / 200))
    keys(app, pygame.K_q, kind=pygame.KEYUP)
    user_input.frames(app, int(HELD / 100) + 2)
    assert app.running  # let go too early
    keys(app, pygame.K_q)
    user_input.frames(app, int(HELD / 100) + 2)
    assert not app.running


def test_the_chord_ends_with_the_focus_and_every_scene_but_a_match_is_left_alone_for_the_demo() -> None:
    kiosk = Kiosk()
    for key in (pygame.K_LCTRL, pygame.K_LSHIFT):
        assert not kiosk.takes(pygame.event.Event(pygame.KEYDOWN, key=key))
    assert kiosk.takes(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q)) and not kiosk.update(HELD - 100)
    kiosk.takes(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not kiosk.update(200)
    vigil = IdleTimer()
    assert not vigil.over(MINUTE * 3, "setup", 2) and vigil.over(MINUTE * 3, "setup", 2, kiosk=True)
    assert not vigil.over(MINUTE * 3, "table", 2, kiosk=True) and not vigil.over(MINUTE * 1.5, "menu", 2)
    vigil.note(pygame.event.Event(pygame.MOUSEMOTION))
    assert not vigil.over(MINUTE * 1.5, "menu", 2) and vigil.over(MINUTE, "menu", 2) and not vigil.over(MINUTE * 99, "menu", 0)


SHAPES = [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080), (1366, 768), (1024, 1366), (3840, 2160)]


def resize(app: App, size: tuple[int, int]) -> None:
    """As if a hand had pulled at the corner of the window: all that can be chosen lies in it, or in a part of it that scrolls or moves."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    user_input.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    user_input.frames(app, 2)
    assert app.surface.get_size() == size
    places = user_input.screen_of(app).focus.targets
    assert list(text_audit.plates(app.context.canvas(app.surface), places)) == [], size


@pytest.mark.heavy
def test_the_table_fits_windows_of_every_shape_and_full_screen_and_back_keeps_the_match(app: App) -> None:
    scene: Any = app.scene
    for size in SHAPES:
        user_input.idle(app)
        before = (scene.client.match.digest, scene.client.match.turn)
        resize(app, size)
        assert app.scene is scene and scene.client.match.digest == before[0]
        user_input.click(app, user_input.answers(app)[0])
        assert scene.client.match.turn > before[1]
    digest, focus = scene.client.match.digest, scene.focus.current
    resize(app, (1400, 800))
    user_input.press(app, pygame.K_F11)
    assert app.context.settings.full_screen and app.surface.get_flags() & pygame.FULLSCREEN
    user_input.press(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert not app.context.settings.full_screen and app.surface.get_size() == (1400, 800)
    assert (app.scene, scene.client.match.digest, scene.focus.current) == (scene, digest, focus)


@pytest.mark.heavy
def test_the_other_screens_fit_windows_of_every_shape_and_the_first_window_suits_the_screen(
    launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = launch()
    for kind in (None, lambda: SetupScene(app.context, "ravenloft"), lambda: SettingsScene(app.context)):
        if kind is not None:
            app.show(kind())
        for size in ((1280, 720), (2560, 1080), (1024, 1366)):
            resize(app, size)
    monkeypatch.delenv("DREADHOUSE_WINDOW", raising=False)
    for screen, size in {
        (1024, 600): (1280, 720), (1366, 768): (1366, 768), (1920, 1080): (1920, 1080), (2560, 1440): (1920, 1080),
        (3840, 2160): (2880, 1620), (5120, 2880): (3840, 2160), (3440, 1440): (1920, 1080),
    }.items():  # fmt: skip
        monkeypatch.setattr(windows, "desktop", lambda screen=screen: screen)
        assert windows.first_size() == size and windows.smallest()[0] <= screen[0]
    for first, size, wide, beside in (
        ((0, 40, 1280, 720), (1280, 720), (3840, 2160), True), ((1200, 40, 1280, 720), (1100, 720), (2560, 1440), True),
        ((320, 180, 1280, 720), (1280, 720), (1920, 1080), True), ((40, 40, 1280, 720), (1280, 720), (1440, 900), False),
    ):  # fmt: skip
        lies, other = windows.apart(pygame.Rect(first), size, wide)
        assert pygame.Rect((0, 0), wide).contains(other) and bool(lies.colliderect(other)) != beside
        assert lies.clip(other).w * lies.clip(other).h < 0.75 * lies.w * lies.h and lies.topleft != other.topleft


@pytest.mark.heavy
def test_what_was_held_when_the_focus_went_is_held_no_longer_and_a_hidden_window_misses_nothing(app: App) -> None:
    scene: Any = app.scene
    user_input.post(pygame.KEYDOWN, key=pygame.K_d, unicode="d")
    user_input.frames(app, 2)
    assert "pan-right" in app.context.input.held
    user_input.post(pygame.WINDOWFOCUSLOST)
    user_input.frames(app)
    assert not app.context.input.held
    still = scene.game.camera.x
    user_input.frames(app, 5)
    assert scene.game.camera.x == still
    turn, focus = scene.client.match.turn, scene.focus.current
    user_input.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LALT)
    user_input.post(pygame.WINDOWFOCUSGAINED)
    user_input.frames(app)
    assert (scene.focus.current, scene.client.match.turn) == (focus, turn)
    user_input.press(app, pygame.K_RETURN)
    assert scene.client.match.turn == turn + 1, "the key that was down when the focus went is up again"
    app.context.settings.speed = "calm"
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    user_input.press(app, pygame.K_SPACE)
    assert scene.animations.busy
    user_input.post(pygame.WINDOWMINIMIZED)
    user_input.frames(app, 100)
    assert scene.animations.busy
    user_input.post(pygame.WINDOWRESTORED)
    user_input.frames(app)
    assert scene.animations.busy and app.context.painted
    user_input.press(app, pygame.K_p)
    assert scene.dialog is not None
    left = len(scene.animations.queue)
    user_input.frames(app, 60)
    assert len(scene.animations.queue) == left
    user_input.press(app, pygame.K_p)
    user_input.frames(app, 300)
    user_input.idle(app)  # a card that was drawn waits to be read
    assert not scene.animations.busy


@pytest.fixture
def watched(window: Launch) -> App:
    made = window("1024x720", start=Start("terrorscape", demo=True, seed=3))
    made.frame(16)
    return made


def post(what: str, at: tuple[float, float] = (0, 0)) -> None:
    keys = {"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE}
    if what in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=keys[what], mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=keys[what], mod=0))
        return
    if what == "finger":
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0, dy=0, pressure=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def middle(watched: App, key: str) -> tuple[int, int]:
    item = user_input.screen_of(watched).focus.find(key)
    return watched.context.canvas(watched.surface).point(*item.area.centre)


@pytest.mark.heavy
@pytest.mark.parametrize("what", ["click", "enter", "finger"])
def test_what_ends_the_demo_begins_no_night(watched: App, what: str) -> None:
    """A finger is told twice, by itself and as a mouse; impatient people press twice and more."""
    post(what)
    watched.frame(16)
    assert isinstance(watched.scene, BoxScene)
    at = middle(watched, "play")
    for _ in range(20):
        post(what, at)
        watched.frame(16)
    assert isinstance(watched.scene, BoxScene)
    user_input.frames(watched, 6)
    post(what, at)
    watched.frame(16)
    assert isinstance(watched.scene, SeatedScene)


def test_the_way_out_of_the_demo_does_not_lead_on_to_the_way_out_of_the_program(watched: App) -> None:
    for _ in range(3):
        post("esc")
    watched.frame(16)
    for _ in range(10):
        post("esc")
        watched.frame(16)
    scene: Any = watched.scene
    assert isinstance(scene, MenuScene) and scene.focus.current != "quit" and watched.running


def test_a_double_click_takes_one_place_and_keys_are_as_swift_as_ever(watched: App) -> None:
    watched.show(MenuScene(watched.context))
    user_input.frames(watched, 3)
    for key, dt in (("load", 16), ("back", 60)):
        post("click", middle(watched, key))
        watched.frame(dt)
        assert user_input.name_of(watched) == "load"
    post("esc")
    watched.frame(16)
    assert isinstance(watched.scene, MenuScene)
