"""Faults of the window itself, an evening that was never closed, and a kiosk that nothing closes."""

import os
from pathlib import Path
from typing import Any

import pygame
import pytest
import user_input

from game.cli.commands import run
from game.match import Match
from game.match.record import SaveError
from game.storage import autosave, paths
from game.storage.run_lock import RunLock
from game.ui.app.crash import CrashScene
from game.ui.app.main_loop import App
from game.ui.app.unattended import HELD, MINUTE, IdleTimer, Kiosk
from game.ui.ravenloft.demo import DemoScene
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.menu.scene import MenuScene, newest_match
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from game.ui.terrorscape.demo import DemoScene as VillaDemo

NIGHT = {"adventure": "2", "heroes": "kat,thorgrim"}


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, size: str = "1280x720", **start: Any) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", size)
    app = App(Start(**start), chosen=Settings(speed="instant"), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.frames(app)
    return app


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    """A match with three answers given."""
    made = begin(close, monkeypatch, game="ravenloft", options=NIGHT, seed=7)
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


# ---------------------------------------------------------------------- faults


@pytest.mark.parametrize("where", ["update", "draw", "handle", "_draw_part", "targets"])
def test_a_fault_of_the_window_is_kept_and_told_and_play_goes_on(app: App, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    scene: Any = app.scene
    match, turn = scene.client.match, scene.client.match.turn
    monkeypatch.setattr(scene, where, broken)
    user_input.press(app, pygame.K_LEFT)
    crash = stumbled(app)
    [file] = paths.crashes().glob("crash-*.json")
    assert crash.file == file and "\n" not in crash.words and "safe" in crash.words
    bundle = autosave.read_bundle(file)
    assert "ZeroDivisionError" in bundle.trace and bundle.scene == "table" and bundle.match.seed == 7
    bundle.repeat()
    assert pygame.image.load(file.with_suffix(".png")).get_size() == (1280, 720)
    assert autosave.load(newest_match()[0], paths.autosaves()).digest == match.digest
    user_input.frames(app, 2)
    user_input.press(app, pygame.K_RETURN)  # go on
    table: Any = app.scene
    assert isinstance(table, TableScene) and table is not scene
    assert table.client.match.turn == turn and table.client.match.digest == match.digest and table.client.match.log == match.log
    user_input.idle(app)
    assert user_input.answers(app)
    table.do(Answer(table.client.options[0]))
    assert table.client.match.turn == turn + 1


def test_a_fault_may_come_again_and_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        monkeypatch.setattr(app.scene, "draw", broken)
        user_input.frames(app, 2)
        stumbled(app)
        user_input.press(app, pygame.K_RETURN)
        assert isinstance(app.scene, TableScene)
    assert len(list(paths.crashes().glob("crash-*.json"))) == 3


def test_the_other_ways_on_lead_to_the_menu_and_out(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 2)
    user_input.click(app, stumbled(app).focus.find("main-menu"))
    assert isinstance(app.scene, MenuScene) and app.scene.newest is not None
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 2)
    assert "Nothing was lost" in stumbled(app).words
    user_input.click(app, stumbled(app).focus.find("quit"))
    assert not app.running


def test_a_fault_where_nothing_can_be_written(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: Any, **named: Any) -> Any:
        raise SaveError("there", "save-unwritable", reason="full")

    monkeypatch.setattr("game.ui.app.crash.autosave.write_fault", full)
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 2)
    assert stumbled(app).file is None and stumbled(app).words
    user_input.press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)


def test_a_fault_of_the_telling_itself_ends_the_program(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 2)
    monkeypatch.setattr(stumbled(app), "update", broken)
    with pytest.raises(ZeroDivisionError):
        user_input.frames(app)


def test_a_demo_that_stumbles_goes_on_by_itself(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch, game="ravenloft", demo=True, seed=4)
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 3)
    assert "Nothing was lost" in stumbled(app).words
    user_input.frames(app, 155)
    assert isinstance(app.scene, DemoScene) and app.scene.slot.number == 1
    assert not paths.autosaves().exists()


def test_only_the_newest_faults_are_kept(tmp_path: Path) -> None:
    for number in range(autosave.BUNDLES + 4):
        file = autosave.write_fault(tmp_path, ValueError(str(number)))
        file.with_suffix(".png").write_bytes(b"")
    assert len(list(tmp_path.glob("*.json"))) == len(list(tmp_path.glob("*.png"))) + 0 == autosave.BUNDLES
    assert "33" in autosave.read_bundle(file).trace


def test_a_fault_keeps_a_match_that_cannot_be_written_down_out(tmp_path: Path) -> None:
    match = Match.new("ravenloft", seed=1)
    match.game = None
    bundle = autosave.read_bundle(autosave.write_fault(tmp_path, ValueError("x"), match=match))
    assert bundle.match is None
    bundle.repeat()


