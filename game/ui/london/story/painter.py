"""Draws the theatre part by part: a part is painted anew only when something in it has changed, and while things move only such parts are."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.engine.script import freeze
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.london.story import table_targets
from game.ui.london.story.layout import Stage, hand_cards
from game.ui.london.story.panels import (
    cards as card_look,
    character_stage,
    city,
    decks,
    dread_track,
    hour,
    people as people_look,
    prompt,
    script,
    tiers,
)
from game.ui.london.story.shown_state import Marks, Shown
from game.ui.london.story.view import TableView
from game.ui.widgets.layout import meeting, middle


def _nothing(canvas: Canvas, area: Area) -> None:
    """Nothing lies over it."""


class Part(NamedTuple):
    """A part of the theatre: what it is called, where it is, what it depends on, and what paints it.

    `over` is drawn upon it anew each time that `above` has changed: what moves or is lit, while all below stays as it was painted. `curtain` is how
    much of its width is open.
    """

    name: str
    area: Area
    key: Hashable
    paint: Painter
    above: Hashable = None
    over: Callable[[Canvas, Area], None] = _nothing
    curtain: float = 1.0

    @property
    def state(self) -> Hashable:
        """How it looks now: another value, another look."""
        return self.key, self.above, self.curtain

    def draw(self, canvas: Canvas) -> None:
        """Draw it; what is only partly open is painted as a whole, and so much of it shown as the curtain leaves free."""
        if self.curtain < 1:
            _bare(canvas, self.area)
        with canvas.clip(middle(self.area, self.area.w * max(0.02, self.curtain), self.area.h)):
            canvas.panel(self.name, self.key, self.area, self.paint)
        self.over(canvas, self.area)


def paint(canvas: Canvas, table: TableView) -> None:
    """Draw everything."""
    table.painted = {}
    for part in parts(table, canvas):
        part.draw(canvas)
        table.painted[part.name] = (part.area, part.state)
    prompt.above(canvas, table)
    table.covered = prompt.cover(table)


def standing(canvas: Canvas, table: TableView) -> list[Part] | None:
    """The parts, if each is where it was painted; None where everything has to be drawn."""
    found = list(parts(table, canvas))
    stood = {name: area for name, (area, _) in table.painted.items()}
    return found if {part.name: part.area for part in found} == stood else None


def rehearse(canvas: Canvas, table: TableView, found: list[Part]) -> None:
    """Draw the parts in which something has changed, where nobody sees it."""
    for part in found:
        if table.painted[part.name][1] != part.state:
            part.draw(canvas)


def stir(canvas: Canvas, table: TableView, found: list[Part]) -> list[pygame.Rect]:
    """Draw the parts in which something has changed; where they are."""
    now = prompt.cover(table)
    lying, table.covered = [*table.covered, *now], now
    for area in lying:
        _bare(canvas, area)
    spots = [canvas.rect(area) for area in lying]
    for part in found:
        changed = table.painted[part.name][1] != part.state
        if changed or any(meeting(part.area, area) for area in lying):
            part.draw(canvas)
            table.painted[part.name] = (part.area, part.state)
            spots += [canvas.rect(part.area)] if changed else []
    if spots:
        prompt.above(canvas, table)
    return spots


def _bare(canvas: Canvas, area: Area) -> None:
    """Lay the ground of the window bare."""
    if canvas.under is not None:
        canvas.surface.blit(canvas.under, canvas.rect(area), canvas.rect(area))


def parts(table: TableView, canvas: Canvas) -> Iterator[Part]:
    """Every part, from the back to the front."""
    lay, t, shown = table.lay_, table.t, table.shown
    track = (round(shown.dread, 2), round(shown.bleeds, 1))
    yield Part("ld-track", lay.track, track, lambda c, a: dread_track.paint(c, a, shown))
    there = tuple((person.place, person.out, person.defeated) for person in t.people)
    clock = (t.slot, t.phase, shown.strikes, round(shown.strike, 2), there, t.inquiry and (t.inquiry.place, *t.inquiry.parts))
    yield Part("ld-hour", lay.hour, clock, lambda c, a: hour.paint(c, a, t, shown))
    yield from _on_stage(table, canvas) if lay.stages else _on_map(table, canvas)
    told = (
        table.client.message,
        shown.caption,
        shown.whose,
        table.animations.busy,
        table.animations.stopped,
        table.context.input.device,
        table.match.turn,
    )
    asked = (*told, table.focus.current, table.client.seat, len(table.focus.targets))
    yield Part(
        "ld-prompt",
        lay.prompt,
        asked,
        lambda c, a: prompt.question(c, a, table),
        over=lambda c, a: prompt.tools(c, table),
    )
    yield Part("ld-main", lay.main, (*told, near(table, lay.main)), lambda c, a: prompt.main(c, a, table))


def case(t: State, shown: Shown) -> Hashable:
    """Everything of an investigation that is not one Character's alone."""
    inquiry = t.inquiry
    one = inquiry and (inquiry.kind, inquiry.card, inquiry.place, inquiry.harder, inquiry.acting)
    return one, t.phase, t.stage, len(t.faced), tuple(t.goons.items()), shown.tier, shown.verdict


