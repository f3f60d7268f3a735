"""The demo: agents play night after night, captions explain it to whoever passes by, and any key or button takes over a Hero."""

from collections.abc import Sequence
from math import ceil
from typing import cast

import pygame

from game.match import Match
from game.rules.engine.agent import Advice
from game.rules.engine.script import Event
from game.rules.engine.secret import CLOCK, Seat
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.demo import painter
from game.ui.ravenloft.demo.captions import Caption, caption_of, intended
from game.ui.ravenloft.demo.pause import DemoPauseDialog
from game.ui.ravenloft.demo.playlist import Bill
from game.ui.ravenloft.table.scene import TableScene
from game.ui.scene.context import AppContext
from game.ui.scene.demo_slot import DemoSlot
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.animation_queue import Clip
from game.ui.table.demo_client import DemoClient, touches
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target

IDLE, WARNED = 45_000.0, 20_000.0
"""Milliseconds without a touch after which a Hero goes back to its agent, and how long before that it is said."""
CALM = 0.75
"""How fast the show runs while nobody plays: slow enough to be followed by somebody who has never seen the game."""
BRISK, BREATH = ("prompt-enter", "prompt-power"), 600.0
"""Questions that are answered without a word before a night begins, and the milliseconds between such answers."""
FRESH = 500.0
"""Milliseconds after taking over in which nothing is an answer: the same key may still be on its way."""
WINDOW = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)


