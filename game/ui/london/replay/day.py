"""A day in London as its record tells it: what was planned and when, what came of each hour, and what darkened it.

Pure reading of Events and answers; the reckoning and the replay draw it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.script import Action, Event
from game.rules.london import event
from game.rules.london.places import destination
from game.rules.london.state import SLOTS, CardId, Place, Token
from game.rules.london.tables.cards import DREAD, GOONS, NUMBERS, PLOTS

Seat = int
SOLVED, FAILED, LEFT, JOINED = "solved", "failed", "left", "joined"
"""How a card was left behind: solved, tried in vain, left alone; of an Ally: it came along. Of a Plot card "tier-0" to "tier-2"."""
TIER_RESULTS = ("tier-0", "tier-1", "tier-2")


class Laid(NamedTuple):
    """A token that was laid or taken (""), `ms` after the planning began, with the moment of its answer."""

    ms: int
    moment: int
    seat: Seat
    slot: int
    token: Token


class Turned(NamedTuple):
    """A card that somebody turned up."""

    ms: int
    moment: int
    seat: Seat
    place: Place
    card: CardId


class Agreed(NamedTuple):
    """Somebody was content with the plan, or no longer."""

    ms: int
    moment: int
    seat: Seat
    ready: bool


@dataclass
class Planning:
    """The planning of a Chapter, from the first stroke (`begin`) to the third (`end`, the moment after it), which took `ms`."""

    begin: int
    end: int
    ms: int = 0
    laid: list[Laid] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    agreed: list[Agreed] = field(default_factory=list)
    notes: int = 0

    def clocks(self, seats: int, ms: float | None = None) -> list[list[Token]]:
        """The clocks as they lay when so much time had passed; without one as they lay at the end."""
        found: list[list[Token]] = [[""] * SLOTS for _ in range(seats)]
        for one in self.laid:
            if ms is None or one.ms <= ms:
                found[one.seat][one.slot] = one.token
        return found


class Deed(NamedTuple):
    """What some did with a card: how it ended (SOLVED ...), and with how many Action Points or FISTs."""

    moment: int
    place: Place
    card: CardId
    seats: tuple[Seat, ...]
    result: str
    points: int = 0


class Darkening(NamedTuple):
    """A change of Dread, why, and at which card ("" at none)."""

    moment: int
    change: int
    dread: int
    why: str
    card: CardId = ""


@dataclass
class Hour:
    """An hour of a Chapter: where everybody meant to be and was at its end, whose arrow was turned, the deeds, and the Dread.

    It begins with the answer after the one that ended the hour before: what that brought can still be seen.
    """

    chapter: int
    slot: int
    begin: int
    planned: tuple[Place, ...]
    been: tuple[Place, ...]
    detours: frozenset[Seat] = frozenset()
    deeds: list[Deed] = field(default_factory=list)
    dark: list[Darkening] = field(default_factory=list)

    @property
    def change(self) -> int:
        """By how much Dread rose in this hour."""
        return sum(one.change for one in self.dark)

    @property
    def worth(self) -> int:
        """How good it was: the Dread that its cards would have brought, the outcomes of Plot cards, less the Dread of the hour."""
        return sum(_worth(one) for one in self.deeds) - self.change

    def dread_of(self, deed: Deed) -> int:
        """By how much Dread rose over the card of a deed."""
        return sum(one.change for one in self.dark if one.card == deed.card)

    def of(self, seat: Seat) -> list[Deed]:
        """What somebody had a part in."""
        return [deed for deed in self.deeds if seat in deed.seats]


@dataclass
class Chapter:
    """A Chapter: its planning, its hours as far as they went, and what was counted when it closed."""

    number: int
    planning: Planning
    hours: list[Hour] = field(default_factory=list)
    close: list[Darkening] = field(default_factory=list)


class Met(NamedTuple):
    """A Challenge that somebody met."""

    moment: int
    seat: Seat
    card: CardId
    won: bool


@dataclass
class Day:
    """Everything: the Chapters, the moments at which Challenges and the Showdown began (-1: never), who met which Challenge."""

    seats: int
    chapters: list[Chapter] = field(default_factory=list)
    endgame: int = -1
    rounds: list[tuple[int, CardId]] = field(default_factory=list)
    met: list[Met] = field(default_factory=list)
    showdown: int = -1
    fists: tuple[int, int] | None = None
    late: list[Darkening] = field(default_factory=list)

    @property
    def hours(self) -> list[Hour]:
        """The hours of all Chapters."""
        return [hour for chapter in self.chapters for hour in chapter.hours]

    @property
    def deeds(self) -> list[Deed]:
        """The deeds of all hours."""
        return [deed for hour in self.hours for deed in hour.deeds]

    @property
    def dark(self) -> list[Darkening]:
        """Every change of Dread."""
        found = [
            one for chapter in self.chapters for part in (*(hour.dark for hour in chapter.hours), chapter.close) for one in part
        ]
        return found + self.late

    def dread_at(self, moment: int) -> int:
        """Where the track stood at a moment."""
        return next((one.dread for one in reversed(self.dark) if one.moment <= moment), 0)

    def chapter_at(self, moment: int) -> Chapter:
        """The Chapter that a moment belongs to."""
        return next((one for one in reversed(self.chapters) if one.planning.begin <= moment), self.chapters[0])

    def hour_at(self, moment: int) -> Hour | None:
        """The hour that a moment belongs to; None in a planning and in the Endgame."""
        chapter = self.chapter_at(moment)
        if 0 <= self.endgame <= moment:
            return None
        return next((hour for hour in reversed(chapter.hours) if hour.begin <= moment), None)


def _worth(deed: Deed) -> int:
    if deed.result in TIER_RESULTS:
        tier = TIER_RESULTS.index(deed.result)
        return 2 * tier + PLOTS[deed.card].dread if tier else 0
    return _left(deed.card) if deed.result == SOLVED else 0


def _left(card: CardId) -> int:
    """The Dread of a card that is left undone."""
    return NUMBERS.goon_left if card in GOONS else DREAD[card].dread if card in DREAD else 0


def planned(clocks: Sequence[Sequence[Token]]) -> list[list[Place]]:
    """Where clocks lead hour by hour from where everybody begins (LD-024, LD-093)."""
    found = []
    for clock in clocks:
        here, way = NUMBERS.start, list[Place]()
        for token in clock:
            here = destination(here, token)
            way.append(here)
        found.append(way)
    return found


def read_day(log: Sequence[Sequence[Event]], actions: Sequence[Action], seats: int) -> Day:
    """The day that a record tells: `log` are the Events of the set-up and of each answer, `actions` these answers.

    Of a story that was not seen from its beginning what is missing counts as a day without a plan.
    """
    reader = _Reader(seats)
    for moment, events in enumerate(log):
        reader.take(moment, events, actions[moment - 1] if moment else None)
    return reader.day


class _Reader:
    """Reads a record answer by answer."""

    def __init__(self, seats: int) -> None:
        self.day = Day(seats, [Chapter(0, Planning(0, 0))])
        self.places: list[Place] = [NUMBERS.start] * seats
        self.plans: list[list[Place]] = []
        self.turned: set[tuple[Seat, int]] = set()
        self.parties: dict[CardId, tuple[Seat, ...]] = {}
        self.card: CardId = ""
        self.began_ms = self.at_ms = self.moment = 0
        self.seat: Seat = 0
        self.planning = self.closing = False

    @property
    def chapter(self) -> Chapter:
        return self.day.chapters[-1]

    def take(self, moment: int, events: Sequence[Event], action: Action | None) -> None:
        """Read an answer."""
        self.moment = moment
        if action is not None:
            self.at_ms, self.seat = action.at_ms, action.seat
        for one in events:
            if self.planning:
                self._plan(one)
            else:
                self._turn(one)
                self._live(one)

    def _plan(self, one: Event) -> None:
        """An input of the planning, or its end."""
        planning, ms = self.chapter.planning, self.at_ms - self.began_ms
        match one:
            case event.TokenPlaced():
                planning.laid.append(Laid(ms, self.moment, one.seat, one.slot, one.token))
            case event.CardRevealed():
                planning.turned.append(Turned(ms, self.moment, self.seat, one.place, one.card))
            case event.PlanAgreed():
                planning.agreed.append(Agreed(ms, self.moment, one.seat, one.ready))
            case event.NoteLaid() if one.colour:
                planning.notes += 1
            case event.BellStruck(stroke=3):
                planning.end, planning.ms, self.planning = self.moment, ms, False
                self.plans = planned(planning.clocks(self.day.seats))

    def _turn(self, one: Event) -> None:
        """What begins a part of the story."""
        match one:
            case event.ChapterBegan():
                self.places, self.turned, self.closing = [NUMBERS.start] * self.day.seats, set(), False
                if not self.chapter.number:  # nothing was seen before
                    self.day.chapters.clear()
                self.day.chapters.append(Chapter(one.chapter, Planning(self.moment, self.moment)))
            case event.BellStruck(stroke=1):
                self.began_ms, self.planning = self.at_ms, True
                self.chapter.planning.begin = self.chapter.planning.end = self.moment
            case event.HourStruck():
                meant = tuple(plan[one.slot] for plan in self.plans) or tuple(self.places)
                late = {seat for seat, slot in self.turned if slot == one.slot}
                self.card = ""
                begin = self.moment + (one.slot > 0)
                self.chapter.hours.append(Hour(self.chapter.number, one.slot, begin, meant, tuple(self.places), frozenset(late)))
            case event.SegmentEnded():
                self.card = ""
            case event.ChapterEnded():
                self.card, self.closing = "", True
            case event.EndgameBegan():
                self.day.endgame = self.moment + 1
            case event.ShowdownBegan():
                self.day.showdown = self.moment

    def _live(self, one: Event) -> None:
        """What happens in the hours and in the Endgame."""
        match one:
            case event.DreadChanged():
                self._darken(one)
            case event.ChallengeRevealed():
                self.day.rounds.append((self.moment, one.card))
            case event.ChallengeMet():
                self.day.met.append(Met(self.moment, one.seat, one.card, one.success))
            case event.ShowdownEnded():
                self.day.fists = one.fists, one.target
            case _ if self.day.endgame < 0 and self.chapter.hours and not self.closing:
                self._deed(one, self.chapter.hours[-1])

    def _darken(self, one: event.DreadChanged) -> None:
        found = Darkening(self.moment, one.change, one.dread, one.why, self.card if one.why != "detour" else "")
        if self.day.endgame >= 0:
            self.day.late.append(found)
        else:
            hours = self.chapter.hours
            (self.chapter.close if self.closing or not hours else hours[-1].dark).append(found)

    def _deed(self, one: Event, hour: Hour) -> None:
        match one:
            case event.ArrowTurned():
                self.turned.add((one.seat, one.slot))
                if one.slot == hour.slot:
                    hour.detours |= {one.seat}
            case event.Moved():
                self.places[one.seat] = one.place
                hour.been = tuple(self.places)
            case event.InvestigationBegan():
                self.parties[one.card], self.card = one.seats, one.card
            case event.DreadSolved() | event.DreadFailed():
                result = SOLVED if isinstance(one, event.DreadSolved) else FAILED
                hour.deeds.append(Deed(self.moment, one.place, one.card, self.parties[one.card], result, one.points))
            case event.WalkedAway():
                hour.deeds.append(Deed(self.moment, one.place, one.card, self.parties[one.card], LEFT))
            case event.PlotResolved():
                hour.deeds.append(
                    Deed(self.moment, one.place, one.card, self.parties[one.card], TIER_RESULTS[one.tier], one.fists)
                )
            case event.Befriended():
                hour.deeds.append(Deed(self.moment, self.places[one.seat], one.ally, (one.seat,), JOINED))
