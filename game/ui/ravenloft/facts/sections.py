"""Boxes of the inspector: framed sections, rows with odds, sums, portraits, sentences, rules; and the situation of the match that they start from."""

from collections.abc import Callable, Hashable, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.secret import Seat
from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.content import Stat
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT, RED_DEEP, RED_LIGHT, Colour, mix, rgb
from game.ui.ravenloft.board import faces as portraits
from game.ui.widgets.boxes import Box, Drawn, Space, Spaced, Text
from game.ui.widgets.containers import ByWidth, Column, Flow, Framed, Row as SideBySide
from game.ui.widgets.controls import focus_frame, share_bar
from game.ui.widgets.pressed import Choosable

STATS: tuple[Stat, ...] = ("attack", "damage", "ac", "speed", "disable")


class Now(NamedTuple):
    """The meaning of a card now: a word beside the heading, and the boxes."""

    aside: str
    boxes: list[Box]


@dataclass(frozen=True)
class Situation:
    """The match as this screen observes it, and the open Decision.

    `t` is the state as it is shown. `seat` is asked; it can use the cards `usable` and aim at `figures`. `refusal` says why it cannot use another card, `strike` answers with a target,
    and `target` is the figure in focus.
    """

    t: State
    view: Observation[State]
    seat: Seat | None
    usable: AbstractSet[str]
    figures: AbstractSet[Figure]
    refusal: Callable[[str], str] = field(compare=False)
    strike: Callable[[Figure], object] = field(compare=False)
    target: Figure = ""


def signed(amount: int | None) -> str:
    """A number with its sign."""
    return say("ui-plus", number=amount or 0) if (amount or 0) >= 0 else str(amount)


def part(share: Share, card: str) -> tuple[str, str]:
    """A part of a sum: its number and its source; `card` itself is named by a word of its own."""
    if share.source == card:
        return signed(share.amount), say("ui-now-own")
    return signed(share.amount), name(share.source)


def armour(t: State, who: Figure, ac: int) -> str:
    """AC and Hit Points."""
    return say("ui-ac-hp", ac=ac, hp=figure.hp(t, who))


P = RAVENLOFT
PAD = 24.0
TONES: dict[str, Colour] = {"plain": P.text, "muted": P.muted, "good": GREEN, "bad": RED_LIGHT, "gold": P.accent}
NARROW = 520.0


def section(title: str, aside: str, inner: Sequence[Box], *, gold: bool = False) -> Box:
    """A framed section: title, and boxes in it."""
    head = Drawn(partial(_head, title=title, aside=aside), lambda canvas, _: 6 + canvas.high(27, "title") + 8)
    return Framed(Column(head, *inner, Space()), (PAD, 8), partial(_ground, gold=gold))


def _ground(canvas: Canvas, area: Area, gold: bool) -> None:
    canvas.box(area.moved(3, 4), (0, 0, 0), alpha=120)
    canvas.box(area, (rgb("#211a2c"), rgb("#14101c")), rgb("#d8a850") if gold else P.line, width=2 if gold else 1.5)


def _head(canvas: Canvas, area: Area, title: str, aside: str) -> None:
    used = canvas.text(title, (area.x, area.y + 4), 27, P.accent, face="title", room=area.w)
    room = area.w - used - 20
    if aside and room > 60:
        canvas.text(aside, (area.x + area.w, area.y + 10), 20, P.muted, align="right", room=room)


# ------------------------------------------------------------------ sentences


def words(text: str, tone: str = "plain", size: float = 22, face: str = "text") -> Box:
    """A sentence."""
    return Spaced(Text(text, size, TONES[tone], face), 10)


def sentence(message: str, tone: str = "plain", /, **values: object) -> Box:
    """The sentence of a message."""
    return words(say(message, **values), tone)


def small(message: str, /, **values: object) -> Box:
    """The sentence of a message in small italics."""
    return words(say(message, **values), "muted", 20, "italic")


# ------------------------------------------------------------------ odds and sums


class Row(NamedTuple):
    """A row with odds: the figure, the line below its name, the die roll in words, the chance in per cent (-1: none), and the effect."""

    who: str
    below: str
    need: str
    per_cent: int
    does: str
    danger: bool = False
    act: Callable[[], Any] | None = None


