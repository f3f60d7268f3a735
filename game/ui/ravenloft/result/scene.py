"""The result screen: dawn or dusk, the Heroes' numbers, the match turn by turn, its highlights."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.match import Match
from game.storage.replay import Replay
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input.actions import ARROWS, input_action
from game.ui.ravenloft.result import buttons, hero_panels, turn_chart
from game.ui.ravenloft.result.layout import BUTTONS, EMPTY, PAGES, bar_cells, hero_cells, make_layout
from game.ui.ravenloft.result.match_summary import MatchSummary
from game.ui.ravenloft.result.sky import CastleSky
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.screens.result_base import ResultScreen, Sheets
from game.ui.table.animation_queue import ease
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, columns

NEW_SEEDS = 2**31
LIGHT, TITLE, PANELS, GROWTH = (0.0, 2300.0), (500.0, 1100.0), (1600.0, 2200.0), (2100.0, 3000.0)
"""Start and end in milliseconds of the changing light, the title, the rising panels and the growing chart."""
OVER = 3000.0


class ResultScene(ResultScreen):
    """The result of a match. `replay` is its replay, if it is loaded already; without `staged` there is no opening animation."""

    name = "end"
    palette = RAVENLOFT

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        replay: Replay | None = None,
        has_scene_below: bool = False,
        staged: bool = True,
    ) -> None:
        super().__init__(context, OVER, staged=staged)
        use(game=match.rules.name)
        self.match, self.replay, self.has_scene_below = match, replay, has_scene_below
        self.summary = MatchSummary.of(match)
        self.verdict, self.history, self.highlights = self.summary.verdict, self.summary.history, self.summary.highlights
        self.earlier_wins = self.summary.earlier_wins()
        self.sky = CastleSky(won=self.summary.won, standing=self.summary.standing)
        self.at = self.history.index_at(self.highlights[-1].moment) if self.highlights else len(self.history.turns) - 1
        self.page = "heroes"
        self.scroll = Scroll()
        self.spots = EMPTY
        self.chart: turn_chart.TurnChart | None = None

    # ------------------------------------------------------------------ commands

    def again(self, seed: int) -> Navigation:
        """Play the same adventure with the same Heroes from a seed."""
        return Goto("table", self.match.again(seed))

    def new_dungeon(self) -> Navigation:
        """Play again with a new seed."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_dungeon(self) -> Navigation:
        """Play again with the same seed."""
        return self.again(self.match.seed)

    def watch(self, moment: int = 0) -> Navigation:
        """Open the replay at a moment."""
        self.replay = self.replay or Replay(self.match.to_record())
        self.finish()
        return Push("replay", self.replay, moment=moment)

    def ledger(self) -> Navigation:
        """Open the campaign ledger at these Heroes."""
        self.finish()
        return Push("ravenloft/campaign", [hero.id for hero in self.summary.state.heroes])

    def resumed(self, result: Any) -> Navigation | None:
        """Open the setup page for the adventure that was chosen in the campaign ledger, if one was."""
        return None if result is None else Goto("setup", "ravenloft", journey=result)

    def watch_turn(self) -> Navigation:
        """Open the replay at the chosen turn."""
        return self.watch(self.history.turns[self.at].begin if self.at else 0)

    def back(self) -> Navigation | None:
        """Return to the menu, or to the list of replays."""
        return Back()

    def turn_page(self, page: str) -> Navigation | None:
        """Show another page."""
        self.page = page
        return None

    # ------------------------------------------------------------------ time and input

    def update(self, dt: float) -> Navigation | None:
        """Advance the opening animation; afterwards compare the match with one earlier win in each frame."""
        if not self.staged and self.earlier_wins and self.summary.compare(self.earlier_wins.pop()):
            self.dirty = True
            self.kept.pop("head", None)
        return super().update(dt)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Move along the chart with the arrow keys, and between pages."""
        what = input_action(event)
        if self.focused("night") and what in ("left", "right", "first", "last"):
            last = len(self.history.turns) - 1
            self.at = {"first": 0, "last": last}.get(what, min(max(0, self.at + ARROWS.get(what, (0, 0))[0]), last))
            return None
        if self.spots.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
            return None
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Play the same dungeon again, watch the replay, or open the campaign ledger."""
        if input_action(event) == "same":
            return self.same_dungeon()
        if input_action(event) == "log":
            return self.ledger()
        return self.watch() if input_action(event) == "watch" else None

    def choose_turn(self) -> Navigation | None:
        """Select the clicked turn of the chart; a second click on it, or Enter, opens the replay there."""
        if self.chart is not None and self.chart.lanes.inset(0, -30).holds(self.pointer) and not self.by_key:
            place = self.chart.turn_at(self.pointer[0])
            if place != self.at:
                self.at = place
                return None
        return self.watch_turn()

    by_key = False

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a click, with `by_key` unset."""
        self.by_key = False
        try:
            return super().pressed(event)
        finally:
            self.by_key = True

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Return the pages, the highlights, the chart, and the buttons of the bottom row."""
        spots = self.spots = make_layout(canvas, self.history, self.page)
        made = []
        if spots.paged:
            for what, area in zip(PAGES, columns(spots.tabs, 3, 10), strict=True):
                made.append(Target(("page", what), area, partial(self.turn_page, what), "pages", say(f"ui-end-page-{what}")))
        self.scrolls = []
        if spots.heroes.h and spots.paged:
            made += self.hero_targets(canvas, spots.heroes)
        if spots.moments.h:
            rows = hero_panels.highlight_rows(canvas, spots.moments, self.highlights)
            for place, row in enumerate(rows):
                one = self.highlights[place]
                made.append(Target(("moment", place), row, partial(self.watch, max(0, one.moment - 1)), "moments", one.kind))
        self.chart = turn_chart.TurnChart.fit(canvas, self.history, spots.chart) if spots.chart.h else None
        if self.chart is not None:
            made.append(Target("night", spots.chart, self.choose_turn, "night", say("ui-night-title")))
        acts: tuple[Callable[[], Navigation | None], ...] = (
            self.new_dungeon,
            self.same_dungeon,
            self.watch,
            self.ledger,
            self.back,
        )
        for what, area, act in zip(BUTTONS, bar_cells(spots.bar), acts, strict=True):
            made.append(Target(what, area, act, "plates", say(buttons.message_id(what, back=self.has_scene_below))))
        return made

    def hero_targets(self, canvas: Canvas, view: Area) -> list[Target]:
        """Return the Heroes on a page of their own, where it scrolls."""
        cells = hero_cells(canvas, self.scroll.fit(view, 0), len(self.summary.heroes))
        deep = max(cell.y + cell.h for cell in cells) - view.y
        cells = hero_cells(canvas, self.scroll.fit(view, deep), len(self.summary.heroes))
        self.scrolls = [self.scroll]
        if not self.scroll.most:
            return []
        made = [Target(("hero", place), cell, lambda: None, "heroes", "") for place, cell in enumerate(cells)]
        return self.scroll.items(made, self.focus, self.pointer)

    def default(self) -> object:
        """Focus the button that plays again."""
        return "again"

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """Paint the sky."""
        canvas.under = None
        self.sky.draw(canvas, self.part(LIGHT))

    def paint(self, canvas: Canvas) -> None:
        """Paint the verdict, the Heroes, the chart and the buttons; during the opening each at its time."""
        sheets = self.sheets_of(canvas)
        self.make_ready(canvas, sheets)
        if (shown := self.part(TITLE)) > 0:
            self.show_sheet(canvas, "head", *sheets["head"], shown, 0)
        risen = ease(self.part(PANELS))
        if risen <= 0:
            return
        if self.spots.paged and self.spots.heroes.h:
            self._hero_page(canvas, self.spots.heroes)
        for name in ("heroes", "moments"):
            if name in sheets:
                self.show_sheet(canvas, name, *sheets[name], risen, (1 - risen) * 60)
        if self.chart is not None:
            self._draw_chart(canvas, self.chart, sheets, risen)
        for item in self.focus.targets:
            self._draw_target(canvas, item)

    def _draw_chart(self, canvas: Canvas, chart: turn_chart.TurnChart, sheets: Sheets, risen: float) -> None:
        """Paint the chart up to its current growth."""
        grown, away = self.part(GROWTH), (1 - risen) * 60
        if grown < 1:
            self.show_sheet(canvas, "bare", *sheets["bare"], risen, away)
            with canvas.clip(Area(0, 0, chart.lanes.x + chart.lanes.w * grown, canvas.room.h)):
                self.show_sheet(canvas, "night", *sheets["night"], 1.0 if grown else risen, away)
            return
        self.show_sheet(canvas, "night", *sheets["night"], risen, away)
        turn_chart.cursor(canvas, chart, self.at, focused=self.focused("night"))

    def sheets_of(self, canvas: Canvas) -> Sheets:
        """Return the panels of the page with their areas and painters."""
        spots = self.spots
        made: Sheets = {"head": (spots.head.inset(-8, -8), lambda c, a: self.verdict.draw(c, a.inset(8, 8), big=spots.big))}
        if spots.heroes.h and not spots.paged:
            made["heroes"] = (spots.heroes, self.draw_heroes)
        if spots.moments.h:
            made["moments"] = (spots.moments, self.draw_highlights)
        if self.chart is not None:
            made["night"] = (
                spots.chart,
                lambda c, a: turn_chart.draw(c, turn_chart.TurnChart.fit(c, self.history, a), self.highlights, 1.0),
            )
            made["bare"] = (
                spots.chart,
                lambda c, a: turn_chart.draw(c, turn_chart.TurnChart.fit(c, self.history, a), self.highlights, 0.0),
            )
        return made

    def draw_heroes(self, canvas: Canvas, area: Area) -> None:
        """Paint all Heroes in a row."""
        for one, cell in zip(self.summary.heroes, columns(area, len(self.summary.heroes)), strict=True):
            hero_panels.hero_card(canvas, cell, one)

    def _hero_page(self, canvas: Canvas, view: Area) -> None:
        column = self.scroll.fit(view, self.scroll.content)
        with canvas.clip(view):
            for place, (one, cell) in enumerate(
                zip(self.summary.heroes, hero_cells(canvas, column, len(self.summary.heroes)), strict=True)
            ):
                spot = self.scroll.at(cell)
                hero_panels.hero_card(canvas, spot, one)
                if self.focused(("hero", place)):
                    canvas.frame(spot, self.palette.focus, width=3)
        self.scroll.bar(canvas, self.palette)

    def draw_highlights(self, canvas: Canvas, area: Area) -> None:
        """Paint the highlights and the last log lines."""
        hero_panels.highlights_panel(canvas, area, self.highlights, self.summary.last_lines)

    def _draw_target(self, canvas: Canvas, target: Target) -> None:
        focused = self.focused(target.key)
        if target.group == "plates":
            cap, back = self.context.input.cap, self.has_scene_below
            buttons.main_button(canvas, target, cap, focused=focused, back=back, notes=self.spots.big)
        elif target.group == "pages":
            buttons.page_button(canvas, target, self.page, focused=focused)
        elif target.group == "moments" and focused:
            hero_panels.highlight_focus(canvas, target.area)
