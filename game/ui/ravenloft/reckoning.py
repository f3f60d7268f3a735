"""After the last turn: dawn, or the night that stays; the deeds of the heroes, the night turn by turn, its best moments."""

import secrets
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.match import Match
from game.replay import Reel
from game.rules.ravenloft import figure
from game.rules.ravenloft.state import State
from game.text import Speaker, say, use
from game.ui.bindings import ARROWS, deed
from game.ui.canvas import Area, Canvas, Painter
from game.ui.focus import Item
from game.ui.lay import Scroll, columns, grid, off_bottom, off_left, off_right, off_top
from game.ui.play import Line
from game.ui.ravenloft import deeds_look, sky, timeline
from game.ui.ravenloft.moments import moments
from game.ui.ravenloft.night import read_night
from game.ui.ravenloft.sky import Sky
from game.ui.ravenloft.tally import honours, tally
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.show import ease
from game.ui.theme import BLACK, GOLD_LOW, GREEN, RAVENLOFT, RED_LIGHT, mix
from game.ui.widgets import button, plate_size

NEW_SEEDS = 2**31
LIGHT, TITLE, PANELS, GROWTH = (0.0, 2300.0), (500.0, 1100.0), (1600.0, 2200.0), (2100.0, 3000.0)
"""When the light changes, the title appears, the panels rise and the night's chart grows: from and to, in milliseconds."""
OVER = 3000.0
PAGES = ("heroes", "night", "moments")
LAST_LINES = 8
PLATES = ("again", "same", "watch", "cabinet")
PICTURES = {"again": "ui/again", "same": "ui/same", "watch": "ui/play", "cabinet": "ui/home"}
WIDE_ENOUGH = 1400.0


class Places(NamedTuple):
    """Where the parts of the page are; those that are on another page have no height."""

    head: Area
    tabs: Area
    heroes: Area
    night: Area
    moments: Area
    bar: Area

    @property
    def paged(self) -> bool:
        """Whether there are pages to turn."""
        return self.tabs.h > 0


NOWHERE = Area(0, 0, 0, 0)
Sheets = dict[str, tuple[Area, Painter]]


