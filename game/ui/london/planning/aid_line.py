"""Paints the aid line below the map: words, or rows of text in several colours with the signs of players."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.planning.aid_text import DOT, EQUALS, AidText, StyledText, TextRow, joined
from game.ui.london.theme import P
from game.ui.widgets.layout import off_right, off_top

LEAST_ROW = 8.0
SPACE, BADGE = 0.28, 1.05
"""The gap between two runs, and the size of a player's sign, in text sizes."""
MOST_ROWS = 4
"""The greatest number of rows."""
TITLE, NOTE = 25.0, 22.0
LEAST_WORDS = 6.0
"""The least text size of notices and help, for large print, before text is left out."""


class AidProps(NamedTuple):
    """What the aid line shows: the last `notice` of a pointer, else the subjects of the players, else how to plan (`help`)."""

    notice: str = ""
    is_notice_good: bool = False
    subjects: tuple[tuple[Seat, AidText], ...] = ()
    help: str = ""


def paint(canvas: Canvas, area: Area, props: AidProps) -> None:
    """Paint the aid line: words, one subject in full, or several in a row each."""
    subjects = () if props.notice else props.subjects[:MOST_ROWS]
    alone = bool(subjects) and all(text == subjects[0][1] for _, text in subjects)
    edge = P.focus if alone else P.danger if props.notice and not props.is_notice_good else P.line
    canvas.box(area, (P.panel, P.panel_low), edge, width=3 if alone else 2)
    if not subjects:
        words, inner = props.notice or props.help, area.inset(min(22.0, area.w * 0.05), 8)
        size = canvas.block(words, inner, 25 if props.notice else 24, least=LEAST_WORDS)
        colour, align = (P.text, "left") if props.notice else (P.muted, "centre")
        canvas.paragraph(words, inner, size, colour, middle=True, align=align)
        return
    inner = area.inset(min(22.0, area.w * 0.04), 8)
    if alone:
        _whole(canvas, inner, subjects[0][1])
    else:
        _rows(canvas, inner, subjects)


def _whole(canvas: Canvas, inner: Area, shown: AidText) -> None:
    """Paint a subject: title and hour, the sum below, and the notes last; all in one block where space is short."""
    right, inner = off_right(inner, min(44.0, inner.h * 0.5) if shown.verdict else 0.0, 10)
    _verdict(canvas, right.centre, right.w, shown.verdict)
    line, hour = joined(shown.line), [StyledText(shown.hour, P.muted, "italic")] if shown.hour else []
    end = wide(canvas, hour, TITLE * 0.9) + 12 if hour else 0.0
    if wide(canvas, line, NOTE) > inner.w or canvas.wide(shown.title, TITLE * 0.6, "title") + end > inner.w:
        title = [StyledText(word, P.title, "title") for word in shown.title.split()]
        most = joined([title, *([hour] if hour else []), *shown.line])
        less = joined([title, shown.line[-1]])
        flow(canvas, inner, most if fits(canvas, inner, most, NOTE / 2) else less, NOTE)
        return
    head, rest = off_top(inner, min(canvas.high(TITLE, "title"), inner.h * 0.36), 0)
    size = canvas.fitting(shown.title, TITLE, head.w - end, "title", 0.5)
    canvas.within(shown.title, head._replace(w=head.w - end), size, P.title, face="title", align="left", margin=0)
    if hour:
        write(canvas, Area(head.x + head.w - end + 12, head.y, end, head.h), hour, TITLE * 0.9)
    notes = joined([[StyledText(words, P.accent, "italic")] for words in shown.notes])
    low = min(rest.h * 0.45, canvas.high(NOTE, "italic")) if notes else 0.0
    flow(canvas, rest._replace(h=rest.h - low), line, 30 if notes else 32)
    flow(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), notes, NOTE)


