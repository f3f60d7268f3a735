"""A plain table: the prompt, the legal answers as buttons, the tools and the log. Games replace what they show in another way."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.table.acts import Answer, Command
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.widgets import containers
from game.ui.widgets.boxes import Text, place
from game.ui.widgets.controls import button, button_size, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, flow, off_bottom, off_left, off_right, off_top

CONTINUE = ("continue",)
"""The key of the button that goes on after a notice."""
EDGE, GAP = 20.0, 14.0


class PlainLayout(NamedTuple):
    """The regions: the prompt, the players' part, the answers, the log and the tools."""

    prompt: Area
    players: Area
    answers: Area
    log: Area
    tools: Area


def plain_layout(canvas: Canvas) -> PlainLayout:
    """Divide the window."""
    room = canvas.room.inset(EDGE)
    prompt, room = off_top(room, canvas.high(28, "bold") * 2 + 24, GAP)
    tools, room = off_bottom(room, canvas.high(24, "bold") + 22, GAP)
    log, room = off_right(room, room.w * 0.32, GAP)
    answers, players = off_bottom(room, room.h * 0.45, GAP)
    return PlainLayout(prompt, players, answers, log, tools)


def plain_targets(canvas: Canvas, facts: TableFacts, tools: Sequence[str]) -> list[Target]:
    """The tools, and the answers or the button that goes on."""
    layout = plain_layout(canvas)
    made = [
        Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"), what)
        for what, area in zip(tools, columns(layout.tools, max(1, len(tools)), GAP), strict=False)
    ]
    if facts.stopped:
        wide, _ = button_size(canvas, say("ui-continue"))
        return [
            *made,
            Target(CONTINUE, off_right(layout.prompt.inset(14, 10), wide)[0], Command("go-on"), "answers", say("ui-continue")),
        ]
    return made if facts.seat is None else [*made, *answer_targets(canvas, layout.answers, facts, facts.options)]


def answer_targets(canvas: Canvas, area: Area, facts: TableFacts, options: Sequence[Choice]) -> list[Target]:
    """A button for each of some options, wrapped like words."""
    words = [facts.words(choice) for choice in options]
    areas = flow(area, [button_size(canvas, one, room=area.w) for one in words], GAP)
    return [
        Target(("option", place), spot, Answer(choice), "answers", label, choice)
        for place, (choice, spot, label) in enumerate(zip(options, areas, words, strict=True))
    ]


class ButtonProps(NamedTuple):
    """A button: its label, whether it has the focus, and whether it is the usual answer."""

    label: str
    focused: bool
    primary: bool
    palette: Palette


class WordsProps(NamedTuple):
    """Some lines of text in a panel, the last ones if there is no room for all."""

    lines: tuple[str, ...]
    palette: Palette


def plain_layers(canvas: Canvas, facts: TableFacts, targets: Sequence[Target], palette: Palette) -> list[Layer]:
    """The prompt, the log and the buttons."""
    layout = plain_layout(canvas)
    log = tuple(line.words for line in facts.log[-40:])
    prompt = (
        facts.message or facts.caption or (facts.speaker.prompt(facts.decision) if facts.decision is not None else say("ui-over"))
    )
    return [
        Layer("prompt", layout.prompt, paint_words, WordsProps((prompt,), palette)),
        Layer("log", layout.log, paint_words, WordsProps(log, palette)),
        *(
            Layer(f"button-{item.key}", item.area.inset(-16), paint_button, ButtonProps(
                item.label, item.key == facts.focus, item.data is not None and item.data == facts.default, palette
            ), cached=False)
            for item in targets
        ),
    ]  # fmt: skip


def paint_button(canvas: Canvas, area: Area, props: ButtonProps) -> None:
    """Paint a button; the area has room for its glow."""
    button(canvas, area.inset(16), props.label, props.palette, focused=props.focused, primary=props.primary)


def paint_words(canvas: Canvas, area: Area, props: WordsProps) -> None:
    """Paint lines of text, as many of the last ones as fit."""
    panel(canvas, area, props.palette)
    inner = area.inset(16, 10)
    shown, used = list[str](), 0.0
    for line in reversed(props.lines):
        used += canvas.tall(line, 22, inner.w) + 4
        if used > inner.h and shown:
            break
        shown.insert(0, line)
    y = inner.y
    for line in shown:
        y += canvas.paragraph(line, off_left(inner, inner.w, 0)[0]._replace(y=y), 22, props.palette.text) + 4


def paint_told(canvas: Canvas, words: str, palette: Palette) -> None:
    """Paint a message at the foot of the curtain."""
    wide = min(canvas.room.w - 40, canvas.wide(words, 26) + 48)
    box = containers.panel(Text(words, 26, palette.text, align="centre"), palette, pad=(24, 12))
    foot = canvas.room.halfway_across(0, wide, box.high(canvas, wide))
    place(box, canvas, foot._replace(y=canvas.room.y + canvas.room.h - foot.h - 24)).paint(canvas)
