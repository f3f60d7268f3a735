"""User input for tests: mouse, keys, frames, and navigation."""

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.ui.app.main_loop import App
from game.ui.app.routes import Router
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import Screen

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)

Launch = Callable[..., App]
"""Opens the program at a start, in a window of a size, with settings (the fixture `launch`)."""


def screen_of(app: App) -> Screen:
    assert isinstance(app.scene, Screen)
    return app.scene


def scene_of(app: App) -> Any:
    """The scene, whatever it is."""
    return app.scene


def name_of(app: App) -> str:
    return screen_of(app).name


def answers(app: App) -> list[Target]:
    """The places that answer the open question."""
    return [item for item in screen_of(app).focus.targets if item.data is not None and item.group != "tools" and not item.refused]


def frames(app: App, number: int = 1, dt: int = 100) -> None:
    for _ in range(number):
        app.frame(dt)


def redraw(scene: Any, surface: pygame.Surface | None = None) -> None:
    """Paint a scene anew, by default in a large window."""
    scene.dirty = True
    scene.draw(surface or pygame.Surface((1920, 1080)))


def post(kind: int, **facts: Any) -> None:
    """Put an event into the queue."""
    usual = {pygame.KEYDOWN: {"mod": 0, "unicode": ""}, pygame.MOUSEMOTION: {"rel": (0, 0), "buttons": (0, 0, 0)}}
    pygame.event.post(pygame.event.Event(kind, **(usual.get(kind, {}) | facts)))


def click(app: App, item: Target, button: int = 1) -> None:
    """Move the mouse to the middle of a place, press and let go; a place in a list is scrolled into view first."""
    if item.within is not None and item.group not in ("squares", "figures", "tiles", "edges"):
        item = revealed(app, item)
    click_at(app, item.area.centre, button)


def click_on(app: App, *keys: Any) -> None:
    """Click on places of the screen by their keys, one after the other."""
    for key in keys:
        item = screen_of(app).focus.find(key)
        assert item is not None, key
        click(app, item)


def click_at(app: App, spot: tuple[float, float], button: int = 1) -> None:
    """Move the mouse to a logical point, press and let go."""
    place = app.context.canvas(app.surface).point(*spot)
    post(pygame.MOUSEMOTION, pos=place)
    post(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
    post(pygame.MOUSEBUTTONUP, pos=place, button=button)
    frames(app, 2)


def mouse(app: App, kind: int, spot: tuple[float, float], **facts: Any) -> None:
    """Move the mouse to a logical point, or press or let go of its left button there."""
    more = {} if kind == pygame.MOUSEMOTION else {"button": 1}
    post(kind, pos=app.context.canvas(app.surface).point(*spot), **(more | facts))
    frames(app, 2)


def revealed(app: App, item: Target) -> Target:
    """The same place once it lies in view."""
    if item.within is not None and not item.within.holds(item.area.centre):
        screen_of(app).focus.current, screen_of(app).dirty = item.key, True
        frames(app)
    return screen_of(app).focus.find(item.key) or item


def press(app: App, key: int, mod: int = 0, unicode: str = "") -> None:
    """Press a key and let go."""
    post(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)
    post(pygame.KEYUP, key=key, mod=mod)
    frames(app)


def idle(app: App) -> None:
    """Let time pass until a question is put or the scene is another."""
    for _ in range(60):
        frames(app)
        scene: Any = getattr(app.scene, "table", app.scene)
        if name_of(app) == "table" and scene.animations.stopped:
            press(app, pygame.K_RETURN)  # a drawn card has been read
        guard = name_of(app) == "table" and getattr(scene, "controller", scene).guard
        if name_of(app) != "table" or (not scene.animations.busy and scene.client.seat is not None and not guard):
            return


def pick(items: list[Target], rng: random.Random) -> Target:
    """An answer; each kind is as likely as the next."""
    group = rng.choice(sorted({item.group for item in items}))
    return rng.choice([item for item in items if item.group == group])


def in_view(app: App, items: list[Target]) -> list[Target]:
    """Those that a mouse can reach without moving the board."""
    ring = screen_of(app).focus
    return [item for item in items if ring.under(item.area.centre) is item]


class SceneStack(Router):
    """A stack of scenes without a window, beginning at one scene."""

    def __init__(self, scene: Screen) -> None:
        super().__init__(scene.context)
        self.start(scene)

    def to(self, navigation: Navigation | None) -> Any:
        """The scene that a navigation value leads to."""
        assert isinstance(navigation, Goto | Push | Back), navigation
        self.go(navigation)
        return self.scene


def opened(scene: Screen, navigation: Navigation | None) -> Any:
    """The scene that a navigation value of `scene` leads to."""
    return SceneStack(scene).to(navigation)


def set_up(app: App) -> None:
    """Go from the open box to its set-up, by keys."""
    assert name_of(app) == "box"
    for _ in range(5):
        if screen_of(app).focus.current == "custom":
            break
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert name_of(app) == "setup"
