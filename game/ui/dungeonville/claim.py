"""Before a claim of victory: who claims, and what a wrong claim costs (DV-116, DV-117)."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville.look import P, sheet
from game.ui.focus import Item
from game.ui.lay import middle, off_bottom, rows
from game.ui.scene import Scene
from game.ui.widgets import button, plate_size

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting


class ClaimSheet:
    """The persons at this screen, each with a plate, and the way back."""

    deed = "claim"
    first: object = "back"

    def __init__(self, table: "Sitting") -> None:
        self.table = table

    def take(self, event: pygame.event.Event) -> bool:
        """Nothing scrolls here."""
        return False

    def close(self) -> Scene | None:
        """Back to the table."""
        self.table.overlay = None
        return None

    def claim(self, seat: int) -> Scene | None:
        """Show the deed."""
        self.table.overlay = None
        return self.table.answer(Claim(), seat)

    def _words(self) -> tuple[str, str]:
        return say("ui-dv-claim-title"), say("ui-dv-claim-note", goal=self.table.t.options.goal)

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, list[Area]]:
        """The sheet, where its words stand, and its plates."""
        _title, note = self._words()
        wide = min(canvas.room.w - 40, 720.0 * max(1.0, canvas.stretch**0.7))
        plate = plate_size(canvas, say("ui-dv-claim-seat", seat=name(COLOURS[0])))[1] + 8
        count = len(self.table.play.persons) + 1
        high = canvas.high(36, "title") + canvas.tall(note, 24, wide - 64) + count * (plate + 10) + 90
        area = middle(canvas.room.inset(10), wide, high)
        low, words = off_bottom(area.inset(32, 24), count * (plate + 10), 12)
        return area, words, rows(low, count, 10)

    def places(self, canvas: Canvas) -> list[Item]:
        """A plate for each person, and the way back."""
        plates = self._areas(canvas)[2]
        made = [
            Item(("claim", seat), area, partial(self.claim, seat), "answers", say("ui-dv-claim-seat", seat=name(COLOURS[seat])))
            for seat, area in zip(self.table.play.persons, plates, strict=False)
        ]
        return [*made, Item("back", plates[-1], self.close, "answers", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """The sheet."""
        area, words, _ = self._areas(canvas)
        title, note = self._words()
        sheet(canvas, area)
        canvas.text(title, (words.x, words.y), 36, P.title, face="title", room=words.w)
        low = canvas.high(36, "title") + 8
        canvas.paragraph(note, Area(words.x, words.y + low, words.w, words.h - low), 24, P.text)
        for item in self.table.ring.items:
            button(canvas, item.area, item.label, P, focused=self.table.focused(item.key), primary=item.key != "back")
