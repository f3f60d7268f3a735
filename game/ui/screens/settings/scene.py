"""The settings page: panels of rows. Each change takes effect and is stored at once."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.storage import paths
from game.text import say
from game.ui import settings as kept
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.input.state import PAD
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation, Push
from game.ui.screens.settings import painter as look, rows
from game.ui.screens.settings.painter import PlacedPanel
from game.ui.screens.settings.rows import SettingRow, game_preview, load_preview
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, cap_width, hints, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, Screen

LARGE = ("scale", "letter")
"""Settings that move the page itself; a dragged slider sets them when it is released."""
NOTE = 21.0
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
UPRIGHT = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class SettingsScene(Screen):
    """The settings page."""

    name = "settings"
    palette = CABINET
    single = frozenset({"sound", "help", "text", "far", "motion", "play", "keys", "pad"})

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.scroll = layout.Scroll()
        self.scrolls = [self.scroll]
        self.placed: list[PlacedPanel] = []
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
            return row.act() if row.act is not None else Push("keys")
        return self.step(row, 1, round_about=True)

    def reset(self) -> Navigation | None:
        """Reset the panel in focus to its defaults."""
        group = self.group_in_focus()
        for what in group.fields if group else ():
            self.choose(what, kept.usual(what))
        if group is not None and group.renew is not None:
            group.renew()
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

    def group_in_focus(self) -> rows.Group | None:
        """The panel with the focus."""
        focused = self.focus.focused
        return next((one.group for one in self.placed if focused is not None and focused.group == one.group.name), None)

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

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area]:
        """The areas of the head, the panels, and the foot."""
        head, rest = layout.off_top(canvas.room.inset(16), max(56.0, canvas.high(self.title_size(canvas), "title")), 12)
        room = rest.w - 40 - sum(plate[1] + 12 for plate in self._plate_sizes(canvas, rest.w))
        notes = [row.note for group in rows.groups(self.context) for row in group.rows if row.note]
        high = max(canvas.tall(note, NOTE, room) for note in notes) + 8
        foot, body = layout.off_bottom(rest, max(button_size(canvas, say("ui-back"))[1] + 20, high), 12)
        return head, body, foot

    @staticmethod
    def title_size(canvas: Canvas) -> float:
        """The size of the title, smaller where there is little room."""
        return 52.0 if canvas.room.h > 800 else 34.0

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """A target for each row, and the buttons of the foot."""
        _, body, foot = self.areas(canvas)
        found = rows.groups(self.context)
        placed = look.arrange(canvas, self.context, found, Area(body.x, body.y, body.w, body.h))
        high = layout.depth(body, (one.area for one in placed))
        column = self.scroll.fit(body, high)
        self.placed = placed = look.arrange(canvas, self.context, found, column)
        self.scroll.fit(body, layout.depth(body, (one.area for one in placed)))
        made = [
            Target(("row", row.what), area, partial(self.act, row), one.group.name, row.label, row)
            for one in placed
            for row, area in zip(one.group.rows, one.rows, strict=True)
        ]
        return [*self.scroll.items(made, self.focus, self.pointer), *self._plates(canvas, foot)]

    def _plate_sizes(self, canvas: Canvas, room: float) -> list[tuple[str, float, float, str]]:
        """The buttons of the foot from right to left: name, width, height, and key, which is left out where there is little room."""
        words = {
            "back": (say("ui-back"), self.context.input.cap("back")),
            "reset": (say("ui-settings-reset"), "" if self.context.input.device == PAD else say("ui-key-backspace")),
        }
        sizes = [(what, *button_size(canvas, label, key=key, size=NOTE), key) for what, (label, key) in words.items()]
        if sum(one[1] for one in sizes) < room * 0.45:
            return sizes
        return [(what, *button_size(canvas, label, size=NOTE), "") for what, (label, _) in words.items()]

    def _plates(self, canvas: Canvas, foot: Area) -> list[Target]:
        made: list[Target] = []
        buttons = {"back": (say("ui-back"), self.back), "reset": (say("ui-settings-reset"), self.reset)}
        x = foot.x + foot.w - 12
        for what, wide, high, key in self._plate_sizes(canvas, foot.w):
            label, act = buttons[what]
            x -= wide
            made.append(Target(what, Area(x, foot.centre[1] - high / 2, wide, high), act, "foot", label, key))
            x -= 12
        return made[::-1]

    def default(self) -> object:
        """The first row of the first panel."""
        return next((item.key for item in self.focus.targets if item.group == "text"), "back")

    def paint(self, canvas: Canvas) -> None:
        """Paint title and keys, the panels, and the note about the row in focus."""
        head, body, foot = self.areas(canvas)
        size = self.title_size(canvas)
        used = canvas.text(say("ui-settings"), (head.x + 24, head.y), size, self.palette.title, face="title")
        cap = self.context.input.cap
        pairs = [
            (cap("next"), say("ui-do-next-panel")),
            (cap("up", "down"), say("ui-do-choose")),
            (cap("left", "right"), say("ui-do-change")),
        ]
        wide = sum(canvas.wide(words, 19) + cap_width(canvas, key) + 26 for key, words in pairs)
        left = head.w - used - 64
        if left > wide:
            hints(canvas, head.x + head.w - 8, head.centre[1] - 16, pairs, self.palette)
        about, room = say("ui-settings-about"), left - (wide if left > wide else 0)
        if canvas.wide(about, NOTE, "italic") < room:
            at = (head.x + 48 + used, head.y + canvas.high(size, "title") - canvas.high(NOTE) - 8)
            canvas.text(about, at, NOTE, self.palette.muted, face="italic")
        with canvas.clip(body.inset(-4)):
            self._panels(canvas)
        self.scroll.bar(canvas, self.palette)
        self._foot(canvas, foot)

    def _panels(self, canvas: Canvas) -> None:
        here = self.group_in_focus()
        for one in self.placed:
            if not self.scroll.shows(one.area):
                continue
            shown = one._replace(area=self.scroll.at(one.area), exhibit=self.scroll.at(one.exhibit))
            look.box(canvas, self.context, shown, here=here is not None and here.name == one.group.name)
            for row, area in zip(one.group.rows, one.rows, strict=True):
                if self.scroll.shows(area):
                    spot = self.scroll.at(area)
                    look.draw_row(canvas, row, spot, self.value(row), focused=self.focused(("row", row.what)))

    def _foot(self, canvas: Canvas, foot: Area) -> None:
        panel(canvas, foot, self.palette)
        left = foot.w
        for item in self.focus.targets:
            if item.group == "foot":
                button(canvas, item.area, item.label, self.palette, key=item.data, focused=self.focused(item.key), size=NOTE)
                left = min(left, item.area.x - foot.x)
        row = self.focus.focused.data if self.focus.focused is not None else None
        if isinstance(row, SettingRow) and row.note:
            with canvas.selecting():
                canvas.paragraph(row.note, Area(foot.x + 24, foot.y, left - 40, foot.h), NOTE, self.palette.text, middle=True)
