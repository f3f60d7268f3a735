"""The rows of the settings page: sliders, switches, segments, and buttons, in groups."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.text import language_name, languages, say
from game.ui.input.actions import words_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import ASSISTANCE, CAPTIONS, CARDS, IDLES, LETTERS, LOUDNESS, SCALES, SPEEDS, UNDOS, WEIGHTS

Kind = Literal["slider", "switch", "segments", "plate"]
SWITCH = (False, True)
STEMS = {
    "speed": "ui-speed-", "undo": "ui-undo-", "weight": "ui-weight-", "caption": "ui-caption-", "cards": "ui-cards-",
    "assistance": "ui-assistance-",
}  # fmt: skip
"""The prefixes of the messages for the values of a row."""


@dataclass(frozen=True)
class SettingRow:
    """One setting: the field `what` of the Settings and its values from left to right.

    A button has no field: it shows `caps` beside its `label` and calls `act`.
    """

    what: str
    kind: Kind
    values: tuple[Any, ...] = ()
    label: str = ""
    note: str = ""
    caps: tuple[str, ...] = ()
    act: Callable[[], Navigation | None] | None = None


@dataclass(frozen=True)
class Group:
    """A panel of the page. `words` are beside its title. Backspace resets `fields` to their defaults, and calls `renew`."""

    name: str
    rows: tuple[SettingRow, ...]
    words: str = ""
    renew: Callable[[], None] | None = None

    @property
    def fields(self) -> tuple[str, ...]:
        """Its settings."""
        return tuple(row.what for row in self.rows if row.kind != "plate")


def setting(what: str, kind: Kind, values: Sequence[Any] = SWITCH) -> SettingRow:
    """The row of a field, with the texts `ui-set-<field>` and `ui-set-<field>-note`."""
    named = what.replace("_", "-")
    return SettingRow(what, kind, tuple(values), say(f"ui-set-{named}"), say(f"ui-set-{named}-note"))


def groups(context: AppContext) -> list[Group]:
    """All panels, in reading order."""
    text = (
        setting("scale", "slider", SCALES), setting("letter", "slider", LETTERS), setting("language", "segments", languages()),
        setting("weight", "segments", WEIGHTS),
    )  # fmt: skip
    still = tuple(setting(what, "switch") for what in ("reduced", "soft", "fog", "flicker"))
    return [
        Group("sound", tuple(setting(what, "slider", LOUDNESS) for what in ("master", "effects", "music", "ambience"))),
        Group(
            "help",
            (
                setting("captions", "switch"),
                setting("arrow", "switch"),
                setting("caption", "segments", tuple(CAPTIONS)),
                setting("aids", "switch"),
                aloud(context),
            ),
        ),
        Group("text", text),
        Group("far", tuple(setting(what, "switch") for what in ("table", "full_screen", "shake"))),
        Group("motion", (setting("speed", "segments", SPEEDS), *still)),
        Group(
            "play",
            (
                setting("cards", "segments", CARDS),
                setting("undo", "segments", UNDOS),
                setting("assistance", "segments", ASSISTANCE),
                setting("idle", "segments", IDLES),
            ),
        ),
        Group("keys", keys(context)),
        Group("pad", (setting("pad", "switch"),), say("ui-pad-found", count=context.input.pads)),
    ]


def aloud(context: AppContext) -> SettingRow:
    """The row for reading aloud; without a speech engine the row says so."""
    row = setting("aloud", "switch")
    return row if context.sounds.voice.able else replace(row, note=say("ui-set-aloud-none"))


def keys(context: AppContext) -> tuple[SettingRow, ...]:
    """The row with the most used keys; it opens the page of key bindings."""
    bindings = context.input.bindings
    rows = (
        ("ui-do-choose", ("left", "right", "up", "down")),
        ("ui-do-take", ("take",)),
        ("ui-do-next", ("next",)),
        ("ui-do-usual", ("usual",)),
        ("ui-do-back", ("back",)),
    )
    shown = [
        (say(words), " ".join(words_of(found[0]) for action in actions if (found := bindings.keys(action))))
        for words, actions in rows
    ]
    made = [
        SettingRow(f"key-{place}", "plate", label=label, caps=(cap,) if cap else ()) for place, (label, cap) in enumerate(shown)
    ]
    return (SettingRow("keys", "plate", label=say("ui-bind-open"), note=say("ui-bind-open-note")), *made)


def words(row: SettingRow, value: Any) -> str:
    """The label of a value."""
    if row.kind == "switch":
        return say("ui-on") if value else say("ui-off")
    if row.what in ("scale", "letter"):
        return say("ui-per-cent", number=round(value * 100))
    if row.what == "idle":
        return say("ui-set-idle-value", minutes=value)
    if row.what == "language":
        return language_name(value)
    stem = STEMS.get(row.what)
    return say(f"{stem}{value}") if stem else str(value)


def nearest(row: SettingRow, value: Any) -> int:
    """The index of a value among those of a row: of an unknown number the nearest, of an unknown word the first."""
    if value in row.values or isinstance(value, str):
        return row.values.index(value) if value in row.values else 0
    return min(range(len(row.values)), key=lambda place: abs(row.values[place] - value))
