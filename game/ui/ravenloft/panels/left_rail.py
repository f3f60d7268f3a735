"""The left rail: the active Hero, the others, and the decks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, RAVENLOFT, WARM
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import large_print
from game.ui.ravenloft.panels.column import Head, Panel, chips, head, tall
from game.ui.ravenloft.panels.rail_data import HeroProps, Stat, hero_props, stock as party_stock
from game.ui.ravenloft.theme import FAINT, FRAME, ROSE, SEAM
from game.ui.widgets.controls import life, number, number_high
from game.ui.widgets.layout import columns, depth, flow

P = RAVENLOFT


class Detail(NamedTuple):
    """The level of detail: the active Hero's power, the other Heroes, the decks."""

    power: bool
    full: bool
    decks: bool


DETAILS = (
    Detail(True, True, True), Detail(True, True, False), Detail(True, False, True), Detail(True, False, False), Detail(False, False, True),
    Detail(False, False, False),
)  # fmt: skip
"""From the most detail to the least; the first that fits the rail is used."""


def panels(
    canvas: Canvas, area: Area, t: State, stage: ShownState, holders: Mapping[int, str], asked: int | None, gap: float
) -> list[Panel]:
    """The panels of the rail: the active Hero, the waiting ones, the decks."""
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == stage.hero), 0)
    seen = [hero_props(t, seat, stage, holders[seat], asked) for seat in figure.clockwise(t, first)]
    if canvas.look.large_print:
        return large_print.heroes(seen, party_stock(t, stage))
    left = tuple(len(deck.draw) for deck in (t.decks.tile, t.decks.encounter, t.decks.treasure, t.decks.monster))
    made: list[Panel] = []
    for detail in DETAILS:
        made = _panels(seen, left, detail)
        high = sum(tall(canvas, one, area.w) for one in made) + gap * (len(made) - 1)
        if high <= area.h:
            break
    return made


def _panels(seen: Sequence[HeroProps], left: tuple[int, ...], detail: Detail) -> list[Panel]:
    now = seen[0] if detail.power else seen[0]._replace(text="")
    made = [Panel(f"hero-now-{detail.power}", active, now, line=FRAME, warm=WARM)]
    for place, one in enumerate(seen[1:], 1):
        line = BLUE if one.asked else None
        made.append(Panel(f"hero-{place}-{detail.full}", waiting if detail.full else brief, one, line=line))
    return [*made, Panel("decks", stock, left)] if detail.decks else made


