"""The panel of the tutorial, which has a place of its own and covers nothing else, and the area that a lesson points at."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.board_targets import BoardView
from game.ui.ravenloft.layout import SPARE, Layout
from game.ui.table.acts import Choose, Command
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Line, Part, Pointing, Space, Text, drawn, place
from game.ui.widgets.containers import ByWidth, Column, Row, Scrolled
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Place, Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button

P = RAVENLOFT
HEAD, SIZE, SMALL, PLATE = 24.0, 20.0, 18.0, 21.0
PAD, GAP = 14.0, 8.0
RAIL, VIEW = 0.62, 0.5
"""The greatest share of a rail, or of the board without rails; longer lessons scroll."""


class LessonProps(NamedTuple):
    """The lesson that is shown: its title and text, how many were learnt, whether it waits for the player, and the key that goes on.

    `focused` is the key of the focus, `top` how far its text is scrolled, `grip` where the mouse holds the bar.
    """

    head: str
    words: str
    learnt: str
    waits: bool
    cap: str
    focused: object = None
    top: float = 0.0
    grip: float | None = None


def arranged(canvas: Canvas, where: Layout, lessons: Sequence[tuple[str, str]], cap: str) -> tuple[Layout, Area]:
    """Return the layout with room for the panel, and its area: at the foot of the left rail, or in a strip above the board."""
    if where.rails:
        high = min(wanted(canvas, where.left.w, lessons, cap), where.left.h * RAIL)
        area, left = layout.off_bottom(where.left, high, where.gap)
        return replace(where, left=left), area
    view = where.view
    high = min(wanted(canvas, view.w - 2 * SPARE, lessons, cap), view.h * VIEW)
    strip, view = layout.off_top(view, high, SPARE)
    tools = where.tools._replace(y=view.y + 8, h=view.h - 16)
    banner = where.banner._replace(y=view.y + 14, h=min(where.banner.h, view.h - 20))
    return replace(where, view=view, tools=tools, banner=banner), strip.inset(SPARE, 0)


def wanted(canvas: Canvas, wide: float, lessons: Sequence[tuple[str, str]], cap: str) -> float:
    """The height of the longest lesson, so that the panel keeps its height."""
    made = (LessonBox(LessonProps(head, words, "", waits=True, cap=cap), Scroll()) for head, words in lessons)
    return max(one.high(canvas, wide) for one in made)


@dataclass(frozen=True)
class LessonBox(Box):
    """The panel: how many lessons were learnt, the current one, which scrolls if it is long, and the buttons."""

    props: LessonProps
    scroll: Scroll

    def _parts(self) -> tuple[Box, Box, Box]:
        """The title, the lesson, and the buttons."""
        props, title = self.props, Line(say("ui-guide-title"), SMALL, BLUE, "bold")
        told = Column(Text(props.head, HEAD, P.title, "title"), Text(props.words, SIZE, P.text), gap=2)
        return Row(title, Line(props.learnt, SMALL, GREEN), gap=12, grow=(0,)), told, ByWidth(self._buttons)

    def _buttons(self, canvas: Canvas, wide: float) -> Box:
        leave = Button(("guide", "leave"), say("ui-guide-leave"), Choose("guide-leave"), P, "guide", size=PLATE)
        last = Row(Space(), leave, gap=0, grow=(0,))
        if not self.props.waits:
            return last
        cap, go_on = self.props.cap, Command("go-on")
        on = Button(("guide", "on"), say("ui-go-on"), go_on, P, "guide", cap, size=PLATE, primary=True)
        beside = on.wide(canvas) + leave.wide(canvas) + GAP <= wide
        return Row(on, last, gap=0, grow=(1,)) if beside else Column(Row(on, Space(), gap=0, grow=(1,)), last, gap=GAP)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of all parts."""
        return 2 * PAD + 4 + GAP + sum(part.high(canvas, wide - 2 * PAD) for part in self._parts())

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The title at the top, the buttons at the foot, and the lesson in the room between them."""
        title, told, buttons = self._parts()
        inner = area.inset(PAD)
        head, rest = layout.off_top(inner, title.high(canvas, inner.w), 4)
        foot, room = layout.off_bottom(rest, buttons.high(canvas, inner.w), GAP)
        yield drawn(area, partial(panel, palette=P, line=BLUE))
        for part, where in ((title, head), (Scrolled(told, self.scroll, P), room), (buttons, foot)):
            yield from part.place(canvas, where, at)


def fitted(canvas: Canvas, area: Area, props: LessonProps, scroll: Scroll) -> list[Target]:
    """Fit the scroll to the text of a lesson, and return the buttons of the panel."""
    return place(LessonBox(props, scroll), canvas, area).targets


def paint(canvas: Canvas, area: Area, props: LessonProps) -> None:
    """Paint the panel with the current lesson."""
    place(LessonBox(props, Scroll(top=props.top, grip=props.grip)), canvas, area).paint(canvas, props.focused)


# ------------------------------------------------------------------ what a lesson points at


TABS = {"hero": "heroes", "last": "night"}
"""The tab of a panel that has no rail of its own; all others are on "night"."""
ON_BOARD = frozenset({"squares", "edge", "tile", "foe"})
"""The areas on the board, below its texts."""


class Pointed(NamedTuple):
    """What a lesson can point at: the board, the targets, the cards in the hand with their areas, and the panels.

    `strikes` are the cards that can attack now. Without `panels` they are behind tabs.
    """

    board: BoardView
    targets: Sequence[Target]
    hand: Sequence[tuple[str, Area]]
    strikes: frozenset[str]
    panels: Sequence[tuple[str, Area]] | None


Finder = Callable[[Canvas, Pointed], Area | None]


def lesson_area(canvas: Canvas, points: str, pointed: Pointed) -> Area | None:
    """Return the area; None if it is not visible now."""
    if not points:
        return None
    return FINDERS[points](canvas, pointed) if points in FINDERS else _panel(pointed, points)


def _seen(pointed: Pointed, area: Area) -> Area | None:
    """Return the visible part of an area on the board."""
    found = layout.common(area, pointed.board.view.inset(8))
    return found if found.w > 12 and found.h > 12 else None


def _squares(_canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the bounds of all squares that can be chosen."""
    areas = [item.area for item in pointed.targets if item.group == "squares"]
    if not areas:
        return None
    x, y = min(one.x for one in areas), min(one.y for one in areas)
    wide, high = max(one.x + one.w for one in areas) - x, max(one.y + one.h for one in areas) - y
    return _seen(pointed, Area(x, y, wide, high))


