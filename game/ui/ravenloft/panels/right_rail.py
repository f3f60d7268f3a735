"""The right rail: phases, objective, Surges and experience, the turn order of the Villain Phase, the log."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_DEEP, RED_LIGHT
from game.ui.ravenloft.board.faces import portrait, token_of
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import column, large_print, rail_data
from game.ui.ravenloft.panels.column import PAD, Panel
from game.ui.ravenloft.panels.prompt import sign
from game.ui.ravenloft.panels.rail_data import Intent, Objective, Stock, Told
from game.ui.ravenloft.theme import FAINT, ROSE, TRACK
from game.ui.table.match_client import LogLine
from game.ui.widgets.controls import share_bar

P = RAVENLOFT
CANCEL_COST = 5
TAIL = 24
"""The most lines of the log in its panel."""
SEALS = 6
"""A count up to this number is shown as seals, a higher one as a bar."""
HOURS = 6
"""The number of pictures of the Sun on its track."""


class Phases(NamedTuple):
    """The phase that is shown, and the Hero and the number of its turn."""

    phase: str
    hero: str
    number: int


class NotedRow(NamedTuple):
    """A row of the turn order with the note beside its name."""

    row: rail_data.OrderRow
    note: str


def intents(t: State) -> Told:
    """The next action of every Monster in the present state (CR-145)."""
    told: Told = {}
    for other in figure.foes(t):
        coming = forecast.coming(t, other)
        if coming.blows:
            most = max(coming.blows, key=lambda blow: blow.damage)
            told[other.id] = Intent(say("ui-intent-strike", strike=coming.strike, damage=most.damage), most.damage)
        elif coming.goals:
            told[other.id] = Intent(say("ui-intent-move"))
    return told


def panels(canvas: Canvas, t: State, stage: ShownState, told: Told) -> list[Panel]:
    """The panels of the rail without the log: phases, objective, stock, turn order."""
    rows = rail_data.order(t, stage)
    if canvas.look.large_print:
        return large_print.night(t, stage, rows, told)
    order = tuple(NotedRow(row, _note(row, told)) for row in rows)
    return [
        Panel("phases", phases, Phases(stage.phase, stage.hero, stage.number)),
        Panel("objective", objective, rail_data.objective(t)),
        Panel("stock", stock, rail_data.stock(t, stage)),
        Panel("order", villain_order, order, least=order_high(canvas)),
    ]


def log_panel(canvas: Canvas, log: Sequence[LogLine], *, alone: bool) -> Panel:
    """The end of the log, in the height that the other panels leave."""
    tail = tuple(log[-TAIL:])
    least = canvas.high(20) + 2 * PAD + (8 if alone else 4) * canvas.high(19)
    return Panel("log", log_tail, tail, least=least, grows=True)


def phases(canvas: Canvas, area: Area, props: Phases) -> float:
    """Three arrows, the current one in gold."""
    words = say("ui-turn", number=props.number, hero=props.hero)
    canvas.text(words, (area.x, area.y), canvas.fitting(words, 22, area.w), P.muted, room=area.w)
    top, high = area.y + canvas.high(22) + 10, max(56.0, canvas.high(20) + 26)
    now, names = column.PHASES.get(props.phase, 0), [say(f"ui-phase-{what}") for what in ("hero", "explore", "villain")]
    size, wides = _shares(canvas, names, area.w)
    if not size:  # the current one keeps its name
        names = [one if place == now else str(place + 1) for place, one in enumerate(names)]
        size, wides = _shares(canvas, names, area.w)
    x = area.x
    for place, (one, wide) in enumerate(zip(names, wides, strict=True)):
        column.arrow(canvas, Area(x, top, wide - 6, high), one, first=not place, highlighted=place == now, size=size)
        x += wide
    return top + high


def _shares(canvas: Canvas, names: Sequence[str], room: float) -> tuple[float, list[float]]:
    """The text size at which these names fit in arrows side by side (0: none), and the width of each: equal if possible."""
    alike = [room / len(names)] * len(names)
    for size in range(20, 12, -1):
        wides = [canvas.wide(one, size, "bold") + 2 * column.NIB + 10 for one in names]
        if max(wides) <= alike[0]:
            return size, alike
        if (spare := room - sum(wides)) >= 0:
            return size, [wide + spare / len(names) for wide in wides]
    return 0, alike


def objective(canvas: Canvas, area: Area, props: Objective) -> float:
    """The objective, with the Sun track if there is one."""
    canvas.text(say("ui-objective"), (area.x, area.y - 2), 20, P.accent, face="bold")
    y = area.y + canvas.high(20)
    if props.sunset:
        words = say("ui-sun", space=props.sun, last=props.sunset)
        wide, low = canvas.wide(words, 20), props.sun >= props.sunset
        beside = canvas.wide(say("ui-objective"), 20, "bold") + wide + 46 <= area.w
        top = area.y - 2 if beside else y
        canvas.text(words, (area.x + area.w, top), 20, RED_LIGHT if low else P.text, align="right")
        canvas.picture("ui/sun", Area(area.x + area.w - 32 - wide, top, 26, 26))
        y += (0 if beside else canvas.high(20)) + 4
        y = _day(canvas, Area(area.x, y, area.w, 26), props.sun, props.sunset)
    y += canvas.paragraph(props.goal, Area(area.x, y, area.w, 1e4), 21, P.text)
    for one in props.counts:
        y += (
            canvas.paragraph(rail_data.count_words(one), Area(area.x, y + 2, area.w, 1e4), 19, P.muted if one.wins else RED_LIGHT)
            + 4
        )
        y = (
            _sealed(canvas, Area(area.x, y, area.w, 28), one)
            if one.goal <= SEALS
            else _bar(canvas, Area(area.x, y, area.w, 7), one)
        )
    return y


def _bar(canvas: Canvas, area: Area, one: rail_data.Count) -> float:
    share_bar(canvas, area, one.value / one.goal, P)
    return area.y + 11


def _sealed(canvas: Canvas, area: Area, one: rail_data.Count) -> float:
    """A seal for each that is needed: whole in gold, or broken where the castle counts; returns the bottom."""
    step = min(area.h + 6, area.w / one.goal)
    for place in range(one.goal):
        seal = ("won" if one.wins else "lost") if place < one.value else "open"
        canvas.picture(
            token_of(f"seal-{seal}"), Area(area.x + place * step, area.y, area.h, area.h), alpha=255 if place < one.value else 110
        )
    return area.y + area.h + 4


def _day(canvas: Canvas, area: Area, sun: int, last: int) -> float:
    """The spaces of the Sun track, the current one in a ring; returns the bottom."""
    ways = max(1, last - 1)
    step = min(area.h + 10, (area.w - area.h) / ways)
    middle = area.y + area.h / 2
    canvas.line((area.x + area.h / 2, middle), (area.x + (last - 1) * step + area.h / 2, middle), TRACK, 3)
    for way, space in enumerate(range(1, last + 1)):
        spot = Area(area.x + way * step, area.y, area.h, area.h)
        if space == sun:
            canvas.circle(spot.centre, area.h / 2 + 3, P.title)
        canvas.circle(spot.centre, area.h / 2, P.deep)
        canvas.picture(token_of(f"sun-{1 + round(way * (HOURS - 1) / ways)}"), spot, alpha=255 if space <= sun else 120)
    return area.y + area.h + 4


def stock(canvas: Canvas, area: Area, props: Stock) -> float:
    """Healing Surges and experience."""
    half = area.x + area.w * 0.5
    for words, x in ((say("ui-surges"), area.x), (say("ui-experience"), half)):
        size = canvas.fitting(words, 20, area.w * 0.5 - 4)
        canvas.text(words, (x, area.y - 2), size, P.muted, room=area.w * 0.5 - 4)
    y = area.y + canvas.high(20) + 2
    count = max(props.surges, 2)
    size = min(36.0, (area.w * 0.5 - 12) / count - 4)
    for place in range(count):
        canvas.picture(
            "ui/heart" if place < props.surges else "ui/heart-spent", Area(area.x + place * (size + 4), y + 2, size, size)
        )
    x = half + canvas.text(str(props.xp), (half, y - 6), 36, P.accent, face="title") + 10
    words = say("ui-cancels", xp=CANCEL_COST)
    if x + canvas.wide(words, 19, "book") <= area.x + area.w:
        canvas.text(words, (x, y + (canvas.high(36, "title") - canvas.high(19)) / 2 - 4), 19, P.muted, face="book")
        return y + max(38.0, canvas.high(36, "title"))
    y += canvas.high(36, "title") - 2
    return y + canvas.paragraph(words, Area(half, y, area.x + area.w - half, 1e4), 18, P.muted, face="book")


def row_high(canvas: Canvas, *, single: bool) -> float:
    """The height of a row of the turn order, with its note beside or below the name."""
    return max(42.0, canvas.high(21) + 10) if single else max(48.0, canvas.high(20) + canvas.high(17) + 9)


def order_high(canvas: Canvas) -> float:
    """The height of a turn order of three rows."""
    return canvas.high(20) + 2 * PAD + 3 * row_high(canvas, single=False)


def _note(row: rail_data.OrderRow, told: Told) -> str:
    """The note beside a name: the Hero it waits for, its next action, or its Hit Points."""
    _number, who, hp, most, owner, acts, state = row
    if state:
        return say(f"ui-order-{state}")
    if acts and who in told:
        return told[who].words
    return say("ui-turn-of", hero=owner) if owner and not acts else say("ui-hp-left", left=hp) if most else say("ui-trap")


def _single(canvas: Canvas, rows: Sequence[NotedRow], wide: float) -> bool:
    """Whether every note fits beside its name."""
    room = wide + 20 - _digit(canvas) - 70
    return all(canvas.wide(name(row.who), 21, "bold") + canvas.wide(note, 18, "book") < room for row, note in rows)


def _digit(canvas: Canvas) -> float:
    return max(30.0, canvas.wide("00", 21, "title") + 8)


def villain_order(canvas: Canvas, area: Area, rows: Sequence[NotedRow]) -> float:
    """The figures in turn order, as many as there is room for."""
    canvas.text(say("ui-order"), (area.x, area.y - 2), 20, P.accent, face="bold", room=area.w)
    if canvas.wide(say("ui-order"), 20, "bold") + canvas.wide("CR-092", 17, "book") + 14 < area.w:
        canvas.text("CR-092", (area.x + area.w, area.y), 17, FAINT, align="right", face="book")
    y = area.y + canvas.high(20) + 6
    if not rows:
        return y + canvas.paragraph(say("ui-order-none"), Area(area.x, y, area.w, 1e4), 20, P.muted, face="book")
    single = _single(canvas, rows, area.w)
    high = row_high(canvas, single=single)
    fits = max(1, int((area.y + area.h + PAD - y) / high))
    first = rail_data.foremost([row for row, _ in rows])
    if first >= fits - 1 and len(rows) > fits:  # rows of figures that have acted give way to the current one
        rows, first = rows[first:], 0
    for place, (row, note) in enumerate(rows[:fits]):
        if place == fits - 1 and len(rows) > fits:
            canvas.text(say("ui-more", count=len(rows) - fits + 1), (area.x, y + 4), 20, P.muted, face="book")
            return y + high
        spot = Area(area.x - 10, y, area.w + 20, high - 4)
        _order_row(canvas, spot, row, note, single=single, first=place == first)
        y += high
    return y - 4


def _mark(canvas: Canvas, area: Area, row: rail_data.OrderRow) -> None:
    """The mark of a row: its number, a tick if it has acted, a pointer if it acts now."""
    x, y = area.centre
    if row.state == "done":
        sign(canvas, Area(x - 9, y - 8, 18, 16), P.muted, good=True)
    elif row.state == "now":
        canvas.shape([(x - 7, y - 10), (x + 9, y), (x - 7, y + 10)], ROSE)
    else:
        colour = ROSE if row.acts else P.muted
        canvas.text(row.number or "–", (x, y - canvas.high(21) / 2), 21, colour, face="title", align="centre")


def _order_row(canvas: Canvas, area: Area, row: rail_data.OrderRow, note: str, *, single: bool, first: bool) -> None:
    who, acts = row.who, row.acts and row.state != "done"
    if first:
        canvas.box(area, RED_DEEP, P.danger, radius=6)
    middle = area.y + (area.h - canvas.high(21)) / 2
    digit = _digit(canvas)
    _mark(canvas, Area(area.x, area.y, digit + 4, area.h), row)
    medal = Area(area.x + digit + 6, area.y + area.h / 2 - 18, 36, 36)
    canvas.picture(portrait(rail_data.kind_of(who)), medal, alpha=255 if acts else 150, cover=True)
    face, colour = ("bold", P.text) if acts else ("text", P.muted)
    shade = RED_LIGHT if acts else P.muted
    x, room = area.x + digit + 50, area.w - digit - 58
    if not single:
        y = area.y + (area.h - canvas.high(20) - canvas.high(17)) / 2
        size = canvas.fitting(name(who), 20, room, face)
        canvas.text(name(who), (x, y), size, colour, face=face, room=room)
        small = canvas.fitting(note, 17, room, "book")
        canvas.text(note, (x, y + canvas.high(20)), small, shade, face="book", room=room)
        return
    wide = canvas.wide(note, 18, "book")
    size = canvas.fitting(name(who), 21, room - wide - 10, face)
    canvas.text(name(who), (x, middle), size, colour, face=face, room=room - wide - 10)
    canvas.text(note, (area.x + area.w - 12, middle + 2), 18, shade, face="book", align="right")


def log_tail(canvas: Canvas, area: Area, lines: Sequence[LogLine]) -> float:
    """The last lines of the log with their rules; the newest is highlighted."""
    canvas.text(say("ui-log"), (area.x, area.y - 2), 20, P.accent, face="bold")
    size, step = 19, canvas.high(19)
    y, top = area.y + area.h, area.y + 2 + canvas.high(20)
    for place, line in enumerate(reversed(lines)):
        face = "text" if place == 0 else "book"
        broken = canvas.lines(line.words, size, area.w, face)
        beside = canvas.wide(broken[-1], size, face) + canvas.wide(line.rule, 17, "book") + 14 < area.w
        high = step * (len(broken) + (0 if beside or not line.rule else 1))
        if y - high < top and place:
            break
        y -= high
        for number, words in enumerate(broken):
            if y + number * step >= top - 2:
                canvas.text(words, (area.x, y + number * step), size, P.text if place == 0 else P.muted, face=face)
        canvas.text(line.rule, (area.x + area.w, y + high - step + 1), 17, FAINT, face="book", align="right")
        y -= 7
    return area.y + area.h
