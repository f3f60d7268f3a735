"""Builds a `DayRecord` from the Events and the answers of a match."""

from collections.abc import Sequence

from game.rules.engine.script import Action, Event
from game.rules.london import event
from game.rules.london.places import destination
from game.rules.london.state import CardId, Place, Token
from game.rules.london.tables.cards import NUMBERS
from game.ui.london.replay.day import (
    FAILED,
    JOINED,
    LEFT,
    SOLVED,
    TIER_RESULTS,
    CardAttempt,
    CardReveal,
    ChallengeRecord,
    ChapterRecord,
    DayRecord,
    DreadChange,
    HourRecord,
    PlanAgreement,
    PlanningRecord,
    Seat,
    TokenChange,
)


def planned(clocks: Sequence[Sequence[Token]]) -> list[list[Place]]:
    """The places of each hour along clocks, from the common start (LD-024, LD-093)."""
    found = []
    for clock in clocks:
        here, way = NUMBERS.start, list[Place]()
        for token in clock:
            here = destination(here, token)
            way.append(here)
        found.append(way)
    return found


def read_day(log: Sequence[Sequence[Event]], actions: Sequence[Action], seats: int) -> DayRecord:
    """Build the record of a match. `log` has the Events of the set-up and of each answer, `actions` the answers.

    Without the beginning of a match the missing part is a Chapter 0 without a plan.
    """
    reader = _Reader(seats)
    for moment, events in enumerate(log):
        reader.take(moment, events, actions[moment - 1] if moment else None)
    return reader.day


class _Reader:
    """Reads a match answer by answer."""

    def __init__(self, seats: int) -> None:
        self.day = DayRecord(seats, [ChapterRecord(0, PlanningRecord(0, 0))])
        self.places: list[Place] = [NUMBERS.start] * seats
        self.plans: list[list[Place]] = []
        self.turned_arrows: set[tuple[Seat, int]] = set()
        self.parties: dict[CardId, tuple[Seat, ...]] = {}
        self.card: CardId = ""
        self.began_ms = self.at_ms = self.moment = 0
        self.seat: Seat = 0
        self.planning = self.closing = False

    @property
    def chapter(self) -> ChapterRecord:
        return self.day.chapters[-1]

    def take(self, moment: int, events: Sequence[Event], action: Action | None) -> None:
        """Read the Events of an answer."""
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
        """Read an Event of the planning."""
        planning, ms = self.chapter.planning, self.at_ms - self.began_ms
        match one:
            case event.TokenPlaced():
                planning.token_changes.append(TokenChange(ms, self.moment, one.seat, one.slot, one.token))
            case event.CardRevealed():
                planning.reveals.append(CardReveal(ms, self.moment, self.seat, one.place, one.card))
            case event.PlanAgreed():
                planning.agreements.append(PlanAgreement(ms, self.moment, one.seat, one.ready))
            case event.NoteLaid() if one.colour:
                planning.notes += 1
            case event.BellStruck(stroke=3):
                planning.end, planning.ms, self.planning = self.moment, ms, False
                self.plans = planned(planning.clocks(self.day.seats))

    def _turn(self, one: Event) -> None:
        """Read an Event that begins a Chapter, a planning, an hour or the Endgame."""
        match one:
            case event.ChapterBegan():
                self.places, self.turned_arrows, self.closing = [NUMBERS.start] * self.day.seats, set(), False
                if not self.chapter.number:  # nothing was seen before
                    self.day.chapters.clear()
                self.day.chapters.append(ChapterRecord(one.chapter, PlanningRecord(self.moment, self.moment)))
            case event.BellStruck(stroke=1):
                self.began_ms, self.planning = self.at_ms, True
                self.chapter.planning.begin = self.chapter.planning.end = self.moment
            case event.HourStruck():
                meant = tuple(plan[one.slot] for plan in self.plans) or tuple(self.places)
                late = {seat for seat, slot in self.turned_arrows if slot == one.slot}
                self.card = ""
                begin = self.moment + (one.slot > 0)
                self.chapter.hours.append(
                    HourRecord(self.chapter.number, one.slot, begin, meant, tuple(self.places), frozenset(late))
                )
            case event.SegmentEnded():
                self.card = ""
            case event.ChapterEnded():
                self.card, self.closing = "", True
            case event.EndgameBegan():
                self.day.endgame = self.moment + 1
            case event.ShowdownBegan():
                self.day.showdown = self.moment

    def _live(self, one: Event) -> None:
        """Read an Event of the hours or of the Endgame."""
        match one:
            case event.DreadChanged():
                self._darken(one)
            case event.ChallengeRevealed():
                self.day.rounds.append((self.moment, one.card))
            case event.ChallengeMet():
                self.day.challenge_results.append(ChallengeRecord(self.moment, one.seat, one.card, one.success))
            case event.ShowdownEnded():
                self.day.fists = one.fists, one.target
            case _ if self.day.endgame < 0 and self.chapter.hours and not self.closing:
                self._attempt(one, self.chapter.hours[-1])

    def _darken(self, one: event.DreadChanged) -> None:
        found = DreadChange(self.moment, one.change, one.dread, one.why, self.card if one.why != "detour" else "")
        if self.day.endgame >= 0:
            self.day.endgame_changes.append(found)
        else:
            hours = self.chapter.hours
            (self.chapter.closing_changes if self.closing or not hours else hours[-1].dread_changes).append(found)

    def _attempt(self, one: Event, hour: HourRecord) -> None:
        match one:
            case event.ArrowTurned():
                self.turned_arrows.add((one.seat, one.slot))
                if one.slot == hour.slot:
                    hour.detours |= {one.seat}
            case event.Moved():
                self.places[one.seat] = one.place
                hour.actual = tuple(self.places)
            case event.InvestigationBegan():
                self.parties[one.card], self.card = one.seats, one.card
            case event.DreadSolved() | event.DreadFailed():
                result = SOLVED if isinstance(one, event.DreadSolved) else FAILED
                hour.attempts.append(CardAttempt(self.moment, one.place, one.card, self.parties[one.card], result, one.points))
            case event.WalkedAway():
                hour.attempts.append(CardAttempt(self.moment, one.place, one.card, self.parties[one.card], LEFT))
            case event.PlotResolved():
                hour.attempts.append(
                    CardAttempt(self.moment, one.place, one.card, self.parties[one.card], TIER_RESULTS[one.tier], one.fists)
                )
            case event.Befriended():
                hour.attempts.append(CardAttempt(self.moment, self.places[one.seat], one.ally, (one.seat,), JOINED))