def _on_stage(table: TableView, canvas: Canvas) -> Iterator[Part]:
    lay, t, shown = table.lay_, table.t, table.shown
    about = case(t, shown)
    page, open_ = (about, shown.page, table.text.top, t.chapter), replace(shown, opening=1.0)
    yield Part(
        "ld-script",
        lay.script,
        page,
        lambda c, a: script.painting(c, a, t, open_, table.text),
        curtain=round(shown.opening, 3),
    )
    for seat, one in table_targets.stages(table, canvas).items():
        yield _stage(table, seat, one, about)
    sums = tuple(shown.of(t, seat) for seat in range(len(t.people)))
    brought = None if t.inquiry is None else freeze(t.inquiry)
    counted = (
        about,
        brought,
        sums,
        shown.total(t),
        round(shown.climb, 2),
        t.dread,
        t.farther,
        tuple(person.dice for person in t.people),
    )
    yield Part("ld-tiers", lay.tiers, counted, lambda c, a: tiers.paint(c, a, t, shown))
    mark, piles = near(table, lay.deck), (len(t.deck), tuple(t.solved), len(t.confidence), tuple(t.supply))
    yield Part("ld-deck", lay.deck, (counted, mark, piles), lambda c, a: decks.paint(c, a, t, shown, mark))
    if cards := tuple(table_targets.hand_of(table)):
        marks, acting = near(table, lay.hand), table.acting or 0
        counts = character_stage.Played(t, acting, shown, marks).counts
        spots = hand_cards(lay, len(cards))
        yield Part("ld-hand", lay.hand, (about, cards, marks), lambda c, a: card_look.hand(c, a, spots, cards, marks, counts))


def _stage(table: TableView, seat: Seat, one: Stage, about: Hashable) -> Part:
    marks, t, shown = near(table, one.area, seat), table.t, table.shown
    part = t.inquiry.parts.get(seat) if t.inquiry is not None else None
    packed = freeze(t.people[seat]), None if part is None else freeze(part)
    key = (packed, about, marks, shown.facet(seat), shown.of(t, seat), t.slot)
    return Part(f"ld-stage-{seat}", one.area, key, lambda c, a: character_stage.painting(c, t, shown, marks, seat, one))


def _on_map(table: TableView, canvas: Canvas) -> Iterator[Part]:
    lay, t, shown = table.lay_, table.t, table.shown
    marks, people = near(table, lay.map), near(table, lay.roster, table.acting)
    there = tuple(person.place for person in t.people)
    walking = tuple((seat, round(walk.share, 3)) for seat, walk in shown.walking.items())
    sheet = table_targets.map_of(canvas, lay.map)
    yield Part(
        "ld-map",
        lay.map,
        city.key(t, shown),
        lambda c, a: city.ground(c, sheet, t, shown),
        above=(there, marks, walking, city.in_focus(table)),
        over=lambda c, a: city.over(c, sheet, table, marks),
    )
    packed = tuple(map(freeze, t.people))
    yield Part("ld-roster", lay.roster, (packed, people, t.slot, t.phase), lambda c, a: people_look.painting(c, a, t, people))


def near(table: TableView, area: Area, acts: Seat | None = None) -> Marks:
    """The marks that matter in an area: what is lit or in focus elsewhere changes nothing there; nor does who acts, but for `acts`."""
    marks, inside = table.marks, [item for item in table.focus.targets if area.holds(item.area.centre)]
    keys = frozenset(item.key for item in inside if isinstance(item.key, tuple))
    return Marks(
        legal=marks.legal & keys,
        focus=marks.focus if marks.focus in keys else None,
        hint=marks.hint if marks.hint in keys else None,
        acts=acts if marks.acts == acts else None,
    )
