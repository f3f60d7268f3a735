"""The grid of a replay: the planned and the actual place and the results of each Character and hour, with the Dread below."""

from dataclasses import dataclass
from functools import partial

from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, Colour, mix, rgb
from game.ui.london import shapes, theme
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, CardAttempt, HourRecord, Seat
from game.ui.london.replay.position import HOUR, PLAN, ReplayPosition, bare, figure, short, tiny
from game.ui.london.shapes import seal
from game.ui.london.theme import DREAD_RED, GREEN, SEGMENTS, P
from game.ui.widgets.layout import off_left

SIGNS = {SOLVED: "tick", FAILED: "cross"}
GONE = "arrow"
"""The sign of a card that was left unsolved."""
COLOURS: dict[str, Colour] = {SOLVED: GREEN, FAILED: DREAD_RED}


def edges(canvas: Canvas) -> tuple[float, float]:
    """The heights of the hours above the grid and of the Dread below it."""
    return canvas.high(20) + 12, canvas.high(21, "bold") + 12


def grid_height(canvas: Canvas, seats: int, room: float) -> float:
    """The preferred height of the grid, at most its share of the room."""
    fixed = sum(edges(canvas))
    return fixed + seats * max(min(80.0, (room * 0.45 - fixed) / seats), canvas.high(19) + 34)


@dataclass(frozen=True)
class GridLayout:
    """The cells of the grid: a row for each Character, a column for each hour and one for the end of the Chapter."""

    area: Area
    seats: int
    head: float
    foot: float
    left: float

    @classmethod
    def fit(cls, canvas: Canvas, area: Area, seats: int) -> "GridLayout":
        """The grid for an area."""
        return cls(area, seats, *edges(canvas), min(area.w * 0.14, 168 * canvas.stretch))

    @property
    def wide(self) -> float:
        """The width of an hour."""
        return (self.area.w - self.left) / (len(SLOTS) + 1)

    @property
    def high(self) -> float:
        """The height of a row."""
        return (self.area.h - self.head - self.foot) / self.seats

    def cell(self, seat: int, slot: int) -> Area:
        """The cell of a Character and an hour."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.head + seat * self.high, self.wide, self.high)

    def label(self, seat: int) -> Area:
        """The area of a Character's name."""
        return Area(self.area.x, self.area.y + self.head + seat * self.high, self.left, self.high)

    def top(self, slot: int) -> Area:
        """The area of an hour's name."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y, self.wide, self.head)

    def low(self, slot: int) -> Area:
        """The area of an hour's Dread. Slot 12 is the end of the Chapter."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.area.h - self.foot, self.wide, self.foot)


# ---------------------------------------------------------------------------------------------- painting


def paint(canvas: Canvas, grid: GridLayout, now: ReplayPosition, chosen: tuple[Seat, int] | None) -> None:
    """Paint the grid in cached panels: the background, and one row for each Character. `chosen` is the cell in focus."""
    hours = {hour.slot: hour for hour in now.chapter.hours if hour.begin <= now.moment} if now.act != PLAN else {}
    changes = {slot: now.dread(hour) for slot, hour in hours.items()}
    if hours:
        changes[len(SLOTS)] = sum(one.change for one in now.chapter.closing_changes if one.moment <= now.moment)
    column = now.hour.slot if now.hour is not None else None
    state = (now.chapter.number, now.act == HOUR, column, now.t.dread, tuple(changes.items()))
    canvas.panel("ld-watch-grid", state, grid.area, lambda c, _: _paint_ground(c, grid, now, changes))
    for seat in range(grid.seats):
        attempts = tuple(sum(seat in attempt.seats for attempt in now.attempts(hour)) for hour in hours.values())
        highlighted = chosen[1] if chosen is not None and chosen[0] == seat else None
        key = (now.chapter.number, now.act == PLAN, tuple(now.clocks[seat]), attempts, highlighted)
        whole = grid.cell(seat, 0)._replace(w=grid.wide * len(SLOTS))
        canvas.panel(f"ld-watch-row-{seat}", key, whole, partial(_paint_row, grid, now, hours, seat, highlighted), solid=False)


def _paint_ground(canvas: Canvas, grid: GridLayout, now: ReplayPosition, changes: dict[int, int]) -> None:
    """Paint everything but the cells: the hours above, the Characters at the left, the Dread below."""
    area = grid.area
    canvas.box(area, (P.panel, P.panel_low), P.line, radius=8)
    _highlight_hour(canvas, grid, now)
    for slot, row in enumerate(SLOTS):
        _paint_hour_name(canvas, grid, slot, SEGMENTS[row.segment], row.segment if slot % 4 == 0 else "", figure(slot))
    words = say("ui-ld-watch-close")
    canvas.within(words, grid.top(len(SLOTS)), canvas.fitting(words, 18, grid.wide - 6, least=0.6), P.muted)
    for seat in range(grid.seats):
        _paint_name(canvas, grid.label(seat), now, seat)
        y = grid.label(seat).y
        canvas.line((area.x + 8, y), (area.x + area.w - 8, y), mix(P.line, P.panel, 0.5), 1)
    _paint_dread(canvas, grid, now, changes)


