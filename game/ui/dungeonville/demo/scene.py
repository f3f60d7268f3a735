"""The demo of Dungeonville: agents play at the usual table, above a band that comments on it."""

from typing import Any

import pygame

from game.match import PERSON
from game.rules.dungeonville.state import COLOURS
from game.rules.engine.rng import Rng
from game.rules.engine.rules import winning_seats
from game.text import name, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.dungeonville.demo import title_card
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import DemoScreen, reading
from game.ui.screens.result.scene import ResultScene
from game.ui.table.scene import TableScene

PARTIES = (4, 3, 5, 2)
"""Numbers of wizards, in the order of the matches."""
LINES = 2
"""The number of log lines in the band."""
TITLE_LINES = ("secret", "gold", "claim")
"""The lines of the title card."""
EXPLAINED = ("recruit", "scout", "combat", "explore", "collect")
"""The phases of a round, each of which is explained once."""


class DemoPlaylist(demo.DemoPlaylist):
    """The matches of the demo: four, three, five and two wizards in turn."""

    game = "dungeonville"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The number of wizards."""
        return {"seats": PARTIES[(number + lot.below("first", 60)) % len(PARTIES)]}


class DemoScene(DemoScreen):
    """A match of the demo, which is not saved. `shown_scene` is the table, then the result screen.

    It starts with a title card, whose lines (`title_lines`) appear one by one, `lines_shown` so far. In the first rounds
    `explanation` explains what is seen for the first time; the match waits until there was time to read it.
    """

    palette = CABINET

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        use(game="dungeonville")
        self.match = DemoPlaylist(slot.seed, slot.options).night(slot.number).begin()
        self.table_context = context.without_saving()
        game = DungeonvilleTable(self.table_context, self.match, only=())
        self.table = TableScene(self.table_context, self.match, game, held=frozenset())
        self.shown_scene: TableScene | ResultScene = self.table
        self.sound_adapter = self.table.sound_adapter
        self.lines_read, self.wait = 0, 0.0
        self.lines: list[str] = []
        facts = {"seats": len(self.match.holders), "goal": self.match.options.goal}
        self.title_lines = [say(f"ui-dv-demo-title-{part}", **facts) for part in TITLE_LINES]
        self.lines_shown, self.line_time = 1, reading(self.title_lines[0])
        self.explained = set[str]()
        self.explanation = ""
        self.table_surface: tuple[pygame.Surface, pygame.Surface] | None = None
        self.painted_caption = ""

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Continue the match: each answer waits until there was time to read the band."""
        if PERSON in self.match.holders.values():  # an agent has failed, and no person can take over
            return self.following()
        if self.shown_scene is not self.table:
            self.shown_scene.update(dt)
            self.dirty = self.dirty or self.caption != self.painted_caption
            return self.fade(dt)
        if self.shows_title:
            return self.advance_title(dt)
        self.wait -= dt
        if self.explanation and self.wait > 0:
            return None
        self.explanation = ""
        following = self.table.update(dt) if self.table.animations.busy or self.wait <= 0 else None
        fresh = [line.words for line in self.table.client.log[self.lines_read :]]
        if fresh:
            self.lines_read, self.lines = self.lines_read + len(fresh), fresh[-LINES:]
            self.wait = reading(" ".join(self.lines))
        if isinstance(following, Goto) and following.route == "result":
            self.shown_scene, self.dirty = ResultScene(self.table_context, self.match), True
        self.explain()
        self.dirty = self.dirty or self.caption != self.painted_caption
        return None

    @property
    def shows_title(self) -> bool:
        """Whether the title card is shown."""
        return self.line_time > 0

    def advance_title(self, dt: float) -> Navigation | None:
        """Show the next line of the title card after there was time to read the last one; close it after all lines."""
        self.line_time -= dt
        if self.line_time <= 0:
            self.lines_shown, self.dirty, self.shown_scene.dirty = (
                self.lines_shown + 1,
                True,
                True,
            )  # repaints without the title card, too
            self.line_time = reading(self.title_lines[self.lines_shown - 1]) if self.lines_shown <= len(self.title_lines) else 0.0
        return None

    def explain(self) -> None:
        """Explain a phase that is seen for the first time."""
        t = self.table.facts().state
        what = "" if (t.phase == "combat" and t.fight is None) or (t.phase == "explore" and t.trip is None) else t.phase
        if self.shown_scene is self.table and what in EXPLAINED and what not in self.explained:
            self.explained.add(what)
            self.explanation = say(f"ui-dv-demo-{what}")
            self.wait, self.dirty = reading(self.explanation), True

    @property
    def caption(self) -> str:
        """The text of the band."""
        outcome = self.match.outcome
        if outcome is None or self.shown_scene is self.table:
            return self.explanation or " ".join(self.lines) or say("ui-dv-demo-begin")
        won = [name(COLOURS[seat]) for seat in winning_seats(self.match.rules, self.match.game.state)]
        return say("ui-dv-demo-over", seats=won, following=self.next_up())

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table, and the band if its text has changed."""
        canvas = self.context.canvas(surface)
        band = self._band(canvas)
        fresh = self.canvas is not canvas
        painted, spots = self._played(self._stage(surface, canvas.rect(band).top), fresh=fresh)
        if fresh or self.dirty or (painted and not spots):
            self.canvas, self.dirty, self.painted_caption = canvas, False, self.caption
            invite = say("ui-dv-demo-invite")
            demo.band(
                canvas, band, self, self.painted_caption, invite, self.palette.accent, over=self.shown_scene is not self.table
            )
            spots = None if fresh or (painted and not spots) else [*(spots or ()), canvas.rect(band)]
            painted = True
            self.report()
        if painted:
            self.context.painted, self.context.spots = True, spots

    def _played(self, stage: pygame.Surface, *, fresh: bool) -> tuple[bool, list[pygame.Rect] | None]:
        """Paint the table; returns whether anything was painted, and where (None for everywhere)."""
        self.shown_scene.dirty = self.shown_scene.dirty or fresh or (self.shows_title and self.dirty)
        self.table_context.painted, self.table_context.spots = False, None
        self.shown_scene.draw(stage)
        if self.shows_title and self.table_context.painted:
            canvas = self.table_context.canvas(stage)
            title_card.paint(canvas, canvas.room, self.title_lines, self.lines_shown)
            self.table_context.spots = None
        return self.table_context.painted, self.table_context.spots

    @staticmethod
    def _band(canvas: Canvas) -> Area:
        high = demo.deep(canvas)
        return Area(0, canvas.room.h - high, canvas.room.w, high)

    def _stage(self, surface: pygame.Surface, high: int) -> pygame.Surface:
        """The part of the window above the band."""
        if self.table_surface is None or self.table_surface[0] is not surface or self.table_surface[1].get_height() != high:
            self.table_surface = surface, surface.subsurface((0, 0, surface.get_width(), high))
        return self.table_surface[1]
