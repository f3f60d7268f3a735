"""A dialog with a title, a text, and buttons that each have an explanation, for tables and set-ups."""

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.dialog import Act, DialogParent
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, middle

Row = tuple[str, str, str, Act]
"""A plate: its key, its words, what it means, what it does."""


class ChoiceDialog:
    """A dialog of choices. `chosen` is the current one."""

    toggle_action = "back"

    def __init__(self, on: DialogParent, title: str, words: str, rows: list[Row], chosen: str = "") -> None:
        self.on, self.palette = on, on.palette
        self.title, self.words, self.rows, self.chosen = title, words, rows, chosen
        self.scroll = Scroll()
        self.first: object = chosen or rows[0][0]
        self.sheet = Area(0, 0, 0, 0)
        self.texts: list[tuple[str, Area, float, str]] = []

    def cap(self, key: object) -> str:
        """The label of the key of a button, "" for none."""
        return ""

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the paging keys and the bar."""
        at = self.on.context.point(event.pos) if hasattr(event, "pos") else self.on.pointer
        return self.scroll.take(event, at)

    def targets(self, canvas: Canvas) -> list[Target]:
        """The buttons."""
        room = canvas.room.inset(14)
        for view in (room, room._replace(w=room.w - self.scroll.BAR - 8)):
            made = self._lay(canvas, view)
            high = depth(room, [self.sheet])
            if high <= room.h:
                break
        self.scroll.fit(room, high)
        return self.scroll.items(made, self.on.focus, self.on.pointer)

    def _lay(self, canvas: Canvas, room: Area) -> list[Target]:
        column = middle(room, min(room.w, 900 * max(1.0, canvas.stretch**0.7)), room.h)
        inner, self.texts, made = column.inset(40, 0), [], list[Target]()
        y = room.y + 22
        for words, size, face in (
            (self.title, canvas.fitting(self.title, 44, inner.w, "title", 0.5), "title"),
            (self.words, 24.0, "text"),
        ):
            high = canvas.tall(words, size, inner.w, face) if words else 0.0
            self.texts.append((words, Area(inner.x, y, inner.w, high), size, face))
            y += high + 14
        for key, words, note, act in self.rows:
            high = button_size(canvas, words, key=self.cap(key), size=26, room=inner.w)[1] + 8
            made.append(Target(key, Area(inner.x, y, inner.w, high), act, "plates", words))
            y += high + 4
            high = canvas.tall(note, 21, inner.w - 24) if note else 0.0
            self.texts.append((note, Area(inner.x + 12, y, inner.w - 24, high), 21, "text"))
            y += high + 16
        down = max(0.0, (room.h - (y - room.y)) / 2)
        self.sheet = Area(column.x, room.y + down, column.w, y - room.y + 8)
        self.texts = [(words, area.moved(0, down), size, face) for words, area, size, face in self.texts]
        return [Target(one.key, one.area.moved(0, down), one.act, one.group, one.label) for one in made]

    def paint(self, canvas: Canvas) -> None:
        """Draw the dialog."""
        with canvas.clip(self.scroll.view.inset(-6)):
            panel(canvas, self.scroll.at(self.sheet), self.palette, line=self.palette.accent)
            for place, (words, area, size, face) in enumerate(self.texts):
                p = self.palette
                colour = p.title if face == "title" else p.text if place == 1 else p.muted
                canvas.paragraph(words, self.scroll.at(area)._replace(h=area.h + 8), size, colour, face=face)
            for item in self.on.focus.targets:
                lit = item.key == self.on.focus.current
                button(
                    canvas,
                    item.area,
                    item.label,
                    self.palette,
                    key=self.cap(item.key),
                    focused=lit,
                    primary=item.key == self.chosen,
                    size=26,
                )
        self.scroll.bar(canvas, self.palette)
