"""The scene of the story: input and painting."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.london.tables.cards import SLOTS
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import input_action
from game.ui.london.story import painter
from game.ui.london.story.controller import TableController
from game.ui.london.story.panels import city, current_card, prompt
from game.ui.london.story.pause import StoryPause
from game.ui.london.story.targets.arrangement import arranged, map_of
from game.ui.london.story.targets.keys import lettered_targets, numbered_targets
from game.ui.london.story.targets.table import table_targets
from game.ui.scene.navigation import Navigation
from game.ui.widgets.focus import Target

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
LETTERS = {getattr(pygame, f"K_{letter}"): letter for letter in "vdx"}

ALIASES = {"centre": "aid"}
"""A gamepad's button that means something else in other games."""


class StoryScene(TableController):
    """The story's table on the screen."""

    # ------------------------------------------------------------------ input

    def answers(self, event: pygame.event.Event) -> bool:
        """Number and letter keys answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS | LETTERS)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space submits the usual option, Enter takes the target in focus."""
        if (
            input_action(event) == "usual"
            and self.dialog is None
            and self.active_seat is not None
            and self.option_map.main is not None
        ):
            return self.submit_option(self.option_map.main)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Number and letter keys take their targets, other keys run commands."""
        if self.dialog is not None:
            return None
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if plain and event.key in NUMBERS:
            found = numbered_targets(self)
            return self.take_key(found[NUMBERS[event.key]]) if NUMBERS[event.key] < len(found) else None
        if plain and event.key in LETTERS and (item := lettered_targets(self).get(LETTERS[event.key])) is not None:
            return self.take_key(item)
        act = self.commands().get(ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def take_key(self, item: Target) -> Navigation | None:
        """Focus a target and take it."""
        self.focus.current = item.key
        return self.take(item)

    def back(self) -> Navigation | None:
        """Esc closes a list, undoes an answer if possible, or opens the pause."""
        if self.expanded is not None:
            return self.collapse()
        mine = self.active_seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(StoryPause(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, or of the table."""
        self.arrange(canvas)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return table_targets(self, canvas)

    def arrange(self, canvas: Canvas) -> None:
        """Lay out the table for the current state."""
        self.layout = arranged(self, canvas)
        if self.layout.character_areas:
            current_card.fit(canvas, self.layout.card, self.t, self.shown, self.text_scroll)
        else:
            self.text_scroll.fit(self.layout.card, 0)

    def paint(self, canvas: Canvas) -> None:
        """Paint the table and the dialog."""
        painter.paint(canvas, self)
        if self.dialog is not None:
            canvas.links.clear()  # links under the dialog are out of reach
            self.dialog.paint(canvas)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything if the scene is dirty; during clips only the changed panels."""
        canvas = self.context.canvas(surface)
        stirred, self.needs_repaint = self.needs_repaint, False
        if self.dirty or self.canvas is not canvas or self.dialog is not None:
            super().draw(surface)
        elif stirred:
            self.arrange(canvas)
            found = painter.panels_in_place(canvas, self)
            if found is None:
                self.dirty = True
                super().draw(surface)
            elif self.ready(canvas, lambda c: painter.paint_ahead(c, self, found), part=True):
                spots = painter.update(canvas, self, found)
                self.context.spots, self.context.painted = spots, bool(spots)
            else:
                self.needs_repaint = True

    def prefetch(self) -> Iterator[None]:
        """Cache the city at the next hours."""
        for slot in range(self.t.slot, len(SLOTS)):
            while self.t.slot + 1 < slot or self.canvas is None or self.layout is None:
                yield
            yield from city.prefetch(self.canvas, map_of(self.canvas, self.layout.map), slot)

    def report(self) -> None:
        """Trace the targets and the prompt."""
        busy = self.active_seat is None and not self.animations.stopped
        self.context.trace(self.name, self.focus, busy=busy, turn=self.match.turn, prompt=prompt.prompt_text(self))
