"""What both halves of an encounter share: when it replaces the board, layout, head, last Event, and odds with the answers."""

from typing import NamedTuple

from game.rules.engine.script import Choice, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE as P, WHITE, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.board.villa import Viewport
from game.ui.terrorscape.encounter import facts
from game.ui.terrorscape.encounter.facts import Attack, Odds
from game.ui.terrorscape.layout import DIVIDER, KILLER, SURVIVORS, Half
from game.ui.terrorscape.panels import prompt
from game.ui.terrorscape.props import Key, OptionMap, TableProps
from game.ui.widgets.boxes import Line, Text, paint as paint_box
from game.ui.widgets.layout import columns, grid, off_left, off_right, off_top, rows

BOTH, HAND = 700.0, 820.0
"""The least width of a half beside another one, and of one with the killer's cards, at text scale 1."""
LOW, LEAST = 820.0, 500.0
"""The least window height for the pictures, and for the encounter at all, at text scale 1."""
SCENE = 90.0
"""The least height of the picture at the top of a half; a lower one is left out."""
SHARES, FEW = (336.0, 312.0, 176.0, 128.0), (0.0, 336.0, 232.0, 128.0)
"""Weights of the heights: scene or killer, people or strength, odds or steps, prompts; with and without pictures."""

HOMES = {SURVIVORS: frozenset({"survivor", "item"}), KILLER: frozenset({"hand"})}
"""The kinds of answers that have a target in the encounter, by side; any other needs the board."""
LISTED = frozenset({"prompt-defend", "prompt-molotov", "prompt-save"})
"""Prompts whose answers appear in a list with their odds."""


class EncounterHalf(NamedTuple):
    """A half. `top` is the scene or the killer (height 0 without pictures), `who` the people or the strength."""

    side: str
    area: Area
    head: Area
    top: Area
    who: Area
    steps: Area
    prompt: Area


class EncounterLayout(NamedTuple):
    """The visible halves, the divider with the tower, and the half of the side in front as a table half."""

    halves: tuple[EncounterHalf, ...]
    tower: Area
    mine: Half

    def half_of(self, side: str) -> EncounterHalf:
        """The half of a side."""
        return next(half for half in self.halves if half.side == side)


def fits(canvas: Canvas) -> bool:
    """Whether the window has room for an encounter."""
    return canvas.room.h >= LEAST * max(1.0, canvas.stretch)


def layout_of(canvas: Canvas, props: TableProps) -> EncounterLayout:
    """The layout of the encounter on a table: both halves if there is room, more of it while the killer's cards are shown."""
    room, k, table, front = canvas.room, max(1.0, canvas.stretch), props.layout, props.layout.half.side
    wide = (room.w - min(room.w * 0.26, DIVIDER * k**0.9)) / 2
    if wide >= (HAND if props.prompt.asks is not None and props.side == KILLER else BOTH) * k:
        left = _encounter_half(canvas, SURVIVORS, Area(0, 0, wide, room.h))
        right = _encounter_half(canvas, KILLER, Area(room.w - wide, 0, wide, room.h))
        mine = left if front == SURVIVORS else right
        return EncounterLayout((left, right), Area(wide, 0, room.w - 2 * wide, room.h), _as_table_half(canvas, mine))
    x = 0.0 if front == SURVIVORS else table.divider.w
    half = _encounter_half(canvas, front, Area(x, 0, room.w - table.divider.w, room.h))
    tower = table.divider._replace(x=half.area.w if front == SURVIVORS else 0.0)
    return EncounterLayout((half,), tower, _as_table_half(canvas, half))


def _encounter_half(canvas: Canvas, side: str, area: Area) -> EncounterHalf:
    k, gap = max(1.0, canvas.stretch), 16.0 if canvas.room.h >= 1000 and canvas.stretch < 1.2 else 10.0
    head, rest = off_top(area.inset(gap, 0), max(56.0, canvas.high(30, "title") + 16), 8)
    shares = SHARES if area.h >= LOW * k else FEW
    parts = rows(rest._replace(h=rest.h - gap), [one for one in shares if one], gap)
    top = parts.pop(0) if shares[0] else rest._replace(h=0.0)
    return EncounterHalf(side, area, head, top, *parts)


