"""Selecting text on a page with the mouse, and copying it: a text box of pygame-gui over the words that were pressed.

A page draws its texts as ever, so that its picture, its first frame and its memory stay the same; only the text with the
selection is an element, with the same lines at the same places.
"""

import html
from typing import Any

import pygame
from pygame_gui.core.utility import clipboard_copy
from pygame_gui.elements import UITextBox

from game.ui.draw.canvas import Canvas, Passage
from game.ui.widgets.element_painter import draw_selected
from game.ui.widgets.elements import Elements, code, elements_of

SPARE = 72
"""How many pixels wider than its words a text box is: where a word does not fit into its first line, the library looks for a break for ever."""


class PassageBox(UITextBox):
    """A text box with the lines of a passage where they were drawn."""

    def __init__(self, passage: Passage, manager: Elements) -> None:
        self.passage = passage
        manager.font(passage.face, passage.pixels)
        words = "<br>".join(html.escape(line) or " " for line, _ in passage.lines)
        font = f"<font face={passage.face} pixel_size={passage.pixels} color={code(passage.colour)}>"
        rect = passage.rect
        size = (rect.w + SPARE, rect.h + SPARE + len(passage.lines) * passage.pixels // 2)
        super().__init__(f"{font}{words}</font>", pygame.Rect(rect.topleft, size), manager, allow_split_dashes=False)

    def _align_all_text_rows(self) -> None:
        layout: Any = self.text_box_layout
        (left, top) = self.passage.rect.topleft
        for row, (_, (x, y)) in zip(layout.layout_rows, self.passage.lines, strict=False):
            row.align_left_row(x - left, [])
            row.y = y - top
            row.vert_align_items_to_row()

    @property
    def selected(self) -> str:
        """The selected words, in one line."""
        low, high = sorted(self.select_range)
        return "" if self.text_box_layout is None else self.text_box_layout.plain_text[low:high].replace("\n", " ")

    def kill(self) -> None:
        """Kill the element and release its pictures at once: killed elements are part of cycles, and wait for the collector."""
        super().kill()
        self.text_box_layout = self.background_surf = self.drawable_shape = None
        self._set_image(None)

    def _do_copy(self) -> None:
        if self.selected:
            clipboard_copy(self.selected)


class TextSelection:
    """The selected text of a screen."""

    def __init__(self, canvas: Canvas, passage: Passage) -> None:
        self.canvas, self.manager = canvas, elements_of(canvas)
        self.box = self.manager.lend(self, PassageBox(passage, self.manager))

    @property
    def words(self) -> str:
        """The selected words."""
        return self.box.selected

    @property
    def dragging(self) -> bool:
        """Whether the mouse button is down."""
        return bool(self.box.selection_in_progress)

    def take(self, event: pygame.event.Event) -> bool:
        """Handle the mouse, and the keys that select all and copy. Returns whether the event was used."""
        return self.manager.take(event) or (event.type == pygame.MOUSEMOTION and self.dragging)

    def close(self) -> None:
        """Remove the selection."""
        self.manager.drop(self.box)

    def paint(self, canvas: Canvas) -> bool:
        """Draw the selected text where it is now. Returns False if it is no longer on the screen."""
        found = next((one for one in canvas.passages if _same(one, self.box.passage)), None)
        if canvas is not self.canvas or found is None:
            return False
        if found.lines != self.box.passage.lines:
            self.box.passage = found
            self.box.set_relative_position(found.rect.topleft)
        if self.words:
            draw_selected(canvas, self.box, found.clip)
        return True


def _same(one: Passage, other: Passage) -> bool:
    """Whether two passages have the same lines, perhaps at different places."""
    return (one.face, one.pixels, [words for words, _ in one.lines]) == (
        other.face, other.pixels, [words for words, _ in other.lines]
    )  # fmt: skip
