"""The demos of all games: their playlist, the client that saves nothing, how to leave, and the band with the commentary."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple

import pygame

from game.match import PERSON, Match, MatchCrash
from game.match.options import read_options
from game.rules import GAMES
from game.rules.engine.agent import Advice
from game.rules.engine.rng import Rng
from game.rules.engine.script import Event, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, Colour, mix, rgb
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.table.match_client import MatchClient
from game.ui.widgets.controls import hints, hints_width
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_left, off_right
from game.ui.widgets.screen import Screen

LEVELS = ("normal", "easy", "random")
"""The levels of the agents in order of preference."""


class PlaylistMatch(NamedTuple):
    """The arguments of `Match.new` for one match of the playlist."""

    game: str
    seed: int
    options: Mapping[str, Any]

    def begin(self) -> Match:
        """Create the match with an agent in each seat."""
        rules = GAMES[self.game]
        level = next(level for level in LEVELS if level in rules.agents)
        seats = dict.fromkeys(rules.seats(read_options(rules, self.options)), level)
        return Match.new(self.game, seed=self.seed, options=self.options, seats=seats)


class DemoPlaylist:
    """The endless matches of a demo. The same `seed` gives the same matches; values in `options` stay the same in each.

    Each game defines in `made` what varies.
    """

    game = ""

    def __init__(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.seed, self.options = seed, dict(options or {})

    def night(self, number: int) -> PlaylistMatch:
        """Match number `number`, from 0."""
        lot = Rng(self.seed)
        made = self.made(number, lot)
        return PlaylistMatch(self.game, lot.below(f"seed-{number}", 2**31), {**made, **self.options})

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The varied options of a match."""
        return {}


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


READ, LETTER = 900.0, 26.0
"""The minimum milliseconds for a message, and more for each of its letters."""
SHOWN = 12_000.0
"""The milliseconds for which the end of a match is shown."""
LINES = 2.2
"""The lines of text that fit into the band."""
BRIGHT = rgb("#fff6e0")


def reading(words: str) -> float:
    """The minimum milliseconds for a message."""
    return READ + LETTER * len(words)


class DemoScreen(Screen):
    """One match of a demo. The exit leaves it; any other press opens the set-up, because a match seen with all secrets cannot be played on."""

    name = "demo"
    attract = True

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context)
        self.slot, self.left = slot, SHOWN

    def fade(self, dt: float) -> Navigation | None:
        """Advance the time of the end; then start the next match."""
        before = self.seconds
        self.left -= dt
        self.dirty = self.dirty or self.seconds != before
        return self.following() if self.left <= 0 else None

    @property
    def seconds(self) -> int:
        """The seconds until the next match."""
        return max(0, ceil(self.left / 1000))

    def next_up(self) -> str:
        """The sentence about the next match."""
        return say("ui-demo-next-up", game=say(f"game-{self.slot.following().game}"), seconds=self.seconds)

    def following(self) -> Navigation:
        """Start the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    def leave(self) -> Navigation | None:
        """Leave the demo, if it has an exit."""
        self.context.agent_worker.cancel()
        return Goto("menu") if self.slot.has_exit else None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Leave, or open the set-up."""
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            return self.leave() if self.slot.has_exit else None
        if touches(event):
            self.context.agent_worker.cancel()
            return Goto("setup", self.slot.game)
        self.dirty = self.dirty or event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
        return None

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """There are no targets."""
        return []


# ------------------------------------------------------------------ the band


def deep(canvas: Canvas) -> float:
    """The height of the band."""
    return canvas.high(26) * LINES + 40


def band(canvas: Canvas, area: Area, scene: DemoScreen, told: str, invite: str, colour: Colour, *, over: bool) -> None:
    """Draw the band: that this is a demo, the message (brighter once it is over), and how to play."""
    palette = scene.palette
    canvas.box(area.inset(-4, 0), (mix(palette.panel, palette.deep, 0.3), palette.deep), palette.line, radius=0)
    inner, word = area.inset(20, 12), say("ui-demo-sign")
    sign, rest = off_left(inner, canvas.wide(word, 24, "bold") + 36, 18)
    high = min(sign.h, canvas.high(24, "bold") + 18)
    sign = Area(sign.x, sign.centre[1] - high / 2, sign.w, high)
    canvas.box(sign, (GOLD, GOLD_LOW), None, radius=6)
    canvas.within(word, sign, 24, INK, face="bold")
    aside, words = off_right(rest, min(rest.w * 0.34, canvas.wide(invite, 22, "bold") + 30), 24)
    size = canvas.block(told, words, 26, "bold", 13)
    canvas.paragraph(told, words, size, BRIGHT if over else palette.text, face="bold", middle=True)
    _invite(canvas, scene, aside, invite, colour)


def _invite(canvas: Canvas, scene: DemoScreen, area: Area, words: str, colour: Colour) -> None:
    """Draw the invitation to play, and the exit if there is one."""
    way_out = scene.context.input.cap("back") if scene.slot.has_exit else ""
    pairs = [(way_out, say("ui-demo-leave"))] if way_out else []
    low = 36.0 if pairs and area.h > canvas.high(22) + 38 and hints_width(canvas, pairs) <= area.w else 0.0
    top = area._replace(h=area.h - low)
    canvas.paragraph(words, top, canvas.block(words, top, 22, "bold", 12), colour, face="bold", align="right", middle=True)
    if low:
        hints(canvas, area.x + area.w, area.y + area.h - 33, pairs, scene.palette)
