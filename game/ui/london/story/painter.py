"""Paints the story's table panel by panel: only those whose keys have changed."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.engine.script import freeze
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.london.story.character_layout import CharacterLayout
from game.ui.london.story.layout import hand_cards
from game.ui.london.story.panels import city, current_card, decks, dread_track, hour, overlay, people, prompt, small_cards, tiers
from game.ui.london.story.panels.character import panel as character_panel
from game.ui.london.story.panels.character.props import CharacterProps
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.london.story.targets import arrangement
from game.ui.london.story.view import TableView
from game.ui.widgets.layout import meeting, middle


def _no_marks(canvas: Canvas, area: Area) -> None:
    """Paint nothing."""


class StoryPanel(NamedTuple):
    """A panel: its name, area, paint key and painter.

    `paint_marks` paints over the cached panel whenever `marks_key` changes. `open_share` is the share of the width that is shown while a card turns.
    """

    name: str
    area: Area
    key: Hashable
    paint: Painter
    marks_key: Hashable = None
    paint_marks: Callable[[Canvas, Area], None] = _no_marks
    open_share: float = 1.0

    @property
    def paint_key(self) -> Hashable:
        """Everything that the panel's picture depends on."""
        return self.key, self.marks_key, self.open_share

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel; of one that is partly open the middle."""
        if self.open_share < 1:
            _restore_ground(canvas, self.area)
        with canvas.clip(middle(self.area, self.area.w * max(0.02, self.open_share), self.area.h)):
            canvas.panel(self.name, self.key, self.area, self.paint)
        self.paint_marks(canvas, self.area)


def paint(canvas: Canvas, table: TableView) -> None:
    """Paint all panels."""
    table.painted_panels = {}
    for panel in panels(table, canvas):
        panel.draw(canvas)
        table.painted_panels[panel.name] = (panel.area, panel.paint_key)
    overlay.paint(canvas, table)
    table.covered_areas = overlay.areas(table)


def panels_in_place(canvas: Canvas, table: TableView) -> list[StoryPanel] | None:
    """The panels, if each is where it was painted; None if everything has to be painted."""
    found = list(panels(table, canvas))
    painted = {name: area for name, (area, _) in table.painted_panels.items()}
    return found if {panel.name: panel.area for panel in found} == painted else None


def paint_ahead(canvas: Canvas, table: TableView, found: list[StoryPanel]) -> None:
    """Draw the changed panels into the caches of an off-screen canvas."""
    for panel in found:
        if table.painted_panels[panel.name][1] != panel.paint_key:
            panel.draw(canvas)


def update(canvas: Canvas, table: TableView, found: list[StoryPanel]) -> list[pygame.Rect]:
    """Draw the changed panels. Returns the rectangles."""
    now = overlay.areas(table)
    covered, table.covered_areas = [*table.covered_areas, *now], now
    for area in covered:
        _restore_ground(canvas, area)
    rects = [canvas.rect(area) for area in covered]
    for panel in found:
        changed = table.painted_panels[panel.name][1] != panel.paint_key
        if changed or any(meeting(panel.area, area) for area in covered):
            panel.draw(canvas)
            table.painted_panels[panel.name] = (panel.area, panel.paint_key)
            rects += [canvas.rect(panel.area)] if changed else []
    if rects:
        overlay.paint(canvas, table)
    return rects


def _restore_ground(canvas: Canvas, area: Area) -> None:
    """Restore the background of the window."""
    if canvas.under is not None:
        canvas.surface.blit(canvas.under, canvas.rect(area), canvas.rect(area))


def panels(table: TableView, canvas: Canvas) -> Iterator[StoryPanel]:
    """All panels, from back to front."""
    layout, t, shown = table.current_layout, table.t, table.shown
    track = (round(shown.dread, 2), round(shown.dread_glow, 1))
    yield StoryPanel("ld-track", layout.track, track, lambda c, a: dread_track.paint(c, a, shown))
    there = tuple((person.place, person.out, person.defeated) for person in t.people)
    inquiry = t.inquiry and (t.inquiry.place, *t.inquiry.parts)
    clock = (t.slot, t.phase, shown.hand_moves, round(shown.hand_progress, 2), there, inquiry)
    yield StoryPanel("ld-hour", layout.hour, clock, lambda c, a: hour.paint(c, a, t, shown))
    yield from _inquiry_panels(table, canvas) if layout.character_areas else _map_panels(table, canvas)
    animations = table.animations
    prompt_key = (
        table.client.message, shown.caption, shown.speaker, animations.busy, animations.stopped, table.context.input.device, table.match.turn,
    )  # fmt: skip
    key = (*prompt_key, table.focus.current, table.client.seat, len(table.focus.targets))
    yield StoryPanel(
        "ld-prompt",
        layout.prompt,
        key,
        lambda c, a: prompt.paint(c, a, table),
        paint_marks=lambda c, a: prompt.paint_tools(c, table),
    )
    main = (*prompt_key, highlights_in(table, layout.main))
    yield StoryPanel("ld-main", layout.main, main, lambda c, a: prompt.paint_main(c, a, table))


def inquiry_key(t: State, shown: ShownState) -> Hashable:
    """The part of the paint keys that all panels of an investigation share."""
    inquiry = t.inquiry
    one = inquiry and (inquiry.kind, inquiry.card, inquiry.place, inquiry.harder, inquiry.acting)
    return one, t.phase, t.stage, len(t.faced), tuple(t.goons.items()), shown.tier, shown.verdict


def _inquiry_panels(table: TableView, canvas: Canvas) -> Iterator[StoryPanel]:
    layout, t, shown = table.current_layout, table.t, table.shown
    about = inquiry_key(t, shown)
    page, open_ = (about, shown.page, table.text_scroll.top, t.chapter), replace(shown, card_progress=1.0)
    yield StoryPanel(
        "ld-script",
        layout.card,
        page,
        lambda c, a: current_card.paint_steps(c, a, t, open_, table.text_scroll),
        open_share=round(shown.card_progress, 3),
    )
    for seat, one in arrangement.character_layouts(table, canvas).items():
        yield _character_panel(table, seat, one, about)
    points = tuple(shown.points_of(t, seat) for seat in range(len(t.people)))
    brought = None if t.inquiry is None else freeze(t.inquiry)
    dice = tuple(person.dice for person in t.people)
    sums = (about, brought, points, shown.fists(t), round(shown.tier_progress, 2), t.dread, t.farther, dice)
    yield StoryPanel("ld-tiers", layout.tiers, sums, lambda c, a: tiers.paint(c, a, t, shown))
    marks, piles = highlights_in(table, layout.deck), (len(t.deck), tuple(t.solved), len(t.confidence), tuple(t.supply))
    yield StoryPanel("ld-deck", layout.deck, (sums, marks, piles), lambda c, a: decks.paint(c, a, t, shown, marks))
    if cards := tuple(arrangement.hand_of(table)):
        in_hand, acting = highlights_in(table, layout.hand), table.acting or 0
        counts = CharacterProps(t, acting, shown, in_hand).counts
        areas = hand_cards(layout, len(cards))
        key = (about, cards, in_hand)
        yield StoryPanel("ld-hand", layout.hand, key, lambda c, a: small_cards.hand(c, a, areas, cards, in_hand, counts))


def _character_panel(table: TableView, seat: Seat, one: CharacterLayout, about: Hashable) -> StoryPanel:
    marks, t, shown = highlights_in(table, one.area, seat), table.t, table.shown
    part = t.inquiry.parts.get(seat) if t.inquiry is not None else None
    packed = freeze(t.people[seat]), None if part is None else freeze(part)
    key = (packed, about, marks, shown.character_key(seat), shown.points_of(t, seat), t.slot)
    props = CharacterProps(t, seat, shown, marks)
    return StoryPanel(f"ld-stage-{seat}", one.area, key, lambda c, a: character_panel.paint_steps(c, one, props))


def _map_panels(table: TableView, canvas: Canvas) -> Iterator[StoryPanel]:
    layout, t, shown = table.current_layout, table.t, table.shown
    marks, of_people = highlights_in(table, layout.map), highlights_in(table, layout.roster, table.acting)
    there = tuple(person.place for person in t.people)
    walks = tuple((seat, round(walk.share, 3)) for seat, walk in shown.walks.items())
    city_map = arrangement.map_of(canvas, layout.map)
    yield StoryPanel(
        "ld-map",
        layout.map,
        city.ground_key(t, shown),
        lambda c, a: city.paint_ground(c, city_map, t, shown),
        marks_key=(there, marks, walks, city.card_in_focus(table)),
        paint_marks=lambda c, a: city.paint_marks(c, city_map, table, marks),
    )
    key = (tuple(map(freeze, t.people)), of_people, t.slot, t.phase)
    yield StoryPanel("ld-roster", layout.roster, key, lambda c, a: people.paint_steps(c, a, t, of_people))


def highlights_in(table: TableView, area: Area, acting: Seat | None = None) -> Highlights:
    """The highlights of an area; who acts counts only if it is `acting`."""
    marks, inside = table.highlights, [item for item in table.focus.targets if area.holds(item.area.centre)]
    keys = frozenset(item.key for item in inside if isinstance(item.key, tuple))
    return Highlights(
        legal=marks.legal & keys,
        focus=marks.focus if marks.focus in keys else None,
        hint=marks.hint if marks.hint in keys else None,
        acting=acting if marks.acting == acting else None,
    )
