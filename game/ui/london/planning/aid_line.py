"""Paints the aid line below the map: a notice, what the players look at, the hint that stands, or how to plan."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.board.board import verdict
from game.ui.london.planning.aid_text import DOT, EQUALS, AidText, StyledText, TextRow, joined
from game.ui.london.theme import P
from game.ui.widgets.boxes import Box, Drawn, KeyCap, Line, Space, paint as paint_boxes
from game.ui.widgets.containers import Column, Flow, Row
from game.ui.widgets.layout import off_bottom, off_left, off_right, rows

SIZES = (32.0, 30.0, *range(28, 7, -2))
"""The text sizes that are tried for a subject in full."""
SPACE, BADGE = 0.28, 1.05
"""The gap between two runs, and the size of a player's sign, in text sizes."""
MOST_ROWS = 4
TITLE, NOTE = 25.0, 22.0
HINT = 0.46
"""The share of the line that a hint takes below a subject or a notice."""
LOW_HINT = 34.0
"""A hint that is lower than this is one line without margins."""
SMALLEST = 20.0
"""The least text size of the whole hint."""
LEAST_WORDS = 6.0
"""The least text size of notices and help, for large print, before text is left out."""


class AidProps(NamedTuple):
    """What the aid line shows: the last `notice` of a pointer, else the subjects of the players, else how to plan (`help`).

    A `hint` for `hint_seat` stands below them, in few words if there is no room, and alone in place of the help; `hint_cap` is the key
    that lays it.
    """

    notice: str = ""
    is_notice_good: bool = False
    subjects: tuple[tuple[Seat, AidText], ...] = ()
    help: str = ""
    hint: str = ""
    hint_brief: str = ""
    hint_seat: Seat | None = None
    hint_cap: str = ""


def paint(canvas: Canvas, area: Area, props: AidProps) -> None:
    """Paint the aid line: words, one subject in full, or several in a row each; and the hint."""
    subjects = () if props.notice else props.subjects[:MOST_ROWS]
    if props.hint and len(subjects) > 1:  # the hint takes the row of its player
        subjects = tuple(one for one in subjects if one[0] != props.hint_seat)
    alone = bool(subjects) and all(text == subjects[0][1] for _, text in subjects)
    edge = P.focus if alone else P.danger if props.notice and not props.is_notice_good else P.line
    canvas.box(area, (P.panel, P.panel_low), edge, width=3 if alone else 2)
    if props.hint:
        both = bool(subjects or props.notice)
        share = min(HINT, 1 / (len(subjects) + 1)) if both else 1.0
        foot, area = off_bottom(area, area.h * share, 0)
        _hint(canvas, foot.inset(5 if share >= HINT else 2), props)
        if not both:
            return
    inner = area.inset(min(22.0, area.w * 0.04), 8 if not props.hint else 4)
    if alone and _alone(canvas, inner, subjects[0][1], least=NOTE / 2 if props.hint else 0):
        return
    if subjects:
        for spot, row in zip(rows(inner, len(subjects), 0), _subject_rows(canvas, inner, subjects), strict=True):
            paint_boxes(row, canvas, spot)
    else:
        words, inner = props.notice or props.help, area.inset(min(22.0, area.w * 0.05), 8 if not props.hint else 4)
        size = canvas.block(words, inner, 25 if props.notice else 24, least=LEAST_WORDS)
        colour, align = (P.text, "left") if props.notice else (P.muted, "centre")
        canvas.paragraph(words, inner, size, colour, middle=True, align=align)


def _alone(canvas: Canvas, inner: Area, text: AidText, *, least: float) -> bool:
    """Paint one subject in full, at the largest size that fits. Returns whether there was room; without `least` it is painted anyhow."""
    right, inner = off_right(inner, min(44.0, inner.h * 0.5) if text.verdict else 0.0, 10)
    tries = [*_whole(canvas, inner, text)]
    found = next((box for box in tries if box.high(canvas, inner.w) <= inner.h + 1), None)
    if found is None and least:
        return False
    _verdict(text.verdict, canvas, right)
    paint_boxes(found or tries[-1], canvas, inner)
    return True


def _hint(canvas: Canvas, area: Area, props: AidProps) -> None:
    """Paint the hint as a button: the sign of its player, the sentence, and the key that lays it."""
    canvas.box(area, (theme.GREEN_DEEP, P.deep), theme.GREEN, width=2, radius=8)
    inner = area.inset(10, 3 if area.h > LOW_HINT else 0)
    side, cap = min(inner.h, 40.0), KeyCap(props.hint_cap, P)
    wide = cap.wide(canvas) if props.hint_cap and area.h >= cap.high(canvas, 0) + 6 else 0.0
    left, words = off_left(inner, side, 10)
    if props.hint_seat is not None:
        shapes.badge(canvas, props.hint_seat, left.centre, side * 0.8)
    end, words = off_right(words, wide, 8 if wide else 0)
    told = props.hint
    if (size := canvas.block(told, words, 25, least=LEAST_WORDS)) < SMALLEST and props.hint_brief:
        told = props.hint_brief
        size = canvas.block(told, words, 25, least=LEAST_WORDS)
    if area.h > LOW_HINT:
        canvas.paragraph(told, words, size, P.text, middle=True)
    else:  # a row among those of the other players
        canvas.within(told, words, min(size, area.h * 0.8), P.text, align="left", margin=0)
    if wide:
        paint_boxes(cap, canvas, end)


