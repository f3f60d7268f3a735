"""The how-to-play page over the table of any game: parts, each with a sign, a heading and a text."""

from collections.abc import Sequence

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.scene.navigation import Navigation
from game.ui.table.protocol import DialogTable
from game.ui.widgets import layout
from game.ui.widgets.blocks import Block, BlockColumn
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.dialog import pointer
from game.ui.widgets.focus import Target

SIZES = (25.0, 23.0, 21.0, 20.0)
"""The possible text sizes, the best first; at the smallest the page scrolls."""
INSET, RIM, GUTTER = 30.0, 18.0, 44.0
BROAD = 1080.0
"""The minimum width for two columns, for text of nominal size."""


class HowToPlayPage:
    """The page. `parts` are shown in this order; with two columns the first half is on the left. `line` is the colour of its border.

    Each game overrides `title`, `words` and `sign`. With a `face` a part has a picture beside its text, of this width and at
    least this height, in place of a sign before its heading.
    """

    face = 0.0

    def __init__(self, on: DialogTable, parts: Sequence[str], line: Colour) -> None:
        self.on, self.palette, self.parts, self.line = on, on.palette, list(parts), line
        self.laid = BlockColumn(layout.Scroll())
        self.first: object = "close"
        self.size = SIZES[0]

    def title(self) -> str:
        """The title of the page."""
        raise NotImplementedError

    def words(self, part: str) -> tuple[str, str]:
        """The heading and the text of a part."""
        raise NotImplementedError

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """Draw the sign of a part."""
        raise NotImplementedError

    def page(self, canvas: Canvas, area: Area) -> None:
        """Draw the background of the page."""
        panel(canvas, area, self.palette, line=self.line)

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the arrows and the paging keys."""
        scroll = self.laid.scroll
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and scroll.most:
            scroll.top += layout.STEP if event.key == pygame.K_DOWN else -layout.STEP
            return True
        return scroll.take(event, pointer(self.on, event))

    def close(self) -> Navigation | None:
        """Return to the table."""
        self.on.dialog = None
        return None

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The areas of the page, no higher than needed, of its title, the text and the button."""
        room = canvas.room.inset(12)
        wide = min(room.w, 1460 * max(1.0, canvas.stretch**0.8))
        key, head = self.on.context.input.cap("back"), canvas.high(38, "title") + 14
        plate = button_size(canvas, say("ui-primer-close"), key=key, size=26)
        spare = room.h - 2 * RIM - head - plate[1] - 16
        self.size = next((size for size in SIZES if self.tall(canvas, wide - 2 * INSET, size) <= spare), SIZES[-1])
        body = min(spare, self.tall(canvas, wide - 2 * INSET, self.size))
        sheet = layout.middle(room, wide, body + room.h - spare)
        inner = sheet.inset(INSET, RIM)
        low = Area(inner.x + (inner.w - plate[0]) / 2, inner.y + inner.h - plate[1], min(plate[0], inner.w), plate[1])
        return sheet, inner._replace(h=head), Area(inner.x, inner.y + head, inner.w, body), low

    def tall(self, canvas: Canvas, wide: float, size: float) -> float:
        """The height of all parts at this text size."""
        blocks = self.blocks(canvas, wide, size)
        return sum(block.high + block.gap for block in blocks) - blocks[-1].gap

    def targets(self, canvas: Canvas) -> list[Target]:
        """Lay out the text, and return the button."""
        _, _, body, foot = self.areas(canvas)
        made = self.laid.layout(body, lambda wide: self.blocks(canvas, wide, self.size), self.on.focus, self.on.pointer)
        return [*made, Target("close", foot, self.close, "bar", say("ui-primer-close"))]

    def blocks(self, canvas: Canvas, wide: float, size: float) -> list[Block]:
        """The parts, in two columns if the page is wide enough."""
        if wide < BROAD * canvas.stretch:
            return [self.row(canvas, wide, [part], size) for part in self.parts]
        half = len(self.parts) // 2
        pairs = zip(self.parts[:half], self.parts[half:], strict=True)
        return [self.row(canvas, (wide - GUTTER) / 2, pair, size) for pair in pairs]

    def row(self, canvas: Canvas, wide: float, parts: Sequence[str], size: float) -> Block:
        """Parts side by side, each with a sign, a heading and a text, or with a picture."""
        told = [(part, *self.words(part)) for part in parts]
        side = size * 1.5 if not self.face else min(canvas.high(size) * self.face, wide * 0.3)
        top = max(canvas.high(size * 1.25, "title"), 0.0 if self.face else side) + 6
        indent = side + 20 if self.face else 0.0
        high = max(top + canvas.tall(words, size, wide - indent) for _, _, words in told)
        high = max(high, side if self.face else 0.0)

        def paint(c: Canvas, area: Area) -> None:
            for place, (part, head, words) in enumerate(told):
                x, lead = area.x + place * (wide + GUTTER), indent or side + 12
                self.sign(c, part, Area(x, area.y + (max(0.0, high - side) / 2 if self.face else 0), side, side))
                fits = c.fitting(head, size * 1.25, wide - lead, "title")
                y = area.y + (top - 6 - c.high(fits, "title")) / 2
                c.text(head, (x + lead, y), fits, self.palette.accent, face="title")
                c.paragraph(words, Area(x + indent, area.y + top, wide - indent, area.h), size, self.palette.text)

        return Block(high, paint, gap=20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the page."""
        sheet, title, _, _ = self.areas(canvas)
        p, words = self.palette, self.title()
        self.page(canvas, sheet)
        canvas.text(words, (title.x, title.y), canvas.fitting(words, 38, title.w, "title"), p.title, face="title", room=title.w)
        self.laid.paint(canvas)
        self.laid.scroll.bar(canvas, p)
        for item in self.on.focus.targets:
            if item.key == "close":
                focused, key = item.key == self.on.focus.current, self.on.context.input.cap("back")
                button(canvas, item.area, item.label, p, primary=True, focused=focused, key=key, size=26)
