"""The record of a match of London Dread: its plannings, hours, card results and changes of Dread.

`day_reader` builds it. The result screen and the replay show it.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.london.state import SLOTS, CardId, Place, Token
from game.rules.london.tables.cards import DREAD, GOONS, NUMBERS, PLOTS

Seat = int
SOLVED, FAILED, LEFT, JOINED = "solved", "failed", "left", "joined"
"""The results of a Dread card or Goon (SOLVED, FAILED, LEFT) and of an Ally (JOINED). Plot cards have `TIER_RESULTS`."""
TIER_RESULTS = ("tier-0", "tier-1", "tier-2")


class TokenChange(NamedTuple):
    """A token placed or taken ("") at `ms` after the start of the planning. `moment` is the number of the answer."""

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


class PlanAgreement(NamedTuple):
    """A player agreed with the plan, or withdrew the agreement."""

    ms: int
    moment: int
    seat: Seat
    ready: bool


@dataclass
class PlanningRecord:
    """The planning of a Chapter, from the first stroke (`begin`) to the third (`end`). It took `ms` milliseconds."""

    begin: int
    end: int
    ms: int = 0
    token_changes: list[TokenChange] = field(default_factory=list)
    reveals: list[CardReveal] = field(default_factory=list)
    agreements: list[PlanAgreement] = field(default_factory=list)
    notes: int = 0

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

    @property
    def worth(self) -> int:
        """A value to compare hours: the Dread avoided and the tiers of Plot cards, minus the rise of Dread."""
        return sum(_worth(one) for one in self.attempts) - self.change

    def dread_of(self, attempt: CardAttempt) -> int:
        """The rise of Dread that the card of an attempt caused."""
        return sum(one.change for one in self.dread_changes if one.card == attempt.card)

    def of(self, seat: Seat) -> list[CardAttempt]:
        """The attempts in which a seat took part."""
        return [attempt for attempt in self.attempts if seat in attempt.seats]


@dataclass
class ChapterRecord:
    """A Chapter: its planning, its hours, and the changes of Dread at its end."""

    number: int
    planning: PlanningRecord
    hours: list[HourRecord] = field(default_factory=list)
    closing_changes: list[DreadChange] = field(default_factory=list)


class ChallengeRecord(NamedTuple):
    """The result of a Character at a Challenge."""

    moment: int
    seat: Seat
    card: CardId
    won: bool


@dataclass
class DayRecord:
    """The whole match.

    `endgame`, `rounds` and `showdown` hold the first moments (-1: never), `fists` the Showdown's FISTs and target.
    """

    seats: int
    chapters: list[ChapterRecord] = field(default_factory=list)
    endgame: int = -1
    rounds: list[tuple[int, CardId]] = field(default_factory=list)
    challenge_results: list[ChallengeRecord] = field(default_factory=list)
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
        found = [
            one
            for chapter in self.chapters
            for part in (*(hour.dread_changes for hour in chapter.hours), chapter.closing_changes)
            for one in part
        ]
        return found + self.endgame_changes

    def dread_at(self, moment: int) -> int:
        """The Dread at a moment."""
        return next((one.dread for one in reversed(self.dread_changes) if one.moment <= moment), 0)

    def chapter_at(self, moment: int) -> ChapterRecord:
        """The Chapter of a moment."""
        return next((one for one in reversed(self.chapters) if one.planning.begin <= moment), self.chapters[0])

    def hour_at(self, moment: int) -> HourRecord | None:
        """The hour of a moment, or None during a planning and the Endgame."""
        chapter = self.chapter_at(moment)
        if 0 <= self.endgame <= moment:
            return None
        return next((hour for hour in reversed(chapter.hours) if hour.begin <= moment), None)


def _worth(attempt: CardAttempt) -> int:
    if attempt.result in TIER_RESULTS:
        tier = TIER_RESULTS.index(attempt.result)
        return 2 * tier + PLOTS[attempt.card].dread if tier else 0
    return _left(attempt.card) if attempt.result == SOLVED else 0


def _left(card: CardId) -> int:
    """The Dread of a card that stays unsolved."""
    return NUMBERS.goon_left if card in GOONS else DREAD[card].dread if card in DREAD else 0
