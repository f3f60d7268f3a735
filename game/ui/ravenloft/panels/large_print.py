"""The rails in table mode, readable from two metres: fewer facts, larger text and numbers."""

from collections.abc import Sequence

from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, RAVENLOFT, RED_DEEP, RED_LIGHT, WARM
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels.column import PHASES, Head, Panel, arrow, chips, head
from game.ui.ravenloft.panels.rail_data import (
    HeroProps,
    Objective,
    OrderRow,
    Stock,
    Told,
    count_words,
    foremost,
    kind_of,
    objective,
)
from game.ui.ravenloft.theme import CREAM, FRAME, ROSE, RUST
from game.ui.widgets.controls import life, number, number_high
from game.ui.widgets.layout import columns

P = RAVENLOFT
DROP = 50.0
"""The width of a drop with a number."""


def heroes(seen: Sequence[HeroProps], party: Stock) -> list[Panel]:
    """The active Hero, the waiting ones, Surges and experience."""
    made = [Panel("far-hero-0", active, seen[0], line=FRAME, warm=WARM)]
    made += [Panel(f"far-hero-{place}", waiting, one, line=BLUE if one.asked else None) for place, one in enumerate(seen[1:], 1)]
    return [*made, Panel("far-stock", stock, party)]


def active(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """Portrait, name and Hit Points; Armor Class and Speed."""
    face = area.w * 0.4
    room, y = head(canvas, area, one, Head(6, 2, face, 6, 24, 0, P.title, 0.5))
    y = max(_hit_points(canvas, room._replace(y=y), one, (46, 20, 10, 8, 4)), area.y + face + 8)
    life(canvas, area._replace(y=y, h=20), one.left, one.most)
    y += 30
    high = number_high(canvas, 34)
    for stat, box in zip(one.stats[:2], columns(area._replace(y=y, h=high), 2, 10), strict=True):
        number(canvas, box, str(stat.value), say(stat.what), P, size=34)
    return chips(canvas, area._replace(y=y + high + 8), one.chips[: len(one.conditions)], 8, 0)


def waiting(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """Portrait, name, Hit Points."""
    face = area.w * 0.28
    room, y = head(canvas, area, one, Head(8, 0, face, 4, 20, 6, least=0.5))
    y = max(_hit_points(canvas, room._replace(y=y - 2), one, (32, 18, 8, 4, 2)), area.y + face) + 4
    life(canvas, area._replace(y=y, h=14), one.left, one.most)
    return chips(canvas, area._replace(y=y + 22), one.chips[: len(one.conditions)], 8, 0) - 4


def _hit_points(canvas: Canvas, area: Area, one: HeroProps, how: tuple[float, float, float, float, float]) -> float:
    """The Hit Points in large figures, and the most of them; `how`: both sizes, the gap, how much lower and higher. Returns the bottom."""
    size, small, gap, lower, up = how
    wide = canvas.text(str(one.left), (area.x, area.y - up), size, ROSE, face="title")
    at = (area.x + wide + gap, area.y + canvas.high(size, "title") - canvas.high(small) - lower)
    canvas.text(say("ui-of-most", most=one.most), at, small, P.muted, room=area.w - wide - gap)
    return area.y + canvas.high(size, "title")


def stock(canvas: Canvas, area: Area, party: Stock) -> float:
    """Healing Surges as hearts, and experience."""
    xp, words = str(party.xp), say("ui-xp")
    wide = canvas.wide(xp, 30, "title") + 10 + canvas.wide(words, 20)
    count = max(party.surges, 2)
    size = min(48.0, (area.w - wide - 16) / count - 6)
    high = canvas.high(30, "title")
    for place in range(count):
        spot = Area(area.x + place * (size + 6), area.y + (high - size) / 2, size, size)
        canvas.picture("ui/heart" if place < party.surges else "ui/heart-spent", spot)
    x = area.x + area.w - wide
    x += canvas.text(xp, (x, area.y - 2), 30, P.accent, face="title") + 10
    canvas.text(words, (x, area.y + high - canvas.high(20) - 4), 20, P.muted)
    return area.y + max(high, size)


def night(t: State, stage: ShownState, rows: Sequence[OrderRow], told: Told) -> list[Panel]:
    """The phase, the goal, and the Monsters that act next."""
    acting = tuple((row, told[row.who].damage if row.who in told else 0) for row in rows if row.acts)
    line = RUST if acting else None
    return [
        Panel("far-phase", phase, PHASES.get(stage.phase, 0)),
        Panel("far-goal", goal, objective(t)),
        Panel("far-order", strikes, acting, least=190, line=line),
    ]


def phase(canvas: Canvas, area: Area, now: int) -> float:
    """The name of the phase, and three arrows with numbers."""
    words = say("ui-phase-now", phase=("hero", "explore", "villain")[max(0, now)])
    size = canvas.fitting(words, 22, area.w, "title", 0.5)
    canvas.text(words, (area.x, area.y - 4), size, P.title, face="title", room=area.w)
    top, wide = area.y + canvas.high(22, "title") + 6, area.w / 3
    high = max(64.0, canvas.high(24) + 24)
    for place in range(3):
        arrow(
            canvas,
            Area(area.x + place * wide, top, wide - 6, high),
            str(place + 1),
            first=not place,
            highlighted=place == now,
            size=24,
        )
    return top + high


def goal(canvas: Canvas, area: Area, props: Objective) -> float:
    """The goal of the adventure in large letters."""
    canvas.text(say("ui-goal"), (area.x, area.y - 4), 19, P.accent, face="bold")
    y = area.y + canvas.high(19)
    y += canvas.paragraph(props.goal, Area(area.x, y, area.w, 1e4), 20, P.text, face="bold")
    if props.sunset:
        y += canvas.paragraph(say("ui-sun", space=props.sun, last=props.sunset), Area(area.x, y, area.w, 1e4), 20, P.accent)
    for one in props.counts:
        y += canvas.paragraph(count_words(one), Area(area.x, y, area.w, 1e4), 20, P.muted if one.wins else P.danger)
    return y


def strikes(canvas: Canvas, area: Area, rows: Sequence[tuple[OrderRow, int]]) -> float:
    """The figures that act in the Villain Phase, each with its damage in a drop, or an icon if it moves or waits."""
    first = foremost([row for row, _ in rows])
    words = say("ui-then-strike") if rows else say("ui-then-nobody")
    y = area.y + canvas.paragraph(words, Area(area.x, area.y - 4, area.w, 1e4), 19, RED_LIGHT, face="bold") + 4
    high = max(70.0, canvas.high(20) + 22)
    fits = max(1, int((area.y + area.h + 8 - y) / (high + 6)))
    for place, (one, damage) in enumerate(rows[:fits]):
        if place == fits - 1 and len(rows) > fits:
            canvas.text(say("ui-more", count=len(rows) - fits + 1), (area.x, y + 4), 20, P.muted)
            return y + high
        row = Area(area.x - 12, y, area.w + 24, high)
        if place == first:
            canvas.box(row, RED_DEEP, P.danger, radius=8, width=2)
        canvas.picture(portrait(kind_of(one.who)), Area(row.x + 8, row.centre[1] - 28, 56, 56), cover=True)
        drops = damage and one.state != "done"
        _name(canvas, Area(row.x + 72, row.y, row.w - 84 - (DROP + 8 if drops else 0), high), one)
        if drops:
            _drop(canvas, Area(row.x + row.w - DROP - 8, row.centre[1] - DROP * 0.65, DROP, DROP * 1.3), damage)
        y += high + 6
    return y


def _name(canvas: Canvas, area: Area, row: OrderRow) -> None:
    """The figure's name, and below it whether it acts now or has acted."""
    low = canvas.high(18) - 2 if row.state else 0.0
    size = canvas.fitting(name(row.who), 20, area.w, "bold", 0.55)
    y = area.y + (area.h - canvas.high(size) - low) / 2 - 2
    colour = P.muted if row.state == "done" else P.text
    canvas.text(name(row.who), (area.x, y), size, colour, face="bold", room=area.w)
    if row.state:
        words = say(f"ui-order-{row.state}")
        small = canvas.fitting(words, 18, area.w, "book", 0.55)
        canvas.text(words, (area.x, y + canvas.high(size) - 4), small, colour, face="book", room=area.w)


def _drop(canvas: Canvas, area: Area, damage: int) -> None:
    """A drop of blood with a number in it."""
    canvas.picture("ui/drop", area.inset(-area.w * 0.36, 0))  # the picture is slimmer than its frame
    size = canvas.fitting(str(damage), 24, area.w * 0.6, "title", 0.4)
    middle = (area.centre[0], area.centre[1] + area.h * 0.16 - canvas.high(size, "title") / 2)
    canvas.text(str(damage), middle, size, CREAM, face="title", align="centre")
