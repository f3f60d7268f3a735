"""The score, part by part; of a defeat what was missing."""

from game.rules.london.tables.cards import STORIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, mix
from game.ui.london import style
from game.ui.london.result.facts import PARTS, SIGNS, WORTH, ResultFacts
from game.ui.london.result.heading import PAD, heading_height, paint_heading
from game.ui.london.style import BRASS, DREAD_RED, INK, P
from game.ui.widgets.controls import panel


def row_height(canvas: Canvas) -> float:
    """The height of a row of the score."""
    return canvas.high(22) + 11


def score_height(canvas: Canvas, facts: ResultFacts, wide: float) -> float:
    """The height of the score with the record and the unlocked story."""
    low = canvas.tall(facts.record, 20, wide - 2 * PAD) + 14
    if facts.opened:
        low += canvas.high(22) + 28
    if facts.problem:
        low += canvas.tall(facts.problem, 18, wide - 2 * PAD) + 8
    if not facts.won:
        return heading_height(canvas) + sum(canvas.tall(words, 22, wide - 2 * PAD - 40) + 14 for words in facts.short) + 90 + low
    return heading_height(canvas) + len(PARTS) * row_height(canvas) + canvas.high(50, "title") + 18 + low


def points(facts: ResultFacts, counted: int) -> int:
    """The points of the first parts."""
    return sum(facts.result.score.get(part, 0) for part in PARTS[:counted])


def paint_score(canvas: Canvas, area: Area, facts: ResultFacts, counted: int, *, opened: bool) -> None:
    """Paint the first `counted` parts of the score; of a defeat its reasons. `opened` shows the unlocked story."""
    panel(canvas, area, P, line=GOLD_LOW)
    y = paint_heading(canvas, area, say("ui-ld-end-score" if facts.won else "ui-ld-end-missing"))
    low = _paint_foot(canvas, area, facts, opened=opened)
    if not facts.won:
        _paint_missing(canvas, Area(area.x + PAD, y, area.w - 2 * PAD, low - y), facts)
        return
    total = canvas.high(50, "title") + 10
    each = min((low - y - total - 6) / len(PARTS), row_height(canvas) * 1.25)
    for place, part in enumerate(PARTS):
        _paint_part(canvas, Area(area.x + PAD, y + place * each, area.w - 2 * PAD, each), facts, part, counted=place < counted)
    line = low - total - 4
    canvas.line((area.x + PAD, line), (area.x + area.w - PAD, line), BRASS, 2)
    words = say("ui-ld-end-total")
    canvas.text(words, (area.x + PAD, line + total / 2 - canvas.high(28, "title") / 2 + 2), 28, P.text, face="title")
    value = str(points(facts, counted))
    canvas.text(value, (area.x + area.w - PAD, line + 6), 50, P.title, face="title", align="right")


def _paint_part(canvas: Canvas, area: Area, facts: ResultFacts, part: str, *, counted: bool) -> None:
    """Paint a row: a part, its count and value, its points."""
    value = facts.result.score.get(part, 0)
    each = WORTH[part]
    colour = P.text if counted else mix(P.muted, P.panel, 0.35)
    mid = area.centre[1]
    style.sign(canvas, SIGNS[part], (area.x + 14, mid), 26, BRASS if counted else mix(BRASS, P.panel, 0.5))
    top = mid - canvas.high(22) / 2
    wide = canvas.wide("00", 28, "title") + 8
    canvas.text(say(f"ui-ld-part-{part}"), (area.x + 38, top), 22, colour, room=area.w * 0.52)
    if counted:
        words = say("ui-ld-end-times", count=value // each, each=each)
        canvas.text(words, (area.x + area.w - wide - 12, top + 1), 20, P.muted, align="right")
        lit = P.title if value else P.muted
        canvas.text(str(value), (area.x + area.w, mid - canvas.high(26, "title") / 2), 26, lit, face="title", align="right")


def _paint_foot(canvas: Canvas, area: Area, facts: ResultFacts, *, opened: bool) -> float:
    """Paint the record and the unlocked story at the bottom. Returns the top of this area."""
    inner = area.inset(PAD, 12)
    low = inner.y + inner.h
    for words, size, colour in ((facts.problem, 18, DREAD_RED), (facts.record, 20, P.muted)):
        if words:
            high = canvas.tall(words, size, inner.w)
            low -= high + 2
            canvas.paragraph(words, Area(inner.x, low, inner.w, high + 2), size, colour)
    if facts.opened:
        high = canvas.high(22) + 18
        low -= high + 10
        box = Area(inner.x, low, inner.w, high)
        if opened:
            canvas.box(box, (GOLD, GOLD_LOW), P.title, radius=8)
            words = say("ui-ld-end-opened", story=facts.opened)
            style.sign(canvas, STORIES[facts.opened].symbol, (box.x + 26, box.centre[1]), 30, INK)
            canvas.within(
                words,
                box._replace(x=box.x + 48, w=box.w - 56),
                canvas.fitting(words, 22, box.w - 64, "bold"),
                INK,
                face="bold",
                align="left",
            )
    return low - 8


def _paint_missing(canvas: Canvas, area: Area, facts: ResultFacts) -> None:
    """Paint the reasons of a defeat: the FISTs of the Showdown against its target, and sentences."""
    y = area.y + 4
    if facts.day.fists is not None:
        fists, target = facts.day.fists
        side = min(44.0, (area.w - 6 * (target - 1)) / max(1, target))
        for place in range(target):
            spot = Area(area.x + place * (side + 6), y, side, side)
            canvas.picture(f"london/tokens/die-{'fist' if place < fists else 'blank'}", spot, alpha=255 if place < fists else 90)
        y += side + 14
    for words in facts.short:
        style.sign(canvas, "dread", (area.x + 14, y + canvas.high(22) / 2 + 2), 26, DREAD_RED)
        y += canvas.paragraph(words, Area(area.x + 40, y, area.w - 40, 300), 22, P.text) + 12
    words = say("ui-ld-end-no-score")
    canvas.paragraph(words, Area(area.x, y, area.w, 200), 20, P.muted, face="italic")
