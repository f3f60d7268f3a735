"""The theatre of London Dread: hands and eyes of a Sitting."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.london.tables.cards import SLOTS
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import input_action
from game.ui.london.story import painter, table_targets
from game.ui.london.story.controller import TableController
from game.ui.london.story.panels import city, prompt, script
from game.ui.london.story.pause_facts import PauseSheet
from game.ui.scene.navigation import Navigation
from game.ui.widgets.focus import Target

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
LETTERS = {getattr(pygame, f"K_{letter}"): letter for letter in "vdx"}

ALIASES = {"centre": "aid"}
"""A button of a pad that means something else in other games."""


class StoryScene(TableController):
    """Input and painting."""

    # ------------------------------------------------------------------ input

    def answers(self, event: pygame.event.Event) -> bool:
        """Numbers and letters answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS | LETTERS)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the usual answer, Enter takes the focus."""
        if input_action(event) == "usual" and self.dialog is None and self.asks is not None and self.option_map.main is not None:
            return self.give(self.option_map.main)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The other keys: numbers and letters take what they stand beside, the rest are tools."""
        if self.dialog is not None:
            return None
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if plain and event.key in NUMBERS:
            found = table_targets.numbered(self)
            return self.taken(found[NUMBERS[event.key]]) if NUMBERS[event.key] < len(found) else None
        if plain and event.key in LETTERS and (item := table_targets.lettered(self).get(LETTERS[event.key])) is not None:
            return self.taken(item)
        act = self.commands().get(ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def taken(self, item: Target) -> Navigation | None:
        """Take a place by its key."""
        self.focus.current = item.key
        return self.take(item)

    def back(self) -> Navigation | None:
        """Esc lays answers together again, takes back where that is possible, else opens the pause."""
        if self.unfolded is not None:
            return self.fold()
        mine = self.asks is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(PauseSheet(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The options as places on the screen, and the tools."""
        self.arrange(canvas)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return table_targets.items(self, canvas)

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out as it stands now."""
        self.layout = table_targets.arranged(self, canvas)
        if self.layout.stages:
            script.fit(canvas, self.layout.script, self.t, self.shown, self.text)
        else:
            self.text.fit(self.layout.script, 0)

    def paint(self, canvas: Canvas) -> None:
        """Draw the theatre, and the sheet that lies over it."""
        painter.paint(canvas, self)
        if self.dialog is not None:
            canvas.links.clear()  # what lies under the sheet is out of reach
            self.dialog.paint(canvas)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything if the question is another; while things move only the parts in which they do."""
        canvas = self.context.canvas(surface)
        stirred, self.stirred = self.stirred, False
        if self.dirty or self.canvas is not canvas or self.dialog is not None:
            super().draw(surface)
        elif stirred:
            self.arrange(canvas)
            found = painter.standing(canvas, self)
            if found is None:
                self.dirty = True
                super().draw(surface)
            elif self.ready(canvas, lambda c: painter.rehearse(c, self, found), part=True):
                spots = painter.stir(canvas, self, found)
                self.context.spots, self.context.painted = spots, bool(spots)
            else:
                self.stirred = True

    def prefetch(self) -> Iterator[None]:
        """How the city looks at the next hours."""
        for slot in range(self.t.slot, len(SLOTS)):
            while self.t.slot + 1 < slot or self.canvas is None or self.layout is None:
                yield
            yield from city.prefetch(self.canvas, table_targets.map_of(self.canvas, self.layout.map), slot)

    def report(self) -> None:
        """How the theatre stands."""
        busy = self.asks is None and not self.animations.stopped
        self.context.trace(self.name, self.focus, busy=busy, turn=self.match.turn, prompt=prompt.asked(self))
