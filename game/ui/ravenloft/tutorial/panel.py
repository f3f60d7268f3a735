"""The panel of the tutorial, which has a place of its own and covers nothing else."""

from dataclasses import replace

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT, rgb
from game.ui.ravenloft.layout import SPARE, Layout
from game.ui.ravenloft.panels import drawn_card, tips
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.tutorial import lesson_areas
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT
HEAD, SIZE, SMALL, PLATE = 24.0, 20.0, 18.0, 21.0
PAD, GAP, LONG = 14.0, 8.0, 40.0
DARK, LIGHT = rgb("#0b0f18"), rgb("#cfe6ff")
RAIL, VIEW = 0.62, 0.5
"""The greatest share of a rail, or of the board without rails; longer lessons scroll."""


def arranged(table: TableView, canvas: Canvas, where: Layout) -> Layout:
    """Return the layout with room for the panel: at the foot of the left rail, or in a strip above the board.

    Where there is little room the panel is hidden while a card or a figure is explained.
    """
    tutorial = table.tutorial
    if not tutorial.on or (where.rails < 2 and any(tips.subject(table))):
        tutorial.area = layout.NOWHERE
        return where
    if where.rails:
        high = min(wanted(table, canvas, where.left.w), where.left.h * RAIL)
        tutorial.area, left = layout.off_bottom(where.left, high, where.gap)
        return replace(where, left=left)
    view = where.view
    high = min(wanted(table, canvas, view.w - 2 * SPARE), view.h * VIEW)
    strip, view = layout.off_top(view, high, SPARE)
    tutorial.area = strip.inset(SPARE, 0)
    tools = where.tools._replace(y=view.y + 8, h=view.h - 16)
    banner = where.banner._replace(y=view.y + 14, h=min(where.banner.h, view.h - 20))
    return replace(where, view=view, tools=tools, banner=banner)


def wanted(table: TableView, canvas: Canvas, wide: float) -> float:
    """Return the height of the longest lesson, so that the panel keeps its height."""
    tutorial, inner = table.tutorial, wide - 2 * PAD
    told = max(_tall(canvas, tutorial.head(one), tutorial.words(one), inner) for one in tutorial.lessons.values())
    return 2 * PAD + _top(canvas) + told + GAP + _plates(table, canvas, Area(0, 0, inner, 0))[2]


def _tall(canvas: Canvas, head: str, words: str, wide: float) -> float:
    return canvas.tall(head, HEAD, wide, "title") + 2 + canvas.tall(words, SIZE, wide)


def _top(canvas: Canvas) -> float:
    return canvas.high(SMALL) + 4


def _plates(table: TableView, canvas: Canvas, foot: Area) -> tuple[Area, Area, float]:
    """Return the areas of the buttons that continue and that leave, and the height of both."""
    sizes = [
        button_size(canvas, say("ui-go-on"), key=table.context.input.cap("take"), size=PLATE, room=foot.w),
        button_size(canvas, say("ui-guide-leave"), size=PLATE, room=foot.w),
    ]
    (on, tall), (off, low) = sizes
    if on + off + GAP <= foot.w:
        high = max(tall, low)
        y = foot.y + foot.h - high
        return Area(foot.x, y, on, high), Area(foot.x + foot.w - off, y, off, high), high
    y = foot.y + foot.h - low
    return Area(foot.x, y - tall - GAP, on, tall), Area(foot.x + foot.w - off, y, off, low), tall + low + GAP


def hidden(table: TableView, canvas: Canvas) -> bool:
    """Return whether the panel is hidden: the tutorial is off, or an open card covers it."""
    if not table.tutorial.on or not table.tutorial.area.h:
        return True
    made = drawn_card.spread(table, canvas)
    return made is not None and layout.meeting(made.sheet, table.tutorial.area) > 0


def button_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """Return the buttons of the panel."""
    if hidden(table, canvas):
        return []
    tutorial = table.tutorial
    go_on, leave, _ = _plates(table, canvas, tutorial.area.inset(PAD))
    made = [Target(("guide", "leave"), leave, tutorial.leave, "guide", say("ui-guide-leave"))]
    if tutorial.paused_at and table.animations.stopped:
        made.append(Target(("guide", "on"), go_on, table.cut, "guide", say("ui-go-on")))
    return made