class DemoScene(TableScene):
    """The match of the demo in `slot`."""

    client_type = DemoClient
    waits_for_reading = False

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        self.slot, self.hasty = slot, slot.is_hasty
        self.caption: Caption | None = None
        self.known: set[str] = set()
        self.still = 0.0
        self.evening: Match = Bill(slot.seed, slot.options).night(slot.number).begin()
        super().__init__(context, self.evening)
        self.guest.intends = self.intends
        first = caption_of(self.evening.log[0][0], self.stage.hero, self.stage.number) if self.evening.log[0] else None
        self.caption, self.opening = first, 0.0 if first is None else self.reading(first)

    @property
    def guest(self) -> DemoClient:
        """The conversation, which leaves no trace."""
        return cast(DemoClient, self.client)

    @property
    def attract(self) -> bool:
        """Whether nobody plays."""
        return self.guest.person is None

    @property
    def hero(self) -> str:
        """The Hero that somebody plays, or would play after a touch."""
        seat = self.guest.person if not self.attract else self.next_seat()
        return self.stage.hero if seat is None else str(self.t.heroes[seat].id)

    def next_seat(self) -> Seat | None:
        """The seat that a touch takes over: the one that is asked; None after the last turn."""
        awaited = self.client.awaited
        return None if awaited == CLOCK else awaited

    # ------------------------------------------------------------------ taking over, giving back

    def take_over(self) -> None:
        """Give the seat that is asked to the person, on the spot."""
        seat = self.next_seat()
        if seat is None:
            return
        self.animations.skip()
        self.guest.take(seat)
        self.caption, self.still, self.opening = None, 0.0, 0.0
        self.show_current_state()
        self.guard = FRESH
        self.client.tell(say("ui-demo-yours", hero=self.hero), good=True)

    def give_back(self) -> Navigation | None:
        """Let the agent go on."""
        hero = self.hero
        self.dialog, self.drag = None, None
        self.animations.skip()
        self.guest.give_back()
        self.show_current_state()
        self.caption = Caption(hero, "", say("ui-demo-again", hero=hero))
        self.opening = self.reading(self.caption)
        return None

    def leave(self) -> Navigation | None:
        """Leave the demo, if it has an exit."""
        if not self.slot.has_exit:
            return None
        self.context.agent_worker.cancel()
        return Goto("menu")

    def following(self) -> Navigation:
        """To the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    # ------------------------------------------------------------------ captions

    def reading(self, caption: Caption) -> float:
        """Milliseconds for a caption; what has been explained tonight is not waited for again."""
        known = caption.note in self.known
        self.known.add(caption.note)
        return 0.0 if self.hasty else caption.reading(known=known)

    def intends(self, seat: Seat, advice: Advice) -> float:
        """An agent is about to answer: say why, and for how long it waits."""
        if not self.attract or self.client.decision is None:
            return 0.0
        if self.client.decision.prompt.startswith(BRISK):
            return 0.0 if self.hasty else BREATH
        caption = intended(advice, self.t.heroes[seat].id, self.client.decision.prompt, self.client.speaker)
        if caption is None or caption == self.caption:
            return 0.0
        self.caption, self.dirty = caption, True
        return self.reading(caption)

    def show_events(self, events: list[Event]) -> None:
        """Show what happened, with a caption for what a passer-by should know."""
        if not self.attract:
            return super().show_events(events)
        self.dirty = True
        if events:
            self.director.roll = None
            for event, clip in zip(events, make_clips(self.director, events, self.client.moments()), strict=True):
                self.animations.add(self._captioned(event, clip))
        if not self.animations.busy:
            self.show_current_state()
        return None

    def _captioned(self, event: Event, clip: Clip) -> list[Clip]:
        begin, hold = clip.begin, Clip()
        moves = clip.play is not hold.play

        def tell() -> None:
            begin()
            self.director.caption = None  # the caption below says it
            caption = caption_of(event, self.stage.hero, self.stage.number)
            if caption is None:
                return
            self.caption, self.dirty = caption, True
            wanted = self.reading(caption) * self.pace
            if moves:
                hold.ms = max(0.0, wanted - clip.lasts(still=self.context.settings.reduced))
            else:
                clip.ms = max(clip.ms, wanted)

        clip.begin = tell
        return [clip, hold]

    # ------------------------------------------------------------------ time

    @property
    def pace(self) -> float:
        """Calm while nobody plays."""
        if not self.attract:
            return super().pace
        return 1000.0 if self.hasty else CALM

    def update(self, dt: float) -> Navigation | None:
        """Let the night go on; after a while without a touch an agent plays on, after the end comes the next night."""
        if self.guest.crashed:
            return self.following()
        if self.attract:
            self.opening -= dt
            if self.opening > 0:
                return None
            if not self.animations.busy:
                self.guest.wait -= dt
        elif self.missed():
            before = self.seconds
            self.still += dt
            if self.still >= IDLE:
                return self.give_back()
            if self.seconds != before and self.still >= IDLE - WARNED:
                self.dirty = True
        return super().update(dt)

    def missed(self) -> bool:
        """Whether the game waits for the person: only then is it idle."""
        return self.dialog is not None or (not self.animations.busy and self.client.seat is not None)

    @property
    def seconds(self) -> int:
        """How long until the Hero goes back to its agent."""
        return ceil((IDLE - self.still) / 1000)

    def show_result(self) -> Navigation:
        """To a short end, then the next match."""
        return Goto("ravenloft/demo-end", self.client.match, slot=self.slot)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """While nobody plays, any touch takes over; after that the table is played as ever."""
        if not self.attract:
            if touches(event) or event.type == pygame.MOUSEMOTION:
                self.dirty = self.dirty or self.still >= IDLE - WARNED
                self.still = 0.0
            if touches(event) and self.guard > 0:
                return None
            return super().handle(event)
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return self.leave()
        if touches(event):
            self.dirty = True
            self.take_over()
        elif event.type in WINDOW:
            self.fitted, self.dirty = False, True
        return None

    def commands(self) -> dict[str, Act]:
        """What can be done beside answering; saving is not, and the pause is the demo's own."""
        found = {what: act for what, act in super().commands().items() if what != "save"}
        if "menu" in found:
            found["menu"] = lambda: self.open(DemoPauseDialog(self))
        return found

    def back(self) -> Navigation | None:
        """Take back what the person did, or open the sheet."""
        mine = self.client.seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(DemoPauseDialog(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Nothing can be chosen while nobody plays."""
        found = super().targets(canvas)
        return [] if self.attract else found

    def headline(self, canvas: Canvas) -> None:
        """The invitation, where it stands instead of the question."""
        if self.attract:
            self._invite(canvas)
        else:
            super().headline(canvas)

    def paint_overlay(self, canvas: Canvas) -> None:
        """The invitation and the caption, or the seconds that are left."""
        if self.attract:
            self._invite(canvas)
            self._tell(canvas)
        elif self.still >= IDLE - WARNED:
            painter.seconds_left(canvas, self.layout.view, self.hero, self.seconds)

    def _invite(self, canvas: Canvas) -> None:
        way_out = self.context.input.cap("back") if self.slot.has_exit else ""
        area: Area = self.layout.prompt
        key = (self.hero, way_out)
        canvas.panel("demo-band", key, area.inset(-6), lambda c, a: painter.band(c, area, self.hero, way_out))

    def _tell(self, canvas: Canvas) -> None:
        if self.caption is not None:
            shown = self.caption
            place, medal = self.layout.hand, painter.side(self.layout.hand)
            high = min(painter.deep(canvas, place, shown), place.h + self.layout.view.h * 0.4)
            below = Area(place.x, place.y + place.h - high, place.w, high)
            canvas.panel("demo-caption", shown, below.inset(-6), lambda c, a: painter.caption(c, below, shown, medal))
