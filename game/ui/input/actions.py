"""Input actions and their keys. An input action is the meaning of a key or a button ("take", "undo").

Every pressed key passes `KeyBindings.translate` when it enters the window. From then on the event carries the name of its
action, and `event.key` is the default key of that action, whatever the player has bound. A scene calls `input_action(event)`,
or compares with the default keys.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.text import has, say

Keys = tuple[str, ...]

SLOTS = 3
"""The number of keys that an action can have."""

GROUPS: dict[str, dict[str, Keys]] = {
    "everywhere": {
        "up": ("up",), "down": ("down",), "left": ("left",), "right": ("right",),
        "take": ("return", "enter"), "usual": ("space",), "back": ("escape",),
        "next": ("tab",), "previous": ("shift+tab",), "next-group": ("ctrl+tab", "f6"), "previous-group": ("ctrl+shift+tab", "shift+f6"),
        "page-up": ("page up",), "page-down": ("page down",), "first": ("home",), "last": ("end",),
        "full-screen": ("f11", "alt+return"), "rulebook": ("f1",),
    },
    "table": {
        "undo": ("z", "u", "ctrl+z"), "redo": ("y", "ctrl+y"), "hint": ("h",), "look": ("i",), "log": ("l",),
        "save": ("f5", "ctrl+s"), "menu": ("p", "f10"), "fast": ("f",), "marks": ("m",), "aid": ("e",),
    },
    "board": {
        "pan-up": ("w",), "pan-left": ("a",), "pan-down": ("s",), "pan-right": ("d",),
        "centre": ("c",), "plus": ("+", "[+]", "="), "minus": ("-", "[-]"),
    },
    "sheets": {"begin": ("b",), "same": ("n",), "watch": ("r",)},
}  # fmt: skip
"""All actions with their default keys, as `pygame.key.name` names them, in the groups of the settings page."""

USUAL: dict[str, Keys] = {action: keys for group in GROUPS.values() for action, keys in group.items()}
FIXED = {"escape": "back"}
"""Keys that cannot be rebound: Escape always goes back, also while a key is chosen."""
NEEDED = frozenset({"up", "down", "left", "right", "take", "back", "next"})
"""Actions that need a key, because the program cannot be used by keyboard without them."""

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PANS = {"pan-up": (0, -1), "pan-left": (-1, 0), "pan-down": (0, 1), "pan-right": (1, 0)}

_MODS = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_LALT), ("shift", pygame.KMOD_SHIFT))
_MODIFIERS = frozenset(
    getattr(pygame, f"K_{name}") for name in ("LSHIFT", "RSHIFT", "LCTRL", "RCTRL", "LALT", "RALT", "LMETA", "RMETA", "LSUPER", "RSUPER", "MODE")
)  # fmt: skip
_LETTERS = range(4, 30)
"""The scancodes of A to Z on any keyboard."""


class Clash(NamedTuple):
    """A key that is bound to two actions; the first one keeps it."""

    key: str
    has: str
    wants: str


def input_action(event: pygame.event.Event) -> str:
    """The action of a key event ("" for none). Events that were not translated use the default keys."""
    given = getattr(event, "action", None)
    if given is not None:
        return str(given)
    return _PLAIN.action_of(event) if event.type in (pygame.KEYDOWN, pygame.KEYUP) else ""


def raw(event: pygame.event.Event) -> pygame.event.Event:
    """The original key event, for text fields."""
    return getattr(event, "raw", event)


def from_pad(event: pygame.event.Event) -> bool:
    """Whether a gamepad caused this key event."""
    return bool(getattr(event, "pad", False))


def key_name(event: pygame.event.Event) -> str:
    """The name of a key with its modifiers, as the settings store it; "" for one that cannot be bound."""
    if event.key in _MODIFIERS or event.key == pygame.K_UNKNOWN:
        return ""
    name = _plain_name(event)
    return "+".join([held for held, mask in _MODS if event.mod & mask] + [name]) if name else ""


def _plain_name(event: pygame.event.Event) -> str:
    """The name of the key without modifiers. Letters of other alphabets count as the Latin letter on the same key."""
    code = getattr(event, "scancode", 0)
    if 127 < event.key < 1 << 30 and code in _LETTERS:
        return chr(ord("a") + code - _LETTERS.start)
    return pygame.key.name(event.key).lower()


def words_of(key: str) -> str:
    """The label of a key, "" for none."""
    held, name = _parted(key)
    return "+".join([_print(part) for part in (*held, name)])


def _print(name: str) -> str:
    of_pad = name == "enter" or (len(name) > 2 and name[0] == "[" and name[-1] == "]")
    name = "return" if name == "enter" else name.strip("[]") if of_pad else name
    message = "ui-key-" + name.replace(" ", "-")
    words = say(message) if has(message) else name.upper() if len(name) <= 3 else name.title()
    return say("ui-key-of-pad", key=words) if of_pad else words


class KeyBindings:
    """The key bindings. `own` are the player's keys; unknown names are ignored."""

    def __init__(self, own: Mapping[str, Sequence[str]] | None = None) -> None:
        self.own = {what: _tidy(names, what) for what, names in (own or {}).items() if what in USUAL}
        self.clashes: list[Clash] = []
        self.by_key: dict[str, str] = dict(FIXED)
        for mine in (True, False):  # the player's keys override the defaults
            for what, usual in USUAL.items():
                if (what in self.own) == mine:
                    self._give(what, self.own.get(what, usual), told=mine)
        for what, usual in USUAL.items():
            if what in NEEDED and not self.keys(what):
                self.by_key |= dict.fromkeys(usual, what)

    def _give(self, what: str, names: Keys, *, told: bool) -> None:
        for name in names:
            if self.by_key.setdefault(name, what) != what and told:
                self.clashes.append(Clash(name, self.by_key[name], what))

    def keys(self, what: str) -> Keys:
        """The keys of an action, in the order in which they were bound."""
        wanted = (*self.own.get(what, ()), *USUAL.get(what, ()))
        mine = [name for name, meant in self.by_key.items() if meant == what]
        return tuple(sorted(mine, key=wanted.index))

    def action_of(self, event: pygame.event.Event) -> str:
        """The action of a key event. Shift and Ctrl are ignored unless they are bound with the key."""
        full = key_name(event)
        if full in self.by_key or not full or event.mod & (pygame.KMOD_LALT | pygame.KMOD_GUI):
            return self.by_key.get(full, "")
        return self.by_key.get(_plain_name(event), "")

    def translate(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its action, the default key of that action, and itself as `raw`. Other events stay as they are."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or hasattr(event, "action"):
            return event
        what = self.action_of(event)
        own = dict(event.dict)
        if what:
            own["key"], mod = usual_key(what)
            own["mod"] = mod or event.mod
        elif _PLAIN.action_of(event):  # a default key that the player has unbound
            own["key"] = pygame.K_UNKNOWN
        return pygame.event.Event(event.type, own | {"action": what, "raw": event})

    # ------------------------------------------------------------------ what is chosen

    def holder(self, key: str) -> str:
        """The action of a key, "" if there is none."""
        return self.by_key.get(key, "")

    def may_lose(self, what: str, key: str) -> bool:
        """Whether an action can lose this key."""
        return key not in FIXED and (what not in NEEDED or len(self.keys(what)) > 1)

    def chosen(self, what: str, slot: int, key: str) -> dict[str, list[str]]:
        """The player's keys once `key` ("": none) is in a slot of `what`. Another action with that key loses it."""
        own = {one: list(names) for one, names in self.own.items()}
        if key and (other := self.holder(key)) and other != what:
            own[other] = [name for name in self.keys(other) if name != key]
        mine = [name for name in self.keys(what) if name != key]
        mine[slot : slot + 1] = [key] if key else []
        own[what] = mine[:SLOTS]
        return own

    def reset(self, what: str) -> dict[str, list[str]]:
        """The player's keys once `what` has its default keys. Other actions with these keys lose them."""
        own = {one: [name for name in names if name not in USUAL[what]] for one, names in self.own.items() if one != what}
        return {one: names for one, names in own.items() if tuple(names) != USUAL[one]}


def _tidy(names: Sequence[str], what: str) -> Keys:
    """The valid names, without duplicates. Fixed keys stay with their action."""
    found = dict.fromkeys(str(name).lower() for name in names)
    kept = [name for name in found if code_of(name)[0] and FIXED.get(name, what) == what]
    return tuple(kept[:SLOTS])


def code_of(key: str) -> tuple[int, int]:
    """The key code and modifiers in pygame's numbers; 0 for an unknown name."""
    held, name = _parted(key)
    return _CODES.get(name, 0), sum(mask for one, mask in _MODS if one in held)


def _parted(key: str) -> tuple[list[str], str]:
    """The modifiers and the key."""
    held = []
    for one, _ in _MODS:
        if key.startswith(f"{one}+") and len(key) > len(one) + 1:
            held.append(one)
            key = key[len(one) + 1 :]
    return held, key


def usual_key(what: str) -> tuple[int, int]:
    """The first default key of an action, and its modifiers."""
    return code_of(USUAL[what][0])


def _codes() -> dict[str, int]:
    """The key codes by name. pygame knows the names without a window."""
    numbers = {value for name, value in vars(pygame).items() if name.startswith("K_") and value != pygame.K_UNKNOWN}
    return {pygame.key.name(number).lower(): number for number in sorted(numbers) if pygame.key.name(number)}


_CODES = _codes()
_PLAIN = KeyBindings()
