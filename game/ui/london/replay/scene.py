"""A day in London watched again: the plan as it was made, second by second, against what came of it, hour by hour."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.rules.engine.secret import redact
from game.rules.london import event
from game.rules.london.state import SLOTS, State
from game.storage.replay import Replay
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.input.actions import input_action
from game.ui.london import style
from game.ui.london.board import board, medallions
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.london.board.medallions import Walk
from game.ui.london.replay import band, grid as replay_grid, hour_panel, layout, plan
from game.ui.london.replay.day import Hour, Seat, read_day
from game.ui.london.replay.layout import GRID, PAGES, Grid, Lay
from game.ui.london.replay.position import HOUR, PLAN, Now, hour_words, time_words
from game.ui.london.sound.listener import Onlooker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.replay import Scrubbed
from game.ui.screens.timeline import Line
from game.ui.widgets.focus import Target

REST = 900.0
"""Milliseconds between two answers of the story while it plays at the plainest speed."""
WHOLE = 24_000.0
"""So many milliseconds a planning takes to be shown, at the plainest speed, however long it was."""
GLIDE = 650.0
"""Milliseconds in which the medallions walk."""
SPEEDS = (1.0, 2.0, 4.0, 0.5)
STEPS = (event.HourStruck, event.Moved, event.IconsAdded, event.SupplyLaid, event.ItemReadied, event.SegmentEnded)
"""What need not be told of an hour step by step."""
LIVED = ("leader", "story", "close")
"""The phases in which the table stands as the hours left it: after them it is cleared for what comes next."""
SHADES = 24
"""So many steps of light lie between day and night."""
STEP = 1.5
"""The time of a planning is painted anew where it has gone on by so many logical pixels."""


class WatchScene(Scrubbed):
    """A replay; `moment` is where to begin."""

    name = "replay"
    palette = LONDON
    bed = "london"
    single = frozenset({"cells"})
    rehearses = True

    def __init__(self, context: AppContext, reel: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        use(game=reel.whole.rules.name)
        self.reel = reel
        self.seats = tuple(sorted(reel.whole.holders))
        self.day = read_day(reel.log, reel.actions, len(self.seats))
        self.parts = band.parts(self.day, reel.last)
        self.signs = band.signs(self.day, reel.last)
        self.line = Line([one.begin for one in self.parts], [one.moment for one in self.signs], reel.last, Area(0, 0, 1, 1))
        self.layout: Lay | None = None
        self.page, self.speed, self.rest, self.glide = GRID, 0, 0.0, GLIDE
        self.walks: dict[Seat, tuple[str, str]] = {}
        self.walked = False
        self.speaker = Speaker(lambda seat: reel.whole.rules.seat_name(reel.whole.game.state, seat))
        self.playing = moment < reel.last
        self.stand(moment)
        self.sound_adapter = Onlooker(self, lambda moment: reel.events(moment, frozenset(self.seats)))

    # ------------------------------------------------------------------ where it stands

    def stand(self, moment: int) -> None:
        """Read how everything stood at a moment."""
        self._moment = min(max(0, moment), self.reel.last)
        t = self._stood(self._moment)
        ms = self.reel.actions[self._moment - 1].at_ms - t.began_ms if self._moment else 0
        self.now = Now(self.day, self._moment, t, max(0.0, float(ms)) if t.phase == "planning" else 0.0)
        if (
            self.now.act == PLAN
            and t.phase != "planning"
            and self._moment >= self.now.chapter.planning.end > self.now.chapter.planning.begin
        ):
            self.now = Now(self.day, self._moment, t, float(self.now.chapter.planning.ms))
        self.painted_ms = self.now.ms
        cleared = self.now.act == HOUR and t.phase not in LIVED
        self.table = self._stood(self._moment - 1) if cleared else t

    def _stood(self, moment: int) -> State:
        """The table at a moment, as everybody together knew it."""
        t: State = redact(self.reel.at(moment).game.state, frozenset(self.seats))
        return t

    @property
    def moment(self) -> int:
        """How many answers have been given."""
        return self._moment

    @property
    def along(self) -> float:
        """The moment with what of the next one has passed, for the line: in a planning time goes on between two answers."""
        if self.now.act != PLAN or self._moment >= self.reel.last:
            return float(self._moment)
        one, other = self._at(self._moment), self._at(self._moment + 1)
        share = (self.now.ms - one) / (other - one) if other > one else 0.0
        return self._moment + min(max(share, 0.0), 0.99)

    def _at(self, moment: int) -> float:
        """When, after the planning began, an answer was given."""
        return max(0.0, self.reel.actions[moment - 1].at_ms - self.now.t.began_ms) if moment else 0.0

    @property
    def moving(self) -> bool:
        """Whether medallions are on their way."""
        return self.glide < GLIDE

    def go(self, moment: int) -> Navigation | None:
        """Stand at a moment, at once."""
        self.rest, self.dirty, self.glide = 0.0, True, GLIDE
        self.walks = {}
        self.stand(moment)
        return None

    def forward(self) -> Navigation | None:
        """Show the next moment: whoever goes somewhere walks there."""
        before = [person.place for person in self.table.people]
        self.go(self.moment + 1)
        people = self.table.people
        self.walks = {seat: (start, people[seat].place) for seat, start in enumerate(before) if people[seat].place != start}
        if self.walks and self.now.act == HOUR and not self.context.settings.reduced:
            self.glide = 0.0
        return None

    # ------------------------------------------------------------------ deeds

    def faster(self) -> Navigation | None:
        """The next speed."""
        self.speed, self.dirty = (self.speed + 1) % len(SPEEDS), True
        return None

    @property
    def factor(self) -> str:
        """The speed in words."""
        return say("ui-replay-speed", factor=f"{SPEEDS[self.speed]:g}")

    def turn_over(self) -> Navigation | None:
        """In a small window the grid, the map or the news."""
        self.page, self.dirty = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)], True
        return None

    def jump(self, seat: Seat, slot: int) -> Navigation | None:
        """To the hour of a cell."""
        hour = next((one for one in self.now.chapter.hours if one.slot == slot), None)
        self.playing = False
        return None if hour is None else self.go(hour.begin)

    def to_time(self) -> Navigation | None:
        """To the time of the planning at which the mouse points."""
        if self.layout is None or self.canvas is None:
            return None
        self.playing = False
        ms = plan.ms_at(plan.chart(self.canvas, self.layout.news, self.now), self.now, self.pointer[0])
        planning = self.now.chapter.planning
        moments = [one for one in range(planning.begin, planning.end) if self._at(one) <= ms]
        return self.go(max(moments, default=planning.begin))

    def ended(self) -> Navigation | None:
        """How it ended."""
        return Goto("result", self.reel.whole, reel=self.reel, staged=False)

    def back(self) -> Navigation | None:
        """Close the replay."""
        return Back()

    # ------------------------------------------------------------------ time and keys

    def update(self, dt: float) -> Navigation | None:
        """While it plays, go on; let the medallions walk."""
        if self.glide < GLIDE:
            self.glide, self.walked = min(GLIDE, self.glide + dt * SPEEDS[self.speed]), True
        elif self.playing and not self.dragging:
            self._play(dt * SPEEDS[self.speed])
        return super().update(dt)

    def _play(self, dt: float) -> None:
        planning = self.now.chapter.planning
        if self._moment >= self.reel.last:
            self.playing, self.dirty = False, True
        elif self.now.act == PLAN and planning.begin <= self._moment < planning.end:
            self._pass(dt * max(1.0, planning.ms / WHOLE))
        else:
            self.rest += dt
            if self.rest >= REST:
                self.forward()

    def _pass(self, ms: float) -> None:
        """Let time of the planning pass, and stand at the last answer before it."""
        now = self.now.ms + ms
        moment = self._moment
        while moment < self.now.chapter.planning.end and self._at(moment + 1) <= now:
            moment += 1
        if moment != self._moment:
            self.stand(moment)
            self.dirty = True
        if self.now.act == PLAN and self._moment < self.now.chapter.planning.end:
            self.now = Now(self.day, self._moment, self.now.t, now)
            if self.layout is not None and (now - self.painted_ms) / self.now.scale * max(1.0, self.layout.news.w) > STEP:
                self.painted_ms, self.walked = now, True

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """What moves along the line, and how fast."""
        return super().moves() | {"fast": self.faster, "menu": self.toggle}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """In a small window V turns to what is not shown; the end has its key."""
        if event.key == pygame.K_v or input_action(event) == "look":
            return self.turn_over()
        return self.ended() if input_action(event) == "watch" and self.reel.whole.decision is None else None

    # ------------------------------------------------------------------ places

    def transport(self) -> tuple[tuple[str, Callable[[], Navigation | None]], ...]:
        """The buttons that move along the line: their name and deed."""
        return (
            ("to-start", self.start), ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle),
            ("step-on", self.step), ("turn-on", self.turn), ("to-end", self.end),
        )  # fmt: skip

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons, the line, the hours of the grid, the time of the planning."""
        lay = self.layout = layout.arrange(canvas, len(self.seats), self.page)
        self.line.area = lay.line
        side, row = layout.each(canvas), lay.buttons
        made = []
        for place, (what, act) in enumerate(self.transport()):
            made.append(Target(what, Area(row.x + place * (side + 6), row.y, side, side), act, "transport", self._called(what)))
        acts: list[tuple[str, Callable[[], Navigation | None]]] = [("faster", self.faster)]
        acts += [("view", self.turn_over)] if lay.tight else []
        acts += [("ended", self.ended)] if self.reel.whole.decision is None else []
        acts.append(("back", self.back))
        right = row.x + row.w - len(acts) * (side + 6) + 6
        for place, (what, act) in enumerate(acts):
            made.append(Target(what, Area(right + place * (side + 6), row.y, side, side), act, "plates", self._called(what)))
        made.append(Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line")))
        return [*made, *self._cells(canvas, lay)]

    def _called(self, what: str) -> str:
        """What a button does, in words."""
        own = {
            "turn-back": "ui-ld-watch-part-back",
            "turn-on": "ui-ld-watch-part-on",
            "faster": "ui-ld-watch-faster",
            "view": f"ui-ld-watch-view-{self.page}",
        }
        return say({**own, "back": "ui-replay-leave"}.get(what, f"ui-replay-{what}"))

    def _cells(self, canvas: Canvas, lay: Lay) -> list[Target]:
        made = []
        if lay.grid.h:
            grid = Grid.fit(canvas, lay.grid, len(self.seats))
            spots = [(seat, slot) for seat in self.seats for slot in range(SLOTS)]
            made = [Target(("cell", *spot), grid.cell(*spot).inset(2), partial(self.jump, *spot), "cells") for spot in spots]
        if lay.news.h and self.now.act == PLAN:
            chart = plan.chart(canvas, lay.news, self.now)
            made.append(Target("time", chart, self.to_time, "time", say("ui-ld-watch-time")))
        return made

    def hole(self, canvas: Canvas) -> pygame.Rect:
        """The map hides the ground."""
        return canvas.rect(self.layout.map) if self.layout is not None else super().hole(canvas)

    @property
    def chosen(self) -> tuple[Seat, int] | None:
        """The hour of a Character that is in focus."""
        key = self.focus.current
        return (key[1], key[2]) if isinstance(key, tuple) and key[0] == "cell" else None

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if something has changed; the map alone while everybody walks, the clocks while a planning goes by."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif self.walked and self.layout is not None:
            parts = [(self.layout.map, self._map)] + ([(self.layout.news, self._news)] if self.now.act == PLAN else [])
            shown = [(area, paint) for area, paint in parts if area.h]
            for area, paint in shown:
                paint(canvas, area)
            self.context.spots, self.context.painted = [canvas.rect(area).clip(surface.get_rect()) for area, _ in shown], True
        self.walked = False

    def paint(self, canvas: Canvas) -> None:
        """The map, the news, the grid, the band."""
        lay = self.layout
        assert lay is not None
        if lay.map.h:
            self._map(canvas, lay.map)
        if lay.news.h:
            self._news(canvas, lay.news)
        if lay.grid.h:
            replay_grid.paint(canvas, Grid.fit(canvas, lay.grid, len(self.seats)), self.now, self.chosen)
        band.paint(canvas, self, self.parts)

    def _news(self, canvas: Canvas, area: Area) -> None:
        now, chosen = self.now, self.chosen
        hour, who = now.hour, None
        if chosen is not None and now.act != PLAN:
            found = next((one for one in now.chapter.hours if one.slot == chosen[1] and one.begin <= now.moment), None)
            hour, who = (found, chosen[0]) if found is not None else (hour, None)
        if now.act == PLAN:
            plan.paint(canvas, area, now)
        elif hour is not None and (now.act == HOUR or who is not None):
            self._hour(canvas, area, hour, who)
        else:
            canvas.panel("ld-watch-news", (now.moment, "endgame"), area, lambda c, a: hour_panel.endgame(c, a, now))

    def _hour(self, canvas: Canvas, area: Area, hour: Hour, who: Seat | None) -> None:
        now = self.now
        canvas.panel(
            "ld-watch-news",
            (now.moment, hour.slot, who),
            area,
            lambda c, a: hour_panel.hour(c, a, now, hour, who, self.lines(hour, who)),
        )

    def lines(self, hour: Hour, who: Seat | None) -> list[str]:
        """What has happened in an hour by now, step by step, of everybody or of one Character."""
        found = []
        last = min([one.begin - 1 for one in self.now.chapter.hours if one.slot > hour.slot] + [self._moment])
        for events in self.reel.log[hour.begin : last + 1]:
            for one in events:
                seats = getattr(one, "seats", (getattr(one, "seat", None),))
                if not isinstance(one, STEPS) and (who is None or who in seats):
                    found.append(" ".join(self.speaker.event(one).split()))
        return [words for words in found if words]

    def _map(self, canvas: Canvas, area: Area) -> None:
        """The map, painted anew where something on it has changed, and everybody on it."""
        t, laid = self.table, map_layout(canvas, area)
        lies = (t.chapter, t.phase, tuple(t.dark), tuple(t.shown.items()), tuple(t.notes.items()), tuple(t.goons.items()))
        people = tuple(person.place for person in t.people)  # a plate makes room for those who stand there
        key = (lies, people, round(self.now.darkness * SHADES), laid.signs_only)
        canvas.panel("ld-watch-map", key, area, lambda c, _: self._city(c, laid))
        self._dial(canvas, laid)
        share = self.glide / GLIDE
        walks = {seat: Walk(start, end, share) for seat, (start, end) in self.walks.items()} if self.moving else {}
        medallions.paint(canvas, laid, self.table, walks)

    def _city(self, canvas: Canvas, laid: MapLayout) -> Iterator[None]:
        canvas.mute = True  # a small picture of the table: what its cards say stands beside it
        show = MapProps(darkness=round(self.now.darkness * SHADES) / SHADES, corner_plates=False, medallions=False)
        yield from board.paint_steps(canvas, laid, self.table, show)
        canvas.picture("london/dial", laid.clock)

    def _dial(self, canvas: Canvas, laid: MapLayout) -> None:
        """The time of the planning, or the hour, on the great clock."""
        now, ((x, y), radius) = self.now, laid.dial
        words = (
            time_words(now.ms) if now.act == PLAN else hour_words(now.hour) if now.hour is not None else say("ui-ld-watch-end")
        )
        size = canvas.fitting(words, radius * 0.5, radius * 1.2, "title", 0.3)
        canvas.text(words, (x, y - canvas.high(size, "title") / 2), size, style.INK, face="title", align="centre")

    def report(self) -> None:
        """Where the day stands."""
        self.context.trace(self.name, self.focus, busy=self.playing, moment=self.moment, last=self.reel.last)