def odds(key: Hashable, row: Row) -> Box:
    """A figure with its chance as a bar and a number; a target, if it can be struck."""
    face = Drawn(partial(_odds, row=row), _odds_high)
    if row.act is None:
        return Spaced(face, 8)
    return Spaced(Choosable(face, key, row.act, "targets", name(row.who), _focus, data=row.who), 8)


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


def _is_narrow(canvas: Canvas, wide: float) -> bool:
    """Whether the die roll is below the name."""
    return wide < NARROW * canvas.letter


def _odds_high(canvas: Canvas, wide: float) -> float:
    return max(58.0, canvas.high(23) + canvas.high(19) * (2 if _is_narrow(canvas, wide) else 1) + 12)


def _odds(canvas: Canvas, area: Area, row: Row) -> None:
    narrow, line = _is_narrow(canvas, area.w), canvas.high(23)
    fill, edge = (RED_DEEP, P.danger) if row.danger else (P.deep, P.line)
    canvas.box(area, fill, edge, radius=8, width=2 if row.danger else 1.2)
    side = min(48.0, area.h - 8)
    canvas.picture(portraits.portrait(_kind(row.who)), Area(area.x + 8, area.y + (area.h - side) / 2, side, side))
    x, top, right = area.x + side + 20, area.y + 6, area.x + area.w - 14
    last = max(canvas.wide("100 %", 30, "title"), canvas.wide(row.does, 19)) + 12
    room = area.w - side - last - 34 if narrow else area.w * 0.34
    canvas.text(name(row.who), (x, top), 23, P.text, face="bold", room=room)
    canvas.text(row.below, (x, top + line), 19, P.muted, room=area.w * (0.5 if narrow else 0.34))
    at = area.y + (area.h - canvas.high(19)) / 2
    if row.per_cent >= 0:
        chance = say("ui-per-cent", number=row.per_cent)
        canvas.text(chance, (right, area.y + 3), 29, P.title, face="title", align="right")
        at = area.y + 3 + canvas.high(29, "title") - 5
    canvas.text(row.does, (right, at), 19, RED_LIGHT if row.danger else P.accent, align="right", room=last + 60)
    if narrow:
        canvas.text(row.need, (x, top + line + canvas.high(19)), 19, P.text, room=area.w - side - 40)
        return
    middle = area.x + area.w * 0.44
    room = right - last - 18 - middle
    canvas.text(row.need, (middle, area.y + 7), 20, P.text, room=room)
    if row.per_cent >= 0:
        share_bar(canvas, Area(middle, area.y + area.h - 20, room, 12), row.per_cent / 100, P)


def _kind(who: str) -> str:
    stem, _, tail = who.rpartition("-")
    return stem if stem and tail.isdecimal() else who


def total(parts: Sequence[tuple[str, str]], whole: tuple[str, str]) -> Box:
    """A sum: a box with number and source for each part, an equals sign, and the total in gold."""

    def make(canvas: Canvas, wide: float) -> Box:
        high, made = canvas.high(30, "title") + canvas.high(19) + 12, []
        for sign, colour, (value, label) in (
            ("", P.text, parts[0]),
            *(("+", BLUE, one) for one in parts[1:]),
            ("=", P.title, whole),
        ):
            room = max(110.0, canvas.wide(label, 19) + 30, canvas.wide(value, 30, "title") + 30) + 34
            made.append(Drawn(partial(_number, sign=sign, value=value, label=label, colour=colour), high, room))
        return Flow(*made, gap=6)

    return Spaced(ByWidth(make), 12)


def _number(canvas: Canvas, area: Area, sign: str, value: str, label: str, colour: Colour) -> None:
    """A number of a sum with the sign before it."""
    last = sign == "="
    box = Area(area.x + (30 if sign else 0), area.y, area.w - 34, area.h)
    if sign:
        canvas.text(sign, (area.x + 12, area.y + area.h / 2 - canvas.high(26) / 2), 26, P.muted, align="centre")
    canvas.box(box, P.deep, P.accent if last else P.line, radius=7, width=2 if last else 1.2)
    canvas.text(value, (box.centre[0], box.y + 3), 30, colour, face="title", align="centre")
    low = box.y + canvas.high(30, "title") + 2
    canvas.text(label, (box.centre[0], low), 19, P.muted, align="centre", room=box.w - 8)


# ------------------------------------------------------------------ portraits


