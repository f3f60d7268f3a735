"""Blocks of the inspector: framed sections, rows with odds, sums, portraits, sentences."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT, RED_DEEP, RED_LIGHT, Colour, mix, rgb
from game.ui.ravenloft.board import faces
from game.ui.widgets.blocks import Block
from game.ui.widgets.controls import focus_frame, share_bar
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import depth, flow

P = RAVENLOFT
PAD = 24.0
TONES: dict[str, Colour] = {"plain": P.text, "muted": P.muted, "good": GREEN, "bad": RED_LIGHT, "gold": P.accent}
NARROW = 520.0


class Row(NamedTuple):
    """A row with odds: the figure, the line below its name, the die roll in words, the chance in per cent (-1: none), and the effect."""

    who: str
    below: str
    need: str
    per_cent: int
    does: str
    danger: bool = False
    act: Callable[[], Any] | None = None


def section(canvas: Canvas, wide: float, title: str, aside: str, inner: Sequence[Block], *, gold: bool = False) -> Block:
    """A framed section: title, and blocks in it."""
    head = canvas.high(27, "title") + 8
    high = 14 + head + sum(block.high + block.gap for block in inner) + 8

    def areas(area: Area) -> list[tuple[Block, Area]]:
        y, found = area.y + 14 + head, []
        for block in inner:
            found.append((block, Area(area.x + PAD, y, area.w - 2 * PAD, block.high)))
            y += block.high + block.gap
        return found

    def paint(c: Canvas, area: Area) -> None:
        c.box(area.moved(3, 4), (0, 0, 0), alpha=120)
        c.box(area, (rgb("#211a2c"), rgb("#14101c")), rgb("#d8a850") if gold else P.line, width=2 if gold else 1.5)
        used = c.text(title, (area.x + PAD, area.y + 12), 27, P.accent, face="title", room=area.w - 2 * PAD)
        room = area.w - 2 * PAD - used - 20
        if aside and room > 60:
            c.text(aside, (area.x + area.w - PAD, area.y + 18), 20, P.muted, align="right", room=room)
        for block, spot in areas(area):
            block.paint(c, spot)

    return Block(high, paint, lambda area: [item for block, spot in areas(area) for item in block.targets(spot)])


def words(canvas: Canvas, wide: float, text: str, *, tone: str = "plain", size: float = 22, face: str = "text") -> Block:
    """A sentence."""
    room = wide - 2 * PAD

    def paint(c: Canvas, area: Area) -> None:
        c.paragraph(text, Area(area.x, area.y, area.w, area.h + 4), size, TONES[tone], face=face)

    return Block(canvas.tall(text, size, room, face), paint, gap=10)


def odds(canvas: Canvas, wide: float, key: object, row: Row, focused: Callable[[object], bool]) -> Block:
    """A figure with its chance as a bar and a number. In a narrow column the die roll is below the name."""
    narrow = wide - 2 * PAD < NARROW * canvas.letter
    line = canvas.high(23)
    high = max(58.0, line + canvas.high(19) * (2 if narrow else 1) + 12)

    def paint(c: Canvas, area: Area) -> None:
        fill, edge = (RED_DEEP, P.danger) if row.danger else (P.deep, P.line)
        c.box(area, fill, edge, radius=8, width=2 if row.danger else 1.2)
        side = min(48.0, area.h - 8)
        c.picture(faces.portrait(_kind(row.who)), Area(area.x + 8, area.y + (area.h - side) / 2, side, side))
        x, top = area.x + side + 20, area.y + 6
        chance = say("ui-per-cent", number=row.per_cent) if row.per_cent >= 0 else ""
        last = max(c.wide("100 %", 30, "title"), c.wide(row.does, 19)) + 12
        c.text(
            name(row.who), (x, top), 23, P.text, face="bold", room=(area.w * 0.34 if not narrow else area.w - side - last - 34)
        )
        c.text(row.below, (x, top + line), 19, P.muted, room=area.w * (0.34 if not narrow else 0.5))
        right = area.x + area.w - 14
        if chance:
            c.text(chance, (right, area.y + 3), 29, P.title, face="title", align="right")
        at = area.y + 3 + c.high(29, "title") - 5 if chance else area.y + (area.h - c.high(19)) / 2
        c.text(row.does, (right, at), 19, RED_LIGHT if row.danger else P.accent, align="right", room=last + 60)
        if narrow:
            c.text(row.need, (x, top + line + c.high(19)), 19, P.text, room=area.w - side - 40)
            return
        middle = area.x + area.w * 0.44
        room = right - last - 18 - middle
        c.text(row.need, (middle, area.y + 7), 20, P.text, room=room)
        if chance:
            share_bar(c, Area(middle, area.y + area.h - 20, room, 12), row.per_cent / 100, P)
        if row.act is not None and focused(key):
            focus_frame(c, area, P, diamonds=False)

    def places(area: Area) -> list[Target]:
        return [] if row.act is None else [Target(key, area, row.act, "targets", name(row.who), row.who)]

    return Block(high, paint, places, gap=8)


def _kind(who: str) -> str:
    stem, _, tail = who.rpartition("-")
    return stem if stem and tail.isdecimal() else who


def total(canvas: Canvas, wide: float, parts: Sequence[tuple[str, str]], whole: tuple[str, str]) -> Block:
    """A sum: a box with number and source for each part, an equals sign, and the total in gold."""
    signs = [("+", part) for part in parts[1:]] + [("=", whole)]
    boxes = [parts[0], *(part for _, part in signs)]
    high = canvas.high(30, "title") + canvas.high(19) + 12
    sizes = [(max(110.0, canvas.wide(label, 19) + 30, canvas.wide(value, 30, "title") + 30) + 34, high) for value, label in boxes]
    room = Area(0, 0, wide - 2 * PAD, 0)

    def paint(c: Canvas, area: Area) -> None:
        for place, ((value, label), spot) in enumerate(zip(boxes, flow(area, sizes, 6), strict=True)):
            last = place == len(boxes) - 1
            box = Area(spot.x + (30 if place else 0), spot.y, spot.w - 34, spot.h)
            if place:
                c.text(signs[place - 1][0], (spot.x + 12, spot.y + spot.h / 2 - c.high(26) / 2), 26, P.muted, align="centre")
            c.box(box, P.deep, P.accent if last else P.line, radius=7, width=2 if last else 1.2)
            c.text(
                value,
                (box.centre[0], box.y + 3),
                30,
                P.title if last else BLUE if place else P.text,
                face="title",
                align="centre",
            )
            low = box.y + c.high(30, "title") + 2
            c.text(label, (box.centre[0], low), 19, P.muted, align="centre", room=box.w - 8)

    return Block(depth(room, flow(room, sizes, 6)), paint, gap=12)


def gallery(canvas: Canvas, wide: float, who: Sequence[str], labels: Sequence[str] = ()) -> Block:
    """Portraits in rows, with names or other labels."""
    high = max(44.0, canvas.high(20) + 12)
    labels = labels or [name(one) for one in who]
    sizes = [(canvas.wide(label, 20) + high + 22, high) for label in labels]
    room = Area(0, 0, wide - 2 * PAD, 0)

    def paint(c: Canvas, area: Area) -> None:
        for one, label, spot in zip(who, labels, flow(area, sizes, 10), strict=True):
            _face(c, spot, one, label)

    return Block(depth(room, flow(room, sizes, 10)), paint, gap=12)


def _face(canvas: Canvas, spot: Area, one: str, label: str) -> None:
    """Paint a portrait with its label."""
    canvas.box(spot, P.deep, P.line, radius=spot.h / 2, width=1.2)
    canvas.picture(faces.portrait(_kind(one)), Area(spot.x + 4, spot.y + 4, spot.h - 8, spot.h - 8))
    canvas.text(label, (spot.x + spot.h + 2, spot.y + (spot.h - canvas.high(20)) / 2 - 1), 20, P.text, room=spot.w - spot.h - 8)


def consequence_line(canvas: Canvas, wide: float, head: str, indent: float, text: str, who: Sequence[tuple[str, str]]) -> Block:
    """A consequence: its heading, a sentence, and the portraits it concerns with their labels, on the same line if there is room."""
    room = Area(0, 0, wide - 2 * PAD - indent, 0)
    face = max(40.0, canvas.high(20) + 10)
    wanted = canvas.wide(text, 21) + 4
    sizes = [(min(wanted, room.w), face if who and wanted <= room.w else canvas.tall(text, 21, room.w) + 4)]
    sizes += [(canvas.wide(label, 20) + face + 22, face) for _, label in who]

    def paint(c: Canvas, area: Area) -> None:
        line = flow(Area(area.x + indent, area.y, room.w, 0), sizes, 10)
        top = area.y + (line[0].h - c.high(21)) / 2 - 1 if wanted <= room.w else area.y
        c.text(head, (area.x, top), 21, P.accent, face="bold")
        c.paragraph(text, Area(line[0].x, top, room.w, line[0].h + 4), 21, P.text)
        for (one, label), spot in zip(who, line[1:], strict=True):
            _face(c, spot, one, label)

    return Block(depth(room, flow(room, sizes, 10)), paint, gap=6)


def rule(
    canvas: Canvas, wide: float, number: str, title: str, text: str, act: Callable[[], Any], focused: Callable[[object], bool]
) -> Block:
    """A rule that leads to its page: number, title and text."""
    key, left = ("rule", number), canvas.wide(number, 20, "bold") + 22
    room = wide - 2 * PAD - left - 8
    top = canvas.tall(title, 21, room, "bold")
    high = top + canvas.tall(text, 19, room, "book") + 8

    def paint(c: Canvas, area: Area) -> None:
        here = focused(key)
        if here:
            c.box(area.inset(-8, -2), mix(P.panel, P.accent, 0.16), P.focus, radius=7, width=2.5)
        c.text(number, (area.x, area.y + 3), 20, rgb("#e8c98c"), face="bold")
        c.paragraph(title, Area(area.x + left, area.y + 2, room, top + 2), 21, P.text, face="bold")
        c.paragraph(text, Area(area.x + left, area.y + 3 + top, room, high), 19, P.text if here else P.muted, face="book")

    return Block(high, paint, lambda area: [Target(key, area.inset(-8, -2), act, "rules", title, number)], gap=8)
