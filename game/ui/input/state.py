"""The state of the input: the device that was used last, held keys, the labels of controls, and presses to ignore."""

import pygame

from game.text import say
from game.ui.input.actions import PANS, KeyBindings, from_pad, raw, words_of
from game.ui.settings import Settings

KEYS, MOUSE, PAD = "keys", "mouse", "pad"
JITTER = 12
"""The distance in pixels that a mouse must move to count as used, so that a shaking table does not count."""
GLIDE = 0.8
"""The speed at which held keys or the right stick pan the board, in logical pixels per millisecond."""

ON_MOUSE = {
    "take": "mouse:left",
    "look": "mouse:right",
    "marks": "mouse:right",
    "plus": "mouse:wheel",
    "minus": "mouse:wheel",
    "back": "",
}
ON_PAD = {
    "take": "pad:a", "back": "pad:b", "look": "pad:x", "hint": "pad:y", "previous-group": "pad:lb", "next-group": "pad:rb", "next": "pad:rb",
    "previous": "pad:lb", "undo": "pad:lt", "fast": "pad:rt", "menu": "pad:start", "begin": "pad:start", "log": "pad:select", "centre": "pad:r3",
    "marks": "pad:x", "aid": "pad:r3",
    "up": "pad:cross", "down": "pad:cross", "left": "pad:cross", "right": "pad:cross", "page-up": "pad:rs", "page-down": "pad:rs",
    **dict.fromkeys(PANS, "pad:rs"),
}  # fmt: skip
"""The glyph of the gamepad button for each action that has one. Other actions are reached through the focus."""


class InputState:
    """The input state of the program, kept in the AppContext.

    `pads` is the number of connected gamepads, `sony` whether the last one has symbols on its buttons. `claims` maps devices to
    seats where several people have one each. `stick` is the right stick that is pushed most, `sticks` the left stick of each
    pad that is pushed, each axis from -1 to 1. `again` says that the last key event was a repeat.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bindings = KeyBindings(settings.keys)
        self.device = KEYS
        self.down: dict[object, str] = {}
        self.stick = (0.0, 0.0)
        self.sticks: dict[int, tuple[float, float]] = {}
        self.sony = False
        self.pads = 0
        self.claims: dict[str, int] = {}
        self.way = 0
        self.again = False

    def rebind(self, own: dict[str, list[str]]) -> None:
        """Use other key bindings."""
        self.settings.keys = own
        self.bindings = KeyBindings(own)
        self.down.clear()

    @property
    def held(self) -> set[str]:
        """The actions whose keys are down."""
        return set(self.down.values())

    def cap(self, *actions: str) -> str:
        """The label of the control for one action, or for several that belong together; "" if the current device has none."""
        if self.device == PAD:
            return next((self.glyph(action) for action in actions if action in ON_PAD), "")
        if self.device == MOUSE and actions[0] in ON_MOUSE and ON_MOUSE[actions[0]]:
            return ON_MOUSE[actions[0]]
        return " ".join(words for action in actions if (words := self.named(action)))

    def named(self, action: str) -> str:
        """The name of the first key of an action, for sentences; "" if there is none."""
        return " ".join(map(words_of, self.bindings.keys(action)[:1]))

    def control_name(self, action: str) -> str:
        """The name of the control for an action on the current device, a pad button or a key; "" if there is none."""
        found = ON_PAD.get(action, "").partition(":")[2]
        if self.device != PAD:
            return self.named(action)
        return say(f"ui-button-{found}", sony=self.sony) if found else ""

    def glyph(self, action: str) -> str:
        """The glyph of an action on the current pad, "" if it has none."""
        found = ON_PAD.get(action, "")
        return f"{found}:sign" if found and self.sony else found

    def note(self, event: pygame.event.Event) -> bool:
        """Store which device was used. Returns whether it has changed."""
        before = self.device
        if event.type == pygame.KEYDOWN:
            self.device, self.way = (PAD if from_pad(event) else KEYS), 0
        elif event.type == pygame.MOUSEMOTION:
            self.way += max(map(abs, event.rel))
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) or self.way > JITTER:
            self.device, self.way = MOUSE, 0
        return self.device != before

    def hold(self, event: pygame.event.Event) -> bool:
        """Track held keys. Returns whether the key was already down, so that the event is a repeat."""
        action = getattr(event, "action", "")
        self.again = False
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        # per pad; by key code, because Ctrl may be released before the key
        key = (getattr(event, "which", 0), action) if from_pad(event) else raw(event).key
        if event.type == pygame.KEYUP:
            self.down.pop(key, None)
            return False
        self.again = key in self.down
        self.down[key] = action
        return self.again

    def let_go(self) -> None:
        """Release all keys, when the window loses the focus and no longer receives key-up events."""
        self.down.clear()
        self.stick = (0.0, 0.0)
        self.sticks.clear()

    def glide(self, ms: float) -> tuple[float, float]:
        """The distance in logical pixels that held pan keys and the right stick move the board in `ms` milliseconds."""
        x = sum(PANS[action][0] for action in self.held if action in PANS) + self.stick[0]
        y = sum(PANS[action][1] for action in self.held if action in PANS) + self.stick[1]
        return -x * GLIDE * ms, -y * GLIDE * ms


PRESSES = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
SWIFT = 200.0
"""Milliseconds after a click in which a second click is ignored, because it may be half of a double click."""
WAKING = 500.0
"""Milliseconds after a scene that any input ends, so that repeated presses choose nothing."""


class InputGuard:
    """Decides which presses to ignore: all before the scene is painted and `seen`, and clicks just after the one that opened it."""

    def __init__(self) -> None:
        self.seen = True
        self.clicks = self.keys = 0.0

    def cross(self, event: pygame.event.Event, *, woken: bool) -> None:
        """A press has changed the scene; `woken` says that any press would have."""
        self.seen = False
        swift = SWIFT if event.type == pygame.MOUSEBUTTONDOWN else 0.0
        self.clicks, self.keys = (WAKING, WAKING) if woken else (swift, 0.0)

    def update(self, dt: float) -> None:
        """Advance by `dt` milliseconds."""
        if self.seen:
            self.clicks, self.keys = max(0.0, self.clicks - dt), max(0.0, self.keys - dt)

    def bars(self, event: pygame.event.Event) -> bool:
        """Whether to ignore a press."""
        if event.type not in PRESSES:
            return False
        return not self.seen or (self.keys if event.type == pygame.KEYDOWN else self.clicks) > 0


HOLD = 600.0
"""The milliseconds for which a key must be held."""
DRAIN = 2.0
"""How many times faster the ring empties than it fills."""


class HoldTimer:
    """How long a key has been held, in milliseconds."""

    def __init__(self) -> None:
        self.held = 0.0
        self.pressed = False

    @property
    def share(self) -> float:
        """The filled share of the ring, 0 to 1."""
        return min(1.0, self.held / HOLD)

    @property
    def held_long_enough(self) -> bool:
        """Whether the ring is full."""
        return self.held >= HOLD

    def drop(self) -> None:
        """Start again from zero."""
        self.held, self.pressed = 0.0, False

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Returns whether the ring has changed."""
        before = self.held
        self.held = min(HOLD, self.held + dt) if self.pressed else max(0.0, self.held - dt * DRAIN)
        return self.held != before
