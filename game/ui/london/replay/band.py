"""The band at the bottom of a replay: the timeline with its badges, the buttons, and a status line."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.london.tables.cards import PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, RED_LIGHT, Colour, mix
from game.ui.london import style
from game.ui.london.replay import grid
from game.ui.london.replay.day import TIER_RESULTS, DayRecord
from game.ui.london.replay.layout import button_size
from game.ui.london.replay.position import figure, time_words
from game.ui.london.replay.view import ReplayView
from game.ui.london.style import DREAD_RED, SEGMENTS, P, seal
from game.ui.scene.navigation import Navigation
from game.ui.screens import timeline
from game.ui.screens.timeline import Badge, Lane, Timeline, TimelineStyle
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.focus import Target

PARTS = 4
"""The number of timeline parts of a planning, equal in time."""
APART = 25.0
"""The least distance between badges in logical pixels."""
PICTURES = {"back": "home", "view": "look"}
PLANNING = style.BRASS
Command = tuple[str, Callable[[], Navigation | None]]
"""The key of a button and what it does."""


class TimelinePart(NamedTuple):
    """A part of the timeline: its first moment, its name and its colour."""

    begin: int
    name: str
    colour: Colour


def timeline_parts(day: DayRecord, last: int) -> list[TimelinePart]:
    """Divide the timeline: each planning by time, then the hours, the Challenges and the Showdown."""
    found: list[TimelinePart] = []
    for chapter in day.chapters:
        planning = chapter.planning
        inputs = sorted(
            [(one.ms, one.moment) for one in planning.token_changes] + [(one.ms, one.moment) for one in planning.reveals]
        )
        found.append(TimelinePart(planning.begin, time_words(0), PLANNING))
        for part in range(1, PARTS):
            ms = planning.ms * part / PARTS
            begin = next((moment for at, moment in inputs if at >= ms), planning.end)
            found.append(TimelinePart(begin, time_words(ms), PLANNING))
        found += [TimelinePart(hour.begin, figure(hour.slot), SEGMENTS[SLOTS[hour.slot].segment]) for hour in chapter.hours]
    if day.endgame >= 0:
        found.append(TimelinePart(day.endgame, say("ui-ld-watch-end"), DREAD_RED))
    found += [TimelinePart(moment, str(number), DREAD_RED) for number, (moment, _) in enumerate(day.rounds, start=1)]
    if day.showdown >= 0:
        found.append(TimelinePart(day.showdown, say("ui-ld-watch-roll"), GOLD))
    rising: list[TimelinePart] = []
    for one in found:
        if not rising or rising[-1].begin < one.begin < last:
            rising.append(one)
    return [rising[0]._replace(begin=0), *rising[1:]]


def badges(day: DayRecord, last: int) -> list[Badge]:
    """The badges above the timeline: Plot cards, rises of Dread by 3 or more, and the end."""
    found = [
        Badge(attempt.moment, partial(_plot_badge, attempt.card, TIER_RESULTS.index(attempt.result)))
        for attempt in day.attempts
        if attempt.result in TIER_RESULTS
    ]
    rises: dict[int, int] = {}
    for one in day.dread_changes:
        rises[one.moment] = rises.get(one.moment, 0) + max(0, one.change)
    found += [
        Badge(moment, _dread_badge)
        for moment, change in rises.items()
        if change >= 3 and moment not in {one.moment for one in found}
    ]
    return [*sorted(found, key=lambda one: one.moment), Badge(last, _end_badge)]


def spread(found: Sequence[Badge], line: Timeline, apart: float) -> list[Badge]:
    """Move badges to later moments until they are `apart` logical pixels from each other."""
    made: list[Badge] = []
    for one in found:
        moment = one.moment
        while made and moment < line.last and line.x_of(moment) - line.x_of(made[-1].moment) < apart:
            moment += 1
        made.append(one._replace(moment=moment))
    return made


def _plot_badge(card: str, tier: int, canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    seal(canvas, at, size, "", PLOTS[card].letter)
    canvas.circle(at, size / 2, (P.line, mix(GOLD, BLACK, 0.25), GOLD)[tier] if past else mix(P.line, BLACK, 0.3), 2)


def _dread_badge(canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    canvas.circle(at, size * 0.42, mix(DREAD_RED, BLACK, 0.75))
    style.sign(canvas, "dread", at, size * 0.66, DREAD_RED if past else mix(DREAD_RED, BLACK, 0.4))


def _end_badge(canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    canvas.circle(at, size * 0.42, mix(GOLD, BLACK, 0.7))
    style.sign(canvas, "fist", at, size * 0.6, GOLD if past else mix(GOLD, BLACK, 0.4))


# ---------------------------------------------------------------------------------------------- painting


def paint(canvas: Canvas, scene: ReplayView, cut: Sequence[TimelinePart]) -> None:
    """Paint the band."""
    regions = scene.layout
    assert regions is not None
    buttons = [item for item in scene.focus.targets if item.group in ("transport", "plates")]
    used = [item.area for item in buttons]
    here = next((item.key for item in buttons if scene.focused(item.key)), None)
    state = (here, scene.playing, scene.speed, tuple(item.key for item in buttons))
    canvas.panel("ld-watch-band", state, regions.band, lambda c, a: _paint_ground(c, a, scene, buttons))
    dressed = TimelineStyle(
        P,
        spread(scene.badges, scene.line, APART * canvas.stretch),
        [Lane(place, place + 1, one.colour) for place, one in enumerate(cut)],
        [one.name for one in cut],
    )
    timeline.draw(canvas, scene.line, dressed, scene.timeline_position, focused=scene.focused("line"), tight=regions.tight)
    row = regions.buttons
    left = max((area.x + area.w for area in used if area.x < row.centre[0]), default=row.x) + 16
    right = min((area.x for area in used if area.x > row.centre[0]), default=row.x + row.w) - 16
    room = Area(left, row.y, right - left, row.h)
    words, colour = _status(scene)
    if room.w > 120:
        canvas.paragraph(words, room, canvas.block(words, room, 22, "italic", 13), colour, face="italic", middle=True)


def button_text(what: str, page: str) -> str:
    """The label of a button; `page` is what a tight window shows."""
    own = {
        "turn-back": "ui-ld-watch-part-back", "turn-on": "ui-ld-watch-part-on", "faster": "ui-ld-watch-faster",
        "view": f"ui-ld-watch-view-{page}", "back": "ui-replay-leave",
    }  # fmt: skip
    return say(own.get(what, f"ui-replay-{what}"))


def buttons(canvas: Canvas, row: Area, group: str, commands: Sequence[Command], page: str) -> list[Target]:
    """Round buttons in a row from its left end. `page` is what a tight window shows."""
    side = button_size(canvas)
    return [
        Target(key, Area(row.x + place * (side + 6), row.y, side, side), act, group, button_text(key, page))
        for place, (key, act) in enumerate(commands)
    ]


def _paint_ground(canvas: Canvas, area: Area, scene: ReplayView, buttons: Sequence[Target]) -> None:
    """Paint the background and the buttons."""
    canvas.box(area.inset(-4, 0), (mix(P.panel, P.deep, 0.3), P.deep), P.line, radius=0)
    for item in buttons:
        _paint_button(canvas, scene, item.area, str(item.key))


def _status(scene: ReplayView) -> tuple[str, Colour]:
    """The status line: the label of the button in focus, or the position."""
    here = scene.focus.focused
    if here is not None and here.group in ("transport", "plates"):
        return here.label, P.title
    if scene.reel.departs is not None and scene.moment == scene.reel.last:
        return say("ui-replay-departs", answer=scene.reel.departs), RED_LIGHT
    if scene.chosen is not None:
        return grid.cell_text(scene.now, *scene.chosen), P.text
    return say("ui-ld-watch-where", where=scene.now.title, dread=scene.now.t.dread), P.text


def _paint_button(canvas: Canvas, scene: ReplayView, area: Area, what: str) -> None:
    focused = scene.focused(what)
    panel(canvas, area, P, line=P.focus if focused else None)
    if what == "faster":
        words = scene.speed_text
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 8, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        picture = "halt" if what == "play" and scene.playing else "dawn" if what == "ended" else PICTURES.get(what, what)
        canvas.picture(f"ui/{picture}", area.inset(area.w * 0.22))
    if focused:
        focus_frame(canvas, area, P, diamonds=False, light=False)
