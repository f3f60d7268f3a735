"""The replay of London Dread: the planning in real time, then the plan against the actual hours."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat, redact
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.storage.replay import Replay
from game.text import Speaker, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.london import theme
from game.ui.london.board import board, pieces
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import SIZE, MapLayout, map_layout
from game.ui.london.board.pieces import MedallionMove
from game.ui.london.replay import grid as replay_grid, panels, plan
from game.ui.london.replay.day import HourRecord, read_day
from game.ui.london.replay.grid import GridLayout
from game.ui.london.replay.position import HOUR, PLAN, ReplayPosition, hour_name, line_of, time_words
from game.ui.london.sound import played, replay_sounds
from game.ui.scene.context import AppContext
from game.ui.screens.replay.registration import Along, BandStyle, Jump, ReplayUi, Shown, Spot, Stage
from game.ui.widgets.layout import NOWHERE, off_bottom, off_left

PAGES = GRID, MAP, NEWS = "grid", "map", "news"
"""The pages of a tight window, in order."""
GAP = 12.0
PLANNING_MS = 24_000.0
"""Milliseconds that the replay of a planning takes at speed 1, however long the planning was."""
MOVE_MS = 650.0
"""Milliseconds of a move of the medallions."""
PLAYED_PHASES = ("leader", "story", "close")
"""The phases whose table still shows the hour. In later phases the rules have already cleared it."""
REPAINT_STEP = 1.5
"""The planning panel is repainted when its cursor has moved by this many logical pixels."""
SHADES = 24
"""The number of light levels between day and night."""
UNLISTED = (event.HourStruck, event.Moved, event.IconsAdded, event.SupplyLaid, event.ItemReadied, event.SegmentEnded)
"""Events that the list of an hour leaves out."""


class ReplayLayout(NamedTuple):
    """The areas. In a tight window only one of map, news and grid has a height."""

    map: Area
    news: Area
    grid: Area


class ReplayStage(Stage):
    """The map with the hour's news beside it, and the grid of all hours below."""

    pause = 900.0
    tight_views = PAGES

    def __init__(self, context: AppContext, replay: Replay) -> None:
        self.context, self.replay = context, replay
        self.seats = tuple(sorted(replay.whole.holders))
        self.day = read_day(replay.log, replay.actions, len(self.seats))
        self.line = line_of(self.day, replay.last)
        self.layout: ReplayLayout | None = None
        self.chosen: tuple[Seat, int] | None = None
        self.playing, self.stirred, self.move_ms = False, False, MOVE_MS
        self.paths: dict[Seat, tuple[str, str]] = {}
        self.speaker = Speaker(lambda seat: replay.whole.rules.seat_name(replay.whole.game.state, seat))
        self.show_position(0)
        events = partial(replay.events, seats=frozenset(self.seats))
        self.sound_adapter = replay_sounds(
            context, lambda: played(self.now.t, self.now.limit, self.now.ms), lambda: self.moment, events, lambda: self.playing
        )

    # ------------------------------------------------------------------ position and time

    def show(self, moment: int, *, step: bool) -> None:
        """Show a moment; after a step the medallions move there."""
        before = [person.place for person in self.state.people]
        self.show_position(moment)
        people = self.state.people if step else []
        self.paths = {one: (before[one], person.place) for one, person in enumerate(people) if person.place != before[one]}
        moves = self.paths and self.now.act == HOUR and not self.context.settings.reduced
        self.move_ms = 0.0 if moves else MOVE_MS

    def show_position(self, moment: int) -> None:
        """Show the position after `moment` answers."""
        self.moment, t = moment, self._state_at(moment)
        self.now = ReplayPosition(self.day, moment, t, self._at(moment, t) if t.phase == "planning" else 0.0)
        planning = self.now.chapter.planning
        if self.now.act == PLAN and t.phase != "planning" and moment >= planning.end > planning.begin:
            self.now = replace(self.now, ms=float(planning.ms))
        self.painted_ms = self.now.ms
        cleared = self.now.act == HOUR and t.phase not in PLAYED_PHASES
        self.state = self._state_at(moment - 1) if cleared else t

    def _state_at(self, moment: int) -> State:
        """The state at a moment as all seats together observe it."""
        t: State = redact(self.replay.at(moment).game.state, frozenset(self.seats))
        return t

    def _at(self, moment: int, t: State) -> float:
        """The time of an answer in milliseconds after the start of the planning."""
        return max(0.0, float(self.replay.actions[moment - 1].at_ms - t.began_ms)) if moment else 0.0

    @property
    def position(self) -> float:
        """The moment on the line. During a planning it has a fraction, since time passes between two answers."""
        if self.now.act != PLAN or self.moment >= self.line.last:
            return float(self.moment)
        one, other = self._at(self.moment, self.now.t), self._at(self.moment + 1, self.now.t)
        share = (self.now.ms - one) / (other - one) if other > one else 0.0
        return self.moment + min(max(share, 0.0), 0.99)

    @property
    def moving(self) -> bool:
        """Whether medallions move."""
        return self.move_ms < MOVE_MS

    def advance(self, dt: float, pace: float, *, playing: bool) -> bool:
        """Move the medallions; playback waits for them."""
        self.playing, self.waits = playing, self.moving
        if self.moving:
            self.move_ms, self.stirred = min(MOVE_MS, self.move_ms + dt * pace), True
        return False

    def passing(self, dt: float) -> int | None:
        """Let the time of a planning pass, and show the last answer before it."""
        planning = self.now.chapter.planning
        if self.now.act != PLAN or not planning.begin <= self.moment < planning.end:
            return None
        ms = self.now.ms + dt * max(1.0, planning.ms / PLANNING_MS)
        moment = self.moment
        while moment < planning.end and self._at(moment + 1, self.now.t) <= ms:
            moment += 1
        if moment != self.moment:
            self.show_position(moment)
        if self.now.act == PLAN and moment < self.now.chapter.planning.end:
            self.now = replace(self.now, ms=ms)
            wide = self.layout.news.w if self.layout is not None else 0.0
            if (ms - self.painted_ms) / self.now.scale * max(1.0, wide) > REPAINT_STEP:
                self.painted_ms, self.stirred = ms, True
        return moment

    # ------------------------------------------------------------------ words

    def view_label(self, view: object) -> str:
        """The label of the button that turns to the next page."""
        return say(f"ui-ld-watch-view-{view}")

    def caption(self, shown: Shown) -> str:
        """The chosen cell, or the position and the Dread."""
        if (chosen := cell_of(shown)) is not None:
            (seat, slot), t, meant = chosen, self.now.t, self.now.meant
            return say("ui-ld-watch-cell", who=t.people[seat].id, hour=f"hour-{SLOTS[slot].hour}", place=name(meant[seat][slot]))
        return say("ui-ld-watch-where", where=self.now.title, dread=self.now.t.dread)

    def event_lines(self, hour: HourRecord, who: Seat | None) -> list[str]:
        """The Events of an hour up to now in words, of all Characters or of one."""
        found = []
        last = min([one.begin - 1 for one in self.now.chapter.hours if one.slot > hour.slot] + [self.moment])
        for one in (one for events in self.replay.log[hour.begin : last + 1] for one in events):
            seats = getattr(one, "seats", (getattr(one, "seat", None),))
            if not isinstance(one, UNLISTED) and (who is None or who in seats):
                found.append(" ".join(self.speaker.event(one).split()))
        return [words for words in found if words]

    # ------------------------------------------------------------------ layout and painting

    def spots(self, canvas: Canvas, area: Area, shown: Shown) -> Sequence[Spot]:
        """The cells of the grid, and the chart of the planning."""
        self.layout = arrange(canvas, area.inset(16, 12), len(self.seats), shown)
        made, now = list[Spot](), self.now
        if self.layout.grid.h:
            grid = GridLayout.fit(canvas, self.layout.grid, len(self.seats))
            begins = {hour.slot: hour.begin for hour in now.chapter.hours}
            made = [
                Spot(("cell", *at), grid.cell(*at).inset(2), "cells", does=Jump(begins[at[1]]) if at[1] in begins else None)
                for at in product(self.seats, range(len(SLOTS)))
            ]
        if self.layout.news.h and now.act == PLAN:
            chart, planning = plan.chart(canvas, self.layout.news), now.chapter.planning
            inputs = [(plan.x_of(chart, now.scale, self._at(one, now.t)), one) for one in range(planning.begin, planning.end)]
            along = Along(((chart.x, planning.begin), *inputs))
            made.append(Spot("time", chart, "time", say("ui-ld-watch-time"), along))
        return made

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Paint the map, the news and the grid."""
        assert self.layout is not None
        self.chosen = cell_of(shown)
        self._paint_moving(canvas, self.layout, news=True)
        if self.layout.grid.h:
            replay_grid.paint(canvas, GridLayout.fit(canvas, self.layout.grid, len(self.seats)), self.now, self.chosen)

    def stir(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        """Paint the map while medallions move, and the map and the news during a planning."""
        if not self.stirred or self.layout is None:
            return ()
        shown = self._paint_moving(canvas, self.layout, news=self.now.act == PLAN)
        return [canvas.rect(area).clip(canvas.surface.get_rect()) for area in shown]

    def _paint_moving(self, canvas: Canvas, layout: ReplayLayout, *, news: bool) -> list[Area]:
        """Paint the map and the `news`, as far as they are shown. Returns their areas."""
        parts = [(layout.map, self._paint_map), *([(layout.news, self._paint_news)] if news else [])]
        shown = [(area, paint) for area, paint in parts if area.h]
        for area, paint in shown:
            paint(canvas, area)
        self.stirred = False
        return [area for area, _ in shown]

    def _paint_map(self, canvas: Canvas, area: Area) -> None:
        """Paint the map, which is cached until something on it changes, then the clock and the medallions."""
        t, now, layout = self.state, self.now, map_layout(canvas, area)
        canvas.paint("ld-watch-map", area, _paint_city, CityProps(layout, t, round(now.darkness * SHADES) / SHADES))
        _paint_time(canvas, layout, now)
        share = self.move_ms / MOVE_MS
        moves = {seat: MedallionMove(start, end, share) for seat, (start, end) in self.paths.items()} if self.moving else {}
        pieces.paint(canvas, layout, t, moves)

    def _paint_news(self, canvas: Canvas, area: Area) -> None:
        """Paint the planning, the hour in focus or the present hour, or the Endgame; cached by moment, hour and Character."""
        now, hour, who = self.now, self.now.hour, None
        if now.act == PLAN:
            plan.paint(canvas, area, now)
            return
        if self.chosen is not None:
            begun = [one for one in now.chapter.hours if one.slot == self.chosen[1] and one.begin <= now.moment]
            hour, who = (begun[0], self.chosen[0]) if begun else (hour, None)
        if hour is None or (now.act != HOUR and who is None):
            canvas.paint("ld-watch-news", area, panels.paint_endgame, now)
        else:
            props = panels.HourProps(now, hour, who, tuple(self.event_lines(hour, who)))
            canvas.paint("ld-watch-news", area, panels.paint_hour, props)


def cell_of(shown: Shown) -> tuple[Seat, int] | None:
    """The Character and the hour in focus."""
    key = shown.focus
    return (key[1], key[2]) if isinstance(key, tuple) and key[0] == "cell" else None


def tight(canvas: Canvas) -> bool:
    """Whether the window has room for only one of map, news and grid."""
    return canvas.room.w / canvas.stretch < 1500 or canvas.room.h / canvas.stretch < 860


def arrange(canvas: Canvas, room: Area, seats: int, shown: Shown) -> ReplayLayout:
    """The areas of map, news and grid."""
    if shown.tight:
        return ReplayLayout(*(room if one == shown.view else NOWHERE for one in (MAP, NEWS, GRID)))
    grid, upper = off_bottom(room, replay_grid.grid_height(canvas, seats, room.h), GAP)
    high = min(upper.h, upper.w * 0.56 * SIZE[1] / SIZE[0])
    city, news = off_left(upper, high * SIZE[0] / SIZE[1], GAP)
    return ReplayLayout(city._replace(h=high), news, grid)


@dataclass(frozen=True)
class CityProps:
    """The map without medallions."""

    layout: MapLayout
    t: State
    darkness: float


def _paint_city(canvas: Canvas, _: Area, props: CityProps) -> Iterator[None]:
    """Paint the map without medallions in steps."""
    canvas.mute = True  # the texts of the small cards are not meant to be read: the panel beside the map has them
    shown = MapProps(darkness=props.darkness, corner_plates=False, medallions=False)
    yield from board.paint_steps(canvas, props.layout, props.t, shown)
    canvas.picture("london/dial", props.layout.clock)


def _paint_time(canvas: Canvas, layout: MapLayout, now: ReplayPosition) -> None:
    """Paint the time of the planning, or the hour, on the great clock."""
    (x, y), radius = layout.dial
    words = hour_name(now.hour.slot) if now.hour is not None else say("ui-ld-watch-end")
    words = time_words(now.ms) if now.act == PLAN else words
    size = canvas.fitting(words, radius * 0.5, radius * 1.2, "title", 0.3)
    canvas.text(words, (x, y - canvas.high(size, "title") / 2), size, theme.INK, face="title", align="centre")


STYLE = BandStyle(button=50.0, edge=20.0, top=8.0, gap=6.0, foot=8.0, more=24.0, words=22.0)
LABELS = {"turn-back": "ui-ld-watch-part-back", "turn-on": "ui-ld-watch-part-on", "faster": "ui-ld-watch-faster"}
REPLAY = ReplayUi(
    LONDON, ReplayStage, tight=tight, styles=(STYLE, STYLE), labels=LABELS, icons={"eyes": "look"}, rehearses=True
)  # fmt: skip
