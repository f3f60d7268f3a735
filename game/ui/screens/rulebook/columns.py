"""The left and the middle column of the rulebook: the table of contents, and the rules of a chapter or what was found."""

from collections.abc import Sequence
from functools import partial

from game.text import say
from game.text.rulebook import Passage, TableStep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Colour, mix
from game.ui.screens.rulebook.page import Prose
from game.ui.screens.rulebook.parts import CARD, BookProps, boxed, ring
from game.ui.screens.theme import BOX, CHOSEN, CHOSEN_INK, CHOSEN_NUMBER, DEEP_RED, PAPER, RED
from game.ui.widgets.boxes import Box, Drawn, Space, Spaced, Text
from game.ui.widgets.containers import Column, Framed, Row
from game.ui.widgets.layout import GAP, columns
from game.ui.widgets.pressed import Choosable

BODY = 23.0
SIZE, ICON, PAD = 20.0, 34.0, 10.0
"""Text size, size of the pictures, and side margins of a table."""
LEAST_CARD = 44.0

# ------------------------------------------------------------------ chapters


def chapters(book: BookProps, canvas: Canvas, wide: float) -> Box:
    """The table of contents: each chapter with the number of its first rule."""
    head = Drawn(_contents, canvas.high(30, "title") + 8)
    made: list[Box] = [Spaced(head, 6)]
    for chapter, place in book.chapters:
        number = "" if place.startswith(CARD) else place.partition("-")[2]
        here = chapter == book.spot.chapter and not book.query
        line = Drawn(partial(_chapter, chapter=chapter, number=number, here=here), max(31.0, canvas.high(21) + 5))
        made.append(Choosable(line, ("chapter", chapter), partial(book.turn_to, chapter), "chapters", chapter, ring(6)))
    return Column(*made, gap=1)


def _contents(canvas: Canvas, area: Area) -> None:
    canvas.text(say("ui-book-chapters"), (area.x + 10, area.y), 27, INK, face="title", room=area.w - 16)


def _chapter(canvas: Canvas, area: Area, chapter: str, number: str, here: bool) -> None:
    if here:
        canvas.box(area, CHOSEN, DEEP_RED, radius=6)
    y = area.y + (area.h - canvas.high(21)) / 2 - 1
    ink, low = (CHOSEN_INK, CHOSEN_NUMBER) if here else (INK, PAPER.muted)
    room = area.w - canvas.wide(number, 19) - 34
    canvas.text(chapter, (area.x + 12, y), 21, ink, face="bold" if here else "text", room=room)
    canvas.text(number, (area.x + area.w - 10, y + 1), 19, low, align="right")


# ------------------------------------------------------------------ the rules of a chapter, or what was found


def rules(book: BookProps, canvas: Canvas, wide: float) -> Box:
    """The text of the chapter, or the search results."""
    title = say("ui-book-results", query=book.query) if book.query else book.spot.chapter
    made: list[Box] = [Spaced(Column(Text(title, 33, INK, "title"), Space(4)), 10)]
    if book.query and not book.found:
        made.append(Prose(say("ui-book-nothing", query=book.query), BODY))
    if not book.query and book.spot.chapter == next(iter(book.book.chapters)):
        preface = Prose(book.book.preface, 20, PAPER.muted, face="italic")
        made.append(Spaced(Framed(preface, (14, 9), boxed(mix(PAPER.ground, PAPER.line, 0.16), PAPER.line)), 10))
    part = ""
    for place in book.rows:
        if place.startswith(CARD):
            made.append(_card_row(book, canvas, place, wide))
            continue
        passage = book.book.rules[place]
        if not book.query and passage.part != part:
            part = passage.part
            made.append(Spaced(Drawn(partial(_part, part=part), canvas.high(24, "title") + 6), 8))
        made.append(_row(book, canvas, passage, wide))
        if not book.query and passage.table:
            made.append(_steps(book, passage) if passage.steps else _cells(canvas, wide, passage.table))
    if book.query and (left := book.found - len(book.rows)) > 0:
        made.append(Prose(say("ui-book-more", count=left), BODY))
    return Column(*made, gap=GAP)


def _part(canvas: Canvas, area: Area, part: str) -> None:
    canvas.text(part, (area.x, area.y + 4), 24, PAPER.muted, face="title", room=area.w)


def _row(book: BookProps, canvas: Canvas, passage: Passage, wide: float) -> Box:
    """A rule: number, title and text, of a search result its beginning."""
    rule, title = passage.id, passage.title or passage.id
    number = canvas.wide(rule, 20, "title") + 14
    heads = canvas.tall(title, 23, wide - 2 * PAD - number, "bold")
    words = _short(passage.words) if book.query else passage.words
    head = Drawn(partial(_row_head, rule=rule, title=title, number=number), heads)
    text = Prose(words, BODY, mix(INK, PAPER.ground, 0.12), book.terms, "book")
    row = Framed(Column(head, text), (PAD, 5), _open_row if book.spot.open == rule else None)
    return Spaced(Choosable(row, ("rule", rule), partial(book.pick, rule), "rules", title, ring(6), data=rule), 5)


