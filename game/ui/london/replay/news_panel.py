"""The panel beside the map of a replay: the planning, an hour, or the Endgame."""

from game.rules.london import event
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.replay import hour_panel, plan
from game.ui.london.replay.day import HourRecord, Seat
from game.ui.london.replay.position import HOUR, PLAN
from game.ui.london.replay.view import ReplayView

UNLISTED = (event.HourStruck, event.Moved, event.IconsAdded, event.SupplyLaid, event.ItemReadied, event.SegmentEnded)
"""Events that the list of an hour leaves out."""


def paint_news(canvas: Canvas, area: Area, view: ReplayView) -> None:
    """Paint the planning, the hour in focus or the present hour, or the Endgame."""
    now, chosen = view.now, view.chosen
    hour, who = now.hour, None
    if chosen is not None and now.act != PLAN:
        found = next((one for one in now.chapter.hours if one.slot == chosen[1] and one.begin <= now.moment), None)
        hour, who = (found, chosen[0]) if found is not None else (hour, None)
    if now.act == PLAN:
        plan.paint(canvas, area, now)
    elif hour is not None and (now.act == HOUR or who is not None):
        _paint_hour(canvas, area, view, hour, who)
    else:
        canvas.panel("ld-watch-news", (now.moment, "endgame"), area, lambda c, a: hour_panel.paint_endgame(c, a, now))


def _paint_hour(canvas: Canvas, area: Area, view: ReplayView, hour: HourRecord, who: Seat | None) -> None:
    """Paint an hour, which is cached by moment and Character."""
    key = (view.moment, hour.slot, who)
    canvas.panel(
        "ld-watch-news",
        key,
        area,
        lambda c, a: hour_panel.paint_hour(c, a, view.now, hour, who, event_lines(view, hour, who)),
    )


def event_lines(view: ReplayView, hour: HourRecord, who: Seat | None) -> list[str]:
    """The Events of an hour up to now in words, of all Characters or of one."""
    found = []
    last = min([one.begin - 1 for one in view.now.chapter.hours if one.slot > hour.slot] + [view.moment])
    for events in view.reel.log[hour.begin : last + 1]:
        for one in events:
            seats = getattr(one, "seats", (getattr(one, "seat", None),))
            if not isinstance(one, UNLISTED) and (who is None or who in seats):
                found.append(" ".join(view.speaker.event(one).split()))
    return [words for words in found if words]
