"""The table of the story: what the game shows of a match, and what it keeps of a half-made choice."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON, Palette
from game.ui.london import sound
from game.ui.london.guides import GUIDES
from game.ui.london.help_dialogs import story_pause
from game.ui.london.panels.card_page import card_steps
from game.ui.london.panels.card_text import card_props
from game.ui.london.panels.story_page import story_page_of
from game.ui.london.signed_table import SignedTable
from game.ui.london.sound import LondonShown
from game.ui.london.story import choreography
from game.ui.london.story.choreography import Effect, ShownState
from game.ui.london.story.climaxes import CLIMAXES
from game.ui.london.story.facts import StoryFacts, highlights, highlights_in, key_names
from game.ui.london.story.layout import CharacterLayout, StoryLayout, arrange, character_layout, dice_of, map_of
from game.ui.london.story.option_map import (
    CAPS,
    Key,
    OptionMap,
    TeamClient,
    choice_of,
    group_options,
    lettered_targets,
    numbered_targets,
    reroll_seat,
    rule_of,
)
from game.ui.london.story.panels import cards, character, city, dread_and_hour, outcomes, prompt
from game.ui.london.story.panels.character_cards import character_props, counted_icons
from game.ui.london.story.targets import LIST, TargetProps, answered, table_targets
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Choose, Doing, Focus
from game.ui.table.compositor import Layer
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll


class StoryTable(SignedTable):
    """The story's table.

    `t` is the state on display; it follows the Events. `shown` is the progress of the current clip, the one with the number `begun`. `expanded`
    is the grouped target whose options are listed as rows, `asked_at` the turn of the question at hand.
    """

    palette: ClassVar[Palette] = LONDON
    single = frozenset({"map"})
    aliases: ClassVar[Mapping[str, str]] = {"centre": "aid"}
    letters = "".join(dict.fromkeys(CAPS.values()))
    prepares = dims = True
    climaxes, guides = CLIMAXES, GUIDES

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.t: State = match.game.state
        self.shown, self.option_map, self.begun = ShownState(), OptionMap(), 0
        self.expanded: Key | None = None
        self.asked_at = -1
        self.canvas: Canvas | None = None
        self.place: StoryLayout | None = None
        self.characters: dict[Seat, CharacterLayout] = {}
        self.roster: list[city.RosterRow] = []
        self.text_scroll, self.tray_scroll = Scroll(), Scroll()
        self.scrolls = (self.text_scroll, self.tray_scroll)

    def client(self, held: frozenset[Seat] | None) -> TeamClient:
        """The conversation, in which the team has no secrets."""
        self.held, self.team = held, TeamClient(self.context, self.match, held=held)
        self.team.reread()
        return self.team

    def at(self, facts: TableFacts) -> StoryFacts:
        """The table with the facts of a moment."""
        team, keys = self.team, key_names(self.context.input)
        companions = not team.called_prompt and bool(team.companions)
        return StoryFacts(facts, self.shown, team.chosen_seat is not None, companions, self.begun, keys)

    # ------------------------------------------------------------------ the question

    def begin_decision(self, facts: TableFacts) -> Act:
        """Map the options to targets, the active seat first. Another seat for the same question leaves the focus where it is."""
        self.t, self.expanded = facts.state, None
        self.shown = choreography.resting_state(self.t, self.match.log)
        seats = [] if facts.asked is None else [facts.asked, *(one for one in facts.prompted if one != facts.asked)]
        before = ((entry.action.seat, entry.action.choice) for entry in reversed(self.match.history))
        self.option_map = group_options(self.t, facts.decision, seats, reroll_seat(self.t, facts.decision, before))
        again, self.asked_at = self.asked_at == facts.turn, facts.turn
        if again:
            return Focus(facts.focus)
        return None

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The first focus: the usual option, else the first target."""
        return ("row", 0) if self.expanded is not None else self.option_map.first

    def usual(self, facts: TableFacts) -> Act:
        """The answer of the large button."""
        main = self.option_map.main
        return None if main is None or facts.seat is None else answered(main)

    def hinted(self, facts: TableFacts, choice: Choice, targets: Sequence[Target]) -> Act:
        """Focus the target of the choice, or the group that has it."""
        grouped = self.option_map.grouped.items()
        keys = [item.key for item in targets if choice_of(item) == choice]
        keys += [key for key, options in grouped if choice in [one.choice for one in options]]
        return Focus(keys[0]) if keys else None

    def leaves(self, facts: TableFacts) -> Navigation | None:
        """After a Chapter the planning follows."""
        return Goto("table", self.match, held=self.held) if self.t.phase in PLANNING_PHASES else None

    # ------------------------------------------------------------------ clips

    def clips(self, director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of an answer; the panel of the seat that has answered is open."""
        self.shown = replace(self.shown, last_actor=self.match.history[-1].action.seat)
        return [self._clip(director, at_once) for at_once in choreography.together(moments)]

    def _clip(self, director: Director, moments: Sequence[EventSnapshot]) -> Clip:
        events = [moment.event for moment in moments]
        words, ms, effects = " ".join(map(director.sentence, events)), choreography.duration(events[-1]), list[Effect]()

        def begin() -> None:
            before, was_shown = self.t, self.shown
            for moment in moments:
                self.t = director.client.seen(moment)
                self.t.slot = min(self.t.slot, len(SLOTS) - 1)  # after the last hour there is no slot
                director.show(moment, self.t)
                director.hear(moment.event, ms)
            director.say(events[-1], words)
            self.begun += 1
            self.shown = choreography.begun(self.t, was_shown, events[-1], words)
            effects[:] = choreography.effects(self.t, self.shown, before, was_shown, events, words)
            play(0.0)

        def play(share: float) -> None:
            for effect in effects:
                self.shown, director.changed = effect(self.shown, share), True

        def end() -> None:
            director.say(None, "")
            self.shown = choreography.settled(self.t, self.shown)

        opens = ms if choreography.is_notice(events[-1]) else None
        return Clip(ms, begin, play, end, rest=ms, open=opens, event=events[-1])

    def notice(self, facts: TableFacts) -> str:
        """The text of the current notice: the caption, and the text of a new card or page."""
        inquiry, page = self.t.inquiry, story_page_of(self.t, self.shown.page_event)
        told = [say(f"{self.shown.page}-{inquiry.card}")] if inquiry is not None and inquiry.kind == "plot" else []
        return " ".join([self.shown.caption, *told, *(page.texts if page is not None else ())])

    # ------------------------------------------------------------------ layout, targets and commands

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the table."""
        now = self.at(facts)
        present, absent = now.present_and_absent
        place = arrange(canvas, present, absent, now.acting, hand=bool(now.hand))
        self.canvas, self.place, self.roster = canvas, place, []
        seats = place.character_areas
        self.characters = {one: character_layout(canvas, place, self.t, one, dice=dice_of(now, one)) for one in seats}
        if place.character_areas:
            cards.fit(canvas, place.card, self.t, self.shown, self.text_scroll)
        else:
            self.roster = city.roster(canvas, place.roster, self.t, self.option_map.legal)
            self.text_scroll.fit(place.card, 0)

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """All targets, the uppermost last."""
        assert self.place is not None, "nothing has been laid out yet"
        tools = self.tools_of(facts)
        props = TargetProps(self.at(facts), self.option_map, self.expanded, self.place, self.characters, self.roster, tools)
        return table_targets(canvas, props, self.tray_scroll, self.pointing)

    def numbered(self, facts: TableFacts, targets: Sequence[Target]) -> list[Target]:
        """The targets with an option and without a letter; of a list that is open its rows."""
        return numbered_targets(targets, expanded=self.expanded is not None)

    def lettered(self, letter: str, facts: TableFacts, targets: Sequence[Target]) -> Target | None:
        """The target with this letter."""
        return lettered_targets(targets).get(letter)

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """List the options of a group as rows, or close the list."""
        before, self.expanded = self.expanded, which if isinstance(which, tuple) else None
        return Focus(before if self.expanded is None else ("row", 0))

    def back(self, facts: TableFacts) -> tuple[bool, Doing]:
        """Close the list of a group."""
        return (True, Choose(LIST)) if self.expanded is not None else (False, None)

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """Everybody may save; a person may ask the companions what they would add."""
        own: dict[str, Doing] = {"save": self.team.save}
        return {**own, "aid": self.team.call_companions if facts.seat is not None else None} if facts.persons else own

    def quoted(self, facts: TableFacts) -> str:
        """The rule of the target in focus."""
        return rule_of(facts.focus)

    def prompt(self, facts: TableFacts) -> str:
        """The text of the prompt."""
        return prompt.prompt_text(self.at(facts))

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog, with facts about the match."""
        return story_pause(host)

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[LondonShown]:
        """The sounds; captions lie over the map or the Characters' panels, the prompt stays uncovered."""

        def heard() -> LondonShown:
            return sound.shown(self.t, None, None if self.shown.turned_die is not None else self.shown.fists(self.t))

        def view() -> Area | None:
            place = self.place
            return None if place is None else place.middle if place.character_areas else place.map

        return sound.table_sounds(self.context, self.match, heard, view)

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Cache the city at the next hours."""
        for slot in range(self.t.slot, len(SLOTS)):
            while self.t.slot + 1 < slot or self.canvas is None or self.place is None:
                yield
            yield from city.prefetch(self.canvas, self.place.map, slot)

    # ------------------------------------------------------------------ layers

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The panels and what lies over them, from back to front."""
        assert self.place is not None, "nothing has been laid out yet"
        layout, t, shown, now = self.place, self.t, self.shown, self.at(facts)
        track = dread_and_hour.TrackProps(shown.dread, shown.dread_glow)
        told = prompt.prompt_props(now, layout, self.option_map, targets, self.expanded is not None)
        inner = self._inquiry_layers if layout.character_areas else self._map_layers
        found = [
            Layer("ld-track", layout.track, dread_and_hour.paint_track, track),
            Layer("ld-hour", layout.hour, dread_and_hour.paint_hour, dread_and_hour.hour_props(t, shown)),
            *inner(canvas, layout, now, targets),
            Layer("ld-prompt", layout.prompt, prompt.paint, told),
            Layer("ld-main", layout.main, prompt.paint_main, prompt.main_props(now, targets)),
            *cards.overlay(now, layout, targets, replace(self.tray_scroll, followed=None)),
        ]
        return self.with_tip(canvas, found, t, None if layout.character_areas else map_of(canvas, layout.map))

    def _inquiry_layers(self, _: Canvas, layout: StoryLayout, facts: StoryFacts, targets: Sequence[Target]) -> Iterator[Layer]:
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
        focused = next((item for item in targets if item.key == facts.table.aim), None) if not facts.table.busy else None
        yield Layer("ld-map", layout.map, city.paint_ground, city.ground_props(t, shown))
        over = city.marks_props(t, shown, highlights_in(marks, targets, layout.map))
        yield Layer("ld-marks", layout.map, city.paint_marks, over, cached=False)
        if card := city.card_in_focus(t, focused, canvas.stretch):
            yield Layer("ld-read", city.read_area(canvas, layout.map), city.paint_read, card_props(t, card), solid=False)
        rows, lit = tuple(self.roster), highlights_in(marks, targets, layout.roster, facts.acting)
        yield Layer("ld-roster", layout.roster, city.paint_roster, city.RosterProps(rows, tuple(t.people), lit))