def _rows(canvas: Canvas, inner: Area, shown: Sequence[tuple[Seat, AidText]]) -> None:
    """Paint a row for each player's subject: the player's sign, the title if it fits, and the sum."""
    high = inner.h / len(shown)
    badge, size = min(high - 2, 30.0), min(24.0, high * 0.84 / max(1.0, canvas.stretch))
    room = inner.w - 2 * badge - 16
    lines = [joined([*([[StyledText(its.hour, P.muted, "italic")]] if its.hour else []), *its.brief]) for _, its in shown]
    if any(wide(canvas, line, size) > room * 0.62 for line in lines):
        lines = [joined(its.brief) for _, its in shown]
    if any(wide(canvas, line, size * 0.6) > room for line in lines):  # the verdict at the end of the row replaces the sum
        lines = [list(takewhile(lambda one: one != EQUALS, line)) for line in lines]
    size = min(fitting(canvas, line, size, room * 0.7) for line in lines)
    for place, ((seat, its), full) in enumerate(zip(shown, lines, strict=True)):
        line = _last(canvas, full, size, room)
        row = inner.row(inner.y + place * high, high)
        shapes.badge(canvas, seat, (row.x + badge / 2, row.centre[1]), badge)
        _verdict(canvas, (row.x + row.w - badge / 2, row.centre[1]), badge, its.verdict)
        spot = row.at(badge + 8, 0, room, high)
        long = min(wide(canvas, line, size), room)
        left = spot._replace(w=room - long - 12)
        title = next((one for one in (its.title, its.place) if canvas.wide(one, size * 0.7, "title") <= left.w), "")
        if title:
            letters = canvas.fitting(title, size, left.w, "title", 0.7)
            canvas.within(title, left, letters, P.title, face="title", align="left", margin=0)
        write(canvas, Area(spot.x + spot.w - long, spot.y, long + 2, high), line, size)


def _last(canvas: Canvas, line: TextRow, size: float, room: float) -> TextRow:
    """The end of a row that fits; the result is at the end."""
    while line and wide(canvas, line, size) > room:
        line = line[1:]
    return line[1:] if line and line[0] is DOT else line


def _verdict(canvas: Canvas, centre: tuple[float, float], wide: float, verdict: str) -> None:
    """Paint a tick for a good plan, the Item sign for one that needs help, a warning for a bad one."""
    if not verdict or wide < 8:
        return
    if verdict == "bad":
        shapes.flag(canvas, centre, wide)
        return
    sign, colour, ground = ("tick", theme.GREEN, theme.GREEN_DEEP) if verdict == "good" else ("item", P.accent, P.deep)
    canvas.circle(centre, wide / 2, ground)
    canvas.circle(centre, wide / 2, colour, 2.5)
    shapes.sign(canvas, sign, centre, wide * 0.6, colour)


# ------------------------------------------------------------------ rows of text


def wide(canvas: Canvas, line: TextRow, size: float) -> float:
    """The width of a row."""
    letters = sum(canvas.wide(one.words, size, one.face) for one in line)
    return letters + size * (sum(BADGE + 0.15 for one in line if one.seat is not None) + SPACE * max(0, len(line) - 1))


def broken(canvas: Canvas, line: TextRow, size: float, room: float) -> list[list[StyledText]]:
    """A row broken into lines no wider than `room`; no line starts or ends with a dot."""
    made: list[list[StyledText]] = [[]]
    for one in line:
        if made[-1] and wide(canvas, [*made[-1], one], size) > room:
            made.append([])
        if one is not DOT or made[-1]:
            made[-1].append(one)
    return [row[:-1] if row[-1] is DOT else row for row in made if row]


def fits(canvas: Canvas, area: Area, line: TextRow, size: float) -> bool:
    """Whether a row fits into `area` at a size, broken if necessary."""
    made = broken(canvas, line, size, area.w)
    return len(made) * _tall(canvas, line, size) <= area.h + 1 and all(wide(canvas, row, size) <= area.w for row in made)


def _tall(canvas: Canvas, line: TextRow, size: float) -> float:
    return max((canvas.high(size, one.face) for one in line), default=0.0)


def flow(canvas: Canvas, area: Area, line: TextRow, size: float) -> None:
    """Paint a row, vertically centred, broken into lines, at `size` or the largest size that fits."""
    while size > LEAST_ROW and not fits(canvas, area, line, size):
        size -= 1
    made, high = broken(canvas, line, size, area.w), _tall(canvas, line, size)
    y = area.y + max(0.0, (area.h - high * len(made)) / 2)
    for row in made:
        write(canvas, area.row(y, high), row, size)
        y += high


def fitting(canvas: Canvas, line: TextRow, size: float, room: float) -> float:
    """The size at which a row fits into a width: `size` or less, but at least half of it."""
    low = size * 0.5
    while size > low and wide(canvas, line, size) > room:
        size -= 1
    return size


def write(canvas: Canvas, area: Area, line: TextRow, size: float) -> None:
    """Paint a row on one line, vertically centred; what does not fit is cut."""
    x, end = area.x, area.x + area.w
    for one in line:
        if x >= end - 1:
            break
        if one.seat is not None:
            badge = BADGE * size
            shapes.badge(canvas, one.seat, (x + badge / 2, area.centre[1]), badge)
            x += badge + 0.15 * size
        high = canvas.high(size, one.face)
        x += canvas.text(one.words, (x, area.centre[1] - high / 2), size, one.colour, face=one.face, room=max(1.0, end - x))
        x += SPACE * size
