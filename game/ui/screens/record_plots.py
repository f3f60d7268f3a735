"""Plots of records: bars of wins, and the share of wins over time. Numbers are beside them, and patterns tell wins from losses without colour."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from game.storage.records import Tally
from game.text import records as words, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, Palette, mix
from game.ui.widgets.boxes import Box, Drawn, Line, Text
from game.ui.widgets.containers import ByWidth, Column, Row
from game.ui.widgets.layout import off_left

NAME, NUMBER, TITLE, SMALL = 21.0, 20.0, 24.0, 18.0
THICK = 22.0
"""The height of a bar."""
WINDOW = 10
"""The number of games whose share of wins is a point of the line."""
HATCH = 9.0
"""The distance of the lines that fill the losses of a bar."""
BROAD = 620.0
"""The width, for text of nominal size, from which name, bar and number are in one row."""
HIGH = 130.0
"""The height of the plot over time."""
DOT = 9.0
"""The least distance of two games that are shown as dots; closer ones are short lines."""


def bars(title: str, rows: Sequence[tuple[str, Tally]], palette: Palette) -> Box:
    """A bar for each row, as long as its games: the wins are filled, the losses hatched."""
    most = max((tally.played for _, tally in rows), default=1)
    return Column(
        Text(title, TITLE, palette.accent, "title"),
        *(ByWidth(partial(_row, label, tally, most, palette)) for label, tally in rows),
        gap=6,
    )


def _row(label: str, tally: Tally, most: int, palette: Palette, canvas: Canvas, wide: float) -> Box:
    """Name, bar and numbers side by side, or the bar below the others where there is little room."""
    bar = Drawn(partial(_bar, tally=tally, most=most, palette=palette), THICK)
    share = words.share_text(tally)
    if wide >= BROAD * canvas.stretch:
        return Row(
            Text(label, NAME, palette.text), bar, Text(share, NUMBER, palette.text, "bold"), shares=(0.34, 0.42, 0.24), gap=12
        )
    return Column(
        Text(label, NAME, palette.text), Row(bar, Text(share, NUMBER, palette.text, "bold"), shares=(0.6, 0.4), gap=12), gap=2
    )


def _bar(canvas: Canvas, area: Area, *, tally: Tally, most: int, palette: Palette) -> None:
    """Paint a bar."""
    whole = area._replace(w=max(4.0, area.w * tally.played / most))
    won = whole._replace(w=whole.w * tally.won / tally.played)
    lost = whole.trimmed(left=won.w)
    if lost.w:
        with canvas.clip(lost):
            x = lost.x - lost.h
            while x < lost.x + lost.w:
                canvas.line((x, lost.y + lost.h), (x + lost.h, lost.y), palette.muted, 1.5)
                x += HATCH
    if won.w:
        canvas.box(won, GREEN, None, radius=0)
    canvas.frame(whole, palette.muted, width=1.5, radius=2)


def shares(outcomes: Sequence[bool]) -> list[float]:
    """The share of wins among each game and the nine before it."""
    starts = (max(0, place - WINDOW + 1) for place in range(len(outcomes)))
    return [sum(outcomes[start : place + 1]) / (place + 1 - start) for place, start in enumerate(starts)]


def over_time(outcomes: Sequence[bool], ends: tuple[str, str], palette: Palette) -> Box:
    """The share of wins over time, with a mark for each game: wins filled at the top, losses hollow at the bottom. `ends` are the first and the last day."""
    plot = Drawn(partial(_plot, outcomes=tuple(outcomes), palette=palette), lambda canvas, _: HIGH * canvas.stretch)

    def foot(canvas: Canvas, wide: float) -> Box:
        first, last = ends
        if canvas.wide(first, SMALL) + canvas.wide(last, SMALL) + 40 <= wide:
            return Row(Line(first, SMALL, palette.muted), Line(last, SMALL, palette.muted, align="right"), shares=(1, 1))
        return Column(Line(first, SMALL, palette.muted), Line(last, SMALL, palette.muted, align="right"))

    return Column(
        Text(say("ui-records-time", count=WINDOW), TITLE, palette.accent, "title"),
        Text(say("ui-records-legend"), SMALL, palette.muted), plot, ByWidth(foot), gap=6,
    )  # fmt: skip


def _plot(canvas: Canvas, area: Area, *, outcomes: Sequence[bool], palette: Palette) -> None:
    """Paint the scale, the marks, and the line."""
    labels = {
        0.0: say("ui-records-per-cent", number=0),
        0.5: say("ui-records-per-cent", number=50),
        1.0: say("ui-records-per-cent", number=100),
    }
    _, plot = off_left(area, max(canvas.wide(one, SMALL) for one in labels.values()), 10)
    edge = canvas.high(SMALL) / 2
    plot = plot.trimmed(top=edge, bottom=edge)
    for share, label in labels.items():
        y = plot.y + plot.h * (1 - share)
        canvas.text(label, (plot.x - 10, y - edge), SMALL, palette.muted, align="right")
        canvas.line((plot.x, y), (plot.x + plot.w, y), mix(palette.line, palette.panel, 0.5), 1)
    step = plot.w / len(outcomes)
    at = [plot.x + step * (place + 0.5) for place in range(len(outcomes))]
    line = [(x, plot.y + plot.h * (1 - share)) for x, share in zip(at, shares(outcomes), strict=True)]
    for start, end in pairwise(line):
        canvas.line(start, end, palette.accent, 3)
    for x, won in zip(at, outcomes, strict=True):
        y = plot.y if won else plot.y + plot.h
        if step < DOT:
            canvas.line((x, y), (x, y + (8 if won else -8)), GREEN if won else palette.text, 1)
        elif won:
            canvas.circle((x, y), 4.5, GREEN)
        else:
            canvas.circle((x, y), 4.5, palette.panel)
            canvas.circle((x, y), 4.5, palette.text, 1.5)
