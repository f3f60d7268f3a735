"""The grid of a replay: the planned and the actual place and the results of each Character and hour, with the Dread below."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import Place, Token
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, WHITE, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, CardAttempt, HourRecord
from game.ui.london.replay.position import HOUR, PLAN, ReplayPosition, figure, place_names, signed
from game.ui.london.theme import DREAD_RED, GREEN, SEGMENTS, P
from game.ui.widgets.layout import off_left

HOURS = range(len(SLOTS))
SIGNS: dict[str, tuple[str, Colour]] = {SOLVED: ("tick", GREEN), FAILED: ("cross", DREAD_RED)}
LEFT = "arrow", P.muted
"""The signs of results with their colours, and that of a card that was left unsolved."""


def grid_height(canvas: Canvas, seats: int, room: float) -> float:
    """The preferred height of the grid, at most its share of the room."""
    fixed = sum(_edges(canvas))
    return fixed + seats * max(min(80.0, (room * 0.45 - fixed) / seats), canvas.high(19) + 34)


def _edges(canvas: Canvas) -> tuple[float, float]:
    """The heights of the hours above the grid and of the Dread below it."""
    return canvas.high(20) + 12, canvas.high(21, "bold") + 12


class GridLayout(NamedTuple):
    """The cells: row -1 has the hours, row `seats` the Dread; column -1 has the names, column 12 the end of the Chapter."""

    area: Area
    seats: int
    head: float
    foot: float
    left: float

    @classmethod
    def fit(cls, canvas: Canvas, area: Area, seats: int) -> "GridLayout":
        """The grid for an area."""
        return cls(area, seats, *_edges(canvas), min(area.w * 0.14, 168 * canvas.stretch))

    def cell(self, row: int, column: int) -> Area:
        """The cell in a row and a column."""
        area, head, left = self.area, self.head, self.left
        wide, high = (area.w - left) / (len(SLOTS) + 1), (area.h - head - self.foot) / self.seats
        x, w = (area.x, left) if column < 0 else (area.x + left + column * wide, wide)
        y, h = area.y + head + row * high, high
        if not 0 <= row < self.seats:
            y, h = (area.y, head) if row < 0 else (area.y + area.h - self.foot, self.foot)
        return Area(x, y, w, h)


class GroundProps(NamedTuple):
    """What the grid shows beside its cells: the Characters, the present hour, the Dread, and its change by column."""

    grid: GridLayout
    people: tuple[str, ...]
    slot: int | None
    dread: int
    changes: tuple[tuple[int, int], ...]


class PlannedHour(NamedTuple):
    """An hour to come of a Character. Without a `place` nothing is planned yet; while the `planning` runs, laid tokens stand out."""

    token: Token
    place: Place | None
    planning: bool


class PastHour(NamedTuple):
    """An hour of a Character that has begun: the planned and the actual place, and the results, each with its change of Dread."""

    meant: Place
    been: Place
    detour: bool
    marks: tuple[tuple[CardAttempt, int], ...]


class RowProps(NamedTuple):
    """The hours of a Character, and the one in focus."""

    grid: GridLayout
    seat: Seat
    hours: tuple[PlannedHour | PastHour, ...]
    lit: int | None


def paint(canvas: Canvas, grid: GridLayout, now: ReplayPosition, chosen: tuple[Seat, int] | None) -> None:
    """Paint the grid in cached panels: the background, and one row for each Character. `chosen` is the cell in focus."""
    past = {hour.slot: hour for hour in now.chapter.hours if hour.begin <= now.moment} if now.act != PLAN else {}
    changes = {slot: now.dread(hour) for slot, hour in past.items()}
    if past:
        changes[len(SLOTS)] = sum(one.change for one in now.chapter.closing_changes if one.moment <= now.moment)
    slot = now.hour.slot if now.act == HOUR and now.hour is not None else None
    ground = GroundProps(grid, tuple(person.id for person in now.t.people), slot, now.t.dread, tuple(changes.items()))
    canvas.paint("ld-watch-grid", grid.area, _paint_ground, ground)
    for seat in range(grid.seats):
        hours = tuple(_past(now, past[at], seat) if at in past else _planned(now, seat, at) for at in HOURS)
        row = RowProps(grid, seat, hours, chosen[1] if chosen is not None and chosen[0] == seat else None)
        first = grid.cell(seat, 0)
        canvas.paint(f"ld-watch-row-{seat}", first._replace(w=first.w * len(SLOTS)), _paint_row, row, solid=False)


def _planned(now: ReplayPosition, seat: Seat, slot: int) -> PlannedHour:
    planning, clock = now.act == PLAN, now.clocks[seat]
    known = not planning or any(clock[slot:])
    return PlannedHour(clock[slot], now.meant[seat][slot] if known else None, planning)


def _past(now: ReplayPosition, hour: HourRecord, seat: Seat) -> PastHour:
    marks = tuple((attempt, hour.dread_of(attempt)) for attempt in now.attempts(hour) if seat in attempt.seats)
    return PastHour(hour.planned[seat], hour.actual[seat], seat in hour.detours, marks)


def _paint_ground(canvas: Canvas, area: Area, props: GroundProps) -> None:
    """Paint everything but the cells: the hours above, the Characters at the left, the Dread below."""
    grid, right = props.grid, area.x + area.w - 8
    canvas.box(area, (P.panel, P.panel_low), P.line, radius=8)
    if props.slot is not None:
        top = grid.cell(-1, props.slot)
        canvas.veil(top.row(top.y + 2, area.h - 4), P.accent, 34, radius=6)
    for slot, row in enumerate(SLOTS):
        spot = grid.cell(-1, slot)
        if slot % 4 == 0:
            shapes.sign(canvas, row.segment, (spot.x + 18, spot.centre[1]), 22, SEGMENTS[row.segment])
        shapes.fit(canvas, figure(slot), spot, 21, SEGMENTS[row.segment], face="bold", align="centre")
    shapes.fit(canvas, say("ui-ld-watch-close"), grid.cell(-1, len(SLOTS)).inset(3, 0), 18, P.muted, align="centre")
    for slot in (4, 8, 12):
        x = grid.cell(-1, slot).x
        canvas.line((x, area.y + 6), (x, area.y + area.h - 6), mix(P.line, P.panel, 0.3), 1.5)
    for seat, who in enumerate(props.people):
        label = grid.cell(seat, -1)
        _paint_name(canvas, label, who, seat)
        canvas.line((area.x + 8, label.y), (right, label.y), mix(P.line, P.panel, 0.5), 1)
    foot = grid.cell(grid.seats, -1)
    canvas.line((area.x + 8, foot.y), (right, foot.y), mix(P.line, P.panel, 0.2), 1.5)
    icon, rest = off_left(foot.inset(10, 0), 26, 8)
    shapes.sign(canvas, "dread", icon.centre, 26, DREAD_RED)
    shapes.fit(canvas, say("ui-ld-watch-dread", dread=props.dread), rest, 20, DREAD_RED, face="bold")
    for slot, change in props.changes:
        _paint_change(canvas, grid.cell(grid.seats, slot), change)


def _paint_name(canvas: Canvas, area: Area, who: str, seat: Seat) -> None:
    """Paint the medallion of a Character, and with room the name."""
    wide = min(area.h - 16, 58.0)
    shapes.medal(canvas, who, seat, (area.x + 10 + wide / 2, area.centre[1]), wide)
    shapes.badge(canvas, seat, (area.x + 10 + wide * 0.92, area.centre[1] + wide * 0.38), wide * 0.36)
    room, words = off_left(area, wide + 22, 0)[1], say(f"short-{who}")
    if canvas.wide(words, 14, "bold") <= room.w - 4:
        shapes.fit(canvas, words, room._replace(w=room.w - 4), 22, theme.SEATS[seat].colour, face="bold")


def _paint_change(canvas: Canvas, area: Area, change: int) -> None:
    """Paint a change of Dread, the warmer the greater."""
    colour = DREAD_RED if change > 0 else GREEN if change < 0 else P.muted
    if change:
        fill = mix(P.panel, theme.DREAD_HEAT if change > 0 else theme.GREEN_DEEP, 0.35 + 0.5 * min(1.0, abs(change) / 6))
        canvas.box(area.inset(4, 4), fill, None, radius=5)
    words, ink = (signed(change), mix(colour, WHITE, 0.3)) if change else ("·", colour)
    shapes.fit(canvas, words, area, 21, ink, face="bold", align="centre")


# ------------------------------------------------------------------ cells


def _paint_row(canvas: Canvas, _: Area, props: RowProps) -> None:
    """Paint the hours of a Character."""
    for slot, hour in enumerate(props.hours):
        cell = props.grid.cell(props.seat, slot).inset(3)
        if isinstance(hour, PastHour):
            _paint_past(canvas, cell, hour)
        else:
            _paint_planned(canvas, cell, hour, props.seat)
        if slot == props.lit:
            canvas.frame(cell.inset(-1), P.focus, width=3, radius=6)


def _paint_planned(canvas: Canvas, cell: Area, hour: PlannedHour, seat: Seat) -> None:
    """Paint an hour that is still to come: the planned token and, with room, the place."""
    wide = min(34.0, cell.h - 10, cell.w * 0.36)
    shapes.token(canvas, hour.token, seat, (cell.x + 4 + wide / 2, cell.centre[1]), wide)
    room, names = off_left(cell, wide + 8, 0)[1], () if hour.place is None else place_names(hour.place)
    if words := next((words for words in names if canvas.wide(words, 18, "bold") <= room.w - 2), ""):
        shapes.fit(canvas, words, room, 18, P.text if hour.token and hour.planning else P.muted)


def _paint_past(canvas: Canvas, cell: Area, hour: PastHour) -> None:
    """Paint a past hour: the actual place, the planned one if it differs, and the results."""
    high, line, strayed = canvas.high(19), cell.inset(5, 3), hour.meant != hour.been
    if strayed:
        canvas.box(cell, mix(P.panel, GOLD, 0.14), mix(P.line, GOLD, 0.5), radius=6, width=1)
    if hour.detour:
        shapes.sign(canvas, "detour", (cell.x + cell.w - 16, cell.y + cell.h - 16), 24, P.accent)
    if strayed:
        (_, tiny, bare), goal = place_names(hour.meant), place_names(hour.been)[1]
        words = tiny if canvas.wide(tiny + goal, 19, "bold") + 10 <= line.w else bare
        wide = canvas.text(words, (line.x, line.y), 18, P.muted)
        canvas.line((line.x - 1, line.y + high * 0.55), (line.x + wide + 1, line.y + high * 0.55), DREAD_RED, 2)
        line = off_left(line, wide, 7)[1]
    face, colour = ("bold", P.title) if strayed else ("text", P.text)
    if words := next((words for words in place_names(hour.been) if canvas.wide(words, 19, "bold") <= line.w), ""):
        canvas.text(words, (line.x, line.y), canvas.fitting(words, 19, line.w, face), colour, face=face, room=line.w)
    _paint_marks(canvas, Area(cell.x + 4, line.y + high + 2, cell.w - 8, cell.h - high - 7), hour.marks)


def _paint_marks(canvas: Canvas, area: Area, marks: Sequence[tuple[CardAttempt, int]]) -> None:
    """Paint results as a row of signs, each with its Dread."""
    side, x = min(area.h, 40.0, area.w / max(1, len(marks))), area.x
    for attempt, change in marks:
        paint_mark(canvas, (x + side / 2, area.centre[1]), side, attempt)
        x += side + 4
        if change and x + 22 <= area.x + area.w and canvas.high(18) <= area.h + 4:
            at = (x, area.centre[1] - canvas.high(18) / 2)
            x += canvas.text(signed(change), at, 18, DREAD_RED if change > 0 else GREEN) + 6


def paint_mark(canvas: Canvas, centre: tuple[float, float], side: float, attempt: CardAttempt) -> None:
    """Paint a result: a sign, the seal of a Plot card with a pip for each tier, or the medallion of an Ally."""
    x, y = centre
    if attempt.tier >= 0:
        shapes.seal(canvas, (x, y - side * 0.1), side * 0.78, "", PLOTS[attempt.card].letter)
        for pip in range(3):
            colour = GOLD if pip <= attempt.tier else mix(P.line, P.panel, 0.2)
            canvas.circle((x + (pip - 1) * side * 0.24, y + side * 0.42), max(2.0, side * 0.085), colour)
    elif attempt.result == JOINED and attempt.card in ALLIES:
        shapes.medal(canvas, attempt.card, None, centre, side * 0.92)
    else:
        sign, colour = SIGNS.get(attempt.result, LEFT)
        canvas.circle(centre, side * 0.42, mix(colour, BLACK, 0.7))
        canvas.circle(centre, side * 0.42, colour, 1.5)
        shapes.sign(canvas, sign, centre, side * 0.52, colour)
