"""A whole night of Terrorscape as a story: rounds and half-turns, the signs worth a mark, where everybody really was, who did what.

Everything here knows both sides: it is read once a night is over, and from one side's Events alone while it is not.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.engine.script import Action, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import Door, Place, State
from game.rules.terrorscape.villa import NEAR, WAY
from game.storage.replay import Replay
from game.ui.terrorscape.layout import KILLER, SURVIVORS

MARK_KINDS = ("end", "rescue", "key", "encounter", "close")
"""What may stand above the line; where two meet, the later of these lies on top."""


class HalfTurn(NamedTuple):
    """Half a round: whose, in which round, and the moments at which it begins and ends (the next one's begin)."""

    side: str
    round: int
    begin: int
    end: int


class TimelineMark(NamedTuple):
    """A mark above the line: its kind (one of SIGNS) and its moment."""

    kind: str
    moment: int


class Positions(NamedTuple):
    """Where everybody was at a moment: the survivors' locations ("" for one who is no longer in the house), the killer's, and whether he was seen."""

    places: tuple[Place, ...]
    lair: Place
    seen: Place
    open: bool
    barred: frozenset[Door]


class CloseCall(NamedTuple):
    """A close call: how, when, who, and where the survivors in question stood.

    At most one in a half-turn, the first of these that there is. In all of them a survivor counts only if nothing public says where it is (found,
    met, revealed, a scream, an injury, a SENSE of a single location) in that half-turn; for "same" and "door" in the next one neither.

    - "same": the killer was out of sight and in one location with the survivor. Neither knew.
    - "missed": in his own half-turn he stood in the open in the survivor's location, and did not search it.
    - "search": he searched a location, and the survivor stood one way from it that no barricade closed.
    - "door": at the end of his half-turn he was out of sight, one way without a barricade from the survivor. Neither knew.

    What was so in the half-turn before, with the same survivors in the same locations, is not told again.
    """

    kind: str
    moment: int
    who: tuple[int, ...]
    place: Place


class Night(NamedTuple):
    """The half-turns of a night, its signs without close calls, and the moment at which each round begins."""

    half_turns: tuple[HalfTurn, ...]
    timeline_marks: tuple[TimelineMark, ...]
    begins: tuple[int, ...]

    def half_turn_at(self, moment: int) -> HalfTurn:
        """The half-turn that a moment belongs to."""
        return next((half for half in reversed(self.half_turns) if half.begin <= moment), self.half_turns[0])

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.begins)


def read_night(log: Sequence[Sequence[Event]]) -> Night:
    """The night that a log tells; moment n are the Events of the n-th answer."""
    begun: list[tuple[str, int, int]] = [(SURVIVORS, 1, 0)]
    timeline_marks: list[TimelineMark] = []
    for moment, events in enumerate(log):
        for happened in events:
            if isinstance(happened, event.RoundBegan):
                begun = begun[1:] if begun == [(SURVIVORS, 1, 0)] else begun
                begun.append((SURVIVORS, happened.number, moment if begun else 0))
            elif isinstance(happened, event.KillerTurnBegan | event.KillerWaited):
                begun.append((KILLER, begun[-1][1], moment))
            kind = _kind(happened)
            if kind:
                timeline_marks.append(TimelineMark(kind, moment))
    ends = [*(one[2] for one in begun[1:]), len(log)]
    half_turns = tuple(HalfTurn(side, number, begin, end) for (side, number, begin), end in zip(begun, ends, strict=True))
    begins = tuple(half.begin for half in half_turns if half.side == SURVIVORS)
    return Night(half_turns, tuple(timeline_marks), begins)


def since_round(events: Sequence[Event]) -> Sequence[Event]:
    """What belongs to the round that an answer has begun; all of it where it has begun none."""
    begun = next((place for place, one in enumerate(events) if isinstance(one, event.RoundBegan)), 0)
    return events[begun:]


def _kind(happened: Event) -> str:
    """The sign that an Event deserves, if any."""
    match happened:
        case event.EncounterBegan():
            return "encounter"
        case event.KeyHung():
            return "key"
        case event.RescueCalled():
            return "rescue"
        case event.SurvivorsWon() | event.KillerWon() | event.WaysParted():
            return "end"
    return ""