def _paint_row(
    grid: GridLayout,
    now: ReplayPosition,
    hours: dict[int, HourRecord],
    seat: Seat,
    highlighted: int | None,
    canvas: Canvas,
    area: Area,
) -> None:
    """Paint the hours of a Character."""
    for slot in range(len(SLOTS)):
        cell = grid.cell(seat, slot).inset(3)
        if slot in hours:
            _paint_actual(canvas, cell, now, hours[slot], seat)
        else:
            _paint_planned(canvas, cell, now, seat, slot)
        if slot == highlighted:
            canvas.frame(cell.inset(-1), P.focus, width=3, radius=6)


def _highlight_hour(canvas: Canvas, grid: GridLayout, now: ReplayPosition) -> None:
    """Highlight the column of the current hour."""
    if now.act == HOUR and now.hour is not None:
        top = grid.top(now.hour.slot)
        canvas.veil(Area(top.x, top.y + 2, top.w, grid.area.h - 4), P.accent, 34, radius=6)
    for slot in (4, 8, 12):
        x = grid.top(slot).x
        canvas.line((x, grid.area.y + 6), (x, grid.area.y + grid.area.h - 6), mix(P.line, P.panel, 0.3), 1.5)


def _paint_hour_name(canvas: Canvas, grid: GridLayout, slot: int, colour: Colour, sign: str, words: str) -> None:
    top = grid.top(slot)
    mid = top.centre
    if sign:
        shapes.sign(canvas, sign, (top.x + 18, mid[1]), 22, colour)
    canvas.text(words, (mid[0], mid[1] - canvas.high(21, "bold") / 2), 21, colour, face="bold", align="centre")


def _paint_name(canvas: Canvas, area: Area, now: ReplayPosition, seat: Seat) -> None:
    """Paint the name of a Character."""
    who = now.t.people[seat].id
    wide = min(area.h - 16, 58.0)
    shapes.medal(canvas, who, seat, (area.x + 10 + wide / 2, area.centre[1]), wide)
    shapes.badge(canvas, seat, (area.x + 10 + wide * 0.92, area.centre[1] + wide * 0.38), wide * 0.36)
    room = area._replace(x=area.x + wide + 22, w=area.w - wide - 26)
    words = say(f"short-{who}")
    if canvas.wide(words, 14, "bold") > room.w:
        return
    canvas.within(
        words,
        room,
        canvas.fitting(words, 22, room.w, "bold", 0.6),
        theme.SEATS[seat].colour,
        face="bold",
        align="left",
        margin=0,
    )


# ---------------------------------------------------------------------------------------------- cells


def _place_name(canvas: Canvas, place: str, room: float, size: float = 19) -> str:
    """The longest name of a place that fits into `room`, or ""."""
    names = (short(place), tiny(place), bare(place))
    return next((words for words in names if canvas.wide(words, size, "bold") <= room), "")


def _paint_planned(canvas: Canvas, cell: Area, now: ReplayPosition, seat: Seat, slot: int) -> None:
    """Paint an hour that is still to come: the planned token and place."""
    token = now.clocks[seat][slot]
    wide = min(34.0, cell.h - 10, cell.w * 0.36)
    shapes.token(canvas, token, seat, (cell.x + 4 + wide / 2, cell.centre[1]), wide)
    room = cell.w - wide - 10
    words = _place_name(canvas, now.meant[seat][slot], room, 18)
    if not words or (now.act == PLAN and not token and not any(now.clocks[seat][slot:])):
        return
    colour = P.text if token and now.act == PLAN else P.muted
    canvas.within(
        words, Area(cell.x + wide + 8, cell.y, room, cell.h), canvas.fitting(words, 18, room), colour, align="left", margin=0
    )


