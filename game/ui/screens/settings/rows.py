"""What is on the settings page: its panels and rows, and previews of the effect of a setting, drawn with the player's own values."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, NamedTuple

from game.storage.records import FIRST
from game.text import language_name, languages, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, FLOOR as SMALLEST, GOLD_LOW, mix
from game.ui.input.actions import words_of
from game.ui.registry import SettingsPreview, settings_preview
from game.ui.scene.context import LARGE_PRINT_SCALE, AppContext
from game.ui.settings import (
    ANSWERS,
    ASSISTANCE,
    CAPTIONS,
    CARDS,
    IDLES,
    LETTERS,
    LOUDNESS,
    PROFILES,
    SCALES,
    SPEEDS,
    UNDOS,
    WEIGHTS,
)
from game.ui.widgets import gamepad

Kind = Literal["slider", "switch", "segments", "plate"]
SWITCH = (False, True)
STEMS = {
    "speed": "ui-speed-", "undo": "ui-undo-", "weight": "ui-weight-", "caption": "ui-caption-", "cards": "ui-cards-",
    "assistance": "ui-assistance-", "answers": "ui-answers-",
}  # fmt: skip
"""The prefixes of the messages for the values of a row."""


@dataclass(frozen=True)
class SettingRow:
    """One setting: the field `what` of the Settings and its values from left to right.

    A plate has no field: it shows `caps` beside its `label` and opens the page of key bindings.
    """

    what: str
    kind: Kind
    values: tuple[Any, ...] = ()
    label: str = ""
    note: str = ""
    caps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Group:
    """A panel of the page. `words` are beside its title. Backspace resets `fields` to their defaults."""

    name: str
    rows: tuple[SettingRow, ...]
    words: str = ""

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
        Group("help", (
            setting("captions", "switch"), setting("arrow", "switch"), setting("caption", "segments", tuple(CAPTIONS)),
            setting("aids", "switch"), aloud(context),
        )),
        Group("text", text),
        Group("far", tuple(setting(what, "switch") for what in ("table", "full_screen", "shake"))),
        Group("motion", (setting("speed", "segments", SPEEDS), *still)),
        Group("play", (
            setting("cards", "segments", CARDS), setting("answers", "segments", ANSWERS), setting("undo", "segments", UNDOS), setting("confirm", "switch"),
            setting("assistance", "segments", ASSISTANCE), setting("idle", "segments", IDLES),
            setting("profile", "segments", PROFILES),
        )),
        Group("keys", keys(context)),
        Group("pad", (setting("pad", "switch"),), say("ui-pad-found", count=context.input.pads)),
    ]  # fmt: skip


def aloud(context: AppContext) -> SettingRow:
    """The row for reading aloud; without a speech engine the row says so."""
    row = setting("aloud", "switch")
    return row if context.sounds.voice.able else replace(row, note=say("ui-set-aloud-none"))


def keys(context: AppContext) -> tuple[SettingRow, ...]:
    """The row with the most used keys; it opens the page of key bindings."""
    bindings = context.input.bindings
    rows = {what: (what,) for what in ("take", "next", "usual", "back")}
    shown = [
        (say(f"ui-do-{what}"), " ".join(words_of(found[0]) for action in actions if (found := bindings.keys(action))))
        for what, actions in {"choose": ("left", "right", "up", "down"), **rows}.items()
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
    if row.what == "profile":
        return value or FIRST
    if row.what == "language":
        return language_name(value)
    stem = STEMS.get(row.what)
    return say(f"{stem}{value}") if stem else str(value)


def nearest(row: SettingRow, value: Any) -> int:
    """The index of a value among those of a row: of an unknown number the nearest, of an unknown word the first."""
    if value in row.values or isinstance(value, str):
        return row.values.index(value) if value in row.values else 0
    return min(range(len(row.values)), key=lambda place: abs(row.values[place] - value))


P = CABINET
TABLE, CAPTION, SCREEN = 200.0, 64.0, 112.0
"""The minimum heights of the previews: of a table, of a caption without its words, of a screen."""
WORDS = 18
"""The size of the smallest text of a table at normal scale."""


class Preview(NamedTuple):
    """A preview in a panel: its minimum height at a panel's width, and how to draw it.

    It is below the rows; with `beside` to the right of them if the panel is wide. One that `grows` takes the free height of the
    column.
    """

    least: Callable[[Canvas, AppContext, float], float]
    draw: Callable[[Canvas, AppContext, Area], None]
    beside: bool = False
    grows: bool = False


# ------------------------------------------------------------------ the game that draws them


@cache
def _loader() -> threading.Thread:
    return threading.Thread(target=settings_preview, name="settings preview", daemon=True)


def load_preview() -> None:
    """Begin to import the game of the previews in the background: it takes a second, and the page has to be there at once."""
    if _loader().ident is None:
        _loader().start()
        _loader().join(0.01)  # it is over at once if a match of that game was open before


def game_preview(context: AppContext) -> SettingsPreview | None:
    """What draws the previews; None while its game is not imported."""
    waits = context.is_interactive and (_loader().ident is None or _loader().is_alive())
    return None if waits else settings_preview()


# ------------------------------------------------------------------ what they show


def _table(canvas: Canvas, context: AppContext, area: Area) -> None:
    if (preview := game_preview(context)) is not None:
        preview.draw(canvas, area, P)


def _caption(canvas: Canvas, context: AppContext, area: Area) -> None:
    chosen = context.settings
    if (preview := game_preview(context)) is not None:
        preview.caption(canvas, area, P, CAPTIONS[chosen.caption], on=chosen.captions, arrow=chosen.arrow)


def told_sizes(canvas: Canvas, context: AppContext) -> tuple[int, int]:
    """The size of the smallest text and of the Hit Points in table mode, in pixels of this window."""
    scale, letter = canvas.scale, context.settings.letter * LARGE_PRINT_SCALE
    preview = game_preview(context)
    return max(SMALLEST, round(WORDS * scale * letter)), round((preview.LIFE if preview is not None else WORDS) * scale * letter)


def _far_lines(canvas: Canvas, context: AppContext, wide: float) -> tuple[str, ...]:
    words, numbers = told_sizes(canvas, context)
    return canvas.lines(say("ui-far-sizes", words=words, numbers=numbers), 19, wide)


def _far_high(canvas: Canvas, context: AppContext, wide: float) -> float:
    return SCREEN + canvas.high(19) * len(_far_lines(canvas, context, wide)) + 4


def _far(canvas: Canvas, context: AppContext, area: Area) -> None:
    """Draw a screen with the table, people at a distance of two metres, and the size of the text."""
    lines = _far_lines(canvas, context, area.w)
    step = canvas.high(19)
    y = area.y + area.h - step * len(lines)
    for line in lines:
        canvas.text(line, (area.centre[0], y), 19, P.muted, align="centre")
        y += step
    high, words = area.h - step * len(lines) - 6, say("ui-far-metres")
    face = min(high * 0.4, area.w * 0.11)
    told = canvas.wide(words, 19) + 36
    left = area.w - face * 2.3 - told
    stand = high * 0.12
    screen = Area(area.x + 4, area.y, min((high - stand) * 1.6, left if left > 80 else area.w * 0.5), high - stand)
    _monitor(canvas, context, screen, stand)
    x, level = area.x + area.w - face * 2.3, area.y + high * 0.5
    for place in range(3):
        canvas.picture("ui/person", Area(x + place * face * 0.65, level - face * 0.2, face, face))
    start, end = screen.x + screen.w + 12, x - 10
    for dash in range(int(max(0.0, end - start) / 12)):
        canvas.line((start + dash * 12, level), (start + dash * 12 + 7, level), P.text, 2)
    if left > 80:
        canvas.text(words, ((start + end) / 2, level - canvas.high(19) - 4), 19, P.text, align="centre")


def _monitor(canvas: Canvas, context: AppContext, screen: Area, stand: float) -> None:
    """Draw a screen on its foot that shows the table in table mode, dimmed while that is off."""
    middle = screen.centre[0]
    canvas.box(Area(middle - 9, screen.y + screen.h, 18, stand), GOLD_LOW, radius=2)
    canvas.box(Area(middle - screen.w * 0.2, screen.y + screen.h + stand - 5, screen.w * 0.4, 6), GOLD_LOW, radius=3)
    if (preview := game_preview(context)) is not None:
        canvas.paint("far-screen", screen.inset(5), preview.far)
    canvas.frame(screen, P.accent if context.settings.table else mix(P.line, P.muted, 0.4), width=4, radius=6)


EXHIBITS = {
    "text": Preview(lambda canvas, context, wide: TABLE * canvas.stretch, _table, grows=True),
    "help": Preview(
        lambda canvas, context, wide: CAPTION + canvas.high(CAPTIONS[context.settings.caption]), _caption, grows=True
    ),
    "far": Preview(_far_high, _far, beside=True),
    "pad": Preview(
        lambda canvas, context, wide: gamepad.gamepad_height(canvas, context.input, wide),
        lambda canvas, context, area: gamepad.draw_gamepad(canvas, area, context.input, on=context.settings.pad),
        grows=True,
    ),
}
"""The previews by the name of their panel."""
