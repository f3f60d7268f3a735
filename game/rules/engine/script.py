"""Scripts: rules as generators, decisions as data, and a match as checkpoint + answers."""

from collections.abc import Generator, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game.rules.engine.secret import Seat

T = TypeVar("T")
S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound="Choice")


class Event(Struct, frozen=True, tag=True):
    """Something that happened, with all that a scene needs to show it.

    `rule` is the ledger id that the log quotes; `reveals` says that a hidden thing came to light, after which nothing is undone;
    `turns` says that another turn begins with it. With `open_to` only these seats hear of it at all.
    """

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    turns: ClassVar[bool] = False
    open_to: ClassVar[tuple[Seat, ...] | None] = None


class Choice(Struct, frozen=True, tag=True):
    """One legal answer to a Decision."""


class Done(Choice, frozen=True):
    """End a list of answers, decline, or pass."""


class TimeUp(Choice, frozen=True):
    """The answer that the CLOCK seat gives when a deadline passes."""


class Action(Struct, frozen=True):
    """Who answered what, and when: `at_ms` are milliseconds on the match's stopwatch."""

    seat: Seat
    choice: Any
    at_ms: int = 0


class Decision(Struct, frozen=True):
    """Who is asked what, with every legal answer.

    `prompt` is a message id and `about` its values. With several seats in `options` each of them may answer first.
    `default` is an answer that is always sensible (a key, an idle player); `deadline_ms` is when TimeUp falls.
    `veil` is the question that is shown instead to all but the seats `among`, to whom alone it matters who is asked what.
    `together` says that all act in the same time, each as often as they like, and not one for all.
    `aside` is what a seat may put in although it is not awaited (a claim of victory): the question is asked again afterwards.
    """

    prompt: str
    options: dict[Seat, tuple[Any, ...]]
    about: dict[str, str | int] = {}
    default: Any = None
    deadline_ms: int | None = None
    veil: str = ""
    among: tuple[Seat, ...] = ()
    together: bool = False
    aside: dict[Seat, tuple[Any, ...]] = {}

    def for_seats(self, seats: Iterable[Seat]) -> "Decision":
        """The same question as the holders of `seats` see it: other seats are awaited, but their options are their own."""
        mine = frozenset(seats)
        if mine.issuperset(self.options):
            return self
        if self.veil and mine.isdisjoint(self.among):
            return Decision(self.veil, dict.fromkeys(self.among, ()), deadline_ms=self.deadline_ms, aside=self.aside)
        options = {seat: choices if seat in mine else () for seat, choices in self.options.items()}
        default = self.default if any(self.default in choices for choices in options.values()) else None
        return replace(self, options=options, default=default)


Step: TypeAlias = Event | Decision
Rule: TypeAlias = Generator[Step, Action, T]


def choose(
    seat: Seat,
    prompt: str,
    options: Iterable[C],
    *,
    about: dict[str, str | int] | None = None,
    default: C | None = None,
    forced: bool = True,
) -> Rule[C]:
    """Ask `seat` for one of `options`; a `forced` question with a single answer answers itself.

    Raises ValueError when there is nothing to choose from: a Decision without options is a bug.
    """
    choices = tuple(options)
    if not choices:
        raise ValueError(f"{prompt} has no options")
    if forced and len(choices) == 1:
        return choices[0]
    answer = yield Decision(prompt, {seat: choices}, about or {}, default)
    return cast(C, answer.choice)


class IllegalAction(ValueError):
    """An answer that the open decision does not allow: a message id, its values, and the rule that forbids it."""

    def __init__(self, reason: str, rule: str = "", **values: str | int) -> None:
        super().__init__(f"{reason} {values or ''} {rule}".strip())
        self.reason, self.rule, self.values = reason, rule, values


class Outcome(Struct, frozen=True):
    """How a match ended: the winning side or sides, and a message id that says why."""

    winners: tuple[str, ...]
    reason: str


