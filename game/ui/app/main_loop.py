"""The window and its main loop: input, time and painting go to the current scene, and what it returns to the router."""

import os
import sys
import time
from collections.abc import Iterator

import pygame

from game.storage import paths
from game.storage.run_lock import RunLock
from game.text import say, use
from game.ui import settings as preferences
from game.ui.app import unattended
from game.ui.app.crash import CrashScene, rescue
from game.ui.app.routes import Router, demo_of, first
from game.ui.app.unattended import IdleTimer, Kiosk
from game.ui.app.windows import SecondWindow, WindowState, check_seen
from game.ui.draw import fonts
from game.ui.input.actions import PANS, from_pad, input_action
from game.ui.input.gamepad import PAGES, Gamepads
from game.ui.input.state import PAD, InputGuard
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Back, Navigation, Push, Quit
from game.ui.settings import Settings, Start
from game.ui.widgets.caption_painter import CaptionPainter
from game.ui.widgets.screen import Screen

FRAMES = 60
SPARE = 0.001
"""A frame that is done in so many seconds has painted nothing, and has time left."""
ONCE = frozenset({"take", "usual", "back", "undo", "redo", "begin", "same", "full-screen", "fast", *PANS})
"""Deeds that are done once, however long the key is held. Arrows and the like repeat."""


