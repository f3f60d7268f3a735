"""Paints the prompt with its buttons, keys and tools, and the large button beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.tables.cards import PLACES
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix
from game.ui.london import shapes, theme
from game.ui.london.panels import rich_text
from game.ui.london.story.facts import StoryFacts, tip_of_focus
from game.ui.london.story.layout import StoryLayout
from game.ui.london.story.option_map import STAY_PROMPT, OptionMap, choice_of, numbered_targets
from game.ui.london.story.targets import key_caps, options_differ
from game.ui.london.theme import P
from game.ui.widgets.controls import button, cap_width, hints, hints_width, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_top

MEDAL = 104.0
LEAST = 11.0
READ = 24.0
"""The text size at which the prompt must fit before anything beside it."""
KEYS, MORE = ((21.0, 26.0), (21.0, 14.0), (18.0, 14.0)), "…"
"""Sizes and gaps of the key hints, widest first, and the sign for hints that do not fit."""
CAP = 32.0
"""The height of a key cap."""
SIGNS: dict[type[Choice], str] = {answer.Roll: "fist", answer.Compare: "dread", answer.Stay: "fist"}
"""The signs on the large button."""


class ButtonProps(NamedTuple):
    """A button, with its key; of a tool the name of its picture is its label."""

    area: Area
    label: str
    focused: bool
    key: str = ""


class PromptProps(NamedTuple):
    """The prompt: the seat that is `speaking` with its Character, whether a person is `asked`, the text and `whose` question it is.

    `wide` is the width that the `buttons` leave. `tip` explains what has the focus; without one `keys` are those that answer.
    """

    speaking: Seat | None
    who: str
    asked: bool
    bright: bool
    words: str
    whose: str
    tip: str
    keys: tuple[tuple[str, str], ...]
    wide: float
    buttons: tuple[ButtonProps, ...]
    tools: tuple[ButtonProps, ...]


def prompt_props(
    facts: StoryFacts, layout: StoryLayout, found: OptionMap, items: Sequence[Target], expanded: bool
) -> PromptProps:
    """The props of the prompt; `expanded` says that the options of a grouped target are listed."""
    table = facts.table
    speaking = facts.shown.speaker if table.busy else table.awaited if table.asked is None else table.asked
    focused = next((item for item in items if item.key == table.focus), None) if table.focus is not None else None
    tip, caps = tip_of_focus(facts, found, focused), key_caps(items, facts.keys)
    buttons, tools = (
        tuple(
            ButtonProps(
                item.area, str(item.data) if group == "tools" else item.label, item.key == table.focus, caps.get(item.key, "")
            )
            for item in items
            if item.group == group
        )
        for group in ("buttons", "tools")
    )
    left = min([*(one.area.x for one in buttons), layout.tools.x]) - layout.prompt.x - 8
    keys = () if tip else tuple(_key_hints(facts, items, expanded=expanded))
    who, whose = ("", "") if speaking is None else (facts.state.people[speaking].id, _whose(facts, speaking))
    asked = table.seat is not None
    return PromptProps(speaking, who, asked, asked or table.busy, prompt_text(facts), whose, tip, keys, left, buttons, tools)


def _whose(facts: StoryFacts, seat: Seat) -> str:
    """Who answers, or who is awaited, in words."""
    decision, named = facts.table.decision, facts.table.speaker.seat(seat)
    if facts.table.busy or decision is None:
        return ""
    if facts.table.seat is None:
        return say("ui-ld-scene-awaited", seat=named)
    team = len(decision.options) > 1 and not options_differ(decision) and decision.prompt != STAY_PROMPT
    return say("ui-ld-scene-asked-all" if team else "ui-ld-scene-asked", seat=named)


def prompt_text(facts: StoryFacts) -> str:
    """The text of the prompt: the caption, a message to the player, or the question."""
    table = facts.table
    if table.busy:
        return facts.shown.caption
    return table.message or ("" if table.decision is None else table.speaker.prompt(table.decision))


def _key_hints(facts: StoryFacts, targets: Sequence[Target], *, expanded: bool) -> list[tuple[str, str]]:
    """The keys that answer, and what they do."""
    if facts.table.seat is None:
        return []
    if facts.keys.pad:
        return [(facts.keys.take, say("ui-do-take")), (facts.keys.next, say("ui-do-next"))]
    by_key = key_caps(targets, facts.keys)
    numbers = [(str(place), item.label) for place, item in enumerate(numbered_targets(targets, expanded=expanded)[:9], 1)]
    return numbers + [(by_key[item.key], item.label) for item in targets if item.key in by_key and item.group != "buttons"]


def paint(canvas: Canvas, area: Area, props: PromptProps) -> None:
    """Paint the seat, the question or caption, the key hints or the tip, the buttons, and the tools."""
    seat, tip, keys, rest = props.speaking, props.tip, props.keys, area.inset(22, 12)
    colour = theme.LINE if seat is None else theme.SEATS[seat].colour
    shapes.plate(canvas, area, colour if props.asked else theme.LINE, width=3)
    if seat is not None:
        medal, rest = off_left(rest, min(MEDAL, rest.h), 24)
        shapes.medal(canvas, props.who, seat, medal.centre, medal.w)
    rest = rest._replace(w=props.wide - (rest.x - area.x) - 8)
    low = min(rest.h * 0.5, canvas.high(21) * 2 + 2) if tip else canvas.high(21) + 12 if keys else 0.0
    wanted = canvas.tall(props.words, READ, rest.w, "bold")
    if keys and not tip and _size_of(canvas, rest.w, keys) is None and wanted + (two := 2 * _row(canvas)) <= rest.h:
        low = two
    if not tip and wanted + low > rest.h:
        keys, low = (), 0.0
    foot, top = off_bottom(rest, low, 4)
    if props.whose and wanted + canvas.high(22, "italic") <= top.h:
        line, top = off_top(top, canvas.high(22, "italic"), 0)
        shapes.fit(canvas, props.whose, line, 22, colour, face="italic")
    ink = P.text if props.bright else P.muted
    shapes.prose(canvas, props.words, top, 33, ink, face="bold", least=LEAST)
    if tip:
        rich_text.paragraph(canvas, tip, foot, rich_text.block(canvas, tip, foot, 21, least=14), theme.PALE)
    paint_key_hints(canvas, foot, keys)
    for one in props.buttons:
        button(canvas, one.area, one.label, P, key=one.key, focused=one.focused, size=22)
    for one in props.tools:
        canvas.box(one.area, theme.DEEP, P.focus if one.focused else theme.LINE, width=3 if one.focused else 1.5)
        if art.has(f"ui/{one.label}"):
            canvas.picture(f"ui/{one.label}", one.area.inset(one.area.w * 0.18))


def _wide(canvas: Canvas, cap: str, words: str, size: float) -> float:
    return cap_width(canvas, cap) + 10 + canvas.wide(words, size)


def _size_of(canvas: Canvas, room: float, keys: Sequence[tuple[str, str]]) -> tuple[float, float] | None:
    """The size and the gap at which the key hints fit into one row, None if they do not."""
    return next(
        (one for one in KEYS if sum(_wide(canvas, *key, one[0]) for key in keys) + one[1] * (len(keys) - 1) <= room), None
    )


def _row(canvas: Canvas) -> float:
    """The height of one of two rows of key hints."""
    return max(canvas.high(KEYS[-1][0]), CAP) + 2


def paint_key_hints(canvas: Canvas, line: Area, keys: Sequence[tuple[str, str]]) -> None:
    """Paint the key hints, smaller and closer if necessary, in two rows if there is room; of too many as many as fit."""
    whole = _size_of(canvas, line.w, keys)
    if whole is None and line.h >= 2 * _row(canvas):
        fit = max((count for count in range(1, len(keys)) if _size_of(canvas, line.w, keys[:count])), default=0)
        if fit:
            upper, lower = off_top(line, line.h / 2, 0)
            paint_key_hints(canvas, upper, keys[:fit])
            paint_key_hints(canvas, lower, keys[fit:])
            return
    (size, gap), x = whole or KEYS[-1], line.x
    top, last = line.y + (line.h - canvas.high(size)) / 2, line.x + line.w - gap - canvas.wide(MORE, size)
    for cap, words in keys:
        if whole is None and x + _wide(canvas, cap, words, size) > last:
            canvas.text(MORE, (x, top), size, P.muted)
            break
        x += key_cap(canvas, (x, line.centre[1] - 16), cap, P) + 10
        x += canvas.text(words, (x, top), size, theme.PALE) + gap


# ------------------------------------------------------------------ the large button


class MainProps(NamedTuple):
    """The large button: its words, its key, a sign, and whether it has the focus. Without an option: `idle`, with the keys that skip a clip."""

    words: str = ""
    key: str = ""
    sign: str = ""
    focused: bool = False
    idle: bool = False
    skips: tuple[tuple[str, str], ...] = ()


def main_props(facts: StoryFacts, targets: Sequence[Target]) -> MainProps:
    """The props of the large button: the usual option, the confirmation of a notice, how to skip a clip, or who is awaited."""
    item, keys = next((item for item in targets if item.group in ("main", "drawn")), None), facts.keys
    if item is not None:
        choice = choice_of(item)
        sign = _main_sign(facts, choice)
        reads = facts.table.lesson is not None and facts.table.lesson.waits  # the key goes to the lesson
        key = "" if reads else keys.take if item.group == "drawn" else keys.usual
        return MainProps(_main_words(facts, item, choice), key, sign, item.key == facts.table.focus)
    if facts.table.busy:
        return MainProps(idle=True, skips=((keys.take, say("ui-do-skip")), (keys.fast, say("ui-do-fast"))))
    return MainProps(say("ui-ld-scene-choose" if facts.table.seat is not None else "ui-ld-scene-waits"), idle=True)


def _main_sign(facts: StoryFacts, choice: Choice | None) -> str:
    """The sign on the large button: a tick where the points are enough, the skull where they are not."""
    inquiry = facts.state.inquiry
    if (
        isinstance(choice, answer.Compare)
        and inquiry is not None
        and team_points(facts.state, inquiry) >= difficulty(facts.state, inquiry)
    ):
        return "tick"
    return SIGNS.get(type(choice), "") if choice is not None else ""


def _main_words(facts: StoryFacts, item: Target, choice: Choice | None) -> str:
    """The label of the large button, with the numbers that the option leads to."""
    t = facts.state
    if isinstance(choice, answer.Roll):
        return say("ui-ld-scene-roll", count=facts.shown.points_of(t, item.data.seat))
    if isinstance(choice, answer.Investigate):
        card = t.shown.get(choice.place) or t.goons.get(PLACES[choice.place].area, "")
        return say("ui-ld-scene-knock", card=card, names=[say(f"short-{t.people[seat].id}") for seat in choice.seats])
    if isinstance(choice, answer.Compare) and t.inquiry is not None:
        have, need = team_points(t, t.inquiry), difficulty(t, t.inquiry)
        return say("ui-ld-scene-compare", have=have, need=need, enough=have >= need)
    return item.label


def paint_main(canvas: Canvas, area: Area, props: MainProps) -> None:
    """Paint the large button."""
    if props.idle:
        shapes.plate(canvas, area, theme.LINE)
        shapes.prose(canvas, props.words, area.inset(24, 12), 26, P.muted, face="italic", align="centre")
        right = area.centre[0] + hints_width(canvas, [*props.skips]) / 2
        hints(canvas, right, area.centre[1] - 16, [*props.skips], P)
        return
    canvas.box(area, (GOLD, GOLD_LOW), P.focus if props.focused else theme.BRASS, width=6 if props.focused else 3, radius=10)
    canvas.frame(area.inset(9), mix(GOLD_LOW, BLACK, 0.3), width=1.5, radius=6)
    inner, align = area.inset(28, 16), "left" if props.sign else "centre"
    if props.sign:
        mark, inner = off_left(inner, min(84.0, inner.h), 20)
        shapes.sign(canvas, props.sign, mark.centre, min(mark.w, mark.h), theme.STAMP)
    low = canvas.high(24, "bold") + 2
    cap = props.key if canvas.tall(props.words, READ, inner.w, "title") <= inner.h - low else ""
    foot, top = off_bottom(inner, low if cap else 0.0, 0)
    shapes.prose(canvas, props.words, top, 44, theme.INK, face="title", align=align, least=LEAST)
    if cap:
        left = foot.x if props.sign else foot.centre[0] - cap_width(canvas, cap) / 2
        key_cap(canvas, (left, foot.centre[1] - 16), cap, P, dark=True)
