"""Targets beside the board: answer buttons, the tray, tools, the sign of the Environment, and tabs."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.targets.option_map import Label, OptionMap
from game.ui.table.acts import Answer, Choose, Command
from game.ui.widgets import layout
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, grid

GAP = 14.0
TABS = ("heroes", "night", "log")
SHEETS = TABS[:2]
"""The tabs that are dialogs in a window without room for a rail."""
TOOLS = ("menu", "heroes", "night", "undo", "hint", "look", "log", "centre", "plus", "minus", "redo", "save")
"""The tools in order of importance: where the board is low the last ones are only in the pause dialog."""


class Buttons(NamedTuple):
    """The answers that are buttons, the one that Space gives, and the name of that key."""

    choices: tuple[Choice, ...]
    usual: Choice | None
    cap: str


def answer_buttons(canvas: Canvas, where: Layout, given: Buttons, label: Label) -> list[Target]:
    """Return the answer buttons: below the question on the right, or on a low board at the foot of the rail."""
    if where.rails == 1:
        return _rail_buttons(canvas, where.left, given, label)
    view, made = where.view, list[Target]()
    end = where.tools.x + where.tool
    x, y, deep = end, view.y + 4, 0.0
    for place, choice in reversed(list(enumerate(given.choices))):
        words, (wide, high) = _button(canvas, choice, given, label, end - view.x - 12)
        if x < end and x - wide < view.x + 8:
            x, y, deep = end, y + deep + 8, 0.0
        x -= wide
        made.append(Target(("button", place), Area(x, y, wide, high), Answer(choice), "buttons", words, choice))
        x, deep = x - GAP, max(deep, high)
    return made[::-1]


def _button(canvas: Canvas, choice: Choice, given: Buttons, label: Label, room: float) -> tuple[str, tuple[float, float]]:
    """Return the label of an answer button, and its size."""
    words = label(choice)
    return words, button_size(canvas, words, key=given.cap if choice == given.usual else "", size=23, room=room)


def _rail_buttons(canvas: Canvas, rail: Area, given: Buttons, label: Label) -> list[Target]:
    y, made = rail.y + rail.h, list[Target]()
    for place, choice in reversed(list(enumerate(given.choices))):
        words, (_, high) = _button(canvas, choice, given, label, rail.w)
        y -= high
        made.append(Target(("button", place), rail._replace(y=y, h=high), Answer(choice), "buttons", words, choice))
        y -= 8
    return made[::-1]


def room_above(rail: Area, buttons: Sequence[Target]) -> Area:
    """Return the part of a rail above the answer buttons."""
    return rail._replace(h=buttons[0].area.y - 8 - rail.y) if buttons else rail


# ------------------------------------------------------------------ the tray


def tray_areas(canvas: Canvas, found: OptionMap, labels: Sequence[str], room: Area) -> tuple[list[Area], list[Area]]:
    """Return the areas of the cards and the lines in a column of this width, each as high as its text."""
    wide = min(214.0 * canvas.stretch**0.9, room.w)
    across = max(1, min(len(found.cards), 5, int((room.w + GAP) / (wide + GAP))))
    high = [cards.readable_high(canvas, wide, card) for card in found.cards]
    made, y = list[Area](), room.y
    for start in range(0, len(high), across):
        row = high[start : start + across]
        left = room.x + (room.w - across * (wide + GAP) + GAP) / 2
        made += [Area(left + place * (wide + GAP), y, wide, max(row)) for place in range(len(row))]
        y += max(row) + GAP
    plates = [button_size(canvas, words, size=22, room=room.w) for words in labels]
    if not plates:
        return made, []
    natural = max(plate[0] for plate in plates)
    columns = 2 if len(plates) > 6 and 2 * natural + GAP <= room.w else 1
    tall = max(plate[1] for plate in plates)
    strip = Area(room.x, y, min(room.w, max(natural * columns + GAP, 420.0)), 0)
    strip = strip._replace(x=room.x + (room.w - strip.w) / 2)
    return made, grid(strip, len(plates), (strip.w - GAP * (columns - 1)) / columns - 1, tall, 8)


def tray_targets(
    canvas: Canvas, where: Layout, found: OptionMap, top: float, label: Label, scroll: Scroll
) -> tuple[Area, list[Target]]:
    """Return the area of the tray below `top`, and its cards and lines as if there were room for all; fits `scroll` to them."""
    view, labels = where.view, [label(choice) for choice in found.rows]
    outer = Area(view.x + 8, top, where.tools.x - view.x - 16, view.y + view.h - top - 8)
    inner = outer.inset(18, 14)
    for room in (inner, inner._replace(w=inner.w - scroll.BAR - 8)):
        laid, lines = tray_areas(canvas, found, labels, room)
        high = depth(inner, [*laid, *lines])
        if high <= inner.h:
            break
    shown = min(high, inner.h)
    inner = inner._replace(y=inner.y + inner.h - shown, h=shown)
    wide = max(part.x + part.w for part in (*laid, *lines)) - min(part.x for part in (*laid, *lines))
    if high <= shown + 1:
        outer = Area(inner.centre[0] - wide / 2 - 18, inner.y - 14, wide + 36, shown + 28)
    else:
        outer = outer._replace(y=inner.y - 14, h=shown + 28)
    scroll.fit(inner.inset(-10, -4) if high <= shown + 1 else inner.inset(0, -4), high)
    laid, lines = tray_areas(canvas, found, labels, Area(room.x, inner.y, room.w, shown))
    made = [
        Target(("card", card), area, Answer(choice), "tray", label(choice), choice)
        for (card, choice), area in zip(found.cards.items(), laid, strict=True)
    ]
    made += [
        Target(("row", place), area, Answer(choice), "tray", words, choice)
        for place, (choice, words, area) in enumerate(zip(found.rows, labels, lines, strict=True))
    ]
    return outer, made


# ------------------------------------------------------------------ tools, signs, tabs


def below(given: Sequence[Target], top: float) -> float:
    """Return the height below these buttons, at least `top`."""
    return max([top, *(item.area.y + item.area.h + 8 for item in given)])


def tool_targets(canvas: Canvas, where: Layout, commands: Sequence[str], given: Sequence[Target]) -> list[Target]:
    """Return the tools that fit below the buttons that are `given`.

    They keep their positions while such buttons come and go, because one row is reserved for them.
    """
    area, each = where.tools, where.tool
    line = button_size(canvas, say("ui-back"), size=23)[1] + 4 if where.rails != 1 else 0.0
    top = below(given, area.y + line)
    fits = max(1, int((area.y + area.h - top + 6) / (each + 6)))
    fits = min(fits, 4) if where.large_print else fits
    names = sorted(commands, key=lambda what: TOOLS.index(what) if what in TOOLS else len(TOOLS) - 2)[:fits]
    return [
        Target(("tool", what), Area(area.x, top + place * (each + 6), each, each), tool_act(what), "tools", say(f"ui-tool-{what}"), what)
        for place, what in enumerate(what for what in commands if what in names)
    ]  # fmt: skip


def tool_act(what: str) -> Choose | Command:
    """What a tool does."""
    return Choose("sheet", what) if what in SHEETS else Command(what)


def environment_target(canvas: Canvas, view: Area, card: str) -> Target:
    """Return the sign of the current Environment at the edge of the board."""
    words = say("ui-environment", card=card)
    high = max(40.0, canvas.high(21) + 12)
    area = Area(view.x + 12, view.y + view.h - high - 12, min(canvas.wide(words, 21, "bold") + 40, view.w - 90), high)
    return Target(("sign", card), area, Choose("look", area.centre), "tools", words, card)


def tab_targets(where: Layout) -> list[Target]:
    """Return the tabs of a single rail."""
    if where.rails != 1:
        return []
    names = [tab for tab in TABS if tab != "log" or not where.large_print]
    areas = layout.columns(where.tabs, len(names), 6)
    return [
        Target(("tab", tab), area, Choose("tab", tab), "tabs", say(f"ui-tab-{tab}"))
        for tab, area in zip(names, areas, strict=True)
    ]
