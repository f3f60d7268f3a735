"""Input of the planning: mouse, keys and gamepads act at the same time, each with its own pointer."""

import pygame

from game.rules.london.places import NUMBERS
from game.ui.input.actions import ARROWS, from_pad, input_action
from game.ui.london.planning.gestures import PlanningGestures
from game.ui.london.planning.panels.cover_pages import READY
from game.ui.london.planning.pause import CHOOSE_HOUR, GO_TO_STREETS, PlanningPause
from game.ui.london.planning.pointers import KEYS, MOUSE, Pointer, TargetKey, pad_name
from game.ui.scene.navigation import Navigation
from game.ui.table.log_dialog import LogDialog
from game.ui.widgets.dialog import Act
from game.ui.widgets.screen import GROUP_STEPS, LEFT, RIGHT, STEPS

DIGITS = {getattr(pygame, f"K_{number}"): number for number in NUMBERS}
ON_PAD = {"previous-group": "page-up", "next-group": "page-down", "log": "begin", "back": "undo", "hint": "marks"}
"""The input actions of a gamepad's buttons that mean something else here."""
STICK = "left-"
"""The prefix of the left stick's parts: the stick moves a cursor, not the focus."""


class PlanningInput(PlanningGestures):
    """The planning with its input devices."""

    # ------------------------------------------------------------------ devices and their pointers

    def device_of(self, event: object) -> str:
        """The device that an event came from."""
        if hasattr(event, "pos"):
            return MOUSE
        return pad_name(int(getattr(event, "which", 0))) if from_pad(event) else KEYS  # type: ignore[arg-type]

    def hovered_key(self, pointer: Pointer) -> TargetKey | None:
        """The key of the target under a pointer."""
        item = self.focus.find(pointer.hovered)
        return item.data if item is not None and isinstance(item.data, TargetKey) else None

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """During the planning each device acts by itself; dialogs and covers take input as on other screens."""
        if self.cover:
            self.pointers.set_pads(self.context.input.pads)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.device = self.device_of(event)
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.pause()
        if self.dialog is not None or self.cover or self.is_over or self.held is not None:
            if self.cover == READY and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.pointers.of_device(self.device)
            return super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.move_mouse(event)
        elif event.type == pygame.MOUSEWHEEL:
            pointer = self.pointers.of_device(MOUSE)
            if pointer is not None and event.y:
                self.turn_token(pointer, self.hovered_key(pointer), -1 if event.y > 0 else 1)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.handle_mouse_button(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self.handle_key(event)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.dirty = True
        return None

    def move_mouse(self, event: pygame.event.Event) -> None:
        """Move the pointer of the mouse."""
        pointer = self.pointers.of_device(MOUSE)
        if pointer is not None:
            pointer.position = self.pointer = self.context.point(event.pos)
            self.update_hovered(pointer)

    def update_hovered(self, pointer: Pointer) -> None:
        """Find the target under a pointer; a held card is let go when the pointer leaves it."""
        item = self.focus.under(pointer.position)
        hovered = item.key if item is not None else None
        if hovered != pointer.hovered:
            pointer.hovered = hovered
            self.repaint.stale = True
            if (pointer.turning or pointer.going) and (item is None or item.data != pointer.pressed):
                pointer.let_go()

    def handle_mouse_button(self, event: pygame.event.Event) -> None:
        """Press or release with a mouse button."""
        pointer = self.pointers.of_device(MOUSE)
        if pointer is None:
            return
        self.move_mouse(event)
        item = self.focus.under(pointer.position)
        if event.type == pygame.MOUSEBUTTONUP:
            if event.button == LEFT:
                self.release(pointer, self.hovered_key(pointer))
        elif event.button == LEFT:
            if item is not None and not isinstance(item.data, TargetKey):
                item.act()
            else:
                self.press(pointer, self.hovered_key(pointer))
        elif event.button == RIGHT:
            self.press_right(pointer)

    def press_right(self, pointer: Pointer) -> None:
        """The right button takes a token out, or inspects a card."""
        key = self.hovered_key(pointer)
        if key is not None and key.kind in ("card", "streets") and not pointer.carried and not pointer.note:
            self.toggle_inspector(key)
        else:
            self.take_out(pointer, key)

    def handle_key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a key, or a gamepad's button."""
        pointer, what = self.pointers.of_device(self.device_of(event)), input_action(event)
        if from_pad(event):
            what = ON_PAD.get(what, what)
        if event.type == pygame.KEYUP:
            if pointer is not None and what in ("take", "usual"):
                self.release(pointer, self.hovered_key(pointer))
            return None
        leaves = pointer is not None and what == "back" and not (pointer.carried or pointer.note or self.inspected)
        if pointer is None or what in ("menu", "rulebook") or leaves:
            return self._run_command(what)
        self.repaint.changed = True
        if what == "back" and self.inspected:
            self.inspect("")
        elif what in ARROWS or what in STEPS or what in GROUP_STEPS:
            if not getattr(event, "part", "").startswith(STICK):
                self.move_focus(pointer, what)
        elif what in ("take", "usual"):
            item = self.focus.find(pointer.hovered)
            if item is not None and not isinstance(item.data, TargetKey):
                following: Navigation | None = item.act()
                return following
            self.press(pointer, self.hovered_key(pointer))
        elif event.key in DIGITS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.place_token(pointer, pointer.slot, str(DIGITS[event.key]))
        else:
            return self._run_key(pointer, what)
        return None

    def move_focus(self, pointer: Pointer, what: str) -> None:
        """Move a pointer from target to target."""
        focus = self.focus
        focus.current = pointer.hovered if focus.find(pointer.hovered) is not None else None
        pointer.let_go()
        if focus.current is None:
            focus.current = TargetKey("slot", pointer.seat, number=pointer.slot)
        elif what in ARROWS:
            focus.move(*ARROWS[what])
        elif what in STEPS:
            focus.tab(STEPS[what])
        else:
            focus.tab_group(GROUP_STEPS[what])
        pointer.hovered = focus.current
        item = focus.find(pointer.hovered)
        if item is not None:
            pointer.position = item.area.centre
        self.repaint.stale = True

    def _run_key(self, pointer: Pointer, what: str) -> Navigation | None:
        """Run the gesture of a key."""
        key = self.hovered_key(pointer)
        if what in GO_TO_STREETS:
            self.go_to_streets(pointer, GO_TO_STREETS[what])
        elif what in CHOOSE_HOUR:
            self.choose_hour(pointer, CHOOSE_HOUR[what])
        elif what == "look" and key is not None and key.kind in ("card", "streets"):
            self.toggle_inspector(key)
        elif what in ("plus", "minus", "look"):
            self.turn_token(pointer, key, -1 if what == "minus" else 1)
        elif what in ("undo", "back"):
            self.take_out(pointer, key)
        elif what == "marks":
            self.mark(pointer, key)
        elif what == "begin":
            self.toggle_agreement(pointer)
        else:
            return self._run_command(what)
        return None

    def _run_command(self, what: str) -> Navigation | None:
        if what == "back":
            return self.open(PlanningPause(self))
        if what == "rulebook":
            return self.rulebook(self.quoted())
        do = self.commands().get(what)
        return do() if do is not None else None

    # ------------------------------------------------------------------ covers and dialogs

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """On a cover: the key that goes on, and the commands."""
        if self.dialog is not None or not self.cover:
            return None
        if input_action(event) == "begin" or (from_pad(event) and input_action(event) == "menu"):
            return self.go_on()
        return self._run_command(input_action(event))

    def back(self) -> Navigation | None:
        """Esc on a cover opens the pause."""
        return self.open(PlanningPause(self))

    def first_focus(self) -> object:
        """The button that goes on, on a cover."""
        return "go-on" if self.cover else None

    def commands(self) -> dict[str, Act]:
        """The commands beside planning, by input action."""
        return {
            "menu": lambda: self.open(PlanningPause(self)),
            "log": lambda: self.open(LogDialog(self)),
            "hint": self.hint,
            "save": self.save,
            "rulebook": lambda: self.rulebook(self.quoted()),
        }

    def quoted(self) -> str:
        """The rule of the dialog, else that of the last log line that has one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None
