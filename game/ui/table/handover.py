"""Handing a screen over: notices, who sees what, the curtain before a question for one person alone, the key for secrets, and seats of a demo."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from game.match import PERSON, Match, MatchCrash
from game.rules.engine.agent import Advice
from game.rules.engine.script import Decision, Event, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say
from game.ui.input.actions import input_action
from game.ui.input.state import HoldTimer
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.table.director import AnimationQueue
from game.ui.table.match_client import MatchClient
from game.ui.widgets.screen import RIGHT

TOUCHES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
SILENT_KEYS = frozenset({
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LGUI, pygame.K_RGUI,
    pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
})  # fmt: skip
"""Modifier keys, which do not count as input: the key combination that leaves a kiosk begins with two of them."""
BEGIN, WORD = 800.0, 280.0
"""The milliseconds to notice a notice, and to read each of its words."""
ALOUD = 3.0
"""The factor by which a notice may stay longer while it is being read aloud."""
HOLD = 500.0
"""The milliseconds for which the key is held to skip all remaining notices."""
SOON = 250.0
"""The milliseconds in which presses are ignored, because they were meant for the previous picture."""
FAST = 4.0
"""The factor of speed while fast-forward is held."""


def touches(event: pygame.event.Event) -> bool:
    """Whether an event is a pressed key or button."""
    return event.type in TOUCHES and (event.type != pygame.KEYDOWN or event.key not in SILENT_KEYS)


def reading_ms(words: str) -> float:
    """The milliseconds to notice some words and to read them."""
    return BEGIN + WORD * len(words.split())


CALM = 2.0
"""How many times as long as it takes to read a message stays."""


class MessageTimer:
    """How long a message has been shown."""

    def __init__(self) -> None:
        self.words, self.ms = "", 0.0

    def is_over(self, words: str, ms: float) -> bool:
        """Let time pass for the message that is shown; whether it was long enough to be read."""
        self.ms = self.ms + ms if words == self.words else 0.0
        self.words = words
        return bool(words) and self.ms >= CALM * reading_ms(words)


class ContinueTarget(NamedTuple):
    """The data of the button beside a notice, which closes it."""

    news: str


class Notices:
    """Advances the animations, and the notice at which they pause.

    `elapsed` is for how many milliseconds the notice has been shown, `hurried` for how many of them the skip key was held. `speed` is
    a speed of the game's own instead of that of the settings.
    """

    def __init__(self, context: AppContext, queue: AnimationQueue) -> None:
        self.context, self.queue = context, queue
        self.elapsed = self.hurried = 0.0
        self.speed: float | None = None

    @property
    def pace(self) -> float:
        """The speed of the animations: the setting, or faster while fast-forward is held."""
        if self.speed is not None:
            return self.speed
        return PACE[self.context.settings.speed] * (FAST if "fast" in self.context.input.held else 1.0)

    def manner(self, *, reads: bool) -> str:
        """How long notices stay: "wait" until a key, in "own" turns only, or for a "time"; "" if nobody reads them or they are switched off."""
        settings = self.context.settings
        return settings.cards if reads and settings.speed != "instant" else ""

    def advance(self, ms: float, manner: str, text: str) -> bool:
        """Advance the animations, or the notice with this text. Returns whether they have reached a notice, or their end."""
        queue = self.queue
        if queue.stopped:
            return self._read(ms, manner, text)
        queue.still, queue.stops = self.context.settings.reduced, bool(manner)
        queue.update(ms * self.pace)
        return self._arrived()

    def _read(self, ms: float, manner: str, text: str) -> bool:
        self.elapsed += ms
        self.hurried = self.hurried + ms if "fast" in self.context.input.held else 0.0
        needed = reading_ms(text) * (ALOUD if self.context.sounds.reading else 1)
        if self.hurried >= HOLD:
            self.queue.skip(whole=True)
        elif not manner or (manner == "time" and self.elapsed >= needed):
            self.queue.go_on()
        return not self.queue.stopped and self._arrived()

    def cut(self, manner: str, *, at_once: bool = False) -> bool:
        """Close the notice, or skip to the next notice or to the end. Returns whether something has changed.

        A notice that has just appeared stays, unless it is closed `at_once`.
        """
        if not self.queue.stopped:
            self.queue.stops = bool(manner)
            self.queue.skip()
        elif at_once or self.elapsed >= SOON:
            self.queue.go_on()
        else:
            return False
        return self._arrived() or True

    def _arrived(self) -> bool:
        if self.queue.stopped:
            self.elapsed = self.hurried = 0.0
        return self.queue.stopped or not self.queue.busy


SECRETS_ACTION = "look"
"""The input action that shows secrets while it is held, where several persons play."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
RELEASES = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST)
EXEMPT = frozenset({"menu", "back", "rulebook", "save"})
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

    def save_shown(self) -> None:
        """A demo is not saved."""

    def _answered(self) -> list[Event]:
        self.view = self.match.view(self.eyes)
        return self.match.news(self.eyes)

    def _crashed(self, crash: MatchCrash) -> None:
        super()._crashed(crash)
        self.crashed = True
