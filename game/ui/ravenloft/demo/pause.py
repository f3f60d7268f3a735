"""The pause dialog of a visitor who plays in the demo: resume, give the Hero back, leave the demo."""

from typing import Protocol

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, rgb
from game.ui.scene.demo_slot import DemoSlot
from game.ui.scene.navigation import Navigation
from game.ui.widgets.controls import button, panel
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import FocusManager, Target

P = RAVENLOFT


class DemoView(Protocol):
    """The demo as its pause dialog knows it."""

    dialog: Dialog | None
    focus: FocusManager
    slot: DemoSlot

    @property
    def hero(self) -> str:
        """The Hero that a visitor plays."""
        ...

    def give_back(self) -> Navigation | None:
        """Let the computer play the Hero again."""
        ...

    def leave(self) -> Navigation | None:
        """Leave the demo."""
        ...


class DemoPauseDialog:
    """The pause dialog of the demo."""

    toggle_action = "menu"

    def __init__(self, demo: DemoView) -> None:
        self.demo = demo
        self.first: object = "resume"

    def take(self, event: pygame.event.Event) -> bool:
        """Handle no input first."""
        return False

    def resume(self) -> Navigation | None:
        """Close the dialog."""
        self.demo.dialog = None
        return None

    def exit_demo(self) -> Navigation | None:
        """Leave the demo."""
        return self.demo.leave()

    def area(self, canvas: Canvas, count: int) -> Area:
        """Return the area of the dialog, centred in the window."""
        room = canvas.room
        wide, high = min(680.0, room.w - 32), min(150.0 + 92 * count, room.h - 32)
        return Area(room.centre[0] - wide / 2, room.centre[1] - high / 2, wide, high)

    def targets(self, canvas: Canvas) -> list[Target]:
        """Return the buttons."""
        buttons = [("resume", self.resume, say("ui-demo-resume"))]
        buttons.append(("return", self.demo.give_back, say("ui-demo-return", hero=self.demo.hero)))
        if self.demo.slot.has_exit:
            buttons.append(("home", self.exit_demo, say("ui-demo-home")))
        area = self.area(canvas, len(buttons))
        each = (area.h - 140) / len(buttons)
        return [
            Target(what, Area(area.x + 50, area.y + 110 + place * each, area.w - 100, each - 16), act, "plates", words)
            for place, (what, act, words) in enumerate(buttons)
        ]

    def paint(self, canvas: Canvas) -> None:
        """Paint the title and the buttons."""
        focus = self.demo.focus
        area = self.area(canvas, len(focus.targets))
        panel(canvas, area, P, line=rgb("#d8a850"))
        canvas.within(say("ui-demo-sheet"), Area(area.x, area.y + 16, area.w, 84), 36, P.title, face="title", margin=30)
        for item in focus.targets:
            button(canvas, item.area, item.label, P, focused=item.key == focus.current, primary=item.key == "resume", size=26)
