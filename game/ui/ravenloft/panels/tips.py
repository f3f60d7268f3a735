"""The tip about the focused figure or card, in a corner where it covers nothing important."""

from typing import NamedTuple

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, RED_LIGHT, WARM_LOW
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.facts.cards import Odds
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.theme import CARD, CARD_LOW, DUN, FAINT, ROSE, SEAM
from game.ui.widgets.layout import meeting

P = RAVENLOFT
SHADOW = 8.0


class FigureTip(NamedTuple):
    """What is known of a figure: its Armor Class and Hit Points, the lines about its markers, and the odds of an attack with a card."""

    who: str
    kind: str
    ac: int
    hp: int
    odds: Odds | None = None
    card: str = ""
    marked: str = ""


class CardTip(NamedTuple):
    """A card of the hand: its odds against each figure that it reaches, or the reason why it cannot be used."""

    card: str
    odds: tuple[tuple[str, str], ...] = ()
    reason: str = ""


class Corners(NamedTuple):
    """Where a tip may lie: in the view, or in a `rail` if the board is small; above a message of the table (`told`).

    It covers few `targets` and `figures`, given by their middles.
    """

    where: Layout
    rail: Area | None
    told: bool
    targets: tuple[Area, ...]
    figures: tuple[tuple[float, float], ...]


def room(props: Corners) -> Area:
    """The largest area of a tip: a part of the view, or of the rail."""
    return props.where.view if props.rail is None else props.rail.inset(-45, 0)


def quiet_corner(size: tuple[float, float], avoid: tuple[float, float], props: Corners) -> Area:
    """The corner of the view where a tip of this size covers least: never its subject, and rather darkness than figures and targets."""
    (w, h), view, rail = size, props.where.view, props.rail
    if rail is not None:
        return Area(rail.x, rail.y + rail.h - min(h, rail.h), min(w, rail.w), min(h, rail.h))
    h = min(h, view.h - 16)
    low = max(view.y + 8, view.y + view.h - h - (84 if props.told else 12))
    columns = (props.where.tools.x - w - 16, view.x + 12)
    corners = [Area(x, y, w, h) for y in (low, min(view.y + 56, low)) for x in columns]

    def cost(corner: Area) -> int:
        worst = 1000 if corner.inset(-50).holds(avoid) else 0
        worst += sum(6 for area in props.targets if meeting(corner, area))
        return worst + sum(10 for middle in props.figures if corner.inset(-20).holds(middle))

    return min(corners, key=cost)


# ------------------------------------------------------------------ a figure


def tip_size(canvas: Canvas, view: Area, tip: FigureTip) -> tuple[float, float]:
    """The size of the tip about a figure."""
    promise, marked = tip.odds, tip.marked
    head = 16 + max(44.0, 2 * canvas.high(23, "title"))
    if promise is None:
        wide = min(view.w - 90, 460 * max(1.0, canvas.stretch * 0.85))
        head += canvas.tall(marked, 19, wide - 36, "bold") if marked else 0
        return wide, head + 14 + canvas.tall(text.card_text(tip.kind), 18, wide - 36, "book")
    wide = min(view.w - 90, 344 * max(1.0, canvas.stretch * 0.95))
    head += canvas.tall(marked, 19, wide - 36, "bold") if marked else 0
    figures = canvas.high(46, "title") + canvas.high(20) + 12
    return wide, head + figures + canvas.tall(_need(promise, tip.card), 20, wide - 36) + canvas.high(17) + 22


def _need(promise: Odds, card: str) -> str:
    """The number that has to be rolled."""
    if not promise.need:
        return say("ui-no-roll", card=card)
    return say("ui-need-twice" if promise.twice else "ui-need", card=card, bonus=promise.bonus, need=promise.need)


def figure_tip(canvas: Canvas, area: Area, tip: FigureTip) -> None:
    """Paint what is known of a figure, its markers, and the odds of an attack on it."""
    called, kind, promise, marked = name(tip.who), tip.kind, tip.odds, tip.marked
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, WARM_LOW, P.danger if promise else P.line, width=2, radius=10)
    canvas.picture(faces.portrait(kind), Area(area.x + 14, area.y + 12, 44, 44))
    head, x = say("ui-ac-hp", ac=tip.ac, hp=tip.hp), area.x + 68
    wide, room = canvas.wide(head, 20), area.w - 68 - 18
    beside = canvas.wide(called, 20, "title") + wide + 12 <= room
    size = canvas.fitting(called, 25, room - (wide + 12 if beside else 0), "title")
    canvas.text(called, (x, area.y + 12), size, ROSE, face="title", room=room)
    top = area.y + 14 if beside else area.y + 12 + canvas.high(size, "title")
    canvas.text(head, (area.x + area.w - 18, top) if beside else (x, top), 20, DUN, align="right" if beside else "left")
    y = area.y + 16 + max(44.0, 2 * canvas.high(23, "title"))
    y += canvas.paragraph(marked, Area(area.x + 18, y, area.w - 36, 1e4), 19, P.accent, face="bold") if marked else 0
    if promise is None:
        body = Area(area.x + 18, y, area.w - 36, area.y + area.h - y - 8)
        canvas.paragraph(text.card_text(kind), body, canvas.block(text.card_text(kind), body, 18, "book"), P.text, face="book")
        return
    y = _figures(canvas, Area(area.x + 20, y, area.w - 40, 0), promise)
    words = _need(promise, tip.card)
    if y + 6 + canvas.tall(words, 20, area.w - 36) + canvas.high(17) > area.y + area.h + 2:
        return  # the inspector shows the sum, too
    canvas.line((area.x + 16, y), (area.x + area.w - 16, y), SEAM)
    used = canvas.paragraph(words, Area(area.x + 18, y + 6, area.w - 36, area.h), 20, P.text)
    rule = "CR-114" if promise.need else "CR-270"
    canvas.text(rule, (area.x + area.w - 18, y + 4 + used), 17, FAINT, face="book", align="right")


