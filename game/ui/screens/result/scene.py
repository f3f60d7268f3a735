"""The result screen: the verdict, panels that appear one after the other, and buttons to watch the match or to play again."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.match import Match
from game.storage.replay import Replay
from game.text import records, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import ARROWS, input_action
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.result import boxes as buttons
from game.ui.screens.result.registration import ENTRIES, Panel, ResultUi, ResultView
from game.ui.screens.result.stage import Sheet, Stage
from game.ui.widgets.boxes import Box, Placed, Pointing, place
from game.ui.widgets.containers import Column, Grid, Scrolled, Stack
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, off_bottom, off_right, off_top
from game.ui.widgets.pressed import Choosable
from game.ui.widgets.screen import Screen

NEW_SEEDS = 2**31
GAP = 14.0
HIGH = 0.3
"""The share of the window's height from which on the head scrolls with the page below."""
HEAD = 0.34
"""The greatest share of the height that a head without pages takes; its letters shrink."""


class ResultScene(Screen):
    """The result of a match. `replay` is its replay, if it is loaded already; without `staged` all panels are there at once.

    `just_ended` is true until the animation is cut short or another scene is opened: only then the end is read aloud.
    """

    name = "end"
    single = frozenset({ENTRIES})

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        replay: Replay | None = None,
        has_scene_below: bool = False,
        staged: bool = True,
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.ui: ResultUi = game_ui(match.rules.name).result
        self.match, self.replay, self.has_scene_below = match, replay, has_scene_below
        self.palette, self.bed = self.ui.palette, self.ui.bed
        self.facts = self.ui.facts(match, counts=replay is None and not has_scene_below)
        self.broken = records.broken_tonight(match)
        self.stage = Stage(self.ui.opening(self.facts), staged=staged and context.settings.pace < 100)
        self.background, self.live = self.ui.background(self.facts), self.ui.live(self.facts)
        self.cues = list(self.ui.cues(self.facts)) if self.stage.runs else []
        self.later, self.chosen = self.ui.later(self.facts), self.ui.chosen(self.facts)
        self.page = self.ui.pages[0] if self.ui.pages else ""
        self.paged, self.just_ended, self.prepared = False, staged, False
        self.scroll = Scroll()
        self.placed: list[Placed] = []
        self.shown: tuple[Canvas, tuple[Panel, ...]] | None = None

    # ------------------------------------------------------------------ commands

    def watch(self, moment: int = 0) -> Navigation:
        """Open the replay at a moment."""
        self.replay = self.replay or Replay(self.match.to_record())
        self.finish()
        return self.ui.watch(self.replay, moment)

    def play(self, seed: int) -> Navigation:
        """Play again with a seed."""
        return Goto("table", self.ui.again(self.match, seed), **dict(self.ui.table))

    def again(self) -> Navigation:
        """Play again with a new seed."""
        return self.play(secrets.randbelow(NEW_SEEDS))

    def same(self) -> Navigation:
        """Play again with the same seed."""
        return self.play(self.match.seed)

    def back(self) -> Navigation | None:
        """Return to the scene below, or to the menu."""
        return Back()

    def commands(self) -> dict[str, Callable[[], Navigation | None]]:
        """What the buttons do, in their order."""
        acts = {"watch": self.watch, "again": self.again, "same": self.same, "main-menu": self.back}
        acts |= {route.name: partial(self._leave, route.open) for route in self.ui.routes}
        return {what: acts[what] for what in self.ui.buttons}

    def _leave(self, opened: Callable[[Any], Navigation]) -> Navigation:
        """Open a scene on top."""
        self.finish()
        return opened(self.facts)

    def turn_page(self, page: str) -> Navigation | None:
        """Show another page."""
        self.page, self.scroll.top = page, 0.0
        return None

    def resumed(self, result: Any) -> Navigation | None:
        """Follow what was chosen in a scene on top."""
        return self.ui.resumed(result)

    def reword(self) -> None:
        """Read the match again in another language."""
        self.facts, self.broken = self.ui.facts(self.match, counts=False), records.broken_tonight(self.match)
        self.later = self.ui.later(self.facts)
        self.stage.cached.clear()

    # ------------------------------------------------------------------ time

    @property
    def staged(self) -> bool:
        """Whether panels are still appearing."""
        return self.stage.runs

    def finish(self) -> None:
        """Complete the animation, in silence."""
        self.stage.time, self.cues, self.just_ended, self.dirty = self.stage.over, [], False, True

    def update(self, dt: float) -> Navigation | None:
        """Advance the animation with its sounds; afterwards read one more fact in each frame."""
        if self.live is not None:
            self.live.advance(dt)
        if self.staged:
            self.stage.time = min(self.stage.over, self.stage.time + dt * self.context.settings.pace)
            self.dirty = True
            due = [cue for at, cue in self.cues if at <= self.stage.time]
            self.cues = self.cues[len(due) :]
            for cue in dict.fromkeys(due):
                self.context.sounds.play(cue)
        elif (facts := next(self.later, self.facts)) is not self.facts:
            self.facts, self.dirty = facts, True
        return None

    @property
    def aloud(self) -> str:
        """What is read aloud when a match has just ended."""
        shown = self.just_ended and self.stage.time >= min(self.ui.title[0], self.stage.over)
        return f"{self.ui.aloud(self.facts)} {self.broken}".strip() if shown else ""

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Complete the animation at the first key or click."""
        if self.staged and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.finish()
            return None
        return super().handle(event)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Turn pages, and choose an entry with the arrow keys."""
        what = input_action(event)
        if self.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            return self.turn_page(self.ui.pages[(self.ui.pages.index(self.page) + step) % len(self.ui.pages)])
        row = sorted((one for one in self.focus.targets if one.group == ENTRIES), key=lambda one: one.area.x)
        here = next((place for place, one in enumerate(row) if self.focused(one.key)), -1)
        if here >= 0 and what in ("left", "right", "first", "last"):
            last = len(row) - 1
            place = {"first": 0, "last": last}.get(what, min(max(0, here + ARROWS.get(what, (0, 0))[0]), last))
            self.focus.current = self.chosen = row[place].key
            return None
        return super().typed(event)

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Choose a clicked entry; a second click opens the replay there."""
        item = self.focus.under(self.pointer)
        if item is not None and item.group == ENTRIES and item.key != self.chosen:
            self.focus.current = self.chosen = item.key
            return None
        return super().pressed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The keys of the buttons."""
        known = buttons.actions(self.ui)
        return next((act() for what, act in self.commands().items() if input_action(event) == known[what]), None)

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the page, the tabs, and the buttons. Panels are only placed anew during the animation if they differ."""
        panels = tuple(self._panels())
        if self.staged and self.shown == (canvas, panels):
            return self.focus.targets
        self.shown = (canvas, panels)
        self.stage.sheets.clear()
        self.scrolls = []
        boxes, side = self._boxes(), self.ui.aside(canvas)
        beside, room = off_right(canvas.room, side, 0)
        last = [place(boxes.popitem()[1], canvas, beside)] if side else []
        commands, back = self.commands(), self.has_scene_below
        each = (room.w - 2 * GAP) / len(commands) / canvas.stretch
        bar = buttons.foot(self.ui, self.match, self._leave, commands, self.context.input.cap, each, back=back)
        foot, rest = off_bottom(room.inset(GAP, 12), bar.high(canvas, room.w - 2 * GAP), GAP)
        self.placed = [*self._content(canvas, rest, boxes), *last, place(bar, canvas, foot)]
        made = [one for placed in self.placed for one in sorted(placed.targets, key=lambda one: one.group != "parts")]
        return made if self.scroll.most and self.paged else [one for one in made if one.group != "parts"]

    def _content(self, canvas: Canvas, area: Area, boxes: dict[str, Box]) -> list[Placed]:
        """The head and all panels if there is room, else the head, the tabs and a page."""
        whole, wide = self.ui.whole(boxes, canvas), canvas.room.w >= self.ui.wide * canvas.stretch
        for big in (True, False):
            head = self._head(big=big)
            least = self.background.head(canvas) - GAP if self.background is not None and big else 0.0
            high = max(least, head.high(canvas, area.w))
            top, body = off_top(area, high if self.ui.pages else min(high, HEAD * area.h), GAP)
            self.paged = bool(self.ui.pages) and not (wide and whole.high(canvas, body.w) <= body.h + 1)
            if not self.paged:
                return [place(head, canvas, top), place(whole, canvas, body)]
        tabs = buttons.tabs(self.ui, self.page, self.turn_page)
        if top.h > HIGH * canvas.room.h:
            strip, body = off_top(area, tabs.high(canvas, area.w), 10)
            return [place(tabs, canvas, strip), self._page(canvas, body, boxes, head)]
        strip, body = off_top(body, tabs.high(canvas, area.w), 10)
        return [place(head, canvas, top), place(tabs, canvas, strip), self._page(canvas, body, boxes)]

    def _page(self, canvas: Canvas, area: Area, boxes: dict[str, Box], *above: Box) -> Placed:
        """The panels of a page, below each other or side by side, and scrolled if they are too high."""
        mine = [boxes[name] for name, page in self._pages().items() if page == self.page]
        parts = [Choosable(box, ("part", place), lambda: None, "parts", mark=self._mark) for place, box in enumerate(mine)]
        grid = Grid(*parts, least=self.ui.column * canvas.stretch, gap=GAP, fill=True)
        self.scrolls = [self.scroll]
        whole = Column(*above, grid, gap=GAP, grow=(-1,))
        return place(Scrolled(whole, self.scroll, self.palette, fades=False), canvas, area, Pointing(self.focus, self.pointer))

    def _mark(self, canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            canvas.frame(area, self.palette.focus, width=3)

    def _panels(self) -> Sequence[Panel]:
        return self.ui.panels(self.facts, ResultView(self.stage.time, self.chosen, self.watch))

    def _pages(self) -> dict[str, str]:
        """The page of each panel."""
        return {panel.name: panel.page for panel in self._panels() if not panel.over}

    def _boxes(self) -> dict[str, Box]:
        """The panels by name, each with those that lie over it."""
        panels = self._panels()
        return {
            base.name: Stack(Sheet(base, self.stage), *(Sheet(one, self.stage) for one in panels if one.over == base.name))
            for base in panels
            if not base.over
        }

    def _head(self, *, big: bool) -> Sheet:
        return Sheet(Panel("head", partial(buttons.head, self.ui, big=big), (self.facts, self.broken), self.ui.title), self.stage)

    def default(self) -> object:
        """The most important button."""
        return self.ui.primary

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """Paint the background."""
        if self.background is None:
            super().ground(canvas)
            return
        canvas.under = None
        self.background.draw(canvas, self.stage.part(self.ui.light))

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed. While only the background is visible, every other frame prepares a panel instead."""
        canvas = self.context.canvas(surface)
        bare = self.stage.time < self.ui.title[0] and self.context.is_interactive
        if self.canvas is canvas and self.staged and bare and not self.prepared:
            self.prepared = self.stage.prepare(canvas)
            if self.prepared:
                return
        self.prepared = False
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif self.live is not None and (spots := self.live.stir(canvas, self.context.settings)):
            self.context.spots, self.context.painted = spots, True

    def paint(self, canvas: Canvas) -> None:
        """Paint the head, the panels and the buttons, each at its time in the animation."""
        if self.staged and not (self.stage.time < self.ui.title[0] and self.context.is_interactive):
            self.stage.prepare(canvas)
        *panels, bar = self.placed
        shown = self.focus.current
        for placed in panels:
            placed.paint(canvas, shown)
        if self.stage.time >= self.ui.buttons_at:
            bar.paint(canvas, shown)
        if self.live is not None:
            self.live.settle(canvas, self.context.settings, {name: area for name, (_, area) in self.stage.sheets.items()})
