"""The planning as it is played: answers, the clock, companions, and the end of the planning. Input and painting are in `scene`."""

from collections.abc import Sequence
from concurrent.futures import Future

from game.match import PERSON, Match
from game.rules.engine.script import Choice, Event, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.choice import Begin, Put, Reveal, Take
from game.rules.london.forecasts.result import Forecast
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import Place, State
from game.text import say, use
from game.ui.draw.theme import LONDON
from game.ui.london.panels.story_page import StoryPage, story_page_of
from game.ui.london.planning import moves
from game.ui.london.planning.client import PlanningClient
from game.ui.london.planning.companions import Companions
from game.ui.london.planning.hint import Hint, planning_hint, words
from game.ui.london.planning.layout import PlanningLayout
from game.ui.london.planning.panels.cover_pages import BETWEEN, OPENING, PAUSED, READY
from game.ui.london.planning.pointers import HOLD, KEYS, Pointer, Pointers
from game.ui.london.planning.repaint import RepaintState
from game.ui.london.sound.adapter import SoundAdapter
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.dialog_host import DialogHost

END_MS = 2600.0
"""Milliseconds between the end of the planning and the day."""
FLIP_MS = 350.0
"""Milliseconds in which a card turns over."""
SAVE_CLOCK_MS = 250.0
"""Milliseconds between two saves of the stopwatch."""


