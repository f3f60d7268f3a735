"""Helpers that play through the window: keyboard focus, curtain, notices."""

import random

import pygame

from game.match import Match
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.table_scene import SOON
from game.ui.terrorscape.table.scene import TableScene

X = pygame.K_x


def table(match: Match, *, held: frozenset[int] | None = None, **chosen: object) -> TableScene:
    """A table without delays, on which every how-to-play page counts as read."""
    settings = Settings(**{"speed": "instant", "reduced": True, "primers": ["survivors", "killer"], **chosen})  # type: ignore[arg-type]
    return TableScene(AppContext(settings, AgentWorker(background=False)), match, held=held)


def press(scene: Scene, key: int) -> Navigation | None:
    """Press a key; return the navigation value."""
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def lift(scene: TableScene) -> None:
    """Hold a key until the curtain has risen."""
    press(scene, X)
    for _ in range(8):
        scene.update(100)
    scene.handle(pygame.event.Event(pygame.KEYUP, key=X, mod=0))


def draw(scene: Scene, surface: pygame.Surface) -> None:
    """Repaint everything."""
    scene.dirty = True  # type: ignore[attr-defined]
    scene.draw(surface)


def read(scene: TableScene) -> None:
    """Continue after a notice once it may be closed."""
    if scene.animations.stopped:
        scene.update(SOON)
        press(scene, X)


def settled(scene: TableScene) -> Navigation | None:
    """Advance until somebody at this screen is prompted, closing curtains and notices; return the navigation at the end."""
    for _ in range(400):
        read(scene)
        following = scene.update(100)
        if following is not None:
            return following
        if not scene.busy and scene.shown is None and scene.next is not None:
            lift(scene)
        if scene.asks is not None:
            scene.guard = 0
            return None
    raise AssertionError(f"nobody is asked: {scene.match.decision}")


def by_ring(scene: TableScene, surface: pygame.Surface, dice: random.Random) -> None:
    """Take a random target by keyboard focus."""
    draw(scene, surface)
    wanted = dice.choice([item for item in scene.focus.targets if item.data is not None and item.group != "tools"])
    for _ in range(60):
        if scene.focus.current == wanted.key:
            break
        here = scene.focus.focused
        if here is None or here.group != wanted.group:
            press(scene, pygame.K_TAB)
        else:  # Tab visits such a group once; the mouse reaches targets that arrows do not
            scene.focus.current = wanted.key
    scene.focus.current = wanted.key
    press(scene, pygame.K_RETURN)
