"""The painting of the rulebook: a book on a wooden table, the search field, the page numbers and the keys."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, GOLD, INK, mix
from game.ui.screens.rulebook.parts import BookLayout
from game.ui.screens.theme import (
    DEEP_RED,
    GUTTER,
    LEATHER,
    LEATHER_EDGE,
    LEATHER_LOW,
    PAGES,
    PAGES_EDGE,
    PAPER,
    RIBBON,
    SEARCH,
    SHEET,
    SHEET_EDGE,
    TAB,
)
from game.ui.widgets.controls import hints, hints_width
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

CABIN = CABINET
EDGE = 18.0
"""The distance from the edge of the cover to the paper."""


def layout_of(canvas: Canvas, chapters: Sequence[str], pane: str) -> BookLayout:
    """Lay out the room: three columns, two or one with the current `pane`, as many as leave readable lines."""
    room = canvas.room.inset(20, 14)
    head, rest = off_top(room, max(52.0, canvas.high(24) + 22), 12)
    foot, cover = off_bottom(rest, max(34.0, canvas.high(19) + 6), 8)
    title = canvas.wide(say("ui-rulebook"), 38, "title") + 30
    left = min(title, head.w * 0.42)
    wide = min(head.w - left, max(430.0, canvas.wide("m" * 16, 24) + 230))
    search, _ = off_right(head, wide)
    numbers, paper = off_bottom(cover.inset(EDGE + 14, EDGE + 8), canvas.high(18), 2)
    return BookLayout(head, search, cover, foot, *_panes(canvas, chapters, pane, paper), numbers)


def _panes(canvas: Canvas, chapters: Sequence[str], pane: str, paper: Area) -> tuple[dict[str, Area], float]:
    line = canvas.wide("n" * 30, 23)
    names = max(canvas.wide(chapter, 21) for chapter in chapters) + canvas.wide("000", 19) + 58
    if paper.w >= names + 2 * line + 120:
        contents, rest = off_left(paper, names, 30)
        each = (rest.w - 64) / 2
        middle, page = off_left(rest, each, 64)
        return {"chapters": contents, "rules": middle, "page": page}, middle.x + middle.w + 32
    shown = ("chapters", "rules") if pane == "chapters" else ("rules", "page")
    if paper.w >= 2 * line + 60:
        left, right = off_left(paper, paper.w * 0.44 - 26, 52)
        return {shown[0]: left, shown[1]: right}, left.x + left.w + 26
    return {pane: paper}, 0.0


# ------------------------------------------------------------------ paper and leather


class Cover(NamedTuple):
    """The x positions of the gutter between the pages (0 for none), and of the line beside the table of contents (0 for none)."""

    gutter: float
    line: float


def paint_cover(canvas: Canvas, where: Area, props: Cover) -> None:
    """Paint the cover and the paper of the book, with a margin of 10 round it for the shadow."""
    area = where.inset(10)
    canvas.box(area.moved(4, 7), BLACK, radius=14, alpha=140)
    canvas.box(area, (LEATHER, LEATHER_LOW), LEATHER_EDGE, width=2, radius=14)
    canvas.frame(area.inset(6), mix(GOLD, LEATHER, 0.45), width=1.5, radius=10)
    block = area.inset(EDGE - 6, EDGE - 6)
    canvas.box(block, PAGES, PAGES_EDGE, width=1, radius=5)
    paper = area.inset(EDGE)
    canvas.box(paper, SHEET, SHEET_EDGE, width=1, radius=4)
    canvas.relief("ui/paper", paper.inset(1))
    if props.gutter:
        _gutter(canvas, paper, props.gutter)
    if props.line:
        canvas.line((props.line, paper.y + 22), (props.line, paper.y + paper.h - 22), mix(PAPER.line, PAPER.ground, 0.3), 1.2)


def _gutter(canvas: Canvas, paper: Area, x: float) -> None:
    """Paint the gutter between the pages: a shadow, and a ribbon."""
    for step in range(14):
        wide = 46 * (1 - step / 14)
        canvas.box(paper.column(x - wide, 2 * wide), GUTTER, alpha=7, radius=0)
    canvas.line((x, paper.y), (x, paper.y + paper.h), PAGES_EDGE, 1.5)
    ribbon = paper.column(x - 8, 16, top=-EDGE, bottom=-EDGE)
    canvas.box(ribbon, RIBBON, DEEP_RED, radius=1, width=1)


# ------------------------------------------------------------------ drawing


def paint_title(canvas: Canvas, lay: BookLayout, game: str) -> None:
    """Paint the title, and the name of the game on a tab of the book if there is room."""
    room = lay.search.x - lay.head.x - 20
    top = lay.head.y + (lay.head.h - canvas.high(38, "title")) / 2 - 2
    wide = canvas.text(say("ui-rulebook"), (lay.head.x + 6, top), 38, CABIN.title, face="title", room=room)
    tab = say(f"game-{game}")
    if wide + 60 + canvas.wide(tab, 22, "bold") < room:
        plate = Area(lay.head.x + wide + 34, lay.head.y + 8, canvas.wide(tab, 22, "bold") + 44, lay.book.y - lay.head.y + 4)
        canvas.box(plate, TAB, SHEET_EDGE, radius=8)
        canvas.text(
            tab, (plate.centre[0], lay.head.y + (lay.head.h - canvas.high(22)) / 2 + 3), 22, INK, face="bold", align="centre"
        )
        canvas.box(plate.row(lay.book.y, 12, left=-2, right=-2), LEATHER, radius=2)


def paint_number(canvas: Canvas, at: tuple[float, float], number: int, align: str) -> None:
    """Paint the number of a page."""
    canvas.text(say("ui-book-page", number=number), at, 18, PAPER.muted, face="italic", align=align)


class Search(NamedTuple):
    """The search field: the query, the number of results (or which of them is open) in words, whether it has the focus, and its right edge."""

    query: str
    results: str
    focused: bool
    end: float


def paint_search(canvas: Canvas, area: Area, props: Search) -> None:
    """Paint the search field."""
    canvas.box(area, SEARCH, CABIN.focus if props.focused else CABIN.line, width=3 if props.focused else 1.5)
    y = area.y + (area.h - canvas.high(24)) / 2 - 1
    eye = (area.x + 30, area.centre[1] - 3)
    canvas.circle(eye, 9, CABIN.accent, 2.5)
    canvas.line((eye[0] + 6, eye[1] + 7), (eye[0] + 13, eye[1] + 14), CABIN.accent, 3)
    x, end = area.x + 54, props.end
    if props.query:
        end -= canvas.text(props.results, (end, y + 3), 19, CABIN.muted, align="right", room=end - area.x - 60) + 14
        x += canvas.text(props.query, (x, y), 24, CABIN.text, face="bold", room=max(30.0, end - x - 6))
    else:
        words = say("ui-find")
        if canvas.wide(words, 22, "italic") > end - x - 10:
            words = say("ui-book-search")
        canvas.text(words, (x + 6, y + 1), 22, CABIN.muted, face="italic", room=end - x - 10)
    if props.focused:
        canvas.line((x + 2, area.y + 12), (x + 2, area.y + area.h - 12), CABIN.title, 2)


def paint_button(canvas: Canvas, item: Target, focused: bool) -> None:
    """Paint a button beside the search field."""
    colour = mix(CABIN.muted, BLACK, 0.5) if item.refused else CABIN.text
    canvas.box(item.area, INK, CABIN.focus if focused else CABIN.line, width=3 if focused else 1.2, radius=7)
    (x, y), r = item.area.centre, item.area.w * 0.2
    if item.key == "close":
        canvas.line((x - r, y - r), (x + r, y + r), colour, 3)
        canvas.line((x - r, y + r), (x + r, y - r), colour, 3)
        return
    if item.key == "contents":
        for row in (-1, 0, 1):
            canvas.circle((x - r * 1.3, y + row * r), 2.2, colour)
            canvas.line((x - r * 0.6, y + row * r), (x + r * 1.5, y + row * r), colour, 2.5)
        return
    if item.key == "this-game":
        canvas.picture("ui/sun", item.area.inset(item.area.w * 0.2))
        return
    way = -1 if item.key == "backward" else 1
    canvas.shape([(x + way * r * 1.4, y), (x - way * r * 0.6, y - r * 1.3), (x - way * r * 0.6, y + r * 1.3)], colour)


def paint_keys(canvas: Canvas, area: Area, keys: Sequence[tuple[str, str]], rules: int) -> None:
    """Paint the relevant keys, as many as fit, and the number of rules."""
    pairs = [pair for pair in keys if pair[0]]
    while len(pairs) > 1 and hints_width(canvas, pairs) > area.w:
        pairs.pop()
    x, y = area.x + hints_width(canvas, pairs), area.y + (area.h - canvas.high(19)) / 2
    hints(canvas, x, area.y + (area.h - 32) / 2, pairs, CABIN)
    count = say("ui-book-count", count=rules)
    if x + canvas.wide(count, 19, "italic") + 20 < area.x + area.w:
        canvas.text(count, (area.x + area.w - 6, y), 19, CABIN.muted, face="italic", align="right")
