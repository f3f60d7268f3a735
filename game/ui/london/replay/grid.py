"""The grid of a day: for each Character and hour where it meant to be, where it was, and what came of it; below it the Dread."""

from functools import partial

from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.replay.day import FAILED, JOINED, SOLVED, TIER_RESULTS, Deed, Hour, Seat
from game.ui.london.replay.layout import Grid
from game.ui.london.replay.position import HOUR, PLAN, Now, bare, figure, short, tiny
from game.ui.london.result.painter import seal
from game.ui.london.style import DREAD_RED, GREEN, SEGMENTS, P
from game.ui.widgets.layout import off_left

SIGNS = {SOLVED: "tick", FAILED: "cross"}
GONE = "arrow"
"""The sign of a card that was left alone."""
COLOURS: dict[str, Colour] = {SOLVED: GREEN, FAILED: DREAD_RED}
NAMED = 100.0
"""An hour that is so wide, for text of its nominal size, has room for the name of a place."""


def paint(canvas: Canvas, grid: Grid, now: Now, chosen: tuple[Seat, int] | None) -> None:
    """Draw the grid as it stands now, what has not changed as it was; `chosen` is the hour of a Character that is looked at."""
    hours = {hour.slot: hour for hour in now.chapter.hours if hour.begin <= now.moment} if now.act != PLAN else {}
    changes = {slot: now.dread(hour) for slot, hour in hours.items()}
    if hours:
        changes[len(SLOTS)] = sum(one.change for one in now.chapter.close if one.moment <= now.moment)
    column = now.hour.slot if now.hour is not None else None
    state = (now.chapter.number, now.act == HOUR, column, now.t.dread, tuple(changes.items()))
    canvas.panel("ld-watch-grid", state, grid.area, lambda c, _: _ground(c, grid, now, changes))
    for seat in range(grid.seats):
        deeds = tuple(sum(seat in deed.seats for deed in now.deeds(hour)) for hour in hours.values())
        looked = chosen[1] if chosen is not None and chosen[0] == seat else None
        key = (now.chapter.number, now.act == PLAN, tuple(now.clocks[seat]), deeds, looked)
        whole = grid.cell(seat, 0)._replace(w=grid.wide * len(SLOTS))
        canvas.panel(f"ld-watch-row-{seat}", key, whole, partial(_row, grid, now, hours, seat, looked), solid=False)


def _ground(canvas: Canvas, grid: Grid, now: Now, changes: dict[int, int]) -> None:
    """Everything but the cells: the hours above, who it is at the left, the Dread below."""
    area = grid.area
    canvas.box(area, (P.panel, P.panel_low), P.line, radius=8)
    _current(canvas, grid, now)
    for slot, row in enumerate(SLOTS):
        _head(canvas, grid, slot, SEGMENTS[row.segment], row.segment if slot % 4 == 0 else "", figure(slot))
    words = say("ui-ld-watch-close")
    canvas.within(words, grid.top(len(SLOTS)), canvas.fitting(words, 18, grid.wide - 6, least=0.6), P.muted)
    for seat in range(grid.seats):
        _label(canvas, grid.label(seat), now, seat)
        y = grid.label(seat).y
        canvas.line((area.x + 8, y), (area.x + area.w - 8, y), mix(P.line, P.panel, 0.5), 1)
    _feet(canvas, grid, now, changes)


def _row(grid: Grid, now: Now, hours: dict[int, Hour], seat: Seat, looked: int | None, canvas: Canvas, area: Area) -> None:
    """The hours of a Character."""
    for slot in range(len(SLOTS)):
        cell = grid.cell(seat, slot).inset(3)
        if slot in hours:
            _lived(canvas, cell, now, hours[slot], seat)
        else:
            _meant(canvas, cell, now, seat, slot)
        if slot == looked:
            canvas.frame(cell.inset(-1), P.focus, width=3, radius=6)


