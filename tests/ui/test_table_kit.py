"""A toy game in the window: its table, and its set-up, save, replay, result and demo from the kits."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cutpurse_table
import pygame
import pytest
import text_audit
import toys
from cutpurse_table import CutpurseTable

from game import text
from game.match import PERSON, Match
from game.storage import autosave, paths
from game.storage.replay import Replay
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from game.ui.table.acts import Command
from game.ui.table.controller import TableController
from game.ui.table.dialogs import LogDialog
from game.ui.table.handover import reading_ms
from game.ui.table.scene import TableScene

HOLD = 700.0


@pytest.fixture
def thieves(screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Surface]:
    toys.register_toys()
    monkeypatch.setitem(sys.modules, "game.ui.cutpurse.game_ui", cutpurse_table)
    yield screen
    text.use(game="common")


def sit(seed: int = 3, settings: Settings | None = None, **seats: str) -> TableScene:
    context = AppContext(settings or Settings(), AgentWorker(background=False))
    context.saves_nothing = True
    levels = {int(name[1:]): level for name, level in seats.items()}
    match = Match.new("cutpurse", seed=seed, seats=levels)
    return TableScene(context, match, CutpurseTable(context, match))


def press(table: TableScene, key: int, kind: int = pygame.KEYDOWN) -> Any:
    return table.handle(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))


def settle(table: TableScene, screen: pygame.Surface) -> None:
    """Go on until a person is asked, or the match is over."""
    for _ in range(4000):
        table.update(50)
        table.draw(screen)
        if table.animations.stopped:
            press(table, pygame.K_SPACE)
        elif not table.animations.busy and (table.client.seat is not None or table.client.decision is None):
            table.controller.guard = 0.0
            return
    raise AssertionError("nobody is asked")


def test_a_match_is_played_by_keys_alone_to_its_result(thieves: pygame.Surface) -> None:
    table = sit(s1="normal", s2="normal")
    while table.client.decision is not None:
        settle(table, thieves)
        press(table, pygame.K_RETURN)
    settle(table, thieves)
    found = [table.update(100) for _ in range(20)]
    assert Goto("result", table.match) in found
    assert [line.words for line in table.client.log][-1] == "The gold is counted."


def test_a_partial_repaint_shows_what_a_whole_one_does(thieves: pygame.Surface) -> None:
    table = sit(s1="normal", s2="normal")
    for step in range(160):
        table.update(60)
        table.draw(thieves)
        if step % 7 == 0:
            press(table, pygame.K_RIGHT if step % 2 else pygame.K_RETURN)
        if step % 5 == 0:
            table.draw(thieves)
            partial = pygame.image.tobytes(thieves, "RGB")
            table.whole_due = table.dirty = True
            table.draw(thieves)
            assert pygame.image.tobytes(thieves, "RGB") == partial, step


def test_only_what_changes_is_painted(thieves: pygame.Surface) -> None:
    table = sit()
    settle(table, thieves)
    table.context.spots = None
    press(table, pygame.K_TAB)
    table.draw(thieves)
    assert table.context.spots
    assert sum(rect.w * rect.h for rect in table.context.spots) < 0.2 * 1280 * 720


def test_undo_and_redo_go_one_answer_back_and_forth(thieves: pygame.Surface) -> None:
    table = sit(seed=8, s1="normal", s2="normal", settings=Settings(speed="instant"))
    settle(table, thieves)
    turn = table.match.turn
    table.do(table.commands()["undo"])
    assert table.client.message  # nothing was answered yet
    for _ in range(6):
        press(table, pygame.K_RETURN)
        table.controller.animations.skip(whole=True)
        if table.client.undo_refusal() is None and table.match.turn > turn:
            there = table.match.turn
            table.do(table.commands()["undo"])
            assert table.match.turn < there
            table.do(table.commands()["redo"])
            assert table.match.turn == there
            return
        settle(table, thieves)


def test_a_hint_is_told_and_has_the_focus(thieves: pygame.Surface) -> None:
    table = sit(s1="normal", s2="normal")
    settle(table, thieves)
    press(table, pygame.K_h)
    table.update(50)
    assert table.facts().hint in table.facts().options
    assert "Thief 1 is greedy" in table.client.message


def test_a_message_leaves_by_itself_when_it_could_be_read(thieves: pygame.Surface) -> None:
    """Longer words stay longer; while a dialog lies over them no time passes for them."""
    table = sit()
    settle(table, thieves)
    for words in ("No.", "That is a longer sentence, and it takes some time to read all of it."):
        table.client.tell(words)
        spent = 0.0
        while table.client.message and spent < 60_000:
            table.update(100)
            spent += 100
        assert reading_ms(words) < spent < 3 * reading_ms(words)
    table.client.tell("No.")
    table.do(Command("log"))
    assert table.dialog is not None
    for _ in range(200):
        table.update(100)
    assert table.client.message == "No."


def test_the_log_opens_over_the_table_and_pauses_it(thieves: pygame.Surface) -> None:
    table = sit()
    settle(table, thieves)
    press(table, pygame.K_l)
    assert isinstance(table.dialog, LogDialog)
    before = table.animations.elapsed
    table.update(500)
    assert table.animations.elapsed == before
    press(table, pygame.K_ESCAPE)
    assert table.dialog is None


def test_several_thieves_see_no_hand_until_the_key_for_secrets_is_held(thieves: pygame.Surface) -> None:
    table = sit()
    assert all(level == PERSON for level in table.match.holders.values())
    settle(table, thieves)
    assert table.facts().secrets is None
    press(table, pygame.K_i)
    assert table.facts().secrets == table.client.seat
    press(table, pygame.K_i, pygame.KEYUP)
    assert table.facts().secrets is None


# ------------------------------------------------------------------ the other screens

SIZES = [(1280, 720), (1920, 1080)]


def finished(seed: int = 3) -> Match:
    """A match that agents have played to its end."""
    match = Match.new("cutpurse", seed=seed, seats=dict.fromkeys(range(3), "normal"))
    while match.decision is not None:
        match.answer("normal")
    return match


def context(**chosen: Any) -> AppContext:
    return AppContext(Settings(**chosen), AgentWorker(background=False))


def test_its_own_code_for_the_window_is_short() -> None:
    assert len(Path(cutpurse_table.__file__).read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.parametrize("size", SIZES)
def test_the_set_up_begins_a_match_as_chosen(thieves: pygame.Surface, size: tuple[int, int]) -> None:
    setup = SetupScene(context(), "cutpurse")
    assert text_audit.faults(setup, size) == []
    setup.press(("seats", 4))
    setup.give(3, "random")
    began = setup.begin()
    assert isinstance(began, Goto)
    assert (began.route, dict(began.subject.holders)) == ("table", {0: PERSON, 1: "normal", 2: "normal", 3: "random"})
    setup.press(("seats", 5))
    setup.set("copies", 2)
    assert setup.begin() is None
    assert "copies" in setup.message


def test_a_match_is_saved_and_goes_on(thieves: pygame.Surface) -> None:
    table = sit(s1="normal", s2="normal")
    settle(table, thieves)
    table.do(table.commands()["save"])
    [file] = paths.saves().iterdir()
    assert Match.load(file).digest == table.match.digest


def test_what_was_not_shown_when_the_program_was_left_is_shown_at_continue(thieves: pygame.Surface) -> None:
    table = sit(s1="normal", s2="normal")
    table.context.saves_nothing = False
    settle(table, thieves)
    table.controller.ask()
    before = len(table.client.log)
    press(table, pygame.K_RETURN)
    assert table.animations.busy
    again = resumed()
    assert again.animations.busy
    assert len(again.client.log) == before
    assert again.controller.director.state != again.client.view.state
    settle(again, thieves)
    assert len(again.client.log) > before
    assert [line.words for line in again.client.log] == [line.words for line in resumed().client.log]
    assert not resumed().animations.busy


def resumed() -> TableScene:
    """The table after the program was left and started again."""
    match = autosave.load(autosave.autosaves(paths.autosaves())[0], paths.autosaves())
    return TableScene(AppContext(Settings(), AgentWorker(background=False)), match, CutpurseTable(context(), match))


@pytest.mark.parametrize("size", SIZES)
def test_the_replay_shows_every_moment_with_all_hands_open(thieves: pygame.Surface, size: tuple[int, int]) -> None:
    match = finished()
    replay = ReplayScene(context(), Replay(match.to_record()))
    assert text_audit.faults(replay, size) == []
    replay.move("to-end")
    assert text_audit.faults(replay, size) == []
    assert [player.hand for player in replay.stage.table.facts().state.players] == [
        player.hand for player in match.game.state.players
    ]
    assert replay.show_result() is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", [1.0, 1.5])
def test_the_result_says_who_has_won(thieves: pygame.Surface, size: tuple[int, int], letter: float) -> None:
    result = ResultScene(context(letter=letter), finished(), staged=False)
    words = " ".join(line.words for line in text_audit.read(result, size))
    assert "has won" in words
    assert text_audit.faults(result, size) == []


def test_the_demo_plays_a_match_and_goes_on(thieves: pygame.Surface) -> None:
    scene = cutpurse_table.GAME_UI.demo(context(speed="instant"), DemoSlot(3, {}, ("cutpurse",)))
    assert text_audit.faults(scene, (1280, 720)) == []
    for _ in range(4000):
        scene.update(1000)
        if scene.verdict:
            break
    assert "has won" in scene.verdict
    assert text_audit.faults(scene, (1280, 720)) == []
    assert next(found for _ in range(15) if (found := scene.update(1000))) == Goto("demo", scene.slot.following())


def subclasses(kind: type) -> list[type]:
    """The classes derived from a class, directly or not."""
    return [one for child in kind.__subclasses__() for one in (child, *subclasses(child))]


def test_no_game_subclasses_the_controller_or_the_scene() -> None:
    for game in ("ravenloft", "terrorscape", "london", "dungeonville"):
        game_ui(game)
    derived = [*subclasses(TableController), *subclasses(TableScene)]
    assert [one for one in derived if not one.__module__.startswith("game.ui.table.")] == []
