"""Paints the odds of a defence, and the answers of the prompted side with their own odds."""

from game.rules.engine.script import Choice
from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.encounter.facts import Attack, needed
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.odds import Odds, open_odds, own_odds
from game.ui.terrorscape.encounter.parts import LIT, PALE, heading
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import answer_targets
from game.ui.widgets.layout import columns, grid, off_top

P = TERRORSCAPE

Listed = list[tuple[object, Choice]]


def odds_words(one: Odds) -> str:
    """The dice and their bonus."""
    return say("ui-ts-enc-odds", dice=one.dice, plus=one.plus)


def paint_odds(canvas: Canvas, area: Area, t: State, now: Attack) -> None:
    """Paint the odds of each defence from public facts."""
    made = open_odds(t, now)
    strong = needed(t, now)
    body = heading(canvas, area, say("ui-ts-enc-odds-title"), say("ui-ts-enc-odds-note", strength=strong), P.title)
    high = min(46.0 * max(1.0, canvas.stretch), (body.h + 4) / max(3, len(made)) - 4)
    for place, one in enumerate(made):
        row = Area(body.x, body.y + place * (high + 4), body.w, high)
        if row.y + row.h > body.y + body.h + 1:
            break
        _bar(canvas, row, t, one, highlighted=one.shown and bool(now.defender), words=odds_words(one))


def _bar(canvas: Canvas, row: Area, t: State, one: Odds, *, highlighted: bool, words: str) -> None:
    """Paint a face, the dice, what they must reach, and the odds as a bar and in per cent."""
    if highlighted:
        canvas.box(row.inset(-8, 0), LIT, rgb("#6b5426"), radius=4)
    token = next(place for place, other in enumerate(t.survivors) if other.id == one.who)
    r = min(15.0, row.h / 2 - 1)
    medal(canvas, (row.x + r, row.centre[1]), r, one.who, signs.SURVIVOR[token], hurt=t.survivors[token].hurt)
    share = say("ui-ts-enc-share", percent=one.percent)
    body = Area(row.x + 2 * r + 10, row.y, row.w - 2 * r - 10, row.h)
    left, need, bar, end = columns(body, (36, 19, 33, 12), 10)
    colour = P.text if highlighted else PALE
    _line(canvas, words, left, 22, colour, "bold")
    _line(canvas, say("ui-ts-enc-needs", need=one.need), need, 21, P.muted, "text")
    _gauge(canvas, Area(bar.x, bar.centre[1] - 6, bar.w, 12), one.share, highlighted=highlighted)
    size = canvas.fitting(share, 25, end.w, "bold", 0.5)
    canvas.text(share, (end.x + end.w, end.centre[1] - canvas.high(size, "bold") / 2), size, colour, face="bold", align="right")


def _line(canvas: Canvas, words: str, area: Area, size: float, colour: Colour, face: str) -> None:
    fits = canvas.fitting(words, size, area.w, face, 0.5)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(fits, face) / 2), fits, colour, face=face)


def _gauge(canvas: Canvas, area: Area, share: float, *, highlighted: bool) -> None:
    canvas.box(area, signs.NIGHT, P.line, radius=6)
    if share > 0.02:
        canvas.box(area._replace(w=area.w * share), signs.LAMP if highlighted else rgb("#7f98a2"), radius=6)


def row_areas(canvas: Canvas, half: EncounterHalf, count: int) -> list[Area]:
    """The areas of the listed answers below the title, in one or two columns."""
    body = half.steps.inset(20, 10)
    body = off_top(body, canvas.high(26, "title"), 4)[1]
    least = canvas.high(22, "bold") + 6
    across = 1 if (body.h + 4) / count - 4 >= least else 2
    lines = -(-count // across)
    high = min(46.0 * max(1.0, canvas.stretch), (body.h + 4) / lines - 4)
    return grid(body, count, (body.w - 6 * (across - 1)) / across - 1, high, 6 if across > 1 else 4)


def paint_answers(canvas: Canvas, table: TableView, half: EncounterHalf, options: Listed) -> None:
    """Paint the answers with the odds that their own side knows."""
    t, seat = table.t, table.client.seat
    assert seat is not None
    decision = table.client.decision
    reckons = decision is not None and decision.prompt != "prompt-save"
    heading(canvas, half.steps.inset(20, 10), say("ui-ts-enc-list-title" if reckons else "ui-ts-enc-save-title"), "", P.title)
    for number, ((key, choice), row) in enumerate(zip(options, row_areas(canvas, half, len(options)), strict=True)):
        highlighted = table.focus.current == key
        canvas.box(
            row,
            LIT if highlighted else rgb("#1b2a30"),
            P.focus if highlighted else signs.LAMP,
            width=3 if highlighted else 1.5,
            radius=4,
        )
        words = answer_targets.label(table, choice)
        inner = row.inset(10, 0)
        mark = canvas.wide(str(number + 1), 20, "bold") + 14
        canvas.within(str(number + 1), inner._replace(w=mark), 20, P.muted, face="bold", margin=0)
        inner = Area(inner.x + mark + 4, inner.y, inner.w - mark - 4, inner.h)
        if reckons:
            inner = _reckoned(canvas, inner, own_odds(t, seat - 1, choice), highlighted=highlighted)
        _line(canvas, words, inner, 22, P.text, "bold")


def _reckoned(canvas: Canvas, area: Area, one: Odds, *, highlighted: bool) -> Area:
    """Paint the odds at the end of an answer's row; return the remaining area."""
    share, wide = say("ui-ts-enc-share", percent=one.percent), 74.0 * max(1.0, canvas.stretch)
    end = Area(area.x + area.w - wide, area.y, wide, area.h)
    size = canvas.fitting(share, 24, end.w, "bold", 0.5)
    canvas.text(share, (end.x + end.w, end.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold", align="right")
    if area.w < 460 * max(1.0, canvas.stretch):
        return Area(area.x, area.y, area.w - wide - 10, area.h)
    bar = Area(end.x - 190, area.centre[1] - 6, 180, 12)
    _gauge(canvas, bar, one.share, highlighted=highlighted)
    words = odds_words(one)
    canvas.text(words, (bar.x - 16, area.centre[1] - canvas.high(20) / 2), 20, P.muted, align="right")
    return Area(area.x, area.y, bar.x - 30 - canvas.wide(words, 20) - area.x, area.h)