def _current(canvas: Canvas, grid: Grid, now: Now) -> None:
    """The column of the hour that is lived now."""
    if now.act == HOUR and now.hour is not None:
        top = grid.top(now.hour.slot)
        canvas.veil(Area(top.x, top.y + 2, top.w, grid.area.h - 4), P.accent, 34, radius=6)
    for slot in (4, 8, 12):
        x = grid.top(slot).x
        canvas.line((x, grid.area.y + 6), (x, grid.area.y + grid.area.h - 6), mix(P.line, P.panel, 0.3), 1.5)


def _head(canvas: Canvas, grid: Grid, slot: int, colour: Colour, sign: str, words: str) -> None:
    top = grid.top(slot)
    mid = top.centre
    if sign:
        style.sign(canvas, sign, (top.x + 18, mid[1]), 22, colour)
    canvas.text(words, (mid[0], mid[1] - canvas.high(21, "bold") / 2), 21, colour, face="bold", align="centre")


def _label(canvas: Canvas, area: Area, now: Now, seat: Seat) -> None:
    """Who it is."""
    who = now.t.people[seat].id
    wide = min(area.h - 16, 58.0)
    style.medal(canvas, who, seat, (area.x + 10 + wide / 2, area.centre[1]), wide)
    style.badge(canvas, seat, (area.x + 10 + wide * 0.92, area.centre[1] + wide * 0.38), wide * 0.36)
    room = area._replace(x=area.x + wide + 22, w=area.w - wide - 26)
    words = say(f"short-{who}")
    if canvas.wide(words, 14, "bold") > room.w:
        return
    canvas.within(
        words, room, canvas.fitting(words, 22, room.w, "bold", 0.6), style.SEATS[seat].colour, face="bold", align="left", margin=0
    )


# ---------------------------------------------------------------------------------------------- cells


def _place(canvas: Canvas, place: str, room: float, size: float = 19) -> str:
    """A place by the longest name that has room; "" where none has."""
    names = (short(place), tiny(place), bare(place))
    return next((words for words in names if canvas.wide(words, size, "bold") <= room), "")


def _meant(canvas: Canvas, cell: Area, now: Now, seat: Seat, slot: int) -> None:
    """An hour that has not been lived: the token that is planned for it, and where that leads."""
    token = now.clocks[seat][slot]
    wide = min(34.0, cell.h - 10, cell.w * 0.36)
    style.token(canvas, token, seat, (cell.x + 4 + wide / 2, cell.centre[1]), wide)
    room = cell.w - wide - 10
    words = _place(canvas, now.meant[seat][slot], room, 18)
    if not words or (now.act == PLAN and not token and not any(now.clocks[seat][slot:])):
        return
    colour = P.text if token and now.act == PLAN else P.muted
    canvas.within(
        words, Area(cell.x + wide + 8, cell.y, room, cell.h), canvas.fitting(words, 18, room), colour, align="left", margin=0
    )


def _lived(canvas: Canvas, cell: Area, now: Now, hour: Hour, seat: Seat) -> None:
    """An hour that was lived: where, whether that was the plan, and what was done."""
    meant, been = hour.planned[seat], hour.been[seat]
    strayed = meant != been
    high = canvas.high(19)
    if strayed:
        canvas.box(cell, mix(P.panel, GOLD, 0.14), mix(P.line, GOLD, 0.5), radius=6, width=1)
    x, top = cell.x + 5, cell.y + 3
    room = cell.w - 10
    if seat in hour.detours:
        style.sign(canvas, "detour", (cell.x + cell.w - 16, cell.y + cell.h - 16), 24, P.accent)
    if strayed:
        words = tiny(meant) if canvas.wide(tiny(meant) + tiny(been), 19, "bold") + 10 <= room else bare(meant)
        wide = canvas.text(words, (x, top), 18, P.muted)
        canvas.line((x - 1, top + high * 0.55), (x + wide + 1, top + high * 0.55), DREAD_RED, 2)
        x, room = x + wide + 7, room - wide - 7
    if words := _place(canvas, been, room):
        face = "bold" if strayed else "text"
        size = canvas.fitting(words, 19, room, face)
        canvas.text(words, (x, top), size, P.title if strayed else P.text, face=face, room=room)
    _marks(canvas, Area(cell.x + 4, top + high + 2, cell.w - 8, cell.y + cell.h - top - high - 4), now, hour, seat)


