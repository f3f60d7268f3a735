"""The day in figures: the sources of Dread, the Plot cards, the best and the worst hour, the course of Dread."""

from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, mix, rgb
from game.ui.london import style
from game.ui.london.replay.position import figure
from game.ui.london.result.facts import ResultFacts
from game.ui.london.result.heading import PAD, heading_height, paint_heading
from game.ui.london.style import BLOOD, DREAD_RED, GREEN, P, seal
from game.ui.widgets.controls import panel


def figures_height(canvas: Canvas, facts: ResultFacts, wide: float) -> float:
    """The height of the figures."""
    bars = max(1, len(facts.sources)) * (canvas.high(20) + 4)
    hours = sum(canvas.tall(words, 21, wide - 2 * PAD - 40) + 8 for _, words in facts.hours)
    return heading_height(canvas) + bars + 8 + canvas.high(20) + 6 + seal_size(canvas) + 20 + 14 + hours + 10


def seal_size(canvas: Canvas) -> float:
    """The diameter of the seal of a Plot card."""
    return 46.0 * min(1.3, canvas.stretch)


def paint_figures(canvas: Canvas, area: Area, facts: ResultFacts) -> None:
    """Paint the sources of Dread, the Plot cards, the best and the worst hour, and the course of Dread if there is room."""
    panel(canvas, area, P)
    y = paint_heading(canvas, area, say("ui-ld-end-day"))
    words = say("ui-ld-end-dread-of", dread=facts.t.dread, most=NUMBERS.dread_limit)
    canvas.text(words, (area.x + area.w - PAD, area.y + 14), 21, DREAD_RED, face="bold", align="right")
    inner = Area(area.x + PAD, y, area.w - 2 * PAD, area.y + area.h - y - 10)
    needed = figures_height(canvas, facts, area.w)
    spare = max(0.0, area.h - needed)
    course = min(150.0, spare - 10) if spare > 90 else 0.0
    spare = (spare - course) / 3
    high = _paint_sources(canvas, inner, facts, canvas.high(20) + 4 + min(12.0, spare / max(1, len(facts.sources))))
    y = inner.y + high + 8 + spare / 2
    y = _paint_plots(canvas, Area(inner.x, y, inner.w, 0), facts) + 14 + spare / 2
    for sign, told in facts.hours:
        style.sign(canvas, sign, (inner.x + 14, y + canvas.high(21) / 2 + 1), 26, GREEN if sign == "tick" else DREAD_RED)
        room = Area(inner.x + 40, y, inner.w - 40, inner.y + inner.h - y)
        y += canvas.paragraph(told, room, 21, P.text) + 8
    if course:
        _paint_course(canvas, Area(inner.x, inner.y + inner.h - course, inner.w, course - 4), facts)


def _paint_course(canvas: Canvas, area: Area, facts: ResultFacts) -> None:
    """Paint the Dread after each hour as columns in the colours of the Time Segments, with a line for each splatter."""
    hours, low = facts.day.hours, canvas.high(18)
    chart = Area(area.x, area.y + 4, area.w, area.h - low - 6)
    most = max(10, NUMBERS.splatter * -(-max((one.dread for one in facts.day.dread_changes), default=0) // NUMBERS.splatter))
    each = chart.w / max(1, len(hours))
    for step in range(NUMBERS.splatter, most + 1, NUMBERS.splatter):
        y = chart.y + chart.h * (1 - step / most)
        canvas.line((chart.x, y), (chart.x + chart.w, y), mix(P.line, P.panel, 0.55), 1)
    for place, hour in enumerate(hours):
        end = hours[place + 1].begin - 1 if place + 1 < len(hours) else hour.begin + 10**6
        level = min(
            most, facts.day.dread_at(end if end < 10**6 else max((one.moment for one in hour.dread_changes), default=hour.begin))
        )
        high = max(2.0, chart.h * level / most)
        colour = style.SEGMENTS[SLOTS[hour.slot].segment]
        x = chart.x + place * each
        canvas.box(
            Area(x + 2, chart.y + chart.h - high, each - 4, high), (mix(colour, BLOOD, 0.35), mix(BLOOD, BLACK, 0.3)), radius=3
        )
        words = figure(hour.slot)
        if each >= canvas.wide("00", 18) + 4 or hour.slot % 2 == 0:
            canvas.text(words, (x + each / 2, chart.y + chart.h + 3), 18, P.muted, align="centre")


def _paint_sources(canvas: Canvas, area: Area, facts: ResultFacts, each: float) -> float:
    """Paint a bar for each source of Dread. Returns the height."""
    if not facts.sources:
        canvas.paragraph(say("ui-ld-end-no-dread"), area._replace(h=each), 21, P.text)
        return each
    labels = [say(f"ui-ld-dread-{why}") for why, _ in facts.sources]
    left = min(area.w * 0.5, max(canvas.wide(words, 20) for words in labels) + 14)
    right = canvas.wide("+00", 21, "bold") + 14
    most = max(abs(change) for _, change in facts.sources)
    for place, ((_, change), words) in enumerate(zip(facts.sources, labels, strict=True)):
        row = Area(area.x, area.y + place * each, area.w, each)
        canvas.text(words, (row.x, row.centre[1] - canvas.high(20) / 2), 20, P.text, room=left - 6)
        long = max(6.0, (row.w - left - right) * abs(change) / most)
        colours = (rgb("#b8433a"), BLOOD) if change > 0 else (rgb("#5fae6a"), style.GREEN_DEEP)
        canvas.box(Area(row.x + left, row.y + 3, long, row.h - 6), colours, DREAD_RED if change > 0 else GREEN, radius=4, width=1)
        value = f"{change:+d}".replace("-", "−")
        canvas.text(
            value,
            (row.x + left + long + 10, row.centre[1] - canvas.high(21) / 2),
            21,
            DREAD_RED if change > 0 else GREEN,
            face="bold",
        )
    return len(facts.sources) * each


def _paint_plots(canvas: Canvas, area: Area, facts: ResultFacts) -> float:
    """Paint the Plot cards as seals with a pip for each tier. Returns the bottom."""
    side, top = seal_size(canvas), canvas.high(20) + 6
    words = say("ui-ld-end-plots")
    canvas.text(words, (area.x, area.y), 20, P.muted)
    each = min(area.w / max(1, len(facts.plots)), side + 40)
    for place, (card, tier) in enumerate(facts.plots):
        x = area.x + place * each + side / 2
        y = area.y + top + side / 2
        if tier < 0:
            canvas.circle((x, y), side / 2 - 3, mix(P.line, P.panel, 0.4), 2)
            canvas.text(PLOTS[card].letter, (x, y - canvas.high(22, "title") / 2), 22, P.muted, face="title", align="centre")
        else:
            seal(canvas, (x, y), side, "", PLOTS[card].letter)
        for pip in range(3):
            spot = (x + (pip - 1) * 13, y + side / 2 + 10)
            canvas.circle(spot, 5, GOLD if pip <= tier else mix(P.line, P.panel, 0.3), 0 if pip <= tier else 1.5)
    return area.y + top + side + 20
