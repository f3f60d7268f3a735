"""The scene of the story: input, commands and painting."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import input_action
from game.ui.london.story.controller import TableController
from game.ui.london.story.option_map import lettered_targets, numbered_targets, rule_of
from game.ui.london.story.panels import city, prompt
from game.ui.london.story.pause import pause_dialog
from game.ui.london.story.targets import TargetActs
from game.ui.scene.navigation import Navigation
from game.ui.table.log_dialog import log_dialog
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
LETTERS = {getattr(pygame, f"K_{letter}"): letter for letter in "vdx"}

ALIASES = {"centre": "aid"}
"""A gamepad's button that means something else in other games."""
SPECTATOR_COMMANDS = frozenset({"menu", "log", "save"})
"""The commands of a spectator."""


class StoryScene(TableController):
    """The story's table on the screen."""

    # ------------------------------------------------------------------ input

    def answers(self, event: pygame.event.Event) -> bool:
        """Number and letter keys answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS | LETTERS)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space submits the usual option, Enter takes the target in focus."""
        main = self.table.option_map.main
        if input_action(event) == "usual" and self.dialog is None and self.active_seat is not None and main is not None:
            return self.submit_option(main)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Number and letter keys take their targets, other keys run commands."""
        if self.dialog is not None:
            return None
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if plain and event.key in NUMBERS:
            found = numbered_targets(self.focus.targets, expanded=self.table.expanded is not None)
            return self.take_key(found[NUMBERS[event.key]]) if NUMBERS[event.key] < len(found) else None
        if plain and event.key in LETTERS and (item := lettered_targets(self.focus.targets).get(LETTERS[event.key])) is not None:
            return self.take_key(item)
        act = self.commands().get(ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def take_key(self, item: Target) -> Navigation | None:
        """Focus a target and take it."""
        self.focus.current = item.key
        return self.take(item)

    def back(self) -> Navigation | None:
        """Esc closes a list, undoes an answer if possible, or opens the pause."""
        if self.table.expanded is not None:
            return self.collapse()
        mine = self.active_seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(pause_dialog(self))

    # ------------------------------------------------------------------ commands

    def undo(self) -> Navigation | None:
        """Take the last answer back."""
        if self.client.undo():
            self.animations.clear()
            self.show_prompt()
        return None

    def redo(self) -> Navigation | None:
        """Give the answer again that was taken back."""
        if self.client.redo():
            self.animations.clear()
            self.show_prompt()
        return None

    def call_companions(self) -> Navigation | None:
        """Ask the companions what they would add."""
        if self.active_seat is not None and self.client.companions:
            self.context.agent_worker.cancel()
            self.client.call_companions()
            self.client.tell(say("ui-ld-scene-called"), good=True)
            self.dirty = True
        return None

    def ask_hint(self) -> Navigation | None:
        """Request a hint; `show_hint` shows it when it is ready."""
        if self.active_seat is not None and self.client.ask_hint():
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def reword(self) -> None:
        """Repeat all text in the new language, the log included."""
        self.client.message = ""
        self.client.reread()

    def quoted(self) -> str:
        """The rule of the dialog, else of the target in focus, else of the last log line that has one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        if rule := rule_of(self.focus.focused):
            return rule
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def commands(self) -> dict[str, Act]:
        """The commands by input action, which is also the name of the tool."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(pause_dialog(self)),
            "undo": self.undo,
            "hint": self.ask_hint,
            "log": lambda: self.open(log_dialog(self)),
            "redo": self.redo,
            "save": self.save,
            "aid": self.call_companions,
        }
        return {what: act for what, act in found.items() if self.client.held or what in SPECTATOR_COMMANDS}

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, or of the table."""
        if self.dialog is not None:
            self.table.arrange(canvas, self.facts)
            return self.dialog.targets(canvas)
        acts = TargetActs(
            self.submit_option, self.refuse, self.choose_seat, self.expand, self.collapse, self.cut, self.commands()
        )  # fmt: skip
        return self.table.targets(canvas, self.facts, acts, Pointing(self.focus, self.pointer))

    def paint(self, canvas: Canvas) -> None:
        """Paint the table and the dialog."""
        self.compositor.paint(canvas, self.table.layers(canvas, self.facts, self.focus.targets))
        if self.dialog is not None:
            canvas.links.clear()  # links under the dialog are out of reach
            self.dialog.paint(canvas)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything if the scene is dirty; during clips only the changed layers."""
        canvas = self.context.canvas(surface)
        stirred, self.needs_repaint = self.needs_repaint, False
        if self.dirty or self.canvas is not canvas or self.dialog is not None:
            super().draw(surface)
        elif stirred:
            facts, targets = self.facts, self.focus.targets
            self.table.arrange(canvas, facts)
            layers = self.table.layers(canvas, facts, targets)
            if self.ready(canvas, lambda inner: self.compositor.prepare(inner, layers), part=True):
                spots = self.compositor.update(canvas, layers)
                self.context.spots, self.context.painted = spots, bool(spots)
            else:
                self.needs_repaint = True

    def prefetch(self) -> Iterator[None]:
        """Cache the city at the next hours."""
        for slot in range(self.t.slot, len(SLOTS)):
            while self.t.slot + 1 < slot or self.canvas is None or self.layout is None:
                yield
            yield from city.prefetch(self.canvas, self.layout.map, slot)

    def report(self) -> None:
        """Trace the targets and the prompt."""
        busy = self.active_seat is None and not self.animations.stopped
        self.context.trace(self.name, self.focus, busy=busy, turn=self.match.turn, prompt=prompt.prompt_text(self.facts))
