"""A screen on which the seed of a night is typed, or drawn by lot."""

import secrets

import pygame

from game.ui.bindings import raw
from game.ui.canvas import Area, Canvas
from game.ui.entry import Entry
from game.ui.scene import House, Scene
from game.ui.screen import ENTER, Screen

SEEDS = 1_000_000


class SeedScreen(Screen):
    """The place called "seed" shows the number; taken, it becomes a field to type in."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.seed = str(secrets.randbelow(SEEDS))
        self.entry: Entry | None = None
        self.typed_at: Area | None = None

    def type_seed(self) -> Scene | None:
        """Begin typing a seed."""
        field = self.ring.find("seed")
        if self.canvas is not None and field is not None:
            self.typed_at = field.area
            self.entry = Entry(self.canvas, field.area, self.seed, allowed="numbers", longest=18)
        return None

    def typed_seed(self) -> None:
        """Keep what was typed."""
        if self.entry is not None:
            self.seed, self.entry = self.entry.words, None

    def lot(self) -> Scene | None:
        """Another seed."""
        self.seed = str(secrets.randbelow(SEEDS))
        return None

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """While a seed is typed, keys and clicks belong to it."""
        if self.entry is not None and self._types(event):
            return None
        return super().handle(event)

    def _types(self, event: pygame.event.Event) -> bool:
        """Give an event to the field; Enter, Tab and a click elsewhere keep what it holds. True if nothing else is to come of it."""
        assert self.entry is not None
        event, self.dirty = raw(event), True  # what is typed is typed, whatever its keys mean elsewhere
        field = self.ring.find("seed")
        elsewhere = field is None or not field.area.holds(self.house.point(getattr(event, "pos", (0, 0))))
        if event.type == pygame.MOUSEBUTTONDOWN and elsewhere:
            self.typed_seed()
            return False
        if event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_TAB):
            self.typed_seed()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return False
        self.entry.take(event)
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)

    def update(self, dt: float) -> Scene | None:
        """Let the cursor of the field blink."""
        if self.entry is not None:
            self.entry.update(dt)
            self.dirty = True
        return None

    def settle_seed(self, canvas: Canvas) -> None:
        """Before painting: where the field has moved, keep what was typed."""
        field = self.ring.find("seed")
        if self.entry is not None and (self.entry.window != canvas.window or field is None or field.area != self.typed_at):
            self.typed_seed()

    def paint_seed(self, canvas: Canvas) -> None:
        """The field that is typed in, over everything else."""
        if self.entry is not None:
            self.entry.draw(canvas.surface)