class App:
    """The program as a window: opens it, runs scenes, closes it."""

    def __init__(self, start: Start, *, chosen: Settings | None = None, agent_worker: AgentWorker | None = None) -> None:
        self.start = start
        self.context = AppContext(chosen or preferences.load(paths.settings()), agent_worker)
        self.context.speak()
        self.run_lock = RunLock(paths.run_lock())
        self.context.unclean = self.run_lock.acquire() and start == Start(kiosk=start.kiosk)
        self.context.kiosk = start.kiosk
        self.context.is_interactive = True
        self.captions = CaptionPainter()
        self.kiosk = Kiosk() if start.kiosk else None
        self.vigil, self.threshold = IdleTimer(), InputGuard()
        self.pane, self.second_window = WindowState(), SecondWindow()
        try:
            self.surface = self._open()
        except pygame.error:
            self.run_lock.release()  # the program ends here, and has not been killed
            raise
        self.clock = pygame.time.Clock()
        self.router = Router(self.context)
        self.router.go(first(self.context, start))
        self.running, self.left = True, False
        self.prefetch = ahead_of(self.scene)
        self.pads = Gamepads(self.context.input)
        self.device, self.held = self.context.input.device, self.context.input.pads

    def _open(self) -> pygame.Surface:
        """Start what of pygame is needed: no sound yet, so no loudspeaker is asked for."""
        if sys.platform.startswith("linux") and os.environ.get("DISPLAY") and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
            # X11 copies the parts that have changed; a texture for the whole window costs six times as much where no graphics card helps
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if self.kiosk is not None:
            self.kiosk.prepare()
        self.pane.prepare()
        pygame.display.init()
        check_seen()
        fonts.forget()
        pygame.font.init()
        pygame.display.set_caption(say("dreadhouse"))
        pygame.key.set_repeat(320, 60)
        return self.pane.open(full=self.full)

    @property
    def scene(self) -> Scene:
        """The current scene."""
        return self.router.scene

    @property
    def full(self) -> bool:
        """Whether the window fills the screen; a kiosk always does."""
        return self.context.settings.full_screen or self.kiosk is not None

    def run(self) -> int:
        """Run until the player leaves; return the exit code."""
        if self.kiosk is not None:
            self.kiosk.settle(self.stop)
        ends = None if self.start.seconds is None else time.monotonic() + self.start.seconds
        while self.running and (ends is None or time.monotonic() < ends):
            self.frame(self.clock.tick(FRAMES))
            self.tidy()
        self.close()
        return 0

    def tidy(self) -> None:
        """Free the memory of the last scene at once: scenes refer to themselves, and their pictures would stay for minutes."""
        if self.left:
            self.left = False
            unattended.release()

    def stop(self) -> None:
        """Quit after this frame."""
        self.running = False

    def frame(self, dt: int) -> None:
        """Run one frame: input, update, paint. An unexpected error opens the crash screen."""
        self.context.frame_start = begun = time.perf_counter()
        try:
            self.step(dt)
            if time.perf_counter() - begun < SPARE:
                next(self.prefetch, None)
        except Exception as error:
            if isinstance(self.scene, CrashScene):  # the crash screen itself has failed: nothing is left to show
                raise
            self.enter(rescue(self.context, self.scene, self.surface, error))

    def step(self, dt: int) -> None:
        """The work of one frame."""
        self.wait(dt)
        for event in pygame.event.get():
            self.take(event)
        self.pads.serve(wanted=self.context.settings.pad)
        for event in self.pads.update(dt):
            self.act(event)
        if self.held != self.context.input.pads:
            self.held = self.context.input.pads
            self.repaint()
        if self.device != self.context.input.device:  # labels of controls follow the device
            self.device = self.context.input.device
            pygame.mouse.set_visible(self.device != PAD)
            self.repaint()
        if (navigation := self.second_window.step(min(dt, 100))) is not None:
            self.enter_from_second(navigation)
        if self.pane.hidden:  # a hidden window waits, and is silent
            self.context.sounds.rest(dt)
            return
        if (navigation := self.scene.update(min(dt, 100))) is not None:
            self.enter(navigation)
        self.second_window.follow(self.router.base)
        self.surface = pygame.display.get_surface() or self.surface
        self.context.painted, self.context.spots = False, None
        self.context.sounds.update(dt, self.scene)
        self.draw()

    def draw(self) -> None:
        """Paint the scene and its captions. An unchanged scene is not painted again."""
        self.scene.draw(self.surface)
        if self.context.painted:
            lines = self.context.sounds.captions.lines
            self.captions.paint_over(self.context.canvas(self.surface), self.scene, lines, self.context.settings)
            if self.context.spots:  # only these areas have changed
                pygame.display.update(self.context.spots)
            else:
                pygame.display.flip()
            self.threshold.seen = True

    def wait(self, dt: int) -> None:
        """Advance the idle timer and the kiosk."""
        self.threshold.update(dt)
        if self.kiosk is not None:
            self.kiosk.point(wanted=not getattr(self.scene, "attract", False))
            if self.kiosk.update(dt):
                self.stop()
        if self.vigil.over(dt, getattr(self.scene, "name", ""), self.context.settings.idle, kiosk=self.context.kiosk):
            self.enter(demo_of(self.start))

    def take(self, event: pygame.event.Event) -> None:
        """Translate an event: pads to keys, and keys to input actions."""
        if (self.kiosk is not None and self.kiosk.takes(event)) or self.second_window.echo(event):
            return
        if event.type == pygame.WINDOWFOCUSLOST:  # key-up events no longer arrive here
            for ended in self.pads.calm():
                self.act(ended)
            self.context.input.let_go()
            if self.second_window.scene is not None:
                self.second_window.scene.context.input.let_go()
        second = self.second_window.owns(event)
        if second:
            self.second_window.note(event)
        elif event.type == pygame.WINDOWCLOSE:  # SDL sends QUIT only after the last window is closed
            self.stop()
        elif self.pane.note(event, full=self.full):
            self.repaint()
        told = self.pads.read(event)
        for one in [self.context.input.bindings.translate(event)] if told is None else told:
            self.act(one, second=second)

    def act(self, event: pygame.event.Event, *, second: bool | None = None) -> None:
        """Pass an event to the scene of the first or the `second` window (None: the window with the focus), or handle it here."""
        second = self.second_window.owns(event) if second is None else second
        scene = self.second_window.scene if second and self.second_window.scene is not None else self.scene
        hand = self.second_window.scene.context.input if scene is self.second_window.scene else self.context.input
        self.vigil.note(event)
        if hand.note(event):
            setattr(scene, "dirty", True)  # noqa: B010  # a Scene need not have the flag
        self.context.sounds.touch.felt(event)
        if hand.hold(event) and input_action(event) in ONCE:
            return
        if from_pad(event) and input_action(event) in PAGES and getattr(scene, "pans", False):  # the right stick pans the board
            return
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.KEYDOWN and input_action(event) == "full-screen" and not getattr(scene, "listens", False):
            self.full_screen() if scene is self.scene else self.second_window.full_screen()
        elif scene is self.scene and self.threshold.bars(event):
            return
        elif (navigation := scene.handle(event)) is not None:
            if scene is self.scene:
                self.threshold.cross(event, woken=bool(getattr(scene, "attract", False)))
                self.enter(navigation)
            else:
                self.enter_from_second(navigation)

    def repaint(self) -> None:
        """Repaint the scene."""
        setattr(self.scene, "dirty", True)  # noqa: B010  # a Scene need not have the flag

    def enter_from_second(self, navigation: Navigation) -> None:
        """Follow the navigation of the second window. Scenes pushed there stay there; anything else concerns both windows."""
        router = self.second_window.router
        if router is not None and (isinstance(navigation, Push) or (isinstance(navigation, Back) and router.has_scene_below)):
            router.go(navigation)
        else:
            self.enter(navigation)

    def enter(self, navigation: Navigation) -> None:
        """Follow a navigation value."""
        if isinstance(navigation, Quit):
            self.stop()
        else:
            self.router.go(navigation)
            self._changed()

    def show(self, scene: Scene) -> None:
        """Show a scene with none below it."""
        self.router.start(scene)
        self._changed()

    def _changed(self) -> None:
        """Free what the last scene used, and prepare the current one."""
        self.context.canvas(self.surface).forget()
        self.left = True
        self.second_window.follow(self.router.base)
        self.prefetch = ahead_of(self.scene)

    def full_screen(self) -> None:
        """Toggle full screen; a kiosk is always in full screen."""
        if self.kiosk is not None:
            return
        chosen = self.context.settings
        chosen.full_screen = not chosen.full_screen
        preferences.store(chosen, paths.settings())
        self.surface = self.pane.open(full=self.full)
        self.context.input.let_go()
        self.repaint()

    def close(self) -> None:
        """Close the gamepads, the sound device, the worker and the window."""
        self.run_lock.release()
        self.second_window.close()
        self.pads.close()
        self.context.sounds.close()
        self.context.agent_worker.close()
        fonts.forget()
        pygame.quit()


def ahead_of(scene: Scene) -> Iterator[None]:
    """The steps that prepare what a scene will need next."""
    return scene.prefetch() if isinstance(scene, Screen) else iter(())


def run(start: Start) -> int:
    """Open the window for `start`, and run until the player quits. Returns the exit code."""
    use(game=start.game or "common")
    unattended.prepare()
    return App(start).run()
