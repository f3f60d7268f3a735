"""What the story's table shows, and where: the state on display, the clip, the layout, the options and the layers.

A scene owns one `StoryTable`, tells it what happens, and lets it lay out, and list its targets and layers; it knows neither the scene nor the match.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

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
from game.ui.table.compositor import Layer
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll


class StoryTable:
    """The story's table as it is shown.

    `t` is the state on display; it follows the Events. `shown` is the progress of the current clip. `expanded` is the grouped
    target whose options are listed as rows.
    """

    def __init__(self, t: State) -> None:
        self.t, self.shown = t, ShownState()
        self.option_map = OptionMap()
        self.expanded: Key | None = None
        self.layout: StoryLayout | None = None
        self.characters: dict[Seat, CharacterLayout] = {}
        self.roster: list[RosterRow] = []
        self.text_scroll, self.tray_scroll = Scroll(), Scroll()

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

    # ------------------------------------------------------------------ layers

    def layers(self, canvas: Canvas, facts: StoryFacts, targets: Sequence[Target]) -> list[Layer]:
        """The panels and what lies over them, from back to front."""
        assert self.layout is not None, "nothing has been laid out yet"
        layout, t, shown = self.layout, self.t, self.shown
        track = dread_and_hour.TrackProps(shown.dread, shown.dread_glow)
        told = prompt.prompt_props(facts, layout, self.option_map, targets, expanded=self.expanded is not None)
        inner = self._inquiry_layers if layout.character_areas else self._map_layers
        return [
            Layer("ld-track", layout.track, dread_and_hour.paint_track, track),
            Layer("ld-hour", layout.hour, dread_and_hour.paint_hour, dread_and_hour.hour_props(t, shown)),
            *inner(canvas, layout, facts, targets),
            Layer("ld-prompt", layout.prompt, prompt.paint, told),
            Layer("ld-main", layout.main, prompt.paint_main, prompt.main_props(facts, targets)),
            *cards.overlay(facts, layout, targets, replace(self.tray_scroll, followed=None)),
        ]

    def _inquiry_layers(
        self, canvas: Canvas, layout: StoryLayout, facts: StoryFacts, targets: Sequence[Target]
    ) -> Iterator[Layer]:
        t, shown, marks = self.t, self.shown, highlights(facts, self.option_map, targets)
        turned = round(shown.card_progress, 3)
        if card := cards.card_of(t):
            page = card_props(t, card, cards.tier_of(shown))._replace(scroll=replace(self.text_scroll, followed=None))
            yield Layer("ld-script", layout.card, card_steps, page, open=turned)
        else:
            yield Layer("ld-script", layout.card, cards.paint_blank, cards.BlankProps(t.options.story, t.chapter), open=turned)
        for seat, one in self.characters.items():
            props = character_props(t, one, seat, shown, highlights_in(marks, targets, one.area, seat))
            yield Layer(f"ld-stage-{seat}", one.area, character.paint, props)
        yield Layer("ld-tiers", layout.tiers, outcomes.paint, outcomes.result_props(t, shown))
        piles = outcomes.deck_props(t, shown, highlights_in(marks, targets, layout.deck))
        yield Layer("ld-deck", layout.deck, outcomes.paint_decks, piles)
        if facts.hand:
            takes_part = t.inquiry is not None and (facts.acting or 0) in t.inquiry.parts
            counted = counted_icons(t, t.inquiry if takes_part else None)
            held = cards.HandProps(facts.hand, counted, highlights_in(marks, targets, layout.hand))
            yield Layer("ld-hand", layout.hand, cards.hand, held)

    def _map_layers(self, canvas: Canvas, layout: StoryLayout, facts: StoryFacts, targets: Sequence[Target]) -> Iterator[Layer]:
        t, shown, marks = self.t, self.shown, highlights(facts, self.option_map, targets)
        focused = next((item for item in targets if item.key == facts.focus), None) if not facts.busy else None
        yield Layer("ld-map", layout.map, city.paint_ground, city.ground_props(t, shown))
        over = city.marks_props(t, shown, highlights_in(marks, targets, layout.map))
        yield Layer("ld-marks", layout.map, city.paint_marks, over, cached=False)
        if card := city.card_in_focus(t, focused, canvas.stretch):
            yield Layer("ld-read", city.read_area(canvas, layout.map), city.paint_read, card_props(t, card), solid=False)
        rows, lit = tuple(self.roster), highlights_in(marks, targets, layout.roster, facts.acting)
        yield Layer("ld-roster", layout.roster, city.paint_roster, city.RosterProps(rows, tuple(t.people), lit))


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
