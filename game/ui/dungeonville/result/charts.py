"""The charts of the result screen: scores by round, suspicions, and remarkable expeditions."""

import itertools
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb
from game.ui.dungeonville.result.facts import Expedition, MatchSummary
from game.ui.dungeonville.style import EDGE, PAPER, WIZARD_COLOURS, P, initial, parchment
from game.ui.widgets.boxes import Box, Drawn, Picture, Text
from game.ui.widgets.containers import Column, Framed, Row
from game.ui.widgets.layout import columns, off_left, off_top

CHART = rgb("#fbf5e4")
TOKENS = "dungeonville/tokens"
ICON = 34.0
"""The size of the pictures beside remarkable expeditions."""


class Charts(NamedTuple):
    """The summary of a match, and the score that ends it."""

    summary: MatchSummary
    goal: int


def charts(props: Charts) -> Box:
    """The scores by round, below them a spectator's certainty of each deed, and the remarkable expeditions."""
    summary, goal = props
    most = max(goal, *(max(row) for row in summary.scores if row), 1)
    least = min(0, *(min(row) for row in summary.scores if row), 0)
    race = [[float(one) for one in row] for row in summary.scores]

    def high(canvas: Canvas, wide: float) -> float:
        names = (canvas.high(18, "bold") + 2) * len(summary.scores)
        return canvas.high(22, "title") + max(120.0, names) + canvas.high(18) + 8

    score = partial(_chart, title=say("ui-dv-race"), lines=race, span=(float(least), float(most)), goal=goal)
    doubt = partial(_chart, title=say("ui-dv-suspicion"), lines=summary.suspicions, span=(0.0, 1.0), percent=True)
    remarkable = [
        Row(Picture(f"{TOKENS}/{picture}", ICON, ICON), Text(words, 20, P.text), gap=12, grow=(1,))
        for picture, words in _highlights(summary)
    ]
    return Framed(Column(Drawn(score, high), Drawn(doubt, high), *remarkable, gap=8, grow=(0, 1)), (20, 14), parchment)


def _highlights(summary: MatchSummary) -> list[tuple[str, str]]:
    """The remarkable expeditions in words, each with its picture."""
    found: list[tuple[str, str, Expedition | None]] = [
        ("stone", "ui-dv-luckiest", summary.luckiest),
        ("skull", "ui-dv-bloodiest", summary.bloodiest),
        ("pack", "ui-dv-richest", summary.richest),
    ]
    return [
        (
            picture,
            say(
                what,
                seat=name(COLOURS[expedition.seat]),
                dungeon=expedition.dungeon,
                round=expedition.round,
                percent=round(100 * expedition.spared),
                deaths=expedition.deaths,
                gold=expedition.gold,
                rooms=expedition.rooms,
            ),
        )
        for picture, what, expedition in found
        if expedition is not None
    ]


def _chart(
    canvas: Canvas,
    area: Area,
    *,
    title: str,
    lines: list[list[float]],
    span: tuple[float, float],
    percent: bool = False,
    goal: int = 0,
) -> None:
    """A line for each wizard over the rounds, ending at its initial; a scale at the left, rounds below, the `goal` in red."""
    head, rest = off_top(area, canvas.high(22, "title") + 2, 4)
    canvas.text(title, (head.x, head.y), canvas.fitting(title, 22, head.w, "title", 0.4), P.title, face="title", room=head.w)
    scale, rest = off_left(rest, canvas.wide("100 %", 18) + 8, 4)
    plot, names = Area(rest.x, rest.y, rest.w - 34, rest.h), canvas.high(18) + 2
    plot = Area(plot.x, plot.y, plot.w, plot.h - names)
    canvas.box(plot, CHART, EDGE, radius=4)
    low, high = span
    count = max((len(line) for line in lines), default=0)
    _scale(canvas, plot, scale.x + scale.w, span, percent=percent)
    if goal:
        _goal(canvas, plot, span, goal)
    step = plot.w / max(1, count)
    for number, spot in enumerate(columns(Area(plot.x, plot.y + plot.h + 2, plot.w, names), max(1, count), 0)):
        if step > 26 or number % 2 == 0:
            canvas.text(str(number + 1), (spot.centre[0], spot.y), 18, P.muted, align="centre")
    ends = list[tuple[float, float, int]]()
    for seat, line in enumerate(lines):
        points = [
            (plot.x + step * (number + 0.5), plot.y + plot.h * (1 - (value - low) / (high - low)))
            for number, value in enumerate(line)
        ]
        _line(canvas, points, seat)
        ends += [(points[-1][1], points[-1][0], seat)] if points else []
    _ends(canvas, plot, ends)


def _scale(canvas: Canvas, plot: Area, right: float, span: tuple[float, float], *, percent: bool) -> None:
    """The steps of the scale, their numbers right-aligned at `right`."""
    low, high = span
    for share in (0.0, 0.5, 1.0):
        y = plot.y + plot.h * (1 - share)
        value = low + (high - low) * share
        words = f"{round(100 * value)} %" if percent else f"{round(value)}"
        canvas.text(words, (right, y - canvas.high(18) / 2), 18, P.muted, align="right")
        canvas.line((plot.x, y), (plot.x + plot.w, y), mix(EDGE, CHART, 0.5), 1)


def _goal(canvas: Canvas, plot: Area, span: tuple[float, float], goal: int) -> None:
    """The line of the goal."""
    low, high = span
    y = plot.y + plot.h * (1 - (goal - low) / (high - low))
    canvas.line((plot.x, y), (plot.x + plot.w, y), P.danger, 2)
    words, size = say("ui-dv-race-goal", goal=goal), 18
    canvas.text(words, (plot.x + 10, y + 3 if goal >= high else y - canvas.high(size) - 2), size, P.danger, face="italic")


def _line(canvas: Canvas, points: list[tuple[float, float]], seat: int) -> None:
    """A line in a wizard's colour with a dark edge, so that white is visible, too."""
    for start, end in itertools.pairwise(points):
        canvas.line(start, end, INK, 6)
        canvas.line(start, end, WIZARD_COLOURS[seat], 3.5)


def _ends(canvas: Canvas, plot: Area, ends: list[tuple[float, float, int]]) -> None:
    """The initials at the ends of the lines, shifted down where they would overlap."""
    high = canvas.high(18, "bold") + 2
    top, y = plot.y + plot.h - high * len(ends), plot.y - high
    for wanted, x, seat in sorted(ends):
        y = min(max(wanted - high / 2, y + high), top)
        top += high
        badge = Area(x + 8, y, high, high)
        canvas.box(badge, PAPER, mix(WIZARD_COLOURS[seat], INK, 0.3), width=2.5, radius=high / 2)
        canvas.within(initial(seat), badge, 18, INK, face="bold")
