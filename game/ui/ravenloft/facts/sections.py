"""Boxes of the inspector: framed sections, rows with odds, sums, portraits, sentences, rules; and the situation of the match that they start from."""

from collections.abc import Callable, Hashable, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.secret import Seat
from game.rules.ravenloft.forecasts.consequences import Then, follow
from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.content import Stat
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, GREEN, RAVENLOFT, RED_DEEP, RED_LIGHT, Colour, mix
from game.ui.ravenloft.board import faces as portraits
from game.ui.ravenloft.facts.cards import card_in_use
from game.ui.ravenloft.theme import CITED, FRAME, SECTION
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Space, Spaced, Text, Wide
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
    canvas.box(area, SECTION, FRAME if gold else P.line, width=2 if gold else 1.5)


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
    face = Framed(ByWidth(partial(_odds, row)), (8, 5), partial(_plate, danger=row.danger))
    if row.act is None:
        return Spaced(face, 8)
    return Spaced(Choosable(face, key, row.act, "targets", name(row.who), _focus, data=row.who), 8)


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


def _plate(canvas: Canvas, area: Area, *, danger: bool) -> None:
    fill, edge = (RED_DEEP, P.danger) if danger else (P.deep, P.line)
    canvas.box(area, fill, edge, radius=8, width=2 if danger else 1.2)


def _odds(row: Row, canvas: Canvas, wide: float) -> Box:
    """The figure, what has to be rolled (below the name if it is narrow), and the chance with the effect."""
    narrow = wide + 16 < NARROW * canvas.letter
    need, chance = Line(row.need, 19 if narrow else 20, P.text), say("ui-per-cent", number=row.per_cent)
    who = Column(Line(name(row.who), 23, P.text, "bold"), Line(row.below, 19, P.muted), *([need] if narrow else []))
    rolled, bar = row.per_cent >= 0, Drawn(partial(share_bar, share=row.per_cent / 100, palette=P), 12)
    does = Line(row.does, 19, RED_LIGHT if row.danger else P.accent, align="right")
    last = Column(*([Line(chance, 29, P.title, "title", "right")] if rolled else []), does)
    face = Picture(portraits.portrait(row.who), 48, 48)
    if narrow:
        return SideBySide(face, who, last, gap=12, grow=(1,))
    middle = Column(need, *([bar] if rolled else []), gap=5)
    return SideBySide(face, Wide(who, wide * 0.35), middle, last, gap=12, grow=(2,))


def total(parts: Sequence[tuple[str, str]], whole: tuple[str, str]) -> Box:
    """A sum: a box with number and source for each part, an equals sign, and the total in gold."""
    cells = [("", P.text, parts[0]), *(("+", BLUE, one) for one in parts[1:]), ("=", P.title, whole)]
    return Spaced(Flow(*(_number(*one) for one in cells), gap=8), 12)


def _number(sign: str, colour: Colour, labelled: tuple[str, str]) -> Box:
    """A number of a sum with the sign before it."""
    value, label = labelled
    lines = Column(Line(value, 30, colour, "title", "centre"), Line(label, 19, P.muted, align="centre"), Space(w=80))
    edge, width = (P.accent, 2.0) if sign == "=" else (P.line, 1.2)
    cell = Framed(lines, (15, 4), lambda canvas, area: canvas.box(area, P.deep, edge, radius=7, width=width))
    return SideBySide(Line(sign, 26, P.muted), cell, gap=8) if sign else cell


# ------------------------------------------------------------------ portraits


def faces(who: Sequence[str], labels: Sequence[str] = ()) -> Box:
    """Portraits in rows, with names or other labels."""
    return Spaced(Flow(*_faces(list(zip(who, labels or map(name, who), strict=True))), gap=10), 12)


def _faces(pairs: Sequence[tuple[str, str]]) -> list[Box]:
    """Portraits with their labels."""
    made: list[Box] = []
    for one, label in pairs:
        face = Picture(portraits.portrait(one), 36, 36)
        line = SideBySide(face, Line(label, 20, P.text), Space(w=2), gap=8, grow=(1,))
        made.append(Framed(line, (4, 4), _pill))
    return made


def _pill(canvas: Canvas, area: Area) -> None:
    canvas.box(area, P.deep, P.line, radius=area.h / 2, width=1.2)


ASKED = ("leap", "run", "reposition", "step", "advance", "refresh")
FACELESS = frozenset({"treasure", "marker", *(f"asked-{what}" for what in ASKED)})
"""The kinds of consequences whose sentence names its figures."""


def then(now: Situation, card: str, seat: Seat, target: Figure = "") -> list[Box]:
    """The consequences of a card that a Hero might use now, against `target` if it attacks."""
    view = now.view
    used = card_in_use(view) == card and now.seat == seat and view.since is not None
    lines = follow(now.t, seat, card, target, (view.start, view.since or ()) if used else None)
    heads = {line.when: say(f"ui-follow-{line.when}") for line in lines}
    starts = [not at or lines[at - 1].when != line.when for at, line in enumerate(lines)]
    return [
        Spaced(ByWidth(partial(_consequence, line, heads[line.when] if start else "", tuple(heads.values()))), 6)
        for line, start in zip(lines, starts, strict=True)
    ]


def _consequence(line: Then, head: str, heads: Sequence[str], canvas: Canvas, _: float) -> Box:
    """Heading, sentence, and portraits on the same line if there is room. The sentences below all `heads` begin at the same place."""
    who = _followers(line)
    pad, indent = (0.0, 9.0 if who else 2.0), max(canvas.wide(one, 21, "bold") for one in heads) + 18
    words = Flow(Framed(Text(outcome_text(line), 21, P.text), pad), *_faces(who), gap=10)
    return SideBySide(Wide(Framed(Text(head, 21, P.accent, "bold"), pad), indent), words, gap=0, grow=(1,), align="top")


def outcome_text(line: Then) -> str:
    """A consequence in words."""
    count = 0 if line.each else line.amount
    return say(f"ui-follow-{line.kind}", count=count, who=line.who, one=line.one, free=line.free)


def _followers(line: Then) -> list[tuple[str, str]]:
    """The figures that a consequence concerns, with their names, or with what each gets if that differs."""
    if line.kind in FACELESS:
        return []
    if line.each:
        return [(one, say("ui-follow-each", who=one, count=gets)) for one, gets in zip(line.who, line.each, strict=True)]
    return [(one, name(one)) for one in line.who]


# ------------------------------------------------------------------ rules


def rule(number: str, title: str, text: str, act: Callable[[], Any]) -> Box:
    """A rule that leads to its page: number, title and text. Its frame is a little larger than its column."""
    words = Column(Text(title, 21, P.text, "bold"), Text(text, 19, P.muted, "book"))
    line = SideBySide(Line(number, 20, CITED, "bold"), words, gap=22, grow=(1,), align="top")
    chosen = Choosable(Framed(line, (8, 6)), ("rule", number), act, "rules", title, _chosen, under=True, data=number)
    return Spaced(Framed(chosen, (-8, -2)), 8)


def _chosen(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        canvas.box(area, mix(P.panel, P.accent, 0.16), P.focus, radius=7, width=2.5)
