"""Continue shows what was not shown to the end when the program was left: in every game, and nothing twice."""

from typing import Any

import pygame
import pytest
import sample_screens

from game import text
from game.match import PERSON, Match
from game.storage import autosave, paths
from game.ui.registry import game_ui
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene

SEATS = {
    "ravenloft": {0: PERSON},
    "terrorscape": {0: "random", 1: PERSON, 2: PERSON, 3: PERSON},
    "dungeonville": {1: "random", 2: "random"},
    "london": {1: "random"},
}


def opened(match: Match) -> TableScene:
    context = sample_screens.context(Settings(confirm=False))
    made: Any = game_ui(match.rules.name).table(context, match)
    made.dialog = None
    return made


def continued() -> TableScene:
    """The table after the program was left and started again."""
    return opened(autosave.load(autosave.autosaves(paths.autosaves())[0], paths.autosaves()))


def words(table: TableScene) -> list[str]:
    return [line.words for line in table.client.log]


def answered(game: str, seed: int) -> TableScene:
    """A table in the midst of showing an answer."""
    match = Match.new(game, seed=seed, seats=SEATS[game])
    while match.decision is not None:
        seat = next((seat for seat in match.decision.options if match.holders.get(seat) == PERSON), None)
        if seat is None or match.decision.prompt in ("prompt-ready", "prompt-planning"):
            match.answer("normal")
            continue
        table = opened(match)
        table.controller.guard = 0.0
        choice = match.advice(seat, "random").choice
        if table.client.seat == seat and table.controller.seat == seat:
            before = len(table.client.log)
            table.do(Answer(choice))
            if table.animations.busy:
                assert len(table.client.log) <= before + 1
                return table
        else:
            match.submit(seat, choice)
    raise AssertionError("no answer takes time")


@pytest.mark.parametrize("seed", [2, 5])
@pytest.mark.parametrize("game", SEATS)
def test_what_was_missed_is_shown_at_continue_and_once(screen: pygame.Surface, game: str, seed: int) -> None:
    text.use(game=game)
    left = answered(game, seed)
    assert left.match.decision is not None
    shown = words(left)
    table = continued()
    assert table.animations.busy
    assert words(table)[: len(shown)] == shown or shown[: len(words(table))] == words(table)
    table.draw(screen)
    table.update(40)
    table.draw(screen)
    for one in (left, table):
        one.animations.skip(whole=True)
        one.controller.settle()
    assert words(table) == words(left)
    again = continued()
    assert not again.animations.busy
    assert words(again) == words(left)
