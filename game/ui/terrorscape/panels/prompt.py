"""Paints the prompt bar: the open prompt or the awaited side, and the answer buttons."""

from game.rules.engine.script import Decision
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels import remaining
from game.ui.terrorscape.panels.colours import accent
from game.ui.terrorscape.table.side import ACT
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import answer_buttons
from game.ui.widgets.controls import button, hints, hints_width

P = TERRORSCAPE

EACH = frozenset({ACT, "prompt-run", "prompt-slip", "prompt-coordinate", "prompt-trait"})
"""Prompts that several survivors answer each for itself."""


def prompt(canvas: Canvas, table: TableView, half: Half) -> None:
    """Paint the prompt or the awaited side, and the buttons."""
    area, ours = half.prompt, table.asks is not None or table.animations.stopped
    line = accent(half.side)
    canvas.box(area, rgb("#1d1a12") if ours else P.panel_low, line if ours else P.line, width=3 if ours else 1.5, radius=6)
    canvas.box(Area(area.x, area.y, 10, area.h), line if ours else P.line, radius=3)
    given = [item for item in table.focus.targets if item.group in ("buttons", "drawn")]
    for item in given:
        button(
            canvas,
            item.area,
            item.label,
            P,
            key=answer_buttons.cap_of(table, canvas, half, item),
            focused=table.focused(item.key),
            size=22,
        )
    end = min([item.area.x - 10 for item in given] + [area.x + area.w - 14])
    words, pairs = prompt_words(table), prompt_keys(table, ours=ours)
    r = min(14.0, area.h * 0.28)
    (signs.hourglass if not ours else signs.feet)(canvas, (area.x + 24 + r, area.centre[1]), r, line if ours else P.muted)
    x = area.x + 34 + 2 * r
    while pairs and x + canvas.wide(words, 26, "bold") + 12 > end - hints_width(canvas, pairs):
        pairs = pairs[:-1]
    if pairs:
        end = hints(canvas, end, area.centre[1] - 16, pairs, P)
    inner = Area(x, area.y + 2, end - x - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    if canvas.tall(words, size, inner.w, "bold") > inner.h + 1:
        words = prompt_words(table, brief=True)
        size = canvas.block(words, inner, 26, "bold", 14)
    canvas.paragraph(words, inner, size, rgb("#fff6e0") if ours else P.muted, face="bold", middle=True)


def prompt_keys(table: TableView, *, ours: bool) -> list[tuple[str, str]]:
    """The key caps beside the prompt, with labels."""
    cap = table.context.input.cap
    if table.animations.busy:
        return [] if table.animations.stopped else [(cap("take"), say("ui-do-skip"))]  # the button to continue has its own cap
    if not ours:
        return [(cap("menu"), say("ui-do-pause"))]
    return [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))]


def prompt_words(table: TableView, *, brief: bool = False) -> str:
    """The text of the prompt or of waiting; `brief` leaves out the number of actions left, which the panels show, too."""
    side = table.client
    decision = side.view.decision
    if decision is None:
        return say("ui-over")
    if table.recap.shows:
        return say("ui-ts-since", words=table.caption or None)
    if table.animations.busy:
        return table.caption or say(f"ui-ts-turn-{table.t.side}")
    if table.has_pending:
        return say(f"prompt-wait-{table.t.side}")
    return question(table, decision, brief=brief)


def question(table: TableView, decision: Decision, *, brief: bool) -> str:
    """The text of an open prompt: who is meant, and how many actions are left."""
    side, t = table.client, table.t
    if decision.prompt == remaining.HIS_TURN and side.seat is not None:
        return say("ui-ts-asked-killer", left=None if brief else remaining.steps_left(t))
    if side.seat is None or decision.prompt not in EACH:  # any seat may answer a common prompt for the team
        return side.speaker.prompt(decision)
    number = side.seat - 1
    about = {
        "who": t.survivors[number].id,
        "acted": t.team.acted[number],
        "left": None if brief else len(remaining.to_act(t)),
    }
    return say(f"ui-ts-asked-{decision.prompt.removeprefix('prompt-')}", **about)
