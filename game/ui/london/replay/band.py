"""The band below a day that is watched again: what moves along the line, the line with its hours and signs, and where it stands."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.london.tables.cards import PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, RED_LIGHT, Colour, mix
from game.ui.london import style
from game.ui.london.replay import grid
from game.ui.london.replay.day import TIER_RESULTS, Day
from game.ui.london.replay.position import figure, time_words
from game.ui.london.replay.view import ReplayView
from game.ui.london.result.painter import seal
from game.ui.london.style import DREAD_RED, SEGMENTS, P
from game.ui.screens import timeline
from game.ui.screens.timeline import Badge, Lane, Line, Look
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.focus import Target

PARTS = 4
"""Into so many parts of equal time each planning is cut on the line."""
APART = 25.0
"""So far apart signs above the line stand at the least."""
PICTURES = {"back": "home", "view": "look"}
PLANNING = style.BRASS


class Part(NamedTuple):
    """A part of the line: the moment at which it begins, what it is called, its colour."""

    begin: int
    name: str
    colour: Colour


def parts(day: Day, last: int) -> list[Part]:
    """The line cut into parts: each planning by its time, the hours, the Challenges, the Showdown."""
    found: list[Part] = []
    for chapter in day.chapters:
        planning = chapter.planning
        inputs = sorted([(one.ms, one.moment) for one in planning.laid] + [(one.ms, one.moment) for one in planning.turned])
        found.append(Part(planning.begin, time_words(0), PLANNING))
        for part in range(1, PARTS):
            ms = planning.ms * part / PARTS
            begin = next((moment for at, moment in inputs if at >= ms), planning.end)
            found.append(Part(begin, time_words(ms), PLANNING))
        found += [Part(hour.begin, figure(hour.slot), SEGMENTS[SLOTS[hour.slot].segment]) for hour in chapter.hours]
    if day.endgame >= 0:
        found.append(Part(day.endgame, say("ui-ld-watch-end"), DREAD_RED))
    found += [Part(moment, str(number), DREAD_RED) for number, (moment, _) in enumerate(day.rounds, start=1)]
    if day.showdown >= 0:
        found.append(Part(day.showdown, say("ui-ld-watch-roll"), GOLD))
    rising: list[Part] = []
    for one in found:
        if not rising or rising[-1].begin < one.begin < last:
            rising.append(one)
    return [rising[0]._replace(begin=0), *rising[1:]]


def signs(day: Day, last: int) -> list[Badge]:
    """What stands above the line: every Plot card, great rises of Dread, the end."""
    found = [
        Badge(deed.moment, partial(_plot, deed.card, TIER_RESULTS.index(deed.result)))
        for deed in day.deeds
        if deed.result in TIER_RESULTS
    ]
    rises: dict[int, int] = {}
    for one in day.dark:
        rises[one.moment] = rises.get(one.moment, 0) + max(0, one.change)
    found += [
        Badge(moment, _rise) for moment, change in rises.items() if change >= 3 and moment not in {one.moment for one in found}
    ]
    return [*sorted(found, key=lambda one: one.moment), Badge(last, _end)]


def spread(found: Sequence[Badge], line: Line, apart: float) -> list[Badge]:
    """The signs `apart` from each other, in logical pixels: those that would lie upon others stand a little later."""
    made: list[Badge] = []
    for one in found:
        moment = one.moment
        while made and moment < line.last and line.x_of(moment) - line.x_of(made[-1].moment) < apart:
            moment += 1
        made.append(one._replace(moment=moment))
    return made


def _plot(card: str, tier: int, canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    seal(canvas, at, size, "", PLOTS[card].letter)
    canvas.circle(at, size / 2, (P.line, mix(GOLD, BLACK, 0.25), GOLD)[tier] if past else mix(P.line, BLACK, 0.3), 2)


def _rise(canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    canvas.circle(at, size * 0.42, mix(DREAD_RED, BLACK, 0.75))
    style.sign(canvas, "dread", at, size * 0.66, DREAD_RED if past else mix(DREAD_RED, BLACK, 0.4))


def _end(canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    canvas.circle(at, size * 0.42, mix(GOLD, BLACK, 0.7))
    style.sign(canvas, "fist", at, size * 0.6, GOLD if past else mix(GOLD, BLACK, 0.4))


# ---------------------------------------------------------------------------------------------- painting


def paint(canvas: Canvas, scene: ReplayView, cut: Sequence[Part]) -> None:
    """Draw the band."""
    lay = scene.layout
    assert lay is not None
    buttons = [item for item in scene.focus.targets if item.group in ("transport", "plates")]
    used = [item.area for item in buttons]
    here = next((item.key for item in buttons if scene.focused(item.key)), None)
    state = (here, scene.playing, scene.speed, tuple(item.key for item in buttons))
    canvas.panel("ld-watch-band", state, lay.band, lambda c, a: _ground(c, a, scene, buttons))
    dressed = Look(
        P,
        spread(scene.signs, scene.line, APART * canvas.stretch),
        [Lane(place, place + 1, one.colour) for place, one in enumerate(cut)],
        [one.name for one in cut],
    )
    timeline.draw(canvas, scene.line, dressed, scene.along, focused=scene.focused("line"), tight=lay.tight)
    row = lay.buttons
    left = max((area.x + area.w for area in used if area.x < row.centre[0]), default=row.x) + 16
    right = min((area.x for area in used if area.x > row.centre[0]), default=row.x + row.w) - 16
    room = Area(left, row.y, right - left, row.h)
    words, colour = _told(scene)
    if room.w > 120:
        canvas.paragraph(words, room, canvas.block(words, room, 22, "italic", 13), colour, face="italic", middle=True)


def _ground(canvas: Canvas, area: Area, scene: ReplayView, buttons: Sequence[Target]) -> None:
    """The band with its buttons."""
    canvas.box(area.inset(-4, 0), (mix(P.panel, P.deep, 0.3), P.deep), P.line, radius=0)
    for item in buttons:
        _button(canvas, scene, item.area, str(item.key))


def _told(scene: ReplayView) -> tuple[str, Colour]:
    """The line of words: what the button in focus does, else where the day stands."""
    here = scene.focus.focused
    if here is not None and here.group in ("transport", "plates"):
        return here.label, P.title
    if scene.reel.departs is not None and scene.moment == scene.reel.last:
        return say("ui-replay-departs", answer=scene.reel.departs), RED_LIGHT
    if scene.chosen is not None:
        return grid.cell_text(scene.now, *scene.chosen), P.text
    return say("ui-ld-watch-where", where=scene.now.title, dread=scene.now.t.dread), P.text


def _button(canvas: Canvas, scene: ReplayView, area: Area, what: str) -> None:
    focused = scene.focused(what)
    panel(canvas, area, P, line=P.focus if focused else None)
    if what == "faster":
        words = scene.factor
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 8, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        picture = "halt" if what == "play" and scene.playing else "dawn" if what == "ended" else PICTURES.get(what, what)
        canvas.picture(f"ui/{picture}", area.inset(area.w * 0.22))
    if focused:
        focus_frame(canvas, area, P, diamonds=False, light=False)
