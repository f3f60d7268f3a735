"""The painters of the League's score sheet: rows, records of stories, a result in full."""

from collections.abc import Sequence
from datetime import datetime

from game.rules.london import league
from game.rules.london.league import Figures, Result, Sheet, Variant
from game.rules.london.tables.cards import STORIES
from game.text import name, say
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.london import shapes
from game.ui.london.result.facts import PARTS, SIGNS, variant_brief, variant_words
from game.ui.london.shapes import seal
from game.ui.london.theme import BRASS, DREAD_RED, GREEN, INK, PAPER, PAPER_LOW, P
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import off_left, off_right, off_top

BROWN, RED_INK, GREEN_INK = rgb("#452d15"), rgb("#640d08"), rgb("#0f3a1a")
PAD = 18.0


def _day(result: Result) -> str:
    """The local date and time of a result."""
    return time_text(datetime.fromisoformat(result.when).astimezone())


def row_height(canvas: Canvas) -> float:
    """The height of a row."""
    return canvas.high(23, "bold") + canvas.high(19) + 18


def paint_paper(canvas: Canvas, area: Area) -> None:
    """Paint the paper below the rows."""
    canvas.box(area, (PAPER, PAPER_LOW), BRASS, radius=8, width=2)
    canvas.relief("london/parchment", area.inset(3))


def paint_row(canvas: Canvas, area: Area, result: Result, *, best: bool, focused: bool, chosen: bool) -> None:
    """Paint a result as a row: story, date, Characters, rules, score."""
    if chosen:
        canvas.box(area, mix(PAPER, rgb("#e9b85a"), 0.45), None, radius=6, alpha=190)
    inner = area.inset(14, 6)
    mark, rest = off_left(inner, inner.h, 12)
    seal(canvas, mark.centre, min(mark.h, 58.0), STORIES[result.story].symbol)
    end, rest = off_right(rest, max(canvas.wide("000", 40, "title"), canvas.wide(say("ui-ld-league-lost"), 25, "bold")) + 10, 14)
    roomy = rest.w > 420 * canvas.stretch
    faces, rest = off_right(rest, 4 * inner.h * 0.66 + 8 if roomy else 0, 12 if roomy else 0)
    high = canvas.high(23, "bold")
    title = name(result.story)
    canvas.text(title, (rest.x, rest.y), canvas.fitting(title, 23, rest.w, "bold"), INK, face="bold")
    told = (
        _day(result)
        if rest.w < 330 * canvas.stretch
        else say("ui-ld-league-line", day=_day(result), rules=variant_brief(result.variant))
    )
    canvas.text(told, (rest.x, rest.y + high + 1), canvas.fitting(told, 19, rest.w, least=0.8), BROWN, room=rest.w)
    side = min(inner.h * 0.92, 52.0)
    for place, who in enumerate(result.party if roomy else ()):
        x = faces.x + faces.w - (len(result.party) - place - 0.5) * (side * 0.86)
        shapes.medal(canvas, who, None, (x, faces.centre[1]), side)
    _paint_end(canvas, end, result, best=best)
    canvas.line((area.x + 10, area.y + area.h), (area.x + area.w - 10, area.y + area.h), mix(BROWN, PAPER_LOW, 0.55), 1)
    if focused:
        canvas.frame(area.inset(-1), rgb("#8a5a14"), width=3.5, radius=7)


def _paint_end(canvas: Canvas, area: Area, result: Result, *, best: bool) -> None:
    """Paint the score, with a star if it is a best one, or that the match was lost."""
    right, mid = area.x + area.w, area.centre[1]
    if not result.won:
        canvas.text(say("ui-ld-league-lost"), (right, mid - canvas.high(25, "bold") / 2), 25, RED_INK, face="bold", align="right")
        return
    wide = canvas.text(str(result.total), (right, mid - canvas.high(38, "title") / 2), 38, GREEN_INK, face="title", align="right")
    if best:
        shapes.sign(canvas, "star", (right - wide - 16, mid), 24, rgb("#a06a10"))


# ---------------------------------------------------------------------------------------------- the records


def record_height(canvas: Canvas) -> float:
    """The height of a record."""
    return max(64.0, canvas.high(24, "title") + 2 * canvas.high(20) + 8) + 16


