"""The base of the set-ups: the seed is typed or random, and the holder of each seat is chosen from a list or by a number."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.match import PERSON
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action, raw
from game.ui.input.state import KEYS
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.choice_dialog import ChoiceDialog, Row
from game.ui.widgets.dialog_host import DialogHost
from game.ui.widgets.screen import ENTER
from game.ui.widgets.text_field import TextField

SEEDS = 1_000_000
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
ASIDE = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT


class HolderDialog(ChoiceDialog):
    """All possible holders of a seat, each with its number."""

    def __init__(self, on: "SeedScreen", seat: Any) -> None:
        self.screen, self.seat = on, seat
        self.levels = on.holders_for(seat)
        rows: list[Row] = [
            (level, on.holder_words(level), on.holder_note(level), partial(self.choose, level)) for level in self.levels
        ]
        rows.append(("back", say("ui-back"), "", self.close))
        super().__init__(on, say("ui-who-plays", seat=on.seat_called(seat)), say("ui-who-plays-note"), rows, on.who[seat])

    def cap(self, key: object) -> str:
        """Its number, if the player uses keys."""
        numbered = key in self.levels and self.screen.context.input.device == KEYS
        return str(self.levels.index(str(key)) + 1) if numbered else ""

    def choose(self, level: str) -> Navigation | None:
        """Give the seat to this holder."""
        self.screen.give(self.seat, level)
        return self.close()

    def close(self) -> Navigation | None:
        """Return to the button of the seat."""
        self.screen.dialog = None
        self.screen.focus.current = ("who", self.seat)
        return None


class SeedScreen(DialogHost):
    """The target "seed" shows the number; pressed, it becomes a text field. `who` maps each seat to its holder.

    The target ("who", seat) opens the list of holders. A number chooses one at once, Ctrl with left or right the previous or
    next one.
    """

    who: Any

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.seed = str(secrets.randbelow(SEEDS))
        self.entry: TextField | None = None
        self.typed_at: Area | None = None

    def type_seed(self) -> Navigation | None:
        """Start to type a seed."""
        field = self.focus.find("seed")
        if self.canvas is not None and field is not None:
            self.typed_at = field.area
            self.entry = TextField(self.canvas, field.area, self.seed, allowed="numbers", longest=18)
        return None

    def typed_seed(self) -> None:
        """Store the typed seed."""
        if self.entry is not None:
            self.seed, self.entry = self.entry.words, None

    def lot(self) -> Navigation | None:
        """Choose a random seed."""
        self.seed = str(secrets.randbelow(SEEDS))
        return None

    # ------------------------------------------------------------------ who holds a seat

    def holders_for(self, seat: Any) -> Sequence[str]:
        """The possible holders of a seat, in the order of their numbers."""
        raise NotImplementedError

    def seat_called(self, seat: Any) -> str:
        """The name of a seat."""
        raise NotImplementedError

    def holder_words(self, level: str) -> str:
        """The name of a holder."""
        return say("ui-person") if level == PERSON else say("ui-agent", level=say(f"level-{level}"))

    def holder_note(self, level: str) -> str:
        """How a holder plays this game, in one line."""
        note = f"holder-{level}"
        return say(note) if has(note) else ""

    def give(self, seat: Any, level: str) -> None:
        """Give a seat to a holder."""
        self.who[seat] = level

    def ask_holder(self, seat: Any) -> Navigation | None:
        """Open the list of holders of a seat."""
        return self.open(HolderDialog(self, seat))

    def turn(self, seat: Any, step: int = 1) -> Navigation | None:
        """Give a seat to the previous or next holder."""
        levels = self.holders_for(seat)
        self.give(seat, levels[(levels.index(self.who[seat]) + step) % len(levels)])
        return None

    @property
    def meant(self) -> Any:
        """The seat whose button is in focus, or whose list is open; None for none."""
        if isinstance(self.dialog, HolderDialog):
            return self.dialog.seat
        key = self.focus.current
        return key[1] if isinstance(key, tuple) and key[0] == "who" else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """A number chooses a holder; in the list of holders other keys are ignored."""
        seat, held = self.meant, event.mod & HELD
        if seat is not None and held and event.key in ASIDE:
            return self.turn(seat, ASIDE[event.key])
        if seat is not None and not held and NUMBERS.get(event.key, 9) < len(levels := self.holders_for(seat)):
            self.give(seat, levels[NUMBERS[event.key]])
            if self.dialog is not None:
                self.dialog = None
                self.focus.current = ("who", seat)
            return None
        return None if self.dialog is not None and input_action(event) in ("begin", "menu") else super().typed(event)

    # ------------------------------------------------------------------ the seed

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """While a seed is typed, keys and clicks go to its text field."""
        if self.entry is not None and self._types(event):
            return None
        return super().handle(event)

    def _types(self, event: pygame.event.Event) -> bool:
        """Pass an event to the field; Enter, Tab and a click elsewhere store the seed. Returns whether the event was used."""
        assert self.entry is not None
        event, self.dirty = raw(event), True  # typed keys are not actions
        field = self.focus.find("seed")
        elsewhere = field is None or not field.area.holds(self.context.point(getattr(event, "pos", (0, 0))))
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

    def update(self, dt: float) -> Navigation | None:
        """Advance the cursor of the field."""
        self.calm(dt)
        if self.entry is not None:
            self.entry.update(dt)
            self.dirty = True
        return None

    def settle_seed(self, canvas: Canvas) -> None:
        """Store the seed before painting if the field has moved."""
        field = self.focus.find("seed")
        if self.entry is not None and (self.entry.window != canvas.window or field is None or field.area != self.typed_at):
            self.typed_seed()

    def paint_seed(self, canvas: Canvas) -> None:
        """Draw the text field over everything else."""
        if self.entry is not None:
            self.entry.draw(canvas)
