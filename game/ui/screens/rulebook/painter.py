"""The painting of the rulebook: a book on a wooden table, its columns, the search field, and the keys."""

from contextlib import nullcontext

from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, GOLD, INK, mix, rgb
from game.ui.input.state import PAD
from game.ui.screens.rulebook.style import PAPER
from game.ui.screens.rulebook.view import CARD, BookLayout, BookView
from game.ui.widgets.controls import cap_width, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top
from game.ui.widgets.screen import WOOD

LEATHER, LEATHER_LOW = rgb("#5a1c1e"), rgb("#2c0d10")

CABIN = CABINET
EDGE = 18.0
"""The distance from the edge of the cover to the paper."""


def layout_of(canvas: Canvas, book: BookView) -> BookLayout:
    """Lay out the room: three columns, two or one, as many as leave readable lines."""
    room = canvas.room.inset(20, 14)
    head, rest = off_top(room, max(52.0, canvas.high(24) + 22), 12)
    foot, cover = off_bottom(rest, max(34.0, canvas.high(19) + 6), 8)
    title = canvas.wide(say("ui-rulebook"), 38, "title") + 30
    left = min(title, head.w * 0.42)
    wide = min(head.w - left, max(430.0, canvas.wide("m" * 16, 24) + 230))
    search, _ = off_right(head, wide)
    numbers, paper = off_bottom(cover.inset(EDGE + 14, EDGE + 8), canvas.high(18), 2)
    return BookLayout(head, search, cover, foot, *_panes(canvas, book, paper), numbers)


def _panes(canvas: Canvas, book: BookView, paper: Area) -> tuple[dict[str, Area], float]:
    line = canvas.wide("n" * 30, 23)
    names = max(canvas.wide(chapter, 21) for chapter in book.chapters) + canvas.wide("000", 19) + 58
    if paper.w >= names + 2 * line + 120:
        contents, rest = off_left(paper, names, 30)
        each = (rest.w - 64) / 2
        middle, page = off_left(rest, each, 64)
        return {"chapters": contents, "rules": middle, "page": page}, middle.x + middle.w + 32
    shown = ("chapters", "rules") if book.pane == "chapters" else ("rules", "page")
    if paper.w >= 2 * line + 60:
        left, right = off_left(paper, paper.w * 0.44 - 26, 52)
        return {shown[0]: left, shown[1]: right}, left.x + left.w + 26
    return {book.pane: paper}, 0.0


# ------------------------------------------------------------------ buttons above the book


def buttons(book: BookView, canvas: Canvas, lay: BookLayout) -> list[Target]:
    """The search field, back and forward, close, and buttons for hidden columns."""

    def seek() -> None:
        book.focus.current = "search"

    side = min(lay.search.h - 12, 40.0)
    row, x = lay.search, lay.search.x + lay.search.w - 10
    made = [Target("search", row, seek, "search", say("ui-find"))]
    commands = [("close", book.close), ("forward", book.forward), ("backward", book.back_in_book)]
    if book.tonight:
        commands.append(("tonight", book.to_tonight))
    if "chapters" not in lay.panes:
        commands.append(("contents", book.contents))
    for what, act in commands:
        x -= side + 8
        off = (what == "forward" and not book.future) or (what == "backward" and not book.past)
        area = Area(x, row.y + (row.h - side) / 2, side, side)
        made.append(Target(what, area, act, "search", say(f"ui-book-{what}"), refused=off))
    return made


# ------------------------------------------------------------------ paper and leather


def ground(book: BookView, canvas: Canvas) -> None:
    """Paint the table and the book's cover and paper, cached for a layout."""
    lay = book.layout
    canvas.under = art.covering(WOOD, *canvas.window)
    canvas.surface.blit(canvas.under, (0, 0))
    if lay is not None:
        canvas.panel("book", (lay.book, lay.gutter, tuple(lay.panes)), lay.book.inset(-10), lambda c, a: _cover(c, lay))


