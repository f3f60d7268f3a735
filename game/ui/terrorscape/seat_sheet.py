"""A sheet that asks how people sit, and one that asks whether a card really stands between them."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import folders
from game.text import say
from game.ui import settings as preferences
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.lay import Scroll, depth, middle
from game.ui.scene import Scene
from game.ui.sheets import Act, pointer
from game.ui.terrorscape import seating
from game.ui.theme import TERRORSCAPE
from game.ui.widgets import button, panel, plate_size

if TYPE_CHECKING:
    from game.ui.terrorscape.sitting import Sitting

P = TERRORSCAPE
Row = tuple[str, str, str, Act]
"""A plate: its key, its words, what it means, what it does."""


class PlateSheet:
    """A title, some words, and plates each with a sentence of its own. `chosen` is the plate that is as things are now."""

    deed = "back"

    def __init__(self, table: "Sitting", title: str, words: str, rows: list[Row], chosen: str = "") -> None:
        self.table, self.title, self.words, self.rows, self.chosen = table, title, words, rows, chosen
        self.scroll = Scroll()
        self.first: object = chosen or rows[0][0]
        self.sheet = Area(0, 0, 0, 0)
        self.texts: list[tuple[str, Area, float, str]] = []

    def take(self, event: pygame.event.Event) -> bool:
        """The wheel, the paging keys and the bar scroll, where there is more than the window holds."""
        return self.scroll.take(event, pointer(self.table, event))

    def places(self, canvas: Canvas) -> list[Item]:
        """The plates."""
        room = canvas.room.inset(14)
        for view in (room, room._replace(w=room.w - self.scroll.BAR - 8)):
            made = self._lay(canvas, view)
            high = depth(room, [self.sheet])
            if high <= room.h:
                break
        self.scroll.fit(room, high)
        return self.scroll.items(made, self.table.ring, self.table.pointer)

    def _lay(self, canvas: Canvas, room: Area) -> list[Item]:
        column = middle(room, min(room.w, 900 * max(1.0, canvas.stretch**0.7)), room.h)
        inner, self.texts, made = column.inset(40, 0), [], list[Item]()
        y = room.y + 22
        for words, size, face in (
            (self.title, canvas.fitting(self.title, 44, inner.w, "title", 0.5), "title"),
            (self.words, 24.0, "text"),
        ):
            high = canvas.tall(words, size, inner.w, face) if words else 0.0
            self.texts.append((words, Area(inner.x, y, inner.w, high), size, face))
            y += high + 14
        for key, words, note, act in self.rows:
            high = plate_size(canvas, words, size=26, room=inner.w)[1] + 8
            made.append(Item(key, Area(inner.x, y, inner.w, high), act, "plates", words))
            y += high + 4
            high = canvas.tall(note, 21, inner.w - 24) if note else 0.0
            self.texts.append((note, Area(inner.x + 12, y, inner.w - 24, high), 21, "text"))
            y += high + 16
        down = max(0.0, (room.h - (y - room.y)) / 2)
        self.sheet = Area(column.x, room.y + down, column.w, y - room.y + 8)
        self.texts = [(words, area.moved(0, down), size, face) for words, area, size, face in self.texts]
        return [Item(one.key, one.area.moved(0, down), one.act, one.group, one.label) for one in made]

    def paint(self, canvas: Canvas) -> None:
        """The sheet: beneath it nothing is painted."""
        with canvas.clip(self.scroll.view.inset(-6)):
            panel(canvas, self.scroll.at(self.sheet), P, line=P.accent)
            for place, (words, area, size, face) in enumerate(self.texts):
                colour = P.title if face == "title" else P.text if place == 1 else P.muted
                canvas.paragraph(words, self.scroll.at(area)._replace(h=area.h + 8), size, colour, face=face)
            for item in self.table.ring.items:
                lit = item.key == self.table.ring.current
                button(canvas, item.area, item.label, P, focused=lit, primary=item.key == self.chosen, size=26)
        self.scroll.bar(canvas, P)


class SeatSheet(PlateSheet):
    """The ways to sit that are possible tonight."""

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        ways = seating.OFFERED[seating.manned(table.match.holders)]
        rows: list[Row] = [(way, *words(way, playing=len(ways) > 2), partial(self.take_seats, way)) for way in ways]
        rows.append(("back", say("ui-back"), "", self.close))
        super().__init__(table, say("ui-ts-sit"), "", rows, table.way)

    def take_seats(self, way: str) -> Scene | None:
        """Sit like this, now and the next time."""
        house, first = self.table.house, self.table.first
        self.table.overlay = None
        seating.remember(house.settings, first.match.holders, way)
        preferences.store(house.settings, folders.settings())
        return first.sit(way) if way != first.way else None

    def close(self) -> Scene | None:
        """As before."""
        self.table.overlay = None
        return None


class CardSheet(PlateSheet):
    """Before both halves are opened while persons play: does something really stand between them?"""

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        rows: list[Row] = [
            ("curtain", say("ui-ts-sit-table"), say("ui-ts-sit-table-note"), self.keep),
            ("card", say("ui-ts-card-stands"), say("ui-ts-card-stands-note"), self.stands),
        ]
        super().__init__(table, say("ui-ts-card"), say("ui-ts-card-note"), rows)

    def keep(self) -> Scene | None:
        """Play with the curtain."""
        self.table.overlay = None
        return None

    def stands(self) -> Scene | None:
        """Open both halves."""
        self.table.arrange("open")
        return None


class NarrowSheet(PlateSheet):
    """There is no room for both halves."""

    def __init__(self, table: "Sitting") -> None:
        super().__init__(
            table, say("ui-ts-narrow"), say("ui-ts-narrow-note"), [("close", say("ui-pause-resume"), "", self.close)]
        )

    def close(self) -> Scene | None:
        """With one half, then."""
        self.table.overlay = None
        return None


def words(way: str, *, playing: bool) -> tuple[str, str]:
    """What a way to sit is called, and what it means."""
    kind = "card" if way == "open" and playing else way
    return say(f"ui-ts-sit-{kind}"), say(f"ui-ts-sit-{kind}-note")
