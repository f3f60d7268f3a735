"""Input of the planning: mouse, keys and gamepads act at the same time, each with its own pointer."""

from collections.abc import Callable

import pygame

from game.rules.london.places import NUMBERS, STREETS
from game.rules.london.state import SLOTS
from game.ui.input.actions import ARROWS, from_pad, input_action
from game.ui.london.planning import moves
from game.ui.london.planning.gestures import Gestures
from game.ui.london.planning.pointers import KEYS, MOUSE, Pointer, TargetKey, pad_name
from game.ui.table.acts import Command, Doing
from game.ui.widgets.focus import FocusManager
from game.ui.widgets.screen import GROUP_STEPS, LEFT, RIGHT, STEPS

DIGITS = {getattr(pygame, f"K_{number}"): number for number in NUMBERS}
ON_PAD = {"previous-group": "page-up", "next-group": "page-down", "log": "begin", "back": "undo", "centre": "marks"}
"""The input actions of a gamepad's buttons that mean something else here."""
GO_TO_STREETS = {"pan-up": "north", "pan-right": "east", "pan-down": "south", "pan-left": "west"}
"""The input actions that plan to go to the Streets of an Area."""
CHOOSE_HOUR = {"page-up": -1, "page-down": 1}
"""The input actions that choose the hour before or after."""
STICK = "left-"
"""The prefix of the left stick's parts: the stick moves a cursor, not the focus."""


def device_of(event: pygame.event.Event) -> str:
    """The device that an event came from."""
    if hasattr(event, "pos"):
        return MOUSE
    return pad_name(int(getattr(event, "which", 0))) if from_pad(event) else KEYS


class DeviceInput:
    """Turns the events of the devices into gestures on the targets of `focus`.

    `point` is a position of the mouse in logical pixels; `agree` lets a pointer agree to the plan, or asks once more.
    """

    def __init__(
        self, gestures: Gestures, point: Callable[[tuple[int, int]], tuple[float, float]], agree: Callable[[Pointer], Doing]
    ) -> None:
        self.gestures, self.pointers, self.point, self.agree = gestures, gestures.pointers, point, agree
        self.focus = FocusManager()

    def hovered_key(self, pointer: Pointer) -> TargetKey | None:
        """The key of the target under a pointer."""
        item = self.focus.find(pointer.hovered)
        return item.data if item is not None and isinstance(item.data, TargetKey) else None

    def handle(self, event: pygame.event.Event) -> Doing:
        """Let the pointer of a device do what an event means."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._handle_key(event)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None
        if (pointer := self.pointers.of_device(MOUSE)) is None:
            return None
        if event.type == pygame.MOUSEWHEEL:
            if event.y:
                self.gestures.turn_token(pointer, self.hovered_key(pointer), -1 if event.y > 0 else 1)
            return None
        pointer.position = self.point(event.pos)
        self.update_hovered(pointer)
        if event.type == pygame.MOUSEMOTION or event.button not in (LEFT, RIGHT):
            return None
        key, down = self.hovered_key(pointer), event.type == pygame.MOUSEBUTTONDOWN
        if event.button == LEFT and down:
            return self._press(pointer)
        if event.button == LEFT:
            self.gestures.release(pointer, key)
        elif down and key is not None and key.is_place and not pointer.carried and not pointer.note:
            self.gestures.toggle_inspector(key)
        elif down:
            self.gestures.remove(pointer, key)
        return None

    def update_hovered(self, pointer: Pointer) -> None:
        """Find the target under a pointer; a held card is let go when the pointer leaves it."""
        item = self.focus.under(pointer.position)
        pointer.hovered = item.key if item is not None else None
        if item is None or item.data != pointer.pressed:
            pointer.let_go()

    def _press(self, pointer: Pointer) -> Doing:
        """Press the target under a pointer: a tool acts, all else are gestures."""
        item = self.focus.find(pointer.hovered)
        if item is not None and not isinstance(item.data, TargetKey):
            tool: Doing = item.act
            return tool
        key = self.hovered_key(pointer)
        self.gestures.press(pointer, key)
        return (
            self.agree(pointer) if key is not None and key.kind == "agree" and self.gestures.may_act(pointer, key.seat) else None
        )

    def _handle_key(self, event: pygame.event.Event) -> Doing:
        """Handle a key, or a gamepad's button."""
        pointer, what, gestures = self.pointers.of_device(device_of(event)), input_action(event), self.gestures
        if from_pad(event):
            what = ON_PAD.get(what, what)
        if event.type == pygame.KEYUP:
            if pointer is not None and what in ("take", "usual"):
                gestures.release(pointer, self.hovered_key(pointer))
            return None
        leaves = pointer is not None and what == "back" and not (pointer.carried or pointer.note or gestures.inspected)
        if pointer is None or what in ("menu", "rulebook") or leaves:
            return Command("menu" if what == "back" else what)
        if what == "back" and gestures.inspected:
            gestures.inspected = ""
        elif what in ARROWS or what in STEPS or what in GROUP_STEPS:
            if not getattr(event, "part", "").startswith(STICK):
                self.move_focus(pointer, what)
        elif what in ("take", "usual"):
            return self._press(pointer)
        elif event.key in DIGITS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            gestures.place_token(pointer, pointer.slot, str(DIGITS[event.key]))
        else:
            return self._run_key(pointer, what, self.hovered_key(pointer))
        return None

    def move_focus(self, pointer: Pointer, what: str) -> None:
        """Move a pointer from target to target."""
        focus = self.focus
        focus.current = pointer.hovered if focus.find(pointer.hovered) is not None else None
        pointer.let_go()
        if focus.current is None:
            dark = moves.first_to_reveal(self.gestures.t, pointer.seat)
            focus.current = TargetKey("card", what=dark) if dark else TargetKey("slot", pointer.seat, number=pointer.slot)
        elif what in ARROWS:
            focus.move(*ARROWS[what])
        elif what in STEPS:
            focus.tab(STEPS[what])
        else:
            focus.tab_group(GROUP_STEPS[what])
        pointer.hovered = focus.current
        if (item := focus.focused) is not None:
            pointer.position = item.area.centre

    def _run_key(self, pointer: Pointer, what: str, key: TargetKey | None) -> Doing:
        """Run the gesture of a key."""
        if what in GO_TO_STREETS:
            self.gestures.plan_place(pointer, STREETS[GO_TO_STREETS[what]])
        elif what in CHOOSE_HOUR:
            pointer.slot = (pointer.slot + CHOOSE_HOUR[what]) % SLOTS
        elif what == "look" and key is not None and key.is_place:
            self.gestures.toggle_inspector(key)
        elif what in ("plus", "minus", "look"):
            self.gestures.turn_token(pointer, key, -1 if what == "minus" else 1)
        elif what in ("undo", "back"):
            self.gestures.take_out(pointer, key)
        elif what == "marks":
            self.gestures.mark(pointer, key)
        elif what == "begin":
            return self.agree(pointer)
        else:
            return Command(what)
        return None
