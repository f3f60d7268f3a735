"""The result screen: whose deed was whose, how each score came about, the charts, and who knew what when (DV-122)."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.match import Match
from game.match.record import SaveError
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.rules import winning_seats
from game.storage.replay import Replay
from game.text import name, say, use
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.draw.theme import DUNGEONVILLE
from game.ui.dungeonville.result import painter
from game.ui.dungeonville.result.summary import MatchSummary, summarize
from game.ui.dungeonville.style import P
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.screens.result_base import ResultScreen, Sheets, Span
from game.ui.table.animation_queue import ease
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, flow, off_bottom, off_right, off_top, rows

NARROW = 1200.0
"""A window that is narrower than this, at nominal text size, shows the deeds and the charts in turn."""
NEW_SEEDS = 2**31
HEAD, FIRST, EACH, RISE, CHARTS = (0.0, 500.0), 500.0, 450.0, 400.0, 500.0
"""Milliseconds: the span of the title, the start of the first deed, the delay and duration of each deed, that of the charts."""
BUTTON_ACTIONS = {"watch": "watch", "again": "begin", "same": "same", "turn": "log", "cabinet": "back"}
"""The input actions of the buttons."""
ROOM = "dungeonville/dawn"
SIZE = 22.0


class ResultScene(ResultScreen):
    """All deeds face up. `page` is what a narrow window shows: "deeds" or "charts".

    `replay` is the replay if there is one. While it is `staged`, the deeds are revealed one by one, the winner's last.
    """

    name = "reckoning"
    palette = DUNGEONVILLE
    bed = "dungeonville"

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        replay: Replay | None = None,
        has_scene_below: bool = False,
        staged: bool = True,
    ) -> None:
        use(game=match.rules.name)
        super().__init__(context, FIRST + EACH * len(match.holders) + CHARTS, staged=staged)
        self.match, self.replay, self.page = match, replay, "deeds"
        self.has_scene_below = has_scene_below
        self.state: State = match.view(tuple(match.holders)).state
        self.summary: MatchSummary | None = self._summary()
        self.just_ended = staged
        self.scroll = Scroll()
        self.scrolls = [self.scroll]

    def _summary(self) -> MatchSummary | None:
        try:
            return summarize(self.match)
        except SaveError:  # the deeds can be shown without it
            return None

    @property
    def won(self) -> list[int]:
        """The seats of the winners."""
        return list(winning_seats(self.match.rules, self.match.game.state))

    @property
    def title(self) -> str:
        """Who has won."""
        return say("ui-dv-won", seats=[name(COLOURS[seat]) for seat in self.won])

    @property
    def reason(self) -> str:
        """Why the match is over."""
        outcome = self.match.outcome
        return "" if outcome is None else say(outcome.reason)

    @property
    def aloud(self) -> str:
        """What is read aloud when a match has just ended: who has won, and why."""
        return f"{self.title}. {self.reason}" if self.just_ended else ""

    # ------------------------------------------------------------------ actions

    def watch(self) -> Navigation | None:
        """Replay the match, with all deeds face up."""
        self.replay = self.replay or Replay(self.match.to_record())
        self.finish()
        return Push("replay", self.replay)

    def another_match(self) -> Navigation | None:
        """Another match with the same wizards."""
        return self._begin(secrets.randbelow(NEW_SEEDS))

    def same_match(self) -> Navigation | None:
        """The same match again: same seed, same deal."""
        return self._begin(self.match.seed)

    def _begin(self, seed: int) -> Navigation:
        return Goto("table", self.match.again(seed), deal=True)

    def finish(self) -> None:
        """Show the end of the staging, in silence."""
        super().finish()
        self.just_ended = False

    def turn_page(self) -> Navigation | None:
        """Show the other page."""
        self.page, self.scroll.top = ("charts" if self.page == "deeds" else "deeds"), 0.0
        return None

    def back(self) -> Navigation | None:
        """Return to the previous scene: the menu, or the list of replays."""
        return Back()

    def actions(self) -> dict[str, Callable[[], Navigation | None]]:
        """The buttons, in order."""
        turn = {"turn": self.turn_page} if self.canvas is not None and self.is_narrow(self.canvas) else {}
        return {"watch": self.watch, "again": self.another_match, "same": self.same_match, **turn, "cabinet": self.back}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The keys of the buttons."""
        for what, act in self.actions().items():
            if input_action(event) == BUTTON_ACTIONS[what]:
                return act()
        return None

    # ------------------------------------------------------------------ layout

    def is_narrow(self, canvas: Canvas) -> bool:
        """Whether there is room for one page only."""
        return canvas.room.w < NARROW * canvas.stretch

    def button_label(self, what: str) -> str:
        """The label of a button."""
        if what == "turn":
            return say(f"ui-dv-end-{'charts' if self.page == 'deeds' else 'deeds'}")
        return say("ui-end-back") if what == "cabinet" and self.has_scene_below else say(f"ui-dv-end-{what}")

    def _widest_size(self, canvas: Canvas, what: str) -> tuple[float, float]:
        words = (say("ui-dv-end-charts"), say("ui-dv-end-deeds")) if what == "turn" else (self.button_label(what),)
        sizes = [self._button_size(canvas, what, one) for one in words]
        return max(wide for wide, _ in sizes), max(high for _, high in sizes)

    def _button_size(self, canvas: Canvas, what: str, words: str) -> tuple[float, float]:
        key = self.context.input.cap(BUTTON_ACTIONS[what])
        return button_size(canvas, words, key=key, size=SIZE, room=canvas.room.w - 80)

    def _foot(self, canvas: Canvas) -> tuple[Area, list[Area]]:
        """The area above the buttons, and the buttons."""
        inner = canvas.room.inset(28, 18)
        sizes = [self._widest_size(canvas, what) for what in self.actions()]
        foot, body = off_bottom(inner, depth(inner, flow(inner, sizes, 12)), 14)
        return body, flow(foot, sizes, 12)

    def _areas(self, canvas: Canvas) -> dict[str, Area]:
        """The panels: the head, a row for each deed, the charts. A folded page may be higher than the window."""
        body, _ = self._foot(canvas)
        high = canvas.high(40, "title") + canvas.high(24) + 20
        order = [f"deed-{seat}" for seat in painter.ranked(self.state, self.won)]
        if not self.is_narrow(canvas):
            self.scroll.fit(body, 0)
            head, body = off_top(body, high, 12)
            charts, deeds = off_right(body, body.w * 0.47, 16)
            return {"head": head, **dict(zip(order, rows(deeds, len(order), 10), strict=True)), "charts": charts}
        column, each = body._replace(w=body.w - self.scroll.BAR - 8), painter.row_height(canvas)
        below, page = high + 12, Area(column.x, column.y + high + 12, column.w, column.h - high - 12)
        if self.page == "deeds":
            page = page._replace(h=max(page.h, (each + 10) * len(order)))
            parts = dict(zip(order, rows(page, len(order), 10), strict=True))
        else:
            page = page._replace(h=max(page.h, painter.charts_height(canvas, column.w, self.summary)))
            parts = {"charts": page}
        self.scroll.fit(body, below + page.h)
        return {"head": column._replace(h=high), **parts}

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons; the panels, too, where they scroll."""
        panels = self._areas(canvas)
        made = [
            Target(what, spot, act, "plates", self.button_label(what))
            for (what, act), spot in zip(self.actions().items(), self._foot(canvas)[1], strict=True)
        ]
        if not self.scroll.most:
            return made
        parts = [Target(("part", what), area, lambda: None, "parts", "") for what, area in panels.items()]
        return [*self.scroll.items(parts, self.focus, self.pointer), *made]

    def default(self) -> object:
        """Another match."""
        return "again"

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """The wizard's room at dawn."""
        canvas.under = None
        canvas.picture(ROOM, canvas.room, cover=True, eye=0.7)

    def paint(self, canvas: Canvas) -> None:
        """The winner, the deeds in ascending order, the charts; while staged, each in its time."""
        sheets = self.visible_panels(canvas)
        self.make_ready(canvas, sheets)
        with canvas.clip(self.scroll.view.inset(-6) if self.scroll.most else canvas.room):
            for what, (area, paint) in sheets.items():
                shown = ease(self.part(self._time(what)))
                if shown > 0:
                    self.show_sheet(canvas, what, area, paint, shown, (1 - shown) * 40)
                if self.focused(("part", what)):
                    canvas.frame(area, P.focus, width=3)
        self.scroll.bar(canvas, P)
        for item in self.focus.targets:
            if item.group == "plates":
                what = str(item.key)
                key, focused = self.context.input.cap(BUTTON_ACTIONS[what]), self.focused(what)
                button(canvas, item.area, item.label, P, key=key, focused=focused, primary=what == "again", size=SIZE)

    def visible_panels(self, canvas: Canvas) -> Sheets:
        """The visible panels, each with its area and painter."""
        painters: dict[str, Painter] = {"head": lambda c, a: painter.head(c, a, self.title, self.reason)}
        painters |= {f"deed-{seat}": partial(self._deed, seat=seat) for seat in range(len(self.state.wizards))}
        if (summary := self.summary) is not None:
            painters["charts"] = lambda c, a: painter.charts(c, a, summary, self.state.options.goal)
        areas = self._areas(canvas)
        return {what: (self.scroll.at(area), painters[what]) for what, area in areas.items() if what in painters}

    def _time(self, what: str) -> Span:
        """When a panel starts to appear, and when it has appeared."""
        order = painter.ranked(self.state, self.won)
        if not what.startswith("deed-"):
            return HEAD if what == "head" or self.page == "charts" else (self.over - CHARTS, self.over)
        begun = FIRST + EACH * (len(order) - 1 - order.index(int(what.removeprefix("deed-"))))
        return begun, begun + RISE

    def _deed(self, canvas: Canvas, area: Area, *, seat: int) -> None:
        known = None if self.summary is None else self.summary.known.get(seat, [])
        painter.deed_row(canvas, area, self.state, seat, known, best=seat in self.won)
