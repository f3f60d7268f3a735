"""How a night goes, on one sheet: the turn in three phases, what loses it, what stands where, and where to find help."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import folders, replays
from game.rules.ravenloft.cards import ADVENTURES
from game.text import say
from game.ui import lay
from game.ui.bindings import words_of
from game.ui.blocks import Block, Laid
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.scene import Scene
from game.ui.theme import RAVENLOFT, rgb
from game.ui.widgets import button, panel, plate_size

if TYPE_CHECKING:
    from game.ui.ravenloft.sitting import Sitting

P = RAVENLOFT
PARTS = {
    "tonight": "ui/sun", "hero": "ui/person", "explore": "ui/tile", "villain": "ui/skull", "life": "ui/heart", "board": "ui/look",
    "beside": "ui/shield", "help": "ui/hint",
}  # fmt: skip
"""What is told, with its sign, in this order; in two columns the first half stands at the left."""
HELP = ("hint", "look", "undo", "rulebook")
SIZES = (25.0, 23.0, 21.0, 20.0)
"""Sizes of the text, the best first; at the least the sheet is scrolled."""
INSET, RIM, GUTTER = 30.0, 18.0, 44.0
BROAD = 1080.0
"""How wide the sheet has to be for two columns, with text of its nominal size."""


def due() -> bool:
    """Whether this is a first night: none has been played to its end here."""
    return not replays.listed(folders.replays())


class Primer:
    """The sheet over the table, which opens by itself in a first night."""

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        self.laid = Laid(lay.Scroll())
        self.first: object = "close"
        self.size = SIZES[0]

    def words(self, part: str) -> tuple[str, str]:
        """The head of a part, and what it says."""
        adventure, keys = ADVENTURES[self.table.t.adventure].id, self.table.house.hand.bindings.keys
        tonight = {"goal": say(f"goal-{adventure}"), "lost": say(f"lost-{adventure}")} if part == "tonight" else {}
        help_ = {what: " ".join(map(words_of, keys(what)[:1])) for what in HELP} if part == "help" else {}
        return say(f"ui-primer-{part}-head"), say(f"ui-primer-{part}", **tonight, **help_)

    def take(self, event: pygame.event.Event) -> bool:
        """The wheel, the arrows and the paging keys scroll."""
        scroll = self.laid.scroll
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and scroll.most:
            scroll.top += lay.STEP if event.key == pygame.K_DOWN else -lay.STEP
            return True
        point = self.table.house.point(event.pos) if hasattr(event, "pos") else self.table.pointer
        return scroll.take(event, point)

    def close(self) -> Scene | None:
        """To the table."""
        self.table.overlay = None
        return None

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The sheet, no higher than it has to be, its title, what is told, the way on."""
        room = canvas.room.inset(12)
        wide = min(room.w, 1460 * max(1.0, canvas.stretch**0.8))
        key, head = self.table.house.hand.cap("back"), canvas.high(38, "title") + 14
        plate = plate_size(canvas, say("ui-primer-close"), key=key, size=26)
        spare = room.h - 2 * RIM - head - plate[1] - 16
        self.size = next((size for size in SIZES if self.tall(canvas, wide - 2 * INSET, size) <= spare), SIZES[-1])
        body = min(spare, self.tall(canvas, wide - 2 * INSET, self.size))
        sheet = lay.middle(room, wide, body + room.h - spare)
        inner = sheet.inset(INSET, RIM)
        low = Area(inner.x + (inner.w - plate[0]) / 2, inner.y + inner.h - plate[1], min(plate[0], inner.w), plate[1])
        return sheet, inner._replace(h=head), Area(inner.x, inner.y + head, inner.w, body), low

    def tall(self, canvas: Canvas, wide: float, size: float) -> float:
        """How high all parts are at this size of text."""
        blocks = self.blocks(canvas, wide, size)
        return sum(block.high + block.gap for block in blocks) - blocks[-1].gap

    def places(self, canvas: Canvas) -> list[Item]:
        """The way on; what is told is laid out, too."""
        _, _, body, foot = self.areas(canvas)
        ring, pointer = self.table.ring, self.table.pointer
        made = self.laid.lay(body, lambda wide: self.blocks(canvas, wide, self.size), ring, pointer)
        return [*made, Item("close", foot, self.close, "bar", say("ui-primer-close"))]

    def blocks(self, canvas: Canvas, wide: float, size: float) -> list[Block]:
        """The parts, side by side where there is width."""
        if wide < BROAD * canvas.stretch:
            return [self.row(canvas, wide, [part], size) for part in PARTS]
        half = len(PARTS) // 2
        return [
            self.row(canvas, (wide - GUTTER) / 2, pair, size) for pair in zip(list(PARTS)[:half], list(PARTS)[half:], strict=True)
        ]

    def row(self, canvas: Canvas, wide: float, parts: Sequence[str], size: float) -> Block:
        """Parts side by side, each so wide: a sign, a head, and below it the words."""
        told = [(part, *self.words(part)) for part in parts]
        top = max(canvas.high(size * 1.25, "title"), size * 1.5) + 6
        high = max(top + canvas.tall(words, size, wide) for _, _, words in told)

        def paint(c: Canvas, area: Area) -> None:
            for place, (part, head, words) in enumerate(told):
                x, side = area.x + place * (wide + GUTTER), size * 1.5
                c.picture(PARTS[part], Area(x, area.y, side, side))
                fits = c.fitting(head, size * 1.25, wide - side - 12, "title")
                c.text(head, (x + side + 12, area.y + (side - c.high(fits, "title")) / 2), fits, P.accent, face="title")
                c.paragraph(words, Area(x, area.y + top, wide, area.h), size, P.text)

        return Block(high, paint, gap=20)

    def paint(self, canvas: Canvas) -> None:
        """The sheet."""
        sheet, title, _, _ = self.areas(canvas)
        panel(canvas, sheet, P, line=rgb("#d8a850"))
        words = say("ui-primer")
        canvas.text(words, (title.x, title.y), canvas.fitting(words, 38, title.w, "title"), P.title, face="title", room=title.w)
        self.laid.paint(canvas)
        self.laid.scroll.bar(canvas, P)
        for item in self.table.ring.items:
            if item.key == "close":
                focused, key = item.key == self.table.ring.current, self.table.house.hand.cap("back")
                button(canvas, item.area, item.label, P, primary=True, focused=focused, key=key, size=26)
