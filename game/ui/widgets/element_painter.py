"""Painting elements of pygame-gui among what is drawn by hand, with their words known to the text recorder."""

from collections.abc import Iterator
from typing import Any

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.text.text_line_chunk import TextLineChunkFTFont
from pygame_gui.elements import UITextBox, UITextEntryLine

from game.ui.draw.canvas import Canvas
from game.ui.draw.fonts import Shade, text_recorder

Words = tuple[str, pygame.Rect, Shade, int]
"""A line of text, its rectangle and colour, and the size of its letters, all in pixels of the window."""


def words_in(element: UIElement) -> Iterator[Words]:
    """The lines of text that an element shows."""
    if isinstance(element, UITextBox) and element.text_box_layout is not None:
        left, top = element.get_text_layout_top_left()
        for row in element.text_box_layout.layout_rows:
            for chunk in row.items:
                if isinstance(chunk, TextLineChunkFTFont):
                    size = chunk.font.size(chunk.text)
                    yield (
                        chunk.text,
                        pygame.Rect((left + chunk.x, top + chunk.y), size),
                        _shade(chunk.colour),
                        chunk.font.get_point_size(),
                    )
    elif isinstance(element, UITextEntryLine):
        font: Any = element.font
        size = font.size(element.text)
        rect = pygame.Rect((0, 0), size)
        rect.midleft = (element.rect.x + element.padding[0] + element.border_width["left"], element.rect.centery)
        yield element.text, rect, _shade(element.text_colour), font.get_point_size()


def _shade(colour: Any) -> Shade:
    return (colour.r, colour.g, colour.b)


def draw_element(canvas: Canvas, element: UIElement) -> None:
    """Blit an opaque element at its place, and note its words."""
    (left, top), surface = canvas.origin, canvas.surface
    if element.image is None or not element.visible:
        return
    rect = element.rect.move(-left, -top)
    text_recorder.cover(canvas.origin, rect)
    surface.blit(element.image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    for words, place, colour, pixels in words_in(element) if text_recorder.notes is not None else ():
        shown = words if element.rect.contains(place.inflate(0, -place.h // 3)) else words[:-1].rstrip() + "…"
        text_recorder.note(surface, canvas.origin, place.move(-left, -top), words, shown, (colour, pixels, False))


def draw_selected(canvas: Canvas, box: UITextBox, clip: pygame.Rect) -> None:
    """Blit the selected parts of a text box over the same words drawn by hand, inside `clip` (in pixels of the window)."""
    layout, image, (left, top) = box.text_box_layout, box.image, canvas.origin
    if layout is None or image is None:
        return
    corner = box.get_text_layout_top_left()
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(before.clip(clip.move(-left, -top)))
    for row in layout.layout_rows:
        for chunk in row.items:
            if isinstance(chunk, TextLineChunkFTFont) and chunk.is_selected:
                here = chunk.selection_rect or pygame.Rect(0, 0, 0, 0)
                part = pygame.Rect(corner[0] + chunk.x + here.x, corner[1] + chunk.y, here.w, chunk.h)
                canvas.surface.blit(
                    image, part.move(-left, -top), part.move(-box.rect.x, -box.rect.y), special_flags=pygame.BLEND_PREMULTIPLIED
                )
    canvas.surface.set_clip(before)
