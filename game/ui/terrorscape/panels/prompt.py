"""Paints the bars of a half: its head with tools and private counts, and the prompt with the answer buttons."""

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.board.signs import accent
from game.ui.terrorscape.layout import KILLER, Half, tools_start
from game.ui.terrorscape.panels import killer_turn
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table.side import ACT
from game.ui.terrorscape.targets import half as half_targets
from game.ui.widgets.controls import button, hints, hints_width

P = TERRORSCAPE
TOOLS = {"aid": "ui/eye"}
"""Pictures of tools that are not named after the tool."""
EACH = frozenset({ACT, "prompt-run", "prompt-slip", "prompt-coordinate", "prompt-trait"})
"""Prompts that several survivors answer each for itself."""
HIS_TURN = "prompt-killer"
"""The prompt for the killer's next action."""
LEFT = {"quick": 2, "second": 1}
"""The actions left at each stage of his turn."""


# ------------------------------------------------------------------ the head


def head(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the head of a half."""
    area, t, who = half.head, props.t, props.side or ""
    words = say(f"ui-ts-side-{who or 'nobody'}")
    size = canvas.fitting(words, 30, tools_start(half) - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, accent(who), face="title")
    tools(canvas, props)
    left = tools_start(half) + len(half_targets.TOOLS) * (half_targets.TOOL + half_targets.GAP) + 12
    if who == KILLER:
        noises = [(signs.noise, say("ui-ts-noise-now"), P.text), (signs.noise, say("ui-ts-noise-past"), P.muted)]
        _facts(canvas, area, left, killer_turn.guess(canvas, half, props, left), noises)
    elif who:
        counts = say("ui-ts-discovery", cards=len(t.team.discovery)), say("ui-ts-search", cards=len(t.team.search)), progress(t)
        marks = signs.glass, signs.cards, signs.radio
        facts = [(sign, words, P.text) for sign, words in zip(marks, counts, strict=True)]
        _facts(canvas, area, left, area.x + area.w, facts, needed=True)


def tools(canvas: Canvas, props: TableProps) -> float:
    """Paint the tool buttons; return their right end."""
    end = 0.0
    for item in props.group("tools"):
        highlighted = props.focus == item.key
        canvas.box(item.area, P.panel, P.focus if highlighted else P.line, width=3 if highlighted else 1.5)
        picture = TOOLS.get(str(item.data), f"ui/{item.data}")
        if item.data == "marks":
            aid_painter.sign(canvas, item.area.inset(item.area.w * 0.2), aid_painter.PERHAPS, props.side or "")
        elif art.has(picture):
            canvas.picture(picture, item.area.inset(item.area.w * 0.18))
        end = item.area.x + item.area.w
    return end


def _facts(
    canvas: Canvas, area: Area, left: float, end: float, facts: list[tuple[signs.Sign, str, Colour]], *, needed: bool = False
) -> None:
    """Paint the counts of a side with icons, right-aligned; without icons and smaller if there is little room.

    Counts that are not `needed` are then left out.
    """
    room, wide, gap = end - left, 26.0, 18.0
    total = sum(canvas.wide(words, 21) + wide + gap for _, words, _ in facts)
    if total > room and not needed:
        return
    wide = wide if total <= room else 0.0
    share = min(1.0, room / max(1.0, sum(canvas.wide(words, 21) + wide + gap for _, words, _ in facts)))
    size = max(21 * share, 13.0)
    for sign, words, colour in reversed(facts):
        end -= canvas.wide(words, size) + wide + gap
        if wide:
            sign(canvas, (end + gap + 9, area.centre[1]), 10, mix(colour, P.muted, 0.5))
        canvas.text(words, (end + gap + wide, area.centre[1] - canvas.high(size) / 2), size, colour)


def progress(t: State) -> str:
    """The progress of the radio repair, for the survivors."""
    return say("ui-ts-radio", progress=t.team.progress, most=NUMBERS.repair)


# ------------------------------------------------------------------ the prompt


def prompt(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the prompt or the awaited side, and the buttons."""
    area, ours, line = half.prompt, props.prompt.asks is not None or props.stopped, accent(half.side)
    canvas.box(area, rgb("#1d1a12") if ours else P.panel_low, line if ours else P.line, width=3 if ours else 1.5, radius=6)
    canvas.box(Area(area.x, area.y, 10, area.h), line if ours else P.line, radius=3)
    given = props.group("buttons", "drawn")
    for item in given:
        cap = half_targets.cap_of(canvas, props, half, item)
        button(canvas, item.area, item.label, P, key=cap, focused=props.focus == item.key, size=22)
    end = min([item.area.x - 10 for item in given] + [area.x + area.w - 14])
    words, pairs, r = prompt_words(props), prompt_keys(props, ours=ours), min(14.0, area.h * 0.28)
    (signs.hourglass if not ours else signs.feet)(canvas, (area.x + 24 + r, area.centre[1]), r, line if ours else P.muted)
    x = area.x + 34 + 2 * r
    while pairs and x + canvas.wide(words, 26, "bold") + 12 > end - hints_width(canvas, pairs):
        pairs = pairs[:-1]
    if pairs:
        end = hints(canvas, end, area.centre[1] - 16, pairs, P)
    inner = Area(x, area.y + 2, end - x - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    if canvas.tall(words, size, inner.w, "bold") > inner.h + 1:
        words = prompt_words(props, brief=True)
        size = canvas.block(words, inner, 26, "bold", 14)
    canvas.paragraph(words, inner, size, rgb("#fff6e0") if ours else P.muted, face="bold", middle=True)


def prompt_keys(props: TableProps, *, ours: bool) -> list[tuple[str, str]]:
    """The key caps beside the prompt, with labels."""
    caps = props.caps
    if props.animating:
        return [] if props.stopped else [(caps.take, say("ui-do-skip"))]  # the button to continue has its own cap
    if not ours:
        return [(caps.menu, say("ui-do-pause"))]
    return [(caps.take, say("ui-do-take")), (caps.next, say("ui-do-next"))]


def prompt_words(props: TableProps, *, brief: bool = False) -> str:
    """The text of the prompt or of waiting; `brief` leaves out the number of actions left, which the panels show, too."""
    if not props.prompt.id:
        return say("ui-over")
    if props.recap:
        return say("ui-ts-since", words=props.caption or None)
    if props.animating:
        return props.caption or say(f"ui-ts-turn-{props.t.side}")
    if props.pending:
        return say(f"prompt-wait-{props.t.side}")
    return question(props, brief=brief)


def question(props: TableProps, *, brief: bool) -> str:
    """The text of an open prompt: who is meant, and how many actions are left."""
    asked, t = props.prompt, props.t
    if asked.id == HIS_TURN and asked.seat is not None:
        return say("ui-ts-asked-killer", left=None if brief else steps_left(t))
    if asked.seat is None or asked.id not in EACH:  # any seat may answer a common prompt for the team
        return asked.words
    number, left = asked.seat - 1, None if brief else len(to_act(t))
    what = f"ui-ts-asked-{asked.id.removeprefix('prompt-')}"
    return say(what, who=t.survivors[number].id, acted=t.team.acted[number], left=left)


def steps_left(t: State) -> int:
    """The number of actions that the killer has left in this turn."""
    return LEFT.get(t.stage, 0)


def to_act(t: State) -> list[int]:
    """The survivors who may still take their main action in this turn."""
    over = [acted or ended for acted, ended in zip(t.team.acted, t.team.finished, strict=True)]
    return [number for number, one in enumerate(t.survivors) if not one.fate and not over[number]]
