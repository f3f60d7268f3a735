"""The rails in table mode, readable from two metres: fewer facts, larger text and numbers."""

from collections.abc import Sequence
from functools import partial

from game.rules.ravenloft import stats
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES, MONSTERS, TREASURES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, RAVENLOFT, RED_DEEP, WARM, rgb
from game.ui.ravenloft.board.faces import portrait, token_of
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.panels.column import PHASES, Panel, arrow
from game.ui.ravenloft.panels.rail_data import HeroView, OrderRow, Told, foremost, kind_of
from game.ui.widgets.controls import chip, chip_size, life, number, number_high
from game.ui.widgets.layout import depth, flow

P = RAVENLOFT
ROSE = rgb("#ffe2da")
DROP = 50.0
"""The width of a drop with a number."""


def heroes(seen: Sequence[HeroView]) -> list[Panel]:
    """The active Hero, the waiting ones, Surges and experience."""
    made = []
    for place, one in enumerate(seen):
        line = rgb("#d8a850") if place == 0 else BLUE if one.asked == one.seat else None
        paint = partial(active if place == 0 else waiting, one=one)
        made.append(Panel(f"far-hero-{place}", one.key, paint, line=line, warm=WARM if place == 0 else None))
    t, stage = seen[0].t, seen[0].stage
    return [*made, Panel("far-stock", (stage.surges, tuple(t.pile)), partial(stock, t=t, stage=stage))]


def active(canvas: Canvas, area: Area, one: HeroView) -> float:
    """Portrait, name and Hit Points; Armor Class and Speed."""
    hero, row = one.t.heroes[one.seat], figure.level(one.t.heroes[one.seat])
    face = area.w * 0.4
    canvas.picture(portrait(hero.id), Area(area.x - 6, area.y + 2, face, face), grey=one.left == 0)
    x, room = area.x + face + 6, area.w - face - 6
    size = canvas.fitting(name(hero.id), 24, room, "title", 0.5)
    canvas.text(name(hero.id), (x, area.y), size, P.title, face="title", room=room)
    y = area.y + canvas.high(size, "title")
    wide = canvas.text(str(one.left), (x, y - 4), 46, ROSE, face="title")
    words = say("ui-of-most", most=row.hp)
    canvas.text(words, (x + wide + 10, y + canvas.high(46, "title") - canvas.high(20) - 8), 20, P.muted, room=room - wide - 10)
    y = max(y + canvas.high(46, "title"), area.y + face + 8)
    life(canvas, Area(area.x, y, area.w, 20), one.left, row.hp)
    y += 30
    each = (area.w - 10) / 2
    values = ((stats.armour(one.t, hero.id), "ui-ac"), (stats.speed(one.t, one.seat), "ui-speed"))
    high = number_high(canvas, 34)
    for place, (value, what) in enumerate(values):
        number(canvas, Area(area.x + place * (each + 10), y, each, high), str(value), say(what), P, size=34)
    return _conditions(canvas, Area(area.x, y + high + 8, area.w, 0), one)


def waiting(canvas: Canvas, area: Area, one: HeroView) -> float:
    """Portrait, name, Hit Points."""
    hero, row = one.t.heroes[one.seat], figure.level(one.t.heroes[one.seat])
    face = area.w * 0.28
    canvas.picture(portrait(hero.id), Area(area.x - 8, area.y, face, face), grey=one.left == 0)
    x, room = area.x + face + 4, area.w - face - 4
    size = canvas.fitting(name(hero.id), 20, room, "title", 0.5)
    canvas.text(name(hero.id), (x, area.y - 6), size, P.text, face="title", room=room)
    y = area.y - 8 + canvas.high(size, "title")
    wide = canvas.text(str(one.left), (x, y - 2), 32, ROSE, face="title")
    words = say("ui-of-most", most=row.hp)
    canvas.text(words, (x + wide + 8, y + canvas.high(32, "title") - canvas.high(18) - 4), 18, P.muted, room=room - wide - 8)
    y = max(y + canvas.high(32, "title"), area.y + face) + 4
    life(canvas, Area(area.x, y, area.w, 14), one.left, row.hp)
    return _conditions(canvas, Area(area.x, y + 22, area.w, 0), one) - 4


