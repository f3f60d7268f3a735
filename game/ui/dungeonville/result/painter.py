"""Painters of the result screen: deeds and scores, charts of scores and suspicions, and remarkable expeditions."""

import itertools
from collections.abc import Sequence

from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, INK, WHITE, mix, rgb
from game.ui.dungeonville.result.summary import Expedition, MatchSummary
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, LIGHT_INK, PAPER, WIZARD_COLOURS, P, initial, parchment, portrait
from game.ui.widgets.layout import columns, off_bottom, off_left, off_top, rows

CHART = rgb("#fbf5e4")
TOKENS = "dungeonville/tokens"
ICON = 34.0
"""The size of the pictures beside remarkable expeditions."""


def ranked(t: State, won: Sequence[int]) -> list[int]:
    """The wizards: winners first, then by score."""
    return sorted(range(len(t.wizards)), key=lambda seat: (seat not in won, -true_score(t, seat)))


def head(canvas: Canvas, area: Area, title: str, reason: str) -> None:
    """Who has won, and why the match is over, on dark wood."""
    canvas.box(area, (rgb("#3a2413"), rgb("#22130a")), EDGE, width=2, radius=8)
    side = min(area.h - 8, 84.0)
    crown, rest = off_left(area.inset(16, 6), side, 14)
    canvas.picture(f"{TOKENS}/crown", Area(crown.x, area.centre[1] - side / 2, side, side))
    size = canvas.fitting(title, 40, rest.w, "title")
    top = canvas.high(size, "title")
    y = rest.y + (rest.h - top - canvas.high(24)) / 2
    canvas.text(title, (rest.x, y), size, GOLD, face="title")
    canvas.text(reason, (rest.x, y + top), canvas.fitting(reason, 24, rest.w, "italic"), LIGHT_INK, face="italic", room=rest.w)


def row_height(canvas: Canvas) -> float:
    """The least height of a wizard's row."""
    return canvas.high(26, "title") + canvas.high(20) + _chip(canvas) + 28


def _chip(canvas: Canvas) -> float:
    """The height of the line about who found out."""
    return max(canvas.high(20), 30.0)


def deed_row(canvas: Canvas, area: Area, t: State, seat: int, known: Sequence[tuple[int, int]] | None, *, best: bool) -> None:
    """A wizard: its deed, the parts of its score, and who found out in which round."""
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    parchment(canvas, area, P.focus if best else EDGE, wide=4 if best else 2)
    side = min(area.h - 16, 130.0)
    face = Area(area.x + 14, area.centre[1] - side / 2, side, side)
    portrait(canvas, face, seat)
    big = min(52.0, area.h * 0.6)
    right = area.x + area.w - 24
    score = str(true_score(t, seat))
    canvas.text(score, (right, area.centre[1] - canvas.high(big, "title") / 2), big, P.title, face="title", align="right")
    if best:
        canvas.picture(f"{TOKENS}/crown", Area(face.x + side * 0.6, face.y - side * 0.08, side * 0.42, side * 0.42))
    room = area.w - side - 60 - max(70.0, canvas.wide("00", big, "title"))
    top, line = canvas.high(26, "title"), canvas.high(20)
    chip = _chip(canvas)
    body = Area(area.x + side + 32, area.centre[1] - (top + line + chip + 8) / 2, room, top)
    size = canvas.fitting(name(COLOURS[seat]), 26, room * 0.5, "title", 0.4)
    wide = canvas.text(name(COLOURS[seat]), (body.x, body.y), size, P.title, face="title", room=room * 0.5)
    badge = Area(body.x + wide + 18, body.y, min(200.0, room - wide - 18), top)
    canvas.box(badge, DUNGEON_COLOURS[deed], None, radius=6)
    canvas.within(name(deed), badge, 20, WHITE, face="bold")
    words = say("ui-dv-sum", graves=sum(t.wizards[seat].graveyard), others=sum(blood) - blood[seat], own=blood[seat])
    size = canvas.fitting(words, 20, room)
    canvas.text(words, (body.x, body.y + top + 3), size, P.text, room=room)
    _known(canvas, Area(body.x, body.y + top + line + 8, room, chip), known)


def _known(canvas: Canvas, area: Area, known: Sequence[tuple[int, int]] | None) -> None:
    """Who found out the deed, each with the round, in order; or that nobody did."""
    if known is None:
        return
    words = say("ui-dv-known") if known else say("ui-dv-never-known")
    x = (
        area.x
        + canvas.text(words, (area.x, area.y + (area.h - canvas.high(19)) / 2), 19, P.muted, face="italic", room=area.w)
        + 12
    )
    for observer, number in known:
        summary = say("ui-dv-known-round", round=number)
        wide = area.h + 4 + canvas.wide(summary, 19, "bold") + 14
        if x + wide > area.x + area.w:
            break
        portrait(canvas, Area(x, area.y, area.h, area.h), observer)
        canvas.text(summary, (x + area.h + 4, area.y + (area.h - canvas.high(19, "bold")) / 2), 19, P.text, face="bold")
        x += wide


def charts_height(canvas: Canvas, wide: float, summary: MatchSummary | None) -> float:
    """The least height of the charts and the remarkable expeditions."""
    if summary is None:
        return 0.0
    beside = wide - 40 - ICON - 12
    highlights = sum(max(ICON, canvas.tall(line, 20, beside)) + 6 for _, line in _highlights(summary))
    names = canvas.high(18, "bold") + 2
    return 2 * (canvas.high(22, "title") + max(120.0, names * len(summary.scores)) + canvas.high(18) + 8) + 46 + highlights


def charts(canvas: Canvas, area: Area, summary: MatchSummary, goal: int) -> None:
    """The scores by round, below them a spectator's certainty of each deed, and the remarkable expeditions."""
    parchment(canvas, area)
    inner, highlights = area.inset(20, 14), _highlights(summary)
    beside = inner.w - ICON - 12
    low = sum(max(ICON, canvas.tall(line, 20, beside)) + 6 for _, line in highlights)
    foot, body = off_bottom(inner, low, 8)
    upper, lower = rows(body, 2, 10)
    most = max(goal, *(max(row) for row in summary.scores if row), 1)
    least = min(0, *(min(row) for row in summary.scores if row), 0)
    race = [[float(one) for one in row] for row in summary.scores]
    _chart(canvas, upper, say("ui-dv-race"), race, (float(least), float(most)), goal=goal)
    _chart(canvas, lower, say("ui-dv-suspicion"), summary.suspicions, (0.0, 1.0), percent=True)
    y = foot.y
    for picture, line in highlights:
        high = max(ICON, canvas.tall(line, 20, beside))
        canvas.picture(f"{TOKENS}/{picture}", Area(foot.x, y + (high - ICON) / 2, ICON, ICON))
        canvas.paragraph(line, Area(foot.x + ICON + 12, y, beside, high), 20, P.text, middle=True)
        y += high + 6


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
    title: str,
    lines: list[list[float]],
    span: tuple[float, float],
    *,
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