class PlanningController(DialogHost):
    """A planning phase at this screen.

    `cover` is the page that hides the board, "" while the planning runs. `inspected` is the place that is shown large. `device` was used last. `flips` is
    the progress (0 to 1) of cards that are turning over, `last_plans` the last token of each seat. With `held` the scene only draws the match for the
    holders of these seats (none: a spectator).
    """

    name = "planning"
    palette = LONDON
    bed = "london"
    inspected: Place = ""
    device = KEYS
    layout: PlanningLayout | None = None

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        match.stopwatch.pause()
        self.match, self.held = match, held
        self.repaint = RepaintState()
        self.client = PlanningClient(context, match, held=held)
        self.client.reread()
        self.pointers = Pointers.of(match.holders, held, context.input.claims)
        self.companions = Companions(self.client, swift=context.settings.pace > 100)
        self.sound_adapter = SoundAdapter(self)
        self.flips: dict[Place, float] = {}
        self.last_plans: dict[Seat, event.TokenPlaced] = {}
        self.end_ms = self.clock_ms = 0.0
        self.pending_hint: tuple[Pointer, Future[Hint]] | None = None
        self.cover = PAUSED if self.t.phase == "planning" else OPENING if match.turn == 0 else READY
        if held is not None:
            self.cover = ""
        elif not self.pointers.persons:
            self.go_on()

    # ------------------------------------------------------------------ state

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        state: State = self.client.view.state
        return state

    @property
    def forecast(self) -> Forecast:
        """The forecast of the plan as it is now."""
        return self.repaint.forecast(self.match.turn, self.t)

    @property
    def is_over(self) -> bool:
        """Whether the planning has ended."""
        return self.t.phase not in PLANNING_PHASES

    @property
    def spent_ms(self) -> int:
        """The milliseconds that the planning has lasted."""
        return max(0, self.match.stopwatch.ms - self.t.began_ms) if self.t.phase == "planning" else 0

    @property
    def left_ms(self) -> int | None:
        """The milliseconds left; None without a limit."""
        limit = minutes(self.t)
        return None if limit is None else 0 if self.is_over else max(0, limit * 60_000 - self.spent_ms)

    @property
    def opening(self) -> StoryPage | None:
        """The first page of the story, while it is shown."""
        return story_page_of(self.t, event.ChapterBegan(self.t.chapter, 0)) if self.cover == OPENING else None

    @property
    def aloud(self) -> str:
        """The text to read aloud."""
        return "\n".join(self.opening.texts) if self.opening is not None else ""

    # ------------------------------------------------------------------ the clock

    def go_on(self) -> Navigation | None:
        """Close the cover and start the clock. Before the planning this begins it, after it this begins the day."""
        if self.is_over:
            return self.begin_day()
        if self.cover == OPENING and self.pointers.persons:
            self.cover, self.dirty = READY, True
            return None
        self.cover, self.dialog, self.dirty = "", None, True
        self.match.stopwatch.resume()
        if self.t.phase == "ready":
            decision = self.client.decision
            assert decision is not None
            self.submit(min(decision.options), Begin())
        return None

    def begin_day(self) -> Navigation:
        """To the scene in which the day is lived."""
        return Goto("table", self.match, held=self.held)

    def pause(self) -> None:
        """Stop the clock and cover the board."""
        if not self.is_over and self.cover not in (READY, OPENING) and self.held is None:
            self.match.stopwatch.pause()
            self.cover, self.dirty = PAUSED, True
            self.context.autosave(self.match)
        for pointer in self.pointers.by_device.values():
            pointer.let_go()

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog and pause."""
        self.pause()
        return super().open(dialog)

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook and pause."""
        self.pause()
        return super().rulebook(rule)

    # ------------------------------------------------------------------ answers

    def submit(self, seat: Seat, *choices: Choice) -> bool:
        """Answer for a seat until a choice is refused. Returns whether all were accepted."""
        for choice in choices:
            turn = self.match.turn
            self.show_events(self.client.say(seat, choice))
            if self.match.turn == turn:
                return False
        return True

    def show_events(self, events: Sequence[Event]) -> None:
        """Show and sound the Events of an answer."""
        for one in events:
            self.repaint.changed = True
            if isinstance(one, event.CardRevealed):
                self.flips[one.place] = 0.0
            elif isinstance(one, event.TokenPlaced) and one.token:
                self.last_plans[one.seat] = one
            self.play_sound(one)

    def play_sound(self, one: Event) -> None:
        """Play the sound of an Event."""
        self.sound_adapter.hear(one)

    def submit_for(self, pointer: Pointer, *choices: Choice) -> bool:
        """Answer for the seat of a pointer; it shows the reason of a refusal."""
        pointer.notice = ""
        accepted = self.submit(pointer.seat, *choices)
        if not accepted:
            pointer.refuse(self.client.message)
            self.client.message = ""
            self.context.sounds.target_pressed(refused=True)
        self.repaint.changed = True
        return accepted

    def place_token(self, pointer: Pointer, slot: int, token: str) -> None:
        """Place a token in an hour, and go on to the next empty one."""
        if self.t.people[pointer.seat].clock[slot] == token or self.submit_for(pointer, Put(slot, token)):
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, slot)

    def plan_place(self, pointer: Pointer, place: Place) -> None:
        """Plan to be at a place in the chosen hour."""
        found = moves.reach(self.t, pointer.seat, pointer.slot, place)
        if not found and pointer.slot == len(self.t.people[pointer.seat].clock) - 1:
            self.refuse(pointer, IllegalAction("refused-no-hour-left", "LD-076"))
        elif self.submit_for(pointer, *found):
            last = max((one.slot for one in found if isinstance(one, Put | Take)), default=pointer.slot)
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, last)

    def refuse(self, pointer: Pointer, refusal: IllegalAction) -> None:
        """Show the reason of a refusal at a pointer."""
        pointer.refuse(self.client.speaker.refusal(refusal))
        self.repaint.changed = True
        self.context.sounds.target_pressed(refused=True)

    def take_back(self, pointer: Pointer) -> None:
        """Take the token of the chosen hour out of the clock, or the last one before it."""
        clock = self.t.people[pointer.seat].clock
        filled = [slot for slot in range(pointer.slot + 1) if clock[slot]]
        if filled:
            self.submit_for(pointer, Take(filled[-1]))
            pointer.slot = filled[-1]

    def inspect(self, place: Place) -> None:
        """Show a place in the inspector; "" closes it."""
        if place != self.inspected:
            self.inspected, self.dirty = place, True

    def claim_seat(self, seat: Seat) -> Navigation | None:
        """Let the device that was used last act for this seat."""
        if self.match.holders.get(seat) == PERSON:
            self.pointers.take(self.device, seat)
            self.dirty = True
        return None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance pointers, companions and the clock."""
        self.calm(dt)
        self.flips = {place: at for place, now in self.flips.items() if (at := now + dt / FLIP_MS) < 1}
        if self.is_over:
            return self.update_end(dt)
        if self.dialog is not None or self.cover or self.held is not None:
            return None
        self.show_events(self.client.strike())
        if not self.is_over:
            if self.pointers.set_pads(self.context.input.pads):
                self.pause()
            self.update_pointers(dt)
            self.show_hint()
            self.show_events(self.companions.update(dt))
        self.save_clock(dt)
        return None

    def update_end(self, dt: float) -> Navigation | None:
        """After the planning: a pause, the summary of the plan, then the day."""
        self.end_ms += dt
        swift = self.context.settings.pace > 100
        if self.cover != BETWEEN and (swift or self.end_ms >= END_MS):
            if swift or not self.pointers.persons:
                return self.begin_day()
            self.cover, self.dirty = BETWEEN, True
        return None

    def update_pointers(self, dt: float) -> None:
        """Expire notices, and turn the cards that have been held long enough."""
        for pointer in self.pointers.by_device.values():
            self.repaint.stale = pointer.age_notice(dt) or self.repaint.stale
            if pointer.turning and pointer.turning not in self.t.dark:
                pointer.let_go()
            elif pointer.turning or pointer.going:
                pointer.held_ms += dt
                if pointer.turning and pointer.held_ms >= HOLD:
                    place = pointer.turning
                    pointer.let_go()
                    self.submit_for(pointer, Reveal(place))

    def hint(self) -> Navigation | None:
        """Request a hint for the pointer that was used last; `show_hint` shows it when it is ready."""
        pointer = self.pointers.of_device(self.device)
        if pointer is not None and not self.is_over and not self.cover:
            view = self.match.view(self.client.eyes)
            self.pending_hint = pointer, planning_hint(self.context.agent_worker, view, pointer.seat)
            pointer.inform(say("ui-hint-asked"))
            self.repaint.changed = True
        return None

    def show_hint(self) -> None:
        """Show the requested hint once it is ready."""
        if self.pending_hint is None or not self.pending_hint[1].done():
            return
        (pointer, found), self.pending_hint = self.pending_hint, None
        self.repaint.changed = True
        if found.cancelled() or found.exception() is not None:
            pointer.notice = ""
        else:
            pointer.inform(words(self.t, found.result()))

    def save_clock(self, dt: float) -> None:
        """Save the stopwatch every `SAVE_CLOCK_MS`."""
        self.clock_ms += dt
        if self.clock_ms >= SAVE_CLOCK_MS:
            self.clock_ms = 0.0
            self.context.count(self.match)