def _cover(canvas: Canvas, lay: BookLayout) -> None:
    area = lay.book
    canvas.box(area.moved(4, 7), BLACK, radius=14, alpha=140)
    canvas.box(area, (LEATHER, LEATHER_LOW), rgb("#1a0709"), width=2, radius=14)
    canvas.frame(area.inset(6), mix(GOLD, LEATHER, 0.45), width=1.5, radius=10)
    block = area.inset(EDGE - 6, EDGE - 6)
    canvas.box(block, rgb("#cbb583"), rgb("#7a6233"), width=1, radius=5)
    paper = area.inset(EDGE)
    canvas.box(paper, (rgb("#f4e8ca"), rgb("#e6d6ac")), rgb("#a88c55"), width=1, radius=4)
    canvas.relief("ui/paper", paper.inset(1))
    if lay.gutter:
        _gutter(canvas, paper, lay.gutter)
    if "chapters" in lay.panes:
        edge = lay.panes["chapters"].x + lay.panes["chapters"].w + 14
        canvas.line((edge, paper.y + 22), (edge, paper.y + paper.h - 22), mix(PAPER.line, PAPER.ground, 0.3), 1.2)


def _gutter(canvas: Canvas, paper: Area, x: float) -> None:
    """Paint the gutter between the pages: a shadow, and a ribbon."""
    for step in range(14):
        wide = 46 * (1 - step / 14)
        canvas.box(Area(x - wide, paper.y, 2 * wide, paper.h), rgb("#4a3416"), alpha=7, radius=0)
    canvas.line((x, paper.y), (x, paper.y + paper.h), rgb("#7d6334"), 1.5)
    ribbon = Area(x - 8, paper.y - EDGE, 16, paper.h + 2 * EDGE)
    canvas.box(ribbon, (rgb("#a8272a"), rgb("#7c1719")), rgb("#5a0f12"), radius=1, width=1)


# ------------------------------------------------------------------ drawing


def paint(book: BookView, canvas: Canvas) -> None:
    """Paint title and search field, the columns, the keys."""
    lay = book.layout
    if lay is None:
        return
    room = lay.search.x - lay.head.x - 20
    top = lay.head.y + (lay.head.h - canvas.high(38, "title")) / 2 - 2
    wide = canvas.text(say("ui-rulebook"), (lay.head.x + 6, top), 38, CABIN.title, face="title", room=room)
    tab = say(f"game-{book.game}")
    if wide + 60 + canvas.wide(tab, 22, "bold") < room:
        plate = Area(lay.head.x + wide + 34, lay.head.y + 8, canvas.wide(tab, 22, "bold") + 44, lay.book.y - lay.head.y + 4)
        canvas.box(plate, (rgb("#f4e8ca"), rgb("#e9dab3")), rgb("#a88c55"), radius=8)
        canvas.text(
            tab, (plate.centre[0], lay.head.y + (lay.head.h - canvas.high(22)) / 2 + 3), 22, INK, face="bold", align="centre"
        )
        canvas.box(Area(plate.x - 2, lay.book.y, plate.w + 4, 12), LEATHER, radius=2)
    _search(book, canvas, lay)
    for pane in lay.panes:
        with canvas.selecting() if pane == "page" else nullcontext():
            book.laid[pane].paint(canvas)
        book.laid[pane].scroll.bar(canvas, PAPER)
    _numbers(book, canvas, lay)
    _keys(book, canvas, lay.foot)


def _numbers(book: BookView, canvas: Canvas, lay: BookLayout) -> None:
    """Paint the page numbers: the left one below the rules of a chapter, the right one below a rule."""
    card = book.spot.open.startswith(CARD)
    left = 2 * list(book.chapters).index(book.spot.chapter) + 2
    right = left + 1
    for pane, number, bare in (("rules", left, bool(book.query)), ("page", right, card)):
        if pane in lay.panes and not bare:
            area, far = lay.panes[pane], pane == "page"
            at = (area.x + (area.w if far else 0), lay.numbers.y)
            canvas.text(say("ui-book-page", number=number), at, 18, PAPER.muted, face="italic", align="right" if far else "left")