def paint(table: TableView, canvas: Canvas) -> None:
    """Paint the panel with the current lesson."""
    if hidden(table, canvas):
        return
    tutorial, current = table.tutorial, table.focus.current
    lesson, area = tutorial.lesson, tutorial.area
    inner = area.inset(PAD)
    _, leave, low = _plates(table, canvas, inner)
    low = low if tutorial.paused_at else leave.h
    room = Area(inner.x, inner.y + _top(canvas), inner.w, inner.h - _top(canvas) - low - GAP)
    head, words = tutorial.head(lesson), tutorial.words(lesson)
    column = tutorial.scroll.fit(room, _tall(canvas, head, words, room.w))
    if column.w < room.w:
        column = tutorial.scroll.fit(room, _tall(canvas, head, words, column.w))
    plates = button_targets(table, canvas)
    learnt_count = say("ui-guide-learnt", count=tutorial.progress.learnt_count(), most=len(tutorial.lessons))
    key = (head, words, learnt_count, area, tutorial.scroll.top, [(item.key, item.key == current) for item in plates])

    def draw(c: Canvas, whole: Area) -> None:
        panel(c, whole, P, line=BLUE)
        size = c.fitting(say("ui-guide-title"), SMALL, inner.w - c.wide(learnt_count, SMALL) - 12, "bold")
        c.text(say("ui-guide-title"), (inner.x, inner.y - 2), size, BLUE, face="bold", room=inner.w)
        c.text(learnt_count, (inner.x + inner.w, inner.y - 2), SMALL, GREEN, align="right")
        with tutorial.scroll.faded(c):
            at = tutorial.scroll.at(column)
            y = at.y + c.paragraph(head, at._replace(h=1e4), HEAD, P.title, face="title") + 2
            c.paragraph(words, at._replace(y=y, h=1e4), SIZE, P.text)
        tutorial.scroll.bar(c, P)
        for item in plates:
            on = item.key == ("guide", "on")
            cap = table.context.input.cap("take") if on else ""
            button(c, item.area, item.label, P, primary=on, focused=item.key == current, key=cap, size=PLATE)

    canvas.panel("guide", str(key), area, draw)


def draw_highlight(table: TableView, canvas: Canvas, *, board: bool) -> None:
    """Frame the area that the lesson points at, with an arrow beside it; not during animations."""
    lesson = table.tutorial.lesson
    if (
        lesson is None
        or (lesson.points in lesson_areas.ON_BOARD) is not board
        or (table.animations.busy and not table.animations.stopped)
        or hidden(table, canvas)
    ):
        return
    area = lesson_areas.lesson_area(table, canvas, lesson.points)
    made = drawn_card.spread(table, canvas)
    if area is None or (made is not None and layout.meeting(made.sheet, area) > 0):
        return
    frame(canvas, area.inset(-6), table.layout.view)


def frame(canvas: Canvas, area: Area, view: Area) -> None:
    """Draw two lines around an area, and an arrow where it covers no words."""
    canvas.frame(area.inset(-3), DARK, width=7, radius=12)
    canvas.frame(area, LIGHT, width=3, radius=10)
    x, y = area.centre
    if area.x + area.w <= view.x or area.x >= view.x + view.w:
        right = area.x >= view.x + view.w
        _arrow(canvas, (area.x + 20 if right else area.x + area.w - 20, y), (-1 if right else 1, 0), 32, 15)
        return
    left = ((area.x - 6, y), (-1, 0))
    ways = [((x, area.y - 6), (0, -1)), left, ((area.x + area.w + 6, y), (1, 0)), ((x, area.y + area.h + 6), (0, 1))]
    if x > view.x + view.w * 0.9:
        ways = [left]  # tools are above and below it
    for tip, (dx, dy) in ways:
        if view.holds(tip) and view.holds((tip[0] + dx * LONG, tip[1] + dy * LONG)):
            _arrow(canvas, tip, (dx, dy), LONG, 22)
            return


def _arrow(canvas: Canvas, tip: tuple[float, float], way: tuple[int, int], long: float, half: float) -> None:
    """Draw an arrow with its point at `tip` that comes from this direction."""
    x, y = tip[0] + way[0] * long, tip[1] + way[1] * long
    side = (way[1] * half, way[0] * half)
    canvas.shape([tip, (x + side[0], y + side[1]), (x - side[0], y - side[1])], LIGHT, DARK, 3)
