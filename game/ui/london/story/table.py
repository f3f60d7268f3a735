"""What the story's table shows, and where: the state on display, the clip, the layout, the options and the panels.

A scene owns one `StoryTable`, tells it what happens, and lets it lay out, list its targets and paint itself; it knows neither the scene nor the match.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice, Decision, Event
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.panels.card_page import card_steps
from game.ui.london.panels.card_text import card_props
from game.ui.london.panels.story_page import story_page_of
from game.ui.london.story import choreography
from game.ui.london.story.character_layout import CharacterLayout, RosterRow, character_layouts, roster
from game.ui.london.story.choreography import Effect
from game.ui.london.story.facts import StoryFacts
from game.ui.london.story.layout import Key, StoryLayout, arrange
from game.ui.london.story.option_map import OptionMap, choice_of, group_options, reroll_seat
from game.ui.london.story.panels import cards, character, city, dread_and_hour, outcomes, prompt
from game.ui.london.story.panels.character_cards import character_props, counted_icons
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.london.story.targets import TargetActs, TargetProps, table_targets
from game.ui.table.animation_queue import Clip
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, meeting, middle

Painter = Callable[[Canvas, Area, Any], Iterator[None] | None]


class Panel(NamedTuple):
    """A panel: it is painted anew when its props or its area differ.

    `over` paints over it, uncached, from `over_props`. `open_share` is the share of the width that is shown while a card turns.
    """

    name: str
    area: Area
    painter: Painter
    props: Any
    over: Painter | None = None
    over_props: Any = None
    open_share: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel; of one that is partly open the middle."""
        if self.open_share < 1:
            _restore_ground(canvas, self.area)
        with canvas.clip(middle(self.area, self.area.w * max(0.02, self.open_share), self.area.h)):
            canvas.paint(self.name, self.area, self.painter, self.props)
        if self.over is not None:
            self.over(canvas, self.area, self.over_props)


