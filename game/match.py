"""A match: a game in progress with its seats and agents, log, undo, views, clock, and its way to disk and back."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game import __version__, record
from game.record import Moment, Played, Record
from game.rules import GAMES
from game.rules.engine.agent import Advice, Budget, View
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.script import Action, Choice, Decision, Event, Game, IllegalAction, Mark, Outcome, TimeUp, freeze, thaw
from game.rules.engine.secret import CLOCK, Seat, redact
from game.stopwatch import Stopwatch

PERSON = "person"


class MatchCrash(RuntimeError):
    """A rule broke down. The match stands at the last decision again; `mark` and `action` repeat the fault."""

    def __init__(self, mark: Mark, action: Action) -> None:
        super().__init__(f"the rules failed on {action}")
        self.mark, self.action = mark, action


class Entry(Struct, frozen=True):
    """One answer in a match's history: the moment before it, the Events it brought, and why it cannot be taken back ("" if it can)."""

    before: Mark
    action: Action
    events: tuple[Event, ...]
    barrier: str


class Question(Struct, frozen=True):
    """Everything that an agent needs to answer, ready to be sent to a worker process; `turn` says to which answer it belongs."""

    game: str
    level: str
    view: View[Any]
    seat: Seat
    seed: int
    budget: Budget
    turn: int


def ponder(question: Question) -> Advice:
    """Let an agent answer `question`: a plain function, so that any executor can run it."""
    agent = GAMES[question.game].agents[question.level]
    return agent(question.view, question.seat, Rng(question.seed), question.budget)


def _check_seats(rules: Rules[Any], wanted: Mapping[Any, str], seats: Iterable[Seat]) -> dict[Seat, str]:
    levels = {PERSON, *rules.agents}
    holders = dict.fromkeys(seats, PERSON)
    for seat, level in wanted.items():
        if int(seat) not in holders:
            raise OptionsError("seats", seat, f"the seats are {', '.join(map(str, holders))}")
        if level not in levels:
            raise OptionsError(f"seat {seat}", level, f"allowed: {', '.join(sorted(levels))}")
        holders[int(seat)] = level
    return holders


def read_options(rules: Rules[Any], options: Mapping[str, Any]) -> Any:
    """Turn option values (text from a command line included) into the game's options. Raises OptionsError."""
    kind = rules.options_type
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key, value in options.items():
        if key not in fields:
            raise OptionsError(key, value, f"known options: {', '.join(sorted(fields))}")
        try:
            msgspec.convert(value, fields[key].type, strict=False)
        except msgspec.ValidationError as error:
            raise OptionsError(key, value, str(error)) from error
    return msgspec.convert(dict(options), kind, strict=False)


