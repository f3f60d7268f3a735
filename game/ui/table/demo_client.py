"""The client of a match that is not saved: no autosave, no replay, no file of the player changes. Agents announce each answer."""

from collections.abc import Callable
from typing import Any

import pygame

from game.match import PERSON, MatchCrash
from game.rules.engine.agent import Advice
from game.rules.engine.script import Event, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say
from game.ui.table.match_client import MatchClient

TOUCHES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
SILENT_KEYS = frozenset({
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LGUI, pygame.K_RGUI,
    pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
})  # fmt: skip
"""Modifier keys, which do not count as input: the key combination that leaves a kiosk begins with two of them."""


def touches(event: pygame.event.Event) -> bool:
    """Whether an event is a pressed key or button."""
    return event.type in TOUCHES and (event.type != pygame.KEYDOWN or event.key not in SILENT_KEYS)


class DemoClient(MatchClient):
    """The client of a demo match. `intends` receives the next answer of an agent, and returns the milliseconds to wait before it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.levels = dict(self.match.holders)
        self.intends: Callable[[Seat, Advice], float] = lambda _seat, _advice: 0.0
        self.plan: tuple[Seat, Advice] | None = None
        self.wait = 0.0
        self.crashed = False
        self.since = self.match.turn

    @property
    def person(self) -> Seat | None:
        """The seat that a person has taken over, if any."""
        return next(iter(self.held), None)

    def take(self, seat: Seat) -> None:
        """Let a person hold `seat` from now on, also for the open decision."""
        self._held(frozenset({seat}), {**self.levels, seat: PERSON})

    def give_back(self) -> None:
        """Let agents hold every seat again."""
        self._held(frozenset(), dict(self.levels))

    def _held(self, held: frozenset[Seat], holders: dict[Seat, str]) -> None:
        self.context.agent_worker.cancel()
        self.plan, self.wait, self.message = None, 0.0, ""
        self.held, self.match.holders = held, holders
        self.since = self.match.turn
        self.view = self.match.view(self.eyes)
        self.reread()

    def others(self) -> list[Event]:
        """Let the agent announce its answer, wait, and submit it."""
        if self.plan is None:
            self.plan = self.thought()
            if self.plan is not None:
                self.wait = self.intends(*self.plan)
        if self.plan is None or self.wait > 0:
            return []
        (seat, advice), self.plan = self.plan, None
        return self.submit(advice.choice, seat)

    def undo_refusal(self) -> IllegalAction | None:
        """Earlier answers of the agent in this seat cannot be undone."""
        return IllegalAction("refused-undo-nothing") if self.match.turn <= self.since else super().undo_refusal()

    def save(self) -> None:
        """Tell the player that a demo is not saved."""
        self.tell(say("ui-demo-unsaved"))

    def _answered(self) -> list[Event]:
        self.view = self.match.view(self.eyes)
        return self.match.news(self.eyes)

    def _crashed(self, crash: MatchCrash) -> None:
        super()._crashed(crash)
        self.crashed = True
