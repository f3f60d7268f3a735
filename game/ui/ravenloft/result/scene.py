"""After the last turn: dawn, or the night that stays; the deeds of the heroes, the night turn by turn, its best moments."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.storage import paths, replays
from game.storage.replay import Replay
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input.actions import ARROWS, input_action
from game.ui.ravenloft.replay.turns import read_night
from game.ui.ravenloft.result import hero_panels, last_blow, turn_chart
from game.ui.ravenloft.result.highlights import moments
from game.ui.ravenloft.result.layout import NONE, PAGES, PLATES, bar_cells, hero_cells, lay_out
from game.ui.ravenloft.result.sky import CastleSky
from game.ui.ravenloft.result.tally import honours, tally
from game.ui.ravenloft.result.verdict import Verdict
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.screens.result import Ending, Sheets
from game.ui.table.animation_queue import ease
from game.ui.table.match_client import Line
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, columns

NEW_SEEDS = 2**31
LIGHT, TITLE, PANELS, GROWTH = (0.0, 2300.0), (500.0, 1100.0), (1600.0, 2200.0), (2100.0, 3000.0)
"""When the light changes, the title appears, the panels rise and the night's chart grows: from and to, in milliseconds."""
OVER = 3000.0
LAST_LINES = 8
PICTURES = {"again": "ui/again", "same": "ui/same", "watch": "ui/play", "ledger": "ui/log", "cabinet": "ui/home"}


