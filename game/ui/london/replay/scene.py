"""The replay of London Dread: the planning in real time, then the plan against the actual hours."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.rules.engine.secret import redact
from game.rules.london.state import SLOTS, State
from game.storage.replay import Replay
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.input.actions import input_action
from game.ui.london.board.medallions import MedallionMove
from game.ui.london.replay import band, grid as replay_grid, layout, plan
from game.ui.london.replay.day import Seat
from game.ui.london.replay.day_reader import read_day
from game.ui.london.replay.layout import GRID, PAGES, GridLayout, ReplayLayout
from game.ui.london.replay.map_panel import paint_map
from game.ui.london.replay.news_panel import paint_news
from game.ui.london.replay.position import HOUR, PLAN, ReplayPosition
from game.ui.london.sound import played, replay_sounds
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.replay import ReplayScreen
from game.ui.screens.timeline import Timeline
from game.ui.widgets.focus import Target

ANSWER_MS = 900.0
"""Milliseconds between two answers of the story at speed 1."""
PLANNING_MS = 24_000.0
"""Milliseconds that the replay of a planning takes at speed 1, however long the planning was."""
MOVE_MS = 650.0
"""Milliseconds of a move of the medallions."""
SPEEDS = (1.0, 2.0, 4.0, 0.5)
PLAYED_PHASES = ("leader", "story", "close")
"""The phases whose table still shows the hour. In later phases the rules have already cleared it."""
REPAINT_STEP = 1.5
"""The planning panel is repainted when its cursor has moved by this many logical pixels."""


class ReplayScene(ReplayScreen):
    """The scene of a replay. `moment` is the answer to begin with."""

    name = "replay"
    palette = LONDON
    single = frozenset({"cells"})
    rehearses = True

    def __init__(self, context: AppContext, reel: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        use(game=reel.whole.rules.name)
        self.reel = reel
        self.seats = tuple(sorted(reel.whole.holders))
        self.day = read_day(reel.log, reel.actions, len(self.seats))
        self.parts = band.timeline_parts(self.day, reel.last)
        self.badges = band.badges(self.day, reel.last)
        self.line = Timeline([one.begin for one in self.parts], [one.moment for one in self.badges], reel.last, Area(0, 0, 1, 1))
        self.layout: ReplayLayout | None = None
        self.page, self.speed, self.pause_ms, self.move_ms = GRID, 0, 0.0, MOVE_MS
        self.paths: dict[Seat, tuple[str, str]] = {}
        self.speaker = Speaker(lambda seat: reel.whole.rules.seat_name(reel.whole.game.state, seat))
        self.playing, self.map_dirty = moment < reel.last, False
        self.show_position(moment)
        heard = lambda: played(self.now.t, self.now.limit, self.now.ms)  # noqa: E731
        events = lambda moment: reel.events(moment, frozenset(self.seats))  # noqa: E731
        self.sound_adapter = replay_sounds(context, heard, lambda: self.moment, events, lambda: self.playing)

    # ------------------------------------------------------------------ position

    def show_position(self, moment: int) -> None:
        """Show the position after `moment` answers."""
        self._moment = min(max(0, moment), self.reel.last)
        t = self._state_at(self._moment)
        ms = self.reel.actions[self._moment - 1].at_ms - t.began_ms if self._moment else 0
        self.now = ReplayPosition(self.day, self._moment, t, max(0.0, float(ms)) if t.phase == "planning" else 0.0)
        planning = self.now.chapter.planning
        if self.now.act == PLAN and t.phase != "planning" and self._moment >= planning.end > planning.begin:
            self.now = ReplayPosition(self.day, self._moment, t, float(planning.ms))
        self.painted_ms = self.now.ms
        cleared = self.now.act == HOUR and t.phase not in PLAYED_PHASES
        self.table = self._state_at(self._moment - 1) if cleared else t

    def _state_at(self, moment: int) -> State:
        """The state at a moment as all seats together observe it."""
        t: State = redact(self.reel.at(moment).game.state, frozenset(self.seats))
        return t

    @property
    def moment(self) -> int:
        """The number of answers that are shown."""
        return self._moment

    @property
    def timeline_position(self) -> float:
        """The moment on the timeline. During a planning it has a fraction, since time passes between two answers."""
        if self.now.act != PLAN or self._moment >= self.reel.last:
            return float(self._moment)
        one, other = self._at(self._moment), self._at(self._moment + 1)
        share = (self.now.ms - one) / (other - one) if other > one else 0.0
        return self._moment + min(max(share, 0.0), 0.99)

    def _at(self, moment: int) -> float:
        """The time of an answer in milliseconds after the start of the planning."""
        return max(0.0, self.reel.actions[moment - 1].at_ms - self.now.t.began_ms) if moment else 0.0

    @property
    def moving(self) -> bool:
        """Whether medallions move."""
        return self.move_ms < MOVE_MS

    @property
    def medallion_moves(self) -> dict[Seat, MedallionMove]:
        """The moves of the medallions at this time."""
        share = self.move_ms / MOVE_MS
        return {seat: MedallionMove(start, end, share) for seat, (start, end) in self.paths.items()} if self.moving else {}

    def go(self, moment: int) -> Navigation | None:
        """Show a moment without animation."""
        self.pause_ms, self.dirty, self.move_ms, self.paths = 0.0, True, MOVE_MS, {}
        self.show_position(moment)
        return None

    def forward(self) -> Navigation | None:
        """Show the next moment and animate the moves of the medallions."""
        before = [person.place for person in self.table.people]
        self.go(self.moment + 1)
        people = self.table.people
        self.paths = {seat: (start, people[seat].place) for seat, start in enumerate(before) if people[seat].place != start}
        if self.paths and self.now.act == HOUR and not self.context.settings.reduced:
            self.move_ms = 0.0
        return None

    # ------------------------------------------------------------------ commands

    def faster(self) -> Navigation | None:
        """Choose the next speed."""
        self.speed, self.dirty = (self.speed + 1) % len(SPEEDS), True
        return None

    @property
    def speed_text(self) -> str:
        """The speed in words."""
        return say("ui-replay-speed", factor=f"{SPEEDS[self.speed]:g}")

    def next_page(self) -> Navigation | None:
        """Show the next of grid, map and news in a tight window."""
        self.page, self.dirty = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)], True
        return None

    def show_hour(self, seat: Seat, slot: int) -> Navigation | None:
        """Go to the hour of a grid cell."""
        hour = next((one for one in self.now.chapter.hours if one.slot == slot), None)
        self.playing = False
        return None if hour is None else self.go(hour.begin)

    def show_time(self) -> Navigation | None:
        """Go to the time of the planning under the mouse."""
        if self.layout is None or self.canvas is None:
            return None
        self.playing = False
        ms = plan.ms_at(plan.chart(self.canvas, self.layout.news, self.now), self.now, self.pointer[0])
        planning = self.now.chapter.planning
        moments = [one for one in range(planning.begin, planning.end) if self._at(one) <= ms]
        return self.go(max(moments, default=planning.begin))

    def show_result(self) -> Navigation | None:
        """Open the result screen."""
        return Goto("result", self.reel.whole, replay=self.reel, staged=False)

    def back(self) -> Navigation | None:
        """Close the replay."""
        return Back()

    # ------------------------------------------------------------------ time and keys

    def update(self, dt: float) -> Navigation | None:
        """Continue the playback and the moves of the medallions."""
        if self.move_ms < MOVE_MS:
            self.move_ms, self.map_dirty = min(MOVE_MS, self.move_ms + dt * SPEEDS[self.speed]), True
        elif self.playing and not self.dragging:
            self._play(dt * SPEEDS[self.speed])
        return super().update(dt)

    def _play(self, dt: float) -> None:
        """Continue the playback by `dt` milliseconds."""
        planning = self.now.chapter.planning
        if self._moment >= self.reel.last:
            self.playing, self.dirty = False, True
        elif self.now.act == PLAN and planning.begin <= self._moment < planning.end:
            self._advance_planning(dt * max(1.0, planning.ms / PLANNING_MS))
        else:
            self.pause_ms += dt
            if self.pause_ms >= ANSWER_MS:
                self.forward()

    def _advance_planning(self, ms: float) -> None:
        """Let `ms` of the planning pass and show the last answer before that time."""
        now = self.now.ms + ms
        moment = self._moment
        while moment < self.now.chapter.planning.end and self._at(moment + 1) <= now:
            moment += 1
        if moment != self._moment:
            self.show_position(moment)
            self.dirty = True
        if self.now.act == PLAN and self._moment < self.now.chapter.planning.end:
            self.now = ReplayPosition(self.day, self._moment, self.now.t, now)
            if self.layout is not None and (now - self.painted_ms) / self.now.scale * max(1.0, self.layout.news.w) > REPAINT_STEP:
                self.painted_ms, self.map_dirty = now, True

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """The commands by input action."""
        return super().moves() | {"fast": self.faster, "menu": self.toggle}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the keys of the page and the result buttons."""
        if event.key == pygame.K_v or input_action(event) == "look":
            return self.next_page()
        return self.show_result() if input_action(event) == "watch" and self.reel.whole.decision is None else None

    # ------------------------------------------------------------------ targets

    def transport(self) -> tuple[band.Command, ...]:
        """The commands along the timeline."""
        return (
            ("to-start", self.start), ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle),
            ("step-on", self.step), ("turn-on", self.turn), ("to-end", self.end),
        )  # fmt: skip

    def actions(self, *, tight: bool) -> list[band.Command]:
        """The commands beside the transport."""
        pages = [("view", self.next_page)] if tight else []
        result = [("ended", self.show_result)] if self.reel.whole.decision is None else []
        return [("faster", self.faster), *pages, *result, ("back", self.back)]

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets: buttons, timeline, grid cells, and the chart of the planning."""
        regions = self.layout = layout.arrange(canvas, len(self.seats), self.page)
        self.line.area = regions.line
        row, step = regions.buttons, layout.button_size(canvas) + 6
        actions = self.actions(tight=regions.tight)
        made = band.buttons(canvas, row, "transport", self.transport(), self.page)
        right = row._replace(x=row.x + row.w - len(actions) * step + 6)
        made += band.buttons(canvas, right, "plates", actions, self.page)
        made.append(Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line")))
        return [*made, *self._cells(canvas, regions)]

    def _cells(self, canvas: Canvas, regions: ReplayLayout) -> list[Target]:
        """The targets in the grid and in the chart of the planning."""
        made = []
        if regions.grid.h:
            grid = GridLayout.fit(canvas, regions.grid, len(self.seats))
            spots = [(seat, slot) for seat in self.seats for slot in range(SLOTS)]
            made = [Target(("cell", *spot), grid.cell(*spot).inset(2), partial(self.show_hour, *spot), "cells") for spot in spots]
        if regions.news.h and self.now.act == PLAN:
            chart = plan.chart(canvas, regions.news, self.now)
            made.append(Target("time", chart, self.show_time, "time", say("ui-ld-watch-time")))
        return made

    def covered_area(self, canvas: Canvas) -> pygame.Rect:
        """The area that the map covers."""
        return canvas.rect(self.layout.map) if self.layout is not None else super().covered_area(canvas)

    @property
    def chosen(self) -> tuple[Seat, int] | None:
        """The Character and the hour in focus."""
        key = self.focus.current
        return (key[1], key[2]) if isinstance(key, tuple) and key[0] == "cell" else None

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Repaint what has changed. While medallions move only the map is painted, during a planning also the news."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif self.map_dirty and self.layout is not None:
            parts = [(self.layout.map, paint_map)] + ([(self.layout.news, paint_news)] if self.now.act == PLAN else [])
            shown = [(area, paint) for area, paint in parts if area.h]
            for area, paint in shown:
                paint(canvas, area, self)
            self.context.spots, self.context.painted = [canvas.rect(area).clip(surface.get_rect()) for area, _ in shown], True
        self.map_dirty = False

    def paint(self, canvas: Canvas) -> None:
        """Paint the map, the news, the grid and the band."""
        regions = self.layout
        assert regions is not None
        if regions.map.h:
            paint_map(canvas, regions.map, self)
        if regions.news.h:
            paint_news(canvas, regions.news, self)
        if regions.grid.h:
            replay_grid.paint(canvas, GridLayout.fit(canvas, regions.grid, len(self.seats)), self.now, self.chosen)
        band.paint(canvas, self, self.parts)

    def report(self) -> None:
        """Trace the position."""
        self.context.trace(self.name, self.focus, busy=self.playing, moment=self.moment, last=self.reel.last)
