"""How a story of London Dread ends: dawn or dread over the city, the letter, the score counted part by part, the day in figures."""

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
from game.ui.london.result import painter as look
from game.ui.london.result.facts import PARTS, Facts
from game.ui.london.result.layout import NONE, PAGES, lay_out, page_parts
from game.ui.london.result.sky import LondonSky
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push
from game.ui.screens.result import Ending, Sheets
from game.ui.table.animation_queue import ease
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, columns, depth

NEW_SEEDS = 2**31
LIGHT, TITLE, PANELS = (0.0, 2300.0), (500.0, 1100.0), (1500.0, 2200.0)
"""When the light changes, the title appears, the panels rise: from and to, in milliseconds."""
COUNT, EACH = 2500.0, 420.0
"""When the counting begins, and how long each part of the score takes."""
OPENED = COUNT + EACH * (len(PARTS) + 1)
"""When the next story opens."""
WON, LOST = OPENED + 500, 3000.0
"""How long it all takes."""
PLATES = ("watch", "league", "again", "same", "cabinet")
PICTURES = {"watch": "ui/play", "league": "ui/log", "again": "ui/again", "same": "ui/same", "cabinet": "ui/home"}
CAPS = {"watch": "watch", "league": "log", "again": "begin", "same": "same", "cabinet": "back"}
"""The deeds of the plates."""


