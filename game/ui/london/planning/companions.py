"""Companions plan in the same time as the people beside them, at the pace of people, and say what they have in mind."""

from game.match.pacing import INPUT_MS
from game.rules.engine.agent import Budget
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Seat
from game.rules.london.state import Place
from game.ui.table.match_client import MatchClient

CONTENT_MS = 2500.0
"""Milliseconds after which a companion who was content looks at the board again."""
READY_MS = 600.0
"""Milliseconds after which a companion sets about what it was asked."""


class Table(MatchClient):
    """The conversation about the planning: everybody may answer at any time, so an answer makes nobody's thoughts vain."""

    @property
    def eyes(self) -> frozenset[Seat]:
        """Everybody's: what one of the team knows all know, and who looks on (LD-085)."""
        return frozenset(self.match.holders)

    def unask(self) -> None:
        """Companions think on: what they want is looked at again when they say it."""

    def say(self, seat: Seat, choice: Choice) -> list[Event]:
        """Answer for a seat, and write what happened into the log."""
        events = self.submit(choice, seat)
        for event in events:
            self.note(event)
        return events

    def strike(self) -> list[Event]:
        """Let the third stroke fall if it is time."""
        events = self.tick()
        for event in events:
            self.note(event)
        return events


class Companions:
    """The agents at the table, each with a rhythm of its own. `swift` lets them answer as fast as they think.

    `orders` say where a companion is asked to be in a slot; they are kept with the match and hold for its Chapter.
    """

    def __init__(self, play: Table, *, swift: bool = False) -> None:
        self.client, self.swift = play, swift
        self.seats: list[Seat] = [seat for seat in play.match.awaited_agents() if seat not in play.held]
        share = INPUT_MS / max(1, len(self.seats))
        self.wait: dict[Seat, float] = {seat: share * place for place, seat in enumerate(self.seats, 1)}
        self.asked: Seat | None = None
        self.orders: dict[tuple[Seat, int], Place] = {}
        for seat in self.seats:
            for chapter, slot, place in play.match.notes.get(seat, {}).get("orders", []):
                if chapter == play.view.state.chapter:
                    self.orders[seat, slot] = place

    def order(self, seat: Seat, slot: int, place: Place) -> bool:
        """Ask a companion to be at a place in a slot; the same again takes that back. True if it stands."""
        if self.orders.get((seat, slot)) == place:
            del self.orders[seat, slot]
        else:
            self.orders[seat, slot] = place
        chapter = self.client.view.state.chapter
        for one in self.seats:
            kept = [[chapter, at, where] for (who, at), where in self.orders.items() if who == one]
            self.client.match.notes.setdefault(one, {})["orders"] = kept
        self.wait[seat] = min(self.wait[seat], READY_MS)
        return (seat, slot) in self.orders

    def update(self, ms: float) -> list[Event]:
        """Let so many milliseconds pass; return what a companion has done, if one has done anything."""
        for seat in self.wait:
            self.wait[seat] -= ms
        thinker = self.client.context.thinker
        if self.asked is None:
            due = min(self.wait, key=lambda seat: self.wait[seat], default=None)
            if due is None or (self.wait[due] > 0 and not self.swift) or thinker.busy:
                return []
            self.asked = due
            wishes = tuple((seat, slot, place) for (seat, slot), place in sorted(self.orders.items()))
            thinker.ask(self.client.match.question(due, budget=Budget(wishes=wishes)))
            return []
        if not thinker.busy:  # somebody else has put a question since
            self.asked = None
            return []
        ready = thinker.poll()
        if ready is None:
            return []
        self.asked = None
        return self._answer(ready[0].seat, ready[1].choice)

    def _answer(self, seat: Seat, choice: Choice) -> list[Event]:
        """Do what a companion wanted when it was asked, if that still can be done."""
        decision = self.client.decision
        content = isinstance(choice, Done)
        self.wait[seat] = CONTENT_MS if content else float(INPUT_MS)
        if content or decision is None or choice not in decision.options.get(seat, ()):
            return []
        return self.client.say(seat, choice)
