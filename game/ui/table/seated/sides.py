"""Tables with sides that hide things from each other: the seatings, the client of a side, and what a game adds to its table.

| seating | at the screen | what is drawn |
|---|---|---|
| solo | persons of one side | their half alone |
| neutral | spectators | one board with public facts |
| table | persons of both sides | the half of the prompted side, a shutter over the other, a curtain at every change |
| windows | persons of both sides | a window for each side, which always draws that side |
| open | spectators, or both sides with a card on the screen between them | both halves, each from its own view |

In the last two seatings each side has a table of its own, and each table follows the other's answers as far as its side may know them.

Moves of the other side's agents are shown only after their turn, and always after the same delay, so that timing reveals nothing.
After its curtain has risen a side sees what it has missed, at a fast pace: only moments that it may know are kept, each with the state as
that side knew it. Any key or click skips the recap.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any, ClassVar, Self

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.settings import PACE, Settings, Speed
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import GameTable
from game.ui.table.match_client import MatchClient
from game.ui.widgets.dialog import Dialog

Sides = Mapping[str, frozenset[Seat]]
Held = frozenset[Seat] | None
"""The seats whose holders see a table, None for the persons at the screen."""
PAIRED = frozenset({"windows", "open"})
"""Seatings in which each side has a table of its own."""
OFFERED = (("open", "neutral"), ("solo",), ("table", "windows", "open"))
"""The seatings by number of sides with persons; the first of each is the default."""


def manned(sides: Sides, holders: Mapping[Seat, str]) -> int:
    """The number of sides with persons."""
    return sum(any(holders.get(seat) == PERSON for seat in seats) for seats in sides.values())


def usual(sides: Sides, settings: Settings, holders: Mapping[Seat, str]) -> str:
    """The last chosen seating if it is possible, else the default."""
    found = OFFERED[manned(sides, holders)]
    wanted = settings.sitting if manned(sides, holders) else settings.watching
    return wanted if wanted in found else found[0]


def remember(sides: Sides, settings: Settings, holders: Mapping[Seat, str], mode: str) -> None:
    """Store the seating in the settings."""
    if manned(sides, holders) == 0:
        settings.watching = "open" if mode == "open" else "neutral"
    elif manned(sides, holders) == len(sides):
        settings.sitting = "windows" if mode == "windows" else "open" if mode == "open" else "table"


class SideClient(MatchClient):
    """The client of one side, "" for a spectator; `apart` if the other side has one at this screen, with its own agents."""

    def __init__(self, context: AppContext, match: Match, name: str, seats: frozenset[Seat], *, apart: bool = False) -> None:
        self.name, self.apart = name, apart
        super().__init__(context, match, held=seats)
        self.reread()

    @property
    def thinking(self) -> list[Seat]:
        """The agents that answer now; none while a person of this side may."""
        return [] if self.prompted else [seat for seat in self.match.awaited_agents() if not self.apart or seat in self.held]

    def refresh(self) -> None:
        """Update the view after an answer of another side."""
        self.view = self.match.view(self.eyes)

    def hear(self, events: Iterable[Event]) -> None:
        """Add Events to the log."""
        for event in events:
            self.note(event)

    def rewind(self) -> None:
        """Update view and log after the match has gone back or forward."""
        self.refresh()
        self.reread()


class SidedTable(GameTable):
    """What a game with sides shows of a match. `sides` are the seats of each side; the second one has the second window."""

    sides: ClassVar[Sides] = {}

    def side(self, name: str, *, apart: bool = False) -> SideClient:
        """The client of a side."""
        return SideClient(self.context, self.match, name, self.sides.get(name, frozenset()), apart=apart)

    def client(self, held: Held) -> SideClient:
        """The client of a spectator: a seating brings those of the sides."""
        return self.side("")

    def clients_at(self, mode: str, held: Held, *, second: bool) -> list[SideClient]:
        """The clients at a table: of the sides with persons (or seats in `held`), else a spectator's; of one side if each has one."""
        if mode in PAIRED:
            return [self.side(list(self.sides)[second], apart=True)]
        persons = frozenset(seat for seat, level in self.match.holders.items() if level == PERSON)
        here = persons if held is None else held
        return [self.side(name) for name, seats in self.sides.items() if seats & here] or [self.side("")]

    def twin(self, context: AppContext) -> Self:
        """The same for the other side's table."""
        return type(self)(context, self.match)

    def seated(self, mode: str) -> None:
        """The persons sit in another way: forget what was shown."""

    def news_clips(self, director: Director, moments: Sequence[EventSnapshot], *, own: bool) -> Sequence[Clip]:
        """The clips of the Events of an answer, given by the shown side itself if it is its `own`."""
        return self.clips(director, moments)

    def recap_clips(self, director: Director, moments: Sequence[EventSnapshot]) -> Sequence[Clip]:
        """The clips of what the shown side has missed; its log has these Events already."""
        return ()

    def public_part(self, director: Director, moments: Sequence[EventSnapshot], clips: Sequence[Clip]) -> int:
        """The number of moments that both sides see; the rest waits behind the curtain."""
        return len(moments)

    def at_public_screen(self, facts: TableFacts) -> bool:
        """Whether both sides look at this picture although they share the screen."""
        return False

    def curtain_falls(self, heard: Sequence[Event], *, still: bool) -> None:
        """The curtain falls; `heard` are the public Events since the next side's last answer. `still` skips the motion."""

    def curtain_rises(self, *, still: bool) -> None:
        """The curtain rises; `still` skips the motion."""

    def whole(self, canvas: Canvas, facts: TableFacts) -> bool:
        """Whether this table needs the whole window, so that the half at the back is not painted."""
        return False

    def fits_two(self, canvas: Canvas) -> bool:
        """Whether the window has room for two open halves."""
        return True

    def seat_dialog(self, what: str, host: Any) -> Dialog:
        """The dialog "narrow", that the window has no room for two halves, or "card", before both open while persons play."""
        raise NotImplementedError


