"""The prompt bar and what is shown over the board: the die banner, messages, tips about figures and cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game.rules.ravenloft.tables.cards import HEROES
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, BLUE, GREEN, GREEN_DEEP, RAVENLOFT, RED_DEEP, RED_LIGHT, WARM_LOW, Colour, mix
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.board.effects import Roll
from game.ui.ravenloft.facts.cards import Odds, rolled
from game.ui.ravenloft.layout import strip_high
from game.ui.ravenloft.panels.column import raised, seam
from game.ui.ravenloft.theme import CARD, CARD_LOW, CREAM, DUN, FRAME, RUST
from game.ui.table.tooltip import Facts, Tooltip
from game.ui.widgets.boxes import Box, Line, Text
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.controls import hints, hints_width
from game.ui.widgets.layout import meeting

P = RAVENLOFT
SIZE = 28.0


def bar_high(canvas: Canvas) -> float:
    """The height of the prompt bar."""
    return max(56.0, canvas.high(SIZE, "bold") + 20)


class Prompt(NamedTuple):
    """The prompt: the Hero who decides, the words, the keys that answer with what they do, and whether it is `ours` to answer.

    Its `area` is beside a shown card.
    """

    hero: str
    words: str
    keys: tuple[tuple[str, str], ...]
    ours: bool
    area: Area


def bar(canvas: Canvas, _margin: Area, props: Prompt) -> None:
    """Paint the prompt: who decides what, with the keys that answer, as far as there is room.

    A prompt that is too long for a line is set smaller, in two lines.
    """
    hero, words, pairs, ours, area = props
    canvas.box(area.moved(3, 4), BLACK, alpha=150)
    canvas.box(area, WARM_LOW, FRAME if ours else P.line)
    canvas.box(area.column(area.x, 8), P.danger if ours else P.line, radius=2)
    x = area.x + 22
    if hero:
        canvas.picture(faces.portrait(hero), Area(x, area.y + 6, area.h - 12, area.h - 12))
        x += area.h
    end = area.x + area.w - 14
    shown = [pair for pair in pairs if pair[0]]
    while len(shown) > 1 and x + canvas.wide(words, SIZE, "bold") + 16 > end - hints_width(canvas, shown):
        shown = shown[1:]  # the keys that answer and go back matter most
    while shown and x + canvas.wide(words, SIZE, "bold") + 16 > end - hints_width(canvas, shown):
        shown = shown[:-1]
    start = hints(canvas, end, area.centre[1] - 16, shown, P) if shown else end
    inner = area.column(x, start - x - 8, top=1, bottom=1)
    size = canvas.block(words, inner, SIZE, "bold", 14)
    canvas.paragraph(words, inner, size, CREAM if ours else P.muted, face="bold", middle=True)


MESSAGE = 23.0
"""The text size of a message."""


class Message(NamedTuple):
    """A message: a refusal with its rule, a hint, the place of a save; `above` the tip of a card of the hand. It lies on none of the `plates`."""

    words: str
    good: bool
    above: bool
    plates: tuple[Area, ...] = ()


def message_area(canvas: Canvas, view: Area, props: Message) -> Area:
    """The area of a message: at the foot of the board, or at its top above the tip of a card, and above what lies there."""
    room = max(440, view.w - 700) if props.above else max(view.w - 240, 640)
    wide = min(room, view.w - 90, canvas.wide(props.words, MESSAGE) + 56)
    high = canvas.tall(props.words, MESSAGE, wide - 48) + 22
    area = view.halfway_across(view.y + 64 if props.above else view.y + view.h - high - 16, wide, high)
    for plate in sorted(props.plates, key=lambda one: -one.y):
        if meeting(area, plate):
            area = area._replace(y=plate.y - high - 8)
    return area


def message(canvas: Canvas, view: Area, props: Message) -> None:
    """Paint a message over the board."""
    area, line = message_area(canvas, view, props), GREEN if props.good else RED_LIGHT
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(props.words, area.inset(24, 9), MESSAGE, CREAM, align="centre")


def banner(canvas: Canvas, around: Area, roll: Roll) -> None:
    """Paint the sum and, after the damage, the verdict, in an area with a margin. The die is painted over it, because it moves."""
    area = around.inset(6)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, WARM_LOW, RUST, radius=10)
    strip, die = strip_high(canvas), die_area(canvas, area)
    _sum(canvas, area.beside(die.x + die.w + 14, top=12, right=12, bottom=strip + 12), roll)
    foot, meaning = Area(area.x + 10, area.y + area.h - strip - 8, area.w - 20, strip), rolled(roll.who, roll.face)
    if roll.hit is not None and roll.landed:
        _verdict(canvas, foot, roll)
    elif roll.total is None and roll.landed and meaning:
        canvas.box(foot, CARD_LOW, FRAME, radius=6)
        canvas.paragraph(
            meaning,
            foot.inset(6, 2),
            canvas.block(meaning, foot.inset(6, 2), 20, "bold"),
            CREAM,
            face="bold",
            align="centre",
            middle=True,
        )


def die_area(canvas: Canvas, area: Area) -> Area:
    """The area of the die on its banner."""
    strip = strip_high(canvas)
    side = min(area.h - strip - 30, area.w * 0.46)
    return Area(area.x + 14, area.y + 12 + (area.h - strip - 24 - side) / 2, side, side)


def _sum(canvas: Canvas, inner: Area, roll: Roll) -> None:
    """Paint the roller, the purpose, and the sum."""
    words = name(roll.card) if roll.card else say("ui-rolls", figure=roll.who)
    y = inner.y + canvas.paragraph(words, inner, canvas.block(words, inner._replace(h=canvas.high(20) * 2), 20), DUN)
    if roll.total is None:
        words = name(roll.purpose) if has(f"name-{roll.purpose}") else roll.purpose
        if roll.first:
            words = say("ui-rolled-before", what=words, faces=", ".join(map(str, roll.first)))
        left = inner.below(y + 4, bottom=-4)
        canvas.paragraph(words, left, canvas.block(words, left, 22), P.text)
        return
    added, total = say("ui-sum", face=roll.face, bonus=roll.bonus), say("ui-total", total=roll.total)
    against = [(say("ui-against", ac=roll.ac), 20, DUN, "text")] if roll.ac else []
    lines = [(added, 26, P.text, "title"), (total, 34, P.title, "title"), *against]
    if y + sum(canvas.high(size, face) for _, size, _, face in lines) > inner.y + inner.h + 6:  # below a long name
        lines = [(f"{added} {total}", 26, P.title, "title"), *against]
    for line, size, colour, face in lines:
        fits = canvas.fitting(line, size, inner.w, face)
        if y + canvas.high(fits, face) > inner.y + inner.h + 6:
            break
        canvas.text(line, (inner.x, y), fits, colour, face=face, room=inner.w)
        y += canvas.high(fits, face)


def _verdict(canvas: Canvas, area: Area, roll: Roll) -> None:
    """Paint hit or miss, with a tick or a cross beside it if the settings ask for icons."""
    good = roll.hit is not None and roll.hit == (roll.who in HEROES)  # a hit on a Hero is bad
    fill, line = (GREEN_DEEP, GREEN) if good else (RED_DEEP, RED_LIGHT)
    canvas.box(area, fill, line, radius=6)
    room = area
    if canvas.look.aids:
        sign(canvas, Area(area.x + 8, area.y + 8, area.h - 16, area.h - 16), line, good=good)
        room = Area(area.x + area.h, area.y, area.w - area.h, area.h)
    words = verdict_words(roll)
    canvas.within(words, room, canvas.fitting(words, 21, room.w - 14, "bold"), CREAM, face="bold", margin=6)


def sign(canvas: Canvas, area: Area, colour: Colour, *, good: bool) -> None:
    """A tick for what is good, a cross for what is not."""
    x, y, w, h = area
    if good:
        canvas.line((x, y + h * 0.55), (x + w * 0.38, y + h * 0.9), colour, 4)
        canvas.line((x + w * 0.38, y + h * 0.9), (x + w, y + h * 0.1), colour, 4)
        return
    canvas.line((x, y), (x + w, y + h), colour, 4)
    canvas.line((x + w, y), (x, y + h), colour, 4)


def verdict_words(roll: Roll) -> str:
    """Hit or miss, in words."""
    if roll.purpose == "roll-disable":
        return say("ui-disabled", card=roll.card) if roll.hit else say("ui-not-disabled", card=roll.card)
    return say("ui-hits", target=roll.target) if roll.hit else say("ui-misses", target=roll.target)


def blue_note(canvas: Canvas, at: tuple[float, float], words: str) -> None:
    """Paint a short note at a point of the board, such as the length of a path."""
    canvas.text(words, at, 21, BLUE, face="bold", align="centre", halo=True)


@dataclass(frozen=True)
class FigureTip(Facts):
    """What is known of a figure; its odds in an attack with a card, if one is in use."""

    odds: Odds | None = None
    card: str = ""

    def rows(self, size: float) -> Sequence[Box]:
        """The chance of a hit, its damage, and the number that has to be rolled."""
        odds = self.odds
        if odds is None:
            return ()
        pairs = (
            (say("ui-per-cent", number=odds.per_cent), "ui-hit-chance", P.title),
            (str(odds.damage), "ui-damage-of-hit", RED_LIGHT),
        )
        columns = [
            Column(Line(value, size * 2.3, colour, "title"), Line(say(what), size, DUN), gap=-4) for value, what, colour in pairs
        ]
        need = "ui-no-roll" if not odds.need else "ui-need-twice" if odds.twice else "ui-need"
        words = say(need, card=self.card, bonus=odds.bonus, need=odds.need)
        made: list[Box] = [Row(*columns, shares=(0.55, 0.45)), seam(), Text(words, size, P.text)]
        if odds.added:
            sums = Counter[str]()
            for source, number in odds.added:
                sums[source] += number
            parts = [say("ui-bonus-part", source=source, number=f"{number:+}") for source, number in sums.items()]
            made.append(Text(say("ui-bonus-parts", printed=odds.printed, parts=parts), size, P.muted))
        return made


@dataclass(frozen=True)
class CardTip(Facts):
    """A card of the hand: its odds against each figure that it reaches, or the reason why it cannot be used."""

    odds: tuple[tuple[str, str], ...] = ()
    reason: str = ""

    def rows(self, size: float) -> Sequence[Box]:
        """The odds, and the reason."""
        rows = [
            Row(Line(left, size, P.muted), Line(right, size, P.accent, "bold"), gap=12, grow=(0,)) for left, right in self.odds
        ]
        return [*rows, *([Text(self.reason, size, RED_LIGHT, "bold")] if self.reason else [])]


def tooltip(facts: FigureTip | CardTip, about: str) -> Tooltip:
    """The tip about a figure or a card."""
    if isinstance(facts, CardTip):
        return Tooltip(facts, about, None, ground(RED_LIGHT if facts.reason else P.accent), P)
    rule = "" if facts.odds is None else "CR-114" if facts.odds.need else "CR-270"
    return Tooltip(facts, about, None, ground(P.danger if facts.odds else P.line), P, rule)


@cache
def ground(line: Colour) -> Callable[[Canvas, Area], None]:
    """The painter of the ground of a tip."""
    return lambda canvas, area: raised(canvas, area, (CARD, CARD_LOW), line)
