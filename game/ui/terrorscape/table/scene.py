"""The table scene: input and painting."""

from collections.abc import Iterator, Sequence

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.input.actions import input_action
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.board import lamplight
from game.ui.terrorscape.board.weather import BEAT
from game.ui.terrorscape.encounter import encounter_targets, timing
from game.ui.terrorscape.layout import at_back, has_two_halves_room, table_layout
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.table import painter
from game.ui.terrorscape.table.aids import room_at
from game.ui.terrorscape.table.controller import TableController
from game.ui.terrorscape.table.mark_editor import open_mark_editor
from game.ui.terrorscape.table.pause_facts import TerrorscapePause
from game.ui.terrorscape.table.seating import manned
from game.ui.terrorscape.table.seating_dialog import NarrowWindowDialog
from game.ui.terrorscape.targets import survivor_targets, table_targets
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import RIGHT

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
LETS_GO = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST)
ALIASES = {"look": "marks", "centre": "aid"}
"""Input actions that have another meaning in other games."""
ASIDE = frozenset({"menu", "back", "rulebook"})
"""Input actions that do not raise the curtain."""


class TableScene(TableController):
    """The table with input and painting."""

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Pass input to the half that is prompted, to the curtain while a key is held, or to the table."""
        if (other := self.acting) is not self:
            self.dirty = True
            return other.handle(event)
        down = self.dialog is None and self.shown is None and self.next is not None and not self.animations.busy
        if down and self.at_curtain(event):
            return None
        return super().handle(event)

    def at_curtain(self, event: pygame.event.Event) -> bool:
        """Press or release the key of the curtain; return whether the event was used."""
        if event.type in PRESSES and input_action(event) not in ASIDE:
            self.curtain.pressed = True
            return True
        if event.type in LETS_GO:
            self.curtain.pressed = False
        return False

    def answers(self, event: pygame.event.Event) -> bool:
        """Numbers answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS)

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click takes its target; the right button opens the mark editor."""
        if event.button == RIGHT and self.dialog is None:
            room = room_at(self, self.pointer)
            return open_mark_editor(self, room) if room else None
        return super().pressed(event)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the default answer; Enter takes the focus."""
        if input_action(event) == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Numbers take an action or a card; other keys are commands."""
        if self.dialog is not None:
            return None
        if event.key in NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.numbered(NUMBERS[event.key])
        act = self.commands().get(ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def numbered(self, number: int) -> Navigation | None:
        """Take the action or the card with this number."""
        keys: list[object] = [("action", what) for what in survivor_targets.ACTION_KEYS]
        hand = [item.key for item in self.focus.targets if item.group in ("hand", "answers")]
        keys = hand or keys
        item = self.focus.find(keys[number]) if number < len(keys) else None
        if item is not None:
            self.focus.current = item.key
            return self.take(item)
        return None

    def back(self) -> Navigation | None:
        """Esc undoes an answer if possible, else opens the pause."""
        mine = self.asks is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(TerrorscapePause(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The options as targets, and the tools."""
        acting = self.first.acting if self.seating_mode == "open" else self
        front = acting.front if acting.shown is None else acting.shown.name or acting.front
        self.layout = table_layout(canvas, front, alone=self.alone, even=self.seating_mode == "open")
        if acting is not self:  # the half at the back
            self.layout = at_back(canvas, self.layout, self.front)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        if acting is not self:
            return []
        return encounter_targets.targets(self, canvas) if timing.is_shown(canvas, self) else table_targets.targets(self, canvas)

    def update(self, dt: float) -> Navigation | None:
        """Close one half when the window has become too small for two."""
        if self.seating_mode == "open" and not self.second and self.canvas is not None and not has_two_halves_room(self.canvas):
            self.arrange("table" if manned(self.match.holders) else "neutral")
            self.open(NarrowWindowDialog(self))
        return super().update(dt)

    def covered_area(self, canvas: Canvas) -> pygame.Rect:
        """The board of the open half, which covers the background."""
        bare = self.acting.dialog is not None or self.shown is None or self.layout is None or timing.is_shown(canvas, self)
        return super().covered_area(canvas) if bare or self.layout is None else canvas.rect(self.layout.half.viewport.area)

    def paint(self, canvas: Canvas) -> None:
        """Paint the table and the open dialog."""
        acting = self.acting
        for other in self.drawn[1:]:
            other.dirty = False
            other.refill(canvas)
        if acting.dialog is not None:
            acting.dialog.paint(canvas)
            return
        assert acting.layout is not None
        painter.paint(canvas, acting, acting.layout)
        for other in self.drawn:
            if other is not acting:
                painter.back(canvas, other)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty; else only the weather, and what figures, doors and dice touch."""
        canvas = self.context.canvas(surface)
        beats = self.beat >= BEAT and not self.context.settings.reduced
        if beats:
            self.time, self.beat = self.time + self.beat, 0.0
        plain = not self.dirty and self.canvas is canvas and self.acting.dialog is None and self.shown is not None
        news = any(one.has_new_event for one in self.drawn)
        board_is_current = plain and news and len(self.drawn) == 1  # the second board lies over the stored background
        spots: list[pygame.Rect] = []
        for one in self.drawn:
            one.time, figures_moved, one.figures_moved, one.has_new_event, one.board_is_current = (
                self.time,
                one.figures_moved,
                False,
                False,
                board_is_current,
            )
            if plain and beats and not news:
                spots += painter.paint_weather(canvas, one, self.time)
            if plain and figures_moved and not news:
                spots += painter.paint_moves(canvas, one)
        if plain and not news:
            self.context.spots, self.context.painted = spots, bool(spots)
            return
        self.dirty = self.dirty or news
        super().draw(surface)
        for one in self.drawn:
            one.board_is_current = False

    def prefetch(self) -> Iterator[None]:
        """Prepare the lit rooms."""
        side = self.shown
        if side is not None and side.name and self.canvas is not None and self.layout is not None:
            yield from lamplight.prefetch(self.canvas, self.layout.half.viewport, side.name)

    def report(self) -> None:
        """Trace the state of the table."""
        busy = self.acting.asks is None and not self.acting.animations.stopped
        down = self.shown is None and self.next is not None and not self.busy
        self.context.trace(
            self.name, self.acting.focus, busy=busy, turn=self.match.turn, prompt=prompt_words(self.acting), curtain=down
        )
