"""The result screen of London Dread: sunrise or red night, the epilogue, the score part by part, the day in figures."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.match import Match
from game.storage.replay import Replay
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.draw.theme import LONDON
from game.ui.input.actions import input_action
from game.ui.london.result.characters import paint_character
from game.ui.london.result.facts import PARTS, ResultFacts
from game.ui.london.result.figures import paint_figures
from game.ui.london.result.layout import NONE, PAGES, lay_out, page_parts
from game.ui.london.result.letter import paint_letter
from game.ui.london.result.score import paint_score
from game.ui.london.result.sky import LondonSky
from game.ui.london.result.verdict import paint_verdict
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.screens.result_base import ResultScreen, Sheets
from game.ui.table.animation_queue import ease
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, columns, depth

NEW_SEEDS = 2**31
LIGHT, TITLE, PANELS = (0.0, 2300.0), (500.0, 1100.0), (1500.0, 2200.0)
"""Start and end, in milliseconds, of the change of light, of the title, and of the panels."""
COUNT, EACH = 2500.0, 420.0
"""The start of the counting, and the time for each part of the score, in milliseconds."""
OPENED = COUNT + EACH * (len(PARTS) + 1)
"""The time at which the unlocked story appears."""
WON, LOST = OPENED + 500, 3000.0
"""The length of the animation in milliseconds after a victory and after a defeat."""
BUTTONS = ("watch", "league", "again", "same", "cabinet")
PICTURES = {"watch": "ui/play", "league": "ui/log", "again": "ui/again", "same": "ui/same", "cabinet": "ui/home"}
CAPS = {"watch": "watch", "league": "log", "again": "begin", "same": "same", "cabinet": "back"}
"""The input actions of the buttons."""


class ResultScene(ResultScreen):
    """The result of a match. It enters the League unless the screen is opened from a replay or above another scene.

    `ends` is true directly after the match, so that the epilogue is read aloud only once.
    """

    name = "end"
    palette = LONDON
    bed = "london"

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        reel: Replay | None = None,
        has_scene_below: bool = False,
        staged: bool = True,
    ) -> None:
        use(game=match.rules.name)
        self.match, self.reel, self.has_scene_below = match, reel, has_scene_below
        self.facts = ResultFacts(match, counts=reel is None and not has_scene_below)
        super().__init__(context, WON if self.facts.won else LOST, staged=staged)
        self.sky = LondonSky(won=self.facts.won)
        self.page = PAGES[0]
        self.layout, self.prepared = NONE, False
        self.parts: dict[str, Area] = {}
        self.scroll = Scroll()
        self.ends = staged
        self.sounds_played = 0 if self.staged else len(PARTS) + 2

    # ------------------------------------------------------------------ commands

    def watch(self) -> Navigation:
        """Open the replay."""
        self.reel = self.reel or Replay(self.match.to_record())
        self.finish()
        return Push("replay", self.reel)

    def league(self) -> Navigation:
        """Open the League's score sheet."""
        self.finish()
        return Push("london/league", self.facts.entered)

    def finish(self) -> None:
        """Skip the rest of the animation without sounds."""
        super().finish()
        self.ends, self.sounds_played = False, len(PARTS) + 2

    def again(self, seed: int) -> Navigation:
        """Start the same Characters in the same story with a seed."""
        return Goto("table", self.match.again(seed, characters=",".join(one.id for one in self.facts.t.people)))

    def new_day(self) -> Navigation:
        """Start a match with a new seed."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_day(self) -> Navigation:
        """Start a match with the same seed."""
        return self.again(self.match.seed)

    def back(self) -> Navigation | None:
        """Return to the menu or to the list of replays."""
        return Back()

    def turn_page(self, page: str) -> Navigation | None:
        """Show a page."""
        self.page, self.scroll.top = page, 0.0
        return None

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the keys of the buttons."""
        acts = {"watch": self.watch, "log": self.league, "begin": self.new_day, "same": self.same_day}
        act = acts.get(input_action(event))
        return act() if act is not None else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the paging keys."""
        what = input_action(event)
        if self.layout.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
            return None
        return super().typed(event)

    # ------------------------------------------------------------------ time

    @property
    def counted(self) -> int:
        """The number of score parts that are visible."""
        return min(len(PARTS), max(0, int((self.time - COUNT) / EACH) + 1)) if self.time >= COUNT else 0

    def update(self, dt: float) -> Navigation | None:
        """Continue the animation and play a sound for each part of the score."""
        following = super().update(dt)
        if self.facts.won and self.sounds_played < self.counted:
            self.sounds_played = self.counted
            self.context.sounds.play("coin")
        if self.facts.opened and self.sounds_played == len(PARTS) and self.time >= OPENED:
            self.sounds_played += 1
            self.context.sounds.play("notice")
        return following

    @property
    def aloud(self) -> str:
        """The text for the screen reader after the end of the match."""
        return self.facts.epilogue if self.ends and self.part(PANELS) > 0 else ""

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets: the buttons, and the tabs of the pages if there are any."""
        layout = self.layout = lay_out(canvas, self.facts)
        made: list[Target] = []
        self.scrolls, self.parts = [], layout.parts
        if layout.paged:
            for what, area in zip(PAGES, columns(layout.tabs, len(PAGES), 10), strict=True):
                made.append(Target(("page", what), area, partial(self.turn_page, what), "pages", say(f"ui-ld-end-page-{what}")))
            made += self._page_targets(canvas, layout.paper)
        acts: tuple[Callable[[], Navigation | None], ...] = (self.watch, self.league, self.new_day, self.same_day, self.back)
        for what, area, act in zip(BUTTONS, columns(layout.bar, len(BUTTONS), 12), acts, strict=True):
            made.append(Target(what, area, act, "plates", say(self.words(what))))
        return made

    def _page_targets(self, canvas: Canvas, view: Area) -> list[Target]:
        """The targets of the visible page. If it scrolls, each of its parts is one."""
        self.parts = page_parts(canvas, self.facts, self.page, self.scroll.fit(view, 0))
        deep = depth(view, self.parts.values())
        self.parts = page_parts(canvas, self.facts, self.page, self.scroll.fit(view, deep)._replace(h=view.h))
        self.scroll.fit(view, depth(view, self.parts.values()))
        if not self.scroll.most:
            return []
        self.scrolls = [self.scroll]
        made = [Target(("part", name), area, lambda: None, "parts", "") for name, area in self.parts.items()]
        return self.scroll.items(made, self.focus, self.pointer)

    def words(self, plate: str) -> str:
        """The message id of a button."""
        return "ui-end-back" if plate == "cabinet" and self.has_scene_below else f"ui-ld-end-{plate}"

    def default(self) -> object:
        """The replay button."""
        return "watch"

    # ------------------------------------------------------------------ painting

    @property
    def only_sky(self) -> bool:
        """Whether only the sky is visible yet and panels can be prepared."""
        return self.time < TITLE[0] and self.context.is_interactive

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed. While only the sky is visible, every other frame prepares a panel instead."""
        canvas = self.context.canvas(surface)
        if self.canvas is canvas and self.only_sky and not self.prepared:
            buttons: Sheets = {"buttons": (self.layout.bar, lambda c, a: self._paint_buttons(c))}
            self.prepared = self.make_ready(canvas, self.panels_of() | buttons)
            if self.prepared:
                return
        self.prepared = False
        super().draw(surface)

    def ground(self, canvas: Canvas) -> None:
        """Paint the sky."""
        canvas.under = None
        self.sky.draw(canvas, self.part(LIGHT))

    def paint(self, canvas: Canvas) -> None:
        """Paint the verdict, the panels and the buttons, each at its time in the animation."""
        sheets = self.panels_of()
        if not self.only_sky:
            self.make_ready(canvas, sheets)
        if (shown := self.part(TITLE)) > 0:
            self.show_sheet(canvas, "head", *sheets.pop("head"), shown, 0)
        risen = ease(self.part(PANELS))
        if risen <= 0:
            return
        for name, (area, paint) in sheets.items():
            self.show_sheet(canvas, name, area, paint, risen, (1 - risen) * 60)
        if self.layout.paged:
            self._paint_page(canvas)
        self._paint_buttons(canvas)

    def panels_of(self) -> Sheets:
        """The panels of the single page with their areas and painters, by cache name."""
        big, facts = self.layout.big, self.facts
        made: Sheets = {"head": (self.layout.head, lambda c, a: paint_verdict(c, a, facts, big=big))}
        for name, area in self.layout.parts.items():
            known = f"score-{self.counted}-{self.time >= OPENED}" if name == "score" and facts.won else name
            made[known] = (area, self._painter(name))
        return made

    def _painter(self, name: str) -> Painter:
        """The painter of a panel."""
        facts, counted, opened = self.facts, self.counted, self.time >= OPENED
        if name.startswith("person-"):
            return lambda c, a: paint_character(c, a, facts, int(name.removeprefix("person-")))
        painters: dict[str, Painter] = {
            "letter": lambda c, a: paint_letter(c, a, facts),
            "score": lambda c, a: paint_score(c, a, facts, counted, opened=opened),
            "figures": lambda c, a: paint_figures(c, a, facts),
        }
        return painters[name]

    def _paint_page(self, canvas: Canvas) -> None:
        """Paint the visible page."""
        with canvas.clip(self.layout.paper):
            for name, area in self.parts.items():
                spot = self.scroll.at(area)
                self._painter(name)(canvas, spot)
                if self.focused(("part", name)):
                    canvas.frame(spot, self.palette.focus, width=3)
        self.scroll.bar(canvas, self.palette)

    def _paint_buttons(self, canvas: Canvas) -> None:
        """Paint the buttons and tabs."""
        for item in self.focus.targets:
            self._paint_button(canvas, item)

    def _paint_button(self, canvas: Canvas, item: Target) -> None:
        focused, palette = self.focused(item.key), self.palette
        if item.group == "pages":
            button(canvas, item.area, item.label, palette, primary=item.key == ("page", self.page), focused=focused, size=22)
        elif item.group == "plates":
            what = str(item.key)
            tight = item.area.w < 300 * canvas.stretch
            note = "" if tight else say(f"{self.words(what)}-note")
            button(
                canvas, item.area, item.label, palette,
                key="" if tight else self.context.input.cap(CAPS[what]), note=note, primary=what == self.default(), focused=focused,
                picture="" if tight and item.area.w < 240 * canvas.stretch else PICTURES[what], size=23,
            )  # fmt: skip