def _open_row(canvas: Canvas, area: Area) -> None:
    canvas.box(area, BOX, RED, radius=6, width=1.5)
    canvas.box(area.column(area.x, 6), RED, radius=2)


def _row_head(canvas: Canvas, area: Area, rule: str, title: str, number: float) -> None:
    canvas.text(rule, (area.x, area.y + 2), 20, RED, face="title")
    canvas.paragraph(title, area.trimmed(left=number, bottom=-4), 23, INK, face="bold")


def _short(words: str, most: int = 190) -> str:
    """The beginning of a long text."""
    return words if len(words) <= most else words[:most].rsplit(" ", 1)[0] + " …"


def _card_row(book: BookProps, canvas: Canvas, place: str, wide: float) -> Box:
    """A card or an adventure: its name, and its kind beside or below it."""
    card = place.removeprefix(CARD)
    words = book.cards.name(card), book.cards.kind(card)
    beside = canvas.wide(words[0], 23, "bold") + canvas.wide(words[1], 20, "italic") + 50 < wide
    line = RED if book.spot.open == place else PAPER.line
    face = partial(_card_face, words=words, colours=(line, book.cards.colour(card)), beside=beside)
    high = max(LEAST_CARD, canvas.high(23) + 14 + (0 if beside else canvas.high(20)))
    act = partial(book.pick, place)
    return Spaced(Choosable(Drawn(face, high), ("rule", place), act, "rules", words[0], ring(6), data=place), 6)


def _card_face(canvas: Canvas, area: Area, words: tuple[str, str], colours: tuple[Colour, Colour], beside: bool) -> None:
    canvas.box(area, BOX, colours[0], radius=6)
    canvas.box(area.column(area.x, 10), colours[1], radius=3)
    y = area.y + (area.h - canvas.high(23) - (0 if beside else canvas.high(20))) / 2 - 1
    used = canvas.text(words[0], (area.x + 22, y), 23, INK, face="bold", room=area.w - 40)
    x, low = (area.x + 34 + used, y + 2) if beside else (area.x + 22, y + canvas.high(23))
    canvas.text(words[1], (x, low), 20, PAPER.muted, face="italic", room=max(1.0, area.x + area.w - x - 12))


# ------------------------------------------------------------------ tables


def _steps(book: BookProps, passage: Passage) -> Box:
    """The steps of a phase as buttons that lead to their rules, each with its picture and number; the one of the open rule is red."""
    made = []
    for place, one in enumerate(passage.steps, start=1):
        label = f"{place} {one.words}"
        face = partial(_step, one=one, label=label, here=book.spot.open == one.rule)
        step = Drawn(face, partial(_step_high, label=label))
        made.append(Choosable(step, ("step", one.rule), partial(book.pick, one.rule), "steps", label, data=one.rule))
    plates = Row(*made, gap=10, shares=[1] * len(made), align="fill")
    head = Text(passage.table[0][0], SIZE, PAPER.muted, "bold")
    return Spaced(Framed(Column(Spaced(head, 4), plates, Space(8)), (PAD, 0)), 8)


def _step_high(canvas: Canvas, wide: float, label: str) -> float:
    return ICON + canvas.tall(label, SIZE, wide - 16, "bold") + 18


def _step(canvas: Canvas, area: Area, one: TableStep, label: str, here: bool) -> None:
    canvas.box(area, RED if here else BOX, DEEP_RED if here else PAPER.line, radius=7, width=2 if here else 1.2)
    canvas.picture(f"ui/{one.picture}", area.halfway_across(area.y + 6, ICON, ICON))
    low = area.trimmed(left=8, top=ICON + 9, right=8, bottom=1)
    canvas.paragraph(label, low, SIZE, CHOSEN_INK if here else INK, face="bold", align="centre")


def _cells(canvas: Canvas, wide: float, rows: Sequence[Sequence[str]]) -> Box:
    """Rows of cells with a line below each. The first cell is bold, and cells wrap their text."""
    shares = [max(canvas.wide(row[place], SIZE, "bold") for row in rows) + 16 for place in range(len(rows[0]))]
    widths = [one.w for one in columns(Area(0, 0, wide - 2 * PAD, 0), shares, 0)]
    made = []
    for number, row in enumerate(rows):
        faces = ["bold" if place == 0 else "italic" if number == 0 else "text" for place in range(len(row))]
        high = max(canvas.tall(cell, SIZE, w - 12, face) for cell, w, face in zip(row, widths, faces, strict=True)) + 7
        cells = tuple(zip(row, widths, faces, strict=True))
        made.append(Drawn(partial(_cell_row, cells=cells, colour=INK if number else PAPER.muted), high))
    return Spaced(Framed(Column(*made), (PAD, 0)), 12)


def _cell_row(canvas: Canvas, area: Area, cells: Sequence[tuple[str, float, str]], colour: Colour) -> None:
    x = area.x
    for place, (cell, wide, face) in enumerate(cells):
        spot = Area(x, area.y + 2, wide - 12, area.h)
        canvas.paragraph(cell, spot, SIZE, colour, face=face, align="centre" if place else "left")
        x += wide
    low = area.y + area.h - 1
    canvas.line((area.x, low), (area.x + area.w, low), mix(PAPER.line, PAPER.ground, 0.2), 1.2)
