"""Draws the theatre part by part: a part is painted anew only when something in it has changed, and while things move only such parts are."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.ui.canvas import Area, Canvas
from game.ui.london.story import (
    card_look,
    city,
    deck_look,
    hour_look,
    people_look,
    places,
    prompt_look,
    script_look,
    stage_look,
    tiers_look,
    track_look,
)
from game.ui.london.story.lay import Stage, hand_cards
from game.ui.london.story.shown import Marks

if TYPE_CHECKING:
    from game.ui.london.story.sitting import Sitting


def _nothing(canvas: Canvas, area: Area) -> None:
    """Nothing lies over it."""


class Part(NamedTuple):
    """A part of the theatre: what it is called, where it is, what it depends on, and what paints it.

    `over` is drawn upon it anew each time that `above` has changed: what moves or is lit, while all below stays as it was painted.
    """

    name: str
    area: Area
    key: Hashable
    paint: Callable[[Canvas, Area], None]
    above: Hashable = None
    over: Callable[[Canvas, Area], None] = _nothing

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.panel(self.name, self.key, self.area, self.paint)
        self.over(canvas, self.area)


def paint(canvas: Canvas, table: "Sitting") -> None:
    """Draw everything."""
    table.painted = {}
    for part in parts(table, canvas):
        part.draw(canvas)
        table.painted[part.name] = (part.area, (part.key, part.above))
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
        if table.painted[part.name][1] != (part.key, part.above):
            part.draw(canvas)
            table.painted[part.name] = (part.area, (part.key, part.above))
            spots.append(canvas.rect(part.area))
    prompt_look.tools(canvas, table)
    return spots


def parts(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    """Every part, from the back to the front."""
    lay, shown, when = table.lay_, table.shown, table.moment
    track = (round(shown.dread, 2), round(shown.bleeds, 1))
    yield Part("ld-track", lay.track, track, lambda c, a: track_look.paint(c, a, shown))
    clock = (when, shown.strikes, round(shown.strike, 2))
    yield Part("ld-hour", lay.hour, clock, lambda c, a: hour_look.paint(c, a, table.t, shown))
    yield from _on_stage(table, canvas) if lay.stages else _on_map(table, canvas)
    told = (when, table.play.message, shown.caption, shown.acts, table.show.busy, table.show.stopped, table.house.hand.device)
    yield Part("ld-prompt", lay.prompt, (*told, table.ring.current), lambda c, a: prompt_look.question(c, a, table))
    yield Part("ld-main", lay.main, (*told, near(table, lay.main)), lambda c, a: prompt_look.main(c, a, table))


def _on_stage(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    lay, t, shown, when = table.lay_, table.t, table.shown, table.moment
    page = (when, round(shown.opening, 2), shown.page, shown.verdict, shown.tier, table.text.top)
    yield Part("ld-script", lay.script, page, lambda c, a: script_look.paint(c, a, t, shown, table.text))
    for seat, one in places.stages(table, canvas).items():
        yield _stage(table, seat, one)
    counted = (shown.total(t), shown.tier, round(shown.climb, 2), shown.verdict, tuple(shown.points.items()))
    yield Part("ld-tiers", lay.tiers, (when, counted), lambda c, a: tiers_look.paint(c, a, t, shown))
    mark = near(table, lay.deck)
    yield Part("ld-deck", lay.deck, (when, mark), lambda c, a: deck_look.paint(c, a, t, shown, mark))
    if cards := places.hand_of(table):
        marks, acting = near(table, lay.hand), table.acting or 0
        counts = stage_look.Played(t, acting, shown, marks).counts
        spots = hand_cards(lay, len(cards))
        yield Part("ld-hand", lay.hand, (when, marks), lambda c, a: card_look.hand(c, a, spots, cards, marks, counts))


def _stage(table: "Sitting", seat: Seat, one: Stage) -> Part:
    marks, t, shown = near(table, one.area), table.t, table.shown
    return Part(
        f"ld-stage-{seat}",
        one.area,
        (table.moment, marks, shown.facet(seat), shown.of(t, seat)),
        lambda c, a: stage_look.paint(c, t, shown, marks, seat, one),
    )


def _on_map(table: "Sitting", canvas: Canvas) -> Iterator[Part]:
    lay, t, shown, when = table.lay_, table.t, table.shown, table.moment
    marks, people = near(table, lay.map), near(table, lay.roster)
    walking = tuple((seat, round(walk.share, 2)) for seat, walk in shown.walking.items())
    sheet = places.map_of(canvas, lay.map)
    yield Part(
        "ld-map",
        lay.map,
        city.key(t, shown),
        lambda c, a: city.ground(c, sheet, t, shown),
        above=(when, marks, walking, table.ring.current),
        over=lambda c, a: city.over(c, sheet, table, marks),
    )
    yield Part("ld-roster", lay.roster, (when, people), lambda c, a: people_look.paint(c, a, t, people))


def near(table: "Sitting", area: Area) -> Marks:
    """The marks that matter in an area: a focus elsewhere changes nothing there."""
    marks, item = table.marks, table.ring.focused
    here = item is not None and area.holds(item.area.centre)
    return marks if here else replace(marks, focus=None)
