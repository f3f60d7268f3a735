"""Scripts: rules as generators, Decisions and Events as data, and a game as a checkpoint plus the answers since."""

from collections.abc import Callable, Generator, Iterable
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game.rules.engine.secret import EVERYBODY, Audience, Seat, sees

T = TypeVar("T")
S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound="Choice")


class Event(Struct, frozen=True, tag=True):
    """Something that happened, with everything a scene needs to show it.

    `rule` is the rule id that the log cites. `reveals` marks an Event that discloses hidden information: undo stops there.
    `turns` marks the start of a turn, and `counted` the start of what the game's length is counted in: turns, rounds or hours.
    `opens` marks one that only says what the rest of a choice is about, such as the card whose target is asked next.
    Seats outside `audience` never receive the Event.
    """

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    turns: ClassVar[bool] = False
    counted: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    audience: ClassVar[Audience] = EVERYBODY

    def announced(self) -> "Outcome | None":
        """The outcome that the Event announces; None if it does not end the match."""
        return None


def event_types(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The Events that `modules` define, in order; a leading underscore marks a base class."""
    kinds = ((module.__name__, kind) for module in modules for kind in module.__dict__.values() if isinstance(kind, type))
    return tuple(kind for name, kind in kinds if issubclass(kind, Event) and kind.__module__ == name and kind.__name__[0] != "_")


class Choice(Struct, frozen=True, tag=True):
    """One legal answer to a Decision."""


class Done(Choice, frozen=True):
    """End a list of answers, decline, or pass."""


class TimeUp(Choice, frozen=True):
    """The answer of the CLOCK seat when a deadline passes."""


class Action(Struct, frozen=True):
    """A seat's answer. `at_ms` is its time on the match's stopwatch, in milliseconds."""

    seat: Seat
    choice: Any
    at_ms: int = 0


@final
class Decision(Struct, frozen=True):
    """An open question: the seats that may answer, with every legal answer of each.

    `prompt` is a message id, `about` its values. When `options` has several seats, any of them may answer first.
    `default` is an answer that is always sensible, for a shortcut key or an idle player. TimeUp falls at `deadline_ms`.
    Seats outside `audience` see `public_prompt` instead of the question, and only which seats belong to the audience.
    `simultaneous` means that every seat acts as often as it likes; without it, one answer settles the question for all.
    `out_of_turn` lists what a seat may submit although it is not asked (a claim of victory); the question is then asked again.
    """

    prompt: str
    options: dict[Seat, tuple[Any, ...]]
    about: dict[str, str | int] = {}
    default: Any = None
    deadline_ms: int | None = None
    audience: Audience = EVERYBODY
    public_prompt: str = ""
    simultaneous: bool = False
    out_of_turn: dict[Seat, tuple[Any, ...]] = {}

    @property
    def is_private(self) -> bool:
        """Whether only some seats may know what is asked."""
        return self.audience is not None

    def for_seats(self, seats: Iterable[Seat]) -> "Decision":
        """Return the question as the holders of `seats` see it: the other seats that are asked, without their options."""
        viewers = frozenset(seats)
        if viewers.issuperset(self.options):
            return self
        if self.audience is not None and not sees(viewers, self.audience):
            asked = dict.fromkeys(self.audience, ())
            return Decision(self.public_prompt, asked, deadline_ms=self.deadline_ms, out_of_turn=self.out_of_turn)
        options = {seat: choices if seat in viewers else () for seat, choices in self.options.items()}
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
    """Ask `seat` for one of `options`; with `forced`, a single option is taken without asking.

    Raises ValueError when there are no options: a Decision without options is a bug.
    """
    choices = tuple(options)
    if not choices:
        raise ValueError(f"{prompt} has no options")
    if forced and len(choices) == 1:
        return choices[0]
    answer = yield Decision(prompt, {seat: choices}, about or {}, default)
    choice: C = answer.choice
    return choice


class IllegalAction(ValueError):
    """An answer that the open Decision does not allow: a message id, its values, and the rule that forbids it."""

    def __init__(self, reason: str, rule: str = "", **values: str | int) -> None:
        super().__init__(f"{reason} {values or ''} {rule}".strip())
        self.reason, self.rule, self.values = reason, rule, values


class Outcome(Struct, frozen=True):
    """How a match ended: the winning side or sides, and the message id of the reason."""

    winners: tuple[str, ...]
    reason: str


def own_side(seat: Seat) -> str:
    """The name in `Outcome.winners` of a seat that wins for itself alone."""
    return f"seat {seat}"


class Script(Protocol[S]):
    """What the engine needs to run a game: the type of its state, and its next step."""

    @property
    def state_type(self) -> type[S]:
        """The root Struct of the game's state."""
        ...

    def step(self, state: S) -> Rule[bool]:
        """Play one step (a turn, a phase, an action); return True once the match is over."""
        ...


class Mark(Struct, frozen=True):
    """A position in a match: the state at the last checkpoint, as MessagePack, and the answers given since."""

    checkpoint: bytes
    answers: tuple[Action, ...] = ()


_encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {}


def freeze(state: Struct) -> bytes:
    """Encode `state` as MessagePack, the fastest way to copy it."""
    return _encode(state)


def thaw(kind: type[S], checkpoint: bytes) -> S:
    """Decode a state of type `kind`. Raises msgspec.DecodeError or ValidationError for foreign bytes."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    state: S = decoder.decode(checkpoint)
    return state


class Game(Generic[S]):
    """A match in progress: a checkpoint and the answers since. The running script is only a cache of the two.

    A new Game does nothing until `start()`. `decision` is the open question: None before the start and after the end. `news` are
    the Events since the last answer. `on_event` is called at every Event, while `state` is the state right after the Event. With
    `keep=False` the first checkpoint is the only one: playouts run faster, forks slower.
    """

    def __init__(
        self, script: Script[S], mark: Mark, *, keep: bool = True, on_event: Callable[[Event], None] | None = None
    ) -> None:
        self.script, self.checkpoint, self.on_event = script, mark.checkpoint, on_event
        self.state: S = thaw(script.state_type, mark.checkpoint)
        self.answers: list[Action] = []
        self.news: list[Event] = []
        self.decision: Decision | None = None
        self.steps = 0
        self._keep, self._replay = keep, mark.answers
        self._script_run = self._run_steps()

    @classmethod
    def of(cls, script: Script[S], state: S, *, keep: bool = True) -> "Game[S]":
        """Start a game at a copy of `state`."""
        return cls(script, Mark(freeze(state)), keep=keep).start()

    def start(self) -> "Game[S]":
        """Run to the first question, repeat the answers of the mark, and return the game. Raises RuntimeError the second time."""
        if self.steps:
            raise RuntimeError("the game has started already")
        self._advance(None)
        for action in self._replay:
            self.apply(action)
        return self

    def mark(self) -> Mark:
        """The present position."""
        return Mark(self.checkpoint, tuple(self.answers))

    def apply(self, action: Action) -> list[Event]:
        """Answer the open question; return the Events up to the next one. Raises IllegalAction and changes nothing."""
        self.check(action)
        self.answers.append(action)
        self._advance(action)
        return self.news

    def check(self, action: Action) -> None:
        """Raise IllegalAction unless `action` answers the open question."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("refused-over")
        if action.choice in decision.out_of_turn.get(action.seat, ()):
            return
        options = decision.options.get(action.seat)
        if options is None:
            raise IllegalAction("refused-not-awaited", seat=action.seat)
        if action.choice not in options:
            raise IllegalAction("refused-not-legal")

    def fork(self, undo: int = 0) -> "Game[S]":
        """Copy the game, also in the middle of a step, without the last `undo` answers since the checkpoint."""
        answers = tuple(self.answers[: len(self.answers) - undo])
        return Game(self.script, Mark(self.checkpoint, answers), keep=self._keep).start()

    def _run_steps(self) -> Generator[Step | None, Action, None]:
        step, state = self.script.step, self.state
        while True:
            if self._keep and self.steps:
                self.checkpoint, self.answers = freeze(state), []
            self.steps += 1
            if (yield from step(state)):
                yield None  # the match is over: nothing is asked again

    def _advance(self, answer: Action | None) -> None:
        """Send `answer` (None starts the script) and collect Events up to the next Decision."""
        news: list[Event] = []
        send, on_event = self._script_run.send, self.on_event
        step = send(answer)  # type: ignore[arg-type]  # None starts the generator
        while step is not None and type(step) is not Decision:  # several times as fast as isinstance, for every Event
            news.append(step)
            if on_event is not None:
                on_event(step)
            step = send(None)  # type: ignore[arg-type]  # an Event needs no answer
        self.news, self.decision = news, step
