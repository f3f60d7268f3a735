"""Handing a screen over: who sees what, the curtain before a question for one person alone, and the key that shows secrets while it is held."""

from typing import Any

import pygame

from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.ui.input.actions import input_action
from game.ui.input.hold import HoldTimer
from game.ui.scene.context import AppContext
from game.ui.table.match_client import MatchClient
from game.ui.widgets.screen import RIGHT

SECRETS_ACTION = "look"
"""The input action that shows secrets while it is held, where several persons play."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
RELEASES = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST)
EXEMPT = frozenset({"menu", "back", "rulebook"})
"""Input actions that do not lift the curtain."""


def is_held(event: pygame.event.Event, before: bool, *, again: bool) -> bool:
    """Whether a key is held after this event; key repeat changes nothing, because it was pressed for the previous person."""
    return event.type in PRESSES and (before or not again)


def is_secrets_event(event: pygame.event.Event) -> bool:
    """Whether the key or mouse button for secrets is pressed or released by this event."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and input_action(event) == SECRETS_ACTION


class PrivateClient(MatchClient):
    """A match in which every person has secrets. A person who is alone at this screen sees the own ones; several see what is public.

    With `revealed` nothing is hidden: the match is over. A finished match may be shown as one seat saw it (`viewpoint`).
    """

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        held: frozenset[Seat] | None = None,
        revealed: bool = False,
        viewpoint: Seat | None = None,
    ) -> None:
        self._shows_all, self.viewpoint = revealed, viewpoint
        super().__init__(context, match, held=held)
        self.revealed = revealed
        self.reread()

    @property
    def sole_seat(self) -> Seat | None:
        """The seat of the only person at this screen, or the viewpoint."""
        sole = super().sole_seat
        return self.viewpoint if sole is None else sole

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """The seats whose knowledge is drawn: that of the only person here, else none."""
        if self._shows_all:
            return frozenset(self.match.holders)
        return None if self.sole_seat is None else frozenset((self.sole_seat,))

    def private_view(self, seat: Seat) -> Observation[Any]:
        """The observation of one seat, for drawing while only its player looks."""
        return self.match.view(seat)


class Handover(HoldTimer):
    """The curtain is down while a question is for one person alone and others are here, until a key was held (`lifted`).

    `secrets_held` says that the key for secrets is down. Both end with the answer.
    """

    def __init__(self, client: MatchClient) -> None:
        super().__init__()
        self.client = client
        self.lifted = self.secrets_held = False

    def reset(self) -> None:
        """A new question is shown: nothing is open any longer."""
        self.drop()
        self.lifted = self.secrets_held = False

    @property
    def several(self) -> bool:
        """Whether several persons with secrets share this screen, or none."""
        return isinstance(self.client, PrivateClient) and self.client.sole_seat is None

    def hides(self, decision: Decision | None) -> bool:
        """Whether the curtain hides the table at this decision."""
        private = decision is not None and decision.is_private and self.several
        return private and self.client.seat is not None and not self.lifted

    def secrets(self, decision: Decision | None) -> Seat | None:
        """The seat whose secrets may be drawn: that of the only person, or of the asked one while its player alone looks."""
        if not isinstance(self.client, PrivateClient) or self.client.sole_seat is not None:
            return self.client.sole_seat
        looks = self.secrets_held or (self.lifted and decision is not None and decision.is_private)
        return self.client.seat if looks else None

    def press(self, event: pygame.event.Event, *, again: bool) -> bool:
        """Press or release the key of the curtain. Returns whether the event meant that."""
        if event.type in PRESSES and input_action(event) not in EXEMPT:
            self.pressed = self.pressed or not again
            return True
        if event.type in RELEASES:
            self.pressed = False
        return False

    def hold(self, *, down: bool) -> bool:
        """Hold the key for secrets, or release it. Returns whether the picture changes."""
        if not self.several or self.secrets_held == down:
            return False
        self.secrets_held = down and self.client.seat is not None
        return True
