"""How the end of an evening looks: deeds and scores, the race, how sure a watcher could be, and what is worth telling."""

import itertools
from collections.abc import Sequence

from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville.look import DUNGEON, EDGE, PAPER, PLAYER, P, initial, portrait, sheet
from game.ui.dungeonville.reckoning_facts import Told, Trip
from game.ui.lay import columns, off_bottom, off_left, off_top, rows
from game.ui.theme import INK, WHITE, mix, rgb

CHART = rgb("#fbf5e4")


def ranked(t: State, won: Sequence[int]) -> list[int]:
    """The wizards, the winners first, then by score."""
    return sorted(range(len(t.wizards)), key=lambda seat: (seat not in won, -true_score(t, seat)))


def deed_row(canvas: Canvas, area: Area, t: State, seat: int, known: tuple[int, int] | None, *, best: bool) -> None:
    """A wizard: its deed, how its score came about, and who knew of it first."""
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    sheet(canvas, area, P.focus if best else EDGE, wide=4 if best else 2)
    side = min(area.h - 16, 130.0)
    portrait(canvas, Area(area.x + 14, area.centre[1] - side / 2, side, side), seat)
    score = str(true_score(t, seat))
    big = min(52.0, area.h * 0.6)
    canvas.text(
        score, (area.x + area.w - 24, area.centre[1] - canvas.high(big, "title") / 2), big, P.title, face="title", align="right"
    )
    room = area.w - side - 130
    top = canvas.high(26, "title")
    used = min(area.h - 12, top + 4 + 2 * canvas.high(20))
    body = Area(area.x + side + 32, area.centre[1] - used / 2, room, used)
    wide = canvas.text(name(COLOURS[seat]), (body.x, body.y), 26, P.title, face="title", room=room * 0.5)
    plate = Area(body.x + wide + 18, body.y, min(200.0, room - wide - 18), top)
    canvas.box(plate, DUNGEON[deed], None, radius=6)
    canvas.within(name(deed), plate, 20, WHITE, face="bold")
    words = say("ui-dv-sum", graves=sum(t.wizards[seat].graveyard), others=sum(blood) - blood[seat], own=blood[seat])
    y = body.y + top + 4
    for line in (words, _known(known)):
        if y + canvas.high(20) <= area.y + area.h - 2:
            canvas.text(line, (body.x, y), 20, P.text if line == words else P.muted, room=room)
            y += canvas.high(20)


def _known(known: tuple[int, int] | None) -> str:
    if known is None:
        return say("ui-dv-never-known")
    return say("ui-dv-known-by", seat=name(COLOURS[known[0]]), round=known[1])


def charts(canvas: Canvas, area: Area, told: Told) -> None:
    """The race above, below it how sure a watcher could be of each dungeon, and what is worth telling."""
    facts = _facts(told)
    low = sum(canvas.tall(line, 20, area.w) + 4 for line in facts) + 6
    foot, body = off_bottom(area, low, 8)
    upper, lower = rows(body, 2, 12)
    most = max((max(row) for row in told.scores if row), default=1)
    least = min(0, *(min(row) for row in told.scores if row)) if any(told.scores) else 0
    _chart(
        canvas,
        upper,
        say("ui-dv-race"),
        [[float(one) for one in row] for row in told.scores],
        (float(least), float(max(most, 1))),
    )
    _chart(canvas, lower, say("ui-dv-suspicion"), told.suspicions, (0.0, 1.0), percent=True)
    y = foot.y
    for line in facts:
        y += canvas.paragraph(line, Area(foot.x, y, foot.w, 200), 20, P.text) + 4


def _facts(told: Told) -> list[str]:
    found: list[tuple[str, Trip | None]] = [
        ("ui-dv-luckiest", told.luckiest), ("ui-dv-bloodiest", told.bloodiest), ("ui-dv-richest", told.richest),
    ]  # fmt: skip
    return [
        say(what, seat=name(COLOURS[trip.seat]), dungeon=trip.dungeon, round=trip.round, percent=round(100 * trip.spared), deaths=trip.deaths, gold=trip.gold, rooms=trip.rooms)
        for what, trip in found
        if trip is not None
    ]  # fmt: skip


def _chart(
    canvas: Canvas, area: Area, title: str, lines: list[list[float]], span: tuple[float, float], *, percent: bool = False
) -> None:
    """A line for each wizard over the rounds, with its initial at the end; steps of the scale at the left, rounds below."""
    head, rest = off_top(area, canvas.high(22, "title") + 2, 4)
    canvas.text(title, (head.x, head.y), 22, P.title, face="title", room=head.w)
    scale, rest = off_left(rest, canvas.wide("100 %", 18) + 8, 4)
    plot, names = Area(rest.x, rest.y, rest.w - 34, rest.h), canvas.high(18) + 2
    plot = Area(plot.x, plot.y, plot.w, plot.h - names)
    canvas.box(plot, CHART, EDGE, radius=4)
    low, high = span
    count = max((len(line) for line in lines), default=0)
    for share in (0.0, 0.5, 1.0):
        y = plot.y + plot.h * (1 - share)
        value = low + (high - low) * share
        words = f"{round(100 * value)} %" if percent else f"{round(value)}"
        canvas.text(words, (scale.x + scale.w, y - canvas.high(18) / 2), 18, P.muted, align="right")
        canvas.line((plot.x, y), (plot.x + plot.w, y), mix(EDGE, CHART, 0.5), 1)
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


def _line(canvas: Canvas, points: list[tuple[float, float]], seat: int) -> None:
    """A line in a wizard's colour, edged so that white is seen, too."""
    for start, end in itertools.pairwise(points):
        canvas.line(start, end, INK, 6)
        canvas.line(start, end, PLAYER[seat], 3.5)


def _ends(canvas: Canvas, plot: Area, ends: list[tuple[float, float, int]]) -> None:
    """The initials at the ends of the lines, one below the other where they would lie upon each other."""
    high = canvas.high(18, "bold") + 2
    top, y = plot.y + plot.h - high * len(ends), plot.y - high
    for wanted, x, seat in sorted(ends):
        y = min(max(wanted - high / 2, y + high), top)
        top += high
        plate = Area(x + 8, y, high, high)
        canvas.box(plate, PAPER, mix(PLAYER[seat], INK, 0.3), width=2.5, radius=high / 2)
        canvas.within(initial(seat), plate, 18, INK, face="bold")
