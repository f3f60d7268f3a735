"""Parts that both halves of an encounter share: head with tools, last Event, pills, headings; and the odds with the answers."""

from game.rules.engine.script import Choice
from game.rules.terrorscape import event
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import State, Survivor
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.encounter.facts import (
    FELL,
    WAITS,
    Attack,
    Odds,
    attacks,
    ended,
    found,
    heard,
    needed,
    number_of,
    open_odds,
    own_odds,
    standing,
)
from game.ui.terrorscape.encounter.layout import EncounterHalf, is_private
from game.ui.terrorscape.panels import prompt
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.layout import columns, grid, off_top

P = TERRORSCAPE
PALE, LIT = rgb("#cdd8d8"), rgb("#2a2312")
"""The colour of plain text, and the background of highlighted rows."""
QUIET: tuple[type[Fact], ...] = (event.StrengthChanged, event.KillerMoved)
"""Events whose effect is visible in numbers and needs no sentence."""


def picture(canvas: Canvas, name: str, centre: tuple[float, float], side: float, sign: signs.Sign, colour: Colour) -> None:
    """Paint a small picture of the game, or an icon if there is none."""
    if art.has(f"terrorscape/{name}"):
        canvas.picture(f"terrorscape/{name}", Area(centre[0] - side / 2, centre[1] - side / 2, side, side))
    else:
        sign(canvas, centre, side * 0.4, colour)


def heading(canvas: Canvas, area: Area, words: str, note: str, colour: Colour) -> Area:
    """Paint the title of a panel with an optional note at its end; return the area below."""
    size = canvas.fitting(words, 26, area.w, "title", 0.5)
    line, rest = off_top(area, canvas.high(size, "title"), 4)
    canvas.text(words, (line.x, line.y), size, colour, face="title")
    wide = canvas.wide(words, size, "title")
    if note and wide + canvas.wide(note, 20, "italic") + 20 <= area.w:
        y = line.y + canvas.high(size, "title") - canvas.high(20, "italic") - 2
        canvas.text(note, (line.x + line.w, y), 20, P.muted, face="italic", align="right")
    return rest


def pill(canvas: Canvas, at: tuple[float, float], words: str, room: float, line: Colour) -> float:
    """Paint a word in a rounded box with its top left corner at `at`; return the height."""
    size = canvas.fitting(words, 21, room - 22, "bold", 0.5)
    high = canvas.high(21, "bold") + 6
    area = Area(*at, min(room, canvas.wide(words, size, "bold") + 22), high)
    canvas.box(area, mix(line, BLACK, 0.82), line, radius=high / 2, width=1.5)
    canvas.within(words, area, size, mix(line, (255, 255, 255), 0.55), face="bold")
    return high


def head(canvas: Canvas, half: EncounterHalf, props: TableProps, *, tools: bool) -> None:
    """Paint the name of the side, its tools, and a note that everything here is public."""
    area, words = half.head, say(f"ui-ts-side-{half.side}")
    start = min((item.area.x for item in props.group("tools") if tools), default=area.x + area.w * 0.3)
    size = canvas.fitting(words, 30, start - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, signs.accent(half.side), face="title")
    if tools and (right := prompt.tools(canvas, props)):
        start = right + 16
    closed = tools and is_private(props)
    words = say("ui-ts-enc-closed" if closed else "ui-ts-enc-public")
    room, end = area.x + area.w - start - 40, area.x + area.w
    size = canvas.fitting(words, 20, room, least=0.7)
    if canvas.wide(words, size) > room:
        return
    canvas.text(words, (end, area.centre[1] - canvas.high(size) / 2), size, P.muted, align="right")
    (signs.lock if closed else eye)(canvas, (end - canvas.wide(words, size) - 24, area.centre[1]), 12, P.text)


def eye(canvas: Canvas, at: tuple[float, float], r: float, colour: Colour) -> None:
    """Paint an eye: everybody may look."""
    x, y = at
    canvas.shape([(x - r * 1.2, y), (x - r * 0.4, y - r * 0.6), (x + r * 0.4, y - r * 0.6), (x + r * 1.2, y),
                  (x + r * 0.4, y + r * 0.6), (x - r * 0.4, y + r * 0.6)], colour)  # fmt: skip
    canvas.circle(at, r * 0.42, signs.NIGHT)


