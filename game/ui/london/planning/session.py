"""A planning at this screen: the match with its clock, the answers of its persons, and the agents that plan along."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.match import Match
from game.match.agents import INPUT_MS
from game.rules.engine.agent import Budget
from game.rules.engine.script import Choice, Decision, Done, Event
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.choice import Agree, Begin
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.forecasts.result import Forecast
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import SLOTS, Place, State
from game.ui.scene.context import AppContext
from game.ui.table.match_client import MatchClient

CONTENT_MS = 2500.0
"""Milliseconds after which a companion that was content looks at the board again."""
READY_MS = 600.0
"""Milliseconds after which a companion follows an order."""
FLIP_MS = 350.0
"""Milliseconds in which a card turns over."""
AHEAD = 3
"""The tokens by which companions may be ahead of a person who learns."""
HURRY_MS = 240_000.0
"""The milliseconds before the end after which they wait for no one."""
SAVE_CLOCK_MS = 250.0
"""Milliseconds between two saves of the stopwatch."""


class PlanningClient(MatchClient):
    """The conversation about the planning. All seats may answer at any time, so an answer invalidates no agent's thinking."""

    @property
    def eyes(self) -> frozenset[Seat]:
        """All seats: the team shares its knowledge, spectators included (LD-085)."""
        return frozenset(self.match.holders)

    def unask(self) -> None:
        """Let companions go on thinking; their answer is checked when it arrives."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; that of the day is not put before the last page is closed."""
        found, state = super().decision, self.view.state
        return found if found is None or state.phase in PLANNING_PHASES else replace(found, prompt="")

    @property
    def thinking(self) -> list[Seat]:
        """None: companions plan beside the persons (`Companions`)."""
        return []

    def hint(self) -> None:
        """No hint by answer: it is worked out apart (`hints.work_out`)."""


class Companions:
    """The agents at the table, each with its own rhythm, at a human pace. `swift` lets them answer as fast as they think.

    `orders` are the places at which a companion should be in a slot. They are saved with the match and hold for its Chapter.
    `thinking` is the companion whose answer is being worked out.
    """

    def __init__(self, client: PlanningClient, *, swift: bool = False) -> None:
        self.client, self.swift = client, swift
        self.seats: list[Seat] = [seat for seat in client.match.awaited_agents() if seat not in client.held]
        share = INPUT_MS / max(1, len(self.seats))
        self.wait: dict[Seat, float] = {seat: share * place for place, seat in enumerate(self.seats, 1)}
        self.thinking: Seat | None = None
        self._asked_turn = -1
        self.orders: dict[tuple[Seat, int], Place] = {
            (seat, slot): place
            for seat in self.seats
            for chapter, slot, place in client.match.notes.get(seat, {}).get("orders", [])
            if chapter == client.view.state.chapter
        }

    def order(self, seat: Seat, slot: int, place: Place) -> bool:
        """Order a companion to be at a place in a slot; the same order again withdraws it. Returns whether the order holds."""
        if self.orders.get((seat, slot)) == place:
            del self.orders[seat, slot]
        else:
            self.orders[seat, slot] = place
        chapter = self.client.view.state.chapter
        for one in self.seats:
            saved = [[chapter, at, where] for (who, at), where in self.orders.items() if who == one]
            self.client.match.notes.setdefault(one, {})["orders"] = saved
        self.wait[seat] = min(self.wait[seat], READY_MS)
        return (seat, slot) in self.orders

    def update(self, ms: float, most: int = SLOTS) -> list[Event]:
        """Let `ms` milliseconds pass. Returns the Events of a companion's answer, if one has answered.

        With all cards face up, who has placed `most` tokens waits.
        """
        state: State = self.client.view.state
        for seat in self.wait:
            self.wait[seat] -= ms
        agent_worker = self.client.context.agent_worker
        if self.thinking is None:
            going = [
                seat for seat in self.wait if state.dark or SLOTS - state.people[seat].clock.count("") < most or most == SLOTS
            ]
            due = min(going, key=lambda seat: self.wait[seat], default=None)
            if due is not None and (self.wait[due] <= 0 or self.swift) and not agent_worker.busy:
                self.thinking, self._asked_turn = due, self.client.match.turn
                wishes = tuple((seat, slot, place) for (seat, slot), place in sorted(self.orders.items()))
                agent_worker.ask(self.client.match.question(due, budget=Budget(wishes=wishes)))
        elif not agent_worker.busy:  # another question has replaced this one
            self.thinking = None
        elif (ready := agent_worker.poll()) is not None:
            self.thinking = None
            return self._answer(ready[0].seat, ready[1].choice)
        return []

    def _answer(self, seat: Seat, choice: Choice) -> list[Event]:
        """Give a companion's answer, if it is still legal. It does not agree to a plan that has changed while it thought (LD-087)."""
        if isinstance(choice, Agree) and self.client.match.turn != self._asked_turn:
            return []
        decision, content = self.client.decision, isinstance(choice, Done)
        self.wait[seat] = CONTENT_MS if content else float(INPUT_MS)
        if content or decision is None or choice not in decision.options.get(seat, ()):
            return []
        return self.client.submit(choice, seat)


