"""The how-to-play page over a table of any game: parts, each with a sign or a picture, a heading and a text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, Palette
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import panel
from game.ui.widgets.dialog import BoxDialog, DialogParent
from game.ui.widgets.pressed import Button

SIZES = (25.0, 23.0, 21.0, 20.0)
"""The possible text sizes, the best first; at the smallest the page scrolls."""
INSET, RIM, GUTTER, MARGIN = 30.0, 18.0, 44.0, 9.0
TITLE = 38.0
BROAD = 1080.0
"""The minimum width for two columns, for text of nominal size."""
Sign = Callable[[Canvas, Area], object]


class Part(NamedTuple):
    """A part of the page: the ids of its heading and its text, and how its sign is drawn in a square."""

    head: str
    text: str
    sign: Sign


@dataclass(frozen=True)
class HowToPlay:
    """A how-to-play page. With two columns the first half of `parts` is on the left.

    The texts use `values`, and the names of the controls of input actions by
    the names in `controls`: keys, or with `by_device` what fits the current device. With a `face` a part has a picture beside its
    text, of this width in lines, in place of a sign before its heading. `line` is the colour of the border; `ground` draws another
    background.
    """

    title: str
    parts: tuple[Part, ...]
    palette: Palette
    line: Colour
    values: Mapping[str, Any] = field(default_factory=dict)
    controls: Mapping[str, str] = field(default_factory=dict)
    by_device: bool = False
    face: float = 0.0
    ground: Callable[[Canvas, Area], None] | None = None


def plain_sign(draw: Sign, canvas: Canvas, area: Area) -> None:
    """Draw a sign without enlarged text: its letters are part of the picture."""
    if canvas.blind:
        return
    plain = Canvas(canvas.surface, canvas.window, 1.0, canvas.origin, canvas.zoom)
    plain.mute = True
    draw(plain, area)


class HowToPlayDialog(BoxDialog):
    """The page as a dialog."""

    edge = 12.0

    def __init__(self, on: DialogParent, page: HowToPlay) -> None:
        super().__init__(on)
        self.page, self.palette = page, page.palette

    def words(self, part: Part) -> tuple[str, str]:
        """The heading and the text of a part."""
        device = self.on.context.input
        name = device.control_name if self.page.by_device else device.named
        named = {what: name(action) for what, action in self.page.controls.items()}
        return say(part.head), say(part.text, **self.page.values, **named, device=device.device)

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the arrows and the paging keys."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self.scroll.most:
            self.scroll.top += layout.STEP if event.key == pygame.K_DOWN else -layout.STEP
            return True
        return super().take(event)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The page, no higher than needed."""
        page, p = self.page, self.palette
        cap, label = self.on.context.input.cap("back"), say("ui-primer-close")
        close = Button("close", label, self.close, p, "bar", cap, size=26, primary=True)
        wide = min(room.w, 1460 * max(1.0, canvas.stretch**0.8))
        spare = room.h - 2 * RIM - canvas.high(TITLE, "title") - close.high(canvas, 1e5) - 30
        told = [(part, *self.words(part)) for part in page.parts]
        text = FirstFit([ByWidth(partial(_parts, page, told, size)) for size in SIZES], spare)
        body = Sized(Scrolled(text, self.scroll, p, MARGIN), h=min(spare, text.high(canvas, wide - 2 * INSET)))
        foot = Row(Space(), close, Space(), grow=(0, 2), gap=0)
        sheet = Column(Line(page.title, TITLE, p.title, "title"), Space(14), body, Space(16), foot)
        return Sized(Framed(sheet, (INSET, RIM), page.ground or partial(panel, palette=p, line=page.line)), wide)


Told = tuple[Part, str, str]
"""A part with its words."""


def _parts(page: HowToPlay, told: Sequence[Told], size: float, canvas: Canvas, wide: float) -> Box:
    """The parts at a text size, in two columns if the page is wide enough."""
    if wide < BROAD * canvas.stretch:
        return Column(*(_part(canvas, page, one, size, wide) for one in told), gap=20)
    column, half = (wide - GUTTER) / 2, len(told) // 2
    boxes = [_part(canvas, page, one, size, column) for one in told]
    pairs = zip(boxes[:half], boxes[half:], strict=True)
    return Column(*(Row(*pair, gap=GUTTER, shares=(1, 1), align="fill") for pair in pairs), gap=20)


def _part(canvas: Canvas, page: HowToPlay, told: Told, size: float, wide: float) -> Box:
    """A part in a column: a sign before the heading, or a picture beside all words."""
    (_, _, sign), head, words = told
    p = page.palette
    line, text = Line(head, size * 1.25, p.accent, "title"), Text(words, size, p.text, selectable=True)
    side = min(canvas.high(size) * page.face, wide * 0.3) if page.face else size * 1.5
    picture = Drawn(lambda c, area: sign(c, layout.middle(area, side, side)), side, side)
    if page.face:
        return Row(picture, Column(line, Space(6), text), gap=20, grow=(1,), align="fill")
    return Column(Row(picture, line, gap=12, grow=(1,)), Space(6), text)