def _conditions(canvas: Canvas, area: Area, one: HeroView) -> float:
    labels = one.t.heroes[one.seat].conditions
    spots = flow(area, [chip_size(canvas, name(condition), token_of(condition)) for condition in labels], 8)
    for condition, spot in zip(labels, spots, strict=True):
        chip(canvas, (spot.x, spot.y), name(condition), BLUE, area.w, picture=token_of(condition))
    return area.y + depth(area, spots)


def stock(canvas: Canvas, area: Area, t: State, stage: ShownState) -> float:
    """Healing Surges as hearts, and experience."""
    xp = sum(MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp for card in t.pile)
    words = say("ui-xp")
    wide = canvas.wide(str(xp), 30, "title") + 10 + canvas.wide(words, 20)
    count = max(stage.surges, 2)
    size = min(48.0, (area.w - wide - 16) / count - 6)
    high = canvas.high(30, "title")
    for place in range(count):
        spot = Area(area.x + place * (size + 6), area.y + (high - size) / 2, size, size)
        canvas.picture("ui/heart" if place < stage.surges else "ui/heart-spent", spot)
    x = area.x + area.w - wide
    x += canvas.text(str(xp), (x, area.y - 2), 30, P.accent, face="title") + 10
    canvas.text(words, (x, area.y + high - canvas.high(20) - 4), 20, P.muted)
    return area.y + max(high, size)


def night(t: State, stage: ShownState, rows: "Sequence[OrderRow]", told: "Told") -> list[Panel]:
    """The phase, the goal, and the Monsters that act next."""
    acting = tuple((row, told[row[1]].damage if row[1] in told else 0) for row in rows if row[5])
    return [
        Panel("far-phase", stage.phase, partial(phase, stage=stage)),
        Panel("far-goal", (t.adventure, t.quest.sun, tuple(rail_data.counts(t))), partial(goal, t=t)),
        Panel("far-order", acting, partial(strikes, rows=acting), least=190, line=rgb("#8a3a34") if acting else None),
    ]


def phase(canvas: Canvas, area: Area, stage: ShownState) -> float:
    """The name of the phase, and three arrows with numbers."""
    now = PHASES.get(stage.phase, 0)
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


def goal(canvas: Canvas, area: Area, t: State) -> float:
    """The goal of the adventure in large letters."""
    canvas.text(say("ui-goal"), (area.x, area.y - 4), 19, P.accent, face="bold")
    y = area.y + canvas.high(19)
    y += canvas.paragraph(say(f"goal-{ADVENTURES[t.adventure].id}"), Area(area.x, y, area.w, 1e4), 20, P.text, face="bold")
    if t.quest.sunset:
        y += canvas.paragraph(say("ui-sun", space=t.quest.sun, last=t.quest.sunset), Area(area.x, y, area.w, 1e4), 20, P.accent)
    for one in rail_data.counts(t):
        y += canvas.paragraph(rail_data.count_words(one), Area(area.x, y, area.w, 1e4), 20, P.muted if one.wins else P.danger)
    return y


def strikes(canvas: Canvas, area: Area, rows: "Sequence[tuple[OrderRow, int]]") -> float:
    """The figures that act in the Villain Phase, each with its damage in a drop, or an icon if it moves or waits."""
    first = foremost([row for row, _ in rows])
    words = say("ui-then-strike") if rows else say("ui-then-nobody")
    y = area.y + canvas.paragraph(words, Area(area.x, area.y - 4, area.w, 1e4), 19, rgb("#ffb4a4"), face="bold") + 4
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


def _name(canvas: Canvas, area: Area, row: "OrderRow") -> None:
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
    canvas.text(str(damage), middle, size, rgb("#fff0ea"), face="title", align="centre")
