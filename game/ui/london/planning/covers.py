"""The pages that cover the planning board: their targets, and which page is painted."""

from functools import partial

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.planning import minutes
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.panels import story_page
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning.painter import paint_tools
from game.ui.london.planning.panels import cover_pages
from game.ui.london.planning.panels.cover_pages import SeatInfo
from game.ui.london.planning.view import PlanningView
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle, off_bottom

TOOL = 52.0


def targets(canvas: Canvas, scene: PlanningView) -> list[Target]:
    """The targets of the cover: the seats, the button that goes on, and the pause."""
    corner = Area(canvas.room.w - TOOL - 12, 12, TOOL, TOOL)
    pause = Target(("tool", "menu"), corner, scene.commands()["menu"], "tools", say("ui-tool-menu"), "menu")
    if scene.cover == cover_pages.OPENING:
        return [Target("go-on", _opening_areas(canvas)[1], scene.go_on, "cover", say("ui-ld-opening-go")), pause]
    page = cover_pages.arrange(canvas, scene.cover, len(scene.t.people))
    made = [
        Target(("seat", seat), area, partial(scene.claim_seat, seat), "seats", say(f"short-{scene.t.people[seat].id}"))
        for seat, area in page.seats.items()
        if scene.match.holders.get(seat) == PERSON
    ]
    return [*made, Target("go-on", page.go, scene.go_on, "cover", say(f"ui-ld-{scene.cover}-go")), pause]


def paint(canvas: Canvas, scene: PlanningView) -> None:
    """Paint the cover and the pause button."""
    _paint_page(canvas, scene)
    paint_tools(canvas, scene)
    corner = next(item for item in scene.focus.targets if item.group == "tools")
    if scene.focus.current == corner.key:
        canvas.frame(corner.area.inset(-3), style.P.focus, width=4)


def _paint_page(canvas: Canvas, scene: PlanningView) -> None:
    if scene.opening is not None:
        _paint_opening(canvas, scene, scene.opening)
        return
    page, t = cover_pages.arrange(canvas, scene.cover, len(scene.t.people)), scene.t
    current, cap = scene.focus.current, scene.context.input.cap("begin")
    if scene.cover == cover_pages.READY:
        focus: Seat | str = current[1] if isinstance(current, tuple) else "go" if current == "go-on" else ""
        cover_pages.ready(canvas, page, t, minutes(t), seat_infos(scene), focus=focus, cap=cap)
    elif scene.cover == cover_pages.PAUSED:
        cover_pages.paused(canvas, page, scene.left_ms, focused=current == "go-on", cap=cap)
    else:
        level = scene.context.settings.assistance
        cover_pages.between(canvas, page, t, scene.forecast, level, focused=current == "go-on", cap=cap)


def _opening_areas(canvas: Canvas) -> tuple[Area, Area]:
    """The first page of the story, and the button below it."""
    words = say("ui-ld-opening-go")
    wide, high = button_size(canvas, words, key="Enter", size=28)
    foot, rest = off_bottom(canvas.room.inset(16), max(64.0, high), 12)
    return rest, middle(foot, max(wide + 40, 320.0), foot.h)


def _paint_opening(canvas: Canvas, scene: PlanningView, page: StoryPage) -> None:
    """Paint the first page of the story."""
    area, go = _opening_areas(canvas)
    canvas.picture("london/map-night", canvas.room, cover=True)
    story_page.paint(canvas, area, scene.t.options.story, page, canvas.room)
    focused, cap = scene.focus.current == "go-on", scene.context.input.cap("begin")
    button(canvas, go, say("ui-ld-opening-go"), style.P, key=cap, primary=True, focused=focused, size=28)


def seat_infos(scene: PlanningView) -> list[SeatInfo]:
    """Who holds each seat, and with which devices."""
    holders, pointers = scene.match.holders, scene.pointers
    return [
        SeatInfo(seat, one.id, holders.get(seat, PERSON), tuple(pointer.device for pointer in pointers.of_seat(seat)))
        for seat, one in enumerate(scene.t.people)
    ]