def faces(who: Sequence[str], labels: Sequence[str] = ()) -> Box:
    """Portraits in rows, with names or other labels."""
    pairs = list(zip(who, labels or map(name, who), strict=True))

    def make(canvas: Canvas, wide: float) -> Box:
        return Flow(*_faces(canvas, pairs, max(44.0, canvas.high(20) + 12)), gap=10)

    return Spaced(ByWidth(make), 12)


def _faces(canvas: Canvas, pairs: Sequence[tuple[str, str]], high: float) -> list[Box]:
    """Portraits with their labels."""
    return [Drawn(partial(_face, one=one, label=label), high, canvas.wide(label, 20) + high + 22) for one, label in pairs]


def _face(canvas: Canvas, spot: Area, one: str, label: str) -> None:
    """Paint a portrait with its label."""
    canvas.box(spot, P.deep, P.line, radius=spot.h / 2, width=1.2)
    canvas.picture(portraits.portrait(_kind(one)), Area(spot.x + 4, spot.y + 4, spot.h - 8, spot.h - 8))
    canvas.text(label, (spot.x + spot.h + 2, spot.y + (spot.h - canvas.high(20)) / 2 - 1), 20, P.text, room=spot.w - spot.h - 8)


def consequence(head: str, heads: Sequence[str], text: str, who: Sequence[tuple[str, str]]) -> Box:
    """A consequence: its heading, a sentence, and the portraits it concerns with their labels, on the same line if there is room.

    The sentences of all `heads` begin at the same place.
    """

    def make(canvas: Canvas, wide: float) -> Box:
        indent = max(canvas.wide(one, 21, "bold") for one in heads) + 18
        face, room, wanted = max(40.0, canvas.high(20) + 10), wide - indent, canvas.wide(text, 21) + 4
        high = face if who and wanted <= room else canvas.tall(text, 21, room) + 4
        middle = wanted <= room
        sentence = Drawn(partial(_sentence, text=text, middle=middle), high, min(wanted, room))
        line = Flow(sentence, *_faces(canvas, who, face), gap=10)
        return SideBySide(Drawn(partial(_when, head=head, middle=middle), high, indent), line, gap=0, grow=(1,), align="top")

    return Spaced(ByWidth(make), 6)


def _top(canvas: Canvas, area: Area, middle: bool) -> float:
    return area.y + (area.h - canvas.high(21)) / 2 - 1 if middle else area.y


def _when(canvas: Canvas, area: Area, head: str, middle: bool) -> None:
    canvas.text(head, (area.x, _top(canvas, area, middle)), 21, P.accent, face="bold")


def _sentence(canvas: Canvas, area: Area, text: str, middle: bool) -> None:
    canvas.paragraph(text, Area(area.x, _top(canvas, area, middle), area.w, area.h + 4), 21, P.text)


# ------------------------------------------------------------------ rules


def rule(number: str, title: str, text: str, act: Callable[[], Any]) -> Box:
    """A rule that leads to its page: number, title and text. Its frame is a little larger than its column."""
    space = Drawn(lambda *_: None, lambda canvas, wide: _rule_high(canvas, wide, number, title, text))
    mark = partial(_rule, number=number, title=title, text=text)
    return Spaced(Framed(Choosable(Framed(space, (8, 2)), ("rule", number), act, "rules", title, mark, data=number), (-8, -2)), 8)


def _rule_room(canvas: Canvas, wide: float, number: str) -> float:
    """The width of title and text beside the number."""
    return wide - canvas.wide(number, 20, "bold") - 30


def _rule_high(canvas: Canvas, wide: float, number: str, title: str, text: str) -> float:
    room = _rule_room(canvas, wide, number)
    return canvas.tall(title, 21, room, "bold") + canvas.tall(text, 19, room, "book") + 8


def _rule(canvas: Canvas, frame: Area, here: bool, number: str, title: str, text: str) -> None:
    area = frame.inset(8, 2)
    if here:
        canvas.box(frame, mix(P.panel, P.accent, 0.16), P.focus, radius=7, width=2.5)
    room = _rule_room(canvas, area.w, number)
    x, top = area.x + area.w - room - 8, canvas.tall(title, 21, room, "bold")
    canvas.text(number, (area.x, area.y + 3), 20, rgb("#e8c98c"), face="bold")
    canvas.paragraph(title, Area(x, area.y + 2, room, top + 2), 21, P.text, face="bold")
    canvas.paragraph(text, Area(x, area.y + 3 + top, room, area.h), 19, P.text if here else P.muted, face="book")