# ------------------------------------------------------------------ who was where


def positions_of(t: State) -> Positions:
    """Where everybody is now."""
    places = tuple("" if one.fate else place for one, place in zip(t.survivors, t.team.places, strict=True))
    return Positions(places, t.dark.place, t.seen, t.place is not None, frozenset(t.barricades))


def all_positions(reel: Replay) -> list[Positions]:
    """Where everybody was at each moment of a night that is over."""
    return [positions_of(reel.at(moment).game.state) for moment in range(reel.last + 1)]


def hidden_way(positions: Sequence[Positions], moment: int) -> tuple[Place, ...]:
    """The locations that the killer has passed since he was seen last, that one first; empty while he is seen."""
    if positions[moment].open:
        return ()
    begin = moment
    while begin and not positions[begin].open:
        begin -= 1
    found = [positions[moment].seen]
    for step in positions[begin : moment + 1]:
        if step.lair != found[-1]:
            found.append(step.lair)
    return tuple(found)


# ------------------------------------------------------------------ close calls


def close_calls(
    night: Night, log: Sequence[Sequence[Event]], positions: Sequence[Positions], names: Sequence[str]
) -> list[CloseCall]:
    """The close calls of a night, in their order; `names` are the survivors' ids."""
    found: list[CloseCall] = []
    before: CloseCall | None = None
    named = [_named(log[half.begin : half.end]) for half in night.half_turns] + [set()]
    for number, half in enumerate(night.half_turns):
        safe = [survivor for survivor, name in enumerate(names) if name not in named[number]]
        safer = [survivor for survivor in safe if names[survivor] not in named[number + 1]]
        now = _close(half, log, positions, safe, safer)
        if now is not None and (before is None or before._replace(moment=now.moment) != now):
            found.append(now)
        before = now
    return found


def _close(
    half: HalfTurn, log: Sequence[Sequence[Event]], positions: Sequence[Positions], safe: Sequence[int], safer: Sequence[int]
) -> CloseCall | None:
    """The close call of a half-turn, if there was one; `safe` stayed unknown in it, `safer` in the next one, too."""
    moments, last = range(half.begin, half.end), half.end - 1
    his = half.side == KILLER
    ways = [
        ("same", ((moment, positions[moment].lair) for moment in moments if not positions[moment].open), safer, False),
        ("missed", ((moment, positions[moment].lair) for moment in moments if his and positions[moment].open), safe, False),
        ("search", ((moment, place) for moment in moments for place in _searched(log[moment])), safe, True),
        ("door", ((moment, positions[moment].lair) for moment in (last,) if his and not positions[moment].open), safer, True),
    ]  # fmt: skip
    for kind, spots, unknown, beside in ways:
        for moment, place in spots:
            step = positions[moment]
            near = _reach(step, place) if beside else {place}
            who = tuple(survivor for survivor in unknown if step.places[survivor] in near)
            if who and not (kind == "missed" and place in _searched(log[moment])):
                return CloseCall(kind, moment, who, place)
    return None


def _reach(step: Positions, place: Place) -> set[Place]:
    """The locations one way from `place` that no barricade closes."""
    return {other for other in NEAR[place] if WAY[place, other] not in step.barred}


def _searched(events: Sequence[Event]) -> Iterator[Place]:
    return (one.place for one in events if isinstance(one, event.Searched))


def _named(log: Sequence[Sequence[Event]]) -> set[str]:
    """The survivors of whom something public said where they are."""
    found: set[str] = set()
    for happened in (one for events in log for one in events):
        match happened:
            case event.Searched(_, names) | event.EncounterBegan(_, names) | event.Revealed(names):
                found.update(names)
            case event.Sensed(places, _, names) if len(places) == 1:
                found.update(names)
            case (
                event.Screamed(name)
                | event.Injured(name)
                | event.Warded(name)
                | event.SurvivorEscaped(name)
                | event.Eliminated(name)
            ):
                found.add(name)
            case _:
                pass
    return found


def actor(actions: Sequence[Action], moment: int) -> int | None:
    """The survivor (0 to 2) whose answer led to a moment; None for the killer's, and for the set-up."""
    seat = actions[moment - 1].seat if moment else 0
    return seat - 1 if seat > 0 else None
