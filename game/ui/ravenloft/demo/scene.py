"""The demo: agents play one match after another with captions, and any input takes over a Hero."""

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
from game.ui.ravenloft.demo.playlist import RavenloftPlaylist
from game.ui.ravenloft.table.scene import TableScene
from game.ui.scene.context import AppContext
from game.ui.scene.demo_slot import DemoSlot
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.animation_queue import Clip
from game.ui.table.demo_client import DemoClient, touches
from game.ui.widgets.dialog import Act, Choice, ChoiceDialog
from game.ui.widgets.focus import Target

IDLE, WARNED = 45_000.0, 20_000.0
"""Milliseconds without input after which an agent takes the Hero back, and how long before that a warning is shown."""
CALM = 0.75
"""The animation speed while nobody plays."""
BRISK, BREATH = ("prompt-enter", "prompt-power"), 600.0
"""Questions before the match that are answered without a caption, and the milliseconds between such answers."""
FRESH = 500.0
"""Milliseconds after taking over in which no input is an answer."""
WINDOW = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)


class DemoScene(TableScene):
    """The table of the demo in `slot`."""

    client_type = DemoClient
    waits_for_reading = False

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        self.slot, self.hasty = slot, slot.is_hasty
        self.caption: Caption | None = None
        self.known: set[str] = set()
        self.idle_time = 0.0
        self.demo_match: Match = RavenloftPlaylist(slot.seed, slot.options).night(slot.number).begin()
        super().__init__(context, self.demo_match)
        self.guest.intends = self.intends
        first = caption_of(self.demo_match.log[0][0], self.stage.hero, self.stage.number) if self.demo_match.log[0] else None
        self.caption, self.opening = first, 0.0 if first is None else self.reading(first)

    @property
    def guest(self) -> DemoClient:
        """The client of the demo, which stores nothing."""
        return cast(DemoClient, self.client)

    @property
    def attract(self) -> bool:
        """Whether agents play alone."""
        return self.guest.person is None

    @property
    def hero(self) -> str:
        """The Hero of the visitor, or the one that an input would take over."""
        seat = self.guest.person if not self.attract else self.next_seat()
        return self.stage.hero if seat is None else str(self.t.heroes[seat].id)

    def next_seat(self) -> Seat | None:
        """Return the seat that an input would take over; None after the last turn."""
        awaited = self.client.awaited
        return None if awaited == CLOCK else awaited

    # ------------------------------------------------------------------ taking over, giving back

    def take_over(self) -> None:
        """Give the prompted seat to the visitor."""
        seat = self.next_seat()
        if seat is None:
            return
        self.animations.skip()
        self.guest.take(seat)
        self.caption, self.idle_time, self.opening = None, 0.0, 0.0
        self.show_current_state()
        self.guard = FRESH
        self.client.tell(say("ui-demo-yours", hero=self.hero), good=True)

    def give_back(self) -> Navigation | None:
        """Give the visitor's Hero back to its agent."""
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
        """Start the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    # ------------------------------------------------------------------ captions

    def reading(self, caption: Caption) -> float:
        """Return the milliseconds to read a caption; a note that was shown before takes no time."""
        known = caption.note in self.known
        self.known.add(caption.note)
        return 0.0 if self.hasty else caption.reading(known=known)

    def intends(self, seat: Seat, advice: Advice) -> float:
        """Show the plan of an agent that is about to answer, and return how long it waits."""
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
        """Queue the animations of these Events with their captions."""
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

        def begin_with_caption() -> None:
            begin()
            self.director.caption = None  # the demo's caption replaces it
            caption = caption_of(event, self.stage.hero, self.stage.number)
            if caption is None:
                return
            self.caption, self.dirty = caption, True
            wanted = self.reading(caption) * self.pace
            if moves:
                hold.ms = max(0.0, wanted - clip.lasts(still=self.context.settings.reduced))
            else:
                clip.ms = max(clip.ms, wanted)

        clip.begin = begin_with_caption
        return [clip, hold]

    # ------------------------------------------------------------------ time

    @property
    def pace(self) -> float:
        """The animation speed, slower while agents play alone."""
        if not self.attract:
            return super().pace
        return 1000.0 if self.hasty else CALM

    def update(self, dt: float) -> Navigation | None:
        """Advance the match; take an idle visitor's Hero back, and start the next match after the end."""
        if self.guest.crashed:
            return self.following()
        if self.attract:
            self.opening -= dt
            if self.opening > 0:
                return None
            if not self.animations.busy:
                self.guest.wait -= dt
        elif self.is_waiting():
            before = self.seconds
            self.idle_time += dt
            if self.idle_time >= IDLE:
                return self.give_back()
            if self.seconds != before and self.idle_time >= IDLE - WARNED:
                self.dirty = True
        return super().update(dt)

    def is_waiting(self) -> bool:
        """Return whether the game waits for the visitor: only that time is idle."""
        return self.dialog is not None or (not self.animations.busy and self.client.seat is not None)

    @property
    def seconds(self) -> int:
        """Seconds until the agent takes the Hero back."""
        return ceil((IDLE - self.idle_time) / 1000)

    def show_result(self) -> Navigation:
        """Show the result for a few seconds."""
        return Goto("ravenloft/demo-end", self.client.match, slot=self.slot)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Take over a Hero on any input; afterwards handle input as at every table."""
        if not self.attract:
            if touches(event) or event.type == pygame.MOUSEMOTION:
                self.dirty = self.dirty or self.idle_time >= IDLE - WARNED
                self.idle_time = 0.0
            if touches(event) and self.guard > 0:
                return None
            return super().handle(event)
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return self.leave()
        if touches(event):
            self.dirty = True
            self.take_over()
        elif event.type in WINDOW:
            self.game.fitted, self.dirty = False, True
        return None

    def commands(self) -> dict[str, Act]:
        """Return the commands of the table without saving, and with the demo's own pause."""
        found = {what: act for what, act in super().commands().items() if what != "save"}
        if "menu" in found:
            found["menu"] = lambda: self.open(self.pause())
        return found

    def pause(self) -> ChoiceDialog:
        """The pause of a visitor who plays: resume, give the Hero back, leave the demo."""
        choices = [
            Choice("resume", say("ui-demo-resume")),
            Choice("return", say("ui-demo-return", hero=self.hero), "", self.give_back),
        ]
        if self.slot.has_exit:
            choices.append(Choice("home", say("ui-demo-home"), "", self.leave))
        return ChoiceDialog(self, say("ui-demo-sheet"), "", choices, "resume", toggle="menu")

    def back(self) -> Navigation | None:
        """Undo the visitor's answer, or open the pause dialog."""
        mine = self.client.seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(self.pause())

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Return the targets; none while agents play alone."""
        found = super().targets(canvas)
        return [] if self.attract else found

    def headline(self, canvas: Canvas) -> None:
        """Paint the invitation instead of the question."""
        if self.attract:
            self._invite(canvas)
        else:
            super().headline(canvas)

    def paint_overlay(self, canvas: Canvas) -> None:
        """Paint the invitation and the caption, or the remaining seconds."""
        if self.attract:
            self._invite(canvas)
            self._draw_caption(canvas)
        elif self.idle_time >= IDLE - WARNED:
            painter.seconds_left(canvas, self.layout.view, self.hero, self.seconds)

    def _invite(self, canvas: Canvas) -> None:
        way_out = self.context.input.cap("back") if self.slot.has_exit else ""
        area: Area = self.layout.prompt
        key = (self.hero, way_out)
        canvas.panel("demo-band", key, area.inset(-6), lambda c, a: painter.band(c, area, self.hero, way_out))

    def _draw_caption(self, canvas: Canvas) -> None:
        if self.caption is not None:
            shown = self.caption
            place, medal = self.layout.hand, painter.side(self.layout.hand)
            high = min(painter.height(canvas, place, shown), place.h + self.layout.view.h * 0.4)
            below = Area(place.x, place.y + place.h - high, place.w, high)
            canvas.panel("demo-caption", shown, below.inset(-6), lambda c, a: painter.caption(c, below, shown, medal))
