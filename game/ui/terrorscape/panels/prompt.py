"""Paints the head and the prompt of a half, and what covers its board: tray, enlarged card, dice, message, tips."""

from typing import NamedTuple

from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE as P, Colour, mix
from game.ui.terrorscape import targets, theme
from game.ui.terrorscape.board import aids
from game.ui.terrorscape.facts import HIS_TURN, Tip, about, forgone, steps_left
from game.ui.terrorscape.layout import KILLER, Half, tools_start
from game.ui.terrorscape.panels import cards
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table.sides import ACT
from game.ui.widgets.boxes import Line, Space, Text, place as placed
from game.ui.widgets.containers import Column, Framed
from game.ui.widgets.controls import button, hints, hints_width
from game.ui.widgets.focus import Target

EACH = frozenset({ACT, "prompt-run", "prompt-slip", "prompt-coordinate", "prompt-trait"})
"""Prompts that several survivors answer each for itself."""
Count = tuple[theme.Sign, str, Colour]

# ------------------------------------------------------------------ the head


def head(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the head of a half."""
    area, t, who = half.head, props.t, props.side or ""
    words, start = say(f"ui-ts-side-{who or 'nobody'}"), tools_start(half)
    size = canvas.fitting(words, 30, start - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, theme.accent(who), face="title")
    tools(canvas, props)
    left = start + len(props.tools) * (targets.TOOL + targets.GAP) + 12
    if who == KILLER:
        noises = [(theme.noise, say("ui-ts-noise-now"), P.text), (theme.noise, say("ui-ts-noise-past"), P.muted)]
        _facts(canvas, area, left, cards.guess(canvas, half, props, left), noises)
    elif who:
        progress = say("ui-ts-radio", progress=t.team.progress, most=NUMBERS.repair)
        counts = say("ui-ts-discovery", cards=len(t.team.discovery)), say("ui-ts-search", cards=len(t.team.search)), progress
        marks = theme.cards, theme.glass, theme.radio
        facts = [(sign, words, P.text) for sign, words in zip(marks, counts, strict=True)]
        _facts(canvas, area, left, area.x + area.w, facts, needed=True)


def tools(canvas: Canvas, props: TableProps) -> float:
    """Paint the tool buttons; return their right end."""
    end = 0.0
    for item in props.group("tools"):
        highlighted = props.focus == item.key
        canvas.box(item.area, P.panel, P.focus if highlighted else P.line, width=3 if highlighted else 1.5)
        if item.data == "marks":
            aids.sign(canvas, item.area.inset(item.area.w * 0.2), aids.PERHAPS, props.side or "")
        else:
            canvas.picture("ui/eye" if item.data == "aid" else f"ui/{item.data}", item.area.inset(item.area.w * 0.18))
        end = item.area.x + item.area.w
    return end


def _facts(canvas: Canvas, area: Area, left: float, end: float, facts: list[Count], *, needed: bool = False) -> None:
    """Paint counts with icons, right-aligned; with little room smaller and without icons, or not unless they are `needed`."""
    room, wide, gap = end - left, 26.0, 18.0
    while needed and len(facts) > 1 and sum(canvas.wide(words, 13) + gap for _, words, _ in facts) > room:
        facts = facts[1:]
    words_wide = sum(canvas.wide(words, 21) + gap for _, words, _ in facts)
    if words_wide + wide * len(facts) > room:
        if not needed:
            return
        wide = 0.0
    size = max(21 * min(1.0, room / max(1.0, words_wide + wide * len(facts))), 13.0)
    for sign, words, colour in reversed(facts):
        end -= canvas.wide(words, size) + wide + gap
        if wide:
            sign(canvas, (end + gap + 9, area.centre[1]), 10, mix(colour, P.muted, 0.5))
        canvas.text(words, (end + gap + wide, area.centre[1] - canvas.high(size) / 2), size, colour)


# ------------------------------------------------------------------ the prompt


def prompt(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the prompt or the awaited side, and the buttons."""
    area, ours, line = half.prompt, props.prompt.asks is not None or props.stopped, theme.accent(half.side)
    canvas.box(area, theme.LIT_LOW if ours else P.panel_low, line if ours else P.line, width=3 if ours else 1.5, radius=6)
    canvas.box(area.column(area.x, 10), line if ours else P.line, radius=3)
    given = props.group("buttons", "drawn")
    for item in given:
        cap = targets.cap_of(canvas, props, half, item)
        button(canvas, item.area, item.label, P, key=cap, focused=props.focus == item.key, size=22)
    r, colour = _icon_size(area), theme.BRIGHT if ours else P.muted
    (theme.feet if ours else theme.hourglass)(canvas, (area.x + 24 + r, area.centre[1]), r, line if ours else P.muted)
    words, brief, pairs = prompt_words(props), prompt_words(props, brief=True), prompt_keys(props, ours=ours)
    if cost_apart(canvas, half, props):
        words, brief = prompt_words(props, cost=False), prompt_words(props, brief=True, cost=False)
    bar_words(canvas, _words_area(half, props), words, pairs, colour, brief=brief)


def _icon_size(area: Area) -> float:
    return min(14.0, area.h * 0.28)


def _words_area(half: Half, props: TableProps) -> Area:
    """The part of the prompt between its icon and its buttons."""
    area, given = half.prompt, props.group("buttons", "drawn")
    end, x = min([item.area.x - 10 for item in given] + [area.x + area.w - 14]), area.x + 34 + 2 * _icon_size(area)
    return area.column(x, end - x)


def cost_apart(canvas: Canvas, half: Half, props: TableProps) -> str:
    """What an answer would cost, if the prompt has no room for it: it then stands in the log. Else ""."""
    area, cost = _words_area(half, props), forgone(props)
    words, inner = prompt_words(props, brief=True), Area(area.x, area.y + 2, area.w - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    return cost if cost and canvas.tall(words, size, inner.w, "bold") > inner.h + 1 else ""


def bar_words(canvas: Canvas, area: Area, words: str, pairs: list[tuple[str, str]], colour: Colour, *, brief: str = "") -> None:
    """Paint words in a bar, and as many keys at its end as there is room for; `brief` words if the others do not fit."""
    end = area.x + area.w
    while pairs and area.x + canvas.wide(words, 26, "bold") + 12 > end - hints_width(canvas, pairs):
        pairs = pairs[:-1]
    end = hints(canvas, end, area.centre[1] - 16, pairs, P) if pairs else end
    inner = Area(area.x, area.y + 2, end - area.x - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    if brief and canvas.tall(words, size, inner.w, "bold") > inner.h + 1:
        words, size = brief, canvas.block(brief, inner, 26, "bold", 14)
    canvas.paragraph(words, inner, size, colour, face="bold", middle=True)


def prompt_keys(props: TableProps, *, ours: bool) -> list[tuple[str, str]]:
    """The key caps beside the prompt, with labels."""
    caps = props.caps
    if props.animating:
        return [] if props.stopped else [(caps.take, say("ui-do-skip"))]  # the button to continue has its own cap
    return [(caps.take, say("ui-do-take")), (caps.next, say("ui-do-next"))] if ours else [(caps.menu, say("ui-do-pause"))]


def prompt_words(props: TableProps, *, brief: bool = False, cost: bool = True) -> str:
    """The text of the prompt or of waiting, with what an answer would `cost`.

    `brief` leaves out the number of actions left, which the panels show, too.
    """
    if props.recap:
        return say("ui-ts-since", words=props.caption or None)
    ended = props.t.end is not None  # what is shown has come to the end, too
    if props.animating:
        usual = "ui-guide-reads" if props.stopped else "ui-over" if ended else f"ui-ts-turn-{props.t.side}"
        return props.caption or say(usual)
    if ended:
        return say("ui-over")
    if props.pending or not props.prompt.id:
        return say(f"prompt-wait-{props.t.side}")
    asked, t = props.prompt, props.t
    if asked.id == HIS_TURN and asked.seat is not None:
        note, chosen = forgone(props) if cost else "", props.focused
        tells = brief or (note and chosen is not None and chosen.data is not None)  # what he gives up has its own number
        words = say("ui-ts-asked-killer", left=None if tells else steps_left(t))
        return f"{words} {note}" if note else words
    if asked.seat is None or asked.id not in EACH:  # any seat may answer a common prompt for the team
        return asked.words
    over = (acted or ended for acted, ended in zip(t.team.acted, t.team.finished, strict=True))
    left = sum(not one.fate and not done for one, done in zip(t.survivors, over, strict=True))
    what, number = f"ui-ts-asked-{asked.id.removeprefix('prompt-')}", asked.seat - 1
    return say(what, who=t.survivors[number].id, acted=t.team.acted[number], left=None if brief else left)


# ------------------------------------------------------------------ what covers the board


class CoverProps(NamedTuple):
    """What covers a board. `card` is the enlarged card: of the killer's hand, or one that he plays; `tool` the focused tool."""

    board: Area
    focus: object = None
    tray: tuple[Target, ...] = ()
    card: tuple[Area, cards.AbilityProps] | None = None
    dice: tuple[int, ...] = ()
    message: str = ""
    good: bool = False
    tips: tuple[Tip, ...] = ()
    tool: Target | None = None


def cover_props(canvas: Canvas, half: Half, props: TableProps) -> CoverProps:
    """What covers the board of a half now. A message goes before tips, and an enlarged card has its text on it."""
    card = cards.played_card(canvas, half, props)
    if card is None and props.side == KILLER:
        card = cards.open_card(canvas, half, props)
    tips = () if props.message or card is not None else tuple(tip for tip in about(props) if tip[1])
    here, tray = props.focused, props.group("tray")
    tool = here if here is not None and here.group == "tools" else None
    focus = props.focus if here in tray else None
    return CoverProps(half.viewport.area, focus, tray, card, props.dice, props.message, props.good, tips, tool)


def covers(canvas: Canvas, props: CoverProps) -> list[Area]:
    """Paint everything; return the areas that are covered."""
    covered = list[Area]()
    if props.card is not None:
        cards.ability(canvas, *props.card)
        covered.append(props.card[0].inset(-10))
    for item in props.tray:
        highlighted = props.focus == item.key
        match item.key:
            case ("card", str(what)):
                cards.card(canvas, item.area, what, highlighted=highlighted)
            case _:
                button(canvas, item.area, item.label, P, focused=highlighted, size=22)
        covered.append(item.area.inset(-8))
    covered += message_or_tips(canvas, props)
    if props.tool is not None:
        at, words = props.tool.area, props.tool.label
        covered.append(Area(at.x, at.y + at.h + 6, canvas.wide(words, 20) + 20, canvas.high(20) + 10))
        canvas.box(covered[-1], P.panel, P.focus, radius=6)
        canvas.within(words, covered[-1], 20, P.text)
    return covered


def message_or_tips(canvas: Canvas, props: CoverProps) -> list[Area]:
    """Paint the dice, and the message of the program or the tips; return the area of either."""
    board, count = props.board, len(props.dice)
    side = min(80.0, board.h * 0.15)
    x, y = board.centre[0] - (count * (side + 14) - 14) / 2, board.y + board.h * 0.34 - side - 16
    for place, face in enumerate(props.dice):
        spot = Area(x + place * (side + 14), y, side, side)
        canvas.box(spot.moved(3, 5), BLACK, radius=12, alpha=150)
        canvas.picture(f"terrorscape/tokens/die-{face}", spot)
    if props.message:
        return [_message(canvas, board, props.message, GREEN if props.good else RED_LIGHT, low=not props.tray)]
    return _tips(canvas, board, props.tips) if props.tips else []


def _message(canvas: Canvas, board: Area, words: str, line: Colour, *, low: bool) -> Area:
    """Paint a sentence in a box over the board; return its area."""
    text = Text(words, 23, theme.BRIGHT, "bold", "centre", middle=True, most=board.h * 0.5, least=14)
    wide = min(board.w - 40, text.wide(canvas) + 52)
    high = text.high(canvas, wide - 40) + 24
    area = board.halfway_across(board.y + board.h - high - 12 if low else board.y + board.h * 0.36, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    placed(text, canvas, area.inset(20, 11)).paint(canvas)
    return area


def _tips(canvas: Canvas, board: Area, tips: tuple[Tip, ...]) -> list[Area]:
    """Paint tips at the bottom of the board, if they fit; return their area."""
    made = [box for title, words in tips for box in (Line(title, 22, P.title, "title"), Text(words, 20, P.text), Space(6))]
    tip = Framed(Column(*made), (20, 8), lambda c, area: c.box(area, mix(P.panel, BLACK, 0.3), theme.BRASS, width=2, alpha=240))
    high = tip.high(canvas, board.w - 20)
    if high > board.h - 20:
        return []
    area = Area(board.x + 10, board.y + board.h - high - 10, board.w - 20, high)
    placed(tip, canvas, area).paint(canvas)
    return [area]
