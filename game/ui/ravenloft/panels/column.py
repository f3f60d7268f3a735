"""The panels of a rail, stacked: each at its natural height, shortened if there is little room, and scrolled if that is not enough.

Below are the boxes that several panels are made of.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, INK, RAVENLOFT, Colour, mix
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.panels.rail_data import Chip, HeroProps
from game.ui.ravenloft.theme import FAINT, SEAM
from game.ui.table.compositor import Layer
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Draw, Drawn, Line, Picture, place
from game.ui.widgets.containers import ByWidth, Column, Flow, Row, panel as framed_panel
from game.ui.widgets.layout import Scroll

P = RAVENLOFT
PAD = 12.0
BAR = Scroll.BAR + 8
"""The width that the bar of a scrolled rail takes from its panels."""
NIB = 12.0
"""The length of an arrow's point."""
PHASES = {
    "start": 0, "hero": 0, "setup": -1, "powers": -1, "explore": 1, "encounter": 2, "villain": 2, "villains": 2, "monsters": 2, "end": 2,
}  # fmt: skip
"""The number of the arrow of each phase."""


class Panel(NamedTuple):
    """A panel of a rail: `tree` makes its boxes from its props.

    `least` is the height to which it can be shortened (0: not at all); `grows`: it takes the remaining height.
    """

    name: str
    tree: Callable[[Any], Box]
    props: Hashable
    least: float = 0.0
    grows: bool = False
    line: Colour | None = None
    warm: Colour | None = None


def heights(wanted: Sequence[float], panels: Sequence[Panel], room: float) -> list[float]:
    """The height of each panel in a column with this `room`, without gaps."""
    found = list(wanted)
    over = sum(found) - room
    for at in reversed(range(len(panels))):  # the last gives way first
        if over > 0 and panels[at].least:
            less = min(over, max(0.0, found[at] - panels[at].least))
            found[at] -= less
            over -= less
    growing = next((at for at, one in enumerate(panels) if one.grows), None)
    if over < 0 and growing is not None:
        found[growing] -= over
    return found


def layers(canvas: Canvas, area: Area, panels: Sequence[Panel], scroll: Scroll, gap: float) -> list[Layer]:
    """The panels in their places, and the bar of their `scroll`."""
    for wide in (area.w, area.w - BAR):
        wanted = [one.least if one.grows else tall(canvas, one, wide) for one in panels]
        high = heights(wanted, panels, area.h - gap * (len(panels) - 1))
        total = sum(high) + gap * (len(panels) - 1)
        if total <= area.h + 0.5:
            break
    column = scroll.fit(area, total if total > area.h + 0.5 else area.h)
    y, made = column.y, list[Layer]()
    for one, deep in zip(panels, high, strict=True):
        spot = column.row(y, deep)
        if scroll.shows(spot):
            made.append(Layer(one.name, scroll.at(spot), paint, one, within=area))
        y += deep + gap
    if scroll.most:
        bar = (scroll.view, scroll.content, scroll.top, scroll.grip)
        made.append(Layer(f"bar-{area.x}", area.inset(-8), paint_bar, bar, cached=False))
    return made


def paint_bar(canvas: Canvas, _area: Area, props: tuple[Area, float, float, float | None]) -> None:
    """Paint the bar of a scrolled column."""
    Scroll(*props).bar(canvas, P)


def fits(canvas: Canvas, area: Area, panels: Sequence[Panel], gap: float) -> bool:
    """Whether the panels fit in a rail without scrolling, each at its least height."""
    least = [one.least if one.grows else min(one.least or 1e9, tall(canvas, one, area.w)) for one in panels]
    return sum(least) + gap * (len(panels) - 1) <= area.h + 0.5


def tall(canvas: Canvas, one: Panel, wide: float) -> float:
    """The height that a panel needs for all of its content."""
    return canvas.measured(one.name, one.props, wide, lambda c, _: boxed(one, wide).high(c, wide))


def boxed(one: Panel, wide: float) -> Box:
    """A panel of this width."""
    return framed_panel(one.tree(one.props), P, pad=(24.0 if wide > 300 else 16.0, PAD), line=one.line, warm=one.warm)


def paint(canvas: Canvas, area: Area, one: Panel) -> None:
    """Paint a panel."""
    place(boxed(one, area.w), canvas, area).paint(canvas)


# ------------------------------------------------------------------ parts of panels