def test_a_fault_of_a_command_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.commands.checks.run", broken)
    assert run(["check"]) == 1
    told = capsys.readouterr()
    [file] = paths.crashes().glob("crash-*.json")
    assert str(file) in told.err and len(told.err.splitlines()) == 1
    assert autosave.read_bundle(file).scene == "check"
    monkeypatch.setattr(autosave, "_make", full_disk)
    assert run(["check"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def full_disk(path: Path) -> None:
    raise SaveError(path, "save-unwritable", reason="full")


@pytest.mark.parametrize("size", ["1280x720", "960x540", "700x1100"])
def test_what_is_told_fits_every_window(close: list[App], monkeypatch: pytest.MonkeyPatch, size: str) -> None:
    app = begin(close, monkeypatch, size)
    app.context.settings.letter = app.context.settings.scale = 1.5
    monkeypatch.setattr(app.scene, "update", broken)
    user_input.frames(app, 3)
    room = app.context.canvas(app.surface).room
    for item in stumbled(app).focus.targets:
        assert item.area.x >= 0 and item.area.y >= 0
        assert item.area.x + item.area.w <= room.w + 1 and item.area.y + item.area.h <= room.h + 1


# ---------------------------------------------------------------------- an evening that was never closed


def test_a_lock_file_tells_of_a_match_that_was_never_closed(tmp_path: Path) -> None:
    lock = RunLock(tmp_path / "data" / "running")
    assert not lock.acquire()
    assert lock.acquire()  # the same number: the machine has used it again
    lock.release()
    assert not lock.file.exists() and not lock.acquire()
    lock.file.write_text("999999999", encoding="ascii")
    assert lock.acquire()
    for content in (b"", b"\xff\xfe", b"-5", b"not a number", b"9" * 400):
        lock.file.write_bytes(content)
        lock.acquire()
    lock.file.write_text(str(os.getppid()), encoding="ascii")
    assert not lock.acquire()  # another window is open beside this one
    lock.file.write_text(str(os.getppid()), encoding="ascii")
    lock.release()
    assert lock.file.exists()  # it is that process's lock


def test_a_folder_that_cannot_be_written_stays_dark(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lock = RunLock(tmp_path / "file" / "running")
    assert not lock.acquire()
    lock.release()


def test_after_an_unclean_end_the_menu_offers_to_go_on(app: App, close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene: Any = app.scene
    digest = scene.client.match.digest
    paths.run_lock().write_text("999999999", encoding="ascii")  # the process that held it has gone
    again = begin(close, monkeypatch)
    menu: Any = again.scene
    assert isinstance(menu, MenuScene) and "Continue" in menu.message and menu.focused("continue")
    user_input.press(again, pygame.K_RETURN)
    table: Any = again.scene
    assert table.client.match.digest == digest
    again.close()
    assert not paths.run_lock().exists()
    third = begin(close, monkeypatch)
    assert isinstance(third.scene, MenuScene) and not third.scene.message


def test_after_an_unclean_end_with_nothing_open_nothing_is_said(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    RunLock(paths.run_lock()).acquire()
    paths.run_lock().write_text("999999999", encoding="ascii")
    app = begin(close, monkeypatch)
    assert isinstance(app.scene, MenuScene) and not app.scene.message


# ---------------------------------------------------------------------- kiosk


def keys(app: App, *pressed: int, kind: int = pygame.KEYDOWN) -> None:
    for key in pressed:
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    user_input.frames(app)


@pytest.mark.parametrize("demo", [True, False])
def test_nothing_closes_a_kiosk_but_its_chord(close: list[App], monkeypatch: pytest.MonkeyPatch, demo: bool) -> None:
    app = begin(close, monkeypatch, kiosk=True, demo=demo, seed=4)
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


def test_a_kiosk_never_leaves_its_demo(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch, kiosk=True, demo=True, seed=4)
    user_input.press(app, pygame.K_ESCAPE)  # any key: even this one
    scene: Any = app.scene
    assert isinstance(scene, DemoScene) and scene.client.person is not None and not scene.slot.has_exit
    user_input.frames(app, 8)
    user_input.press(app, pygame.K_p)
    assert {item.key for item in scene.focus.targets} == {"resume", "return"}
    for _ in range(3):
        user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    monkeypatch.setattr(scene, "draw", broken)
    user_input.frames(app, 2)
    assert [item.key for item in stumbled(app).focus.targets] == ["continue"]
    user_input.frames(app, 160)
    assert isinstance(app.scene, DemoScene | VillaDemo)  # the games take turns


def test_the_chord_ends_with_the_focus_of_the_window() -> None:
    kiosk = Kiosk()
    for key in (pygame.K_LCTRL, pygame.K_LSHIFT):
        assert not kiosk.takes(pygame.event.Event(pygame.KEYDOWN, key=key))
    assert kiosk.takes(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q))
    assert not kiosk.update(HELD - 100)
    kiosk.takes(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not kiosk.update(200)


def test_in_a_kiosk_every_scene_but_a_match_is_left_alone_for_the_demo() -> None:
    vigil = IdleTimer()
    assert not vigil.over(MINUTE * 3, "setup", 2)
    assert vigil.over(MINUTE * 3, "setup", 2, kiosk=True)
    assert not vigil.over(MINUTE * 3, "table", 2, kiosk=True)
    assert not vigil.over(MINUTE * 1.5, "menu", 2)
    vigil.note(pygame.event.Event(pygame.MOUSEMOTION))
    assert not vigil.over(MINUTE * 1.5, "menu", 2)
    assert vigil.over(MINUTE, "menu", 2)
    assert not vigil.over(MINUTE * 99, "menu", 0)