def _as_table_half(canvas: Canvas, half: EncounterHalf) -> Half:
    """The same as a half of the table, for prompts and answers: the killer's cards take the place of the strength."""
    share = 0.52 if canvas.stretch < 1.05 else 0.62
    bar = max(56.0, min(half.prompt.h * share, 2 * canvas.high(22, "bold") + 24))
    prompt = half.prompt._replace(h=min(bar, half.prompt.h))
    viewport = Viewport(half.top if half.top.h else half.who)
    return Half(half.side, half.area, half.head, viewport, prompt, half.steps, half.who, stacked=False)


# ------------------------------------------------------------------ when it is shown


def is_shown(canvas: Canvas, props: TableProps) -> bool:
    """Whether the encounter is shown now."""
    return props.t.encounter is not None and not props.shows_board and fits(canvas) and not _homeless(props)


def shows_board(t: State, happened: Event | None, *, walks: bool) -> bool:
    """Whether the board is shown during an encounter: a figure walks, or only running away is left."""
    over = t.encounter is not None and facts.ended(t)
    return walks or (over and not isinstance(happened, event.EncounterEnded))


def is_private(props: TableProps) -> bool:
    """Whether the open half shows secrets during the encounter; otherwise both sides may look."""
    return props.mode != "open" and (props.prompt.asks is not None or props.recap)


def _homeless(props: TableProps) -> bool:
    """Whether the open prompt has answers without a target in the encounter."""
    if props.side is None or props.prompt.asks is None:
        return False
    options, homes = props.options, HOMES.get(props.side, frozenset())
    strange = any(key[0] not in homes for key in options.places) or bool(options.tray)
    return strange or (bool(options.rows) and not is_listed(props))


def is_listed(props: TableProps) -> bool:
    """Whether the answers to the open prompt appear in the survivors' list."""
    return props.prompt.asks is not None and props.side == SURVIVORS and props.prompt.id in LISTED


def listed_answers(options: OptionMap) -> list[tuple[Key, Choice]]:
    """The listed answers by target key; the one that declines comes last."""
    rows = [*options.places.items(), *((("row", place), choice) for place, choice in enumerate(options.rows))]
    return rows + [(("button", place), choice) for place, choice in enumerate(options.buttons)]


# ------------------------------------------------------------------ painting


def block(canvas: Canvas, words: str, area: Area, size: float, colour: Colour, face: str = "text", align: str = "left") -> None:
    """Paint a paragraph in the middle of an area, smaller if there is no room."""
    paint_box(Text(words, size, colour, face, align, middle=True, most=area.h), canvas, area)


def line(canvas: Canvas, words: str, area: Area, size: float, colour: Colour, face: str = "text", align: str = "left") -> None:
    """Paint a line in the middle of an area, smaller if there is no room."""
    paint_box(Line(words, size, colour, face, align, least=0.5), canvas, area)


def heading(canvas: Canvas, area: Area, words: str, note: str, colour: Colour) -> Area:
    """Paint the title of a panel with an optional note at its end; return the area below."""
    size = canvas.fitting(words, 26, area.w, "title", 0.5)
    head, rest = off_top(area, canvas.high(size, "title"), 4)
    canvas.text(words, (head.x, head.y), size, colour, face="title")
    if note and canvas.wide(words, size, "title") + canvas.wide(note, 20, "italic") + 20 <= area.w:
        y = head.y + canvas.high(size, "title") - canvas.high(20, "italic") - 2
        canvas.text(note, (head.x + head.w, y), 20, P.muted, face="italic", align="right")
    return rest


