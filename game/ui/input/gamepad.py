"""Gamepads: any number, plugged in and pulled out at any time. What they do becomes the same deeds that keys mean.

A pad that SDL knows by name speaks as a controller (buttons called A, B, X, Y whatever is printed on them); any other speaks as a plain
joystick, of which the first stick, the hat and the usual order of buttons are taken.
"""

from typing import Any

import pygame
from pygame._sdl2 import controller

from game.ui.input.actions import ARROWS, usual_key
from game.ui.input.state import InputState

DEAD = 0.25
"""How far a stick may rest from its middle (0 to 1)."""
FIRM, LOOSE = 0.55, 0.4
"""A stick or trigger is pressed beyond the first and let go below the second: in between nothing flutters."""
WAIT, AGAIN = 340.0, 115.0
"""Milliseconds until a direction that is held repeats, and from then on."""
FULL = 32767

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "take", pygame.CONTROLLER_BUTTON_B: "back", pygame.CONTROLLER_BUTTON_X: "look", pygame.CONTROLLER_BUTTON_Y: "hint",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "previous-group", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next-group",
    pygame.CONTROLLER_BUTTON_START: "menu", pygame.CONTROLLER_BUTTON_BACK: "log", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "centre",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
PLAIN = ("take", "back", "look", "hint", "previous-group", "next-group", "log", "menu", "", "centre")
"""The buttons of a pad that SDL does not know, in the order in which most count them."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "undo", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "fast"}
LEFT = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
RIGHT = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
PAGES = ("page-up", "page-down")
"""What the right stick does where there is no board for it to move."""
REPEATING = frozenset({*ARROWS, *PAGES, "previous-group", "next-group"})
SONY = ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")

Event = pygame.event.Event
Source = tuple[int, str]
"""Which pad, and what of it: a button or one way of a stick."""


class Gamepads:
    """All pads together are one hand: two people may pass one, or both hold one."""

    def __init__(self, hand: InputState) -> None:
        self.hand = hand
        self.open = False
        self.pads: dict[int, Any] = {}
        self.known: set[int] = set()
        self.down: dict[Source, str] = {}
        self.wait: dict[Source, float] = {}
        self.axes: dict[tuple[int, int], float] = {}

    def serve(self, *, wanted: bool) -> None:
        """Listen to pads, or no longer; asks the system only when that changes."""
        if wanted == self.open:
            return
        self.open = wanted
        if wanted:
            pygame.joystick.init()
            controller.init()  # pads that are there already are told as events
        else:
            self.close()

    def close(self) -> None:
        """Let all pads go."""
        self.open = False
        self.calm()
        self.pads.clear()
        self.hand.pads = 0
        self.known.clear()
        if controller.get_init():
            controller.quit()
        if pygame.joystick.get_init():
            pygame.joystick.quit()

    def calm(self) -> list[Event]:
        """Nothing is held any more; returns the keys that go up."""
        ended = [_key(pygame.KEYUP, deed, source) for source, deed in self.down.items()]
        self.down.clear()
        self.wait.clear()
        self.axes.clear()
        self.hand.stick = (0.0, 0.0)
        self.hand.sticks.clear()
        return ended

    # ------------------------------------------------------------------ events

    def read(self, event: Event) -> list[Event] | None:
        """The keys that an event of a pad means, perhaps none; None for an event that is no pad's."""
        if not _of_pad(event):
            return None
        if not self.open:
            return []
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._add(event.device_index, known=event.type == pygame.CONTROLLERDEVICEADDED)
            return []
        pad = int(getattr(event, "instance_id", 0))
        if event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            return self._remove(pad)
        if event.type in _PLAIN_EVENTS and pad in self.known:  # the same button was told as a controller's
            return []
        return self._moved(pad, event)

    def _add(self, index: int, *, known: bool) -> None:
        try:
            if not known and controller.is_controller(index):
                return  # it is told a second time, by its name
            made: Any = controller.Controller(index) if known else pygame.joystick.Joystick(index)
            pad = (made.as_joystick() if known else made).get_instance_id()  # a controller's own `id` is its place among them
            name = (made.name if known else made.get_name()) or ""
        except pygame.error:  # pulled out again before it was opened
            return
        self.pads[pad] = made
        self.hand.pads = len(self.pads)
        if known:
            self.known.add(pad)
        self.hand.sony = any(word in name.lower() for word in SONY)

    def _remove(self, pad: int) -> list[Event]:
        ended = [_key(pygame.KEYUP, deed, source) for source, deed in self.down.items() if source[0] == pad]
        self.down = {source: deed for source, deed in self.down.items() if source[0] != pad}
        self.wait = {source: left for source, left in self.wait.items() if source[0] != pad}
        self.axes = {key: value for key, value in self.axes.items() if key[0] != pad}
        self.pads.pop(pad, None)
        self.hand.pads = len(self.pads)
        self.known.discard(pad)
        self._aim()
        return ended

    def _moved(self, pad: int, event: Event) -> list[Event]:
        kind = event.type
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._set(
                (pad, f"button{event.button}"), BUTTONS.get(event.button, ""), down=kind == pygame.CONTROLLERBUTTONDOWN
            )
        if kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            deed = PLAIN[event.button] if event.button < len(PLAIN) else ""
            return self._set((pad, f"button{event.button}"), deed, down=kind == pygame.JOYBUTTONDOWN)
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
            source = (pad, f"trigger{axis}")
            return self._set(source, TRIGGERS[axis], down=value > (LOOSE if source in self.down else FIRM))
        self._aim()
        if axis in LEFT:
            return self._ways(pad, "left", *(self.axes.get((pad, one), 0.0) for one in LEFT))
        if axis not in RIGHT:
            return []
        high = self.axes.get((pad, RIGHT[1]), 0.0)
        return self._way(pad, "right", -high, "page-up") + self._way(pad, "right", high, "page-down")

    def _ways(self, pad: int, what: str, x: float, y: float) -> list[Event]:
        """A stick means the one direction in which it leans most."""
        if abs(x) > abs(y):
            y = 0.0
        else:
            x = 0.0
        made: list[Event] = []
        for deed, (dx, dy) in ARROWS.items():
            made += self._way(pad, what, x * dx + y * dy, deed)
        return made

    def _way(self, pad: int, what: str, lean: float, deed: str) -> list[Event]:
        source = (pad, f"{what}-{deed}")
        return self._set(source, deed, down=lean > (LOOSE if source in self.down else FIRM))

    def _aim(self) -> None:
        """The right stick that leans most moves the board, the harder the faster; each left stick may move a cursor of its own."""
        pads = dict.fromkeys(pad for pad, _ in self.axes)
        leans = {pad: self._lean(pad, RIGHT) for pad in pads}
        self.hand.stick = max(leans.values(), key=lambda lean: abs(lean[0]) + abs(lean[1]), default=(0.0, 0.0))
        if any(self.hand.stick):
            self.hand.device = "pad"
        self.hand.sticks = {pad: lean for pad in pads if any(lean := self._lean(pad, LEFT))}

    def _lean(self, pad: int, stick: tuple[int, int]) -> tuple[float, float]:
        """How far a stick leans beyond its dead zone."""
        return _beyond(self.axes.get((pad, stick[0]), 0.0)), _beyond(self.axes.get((pad, stick[1]), 0.0))

    def _set(self, source: Source, deed: str, *, down: bool) -> list[Event]:
        if not deed or down == (source in self.down):
            return []
        if down:
            self.down[source] = deed
            if deed in REPEATING:
                self.wait[source] = WAIT
            return [_key(pygame.KEYDOWN, deed, source)]
        self.down.pop(source)
        self.wait.pop(source, None)
        return [_key(pygame.KEYUP, deed, source)]

    def update(self, ms: float) -> list[Event]:
        """Let `ms` milliseconds pass: directions that are held repeat."""
        made = []
        for source in self.wait:
            self.wait[source] -= ms
            if self.wait[source] <= 0:
                self.wait[source] = AGAIN
                made.append(_key(pygame.KEYDOWN, self.down[source], source))
        return made


_PLAIN_EVENTS = frozenset({
    pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP,
})  # fmt: skip
_EVENTS = range(0x600, 0x700)
"""SDL numbers everything that joysticks and controllers tell from here to there, sensors and batteries included."""


def _of_pad(event: Event) -> bool:
    return event.type in _EVENTS


def _key(kind: int, deed: str, source: Source) -> Event:
    """A press as if by the usual key of a deed; `which` pad it came from, and from which `part` of it."""
    key, mod = usual_key(deed)
    return Event(kind, key=key, mod=mod, unicode="", deed=deed, pad=True, which=source[0], part=source[1])


def _beyond(lean: float) -> float:
    """What of a lean lies beyond the dead zone, from 0 at its rim to 1; the way keeps its sign."""
    return 0.0 if abs(lean) < DEAD else (abs(lean) - DEAD) / (1 - DEAD) * (1 if lean > 0 else -1)
