"""A match watched again: the table above, and below it the night as a line to play, to step along and to drag."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT, mix
from game.ui.input.actions import input_action
from game.ui.ravenloft.replay import timeline
from game.ui.ravenloft.replay.turns import Night, read_night
from game.ui.ravenloft.replay.view import Projection
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens import timeline as band
from game.ui.screens.replay import Scrubbed
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom
from game.ui.widgets.screen import LEFT

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
REST, STILL = 260.0, 1000.0
"""Milliseconds between two answers while it plays; and where nothing moves, so that each can be seen."""
BUTTON = 52.0
SIGNS = {"eyes": "eye", "ended": "dawn", "back": "home"}
"""What stands for the words of a plate where there is little room."""
INNER = frozenset({"look", "log", "centre", "plus", "minus", "pan-up", "pan-down", "pan-left", "pan-right"})
"""Deeds that are the table's."""


class ReplayScene(Scrubbed):
    """A replay; `moment` is where to begin."""

    name = "replay"
    pans = True
    palette = RAVENLOFT

    def __init__(self, context: AppContext, reel: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        self.reel = reel
        self.everyone: frozenset[Seat] = frozenset(reel.whole.holders)
        self.persons = frozenset(seat for seat, level in reel.whole.holders.items() if level == PERSON)
        self.table = Projection(context, reel, self.everyone)
        self.table.owner = self
        self.night: Night = read_night(reel.log, [hero.id for hero in self.table.t.heroes])
        self.playing, self.speed, self.rest = moment < reel.last, 1, 0.0
        self.tight = False
        self.band = self.where = Area(0, 0, 0, 0)
        self.line = timeline.line(self.night, reel.last, Area(0, 0, 1, 1))
        self.go(moment)

    def prefetch(self) -> Iterator[None]:
        """What the night will show."""
        return self.table.prefetch()

    # ------------------------------------------------------------------ where it stands

    @property
    def moment(self) -> int:
        """How many answers have been given."""
        return self.table.moment

    @property
    def moving(self) -> bool:
        """Whether an answer is being shown."""
        return self.table.animations.busy

    def go(self, moment: int) -> Navigation | None:
        """Stand at a moment, at once."""
        self.rest, self.dirty = 0.0, True
        self.table.stand(moment)
        return None

    def forward(self) -> Navigation | None:
        """Show the next answer; while one is being shown, cut to its end."""
        self.rest, self.dirty = 0.0, True
        if self.table.animations.busy:
            self.table.animations.skip()
            self.table.show_current_state()
        elif self.moment < self.reel.last:
            self.table.lead(self.moment + 1)
        return None

    def faster(self) -> Navigation | None:
        """The next speed; after the fastest the slowest."""
        return self.pace((self.speed + 1) % len(SPEEDS))

    def pace(self, place: int) -> Navigation | None:
        """Choose a speed."""
        self.speed, self.dirty = place, True
        return None

    def eyes(self) -> Navigation | None:
        """See what everyone knew together, or only what the persons knew."""
        now = self.table.client.held
        self.table.see(self.everyone if now != self.everyone else self.persons)
        self.dirty = True
        return None

    def reckoning(self) -> Navigation | None:
        """How the night ended."""
        return Goto("result", self.reel.whole, reel=self.reel, staged=False)

    def back(self) -> Navigation | None:
        """Close the replay."""
        return Back()

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Let the table go on; when it rests long enough, show the next answer."""
        pace = SPEEDS[self.speed]
        busy = self.table.animations.busy
        self.table.update(dt * pace)
        self.dirty = self.dirty or busy != self.table.animations.busy
        self.table.write(2)
        if self.table.animations.busy or not self.playing or self.dragging or self.table.dialog is not None:
            return None
        self.rest += dt * pace
        if self.rest >= (STILL if self.context.settings.pace > 100 else REST):
            if self.moment < self.reel.last:
                self.forward()
            else:
                self.playing, self.dirty = False, True
        return None

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """The band takes what falls on it; the table is looked at as ever."""
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.table.handle(event)
        if self.table.dialog is not None:
            self.dirty = True
            return self.table.handle(event)
        if self.dragged(event):
            return None
        if event.type == pygame.MOUSEWHEEL or hasattr(event, "pos"):
            point = self.context.point(event.pos) if hasattr(event, "pos") else self.pointer
            if not self.band.holds(point) or self.table.drag is not None:
                return self.on_table(event, point)
        return super().handle(event)

    def on_table(self, event: pygame.event.Event, point: tuple[float, float]) -> Navigation | None:
        """The mouse is over the table: zoom, drag, look closely; a click on it cuts a show short."""
        self.pointer = point
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.table.animations.busy:
            return self.forward()
        return self.table.handle(event)

    def quoted(self) -> str:
        """The rule that matters most at the table now."""
        return self.table.quoted()

    def page_of_evening(self) -> str:
        """The page of the rulebook about the night that is watched."""
        return self.table.page_of_evening()

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Some keys are the table's."""
        if input_action(event) in INNER:
            self.table.handle(event)
            self.dirty = True
            return None
        return super().typed(event)

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """What moves along the line, and how fast."""
        return super().moves() | {"fast": self.faster, "menu": self.toggle}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """V changes the eyes."""
        return self.eyes() if event.key == pygame.K_v and self.persons else None

    # ------------------------------------------------------------------ places

    def transport(self) -> tuple[tuple[str, Callable[[], Navigation | None]], ...]:
        """The round buttons: their name and deed."""
        return (
            ("to-start", self.start), ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle),
            ("step-on", self.step), ("turn-on", self.turn), ("to-end", self.end),
        )  # fmt: skip

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons and the line; where there is little room the plates show signs instead of words."""
        room = canvas.room
        self.tight = room.h < 700
        each = max(44.0, min(BUTTON, canvas.high(24) + 16))
        edge, gap = (10.0, 6.0) if self.tight else (24.0, 10.0)
        line_high = band.high(canvas, tight=self.tight)
        self.band, _ = off_bottom(room, gap + 4 + each + gap + line_high + 6)
        inner = self.band.inset(edge, 0)
        row = Area(inner.x, inner.y + gap + 4, inner.w, each)
        made, x = [], row.x
        for name, act in self.transport():
            made.append(Target(name, Area(x, row.y, each, each), act, "transport", say(f"ui-replay-{name}")))
            x += each + 6
        plates = self.plates(canvas, each, worded=True)
        if sum(plate[0] + 8 for plate in plates) > row.x + row.w - x - canvas.wide(self.status_text(), 21, "italic") - 40:
            plates = self.plates(canvas, each, worded=False)
        right = row.x + row.w + 8
        for wide, what, words, act in reversed(plates):
            right -= wide + 8
            made.append(Target(what, Area(right, row.y, wide, each), act, "plates", words))
        self.where = Area(x + 10, row.y, right - x - 30, each)
        top = row.y + each + gap
        self.line.area = Area(inner.x + 14, top, inner.w - 28, line_high)
        return [*made, Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line"))]

    def plates(
        self, canvas: Canvas, each: float, *, worded: bool
    ) -> list[tuple[float, object, str, Callable[[], Navigation | None]]]:
        """The plates at the right: speeds, eyes, the end, the way out; with their width."""
        found: list[tuple[object, str, Callable[[], Navigation | None]]] = []
        if worded:
            found += [(("speed", place), factor(place), partial(self.pace, place)) for place in range(len(SPEEDS))]
        else:
            found.append(("faster", factor(self.speed), self.faster))
        if self.persons and self.persons != self.everyone:
            found.append(
                (
                    "eyes",
                    say("ui-replay-eyes-all" if self.table.client.held == self.everyone else "ui-replay-eyes-own"),
                    self.eyes,
                )
            )
        if self.reel.whole.decision is None:
            found.append(("ended", say("ui-replay-ended"), self.reckoning))
        found.append(("back", say("ui-replay-leave"), self.back))
        wides = [button_size(canvas, words, size=21)[0] if worded or what == "faster" else each for what, words, _act in found]
        return [(wide, *plate) for wide, plate in zip(wides, found, strict=True)]

    def status_text(self) -> str:
        """The line of words: what is in focus where that has no words of its own, else where the replay stands."""
        item = self.focus.focused
        if item is not None and (item.group == "transport" or (item.group == "plates" and item.area.w <= item.area.h + 1)):
            return item.label
        if self.reel.departs is not None and self.moment == self.reel.last:
            return say("ui-replay-departs", answer=self.reel.departs)
        return timeline.status_text(self.night, self.moment, self.reel.last, short=self.tight)

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table if it has changed, and the band if that has."""
        canvas = self.context.canvas(surface)
        fresh = self.canvas is not canvas
        if self.dirty or fresh:
            self.canvas = canvas
            self.refill(canvas)
        below = min(canvas.rect(self.band).top, surface.get_height() - 1)
        pane = self.table.pane
        pane.whole, pane.painted, pane.spots = canvas, False, None
        if self.dirty or fresh or self.context.sounds.captions.lines:  # somebody may have painted over it
            self.table.dirty = True
        self.table.draw(surface.subsurface(pygame.Rect(0, 0, surface.get_width(), max(1, below))))
        if pane.painted or self.dirty or fresh:
            self.context.painted = True
            self.context.spots = None if self.dirty or fresh else pane.spots
        if self.dirty or fresh:
            self.dirty = False
            canvas.under = None
            with canvas.clip(self.band):
                self.paint(canvas)
            self.context.trace(
                self.name, self.focus, busy=self.playing or self.table.animations.busy, moment=self.moment, last=self.reel.last
            )

    def paint(self, canvas: Canvas) -> None:
        """The band."""
        palette = self.palette
        canvas.box(self.band.inset(-4, 0), (mix(palette.panel, palette.deep, 0.3), palette.deep), palette.line, radius=0)
        for item in self.focus.targets:
            focused = self.focused(item.key)
            if item.group == "transport":
                self._round(canvas, item, "halt" if item.key == "play" and self.playing else str(item.key), focused=focused)
            elif item.group == "plates" and item.area.w <= item.area.h + 1:
                self._round(canvas, item, SIGNS[str(item.key)], focused=focused)
            elif item.group == "plates":
                chosen = item.key == ("speed", self.speed)
                button(canvas, item.area, item.label, palette, primary=chosen, focused=focused, size=21)
        departed = self.reel.departs is not None and self.moment == self.reel.last
        if departed:
            canvas.paragraph(self.status_text(), self.where, 20, RED_LIGHT, middle=True)
        else:
            canvas.within(self.status_text(), self.where, 21, palette.text, face="italic", align="left")
        timeline.draw(canvas, self.line, self.night, self.moment, focused=self.focused("line"), tight=self.tight)

    def _round(self, canvas: Canvas, item: Target, what: str, *, focused: bool) -> None:
        panel(canvas, item.area, self.palette, line=self.palette.focus if focused else None)
        canvas.picture(f"ui/{what}", item.area.inset(item.area.w * 0.22))
        if focused:
            focus_frame(canvas, item.area, self.palette, diamonds=False, light=False)


def factor(place: int) -> str:
    """A speed in words."""
    return say("ui-replay-speed", factor=f"{SPEEDS[place]:g}")