def _edge(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the unexplored edge that is nearest to the Hero."""
    view, camera, t, _ = pointed.board
    here = t.heroes[t.turn.hero].square
    if here is None:
        return None
    x, y = xy(here)
    found = [(max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), edges[0]) for one, edges in chart(t.board).rim.items() if edges]
    if not found:
        return None
    tile, side = min(found)[1]
    return _seen(pointed, tiles.edge_area(canvas, view, camera, t.board.tiles[tile], side, 1.0))


def _tile(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the newest tile."""
    view, camera, t, _ = pointed.board
    laid = t.board.tiles[-1]
    return _seen(pointed, camera.patch(canvas, view, laid.x * 4, laid.y * 4, 4))


def _foe(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the first Monster that can be chosen, else the first one."""
    items = [item.area for item in pointed.targets if item.group == "figures"]
    foes = [one.square for one in figure.foes(pointed.board.t)]
    if items:
        return _seen(pointed, items[0])
    return _seen(pointed, pointed.board.camera.area(canvas, pointed.board.view, foes[0])) if foes else None


def _card(kind: str) -> Finder:
    """Return a finder for a Power card of a type, preferably one that can attack now."""

    def find(_canvas: Canvas, pointed: Pointed) -> Area | None:
        held = [(card, area) for card, area in pointed.hand if card in POWERS and POWERS[card].type == kind]
        best = [area for card, area in held if card in pointed.strikes and CARDS[card].when == "attack"]
        return next(iter([*best, *(area for _, area in held)]), None)

    return find


def _item(key: Place) -> Finder:
    """Return a finder for the target of a key."""
    return lambda _canvas, pointed: next((item.area for item in pointed.targets if item.key == key), None)


def _panel(pointed: Pointed, points: str) -> Area | None:
    """Return the area of the panel beside the board whose name begins so, or of its tab."""
    if pointed.panels is None:
        return next((item.area for item in pointed.targets if item.key == ("tab", TABS.get(points, "night"))), None)
    stems = {points, f"far-{points}"} | ({"far-goal"} if points == "objective" else set())
    begins = (f"{points}-", f"far-{points}-")
    return next((area for one, area in pointed.panels if one in stems or one.startswith(begins)), None)


FINDERS: dict[str, Finder] = {
    "squares": _squares, "edge": _edge, "tile": _tile, "foe": _foe, "at-will": _card("at-will"), "daily": _card("daily"),
    "button": _item(("button", 0)), "hint": _item(("tool", "hint")),
}  # fmt: skip
"""The finder of each area that is not a panel."""
