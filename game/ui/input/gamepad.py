"""Gamepads: any number, which can be connected and disconnected at any time. They produce the same input actions as keys.

A pad that SDL knows is read as a controller (buttons A, B, X, Y whatever is printed on them). Any other is read as a joystick,
with its first stick, its hat and the common order of buttons.
"""

from typing import Any

import pygame
from pygame._sdl2 import controller

from game.ui.input.actions import ARROWS, usual_key
from game.ui.input.state import InputState

DEAD = 0.25
"""The dead zone of a stick (0 to 1)."""
FIRM, LOOSE = 0.55, 0.4
"""The thresholds at which a stick or trigger counts as pressed and as released. The gap prevents flutter."""
WAIT, AGAIN = 340.0, 115.0
"""The milliseconds until a held direction repeats, and between repeats."""
FULL = 32767

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "take", pygame.CONTROLLER_BUTTON_B: "back", pygame.CONTROLLER_BUTTON_X: "look", pygame.CONTROLLER_BUTTON_Y: "hint",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "previous-group", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next-group",
    pygame.CONTROLLER_BUTTON_START: "menu", pygame.CONTROLLER_BUTTON_BACK: "log", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "centre",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
PLAIN = dict(enumerate(("take", "back", "look", "hint", "previous-group", "next-group", "log", "menu", "", "centre")))
"""The actions of the buttons of a pad that SDL does not know, in their most common order."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "undo", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "fast"}
LEFT = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
RIGHT = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
PAGES = ("page-up", "page-down")
"""The actions of the right stick where there is no board to pan."""
REPEATING = frozenset({*ARROWS, *PAGES, "previous-group", "next-group"})
SONY = ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")

Event = pygame.event.Event
Source = tuple[int, str]
"""A pad, and a button of it or a direction of a stick."""


class Gamepads:
    """All connected gamepads together as one input device."""

    def __init__(self, hand: InputState) -> None:
        self.hand = hand
        self.open = False
        self.pads: dict[int, Any] = {}
        self.known: set[int] = set()
        self.down: dict[Source, str] = {}
        self.wait: dict[Source, float] = {}
        self.axes: dict[tuple[int, int], float] = {}

    def serve(self, *, wanted: bool) -> None:
        """Start or stop reading gamepads. Calls the system only when that changes."""
        if wanted == self.open:
            return
        self.open = wanted
        if wanted:
            pygame.joystick.init()
            controller.init()  # reports connected pads as events
        else:
            self.close()

    def close(self) -> None:
        """Close all gamepads."""
        self.open = False
        self.calm()
        self.pads.clear()
        self.hand.pads = 0
        self.known.clear()
        if controller.get_init():
            controller.quit()
        if pygame.joystick.get_init():
            pygame.joystick.quit()

    def calm(self, pad: int | None = None) -> list[Event]:
        """Release everything that is held, on one pad or on all. Returns the key-up events."""
        gone = [source for source in self.down if pad in (None, source[0])]
        self.wait = {source: left for source, left in self.wait.items() if source not in gone}
        self.axes = {axis: value for axis, value in self.axes.items() if pad not in (None, axis[0])}
        self._aim()
        return [_key(pygame.KEYUP, self.down.pop(source), source) for source in gone]

    # ------------------------------------------------------------------ events

    def read(self, event: Event) -> list[Event] | None:
        """The key events for an event of a pad, perhaps none; None for any other event."""
        if event.type not in _EVENTS:
            return None
        if not self.open:
            return []
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._add(event.device_index, known=event.type == pygame.CONTROLLERDEVICEADDED)
            return []
        pad = int(getattr(event, "instance_id", 0))
        if event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            self.pads.pop(pad, None)
            self.known.discard(pad)
            self.hand.pads = len(self.pads)
            return self.calm(pad)
        if event.type in _PLAIN_EVENTS and pad in self.known:  # already reported as a button of a controller
            return []
        return self._moved(pad, event)

    def _add(self, index: int, *, known: bool) -> None:
        try:
            if not known and controller.is_controller(index):
                return  # reported again as a controller
            made: Any = controller.Controller(index) if known else pygame.joystick.Joystick(index)
            pad = (made.as_joystick() if known else made).get_instance_id()  # the `id` of a controller is only its index
            name = (made.name if known else made.get_name()) or ""
        except pygame.error:  # disconnected before it was opened
            return
        self.pads[pad] = made
        self.hand.pads = len(self.pads)
        if known:
            self.known.add(pad)
        self.hand.sony = any(word in name.lower() for word in SONY)

    def _moved(self, pad: int, event: Event) -> list[Event]:
        kind = event.type
        if kind in _BUTTON_EVENTS:
            actions = PLAIN if kind in _PLAIN_EVENTS else BUTTONS
            return self._set((pad, f"button{event.button}"), actions.get(event.button, ""), down=_BUTTON_EVENTS[kind])
        if kind == pygame.JOYHATMOTION:
            return self._ways(pad, "hat", float(event.value[0]), -float(event.value[1]))
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event.axis, event.value / FULL)
        if kind == pygame.JOYAXISMOTION and event.axis in LEFT:
            return self._axis(pad, event.axis, event.value)
        return []

    def _axis(self, pad: int, axis: int, value: float) -> list[Event]:
        self.axes[pad, axis] = value
        if axis in TRIGGERS:
            return self._lean((pad, f"trigger{axis}"), TRIGGERS[axis], value)
        self._aim()
        if axis in LEFT:
            return self._ways(pad, "left", *(self.axes.get((pad, one), 0.0) for one in LEFT))
        if axis not in RIGHT:
            return []
        high = self.axes.get((pad, RIGHT[1]), 0.0)
        return [one for page, lean in zip(PAGES, (-high, high), strict=True) for one in self._lean((pad, page), page, lean)]

    def _ways(self, pad: int, what: str, x: float, y: float) -> list[Event]:
        """Convert a stick to the direction in which it is pushed most."""
        x, y = (x, 0.0) if abs(x) > abs(y) else (0.0, y)
        return [one for way, (dx, dy) in ARROWS.items() for one in self._lean((pad, f"{what}-{way}"), way, x * dx + y * dy)]

    def _lean(self, source: Source, action: str, lean: float) -> list[Event]:
        """Press or release a stick or trigger that leans so far."""
        return self._set(source, action, down=lean > (LOOSE if source in self.down else FIRM))

    def _aim(self) -> None:
        """Store the right stick that is pushed most, which pans the board, and each left stick, which may move a cursor."""
        pads = dict.fromkeys(pad for pad, _ in self.axes)
        leans = {pad: self._beyond(pad, RIGHT) for pad in pads}
        self.hand.stick = max(leans.values(), key=lambda lean: abs(lean[0]) + abs(lean[1]), default=(0.0, 0.0))
        if any(self.hand.stick):
            self.hand.device = "pad"
        self.hand.sticks = {pad: lean for pad in pads if any(lean := self._beyond(pad, LEFT))}

    def _beyond(self, pad: int, stick: tuple[int, int]) -> tuple[float, float]:
        """The deflection of a stick beyond its dead zone."""
        return beyond(self.axes.get((pad, stick[0]), 0.0)), beyond(self.axes.get((pad, stick[1]), 0.0))

    def _set(self, source: Source, action: str, *, down: bool) -> list[Event]:
        if not action or down == (source in self.down):
            return []
        if down:
            self.down[source] = action
            if action in REPEATING:
                self.wait[source] = WAIT
            return [_key(pygame.KEYDOWN, action, source)]
        self.down.pop(source)
        self.wait.pop(source, None)
        return [_key(pygame.KEYUP, action, source)]

    def update(self, ms: float) -> list[Event]:
        """Advance by `ms` milliseconds, and return the repeats of held directions."""
        made = []
        for source in self.wait:
            self.wait[source] -= ms
            if self.wait[source] <= 0:
                self.wait[source] = AGAIN
                made.append(_key(pygame.KEYDOWN, self.down[source], source))
        return made


_BUTTON_EVENTS = {
    pygame.CONTROLLERBUTTONDOWN: True, pygame.CONTROLLERBUTTONUP: False, pygame.JOYBUTTONDOWN: True, pygame.JOYBUTTONUP: False,
}  # fmt: skip
_PLAIN_EVENTS = frozenset({
    pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP,
})  # fmt: skip
_EVENTS = range(0x600, 0x700)
"""The range of SDL's event numbers for joysticks and controllers, including sensors and batteries."""


def _key(kind: int, action: str, source: Source) -> Event:
    """A key event with the default key of an action, the pad (`which`) and its `part`."""
    key, mod = usual_key(action)
    return Event(kind, key=key, mod=mod, unicode="", action=action, pad=True, which=source[0], part=source[1])


def beyond(lean: float) -> float:
    """A deflection beyond the dead zone, scaled to 0 at its edge and 1 at the end, with its sign."""
    return 0.0 if abs(lean) < DEAD else (abs(lean) - DEAD) / (1 - DEAD) * (1 if lean > 0 else -1)
