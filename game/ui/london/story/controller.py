"""The story's table: one match for the seats at this screen. Input and painting are in `scene`."""

from collections.abc import Hashable

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.company import living
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.text import say, use
from game.ui.draw.canvas import Area
from game.ui.draw.theme import LONDON
from game.ui.london import how_to_play
from game.ui.london.sound import LondonShown, shown, table_sounds
from game.ui.london.story.choreography.clips import clips, notice_text, resting_state
from game.ui.london.story.client import TeamClient
from game.ui.london.story.commands import StoryCommands, choice_of
from game.ui.london.story.layout import StoryLayout
from game.ui.london.story.option_map import Key, Option, OptionMap, group_options, reroll_seat
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.london.story.targets.arrangement import MAP_PROMPTS
from game.ui.london.story.targets.prompt import notice_key
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.widgets.layout import Scroll

END_MS = 900.0
"""Milliseconds between the last Event and the result."""


class TableController(StoryCommands):
    """The table of a story: pacing, agents, and the conversation with the match.

    `t` is the state on display; it follows the Events. `shown` is the progress of the current clip. `expanded` is the grouped
    target whose options are listed as rows. `painted_panels` are the areas and paint keys of the panels on screen,
    `covered_areas` what the overlay covers. `version` counts the states and questions; `owed_ms` is time that passed while a
    picture was prepared. With `held` the scene only draws the match for the holders of these seats (none: a
    spectator).
    """

    name = "table"
    palette = LONDON
    bed = "london"
    single = frozenset({"map"})
    quiet = frozenset({"tools"})
    rehearses = True
    needs_repaint = False
    version = 0
    owed_ms = 0.0

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.client = TeamClient(context, match, held=held)
        self.client.reread()
        self.t: State = self.client.view.state
        self.shown = ShownState()
        self.layout: StoryLayout | None = None
        self.option_map = OptionMap()
        self.expanded: Key | None = None
        self.hint: Choice | None = None
        self.end_ms = 0.0
        self.text_scroll = Scroll()
        self.tray_scroll = Scroll()
        self.scrolls = [self.text_scroll, self.tray_scroll]
        self.sound_adapter = table_sounds(context, match, self._heard, self._caption_area)
        self.covered_areas: list[Area] = []
        self.painted_panels: dict[str, tuple[Area, Hashable]] = {}
        self.show_prompt()

    def _heard(self) -> LondonShown:
        """What is shown, as far as sounds depend on it."""
        return shown(self.t, None, None if self.shown.turned_die is not None else self.shown.fists(self.t))

    def _caption_area(self) -> Area | None:
        """The area for captions: the map, or the characters' panels. The prompt stays uncovered."""
        layout = self.layout
        return None if layout is None else layout.middle if layout.character_areas else layout.map

    # ------------------------------------------------------------------ who is on stage

    @property
    def active_seat(self) -> Seat | None:
        """The seat that the player answers for now; None during a clip."""
        return None if self.animations.busy else self.client.seat

    @property
    def current_layout(self) -> StoryLayout:
        """The layout. Fails before the first one."""
        assert self.layout is not None, "nothing has been laid out yet"
        return self.layout

    @property
    def present_and_absent(self) -> tuple[list[Seat], list[Seat]]:
        """The Characters with panels, and those beside them.

        In an investigation its participants and the others, in the Endgame all that are left, otherwise none.
        """
        t = self.t
        if t.phase == "endgame":
            return living(t), []
        if t.inquiry is None or self.needs_map:
            return [], []
        present = list(t.inquiry.parts)
        return present, [seat for seat in living(t) if seat not in present]

    @property
    def needs_map(self) -> bool:
        """Whether a prompt needs the map in the middle of an investigation."""
        decision = self.client.decision
        return not self.animations.busy and decision is not None and decision.prompt in MAP_PROMPTS

    @property
    def acting(self) -> Seat | None:
        """The seat whose panel is open if only one can be: the focus of what is shown or asked."""
        if self.shown.revealed is not None:
            return self.shown.revealed.seat
        if self.animations.busy:
            return self.shown.last_actor
        inquiry = self.t.inquiry
        if inquiry is not None and inquiry.acting is not None and self.client.chosen_seat is None:
            return inquiry.acting
        return self.active_seat if self.active_seat is not None else self.client.awaited

    @property
    def highlights(self) -> Highlights:
        """The targets to highlight."""
        current = self.focus.current
        focus = current if isinstance(current, tuple) and self.dialog is None else None
        legal = frozenset() if self.active_seat is None else self.option_map.legal
        hint = next(
            (item.key for item in self.focus.targets if self.hint is not None and choice_of(item.data) == self.hint), None
        )
        return Highlights(legal, focus, hint if isinstance(hint, tuple) else None, self.acting)

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, moment: EventSnapshot, ms: float) -> None:
        """Show the state at a moment for `ms` milliseconds, log its Event, and play its sound."""
        self.t = self.client.seen(moment)
        self.t.slot = min(self.t.slot, len(SLOTS) - 1)  # after the last hour there is no slot
        self.version += 1
        self.client.note(moment.event)
        self.sound_adapter.hear(moment.event, ms)

    def show_prompt(self) -> None:
        """Show the current state and the open question."""
        self.t, self.hint, self.expanded = self.client.view.state, None, None
        self.shown = resting_state(self.t, self.match.log)
        self.regroup()
        self.focus.current = self.first_focus()
        self.dirty = True
        if self.reads and how_to_play.must_open(self):
            self.open(how_to_play.LondonHowToPlay(self))

    def regroup(self) -> None:
        """Map the options of the open question to targets."""
        self.version += 1
        play, seat = self.client, self.client.seat
        seats = [] if seat is None else [seat, *(one for one in play.prompted if one != seat)]
        before = ((entry.action.seat, entry.action.choice) for entry in reversed(self.match.history))
        self.option_map = group_options(self.t, play.decision, seats, reroll_seat(self.t, play.decision, before))

    def first_focus(self) -> object:
        """The first focus: the usual option, else the first target."""
        if self.expanded is not None:
            return ("row", 0)
        if self.option_map.main is not None:
            return ("main",)
        found = [*self.option_map.direct, *self.option_map.grouped]
        return found[0] if found else ("row", 0) if self.option_map.rows else ("button", 0) if self.option_map.buttons else None

    def submit_option(self, option: Option) -> Navigation | None:
        """Answer with an option."""
        if self.active_seat is not None:
            self.client.called_prompt = ""
            self.client.chosen_seat = option.seat if len(self.client.prompted) > 1 else None
            self.submit(option.choice, option.seat)
        return None

    def submit(self, choice: Choice, seat: Seat) -> None:
        """Answer for a seat, and queue the clips of what happens."""
        turn = self.match.turn
        self.client.submit(choice, seat)
        self.dirty = True
        if self.match.turn == turn:  # refused, or the rules have crashed
            return
        self.shown.last_actor = seat
        self.animations.add(clips(self, self.client.moments()))
        self.settle()

    def settle(self) -> None:
        """Show the next question unless clips are waiting."""
        if not self.animations.busy:
            self.show_prompt()

    def choose_seat(self, seat: Seat) -> Navigation | None:
        """Answer for another Character."""
        self.client.chosen_seat = seat
        self.expanded = None
        self.regroup()
        self.dirty = True
        return None

    def expand(self, key: Key) -> Navigation | None:
        """List the options of a grouped target as rows."""
        self.expanded, self.dirty = key, True
        self.focus.current = ("row", 0)
        return None

    def collapse(self) -> Navigation | None:
        """Close the list of a grouped target."""
        self.focus.current, self.expanded = self.expanded, None
        self.dirty = True
        return None

    def refuse(self, choice: Choice) -> Navigation | None:
        """Explain why the active seat may not answer `choice`."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def default_answer(self) -> Choice | None:
        """The choice that Space submits."""
        return None if self.option_map.main is None or self.active_seat is None else self.option_map.main.choice

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the clips, then let agents answer. Goes on to the planning or the result."""
        self.calm(dt)
        if self.dialog is not None:  # a dialog pauses the table
            return None
        if self.rehearsal.frames:
            self.owed_ms += dt
            return None
        dt, self.owed_ms = dt + self.owed_ms, 0.0
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.match.decision is None:
            self.end_ms += dt
            return self.reckoning() if self.end_ms >= END_MS else None
        if self.t.phase in PLANNING_PHASES:
            return Goto("table", self.match, held=self.held)
        if self.client.thinking:
            self.poll_agent()
        else:
            self.show_hint()
        return None

    def poll_agent(self) -> None:
        """Submit the answer of an agent, if it is ready."""
        thought = self.client.thought()
        if thought is None:
            return
        seat, advice = thought
        choice = self.client.decide(seat, advice)
        if choice is not None:
            self.submit(choice, seat)
        elif not self.client.thinking and self.client.called_prompt:
            self.client.called_prompt = ""
            self.client.tell(say("ui-ld-scene-nothing-more"), good=True)
            self.dirty = True

    def advance_animations(self, dt: float) -> None:
        """Advance the clips or the notice, and note what has to be repainted."""
        before, begun = (self.animations.busy, self.animations.stopped), self.animations.begun
        super().advance_animations(dt)
        self.needs_repaint = self.needs_repaint or self.shown.is_animating or self.animations.begun != begun
        self.dirty = self.dirty or before != (self.animations.busy, self.animations.stopped)

    def cut(self) -> None:
        """Confirm a notice, or skip to the next one."""
        super().cut()
        self.dirty = True

    @property
    def reads(self) -> bool:
        """Whether a person here reads notices."""
        return self.held is None and bool(self.client.held)

    def notice_shown(self) -> None:
        """Focus the button of a new notice."""
        self.focus.current = notice_key(self)

    @property
    def notice_text(self) -> str:
        """The text of the notice."""
        return notice_text(self)

    def reckoning(self) -> Navigation:
        """Open the result screen."""
        return Goto("result", self.client.match)
