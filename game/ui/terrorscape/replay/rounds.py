"""A match as rounds and half-turns: timeline marks, true locations, close calls.

All of it may contain both sides' secrets, so it is read after the end; before it, from one side's Events only.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import Door, Place, State
from game.rules.terrorscape.villa import NEAR, WAY
from game.ui.terrorscape.layout import KILLER, SURVIVORS

MARK_KINDS = ("end", "rescue", "key", "encounter", "close")
"""The kinds of timeline marks; later ones cover earlier ones."""
MARKED: dict[type[Event], str] = {
    event.EncounterBegan: "encounter", event.KeyHung: "key", event.RescueCalled: "rescue",
    event.SurvivorsWon: "end", event.KillerWon: "end", event.WaysParted: "end",
}  # fmt: skip
NAMING = (event.Screamed, event.Injured, event.Warded, event.SurvivorEscaped, event.Eliminated)
"""Public Events that tell the location of their survivor."""


Log = Sequence[Sequence[Event]]
"""The Events of each answer, moment 0 those of the beginning."""


class HalfTurn(NamedTuple):
    """A half-turn: its side, its round, and the range of its moments (`end` excluded)."""

    side: str
    round: int
    begin: int
    end: int


class TimelineMark(NamedTuple):
    """A mark on the timeline; its kind is one of MARK_KINDS."""

    kind: str
    moment: int


class Positions(NamedTuple):
    """The true locations at a moment: the survivors' ("" outside the house), the killer's, and whether he was seen."""

    places: tuple[Place, ...]
    lair: Place
    seen: Place
    open: bool
    barred: frozenset[Door]


class CloseCall(NamedTuple):
    """A close call: its kind, its moment, the survivors and the location.

    A half-turn has at most one, the first of the kinds below. A survivor counts only if no public Event of the half-turn tells
    its location (found, met, revealed, a scream, an injury, a SENSE of a single location); for "same" and "door" nor one of the
    next half-turn.

    - "same": the hidden killer and the survivor shared a location. Neither knew.
    - "missed": in his half-turn the visible killer was in the survivor's location and did not search it.
    - "search": he searched a location, and the survivor was one way without a barricade from it.
    - "door": at the end of his half-turn the hidden killer was one way without a barricade from the survivor. Neither knew.

    A repetition with the same survivors in the same locations in the next half-turn does not count.
    """

    kind: str
    moment: int
    who: tuple[int, ...]
    place: Place


class Night(NamedTuple):
    """The half-turns of a match, its marks without close calls, and the first moment of each round."""

    half_turns: tuple[HalfTurn, ...]
    timeline_marks: tuple[TimelineMark, ...]
    begins: tuple[int, ...]

    def half_turn_at(self, moment: int) -> HalfTurn:
        """The half-turn that contains a moment."""
        return next((half for half in reversed(self.half_turns) if half.begin <= moment), self.half_turns[0])

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.begins)


def read_night(log: Log) -> Night:
    """The rounds of a log; moment n holds the Events of the n-th answer."""
    begun: list[tuple[str, int, int]] = [(SURVIVORS, 1, 0)]
    timeline_marks: list[TimelineMark] = []
    for moment, events in enumerate(log):
        for happened in events:
            if isinstance(happened, event.RoundBegan):
                begun = begun[1:] if begun == [(SURVIVORS, 1, 0)] else begun
                begun.append((SURVIVORS, happened.number, moment if begun else 0))
            elif isinstance(happened, event.KillerTurnBegan | event.KillerWaited):
                begun.append((KILLER, begun[-1][1], moment))
            if type(happened) in MARKED:
                timeline_marks.append(TimelineMark(MARKED[type(happened)], moment))
    ends = [*(one[2] for one in begun[1:]), len(log)]
    half_turns = tuple(HalfTurn(side, number, begin, end) for (side, number, begin), end in zip(begun, ends, strict=True))
    begins = tuple(half.begin for half in half_turns if half.side == SURVIVORS)
    return Night(half_turns, tuple(timeline_marks), begins)


def since_round(events: Sequence[Event]) -> Sequence[Event]:
    """The Events since an answer began a round; all of them if it did not."""
    begun = next((place for place, one in enumerate(events) if isinstance(one, event.RoundBegan)), 0)
    return events[begun:]


# ------------------------------------------------------------------ positions


def positions_of(t: State) -> Positions:
    """The current true positions."""
    places = tuple("" if one.fate else place for one, place in zip(t.survivors, t.team.places, strict=True))
    return Positions(places, t.dark.place, t.seen, t.place is not None, frozenset(t.barricades))


def hidden_way(positions: Sequence[Positions], moment: int) -> tuple[Place, ...]:
    """The killer's path since he was last seen, beginning there; empty while he is seen."""
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


def close_calls(night: Night, log: Log, positions: Sequence[Positions], names: Sequence[str]) -> list[CloseCall]:
    """The close calls in their order; `names` are the survivors' ids."""
    found: list[CloseCall] = []
    before: CloseCall | None = None
    named = [_revealed(log[half.begin : half.end]) for half in night.half_turns] + [set()]
    for number, half in enumerate(night.half_turns):
        safe = [survivor for survivor, name in enumerate(names) if name not in named[number]]
        safer = [survivor for survivor in safe if names[survivor] not in named[number + 1]]
        now = _close(half, log, positions, safe, safer)
        if now is not None and (before is None or before._replace(moment=now.moment) != now):
            found.append(now)
        before = now
    return found


def _close(half: HalfTurn, log: Log, positions: Sequence[Positions], safe: list[int], safer: list[int]) -> CloseCall | None:
    """The close call of a half-turn. The locations of `safe` survivors stay secret in it, of `safer` ones in the next, too."""
    moments, last = range(half.begin, half.end), half.end - 1
    killer_state = half.side == KILLER
    ways = [
        ("same", ((moment, positions[moment].lair) for moment in moments if not positions[moment].open), safer, False),
        ("missed", ((moment, positions[moment].lair) for moment in moments if killer_state and positions[moment].open), safe, False),
        ("search", ((moment, place) for moment in moments for place in _searched(log[moment])), safe, True),
        ("door", ((moment, positions[moment].lair) for moment in (last,) if killer_state and not positions[moment].open), safer, True),
    ]  # fmt: skip
    for kind, spots, unknown, beside in ways:
        for moment, place in spots:
            step = positions[moment]
            near = {other for other in NEAR[place] if WAY[place, other] not in step.barred} if beside else {place}
            who = tuple(survivor for survivor in unknown if step.places[survivor] in near)
            if who and not (kind == "missed" and place in _searched(log[moment])):
                return CloseCall(kind, moment, who, place)
    return None


def _searched(events: Sequence[Event]) -> Iterator[Place]:
    return (one.place for one in events if isinstance(one, event.Searched))


def _revealed(log: Log) -> set[str]:
    """The survivors whose location a public Event tells."""
    found: set[str] = set()
    for happened in (one for events in log for one in events):
        match happened:
            case event.Searched(_, names) | event.EncounterBegan(_, names) | event.Revealed(names):
                found.update(names)
            case event.Sensed(places, _, names) if len(places) == 1:
                found.update(names)
            case _ if isinstance(happened, NAMING):
                found.add(happened.survivor)
    return found
