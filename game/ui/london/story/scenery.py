"""Draws the theatre part by part: a part is painted anew only when something in it has changed, and while things move only such parts are."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.ui.canvas import Area, Canvas
from game.ui.london.story import places, plain, prompt_look
from game.ui.london.story.lay import Stage
from game.ui.london.story.shown import Marks

if TYPE_CHECKING:
    from game.ui.london.story.sitting import Sitting


class Part(NamedTuple):
    """A part of the theatre: what it is called, where it is, what it depends on, and what paints it."""

    name: str
    area: Area
    key: Hashable
    paint: Callable[[Canvas, Area], None]


def paint(canvas: Canvas, table: "Sitting") -> None:
    """Draw everything."""
    table.painted = {}
    for part in parts(table, canvas):
        canvas.panel(part.name, part.key, part.area, part.paint)
        table.painted[part.name] = (part.area, part.key)
    prompt_look.above(canvas, table)


def stir(canvas: Canvas, table: "Sitting") -> list[pygame.Rect] | None:
    """Draw the parts in which something has changed; where they are, or None where everything has to be drawn."""
    found = list(parts(table, canvas))
    if {part.name: part.area for part in found} != {name: area for name, (area, _) in table.painted.items()}:
        return None
    if prompt_look.covers(table):
        return None
    spots = []
    for part in found:
        if table.painted[part.name][1] != part.key:
            canvas.panel(part.name, part.key, part.area, part.paint)
            table.painted[part.name] = (part.area, part.key)
            spots.append(canvas.rect(part.area))
    return spots


def parts(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    """Every part, from the back to the front."""
    lay, shown, when = table.lay_, table.shown, table.moment
    yield Part("ld-track", lay.track, (round(shown.dread, 1), round(shown.bleeds, 1)), lambda c, a: plain.track(c, a, shown))
    clock = (when, shown.strikes, round(shown.strike, 2))
    yield Part("ld-hour", lay.hour, (*clock, near(table, lay.hour)), lambda c, a: plain.hour(c, a, table.t))
    yield from _on_stage(table, canvas) if lay.stages else _on_map(table, canvas)
    told = (
        when,
        table.play.message,
        shown.caption,
        table.show.busy,
        table.show.stopped,
        near(table, lay.prompt),
        table.house.hand.device,
    )
    yield Part("ld-prompt", lay.prompt, told, lambda c, a: prompt_look.question(c, a, table))
    yield Part("ld-main", lay.main, (*told, near(table, lay.main)), lambda c, a: prompt_look.main(c, a, table))


def _on_stage(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    lay, t, shown, when = table.lay_, table.t, table.shown, table.moment
    page = (when, round(shown.opening, 2), shown.page, shown.verdict, table.text.top)
    yield Part("ld-script", lay.script, page, lambda c, a: plain.script(c, a, t, shown))
    for seat, one in places.stages(table, canvas).items():
        yield _stage(table, seat, one)
    counted = (shown.total(t), shown.tier, round(shown.climb, 2), shown.verdict, tuple(shown.points.items()))
    yield Part("ld-tiers", lay.tiers, (when, counted), lambda c, a: plain.tiers(c, a, t, shown))
    mark = near(table, lay.deck)
    yield Part("ld-deck", lay.deck, (when, mark), lambda c, a: plain.deck(c, a, t, mark))
    if cards := places.hand_of(table):
        marks = near(table, lay.hand)
        yield Part("ld-hand", lay.hand, (when, marks), lambda c, a: plain.hand(c, lay, cards, marks))


def _stage(table: "Sitting", seat: Seat, one: Stage) -> Part:
    marks, t, shown = near(table, one.area), table.t, table.shown
    return Part(
        f"ld-stage-{seat}",
        one.area,
        (table.moment, marks, shown.facet(seat), shown.of(t, seat)),
        lambda c, a: plain.stage(c, t, shown, marks, seat, one),
    )


def _on_map(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    lay, t, shown, when = table.lay_, table.t, table.shown, table.moment
    city, people = near(table, lay.map), near(table, lay.roster)
    walking = tuple((seat, round(walk.share, 2)) for seat, walk in shown.walking.items())
    yield Part("ld-map", lay.map, (when, city, walking), lambda c, a: plain.city(c, places.map_of(c, a), t, shown, city))
    yield Part("ld-roster", lay.roster, (when, people), lambda c, a: plain.people(c, a, t, people))


def near(table: "Sitting", area: Area) -> Marks:
    """The marks that matter in an area: a focus elsewhere changes nothing there."""
    marks, item = table.marks, table.ring.focused
    here = item is not None and area.holds(item.area.centre)
    return marks if here else replace(marks, focus=None)
