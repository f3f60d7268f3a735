"""The client of a match at a table: answers, undo, hints, saves, agents, and the log."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.match import PERSON, Match, MatchCrash
from game.match.agents import Question
from game.match.record import SaveError
from game.match.trace import EventSnapshot, seen
from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.script import Action, Choice, Done, Event, IllegalAction
from game.rules.engine.secret import Seat
from game.storage import autosave, paths, replays, results
from game.text import Speaker, error_text, name, say
from game.ui.scene.context import AppContext
from game.ui.table.match_seats import MatchSeats

HINT_LEVELS = ("hard", "normal", "easy", "random")
"""The levels of agents for hints, the best first. Hints do not search, so that they come at once."""


class LogLine(NamedTuple):
    """A line of the log and its rule. A `head` is the heading of the lines after it."""

    words: str
    rule: str
    head: bool = False


class MatchClient(MatchSeats):
    """The conversation with a match. With a `script` the match is played from these answers."""

    def __init__(
        self, context: AppContext, match: Match, script: Sequence[Action] = (), held: frozenset[Seat] | None = None
    ) -> None:
        super().__init__(match, held, watching=bool(script))
        self.context, self.script = context, list(script)
        self.speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
        self.log: list[LogLine] = []
        self.message = ""
        self.good = self.public = self.revealed = False
        self.view: Observation[Any] = match.view(self.eyes)
        self._failures = context.agent_worker.failures

    # ------------------------------------------------------------------ messages and log

    def tell(self, words: str, *, good: bool = False, public: bool = False) -> None:
        """Show a message to the player beside the log; a `public` one, which tells nothing of the match, on the curtain, too."""
        self.message, self.good, self.public = words, good, public

    def refuse(self, refusal: IllegalAction) -> None:
        """Show why an answer is refused, with the rule."""
        self.tell(self.speaker.refusal(refusal))

    def note(self, event: Event) -> None:
        """Add an Event to the log, if it has a log line."""
        words = " ".join(self.speaker.event(event).split())
        if words:
            self.log.append(LogLine(words, type(event).rule))

    def reread(self) -> None:
        """Rebuild the log, for example after undo."""
        self.log.clear()
        for events in self.match.seen(self.eyes):
            for event in events:
                self.note(event)

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the seat may not answer `choice`."""
        seat = self.seat
        found = None if seat is None else self.match.rules.explain(self.match.game.state, seat, choice)
        return found or IllegalAction("refused-not-legal")

    # ------------------------------------------------------------------ answering

    def submit(self, choice: Choice, seat: Seat | None = None) -> list[Event]:
        """Submit an answer. Returns the visible Events; none if it was refused or the rules failed."""
        seat = self.seat if seat is None else seat
        if seat is None:
            return []
        self.message = ""
        self.unask()
        try:
            self.match.submit(seat, choice)
        except IllegalAction as refusal:
            self.refuse(refusal)
            return []
        except MatchCrash as crash:
            self._crashed(crash)
            return []
        return self._answered()

    def unask(self) -> None:
        """Cancel the question to the agent, because the decision has changed."""
        self.context.agent_worker.cancel()

    def tick(self) -> list[Event]:
        """Let the clock answer if the deadline has passed. Returns the visible Events."""
        turn = self.match.turn
        self.match.tick()
        return self._answered() if self.match.turn != turn else []

    def _answered(self) -> list[Event]:
        self.view = self.match.view(self.eyes)
        if not self.watching and (problem := self.context.autosave(self.match)):
            self.tell(problem)
        if not self.watching and not self.context.saves_nothing and self.match.decision is None:
            self._keep()
        return self.match.news(self.eyes)

    def save_shown(self) -> None:
        """Save that everything has been shown."""
        self.match.shown = None
        if not self.watching:
            self.context.save_shown(self.match)

    def _keep(self) -> None:
        """Store the replay and the result of a finished match."""
        try:
            replays.add(self.match, paths.replays())
            title = name(self.match.rules.title(self.match.game.state))
            results.enter(self.match, title=title, profile=self.context.settings.profile)
        except SaveError as error:
            self.tell(error_text(error))

    def _crashed(self, crash: MatchCrash) -> None:
        try:
            self.tell(say("error-crash", file=str(autosave.write_bundle(paths.crashes(), self.match, crash))))
        except SaveError:
            self.tell(say("error-crash-unsaved"))
        if crash.action.seat not in self.held:  # an agent would repeat the answer
            self.match.holders[crash.action.seat] = PERSON
            self.held = self.held | {crash.action.seat}

    def moments(self) -> list[EventSnapshot]:
        """The visible Events of the last answer, each with a snapshot of the state."""
        return self.match.moments(self.eyes)

    def seen(self, moment: EventSnapshot) -> Any:
        """The state of a snapshot, redacted for the persons at this screen."""
        return seen(self.match.rules, moment, frozenset(self.eyes or ()))

    def undo_refusal(self) -> IllegalAction | None:
        """Why the last answer given here cannot be undone, by the rules of undo or by a setting; None if it can."""
        last = self.last_answerer()
        if last is None:
            return IllegalAction("refused-undo-nothing")
        policy = self.context.settings.undo
        if policy == "never":
            return IllegalAction("refused-undo-never")
        refusal = self.match.undo_refusal(last)
        if refusal is None and policy == "turn" and self._turned(last):
            return IllegalAction("refused-undo-turn")
        return refusal

    def unavailable(self) -> dict[str, str]:
        """Why tools would do nothing now, in words."""
        redo = None if self.match.undone else IllegalAction("refused-redo-nothing")
        refusals = {"undo": self.undo_refusal(), "redo": redo}
        return {what: self.speaker.refusal(refusal) for what, refusal in refusals.items() if refusal is not None}

    @property
    def half_made(self) -> bool:
        """Whether the last answer, of the seat that is asked, only began a choice that can be cancelled: nothing else has happened."""
        last = self.match.history[-1] if self.match.history else None
        if last is None or last.action.seat != self.seat or isinstance(last.action.choice, Done):
            return False
        return all(event.opens for event in last.events) and self.undo_refusal() is None

    def last_answerer(self) -> Seat | None:
        """The seat whose answer would be undone: the person's here who answered last, else the seat that may answer."""
        entries = reversed(self.match.history)
        mine = [seat for seat in self.held if self.match.holders.get(seat) == PERSON]
        return next((entry.action.seat for entry in entries if entry.action.seat in mine), self.seat)

    def _turned(self, seat: Seat) -> bool:
        """Whether a turn has begun since the last answer of `seat`, or with it."""
        for entry in reversed(self.match.history):
            if entry.action.seat == seat or any(event.turns for event in entry.events):
                return any(event.turns for event in entry.events)
        return False

    def undo(self) -> bool:
        """Undo the last answer of any seat held here. Returns False, and shows why, if that is refused."""
        last, refusal = self.last_answerer(), self.undo_refusal()
        if last is None:
            return False
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.match.undo(last)
        self._rewound()
        self.tell(say("ui-undone"), good=True)
        return True

    def redo(self) -> bool:
        """Repeat the answers that were undone last. Returns False, and shows a message, if there are none."""
        try:
            self.match.redo()
        except IllegalAction as refusal:
            self.refuse(refusal)
            return False
        self._rewound()
        self.tell(say("ui-redone"), good=True)
        return True

    def _rewound(self) -> None:
        self.context.agent_worker.cancel()
        self.view = self.match.view(self.eyes)
        self.reread()

    def others(self) -> list[Event]:
        """Let an agent or the script answer if one is ready; never waits. Returns the visible Events."""
        if self.watching:
            if self.script and self.decision is not None:
                self.match.apply(self.script.pop(0))
                return self._answered()
            return []
        thought = self.thought()
        return [] if thought is None else self.submit(thought[1].choice, thought[0])

    @property
    def thinking(self) -> list[Seat]:
        """The agents that may answer now; none while a person here may."""
        return [] if self.seat is not None else self.match.awaited_agents()

    def thought(self) -> tuple[Seat, Advice] | None:
        """The answer of the agent, once it is ready; never waits."""
        seats, agent_worker = self.thinking, self.context.agent_worker
        if not seats:
            return None
        if not agent_worker.busy:
            agent_worker.ask(self.match.question(seats[0]))
        ready = agent_worker.poll()
        if ready is None:
            return None
        question, advice = ready
        if agent_worker.failures != self._failures:
            self._failures = agent_worker.failures
            self.log.append(LogLine(say("ui-computer-failed", seat=self.speaker.seat(question.seat)), ""))
        return (question.seat, advice) if self.match.is_current(question) else None

    def ask_hint(self) -> bool:
        """Send the decision to an agent for a hint. Returns False if no seat here may answer, or an agent is busy."""
        seat, agent_worker = self.seat, self.context.agent_worker
        if seat is None or agent_worker.busy:
            return False
        agent_worker.ask(self.hint_question(seat))
        return True

    def hint_question(self, seat: Seat) -> Question:
        """The question for the agent that gives a hint."""
        level = next(level for level in HINT_LEVELS if level in self.match.rules.agents)
        return self.match.question(seat, level=level, budget=Budget(samples=0))

    def hint(self) -> Advice | None:
        """The hint, once it is ready and while it fits the decision; never waits."""
        ready = self.context.agent_worker.poll() if self.seat is not None else None
        if ready is None or not self.match.is_current(ready[0]):
            return None
        return ready[1]

    def save(self) -> None:
        """Save the match under its game, its short id and the number of known answers."""
        answers = len(self.match.seen(self.eyes)) - 1  # not `turn`, which counts hidden answers (TS-220)
        stem = f"{self.match.rules.name}-{autosave.short_id(self.match)}-{answers:04}"
        file = paths.saves() / f"{stem}.json"
        try:
            autosave.save(self.match, file)
        except SaveError as error:
            self.tell(error_text(error), public=True)
        else:
            self.tell(say("ui-saved"), good=True, public=True)


class AgentRunner:
    """Lets agents answer, each after at least `think` milliseconds at normal speed, so that the time tells nothing."""

    def __init__(self, client: MatchClient, think: float) -> None:
        self.client, self.think, self.elapsed = client, think, 0.0

    def update(self, dt: float, pace: float) -> bool:
        """Let `dt` milliseconds pass. Returns whether somebody has answered."""
        self.elapsed += dt
        if self.elapsed < self.think / max(0.25, pace):
            return False
        turn = self.client.match.turn
        self.client.others()
        if self.client.match.turn == turn:
            return False
        self.elapsed = 0.0
        return True