class Match:
    """One evening: rules, seats, and everything that has happened.

    Use `Match.new`; `decision`, `submit`, `view` and `news` are the whole conversation.
    """

    def __init__(
        self, rules: Rules[Any], options: Any, seed: int, holders: dict[Seat, str], mark: Mark, *, stopwatch: Stopwatch | None = None
    ) -> None:
        self.rules, self.options, self.seed, self.holders = rules, options, seed, holders
        self.game: Game[Any] = Game(rules, mark)
        self.stopwatch = stopwatch or Stopwatch()
        self.opening: tuple[Event, ...] = tuple(self.game.news)
        self.history: list[Entry] = []
        self.undone: list[Action] = []
        self._past: list[Played] = []
        self._past_log: list[list[Any]] = []

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int,
        options: Mapping[str, Any] | None = None,
        seats: Mapping[Any, str] | None = None,
        stopwatch: Stopwatch | None = None,
    ) -> "Match":
        """Begin a match of `game`; seats that are not named are persons (the caller submits for them). Raises OptionsError."""
        if game not in GAMES:
            raise OptionsError("game", game, f"known games: {', '.join(GAMES)}")
        rules = GAMES[game]
        chosen = read_options(rules, options or {})
        holders = _check_seats(rules, seats or {}, rules.seats(chosen))
        state = rules.new_game(chosen, seed)
        return cls(rules, chosen, seed, holders, Mark(freeze(state)), stopwatch=stopwatch)

    # ------------------------------------------------------------------ what is asked and answered

    @property
    def decision(self) -> Decision | None:
        """The open question, or None once the match is over."""
        return self.game.decision

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None."""
        return self.rules.outcome(self.game.state) if self.game.decision is None else None

    @property
    def turn(self) -> int:
        """How many answers have been given."""
        return len(self._past) + len(self.history)

    def submit(self, seat: Seat, choice: Choice) -> list[Event]:
        """Answer for `seat`; return what happened, unredacted.

        Raises IllegalAction(reason, rule id), or MatchCrash when the rules themselves fail; both leave the match as it was.
        """
        events = self._apply(Action(seat, choice, self.stopwatch.ms))
        self.undone.clear()
        return events

    def _apply(self, action: Action) -> list[Event]:
        game = self.game
        if (refusal := self._refusal(action)) is not None:
            raise refusal
        before, draws = game.mark(), game.state.rng.total
        try:
            events = game.apply(action)
        except Exception as error:
            self.game = Game(self.rules, before)
            raise MatchCrash(before, action) from error
        barrier = ""
        if any(event.reveals for event in events):
            barrier = "undo-revealed"
        elif game.state.rng.total != draws:
            barrier = "undo-die"
        self.history.append(Entry(before, action, tuple(events), barrier))
        return events

    def _refusal(self, action: Action) -> IllegalAction | None:
        try:
            self.game.check(action)
        except IllegalAction as refusal:
            better = self.rules.explain(self.game.state, action.seat, action.choice)
            return better or refusal
        return None

    def tick(self) -> list[Event]:
        """Answer TimeUp if the open question's deadline has passed; call it once a frame."""
        decision = self.decision
        if decision is None or decision.deadline_ms is None or self.stopwatch.ms < decision.deadline_ms:
            return []
        return self.submit(CLOCK, TimeUp())

    # ------------------------------------------------------------------ what a seat may know

    def _held(self, seat: Seat | Iterable[Seat] | None) -> frozenset[Seat]:
        if seat is None:
            return frozenset()
        return frozenset((seat,) if isinstance(seat, int) else seat)

    def view(self, seat: Seat | Iterable[Seat] | None) -> View[Any]:
        """What `seat` (or the holder of several seats together; None: a spectator) may know now."""
        seats, game = self._held(seat), self.game
        start = thaw(self.rules.state_type, game.checkpoint)
        known = all(action.seat in seats for action in game.answers) or not self.rules.secret_answers
        decision = redact(game.decision.for_seats(seats), seats) if game.decision else None
        return View(seats, redact(game.state, seats), decision, redact(start, seats), tuple(game.answers) if known else None)

    def news(self, seat: Seat | Iterable[Seat] | None) -> list[Event]:
        """The Events of the last answer (of the set-up, before the first) as `seat` may know them."""
        events = self.history[-1].events if self.history else self.opening
        return [redact(event, self._held(seat)) for event in events]

    # ------------------------------------------------------------------ agents

    def awaited_agents(self) -> list[Seat]:
        """The seats that are asked and run by an agent."""
        decision = self.decision
        return [] if decision is None else [seat for seat in decision.options if self.holders.get(seat, PERSON) != PERSON]

    def question(self, seat: Seat, *, level: str | None = None, budget: Budget | None = None) -> Question:
        """What `seat`'s agent (or one of another `level`, for a hint) has to answer now."""
        level = level or self.holders[seat]
        key = f"{self.seed}:agent:{seat}:{self.turn}".encode()
        seed = int.from_bytes(blake2b(key, digest_size=7).digest(), "big")
        return Question(self.rules.name, level, self.view(seat), seat, seed, budget or Budget(), self.turn)

    def play(self) -> None:
        """Let the agents answer, in this process, until a person is asked or the match ends."""
        while seats := self.awaited_agents():
            self.submit(seats[0], ponder(self.question(seats[0])).choice)

    # ------------------------------------------------------------------ undo, redo

    def undo_refusal(self, seat: Seat) -> IllegalAction | None:
        """Why `seat` cannot take its last answer back, or None."""
        for entry in reversed(self.history):
            if entry.barrier:
                return IllegalAction(f"refused-{entry.barrier}")
            if entry.action.seat == seat:
                return None
            if self.holders.get(entry.action.seat) == PERSON:
                return IllegalAction("refused-undo-other", seat=entry.action.seat)
        return IllegalAction("refused-undo-nothing")

    def undo(self, seat: Seat) -> None:
        """Take back `seat`'s last answer (and what agents answered after it). Raises IllegalAction where a die fell or a secret came out."""
        if (refusal := self.undo_refusal(seat)) is not None:
            raise refusal
        while True:
            entry = self.history.pop()
            self.undone.append(entry.action)
            if entry.action.seat == seat:
                break
        self.game = Game(self.rules, entry.before)

    def redo(self) -> list[Event]:
        """Give the answers again that were taken back last. Raises IllegalAction when there are none."""
        if not self.undone:
            raise IllegalAction("refused-redo-nothing")
        events = self._apply(self.undone.pop())
        while self.undone and self.holders.get(self.undone[-1].seat, PERSON) != PERSON:
            events = events + self._apply(self.undone.pop())
        return events

    # ------------------------------------------------------------------ disk

    @property
    def digest(self) -> str:
        """A fingerprint of the state now: equal matches have equal digests."""
        return blake2b(freeze(self.game.state), digest_size=16).hexdigest()

    @property
    def log(self) -> list[tuple[Event, ...]]:
        """All Events since the start of this sitting, a tuple for each answer; the set-up comes first."""
        return [self.opening, *(entry.events for entry in self.history)]

    def save(self, path: Path | str) -> None:
        """Write the match to `path`, safely: the old file stays until the new one is whole. Raises SaveError."""
        record.write(Path(path), self.to_record())

    @classmethod
    def load(cls, path: Path | str, *, stopwatch: Stopwatch | None = None) -> "Match":
        """Read a match from `path`. Raises SaveError, which names the file and leaves it untouched."""
        return cls.from_record(record.read(Path(path)), Path(path), stopwatch=stopwatch)
