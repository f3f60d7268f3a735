"""The demo of London Dread: agents plan a day in fast motion and live it hour by hour. Nobody plays in it.

The scenes are those in which everybody plays, on the part of the window above a band that tells what happens.
"""

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Any

import pygame

from game.match import PERSON
from game.match.clock import Stopwatch
from game.rules.engine.rng import Rng
from game.rules.london.options import FULL_TABLE
from game.rules.london.places import LOCATIONS
from game.rules.london.tables.cards import STORIES
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.london import phases
from game.ui.london.planning.scene import PlanningScene
from game.ui.london.story.scene import StoryScene
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.demo_slot import DemoSlot
from game.ui.scene.navigation import Navigation
from game.ui.screens import demo, demo_playlist
from game.ui.screens.demo import Attract, reading

RUSH = 18.0
"""So many times faster the clock runs while they plan: twelve minutes in forty seconds."""
BRISK = 2.4
"""So many times faster four of them act meanwhile: what they do can still be followed. Fewer act as often between them."""
LINES = 2
"""So many lines of the log are told at once."""
PARTIES = (4, 3, 4, 2)


class LondonPlaylist(demo_playlist.Bill):
    """The evenings of the demo: the four stories in turn, with four Characters or with Allies."""

    game = "london"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The story, and how many there are."""
        stories, first = list(STORIES), lot.below("first", 60)
        return {"story": stories[(number + first) % len(stories)], "seats": PARTIES[(number + first) % len(PARTIES)]}


class DemoScene(Attract):
    """One evening of the demo. `inner` is the scene in which it is played; it leaves no trace."""

    palette = LONDON

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        use(game="london")
        self.match = LondonPlaylist(slot.seed, slot.options).night(slot.number).begin()
        self.now = 0.0
        self.match.stopwatch = Stopwatch(lambda: self.now)
        self.guest = context.without_saving()
        self.inner = self._seated(phases.act(self.guest, self.match))
        self.read, self.wait = 0, 0.0
        self.lines: list[str] = []
        self.stage: tuple[pygame.Surface, pygame.Surface] | None = None
        self.shown = ""

    @staticmethod
    def _seated(scene: Scene) -> PlanningScene | StoryScene:
        """The scene in which it goes on; companions think no faster than one can follow, however fast everything is shown."""
        assert isinstance(scene, PlanningScene | StoryScene)
        if isinstance(scene, PlanningScene):
            scene.companions.swift = False
        return scene

    @property
    def bed(self) -> str:
        """What is heard below everything."""
        return self.inner.bed

    @property
    def ear(self) -> Any:
        """Who hears the scene that is played."""
        return getattr(self.inner, "sound_adapter", None)

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Let the evening go on; some time after its end comes the next one."""
        if PERSON in self.match.holders.values():  # an agent has failed, and nobody is here to go on for it
            return self.following()
        if isinstance(self.inner, PlanningScene):
            leaves = self._plan(self.inner, dt)
        elif self.match.decision is None and not self.inner.animations.busy and self.wait <= 0:
            return self.fade(dt)
        else:
            leaves = self._live(self.inner, dt)
        if leaves:
            inner = self._seated(phases.act(self.guest, self.match))
            self.inner, self.read, self.lines, self.dirty = inner, 0, [], True
        self.dirty = self.dirty or self.band_text != self.shown
        return None

    def _plan(self, scene: PlanningScene, dt: float) -> bool:
        """Plan in fast motion; whether that is over."""
        self.now += dt * RUSH / 1000
        following = scene.update(dt)
        if following is None and not scene.is_over:
            pace = BRISK * FULL_TABLE / len(scene.t.people)
            scene.show_events(scene.companions.update(dt * (pace - 1)))
        return following is not None

    def _live(self, scene: StoryScene, dt: float) -> bool:
        """Go on hour by hour: each answer waits until there was time to read what is told. Whether the next planning begins."""
        self.now += dt / 1000
        self.wait -= dt
        following = scene.update(dt) if scene.animations.busy or self.wait <= 0 else None
        fresh = [line.words for line in scene.client.log[self.read :]]
        if fresh:
            self.read, self.lines = self.read + len(fresh), fresh[-LINES:]
            self.wait = reading(" ".join(self.lines))
        return following is not None

    def prefetch(self) -> Iterator[None]:
        """What the scene that is played will want before long."""
        while True:
            inner = self.inner
            for _ in chain(inner.prefetch(), repeat(None)):
                yield
                if self.inner is not inner:
                    break

    # ------------------------------------------------------------------ what is told

    @property
    def band_text(self) -> str:
        """What the band says."""
        scene = self.inner
        if isinstance(scene, StoryScene):
            return self.verdict or " ".join(self.lines) or say("ui-ld-demo-bell")
        if scene.is_over:
            return say("ui-ld-demo-bell")
        left = len(scene.t.dark)
        return say("ui-ld-demo-turn", left=left, all=len(LOCATIONS)) if left else say("ui-ld-demo-lay")

    @property
    def verdict(self) -> str:
        """Who has won and why, and what comes next; "" before the end."""
        outcome, scene = self.match.outcome, self.inner
        if outcome is None or self.wait > 0 or isinstance(scene, PlanningScene) or scene.animations.busy:
            return ""
        won = "investigators" in outcome.winners
        return say("ui-ld-demo-over", won=won, reason=say(outcome.reason), following=self.next_up())

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """The scene that is played, and the band below it where something else is told."""
        canvas = self.context.canvas(surface)
        band = self._band(canvas)
        fresh = self.canvas is not canvas
        painted, spots = self._played(self._stage(surface, canvas.rect(band).top), fresh=fresh)
        if fresh or self.dirty or (painted and not spots):
            self.canvas, self.dirty, self.shown = canvas, False, self.band_text
            demo.band(canvas, band, self, self.shown, say("ui-ld-demo-invite"), self.palette.accent, over=bool(self.verdict))
            spots = None if fresh or (painted and not spots) else [*(spots or ()), canvas.rect(band)]
            painted = True
            self.report()
        if painted:
            self.context.painted, self.context.spots = True, spots

    def _played(self, stage: pygame.Surface, *, fresh: bool) -> tuple[bool, list[pygame.Rect] | None]:
        """Draw the scene that is played; whether anything was painted, and where (None: everywhere)."""
        self.inner.dirty = self.inner.dirty or fresh
        self.guest.painted, self.guest.spots, self.guest.frame_start = False, None, self.context.frame_start
        self.inner.draw(stage)
        return self.guest.painted, self.guest.spots

    @staticmethod
    def _band(canvas: Canvas) -> Area:
        high = demo.deep(canvas)
        return Area(0, canvas.room.h - high, canvas.room.w, high)

    def _stage(self, surface: pygame.Surface, high: int) -> pygame.Surface:
        """The part of the window above the band."""
        if self.stage is None or self.stage[0] is not surface or self.stage[1].get_height() != high:
            self.stage = surface, surface.subsurface((0, 0, surface.get_width(), high))
        return self.stage[1]
