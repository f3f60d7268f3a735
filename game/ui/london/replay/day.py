"""The record of a match of London Dread, read from its Events and answers: its plannings, hours, card results and changes of Dread.

The result screen and the replay show it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Action, Event
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.places import destination
from game.rules.london.state import SLOTS, CardId, Place, Token
from game.rules.london.tables.cards import NUMBERS

SOLVED, FAILED, LEFT, JOINED = "solved", "failed", "left", "joined"
"""The results of a Dread card or Goon (SOLVED, FAILED, LEFT) and of an Ally (JOINED). Plot cards have `TIER_RESULTS`."""
TIER_RESULTS = ("tier-0", "tier-1", "tier-2")
RESULTS: dict[type[Event], str] = {event.DreadSolved: SOLVED, event.DreadFailed: FAILED, event.WalkedAway: LEFT}


class TokenChange(NamedTuple):
    """A token placed or taken ("") at `ms` milliseconds after the start of the planning. `moment` is the number of the answer."""

    ms: int
    moment: int
    seat: Seat
    slot: int
    token: Token


class CardReveal(NamedTuple):
    """A card that a player revealed during the planning."""

    ms: int
    moment: int
    seat: Seat
    place: Place
    card: CardId


PlanInput = TokenChange | CardReveal


@dataclass
class PlanningRecord:
    """The planning of a Chapter, from the first stroke (`begin`) to the third (`end`). It took `ms` milliseconds."""

    begin: int
    end: int
    ms: int = 0
    token_changes: list[TokenChange] = field(default_factory=list)
    reveals: list[CardReveal] = field(default_factory=list)
    agreements: list[tuple[int, event.PlanAgreed]] = field(default_factory=list)

    @property
    def inputs(self) -> list[PlanInput]:
        """The tokens and cards in their order."""
        return sorted([*self.token_changes, *self.reveals], key=lambda one: (one.moment, one.ms))

    def clocks(self, seats: int, ms: float | None = None) -> list[list[Token]]:
        """The clocks after `ms` milliseconds, by default at the end."""
        found: list[list[Token]] = [[""] * SLOTS for _ in range(seats)]
        for one in self.token_changes:
            if ms is None or one.ms <= ms:
                found[one.seat][one.slot] = one.token
        return found


class CardAttempt(NamedTuple):
    """What some Characters achieved at a card: the result, and the Action Points or FISTs they spent."""

    moment: int
    place: Place
    card: CardId
    seats: tuple[Seat, ...]
    result: str
    points: int = 0

    @property
    def tier(self) -> int:
        """The outcome of a Plot card, -1 for other cards."""
        return TIER_RESULTS.index(self.result) if self.result in TIER_RESULTS else -1


class DreadChange(NamedTuple):
    """A change of Dread, its reason, and the card that caused it ("" if none did)."""

    moment: int
    change: int
    dread: int
    why: str
    card: CardId = ""


@dataclass
class HourRecord:
    """An hour of a Chapter. `planned` and `actual` are the places at its end by seat.

    It begins with the answer after the last one of the previous hour, so that the results of that hour stay visible.
    """

    chapter: int
    slot: int
    begin: int
    planned: tuple[Place, ...]
    actual: tuple[Place, ...]
    detours: frozenset[Seat] = frozenset()
    attempts: list[CardAttempt] = field(default_factory=list)
    dread_changes: list[DreadChange] = field(default_factory=list)

    @property
    def change(self) -> int:
        """The sum of the changes of Dread."""
        return sum(one.change for one in self.dread_changes)

    def dread_of(self, attempt: CardAttempt) -> int:
        """The rise of Dread that the card of an attempt caused."""
        return sum(one.change for one in self.dread_changes if one.card == attempt.card)


@dataclass
class ChapterRecord:
    """A Chapter: its planning, its hours, and the changes of Dread at its end."""

    number: int
    planning: PlanningRecord
    hours: list[HourRecord] = field(default_factory=list)
    closing_changes: list[DreadChange] = field(default_factory=list)


@dataclass
class DayRecord:
    """The whole match.

    `endgame`, `rounds` and `showdown` hold the first moments (-1: never), `fists` the Showdown's FISTs and target.
    """

    seats: int
    chapters: list[ChapterRecord] = field(default_factory=list)
    endgame: int = -1
    rounds: list[tuple[int, CardId]] = field(default_factory=list)
    challenge_results: list[tuple[int, event.ChallengeMet]] = field(default_factory=list)
    showdown: int = -1
    fists: tuple[int, int] | None = None
    endgame_changes: list[DreadChange] = field(default_factory=list)

    @property
    def hours(self) -> list[HourRecord]:
        """The hours of all Chapters."""
        return [hour for chapter in self.chapters for hour in chapter.hours]

    @property
    def attempts(self) -> list[CardAttempt]:
        """The attempts of all hours."""
        return [attempt for hour in self.hours for attempt in hour.attempts]

    @property
    def dread_changes(self) -> list[DreadChange]:
        """All changes of Dread in order."""
        parts = [[*(hour.dread_changes for hour in chapter.hours), chapter.closing_changes] for chapter in self.chapters]
        return [one for part in parts for changes in part for one in changes] + self.endgame_changes

    def dread_at(self, moment: int) -> int:
        """The Dread at a moment."""
        return next((one.dread for one in reversed(self.dread_changes) if one.moment <= moment), 0)

    def chapter_at(self, moment: int) -> ChapterRecord:
        """The Chapter of a moment."""
        return next((one for one in reversed(self.chapters) if one.planning.begin <= moment), self.chapters[0])

    def hour_at(self, moment: int) -> HourRecord | None:
        """The hour of a moment, or None during a planning and the Endgame."""
        if 0 <= self.endgame <= moment:
            return None
        return next((hour for hour in reversed(self.chapter_at(moment).hours) if hour.begin <= moment), None)


# ------------------------------------------------------------------ reading


def planned(clocks: Sequence[Sequence[Token]]) -> list[list[Place]]:
    """The places of each hour along clocks, from the common start (LD-024, LD-093)."""
    found = []
    for clock in clocks:
        way = [NUMBERS.start]
        for token in clock:
            way.append(destination(way[-1], token))
        found.append(way[1:])
    return found


def read_day(log: Sequence[Sequence[Event]], actions: Sequence[Action], seats: int) -> DayRecord:
    """Build the record of a match. `log` has the Events of the set-up and of each answer, `actions` the answers.

    Without the beginning of a match the missing part is a Chapter 0 without a plan.
    """
    reader = _Reader(seats)
    for reader.moment, events in enumerate(log):
        if reader.moment:
            action = actions[reader.moment - 1]
            reader.at_ms, reader.seat = action.at_ms, action.seat
        for one in events:
            if reader.planning:
                reader.plan(one)
            else:
                reader.turn(one)
                reader.live(one)
    return reader.day


class _Reader:
    """Reads a match Event by Event; `moment`, `at_ms` and `seat` are those of the answer at hand."""

    def __init__(self, seats: int) -> None:
        self.day = DayRecord(seats, [ChapterRecord(0, PlanningRecord(0, 0))])
        self.places: list[Place] = [NUMBERS.start] * seats
        self.plans: list[list[Place]] = []
        self.turned_arrows: set[tuple[Seat, int]] = set()
        self.parties: dict[CardId, tuple[Seat, ...]] = {}
        self.card: CardId = ""
        self.began_ms = self.at_ms = self.moment = self.seat = 0
        self.planning = self.closing = False

    def plan(self, one: Event) -> None:
        """Read an Event of the planning."""
        planning, ms = self.day.chapters[-1].planning, self.at_ms - self.began_ms
        match one:
            case event.TokenPlaced():
                planning.token_changes.append(TokenChange(ms, self.moment, one.seat, one.slot, one.token))
            case event.CardRevealed():
                planning.reveals.append(CardReveal(ms, self.moment, self.seat, one.place, one.card))
            case event.PlanAgreed():
                planning.agreements.append((ms, one))
            case event.BellStruck(stroke=3):
                planning.end, planning.ms, self.planning = self.moment, ms, False
                self.plans = planned(planning.clocks(self.day.seats))

    def turn(self, one: Event) -> None:
        """Read an Event that begins a Chapter, a planning, an hour or the Endgame."""
        match one:
            case event.ChapterBegan():
                self.places, self.turned_arrows, self.closing = [NUMBERS.start] * self.day.seats, set(), False
                if not self.day.chapters[-1].number:  # nothing was seen before
                    self.day.chapters.clear()
                self.day.chapters.append(ChapterRecord(one.chapter, PlanningRecord(self.moment, self.moment)))
            case event.BellStruck(stroke=1):
                self.began_ms, self.planning = self.at_ms, True
                self.day.chapters[-1].planning.begin = self.day.chapters[-1].planning.end = self.moment
            case event.HourStruck():
                here = tuple(self.places)
                meant = tuple(plan[one.slot] for plan in self.plans) or here
                late = frozenset(seat for seat, slot in self.turned_arrows if slot == one.slot)
                begin = self.moment + (one.slot > 0)
                self.day.chapters[-1].hours.append(HourRecord(self.day.chapters[-1].number, one.slot, begin, meant, here, late))
                self.card = ""
            case event.SegmentEnded() | event.ChapterEnded():
                self.card, self.closing = "", isinstance(one, event.ChapterEnded)
            case event.EndgameBegan():
                self.day.endgame = self.moment + 1
            case event.ShowdownBegan():
                self.day.showdown = self.moment

    def live(self, one: Event) -> None:
        """Read an Event of the hours or of the Endgame."""
        day, hours = self.day, self.day.chapters[-1].hours
        match one:
            case event.DreadChanged():
                found = DreadChange(self.moment, one.change, one.dread, one.why, self.card if one.why != "detour" else "")
                before = self.day.chapters[-1].closing_changes if self.closing or not hours else hours[-1].dread_changes
                (before if day.endgame < 0 else day.endgame_changes).append(found)
            case event.ChallengeRevealed():
                day.rounds.append((self.moment, one.card))
            case event.ChallengeMet():
                day.challenge_results.append((self.moment, one))
            case event.ShowdownEnded():
                day.fists = one.fists, one.target
            case _ if day.endgame < 0 and hours and not self.closing:
                self._attempt(one, hours[-1])

    def _attempt(self, one: Event, hour: HourRecord) -> None:
        match one:
            case event.ArrowTurned():
                self.turned_arrows.add((one.seat, one.slot))
                hour.detours |= {one.seat} if one.slot == hour.slot else set()
            case event.Moved():
                self.places[one.seat] = one.place
                hour.actual = tuple(self.places)
            case event.InvestigationBegan():
                self.parties[one.card], self.card = one.seats, one.card
            case event.PlotResolved():
                self._ended(one, hour, TIER_RESULTS[one.tier], one.fists)
            case event.DreadSolved() | event.DreadFailed() | event.WalkedAway():
                self._ended(one, hour, RESULTS[type(one)], getattr(one, "points", 0))
            case event.Befriended():
                hour.attempts.append(CardAttempt(self.moment, self.places[one.seat], one.ally, (one.seat,), JOINED))

    def _ended(self, one: Any, hour: HourRecord, result: str, points: int) -> None:
        hour.attempts.append(CardAttempt(self.moment, one.place, one.card, self.parties[one.card], result, points))
