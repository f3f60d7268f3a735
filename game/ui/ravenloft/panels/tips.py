"""The tip about the focused figure or card, in a corner where it covers nothing important."""

from functools import lru_cache
from typing import NamedTuple

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT, WARM_LOW
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.facts.cards import Odds
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels.column import beside, raised, seam
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.theme import CARD, CARD_LOW, DUN, FAINT, ROSE
from game.ui.widgets.boxes import Box, Line, Picture, Text, place
from game.ui.widgets.containers import Column, FirstFit, Framed, Row
from game.ui.widgets.layout import meeting

P = RAVENLOFT
SHADOW = 8.0
SIZES = (18.0, 16.0, 14.0, 13.0)
"""The text sizes of a card's text in the tip about a figure; the first that fits is used."""


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


@lru_cache(maxsize=4)
def figure_box(tip: FigureTip) -> Box:
    """What is known of a figure, its markers, and the odds of an attack on it; with little room without the sum, which the inspector shows."""
    named = beside(Line(name(tip.who), 25, ROSE, "title"), Line(say("ui-ac-hp", ac=tip.ac, hp=tip.hp), 20, DUN), 12)
    head: list[Box] = [Row(Picture(faces.portrait(tip.kind), 44, 44), named, gap=12, grow=(1,))]
    head += [Text(tip.marked, 19, P.accent, "bold")] if tip.marked else []
    promise = tip.odds
    if promise is None:
        found = [Column(*head, Text(text.card_text(tip.kind), size, P.text, "book"), gap=4) for size in SIZES]
    else:
        rule = "CR-114" if promise.need else "CR-270"
        head.append(_chances(promise))
        need = Column(seam(), Text(_need(promise, tip.card), 20, P.text), Line(rule, 17, FAINT, "book", "right"))
        found = [Column(*head, need, gap=4), Column(*head, gap=4)]
    line = P.danger if promise else P.line
    return Framed(FirstFit(found), (18, 12), lambda canvas, area: raised(canvas, area, WARM_LOW, line))


def _need(promise: Odds, card: str) -> str:
    """The number that has to be rolled."""
    if not promise.need:
        return say("ui-no-roll", card=card)
    return say("ui-need-twice" if promise.twice else "ui-need", card=card, bonus=promise.bonus, need=promise.need)


def _chances(promise: Odds) -> Box:
    """The chance of a hit, and its damage."""
    chance, damage = say("ui-per-cent", number=promise.per_cent), str(promise.damage)
    return Row(
        Column(Line(chance, 46, P.title, "title"), Line(say("ui-hit-chance"), 20, DUN), gap=-4),
        Column(Line(damage, 46, RED_LIGHT, "title"), Line(say("ui-damage-of-hit"), 20, DUN), gap=-4), shares=(0.55, 0.45),
    )  # fmt: skip


def tip_size(canvas: Canvas, view: Area, tip: FigureTip) -> tuple[float, float]:
    """The size of the tip about a figure."""
    wide = 460 * max(1.0, canvas.stretch * 0.85) if tip.odds is None else 344 * max(1.0, canvas.stretch * 0.95)
    wide = min(view.w - 90, wide)
    return wide, figure_box(tip).high(canvas, wide)


def paint_figure_tip(canvas: Canvas, area: Area, tip: FigureTip) -> None:
    """Paint the tip about a figure in an area with room for its shadow."""
    place(figure_box(tip), canvas, area.inset(SHADOW)).paint(canvas)


# ------------------------------------------------------------------ a card


class LaidCardTip(NamedTuple):
    """The tip about a card of the hand `at` its area; over the board, or in a `rail`."""

    lay: Layout
    at: Area
    tip: CardTip
    rail: Area | None


def _card_box(tip: CardTip, size: float) -> Box:
    """The text of a card of the hand, its odds, or why it cannot be used."""
    rows = [Row(Line(left, size, P.muted), Line(right, size, P.accent, "bold"), gap=12, grow=(0,)) for left, right in tip.odds]
    reason = [Text(tip.reason, size, RED_LIGHT, "bold")] if tip.reason else []
    box = Column(
        Line(name(tip.card), size * 1.3, P.title, "title"), Text(text.card_text(tip.card), size, P.text), *rows, *reason, gap=4
    )
    return Framed(
        box, (20, 8), lambda canvas, area: raised(canvas, area, (CARD, CARD_LOW), RED_LIGHT if tip.reason else P.accent)
    )


def card_tip(canvas: Canvas, _area: Area, props: LaidCardTip) -> None:
    """Paint the tip about a card of the hand: wider, then smaller, if it would be too high."""
    lay, at, tip, rail = props
    end = lay.tools.x - 10
    most, room = (rail.h, rail.w) if rail else (lay.hand.y - 34 - lay.view.y, end - lay.view.x - 12)
    tries = [(size, share) for size in (20.0, 18.0, 16.0, 14.0, 12.0) for share in (1.0, 1.35, 1.8, 9.0)]
    for size, share in tries:
        box, wide = _card_box(tip, size), min(470 * canvas.stretch**0.8 * share, room)
        if (high := box.high(canvas, wide)) <= most:
            break
    if rail:
        area = Area(rail.x, rail.y + rail.h - high, wide, high)
    else:
        area = Area(min(max(at.centre[0] - wide / 2, lay.view.x + 6), end - wide), lay.hand.y - high - 34, wide, high)
    place(box, canvas, area).paint(canvas)