def pill(canvas: Canvas, at: tuple[float, float], words: str, room: float, colour: Colour) -> float:
    """Paint a word in a rounded box with its top left corner at `at`; return the height."""
    size = canvas.fitting(words, 21, room - 22, "bold", 0.5)
    high = canvas.high(21, "bold") + 6
    area = Area(*at, min(room, canvas.wide(words, size, "bold") + 22), high)
    canvas.box(area, mix(colour, BLACK, 0.82), colour, radius=high / 2, width=1.5)
    canvas.within(words, area, size, mix(colour, WHITE, 0.55), face="bold")
    return high


def head(canvas: Canvas, half: EncounterHalf, props: TableProps, *, tools: bool) -> None:
    """Paint the name of the side, its tools, and a note that everything here is public."""
    area, words = half.head, say(f"ui-ts-side-{half.side}")
    start = min((item.area.x for item in props.group("tools") if tools), default=area.x + area.w * 0.3)
    size = canvas.fitting(words, 30, start - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, theme.accent(half.side), face="title")
    if tools and (right := prompt.tools(canvas, props)):
        start = right + 16
    closed = tools and is_private(props)
    words = say("ui-ts-enc-closed" if closed else "ui-ts-enc-public")
    room, end = area.x + area.w - start - 40, area.x + area.w
    size = canvas.fitting(words, 20, room, least=0.7)
    if canvas.wide(words, size) <= room:
        canvas.text(words, (end, area.centre[1] - canvas.high(size) / 2), size, P.muted, align="right")
        (theme.lock if closed else theme.eye)(canvas, (end - canvas.wide(words, size) - 24, area.centre[1]), 12, P.text)


def note(canvas: Canvas, half: EncounterHalf, t: State, last: str, under: Area | None) -> None:
    """Paint the next step by the rules; without a prompt (`under`), the last public Event above it."""
    area, words, colour = half.prompt, _next(t), P.text
    if under is not None:
        rest = area.below(under.y + under.h + 4, left=15, right=15)
    else:
        canvas.box(area, P.panel_low, P.line, radius=6)
        inner = area.inset(20, 8)
        top = inner._replace(h=inner.h * 0.6)
        used = canvas.paragraph(last, top, canvas.block(last, top, 25, "bold", 14), theme.BRIGHT, face="bold")
        rest, colour = inner.trimmed(top=used + 4), P.muted
    size = canvas.block(words, rest, 22, least=13)
    if canvas.tall(words, size, rest.w) <= rest.h + 1:
        canvas.paragraph(words, rest, size, colour, middle=under is not None)


def _next(t: State) -> str:
    """The next step."""
    attack = facts.attacks(t)[-1]
    if attack.result is None:
        return say(f"ui-ts-enc-next-{('card', '', 'item', '', 'dice')[attack.step]}")
    if attack.result.success:
        return say("ui-ts-enc-next-held")
    left = any(facts.standing(t, who) == facts.WAITS for who in facts.found(t)) and not facts.ended(t)
    return say("ui-ts-enc-next-fell" if left else "ui-ts-enc-next-last")


def standing_colour(how: str) -> Colour:
    """The colour of a status."""
    grey, colours = (facts.WAITS, facts.SPARED), {facts.FELL: P.danger, facts.HELD: theme.ZONE["green"]}
    return theme.ASH if how in grey else colours.get(how, theme.LAMP)


# ------------------------------------------------------------------ odds


def paint_odds(canvas: Canvas, area: Area, t: State, now: Attack) -> None:
    """Paint the odds of each defence from public facts."""
    made = facts.open_odds(t, now)
    body = heading(canvas, area, say("ui-ts-enc-odds-title"), say("ui-ts-enc-odds-note", strength=facts.needed(t, now)), P.title)
    high = min(46.0 * max(1.0, canvas.stretch), (body.h + 4) / max(3, len(made)) - 4)
    for place, one in enumerate(made):
        row = body.row(body.y + place * (high + 4), high)
        if row.y + row.h > body.y + body.h + 1:
            break
        _bar(canvas, row, t, one, highlighted=one.shown and bool(now.defender))


