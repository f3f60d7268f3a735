"""The day in figures: the sources of Dread, the Plot cards, the best and the worst hour, the course of Dread."""

from functools import partial

from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, mix, rgb
from game.ui.london import shapes, theme
from game.ui.london.replay.position import figure
from game.ui.london.result.facts import ResultFacts
from game.ui.london.shapes import seal
from game.ui.london.theme import BLOOD, DREAD_RED, GREEN, P
from game.ui.widgets.boxes import Box, Drawn, Line, Text
from game.ui.widgets.containers import Column, Row, panel

COURSE = 150.0
"""The greatest height of the course of Dread; with less than half of it it is left out."""


def figures(facts: ResultFacts) -> Box:
    """The sources of Dread, the Plot cards, the best and the worst hour, and the course of Dread if there is room."""
    words = say("ui-ld-end-dread-of", dread=facts.t.dread, most=NUMBERS.dread_limit)
    title = Row(Line(say("ui-ld-end-day"), 25, P.accent, "title"), Line(words, 21, DREAD_RED, "bold"), grow=(0,))
    most = max((abs(change) for _, change in facts.sources), default=1)
    sources = [_source(why, change, most) for why, change in facts.sources] or [Text(say("ui-ld-end-no-dread"), 21, P.text)]
    plots = Drawn(partial(_plots, facts=facts), lambda canvas, _: _seal_size(canvas) + 20)
    hours = [Row(_sign(sign), Text(told, 21, P.text), gap=12, grow=(1,), align="top") for sign, told in facts.hours]
    course = Drawn(partial(_course, facts=facts))
    body = Column(
        title, Column(*sources, gap=4), Line(say("ui-ld-end-plots"), 20, P.muted), plots, *hours, course, gap=8, grow=(-1,)
    )
    return panel(body, P, pad=(18, 10))


def _sign(what: str) -> Drawn:
    colour = GREEN if what == "tick" else DREAD_RED
    return Drawn(lambda canvas, area: shapes.sign(canvas, what, area.centre, 26, colour), 30, 28)


def _source(why: str, change: int, most: int) -> Box:
    """A source of Dread with its bar."""
    bar = Drawn(partial(_bar, change=change, most=most), lambda canvas, _: canvas.high(20))
    return Row(Line(say(f"ui-ld-dread-{why}"), 20, P.text), bar, gap=10, shares=(0.38, 0.62), align="fill")


def _bar(canvas: Canvas, area: Area, *, change: int, most: int) -> None:
    """A bar as long as the change is great, and the change."""
    long = max(6.0, (area.w - canvas.wide("+00", 21, "bold") - 14) * abs(change) / most)
    line = DREAD_RED if change > 0 else GREEN
    colours = (rgb("#b8433a"), BLOOD) if change > 0 else (rgb("#5fae6a"), theme.GREEN_DEEP)
    canvas.box(Area(area.x, area.y + 1, long, area.h - 2), colours, line, radius=4, width=1)
    value = f"{change:+d}".replace("-", "−")
    canvas.text(value, (area.x + long + 10, area.centre[1] - canvas.high(21) / 2), 21, line, face="bold")


def _seal_size(canvas: Canvas) -> float:
    """The diameter of the seal of a Plot card."""
    return 46.0 * min(1.3, canvas.stretch)


def _plots(canvas: Canvas, area: Area, *, facts: ResultFacts) -> None:
    """The Plot cards as seals with a pip for each tier."""
    side = _seal_size(canvas)
    each = min(area.w / max(1, len(facts.plots)), side + 40)
    for place, (card, tier) in enumerate(facts.plots):
        x, y = area.x + place * each + side / 2, area.y + side / 2
        if tier < 0:
            canvas.circle((x, y), side / 2 - 3, mix(P.line, P.panel, 0.4), 2)
            canvas.text(PLOTS[card].letter, (x, y - canvas.high(22, "title") / 2), 22, P.muted, face="title", align="centre")
        else:
            seal(canvas, (x, y), side, "", PLOTS[card].letter)
        for pip in range(3):
            spot = (x + (pip - 1) * 13, y + side / 2 + 10)
            canvas.circle(spot, 5, GOLD if pip <= tier else mix(P.line, P.panel, 0.3), 0 if pip <= tier else 1.5)


def _course(canvas: Canvas, area: Area, *, facts: ResultFacts) -> None:
    """The Dread after each hour as columns in the colours of the Time Segments, with a line for each splatter."""
    hours, low = facts.day.hours, canvas.high(18)
    high = min(COURSE, area.h)
    if high < COURSE / 2:
        return
    chart = Area(area.x, area.y + area.h - high, area.w, high - low - 4)
    most = max(10, NUMBERS.splatter * -(-max((one.dread for one in facts.day.dread_changes), default=0) // NUMBERS.splatter))
    each = chart.w / max(1, len(hours))
    for step in range(NUMBERS.splatter, most + 1, NUMBERS.splatter):
        y = chart.y + chart.h * (1 - step / most)
        canvas.line((chart.x, y), (chart.x + chart.w, y), mix(P.line, P.panel, 0.55), 1)
    ends = [hour.begin - 1 for hour in hours[1:]]
    last = max((one.moment for one in hours[-1].dread_changes), default=hours[-1].begin) if hours else 0
    for place, (hour, end) in enumerate(zip(hours, [*ends, last], strict=False)):
        tall = max(2.0, chart.h * min(most, facts.day.dread_at(end)) / most)
        colours = (mix(theme.SEGMENTS[SLOTS[hour.slot].segment], BLOOD, 0.35), mix(BLOOD, BLACK, 0.3))
        x = chart.x + place * each
        canvas.box(Area(x + 2, chart.y + chart.h - tall, each - 4, tall), colours, radius=3)
        if each >= canvas.wide("00", 18) + 4 or hour.slot % 2 == 0:
            canvas.text(figure(hour.slot), (x + each / 2, chart.y + chart.h + 3), 18, P.muted, align="centre")
