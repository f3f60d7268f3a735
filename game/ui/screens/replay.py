"""The base of the replay screens: a timeline that plays, steps, jumps between chapters, and can be dragged."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Area
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens.timeline import Timeline
from game.ui.widgets.screen import LEFT, Screen


class ReplayScreen(Screen):
    """Subclasses define the current moment (`moment`), go to another (`go`), and show the next one (`forward`)."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.line = Timeline([0], [], 0, Area(0, 0, 1, 1))
        self.playing, self.dragging = False, False

    # ------------------------------------------------------------------ hooks for subclasses

    @property
    def moment(self) -> int:
        """The number of answers up to the current moment."""
        return 0

    @property
    def moving(self) -> bool:
        """Whether an animation is still running."""
        return False

    def go(self, moment: int) -> Navigation | None:
        """Go to a moment at once."""
        return None

    def forward(self) -> Navigation | None:
        """Show the next moment."""
        return self.go(self.moment + 1)

    # ------------------------------------------------------------------ actions

    def step(self) -> Navigation | None:
        """Go one answer forward, and pause."""
        self.playing = False
        return self.forward()

    def step_back(self) -> Navigation | None:
        """Go one answer back."""
        self.playing = False
        return self.go(self.moment - 1)

    def turn(self) -> Navigation | None:
        """Go to the next chapter."""
        return self.go(self.line.after(self.moment))

    def turn_back(self) -> Navigation | None:
        """Go to the beginning of this chapter, or of the one before."""
        return self.go(self.line.before(self.moment))

    def start(self) -> Navigation | None:
        """Go to the beginning."""
        return self.go(0)

    def end(self) -> Navigation | None:
        """Go to the end."""
        self.playing = False
        return self.go(self.line.last)

    def toggle(self) -> Navigation | None:
        """Play or pause; at the end play from the beginning."""
        self.dirty = True
        self.playing = not self.playing
        if self.playing and self.moment >= self.line.last and not self.moving:
            self.go(0)
        return None

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """The methods by input action. Arrows are included while the timeline has the focus."""
        found = {
            "usual": self.toggle, "page-up": self.turn_back, "page-down": self.turn, "first": self.start, "last": self.end,
        }  # fmt: skip
        return found | {"left": self.step_back, "right": self.step, "take": self.toggle} if self.focused("line") else found

    # ------------------------------------------------------------------ input

    def line_place(self) -> Area:
        """The area of the timeline with its badges that accepts the mouse."""
        return self.line.area.inset(-14, -4)

    def default(self) -> object:
        """The timeline has the focus first."""
        return "line"

    def dragged(self, event: pygame.event.Event) -> bool:
        """Handle a drag. Returns whether the event was part of it."""
        if not self.dragging or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEMOTION:
            self.pointer = self.context.point(event.pos)
            self.drag()
        else:
            self.dragging, self.dirty = False, True
        return True

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Give drags precedence."""
        return None if self.dragged(event) else super().handle(event)

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Start a drag on the timeline."""
        if event.button == LEFT and self.line_place().holds(self.pointer):
            self.focus.current, self.dragging = "line", True
            return self.drag()
        return super().pressed(event)

    def drag(self) -> Navigation | None:
        """Go to the moment under the mouse."""
        moment = self.line.moment_at(self.pointer[0])
        return self.go(moment) if moment != self.moment or self.moving else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the keys of the timeline before those of all screens."""
        act = self.moves().get(input_action(event))
        return super().typed(event) if act is None else act()
