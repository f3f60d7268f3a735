"""The replay scene: the table above, and below it a timeline to play, step through and drag."""

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
from game.ui.ravenloft.replay import timeline, transport
from game.ui.ravenloft.replay.transport import SPEEDS, speed_label
from game.ui.ravenloft.replay.turns import TurnHistory, read_turns
from game.ui.ravenloft.replay.view import ReplayTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens import timeline as band
from game.ui.screens.replay import ReplayScreen
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom
from game.ui.widgets.screen import LEFT

REST, STILL = 260.0, 1000.0
"""Milliseconds between two answers during playback: with animations, and without, where each answer stays longer."""
BUTTON = 52.0
TABLE_ACTIONS = frozenset({"look", "log", "centre", "plus", "minus", "pan-up", "pan-down", "pan-left", "pan-right"})
"""Input actions that the table handles."""


class ReplayScene(ReplayScreen):
    """A replay that begins at `moment` (the number of given answers)."""

    name = "replay"
    pans = True
    palette = RAVENLOFT

    def __init__(self, context: AppContext, replay: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        self.replay = replay
        self.everyone: frozenset[Seat] = frozenset(replay.whole.holders)
        self.persons = frozenset(seat for seat, level in replay.whole.holders.items() if level == PERSON)
        self.table = ReplayTable(context, replay, self.everyone)
        self.table.owner = self
        self.history: TurnHistory = read_turns(replay.log, [hero.id for hero in self.table.t.heroes])
        self.playing, self.speed, self.rest = moment < replay.last, 1, 0.0
        self.tight = False
        self.band = self.position_area = Area(0, 0, 0, 0)
        self.line = timeline.line(self.history, replay.last, Area(0, 0, 1, 1))
        self.go(moment)

    def prefetch(self) -> Iterator[None]:
        """Load what the table shows next."""
        return self.table.prefetch()

    # ------------------------------------------------------------------ position

    @property
    def moment(self) -> int:
        """The number of answers given so far."""
        return self.table.moment

    @property
    def moving(self) -> bool:
        """Whether an answer is being animated."""
        return self.table.animations.busy

    def go(self, moment: int) -> Navigation | None:
        """Show a moment without animations."""
        self.rest, self.dirty = 0.0, True
        self.table.show_moment(moment)
        return None

    def forward(self) -> Navigation | None:
        """Animate the next answer; skip a running animation."""
        self.rest, self.dirty = 0.0, True
        if self.table.animations.busy:
            self.table.animations.skip()
            self.table.show_current_state()
        elif self.moment < self.replay.last:
            self.table.animate_to(self.moment + 1)
        return None

    def faster(self) -> Navigation | None:
        """Choose the next speed; after the fastest the slowest."""
        return self.pace((self.speed + 1) % len(SPEEDS))

    def pace(self, place: int) -> Navigation | None:
        """Choose a speed."""
        self.speed, self.dirty = place, True
        return None

    def change_viewers(self) -> Navigation | None:
        """Switch between the knowledge of all seats and that of the human players."""
        now = self.table.client.held
        self.table.set_viewers(self.everyone if now != self.everyone else self.persons)
        self.dirty = True
        return None

    def show_result(self) -> Navigation | None:
        """Open the result screen."""
        return Goto("result", self.replay.whole, replay=self.replay, staged=False)

    def back(self) -> Navigation | None:
        """Close the replay."""
        return Back()

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the animations; during playback show the next answer after a pause."""
        pace = SPEEDS[self.speed]
        busy = self.table.animations.busy
        self.table.update(dt * pace)
        self.dirty = self.dirty or busy != self.table.animations.busy
        self.table.write_log(2)
        if self.table.animations.busy or not self.playing or self.dragging or self.table.dialog is not None:
            return None
        self.rest += dt * pace
        if self.rest >= (STILL if self.context.settings.pace > 100 else REST):
            if self.moment < self.replay.last:
                self.forward()
            else:
                self.playing, self.dirty = False, True
        return None

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Send events over the timeline to this scene, and all others to the table."""
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
        """Handle a mouse event over the table: zoom, drag, inspect; a click skips the running animation."""
        self.pointer = point
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.table.animations.busy:
            return self.forward()
        return self.table.handle(event)

    def quoted(self) -> str:
        """Return the rule id that matters most at the table now."""
        return self.table.quoted()

    def page_of_evening(self) -> str:
        """Return the rulebook page of the adventure that is watched."""
        return self.table.page_of_evening()

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Send the keys of the table to it."""
        if input_action(event) in TABLE_ACTIONS:
            self.table.handle(event)
            self.dirty = True
            return None
        return super().typed(event)

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """Return the commands that move along the timeline or change the speed."""
        return super().moves() | {"fast": self.faster, "menu": self.toggle}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Change the viewers with V."""
        return self.change_viewers() if event.key == pygame.K_v and self.persons else None

    # ------------------------------------------------------------------ targets

    def transport_commands(self) -> tuple[tuple[str, Callable[[], Navigation | None]], ...]:
        """Return the names and commands of the transport buttons."""
        return (
            ("to-start", self.start), ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle),
            ("step-on", self.step), ("turn-on", self.turn), ("to-end", self.end),
        )  # fmt: skip

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Return the buttons and the timeline; where there is little room the buttons show icons instead of words."""
        room = canvas.room
        self.tight = room.h < 700
        each = max(44.0, min(BUTTON, canvas.high(24) + 16))
        edge, gap = (10.0, 6.0) if self.tight else (24.0, 10.0)
        line_high = band.high(canvas, tight=self.tight)
        self.band, _ = off_bottom(room, gap + 4 + each + gap + line_high + 6)
        inner = self.band.inset(edge, 0)
        row = Area(inner.x, inner.y + gap + 4, inner.w, each)
        made, x = [], row.x
        for name, act in self.transport_commands():
            made.append(Target(name, Area(x, row.y, each, each), act, "transport", say(f"ui-replay-{name}")))
            x += each + 6
        buttons = self.wide_buttons(canvas, each, worded=True)
        if sum(one[0] + 8 for one in buttons) > row.x + row.w - x - canvas.wide(self.status_text(), 21, "italic") - 40:
            buttons = self.wide_buttons(canvas, each, worded=False)
        right = row.x + row.w + 8
        for wide, what, words, act in reversed(buttons):
            right -= wide + 8
            made.append(Target(what, Area(right, row.y, wide, each), act, "plates", words))
        self.position_area = Area(x + 10, row.y, right - x - 30, each)
        top = row.y + each + gap
        self.line.area = Area(inner.x + 14, top, inner.w - 28, line_high)
        return [*made, Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line"))]

    def wide_buttons(
        self, canvas: Canvas, each: float, *, worded: bool
    ) -> list[tuple[float, object, str, Callable[[], Navigation | None]]]:
        """Return width, key, label and command of the buttons on the right."""
        found: list[tuple[object, str, Callable[[], Navigation | None]]] = []
        if worded:
            found += [(("speed", place), speed_label(place), partial(self.pace, place)) for place in range(len(SPEEDS))]
        else:
            found.append(("faster", speed_label(self.speed), self.faster))
        if self.persons and self.persons != self.everyone:
            found.append(
                (
                    "eyes",
                    say("ui-replay-eyes-all" if self.table.client.held == self.everyone else "ui-replay-eyes-own"),
                    self.change_viewers,
                )
            )
        if self.replay.whole.decision is None:
            found.append(("ended", say("ui-replay-ended"), self.show_result))
        found.append(("back", say("ui-replay-leave"), self.back))
        wides = [button_size(canvas, words, size=21)[0] if worded or what == "faster" else each for what, words, _act in found]
        return [(wide, *one) for wide, one in zip(wides, found, strict=True)]

    def status_text(self) -> str:
        """Return the status line: the label of a focused icon button, else the position of the replay."""
        item = self.focus.focused
        if item is not None and transport.is_icon(item):
            return item.label
        if self.replay.departs is not None and self.moment == self.replay.last:
            return say("ui-replay-departs", answer=self.replay.departs)
        return timeline.status_text(self.history, self.moment, self.replay.last, short=self.tight)

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table and the timeline where they have changed."""
        canvas = self.context.canvas(surface)
        fresh = self.canvas is not canvas
        if self.dirty or fresh:
            self.canvas = canvas
            self.refill(canvas)
        below = min(canvas.rect(self.band).top, surface.get_height() - 1)
        part = self.table.part_context
        part.whole, part.painted, part.spots = canvas, False, None
        if self.dirty or fresh or self.context.sounds.captions.lines:  # captions may have been painted over it
            self.table.dirty = True
        self.table.draw(surface.subsurface(pygame.Rect(0, 0, surface.get_width(), max(1, below))))
        if part.painted or self.dirty or fresh:
            self.context.painted = True
            self.context.spots = None if self.dirty or fresh else part.spots
        if self.dirty or fresh:
            self.dirty = False
            canvas.under = None
            with canvas.clip(self.band):
                self.paint(canvas)
            self.context.trace(
                self.name, self.focus, busy=self.playing or self.table.animations.busy, moment=self.moment, last=self.replay.last
            )

    def paint(self, canvas: Canvas) -> None:
        """Paint the timeline and the buttons."""
        palette = self.palette
        canvas.box(self.band.inset(-4, 0), (mix(palette.panel, palette.deep, 0.3), palette.deep), palette.line, radius=0)
        for item in self.focus.targets:
            transport.draw_button(canvas, item, playing=self.playing, speed=self.speed, focused=self.focused(item.key))
        departed = self.replay.departs is not None and self.moment == self.replay.last
        if departed:
            canvas.paragraph(self.status_text(), self.position_area, 20, RED_LIGHT, middle=True)
        else:
            canvas.within(self.status_text(), self.position_area, 21, palette.text, face="italic", align="left")
        timeline.draw(canvas, self.line, self.history, self.moment, focused=self.focused("line"), tight=self.tight)