def runs(line: TextRow, size: float) -> list[Box]:
    """A row of text as boxes."""
    found: list[Box] = []
    for one in line:
        if one.seat is not None:
            found.append(Drawn(partial(_badge, one.seat), size * BADGE, size * BADGE))
        found.append(Line(one.words, size, one.colour, one.face, least=0.5))
    return found


def _badge(seat: Seat, canvas: Canvas, area: Area) -> None:
    shapes.badge(canvas, seat, area.centre, min(area.w, area.h))


def broken(canvas: Canvas, line: TextRow, size: float, room: float) -> list[Box]:
    """A row broken into lines no wider than `room`; no line starts or ends with a dot."""
    made: list[list[StyledText]] = [[]]
    for one in line:
        if made[-1] and Flow(*runs([*made[-1], one], size), gap=size * SPACE).wide(canvas) > room:
            made.append([])
        if one is not DOT or made[-1]:
            made[-1].append(one)
    return [Flow(*runs(row[:-1] if row[-1] is DOT else row, size), gap=size * SPACE) for row in made if row]


def _whole(canvas: Canvas, inner: Area, shown: AidText) -> Iterator[Box]:
    """The ways to show a subject, the first that fits is painted: title and hour, the sum, and the notes; or all in one block."""

    def block(line: TextRow, size: float) -> Box:
        return Column(Space(), *broken(canvas, line, size, inner.w), Space(), grow=(0, -1))

    hour = [StyledText(shown.hour, P.muted, "italic")] if shown.hour else []
    notes = joined(*([StyledText(words, P.accent, "italic")] for words in shown.notes))
    line, end = joined(*shown.line), Flow(*runs(hour, TITLE * 0.9)).wide(canvas)
    if canvas.wide(shown.title, TITLE * 0.6, "title") + end + 12 <= inner.w:
        head = Row(Line(shown.title, TITLE, P.title, "title", least=0.6), *runs(hour, TITLE * 0.9), gap=12, grow=(0,))
        for size in SIZES:
            yield Column(head, block(line, size), *broken(canvas, notes, min(size, NOTE), inner.w), grow=(1,))
    words = [StyledText(word, P.title, "title") for word in shown.title.split()]
    yield from (block(joined(words, hour, *shown.line), size) for size in SIZES if NOTE / 2 <= size <= NOTE)
    yield from (block(joined(words, shown.line[-1]), size) for size in SIZES if size <= NOTE)


def _subject_rows(canvas: Canvas, inner: Area, shown: Sequence[tuple[Seat, AidText]]) -> list[Box]:
    """A row for each player's subject: the player's sign, the title if it fits, the sum, and the verdict."""
    high = inner.h / len(shown)
    side, size = min(high - 2, 30.0), min(24.0, high * 0.84 / max(1.0, canvas.stretch))
    room = inner.w - 2 * side - 16

    def wide(line: TextRow, size: float) -> float:
        return Flow(*runs(line, size), gap=size * SPACE).wide(canvas)

    lines = [joined([StyledText(its.hour, P.muted, "italic")] if its.hour else [], *its.brief) for _, its in shown]
    if any(wide(line, size) > room * 0.62 for line in lines):
        lines = [joined(*its.brief) for _, its in shown]
    if any(wide(line, size * 0.6) > room for line in lines):  # the verdict at the end of the row replaces the sum
        lines = [list(takewhile(lambda one: one != EQUALS, line)) for line in lines]
    low = size * 0.5
    while size > low and any(wide(line, size) > room * 0.7 for line in lines):
        size -= 1
    found: list[Box] = []
    for (seat, its), full in zip(shown, lines, strict=True):
        start = next((at for at in range(len(full)) if full[at] is not DOT and wide(full[at:], size) <= room), len(full))
        left = room - wide(full[start:], size) - 12  # the end of a row has the result
        title = next((one for one in (its.title, its.place) if canvas.wide(one, size * 0.7, "title") <= left), "")
        sign, verdict = Drawn(partial(_badge, seat), side, side), Drawn(partial(_verdict, its.verdict), side, side)
        words = Row(*runs(full[start:], size), gap=size * SPACE) if full[start:] else Space()
        found.append(Row(sign, Line(title, size, P.title, "title", least=0.7), words, verdict, gap=8, grow=(1,)))
    return found


def _verdict(kind: str, canvas: Canvas, area: Area) -> None:
    """Paint what the plan makes of a card."""
    if kind:
        verdict(canvas, kind, area.centre, min(area.w, area.h))