def _figures(canvas: Canvas, area: Area, promise: Odds) -> float:
    """Paint the chance and the damage; return the bottom."""
    y, half = area.y, area.x + area.w * 0.55
    big = canvas.high(46, "title")
    chance, damage = say("ui-per-cent", number=promise.per_cent), str(promise.damage)
    size = canvas.fitting(chance, 46, area.w * 0.55 - 16, "title")
    canvas.text(chance, (area.x, y), size, P.title, face="title")
    canvas.text(damage, (half, y), size, RED_LIGHT, face="title")
    canvas.line((half - 12, y + 4), (half - 12, y + big + 14), SEAM)
    for words, x, room in (
        (say("ui-hit-chance"), area.x, area.w * 0.55 - 18),
        (say("ui-damage-of-hit"), half, area.w * 0.45),
    ):
        canvas.text(words, (x, y + big - 4), canvas.fitting(words, 20, room), DUN, room=room)
    return y + big + canvas.high(20) + 4


def paint_figure_tip(canvas: Canvas, area: Area, tip: FigureTip) -> None:
    """Paint the tip about a figure in an area with room for its shadow."""
    figure_tip(canvas, area.inset(SHADOW), tip)


# ------------------------------------------------------------------ a card


class LaidCardTip(NamedTuple):
    """The tip about a card of the hand `at` its area; over the board, or in a `rail`."""

    lay: Layout
    at: Area
    tip: CardTip
    rail: Area | None


def card_tip(canvas: Canvas, _area: Area, props: LaidCardTip) -> None:
    """Paint the text of a card of the hand, its odds, or why it cannot be used."""
    lay, at, tip, rail = props
    area, size = _tip_room(canvas, lay, at, tip, rail)
    wide, card, reason = area.w, tip.card, tip.reason
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, (CARD, CARD_LOW), RED_LIGHT if reason else P.accent, width=2, radius=10)
    head = canvas.fitting(name(card), size * 1.3, wide - 40, "title")
    canvas.text(name(card), (area.x + 20, area.y + 8), head, P.title, face="title", room=wide - 40)
    y = area.y + 12 + canvas.high(size * 1.3, "title")
    y += canvas.paragraph(text.card_text(card), Area(area.x + 20, y, wide - 40, 900), size, P.text) + 4
    for left, right in tip.odds:
        end = canvas.wide(right, size, "bold")
        canvas.text(left, (area.x + 20, y), canvas.fitting(left, size, wide - 52 - end), P.muted, room=wide - 48 - end)
        canvas.text(right, (area.x + wide - 20, y), size, P.accent, face="bold", align="right")
        y += canvas.high(size) + 6
    if reason:
        canvas.paragraph(reason, Area(area.x + 20, y + 4, wide - 40, 300), size, RED_LIGHT, face="bold")


def _tip_room(canvas: Canvas, lay: Layout, at: Area, tip: CardTip, rail: Area | None) -> tuple[Area, float]:
    """The area of a card's tip and its text size: wider, then smaller, if it would be too high."""
    most, body = (rail.h if rail else lay.hand.y - 34 - lay.view.y), text.card_text(tip.card)
    reason, end = tip.reason, lay.tools.x - 10
    room = rail.w if rail else end - lay.view.x - 12
    high, wide, size = 0.0, 0.0, 20.0
    for size in (20.0, 18.0, 16.0, 14.0, 12.0):
        for share in (1.0, 1.35, 1.8, 9.0):
            wide = min(470 * canvas.stretch**0.8 * share, room)
            high = 20 + canvas.high(size * 1.3, "title") + canvas.tall(body, size, wide - 40)
            high += (canvas.high(size) + 6) * len(tip.odds)
            high += canvas.tall(reason, size, wide - 40, "bold") + 10 if reason else 0
            if high <= most:
                break
        if high <= most:
            break
    if rail:
        return Area(rail.x, rail.y + rail.h - high, wide, high), size
    x = min(max(at.centre[0] - wide / 2, lay.view.x + 6), end - wide)
    return Area(x, lay.hand.y - high - 34, wide, high), size
