"""The demo: agents play one match after another with captions, and any input takes over a Hero."""

from collections.abc import Iterator
from math import ceil
from typing import Any

import pygame

from game.match import Match
from game.text import say
from game.ui.input.actions import input_action
from game.ui.ravenloft.demo.captions import Caption, caption_of
from game.ui.ravenloft.demo.playlist import RavenloftPlaylist
from game.ui.ravenloft.demo.table import DemoTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.sound.adapter import SilentSoundAdapter
from game.ui.table.handover import DemoClient, touches
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Choice, ChoiceDialog, Dialog
from game.ui.widgets.screen import Screen

IDLE, WARNED = 45_000.0, 20_000.0
"""Milliseconds without input after which an agent takes the Hero back, and how long before that a warning is shown."""
FRESH = 500.0
"""Milliseconds after taking over in which no input is an answer."""
WINDOW = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)


class DemoScene(Screen):
    """The demo in `slot`: the table of its match. For `opening` more milliseconds a caption is read before the match goes on."""

    name = "table"

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context)
        self.slot, self.idle_time = slot, 0.0
        match = RavenloftPlaylist(slot.seed, slot.options).night(slot.number).begin()
        self.game = DemoTable(context, match, slot, self.pause)
        self.table = TableScene(context, match, self.game)
        self.palette, self.focus = self.table.palette, self.table.focus
        self.table.controller.notices.speed = self.game.pace
        self.game.guest.intends = self.game.intends
        first = caption_of(match.log[0][0], self.game.stage.hero, self.game.stage.number) if match.log[0] else None
        self.game.caption, self.opening = first, 0.0 if first is None else self.game.reading(first)

    # ------------------------------------------------------------------ as the program sees it

    @property
    def client(self) -> DemoClient:
        """The client of the match."""
        return self.game.guest

    @property
    def match(self) -> Match:
        """The match."""
        return self.table.match

    @property
    def attract(self) -> bool:
        """Whether agents play alone."""
        return self.game.attract

    @property
    def dialog(self) -> Dialog | None:
        """The dialog over the table."""
        return self.table.dialog

    @property
    def sound_adapter(self) -> SilentSoundAdapter:
        """The sounds of the table."""
        return self.table.sound_adapter

    @property
    def pans(self) -> bool:
        """Whether sticks move the board now."""
        return self.table.pans

    @property
    def aloud(self) -> str:
        """The text to be read aloud."""
        return self.table.aloud

    @property
    def bed(self) -> str:
        """The background sound."""
        return self.table.bed

    def reword(self) -> None:
        """Say everything in another language."""
        self.table.reword()

    def prefetch(self) -> Iterator[None]:
        """Load what the match shows next."""
        return self.table.prefetch()

    def pause(self, host: Any) -> Dialog:
        """The pause dialog of a visitor."""
        choices = [
            Choice("resume", say("ui-demo-resume")),
            Choice("return", say("ui-demo-return", hero=self.game.hero), "", self.give_back),
        ]
        if self.slot.has_exit:
            choices.append(Choice("home", say("ui-demo-home"), "", self.leave))
        return ChoiceDialog(host, say("ui-demo-sheet"), "", choices, "resume", toggle="menu")

    # ------------------------------------------------------------------ taking over, giving back

    def take_over(self) -> None:
        """Give the prompted seat to the visitor."""
        seat = self.game.next_seat
        if seat is None:
            return
        self.table.animations.skip()
        self.client.take(seat)
        self._changed(None, 0.0)
        self.table.controller.guard = FRESH
        self.client.tell(say("ui-demo-yours", hero=self.game.hero), good=True)

    def give_back(self) -> Navigation | None:
        """Give the visitor's Hero back to its agent."""
        hero, self.game.drag = self.game.hero, None
        self.table.close()
        self.table.animations.skip()
        self.client.give_back()
        caption = Caption(hero, "", say("ui-demo-again", hero=hero))
        self._changed(caption, self.game.reading(caption))
        return None

    def _changed(self, caption: Caption | None, opening: float) -> None:
        """Somebody else plays from now on: show a caption for some milliseconds, and the open question."""
        self.game.caption, self.opening, self.idle_time, self.game.warned = caption, opening, 0.0, 0
        self.table.controller.notices.speed = self.game.pace
        self.table.controller.ask()

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

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the match; take an idle visitor's Hero back, and show the result for a few seconds after the end."""
        if self.client.crashed:
            return self.following()
        if self.attract:
            self.opening -= dt
            if self.opening > 0:
                return None
            if not self.table.animations.busy:
                self.client.wait -= dt
        elif self.is_waiting():
            self.idle_time += dt
            if self.idle_time >= IDLE:
                return self.give_back()
        following = self.table.update(dt)
        return self.show_result() if isinstance(following, Goto) and following.route == "result" else following

    def show_result(self) -> Navigation:
        """Show the result for a few seconds."""
        return Goto("ravenloft/demo-end", self.match, slot=self.slot)

    def is_waiting(self) -> bool:
        """Whether the game waits for the visitor: only that time is idle."""
        return self.dialog is not None or (not self.table.animations.busy and self.client.seat is not None)

    def _warn(self) -> None:
        """Show the seconds until the agent takes the Hero back."""
        seconds = ceil((IDLE - self.idle_time) / 1000) if not self.attract and self.idle_time >= IDLE - WARNED else 0
        self.dirty = self.dirty or seconds != self.game.warned
        self.game.warned = seconds

    # ------------------------------------------------------------------ input and painting

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Take over a Hero on any input; afterwards handle input as at every table."""
        if not self.attract:
            if touches(event) or event.type == pygame.MOUSEMOTION:
                self.idle_time = 0.0
            return None if touches(event) and self.table.controller.guard > 0 else self.table.handle(event)
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return self.leave()
        if touches(event):
            self.dirty = True
            self.take_over()
        elif event.type in WINDOW:
            self.game.fitted, self.dirty = False, True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table where it has changed."""
        self._warn()
        self.table.dirty, self.dirty = self.table.dirty or self.dirty, False
        self.table.draw(surface)
        self.canvas = self.table.canvas