def _paint_actual(canvas: Canvas, cell: Area, now: ReplayPosition, hour: HourRecord, seat: Seat) -> None:
    """Paint a past hour: the actual place, the planned one if it differs, and the results."""
    meant, been = hour.planned[seat], hour.actual[seat]
    strayed = meant != been
    high = canvas.high(19)
    if strayed:
        canvas.box(cell, mix(P.panel, GOLD, 0.14), mix(P.line, GOLD, 0.5), radius=6, width=1)
    x, top = cell.x + 5, cell.y + 3
    room = cell.w - 10
    if seat in hour.detours:
        shapes.sign(canvas, "detour", (cell.x + cell.w - 16, cell.y + cell.h - 16), 24, P.accent)
    if strayed:
        words = tiny(meant) if canvas.wide(tiny(meant) + tiny(been), 19, "bold") + 10 <= room else bare(meant)
        wide = canvas.text(words, (x, top), 18, P.muted)
        canvas.line((x - 1, top + high * 0.55), (x + wide + 1, top + high * 0.55), DREAD_RED, 2)
        x, room = x + wide + 7, room - wide - 7
    if words := _place_name(canvas, been, room):
        face = "bold" if strayed else "text"
        size = canvas.fitting(words, 19, room, face)
        canvas.text(words, (x, top), size, P.title if strayed else P.text, face=face, room=room)
    _paint_marks(canvas, Area(cell.x + 4, top + high + 2, cell.w - 8, cell.y + cell.h - top - high - 4), now, hour, seat)


def _paint_marks(canvas: Canvas, area: Area, now: ReplayPosition, hour: HourRecord, seat: Seat) -> None:
    """Paint the results of a Character in an hour as a row of signs, each with its Dread."""
    attempts = [attempt for attempt in now.attempts(hour) if seat in attempt.seats]
    if not attempts:
        return
    side = min(area.h, 40.0, area.w / len(attempts))
    x = area.x
    for attempt in attempts:
        paint_mark(canvas, (x + side / 2, area.y + area.h / 2), side, attempt)
        x += side + 4
        change = hour.dread_of(attempt)
        if change and x + 22 <= area.x + area.w and canvas.high(18) <= area.h + 4:
            words = f"{change:+d}".replace("-", "−")
            x += canvas.text(words, (x, area.centre[1] - canvas.high(18) / 2), 18, DREAD_RED if change > 0 else GREEN) + 6


def paint_mark(canvas: Canvas, centre: tuple[float, float], side: float, attempt: CardAttempt) -> None:
    """Paint a result: a sign, the seal of a Plot card with a pip for each tier, or the medallion of an Ally."""
    x, y = centre
    if attempt.result in TIER_RESULTS:
        wide = side * 0.78
        seal(canvas, (x, y - side * 0.1), wide, "", PLOTS[attempt.card].letter)
        for pip in range(3):
            reached = pip <= TIER_RESULTS.index(attempt.result)
            canvas.circle(
                (x + (pip - 1) * side * 0.24, y + side * 0.42),
                max(2.0, side * 0.085),
                GOLD if reached else mix(P.line, P.panel, 0.2),
            )
    elif attempt.result == JOINED and attempt.card in ALLIES:
        shapes.medal(canvas, attempt.card, None, centre, side * 0.92)
    else:
        colour = COLOURS.get(attempt.result, P.muted)
        canvas.circle(centre, side * 0.42, mix(colour, BLACK, 0.7))
        canvas.circle(centre, side * 0.42, colour, 1.5)
        shapes.sign(canvas, SIGNS.get(attempt.result, GONE), centre, side * 0.52, colour)


# ---------------------------------------------------------------------------------------------- Dread


def _paint_dread(canvas: Canvas, grid: GridLayout, now: ReplayPosition, changes: dict[int, int]) -> None:
    """Paint the change of Dread of each hour and of the end of the Chapter."""
    area = grid.area
    y = grid.low(0).y
    canvas.line((area.x + 8, y), (area.x + area.w - 8, y), mix(P.line, P.panel, 0.2), 1.5)
    label, words = Area(area.x, y, grid.left, grid.foot), say("ui-ld-watch-dread", dread=now.t.dread)
    icon, rest = off_left(label.inset(10, 0), 26, 8)
    shapes.sign(canvas, "dread", icon.centre, 26, DREAD_RED)
    canvas.within(words, rest, canvas.fitting(words, 20, rest.w, "bold", 0.6), DREAD_RED, face="bold", align="left", margin=0)
    for slot, change in changes.items():
        spot = grid.low(slot)
        if change:
            heat = min(1.0, abs(change) / 6)
            fill = mix(P.panel, rgb("#8a2620") if change > 0 else theme.GREEN_DEEP, 0.35 + 0.5 * heat)
            canvas.box(spot.inset(4, 4), fill, None, radius=5)
        words = f"{change:+d}".replace("-", "−") if change else "·"
        colour = DREAD_RED if change > 0 else GREEN if change < 0 else P.muted
        canvas.within(words, spot, 21, mix(colour, rgb("#ffffff"), 0.3) if change else colour, face="bold")


def cell_text(now: ReplayPosition, seat: Seat, slot: int) -> str:
    """A cell in words, for the status line."""
    return say("ui-ld-watch-cell", who=now.t.people[seat].id, hour=f"hour-{SLOTS[slot].hour}", place=name(now.meant[seat][slot]))
