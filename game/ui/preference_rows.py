"""What the settings page offers: groups of rows, each row a slider, a switch, segments, or a plate that does something."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.text import say
from game.ui.bindings import words_of
from game.ui.scene import House, Scene
from game.ui.settings import IDLES, LETTERS, LOUDNESS, SCALES, SPEEDS, UNDOS

Kind = Literal["slider", "switch", "segments", "plate"]
SWITCH = (False, True)


@dataclass(frozen=True)
class Row:
    """One setting: the field `what` of the Settings and its values from left to right.

    A plate has no field: it shows `caps` beside its `label` and calls `act`.
    """

    what: str
    kind: Kind
    values: tuple[Any, ...] = ()
    label: str = ""
    note: str = ""
    caps: tuple[str, ...] = ()
    act: Callable[[], Scene | None] | None = None


@dataclass(frozen=True)
class Group:
    """A panel of the page. `words` stand under its title; `fields` go back to the usual values with Backspace, and `renew` is called."""

    name: str
    rows: tuple[Row, ...]
    words: str = ""
    renew: Callable[[], None] | None = None

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings in it."""
        return tuple(row.what for row in self.rows if row.kind != "plate")


def setting(what: str, kind: Kind, values: Sequence[Any] = SWITCH) -> Row:
    """The row of a field; its words are `ui-set-<field>` and `ui-set-<field>-note`."""
    named = what.replace("_", "-")
    return Row(what, kind, tuple(values), say(f"ui-set-{named}"), say(f"ui-set-{named}-note"))


def groups(house: House) -> list[Group]:
    """All panels, in the order of reading."""
    return [
        Group("sound", tuple(setting(what, "slider", LOUDNESS) for what in ("master", "effects", "music", "ambience"))),
        Group("help", (setting("captions", "switch"), setting("aids", "switch"))),
        Group("text", (setting("scale", "slider", SCALES), setting("letter", "slider", LETTERS))),
        Group("far", (setting("table", "switch"), setting("full_screen", "switch"))),
        Group("motion", (setting("speed", "segments", SPEEDS), setting("reduced", "switch"), setting("soft", "switch"))),
        Group("play", (setting("undo", "segments", UNDOS), setting("idle", "segments", IDLES))),
        Group("keys", keys(house)),
        Group("pad", (setting("pad", "switch"), *pads(house))),
    ]


def keys(house: House) -> tuple[Row, ...]:
    """What the most used keys do; choosing one leads to all of them."""
    bindings = house.hand.bindings
    rows = (
        ("ui-do-choose", ("left", "right", "up", "down")),
        ("ui-do-take", ("take",)),
        ("ui-do-next", ("next",)),
        ("ui-do-usual", ("usual",)),
        ("ui-do-back", ("back",)),
        ("ui-do-full-screen", ("full-screen",)),
    )
    shown = [
        (say(words), " ".join(words_of(found[0]) for deed in deeds if (found := bindings.keys(deed)))) for words, deeds in rows
    ]
    made = [Row(f"key-{place}", "plate", label=label, caps=(cap,) if cap else ()) for place, (label, cap) in enumerate(shown)]
    return (Row("keys", "plate", label=say("ui-bind-open"), note=say("ui-bind-open-note")), *made)


def pads(house: House) -> tuple[Row, ...]:
    """What the gamepad does."""
    shown = ("ui-do-choose", ("up",)), ("ui-do-take", ("take",)), ("ui-do-back", ("back",)), ("ui-do-next", ("previous", "next"))
    more = ("ui-do-look", ("look",)), ("ui-do-hint", ("hint",)), ("ui-do-undo", ("undo",)), ("ui-do-fast", ("fast",))
    rest = ("ui-do-pan", ("pan-up",)), ("ui-do-pause", ("menu",)), ("ui-do-log", ("log",))
    return tuple(
        Row(f"pad-{place}", "plate", label=say(words), caps=tuple(house.hand.glyph(deed) for deed in deeds))
        for place, (words, deeds) in enumerate((*shown, *more, *rest))
    )


def words(row: Row, value: Any) -> str:
    """What a value is called."""
    if row.kind == "switch":
        return say("ui-on") if value else say("ui-off")
    if row.what in ("scale", "letter"):
        return say("ui-per-cent", number=round(value * 100))
    if row.what == "idle":
        return say("ui-set-idle-value", minutes=value)
    stem = {"speed": "ui-speed-", "undo": "ui-undo-"}.get(row.what)
    return say(f"{stem}{value}") if stem else str(value)


def nearest(row: Row, value: Any) -> int:
    """The place of a value among those of a row; of a number that is none of them, the place of the nearest."""
    if value in row.values:
        return row.values.index(value)
    return min(range(len(row.values)), key=lambda place: abs(row.values[place] - value))