def _search(book: BookView, canvas: Canvas, lay: BookLayout) -> None:
    area, here = lay.search, book.focused("search")
    canvas.box(area, rgb("#150b06"), CABIN.focus if here else CABIN.line, width=3 if here else 1.5)
    y = area.y + (area.h - canvas.high(24)) / 2 - 1
    eye = (area.x + 30, area.centre[1] - 3)
    canvas.circle(eye, 9, CABIN.accent, 2.5)
    canvas.line((eye[0] + 6, eye[1] + 7), (eye[0] + 13, eye[1] + 14), CABIN.accent, 3)
    buttons = [item for item in book.focus.targets if item.group == "search" and item.key != "search"]
    end = min((item.area.x for item in buttons), default=area.x + area.w) - 12
    if book.query:
        words = say("ui-book-found", count=len(book.found))
        if book.spot.open in book.found:
            words = say("ui-book-at", at=book.found.index(book.spot.open) + 1, count=len(book.found))
        end -= canvas.text(words, (end, y + 3), 19, CABIN.muted, align="right", room=end - area.x - 60) + 14
        x = area.x + 54
        x += canvas.text(book.query, (x, y), 24, CABIN.text, face="bold", room=max(30.0, end - x - 6))
    else:
        x = area.x + 54
        words = say("ui-find")
        if canvas.wide(words, 22, "italic") > end - x - 10:
            words = say("ui-book-search")
        canvas.text(words, (x + 6, y + 1), 22, CABIN.muted, face="italic", room=end - x - 10)
    if here:
        canvas.line((x + 2, area.y + 12), (x + 2, area.y + area.h - 12), CABIN.title, 2)
    for item in buttons:
        _button(book, canvas, item)


def _button(book: BookView, canvas: Canvas, item: Target) -> None:
    here = book.focused(item.key)
    colour = mix(CABIN.muted, BLACK, 0.5) if item.refused else CABIN.text
    canvas.box(item.area, rgb("#2a1a10"), CABIN.focus if here else CABIN.line, width=3 if here else 1.2, radius=7)
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
    if item.key == "tonight":
        canvas.picture("ui/sun", item.area.inset(item.area.w * 0.2))
        return
    way = -1 if item.key == "backward" else 1
    canvas.shape([(x + way * r * 1.4, y), (x - way * r * 0.6, y - r * 1.3), (x - way * r * 0.6, y + r * 1.3)], colour)


def _keys(book: BookView, canvas: Canvas, area: Area) -> None:
    """Draw the relevant keys, as many as fit."""
    cap = book.context.input.cap
    pairs = [
        (cap("back"), say("ui-book-end-search") if book.query else say("ui-book-close")), (cap("up", "down"), say("ui-book-rules")),
        (cap("left", "right"), say("ui-book-columns")), (cap("next"), say("ui-book-links")), (cap("take"), say("ui-book-follow")),
    ]  # fmt: skip
    if book.context.input.device != PAD:
        pairs.append(("/", say("ui-book-search")))
        before = book.past[-1].open if book.past else ""
        if before and not book.query and not before.startswith(CARD):
            pairs.append((say("ui-key-backspace"), say("ui-book-back-to", rule=before)))
    pairs = [pair for pair in pairs if pair[0]]
    while len(pairs) > 1 and sum(_cost(canvas, pair) for pair in pairs) > area.w:
        pairs.pop()
    x, y = area.x + 6, area.y + (area.h - canvas.high(19)) / 2
    for key, words in pairs:
        x += key_cap(canvas, (x, area.y + (area.h - 32) / 2), key, CABIN) + 8
        x += canvas.text(words, (x, y), 19, CABIN.muted) + 24
    count = say("ui-book-count", count=len(book.book.rules))
    if x + canvas.wide(count, 19, "italic") < area.x + area.w:
        canvas.text(count, (area.x + area.w - 6, y), 19, CABIN.muted, face="italic", align="right")


def _cost(canvas: Canvas, pair: tuple[str, str]) -> float:
    return cap_width(canvas, pair[0]) + canvas.wide(pair[1], 19) + 32
