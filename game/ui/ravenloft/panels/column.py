"""The panels of a rail, stacked: each at its natural height, shortened if there is little room, and scrolled if that is not enough.

Rails of both sizes show the phases of a turn as arrows.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, RAVENLOFT, Colour, mix
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.panels.rail_data import Chip, HeroProps
from game.ui.table.compositor import Layer
from game.ui.widgets import layout
from game.ui.widgets.controls import chip, chip_size, panel
from game.ui.widgets.layout import depth, flow

PAD = 12.0
NIB = 12.0
"""The length of an arrow's point."""
PHASES = {
    "start": 0, "hero": 0, "setup": -1, "powers": -1, "explore": 1, "encounter": 2, "villain": 2, "villains": 2, "monsters": 2, "end": 2,
}  # fmt: skip
"""The number of the arrow of each phase."""
Content = Callable[[Canvas, Area, Any], float]


class Panel(NamedTuple):
    """A panel of a rail: `content` paints its props and returns its bottom.

    `least` is the height to which it can be shortened (0: not at all); `grows`: it takes the remaining height.
    """

    name: str
    content: Content
    props: Hashable
    least: float = 0.0
    grows: bool = False
    line: Colour | None = None
    warm: Colour | None = None


def heights(wanted: Sequence[float], panels: Sequence[Panel], room: float) -> list[float]:
    """The height of each panel in a column with this `room`, without gaps."""
    found = list(wanted)
    over = sum(found) - room
    for place in reversed(range(len(panels))):  # the last gives way first
        if over > 0 and panels[place].least:
            less = min(over, max(0.0, found[place] - panels[place].least))
            found[place] -= less
            over -= less
    if over < 0:
        last = next((place for place, one in enumerate(panels) if one.grows), None)
        if last is not None:
            found[last] -= over
    return found


def layers(canvas: Canvas, area: Area, panels: Sequence[Panel], scroll: layout.Scroll, gap: float) -> list[Layer]:
    """The panels in their places, and the bar of their `scroll`."""
    for wide in (area.w, area.w - scroll.BAR - 8):
        wanted = [one.least if one.grows else tall(canvas, one, wide) for one in panels]
        high = heights(wanted, panels, area.h - gap * (len(panels) - 1))
        total = sum(high) + gap * (len(panels) - 1)
        if total <= area.h + 0.5:
            break
    column = scroll.fit(area, total if total > area.h + 0.5 else area.h)
    y, made = column.y, list[Layer]()
    for one, deep in zip(panels, high, strict=True):
        spot = Area(column.x, y, column.w, deep)
        if scroll.shows(spot):
            made.append(Layer(one.name, scroll.at(spot), paint, one, within=area))
        y += deep + gap
    if scroll.most:
        made.append(
            Layer(
                f"bar-{area.x}",
                area.inset(-8),
                paint_bar,
                Bar(scroll.view, scroll.content, scroll.top, scroll.grip),
                cached=False,
            )
        )
    return made


class Bar(NamedTuple):
    """The bar of a scrolled column."""

    view: Area
    content: float
    top: float
    grip: float | None


def paint_bar(canvas: Canvas, _area: Area, props: Bar) -> None:
    """Paint the bar."""
    layout.Scroll(props.view, props.content, props.top, props.grip).bar(canvas, RAVENLOFT)


def fits(canvas: Canvas, area: Area, panels: Sequence[Panel], gap: float) -> bool:
    """Whether the panels fit in a rail without scrolling, each at its least height."""
    least = [one.least if one.grows else min(one.least or 1e9, tall(canvas, one, area.w)) for one in panels]
    return sum(least) + gap * (len(panels) - 1) <= area.h + 0.5


def tall(canvas: Canvas, one: Panel, wide: float) -> float:
    """The height that a panel needs for all of its content."""
    return canvas.measured(one.name, one.props, wide, lambda c, a: one.content(c, inside(a), one.props)) + PAD


def inside(area: Area) -> Area:
    """The area of a panel's content."""
    side = 24.0 if area.w > 300 else 16.0
    return Area(area.x + side, area.y + PAD, area.w - 2 * side, area.h - 2 * PAD)


def paint(canvas: Canvas, area: Area, one: Panel) -> None:
    """Paint a panel."""
    panel(canvas, area, RAVENLOFT, line=one.line, warm=one.warm)
    one.content(canvas, inside(area), one.props)


def arrow(canvas: Canvas, area: Area, words: str, *, first: bool, highlighted: bool, size: float = 20) -> None:
    """Paint the arrow of a phase."""
    nib, right = NIB, area.x + area.w
    points = [(area.x, area.y), (right - nib, area.y), (right, area.y + area.h / 2), (right - nib, area.y + area.h)]
    points.append((area.x, area.y + area.h))
    if not first:
        points.append((area.x + nib, area.y + area.h / 2))
    canvas.shape(
        points, mix(GOLD, GOLD_LOW, 0.4) if highlighted else RAVENLOFT.deep, RAVENLOFT.title if highlighted else RAVENLOFT.line
    )
    room = area.w - nib - (4 if first else 14)
    size = canvas.fitting(words, size, room, "bold")
    middle = (area.x + (area.w - nib) / 2 + (0 if first else 7), area.y + (area.h - canvas.high(size)) / 2 - 1)
    canvas.text(words, middle, size, INK if highlighted else RAVENLOFT.muted, face="bold", align="centre", room=room)


# ------------------------------------------------------------------ parts of panels


class Head(NamedTuple):
    """How the top of a Hero's panel is set: the place and the size of the medallion, the gap beside it, and the name, so far higher."""

    dx: float
    dy: float
    face: float
    gap: float
    size: float
    up: float
    colour: Colour = RAVENLOFT.text
    least: float = 0.62


def head(canvas: Canvas, area: Area, one: HeroProps, how: Head) -> tuple[Area, float]:
    """Paint medallion and name; return the room beside the medallion, and the bottom of the name."""
    face = how.face
    canvas.picture(portrait(one.id), Area(area.x - how.dx, area.y + how.dy, face, face), grey=one.left == 0)
    room = Area(area.x + face + how.gap, area.y - how.up, area.w - face - how.gap, 1e4)
    size = canvas.fitting(name(one.id), how.size, room.w, "title", how.least)
    canvas.text(name(one.id), (room.x, room.y), size, how.colour, face="title", room=room.w)
    return room, room.y + canvas.high(size, "title")


def chips(canvas: Canvas, area: Area, labels: Sequence[Chip], gap: float = 7, below: float = 6) -> float:
    """Labels in lines; returns the bottom, with some room below them."""
    spots = flow(area, [chip_size(canvas, one.words, one.picture) for one in labels], gap)
    for one, spot in zip(labels, spots, strict=True):
        chip(canvas, (spot.x, spot.y), one.words, one.colour, area.w, picture=one.picture)
    return area.y + depth(area, spots) + (below if spots else 0)