class ReckoningScene(Ending):
    """The end of a story. It counts for the League unless it is reached from a replay, or above another scene.

    `ends` says that the story has just ended: whoever comes back from another page is not told again.
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
        self.facts = Facts(match, counts=reel is None and not has_scene_below)
        super().__init__(context, WON if self.facts.won else LOST, staged=staged)
        self.sky = LondonSky(won=self.facts.won)
        self.page = PAGES[0]
        self.spots, self.readied = NONE, False
        self.parts: dict[str, Area] = {}
        self.scroll = Scroll()
        self.ends = staged
        self.rung = 0 if self.staged else len(PARTS) + 2

    # ------------------------------------------------------------------ deeds

    def watch(self) -> Navigation:
        """The plan against what happened."""
        self.reel = self.reel or Replay(self.match.to_record())
        self.finish()
        return Push("replay", self.reel)

    def league(self) -> Navigation:
        """The League's score sheet."""
        self.finish()
        return Push("london/league", self.facts.entered)

    def finish(self) -> None:
        """Show the end of the staging, in silence."""
        super().finish()
        self.ends, self.rung = False, len(PARTS) + 2

    def again(self, seed: int) -> Navigation:
        """The same Characters in the same story."""
        return Goto("table", self.match.again(seed, characters=",".join(one.id for one in self.facts.t.people)))

    def new_day(self) -> Navigation:
        """Another day."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_day(self) -> Navigation:
        """The same day: everything lies where it lay."""
        return self.again(self.match.seed)

    def back(self) -> Navigation | None:
        """Back to the menu, or to the list of replays."""
        return Back()

    def turn_page(self, page: str) -> Navigation | None:
        """Show another page."""
        self.page, self.scroll.top = page, 0.0
        return None

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The keys of the plates."""
        acts = {"watch": self.watch, "log": self.league, "begin": self.new_day, "same": self.same_day}
        act = acts.get(input_action(event))
        return act() if act is not None else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """The paging keys turn the pages."""
        what = input_action(event)
        if self.spots.paged and what in ("page-up", "page-down") and not self.scroll.most:
            step = 1 if what == "page-down" else -1
            self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
            return None
        return super().typed(event)

    # ------------------------------------------------------------------ time

    @property
    def counted(self) -> int:
        """How many parts of the score are counted."""
        return min(len(PARTS), max(0, int((self.time - COUNT) / EACH) + 1)) if self.time >= COUNT else 0

    def update(self, dt: float) -> Navigation | None:
        """Let it dawn, or not; each part of the score is heard."""
        following = super().update(dt)
        if self.facts.won and self.rung < self.counted:
            self.rung = self.counted
            self.context.sounds.play("coin")
        if self.facts.opened and self.rung == len(PARTS) and self.time >= OPENED:
            self.rung += 1
            self.context.sounds.play("notice")
        return following

    @property
    def aloud(self) -> str:
        """What is read aloud when the story has just ended: how it ends."""
        return self.facts.epilogue if self.ends and self.part(PANELS) > 0 else ""

    # ------------------------------------------------------------------ places

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The plates at the foot, and the pages where there are some."""
        spots = self.spots = lay_out(canvas, self.facts)
        made: list[Target] = []
        self.scrolls, self.parts = [], spots.parts
        if spots.paged:
            for what, area in zip(PAGES, columns(spots.tabs, len(PAGES), 10), strict=True):
                made.append(Target(("page", what), area, partial(self.turn_page, what), "pages", say(f"ui-ld-end-page-{what}")))
            made += self._page(canvas, spots.paper)
        acts: tuple[Callable[[], Navigation | None], ...] = (self.watch, self.league, self.new_day, self.same_day, self.back)
        for what, area, act in zip(PLATES, columns(spots.bar, len(PLATES), 12), acts, strict=True):
            made.append(Target(what, area, act, "plates", say(self.words(what))))
        return made

    def _page(self, canvas: Canvas, view: Area) -> list[Target]:
        """The parts of the page that is shown, which scrolls if it must: then each of them can be gone to."""
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
        """The message of a plate."""
        return "ui-end-back" if plate == "cabinet" and self.has_scene_below else f"ui-ld-end-{plate}"

    def default(self) -> object:
        """What really happened."""
        return "watch"

    # ------------------------------------------------------------------ painting

    @property
    def only_sky(self) -> bool:
        """Whether there is nothing but the sky as yet, and frames enough to come."""
        return self.time < TITLE[0] and self.context.is_interactive

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed. As long as there is nothing but the sky, every other frame makes a panel ready instead."""
        canvas = self.context.canvas(surface)
        if self.canvas is canvas and self.only_sky and not self.readied:
            plates: Sheets = {"plates": (self.spots.bar, lambda c, a: self._plates(c))}
            self.readied = self.make_ready(canvas, self.sheets_of() | plates)
            if self.readied:
                return
        self.readied = False
        super().draw(surface)

    def ground(self, canvas: Canvas) -> None:
        """The sky over London."""
        canvas.under = None
        self.sky.draw(canvas, self.part(LIGHT))

    def paint(self, canvas: Canvas) -> None:
        """The verdict, the panels, the plates; while it is staged each in its time."""
        sheets = self.sheets_of()
        if not self.only_sky:
            self.make_ready(canvas, sheets)
        if (shown := self.part(TITLE)) > 0:
            self.show_sheet(canvas, "head", *sheets.pop("head"), shown, 0)
        risen = ease(self.part(PANELS))
        if risen <= 0:
            return
        for name, (area, paint) in sheets.items():
            self.show_sheet(canvas, name, area, paint, risen, (1 - risen) * 60)
        if self.spots.paged:
            self._paper(canvas)
        self._plates(canvas)

    def sheets_of(self) -> Sheets:
        """The panels that stand on the one page, with their places and painters."""
        big, facts = self.spots.big, self.facts
        made: Sheets = {"head": (self.spots.head, lambda c, a: look.head(c, a, facts, big=big))}
        for name, area in self.spots.parts.items():
            known = f"score-{self.counted}-{self.time >= OPENED}" if name == "score" and facts.won else name
            made[known] = (area, self._painter(name))
        return made

    def _painter(self, name: str) -> Painter:
        """What paints a part."""
        facts, counted, opened = self.facts, self.counted, self.time >= OPENED
        if name.startswith("person-"):
            return lambda c, a: look.person(c, a, facts, int(name.removeprefix("person-")))
        painters: dict[str, Painter] = {
            "letter": lambda c, a: look.letter(c, a, facts),
            "score": lambda c, a: look.score(c, a, facts, counted, opened=opened),
            "figures": lambda c, a: look.figures(c, a, facts),
        }
        return painters[name]

    def _paper(self, canvas: Canvas) -> None:
        """The page that is shown."""
        with canvas.clip(self.spots.paper):
            for name, area in self.parts.items():
                spot = self.scroll.at(area)
                self._painter(name)(canvas, spot)
                if self.focused(("part", name)):
                    canvas.frame(spot, self.palette.focus, width=3)
        self.scroll.bar(canvas, self.palette)

    def _plates(self, canvas: Canvas) -> None:
        """Everything that can be taken."""
        for item in self.focus.targets:
            self._item(canvas, item)

    def _item(self, canvas: Canvas, item: Target) -> None:
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
