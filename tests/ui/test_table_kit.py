"""The common table, with a toy game of its own: answers, notices, log, undo, hint, curtain, secrets and partial painting."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
import toys
from cutpurse_table import CutpurseTable

from game import text
from game.match import PERSON, Match
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto
from game.ui.settings import Settings
from game.ui.table.controller import TableController
from game.ui.table.dialogs import LogDialog
from game.ui.table.scene import TableScene

HOLD = 700.0


@pytest.fixture
def thieves(screen: pygame.Surface) -> Iterator[pygame.Surface]:
    toys.put_in_cabinet()
    yield screen
    text.use(game="common")


def sit(seed: int = 3, settings: Settings | None = None, **seats: str) -> TableScene:
    context = AppContext(settings or Settings(), AgentWorker(background=False))
    context.stop_saving()
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


def subclasses(kind: type) -> list[type]:
    """The classes derived from a class, directly or not."""
    return [one for child in kind.__subclasses__() for one in (child, *subclasses(child))]


def test_no_game_subclasses_the_controller_or_the_scene() -> None:
    for game in ("ravenloft", "terrorscape", "london", "dungeonville"):
        game_ui(game)
    derived = [*subclasses(TableController), *subclasses(TableScene)]
    assert [one for one in derived if not one.__module__.startswith("game.ui.table.")] == []
