"""The day in figures on the result screen: the sources of Dread, its course hour by hour, the Plot cards, the best and the worst hour."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GREEN, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.day import DayRecord
from game.ui.london.replay.position import figure, signed
from game.ui.london.result.facts import ResultFacts, sources
from game.ui.london.theme import BLOOD, DREAD_RED, P
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Spaced, Text
from game.ui.widgets.containers import ByWidth, Column, Row, panel

BESIDE = 640.0
"""The least width, at nominal text size, in which the course of Dread is beside its sources."""
COURSE = 130.0
"""The least height of the course of Dread."""
LEAST_TOP = 10
"""The least Dread at the top of the chart."""
MARK = 18.0
"""The text size in the chart."""
LEVEL = 2.0
"""The height of a column without Dread."""


def sign(what: str, colour: Colour) -> Drawn:
    """A sign before a line."""
    return Drawn(lambda canvas, area: shapes.sign(canvas, what, area.centre, 26, colour), 30, 28)


def signed_line(what: str, words: str, size: float) -> Box:
    """A sentence with a sign before it."""
    return Row(sign(what, GREEN if what == "tick" else DREAD_RED), Text(words, size, P.text), gap=12, grow=(1,), align="top")


def figures(facts: ResultFacts) -> Box:
    """The panel: the sources of Dread and the best and the worst hour, beside or below them the course of Dread and the Plot cards."""
    words = say("ui-ld-end-dread-of", dread=facts.t.dread, most=NUMBERS.dread_limit)
    title = Row(Line(say("ui-ld-end-day"), 25, P.accent, "title"), Line(words, 21, DREAD_RED, "bold"), grow=(0,))
    body = ByWidth(partial(_body, facts))
    return panel(Column(title, body, gap=8, grow=(1,)), P, pad=(18, 10))


def _body(facts: ResultFacts, canvas: Canvas, wide: float) -> Box:
    """What is below the title, in two columns if there is room."""
    found = sources(facts.day)
    most = max((abs(change) for _, change in found), default=1)
    rows = [_source(why, change, most) for why, change in found] or [Text(say("ui-ld-end-no-dread"), 21, P.text)]
    hours = [signed_line(what, words, 21) for what, words in facts.hours]
    raised, plots = Column(*rows, gap=4), () if trail_is_missing(facts) else trail(facts)
    chart = Drawn(partial(_course, levels=tuple(course(facts.day))), lambda canvas, _: COURSE * max(1.0, canvas.stretch))
    label = Line(say("ui-ld-end-course"), 20, P.muted)
    if wide < BESIDE * canvas.stretch:
        return Column(raised, *plots, *hours, label, chart, gap=8, grow=(-1,))
    left = Column(raised, Spaced(Space(), 4), *hours, gap=8, grow=(1,))
    right = Column(label, chart, *plots, gap=6, grow=(1,))
    return Row(left, right, gap=28, shares=(0.5, 0.5), align="fill")


def _source(why: str, change: int, most: int) -> Box:
    """A source of Dread with a bar as long as the change is great, and the change."""
    line, colours = (DREAD_RED, (theme.DREAD_BAR, BLOOD)) if change > 0 else (GREEN, (theme.RELIEF_BAR, theme.GREEN_DEEP))

    def bar(canvas: Canvas, area: Area) -> None:
        long = max(6.0, (area.w - canvas.wide("+00", 21, "bold") - 14) * abs(change) / most)
        canvas.box(area.column(area.x, long, top=1, bottom=1), colours, line, radius=4, width=1)
        canvas.text(signed(change), (area.x + long + 10, area.centre[1] - canvas.high(21) / 2), 21, line, face="bold")

    words, made = Line(say(f"ui-ld-dread-{why}"), 20, P.text), Drawn(bar, lambda canvas, _: canvas.high(20))
    return Row(words, made, gap=10, shares=(0.58, 0.42), align="fill")


# ------------------------------------------------------------------ the Plot cards


def trail_is_missing(facts: ResultFacts) -> bool:
    """Whether the Plot cards belong to the reasons of a defeat: the Endgame was not reached."""
    return not facts.won and facts.day.fists is None


def trail(facts: ResultFacts) -> tuple[Box, Box]:
    """The Plot cards as seals below their label."""
    seals = Drawn(partial(_plots, plots=tuple(facts.plots)), lambda canvas, _: _seal_size(canvas) + 20)
    return Text(say("ui-ld-end-plots"), 20, P.muted), seals


def _seal_size(canvas: Canvas) -> float:
    """The diameter of the seal of a Plot card."""
    return 46.0 * min(1.3, canvas.stretch)


def _plots(canvas: Canvas, area: Area, *, plots: Sequence[tuple[str, int]]) -> None:
    """The Plot cards as seals with a pip for each tier."""
    side = _seal_size(canvas)
    each = min(area.w / max(1, len(plots)), side + 40)
    side = min(side, each - 4)
    for place, (card, tier) in enumerate(plots):
        x, y, letter = area.x + place * each + side / 2, area.y + side / 2, PLOTS[card].letter
        if tier < 0:
            canvas.circle((x, y), side / 2 - 3, mix(P.line, P.panel, 0.4), 2)
            canvas.text(letter, (x, y - canvas.high(22, "title") / 2), 22, P.muted, face="title", align="centre")
        else:
            shapes.seal(canvas, (x, y), side, "", letter)
        for pip in range(3):
            colour, width = (GOLD, 0.0) if pip <= tier else (mix(P.line, P.panel, 0.3), 1.5)
            canvas.circle((x + (pip - 1) * 13, y + side / 2 + 10), 5, colour, width)


# ------------------------------------------------------------------ the course of Dread


class Level(NamedTuple):
    """The Dread at the end of an hour; None if the match ended before it. Without a `slot` it is that at the very end."""

    slot: int | None
    dread: int | None


def course(day: DayRecord) -> list[Level]:
    """The Dread after each hour of each Chapter, those that were not reached included, and at the end."""
    made, dread = list[Level](), 0
    for chapter in day.chapters:
        reached = {hour.slot: hour.dread_changes for hour in chapter.hours}
        for slot in range(len(SLOTS)):
            dread = reached[slot][-1].dread if reached.get(slot) else dread
            made.append(Level(slot, dread if slot in reached else None))
        dread = chapter.closing_changes[-1].dread if chapter.closing_changes else dread
    return [*made, Level(None, day.endgame_changes[-1].dread if day.endgame_changes else dread)]


class Chart(NamedTuple):
    """The room of the columns, the Dread at its top, and the width of a column."""

    area: Area
    most: int
    each: float

    def y(self, dread: int) -> float:
        """The height of an amount of Dread."""
        return self.area.y + self.area.h * (1 - dread / self.most)


def _course(canvas: Canvas, area: Area, *, levels: Sequence[Level]) -> None:
    """The Dread after each hour as columns in the colours of the Time Segments, with a line for each splatter."""
    step, low = NUMBERS.splatter, canvas.high(MARK)
    most = max(LEAST_TOP, step * -(-max(level.dread or 0 for level in levels) // step))
    axis = canvas.wide(str(most), MARK) + 8
    room = Area(area.x + axis, area.y + low, area.w - axis, area.h - 2 * low - 4)
    chart = Chart(room, most, room.w / len(levels))
    _lines(canvas, chart)
    wide = canvas.wide("00", MARK) + 2
    every = next((some for some in (1, 2, 3) if chart.each * some >= wide + 2), 4)
    for place, level in enumerate(levels):
        column = room.column(room.x + place * chart.each, chart.each)
        under = column.row(room.y + room.h + 3, low)
        if level.slot is None:
            shapes.sign(canvas, "dread", under.centre, min(low, column.w), DREAD_RED)
        elif level.slot % every == 0:
            canvas.text(figure(level.slot), (under.centre[0], under.y), MARK, P.muted, align="centre")
        if level.dread is not None:
            _level(canvas, chart, column, level, worded=chart.each >= wide or level.slot is None)


def _lines(canvas: Canvas, chart: Chart) -> None:
    """The lines of the splatters, and the Dread of as many as there is room for."""
    step, low = NUMBERS.splatter, canvas.high(MARK)
    every = next((some for some in (step, 2 * step) if chart.area.h * some / chart.most >= low), 5 * step)
    for dread in range(0, chart.most + 1, step):
        y, named = chart.y(dread), dread % every == 0
        canvas.line((chart.area.x, y), (chart.area.x + chart.area.w, y), mix(P.line, P.panel, 0.3 if named else 0.6), 1)
        if named:
            canvas.text(str(dread), (chart.area.x - 6, y - low / 2), MARK, P.muted, align="right")


def _level(canvas: Canvas, chart: Chart, column: Area, level: Level, *, worded: bool) -> None:
    """The column of an hour, with its number if it is to be `worded`."""
    top = min(chart.y(level.dread or 0), column.y + column.h - LEVEL)
    upper = DREAD_RED if level.slot is None else theme.SEGMENTS[SLOTS[level.slot].segment]
    bar = column.row(top, column.y + column.h - top).inset(min(3.0, column.w * 0.12), 0)
    canvas.box(bar, (mix(upper, BLOOD, 0.35), mix(BLOOD, BLACK, 0.3)), radius=3)
    if worded:
        canvas.text(str(level.dread), (bar.centre[0], bar.y - canvas.high(MARK)), MARK, P.text, align="centre")