def _marks(canvas: Canvas, area: Area, now: Now, hour: Hour, seat: Seat) -> None:
    """The deeds of somebody in an hour as signs in a row, each with the Dread that it brought."""
    deeds = [deed for deed in now.deeds(hour) if seat in deed.seats]
    if not deeds:
        return
    side = min(area.h, 40.0, area.w / len(deeds))
    x = area.x
    for deed in deeds:
        mark(canvas, (x + side / 2, area.y + area.h / 2), side, deed)
        x += side + 4
        change = hour.dread_of(deed)
        if change and x + 22 <= area.x + area.w and canvas.high(18) <= area.h + 4:
            words = f"{change:+d}".replace("-", "−")
            x += canvas.text(words, (x, area.centre[1] - canvas.high(18) / 2), 18, DREAD_RED if change > 0 else GREEN) + 6


def mark(canvas: Canvas, centre: tuple[float, float], side: float, deed: Deed) -> None:
    """How a card went: solved, failed, left alone; the seal of a Plot card with a pip for each outcome reached; a friend."""
    x, y = centre
    if deed.result in TIER_RESULTS:
        wide = side * 0.78
        seal(canvas, (x, y - side * 0.1), wide, "", PLOTS[deed.card].letter)
        for pip in range(3):
            lit = pip <= TIER_RESULTS.index(deed.result)
            canvas.circle(
                (x + (pip - 1) * side * 0.24, y + side * 0.42), max(2.0, side * 0.085), GOLD if lit else mix(P.line, P.panel, 0.2)
            )
    elif deed.result == JOINED and deed.card in ALLIES:
        style.medal(canvas, deed.card, None, centre, side * 0.92)
    else:
        colour = COLOURS.get(deed.result, P.muted)
        canvas.circle(centre, side * 0.42, mix(colour, BLACK, 0.7))
        canvas.circle(centre, side * 0.42, colour, 1.5)
        style.sign(canvas, SIGNS.get(deed.result, GONE), centre, side * 0.52, colour)


# ---------------------------------------------------------------------------------------------- Dread


def _feet(canvas: Canvas, grid: Grid, now: Now, changes: dict[int, int]) -> None:
    """By how much Dread rose in each hour, and at the end of the Chapter."""
    area = grid.area
    y = grid.low(0).y
    canvas.line((area.x + 8, y), (area.x + area.w - 8, y), mix(P.line, P.panel, 0.2), 1.5)
    label, words = Area(area.x, y, grid.left, grid.foot), say("ui-ld-watch-dread", dread=now.t.dread)
    icon, rest = off_left(label.inset(10, 0), 26, 8)
    style.sign(canvas, "dread", icon.centre, 26, DREAD_RED)
    canvas.within(words, rest, canvas.fitting(words, 20, rest.w, "bold", 0.6), DREAD_RED, face="bold", align="left", margin=0)
    for slot, change in changes.items():
        spot = grid.low(slot)
        if change:
            heat = min(1.0, abs(change) / 6)
            fill = mix(P.panel, rgb("#8a2620") if change > 0 else style.GREEN_DEEP, 0.35 + 0.5 * heat)
            canvas.box(spot.inset(4, 4), fill, None, radius=5)
        words = f"{change:+d}".replace("-", "−") if change else "·"
        colour = DREAD_RED if change > 0 else GREEN if change < 0 else P.muted
        canvas.within(words, spot, 21, mix(colour, rgb("#ffffff"), 0.3) if change else colour, face="bold")


def cell_text(now: Now, seat: Seat, slot: int) -> str:
    """An hour of a Character in words, for the place in focus."""
    return say("ui-ld-watch-cell", who=now.t.people[seat].id, hour=f"hour-{SLOTS[slot].hour}", place=name(now.meant[seat][slot]))