def _bar(canvas: Canvas, row: Area, t: State, one: Odds, *, highlighted: bool) -> None:
    """Paint a face, the dice, what they must reach, and the odds as a bar and in per cent."""
    if highlighted:
        canvas.box(row.inset(-8, 0), theme.LIT, theme.WOOD_HIGH, radius=4)
    number, r = facts.number_of(t, one.who), min(15.0, row.h / 2 - 1)
    medal(canvas, (row.x + r, row.centre[1]), r, one.who, theme.SURVIVOR[number], hurt=t.survivors[number].hurt)
    left, need, bar, end = columns(off_left(row, 2 * r + 10, 0)[1], (36, 19, 33, 12), 10)
    colour = P.text if highlighted else theme.BONE
    line(canvas, say("ui-ts-enc-odds", dice=one.dice, plus=one.plus), left, 22, colour, "bold")
    line(canvas, say("ui-ts-enc-needs", need=one.need), need, 21, P.muted)
    _gauge(canvas, bar.halfway_down(bar.x, bar.w, 12), one.share, highlighted=highlighted)
    line(canvas, say("ui-ts-enc-share", percent=one.percent), end, 25, colour, "bold", "right")


def _gauge(canvas: Canvas, area: Area, share: float, *, highlighted: bool) -> None:
    canvas.box(area, theme.NIGHT, P.line, radius=6)
    if share > 0.02:
        canvas.box(area._replace(w=area.w * share), theme.LAMP if highlighted else theme.ASH, radius=6)


def row_areas(canvas: Canvas, half: EncounterHalf, count: int) -> list[Area]:
    """The areas of the listed answers below the title, in one or two columns."""
    body = off_top(half.steps.inset(20, 10), canvas.high(26, "title"), 4)[1]
    across = 1 if (body.h + 4) / count - 4 >= canvas.high(22, "bold") + 6 else 2
    high = min(46.0 * max(1.0, canvas.stretch), (body.h + 4) / -(-count // across) - 4)
    return grid(body, count, (body.w - 6 * (across - 1)) / across - 1, high, 6 if across > 1 else 4)


def paint_answers(canvas: Canvas, half: EncounterHalf, props: TableProps, answers: list[tuple[Key, Choice]]) -> None:
    """Paint the answers with the odds that their own side knows."""
    seat, reckons = props.prompt.seat, props.prompt.id != "prompt-save"
    assert seat is not None
    heading(canvas, half.steps.inset(20, 10), say("ui-ts-enc-list-title" if reckons else "ui-ts-enc-save-title"), "", P.title)
    for number, ((key, choice), row) in enumerate(zip(answers, row_areas(canvas, half, len(answers)), strict=True), 1):
        lit, item = props.focus == key, props.find(key)
        canvas.box(row, theme.LIT if lit else theme.SLATE, P.focus if lit else theme.LAMP, width=3 if lit else 1.5, radius=4)
        mark, inner = off_left(row.inset(10, 0), canvas.wide(str(number), 20, "bold") + 14, 4)
        canvas.within(str(number), mark, 20, P.muted, face="bold", margin=0)
        if reckons:
            inner = _reckoned(canvas, inner, facts.own_odds(props.t, seat - 1, choice), highlighted=lit)
        line(canvas, item.label if item is not None else "", inner, 22, P.text, "bold")


def _reckoned(canvas: Canvas, area: Area, one: Odds, *, highlighted: bool) -> Area:
    """Paint the odds at the end of an answer's row; return the remaining area."""
    k = max(1.0, canvas.stretch)
    end, rest = off_right(area, 74.0 * k, 10)
    line(canvas, say("ui-ts-enc-share", percent=one.percent), end, 24, P.text, "bold", "right")
    if area.w < 460 * k:
        return rest
    bar, words = area.halfway_down(end.x - 190, 180, 12), say("ui-ts-enc-odds", dice=one.dice, plus=one.plus)
    _gauge(canvas, bar, one.share, highlighted=highlighted)
    canvas.text(words, (bar.x - 16, area.centre[1] - canvas.high(20) / 2), 20, P.muted, align="right")
    return area._replace(w=bar.x - 30 - canvas.wide(words, 20) - area.x)