def note(canvas: Canvas, half: EncounterHalf, t: State, last: str, under: Area | None) -> None:
    """Paint the next step by the rules; without a prompt (`under`), the last public Event above it."""
    area, words = half.prompt, _next(t)
    if under is not None:
        area = Area(area.x, under.y + under.h + 4, area.w, area.y + area.h - under.y - under.h - 4)
        size = canvas.block(words, area, 22, least=13)
        if canvas.tall(words, size, area.w - 30) <= area.h + 1:
            canvas.paragraph(words, area.inset(15, 0), size, P.text, middle=True)
        return
    canvas.box(area, P.panel_low, P.line, radius=6)
    inner = area.inset(20, 8)
    top = inner._replace(h=inner.h * 0.6)
    used = canvas.paragraph(last, top, canvas.block(last, top, 25, "bold", 14), rgb("#fff6e0"), face="bold")
    rest = Area(inner.x, inner.y + used + 4, inner.w, inner.h - used - 4)
    size = canvas.block(words, rest, 22, least=13)
    if canvas.tall(words, size, rest.w) <= rest.h + 1:
        canvas.paragraph(words, rest, size, P.muted)


def latest(t: State) -> Fact | None:
    """The last public Event of the encounter that needs a sentence."""
    return next((fact for fact in reversed(list(heard(t))) if not isinstance(fact, QUIET)), None)


def _next(t: State) -> str:
    """The next step."""
    attack = attacks(t)[-1]
    if attack.result is None:
        return say(f"ui-ts-enc-next-{('card', '', 'item', '', 'dice')[attack.step]}")
    if attack.result.success:
        return say("ui-ts-enc-next-held")
    left = any(standing(t, who) == WAITS for who in found(t)) and not ended(t)
    return say("ui-ts-enc-next-fell" if left else "ui-ts-enc-next-last")


def health_words(one: Survivor) -> str:
    """The health or the fate of a survivor in a word."""
    return say(f"ui-ts-fate-{one.fate}") if one.fate else say("ui-ts-injured" if one.hurt else "ui-ts-healthy")


def standing_words(how: str) -> str:
    """The name of a status."""
    return say(f"ui-ts-enc-{how}")


def standing_colour(how: str) -> Colour:
    """The colour of a status."""
    return {WAITS: rgb("#7f98a2"), FELL: P.danger, "held": rgb("#7fc97f"), "spared": rgb("#7f98a2")}.get(how, signs.LAMP)


# ------------------------------------------------------------------ odds


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
    token = number_of(t, one.who)
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


def paint_answers(canvas: Canvas, half: EncounterHalf, props: TableProps, answers: list[tuple[Key, Choice]]) -> None:
    """Paint the answers with the odds that their own side knows."""
    seat, reckons = props.prompt.seat, props.prompt.id != "prompt-save"
    assert seat is not None
    heading(canvas, half.steps.inset(20, 10), say("ui-ts-enc-list-title" if reckons else "ui-ts-enc-save-title"), "", P.title)
    for number, ((key, choice), row) in enumerate(zip(answers, row_areas(canvas, half, len(answers)), strict=True)):
        highlighted, item = props.focus == key, props.find(key)
        line = P.focus if highlighted else signs.LAMP
        canvas.box(row, LIT if highlighted else rgb("#1b2a30"), line, width=3 if highlighted else 1.5, radius=4)
        inner = row.inset(10, 0)
        mark = canvas.wide(str(number + 1), 20, "bold") + 14
        canvas.within(str(number + 1), inner._replace(w=mark), 20, P.muted, face="bold", margin=0)
        inner = Area(inner.x + mark + 4, inner.y, inner.w - mark - 4, inner.h)
        if reckons:
            inner = _reckoned(canvas, inner, own_odds(props.t, seat - 1, choice), highlighted=highlighted)
        _line(canvas, item.label if item is not None else "", inner, 22, P.text, "bold")


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