# ------------------------------------------------------------------ agents

THINKS, BRISK = 2400.0, 1200.0
"""Delay in milliseconds before the other side's agents are shown, at normal and at fast speed.

It is the same for every turn and every answer within one. A machine that needs longer waits for a multiple of it; agents of all
levels need about a tenth.
"""


class AgentPacing:
    """What the other side's agents have done in `elapsed` ms: `pending` moments, `ready` after the turn, shown when `due`."""

    def __init__(self) -> None:
        self.pending: list[EventSnapshot] = []
        self.elapsed = self.due = 0.0
        self.ready = False

    def add(self, moments: Sequence[EventSnapshot], *, ready: bool, speed: Speed) -> None:
        """Hold back the moments of another answer; if they are `ready`, they are due after a whole number of delays."""
        waits = THINKS if PACE[speed] <= 1 else BRISK
        self.pending += moments
        self.ready, self.due = ready, max(1, ceil(self.elapsed / waits)) * waits


def can_show(match: Match, sides: Sides, held: frozenset[Seat], seat: Seat, *, handover: bool) -> bool:
    """Whether the pending moments can be shown after the agent of `seat` has answered.

    They can if the agent is on the side shown, if its side has nothing more to answer, at the end, and at a `handover`: a person of
    another side at this screen is prompted.
    """
    if match.decision is None or seat in held or handover:
        return True
    return not any(seat in seats and other in seats for seats in sides.values() for other in match.decision.options)


def noted(clip: Clip, note: Callable[[], None]) -> Clip:
    """The clip, which calls `note` at its beginning if it takes time."""

    def begin() -> None:
        clip.begin()
        note()

    return replace(clip, begin=begin) if clip.ms else clip


# ------------------------------------------------------------------ recap


@dataclass
class MissedEvents:
    """What a side has missed: the state before it, and the moments by number of the answer."""

    before: Any
    moments: list[tuple[int, list[EventSnapshot]]] = field(default_factory=list)


class Recap:
    """What each side at the screen has missed; `shows` is set while the recap runs."""

    def __init__(self) -> None:
        self.missed: dict[str, MissedEvents] = {}
        self.shows = False

    def add(self, side: SideClient, before: Any, turn: int, moments: list[EventSnapshot]) -> None:
        """Store moments of an answer that `side` sees only later; `before` is the state that it sees first."""
        self.missed.setdefault(side.name, MissedEvents(before)).moments.append((turn, moments))

    def reread(self, sides: Sequence[SideClient], match: Match) -> None:
        """Rebuild from the record what each side has missed since its last answer, for a match that was resumed."""
        if not match.turn:
            return
        replay = Replay(match.to_record())
        if replay.last != match.turn or replay.whole.digest != match.digest:  # the rules have changed since
            return
        for side in sides:
            seats = side.eyes or frozenset()
            last = max((number for number, action in enumerate(match.actions, start=1) if action.seat in seats), default=0)
            if last < match.turn:
                heard = [(number, replay.moments(number, seats)) for number in range(last + 1, match.turn + 1)]
                self.missed[side.name] = MissedEvents(replay.at(last).view(seats).state, heard)

    def rewind(self, turn: int) -> None:
        """Drop what was undone: all moments after answer number `turn`."""
        self.shows = False
        for missed in self.missed.values():
            missed.moments = [one for one in missed.moments if one[0] <= turn]

    def end(self) -> None:
        """The recap has run."""
        self.shows = False
