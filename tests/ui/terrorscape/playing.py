"""Helpers that play through the window: keyboard focus, curtain, notices."""

import random
from functools import cache

import pygame

from game.match import Match
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

X = pygame.K_x
SIDES = {layout.KILLER: frozenset({KILLER}), layout.SURVIVORS: frozenset(TEAM)}
"""The seats of each side."""
EVERYBODY, PROGRAM = (dict.fromkeys((KILLER, *TEAM), holder) for holder in ("person", "random"))


ENDS = {layout.KILLER: 5, layout.SURVIVORS: 8}
"""The seed of a night that this side wins."""


@cache
def reel(seed: int = 5) -> Replay:
    """A night of agents, played once."""
    match = Match.new("terrorscape", seed=seed, options={"killer": "random"}, seats=dict.fromkeys(EVERYBODY, "normal"))
    match.play()
    return Replay(match.to_record())


def house(settings: Settings | None = None) -> AppContext:
    """What surrounds a scene; agents think at once."""
    return AppContext(settings or Settings(), AgentWorker(background=False))


def at_random(match: Match, dice: random.Random) -> None:
    """Give a random answer of a random seat."""
    assert match.decision is not None
    seat = dice.choice(list(match.decision.options))
    match.submit(seat, dice.choice(match.decision.options[seat]))


def table(match: Match, *, held: frozenset[int] | None = None, **chosen: object) -> SeatedScene:
    """A table without delays, on which every how-to-play page counts as read."""
    settings = Settings(**{"speed": "instant", "reduced": True, **chosen})  # type: ignore[arg-type]
    return villa_table(house(settings), match, held=held)


def villa_table(context: AppContext, match: Match, *, held: frozenset[int] | None = None) -> SeatedScene:
    """The table of a match."""
    return SeatedScene(context, match, TerrorscapeTable(context, match), held=held)


def props_of(scene: SeatedScene) -> TableProps:
    """What the painters of a table get."""
    game = scene.game
    assert isinstance(game, TerrorscapeTable)
    return game.props(scene.facts(), scene.focus.targets)


def press(scene: Scene, key: int) -> Navigation | None:
    """Press a key; return the navigation value."""
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def click(scene: Scene, at: Area | tuple[float, float], button: int = 1) -> None:
    """Move the mouse to the middle of an area or to a point, and press a button."""
    x, y = scene.canvas.point(*(at.centre if isinstance(at, Area) else at))  # type: ignore[attr-defined]
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button))


def lift(scene: SeatedScene) -> None:
    """Hold a key until the curtain has risen."""
    press(scene, X)
    for _ in range(8):
        scene.update(100)
    scene.handle(pygame.event.Event(pygame.KEYUP, key=X, mod=0))


def draw(scene: Scene, surface: pygame.Surface) -> None:
    """Repaint everything."""
    scene.dirty = True  # type: ignore[attr-defined]
    scene.draw(surface)


def read(scene: SeatedScene) -> None:
    """Continue after a notice once it may be closed."""
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


def by_ring(scene: SeatedScene, surface: pygame.Surface, dice: random.Random) -> None:
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
    if scene.dialog is not None:  # the page of the special action
        draw(scene, surface)
        press(scene, pygame.K_RETURN)


def rgb(surface: pygame.Surface) -> bytes:
    """The pixels of a surface."""
    return pygame.image.tobytes(surface, "RGB")


def pixels(scene: Scene, size: tuple[int, int] = (1280, 720)) -> bytes:
    """All painted pixels."""
    surface = pygame.Surface(size)
    draw(scene, surface)
    draw(scene, surface)
    return rgb(surface)
