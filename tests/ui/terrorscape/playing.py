"""Helpers that play through the window: keyboard focus, curtain, notices."""

from functools import cache
from typing import Any

import pygame

from game.match import Match
from game.rules.engine.script import Choice
from game.rules.terrorscape.seats import KILLER, TEAM
from game.storage.replay import Replay
from game.ui.draw.canvas import Area
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.handover import SOON
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import layout
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table.table import TerrorscapeTable
from tests.ui.painted import SIZE, draw, press, release

X, HIS, THEIRS = pygame.K_x, layout.KILLER, layout.SURVIVORS
SIDES = {HIS: frozenset({KILLER}), THEIRS: frozenset(TEAM)}  # the seats of each side
EVERYBODY, PROGRAM = (dict.fromkeys((KILLER, *TEAM), holder) for holder in ("person", "random"))


ENDS = {HIS: 5, THEIRS: 8}  # the seed of a night that this side wins


@cache
def reel(seed: int = 5) -> Replay:
    match = Match.new("terrorscape", seed=seed, options={"killer": "random"}, seats=dict.fromkeys(EVERYBODY, "normal"))
    match.play()
    return Replay(match.to_record())


def house(settings: Settings | None = None) -> AppContext:
    """What surrounds a scene; agents think at once."""
    return AppContext(settings or Settings(), AgentWorker(background=False))


def table(match: Match, *, held: frozenset[int] | None = None, **chosen: object) -> SeatedScene:
    """A table without delays, on which every how-to-play page counts as read."""
    settings = Settings(**{"speed": "instant", "reduced": True, **chosen})
    return villa_table(house(settings), match, held=held)


def villa_table(context: AppContext, match: Match, *, held: frozenset[int] | None = None) -> SeatedScene:
    return SeatedScene(context, match, TerrorscapeTable(context, match), held=held)


def drawn(match: Match, size: tuple[int, int] = SIZE, **given: Any) -> SeatedScene:
    scene = table(match, **given)
    draw(scene, size)
    return scene


def asked(match: Match, size: tuple[int, int] = SIZE, **given: Any) -> SeatedScene:
    """The drawn table of a match whose next question is open."""
    scene = table(match, **given)
    assert settled(scene) is None
    draw(scene, size)
    return scene


def answered(scene: SeatedScene, *choices: Choice, seat: int | None = None) -> SeatedScene:
    """The same at the question after these answers."""
    for choice in choices:
        scene.controller.answer(choice, seat)
        settled(scene)
    return scene


def props_of(scene: SeatedScene) -> TableProps:
    """What the painters of a table get."""
    return scene.game.props(scene.facts(), scene.focus.targets)


def click(scene: Scene, at: Area | tuple[float, float], button: int = 1) -> None:
    """Move the mouse to the middle of an area or to a point, and press a button."""
    x, y = scene.canvas.point(*(at.centre if isinstance(at, Area) else at))
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button))


def lift(scene: SeatedScene) -> None:
    press(scene, X)
    for _ in range(8):
        scene.update(100)
    release(scene, X)


def read(scene: SeatedScene) -> None:
    if scene.animations.stopped:
        scene.update(SOON)
        press(scene, pygame.K_SPACE)


def settled(scene: SeatedScene) -> Navigation | None:
    """Advance until somebody at this screen is prompted, closing curtains and notices; return the navigation at the end."""
    for _ in range(400):
        read(scene)
        following = scene.update(100)
        if following is not None:
            return following
        if not scene.controller.busy and scene.controller.shown is None and scene.controller.next is not None:
            lift(scene)
        if scene.controller.seat is not None:
            scene.controller.guard = 0
            return None
    raise AssertionError(f"nobody is asked: {scene.match.decision}")
