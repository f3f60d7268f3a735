"""The demo of London Dread: agents plan a day in fast motion and play it hour by hour.

It shows the scenes of the game above a band with a commentary.
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
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import DemoScreen, reading
from game.ui.table.scene import TableScene

PLANNING_SPEED = 18.0
"""The speed of the planning's clock: twelve minutes take forty seconds."""
AGENT_SPEED = 2.4
"""The speed of four agents during the planning, slow enough to follow. Fewer agents act more often each."""
LOG_LINES = 2
"""The number of log lines that the band shows at once."""
SEATS = (4, 3, 4, 2)


class LondonPlaylist(demo.DemoPlaylist):
    """The matches of the demo: the four stories in turn, with four Characters or with Allies."""

    game = "london"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The story and the number of seats."""
        stories, first = list(STORIES), lot.below("first", 60)
        return {"story": stories[(number + first) % len(stories)], "seats": SEATS[(number + first) % len(SEATS)]}


class DemoScene(DemoScreen):
    """A match of the demo. `inner` is the scene that shows it. Nothing is saved."""

    palette = LONDON

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        use(game="london")
        self.match = LondonPlaylist(slot.seed, slot.options).night(slot.number).begin()
        self.now = 0.0
        self.match.stopwatch = Stopwatch(lambda: self.now)
        self.guest = context.without_saving()
        self.inner = self._inner_scene(phases.act(self.guest, self.match))
        self.read, self.wait = 0, 0.0
        self.lines: list[str] = []
        self.stage: tuple[pygame.Surface, pygame.Surface] | None = None
        self.shown = ""

    @staticmethod
    def _inner_scene(scene: PlanningScene | TableScene) -> PlanningScene | TableScene:
        """Prepare the scene of a phase. Its agents keep a pace that a viewer can follow at any speed setting."""
        if isinstance(scene, PlanningScene):
            scene.session.companions.swift = False
        return scene

    @property
    def bed(self) -> str:
        """The ambient sound."""
        return self.inner.bed

    @property
    def ear(self) -> Any:
        """The sound adapter of the inner scene."""
        return getattr(self.inner, "sound_adapter", None)

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Continue the match. Some time after its end the next one begins."""
        if PERSON in self.match.holders.values():  # an agent has failed, so nobody can continue the match
            return self.following()
        if isinstance(self.inner, PlanningScene):
            leaves = self._update_planning(self.inner, dt)
        elif self.match.decision is None and not self.inner.animations.busy and self.wait <= 0:
            return self.fade(dt)
        else:
            leaves = self._update_story(self.inner, dt)
        if leaves:
            inner = self._inner_scene(phases.act(self.guest, self.match))
            self.inner, self.read, self.lines, self.dirty = inner, 0, [], True
        self.dirty = self.dirty or self.band_text != self.shown
        return None

    def _update_planning(self, scene: PlanningScene, dt: float) -> bool:
        """Continue the planning in fast motion. Returns whether it is over."""
        self.now += dt * PLANNING_SPEED / 1000
        following = scene.update(dt)
        if following is None and not scene.is_over:
            pace = AGENT_SPEED * FULL_TABLE / len(scene.t.people)
            scene.session.ask_companions(dt * (pace - 1))
        return following is not None

    def _update_story(self, scene: TableScene, dt: float) -> bool:
        """Continue the story; new text in the band delays the next answer. Returns whether the next planning begins."""
        self.now += dt / 1000
        self.wait -= dt
        following = scene.update(dt) if scene.animations.busy or self.wait <= 0 else None
        fresh = [line.words for line in scene.client.log[self.read :]]
        if fresh:
            self.read, self.lines = self.read + len(fresh), fresh[-LOG_LINES:]
            self.wait = reading(" ".join(self.lines))
        return following is not None

    def prefetch(self) -> Iterator[None]:
        """Prepare what the inner scene needs soon."""
        while True:
            inner = self.inner
            for _ in chain(inner.prefetch(), repeat(None)):
                yield
                if self.inner is not inner:
                    break

    # ------------------------------------------------------------------ text

    @property
    def band_text(self) -> str:
        """The text of the band."""
        scene = self.inner
        if isinstance(scene, TableScene):
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
        """Draw the inner scene, and the band if its text has changed."""
        canvas = self.context.canvas(surface)
        band = self._band_area(canvas)
        fresh = self.canvas is not canvas
        painted, spots = self._draw_inner(self._stage_surface(surface, canvas.rect(band).top), fresh=fresh)
        if fresh or self.dirty or (painted and not spots):
            self.canvas, self.dirty, self.shown = canvas, False, self.band_text
            demo.band(canvas, band, self, self.shown, say("ui-ld-demo-invite"), self.palette.accent, over=bool(self.verdict))
            spots = None if fresh or (painted and not spots) else [*(spots or ()), canvas.rect(band)]
            painted = True
            self.report()
        if painted:
            self.context.painted, self.context.spots = True, spots

    def _draw_inner(self, stage: pygame.Surface, *, fresh: bool) -> tuple[bool, list[pygame.Rect] | None]:
        """Draw the inner scene. Returns whether and where it has painted (None: everywhere)."""
        self.inner.dirty = self.inner.dirty or fresh
        self.guest.painted, self.guest.spots, self.guest.frame_start = False, None, self.context.frame_start
        self.inner.draw(stage)
        return self.guest.painted, self.guest.spots

    @staticmethod
    def _band_area(canvas: Canvas) -> Area:
        high = demo.deep(canvas)
        return Area(0, canvas.room.h - high, canvas.room.w, high)

    def _stage_surface(self, surface: pygame.Surface, high: int) -> pygame.Surface:
        """The part of the window above the band."""
        if self.stage is None or self.stage[0] is not surface or self.stage[1].get_height() != high:
            self.stage = surface, surface.subsurface((0, 0, surface.get_width(), high))
        return self.stage[1]