class PlanningSession:
    """The match of a planning, and what its last Events leave to be shown.

    `hear` plays the sound of an Event, `notify` calls the listeners of the table with it. `flips` is the progress (0 to 1) of cards that are turning over, `last_plans` the last token of each seat.
    `events` is the number of Events so far. With `held` the match is only shown to the holders of these seats (none: a spectator).
    """

    def __init__(self, context: AppContext, match: Match, held: frozenset[Seat] | None) -> None:
        match.stopwatch.pause()
        self.context, self.match, self.held = context, match, held
        self.hear: Callable[[Event], None] = lambda event: None
        self.notify: Callable[[Event], None] = lambda event: None
        self.client = PlanningClient(context, match, held=held)
        self.client.reread()
        self.companions = Companions(self.client, swift=context.settings.pace > 100)
        self.flips: dict[Place, float] = {}
        self.last_plans: dict[Seat, event.TokenPlaced] = {}
        self.events, self._waits = 0, False
        self._clock_ms = 0.0
        self._forecast: tuple[int, Forecast] | None = None

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        state: State = self.client.view.state
        return state

    @property
    def forecast(self) -> Forecast:
        """The forecast of the plan as it is now, cached by the number of answers."""
        if self._forecast is None or self._forecast[0] != self.match.turn:
            self._forecast = self.match.turn, forecast(self.t)
        return self._forecast[1]

    def free_hours(self, seat: Seat) -> int:
        """The hours without a token before the day ends."""
        return [*self.forecast.waste[seat].values()].count("empty")

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

    def begin(self) -> None:
        """Start the clock, and the planning if it has not begun."""
        self.match.stopwatch.resume()
        if self.t.phase == "ready" and (decision := self.client.decision) is not None:
            self.submit(min(decision.options), Begin())

    def submit(self, seat: Seat, *choices: Choice) -> bool:
        """Answer for a seat until a choice is refused. Returns whether all were accepted."""
        for choice in choices:
            turn = self.match.turn
            self.show_events(self.client.submit(choice, seat))
            if self.match.turn == turn:
                return False
        return True

    def show_events(self, events: Sequence[Event]) -> None:
        """Log, show and sound the Events of an answer."""
        self.events += len(events)
        for one in events:
            self.client.note(one)
            if isinstance(one, event.CardRevealed):
                self.flips[one.place] = 0.0
            elif isinstance(one, event.TokenPlaced) and one.token:
                self.last_plans[one.seat] = one
            self.hear(one)
            self.notify(one)

    def update(self, dt: float, *, waits: bool = False, learns: bool = False) -> None:
        """Let the time strike and the companions plan for `dt` milliseconds, and save the stopwatch every `SAVE_CLOCK_MS`.

        While it `waits` for a lesson of the tutorial, the clock stands still and the companions do nothing. While somebody
        `learns`, they do not run ahead.
        """
        if waits != self._waits:
            self._waits = waits
            (self.match.stopwatch.pause if waits else self.match.stopwatch.resume)()
        self.show_events(self.client.tick())
        if not self.is_over and not waits:
            self.show_events(self.companions.update(dt, self._most() if learns else SLOTS))
        self._clock_ms += dt
        if self._clock_ms >= SAVE_CLOCK_MS:
            self._clock_ms = 0.0
            self.context.count(self.match)

    def _most(self) -> int:
        """The number of tokens that companions may have placed beside a person who learns, unless the time is nearly up."""
        people, left = self.t.people, self.left_ms
        placed = [
            SLOTS - one.clock.count("") for seat, one in enumerate(people) if seat not in self.companions.seats and not one.ready
        ]
        hurried = left is not None and left < HURRY_MS
        return SLOTS if hurried or not placed else min(SLOTS, min(placed) + AHEAD)

    def turn_cards(self, dt: float) -> None:
        """Advance the cards that are turning over by `dt` milliseconds."""
        self.flips = {place: at for place, now in self.flips.items() if (at := now + dt / FLIP_MS) < 1}

    def ask_companions(self, dt: float) -> None:
        """Let the agents plan for `dt` milliseconds."""
        self.show_events(self.companions.update(dt))