class ReckoningScene(Screen):
    """The end of a night. `reel` is there if it was watched, `after` makes the scene to go back to; a scene that is not `staged` shows its end at once."""

    name = "end"
    palette = RAVENLOFT

    def __init__(
        self,
        house: House,
        match: Match,
        *,
        reel: Reel | None = None,
        after: Callable[[], Scene] | None = None,
        staged: bool = True,
    ) -> None:
        super().__init__(house)
        use(game=match.rules.name)
        self.match, self.reel, self.after = match, reel, after
        self.t: State = match.view(tuple(match.holders)).state
        heroes = [hero.id for hero in self.t.heroes]
        self.won = match.outcome is not None and "heroes" in match.outcome.winners
        log = match.seen(tuple(match.holders))
        self.night = read_night(log, heroes)
        self.best = moments(self.night, log)
        deeds = tally(log, heroes)
        standing = {hero.id: figure.hero_hp(hero) > 0 for hero in self.t.heroes}
        given = honours(deeds, standing)
        self.portraits = [
            deeds_look.Portrait(hero, deeds[hero.id], given[hero.id], match.holders[seat])
            for seat, hero in enumerate(self.t.heroes)
        ]
        self.lines = self._last_lines(log)
        self.sky = Sky(self.won, sum(standing.values()))
        self.at = self.night.chapter_at(self.best[-1].moment) if self.best else len(self.night.chapters) - 1
        self.page = "heroes"
        self.time = 0.0 if staged and house.settings.pace < 100 else OVER
        self.big = True
        self.scroll = Scroll()
        self.spots = Places(NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        self.kept: dict[str, tuple[Hashable, pygame.Surface]] = {}
        self.chart: timeline.Chart | None = None

    def _last_lines(self, log: Sequence[Sequence[object]]) -> list[Line]:
        speaker = Speaker(lambda seat: self.match.rules.seat_name(self.match.game.state, seat))
        found = [Line(" ".join(speaker.event(event).split()), type(event).rule) for events in log[-12:] for event in events]  # type: ignore[arg-type, attr-defined]
        return [line for line in found if line.words][-LAST_LINES:]

    # ------------------------------------------------------------------ deeds

    def again(self, seed: int) -> Scene:
        """The same adventure with the same heroes."""
        from game.ui.ravenloft.table import TableScene

        options = {field: getattr(self.match.options, field) for field in self.match.options.__struct_fields__}
        return TableScene(self.house, Match.new(self.match.rules.name, seed=seed, options=options, seats=self.match.holders))

    def new_night(self) -> Scene:
        """The same heroes in a new dungeon."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_night(self) -> Scene:
        """The same dungeon again."""
        return self.again(self.match.seed)

    def watch(self, moment: int = 0) -> Scene:
        """Watch the night again, from a moment on."""
        from game.ui.ravenloft.replayer import ReplayScene

        reel = self.reel or Reel(self.match.to_record())
        back = partial(ReckoningScene, self.house, self.match, reel=reel, after=self.after, staged=False)
        return ReplayScene(self.house, reel, after=back, moment=moment)

    def watch_turn(self) -> Scene:
        """Watch from the chosen turn on."""
        return self.watch(self.night.chapters[self.at].begin if self.at else 0)

    def back(self) -> Scene | None:
        """Back to where the player came from: the cabinet, or the shelf of replays."""
        if self.after is not None:
            return self.after()
        from game.ui.menu import MenuScene

        use(game="common")
        return MenuScene(self.house)

    def turn_page(self, page: str) -> Scene | None:
        """Show another page."""
        self.page = page
        return None

    # ------------------------------------------------------------------ time and input

    @property
    def staged(self) -> bool:
        """Whether the light is still changing."""
        return self.time < OVER

    def update(self, dt: float) -> Scene | None:
        """Let it dawn, or let the night close."""
        if self.staged:
            pace = self.house.settings.pace
            self.time, self.dirty = min(OVER, self.time + dt * pace), True
        return None

    def part(self, span: tuple[float, float]) -> float:
        """How far a part of the staging is, from 0 to 1."""
        return min(max(0.0, (self.time - span[0]) / (span[1] - span[0])), 1.0)

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """The first key or click shows the end of the staging."""
        if self.staged and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.time, self.dirty = OVER, True
            return None
        return super().handle(event)

    def typed(self, event: pygame.event.Event) -> Scene | None:
        """In the chart the arrows go along the night."""
        what = deed(event)
        if self.focused("night") and what in ("left", "right", "first", "last"):
            last = len(self.night.chapters) - 1
            self.at = {"first": 0, "last": last}.get(what, min(max(0, self.at + ARROWS.get(what, (0, 0))[0]), last))
            return None
        if self.spots.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
            return None
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Scene | None:
        """The same night again, or watch it."""
        if deed(event) == "same":
            return self.same_night()
        return self.watch() if deed(event) == "watch" else None

    def choose_turn(self) -> Scene | None:
        """A click on the chart chooses a turn, a second one on it watches from there; so does Enter."""
        if self.chart is not None and self.chart.lanes.inset(0, -30).holds(self.pointer) and not self.by_key:
            place = self.chart.turn_at(self.pointer[0])
            if place != self.at:
                self.at = place
                return None
        return self.watch_turn()

    by_key = False

    def pressed(self, event: pygame.event.Event) -> Scene | None:
        """A click says where; a key does not."""
        self.by_key = False
        try:
            return super().pressed(event)
        finally:
            self.by_key = True

    # ------------------------------------------------------------------ places

    def lay_out(self, canvas: Canvas) -> Places:
        """Cut the room: one page where there is room for everything, else three to turn."""
        room = canvas.room.inset(16, 12)
        big = self.big = room.h / canvas.letter >= 900
        notes = [(say(f"ui-end-{what}-note") if big else "") for what in PLATES]
        high = max(plate_size(canvas, "M", note=note)[1] for note in notes) + (14 if big else 0)
        bar, rest = off_bottom(room, high)
        head_high = max(sky.head(canvas), self.head_high(canvas, big=big)) if big else self.head_high(canvas, big=False)
        head, body = off_top(rest, head_high - 12, 12)
        count = len(self.portraits)
        least = timeline.Chart.fit(canvas, self.night, body)
        chart_high = least.title + least.words + least.axis + 36 * count
        wide = min(460.0, (body.w - 16 * (count - 1)) / count)
        tall = deeds_look.card_high(canvas, wide)
        if room.w / canvas.letter >= WIDE_ENOUGH and wide >= 300 and body.h >= tall + 16 + chart_high:
            row, low = off_top(body, min(tall * 1.03, body.h - 16 - chart_high))
            heroes, beside = off_left(row, wide * count + 16 * (count - 1))
            if count <= 3:
                return Places(head, NOWHERE, heroes, low, beside, bar)
            right, left = off_right(low, min(600.0, low.w * 0.33))
            return Places(head, NOWHERE, heroes, left, right, bar)
        tabs, page = off_top(body, max(44.0, canvas.high(22) + 16), 10)
        heroes, night, best = (page if self.page == what else NOWHERE for what in PAGES)
        return Places(head, tabs, heroes, night, best, bar)

    @staticmethod
    def head_high(canvas: Canvas, *, big: bool) -> float:
        """How high the words at the top are."""
        if big:
            return canvas.high(92, "title") + 2 * canvas.high(26) + canvas.high(21) + 20
        return canvas.high(48, "title") + 2 * canvas.high(21) + canvas.high(20) + 6

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """The plates at the bottom, the pages, the moments, the chart."""
        spots = self.spots = self.lay_out(canvas)
        made = []
        if spots.paged:
            for what, area in zip(PAGES, columns(spots.tabs, 3, 10), strict=True):
                made.append(Item(("page", what), area, partial(self.turn_page, what), "pages", say(f"ui-end-page-{what}")))
        self.scrolls = []
        if spots.heroes.h and spots.paged:
            made += self.hero_places(canvas, spots.heroes)
        if spots.moments.h:
            rows = deeds_look.moment_rows(canvas, spots.moments, self.best)
            for place, row in enumerate(rows):
                one = self.best[place]
                made.append(Item(("moment", place), row, partial(self.watch, max(0, one.moment - 1)), "moments", one.kind))
        self.chart = timeline.Chart.fit(canvas, self.night, spots.night) if spots.night.h else None
        if self.chart is not None:
            made.append(Item("night", spots.night, self.choose_turn, "night", say("ui-night-title")))
        acts: tuple[Callable[[], Scene | None], ...] = (self.new_night, self.same_night, self.watch, self.back)
        for what, area, act in zip(PLATES, columns(spots.bar, (1.25, 1, 1, 1.2)), acts, strict=True):
            made.append(Item(what, area, act, "plates", say(f"ui-end-{what}")))
        return made

    def hero_places(self, canvas: Canvas, view: Area) -> list[Item]:
        """The heroes on a page of their own, which scrolls if it must."""
        cells = self.hero_cells(canvas, self.scroll.fit(view, 0))
        deep = max(cell.y + cell.h for cell in cells) - view.y
        cells = self.hero_cells(canvas, self.scroll.fit(view, deep))
        self.scrolls = [self.scroll]
        if not self.scroll.most:
            return []
        made = [Item(("hero", place), cell, lambda: None, "heroes", "") for place, cell in enumerate(cells)]
        return self.scroll.items(made, self.ring, self.pointer)

    def hero_cells(self, canvas: Canvas, column: Area) -> list[Area]:
        """A cell for each hero on its own page."""
        count = len(self.portraits)
        least = 290 * canvas.letter
        across = max(1, min(count, int((column.w + 12) / (least + 12))))
        wide = (column.w - 12 * (across - 1)) / across
        high = max(deeds_look.card_high(canvas, wide), column.h if across == count else 0)
        return grid(column, count, least, min(high, deeds_look.card_high(canvas, wide) * 1.25), 12)

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
        if self.staged:  # one panel is painted in each of the first frames, so that no later one is late
            next((True for name in sheets if self.sheet(canvas, name, *sheets[name])[1]), False)
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
        for item in self.ring.items:
            self._item(canvas, item)

    def _night(self, canvas: Canvas, chart: timeline.Chart, sheets: Sheets, risen: float) -> None:
        """The chart, as far as it has grown."""
        grown, away = self.part(GROWTH), (1 - risen) * 60
        if grown < 1:
            self.show_sheet(canvas, "bare", *sheets["bare"], risen, away)
            with canvas.clip(Area(0, 0, chart.lanes.x + chart.lanes.w * grown, canvas.room.h)):
                self.show_sheet(canvas, "night", *sheets["night"], 1.0 if grown else risen, away)
            return
        self.show_sheet(canvas, "night", *sheets["night"], risen, away)
        timeline.cursor(canvas, chart, self.at, focused=self.focused("night"))

    def sheets_of(self, canvas: Canvas) -> Sheets:
        """The panels of the page with their places and painters."""
        spots = self.spots
        made: Sheets = {"head": (spots.head.inset(-8, -8), self.heading)}
        if spots.heroes.h and not spots.paged:
            made["heroes"] = (spots.heroes, self.heroes)
        if spots.moments.h:
            made["moments"] = (spots.moments, self.moments)
        if self.chart is not None:
            made["night"] = (spots.night, lambda c, a: timeline.draw(c, timeline.Chart.fit(c, self.night, a), self.best, 1.0))
            made["bare"] = (spots.night, lambda c, a: timeline.draw(c, timeline.Chart.fit(c, self.night, a), self.best, 0.0))
        return made

    def sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter) -> tuple[pygame.Surface, bool]:
        """A panel that is painted once, and whether that was now."""
        rect = canvas.rect(area)
        key = (rect.x, rect.y, rect.w, rect.h, canvas.window, canvas.letter, canvas.zoom, canvas.look)
        kept = self.kept.get(name)
        if kept is not None and kept[0] == key:
            return kept[1], False
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        paint(Canvas(surface, canvas.window, canvas.letter, rect.topleft, canvas.zoom, look=canvas.look), area)
        self.kept[name] = (key, surface)
        return surface, True

    def show_sheet(self, canvas: Canvas, name: str, area: Area, paint: Painter, shown: float, away: float) -> None:
        """A panel as it appears: `shown` from 0 to 1, still `away` below its place."""
        surface, _ = self.sheet(canvas, name, area, paint)
        surface.set_alpha(round(255 * shown))
        canvas.surface.blit(surface, canvas.rect(area).move(0, canvas.pixels(away) if away else 0))

    def heading(self, canvas: Canvas, area: Area) -> None:
        """Dawn or darkness, why, and the numbers of the night."""
        area = area.inset(8, 8)
        big = self.big
        t, outcome = self.t, self.match.outcome
        title, size, low = say("ui-dawn" if self.won else "ui-dusk"), 92 if big else 48, 34 if big else 26
        boxes = self.boxes(canvas, area) if big else None
        right = (boxes[0].x if boxes else area.x + area.w) - 20
        if not big:
            canvas.box(area.inset(-8, 0), BLACK, None, radius=8, alpha=130)
        wide = canvas.text(title, (area.x + 40 * big, area.y), size, self.palette.title, face="title")
        base = area.y + (canvas.high(size, "title") - canvas.high(low, "title")) * 0.74
        words = say("ui-heroes-win" if self.won else "ui-castle-wins")
        x = area.x + 40 * big + wide + 28
        canvas.text(words, (x, base), low, GREEN if self.won else RED_LIGHT, face="title", room=right - x)
        y = area.y + canvas.high(size, "title")
        reason, text = say(outcome.reason) if outcome is not None else "", 26 if big else 21
        room = min(right - area.x - 60, 860.0) if big else area.w
        high = canvas.tall(reason, text, room)
        canvas.paragraph(reason, Area(area.x + 40 * big, y, room, high + 4), text, self.palette.text)
        y += high + 4
        seed = say("ui-night", adventure=t.adventure, seed=str(self.match.seed))
        if boxes:
            canvas.text(seed, (area.x + 40, y), 21, self.palette.muted, face="italic", room=room)
            for box, (value, what) in zip(boxes, self.numbers(), strict=True):
                self.number(canvas, box, value, what)
        else:
            facts = ", ".join(say("ui-end-fact", value=value, what=what) for value, what in self.numbers())
            canvas.text(say("ui-end-facts", facts=facts, night=seed), (area.x, y), 20, self.palette.muted, room=area.w)

    def number(self, canvas: Canvas, area: Area, value: str, what: str) -> None:
        """A number of the night in glass before the sky."""
        canvas.box(
            area, (mix(self.palette.panel, BLACK, 0.25), mix(self.palette.deep, BLACK, 0.2)), GOLD_LOW, radius=10, alpha=225
        )
        high, low = canvas.high(50, "title"), canvas.high(22)
        top = area.y + (area.h - high - low) / 2
        canvas.text(value, (area.centre[0], top), 50, self.palette.title, face="title", align="centre", room=area.w - 8)
        canvas.text(what, (area.centre[0], top + high - 2), 22, self.palette.text, face="bold", align="centre", room=area.w - 8)

    def boxes(self, canvas: Canvas, area: Area) -> list[Area]:
        """Where the numbers of the night stand."""
        wide = min(164.0, area.w * 0.086) * min(canvas.letter, 1.15)
        right, _ = off_right(Area(area.x, area.y + 8, area.w, 130 * min(canvas.letter, 1.2)), wide * 4 + 48)
        return columns(right, 4)

    def numbers(self) -> tuple[tuple[str, str], ...]:
        """The numbers of the night and what they count."""
        t = self.t
        counted = (
            (t.turn.number, "ui-turns"), (max(1, round(self.match.stopwatch.ms / 60000)), "ui-minutes"),
            (t.surges, "ui-surges-left"), (len(t.board.tiles), "ui-tiles-laid"),
        )  # fmt: skip
        return tuple((str(count), say(what, count=count)) for count, what in counted)

    def heroes(self, canvas: Canvas, area: Area) -> None:
        """All heroes in a row."""
        for one, cell in zip(self.portraits, columns(area, len(self.portraits)), strict=True):
            deeds_look.hero_card(canvas, cell, one)

    def _hero_page(self, canvas: Canvas, view: Area) -> None:
        column = self.scroll.fit(view, self.scroll.content)
        with canvas.clip(view):
            for place, (one, cell) in enumerate(zip(self.portraits, self.hero_cells(canvas, column), strict=True)):
                spot = self.scroll.at(cell)
                deeds_look.hero_card(canvas, spot, one)
                if self.focused(("hero", place)):
                    canvas.frame(spot, self.palette.focus, width=3)
        self.scroll.bar(canvas, self.palette)

    def moments(self, canvas: Canvas, area: Area) -> None:
        """The best moments and the last words."""
        deeds_look.moments_panel(canvas, area, self.best, self.lines)

    def _item(self, canvas: Canvas, item: Item) -> None:
        focused = self.focused(item.key)
        if item.group == "plates":
            cap = self.house.hand.cap
            caps = {"again": cap("take"), "same": cap("same"), "watch": cap("watch"), "cabinet": cap("back")}
            what = str(item.key)
            note = say(f"ui-end-{what}-note") if self.big else ""
            tight = item.area.w < 300 * canvas.letter
            picture = "" if tight or what == "again" else PICTURES[what]
            button(
                canvas, item.area, item.label, self.palette,
                key="" if tight else caps[what], note=note, primary=what == "again", focused=focused, picture=picture,
            )  # fmt: skip
        elif item.group == "pages":
            button(canvas, item.area, item.label, self.palette, primary=item.key == ("page", self.page), focused=focused, size=22)
        elif item.group == "moments" and focused:
            deeds_look.moment_focus(canvas, item.area)
