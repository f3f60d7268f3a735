"""The panel of the tutorial, which has a place of its own and covers nothing else, and the area that a lesson points at."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.layout import SPARE, Layout
from game.ui.ravenloft.targets.board_targets import BoardView
from game.ui.table.acts import Choose, Command
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.focus import Place, Target
from game.ui.widgets.layout import Scroll

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
    """Return the height of the longest lesson, so that the panel keeps its height."""
    inner = wide - 2 * PAD
    told = max(_tall(canvas, head, words, inner) for head, words in lessons)
    return 2 * PAD + _top(canvas) + told + GAP + _plates(canvas, Area(0, 0, inner, 0), cap)[2]


def _tall(canvas: Canvas, head: str, words: str, wide: float) -> float:
    return canvas.tall(head, HEAD, wide, "title") + 2 + canvas.tall(words, SIZE, wide)


def _top(canvas: Canvas) -> float:
    return canvas.high(SMALL) + 4


def _plates(canvas: Canvas, foot: Area, cap: str) -> tuple[Area, Area, float]:
    """Return the areas of the buttons that continue and that leave, and the height of both."""
    sizes = [
        button_size(canvas, say("ui-go-on"), key=cap, size=PLATE, room=foot.w),
        button_size(canvas, say("ui-guide-leave"), size=PLATE, room=foot.w),
    ]
    (on, tall), (off, low) = sizes
    if on + off + GAP <= foot.w:
        high = max(tall, low)
        y = foot.y + foot.h - high
        return Area(foot.x, y, on, high), Area(foot.x + foot.w - off, y, off, high), high
    y = foot.y + foot.h - low
    return Area(foot.x, y - tall - GAP, on, tall), Area(foot.x + foot.w - off, y, off, low), tall + low + GAP


def button_targets(canvas: Canvas, area: Area, cap: str, *, waits: bool) -> list[Target]:
    """Return the buttons of the panel; if the lesson does not wait for the player, only the one that leaves."""
    on, off, _ = _plates(canvas, area.inset(PAD), cap)
    made = [Target(("guide", "leave"), off, Choose("guide-leave"), "guide", say("ui-guide-leave"))]
    return [*made, Target(("guide", "on"), on, Command("go-on"), "guide", say("ui-go-on"))] if waits else made


def fitted(canvas: Canvas, area: Area, props: LessonProps, scroll: Scroll) -> Area:
    """Fit the scroll to the text of a lesson; return the column of the text."""
    inner = area.inset(PAD)
    _, leave, low = _plates(canvas, inner, props.cap)
    low = low if props.waits else leave.h
    room = Area(inner.x, inner.y + _top(canvas), inner.w, inner.h - _top(canvas) - low - GAP)
    column = scroll.fit(room, _tall(canvas, props.head, props.words, room.w))
    return column if column.w == room.w else scroll.fit(room, _tall(canvas, props.head, props.words, column.w))


def paint(canvas: Canvas, area: Area, props: LessonProps) -> None:
    """Paint the panel with the current lesson."""
    inner, scroll = area.inset(PAD), Scroll(top=props.top, grip=props.grip)
    column = fitted(canvas, area, props, scroll)
    panel(canvas, area, P, line=BLUE)
    size = canvas.fitting(say("ui-guide-title"), SMALL, inner.w - canvas.wide(props.learnt, SMALL) - 12, "bold")
    canvas.text(say("ui-guide-title"), (inner.x, inner.y - 2), size, BLUE, face="bold", room=inner.w)
    canvas.text(props.learnt, (inner.x + inner.w, inner.y - 2), SMALL, GREEN, align="right")
    with scroll.faded(canvas):
        at = scroll.at(column)
        y = at.y + canvas.paragraph(props.head, at._replace(h=1e4), HEAD, P.title, face="title") + 2
        canvas.paragraph(props.words, at._replace(y=y, h=1e4), SIZE, P.text)
    scroll.bar(canvas, P)
    on, off, _ = _plates(canvas, inner, props.cap)
    button(canvas, off, say("ui-guide-leave"), P, focused=props.focused == ("guide", "leave"), size=PLATE)
    if props.waits:
        focused = props.focused == ("guide", "on")
        button(canvas, on, say("ui-go-on"), P, primary=True, focused=focused, key=props.cap, size=PLATE)


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
    rect = tiles.edge_rect(canvas, view, camera, t.board.tiles[tile], side, 1.0)
    left, top = canvas.logical(rect.topleft)
    return _seen(pointed, Area(left, top, rect.w / canvas.scale, rect.h / canvas.scale))


def _tile(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the newest tile."""
    view, camera, t, _ = pointed.board
    laid = t.board.tiles[-1]
    left, top = canvas.logical(camera.place(canvas, view, laid.x * 4, laid.y * 4))
    side = camera.unit(canvas) * 4 / canvas.scale
    return _seen(pointed, Area(left, top, side, side))


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
