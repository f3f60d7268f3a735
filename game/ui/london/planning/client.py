"""The conversation of the planning with its match, and the agents that plan at the same time as the persons."""

from game.match.agents import INPUT_MS
from game.rules.engine.agent import Budget
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Seat
from game.rules.london.state import Place
from game.ui.table.match_client import MatchClient

CONTENT_MS = 2500.0
"""Milliseconds after which a companion that was content looks at the board again."""
READY_MS = 600.0
"""Milliseconds after which a companion follows an order."""


class PlanningClient(MatchClient):
    """The conversation about the planning. All seats may answer at any time, so an answer invalidates no agent's thinking."""

    @property
    def eyes(self) -> frozenset[Seat]:
        """All seats: the team shares its knowledge, spectators included (LD-085)."""
        return frozenset(self.match.holders)

    def unask(self) -> None:
        """Let companions go on thinking; their answer is checked when it arrives."""

    def say(self, seat: Seat, choice: Choice) -> list[Event]:
        """Answer for a seat and log what happens."""
        return self._log(self.submit(choice, seat))

    def strike(self) -> list[Event]:
        """End the planning if its time is up."""
        return self._log(self.tick())

    def _log(self, events: list[Event]) -> list[Event]:
        for event in events:
            self.note(event)
        return events


class Companions:
    """The agents at the table, each with its own rhythm, at a human pace. `swift` lets them answer as fast as they think.

    `orders` are the places at which a companion should be in a slot. They are saved with the match and hold for its Chapter.
    `thinking` is the companion whose answer is being worked out.
    """

    def __init__(self, client: PlanningClient, *, swift: bool = False) -> None:
        self.client, self.swift = client, swift
        self.seats: list[Seat] = [seat for seat in client.match.awaited_agents() if seat not in client.held]
        share = INPUT_MS / max(1, len(self.seats))
        self.wait: dict[Seat, float] = {seat: share * place for place, seat in enumerate(self.seats, 1)}
        self.thinking: Seat | None = None
        self.orders: dict[tuple[Seat, int], Place] = {}
        for seat in self.seats:
            for chapter, slot, place in client.match.notes.get(seat, {}).get("orders", []):
                if chapter == client.view.state.chapter:
                    self.orders[seat, slot] = place

    def order(self, seat: Seat, slot: int, place: Place) -> bool:
        """Order a companion to be at a place in a slot; the same order again withdraws it. Returns whether the order holds."""
        if self.orders.get((seat, slot)) == place:
            del self.orders[seat, slot]
        else:
            self.orders[seat, slot] = place
        chapter = self.client.view.state.chapter
        for one in self.seats:
            saved = [[chapter, at, where] for (who, at), where in self.orders.items() if who == one]
            self.client.match.notes.setdefault(one, {})["orders"] = saved
        self.wait[seat] = min(self.wait[seat], READY_MS)
        return (seat, slot) in self.orders

    def update(self, ms: float) -> list[Event]:
        """Let `ms` milliseconds pass. Returns the Events of a companion's answer, if one has answered."""
        for seat in self.wait:
            self.wait[seat] -= ms
        agent_worker = self.client.context.agent_worker
        if self.thinking is None:
            due = min(self.wait, key=lambda seat: self.wait[seat], default=None)
            if due is None or (self.wait[due] > 0 and not self.swift) or agent_worker.busy:
                return []
            self.thinking = due
            wishes = tuple((seat, slot, place) for (seat, slot), place in sorted(self.orders.items()))
            agent_worker.ask(self.client.match.question(due, budget=Budget(wishes=wishes)))
            return []
        if not agent_worker.busy:  # another question has replaced this one
            self.thinking = None
            return []
        ready = agent_worker.poll()
        if ready is None:
            return []
        self.thinking = None
        return self._answer(ready[0].seat, ready[1].choice)

    def _answer(self, seat: Seat, choice: Choice) -> list[Event]:
        """Give a companion's answer, if it is still legal."""
        decision = self.client.decision
        content = isinstance(choice, Done)
        self.wait[seat] = CONTENT_MS if content else float(INPUT_MS)
        if content or decision is None or choice not in decision.options.get(seat, ()):
            return []
        return self.client.say(seat, choice)