def active(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """The active Hero; returns the bottom of its panel."""
    face = min(96.0 * canvas.stretch, area.w * 0.3)
    room, y = head(canvas, area, one, Head(6, 4, face, 8, 34, 2, P.title))
    title = say("ui-title-level", title=say(f"title-{one.id}"), level=one.level)
    y += 2 + canvas.paragraph(title, room._replace(y=y + 2), 19, P.muted, face="book")
    y += canvas.paragraph(one.status, room._replace(y=y), 21, P.accent, face="bold")
    y = max(y, area.y + face + 4) + 10
    words = say("ui-of", left=one.left, most=one.most)
    canvas.text(say("ui-hit-points"), (area.x, y), 20, P.muted, room=area.w - canvas.wide(words, 23, "bold") - 8)
    canvas.text(words, (area.x + area.w, y - 2), 23, ROSE, face="bold", align="right")
    y += canvas.high(22) + 2
    life(canvas, area._replace(y=y, h=14), one.left, one.most)
    boxes = columns(area._replace(y=y + 24, h=number_high(canvas)), len(one.stats), 8)
    for stat, box in zip(one.stats, boxes, strict=True):
        number(canvas, box, str(stat.value), say(stat.what), P, colour=stat.shade)
    y = chips(canvas, area._replace(y=_parts(canvas, area._replace(y=y + 24 + number_high(canvas) + 10), one)), one.chips)
    if one.text:
        canvas.line((area.x, y + 4), (area.x + area.w, y + 4), SEAM)
        y += 12 + canvas.paragraph(one.text, area._replace(y=y + 10, h=1e4), 19, P.text, face="book")
    return y


def _parts(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """The parts of the Hero Phase that are left."""
    if not one.parts:
        return area.y
    faces = ["bold" if now else "book" for _, now in one.parts]
    sizes = [(canvas.wide(words, 20, face), canvas.high(20)) for (words, _), face in zip(one.parts, faces, strict=True)]
    x, y = area.x, area.y
    for (words, now), face, (wide, high) in zip(one.parts, faces, sizes, strict=True):
        if x > area.x and x + wide > area.x + area.w:
            x, y = area.x, y + high
        x += canvas.text(words, (x, y), 20, P.accent if now else FAINT, face=face) + 16
    return y + canvas.high(20) + 8


def _line(canvas: Canvas, area: Area, stats: Sequence[Stat]) -> float:
    """The numbers of a Hero in a line; returns the bottom."""
    pairs = [(say(one.what), str(one.value), one.shade or P.text) for one in stats]
    sizes = [(canvas.wide(what, 20) + 8 + canvas.wide(value, 21, "bold"), canvas.high(21)) for what, value, _ in pairs]
    spots = flow(area, sizes, 14)
    for (what, value, colour), spot in zip(pairs, spots, strict=True):
        x = spot.x + canvas.text(what, (spot.x, spot.y), 20, P.muted) + 7
        canvas.text(value, (x, spot.y - 1), 21, colour, face="bold")
    return area.y + depth(area, spots)


def waiting(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """A waiting Hero; returns the bottom of its panel."""
    face = min(72.0 * canvas.stretch, area.w * 0.25)
    room, y = head(canvas, area, one, Head(6, 0, face, 8, 26, 4))
    words = say("ui-hero-line", title=say(f"title-{one.id}"), who=one.status)
    y = max(y + canvas.paragraph(words, room._replace(y=y), 18, P.muted, face="book"), area.y + face) + 8
    _hit_points(canvas, Area(area.x, y, area.w, 14), one, 22)
    y = _line(canvas, area._replace(y=y + canvas.high(22) + 6, h=0), one.stats) + 5
    return chips(canvas, area._replace(y=y), one.chips)


def _hit_points(canvas: Canvas, area: Area, one: HeroProps, size: float) -> None:
    """Hit Points as a row of blocks as high as the area, and in words."""
    hp, small = say("ui-left-of", left=one.left, most=one.most), area.h < 14
    wide = area.w - (10 if small else 16) - canvas.wide(hp, size, "bold")
    life(canvas, Area(area.x, area.y + (canvas.high(size) - (12 if small else 16)) / 2, wide, area.h), one.left, one.most)
    canvas.text(hp, (area.x + area.w, area.y - (0 if small else 2)), size, ROSE, face="bold", align="right")


def brief(canvas: Canvas, area: Area, one: HeroProps) -> float:
    """A waiting Hero in three lines; returns the bottom of its panel."""
    face = min(60.0 * canvas.stretch, area.w * 0.25)
    room, y = head(canvas, area, one, Head(8, 2, face, 6, 24, 6))
    _hit_points(canvas, Area(room.x, y, room.w, 12), one, 21)
    y += canvas.high(21)
    words = ", ".join([*map(name, one.conditions), *(label.words for label in one.carried)]) or one.status
    y += canvas.paragraph(words, room._replace(y=y), 18, BLUE if one.conditions or one.gone else P.muted)
    return max(y, area.y + face + 2) - 4


def stock(canvas: Canvas, area: Area, left: Sequence[int]) -> float:
    """The number of cards in each deck."""
    heads = (say("ui-tiles-left"), say("ui-encounters-left"), say("ui-treasures-left"), say("ui-monsters-left"))
    y = area.y
    for words, count in zip(heads, left, strict=True):
        canvas.text(words, (area.x, y), 20, P.muted, room=area.w - canvas.wide(str(count), 24, "title") - 10)
        canvas.text(str(count), (area.x + area.w, y - 4), 24, P.text, face="title", align="right")
        y += canvas.high(22) + 4
    return y
