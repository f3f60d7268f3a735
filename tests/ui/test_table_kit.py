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

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def thieves(screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Surface]:
    toys.register_toys()
    monkeypatch.setitem(sys.modules, "game.ui.cutpurse.game_ui", cutpurse_table)
    yield screen
    text.use(game="common")


def context(**chosen: Any) -> AppContext:
    return AppContext(Settings(**chosen), AgentWorker(background=False))


def sit(screen: pygame.Surface, seed: int = 3, agents: Any = (1, 2), *, saves: bool = False, **chosen: Any) -> TableScene:
    """A table at which somebody is asked."""
    share = context(**chosen)
    share.saves_nothing = not saves
    match = Match.new("cutpurse", seed=seed, seats=dict.fromkeys(agents, "normal"))
    table = TableScene(share, match, CutpurseTable(share, match))
    settle(table, screen)
    return table


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


def words(table: TableScene) -> list[str]:
    return [line.words for line in table.client.log]


@pytest.mark.heavy
def test_a_partial_repaint_shows_what_a_whole_one_does(thieves: pygame.Surface) -> None:
    table = sit(thieves)
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
    table = sit(thieves, agents=())
    table.context.spots = None
    press(table, pygame.K_TAB)
    table.draw(thieves)
    assert table.context.spots
    assert sum(rect.w * rect.h for rect in table.context.spots) < 0.2 * 1280 * 720, "only what changes is painted"


def test_undo_and_redo_go_one_answer_back_and_forth(thieves: pygame.Surface) -> None:
    table = sit(thieves, seed=8, speed="instant")
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
    raise AssertionError("nothing could be taken back")


@pytest.mark.heavy
def test_a_hint_has_the_focus_a_match_is_saved_and_played_by_keys_alone_to_its_result(thieves: pygame.Surface) -> None:
    table = sit(thieves)
    press(table, pygame.K_h)
    table.update(50)
    assert table.facts().hint in table.facts().options and "Thief 1 is greedy" in table.client.message
    table.do(table.commands()["save"])
    [file] = paths.saves().iterdir()
    assert Match.load(file).digest == table.match.digest
    while table.client.decision is not None:
        press(table, pygame.K_RETURN)
        settle(table, thieves)
    assert Goto("result", table.match) in [table.update(100) for _ in range(20)]
    assert words(table)[-1] == "The gold is counted."


def test_hands_are_seen_while_a_key_is_held_and_a_message_leaves_when_it_could_be_read(thieves: pygame.Surface) -> None:
    table = sit(thieves, agents=())
    assert all(level == PERSON for level in table.match.holders.values()) and table.facts().secrets is None
    press(table, pygame.K_i)
    assert table.facts().secrets == table.client.seat
    press(table, pygame.K_i, pygame.KEYUP)
    assert table.facts().secrets is None
    for told in ("No.", "That is a longer sentence, and it takes some time to read all of it."):
        table.client.tell(told)
        spent = 0.0
        while table.client.message and spent < 60_000:
            table.update(100)
            spent += 100
        assert reading_ms(told) < spent < 3 * reading_ms(told)
    table.client.tell("No.")
    table.do(Command("log"))
    assert isinstance(table.dialog, LogDialog)
    before = table.animations.elapsed
    for _ in range(200):
        table.update(100)
    assert table.client.message == "No." and table.animations.elapsed == before
    press(table, pygame.K_ESCAPE)
    assert table.dialog is None
    press(table, pygame.K_l)
    assert isinstance(table.dialog, LogDialog)


def test_what_was_not_shown_when_the_program_was_left_is_shown_at_continue(thieves: pygame.Surface) -> None:
    def resumed() -> TableScene:
        match, share = autosave.load(autosave.autosaves(paths.autosaves())[0], paths.autosaves()), context()
        return TableScene(share, match, CutpurseTable(share, match))

    table = sit(thieves, saves=True)
    table.controller.ask()
    before = len(table.client.log)
    press(table, pygame.K_RETURN)
    assert table.animations.busy
    again = resumed()
    assert again.animations.busy and len(again.client.log) == before
    assert again.controller.director.state != again.client.view.state
    settle(again, thieves)
    assert len(again.client.log) > before and words(again) == words(resumed()) and not resumed().animations.busy


def finished(seed: int = 3) -> Match:
    match = Match.new("cutpurse", seed=seed, seats=dict.fromkeys(range(3), "normal"))
    while match.decision is not None:
        match.answer("normal")
    return match


@pytest.mark.heavy
def test_the_set_up_begins_a_match_as_chosen() -> None:
    setup = SetupScene(context(), "cutpurse")
    for size in SIZES:
        assert text_audit.faults(setup, size) == []
    setup.press(("seats", 4))
    setup.give(3, "random")
    began = setup.begin()
    assert isinstance(began, Goto)
    assert (began.route, dict(began.subject.holders)) == ("table", {0: PERSON, 1: "normal", 2: "normal", 3: "random"})
    setup.press(("seats", 5))
    setup.set("copies", 2)
    assert setup.begin() is None and "copies" in setup.message


@pytest.mark.heavy
def test_the_replay_shows_every_moment_with_all_hands_open_and_the_result_says_who_has_won() -> None:
    match = finished()
    replay = ReplayScene(context(), Replay(match.to_record()))
    for size in SIZES:
        assert text_audit.faults(replay, size) == []
    replay.move("to-end")
    for size in SIZES:
        assert text_audit.faults(replay, size) == []
        for letter in (1.0, 1.5):
            result = ResultScene(context(letter=letter), match, staged=False)
            assert "has won" in text_audit.words(result, size) and text_audit.faults(result, size) == []
    hands = [player.hand for player in replay.stage.table.facts().state.players]
    assert hands == [player.hand for player in match.game.state.players] and replay.show_result() is not None


def test_the_demo_plays_a_match_and_goes_on() -> None:
    scene = cutpurse_table.GAME_UI.demo(context(speed="instant"), DemoSlot(3, {}, ("cutpurse",)))
    assert text_audit.faults(scene, SIZES[0]) == []
    for _ in range(4000):
        scene.update(1000)
        if scene.verdict:
            break
    assert "has won" in scene.verdict and text_audit.faults(scene, SIZES[0]) == []
    assert next(found for _ in range(15) if (found := scene.update(1000))) == Goto("demo", scene.slot.following())


def subclasses(kind: type) -> list[type]:
    return [one for child in kind.__subclasses__() for one in (child, *subclasses(child))]


def test_no_game_subclasses_the_controller_or_the_scene_and_the_code_of_a_toy_is_short() -> None:
    assert len(Path(cutpurse_table.__file__).read_text(encoding="utf-8").splitlines()) <= 150
    for game in ("ravenloft", "terrorscape", "london", "dungeonville"):
        game_ui(game)
    derived = [*subclasses(TableController), *subclasses(TableScene)]
    assert [one for one in derived if not one.__module__.startswith("game.ui.table.")] == []
