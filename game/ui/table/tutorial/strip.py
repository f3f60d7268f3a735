"""The strip of the tutorial at the foot of the window, where it covers nothing, and the frame and the arrow at what a lesson points at."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, BLUE, GREEN, Palette
from game.ui.table.acts import Command
from game.ui.table.compositor import Layer
from game.ui.table.facts import ShownLesson, TableFacts
from game.ui.table.tutorial.tutorial import Tutorial
from game.ui.widgets.boxes import Box, Line, Text, place
from game.ui.widgets.containers import Column, Row, Scrolled, Sized
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button

HEAD, SIZE, SMALL = 27.0, 25.0, 19.0
PAD, GAP, EDGE, HEAD_WIDE = 12.0, 18.0, 6.0, 300.0
MOST = 0.3
"""The greatest share of the window; longer lessons scroll."""
GROUP = "guide"
LONG, HALF = 32.0, 17.0
"""The length of an arrow of a lesson, and half its width."""
TOOL = 90.0
"""The size below which a thing is a tool: it gets a thicker frame and no arrow."""
RAIL = 0.25
"""The share of the window at either side whose panels are pointed at from the board between them, which has no words."""


class StripProps(NamedTuple):
    """The strip: the lesson, the label of the key that goes on, the key of the target in focus, and how far the text is scrolled."""

    lesson: ShownLesson
    cap: str
    palette: Palette
    focused: object = None
    top: float = 0.0
    grip: float | None = None


class LessonStrip:
    """The strip of a table with this tutorial. `area` is where it is, `scroll` how far its text is scrolled."""

    def __init__(self, tutorial: Tutorial, palette: Palette) -> None:
        self.tutorial, self.palette = tutorial, palette
        self.scroll = Scroll()
        self.area = Area(0, 0, 0, 0)
        self._measured: tuple[object, float] | None = None

    def high(self, canvas: Canvas) -> float:
        """The height of the strip: that of the longest lesson, so that nothing moves from lesson to lesson; 0 without a tutorial."""
        if not self.tutorial.on:
            return 0.0
        lessons, whole = self.tutorial.longest, canvas.whole
        key = (canvas.window, canvas.letter, canvas.zoom, tuple(lessons))
        if self._measured is None or self._measured[0] != key:
            props = [
                StripProps(ShownLesson(head, words, "00 / 00", waits=True), "Enter", self.palette) for head, words in lessons
            ]
            high = max((strip(one, Scroll()).high(canvas, whole.w - 2 * (PAD + EDGE)) for one in props), default=0.0)
            self._measured = key, min(high + 2 * PAD + EDGE, whole.h * MOST)
        return self._measured[1]

    def _props(self, facts: TableFacts) -> StripProps | None:
        return (
            None
            if facts.lesson is None
            else StripProps(facts.lesson, self.tutorial.context.input.cap("take"), self.palette, facts.focus)
        )

    def targets(self, canvas: Canvas, facts: TableFacts) -> list[Target]:
        """The buttons of the strip, which takes the area below the table."""
        props, whole = self._props(facts), canvas.whole
        if props is None:
            return []
        self.area = Area(EDGE, canvas.room.h, whole.w - 2 * EDGE, whole.h - canvas.room.h - EDGE)
        return place(strip(props, self.scroll, self.tutorial.leave), canvas, self.area.inset(PAD)).targets

    def layers(self, canvas: Canvas, facts: TableFacts, area_of: Callable[[str], Area | None]) -> list[Layer]:
        """The strip, and a frame around what the lesson points at; `area_of` finds it."""
        props = self._props(facts)
        if props is None:
            return []
        found = [Layer("lesson", self.area, paint_strip, props._replace(top=self.scroll.top, grip=self.scroll.grip))]
        mark = area_of(props.lesson.points) if props.lesson.points else None
        if mark is not None:
            found.append(Layer("lesson-mark", canvas.room, paint_lesson, LessonFrame(mark, canvas.room), cached=False))
        return found


def strip(props: StripProps, scroll: Scroll, leave: Callable[[], Any] | None = None) -> Box:
    """The title and how much is learnt, the text, and the buttons."""
    p, lesson = props.palette, props.lesson
    head = Column(Text(lesson.head, HEAD, p.title, "title"), Line(lesson.learnt, SMALL, GREEN), gap=2)
    buttons: list[Box] = [Button(("guide", "leave"), say("ui-guide-leave"), leave, p, GROUP, size=SMALL)]
    if lesson.waits:
        buttons.insert(
            0, Button(("guide", "on"), say("ui-continue"), Command("go-on"), p, GROUP, props.cap, size=SIZE, primary=True)
        )
    told = Scrolled(Text(lesson.words, SIZE, p.text), scroll, p)
    return Row(Sized(head, HEAD_WIDE), told, Column(*buttons, gap=8), gap=GAP, grow=(1,))


def paint_strip(canvas: Canvas, area: Area, props: StripProps) -> None:
    """Paint the strip."""
    panel(canvas, area, props.palette, line=BLUE)
    place(strip(props, Scroll(top=props.top, grip=props.grip)), canvas, area.inset(PAD)).paint(canvas, props.focused)


class LessonFrame(NamedTuple):
    """The area that a lesson points at, and the view."""

    area: Area
    view: Area


def paint_lesson(canvas: Canvas, _area: Area, props: LessonFrame) -> None:
    """Paint two lines around the area that a lesson points at, and an arrow where it covers no words; a tool has neighbours on both sides."""
    area, view = props.area.inset(-6), props.view
    is_tool = max(props.area.w, props.area.h) < TOOL
    canvas.frame(area.inset(-3), BLACK, width=7, radius=12)
    canvas.frame(area, BLUE, width=5 if is_tool else 3, radius=10)
    if is_tool:
        return
    x, y = area.centre
    left, right = ((area.x - 6, y), (-1, 0)), ((area.x + area.w + 6, y), (1, 0))
    if area.x + area.w <= view.x:
        _arrow(canvas, (area.x + area.w - 20, y), (1, 0), 32, 15)
    elif area.x >= view.x + view.w:
        _arrow(canvas, (area.x + 20, y), (-1, 0), 32, 15)
    else:
        ways = [((x, area.y - 6), (0, -1)), left, right, ((x, area.y + area.h + 6), (0, 1))]
        if not RAIL < (x - view.x) / view.w < 1 - RAIL:
            ways.insert(0, left if x > view.x + view.w / 2 else right)
        for tip, way in ways:
            if view.holds(tip) and view.holds((tip[0] + way[0] * LONG, tip[1] + way[1] * LONG)):
                _arrow(canvas, tip, way, LONG, HALF)
                return


def _arrow(canvas: Canvas, tip: tuple[float, float], way: tuple[int, int], long: float, half: float) -> None:
    """Draw an arrow with its point at `tip` that comes from this direction."""
    x, y = tip[0] + way[0] * long, tip[1] + way[1] * long
    side = (way[1] * half, way[0] * half)
    canvas.shape([tip, (x + side[0], y + side[1]), (x - side[0], y - side[1])], BLUE, BLACK, 3)
