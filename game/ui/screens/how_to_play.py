"""The how-to-play page over a table of any game: at most six cards, each with a picture, a heading and one line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, Palette, mix
from game.ui.screens.how_to_play_pictures import SHAPE, Picture
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import panel
from game.ui.widgets.dialog import BoxDialog, DialogParent
from game.ui.widgets.pressed import Button

MOST = 6
"""The most parts of a page."""
WORDS = 16
"""The most words of a part's line in English."""
SHARES = (1.0, 0.97, 0.93, 0.9, 0.86, 0.82, 0.77, 0.71, 0.65, 0.58, 0.51, 0.44)
"""The possible widths of the pictures as shares of their cards."""
LARGE, SMALL, SHRINKS, SCROLLED = 25.0, 20.0, 12.0, 23.0
"""The greatest and the least size of the text, how fast it shrinks with the pictures, and its size on a page that scrolls."""
READABLE = 280.0
"""The least width of a picture in pixels of the window; the page scrolls before it gets smaller."""
INSET, RIM, GUTTER, MARGIN = 26.0, 16.0, 18.0, 9.0
TITLE = 38.0
LEAST, MOST_WIDE = 330.0, 1800.0
"""The least width of a card for text of nominal size, and the greatest of the page."""
ACROSS = 3
"""The most cards side by side."""


class Part(NamedTuple):
    """A part of the page: the ids of its heading and of its line, and its picture."""

    head: str
    text: str
    picture: Picture


@dataclass(frozen=True)
class HowToPlay:
    """A how-to-play page.

    The lines use `values`, and the names of the controls of input actions by the names in `controls`: keys, or with `by_device` what
    fits the current device. `line` is the colour of the border; `ground` draws another background.
    """

    title: str
    parts: tuple[Part, ...]
    palette: Palette
    line: Colour
    values: Mapping[str, Any] = field(default_factory=dict)
    controls: Mapping[str, str] = field(default_factory=dict)
    by_device: bool = False
    ground: Callable[[Canvas, Area], None] | None = None


class HowToPlayDialog(BoxDialog):
    """The page as a dialog."""

    edge = 12.0

    def __init__(self, on: DialogParent, page: HowToPlay) -> None:
        super().__init__(on)
        self.page, self.palette = page, page.palette

    def words(self, part: Part) -> tuple[str, str]:
        """The heading and the line of a part."""
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
        cap, label = self.on.context.input.cap("back"), say("ui-close")
        close = Button("close", label, self.close, p, "bar", cap, size=26, primary=True)
        wide = min(room.w, MOST_WIDE * max(1.0, canvas.stretch**0.8))
        spare = room.h - 2 * RIM - canvas.high(TITLE, "title") - close.high(canvas, 1e5) - 26
        told = [(part, *self.words(part)) for part in page.parts]
        cards = FirstFit([ByWidth(partial(_cards, page, told, fit)) for fit in fits(canvas, wide - 2 * INSET)], spare)
        body = Sized(Scrolled(cards, self.scroll, p, MARGIN), h=min(spare, cards.high(canvas, wide - 2 * INSET)))
        foot = Row(Space(), close, Space(), grow=(0, 2), gap=0)
        sheet = Column(Line(page.title, TITLE, p.title, "title"), Space(10), body, Space(16), foot)
        return Sized(Framed(sheet, (INSET, RIM), page.ground or partial(panel, palette=p, line=page.line)), wide)


Told = tuple[Part, str, str]
"""A part with its words."""


class Fit(NamedTuple):
    """A layout: cards side by side, the size of the text, and the width of the pictures as a share of their cards."""

    columns: int
    size: float
    share: float


def across(wide: float, stretch: float) -> int:
    """The greatest number of cards side by side: three where there is room, else two, else one."""
    return max(1, min(ACROSS, int((wide + GUTTER) // (LEAST * stretch + GUTTER))))


def fits(canvas: Canvas, wide: float) -> list[Fit]:
    """The possible layouts in a width, those with the largest pictures first; with the last one the page scrolls."""
    most = across(wide, max(1.0, canvas.stretch**0.7))
    made = [
        (wide / count * share, Fit(count, max(SMALL, LARGE - SHRINKS * (1 - share)), share))
        for count in range(min(2, most), most + 1)
        for share in SHARES
    ]
    made.sort(key=lambda one: -one[0])
    return [*(fit for picture, fit in made if picture * canvas.scale >= READABLE), Fit(most, SCROLLED, 1.0)]


def _cards(page: HowToPlay, told: Sequence[Told], fit: Fit, canvas: Canvas, wide: float) -> Box:
    """The cards in rows."""
    count, cards = fit.columns, [_card(page, one, fit) for one in told]
    boxes: list[Box] = [*cards, *[Space()] * (-len(cards) % count)]
    rows = (Row(*boxes[at : at + count], gap=GUTTER, shares=(1,) * count, align="fill") for at in range(0, len(boxes), count))
    return Column(*rows, gap=GUTTER)


def _card(page: HowToPlay, told: Told, fit: Fit) -> Box:
    """A card: the picture above the heading and the line."""
    (_, _, picture), head, words = told
    p, (_, size, share) = page.palette, fit

    def framed(canvas: Canvas, area: Area) -> None:
        spot = area.halfway_across(area.y, area.w * share, area.h)
        canvas.box(spot, BLACK, mix(page.line, BLACK, 0.2), width=2, radius=5)
        picture(canvas, spot.inset(3))

    image = Drawn(framed, lambda _, wide: wide * share * SHAPE)
    text = Column(Text(head, size * 1.2, p.accent, "title"), Space(3), Text(words, size, p.text, selectable=True))
    return Framed(Column(image, Space(8), Framed(text, (8, 0)), Space(6)), (9, 9), partial(_ground, page=page))


def _ground(canvas: Canvas, area: Area, page: HowToPlay) -> None:
    """The ground of a card."""
    p = page.palette
    canvas.box(area, (mix(p.panel, p.line, 0.18), mix(p.panel_low, p.line, 0.1)), mix(p.line, p.panel, 0.3), width=1.5, radius=8)
