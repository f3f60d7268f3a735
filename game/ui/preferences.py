"""The settings: a few rows, kept at once."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game import folders
from game.text import say
from game.ui import settings as kept
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.settings import LETTERS, SPEEDS
from game.ui.theme import CABINET, GOLD, GOLD_LOW, INK, mix
from game.ui.widgets import button, focus_frame, panel

Values = tuple[tuple[Any, str], ...]


class PreferencesScene(Screen):
    """Rows of segments; `after` is the scene to go back to."""

    name = "settings"
    palette = CABINET

    def __init__(self, house: House, after: Scene) -> None:
        super().__init__(house)
        self.after = after

    def rows(self) -> tuple[tuple[str, Values], ...]:
        """Each setting with its values and their words."""
        switch: Values = ((False, say("ui-off")), (True, say("ui-on")))
        return (
            ("speed", tuple((speed, say(f"ui-speed-{speed}")) for speed in SPEEDS)),
            ("reduced", switch),
            ("letter", tuple((letter, say("ui-per-cent", number=round(letter * 100))) for letter in LETTERS)),
            ("full_screen", switch),
        )

    def choose(self, what: str, value: Any) -> Scene | None:
        """Set one value and keep it."""
        if what == "full_screen" and value != self.house.settings.full_screen:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
            return None
        setattr(self.house.settings, what, value)
        kept.store(self.house.settings, folders.settings())
        return None

    def back(self) -> Scene | None:
        """Go back to where the player came from."""
        setattr(self.after, "dirty", True)  # noqa: B010  # a Scene need not have the flag
        return self.after

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Every value of every row."""
        made = []
        for row, (what, values) in enumerate(self.rows()):
            each = 760 / len(values)
            for place, (value, words) in enumerate(values):
                area = Area(900 + place * each, 190 + row * 140, each - 8, 72)
                act: Callable[[], Scene | None] = partial(self.choose, what, value)
                made.append(Item((what, place), area, act, "values", words, value))
        return [*made, Item("back", Area(1400, 940, 260, 76), self.back, "bar", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """Rows of segments, the present value in gold."""
        canvas.text(say("ui-settings"), (260, 60), 56, self.palette.title, face="title")
        for row, (what, _values) in enumerate(self.rows()):
            area = Area(240, 170 + row * 140, 1440, 116)
            panel(canvas, area, self.palette)
            label = what.replace("_", "-")
            canvas.text(say(f"ui-set-{label}"), (area.x + 32, area.y + 18), 28, self.palette.text, face="bold", room=600)
            canvas.text(say(f"ui-set-{label}-note"), (area.x + 32, area.y + 62), 21, self.palette.muted, room=600)
        for item in self.ring.items:
            if not isinstance(item.key, tuple):
                button(canvas, item.area, item.label, self.palette, key="Esc", focused=self.focused(item.key))
                continue
            chosen = getattr(self.house.settings, item.key[0]) == item.data
            fill = (GOLD, GOLD_LOW) if chosen else (mix(self.palette.panel, self.palette.line, 0.15), self.palette.panel_low)
            canvas.box(item.area, fill, self.palette.line)
            middle = item.area.y + (item.area.h - canvas.high(24)) / 2 - 1
            canvas.text(
                item.label,
                (item.area.centre[0], middle),
                24,
                INK if chosen else self.palette.text,
                face="bold",
                align="centre",
                room=item.area.w - 16,
            )
            if self.focused(item.key):
                focus_frame(canvas, item.area, self.palette, diamonds=False)
