"""Targets beside the board: the hand, answer buttons, the tray, tools, the sign of the Environment, and tabs."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Use
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board_targets import Label, OptionMap
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels import cards
from game.ui.table.acts import Answer, Choose, Command, Refuse
from game.ui.widgets import layout
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, grid

GAP, CLOSE = 14.0, 8.0
"""The gap between two cards, and between narrow ones."""
ARROW = 40.0
"""The width of the buttons that turn to more cards."""
TABS = ("heroes", "night", "log")
SHEETS = TABS[:2]
"""The tabs that are dialogs in a window without room for a rail."""
TOOLS = ("menu", "heroes", "night", "undo", "hint", "look", "log", "centre", "plus", "minus", "redo", "save")
"""The tools in order of importance: where the board is low the last ones are only in the pause dialog."""


# ------------------------------------------------------------------ the hand


class ShownHand(NamedTuple):
    """The cards of the hand with their numbers of copies, in a row of its layout; the `first` ones are on earlier pages."""

    cards: tuple[str, ...]
    counts: tuple[int, ...]
    row: Area
    size: tuple[float, float]
    first: int = 0

    @property
    def page(self) -> tuple[float, int]:
        """The width of a card, and how many are side by side."""
        count, row, w = len(self.cards), self.row, self.size[0]
        if count * (w + GAP) - GAP <= row.w:
            return w, count
        narrow = min(w - 1, max((row.w + CLOSE) / count - CLOSE, w * 0.86))
        if count * (narrow + CLOSE) - CLOSE <= row.w + 0.5:
            return narrow, count
        room = row.w - 2 * ARROW - 12 + GAP
        fits = max(1, int(room / (w * 0.92 + GAP)))
        return min(w, room / fits - GAP), fits

    @property
    def gap(self) -> float:
        """The gap between two cards: a smaller one between narrow cards that are all shown."""
        wide, fits = self.page
        return CLOSE if fits == len(self.cards) and wide < self.size[0] else GAP

    def turned(self, first: int) -> "ShownHand":
        """The hand with another first card, as far as there are enough cards."""
        return self._replace(first=min(max(0, first), max(0, len(self.cards) - self.page[1])))

    def showing(self, current: object) -> "ShownHand":
        """The hand turned so that the card in focus is on the page."""
        if not isinstance(current, tuple) or current[0] != "card" or current[1] not in self.cards:
            return self
        at = self.cards.index(current[1])
        return self.turned(min(max(self.first, at - self.page[1] + 1), at))

    @property
    def areas(self) -> list[tuple[str, int, Area]]:
        """Each card with its number of copies and its area; cards of other pages are off the screen."""
        (wide, fits), row, gap = self.page, self.row, self.gap
        start = row.x + (row.w - (fits * (wide + gap) - gap)) / 2 - self.first * (wide + gap)
        made = []
        for place, (card, count) in enumerate(zip(self.cards, self.counts, strict=True)):
            away = -3000.0 if place < self.first else 0.0 if place < self.first + fits else 3000.0
            made.append((card, count, Area(start + place * (wide + gap) + away, row.y, wide, self.size[1])))
        return made


def hand_targets(hand: ShownHand, usable: Mapping[str, Choice], *, plays: bool = True) -> list[Target]:
    """The cards of the hand, which answer the question or explain why they cannot, and the buttons for more of them.

    Where nobody `plays` they open the inspector.
    """
    made = []
    for card, _count, area in hand.areas:
        choice = usable.get(card)
        act = Answer(choice) if choice is not None else Refuse(Use(card)) if plays else Choose("look", area.centre)
        made.append(Target(("card", card), area, act, "hand", name(card), choice, refused=choice is None, within=hand.row))
    row, fits = hand.row, hand.page[1]
    ends = ((-1, row.x, hand.first > 0), (1, row.x + row.w - ARROW, hand.first + fits < len(hand.cards)))
    for step, x, more in ends:
        if more:
            act = Choose("turn", step * fits)
            made.append(Target(("turn", step), row._replace(x=x, w=ARROW), act, "turners", say("ui-more-cards")))
    return made


# ------------------------------------------------------------------ answer buttons


def answer_buttons(
    canvas: Canvas, where: Layout, choices: Sequence[Choice], caps: Mapping[Choice, str], label: Label
) -> list[Target]:
    """The answer buttons, some with a key: below the question on the right, or on a low board at the foot of the rail."""
    view, rail, made = where.view, where.left, list[Target]()
    in_rail, end = where.rails == 1, where.tools.x + where.tool
    x, y, deep = end, rail.y + rail.h if in_rail else view.y + 4, 0.0
    for place, choice in reversed(list(enumerate(choices))):
        cap, words = caps.get(choice, ""), label(choice)
        wide, high = button_size(canvas, words, key=cap, size=23, room=rail.w if in_rail else end - view.x - 12)
        if in_rail:
            y -= high
            area = rail._replace(y=y, h=high)
            y -= 8
        else:
            if x < end and x - wide < view.x + 8:
                x, y, deep = end, y + deep + 8, 0.0
            area = Area(x - wide, y, wide, high)
            x, deep = x - wide - GAP, max(deep, high)
        made.append(Target(("button", place), area, Answer(choice), "buttons", words, choice))
    return made[::-1]


# ------------------------------------------------------------------ the tray


def tray_areas(canvas: Canvas, found: OptionMap, labels: Sequence[str], room: Area) -> tuple[list[Area], list[Area]]:
    """The areas of the cards and the lines in a column of this width, each as high as its text."""
    wide = min(214.0 * canvas.stretch**0.9, room.w)
    across = max(1, min(len(found.cards), 5, int((room.w + GAP) / (wide + GAP))))
    high = [cards.readable_high(canvas, wide, card) for card in found.cards]
    made, y = list[Area](), room.y
    left = room.x + (room.w - across * (wide + GAP) + GAP) / 2
    for start in range(0, len(high), across):
        row = high[start : start + across]
        made += [Area(left + place * (wide + GAP), y, wide, max(row)) for place in range(len(row))]
        y += max(row) + GAP
    plates = [button_size(canvas, words, size=22, room=room.w) for words in labels]
    if not plates:
        return made, []
    natural, tall = (max(sizes) for sizes in zip(*plates, strict=True))
    columns = 2 if len(plates) > 6 and 2 * natural + GAP <= room.w else 1
    strip = layout.middle(room._replace(y=y, h=1e5), max(natural * columns + GAP, 420.0), 1e5)
    return made, grid(strip, len(plates), (strip.w - GAP * (columns - 1)) / columns - 1, tall, 8)


def tray_targets(
    canvas: Canvas, where: Layout, found: OptionMap, top: float, label: Label, scroll: Scroll
) -> tuple[Area, list[Target]]:
    """The area of the tray below `top`, and its cards and lines as if there were room for all; fits `scroll` to them."""
    view, labels = where.view, [label(choice) for choice in found.rows]
    outer = Area(view.x + 8, top, where.tools.x - view.x - 16, view.y + view.h - top - 8)
    inner = room = outer.inset(18, 14)
    for room in (inner, inner._replace(w=inner.w - scroll.BAR - 8)):
        laid, lines = tray_areas(canvas, found, labels, room)
        high = depth(inner, [*laid, *lines])
        if high <= inner.h:
            break
    shown, whole = min(high, inner.h), high <= inner.h + 1
    inner = inner._replace(y=inner.y + inner.h - shown, h=shown)
    if whole:
        wide = max(part.x + part.w for part in (*laid, *lines)) - min(part.x for part in (*laid, *lines))
        outer = Area(inner.centre[0] - wide / 2 - 18, inner.y - 14, wide + 36, shown + 28)
    else:
        outer = outer._replace(y=inner.y - 14, h=shown + 28)
    scroll.fit(inner.inset(-10 if whole else 0, -4), high)
    laid, lines = tray_areas(canvas, found, labels, room.row(inner.y, shown))
    keyed: list[tuple[tuple[str, Any], Choice, Area]] = [
        (("card", card), choice, area) for (card, choice), area in zip(found.cards.items(), laid, strict=True)
    ]
    keyed += [(("row", at), choice, area) for at, (choice, area) in enumerate(zip(found.rows, lines, strict=True))]
    return outer, [Target(key, area, Answer(choice), "tray", label(choice), choice) for key, choice, area in keyed]


# ------------------------------------------------------------------ tools, signs, tabs


def below(given: Sequence[Target], top: float) -> float:
    """The height below these buttons, at least `top`."""
    return max([top, *(item.area.y + item.area.h + 8 for item in given)])


def tool_targets(canvas: Canvas, where: Layout, commands: Sequence[str], given: Sequence[Target]) -> list[Target]:
    """The tools that fit below the buttons that are `given`.

    They keep their positions while such buttons come and go, because one row is reserved for them.
    """
    area, each = where.tools, where.tool
    line = button_size(canvas, say("ui-back"), size=23)[1] + 4 if where.rails != 1 else 0.0
    top = below(given, area.y + line)
    fits = max(1, int((area.y + area.h - top + 6) / (each + 6)))
    fits = min(fits, 4) if where.large_print else fits
    names = sorted(commands, key=lambda what: TOOLS.index(what) if what in TOOLS else len(TOOLS) - 2)[:fits]
    return [
        Target(
            ("tool", what), Area(area.x, top + place * (each + 6), each, each),
            Choose("sheet", what) if what in SHEETS else Command(what), "tools", say(f"ui-tool-{what}"), what,
        )
        for place, what in enumerate(what for what in commands if what in names)
    ]  # fmt: skip


def environment_target(canvas: Canvas, view: Area, card: str) -> Target:
    """The sign of the current Environment at the edge of the board."""
    words = say("ui-environment", card=card)
    high = max(40.0, canvas.high(21) + 12)
    area = Area(view.x + 12, view.y + view.h - high - 12, min(canvas.wide(words, 21, "bold") + 40, view.w - 90), high)
    return Target(("sign", card), area, Choose("look", area.centre), "tools", words, card)


def tab_targets(where: Layout) -> list[Target]:
    """The tabs of a single rail."""
    names = [tab for tab in TABS if tab != "log" or not where.large_print] if where.rails == 1 else []
    areas = layout.columns(where.tabs, max(1, len(names)), 6)
    return [
        Target(("tab", tab), area, Choose("tab", tab), "tabs", say(f"ui-tab-{tab}"))
        for tab, area in zip(names, areas, strict=False)
    ]