@dataclass(frozen=True)
class Small(Box):
    """What a function draws in a size that follows from the size of the text."""

    draw: Draw
    size: Callable[[Canvas], tuple[float, float]]

    def wide(self, canvas: Canvas) -> float:
        """The width."""
        return self.size(canvas)[0]

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height."""
        return self.size(canvas)[1]

    place = Drawn.place


def beside(left: Box, right: Box, gap: float = 14.0, grow: int = 0) -> Box:
    """Two boxes side by side, or below each other where the width is too small; the first or the second takes what is left."""

    def arranged(canvas: Canvas, wide: float) -> Box:
        fit = left.wide(canvas) + right.wide(canvas) + gap <= wide
        return Row(left, right, gap=gap, grow=(grow,)) if fit else Column(left, right)

    return ByWidth(arranged)


def heading(words: str, rule: str) -> Box:
    """The title of a panel, and the rule that it shows if there is room beside it."""
    title, cited = Line(words, 20, P.accent, "bold"), Line(rule, 17, FAINT, "book")
    return ByWidth(
        lambda canvas, wide: Row(title, cited, grow=(0,)) if title.wide(canvas) + cited.wide(canvas) + 14 < wide else title
    )


def seam() -> Box:
    """A line between two parts of a panel."""
    return Drawn(lambda canvas, area: canvas.line((area.x, area.centre[1]), (area.x + area.w, area.centre[1]), SEAM), 8)


def head(one: HeroProps, face: tuple[float, float], title: Line, *lines: Box, gap: float = 8) -> Box:
    """The medallion of a Hero and its name with lines below; `face` is the most size of the medallion, and its most share of the width."""

    def arranged(canvas: Canvas, wide: float) -> Box:
        side = min(face[0] * canvas.stretch, wide * face[1])
        medallion = Picture(portrait(one.id), side, side, grey=one.left == 0)
        return Row(medallion, Column(title, *lines, gap=-3), gap=gap, grow=(1,), align="top")

    return ByWidth(arranged)


def hero_name(one: HeroProps, size: float, colour: Colour = P.text) -> Line:
    """The name of a Hero."""
    return Line(name(one.id), size, colour, "title", least=0.5)


def life(one: HeroProps, high: float, wide: float = 0.0) -> Box:
    """The Hit Points of a Hero as blocks."""
    return Drawn(lambda canvas, area: controls.life(canvas, area, one.left, one.most), high, wide)


def numbers(shown: Sequence[tuple[int, str, Colour | None]], size: float = 26.0, gap: float = 8.0) -> Box:
    """Numbers in boxes side by side, each with the id of its label and its colour."""

    def box(value: int, what: str, colour: Colour | None) -> Box:
        return Drawn(
            lambda canvas, area: controls.number(canvas, area, str(value), say(what), P, colour=colour, size=size),
            lambda canvas, _: controls.number_high(canvas, size),
        )

    return Row(*(box(*one) for one in shown), shares=[1.0] * len(shown), gap=gap)


def chips(labels: Sequence[Chip]) -> Box:
    """Labels in lines."""

    def draw(canvas: Canvas, area: Area, one: Chip) -> None:
        controls.chip(canvas, (area.x, area.y), one.words, one.colour, area.w, picture=one.picture)

    return Flow(
        *(Small(partial(draw, one=one), partial(controls.chip_size, words=one.words, picture=one.picture)) for one in labels),
        gap=7,
    )


def hearts(surges: int, most: float) -> Box:
    """Healing Surges as hearts of at most this size."""
    count = max(surges, 2)

    def arranged(_: Canvas, wide: float) -> Box:
        side = min(most, (wide - 12) / count - 4)
        return Row(*(Picture("ui/heart" if at < surges else "ui/heart-spent", side, side) for at in range(count)), gap=4)

    return ByWidth(arranged)


def arrows(names: Sequence[str], now: int, size: float, high: float, shares: Sequence[float]) -> Box:
    """The phases of a turn as arrows, the current one in gold."""
    made = [
        Drawn(
            partial(_arrow, words=words, first=not at, highlighted=at == now, size=size),
            lambda c, _: max(high, c.high(size) + 26),
        )
        for at, words in enumerate(names)
    ]
    return Row(*made, shares=shares, gap=0)


def _arrow(canvas: Canvas, area: Area, words: str, *, first: bool, highlighted: bool, size: float) -> None:
    area = area._replace(w=area.w - 6)
    tip, right = area.x + area.w - NIB, area.x + area.w
    points = [(area.x, area.y), (tip, area.y), (right, area.centre[1]), (tip, area.y + area.h), (area.x, area.y + area.h)]
    points += [] if first else [(area.x + NIB, area.centre[1])]
    canvas.shape(points, mix(GOLD, GOLD_LOW, 0.4) if highlighted else P.deep, P.title if highlighted else P.line)
    room = area._replace(x=area.x + (0 if first else NIB), w=area.w - NIB - (0 if first else NIB))
    size = canvas.fitting(words, size, room.w - 4, "bold")
    canvas.within(words, room, size, INK if highlighted else P.muted, face="bold", margin=2)


def raised(
    canvas: Canvas, area: Area, fill: Colour | tuple[Colour, Colour], line: Colour, *, width: float = 2, radius: float = 10
) -> None:
    """Paint the ground of something that lies over the board, with its shadow."""
    canvas.box(area.moved(3, 5), BLACK, radius=radius, alpha=150)
    canvas.box(area, fill, line, width=width, radius=radius)