class ReckoningScene(Ending):
    """The end of a night. `reel` is its replay, if there is one; a scene that is not `staged` shows its end at once."""

    name = "end"
    palette = RAVENLOFT

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        reel: Replay | None = None,
        has_scene_below: bool = False,
        staged: bool = True,
    ) -> None:
        super().__init__(context, OVER, staged=staged)
        use(game=match.rules.name)
        self.match, self.reel, self.has_scene_below = match, reel, has_scene_below
        self.t: State = match.view(tuple(match.holders)).state
        heroes = [hero.id for hero in self.t.heroes]
        won = match.outcome is not None and "heroes" in match.outcome.winners
        self.verdict = Verdict(match, self.t, won=won)
        self.verdict.blow = last_blow.sentence(match.seen(tuple(match.holders)))
        self.rivals = replays.files(paths.replays()) if won else []
        log = match.seen(tuple(match.holders))
        self.night = read_night(log, heroes)
        self.best = moments(self.night, log)
        deeds = tally(log, heroes)
        standing = {hero.id: figure.hero_hp(hero) > 0 for hero in self.t.heroes}
        given = honours(deeds, standing, won=won)
        self.portraits = [
            hero_panels.Portrait(hero, deeds[hero.id], given[hero.id], match.holders[seat])
            for seat, hero in enumerate(self.t.heroes)
        ]
        self.lines = self._last_lines(log)
        self.sky = CastleSky(won=won, standing=sum(standing.values()))
        self.at = self.night.chapter_at(self.best[-1].moment) if self.best else len(self.night.chapters) - 1
        self.page = "heroes"
        self.scroll = Scroll()
        self.spots = NONE
        self.chart: turn_chart.Chart | None = None

    def _last_lines(self, log: Sequence[Sequence[Event]]) -> list[Line]:
        """What happened last, without the steps of the turn in which it did."""
        steps = (happened.TurnBegan, happened.PhaseBegan, happened.TurnEnded)
        told = [event for events in log[-12:] for event in events if not isinstance(event, steps)]
        speaker = Speaker(lambda seat: self.match.rules.seat_name(self.match.game.state, seat))
        found = [Line(" ".join(speaker.event(event).split()), type(event).rule) for event in told]
        return [line for line in found if line.words][-LAST_LINES:]

    # ------------------------------------------------------------------ deeds

    def again(self, seed: int) -> Navigation:
        """The same adventure with the same heroes."""
        return Goto("table", self.match.again(seed))

    def new_night(self) -> Navigation:
        """The same heroes in a new dungeon."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_night(self) -> Navigation:
        """The same dungeon again."""
        return self.again(self.match.seed)

    def watch(self, moment: int = 0) -> Navigation:
        """Watch the night again, from a moment on."""
        self.reel = self.reel or Replay(self.match.to_record())
        self.finish()
        return Push("replay", self.reel, moment=moment)

    def ledger(self) -> Navigation:
        """Open the campaign ledger at these Heroes."""
        self.finish()
        return Push("ravenloft/campaign", [hero.id for hero in self.t.heroes])

    def resumed(self, result: Any) -> Navigation | None:
        """Set the adventure up that was chosen in the campaign ledger, if one was."""
        return None if result is None else Goto("setup", "ravenloft", journey=result)

    def watch_turn(self) -> Navigation:
        """Watch from the chosen turn on."""
        return self.watch(self.night.chapters[self.at].begin if self.at else 0)

    def back(self) -> Navigation | None:
        """Back to the menu, or to the list of replays."""
        return Back()

    def words(self, plate: str) -> str:
        """The message of a plate: the way back leads to where the player came from."""
        return "ui-end-back" if plate == "cabinet" and self.has_scene_below else f"ui-end-{plate}"

    def turn_page(self, page: str) -> Navigation | None:
        """Show another page."""
        self.page = page
        return None

    # ------------------------------------------------------------------ time and input

    def update(self, dt: float) -> Navigation | None:
        """Let it dawn, or let the night close; then look at earlier nights."""
        if not self.staged and self.rivals:
            self.compare(self.rivals.pop())
        return super().update(dt)

    def compare(self, path: Path) -> None:
        """Set this night beside an earlier one of the same adventure that was won."""
        try:
            told = replays.read_summary(path)
        except SaveError:
            return
        same = (told.seed, told.answers) == (self.match.seed, self.match.turn)
        if not told.won or same or told.adventure != self.t.adventure or len(told.heroes) != len(self.t.heroes):
            return
        if self.verdict.before is None or told.turns < self.verdict.before:
            self.verdict.before, self.dirty = told.turns, True
            self.kept.pop("head", None)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """In the chart the arrows go along the night."""
        what = input_action(event)
        if self.focused("night") and what in ("left", "right", "first", "last"):
            last = len(self.night.chapters) - 1
            self.at = {"first": 0, "last": last}.get(what, min(max(0, self.at + ARROWS.get(what, (0, 0))[0]), last))
            return None
        if self.spots.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
            return None
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The same night again, watch it, or the campaign ledger."""
        if input_action(event) == "same":
            return self.same_night()
        if input_action(event) == "log":
            return self.ledger()
        return self.watch() if input_action(event) == "watch" else None

    def choose_turn(self) -> Navigation | None:
        """A click on the chart chooses a turn, a second one on it watches from there; so does Enter."""
        if self.chart is not None and self.chart.lanes.inset(0, -30).holds(self.pointer) and not self.by_key:
            place = self.chart.turn_at(self.pointer[0])
            if place != self.at:
                self.at = place
                return None
        return self.watch_turn()

    by_key = False

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click says where; a key does not."""
        self.by_key = False
        try:
            return super().pressed(event)
        finally:
            self.by_key = True

    # ------------------------------------------------------------------ places

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The plates at the bottom, the pages, the moments, the chart."""
        spots = self.spots = lay_out(canvas, self.night, self.page)
        made = []
        if spots.paged:
            for what, area in zip(PAGES, columns(spots.tabs, 3, 10), strict=True):
                made.append(Target(("page", what), area, partial(self.turn_page, what), "pages", say(f"ui-end-page-{what}")))
        self.scrolls = []
        if spots.heroes.h and spots.paged:
            made += self.hero_places(canvas, spots.heroes)
        if spots.moments.h:
            rows = hero_panels.moment_rows(canvas, spots.moments, self.best)
            for place, row in enumerate(rows):
                one = self.best[place]
                made.append(Target(("moment", place), row, partial(self.watch, max(0, one.moment - 1)), "moments", one.kind))
        self.chart = turn_chart.Chart.fit(canvas, self.night, spots.night) if spots.night.h else None
        if self.chart is not None:
            made.append(Target("night", spots.night, self.choose_turn, "night", say("ui-night-title")))
        acts: tuple[Callable[[], Navigation | None], ...] = (self.new_night, self.same_night, self.watch, self.ledger, self.back)
        for what, area, act in zip(PLATES, bar_cells(spots.bar), acts, strict=True):
            made.append(Target(what, area, act, "plates", say(self.words(what))))
        return made

    def hero_places(self, canvas: Canvas, view: Area) -> list[Target]:
        """The heroes on a page of their own, which scrolls if it must."""
        cells = hero_cells(canvas, self.scroll.fit(view, 0), len(self.portraits))
        deep = max(cell.y + cell.h for cell in cells) - view.y
        cells = hero_cells(canvas, self.scroll.fit(view, deep), len(self.portraits))
        self.scrolls = [self.scroll]
        if not self.scroll.most:
            return []
        made = [Target(("hero", place), cell, lambda: None, "heroes", "") for place, cell in enumerate(cells)]
        return self.scroll.items(made, self.focus, self.pointer)

    def default(self) -> object:
        """Once more."""
        return "again"

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """The sky."""
        canvas.under = None
        self.sky.draw(canvas, self.part(LIGHT))

    def paint(self, canvas: Canvas) -> None:
        """The verdict, the heroes, the night, the plates; while it is staged each in its time."""
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
            self._night(canvas, self.chart, sheets, risen)
        for item in self.focus.targets:
            self._item(canvas, item)

    def _night(self, canvas: Canvas, chart: turn_chart.Chart, sheets: Sheets, risen: float) -> None:
        """The chart, as far as it has grown."""
        grown, away = self.part(GROWTH), (1 - risen) * 60
        if grown < 1:
            self.show_sheet(canvas, "bare", *sheets["bare"], risen, away)
            with canvas.clip(Area(0, 0, chart.lanes.x + chart.lanes.w * grown, canvas.room.h)):
                self.show_sheet(canvas, "night", *sheets["night"], 1.0 if grown else risen, away)
            return
        self.show_sheet(canvas, "night", *sheets["night"], risen, away)
        turn_chart.cursor(canvas, chart, self.at, focused=self.focused("night"))

    def sheets_of(self, canvas: Canvas) -> Sheets:
        """The panels of the page with their places and painters."""
        spots = self.spots
        made: Sheets = {"head": (spots.head.inset(-8, -8), lambda c, a: self.verdict.draw(c, a.inset(8, 8), big=spots.big))}
        if spots.heroes.h and not spots.paged:
            made["heroes"] = (spots.heroes, self.heroes)
        if spots.moments.h:
            made["moments"] = (spots.moments, self.moments)
        if self.chart is not None:
            made["night"] = (spots.night, lambda c, a: turn_chart.draw(c, turn_chart.Chart.fit(c, self.night, a), self.best, 1.0))
            made["bare"] = (spots.night, lambda c, a: turn_chart.draw(c, turn_chart.Chart.fit(c, self.night, a), self.best, 0.0))
        return made

    def heroes(self, canvas: Canvas, area: Area) -> None:
        """All heroes in a row."""
        for one, cell in zip(self.portraits, columns(area, len(self.portraits)), strict=True):
            hero_panels.hero_card(canvas, cell, one)

    def _hero_page(self, canvas: Canvas, view: Area) -> None:
        column = self.scroll.fit(view, self.scroll.content)
        with canvas.clip(view):
            for place, (one, cell) in enumerate(
                zip(self.portraits, hero_cells(canvas, column, len(self.portraits)), strict=True)
            ):
                spot = self.scroll.at(cell)
                hero_panels.hero_card(canvas, spot, one)
                if self.focused(("hero", place)):
                    canvas.frame(spot, self.palette.focus, width=3)
        self.scroll.bar(canvas, self.palette)

    def moments(self, canvas: Canvas, area: Area) -> None:
        """The best moments and the last words."""
        hero_panels.moments_panel(canvas, area, self.best, self.lines)

    def _item(self, canvas: Canvas, item: Target) -> None:
        focused = self.focused(item.key)
        if item.group == "plates":
            cap = self.context.input.cap
            caps = {
                "again": cap("take"),
                "same": cap("same"),
                "watch": cap("watch"),
                "ledger": cap("log"),
                "cabinet": cap("back"),
            }
            what = str(item.key)
            note = say(f"{self.words(what)}-note") if self.spots.big else ""
            tight = item.area.w < 300 * canvas.letter
            picture = "" if tight or what == "again" else PICTURES[what]
            button(
                canvas, item.area, item.label, self.palette,
                key="" if tight else caps[what], note=note, primary=what == "again", focused=focused, picture=picture,
            )  # fmt: skip
        elif item.group == "pages":
            button(canvas, item.area, item.label, self.palette, primary=item.key == ("page", self.page), focused=focused, size=22)
        elif item.group == "moments" and focused:
            hero_panels.moment_focus(canvas, item.area)
