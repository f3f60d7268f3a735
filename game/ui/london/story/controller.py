"""The story's table as a scene: one match for the seats at this screen, with its pacing and agents. Input, commands and painting are in `scene`."""

from game.match import Match
from game.rules.engine.script import Choice, Event, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.text import say, use
from game.ui.draw.canvas import Area
from game.ui.draw.theme import LONDON
from game.ui.input.state import PAD
from game.ui.london import how_to_play
from game.ui.london.sound import LondonShown, shown, table_sounds
from game.ui.london.story.client import TeamClient
from game.ui.london.story.facts import KeyNames, StoryFacts
from game.ui.london.story.layout import Key, StoryLayout
from game.ui.london.story.option_map import Option, choice_of
from game.ui.london.story.shown_state import ShownState
from game.ui.london.story.table import StoryTable
from game.ui.london.story.targets import notice_key
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.compositor import Compositor
from game.ui.table.table_scene import BaseTableScene
from game.ui.widgets.dialog import Act

END_MS = 900.0
"""Milliseconds between the last Event and the result."""


class TableController(BaseTableScene):
    """The conversation with the match of a story. What is shown is in its `table`.

    `hint` is the choice that an agent recommends. `owed_ms` is time that passed while a picture was prepared. With `held` the
    scene only draws the match for the holders of these seats (none: a spectator).
    """

    name = "table"
    palette = LONDON
    bed = "london"
    single = frozenset({"map"})
    quiet = frozenset({"tools"})
    rehearses = True
    needs_repaint = False
    owed_ms = end_ms = 0.0
    hint: Choice | None = None

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.client = TeamClient(context, match, held=held)
        self.client.reread()
        self.table, self.compositor = StoryTable(self.client.view.state), Compositor()
        self.scrolls = [self.table.text_scroll, self.table.tray_scroll]
        self.sound_adapter = table_sounds(context, match, self._heard, self._caption_area)
        self.show_prompt()

    def _heard(self) -> LondonShown:
        """What is shown, as far as sounds depend on it."""
        return shown(self.t, None, None if self.shown.turned_die is not None else self.shown.fists(self.t))

    def _caption_area(self) -> Area | None:
        """The area for captions: the map, or the characters' panels. The prompt stays uncovered."""
        layout = self.layout
        return None if layout is None else layout.middle if layout.character_areas else layout.map

    # ------------------------------------------------------------------ what is shown

    @property
    def t(self) -> State:
        """The state on display."""
        return self.table.t

    @property
    def shown(self) -> ShownState:
        """The progress of the current clip."""
        return self.table.shown

    @property
    def layout(self) -> StoryLayout | None:
        """The layout, once there is one."""
        return self.table.layout

    @property
    def active_seat(self) -> Seat | None:
        """The seat that the player answers for now; None during a clip."""
        return None if self.animations.busy else self.client.seat

    @property
    def facts(self) -> StoryFacts:
        """The table at this moment."""
        play, inputs, pad = self.client, self.context.input, self.context.input.device == PAD
        calls = inputs.glyph("aid") if pad else inputs.named("aid")
        return StoryFacts(
            state=self.table.t,
            shown=self.table.shown,
            decision=play.decision,
            seat=self.active_seat,
            asked=play.seat,
            chosen=play.chosen_seat is not None,
            prompted=play.prompted,
            awaited=play.awaited,
            busy=self.animations.busy,
            stopped=self.animations.stopped,
            notice=self.animations.begun,
            message=play.message,
            companions=not play.called_prompt and bool(play.companions),
            hint=self.hint,
            focus=self.focus.current,
            in_dialog=self.dialog is not None,
            keys=KeyNames(pad, inputs.cap("take"), inputs.cap("next"), inputs.cap("usual"), inputs.cap("fast"), calls),
            speaker=play.speaker,
        )

    # ------------------------------------------------------------------ the match

    def show_prompt(self) -> None:
        """Show the current state and the open question."""
        self.hint = None
        self.table.rest(self.client.view.state, self.match.log)
        self.regroup()
        self.focus.current = self.first_focus()
        self.dirty = True
        if self.reads and how_to_play.must_open(self):
            self.open(how_to_play.dialog_on(self))

    def regroup(self) -> None:
        """Map the options of the open question to targets."""
        play, seat = self.client, self.client.seat
        seats = [] if seat is None else [seat, *(one for one in play.prompted if one != seat)]
        before = ((entry.action.seat, entry.action.choice) for entry in reversed(self.match.history))
        self.table.ask(play.decision, seats, before)

    def first_focus(self) -> object:
        """The first focus: the usual option, else the first target."""
        return self.table.first_focus

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
        self.table.acted(seat)
        self.animations.add(self.table.clips(self.client.moments(), self.event_words, self.client.seen, self.tell))
        self.settle()

    def event_words(self, happened: Event) -> str:
        """The sentence of an Event."""
        return " ".join(self.client.speaker.event(happened).split())

    def tell(self, happened: Event, ms: float) -> None:
        """Log an Event, and play its sound over `ms` milliseconds."""
        self.client.note(happened)
        self.sound_adapter.hear(happened, ms)

    def settle(self) -> None:
        """Show the next question unless clips are waiting."""
        if not self.animations.busy:
            self.show_prompt()

    def choose_seat(self, seat: Seat) -> Navigation | None:
        """Answer for another Character."""
        self.client.chosen_seat, self.table.expanded = seat, None
        self.regroup()
        self.dirty = True
        return None

    def expand(self, key: Key) -> Navigation | None:
        """List the options of a grouped target as rows."""
        self.table.expanded, self.dirty = key, True
        self.focus.current = ("row", 0)
        return None

    def collapse(self) -> Navigation | None:
        """Close the list of a grouped target."""
        self.focus.current, self.table.expanded = self.table.expanded, None
        self.dirty = True
        return None

    def refuse(self, choice: Choice) -> Navigation | None:
        """Explain why the active seat may not answer `choice`."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the active seat may not answer `choice`."""
        return self.client.why_not(choice)

    def commands(self) -> dict[str, Act]:
        """The commands by input action, which is also the name of the tool."""
        raise NotImplementedError

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def default_answer(self) -> Choice | None:
        """The choice that Space submits."""
        main = self.table.option_map.main
        return None if main is None or self.active_seat is None else main.choice

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
            return Goto("result", self.match) if self.end_ms >= END_MS else None
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

    def show_hint(self) -> None:
        """Show the requested hint once it is ready, and focus its target."""
        advice, decision = self.client.hint(), self.client.decision
        if advice is None or decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = self.client.speaker.choice(advice.choice, decision.prompt, self.client.seat)
        self.client.tell(say("ui-hint", choice=words, reason=self.client.speaker.advice(advice)), good=True)
        direct = next((item.key for item in self.focus.targets if choice_of(item) == advice.choice), None)
        grouped = self.table.option_map.grouped.items()
        group = next((key for key, options in grouped if advice.choice in [one.choice for one in options]), None)
        self.focus.current = next((key for key in (direct, group) if key is not None), self.focus.current)

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
        self.focus.current = notice_key(self.animations.begun)

    @property
    def notice_text(self) -> str:
        """The text of the notice."""
        return self.table.notice_text
