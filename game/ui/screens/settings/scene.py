"""The settings page: panels of rows. Each change takes effect and is stored at once."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.storage import paths
from game.text import say
from game.ui import settings as kept
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET as P
from game.ui.input.state import PAD
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation, Push
from game.ui.screens.settings import painter as look, rows
from game.ui.screens.settings.rows import Group, SettingRow, game_preview, load_preview
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Drawn, Placed, Pointing, Text, place
from game.ui.widgets.containers import Framed, Row, Scrolled, Sized, panel
from game.ui.widgets.controls import button_size, hints, hints_width
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button
from game.ui.widgets.screen import LEFT, Screen

LARGE = ("scale", "letter")
"""Settings that move the page itself; a dragged slider sets them when it is released."""
NOTE = 21.0
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
UPRIGHT = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class SettingsScene(Screen):
    """The settings page."""

    name = "settings"
    palette = P
    single = frozenset({"sound", "help", "text", "far", "motion", "play", "keys", "pad"})

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.scroll = layout.Scroll()
        self.scrolls = [self.scroll]
        self.placed: list[Placed] = []
        self.dragged: SettingRow | None = None
        self.pending: Any = None
        self.previewed = False

    # ------------------------------------------------------------------ actions

    def choose(self, what: str, value: Any) -> Navigation | None:
        """Set and store one value."""
        if getattr(self.context.settings, what) == value:
            return None
        if what == "full_screen":
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", action="full-screen"))
            return None
        setattr(self.context.settings, what, value)
        kept.store(self.context.settings, paths.settings())
        if what == "language":
            self.context.speak()
        return None

    def value(self, row: SettingRow) -> Any:
        """The value that a row shows."""
        if self.dragged is not None and self.dragged.what == row.what:
            return self.pending
        return getattr(self.context.settings, row.what, None)

    def step(self, row: SettingRow, way: int, *, round_about: bool = False) -> Navigation | None:
        """The next value of a row; past the last one the first, if it goes `round_about`."""
        at = rows.nearest(row, self.value(row)) + way
        at = at % len(row.values) if round_about else min(max(0, at), len(row.values) - 1)
        return self.choose(row.what, row.values[at])

    def act(self, row: SettingRow) -> Navigation | None:
        """Press a row: the value under the mouse, else the next one."""
        if row.kind == "plate":
            return Push("keys")
        return self.step(row, 1, round_about=True)

    def reset(self) -> Navigation | None:
        """Reset the panel in focus to its defaults."""
        group = self.group_in_focus()
        for what in group.fields if group else ():
            self.choose(what, kept.usual(what))
        return None

    def back(self) -> Navigation | None:
        """Close the settings."""
        return Back()

    def update(self, dt: float) -> Navigation | None:
        """Paint the previews once their game has been imported."""
        if not self.previewed:
            load_preview()
            self.previewed = self.dirty = game_preview(self.context) is not None
        return None

    # ------------------------------------------------------------------ input

    @property
    def groups(self) -> dict[str, Group]:
        """All panels by their names."""
        return {group.name: group for group in rows.groups(self.context)}

    def group_in_focus(self) -> Group | None:
        """The panel with the focus."""
        return next((group for group in self.groups.values() if any(self.focused(("row", row.what)) for row in group.rows)), None)

    def go(self, way: int) -> Navigation | None:
        """Move up or down through the rows of a panel in order, then to the panel above or below."""
        here = self.focus.focused
        keys = [
            item.key
            for item in self.focus.targets
            if here is not None and item.group == here.group and isinstance(item.data, SettingRow)
        ]
        at = keys.index(self.focus.current) + way if self.focus.current in keys else -1
        if 0 <= at < len(keys):
            self.focus.current = keys[at]
        elif not self.focus.move(0, way):
            self.focus.tab_group(way)
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Left and right change the row in focus; Backspace resets its panel."""
        row = self.focus.focused.data if self.focus.focused is not None else None
        if isinstance(row, SettingRow) and row.values and event.key in SIDEWAYS:
            return self.step(row, SIDEWAYS[event.key])
        if event.key in UPRIGHT:
            return self.go(UPRIGHT[event.key])
        if event.key == pygame.K_BACKSPACE:
            return self.reset()
        return super().typed(event)

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click sets the value under it; on a slider a drag begins."""
        item = self.focus.under(self.pointer)
        if event.button != LEFT or item is None or not isinstance(item.data, SettingRow) or self.canvas is None:
            return super().pressed(event)
        row = item.data
        self.focus.current = item.key
        value = look.value_at(self.canvas, row, item.area, self.pointer)
        if value is None:
            return self.act(row) if row.kind in ("switch", "plate") else None
        if row.kind == "slider":
            self.dragged, self.pending = row, value
            return None if row.what in LARGE else self.choose(row.what, value)
        return self.choose(row.what, value)

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """Drag the knob of a slider."""
        if self.dragged is None or self.canvas is None:
            return super().moved(event)
        self.pointer = self.context.point(event.pos)
        item = self.focus.find(("row", self.dragged.what))
        if item is not None:
            value = look.value_at(self.canvas, self.dragged, item.area, self.pointer)
            if value != self.pending:
                self.pending, self.dirty = value, True
                return None if self.dragged.what in LARGE else self.choose(self.dragged.what, value)
        return None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """End a drag; the rest is common to all screens."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.dragged is not None:
            row, self.dragged, self.dirty = self.dragged, None, True
            return self.choose(row.what, self.pending)
        return super().handle(event)

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Place the head, the panels and the foot."""
        size = 52.0 if canvas.room.h > 800 else 34.0
        head, rest = layout.off_top(canvas.room.inset(16), max(56.0, canvas.high(size, "title")), 12)
        plates = self._plates(canvas, rest.w)
        room = rest.w - 40 - sum(plate.wide(canvas) + 12 for plate in plates)
        notes = [row.note for group in self.groups.values() for row in group.rows if row.note]
        high = max(button_size(canvas, say("ui-back"))[1] + 20, *(canvas.tall(note, NOTE, room) + 8 for note in notes))
        foot, body = layout.off_bottom(rest, high, 12)
        group = self.group_in_focus()
        panels = look.page(canvas, self.context, self.groups, group.name if group else "", self._row)
        columns = Scrolled(panels, self.scroll, P, margin=4, fades=False, spill=4)
        about = next((row.note for row in (group.rows if group else ()) if self.focused(("row", row.what))), "")
        note = Framed(Text(about, NOTE, P.text, middle=True, selectable=True), (12, 0))
        low = Row(note, *(Sized(plate) for plate in reversed(plates)), gap=12, grow=(0,), align="fill")
        self.placed = [
            place(Drawn(partial(_head, size=size, cap=self.context.input.cap)), canvas, head),
            place(columns, canvas, body, Pointing(self.focus, self.pointer)),
            place(panel(low, P, pad=(12, 0)), canvas, foot),
        ]
        return [target for placed in self.placed for target in placed.targets]

    def _row(self, group: Group, row: SettingRow) -> Box:
        return look.row_box(group, row, self.value(row), partial(self.act, row))

    def _plates(self, canvas: Canvas, room: float) -> list[Button]:
        """The buttons of the foot from right to left. Where there is little room they do not show their keys."""
        keys = self.context.input.cap("back"), "" if self.context.input.device == PAD else say("ui-key-backspace")

        def made(*caps: str) -> list[Button]:
            acts = (("back", say("ui-back"), self.back), ("reset", say("ui-settings-reset"), self.reset))
            return [
                Button(what, label, act, P, "foot", cap, size=NOTE) for (what, label, act), cap in zip(acts, caps, strict=True)
            ]

        plates = made(*keys)
        return plates if sum(plate.wide(canvas) for plate in plates) < room * 0.45 else made("", "")

    def default(self) -> object:
        """The first row of the first panel."""
        return next((item.key for item in self.focus.targets if item.group == "text"), "back")

    def paint(self, canvas: Canvas) -> None:
        """Paint title and keys, the panels, and the note about the row in focus."""
        for placed in self.placed:
            placed.paint(canvas, self.focus.current)


def _head(canvas: Canvas, area: Area, size: float, cap: Callable[..., str]) -> None:
    """Paint the title, and the keys and a sentence where there is room."""
    used = canvas.text(say("ui-settings"), (area.x + 24, area.y), size, P.title, face="title")
    keys = (("ui-do-next-panel", ("next",)), ("ui-do-choose", ("up", "down")), ("ui-do-change", ("left", "right")))
    pairs = [(cap(*actions), say(words)) for words, actions in keys]
    wide, left = hints_width(canvas, pairs), area.w - used - 64
    if left > wide:
        hints(canvas, area.x + area.w - 8, area.centre[1] - 16, pairs, P)
    about, room = say("ui-settings-about"), left - (wide if left > wide else 0)
    if canvas.wide(about, NOTE, "italic") < room:
        at = (area.x + 48 + used, area.y + canvas.high(size, "title") - canvas.high(NOTE) - 8)
        canvas.text(about, at, NOTE, P.muted, face="italic")
