"""How the program is held: the player's keys, the device that was used last, what is held down, and the caps that are drawn for all this."""

import pygame

from game.text import say
from game.ui.input.actions import PANS, KeyBindings, from_pad, raw, words_of
from game.ui.settings import Settings

KEYS, MOUSE, PAD = "keys", "mouse", "pad"
JITTER = 12
"""Pixels that a mouse must go since the last key before it counts as used: a table that shakes is no hand."""
GLIDE = 0.8
"""Logical pixels a millisecond that the board moves while a key or the right stick is held."""

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
"""The glyph for each deed that a pad has a button for. The others are reached through the focus."""


class InputState:
    """One for the whole program, kept by the House. `pads` is how many gamepads are plugged in, `sony` whether the last one has signs on it.

    `claims` are the seats that devices serve where several people hold one each, as long as the program runs. `stick` is the right stick that leans most, `sticks` the left stick of each pad that leans, each way from -1 to 1. `again` says that the last
    key was down already and merely repeats: it was pressed for what was there before.
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
        """Take other keys."""
        self.settings.keys = own
        self.bindings = KeyBindings(own)
        self.down.clear()

    @property
    def held(self) -> set[str]:
        """The deeds whose keys are down now."""
        return set(self.down.values())

    def cap(self, *deeds: str) -> str:
        """What stands on the cap for one deed, or for several that go together; "" if the device in use has nothing for it."""
        if self.device == PAD:
            return next((self.glyph(deed) for deed in deeds if deed in ON_PAD), "")
        if self.device == MOUSE and deeds[0] in ON_MOUSE and ON_MOUSE[deeds[0]]:
            return ON_MOUSE[deeds[0]]
        return " ".join(words for deed in deeds if (words := self.named(deed)))

    def named(self, deed: str) -> str:
        """The one key of a deed that sentences name: the first that is bound to it; "" if none is."""
        return " ".join(map(words_of, self.bindings.keys(deed)[:1]))

    def control_name(self, deed: str) -> str:
        """What sentences call the control of a deed on the device in use: a button of the pad, else the key; "" if there is none."""
        found = ON_PAD.get(deed, "").partition(":")[2]
        if self.device != PAD:
            return self.named(deed)
        return say(f"ui-button-{found}", sony=self.sony) if found else ""

    def glyph(self, deed: str) -> str:
        """The glyph of a deed on the pad that is in use, "" if it has none."""
        found = ON_PAD.get(deed, "")
        return f"{found}:sign" if found and self.sony else found

    def note(self, event: pygame.event.Event) -> bool:
        """Remember which device was used; True if it is another one than before."""
        before = self.device
        if event.type == pygame.KEYDOWN:
            self.device, self.way = (PAD if from_pad(event) else KEYS), 0
        elif event.type == pygame.MOUSEMOTION:
            self.way += max(map(abs, event.rel))
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) or self.way > JITTER:
            self.device, self.way = MOUSE, 0
        return self.device != before

    def hold(self, event: pygame.event.Event) -> bool:
        """Keep what is held down; True for a key that was down already and merely repeats."""
        deed = getattr(event, "deed", "")
        self.again = False
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        # of each pad its own; of keys what was pressed: Ctrl may be let go before the key that it was held with
        key = (getattr(event, "which", 0), deed) if from_pad(event) else raw(event).key
        if event.type == pygame.KEYUP:
            self.down.pop(key, None)
            return False
        self.again = key in self.down
        self.down[key] = deed
        return self.again

    def let_go(self) -> None:
        """Nothing is held any more, as when the window loses the focus: a key that goes up elsewhere is not heard here."""
        self.down.clear()
        self.stick = (0.0, 0.0)
        self.sticks.clear()

    def glide(self, ms: float) -> tuple[float, float]:
        """How far the board moves in `ms` milliseconds, in logical pixels, for the pan keys and the right stick that are held."""
        x = sum(PANS[deed][0] for deed in self.held if deed in PANS) + self.stick[0]
        y = sum(PANS[deed][1] for deed in self.held if deed in PANS) + self.stick[1]
        return -x * GLIDE * ms, -y * GLIDE * ms