class StoryTable:
    """The story's table as it is shown.

    `t` is the state on display; it follows the Events. `shown` is the progress of the current clip. `expanded` is the grouped
    target whose options are listed as rows. `painted` are the panels on screen, `overlay` what lies over them.
    """

    def __init__(self, t: State) -> None:
        self.t, self.shown = t, ShownState()
        self.option_map = OptionMap()
        self.expanded: Key | None = None
        self.layout: StoryLayout | None = None
        self.characters: dict[Seat, CharacterLayout] = {}
        self.roster: list[RosterRow] = []
        self.text_scroll, self.tray_scroll = Scroll(), Scroll()
        self.painted: dict[str, Panel] = {}
        self.overlay = cards.OverlayProps()

    # ------------------------------------------------------------------ the question

    def rest(self, t: State, log: Sequence[Sequence[Event]]) -> None:
        """Show a state without a clip."""
        self.t, self.shown, self.expanded = t, choreography.resting_state(t, log), None

    def ask(self, decision: Decision | None, seats: Sequence[Seat], before: Iterator[tuple[Seat, Choice]]) -> None:
        """Map the options of the `seats`, the active one first; `before` are the answers so far, the last one first."""
        self.option_map = group_options(self.t, decision, seats, reroll_seat(self.t, decision, before))

    @property
    def first_focus(self) -> object:
        """The first focus: the usual option, else the first target."""
        found = self.option_map
        if self.expanded is not None:
            return ("row", 0)
        if found.main is not None:
            return ("main",)
        keys = [*found.direct, *found.grouped]
        return keys[0] if keys else ("row", 0) if found.rows else ("button", 0) if found.buttons else None

    # ------------------------------------------------------------------ clips

    def acted(self, seat: Seat) -> None:
        """Open the panel of the seat that has answered."""
        self.shown = replace(self.shown, last_actor=seat)

    def clips(
        self,
        moments: Sequence[EventSnapshot],
        words_of: Callable[[Event], str],
        seen: Callable[[EventSnapshot], State],
        tell: Callable[[Event, float], None],
    ) -> list[Clip]:
        """The clips of an answer. `seen` is the state of a moment; `tell` logs an Event, and sounds it over so many milliseconds."""
        return [self._clip(at_once, words_of, seen, tell) for at_once in choreography.together(moments)]

    def _clip(
        self,
        moments: Sequence[EventSnapshot],
        words_of: Callable[[Event], str],
        seen: Callable[[EventSnapshot], State],
        tell: Callable[[Event, float], None],
    ) -> Clip:
        events = [moment.event for moment in moments]
        words, ms, effects = " ".join(map(words_of, events)), choreography.duration(events[-1]), list[Effect]()

        def begin() -> None:
            before, was_shown = self.t, self.shown
            for moment in moments:
                self.t = seen(moment)
                self.t.slot = min(self.t.slot, len(SLOTS) - 1)  # after the last hour there is no slot
                tell(moment.event, ms)
            self.shown = choreography.begun(self.t, was_shown, events[-1], words)
            effects[:] = choreography.effects(self.t, self.shown, before, was_shown, events, words)
            play(0.0)

        def play(share: float) -> None:
            for effect in effects:
                self.shown = effect(self.shown, share)

        def end() -> None:
            self.shown = choreography.settled(self.t, self.shown)

        return Clip(ms, begin, play, end, rest=ms, open=ms if choreography.is_notice(events[-1]) else None)

    @property
    def notice_text(self) -> str:
        """The text of the current notice: the caption, and the text of a new card or page."""
        inquiry, page = self.t.inquiry, story_page_of(self.t, self.shown.page_event)
        told = [say(f"{self.shown.page}-{inquiry.card}")] if inquiry is not None and inquiry.kind == "plot" else []
        return " ".join([self.shown.caption, *told, *(page.texts if page is not None else ())])

    # ------------------------------------------------------------------ layout and targets

    def arrange(self, canvas: Canvas, facts: StoryFacts) -> StoryLayout:
        """Lay out the table."""
        present, absent = facts.present_and_absent
        acting = [] if facts.acting is None else [facts.acting]
        self.layout = layout = arrange(canvas, present=present, absent=absent, acting=acting, hand=bool(facts.hand))
        self.characters, self.roster = character_layouts(canvas, layout, facts), []
        if layout.character_areas:
            cards.fit(canvas, layout.card, self.t, self.shown, self.text_scroll)
        else:
            self.roster = roster(canvas, layout.roster, self.t, self.option_map.legal)
            self.text_scroll.fit(layout.card, 0)
        return layout

    def targets(self, canvas: Canvas, facts: StoryFacts, acts: TargetActs, at: Pointing) -> list[Target]:
        """All targets, the uppermost last."""
        layout = self.arrange(canvas, facts)
        props = TargetProps(facts, self.option_map, self.expanded, layout, self.characters, self.roster, acts)
        return table_targets(canvas, props, self.tray_scroll, at)

    # ------------------------------------------------------------------ panels

    def panels(self, canvas: Canvas, facts: StoryFacts, targets: Sequence[Target]) -> list[Panel]:
        """All panels, from back to front."""
        assert self.layout is not None, "nothing has been laid out yet"
        layout, t, shown = self.layout, self.t, self.shown
        track = dread_and_hour.TrackProps(round(shown.dread, 2), round(shown.dread_glow, 1))
        told = prompt.prompt_props(facts, layout, self.option_map, targets, expanded=self.expanded is not None)
        middle_panels = self._inquiry_panels if layout.character_areas else self._map_panels
        return [
            Panel("ld-track", layout.track, dread_and_hour.paint_track, track),
            Panel("ld-hour", layout.hour, dread_and_hour.paint_hour, dread_and_hour.hour_props(t, shown)),
            *middle_panels(canvas, layout, facts, targets),
            Panel("ld-prompt", layout.prompt, prompt.paint, told),
            Panel("ld-main", layout.main, prompt.paint_main, prompt.main_props(facts, targets)),
        ]

    def _inquiry_panels(
        self, canvas: Canvas, layout: StoryLayout, facts: StoryFacts, targets: Sequence[Target]
    ) -> Iterator[Panel]:
        t, shown, marks = self.t, self.shown, highlights(facts, self.option_map, targets)
        if card := cards.card_of(t):
            page = card_props(t, card, cards.tier_of(shown))._replace(scroll=replace(self.text_scroll, followed=None))
            yield Panel("ld-script", layout.card, card_steps, page, open_share=round(shown.card_progress, 3))
        else:
            blank = cards.BlankProps(t.options.story, t.chapter)
            yield Panel("ld-script", layout.card, cards.paint_blank, blank, open_share=round(shown.card_progress, 3))
        for seat, one in self.characters.items():
            props = character_props(t, one, seat, shown, highlights_in(marks, targets, one.area, seat))
            yield Panel(f"ld-stage-{seat}", one.area, character.paint, props)
        yield Panel("ld-tiers", layout.tiers, outcomes.paint, outcomes.result_props(t, shown))
        piles = outcomes.deck_props(t, shown, highlights_in(marks, targets, layout.deck))
        yield Panel("ld-deck", layout.deck, outcomes.paint_decks, piles)
        if facts.hand:
            takes_part = t.inquiry is not None and (facts.acting or 0) in t.inquiry.parts
            counted = counted_icons(t, t.inquiry if takes_part else None)
            held = cards.HandProps(facts.hand, counted, highlights_in(marks, targets, layout.hand))
            yield Panel("ld-hand", layout.hand, cards.hand, held)

    def _map_panels(self, canvas: Canvas, layout: StoryLayout, facts: StoryFacts, targets: Sequence[Target]) -> Iterator[Panel]:
        t, shown, marks = self.t, self.shown, highlights(facts, self.option_map, targets)
        focused = next((item for item in targets if item.key == facts.focus), None) if not facts.busy else None
        card = city.card_in_focus(t, focused, canvas.stretch)
        over = city.marks_props(t, shown, highlights_in(marks, targets, layout.map), card)
        yield Panel("ld-map", layout.map, city.paint_ground, city.ground_props(t, shown), city.paint_marks, over)
        rows, lit = tuple(self.roster), highlights_in(marks, targets, layout.roster, facts.acting)
        yield Panel("ld-roster", layout.roster, city.paint_roster, city.RosterProps(rows, tuple(t.people), lit))

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas, facts: StoryFacts, targets: Sequence[Target]) -> None:
        """Paint all panels."""
        found = self.panels(canvas, facts, targets)
        for panel in found:
            panel.draw(canvas)
        self.painted, self.overlay = {panel.name: panel for panel in found}, self._overlay(facts, targets)
        cards.paint_overlay(canvas, self.overlay)

    def in_place(self, found: Sequence[Panel]) -> bool:
        """Whether each panel is where it was painted; else everything has to be painted."""
        return {panel.name: panel.area for panel in found} == {name: panel.area for name, panel in self.painted.items()}

    def paint_ahead(self, canvas: Canvas, found: Sequence[Panel]) -> None:
        """Draw the changed panels into the caches of an off-screen canvas."""
        for panel in found:
            if self.painted[panel.name] != panel:
                panel.draw(canvas)

    def update(self, canvas: Canvas, facts: StoryFacts, targets: Sequence[Target], found: Sequence[Panel]) -> list[pygame.Rect]:
        """Draw the changed panels, and what lies over them. Returns the rectangles."""
        before, self.overlay = self.overlay, self._overlay(facts, targets)
        covered = [*before.areas, *self.overlay.areas]
        for area in covered:
            _restore_ground(canvas, area)
        rects = [canvas.rect(area) for area in covered]
        for panel in found:
            changed = self.painted[panel.name] != panel
            if changed or any(meeting(panel.area, area) for area in covered):
                panel.draw(canvas)
            if changed:
                rects.append(canvas.rect(panel.area))
        self.painted = {panel.name: panel for panel in found}
        if rects:
            cards.paint_overlay(canvas, self.overlay)
        return rects

    def _overlay(self, facts: StoryFacts, targets: Sequence[Target]) -> cards.OverlayProps:
        assert self.layout is not None, "nothing has been laid out yet"
        return cards.overlay_props(facts, self.layout, targets, replace(self.tray_scroll, followed=None))


def _restore_ground(canvas: Canvas, area: Area) -> None:
    """Restore the background of the window."""
    if canvas.under is not None:
        canvas.surface.blit(canvas.under, canvas.rect(area), canvas.rect(area))


def highlights(facts: StoryFacts, found: OptionMap, targets: Sequence[Target]) -> Highlights:
    """The targets to highlight."""
    focus = facts.focus if isinstance(facts.focus, tuple) and not facts.in_dialog else None
    legal = frozenset() if facts.seat is None else found.legal
    hint = next((item.key for item in targets if facts.hint is not None and choice_of(item) == facts.hint), None)
    return Highlights(legal, focus, hint if isinstance(hint, tuple) else None, facts.acting)


def highlights_in(marks: Highlights, targets: Sequence[Target], area: Area, acting: Seat | None = None) -> Highlights:
    """The highlights of an area; who acts counts only if it is `acting`."""
    keys = frozenset(item.key for item in targets if isinstance(item.key, tuple) and area.holds(item.area.centre))
    return Highlights(
        marks.legal & keys,
        marks.focus if marks.focus in keys else None,
        marks.hint if marks.hint in keys else None,
        acting if marks.acting == acting else None,
    )
