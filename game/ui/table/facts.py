"""What is at a table at one moment, as a frozen value; and folds, which count from the Events of a match."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.rules.engine.script import Choice, Decision, Event
from game.rules.engine.secret import Seat
from game.text import Speaker
from game.ui.settings import Settings
from game.ui.table.match_client import LogLine

Summary = TypeVar("Summary")
Who = TypeVar("Who", bound=Hashable)
Tally = TypeVar("Tally", bound=Struct)
Fold = Callable[[Summary, Event], Summary]
"""The summary after one more Event. It does not change the summary before it."""


def folded(fold: Fold[Summary], summary: Summary, log: Iterable[Iterable[Event]]) -> Summary:
    """The summary after all Events of a log, which has the Events of each answer."""
    for events in log:
        for event in events:
            summary = fold(summary, event)
    return summary


def counted(tallies: Mapping[Who, Tally], who: Who, **more: int) -> Mapping[Who, Tally]:
    """The tallies with `more` in the fields of one of them; unchanged if nobody has this name."""
    if who not in tallies:
        return tallies
    one = tallies[who]
    return {**tallies, who: replace(one, **{name: getattr(one, name) + number for name, number in more.items()})}


def honours(
    tallies: Mapping[Who, Tally], ranks: Sequence[tuple[str, Callable[[Tally], int], int]], given: Mapping[Who, tuple[str, int]]
) -> dict[Who, tuple[str, int]]:
    """Each one's honour: the end of a message id and a number. Honours differ until they run out; "there" is left then.

    `ranks` are the honours in their order, each with what is compared and its least value. The honours in `given` are fixed.
    """
    found = dict(given)
    for honour, mark, least in ranks:
        best = max(map(mark, tallies.values()))
        first = next((who for who in tallies if who not in found and mark(tallies[who]) == best), None)
        if first is not None and best >= least:
            found[first] = (honour, best)
    return {who: found.get(who, ("there", 0)) for who in tallies}


class SeatingFacts(NamedTuple):
    """How the sides sit at a table.

    `mode` is the seating, `side` the open half, "" for a spectator, None behind the curtain; `front` is the side in front or behind the
    curtain, `here` are the sides at this table. `second` marks the second one of two tables. `pressed` says that the key of the curtain is held,
    `animating` that clips run, of which `begun` have begun; `pending` moves of agents are held back, and `recap` shows what a side has missed.
    `plays` is False for a table that is drawn for somebody else. `before` is the side
    in front of this one if its half is at the back of the same window.
    """

    mode: str = ""
    side: str | None = ""
    front: str = ""
    here: tuple[str, ...] = ()
    second: bool = False
    pressed: bool = False
    animating: bool = False
    begun: int = 0
    pending: bool = False
    recap: bool = False
    plays: bool = True
    before: str = ""


NO_SIDES = SeatingFacts()


class Climax(NamedTuple):
    """What is staged: whose portraits, a number ("" for none), and whether it is good for the persons at the table."""

    faces: tuple[str, ...]
    number: str = ""
    good: bool = False


Climaxes = Mapping[type[Event], Callable[[Any, Any], Climax | None]]
"""The great moments of a game by the type of their Event: what is staged, from the Event and the state; None for an ordinary one."""


STEPS = 6
"""The number of pictures until a great moment stands."""


class ShownClimax(NamedTuple):
    """A great moment on the screen: its game, title and sentence, and how far it has appeared, from 0 to STEPS."""

    game: str
    climax: Climax
    title: str
    words: str
    step: int = STEPS

    @property
    def notice(self) -> str:
        """What is read at it."""
        return self.words if self.words.startswith(self.title) else f"{self.title}. {self.words}"


class ShownLesson(NamedTuple):
    """The tutorial: title and text of the lesson, how many were learnt, what it points at, whether it waits for the player, and whether there is one."""

    head: str
    words: str
    learnt: str
    points: str = ""
    waits: bool = False
    is_open: bool = True

    @property
    def notice(self) -> str:
        """What is read at it."""
        return f"{self.head}. {self.words}"


@dataclass(frozen=True)
class TableFacts:
    """The table at one moment.

    `state` is what the persons at this screen may know; during animations it is the state at the Event that is shown, `event`, whose
    sentence is `caption`. `decision` is the open decision, `seat` the seat that the player answers for now: None while animations run,
    behind the curtain, and while only others may answer. `asked` is that seat whatever is shown. `prompted` are all seats of persons
    here that may answer, `persons` all seats of persons here, `sole` the only one of them, `eyes` the seats whose knowledge is shown.
    `secrets` is the seat whose secrets may be drawn, `secrets_held` says that the key for them is down; with `revealed` nothing is
    hidden. `busy` says that animations run, `stopped` that they wait at a notice. `folds` are what was counted from the Events, by
    name. `pointer` is the mouse, in logical pixels. `in_dialog` says that a dialog is open. `pace` is the speed of the animations,
    `manner` how long notices stay: "wait" until a key, for a "time", or "" for not at all. `half_made` says that Esc cancels
    a choice that was only begun. `aimed` is False while the focus lies where it was put before anybody pointed or used a key.
    `climax` is the great moment that is staged over the table, `lesson` what the tutorial shows.
    """

    game: str
    turn: int
    state: Any
    event: Event | None
    caption: str
    decision: Decision | None
    options: tuple[Choice, ...]
    seat: Seat | None
    asked: Seat | None
    prompted: tuple[Seat, ...]
    awaited: Seat | None
    holders: Mapping[Seat, str]
    persons: tuple[Seat, ...]
    sole: Seat | None
    eyes: frozenset[Seat]
    secrets: Seat | None
    revealed: bool
    busy: bool
    stopped: bool
    curtain: bool
    curtain_share: float
    message: str
    good: bool
    hint: Choice | None
    focus: Hashable
    folds: Mapping[str, Any]
    log: Sequence[LogLine]
    speaker: Speaker
    settings: Settings
    find_default: Callable[["TableFacts"], Choice | None] = field(default=lambda facts: None, compare=False, repr=False)
    pointer: tuple[float, float] = (0.0, 0.0)
    in_dialog: bool = False
    secrets_held: bool = False
    pace: float = 1.0
    manner: str = ""
    seating: SeatingFacts = NO_SIDES
    half_made: bool = False
    aimed: bool = True
    climax: ShownClimax | None = None
    lesson: ShownLesson | None = None

    @property
    def aim(self) -> Hashable:
        """The target that a player points at, by the focus: what it would lead to is shown."""
        return self.focus if self.aimed else None

    @cached_property
    def default(self) -> Choice | None:
        """The answer of Space."""
        return self.find_default(self)

    def words(self, choice: Choice) -> str:
        """An option of the open decision in words."""
        return self.speaker.choice(choice, self.decision.prompt if self.decision is not None else "")