def paint_record(
    canvas: Canvas, area: Area, sheet: Sheet, story: str, variant: Variant | None, *, focused: bool, chosen: bool
) -> None:
    """Paint the record of a story under some rules, or that it is locked."""
    panel(
        canvas,
        area,
        P,
        line=P.focus if focused else BRASS if chosen else None,
        warm=mix(P.panel, BRASS, 0.18) if chosen else None,
    )
    inner = area.inset(14, 8)
    mark, rest = off_left(inner, 60, 12)
    found, opened = league.figures(sheet.some(story, variant)), sheet.unlocked(story) or bool(sheet.some(story))
    if opened:
        seal(canvas, mark.centre, 58, STORIES[story].symbol)
    else:
        canvas.picture("ui/lock", shapes.square(mark.centre, 36), alpha=170)
    if found.best is not None:
        value = str(found.best.total)
        wide = canvas.wide(value, 40, "title") + 12
        right, rest = off_right(rest, wide, 8)
        top = right.centre[1] - (canvas.high(40, "title") + canvas.high(18)) / 2
        canvas.text(value, (right.x + right.w, top), 40, P.title, face="title", align="right")
        canvas.text(say("ui-ld-league-best"), (right.x + right.w, top + canvas.high(40, "title") - 4), 18, P.muted, align="right")
    title = name(story)
    y = rest.y + (rest.h - canvas.high(24, "title") - 2 * canvas.high(20)) / 2
    canvas.text(title, (rest.x, y), canvas.fitting(title, 24, rest.w, "title"), P.title if opened else P.muted, face="title")
    y += canvas.high(24, "title")
    for words in figures_text(found) if opened else [say("ui-ld-league-locked")]:
        canvas.text(
            words, (rest.x, y), canvas.fitting(words, 20, rest.w, least=0.8), P.text if found.played else P.muted, room=rest.w
        )
        y += canvas.high(20)


def figures_text(found: Figures) -> list[str]:
    """Figures of results in one or two lines."""
    first = say("ui-ld-league-played", played=found.played, won=found.won)
    if not found.won:
        return [first]
    return [first, say("ui-ld-league-mean", mean=f"{found.mean:.1f}", row=found.row, dread=found.fewest or 0)]


# ---------------------------------------------------------------------------------------------- one result


def detail_height(canvas: Canvas, wide: float) -> float:
    """The height of a result in full."""
    return (canvas.high(25, "title") + 17) + 4 * (canvas.high(20) + 5) + 2 * canvas.high(20) + 26


def paint_detail(canvas: Canvas, area: Area, result: Result | None) -> None:
    """Paint a result in full: the facts, the points by part, the reason of the end. None stands for an empty list."""
    panel(canvas, area, P)
    inner = area.inset(PAD, 12)
    if result is None:
        canvas.paragraph(say("ui-ld-league-choose"), inner, 21, P.muted)
        return
    title = say("ui-ld-league-of", story=result.story, day=_day(result))
    canvas.text(title, (inner.x, inner.y), canvas.fitting(title, 23, inner.w, "title", 0.5), P.accent, face="title", room=inner.w)
    body = off_top(inner, canvas.high(23, "title"), 6)[1]
    y = body.y + _paint_facts(canvas, body, result) + 8
    if result.won:
        high = 3 * (canvas.high(20) + 6)
        _paint_points(canvas, body._replace(y=y, h=high), result)
        y += high + 8
    words, room = say(result.reason), body._replace(y=y, h=body.y + body.h - y)
    if room.h >= canvas.tall(words, 20, room.w, "italic"):
        canvas.paragraph(words, room, 20, P.muted if result.won else DREAD_RED, face="italic")


def _paint_facts(canvas: Canvas, area: Area, result: Result) -> float:
    """Paint the Characters, the duration, the Dread and the rules. Returns the height."""
    words = say(
        "ui-ld-league-facts",
        party=list(result.party),
        dread=result.dread,
        minutes=result.minutes,
        rules=variant_words(result.variant),
    )
    high = min(canvas.tall(words, 20, area.w), 3 * canvas.high(20))
    canvas.paragraph(words, area._replace(h=high + 1), canvas.block(words, area._replace(h=high + 1), 20, least=15), P.text)
    return high


def _paint_points(canvas: Canvas, area: Area, result: Result) -> None:
    """Paint the points in two columns."""
    each = min((area.h) / 3, canvas.high(20) + 10)
    for place, part in enumerate(PARTS):
        half = area.w / 2 - 10
        x, y = area.x + place // 3 * (half + 20), area.y + place % 3 * each
        shapes.sign(canvas, SIGNS[part], (x + 12, y + each / 2), 22, BRASS)
        value = str(result.score.get(part, 0))
        wide = canvas.wide(value, 21, "bold") + 8
        label = say(f"ui-ld-part-{part}")
        canvas.text(
            label,
            (x + 32, y + each / 2 - canvas.high(20) / 2),
            canvas.fitting(label, 20, half - 36 - wide, least=0.75),
            P.text,
            room=half - 36 - wide,
        )
        colour: Colour = GREEN if result.score.get(part) else P.muted
        canvas.text(value, (x + half, y + each / 2 - canvas.high(21) / 2), 21, colour, face="bold", align="right")


def best_results(sheet: Sheet) -> Sequence[Result]:
    """The best result of each story under each set of rules."""
    found = [sheet.best(story, variant) for story in league.stories() for variant in sheet.variants()]
    return [one for one in found if one is not None]
