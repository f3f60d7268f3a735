"""A match: a game in progress with its seats and agents, log, undo, observations, clock, and saving."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

from game.match import archive, save_file
from game.match.agents import Question, agent_seed, answer_order, answer_question, clock_pace, next_answer, observe
from game.match.clock import Stopwatch
from game.match.commitment import Commitment, commit
from game.match.history import PERSON, HistoryEntry, PriorHistory, barrier, undo_refusal
from game.match.options import check_seats, check_seed, read_options
from game.match.record import Record
from game.match.trace import EventSnapshot, known_log, trace_events
from game.rules import GAMES
from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.script import Action, Choice, Decision, Event, Game, IllegalAction, Mark, Outcome, TimeUp, freeze
from game.rules.engine.secret import CLOCK, Seat, redact


class MatchCrash(RuntimeError):
    """An error in the rules. The match is back at the last decision; `mark` and `action` reproduce the error."""

    def __init__(self, mark: Mark, action: Action) -> None:
        super().__init__(f"the rules failed on {action}")
        self.mark, self.action = mark, action


class Match:
    """A match: rules, options, seats, and everything that has happened.

    Create one with `Match.new`, then use `decision`, `submit`, `view` and `news`. `uuid` identifies the match. `notes` are the
    private notes of each seat as JSON, which no rule reads. `shown` is the number of answers that persons have seen to the end, if the
    program was left earlier than that; None if they have seen all. `commitment` fixes the seed; old matches have none.
    """

    def __init__(
        self,
        rules: Rules[Any],
        options: Any,
        seed: int,
        holders: dict[Seat, str],
        mark: Mark,
        *,
        uuid: UUID | None = None,
        stopwatch: Stopwatch | None = None,
    ) -> None:
        self.rules, self.options, self.seed, self.holders = rules, options, seed, holders
        self.uuid = uuid or uuid4()
        self.game: Game[Any] = Game(rules, mark).start()
        self.stopwatch = stopwatch or Stopwatch()
        self.stopwatch.set_pace(clock_pace(options))
        self.past = PriorHistory([tuple(self.game.news)])
        self.history: list[HistoryEntry] = []
        self.undone: list[Action] = []
        self.notes: dict[Seat, dict[str, Any]] = {}
        self.shown: int | None = None
        self.commitment: Commitment | None = None

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int,
        options: Mapping[str, Any] | None = None,
        seats: Mapping[Any, str] | None = None,
        stopwatch: Stopwatch | None = None,
        salt: str | None = None,
    ) -> "Match":
        """Start a match of `game`. Seats that are not named are persons, for whom the caller submits. Raises OptionsError."""
        if game not in GAMES:
            raise OptionsError("game", game, ", ".join(GAMES))
        chosen = read_options(rules := GAMES[game], options or {})
        holders = check_seats(rules, seats or {}, rules.seats(chosen))
        state = rules.new_game(chosen, check_seed(seed))
        match = cls(rules, chosen, seed, holders, Mark(freeze(state)), stopwatch=stopwatch)
        match.commitment = commit(game, chosen, seed, salt)
        return match

    def again(self, seed: int, **changed: Any) -> "Match":
        """Start another match with the same holders and options, except for those in `changed`. Raises OptionsError."""
        options = {field: getattr(self.options, field) for field in self.options.__struct_fields__}
        return Match.new(self.rules.name, seed=seed, options=options | changed, seats=self.holders)

    # ------------------------------------------------------------------ decisions and answers

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None once the match is over."""
        return self.game.decision

    @property
    def outcome(self) -> Outcome | None:
        """The winning sides and the reason, or None while the match runs."""
        return self.rules.outcome(self.game.state) if self.game.decision is None else None

    @property
    def turn(self) -> int:
        """The number of answers so far, including hidden ones: for internal use, never shown to a seat (TS-220)."""
        return len(self.past.actions) + len(self.history)

    def submit(self, seat: Seat, choice: Choice) -> list[Event]:
        """Answer for `seat`, and return the unredacted Events.

        Raises IllegalAction(reason, rule id), or MatchCrash if the rules themselves fail. Both leave the match unchanged.
        """
        events = self.apply(Action(seat, choice, self.stopwatch.ms))
        self.undone.clear()
        return events

    def apply(self, action: Action) -> list[Event]:
        """Apply an Action with its recorded time, as a replay does; otherwise like `submit`."""
        game = self.game
        if (refusal := self._refusal(action)) is not None:
            raise refusal
        before, draws = game.mark(), game.state.rng.total
        try:
            events = game.apply(action)
        except Exception as error:
            self.game = Game(self.rules, before).start()
            raise MatchCrash(before, action) from error
        self.history.append(HistoryEntry(before, action, tuple(events), barrier(events, game.state.rng.total != draws)))
        return events

    def _refusal(self, action: Action) -> IllegalAction | None:
        if type(action.seat) is not int or action.seat not in (*self.holders, CLOCK):  # True is not seat 1
            return IllegalAction("refused-no-seat", given=str(action.seat))
        deadline = self.decision.deadline_ms if self.decision else None
        if deadline is not None and (action.at_ms >= deadline) != (action.seat == CLOCK):
            return IllegalAction("refused-too-early" if action.seat == CLOCK else "refused-time-up")
        try:
            self.game.check(action)
        except IllegalAction as refusal:
            return self.rules.explain(self.game.state, action.seat, action.choice) or refusal
        return None

    def tick(self) -> list[Event]:
        """Submit TimeUp if the deadline of the decision has passed. Called once a frame."""
        decision = self.decision
        if decision is None or decision.deadline_ms is None or self.stopwatch.ms < decision.deadline_ms:
            return []
        return self.submit(CLOCK, TimeUp())

    # ------------------------------------------------------------------ observations

    def _held(self, seat: Seat | Iterable[Seat] | None) -> frozenset[Seat]:
        return frozenset((seat,) if isinstance(seat, int) else seat or ())

    def view(self, seat: Seat | Iterable[Seat] | None) -> Observation[Any]:
        """The observation of `seat`, of several seats together, or of a spectator (None)."""
        return observe(self.rules, self.game, self._held(seat))

    def news(self, seat: Seat | Iterable[Seat] | None) -> list[Event]:
        """The Events of the last answer (before the first one, of the set-up), redacted for `seat`."""
        events = self.history[-1].events if self.history else self.past.log[-1]
        return list(redact(list(events), self._held(seat)))

    def moments(self, seat: Seat | Iterable[Seat] | None) -> list[EventSnapshot]:
        """The `news` of the last answer, each Event with a snapshot of the state; empty without an answer since loading."""
        if not self.history:
            return []
        return trace_events(self.rules, self.history[-1].before, self.history[-1].action, self._held(seat))

    def seen(self, seat: Seat | Iterable[Seat] | None) -> list[list[Event]]:
        """The log redacted for `seat`: the Events of the set-up, then of each answer that it knows of."""
        return known_log(self.log, self.actions, self._held(seat), secret=self.rules.secret_answers)

    # ------------------------------------------------------------------ agents

    def awaited_agents(self) -> list[Seat]:
        """The seats held by agents that may answer the decision."""
        decision = self.decision
        return [] if decision is None else [seat for seat in decision.options if self.holders.get(seat, PERSON) != PERSON]

    def question(self, seat: Seat, *, level: str | None = None, budget: Budget | None = None) -> Question:
        """The Question for the agent of `seat`, or for one of another `level`, for a hint."""
        lot = agent_seed(self.seed, seat, self.turn)
        return Question(self.rules.name, level or self.holders[seat], self.view(seat), seat, lot, budget or Budget())

    def is_current(self, question: Question) -> bool:
        """Whether no answer has been given since `question` was created."""
        return question.seed == agent_seed(self.seed, question.seat, self.turn)

    def play(self) -> None:
        """Let the agents answer in this process until a person has to answer or the match ends.

        Where persons and agents may answer simultaneously, the agents answer once each.
        """
        while (decision := self.decision) is not None and (agents := self.awaited_agents()):
            if len(agents) == len([seat for seat in decision.options if seat != CLOCK]):
                self._answer(self.holders.__getitem__)
                continue
            seats = (
                [seat for seat in answer_order(decision, self.turn) if seat in agents] if decision.simultaneous else agents[:1]
            )
            wishes = ((seat, answer_question(self.question(seat)).choice) for seat in seats)
            wish = next((wish for wish in wishes if not decision.simultaneous or wish[1] != decision.default), None)
            if wish is None:
                return
            self.submit(*wish)

    def advice(self, seat: Seat, level: str) -> Advice:
        """A hint: the choice of an agent of `level` for `seat`, and its reason."""
        return answer_question(self.question(seat, level=level))

    def answer(self, level: str) -> list[Event]:
        """Let an agent of `level` answer for the next seat, even if a person holds it, or let the deadline pass."""
        return self._answer(lambda seat: level)

    def _answer(self, level: Callable[[Seat], str]) -> list[Event]:
        if self.decision is None:
            raise IllegalAction("refused-over")

        def think(seat: Seat) -> Choice:
            return self.advice(seat, level(seat)).choice

        seat, choice, at_ms = next_answer(self.decision, self.turn, self.stopwatch.ms, think)
        self.stopwatch.wind(at_ms)
        return self.submit(seat, choice)

    # ------------------------------------------------------------------ undo, redo

    def undo_refusal(self, seat: Seat) -> IllegalAction | None:
        """Why `seat` cannot undo its last answer, or None."""
        return undo_refusal(self.history, self.past, self.holders, seat)

    def undo(self, seat: Seat) -> None:
        """Undo the last answer of `seat` and those of agents after it. Raises IllegalAction after a die roll or a revealed secret."""
        if (refusal := self.undo_refusal(seat)) is not None:
            raise refusal
        while True:
            entry = self.history.pop()
            self.undone.append(entry.action)
            if entry.action.seat == seat:
                break
        self.game = Game(self.rules, entry.before).start()

    def redo(self) -> list[Event]:
        """Repeat the answers that were undone last. Raises IllegalAction if there are none."""
        if not self.undone:
            raise IllegalAction("refused-redo-nothing")
        events = self.apply(self.undone.pop())
        while self.undone and self.holders.get(self.undone[-1].seat, PERSON) != PERSON:
            events = events + self.apply(self.undone.pop())
        return events

    # ------------------------------------------------------------------ saving

    @property
    def digest(self) -> str:
        """A hash of the current state: equal states have equal digests."""
        return archive.digest_of(self.game.state)

    @property
    def actions(self) -> list[Action]:
        """All answers since the start of the match."""
        return [*self.past.actions, *(entry.action for entry in self.history)]

    @property
    def log(self) -> list[tuple[Event, ...]]:
        """All Events of the match: those of the set-up, then a tuple for each answer."""
        return [*self.past.log, *(entry.events for entry in self.history)]

    def to_record(self) -> Record:
        """The record of the match, as it is saved."""
        return archive.record_of(self)

    @classmethod
    def from_record(cls, saved: Record, path: Path | str = "", *, stopwatch: Stopwatch | None = None) -> "Match":
        """Restore a match from a record. Raises SaveError, which names `path`, for an inconsistent record.

        If the last answers do not fit this version of the rules, the match continues at the start of that step.
        """
        back = archive.restore(saved, Path(path))
        match = cls(back.rules, back.options, saved.seed, back.holders, back.now, uuid=saved.uuid, stopwatch=stopwatch)
        match.past, match.history, match.notes, match.commitment = back.past, back.history, dict(saved.notes), saved.commitment
        match.stopwatch.wind(saved.elapsed_ms)
        return match

    def save(self, path: Path | str) -> None:
        """Write the match to `path` atomically. Raises SaveError."""
        save_file.write(Path(path), self.to_record())

    @classmethod
    def load(cls, path: Path | str, *, stopwatch: Stopwatch | None = None) -> "Match":
        """Read a match from `path`. Raises SaveError, which names the file; the file is never changed."""
        return cls.from_record(save_file.read(Path(path)), path, stopwatch=stopwatch)

    @classmethod
    def replay(cls, saved: Record, answers: int | None = None, path: Path | str = "") -> "Match":
        """Replay a record from its seed, up to its first `answers` (by default all). Raises SaveError."""
        rules, options, start = archive.begin(saved, Path(path))
        match = cls(rules, options, saved.seed, dict(saved.seats), start, uuid=saved.uuid)
        match.commitment = saved.commitment
        for action in archive.actions(saved)[:answers]:
            match.apply(action)
        return match
