"""Paints the head of a half: the side, its tools, its private counts."""

from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour, mix
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.panels import colours, killer_turn
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import tools

P = TERRORSCAPE

TOOLS = {"aid": "ui/eye"}
"""Pictures of tools that are not named after the tool."""


def head(canvas: Canvas, table: TableView, part: Half, who: str) -> None:
    """Paint the head of a half."""
    area = part.head
    words = say(f"ui-ts-side-{who or 'nobody'}")
    size = canvas.fitting(words, 30, tools.tools_start(part) - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, colours.accent(who), face="title")
    for item in table.focus.targets:
        if item.group == "tools":
            highlighted = table.focus.current == item.key
            canvas.box(item.area, P.panel, P.focus if highlighted else P.line, width=3 if highlighted else 1.5)
            picture = TOOLS.get(str(item.data), f"ui/{item.data}")
            if item.data == "marks":
                aid_painter.sign(canvas, item.area.inset(item.area.w * 0.2), notes.PERHAPS, who)
            elif art.has(picture):
                canvas.picture(picture, item.area.inset(item.area.w * 0.18))
    left, t = tools.tools_start(part) + len(tools.TOOLS) * (tools.TOOL + tools.GAP) + 12, table.t
    if who == KILLER:
        end = killer_turn.guess(canvas, table, part, left)
        _facts(
            canvas,
            area,
            left,
            end,
            [(signs.noise, say("ui-ts-noise-now"), P.text), (signs.noise, say("ui-ts-noise-past"), P.muted)],
        )
    elif who:
        counts = (
            say("ui-ts-discovery", cards=len(t.team.discovery)),
            say("ui-ts-search", cards=len(t.team.search)),
            progress(table),
        )
        marks = signs.glass, signs.cards, signs.radio
        _facts(
            canvas,
            area,
            left,
            area.x + area.w,
            [(sign, words, P.text) for sign, words in zip(marks, counts, strict=True)],
            needed=True,
        )


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


def tool_tip(canvas: Canvas, table: TableView) -> list[Area]:
    """Paint the tooltip of the focused tool over the board; return its area."""
    here = table.focus.focused
    if here is None or here.group != "tools":
        return []
    at, words = here.area, here.label
    wide, high = canvas.wide(words, 20) + 20, canvas.high(20) + 10
    area = Area(at.x, at.y + at.h + 6, wide, high)
    canvas.box(area, P.panel, P.focus, radius=6)
    canvas.within(words, area, 20, P.text)
    return [area]


def progress(table: TableView) -> str:
    """The progress of the radio repair, for the survivors."""
    return say("ui-ts-radio", progress=table.t.team.progress, most=NUMBERS.repair)
