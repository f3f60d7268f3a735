"""The base of the set-up pages: blocks of options in two columns, and below them the seed and the buttons."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.text import option_error_text, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.setup import painter
from game.ui.screens.setup.painter import NOTE
from game.ui.screens.setup.seed import SeedScreen
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, columns, depth, flow, grid, off_bottom, off_left, off_right, off_top

Value = str | bool | int
NARROW = 1240.0
"""The width of a window, for text of nominal size, below which there is one column."""
PAIR = 640.0
"""The width of a column, for text of nominal size, from which two seats are side by side."""
BETWEEN = 20.0
LOT, GAPS = 56.0, 52.0
"""The width of the button for a random seed, and the sum of the gaps in the bar."""


class SetupScreen(SeedScreen):
    """The set-up of the game `game`. `who` maps each seat to its holder, `chosen` each option to its value.

    Each game overrides `title`, `left`, `right`, `option_text`, `value`, `options`, `enter` and `figure`.
    """

    name = "setup"
    game = ""
    shares = (1.25, 1.0)
    """The relative widths of the columns."""
    way_on = "ui-begin"
    """The label of the button that starts the match."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        use(game=self.game)
        self.levels = [PERSON, *GAMES[self.game].agents]
        self.chosen: dict[str, Value] = {}
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.message = ""
        self.titles: list[tuple[str, Area]] = []
        self.notes: list[tuple[str, Area]] = []

    # ------------------------------------------------------------------ hooks for subclasses

    def title(self) -> str:
        """The title of the page."""
        raise NotImplementedError

    def left(self, canvas: Canvas, area: Area) -> list[Target]:
        """The blocks of the first column."""
        raise NotImplementedError

    def right(self, canvas: Canvas, area: Area) -> list[Target]:
        """The blocks of the second column."""
        raise NotImplementedError

    def option_text(self, what: str) -> tuple[str, str]:
        """The title of an option, and the sentence that explains it."""
        raise NotImplementedError

    def value(self, what: str, value: Value) -> str:
        """The label of a value of an option."""
        raise NotImplementedError

    def segments(self) -> Mapping[str, tuple[Value, ...]]:
        """The values of each option that can be chosen now."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """The chosen options in the form that the rules accept."""
        raise NotImplementedError

    def enter(self, match: Match) -> Navigation:
        """Open the table of a new match."""
        return Goto("table", match)

    def figure(self, canvas: Canvas, item: Target, *, highlighted: bool) -> None:
        """Paint a target of the game's own."""

    # ------------------------------------------------------------------ choices

    @property
    def holders(self) -> dict[int, str]:
        """The holder of each seat."""
        return dict(enumerate(self.who))

    def holders_for(self, _seat: int) -> Sequence[str]:
        """A person, or an agent of any level."""
        return self.levels

    def set(self, what: str, value: Value) -> Navigation | None:
        """Choose a value of an option."""
        self.chosen[what], self.message = value, ""
        return None

    def now(self, what: str) -> Value:
        """The chosen value of an option."""
        return self.chosen[what]

    def problem(self) -> str:
        """Why the match cannot begin, "" if it can."""
        return "" if self.seed else say("ui-seed-needed")

    def begin(self) -> Navigation | None:
        """Start the match."""
        self.message = self.problem()
        if self.message:
            return None
        try:
            match = Match.new(self.game, seed=int(self.seed), options=self.options(), seats=self.holders)
        except OptionsError as error:
            self.message = option_error_text(error)
            return None
        return self.enter(match)

    def back(self) -> Navigation | None:
        """Stop typing, or return to the menu."""
        if self.entry is not None:
            self.entry = None
            return None
        return Goto("menu", self.game)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Start the match, also with a pad's Start button."""
        return self.begin() if input_action(event) in ("begin", "menu") else None

    def first_focus(self) -> object:
        """The button that starts the match."""
        return "begin"

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """All targets."""
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        room = canvas.room.inset(28, 18)
        self.head, rest = off_top(room, canvas.high(44, "title") + 4, 10)
        high = max(56.0, button_size(canvas, "M")[1] + 8)
        self.foot, view = off_bottom(rest, high, 12)
        self.tight = sum(self._widths(canvas)) + LOT + GAPS > self.foot.w
        made = self._laid(canvas, view)
        deep = depth(view, [item.area for item in made]) + 8
        if deep > view.h:
            made = self._laid(canvas, view._replace(w=view.w - self.scroll.BAR - 8))
            deep = depth(view, [item.area for item in made]) + 8
        self.scroll.fit(view, deep)
        return [*self.scroll.items(made, self.focus, self.pointer), *self._bar(canvas)]

    def _laid(self, canvas: Canvas, view: Area) -> list[Target]:
        """The blocks, in two columns if the window is wide enough."""
        self.titles, self.notes = [], []
        narrow = view.w / max(1.0, canvas.stretch) < NARROW
        left, right = (view, view) if narrow else columns(view, self.shares, 28)
        made = self.left(canvas, left)
        if narrow:
            right = self.below(right, made)
        made += self.right(canvas, right)
        return made + (self._low(canvas, self.below(view, made)) if self.tight else [])

    @staticmethod
    def below(area: Area, made: Sequence[Target], gap: float = BETWEEN) -> Area:
        """The rest of a column below these targets."""
        return area._replace(y=area.y + depth(area, [item.area for item in made]) + gap)

    def entitled(self, canvas: Canvas, area: Area, words: str) -> Area:
        """Store a title for painting. Returns the area below it."""
        high = canvas.high(26, "title")
        self.titles.append((words, Area(area.x, area.y, area.w, high)))
        return Area(area.x, area.y + high + 8, area.w, 1e5)

    def noted(self, canvas: Canvas, area: Area, words: str) -> Area:
        """Store an explanation for painting. Returns the area below it."""
        high = canvas.tall(words, NOTE, area.w)
        self.notes.append((words, Area(area.x, area.y, area.w, high + 4)))
        return area._replace(y=area.y + high + 8)

    def seats(self, canvas: Canvas, area: Area) -> list[Target]:
        """The buttons of the seats, two side by side if there is room."""
        wide = (area.w - 8) / 2 if area.w > PAIR * max(1.0, canvas.stretch) else area.w
        words = {seat: self.seat_words(seat) for seat in self.holders}
        sizes = [button_size(canvas, one, size=22, picture=self.seat_picture(seat), room=wide) for seat, one in words.items()]
        spots = grid(area, len(words), wide, max(48.0, *(high for _, high in sizes)), 8)
        return [
            Target(("who", seat), spot, partial(self.ask_holder, seat), "seats", one)
            for (seat, one), spot in zip(words.items(), spots, strict=True)
        ]

    def seat_picture(self, seat: int) -> str:
        """The picture on the button of a seat, "" for none."""
        return ""

    def seat_words(self, seat: int) -> str:
        """The name of the holder of a seat."""
        return say("ui-seat-holder", seat=self.seat_called(seat), holder=self.holder_words(self.who[seat]))

    def variants(self, canvas: Canvas, area: Area, shown: Sequence[str]) -> list[Target]:
        """The options: their titles, explanations and values."""
        made, y = list[Target](), area.y
        for what in shown:
            title, note = self.option_text(what)
            self.titles.append((title, Area(area.x, y, area.w, canvas.high(22, "title"))))
            y = self.noted(canvas, area._replace(y=y + canvas.high(26, "title") + 2), note).y
            words = [self.value(what, value) for value in self.segments()[what]]
            spots = flow(Area(area.x, y, area.w, 0), [button_size(canvas, one, size=21) for one in words], 8)
            made += [
                Target((what, value), spot, partial(self.set, what, value), "variants", one)
                for value, spot, one in zip(self.segments()[what], spots, words, strict=True)
            ]
            y = max(spot.y + spot.h for spot in spots) + 14
        return made

    def _widths(self, canvas: Canvas) -> tuple[float, float, float, float]:
        """The widths of the seed's label and field, and of the buttons Back and Begin."""
        cap = self.context.input.cap
        begin = button_size(canvas, say(self.way_on), key=cap("begin"), size=26)[0] + 20
        back = button_size(canvas, say("ui-back"), key=cap("back"))[0]
        return canvas.wide(say("ui-set-seed"), 22) + 16, max(170.0, canvas.wide("0" * 9, 22)), back, begin

    def _bar(self, canvas: Canvas) -> list[Target]:
        """The seed, Back and Begin."""
        label, wide, back, begin = self._widths(canvas)
        spot, rest = off_right(self.foot, begin, 12)
        made = [Target("begin", spot, self.begin, "bar", say(self.way_on))]
        if self.tight:
            self.said = rest
            return made
        self.note, rest = off_left(rest, label, 0)
        field, rest = off_left(rest, wide, 8)
        lot, rest = off_left(rest, LOT, 16)
        spot, self.said = off_right(rest, back, 16)
        return [*self._seed(field, lot), Target("back", spot, self.back, "bar", say("ui-back")), *made]

    def _seed(self, field: Area, lot: Area) -> list[Target]:
        return [
            Target("seed", field, self.type_seed, "bar", self.seed), Target("lot", lot, self.lot, "bar", say("ui-new-seed")),
        ]  # fmt: skip

    def _low(self, canvas: Canvas, area: Area) -> list[Target]:
        """The seed and Back below the blocks, if the bar has room for Begin alone."""
        _, wide, back, _ = self._widths(canvas)
        body = self.entitled(canvas, area, say("ui-set-seed"))
        field, rest = off_left(body._replace(h=self.foot.h), min(wide, body.w - LOT - 8), 8)
        made = self._seed(field, off_left(rest, LOT, 0)[0])
        spot = self.below(area, made, 12)._replace(w=min(back, area.w), h=self.foot.h)
        return [*made, Target("back", spot, self.back, "bar", say("ui-back"))]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the open dialog, else the whole screen."""
        if self.dialog is not None:
            self.dialog.paint(canvas)
        else:
            self.settle_seed(canvas)
            painter.paint(self, canvas)
            self.paint_seed(canvas)