def own_side(seat: Seat) -> str:
    """The name in `Outcome.winners` of a seat that wins for itself alone."""
    return f"seat {seat}"


class Script(Protocol[S]):
    """What the engine needs of a game to run it: how its state looks, and what its next step does."""

    @property
    def state_type(self) -> type[S]:
        """The root Struct of the game's state."""
        ...

    def step(self, state: S) -> Rule[bool]:
        """Play one step (a turn, a phase, an action); True once the match is over."""
        ...


class Mark(Struct, frozen=True):
    """A moment of a match: the state at the last checkpoint, as MessagePack, and the answers given since."""

    checkpoint: bytes
    answers: tuple[Action, ...] = ()


_encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {}


def freeze(state: Struct) -> bytes:
    """Pack `state` into bytes: the fastest copy there is."""
    return _encode(state)


def thaw(kind: type[S], checkpoint: bytes) -> S:
    """Unpack a state of type `kind`. Raises msgspec.DecodeError or ValidationError for foreign bytes."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    return cast(S, decoder.decode(checkpoint))


class Game(Generic[S]):
    """A match in progress. The truth is checkpoint + answers; the live script is only a cache.

    `news` are the Events since the last answer, `decision` is the open question or None when the match is over. With
    `keep=False` no checkpoints are taken after the first (playouts): such a game runs faster but forks slowly.
    """

    def __init__(self, script: Script[S], mark: Mark, *, keep: bool = True) -> None:
        self.script, self.checkpoint = script, mark.checkpoint
        self.state: S = thaw(script.state_type, mark.checkpoint)
        self.answers: list[Action] = []
        self.steps = 0
        self._keep, self._fresh = keep, True
        self._run_script = self._match()
        self.news: list[Event] = []
        self.decision: Decision | None = None
        self._run(None)
        for action in mark.answers:
            self.apply(action)

    @classmethod
    def of(cls, script: Script[S], state: S, *, keep: bool = True) -> "Game[S]":
        """Begin a match at `state`, which is copied."""
        return cls(script, Mark(freeze(state)), keep=keep)

    def mark(self) -> Mark:
        """This moment, to come back to."""
        return Mark(self.checkpoint, tuple(self.answers))

    def apply(self, action: Action) -> list[Event]:
        """Answer the open decision; return the Events up to the next one. Raises IllegalAction and changes nothing."""
        self.check(action)
        self.answers.append(action)
        self._run(action)
        return self.news

    def check(self, action: Action) -> None:
        """Raise IllegalAction unless `action` answers the open decision."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("refused-over")
        if action.choice in decision.aside.get(action.seat, ()):
            return
        options = decision.options.get(action.seat)
        if options is None:
            raise IllegalAction("refused-not-awaited", seat=action.seat)
        if action.choice not in options:
            raise IllegalAction("refused-not-legal")

    def fork(self, undo: int = 0) -> "Game[S]":
        """Copy the match, even mid-card, taking back the last `undo` answers since the checkpoint."""
        answers = tuple(self.answers[: len(self.answers) - undo])
        return Game(self.script, Mark(self.checkpoint, answers), keep=self._keep)

    def _match(self) -> Generator[Step | None, Action, None]:
        step, state = self.script.step, self.state
        while True:
            if self._fresh:
                self._fresh = False
            elif self._keep:
                self.checkpoint, self.answers = freeze(state), []
            self.steps += 1
            if (yield from step(state)):
                yield None  # over: nobody is asked anything again

    def _run(self, answer: Action | None) -> None:
        news: list[Event] = []
        send = self._run_script.send
        step = send(answer)  # type: ignore[arg-type]  # None starts the generator
        while step is not None and not isinstance(step, Decision):
            news.append(step)
            step = send(None)  # type: ignore[arg-type]  # an Event is answered by nothing
        self.news, self.decision = news, step


def play_out(game: Game[S], answers: Sequence[Action]) -> Game[S]:
    """Feed `answers` to `game`, one after the other, and return it."""
    for action in answers:
        game.apply(action)
    return game
